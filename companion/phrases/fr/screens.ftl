# Les mots de l’écran tactile.

## La barre

next = Suivant
undo = Annuler
redo = Rétablir
put-back = À annuler, si c’est fait
put-back-count = { $count ->
        [one] Sur la table, à annuler : 1 étape
       *[other] Sur la table, à annuler : { $count } étapes
    }
back-to = { $count ->
        [one] Retour à : { $what }. À annuler : 1 étape
       *[other] Retour à : { $what }. À annuler : { $count } étapes
    }
unreported = Rien n’a été signalé
repeat = Répéter
the-die = Le dé
why = Pourquoi ?
why-reading = Notre lecture
why-unknown = Pas certain
qr = La règle
home = Accueil
back = Retour

## Le premier écran

choose-game = Quel jeu est sur la table ?
resume = Reprendre
waits-since = Partie interrompue { $day ->
        [today] aujourd’hui
        [yesterday] hier
       *[date] le { DATETIME($since, dateStyle: "long") }
    }, { $time }
waits-short = Partie interrompue
greeting = { $part ->
        [morning] Bonjour
        [afternoon] Bonjour
       *[evening] Bonsoir
    }
waiting = { $answers ->
        [0] à peine commencée
        [one] une réponse donnée
       *[other] { $answers } réponses données
    }
new-game = Nouvelle partie
more-games = Autres jeux
more-gone = Le fichier n’existe plus
more-wrong = Il y a une erreur dans ce fichier
more-none = Aucun fichier de bot dans { $folder }. La commande « companion bot new » en écrit un.
stick = Depuis la clé
stick-ask = { $count ->
        [0] Aucun fichier de bot à copier
        [one] Copier 1 fichier de bot depuis la clé USB ?
       *[other] Copier { $count } fichiers de bot depuis la clé USB ?
    }
stick-copy = Copier
stick-about = Aucun fichier n’est remplacé ici : si deux diffèrent, les deux sont gardés.
stick-none = La clé n’a pas de fichier de bot. Ils vont dans son dossier « games », et leurs noms finissent par .toml.
stick-copied = { $count ->
        [0] { $known ->
                [0] Aucun fichier de bot n’a été copié.
               *[other] Tous ces fichiers de bot étaient déjà là.
            }
        [one] 1 fichier de bot a été copié.
       *[other] { $count } fichiers de bot ont été copiés.
    }
stick-renamed = Il y avait déjà un { $file } ici : le nouveau s’appelle { $name }.
quit = Arrêt
language-en = English
language-pt-BR = Português
language-fr = Français

## La table

