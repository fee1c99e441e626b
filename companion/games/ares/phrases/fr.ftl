# Terraforming Mars : Expédition Arès, en solo et à deux en coopération. Chaque message existe dans les trois langues.

## Mise en place

mode = Solo ou coopération ?
    .voice = Jouez-vous en solo, ou à deux en coopération ?
    .why = Le solo dure 25 manches contre une main fictive de cartes Phase ; la coopération, 15 manches et une pile de cubes (livret de règles, modes solo et à deux joueurs).
    .option-solo = Solo
    .option-co-op = Coopération à deux
    .done = vous avez choisi le mode « { $choice } »
    .title = Solo ou coopération ?
    .facts =
        Solo : 25 manches contre une main fictive
        Coopération : 15 manches et une pile de cubes
    .key = Mode
    .short = Jouez-vous en solo, ou à deux en coopération ?
difficulty = Quelle difficulté ?
    .voice = Quelle difficulté choisissez-vous ?
    .why = Quatre fois par partie, quand le cube de la main fictive avance, vous augmentez l’oxygène ou la température sans rien payer : de 2 niveaux en Novice, de 1 en Avancé, et pas du tout en Expert (livret de règles, mode solo).
    .option-novice = Novice
    .option-advanced = Avancé
    .option-expert = Expert
    .done = vous avez choisi la difficulté « { $choice } »
    .title = Quelle difficulté ?
    .facts =
        Toutes les 5 manches, vous recevez une aide
        Novice : 2 niveaux d’oxygène ou de température, au choix
        Avancé : 1 niveau ; Expert : pas d’aide
    .key = Difficulté
    .short = Jouez-vous en Novice, Avancé ou Expert ?
lead = Mise en place guidée ?
    .voice = Voulez-vous une mise en place guidée ?
    .why = Une première partie utilise des cartes plus simples, marquées d’une étoile (livret de règles, mise en place).
    .option-guided = Guidée
    .option-first-game = Guidée, première partie
    .option-ready = Tout est prêt
    .done = vous avez choisi « { $choice } » pour la mise en place
    .title = Mise en place guidée ?
    .facts = Première partie : cartes plus simples, étoilées
    .key = Mise en place
    .short = Voulez-vous une mise en place guidée, ou tout est-il prêt ?
setup-board = Réglez la température à −30 °C et l’oxygène à 0 %. Mélangez les 9 océans et posez-les face orange visible. Placez les tuiles Phase côté porte fermée.
    .voice = Réglez la température à moins 30 degrés et l’oxygène à 0. Mélangez les 9 océans et posez-les face orange visible. Placez les tuiles Phase côté porte fermée.
    .why = Les paramètres globaux commencent à ces valeurs (livret de règles, mise en place).
    .done = plateau installé
    .title = Préparez le plateau
    .moves =
        Réglez **−30 °C** et **0 %** d’oxygène
        Mélangez les **9 océans** || Posez-les face orange visible
        Placez les **tuiles Phase** || Côté porte fermée ; on ouvre celles des phases choisies
    .key = Océans | 9
    .short = Réglez la température à moins 30 et l’oxygène à 0 ; mélangez les 9 océans, face orange visible ; placez les tuiles Phase côté porte fermée.
setup-player = { $mode ->
        [co-op] Chacun prend
       *[solo] Prenez
    } un plateau Joueur et { $mode ->
        [co-op] pose
       *[solo] posez
    } un cube sur le 0 de chacune des six pistes, et un cube sur le 5 de la piste de NT.
    .voice = { $mode ->
        [co-op] Chacun prend
       *[solo] Prenez
    } un plateau Joueur et { $mode ->
        [co-op] pose
       *[solo] posez
    } un cube sur le 0 de chacune des six pistes. Sur la piste du niveau de terraformation, { $mode ->
        [co-op] chacun commence
       *[solo] vous commencez
    } à 5.
    .why = Le niveau de terraformation commence à 5 ; toutes les productions et les deux savoir-faire, acier et titane, à 0 (livret de règles, mise en place).
    .done = plateau Joueur installé
    .title = { $mode ->
        [co-op] Plateaux Joueur
       *[solo] Plateau Joueur
    }
    .moves =
        { $mode ->
            [co-op] Prenez chacun un **plateau Joueur**
           *[solo] Prenez un **plateau Joueur**
        }
        Posez des **cubes** sur le 0 des six pistes
        Posez le cube de **NT** sur le 5
    .key = NT | 5
    .short = { $mode ->
        [co-op] Chacun prend un plateau Joueur et met ses
       *[solo] Prenez un plateau Joueur et mettez vos
    } cubes sur le 0, celui du niveau de terraformation sur le 5.
setup-projects = { $mode ->
        [co-op] { $first ->
            [yes] Mélangez les 16 cartes vertes étoilées et distribuez-en 4 à chacun ; défaussez les autres. Distribuez ensuite à chacun 4 autres cartes de la pioche mélangée.
           *[no] Mélangez les projets et distribuez-en 8 à chacun.
        }
       *[solo] { $first ->
            [yes] Mélangez les 16 cartes vertes étoilées et piochez-en 4 ; défaussez les autres. Piochez ensuite 4 autres cartes dans la pioche mélangée.
           *[no] Mélangez les projets et piochez-en 8.
        }
    }
    .why = Vous gardez toutes ces cartes (livret de règles, mise en place).
    .done = projets distribués
    .title = Projets
    .moves =
        { $first ->
            [yes] Mélangez 16 **cartes vertes** | Les cartes étoilées
           *[no] Mélangez les **projets**
        }
        { $mode ->
            [co-op] { $first ->
                [yes] Distribuez-en **4** à chacun
               *[no] Distribuez-en **8** à chacun
            }
           *[solo] { $first ->
                [yes] Piochez-en **4**
               *[no] Piochez-en **8**
            }
        }
        { $first ->
            [yes] **Défaussez** les autres
           *[no] { "" }
        }
        { $first ->
            [yes] { $mode ->
                [co-op] Distribuez **4 autres cartes** à chacun | De la pioche mélangée
               *[solo] Piochez **4 autres** cartes | Dans la pioche mélangée
            }
           *[no] { "" }
        }
    .facts = Vous gardez toutes ces cartes
    .key = Projets | 8
    .short = { $mode ->
        [co-op] Distribuez à chacun
       *[solo] Piochez
    } { $first ->
        [yes] 4 des 16 cartes vertes étoilées, puis 4 autres cartes.
       *[no] 8 projets.
    }
starred = Combien de corporations étoilées ?
    .voice = Combien de corporations marquées d’une étoile vos règles donnent-elles à chaque joueur pour une première partie ?
    .why = Pour une première partie, les éditions diffèrent : certaines donnent 2 corporations, dont on garde 1 ; d’autres en donnent 1.
    .option = { $option ->
        [one] { $option } corporation
       *[other] { $option } corporations
    }
    .done = { $answer ->
        [one] chaque joueur reçoit { $answer } corporation étoilée
       *[other] chaque joueur reçoit { $answer } corporations étoilées
    }
    .title = Combien de corporations étoilées ?
    .facts =
        Selon vos règles, pour une première partie
        Selon l’édition : 2 dont on garde 1, ou bien 1
    .key = Corporations
    .short = Combien de corporations étoilées chaque joueur reçoit-il ?
setup-corporation = { $mode ->
        [co-op] { $starred ->
            [0] Distribuez 2 corporations à chacun : chacun en garde 1,
            [1] Distribuez 1 corporation étoilée à chacun : chacun
           *[other] Distribuez 2 corporations étoilées à chacun : chacun en garde 1,
        } prend les ressources de départ et les 5 cartes Phase de sa couleur.
       *[solo] { $starred ->
            [0] Piochez 2 corporations et gardez-en 1.
            [1] Piochez 1 corporation étoilée.
           *[other] Piochez 2 corporations étoilées et gardez-en 1.
        } Prenez ses ressources de départ et les 5 cartes Phase de votre couleur.
    }
    .why = Règle avancée : avant de choisir la corporation, on peut échanger autant de projets que l’on veut (livret de règles, mise en place). Pour que l’assistant le propose, choisissez « Échange de projets » dans les options d’une nouvelle partie.
    .done = corporation choisie
    .title = { $mode ->
        [co-op] Corporations
       *[solo] Corporation
    }
    .moves =
        { $mode ->
            [co-op] { $starred ->
                [0] Distribuez à chacun **2 corporations**
                [1] Distribuez à chacun **1 corporation** | Étoilée
               *[other] Distribuez à chacun **2 corporations** | Étoilées
            }
           *[solo] { $starred ->
                [0] Piochez **2 corporations**
                [1] Piochez **1 corporation** | Étoilée
               *[other] Piochez **2 corporations** | Étoilées
            }
        }
        { $starred ->
            [1] { "" }
           *[other] { $mode ->
                [co-op] Chacun en garde **1**
               *[solo] Gardez-en **1**
            }
        }
        Prenez les **ressources** de départ | De votre corporation
        Prenez vos **5 cartes Phase** | De votre couleur
    .key = Corporation | 1
    .short = { $mode ->
        [co-op] { $starred ->
            [0] Chacun choisit une corporation parmi deux
            [1] Chacun prend une corporation étoilée
           *[other] Chacun choisit une corporation étoilée parmi deux
        } et prend ses ressources et ses 5 cartes Phase.
       *[solo] { $starred ->
            [0] Choisissez une corporation parmi deux
            [1] Prenez une corporation étoilée
           *[other] Choisissez une corporation étoilée parmi deux
        } et prenez ses ressources et vos 5 cartes Phase.
    }
