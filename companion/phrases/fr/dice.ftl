# Terraforming Mars : Le Jeu de Dés, en solo. Les valeurs sont affichées, .voice se dit, .why est la raison
# et où elle se trouve, .done est le nom que l’annulation donne à la réponse. Les noms sont à la fin.

## Le tour

turn = { $extra ->
        [yes] Le tour supplémentaire de votre carte : le cube Temps reste sur { $turn }.
       *[no] Tour { $turn } sur { $turns } : avancez le cube Temps sur { $turn }.
    } Actions ou Production ?
    .voice = { $extra ->
        [yes] C’est le tour supplémentaire de votre carte. Le cube Temps reste où il est.
       *[no] Tour { $turn } sur { $turns }. Avancez le cube Temps sur { $turn }.
    } Actions ou Production ?
    .why = Chaque tour est un tour d’Actions ou de Production, et une partie solo en compte { $turns } (livret de règles, déroulement et solo). La plupart sont des tours d’Actions, c’est donc ce que prend « Suivant » ; seules les explications changent.
    .option-action = Tour d’Actions
    .option-production = Tour de Production
    .done = tour { $turn } : { $choice }
production = 1. Gardez jusqu’à { $kept } dés, rendez les autres.
    2. Défaussez les cartes de votre choix.
    3. Piochez jusqu’à avoir 5 cartes.
    4. Prenez et lancez les dés de vos cadres marron.
    5. Redressez vos cartes bleues utilisées.
    .voice = Production. Gardez jusqu’à { $kept } dés et rendez les autres. Défaussez les cartes de votre choix, puis piochez jusqu’à en avoir 5. Prenez et lancez les dés de vos cadres marron. Redressez vos cartes bleues utilisées.
    .why = Les jetons Joker ne sont pas des dés : gardez-les tous. S’il manque des dés dans la réserve, prenez ceux qui restent et exactement 1 jeton Joker (livret de règles, tour de Production). Les cartes avec stockage augmentent le nombre de dés gardés : corrigez-le dans l’éditeur plus-moins.
    .done = Production effectuée
action = Soutien : lancer un dé · pour 1 ressource, changer un autre dé ou piocher 2 cartes · une carte bleue.
    Principale : une carte · un autre soutien · une carte bleue · 3 chaleur : température · 3 eau : océan · 4 plantes : forêt · 3 cité : cité · 3 mégacrédits : 2 PV.
    .voice = D’abord une action de soutien, puis une action principale.
    .why = Une carte coûte exactement ses symboles, les Jokers valent n’importe lequel, et les dés ne sont jamais relancés (livret de règles, tour d’Actions). Les actions gratuites viennent avant ou après une action ou un tour de Production, jamais au milieu : ici le livret et son errata diffèrent, et l’assistant suit l’errata.
report = { $occasion ->
        [production] Que vous a apporté d’autre votre tour de Production ?
        [bonus] Qu’a donné la carte Bonus ?
       *[action] Qu’a donné votre tour ?
    } Signalez-le, ou faites « Suivant ».
    .voice = { $occasion ->
        [production] Signalez ce que votre tour de Production a apporté d’autre, ou appuyez sur Suivant.
        [bonus] Signalez ce que la carte Bonus a donné, ou appuyez sur Suivant.
       *[action] Signalez ce que votre tour a donné, ou appuyez sur Suivant.
    }
    .why = L’assistant a seulement besoin de ce qui déplace un marqueur, pose une tuile, donne des points immédiats ou revendique un Objectif. Un niveau ou un océan vaut 2 points de victoire, ou 1 si ce paramètre est déjà au maximum (livret de règles, terraformer).
    .option-done = { $occasion ->
        [bonus] Suivant : rien de plus
       *[other] Suivant : fin du tour { $turn }
    }
    .option-temperature = Température augmentée
    .option-oxygen = Oxygène augmenté
    .option-ocean = Océan placé
    .option-forest = Forêt placée
    .option-city = Cité placée
    .option-vp = Points immédiats
    .option-milestone = Objectif revendiqué
    .done = { $answer ->
        [done] { $occasion ->
            [bonus] carte Bonus signalée
           *[other] tour { $turn } joué
        }
       *[other] signalement « { $choice } »
    }

