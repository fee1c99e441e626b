# Words of the touchscreen.

## The bar

next = Next
undo = Undo
redo = Redo
repeat = Repeat
no-voice = No voice
die = Die
why = Why?
qr = QR
adjust = Adjust
home = Home
back = Back

## The first screen

choose-game = Which game is on the table?
resume = Resume
waiting = { $answers ->
        [0] just begun
        [one] 1 answer given
       *[other] { $answers } answers given
    }
new-game = New game
new-sure = Really begin anew?
new-sure-why = The play that waits stays in the history.
quit = Quit
language-en = English
language-pt-BR = Português
language-fr = Français

## The table

more = More
ok = OK
over = The play is over.
earlier = { $count ->
        [one] 1 line more: see Why
       *[other] { $count } lines more: see Why
    }
notice = Please note
speech-missing = there is no speech engine here.
trouble = Something went wrong in the companion. The play is kept on disk; this is how it stands there.

## The die

die-how-many = How many options are there?
die-rolled = The die says
die-again = Roll again
die-other = Another number

## What is tracked

adjust-hint = Tap what is different on your table.
adjust-now = Now: { $value }

## Why and help

why-title = Why?
why-none = Nothing more to say about this step.
help-title = Keys and buttons
help-text = Enter, Space or the Next button: go on with the answer marked. 1 to 9: that choice. D or the Die button: the die. U, or Die held down: undo. R, or Next held down: say it again. W: why. Q: the page of the rules as a QR code. E: look at and correct what is tracked. Esc: back.

## The appendix

qr-scan = Scan it with a phone on the same network
qr-read = Read it here
page-no-server = The pages for phones are switched off. Here it is.
page-no-network = There is no network, so a phone cannot open the page. Here it is.
page-no-port = No network port is free for the pages, so a phone cannot open this one. Here it is.

## On Mars: the solo card

on-mars-action = Action
on-mars-mission = Mission
on-mars-travels = Travels
on-mars-stays = Stays
