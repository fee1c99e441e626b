# Les feuilles de score : le décompte final de quatre jeux. La valeur est affichée, .voice est dit,
# .why est la raison avec sa source, .done est ce qu’annuler appelle la réponse. Les noms sont à la
# fin ; .ask est la question d’une ligne.

## Qui joue à quoi

game = De quel jeu comptez-vous les points ?
    .voice = De quel jeu voulez-vous compter les points ?
    .why = Chaque jeu a sa feuille : ses lignes, ses départages et son nombre de joueurs.
    .done = vous avez ouvert la feuille « { $choice } »
    .title = Les points de quel jeu ?
    .key = Feuille de score
    .short = De quel jeu comptez-vous les points ?
players = { NAME($game) } : combien de joueurs ?
    .voice = Combien y a-t-il de joueurs ?
    .why = Certaines lignes dépendent du nombre de joueurs : dans un jeu à récompenses, personne n’est deuxième à deux joueurs ; en solo, vous suivez les règles solo.
    .option = { $option ->
        [one] 1 joueur
       *[other] { $option } joueurs
    }
    .done = { $answer ->
        [one] vous jouez en solo
       *[other] vous jouez à { $answer }
    }
    .title = Combien de joueurs ?
    .facts = { NAME($game) }
    .key = Joueurs
    .short = Combien y a-t-il de joueurs ?
team = Jouez-vous l’un contre l’autre, ou ensemble ?
    .voice = Jouez-vous l’un contre l’autre, ou ensemble ?
    .why = Ensemble, vous gagnez avec les trois paramètres au maximum et { $needed } points à vous deux (livret de règles, mode coopératif à deux).
    .option-no = L’un contre l’autre
    .option-yes = Ensemble
    .done = { $answer ->
        [yes] vous jouez ensemble
       *[no] vous jouez l’un contre l’autre
    }
    .title = Jouez-vous ensemble ?
    .facts = Ensemble : paramètres au maximum et { $needed } points
    .key = Joueurs | 2
    .short = Jouez-vous l’un contre l’autre, ou ensemble ?
awards = Combien de récompenses ont été financées ?
    .voice = Combien de récompenses ont été financées ?
    .why = Seules les récompenses financées comptent, peu importe qui a payé, et il y en a trois au plus (livret de règles, page 11).
    .option = { $option ->
        [0] Aucune
        [one] 1 récompense
       *[other] { $option } récompenses
    }
    .done = { $answer ->
        [0] aucune récompense n’a été financée
        [one] 1 récompense a été financée
       *[other] { $answer } récompenses ont été financées
    }
    .title = Combien de récompenses ?
    .facts = Celles qui ont été financées : trois au plus
    .key = Récompenses
    .short = Combien de récompenses ont été financées ?
rarity = { NAME($award) } : quelle est la rareté de son symbole ?
    .voice = { NAME($award) } : quelle est la rareté de son symbole sur le dé ?
    .why = En solo, 10 symboles communs, 8 symboles peu communs ou 6 symboles rares rapportent 5 points ; s’il n’en manque qu’un, c’est 3 points (livret du Jeu de Dés, règles solo).
    .option-common = Commun : sur trois faces du dé
    .option-uncommon = Peu commun : sur deux faces
    .option-rare = Rare : sur une face
    .done = la { NAME($award) } a un symbole { NAME($answer) }
    .title = { NAME($award) } : rareté ?
    .facts =
        Celle de son symbole sur le dé
        10 communs, 8 peu communs ou 6 rares rapportent 5 points
        S’il n’en manque qu’un : 3 points
    .key = { NAME($award) }
    .short = { NAME($award) } : quelle est la rareté de son symbole ?

## Ligne par ligne