setup-swap = { $mode ->
        [co-op] { $starred ->
            [0] Distribuez 2 corporations à chacun.
            [1] Distribuez 1 corporation étoilée à chacun.
           *[other] Distribuez 2 corporations étoilées à chacun.
        } Avant de choisir, chacun peut défausser autant de projets qu’il veut et en piocher autant.
       *[solo] { $starred ->
            [0] Piochez 2 corporations.
            [1] Piochez 1 corporation étoilée.
           *[other] Piochez 2 corporations étoilées.
        } Avant de choisir, vous pouvez défausser autant de projets que vous voulez et en piocher autant.
    }
    .why = Règle avancée : une fois les corporations reçues, mais avant d’en choisir une, on défausse autant de projets que l’on veut et on en pioche autant (livret de règles, mise en place).
    .done = projets échangés
    .title = Échange de projets
    .moves =
        { $mode ->
            [co-op] { $starred ->
                [1] Distribuez à chacun **1 corporation** | Étoilée
                [0] Distribuez à chacun **2 corporations**
               *[other] Distribuez à chacun **2 corporations** | Étoilées
            }
           *[solo] { $starred ->
                [1] Piochez **1 corporation** | Étoilée
                [0] Piochez **2 corporations**
               *[other] Piochez **2 corporations** | Étoilées
            }
        }
        ~ Échangez des **projets**, à volonté || Défaussez-les d’abord, puis piochez-en autant
    .key = Projets
    .short = Regardez vos corporations ; échangez des projets à volonté.
setup-choice = Choisissez votre corporation. Prenez ses ressources de départ et les 5 cartes Phase de votre couleur.
    .why = Les projets s’échangent avant ce choix (règle avancée ; livret de règles, mise en place).
    .done = corporation choisie
    .title = Corporation
    .moves =
        Choisissez votre **corporation**
        Prenez ses **ressources** de départ
        Prenez vos **5 cartes Phase** | De votre couleur
    .key = Corporation | 1
    .short = Choisissez votre corporation ; prenez ses ressources et 5 cartes Phase.
setup-dummy-hand = { $deck ->
        [physical] Mélangez 5 cartes Phase d’une couleur que personne ne joue, face cachée : c’est la main fictive.
       *[app] La main fictive, 5 cartes Phase d’une couleur que personne ne joue, peut rester dans la boîte : l’assistant tire les cartes.
    } Placez un cube de cette couleur sur le 1 de la piste de NT.
    .voice = { $deck ->
        [physical] Mélangez 5 cartes Phase d’une couleur que personne ne joue, face cachée : c’est la main fictive.
       *[app] La main fictive, 5 cartes Phase d’une couleur que personne ne joue, peut rester dans la boîte : l’assistant tire les cartes.
    } Placez un cube de cette couleur sur le 1 de la piste du niveau de terraformation.
    .why = La main fictive ajoute une phase à chaque manche ; le cube compte les fois où elle est mélangée (livret de règles, mode solo).
    .done = main fictive prête
    .title = La main fictive
    .moves =
        { $deck ->
            [physical] Mélangez **5 cartes Phase**, face cachée | D’une couleur que personne ne joue : la main fictive
           *[app] { "" }
        }
        Posez un **cube** sur le 1 de la piste de NT | D’une couleur que personne ne joue
    .facts =
        { $deck ->
            [physical] { "" }
           *[app] La main fictive peut rester dans la boîte
        }
        { $deck ->
            [physical] { "" }
           *[app] L’assistant tire les cartes
        }
    .key = Cube | 1
    .short = { $deck ->
        [physical] Mélangez 5 cartes Phase d’une couleur que personne ne joue, face cachée ; placez un cube de cette couleur
       *[app] La main fictive reste dans la boîte ; placez un cube d’une couleur que personne ne joue
    }, sur le 1 de la piste du niveau de terraformation.
setup-pile = Empilez 27 cubes de cuivre et 3 cubes d’une couleur que personne ne joue, en haut à droite du plateau.
    .why = Deux cubes quittent la pile à chaque manche : elle dure donc 15 manches (livret de règles, mode à deux joueurs).
    .done = pile de cubes prête
    .title = La pile de cubes
    .moves =
        Empilez 27 **cubes de cuivre** | En haut à droite du plateau
        Ajoutez 3 **cubes de couleur** | D’une couleur que personne ne joue
    .key = Cubes | 30
    .short = Empilez 27 cubes de cuivre et 3 d’une couleur que personne ne joue.
    .facts = But : les trois paramètres au maximum, 80 PV à vous deux
begin = { $mode ->
        [co-op] { $rounds } manches : amenez les trois paramètres au maximum et totalisez 80 PV à vous deux.
       *[solo] { $rounds } manches : amenez les trois paramètres au maximum. Le cube de la main fictive est sur le 1.
    } À vous de faire monter les paramètres de { $steps } niveaux, océans compris{ $help ->
        [0] .
       *[other]  ; l’aide du mode solo en donne { $help } de plus.
    }
    .voice = { $mode ->
        [co-op] Vous avez { $rounds } manches pour amener les trois paramètres au maximum et totaliser 80 points de victoire à vous deux.
       *[solo] Vous avez { $rounds } manches pour amener les trois paramètres au maximum. Le cube de la main fictive est sur le 1.
    } À vous de faire monter les paramètres de { $steps } niveaux, océans compris{ $help ->
        [0] .
       *[other]  ; l’aide du mode solo en donne { $help } de plus.
    }
    .why = Les règles { $mode ->
        [co-op] de la coopération
       *[solo] du mode solo
    } ne disent pas si la partie finit avec la phase qui amène le dernier paramètre au maximum. Ici, { $stop ->
        [play-on] elle va jusqu’à la dernière manche.
       *[offer] on vous propose d’arrêter à la fin de cette phase.
    }
    .facts = { $mode ->
        [co-op] But : les trois paramètres au maximum, 80 PV à deux
       *[solo] But : les trois paramètres au maximum
    }
    .key = Manches | { $rounds }
    .short = Vous avez { $rounds } manches pour amener les trois paramètres au maximum{ $mode ->
        [co-op] { " " }et totaliser 80 points à vous deux.
       *[solo] .
    } À vous de faire monter les paramètres de { $steps } niveaux, océans compris{ $help ->
        [0] .
       *[other]  ; l’aide du mode solo en donne { $help } de plus.
    }

## Planification

rounds-left = { $left ->
        [1] C’est la dernière manche.
       *[other] Il reste { $left } manches, celle-ci comprise.
    } { $won ->
        [yes] Les trois paramètres sont au maximum.
       *[no] { pace-missing }
    }
    .voice = { $left ->
        [1] C’est la dernière manche.
       *[other] Il reste { $left } manches, celle-ci comprise.
    } { $won ->
        [yes] Les trois paramètres sont au maximum.
       *[no] { pace-missing }
    }
    .why = { $mode ->
        [co-op] La pile de cubes dure 15 manches (livret de règles, mode à deux joueurs).
       *[solo] La main fictive est jouée cinq fois, soit 25 manches (livret de règles, mode solo).
    }
    .title = { $left ->
        [1] C’est la dernière manche
       *[other] Encore { $left } manches
    }
    .facts =
        { $left ->
            [1] { "" }
           *[other] Celle-ci comprise
        }
        { $won ->
            [yes] Les trois paramètres sont au maximum
           *[no] { pace-missing.facts }
        }
    .key = { $left ->
        [1] Dernière manche
       *[other] Manches restantes | { $left }
    }
    .short = { $left ->
        [1] C’est la dernière manche.
       *[other] Il reste { $left } manches, celle-ci comprise.
    } { $won ->
        [yes] Les trois paramètres sont au maximum.
       *[no] { pace-missing.short }
    }
phase = Manche { $round } sur { $rounds }. { $who ->
        [partner] La carte Phase de votre partenaire ?
       *[you] { $mode ->
            [co-op] Votre carte Phase ?
           *[solo] Quelle carte Phase ?
        }
    }
    .voice = C’est la manche { $round }. { $who ->
        [partner] Quelle phase choisit votre partenaire ?
       *[you] Quelle phase choisissez-vous ?
    }
    .why = { $last ->
        [none] Aucune phase n’a encore été choisie : les cinq sont possibles.
       *[other] À la manche précédente, { $who ->
            [partner] votre partenaire a choisi { NAME($last) }
           *[you] vous avez choisi { NAME($last) }
        } : on ne choisit pas deux fois de suite la même phase.
    } Celui qui choisit une phase en reçoit le bonus (livret de règles, page 10).{ $mode ->
        [solo] { " " }Les cartes qui restent dans la main fictive seront révélées dans les prochaines manches. Sur l’écran, un triangle marque la phase de la carte fictive de cette manche.
       *[co-op] { "" }
    }
    .refused = Cette phase ne peut pas être choisie. Choisissez l’une des cinq phases, mais pas celle de la manche précédente.
    .done = { $who ->
        [partner] votre partenaire a choisi « { $choice } »
       *[you] vous avez choisi « { $choice } »
    }
    .title = { $who ->
        [partner] Carte Phase du partenaire ?
       *[you] { $mode ->
            [co-op] Votre carte Phase ?
           *[solo] Quelle carte Phase ?
        }
    }
    .facts =
        { $last ->
            [none] { "" }
           *[other] Pas deux fois de suite : { NAME($last) }
        }
        { $left ->
            [0] { "" }
            [5] { "" }
           *[other] Dans la main fictive, il reste : { LIST($hand, form: "numeral") }
        }
    .key = Manche | { $round }
    .short = Manche { $round } : { $who ->
        [partner] quelle phase choisit votre partenaire ?
       *[you] quelle phase choisissez-vous ?
    }
dummy-card = La carte fictive est révélée.
    .ask = Révélez la première carte fictive : quelle phase montre-t-elle ?
    .why = La phase de cette carte a lieu aussi, sans bonus. La main fictive comptait encore { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    } (livret de règles, mode solo).
    .refused = Cette carte n’est plus dans la main fictive. Regardez encore la carte, ou corrigez la main.
    .done = la carte fictive montre « { $choice } »
    .ask-title = Quelle phase montre-t-elle ?
    .ask-moves = Révélez la **carte fictive**
    .ask-facts = Sa phase a lieu aussi, sans bonus
    .ask-key = Carte fictive
    .ask-short = Révélez la première carte fictive : quelle phase montre-t-elle ?
