# On Mars, en solo contre Lacerda. Les valeurs s’affichent, .voice se dit, .why est la raison avec la
# page du livret de règles, .done est le nom que l’annulation donne à la réponse. Les noms sont à la fin.

## La question principale de la table

table = { $turn ->
        [lacerda] Au tour de Lacerda. « Suivant » révèle sa carte.
        [you] { $side ->
            [orbit] À vous, en Orbite. Jouez, puis signalez ce qui compte pour Lacerda, ou juste « Suivant ».
           *[colony] À vous, dans la Colonie. Jouez, puis signalez ce qui compte pour Lacerda, ou juste « Suivant ».
        }
        [shuttle] Place à la Phase de Navette.
       *[final] La partie est finie. « Suivant » vous guide dans le décompte.
    }
    .voice = { $turn ->
        [lacerda] C’est au tour de Lacerda. Suivant révèle sa carte.
        [you] C’est à vous. Jouez, signalez ce qui compte pour Lacerda, puis appuyez sur Suivant.
        [shuttle] Les deux tours sont joués. Place à la Phase de Navette.
       *[final] La partie est finie. Comptons les points.
    }
    .why = { $turn ->
        [lacerda] Les Astronautes agissent de la case 1 à la case 8 ; à chaque tour, une carte solo dit ce que fait Lacerda (livret de règles, pages 8 et 22).
        [you] Vous avez une action principale et, si vous voulez, une action exécutive avant ou après (livret de règles, page 8). Signalez ce qui change ses choix : Bâtiments, Colons sur ses actions, Technologies, Plans, Scientifiques, Missions.
        [shuttle] Une fois les tours joués, la Navette avance et qui se trouve de son côté peut voyager (livret de règles, page 19).
       *[final] La dernière manche est finie (livret de règles, page 21).
    }
    .done = { $answer ->
        [next] { $turn ->
            [lacerda] début du tour de Lacerda
            [you] fin de votre tour
            [shuttle] début de la Phase de Navette
           *[final] début du décompte
        }
       *[other] signalement « { $choice } »
    }
    .option-next = { $turn ->
        [lacerda] Révéler sa carte
        [you] Mon tour est fini
        [shuttle] Place à la Phase de Navette
       *[final] Place au décompte
    }
    .option-building = J’ai construit un Bâtiment
    .option-colonist = J’ai placé un Colon
    .option-blueprint = J’ai pris un Plan
    .option-advanced = J’ai amélioré un Bâtiment
    .option-scientist = J’ai engagé un Scientifique
    .option-contract = J’ai rempli un Contrat
    .option-tech = Technologie apprise ou développée
    .option-mission = { $help ->
        [cards] Contribution à une Mission
       *[other] J’ai contribué à une Mission
    }
    .option-landing-pod = J’ai pris le Module d’atterrissage
    .option-level = La Colonie a gagné un niveau

## Mise en place

# Ce que l'annulation dit d'une réponse qui laisse l'étape comme elle était
done-tie = une égalité
done-colonists = vos Colons y sont en autre nombre
done-impossible = pas possible
done-back = un signalement ouvert par erreur

help = Quel niveau d’aide souhaitez-vous ?
    .voice = Quel niveau d’aide souhaitez-vous ? Tout guidé, une mise en place rapide, ou les cartes seules ?
    .why = Le guidage mène chaque étape de la mise en place et de Lacerda. La mise en place rapide ne demande que ce que l’assistant doit savoir. Les cartes seules tirent ses cartes, ses cases et le dé, pour qui le joue de mémoire.
    .option-guided = Guidez-moi pas à pas
    .option-quick = Mise en place rapide, puis guidage
    .option-cards = Cartes seules
    .done = aide ({ $choice })
length = Partie courte ou longue ?
    .why = Une partie courte a deux Missions courtes et une longue ; une partie longue, une courte et deux longues (livret de règles, page 6).
    .option-short = Partie courte
    .option-long = Partie longue
    .done = durée ({ $choice })
setup-board = Préparez le plateau principal pour deux joueurs. Mettez 2 éléments de chaque dans l’Entrepôt. Deux tuiles Découverte vont face visible sur la case Exploration, les autres face cachée à côté.
    .why = À deux joueurs, l’Entrepôt contient deux éléments de chaque, et n’est rechargé que jusqu’à deux (livret de règles, page 24).
    .done = plateau principal en place
setup-cards = Mélangez les Plans : niveau 1 au-dessus du niveau 3, six face visible. Alignez les six Scientifiques avec leurs figurines. Les douze Contrats terrestres forment une pile, face cachée.
    .why = De gauche à droite : Géologue, Ingénieur R&D, Hydrologue, Biochimiste, Géochimiste, Ingénieur systèmes (livret de règles, page 5).
    .done = cartes en place
setup-mars = Sur Mars : la Mine de départ au centre, les quatre autres Bâtiments de départ au hasard et les tuiles Recherche sur leurs cases. Marqueur de niveau de la Colonie sur la deuxième rangée, marqueurs du LSS sur celle du bas.
    .voice = Sur Mars, posez la Mine de départ au centre, les quatre autres Bâtiments de départ au hasard sur leurs cases et les tuiles Recherche sur les leurs. Mettez le marqueur de niveau de la Colonie sur la deuxième rangée et les marqueurs du LSS sur celle du bas.
    .why = La deuxième rangée est le niveau 1 de la Colonie ; chaque marqueur du LSS monte d’une rangée par tuile de son type (livret de règles, pages 5 et 15).
    .done = Mars en place
tech-grid = { $length ->
       *[other] On n’utilise qu’un jeu de huit tuiles Technologie. Qui les pose sur la Grille de technologies ?
    }
    .voice = On n’utilise qu’un jeu de huit tuiles Technologie. Je tire leur ordre, ou vous me dites ce qui est posé ?
    .why = À deux joueurs, la grille n’est jamais rechargée (livret de règles, page 24). S’il en connaît l’ordre, l’assistant nomme chaque Technologie que prend Lacerda.
    .option-draw = Tirez l’ordre pour moi
    .option-tell = Je dis ce qui est posé
    .option-skip = Demandez-moi à chaque fois
    .done = Grille de technologies ({ $choice })
tech-tile = La Technologie numéro { $number } est tirée.
    .ask = Quelle Technologie est sur la case { $number } de la grille ? Commencez en bas à gauche, finissez en haut à droite.
    .form = short
    .done = case { $number } de la grille ({ $choice })
    .why = Il prend la Technologie la moins chère, la plus à gauche : l’ordre connu, il n’y a plus rien à demander (livret de règles, page 22).
lay-techs = Posez les huit Technologies sur la grille, rangée du bas d’abord, chaque rangée depuis la gauche : { LIST($techs, form: "short") }.
    .why = La rangée du bas est gratuite, celle du milieu coûte une Batterie, celle du haut une Batterie et une Ressource : les moins chères viennent d’abord (livret de règles, page 10).
    .done = Technologies en place
missions = { $length ->
        [long] Missions : prenez une courte et deux longues. Qui les tire ?
        [short] Missions : prenez deux courtes et une longue. Qui les tire ?
       *[unknown] Trois Missions sont posées. Qui les tire ?
    }
    .voice = Passons aux trois Missions. Je les tire, ou vous me dites lesquelles sont en A, B et C ?
    .why = L’assistant ignore quelles Missions sont courtes ou longues : si cela compte pour vous, distribuez-les vous-même, puis indiquez-les.
    .option-draw = Tirez-en trois au hasard
    .option-tell = Je dis lesquelles sont là
    .done = Missions ({ $choice })
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
    .refused = « { $answer } » n’est pas une Mission encore libre. Choisissez dans la liste.
    .done = Mission { $letter } ({ $choice })
    .why = Dès son deuxième passage, chaque carte solo déplace le cube de sa Mission (livret de règles, page 22).
lay-missions = { $way ->
        [draw] Posez ces Missions et leurs cubes :
       *[tell] Placez les cubes des Missions :
    } A, { NAME($A, form: "mission") } : { $A_left }. B, { NAME($B, form: "mission") } : { $B_left }. C, { NAME($C, form: "mission") } : { $C_left }. Marqueur de Missions restantes sur 3.
    .voice = { $way ->
        [draw] Posez ces Missions et leurs cubes.
       *[tell] Placez les cubes des Missions.
    } En A, { NAME($A, form: "mission") } : cube sur { $A_left }. En B, { NAME($B, form: "mission") } : cube sur { $B_left }. En C, { NAME($C, form: "mission") } : cube sur { $C_left }. Mettez le marqueur de Missions restantes sur 3.
    .why = Une contribution rapporte, en Cristaux : { $A_crystals } en A, { $B_crystals } en B, { $C_crystals } en C. Chaque cube part du nombre prévu pour deux joueurs ; trois Missions accomplies déclenchent la fin (livret de règles, page 21).
    .done = Missions en place
