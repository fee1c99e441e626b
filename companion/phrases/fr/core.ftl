# Les mots qui n’appartiennent à aucun jeu. Chaque message existe dans les trois langues, avec les mêmes variables.

name-and = et
name-or = ou
name-none = aucun
name-yes = oui
name-no = non
name-back = Rien à signaler
name-next = Suivant
name-tie = Égalité
name-impossible = Impossible
name-done = Fait
name-app = l’assistant
name-physical = vous

# Ce que disent annuler, rétablir et le dé

undo = Annuler : { $what }
redo = Rétablir : { $what }
taken-back = Annulé : { $what }
only-asked = « { $label } »
lost = Annulé aussi, car ce n’est plus possible : { $what }.
dropped = { $count ->
        [one] 1 réponse suivante a été abandonnée. Pour la retrouver : Annuler, puis Rétablir.
       *[other] { $count } réponses suivantes ont été abandonnées. Pour les retrouver : Annuler, puis Rétablir.
    }
put-back = { $count ->
        [one] 1 étape à annuler sur la table, si elle est faite.
       *[other] { $count } étapes à annuler sur la table, si elles sont faites.
    }
put-back-moves = Annulé. Défaites sur la table ce qui était déjà fait : { $moves }. C’est tout. Voici l’étape.
correct = { $field } : désormais { $value }
die = { $value }
    .voice = Le dé à { $sides } faces donne { $value }.
    .done = Dé : { $value } sur { $sides }
    .title = Numéro **{ $value }** sur { $sides }
    .moves = Prenez le **numéro { $value }** | Comptez de gauche à droite, de haut en bas
    .key = Numéro | { $value }
    .short = Numéro { $value }.

# Ce qui se dit d’une question répétée, ou quand rien n’est marqué

noted = C’est noté : { $what }.
choices = Vous pouvez choisir : { $choices }.
choices-many = Il y a { $count } choix.
choices-others-many = { $count ->
        [one] Il y a { $count } autre choix.
       *[other] Il y a { $count } autres choix.
    }
event-acts = D’abord : { $actor }
turn-name = { $counter ->
        [turn] Tour { $number }
        [generation] Génération { $number }
       *[round] Manche { $number }
    }
summary-title = Fin { $counter ->
        [turn] du tour { $number }
        [generation] de la génération { $number }
       *[round] de la manche { $number }
    }
summary = { summary-title } : { summary-gained.voice }{ $best ->
        [yes] , { summary-best }
       *[no] { "" }
    }.
    .title = { summary-title }
    .facts =
        { summary-gained }
        { $best ->
            [yes] { summary-best }
           *[no] { "" }
        }
summary-gained = { $gained ->
        [0] aucun niveau
        [one] +1 niveau
       *[other] +{ $gained } niveaux
    }
    .voice = { $gained ->
        [0] aucun niveau
        [one] 1 niveau
       *[other] { $gained } niveaux
    }
summary-best = { $counter ->
        [turn] vos dix meilleurs tours
        [generation] votre meilleure génération
       *[round] votre meilleure manche
    }
next-is = Bouton Suivant : { $answer }.
count-open = { $choices ->
        [2] { $minimum } ou { $maximum }.
       *[other] De { $minimum } à { $maximum }.
    }

# Avis

resumed = La partie reprend là où vous l’aviez laissée.
resumed-as-it-was = La partie inachevée reprend, avec ses options de départ. Pour en changer, commencez une nouvelle partie.
finished = Partie terminée. Pour la rouvrir : annuler. Pour quitter : Entrée. Pour en commencer une autre : --new.
unmatched = { $rules ->
        [earlier] Commencée avec d’anciennes règles
        [newer] Commencée avec des règles plus récentes
       *[same] Partie abîmée
    } : { $count ->
        [one] la dernière réponse ne convient plus. Vous reprenez avant elle
       *[other] les { $count } dernières réponses ne conviennent plus. Vous reprenez avant elles
    }. La partie entière reste dans l’historique.
disk-damaged = { $saved ->
    [0] Le fichier des parties enregistrées était abîmé, et rien n’a pu y être lu. Il est gardé sous { $path } ; un nouveau a été créé.
    [1] Le fichier des parties enregistrées était abîmé. Une partie a pu être lue : elle est ici. { $lost ->
        [0] Le fichier abîmé est gardé sous { $path }.
       *[other] Ce qui manque est peut-être encore dans { $path }.
    }
   *[other] Le fichier des parties enregistrées était abîmé. { $saved } parties ont pu être lues : elles sont ici. { $lost ->
        [0] Le fichier abîmé est gardé sous { $path }.
       *[other] Ce qui manque est peut-être encore dans { $path }.
    }
}
disk-answers = { $when ->
    [none] Le fichier des dernières réponses était abîmé ou perdu : aucune réponse n’a pu être lue. Le fichier abîmé est gardé sous { $path }.
   *[other] Le fichier des dernières réponses était abîmé ou perdu : vérifiez que l’étape à l’écran correspond à votre table. La dernière réponse lisible date du { $when }, dans la partie { $play }. Le fichier abîmé est gardé sous { $path }.
}
disk-torn = Le dernier enregistrement est illisible : vérifiez que l’étape à l’écran correspond à votre table.
disk-full = Disque plein : rien n’est enregistré. Faites de la place pour { $path }, et la partie sera enregistrée automatiquement.
disk-read-only = Rien n’est enregistré : impossible d’écrire sur le disque. Il s’agit de { $path }. La partie sera enregistrée dès que possible.
disk-busy = Rien n’est enregistré : un autre assistant a ouvert les parties enregistrées. Fermez-le : il utilise aussi { $path }.
disk-elsewhere = La partie { $play } était aussi ouverte dans un autre assistant. Ce que vous avez fait ici continue dans la partie { $own }.
disk-saved = L’enregistrement marche de nouveau. Rien n’est perdu.
disk-newer = Les parties enregistrées venaient d’un assistant plus récent. { $saved ->
    [0] Aucune n’a pu être lue. Le fichier plus récent est gardé sous { $path } ; un nouveau a été créé.
    [1] Une partie a pu être lue : elle est ici. Le fichier plus récent est gardé sous { $path }.
   *[other] { $saved } parties ont pu être lues : elles sont ici. Le fichier plus récent est gardé sous { $path }.
}
update-taken-back = La mise à jour { $release } n’a pas marché ici : la version précédente a été remise. Refaites une mise à jour dès qu’il y en aura une plus récente.
kiosk-no-screen = Pas d’écran ici ({ $error }). Une borne en a besoin : vérifiez que l’écran est branché.
no-screen = Pas d’écran ici ({ $error }) : la partie se joue dans ce terminal.
no-voice = Pas de voix. { $reason } Tout est affiché à l’écran.
not-installed = { $what } n’est pas installé. Relancez l’assistant avec un réseau pour l’installer.
voice-language = Il n’y a pas de voix pour la langue { $language }.
voice-failed = La synthèse vocale a échoué.
sound-no-device = Il n’y a pas de sortie audio. Branchez-en une.
sound-busy = Un autre programme occupe la sortie audio. Fermez-le pour entendre quelque chose ici.
sound-failed = Le son n’a pas pu être joué.
sound-missing = Il manque le son { $path }. Réinstallez l’assistant.
sound-unreadable = Le son { $path } est illisible. Réinstallez l’assistant.
no-pins = Il n’y a pas de broches utilisables ici : ce n’est pas un Raspberry Pi, ou il manque python3-lgpio.
pin-failed = GPIO{ $gpio } est inutilisable : cette broche n’existe pas, ou autre chose l’occupe. Choisissez-en une autre dans les réglages.
no-network = Pas de réseau pour un téléphone : lisez la page ici.
no-page = Aucune page des règles ne porte sur cette étape.
note = { $mark ->
        [reading] Notre lecture. { $note }
       *[unknown] On ne sait pas. { $note }
    }

