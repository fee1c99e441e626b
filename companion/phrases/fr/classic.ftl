# Terraforming Mars, en solo. Les valeurs s’affichent, .voice se dit, .why est la raison avec sa
# source, .done est le nom que l’annulation donne à la réponse. Les noms sont à la fin.

## Mise en place

setup-board = Préparez : température −30 °C, oxygène 0 %, 9 océans, génération 1, NT 14. Ni objectifs, ni récompenses, ni production. Mélangez les projets, Ère des Corporations comprise{ $prelude ->
        [on] , et les Préludes à part
       *[off] { "" }
    }.
    .voice = Préparez le plateau. La température est de moins 30 degrés, l’oxygène de 0 pour cent, et neuf tuiles Océan sont prêtes. Placez le marqueur de génération sur 1 et votre niveau de terraformation sur 14. Il n’y a ni objectifs, ni récompenses, ni production de départ. Mélangez toutes les cartes Projet, celles de l’Ère des Corporations comprises{ $prelude ->
        [on] , et les Préludes à part
       *[off] { "" }
    }.
    .why = Une partie en solo se joue avec l’Ère des Corporations et commence sans production, avec un niveau de terraformation de 14. Un adversaire neutre ne possède rien, mais des cartes peuvent le viser (livret de règles, solo). { $goal ->
        [tr63] Vous gagnez avec un niveau de terraformation de 63 : un but de la version numérique, non des règles imprimées.
       *[parameters] Vous gagnez si les trois paramètres atteignent leur but.
    }
    .done = le plateau préparé
neutral-cost = { $number ->
        [1] Révélez la première carte de la pioche Projet. Combien coûte-t-elle ?
       *[other] Révélez la carte { $number } sur quatre. Combien coûte-t-elle ?
    } Elle place une { NAME($tile) } neutre.
    .voice = { $number ->
        [1] Révélez la première carte de la pioche Projet. Elle place la première cité neutre.
        [2] Révélez la carte suivante. Elle place la deuxième cité neutre.
        [3] Révélez la carte suivante. Elle place la forêt de la première cité.
       *[other] Révélez la dernière des quatre cartes. Elle place la forêt de la deuxième cité.
    } Combien coûte-t-elle ?
    .why = Les coûts de quatre cartes placent les tuiles neutres : d’abord les deux cités, puis les deux forêts (livret de règles, solo). Si l’assistant tire, tous les coûts de 0 à 41 ont la même chance.
    .done = la carte { $number } coûte { $answer }
neutral-tile = La carte { $number } coûte { $cost }.
    .voice = La carte { $number } coûte { $cost ->
        [one] { $cost } mégacrédit
       *[other] { $cost } mégacrédits
    }.
    .why = { $tile ->
        [city] { $number ->
            [1] La première cité se compte depuis le coin supérieur gauche, rangée par rangée
           *[other] La deuxième cité se compte à rebours depuis le coin inférieur droit
        } : les zones océan, Noctis et les zones voisines d’une cité sont sautées, et au bout on recommence.
       *[greenery] La forêt se compte dans le sens horaire autour de sa cité, depuis la zone voisine en haut à gauche : les zones océan et les zones prises sont sautées, et l’on continue à tourner.
    } Un coût de 0 compte comme 1 (livret de règles, solo). Notre lecture : la seule zone qui reste pour la forêt de l’autre cité lui est laissée.
place-neutral = { $tile ->
        [city] Placez une cité neutre : rangée { $row }, place { $place }.
       *[greenery] Placez une forêt neutre : rangée { $row }, place { $place }.
    }
    .voice = { $tile ->
        [city] Placez une cité neutre sur la rangée { $row } depuis le haut, place { $place } depuis la gauche.
       *[greenery] Placez une forêt neutre sur la rangée { $row } depuis le haut, place { $place } depuis la gauche. L’oxygène n’augmente pas.
    }
    .why = Les tuiles neutres ne sont à personne ; leurs forêts n’augmentent pas l’oxygène, mais vos cités peuvent les compter (livret de règles, solo).
    .done = { $tile ->
        [city] cité neutre
       *[greenery] forêt neutre
    } : rangée { $row }, place { $place }
