# Terraforming Mars : Le Jeu de Dés, en solo. Les valeurs sont affichées, .voice se dit, .why est la raison
# et où elle se trouve, .done est le nom que l’annulation donne à la réponse. Les noms sont à la fin.

## Le tour

# What a report has raised: from which value to which
steps =
    .temperature = { $temperature_from ->
        [8] la température, déjà au maximum, a été augmentée
       *[other] la température est passée de { $temperature_from } à { $temperature_to } °C
    }
    .oxygen = { $oxygen_from ->
        [14] l’oxygène, déjà au maximum, a été augmenté
       *[other] l’oxygène est passé de { $oxygen_from } à { $oxygen_to } %
    }
    .ocean = { $oceans_from ->
        [7] un océan a été compté, tous étant déjà placés
       *[other] un océan a été placé ({ $oceans_to } sur 7)
    }
    .forest = { $oxygen_from ->
        [14] une forêt a été placée, l’oxygène étant déjà au maximum
       *[other] une forêt a été placée et l’oxygène est passé de { $oxygen_from } à { $oxygen_to } %
    }

turn = { $asks ->
        [first] { $extra ->
            [yes] Tour supplémentaire : le cube Temps reste sur le { $turn }.
           *[no] Tour { $turn } sur { $turns } : cube Temps sur le { $turn }.
        }
        Production : gardez jusqu’à { $kept } dés, défaussez les cartes que vous voulez, piochez jusqu’à en avoir 5, lancez les dés des cadres marron, redressez les cartes bleues.
        Actions : 1 action de soutien, puis 1 action principale.
       *[more] { more }
    }
    .again = { $asks ->
        [first] { $extra ->
            [yes] Tour supplémentaire : le cube Temps reste sur le { $turn }.
           *[no] Tour { $turn } sur { $turns } : cube Temps sur le { $turn }.
        }
       *[more] { more }
    }
    .again-short = { $asks ->
        [first] { $extra ->
            [yes] C’est un tour supplémentaire.
           *[no] Avancez le cube Temps sur le { $turn }.
        }
       *[more] { more.short }
    }
    .voice = { $asks ->
        [first] { $extra ->
            [yes] Tour supplémentaire : le cube Temps ne bouge pas.
           *[no] Tour { $turn } : avancez le cube Temps.
        } Jouez un tour de Production ou d’Actions, puis signalez tout.
       *[more] { more.voice }
    }
    .why = Actions de soutien : prendre un dé et le lancer ; dépenser 1 ressource pour changer la face d’un autre dé, ou pour piocher 2 cartes ; utiliser une carte bleue. Actions principales : jouer une carte, faire une autre action de soutien, utiliser une carte bleue, ou dépenser 3 ressources Chaleur pour augmenter la température, 3 ressources Eau pour placer un océan, 4 ressources Plante pour placer une forêt, 3 ressources Cité pour placer une cité, 3 ressources MégaCrédit pour gagner 2 points. Une carte coûte exactement les symboles de son coût, un Joker remplace n’importe lequel, et les dés ne sont jamais relancés (livret de règles, tour d’Actions). Les jetons Joker ne sont pas des dés et se gardent tous ; s’il manque des dés dans la réserve, prenez ceux qui restent et exactement 1 jeton Joker (livret de règles, tour de Production). Les actions gratuites se font entre les étapes : sur ce point le livret et l’errata japonais diffèrent, et l’assistant suit l’errata. Si des cartes de stockage vous font garder plus de dés, corrigez le nombre dans « Toute la table ».
    .refused = { reports.refused }
    .form = tile
    .option-actions = Fin des Actions
    .option-production = Tour de Production
    .option-symbol-1 = { reports.symbol-1 }
    .option-symbol-2 = { reports.symbol-2 }
    .option-symbol-3 = { reports.symbol-3 }
    .done = { $answer ->
        [done] vous avez joué le tour { $turn }
        [actions] { $extra ->
            [yes] vous avez fini le tour supplémentaire, un tour d’Actions
           *[no] vous avez fini le tour { $turn }, un tour d’Actions
        }
        [production] { $extra ->
            [yes] vous avez fini le tour supplémentaire, un tour de Production
           *[no] vous avez fini le tour { $turn }, un tour de Production
        }
        [symbol-1] un symbole { NAME($symbol_1) } a été compté
        [symbol-2] un symbole { NAME($symbol_2) } a été compté
        [symbol-3] un symbole { NAME($symbol_3) } a été compté
        [temperature] { steps.temperature }
        [oxygen] { steps.oxygen }
        [ocean] { steps.ocean }
        [forest] { steps.forest }
       *[other] { NAME($answer, form: "done") }
    }
    .title = { $asks ->
        [first] { $extra ->
            [yes] Tour en plus : Production ou Actions
           *[no] { $turn ->
                [1] Signalez tout, puis finissez le tour 1
               *[other] Jouez, puis finissez le tour { $turn }
            }
        }
        [card] { more.title }
       *[more] Autre chose ? Sinon, finissez le tour { $turn }
    }
    .moves =
        { $asks ->
            [first] { $extra ->
                [yes] Laissez le cube Temps sur le **{ $turn }**
               *[no] Avancez le cube Temps sur le **{ $turn }**
            }
           *[more] { "" }
        }
        { $asks ->
            [first] { $turn ->
                [1] Jouez **Production** ou **Actions** || Production : gardez { $kept } dés. Actions : soutien et principale
               *[other] { "" }
            }
           *[more] { "" }
        }
    .facts =
        { $asks ->
            [first] Production : gardez { $kept } dés, main à 5, lancez, redressez
           *[more] { more.facts }
        }
        { $asks ->
            [first] Actions : 1 action de soutien, puis 1 action principale
           *[more] { "" }
        }
        { $asks ->
            [first] Autres PV : ceux des mégacrédits, des cartes et des zones
           *[more] { "" }
        }
        { $asks ->
            [first] Tours depuis la dernière Production : { $since }
           *[more] { "" }
        }
    .key = Tour | { $turn }
    .short = { $asks ->
        [first] { $extra ->
            [yes] C’est un tour supplémentaire, de Production ou d’Actions.
           *[no] Avancez le cube Temps sur le { $turn } ; jouez un tour de Production ou d’Actions.
        }
       *[more] { more.short }
    }

# La question après un signalement, selon ce qui a été signalé
more = { $asks ->
        [card] Quoi d’autre sur la carte ?
       *[more] Autre chose ?
    }
    .voice = { $asks ->
        [card] Signalez ce que la carte montre d’autre.
       *[more] Y a-t-il autre chose ?
    }
    .title = { $asks ->
        [card] Quoi d’autre sur la carte ?
       *[more] Autre chose ?
    }
    .facts = { $asks ->
        [card] Symboles de son coût : un appui pour chacun
       *[more] Autres PV : ceux des mégacrédits, des cartes et des zones
    }
    .short = { $asks ->
        [card] Que montre encore la carte ?
       *[more] Y a-t-il autre chose ?
    }

# Les boutons qui ont besoin d’une valeur ; les autres sont des noms avec une forme .report
reports =
    .refused = Cela ne peut pas être signalé maintenant. Signalez un Objectif encore ouvert, ou ce que la carte peut encore avoir.
    .symbol-1 = Symbole : { NAME($symbol_1) }
    .symbol-2 = Symbole : { NAME($symbol_2) }
    .symbol-3 = Symbole : { NAME($symbol_3) }

## Ce qui suit un signalement

# La valeur d’un paramètre, pour les messages qui la disent
measured = { $parameter ->
        [temperature] { $sign ->
            [minus] −{ $size } °C
           *[plus] { $size } °C
        }
        [oxygen] { $value } %
       *[oceans] { $value } sur 7
    }
    .voice = { $parameter ->
        [temperature] { $sign ->
            [minus] moins { $size } degrés
           *[plus] { $size } { $size ->
                [one] degré
               *[other] degrés
            }
        }
        [oxygen] { $value } pour cent
       *[oceans] { $value ->
            [one] { $value } océan
           *[other] { $value } océans
        } sur 7
    }
# Ce que donne une tuile outre ses points
area-bonus = { $tile ->
        [none] { "" }
       *[tile] Prenez le bonus de placement.
    }
    .moves = { $tile ->
        [none] { "" }
       *[tile] Prenez le **bonus de placement** | S’il est imprimé sur la zone
    }
    .facts = +{ $points } PV{ $touching ->
        [0] { "" }
       *[other] , dont 1 par { $tile ->
            [city] forêt adjacente
           *[forest] cité adjacente
        }
    }
    .short = { $tile ->
        [none] { "" }
       *[tile] Prenez le bonus de placement.
    }
