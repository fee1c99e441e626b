# On Mars, en solo contre Lacerda. Les valeurs s’affichent, .voice se dit, .why est la raison avec la
# page du livret de règles, .done est le nom que l’annulation donne à la réponse. Les noms sont à la fin.

# Comment les noms s’écrivent pour la voix
heard =
    Lacerda | Lacerda
    On Mars | Onn Mars

## La question principale de la table

table = { $turn ->
        [lacerda] La carte de Lacerda est posée. Pour finir son tour : « Suivant ».
        [you] { $side ->
            [orbit] À vous, en Orbite. Jouez, puis signalez ce qui compte pour Lacerda.
           *[colony] À vous, dans la Colonie. Jouez, puis signalez ce qui compte pour Lacerda.
        }
       *[final] La dernière manche est finie. Pour le décompte : « Suivant ».
    }
    .voice = { $turn ->
        [lacerda] Au tour de Lacerda : suivez sa carte.
        [you] C’est à vous. Signalez ce qui compte pour Lacerda.
       *[final] La dernière manche est finie. Passons au décompte.
    }
    .why = { $turn ->
        [lacerda] Les Astronautes agissent de la case 1 à la case 8 (livret de règles, page 8). Vous jouez Lacerda de mémoire : l’assistant tire et compte.
        [you] Vous avez une action principale et, si vous voulez, une action exécutive avant ou après (livret de règles, page 8). Signalez ce qui change ses choix : Bâtiments, Colons sur ses actions, Technologies, Plans, Scientifiques, Missions.
       *[final] Avant le décompte, tout peut encore être corrigé (livret de règles, page 21).
    }
    .refused = { $answer ->
        [mission] Aucune Mission ne se signale à part : les cubes des Missions suivent vos autres signalements.
        [landing-pod] Le Module d’atterrissage ne va que de l’Orbite à la Colonie.
        [scientist] Les six Scientifiques sont engagés.
       *[other] Rien de ce genre ne peut être signalé maintenant. Choisissez autre chose.
    }
    .done = { $group ->
        [next] { $turn ->
            [lacerda] le tour de Lacerda est fini
            [you] vous avez fini votre tour
           *[final] vous avez commencé le décompte
        }
        [building] { $part ->
            [none] vous avez construit une tuile
           *[other] vous avez construit { NAME($part, form: "a") }
        }
        [advanced] { $part ->
            [mine-his] vous avez amélioré une Mine occupée par Lacerda
            [none] vous avez amélioré un Bâtiment
           *[other] vous avez amélioré { NAME($part, form: "a") }
        }
        [blueprint] vous avez pris un Plan ({ $label })
        [colonist] vous avez placé un Colon sur « { $label } »
        [contract] vous avez rempli un Contrat ({ $label })
        [landing-pod] vous avez atterri sur la case { $part }
        [level] la Colonie est passée au niveau { $part }
        [map] { $part ->
            [off] vous avez rangé la carte de Mars
            [edit] vous avez corrigé la carte de Mars
           *[on] vous avez posé la carte de Mars
        }
        [mission] { $help ->
            [cards] la Mission { $part } a reçu une contribution
           *[other] vous avez contribué à la Mission { $part }
        }
        [scientist] vous avez engagé { NAME($part, form: "the") }
        [tech] { $owned ->
            [yes] vous avez développé la { NAME($part, form: "tech") }
           *[no] vous avez appris la { NAME($part, form: "tech") }
        }
        [used-tech] vous avez utilisé la { NAME($part, form: "tech") } de Lacerda
        [ship] vous avez gagné un Vaisseau
        [rover] vous avez déplacé votre Rover
       *[bot] vous avez déplacé ou placé un Robot
    }
    .option-next = { $turn ->
        [lacerda] Finir son tour
        [you] Fin du tour
       *[final] Décompte
    }
    .option-building = Bâtiment
    .label-building = Construit
    .group-building = Qu’avez-vous construit ?
    .group-building-title = Qu’avez-vous construit ?
    .group-building-facts = Votre Colon sur son action : signalez-le aussi
    .option-colonist = Colon
    .group-colonist = Sur quelle action est votre Colon ?
    .group-colonist-title = Sur quelle action est votre Colon ?
    .group-colonist-facts =
        Les autres actions ne se signalent pas
        Un Colon revient ? Corrigez : « Plus », « Toute la table »
    .option-blueprint = Plan
    .group-blueprint = Quel Plan avez-vous pris ?
    .group-blueprint-title = Quel Plan avez-vous pris ?
    .group-blueprint-facts =
        Le Bâtiment de votre carte, et son niveau
        Votre Colon sur son action : signalez-le aussi
    .form-blueprint = choice
    .option-advanced = Amélioré
    .group-advanced = Quel type de Bâtiment avez-vous amélioré ?
    .option-scientist = Scientifique
    .group-scientist = Quel Scientifique avez-vous engagé ?
    .option-contract = Contrat
    .group-contract = Quel Contrat avez-vous rempli ?
    .group-contract-title = Quel Contrat avez-vous rempli ?
    .group-contract-facts = Un Contrat pris, mais non rempli, ne se signale pas
    .form-contract = field
    .option-tech = Technologie
    .group-tech = Quelle Technologie avez-vous apprise, ou développée d’une case ?
    .group-tech-title = Technologie apprise ou développée ?
    .group-tech-facts = Un appui vaut une case : pour deux cases, appuyez deux fois
    .form-tech = short
    .option-used-tech = J’ai utilisé sa Techno
    .group-used-tech = Laquelle de ses Technologies avez-vous utilisée ?
    .alone-used-tech = J’ai utilisé sa Techno
    .form-used-tech = short
    .option-ship = Vaisseau
    .option-mission = Mission
    .group-mission = À quelle Mission avez-vous contribué ?
    .member-mission = { $option ->
        [A] A, { NAME($A, form: "mission") }
        [B] B, { NAME($B, form: "mission") }
       *[C] C, { NAME($C, form: "mission") }
    }
    .alone-mission = { $option ->
        [A] Mission A
        [B] Mission B
       *[C] Mission C
    }
    .option-landing-pod = Atterrissage
    .group-landing-pod = Reprenez vos Colons placés sur les actions de la Colonie et dans la Zone de travail, puis prenez une case libre et son bonus. Quelle case est-ce ?
    .group-landing-pod-title = De quelle case prenez-vous le bonus ?
    .group-landing-pod-moves =
        Reprenez vos **Colons** : actions, Zone de travail || Sauf ceux des Mines
        Prenez une **case** libre et son bonus
    .member-landing-pod = Case { $option }
    .option-rover = Rover
    .option-bot = Robot
    .option-map = Carte de Mars
    .group-map = Que faire avec la carte de Mars ?
    .member-map = { $option ->
        [edit] La voir, la corriger
        [on] La poser ici
       *[off] Continuer sans elle
    }
    .alone-map = Poser la carte de Mars
    .option-level = Nouveau niveau
    .group-level = Quel niveau la Colonie a-t-elle atteint ?
    .member-level = Niveau { $option }
    .title = { $turn ->
        [lacerda] Au tour de Lacerda
        [you] { $help ->
            [cards] Jouez et touchez ce qui a changé
           *[other] Jouez et touchez ici ce que vous avez fait
        }
       *[final] Fin de la dernière manche
    }
    .moves = { $turn ->
        [lacerda] Suivez sa **carte**
        [you] { "" }
       *[final] { "" }
    }
    .facts = { $turn ->
        [lacerda] Ensuite, pour finir son tour : « Suivant »
        [you] { $reported ->
            [yes] { "" }
           *[no] Rien à signaler ? « Fin du tour »
        }
       *[final] { "" }
    }
    .key = { $turn ->
        [lacerda] Carte
        [you] Manche | { $round }
       *[final] Décompte
    }
    .short = { $turn ->
        [lacerda] Suivez sa carte.
        [you] { $reported ->
            [yes] { "" }
           *[no] À vous : signalez vos actions.
        }
       *[final] La dernière manche est finie : passez au décompte.
    }

# Ce que l’annulation dit d’une réponse qui laisse l’étape comme elle était
done-differs = vous avez signalé une différence
done-tie = vous avez signalé une égalité
done-colonists = nombre de Colons corrigé
done-impossible = vous avez signalé que c’était impossible

## Mise en place

help = Quel niveau d’aide souhaitez-vous ?
    .voice = Quel niveau d’aide souhaitez-vous : tout guidé, une mise en place rapide, ou les cartes seules ?
    .why = Tout guidé : l’assistant mène chaque étape, pour vous et pour Lacerda. Mise en place rapide : il ne demande que ce qu’il doit savoir. Cartes seules : il tire les cartes et les cases de Lacerda et lance le dé, si vous jouez Lacerda de mémoire.
    .option-guided = Tout guidé
    .option-quick = Mise en place rapide, puis guidé
    .option-cards = Cartes seules
    .done = vous avez choisi « { $choice } »
    .title = Quel niveau d’aide ?
    .facts =
        Tout guidé : chaque étape, pour vous et pour Lacerda
        Mise en place rapide : seulement ce qu’il faut savoir
        Cartes seules : les cartes et cases de Lacerda, et le dé
    .key = Aide
    .short = Quelle aide voulez-vous : tout guidé, mise en place rapide, ou cartes seules ?
length = Jouez-vous une partie courte ou longue ?
    .why = Une partie courte a deux Missions courtes et une longue ; une partie longue, une courte et deux longues (livret de règles, page 5).
    .option-short = Partie courte
    .option-long = Partie longue
    .done = vous avez choisi « { $choice } »
    .title = Partie courte ou longue ?
    .facts =
        Partie courte : 2 Missions courtes, 1 longue
        Partie longue : 1 Mission courte, 2 longues
    .key = Missions | 3
    .short = Jouez-vous une partie courte ou longue ?
draws = { $help ->
        [cards] Il faut tirer au sort trois Missions et la première case de Lacerda. Qui s’en charge ?
       *[other] { $length ->
            [unknown] Il faut tirer au sort les Technologies, les Missions, les Récompenses et la première case de Lacerda. Qui s’en charge ?
           *[other] Il faut tirer au sort les Technologies, les Récompenses et la première case de Lacerda. Qui s’en charge ?
        }
    } { $length ->
        [long] Les Missions, c’est vous : tirez-en une courte et deux longues et saisissez-les, car l’assistant ne les distingue pas.
        [short] Les Missions, c’est vous : tirez-en deux courtes et une longue et saisissez-les, car l’assistant ne les distingue pas.
       *[unknown] { "" }
    }
    .why = Ce que l’assistant tire, il le nomme et vous le posez ; ce que vous tirez, vous le saisissez. Il ignore quelles Missions sont courtes ou longues : pour une partie courte ou longue, c’est vous qui les tirez. La boîte contient six tuiles Premier Colon pour huit cases ; l’assistant tire de 1 à 8 (livret de règles, pages 5 et 22). Si la question est posée à chaque fois, vous pouvez aussi ne pas saisir les Technologies ou les Récompenses.
    .option-draw = L’assistant les tire
    .option-tell = Je tire et je saisis tout
    .option-each = Demander à chaque fois
    .done = vous avez choisi « { $choice } »
    .title = Qui tire les tuiles ?
    .facts =
        { $length ->
            [long] Missions : tirez-en 1 courte, 2 longues ; saisissez-les
            [short] Missions : tirez-en 2 courtes, 1 longue ; saisissez-les
           *[unknown] { "" }
        }
        { $help ->
            [cards] Trois Missions et la première case de Lacerda
           *[other] { $length ->
                [unknown] Technologies, Missions, Récompenses, case de Lacerda
               *[other] Technologies, Récompenses, première case de Lacerda
            }
        }
        L’assistant les tire, ou vous les tirez et les saisissez
        { $length ->
            [unknown] { "" }
           *[other] Il ne distingue pas les Missions courtes des longues
        }
    .key = Tuiles
    .short = { $length ->
        [long] Qui tire les tuiles ? Vous saisissez les Missions : une courte, deux longues.
        [short] Qui tire les tuiles ? Vous saisissez les Missions : deux courtes, une longue.
       *[unknown] Qui tire les tuiles, l’assistant ou vous ?
    }
setup-board = Préparez le plateau principal pour deux joueurs. Mettez 2 exemplaires de chaque élément dans l’Entrepôt et les marqueurs de points sur le 0. Empilez les Bâtiments par type, mélangés, face cachée. Placez deux tuiles Découverte face visible sur la case Exploration.
    .why = À deux joueurs, l’Entrepôt contient deux exemplaires de chaque élément, et n’est jamais rechargé au-delà (livret de règles, pages 4 et 24).
    .done = plateau principal en place
    .title = Préparez le plateau principal
    .moves =
        Préparez l’**Entrepôt** || 2 exemplaires : Cristal, Batterie, Eau, Plante, Oxygène
        Mettez les **marqueurs** de points sur le 0 || Le vôtre et, pour Lacerda, un d’une autre couleur
        Mélangez les **Bâtiments** || Chaque type à part, en piles, face cachée
        Révélez 2 **tuiles Découverte** || Sur la case Exploration
    .key = Entrepôt | 2
    .short = Préparez le plateau principal : 2 exemplaires de chaque élément à l’Entrepôt, les marqueurs sur le 0, les Bâtiments en piles, 2 tuiles Découverte visibles.
setup-cards = Mélangez les Plans niveau par niveau, posez ceux de niveau 1 sur ceux de niveau 3, et révélez-en six. Alignez les six Scientifiques avec leurs figurines, de gauche à droite : Géologue, Ingénieur R&D, Hydrologue, Biochimiste, Géochimiste, Ingénieur systèmes. Les douze Contrats terriens forment une pile, face cachée, non mélangée.
    .why = Un Plan de niveau 3 n’apparaît qu’après une montée de niveau de la Colonie ; les Contrats ne sont mélangés que lorsque l’un d’eux prend une place vide (livret de règles, pages 5, 16 et 23).
    .done = cartes en place
    .title = Posez les cartes
    .moves =
        Mélangez les **Plans**, révélez-en 6 || Niveau 1 au-dessus du niveau 3 ; il n’y a pas de niveau 2
        Alignez 3 **Scientifiques** à gauche || Géologue, Ingénieur R&D, Hydrologue, avec leurs figurines
        Puis 3 **Scientifiques** à droite || Biochimiste, Géochimiste, Ingénieur systèmes
        Empilez les 12 **Contrats** || Face cachée, sans les mélanger
    .key = Plans | 6
    .short = Posez 6 Plans face visible, 6 Scientifiques et les 12 Contrats en une pile.
setup-mars = { $drawn ->
        [yes] Sur Mars, posez la Mine de départ au centre et les tuiles Recherche sur leurs cases, et gardez à portée de main les quatre autres Bâtiments de départ.
       *[no] Sur Mars, posez la Mine de départ au centre, les quatre autres Bâtiments de départ au hasard et les tuiles Recherche sur leurs cases.
    } Mettez le marqueur de niveau de la Colonie sur la deuxième rangée, ceux du LSS sur celle du bas.
    .voice = { $drawn ->
        [yes] Sur Mars, posez la Mine de départ au centre et les tuiles Recherche sur leurs cases, et gardez à portée de main les quatre autres Bâtiments de départ.
       *[no] Sur Mars, posez la Mine de départ au centre, les quatre autres Bâtiments de départ au hasard sur leurs cases et les tuiles Recherche sur les leurs.
    } Mettez le marqueur de niveau de la Colonie sur la deuxième rangée et les marqueurs du LSS sur celle du bas.
    .why = La deuxième rangée est le niveau 1 de la Colonie ; chaque marqueur du LSS monte d’une rangée par tuile construite de son type, sans compter les Bâtiments de départ. Les tuiles Recherche sont triées par lettre et couleur (livret de règles, pages 5 et 15).
    .done = Mars en place
    .title = Préparez Mars
    .moves =
        Posez la **Mine** de départ au centre
        { $drawn ->
            [yes] Préparez 4 **Bâtiments** de départ || Un de chaque autre type ; l’assistant dira bientôt où les poser
           *[no] Posez 4 **Bâtiments** de départ || Un de chaque autre type, au hasard, sur les cases marquées
        }
        Posez les **tuiles Recherche** || Dans les coins, triées par couleur et par lettre
        Mettez le **marqueur** de niveau en rangée 2 || Celui de la Colonie ; deuxième en partant du bas : niveau 1
        Mettez les **marqueurs** du LSS en bas || Les Bâtiments de départ ne les font pas monter
    .key = Bâtiments | 5
    .short = { $drawn ->
        [yes] Posez la Mine au centre, les tuiles Recherche, les marqueurs de la Colonie et du LSS. Gardez 4 Bâtiments à portée de main.
       *[no] Posez la Mine au centre, 4 Bâtiments au hasard, les tuiles Recherche, les marqueurs de la Colonie et du LSS.
    }
lab-board = Regardez un Labo. De gauche à droite, le nombre de cases de ses colonnes est-il bien { $spaces }, et le nombre de points en dessous { $points } ?
    .fact = Labo
    .voice = Regardez un Labo. De gauche à droite, le nombre de cases de ses six colonnes est-il bien { $spaces } ? Et le nombre de points en dessous est-il bien { $points } ?
    .why = C’est imprimé sur les plateaux Joueur. Cette question n’est posée qu’une fois. Pour revoir ou corriger la réponse : Réglages, Ma boîte.
    .option-same = Oui, c’est pareil
    .option-differs = Non, je les saisis
    .done = vous avez choisi « { $choice } » pour le Labo
    .done-differs = vous avez choisi de saisir les nombres
    .title = Est-ce votre Labo ?
    .facts =
        Les cases de Technologie d’un plateau Joueur
        Cases de ses colonnes : { $spaces }
        Points en dessous : { $points }
    .key = Labo | 6
    .short = Votre Labo a-t-il les cases et les points affichés ?
lab-spaces = Combien de cases compte la colonne { $column } du Labo ?
    .fact = Colonne { $column } du Labo : cases
    .why = Comptez les cases de la colonne, à partir de la gauche (livret de règles, page 11).
    .done = la colonne { $column } a { $answer ->
        [one] { $answer } case
       *[other] { $answer } cases
    }
    .title = Cases de la colonne { $column } du Labo ?
    .key = Colonne | { $column }
    .short = Combien de cases compte la colonne { $column } du Labo ?
lab-points = Combien de points sont imprimés sous la colonne { $column } du Labo ?
    .fact = Colonne { $column } du Labo : points
    .why = À la fin, chaque Technologie rapporte les points inscrits sous sa colonne (livret de règles, page 21).
    .done = une Technologie dans la colonne { $column } rapporte { $answer ->
        [one] { $answer } point
       *[other] { $answer } points
    }
    .title = Points sous la colonne { $column } du Labo ?
    .key = Colonne | { $column }
    .short = Combien de points rapporte la colonne { $column } du Labo ?
tech-grid = { $length ->
       *[other] On n’utilise qu’un jeu de huit tuiles Technologie ; l’autre reste dans la boîte. Comment choisissez-vous leur ordre sur la Grille de technologies ?
    }
    .voice = On n’utilise qu’un jeu de huit tuiles Technologie. Comment choisissez-vous leur ordre sur la Grille de technologies ?
    .why = À deux joueurs, la grille n’est jamais rechargée (livret de règles, page 24). S’il en connaît l’ordre, l’assistant nomme chaque Technologie que prend Lacerda.
    .option-draw = L’assistant les tire
    .option-tell = Je les pose et les saisis
    .option-skip = Je les pose, sans les saisir
    .done = { $answer ->
        [draw] l’assistant tire l’ordre des Technologies
        [tell] vous saisissez l’ordre des Technologies
       *[skip] vous posez les Technologies sans les saisir
    }
    .title = Comment choisir l’ordre des Technologies ?
    .facts =
        Un seul jeu de 8 tuiles ; les 8 autres restent dans la boîte
        L’assistant les tire, ou vous les tirez et les saisissez
    .key = Technologies | 8
    .short = Comment choisissez-vous l’ordre des Technologies ?
tech-tile = La Technologie numéro { $number } est tirée.
    .ask = Quelle Technologie est sur la case { $number } de la grille ? Commencez en bas à gauche, rangée par rangée.
    .form = short
    .done = la Technologie { $choice } est sur la case { $number } de la grille
    .why = Lacerda prend la Technologie la moins chère, à prix égal la plus à gauche : si l’assistant connaît l’ordre des tuiles, il n’a plus rien à vous demander (livret de règles, page 22).
    .ask-title = Quelle Technologie en case { $number } ?
    .ask-facts = Depuis le bas à gauche, rangée par rangée
    .ask-key = Case | { $number }
    .ask-short = Quelle Technologie est sur la case { $number } ?
lay-techs = Posez les huit Technologies sur la grille, rangée du bas d’abord, chaque rangée en partant de la gauche : { LIST($techs, form: "short") }.
    .why = La rangée du bas est gratuite, celle du milieu coûte 1 Batterie, celle du haut 1 Batterie et 1 Ressource : les moins chères viennent d’abord (livret de règles, page 10).
    .done = Technologies en place
    .title = Posez les Technologies sur la grille
    .moves =
        Cases 1–2 : **{ ITEM($techs, 1, form: "short") }**, **{ ITEM($techs, 2, form: "short") }** | Rangée du bas d’abord, depuis la gauche
        Cases 3–4 : **{ ITEM($techs, 3, form: "short") }**, **{ ITEM($techs, 4, form: "short") }**
        Cases 5–6 : **{ ITEM($techs, 5, form: "short") }**, **{ ITEM($techs, 6, form: "short") }**
        Cases 7–8 : **{ ITEM($techs, 7, form: "short") }**, **{ ITEM($techs, 8, form: "short") }**
    .key = Technologies | 8
    .short = Posez les Technologies en partant d’en bas à gauche : { LIST($techs, form: "short") }.
missions = { $length ->
        [long] Pour une partie longue, tirez une Mission courte et deux longues et saisissez-les. L’assistant peut aussi en tirer trois, sans distinction.
        [short] Pour une partie courte, tirez deux Missions courtes et une longue et saisissez-les. L’assistant peut aussi en tirer trois, sans distinction.
       *[unknown] Il faut trois Missions. Qui les tire ?
    }
    .voice = Passons aux trois Missions. L’assistant les tire-t-il, ou saisissez-vous les vôtres ?
    .why = L’assistant ignore quelles Missions sont courtes ou longues : si cela compte pour vous, distribuez-les vous-même, puis saisissez-les.
    .option-draw = L’assistant les tire
    .option-tell = Je les tire et les saisis
    .done = { $answer ->
        [draw] l’assistant tire les Missions
       *[tell] vous tirez et saisissez les Missions
    }
    .title = Qui tire les Missions ?
    .facts = { $length ->
        [long]
            Partie longue : tirez 1 Mission courte et 2 longues
            Ou l’assistant en tire 3, sans distinction
        [short]
            Partie courte : tirez 2 Missions courtes et 1 longue
            Ou l’assistant en tire 3, sans distinction
       *[unknown] L’assistant les tire, ou vous les tirez et les saisissez
    }
    .key = Missions | 3
    .short = Qui tire les trois Missions, l’assistant ou vous ?
mission = La Mission { $letter } est tirée.
    .ask = { $letter ->
        [A] { $length ->
            [long] Posez une Mission courte et deux longues.
            [short] Posez deux Missions courtes et une longue.
           *[unknown] { "" }
        }
       *[other] { "" }
    } Quelle Mission est en { $letter } ?
    .form = mission
    .refused = Cette Mission n’est pas libre. Choisissez-en une de la liste.
    .done = la Mission { $letter } est « { $choice } »
    .why = Dès son deuxième passage, chaque carte solo déplace le cube de sa Mission (livret de règles, page 22). Les Missions courtes et longues forment deux piles séparées dans la boîte. L’assistant ignore lesquelles des neuf sont courtes, et accepte toutes celles que vous saisissez.
    .ask-title = Quelle Mission est en { $letter } ?
    .ask-moves = { $letter ->
        [A] { $length ->
            [long] Posez 3 **Missions** || 1 de la pile des courtes, 2 des longues, en A, B et C
            [short] Posez 3 **Missions** || 2 de la pile des courtes, 1 des longues, en A, B et C
           *[unknown] { "" }
        }
       *[other] { "" }
    }
    .ask-facts = A, B et C : les cases Mission du plateau principal
    .ask-key = Mission | { $letter }
    .ask-short = Quelle Mission est en { $letter } ?
lay-missions = { $way ->
        [draw] Posez ces Missions et leurs cubes :
       *[tell] Placez les cubes des Missions :
    } A, { NAME($A, form: "mission") }, sur le { $A_left } ; B, { NAME($B, form: "mission") }, sur le { $B_left } ; C, { NAME($C, form: "mission") }, sur le { $C_left }. Mettez le marqueur de chaque Mission près de son action, celui des Missions restantes sur le 3.
    .voice = { $way ->
        [draw] Posez ces Missions et leurs cubes.
       *[tell] Placez les cubes des Missions.
    } En A, { NAME($A, form: "mission") } : mettez le cube sur le { $A_left }. En B, { NAME($B, form: "mission") } : mettez le cube sur le { $B_left }. En C, { NAME($C, form: "mission") } : mettez le cube sur le { $C_left }. Mettez le marqueur de chaque Mission près de son action, et celui des Missions restantes sur le 3.
    .why = Une contribution rapporte, en Cristaux : { $A_crystals } en A, { $B_crystals } en B, { $C_crystals } en C. Chaque cube part du nombre prévu pour deux joueurs ; trois Missions accomplies déclenchent la fin (livret de règles, pages 19 et 21).
    .done = Missions en place
    .title = { $way ->
        [draw] Posez les Missions et les cubes
       *[tell] Placez les cubes des Missions
    }
    .moves =
        A : **{ NAME($A, form: "mission") }**, cube au { $A_left }
        B : **{ NAME($B, form: "mission") }**, cube au { $B_left }
        C : **{ NAME($C, form: "mission") }**, cube au { $C_left }
        Posez les **marqueurs** des Missions || Chacun près de son action
        Mettez le **marqueur** sur le 3 || Celui des Missions restantes
    .key = Missions | 3
    .short = { $way ->
        [draw] Posez ces Missions et leurs cubes :
       *[tell] Posez les cubes :
    } A, { NAME($A, form: "mission") }, sur le { $A_left } ; B, { NAME($B, form: "mission") }, sur le { $B_left } ; C, { NAME($C, form: "mission") }, sur le { $C_left }. Posez le marqueur de chaque Mission près de son action ; il reste 3 Missions.
rewards = { $length ->
       *[other] Quatre des huit tuiles Récompense du LSS, tirées au hasard, vont en haut de ses colonnes. Que choisissez-vous ?
    }
    .voice = Quatre tuiles Récompense du LSS, tirées au hasard, vont en haut de ses colonnes. Si vous les tirez, vous pouvez les saisir, ou seulement compter leurs points. Que choisissez-vous ?
    .why = Quand Lacerda construit un Bâtiment du LSS, il marque les points de la tuile Récompense de sa colonne (livret de règles, page 22). Si l’assistant ne connaît pas la tuile, vous les marquez pour Lacerda sur la piste de points.
    .option-draw = L’assistant les tire
    .option-tell = Je les tire et les saisis
    .option-skip = Je les tire et compte leurs points
    .done = { $answer ->
        [draw] l’assistant tire les Récompenses
        [tell] vous tirez et saisissez les Récompenses
       *[skip] vous tirez les Récompenses et comptez leurs points
    }
    .title = Récompenses : que choisissez-vous ?
    .facts =
        Quatre des huit tuiles vont en haut des colonnes du LSS
        L’assistant les tire, ou vous les tirez et les saisissez
        Sinon, vous comptez leurs points pour Lacerda
    .key = Récompenses | 4
    .short = Tuiles Récompense du LSS : que choisissez-vous ?
reward = La tuile Récompense de la colonne { NAME($kind) } est tirée.
    .ask = Quelle tuile Récompense est dans la colonne { NAME($kind) } ?
    .form = reward
    .done = la Récompense de la colonne { NAME($kind) } est « { $choice } »
    .done-colonists = la Récompense de la colonne { NAME($kind) } est « { $choice } »
    .why = Lacerda marque les points de la tuile de la colonne où il construit (livret de règles, page 22).
    .ask-title = { NAME($kind) } : quelle Récompense ?
    .ask-facts = La tuile en haut de cette colonne du LSS
    .ask-key = { NAME($kind) }
    .ask-short = Quelle tuile Récompense est dans la colonne { NAME($kind) } ?