# Ce qui est refusé : ce qui ne va pas, puis que faire

refused-confirm = { $can_fail ->
        [no] « { $answer } » ne convient pas ici. Envoyez true quand c’est fait.
       *[yes] « { $answer } » ne convient pas ici. Envoyez true quand c’est fait, ou false si c’est impossible.
    }
refused-choice = « { $answer } » ne fait pas partie des choix. Choisissez parmi : { $choices }.
refused-count = « { $answer } » ne convient pas. Donnez un nombre entier de { $minimum } à { $maximum }.
refused-over = Partie terminée. Annulez sa dernière réponse, ou commencez une nouvelle partie.
refused-correct = Les valeurs se corrigent à votre tour : continuez ou annulez jusque-là.
refused-field = Aucune valeur ne s’appelle « { $field } ». Choisissez un nom de l’état de la partie.
refused-range = « { $value } » ne convient pas à { $field }. Donnez un nombre entier de { $minimum } à { $maximum }.
refused-name = « { $value } » ne convient pas à { $field }. Choisissez parmi : { $choices }.
refused-die = Un dé ne peut pas avoir « { $sides } » faces. Donnez un nombre entier de 2 à 100.
refused-undo = Rien à annuler : c’est le début de la partie.
refused-redo = Rien à rétablir.
refused-option = L’option « { $option } » n’existe pas. Options possibles : { $choices }.
refused-value = L’option { $option } n’accepte pas « { $value } ». Choisissez parmi : { $choices }.
refused-number = L’option { $option } n’accepte pas « { $value } ». Choisissez parmi : { $choices }, ou donnez un nombre entier de { NUMBER($minimum, useGrouping: 0) } à { NUMBER($maximum, useGrouping: 0) }.
game-left-out = Impossible de charger le jeu « { $game } » : son paquet, « { $package } », est défectueux. On peut jouer aux autres jeux.
only-english = { $game } n’est pas traduit en français : le jeu est en anglais.
new-game = Un petit jeu est prêt dans { $path }. Installez-le avec « pip install --editable », testez-le avec « pytest », puis faites-en le vôtre.
refused-game-name = « { $name } » ne peut pas être le nom d’un jeu : prenez de 2 à 40 lettres minuscules et chiffres, une lettre d’abord.
refused-game-taken = « { $name } » est déjà pris : un dossier ou un module Python porte ce nom. Choisissez-en un autre.
bot-at = { $path }, ligne { $line }, colonne { $column }
bot-toml = { bot-at } : ce n’est pas du TOML. { $hint ->
        [line] Une table entre accolades tient sur une ligne, sans virgule avant l’accolade fermante.
        [comma] Séparez les éléments par des virgules.
        [quotes] Écrivez un texte entre guillemets droits : "Storm".
       *[none] { $name }.
    }
