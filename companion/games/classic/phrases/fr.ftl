# Terraforming Mars, en solo. Les valeurs s’affichent, .voice se dit, .why est la raison avec sa
# source, .done est le nom que l’annulation donne à la réponse. Les noms sont à la fin.

## Mise en place

setup-board = Préparez la carte de Tharsis : −30 °C, oxygène 0 %, 9 océans, génération 1, NT 14. Il n’y a ni objectifs, ni récompenses, ni production. Mélangez les projets avec l’Ère des Corporations{ $prelude ->
        [on] , Préludes à part
       *[off] { "" }
    }. { $deck ->
        [physical] Quatre cartes Projet décideront où vont les tuiles neutres.
       *[app] L’assistant tire quatre coûts pour les tuiles neutres.
    }
    .voice = Préparez la carte de Tharsis : température de moins 30 degrés, oxygène de 0 pour cent, neuf tuiles Océan prêtes, génération 1, niveau de terraformation 14. Il n’y a ni objectifs, ni récompenses, ni production. Mélangez les cartes Projet avec l’Ère des Corporations{ $prelude ->
        [on] , et les Préludes à part
       *[off] { "" }
    }. { $deck ->
        [physical] Quatre cartes Projet décideront où vont les tuiles neutres.
       *[app] L’assistant tire quatre coûts pour les tuiles neutres.
    }
    .why = Une partie en solo se joue avec l’Ère des Corporations et commence sans production, avec un niveau de terraformation de 14. Un adversaire neutre ne possède rien, mais des cartes peuvent le viser (livret de règles, solo). { $goal ->
        [tr63] Vous gagnez avec un niveau de terraformation de 63 : c’est la variante solo de Prélude.
       *[parameters] Vous gagnez si les trois paramètres sont au maximum.
    } L’assistant ne sait placer les tuiles neutres que sur Tharsis ; ailleurs, corrigez leur place dans « Toute la table ».
    .done = plateau préparé
    .title = Préparez la carte de Tharsis
    .moves =
        Prenez la carte de **Tharsis** || L’assistant ne place les tuiles neutres que sur Tharsis
        Réglez **−30 °C** et **0 %** d’oxygène
        Préparez **9 océans**
        Réglez la génération à **1**, le NT à **14** || Ni production, ni objectifs, ni récompenses
        Mélangez les **projets** || Avec l’Ère des Corporations{ $prelude ->
            [on] , Préludes à part
           *[off] { "" }
        }
    .facts =
        { $deck ->
            [physical] Quatre cartes Projet décideront où vont les tuiles neutres
           *[app] L’assistant tire quatre coûts pour les tuiles neutres
        }
    .key = Océans | 9
    .short = Sur Tharsis, réglez la température à moins 30, l’oxygène à 0, la génération à 1, le niveau de terraformation à 14 ; préparez 9 océans ; mélangez les projets{ $prelude ->
        [on] , les Préludes à part
       *[off] { "" }
    }.
neutral-cost = { $number ->
        [1] Révélez la première carte de la pioche Projet. Combien coûte-t-elle ?
       *[other] Révélez la carte { $number } sur 4. Combien coûte-t-elle ?
    } Son coût indique où va une { NAME($tile) } neutre sur Tharsis.
    .voice = { $number ->
        [1] Révélez la première carte de la pioche Projet. Son coût indique où va la première cité neutre.
        [2] Révélez la carte suivante. Son coût indique où va la deuxième cité neutre.
        [3] Révélez la carte suivante. Son coût indique où va la forêt voisine de la première cité.
       *[other] Révélez la dernière des quatre cartes. Son coût indique où va la forêt voisine de la deuxième cité.
    } Combien coûte-t-elle ?
    .why = Les coûts de quatre cartes décident où vont les tuiles neutres : d’abord les deux cités, puis les deux forêts (livret de règles, solo). L’assistant, lui, tire parmi les coûts des 208 cartes Projet, chaque carte ne sortant qu’une fois.
    .done = la carte { $number } coûte { $answer ->
        [one] { $answer } mégacrédit
       *[other] { $answer } mégacrédits
    }
    .title = Combien coûte la carte { $number } ?
    .moves =
        { $number ->
            [1] Révélez la première **carte Projet**
           *[other] Révélez la **carte { $number }** sur 4
        }
    .facts =
        Son coût indique où va une { NAME($tile) } neutre sur Tharsis
        On compte les zones de Tharsis jusqu’à ce coût
    .key = Carte | { $number }
    .short = { $number ->
        [1] Révélez la première carte : combien coûte-t-elle ?
       *[other] Révélez la carte numéro { $number } sur 4 : combien coûte-t-elle ?
    }
neutral-tile = La carte { $number } sur 4 coûte { $cost } M€ : { $cost ->
        [0] comptez 1 zone
        [one] comptez { $cost } zone
       *[other] comptez { $cost } zones
    }.
    .voice = La carte numéro { $number } sur 4 coûte { $cost ->
        [one] { $cost } mégacrédit
       *[other] { $cost } mégacrédits
    }.
    .why = { $tile ->
        [city] { $number ->
            [1] Pour la première cité, on compte les zones depuis le coin supérieur gauche, rangée par rangée
           *[other] Pour la deuxième cité, on compte les zones à rebours, depuis le coin inférieur droit
        }, en sautant les zones Océan, Noctis, les zones voisines d’une cité et celles qui ne laissent pas de place à une forêt ; au bout, on recommence.
       *[greenery] Pour la forêt, on compte les zones autour de sa cité dans le sens horaire, à partir de celle en haut à gauche, en sautant les zones Océan et les zones prises ; après un tour, on continue.
    } Un coût de 0 compte comme 1 (livret de règles, solo).{ $number ->
        [3] { " " }Le livret ne dit pas que faire si les deux forêts n’ont plus que la même zone : ici, la première la laisse à l’autre.
       *[other] { "" }
    }
    .title = Carte { $number } sur 4, { $cost } M€{ $cost ->
        [0] { " " }: compte comme 1
       *[other] { $lap ->
            [1] { " " }: comptez jusqu’à { $cost }
           *[other] { " " }: { $nth ->
                [1] 1re
               *[other] { $nth }e
            } zone du { $lap }e tour
        }
    }
    .facts =
        { $tile ->
            [city] { $number ->
                [1] Depuis le haut à gauche, rangée par rangée
               *[other] D’en bas à droite, à rebours
            }
           *[greenery] Autour de sa cité, sens horaire, depuis le haut à gauche
        }
        { $lap ->
            [1] { "" }
           *[other] { $areas ->
                [one] Une seule zone libre : le compte fait plusieurs tours
               *[other] { $areas } zones libres seulement : le compte fait plusieurs tours
            }
        }
    .key = Coût | { $cost }
    .short = La carte numéro { $number } sur 4 coûte { $cost ->
        [one] { $cost } mégacrédit
       *[other] { $cost } mégacrédits
    }.
place-neutral = { $tile ->
        [city] Cité neutre : rangée { $row }, zone { $place }
       *[greenery] Forêt neutre : rangée { $row }, zone { $place }
    }
    .voice = { $tile ->
        [city] Placez une cité neutre : rangée { $row } en partant du haut, zone { $place } en partant de la gauche.
       *[greenery] Placez une forêt neutre : rangée { $row } en partant du haut, zone { $place } en partant de la gauche. L’oxygène n’augmente pas.
    }
    .why = Les tuiles neutres ne sont à personne ; les forêts neutres n’augmentent pas l’oxygène, mais elles comptent pour vos cités voisines (livret de règles, solo).
    .option-done = Placée
    .done = { $tile ->
        [city] la cité neutre est placée
       *[greenery] la forêt neutre est placée
    } rangée { $row }, zone { $place }
    .title = Une { NAME($tile) } neutre
    .moves =
        { $tile ->
            [city] Placez la **cité**
           *[greenery] Placez la **forêt**
        }, rangée { $row }, zone { $place } || { neutral-tile.title }
    .facts =
        { $tile ->
            [city] { "" }
           *[greenery] L’oxygène n’augmente pas
        }
    .key = { $tile ->
        [city] Cité
       *[greenery] Forêt
    } | { $row }-{ $place }
    .short = Placez une { NAME($tile) } neutre : rangée { $row }, zone { $place }.
setup-cards = { $deck ->
        [physical] Défaussez les quatre cartes révélées.
       *[app] { "" }
    } Prenez 2 corporations et 10 cartes Projet{ $prelude ->
        [on] , et 4 Préludes dont vous gardez 2
       *[off] { "" }
    }. Gardez une corporation ; achetez les cartes Projet que vous voulez, à 3 M€ chacune.
    .voice = Prenez deux corporations et dix cartes Projet{ $prelude ->
        [on] , et quatre Préludes dont vous gardez deux
       *[off] { "" }
    }. Gardez une corporation. Achetez les cartes Projet que vous voulez, à trois mégacrédits chacune.
    .why = Prenez l’argent, les ressources et la production de départ de la corporation, puis payez les cartes (livret de règles, mise en place).
    .done = vous avez pris vos cartes et votre corporation
    .title = Cartes et corporation
    .moves =
        { $deck ->
            [physical] Défaussez les **quatre cartes** révélées
           *[app] { "" }
        }
        Prenez 2 corporations, 10 **cartes Projet**
        { $prelude ->
            [on] Prenez 4 **Préludes**, gardez-en 2
           *[off] { "" }
        }
        Gardez **1 corporation**
        Prenez ses **ressources de départ** | M€, ressources et productions
        Achetez les cartes voulues à **3 M€**
    .key = Cartes | 10
    .short = { $deck ->
        [physical] Défaussez les quatre cartes révélées.
       *[app] { "" }
    } Gardez une corporation sur 2{ $prelude ->
        [on] { " " }et 2 Préludes sur 4
       *[off] { "" }
    } ; parmi 10 projets, achetez ceux que vous voulez, à 3 mégacrédits chacun.
corporation = Quelle est votre corporation ?
    .why = Pour les corporations de cette liste, l’assistant tient compte de ce qu’elles changent aux prix, aux conversions et aux paiements. Pour une autre, corrigez les prix dans « Toute la table ». Signalez vous-même les autres effets.
    .done = { $answer ->
        [other] vous avez une autre corporation
       *[other-one] vous jouez la corporation { NAME($answer) }
    }
    .title = Quelle est votre corporation ?
    .facts = L’assistant tient compte de ce qu’elle change aux prix
    .key = Corporation
    .short = Quelle est votre corporation ?
