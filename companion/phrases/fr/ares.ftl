# Terraforming Mars : Expédition Arès, en solo et à deux en coopération. Chaque message existe dans les trois langues.

## Mise en place

mode = Jouez-vous seul ou à deux ?
    .voice = Jouez-vous seul, ou à deux en coopération ?
    .why = Le solo dure 25 manches contre une main martienne de cartes Phase ; la coopération, 15 manches et une pile de cubes (livret de règles, modes solo et à deux joueurs).
    .option-solo = Solo
    .option-co-op = Coopération à deux
    .done = mode : { $choice }
difficulty = Quelle difficulté ?
    .voice = Quelle est la difficulté ?
    .why = Quatre fois par partie, quand le cube avance, Novice augmente l’oxygène ou la température de 2 crans, Avancé de 1, Expert d’aucun (livret de règles, mode solo).
    .option-novice = Novice
    .option-advanced = Avancé
    .option-expert = Expert
    .done = difficulté : { $choice }
lead = Faut-il vous guider dans la mise en place ?
    .voice = Faut-il vous guider dans la mise en place ?
    .why = Une première partie emploie des cartes plus simples, marquées d’une étoile (livret de règles, mise en place).
    .option-guided = Guidez-moi
    .option-first-game = Guidez-moi, première partie
    .option-ready = Tout est en place
    .done = mise en place : { $choice }
setup-board = Posez le plateau au centre : température −30 °C, oxygène 0 %. Mélangez les 9 océans et posez-les face orange visible. Fermez les jetons de phase.
    .voice = Posez le plateau au centre, la température sur moins 30 degrés et l’oxygène sur 0. Mélangez les 9 océans et posez-les face orange visible. Fermez les jetons de phase.
    .why = C’est là que commencent les paramètres globaux (livret de règles, mise en place).
    .done = plateau installé
setup-player = { $mode ->
        [co-op] Chacun :
       *[solo] Prenez
    } un plateau Joueur avec un cube sur le 0 des six pistes, et un cube sur le 5 de la piste de NT.
    .voice = { $mode ->
        [co-op] Chacun :
       *[solo] Prenez
    } un plateau Joueur avec un cube sur le 0 des six pistes. Sur la piste du niveau de terraformation, { $mode ->
        [co-op] chacun commence
       *[solo] vous commencez
    } à 5.
    .why = Le niveau de terraformation commence à 5, toute production et efficacité à 0 (livret de règles, mise en place).
    .done = plateau Joueur installé
setup-projects = { $first ->
        [yes] Mélangez les 16 cartes vertes marquées d’une étoile et distribuez-en 4{ $mode ->
            [co-op] { " à chacun" }
           *[solo] { "" }
        } ; les autres sortent du jeu. Distribuez-en ensuite 4 autres de la pioche mélangée.
       *[no] Mélangez les projets et distribuez-en 8{ $mode ->
            [co-op] { " à chacun" }
           *[solo] { "" }
        }.
    }
    .voice = { $first ->
        [yes] Mélangez les 16 cartes vertes marquées d’une étoile et distribuez-en 4{ $mode ->
            [co-op] { " à chacun" }
           *[solo] { "" }
        }. Distribuez-en ensuite 4 autres de la pioche.
       *[no] Mélangez les projets et distribuez-en 8{ $mode ->
            [co-op] { " à chacun" }
           *[solo] { "" }
        }.
    }
    .why = Vous les gardez toutes (livret de règles, mise en place).
    .done = projets distribués
starred = Combien de corporations étoilées vos règles donnent-elles à chacun pour une première partie ?
    .voice = Combien de corporations marquées d’une étoile vos règles donnent-elles à chacun pour une première partie ?
    .why = Les éditions diffèrent : certaines en donnent 2, dont on garde 1 ; d’autres en donnent 1.
    .option = { $option ->
        [1] 1 corporation
       *[other] { $option } corporations
    }
    .done = corporations étoilées : { $answer }