lay-rewards = Posez ces tuiles Récompense en haut des colonnes. Générateur : { NAME($tile_1, form: "reward") }. Extracteur d’eau : { NAME($tile_2, form: "reward") }. Serre : { NAME($tile_3, form: "reward") }. Condenseur d’oxygène : { NAME($tile_4, form: "reward") }.
    .voice = Posez ces tuiles Récompense en haut des colonnes : pour le Générateur, { NAME($tile_1, form: "reward") } ; pour l’Extracteur d’eau, { NAME($tile_2, form: "reward") } ; pour la Serre, { NAME($tile_3, form: "reward") } ; pour le Condenseur d’oxygène, { NAME($tile_4, form: "reward") }.
    .why = Les quatre autres tuiles retournent dans la boîte (livret de règles, page 5).
    .done = tuiles Récompense en place
    .title = Posez les Récompenses du LSS
    .moves =
        Générateur : **{ NAME($tile_1, form: "short") }** | { NAME($tile_1, form: "reward") }
        Extracteur d’eau : **{ NAME($tile_2, form: "short") }** | { NAME($tile_2, form: "reward") }
        Serre : **{ NAME($tile_3, form: "short") }** | { NAME($tile_3, form: "reward") }
        Condenseur d’oxygène : **{ NAME($tile_4, form: "short") }** | { NAME($tile_4, form: "reward") }
    .key = Récompenses | 4
    .short = Posez les Récompenses en partant de la gauche : { NAME($tile_1, form: "short") }, { NAME($tile_2, form: "short") }, { NAME($tile_3, form: "short") }, { NAME($tile_4, form: "short") }.
setup-players = Préparez les deux plateaux Joueur : une Ressource de chaque type, 1 Cristal, la Technologie Abri au milieu de la colonne 2 du Labo, 5 Vaisseaux sur les cases du haut du Dépôt, 4 Abris, le cinquième sur Mars, 3 Colons dans les Quartiers, 5 cubes de Progrès sous les Ressources. 1 Robot sur votre Abri de Mars. À côté de chaque plateau : les autres Robots et Colons, 8 marqueurs Bâtiment avancé, le Rover.
    .voice = Préparez les deux plateaux Joueur. Chacun reçoit une Ressource de chaque type, un Cristal, et la Technologie Abri, au milieu de la colonne 2 du Labo. Placez cinq Vaisseaux en haut du Dépôt et quatre Abris : le cinquième est sur Mars. Mettez trois Colons dans les Quartiers, et cinq cubes de Progrès sous les Ressources. Mettez un Robot sur votre Abri de Mars. Mettez les autres Robots et Colons, huit marqueurs Bâtiment avancé et le Rover à côté de chaque plateau.
    .why = Le plateau de Lacerda se prépare comme le vôtre ; ses Ressources ne servent jamais. Un Rover à côté du plateau est considéré comme étant sur la Mine centrale jusqu’à son premier mouvement (livret de règles, pages 6, 12 et 22).
    .done = plateaux Joueur en place
    .title = Préparez les plateaux Joueur
    .moves =
        Placez les **Ressources** || 1 de chaque type, et 1 Cristal
        Placez la **Technologie Abri** || Dans les deux Labos, au milieu de la colonne 2
        Placez 5 **Vaisseaux** || Dans le Dépôt de chaque plateau, sur les 5 cases du haut
        Placez 4 **Abris** || Sur chaque plateau ; le cinquième sur sa case de Mars
        Placez 1 **Robot** pour vous || Sur votre Abri ; vos 3 autres et les 4 de Lacerda à côté
        Placez 3 **Colons** || Dans les Quartiers de chaque plateau ; les 9 autres à côté
        Placez 5 **cubes de Progrès** || Sur chaque plateau, un sous chaque Ressource
        Posez le **Rover** à côté || Avec 8 marqueurs Bâtiment avancé ; départ : Mine centrale
    .key = Plateaux | 2
    .short = Mettez sur chaque plateau les Ressources, 1 Cristal, la Technologie Abri, 5 Vaisseaux, 4 Abris, 3 Colons, 5 cubes de Progrès, et à côté 8 marqueurs Bâtiment avancé ; placez votre Robot.
setup-lacerda = Piochez trois Objectifs privés ; Lacerda n’en a pas. Mettez un de ses Robots sur l’icône Mine de la Zone de progrès, et non sur son Abri. { $deck ->
        [physical] Mélangez ses 12 cartes solo.
       *[app] Ses cartes solo peuvent rester dans la boîte.
    }
    .why = Vous gardez trois Objectifs privés et pouvez en accomplir un (livret de règles, pages 6 et 22).
    .done = mise en place de Lacerda faite
    .title = Ce qui change pour Lacerda
    .moves =
        Piochez 3 **Objectifs privés** || Pour vous seulement : Lacerda n’en a pas
        Posez un de ses **Robots** sur l’icône Mine || Dans la Zone de progrès de son plateau ; aucun sur son Abri
        { $deck ->
            [physical] Mélangez ses 12 **cartes solo**
           *[app] { "" }
        }
    .facts = { $deck ->
        [physical] { "" }
       *[app] Ses cartes solo peuvent rester dans la boîte
    }
    .key = Objectifs privés | 3
    .short = Piochez 3 Objectifs privés, mais aucun pour Lacerda ; posez un de ses Robots sur l’icône Mine.
first-space = Première case d’Ordre du tour de Lacerda : qui la tire ?
    .voice = Passons à la première case d’Ordre du tour de Lacerda. L’assistant la tire-t-il, ou saisissez-vous votre tuile Premier Colon ?
    .why = Les règles font tirer une tuile Premier Colon (livret de règles, page 22). La boîte contient six tuiles pour huit cases ; l’assistant tire de 1 à 8.
    .option-draw = L’assistant la tire
    .option-tell = Je la tire et la saisis
    .done = { $answer ->
        [draw] l’assistant tire la première case de Lacerda
       *[tell] vous tirez la première case de Lacerda
    }
    .title = Qui tire sa première case ?
    .facts =
        Une tuile Premier Colon donne sa case d’Ordre du tour
        L’assistant tire de 1 à 8, sans tuile
    .key = Case
    .short = Qui tire la première case de Lacerda, l’assistant ou vous ?
first-colonist = Sa tuile Premier Colon est tirée.
    .ask = Tirez une tuile Premier Colon pour Lacerda. Quel numéro porte-t-elle ?
    .why = La tuile donne sa première case d’Ordre du tour (livret de règles, page 22). La boîte contient six tuiles pour huit cases ; l’assistant tire de 1 à 8.
    .refused = « { $answer } » n’est pas une case d’Ordre du tour. Donnez un numéro de 1 à 8.
    .option-app = L’assistant la tire
    .done = { $answer ->
        [app] l’assistant tire la première case de Lacerda
       *[other] Lacerda commence sur la case { $choice }
    }
    .ask-title = Quel numéro porte sa tuile ?
    .ask-moves = Tirez une **tuile Premier Colon** | Pour Lacerda
    .ask-key = Premier Colon
    .ask-short = Quel numéro porte sa tuile Premier Colon ?
first-colonist-rolled = Sa première case est tirée.
    .done = le numéro { $answer } a été tiré pour sa première case
his-place = Placez l’Astronaute de Lacerda sur la case { $space } de l’Ordre du tour, { $side ->
        [orbit] en Orbite
       *[colony] dans la Colonie
    }, et la Navette sur la case 1 de ce côté.
    .why = La Navette commence du côté de Lacerda (livret de règles, page 22). Les règles ne disent pas s’il prend le bonus de sa première case ; ici, { $start ->
        [benefit] il le prend.
       *[no-benefit] il ne le prend pas.
    }
    .done = Lacerda commence sur la case { $space }
    .title = { $side ->
        [orbit] Lacerda commence en Orbite
       *[colony] Lacerda commence dans la Colonie
    }
    .moves =
        Placez **Lacerda** sur la case { $space } | Son Astronaute, dans l’Ordre du tour
        Placez la **Navette** sur la case 1 || { $side ->
            [orbit] Du côté de l’Orbite
           *[colony] Du côté de la Colonie
        }
    .facts = { $start ->
        [benefit] { "" }
       *[no-benefit] Il ne prend pas le bonus de la case { $space }
    }
    .key = Lacerda | { $space }
    .short = Placez Lacerda sur la case { $space } et la Navette sur la case 1 du même côté.
your-place = Quelle case libre prenez-vous, avec son bonus ? Les cases 1 à 4 sont en Orbite, 5 à 8 dans la Colonie.
    .why = Vous choisissez une case libre après le tirage de celle de Lacerda, ou vous en tirez une (livret de règles, page 22).
    .done = vous commencez sur la case { $answer }
    .title = Quelle case prenez-vous ?
    .moves =
        Prenez une **case** libre et son bonus || { $help ->
            [cards] { "" }
            [map] Technologie, Plan, Robot, Rover : signalez-le à votre tour
           *[other] Technologie ou Plan : signalez-le à votre premier tour
        }
    .key = Case
    .short = Prenez une case libre et son bonus.
goal = Quel Objectif solo visez-vous ?
    .why = Vous gagnez si vous remplissez toutes les conditions de l’un des quatre Objectifs solo (livret de règles, page 22). Vous visez celui que vous choisissez, mais à la fin les quatre sont vérifiés. Premiers Colons, le plus facile : Colonie au niveau 3, 1 Contrat, Objectif privé, une Technologie au niveau 6, plus de points que Lacerda. Nouvelle génération : Colonie au niveau 3, les deux types de Contrat, Objectif privé, 2 tuiles Recherche, 4 Abris, 10 points d’avance. Tout va pour le mieux : Colonie au niveau 4, les deux types de Contrat, Objectif privé, 3 Mines occupées ou avancées, 5 Bâtiments avancés, 20 points d’avance. La patate martienne, le plus dur : Colonie au niveau 3, deux Contrats, le Biochimiste, 5 Plantes, des Serres, 2 tuiles Recherche, la fin en Orbite, 30 points d’avance.
    .option-draw = En tirer un au sort
    .done = { $answer ->
        [draw] vous tirez votre Objectif au sort
       *[other] votre Objectif est « { $choice } »
    }
    .title = Quel Objectif solo visez-vous ?
    .facts =
        Touchez un Objectif pour le lire ; n’importe lequel suffit
        Premiers Colons : facile ; une Technologie au niveau 6
        Nouvelle génération : 4 Abris, 10 points d’avance
        Tout va pour le mieux : 5 Bâtiments avancés, +20 points
        La patate martienne : le plus dur ; Serres, +30 points
    .key = Objectifs solo | 4
    .short = Quel Objectif solo visez-vous ?
goal-drawn = L’Objectif est tiré.
    .ask = Tirez un Objectif solo. Lequel est-ce ?
    .done = votre Objectif est « { $choice } »
    .ask-title = Quel Objectif solo est-ce ?
    .ask-moves = Tirez un **Objectif solo**
    .ask-key = Objectif solo
    .ask-short = Tirez un Objectif solo : lequel est-ce ?
goal-set = Vous visez « { NAME($goal) } » ; n’importe lequel des quatre Objectifs fait gagner. Cochez les conditions de votre Objectif à mesure que vous les remplissez.
    .voice = Vous visez : { NAME($goal) }. N’importe lequel des quatre Objectifs fait gagner. Dans le menu, sous « Toute la table », cochez les conditions de votre Objectif à mesure que vous les remplissez.
    .title = But : { NAME($goal) }
    .facts =
        N’importe lequel des quatre Objectifs fait gagner
        Cochez vos conditions : « Menu », « Toute la table »
    .key = { NAME($goal) }
    .short = Vous visez « { NAME($goal) } » ; l’un des quatre Objectifs suffit.
readings = Là où les règles se taisent, l’assistant retient : au Labo, Lacerda préfère la case { $lab ->
        [upper] du haut
       *[lower] du bas
    } ; la construction à l’arrivée { $arrival ->
        [paid] coûte des Cristaux
       *[free] est gratuite
    } ; une carte dont la Mission est déjà accomplie { $finished-mission ->
        [crystals] donne ses Cristaux
       *[nothing] ne donne rien
    } ; les Quartiers de Lacerda { $quarters ->
        [full] sont pleins : 12 Colons, 21 PO
       *[shelters] dépendent de ses Abris
    } ; la première case qu’il prend { $start ->
        [benefit] donne son bonus
       *[no-benefit] ne donne pas son bonus
    } ; une dernière Mission accomplie en Phase Navette compte { $missions-end ->
        [at-once] aussitôt
       *[colonization] à la Phase Colonisation suivante
    } ; un Bâtiment montré par une tuile { $pictured ->
        [limited] respecte la limite du LSS
       *[free] ignore la limite du LSS
    } ; seule la Technologie Abri de Lacerda aide ses Abris.
    .voice = La mise en place est finie. Là où les règles se taisent, l’assistant suit les options de cette partie.
    .title = Là où les règles se taisent
    .facts =
        Labo : case du { $lab ->
            [upper] haut
           *[lower] bas
        } d’abord · Quartiers : { $quarters ->
            [full] 12 Colons, 21 PO
           *[shelters] selon ses Abris
        }
        Construction à l’arrivée : { $arrival ->
            [paid] payante
           *[free] gratuite
        } · Bonus initial : { $start ->
            [benefit] oui
           *[no-benefit] non
        }
        Mission accomplie : { $finished-mission ->
            [crystals] Cristaux
           *[nothing] rien
        } · Bâtiment montré : { $pictured ->
            [limited] limite LSS
           *[free] sans limite
        }
        Fin en Phase Navette : { $missions-end ->
            [at-once] aussitôt
           *[colonization] plus tard
        } · Abris : sa Technologie
    .key = Règles
    .short = Tout est en place.

## Son tour

card = Carte { $letter }{ $number }{ $travels ->
            [yes] { "" }
           *[no] X
        } : { NAME($action) }. { $last ->
        [yes] { "" }
       *[no] { $travels ->
            [yes] Lacerda voyagera si la Navette part du côté où il est.
           *[no] Lacerda ne voyagera pas cette manche.
        }
    } { $left ->
        [0] C’est la dernière carte de sa pioche.
       *[other] { "" }
    }
    .voice = Sa carte désigne la Mission { $letter } et l’action { NAME($action) }. { $last ->
        [yes] { "" }
       *[no] { $travels ->
            [yes] { "" }
           *[no] Lacerda ne voyagera pas cette manche.
        }
    } { $left ->
        [0] C’est la dernière carte de sa pioche.
       *[other] { "" }
    }
    .why = Le numéro désigne l’action, selon que Lacerda est en Orbite ou dans la Colonie ; le X lui interdit de voyager jusqu’à sa carte suivante (livret de règles, page 22). { $left ->
        [0] Sa pioche est vide.
        [one] Sa pioche ne contient plus qu’une de ses 12 cartes.
        [12] Sa pioche contient ses 12 cartes.
       *[other] Sa pioche contient encore { $left } de ses 12 cartes.
    }
    .ask = Piochez la carte solo du dessus pour Lacerda. Laquelle est-ce ? La lettre désigne la Mission, le numéro l’action ; avec un X, il ne voyage pas.
    .ask-voice = Piochez la carte solo du dessus pour Lacerda. Laquelle est-ce ?
    .refused = « { $answer } » n’est pas dans sa pioche. Regardez bien la carte, ou corrigez la pioche.
    .done = la carte de Lacerda est { $choice }
    .title = { $action ->
        [hire] Scientifique ou Contrat
       *[other] { NAME($action) }
    }
    .facts =
        Carte { $letter }{ $number }{ $travels ->
            [yes] { "" }
           *[no] X
        } : action { $number }, Mission { $letter }
        { $last ->
            [yes] { "" }
           *[no] { $travels ->
                [yes] Lacerda voyage si la Navette part d’où il est
               *[no] Lacerda ne voyagera pas cette manche
            }
        }
        { $left ->
            [0] La dernière carte de sa pioche
           *[other] { "" }
        }
    .key = { short-action } | { $number }
    .short = Il joue l’action { $action ->
        [research-and-development] Recherche et Développement
       *[other] { short-action }
    }.
    .ask-title = Quelle carte est-ce ?
    .ask-moves = Piochez sa **carte solo** du dessus
    .ask-facts = Lettre : Mission ; numéro : action ; X : pas de voyage
    .ask-key = Carte
    .ask-short = Au tour de Lacerda : piochez sa carte.
reshuffle = Sa pioche est vide : mélangez les 12 cartes. { $pass ->
        [2] C’est le deuxième passage de la pioche : désormais, chaque carte déplace aussi le cube de sa Mission.
        [3] C’est le troisième passage de la pioche : chaque carte déplace toujours le cube de sa Mission.
       *[other] C’est un nouveau passage de la pioche : chaque carte déplace toujours le cube de sa Mission.
    }
    .why = La défausse est mélangée quand il lui faut une carte et qu’il n’y en a plus (livret de règles, page 22).
    .title = Sa pioche est vide
    .moves = Mélangez ses 12 **cartes**
    .facts = Passage { $pass } : chaque carte déplace aussi le cube de sa Mission
    .key = Passage | { $pass }
    .short = Mélangez ses 12 cartes : passage { $pass }.
crystals-up = Au début de son tour, { $fitted ->
        [0] aucun Cristal n’entre
        [one] 1 Cristal entre
       *[other] { $fitted } Cristaux entrent
    } dans son Dépôt{ $lost ->
        [0] { "" }
        [one] , et 1 est perdu faute de place
       *[other] , et { $lost } sont perdus faute de place
    }. Il en a { $crystals }.
    .why = Les Cristaux gagnés pendant un tour attendent sous le Dépôt jusqu’au suivant ; un Dépôt en contient 3, et un de plus par Vaisseau qui l’a quitté (livret de règles, pages 6 et 7).
    .title = Début de son tour
    .moves =
        { $fitted ->
            [0] { "" }
            [one] Montez { $fitted } **Cristal** dans le Dépôt | Il attendait sous le Dépôt
           *[other] Montez { $fitted } **Cristaux** dans le Dépôt | Ils attendaient sous le Dépôt
        }
        { $lost ->
            [0] { "" }
            [one] Remettez { $lost } **Cristal** à la réserve || Son Dépôt est plein : ce Cristal est perdu
           *[other] Remettez { $lost } **Cristaux** à la réserve || Son Dépôt est plein : ces Cristaux sont perdus
        }
    .facts = { $fitted ->
        [0] Aucun Cristal n’entre dans son Dépôt
       *[other] { "" }
    }
    .key = Cristaux | { $fitted }
    .short = { $fitted ->
        [0] Son Dépôt est plein : { $lost ->
            [one] il perd { $lost } Cristal.
           *[other] il perd { $lost } Cristaux.
        }
       *[other] { $lost ->
            [0] Son Dépôt gagne
           *[other] Il garde
        } { $fitted ->
            [one] 1 Cristal
           *[other] { $fitted } Cristaux
        }{ $lost ->
            [0] .
           *[other] { " " }et en perd { $lost }.
        }
    }
finished-mission = La Mission { $letter } est déjà accomplie : { $crystals ->
        [0] la carte ne donne rien.
        [one] il gagne quand même 1 Cristal.
       *[other] il gagne quand même { $crystals } Cristaux.
    }
    .why = Le livret de règles ne dit pas ce que fait la carte d’une Mission accomplie ; vous l’avez choisi à la mise en place.
    .title = Mission { $letter } déjà accomplie
    .moves = { $crystals ->
        [0] { "" }
        [one] Donnez-lui { $crystals } **Cristal** | Sous son Dépôt
       *[other] Donnez-lui { $crystals } **Cristaux** | Sous son Dépôt
    }
    .facts = { $crystals ->
        [0] La carte ne donne rien
       *[other] { "" }
    }
    .key = Mission | { $letter }
    .short = { $crystals ->
        [0] { "" }
        [one] Donnez-lui { $crystals } Cristal.
       *[other] Donnez-lui { $crystals } Cristaux.
    }

cannot-place = { $taken ->
        [yes] Son Colon bloque « { NAME($action) } » : Lacerda déplace son Rover à la place.
       *[no] { $price ->
            [0] « { NAME($action) } » coûterait { $cost ->
                [one] { $cost } Cristal
               *[other] { $cost } Cristaux
            }, et il { $crystals ->
                [0] n’en a aucun
               *[other] en a { $crystals }
            } : il déplace son Rover à la place.
           *[other] { $cost ->
                [0] Un Contrat coûte { $price } Cristal
                [one] Son Colon coûte 1 Cristal et un Contrat { $price }
               *[other] Son Colon coûte { $cost } Cristaux et un Contrat { $price }
            }, et il { $crystals ->
                [0] n’en a aucun.
               *[other] en a { $crystals }.
            } { $action ->
                [none] Il n’en prend pas.
               *[other] Il déplace son Rover à la place.
            }
        }
    } { $action ->
        [none] { "" }
       *[other] Il ne paie rien.
    }
    .why = Un Colon coûte 1 Cristal par Colon déjà présent (à lui : { $his }, à vous : { $yours }), un Contrat 1 Cristal ; s’il ne peut pas payer, il déplace son Rover (livret de règles, pages 17, 22 et 24).
    .done = Lacerda déplace son Rover au lieu de « { NAME($action) } »
    .option-rover = Déplacer son Rover
    .option-colonists = { colonists-differ }
    .title = { $taken ->
        [yes] Son Colon bloque l’action
       *[no] Il ne peut pas payer [{ $pays } crystal]
    }
    .facts =
        { $action ->
            [none] { "" }
           *[other] { NAME($action) }
        }
        { $taken ->
            [yes] { "" }
           *[no] { $price ->
                [0] Colon : { $cost ->
                    [one] { $cost } Cristal
                   *[other] { $cost } Cristaux
                }. Il en a { $crystals }
               *[other] { $cost ->
                    [0] { "" }
                    [one] Colon : { $cost } Cristal.
                   *[other] Colon : { $cost } Cristaux.
                } Contrat : { $price } Cristal. Il en a { $crystals }
            }
        }
        { $action ->
            [none] Il ne prend pas de Contrat
           *[other] Rover à la place ; il ne paie rien
        }
    .key = { $action ->
        [none] Contrat
       *[other] Rover
    }
    .short = { $taken ->
        [yes] Son Colon bloque l’action :
       *[no] Il ne peut pas payer :
    } { $action ->
        [none] il ne prend pas de Contrat.
       *[other] Lacerda déplace son Rover.
    }

# Ce qui ne va pas avec vos Colons, que compte une action à lui
colonists-differ = Recompter les Colons
your-colonists = Combien de vos Colons sont sur « { NAME($action) } » ?
    .why = Il paie 1 Cristal par Colon déjà présent sur l’action (livret de règles, page 24).
    .done = vous avez compté { $answer ->
        [one] { $answer } Colon
       *[other] { $answer } Colons
    } sur « { NAME($action) } »
    .title = Vos Colons sur cette action ?
    .facts = { NAME($action) }
    .key = Colons
    .short = { NAME($action) } : combien de vos Colons y sont ?

# Une action en un mot
short-action = { $action ->
        [obtain-blueprint] Obtenir
        [learn-technology] Apprendre
        [research-and-development] Développer
        [construct] Construire
        [upgrade] Améliorer
       *[hire] Engager
    }

# Dit en premier dans chaque action où son Colon est placé
place-colonist = { $placing ->
        [yes] { $cleared ->
            [lacerda] Tous les emplacements sont pris : retirez ses Colons.
            [you] Tous les emplacements sont pris : vos Colons vont dans votre Zone de travail.
            [both] Tous les emplacements sont pris : retirez tous les Colons.
           *[nobody] { "" }
        } Placez son Colon{ $cost ->
            [0] .
            [one] { " " }et payez 1 Cristal de son Dépôt.
           *[other] { " " }et payez { $cost } Cristaux de son Dépôt.
        }
       *[no] { "" }
    }
    .moves = { $placing ->
        [yes]
            { $cleared ->
                [lacerda] ✓ Action { short-action } : retirez ses **Colons** || De cette action vers sa Zone de travail
                [you] ✓ Action { short-action } : retirez vos **Colons** || De cette action vers votre Zone de travail
                [both] ✓ { short-action } : retirez tous les **Colons** || De cette action vers les Zones de travail
               *[nobody] { "" }
            }
            ✓ Placez son **Colon** : action { short-action } { $cost ->
                [0] { "" }
               *[other] { "" }[−{ $cost } crystal]
            } | { $action ->
                [construct] Colonie : { NAME($action) }
                [upgrade] Colonie : { NAME($action) }
                [hire] Colonie : { NAME($action) }
               *[other] Orbite : { NAME($action) }
            }
       *[no] { "" }
    }
    .short = { $placing ->
        [yes] { $cost ->
            [0] Placez son Colon.
            [one] Placez son Colon contre { $cost } Cristal.
           *[other] Placez son Colon contre { $cost } Cristaux.
        }
       *[no] { "" }
    }
blueprint-number = { $number ->
    [1] C’est le premier des deux Plans.
    [2] C’est le second des deux Plans.
   *[other] { "" }
}
obtain-blueprint = { place-colonist } { blueprint-number } Il prend { $scientists ->
        [0] le Plan le plus à gauche de la rangée la plus fournie (en cas d’égalité, celle du bas).
       *[other] un Plan utile à ses Scientifiques ({ ANY($wanted) }), sinon n’importe lequel : le plus à gauche de la rangée la plus fournie (en cas d’égalité, celle du bas).
    } Posez dessus un marqueur Bâtiment avancé. Quel Plan a-t-il pris ?
    .voice = { place-colonist } { blueprint-number } Il prend { $scientists ->
        [0] le Plan le plus à gauche de la rangée la plus fournie ; en cas d’égalité, de celle du bas.
       *[other] un Plan utile à ses Scientifiques : { ANY($wanted) } ; sinon, n’importe lequel. S’il y en a plusieurs, il prend le plus à gauche de la rangée la plus fournie ; en cas d’égalité, de celle du bas.
    } Posez dessus un marqueur Bâtiment avancé. Quel Plan a-t-il pris ?
    .why = Il prend d’abord un Plan d’un type qui compte pour l’un de ses Scientifiques. S’il y en a plusieurs, il prend la carte la plus à gauche de la rangée la plus fournie ; en cas d’égalité, celle du bas. Il ne gagne l’élément imprimé que si c’est un Cristal (livret de règles, pages 10 et 22).
    .group = De quel niveau est-il ?
    .member = Niveau { $option }
    .option-colonists = { colonists-differ }
    .done = Lacerda a pris un Plan ({ $head }, niveau { $part })
    .title = { $number ->
        [0] Quel Plan prend-il ?
       *[other] Plan { $number } sur 2 : lequel ?
    }
    .moves =
        { place-colonist.moves }
        Prenez et marquez un **Plan** || { $scientists ->
            [0] Le plus à gauche de la rangée la plus fournie
            [1] { ANY($wanted, form: "short") } d’abord ; sinon à gauche, rangée la plus fournie
            [2] { ANY($wanted, form: "short") } d’abord ; à gauche, plus grande rangée
            [3] { ANY($wanted, form: "short") } d’abord ; à gauche, rangée la plus fournie
           *[other] Selon ses Scientifiques ; à gauche, rangée la plus fournie
        }
    .facts = À égalité : la rangée du bas
    .key = Plan
    .alone = { NAME($group) }
    .short = { place-colonist.short } { blueprint-number } { $scientists ->
        [0] Prenez et marquez le Plan le plus à gauche de la rangée la plus fournie.
       *[other] Prenez et marquez un Plan { ANY($wanted, form: "short") }, à défaut un autre : le plus à gauche de la rangée la plus fournie.
    } Lequel est-ce ?
no-blueprint = { $reason ->
        [markers] Ses huit marqueurs Bâtiment avancé sont tous utilisés : il ne prend pas de Plan.
       *[display] Il ne lui reste aucun Plan à prendre.
    }
    .why = Un de ses huit marqueurs va sur chaque Plan qu’il prend, puis sur le Bâtiment qu’il améliore ; s’il n’en a plus, il ne prend pas de Plan (livret de règles, page 10).
    .facts = { $reason ->
        [markers] Pas de Plan : ses 8 marqueurs sont tous utilisés
       *[display] Il ne lui reste aucun Plan à prendre
    }
    .key = Plan | 0
    .short = { $reason ->
        [markers] Il n’a plus de marqueur : il ne prend pas de Plan.
       *[display] Il ne lui reste aucun Plan.
    }