rewards = { $length ->
       *[other] Quatre des huit tuiles Récompense du LSS vont en haut de ses colonnes. Qui les tire ?
    }
    .voice = Quatre tuiles Récompense du LSS vont en haut de ses colonnes. Je les tire, vous me les indiquez, ou vous les comptez pour lui ?
    .why = Quand Lacerda construit dans le LSS, il marque la tuile de cette colonne (livret de règles, page 22). Si l’assistant ne la connaît pas, vous la marquez pour lui sur la piste de points.
    .option-draw = Tirez-les pour moi
    .option-tell = Je dis lesquelles sont là
    .option-skip = Je les compte pour lui
    .done = tuiles Récompense ({ $choice })
reward = La tuile Récompense de la colonne { NAME($kind) } est tirée.
    .ask = Quelle tuile Récompense surmonte la colonne { NAME($kind) } ?
    .form = reward
    .done = Récompense, colonne { NAME($kind) } ({ $choice })
    .why = Il marque la tuile de la colonne où il construit (livret de règles, page 22).
lay-rewards = Posez ces tuiles Récompense en haut des colonnes. Générateur : { NAME($tile_1, form: "reward") }. Extracteur d’eau : { NAME($tile_2, form: "reward") }. Serre : { NAME($tile_3, form: "reward") }. Condenseur d’oxygène : { NAME($tile_4, form: "reward") }.
    .voice = Posez ces tuiles Récompense en haut des colonnes ; chacune donne ses points. Générateur : { NAME($tile_1, form: "reward") }. Extracteur d’eau : { NAME($tile_2, form: "reward") }. Serre : { NAME($tile_3, form: "reward") }. Condenseur d’oxygène : { NAME($tile_4, form: "reward") }.
    .why = Les quatre autres tuiles retournent dans la boîte (livret de règles, page 5).
    .done = tuiles Récompense en place
setup-players = Préparez les deux plateaux de joueur : 1 de chaque Ressource, 1 Cristal, la Technologie Abri au milieu de la colonne 2 du Labo, 5 Vaisseaux, 5 Abris (un sur Mars), 4 Robots, 12 Colons (trois dans les Quartiers), les cubes de Progrès. Rovers sur la Mine centrale.
    .voice = Préparez les deux plateaux de joueur. Chacun reçoit une Ressource de chaque, un Cristal, la Technologie Abri au milieu de la colonne 2 du Labo, cinq Vaisseaux, cinq Abris, dont un sur Mars, quatre Robots, douze Colons, dont trois dans les Quartiers, et les cubes de Progrès. Mettez les deux Rovers sur la Mine centrale.
    .why = Le plateau de Lacerda se prépare comme le vôtre ; ses Ressources ne servent jamais. Chaque Rover commence sur la Mine centrale (livret de règles, pages 6 et 22).
    .done = plateaux de joueur en place
setup-lacerda = Deux différences pour Lacerda : pas d’Objectifs privés, alors que vous en piochez trois, et le Robot de son Abri va sur l’icône Mine de la Zone de progrès. { $deck ->
        [physical] Mélangez ses 12 cartes solo.
       *[app] Ses cartes solo peuvent rester dans la boîte.
    }
    .why = Vous gardez trois Objectifs privés et pouvez en atteindre un (livret de règles, pages 6 et 22).
    .done = différences de Lacerda en place
first-space = Première case d’Ordre du tour de Lacerda : qui la tire ?
    .voice = La première case d’Ordre du tour de Lacerda. Je la tire, ou vous piochez une tuile Premier Colon ?
    .why = Les règles font piocher une tuile Premier Colon (livret de règles, page 22). La boîte contient six tuiles pour huit cases ; l’assistant tire de 1 à 8.
    .option-draw = Tirez-la pour moi
    .option-tell = Je pioche une tuile
    .done = première case de Lacerda : { $choice }
first-colonist = Sa tuile Premier Colon est tirée.
    .ask = Piochez une tuile Premier Colon pour Lacerda. Quel numéro porte-t-elle ?
    .why = La tuile donne sa première case d’Ordre du tour (livret de règles, page 22). La boîte contient six tuiles pour huit cases ; l’assistant tire de 1 à 8.
    .refused = « { $answer } » n’est pas une case d’Ordre du tour. Donnez un numéro de 1 à 8.
    .done = première case de Lacerda : { $choice }
his-place = Placez l’Astronaute de Lacerda sur la case d’Ordre du tour { $space }, { $side ->
        [orbit] en Orbite
       *[colony] dans la Colonie
    }, et la Navette sur la case rouge 1 de ce côté.
    .why = La Navette commence du côté de Lacerda (livret de règles, page 22). Les règles ne disent pas s’il prend le bonus de sa première case ; ici, { $start ->
        [benefit] il le prend.
       *[no-benefit] il ne le prend pas.
    }
    .done = Lacerda commence sur la case { $space }
your-place = Quelle case libre prenez-vous ? Les cases 1 à 4 sont en Orbite, 5 à 8 dans la Colonie. Prenez son bonus.
    .why = Vous choisissez une case libre après le tirage de celle de Lacerda, ou vous la tirez (livret de règles, page 22).
    .option = { $option ->
        [1] Case 1, en Orbite
        [2] Case 2, en Orbite
        [3] Case 3, en Orbite
        [4] Case 4, en Orbite
       *[other] Case { $option }, dans la Colonie
    }
    .done = vous commencez sur la case { $answer }
goal = Quel Objectif solo visez-vous ?
    .voice = Quel Objectif solo visez-vous ?
    .why = Vous gagnez si vous remplissez toutes les lignes d’un Objectif solo (livret de règles, page 23).
    .option-draw = Tirez-en un pour moi
    .done = objectif ({ $choice })
goal-drawn = L’objectif est tiré.
    .ask = Piochez un Objectif solo. Lequel est-ce ?
    .done = objectif ({ $choice })
goal-set = Vous visez « { NAME($goal) } ». Cochez ses lignes au fur et à mesure : Menu, État de la partie.
    .voice = Vous visez : { NAME($goal) }. Cochez ses lignes au fur et à mesure, dans le menu, sous État de la partie.
readings = Là où les règles se taisent, l’assistant retient : au Labo, il préfère la case { $lab ->
        [upper] du haut
       *[lower] du bas
    } ; construire à l’arrivée { $arrival ->
        [paid] coûte des Cristaux
       *[free] est gratuit
    } ; une carte d’une Mission accomplie { $finished-mission ->
        [crystals] donne ses Cristaux
       *[nothing] ne donne rien
    } ; ses Quartiers { $quarters ->
        [shelters] dépendent de ses Abris
       *[full] sont pleins : 12 Colons, 21 PO
    } ; sa première case { $start ->
        [benefit] donne son bonus
       *[no-benefit] ne donne pas son bonus
    }.
    .voice = La mise en place est finie. Là où les règles se taisent, l’assistant suit les options de cette partie.

## Son tour

card = Carte { $letter }{ $number } : { NAME($action) }. { $last ->
        [yes] { "" }
       *[no] { $travels ->
            [yes] Il voyagera si la Navette quitte son côté.
           *[no] Il ne voyagera pas cette manche.
        }
    } { $left ->
        [0] C’est la dernière carte de ce passage.
       *[other] { "" }
    }
    .voice = Carte de Lacerda : { NAME($action) }. Mission { $letter }. { $last ->
        [yes] { "" }
       *[no] { $travels ->
            [yes] { "" }
           *[no] Il ne voyagera pas cette manche.
        }
    } { $left ->
        [0] C’est la dernière carte de ce passage.
       *[other] { "" }
    }
    .why = Le numéro désigne l’action, selon son côté ; le X interdit de voyager tant que c’est la dernière carte (livret de règles, page 22). Sur les 12 cartes, { $left ->
        [0] aucune n’est
        [one] une est encore
       *[other] { $left } sont encore
    } dans sa pioche.
    .ask = Piochez la carte solo du dessus pour Lacerda. Laquelle est-ce ? La lettre est sa Mission, le numéro son action, x l’interdiction de voyager.
    .ask-voice = Piochez la carte solo du dessus pour Lacerda. Laquelle est-ce ?
    .refused = « { $answer } » n’est pas dans sa pioche. Regardez bien la carte, ou corrigez la pioche.
    .done = carte de Lacerda : { $choice }
