# Ce que l’assistant dit lui-même dans le jeu de n’importe quel fichier de bot.

name-you = Vous
name-round = Manche
name-turn = Tour
    .none = personne
name-phase = Phase
name-counters = Compteurs
    .field = { "" }
name-card = Carte
    .none = aucune
name-cards = Cartes restantes
name-places = Plateau
    .field = { "" }
    .none = vide
name-nowhere = Nulle part
space = Case
name-done = Fait
answered = « { $choice } »
tried = { $answer ->
        [yes] vous l’avez fait
       *[no] ce n’était pas possible
    }

difficulty = Difficulté
    .why = Les cartes utilisées et le départ de chacun en dépendent.
left-out = Du paquet « { NAME($deck) } », laissez dans la boîte : { LIST($cards) }.
    .voice = Du paquet « { NAME($deck) } », laissez dans la boîte : { LIST($cards) }.
    .why = On ne s’en sert pas à ce niveau de difficulté.
    .title = { NAME($deck) }
    .moves = Laissez dans la boîte : **{ LIST($cards) }**
    .key = { LIST($cards) }
    .short = Laissez dans la boîte : { LIST($cards) }.
ready = Tout est en place ?
    .voice = Tout est en place ?
    .why = La première manche commence dès que la table est prête.
    .done = vous avez préparé la table
    .title = Tout est en place ?
    .option-done = Tout est en place
    .key = Mise en place
    .short = Tout est en place ?
your-turn = À vous : jouez, puis continuez.
    .voice = C’est à vous. Quand vous avez joué, appuyez sur Suivant.
    .why = L’assistant attend que vous ayez joué.
    .done = vous avez joué votre tour
    .title = À vous : jouez, puis continuez
    .option-done = J’ai fini mon tour
    .key = Votre tour
    .short = À vous.
next-round = { $left ->
        [0] La dernière manche est finie. On passe à la fin ?
       *[other] On passe à la manche suivante ?
    }
    .voice = { $left ->
        [0] La dernière manche est finie. On passe à la fin ?
       *[other] On passe à la manche suivante ?
    }
    .why = Il n’y a plus rien à faire dans cette manche.
    .done = vous avez fini la manche
    .title = { $left ->
        [0] La dernière manche est finie. On passe à la fin ?
       *[other] On passe à la manche suivante ?
    }
    .option-done = { $left ->
        [0] Fin de la partie
       *[other] Manche suivante
    }
    .key = { $left ->
        [0] Fin de la partie
       *[other] Manche suivante
    }
    .short = { $left ->
        [0] On passe à la fin ?
       *[other] On passe à la manche suivante ?
    }
cards-left = { NAME($deck) } : { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }
draw = Une carte du paquet « { NAME($deck) } »
    .ask = Piochez dans le paquet « { NAME($deck) } ». Quelle carte est-ce ?
    .ask-title = Quelle carte est-ce ?
    .ask-voice = Piochez dans le paquet « { NAME($deck) } ». Quelle carte est-ce ?
    .ask-key = Carte
    .ask-short = Quelle carte est-ce ?
    .why = La carte dit ce qui se passe.
    .done = la carte était « { $choice } »
plays = { NAME("rival") } joue la carte « { NAME($card) } » de sa main.
    .voice = { NAME("rival") } joue la carte « { NAME($card) } » de sa main.
    .why = C’est la première carte jouable de sa main. Les autres y restent.
    .title = { NAME($deck) }
    .moves = Jouez **« { NAME($card) } »** de sa main
    .key = { NAME($card) }
    .short = Jouez « { NAME($card) } ».
gone = Remettez « { NAME($card) } » dans la boîte.
    .voice = Remettez « { NAME($card) } » dans la boîte.
    .why = Cette carte ne sert qu’une fois par partie.
    .title = { NAME($deck) }
    .moves = Remettez **« { NAME($card) } »** dans la boîte
    .key = Boîte | { NAME($card) }
    .short = « { NAME($card) } » quitte la partie.