learn-technology = Il apprend la Technologie la moins chère qu’il n’a pas, la plus à gauche : { NAME($tech, form: "short") }. Placez-la sur la case { $place } de son Labo.
    .voice = Il apprend la Technologie la moins chère, la plus à gauche : { NAME($tech, form: "short") }. Placez-la sur { NAME($place, form: "voice") } de son Labo.
    .why = Il prend la tuile la moins chère qu’il n’a pas (en cas d’égalité, la plus à gauche), sans rien payer ; elle va dans la colonne 1, case du haut d’abord (livret de règles, pages 10 et 22). Si elle n’y est plus, choisissez celle qu’il prend.
    .option-mine = { $tech ->
        [mine] Fait
       *[other] { NAME("mine", form: "short") } à la place
    }
    .option-generator = { $tech ->
        [generator] Fait
       *[other] { NAME("generator", form: "short") } à la place
    }
    .option-water-extractor = { $tech ->
        [water-extractor] Fait
       *[other] { NAME("water-extractor", form: "short") } à la place
    }
    .option-greenhouse = { $tech ->
        [greenhouse] Fait
       *[other] { NAME("greenhouse", form: "short") } à la place
    }
    .option-oxygen-condenser = { $tech ->
        [oxygen-condenser] Fait
       *[other] { NAME("oxygen-condenser", form: "short") } à la place
    }
    .option-rover = { $tech ->
        [rover] Fait
       *[other] { NAME("rover", form: "short") } à la place
    }
    .option-ship = { $tech ->
        [ship] Fait
       *[other] { NAME("ship", form: "short") } à la place
    }
    .option-upgrade = { $tech ->
        [upgrade] Fait
       *[other] { NAME("upgrade", form: "short") } à la place
    }
    .done = Lacerda a appris la { NAME($answer, form: "tech") }
    .title = Lacerda apprend
    .moves =
        Prenez la Technologie **{ NAME($tech, form: "short") }** | La moins chère qu’il n’a pas, la plus à gauche
        Placez-la dans son Labo en **{ $place }** || Sur { NAME($place, form: "voice") }
    .key = { NAME($tech, form: "tech") } | { $place }
    .short = Il apprend la { NAME($tech, form: "tech") } : { NAME($place, form: "brief") }.
learn-which = Il apprend la Technologie la moins chère qu’il n’a pas ; en cas d’égalité, la plus à gauche. Placez-la sur la case { $place } du Labo. Laquelle est-ce ?
    .voice = Il apprend la Technologie la moins chère qu’il n’a pas ; en cas d’égalité, la plus à gauche. Placez-la sur { NAME($place, form: "voice") } de son Labo. Laquelle est-ce ?
    .why = La rangée du bas de la grille est gratuite, celle du milieu coûte 1 Batterie, celle du haut 1 Batterie et 1 Ressource ; lui ne paie rien (livret de règles, pages 10 et 22).
    .form = short
    .done = Lacerda a appris une Technologie ({ $choice })
    .title = Quelle Technologie apprend-il ?
    .moves =
        Prenez la **Technologie** la moins chère | Qu’il n’a pas ; à égalité, la plus à gauche
        Placez-la dans son Labo en **{ $place }** || Sur { NAME($place, form: "voice") }
    .key = Technologie | { $place }
    .short = Il apprend la Technologie la moins chère, à prix égal la plus à gauche ; placez-la sur { NAME($place, form: "voice") }. Laquelle est-ce ?
no-tech = { $reason ->
        [lab] La colonne 1 de son Labo est pleine : il n’apprend rien.
       *[grid] Il ne lui reste aucune Technologie à apprendre.
    }
    .facts = { $reason ->
        [lab] Colonne 1 de son Labo pleine : il n’apprend rien
       *[grid] Il ne lui reste aucune Technologie à apprendre
    }
    .key = Technologie | 0
    .short = { $reason ->
        [lab] Il n’apprend rien : sa colonne 1 est pleine.
       *[grid] Il ne lui reste aucune Technologie.
    }
develop = { place-colonist } { $which ->
        [most] Il développe sa Technologie de plus haut niveau :
        [used] Il développe la Technologie que vous avez utilisée :
       *[least] Puis il développe sa Technologie de plus bas niveau :
    } { NAME($tech, form: "short") }. Déplacez-la sur la case { $place } du Labo.
    .why = { $which ->
        [used] Le propriétaire d’une Technologie qu’un autre joueur utilise prend 1 Oxygène ou la développe une fois ; il ne garde pas de Ressources, donc il la développe (livret de règles, pages 11 et 22).
       *[other] D’abord celle de plus haut niveau qui peut avancer, puis celle de plus bas niveau qui peut avancer ; en cas d’égalité, la tuile du bas (livret de règles, page 22).
    } Cases du Labo : numéro de colonne, puis a, b, c depuis le haut. Si deux cases sont libres, les règles se taisent ; ici, il prend celle { $reading ->
        [upper] du haut
       *[lower] du bas
    }.
    .voice = { place-colonist } { $which ->
        [most] Il développe sa Technologie de plus haut niveau.
        [used] Vous avez utilisé sa Technologie : il la développe.
       *[least] Puis il développe sa Technologie de plus bas niveau.
    } Déplacez la { NAME($tech, form: "tech") } sur { NAME($place, form: "voice") }.
    .option-done = Fait
    .option-colonists = { colonists-differ }
    .done = Lacerda a développé la { NAME($tech, form: "tech") }
    .title = Lacerda développe
    .moves =
        { place-colonist.moves }
        Placez la Technologie **{ NAME($tech, form: "short") }** en { $place } || { $which ->
            [used] Vous l’avez utilisée ; sur
           *[other] Sur
        } { NAME($place, form: "voice") }
    .facts = { $which ->
        [most] Sa Technologie de plus haut niveau qui peut avancer
        [used] { "" }
       *[least] Sa Technologie de plus bas niveau qui peut avancer
    }
    .key = { NAME($tech, form: "tech") } | { $place }
    .short = { place-colonist.short } Il développe la { NAME($tech, form: "tech") } : { NAME($place, form: "brief") }.
no-develop = Aucune de ses Technologies ne peut avancer.
    .title = Ses Technologies sont bloquées
    .key = Technologies | 0
    .short = Aucune de ses Technologies ne peut avancer.
no-develop-used = Vous avez utilisé sa { NAME($tech, form: "tech") }, qui ne peut pas avancer : il ne gagne rien.
    .why = Le propriétaire d’une Technologie qu’un autre joueur utilise prend 1 Oxygène ou la développe une fois ; il ne garde pas de Ressources (livret de règles, pages 11 et 22).
    .title = Sa Technologie ne peut pas avancer
    .facts =
        Vous avez utilisé sa { NAME($tech, form: "tech") }
        Il ne gagne rien
    .key = { NAME($tech, form: "tech") } | 0
    .short = Sa { NAME($tech, form: "tech") } ne peut pas avancer.
construct = { place-colonist } Lacerda construit { NAME($kind, form: "a") }{ $tech ->
        [0] { "" }
       *[other] { " " }pour former le plus grand Complexe possible, en reliant { $tech ->
            [one] { $tech } tuile
           *[other] { $tech } tuiles
        } au plus. Sinon, il construit
    } à exactement 2 hexagones d’{ NAME($kind, form: "other") } { NAME($kind) }, sans en toucher { NAME($kind, form: "none") }. Placez la tuile face cachée et un Cristal sur chaque hexagone vide que visent ses flèches, puis retournez la tuile. { $kind ->
        [mine] Mettez un de ses Colons dessus.
       *[other] { "" }
    } { $lss ->
        [yes] Montez d’une rangée le marqueur { NAME($kind) } du LSS{ $by ->
            [tile] .
           *[construct] { " " }et mettez son Robot sur l’icône { NAME($next) } de sa Zone de progrès.
        }
       *[no] { $by ->
            [tile] { "" }
           *[construct] Mettez son Robot sur l’icône { NAME($next) } de sa Zone de progrès.
        }
    } { $asks ->
        [yes] Est-ce dans un Complexe ?
       *[no] { "" }
    }
    .why = { $because ->
        [arrival] En arrivant dans la Colonie, il construit, après le bonus de sa case (page 22).
        [tile] La tuile qu’il a prise le fait construire.
       *[card] Sa carte le fait construire.
    } Ce qui se trouve dessous s’en va : un Cristal à la réserve, une tuile Découverte ou Recherche dans la boîte, un Robot ou un Rover sur l’hexagone libre le plus proche (livret de règles, page 13). { $by ->
        [tile] La tuile montre ce Bâtiment ; le livret n’en dit pas plus. Ici, la limite du LSS { $limited ->
            [yes] s’applique et son Robot avance
           *[no] ne s’applique pas et son Robot reste
        }.
       *[construct] Son Robot est sur l’icône { NAME($icon) } ; au niveau { $colony } de la Colonie, Lacerda peut construire un type tant que le marqueur de ce type sur le LSS est sous celui de la Colonie ; une Mine est toujours permise (page 23).
    } Une Technologie de ce type relie autant de tuiles que son niveau ; { $tech ->
        [0] il n’y en a pas en jeu
       *[other] la meilleure en jeu est au niveau { $tech }
    } (page 14). { $kind ->
        [mine] Un de ses Colons occupe la Mine ; Lacerda en a toujours un de disponible (pages 13 et 22).
       *[other] { "" }
    }
    .option-done = Construit
    .option-complex = Dans un Complexe
    .option-alone = Hors Complexe
    .option-colonists = { colonists-differ }
    .done = Lacerda a construit { NAME($kind, form: "a") }
    .title = { $asks ->
        [yes] Est-ce dans un Complexe ?
       *[no] Lacerda construit
    }
    .moves =
        { place-colonist.moves }
        { $kind ->
            [mine] Construisez une
            [greenhouse] Construisez une
            *[other] Construisez un
        } **{ NAME($kind) }** || { $tech ->
            [0] À 2 hexagones d’{ NAME($kind, form: "other") }, sans contact ; face cachée
            [one] Face cachée ; plus grand Complexe : reliez 1 tuile
           *[other] Face cachée ; plus grand Complexe : reliez { $tech } tuiles
        }
        Mettez les **Cristaux**, retournez la tuile | Un Cristal par flèche vers un hexagone vide
        { $kind ->
            [mine] { $placing ->
                [yes] Mettez un autre **Colon** sur la Mine
               *[no] Mettez un de ses **Colons** sur la Mine
            }
           *[other] { "" }
        }
        { $lss ->
            [yes] LSS : montez le marqueur **{ NAME($kind, form: "short") }** | D’une rangée
           *[no] { "" }
        }
        { $by ->
            [tile] { "" }
           *[construct] Mettez son Robot sur l’icône **{ NAME($next, form: "short") }** | Dans sa Zone de progrès : le prochain Bâtiment
        }
    .facts =
        Plusieurs hexagones se valent ? « Égalité »
        { $because ->
            [arrival] Il arrive dans la Colonie : il construit donc
            [tile] Grâce à la tuile prise, il construit
           *[card] { "" }
        }
        { $tech ->
            [0] { "" }
           *[other] Sinon, à 2 hexagones d’{ NAME($kind, form: "other") }, sans contact
        }
    .key = { NAME($kind) } | { $tech ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
       *[other] 7
    }
    .short = { place-colonist.short } Construisez { NAME($kind, form: "a") }{ $tech ->
        [0] { " " }à 2 hexagones d’{ NAME($kind, form: "other") }
       [one] { " " }dans le plus grand Complexe, en reliant { $tech } tuile au plus
       *[other] { " " }dans le plus grand Complexe, en reliant { $tech } tuiles au plus
    }{ $kind ->
        [mine] , avec un de ses Colons dessus
       *[other] { "" }
    }. { $lss ->
        [yes] Montez le marqueur du LSS.
       *[no] { "" }
    } { $by ->
        [tile] { "" }
       *[construct] Son Robot va sur l’icône { NAME($next) }.
    } { $asks ->
        [yes] Est-ce dans un Complexe ?
       *[no] { "" }
    }
bot = Deux Robots : son Robot avance de deux icônes, jusqu’à l’icône { NAME($icon) }.
    .why = Avec l’icône Deux Robots, son Robot avance de deux icônes dans la boucle ; le Robot montre ce qu’il construira ensuite, et rien n’est encore construit (livret de règles, pages 22 et 23).
    .title = Son Robot avance
    .moves = Avancez son Robot sur l’icône **{ NAME($icon, form: "short") }** || Deux Robots : deux icônes plus loin dans la Zone de progrès
    .key = { NAME($icon) }
    .short = Son Robot va sur l’icône { NAME($icon, form: "short") }.
progress = Son premier Complexe de ce type : déplacez son cube de Progrès { NAME($kind) } vers la Zone de progrès, qui en contient maintenant { $count }.
    .why = La première fois qu’un joueur crée ou agrandit un Complexe d’un type, ce cube se déplace ; jamais pour les Abris (livret de règles, page 14).
    .title = Son premier Complexe de ce type
    .moves = Déplacez son cube **{ NAME($kind, form: "short") }** | Vers sa Zone de progrès
    .facts = Cubes dans la Zone de progrès : { $count }
    .key = Progrès | { $count }
    .short = Déplacez son cube de Progrès { NAME($kind) }.
your-progress = Votre premier Complexe de ce type : déplacez votre cube de Progrès { NAME($kind) } vers votre Zone de progrès.
    .why = La première fois qu’un joueur forme ou agrandit un Complexe d’un type, ce cube est déplacé ; jamais pour les Abris (livret de règles, page 14).
    .title = Votre premier Complexe de ce type
    .moves = Déplacez votre cube **{ NAME($kind, form: "short") }** | Vers votre Zone de progrès
    .key = Progrès
    .short = Déplacez votre cube de Progrès { NAME($kind) }.
your-tech-used = Il a utilisé votre { NAME($tech, form: "tech") } : gagnez 1 Oxygène, ou développez-la une fois en fin de tour.
    .why = Le propriétaire d’une Technologie qu’un autre joueur utilise gagne 1 Oxygène ou la développe une fois (livret de règles, page 11).
    .title = Il a utilisé votre Technologie
    .moves = Gagnez 1 **Oxygène**, ou **développez**-la || Votre { NAME($tech, form: "tech") }, une fois, après son tour
    .key = { NAME($tech, form: "tech") }
    .short = Il a utilisé votre { NAME($tech, form: "tech") } : gagnez 1 Oxygène, ou développez-la en fin de tour.
upgrade = { place-colonist } { $number ->
        [one] Il améliore
       *[other] Il améliore aussi
    } { NAME($kind, form: "a") } avec son Plan de niveau { $level }{ $level ->
        [3] , dans un Complexe de 3 tuiles ou plus
       *[1] { $kind ->
            [shelter] { "" } : ce doit être l’un des siens
           *[other] , n’importe où sur Mars
        }
    }. Le marqueur du Plan va sur le Bâtiment. { $worked ->
        [yes] Choisissez si possible une Mine sans son Colon.
       *[no] { "" }
    }
    .why = { $scored ->
        [yes] Ce type compte pour l’un de ses Scientifiques.
       *[no] Aucun de ses Plans ne compte pour ses Scientifiques : il utilise d’abord un Plan du plus haut niveau.
    } Il ne paie aucun Minerai. Un Colon sur ce Bâtiment revient à son propriétaire ; un Robot ou un Rover va sur l’hexagone libre le plus proche (livret de règles, pages 16 et 23).
    .option-done = Fait
    .option-colonist = Son Colon est revenu
    .option-colonists = { colonists-differ }
    .done = Lacerda a amélioré { NAME($kind, form: "a") }
    .title = { $number ->
        [one] Lacerda améliore
       *[other] Il améliore aussi
    }
    .moves =
        { place-colonist.moves }
        Améliorez { $kind ->
            [mine] une
            [greenhouse] une
           *[other] un
        } **{ NAME($kind) }** || { $level ->
            [3] Dans un Complexe de 3 tuiles ou plus
           *[1] { $kind ->
                [shelter] L’un des siens
               *[other] N’importe où sur Mars
            }
        }
        Posez dessus le **marqueur** du Plan | Celui de son Plan de niveau { $level }
    .facts = { $worked ->
        [yes] Si possible, une Mine sans son Colon
       *[no] { "" }
    }
    .key = { NAME($kind) } | { $level }
    .short = { place-colonist.short } Il améliore { NAME($kind, form: "a") }, avec le marqueur de son Plan de niveau { $level }.
no-upgrade = Aucun de ses Plans ne convient à un Bâtiment sur Mars.
    .facts = Aucun de ses Plans ne convient
    .key = Améliorer | 0
    .short = Aucun de ses Plans ne convient.
hire = { place-colonist } Il engage { NAME($scientist, form: "the") } : prenez pour lui la carte et la figurine. Puis mélangez les Contrats et complétez la rangée avec celui du dessus.
    .voice = { place-colonist } Il engage { NAME($scientist, form: "voice") }. Prenez pour lui la carte et la figurine. Puis mélangez les Contrats et complétez la rangée avec celui du dessus.
    .why = Il engage le Scientifique au plus fort potentiel. Plans utilisés compris, vous et Lacerda { $blueprints ->
        [0] n’avez aucun Plan
        [one] n’avez en tout qu’un Plan
       *[other] avez en tout { $blueprints } Plans
    } { NAME($kind, form: "de") }, le type qui compte pour ce Scientifique (livret de règles, pages 17 et 23).
    .option-done = Fait
    .option-colonists = { colonists-differ }
    .done = Lacerda a engagé { NAME($scientist, form: "the") }
    .title = Lacerda engage
    .moves =
        { place-colonist.moves }
        Engagez { $scientist ->
            [geologist] la **Géologue**
            [rd-engineer] l’**Ingénieur R&D**
            [hydrologist] l’**Hydrologue**
            [systems-engineer] l’**Ingénieur systèmes**
           *[other] le **{ NAME($scientist) }**
        } || Carte et figurine ; { $blueprints ->
            [0] aucun Plan
            [one] { $blueprints } Plan
           *[other] en tout, { $blueprints } Plans
        } { NAME($kind, form: "de") }
        Mélangez les **Contrats**
        Mettez à sa place le **Contrat** du dessus | Là où était le Scientifique
    .key = { NAME($scientist) } | { $blueprints }
    .short = { place-colonist.short } Il engage { NAME($scientist, form: "voice") }. Mélangez les Contrats : celui du dessus prend la place vide.
contract = { place-colonist } Pour { $price } Cristal, il prend le Contrat le plus rentable : amélioration (12 PO), sinon livraison (9 PO). Mélangez les autres et complétez la rangée. Quel Contrat prend-il ?
    .voice = { place-colonist } Pour { $price } Cristal, il prend le Contrat le plus rentable : un Contrat d’amélioration, sinon un Contrat de livraison. Mélangez les autres et complétez la rangée. Quel Contrat prend-il ?
    .why = Avec deux Scientifiques, il prend des Contrats, et chacun compte comme rempli (livret de règles, page 23). Un Contrat coûte 1 Cristal (page 17) : seules les Ressources lui sont épargnées.
    .option-upgrade = Amélioration, 12 points
    .option-deliver = Livraison, 9 points
    .option-colonists = { colonists-differ }
    .done = Lacerda a pris un Contrat ({ $choice })
    .title = Quel Contrat prend-il ?
    .moves =
        { place-colonist.moves }
        Prenez un **Contrat** [−{ $price } crystal] | Amélioration 12 PO, sinon livraison 9 PO
        Mélangez les autres **Contrats**
        Mettez à sa place le **Contrat** du dessus | Là où était celui qu’il prend
    .key = Contrat
    .short = { place-colonist.short } Pour { $price } Cristal, il prend le meilleur Contrat. Mélangez et complétez la rangée. Lequel est-ce ?

## Rover, icônes et tuiles

# Pourquoi son Rover bouge au lieu de ce que dit sa carte
rover-reason = { $instead ->
        [taken] Son Colon y est déjà
        [poor] Il ne peut pas payer
        [obtain-blueprint] Pas de Plan pour lui
        [learn-technology] Rien à apprendre
        [research-and-development] Rien à développer
        [construct] Il ne construit pas
        [upgrade] Il n’améliore rien
       *[hire] Il n’engage personne
    }
    .move = { $instead ->
        [none] Déplacez
        [icon] Déplacez
       *[other] { rover-reason } : déplacez plutôt
    }
    .put = { $instead ->
        [none] Placez
        [icon] Placez
       *[other] { rover-reason } : placez
    }
    .so = { $instead ->
        [none] { "" }
        [icon] { "" }
       *[other] { rover-reason } ;
    }
# Tiles of which he can use nothing now: his Rover drives to none of them
useless-tiles = { $barred ->
        [0] { "" }
        [one] Ignorez la tuile { LIST($useless, form: "brief") }, qui ne lui sert à rien en ce moment.
       *[other] Ignorez les tuiles { LIST($useless, form: "brief") }, qui ne lui servent à rien en ce moment.
    }
    .why = { $barred ->
        [0] { "" }
        [one] Cette tuile ne lui sert à rien en ce moment : { LIST($useless, form: "useless") }.
       *[other] Ces tuiles ne lui servent à rien en ce moment : { LIST($useless, form: "useless") }.
    }
    .facts = { $barred ->
        [0] { "" }
        [one] Tuile inutile : { LIST($useless, form: "brief") }
        [2] Inutiles : { LIST($useless, form: "brief") }
       *[other] Tuiles inutiles : { $barred } types, voir « Pourquoi ? »
    }
rover-moves = { $at_home ->
        [yes] { rover-reason.put } d’abord son Rover sur la Mine centrale, puis déplacez-le d’au plus { $steps } hexagones
       *[no] { $again ->
            [yes] Faites encore avancer son Rover, d’au plus { $steps } hexagones en tout,
           *[no] { rover-reason.move } son Rover d’au plus { $steps } hexagones
        }
    } vers la tuile la plus proche qui peut lui servir.
rover = { rover-moves } { $crystals ->
        [0] { "" }
        [one] Pour l’atteindre, il peut payer 1 hexagone de plus avec son Cristal.
       *[other] Pour l’atteindre, il peut payer jusqu’à { $crystals } hexagones de plus, à 1 Cristal chacun.
    } { useless-tiles } Il ne finit jamais sur un Bâtiment avancé, un Colon, un Robot ou un Rover. Il ramasse les Cristaux sur son chemin.
    .voice = { rover-moves } { $crystals ->
        [0] { "" }
        [one] Pour l’atteindre, il peut payer 1 hexagone de plus avec son Cristal.
       *[other] Pour l’atteindre, il peut payer jusqu’à { $crystals } hexagones de plus, à 1 Cristal chacun.
    } { useless-tiles } Il ramasse les Cristaux sur son chemin.
    .why = Un Rover qui n’a pas encore bougé part de la Mine centrale. Il va vers la tuile la plus proche dont il peut utiliser au moins une partie, mais jamais vers une Découverte qui donne des Ressources, ni vers une Recherche d’un type qu’il a déjà. { useless-tiles.why } Il avance de 2 hexagones{ $tech ->
        [0] { "" }
       *[other] , plus { $tech } avec la Technologie Rover en jeu
    }. Il ne finit jamais sur un Bâtiment avancé, un Colon, un Robot ou un Rover. Il ramasse les Cristaux sur son chemin, pour son prochain tour (livret de règles, pages 6, 7, 12 et 22).
    .option-done = Rover déplacé, sans tuile
    .voice-done = Non
    .option-crystal = Cristal ramassé
    .option-reached = Tuile atteinte
    .group-reached = À quelle distance était la tuile ?
    .member-reached = { $option ->
        [0] { $steps } hexagones au plus
        [one] +1 hexagone (1 Cristal)
       *[other] +{ $option } hexagones ({ $option } Cristaux)
    }
    .done = { $group ->
        [crystal] le Rover de Lacerda a ramassé un Cristal
        [reached] le Rover de Lacerda a atteint une tuile
       *[done] Lacerda a déplacé son Rover, sans atteindre de tuile
    }
    .title = { $instead ->
        [icon] Icône Colon : tuile atteinte ?
        [none] Son Rover a-t-il atteint une tuile ?
       *[other] { rover-reason } : tuile atteinte ?
    }
    .moves =
        { $at_home ->
            [yes] Placez son **Rover** sur la Mine centrale
           *[no] { "" }
        }
        { $again ->
            [yes] Son **Rover** avance : { $steps } hexagones en tout
           *[no] Son **Rover** avance : { $steps } hexagones au plus
        } || { $crystals ->
            [0] Vers la tuile la plus proche qui peut lui servir
            [one] Vers la tuile utile la plus proche ; +1 avec son Cristal
           *[other] Vers la tuile utile la plus proche ; +1 par Cristal ({ $crystals })
        }
    .facts =
        Ni Ressources, ni Recherche d’un type qu’il a déjà
        { useless-tiles.facts }
    .key = Rover | { $steps }
    .short = Déplacez son Rover d’au plus { $steps } hexagones, vers la tuile la plus proche qui peut lui servir. { useless-tiles } Atteint-il une tuile ?
tile = Regardez la tuile qu’il a atteinte. De quel type est-elle ?
    .voice = { $spent ->
        [0] { "" }
       *[other] Payez { $spent } de ses Cristaux pour les hexagones en plus.
    } Regardez la tuile. De quel type est-elle ?
    .why = Il l’applique aussitôt, selon ses propres règles ; il ne va pas vers une tuile qui ne lui sert à rien (livret de règles, pages 12 et 22). { useless-tiles.why }
    .option-discovery = Tuile Découverte
    .group-discovery = Que donne la tuile Découverte ?
    .form-discovery = tile
    .option-research = Tuile Recherche
    .group-research = Que donne la tuile Recherche ?
    .form-research = tile
    .done = { $group ->
        [discovery] Lacerda a pris une tuile Découverte
       *[research] Lacerda a pris une tuile Recherche
    } ({ $label })
    .title = Quel type de tuile ?
    .moves =
        { $spent ->
            [0] { "" }
           *[other] ✓ Payez des **Cristaux** [−{ $spent } crystal] || Pour les hexagones en plus
        }
        Regardez la **tuile** sur place
    .facts = { useless-tiles.facts }
    .key = Tuile
    .short = Regardez la tuile. De quel type est-elle ?
your-stay = Vous restez : la Navette ne part pas du côté où vous êtes, et vous n’avez signalé aucun Vaisseau.
    .why = Vous voyagez avec la Navette de votre côté, ou contre un Vaisseau de votre Hangar (livret de règles, page 19).
    .facts = Vous restez : ni Navette de votre côté, ni Vaisseau signalé
    .short = { "" }
tile-left = { $because ->
        [lss] La tuile montre { NAME($kind, form: "a") }, que le LSS ne permet pas à ce niveau de la Colonie.
        [building] La tuile montre { NAME($kind, form: "a") }, qu’il ne peut pas construire.
       *[useless] Cette tuile ne lui sert à rien en ce moment : { NAME($gives, form: "useless") }.
    } Il ne la prend pas : laissez-la sur son hexagone. Elle ne compte pour aucune Mission.
    .voice = Cette tuile ne lui sert à rien. Laissez-la sur son hexagone : elle ne compte pour aucune Mission.
    .why = Son Rover ne prend pas une tuile qui ne lui sert à rien (livret de règles, pages 12 et 22). { $because ->
        [lss] Le livret de règles ne dit pas si la limite du LSS s’applique au Bâtiment montré par une tuile ; vous l’avez choisi à la mise en place.
       *[other] { "" }
    }
    .title = Cette tuile ne lui sert à rien
    .moves =
        Laissez la **tuile** sur son hexagone | { $because ->
            [lss] { NAME($kind) } : pas permis par le LSS
            [building] { NAME($kind) } : il ne peut pas le construire
           *[useless] Inutile : { NAME($gives, form: "useless") }
        }
    .key = Tuile | 0
    .short = La tuile ne lui sert à rien : laissez-la.
tile-taken = Cette tuile lui sert : prenez-la pour lui. Il l’applique aussitôt.
    .voice = Cette tuile lui sert. Prenez-la pour lui.
    .why = Son Rover prend la tuile atteinte si au moins une partie lui sert ; il l’applique aussitôt, selon ses propres règles (livret de règles, pages 12 et 22).
    .title = Cette tuile lui sert
    .moves = Prenez la **tuile** pour lui | Elle lui sert : son effet vient aux étapes suivantes
    .key = Tuile
    .short = La tuile lui sert : prenez-la.
tile-building = Quel Bâtiment la tuile montre-t-elle ?
    .why = C’est imprimé sur la tuile. Les règles ne disent pas si la limite du LSS s’y applique : une option de cette partie en décide.
    .done = sa tuile montre « { $choice } »
    .title = Quel Bâtiment montre-t-elle ?
    .facts = Imprimé sur la tuile
    .key = Bâtiment
    .short = Quel Bâtiment la tuile montre-t-elle ?
space-icon = Quelle icône porte la case { $space } de l’Ordre du tour ?
    .fact = Case { $space } de l’ordre du tour
    .why = Cette question n’est posée qu’une fois par case. Pour revoir ou corriger la réponse : Réglages, Ma boîte.
    .form = icon
    .done = vous avez saisi « { $choice } » pour la case { $space }
    .title = Quelle icône porte la case { $space } ?
    .facts =
        Imprimée sur la case { $space } de l’Ordre du tour
        Question posée une seule fois par case
    .key = Case | { $space }
    .short = Quelle icône porte la case { $space } de l’Ordre du tour ?