# What a line asks for: an award of the Dice Game counts a symbol
asked = { $game ->
        [dice] { $line ->
            [award-1] combien de symboles de la première récompense y a-t-il dans les coûts de vos cartes ?
            [award-2] combien de symboles de la deuxième récompense y a-t-il dans les coûts de vos cartes ?
            [award-3] combien de symboles de la troisième récompense y a-t-il dans les coûts de vos cartes ?
           *[other] { NAME($line, form: "ask") }
        }
       *[other] { NAME($line, form: "ask") }
    }
    .title = { $game ->
        [dice] { $line ->
            [award-1] symboles de la 1re récompense
            [award-2] symboles de la 2e récompense
            [award-3] symboles de la 3e récompense
           *[other] { NAME($line, form: "title") }
        }
        [classic] { $line ->
            [cards] PV des cartes et événements
           *[other] { NAME($line, form: "title") }
        }
       *[other] { NAME($line, form: "title") }
    }
    .heard = { $game ->
        [dice] { $line ->
            [award-1] combien de symboles de la première récompense avez-vous ?
            [award-2] combien de symboles de la deuxième récompense avez-vous ?
            [award-3] combien de symboles de la troisième récompense avez-vous ?
           *[other] { NAME($line, form: "ask") }
        }
       *[other] { NAME($line, form: "ask") }
    }
# Who gets how much of an award; solo, that depends on how rare its symbol is
award-places =
    .facts = { $alone ->
        [yes] { "" }
       *[no] { $game ->
            [dice] Premier : 5 PV ; deuxième : 3, à 3 joueurs ou plus
           *[classic] Premier : 5 PV ; deuxième : 2, à 3 joueurs ou plus
        }
    }
line = { NAME($player) } : { asked }{ $total ->
        [0] { "" }
        [one] { " " }Pour l’instant : 1 point.
       *[other] { " " }Pour l’instant : { $total } points.
    }
    .voice = { NAME($player) } : { asked } { $total ->
        [0] { "" }
        [one] Vous avez 1 point pour l’instant.
       *[other] Vous avez { $total } points pour l’instant.
    }
    .why = { $game ->
        [on-mars] { $line ->
            [op-track] Le décompte commence par ce qui est sur la piste (livret de règles, page 21).
            [progress] De 0 à 5 cubes, vous marquez 0, 1, 2, 4, 7 ou 11 points (livret de règles, page 21).
            [ships] 3 points par Vaisseau au Hangar (livret de règles, page 21).
            [quarters] Les Quartiers rapportent le nombre inscrit à côté de votre Colon le plus haut (livret de règles, page 21).
            [techs] Chaque Technologie rapporte les points inscrits sous sa colonne (livret de règles, page 21).
            [blueprints] Un Plan utilisé rapporte 3 points au niveau 1 et 5 au niveau 3 ; non utilisé, il coûte autant (livret de règles, page 21).
            [scientists] Chaque Bâtiment avancé sur Mars rapporte 3 points s’il est du type de l’un de vos Scientifiques, quel qu’en soit le propriétaire (livret de règles, page 21).
           *[contracts] Un Contrat d’amélioration rapporte 12 points, ou en coûte 6 s’il n’est pas rempli ; un Contrat de livraison en rapporte 9 ou en coûte 4 (livret de règles, page 21).
        }
        [dice] { $line ->
            [vp-track] Le décompte commence par ce qui est sur la piste (livret du Jeu de Dés, fin de partie).
            [milestones] 4 points par objectif ; il y en a trois en tout (livret du Jeu de Dés, fin de partie).
            [cards] Comptez les points des rubans rouges de toutes les cartes jouées, y compris les points négatifs (livret du Jeu de Dés, fin de partie).
           *[award] { $alone ->
                [yes] Comptez le symbole de la récompense dans les coûts de toutes vos cartes jouées. 10 symboles communs, 8 symboles peu communs ou 6 symboles rares rapportent 5 points ; s’il n’en manque qu’un, c’est 3 points (livret du Jeu de Dés, règles solo).
               *[no] Comptez le symbole de la récompense dans les coûts de toutes les cartes jouées. Le premier gagne 5 points, le deuxième 3 ; à égalité, chacun reçoit les points de la place. Il n’y a pas de deuxième après une égalité en tête, ni à deux joueurs (livret du Jeu de Dés, fin de partie).
            }
        }
        [ares] { $line ->
            [tr] 1 point par niveau de terraformation (livret de règles, décompte final).
            [forests] Comptez les points de vos jetons Forêt, 1 ou 5 chacun (livret de règles, décompte final).
           *[cards] Comptez les points de toutes les cartes jouées, y compris les points variables (cartes à astérisque) ; les points de chaque carte sont arrondis à l’inférieur (livret de règles, décompte final).
        }
       *[classic] { $line ->
            [tr] Votre niveau de terraformation est la base du score (livret de règles, décompte final).
            [milestones] 5 points par objectif ; on en revendique trois au plus par partie (livret de règles, décompte final).
            [greeneries] Chacune de vos tuiles Forêt rapporte 1 point (livret de règles, décompte final).
            [cities] Chacune de vos cités rapporte 1 point par forêt voisine, quel qu’en soit le propriétaire (livret de règles, décompte final).
            [cards] Comptez les points de toutes les cartes jouées, y compris ceux des événements et des ressources sur les cartes ; les points négatifs comptent aussi (livret de règles, décompte final).
           *[award] Chaque récompense a son critère, des tuiles ou de la chaleur par exemple : celui qui en a le plus gagne 5 points, le deuxième 2 ; à égalité, chacun reçoit les points de la place. Il n’y a pas de deuxième après une égalité en tête, ni à deux joueurs (livret de règles, page 11).
        }
    }
    .done = { NAME($player, form: "the") } a saisi { $answer } pour « { NAME($line) } »
    .title = { NAME($player) } : { asked.title } ?
    .facts =
        { $game ->
            [on-mars] { $line ->
                [op-track] La case de votre marqueur sur la piste
                [progress] Les cubes dans votre Zone de progrès
                [ships] Les Vaisseaux dans votre Hangar, 3 points chacun
                [quarters] Le nombre inscrit à côté de votre Colon le plus haut
                [techs] La somme des nombres sous leurs colonnes
                [blueprints] Points des Plans utilisés, moins ceux des non utilisés
                [scientists] Bâtiments avancés pour vos Scientifiques, 3 chacun
               *[contracts] Points des Contrats remplis, moins ceux des non remplis
            }
            [dice] { $line ->
                [vp-track] La case de votre cube sur la piste
                [milestones] Les objectifs que vous avez revendiqués, 4 points chacun
                [cards] Les points de toutes les cartes jouées, négatifs compris
               *[award] Les symboles dans les coûts, pas les PV
            }
            [ares] { $line ->
                [tr] La case de votre marqueur sur la piste
                [forests] 1 ou 5 points chacun
               *[cards] Les points des cartes jouées, arrondis à l’inférieur
            }
           *[classic] { $line ->
                [tr] La case de votre marqueur sur la piste
                [milestones] Les objectifs que vous avez revendiqués, 5 points chacun
                [greeneries] Vos tuiles Forêt, 1 point chacune
                [cities] Entre deux cités, une forêt compte deux fois
                [cards] Avec les animaux, les microbes et les autres ressources
               *[award] Ce que la récompense compte (tuiles, chaleur…), pas les PV
            }
        }
        { $line ->
            [cities] Cité par cité, quel qu’en soit le propriétaire
           *[other] { "" }
        }
        { $line ->
            [award-1] { award-places.facts }
            [award-2] { award-places.facts }
            [award-3] { award-places.facts }
           *[other] { $total ->
                [0] { "" }
                [one] Pour l’instant : 1 point
               *[other] Pour l’instant : { $total } points
            }
        }
    .key = { NAME($line) }
    .short = { NAME($player) } : { asked.heard }