raised = { NAME($parameter) } { measured } : +{ $points } PV. Avancez votre cube de score sur le { $vp }. { area-bonus }
    .voice = { $parameter ->
        [temperature] La température est à
        [oxygen] L’oxygène est à
       *[oceans] Il y a
    } { measured.voice } : vous gagnez { $points } points. Avancez votre cube de score sur le { $vp }. { area-bonus }
    .why = Chaque niveau et chaque océan vaut aussitôt 2 points de victoire (livret de règles, terraformer). Une tuile donne le bonus de placement de sa zone, et une forêt 1 point par cité adjacente (livret de règles, placer des tuiles).
    .moves =
        { $tile ->
            [forest] Montez { NAME($parameter, form: "the") } à **{ measured }**
           *[other] { "" }
        }
        { area-bonus.moves }
        Avancez votre cube sur le **{ $vp }** | { area-bonus.facts }
    .facts =
        { $tile ->
            [forest] { "" }
            [ocean] { NAME($parameter) } : { measured }
           *[none] { "" }
        }
    .key = { NAME($parameter) } | { measured }
    .short = { $parameter ->
        [temperature] La température est à
        [oxygen] L’oxygène est à
       *[oceans] Il y a
    } { measured.voice } ; avancez votre cube de score sur le { $vp }. { area-bonus.short }
raised-full = { NAME($parameter) } : déjà au maximum, rien ne bouge, +{ $points } PV. Avancez votre cube de score sur le { $vp }. { area-bonus }
    .voice = { $parameter ->
        [temperature] La température est
        [oxygen] L’oxygène est
       *[oceans] Les océans sont
    } déjà au maximum : rien ne bouge. { $points ->
        [one] Vous gagnez un point.
       *[other] Vous gagnez { $points } points.
    } Avancez votre cube de score sur le { $vp }. { area-bonus }
    .why = On peut encore augmenter un paramètre au maximum : rien ne bouge, mais cela rapporte 1 point de victoire (livret de règles, terraformer).
    .moves =
        { area-bonus.moves }
        Avancez votre cube sur le **{ $vp }** | { area-bonus.facts }
    .facts = { NAME($parameter) } : déjà au maximum, rien ne bouge
    .key = Votre cube | { $vp }
    .short = { $parameter ->
        [temperature] La température est
        [oxygen] L’oxygène est
       *[oceans] Les océans sont
    } déjà au maximum ; avancez votre cube de score sur le { $vp }. { area-bonus.short }
bonus-step = { NAME($parameter) } à { measured }, bonus de paramètre : { $value ->
        [-24] gagnez 1 ressource Chaleur.
       *[other] prenez le bonus imprimé sur la piste.
    }
    .voice = { $parameter ->
        [temperature] La température est à
        [oxygen] L’oxygène est à
       *[oceans] Il y a
    } { measured.voice } : c’est un bonus de paramètre. { $value ->
        [-24] Gagnez une ressource Chaleur.
       *[other] Prenez le bonus imprimé sur la piste.
    }
    .why = Vous gagnez un bonus quand vous amenez le marqueur sur moins 24, moins 16 ou 0 degré, ou sur 4 ou 10 pour cent (livret de règles, bonus de paramètre).
    .moves = { $value ->
        [-24] Gagnez **1 ressource Chaleur**
       *[other] Prenez le **bonus de la piste**
    } || { NAME($parameter) } à { measured } : bonus de paramètre
    .key = Bonus | { measured }
    .short = Bonus de paramètre à { measured.voice } : { $value ->
        [-24] gagnez une ressource Chaleur.
       *[other] prenez le bonus de la piste.
    }
full = { NAME($parameter) } : au maximum ! Désormais 1 PV au lieu de 2. { $won ->
        [yes] Les trois paramètres sont au maximum : votre score comptera.
       *[no] { "" }
    }
    .voice = { $parameter ->
        [temperature] La température est
        [oxygen] L’oxygène est
       *[oceans] Les océans sont
    } au maximum ! { $parameter ->
        [oceans] Un océan
       *[other] Un niveau
    } ne rapporte plus qu’un point au lieu de deux. { $won ->
        [yes] Les trois paramètres sont au maximum : votre score comptera.
       *[no] { "" }
    }
    .why = En solo, les trois paramètres doivent être au maximum à la fin du tour 50 ; on joue jusque-là (livret de règles, solo).
    .title = { NAME($parameter) } : au maximum !
    .facts =
        Désormais 1 PV au lieu de 2
        { $won ->
            [yes] Les trois paramètres sont au maximum : votre score comptera
           *[no] { "" }
        }
    .key = { NAME($parameter) }
    .short = { $parameter ->
        [temperature] La température est au maximum et ne rapporte
        [oxygen] L’oxygène est au maximum et ne rapporte
       *[oceans] Les océans sont au maximum et ne rapportent
    } plus qu’un point{ $won ->
        [yes] { " ; les trois paramètres sont au maximum." }
       *[no] .
    }
city = Cité : +{ $points } PV. Avancez votre cube de score sur le { $vp }. { area-bonus }
    .voice = Pour la cité, vous gagnez { $points } points. Avancez votre cube de score sur le { $vp }. { area-bonus }
    .why = Une cité vaut 2 points de victoire, et 1 par forêt adjacente. Elle ne peut pas toucher une autre cité (livret de règles, placer des tuiles).
    .moves =
        { area-bonus.moves }
        Avancez votre cube sur le **{ $vp }** | { area-bonus.facts }
    .key = Votre cube | { $vp }
    .short = La cité rapporte { $points } points ; avancez votre cube de score sur le { $vp }. { area-bonus.short }
neighbours = { $tile ->
        [city] Combien de forêts touche la cité ?
       *[forest] Combien de cités touche la forêt ?
    } 1 PV chacune.
    .voice = { $tile ->
        [city] Combien de forêts touche la cité ?
       *[forest] Combien de cités touche la forêt ?
    } Chacune rapporte un point.
    .why = Une forêt donne 1 point de victoire par cité adjacente, une cité 1 par forêt adjacente (livret de règles, placer des tuiles).
    .done = { $tile ->
        [city] { $answer ->
            [0] la cité ne touche aucune forêt
            [one] la cité touche une forêt
           *[other] la cité touche { $answer } forêts
        }
       *[forest] { $answer ->
            [0] la forêt ne touche aucune cité
            [one] la forêt touche une cité
           *[other] la forêt touche { $answer } cités
        }
    }
    .reported = { $tile ->
        [city] une cité a été placée
       *[forest] une forêt a été placée
    }{ $answer ->
        [0] { "" }
       *[other] { " " }à côté { $answer ->
            [one] { $tile ->
                [city] d’une forêt
               *[forest] d’une cité
            }
           *[other] { $tile ->
                [city] de { $answer } forêts
               *[forest] de { $answer } cités
            }
        }
    }
    .title = { $tile ->
        [city] Combien de forêts touche la cité ?
       *[forest] Combien de cités touche la forêt ?
    }
    .facts = { $tile ->
        [city] 1 PV par forêt adjacente
       *[forest] 1 PV par cité adjacente
    }
    .key = { $tile ->
        [city] Forêts
       *[forest] Cités
    }
    .short = { $tile ->
        [city] Combien de forêts touche la cité ?
       *[forest] Combien de cités touche la forêt ?
    }
vp-gained = +{ $points } PV. Avancez votre cube de score sur le { $vp }.
    .voice = { $points ->
        [one] Vous gagnez un point.
       *[other] Vous gagnez { $points } points.
    } Avancez votre cube de score sur le { $vp }.
    .why = 3 ressources MégaCrédit donnent 2 points de victoire ; les cartes montrent les points immédiats sur un ruban vert, et quelques zones du plateau en ont d’imprimés (livret de règles, tour d’Actions et placer des tuiles). Les points sur ruban rouge comptent à la fin.
    .moves = Avancez votre cube sur le **{ $vp }** | +{ $points } PV
    .key = Votre cube | { $vp }
    .short = { $points ->
        [one] Avec ce point,
       *[other] Avec ces { $points } points,
    } avancez votre cube de score sur le { $vp }.
