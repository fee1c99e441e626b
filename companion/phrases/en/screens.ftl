# Words of the touchscreen.

## The bar

next = Next
undo = Undo
# A fact below moves: those up to this number are already done.
redo = Redo
put-back = Take these back, if you did them
put-back-count = { $count ->
        [one] On the table: take back 1 move
       *[other] On the table: take back { $count } moves
    }
back-to = { $count ->
        [one] Back to: { $what }. Take back 1 move
       *[other] Back to: { $what }. Take back { $count } moves
    }
unreported = Nothing was reported
repeat = Repeat
the-die = The die
why = Why?
why-reading = Our ruling
why-unknown = Not certain
qr = The rule
home = First screen
back = Back

## The first screen

choose-game = Which game is on your table?
resume = Continue
waits-since = Unfinished game from { $day ->
        [today] today
        [yesterday] yesterday
       *[date] { DATETIME($since, dateStyle: "long") }
    }, { $time }
waits-short = Unfinished game
greeting = { $part ->
        [morning] Good morning
        [afternoon] Good afternoon
       *[evening] Good evening
    }
waiting = { $answers ->
        [0] just started
        [one] 1 answer given
       *[other] { $answers } answers given
    }
new-game = New game
more-games = More games
more-gone = Its file is gone
more-wrong = Something is wrong in this file
more-none = There are no bot files in { $folder }. The command “companion bot new” writes one.
stick = From a stick
stick-ask = { $count ->
        [0] No bot files to copy
        [one] Copy 1 bot file from the stick?
       *[other] Copy { $count } bot files from the stick?
    }
stick-copy = Copy
stick-about = No file here is overwritten: if two differ, both stay.
stick-none = The stick has no bot files. They go into its folder “games”, and their names end in .toml.
stick-copied = { $count ->
        [0] { $known ->
                [0] No bot file was copied.
               *[other] All of these bot files are here already.
            }
        [one] 1 bot file was copied.
       *[other] { $count } bot files were copied.
    }
stick-renamed = There was another { $file } here: this one is called { $name }.
quit = Off
language-en = English
language-pt-BR = Português
language-fr = Français

## The table

more = More
to-map = Map
more-tiles = Others
more-moves = { $count } more
your-turn = Your turn: play on the board, then report
choose = Choose above
choose-in-picture = Choose in the picture
answer-first = Answer the question first, or go back.
move-done = Done
all-done = All done
others = Other answers
resting = Touch to continue.
set-number = Enter a number
take-number = Enter { $number }
take-place = { $place }: here
line-of-places = Column { $line }
turn-map = Turn map
turn-board = Turn the map
which-place = { $number } of { $count }
chart = Map
boards = Boards
over = Game over
step = Press Die for the next choice, and Next to take it. { $choices }
choose-one = Choose one of these. { $choices }
buttons-here = { $next ->
        [none] Press Die for the next choice, and Next to take it.
       *[other] Next: { $next }. Die: another choice.
    } To hear this again, hold Next.{ $undo ->
        [yes] {" "}To go back, hold Die.
       *[no] {""}
    }
nothing-here = That does nothing here.
notice = Please note
speech-missing = There is no speech engine here.
trouble = Something went wrong. This is your last saved step.

## The menu

menu = Menu
menu-table = Back to the game
menu-now = State of the game
menu-page = The rule
state-rest = Everything else: none
menu-whole = Whole table
whole-made = After this step’s moves
menu-goals = Goals
menu-scores = Score
menu-turn = Undo whole turn
turn-why = To restore them one by one: Redo.
menu-history = History
menu-times = Turn times
menu-people = Names
menu-settings = Settings
menu-help = Help
menu-phones = Table on phones
menu-home = First screen
call-help = Call for help
end-call = Cancel the call
help-called = You have called for help. Choose this notice to cancel the call.
help-unsent = Your call for help has not arrived yet. { $problem }
call-ended = The call for help is canceled.

## The tools

tools = This step
to-turn = Back to the turn
to-step = Back to the step