dummy-order = Quelle carte fictive choisissez-vous pour cette manche ?
    .why = Pendant les cinq manches finales, vous choisissez l’ordre des cartes fictives (livret de règles, mode solo).
    .done = vous avez choisi la carte fictive « { $choice } »
    .title = Quelle carte fictive ?
    .facts = Manches finales : vous choisissez l’ordre
    .key = Carte fictive
    .short = Quelle carte fictive choisissez-vous ?
phases = { $mode ->
        [co-op] Vous : { NAME($yours) }. Votre partenaire : { NAME($other) }. { $same ->
            [yes] La phase a lieu une fois, et vous avez tous deux son bonus.
           *[no] { "" }
        }
       *[solo] Vous : { NAME($yours) }. Main fictive : { NAME($other) }{ $last ->
            [yes] { " (sa dernière carte)" }
           *[no] { "" }
        }. { $same ->
            [yes] La phase a lieu une fois, avec votre bonus.
           *[no] { "" }
        }
    }
    .voice = { $mode ->
        [co-op] { $same ->
            [yes] Votre partenaire et vous avez tous deux choisi { NAME($yours) }. La phase a lieu une fois, et vous avez tous deux son bonus.
           *[no] Vous avez choisi { NAME($yours) } ; votre partenaire a choisi { NAME($other) }. Les phases de la manche sont { LIST($phases) }.
        }
       *[solo] Vous avez choisi { NAME($yours) }{ $same ->
            [yes] , et la main fictive aussi
           *[no]  ; la main fictive montre { NAME($other) }
        }{ $last ->
            [yes] . C’était sa dernière carte
           *[no] { "" }
        }. { $same ->
            [yes] La phase a lieu une fois, avec votre bonus.
           *[no] Les phases de la manche sont { LIST($phases) }.
        }
    }
    .why = Les phases choisies ont lieu une fois chacune, dans l’ordre de leurs numéros ; tout le monde les joue, mais seul celui qui a choisi une phase en a le bonus (livret de règles, pages 10 et 11).{ $mode ->
        [solo] { " " }Le livret ne dit pas ce qui se passe si la main fictive montre votre phase : ici, vous gardez votre bonus.
       *[co-op] { "" }
    }
    .title = Phases de la manche { $round }
    .moves =
        { $same ->
            [yes] { $mode ->
                [co-op] Ouvrez la tuile **{ NAME($yours) }** || Vous et votre partenaire : une fois, bonus pour vous deux
               *[solo] Ouvrez la tuile **{ NAME($yours) }** || Vous et la main fictive : une seule fois, avec votre bonus
            }
           *[no] Ouvrez la tuile **{ NAME($yours) }** || Avec votre bonus
        }
        { $same ->
            [yes] { "" }
           *[no] { $mode ->
                [co-op] Ouvrez la tuile **{ NAME($other) }** || Choisie par votre partenaire
               *[solo] Ouvrez la tuile **{ NAME($other) }** || Choisie par la main fictive : pas de bonus
            }
        }
    .facts =
        { $same ->
            [yes] { "" }
           *[no] { $mode ->
                [co-op] Chacun a le bonus de sa phase
               *[solo] Vous avez le bonus de la phase { NAME($yours) }
            }
        }
        { $last ->
            [yes] C’était la dernière carte de la main fictive
           *[no] { "" }
        }
    .key = { $same ->
        [yes] Phase | 1
       *[no] Phases | 2
    }
    .short = Vous avez choisi { NAME($yours) } ; { $mode ->
        [co-op] votre partenaire
       *[solo] la main fictive
    }{ $same ->
        [yes] { " aussi" }
       *[no] , { NAME($other) }
    }.
cube = { $who ->
        [partner] Quel cube votre partenaire prend-il
       *[you] Quel cube prenez-vous
    } dans la pile ? Cuivre : { $copper }, couleur : { $colour }.
    .voice = { $who ->
        [partner] Quel cube votre partenaire prend-il ?
       *[you] Quel cube prenez-vous ?
    }
    .why = Un cube de cuivre vaut 1 mégacrédit. Un cube de couleur est défaussé, et celui qui l’a pris peut échanger une carte de sa main avec l’autre joueur (livret de règles, mode à deux joueurs).
    .option-copper = Un cube de cuivre, qui vaut 1 mégacrédit
    .option-colour = Un cube de couleur, pour échanger une carte
    .done = { $who ->
        [partner] votre partenaire a pris un { NAME($answer, form: "cube") }
       *[you] vous avez pris un { NAME($answer, form: "cube") }
    }
    .title = { $who ->
        [partner] Quel cube le partenaire prend-il ?
       *[you] Quel cube de la pile prenez-vous ?
    }
    .facts =
        Chacun de vous en prend un
        Restent dans la pile : cuivre { $copper }, couleur { $colour }
    .key = Cube
    .short = { $who ->
        [partner] Quel cube votre partenaire prend-il,
       *[you] Quel cube prenez-vous,
    } cuivre ou couleur ?
cube-taken = { $who ->
        [partner] Votre partenaire prend
       *[you] Vous prenez
    } { $cube ->
        [colour] un cube de couleur. Défaussez-le ; { $who ->
            [partner] votre partenaire peut échanger une carte de sa main avec vous.
           *[you] vous pouvez échanger une carte de votre main avec votre partenaire.
        }
       *[copper] un cube de cuivre, 1 MC.
    } { $left ->
        [0] La pile est vide : cette manche est la dernière.
       *[other] { "" }
    }
    .voice = { $who ->
        [partner] Votre partenaire prend
       *[you] Vous prenez
    } { $cube ->
        [colour] un cube de couleur. Défaussez ce cube. { $who ->
            [partner] Votre partenaire peut échanger une carte avec vous.
           *[you] Vous pouvez échanger une carte avec votre partenaire.
        }
       *[copper] un cube de cuivre : 1 mégacrédit.
    } { $left ->
        [0] La pile est vide. Cette manche est la dernière.
       *[other] { "" }
    }
    .why = La manche qui vide la pile est jouée jusqu’au bout (livret de règles, mode à deux joueurs).
    .moves =
        { $who ->
            [partner] { $cube ->
                [colour] Le partenaire prend un **cube de couleur**
               *[copper] Le partenaire prend un **cube de cuivre** | Il vaut 1 MC
            }
           *[you] { $cube ->
                [colour] Vous : prenez un **cube de couleur**
               *[copper] Vous : prenez un **cube de cuivre** | Il vaut 1 MC
            }
        }
        { $cube ->
            [colour] **Défaussez** ce cube
           *[copper] { "" }
        }
        { $cube ->
            [colour] ~ Échangez **une carte**, si vous voulez | Une carte de la main, avec l’autre joueur
           *[copper] { "" }
        }
    .facts =
        { $left ->
            [0] La pile est vide : cette manche est la dernière
           *[other] { "" }
        }
    .key = { $cube ->
        [colour] Cube de couleur
       *[copper] MC | 1
    }
    .short = { $who ->
        [partner] Votre partenaire prend
       *[you] Vous prenez
    } { $cube ->
        [colour] un cube de couleur et le { $who ->
            [partner] défausse ; il peut
           *[you] défaussez ; vous pouvez
        } échanger une carte.
       *[copper] un cube de cuivre.
    } { $left ->
        [0] Cette manche est la dernière.
       *[other] { "" }
    }

## Les cinq phases

# À qui est le bonus d'une phase, avant ce qu'il est
bonus = { $bonus ->
        [you] { $mode ->
            [co-op] Votre bonus :
           *[solo] Bonus :
        }
        [partner] Bonus du partenaire :
       *[both] Bonus pour les deux :
    }
    .moves = { $bonus ->
        [you] Votre bonus :
        [partner] Partenaire :
       *[both] Vous deux :
    }
requirements = Pour les prérequis : { $value } °C (zone { NAME($temperature_zone, form: "zone") }), oxygène { $oxygen } % (zone { NAME($oxygen_zone, form: "zone") }), océans : { $oceans }.
    .voice = Pour les prérequis, la température est à { $sign ->
        [minus] moins
       *[plus] { "" }
    } { $size ->
        [one] { $size } degré
       *[other] { $size } degrés
    }, en zone { NAME($temperature_zone, form: "zone") }, et l’oxygène à { $oxygen } pour cent, en zone { NAME($oxygen_zone, form: "zone") } ; { $oceans ->
        [0] aucun océan n’est révélé.
        [one] { $oceans } océan est révélé.
       *[other] { $oceans } océans sont révélés.
    }
    .facts =
        Plateau : { $value } °C (zone { NAME($temperature_zone, form: "zone") }), { $oxygen } % (zone { NAME($oxygen_zone, form: "zone") })
        Océans : { $oceans } ; à comparer aux prérequis
development = I Développement : vous pouvez jouer 1 carte verte. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } la carte coûte 3 MC de moins.
    } { requirements }
    .again = I Développement. { requirements }
    .again-short = Vous pouvez jouer une carte verte.
    .voice = C’est la phase { $number }, développement. Vous pouvez jouer une carte verte. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } la carte coûte 3 mégacrédits de moins.
    } { requirements.voice }
    .why = Avec chaque savoir-faire acier, les cartes à badge Construction coûtent 2 mégacrédits de moins ; avec chaque savoir-faire titane, les cartes à badge Espace en coûtent 3 de moins, sans jamais descendre sous 0. Vous pouvez défausser n’importe quelle carte en main pour 3 mégacrédits. Les prérequis se vérifient au début de la phase (livret de règles, pages 11 et 12).
    .title = I Développement
    .moves =
        { $mode ->
            [co-op] ~ Chacun peut jouer 1 **carte verte**
           *[solo] ~ Vous pouvez jouer 1 **carte verte**
        }
        { $bonus ->
            [nobody] { "" }
           *[other] ~ { bonus.moves } carte **3 MC** moins chère | La carte verte seulement
        }
    .facts = { requirements.facts }
    .key = Développement | { $number }
    .short = Développement : jouez une carte verte si vous voulez. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } la carte coûte 3 mégacrédits de moins.
    }