corporation-effect = { $corporation ->
        [credicor] CrediCor : vous récupérez 4 M€ après une carte ou un projet standard dont le coût imprimé est de 20 ou plus.
        [ecoline] EcoLine : une forêt demande 7 plantes, même après la dernière génération.
        [helion] Helion : vous pouvez payer en chaleur comme en M€, mais pas l’inverse.
        [interplanetary-cinematics] Cinématiques Interplanétaires : vous récupérez 2 M€ après chaque événement.
        [inventrix] Inventrix ne change aucun prix. Première action : piochez 3 cartes.
        [mining-guild] Mining Guild : signalez vous-même la production d’acier des bonus de placement.
        [phobolog] PhoboLog : chaque titane vaut 1 M€ de plus.
        [saturn-systems] Saturn Systems : signalez vous-même la production de M€ des badges Jovien.
        [teractor] Teractor : une carte coûte 3 M€ de moins par badge Terre.
        [thorgate] ThorGate : les cartes Énergie et le projet standard Centrale coûtent 3 M€ de moins.
       *[unmi] UNMI : une fois par génération, si votre NT a augmenté, vous pouvez payer 3 M€ pour l’augmenter encore de 1.
    }
    .voice = { $corporation ->
        [credicor] CrediCor : vous récupérez quatre mégacrédits après une carte ou un projet standard dont le coût imprimé est de 20 ou plus.
        [ecoline] EcoLine : une forêt demande sept plantes, même après la dernière génération.
        [helion] Helion : vous pouvez payer en chaleur comme en mégacrédits, mais pas l’inverse.
        [interplanetary-cinematics] Cinématiques Interplanétaires : vous récupérez deux mégacrédits après chaque événement.
        [inventrix] Inventrix ne change aucun prix. Première action : piochez trois cartes.
        [mining-guild] Mining Guild : signalez vous-même la production d’acier des bonus de placement.
        [phobolog] PhoboLog : chaque titane vaut un mégacrédit de plus.
        [saturn-systems] Saturn Systems : signalez vous-même la production de mégacrédits des badges Jovien.
        [teractor] Teractor : une carte coûte trois mégacrédits de moins par badge Terre.
        [thorgate] ThorGate : les cartes Énergie et le projet standard Centrale coûtent trois mégacrédits de moins.
       *[unmi] Une fois par génération, si votre niveau de terraformation a augmenté, vous pouvez payer trois mégacrédits pour l’augmenter encore de 1.
    }
    .why = C’est imprimé sur la carte de la corporation. L’assistant en tient compte à chaque paiement, conversion ou carte jouée ; les montants se corrigent dans « Toute la table ». Signalez vous-même ses autres effets.
    .title = { NAME($corporation) }
    .facts =
        { $corporation ->
            [credicor] 4 M€ rendus après un coût imprimé de 20 ou plus
            [ecoline] Une forêt demande 7 plantes, jusqu’à la fin
            [helion] Vous pouvez payer en chaleur comme en M€
            [interplanetary-cinematics] 2 M€ rendus après chaque événement
            [inventrix] Aucun prix ne change. Première action : piochez 3 cartes
            [mining-guild] Bonus de placement : signalez la production d’acier
            [phobolog] Chaque titane vaut 1 M€ de plus
            [saturn-systems] Badges Jovien : signalez la production de M€
            [teractor] Carte : 3 M€ de moins par badge Terre
            [thorgate] Cartes Énergie et projet standard Centrale : 3 M€ de moins
           *[unmi] Si votre NT a augmenté : 3 M€ pour 1 NT de plus
        }
    .key = Corporation
    .short = { corporation-effect.voice }
tharsis = République de Tharsis : production de M€ +{ $cities } pour les cités neutres{ $board ->
        [on] { " " }(déjà comptée).
       *[off] . Déplacez son cube.
    }
    .voice = République de Tharsis : votre production de mégacrédits augmente de { $cities } pour les cités neutres.
    .why = Vous y avez droit pour les deux cités neutres, même si elles ont été placées avant le choix de votre corporation (livret de règles, solo).
    .title = République de Tharsis
    .moves =
        { $board ->
            [on] { "" }
           *[off] Montez la **production de M€** de { $cities } | Pour les cités neutres
        }
    .facts =
        { $board ->
            [on] Production de M€ +{ $cities } (cités neutres), déjà comptée
           *[off] { "" }
        }
    .key = Production de M€ | +{ $cities }
    .short = République de Tharsis : votre production de mégacrédits augmente de { $cities }.
start-money = Avec combien de M€ votre corporation commence-t-elle ?
    .voice = Avec combien de mégacrédits votre corporation commence-t-elle ?
    .why = Le nombre est imprimé sur la corporation. Le prix des cartes sera déduit à l’étape suivante.
    .done = vous commencez { $answer ->
        [0] sans mégacrédit
        [one] avec 1 mégacrédit
       *[other] avec { $answer } mégacrédits
    }
    .title = M€ imprimés sur votre corporation ?
    .facts = Les cartes se paient à l’étape suivante
    .key = M€
    .short = Avec combien de mégacrédits commencez-vous ?
start-cards = Combien de ces { $dealt } cartes achetez-vous, à { $price } M€ chacune ?
    .voice = Combien de ces { $dealt } cartes Projet achetez-vous, à { $price } mégacrédits chacune ?
    .why = L’assistant déduit leur prix. Les autres sont défaussées (livret de règles, mise en place).
    .done = { $answer ->
        [0] vous n’avez acheté aucune carte
        [one] vous avez acheté { $answer } carte
       *[other] vous avez acheté { $answer } cartes
    }
    .title = Combien de cartes achetez-vous ?
    .facts =
        Vous avez { $megacredits } M€ ; { $dealt } cartes à { $price } M€ chacune
        Les autres sont défaussées
    .key = Cartes | { $dealt }
    .short = Combien de ces { $dealt } cartes achetez-vous, à { $price } mégacrédits chacune ?
board-ready = Vous avez { $megacredits } M€{ $counted ->
        [yes]  ; ce que votre corporation donne au départ est déjà compté.
       *[no] . Signalez les autres ressources de votre corporation et sa production.
    }
    .voice = Vous avez { $megacredits ->
        [one] { $megacredits } mégacrédit
       *[other] { $megacredits } mégacrédits
    }{ $counted ->
        [yes] . Ce que votre corporation donne au départ est déjà compté.
       *[no] . Signalez maintenant les autres ressources de votre corporation et sa production.
    }
    .why = À partir d’ici, l’assistant tient les comptes de votre plateau Joueur. Vous signalez les changements ; chaque nombre se corrige dans « Toute la table ».
    .title = Vous avez { $megacredits } M€
    .moves =
        { $counted ->
            [yes] { "" }
           *[no] Signalez ce que donne la **corporation** | Autres ressources et production ; vous avez { $megacredits } M€
        }
    .facts =
        { $counted ->
            [yes] Ce que votre corporation donne au départ est déjà compté
           *[no] { "" }
        }
    .key = M€ | { $megacredits }
    .short = Vous avez { $megacredits ->
        [one] { $megacredits } mégacrédit
       *[other] { $megacredits } mégacrédits
    }{ $counted ->
        [yes]  ; ce que donne votre corporation est déjà compté.
       *[no]  ; signalez les autres ressources et la production.
    }

## La génération

generation = Génération { $generation } sur { $generations }.
    .voice = La génération { $generation } sur { $generations } commence.
    .why = Une partie en solo dure toujours toutes ses générations : 14, ou 12 avec les Préludes (livret de règles, solo).
    .title = Génération { $generation } sur { $generations }
    .moves = { $generation ->
        [1] { "" }
       *[other] Avancez le marqueur de génération sur **{ $generation }**
    }
    .key = Génération | { $generation }
    .short = La génération { $generation } sur { $generations } commence.
no-research = Pas de recherche à la première génération.{ $prelude ->
        [on] { " " }Jouez d’abord vos deux Préludes.
       *[off] { "" }
    }
    .voice = Il n’y a pas de phase de recherche à la première génération.{ $prelude ->
        [on] { " " }Jouez d’abord vos deux Préludes.
       *[off] { "" }
    }
    .why = Les dix cartes de la mise en place la remplacent (livret de règles, phase de recherche).
    .moves =
        { $prelude ->
            [on] Jouez vos **2 Préludes** | Avant toute autre chose
           *[off] { "" }
        }
    .facts = Pas de recherche à la première génération
    .key = { $prelude ->
        [on] Préludes | 2
       *[off] Pas de recherche
    }
    .short = Il n’y a pas de recherche{ $prelude ->
        [on]  ; jouez d’abord vos 2 Préludes
       *[off] { " " }à la première génération
    }.
generations-left = Il reste { $left } générations, celle-ci comprise. { $met ->
        [yes] Le but est atteint.
       *[no] { $goal ->
            [tr63] Il manque { $tr } NT pour arriver à 63.
           *[parameters] { pace-missing }
        }
    }
    .voice = Il reste { $left } générations, celle-ci comprise. { $met ->
        [yes] Le but est atteint.
       *[no] { $goal ->
            [tr63] Il vous manque { $tr ->
                [one] { $tr } niveau
               *[other] { $tr } niveaux
            } de terraformation pour arriver à 63.
           *[parameters] { pace-missing }
        }
    }
    .why = Ce rappel vient de l’assistant ; les règles ne parlent que de la dernière génération.
    .facts =
        Encore { $left } générations, celle-ci comprise
        { $met ->
            [yes] Le but est atteint
           *[no] { $goal ->
                [tr63] NT : il en manque { $tr } pour arriver à 63
               *[parameters] { pace-missing.facts }
            }
        }
    .key = Générations | { $left }
    .short = Il reste { $left } générations. { $met ->
        [yes] Le but est atteint.
       *[no] { $goal ->
            [tr63] Il vous manque { $tr ->
                [one] { $tr } niveau
               *[other] { $tr } niveaux
            } de terraformation pour arriver à 63.
           *[parameters] { pace-missing.short }
        }
    }
last-generation = C’est la dernière génération ! { $met ->
        [yes] Le but est atteint.
       *[no] { $goal ->
            [tr63] Il manque { $tr } NT pour arriver à 63.
           *[parameters] { pace-missing }
        }
    }
    .voice = C’est la dernière génération ! { $met ->
        [yes] Le but est atteint.
       *[no] { $goal ->
            [tr63] Il vous manque { $tr ->
                [one] { $tr } niveau
               *[other] { $tr } niveaux
            } de terraformation pour arriver à 63.
           *[parameters] { pace-missing }
        }
    }
    .why = { $met ->
        [yes] Le but est déjà atteint ; la partie dure jusqu’à la fin de cette génération, pour les points (livret de règles, solo).
       *[no] { $goal ->
            [tr63] Votre niveau de terraformation doit être de 63 ou plus après la phase de production (variante solo de Prélude).
           *[parameters] Les trois paramètres doivent être au maximum après la phase de production (livret de règles, solo).
        }
    }
    .title = La dernière génération !
    .facts =
        { $met ->
            [yes] Le but est déjà atteint : jouez pour les points
           *[no] { $goal ->
                [tr63] Il faut un NT de 63 ou plus après la production
               *[parameters] Il faut les trois paramètres au maximum après la production
            }
        }
        { $met ->
            [yes] { "" }
           *[no] { $goal ->
                [tr63] NT : il en manque { $tr } pour arriver à 63
               *[parameters] { pace-missing.facts }
            }
        }
    .key = Dernière génération
    .short = C’est la dernière génération. { $met ->
        [yes] Le but est atteint.
       *[no] { $goal ->
            [tr63] Il vous manque { $tr ->
                [one] { $tr } niveau
               *[other] { $tr } niveaux
            } de terraformation pour arriver à 63.
           *[parameters] { pace-missing.short }
        }
    }