setup-corporation = Distribuez { $mode ->
        [co-op] à chacun
       *[solo] pour vous
    } { $starred ->
        [0] 2 corporations
        [1] 1 corporation étoilée
       *[other] 2 corporations étoilées
    } ; on en garde 1. Prenez ses ressources de départ et les 5 cartes Phase de votre couleur.
    .why = Règle avancée : avant de choisir la corporation, on peut échanger autant de projets que l’on veut (livret de règles, mise en place).
    .done = corporation choisie
setup-martian = { $deck ->
        [physical] Mélangez 5 cartes Phase d’une couleur libre, face cachée : la main martienne.
       *[app] La main martienne, 5 cartes Phase d’une couleur libre, peut rester dans la boîte : je tire les cartes.
    } Posez un cube libre sur le 1 de la piste de NT.
    .voice = { $deck ->
        [physical] Mélangez 5 cartes Phase d’une couleur libre, face cachée : la main martienne.
       *[app] La main martienne, 5 cartes Phase d’une couleur libre, peut rester dans la boîte : je tire les cartes.
    } Posez un cube libre sur le 1 de la piste du niveau de terraformation.
    .why = La main martienne ajoute une phase à chaque manche ; le cube compte ses mélanges (livret de règles, mode solo).
    .done = main martienne prête
setup-pile = Empilez 27 cubes de cuivre et 3 cubes d’une couleur que personne ne joue, en haut à droite du plateau.
    .why = La pile est l’horloge : deux cubes la quittent à chaque manche, 15 manches en tout (livret de règles, mode à deux joueurs).
    .done = pile de cubes prête
begin = { $mode ->
        [co-op] { $rounds } manches : complétez les trois paramètres et totalisez 80 PV.
       *[solo] { $rounds } manches : complétez les trois paramètres. Le cube est sur 1.
    }
    .voice = { $mode ->
        [co-op] Vous avez { $rounds } manches. Complétez les trois paramètres et totalisez 80 points de victoire.
       *[solo] Vous avez { $rounds } manches pour compléter les trois paramètres. Le cube est sur 1.
    }
    .why = Les règles du solo ne disent pas si la partie finit avec la phase qui complète le dernier paramètre. Ici, { $stop ->
        [play-on] elle va jusqu’à la dernière manche.
       *[offer] on vous propose d’arrêter à la fin de cette phase.
    }

## Planification

rounds-left = { $left ->
        [0] C’est la dernière manche.
        [1] Manche { $round } : l’avant-dernière.
       *[other] Manche { $round } : après celle-ci, il en reste { $left }.
    }
    .why = { $mode ->
        [co-op] La pile de cubes dure 15 manches (livret de règles, mode à deux joueurs).
       *[solo] On joue cinq mains martiennes, 25 manches (livret de règles, mode solo).
    }
phase = Manche { $round } sur { $rounds }. { $who ->
        [partner] Quelle carte Phase choisit votre partenaire ?
       *[you] Quelle carte Phase choisissez-vous ?
    }
    .voice = Manche { $round }. { $who ->
        [partner] Quelle phase choisit votre partenaire ?
       *[you] Quelle phase choisissez-vous ?
    }
    .why = { $last ->
        [none] Aucune phase n’a été choisie avant : les cinq sont possibles.
       *[other] À la manche précédente, c’était { NAME($last) } : on ne choisit pas deux fois de suite la même phase.
    } Qui choisit une phase en reçoit le bonus (livret de règles, page 10).
    .refused = « { $answer } » ne peut pas être choisi : il faut l’une des cinq phases, et pas celle de la manche précédente.
    .done = { $who ->
        [partner] phase du partenaire : { $choice }
       *[you] votre phase : { $choice }
    }
martian = La carte martienne est révélée.
    .ask = Révélez la première carte de la main martienne. Quelle phase est-ce ?
    .why = Sa phase a lieu aussi à cette manche, sans bonus. { $left ->
        [one] Il restait { $left } carte
       *[other] Il restait { $left } cartes
    } dans la main (livret de règles, mode solo).
    .refused = « { $answer } » n’est plus dans la main martienne : regardez encore la carte, ou corrigez la main.
    .done = carte martienne : { $choice }