lab-icon = Quelle icône porte la case { $place } du Labo ?
    .fact = Case { $place } du Labo
    .voice = Quelle icône est imprimée sur { NAME($place, form: "voice") } du Labo ?
    .why = Une case porte le numéro de sa colonne, puis a, b ou c depuis le haut. Cette question n’est posée qu’une fois par case. Pour revoir ou corriger la réponse : Réglages, Ma boîte.
    .form = icon
    .done = vous avez saisi « { $choice } » pour la case { $place } du Labo
    .title = Quelle icône porte la case { $place } du Labo ?
    .facts =
        C’est { NAME($place, form: "voice") }
        Regardez-la sur votre Labo, sous sa tuile s’il y en a une
        Question posée une seule fois par case
    .key = Labo | { $place }
    .short = Quelle icône est sur { NAME($place, form: "voice") } du Labo ?
warehouse = { $room ->
        [yes] Il prend l’élément le plus représenté dans l’Entrepôt ; en cas d’égalité, le plus à gauche : Cristal, Batterie, Eau, Plante, Oxygène. Qu’a-t-il pris ?
       *[no] Son Dépôt est plein, donc pas de Cristal : il prend la Ressource la plus représentée dans l’Entrepôt ; en cas d’égalité, la plus à gauche. Elle va à la réserve générale.
    }
    .why = À égalité, les Cristaux passent d’abord ; une Ressource va à la réserve générale, un Cristal est pour lui (livret de règles, page 22). Il ne prend que ce qu’il peut garder ; les Cristaux sous son Dépôt comptent (page 11).
    .option-crystal = Il prend un Cristal
    .option-resource = Il prend une Ressource
    .option-empty = L’Entrepôt est vide
    .voice-crystal = Un Cristal
    .voice-resource = { $room ->
        [yes] Une Ressource
       *[no] Oui
    }
    .voice-empty = { $room ->
        [yes] Rien
       *[no] Non
    }
    .done = { $answer ->
        [empty] l’Entrepôt est vide
        [crystal] Lacerda a pris un Cristal
       *[resource] Lacerda a pris une Ressource
    }
    .title = Entrepôt : que prend-il ?
    .moves = { $room ->
        [yes] Prenez 1 élément de l’**Entrepôt** || Le plus représenté ; à égalité, le plus à gauche
       *[no] Remettez 1 **Ressource** à la réserve || La plus représentée ; à égalité, la plus à gauche
    }
    .facts = { $room ->
        [yes] Depuis la gauche : Cristal, Batterie, Eau, Plante, Oxygène
       *[no] Son Dépôt est plein : pas de Cristal
    }
    .key = Entrepôt
    .short = { $room ->
        [yes] Il prend l’élément le plus représenté dans l’Entrepôt. Lequel est-ce ?
       *[no] La Ressource la plus représentée dans l’Entrepôt va à la réserve. Y en avait-il une ?
    }
gain-crystals = Il gagne { $count ->
        [one] 1 Cristal
       *[other] { $count } Cristaux
    } ({ $reason ->
        [blueprint] Plan d’Abri
        [icon] icône de la case
        [warehouse] Entrepôt
        [rover] Rover
        [tile] tuile
        [shelter] Abri
       *[lss] récompense du LSS
    }) : { $count ->
        [one] placez-le
       *[other] placez-les
    } sous son Dépôt.
    .voice = Il gagne { $count ->
        [one] 1 Cristal. Placez-le
       *[other] { $count } Cristaux. Placez-les
    } sous son Dépôt.
    .why = Les Cristaux sont utilisables à son prochain tour (livret de règles, page 7).
    .moves = Mettez { $count ->
        [one] { $count } **Cristal**
       *[other] { $count } **Cristaux**
    } sous son Dépôt | { $reason ->
        [blueprint] Plan d’Abri
        [icon] Icône de la case
        [warehouse] Entrepôt
        [rover] Rover
        [tile] Tuile
        [shelter] Abri
       *[lss] En plus des points du LSS
    } ; pour son prochain tour
    .key = { $count ->
        [one] Cristal
       *[other] Cristaux
    } | { $count }
    .short = Donnez-lui { $count ->
        [one] { $count } Cristal.
       *[other] { $count } Cristaux.
    }