research = Recherche : piochez { $drawn } cartes, achetez celles que vous voulez, à { $price } M€ chacune.
    .again = Recherche : { $drawn } cartes à { $price } M€.
    .again-short = Piochez { $drawn } cartes.
    .again-moves =
        Piochez **{ $drawn } cartes** | À { $price } M€ chacune
    .voice = C’est la phase de recherche. Piochez { $drawn } cartes et achetez celles que vous voulez, à { $price } mégacrédits chacune.
    .why = Les cartes non achetées sont défaussées ; la main n’a pas de limite (livret de règles, phase de recherche).
    .done = vous avez fini la recherche
    .title = Recherche
    .moves =
        Piochez **{ $drawn } cartes**
        Achetez-en à **{ $price } M€** chacune | Défaussez le reste
    .key = Cartes | { $drawn }
    .short = Piochez { $drawn } cartes et achetez celles que vous voulez, à { $price } mégacrédits chacune.
buy-cards = Recherche : piochez { $drawn } cartes. Combien en achetez-vous, à { $price } M€ ? Vous avez { $megacredits } M€.
    .voice = C’est la phase de recherche. Piochez { $drawn } cartes. Combien en achetez-vous, à { $price } mégacrédits chacune ?
    .why = Les cartes non achetées sont défaussées ; la main n’a pas de limite (livret de règles, phase de recherche). L’assistant n’en propose pas plus que vous ne pouvez en acheter.
    .done = { $answer ->
        [0] vous n’avez acheté aucune carte
        [one] vous avez acheté { $answer } carte
       *[other] vous avez acheté { $answer } cartes
    }
    .title = Combien de cartes achetez-vous ?
    .moves = Piochez **{ $drawn } cartes** | { $price } M€ chacune ; défaussez le reste
    .facts = Vous avez { $megacredits } M€
    .key = Cartes | { $drawn }
    .short = Piochez { $drawn } cartes : combien en achetez-vous ?
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
        [9] un océan a été compté, tous étant déjà placés
       *[other] un océan a été placé ({ $oceans_to } sur 9)
    }
    .greenery = { $oxygen_from ->
        [14] une forêt a été placée, l’oxygène étant déjà au maximum
       *[other] une forêt a été placée et l’oxygène est passé de { $oxygen_from } à { $oxygen_to } %
    }
report = { $left ->
        [1] Dernière génération :
       *[other] Génération { $generation } sur { $generations } :
    } faites vos actions et signalez-les une à une, puis « Passer ».
    .again = Faites vos actions, puis « Passer ».
    .again-short = Faites vos actions.
    .voice = Faites vos actions, signalez-les une à une, puis passez.
    .why = Actions : jouer une carte, réaliser un projet standard, utiliser une carte bleue une fois par génération, convertir { $greenery_plants } plantes en forêt ou { $conversion } unités de chaleur en un niveau de température (livret de règles, phase d’actions). Votre niveau de terraformation est de { $tr }. { $board ->
        [on] Une conversion n’est possible que si vous avez assez de plantes ou de chaleur. Plantes : { $plants }. Chaleur : { $heat }.
       *[off] Il suffit de signaler les paramètres, le niveau de terraformation et vos tuiles.
    }
    .refused = { $answer ->
        [convert-plants] { $board ->
            [on] Une forêt demande { $greenery_plants } plantes. Vous en avez { $plants }.
           *[off] L’assistant ne tient pas votre plateau Joueur dans cette partie. Signalez plutôt la forêt.
        }
        [pay-for-tr] Une fois par génération, il faut { $tr_price } M€ et que votre NT ait déjà augmenté dans cette génération.
        [convert-heat] { $board ->
            [on] { $temperature ->
                [full] La température est déjà au maximum : la chaleur serait perdue.
               *[open] Un niveau de température demande { $conversion } unités de chaleur. Vous en avez { $heat }.
            }
           *[off] L’assistant ne tient pas votre plateau Joueur dans cette partie. Signalez plutôt la température.
        }
       *[other] « { $answer } » n’est pas à signaler ici. Choisissez dans la liste.
    }
    .done = { $answer ->
        [done] vous avez fini vos actions de la génération { $generation }
        [convert-plants] une forêt a été placée pour { $greenery_plants } plantes
        [convert-heat] { steps.temperature }, pour { $conversion } unités de chaleur
        [pay-for-tr] vous avez augmenté votre NT de 1 pour { $tr_price } M€
        [project] vous avez choisi un projet standard
        [tr] votre niveau de terraformation a augmenté
        [stock] vos ressources ont changé
        [production] votre production a changé
        [temperature] { steps.temperature }
        [oxygen] { steps.oxygen }
        [ocean] { steps.ocean }
        [greenery] { steps.greenery }
        [city] une cité a été placée
        [card] vous avez joué une carte
       *[other] { $choice }
    }
    .option-done = Passer
    .option-card = Carte
    .option-temperature = Température
    .option-oxygen = Oxygène
    .option-ocean = Océan
    .option-greenery = Forêt
    .option-city = Cité
    .option-stock = Ressources
    .option-production = Production
    .option-convert-plants = { $greenery_plants } plantes : forêt
    .option-convert-heat = { $conversion } unités de chaleur : +2 °C
    .voice-convert-heat = { $conversion } unités de chaleur : température
    .option-pay-for-tr = NT +1 pour { $tr_price } M€
    .voice-pay-for-tr = Niveau de terraformation plus un, pour { $tr_price } mégacrédits
    .form = report
    .title = { $board ->
        [on] { "" }
       *[off] Signalez niveaux, tuiles, NT, puis passez
    }
    .facts =
        { $finish ->
            [0] { "" }
           *[other] Finir avec des projets : { $finish } M€ ; vous en avez { $have }
        }
        { $board ->
            [on] { "" }
           *[off] { $greenery_plants } plantes : Forêt ; { $conversion } unités de chaleur : Température
        }
        Projets standard : seulement sous « { NAME("project", form: "short") } »
        Ce qui n’est pas signalé n’est pas compté
    .key = Génération | { $generation }
    .short = Faites vos actions et signalez-les.
pace = { $goal ->
        [tr63] { $steps } NT
       *[parameters] { $steps } niv.
    } { $left ->
        [one] cette gén.
       *[other] en { $left } · { pace-rate }/gén.
    } · { pace-compared }
    .voice = Il reste { $goal ->
        [tr63] { $steps ->
            [one] { $steps } niveau de terraformation
           *[other] { $steps } niveaux de terraformation
        }
       *[parameters] { $steps ->
            [one] { $steps } niveau
           *[other] { $steps } niveaux
        }
    } à gagner { $left ->
        [one] pendant cette génération
       *[other] en { $left } générations, soit { pace-rate } par génération
    } ; { pace-compared.voice }.
    .why = { $goal ->
        [tr63] Ce sont les niveaux de terraformation qui manquent encore, et les générations qui restent, celle-ci comprise.
       *[parameters] Ce sont les niveaux de température, d’oxygène et d’océans qui manquent encore, et les générations qui restent, celle-ci comprise.
    } Le nombre par génération est la moyenne à tenir. Par rapport à un rythme régulier, vous êtes en avance si vous dépassez déjà ce qu’il faudra à la fin de la génération, en retard si vous n’avez pas ce qu’il fallait au début de la génération.
    .title = { pace-compared.title }
    .facts =
        Encore { $goal ->
            [tr63] { $steps } NT
           *[parameters] { $steps ->
                [one] { $steps } niveau
               *[other] { $steps } niveaux
            }
        } { $left ->
            [one] pendant cette génération
           *[other] en { $left } générations
        }
        { $left ->
            [one] { "" }
           *[other] { pace-rate } { $goal ->
                [tr63] NT
               *[parameters] niv.
            }/gén.
        }
    .key = Niveaux | { $steps }
    .short = { $goal ->
        [tr63] { $steps ->
            [one] { $steps } niveau de terraformation
           *[other] { $steps } niveaux de terraformation
        }
       *[parameters] { $steps ->
            [one] { $steps } niveau
           *[other] { $steps } niveaux
        }
    } { $left ->
        [one] pendant cette génération
       *[other] en { $left } générations : { pace-rate } par génération
    }.
pace-status = Encore { $goal ->
        [tr63] { $steps } NT
       *[parameters] { $steps ->
            [one] { $steps } niveau
           *[other] { $steps } niveaux
        }
    } { $left ->
        [one] pendant cette génération
       *[other] en { $left } générations : { pace-rate } par génération
    } ; { pace-compared.voice }
    .voice = Il reste { $goal ->
        [tr63] { $steps ->
            [one] { $steps } niveau de terraformation
           *[other] { $steps } niveaux de terraformation
        }
       *[parameters] { $steps ->
            [one] { $steps } niveau
           *[other] { $steps } niveaux
        }
    } à gagner { $left ->
        [one] pendant cette génération
       *[other] en { $left } générations, soit { pace-rate } par génération
    } ; { pace-compared.voice }.
    .why = { pace.why }
    .key = Niveaux | { $steps }
points-now = { $points } PV jusqu’ici
    .voice = Points jusqu’ici : { $points }.
points-status = Il ne manque rien pour gagner : { $points } PV jusqu’ici (NT { $tr }, forêts { $greeneries })
    .voice = Il ne manque rien pour gagner. Vous avez { $points } points jusqu’ici : { $tr } pour le niveau de terraformation, { $greeneries } pour les forêts.
    .why = On compte ici le niveau de terraformation et les forêts ; les cités et les cartes se comptent à la fin (livret de règles, décompte final).
    .key = PV | { $points }

## Terraformation

# Une température dite à voix haute
degrees-aloud = { $sign ->
        [minus] moins { $size }
       *[plus] { $size }
    }
raised = { $parameter ->
        [temperature] Température { $value } °C
        [oxygen] Oxygène { $value } %
       *[oceans] Océans : { $value } sur 9
    }, NT { $tr }.
    .voice = { $parameter ->
        [temperature] La température est de { $sign ->
            [minus] moins { $size } { $size ->
                [one] degré.
               *[other] degrés.
            }
           *[plus] { $size ->
                [one] { $size } degré.
               *[other] { $size } degrés.
            }
        }
        [oxygen] L’oxygène est à { $value } pour cent.
       *[oceans] { $value ->
            [one] { $value } océan est placé.
           *[other] { $value } océans sont placés.
        }
    } Votre niveau de terraformation est de { $tr }.
    .why = { $parameter ->
        [oceans] Chaque niveau d’un paramètre augmente votre niveau de terraformation de 1. Une tuile placée à côté d’un océan rapporte 2 mégacrédits par océan (livret de règles, paramètres globaux).
       *[other] Chaque niveau d’un paramètre augmente votre niveau de terraformation de 1 (livret de règles, paramètres globaux).
    }
    .moves =
        { $reported ->
            [yes] { $parameter ->
                [oceans] Prenez le **bonus** de la zone || Et 2 M€ par océan voisin
               *[other] { "" }
            }
           *[no] { $parameter ->
                [temperature] Montez la température à **{ $value } °C**
                [oxygen] Montez l’oxygène à **{ $value } %**
               *[oceans] Placez l’**océan** || Déjà compté. Prenez le bonus et 2 M€ par océan voisin
            }
        }
        Montez votre NT à **{ $tr }**
    .facts =
        { $parameter ->
            [temperature] { "" }
            [oxygen] { "" }
           *[oceans] Océans : { $value } sur 9
        }
    .key = { $parameter ->
        [temperature] Température | { $value } °C
        [oxygen] Oxygène | { $value } %
       *[oceans] Océans | { $value }
    }
    .short = { $parameter ->
        [temperature] La température est à { degrees-aloud } degrés
        [oxygen] L’oxygène est à { $value } pour cent
       *[oceans] { $value ->
            [one] { $value } océan est placé
           *[other] { $value } océans sont placés
        }
    } ; votre niveau de terraformation est de { $tr }.