milestone-claimed = Objectif revendiqué : { NAME($name) }. Prenez sa tuile ({ NAME($slot, form: "slot") }). 4 PV à la fin.
    .voice = L’Objectif { NAME($name) } est à vous. { $reported ->
        [yes] { "" }
       *[no] Prenez sa tuile.
    } Il vaut 4 points à la fin.
    .why = Objectifs revendiqués : { $count }. Un Objectif se revendique aussitôt et gratuitement, et vaut 4 points de victoire à la fin (livret de règles, Objectifs). Quand l’assistant en compte assez, il le revendique pour vous ; si c’est une erreur, corrigez-la dans « Toute la table ».
    .title = Objectif { NAME($name) } revendiqué
    .moves = { $reported ->
        [yes] Prenez la tuile **{ NAME($name) }** | 4 PV à la fin, pas maintenant
       *[no] Prenez la tuile **{ NAME($name) }** | De l’{ NAME($slot, form: "slot") }
    }
    .facts = { $reported ->
        [yes] { "" }
       *[no] 4 PV à la fin
    }
    .key = { NAME($name) }
    .short = Prenez la tuile { NAME($name) } : elle vaut 4 points à la fin.
milestone-doubted = Objectif { NAME($name, form: "goal") } : d’après l’assistant, vous en êtes à { $count } sur { $needed }. Si vous en avez assez sur la table, prenez la tuile ; sinon, annulez.
    .voice = Objectif { NAME($name, form: "goal") } : d’après l’assistant, vous en êtes à { $count } sur { $needed }. Si vous n’en avez pas assez sur la table, annulez.
    .why = L’assistant ne compte que ce que vous signalez : c’est la table qui fait foi. S’il manque quelque chose, corrigez-le dans « Toute la table ».
    .moves = Vérifiez l’Objectif **{ NAME($name) }** || L’assistant compte { $count } sur { $needed }. Pas assez ? « Annuler »
    .key = { NAME($name) } | { $needed }
    .short = Objectif { NAME($name) } : d’après l’assistant, vous en êtes à { $count } sur { $needed }.
bonus-due = { $reached } PV : une carte Bonus à la fin { $first ->
        [yes] de votre premier tour
       *[no] de ce tour
    }.
    .voice = Vous avez atteint { $reached } points : vous jouerez une carte Bonus à la fin { $first ->
        [yes] de votre premier tour
       *[no] de ce tour
    }.
    .why = La piste de score donne une carte Bonus à 5 et à 12 points (livret de règles, cartes Bonus).
    .title = { $reached } PV : une carte Bonus
    .facts = À la fin { $first ->
        [yes] de votre premier tour
       *[no] de ce tour
    }
    .key = Carte Bonus | { $reached }
    .short = Vous avez atteint { $reached } points : vous jouerez une carte Bonus à la fin { $first ->
        [yes] de votre premier tour
       *[no] de ce tour
    }.
bonus-card = { $asks ->
        [first] { $number ->
            [1] Cartes Bonus : consultez les { $left }
           *[other] Piste de score à { $reached } : carte Bonus ! Consultez les { $left } qui restent
        }, jouez-en 1 gratuitement, remettez les autres face cachée. { $number ->
            [1] Que donnent la carte et le cadre rouge de votre corporation ?
           *[other] Que donne la carte ?
        }
       *[more] { more }
    }
    .voice = { $asks ->
        [first] { $number ->
            [1] Consultez les { $left } cartes Bonus
           *[other] Votre piste de score est à { $reached } : consultez les { $left } cartes Bonus qui restent
        }, jouez-en une gratuitement et remettez les autres face cachée. Signalez ce qu’elle donne.
       *[more] { more.voice }
    }
    .why = En solo, une carte Bonus est jouée après la production initiale, deux autres à 5 et 12 points de victoire ; la dernière ne sert pas. Elles comptent comme les autres cartes (livret de règles, solo). Le livret ne dit pas si le cube Temps avance pour le tour supplémentaire que donne une carte : par défaut, il n’avance pas.
    .refused = { reports.refused }
    .form = tile
    .option-done = { $asks ->
        [first] Rien à signaler
       *[more] Continuer
    }
    .option-symbol-1 = { reports.symbol-1 }
    .option-symbol-2 = { reports.symbol-2 }
    .option-symbol-3 = { reports.symbol-3 }
    .done = { $answer ->
        [done] vous avez joué la carte Bonus numéro { $number }
        [symbol-1] un symbole { NAME($symbol_1) } a été compté
        [symbol-2] un symbole { NAME($symbol_2) } a été compté
        [symbol-3] un symbole { NAME($symbol_3) } a été compté
        [temperature] { steps.temperature }
        [oxygen] { steps.oxygen }
        [ocean] { steps.ocean }
        [forest] { steps.forest }
       *[other] { NAME($answer, form: "done") }
    }
    .title = { $asks ->
        [first] { $number ->
            [1] Que donnent la carte et le cadre rouge ?
           *[other] Que donne la carte ?
        }
       *[more] { more.title }
    }
    .moves = { $asks ->
        [first] Jouez **1 des { $left } cartes Bonus** || { $number ->
            [1] Gratuite ; regardez-les, remettez les autres face cachée
           *[other] Piste à { $reached } PV : regardez-les, puis remettez les autres
        }
       *[more] { "" }
    }
    .facts =
        { $asks ->
            [first] { $number ->
                [1] En solo : une carte Bonus après la production initiale
               *[other] { "" }
            }
           *[more] { "" }
        }
        { more.facts }
        { $asks ->
            [first] « Tour en plus » : si la carte vous en donne un
           *[more] { "" }
        }
    .key = { $asks ->
        [first] Cartes Bonus | { $left }
       *[more] Carte Bonus | { $number }
    }
    .short = { $asks ->
        [first] Jouez gratuitement une des { $left } cartes Bonus, puis signalez ce qu’elle donne.
       *[more] { more.short }
    }
extra-turn = Jouez aussitôt un tour supplémentaire : le cube Temps reste sur le { $turn }.
    .voice = Jouez aussitôt un tour supplémentaire. Le cube Temps reste sur le { $turn }.
    .why = Le livret ne dit pas si le cube Temps avance pour ce tour. Par défaut, il n’avance pas ; l’option « Tour donné par une carte » permet de changer cela.
    .title = Jouez un tour supplémentaire
    .facts =
        Jouez-le aussitôt{ $turn ->
            [0] , avant le tour 1
           *[other] { "" }
        }
        Le cube Temps reste sur le { $turn }
    .key = Tour supplémentaire
    .short = Jouez aussitôt un tour supplémentaire.

## Les cartes jouées

card-played = Vous avez joué { $count } { $count ->
        [one] carte
       *[other] cartes
    } { $colour ->
        [green] verte
        [red] rouge
       *[blue] bleue
    }{ $count ->
        [one] .
       *[other] s.
    }
    .why = Les Objectifs comptent les cartes en jeu par couleur ; les cartes Bonus comptent, les corporations non (livret de règles, Objectifs). Signalez seulement ce qui, sur la carte, compte pour les Objectifs, les Récompenses et le score.
    .title = { $colour ->
        [green] Carte verte comptée
        [red] Carte rouge comptée
       *[blue] Carte bleue comptée
    }
    .facts = { $colour ->
        [green] Cartes vertes
        [red] Cartes rouges
       *[blue] Cartes bleues
    } : { $count }
    .key = { $colour ->
        [green] Cartes vertes
        [red] Cartes rouges
       *[blue] Cartes bleues
    } | { $count }
    .short = Vous avez joué { $count } { $count ->
        [one] carte
       *[other] cartes
    } { $colour ->
        [green] verte
        [red] rouge
       *[blue] bleue
    }{ $count ->
        [one] .
       *[other] s.
    }
symbol-counted = Symboles { NAME($symbol) } : { $count } sur { $needed }.
    .why = Une Récompense compte son symbole dans les coûts de toutes vos cartes jouées (livret de règles, solo).
    .title = Symbole compté
    .facts = Symboles { NAME($symbol) } : { $count } sur { $needed }
    .key = Symboles { NAME($symbol) } | { $count }
    .short = Vous avez { $count ->
        [one] { $count } symbole
       *[other] { $count } symboles
    } { NAME($symbol) } sur { $needed }.
costly-counted = Cartes de coût 5 ou plus : { $count }.
    .why = L’Objectif Célébrité demande 3 de ces cartes (livret de règles, Objectifs de l’Ère des Corporations).
    .title = Carte comptée
    .facts = Cartes de coût 5 ou plus : { $count }
    .key = Coût 5 ou plus | { $count }
    .short = Cartes de coût 5 ou plus : { $count }.
points-counted = Points des cartes à la fin : { $points }.
    .voice = Points des cartes à la fin : { $points }.
    .why = Les points sur ruban rouge comptent à la fin. L’Objectif Philanthrope demande 4 cartes qui en donnent ; les cartes à points négatifs ne comptent pas (livret de règles, Objectifs).
    .title = Points de carte comptés
    .facts = Points des cartes à la fin : { $points }
    .key = Points des cartes | { $points }
    .short = Points des cartes à la fin : { $points }.