## A new play

setup = New game: { $game }
setup-hint = Select an option to change it.
setup-waiting = Your unfinished game stays in Plays.
house-rules = House rules
house-rules-changed = { $count ->
        [0] None
        [one] 1 changed
       *[other] { $count } changed
    }
house-rules-hint = How to play where the rules leave a question open.
begin = Start
other-number = Another number

## History, plays

history = History
history-none = No answers yet.
history-hint =
    Newest first.
    Select one to go back to it.
history-back = { $count ->
        [one] Undo this answer
       *[other] Undo { $count } answers
    }
history-back-why = This undoes the answer and everything after it. To restore them one by one: Redo.
plays = Plays
history-setup = Setup
turn-before = Earlier
turn-after = Later
plays-count = { $count ->
        [one] 1 play
       *[other] { $count } plays
    }
plays-on = Continue
plays-end = See the end
plays-to = To { $place }
course = How it went
course-short = Chart
plays-full = { $name } full { $when }
plays-in-turn = { $counter ->
        [turn] in turn { $number }
        [generation] in generation { $number }
       *[round] in round { $number }
    }
plays-the-best = Best games
plays-no-best = No games won yet. The best of each game will appear here.
people = Names
people-row = { $what }: { $value }
people-nobody = No name
people-comment = Comment
people-no-comment = None
people-name = Name
people-write = Another name
people-no-name = No name
people-roles = Corporations, goals
people-write-role = Another one
people-chosen = chosen
write-name = Which name?
write-role = Which corporation or goal?
write-comment = Comment
write-save = Save
write-shift = Capitals
write-space = Space
write-layer-0 = Accents
write-layer-1 = Digits and signs
write-layer-2 = Letters
write-row = { $first } to { $last }
this-play = This game
delete = Delete
delete-ask = Delete this game?
delete-why = It disappears from the history and the best games. You can restore it for 30 days; after that it is removed from the disk for good. Backups made before still have it.
delete-not = Keep it
delete-done = The game was deleted.
delete-undo = Undo deletion
delete-undone = The game is back.
deleted = Deleted games
deleted-hint = Select a game to restore it. Deleted games are removed for good after 30 days.
deleted-none = No deleted games.
deleted-count = { $count ->
        [one] 1 deleted game
       *[other] { $count } deleted games
    }
plays-short-day = { $alone ->
        [yes] { DATETIME($begun, dateStyle: "medium") }
       *[no] { DATETIME($begun, dateStyle: "short", timeStyle: "short") }
    }
plays-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $team ->
        [yes] { " " }together
       *[no] { "" }
    }
plays-so-far = { $who }, so far
plays-day = { $alone ->
        [yes] { DATETIME($begun, dateStyle: "long") }
       *[no] { DATETIME($begun, dateStyle: "long", timeStyle: "short") }
    }
plays-minutes = { $minutes ->
        [0] less than 1 minute
        [one] 1 minute
       *[other] { $minutes } minutes
    }

look = Look through
look-begin = Before the first answer
look-step = Step { $at } of { $count }
look-next = Next step
look-back = Step back
look-turn-before = Turn back
look-turn-after = Next turn

## Statistics

statistics = Statistics
stats-count = { $count ->
        [one] 1 finished game
       *[other] { $count } finished games
    }
stats-wins = Games won
stats-scores = Scores
stats-margins = Margins
stats-times = Minutes per turn
stats-times-game = Minutes per game
stats-records = Records
stats-game = Game
stats-level = Level
stats-person = Name
stats-period = Period
stats-any = All
stats-all = All time
stats-year = This year
stats-month = This month
stats-level-unknown = Level unknown
stats-won = Won
stats-won-of = { $won } of { $played }
stats-best-score = Best score
stats-worst-score = Lowest score
stats-average-score = Average score
stats-best-margin = Best margin
stats-worst-margin = Worst margin
stats-average-margin = Average margin
stats-streak = Longest winning streak
stats-fastest = Fastest win
stats-average-turn = Average turn
stats-average-game = Average game
stats-none = No finished games yet.
stats-none-fit = No finished game fits this selection.
stats-next = Next: { $chart }