setup-cards = { $deck ->
        [physical] Défaussez les quatre cartes.
       *[app] { "" }
    } Prenez 2 corporations et 10 cartes Projet{ $prelude ->
        [on] , et 4 Préludes dont vous gardez 2
       *[off] { "" }
    }. Gardez une corporation ; chaque carte gardée coûte 3 M€.
    .voice = Prenez deux corporations et dix cartes Projet{ $prelude ->
        [on] , et quatre Préludes dont vous gardez deux
       *[off] { "" }
    }. Gardez une corporation. Chaque carte Projet que vous gardez coûte trois mégacrédits.
    .why = Prenez l’argent, les ressources et la production de départ de la corporation, puis payez les cartes gardées. Une corporation de débutant garde les dix gratuitement (livret de règles, mise en place).
    .done = cartes et corporation prises
corporation = Quelle corporation jouez-vous ?
    .why = Seule la République de Tharsis change quelque chose ici : les cités neutres augmentent sa production de mégacrédits (livret de règles, solo).
    .option-other = Une autre corporation
    .option-tharsis-republic = République de Tharsis
    .done = corporation : { $choice }
tharsis = République de Tharsis : votre production de M€ augmente de { $cities } pour les cités neutres{ $board ->
        [on] { " " }(déjà compté).
       *[off] . Déplacez son cube.
    }
    .voice = République de Tharsis : votre production de mégacrédits augmente de { $cities } pour les cités neutres.
    .why = Elle est due pour les deux cités neutres, bien qu’elles aient été placées avant votre choix (livret de règles, solo).
start-megacredits = Combien de M€ vous reste-t-il après avoir payé vos cartes ?
    .voice = Combien de mégacrédits vous reste-t-il après avoir payé vos cartes ?
    .why = L’argent de départ de la corporation moins 3 mégacrédits par carte gardée (livret de règles, mise en place).
    .done = { $answer } mégacrédits au départ
board-ready = Réglez les autres ressources de votre corporation et sa production : touchez la bande du haut, ou signalez-les.
    .voice = Réglez maintenant les autres ressources et la production de votre corporation, et signalez-les en jouant.
    .why = À partir d’ici l’assistant suit votre plateau personnel ; chaque nombre se corrige avec l’éditeur plus-moins.

## La génération

generation = Génération { $generation } sur { $generations }.
    .voice = La génération { $generation } sur { $generations } commence.
    .why = Une partie en solo dure toujours toutes ses générations : 14, ou 12 avec les Préludes (livret de règles, solo).
no-research = Pas de phase de recherche à la première génération.{ $prelude ->
        [on] { " " }Jouez d’abord vos deux Préludes.
       *[off] { "" }
    }
    .voice = Il n’y a pas de phase de recherche à la première génération.{ $prelude ->
        [on] { " " }Jouez d’abord vos deux Préludes.
       *[off] { "" }
    }
    .why = Les dix cartes de la mise en place en tiennent lieu (livret de règles, phase de recherche).
generations-left = Encore { $left } générations, celle-ci comprise.
    .voice = Il reste { $left } générations, celle-ci comprise.
    .why = Un rappel de notre part ; les règles ne connaissent que la dernière génération.
last-generation = C’est la dernière génération !
    .voice = C’est la dernière génération !
    .why = { $goal ->
        [tr63] Votre niveau de terraformation doit être de 63 ou plus à la fin de sa phase de production.
       *[parameters] Les trois paramètres doivent avoir atteint leur but à la fin de sa phase de production (livret de règles, solo).
    }
research = Recherche : piochez { $drawn } cartes et gardez celles que vous voulez pour { $price } M€ chacune.
    .voice = Phase de recherche. Piochez { $drawn } cartes et gardez celles que vous voulez pour { $price } mégacrédits chacune.
    .why = Les cartes non gardées sont défaussées ; la main n’a pas de limite (livret de règles, phase de recherche).
    .done = recherche faite
buy-cards = Recherche : piochez { $drawn } cartes. Combien en gardez-vous, à { $price } M€ chacune ? Vous avez { $megacredits } M€.
    .voice = Phase de recherche. Piochez { $drawn } cartes. Combien en gardez-vous, à { $price } mégacrédits chacune ?
    .why = Les cartes non gardées sont défaussées ; la main n’a pas de limite (livret de règles, phase de recherche). On n’en propose pas plus que vous ne pouvez payer.
    .done = { $answer ->
        [one] { $answer } carte achetée
       *[other] { $answer } cartes achetées
    }