award = { NAME($award) } : { $firsts ->
        [0] { "" }
        [1] { LIST($first, form: "the") } gagne { $more } points.
       *[other] { LIST($first, form: "the") } gagnent { $more } points chacun.
    } { $seconds ->
        [0] { $firsts ->
            [0] aucun point.
           *[other] { "" }
        }
        [1] { $firsts ->
            [0] { LIST($second, form: "the") } gagne { $less } points.
           *[other] { LIST($second, form: "The") } en gagne { $less }.
        }
       *[other] Les deuxièmes, { LIST($second, form: "the") }, en gagnent { $less } chacun.
    }
    .voice = { NAME($award) } : { $firsts ->
        [0] { "" }
        [1] { LIST($first, form: "the") } gagne { $more } points.
       *[other] { LIST($first, form: "the") } gagnent { $more } points chacun.
    } { $seconds ->
        [0] { $firsts ->
            [0] aucun point.
           *[other] { "" }
        }
        [1] { $firsts ->
            [0] { LIST($second, form: "the") } gagne { $less } points.
           *[other] { LIST($second, form: "The") } en gagne { $less }.
        }
       *[other] Les deuxièmes, { LIST($second, form: "the") }, en gagnent { $less } chacun.
    }
    .why = { $alone ->
        [yes] En solo, 10 symboles communs, 8 symboles peu communs ou 6 symboles rares rapportent { $more } points ; s’il n’en manque qu’un, c’est { $less } points (livret du Jeu de Dés, règles solo).
       *[no] À égalité, tous ceux qui partagent une place en reçoivent les points. Il n’y a pas de deuxième après une égalité en tête, ni à deux joueurs (livret de règles). Le livret ne dit pas si l’on peut obtenir une place avec un total de zéro : ici, oui.
    }
    .facts = { NAME($award) } : { $firsts ->
            [0] { $seconds ->
                [0] aucun point
               *[other] { "" }
            }
            [1] { $more } PV, { LIST($first) }
           *[other] { $more } PV chacun, joueurs { LIST($first, form: "number") }
        }{ $firsts ->
            [0] { "" }
           *[other] { $seconds ->
                [0] { "" }
               *[other] { " ; " }
            }
        }{ $seconds ->
            [0] { "" }
            [1] { $less } PV, { LIST($second) }
           *[other] { $less } PV chacun, joueurs { LIST($second, form: "number") }
        }
    .key = { NAME($award) }, points | { $firsts ->
        [0] { $seconds ->
            [0] 0
           *[other] { $less }
        }
       *[other] { $more }
    }
    .short = { NAME($award) } : { $firsts ->
        [0] { $seconds ->
            [0] aucun point.
           *[other] { "" }
        }
        [1] { LIST($first, form: "the") } gagne { $more } points.
       *[other] { LIST($first, form: "the") } gagnent { $more } points chacun.
    } { $seconds ->
        [0] { "" }
        [1] { $firsts ->
            [0] { LIST($second, form: "the") } gagne { $less } points.
           *[other] { LIST($second, form: "The") } en gagne { $less }.
        }
       *[other] Les deuxièmes, { LIST($second, form: "the") }, en gagnent { $less } chacun.
    }