## Goals and scores

goals-more = { $count } more in Goals
score-more = { $count } more in Score
goals = Goals
correct = Correct
goals-none = This game has no goals to show.
goal-met = Met.
goal-open = Not yet.
scores = Score
scores-now = Score so far
scores-final = Final score
scores-later = Dashes are counted at the end
scores-none = This game ended without a score.
scores-of = { $who }: { $points }.
times = Turn times
times-none = No turn has been timed yet: the clock is off. Turn it on in the settings or for a new game.

## The settings

on = On
off = Off
none = None
percent = { $number }%
    .voice = { $number } percent
settings-device = This device
settings-sounds = Sounds and motion
settings-buttons = Push buttons
settings-hint = Every change takes effect at once.
try = Try it
try-voice = This is the voice.
try-buttons = Buttons
state = { $what }: { $state }
state-sounds = Voice
state-buttons = Push buttons
state-mqtt = MQTT broker
state-postgres = Database of all tables
state-ready = Ready
no-buttons = None were found. Everything works without them. { $reason }
set-not-saved = Not saved: the settings file cannot be written. This applies until the companion closes.
set-language = Language
set-look = Look
    .option-night = Night
    .option-day = Day
    .option-contrast = Contrast
set-motion = Motion
set-text-scale = Text size
set-brightness = Brightness
    .option = { $option }%
set-grow-after = Enlarge the move after
    .option = { $option ->
        [0] Never
        [one] 1 second
       *[other] { $option } seconds
    }
    .short = { $option ->
        [0] Never
       *[other] { $option } s
    }
set-dim-after = Dim screen after
    .option = { $option ->
        [0] Never
        [one] 1 minute
       *[other] { $option } minutes
    }
    .short = { $option ->
        [0] Never
       *[other] { $option } min
    }
set-dark-after = Then off after
    .option = { $option ->
        [0] Never
        [one] 1 minute
       *[other] { $option } minutes
    }
    .short = { $option ->
        [0] Never
       *[other] { $option } min
    }
set-loudspeaker = Loudspeaker
    .why = Which loudspeaker to use. A change takes effect after a restart.
loudspeaker-first = The first one found
set-phone-table = Table on phones
set-board-turned = Turn the map of Mars
    .option-0 = Not at all
    .option = { $option ->
        [1] 60 degrees
        [2] 120 degrees
        [3] 180 degrees
        [4] 240 degrees
       *[other] 300 degrees
    }
set-rotation = Screen rotation, in degrees
clean = Clean the screen
clean-hint = Wipe the screen: touch is off for 30 seconds. Press Next to end sooner.
lock-ask = Type the PIN
lock-wrong = That is not the PIN.
lock-shut = That is not the PIN. Wait half a minute.
lock-erase = Erase
power-ask = Turn the companion off?
power-saved = Nothing is lost: the companion opens again where you left it.
power-off = Turn off
power-off-now = Turning off. Your game is saved.
restart = Restart
restart-now = Restarting. Your game is saved.
power-refused = This machine cannot be turned off from here.
set-clock = Turn clock
    .why = For this game and for new ones. It never forces an answer.
set-voice = Voice
set-voice-rate = Voice speed
    .option = { $option } words per minute
    .short = { $option }
set-voice-volume = Voice volume
set-voice-name = Which voice
    .why = The voice for this language: choose one to hear it. There are more once MBROLA or Piper is installed.
voice-usual = The default voice
set-voice-level = How much is said
    .option-short = moves and question
    .option-full = everything
    .option-key = key words
set-effects-volume = Sound volume
set-sound-tap = Sound: tap
set-sound-card = Sound: card
set-sound-die = Sound: die
set-sound-your-turn = Sound: your turn
set-sound-deadline = Sound: clock
set-pin-next = Pin for Next
    .why = The GPIO number of the pin; the button connects it to ground.
    .option = GPIO { $option }