report = { $left ->
        [1] Dernière génération :
       *[other] Génération { $generation } sur { $generations } :
    } faites vos actions et signalez ce qui s’est passé. Suivant quand vous passez.
    .voice = Faites vos actions, signalez ce qui s’est passé, et appuyez sur Suivant quand vous passez.
    .why = Actions : jouer une carte, un projet standard, une carte bleue une fois par génération, changer { $conversion } plantes en forêt ou { $conversion } de chaleur en un cran de température (livret de règles, phase d’actions). Votre niveau de terraformation est de { $tr }. { $board ->
        [on] Une conversion reste estompée tant que vous n’avez pas de quoi : vous avez { $plants } plantes et { $heat } de chaleur.
       *[off] Il suffit de signaler les paramètres, le niveau de terraformation et vos propres tuiles.
    }
    .refused = { $answer ->
        [convert-plants] { $board ->
            [on] Une forêt demande { $conversion } plantes, et vous en avez { $plants }.
           *[off] Le plateau personnel n’est pas suivi dans cette partie : signalez plutôt la forêt.
        }
        [convert-heat] { $board ->
            [on] { $temperature ->
                [full] La température est à son but : la chaleur y serait perdue.
               *[open] Un cran de température demande { $conversion } de chaleur, et vous en avez { $heat }.
            }
           *[off] Le plateau personnel n’est pas suivi dans cette partie : signalez plutôt la température.
        }
       *[other] « { $answer } » n’est pas à signaler ici. Choisissez dans la liste.
    }
    .done = { $answer ->
        [done] fin des actions de la génération { $generation }
       *[other] { $choice }
    }
    .option-done = Je passe
    .option-temperature = Température : un cran de plus
    .option-oxygen = Oxygène : un cran de plus
    .option-ocean = J’ai placé un océan
    .option-greenery = J’ai placé une forêt
    .option-city = J’ai placé une cité
    .option-project = Projet standard
    .option-tr = Niveau de terraformation monté
    .option-stock = Mes ressources ont changé
    .option-production = Ma production a changé
    .option-convert-plants = { $conversion } plantes en forêt
    .option-convert-heat = { $conversion } de chaleur en température

## Terraformation

raised = { $parameter ->
        [temperature] Température { $value } °C
        [oxygen] Oxygène { $value } %
       *[oceans] { $value } océans sur 9
    }, NT { $tr }.
    .voice = { $parameter ->
        [temperature] La température est de { $value } degrés.
        [oxygen] L’oxygène est de { $value } pour cent.
       *[oceans] { $value ->
            [one] { $value } océan est placé.
           *[other] { $value } océans sont placés.
        }
    } Votre niveau de terraformation est de { $tr }.
    .why = { $parameter ->
        [oceans] Chaque cran d’un paramètre augmente votre niveau de terraformation de 1. Une tuile placée à côté d’un océan rapporte 2 mégacrédits par océan (livret de règles, paramètres globaux).
       *[other] Chaque cran d’un paramètre augmente votre niveau de terraformation de 1 (livret de règles, paramètres globaux).
    }
is-full = { $parameter ->
        [temperature] La température est à son but : elle n’augmente plus, votre NT non plus.
        [oxygen] L’oxygène est à son but : il n’augmente plus, votre NT non plus.
       *[oceans] Les neuf océans sont placés : votre NT n’augmente pas.
    }
    .voice = { $parameter ->
        [temperature] La température est à son but. Elle n’augmente plus, votre niveau de terraformation non plus.
        [oxygen] L’oxygène est à son but. Il n’augmente plus, votre niveau de terraformation non plus.
       *[oceans] Les neuf océans sont placés. Votre niveau de terraformation n’augmente pas.
    }
    .why = À son but, un paramètre ne peut plus être augmenté, et sans cela le niveau de terraformation ne monte pas (livret de règles, paramètres globaux).
full = { $parameter ->
        [temperature] La température a atteint son but !
        [oxygen] L’oxygène a atteint son but !
       *[oceans] Le dernier océan est placé !
    } { $complete ->
        [yes] Mars est terraformée. Jouez pour les points jusqu’à la dernière génération.
       *[no] { "" }
    }
    .voice = { $parameter ->
        [temperature] La température a atteint son but !
        [oxygen] L’oxygène a atteint son but !
       *[oceans] Le dernier océan est placé !
    } { $complete ->
        [yes] Mars est terraformée. Jouez pour les points jusqu’à la dernière génération.
       *[no] { "" }
    }
    .why = Une partie en solo ne s’arrête pas plus tôt : toutes les générations se jouent (livret de règles, solo).