bot-large = { bot-at } : le fichier est trop gros. Un fichier de bot fait au plus { $most } Ko.
bot-deep = { bot-at } : trop de tables ou de listes imbriquées.
bot-unknown = { bot-at } : { $name } n’existe pas ici. Choisissez parmi : { $choices }.
bot-missing = { bot-at } : il manque { $name }.
bot-table = { bot-at } : il faut une table, avec : { $choices }.
bot-names = { bot-at } : il faut une table, avec un nom pour chaque élément.
bot-list = { bot-at } : il faut une liste entre crochets.
bot-heading = { bot-at } : il faut une liste, entre crochets ou avec ce titre pour chaque élément : [[{ $name }]].
bot-length = { bot-at } : le nombre d’éléments doit être compris entre { $least } et { $most }.
bot-number = { bot-at } : il faut un nombre entier de { $least } à { $most }.
bot-number-or-name = { bot-at } : il faut un nombre entier ou le nom d’un compteur.
bot-switch = { bot-at } : il faut true ou false.
bot-text = { bot-at } : il faut un texte, ou une table avec un texte par langue.
bot-sign = { bot-at } : ce texte contient un caractère qui ne s’affiche pas. Supprimez-le.
bot-step = { bot-at } : il faut une étape : un texte, ou une table comme {"{"} draw = "main" {"}"}.
bot-long = { bot-at } : ce texte est trop long. Il peut avoir { $most } caractères.
bot-name = { bot-at } : { $name } ne peut pas être un nom. Prenez des minuscules, des chiffres et des traits d’union, une lettre d’abord.
bot-place = { bot-at } : { $name } ne peut pas être une case. Prenez au plus quatre lettres et chiffres.
bot-twice = { bot-at } : { $name } sert deux fois. Choisissez un autre nom.
bot-reserved = { bot-at } : l’assistant utilise lui-même le nom { $name }. Choisissez-en un autre.
bot-no-such = { bot-at } : { $name } n’existe pas. Choisissez parmi : { $choices }.
bot-nothing = { bot-at } : { $name } n’existe pas. Ajoutez-le au fichier, ou supprimez ce nom ici.
bot-condition = { bot-at } : { $name } n’est pas une condition. Écrivez-la ainsi : "storm >= 3 and round < 8".
bot-brace = { bot-at } : une accolade sans compteur. Écrivez {"{"}storm{"}"} ou {"{"}storm: # carte | # cartes{"}"}.
bot-one-verb = { bot-at } : une étape fait une seule chose. Choisissez parmi : { $choices }. Avec say, note et try, vous pouvez aussi utiliser add et set.
bot-belongs = { bot-at } : { $name } ne va qu’avec : { $choices }.
bot-answers = { bot-at } : il faut au moins deux réponses à une question.
bot-count = { bot-at } : un nombre demande « into », le compteur qui le reçoit, et « least » ne doit pas dépasser « most ».
bot-no-score = { bot-at } : il n’y a pas de feuille de score. Écrivez-en une sous [score], ou finissez la partie par « won » ou « lost ».
bot-start = { bot-at } : la valeur de départ doit être comprise entre { $least } et { $most }.
bot-track = { bot-at } : une piste a au plus { $most } cases.
bot-rows = { bot-at } : chaque ligne doit aller plus loin que la précédente.
bot-line = { bot-at } : une ligne de la feuille de score a un compteur ou une question, pas les deux.
bot-no-card = { bot-at } : cette pioche n’a aucune carte au niveau { $name }.
bot-endless = { bot-at } : { $name } ramène toujours à lui-même et ne finirait jamais.
bot-file-name = { $name } ne peut pas être le nom d’un fichier de bot. Prenez des minuscules, des chiffres et des traits d’union, une lettre d’abord.
bot-good = { $path } est jouable : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    }. Langues : { $languages }.
bot-new = { $path } est un bot déjà jouable. Modifiez-le avec n’importe quel éditeur, puis vérifiez-le : companion bot check { $path }
bot-taken = { $path } existe déjà. Choisissez un autre nom.
bot-tried = Parties allées au bout : { $ended } sur { $plays }. Manches de la plus longue : { $rounds }.
bot-tried-won = Parties gagnées : { $won }.
bot-tried-asked = Les victoires ne sont pas comptées : la feuille de score demande des nombres, donnés au hasard.
bot-tried-speech = À voix haute, une partie prend environ { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
bot-tried-cards = Ces cartes ne sont jamais sorties : { $cards }.
bot-tried-all = Toutes les cartes sont sorties.
refused-game = Le jeu « { $game } » n’existe pas. Jeux possibles : { $choices }.
refused-language = La langue « { $language } » n’existe pas. Langues possibles : { $choices }.
refused-voice = Aucune voix « { $voice } » n’est installée pour cette langue. Choisissez parmi : { $choices }.
refused-host = « { $host } » n’est pas l’adresse de cette machine. Donnez à server_host une adresse comme 192.168.0.5, ou supprimez-le.
refused-appendix-url = « { $url } » n’est pas l’adresse d’un site. Donnez à appendix_url une adresse comme https://example.org/regles/, ou supprimez-le.
refused-server = La valeur de { $name } n’est pas l’adresse d’un serveur. Donnez-lui une adresse comme { $scheme }://nom:motdepasse@serveur, ou supprimez-la.
refused-wifi = Réglage Wi-Fi impossible : le nom a au plus 32 caractères, le mot de passe de 8 à 63, sans accents. Corrigez ou supprimez guest_wifi et guest_wifi_password.
refused-setting = Le réglage « { $name } » n’existe pas. Réglages possibles : { $choices }.
refused-pin = Un code a de 4 à 8 chiffres. Corrigez ou supprimez lock_pin.
refused-shared-pin = GPIO { $gpio } sert à deux choses : { $one ->
        [die] Dé
        [undo] Annuler
        [repeat] Répéter
        [help] Pourquoi
       *[next] Suivant
    } et { $other ->
        [die] Dé
        [undo] Annuler
        [repeat] Répéter
        [help] Pourquoi
       *[led] Lumière
    }. Donnez à l’une des deux une autre broche.
selftest-games = Parties enregistrées
selftest-picture = Image
selftest-word = Voix
refused-settings = { $kind ->
        [range] « { $value } » ne convient pas à { $name } : de { NUMBER($minimum, useGrouping: 0) } à { NUMBER($maximum, useGrouping: 0) }.
        [choice] « { $value } » ne convient pas à { $name } : { $choices }.
        [yes-no] « { $value } » ne convient pas à { $name } : oui ou non (true ou false).
        [text] { $name } est un texte : écrivez-le entre guillemets.
        [name] Le réglage « { $name } » n’existe pas.{ $near ->
            [none] {""}
           *[other] {" "}Vouliez-vous dire { $near } ?
        }
       *[file] { $line ->
            [0] Les réglages sont inutilisables : { cause }.
           *[other] Les réglages sont illisibles à partir de la ligne { NUMBER($line, useGrouping: 0) } : écrivez chacun sous la forme nom = valeur.
        }
    }{ $path ->
        [none] {""}
       *[other] {" "}Corrigez ou supprimez cela dans { $path }.
    }
refused-command = « { $typed } » est incompréhensible. La commande s’écrit ainsi : { $usage }
refused-empty-settings = { $path } est vide. Les réglages par défaut sont utilisés ; écrivez de nouveau les vôtres ou supprimez le fichier.
refused-variable = { $variable } ne règle rien. { $near ->
        [none] Supprimez-la.
       *[other] Vouliez-vous dire { $near } ?
    }
output-full = Impossible d’écrire la sortie : le disque est plein.
root = L’assistant tourne en tant que root. Il n’a pas besoin de ces droits : lancez-le comme un autre utilisateur.
refused-seed = La graine « { $seed } » n’est pas un nombre entier. Donnez des chiffres, par exemple 7.
refused-pair = « { $text } » n’est pas une option. Écrivez-la OPTION=VALEUR.
refused-json = Cette ligne est illisible. Envoyez un objet JSON par ligne, par exemple {"{"}"answer": true{"}"}.
refused-do = « { $do } » n’est pas une commande. Envoyez undo, redo, die, correct ou quit.
refused-empty = Rien n’a été tapé. Tapez un numéro de la liste, ou ? pour l’aide.
refused-key = « { $key } » n’est pas un choix ici. Tapez un numéro de la liste, ou ? pour l’aide.
refused-export = Il n’y a pas de partie numéro { $play }. Pour voir la liste : « companion history ».
refused-ending = Impossible d’écrire { $path } : le nom doit finir par .json pour tout garder, ou par .csv pour un tableau.
refused-svg = Impossible d’écrire { $path } : le nom d’une image doit finir par .svg.
refused-deleted = La partie { $play } est supprimée. Pour la récupérer : « companion restore { $play } ».
refused-on-table = Cette partie est sur la table. Passez par l’accueil, puis supprimez-la.
refused-there = La partie { $play } n’est pas supprimée. Pour voir celles qui le sont : « companion history --deleted ».
refused-player = Il n’y a pas de joueur « { $player } » dans cette partie. Les joueurs sont : { $choices }.
refused-player-pair = « { $text } » ne désigne personne. Écrivez JOUEUR=NOM, par exemple you=Ana.
refused-long = { $kind ->
        [comment] Un commentaire compte { $maximum } caractères au plus. Raccourcissez-le.
        [role] Une corporation ou un but compte { $maximum } caractères au plus. Raccourcissez.
       *[name] Un nom compte { $maximum } caractères au plus. Raccourcissez-le.
    }
refused-control = { $kind ->
        [comment] Ce commentaire contient un caractère qui ne s’affiche pas. Retirez-le.
        [role] Cette corporation ou ce but contient un caractère qui ne s’affiche pas. Retirez-le.
       *[name] Ce nom contient un caractère qui ne s’affiche pas. Retirez-le.
    }
refused-roles = Un joueur a { $maximum } corporations et buts au plus. Retirez-en.
refused-unread = Impossible de lire { $path } : { cause }. { $error ->
        [missing] Vérifiez le nom du fichier.
        [device] Retirez la clé, remettez-la et réessayez.
       *[other] Choisissez un autre fichier.
    }
refused-import = { $path } n’est pas un fichier de parties enregistrées. Choisissez-en un écrit par « companion export » ou une sauvegarde.
refused-text = Impossible de lire { $path } comme du texte : la ligne { $line } contient des octets qui ne forment aucune lettre. Enregistrez-le en UTF-8.
refused-newer-export = { $path } vient d’un assistant plus récent. Mettez d’abord celui-ci à jour.
refused-large = { $path } est trop gros. Un fichier peut contenir 20 000 parties, et peser 32 Mo si c’est une exportation : prenez moins de parties à la fois, ou une sauvegarde.
refused-broken = { $path } est abîmé, et aucune partie n’y est lisible. Prenez une autre copie.
refused-no-room = Il n’y a pas assez de place sur le disque pour ces parties. Libérez de l’espace.
refused-stopped = Arrêté. Rien n’a été importé.
refused-broken-off = L’importation s’est interrompue avant la fin. Importez de nouveau les parties : aucune ne sera en double.
refused-play = La partie { $number } de { $game } ne peut pas continuer. Pour voir celles qui le peuvent : « companion history ».
# Why a file cannot be used; part of a sentence
cause = { $error ->
        [missing] ce fichier ou ce dossier n’existe pas
        [denied] cet utilisateur n’en a pas le droit
        [full] le disque est plein
        [read-only] le disque est en lecture seule
        [folder] c’est un dossier
        [no-folder] un fichier se trouve à la place d’un dossier
        [no-file] ce n’est pas un fichier ordinaire
        [long] le nom est trop long
        [loop] c’est un lien qui revient à lui-même
        [device] le disque ou la clé est défectueux
        [nonsense] son texte n’a pas de sens
       *[other] la raison est dans le journal
    }
refused-file = Impossible d’écrire { $path } : { cause }. Choisissez un autre emplacement.
refused-folder = { $path } contient des fichiers qui ne viennent pas de « companion appendix build ». Choisissez un dossier vide ou un nouveau nom.
refused-cards = Pas de réseau : impossible de savoir où les téléphones trouveront les pages. Connectez-vous à un réseau, ou donnez à appendix_url l’adresse où elles sont publiées.
refused-size = Une fenêtre de « { $size } » est impossible. Écrivez LARGEURxHAUTEUR, par exemple 800x480.
refused-running = Un assistant tourne déjà avec les fichiers de { $path }. Utilisez-le, ou fermez-le d’abord.
refused-no-network = Pas de réseau pour diffuser les pages. Connectez-vous à un réseau, ou réglez server_host.
refused-only-ipv6 = Ce réseau n’a que l’IPv6, et il faut l’IPv4 pour les pages. Connectez-vous à un autre réseau, ou donnez une adresse IPv4 à cette machine.
refused-no-port = Aucun port n’est libre à partir de { NUMBER($port, useGrouping: 0) }. Choisissez un autre server_port.
refused-log = Cette réponse appartient à une autre question.

# Le terminal

terminal-game = Quel jeu ? Entrée pour le premier, q pour quitter
terminal-play = Quelle partie ? Tapez son numéro, Entrée pour la { $number }, q pour quitter
terminal-keys = Entrée : { $default } · u annuler · r rétablir · d dé · w pourquoi · q quitter · ? aide
terminal-group = Tapez un numéro de la liste · Entrée : revenir à tous les choix
terminal-keys-no-default = Tapez un numéro de la liste · u annuler · r rétablir · d dé · w pourquoi · q quitter · ? aide
terminal-bake-plays = Parties
terminal-bake-lines = Phrases
terminal-baked = Phrases dans { $path } : { $lines } ({ $size } Mo).
terminal-bake-full = La limite de { $limit } Mo est atteinte ; le reste sera fait au besoin. Pour continuer : un --limit plus grand.
terminal-bake-failed = Phrases qui n’ont pas pu être faites : { $lines }.
terminal-help = Tapez le numéro de votre choix, ou Entrée pour celui qui est marqué.
    Autres touches : u annuler · r rétablir · a répéter · d lancer le dé · w pourquoi · s où en est la partie · ss toute la table, toutes les valeurs · e corriger une valeur · h historique · p la page des règles en code QR · pp la page entière ici · q quitter (la partie est enregistrée).
terminal-count = Un nombre de { $minimum } à { $maximum }
terminal-sides = Combien d’options ? (de 2 à 100)
terminal-field = Quelle valeur corriger ? Tapez son numéro ou son nom, Entrée pour aucune
terminal-value = { $field } : { $value }. Nouvelle valeur ? ({ $allowed })
terminal-saved = La partie est enregistrée. À bientôt.
terminal-unsaved = La partie n’a pas pu être enregistrée.
terminal-page = pp : la page entière
terminal-no-why = Rien à ajouter sur cette étape.

# Commandes

history-none = Aucune partie pour l’instant. Pour en commencer une : « companion run ».
history-line = { $number } · { $game } · { $started } · { $minutes } min · { $answers } { $answers ->
        [one] réponse
       *[other] réponses
    } · graine { $seed } · { $outcome }
history-points = { $outcome } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $team ->
        [yes] { " " }à vous deux
       *[no] { "" }
    }