is-full = { $parameter ->
        [temperature] Température déjà au maximum : pas de NT.
        [oxygen] Oxygène déjà au maximum : pas de NT.
       *[oceans] Les neuf océans sont placés : pas de NT.
    }
    .voice = { $parameter ->
        [temperature] La température est déjà au maximum. Votre niveau de terraformation n’augmente pas.
        [oxygen] L’oxygène est déjà au maximum. Votre niveau de terraformation n’augmente pas.
       *[oceans] Les neuf océans sont placés. Votre niveau de terraformation n’augmente pas.
    }
    .why = Un paramètre au maximum ne peut plus augmenter : votre niveau de terraformation ne change donc pas (livret de règles, paramètres globaux).
    .facts =
        { $parameter ->
            [temperature] Température déjà au maximum : pas de NT
            [oxygen] Oxygène déjà au maximum : pas de NT
           *[oceans] Les neuf océans sont placés : pas de NT
        }
    .key = { $parameter ->
        [temperature] Température | 8 °C
        [oxygen] Oxygène | 14 %
       *[oceans] Océans | 9
    }
    .short = { $parameter ->
        [temperature] La température est déjà au maximum : vous ne gagnez rien.
        [oxygen] L’oxygène est déjà au maximum : vous ne gagnez rien.
       *[oceans] Les neuf océans sont placés : vous ne gagnez rien.
    }
full = { $parameter ->
        [temperature] La température a atteint son maximum !
        [oxygen] L’oxygène a atteint son maximum !
       *[oceans] Le dernier océan est placé !
    } { $complete ->
        [yes] { $last ->
            [yes] Mars est terraformée. Seuls les points comptent encore.
           *[no] Mars est terraformée. Jouez pour les points jusqu’à la dernière génération.
        }
       *[no] { "" }
    }
    .voice = { $parameter ->
        [temperature] La température a atteint son maximum !
        [oxygen] L’oxygène a atteint son maximum !
       *[oceans] Le dernier océan est placé !
    } { $complete ->
        [yes] { $last ->
            [yes] Mars est terraformée. Seuls les points comptent encore.
           *[no] Mars est terraformée. Jouez pour les points jusqu’à la dernière génération.
        }
       *[no] { "" }
    }
    .why = Une partie en solo ne s’arrête pas plus tôt : toutes les générations se jouent (livret de règles, solo).
    .title = { $parameter ->
        [temperature] Température au maximum !
        [oxygen] Oxygène au maximum !
       *[oceans] Le dernier océan est placé !
    }
    .facts =
        { $complete ->
            [yes] Mars est terraformée
           *[no] { "" }
        }
        { $complete ->
            [yes] { $last ->
                [yes] Seuls les points comptent encore
               *[no] Jouez pour les points jusqu’à la dernière génération
            }
           *[no] { "" }
        }
    .key = { $parameter ->
        [temperature] Température | 8 °C
        [oxygen] Oxygène | 14 %
       *[oceans] Océans | 9
    }
    .short = { $parameter ->
        [temperature] La température est au maximum
        [oxygen] L’oxygène est au maximum
       *[oceans] Le dernier océan est placé
    }{ $complete ->
        [yes] { $last ->
            [yes]  : Mars est terraformée, seuls les points comptent encore
           *[no]  : Mars est terraformée, jouez pour les points
        }
       *[no] { "" }
    }.
bonus-heat = Bonus : production de chaleur +1{ $board ->
        [on] { " " }(déjà comptée).
       *[off] . Déplacez son cube.
    }
    .voice = Niveau de bonus : votre production de chaleur augmente de 1.
    .why = Il est imprimé à moins 24 degrés et à moins 20 degrés (livret de règles, paramètres globaux).
    .moves =
        { $board ->
            [on] { "" }
           *[off] Montez la **production de chaleur** de 1 | Bonus de la température
        }
    .facts =
        { $board ->
            [on] Bonus : production de chaleur +1, déjà comptée
           *[off] { "" }
        }
    .key = Production de chaleur | +1
    .short = Bonus : votre production de chaleur augmente de 1.
bonus-ocean = Bonus : placez un océan.
    .voice = Niveau de bonus : placez un océan.
    .why = Il est imprimé à 0 degré (livret de règles, paramètres globaux).
    .facts = Bonus à 0 °C : un océan
    .key = Océan
    .short = Bonus : placez un océan.
bonus-temperature = Bonus : température +1 niveau.
    .voice = Niveau de bonus : la température augmente aussi.
    .why = Il est imprimé à 8 pour cent d’oxygène (livret de règles, paramètres globaux).
    .facts = Bonus à 8 % d’oxygène : température +1 niveau
    .key = Température | +2 °C
    .short = Bonus : la température monte d’un niveau.
bonus-lost = { $parameter ->
        [oceans] Le bonus à 0 °C ne donne rien : les neuf océans sont placés.
       *[temperature] Le bonus à 8 % d’oxygène ne donne rien : la température est au maximum.
    }
    .voice = { $parameter ->
        [oceans] Le bonus à 0 degré ne donne rien : les neuf océans sont placés.
       *[temperature] Le bonus à 8 pour cent d’oxygène ne donne rien : la température est au maximum.
    }
    .why = Un paramètre au maximum n’augmente plus, même par un bonus, et le niveau de terraformation reste alors le même (livret de règles, paramètres globaux).
    .facts =
        { $parameter ->
            [oceans] Bonus à 0 °C : rien, les océans sont tous placés
           *[temperature] Bonus à 8 % d’oxygène : rien, température au maximum
        }
    .key = { $parameter ->
        [oceans] Océans | 9
       *[temperature] Température | 8 °C
    }
    .short = { $parameter ->
        [oceans] Pas de bonus : les neuf océans sont placés.
       *[temperature] Pas de bonus : la température est au maximum.
    }
greenery-placed = { $count ->
        [one] C’est votre première forêt.
       *[other] Vous avez maintenant { $count } forêts.
    }
    .voice = { $count ->
        [one] C’est votre première forêt.
       *[other] Vous avez maintenant { $count } forêts.
    }
    .why = Elle doit toucher une de vos tuiles si possible ; elle vaut 1 point de victoire, et 1 de plus pour chaque cité voisine (livret de règles, tuiles).
    .moves = { $reported ->
        [yes] Prenez le **bonus** de la zone || Et 2 M€ par océan voisin
       *[no] Placez la **forêt** || Déjà comptée. Prenez le bonus et 2 M€ par océan voisin
    }
    .facts =
        À côté d’une de vos tuiles, si possible
        Vos forêts : { $count }
    .key = Forêt | { $count }
    .short = { $count ->
        [one] C’est votre première forêt :
       *[other] Vous avez maintenant { $count } forêts :
    } prenez le bonus de la zone.
city-placed = { $count ->
        [one] C’est votre première cité.
       *[other] Vous avez maintenant { $count } cités.
    }
    .voice = { $count ->
        [one] C’est votre première cité.
       *[other] Vous avez maintenant { $count } cités.
    }
    .why = Elle ne peut pas toucher une autre cité, même neutre ; à la fin chaque forêt voisine vaut 1 point de victoire (livret de règles, tuiles).
    .moves = { $reported ->
        [yes] Prenez le **bonus** de la zone || Et 2 M€ par océan voisin
       *[no] Placez la **cité** || Déjà comptée. Prenez le bonus et 2 M€ par océan voisin
    }
    .facts =
        Jamais à côté d’une autre cité
        Vos cités : { $count }
    .key = Cité | { $count }
    .short = { $count ->
        [one] C’est votre première cité :
       *[other] Vous avez maintenant { $count } cités :
    } prenez le bonus de la zone.
tharsis-city = République de Tharsis : vous gagnez { $gain } M€, et votre production de M€ augmente de 1{ $board ->
        [on] { " " }(déjà comptés).
       *[off] .
    }
    .voice = République de Tharsis : vous gagnez { $gain } mégacrédits, et votre production de mégacrédits augmente de 1.
    .why = La corporation gagne 3 mégacrédits quand vous placez une cité, et 1 de production de mégacrédits par cité placée sur Mars. Une cité hors de Mars ne rapporte que les 3 mégacrédits : signalez-les sous « Ressources ».
    .title = République de Tharsis
    .moves =
        { $board ->
            [on] { "" }
           *[off] Prenez **{ $gain } M€**
        }
        { $board ->
            [on] { "" }
           *[off] Montez la **production de M€** de 1
        }
    .facts =
        { $board ->
            [on] +{ $gain } M€ et production de M€ +1, déjà comptés
           *[off] { "" }
        }
    .key = M€ | +{ $gain }
    .short = République de Tharsis : vous gagnez { $gain } mégacrédits, et votre production augmente de 1.
tr-steps = Combien de NT avez-vous gagnés grâce à des cartes ? Votre NT est de { $tr }.
    .voice = Combien de niveaux de terraformation avez-vous gagnés grâce à des cartes ?
    .why = Certaines cartes augmentent directement le niveau de terraformation. Ce que vous gagnez en augmentant un paramètre se signale avec ce paramètre.
    .done = une carte a augmenté votre niveau de terraformation de { $answer }
    .reported = { tr-steps.done }
    .title = NT gagnés grâce à des cartes ?
    .facts = Votre NT est de { $tr }
    .key = NT | { $tr }
    .short = Combien de niveaux de terraformation avez-vous gagnés grâce à des cartes ?
tr-raised = NT { $tr }.
    .voice = Votre niveau de terraformation est de { $tr }.
    .why = Le niveau de terraformation rapporte des mégacrédits à chaque phase de production, et des points à la fin.
    .moves = Montez votre NT à **{ $tr }**
    .key = NT | { $tr }
    .short = Votre niveau de terraformation est de { $tr }.

## Projets standard