## La vérification et la fin

check = { $players ->
        [1] { NAME("player-1") } : { $player-1 }.
        [2] { NAME("player-1") } : { $player-1 }, { NAME("player-2") } : { $player-2 }.
        [3] { NAME("player-1") } : { $player-1 }, { NAME("player-2") } : { $player-2 }, { NAME("player-3") } : { $player-3 }.
        [4] { NAME("player-1") } : { $player-1 }, { NAME("player-2") } : { $player-2 }, { NAME("player-3") } : { $player-3 }, { NAME("player-4") } : { $player-4 }.
       *[5] { NAME("player-1") } : { $player-1 }, { NAME("player-2") } : { $player-2 }, { NAME("player-3") } : { $player-3 }, { NAME("player-4") } : { $player-4 }, { NAME("player-5") } : { $player-5 }.
    } Est-ce juste ? Chaque nombre peut encore être corrigé.
    .voice = Tout est compté. Vérifiez la feuille ; chaque nombre peut encore être corrigé.
    .why = Chaque nombre peut encore être corrigé ; récompenses et totaux sont alors recalculés.
    .option-done = C’est juste
    .done = vous avez vérifié la feuille
    .title = Est-ce juste ?
    .facts = Un nombre est faux ? Touchez-le, ou « Plus »
    .key = Tout est compté
    .short = Tout est compté : est-ce juste ?
complete = { $game ->
        [classic] Quel but avez-vous atteint ?
       *[other] Température, oxygène et océans sont-ils tous au maximum ?
    }
    .voice = { $game ->
        [classic] Quel but avez-vous atteint ?
       *[other] Température, oxygène et océans sont-ils tous au maximum ?
    }
    .why = { $game ->
        [classic] En solo, vous gagnez si les trois paramètres sont au maximum (livret de règles, solo). Dans la variante solo de Prélude, vous gagnez avec un niveau de terraformation de 63 : elle est proposée si le vôtre est assez haut.
        [dice] En solo, le score ne compte que si les trois paramètres sont au maximum (livret du Jeu de Dés, règles solo).
       *[other] Sans adversaire, on ne gagne que si les trois paramètres sont au maximum (livret de règles).
    }
    .option-yes = { $game ->
        [classic] Paramètres au maximum
       *[other] Oui, les trois
    }
    .option-tr63 = Niveau de terraformation 63
    .option-no = { $game ->
        [classic] Aucun
       *[other] Non
    }
    .done = { $answer ->
        [yes] les trois paramètres sont au maximum
        [tr63] le niveau de terraformation 63 est atteint
       *[no] le but n’est pas atteint
    }
    .title = { $game ->
        [classic] Quel but avez-vous atteint ?
       *[other] Paramètres tous au maximum ?
    }
    .facts =
        { $game ->
            [classic] { "" }
           *[other] Température, oxygène et océans
        }
    .key = { $game ->
        [classic] But
       *[other] Paramètres | 3
    }
    .short = { $game ->
        [classic] Quel but avez-vous atteint ?
       *[other] Les trois paramètres sont-ils au maximum ?
    }