# Ce que l’annulation dit d’un signalement ouvert par erreur
done-back = un signalement ouvert par erreur

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
           *[plus] { $size } degrés
        }
        [oxygen] { $value } pour cent
       *[oceans] { $value } sur 7
    }
raised = { NAME($parameter) }, { measured } : { $points } PV. La piste passe à { $vp }.
    .voice = { NAME($parameter) }, { measured.voice } : { $points } points de victoire. La piste passe à { $vp }.
    .why = Chaque niveau et chaque océan vaut aussitôt 2 points de victoire (livret de règles, terraformer).
raised-full = { NAME($parameter) } : déjà au maximum, rien ne bouge, et vous gagnez { $points } PV. La piste passe à { $vp }.
    .voice = { NAME($parameter) } : déjà au maximum, rien ne bouge. Vous gagnez un point de victoire. La piste passe à { $vp }.
    .why = Un paramètre au maximum peut encore être terraformé : rien ne se passe, pour 1 point de victoire (livret de règles, terraformer).
bonus-step = Niveau à bonus { measured } : { $value ->
        [-24] gagnez 1 chaleur.
       *[other] prenez le bonus imprimé là.
    }
    .voice = Vous atteignez un niveau à bonus, { measured.voice }. { $value ->
        [-24] Gagnez une ressource Chaleur.
       *[other] Prenez le bonus imprimé là.
    }
    .why = Qui amène le marqueur sur un tel niveau gagne le bonus : moins 24, moins 16 et 0 degré, 4 et 10 pour cent (livret de règles, bonus de paramètre).
full = { NAME($parameter) } : au maximum ! Désormais 1 PV au lieu de 2. { $won ->
        [yes] Les trois sont au maximum : votre score comptera.
       *[no] { "" }
    }
    .voice = { NAME($parameter) } : au maximum ! Désormais un point de victoire au lieu de deux. { $won ->
        [yes] Les trois sont au maximum. Votre score comptera.
       *[no] { "" }
    }
    .why = En solo, les trois paramètres doivent être au maximum à la fin du tour 50 ; on joue jusque-là (livret de règles, solo).
forest-cities = Combien de cités touchent la forêt ?
    .why = Une forêt vaut 1 point de victoire par cité adjacente et augmente l’oxygène d’un niveau (livret de règles, placer des tuiles). Ici, l’oxygène monte tout seul.
    .done = forêt touchant { $answer } { $answer ->
        [one] cité
       *[other] cités
    }
forest = La forêt touche { $cities } { $cities ->
        [one] cité
       *[other] cités
    } : { $points } PV. La piste passe à { $vp }.
    .voice = La forêt donne { $points } { $points ->
        [one] point
       *[other] points
    } de victoire pour ses cités. La piste passe à { $vp }.
    .why = 1 point de victoire par cité adjacente (livret de règles, placer des tuiles).
city-forests = Combien de forêts touchent la cité ?
    .why = Une cité vaut 2 points de victoire, et 1 par forêt adjacente. Elle ne peut toucher une autre cité (livret de règles, placer des tuiles).
    .done = cité touchant { $answer } { $answer ->
        [one] forêt
       *[other] forêts
    }
city = Cité : 2 PV, et { $forests } pour les forêts. En tout : { $points }. La piste passe à { $vp }.
    .voice = La cité donne { $points } points de victoire. La piste passe à { $vp }.
    .why = 2 points de victoire, et 1 par forêt adjacente (livret de règles, placer des tuiles).
vp = Combien de points de victoire immédiats ?
    .why = 3 mégacrédits paient 2 points de victoire ; les cartes montrent les points immédiats sur un ruban vert, et quelques zones du plateau en ont d’imprimés (livret de règles, tour d’Actions et placer des tuiles). Les points sur ruban rouge comptent à la fin.
    .done = { $answer } points immédiats