project = { $board ->
        [on] Quel projet standard ? Vous avez { $megacredits } M€.
       *[off] Quel projet standard ?
    }
    .voice = Quel projet standard faites-vous ? { $unpaid ->
        [0] { "" }
       *[other] Trop chers pour vous : { LIST($short) }.
    }
    .why = Un projet standard se fait sans carte, au prix indiqué. Ce qu’il augmente ou place est compté avec lui : ne le signalez pas à nouveau. Si un projet n’est pas possible maintenant, l’assistant le refuse et dit pourquoi (livret de règles, projets standard).
    .refused = { $answer ->
        [power-plant] Une centrale coûte { $price_power-plant } M€, et vous en avez { $megacredits }.
        [asteroid] { $temperature ->
            [full] La température est déjà au maximum : un astéroïde ne ferait rien.
           *[open] Un astéroïde coûte 14 M€, et vous en avez { $megacredits }.
        }
        [aquifer] { $oceans ->
            [full] Les neuf océans sont placés : il ne reste plus de tuile.
           *[open] Un aquifère coûte 18 M€, et vous en avez { $megacredits }.
        }
        [greenery] Une forêt coûte 23 M€, et vous en avez { $megacredits }.
        [city] Une cité coûte 25 M€, et vous en avez { $megacredits }.
       *[other] « { $answer } » n’est pas un projet standard. Choisissez dans la liste{ $board ->
            [on] .
           *[off] { " " }: l’assistant ne tient pas votre argent dans cette partie.
        }
    }
    .option-power-plant = { NAME("power-plant", form: "priced") }, { $price_power-plant } M€
    .voice-power-plant = Centrale, { $price_power-plant } mégacrédits
    .option-asteroid = { NAME("asteroid", form: "priced") }, { $price_asteroid } M€
    .voice-asteroid = Astéroïde, { $price_asteroid } mégacrédits
    .option-aquifer = { NAME("aquifer", form: "priced") }, { $price_aquifer } M€
    .voice-aquifer = Aquifère, { $price_aquifer } mégacrédits
    .option-greenery = { NAME("greenery", form: "priced") }, { $price_greenery } M€
    .voice-greenery = Forêt, { $price_greenery } mégacrédits
    .option-city = { NAME("city", form: "priced") }, { $price_city } M€
    .voice-city = Cité, { $price_city } mégacrédits
    .option-sell-patents = Vente de brevets
    .option-back = Retour
    .done = { $answer ->
        [sell-patents] vous avez choisi la vente de brevets
        [back] vous n’avez utilisé aucun projet standard
       *[other] vous avez utilisé le projet standard { NAME($answer, form: "priced") }
    }
    .reported = { $answer ->
        [back] { "" }
       *[other] { project.done }
    }
    .title = Quel projet standard ?
    .facts = Ce qu’il augmente ou place est compté avec lui
    .key = Projet standard
    .short = Quel projet standard faites-vous ?
paid = { $board ->
        [on] { $price } M€{ $heat ->
            [0] { "" }
           *[other] { " " }(dont { $heat } en chaleur)
        } payés pour { NAME($project, form: "a") } : il reste { $left } M€.
       *[off] Payez { $price } M€ pour { NAME($project, form: "a") }.
    }
    .voice = { $board ->
        [on] Vous avez payé { $price } mégacrédits{ $heat ->
            [0] { "" }
           *[other] , dont { $heat } en chaleur,
        } pour { NAME($project, form: "a") }. Il vous en reste { $left }.
       *[off] Payez { $price } mégacrédits pour { NAME($project, form: "a") }.
    }
    .why = Prix : centrale 11, astéroïde 14, aquifère 18, forêt 23, cité 25 mégacrédits (livret de règles, projets standard). L’assistant tient compte de ce que change votre corporation ; signalez sous « Ressources » les remises qui ne sont pas dans « Toute la table ».
    .moves = Payez **{ $price } M€** | { $board ->
        [on] Pour { NAME($project, form: "a") } ; il reste { $left } M€
       *[off] Pour { NAME($project, form: "a") }
    }
    .key = M€ | −{ $price }
    .short = { $board ->
        [on] Vous avez payé { $price } mégacrédits ; il vous en reste { $left }.
       *[off] Payez { $price } mégacrédits pour { NAME($project, form: "a") }.
    }
sell-patents = Combien de cartes vendez-vous, à 1 M€ chacune ?
    .voice = Combien de cartes vendez-vous, à un mégacrédit chacune ?
    .why = Défaussez-les de votre main et gagnez 1 mégacrédit pour chacune (livret de règles, projets standard).
    .done = { $answer ->
        [0] vous n’avez vendu aucune carte
        [one] vous avez vendu { $answer } carte
       *[other] vous avez vendu { $answer } cartes
    }
    .title = Combien de cartes vendez-vous ?
    .moves = Défaussez les **cartes** vendues | 1 M€ pour chacune
    .key = Cartes
    .short = Combien de cartes vendez-vous ?
sold = { $board ->
        [on] Cartes vendues : +{ $cards } M€.
       *[off] Gagnez { $cards } M€ pour vos cartes.
    }
    .voice = { $cards ->
        [0] Vous ne vendez rien.
        [one] Cela fait { $cards } mégacrédit pour votre carte.
       *[other] Cela fait { $cards } mégacrédits pour vos cartes.
    }
    .why = 1 mégacrédit par carte défaussée (livret de règles, projets standard).
    .moves =
        { $board ->
            [on] { "" }
           *[off] { $cards ->
                [0] { "" }
               *[other] Prenez **{ $cards } M€** | Pour vos cartes
            }
        }
    .facts =
        { $cards ->
            [0] Aucune carte vendue
           *[other] { $board ->
                [on] Cartes vendues : +{ $cards } M€
               *[off] { "" }
            }
        }
    .key = M€ | { SIGNED($cards) }
    .short = { $cards ->
        [0] Vous ne vendez rien.
        [one] Cela fait { $cards } mégacrédit pour votre carte.
       *[other] Cela fait { $cards } mégacrédits pour vos cartes.
    }
power-plant = Production d’énergie +1{ $board ->
        [on] { " " }(déjà comptée).
       *[off] . Déplacez son cube.
    }
    .voice = Votre production d’énergie augmente de 1.
    .why = Une centrale augmente la production d’énergie de 1 (livret de règles, projets standard).
    .moves =
        { $board ->
            [on] { "" }
           *[off] Montez la **production d’énergie** de 1
        }
    .facts =
        { $board ->
            [on] Production d’énergie +1, déjà comptée
           *[off] { "" }
        }
    .key = Production d’énergie | +1
    .short = Votre production d’énergie augmente de 1.
city-income = Production de M€ +1{ $board ->
        [on] { " " }(déjà comptée).
       *[off] . Déplacez son cube.
    }
    .voice = Votre production de mégacrédits augmente de 1.
    .why = Le projet standard Cité augmente la production de mégacrédits de 1 (livret de règles, projets standard).
    .moves =
        { $board ->
            [on] { "" }
           *[off] Montez la **production de M€** de 1
        }
    .facts =
        { $board ->
            [on] Production de M€ +1, déjà comptée
           *[off] { "" }
        }
    .key = Production de M€ | +1
    .short = Votre production de mégacrédits augmente de 1.
comes-back = Vous récupérez { $amount } M€ { $reason ->
        [back-from-20] pour un coût imprimé de 20 ou plus
        [back-event] pour un événement
       *[back-project] pour un projet standard
    }{ $board ->
        [on] { " " }(déjà comptés).
       *[off] . Prenez-les.
    }
    .voice = Vous récupérez { $amount ->
        [one] { $amount } mégacrédit
       *[other] { $amount } mégacrédits
    } { $reason ->
        [back-from-20] car le coût imprimé est de 20 ou plus.
        [back-event] pour un événement.
       *[back-project] pour un projet standard.
    }
    .why = Votre corporation ou une carte les rend une fois que vous avez tout payé. Le montant se corrige dans « Toute la table ».
    .moves =
        { $board ->
            [on] { "" }
           *[off] Reprenez **{ $amount } M€**
        }
    .facts =
        { $board ->
            [on] Vous récupérez { $amount } M€, déjà comptés
           *[off] { "" }
        }
    .key = M€ | +{ $amount }
    .short = Vous récupérez { $amount ->
        [one] { $amount } mégacrédit.
       *[other] { $amount } mégacrédits.
    }
rating-paid = { $board ->
        [on] { $price } M€ payés pour 1 NT.
       *[off] Payez { $price } M€ pour augmenter votre NT de 1.
    }
    .voice = { $board ->
        [on] Vous avez payé { $price ->
            [one] { $price } mégacrédit
           *[other] { $price } mégacrédits
        } pour un niveau de terraformation.
       *[off] Payez { $price ->
            [one] { $price } mégacrédit
           *[other] { $price } mégacrédits
        } pour un niveau de terraformation.
    }
    .why = C’est l’action de votre corporation : une fois par génération, si votre niveau de terraformation a augmenté pendant celle-ci.
    .moves = Payez **{ $price } M€** | Pour augmenter votre NT de 1
    .key = M€ | −{ $price }
    .short = Payez { $price ->
        [one] { $price } mégacrédit
       *[other] { $price } mégacrédits
    } pour un niveau de terraformation.
card-tags = { $tag ->
        [event] La carte est-elle un événement ?
        [earth] Combien de badges Terre la carte a-t-elle ?
        [space] La carte a-t-elle un badge Espace ?
       *[power] La carte a-t-elle un badge Énergie ?
    }
    .why = { $tag ->
        [event] Après un événement, vous récupérez { $discount ->
            [one] { $discount } mégacrédit
           *[other] { $discount } mégacrédits
        }, grâce à votre corporation ou à une carte.
       *[other] { $discount ->
            [one] { $discount } mégacrédit est déduit
           *[other] { $discount } mégacrédits sont déduits
        } pour ce badge, grâce à votre corporation ou à une carte.
    } Le montant se corrige dans « Toute la table ».
    .option = { $tag ->
        [earth] { $option }
       *[other] { $option ->
            [0] Non
           *[1] Oui
        }
    }
    .done = { $tag ->
        [event] { $answer ->
            [0] la carte n’est pas un événement
           *[1] la carte est un événement
        }
        [earth] { $answer ->
            [one] la carte a { $answer } badge Terre
           *[other] la carte a { $answer } badges Terre
        }
        [space] { $answer ->
            [0] la carte n’a pas de badge Espace
           *[1] la carte a un badge Espace
        }
       *[power] { $answer ->
            [0] la carte n’a pas de badge Énergie
           *[1] la carte a un badge Énergie
        }
    }
    .title = { $tag ->
        [event] Un événement ?
        [earth] Combien de badges Terre ?
        [space] Un badge Espace ?
       *[power] Un badge Énergie ?
    }
    .facts = { $tag ->
        [event] Vous récupérez ensuite { $discount } M€
       *[other] { $discount } M€ de moins
    }
    .key = M€ | { $discount }
    .short = { $tag ->
        [event] La carte est-elle un événement ?
        [earth] Combien de badges Terre la carte a-t-elle ?
        [space] La carte a-t-elle un badge Espace ?
       *[power] La carte a-t-elle un badge Énergie ?
    }