## Échéances

begin = { $turns } tours pour trois buts : 8 °C, 14 % d’oxygène, 7 océans.
    .voice = Vous avez { $turns } tours pour atteindre 8 degrés, 14 pour cent d’oxygène et 7 océans. À chaque tour, choisissez Production ou Actions. Production : gardez jusqu’à { $kept } dés, défaussez les cartes que vous voulez, piochez jusqu’à en avoir 5, lancez les dés de vos cadres marron, redressez vos cartes bleues. Actions : faites une action de soutien, puis une action principale.
    .why = Le cube Temps indique le tour en cours (livret de règles, solo). 8 degrés et 14 pour cent sont calculés d’après les niveaux : si la piste de votre plateau s’arrête ailleurs, c’est elle qui fait foi.
    .title = { $turns } tours pour trois buts
    .facts =
        Température 8 °C
        Oxygène 14 %
        Océans 7
    .key = Tours | { $turns }
    .short = Vous avez { $turns } tours pour atteindre 8 degrés, 14 pour cent d’oxygène et 7 océans.
milestone-warning = { $reached ->
        [yes] L’Objectif { NAME($name) } est atteint : revendiquez-le.
       *[no] { $left ->
                [1] C’est le dernier tour
               *[other] Il ne reste que { $left } tours
            } pour revendiquer l’Objectif { NAME($slot) } : { NAME($name, form: "goal") }.
    }
    .voice = { $reached ->
        [yes] L’Objectif { NAME($name) } est atteint : revendiquez-le.
       *[no] { $left ->
                [1] C’est le dernier tour
               *[other] Il ne reste que { $left } tours
            } pour revendiquer l’Objectif { NAME($slot) } : { NAME($name, form: "goal") }.
    }
    .why = Non revendiqué, il quitte le plateau à la fin de son dernier tour (livret de règles, échéances des Objectifs).
    .title = { $reached ->
        [yes] L’Objectif { NAME($name) } est atteint : revendiquez-le
       *[no] { $left ->
                [1] Dernier tour pour revendiquer !
               *[other] Plus que { $left } tours pour revendiquer
            }
    }
    .facts =
        { NAME($name, form: "goal") }
        Sur l’{ NAME($slot, form: "slot") }
    .key = { NAME($name) } | { $left }
    .short = { $reached ->
        [yes] L’Objectif { NAME($name) } est atteint : revendiquez-le.
       *[no] { $left ->
                [1] C’est le dernier tour
               *[other] Il ne reste que { $left } tours
            } pour revendiquer l’Objectif { NAME($name) }.
    }
milestone-removed = Fin du tour { $deadline } : retirez l’Objectif { NAME($slot) }, { NAME($name) }.
    .voice = Le tour { $deadline } est fini. Retirez l’Objectif { NAME($slot) }, { NAME($name) }.
    .why = Un Objectif qui n’est pas revendiqué à temps quitte le plateau (livret de règles, échéances des Objectifs).
    .title = Le tour { $deadline } est fini
    .moves = Retirez l’Objectif **{ NAME($name) }** | De l’{ NAME($slot, form: "slot") }
    .key = { NAME($name) }
    .short = Retirez l’Objectif { NAME($slot) }, { NAME($name) }.
milestone-back = Remettez l’Objectif { NAME($name) } ({ NAME($slot, form: "slot") }) : il reste jusqu’à la fin du tour { $deadline }.
    .voice = Remettez l’Objectif { NAME($name) } : il reste jusqu’à la fin du tour { $deadline }.
    .why = Après votre correction, son échéance est de nouveau à venir (livret de règles, échéances des Objectifs).
    .moves = Remettez l’Objectif **{ NAME($name) }** | Sur l’{ NAME($slot, form: "slot") }
    .facts = Il reste jusqu’à la fin du tour { $deadline }
    .key = { NAME($name) } | { $deadline }
    .short = Remettez l’Objectif { NAME($name) }, jusqu’à la fin du tour { $deadline }.
turns-left = { $left ->
        [1] C’est le dernier tour !
       *[other] Il reste { $left } tours, celui-ci compris.
    } { $won ->
        [yes] Les trois paramètres sont au maximum.
       *[no] { pace-missing }
    }
    .voice = { $left ->
        [1] C’est le dernier tour !
       *[other] Il reste { $left } tours, celui-ci compris.
    } { $won ->
        [yes] Les trois paramètres sont au maximum.
       *[no] { pace-missing }
    }
    .why = Après le tour 50, la partie se termine aussitôt (livret de règles, solo). Ces rappels viennent de l’assistant.
    .title = { $left ->
        [1] Le dernier tour !
       *[other] Plus que { $left } tours
    }
    .facts =
        { $left ->
            [1] { "" }
           *[other] Celui-ci compris
        }
        { $won ->
            [yes] Les trois paramètres sont au maximum
           *[no] { pace-missing.facts }
        }
    .key = { $left ->
        [1] Dernier tour
       *[other] Tours restants | { $left }
    }
    .short = { $left ->
        [1] C’est le dernier tour.
       *[other] Il reste { $left } tours, celui-ci compris.
    } { $won ->
        [yes] Les trois paramètres sont au maximum.
       *[no] { pace-missing.short }
    }

## Mise en place

setup-board = Posez le plateau, du côté de votre choix. Température −28 °C, oxygène 2 %, 6 océans sur leur symbole. Deux cubes partent de 0 sur la piste de score : le vôtre compte les points ; un cube inutilisé, le cube Temps, compte les tours.
    .voice = Posez le plateau, du côté de votre choix. Réglez la température à moins 28 degrés et l’oxygène à 2 pour cent, et empilez 6 océans sur leur symbole. Deux cubes partent de 0 sur la piste de score : le vôtre compte les points ; un cube inutilisé, le cube Temps, compte les tours.
    .why = Une partie solo commence un niveau plus loin : à moins 28 degrés au lieu de moins 32, à 2 pour cent au lieu de 0, et avec 1 des 7 océans, que vous placez à l’étape suivante (livret de règles, solo).
    .done = plateau posé
    .title = Le plateau
    .moves =
        Posez le **plateau** | Du côté de votre choix
        Réglez **−28 °C** et **2 %** d’oxygène
        Empilez **6 océans** sur leur symbole || Gardez le septième : vous le placez à l’étape suivante
        Posez **2 cubes** sur 0 PV || Le vôtre, pour les points ; un autre, le cube Temps
    .key = Plateau
    .short = Posez le plateau : température à moins 28 degrés, oxygène à 2 pour cent, 6 océans, les deux cubes sur le 0.
setup-tiles = Placez une cité sur l’une des 3 zones où des PV sont imprimés, un océan à côté et une forêt touchant les deux. Ces tuiles ne rapportent rien et n’ont pas de propriétaire.
    .voice = Placez une cité sur l’une des 3 zones où des points de victoire sont imprimés, un océan à côté et une forêt touchant les deux. Ces tuiles ne rapportent rien et n’ont pas de propriétaire.
    .why = Ces trois tuiles ne donnent ni points ni bonus (livret de règles, solo). Aucune tuile n’a de propriétaire dans ce jeu : pour ce que vous placez ensuite à côté, elles comptent comme toutes les autres.
    .done = trois premières tuiles placées
    .title = Les trois premières tuiles
    .moves =
        Placez une **cité** | Sur l’une des 3 zones avec des PV imprimés
        Placez un **océan** | Le septième, à côté de la cité
        Placez une **forêt** | Touchant les deux
    .facts = Les tuiles n’ont pas de propriétaire ; rien à gagner ici
    .key = Tuiles | 3
    .short = Placez une cité sur une zone à points, un océan à côté et une forêt qui touche les deux.
setup-supply = Posez les dés, les jetons Joker et les tuiles à portée de main. Mélangez les cartes Projet. Mélangez les cartes Bonus et posez-en 4, face cachée, sans les regarder.
    .why = À un ou deux joueurs, on utilise 4 cartes Bonus ; les autres retournent dans la boîte sans être vues (livret de règles, mise en place).
    .done = réserve prête
    .title = La réserve
    .moves =
        Posez les **dés**, les Jokers et les tuiles | À portée de main
        Mélangez les **cartes Projet**
        Mélangez les **cartes Bonus**
        Posez **4 cartes Bonus** | Sans les regarder ; les autres vont dans la boîte
    .key = Cartes Bonus | 4
    .short = Posez la réserve à portée de main ; mélangez les projets ; posez 4 cartes Bonus sans les regarder.
