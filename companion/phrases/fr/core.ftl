# Les mots qui n’appartiennent à aucun jeu. Chaque message existe dans les trois langues, avec les mêmes variables.

name-and = et
name-none = aucun
name-yes = oui
name-no = non
name-back = Retour, rien à signaler
name-next = Suivant
name-tie = Il y a égalité
name-impossible = Impossible
name-done = Fait
name-app = l’assistant
name-physical = vous

# Ce que disent annuler, rétablir et le dé

undo = Annuler : { $what }
redo = Rétablir : { $what }
correct = { $field } : désormais { $value }
die = { $value }
    .voice = Le dé donne { $value }, sur { $sides }.

# Ce qui se dit d’une question où rien n’est marqué

choices = Vous pouvez choisir : { $choices }.
choices-marked = Suivant prend : { $marked }. Vous pouvez aussi choisir : { $choices }.
count-marked = Suivant prend { $marked }. C’est possible de { $minimum } à { $maximum }.
count-open = C’est possible de { $minimum } à { $maximum }.

# Avis

resumed = Votre partie reprend là où vous l’aviez laissée.
resumed-as-it-was = Votre partie inachevée reprend avec les options de son début. Commencez-en une nouvelle pour en changer.
finished = Cette partie est terminée. Annuler reprend la dernière réponse, Entrée quitte, et --new en commence une autre.
unmatched = { $rules ->
        [earlier] Commencée avec d’anciennes règles
        [newer] Commencée avec des règles plus récentes
       *[same] Partie abîmée
    } : { $count ->
        [one] la dernière réponse ne convient plus. Vous reprenez avant elle
       *[other] les { $count } dernières réponses ne conviennent plus. Vous reprenez avant elles
    }. La partie entière reste dans l’historique.
disk-damaged = Les parties enregistrées sont illisibles. Le fichier abîmé est conservé sous { $path } ; un nouveau a été créé.
disk-full = Le disque est plein : la partie continue sans être enregistrée. Faites de la place pour { $path } : elle le sera à votre prochaine réponse.
disk-read-only = Impossible d’écrire { $path } ({ $error }) : la partie continue et sera enregistrée dès que possible.
disk-busy = Un autre assistant occupe { $path } : la partie continue sans être enregistrée tant qu’il ne le libère pas.
disk-elsewhere = Cette partie est aussi ouverte dans un autre assistant : vos réponses ici ne sont pas enregistrées. Fermez l’un des deux.
disk-newer = { $path } vient d’un assistant plus récent. Mettez celui-ci à jour ; d’ici là, les parties ne sont pas enregistrées.
no-screen = Il n’y a pas d’écran ici ({ $error }) : la partie se joue dans ce terminal.
no-voice = Pas de voix. { $reason } Les mots restent à l’écran, comme toujours.
not-installed = { $what } n’est pas installé. Relancez l’assistant là où il y a du réseau, et il le sera.
voice-language = Il n’y a pas de voix pour la langue { $language }.
voice-failed = La parole n’a pas pu être produite : { $error }.
sound-no-device = Il n’y a pas de sortie audio. Branchez-en une.
sound-busy = La sortie audio est prise par autre chose.
sound-failed = Le son n’a pas pu être joué : { $error }.
sound-missing = Il manque le son { $path }. Réinstallez l’assistant.
sound-unreadable = Le son { $path } est illisible. Réinstallez l’assistant.
no-pins = Il n’y a pas de broches ici ({ $error }).
pin-failed = Une broche est inutilisable ({ $error }). Choisissez-en une autre dans les réglages.
no-network = Il n’y a pas de réseau : un téléphone ne peut pas ouvrir la page. La voici.
no-page = Aucune page de l’annexe ne concerne cette étape.

# Ce qui est refusé

refused-confirm = { $can_fail ->
        [0] « { $answer } » n’est pas une réponse possible ici. Répondez true quand c’est fait.
       *[other] « { $answer } » n’est pas une réponse possible ici. Répondez true quand c’est fait, ou false si c’est impossible.
    }