tie = Il y a égalité. { NAME($player) } : { NAME($what, form: "ask") }
    .voice = Il y a égalité entre { LIST($tied, form: "the") }. { NAME($player) } : { NAME($what, form: "ask") }
    .why = { $what ->
        [crystals] Le départage favorise celui qui a le plus de Cristaux, puis le plus de Bâtiments avancés, puis le plus de cubes de Progrès (livret de règles, page 21).
        [own-advanced-buildings] Le départage favorise celui qui a le plus de Cristaux, puis le plus de Bâtiments avancés, puis le plus de cubes de Progrès (livret de règles, page 21).
        [production-dice] Le départage favorise celui qui a le plus de dés de production dans les cadres marron de sa corporation et de ses cartes vertes (livret du Jeu de Dés, fin de partie).
        [resources] Le départage favorise celui qui a le plus de mégacrédits, de chaleur et de plantes réunis, chaque carte en main convertie en 3 mégacrédits (livret de règles, décompte final).
       *[megacredits] Le départage favorise celui qui a le plus de mégacrédits (livret de règles, décompte final).
    }
    .done = { NAME($player, form: "the") } a saisi { $answer } pour « { NAME($what) } »
    .title = Égalité. { NAME($player) } : { NAME($what, form: "title") } ?
    .facts =
        { $what ->
            [crystals] Les Cristaux que vous avez
            [own-advanced-buildings] Vos Bâtiments avancés sur Mars
            [production-dice] Les dés de production dans vos cadres marron
            [resources] Ce qui vous reste, une fois vos cartes en main vendues
           *[megacredits] Les mégacrédits qui vous restent
        }
        À égalité : joueurs { LIST($tied, form: "number") }
    .key = { NAME($what) }
    .short = Il y a égalité. { NAME($player) } : { NAME($what, form: "ask") }
winner = { $by ->
        [points] { LIST($winner, form: "The") } gagne avec { $total ->
            [one] { $total } point
           *[other] { $total } points
        } !
        [again] L’égalité demeure entre { LIST($winner, form: "the") }, à { $total ->
            [one] { $total } point
           *[other] { $total } points
        } : le livret demande une autre partie !
        [nothing] La victoire est partagée entre { LIST($winner, form: "the") }, avec { $total ->
            [one] { $total } point
           *[other] { $total } points
        } chacun !
       *[other] { LIST($winner, form: "The") } l’emporte, à { $total ->
            [one] { $total } point
           *[other] { $total } points
        } partout, grâce { NAME($by, form: "by") }.
    }
    .voice = { $by ->
        [points] { LIST($winner, form: "The") } gagne avec { $total ->
            [one] { $total } point
           *[other] { $total } points
        } !
        [again] L’égalité demeure entre { LIST($winner, form: "the") }, à { $total ->
            [one] { $total } point
           *[other] { $total } points
        } : le livret demande une autre partie !
        [nothing] La victoire est partagée entre { LIST($winner, form: "the") }, avec { $total ->
            [one] { $total } point
           *[other] { $total } points
        } chacun !
       *[other] { LIST($winner, form: "The") } l’emporte, à { $total ->
            [one] { $total } point
           *[other] { $total } points
        } partout, grâce { NAME($by, form: "by") }.
    }
    .why = { $by ->
        [points] Celui qui a le plus de points gagne (livret de règles, décompte final).
        [again] Les dés de production sont aussi à égalité : on joue alors une autre partie (livret du Jeu de Dés, fin de partie).
        [nothing] { $game ->
            [on-mars] Si rien ne départage, les joueurs partagent la victoire (livret de règles, page 21).
           *[other] Le livret ne donne pas d’autre départage : la victoire est partagée.
        }
       *[other] Les points étaient égaux ; l’égalité a été départagée grâce { NAME($by, form: "by") } (livret de règles, décompte final).
    }
    .title = { $by ->
        [points] { LIST($winner, form: "The") } gagne !
        [again] Toujours à égalité : rejouez !
        [nothing] La victoire est partagée !
       *[other] { LIST($winner, form: "The") } l’emporte !
    }
    .facts = { $by ->
        [points] { "" }
        [again] À égalité : joueurs { LIST($winner, form: "number") }
        [nothing] Joueurs { LIST($winner, form: "number") }
       *[other] Égalité, départagée grâce { NAME($by, form: "by") }
    }
    .key = { $total ->
        [one] Point
       *[other] Points
    } | { $total }
    .short = { $by ->
        [points] { LIST($winner, form: "The") } gagne avec { $total ->
            [one] { $total } point
           *[other] { $total } points
        } !
        [again] L’égalité demeure entre { LIST($winner, form: "the") } : jouez une autre partie !
        [nothing] La victoire est partagée entre { LIST($winner, form: "the") }, avec { $total ->
            [one] { $total } point
           *[other] { $total } points
        } chacun !
       *[other] { LIST($winner, form: "The") } l’emporte, à { $total ->
            [one] { $total } point
           *[other] { $total } points
        } partout !
    }