reshuffle = Sa pioche est vide : mélangez les 12 cartes. C’est le passage { $pass } ; désormais, chaque carte déplace aussi le cube de sa Mission.
    .why = La défausse est mélangée quand il lui faut une carte et qu’il n’y en a plus (livret de règles, page 22).
crystals-up = Au début de son tour, { $fitted ->
        [0] aucun Cristal n’entre
        [one] 1 Cristal entre
       *[other] { $fitted } Cristaux entrent
    } dans son Dépôt{ $lost ->
        [0] { "" }
        [one] , et 1 est perdu faute de place
       *[other] , et { $lost } sont perdus faute de place
    }. Il en a { $crystals }.
    .why = Les Cristaux gagnés pendant un tour attendent sous le Dépôt jusqu’au suivant ; un Dépôt en contient 3, et un de plus par Vaisseau qui l’a quitté (livret de règles, pages 6 et 7).
finished-mission = La Mission { $letter } est déjà accomplie : { $crystals ->
        [0] son cube ne fait rien.
        [one] il gagne quand même 1 Cristal.
       *[other] il gagne quand même { $crystals } Cristaux.
    }
    .why = Le livret de règles ne dit pas ce que fait la carte d’une Mission accomplie ; c’est la lecture que vous avez choisie.

cannot-place = { $taken ->
        [yes] Son Colon est encore sur « { NAME($action) } » : impossible.
       *[no] « { NAME($action) } » coûterait { $cost } { $cost ->
            [one] Cristal
           *[other] Cristaux
        }, et il { $crystals ->
            [0] n’en a aucun.
            [1] n’en a qu’un.
           *[other] n’en a que { $crystals }.
        }
    } Il déplace plutôt son Rover, sans rien payer.
    .why = Un Colon coûte 1 Cristal par Colon déjà présent ({ $his } à lui, { $yours } à vous) ; s’il ne peut pas payer, il déplace son Rover (livret de règles, pages 22 et 24).
    .done = Lacerda ne pouvait pas payer : { $choice }
    .option-rover = Déplacer son Rover
your-colonists = Combien de vos Colons sont sur « { NAME($action) } » ?
    .why = Il paie 1 Cristal par Colon déjà présent sur l’action (livret de règles, page 24).
    .done = vos Colons sur « { NAME($action) } » : { $answer }

# Dit en premier dans chaque action où son Colon est placé
place-colonist = { $placing ->
        [yes] { $cleared ->
            [lacerda] Emplacements pleins : ses Colons s’en vont.
            [you] Emplacements pleins : vos Colons vont dans votre Zone de travail.
            [both] Emplacements pleins : tous les Colons s’en vont.
           *[nobody] { "" }
        } Placez son Colon{ $cost ->
            [0] .
            [one] ; il paie 1 Cristal.
           *[other] ; il paie { $cost } Cristaux.
        }
       *[no] { "" }
    }
obtain-blueprint = { place-colonist } Il prend { $scientists ->
        [0] le Plan le plus à gauche de la rangée la plus fournie (celle du bas si égalité).
       *[other] un Plan utile à ses Scientifiques ({ LIST($wanted) }) ; s’il y en a plusieurs ou aucun, le plus à gauche de la rangée la plus fournie.
    } Posez dessus un marqueur Bâtiment avancé. De quel type est-il ?
    .voice = { place-colonist } Il prend { $scientists ->
        [0] le Plan le plus à gauche de la rangée la plus fournie, ou de celle du bas si elles sont égales.
       *[other] un Plan utile à ses Scientifiques. Les types sont : { LIST($wanted) }. S’il y en a plusieurs ou aucun, il prend le plus à gauche de la rangée la plus fournie.
    } Posez dessus un marqueur Bâtiment avancé. De quel type est-il ?
    .why = D’abord un type qui rapporte avec l’un de ses Scientifiques ; sinon la carte la plus à gauche de la rangée la plus fournie, celle du bas si égalité. Il ne gagne l’élément imprimé que si c’est un Cristal ; posez un marqueur Bâtiment avancé sur la carte (livret de règles, page 22).
    .done = Lacerda a pris un Plan ({ $choice })
blueprint-level = Ce Plan { NAME($kind, form: "de") } est-il de niveau 1 ou de niveau 3 ?
    .option = Niveau { $option }
    .done = Plan de niveau { $answer }
    .why = Les niveaux 1 et 3 ne valent pas autant, et le niveau 3 exige un Complexe de 3 (livret de règles, pages 18 et 21).
no-blueprint = Il ne lui reste aucun Plan à prendre.
learn-technology = Il apprend la Technologie la moins chère, la plus à gauche : { NAME($tech, form: "short") }, sur la case { $place } du Labo.
    .voice = Il apprend la Technologie la moins chère, la plus à gauche : { NAME($tech, form: "tech") }. Placez-la sur { NAME($place, form: "voice") } de son Labo.
    .why = Il prend la tuile la moins chère qu’il n’a pas, la plus à gauche si égalité, sans rien payer ; elle va dans la colonne 1, case du haut d’abord (livret de règles, page 22). Si elle n’y est plus, choisissez celle qu’il prend.
    .form = short
    .done = Lacerda a appris une Technologie ({ $choice })
learn-which = Il apprend la Technologie la moins chère qu’il n’a pas, la plus à gauche si égalité. Placez-la sur la case { $place } du Labo. Laquelle est-ce ?
    .voice = Il apprend la Technologie la moins chère qu’il n’a pas, la plus à gauche si plusieurs coûtent autant. Placez-la sur { NAME($place, form: "voice") } de son Labo. Laquelle est-ce ?
    .why = La rangée du bas de la grille est gratuite, celle du milieu coûte une Batterie, celle du haut une Batterie et une Ressource ; lui ne paie rien (livret de règles, pages 10 et 22).
    .form = short
    .done = Lacerda a appris une Technologie ({ $choice })
no-tech = { $reason ->
        [lab] La colonne 1 de son Labo est pleine : il ne peut pas apprendre de Technologie.
       *[grid] Il ne lui reste aucune Technologie à apprendre.
    }
develop = { place-colonist } { $which ->
        [most] Il développe sa Technologie la plus avancée,
       *[least] Puis il développe la moins avancée,
    } { NAME($tech, form: "short") } : déplacez-la sur la case { $place } du Labo.
    .why = D’abord la plus avancée qui peut bouger, puis la moins avancée qui peut bouger, la tuile du bas si égalité (livret de règles, page 22). Cases du Labo : numéro de colonne, puis a, b, c depuis le haut. Si deux cases sont libres, les règles se taisent ; ici, il prend celle { $reading ->
        [upper] du haut
       *[lower] du bas
    }.
    .voice = { place-colonist } { $which ->
        [most] Il développe sa Technologie la plus avancée.
       *[least] Puis il développe sa Technologie la moins avancée.
    } Déplacez la { NAME($tech, form: "tech") } sur { NAME($place, form: "voice") }.
    .option-done = Fait
    .done = Lacerda a développé la { NAME($tech, form: "tech") }
develop-icon = { develop } Quelle icône porte cette case ?
    .voice = { develop.voice } Quelle icône porte cette case ?
    .why = { develop.why }
    .form = icon
    .done = { develop.done }
no-develop = Aucune de ses Technologies ne peut bouger.
construct = { place-colonist } Lacerda construit { NAME($kind, form: "a") }{ $tech ->
        [0] : à exactement 2 hexagones d’{ NAME($kind, form: "other") }, sans en toucher { NAME($kind, form: "none") }.
       *[other] { " " }dans le plus grand Complexe possible, en reliant au plus { $tech ->
            [one] une tuile
           *[other] { $tech } tuiles
        }. { $asks ->
            [yes] A-t-il formé un Complexe ?
           *[no] { "" }
        }
    } { $lss ->
        [yes] Montez son marqueur du LSS d’une rangée et mettez son Robot sur l’icône { NAME($next) }.
       *[no] Mettez son Robot sur l’icône { NAME($next) }.
    }
    .why = Son Robot est sur l’icône { NAME($icon) } ; au niveau { $colony } de la Colonie, un type est permis tant que son marqueur du LSS est sous celui du niveau, une Mine toujours (livret de règles, page 23). Relier des tuiles exige une Technologie du type, d’un niveau au moins égal à leur nombre ; en jeu : { $tech ->
        [0] aucune
       *[other] niveau { $tech }
    } (page 14). Les flèches de la tuile posent un Cristal sur chaque hexagone vide.
    .option-done = Construit
    .option-complex = Construit dans un Complexe
    .option-alone = Construit hors Complexe
    .done = Lacerda a construit { NAME($kind, form: "a") }