construction = II Construction : vous pouvez jouer 1 carte bleue ou rouge. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } piocher 1 carte avant ou après, ou en jouer 1 de plus.
    } { requirements }
    .again = II Construction. { requirements }
    .again-short = Vous pouvez jouer une carte bleue ou rouge.
    .voice = C’est la phase { $number }, construction. Vous pouvez jouer une carte bleue ou rouge. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } piocher une carte avant ou après, ou en jouer une de plus.
    } { requirements.voice }
    .why = Avec chaque savoir-faire acier, les cartes à badge Construction coûtent 2 mégacrédits de moins ; avec chaque savoir-faire titane, les cartes à badge Espace en coûtent 3 de moins, sans jamais descendre sous 0. Les prérequis se vérifient au début de la phase (livret de règles, pages 11 et 12).
    .title = II Construction
    .moves =
        { $mode ->
            [co-op] ~ Chacun peut jouer 1 **carte bleue ou rouge**
           *[solo] ~ Vous pouvez jouer 1 **carte bleue ou rouge**
        }
        { $bonus ->
            [nobody] { "" }
           *[other] ~ { bonus.moves } **piocher** ou **jouer une carte** | Piocher 1 carte, avant ou après, ou en jouer 1 de plus
        }
    .facts = { requirements.facts }
    .key = Construction | { $number }
    .short = Construction : jouez une carte bleue ou rouge si vous voulez. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } piocher une carte, ou en jouer une de plus.
    }
action = III Action : utilisez une fois chaque « Action : » de vos cartes, et les actions standard à volonté. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } refaire une action.
    } Forêt : 8 plantes ou 20 MC. Température : 8 unités de chaleur ou 14 MC. Océan : 15 MC.
    .again = III Action.
    .again-short = Faites vos actions.
    .voice = C’est la phase { $number }, action. Utilisez une fois chaque action de vos cartes, et les actions standard à volonté. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } utiliser une action une deuxième fois.
    }
    .why = Chaque niveau gagné vaut 1 niveau de terraformation. À la fin de la phase, la chaleur et les plantes restantes doivent être converties (livret de règles, page 14).
    .title = III Action
    .moves =
        ~ Utilisez chaque **action** une fois | « Action : » sur vos cartes
        { $bonus ->
            [nobody] { "" }
           *[other] ~ { bonus.moves } refaire **une action**
        }
        ~ Faites des **actions standard** à volonté || Forêt 20 MC, température 14 MC, océan 15 MC
    .facts =
        Forêt : 8 plantes ; température : 8 unités de chaleur
    .key = Action | { $number }
    .short = Action : utilisez une fois chaque action de vos cartes, et les actions standard à volonté. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } refaire une action.
    }
production = IV Production : MC de la production et du NT { $mode ->
        [co-op] (NT : vous { $tr }, votre partenaire { $partner_tr })
       *[solo] (NT { $tr })
    }, chaleur, plantes, cartes. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } +4 MC.
    }
    .again = IV Production, NT { $mode ->
        [co-op] (vous { $tr }, votre partenaire { $partner_tr })
       *[solo] { $tr }
    }.
    .again-short = Prenez votre production.
    .voice = C’est la phase { $number }, production. Prenez votre production, et { $mode ->
        [co-op] des mégacrédits pour le niveau de terraformation : { $tr } pour vous, { $partner_tr } pour votre partenaire.
       *[solo] { $tr } mégacrédits pour le niveau de terraformation.
    } { $bonus ->
        [nobody] { "" }
       *[other] { bonus } prendre 4 mégacrédits de plus.
    }
    .why = Vous recevez des mégacrédits selon votre production et votre niveau de terraformation, et de la chaleur, des plantes et des cartes selon votre production. L’acier et le titane ne produisent rien (livret de règles, page 15).
    .title = IV Production
    .moves =
        { $mode ->
            [co-op] Chacun prend ses **MC** : production + NT | NT : vous { $tr }, votre partenaire { $partner_tr }
           *[solo] Prenez vos **MC** : production + NT { $tr }
        }
        Prenez **chaleur** et **plantes** | Selon la production
        Piochez des **cartes** | Selon la production
        { $bonus ->
            [nobody] { "" }
           *[other] { bonus.moves } **+4 MC**
        }
    .key = Production | { $number }
    .short = Production : prenez vos mégacrédits, votre chaleur, vos plantes et vos cartes ; ajoutez 1 mégacrédit par niveau de terraformation. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } prendre 4 mégacrédits de plus.
    }
research = V Recherche : piochez 2 cartes, gardez-en 1. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } piocher plutôt 5 cartes et en garder 2.
    }
    .again = V Recherche.
    .again-short = Piochez vos cartes.
    .voice = C’est la phase { $number }, recherche. Piochez 2 cartes et gardez-en une. { $bonus ->
        [nobody] { "" }
        [partner] Bonus de votre partenaire : il pioche plutôt 5 cartes et en garde 2.
       *[other] { bonus } piocher plutôt 5 cartes et en garder 2.
    }
    .why = Avec le bonus, on pioche 3 cartes de plus et on en garde 1 de plus (livret de règles, page 15).
    .title = V Recherche
    .moves =
        { $bonus ->
            [nobody] Piochez **2 cartes**, gardez-en 1
            [you] { $mode ->
                [co-op] Vous : piochez **5 cartes**, gardez-en 2 | Votre bonus
               *[solo] Piochez **5 cartes**, gardez-en 2 | Votre bonus
            }
            [partner] Vous : piochez **2 cartes**, gardez-en 1
           *[both] Vous deux : piochez **5 cartes**, gardez-en 2 | Bonus pour les deux
        }
        { $bonus ->
            [you] { $mode ->
                [co-op] Partenaire : **2 cartes**, il en garde 1
               *[solo] { "" }
            }
            [partner] Partenaire : **5 cartes**, il en garde 2 | Bonus du partenaire
           *[other] { "" }
        }
    .key = Recherche | { $number }
    .short = Recherche : piochez 2 cartes, gardez-en une. { $bonus ->
        [nobody] { "" }
        [partner] Bonus de votre partenaire : il pioche plutôt 5 cartes et en garde 2.
       *[other] { bonus } piocher plutôt 5 cartes et en garder 2.
    }
phase-done = { LIST($phases) } : est-ce terminé ?
    .voice = Continuez quand c’est terminé.
    .why = Les phases Production et Recherche n’augmentent aucun paramètre : il n’y a rien à signaler (livret de règles, page 15).
    .option-done = Terminé
    .done = { $phases ->
        [production] vous avez fini la phase Production
        [research] vous avez fini la phase Recherche
       *[other] vous avez fini les phases { LIST($phases) }
    }
    .title = { LIST($phases) }
    .facts = Rien à signaler ici
    .key = Manche | { $round }
    .short = { LIST($phases) } : est-ce terminé ?

## Ce qui s'est passé

# Ce qui doit être converti avant la fin d'une phase Action
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
        [9] un océan a été compté, tous étant déjà révélés
       *[other] un océan a été révélé ({ $oceans_to } sur 9)
    }
    .forest = { $oxygen_from ->
        [14] une forêt a été placée, l’oxygène étant déjà au maximum
       *[other] une forêt a été placée et l’oxygène est passé de { $oxygen_from } à { $oxygen_to } %
    }
report = { NAME($phase) } : qu’est-ce qui a augmenté ? { $must ->
        [both] À la fin, convertissez la chaleur et les plantes, 8 par 8.
        [temperature] À la fin, convertissez la chaleur, 8 par 8.
        [forest] À la fin, convertissez les plantes, 8 par 8.
       *[none] { "" }
    }
    .voice = { NAME($phase) } : qu’est-ce qui a augmenté ? { $must ->
        [both] À la fin, convertissez 8 par 8 la chaleur en température et les plantes en forêts.
        [temperature] À la fin, convertissez 8 par 8 la chaleur en température.
        [forest] À la fin, convertissez 8 par 8 les plantes en forêts.
       *[none] { "" }
    }
    .why = Signalez chaque niveau à part : chacun vaut 1 niveau de terraformation{ $must ->
        [none] { "" }
       *[other] . À la fin d’une phase Action, tout ce qui peut encore être converti doit l’être, sauf si le paramètre est au maximum{ $mode ->
            [co-op] { " " }; cela vaut pour vous deux
           *[solo] { "" }
        }
    } (livret de règles, page 14).
    .option-done = { $must ->
        [none] Fin de la phase
       *[other] Conversions faites, fin de la phase
    }
    .option-temperature = Température
    .option-forest = Forêt
    .option-ocean = Océan
    .option-oxygen = Oxygène seul
    .form = report
    .refused = Cela ne peut pas être signalé maintenant : ce qui était au maximum avant cette phase ne rapporte plus rien.
    .done = { $answer ->
        [temperature] { steps.temperature }
        [forest] { steps.forest }
        [ocean] { steps.ocean }
        [oxygen] { steps.oxygen }
        [tr] votre niveau de terraformation a augmenté
       *[done] vous avez fini la phase { NAME($phase) }
    }
    .title = Qu’est-ce qui a augmenté ?
    .moves =
        { $asks ->
            [first] { $must ->
                [both] ~ À la fin, convertissez la **chaleur** || 8 par 8, autant que possible : +1 niveau à chaque fois
                [temperature] ~ À la fin, convertissez la **chaleur** || 8 par 8, autant que possible : +1 niveau à chaque fois
               *[none] { "" }
            }
           *[more] { "" }
        }
        { $asks ->
            [first] { $must ->
                [both] ~ À la fin, convertissez les **plantes** || 8 par 8, autant que possible : +1 forêt à chaque fois
                [forest] ~ À la fin, convertissez les **plantes** || 8 par 8, autant que possible : +1 forêt à chaque fois
               *[none] { "" }
            }
           *[more] { "" }
        }
    .facts =
        { $must ->
            [none] { $asks ->
                [first] Signalez chaque niveau, un par un
               *[more] { "" }
            }
           *[other] { $asks ->
                [first] { "" }
               *[more] { $must ->
                    [both] À la fin, convertissez chaleur et plantes, 8 par 8
                    [temperature] À la fin, convertissez la chaleur, 8 par 8
                   *[forest] À la fin, convertissez les plantes, 8 par 8
                }
            }
        }
    .key = { NAME($phase) }
    .short = { NAME($phase) } : qu’est-ce qui a augmenté ? { $must ->
        [both] À la fin, convertissez la chaleur et les plantes 8 par 8.
        [temperature] À la fin, convertissez la chaleur 8 par 8.
        [forest] À la fin, convertissez les plantes 8 par 8.
       *[none] { "" }
    }