set-pin-die = Pin for Die
    .why = The GPIO number of the pin; the button connects it to ground.
    .option = GPIO { $option }
set-pin-undo = Pin for Undo
    .why = Optional. Without it, hold Die.
    .option = GPIO { $option }
set-pin-repeat = Pin for Repeat
    .why = Optional. Without it, hold Next.
    .option = GPIO { $option }
set-pin-help = Pin for Why
    .why = Optional: a third button that explains why.
    .option = GPIO { $option }
set-pin-led = Pin for the light
    .why = Optional: it lights up on your turn and pulses on the opponent’s. It needs a resistor.
    .option = GPIO { $option }

## The wiring

wiring = Wiring
wiring-hint = Press a push button: its pin lights up. To go back, press Next twice or hold it.
wiring-pressed = { $name }: GPIO { $gpio }, pin { $pin }
wire-next = Next
wire-die = Die
wire-undo = Undo
wire-repeat = Repeat
wire-help = Why
wire-led = Light
wire-optional = optional
wire-card = microSD card
wire-to-pin = to the GPIO pin
wire-to-ground = to ground (GND)
wire-power = power: not for buttons
wire-sound = for sound on the header (I2S)

## The die

die-how-many = How many options?
die-sub = When the rules leave it open
die-hint = Tap how many there are: it rolls at once.
die-roll = Roll 1 to { $sides }
die-again = Roll again

## The whole table

adjust-hint = Select what differs
adjust-later = You can correct this on your turn
adjust-all = All values
adjust-table = The table
adjust-now = Now: { $value }

## Why and help

why-title = Why?
why-none = Nothing more to say about this step.
label-header = { $owner ->
        [lacerda] Whose turn it is, the round, and what Lacerda has
       *[other] Where you are in the game, and what matters
    }
label-board = { $places ->
        [lit] The table: answer with one of the lit places
       *[none] { $does ->
            [move] The table: what the move needs is lit
           *[other] The table as it should look now
        }
    }
label-list = { $does ->
        [move] What to do, in order; choose a finished move to go back
        [report] What you can report, once you’ve done it
        [lay] What to place here: first the type, then its hex
       *[ask] The question, and what answers it
    }
label-primary = { $does ->
        [move] Next, once the move is made
        [report] Next, once all is reported
        [lay] How much is placed so far
       *[ask] { $primary ->
            [grey] Gray: choose an answer first
           *[ready] Takes the answer shown on it
        }
    }
label-undo = Why · Undo · More
help-title = Help
help-held = Hold { $button }
help-press-next = Takes the marked answer, or reads on.
help-press-die = Rolls the die. With no answer marked: names the next one.
help-hold-next = Repeats the step, with its choices.
help-hold-die = Goes back a paragraph, undoes the last answer, or leaves a screen.
help-press-help = Gives the reason for the step.
help-keys = Keys: for Next, press Enter, Space, Page Down, Right, Down or a pedal; to go back, Page Up, Left, Up or U. D is Die, R repeats, W is why. Q is the rule page as a QR code, E the whole table; choose with 1 to 9. Press Escape to go back, or for the menu.
help-reading = On a button: the rulebook is silent or unclear here. To see how it is played here: “Why?”
help-unknown = On a button: nobody knows for certain what applies here. For more: “Why?”
help-text =
    Do the numbered moves in order, then tap the orange button.
    On your turn: play on the table, tap the button for each thing you did, then end the turn.
    To take back one answer: Undo. If your table differs from the picture, correct it under More, Whole table. For the reasons: Why?

## The appendix

saved = Saved games
saved-count = { $count ->
        [0] no game yet
        [one] one game
       *[other] { $count } games
    }
saved-to-stick = Copy all to the stick
saved-from-stick = Import from the stick
saved-phone = Phone
saved-backup = { $made ->
        [none] No backup yet
       *[other] Restore the backup of { $made }
    }