verdict = { $team ->
        [yes] { $won ->
            [yes] Vous gagnez ensemble avec { $total } points !
           *[no] Pas cette fois : à vous deux, vous avez { $total ->
                [one] { $total } point.
               *[other] { $total } points.
            }
        }
       *[no] { $won ->
            [yes] Vous gagnez avec { $total ->
                [one] { $total } point
               *[other] { $total } points
            } !
           *[no] { $game ->
                [classic] Le but n’est pas atteint : pas cette fois.
                [dice] Mars n’est pas terraformée : le score ne compte pas.
               *[other] Mars n’est pas terraformée : pas cette fois.
            }
        }
    }
    .voice = { $team ->
        [yes] { $won ->
            [yes] Vous gagnez ensemble, avec { $total } points !
           *[no] Pas cette fois. À vous deux, vous avez { $total ->
                [one] { $total } point.
               *[other] { $total } points.
            }
        }
       *[no] { $won ->
            [yes] Vous gagnez, avec { $total ->
                [one] { $total } point
               *[other] { $total } points
            } !
           *[no] { $game ->
                [classic] Le but n’est pas atteint. Pas cette fois.
                [dice] Mars n’est pas terraformée. Le score ne compte pas.
               *[other] Mars n’est pas terraformée. Pas cette fois.
            }
        }
    }
    .why = { $team ->
        [yes] Ensemble, il vous faut les trois paramètres au maximum et 80 points (livret de règles, mode coopératif à deux).
       *[no] { $game ->
            [classic] En solo, vous gagnez si les trois paramètres sont au maximum (livret de règles, solo), ou avec un niveau de terraformation de 63 dans la variante solo de Prélude.
           *[other] En solo, vous gagnez si les trois paramètres sont au maximum (livret de règles, solo).
        }
    }
    .title = { $won ->
        [yes] { $team ->
            [yes] Vous gagnez ensemble !
           *[no] Vous gagnez !
        }
       *[no] Pas cette fois
    }
    .facts = { $team ->
        [yes] { $total ->
            [one] { $total } point à vous deux
           *[other] { $total } points à vous deux
        }
       *[no] { $won ->
            [yes] { "" }
           *[no] { $game ->
                [classic] Le but n’est pas atteint
                [dice] Mars n’est pas terraformée : le score ne compte pas
               *[other] Mars n’est pas terraformée
            }
        }
    }
    .key = { $won ->
        [yes] { $total ->
            [one] Point
           *[other] Points
        } | { $total }
       *[no] { $team ->
            [yes] { $total ->
                [one] Point
               *[other] Points
            } | { $total }
           *[no] Pas cette fois
        }
    }
    .short = { $won ->
        [yes] { $team ->
            [yes] Vous gagnez ensemble
           *[no] Vous gagnez
        } avec { $total ->
            [one] { $total } point !
           *[other] { $total } points !
        }
       *[no] Pas cette fois{ $team ->
            [yes]  : { $total ->
                [one] { $total } point.
               *[other] { $total } points.
            }
           *[no] { $game ->
                [classic]  : le but n’est pas atteint.
               *[other]  : Mars n’est pas terraformée.
            }
        }
    }