who = { who.title }
    .voice = { $report ->
        [tr] Qui gagne ce niveau de terraformation ?
       *[other] { who.title }
    }
    .why = Chaque joueur a son propre niveau de terraformation.
    .done = { $report ->
        [temperature] { steps.temperature }
        [forest] { steps.forest }
        [ocean] { steps.ocean }
        [oxygen] { steps.oxygen }
       *[tr] { $answer ->
            [partner] le niveau de terraformation de votre partenaire a augmenté
           *[you] votre niveau de terraformation a augmenté
        }
    }{ $report ->
        [tr] { "" }
       *[other] , { NAME($answer, form: "whom") }
    }
    .reported = { who.done }
    .title = { $report ->
        [temperature] Qui a augmenté la température ?
        [forest] Qui a placé la forêt ?
        [ocean] Qui a révélé l’océan ?
        [oxygen] Qui a augmenté l’oxygène ?
       *[tr] Qui gagne ce NT ?
    }
    .key = { $report ->
        [temperature] Température
        [forest] Forêt
        [ocean] Océan
        [oxygen] Oxygène
       *[tr] NT
    }
    .short = { who.voice }
gain-tr = { $who ->
        [partner] NT du partenaire : { $tr }.
       *[you] NT { $tr }.
    }
    .voice = { $who ->
        [partner] Le niveau de terraformation de votre partenaire est de { $tr }.
       *[you] Votre niveau de terraformation est de { $tr }.
    }
    .why = Une carte peut donner des niveaux de terraformation sans augmenter de paramètre ; signalez chacun à part (livret de règles, niveau de terraformation).
    .moves = { $who ->
        [partner] Montez le NT du partenaire à **{ $tr }**
       *[you] Montez votre NT à **{ $tr }**
    }
    .key = NT | { $tr }
    .short = { $who ->
        [partner] Le niveau de terraformation de votre partenaire est de { $tr }.
       *[you] Votre niveau de terraformation est de { $tr }.
    }
where = { $parameter ->
        [temperature] Température { $value } °C, zone { NAME($zone, form: "zone") }
        [oxygen] Oxygène { $value } %, zone { NAME($zone, form: "zone") }
       *[oceans] Océans : { $value } sur { $goal }
    }
    .voice = { $parameter ->
        [temperature] La température est à { $sign ->
            [minus] moins
           *[plus] { "" }
        } { $size ->
            [one] { $size } degré
           *[other] { $size } degrés
        }
        [oxygen] L’oxygène est à { $value } pour cent
       *[oceans] { $value ->
            [0] Aucun océan n’est révélé
            [one] { $value } océan est révélé
           *[other] { $value } océans sont révélés
        }
    }
raised = { $report ->
        [forest] { $who ->
            [partner] Votre partenaire a maintenant { $forests ->
                [one] { $forests } forêt.
               *[other] { $forests } forêts.
            }
           *[you] Vous avez maintenant { $forests ->
                [one] { $forests } forêt.
               *[other] { $forests } forêts.
            }
        }
       *[other] { "" }
    } { where }. { $paid ->
        [yes] { $who ->
            [partner] NT du partenaire : { $tr }.
           *[you] NT { $tr }.
        }
       *[no] Oxygène déjà au maximum : pas de NT.
    } { $report ->
        [ocean] { $rose ->
            [yes] { $who ->
                [partner] Votre partenaire prend
               *[you] Prenez
            } la récompense de la tuile.
           *[no] { $who ->
                [partner] Votre partenaire prend
               *[you] Prenez
            } encore la récompense de la dernière tuile.
        }
       *[other] { "" }
    }
    .voice = { $report ->
        [forest] { $who ->
            [partner] Votre partenaire a { $forests ->
                [one] { $forests } forêt.
               *[other] { $forests } forêts.
            }
           *[you] Vous avez { $forests ->
                [one] { $forests } forêt.
               *[other] { $forests } forêts.
            }
        }
       *[other] { "" }
    } { where.voice }. { $paid ->
        [yes] { $who ->
            [partner] Le niveau de terraformation de votre partenaire est de { $tr }.
           *[you] Votre niveau de terraformation est de { $tr }.
        }
       *[no] L’oxygène était déjà au maximum : le niveau de terraformation ne change pas.
    } { $report ->
        [ocean] { $rose ->
            [yes] { $who ->
                [partner] Votre partenaire prend
               *[you] Prenez
            } la récompense de la tuile.
           *[no] { $who ->
                [partner] Votre partenaire prend
               *[you] Prenez
            } encore la récompense de la dernière tuile.
        }
       *[other] { "" }
    }
    .why = Chaque niveau gagné vaut 1 niveau de terraformation, et une forêt donne aussi un jeton. Pendant la phase où un paramètre atteint son maximum, il rapporte encore comme avant ; dès la phase suivante, une forêt ne donne plus que son jeton (livret de règles, page 14).
    .moves =
        { $report ->
            [forest] { $who ->
                [partner] Votre partenaire prend un **jeton Forêt**
               *[you] Prenez un **jeton Forêt**
            } | Jetons Forêt : { $forests }
           *[other] { "" }
        }
        { $report ->
            [forest] { $rose ->
                [yes] Montez l’oxygène à **{ $value } %** | Zone { NAME($zone, form: "zone") }
               *[no] { "" }
            }
            [ocean] { $who ->
                [partner] Partenaire : **récompense** de la tuile
               *[you] Prenez la **récompense** de la tuile
            } | { $rose ->
                [yes] Imprimée sur l’océan révélé
               *[no] Encore celle du dernier océan
            }
            [temperature] Montez la température à **{ $value } °C** | Zone { NAME($zone, form: "zone") }
           *[oxygen] Montez l’oxygène à **{ $value } %** | Zone { NAME($zone, form: "zone") }
        }
        { $paid ->
            [yes] { $who ->
                [partner] Montez le NT du partenaire à **{ $tr }**
               *[you] Montez votre NT à **{ $tr }**
            }
           *[no] { "" }
        }
    .facts =
        { $report ->
            [ocean] Océans révélés : { $value } sur { $goal }
           *[other] { "" }
        }
        { $paid ->
            [yes] { "" }
           *[no] Oxygène déjà au maximum : pas de NT
        }
    .key = { $report ->
        [forest] Forêts | { $forests }
        [temperature] Température | { $value } °C
        [oxygen] Oxygène | { $value } %
       *[ocean] Océans | { $value }
    }
    .short = { $report ->
        [forest] { $who ->
            [partner] Votre partenaire a
           *[you] Vous avez
        } { $forests ->
            [one] { $forests } jeton Forêt.
           *[other] { $forests } jetons Forêt.
        } { where.voice }
        [ocean] { where.voice } : { $who ->
            [partner] votre partenaire prend
           *[you] prenez
        } { $rose ->
            [yes] la récompense de la tuile
           *[no] encore la dernière récompense
        }
       *[other] { where.voice }
    } ; { $paid ->
        [yes] { $who ->
            [partner] { $report ->
                [forest] le niveau de terraformation de votre partenaire passe à { $tr }.
                [ocean] son niveau de terraformation passe à { $tr }.
               *[other] le niveau de terraformation de votre partenaire passe à { $tr }.
            }
           *[you] votre niveau de terraformation passe à { $tr }.
        }
       *[no] le niveau de terraformation ne change pas.
    }
new-zone = { $parameter ->
        [temperature] La température
       *[oxygen] L’oxygène
    } est en zone { NAME($zone, form: "zone") }. Prérequis : zone { NAME($counts, form: "zone") } jusqu’à la fin de cette phase.
    .voice = { $parameter ->
        [temperature] La température
       *[oxygen] L’oxygène
    } entre en zone { NAME($zone, form: "zone") }. Pour les prérequis, la zone { NAME($counts, form: "zone") } compte jusqu’à la fin de cette phase.
    .why = Les prérequis se vérifient au début de la phase (livret de règles, page 12). Les zones sont imprimées sur les pistes.
    .facts =
        { $parameter ->
            [temperature] La température est en zone { NAME($zone, form: "zone") }
           *[oxygen] L’oxygène est en zone { NAME($zone, form: "zone") }
        }
        Prérequis : zone { NAME($counts, form: "zone") } jusqu’à la fin de cette phase
    .key = { $parameter ->
        [temperature] Température
       *[oxygen] Oxygène
    } | { NAME($zone, form: "zone") }
    .short = { $parameter ->
        [temperature] La température
       *[oxygen] L’oxygène
    } passe en zone { NAME($zone, form: "zone") } ; pour les prérequis, la zone { NAME($counts, form: "zone") } compte jusqu’à la fin de cette phase.