bonus-heat = Bonus : votre production de chaleur augmente de 1{ $board ->
        [on] { " " }(déjà compté).
       *[off] . Déplacez son cube.
    }
    .voice = Cran de bonus : votre production de chaleur augmente d’un cran.
    .why = Il est imprimé à moins 24 degrés et à moins 20 degrés (livret de règles, paramètres globaux).
bonus-ocean = Bonus : placez un océan.
    .voice = Cran de bonus : placez un océan.
    .why = Il est imprimé à 0 degré (livret de règles, paramètres globaux).
bonus-temperature = Bonus : la température augmente d’un cran.
    .voice = Cran de bonus : la température augmente aussi.
    .why = Il est imprimé à 8 pour cent d’oxygène (livret de règles, paramètres globaux).
greenery-placed = Votre forêt numéro { $count }.
    .voice = C’est votre forêt numéro { $count }.
    .why = Elle doit toucher une de vos tuiles si possible ; elle vaut 1 point de victoire, et 1 de plus pour chaque cité voisine (livret de règles, tuiles).
city-placed = Votre cité numéro { $count }.{ $corporation ->
        [tharsis-republic] { " " }Signalez ce que votre corporation y gagne.
       *[other] { "" }
    }
    .voice = C’est votre cité numéro { $count }.{ $corporation ->
        [tharsis-republic] { " " }Signalez ce que votre corporation y gagne.
       *[other] { "" }
    }
    .why = Elle ne peut toucher une autre cité, même neutre ; à la fin chaque forêt voisine vaut 1 point de victoire (livret de règles, tuiles).
tr-steps = De combien votre NT a-t-il monté, paramètres à part ? Il est de { $tr }.
    .voice = De combien votre niveau de terraformation a-t-il monté, paramètres à part ?
    .why = Certaines cartes augmentent le niveau de terraformation d’elles-mêmes. Les crans des paramètres se signalent comme tels.
    .done = niveau de terraformation monté de { $answer } par une carte
tr-raised = NT { $tr }.
    .voice = Votre niveau de terraformation est de { $tr }.
    .why = Le niveau de terraformation est un revenu à chaque phase de production, et des points à la fin.

## Projets standards

project = { $board ->
        [on] Quel projet standard ? Vous avez { $megacredits } M€.
       *[off] Quel projet standard ?
    }
    .voice = Quel projet standard ? { $unpaid ->
        [0] { "" }
       *[other] Votre argent ne suffit pas pour : { LIST($short) }.
    }
    .why = Les projets standards ne demandent pas de carte. Un projet estompé ne peut pas servir maintenant ; touchez-le pour savoir pourquoi (livret de règles, projets standards).
    .refused = { $answer ->
        [power-plant] Une centrale coûte 11 M€, et vous en avez { $megacredits }.
        [asteroid] { $temperature ->
            [full] La température est à son but : un astéroïde ne ferait rien.
           *[open] Un astéroïde coûte 14 M€, et vous en avez { $megacredits }.
        }
        [aquifer] { $oceans ->
            [full] Les neuf océans sont placés : il ne reste plus de tuile.
           *[open] Un aquifère coûte 18 M€, et vous en avez { $megacredits }.
        }
        [greenery] Une forêt coûte 23 M€, et vous en avez { $megacredits }.
        [city] Une cité coûte 25 M€, et vous en avez { $megacredits }.
       *[other] « { $answer } » n’est pas un projet standard. Choisissez dans la liste{ $board ->
            [on] .
           *[off] { " " }: l’assistant ne suit pas votre argent dans cette partie.
        }
    }
    .option-power-plant = Centrale, 11 mégacrédits
    .option-asteroid = Astéroïde, 14 mégacrédits
    .option-aquifer = Aquifère, 18 mégacrédits
    .option-greenery = Forêt, 23 mégacrédits
    .option-city = Cité, 25 mégacrédits
    .option-sell-patents = Vente de brevets
    .option-back = Retour
    .done = projet standard : { $choice }