shuffle = { $held ->
        [yes] Mélangez le paquet « { NAME($deck) } », sauf les cartes en main.
       *[no] Mélangez toutes les cartes du paquet « { NAME($deck) } ».
    }
    .voice = { $held ->
        [yes] Mélangez le paquet « { NAME($deck) } », sauf les cartes en main.
       *[no] Mélangez toutes les cartes du paquet « { NAME($deck) } ».
    }
    .why = Toutes les cartes peuvent revenir.
    .title = { NAME($deck) }
    .moves = { $held ->
        [yes] Mélangez **les cartes** du paquet « { NAME($deck) } », sauf celles en main
       *[no] Mélangez **toutes les cartes** du paquet « { NAME($deck) } »
    }
    .key = Mélange
    .short = Mélangez le paquet « { NAME($deck) } ».
turn-over = Retournez le paquet « { NAME($deck) } » : désormais, c’est le dos des cartes qui compte.
    .voice = Retournez le paquet « { NAME($deck) } ». Désormais, c’est le dos des cartes qui compte.
    .why = Les cartes de ce paquet servent des deux côtés.
    .title = { NAME($deck) }
    .moves = Retournez **« { NAME($deck) } »** || Désormais, c’est le dos qui compte
    .key = Dos
    .short = Retournez le paquet « { NAME($deck) } ».
roll = { $number ->
        [1] Lancez { NAME($dice, form: "the") }. { $count ->
            [1] Quel est le résultat ?
           *[other] Que montre le premier dé ?
        }
       *[other] Que montre le dé suivant ?
    }
    .voice = { $number ->
        [1] Lancez { NAME($dice, form: "the") }. { $count ->
            [1] Quel est le résultat ?
           *[other] Que montre le premier dé ?
        }
       *[other] Que montre le dé suivant ?
    }
    .why = Le résultat dit ce qui se passe.
    .done = le dé a donné { $answer }
    .title = { $number ->
        [1] Lancez { NAME($dice, form: "the") } : { $count ->
            [1] quel est le résultat ?
           *[other] que montre le premier dé ?
        }
       *[other] Que montre le dé suivant ?
    }
    .key = { NAME($dice) }
    .short = { $number ->
        [1] Lancez { NAME($dice, form: "the") }.
       *[other] Et le dé suivant ?
    }
deadline = { NAME($deadline) } : il reste { $left ->
        [one] une manche après celle-ci
       *[other] { $left } manches après celle-ci
    }.
    .voice = { NAME($deadline) } : il reste { $left ->
        [one] une manche après celle-ci
       *[other] { $left } manches après celle-ci
    }.
    .why = Si ce n’est pas fait à temps, il y aura une conséquence : voyez la page des règles.
    .title = Une échéance
    .facts = { NAME($deadline) } : il reste { $left ->
        [one] une manche après celle-ci
       *[other] { $left } manches après celle-ci
    }
    .key = Échéance | { $left }
    .short = { NAME($deadline) } : encore { $left ->
        [one] une manche après celle-ci
       *[other] { $left } manches après celle-ci
    }.
missed = { NAME($deadline) } : le délai est passé.
    .voice = { NAME($deadline) } : le délai est passé.
    .why = Cela n’a pas été fait à temps.
    .title = Une échéance est passée
    .facts = { NAME($deadline) } : le délai est passé
    .key = Échéance
    .short = { NAME($deadline) } : trop tard.
goal = { NAME($deadline) }, d’ici la fin de la manche { $by }
    .voice = { NAME($deadline) } : vous avez jusqu’à la fin de la manche { $by }.
    .why = Si ce n’est pas fait à temps, il y aura une conséquence : voyez la page des règles.
    .title = { NAME($deadline) }
    .facts = Avant la fin de la manche { $by }
    .key = Échéance | { $by }
    .short = { NAME($deadline) }, d’ici la fin de la manche { $by }.
put = Posez { NAME($piece, form: "the") } sur la case { $place }.
    .voice = Posez { NAME($piece, form: "the") } sur la case { $place }.
    .why = C’est la première case libre.
    .title = Sur le plateau
    .moves = Posez **{ NAME($piece, form: "the") }** sur la case **{ $place }**
    .key = { NAME($piece) } | { $place }
    .short = Posez { NAME($piece, form: "the") } sur la case { $place }.