full = { $parameter ->
        [temperature] La température est au maximum.
        [oxygen] L’oxygène est au maximum.
       *[oceans] Tous les océans sont révélés.
    } Jusqu’à la fin de cette phase, ce paramètre rapporte encore comme avant.
    .voice = { $parameter ->
        [temperature] La température est au maximum.
        [oxygen] L’oxygène est au maximum.
       *[oceans] Tous les océans sont révélés.
    } Jusqu’à la fin de cette phase, ce paramètre rapporte encore comme avant.
    .why = Pendant la phase où un paramètre atteint son maximum, on peut encore l’augmenter et recevoir tout ce que cela rapporte : niveau de terraformation, forêt, récompense de la dernière tuile Océan (livret de règles, page 14).
    .title = { $parameter ->
        [temperature] La température est au maximum !
        [oxygen] L’oxygène est au maximum !
       *[oceans] Tous les océans sont révélés !
    }
    .facts = Rapporte comme avant jusqu’à la fin de cette phase
    .key = { $parameter ->
        [temperature] Température | 8 °C
        [oxygen] Oxygène | 14 %
       *[oceans] Océans | 9
    }
    .short = { $parameter ->
        [temperature] La température est au maximum : elle rapporte
        [oxygen] L’oxygène est au maximum : il rapporte
       *[oceans] Tous les océans sont révélés : ils rapportent
    } comme avant jusqu’à la fin de cette phase.
closed = { $parameter ->
        [temperature] Désormais, augmenter la température ne rapporte plus rien.
        [oxygen] Désormais, augmenter l’oxygène ne rapporte plus rien ; une forêt donne toujours son jeton, mais pas de NT.
       *[oceans] Désormais, les océans ne rapportent plus rien.
    }
    .voice = { $parameter ->
        [temperature] Désormais, augmenter la température ne rapporte plus rien.
        [oxygen] Désormais, augmenter l’oxygène ne rapporte plus rien. Une forêt vaut encore son point de victoire.
       *[oceans] Désormais, les océans ne rapportent plus rien.
    }
    .why = Après la phase où il a atteint son maximum, un paramètre ne rapporte plus rien (livret de règles, page 14).
    .facts =
        { $parameter ->
            [temperature] Désormais, augmenter la température ne rapporte plus rien
            [oxygen] Désormais, augmenter l’oxygène ne rapporte plus rien
           *[oceans] Désormais, les océans ne rapportent plus rien
        }
        { $parameter ->
            [oxygen] Une forêt donne son jeton, mais pas de NT
           *[other] { "" }
        }
    .key = { $parameter ->
        [temperature] Température | 8 °C
        [oxygen] Oxygène | 14 %
       *[oceans] Océans | 9
    }
    .short = { $parameter ->
        [temperature] Désormais, la température ne rapporte plus rien.
        [oxygen] Désormais, l’oxygène ne rapporte plus rien ; une forêt donne toujours son jeton.
       *[oceans] Désormais, les océans ne rapportent plus rien.
    }
terraformed = Mars est terraformée ! { $mode ->
        [co-op] NT et forêts : { $points } sur { $needed } à vous deux.
       *[solo] La victoire est certaine.
    }
    .voice = Mars est terraformée ! { $mode ->
        [co-op] Sans vos cartes, vous totalisez { victory-points }, sur { $needed }.
       *[solo] La victoire est certaine.
    }
    .why = { $mode ->
        [co-op] On gagne avec les trois paramètres au maximum et { $needed } points de victoire à deux (livret de règles, mode à deux joueurs).
       *[solo] On gagne avec les trois paramètres au maximum (livret de règles, mode solo).
    } { $stop ->
        [play-on] Vous avez choisi de jouer jusqu’à la dernière manche.
       *[offer] À la fin de cette phase, vous pouvez arrêter.
    }
    .title = Mars est terraformée !
    .facts = { $mode ->
        [co-op] NT et forêts : { $points } sur { $needed } à vous deux
       *[solo] La victoire est certaine
    }
    .key = { $mode ->
        [co-op] PV | { $points }
       *[solo] Terraformée
    }
    .short = Mars est terraformée : { $mode ->
        [co-op] { $points } points sur { $needed } sans les cartes.
       *[solo] la victoire est certaine.
    }
stop = Les trois paramètres sont au maximum. { $certain ->
        [yes] La victoire est certaine. Arrêter et compter ?
       *[no] À vous deux, { $points } PV sur { $needed } sans les cartes. Arrêter et compter ?
    }
    .voice = Les trois paramètres sont au maximum. { $certain ->
        [yes] La victoire est certaine.
       *[no] Sans vos cartes, vous totalisez { $points } points de victoire sur { $needed }.
    } Arrêtez-vous pour compter, ou continuez-vous ?
    .why = Avec les règles de base, la partie finit avec la phase qui amène le dernier paramètre au maximum ; celles du mode { $mode ->
        [co-op] coopératif
       *[solo] solo
    } ne parlent que de la dernière manche. { $left ->
        [0] C’est la dernière manche.
        [one] Il resterait { $left } manche.
       *[other] Il resterait { $left } manches.
    }
    .option-stop = Arrêter et compter
    .option-play-on = Continuer
    .done = { $answer ->
        [stop] vous avez choisi d’arrêter et de compter
       *[other] vous avez choisi de continuer
    }
    .title = Arrêter et compter ?
    .facts =
        Les trois paramètres sont au maximum
        { $certain ->
            [yes] La victoire est certaine
           *[no] À vous deux, { $points } PV sur { $needed } sans les cartes
        }
    .key = Terraformée
    .short = Tout est au maximum : arrêter et compter, ou continuer ?

## La fin d'une manche

hand-limit = Fin de la manche { $round } : { $mode ->
        [co-op] chacun garde
       *[solo] gardez
    } au plus 10 cartes (3 MC par carte défaussée). Remettez les tuiles Phase côté porte fermée.
    .again = Fin de la manche { $round } : remettez les tuiles Phase côté porte fermée.
    .again-short = Remettez les tuiles Phase côté porte fermée.
    .voice = La manche est finie. { $mode ->
        [co-op] Chacun garde
       *[solo] Gardez
    } au plus 10 cartes ; chaque carte défaussée { $mode ->
        [co-op] { "" }
       *[solo] vous
    } rapporte 3 mégacrédits. Remettez les tuiles Phase côté porte fermée.
    .why = La main est limitée à 10 cartes à la fin d’une manche (livret de règles, page 16).
    .title = Fin de la manche { $round }
    .moves =
        { $mode ->
            [co-op] Chacun garde au plus **10 cartes** | Chaque carte défaussée rapporte 3 MC
           *[solo] Gardez au plus **10 cartes** | Chaque carte défaussée rapporte 3 MC
        }
        Remettez les **tuiles Phase** || Côté porte fermée
    .key = Cartes | 10
    .short = { $mode ->
        [co-op] Chacun garde au plus
       *[solo] Gardez au plus
    } 10 cartes ; remettez les tuiles Phase côté porte fermée.
cube-moves = { $deck ->
        [physical] Mélangez la main fictive.
       *[app] La main fictive est mélangée.
    } Avancez le cube sur le { $cube }. { $final ->
        [yes] Les cinq manches finales, { $first } à { $last } : vous choisissez l’ordre des cartes fictives.
       *[no] { "" }
    }
    .voice = { $deck ->
        [physical] Mélangez la main fictive
       *[app] La main fictive est mélangée
    }. Avancez le cube sur le { $cube }. { $final ->
        [yes] Il reste les cinq manches finales : vous choisissez l’ordre des cartes fictives.
       *[no] { "" }
    } { $difficulty ->
        [expert] En Expert, il n’y a pas d’aide.
       *[other] { "" }
    }
    .why = Toutes les cinq manches, la main fictive est mélangée et le cube avance ; quand il arrive sur le 5, les cinq manches finales commencent (livret de règles, mode solo). La manche { $round } est finie.
    .moves =
        { $deck ->
            [physical] Mélangez la **main fictive**
           *[app] { "" }
        }
        Avancez le **cube** sur le { $cube } | { $final ->
            [yes] Manches { $first } à { $last } : vous choisissez la carte
           *[no] { $deck ->
                [physical] Cinq manches sont passées
               *[app] La main fictive est mélangée
            }
        }{ $difficulty ->
            [expert] { " (Expert : pas d’aide)" }
           *[other] { "" }
        }
    .key = Cube | { $cube }
    .short = { $deck ->
        [physical] Mélangez la main fictive et avancez le cube sur le { $cube }.
       *[app] Avancez le cube sur le { $cube }.
    } { $final ->
        [yes] Vous choisissez désormais l’ordre des cartes fictives.
       *[no] { "" }
    }
    .title = Le cube avance
help = Aide du mode solo, { $steps ->
        [one] { $steps } niveau
       *[other] { $steps } niveaux
    } : oxygène ({ $oxygen } %) ou température ({ $temperature } °C) ? Ni NT ni forêt.
    .voice = L’aide du mode solo donne { $steps ->
        [one] { $steps } niveau
       *[other] { $steps } niveaux
    }. Augmentez-vous l’oxygène ou la température ? Cela ne donne ni niveau de terraformation ni forêt.
    .why = Chaque fois que le cube avance, l’aide est de 2 niveaux en Novice et de 1 en Avancé (livret de règles, mode solo). Le livret ne dit pas si, en Novice, on peut répartir ces 2 niveaux entre les deux paramètres : ici, on le peut.
    .option-oxygen = Oxygène
    .option-temperature = Température
    .option-both = Un de chaque
    .done = vous avez choisi « { $choice } » pour l’aide du mode solo
    .title = Aide de { $steps ->
        [one] { $steps } niveau
       *[other] { $steps } niveaux
    } : quel paramètre ?
    .facts =
        { $steps ->
            [one] { $steps } niveau
           *[other] { $steps } niveaux
        }, sans NT ni forêt
        Oxygène { $oxygen } %, température { $temperature } °C
    .key = { $steps ->
        [one] Niveau
       *[other] Niveaux
    } | { $steps }
    .short = L’aide du mode solo donne { $steps ->
        [one] { $steps } niveau :
       *[other] { $steps } niveaux :
    } oxygène ou température ?