# A record that was beaten at the end of a game; the name is that of the level
record-score = C’est votre meilleur score{ $level ->
        [known] { " " }({ $name })
       *[none] { "" }
    }, { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } de mieux que le précédent.
record-streak = C’est votre plus longue série{ $level ->
        [known] { " " }({ $name })
       *[none] { "" }
    } : { $amount } victoires de suite.
record-time = C’est votre victoire la plus rapide{ $level ->
        [known] { " " }({ $name })
       *[none] { "" }
    }, { $amount ->
        [one] 1 minute
       *[other] { $amount } minutes
    } de moins que la précédente.
# Everybody's points, such as "You 12, Lacerda 57"
points-status = { $over ->
        [yes] score final
       *[no] score pour l’instant
    } : { $points }
history-unfinished = inachevée
history-set-aside = mise de côté
history-unknown = { $outcome } · ce jeu n’est pas installé
history-undated = date inconnue
history-over = terminée
history-winner = gagnée par { $winner }
history-won = gagnée
history-lost = perdue
deleted-none = Aucune partie supprimée.
deleted = La partie { $play } est supprimée. Pour la récupérer dans les 30 jours : « companion restore { $play } ».
restored = La partie { $play } est de retour dans l’historique.
people-comment = Commentaire : { $comment }
drawn = Les graphiques ont été écrits dans { $path }.
exported = { $play ->
        [all] Toutes les parties ont été écrites dans { $path }.
       *[other] La partie { $play } a été écrite dans { $path }.
    }