vp-gained = { $points } PV. La piste passe à { $vp }.
    .voice = { $points } { $points ->
        [one] point
       *[other] points
    } de victoire. La piste passe à { $vp }.
    .why = 3 mégacrédits paient 2 points de victoire ; d’autres viennent de cartes et de zones (livret de règles, tour d’Actions).
milestone = Quel Objectif revendiquez-vous ?
    .form = goal
    .why = Un Objectif se revendique dès que sa condition est remplie, et gratuitement. Il vaut 4 points de victoire à la fin (livret de règles, Objectifs).
    .done = Objectif revendiqué : { NAME($answer) }
milestone-claimed = Objectif revendiqué : { NAME($name) }. Prenez la tuile de l’{ NAME($slot, form: "slot") }. 4 PV à la fin.
    .voice = Objectif revendiqué : { NAME($name) }. Prenez la tuile de l’{ NAME($slot, form: "slot") }. Elle compte 4 points de victoire à la fin.
    .why = Revendiqué aussitôt et gratuitement ; vous en avez { $count } (livret de règles, Objectifs). Le Terraformeur est revendiqué pour vous quand la piste atteint 16.
bonus-due = { $reached } PV atteints : une carte Bonus à la fin de ce tour.
    .voice = Vous avez atteint { $reached } points de victoire. Vous aurez une carte Bonus à la fin de ce tour.
    .why = La piste de score donne une carte Bonus à 5 et à 12 (livret de règles, cartes Bonus).
bonus-card = { $number ->
        [1] Consultez les { $left } cartes Bonus
       *[other] Carte Bonus ! Consultez les { $left } qui restent
    }, jouez-en une gratuitement et remettez les autres face cachée. Ce qu’elle donne, vous le signalez { $number ->
        [1] à votre premier tour.
       *[other] ensuite.
    }
    .voice = { $number ->
        [1] Consultez les { $left } cartes Bonus
       *[other] Carte Bonus ! Consultez les { $left } qui restent
    }, jouez-en une gratuitement et remettez les autres face cachée.
    .why = En solo, une est jouée après la production initiale, deux autres à 5 et 12 points de victoire, et la dernière ne sert pas ; elles comptent comme les autres cartes (livret de règles, solo). On ne dit pas si le cube Temps avance pour le tour supplémentaire d’une carte ; ici non, sauf si vous avez choisi autrement.
    .option-played = Jouée
    .option-extra-turn = Elle donne un tour supplémentaire
    .done = carte Bonus { $number } jouée{ $answer ->
        [extra-turn] , avec tour supplémentaire
       *[other] { "" }
    }

## Échéances

begin = Le cube Temps passe à 1. Vous avez { $turns } tours pour trois buts : 8 °C, 14 % d’oxygène, 7 océans.
    .voice = Le cube Temps passe à 1. Vous avez { $turns } tours pour trois buts : 8 degrés, 14 pour cent d’oxygène et 7 océans.
    .why = Le cube Temps indique le tour en cours (livret de règles, solo). 8 degrés et 14 pour cent sont calculés d’après les niveaux : si votre plateau finit ailleurs, c’est lui qui compte.
milestone-warning = { $left ->
        [1] Dernier tour
       *[other] Plus que { $left } tours
    } pour revendiquer { NAME($name, form: "goal") } ({ NAME($slot, form: "slot") }).
    .voice = { $left ->
        [1] C’est le dernier tour
       *[other] Plus que { $left } tours, celui-ci compris,
    } pour revendiquer l’Objectif { NAME($slot) } : { NAME($name, form: "goal") }.
    .why = Non revendiqué, il quitte le plateau à la fin de son dernier tour (livret de règles, échéances des Objectifs).
milestone-removed = Fin du tour { $deadline } : retirez { NAME($name) } de l’{ NAME($slot, form: "slot") }.
    .voice = Le tour { $deadline } est fini. Retirez l’Objectif { NAME($slot) }, { NAME($name) }.
    .why = Les Objectifs qui ne sont pas revendiqués à temps quittent le plateau (livret de règles, échéances des Objectifs).