martian-order = Manches finales : quelle carte martienne joue-t-on maintenant ?
    .why = Aux cinq manches finales, vous choisissez l’ordre des cartes martiennes (livret de règles, mode solo).
    .done = carte martienne choisie : { $choice }
phases = { $who ->
        [partner] Vous : { NAME($yours) }. Votre partenaire : { NAME($other) }.
       *[martian] Vous : { NAME($yours) }. Main martienne : { NAME($other) }.
    } { $same ->
        [yes] { $who ->
            [partner] La phase a lieu une fois, et vous avez tous deux son bonus.
           *[martian] La phase a lieu une fois, avec votre bonus.
        }
       *[no] { "" }
    }
    .voice = { $who ->
        [partner] Vous : { NAME($yours) }. Votre partenaire : { NAME($other) }.
       *[martian] Vous : { NAME($yours) }. Main martienne : { NAME($other) }.
    } { $same ->
        [yes] { $who ->
            [partner] La phase a lieu une fois, et vous avez tous deux son bonus.
           *[martian] La phase a lieu une fois, avec votre bonus.
        }
       *[no] À cette manche : { LIST($phases) }.
    }
    .why = Les phases choisies ont lieu une fois chacune, dans l’ordre de leurs numéros ; tous les jouent, mais seul celui qui a choisi une phase en a le bonus (livret de règles, pages 10 et 11). Notre lecture : si la main martienne montre la même carte, le bonus reste à vous.
cube = { $who ->
        [partner] Quel cube votre partenaire prend-il
       *[you] Quel cube prenez-vous
    } de la pile ? { $copper } de cuivre, { $colour } de couleur.
    .voice = { $who ->
        [partner] Quel cube votre partenaire prend-il ?
       *[you] Quel cube prenez-vous ?
    }
    .why = Un cube de cuivre vaut 1 mégacrédit. Un cube de couleur est défaussé, et celui qui l’a pris peut échanger une carte de sa main avec l’autre (livret de règles, mode à deux joueurs).
    .option-copper = Cuivre : 1 mégacrédit
    .option-colour = Couleur : échanger une carte
    .done = { $who ->
        [partner] cube du partenaire : { $choice }
       *[you] votre cube : { $choice }
    }
cube-taken = { $who ->
        [partner] Votre partenaire :
       *[you] Vous :
    } { $cube ->
        [colour] un cube de couleur. Défaussez-le ; une carte en main peut être échangée avec l’autre.
       *[copper] un cube de cuivre, 1 M€.
    } { $left ->
        [0] La pile est vide : cette manche est la dernière.
       *[other] { "" }
    }
    .voice = { $who ->
        [partner] Votre partenaire
       *[you] Vous
    } { $who ->
        [partner] prend
       *[you] prenez
    } { $cube ->
        [colour] un cube de couleur. Défaussez ce cube. Vous pouvez échanger une carte de vos mains.
       *[copper] un cube de cuivre : 1 mégacrédit.
    } { $left ->
        [0] La pile est vide. Cette manche est la dernière.
       *[other] { "" }
    }
    .why = La manche qui vide la pile est jouée jusqu’au bout (livret de règles, mode à deux joueurs).

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
requirements = Prérequis : { $value } °C ({ NAME($temperature_zone) }), { $oxygen } % ({ NAME($oxygen_zone) }), océans : { $oceans }.
    .voice = Les prérequis se jugent sur ces valeurs : température { $sign ->
        [minus] moins
       *[plus] { "" }
    } { $size } degrés, zone { NAME($temperature_zone, form: "zone") }. Oxygène { $oxygen } pour cent, zone { NAME($oxygen_zone, form: "zone") }. { $oceans ->
        [one] { $oceans } océan.
       *[other] { $oceans } océans.
    }
development = I Développement : jouez jusqu’à 1 carte verte. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } −3 M€.
    } { requirements }
    .voice = Phase { $number }, développement. Jouez jusqu’à 1 carte verte. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } elle coûte 3 mégacrédits de moins.
    } { requirements.voice }
    .why = Chaque acier retire 2 mégacrédits aux badges Construction, chaque titane 3 mégacrédits aux badges Espace, jamais sous 0 ; toute carte en main peut être défaussée pour 3 mégacrédits. Les prérequis sont jugés au début de la phase (livret de règles, pages 11 et 12).