helped = { where } (aide du mode solo).
    .voice = { where.voice }, grâce à l’aide du mode solo.
    .why = L’aide du mode solo a donné { $steps ->
        [one] { $steps } niveau
       *[other] { $steps } niveaux
    }, sans niveau de terraformation ni forêt (livret de règles, mode solo).
    .title = Aide du mode solo
    .moves = { $parameter ->
        [temperature] Montez la température à **{ $value } °C**
       *[oxygen] Montez l’oxygène à **{ $value } %**
    } | Zone { NAME($zone, form: "zone") } ; ni NT ni forêt
    .key = { $parameter ->
        [temperature] Température | { $value } °C
       *[oxygen] Oxygène | { $value } %
    }
    .short = { where.voice }, grâce à l’aide du mode solo.
no-help = L’oxygène et la température sont au maximum : { $raised ->
        [0] il n’y a plus rien à augmenter.
       *[other] le reste de l’aide est perdu.
    }
    .why = L’aide n’augmente que l’oxygène ou la température (livret de règles, mode solo).
    .facts =
        L’oxygène et la température sont au maximum
        { $raised ->
            [0] Il n’y a plus rien à augmenter
           *[other] Le reste de l’aide est perdu
        }
    .key = Aide du mode solo
    .short = Oxygène et température au maximum : { $raised ->
        [0] l’aide ne sert plus à rien.
       *[other] le reste de l’aide est perdu.
    }

## La fin

victory-points = { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }
whose = { $mode ->
        [co-op] { $who ->
            [partner] Comptez les points de votre partenaire.
           *[you] Comptez vos points.
        }
       *[solo] { "" }
    }
score-tr = { whose } { $who ->
        [partner] Quel est son NT ?
       *[you] Quel est votre NT ?
    } Chaque niveau vaut 1 PV.
    .voice = { whose } { $who ->
        [partner] Quel est son niveau de terraformation ?
       *[you] Quel est votre niveau de terraformation ?
    }
    .why = Chaque niveau de terraformation vaut 1 point de victoire (livret de règles, décompte final).
    .done = { $who ->
        [partner] le niveau de terraformation de votre partenaire est de { $answer }
       *[you] votre niveau de terraformation est de { $answer }
    }
    .title = { $who ->
        [partner] Le NT de votre partenaire ?
       *[you] Votre NT ?
    }
    .facts = Chaque niveau vaut 1 PV
    .key = NT
    .short = { $who ->
        [partner] Quel est le niveau de terraformation de votre partenaire ?
       *[you] Quel est votre niveau de terraformation ?
    }
score-forests = { whose } Combien de PV sur les jetons Forêt ?
    .voice = { whose } Combien de points de victoire y a-t-il sur les jetons Forêt ?
    .why = Un jeton Forêt vaut 1 ou 5 points de victoire, selon ce qui est imprimé (livret de règles, décompte final).
    .done = { $who ->
        [partner] les jetons Forêt de votre partenaire rapportent { $answer ->
            [one] { $answer } point
           *[other] { $answer } points
        }
       *[you] vos jetons Forêt rapportent { $answer ->
            [one] { $answer } point
           *[other] { $answer } points
        }
    }
    .title = { $who ->
        [partner] PV de ses jetons Forêt ?
       *[you] Vos PV sur les jetons Forêt ?
    }
    .facts = Un jeton vaut 1 ou 5 PV : voyez le nombre imprimé
    .key = Forêts
    .short = { $who ->
        [partner] Combien de points les jetons Forêt de votre partenaire rapportent-ils ?
       *[you] Combien de points vos jetons Forêt rapportent-ils ?
    }
score-cards = { whose } Combien de PV fixes sur les cartes ?
    .voice = { whose } Combien de points de victoire fixes les cartes rapportent-elles ?
    .why = Les cartes à points variables, marquées d’un astérisque, se comptent ensuite (livret de règles, décompte final).
    .done = { $who ->
        [partner] les cartes de votre partenaire rapportent { $answer ->
            [one] { $answer } point fixe
           *[other] { $answer } points fixes
        }
       *[you] vos cartes rapportent { $answer ->
            [one] { $answer } point fixe
           *[other] { $answer } points fixes
        }
    }
    .title = { $who ->
        [partner] PV fixes de votre partenaire ?
       *[you] Vos PV fixes ?
    }
    .facts = Les cartes * se comptent ensuite
    .key = Cartes
    .short = { $who ->
        [partner] Combien de points fixes les cartes de votre partenaire rapportent-elles ?
       *[you] Combien de points fixes vos cartes rapportent-elles ?
    }
score-variable = { whose } Combien de PV variables (cartes *) ?
    .voice = { whose } Combien de points de victoire variables les cartes rapportent-elles ?
    .why = Par exemple, avec 1 point de victoire pour 2 animaux sur la carte, 6 animaux rapportent 3 points, et 9 en rapportent 4 : les points de chaque carte sont arrondis à l’inférieur (livret de règles, décompte final).
    .done = { $who ->
        [partner] les cartes de votre partenaire rapportent { $answer ->
            [one] { $answer } point variable
           *[other] { $answer } points variables
        }
       *[you] vos cartes rapportent { $answer ->
            [one] { $answer } point variable
           *[other] { $answer } points variables
        }
    }
    .title = { $who ->
        [partner] PV variables de votre partenaire ?
       *[you] Vos PV variables ?
    }
    .facts = Cartes * : points arrondis à l’inférieur, carte par carte
    .key = PV variables
    .short = { $who ->
        [partner] Combien de points variables les cartes de votre partenaire rapportent-elles ?
       *[you] Combien de points variables vos cartes rapportent-elles ?
    }
score-sheet = { whose } NT { $tr } + forêts { $forests } + cartes { $cards } + PV variables (*) { $variable } = { $total } PV
    .voice = { $mode ->
        [co-op] { $who ->
            [partner] Votre partenaire a
           *[you] Vous avez
        }
       *[solo] Vous avez
    } { $total ->
        [one] { $total } point de victoire
       *[other] { $total } points de victoire
    } : { $tr } pour le niveau de terraformation, { $forests } pour les forêts, { $cards } pour les cartes et { $variable } pour les points variables.
    .why = Le score additionne le niveau de terraformation, les forêts et les cartes (livret de règles, décompte final).
    .title = { $mode ->
        [co-op] { $who ->
            [partner] Votre partenaire : { $total } PV
           *[you] Vous : { $total } PV
        }
       *[solo] { $total } PV
    }
    .facts =
        NT { $tr }, forêts { $forests }
        Cartes { $cards }, PV variables (*) { $variable }
    .key = PV | { $total }
    .short = { $mode ->
        [co-op] { $who ->
            [partner] Votre partenaire a
           *[you] Vous avez
        }
       *[solo] Vous avez
    } { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }
verdict = { $won ->
        [yes] { $mode ->
            [co-op] Vous gagnez ensemble : Mars est terraformée, avec { $points } PV.
           *[solo] Vous gagnez : Mars est terraformée. Vous avez { $points } PV.
        }
       *[no] { $terraformed ->
            [yes] Pas cette fois : Mars est terraformée, mais vous avez { $points } PV sur { $needed }.
           *[no] Pas cette fois : il fallait encore amener au maximum { LIST($missing, form: "the") }. Vous avez { $points } PV.
        }
    }
    .voice = { $won ->
        [yes] { $mode ->
            [co-op] Vous gagnez ensemble ! Mars est terraformée, et vous totalisez { victory-points }.
           *[solo] Vous gagnez ! Mars est terraformée, et vous avez { victory-points }.
        }
       *[no] { $terraformed ->
            [yes] Pas cette fois : Mars est terraformée, mais vous totalisez { victory-points } sur { $needed }.
           *[no] Pas cette fois : il fallait encore amener au maximum { LIST($missing, form: "the") }. Vous avez { victory-points }.
        }
    }
    .why = { $mode ->
        [co-op] On gagne avec les trois paramètres au maximum et { $needed } points de victoire à deux (livret de règles, mode à deux joueurs).
       *[solo] On gagne avec les trois paramètres au maximum ; les points ne servent qu’à battre votre record (livret de règles, mode solo). { $difficulty ->
            [none] { "" }
           *[other] Difficulté : { NAME($difficulty) }.
        }
    } Manches jouées : { $rounds }.
    .title = { $won ->
        [yes] { $mode ->
            [co-op] Vous gagnez ensemble !
           *[solo] Vous gagnez !
        }
       *[no] Pas cette fois
    }
    .facts = { $terraformed ->
        [yes] { $mode ->
            [co-op] { $points } PV sur { $needed } à vous deux
           *[solo] Mars est terraformée
        }
       *[no] { "" }
    }
    .key = PV | { $points }
    .short = { $won ->
        [yes] { $mode ->
            [co-op] Vous gagnez ensemble avec { victory-points } !
           *[solo] Vous gagnez avec { victory-points } !
        }
       *[no] { $terraformed ->
            [yes] Pas cette fois : { $points } points sur { $needed }.
           *[no] Pas cette fois : il fallait encore amener au maximum { LIST($missing, form: "the") }.
        }
    }

## Où en est la partie

pace = { $steps } niv. { $left ->
        [one] cette manche
       *[other] en { $left } · { pace-rate }/manche
    } · { pace-compared }
    .voice = Il reste { $steps ->
        [one] { $steps } niveau
       *[other] { $steps } niveaux
    } à gagner { $left ->
        [one] pendant cette manche
       *[other] en { $left } manches, soit { pace-rate } par manche
    } ; { pace-compared.voice }.
    .why = Ce sont les niveaux qui manquent encore aux trois paramètres, et les manches qui restent, celle-ci comprise. Le nombre par manche est la moyenne à tenir. Par rapport à un rythme régulier, vous êtes en avance si vous dépassez déjà ce qu’il faudra à la fin de la manche, en retard si vous n’avez pas ce qu’il fallait au début de la manche.
    .title = { pace-compared.title }
    .facts =
        Encore { $steps ->
            [one] { $steps } niveau
           *[other] { $steps } niveaux
        } { $left ->
            [one] pendant cette manche
           *[other] en { $left } manches
        }{ $help ->
            [0] { "" }
           *[other] , et { $help } grâce à l’aide
        }
        { $left ->
            [one] { "" }
           *[other] { pace-rate } niv./manche
        }
    .key = Niveaux | { $steps }
    .short = { $steps ->
        [one] { $steps } niveau
       *[other] { $steps } niveaux
    } { $left ->
        [one] pendant cette manche
       *[other] en { $left } manches : { pace-rate } par manche
    }.