missing = Niveaux manquants : température { $temperature }, oxygène { $oxygen }, océans { $oceans }.
turns-left = { $left ->
        [1] Le dernier tour !
       *[other] Plus que { $left } tours, celui-ci compris.
    } { $won ->
        [yes] Les trois paramètres sont au maximum.
       *[no] { missing }
    }
    .voice = { $left ->
        [1] C’est le dernier tour !
       *[other] Plus que { $left } tours, celui-ci compris.
    } { $won ->
        [yes] Les trois paramètres sont au maximum.
       *[no] { missing }
    }
    .why = Après le tour 50, la partie se termine aussitôt (livret de règles, solo). Les rappels précédents sont de l’assistant.

## Mise en place

setup-board = Posez le plateau, face au choix. Température −28 °C, oxygène 2 %, 6 océans sur leur symbole. Votre cube et le cube Temps partent de 0 sur la piste de score.
    .voice = Posez le plateau, face au choix. Température moins 28 degrés, oxygène 2 pour cent, 6 océans sur leur symbole. Votre cube et le cube Temps partent de 0 sur la piste de score.
    .why = Une partie solo commence avec un niveau de chaque paramètre déjà fait (livret de règles, solo). Le septième océan est placé ensuite.
    .done = plateau posé
setup-tiles = Placez une cité sur l’une des 3 zones où des PV sont imprimés, un océan à côté et une forêt touchant les deux. Vous ne gagnez rien pour elles.
    .voice = Placez une cité sur l’une des 3 zones où des points de victoire sont imprimés, un océan à côté et une forêt touchant les deux. Vous ne gagnez rien pour elles.
    .why = Ces trois tuiles ne donnent ni points ni bonus (livret de règles, solo).
    .done = trois premières tuiles placées
setup-supply = Placez dés, jetons Joker et tuiles à portée. Mélangez les cartes Projet. Mélangez les cartes Bonus et posez-en 4, face cachée, sans les voir.
    .why = À un ou deux joueurs, on utilise 4 cartes Bonus ; les autres retournent dans la boîte sans être vues (livret de règles, mise en place).
    .done = réserve prête
awards = Récompenses : un dé de chaque couleur, 3 au hasard, lancés. Qui tire et lance ?
    .voice = Maintenant les trois Récompenses. Dois-je tirer et lancer les dés, ou le faites-vous ?
    .why = Trois dés de couleurs différentes, pris au hasard et lancés, montrent les symboles des Récompenses (livret de règles, mise en place).
    .option-draw = Tirez et lancez pour moi
    .option-tell = Je les lance moi-même
    .done = Récompenses : { $choice }
award-die = Récompense { $number } : un dé { NAME($colour) }.
    .ask = Mélangez un dé de chaque couleur et prenez-en un pour la Récompense { $number }. De quelle couleur est-il ?
    .done = Récompense { $number } : dé { $choice }
    .why = Trois des cinq couleurs, au hasard (livret de règles, mise en place).
award-face = La Récompense { $number } est lancée.
    .ask = Lancez le dé { NAME($colour) } de la Récompense { $number }. Quel symbole montre-t-il ?
    .done = Récompense { $number } : { $choice }
    .why = Chaque dé a un symbole commun sur 3 faces, un peu commun sur 2 et un rare sur 1 (livret de règles, dés et ressources).
lay-awards = Posez ces dés sur les emplacements Récompense : { NAME($symbol_1) } ({ NAME($rarity_1) }), { NAME($symbol_2) } ({ NAME($rarity_2) }), { NAME($symbol_3) } ({ NAME($rarity_3) }).
    .voice = Posez ces dés sur les emplacements Récompense : { NAME($symbol_1) }, { NAME($rarity_1) } ; { NAME($symbol_2) }, { NAME($rarity_2) } ; { NAME($symbol_3) }, { NAME($rarity_3) }.
    .why = Une Récompense demande 10 d’un symbole commun, 8 d’un peu commun ou 6 d’un rare (livret de règles, solo). Commun est sur 3 faces, peu commun sur 2, rare sur 1 : si votre dé diffère, corrigez la rareté dans l’éditeur plus-moins. Pour le dé bleu, nos sources divergent.
    .done = Récompenses posées