awards = Il faut trois dés de couleurs différentes pour les Récompenses. Qui les lance ?
    .voice = Qui lance les dés des trois Récompenses, l’assistant ou vous ?
    .why = Trois dés de couleurs différentes, pris au hasard et lancés, montrent les symboles des Récompenses (livret de règles, mise en place).
    .option-draw = L’assistant les lance
    .option-tell = Je les lance et les saisis
    .done = { $answer ->
        [draw] l’assistant tire et lance les dés des Récompenses
       *[tell] vous saisissez les Récompenses
    }
    .title = Qui lance les dés des Récompenses ?
    .facts =
        3 dés tirés au hasard parmi 5 de couleurs différentes
        Déjà lancés ? Saisissez-les
    .key = Récompenses | 3
    .short = Qui lance les dés des Récompenses, l’assistant ou vous ?
award-die = Récompense { $number } : un dé { NAME($colour) }.
    .ask = { $number ->
        [1] Mélangez 5 dés, un de chaque couleur, et prenez-en un au hasard pour la Récompense 1.
        [2] Mélangez les 4 dés restants et prenez-en un au hasard pour la Récompense 2.
       *[other] Mélangez les 3 dés restants et prenez-en un au hasard pour la Récompense 3.
    } De quelle couleur est-il ?
    .done = la Récompense { $number } a le dé { NAME($answer) }
    .why = Trois des cinq couleurs, au hasard (livret de règles, mise en place).
    .ask-title = Récompense { $number } : quelle couleur ?
    .ask-moves =
        { $number ->
            [1] Mélangez **5 dés** | Un de chaque couleur
            [2] Mélangez les **4 dés** restants
           *[other] Mélangez les **3 dés** restants
        }
        Prenez-en un pour la **Récompense { $number }** | Au hasard
    .ask-key = Récompense | { $number }
    .ask-short = Prenez un dé pour la Récompense { $number } : de quelle couleur est-il ?
award-face = Le dé de la Récompense { $number } est lancé.
    .ask = Lancez le dé { NAME($colour) } et posez-le sur la Récompense { $number }, la face obtenue visible. Quel symbole montre-t-il ?
    .done = la Récompense { $number } montre « { $choice } »
    .why = Chaque dé a un symbole commun sur 3 faces, un symbole peu commun sur 2 et un symbole rare sur 1 (livret de règles, dés et ressources).
    .ask-title = Récompense { $number } : quel symbole ?
    .ask-moves =
        Lancez le **dé { NAME($colour) }**
        Posez-le sur la **Récompense { $number }** | La face obtenue visible
    .ask-key = Récompense | { $number }
    .ask-short = Lancez le dé { NAME($colour) } : quel symbole montre-t-il ?
lay-awards = Posez ces dés sur les emplacements Récompense : { NAME($symbol_1) }{ $symbol_1 ->
        [yellow-rare] { "" }
       *[other] { " (" }{ NAME($rarity_1) })
    }, { NAME($symbol_2) }{ $symbol_2 ->
        [yellow-rare] { "" }
       *[other] { " (" }{ NAME($rarity_2) })
    }, { NAME($symbol_3) }{ $symbol_3 ->
        [yellow-rare] { "" }
       *[other] { " (" }{ NAME($rarity_3) })
    }.
    .voice = Posez ces dés sur les emplacements Récompense : { NAME($symbol_1) }{ $symbol_1 ->
        [yellow-rare] { "" }
       *[other] , { NAME($rarity_1) }
    } ; { NAME($symbol_2) }{ $symbol_2 ->
        [yellow-rare] { "" }
       *[other] , { NAME($rarity_2) }
    } ; { NAME($symbol_3) }{ $symbol_3 ->
        [yellow-rare] { "" }
       *[other] , { NAME($rarity_3) }
    }.
    .why = Une Récompense donne 5 points de victoire à la fin si les coûts de vos cartes jouées montrent 10 fois un symbole commun, 8 fois un symbole peu commun ou 6 fois un symbole rare (livret de règles, solo). Un symbole commun est sur 3 faces du dé, un symbole peu commun sur 2, un symbole rare sur 1 : si votre dé diffère, corrigez la rareté dans « Toute la table ». Pour le dé bleu, nos sources divergent.
    .done = Récompenses posées
    .title = Dés sur les Récompenses
    .moves =
        Posez le dé **{ NAME($symbol_1) }**
        Posez le dé **{ NAME($symbol_2) }**
        Posez le dé **{ NAME($symbol_3) }**
    .key = Récompenses | 3
    .short = Posez ces Récompenses : { NAME($symbol_1) }, { NAME($symbol_2) }, { NAME($symbol_3) }.
milestones = Qui tire les trois Objectifs pour les emplacements du plateau ?
    .voice = Qui tire les trois Objectifs, l’assistant ou vous ?
    .why = Trois tuiles au hasard ; chaque emplacement a son échéance (livret de règles, solo).
    .option-draw = L’assistant les tire
    .option-tell = Je les tire et les saisis
    .done = { $answer ->
        [draw] l’assistant tire les Objectifs
       *[tell] vous saisissez les Objectifs
    }
    .title = Qui tire les Objectifs ?
    .facts =
        Trois, pour les emplacements du plateau
        Déjà tirés ? Saisissez-les
    .key = Objectifs | 3
    .short = Qui tire les Objectifs, l’assistant ou vous ?
milestone-tile = L’Objectif de l’{ NAME($slot, form: "slot") } est tiré.
    .ask = Tirez un Objectif pour l’{ NAME($slot, form: "slot") }. Lequel est-ce ?
    .done = l’Objectif { $choice } est sur l’{ NAME($slot, form: "slot") }
    .why = S’il n’est pas revendiqué, il est retiré après le tour { $deadline } (livret de règles, solo).
    .ask-title = Objectif { NAME($slot) } : lequel ?
    .ask-moves = Tirez un **Objectif** || Pour l’{ NAME($slot, form: "slot") } : retiré après le tour { $deadline }
    .ask-key = Objectif | { $deadline }
    .ask-short = Tirez l’Objectif { NAME($slot) } : lequel est-ce ?
lay-milestones = Posez les Objectifs : { NAME($top) } en haut, { NAME($middle) } au milieu, { NAME($bottom) } en bas. Ils sont retirés après les tours { $deadline }, 20 et 24.
    .why = Un Objectif qui n’est pas revendiqué d’ici là quitte le plateau (livret de règles, échéances des Objectifs). Dans la plupart des éditions, celui du haut est retiré après le tour 16 ; dans l’édition française, après le tour 18 : fiez-vous aux petits points de votre piste de score. Pour une nouvelle partie, choisissez avec l’option « Échéances des Objectifs », dans les Règles maison ; pour celle-ci, corrigez le tour dans « Toute la table ».
    .done = Objectifs posés
    .title = Posez les trois Objectifs
    .moves =
        Posez **{ NAME($top) }** en haut
        Posez **{ NAME($middle) }** au milieu
        Posez **{ NAME($bottom) }** en bas
    .facts = { $deadline ->
        [16] Plateau français : en haut, jusqu’au tour 18
        [18] Autres plateaux : en haut, jusqu’au tour 16
       *[other] { "" }
    }
    .key = Objectifs | 3
    .short = Posez les Objectifs : { NAME($top) } en haut, { NAME($middle) } au milieu, { NAME($bottom) } en bas.
setup-corporation = Piochez 5 cartes Projet. Piochez 2 corporations, gardez-en une et révélez-la. Prenez ce que montre son cadre rouge, puis recouvrez-le avec la tuile de votre couleur.
    .voice = Piochez 5 cartes Projet. Piochez deux corporations, gardez-en une et révélez-la. Prenez ce que montre son cadre rouge, puis recouvrez-le avec la tuile de votre couleur.
    .why = Le cadre rouge ne sert qu’une fois (livret de règles, mise en place). Les points ou niveaux qu’il donne se signalent après la production initiale, sur l’écran de votre première carte Bonus.
    .done = corporation choisie
    .title = Cartes et corporation
    .moves =
        Piochez **5 cartes Projet**
        Piochez **2 corporations**, gardez-en une
        Révélez-la ; prenez ses **gains** || Ceux du cadre rouge ; points et niveaux se signalent après
        Recouvrez le **cadre rouge** | Avec la tuile de votre couleur
    .key = Corporation
    .short = Piochez 5 cartes ; gardez une corporation sur 2 ; prenez ce que montre son cadre rouge, puis recouvrez-le.