rated = Mention : { NAME($rating) }.
    .voice = Mention : { NAME($rating) }.
    .why = Les seuils sont ceux du livret du Jeu de Dés (60, 70, 80, 85, 90, 95, 100, 110) ; les mots sont les nôtres.
    .title = Mention : { NAME($rating) }
    .facts = { $total } PV
    .key = PV | { $total }
    .short = Mention : { NAME($rating) }.
sheet-on-mars = { NAME($player) } : { NAME("op-track") } { $op-track }, { NAME("progress") } { $progress }, { NAME("ships") } { $ships }, { NAME("quarters") } { $quarters }, { NAME("techs") } { $techs }, { NAME("blueprints") } { $blueprints }, { NAME("scientists") } { $scientists }, { NAME("contracts") } { $contracts }. Total : { $total } PO.
    .voice = { NAME($player, form: "The") } a { $total ->
        [one] { $total } point au total.
       *[other] { $total } points au total.
    }
    .why = Le total est la somme de ces lignes (livret de règles, décompte final).
    .title = { NAME($player) } : { $total } PO
    .key = { NAME($player) } | { $total }
    .short = { NAME($player, form: "The") } a { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }
sheet-dice = { NAME($player) } : { NAME("vp-track") } { $vp-track }, { NAME("awards") } { $awards }, { NAME("milestones") } { $milestones }, { NAME("cards") } { $cards }. Total : { $total } PV.
    .voice = { NAME($player, form: "The") } a { $total ->
        [one] { $total } point au total.
       *[other] { $total } points au total.
    }
    .why = Le total est la somme de ces lignes (livret de règles, décompte final).
    .title = { NAME($player) } : { $total } PV
    .key = { NAME($player) } | { $total }
    .short = { NAME($player, form: "The") } a { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }
sheet-ares = { NAME($player) } : { NAME("tr") } { $tr }, { NAME("forests") } { $forests }, { NAME("cards") } { $cards }. Total : { $total } PV.
    .voice = { NAME($player, form: "The") } a { $total ->
        [one] { $total } point au total.
       *[other] { $total } points au total.
    }
    .why = Le total est la somme de ces lignes (livret de règles, décompte final).
    .title = { NAME($player) } : { $total } PV
    .key = { NAME($player) } | { $total }
    .short = { NAME($player, form: "The") } a { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }
sheet-classic = { NAME($player) } : { NAME("tr") } { $tr }, { $alone ->
        [yes] { "" }
       *[no] { NAME("awards") } { $awards }, { NAME("milestones") } { $milestones },
    } { NAME("greeneries") } { $greeneries }, { NAME("cities") } { $cities }, { NAME("cards") } { $cards }. Total : { $total } PV.
    .voice = { NAME($player, form: "The") } a { $total ->
        [one] { $total } point au total.
       *[other] { $total } points au total.
    }
    .why = Le total est la somme de ces lignes (livret de règles, décompte final).
    .title = { NAME($player) } : { $total } PV
    .key = { NAME($player) } | { $total }
    .short = { NAME($player, form: "The") } a { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }

## Dans l’en-tête

header-line = { $number } sur { $lines }

## Mots de l’image


## Noms

name-score-pad = Feuilles de score
name-none = pas encore
name-on-mars = On Mars
name-dice = Le Jeu de Dés
name-ares = Expédition Arès
name-classic = Terraforming Mars

name-player-1 = Joueur 1
    .the = le joueur 1
    .The = Le joueur 1
    .short = Joueur 1
    .number = 1
name-player-2 = Joueur 2
    .the = le joueur 2
    .The = Le joueur 2
    .short = Joueur 2
    .number = 2
name-player-3 = Joueur 3
    .the = le joueur 3
    .The = Le joueur 3
    .short = Joueur 3
    .number = 3
name-player-4 = Joueur 4
    .the = le joueur 4
    .The = Le joueur 4
    .short = Joueur 4
    .number = 4
name-player-5 = Joueur 5
    .the = le joueur 5
    .The = Le joueur 5
    .short = Joueur 5
    .number = 5

name-game = Jeu
name-players = Joueurs
name-line = Ligne
name-lines = Lignes
name-winner = Vainqueur
name-totals = Totaux
name-rarity = Rareté des symboles
name-common = commun
    .value = Commun