imported = { $added ->
        [0] Aucune nouvelle partie.
        [one] Une nouvelle partie.
       *[other] { $added } nouvelles parties.
    } { $continued ->
        [0] { "" }
        [one] Une partie déjà présente a été complétée.
       *[other] { $continued } parties déjà présentes ont été complétées.
    } { $known ->
        [0] { "" }
        [one] Une partie était déjà là.
       *[other] { $known } parties étaient déjà là.
    }
imported-broken = { $count ->
        [one] Une partie abîmée a été laissée de côté.
       *[other] { $count } parties abîmées ont été laissées de côté.
    }
imported-not = { $count ->
        [one] Un autre fichier a aussi été laissé de côté.
       *[other] { $count } autres fichiers ont aussi été laissés de côté.
    }
taking-read = Parties lues : { $done } sur { $count }
taking-saved = Parties enregistrées : { $done } sur { $count }
backups-none = Pas encore de sauvegarde. Elles se font après chaque partie terminée et chaque heure de jeu.
backup-there = La dernière sauvegarde date du { $made }. Pour la restaurer : « companion import { $path } ».
backup-failed = La sauvegarde n’a pas pu être faite. Faites de la place sur le disque.
stick-copied = Toutes les parties ont été copiées sur la clé. Vous pouvez la retirer.
stick-failed = Les parties n’ont pas pu être copiées sur la clé. Essayez-en une autre.
notices-none = Rien à signaler sur les parties enregistrées.
offered = Ces réglages accompagnaient les parties :
offered-ask = Les appliquer aussi ? (o/n)
offered-option = Ils n’ont pas été appliqués. Pour les appliquer : « companion import --settings ».
offered-taken = Les réglages sont appliqués.
exchange-title = Parties enregistrées
exchange-get = Télécharger toutes les parties
exchange-get-why = Un fichier avec toutes les parties et les réglages, sans mots de passe. Gardez-le, ou envoyez-le à un autre assistant.
exchange-send = Envoyer des parties
exchange-send-why = Les parties du fichier s’ajoutent. Rien de ce qui est déjà là ne change ni ne se perd.
exchange-file = Le fichier
exchange-refused = Ce n’est pas un fichier de parties enregistrées. Choisissez-en un qui vient d’un assistant.
exchange-gone = Cette adresse n’est plus valable. Scannez le code sur l’écran de l’assistant.
exchange-again = Cela n’a pas marché. Réessayez : aucune partie ne sera en double.
exchange-settings = Les réglages qui les accompagnaient vous seront proposés sur l’écran de l’assistant, quand vous y fermerez cette page.

# La table sur un téléphone

table-page = La table
table-saved = Dernière réponse :
table-age = { $unit ->
        [minute] { $count ->
            [one] il y a { $count } minute
           *[other] il y a { $count } minutes
        }
        [hour] { $count ->
            [one] il y a { $count } heure
           *[other] il y a { $count } heures
        }
        [day] { $count ->
            [one] il y a { $count } jour
           *[other] il y a { $count } jours
        }
       *[now] à l’instant
    }
table-behind = La partie est plus avancée : ses dernières réponses ne sont pas encore enregistrées.
table-lost = La liaison avec la table est coupée. Cette page se mettra à jour dès qu’elle reviendra.
table-gone = Cette adresse n’est plus valable. Scannez le nouveau code sur l’écran de l’assistant.
table-nothing = Aucune partie sur la table. Elle apparaîtra ici dès qu’une partie sera ouverte.
table-unsaved = Cette partie n’est pas encore enregistrée. Le reste apparaîtra ensuite.
table-done = Fait :
table-reported = Signalé ce tour-ci
table-points = Points
table-total = Total
table-met = Atteint
table-missed = Manqué
table-card = Carte
table-steps = Dernières étapes
table-words = La table, en texte
table-who = Qui joue
table-read-only = Cette page ne fait que montrer la table. Pour jouer depuis un téléphone, choisissez « Jouer sur téléphone » sur l’écran de l’assistant.
table-other-plays = Un autre téléphone joue. Un seul peut jouer à la fois.
table-you-play = Ce téléphone joue : ses réponses comptent à la table.
table-code = Le code affiché sur l’écran de l’assistant
table-play = Jouer sur ce téléphone
table-stop = Ne plus jouer
table-wrong = Ce téléphone ne peut pas jouer : le code est faux ou n’est plus valable, ou un autre téléphone a été plus rapide. Regardez l’écran de l’assistant.
table-choose = Une autre réponse
table-answer = Répondre
table-number = Un nombre de { $least } à { $most }

