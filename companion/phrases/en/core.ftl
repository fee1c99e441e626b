# Words that belong to no game. Every message stands in all three languages, with the same variables.

name-and = and
name-none = none
name-yes = yes
name-no = no
name-back = Back, nothing to report
name-next = Next
name-tie = It is a tie
name-impossible = Not possible
name-done = Done
name-app = the companion
name-physical = you

# What undo, redo and the die say

undo = Undo: { $what }
redo = Redo: { $what }
correct = { $field } set to { $value }
die = { $value }
    .voice = The die says { $value }, of { $sides }.

# What is said of a question where nothing is marked

choices = You can choose: { $choices }.
choices-marked = Next takes: { $marked }. You can also choose: { $choices }.
count-marked = Next takes { $marked }. It can be from { $minimum } to { $maximum }.
count-open = It can be from { $minimum } to { $maximum }.

# Notices

resumed = Your play goes on where you left it.
resumed-as-it-was = Your unfinished play goes on with the options it was begun with. Begin a new one for others.
finished = This play is over. Undo takes back its last answer, Enter leaves, and --new begins another.
unmatched = { $rules ->
        [earlier] Made with earlier rules
        [newer] Made with newer rules
       *[same] Damaged
    }: { $count ->
        [one] the last answer doesn’t fit. You continue before it
       *[other] the last { $count } answers don’t fit. You continue before them
    }. The whole game stays in the history.
disk-damaged = The saved games could not be read. The damaged file was kept as { $path }; a new one has been started.
disk-full = The disk is full: the game goes on unsaved. Make room for { $path } and it is saved with your next answer.
disk-read-only = { $path } cannot be written ({ $error }): the game goes on unsaved and is saved as soon as it can be.
disk-busy = Another companion is holding { $path }: the game goes on unsaved until that one lets go.
disk-elsewhere = This play is also open in another companion, so answers here are not saved. Close one of the two.
disk-newer = { $path } was made by a newer companion. Update this one; until then games are not saved.
no-screen = There is no screen here ({ $error }), so the game is played in this terminal.
no-voice = No voice. { $reason } The words are on the screen as always.
not-installed = { $what } is not installed. Start the companion again where there is a network, and it will be.
voice-language = There is no voice for the language { $language }.
voice-failed = Speech could not be made: { $error }.
sound-no-device = There is no sound device. Plug one in.
sound-busy = The sound device is taken by something else.
sound-failed = The sound could not be played: { $error }.
sound-missing = The sound { $path } is missing. Install the companion again.
sound-unreadable = The sound { $path } cannot be read. Install the companion again.
no-pins = There are no pins here ({ $error }).
pin-failed = A pin cannot be used ({ $error }). Choose another in the settings.
no-network = There is no network, so a phone cannot open the page. Here it is.
no-page = No page of the appendix belongs to this step.

# What is refused

refused-confirm = { $can_fail ->
        [0] “{ $answer }” is not an answer here. Answer true when it is done.
       *[other] “{ $answer }” is not an answer here. Answer true when it is done, or false if it is not possible.
    }
refused-choice = “{ $answer }” is not one of the choices. Choose one of: { $choices }.
refused-count = “{ $answer }” does not fit. Give a whole number from { $minimum } to { $maximum }.
refused-over = The play is over. Undo its last answer, or begin a new play.
refused-correct = Corrections are made at the table's main question. Go on to it, or undo back to it, then correct.
refused-field = There is nothing called “{ $field }” to correct. The names are those of the state.
refused-range = “{ $value }” does not fit { $field }. Give a whole number from { $minimum } to { $maximum }.
refused-name = “{ $value }” does not fit { $field }. Give one of: { $choices }.
refused-die = A die of “{ $sides }” sides cannot be rolled. Give a whole number from 2 to 12.
refused-undo = There is nothing to undo: this is the beginning of the play.
refused-redo = There is nothing to redo.
refused-option = There is no option “{ $option }”. The options are: { $choices }.
refused-value = The option { $option } cannot be “{ $value }”. Give one of: { $choices }.
refused-game = There is no game “{ $game }”. The games are: { $choices }.
refused-language = There is no language “{ $language }”. The languages are: { $choices }.
refused-settings = The settings in { $path } cannot be used: { $error }. Correct that setting or delete it.
refused-seed = The seed “{ $seed }” is not a whole number. Give digits, such as 7.
refused-pair = “{ $text }” is not an option. Write it as OPTION=VALUE.
refused-json = That line is not understood. Send one JSON object a line, such as {"{"}"answer": true{"}"}.
refused-do = “{ $do }” is not something to do. Send undo, redo, die, correct or quit.
refused-key = “{ $key }” is not a choice here. Type a number from the list, Enter for the first, or ? for help.
refused-export = There is no play number { NUMBER($play, useGrouping: 0) }. “companion history” lists them.
refused-play = No game number { $number } of { $game } to continue. “companion history” lists them.
refused-file = { $path } cannot be written ({ $error }). Choose another place.
refused-size = A window of “{ $size }” is not possible. Write it as WIDTHxHEIGHT, such as 800x480.
refused-running = A companion is running already with the files in { $path }. Use that one, or close it first.
refused-no-network = There is no network, so nothing can be served. Connect one, or set server_host.
refused-no-port = No port from { NUMBER($port, useGrouping: 0) } on is free. Set another server_port.
refused-log = That answer belongs to another question.

# The terminal

terminal-game = Which game? Enter for the first, q to leave
terminal-play = Continue which one? Type its number, Enter for { $number }, q to leave
terminal-keys = Enter: { $default } · u undo · r redo · d die · w why · q quit · ? help
terminal-keys-no-default = Type a number from the list · u undo · r redo · d die · w why · q quit · ? help
terminal-help = Type the number of your choice, or press Enter for the one marked.
    Other keys: u undo · r redo · a say again · d roll the die · w why · s everything that is tracked · e correct a value · h history · p the page of the rules as a QR code · q quit (the game is kept).
terminal-count = A number from { $minimum } to { $maximum }
terminal-sides = How many options? (2 to 12)
terminal-field = What is to be corrected?
terminal-value = { $field } is { $value }. What should it be? ({ $allowed })
terminal-kept = The game is kept. See you soon.
terminal-unsaved = The game could not be saved.
terminal-no-why = Nothing more to say about this step.

# Commands

history-none = No plays yet. “companion run” begins one.
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
exported = Play { $play } was written to { $path }.

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
clock-end = The time is up. Finish when you are ready.
clock-paused = The clock is paused.
clock-turn = Turn { $number }
clock-left = { $count ->
        [0] This is the last turn.
        [one] One more turn after this one.
       *[other] { $count } more turns after this one.
    }
clock-longest = Longest turn: number { $turn }, { $time }
clock-average = On average: { $time } a turn
clock-total = In all: { $time }
clock-end-hour = Will probably end at about { $hour }
option-clock = Turn clock
    .why = It counts the time of each turn. It only reminds: no answer is ever forced.
    .option-off = No clock
    .option-up = Counting up
    .option = { $option } seconds a turn
option-deck = Who draws the cards?
    .why = With the real cards, the companion asks what you drew; everything else stays the same.
    .option-app = The companion draws
    .option-physical = I draw the real cards
refused-number = The option { $option } cannot be “{ $value }”. Give one of: { $choices }, or a whole number from { NUMBER($minimum, useGrouping: 0) } to { NUMBER($maximum, useGrouping: 0) }.