milestones = Trois Objectifs vont sur les emplacements du plateau. Qui les tire ?
    .voice = Maintenant les trois Objectifs. Dois-je les tirer, ou le faites-vous ?
    .why = Trois tuiles au hasard ; chaque emplacement a son échéance (livret de règles, solo).
    .option-draw = Tirez-les pour moi
    .option-tell = Je les tire moi-même
    .done = Objectifs : { $choice }
milestone-tile = L’Objectif de l’{ NAME($slot, form: "slot") } est tiré.
    .ask = Tirez un Objectif pour l’{ NAME($slot, form: "slot") }. Lequel est-ce ?
    .done = Objectif { NAME($slot) } : { $choice }
    .why = S’il n’est pas revendiqué, il part après le tour { $deadline } (livret de règles, solo).
lay-milestones = Objectifs : { NAME($top) } en haut, { NAME($middle) } au milieu, { NAME($bottom) } en bas. Ils partent après les tours { $deadline }, 20 et 24.
    .why = Un Objectif qui n’est pas revendiqué d’ici là quitte le plateau (livret de règles, échéances des Objectifs). Dans la plupart des éditions celui du haut part après le tour 16, dans la française après le 18 : les petits points de votre piste de score décident, et l’option « Échéances des Objectifs » les suit.
    .done = Objectifs posés
setup-corporation = Piochez 5 cartes Projet. Piochez 2 corporations, gardez-en une et révélez-la. Prenez ce que montre son cadre rouge, puis recouvrez-le.
    .why = Le cadre rouge ne sert qu’une fois (livret de règles, mise en place). Les points ou niveaux qu’il donne se signalent à votre premier tour.
    .done = corporation choisie
setup-production = Production initiale : prenez les dés du cadre marron de votre corporation et lancez-les.
    .why = Ce sont vos premières ressources. La pénalité du premier joueur n’existe pas en solo (livret de règles, mise en place).
    .done = production initiale

## La fin

end = Le tour { $turns } est fini, et Mars est terraformée : votre score compte.
    .why = Les trois paramètres sont au maximum. Les ressources et les cartes en main qui restent ne valent rien (livret de règles, fin de partie).
failed = Le tour 50 est fini, et la terraformation a échoué : il n’y a pas de score. { missing }
    .why = En solo, les trois paramètres doivent être au maximum après le tour 50 (livret de règles, solo). Si un signalement a été oublié, l’annulation y ramène.
score-track = Quel nombre montre votre cube sur la piste de score ?
    .voice = Quel nombre montre votre cube sur la piste de score ?
    .why = L’assistant compte { $vp } ; votre cube décide (livret de règles, fin de partie).
    .done = piste de score : { $answer }
score-milestones = Combien d’Objectifs avez-vous ? 4 PV chacun.
    .voice = Combien d’Objectifs avez-vous ? Chacun compte 4 points de victoire.
    .why = 4 points de victoire par Objectif revendiqué (livret de règles, Objectifs).
    .done = Objectifs : { $answer }
score-award = Récompense { $number } : combien de symboles { NAME($symbol) } dans les coûts de toutes vos cartes jouées ? { $rarity ->
        [rare] 6 ou plus donnent 5 PV, 5 en donnent 3.
        [uncommon] 8 ou plus donnent 5 PV, 7 en donnent 3.
       *[common] 10 ou plus donnent 5 PV, 9 en donnent 3.
    }
    .voice = Récompense { $number } : combien de symboles { NAME($symbol) } dans les coûts de toutes vos cartes jouées ?
    .why = En solo, une Récompense demande 6 d’un symbole rare, 8 d’un peu commun ou 10 d’un commun ; un de moins vaut 3 points de victoire (livret de règles, solo). Au-delà, le nombre exact n’importe pas.
    .done = Récompense { $number } : { $answer } symboles