# Le diagnostic

doctor-line = { $label } : { $sentence }
doctor-report = Le rapport est dans { $path }. Il ne contient aucun secret : ni code PIN, ni Wi-Fi, rien de vos parties.
doctor-row = Pour le tableau de deploy/real-pi.md, la liste de ce qui marche sur quel appareil :
doctor-files = Fichiers de l’assistant
    .pass = Au complet.
    .fail = Il en manque : { $path }.
    .remedy = Réinstallez l’assistant. Vos parties restent.
doctor-games = Jeux
    .pass = Tous sont prêts.
    .fail = { $reason }
    .remedy = Mettez ce paquet à jour ou retirez-le : « pip uninstall » suivi de son nom. Le journal dit ce qui ne va pas.
doctor-database = Parties enregistrées
    .pass = L’enregistrement marche, dans { $path }.
    .fail = { $reason }
    .remedy = { $why ->
            [damaged] Pour la liste des sauvegardes : « companion backups ». Pour marquer ceci comme lu : « companion notices --clear ».
           *[disk] Vérifiez la place et les droits de ce dossier, ou choisissez-en un autre avec COMPANION_HOME.
        }
doctor-backups = Sauvegardes
    .pass = La dernière date du { $made }.
    .fail = { $hours } h de jeu ne sont dans aucune sauvegarde. { $made ->
            [none] Il n’y en a pas encore.
           *[other] La dernière date du { $made }.
        }
    .remedy = Faites de la place sur le disque, puis lancez « companion backups --make ».
    .skipped = Aucune encore. Elles se font après chaque partie terminée et chaque heure de jeu.
doctor-disk = Place sur le disque
    .pass = { $free } Mo libres.
    .fail = Seulement { $free } Mo libres.
    .remedy = Supprimez ce qui ne sert pas. Sous 200 Mo, les parties risquent de ne plus être enregistrées.
    .skipped = Non indiquée par ce disque.
doctor-card = Carte mémoire
    .pass = Usure : { $used } %.
    .fail = Usure : { $used } %.
    .remedy = Copiez vos parties sur une clé, puis changez de carte. Une carte faite pour l’enregistrement continu dure le plus longtemps.
    .skipped = Son usure n’est pas indiquée. Peu de cartes la donnent.
doctor-display = Écran
    .pass = Trouvé : { $where }.
    .fail = Aucun écran trouvé : { $where }.
    .remedy = Branchez l’écran avant le courant, et lancez l’assistant sur son bureau, pas par le réseau.
doctor-renderer = Graphismes
    .pass = En service : { $name }.
    .fail = { $why ->
            [software] La puce graphique n’est pas utilisée : l’affichage par { $name } est lent.
            [rights] L’assistant n’a pas le droit d’utiliser la puce graphique ({ $name }).
           *[none] La puce graphique n’a pas de pilote.
        }
    .remedy = { $why ->
            [rights] Ajoutez son utilisateur au groupe « render » : sudo usermod -aG render,video USER. Puis redémarrez.
           *[none] Mettez « dtoverlay=vc4-kms-v3d » dans config.txt et redémarrez.
        }
    .skipped = À vérifier depuis la fenêtre de l’assistant.
doctor-rotation = Rotation
    .pass = { $degrees ->
            [0] L’image n’est pas tournée.
           *[other] L’image est tournée de { $degrees }°, et l’écran tactile avec elle.
        }
    .fail = Le système tourne le texte du démarrage de { $degrees }°, mais il ne tourne ni l’assistant ni l’écran tactile.
    .remedy = Enlevez « rotate={ $degrees } » de cmdline.txt, et réglez la rotation dans les réglages de l’assistant.
    .skipped = Pas d’écran.
doctor-touch = Écran tactile
    .pass = Trouvé : { $names }.
    .fail = Aucun écran tactile trouvé. La souris et le clavier marchent.
    .remedy = Vérifiez le second câble de l’écran : la partie tactile a souvent le sien, en USB.
    .skipped = Pas d’écran, ou pas d’indication.
doctor-loudspeaker = Haut-parleur
    .pass = Trouvé : { $names }.
    .fail = { $why ->
            [rights] L’assistant n’a pas le droit d’utiliser la sortie audio.
            [chosen] Le haut-parleur choisi, { $name }, n’est pas là : un autre est utilisé.
           *[none] Il n’y a pas de sortie audio.
        }
    .remedy = { $why ->
            [rights] Ajoutez son utilisateur au groupe « audio » : sudo usermod -aG audio USER. Puis redémarrez.
            [chosen] Branchez-le, ou choisissez-en un autre dans Réglages, Haut-parleur.
           *[none] Branchez un haut-parleur USB, ou un écran avec du son.
        }
    .skipped = La voix et les sons sont coupés dans les réglages.
doctor-voice = Voix ({ $which ->
        [pt-BR] portugais
        [fr] français
       *[en] anglais
    })
    .pass = Prête.
    .fail = { $reason }
    .remedy = Installez-la : sudo apt install espeak-ng. Sans voix, tout est affiché à l’écran.
    .skipped = La voix est coupée dans les réglages.
doctor-pins = Accès aux broches
    .pass = { $name } marche.
    .fail = { $reason }
    .remedy = Installez-le : sudo apt install python3-lgpio. Ajoutez l’utilisateur au groupe « gpio » : sudo usermod -aG gpio USER.
    .skipped = Pas de broches sur cette machine. Tout marche sans elles.