more = Plus
to-map = Carte
more-tiles = Autres
more-moves = { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
your-turn = À vous : jouez, puis signalez-le ici
choose = Choisissez
choose-in-picture = Choisissez sur l’image
answer-first = Répondez d’abord à la question, ou revenez en arrière.
move-done = Fait
all-done = Tout fait
others = Autres réponses
resting = Touchez pour continuer.
set-number = Donnez un nombre
take-number = { $number }, c’est juste
take-place = { $place } : ici
line-of-places = Colonne { $line }
turn-map = Tourner
turn-board = Tourner la carte
which-place = { $number } sur { $count }
chart = Carte
boards = Plateaux
over = Partie terminée
step = Appuyez sur Dé pour le choix suivant, sur Suivant pour le prendre. { $choices }
choose-one = Faites l’un de ces choix. { $choices }
buttons-here = { $next ->
        [none] Appuyez sur Dé pour le choix suivant, sur Suivant pour le prendre.
       *[other] Suivant : { $next }. Dé : un autre choix.
    } Suivant maintenu : réentendre où vous en êtes.{ $undo ->
        [yes] {" "}Dé maintenu : retour.
       *[no] {""}
    }
nothing-here = Cela ne fait rien ici.
notice = À noter
speech-missing = Il n’y a pas de synthèse vocale ici.
trouble = L’assistant a rencontré un problème. Voici votre dernière étape enregistrée.

## Le menu

menu = Menu
menu-table = Retour à la partie
menu-now = La situation
menu-page = La règle
state-rest = Tout le reste est vide ou à zéro
menu-whole = Toute la table
whole-made = Mouvements de l’étape compris
menu-goals = Buts
menu-scores = Score
menu-turn = Annuler le tour
turn-why = Pour retrouver les réponses une à une : Rétablir.
menu-history = Historique
menu-times = Durée des tours
menu-people = Noms
menu-settings = Réglages
menu-help = Aide
menu-phones = Table sur téléphone
menu-home = Accueil
call-help = Demander de l’aide
end-call = Annuler l’appel
help-called = Vous avez demandé de l’aide. Choisissez cet avis pour annuler.
help-unsent = Votre appel n’est pas encore transmis. { $problem }
call-ended = L’appel est annulé.

## Les outils

tools = Cette étape
to-turn = Retour au tour
to-step = Retour à l’étape

## Une nouvelle partie

setup = Nouvelle partie : { $game }
setup-hint = Choisissez une option pour la changer.
setup-waiting = La partie inachevée reste dans Parties.
house-rules = Règles maison
house-rules-changed = { $count ->
        [0] Aucune
        [one] 1 changée
       *[other] { $count } changées
    }
house-rules-hint = Comment lire les règles qui laissent un doute.
begin = Commencer
other-number = Un autre nombre

## Historique, parties

history = Historique
history-none = Aucune réponse pour l’instant.
history-hint = La plus récente d’abord. Choisissez-en une pour y revenir.
history-back = { $count ->
        [one] Annuler cette réponse
       *[other] Annuler { $count } réponses
    }
history-back-why = Annule cette réponse et les suivantes. Pour les retrouver une à une : Rétablir.
plays = Parties
history-setup = Mise en place
turn-before = Avant
turn-after = Après
plays-count = { $count } en tout
plays-on = Reprendre
plays-end = Voir la fin
plays-to = Vers { $place }
course = Déroulement
course-short = Courbes
plays-full = { $name } au maximum { $when }
plays-in-turn = { $counter ->
        [turn] au tour { $number }
        [generation] à la génération { $number }
       *[round] à la manche { $number }
    }
plays-the-best = Meilleures parties
plays-no-best = Aucune partie gagnée pour l’instant. Les meilleures de chaque jeu seront ici.
people = Noms
people-row = { $what } : { $value }
people-nobody = Sans nom
people-comment = Commentaire
people-no-comment = Aucun
people-name = Nom
people-write = Un autre nom
people-no-name = Sans nom
people-roles = Corporations, buts
people-write-role = Une autre entrée
people-chosen = choisi
write-name = Quel nom ?
write-role = Quelle corporation, quel but ?
write-comment = Commentaire
write-save = Enregistrer
write-shift = Majuscules
write-space = Espace
write-layer-0 = Accents
write-layer-1 = Chiffres et signes
write-layer-2 = Lettres
write-row = De { $first } à { $last }
this-play = Cette partie
delete = Supprimer
delete-ask = Supprimer cette partie ?
delete-why = Elle quitte l’historique et les records. Vous pouvez la récupérer pendant 30 jours, puis elle est effacée du disque pour de bon. Les sauvegardes déjà faites la gardent.
delete-not = La garder
delete-done = La partie est supprimée.
delete-undo = La récupérer
delete-undone = La partie est de retour.
deleted = Parties supprimées
deleted-hint = Choisissez une partie pour la récupérer. Au bout de 30 jours, elles sont effacées pour de bon.
deleted-none = Aucune partie supprimée.
deleted-count = { $count ->
        [one] 1 partie supprimée
       *[other] { $count } parties supprimées
    }
plays-short-day = { $alone ->
        [yes] { DATETIME($begun, dateStyle: "medium") }
       *[no] { DATETIME($begun, dateStyle: "short", timeStyle: "short") }
    }
plays-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $team ->
        [yes] { " " }à vous deux
       *[no] { "" }
    }
plays-so-far = { $who }, jusqu’ici
plays-day = { $alone ->
        [yes] { DATETIME($begun, dateStyle: "long") }
       *[no] { DATETIME($begun, dateStyle: "long", timeStyle: "short") }
    }