construction = II Construction : jouez jusqu’à 1 carte bleue ou rouge. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } piochez 1 carte avant ou après, ou jouez-en 1 de plus.
    } { requirements }
    .voice = Phase { $number }, construction. Jouez jusqu’à 1 carte bleue ou rouge. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } piochez 1 carte avant ou après, ou jouez-en 1 de plus.
    } { requirements.voice }
    .why = Chaque acier retire 2 mégacrédits aux badges Construction, chaque titane 3 mégacrédits aux badges Espace, jamais sous 0. Les prérequis sont jugés au début de la phase (livret de règles, pages 11 et 12).
action = III Action : chaque « Action : » une fois, projets standards à volonté. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } une action deux fois.
    } Forêt : 8 plantes ou 20 M€. Température : 8 de chaleur ou 14 M€. Océan : 15 M€.
    .voice = Phase { $number }, action. Utilisez une fois chaque action de vos cartes, et les projets standards à volonté. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } utilisez une action une deuxième fois.
    }
    .why = Chaque augmentation vaut 1 niveau de terraformation. À la fin de la phase, la chaleur et les plantes restantes doivent être converties (livret de règles, page 14).
production = IV Production : production de M€ + NT { $mode ->
        [co-op] (vous { $tr }, votre partenaire { $partner_tr })
       *[solo] { $tr }
    }, chaleur, plantes, cartes. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } +4 M€.
    }
    .voice = Phase { $number }, production. Prenez votre production, et { $mode ->
        [co-op] des mégacrédits pour le niveau de terraformation : { $tr } pour vous, { $partner_tr } pour votre partenaire.
       *[solo] { $tr } mégacrédits pour le niveau de terraformation.
    } { $bonus ->
        [nobody] { "" }
       *[other] { bonus } 4 mégacrédits.
    }
    .why = Mégacrédits selon la production et le niveau de terraformation, chaleur et plantes selon la production, et une carte par production de carte (livret de règles, page 15).
research = V Recherche : piochez 2 cartes, gardez-en 1. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } piochez-en 5 et gardez-en 2 en tout.
    }
    .voice = Phase { $number }, recherche. Piochez 2 cartes et gardez-en 1. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } piochez-en 5 et gardez-en 2 en tout.
    }
    .why = Le bonus : 3 cartes de plus à piocher et 1 de plus à garder (livret de règles, page 15).

## Ce qui s'est passé

report = { NAME($phase) } : qu’est-ce qui augmente ?
    .voice = { NAME($phase) } : signalez ce qui augmente. Suivant quand la phase est finie.
    .why = Chaque cran vaut 1 niveau de terraformation ; chaque appui est un cran (livret de règles, page 14).
    .option-done = La phase est finie
    .option-temperature = Température augmentée
    .option-forest = Forêt placée
    .option-ocean = Océan retourné
    .option-oxygen = Oxygène augmenté, sans forêt
    .option-tr = Niveau de terraformation seul
    .refused = « { $answer } » n’est pas proposé ici : ce qui était complet avant cette phase ne rapporte plus rien.
    .done = { NAME($phase) } : { $choice }
who = { $report ->
        [tr] De qui le niveau de terraformation monte-t-il ?
       *[other] Qui l’a fait ?
    }
    .voice = { $report ->
        [tr] De qui le niveau de terraformation monte-t-il ?
       *[other] Qui l’a fait ?
    }
    .why = Le niveau de terraformation est propre à chaque joueur.
    .done = { NAME($report) } : { $choice }