heat-paid = { $price } M€ : quelle part payez-vous en chaleur ? Vous avez { $megacredits } M€ et { $heat } en chaleur.
    .voice = Quelle part du prix payez-vous en chaleur ?
    .why = Votre corporation vous permet de payer en chaleur comme en mégacrédits. La chaleur qui reste peut encore augmenter la température : 8 unités pour un niveau.
    .done = vous avez payé { $answer ->
        [one] { $answer } mégacrédit
       *[other] { $answer } mégacrédits
    } en chaleur
    .title = Combien payez-vous en chaleur ?
    .facts =
        Le prix est de { $price } M€
        Vous avez { $megacredits } M€ et { $heat } en chaleur
    .key = Chaleur | { $heat }
    .short = Sur { $price } mégacrédits, combien payez-vous en chaleur ?

## Le plateau Joueur

card-cost = Combien coûte la carte ? Vous pouvez payer jusqu’à { $most } M€.
    .voice = { $printed ->
        [yes] Quel est le coût imprimé de la carte ?
       *[no] Combien coûte la carte, remises déduites ?
    }
    .why = { $printed ->
        [yes] Saisissez le coût imprimé : l’assistant tient compte de ce que changent votre corporation et vos cartes. Déduisez d’abord les autres remises.
       *[no] Déduisez d’abord les remises.
    } Chaque acier vaut 2 mégacrédits pour une carte au badge Construction, chaque titane 3 pour une carte au badge Espace (livret de règles, ressources).
    .done = la carte coûte { $answer ->
        [one] { $answer } mégacrédit
       *[other] { $answer } mégacrédits
    }
    .title = Combien coûte la carte ?
    .facts =
        { $printed ->
            [yes] Le coût imprimé{ $discount ->
                [0] { "" }
               *[other] { "" } ; { $discount } M€ seront déduits
            }
           *[no] Remises déduites
        }
        Jusqu’à { $most } M€, acier et titane compris
    .key = Carte
    .short = { $printed ->
        [yes] Quel est le coût imprimé de la carte ?
       *[no] Combien coûte la carte, remises déduites ?
    }
card-payment = { $cost } M€ : comment payez-vous ?
    .voice = Comment payez-vous { $cost ->
        [one] { $cost } mégacrédit
       *[other] { $cost } mégacrédits
    } ?
    .why = Chaque acier vaut 2 mégacrédits pour une carte au badge Construction, chaque titane 3 pour une carte au badge Espace ; on ne rend pas la monnaie (livret de règles, ressources). Si une carte ou votre corporation augmente leur valeur, corrigez-la dans « Toute la table ».
    .option-steel = { $steel_steel ->
        [one] { $steel_steel } acier
       *[other] { $steel_steel } aciers
    }{ $steel_megacredits ->
        [0] { "" }
        [one] { " " }et { $steel_megacredits } mégacrédit
       *[other] { " " }et { $steel_megacredits } mégacrédits
    }
    .option-titanium = { $titanium_titanium ->
        [one] { $titanium_titanium } titane
       *[other] { $titanium_titanium } titanes
    }{ $titanium_megacredits ->
        [0] { "" }
        [one] { " " }et { $titanium_megacredits } mégacrédit
       *[other] { " " }et { $titanium_megacredits } mégacrédits
    }
    .option-megacredits = { $megacredits_megacredits ->
        [one] { $megacredits_megacredits } mégacrédit
       *[other] { $megacredits_megacredits } mégacrédits
    }
    .option-both = { $both_steel ->
        [one] { $both_steel } acier
       *[other] { $both_steel } aciers
    }, { $both_titanium ->
        [one] { $both_titanium } titane
       *[other] { $both_titanium } titanes
    }{ $both_megacredits ->
        [0] { "" }
        [one] { " " }et { $both_megacredits } mégacrédit
       *[other] { " " }et { $both_megacredits } mégacrédits
    }
    .option-other = Autres montants
    .done = { $answer ->
        [other] vous avez payé la carte avec d’autres montants
       *[all] vous avez payé la carte ({ $choice })
    }
    .title = { $cost } M€ : comment payez-vous ?
    .facts =
        Acier : badges Construction ; titane : badges Espace
        On ne rend pas la monnaie
    .key = M€ | { $cost }
    .short = Comment payez-vous { $cost ->
        [one] { $cost } mégacrédit
       *[other] { $cost } mégacrédits
    } ?
card-metal = Combien de cubes { NAME($resource, form: "of") } ? Reste à payer : { $left } M€.
    .voice = Combien de cubes { NAME($resource, form: "of") } dépensez-vous ?
    .why = Chaque cube vaut { $worth } mégacrédits. Le reste se paie en mégacrédits (livret de règles, ressources).
    .done = vous avez payé avec { $answer ->
        [one] { $answer } cube
       *[other] { $answer } cubes
    } { NAME($resource, form: "of") }
    .title = Combien de cubes { NAME($resource, form: "of") } ?
    .facts =
        Reste à payer : { $left } M€
        { $worth } M€ par cube ; le reste en mégacrédits
    .key = { NAME($resource) }
    .short = Combien de cubes { NAME($resource, form: "of") } ?
card-paid = Vous avez payé : { $steel ->
        [0] { "" }
        [one] { $steel } acier,
       *[other] { $steel } aciers,
    } { $titanium ->
        [0] { "" }
        [one] { $titanium } titane,
       *[other] { $titanium } titanes,
    } { $megacredits } M€{ $heat ->
        [0] { "" }
       *[other] , { $heat } en chaleur
    }. Il vous reste { $left } M€.
    .voice = C’est payé. Il vous reste { $left ->
        [one] { $left } mégacrédit.
       *[other] { $left } mégacrédits.
    }
    .why = Les cubes de votre plateau devraient indiquer les mêmes nombres ; sinon, corrigez ces nombres dans « Toute la table ».
    .facts =
        Vous avez payé : { $steel ->
            [0] { "" }
            [one] { $steel } acier,
           *[other] { $steel } aciers,
        } { $titanium ->
            [0] { "" }
            [one] { $titanium } titane,
           *[other] { $titanium } titanes,
        } { $megacredits } M€{ $heat ->
        [0] { "" }
       *[other] , { $heat } en chaleur
    }
        Il vous reste { $left } M€
    .key = M€ | { $left }
    .short = C’est payé ; il vous reste { $left ->
        [one] { $left } mégacrédit.
       *[other] { $left } mégacrédits.
    }
card-change = Quelle production la carte augmente-t-elle de 1 ?
    .voice = Quelle production la carte augmente-t-elle de 1 ?
    .why = La plupart des cartes augmentent une production de 1. Ce que la carte fait d’autre se signale aussi : ressources, paramètres, tuiles (livret de règles, phase d’actions).
    .option-none = Aucune
    .option-production = Autre quantité
    .option-stock = Ressources
    .done = { $answer ->
        [none] la carte n’augmente aucune production
        [production] la carte change une production d’une autre quantité
        [stock] la carte change des ressources
       *[other] la carte augmente de 1 votre production { NAME($answer, form: "of") }
    }
    .title = Quelle production augmente de 1 ?
    .facts = Signalez aussi ce que la carte fait d’autre
    .key = Production | +1
    .short = Quelle production la carte augmente-t-elle de 1 ?
stock = Quelle ressource a changé ?
    .voice = Quelle ressource a changé ?
    .why = Signalez ici les gains, les dépenses et ce que des cartes vous font perdre. Les cartes que vous jouez et les projets standard se signalent à part.
    .option-megacredits = Mégacrédits : { $megacredits }
    .option-steel = Acier : { $steel }
    .option-titanium = Titane : { $titanium }
    .option-plants = Plantes : { $plants }
    .option-energy = Énergie : { $energy }
    .option-heat = Chaleur : { $heat }
    .option-back = Retour
    .done = { $answer ->
        [back] aucune ressource n’a changé
       *[other] vous avez choisi une ressource ({ NAME($answer, form: "inline") })
    }
    .title = Quelle ressource a changé ?
    .key = Ressources
    .short = Quelle ressource a changé ?
stock-change = { NAME($resource) } : { $now }. Quel gain, ou quelle perte ?
    .voice = { NAME($resource) } : combien en gagnez-vous ou en perdez-vous ?
    .why = Saisissez seulement la différence : l’assistant fait le calcul.
    .option = { SIGNED($option) }
    .done = vos ressources ont changé ({ NAME($resource, form: "inline") }, { $choice })
    .reported = vos ressources ont changé ({ NAME($resource, form: "inline") }, { $choice })
    .title = { NAME($resource) } : gain ou perte ?
    .facts =
        Vous en avez { $now }
        Une perte est un nombre négatif
    .key = { NAME($resource) } | { $now }
    .short = { NAME($resource) } : combien en gagnez-vous ou en perdez-vous ?
stock-changed = { NAME($resource) } : { $now }.
    .voice = { NAME($resource) } : vous en avez maintenant { $now }.
    .why = Les cubes de votre plateau devraient indiquer les mêmes nombres ; sinon, corrigez ces nombres dans « Toute la table ».
    .facts = { NAME($resource) } : { $now }
    .key = { NAME($resource) } | { $now }
    .short = { NAME($resource) } : vous en avez maintenant { $now }.
output = Quelle production a changé ?
    .voice = Quelle production a changé ?
    .why = Signalez ce que changent les cartes. Les niveaux de bonus et les projets standard sont déjà comptés.
    .option-megacredits = Mégacrédits : { $megacredits }
    .option-steel = Acier : { $steel }
    .option-titanium = Titane : { $titanium }
    .option-plants = Plantes : { $plants }
    .option-energy = Énergie : { $energy }
    .option-heat = Chaleur : { $heat }
    .option-back = Retour
    .done = { $answer ->
        [back] aucune production n’a changé
       *[other] vous avez choisi la production { NAME($answer, form: "of") }
    }
    .title = Quelle production a changé ?
    .key = Production
    .short = Quelle production a changé ?
output-change = Production { NAME($resource, form: "of") } : { $now }. De combien change cette production ?
    .voice = De combien change votre production { NAME($resource, form: "of") } ?
    .why = La production de mégacrédits peut descendre à moins 5, aucune autre sous 0 (livret de règles, production).
    .option = { SIGNED($option) }
    .done = votre production { NAME($resource, form: "of") } a changé ({ $choice })
    .reported = votre production { NAME($resource, form: "of") } a changé ({ $choice })
    .title = Production { NAME($resource, form: "of") } : changement ?
    .facts =
        Elle est de { $now }
        Un nombre négatif la fait baisser
    .key = Production | { $now }
    .short = De combien change votre production { NAME($resource, form: "of") } ?
output-changed = Production { NAME($resource, form: "of") } : { $now }.
    .voice = Votre production { NAME($resource, form: "of") } est de { $now }.
    .why = La production de mégacrédits peut descendre à moins 5, aucune autre sous 0 (livret de règles, production).
    .facts = Production { NAME($resource, form: "of") } : { $now }
    .key = { NAME($resource) } | { $now }
    .short = Votre production { NAME($resource, form: "of") } est de { $now }.