refused-choice = « { $answer } » ne fait pas partie des choix. Choisissez parmi : { $choices }.
refused-count = « { $answer } » ne convient pas. Donnez un nombre entier de { $minimum } à { $maximum }.
refused-over = La partie est terminée. Annulez sa dernière réponse, ou commencez une nouvelle partie.
refused-correct = Les corrections se font à la question principale, celle de la table. Allez jusqu’à elle, ou revenez à elle en annulant, puis corrigez.
refused-field = Il n’y a rien à corriger sous le nom « { $field } ». Les noms sont ceux de l’état.
refused-range = « { $value } » ne convient pas à { $field }. Donnez un nombre entier de { $minimum } à { $maximum }.
refused-name = « { $value } » ne convient pas à { $field }. Choisissez parmi : { $choices }.
refused-die = Un dé à « { $sides } » faces ne se lance pas. Donnez un nombre entier de 2 à 12.
refused-undo = Il n’y a rien à annuler : c’est le début de la partie.
refused-redo = Il n’y a rien à rétablir.
refused-option = L’option « { $option } » n’existe pas. Options possibles : { $choices }.
refused-value = L’option { $option } n’accepte pas « { $value } ». Choisissez parmi : { $choices }.
refused-game = Le jeu « { $game } » n’existe pas. Jeux possibles : { $choices }.
refused-language = La langue « { $language } » n’existe pas. Langues possibles : { $choices }.
refused-settings = Les réglages de { $path } sont inutilisables : { $error }. Corrigez ce réglage ou supprimez-le.
refused-seed = La graine « { $seed } » n’est pas un nombre entier. Donnez des chiffres, par exemple 7.
refused-pair = « { $text } » n’est pas une option. Écrivez-la OPTION=VALEUR.
refused-json = Cette ligne est incompréhensible. Envoyez un objet JSON par ligne, par exemple {"{"}"answer": true{"}"}.
refused-do = « { $do } » n’est pas une commande. Envoyez undo, redo, die, correct ou quit.
refused-key = « { $key } » n’est pas un choix ici. Tapez un numéro de la liste, Entrée pour le premier, ou ? pour l’aide.
refused-export = Il n’y a pas de partie numéro { NUMBER($play, useGrouping: 0) }. « companion history » en donne la liste.
refused-play = La partie { $number } de { $game } ne peut pas continuer. « companion history » montre celles qui le peuvent.
refused-file = Impossible d’écrire { $path } ({ $error }). Choisissez un autre emplacement.
refused-size = Une fenêtre de « { $size } » est impossible. Écrivez LARGEURxHAUTEUR, par exemple 800x480.
refused-running = Un assistant tourne déjà avec les fichiers de { $path }. Utilisez-le, ou fermez-le d’abord.
refused-no-network = Il n’y a pas de réseau : rien ne peut être partagé. Connectez-en un, ou réglez server_host.
refused-no-port = Aucun port n’est libre à partir de { NUMBER($port, useGrouping: 0) }. Réglez un autre server_port.
refused-log = Cette réponse appartient à une autre question.

# Le terminal

terminal-game = Quel jeu ? Entrée pour le premier, q pour quitter
terminal-play = Quelle partie ? Tapez son numéro, Entrée pour la { $number }, q pour quitter
terminal-keys = Entrée : { $default } · u annuler · r rétablir · d dé · w pourquoi · q quitter · ? aide
terminal-keys-no-default = Tapez un numéro de la liste · u annuler · r rétablir · d dé · w pourquoi · q quitter · ? aide
terminal-help = Tapez le numéro de votre choix, ou Entrée pour celui qui est marqué.
    Autres touches : u annuler · r rétablir · a répéter · d lancer le dé · w pourquoi · s tout ce qui est suivi · e corriger une valeur · h historique · p la page des règles en code QR · q quitter (la partie est conservée).
terminal-count = Un nombre de { $minimum } à { $maximum }
terminal-sides = Combien d’options ? (de 2 à 12)
terminal-field = Que faut-il corriger ?
terminal-value = { $field } : { $value }. Quelle est la bonne valeur ? ({ $allowed })
terminal-kept = La partie est enregistrée. À bientôt.
terminal-unsaved = La partie n’a pas pu être enregistrée.
terminal-no-why = Rien à ajouter sur cette étape.

# Commandes

history-none = Aucune partie pour l’instant. « companion run » en commence une.
history-line = { $number } · { $game } · { $started } · { $minutes } min · { $answers } { $answers ->
        [one] réponse
       *[other] réponses
    } · graine { $seed } · { $outcome }
history-unfinished = inachevée
history-set-aside = mise de côté
history-unknown = { $outcome } · ce jeu n’est pas installé
history-undated = date inconnue
history-over = terminée
history-winner = gagné par { $winner }
history-won = gagnée
history-lost = perdue
exported = La partie { $play } a été écrite dans { $path }.

# Le diagnostic

doctor-python = Python
doctor-files = Fichiers de l’assistant
doctor-database = Parties enregistrées
doctor-screen = Écran
doctor-voice = Voix
doctor-buttons = Boutons
doctor-network = Adresse réseau pour les téléphones

# L’horloge

clock-half = La moitié du temps est passée.
clock-30 = Il reste trente secondes.
clock-10 = Il reste dix secondes.
clock-end = Le temps est écoulé. Terminez tranquillement.
clock-paused = L’horloge est en pause.
clock-turn = Tour { $number }
clock-left = { $count ->
        [0] C’est le dernier tour.
        [one] Encore un tour après celui-ci.
       *[other] Encore { $count } tours après celui-ci.
    }
clock-longest = Tour le plus long : le numéro { $turn }, { $time }
clock-average = En moyenne : { $time } par tour
clock-total = En tout : { $time }
clock-end-hour = Fin probable vers { $hour }
option-clock = Horloge des tours
    .why = Elle compte le temps de chaque tour. Ce n’est qu’un rappel : aucune réponse n’est jamais forcée.
    .option-off = Sans horloge
    .option-up = Compter le temps
    .option = { $option } secondes par tour
option-deck = Qui pioche les cartes ?
    .why = Avec les vraies cartes, l’assistant demande ce que vous avez pioché ; tout le reste est pareil.
    .option-app = L’assistant
    .option-physical = Moi, avec les vraies cartes
refused-number = L’option { $option } n’accepte pas « { $value } ». Choisissez parmi : { $choices }, ou donnez un nombre entier de { NUMBER($minimum, useGrouping: 0) } à { NUMBER($maximum, useGrouping: 0) }.