award-pays = Récompense { $number }, { NAME($symbol) } : { $count } symboles, { $points } PV.
    .voice = La Récompense { $number } donne { $points } points de victoire.
    .why = { $rarity ->
        [rare] Rare : 6 pour 5 points de victoire, 5 pour 3
        [uncommon] Peu commun : 8 pour 5 points de victoire, 7 pour 3
       *[common] Commun : 10 pour 5 points de victoire, 9 pour 3
    } (livret de règles, solo).
score-cards = Additionnez les points des rubans rouges de vos cartes jouées. Combien en tout ?
    .why = Les points sur ruban rouge comptent à la fin ; les négatifs se retranchent (livret de règles, fin de partie).
    .done = cartes : { $answer } points
score-sheet = Piste de score { $track } + Objectifs { $milestones } + Récompenses { $award_1 } + { $award_2 } + { $award_3 } + cartes { $cards } = { $total } PV.
    .voice = Piste { $track }, Objectifs { $milestones }, Récompenses { $awards }, cartes { $cards }. En tout { $total } points de victoire.
    .why = { $claimed } Objectifs à 4 chacun ; Récompenses à 5, 3 ou rien (livret de règles, fin de partie).
verdict = Vous gagnez avec { $total } PV : { NAME($rating) }.
    .voice = Vous gagnez avec { $total } points de victoire : { NAME($rating) }.
    .why = Les tranches sont celles du livret de règles (60, 70, 80, 85, 90, 95, 100, 110) ; les mots sont les nôtres.

## Où en est la partie

parameter-stands = { NAME($parameter) } : { measured }{ $left ->
        [0] { "" }
        [one] , encore 1 niveau
       *[other] , encore { $left } niveaux
    }
    .voice = { NAME($parameter) } : { measured.voice }{ $left ->
        [0] , au maximum.
        [one] , encore un niveau.
       *[other] , encore { $left } niveaux.
    }
    .why = Les trois paramètres doivent être au maximum à la fin du tour 50, sinon il n’y a pas de score (livret de règles, solo).
turns-stand = { $turn ->
        [0] { $turns } tours à venir
       *[other] Tour { $turn } sur { $turns }
    }
    .voice = { $turn ->
        [0] Il y a { $turns } tours à venir.
       *[other] Tour { $turn } sur { $turns }.
    }
    .why = Après le tour 50, la partie se termine aussitôt (livret de règles, solo).
milestone-stands = { NAME($name, form: "goal") } : { $status ->
        [claimed] à vous
        [removed] parti après le tour { $deadline }
       *[open] jusqu’à la fin du tour { $deadline }
    }
    .voice = { NAME($name, form: "goal") } : { $status ->
        [claimed] à vous.
        [removed] parti après le tour { $deadline }.
       *[open] jusqu’à la fin du tour { $deadline }.
    }
    .why = Chaque Objectif vaut 4 points de victoire à la fin (livret de règles, Objectifs).
award-stands = Récompense { NAME($symbol) } ({ NAME($rarity) }) : { $needed } dans les coûts de vos cartes
    .voice = Récompense : { $needed } symboles { NAME($symbol) } dans les coûts de vos cartes.
    .why = { $needed } valent 5 points de victoire, un de moins 3 (livret de règles, solo).
bonus-stands = Carte Bonus à { $reached } PV
    .voice = Une carte Bonus à { $reached } points de victoire.
    .why = À 5 et 12 points sur la piste, une carte Bonus vient à la fin du tour (livret de règles, cartes Bonus).

## Options

option-printing = Échéances des Objectifs
    .why = Après quels tours partent les Objectifs non revendiqués. L’édition française a 18 pour celui du haut, les autres 16 ; les petits points de votre piste de score décident.
    .option-default = Tours 16, 20 et 24
    .option-french = Française : 18, 20 et 24