plays-minutes = { $minutes ->
        [0] moins d’une minute
        [one] une minute
       *[other] { $minutes } minutes
    }

look = Revoir pas à pas
look-begin = Avant la première réponse
look-step = Étape { $at } sur { $count }
look-next = Suivante
look-back = Précédente
look-turn-before = Tour précédent
look-turn-after = Tour suivant

## Statistiques

statistics = Statistiques
stats-count = { $count ->
        [one] { $count } partie terminée
       *[other] { $count } parties terminées
    }
stats-wins = Parties gagnées
stats-scores = Scores
stats-margins = Écarts
stats-times = Minutes par tour
stats-times-game = Minutes par partie
stats-records = Records
stats-game = Jeu
stats-level = Niveau
stats-person = Nom
stats-period = Période
stats-any = Tous
stats-all = Depuis le début
stats-year = Cette année
stats-month = Ce mois-ci
stats-level-unknown = Niveau inconnu
stats-won = Gagnées
stats-won-of = { $won } sur { $played }
stats-best-score = Meilleur score
stats-worst-score = Score le plus bas
stats-average-score = Score moyen
stats-best-margin = Meilleur écart
stats-worst-margin = Pire écart
stats-average-margin = Écart moyen
stats-streak = Plus longue série de victoires
stats-fastest = Victoire la plus rapide
stats-average-turn = Durée moyenne d’un tour
stats-average-game = Durée moyenne d’une partie
stats-none = Aucune partie terminée pour l’instant.
stats-none-fit = Aucune partie terminée ne correspond à ce choix.
stats-next = Suite : { $chart }

## Buts et score

goals-more = Encore { $count } { $count ->
        [one] but
       *[other] buts
    } dans « Buts »
score-more = Encore { $count } { $count ->
        [one] ligne
       *[other] lignes
    } dans « Score »
goals = Buts
correct = Corriger
goals-none = Ce jeu n’a pas de but à montrer.
goal-met = C’est atteint.
goal-open = Pas encore.
scores = Score
scores-now = Score pour l’instant
scores-final = Score final
scores-later = Les tirets sont comptés à la fin
scores-none = Cette partie s’est finie sans score.
scores-of = { $who } : { $points }.
times = Durée des tours
times-none = Aucun tour n’a été mesuré : l’horloge est arrêtée. Mettez-la en marche dans les réglages ou pour une nouvelle partie.

## Les réglages

on = Oui
off = Non
none = Aucune
percent = { $number } %
    .voice = { $number } pour cent
settings-device = Cet appareil
settings-sounds = Sons et mouvement
settings-buttons = Boutons physiques
settings-hint = Chaque changement prend effet aussitôt.
try = Essayer
try-voice = Voici la voix.
try-buttons = Boutons
state = { $what } : { $state }
state-sounds = Voix
state-buttons = Boutons physiques
state-mqtt = Serveur MQTT
state-postgres = Base de données commune
state-ready = Tout est prêt
no-buttons = Pas de boutons ici : tout marche sans eux. { $reason }
set-not-saved = Non enregistré : le fichier des réglages ne peut pas être modifié. Ce changement vaut jusqu’à la fermeture de l’assistant.
set-language = Langue
set-look = Aspect
    .option-night = Nuit
    .option-day = Jour
    .option-contrast = Contraste
set-motion = Mouvement
set-text-scale = Taille du texte
set-brightness = Luminosité
    .option = { $option } %
set-grow-after = Action agrandie après
    .option = { $option ->
        [0] Jamais
        [one] 1 seconde
       *[other] { $option } secondes
    }
    .short = { $option ->
        [0] Jamais
       *[other] { $option } s
    }
set-dim-after = Assombrir après
    .option = { $option ->
        [0] Jamais
        [one] Une minute
       *[other] { $option } minutes
    }
    .short = { $option ->
        [0] Jamais
       *[other] { $option } min
    }
set-dark-after = Puis éteindre après
    .option = { $option ->
        [0] Jamais
        [one] Une minute
       *[other] { $option } minutes
    }
    .short = { $option ->
        [0] Jamais
       *[other] { $option } min
    }
