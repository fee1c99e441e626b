# Words that belong to no game. Every message stands in all three languages, with the same variables.

name-and = and
name-none = none
name-yes = yes
name-no = no
name-back = Nothing to report
name-next = Next
name-tie = A tie
name-impossible = Not possible
name-done = Done
name-app = the companion
name-physical = you

# What undo, redo and the die say

undo = Undo: { $what }
redo = Redo: { $what }
taken-back = Taken back: { $what }
put-back = Reverse on the table what you moved for it: { $moves }.
correct = { $field } set to { $value }
die = { $value }
    .voice = Number { $value } of { $sides }.
    .done = Die: { $value } of { $sides }
    .title = Number { $value } of { $sides }
    .moves = Take **number { $value }** | Count left to right, top to bottom
    .key = Number | { $value }
    .short = Number { $value }.

# What is said of a question when it is repeated, or where nothing is marked

choices = You can choose: { $choices }.
choices-marked = Next: { $marked }. Or: { $choices }.
count-marked = Next: { $marked }. It can be from { $minimum } to { $maximum }.
count-open = It can be from { $minimum } to { $maximum }.

# Notices

resumed = Continuing where you left off.
resumed-as-it-was = Continuing your unfinished game, with the options it was started with. Start a new game for others.
finished = Game over. Undo reopens it, Enter leaves, and --new starts another.
unmatched = { $rules ->
        [earlier] Made with earlier rules
        [newer] Made with newer rules
       *[same] Damaged
    }: { $count ->
        [one] the last answer doesn’t fit. You continue before it
       *[other] the last { $count } answers don’t fit. You continue before them
    }. The whole game stays in the history.
disk-damaged = { $saved ->
    [0] The file of saved games was damaged, and nothing in it could be read. The damaged file is now { $path }; a new one was started.
    [one] The file of saved games was damaged. One game could be read and is here. { $lost ->
        [0] The damaged file is now { $path }.
       *[other] What is missing may still be in { $path }.
    }
   *[other] The file of saved games was damaged. { $saved } games could be read and are here. { $lost ->
        [0] The damaged file is now { $path }.
       *[other] What is missing may still be in { $path }.
    }
}
disk-full = Disk full: not saving. Free space for { $path }, and the game is saved by itself.
disk-read-only = Not saving: the disk cannot be written. What happened at { $path }: { $error }. The game is saved as soon as it can be.
disk-busy = Not saving: another companion has the saved games open. Close that one: it uses { $path }, too.
disk-elsewhere = Game { $play } was also open in another companion. What you did here continues as game { $own }.
disk-saved = Saving works again. Nothing was lost.
disk-newer = Not saving: the saved games are from a newer companion. Update this one to use { $path }.
kiosk-no-screen = No screen here ({ $error }). A kiosk needs one: see that the panel is connected.
no-screen = No screen here ({ $error }): playing in this terminal.
no-voice = No voice. { $reason } The words are on the screen.
not-installed = { $what } is not installed. Restart with a network to install it.
voice-language = There is no voice for the language { $language }.
voice-failed = Speech could not be made: { $error }.
sound-no-device = There is no sound device. Plug one in.
sound-busy = Another program is using the sound device. Close it to hear something here.
sound-failed = The sound could not be played: { $error }.
sound-missing = The sound { $path } is missing. Install the companion again.
sound-unreadable = The sound { $path } cannot be read. Install the companion again.
no-pins = There are no pins here ({ $error }).
pin-failed = A pin cannot be used ({ $error }). Choose another in the settings.
no-network = No network for a phone: read the page here.
no-page = The appendix has no page for this step.

# What is refused: what is wrong, then what to do

refused-confirm = { $can_fail ->
        [no] “{ $answer }” doesn’t work here. Send true when it is done.
       *[yes] “{ $answer }” doesn’t work here. Send true when it is done, or false if it is not possible.
    }
refused-choice = “{ $answer }” is not one of the choices. Choose one of: { $choices }.
refused-count = “{ $answer }” does not fit. Give a whole number from { $minimum } to { $maximum }.
refused-over = Game over. Undo its last answer, or start a new game.
refused-correct = Values can be corrected between turns: continue or undo to there.
refused-field = No value named “{ $field }”. Use a name from the state.
refused-range = “{ $value }” does not fit { $field }. Give a whole number from { $minimum } to { $maximum }.
refused-name = “{ $value }” does not fit { $field }. Give one of: { $choices }.
refused-die = A die cannot have “{ $sides }” sides. Give a whole number from 2 to 12.
refused-undo = Nothing to undo: this is the start of the game.
refused-redo = Nothing to redo.
refused-option = No option “{ $option }”. The options are: { $choices }.
refused-value = The option { $option } cannot be “{ $value }”. Give one of: { $choices }.
refused-number = The option { $option } cannot be “{ $value }”. Give one of: { $choices }, or a whole number from { NUMBER($minimum, useGrouping: 0) } to { NUMBER($maximum, useGrouping: 0) }.
refused-game = No game “{ $game }”. The games are: { $choices }.
refused-language = No language “{ $language }”. The languages are: { $choices }.
refused-host = “{ $host }” is not the address of this machine. Set server_host to one such as 192.168.0.5, or delete it.
refused-setting = There is no setting { $name }. There are: { $choices }.
refused-pin = A PIN has 4 to 8 digits. Correct or delete lock_pin.
selftest-games = Saved games
selftest-picture = Picture
selftest-word = Speech
refused-settings = A setting in { $path } cannot be used: { $error }. Correct or delete it.
refused-empty-settings = { $path } is empty. The usual settings are used; write yours again, or delete the file.
refused-variable = Nothing is set by { $variable }. { $near ->
        [none] Delete it.
       *[other] Is it { $near } that you mean?
    }