saved-copying = Copying.
saved-no-stick = No USB stick was found. Plug in one named COMPANION.
saved-nothing = No saved games were found there.
taking = Importing the games
taking-over = No games are being imported now.
taking-stop = Stop
saved-phone-title = Get the games, or send some
saved-scan = Scan with a phone on this Wi-Fi. The address works while this screen is open
saved-code-new = Too many wrong codes were tried. Scan this new one.
saved-no-network = No network: use a USB stick.
saved-only-ipv6 = This network has only IPv6: use a USB stick.
saved-no-port = No free network port: use a USB stick.
offered = Use these settings too?
offered-take = Use them
offered-keep = Change nothing
offered-taken = The settings are now in use.
doctor = Check this device
doctor-checking = Checking. This takes a few seconds.
doctor-count = { $count ->
        [0] Everything works.
        [one] One thing to fix.
       *[other] { $count } things to fix.
    }
doctor-try = Try it yourself
doctor-fail = To fix
doctor-pass = Works
doctor-skipped = Not tried
doctor-again = Check again
doctor-touch = Touch
doctor-buttons = Push buttons
doctor-speaker = Voice in each language
touch-hint = Touch the screen anywhere, including the edges. A line follows your finger.
touch-count = { $count ->
        [one] One touch.
       *[other] { $count } touches.
    }
touch-doubles = { $count ->
        [one] One touch arrived twice.
       *[other] { $count } touches arrived twice.
    } Restart the companion. If it keeps happening, ask for help.
touch-wipe = Wipe
buttons-hint = Press each button: it lights up here and is counted. To go back, hold Die.
buttons-none = There are no push buttons here.
buttons-next = Next
buttons-die = Die
buttons-undo = Undo
buttons-repeat = Repeat
buttons-help = Why
read-on = Read on
page-contents = Contents
page-back = Previous page: { $title }
page-next = Next page: { $title }
wifi = Wi-Fi for guests
wifi-scan = Scan with a phone to join this Wi-Fi
wifi-none = No Wi-Fi for guests is set
wifi-set = Set it with: companion set guest_wifi=NAME guest_wifi_password=PASSWORD. It takes effect after a restart.
phones = Code for phones
phones-about = The table on your phone
phones-count = { $count ->
        [0] No phone is showing it
        [one] One phone is showing it
       *[other] { $count } phones are showing it
    }
phones-only-read = Phones can show it, but not play
phones-let = Let a phone play
phones-renew = New address
phones-renewed = The address has changed: phones that show the table have to scan the new code.
phones-play-scan = Scan this code, or type it on the page of the table. One phone can play at a time
phones-off = Phones can’t show the table
phones-switch = To change that, switch on “Table on phones” in the settings
phones-starts = The page is starting
phones-no-network = No network: connect this device to your Wi-Fi.
phones-only-ipv6 = This network has only IPv6: phones need IPv4 here.
phones-no-port = No free network port: restart this device.
phone-plays = A phone is playing
phone-end = Stop it
phone-ended = The phone no longer plays.
qr-title = On your phone
qr-scan = Scan with a phone on this Wi-Fi
qr-scan-anywhere = Scan with a phone
qr-wifi = Wi-Fi
qr-read = Read it here
page-no-server = The pages for phones are off: read the page here.
page-no-network = No network: read the page here.
page-only-ipv6 = This network has only IPv6, so phones can’t find the page: read it here.
page-no-port = No free network port for phones: read the page here.

## The global parameters in pictures
parameter-temperature = { $value } °C
parameter-oxygen = { $value }%
parameter-oceans = { $value } of { $goal }
points-by-turn = Points by round: { $who }
steps-of-mars = Terraforming steps
risen = { $before } to { $after }

## A game for BG Stats

bgstats = BG Stats
bgstats-scan = Scan it with your phone: BG Stats opens, and asks before it saves anything.
bgstats-page = Scan it with your phone: the page has a button for BG Stats.
bgstats-about = The game as a link for the BG Stats app