set-loudspeaker = Haut-parleur
    .why = Le haut-parleur utilisé, par son nom. Pris en compte au prochain démarrage.
loudspeaker-first = Le premier trouvé
set-phone-table = La table sur les téléphones
set-board-turned = Carte de Mars tournée
    .option-0 = Pas du tout
    .option = { $option ->
        [one] De 60 degrés
        [2] De 120 degrés
        [3] De 180 degrés
        [4] De 240 degrés
       *[5] De 300 degrés
    }
set-rotation = Image tournée, en degrés
clean = Nettoyer l’écran
clean-hint = Essuyez l’écran : pendant une demi-minute il ne répond pas. Pour finir plus tôt : Suivant.
lock-ask = Tapez le code
lock-wrong = Ce n’est pas le code.
lock-shut = Ce n’est pas le code. Attendez une demi-minute.
lock-erase = Effacer
power-ask = Éteindre l’assistant ?
power-saved = Rien n’est perdu : l’assistant se rouvre là où vous en étiez.
power-off = Éteindre
power-off-now = Arrêt en cours. Votre partie est enregistrée.
restart = Redémarrer
restart-now = Redémarrage en cours. Votre partie est enregistrée.
power-refused = Cette machine ne peut pas être éteinte d’ici.
set-clock = Horloge des tours
    .why = Pour la partie en cours et pour les nouvelles. Elle n’oblige jamais à répondre.
set-voice = Voix
set-voice-rate = Débit de la voix
    .option = { $option } mots par minute
    .short = { $option }
set-voice-volume = Volume de la voix
set-voice-name = Voix choisie
    .why = La voix de cette langue : choisissez-en une pour l’entendre. Avec MBROLA ou Piper installé, il y en a d’autres ici.
voice-usual = La voix par défaut
set-voice-level = Ce qui est dit
    .option-short = Étapes et question
    .option-full = Tout
    .option-key = Mots-clés
set-effects-volume = Volume des sons
set-sound-tap = Son : toucher
set-sound-card = Son : carte
set-sound-die = Son : dé
set-sound-your-turn = Son : votre tour
set-sound-deadline = Son : horloge
set-pin-next = Broche de Suivant
    .why = Le numéro GPIO de la broche ; le bouton la relie à la masse.
    .option = GPIO { $option }
set-pin-die = Broche de Dé
    .why = Le numéro GPIO de la broche ; le bouton la relie à la masse.
    .option = GPIO { $option }
set-pin-undo = Broche d’Annuler
    .why = Facultatif. Sinon, maintenez Dé.
    .option = GPIO { $option }
set-pin-repeat = Broche de Répéter
    .why = Facultatif. Sinon, maintenez Suivant.
    .option = GPIO { $option }
set-pin-help = Broche de Pourquoi
    .why = Facultatif : un troisième bouton, qui donne les raisons.
    .option = GPIO { $option }
set-pin-led = Broche de la lumière
    .why = Facultatif : elle est allumée à votre tour et pulse au tour de l’adversaire. Il lui faut une résistance.
    .option = GPIO { $option }

## Le câblage

wiring = Câblage
wiring-hint = Appuyez sur un bouton-poussoir : sa broche s’allume. Suivant deux fois, ou maintenu : retour.
wiring-pressed = { $name } : GPIO { $gpio }, broche { $pin }
wire-next = Suivant
wire-die = Dé
wire-undo = Annuler
wire-repeat = Répéter
wire-help = Pourquoi
wire-led = Lumière
wire-optional = facultatif
wire-card = carte microSD
wire-to-pin = vers la broche GPIO
wire-to-ground = vers la masse (GND)
wire-power = alimentation : pas de bouton
wire-sound = pour le son par le port (I2S)

## Le dé

die-how-many = Combien d’options ?
die-sub = pour ce que les règles ne tranchent pas
die-hint = Touchez leur nombre : le dé roule aussitôt.
die-roll = Tirer parmi { $sides }
die-again = Relancer

## Toute la table

adjust-hint = Choisissez ce qui diffère
adjust-later = Vous pouvez corriger à votre tour
adjust-all = Valeurs
adjust-table = La table
adjust-now = Actuellement : { $value }