conversions = { $must ->
        [none] Ce qui reste peut encore être converti, et rapporte encore : 8 de chaleur en température, ou 8 plantes en forêt.
        [both] Il faut convertir maintenant ce qui reste : par 8, la chaleur en température et les plantes en forêts.
        [temperature] Il faut convertir maintenant ce qui reste : par 8, la chaleur en température.
       *[forest] Il faut convertir maintenant ce qui reste : par 8, les plantes en forêts.
    }
    .voice = { $must ->
        [none] Ce qui reste peut encore être converti, et rapporte encore : 8 de chaleur en température, ou 8 plantes en forêt.
        [both] Il faut convertir maintenant ce qui reste. Par 8, la chaleur en température et les plantes en forêts.
        [temperature] Il faut convertir maintenant ce qui reste. Par 8, la chaleur en température.
       *[forest] Il faut convertir maintenant ce qui reste. Par 8, les plantes en forêts.
    }
    .why = À la fin d’une phase Action, qui peut encore convertir doit le faire, sauf si ce paramètre est complet (livret de règles, page 14).
    .option-done = Il ne reste rien
    .option-temperature = 8 de chaleur : température
    .option-forest = 8 plantes : forêt
    .done = conversion : { $choice }
gain-tr = { $who ->
        [partner] NT du partenaire : { $tr }.
       *[you] NT { $tr }.
    }
    .voice = { $who ->
        [partner] Le niveau de terraformation de votre partenaire est { $tr }.
       *[you] Votre niveau de terraformation est { $tr }.
    }
    .why = Une carte peut donner des niveaux de terraformation sans augmenter de paramètre ; chaque appui en vaut un (livret de règles, niveau de terraformation).
where = { $parameter ->
        [temperature] Température { $value } °C, zone { NAME($zone, form: "zone") }
        [oxygen] Oxygène { $value } %, zone { NAME($zone, form: "zone") }
       *[oceans] Océans { $value } sur { $goal }
    }
    .voice = { $parameter ->
        [temperature] Température { $sign ->
            [minus] moins
           *[plus] { "" }
        } { $size } degrés
        [oxygen] Oxygène { $value } pour cent
       *[oceans] { $value ->
            [one] { $value } océan
           *[other] { $value } océans
        }
    }
raised = { $report ->
        [forest] { $forests ->
            [one] { $forests } forêt.
           *[other] { $forests } forêts.
        }
       *[other] { "" }
    } { where }. { $paid ->
        [yes] { $who ->
            [partner] NT du partenaire : { $tr }.
           *[you] NT { $tr }.
        }
       *[no] Plus d’oxygène ni de NT.
    } { $report ->
        [ocean] { $rose ->
            [yes] Prenez la récompense de la tuile.
           *[no] Prenez encore la récompense de la dernière tuile.
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
            [partner] Le niveau de terraformation de votre partenaire est { $tr }.
           *[you] Votre niveau de terraformation est { $tr }.
        }
       *[no] L’oxygène était déjà complet : pas de niveau de terraformation pour cela.
    } { $report ->
        [ocean] { $rose ->
            [yes] Prenez la récompense de la tuile.
           *[no] Prenez encore la récompense de la dernière tuile.
        }
       *[other] { "" }
    }
    .why = Chaque augmentation vaut 1 niveau de terraformation, une forêt est aussi un jeton. À la phase qui complète un paramètre, tout est encore payé ; dès la phase suivante, seules les forêts le sont (livret de règles, page 14).
new-zone = { $parameter ->
        [temperature] La température
       *[oxygen] L’oxygène
    } est en zone { NAME($zone, form: "zone") }. Prérequis : { NAME($counts, form: "zone") } jusqu’à la fin de cette phase.
    .voice = { $parameter ->
        [temperature] La température
       *[oxygen] L’oxygène
    } entre en zone { NAME($zone, form: "zone") }. Pour les prérequis, la zone { NAME($counts, form: "zone") } compte jusqu’à la fin de cette phase.
    .why = Les prérequis sont jugés au début de la phase (livret de règles, page 12). Les zones sont celles imprimées sur les pistes.
full = { $parameter ->
        [temperature] La température est complète.
        [oxygen] L’oxygène est complet.
       *[oceans] Tous les océans sont retournés.
    } Jusqu’à la fin de cette phase, ce paramètre rapporte encore tout.
    .voice = { $parameter ->
        [temperature] La température est complète.
        [oxygen] L’oxygène est complet.
       *[oceans] Tous les océans sont retournés.
    } Jusqu’à la fin de cette phase, ce paramètre rapporte encore tout.
    .why = À la phase qui complète un paramètre, on peut encore l’augmenter, avec tout ce que cela donne : niveau de terraformation, forêt, récompense de la dernière tuile Océan (livret de règles, page 14).