bot = Déplacez son Robot sur l’icône { NAME($icon) }.
    .why = Après la construction, le Robot va sur l’icône qui suit le type construit ; chaque icône Robot gagnée l’avance d’un pas (livret de règles, page 23).
progress = Son premier Complexe de ce type : déplacez son cube de Progrès { NAME($kind, form: "of") } vers la Zone de progrès. Il y en a maintenant { $count }.
    .why = La première fois qu’un joueur crée ou agrandit un Complexe d’un type, ce cube se déplace ; jamais pour les Abris (livret de règles, page 14).
your-tech-used = Il a utilisé votre { NAME($tech, form: "tech") } : gagnez 1 Oxygène, ou développez-la une fois à la fin de ce tour.
    .why = Le propriétaire d’une Technologie qu’un autre joueur utilise gagne l’un des deux (livret de règles, page 14).
upgrade = { place-colonist } { $number ->
        [one] Il améliore
       *[other] Grâce à la Technologie Amélioration, il améliore aussi
    } { NAME($kind, form: "a") } avec son Plan de niveau { $level }{ $level ->
        [3] , dans un Complexe de 3 ou plus
       *[1] , n’importe où sur Mars
    }.
    .why = { $scored ->
        [yes] Ce type rapporte avec l’un de ses Scientifiques.
       *[no] Aucun de ses Plans ne rapporte avec ses Scientifiques : le plus haut niveau passe d’abord.
    } Il ne paie aucun Minerai. Un Colon sur ce Bâtiment revient à son propriétaire ; un Robot ou un Rover va sur l’hexagone libre le plus proche (livret de règles, pages 18 et 23).
    .option-done = Fait
    .done = Lacerda a amélioré { NAME($kind, form: "a") }
no-upgrade = Aucun de ses Plans ne convient à un Bâtiment sur Mars.
hire = { place-colonist } Il engage { NAME($scientist, form: "the") }. Ensuite, mélangez les Contrats et comblez le vide avec celui du dessus.
    .voice = { place-colonist } Il engage { NAME($scientist, form: "voice") }. Ensuite, mélangez les Contrats et comblez le vide avec celui du dessus.
    .why = Le plus fort potentiel, selon vos Plans et les siens, utilisés ou non, du type que ce Scientifique fait marquer : { $blueprints ->
        [0] aucun Plan
        [one] 1 Plan
       *[other] { $blueprints } Plans
    } { NAME($kind, form: "de") } (livret de règles, page 23).
    .option-done = Fait
    .done = Lacerda a engagé { NAME($scientist, form: "the") }
contract = { place-colonist } Il prend le Contrat le plus rentable : un Contrat d’amélioration (12 PO) avant un Contrat de livraison (9 PO). Mélangez le reste et comblez le vide. Lequel a-t-il pris ?
    .voice = { place-colonist } Il prend le Contrat le plus rentable, un Contrat d’amélioration avant un Contrat de livraison. Mélangez le reste et comblez le vide. Lequel a-t-il pris ?
    .why = Avec deux Scientifiques, il prend des Contrats, et chacun compte comme rempli (livret de règles, page 23).
    .option-upgrade = Contrat d’amélioration, 12 points
    .option-deliver = Contrat de livraison, 9 points
    .done = Lacerda a pris un Contrat ({ $choice })

## Rover, icônes et tuiles

rover = Déplacez son Rover d’au plus { $steps } hexagones vers la tuile la plus proche qu’il peut prendre{ $crystals ->
        [0] .
        [one] , un de plus avec son Cristal si cela l’y mène.
       *[other] , et jusqu’à { $crystals } de plus avec ses Cristaux, si cela l’y mène.
    }
    .why = Toute tuile Découverte sauf celles qui donnent des Ressources ; toute tuile Recherche sauf de couleur et lettre qu’il a déjà. Déplacement de base : 2{ $tech ->
        [0] { "" }
       *[other] , plus { $tech } avec la Technologie Rover en jeu
    }. Il ramasse les Cristaux sur son chemin (livret de règles, page 22).
    .option-done = Déplacé
    .option-crystal = Il a ramassé un Cristal
    .option-discovery = Il a atteint une tuile Découverte
    .option-research = Il a atteint une tuile Recherche
    .option-impossible = Il ne peut pas bouger
    .done = Rover de Lacerda ({ $choice })
rover-spent = Combien de Cristaux a-t-il dépensés pour l’atteindre ?
    .why = Il ne dépense un Cristal pour un hexagone de plus que s’il le faut pour atteindre la tuile (livret de règles, page 22).
    .done = Cristaux dépensés pour le Rover : { $answer }
tile = Que donne la tuile ?
    .voice = Que donne la tuile ?
    .why = Il la résout aussitôt, selon ses propres règles (livret de règles, page 22).
    .option-nothing = Ressources : rien pour lui
    .option-crystals = 3 Cristaux
    .option-building = Construire le Bâtiment indiqué
    .option-any-building = Construire un Bâtiment au choix
    .option-blueprints = Jusqu’à 2 Plans
    .option-develop = Développer des Technologies
    .option-tech = Une Technologie
    .option-upgrade = Améliorer jusqu’à 2 Bâtiments
    .option-hire = Un Scientifique ou un Contrat
    .option-warehouse = 2 éléments de l’Entrepôt
    .done = tuile de Lacerda ({ $choice })
tile-building = Quel Bâtiment la tuile montre-t-elle ?
    .done = tuile ({ $choice })
space-icon = Quelle icône porte la case d’Ordre du tour { $space } ?
    .why = La question vient une seule fois par case ; l’assistant s’en souvient ensuite pour cette partie.
    .form = icon
    .done = icône de la case { $space } ({ $choice })
lab-icon = Quelle icône porte la case { $place } du Labo ?
    .voice = Quelle icône est imprimée sur { NAME($place, form: "voice") } du Labo ?
    .why = La question vient une seule fois par case ; l’assistant s’en souvient ensuite pour cette partie. Numéro de colonne, puis a, b, c depuis le haut.
    .form = icon
    .done = icône de la case { $place } du Labo ({ $choice })
warehouse = Il prend ce dont l’Entrepôt contient le plus, depuis la gauche si égalité : Cristal, Batterie, Eau, Plante, Oxygène. Qu’a-t-il pris ?
    .why = À égalité, les Cristaux passent d’abord ; une Ressource va à la réserve générale, un Cristal est à lui (livret de règles, page 22).
    .option-crystal = Un Cristal
    .option-resource = Une Ressource
    .option-empty = Il est vide
    .done = Entrepôt, pour Lacerda ({ $choice })
