# Les mots de l'écran tactile.

## La barre

next = Suivant
undo = Annuler
redo = Rétablir
repeat = Répéter
no-voice = Pas de voix
die = Dé
the-die = Le dé
why = Pourquoi ?
qr = QR
home = Accueil
back = Retour

## Le premier écran

choose-game = Quel jeu est sur la table ?
resume = Reprendre
waiting = { $answers ->
        [0] à peine commencée
        [one] une réponse donnée
       *[other] { $answers } réponses données
    }
new-game = Nouvelle partie
quit = Quitter
language-en = English
language-pt-BR = Português
language-fr = Français

## La table

more = Autres
ok = OK
over = La partie est finie.
step = Appuyez sur Dé pour parcourir les choix, et sur Suivant pour garder celui que vous venez d’entendre. { $choices }
earlier = { $count ->
        [one] 1 ligne de plus : voir Pourquoi
       *[other] { $count } lignes de plus : voir Pourquoi
    }
notice = À noter
noticed = À noter : { $what }
speech-missing = Il n’y a pas de synthèse vocale ici.
trouble = L’assistant a rencontré un problème. La partie est conservée sur le disque ; la voici telle qu’elle y est.

## Le menu

menu = Menu
menu-table = Retour à la partie
menu-editor = État de la partie
menu-goals = Objectifs
menu-scores = Score
menu-turn = Revenir d’un tour entier
menu-history = Historique
menu-settings = Réglages
menu-help = Aide
menu-home = Accueil

## Une nouvelle partie

setup = { $game } : nouvelle partie
setup-hint = Suivant lance la partie. Touchez ce que vous voulez changer, ou allez jusque-là avec Dé.
setup-waiting = Suivant lance la partie. Celle qui attend reste parmi vos parties.
begin = Commencer

## Historique, parties

history = Historique
history-none = Aucune réponse pour l’instant.
history-hint = La plus récente est en haut. Touchez une réponse, ou allez jusqu’à elle avec Dé, pour la reprendre.
history-back = { $count ->
        [one] Annuler cette réponse
       *[other] Annuler ces { $count } réponses
    }
history-back-why = Cette réponse et toutes les suivantes seront annulées. Rétablir les remet une à une.
plays = Parties
plays-hint = Touchez une partie, ou allez jusqu’à elle avec Dé, pour la reprendre.
plays-begun = { $game }, { DATETIME($begun, dateStyle: "long", timeStyle: "short") }
plays-undated = { $game }, date inconnue
plays-best = Meilleurs : { $game }
plays-points = { $points } points
plays-day = { DATETIME($begun, dateStyle: "long") }
plays-minutes = { $minutes ->
        [0] moins d’une minute
        [one] une minute
       *[other] { $minutes } minutes
    }

## Objectifs et score

goals = Objectifs
goals-none = Ce jeu n’a pas d’objectif à montrer.
goal-met = C’est atteint.
goal-open = Ce n’est pas encore atteint.
scores = Score
scores-now = Ce que l’on sait pour l’instant
scores-final = Le score final
scores-total = Total
scores-of = { $who } : { $points }.
times = Durée des tours
times-none = Aucun tour n’a encore été mesuré : l’horloge est arrêtée. Les réglages ou une nouvelle partie la mettent en marche.
menu-times = Durée des tours

## Les réglages

on = Oui
off = Non
none = Aucune
settings-screen = Écran et horloge
settings-voice = Voix
settings-sounds = Sons
settings-buttons = Boutons physiques
settings-hint = Chaque changement prend effet aussitôt.
state-voice = État de la voix
state-buttons = État des boutons
state-ready = Tout est prêt
no-buttons = Pas de boutons ici : le clavier et l’écran les remplacent. { $reason }
set-not-kept = Ceci vaut jusqu’à la fermeture de l’assistant : le fichier des réglages ne peut pas être écrit.
set-language = Langue
set-text-scale = Taille du texte
set-brightness = Luminosité
    .option = { $option } %
set-dim-after = Assombrir l’écran au repos
    .option = { $option ->
        [0] Jamais
        [one] Après une minute
       *[other] Après { $option } minutes
    }
set-clock = Horloge des tours
    .why = Elle vaut pour la partie en cours et pour les nouvelles. Elle n’oblige jamais à répondre.
set-voice = Voix
set-voice-rate = Vitesse
    .option = { $option } mots par minute
set-voice-volume = Volume
set-effects-volume = Volume des sons
set-sound-tap = Toucher
set-sound-card = Carte piochée
set-sound-die = Dé
set-sound-your-turn = Votre tour
set-sound-deadline = Appel de l’horloge
set-pin-next = Broche de Suivant
    .why = Le numéro GPIO de la broche ; le bouton la relie à la masse.
    .option = GPIO { $option }
set-pin-die = Broche de Dé
    .why = Le numéro GPIO de la broche ; le bouton la relie à la masse.
    .option = GPIO { $option }
set-pin-undo = Broche d’Annuler
    .why = Un bouton à part, si vous en avez un. Sinon, maintenez Dé.
    .option = GPIO { $option }
set-pin-repeat = Broche de Répéter
    .why = Un bouton à part, si vous en avez un. Sinon, maintenez Suivant.
    .option = GPIO { $option }
set-pin-help = Broche d’Aide
    .why = Un bouton à part, si vous en avez un.
    .option = GPIO { $option }
set-pin-led = Broche de la lumière
    .why = Une lumière allumée à votre tour, qui pulse au tour de l’adversaire, avec une résistance.
    .option = GPIO { $option }

## Le dé

die-how-many = Combien d’options y a-t-il ?
die-rolled = Le dé donne
die-again = Relancer
die-other = Un autre nombre

## Ce qui est suivi

adjust-hint = Touchez ce qui est différent sur votre table, ou allez jusque-là avec Dé.
adjust-now = Actuellement : { $value }

## Pourquoi, et aide

why-title = Pourquoi ?
why-none = Rien de plus à dire sur cette étape.
help-title = Touches et boutons
help-text = Entrée, Espace ou le bouton Suivant : continuer avec ce qui est marqué. D ou le bouton Dé : le dé ; là où rien n’est marqué, Dé parcourt les choix et Suivant prend celui qui vient d’être nommé. Suivant maintenu, ou R : répéter l’étape avec ses choix, que Dé parcourt ensuite. Dé maintenu, ou U : annuler. De 1 à 9 : le choix de ce numéro. W : pourquoi. Q : la page des règles en code QR. E : voir et corriger l’état de la partie. Échap : retour, ou le menu.

## L'annexe

qr-scan = Scannez-le avec un téléphone du même réseau
qr-read = Lire ici
page-no-server = Les pages pour téléphones sont désactivées. Voici celle-ci.
page-no-network = Il n’y a pas de réseau : un téléphone ne peut pas ouvrir la page. La voici.
page-no-port = Aucun port réseau n’est libre pour les pages : un téléphone ne peut pas ouvrir celle-ci. La voici.

## On Mars : la carte solo

on-mars-action = Action
on-mars-mission = Mission
on-mars-travels = Voyage
on-mars-stays = Reste