closed = { $parameter ->
        [temperature] Désormais, augmenter la température ne rapporte rien.
        [oxygen] Désormais, augmenter l’oxygène ne rapporte rien ; une forêt reste un jeton, sans NT.
       *[oceans] Désormais, les océans ne rapportent rien.
    }
    .voice = { $parameter ->
        [temperature] Désormais, augmenter la température ne rapporte rien.
        [oxygen] Désormais, augmenter l’oxygène ne rapporte rien. Une forêt vaut encore son point de victoire.
       *[oceans] Désormais, les océans ne rapportent rien.
    }
    .why = Après la phase qui l’a complété, un paramètre ne donne plus de récompense (livret de règles, page 14).
terraformed = Mars est terraformée ! { $mode ->
        [co-op] NT et forêts : { $points } sur { $needed } ensemble.
       *[solo] La victoire est certaine.
    }
    .voice = Mars est terraformée ! { $mode ->
        [co-op] Sans vos cartes, vous totalisez { $points } points de victoire, sur { $needed }.
       *[solo] La victoire est certaine.
    }
    .why = { $mode ->
        [co-op] On gagne avec les trois paramètres complets et { $needed } points de victoire ensemble (livret de règles, mode à deux joueurs).
       *[solo] On gagne avec les trois paramètres complets (livret de règles, mode solo).
    } { $stop ->
        [play-on] Vous avez choisi de jouer jusqu’à la dernière manche.
       *[offer] À la fin de cette phase, vous pouvez arrêter.
    }
stop = Les trois paramètres sont complets. { $certain ->
        [yes] La victoire est certaine. Arrêter maintenant et compter ?
       *[no] Ensemble, vous avez { $points } PV sur { $needed } sans les cartes. Arrêter maintenant et compter ?
    }
    .voice = Les trois paramètres sont complets. { $certain ->
        [yes] La victoire est certaine.
       *[no] Sans vos cartes, vous totalisez { $points } points de victoire sur { $needed }.
    } Arrêtez-vous pour compter, ou continuez-vous ?
    .why = Les règles de base finissent la partie avec la phase qui complète le dernier paramètre ; celles du mode { $mode ->
        [co-op] coopératif
       *[solo] solo
    } ne parlent que de la dernière manche. { $left ->
        [0] C’est la dernière manche.
        [1] Il en viendrait 1 de plus.
       *[other] Il en viendrait { $left } de plus.
    }
    .option-stop = Arrêter et compter
    .option-play-on = Continuer
    .done = { $choice }

## La fin d'une manche

hand-limit = Fin de la manche { $round } : { $mode ->
        [co-op] chacun garde
       *[solo] gardez
    } au plus 10 cartes ; chaque défausse rapporte 3 M€. Fermez les jetons de phase.
    .voice = Fin de la manche. { $mode ->
        [co-op] Chacun garde
       *[solo] Gardez
    } au plus 10 cartes ; chaque défausse rapporte 3 mégacrédits. Fermez les jetons de phase.
    .why = La main est limitée à 10 cartes à la fin d’une manche (livret de règles, page 16).
    .done = manche { $round } finie
cube-moves = Mélangez la main martienne. Le cube passe sur { $cube }. { $final ->
        [yes] Les cinq manches finales, { $first } à { $last } : vous choisissez l’ordre des cartes martiennes.
       *[no] { "" }
    }
    .voice = Mélangez la main martienne et avancez le cube sur { $cube }. { $final ->
        [yes] Suivent cinq manches finales. Vous y choisissez l’ordre des cartes martiennes.
       *[no] { "" }
    } { $difficulty ->
        [expert] Les experts ne reçoivent pas d’aide.
       *[other] { "" }
    }
    .why = Toutes les cinq manches, la main martienne est mélangée et le cube avance ; sur 5 commencent les cinq manches finales (livret de règles, mode solo). La manche { $round } est finie.