setup-production = Production initiale : prenez et lancez les dés du cadre marron de votre corporation.
    .why = Ce sont vos premières ressources. La pénalité du premier joueur n’existe pas en solo (livret de règles, mise en place).
    .done = vous avez fait la production initiale
    .title = Production initiale
    .moves =
        Prenez les dés du **cadre marron** | De votre corporation
        Lancez ces **dés**
    .key = Cadre marron
    .short = Prenez et lancez les dés de votre cadre marron.

## La fin

end = Le tour { $turns } est fini, et Mars est terraformée : votre score compte.
    .why = Les trois paramètres sont au maximum. Les ressources et les cartes en main qui restent ne valent rien (livret de règles, fin de partie).
    .title = Mars est terraformée
    .facts =
        Le tour { $turns } est fini
        Votre score compte
    .key = Tour | { $turns }
    .short = Le tour { $turns } est fini : votre score compte.
failed = Le tour 50 est fini, et la terraformation a échoué : pas de score. { pace-missing }
    .why = En solo, les trois paramètres doivent être au maximum après le tour 50 (livret de règles, solo). Vous avez oublié de signaler quelque chose ? Annulez.
    .title = Le tour 50 est fini : pas de score
    .facts = Les trois paramètres ne sont pas au maximum
    .key = Pas de score
    .short = Le tour 50 est fini : pas de score.
score-track = Où est votre cube sur la piste de score ?
    .voice = Où est votre cube sur la piste de score ?
    .why = L’assistant en est à { $vp }, mais c’est votre cube qui fait foi (livret de règles, fin de partie).
    .done = votre cube est sur le { $answer }
    .title = Votre cube sur la piste ?
    .key = Votre cube
    .short = Où est votre cube ?
score-milestones = Combien d’Objectifs avez-vous ? 4 PV chacun.
    .voice = Combien d’Objectifs avez-vous ? Chacun vaut 4 points.
    .why = 4 points de victoire par Objectif revendiqué (livret de règles, Objectifs).
    .done = vous avez { $answer ->
        [one] { $answer } Objectif
       *[other] { $answer } Objectifs
    }
    .title = Combien d’Objectifs ?
    .facts = 4 PV chacun
    .key = Objectifs
    .short = Combien d’Objectifs avez-vous ?
score-award = Récompense { $number } : combien de symboles { NAME($symbol) } y a-t-il dans les coûts de vos cartes jouées ? { $rarity ->
        [rare] 6 ou plus : 5 PV. 5 : 3 PV.
        [uncommon] 8 ou plus : 5 PV. 7 : 3 PV.
       *[common] 10 ou plus : 5 PV. 9 : 3 PV.
    }
    .voice = Récompense { $number } : combien de symboles { NAME($symbol) } y a-t-il dans les coûts de toutes vos cartes jouées ?
    .why = En solo, une Récompense demande 6 fois un symbole rare, 8 fois un symbole peu commun ou 10 fois un symbole commun ; s’il n’en manque qu’un, elle rapporte 3 points de victoire au lieu de 5 (livret de règles, solo). Au-delà, le nombre exact n’a pas d’importance.
    .done = vous avez { $answer ->
        [one] { $answer } symbole
       *[other] { $answer } symboles
    } pour la Récompense { $number }
    .title = Récompense { $number } : symboles { NAME($symbol) } ?
    .facts =
        Dans les coûts de toutes vos cartes jouées
        { $rarity ->
            [rare] 6 ou plus donnent 5 PV
            [uncommon] 8 ou plus donnent 5 PV
           *[common] 10 ou plus donnent 5 PV
        }
        { $rarity ->
            [rare] 5 donnent 3 PV ; moins de 5, rien
            [uncommon] 7 donnent 3 PV ; moins de 7, rien
           *[common] 9 donnent 3 PV ; moins de 9, rien
        }
    .key = Symboles { NAME($symbol) }
    .short = Combien de symboles { NAME($symbol) } y a-t-il dans les coûts de vos cartes ?
award-pays = Récompense { $number }, { NAME($symbol) } : { $count } { $count ->
        [one] symbole
       *[other] symboles
    }, { $points } PV.
    .voice = La Récompense { $number } rapporte { $points } { $points ->
        [one] point
       *[other] points
    }.
    .why = { $rarity ->
        [rare] Symbole rare : 6 rapportent 5 points de victoire, 5 en rapportent 3
        [uncommon] Symbole peu commun : 8 rapportent 5 points de victoire, 7 en rapportent 3
       *[common] Symbole commun : 10 rapportent 5 points de victoire, 9 en rapportent 3
    } (livret de règles, solo).
    .title = Récompense { $number } : { $points } PV
    .facts = Symboles { NAME($symbol) } : { $count }
    .key = Récompense { $number } | { $points }
    .short = La Récompense { $number } rapporte { $points } { $points ->
        [one] point
       *[other] points
    }.
score-cards = Combien de points y a-t-il sur les rubans rouges de vos cartes jouées ?
    .why = Les points sur ruban rouge comptent à la fin ; les négatifs se retranchent (livret de règles, fin de partie).
    .done = vos cartes rapportent { $answer ->
        [one] { $answer } point
       *[other] { $answer } points
    }
    .title = Points des rubans rouges ?
    .facts = De toutes vos cartes jouées
    .key = Rubans rouges
    .short = Combien de points y a-t-il sur vos rubans rouges ?
score-sheet = Piste de score { $track } + Objectifs { $milestones } + Récompenses { $award_1 } + { $award_2 } + { $award_3 } + cartes { $cards } = { $total } PV.
    .voice = Votre total est de { $total ->
        [one] { $total } point :
       *[other] { $total } points :
    } { $track } pour la piste, { $milestones } pour les Objectifs, { $awards } pour les Récompenses et { $cards } pour les cartes.
    .why = Objectifs : { $claimed }, à 4 points chacun ; chaque Récompense rapporte 5 points, 3 ou rien (livret de règles, fin de partie).
    .title = Total : { $total } PV
    .facts =
        Piste de score { $track } + Objectifs { $milestones }
        Récompenses { $award_1 } + { $award_2 } + { $award_3 }
        Cartes { $cards }
    .key = Total | { $total }
    .short = Votre total est de { $total } { $total ->
        [one] point
       *[other] points
    }.
verdict = Vous gagnez avec { $total } PV : { NAME($rating) }.
    .voice = Vous gagnez avec { $total } { $total ->
        [one] point
       *[other] points
    } : { NAME($rating) }.
    .why = Les tranches sont celles du livret de règles (60, 70, 80, 85, 90, 95, 100, 110) ; les mots sont les nôtres.
    .title = Vous gagnez avec { $total } PV
    .facts = Mention : { NAME($rating) }
    .key = PV | { $total }
    .short = Vous gagnez avec { $total } { $total ->
        [one] point
       *[other] points
    } : { NAME($rating) }.

## Où en est la partie

pace = { $steps } niv. { $left ->
        [one] ce tour
       *[other] en { $left } · { pace-rate }/tour
    } · { pace-compared }
    .voice = Il reste { $steps ->
        [one] { $steps } niveau
       *[other] { $steps } niveaux
    } à gagner { $left ->
        [one] pour ce tour
       *[other] en { $left } tours, soit { pace-rate } par tour
    } ; { pace-compared.voice }.
    .why = Ce sont les niveaux qui manquent aux trois paramètres, et les tours qui restent, celui-ci compris. Les trois paramètres doivent être au maximum à la fin du tour 50 (livret de règles, solo). Le nombre par tour est la moyenne à tenir. Par rapport à un rythme régulier, vous êtes en avance si vous dépassez déjà ce qu’il faudra à la fin du tour, en retard si vous n’avez pas ce qu’il fallait au début du tour.
    .title = { pace-compared.title }
    .facts =
        Encore { $steps ->
            [one] { $steps } niveau
           *[other] { $steps } niveaux
        } { $left ->
            [one] pendant ce tour
           *[other] en { $left } tours
        }
        { $left ->
            [one] { "" }
           *[other] { pace-rate } niv./tour
        }
    .key = Niveaux | { $steps }
    .short = { $steps ->
        [one] { $steps } niveau
       *[other] { $steps } niveaux
    } { $left ->
        [one] pendant ce tour
       *[other] en { $left } tours : { pace-rate } par tour
    }.
pace-status = Encore { $steps ->
        [one] { $steps } niveau
       *[other] { $steps } niveaux
    } { $left ->
        [one] pendant ce tour
       *[other] en { $left } tours : { pace-rate } par tour
    } ; { pace-compared.voice }
    .voice = Il reste { $steps ->
        [one] { $steps } niveau
       *[other] { $steps } niveaux
    } à gagner { $left ->
        [one] pour ce tour
       *[other] en { $left } tours, soit { pace-rate } par tour
    } ; { pace-compared.voice }.
    .why = { pace.why }
    .key = Niveaux | { $steps }