name-uncommon = peu commun
    .value = Peu commun
name-rare = rare
    .value = Rare

name-op-track = Piste de points
    .title = case de la piste de points
    .ask = où est votre marqueur sur la piste ?
name-progress = Zone de progrès
    .ask = combien de cubes y a-t-il dans votre Zone de progrès ?
    .title = cubes de Progrès
name-ships = Vaisseaux
    .ask = combien de Vaisseaux y a-t-il dans votre Hangar ?
    .title = Vaisseaux au Hangar
name-quarters = Quartiers d’habitation
    .ask = quel nombre se trouve à côté de votre Colon le plus haut ?
    .title = Quartiers
name-techs = Technologies
    .ask = quelle est la somme des nombres inscrits sous les colonnes de vos Technologies ?
    .title = points de vos Technologies
name-blueprints = Plans
    .ask = combien de points vos Plans rapportent-ils ?
    .title = points de vos Plans
name-scientists = Scientifiques
    .ask = combien de Bâtiments avancés comptent pour vos Scientifiques ?
    .title = combien de Bâtiments avancés
name-contracts = Contrats
    .ask = combien de points vos Contrats terriens rapportent-ils ?
    .title = points de vos Contrats
name-vp-track = Piste de score
    .title = case de la piste de score
    .ask = où est votre cube sur la piste ?
name-awards = Récompenses
name-award-1 = Récompense 1
    .ask = quel est votre total pour la première récompense, par exemple en tuiles ou en chaleur ?
    .title = récompense 1
name-award-2 = Récompense 2
    .ask = quel est votre total pour la deuxième récompense, par exemple en tuiles ou en chaleur ?
    .title = récompense 2
name-award-3 = Récompense 3
    .ask = quel est votre total pour la troisième récompense, par exemple en tuiles ou en chaleur ?
    .title = récompense 3
name-milestones = Objectifs
    .ask = combien d’objectifs avez-vous revendiqués ?
    .title = objectifs revendiqués
name-cards = Cartes
    .ask = combien de points vos cartes rapportent-elles ?
    .title = PV de vos cartes
name-tr = Niveau de terraformation
    .field = Niveau de terraformation
    .ask = quel est votre niveau de terraformation ?
    .title = NT
    .short = NT
name-forests = Forêts
    .ask = combien de points y a-t-il sur vos jetons Forêt ?
    .title = PV sur vos jetons Forêt
name-greeneries = Forêts
    .ask = combien de tuiles Forêt avez-vous ?
    .title = vos forêts
name-cities = Cités
    .ask = combien de forêts bordent vos cités, cité par cité ?
    .title = forêts voisines de vos cités

# Ce qui est compté là où ce ne sont pas les points eux-mêmes, et ce qui départage

name-progress-cubes = Cubes de Progrès
    .by = aux cubes de Progrès
name-hangar-ships = Vaisseaux au Hangar
name-advanced-buildings = Bâtiments avancés comptés
name-claimed-milestones = Objectifs revendiqués
name-award-1-count = Récompense 1, compte
name-award-2-count = Récompense 2, compte
name-award-3-count = Récompense 3, compte
name-crystals = Cristaux
    .ask = combien de Cristaux avez-vous ?
    .by = aux Cristaux
name-own-advanced-buildings = Bâtiments avancés
    .ask = combien de Bâtiments avancés avez-vous sur Mars ?
    .by = aux Bâtiments avancés
name-production-dice = Dés de production
    .title = dés de production
    .ask = combien de dés de production y a-t-il dans vos cadres marron ?
    .by = aux dés de production
name-resources = Mégacrédits, chaleur et plantes
    .ask = combien vous reste-t-il de mégacrédits, de chaleur et de plantes en tout, une fois vos cartes en main vendues ?
    .title = MC, chaleur, plantes
    .by = aux mégacrédits, à la chaleur et aux plantes
name-megacredits = Mégacrédits
    .title = mégacrédits
    .ask = combien de mégacrédits vous reste-t-il ?
    .by = aux mégacrédits

# Les seuils du livret du Jeu de Dés
name-unreal = incroyable
name-supreme = remarquable
name-excellent = excellent
name-very-good = très bien
name-not-bad = bien
name-fair = correct
name-learning = en bonne voie
name-room-to-grow = à améliorer
name-barely = de justesse