pace-status = Encore { $steps ->
        [one] { $steps } niveau
       *[other] { $steps } niveaux
    }{ $help ->
        [0] { "" }
       *[other] { " (et " }{ $help } grâce à l’aide du mode solo)
    } { $left ->
        [one] pendant cette manche
       *[other] en { $left } manches : { pace-rate } par manche
    } ; { pace-compared.voice }
    .voice = Il reste { $steps ->
        [one] { $steps } niveau
       *[other] { $steps } niveaux
    }{ $help ->
        [0] { "" }
       *[other] { " (et " }{ $help } grâce à l’aide du mode solo)
    } à gagner { $left ->
        [one] pendant cette manche
       *[other] en { $left } manches, soit { pace-rate } par manche
    } ; { pace-compared.voice }.
    .why = { pace.why }
    .key = Niveaux | { $steps }
points-now = { $mode ->
        [co-op] { $points } PV sur { $needed } à vous deux{ $more ->
            [0] { "" }
           *[other] { " · " }encore { $more }
        }
       *[solo] { $points } PV jusqu’ici
    }
    .voice = { $mode ->
        [co-op] Vous totalisez à vous deux
       *[solo] Vous en êtes à
    } { $points } points{ $mode ->
        [co-op] { "" } ; il en faut { $needed }
       *[solo] { "" }
    }.
points-status = Les trois paramètres sont au maximum : { $points } PV jusqu’ici{ $mode ->
        [co-op] { " " }à vous deux
       *[solo] { "" }
    }{ $mode ->
        [co-op] { $more ->
            [0] , il en faut { $needed }
           *[other]  ; il en faut encore { $more } pour arriver à { $needed }
        }
       *[solo] { "" }
    }
    .voice = Les trois paramètres sont au maximum. { $mode ->
        [co-op] Vous totalisez à vous deux
       *[solo] Vous en êtes à
    } { $points } points{ $mode ->
        [co-op] { "" } ; il en faut { $needed }
       *[solo] { "" }
    }.
    .why = On compte ici le niveau de terraformation et les forêts ; les cartes se comptent à la fin (livret de règles, décompte).
    .key = PV | { $points }

goal-parameter = { where }{ $left ->
        [0] { ", au maximum" }
       *[other] , encore { $left }{ $parameter ->
            [oceans] { "" }
           *[other] { $left ->
                [one] { " " }niveau
               *[other] { " " }niveaux
            }
        }
    }
    .voice = { where.voice }{ $left ->
        [0]  : c’est le maximum.
       *[other]  ; il { $parameter ->
            [oceans] en manque { $left }.
           *[other] manque { $left ->
                [one] { $left } niveau.
               *[other] { $left } niveaux.
            }
        }
    }
    .why = Les trois paramètres doivent être au maximum (livret de règles, fin de partie).
    .title = { where }
    .facts = { $left ->
        [0] Au maximum
       *[other] Encore { $left }{ $parameter ->
            [oceans] { "" }
           *[other] { $left ->
                [one] { " " }niveau
               *[other] { " " }niveaux
            }
        }
    }
    .key = { $parameter ->
        [temperature] Température | { $value } °C
        [oxygen] Oxygène | { $value } %
       *[oceans] Océans | { $value }
    }
    .short = { where.voice }{ $left ->
        [0]  : c’est le maximum.
       *[other]  ; encore { $left }{ $parameter ->
            [oceans] { "" }
           *[other] { $left ->
                [one] { " " }niveau
               *[other] { " " }niveaux
            }
        }.
    }
goal-points = NT, forêts et points des cartes : { $points } PV sur { $needed } à vous deux
    .voice = Pour l’instant, vous totalisez à vous deux { victory-points } sur { $needed }.
    .why = Vos cartes ne sont comptées qu’à la fin (livret de règles, mode à deux joueurs).
    .title = { $points } PV sur { $needed } à vous deux
    .facts = NT, forêts et points des cartes
    .key = PV | { $points }
    .short = Vous totalisez { $points } points sur { $needed } à vous deux.
goal-cube = Après la manche { $round }, le cube de la main fictive passe sur le { $cube }
    .voice = Après la manche { $round }, le cube de la main fictive passe sur le { $cube }.
    .why = La main fictive est alors mélangée, et l’aide dépend de la difficulté{ $difficulty ->
        [none] { "" }
       *[other] { " (" }{ NAME($difficulty) }{ ")" }
    } (livret de règles, mode solo).
    .title = Après la manche { $round } : cube sur { $cube }
    .facts =
        La main fictive est alors mélangée
        { $difficulty ->
            [novice] Aide du mode solo : 2 niveaux
            [advanced] Aide du mode solo : 1 niveau
           *[other] { "" }
        }
    .key = Cube | { $cube }
    .short = Après la manche { $round }, le cube de la main fictive passe sur le { $cube }.
goal-rounds = { $round ->
        [0] Encore { $rounds } manches
       *[other] Manche { $round } sur { $rounds }
    }
    .voice = { $round ->
        [0] La première manche n’a pas encore commencé.
       *[other] C’est la manche { $round } sur { $rounds }.
    }
    .why = La partie finit avec la dernière manche (livret de règles, modes solo et à deux joueurs).
    .title = { $round ->
        [0] Encore { $rounds } manches
       *[other] Manche { $round } sur { $rounds }
    }
    .key = Manche | { $round }
    .short = { $round ->
        [0] La première manche n’a pas encore commencé.
       *[other] C’est la manche { $round } sur { $rounds }.
    }

## Options

option-deck = Qui tire les cartes fictives ?
    .why = Avec les vraies cartes, vous saisissez la carte fictive révélée ; le reste ne change pas. Les projets, c’est toujours vous qui les piochez.
    .option-app = L’assistant
    .option-physical = Vous, avec 5 cartes Phase
option-swap = Échange de projets
    .why = Règle avancée : une fois les corporations reçues, mais avant d’en choisir une, on peut défausser autant de projets que l’on veut et en piocher autant (livret de règles, mise en place). Si vous l’activez, la mise en place a une étape de plus.
    .option-off = Sans
    .option-on = Avant de choisir la corporation
option-stop = Quand tout est au maximum
    .why = Avec les règles de base, la partie finit avec la phase qui amène le dernier paramètre au maximum ; celles du mode solo n’en parlent pas. Par défaut, on vous propose alors d’arrêter.
    .option-offer = Proposer d’arrêter
    .option-play-on = Jouer jusqu’à la fin

## Noms

name-ares = Terraforming Mars : Expédition Arès
    .short = Expédition Arès
name-you = Vous
    .field = Vous
    .whom = grâce à vous
name-partner = Partenaire
    .whom = grâce à votre partenaire
# Le nom de la main fictive dans l'état
name-martian = Main fictive
name-solo = Solo
name-co-op = Coopération à deux
name-novice = Novice
name-advanced = Avancé
name-expert = Expert

name-development = Développement
    .numeral = I
    .card = I Développement
name-construction = Construction
    .numeral = II
    .card = II Construction
name-action = Action
    .numeral = III
    .card = III Action
name-production = Production
    .numeral = IV
    .card = IV Production
name-research = Recherche
    .numeral = V
    .card = V Recherche

name-purple = violet
    .zone = violette
    .value = Violette
name-red = rouge
    .zone = rouge
    .value = Rouge
name-yellow = jaune
    .zone = jaune
    .value = Jaune
name-white = blanc
    .zone = blanche
    .value = Blanche

name-temperature = température
    .the = la température
    .short = °C
    .field = Température
name-oxygen = oxygène
    .the = l’oxygène
    .short = % oxygène
    .field = Oxygène
name-oceans = océans
    .the = les océans
    .short = Océans
    .field = Océans
name-temperature_zone = zone de température
    .field = Zone de température
    .short = Zone temp.
name-oxygen_zone = zone d’oxygène
    .field = Zone d’oxygène
    .short = Zone oxy.
name-tr = niveau de terraformation
    .short = NT
    .field = Niveau de terraformation
    .report = NT (carte)
    .report-voice = Niveau de terraformation grâce à une carte
name-forests = Forêts
    .short = Forêts
name-cards = Cartes
name-variable = Points variables
name-round = Manche
    .short = Manche
name-cube = Cube
    .short = Cube

# Ce qui peut être corrigé, et mots de l'état

name-mode = Mode
name-difficulty = Difficulté
    .none = aucune
name-rounds = Manches
name-moment = Maintenant
name-set-up = mise en place
name-planning = planification
name-end = fin de la manche
name-final = décompte
name-phases = Phases
    .none = aucune
name-chosen = Dernière carte Phase
    .none = aucune
name-parameters = Paramètres
name-value = maintenant
    .field = { "" }
name-goal = maximum
name-full = au maximum
name-zones = Zone des prérequis
name-sources = Sources du niveau de terraformation
name-start = départ
name-forest = forêts
name-ocean = océans
name-card = carte
    .none = aucune
name-corrected = corrections
name-hand = encore à venir
name-pile = Pile de cubes
name-copper = cuivre
    .cube = cube de cuivre
name-colour = couleur
    .cube = cube de couleur

## Les mots des images

picture-round = Manche { $number }
picture-of = sur { $number }
picture-steps = { $help ->
        [0] encore { $steps ->
            [one] { $steps } niveau
           *[other] { $steps } niveaux
        }
       *[other] encore { $steps } pour vous
    }
picture-help = + { $steps } par le cube
picture-choose = Choix
picture-end = Fin