help = Aide, { $number } sur { $steps } : augmenter l’oxygène ({ $oxygen } %) ou la température ({ $temperature } °C) ? Ni NT ni forêt.
    .voice = Aide, { $number } sur { $steps }. Augmentez-vous l’oxygène ou la température ? Cela ne donne ni niveau de terraformation ni forêt.
    .why = Novice aide de 2 crans, Avancé de 1, chaque fois que le cube avance (livret de règles, mode solo). Notre lecture : Novice peut les partager entre les deux.
    .option-oxygen = Augmenter l’oxygène
    .option-temperature = Augmenter la température
    .done = aide : { $choice }
helped = Aide : { where }.
    .voice = { where.voice }.
    .why = Aide { $number } sur { $steps }, sans niveau de terraformation ni forêt (livret de règles, mode solo).
no-help = L’oxygène et la température sont complets : { $number ->
        [1] il n’y a plus rien à augmenter.
       *[other] le reste de l’aide est perdu.
    }
    .why = L’aide n’augmente que l’oxygène ou la température (livret de règles, mode solo).

## La fin

whose = { $mode ->
        [co-op] { $who ->
            [partner] Votre partenaire :
           *[you] Vous :
        }
       *[solo] { "" }
    }
score-tr = { whose } Quel est le niveau de terraformation ? Chaque niveau vaut 1 PV.
    .voice = { whose } Quel est le niveau de terraformation ?
    .why = Chaque niveau de terraformation vaut 1 point de victoire (livret de règles, décompte final).
    .done = { whose } niveau de terraformation { $answer }
score-forests = { whose } Combien de PV y a-t-il sur les jetons Forêt ?
    .voice = { whose } Combien de points de victoire y a-t-il sur les forêts ?
    .why = Les points de victoire des jetons Forêt (livret de règles, décompte final).
    .done = { whose } forêts { $answer }
score-cards = { whose } Combien de PV sont imprimés en simples nombres sur les cartes ?
    .voice = { whose } Combien de points de victoire sont imprimés en simples nombres sur les cartes ?
    .why = Les cartes qui comptent quelque chose, marquées d’un astérisque, viennent ensuite (livret de règles, décompte final).
    .done = { whose } cartes { $answer }
score-variable = { whose } Combien de PV donnent les cartes qui comptent quelque chose ?
    .voice = { whose } Combien de points de victoire donnent les cartes qui comptent quelque chose ?
    .why = Par exemple 1 point de victoire pour 2 animaux sur la carte : 6 animaux font 3, 9 animaux font 4, arrondi vers le bas sur chaque carte (livret de règles, décompte final).
    .done = { whose } cartes qui comptent { $answer }
score-sheet = { whose } NT { $tr } + forêts { $forests } + cartes { $cards } + cartes qui comptent { $variable } = { $total } PV
    .voice = { whose } { $tr } pour le niveau de terraformation, { $forests } pour les forêts, { $cards } pour les cartes, { $variable } pour les cartes qui comptent : { $total } points de victoire.
    .why = Niveau de terraformation, forêts et cartes (livret de règles, décompte final).
verdict = { $won ->
        [yes] { $mode ->
            [co-op] Vous gagnez ensemble : Mars est terraformée, avec { $points } PV.
           *[solo] Vous gagnez : Mars est terraformée. { $points } PV.
        }
       *[no] { $terraformed ->
            [yes] Pas cette fois : Mars est terraformée, mais vous avez { $points } PV sur { $needed }.
           *[no] Pas cette fois. Incomplets : { LIST($missing) }. { $points } PV.
        }
    }
    .voice = { $won ->
        [yes] { $mode ->
            [co-op] Vous gagnez ensemble ! Mars est terraformée, et vous totalisez { $points } points de victoire.
           *[solo] Vous gagnez ! Mars est terraformée, et vous avez { $points } points de victoire.
        }
       *[no] { $terraformed ->
            [yes] Pas cette fois. Mars est terraformée, mais vous totalisez { $points } points de victoire sur { $needed }.
           *[no] Pas cette fois. Incomplets : { LIST($missing) }. Vous avez { $points } points de victoire.
        }
    }
    .why = { $mode ->
        [co-op] Les trois paramètres complets et { $needed } points de victoire ensemble gagnent (livret de règles, mode à deux joueurs).
       *[solo] Les trois paramètres complets gagnent ; les points sont pour votre record (livret de règles, mode solo). { $difficulty ->
            [none] { "" }
           *[other] { NAME($difficulty) }.
        }
    } Manches jouées : { $rounds }.