production = Production : convertissez l’énergie en chaleur, prenez { $tr } M€ pour votre NT, votre production de M€ et vos autres productions.
    .again = Production : { $tr } M€ pour votre NT, et ce que vous produisez.
    .again-short = Prenez { $tr } mégacrédits et ce que vous produisez.
    .again-moves =
        Prenez **{ $tr } M€** et votre **production** | D’abord, l’énergie devient de la chaleur
    .voice = C’est la phase de production. Convertissez votre énergie en chaleur. Prenez { $tr ->
        [one] { $tr } mégacrédit
       *[other] { $tr } mégacrédits
    } pour votre niveau de terraformation, plus votre production de mégacrédits, puis vos autres productions.
    .why = L’énergie non utilisée devient de la chaleur avant toute production (livret de règles, phase de production).
    .done = vous avez pris votre production
    .title = Production
    .moves =
        Convertissez l’**énergie** en chaleur
        Prenez **{ $tr } M€** pour votre NT
        Prenez votre **production de M€**
        Prenez vos **autres productions** | Acier, titane, plantes, énergie et chaleur
    .key = M€ | { $tr }
    .short = L’énergie devient de la chaleur ; prenez { $tr } mégacrédits et ce que vous produisez.
produce = Production : l’énergie devient de la chaleur, puis vous recevez { $income } M€ (NT { $tr }, production { $output }) et vos autres productions.
    .again = Production : { $income } M€ (NT { $tr }, production { $output }) et vos autres productions.
    .again-short = Prenez { $income } mégacrédits et vos autres productions.
    .again-moves =
        Prenez **{ $income } M€** et vos autres **productions** | D’abord, l’énergie devient de la chaleur
    .voice = C’est la phase de production. L’énergie devient de la chaleur. Puis vous recevez { $income ->
        [one] { $income } mégacrédit
       *[other] { $income } mégacrédits
    }, et vos autres productions.
    .why = L’énergie non utilisée devient de la chaleur avant toute production ; les mégacrédits viennent à la fois du niveau de terraformation et de la production de mégacrédits (livret de règles, phase de production).
    .option-produce = Produire
    .done = vous avez pris votre production
    .title = Production
    .moves =
        Convertissez l’**énergie** en chaleur
        Prenez **{ $income } M€** | NT { $tr }, production { $output }
        Prenez vos **autres productions** | Acier, titane, plantes, énergie et chaleur
    .key = M€ | { $income }
    .short = L’énergie devient de la chaleur ; prenez { $income } mégacrédits et vos autres productions.
produced = Vous avez { $megacredits } M€, acier { $steel }, titane { $titanium }, plantes { $plants }, énergie { $energy }, chaleur { $heat }.
    .voice = Vous avez { $megacredits ->
        [one] { $megacredits } mégacrédit
       *[other] { $megacredits } mégacrédits
    }, { $plants ->
        [one] { $plants } plante
       *[other] { $plants } plantes
    } et { $heat ->
        [one] { $heat } unité de chaleur
       *[other] { $heat } unités de chaleur
    }.
    .why = Les cubes de votre plateau devraient indiquer les mêmes nombres ; sinon, corrigez ces nombres dans « Toute la table ».
    .facts =
        Vous avez { $megacredits } M€
        Acier { $steel }, titane { $titanium }, plantes { $plants }
        Énergie { $energy }, chaleur { $heat }
    .key = M€ | { $megacredits }
    .short = Vous avez { $megacredits ->
        [one] { $megacredits } mégacrédit
       *[other] { $megacredits } mégacrédits
    }, { $plants ->
        [one] { $plants } plante
       *[other] { $plants } plantes
    } et { $heat ->
        [one] { $heat } unité de chaleur.
       *[other] { $heat } unités de chaleur.
    }

## La fin

goals-met = { $goal ->
        [tr63] NT { $tr } : le but de { $needed } est atteint !
       *[parameters] Les trois paramètres sont au maximum : Mars est terraformée !
    }
    .voice = { $goal ->
        [tr63] Votre niveau de terraformation est de { $tr }. Le but de { $needed } est atteint !
       *[parameters] Les trois paramètres sont au maximum. Mars est terraformée !
    }
    .why = { $goal ->
        [tr63] Le niveau de terraformation se vérifie après la production de la dernière génération (variante solo de Prélude).
       *[parameters] Les trois paramètres se vérifient après la production de la dernière génération (livret de règles, solo).
    }
    .title = { $goal ->
        [tr63] Le but de { $needed } est atteint !
       *[parameters] Mars est terraformée !
    }
    .facts =
        { $goal ->
            [tr63] NT { $tr }
           *[parameters] Les trois paramètres sont au maximum
        }
    .key = { $goal ->
        [tr63] NT | { $tr }
       *[parameters] Terraformée
    }
    .short = { $goal ->
        [tr63] Votre niveau de terraformation est de { $tr } : le but est atteint !
       *[parameters] Mars est terraformée !
    }
goals-missed = { $goal ->
        [tr63] NT { $tr } : le but de { $needed } n’est pas atteint.
       *[parameters] Mars n’est pas terraformée. Il fallait encore amener au maximum { LIST($missed, form: "the") }.
    }
    .voice = { $goal ->
        [tr63] Votre niveau de terraformation est de { $tr }. Le but de { $needed } n’est pas atteint.
       *[parameters] Mars n’est pas terraformée. Il fallait encore amener au maximum { LIST($missed, form: "the") }.
    }
    .why = { $goal ->
        [tr63] Le niveau de terraformation se vérifie après la production de la dernière génération (variante solo de Prélude). Les points peuvent tout de même être comptés.
       *[parameters] Les trois paramètres devaient être au maximum après la production de la dernière génération (livret de règles, solo). Les points peuvent tout de même être comptés.
    }
    .title = { $goal ->
        [tr63] Le but de { $needed } n’est pas atteint
       *[parameters] Mars n’est pas terraformée
    }
    .facts =
        { $goal ->
            [tr63] NT { $tr }
           *[parameters] Pas au maximum : { LIST($missed) }
        }
    .key = { $goal ->
        [tr63] NT | { $tr }
       *[parameters] Pas terraformée
    }
    .short = { $goal ->
        [tr63] Votre niveau de terraformation est de { $tr } : le but n’est pas atteint.
       *[parameters] Il fallait encore amener au maximum { LIST($missed, form: "the") }.
    }
final-greeneries = Convertissez des plantes en forêts, { $conversion } pour chacune : l’oxygène n’augmente pas. Combien en placez-vous ?{ $board ->
        [on] { " " }Plantes : { $plants }.
       *[off] { "" }
    }
    .voice = Vous pouvez convertir des plantes en forêts, { $conversion } pour chacune, sans augmenter l’oxygène. Combien en placez-vous ?
    .why = Après la dernière génération les plantes deviennent des forêts selon les règles normales, mais ni l’oxygène ni votre niveau de terraformation n’augmentent (livret de règles, solo).
    .done = { $answer ->
        [0] vous n’avez placé aucune forêt à la fin
        [one] vous avez placé { $answer } forêt à la fin
       *[other] vous avez placé { $answer } forêts à la fin
    }
    .title = Combien de forêts ?
    .moves = Placez chaque **forêt** [−{ $conversion } plant] || Prenez aussi le bonus imprimé sur la zone
    .facts =
        L’oxygène n’augmente pas
        { $board ->
            [on] Vos plantes : { $plants }
           *[off] { "" }
        }
    .key = Plantes | { $conversion }
    .short = Combien de forêts placez-vous encore, pour { $conversion } plantes chacune ?
score-tr = Quel est votre NT ? D’après l’assistant : { $known }
    .voice = Quel est votre niveau de terraformation ?
    .why = Chaque niveau de terraformation vaut 1 point de victoire (livret de règles, décompte final).
    .done = votre niveau de terraformation est de { $answer }
    .title = Votre NT ?
    .facts = D’après l’assistant : { $known }
    .key = NT | { $known }
    .short = Quel est votre niveau de terraformation ?
score-greeneries = Combien de forêts avez-vous, à 1 point chacune ? Signalées : { $known }
    .voice = Combien de forêts avez-vous ?
    .why = 1 point de victoire par forêt que vous possédez ; les neutres ne sont pas à vous (livret de règles, décompte final).
    .done = vous avez { $answer ->
        [one] { $answer } forêt
       *[other] { $answer } forêts
    }
    .title = Combien de forêts avez-vous ?
    .facts =
        1 point chacune
        Signalées : { $known }
    .key = Forêts | { $known }
    .short = Combien de forêts avez-vous ?
score-cities = Combien de forêts bordent vos cités, cité par cité, quel qu’en soit le propriétaire ? Cités signalées : { $cities }
    .voice = Combien de forêts bordent vos cités, cité par cité, quel qu’en soit le propriétaire ?
    .why = 1 point de victoire chacune. Une forêt entre deux de vos cités compte deux fois ; les forêts neutres comptent aussi (livret de règles, décompte final).
    .done = vos cités ont { $answer ->
        [one] { $answer } forêt voisine
       *[other] { $answer } forêts voisines
    }
    .title = Forêts voisines de vos cités ?
    .facts =
        Cité par cité, quel qu’en soit le propriétaire
        Cités signalées : { $cities }
    .key = Cités | { $cities }
    .short = Combien de forêts bordent vos cités, en comptant cité par cité ?
cities-doubted = { $points ->
        [one] { $points } forêt
       *[other] { $points } forêts
    } { $cities ->
        [0] sans cité signalée
        [one] pour { $cities } cité signalée
       *[other] pour { $cities } cités signalées
    } : une cité a 6 forêts voisines au plus. Si c’est bien ce qu’on voit sur le plateau, gardez ce nombre ; sinon, annulez.
    .voice = { $cities ->
        [0] Vous n’avez signalé aucune cité : il ne devrait rien y avoir à compter.
        [one] Une cité a six forêts voisines au plus, or vous n’avez signalé qu’une cité.
       *[other] Une cité a six forêts voisines au plus, or vous avez signalé { $cities } cités.
    } Si c’est une erreur, annulez.
    .why = Une forêt entre deux de vos cités compte deux fois, mais aucune cité n’a plus de six voisines (livret de règles, tuiles). L’assistant ne compte que les cités signalées : c’est la table qui fait foi.
    .facts =
        { $points ->
            [one] { $points } forêt
           *[other] { $points } forêts
        } { $cities ->
            [0] sans cité signalée
            [one] pour { $cities } cité signalée
           *[other] pour { $cities } cités signalées
        } : 6 au plus par cité
        Une erreur ? « Annuler »
    .key = Cités | { $cities }
    .short = { $cities ->
        [0] Vous n’avez signalé aucune cité : il ne devrait rien y avoir à compter.
        [one] Une cité a 6 forêts voisines au plus, or vous n’avez signalé qu’une cité.
       *[other] Une cité a 6 forêts voisines au plus, or vous avez signalé { $cities } cités.
    }