gain-op = Lacerda marque { $count } PO : { $reason ->
        [first-tile] le marqueur du LSS quitte la rangée du bas.
        [progress] Zone de progrès.
       *[other] Récompense du LSS, { NAME($reason, form: "reward") }.
    }
    .voice = Lacerda marque { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
    .why = Il marque 2 points pour la première tuile d’un type du LSS après celle de départ, quand son marqueur quitte la rangée du bas ; les points de la tuile Récompense de la colonne, si son marqueur était sous celui de la Colonie ; et ceux de la Zone de progrès aux niveaux 2 et 3 de la Colonie (livret de règles, pages 15 et 16). { $reason ->
        [colonists] L’assistant compte ses Quartiers comme pleins dans la limite de ses Abris (2 Colons, et 2 de plus par Abri), ou comme pleins jusqu’en haut, selon les Règles maison.
       *[other] { "" }
    }
    .moves = { $count ->
        [one] Avancez son marqueur de **{ $count } PO**
       *[other] Avancez son marqueur de **{ $count } PO**
    } || { $reason ->
        [first-tile] Le marqueur du LSS quitte la rangée du bas
        [progress] Zone de progrès
        [colonists] Récompense : 1 par Colon, Quartiers comptés comme pleins
        [best-tech] Récompense : niveau de sa Technologie la plus développée
       *[other] Récompense : { NAME($reason, form: "reward") }
    }
    .key = Points | { $count }
    .short = Il marque { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }

## Égalités

tie = { $tied ->
        [buildings] Combien de Bâtiments se valent pour lui ?
        [contracts] Combien de Contrats se valent pour lui ?
        [tiles] Combien de tuiles se valent pour lui ?
       *[hexes] Combien d’hexagones se valent pour lui ?
    } Numérotez-les.
    .voice = { $tied ->
        [buildings] Combien de Bâtiments se valent pour lui ?
        [contracts] Combien de Contrats se valent pour lui ?
        [tiles] Combien de tuiles se valent pour lui ?
       *[hexes] Combien d’hexagones se valent pour lui ?
    } Numérotez-les à partir de 1, dans l’ordre de votre choix.
    .why = Il prend ce qui l’aide le plus ; si ce n’est pas clair, on numérote deux ou trois options et on les départage avec les cartes solo (livret de règles, page 23). Au-delà, le livret ne prévoit pas de tirage : l’assistant lance un dé.
    .done = il y a eu égalité entre { $answer ->
        [one] { $answer } option
       *[other] { $answer } options
    }
    .title = { $tied ->
        [buildings] Combien de Bâtiments se valent ?
        [contracts] Combien de Contrats se valent ?
        [tiles] Combien de tuiles se valent ?
       *[hexes] Combien d’hexagones se valent ?
    }
    .moves = { $tied ->
        [buildings] Numérotez ces **Bâtiments** à partir de 1
        [contracts] Numérotez ces **Contrats** à partir de 1
        [tiles] Numérotez ces **tuiles** à partir de 1
       *[hexes] Numérotez ces **hexagones** à partir de 1
    } || Dans l’ordre de votre choix ; puis tirage
    .key = Égalité
    .short = { $tied ->
        [buildings] Combien de Bâtiments se valent pour lui ?
        [contracts] Combien de Contrats se valent pour lui ?
        [tiles] Combien de tuiles se valent pour lui ?
       *[hexes] Combien d’hexagones se valent pour lui ?
    }
tie-card = Une carte solo est tirée pour { $options } options.
    .ask = Piochez des cartes solo jusqu’à obtenir { $options ->
        [2] le numéro d’action 1 ou 2
        [3] le numéro d’action 1, 2 ou 3
       *[other] un numéro d’action de 1 à { $options }
    }. Quelle carte est-ce ? Ensuite, remélangez toutes les cartes.
    .why = Les cartes retournent dans la pioche ; cela ne compte pas comme un nouveau passage de la pioche (livret de règles, page 23).
    .done = la carte { $choice } a départagé les options
    .ask-title = Quelle carte décide ?
    .ask-moves =
        Piochez jusqu’à voir { $options ->
            [2] l’**action** 1 ou 2
            [3] l’**action** 1, 2 ou 3
           *[other] une **action** de 1 à { $options }
        }
        Puis **remélangez** toutes les cartes
    .ask-key = Options | { $options }
    .ask-short = Piochez des cartes solo jusqu’à obtenir { $options ->
        [2] le numéro d’action 1 ou 2
        [3] le numéro d’action 1, 2 ou 3
       *[other] un numéro d’action de 1 à { $options }
    }. Quelle carte est-ce ?
tie-die = Le dé est lancé pour { $options } options.
    .done = le numéro { $answer } sur { $options } a été tiré
tie-result = { $name ->
        [none] { $tied ->
            [buildings] { $options } Bâtiments se valent pour lui : le numéro { $number } est tiré. Prenez-le.
            [contracts] { $options } Contrats se valent pour lui : le numéro { $number } est tiré. Prenez-le.
            [tiles] { $options } tuiles se valent pour lui : le numéro { $number } est tiré. Prenez-la.
           *[hexes] { $options } hexagones se valent pour lui : le numéro { $number } est tiré. Prenez-le.
        }
       *[other] { $options } options se valent pour lui. Tiré au sort : { NAME($name) }, numéro { $number }.
    }
    .voice = { $name ->
        [none] Le numéro { $number } est tiré : prenez { $tied ->
            [buildings] ce Bâtiment.
            [contracts] ce Contrat.
            [tiles] cette tuile.
           *[hexes] cet hexagone.
        }
       *[other] Le sort a désigné : { NAME($name) }.
    }
    .why = { $drawn ->
        [cards] Plusieurs choix se valent pour lui, donc on tire au sort avec les cartes solo (livret de règles, page 23).
       *[die] Plusieurs choix se valent pour lui. Un dé a décidé : le livret ne dit pas que faire avec plus de trois options, ni quand aucune carte solo restante ne porte un de ces numéros.
    }
    .title = { $name ->
        [none] { $options } { $tied ->
            [buildings] Bâtiments
            [contracts] Contrats
            [tiles] tuiles
           *[hexes] hexagones
        } se valent : numéro { $number } tiré
       *[other] Tirage : { NAME($name) }
    }
    .key = Numéro | { $number }
    .short = { $name ->
        [none] Prenez le numéro { $number }.
       *[other] { "" }
    }
tie-known = À égalité, dans cet ordre : { LIST($names) }.
    .voice = Il y a égalité. Numérotez les options dans cet ordre : { LIST($names, form: "voice") }.
    .facts = Égalité : { LINES($names, 1) }
    .key = Égalité
    .short = { $deck ->
        [app] { "" }
       *[physical] Il y a égalité. Numérotez les options dans cet ordre : { LIST($names, form: "voice") }.
    }

## Missions

contribution = { $who ->
        [lacerda] Lacerda contribue à la Mission { $letter }
        [somebody] Contribution à la Mission { $letter }
       *[you] Vous contribuez à la Mission { $letter }
    } ({ NAME($mission, form: "mission") }) : descendez le cube { $left ->
        [0] sur la coche.
       *[other] sur le { $left }.
    } { $who ->
        [lacerda] Il gagne
        [somebody] Le joueur qui contribue gagne
       *[you] Vous gagnez
    } { $crystals ->
        [one] 1 Cristal.
       *[other] { $crystals } Cristaux.
    }
    .voice = { $who ->
        [lacerda] Lacerda contribue à la Mission { $letter }.
        [somebody] Il y a une contribution à la Mission { $letter }.
       *[you] Vous contribuez à la Mission { $letter }.
    } Descendez le cube d’un cran. { $who ->
        [lacerda] Il gagne
        [somebody] Le joueur qui contribue gagne
       *[you] Vous gagnez
    } { $crystals ->
        [one] 1 Cristal.
       *[other] { $crystals } Cristaux.
    }
    .why = Celui qui contribue déplace le cube et gagne les Cristaux de la Mission ; dès son deuxième passage, chaque carte solo le fait aussi (livret de règles, pages 19 et 23).
    .moves =
        { "" }**Mission { $letter }** : { $left ->
            [0] le cube va sur la coche
           *[other] descendez le cube de { $before } à { $left }
        } | { $who ->
            [lacerda] Lacerda contribue
            [somebody] Contribution
           *[you] Vous contribuez
        } : { NAME($mission, form: "mission") }
        { $who ->
            [lacerda] Mettez { $crystals ->
                [one] { $crystals } **Cristal**
               *[other] { $crystals } **Cristaux**
            } sous son Dépôt
            [somebody] Donnez { $crystals ->
                [one] { $crystals } **Cristal**
               *[other] { $crystals } **Cristaux**
            } à ce joueur
           *[you] Gagnez { $crystals ->
                [one] { $crystals } **Cristal**
               *[other] { $crystals } **Cristaux**
            } | Sous votre Dépôt, jusqu’à votre prochain tour
        }
    .key = Mission { $letter } | { $left }
    .short = { $left ->
        [0] La Mission { $letter } est accomplie ;
       *[other] Descendez le cube { $letter } ;
    } { $who ->
        [lacerda] Lacerda gagne
        [somebody] le joueur qui contribue gagne
       *[you] vous gagnez
    } { $crystals ->
        [one] { $crystals } Cristal.
       *[other] { $crystals } Cristaux.
    }
mission-complete = La Mission { $letter } est accomplie : retirez-la et déplacez le marqueur des Missions restantes. { $needed ->
        [0] Il n’en reste plus.
       *[other] Il en reste { $needed }.
    }
    .why = La fin est déclenchée quand le marqueur atteint le bout de sa piste (livret de règles, pages 19 et 21).
    .title = Mission { $letter } accomplie
    .moves =
        Retirez la **Mission { $letter }**
        Mettez le **marqueur** { $needed ->
            [0] au bout de sa piste
           *[other] sur le { $needed }
        } | Celui des Missions restantes
    .key = Missions | { $needed }
    .short = Retirez la Mission ; { $needed ->
        [0] il n’en reste plus.
       *[other] il en reste { $needed }.
    }

## LSS et niveau de la Colonie

reward-unknown = Marquez pour Lacerda les points de la tuile Récompense de cette colonne.
    .moves = Marquez les points de la **Récompense** || Celle de la colonne, pour lui, sur la piste de points
    .key = Récompense
    .short = Comptez-lui les points de la Récompense de cette colonne.
hire-freed = Récompense du LSS, en plus des points : reprenez son Colon de l’action Engager un Scientifique.
    .why = La récompense du LSS donne des points et un second bonus : son Colon revient de l’action Engager un Scientifique ; s’il n’y en a pas, il gagne un Cristal (livret de règles, page 22).
    .moves = Reprenez son **Colon** || De l’action Engager un Scientifique ; en plus des points
    .key = Colon
    .short = Reprenez son Colon de l’action Engager.
your-lss = Montez d’une rangée le marqueur { NAME($kind) } du LSS. { $first ->
        [yes] Il quitte la rangée du bas : vous marquez 2 points.
       *[no] { "" }
    } { $below ->
        [yes] Récompense du LSS pour vous : { $tile ->
            [unknown] la tuile Récompense de la colonne
           *[other] { NAME($tile, form: "reward") }
        }, et, au choix, bouger vos Robots de 2 hexagones au plus, reprendre un Colon, ou prendre 1 Minerai ou 1 Cristal.
       *[no] { "" }
    }
    .why = Construire un Bâtiment dont le marqueur était sous celui de la Colonie rapporte la Récompense de sa colonne (livret de règles, page 15).
    .moves =
        LSS : montez le marqueur **{ NAME($kind, form: "short") }** | D’une rangée
        { $first ->
            [yes] Avancez votre marqueur de **2 PO** || Le marqueur du LSS quitte la rangée du bas
           *[no] { "" }
        }
        { $below ->
            [yes] Marquez les points de la **Récompense** || { $tile ->
                [unknown] Celle en haut de la colonne
                [best-tech] Niveau de la Technologie la plus développée
               *[other] { NAME($tile, form: "reward") }
            }
           *[no] { "" }
        }
        { $below ->
            [yes] Prenez **un** bonus au choix || Bouger vos Robots, reprendre 1 Colon, Minerai ou Cristal
           *[no] { "" }
        }
    .key = { NAME($kind) }
    .short = Montez le marqueur { NAME($kind) } du LSS. { $first ->
        [yes] Marquez 2 points.
       *[no] { "" }
    } { $below ->
        [yes] Marquez les points de la Récompense et prenez un bonus.
       *[no] { "" }
    }
level-up = La Colonie passe au niveau { $level }. Montez son marqueur, et complétez l’Entrepôt jusqu’à 2 exemplaires de chaque élément. { $level ->
        [2] Marquez les points de votre Zone de progrès. Retirez les Plans exposés et posez les 12 suivants.
        [3] Marquez les points de votre Zone de progrès. Retirez les Plans de niveau 1 et posez les 6 derniers.
        [4] La Navette s’arrête.
       *[5] La Navette fera un dernier voyage.
    } Lacerda { $ship ->
        [yes] gagne un Vaisseau dans son Hangar{ $robot ->
            [yes] { " " }et un Robot sur son plateau.
           *[no] .
        }
       *[no] { $robot ->
            [yes] gagne un Robot sur son plateau.
           *[no] n’a plus ni Vaisseau ni Robot.
        }
    }
    .why = Les quatre marqueurs du LSS sont au moins à la hauteur du marqueur de la Colonie à la fin d’un tour. Vous pouvez sortir un Vaisseau de plus de votre Dépôt ; son Dépôt contient maintenant { $depot } Cristaux. Il construit aussi un Abri (livret de règles, pages 16, 19, 22 et 23).
    .done = la Colonie est passée au niveau { $level }
    .title = La Colonie passe au niveau { $level }
    .moves =
        Montez le **marqueur** au niveau { $level } { $level ->
            [4] || La Navette s’arrête ; un Vaisseau de plus peut partir
            [5] || Navette : dernier voyage ; un Vaisseau de plus peut partir
           *[other] | Vous pouvez sortir un Vaisseau de plus de votre Dépôt
        }
        Complétez l’**Entrepôt** | Jusqu’à 2 : Cristal, Batterie, Eau, Plante, Oxygène
        { $level ->
            [2] Comptez votre **Zone de progrès** | 1, 2, 4, 7 ou 11 PO pour 1 à 5 cubes
            [3] Comptez votre **Zone de progrès** | 1, 2, 4, 7 ou 11 PO pour 1 à 5 cubes
           *[other] { "" }
        }
        { $level ->
            [2] Remplacez les **Plans** exposés || Retirez-les, posez les 12 suivants
            [3] Remplacez les **Plans** de niveau 1 || Retirez-les, posez les 6 derniers
           *[other] { "" }
        }
        { $ship ->
            [yes] Mettez un **Vaisseau** dans son Hangar
           *[no] { "" }
        }
        { $robot ->
            [yes] Mettez un **Robot** sur son plateau
           *[no] { "" }
        }
    .facts = { $ship ->
        [yes] { "" }
       *[no] { $robot ->
            [yes] { "" }
           *[no] Lacerda : il ne reste ni Vaisseau ni Robot
        }
    }
    .key = Colonie | { $level }
    .short = La Colonie est au niveau { $level } : complétez l’Entrepôt{ $level ->
        [2] , marquez vos points de Progrès, remplacez les Plans
        [3] , marquez vos points de Progrès, remplacez les Plans de niveau 1
        [4]  ; la Navette s’arrête
       *[5]  ; la Navette fait un dernier voyage
    }. { $ship ->
        [yes] { $robot ->
            [yes] Donnez-lui un Vaisseau et un Robot.
           *[no] Donnez-lui un Vaisseau.
        }
       *[no] { $robot ->
            [yes] Donnez-lui un Robot.
           *[no] { "" }
        }
    }
shelter = Lacerda construit un Abri dans le plus grand Complexe de ses propres Abris, sinon à exactement 2 hexagones de l’un d’eux, sans en toucher aucun. Seule sa propre Technologie Abri l’aide. Quelle est la taille du Complexe ?
    .why = À chaque niveau de la Colonie, il construit un Abri (livret de règles, page 23). Seule sa propre Technologie Abri l’aide, car les Abris de joueurs différents sont des types différents (page 13) ; elle est au niveau { $tech } et relie autant d’Abris. Placez la tuile face cachée, un Cristal sur chaque hexagone vide visé par ses flèches, puis retournez la tuile. Il gagne un Cristal par tuile du Complexe.
    .option = { $option ->
        [one] Hors Complexe
       *[other] Complexe de { $option }
    }
    .done = Lacerda a construit un Abri
    .title = Quelle est la taille du Complexe ?
    .moves =
        Construisez son **Abri** || { $tech ->
            [0] Face cachée ; à exactement 2 hexagones d’un des siens
           *[other] Face cachée ; reliez-en { $tech } au plus, sinon à 2 hexagones
        }
        Mettez les **Cristaux**, retournez la tuile | Un Cristal par flèche vers un hexagone vide
    .facts = Seule sa propre Technologie Abri l’aide
    .key = Abri
    .short = Construisez son Abri dans le plus grand Complexe de ses Abris. Quelle est sa taille ?
missions-fewer = Au niveau { $level }, il faut une Mission de moins : déplacez le marqueur des Missions restantes. { $needed ->
        [0] Il n’en reste plus.
       *[other] Il en reste { $needed }.
    }
    .title = Il faut une Mission de moins
    .moves = Mettez le **marqueur** { $needed ->
        [0] au bout de sa piste
       *[other] sur le { $needed }
    } | Celui des Missions restantes
    .facts = Colonie au niveau { $level }
    .key = Missions | { $needed }
    .short = Il faut une Mission de moins : déplacez le marqueur ; { $needed ->
        [0] il n’en reste plus.
       *[other] il en reste { $needed }.
    }
end-triggered = { $why ->
        [level] La Colonie est au niveau 5 :
       *[missions] Les Missions requises sont accomplies :
    } la fin est déclenchée. Finissez cette manche, puis jouez-en une autre sans Phase Navette.
    .voice = La fin de la partie est déclenchée. Finissez cette manche ; il y en aura encore une, la dernière.
    .why = La fin est déclenchée par la dernière Mission requise ou par le niveau 5 (livret de règles, pages 16 et 21).
    .title = La fin est déclenchée
    .facts =
        { $why ->
            [level] La Colonie est au niveau 5
           *[missions] Les Missions requises sont accomplies
        }
        Finissez cette manche, puis jouez-en une autre
        La dernière manche n’a pas de Phase Navette
    .key = Fin
    .short = La fin est déclenchée : finissez cette manche, puis jouez-en une autre.
end-waits = Les Missions requises sont accomplies. C’est la Phase Navette : la fin sera déclenchée à la prochaine Phase Colonisation.
    .voice = Les Missions requises sont accomplies. La fin sera déclenchée à la prochaine Phase Colonisation.
    .why = Selon le livret de règles, on vérifie les Missions à la fin d’une Phase Colonisation (page 21). Avec l’option « Dernière Mission, Phase Navette », la dernière compte aussitôt.
    .title = La fin doit attendre
    .facts =
        Les Missions requises sont accomplies
        C’est la Phase Navette
        La prochaine Phase Colonisation déclenche la fin
    .key = Fin
    .short = La prochaine Phase Colonisation déclenche la fin.
end-withdrawn = Après votre correction, la fin de la partie n’est plus déclenchée : la partie continue.
    .title = La partie continue
    .facts = Après votre correction, la fin n’est plus déclenchée
    .key = Suite
    .short = La fin n’est plus déclenchée.
new-round = La manche { $round } commence.
    .voice = La manche { $round } commence.
    .facts =
        La manche { $round } commence
        { $level ->
            [0] { "" }
           *[other] { level-status.title }
        }
        { $level ->
            [0] { "" }
           *[other] { missions-status.title }
        }
    .key = Manche | { $round }
    .short = { "" }
last-round = C’est la dernière manche. Elle n’a pas de Phase Navette.
    .title = C’est la dernière manche
    .facts = Elle n’a pas de Phase Navette
    .key = Dernière manche
    .short = C’est la dernière manche, sans Phase Navette.
shuttle-move = { $move ->
        [nears] Avancez la Navette d’une case vers le milieu, sur la case { $shuttle }.
        [travels] Déplacez la Navette vers { $to ->
            [orbit] l’Orbite
           *[colony] la Colonie
        }, case { $shuttle }.
        [last] La Navette fait son dernier voyage, vers { $to ->
            [orbit] l’Orbite
           *[colony] la Colonie
        } ; retirez-la.
        [stays] La Navette ne bouge pas.
       *[announced] { "" }
    }
    .moves = { $move ->
        [nears] ✓ Avancez la Navette : case **{ $shuttle }** ({ $to ->
            [colony] Orbite
           *[orbit] Colonie
        }) || { shuttle-stays.facts }
        [travels] ✓ Amenez la Navette { $to ->
            [orbit] en **Orbite**
           *[colony] à la **Colonie**
        }, case { $shuttle } || { shuttle-stays.facts }
        [last] ✓ Dernier voyage : retirez la **Navette** || { $lacerda ->
            [rides] { $to ->
                [orbit] Elle voyage vers l’Orbite
               *[colony] Elle voyage vers la Colonie
            }
           *[other] { shuttle-stays.facts }
        }
        [stays] { "" }
       *[announced] { "" }
    }
    .facts = { $move ->
        [stays] La Navette ne bouge pas
       *[other] { "" }
    }
    .short = { $move ->
        [nears] Avancez la Navette sur la case { $shuttle }.
        [travels] Amenez la Navette { $to ->
            [orbit] en Orbite
           *[colony] à la Colonie
        }, case { $shuttle }.
        [last] La Navette fait son dernier voyage ; retirez-la.
        [stays] La Navette ne bouge pas.
       *[announced] { "" }
    }
shuttle-stays = { $lacerda ->
        [card] Lacerda reste : sa carte montre un X.
        [side] Lacerda reste : la Navette ne part pas d’où il est.
       *[rides] { "" }
    }
    .facts = { $lacerda ->
        [card] Lacerda reste : sa carte montre un X
        [side] Lacerda reste : la Navette ne part pas d’où il est
       *[rides] { "" }
    }
    .short = { "" }

## Phase Navette

shuttle = { shuttle-move } { shuttle-stays }
    .why = La Navette avance d’une case par manche et voyage de la case 1 à celle du niveau de la Colonie, de l’autre côté ; au niveau 4 elle s’arrête, au niveau 5 elle fait un dernier voyage. Lacerda ne voyage qu’avec elle, et jamais quand la dernière carte qu’il a jouée montre un X (livret de règles, pages 19 et 22).
    .done = la Navette a bougé
    .title = { $move ->
        [stays] La Navette ne bouge pas
       *[other] { "" }
    }
    .moves = { shuttle-move.moves }
    .facts = { $move ->
        [stays] { shuttle-stays.facts }
       *[other] { "" }
    }
    .key = { $move ->
        [travels] { $to ->
            [orbit] Orbite
           *[colony] Colonie
        } | { $shuttle }
        [nears] Navette | { $shuttle }
       *[other] Navette
    }
    .short = { shuttle-move.short } { shuttle-stays.short }
space = Sa case est tirée.
    .ask = Pour Lacerda, tirez des tuiles Premier Colon jusqu’à obtenir une case libre de l’Ordre du tour, { $side ->
        [orbit] en Orbite
       *[colony] dans la Colonie
    }. Laquelle est-ce ?
    .why = Il prend au hasard une case libre du côté où il arrive (livret de règles, page 22). Six tuiles ne suffisent pas pour huit cases : l’assistant peut tirer un numéro à la place.
    .option-app = L’assistant la tire
    .done = { $answer ->
        [app] l’assistant tire la case de Lacerda
       *[other] Lacerda va sur la case { $choice }
    }
    .ask-title = Quelle case est-ce ?
    .ask-moves = Tirez des **tuiles Premier Colon** | Jusqu’à obtenir une case libre { $side ->
        [orbit] en Orbite
       *[colony] dans la Colonie
    }
    .ask-key = { $side ->
        [orbit] Orbite
       *[colony] Colonie
    }
    .ask-short = Pour Lacerda, tirez des tuiles Premier Colon jusqu’à obtenir une case libre { $side ->
        [orbit] en Orbite.
       *[colony] dans la Colonie.
    } Laquelle est-ce ?
space-rolled = Sa case est tirée.
    .done = le numéro { $answer } a été tiré pour la case de Lacerda
lacerda-arrives = { shuttle-move } { $help ->
        [cards] { "" }
        [map] { "" }
       *[other] { $side ->
            [orbit] { "" }
           *[colony] Placez la tuile Découverte de gauche sur un hexagone vide à exactement 3 hexagones de son Rover, le plus loin possible du vôtre ; révélez-en une autre. Si aucun hexagone ne convient, ne faites ni l’un ni l’autre.
        }
    } { $move ->
        [announced] Lacerda voyage vers
       *[other] Lacerda voyage avec elle, vers
    } la case { $space }, { $side ->
        [orbit] en Orbite.
       *[colony] dans la Colonie.
    }
    .voice = { shuttle-move } { $help ->
        [cards] { "" }
        [map] { "" }
       *[other] { $side ->
            [orbit] { "" }
           *[colony] Placez la tuile Découverte de gauche sur un hexagone vide à exactement 3 hexagones de son Rover, le plus loin possible du vôtre, puis révélez une autre tuile.
        }
    } { $move ->
        [announced] Lacerda voyage vers
       *[other] Lacerda voyage avec elle, vers
    } la case { $space }.
    .why = Il voyage toujours avec la Navette, sans produire ni reprendre ses Colons ; il prend au hasard une case libre, en gagne le bonus et, s’il arrive dans la Colonie, construit (livret de règles, pages 20 et 22). Les règles ne disent pas ce que cela coûte ; ici, { $arrival ->
        [paid] il place un Colon et paie comme pour l’action.
       *[free] cela ne lui coûte rien.
    }
    .option-done = Fait
    .done = Lacerda est arrivé sur la case { $space }
    .title = { $side ->
        [orbit] Lacerda voyage vers l’Orbite
       *[colony] Lacerda voyage vers la Colonie
    }
    .moves =
        { shuttle-move.moves }
        { $help ->
            [cards] { "" }
            [map] { "" }
           *[other] { $side ->
                [orbit] { "" }
               *[colony] Placez la **Découverte** de gauche || { $at_home ->
                    [yes] Hexagone vide, à 3 de la Mine centrale, loin de votre Rover
                   *[no] Hexagone vide, à 3 de son Rover, le plus loin du vôtre
                }
            }
        }
        { $help ->
            [cards] { "" }
            [map] { "" }
           *[other] { $side ->
                [orbit] { "" }
               *[colony] Révélez une **autre** tuile | Si aucun hexagone ne convient, sautez ces deux étapes
            }
        }
        Placez Lacerda sur la **case { $space }** | { $help ->
            [cards] { $side ->
                [orbit] En Orbite
               *[colony] Dans la Colonie
            }
           *[other] { $side ->
                [orbit] En Orbite ; ensuite : le bonus de la case
               *[colony] { $help ->
                    [map] Dans la Colonie ; ensuite : Découverte, bonus, construction
                   *[other] Dans la Colonie ; ensuite son bonus, puis il construit
                }
            }
        }
    .facts = { $help ->
        [cards] { "" }
        [map] { "" }
       *[other] { $side ->
            [orbit] { "" }
           *[colony] Un Rover qui n’a pas encore bougé part de la Mine centrale
        }
    }
    .key = Lacerda | { $space }
    .short = { shuttle-move.short } { $help ->
        [cards] { "" }
        [map] { "" }
       *[other] { $side ->
            [orbit] { "" }
           *[colony] Placez la Découverte de gauche à exactement 3 hexagones de son Rover, au plus loin du vôtre ; révélez-en une autre.
        }
    } Lacerda va sur la case { $space }.
your-journey = { shuttle-move } { shuttle-stays } { $where ->
        [orbit] Voyagez-vous vers l’Orbite ?
       *[colony] Voyagez-vous vers la Colonie ?
    } { $free ->
        [yes] C’est gratuit, avec la Navette.
       *[no] Cela coûte un Vaisseau de votre Hangar.
    }
    .why = { $where ->
        [orbit] Vers l’Orbite : produisez, reprenez vos Colons de l’Orbite et de la Zone de travail, prenez une case libre et son bonus (livret de règles, page 20).
       *[colony] Vers la Colonie : placez une tuile Découverte sur un hexagone vide à exactement 3 hexagones de votre Rover, reprenez vos Colons des actions de la Colonie et de la Zone de travail, prenez une case libre et son bonus (livret de règles, page 20).
    } { $free ->
        [yes] La Navette part du côté où vous êtes : le voyage est gratuit.
       *[no] La Navette ne part pas du côté où vous êtes : cela coûte un Vaisseau de votre Hangar.
    }
    .option-stay = Rester
    .option-travel = { $free ->
        [yes] Voyager
       *[no] Voyager contre un Vaisseau
    }
    .group-travel = { $where ->
        [orbit] Produisez, reprenez vos Colons de l’Orbite et de la Zone de travail. Quelle case prenez-vous ? Prenez son bonus.
       *[colony] { $discovers ->
            [yes] Quelle case prenez-vous ? Prenez son bonus.
           *[no] Placez une tuile Découverte sur un hexagone vide à exactement 3 hexagones de votre Rover, reprenez vos Colons des actions de la Colonie et de la Zone de travail. Quelle case prenez-vous ? Prenez son bonus.
        }
    }
    .group-travel-title = De quelle case prenez-vous le bonus ?
    .group-travel-moves =
        { $where ->
            [orbit] Prenez les **éléments** produits || 1 par Bâtiment avancé à vous et par Colon sur une Mine
           *[colony] { $discovers ->
                [yes] { "" }
               *[no] Placez 1 **Découverte**, révélez-en une autre || Hexagone vide, à 3 hexagones de votre Rover, s’il y en a un
            }
        }
        { $where ->
            [orbit] Reprenez vos **Colons** : Orbite, Zone de travail
           *[colony] { $discovers ->
                [yes] { "" }
               *[no] Reprenez vos **Colons** : actions, Zone de travail || Sauf ceux des Mines
            }
        }
        { $free ->
            [yes] { "" }
           *[no] Défaussez un **Vaisseau** || De votre Hangar
        }
        Prenez une **case** libre et son bonus || Imprimé dessus ; les petits numéros jouent d’abord
    .group-travel-facts = { $where ->
        [orbit] { "" }
       *[colony] Un Rover qui n’a pas encore bougé part de la Mine centrale
    }
    .member-travel = Case { $option }
    .done = { $group ->
        [stay] vous n’avez pas voyagé
       *[travel] { $part ->
            [none] vous avez voyagé
           *[other] vous avez voyagé vers la case { $part }
        }
    }
    .title = { $where ->
        [orbit] { $free ->
            [yes] Aller gratuitement en Orbite ?
           *[no] Aller en Orbite contre un Vaisseau ? [−1 ship]
        }
       *[colony] { $free ->
            [yes] Aller gratuitement à la Colonie ?
           *[no] Aller à la Colonie contre un Vaisseau ? [−1 ship]
        }
    }
    .moves = { shuttle-move.moves }
    .facts =
        { shuttle-move.facts }
        { $move ->
            [stays] { shuttle-stays.facts }
           *[other] { "" }
        }
        { $where ->
            [orbit] Vous y produisez et gagnez un bonus
           *[colony] Vous y placez une Découverte et gagnez un bonus
        }
    .key = { $where ->
        [orbit] Orbite
       *[colony] Colonie
    }
    .short = { shuttle-move.short } { shuttle-stays.short } { $where ->
        [orbit] { $free ->
            [yes] Voyagez-vous ? C’est gratuit.
           *[no] Voyagez-vous vers l’Orbite contre un Vaisseau ?
        }
       *[colony] { $free ->
            [yes] Voyagez-vous ? C’est gratuit.
           *[no] Voyagez-vous vers la Colonie contre un Vaisseau ?
        }
    }
his-tech-used = C’est noté : il développe sa { NAME($tech, form: "tech") } à la fin de votre tour.
    .why = Le propriétaire d’une Technologie qu’un autre joueur utilise prend 1 Oxygène ou la développe une fois ; il ne garde pas de Ressources, donc il la développe (livret de règles, pages 11 et 22).
    .facts = Fin de votre tour : il développe sa { NAME($tech, form: "tech") }
    .key = { NAME($tech, form: "tech") }
    .short = Il développe sa { NAME($tech, form: "tech") } à la fin de votre tour.

## Vos signalements

your-cost = { $cleared ->
        [nobody] { "" }
        [lacerda] Il n’y avait plus de place sur « { NAME($action) } » : les Colons de Lacerda partent d’abord.
        [you] Il n’y avait plus de place sur « { NAME($action) } » : vos autres Colons vont d’abord dans la Zone de travail.
       *[both] Il n’y avait plus de place sur « { NAME($action) } » : tous les autres Colons partent d’abord.
    } { $cost ->
        [0] Placer votre Colon est gratuit.
        [one] Payez 1 Cristal, ou envoyez 1 Colon dans votre Zone de travail.
       *[other] Payez { $cost } fois, au choix, 1 Cristal ou 1 Colon.
    }
    .why = Pour chaque Colon déjà présent, vous payez 1 Cristal ou envoyez 1 Colon dans la Zone de travail ; s’il n’y a plus de place, les Colons du joueur qui en a le plus partent d’abord (livret de règles, pages 9 et 24).
    .moves =
        { $cleared ->
            [nobody] { "" }
            [lacerda] Ses **Colons** vont en Zone de travail || Complet : { NAME($action) }
            [you] Vos autres **Colons** : en Zone de travail || Complet : { NAME($action) }
           *[both] Autres **Colons** : en Zone de travail || Complet : { NAME($action) }
        }
        { $cost ->
            [0] { "" }
            [one] Payez pour votre **Colon** [−1 crystal] || Ou 1 Colon des Quartiers dans la Zone de travail
           *[other] Payez pour votre **Colon** [−{ $cost } crystal] || Chacun : 1 Cristal, ou 1 Colon en Zone de travail
        }
    .facts = { $cost ->
        [0] Placer votre Colon est gratuit
       *[other] { "" }
    }
    .key = { $cost ->
        [0] Gratuit
       *[other] À payer | { $cost }
    }
    .short = { $cleared ->
        [nobody] { "" }
        [lacerda] Les Colons de Lacerda partent d’abord.
        [you] Vos autres Colons vont d’abord dans la Zone de travail.
       *[both] Tous les autres Colons partent d’abord.
    } { $cost ->
        [0] Placer votre Colon est gratuit.
        [one] Payez 1 Cristal ou 1 Colon.
       *[other] Payez { $cost } fois, au choix, 1 Cristal ou 1 Colon.
    }
your-blueprint = Posez un de vos marqueurs Bâtiment avancé sur le Plan et gagnez ce qu’il donne : { blueprint-item }.
    .why = Qui prend un Plan gagne l’élément de son type et pose dessus un marqueur inutilisé, qui ira plus tard sur le Bâtiment amélioré (livret de règles, page 10).
    .moves = Marquez le **Plan** ; gagnez { blueprint-item.moves } | Avec un de vos 8 marqueurs Bâtiment avancé
    .key = Plan
    .short = Posez votre marqueur sur le Plan ; gagnez { blueprint-item }.

# Ce qu’un Plan d’un type donne à qui le prend
blueprint-item = { $kind ->
        [mine] 1 Minerai
        [generator] 1 Batterie
        [water-extractor] 1 Eau
        [greenhouse] 1 Plante
        [oxygen-condenser] 1 Oxygène
       *[shelter] 1 Cristal
    }
    .moves = { $kind ->
        [mine] 1 **Minerai**
        [generator] 1 **Batterie**
        [water-extractor] 1 **Eau**
        [greenhouse] 1 **Plante**
        [oxygen-condenser] 1 **Oxygène**
       *[shelter] 1 **Cristal**
    }
your-ships = { $ships ->
        [one] Il y a { $ships } Vaisseau dans votre Hangar.
       *[other] Il y a { $ships } Vaisseaux dans votre Hangar.
    }
    .why = Un Vaisseau de votre Hangar vous permet de voyager quand la Navette ne quitte pas votre côté (livret de règles, page 19).
    .facts = Vaisseaux dans votre Hangar : { $ships } ; chacun permet un voyage
    .key = Vaisseaux | { $ships }
    .short = Vous avez { $ships ->
        [one] { $ships } Vaisseau
       *[other] { $ships } Vaisseaux
    } dans votre Hangar.
your-tech = Votre { NAME($tech, form: "tech") } est au niveau { $level }.
    .facts = Votre { NAME($tech, form: "tech") } est maintenant au niveau { $level }
    .key = { NAME($tech, form: "tech") } | { $level }
    .short = Votre Technologie est au niveau { $level }.

## La fin

final-prepare = Avant le décompte, montez les Cristaux gagnés dans votre Dépôt et dans celui de Lacerda. Reprenez vos Colons placés de votre côté du plateau et dans la Zone de travail.
    .why = Les Cristaux départagent une égalité, et les Colons rentrés remplissent vos Quartiers d’habitation (livret de règles, page 21).
    .done = décompte préparé
    .title = Avant le décompte
    .moves =
        Montez les **Cristaux** dans les Dépôts || Les vôtres et ceux de Lacerda
        Reprenez vos **Colons** || Ceux de votre côté et de la Zone de travail
    .key = Décompte
    .short = Montez les Cristaux dans les deux Dépôts ; reprenez vos Colons.
score-track = { $who ->
        [lacerda] Où est le marqueur de Lacerda sur la piste de points ?
       *[you] Où est votre marqueur sur la piste de points ?
    }
    .done = { $who ->
        [lacerda] le marqueur de Lacerda est sur le { $answer }
       *[you] votre marqueur est sur le { $answer }
    }
    .why = Le décompte commence par ce qui est sur la piste (livret de règles, page 21).
    .title = { $who ->
        [lacerda] Où est le marqueur de Lacerda ?
       *[you] Où est votre marqueur ?
    }
    .facts = Sur la piste de points
    .key = Points
    .short = { $who ->
        [lacerda] Où est le marqueur de Lacerda sur la piste de points ?
       *[you] Où est votre marqueur sur la piste de points ?
    }
score-progress = { $who ->
        [lacerda] Combien de cubes y a-t-il dans la Zone de progrès de Lacerda ?
       *[you] Combien de cubes y a-t-il dans votre Zone de progrès ?
    }
    .why = 0, 1, 2, 4, 7 ou 11 points pour 0 à 5 cubes (livret de règles, page 21).
    .done = { $who ->
        [lacerda] la Zone de progrès de Lacerda contient
       *[you] votre Zone de progrès contient
    } { $answer ->
        [one] { $answer } cube
       *[other] { $answer } cubes
    }
    .title = { $who ->
        [lacerda] Cubes dans sa Zone de progrès ?
       *[you] Cubes dans votre Zone de progrès ?
    }
    .facts = 0, 1, 2, 4, 7 ou 11 points pour 0 à 5 cubes
    .key = Progrès
    .short = { $who ->
        [lacerda] Combien de cubes y a-t-il dans sa Zone de progrès ?
       *[you] Combien de cubes y a-t-il dans votre Zone de progrès ?
    }
score-ships = { $who ->
        [lacerda] Combien de Vaisseaux y a-t-il dans le Hangar de Lacerda ?
       *[you] Combien de Vaisseaux y a-t-il dans votre Hangar ?
    }
    .done = { $who ->
        [lacerda] le Hangar de Lacerda contient
       *[you] votre Hangar contient
    } { $answer ->
        [one] { $answer } Vaisseau
       *[other] { $answer } Vaisseaux
    }
    .why = 3 points par Vaisseau dans le Hangar (livret de règles, page 21).
    .title = { $who ->
        [lacerda] Vaisseaux dans son Hangar ?
       *[you] Vaisseaux dans votre Hangar ?
    }
    .facts = 3 points chacun
    .key = Vaisseaux
    .short = { $who ->
        [lacerda] Combien de Vaisseaux y a-t-il dans son Hangar ?
       *[you] Combien de Vaisseaux y a-t-il dans votre Hangar ?
    }
score-quarters = Quel nombre se trouve à côté de votre Colon le plus haut dans les Quartiers d’habitation ?
    .why = Les Quartiers rapportent le nombre à côté du Colon le plus haut (livret de règles, page 21).
    .done = vos Quartiers rapportent { $answer ->
        [one] { $answer } point
       *[other] { $answer } points
    }
    .title = Points de vos Quartiers ?
    .facts = Le nombre à côté de votre Colon le plus haut
    .key = Quartiers
    .short = Quel nombre se trouve à côté de votre Colon le plus haut dans les Quartiers ?
score-shelters = Combien d’Abris Lacerda a-t-il sur Mars ?
    .why = Ses Quartiers d’habitation sont pleins dans la limite de ses Abris (livret de règles, pages 7 et 22).
    .done = Lacerda a { $answer ->
        [one] { $answer } Abri
       *[other] { $answer } Abris
    } sur Mars
    .title = Abris de Lacerda sur Mars ?
    .facts = Ils ouvrent ses Quartiers d’habitation
    .key = Abris
    .short = Combien d’Abris Lacerda a-t-il sur Mars ?
score-techs = D’après vos signalements, votre Labo contient { $count ->
        [one] la Technologie { LIST($techs, form: "short") } (colonne { $columns })
       *[other] les Technologies { LIST($techs, form: "short") } (colonnes { $columns })
    } et rapporte { $op } PO. Est-ce juste ?
    .voice = D’après ce que vous avez signalé, votre Labo contient { $count ->
        [one] la Technologie { LIST($techs, form: "short") }
       *[other] les Technologies { LIST($techs, form: "short") }
    }, et rapporte { $op ->
        [one] { $op } point
       *[other] { $op } points
    }. Est-ce juste ?
    .why = Chaque Technologie rapporte les points inscrits sous sa colonne (livret de règles, page 21).
    .option-right = C’est juste
    .option-differs = Non, je les saisis
    .done = le compte de votre Labo est juste
    .done-differs = vous avez choisi de saisir les nombres
    .title = Vos Technologies : est-ce juste ?
    .facts =
        { LINES($techs, 3, form: "short") }
        Colonne de chacune : { $columns }
        Total : { $op } PO
    .key = Technologies | { $op }
    .short = Votre Labo vaut { $op ->
        [one] { $op } point
       *[other] { $op } points
    }. Est-ce juste ?
score-column = { $who ->
        [lacerda] Combien de Technologies de Lacerda sont dans la colonne { $column } du Labo ({ $op } PO chacune) ?
       *[you] Combien de vos Technologies sont dans la colonne { $column } du Labo ({ $op } PO chacune) ?
    }
    .voice = { $who ->
        [lacerda] Combien de Technologies de Lacerda sont dans la colonne { $column } du Labo ?
       *[you] Combien de vos Technologies sont dans la colonne { $column } du Labo ?
    }
    .why = Chaque Technologie rapporte les points inscrits sous sa colonne, la Technologie Abri aussi (livret de règles, page 21).
    .done = { $who ->
        [lacerda] Lacerda a
       *[you] vous avez
    } { $answer ->
        [one] { $answer } Technologie
       *[other] { $answer } Technologies
    } dans la colonne { $column }
    .title = { $who ->
        [lacerda] Ses Technologies, colonne { $column } ?
       *[you] Vos Technologies, colonne { $column } ?
    }
    .facts = Colonne { $column } du Labo : { $op } PO chacune
    .key = Colonne | { $column }
    .short = { $who ->
        [lacerda] Combien de Technologies a-t-il dans la colonne { $column } ?
       *[you] Combien de Technologies avez-vous dans la colonne { $column } ?
    }
score-reported = { $built_1 ->
        [0] { $built_3 ->
            [0] Vous n’avez utilisé aucun Plan
            [one] Vous avez utilisé { $built_3 } Plan de niveau 3
           *[other] Vous avez utilisé { $built_3 } Plans de niveau 3
        }
       *[other] Vous avez utilisé { $built_1 ->
            [one] { $built_1 } Plan
           *[other] { $built_1 } Plans
        } de niveau 1{ $built_3 ->
            [0] { "" }
           *[other] { " " }et { $built_3 } de niveau 3
        }
    } ; { $unbuilt_1 ->
        [0] { $unbuilt_3 ->
            [0] il ne vous en reste aucun
           *[other] il vous en reste { $unbuilt_3 } de niveau 3
        }
       *[other] il vous en reste { $unbuilt_1 } de niveau 1{ $unbuilt_3 ->
            [0] { "" }
           *[other] { " " }et { $unbuilt_3 } de niveau 3
        }
    }. Est-ce juste ?
    .why = 3 points par Plan utilisé de niveau 1 et 5 par Plan de niveau 3 ; un Plan non utilisé coûte autant (livret de règles, page 21).
    .option-right = C’est juste
    .option-differs = Non, je les saisis
    .done = le compte de vos Plans est juste
    .done-differs = vous avez choisi de saisir les nombres
    .title = Vos Plans : est-ce juste ?
    .facts =
        Niveau 1 : utilisés { $built_1 }, non utilisés { $unbuilt_1 }
        Niveau 3 : utilisés { $built_3 }, non utilisés { $unbuilt_3 }
        Utilisé : son marqueur est sur un Bâtiment
    .key = Plans
    .short = { $built_1 ->
        [0] { $built_3 ->
            [0] Vous n’avez utilisé aucun Plan
            [one] Vous avez utilisé { $built_3 } Plan de niveau 3
           *[other] Vous avez utilisé { $built_3 } Plans de niveau 3
        }
       *[other] Vous avez utilisé { $built_1 ->
            [one] { $built_1 } Plan
           *[other] { $built_1 } Plans
        } de niveau 1{ $built_3 ->
            [0] { "" }
           *[other] { " " }et { $built_3 } de niveau 3
        }
    } ; { $unbuilt_1 ->
        [0] { $unbuilt_3 ->
            [0] il ne vous en reste aucun
           *[other] il vous en reste { $unbuilt_3 } de niveau 3
        }
       *[other] il vous en reste { $unbuilt_1 } de niveau 1{ $unbuilt_3 ->
            [0] { "" }
           *[other] { " " }et { $unbuilt_3 } de niveau 3
        }
    }. Est-ce juste ?
score-blueprints = { $who ->
        [lacerda] { $use ->
            [built] Combien de Plans de niveau { $level } Lacerda a-t-il utilisés ?
           *[unbuilt] Combien de Plans de niveau { $level } Lacerda n’a-t-il pas utilisés ?
        }
       *[you] { $use ->
            [built] Combien de Plans de niveau { $level } avez-vous utilisés ?
           *[unbuilt] Combien de Plans de niveau { $level } n’avez-vous pas utilisés ?
        }
    }
    .why = 3 points pour un Plan utilisé de niveau 1 et 5 pour le niveau 3 ; non utilisé, il coûte autant (livret de règles, page 21).
    .done = { $who ->
        [lacerda] { $use ->
            [built] Lacerda a utilisé
           *[unbuilt] il reste à Lacerda
        }
       *[you] { $use ->
            [built] vous avez utilisé
           *[unbuilt] il vous reste
        }
    } { $answer ->
        [one] { $answer } Plan
       *[other] { $answer } Plans
    } de niveau { $level }
    .title = { $who ->
        [lacerda] { $use ->
            [built] Ses Plans utilisés, niveau { $level } ?
           *[unbuilt] Ses Plans non utilisés, niveau { $level } ?
        }
       *[you] { $use ->
            [built] Vos Plans utilisés, niveau { $level } ?
           *[unbuilt] Vos Plans non utilisés, niveau { $level } ?
        }
    }
    .facts = { $use ->
        [built] { $level ->
            [1] Utilisés pour améliorer : 3 points chacun
           *[3] Utilisés pour améliorer : 5 points chacun
        }
       *[unbuilt] { $level ->
            [1] Non utilisés : moins 3 points chacun
           *[3] Non utilisés : moins 5 points chacun
        }
    }
    .key = Niveau { $level }
    .short = { $who ->
        [lacerda] { $use ->
            [built] Combien de Plans de niveau { $level } a-t-il utilisés ?
           *[unbuilt] Combien de Plans de niveau { $level } n’a-t-il pas utilisés ?
        }
       *[you] { $use ->
            [built] Combien de Plans de niveau { $level } avez-vous utilisés ?
           *[unbuilt] Combien de Plans de niveau { $level } n’avez-vous pas utilisés ?
        }
    }
score-scientists = Vos Scientifiques vous font marquer des points pour { LIST($kinds, form: "all") }. Sur Mars, { $buildings ->
        [0] aucun Bâtiment avancé ne compte.
        [one] { $buildings } Bâtiment avancé compte.
       *[other] { $buildings } Bâtiments avancés comptent.
    } Est-ce juste ?
    .why = 3 points par Bâtiment avancé sur Mars du type qui compte pour un Scientifique, quel qu’en soit le propriétaire (livret de règles, page 21).
    .option-right = C’est juste
    .option-differs = Non, je les saisis
    .done = le compte de vos Scientifiques est juste
    .done-differs = vous avez choisi de saisir les nombres
    .title = Vos Scientifiques : est-ce juste ?
    .facts =
        { LINES($kinds, 3, form: "type") }
        Bâtiments avancés, à vous ou à lui : { $buildings }
        3 points chacun
    .key = Avancés | { $buildings }
    .short = Pour vos Scientifiques, on compte { LIST($kinds, form: "all") } : { $buildings ->
        [0] aucun Bâtiment avancé.
        [one] { $buildings } Bâtiment avancé.
       *[other] { $buildings } Bâtiments avancés.
    } Est-ce juste ?
score-scored = { $who ->
        [lacerda] Combien de Bâtiments avancés sur Mars comptent pour les Scientifiques de Lacerda ?
       *[you] Combien de Bâtiments avancés sur Mars comptent pour vos Scientifiques ?
    }
    .why = 3 points par Bâtiment avancé sur Mars du type qui compte pour un Scientifique, quel qu’en soit le propriétaire (livret de règles, page 21).
    .done = { $answer ->
        [one] { $answer } Bâtiment compte
       *[other] { $answer } Bâtiments comptent
    } { $who ->
        [lacerda] pour les Scientifiques de Lacerda
       *[you] pour vos Scientifiques
    }
    .title = { $who ->
        [lacerda] Bâtiments pour ses Scientifiques ?
       *[you] Bâtiments pour vos Scientifiques ?
    }
    .facts =
        Bâtiments avancés sur Mars, à vous ou à lui
        3 points chacun
    .key = Avancés
    .short = { $who ->
        [lacerda] Combien de Bâtiments avancés comptent pour ses Scientifiques ?
       *[you] Combien de Bâtiments avancés comptent pour vos Scientifiques ?
    }
score-contracts = { $kind ->
        [upgrade] { $who ->
            [lacerda] Combien de Contrats d’amélioration Lacerda a-t-il ?
           *[you] { $done ->
                [yes] Combien de Contrats d’amélioration avez-vous remplis ?
               *[no] Combien de Contrats d’amélioration n’avez-vous pas remplis ?
            }
        }
       *[deliver] { $who ->
            [lacerda] Combien de Contrats de livraison Lacerda a-t-il ?
           *[you] { $done ->
                [yes] Combien de Contrats de livraison avez-vous remplis ?
               *[no] Combien de Contrats de livraison n’avez-vous pas remplis ?
            }
        }
    }
    .why = Contrat d’amélioration : 12 points s’il est rempli, sinon vous en perdez 6 ; Contrat de livraison : 9 points, sinon vous en perdez 4 (livret de règles, page 21). Ceux de Lacerda comptent comme remplis.
    .done = { $who ->
        [lacerda] Lacerda a
       *[you] { $done ->
            [yes] vous avez rempli
           *[no] vous n’avez pas rempli
        }
    } { $answer ->
        [one] { $answer } Contrat
       *[other] { $answer } Contrats
    } { NAME($kind, form: "contract") }
    .title = { $kind ->
        [upgrade] { $who ->
            [lacerda] Ses Contrats d’amélioration ?
           *[you] { $done ->
                [yes] Contrats d’amélioration remplis ?
               *[no] Contrats d’amélioration non remplis ?
            }
        }
       *[deliver] { $who ->
            [lacerda] Ses Contrats de livraison ?
           *[you] { $done ->
                [yes] Contrats de livraison remplis ?
               *[no] Contrats de livraison non remplis ?
            }
        }
    }
    .facts = { $kind ->
        [upgrade] { $done ->
            [yes] 12 points chacun
           *[no] Moins 6 points chacun
        }
       *[deliver] { $done ->
            [yes] 9 points chacun
           *[no] Moins 4 points chacun
        }
    }
    .key = { NAME($kind, form: "field") }
    .short = { $who ->
        [lacerda] Combien de Contrats { NAME($kind, form: "contract") } Lacerda a-t-il ?
       *[you] { $done ->
            [yes] Combien de Contrats { NAME($kind, form: "contract") } avez-vous remplis ?
           *[no] Combien de Contrats { NAME($kind, form: "contract") } n’avez-vous pas remplis ?
        }
    }
score-line = { NAME($who) }, { NAME($line) } : { $op } PO
    .voice = { NAME($line, form: "voice") } : { $op ->
        [one] { $op } point.
       *[other] { $op } points.
    }
    .why = { $line ->
        [quarters] { $reading ->
            [shelters] Ses Quartiers sont pleins dans la limite de ses Abris : vous l’avez choisi à la mise en place.
           *[full] Tous ses Quartiers comptent comme pleins (livret de règles, page 22).
        }
       *[other] { "" }
    }
    .title = { NAME($who) } : { NAME($line) }
    .facts = { $op } PO
    .key = { NAME($line) } | { $op }
    .short = { "" }
score-total = { NAME($who) }, total : { $op } PO
    .voice = { $who ->
        [lacerda] Lacerda a { $op ->
            [one] { $op } point
           *[other] { $op } points
        } au total.
       *[you] Vous avez { $op ->
            [one] { $op } point
           *[other] { $op } points
        } au total.
    }
    .title = { NAME($who) } : { $op } PO au total
    .key = { NAME($who) } | { $op }
    .short = { $who ->
        [lacerda] Lacerda a { $op ->
            [one] { $op } point.
           *[other] { $op } points.
        }
       *[you] Vous avez { $op ->
            [one] { $op } point.
           *[other] { $op } points.
        }
    }
score-sheet = { NAME($who) } : { NAME("track") } { $track }, Progrès { $progress }, Vaisseaux { $ships }, Quartiers { $quarters }, Technologies { $techs }, Plans { $blueprints }, Scientifiques { $scientists }, Contrats { $contracts }. Total : { $total } PO.
    .voice = { $who ->
        [lacerda] Lacerda a { $total ->
            [one] { $total } point.
           *[other] { $total } points.
        }
       *[you] Vous avez { $total ->
            [one] { $total } point.
           *[other] { $total } points.
        }
    }
    .title = { NAME($who) } : { $total } PO
    .facts =
        { NAME("track") } { $track } · Progrès { $progress }
        Vaisseaux { $ships } · Quartiers { $quarters }
        Technologies { $techs } · Plans { $blueprints }
        Scientifiques { $scientists } · Contrats { $contracts }
    .key = { NAME($who) } | { $total }
    .short = { $who ->
        [lacerda] Lacerda a { $total ->
            [one] { $total } point.
           *[other] { $total } points.
        }
       *[you] Vous avez { $total ->
            [one] { $total } point.
           *[other] { $total } points.
        }
    }
goal-line = { NAME($line, form: "question") }
    .voice = { NAME($line, form: "question") }
    .why = Vous gagnez si toutes les conditions d’un même Objectif solo sont remplies ; l’assistant ne peut pas vérifier celle-ci (livret de règles, pages 22 et 23).
    .done = { $answer ->
        [yes] la condition « { NAME($line, form: "title") } » est remplie
       *[no] la condition « { NAME($line, form: "title") } » n’est pas remplie
    }
    .title = { $line ->
        [contract-plants] Contrat Plantes et Minerais : rempli ?
       *[other] { NAME($line, form: "question") }
    }
    .facts = Une condition d’un Objectif solo
    .key = Objectif solo
    .short = { NAME($line, form: "question") }
goal-judged = { $lines ->
        [0] « { NAME($goal) } » : toutes les conditions sont remplies !
        [one] Pour « { NAME($goal) } », une condition n’est pas remplie : { LIST($missed) }.
       *[other] Pour « { NAME($goal) } », ces conditions ne sont pas remplies : { LIST($missed) }.
    }
    .voice = { NAME($goal) } : { $lines ->
        [0] toutes les conditions sont remplies.
        [one] il manque une condition.
       *[other] il manque { $lines } conditions.
    }
    .why = Vous gagnez si vous remplissez toutes les conditions de l’un des quatre Objectifs (livret de règles, page 22).
    .title = { NAME($goal) } : { $lines ->
        [0] rempli
       *[other] pas rempli
    }
    .facts = { $lines ->
        [0] Toutes les conditions sont remplies
        [one] { LINES($missed, 1, form: "title") }
        [2] { LINES($missed, 1, form: "title") }
        [3] { LINES($missed, 1, form: "title") }
       *[other] Il manque { $lines } conditions
    }
    .key = { NAME($goal) }
    .short = { NAME($goal) } : { $lines ->
        [0] toutes les conditions sont remplies.
        [one] il manque { $lines } condition.
       *[other] il manque { $lines } conditions.
    }
verdict = { $won ->
        [yes] Gagné : { LIST($goals) } !
       *[no] Pas cette fois. Pour « { NAME($goal) } », { $lines ->
            [one] une condition n’est pas remplie : { LIST($missed) }.
           *[other] il manque { $lines } conditions.
        }
    } Vous : { $yours } PO ; Lacerda : { $his } PO. { $ahead ->
        [you] Vous avez { $margin } PO d’avance.
        [lacerda] Il a { $margin } PO d’avance.
       *[nobody] Vous êtes à égalité.
    }
    .voice = { $won ->
        [yes] Gagné ! Vous avez rempli : { LIST($goals) }.
       *[no] Pas cette fois : pour l’Objectif « { NAME($goal) } », { $lines ->
            [one] une condition n’est pas remplie : { LIST($missed, form: "voice") }.
           *[other] il manque { $lines } conditions.
        }
    } Vous avez { $yours ->
        [one] { $yours } point,
       *[other] { $yours } points,
    } Lacerda en a { $his }.
    .why = Vous gagnez si vous remplissez toutes les conditions de l’un des quatre Objectifs solo (livret de règles, page 22).
    .title = { $won ->
        [yes] Gagné !
       *[no] Pas cette fois
    }
    .facts = { $ahead ->
        [you] Vous avez { $margin } PO d’avance
        [lacerda] Vous avez { $margin } PO de retard
       *[nobody] Égalité de points
    }
    .key = { $won ->
        [yes] Gagné
       *[no] Vos points
    } | { $yours }
    .short = { $won ->
        [yes] Gagné !
       *[no] Ce n’est pas pour cette fois.
    } { $ahead ->
        [nobody] Égalité.
       *[other] { "" }
    }

## Où en est la partie

goal-unchosen = Votre Objectif solo se choisit à la mise en place
    .voice = Vous choisirez votre Objectif solo à la fin de la mise en place.
    .title = Votre Objectif solo
    .facts = Choisi à la mise en place
goal-met = Objectif solo rempli : { NAME($goal) }
    .voice = Objectif rempli : { NAME($goal) }.
    .why = Vous gagnez si, à la fin, toutes les conditions de l’un des quatre Objectifs solo sont remplies (livret de règles, page 22).
    .title = Rempli : { NAME($goal) }
goal-chosen = { $aim ->
        [yes] Votre Objectif solo : { NAME($goal) }
       *[no] Ou : { NAME($goal) }
    }
    .voice = { $aim ->
        [yes] Vous visez : { NAME($goal) }.
       *[no] Vous gagnez aussi avec : { NAME($goal) }.
    }
    .why = Vous gagnez si, à la fin, toutes les conditions de l’un des quatre Objectifs solo sont remplies (livret de règles, page 22).
    .title = { $aim ->
        [yes] Objectif : { NAME($goal) }
       *[no] Ou : { NAME($goal) }
    }
    .facts = { $aim ->
        [yes] Toutes les conditions d’un seul Objectif font gagner
       *[no] { "" }
    }
goal-status = { NAME($line, form: "title") }{ $yours ->
        [yes] { " (à cocher à votre tour)" }
       *[no] { "" }
    }
    .voice = Il faut { NAME($line, form: "voice") }.
    .why = Ce que vous signalez et ce que l’assistant suit se coche tout seul ; les autres conditions, cochez-les dans le menu, sous « Toute la table ».
    .title = { NAME($line, form: "title") }
    .facts = { $yours ->
        [yes] À votre tour, sous « Corriger »
       *[no] { "" }
    }
goal-margin = { NAME($line, form: "title") } : { $counted ->
        [counted] { $ahead ->
            [you] vous avez { $margin } PO d’avance
            [lacerda] il a { $margin } PO d’avance
           *[nobody] égalité
        }
        [his] il a environ { $his } PO pour l’instant
       *[unknown] à voir au décompte
    }
    .voice = Il faut { NAME($line, form: "voice") } : { $counted ->
        [counted] { $ahead ->
            [you] vous avez { $margin ->
                [one] { $margin } point
               *[other] { $margin } points
            } d’avance.
            [lacerda] il a { $margin ->
                [one] { $margin } point
               *[other] { $margin } points
            } d’avance.
           *[nobody] vous êtes à égalité.
        }
        [his] il en a environ { $his } pour l’instant.
       *[unknown] c’est à voir au décompte.
    }
    .why = L’assistant suit les points de Lacerda : il compte son Labo avec les nombres habituels, et ses Quartiers selon votre choix. Les vôtres se comptent à la fin (livret de règles, pages 21 à 23).
    .title = { NAME($line, form: "title") }
    .facts = { $counted ->
        [counted] { $ahead ->
            [you] Vous avez { $margin } PO d’avance
            [lacerda] Il a { $margin } PO d’avance
           *[nobody] Égalité
        }
        [his] Il a environ { $his } PO pour l’instant
       *[unknown] À voir au décompte
    }
now-lacerda = Lacerda est { $side ->
        [orbit] en Orbite
       *[colony] dans la Colonie
    }, case { $space } ; Cristaux : { $crystals }, en attente : { $waiting }, piste de points : { $op }. Il a { LIST($techs, form: "tech") } ; Plans : { $blueprints }, Bâtiments avancés : { $advanced }, Scientifiques : { $scientists }, Contrats : { $contracts }, Abris : { $shelters }, Vaisseaux : { $ships }.
now-table = { $last ->
        [yes] Manche { $round }, la dernière
       *[no] Manche { $round }
    }, Colonie au niveau { $level }, la Navette { $side ->
        [orbit] en Orbite, case { $space }
        [colony] à la Colonie, case { $space }
       *[gone] dans la boîte
    }. Missions, il reste : A { $A }, B { $B }, C { $C } ; Missions à accomplir : { $needed }. Bâtiments : Mines { $mine }, Générateurs { $generator }, Extracteurs d’eau { $water-extractor }, Serres { $greenhouse }, Condenseurs d’oxygène { $oxygen-condenser }.
end-status = { $phase ->
        [triggered] La fin est déclenchée : la prochaine manche est la dernière
        [last-round] C’est la dernière manche
        [over] La dernière manche est finie
       *[open] La fin de la partie n’est pas encore déclenchée
    }
    .voice = { $phase ->
        [triggered] La fin de la partie est déclenchée. La prochaine manche est la dernière.
        [last-round] C’est la dernière manche.
        [over] La dernière manche est finie.
       *[open] La fin de la partie n’est pas encore déclenchée.
    }
    .why = La dernière Mission requise ou le niveau 5 de la Colonie déclenche la fin ; il reste alors une manche (livret de règles, page 21).
    .title = { $phase ->
        [triggered] La fin est déclenchée
        [last-round] C’est la dernière manche
        [over] La dernière manche est finie
       *[open] La fin n’est pas encore déclenchée
    }
    .facts = { $phase ->
        [triggered] La prochaine manche est la dernière
       *[other] { "" }
    }
mission-status = Mission { $letter }, { NAME($card, form: "mission") } : { $left ->
        [0] accomplie
       *[other] encore { $left }
    }
    .voice = { $left ->
        [0] La Mission { $letter }, { NAME($card, form: "mission") }, est accomplie.
        [one] Mission { $letter }, { NAME($card, form: "mission") } : il reste une contribution.
       *[other] Mission { $letter }, { NAME($card, form: "mission") } : il reste { $left } contributions.
    }
    .why = Chaque contribution descend d’un cran le cube de la Mission ; en bas, elle est accomplie (livret de règles, page 19).
    .title = Mission { $letter } : { $left ->
        [0] accomplie
       *[other] encore { $left }
    }
    .facts = { NAME($card, form: "mission") }
missions-status = Missions encore requises : { $needed }
    .voice = { $needed ->
        [0] Toutes les Missions requises sont accomplies.
        [one] Il faut encore une Mission.
       *[other] Il faut encore { $needed } Missions.
    }
    .why = Il faut trois Missions, une de moins dès le niveau 3 de la Colonie, et encore une de moins dès le niveau 4 (livret de règles, page 19).
    .title = Missions encore requises : { $needed }
    .facts = 3 au départ, 2 au niveau 3 de la Colonie, 1 au niveau 4
level-status = Niveau de la Colonie : { $level } sur { $top }
    .voice = La Colonie est au niveau { $level } sur { $top }.
    .why = La Colonie monte quand les quatre marqueurs du LSS ont atteint sa rangée (livret de règles, page 16).
    .title = Niveau de la Colonie : { $level } sur { $top }
    .facts = Il monte quand les 4 marqueurs du LSS ont atteint sa rangée

## La carte de Mars

# Ce qu’une étape sur la carte dit de son hexagone : entre égaux, le sort a décidé
equal-hexes = { "" }
    .facts = { $among ->
        [one] { "" }
       *[other] { $among } hexagones se valent : numéro { $number } tiré, { $hex }
    }
    .why = { $among ->
        [one] { "" }
       *[other] Il y avait { $among } hexagones équivalents pour lui, numérotés dans l’ordre de la carte : le sort a désigné le numéro { $number }, { $hex }{ $drawn ->
            [cards] { " " }(livret de règles, page 23).
           *[die] . Un dé a décidé : le livret ne dit pas que faire avec plus de trois options, ni quand aucune carte solo restante ne porte un de ces numéros.
        }
    }
    .short = { $among ->
        [one] { "" }
       *[other] { $hex } a été tiré au sort parmi { $among } hexagones.
    }
build-at = { place-colonist } Lacerda construit { NAME($kind, form: "a") } sur l’hexagone { $hex }. { $because ->
        [complex] La tuile rejoint { $joined ->
            [one] une autre tuile
           *[other] { $joined } autres tuiles
        } du même type : c’est un Complexe de { $size } tuiles.
       *[alone] C’est à exactement deux hexagones d’{ NAME($kind, form: "other") } { NAME($kind) }, sans en toucher { NAME($kind, form: "none") }.
    } Placez la tuile face cachée et un Cristal sur chaque hexagone vide que visent ses flèches, puis retournez la tuile.
    .voice = { place-colonist.short } Il construit { NAME($kind, form: "a") } en { $hex }. { equal-hexes.short } Placez des Cristaux là où pointent les flèches de la tuile, puis retournez-la.
    .why = { $because ->
        [complex] Il construit le plus grand Complexe que permet une Technologie en jeu : la tuile rejoint { $joined ->
            [one] une autre tuile
           *[other] { $joined } autres tuiles
        } du même type, et la Technologie est au niveau { $tech }.
       *[alone] Les Technologies en jeu (niveau { $tech }) ne permettent de former aucun Complexe : le Bâtiment va donc à exactement deux hexagones d’un autre du même type, sans en toucher aucun.
    } { equal-hexes.why } Ce qui se trouve dessous s’en va : un Cristal à la réserve, une tuile dans la boîte, un Robot ou un Rover sur l’hexagone libre le plus proche (livret de règles, pages 13 et 14). { $reason ->
        [arrival] Il construit parce qu’il est arrivé dans la Colonie (page 22).
        [tile] La tuile qu’il a prise le fait construire.
       *[card] Sa carte le fait construire.
    }
    .option-done = Construit
    .option-colonists = { colonists-differ }
    .done = Lacerda a construit { NAME($kind, form: "a") } en { $hex }
    .title = Lacerda construit en { $hex }
    .moves =
        { place-colonist.moves }
        { $kind ->
            [oxygen-condenser] Construisez un **Condenseur**
            [mine] Construisez une **{ NAME($kind) }**
            [greenhouse] Construisez une **{ NAME($kind) }**
           *[other] Construisez un **{ NAME($kind) }**
        } en **{ $hex }** || { $because ->
            [complex] Face cachée ; reliée à { $joined ->
                [one] une autre
               *[other] { $joined } autres
            } : Complexe de { $size }
           *[alone] Face cachée ; à deux hexagones d’{ NAME($kind, form: "other") }
        }
        { $arrows ->
            [yes] { "" }
           *[no] Retournez la **tuile** | Aucun hexagone voisin n’est vide : pas de Cristal
        }
    .facts = { equal-hexes.facts }
    .key = { NAME($kind) } | { $hex }
    .short = { place-colonist.short } Il construit { NAME($kind, form: "a") } en { $hex }{ $because ->
        [complex] , dans un Complexe de { $size } tuiles
       *[alone] { "" }
    }.
built = { $kind ->
        [mine] Mettez un de ses Colons sur la Mine.
       *[other] { "" }
    } { $lss ->
        [yes] Montez d’une rangée le marqueur { NAME($kind) } du LSS{ $by ->
            [tile] .
           *[construct] { " " }et mettez son Robot sur l’icône { NAME($next) } de sa Zone de progrès.
        }
       *[no] { $by ->
            [tile] { "" }
           *[construct] Mettez son Robot sur l’icône { NAME($next) } de sa Zone de progrès.
        }
    }
    .why = Chaque tuile construite compte pour le LSS, quel que soit le joueur. Son Robot va sur l’icône qui suit le type construit ; si c’est une tuile qui le fait construire, il reste où il est, sauf si le LSS limite cette construction (livret de règles, pages 13, 22 et 23).
    .title = Après la construction
    .moves =
        { $kind ->
            [mine] Mettez un de ses **Colons** sur la Mine
           *[other] { "" }
        }
        { $lss ->
            [yes] LSS : montez le marqueur **{ NAME($kind, form: "short") }** | D’une rangée
           *[no] { "" }
        }
        { $by ->
            [tile] { "" }
           *[construct] Mettez son Robot sur l’icône **{ NAME($next, form: "short") }** | Dans sa Zone de progrès : le prochain Bâtiment
        }
    .key = { NAME($kind) }
    .short = { $kind ->
        [mine] Mettez un de ses Colons sur la Mine.
       *[other] { "" }
    } { $lss ->
        [yes] Montez le marqueur du LSS.
       *[no] { "" }
    } { $by ->
        [tile] { "" }
       *[construct] Son Robot va sur l’icône { NAME($next, form: "short") }.
    }
shelter-at = Lacerda construit un Abri sur l’hexagone { $hex }. { $because ->
        [complex] La tuile rejoint { $joined } de ses Abris : c’est un Complexe de { $size } tuiles.
       *[alone] C’est à exactement deux hexagones d’un de ses Abris, sans en toucher aucun.
    } Placez la tuile face cachée et un Cristal sur chaque hexagone vide que visent ses flèches, puis retournez la tuile.
    .voice = Il construit un Abri en { $hex }. { equal-hexes.short } Placez des Cristaux là où pointent les flèches de la tuile, puis retournez-la.
    .why = À chaque niveau de la Colonie, il construit un Abri (livret de règles, page 23), dans le plus grand Complexe de ses propres Abris que permet sa propre Technologie Abri, au niveau { $tech } (pages 13 et 14). Il gagne un Cristal par tuile du Complexe. { equal-hexes.why }
    .option-done = Construit
    .done = Lacerda a construit un Abri en { $hex }
    .title = Lacerda construit en { $hex }
    .moves =
        Construisez son **Abri** en **{ $hex }** || { $because ->
            [complex] Face cachée ; reliée à { $joined } des siens : Complexe de { $size }
           *[alone] Face cachée ; à deux hexagones d’un des siens
        }
        { $arrows ->
            [yes] { "" }
           *[no] Retournez la **tuile** | Aucun hexagone voisin n’est vide : pas de Cristal
        }
    .facts = { equal-hexes.facts }
    .key = Abri | { $hex }
    .short = Il construit un Abri en { $hex }{ $because ->
        [complex] { "" } : c’est un Complexe de { $size } tuiles.
       *[alone] , hors Complexe.
    }
upgrade-at = { place-colonist } { $nth ->
        [one] Il améliore
       *[other] Il améliore aussi
    } { NAME($kind, form: "the") } sur l’hexagone { $hex } avec son Plan de niveau { $level } : le marqueur du Plan va sur le Bâtiment. { $worked ->
        [yes] Son Colon, qui s’y trouvait, lui revient.
       *[no] { "" }
    }
    .voice = { place-colonist.short } Il améliore { NAME($kind, form: "the") } en { $hex }. { equal-hexes.short }
    .why = { $scored ->
        [yes] Ce type compte pour l’un de ses Scientifiques.
       *[no] Aucun de ses Plans ne compte pour ses Scientifiques : il utilise d’abord un Plan du plus haut niveau.
    } { $level ->
        [3] Le niveau 3 demande un Complexe de 3 tuiles ou plus.
       *[1] Tout Bâtiment de ce type convient, sauf un Abri qui n’est pas à lui.
    } { equal-hexes.why } Il ne paie aucun Minerai ; un Colon qui s’y trouve revient à son propriétaire, un Robot ou un Rover va sur l’hexagone libre le plus proche (livret de règles, pages 16 et 23).
    .option-done = Fait
    .option-colonists = { colonists-differ }
    .done = Lacerda a amélioré { NAME($kind, form: "the") } en { $hex }
    .title = Lacerda améliore en { $hex }
    .moves =
        { place-colonist.moves }
        Mettez le **marqueur** du Plan en **{ $hex }** || { NAME($kind) }, avec son Plan de niveau { $level }
        { $worked ->
            [yes] Rendez-lui son **Colon** | De cette Mine
           *[no] { "" }
        }
    .facts = { equal-hexes.facts }
    .key = { NAME($kind) } | { $hex }
    .short = { place-colonist.short } Il améliore { NAME($kind, form: "the") } en { $hex }.
rover-to = { rover-reason.move } son Rover sur l’hexagone { $hex }, { $steps ->
        [one] 1 hexagone
       *[other] { $steps } hexagones
    } plus loin{ $spent ->
        [0] .
        [one]  ; il paie 1 Cristal pour cela.
       *[other]  ; il paie { $spent } Cristaux pour cela.
    } { $crossed ->
        [0] { "" }
        [one] Il ramasse 1 Cristal en chemin.
       *[other] Il ramasse { $crossed } Cristaux en chemin.
    } { $because ->
        [arrives] { $sure ->
            [yes] Là, il prend la tuile.
           *[no] Regardez la tuile qui s’y trouve : il la prend si elle peut lui servir.
        }
       *[nearer] C’est sur le chemin de la tuile en { $target }.
    }
    .voice = Son Rover va en { $hex }. { equal-hexes.short } { $because ->
        [arrives] { $sure ->
            [yes] Il y prend la tuile.
           *[no] Regardez la tuile qui s’y trouve.
        }
       *[nearer] { "" }
    }
    .why = Il va vers la tuile la plus proche dont il peut utiliser au moins une partie : celle en { $target }. { useless-tiles.why } Il avance de 2 hexagones{ $tech ->
        [0] { "" }
       *[other] , plus { $tech } avec la Technologie Rover en jeu
    }, et d’un de plus par Cristal s’il peut ainsi atteindre la tuile. Parmi les plus courts chemins, il en suit un qui passe sur le plus de Cristaux, et il ne finit jamais sur un Bâtiment avancé, un Colon, un Robot ou un Rover (livret de règles, pages 12 et 22). { equal-hexes.why }
    .option-done = Fait
    .done = le Rover de Lacerda est allé en { $hex }
    .title = { $instead ->
        [icon] Icône Colon : Rover en { $hex }
        [none] Son Rover va en { $hex }
       *[other] { rover-reason } : Rover en { $hex }
    }
    .moves =
        { $spent ->
            [0] { "" }
           *[other] Payez des **Cristaux** [−{ $spent } crystal] || Pour les hexagones en plus
        }
        Déplacez son **Rover** en **{ $hex }** || { rover-reason.so } { $steps ->
            [one] 1 hexagone
           *[other] { $steps } hexagones
        }{ $because ->
            [arrives] { $instead ->
                [none] , par le plus court chemin
                [icon] , par le plus court chemin
               *[other] { "" }
            }
           *[nearer] { " " }vers la tuile en { $target }
        }
        { $crossed ->
            [0] { "" }
            [one] Mettez 1 **Cristal** sous son Dépôt | Pris en chemin
           *[other] Mettez { $crossed } **Cristaux** sous son Dépôt | Pris en chemin
        }
        { $because ->
            [arrives] { $sure ->
                [yes] Prenez la **tuile** pour lui | Son effet vient aux étapes suivantes
               *[no] Regardez la **tuile** sur place | Laissez-la en place tant qu’on ne sait pas si elle lui sert
            }
           *[nearer] { "" }
        }
    .facts =
        { $instead ->
            [icon] Icône Colon : son Rover avance
           *[other] { "" }
        }
        { equal-hexes.facts }
        { useless-tiles.facts }
    .key = Rover | { $hex }
    .short = { $because ->
        [arrives] { $sure ->
            [yes] Son Rover prend la tuile en { $hex }.
           *[no] Son Rover va en { $hex } : regardez la tuile.
        }
       *[nearer] Son Rover va en { $hex }, vers { $target }.
    }
rover-stays = { $instead ->
        [icon] L’icône Colon ferait avancer son Rover, mais il reste en { $hex } : aucune tuile ne peut lui servir.
        [none] Son Rover reste en { $hex } : aucune tuile ne peut lui servir.
       *[other] { rover-reason }. Son Rover devrait avancer à la place, mais il reste en { $hex } : aucune tuile ne peut lui servir.
    }
    .why = Il va vers la tuile la plus proche dont il peut utiliser au moins une partie, mais jamais vers une Découverte qui donne des Ressources, ni vers une Recherche d’un type qu’il a déjà (livret de règles, pages 12 et 22). { useless-tiles.why }
    .moves = { $instead ->
        [icon] Icône Colon : son **Rover** reste
       *[other] Son **Rover** reste
    } || Aucune tuile ne peut lui servir
    .facts = { useless-tiles.facts }
    .key = Rover | { $hex }
    .short = { $instead ->
        [icon] Avec l’icône Colon, son Rover ne bouge pas.
       *[other] Son Rover ne bouge pas.
    }
discovery-at = Placez la tuile Découverte de gauche sur l’hexagone { $hex } et révélez-en une autre. Que montre la tuile que vous avez placée ?
    .voice = La tuile Découverte de gauche va en { $hex }. { equal-hexes.short } Que montre cette tuile ?
    .why = Quand il arrive dans la Colonie, la tuile Découverte de gauche va sur un hexagone vide à exactement trois hexagones de son Rover, le plus loin possible du vôtre (livret de règles, pages 20 et 22). { equal-hexes.why }
    .form = tile
    .done = la tuile Découverte en { $hex } montre « { $choice } »
    .title = Que montre la tuile en { $hex } ?
    .moves =
        ✓ Placez la **Découverte** en **{ $hex }** || Celle de gauche ; à 3 hexagones de son Rover
        ✓ Révélez une **autre** tuile Découverte
    .facts = { equal-hexes.facts }
    .key = Découverte | { $hex }
    .short = Placez la Découverte de gauche en { $hex } ; révélez-en une autre. Que montre celle en { $hex } ?
discovery-shows = Que montre la tuile Découverte en { $hex } ?
    .why = Les tuiles sont face visible : Lacerda va vers une tuile ou non selon ce qu’elle donne (livret de règles, page 22).
    .form = tile
    .done = la tuile Découverte en { $hex } montre « { $choice } »
    .title = Que montre la tuile en { $hex } ?
    .key = Découverte | { $hex }
    .short = Que montre la tuile en { $hex } ?
no-discovery = Aucun hexagone vide n’est à exactement trois hexagones du Rover : aucune tuile Découverte n’est placée, aucune n’est révélée. { $who ->
        [you] Reprenez vos Colons placés sur les actions de la Colonie et dans la Zone de travail.
       *[lacerda] { "" }
    }
    .why = Une tuile Découverte va sur un hexagone vide à exactement trois hexagones du Rover de celui qui arrive ; s’il n’y en a pas, on n’en place pas (livret de règles, page 20).
    .moves = { $who ->
        [you] Reprenez vos **Colons** || Ceux des actions et de la Zone de travail, pas des Mines
       *[lacerda] { "" }
    }
    .facts = Aucun hexagone vide à 3 hexagones du Rover : pas de tuile
    .key = Découverte | 0
    .short = Il n’y a pas d’hexagone pour une tuile Découverte. { $who ->
        [you] Reprenez vos Colons.
       *[lacerda] { "" }
    }
no-hex = Aucun hexagone de Mars ne peut recevoir { NAME($kind, form: "a") } : il ne peut pas construire.
    .why = Un Bâtiment en rejoint d’autres de son type autant qu’une Technologie le permet, ou se place à exactement deux hexagones de l’un d’eux (livret de règles, page 13).
    .facts = Pas d’hexagone pour { NAME($kind, form: "a") } : il y renonce
    .key = { NAME($kind) } | 0
    .short = Il n’y a pas d’hexagone pour { NAME($kind, form: "a") }.
arrows = { $count ->
        [0] Sur quels hexagones avez-vous mis un Cristal ?
       *[other] Sur quel autre hexagone avez-vous mis un Cristal ?
    }
    .why = Chaque flèche de la tuile met un Cristal sur l’hexagone vide qu’elle désigne (livret de règles, page 13). Le Rover qui traverse ensuite cet hexagone prend le Cristal, et celui de Lacerda préfère un chemin qui passe par des Cristaux. Signalez de nouveau un Cristal pour l’enlever.
    .option = { $option }
    .option-done = { $count ->
        [0] Aucun Cristal
        [one] 1 Cristal en tout
       *[other] { $count } Cristaux en tout
    }
    .done = { $answer ->
        [done] { $count ->
            [0] aucun Cristal n’a été placé
            [one] 1 Cristal a été placé
           *[other] { $count } Cristaux ont été placés
        }
       *[other] un Cristal est en { $choice }
    }
    .title = Cristaux placés par les flèches ?
    .facts = Touchez chaque hexagone vide visé, puis retournez la tuile
    .key = Cristaux
    .short = Sur quels hexagones les flèches mettent-elles un Cristal ? Ensuite, retournez la tuile.
picture-legend = Majuscules : à Lacerda. Minuscules : à vous. * Cristal, ! et ’ marqueurs avancés, [ ] l’hexagone visé, - - ceux que l’on peut choisir.
picture-empty = Vide
elsewhere = Sur quel hexagone était-ce, alors ?
    .why = La partie continue avec le bon hexagone. « Nulle part » veut dire que cela n’a pas été fait.
    .option = { $option }
    .option-none = Nulle part : pas fait
    .option-type = Autre type
    .done = { $answer ->
        [type] c’était un autre type
        [none] cela n’a pas été fait
       *[other] c’était en { $choice }
    }
    .title = Sur quel hexagone était-ce, alors ?
    .facts = Touchez-le : la partie continue à partir de là
    .key = Hexagone
    .short = Sur quel hexagone était-ce, alors ?
other-type = Quel type a-t-il construit ?
    .why = La partie continue avec ce qui a vraiment été construit ; l’hexagone est demandé ensuite.
    .done = c’était { NAME($answer, form: "a") }
    .title = Quel type était-ce, alors ?
    .facts = Au lieu { NAME($kind, form: "of") }
    .key = Type
    .short = Quel type a-t-il construit ?
refuge = { $owner ->
        [you] Votre
       *[lacerda] Son
    } { NAME($what) } en { $from } cède la place : il va en { $hex }.
    .why = Un Robot ou un Rover qui gêne va sur l’hexagone le plus proche qui est vide ou porte un Bâtiment sans pièce (livret de règles, page 13).
    .title = { $owner ->
        [you] Votre { NAME($what) } cède la place
       *[lacerda] Son { NAME($what) } cède la place
    }
    .moves = { $owner ->
        [you] Déplacez votre **{ NAME($what) }** en **{ $hex }** | Il était en { $from } et cède la place
       *[lacerda] Déplacez son **{ NAME($what) }** en **{ $hex }** | Il était en { $from } et cède la place
    }
    .key = { NAME($what) } | { $hex }
    .short = { $owner ->
        [you] Votre
       *[lacerda] Son
    } { NAME($what) } en { $from } va en { $hex }.
cleared = { $to ->
        [home] { $owner ->
            [you] Votre Colon en { $hex } revient dans vos Quartiers.
           *[lacerda] Son Colon en { $hex } revient dans ses Quartiers.
        }
        [supply] Le Cristal en { $hex } retourne à la réserve.
        [him] Il prend la tuile en { $hex }.
       *[box] { $what ->
            [research] La tuile Recherche en { $hex } retourne dans la boîte.
           *[discovery] La tuile Découverte en { $hex } retourne dans la boîte.
        }
    }
    .why = Ce qui arrive sur un hexagone remplace ce qui s’y trouve : un Cristal va à la réserve, une tuile Découverte ou Recherche dans la boîte. Quand un Bâtiment est amélioré, le Colon qui l’occupe revient à son propriétaire (livret de règles, pages 12, 13 et 16).
    .moves = { $to ->
        [home] { $owner ->
            [you] Reprenez votre **Colon** en **{ $hex }** || Il revient dans vos Quartiers
           *[lacerda] Rendez-lui son **Colon** en **{ $hex }** || Il revient dans ses Quartiers
        }
        [supply] Retirez le **Cristal** en **{ $hex }** || Il va à la réserve
        [him] Prenez pour lui la **tuile** en **{ $hex }** || Son effet vient aux étapes suivantes
       *[box] { $what ->
            [research] Retirez la **tuile Recherche** en **{ $hex }** || Dans la boîte, hors du jeu
           *[discovery] Retirez la **tuile Découverte** en **{ $hex }** || Dans la boîte, hors du jeu
        }
    }
    .key = { $to ->
        [home] Colon
        [supply] Cristal
       *[box] Tuile
    } | { $hex }
    .short = { $to ->
        [home] { $owner ->
            [you] Votre Colon en { $hex } revient dans vos Quartiers.
           *[lacerda] Son Colon en { $hex } revient dans ses Quartiers.
        }
        [supply] Retirez le Cristal en { $hex }.
        [him] Il prend la tuile en { $hex }.
       *[box] { $what ->
            [research] Retirez la tuile Recherche en { $hex }.
           *[discovery] Retirez la tuile Découverte en { $hex }.
        }
    }
no-refuge = Le { NAME($what) } en { $from } doit céder la place, et aucun hexagone n’est libre pour lui : retirez-le de la carte.
    .why = Un Robot ou un Rover qui gêne va sur l’hexagone le plus proche qui est vide ou porte un Bâtiment sans pièce (livret de règles, page 13).
    .moves = Retirez le **{ NAME($what) }** de la carte | Aucun hexagone n’est libre pour lui
    .key = { NAME($what) } | 0
    .short = Aucun hexagone n’est libre pour le { NAME($what) }.
your-refuge = Votre { NAME($what) } en { $from } doit céder la place. Sur quel hexagone va-t-il ?
    .why = Un Robot ou un Rover qui gêne va sur l’hexagone le plus proche qui est vide ou porte un Bâtiment sans pièce ; son propriétaire choisit (livret de règles, page 13).
    .option = { $option }
    .done = votre { NAME($what) } a cédé la place ({ $choice })
    .title = Votre { NAME($what) } cède la place : où va-t-il ?
    .facts = Depuis { $from }, sur un des hexagones libres les plus proches
    .key = { NAME($what) } | { $from }
    .short = Votre { NAME($what) } cède la place : sur quel hexagone va-t-il ?
research-gives = Que donne la tuile Recherche { NAME($kind, form: "colour") } ?
    .fact = Tuile Recherche { NAME($kind, form: "colour") }
    .why = Il l’applique aussitôt, selon ses propres règles (livret de règles, page 22). Cette question n’est posée qu’une fois. Pour revoir ou corriger la réponse : Réglages, Ma boîte. Le livret ne dit pas si les deux tuiles d’un même type donnent la même chose : ici, oui.
    .form = tile
    .done = la tuile Recherche { NAME($kind, form: "colour") } donne « { $choice } »
    .title = Que donne la tuile Recherche { NAME($kind, form: "colour") } ?
    .key = Recherche | { NAME($kind, form: "colour") }
    .short = Que donne la tuile Recherche { NAME($kind, form: "colour") } ?

# Ce que vous signalez de la carte

held = { $count ->
        [1] Seul : pas de Complexe
       *[other] Complexe de { $count }
    }
held-tech = { $owner ->
        [you] avec votre { NAME($kind, form: "tech") }
       *[other] avec sa { NAME($kind, form: "tech") }
    }
held-too-many = { $hex ->
        [none] Près de vos Robots
       *[other] En { $hex }
    }, la tuile en rejoindrait { $level ->
        [0] d’autres : il faut la Technologie de ce type
       *[other] plus de { $level }, le maximum que permet la Technologie de ce type
    }
held-nowhere = { $hex ->
        [none] Près de vos Robots, aucun hexagone libre n’est
       *[other] { $hex } n’est pas
    } à exactement 2 hexagones d’une autre tuile du même type
held-no-upgrade = Aucun Bâtiment de ce type ne peut être amélioré sur la carte
held-on = Qu’avez-vous construit en { $hex } ?
your-building = Qu’avez-vous construit, et où ?
    .why = Ce sont les hexagones où une Technologie en jeu vous permet de construire, le plus grand Complexe d’abord (livret de règles, pages 13 et 14).
    .option-other = Un autre hexagone
    .group = Sur quel hexagone est-ce ?
    .group-other = Qu’y avez-vous construit ?
    .member = { $option }
    .member-other = { NAME($option) }
    .done = { $group ->
        [other] vous avez construit { NAME($part, form: "a") }
       *[hex] vous avez construit { NAME($group, form: "a") } en { $part }
    }
    .reported = { $group ->
        [other] vous avez construit { NAME($part, form: "a") }
       *[hex] vous avez construit { NAME($group, form: "a") } en { $part }
    }
    .reported-label = { $group ->
        [other] { NAME($part, form: "short") }
       *[hex] { NAME($group, form: "short") }
    }
    .title = Qu’avez-vous construit ?
    .facts =
        Autre hexagone ? Touchez-le d’abord
        Le Colon se signale à part
    .key = Bâtiment
    .short = Qu’avez-vous construit, et où ? Signalez aussi le Colon.
other-hex = Sur quel hexagone est { NAME($kind, form: "the") } ?
    .why = Ce sont tous les hexagones où ce Bâtiment peut aller.
    .option = { $option }
    .done = vous avez choisi l’hexagone { $choice }
    .reported = vous avez construit { NAME($kind, form: "a") } en { $choice }
    .reported-label = { NAME($kind, form: "short") }
    .title = { NAME($kind) } : sur quel hexagone ?
    .key = Hexagone
    .short = Sur quel hexagone est { NAME($kind, form: "the") } ?
your-upgrade = Quel Bâtiment avez-vous amélioré ?
    .why = Ce sont les Bâtiments sans marqueur Bâtiment avancé, sauf les Abris de Lacerda (livret de règles, page 16).
    .group = Sur quel hexagone est-ce ?
    .member = { $option }
    .done = vous avez amélioré { NAME($group, form: "the") } en { $part }
    .reported = vous avez amélioré { NAME($group, form: "the") } en { $part }
    .reported-label = { NAME($group, form: "short") }
    .title = Quel Bâtiment avez-vous amélioré ?
    .facts = Autre hexagone ? Touchez-le d’abord
    .key = Améliorer
    .short = Quel Bâtiment avez-vous amélioré ?
your-rover = Sur quel hexagone votre Rover s’est-il arrêté ?
    .why = Il prend les Cristaux du plus court chemin qui en compte le plus, et la tuile au bout (livret de règles, page 12). Il ne s’arrête jamais sur un Bâtiment avancé, un Colon, un Robot ou un Rover.
    .option = { $option }
    .option-other = Un autre hexagone
    .done = vous avez déplacé votre Rover en { $choice }
    .reported = vous avez déplacé votre Rover en { $choice }
    .title = Où votre Rover s’est-il arrêté ?
    .facts = Il était en { $hex } : touchez le nouvel hexagone
    .key = Rover
    .short = Où votre Rover s’est-il arrêté ?
your-way = Votre Rover est en { $hex }.{ $crystals ->
        [0] { "" }
        [one] { " " }Il est passé sur 1 Cristal.
       *[other] { " " }Il est passé sur { $crystals } Cristaux.
    } { $tile ->
        [discovery] Vous prenez la tuile Découverte.
        [research] Vous prenez la tuile Recherche.
       *[none] { "" }
    }
    .why = Les Cristaux sur le chemin d’un Rover sont à son propriétaire, pour le tour suivant (livret de règles, page 12).
    .moves =
        { $crystals ->
            [0] { "" }
            [one] Prenez 1 **Cristal** | Si votre Rover est passé dessus : pour votre prochain tour
           *[other] Prenez { $crystals } **Cristaux** | Si votre Rover est passé dessus : pour votre prochain tour
        }
        { $tile ->
            [none] { "" }
           *[other] Prenez la **tuile** en **{ $hex }** | Et faites aussitôt ce qu’elle donne
        }
    .facts = { $tile ->
        [discovery] Vous prenez la tuile Découverte en { $hex }
        [research] Vous prenez la tuile Recherche en { $hex }
       *[none] Votre Rover est en { $hex }
    }
    .key = Rover | { $hex }
    .short = Votre Rover est en { $hex }.
your-bot = { $bots ->
        [one] Votre Robot a-t-il bougé, ou un nouveau est-il arrivé ?
       *[other] Lequel de vos Robots s’est déplacé ?
    }
    .why = Un Robot est désigné par l’hexagone où il était ; un nouveau arrive sur un de vos Abris sans pièce, ou au plus près (livret de règles, page 17).
    .reported = { $group ->
        [added] vous avez placé un nouveau Robot en { $part }
        [new] vous avez placé un nouveau Robot
       *[other] vous avez déplacé le Robot en { $choice }
    }
    .option = { $option }
    .option-added = Nouveau Robot
    .option-new = Nouveau Robot ailleurs
    .member = { $option }
    .done = { $group ->
        [added] vous avez placé un nouveau Robot en { $part }
        [new] vous avez placé un nouveau Robot
       *[other] vous avez déplacé le Robot en { $choice }
    }
    .title = { $bots ->
        [one] Robot déplacé, ou nouveau Robot ?
       *[other] Lequel de vos Robots s’est déplacé ?
    }
    .key = Robot
    .short = { $bots ->
        [one] Votre Robot s’est-il déplacé, ou est-ce un nouveau ?
       *[other] Lequel de vos Robots s’est déplacé ?
    }
your-bot-hex = Sur quel hexagone votre Robot s’est-il arrêté ?
    .why = Une tuile sur laquelle il s’arrête quitte la partie, un Cristal retourne à la réserve (livret de règles, page 12).
    .option = { $option }
    .option-other = Un autre hexagone
    .done = { $bot ->
        [new] vous avez placé un nouveau Robot en { $choice }
       *[other] vous avez déplacé votre Robot de { $bot } en { $choice }
    }
    .reported = { $bot ->
        [new] vous avez placé un nouveau Robot en { $choice }
       *[other] vous avez déplacé votre Robot de { $bot } en { $choice }
    }
    .title = Où votre Robot s’est-il arrêté ?
    .facts = { $bot ->
        [new] Un nouveau Robot
       *[other] Depuis { $bot }
    }
    .key = Robot
    .short = Où votre Robot s’est-il arrêté ?
your-space = Reprenez vos Colons placés sur les actions de la Colonie et dans la Zone de travail, puis prenez une case libre et son bonus. Quelle case est-ce ?
    .why = Pour aller à la Colonie, placez d’abord la tuile Découverte, reprenez vos Colons de la Colonie et de la Zone de travail, puis prenez une case libre et son bonus (livret de règles, page 20).
    .option = Case { $option }
    .done = vous avez pris la case { $answer }
    .title = Quelle case prenez-vous ?
    .moves =
        ✓ Reprenez vos **Colons** || Ceux des actions et de la Zone de travail, pas des Mines
        Prenez une **case** libre et son bonus
    .key = Case
    .short = Reprenez vos Colons. Quelle case prenez-vous ?
your-discovery = Placez l’une des deux tuiles Découverte sur un hexagone vide à exactement 3 hexagones de votre Rover, et révélez-en une nouvelle. Reprenez vos Colons placés sur les actions de la Colonie et dans la Zone de travail. Que montre votre tuile, et où est-elle ?
    .why = L’une des deux tuiles Découverte va sur un hexagone vide à exactement trois hexagones de votre Rover (livret de règles, page 20). Les tuiles sont face visible : Lacerda va vers une tuile ou non selon ce qu’elle donne (page 22).
    .form = found
    .option-none = Aucune
    .group = Sur quel hexagone est-elle ?
    .member = { $option }
    .done = { $group ->
        [none] vous n’avez pas placé de tuile Découverte
       *[other] vous avez placé votre tuile Découverte en { $part }
    }
    .title = Que montre votre tuile Découverte ?
    .moves =
        ✓ Reprenez vos **Colons** || Ceux des actions et de la Zone de travail, pas des Mines
        ✓ Placez 1 **Découverte**, révélez la suivante || À exactement 3 hexagones du Rover en { $hex }
        { $free ->
            [yes] { "" }
           *[no] Défaussez un **Vaisseau** || De votre Hangar
        }
    .key = Découverte
    .short = Placez une tuile Découverte, révélez-en une autre et reprenez vos Colons. Que montre votre tuile, et où est-elle ?
map-hex = Quel hexagone de la carte faut-il corriger ?
    .why = Choisissez un hexagone, puis ce qui s’y trouve ou ne s’y trouve plus ; les comptes suivent la carte.
    .option = { $option }
    .option-done = La carte est juste
    .done = { $answer ->
        [done] la carte de Mars est juste
       *[other] vous avez corrigé { $choice }
    }
    .reported = { $answer ->
        [done] la carte de Mars est juste
       *[other] { "" }
    }
    .title = Quel hexagone faut-il corriger ?
    .facts = Touchez un hexagone, puis ce qui s’y trouve
    .key = Mars
    .short = Quel hexagone faut-il corriger ?
map-what = Qu’y a-t-il sur l’hexagone { $hex }, ou qu’est-ce qui n’y est plus ?
    .why = Ce que vous ajoutez remplace ce qui ne peut pas rester sur le même hexagone.
    .option-crystal = Cristal
    .option-away = Retirer
    .group-away = Qu’est-ce qui n’est plus en { $hex } ?
    .form-away = away
    .alone-away = Retirer : { NAME($option, form: "away") }
    .option-building = Bâtiment
    .group-building = Quel Bâtiment est en { $hex } ?
    .option-shelter = Abri
    .group-shelter = À qui est l’Abri en { $hex } ?
    .form-shelter = whose
    .option-advanced = Bâtiment avancé
    .group-advanced = À qui est le marqueur Bâtiment avancé en { $hex } ?
    .form-advanced = whose
    .option-colonist = Colon
    .group-colonist = À qui est le Colon en { $hex } ?
    .form-colonist = whose
    .option-bot = Robot
    .group-bot = À qui est le Robot en { $hex } ?
    .form-bot = whose
    .option-rover = Rover
    .group-rover = À qui est le Rover en { $hex } ?
    .form-rover = whose
    .option-discovery = Tuile Découverte
    .group-discovery = Que montre la tuile Découverte ?
    .form-discovery = tile
    .option-research = Tuile Recherche
    .group-research = De quel type est la tuile Recherche ?
    .form-research = research
    .done = vous avez choisi « { $choice } » en { $hex }
    .title = Qu’y a-t-il en { $hex } ?
    .facts = Touchez ce qui s’y trouve, ou « Retirer »
    .key = Hexagone | { $hex }
    .short = Qu’y a-t-il en { $hex } ?
map-fault = { $what ->
        [crystal-under] Un Cristal est sous le Bâtiment en { $hex }.
        [tile-under] Une tuile est sous le Bâtiment en { $hex }.
        [marker-alone] Un marqueur Bâtiment avancé est en { $hex } sans Bâtiment.
        [piece-on-advanced] Une pièce est sur le Bâtiment avancé en { $hex }.
        [far] { NAME($kind) } en { $hex } : il n’y a { NAME($kind, form: "none") } autre { NAME($kind) } à deux hexagones ou moins.
        [too-many] Il y a plus { NAME($kind, form: "many") } sur la carte que dans la boîte : la dernière pièce posée est en { $hex }.
       *[no-middle] La Mine centrale manque en { $hex }.
    } La partie continue ; pour corriger, ouvrez « Carte de Mars ».
    .why = C’est ce qui a été signalé. C’est peut-être une erreur, ou quelque chose que l’assistant ignore.
    .facts = { $what ->
        [crystal-under] { $hex } : un Cristal sous un Bâtiment
        [tile-under] { $hex } : une tuile sous un Bâtiment
        [marker-alone] { $hex } : un marqueur Bâtiment avancé sans Bâtiment
        [piece-on-advanced] { $hex } : une pièce sur un Bâtiment avancé
        [far] { $hex } : trop loin d’{ NAME($kind, form: "other") } { NAME($kind) }
        [too-many] { $hex } : plus { NAME($kind, form: "many") } que dans la boîte
       *[no-middle] { $hex } : la Mine centrale manque
    }
    .key = Mars | { $hex }
    .short = Quelque chose ne va pas en { $hex }.
map-behind = D’après vos signalements, il reste { $kind ->
        [colonist] { $count ->
            [one] { $count } Colon de Lacerda sur une Mine
           *[other] { $count } Colons de Lacerda sur des Mines
        }
        [shelter] { $whose ->
            [you] { $count ->
                [one] { $count } de vos Abris
               *[other] { $count } de vos Abris
            }
           *[lacerda] { $count ->
                [one] { $count } Abri de Lacerda
               *[other] { $count } Abris de Lacerda
            }
        }
       *[mine] { $count ->
            [one] { $count } { NAME($kind) }
           *[other] { $count } { NAME($kind, form: "type") }
        }
    } à placer sur la carte.
    .why = La carte a été posée en cours de partie, ou rangée pendant un moment. Ce qui a été signalé compte ; pour ajouter ce qui manque : « Carte ».
    .facts = Il manque sur la carte : { $kind ->
        [colonist] { $count ->
            [one] { $count } Colon de Lacerda sur une Mine
           *[other] { $count } Colons de Lacerda sur des Mines
        }
        [shelter] { $whose ->
            [you] { $count ->
                [one] { $count } de vos Abris
               *[other] { $count } de vos Abris
            }
           *[lacerda] { $count ->
                [one] { $count } Abri de Lacerda
               *[other] { $count } Abris de Lacerda
            }
        }
       *[mine] { $count ->
            [one] { $count } { NAME($kind) }
           *[other] { $count } { NAME($kind, form: "type") }
        }
    }
    .key = Carte | { $count }
    .short = La carte est incomplète.
map-markers = { $whose ->
        [you] Vous avez
       *[lacerda] Lacerda a
    } { $map ->
        [one] { $map } marqueur
       *[other] { $map } marqueurs
    } Bâtiment avancé sur la carte ; { $count ->
        [one] { $count } amélioration est comptée.
       *[other] { $count } améliorations sont comptées.
    }
    .why = On ne voit pas de quel Plan vient un marqueur, et ses points en dépendent. Pour corriger le compte : « Plus », « Toute la table ».
    .facts =
        { $whose ->
            [you] Vos marqueurs
           *[lacerda] Marqueurs de Lacerda
        } sur la carte : { $map }, comptés : { $count }
        Pour corriger le compte : « Plus », « Toute la table »
    .key = Marqueurs | { $map }
    .short = Marqueurs sur la carte : { $map } ; comptés : { $count }.

# Sa mise en place

outline = { $number ->
        [one] Regardez le bord de la carte. Par rapport à votre plateau, y a-t-il à l’écran un hexagone de trop, ou en manque-t-il un ?
       *[other] Y a-t-il un autre hexagone de trop, ou en manque-t-il un autre ?
    }
    .fact = Bord de la carte { $number }
    .why = Le contour vient d’une seule source. Un hexagone que vous désignez est ajouté s’il manque ici, ou retiré si votre plateau ne l’a pas. Cette question n’est posée qu’une fois. Pour revoir ou corriger la réponse : Réglages, Ma boîte.
    .option = { $option }
    .option-same = Le contour est juste
    .done = { $answer ->
        [same] le contour de la carte est juste
       *[other] le contour de la carte a été corrigé en { $choice }
    }
    .title = Le contour est-il celui de votre plateau ?
    .facts = Un hexagone de trop ici, ou manquant ? Touchez-le
    .key = Mars | { $number }
    .short = Le contour est-il celui de votre plateau ?
lay-map = Où se trouvent les tuiles sur la carte ? L’ordre est libre ; { $laid ->
        [0] aucune tuile n’est encore placée
        [one] { $laid } tuile sur { $all } est placée
       *[other] { $laid } tuiles sur { $all } sont placées
    }.
    .why = En plus de l’hexagone central, quatre sont marqués pour les Bâtiments de départ, posés au hasard ; deux pour les premiers Abris, avec votre Robot sur le vôtre ; huit pour les tuiles Recherche (livret de règles, pages 5 et 6). Un type de tuiles Recherche est une couleur et une lettre, deux dans chaque coin : si votre exemplaire a d’autres couleurs, donnez à chaque coin l’une de celles-ci. Cette question n’est posée qu’une fois. Pour revoir ou corriger la réponse : Réglages, Ma boîte.
    .group = Sur quel hexagone est { NAME($group, form: "the") } ?
    .member = { $option }
    .refused = « { $answer } » ne convient pas. Donnez ce qui reste à placer et un hexagone libre, comme « generator.G5 ».
    .done = vous avez saisi « { $head } » en { $part }
    .title = Où se trouvent les tuiles ?
    .facts = Un type, puis son hexagone
    .key = Carte | { $laid }
    .short = Où se trouvent les tuiles sur la carte ? { $laid ->
        [0] Aucune tuile n’est encore placée
        [one] { $laid } tuile sur { $all } est placée
       *[other] { $laid } tuiles sur { $all } sont placées
    }.
start-hex = Sur quel hexagone est imprimé le Bâtiment de départ numéro { $number } sur 4, sans compter la Mine centrale ?
    .fact = Bâtiment de départ { $number }
    .why = En plus de l’hexagone central, quatre sont marqués pour les Bâtiments de départ (livret de règles, page 5). Cette question n’est posée qu’une fois. Pour revoir ou corriger la réponse : Réglages, Ma boîte.
    .option = { $option }
    .done = le Bâtiment de départ { $number } est en { $choice }
    .title = Bâtiment de départ { $number } sur 4 : où ?
    .facts = Imprimé sur le plateau, autour de la Mine centrale
    .key = Départ | { $number }
    .short = Sur quel hexagone est le Bâtiment de départ numéro { $number } ?
shelter-hex = Sur quel hexagone est imprimé l’Abri de départ numéro { $number } sur 2 ?
    .fact = Abri de départ { $number }
    .why = À deux joueurs, un Abri de chacun commence sur Mars, sur son hexagone marqué (livret de règles, page 6). Cette question n’est posée qu’une fois. Pour revoir ou corriger la réponse : Réglages, Ma boîte.
    .option = { $option }
    .done = l’Abri de départ { $number } est en { $choice }
    .title = Abri { $number } sur 2 : où ?
    .facts = L’un ou l’autre ; ensuite, vous signalerez le vôtre
    .key = Abri | { $number }
    .short = Sur quel hexagone est l’Abri de départ numéro { $number } ?
research-hex = Sur quel hexagone est imprimée la tuile Recherche { NAME($kind, form: "colour") } numéro { $number } sur 2 ?
    .fact = Tuile Recherche { NAME($kind, form: "colour") }, numéro { $number }
    .why = Il y a quatre types de tuiles Recherche, chacun avec une couleur et une lettre ; les deux d’un type sont dans le même coin (livret de règles, page 5). Numérotez les types comme vous voulez : il ne prend qu’une tuile de chaque type. Cette question n’est posée qu’une fois. Pour revoir ou corriger la réponse : Réglages, Ma boîte.
    .option = { $option }
    .done = la tuile Recherche { NAME($kind, form: "colour") } { $number } est en { $choice }
    .title = Recherche { NAME($kind, form: "colour") }, tuile { $number } sur 2 : où ?
    .facts = { $number ->
        [one] Choisissez un coin : ses deux tuiles seront { NAME($kind, form: "colour") }s
       *[other] Dans le même coin que la première de ce type
    }
    .key = Recherche | { NAME($kind, form: "colour") }
    .short = Sur quel hexagone est la tuile Recherche { NAME($kind, form: "colour") } numéro { $number } ?
start-building = Quel Bâtiment de départ est en { $hex } dans cette partie ?
    .why = Les quatre sont posés au hasard (livret de règles, page 5).
    .done = vous avez saisi « { $choice } » en { $hex }
    .title = Quel Bâtiment est en { $hex } ?
    .facts = Posé au hasard à la mise en place
    .key = Départ | { $hex }
    .short = Quel Bâtiment est en { $hex } ?
lay-starts = Posez les Bâtiments de départ sur la carte : Générateur en { $generator }, Extracteur d’eau en { $water-extractor }, Serre en { $greenhouse }, Condenseur d’oxygène en { $oxygen-condenser }.
    .why = Les Bâtiments de départ sont posés au hasard sur leurs quatre hexagones (livret de règles, page 5) ; vous laissez l’assistant tirer.
    .done = Bâtiments de départ posés
    .title = Bâtiments de départ
    .moves =
        Posez le **Générateur** en { $generator }
        Posez l’**Extracteur d’eau** en { $water-extractor }
        Posez la **Serre** en { $greenhouse }
        Posez le **Condenseur d’oxygène** en { $oxygen-condenser }
    .key = Bâtiments | 4
    .short = Posez les Bâtiments de départ sur la carte : Générateur en { $generator }, Extracteur d’eau en { $water-extractor }, Serre en { $greenhouse }, Condenseur d’oxygène en { $oxygen-condenser }.
map-laid = La carte est saisie : comparez-la une fois à votre table.
    .title = La carte
    .moves = Comparez la **carte** à votre table || Si un hexagone diffère : annulez et corrigez-le
    .key = Carte
    .short = Comparez la carte à votre table.
start-drawn = L’hexagone { NAME($kind, form: "of") } est tiré.
    .option = { $option }
    .done = l’hexagone { NAME($kind, form: "of") } est { $answer }
your-shelter = Sur quel hexagone est votre Abri ? L’autre est celui de Lacerda.
    .why = Votre Robot commence sur votre Abri (livret de règles, page 6).
    .option = { $option }
    .done = votre Abri est en { $choice }
    .title = Lequel est votre Abri ?
    .facts = L’autre est à Lacerda ; votre Robot est sur le vôtre
    .key = Abri
    .short = Lequel est votre Abri ?

## Options

option-help = Niveau d’aide
    .why = Tout guidé : chaque étape de la mise en place et des tours de Lacerda. Mise en place rapide : seulement ce que l’assistant doit savoir. Cartes de Lacerda seulement : ses cartes, ses cases et le dé.
    .option-ask = Demander au début
    .option-guided = Tout guidé
    .option-quick = Mise en place rapide, puis guidé
    .option-cards = Cartes de Lacerda seulement
option-length = Durée, mise en place guidée
    .why = Une partie courte a deux Missions courtes et une longue ; une partie longue, une courte et deux longues (livret de règles, page 5). La mise en place rapide en prend trois au hasard.
    .option-ask = Demander au début
    .option-short = Partie courte
    .option-long = Partie longue
option-draws = Qui tire les tuiles ?
    .why = L’assistant annonce ce qu’il tire et vous le posez ; ce que vous tirez, vous le saisissez. Dans la mise en place guidée, c’est toujours vous qui tirez les Missions : l’assistant ne distingue pas les courtes des longues.
    .option-ask = Demander au début
    .option-draw = L’assistant les tire
    .option-tell = Je tire et je saisis tout
    .option-each = Demander à chaque fois
option-goal = Objectif solo
    .why = Ce que vous visez : n’importe lequel des quatre fait gagner, et tous sont vérifiés à la fin. Premiers Colons est le plus facile, puis Nouvelle génération et Tout va pour le mieux ; La patate martienne est le plus difficile.
    .option-ask = Demander au début
    .option-first-colonists = { name-first-colonists }
    .option-next-generation = { name-next-generation }
    .option-hunky-dory = { name-hunky-dory }
    .option-martian-potato = { name-martian-potato }
    .option-draw = En tirer un
option-map = La carte de Mars
    .why = Avec la carte, Lacerda choisit lui-même ses hexagones, et vous signalez les vôtres. Sans elle, vous cherchez les siens sur la table et signalez le résultat. Pour changer en cours de partie : Carte, à votre tour.
    .option-on = Lacerda trouve ses hexagones
    .option-off = Vous trouvez ceux de Lacerda
option-lab = Deux cases libres au Labo
    .why = Cette option décide quelle case du Labo il prend quand une Technologie avance et que deux cases sont libres. Les règles n’en disent rien ; par défaut, celle du bas.
    .option-lower = Il prend celle du bas
    .option-upper = Il prend celle du haut
option-arrival = Construction à l’arrivée
    .why = Cette option décide s’il place un Colon et paie quand il arrive dans la Colonie et construit. Les règles n’en disent rien ; par défaut, cela ne lui coûte rien.
    .option-free = Gratuite
    .option-paid = Au prix de son action
option-quarters = Ses Quartiers
    .why = Cette option décide ce que valent ses Quartiers d’habitation, à la fin et pour une tuile Récompense. Par défaut, ils sont pleins dans la limite de ses Abris (livret de règles, pages 7 et 22) ; sinon, ils le sont jusqu’en haut.
    .option-shelters = Selon ses Abris
    .option-full = Pleins : 21 points
option-start = Sa première case
    .why = Cette option décide s’il prend le bonus de la case d’Ordre du tour où il commence. Les règles n’en disent rien ; par défaut, il ne le prend pas.
    .option-no-benefit = Sans son bonus
    .option-benefit = Avec son bonus
option-finished-mission = Carte d’une Mission accomplie
    .why = Cette option décide ce que fait une carte si sa Mission est déjà accomplie, à partir du deuxième passage de la pioche. Les règles n’en disent rien ; par défaut, elle ne fait rien.
    .option-nothing = Ne fait rien
    .option-crystals = Donne ses Cristaux
option-missions-end = Dernière Mission, Phase Navette
    .why = Cette option décide quand la dernière Mission requise déclenche la fin si elle est accomplie en Phase Navette. D’après les règles, on le vérifie à la fin d’une Phase Colonisation (page 21), d’où une manche de plus ; le niveau 5 compte aussitôt (page 16).
    .option-colonization = Compte à la manche suivante
    .option-at-once = Compte aussitôt
option-pictured = Bâtiment montré par une tuile
    .why = Cette option décide si un Bâtiment montré par une tuile respecte la limite du LSS, comme l’action Construire ; dans ce cas, son Robot avance aussi. Les règles n’en disent rien ; par défaut, non.
    .option-free = Sans la limite du LSS
    .option-limited = Comme Construire

## Noms

name-on-mars = On Mars
name-lacerda = Lacerda
    .whose = À Lacerda
name-you = Vous
    .whose = À vous
name-orbit = Orbite
name-colony = Colonie

# Formes propres au français : .of « de la Mine », .de « de Mine », .other « une autre », .none « aucune »,
# .all « les Mines », .short la Technologie seule, .voice pour l’oreille
name-mine = Mine
    .letter = M
    .a = une Mine
    .the = la Mine
    .of = de la Mine
    .de = de Mine
    .other = une autre
    .none = aucune
    .all = les Mines
    .type = Mines
    .tech = Technologie Mine
    .short = Mine
name-generator = Générateur
    .letter = G
    .a = un Générateur
    .the = le Générateur
    .of = du Générateur
    .de = de Générateur
    .other = un autre
    .none = aucun
    .all = les Générateurs
    .type = Générateurs
    .tech = Technologie Générateur
    .short = Générateur
name-water-extractor = Extracteur d’eau
    .letter = E
    .a = un Extracteur d’eau
    .the = l’Extracteur d’eau
    .of = de l’Extracteur d’eau
    .de = d’Extracteur d’eau
    .other = un autre
    .none = aucun
    .all = les Extracteurs d’eau
    .type = Extracteurs d’eau
    .tech = Technologie Eau
    .short = Eau
name-greenhouse = Serre
    .letter = S
    .a = une Serre
    .the = la Serre
    .of = de la Serre
    .de = de Serre
    .other = une autre
    .none = aucune
    .all = les Serres
    .type = Serres
    .tech = Technologie Serre
    .short = Serre
name-oxygen-condenser = Condenseur d’oxygène
    .letter = O
    .a = un Condenseur d’oxygène
    .the = le Condenseur d’oxygène
    .of = du Condenseur d’oxygène
    .de = de Condenseur d’oxygène
    .other = un autre
    .none = aucun
    .all = les Condenseurs d’oxygène
    .type = Condenseurs d’oxygène
    .tech = Technologie Oxygène
    .short = Oxygène
name-shelter = Abri
    .letter = A
    .many = d’Abris
    .a = un Abri
    .the = l’Abri
    .of = de l’Abri
    .de = d’Abri
    .other = un autre
    .none = aucun
    .all = les Abris
    .type = Abris
    .tech = Technologie Abri
    .short = Abri
name-rover = Rover
    .letter = R
    .many = de Rovers
    .tech = Technologie Rover
    .short = Rover
name-ship = Vaisseau
    .tech = Technologie Vaisseau
    .short = Vaisseau
name-upgrade = Améliorer un Bâtiment
    .tech = Technologie Amélioration
    .short = Amélioration
    .field = Amélioration
    .contract = d’amélioration
    .found = Améliorer
    .tile = Améliorer 2 Bâtiments au plus
    .useless = « Améliorer » (aucun de ses Plans ne convient)
    .brief = « Améliorer »
name-deliver = Livraison
    .contract = de livraison

name-obtain-blueprint = Obtenir un Plan
name-learn-technology = Apprendre une Technologie
name-research-and-development = Recherche et Développement
name-construct = Construire un Bâtiment
name-hire = Engager un Scientifique ou prendre un Contrat
    .found = Engager
    .tile = Contrat ou Scientifique
    .useless = « Contrat ou Scientifique » (pas de Cristal)
    .brief = « Contrat ou Scientifique »
name-construct-slot = Construire
name-upgrade-slot = Améliorer
name-hire-slot = Engager
name-obtain-blueprint-slot = Obtenir
name-research-and-development-slot = R&D

name-geologist = Géologue
    .the = la Géologue
    .voice = la Géologue
name-rd-engineer = Ingénieur R&D
    .the = l’Ingénieur R&D
    .voice = l’Ingénieur en recherche et développement
name-hydrologist = Hydrologue
    .the = l’Hydrologue
    .voice = l’Hydrologue
name-biochemist = Biochimiste
    .the = le Biochimiste
    .voice = le Biochimiste
name-geochemist = Géochimiste
    .the = le Géochimiste
    .voice = le Géochimiste
name-systems-engineer = Ingénieur systèmes
    .the = l’Ingénieur systèmes
    .voice = l’Ingénieur systèmes

name-research-tiles = Tuiles Recherche
    .mission = Tuiles Recherche prises
name-blueprints = Plans
    .mission = Plans pris
    .short = Plans
    .found = Plans
    .tile = Jusqu’à 2 Plans
    .useless = « Plans » (plus de marqueur, ou plus de Plan)
    .brief = « Plans »
name-develop = Développer
    .found = Développer
    .tile = Développer
    .useless = « Développer » (aucune Technologie ne peut avancer)
    .brief = « Développer »
name-advanced-buildings = Bâtiments avancés
    .mission = Bâtiments avancés
name-robots = Robots
    .mission = Robots placés
    .reward = 2 points par Robot sur Mars
name-discovery-tiles = Tuiles Découverte
    .mission = Tuiles Découverte prises
name-techs = Technologies
    .mission = Technologies prises
    .short = Technos
    .none = aucune
name-progress-cubes = Cubes de Progrès
    .mission = Cubes de Progrès déplacés
name-scientists = Scientifiques
    .mission = Scientifiques engagés
    .short = Scientif.
name-contracts = Contrats
    .mission = Contrats remplis
    .short = Contrats

name-best-tech = Technologie la plus développée
    .reward = 1 point par niveau de la Technologie la plus développée
    .short = Technologie
name-ships = Vaisseaux au Hangar
    .reward = 2 points par Vaisseau au Hangar
    .short = Vaisseaux
name-discoveries = Tuiles Découverte
    .reward = 2 points par tuile Découverte prise
name-advanced = Bâtiments avancés
    .away = Marqueur Bâtiment avancé
    .many = de marqueurs Bâtiment avancé
    .reward = 2 points par Bâtiment avancé du joueur
    .short = Avancés
name-shelters = Abris
    .reward = 2 points par Abri du joueur
    .short = Abris
name-mines = Mines
    .reward = 2 points par Mine occupée ou avancée
    .field = Mines avec son Colon
name-markers = Marqueurs Bâtiment avancé libres
name-completed = Contrats remplis
name-differs = Autre chose, ou rien
name-colonists = Colons
    .value = 1 par Colon dans les Quartiers
    .reward = 1 point par Colon dans les Quartiers
name-waits = déclenchée à la prochaine Phase Colonisation
name-goals = Objectifs solo
name-used-tech = J’ai utilisé sa Technologie

name-resource = Ressource
    .icon = Ressource : pas pour lui
name-nothing = rien
    .icon = aucune icône
name-crystal = Cristal
    .icon = Cristal
name-warehouse = Entrepôt
    .icon = Entrepôt
    .tile = 2 éléments de l’Entrepôt
name-mine-his = Mine avec son Colon
name-tech = Technologie
    .icon = tuile Technologie
    .found = Techno
    .tile = Une Technologie
    .useless = « Technologie » (colonne 1 pleine ou pas de tuile)
    .brief = « Technologie »
name-colonist = Colon
    .letter = C
    .icon = Colon
name-robot = Robot placé sur
    .icon = deux Robots
name-blueprint = Plan
    .icon = Plan

name-first-colonists = Premiers Colons
name-next-generation = Nouvelle génération
name-hunky-dory = Tout va pour le mieux
name-martian-potato = La patate martienne
name-colony-3 = amener la Colonie au niveau 3 ou plus
    .title = Colonie au niveau 3 ou plus
name-colony-4 = amener la Colonie au niveau 4 ou plus
    .title = Colonie au niveau 4 ou plus
name-contract-1 = remplir 1 Contrat
    .title = 1 Contrat rempli
    .question = Avez-vous rempli un Contrat ?
name-contracts-both = remplir 1 Contrat de chaque type
    .title = 1 Contrat rempli de chaque type
    .question = Avez-vous rempli les deux types de Contrat ?
name-private-goal = atteindre votre Objectif privé
    .title = Votre Objectif privé atteint
    .question = Avez-vous atteint un Objectif privé ?
name-tech-6 = amener une Technologie au niveau 6
    .title = Une Technologie au niveau 6
    .question = Avez-vous une Technologie au niveau 6 ?
name-research-2 = avoir 2 tuiles Recherche
    .title = 2 tuiles Recherche
    .question = Avez-vous au moins 2 tuiles Recherche ?
name-shelters-4 = construire 4 Abris
    .title = 4 Abris construits
    .question = Avez-vous construit au moins 4 Abris ?
name-mines-3 = avoir 3 Mines occupées ou avancées
    .title = 3 Mines occupées ou avancées
    .question = Avez-vous 3 Mines occupées ou avancées ?
name-advanced-5 = avoir 5 Bâtiments avancés
    .title = 5 de vos Bâtiments avancés
    .question = Avez-vous au moins 5 Bâtiments avancés ?
name-contract-greenhouse = remplir le Contrat du Complexe de 4 Serres
    .title = Contrat : Complexe de 4 Serres
    .question = Avez-vous rempli le Contrat des 4 Serres ?
name-contract-plants = remplir le Contrat des Plantes et Minerais
    .title = Contrat : Plantes et Minerais
    .question = Avez-vous rempli le Contrat Plantes et Minerais ?
name-biochemist-hired = engager le Biochimiste
    .title = Biochimiste engagé
    .question = Avez-vous engagé le Biochimiste ?
name-greenhouses-3 = avoir 3 Serres avancées
    .title = 3 Serres avancées
    .question = Avez-vous au moins 3 Serres avancées ?
name-greenhouse-complex-5 = avoir un Complexe de 5 Serres
    .title = Un Complexe de 5 Serres
    .question = Avez-vous un Complexe de 5 Serres ?
name-plants-5 = avoir 5 Plantes en Stock
    .title = 5 Plantes en Stock
    .question = Avez-vous 5 Plantes en Stock ?
name-greenhouse-tech-6 = amener la Technologie Serre au niveau 6
    .title = Technologie Serre au niveau 6
    .question = Technologie Serre : est-elle au niveau 6 ?
name-finish-in-orbit = finir la partie en Orbite
    .title = Partie finie en Orbite
name-margin-1 = avoir plus de points que Lacerda
    .title = Plus de points que Lacerda
name-margin-10 = avoir 10 points de plus que Lacerda
    .title = 10 points de plus que Lacerda
name-margin-20 = avoir 20 points de plus que Lacerda
    .title = 20 points de plus que Lacerda
name-margin-30 = avoir 30 points de plus que Lacerda
    .title = 30 points de plus que Lacerda

name-track = Piste de points
name-quarters = Quartiers d’habitation
    .short = Quartiers
name-progress = Zone de progrès
    .short = Progrès

# Ce que Toute la table peut corriger

name-round = Manche
    .short = Manche
name-colony_level = Niveau de la Colonie
    .short = Colonie
name-tiles = Tuiles sur Mars
name-rewards = Tuile Récompense
    .none = aucune
name-shuttle = Navette
name-side = côté
name-space = case
name-missions_needed = Missions encore requises
    .short = Missions
name-missions = Mission
name-A = A
name-B = B
name-C = C
name-card = carte
name-left = reste
    .short = Cartes
name-deck = Cartes solo
name-pass = passage
name-last = dernière carte
    .none = aucune
name-cards = dans la pioche
    .value = cartes seulement
name-goal = Objectif
name-name = nom
name-lines = condition
name-crystals = Cristaux
    .short = Cristaux
    .found = 3 Cristaux
    .tile = 3 Cristaux
    .useless = « 3 Cristaux » (son Dépôt est plein)
    .brief = « 3 Cristaux »
name-building = Bâtiment
    .found = Bâtiment montré
    .tile = Bâtiment montré
    .useless = « Bâtiment montré » (aucun hexagone)
    .brief = « Bâtiment montré »
name-any-building = un Bâtiment au choix
    .found = Bâtiment au choix
    .tile = Bâtiment au choix
    .useless = « Bâtiment au choix » (aucun hexagone)
    .brief = « Bâtiment au choix »
name-crystals_waiting = Cristaux sous le Dépôt
name-depot = Places au Dépôt
name-op = Points
    .short = PO
name-progress_cubes = Cube de Progrès
name-research = Tuiles Recherche
    .letter = #
    .short = Recherche
    .many = de tuiles Recherche

# Cartes, cases du Labo et Plans

name-A1 = A1
name-A2 = A2
name-A2x = A2X
name-A3 = A3
name-B1 = B1
name-B2 = B2
name-B3x = B3X
name-C1 = C1
name-C1x = C1X
name-C2 = C2
name-C3 = C3
name-1a = 1a
    .voice = la case du haut de la colonne 1
    .brief = colonne 1, en haut
name-1b = 1b
    .voice = la case du bas de la colonne 1
    .brief = colonne 1, en bas
name-1c = 1c
    .voice = la troisième case de la colonne 1
    .brief = colonne 1, troisième
name-2a = 2a
    .voice = la case du haut de la colonne 2
    .brief = colonne 2, en haut
name-2b = 2b
    .voice = la case du milieu de la colonne 2
    .brief = colonne 2, au milieu
name-2c = 2c
    .voice = la case du bas de la colonne 2
    .brief = colonne 2, en bas
name-3a = 3a
    .voice = la case du haut de la colonne 3
    .brief = colonne 3, en haut
name-3b = 3b
    .voice = la case du bas de la colonne 3
    .brief = colonne 3, en bas
name-3c = 3c
    .voice = la troisième case de la colonne 3
    .brief = colonne 3, troisième
name-4a = 4a
    .voice = la case du haut de la colonne 4
    .brief = colonne 4, en haut
name-4b = 4b
    .voice = la case du milieu de la colonne 4
    .brief = colonne 4, au milieu
name-4c = 4c
    .voice = la case du bas de la colonne 4
    .brief = colonne 4, en bas
name-5a = 5a
    .voice = la case du haut de la colonne 5
    .brief = colonne 5, en haut
name-5b = 5b
    .voice = la case du bas de la colonne 5
    .brief = colonne 5, en bas
name-5c = 5c
    .voice = la troisième case de la colonne 5
    .brief = colonne 5, troisième
name-6a = 6a
    .voice = la case de la colonne 6
    .brief = colonne 6
name-6b = 6b
    .voice = la deuxième case de la colonne 6
    .brief = colonne 6, deuxième
name-6c = 6c
    .voice = la troisième case de la colonne 6
    .brief = colonne 6, troisième
name-mine-1 = Mine de niveau 1
    .choice = Mine, niveau 1
name-mine-3 = Mine de niveau 3
    .choice = Mine, niveau 3
name-generator-1 = Générateur de niveau 1
    .choice = Générateur, niveau 1
name-generator-3 = Générateur de niveau 3
    .choice = Générateur, niveau 3
name-water-extractor-1 = Extracteur d’eau de niveau 1
    .choice = Extracteur d’eau, niveau 1
name-water-extractor-3 = Extracteur d’eau de niveau 3
    .choice = Extracteur d’eau, niveau 3
name-greenhouse-1 = Serre de niveau 1
    .choice = Serre, niveau 1
name-greenhouse-3 = Serre de niveau 3
    .choice = Serre, niveau 3
name-oxygen-condenser-1 = Condenseur d’oxygène de niveau 1
    .choice = Condenseur d’oxygène, niveau 1
name-oxygen-condenser-3 = Condenseur d’oxygène de niveau 3
    .choice = Condenseur d’oxygène, niveau 3
name-shelter-1 = Abri de niveau 1
    .choice = Abri, niveau 1
name-shelter-3 = Abri de niveau 3
    .choice = Abri, niveau 3

# Mots de l’état

name-phase = Phase
name-turn = Tour
name-acted = A joué cette manche
    .none = personne
name-help = Aide
name-end = Fin de partie
name-triggered = déclenchée
name-last_round = dernière manche
name-setup = mise en place
name-colonization = Phase Colonisation
name-final = décompte
name-guided = guidée
name-quick = mise en place rapide
name-ask = pas encore choisie

## Images

picture-round = Manche { $round }
picture-shuttle = Navette
picture-shuttle-phase = Phase Navette
picture-scoring = Décompte
picture-track = piste
picture-end = la fin, manche { $round }
picture-bot = Son Robot
picture-lss = LSS
picture-level = niv.
picture-new-level = Niveau { $level }
picture-stage = { $stage ->
        [help] Aide
        [length] Durée
        [draws] Tirage
        [board] Plateau principal
        [techs] Technologies
        [lab] Le Labo
        [cards] Cartes
        [mars] Mars
        [missions] Missions
        [rewards] Récompenses
        [players] Les deux plateaux
        [map] La carte
        [lacerda] Lacerda
        [places] Premières cases
       *[goal] Objectif solo
    }
picture-area = { $area ->
        [warehouse] Entrepôt
        [mars] Mars
        [buildings] Bâtiments
        [points] Points
        [exploration] Exploration
        [scientists] Scientifiques
        [contracts] Contrats
        [blueprints] Plans, 6 visibles
        [lss] Niveau, LSS
        [lab] Labo
        [depot] Dépôt
        [storage] Ressources
        [quarters] Quartiers
        [shelters] Abris
        [goals] Vos Objectifs privés
        [progress] Zone de progrès de Lacerda
       *[beside] À côté
    }
picture-remaining = Missions restantes
picture-lab = Son Labo
picture-box = { $part ->
        [order] Ordre du tour
        [research] Recherche
        [lab] Labo
        [start] Bâtiment
        [shelter] Abri
       *[outline] Bord
    }
picture-need = { $line ->
        [colony-3] Colonie 3
        [colony-4] Colonie 4
        [contract-1] 1 Contrat
        [contracts-both] 1 Contrat de chaque type
        [private-goal] Objectif privé
        [tech-6] une Technologie 6
        [research-2] 2 tuiles Recherche
        [shelters-4] 4 Abris
        [mines-3] 3 Mines à vous
        [advanced-5] 5 Bâtiments avancés
        [contract-greenhouse] Contrat : 4 Serres
        [contract-plants] Contrat : Plantes
        [biochemist-hired] Biochimiste
        [greenhouses-3] 3 Serres avancées
        [greenhouse-complex-5] Complexe de 5 Serres
        [plants-5] 5 Plantes
        [greenhouse-tech-6] Technologie Serre 6
        [finish-in-orbit] finir en Orbite
        [margin-1] 1 point d’avance
        [margin-10] 10 points d’avance
        [margin-20] 20 points d’avance
       *[margin-30] 30 points d’avance
    }
picture-your-techs = { $part ->
        [grid] Grille de technologies
       *[lab] Votre Labo
    }
picture-equal = { $name ->
        [none] { $tied ->
            [buildings] { $options } Bâtiments se valent
            [contracts] { $options } Contrats se valent
            [tiles] { $options } tuiles se valent
           *[hexes] { $options } hexagones se valent
        }
       *[other] { $options } options se valent
    }
picture-drawn = { $name ->
        [none] { $tied ->
            [buildings] Tiré : Bâtiment numéro { $number }
            [contracts] Tiré : Contrat numéro { $number }
            [tiles] Tirée : tuile numéro { $number }
           *[hexes] Tiré : hexagone numéro { $number }
        }
       *[other] Tirage : { NAME($name) }
    }
picture-nouns =
    crystal: Cristal, Cristaux
    pawn: Colon, Colons
    blueprint: Plan, Plans
    tech: Technologie, Technologies, Labo
    mine: Mine, Mines, Minerai, Bâtiment, Bâtiments
    generator: Générateur, Générateurs
    battery: Batterie
    water: Eau, Extracteur d’eau, Extracteurs d’eau
    greenhouse: Serre, Serres, Plante
    oxygen: Oxygène, Condenseur, Condenseur d’oxygène, Condenseurs d’oxygène
    shelter: Abri, Abris, Technologie Abri
    rover: Rover, Rovers
    bot: Robot, Robots
    ship: Vaisseau, Vaisseaux
    upgrade: Amélioration, Améliorez, Avancés
    advanced-mark: Marqueur avancé, Marqueur de la carte, marqueur en
    science: développe, développer
    scientist: Scientifique, Scientifiques, Biochimiste, Géochimiste, Géologue, Hydrologue, Ingénieur R&D, Ingénieur systèmes
    contract: Contrat, Contrats
    discovery: Découverte, tuile Découverte, tuiles Découverte
    research: tuile Recherche, tuiles Recherche
    warehouse: Entrepôt, Ressource, Ressources
    cube: Mission, Missions, Mission A, Mission B, Mission C, cube de Progrès, cubes de Progrès, Zone de progrès
    shuttle: Navette
    card: carte, cartes, carte solo, cartes solo
    op: PO, points, Récompense, tuile Récompense
    level: LSS, niveau de la Colonie, marqueur de Colonie
    flag: Objectifs privés, Missions restantes
    him: Lacerda
picture-progress = Progrès
picture-owns = Il possède
space-held = { $who ->
        [you] Vous êtes sur la case { $space }.
       *[lacerda] Lacerda est sur la case { $space }.
    }
space-here = { $side ->
        [orbit] Vous êtes en Orbite : on voyage vers la Colonie.
       *[colony] Vous êtes dans la Colonie : on voyage vers l’Orbite.
    }
picture-waiting = +{ $count } ensuite
picture-to-go = encore { $number }

## Les noms de la carte de Mars

name-map = Carte de Mars
name-research_types = Types de tuiles Recherche
name-resources = Ressources
    .tile = Ressources
name-piece = Pièce
    .away = Colon, Robot ou Rover
name-tile = Tuile
name-bot = Robot
    .letter = B
    .many = de Robots
name-discovery = Tuile Découverte
    .letter = D
    .short = Découverte
    .many = de tuiles Découverte
name-your-shelter = Votre Abri
    .the = votre Abri
name-his-shelter = Abri de Lacerda
    .the = l’Abri de Lacerda
name-blue = Tuile Recherche bleue
    .the = la tuile Recherche bleue
    .short = Recherche bleue
name-green = Tuile Recherche verte
    .the = la tuile Recherche verte
    .short = Recherche verte
name-yellow = Tuile Recherche jaune
    .the = la tuile Recherche jaune
    .short = Recherche jaune
name-red = Tuile Recherche rouge
    .the = la tuile Recherche rouge
    .short = Recherche rouge
name-1 = 1
    .letter = B
    .research = Bleue
    .colour = bleue
    .value = Bleue
name-2 = 2
    .letter = V
    .research = Verte
    .colour = verte
    .value = Verte
name-3 = 3
    .letter = J
    .research = Jaune
    .colour = jaune
    .value = Jaune
name-4 = 4
    .letter = R
    .research = Rouge
    .colour = rouge
    .value = Rouge