output-full = The output could not be written: the disk is full.
root = The companion runs as root. It needs no such rights: start it as another user.
refused-seed = The seed “{ $seed }” is not a whole number. Give digits, such as 7.
refused-pair = “{ $text }” is not an option. Write it as OPTION=VALUE.
refused-json = That line cannot be read. Send one JSON object per line, such as {"{"}"answer": true{"}"}.
refused-do = “{ $do }” is not a command. Send undo, redo, die, correct or quit.
refused-key = “{ $key }” is not a choice here. Type a number from the list, or ? for help.
refused-export = No game number { $play }. “companion history” lists them.
refused-unread = { $path } cannot be read ({ $error }). Check the name of the file.
refused-import = { $path } is not a file of saved games. Choose one that “companion export” wrote, or a backup.
refused-newer-export = { $path } is from a newer companion. Update this one first.
refused-play = No game number { $number } of { $game } to continue. “companion history” lists them.
refused-file = { $path } cannot be written ({ $error }). Choose another place.
refused-size = A window of “{ $size }” is not possible. Write it as WIDTHxHEIGHT, such as 800x480.
refused-running = A companion is already running with the files in { $path }. Use that one, or close it first.
refused-no-network = No network to serve the pages on. Connect one, or set server_host.
refused-no-port = No port from { NUMBER($port, useGrouping: 0) } on is free. Set another server_port.
refused-log = That answer belongs to another question.

# The terminal

terminal-game = Which game? Enter for the first, q to quit
terminal-play = Continue which one? Type its number, Enter for { $number }, q to leave
terminal-keys = Enter: { $default } · u undo · r redo · d die · w why · q quit · ? help
terminal-group = Type a number from the list · Enter: back to all choices
terminal-keys-no-default = Type a number from the list · u undo · r redo · d die · w why · q quit · ? help
terminal-help = Type the number of your choice, or press Enter for the one marked.
    Other keys: u undo · r redo · a repeat · d roll the die · w why · s whole table · e correct a value · h history · p the rule page as a QR code · q quit (the game is saved).
terminal-count = A number from { $minimum } to { $maximum }
terminal-sides = How many options? (2 to 12)
terminal-field = Correct which value? Its number or name, Enter for none
terminal-value = { $field } is { $value }. New value? ({ $allowed })
terminal-kept = The game is saved. See you soon.
terminal-unsaved = The game could not be saved.
terminal-no-why = Nothing more to say about this step.

# Commands

history-none = No games yet. “companion run” starts one.
history-line = { $number } · { $game } · { $started } · { $minutes } min · { $answers } { $answers ->
        [one] answer
       *[other] answers
    } · seed { $seed } · { $outcome }
history-unfinished = unfinished
history-set-aside = set aside
history-unknown = { $outcome } · this game is not installed
history-undated = date unknown
history-over = finished
history-winner = won by { $winner }
history-won = won
history-lost = lost
exported = { $play ->
        [all] All games were written to { $path }.
       *[other] Game { $play } was written to { $path }.
    }
imported = { $added ->
        [0] No new game.
        [one] One new game.
       *[other] { $added } new games.
    } { $continued ->
        [0] { "" }
        [one] One game continued from where it was here.
       *[other] { $continued } games continued from where they were here.
    } { $known ->
        [0] { "" }
        [one] One game was already here.
       *[other] { $known } games were already here.
    }
backups-none = No backups yet. One is made after every finished game and every hour of play.
backup-there = The latest backup is from { $made }. “companion import { $path }” brings its games back.
backup-failed = No backup could be made. Free some space on the disk.
stick-copied = All games were copied to the stick. You can take it out.
stick-failed = The games could not be copied to the stick. Try another one.
notices-none = Nothing happened to the saved games.
exchange-title = Saved games
exchange-get = Get all games
exchange-get-why = One file with every game. Keep it, or send it to another companion.
exchange-send = Send games
exchange-send-why = The games in the file are added. Nothing that is already there is changed or lost.
exchange-file = The file
exchange-refused = This is not a file of saved games. Choose one that came from a companion.

# The doctor

doctor-python = Python
doctor-files = Files of the companion
doctor-database = Saved games
doctor-screen = Screen
doctor-voice = Voice
doctor-buttons = Buttons
doctor-network = Network address for phones

# The clock

clock-half = Half of the time has passed.
clock-30 = Thirty seconds left.
clock-10 = Ten seconds left.
clock-end = Time is up. Finish when you are ready.
clock-paused = The clock is paused.
clock-turn = Turn { $number }
clock-left = { $count ->
        [0] This is the last turn.
        [one] One more turn after this one.
       *[other] { $count } more turns after this one.
    }
clock-longest = Longest turn: number { $turn }, { $time }
clock-average = Average: { $time } per turn
clock-total = Total: { $time }
clock-end-hour = Ends around { $hour }

# Options that several games have

option-clock = Turn clock
    .why = It times each turn. It only reminds: no answer is ever forced.
    .option-off = No clock
    .option-up = Counting up
    .option = { $option } seconds per turn
    .number = Seconds per turn
option-deck = Who draws the cards?
    .why = With the real cards, you enter what you drew; everything else stays the same.
    .option-app = The companion
    .option-physical = You, from the real deck

# An option of a group, such as a report and what was done
grouped = { $group }: { $choice }

# My box: what is printed on this copy of a game

box-of = My box: { $game }
box-unknown = Not told yet
box-none = My box is empty: no game here asks what is printed on it.
box-line = { $fact }  { $label }: { $value }
refused-fact = No printed fact “{ $fact }”. The facts are: { $choices }.