take = Retirez { NAME($piece, form: "the") } de la case { $place }.
    .voice = Retirez { NAME($piece, form: "the") } de la case { $place }.
    .why = Si plusieurs cases conviennent, c’est la dernière.
    .title = Sur le plateau
    .moves = Retirez **{ NAME($piece, form: "the") }** de la case **{ $place }**
    .key = { NAME($piece) } | { $place }
    .short = Retirez { NAME($piece, form: "the") } de la case { $place }.
move = Déplacez { NAME($piece, form: "the") } de la case { $start } à la case { $place }.
    .voice = Déplacez { NAME($piece, form: "the") } de la case { $start } à la case { $place }.
    .why = C’est la prochaine case libre de son chemin.
    .title = Sur le plateau
    .moves = Déplacez **{ NAME($piece, form: "the") }** de la case { $start } à la case **{ $place }**
    .key = { NAME($piece) } | { $place }
    .short = Déplacez { NAME($piece, form: "the") } de la case { $start } à la case { $place }.
where = Vous avez posé { NAME($piece, form: "the") } : sur quelle case ?
    .voice = Vous avez posé { NAME($piece, form: "the") } : sur quelle case ?
    .why = L’assistant retient ce qui est sur chaque case.
    .done = { $answer ->
        [nowhere] vous n’avez rien posé sur le plateau
       *[other] vous avez posé { NAME($piece, form: "the") } sur la case { $answer }
    }
    .title = Vous avez posé { NAME($piece, form: "the") } : où ?
    .form = space
    .key = Case
    .short = Sur quelle case est-ce ?
tie = Prenez le numéro { $number } sur { $equal }, en partant de la gauche.
    .voice = Prenez le numéro { $number } sur { $equal }, en partant de la gauche.
    .why = En cas d’égalité, le dé choisit.
    .title = Une égalité
    .moves = Prenez le **numéro { $number }** sur { $equal }, en partant de la gauche
    .key = Numéro | { $number }
    .short = Prenez le numéro { $number } en partant de la gauche.
tie-roll = Lancez un dé à { $equal } faces. Quel est le résultat ?
    .voice = Lancez un dé à { $equal } faces. Quel est le résultat ?
    .why = En cas d’égalité, le dé choisit. Si vous n’avez pas ce dé, prenez-en un plus grand et relancez-le jusqu’à obtenir { $equal } ou moins.
    .done = le dé a donné { $answer }
    .title = Quel est le résultat du dé ?
    .key = Dé
    .short = Quel est le résultat du dé ?
you-won = Vous avez gagné.
    .voice = Vous avez gagné.
    .why = La page des règles dit comment la partie se termine.
    .title = Vous avez gagné
    .facts = Vous avez gagné
    .key = Fin
    .short = Vous avez gagné.
you-lost = Vous avez perdu.
    .voice = Vous avez perdu.
    .why = La page des règles dit comment la partie se termine.
    .title = Vous avez perdu
    .facts = Vous avez perdu
    .key = Fin
    .short = Vous avez perdu.
points = { $won ->
        [yes] { you-won }
       *[no] { you-lost }
    } Vous avez { $yours ->
        [one] { $yours } point
       *[other] { $yours } points
    }, et { NAME("rival", form: "the") } en a { $his }.
    .voice = { $won ->
        [yes] { you-won.voice }
       *[no] { you-lost.voice }
    } Vous avez { $yours ->
        [one] { $yours } point
       *[other] { $yours } points
    }, et { NAME("rival", form: "the") } en a { $his }.
    .why = La feuille de score montre d’où ils viennent.
    .title = { $won ->
        [yes] { you-won.title }
       *[no] { you-lost.title }
    }
    .facts = Vous avez { $yours ->
        [one] { $yours } point
       *[other] { $yours } points
    }, et { NAME("rival", form: "the") } { $his }
    .key = Points | { $yours }
    .short = { $won ->
        [yes] { you-won.short }
       *[no] { you-lost.short }
    } Vous avez { $yours ->
        [one] { $yours } point
       *[other] { $yours } points
    }, et { NAME("rival", form: "the") } { $his }.