points-now = { $band ->
        [none] { $points } PV jusqu’ici
       *[other] { $points } PV · encore { $more } pour « { NAME($band) } »
    }
    .voice = Vous en êtes à { $points } points{ $band ->
        [none] { "" }
       *[other] { "" } ; il en faut encore { $more } pour « { NAME($band) } »
    }.
    .title = { $band ->
        [none] { $points } PV jusqu’ici
       *[other] { $more } PV avant « { NAME($band) } »
    }
    .facts = { $band ->
        [none] { "" }
       *[other] { $points } PV jusqu’ici
    }
points-status = Mars est terraformée : { $points } PV jusqu’ici{ $band ->
        [none] { "" }
       *[other] , encore { $more } pour « { NAME($band) } »
    }{ $lacks ->
        [0] { "" }
        [one] { " " }; il manque un symbole à la Récompense { LIST($lacking) }
       *[other] { " " }; il manque un symbole à chacune des Récompenses { LIST($lacking) }
    }
    .voice = Mars est terraformée. Vous en êtes à { $points } points{ $band ->
        [none] { "" }
       *[other] { "" } ; il en faut encore { $more } pour « { NAME($band) } »
    }{ $lacks ->
        [0] { "" }
        [one] { "" } ; il manque un symbole à la Récompense { LIST($lacking) }
       *[other] { "" } ; il manque un symbole à chacune des Récompenses { LIST($lacking) }
    }.
    .why = Les tranches sont celles du livret de règles ; les points sont ceux de la piste, des Objectifs et, si vous signalez vos cartes, des Récompenses et des cartes. Une Récompense à laquelle il manque un symbole rapporte 3 points ; complète, elle en rapporte 5.
    .key = PV | { $points }

parameter-status = { NAME($parameter) } : { measured }{ $left ->
        [0] { "" }
       *[other] , encore { $left } { $parameter ->
            [oceans] { "" }
           *[other] { $left ->
                [one] niveau
               *[other] niveaux
            }
        }
    }
    .voice = { $parameter ->
        [temperature] La température est à
        [oxygen] L’oxygène est à
       *[oceans] Il y a
    } { measured.voice }{ $left ->
        [0] { "" } : c’est le maximum.
       *[other]  ; il { $parameter ->
            [oceans] en manque { $left }.
           *[other] manque { $left ->
                [one] un niveau.
               *[other] { $left } niveaux.
            }
        }
    }
    .why = Les trois paramètres doivent être au maximum à la fin du tour 50, sinon il n’y a pas de score (livret de règles, solo).
    .title = { NAME($parameter) } : { measured }
    .facts = { $left ->
        [0] Au maximum
        [one] Encore { $left } niveau
       *[other] Encore { $left } niveaux
    }
    .key = { NAME($parameter) } | { measured }
    .short = { $parameter ->
        [temperature] La température est à
        [oxygen] L’oxygène est à
       *[oceans] Il y a
    } { measured.voice }{ $left ->
        [0] { "" } : c’est le maximum.
       *[other]  ; il { $parameter ->
            [oceans] en manque { $left }.
           *[other] manque { $left ->
                [one] un niveau.
               *[other] { $left } niveaux.
            }
        }
    }
turns-status = { $turn ->
        [0] Encore { $turns } tours
       *[other] Tour { $turn } sur { $turns }
    }
    .voice = { $turn ->
        [0] Il reste { $turns } tours.
       *[other] C’est le tour { $turn } sur { $turns }.
    }
    .why = Après le tour 50, la partie se termine aussitôt (livret de règles, solo).{ $known ->
        [yes] { " " }La part des tours d’Actions est une estimation, d’après la fréquence de vos Productions jusqu’ici.
       *[no] { "" }
    }
    .title = { $turn ->
        [0] Encore { $turns } tours
       *[other] Tour { $turn } sur { $turns }
    }
    .facts =
        { $turn ->
            [0] { "" }
           *[other] Tours depuis la dernière Production : { $since }
        }
        { $known ->
            [yes] Sur { $left } tours, environ { $actions } tours d’Actions
           *[no] { "" }
        }
    .key = { $turn ->
        [0] Tours | { $turns }
       *[other] Tour | { $turn }
    }
    .short = { $turn ->
        [0] Il reste { $turns } tours.
       *[other] C’est le tour { $turn } sur { $turns }.
    }
milestone-status = Objectif { NAME($name, form: "goal") } : { $status ->
        [claimed] à vous
        [removed] retiré après le tour { $deadline }
       *[open] { $needed ->
            [0] { "" }
           *[other] { $count } sur { $needed },
        } en jeu jusqu’à la fin du tour { $deadline }
    }
    .voice = { $status ->
        [claimed] L’Objectif { NAME($name) } est à vous.
        [removed] L’Objectif { NAME($name) } a été retiré après le tour { $deadline }.
       *[open] Objectif { NAME($name, form: "goal") } : { $needed ->
            [0] { "" }
           *[other] vous en êtes à { $count } sur { $needed } ;
        } il reste en jeu jusqu’à la fin du tour { $deadline }.
    }
    .why = Chaque Objectif vaut 4 points de victoire à la fin (livret de règles, Objectifs).
    .title = Objectif { NAME($name) }
    .facts =
        { NAME($name, form: "goal") }
        { $status ->
            [claimed] À vous
            [removed] Retiré après le tour { $deadline }
           *[open] { $needed ->
                [0] En jeu jusqu’à
               *[other] { $count } sur { $needed }, en jeu jusqu’à
            } la fin du tour { $deadline }
        }
        { $known ->
            [yes] Sur { $left } tours, environ { $actions } tours d’Actions
           *[no] { "" }
        }
    .key = { NAME($name) } | { $deadline }
    .short = { $status ->
        [claimed] L’Objectif { NAME($name) } est à vous.
        [removed] L’Objectif { NAME($name) } a été retiré après le tour { $deadline }.
       *[open] Objectif { NAME($name) } : { $needed ->
            [0] { "" }
           *[other] vous en êtes à { $count } sur { $needed } ;
        } il reste en jeu jusqu’à la fin du tour { $deadline }.
    }
award-status = Récompense { NAME($symbol) } : { $counted ->
        [yes] { $count ->
            [one] { $count } symbole
           *[other] { $count } symboles
        } sur { $needed } dans les coûts
       *[no] il faut { $needed } symboles dans les coûts
    }
    .voice = { $counted ->
        [yes] Pour la Récompense { NAME($symbol) }, vous avez { $count ->
            [one] { $count } symbole
           *[other] { $count } symboles
        } sur { $needed } dans les coûts de vos cartes.
       *[no] Pour la Récompense { NAME($symbol) }, il faut { $needed } symboles dans les coûts de vos cartes.
    }
    .why = { $needed } symboles { NAME($symbol) } rapportent 5 points de victoire ; s’il n’en manque qu’un, la Récompense en rapporte 3 (livret de règles, solo).
    .title = Récompense { NAME($symbol) }
    .facts =
        { $counted ->
            [yes] { $count } sur { $needed } dans les coûts de vos cartes
           *[no] Il en faut { $needed } dans les coûts de vos cartes
        }
        Ce symbole est { NAME($rarity) }
    .key = Symboles { NAME($symbol) } | { $needed }
    .short = Symboles { NAME($symbol) } : { $counted ->
        [yes] vous en avez { $count } sur { $needed }.
       *[no] il en faut { $needed }.
    }
bonus-status = À { $reached } PV : une carte Bonus
    .voice = À { $reached } points de victoire, vous jouez une carte Bonus.
    .why = À 5 et 12 points sur la piste, vous jouez une carte Bonus à la fin du tour (livret de règles, cartes Bonus).
    .title = À { $reached } PV : une carte Bonus
    .facts = À la fin de ce tour-là
    .key = Carte Bonus | { $reached }
    .short = À { $reached } points, vous jouez une carte Bonus.

## Options

option-deck = Qui tire Récompenses et Objectifs ?
    .why = Avec vos dés et vos tuiles, vous saisissez les Récompenses et les Objectifs sortis ; le reste ne change pas. Les cartes, c’est toujours vous qui les piochez.
    .option-app = L’assistant
    .option-physical = Vous, avec dés et tuiles
option-printing = Échéances des Objectifs
    .why = Les tours après lesquels on retire les Objectifs non revendiqués. Pour celui du haut, c’est 18 dans l’édition française et 16 dans les autres : fiez-vous aux petits points de votre piste de score.
    .option-default = Tours 16, 20 et 24
    .option-french = Française : 18, 20 et 24