paid = { $board ->
        [on] { $price } M€ payés pour { NAME($project, form: "a") } : il reste { $left } M€.
       *[off] Payez { $price } M€ pour { NAME($project, form: "a") }.
    }
    .voice = { $board ->
        [on] { $price } mégacrédits payés pour { NAME($project, form: "a") }. Il vous en reste { $left }.
       *[off] Payez { $price } mégacrédits pour { NAME($project, form: "a") }.
    }
    .why = Prix : centrale 11, astéroïde 14, aquifère 18, forêt 23, cité 25 mégacrédits (livret de règles, projets standards). Les remises de cartes et de corporations, corrigez-les vous-même.
sell-patents = Combien de cartes vendez-vous, à 1 M€ chacune ?
    .voice = Combien de cartes vendez-vous, à un mégacrédit chacune ?
    .why = Défaussez-les de votre main et gagnez 1 mégacrédit pour chacune (livret de règles, projets standards).
    .done = { $answer ->
        [one] { $answer } carte vendue
       *[other] { $answer } cartes vendues
    }
sold = { $board ->
        [on] { $cards } M€ gagnés pour vos cartes.
       *[off] Gagnez { $cards } M€ pour vos cartes.
    }
    .voice = { $cards ->
        [one] Cela fait { $cards } mégacrédit pour votre carte.
       *[other] Cela fait { $cards } mégacrédits pour vos cartes.
    }
    .why = 1 mégacrédit par carte défaussée (livret de règles, projets standards).
power-plant = Votre production d’énergie augmente de 1{ $board ->
        [on] { " " }(déjà compté).
       *[off] . Déplacez son cube.
    }
    .voice = Votre production d’énergie augmente d’un cran.
    .why = Une centrale augmente la production d’énergie d’un cran (livret de règles, projets standards).
city-income = Votre production de M€ augmente de 1{ $board ->
        [on] { " " }(déjà compté).
       *[off] . Déplacez son cube.
    }
    .voice = Votre production de mégacrédits augmente d’un cran.
    .why = Le projet standard Cité augmente la production de mégacrédits d’un cran (livret de règles, projets standards).

## Le plateau personnel

stock = Laquelle de vos ressources a changé ?
    .voice = Laquelle de vos ressources a changé ?
    .why = Réglez ce qui est sur votre plateau maintenant : gains, paiements et ce que prennent les cartes.
    .option-megacredits = Mégacrédits : { $megacredits }
    .option-steel = Acier : { $steel }
    .option-titanium = Titane : { $titanium }
    .option-plants = Plantes : { $plants }
    .option-energy = Énergie : { $energy }
    .option-heat = Chaleur : { $heat }
    .option-back = Retour
    .done = ressources ouvertes : { $choice }
stock-now = { NAME($resource) } : { $now }. Combien y en a-t-il maintenant ?
    .voice = Combien y a-t-il { NAME($resource, form: "of") } maintenant ?
    .why = L’acier paie 2 mégacrédits d’une carte au badge Construction, le titane 3 mégacrédits d’une carte au badge Espace (livret de règles, ressources).
    .done = { NAME($resource) } : de { $now } à { $answer }
output = Laquelle de vos productions a changé ?
    .voice = Laquelle de vos productions a changé ?
    .why = Réglez ce que montrent les cubes de votre plateau maintenant.
    .option-megacredits = Mégacrédits : { $megacredits }
    .option-steel = Acier : { $steel }
    .option-titanium = Titane : { $titanium }
    .option-plants = Plantes : { $plants }
    .option-energy = Énergie : { $energy }
    .option-heat = Chaleur : { $heat }
    .option-back = Retour
    .done = production ouverte : { $choice }
output-now = Production { NAME($resource, form: "of") } : { $now }. Quelle est-elle maintenant ?
    .voice = Quelle est votre production { NAME($resource, form: "of") } maintenant ?
    .why = La production de mégacrédits peut descendre à moins 5, aucune autre sous 0 (livret de règles, production).
    .done = production { NAME($resource, form: "of") } : de { $now } à { $answer }
production = Production : changez votre énergie en chaleur, puis prenez { $tr } M€ pour votre NT plus votre production de M€, et ce que montrent les autres productions.
    .voice = Phase de production. Changez votre énergie en chaleur. Prenez ensuite { $tr } mégacrédits pour votre niveau de terraformation, plus votre production de mégacrédits, et ce que montrent les autres productions.
    .why = L’énergie non utilisée devient de la chaleur avant toute production (livret de règles, phase de production).
    .done = production prise