gain-crystals = Il gagne { $count ->
        [one] 1 Cristal
       *[other] { $count } Cristaux
    } ({ $reason ->
        [blueprint] Plan d’Abri
        [icon] icône
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
    .why = Les Cristaux sont utilisables à son prochain tour (livret de règles, page 7).
gain-op = Lacerda marque { $count } PO : { $reason ->
        [first-tile] première tuile de son type.
        [progress] Zone de progrès.
       *[other] tuile Récompense du LSS, { NAME($reason, form: "reward") }.
    }
    .voice = Lacerda marque { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
    .why = 2 points pour la première tuile d’un type du LSS après celle de départ ; la tuile Récompense de la colonne si son marqueur était sous celui du niveau de la Colonie ; la Zone de progrès aux niveaux 2 et 3 (livret de règles, pages 15 et 16).

## Égalités

tie = Combien d’options se valent pour lui ? Numérotez-les.
    .voice = Combien d’options se valent pour lui ? Numérotez-les dans votre tête à partir de un, dans l’ordre de votre choix.
    .why = Il prend ce qui l’aide le plus ; si ce n’est pas clair, on numérote les options et on tire au sort (livret de règles, page 23).
    .done = égalité entre { $answer }
tie-card = Une carte solo est tirée pour { $options } options.
    .ask = Piochez des cartes solo jusqu’à obtenir un numéro d’action de 1 à { $options }. Laquelle est-ce ? Ensuite, remélangez-les toutes.
    .why = Les cartes retournent dans la pioche ; le passage ne change pas (livret de règles, page 23).
    .done = égalité ({ $choice })
tie-die = Le dé est lancé pour { $options } options.
tie-result = Sur { $options } options, prenez la numéro { $number }.
    .voice = Prenez l’option { $number }.
    .why = Deux ou trois options se tirent avec les cartes solo, davantage avec le dé (livret de règles, page 23).
tie-known = Se valent pour lui, à numéroter dans cet ordre : { LIST($names) }.

## Missions

contribution = { $who ->
        [lacerda] Lacerda contribue à la Mission { $letter }
        [somebody] Contribution à la Mission { $letter }
       *[you] Vous contribuez à la Mission { $letter }
    } ({ NAME($mission, form: "mission") }) : descendez son cube, reste { $left }. { $who ->
        [somebody] Son auteur gagne
        [lacerda] Il gagne
       *[you] Vous gagnez
    } { $crystals ->
        [one] 1 Cristal.
       *[other] { $crystals } Cristaux.
    }
    .voice = { $who ->
        [lacerda] Lacerda contribue à la Mission { $letter }.
        [somebody] Contribution à la Mission { $letter }.
       *[you] Vous contribuez à la Mission { $letter }.
    } Descendez son cube d’un cran. { $who ->
        [somebody] Son auteur gagne
        [lacerda] Il gagne
       *[you] Vous gagnez
    } { $crystals ->
        [one] 1 Cristal.
       *[other] { $crystals } Cristaux.
    }
    .why = Qui contribue déplace le cube et gagne les Cristaux de la Mission ; dès son deuxième passage, chaque carte solo le fait aussi (livret de règles, pages 21 et 22).
mission-complete = La Mission { $letter } est accomplie : retirez-la et déplacez le marqueur de Missions restantes. { $needed ->
        [0] Il n’en faut plus.
        [one] Il en faut encore une.
       *[other] Il en faut encore { $needed }.
    }
    .why = La partie se termine quand le marqueur atteint le bout de sa piste (livret de règles, page 21).

## LSS et niveau de la Colonie

reward-unknown = Marquez pour Lacerda la tuile Récompense de cette colonne sur la piste de points.
hire-freed = Deuxième récompense : reprenez son Colon sur l’action d’engagement.
    .why = La deuxième récompense du LSS libère son Colon de l’action Engager un Scientifique ; s’il n’y en a pas, il gagne un Cristal (livret de règles, page 22).
your-lss = Montez d’une rangée le marqueur { NAME($kind, form: "of") } dans le LSS. { $first ->
        [yes] Vous marquez 2 points : première tuile de son type.
       *[no] { "" }
    } { $below ->
        [yes] Récompense du LSS pour vous : { $tile ->
            [unknown] la tuile Récompense de la colonne
           *[other] { NAME($tile, form: "reward") }
        }, et au choix : déplacer vos Robots de 2 au plus, reprendre un Colon, 1 Minerai, 1 Cristal.
       *[no] { "" }
    }
    .why = Construire dans une colonne dont le marqueur était sous celui du niveau de la Colonie est récompensé (livret de règles, page 15).
level-up = La Colonie passe au niveau { $level }. Montez son marqueur et rechargez l’Entrepôt à 2 de chaque. Un Vaisseau de plus peut quitter chaque Dépôt. { $level ->
        [2] Marquez votre Zone de progrès. Retirez les Plans exposés et posez les 12 suivants.
        [3] Marquez votre Zone de progrès. Retirez les Plans de niveau 1 et posez les 6 derniers.
        [4] La Navette s’arrête.
       *[5] La Navette fera un dernier voyage.
    }
    .why = Les quatre marqueurs du LSS sont au moins à hauteur du marqueur de la Colonie à la fin d’un tour. Un Vaisseau de plus peut quitter chaque Dépôt (livret de règles, pages 16 et 19).
    .done = la Colonie est passée au niveau { $level }
shelter = Lacerda construit un Abri, dans un Complexe de ses propres Abris si possible. Quelle est la taille du Complexe ?
    .why = À chaque niveau de la Colonie, il construit un Abri, prend un Vaisseau et un Robot (livret de règles, page 23). Sa Technologie Abri est au niveau { $tech } : elle relie autant d’Abris. Il gagne un Cristal par tuile du Complexe.
    .option = { $option ->
        [one] Hors Complexe
       *[other] Complexe de { $option }
    }
    .done = Lacerda a construit un Abri
level-gains = Lacerda déplace un Vaisseau dans son Hangar : son Dépôt a { $depot } places{ $robot ->
        [yes] . Il pose un Robot sur son plateau.
       *[no] .
    }
    .done = le Vaisseau et le Robot de Lacerda
missions-fewer = Au niveau { $level }, il faut une Mission de moins : déplacez le marqueur de Missions restantes. { $needed ->
        [0] Il n’en faut plus.
        [one] Il en faut encore une.
       *[other] Il en faut encore { $needed }.
    }
end-triggered = { $why ->
        [level] La Colonie est au niveau 5 :
       *[missions] Les Missions requises sont accomplies :
    } la fin est proche. Finissez cette manche, puis jouez-en une autre sans Phase de Navette.
    .voice = La fin de la partie est déclenchée. Finissez cette manche, puis vient une dernière manche.
    .why = La fin est déclenchée par la dernière Mission requise ou par le niveau 5 (livret de règles, page 21).
end-withdrawn = Après votre correction, la fin de la partie n’est plus déclenchée : la partie continue.
last-round = C’est la dernière manche. Elle n’a pas de Phase de Navette.

## Phase de Navette

shuttle = { $move ->
        [nears] Avancez la Navette d’une case vers le milieu, sur la case { $space }. Elle ne part pas.
        [travels] La Navette part pour { $to ->
            [orbit] l’Orbite
           *[colony] la Colonie
        } : placez-la sur la case de Voyage { $space }.
        [last] La Navette fait son dernier voyage vers { $to ->
            [orbit] l’Orbite
           *[colony] la Colonie
        }, puis elle quitte le jeu.
       *[stands] La Navette ne bouge plus.
    }
    .voice = { $move ->
        [nears] Avancez la Navette d’une case vers le milieu. Elle ne part pas.
        [travels] La Navette part pour { $to ->
            [orbit] l’Orbite
           *[colony] la Colonie
        }. Placez-la sur la case de Voyage { $space }.
        [last] La Navette fait son dernier voyage vers { $to ->
            [orbit] l’Orbite
           *[colony] la Colonie
        }. Retirez-la ensuite du jeu.
       *[stands] La Navette ne bouge plus.
    }
    .why = Elle avance d’une case par manche et voyage de la case 1 à celle du niveau de la Colonie, de l’autre côté ; au niveau 4 elle s’arrête, au niveau 5 elle fait un dernier voyage (livret de règles, page 19).
    .done = la Navette a bougé
lacerda-stays = { $reason ->
        [card] Lacerda reste { $side ->
            [orbit] en Orbite
           *[colony] dans la Colonie
        } : sa dernière carte montre un X.
       *[side] Lacerda reste { $side ->
            [orbit] en Orbite
           *[colony] dans la Colonie
        } : la Navette n’en est pas partie.
    }
    .why = Il ne voyage qu’avec la Navette, et jamais quand sa dernière carte montre un X (livret de règles, page 22).
lacerda-travels = Lacerda part pour { $to ->
        [orbit] l’Orbite. Il ne produit rien et ne reprend aucun Colon.
       *[colony] la Colonie. Il ne reprend aucun Colon.
    }
    .why = Il part toujours avec la Navette, et saute la production et la reprise des Colons (livret de règles, page 22).
place-discovery = Placez pour lui la tuile Découverte de gauche : à 3 hexagones de son Rover, le plus loin possible du vôtre. Puis révélez-en une autre.
    .why = En arrivant dans la Colonie, il place une tuile Découverte ; si aucun hexagone ne convient, il n’en place pas (livret de règles, pages 20 et 22).
    .option-done = Placée
    .option-impossible = Aucun hexagone possible
    .done = tuile Découverte ({ $choice })
space = Sa case est tirée.
    .ask = Piochez des tuiles Premier Colon jusqu’à une case d’Ordre du tour libre { $side ->
        [orbit] en Orbite
       *[colony] dans la Colonie
    }. Laquelle est-ce ?
    .why = Il prend au hasard une case libre du côté où il arrive (livret de règles, page 22).
    .done = Lacerda arrive sur la case { $choice }
lacerda-arrives = Placez son Astronaute sur la case d’Ordre du tour { $space }, { $side ->
        [orbit] en Orbite.
       *[colony] dans la Colonie. Après le bonus, il construit.
    }
    .why = Il prend au hasard une case libre et son bonus ; en arrivant dans la Colonie, il construit ensuite (livret de règles, page 22). Ce que cela coûte n’est pas dit ; ici, { $arrival ->
        [paid] il place un Colon et paie comme pour l’action.
       *[free] cela ne lui coûte rien.
    }
    .done = Lacerda est arrivé sur la case { $space }
your-journey = { $free ->
        [yes] La Navette quitte votre côté : vous pouvez aller { $to ->
            [orbit] en Orbite
           *[colony] dans la Colonie
        } gratuitement.
       *[no] Vous pouvez aller { $to ->
            [orbit] en Orbite
           *[colony] dans la Colonie
        } en défaussant un Vaisseau de votre Hangar.
    }
    .why = { $to ->
        [orbit] Vers l’Orbite : produisez, reprenez vos Colons de l’Orbite et de la Zone de travail, prenez une case libre et son bonus
       *[colony] Vers la Colonie : placez une tuile Découverte à 3 hexagones de votre Rover, reprenez vos Colons de la Colonie et de la Zone de travail, prenez une case libre et son bonus
    } (livret de règles, page 20).
    .option-stay = Je reste
    .option-travel = Je voyage
    .done = votre voyage ({ $choice })
your-space = { $side ->
        [orbit] Produisez, reprenez vos Colons de l’Orbite et de la Zone de travail.
       *[colony] { $by ->
            [pod] Module d’atterrissage : reprenez vos Colons de la Colonie et de la Zone de travail.
           *[shuttle] Placez une tuile Découverte à 3 hexagones de votre Rover, reprenez vos Colons de la Colonie et de la Zone de travail.
        }
    } Quelle case prenez-vous ? Prenez son bonus.
    .why = Vous choisissez une case libre du côté où vous arrivez (livret de règles, page 20).
    .option = Case { $option }
    .done = vous avez pris la case { $answer }

## Vos signalements

report-building = Qu’avez-vous construit ?
    .why = L’assistant suit le nombre de tuiles de chaque type sur Mars, et donc le LSS et le niveau de la Colonie.
    .done = votre construction ({ $choice })
report-colonist = Sur quelle action avez-vous placé votre Colon ?
    .why = Sur les actions qu’il utilise, il paie aussi pour vos Colons (livret de règles, page 24).
    .done = votre Colon ({ $choice })
report-blueprint = De quel type est le Plan que vous avez pris ?
    .why = Il engage le Scientifique dont le type compte le plus de Plans, chez vous et chez lui (livret de règles, page 23).
    .done = votre Plan ({ $choice })
report-advanced = Quel type de Bâtiment avez-vous amélioré ?
    .why = Chaque Bâtiment amélioré d’un type rapporte à qui a le Scientifique de ce type (livret de règles, page 21).
    .done = votre amélioration ({ $choice })
report-scientist = Quel Scientifique avez-vous engagé ?
    .done = votre Scientifique ({ $choice })
    .why = Un Scientifique que vous avez engagé n’est plus libre pour lui (livret de règles, page 23).
report-tech = Quelle Technologie avez-vous apprise, ou développée d’une colonne ?
    .why = Il utilise toute Technologie en jeu, et cela vous rapporte (livret de règles, page 14).
    .form = short
    .done = votre Technologie ({ $choice })
report-mission = À quelle Mission avez-vous contribué ?
    .why = Les Plans, améliorations, Scientifiques, Technologies et Contrats signalés sont déjà comptés ; ceci est pour le reste.
    .option-A = A : { NAME($A, form: "mission") }
    .option-B = B : { NAME($B, form: "mission") }
    .option-C = C : { NAME($C, form: "mission") }
    .done = { $answer ->
        [back] aucune contribution
       *[other] vous avez contribué à la Mission { $answer }
    }
report-level = Quel niveau la Colonie a-t-elle atteint ?
    .done = Colonie au niveau { $answer }
    .why = La Navette et la fin de partie suivent le niveau de la Colonie (livret de règles, page 19).
your-cost = { $cleared ->
        [nobody] { "" }
        [lacerda] « { NAME($action) } » était plein : les Colons de Lacerda partent d’abord.
        [you] « { NAME($action) } » était plein : vos autres Colons vont d’abord dans la Zone de travail.
       *[both] « { NAME($action) } » était plein : tous les autres Colons partent d’abord.
    } { $cost ->
        [0] Placer votre Colon est gratuit.
        [one] Payez 1 Cristal, ou envoyez 1 Colon dans votre Zone de travail.
       *[other] Payez { $cost } en Cristaux ou en Colons.
    }
    .why = Vous payez 1 par Colon déjà présent, en Cristaux ou avec des Colons qui vont dans la Zone de travail ; si c’est plein, le joueur qui en a le plus part d’abord (livret de règles, pages 9 et 24).
your-contract = Noté : vous avez rempli { $count ->
        [one] 1 Contrat.
       *[other] { $count } Contrats.
    }
your-tech = Noté : votre { NAME($tech, form: "tech") } est au niveau { $level }.

## La fin

final-prepare = Avant le décompte, pour vous deux : montez dans le Dépôt les Cristaux gagnés. Reprenez vos Colons de votre côté du plateau et de la Zone de travail.
    .why = Les Cristaux départagent une égalité, et les Colons rentrés remplissent vos Quartiers d’habitation (livret de règles, page 21).
    .done = décompte préparé
score-track = { $who ->
        [lacerda] Où est le marqueur de Lacerda sur la piste de points ?
       *[you] Où est votre marqueur sur la piste de points ?
    }
    .done = { NAME($who) }, piste de points : { $answer }
    .why = Le décompte commence par ce qui est sur la piste (livret de règles, page 21).
score-progress = { $who ->
        [lacerda] Zone de progrès de Lacerda : combien de points ?
       *[you] Votre Zone de progrès : combien de points ?
    }
    .why = 0, 1, 2, 4, 7 ou 11 points pour 0 à 5 cubes (livret de règles, page 21).
    .done = { NAME($who) }, Progrès : { $answer }
score-ships = { $who ->
        [lacerda] Vaisseaux de Lacerda au Hangar : combien de points, à 3 chacun ?
       *[you] Vos Vaisseaux au Hangar : combien de points, à 3 chacun ?
    }
    .done = { NAME($who) }, Vaisseaux : { $answer }
    .why = 3 par Vaisseau au Hangar (livret de règles, page 21).
score-quarters = { $who ->
        [lacerda] Quartiers d’habitation de Lacerda : combien de points ?
       *[you] Vos Quartiers d’habitation : combien de points à côté de votre Colon le plus haut ?
    }
    .why = Le nombre à côté du Colon le plus haut (livret de règles, page 21).
    .done = { NAME($who) }, Quartiers : { $answer }
score-techs = { $who ->
        [lacerda] Labo de Lacerda : additionnez les points sous les colonnes de ses Technologies ({ LIST($places) }).
       *[you] Votre Labo : additionnez les points sous les colonnes de vos Technologies.
    }
    .voice = { $who ->
        [lacerda] Additionnez les points imprimés sous les colonnes des Technologies de Lacerda.
       *[you] Additionnez les points imprimés sous les colonnes de vos Technologies.
    } Combien y en a-t-il ?
    .why = Chaque Technologie marque le nombre sous sa colonne (livret de règles, page 21). Le nombre proposé suppose 1, 2, 3, 4, 6 et 9 : vérifiez-le sur le plateau.
    .done = { NAME($who) }, Technologies : { $answer }
score-blueprints = { $who ->
        [lacerda] Plans de Lacerda : combien de points ?
       *[you] Vos Plans : combien de points ?
    }
    .why = 3 pour un Plan construit de niveau 1 et 5 pour le niveau 3 ; non construit, il coûte autant (livret de règles, page 21).
    .done = { NAME($who) }, Plans : { $answer }
score-scientists = { $who ->
        [lacerda] Scientifiques de Lacerda : combien de points ?
       *[you] Vos Scientifiques : combien de points ?
    }
    .why = 3 par Bâtiment amélioré sur Mars du type que marque un Scientifique, quel qu’en soit le propriétaire (livret de règles, page 21).
    .done = { NAME($who) }, Scientifiques : { $answer }
score-contracts = { $who ->
        [lacerda] Contrats de Lacerda : combien de points ?
       *[you] Vos Contrats : combien de points ?
    }
    .why = Contrats d’amélioration : 12 ou moins 6 ; Contrats de livraison : 9 ou moins 4 (livret de règles, page 21).
    .done = { NAME($who) }, Contrats : { $answer }
score-line = { NAME($who) }, { NAME($line) } : { $op } PO
    .voice = { NAME($line, form: "voice") } : { $op }.
    .why = { $line ->
        [quarters] { $reading ->
            [shelters] Ses Quartiers comptent selon ses Abris : c’est la lecture que vous avez choisie.
           *[full] Tous ses Quartiers comptent comme pleins (livret de règles, page 22).
        }
       *[other] { "" }
    }
score-total = { NAME($who) }, au total : { $op } PO
    .voice = { $who ->
        [lacerda] Lacerda a { $op } points au total.
       *[you] Vous avez { $op } points au total.
    }
score-sheet = { NAME($who) } : { NAME("track") } { $track }, Progrès { $progress }, Vaisseaux { $ships }, Quartiers { $quarters }, Technologies { $techs }, Plans { $blueprints }, Scientifiques { $scientists }, Contrats { $contracts }. En tout { $total } PO.
    .voice = { $who ->
        [lacerda] Lacerda a { $total } points.
       *[you] Vous avez { $total } points.
    }
goal-line = Avez-vous rempli cette ligne de votre objectif : { NAME($line) } ?
    .voice = Avez-vous rempli cette ligne de votre objectif : { NAME($line, form: "voice") } ?
    .why = Toutes les lignes de l’Objectif solo doivent être remplies ; celle-ci, l’assistant ne peut pas la connaître (livret de règles, page 23).
    .done = { NAME($line) } : { $choice }
verdict = { $won ->
        [yes] Gagné : toutes les lignes de « { NAME($goal) } » sont remplies !
       *[no] Pas cette fois. Il manque, pour « { NAME($goal) } » : { LIST($missed) }.
    } Vous { $yours } PO, Lacerda { $his } PO : { $ahead ->
        [you] vous menez de { $margin }.
        [lacerda] il mène de { $margin }.
       *[nobody] égalité.
    }
    .voice = { $won ->
        [yes] Gagné ! Toutes les lignes de votre objectif sont remplies.
       *[no] Pas cette fois. Pour votre objectif, il manque : { LIST($missed, form: "voice") }.
    } Vous avez { $yours } points, Lacerda en a { $his }.
    .why = Vous gagnez si toutes les lignes de votre Objectif solo sont remplies (livret de règles, page 23).

## Où en est la partie

goal-unchosen = Votre Objectif solo se choisit à la mise en place
    .voice = Vous choisirez votre Objectif solo à la fin de la mise en place.
goal-chosen = Votre Objectif solo : { NAME($goal) }
    .voice = Vous visez : { NAME($goal) }.
    .why = Vous gagnez si toutes les lignes de l’objectif sont remplies à la fin (livret de règles, page 23).
goal-stands = { NAME($line) }{ $yours ->
        [yes] { " (à cocher)" }
       *[no] { "" }
    }
    .voice = { NAME($line, form: "voice") }.
    .why = Ce que vous signalez et ce que l’assistant voit se coche tout seul ; les autres lignes, cochez-les dans l’éditeur.
goal-margin = { NAME($line) } : { $stands ->
        [counted] { $ahead ->
            [you] vous menez de { $margin }
            [lacerda] il mène de { $margin }
           *[nobody] égalité
        }
        [his] il marquerait { $his } maintenant
       *[unknown] on le verra au décompte
    }
    .voice = { NAME($line, form: "voice") } : { $stands ->
        [counted] { $ahead ->
            [you] vous menez de { $margin }.
            [lacerda] il mène de { $margin }.
           *[nobody] vous êtes à égalité.
        }
        [his] il en marquerait environ { $his } maintenant.
       *[unknown] on le verra au décompte.
    }
    .why = Ses points sont ce que l’assistant suit de lui, avec les nombres habituels du Labo et ses Quartiers selon votre choix ; les vôtres se comptent à la fin (livret de règles, pages 21 à 23).
end-stands = { $stands ->
        [triggered] La fin est déclenchée : la prochaine manche est la dernière
        [last-round] C’est la dernière manche
        [over] La dernière manche est finie
       *[open] La fin de la partie n’est pas encore déclenchée
    }
    .voice = { $stands ->
        [triggered] La fin de la partie est déclenchée. La prochaine manche est la dernière.
        [last-round] C’est la dernière manche.
        [over] La dernière manche est finie.
       *[open] La fin de la partie n’est pas encore déclenchée.
    }
    .why = La dernière Mission requise ou le niveau 5 de la Colonie déclenche la fin ; une manche suit encore (livret de règles, page 21).
mission-stands = Mission { $letter }, { NAME($card, form: "mission") } : { $left ->
        [0] accomplie
       *[other] reste { $left }
    }
    .voice = Mission { $letter }, { NAME($card, form: "mission") } : { $left ->
        [0] accomplie.
        [one] il reste une contribution.
       *[other] il reste { $left } contributions.
    }
    .why = Chaque contribution descend d’un cran le cube de la Mission ; en bas, elle est accomplie (livret de règles, page 21).
missions-stand = Missions encore requises : { $needed }
    .voice = { $needed ->
        [0] Il ne faut plus aucune Mission.
        [one] Il faut encore une Mission.
       *[other] Il faut encore { $needed } Missions.
    }
    .why = Il faut trois Missions, une de moins dès le niveau 3 de la Colonie et une autre dès le niveau 4 (livret de règles, page 19).
level-stands = Niveau de la Colonie : { $level } sur { $top }
    .voice = La Colonie est au niveau { $level } sur { $top }.
    .why = La Colonie monte quand les quatre marqueurs du LSS ont atteint sa rangée (livret de règles, page 16).

## Options

option-help = Aide
    .why = Jusqu’où l’assistant vous guide. D’habitude, il le demande au début de la partie.
    .option-ask = Demander au début
    .option-guided = Tout guidé
    .option-quick = Mise en place rapide, puis guidé
    .option-cards = Ses cartes seulement
option-lab = Case du Labo
    .why = Laquelle de deux cases libres du Labo il prend pour une Technologie qui avance. Les règles n’en disent rien ; d’habitude, c’est celle du bas.
    .option-lower = La case du bas
    .option-upper = La case du haut
option-arrival = Construire à l’arrivée
    .why = S’il paie un Colon quand il arrive dans la Colonie et construit. Les règles n’en disent rien ; d’habitude, cela ne lui coûte rien.
    .option-free = Ne coûte rien
    .option-paid = Payé comme son action
option-quarters = Ses Quartiers
    .why = Ce que valent ses Quartiers d’habitation, à la fin et pour une tuile Récompense. D’habitude, ils sont pleins ; sinon, ils comptent selon ses Abris.
    .option-full = Pleins : 21 points
    .option-shelters = Selon ses Abris
option-start = Sa première case
    .why = S’il prend le bonus de la case d’Ordre du tour où il commence. Les règles n’en disent rien ; d’habitude, il ne le prend pas.
    .option-no-benefit = Sans son bonus
    .option-benefit = Avec son bonus
option-finished-mission = Carte d’une Mission accomplie
    .why = Ce que fait une carte, dès son deuxième passage, si sa Mission est déjà accomplie. Les règles n’en disent rien ; d’habitude, elle ne fait rien.
    .option-nothing = Ne fait rien
    .option-crystals = Donne ses Cristaux

## Noms

name-on-mars = On Mars
name-lacerda = Lacerda
name-you = Vous
name-orbit = Orbite
name-colony = Colonie

# Formes propres au français : .of « de la Mine », .de « de Mine », .other « une autre », .none « aucune »,
# .short la Technologie seule, .voice pour l’oreille
name-mine = Mine
    .a = une Mine
    .the = la Mine
    .of = de la Mine
    .de = de Mine
    .other = une autre
    .none = aucune
    .type = Mines
    .tech = Technologie Mine
    .short = Mine
name-generator = Générateur
    .a = un Générateur
    .the = le Générateur
    .of = du Générateur
    .de = de Générateur
    .other = un autre
    .none = aucun
    .type = Générateurs
    .tech = Technologie Générateur
    .short = Générateur
name-water-extractor = Extracteur d’eau
    .a = un Extracteur d’eau
    .the = l’Extracteur d’eau
    .of = de l’Extracteur d’eau
    .de = d’Extracteur d’eau
    .other = un autre
    .none = aucun
    .type = Extracteurs d’eau
    .tech = Technologie Eau
    .short = Eau
name-greenhouse = Serre
    .a = une Serre
    .the = la Serre
    .of = de la Serre
    .de = de Serre
    .other = une autre
    .none = aucune
    .type = Serres
    .tech = Technologie Serre
    .short = Serre
name-oxygen-condenser = Condenseur d’oxygène
    .a = un Condenseur d’oxygène
    .the = le Condenseur d’oxygène
    .of = du Condenseur d’oxygène
    .de = de Condenseur d’oxygène
    .other = un autre
    .none = aucun
    .type = Condenseurs d’oxygène
    .tech = Technologie Oxygène
    .short = Oxygène
name-shelter = Abri
    .a = un Abri
    .the = l’Abri
    .of = de l’Abri
    .de = d’Abri
    .other = un autre
    .none = aucun
    .type = Abris
    .tech = Technologie Abri
    .short = Abri
name-rover = Rover
    .tech = Technologie Rover
    .short = Rover
name-ship = Vaisseau
    .tech = Technologie Vaisseau
    .short = Vaisseau
name-upgrade = Améliorer un Bâtiment
    .tech = Technologie Amélioration
    .short = Amélioration
    .field = Amélioration
name-deliver = Livraison

name-obtain-blueprint = Obtenir un Plan
name-learn-technology = Apprendre une Technologie
name-research-and-development = Recherche et Développement
name-construct = Construire un Bâtiment
name-hire = Engager un Scientifique ou prendre un Contrat

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
name-advanced-buildings = Bâtiments améliorés
    .mission = Bâtiments améliorés
name-robots = Robots
    .mission = Robots placés
    .reward = 2 par Robot sur Mars
name-discovery-tiles = Tuiles Découverte
    .mission = Tuiles Découverte des Rovers
name-techs = Technologies
    .mission = Technologies prises
    .short = Technos
name-progress-cubes = Cubes de Progrès
    .mission = Cubes de Progrès déplacés
name-scientists = Scientifiques
    .mission = Scientifiques engagés
    .short = Scientif.
name-contracts = Contrats
    .mission = Contrats remplis
    .short = Contrats

name-best-tech = meilleure Technologie
    .reward = le niveau de la meilleure Technologie
name-ships = Vaisseaux
    .reward = 2 par Vaisseau au Hangar
    .short = Vaisseaux
name-discoveries = Tuiles Découverte
    .reward = 2 par tuile Découverte prise
name-advanced = Bâtiments améliorés
    .reward = 2 par Bâtiment qu’on a amélioré
    .short = Améliorés
name-shelters = Abris
    .reward = 2 par Abri qu’on possède
    .short = Abris
name-mines = Mines
    .reward = 2 par Mine occupée ou améliorée
name-colonists = Le nombre de mes Colons diffère
    .value = 1 par Colon dans les Quartiers
    .reward = 1 par Colon dans les Quartiers
    .field = Colons

name-nothing = rien
    .icon = aucune icône
name-crystal = Cristal
    .icon = Cristal
name-warehouse = Entrepôt
    .icon = Entrepôt
name-tech = Technologie
    .icon = tuile Technologie
name-colonist = Colon
    .icon = Colon
name-robot = Robot placé sur
    .icon = deux Robots
name-blueprint = Plan
    .icon = Plan

name-first-colonists = Premiers Colons
name-next-generation = Nouvelle génération
name-hunky-dory = Tout va pour le mieux
name-martian-potato = La patate martienne
name-colony-3 = Colonie au niveau 3 ou plus
name-colony-4 = Colonie au niveau 4 ou plus
name-contract-1 = 1 Contrat rempli
name-contracts-both = 2 Contrats remplis, un de chaque type
name-private-goal = votre Objectif privé atteint
name-tech-6 = une Technologie au niveau 6
name-research-2 = 2 tuiles Recherche
name-shelters-4 = 4 Abris construits
name-mines-3 = 3 Mines avec votre Colon ou marqueur
name-advanced-5 = 5 Bâtiments que vous avez améliorés
name-contract-greenhouse = le Contrat du Complexe de 4 Serres
name-contract-plants = le Contrat des Plantes et Minerais
name-biochemist-hired = le Biochimiste engagé
name-greenhouses-3 = 3 Serres améliorées
name-greenhouse-complex-5 = un Complexe de 5 Serres
name-plants-5 = 5 Plantes en Stock
name-greenhouse-tech-6 = la Technologie Serre au niveau 6
name-finish-in-orbit = la partie finie en Orbite
name-margin-1 = plus de points que Lacerda
name-margin-10 = 10 points de plus que Lacerda
name-margin-20 = 20 points de plus que Lacerda
name-margin-30 = 30 points de plus que Lacerda

name-track = Piste de points
name-quarters = Quartiers d’habitation
name-progress = Zone de progrès
    .short = Progrès

# Ce que l’éditeur ± peut corriger

name-round = Manche
    .short = Manche
name-colony_level = Niveau de la Colonie
    .short = Colonie
name-tiles = Tuiles sur Mars
name-rewards = Tuile Récompense
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
name-cards = dans la pioche
name-goal = Objectif
name-name = nom
name-lines = ligne
name-crystals = Cristaux
    .short = Cristaux
name-crystals_waiting = Cristaux sous le Dépôt
name-depot = Places au Dépôt
name-op = Points
    .short = PO
name-progress_cubes = Cube de Progrès
name-research = Tuiles Recherche

# Cartes, cases du Labo et Plans

name-A1 = A1
name-A2 = A2
name-A2x = A2x
name-A3 = A3
name-B1 = B1
name-B2 = B2
name-B3x = B3x
name-C1 = C1
name-C1x = C1x
name-C2 = C2
name-C3 = C3
name-1a = 1a
    .voice = la case du haut de la colonne 1
name-1b = 1b
    .voice = la case du bas de la colonne 1
name-2a = 2a
    .voice = la case du haut de la colonne 2
name-2b = 2b
    .voice = la case du milieu de la colonne 2
name-2c = 2c
    .voice = la case du bas de la colonne 2
name-3a = 3a
    .voice = la case du haut de la colonne 3
name-3b = 3b
    .voice = la case du bas de la colonne 3
name-4a = 4a
    .voice = la case du haut de la colonne 4
name-4b = 4b
    .voice = la case du milieu de la colonne 4
name-4c = 4c
    .voice = la case du bas de la colonne 4
name-5a = 5a
    .voice = la case du haut de la colonne 5
name-5b = 5b
    .voice = la case du bas de la colonne 5
name-6a = 6a
    .voice = la case du haut de la colonne 6
name-6b = 6b
    .voice = la case du milieu de la colonne 6
name-6c = 6c
    .voice = la case du bas de la colonne 6
name-mine-1 = Mine niveau 1
name-mine-3 = Mine niveau 3
name-generator-1 = Générateur niveau 1
name-generator-3 = Générateur niveau 3
name-water-extractor-1 = Extracteur d’eau niveau 1
name-water-extractor-3 = Extracteur d’eau niveau 3
name-greenhouse-1 = Serre niveau 1
name-greenhouse-3 = Serre niveau 3
name-oxygen-condenser-1 = Condenseur d’oxygène niveau 1
name-oxygen-condenser-3 = Condenseur d’oxygène niveau 3
name-shelter-1 = Abri niveau 1
name-shelter-3 = Abri niveau 3

# Mots de l'état

name-phase = Phase
name-turn = Tour
name-help = Aide
name-end = Fin de partie
name-triggered = déclenchée
name-last_round = dernière manche
name-setup = mise en place
name-colonization = Phase de Colonisation
name-final = décompte
name-guided = guidée
name-quick = mise en place rapide
name-ask = pas encore choisie
