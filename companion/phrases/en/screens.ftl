# Words of the touchscreen.

## The bar

next = Next
undo = Undo
redo = Redo
repeat = Repeat
no-voice = No voice
die = Die
the-die = The die
why = Why?
qr = QR
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
quit = Quit
language-en = English
language-pt-BR = Português
language-fr = Français

## The table

more = More
ok = OK
over = The play is over.
step = Press Die to step through the choices, and Next for the one just named. { $choices }
earlier = { $count ->
        [one] 1 line more: see Why
       *[other] { $count } lines more: see Why
    }
notice = Please note
noticed = Please note: { $what }
speech-missing = There is no speech engine here.
trouble = Something went wrong in the companion. The play is kept on disk; this is how it stands there.

## The menu

menu = Menu
menu-table = Back to the game
menu-editor = What is tracked
menu-goals = Goals
menu-scores = Score
menu-turn = Back a whole turn
menu-history = History
menu-settings = Settings
menu-help = Help
menu-home = First screen

## A new play

setup = { $game }: a new play
setup-hint = Next begins. Tap, or step to, what should be otherwise.
setup-waiting = Next begins. The play that waits stays among your plays.
begin = Begin

## History, plays

history = History
history-none = Nothing has been answered yet.
history-hint = The latest is at the top. Tap, or step to, one to go back to it.
history-back = { $count ->
        [one] Take back this answer
       *[other] Take back these { $count } answers
    }
history-back-why = This answer, and all that came after it, would be taken back. Redo brings them back one by one.
plays = Plays
plays-hint = Tap, or step to, one to go on with it.
plays-begun = { $game }, { DATETIME($begun, dateStyle: "long", timeStyle: "short") }
plays-undated = { $game }, date unknown
plays-best = Best: { $game }
plays-points = { $points } points
plays-day = { DATETIME($begun, dateStyle: "long") }
plays-minutes = { $minutes ->
        [0] less than 1 minute
        [one] 1 minute
       *[other] { $minutes } minutes
    }

## Goals and scores

goals = Goals
goals-none = This game has no goals to show.
goal-met = That is met.
goal-open = That is still open.
scores = Score
scores-now = As far as it is known now
scores-final = The final score
scores-total = Total
scores-of = { $who }: { $points }.
times = Times of the turns
times-none = No turn has been timed yet: the clock is off. Settings or a new play turn it on.
menu-times = Times of the turns

## The settings

on = On
off = Off
none = None
settings-screen = Screen and clock
settings-voice = Voice
settings-sounds = Sounds
settings-buttons = Push buttons
settings-hint = Every change takes effect at once.
state-voice = The voice is
state-buttons = The buttons are
state-ready = Ready
no-buttons = Not here: keyboard and touch do the same. { $reason }
set-not-kept = This counts until the companion is closed: the settings file cannot be written.
set-language = Language
set-text-scale = Size of the text
set-brightness = Brightness
    .option = { $option } %
set-dim-after = Dim when nobody touches it
    .option = { $option ->
        [0] Never
        [one] After 1 minute
       *[other] After { $option } minutes
    }
set-clock = Clock of the turns
    .why = It counts for the play on the table and for new plays. It never forces an answer.
set-voice = Voice
set-voice-rate = Speed
    .option = { $option } words a minute
set-voice-volume = Volume
set-effects-volume = Volume of the sounds
set-sound-tap = A tap
set-sound-card = A card is drawn
set-sound-die = The die
set-sound-your-turn = Your turn
set-sound-deadline = The clock calls out
set-pin-next = Next is on pin
    .why = The GPIO number of the pin; the button connects it to ground.
    .option = GPIO { $option }
set-pin-die = Die is on pin
    .why = The GPIO number of the pin; the button connects it to ground.
    .option = GPIO { $option }
set-pin-undo = Undo is on pin
    .why = A button of its own, if you have one. Without it, hold Die.
    .option = GPIO { $option }
set-pin-repeat = Repeat is on pin
    .why = A button of its own, if you have one. Without it, hold Next.
    .option = GPIO { $option }
set-pin-help = Help is on pin
    .why = A button of its own, if you have one.
    .option = GPIO { $option }
set-pin-led = The light is on pin
    .why = A light that shines in your turn and pulses in the opponent’s, through a resistor.
    .option = GPIO { $option }

## The die

die-how-many = How many options are there?
die-rolled = The die says
die-again = Roll again
die-other = Another number

## What is tracked

adjust-hint = Tap, or step to, what is different on your table.
adjust-now = Now: { $value }

## Why and help

why-title = Why?
why-none = Nothing more to say about this step.
help-title = Keys and buttons
help-text = Enter, Space or the Next button: go on with what is marked. D or the Die button: the die; where nothing is marked, Die steps through the choices, and Next takes the one just named. Next held down, or R: say it again with its choices, which Die then steps through. Die held down, or U: undo. 1 to 9: that choice. W: why. Q: the page of the rules as a QR code. E: look at and correct what is tracked. Escape: back, or the menu.

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