## Où en est la partie

goal-parameter = { where }{ $left ->
        [0] { " : complet" }
       *[other] , encore { $left }
    }
    .voice = { where.voice }{ $left ->
        [0] , complet.
        [one] , encore { $left } cran.
       *[other] , encore { $left } crans.
    }
    .why = Les trois paramètres doivent être complets (livret de règles, fin de partie).
goal-points = NT, forêts et cartes comptées : { $points } PV sur { $needed } ensemble
    .voice = Sans ce qui n’est pas encore compté, vous totalisez { $points } points de victoire sur { $needed }.
    .why = Vos cartes sont comptées à la fin (livret de règles, mode à deux joueurs).
goal-cube = Après la manche { $round }, le cube passe sur { $cube }
    .voice = Après la manche { $round }, le cube passe sur { $cube }.
    .why = La main martienne est alors mélangée, et l’aide vient selon la difficulté{ $difficulty ->
        [none] { "" }
       *[other] { " (" }{ NAME($difficulty) }{ ")" }
    } (livret de règles, mode solo).
goal-rounds = Manche { $round } sur { $rounds }
    .voice = C’est la manche { $round } sur { $rounds }.
    .why = La partie finit avec la dernière manche (livret de règles, modes solo et à deux joueurs).

## Options

option-stop = Quand tout est complet
    .why = Les règles de base finissent la partie avec la phase qui complète le dernier paramètre ; celles du solo ne le disent pas. D’habitude, on vous propose alors d’arrêter.
    .option-offer = Proposer d’arrêter
    .option-play-on = Jouer jusqu’à la fin

## Noms

name-ares = Terraforming Mars : Expédition Arès
name-you = Vous
    .field = Vous
name-partner = Votre partenaire
name-martian = Main martienne
name-solo = Solo
name-co-op = Coopération à deux
name-novice = Novice
name-advanced = Avancé
name-expert = Expert

name-development = Développement
name-construction = Construction
name-action = Action
name-production = Production
name-research = Recherche

name-purple = violet
    .zone = violette
name-red = rouge
    .zone = rouge
name-yellow = jaune
    .zone = jaune
name-white = blanc
    .zone = blanche

name-temperature = température
    .short = °C
    .field = Température
name-oxygen = oxygène
    .short = % oxygène
    .field = Oxygène
name-oceans = océans
    .short = Océans
    .field = Océans
name-temperature_zone = zone de température
    .short = Zone temp.
name-oxygen_zone = zone d’oxygène
    .short = Zone oxy.
name-tr = niveau de terraformation
    .short = NT
    .field = Niveau de terraformation
name-forests = Forêts
    .short = Forêts
name-cards = Cartes
name-variable = Cartes qui comptent quelque chose
name-round = Manche
    .short = Manche
name-cube = Cube
    .short = Cube

# Ce que l'éditeur plus ou moins peut changer, et mots de l'état

name-mode = Mode
name-difficulty = Difficulté
name-rounds = Manches
name-moment = Maintenant
name-set-up = mise en place
name-planning = planification
name-end = fin de la manche
name-final = décompte
name-phases = Phases
name-chosen = Dernière carte Phase
name-parameters = Paramètres
name-value = maintenant
name-goal = but
name-full = complet
name-zones = Zone des prérequis
name-sources = Niveau de terraformation venant de
name-start = départ
name-forest = forêts
name-ocean = océans
name-card = carte
name-corrected = corrections
name-hand = encore à venir
name-pile = Pile de cubes
name-copper = cuivre
name-colour = couleur