## Pourquoi, et aide

why-title = Pourquoi ?
why-none = Rien de plus à dire sur cette étape.
label-header = { $owner ->
        [lacerda] À qui est le tour, la manche, et ce qu’a Lacerda
       *[other] Où vous en êtes, et ce qui compte
    }
label-board = { $places ->
        [lit] La table : choisissez un des endroits allumés
       *[none] { $does ->
            [move] La table : ce qui sert à l’action est mis en valeur
           *[other] La table telle qu’elle doit être
        }
    }
label-list = { $does ->
        [move] Ce qu’il faut faire, dans l’ordre ; une action faite se rouvre ici
        [report] Ce que vous pouvez signaler, une fois fait
        [lay] Ce qui se pose : d’abord un type, puis son hexagone
       *[ask] La question, et ce qui y répond
    }
label-primary = { $does ->
        [move] Suivant, une fois l’action faite
        [report] Suivant, une fois tout signalé
        [lay] Combien est déjà posé
       *[ask] { $primary ->
            [grey] Gris : choisissez d’abord une réponse
           *[ready] Prend la réponse qui y est écrite
        }
    }
label-undo = Pourquoi · Annuler · Plus
help-title = Aide
help-held = { $button }, maintenu
help-press-next = Prend la réponse marquée, ou lit la suite.
help-press-die = Lance le dé. Sans réponse marquée : nomme la suivante.
help-hold-next = Répète l’étape, avec ses choix.
help-hold-die = Revient d’un paragraphe, annule la dernière réponse, ou quitte un écran.
help-press-help = Donne les raisons de l’étape.
help-keys = Touches : Entrée, Espace, Page suivante, Droite, Bas ou une pédale pour Suivant ; Page précédente, Gauche, Haut ou U pour revenir. D pour Dé, R répéter, W pourquoi. Q pour la page des règles en code QR, E pour toute la table ; 1 à 9 pour un choix. Échap pour revenir, ou pour le menu.
help-reading = Sur un bouton : le livret de règles se tait ou n’est pas clair ici. Pour notre lecture : Pourquoi ?
help-unknown = Sur un bouton : on ne sait pas quelle règle vaut ici. Pour l’explication : Pourquoi ?
help-text =
    Faites les étapes numérotées, dans l’ordre, puis touchez le bouton orange.
    À votre tour : jouez sur la table, touchez chaque bouton qui dit ce que vous avez fait, puis terminez le tour.
    Pour retirer une réponse : Annuler. Si votre table diffère du dessin, corrigez-le sous Plus, Toute la table. Pour les raisons : Pourquoi ?

## L’annexe

saved = Parties enregistrées
saved-count = { $count ->
        [0] pas encore de partie
        [one] une partie
       *[other] { $count } parties
    }
saved-to-stick = Tout copier sur la clé
saved-from-stick = Importer depuis la clé
saved-phone = Téléphone
saved-backup = { $made ->
        [none] Pas encore de sauvegarde
       *[other] Restaurer la sauvegarde du { $made }
    }
saved-copying = Copie en cours.
saved-no-stick = Pas de clé ici. Branchez une clé USB nommée COMPANION.
saved-nothing = Aucune partie enregistrée n’y a été trouvée.
taking = Importation des parties
taking-over = Aucune partie n’est importée en ce moment.
taking-stop = Arrêter
saved-phone-title = Télécharger les parties, ou en envoyer
saved-scan = Scannez avec un téléphone sur ce Wi-Fi. L’adresse est valable tant que cette page est ouverte
saved-code-new = Trop de codes faux ont été essayés. En voici un nouveau : scannez-le.
saved-no-network = Pas de réseau : prenez une clé USB.
saved-only-ipv6 = Ce réseau n’a que l’IPv6 : prenez une clé USB.
saved-no-port = Aucun port réseau libre : prenez une clé USB.
offered = Appliquer aussi ces réglages ?
offered-take = Les appliquer
offered-keep = Ne rien changer
offered-taken = Les réglages sont appliqués.
doctor = Vérifier cet appareil
doctor-checking = Vérification en cours. Elle prend quelques secondes.
doctor-count = { $count ->
        [0] Tout marche.
        [one] Une chose à réparer.
       *[other] { $count } choses à réparer.
    }