doctor-button = Bouton « { $which ->
        [die] Dé
        [undo] Annuler
        [repeat] Répéter
        [help] Pourquoi
       *[next] Suivant
    } »
    .pass = Prêt sur GPIO { $pin }.
    .fail = { $why ->
            [down] GPIO { $pin } est enfoncé en permanence.
           *[pin] GPIO { $pin } est inutilisable. { $reason }
        }
    .remedy = { $why ->
            [down] Relâchez-le. Si personne n’appuyait, ses deux fils se touchent, ou il est sur la mauvaise broche.
           *[pin] Choisissez une autre broche dans les réglages, ou fermez le programme qui occupe celle-ci.
        }
    .skipped = { $why ->
            [running] L’assistant ouvert l’utilise : voyez ses réglages.
           *[none] Pas de broches ici.
        }
doctor-led = Lumière des boutons
    .pass = Prête sur GPIO { $pin }.
    .fail = GPIO { $pin } est inutilisable. { $reason }
    .remedy = Choisissez une autre broche dans les réglages, ou fermez le programme qui occupe celle-ci.
    .skipped = { $why ->
            [running] L’assistant ouvert l’utilise : voyez ses réglages.
            [unset] Aucune broche ne lui est attribuée.
           *[none] Pas de broches ici.
        }
doctor-network = Réseau
    .pass = Connecté : { $names }.
    .fail = { $why ->
            [blocked] Le Wi-Fi est bloqué.
           *[down] Pas connecté.
        }
    .remedy = { $why ->
            [blocked] Réglez votre pays avec « sudo raspi-config », sous Localisation, puis connectez-vous à votre Wi-Fi.
           *[down] Branchez un câble, ou connectez-vous à votre Wi-Fi avec « sudo nmtui ». Les parties se jouent sans réseau.
        }
    .skipped = Cette machine n’en a pas. Les parties se jouent sans réseau.
doctor-address = Adresse pour téléphones
    .pass = { $address }
    .fail = Le réseau n’a pas donné d’adresse à cette machine.
    .remedy = Redémarrez la box ou le routeur. En attendant, les règles se lisent à l’écran.
    .skipped = Les pages pour téléphones sont coupées dans les réglages.
doctor-host = Nom sur le réseau
    .pass = Les téléphones peuvent aussi écrire { $host }.
    .fail = { $host } n’est pas annoncé. Les codes QR marchent sans lui.
    .remedy = Installez ce qui l’annonce : sudo apt install avahi-daemon.
    .skipped = Les pages pour téléphones sont coupées, ou il n’y a pas de réseau.
doctor-qr = Code QR
    .pass = { $side } mm de large, en carrés de { $module } mm : un téléphone le lit à { $far } cm.
    .fail = { $side } mm de large, en carrés de { $module } mm : difficile à lire pour un téléphone, à { $far } cm au plus.
    .remedy = Prenez un écran plus grand, ou écrivez l’adresse qui est sous le code.
    .skipped = Pas de pages pour téléphones, pas de réseau, ou taille d’écran inconnue.
doctor-broker = Serveur MQTT
    .pass = Connecté à { $server }.
    .fail = { $reason }
    .remedy = { $why ->
            [password] Corrigez le nom et le mot de passe dans le réglage « mqtt ».
            [certificate] Donnez à « mqtt_ca » le fichier du certificat qui a signé celui du serveur.
            [file] Donnez à « mqtt_ca » un fichier lisible par cet appareil.
            [games] Voyez « Parties enregistrées » plus haut.
           *[away] Vérifiez le réseau et le réglage « mqtt » : « mqtts:// » demande un serveur avec TLS. Rien n’est perdu : l’envoi reprendra tout seul.
        }
    .skipped = Aucun n’est réglé.
doctor-cafe = Base de données (PostgreSQL)
    .pass = Connecté à { $server }.
    .fail = { $reason }
    .remedy = { $why ->
            [password] Corrigez le nom et le mot de passe dans le réglage « postgres ».
            [certificate] Ajoutez au réglage « postgres » « ?sslmode=verify-full&sslrootcert= » et le fichier du bon certificat.
            [games] Voyez « Parties enregistrées » plus haut.
           *[away] Vérifiez le réseau et le réglage « postgres ». Rien n’est perdu : les parties finies entre-temps partiront plus tard.
        }
    .skipped = Aucune n’est réglée.
doctor-clock = Horloge
    .pass = Réglée par le réseau : { $time }.
    .fail = { $why ->
            [year] Fausse : elle indique { $time }.
           *[unset] Pas encore réglée par le réseau : elle indique { $time }.
        }
    .remedy = Connectez-vous un instant à un réseau, ou réglez-la : sudo date -s "2026-12-31 20:00". Les parties sont enregistrées même si l’heure est fausse.
    .skipped = Elle indique { $time }. On ne sait pas ici qui l’a réglée.
doctor-memory = Mémoire
    .pass = { $free } Mo libres sur { $whole }.
    .fail = Seulement { $free } Mo libres sur { $whole }.
    .remedy = Fermez les autres programmes, ou redémarrez.
    .skipped = Non indiquée par cette machine.
doctor-temperature = Température
    .pass = { $degrees } °C.
    .fail = { $degrees } °C. La puce ralentit pour refroidir.
    .remedy = Donnez-lui de l’air : ouvrez le boîtier, ou mettez un radiateur ou un ventilateur sur la puce.
    .skipped = Non indiquée par cette machine.
doctor-power = Alimentation
    .pass = Suffisante.
    .fail = { $why ->
            [now] Insuffisante en ce moment.
           *[before] Insuffisante à un moment depuis le démarrage.
        }
    .remedy = Prenez l’alimentation faite pour ce Pi, avec son propre câble, et débranchez ce qui tire du courant par USB.
    .skipped = Connue seulement sur un Raspberry Pi.
doctor-release = Version installée
    .pass = { $name }.
    .fail = { $reason }
    .remedy = Pour marquer ceci comme lu : « companion notices --clear ».
    .skipped = Seule une borne a des versions installées.
doctor-versions = Versions
    .pass = Assistant { $companion } · Python { $python } · Kivy { $kivy } · SDL { $sdl } · { $system } · Linux { $kernel } · { $machine }
doctor-unknown = Contrôle de « { $which } »
    .fail = Ce contrôle n’a pas pu être fait. Pour en savoir plus : le journal.
    .remedy = Envoyez le rapport aux auteurs de l’assistant.

# L’horloge

clock-half = La moitié du temps est écoulée.
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
clock-average = Moyenne : { $time } par tour
clock-total = Total : { $time }
clock-end-hour = Fin vers { $hour }