score-cards = Combien de points vos cartes rapportent-elles, événements joués compris ?
    .voice = Combien de points y a-t-il sur vos cartes ? Les événements joués comptent aussi.
    .why = Comptez d’abord les cartes dont les points dépendent de leurs ressources, puis tous les points imprimés, même négatifs (livret de règles, décompte final).
    .done = vos cartes rapportent { $answer ->
        [one] { $answer } point
       *[other] { $answer } points
    }
    .title = Points de vos cartes ?
    .facts = Événements joués compris
    .key = Cartes
    .short = Combien de points vos cartes rapportent-elles, événements compris ?
verdict = { $won ->
        [yes] Vous gagnez avec { $total } PV :
       *[no] { $goal ->
            [tr63] Vous perdez : votre NT est inférieur à 63.
           *[parameters] Vous perdez : il fallait encore amener au maximum { LIST($missed, form: "the") }.
        } Votre score serait de { $total } PV :
    } NT { $tr }, forêts { $greeneries }, cités { $cities }, cartes { $cards }.
    .voice = { $won ->
        [yes] Vous gagnez avec { $total ->
            [one] { $total } point de victoire
           *[other] { $total } points de victoire
        } !
       *[no] Vous avez perdu cette fois. Votre score serait de { $total }.
    }
    .why = Le score additionne le niveau de terraformation, les forêts, les forêts voisines des cités et les cartes (livret de règles, décompte final).
    .title = { $won ->
        [yes] Vous gagnez avec { $total } PV !
       *[no] Vous perdez
    }
    .facts = { $won ->
        [yes] NT { $tr }, forêts { $greeneries }, cités { $cities }, cartes { $cards }
       *[no] { $goal ->
            [tr63] Votre NT est inférieur à 63
           *[parameters] { "" }
        }
    }
    .key = PV | { $total }
    .short = { $won ->
        [yes] Vous gagnez avec { $total ->
            [one] { $total } point !
           *[other] { $total } points !
        }
       *[no] Vous perdez ; votre score serait de { $total }.
    }

## Où en est la partie

goal-parameter = { $parameter ->
        [temperature] Température : { $value } °C, but { $goal } °C
        [oxygen] Oxygène : { $value } %, but { $goal } %
       *[oceans] Océans : { $value } sur { $goal }
    }{ $left ->
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
        [temperature] La température est de { $value ->
            [one] { degrees-aloud } degré ; le but est de { $goal }.
           *[other] { degrees-aloud } degrés ; le but est de { $goal }.
        }
        [oxygen] L’oxygène est à { $value } pour cent ; le but est de { $goal }.
       *[oceans] { $value ->
            [0] Aucun océan n’est encore placé.
            [one] { $value } océan sur { $goal } est placé.
           *[other] { $value } océans sur { $goal } sont placés.
        }
    } { $left ->
        [0] { "" }
       *[other] { $parameter ->
            [oceans] Il en manque { $left }.
           *[other] Il manque { $left ->
                [one] { $left } niveau.
               *[other] { $left } niveaux.
            }
        }
    }
    .why = Il faut atteindre 8 degrés, 14 pour cent d’oxygène et neuf océans (livret de règles, paramètres globaux).
    .title = { $parameter ->
        [temperature] Température { $value } °C
        [oxygen] Oxygène { $value } %
       *[oceans] Océans : { $value }
    }
    .facts =
        { $parameter ->
            [temperature] But : { $goal } °C
            [oxygen] But : { $goal } %
           *[oceans] But : { $goal }
        }{ $left ->
            [0] { "" }
           *[other] , encore { $left } { $parameter ->
                [oceans] { "" }
               *[other] { $left ->
                    [one] niveau
                   *[other] niveaux
                }
            }
        }
    .key = { $parameter ->
        [temperature] Température | { $value } °C
        [oxygen] Oxygène | { $value } %
       *[oceans] Océans | { $value }
    }
    .short = { $parameter ->
        [temperature] La température est à { $value ->
            [one] { degrees-aloud } degré
           *[other] { degrees-aloud } degrés
        }
        [oxygen] L’oxygène est à { $value } pour cent
       *[oceans] { $value ->
            [one] Il y a { $value } océan sur { $goal }
           *[other] Il y a { $value } océans sur { $goal }
        }
    }{ $left ->
        [0]  : c’est le maximum.
       *[other]  : il { $parameter ->
            [oceans] en manque { $left }.
           *[other] manque { $left ->
                [one] { $left } niveau.
               *[other] { $left } niveaux.
            }
        }
    }
goal-tr = NT : { $tr } sur { $needed }
    .voice = Votre niveau de terraformation est de { $tr } ; le but est de { $needed }.
    .why = Vous gagnez avec 63 ou plus après la dernière génération : c’est la variante solo de Prélude.
    .title = NT { $tr }
    .facts = But : { $needed }
    .key = NT | { $tr }
    .short = Votre niveau de terraformation est de { $tr } ; le but est de { $needed }.
goal-finish = Finir avec des projets standard : { $cost } M€ ; vous en avez { $have }
    .voice = Finir avec des projets standard coûterait { $cost ->
        [one] { $cost } mégacrédit
       *[other] { $cost } mégacrédits
    } ; vous en avez { $have }.
    .why = À vos prix : forêt { $greeneries }, astéroïde { $asteroids }, aquifère { $aquifers }. Les niveaux de bonus sont gratuits. Vos plantes donnent des forêts ({ $plants }), votre chaleur des niveaux de température ({ $heat }), et ce que vous récupérez après un projet est déduit. Ce que vous produirez encore n’est pas compté. Ce calcul est un ajout de l’assistant.
    .title = Pour finir : { $cost } M€
    .facts =
        Avec des projets standard ; vous avez { $have } M€
        Forêt : { $greeneries }, astéroïde : { $asteroids }, aquifère : { $aquifers }
    .key = M€ | { $cost }
    .short = Finir avec des projets standard coûterait { $cost ->
        [one] { $cost } mégacrédit
       *[other] { $cost } mégacrédits
    } ; vous en avez { $have }.
goal-generations = { $left ->
        [one] La dernière des { $generations } générations
       *[other] Encore { $left } générations sur { $generations }, celle-ci comprise
    }
    .voice = { $left ->
        [one] C’est la dernière des { $generations } générations.
       *[other] Il reste { $left } générations sur { $generations }, celle-ci comprise.
    }
    .why = Les buts doivent être atteints avant la fin de la dernière génération (livret de règles, solo).
    .title = Générations restantes : { $left }
    .facts = Celle-ci comprise, sur { $generations }
    .key = Générations | { $left }
    .short = { $left ->
        [one] C’est la dernière génération.
       *[other] Il reste { $left } générations.
    }

## Dans l’en-tête

header-generation = Gén. { $generation }
header-of = sur { $generations }
table-finish = Finir avec des projets standard
picture-each = { $price }/gén.

## Options

option-deck = Qui place les cités neutres ?
    .why = Les coûts de quatre cartes Projet décident où vont les tuiles neutres sur la carte de Tharsis. L’assistant les tire parmi les coûts des 208 cartes, ou vous révélez quatre cartes et saisissez leurs coûts.
    .option-app = L’assistant, au hasard
    .option-physical = Vous, avec 4 vraies cartes
option-prelude = Préludes
    .why = Avec l’extension Prélude, une partie en solo dure 12 générations au lieu de 14.
    .option-off = Sans : 14 générations
    .option-on = Avec : 12 générations
option-goal = But
    .why = Le but du livret : les trois paramètres. Le niveau de terraformation de 63 est la variante solo de Prélude.
    .option-parameters = Les trois paramètres
    .option-tr63 = Niveau de terraformation 63
option-board = Vos ressources et productions
    .why = L’assistant peut tenir vos ressources et votre production : il paie alors les cartes, les projets standard et les conversions, et il produit.
    .option-off = Sur votre plateau seulement
    .option-on = L’assistant compte aussi

## Noms

name-classic = Terraforming Mars
name-you = Vous
name-generation = Génération
    .short = Génération
name-generations = Générations
name-phase = Phase
name-setup = mise en place
name-research = recherche
name-actions = actions
name-final = décompte
name-corporation = Corporation
    .none = aucune
name-other = Une autre
name-tharsis-republic = République de Tharsis
name-modifiers = Prix
name-greenery-plants = plantes pour une forêt
name-heat-pays = payer en chaleur (1 : oui)
name-power-discount = badge Énergie, remise
name-earth-discount = badge Terre, remise
name-space-discount = carte Espace, remise
name-card-discount = toute carte, remise
name-back-from-20 = retour après un coût de 20 ou plus
name-back-event = retour après un événement
name-back-project = retour après un projet standard
name-tr-price = prix d’un niveau de terraformation
name-credicor = CrediCor
name-ecoline = EcoLine
name-helion = Helion
name-interplanetary-cinematics = Cinématiques Interplanétaires
name-inventrix = Inventrix
name-mining-guild = Mining Guild
name-phobolog = PhoboLog
name-saturn-systems = Saturn Systems
name-teractor = Teractor
name-thorgate = ThorGate
name-unmi = UNMI
    .voice = United Nations Mars Initiative
name-parameters = Paramètres
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
name-value = maintenant
    .field = { "" }
name-goal = but
name-full = au maximum
name-tr = Niveau de terraformation
    .short = NT
    .report = NT (carte)
    .report-voice = Niveau de terraformation grâce à une carte
name-tr_causes = Sources du niveau de terraformation
name-start = départ
name-cards = Cartes
name-correction = corrections
name-greeneries = Forêts
name-cities = Cités
    .field = Cités
name-stock = Ressources
    .none = pas de suivi
name-production = Production
    .none = pas de suivi
name-worth = Valeur
    .none = pas de suivi
name-megacredits = Mégacrédits
    .inline = mégacrédits
    .of = de mégacrédits
    .short = M€
name-steel = Acier
    .inline = acier
    .of = d’acier
    .short = Acier
name-titanium = Titane
    .inline = titane
    .of = de titane
    .short = Titane
name-plants = Plantes
    .inline = plantes
    .of = de plantes
    .short = Plantes
name-energy = Énergie
    .inline = énergie
    .of = d’énergie
    .short = Énergie
name-heat = Chaleur
    .inline = chaleur
    .of = de chaleur
    .short = Chaleur
name-neutral = Tuiles neutres
    .none = aucune
name-tile = Tuile
name-row = rangée
name-place = zone
name-city = cité
    .a = une cité
    .priced = Cité
name-greenery = forêt
    .a = une forêt
    .priced = Forêt
name-project = Projet standard
    .short = Projet std.
    .report = Projet std.
    .report-voice = Projet standard
name-power-plant = centrale
    .a = une centrale
    .priced = Centrale
name-asteroid = astéroïde
    .a = un astéroïde
    .priced = Astéroïde
name-aquifer = aquifère
    .a = un aquifère
    .priced = Aquifère
name-prelude = Préludes
name-tr63 = niveau de terraformation 63
name-parameters-prelude = trois paramètres, avec Préludes
name-tr63-prelude = niveau de terraformation 63, avec Préludes
name-1 = 1
name-2 = 2
name-3 = 3
name-4 = 4