doctor-try = À essayer vous-même
doctor-fail = À réparer
doctor-pass = Marche
doctor-skipped = Non vérifié
doctor-again = Vérifier de nouveau
doctor-touch = Écran tactile
doctor-buttons = Boutons physiques
doctor-speaker = Voix de chaque langue
touch-hint = Touchez l’écran partout, y compris sur les bords. Une ligne suit votre doigt.
touch-count = { $count ->
        [one] { $count } contact.
       *[other] { $count } contacts.
    }
touch-doubles = { $count ->
        [one] { $count } contact a été reçu deux fois.
       *[other] { $count } contacts ont été reçus deux fois.
    } Redémarrez l’assistant. Si cela continue, demandez de l’aide.
touch-wipe = Effacer
buttons-hint = Appuyez sur chaque bouton : il s’allume ici et il est compté. Dé maintenu : retour.
buttons-none = Il n’y a pas de boutons physiques ici.
buttons-next = Suivant
buttons-die = Dé
buttons-undo = Annuler
buttons-repeat = Répéter
buttons-help = Pourquoi
read-on = Lire la suite
page-contents = Sommaire
page-back = Page précédente : { $title }
page-next = Page suivante : { $title }
wifi = Wi-Fi des invités
wifi-scan = Scannez avec un téléphone pour rejoindre ce Wi-Fi
wifi-none = Aucun Wi-Fi n’est réglé pour les invités
wifi-set = Réglez-le avec : companion set guest_wifi=NOM guest_wifi_password=MOT-DE-PASSE. Pris en compte au prochain démarrage.
phones = Code pour les téléphones
phones-about = La table sur votre téléphone
phones-count = { $count ->
        [0] Aucun téléphone ne l’affiche
        [one] Un téléphone l’affiche
       *[other] { $count } téléphones l’affichent
    }
phones-only-read = Les téléphones l’affichent sans jouer
phones-let = Jouer sur téléphone
phones-renew = Nouvelle adresse
phones-renewed = L’adresse a changé : les téléphones qui affichaient la table doivent scanner le nouveau code.
phones-play-scan = Scannez ce code, ou tapez-le sur la page de la table. Un seul téléphone peut jouer à la fois
phones-off = Les téléphones ne montrent pas la table
phones-switch = Pour changer cela, activez « La table sur les téléphones » dans les réglages
phones-starts = La page se prépare
phones-no-network = Pas de réseau : connectez cet appareil à votre Wi-Fi.
phones-only-ipv6 = Ce réseau n’a que l’IPv6 : ici, les téléphones ont besoin d’IPv4.
phones-no-port = Aucun port réseau libre : redémarrez cet appareil.
phone-plays = Un téléphone joue
phone-end = Arrêter
phone-ended = Le téléphone ne joue plus.
qr-title = Sur votre téléphone
qr-scan = Scannez avec un téléphone sur ce Wi-Fi
qr-scan-anywhere = Scannez avec un téléphone
qr-wifi = Wi-Fi
qr-read = Lire ici
page-no-server = Les pages pour téléphones sont désactivées : lisez la page ici.
page-no-network = Pas de réseau : lisez la page ici.
page-only-ipv6 = Ce réseau n’a que l’IPv6 : les téléphones n’y trouvent pas la page. Lisez-la ici.
page-no-port = Aucun port réseau n’est libre pour un téléphone : lisez la page ici.

## Les paramètres globaux sur les images
parameter-temperature = { $value } °C
parameter-oxygen = { $value } %
parameter-oceans = { $value } sur { $goal }
points-by-turn = Points par manche : { $who }
steps-of-mars = Niveaux de Mars
risen = De { $before } à { $after }

## A game for BG Stats

bgstats = BG Stats
bgstats-scan = Scannez ce code avec votre téléphone : BG Stats s’ouvre et demande confirmation avant d’enregistrer.
bgstats-page = Scannez ce code avec votre téléphone : la page a un bouton pour BG Stats.
bgstats-about = La partie sous forme de lien pour l’application BG Stats
