# Les mots de l'écran tactile.

## La barre

next = Suivant
undo = Annuler
redo = Rétablir
repeat = Répéter
no-voice = Sans voix
die = Dé
why = Pourquoi ?
qr = QR
adjust = Ajuster
home = Accueil
back = Retour

## Le premier écran

choose-game = Quel jeu est sur la table ?
resume = Continuer
waiting = { $answers ->
        [0] à peine commencée
        [one] 1 réponse donnée
       *[other] { $answers } réponses données
    }
new-game = Nouvelle partie
new-sure = Vraiment recommencer ?
new-sure-why = La partie qui attend reste dans l’historique.
quit = Quitter
language-en = English
language-pt-BR = Português
language-fr = Français

## La table

more = Autres
ok = OK
over = La partie est finie.
earlier = { $count ->
        [one] 1 ligne de plus : voir Pourquoi
       *[other] { $count } lignes de plus : voir Pourquoi
    }
notice = À noter
speech-missing = il n’y a pas de synthèse vocale ici.
trouble = Quelque chose s’est mal passé dans l’assistant. La partie est gardée sur le disque ; la voici telle qu’elle y est.

## Le dé

die-how-many = Combien d’options y a-t-il ?
die-rolled = Le dé dit
die-again = Relancer
die-other = Un autre nombre

## Ce qui est suivi

adjust-hint = Touchez ce qui est différent sur votre table.
adjust-now = Actuellement : { $value }

## Pourquoi, et aide

why-title = Pourquoi ?
why-none = Rien de plus à dire sur cette étape.
help-title = Touches et boutons
help-text = Entrée, Espace ou le bouton Suivant : continuer avec la réponse marquée. 1 à 9 : ce choix. D ou le bouton Dé : le dé. U, ou Dé maintenu : annuler. R, ou Suivant maintenu : répéter. W : pourquoi. Q : la page des règles en code QR. E : voir et corriger ce qui est suivi. Échap : retour.

## L'annexe

qr-scan = Scannez-le avec un téléphone du même réseau
qr-read = Lire ici
page-no-server = Les pages pour téléphones sont désactivées. La voici.
page-no-network = Il n’y a pas de réseau : un téléphone ne peut pas ouvrir la page. La voici.
page-no-port = Aucun port réseau n’est libre pour les pages : un téléphone ne peut pas ouvrir celle-ci. La voici.

## On Mars : la carte solo

on-mars-action = Action
on-mars-mission = Mission
on-mars-travels = Voyage
on-mars-stays = Reste