produce = Production : l’énergie devient de la chaleur, puis { $income } M€ arrivent (NT { $tr }, production { $output }), et le reste.
    .voice = Phase de production. L’énergie devient de la chaleur. Puis { $income } mégacrédits arrivent, et les autres ressources.
    .why = L’énergie non utilisée devient de la chaleur avant toute production ; les mégacrédits viennent du niveau de terraformation et de la production de mégacrédits ensemble (livret de règles, phase de production).
    .option-produce = Produire
    .done = production
produced = Vous avez { $megacredits } M€, acier { $steel }, titane { $titanium }, plantes { $plants }, énergie { $energy }, chaleur { $heat }.
    .voice = Vous avez { $megacredits } mégacrédits, { $plants } plantes et { $heat } de chaleur.
    .why = Les cubes de votre plateau devraient montrer la même chose ; sinon, corrigez-les avec l’éditeur plus-moins.

## La fin

goals-met = { $goal ->
        [tr63] Votre NT est de { $tr } : le but de { $needed } est atteint !
       *[parameters] Les trois paramètres ont atteint leur but : Mars est terraformée !
    }
    .voice = { $goal ->
        [tr63] Votre niveau de terraformation est de { $tr }. Le but de { $needed } est atteint !
       *[parameters] Les trois paramètres ont atteint leur but. Mars est terraformée !
    }
    .why = Les buts se vérifient après la production de la dernière génération (livret de règles, solo).
goals-missed = { $goal ->
        [tr63] Votre NT est de { $tr } : le but de { $needed } est manqué.
       *[parameters] Mars n’est pas terraformée. Il manque : { LIST($missed) }.
    }
    .voice = { $goal ->
        [tr63] Votre niveau de terraformation est de { $tr }. Le but de { $needed } est manqué.
       *[parameters] Mars n’est pas terraformée. Il manque : { LIST($missed) }.
    }
    .why = Ce qui n’est pas complet après la production de la dernière génération est perdu (livret de règles, solo). Les points peuvent tout de même être comptés.
final-greeneries = Changez des plantes en forêts, { $conversion } pour chacune : l’oxygène n’augmente pas. Combien en placez-vous ?{ $board ->
        [on] { " " }Vous avez { $plants } plantes.
       *[off] { "" }
    }
    .voice = Vous pouvez changer des plantes en forêts, { $conversion } pour chacune, sans augmenter l’oxygène. Combien en placez-vous ?
    .why = Après la dernière génération les plantes deviennent des forêts selon les règles normales, mais ni l’oxygène ni votre niveau de terraformation n’augmentent (livret de règles, solo).
    .done = { $answer ->
        [one] { $answer } dernière forêt
       *[other] { $answer } dernières forêts
    }
score-tr = Combien de points vaut votre NT ? L’assistant a { $known }.
    .voice = Combien de points vaut votre niveau de terraformation ?
    .why = Chaque niveau de terraformation vaut 1 point de victoire (livret de règles, décompte final).
    .done = niveau de terraformation : { $answer }
score-greeneries = Combien de forêts sont à vous ? 1 point chacune. L’assistant en a { $known }.
    .voice = Combien de forêts sont à vous ?
    .why = 1 point de victoire par forêt que vous possédez ; les neutres ne sont pas à vous (livret de règles, décompte final).
    .done = forêts : { $answer }
score-cities = Combien de points donnent vos cités ({ $cities } signalées) ? 1 par forêt voisine de chacune, à qui qu’elle soit.
    .voice = Combien de points donnent vos cités ? Chacune compte les forêts voisines, à qui qu’elles soient.
    .why = Une forêt entre deux de vos cités compte deux fois ; les forêts neutres comptent aussi (livret de règles, décompte final).
    .done = cités : { $answer }
score-cards = Combien de points y a-t-il sur vos cartes, événements joués compris ?
    .voice = Combien de points y a-t-il sur vos cartes ? Les événements joués comptent aussi.
    .why = D’abord les cartes qui comptent leurs ressources, puis tous les points imprimés, négatifs compris (livret de règles, décompte final).
    .done = cartes : { $answer }