option-era = Ère des Corporations
    .why = Si ses trois Objectifs peuvent être tirés : Célébrité, Milliardaire, Lauréat. Elle est dans la boîte.
    .option-on = Avec ses Objectifs
    .option-off = Sans ses Objectifs
option-kept = Dés gardés
    .why = Combien de dés vous pouvez garder lors d’un tour de Production : 3, et plus avec les cartes de stockage. Cela se corrige en cours de partie.
    .option-3 = 3 dés
    .option = { $option } dés
option-extra-turn = Tour donné par une carte
    .why = Si le tour supplémentaire d’une carte Bonus fait avancer le cube Temps. Le livret ne le dit pas ; d’habitude non, sinon la carte ne donnerait rien.
    .option-free = Le cube Temps reste
    .option-counts = Il compte parmi les 50 tours

## Noms

name-dice = Terraforming Mars : Le Jeu de Dés
name-you = Vous
name-temperature = Température
    .short = °C
name-oxygen = Oxygène
    .short = % oxygène
name-oceans = Océans
    .short = Océans
name-forest = Forêts
name-at-once = Points immédiats
name-correction = Corrections

name-yellow = jaune
name-green = vert
name-blue = bleu
name-red = rouge
name-grey = gris
name-common = commun
name-uncommon = peu commun
name-rare = rare

name-megacredit = mégacrédit
name-science = science
name-yellow-rare = jaune rare
name-plant = plante
name-microbe = microbe
name-animal = animal
name-energy = énergie
name-water = eau
name-heat = chaleur
name-event = événement
name-nuclear = nucléaire
name-steel = acier
name-titanium = titane
name-city = cité

name-legend = Légende
    .goal = Légende, 6 cartes rouges
name-miner = Mineur
    .goal = Mineur, 5 cartes vertes
name-scientist = Scientifique
    .goal = Scientifique, 3 cartes bleues
name-tycoon = Magnat
    .goal = Magnat, 12 cartes
name-monopolist = Monopole
    .goal = Monopole, 7 dés d’une couleur
name-generalist = Généraliste
    .goal = Généraliste, production de chaque couleur
name-philanthropist = Philanthrope
    .goal = Philanthrope, 4 cartes avec points à la fin
name-terraformer = Terraformeur
    .goal = Terraformeur, 16 points sur la piste
name-celebrity = Célébrité
    .goal = Célébrité, 3 cartes de coût 5 ou plus
name-billionaire = Milliardaire
    .goal = Milliardaire, 13 dés
name-nominee = Lauréat
    .goal = Lauréat, 5 symboles d’une Récompense

name-top = du haut
    .slot = emplacement du haut
name-middle = du milieu
    .slot = emplacement du milieu
name-bottom = du bas
    .slot = emplacement du bas
name-open = ouvert
name-claimed = revendiqué
name-removed = retiré

name-unreal = à peine croyable
name-supreme = remarquable
name-excellent = excellent
name-very-good = très bien
name-not-bad = bien
name-fair = correct
name-learning = sur la bonne voie
name-room-to-grow = à améliorer
name-barely = de justesse

# Mots de l’état et de l’éditeur plus-moins

name-turn = tour
    .field = Tour
    .short = Tour
name-turns = tours
    .field = Tours en tout
name-phase = Phase
name-setup = mise en place
name-final = décompte
name-failed = terraformation échouée
name-vp = Piste de score
    .short = PV
name-vp_from = Points par source
name-parameters = Paramètres globaux
name-value = maintenant
name-goal = but
name-full = au maximum
name-milestones = Objectifs
name-name = nom
name-slot = emplacement
name-deadline = dernier tour
name-status = état
name-awards = Récompenses
    .short = Récomp.
name-1 = 1
name-2 = 2
name-3 = 3
name-symbol = symbole
name-rarity = rareté
name-bonus_cards = Cartes Bonus jouées
    .short = Bonus
name-kept = Dés gardés
name-next_deadline = Prochain Objectif part après le tour
    .short = Échéance
name-track = Piste de score
name-cards = Cartes