option-era = Ère des Corporations
    .why = Cette option décide si ses trois Objectifs peuvent être tirés : Célébrité, Milliardaire, Lauréat. Ses cartes et ses Objectifs sont dans la boîte.
    .option-on = Avec ses 3 Objectifs
    .option-off = Sans ses 3 Objectifs
option-kept = Dés gardés
    .why = Combien de dés vous pouvez garder lors d’un tour de Production : 3, et plus avec les cartes de stockage. Cela se corrige en cours de partie.
    .option-3 = 3 dés
    .option = { $option } dés
option-extra-turn = Tour donné par une carte
    .why = Cette option décide si le tour supplémentaire d’une carte Bonus fait avancer le cube Temps. Le livret ne le dit pas ; par défaut, le cube n’avance pas, car ce tour est tout ce que donne la carte.
    .option-free = Le cube Temps reste
    .option-counts = Un des 50 tours
option-cards = Cartes jouées
    .why = Avec cette option, vous signalez chaque carte, avec sa couleur et ce qui compte pour le score. Les Objectifs et Récompenses qui dépendent des cartes sont alors suivis, et le décompte est prérempli.
    .option-off = Non suivies
    .option-on = Signalées une à une

## Noms

name-dice = Terraforming Mars : Le Jeu de Dés
    .short = Le Jeu de Dés
name-you = Vous
name-temperature = Température
    .the = la température
    .short = °C
    .tile-voice = Température augmentée
    .done = la température a été augmentée
name-oxygen = Oxygène
    .the = l’oxygène
    .short = % oxygène
    .tile-voice = Oxygène augmenté
    .done = l’oxygène a été augmenté
name-oceans = Océans
    .the = les océans
    .short = Océans
name-ocean = Océan
    .tile-voice = Océan placé
    .done = un océan a été placé
name-forest = Forêts
    .tile = Forêt
    .tile-voice = Forêt placée
    .done = une forêt a été placée
name-at-once = Autres points
name-vp-2 = 2 autres points
    .tile = 2 autres PV
    .tile-voice = 2 points gagnés
    .done = vous avez gagné 2 points
name-vp-1 = 1 autre point
    .tile = 1 autre PV
    .tile-voice = 1 point gagné
    .done = vous avez gagné 1 point
name-extra-turn = Tour supplémentaire gagné
    .tile = Tour en plus
    .tile-voice = Tour supplémentaire gagné
    .done = vous avez gagné un tour supplémentaire
name-end-point = 1 point à la fin
    .tile-voice = 1 point compté pour la fin
    .done = 1 point a été compté pour la fin
name-end-minus = 1 point de moins à la fin
    .tile-voice = 1 point de moins compté pour la fin
    .done = 1 point de moins a été compté pour la fin
name-correction = Corrections

name-yellow = jaune
name-green = vert
    .tile = Carte verte
    .field = Vertes
    .tile-voice = Carte verte jouée
    .done = vous avez joué une carte verte
name-blue = bleu
    .tile = Carte bleue
    .field = Bleues
    .tile-voice = Carte bleue jouée
    .done = vous avez joué une carte bleue
name-red = rouge
    .tile = Carte rouge
    .field = Rouges
    .tile-voice = Carte rouge jouée
    .done = vous avez joué une carte rouge
name-grey = gris
name-common = commun
    .value = Commun
name-uncommon = peu commun
    .value = Peu commun
name-rare = rare
    .value = Rare

name-megacredit = MégaCrédit
name-science = Science
name-yellow-rare = Jaune rare
    .value = Symbole rare
name-plant = Plante
name-microbe = Microbe
name-animal = Animal
name-energy = Énergie
name-water = Eau
name-heat = Chaleur
name-event = Événement
name-nuclear = Nucléaire
name-steel = Acier
name-titanium = Titane
name-city = Cité
    .tile-voice = Cité placée
    .done = une cité a été placée

name-legend = Légende
    .goal = Légende, 6 cartes rouges
    .tile-voice = Objectif Légende revendiqué
    .done = vous avez revendiqué l’Objectif Légende
name-miner = Mineur
    .goal = Mineur, 5 cartes vertes
    .tile-voice = Objectif Mineur revendiqué
    .done = vous avez revendiqué l’Objectif Mineur
name-scientist = Scientifique
    .goal = Scientifique, 3 cartes bleues
    .tile-voice = Objectif Scientifique revendiqué
    .done = vous avez revendiqué l’Objectif Scientifique
name-tycoon = Magnat
    .goal = Magnat, 12 cartes
    .tile-voice = Objectif Magnat revendiqué
    .done = vous avez revendiqué l’Objectif Magnat
name-monopolist = Monopole
    .goal = Monopole, 7 dés de la même couleur
    .tile-voice = Objectif Monopole revendiqué
    .done = vous avez revendiqué l’Objectif Monopole
name-generalist = Généraliste
    .goal = Généraliste, production de chaque couleur
    .tile-voice = Objectif Généraliste revendiqué
    .done = vous avez revendiqué l’Objectif Généraliste
name-philanthropist = Philanthrope
    .goal = Philanthrope, 4 cartes à points de victoire
    .tile-voice = Objectif Philanthrope revendiqué
    .done = vous avez revendiqué l’Objectif Philanthrope
name-terraformer = Terraformeur
    .goal = Terraformeur, 16 points sur la piste
    .tile-voice = Objectif Terraformeur revendiqué
    .done = vous avez revendiqué l’Objectif Terraformeur
name-celebrity = Célébrité
    .goal = Célébrité, 3 cartes de coût 5 ou plus
    .tile-voice = Objectif Célébrité revendiqué
    .done = vous avez revendiqué l’Objectif Célébrité
name-billionaire = Milliardaire
    .goal = Milliardaire, 13 dés
    .tile-voice = Objectif Milliardaire revendiqué
    .done = vous avez revendiqué l’Objectif Milliardaire
name-nominee = Lauréat
    .goal = Lauréat, 5 symboles d’une Récompense
    .tile-voice = Objectif Lauréat revendiqué
    .done = vous avez revendiqué l’Objectif Lauréat

name-top = du haut
    .slot = emplacement du haut
    .field = Objectif du haut
name-middle = du milieu
    .slot = emplacement du milieu
    .field = Objectif du milieu
name-bottom = du bas
    .slot = emplacement du bas
    .field = Objectif du bas
name-open = ouvert
    .value = Ouvert
name-claimed = revendiqué
    .value = Revendiqué
name-removed = retiré
    .value = Retiré

name-unreal = incroyable
name-supreme = remarquable
name-excellent = excellent
name-very-good = très bien
name-not-bad = bien
name-fair = correct
name-learning = en bonne voie
name-room-to-grow = à améliorer
name-barely = de justesse

# Mots de l’état et de l’éditeur

name-turn = tour
    .field = Tour
    .short = Tour
name-turns = tours
    .field = Total des tours
name-phase = Phase
name-setup = mise en place
name-final = décompte
name-failed = terraformation échouée
name-vp = Piste de score
    .short = PV
name-vp_from = Points par source
name-parameters = Paramètres globaux
name-value = maintenant
    .field = { "" }
name-goal = but
name-full = au maximum
name-milestones = Objectifs
name-name = nom
    .field = { "" }
name-slot = emplacement
name-deadline = dernier tour
name-status = état
name-awards = Récompenses
    .short = Récomp.
    .none = aucune
name-1 = 1
name-2 = 2
name-3 = 3
name-symbol = symbole
name-rarity = rareté
name-count = compte
name-bonus_cards = Cartes Bonus jouées
    .short = Bonus
name-kept = Dés gardés
name-productions = Tours de Production
name-action_turns = Tours d’Actions
name-since_production = Tours depuis la dernière Production
name-next_deadline = Prochain Objectif retiré après le tour
    .short = Échéance
name-track = Piste de score
name-cards = Cartes
name-costly = de coût 5 ou plus
    .tile = Coût de 5 ou plus
    .tile-voice = La carte coûte 5 ou plus
    .done = la carte coûte 5 ou plus
name-with_points = à points de victoire
name-points = points à la fin

## Les mots des images

picture-of = sur { $number }
picture-turn = { $turn ->
        [0] Tour supplémentaire
       *[other] Tour { $turn }
    }
# Combien de tours il reste
picture-turns = { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
picture-left = encore { picture-turns }
picture-until = jusqu’au tour { $turn }
# La prochaine échéance, à côté du rythme
picture-gone = retiré
picture-yours = à vous, { $points } PV
picture-track = piste
picture-awards = Symboles à réunir : 5 PV
picture-bonus-cards = jouées
picture-kept = gardés