budget = { $over ->
        [true] { $used ->
            [one] La partie a duré { $used } minute, pour { $minutes } prévues
           *[other] La partie a duré { $used } minutes, pour { $minutes } prévues
        }
       *[false] { $standing ->
            [ahead] Vous avez joué { $used } des { $minutes } minutes prévues, avec { $count } min d’avance
            [behind] Vous avez joué { $used } des { $minutes } minutes prévues, avec { $count } min de retard
            [even] Vous avez joué { $used } des { $minutes } minutes prévues, au bon rythme
           *[used] Vous avez joué { $used } des { $minutes } minutes prévues
        }
    }
    .short = { $standing ->
        [ahead] +{ $count } min
        [behind] −{ $count } min
        [even] 0 min
       *[used] { $used }/{ $minutes }
    }

# Les options communes à plusieurs jeux

option-clock = Horloge des tours
    .why = Elle mesure chaque tour. Ce n’est qu’un rappel : aucune réponse n’est jamais forcée.
    .option-off = Sans horloge
    .option-up = Compter le temps
    .option = { $option } secondes par tour
    .number = Secondes par tour
option-first = Première partie
    .why = Pour une première partie, la mise en place est guidée, et simplifiée si le jeu le permet.
    .option-off = Non
    .option-on = Oui
option-budget = Temps pour toute la partie
    .why = Il indique si vous êtes en avance ou en retard sur un rythme régulier. Ce n’est qu’un rappel : il ne met fin à rien.
    .option-off = Sans limite
    .option = { $option } minutes
    .number = Minutes pour la partie
option-deck = Qui pioche les cartes ?
    .why = Avec les vraies cartes, vous saisissez ce que vous avez pioché ; le reste ne change pas.
    .option-app = L’assistant
    .option-physical = Vous, avec les vraies cartes
option-rolls = Qui lance les dés ?
    .why = Avec vos dés, vous saisissez le résultat ; le reste ne change pas.
    .option-app = L’assistant
    .option-physical = Vous, avec vos dés

# An option of a group, such as a report and what was done
grouped = { $group } : { $choice }

# Which of so many, such as a stage of the set-up
count = { $number } sur { $all }

# My box: what is printed on this copy of a game

box-of = Ma boîte : { $game }
box-unknown = Pas encore saisi
box-open = { $fact } : pas encore saisi
box-none = Ma boîte est vide : aucun jeu ici ne demande ce qui y est imprimé.
box-line = { $fact }  { $label } : { $value }
refused-fact = Aucune donnée imprimée ne s’appelle « { $fact } ». Les données sont : { $choices }.

# Le rythme des jeux de terraformation, le même dans tous

pace-rate = { $tenths ->
        [0] { $whole }
       *[other] { $whole },{ $tenths }
    }
pace-compared = { $standing ->
        [ahead] avance : { $by }
        [behind] retard : { $by }
       *[even] bon rythme
    }
    .voice = { $standing ->
        [ahead] vous avez { $by ->
            [one] { $by } niveau
           *[other] { $by } niveaux
        } d’avance
        [behind] vous avez { $by ->
            [one] { $by } niveau
           *[other] { $by } niveaux
        } de retard
       *[even] vous êtes au bon rythme
    }
    .title = { $standing ->
        [ahead] { $by } niv. d’avance
        [behind] { $by } niv. de retard
       *[even] Au bon rythme
    }
# Seulement ce qui manque encore
pace-missing = Il manque { $temperature ->
        [0] { "" }
        [one] { $temperature } niveau de température
       *[other] { $temperature } niveaux de température
    }{ $oxygen ->
        [0] { "" }
       *[other] { $temperature ->
            [0] { "" }
           *[other] { $oceans ->
                [0] { " et " }
               *[other] , { "" }
            }
        }{ $oxygen ->
            [one] { $oxygen } niveau d’oxygène
           *[other] { $oxygen } niveaux d’oxygène
        }
    }{ $oceans ->
        [0] { "" }
       *[other] { $temperature ->
            [0] { $oxygen ->
                [0] { "" }
               *[other] { " et " }
            }
           *[other] { " et " }
        }{ $oceans ->
            [one] { $oceans } océan
           *[other] { $oceans } océans
        }
    }.
    .facts = Il manque : { $temperature ->
            [0] { "" }
           *[other] température { $temperature }{ $oxygen ->
                [0] { $oceans ->
                    [0] { "" }
                   *[other] , { "" }
                }
               *[other] , { "" }
            }
        }{ $oxygen ->
            [0] { "" }
           *[other] oxygène { $oxygen }{ $oceans ->
                [0] { "" }
               *[other] , { "" }
            }
        }{ $oceans ->
            [0] { "" }
           *[other] océans { $oceans }
        }
    .short = { pace-missing }

# The page of a saved game on a phone

play-player = Joueur
play-points = Points
play-push = Enregistrer dans BG Stats
play-push-why = BG Stats s’ouvre sur ce téléphone et demande confirmation avant d’enregistrer.

# A broker, a database

server-problem = { $why ->
        [password] { $server } refuse le nom ou le mot de passe.
        [refused] { $server } refuse la connexion.
        [certificate] Le certificat de { $server } n’est pas valable ici.
        [file] Impossible de lire le fichier du certificat pour { $server }.
        [games] Impossible de lire les parties : rien n’est envoyé à { $server }.
       *[away] Pas de réponse de { $server }.
    }
shared-game = Jeu
shared-step = Étape
shared-whose = Tour
shared-round = Manche
shared-since = Depuis
shared-help = Demande d’aide
shared-next = Suivant

# The page of all tables of a café

cafe-title = Tables
cafe-help = Demande de l’aide
cafe-away = Éteinte, ou hors réseau.
cafe-no-game = Pas de partie
cafe-no-tables = Aucune table ne s’est encore connectée.
cafe-over = La partie est finie.
cafe-since = depuis { $time }
cafe-today = Aujourd’hui
cafe-no-plays = Aucune partie ne s’est terminée aujourd’hui.
cafe-no-broker = Le serveur MQTT ne répond pas : impossible de savoir ce que font les tables.
cafe-no-database = La base de données ne répond pas. Rien n’est perdu : les tables réessaient.
cafe-records = Records
cafe-table = Table
cafe-game = Jeu
cafe-players = Joueurs
cafe-points = Points
cafe-end = Fin