verdict = { $won ->
        [yes] Vous gagnez avec { $total } PV :
       *[no] { $goal ->
            [tr63] Vous perdez : le NT est sous 63.
           *[parameters] Vous perdez. Incomplets : { LIST($missed) }.
        } Vos points seraient { $total } PV :
    } NT { $tr }, forêts { $greeneries }, cités { $cities }, cartes { $cards }.
    .voice = { $won ->
        [yes] Vous gagnez avec { $total } points de victoire !
       *[no] Vous perdez cette fois. Vos points seraient { $total }.
    }
    .why = Niveau de terraformation, forêts, forêts voisines des cités et cartes ensemble (livret de règles, décompte final).

## Où en est la partie

goal-parameter = { $parameter ->
        [temperature] Température : { $value } sur { $goal } °C
        [oxygen] Oxygène : { $value } sur { $goal } %
       *[oceans] Océans : { $value } sur { $goal }
    }{ $left ->
        [0] { "" }
        [one] , encore { $left } cran
       *[other] , encore { $left } crans
    }
    .voice = { $parameter ->
        [temperature] La température est de { $value } degrés, le but de { $goal }.
        [oxygen] L’oxygène est de { $value } pour cent, le but de { $goal }.
       *[oceans] { $value } océans sur { $goal } sont placés.
    } { $left ->
        [0] { "" }
        [one] Encore { $left } cran.
       *[other] Encore { $left } crans.
    }
    .why = Une température de 8 degrés, un oxygène de 14 pour cent et neuf océans sont les buts (livret de règles, paramètres globaux).
goal-tr = NT : { $tr } sur { $needed }
    .voice = Votre niveau de terraformation est de { $tr }, le but de { $needed }.
    .why = Vous gagnez avec 63 ou plus après la dernière génération : une variante de la version numérique.
goal-generations = Générations restantes, celle-ci comprise : { $left } sur { $generations }
    .voice = { $left ->
        [one] Il reste { $left } génération sur { $generations }, celle-ci comprise.
       *[other] Il reste { $left } générations sur { $generations }, celle-ci comprise.
    }
    .why = Les buts doivent être atteints avant la fin de la dernière génération (livret de règles, solo).

## Mots de la carte

map-ocean = Océan
map-noctis = Noctis
map-city = Cité
map-greenery = Forêt

## Options

option-prelude = Préludes
    .why = Avec l’extension Prelude, une partie en solo dure 12 générations au lieu de 14.
    .option-off = Sans : 14 générations
    .option-on = Avec : 12 générations
option-goal = But
    .why = Le but imprimé : les trois paramètres. Le niveau de terraformation de 63 est une variante de la version numérique.
    .option-parameters = Les trois paramètres
    .option-tr63 = Niveau de terraformation 63
option-board = Plateau personnel
    .why = Si l’assistant suit vos ressources et votre production, paie les projets standards et les conversions, et produit.
    .option-off = Je le tiens moi-même
    .option-on = L’assistant le suit

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
name-other = une autre
name-tharsis-republic = République de Tharsis
name-parameters = Paramètres
name-temperature = température
    .short = °C
    .field = Température
name-oxygen = oxygène
    .short = % oxygène
    .field = Oxygène
name-oceans = océans
    .short = Océans
    .field = Océans
name-value = maintenant
name-goal = but
name-full = complet
name-tr = Niveau de terraformation
    .short = NT
name-tr_causes = Niveau de terraformation venant de
name-start = départ
name-cards = Cartes
name-correction = corrections
name-greeneries = Forêts
name-cities = Cités
    .field = Cités
name-stock = Ressources
name-production = Production
name-megacredits = Mégacrédits
    .of = de mégacrédits
    .short = M€
name-steel = Acier
    .of = d’acier
    .short = Acier
name-titanium = Titane
    .of = de titane
    .short = Titane
name-plants = Plantes
    .of = de plantes
    .short = Plantes
name-energy = Énergie
    .of = d’énergie
    .short = Énergie
name-heat = Chaleur
    .of = de chaleur
    .short = Chaleur
name-neutral = Tuiles neutres
name-tile = Tuile
name-row = rangée
name-place = place
name-city = cité
    .a = une cité
name-greenery = forêt
    .a = une forêt
name-power-plant = centrale
    .a = une centrale
name-asteroid = astéroïde
    .a = un astéroïde
name-aquifer = aquifère
    .a = un aquifère
name-prelude = Préludes
name-tr63 = niveau de terraformation 63
name-parameters-prelude = trois paramètres, avec Préludes
name-tr63-prelude = niveau de terraformation 63, avec Préludes
name-1 = 1
name-2 = 2
name-3 = 3
name-4 = 4
