# Words that belong to no game. Every message is in all three languages, with the same variables.

name-and = and
name-or = or
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
taken-back = Undone: { $what }
only-asked = “{ $label }”
lost = This no longer fits, so it was undone too: { $what }.
dropped = { $count ->
        [one] 1 later answer was dropped. To get it back: Undo, then Redo.
       *[other] { $count } later answers were dropped. To get them back: Undo, then Redo.
    }
put-back = { $count ->
        [one] On the table, take back 1 move if you made it.
       *[other] On the table, take back { $count } moves if you made them.
    }
put-back-moves = Undone. On the table, reverse these if you did them: { $moves }. Now back to the step.
correct = { $field } set to { $value }
die = { $value }
    .voice = Number { $value } of { $sides }.
    .done = Die: { $value } of { $sides }
    .title = Number **{ $value }** of { $sides }
    .moves = Take **number { $value }** | Count from left to right, top to bottom
    .key = Number | { $value }
    .short = Number { $value }.

# What is said of a question when it is repeated, or where nothing is marked

noted = Noted: { $what }.
choices = You can choose: { $choices }.
choices-many = { $count ->
        [one] There is 1 choice.
       *[other] { $count } choices.
    }
choices-others-many = { $count ->
        [one] There is 1 other.
       *[other] There are { $count } others.
    }
event-acts = { $actor } first
turn-name = { $counter ->
        [turn] Turn { $number }
        [generation] Generation { $number }
       *[round] Round { $number }
    }
summary-title = { $counter ->
        [turn] Turn { $number }
        [generation] Generation { $number }
       *[round] Round { $number }
    } is over
summary = { summary-title }: { summary-gained.voice }{ $best ->
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
        [0] no steps
        [one] +1 step
       *[other] +{ $gained } steps
    }
    .voice = { $gained ->
        [0] no steps
        [one] 1 step
       *[other] { $gained } steps
    }
summary-best = { $counter ->
        [turn] your best ten turns
        [generation] your best generation
       *[round] your best round
    }
next-is = Next: { $answer }.
count-open = { $choices ->
        [2] { $minimum } or { $maximum }.
       *[other] From { $minimum } to { $maximum }.
    }

# Notices

resumed = Continuing where you left off.
resumed-as-it-was = Continuing your unfinished game with its original options. To change them, start a new game.
finished = Game over. Undo to reopen it, press Enter to leave, or start another with --new.
unmatched = { $rules ->
        [earlier] Made with earlier rules
        [newer] Made with newer rules
       *[same] Damaged
    }: { $count ->
        [one] the last answer no longer fits, so the game continues before it
       *[other] the last { $count } answers no longer fit, so the game continues before them
    }. The whole game is still in the history.
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
disk-answers = { $when ->
    [none] The file with the last answers was damaged or lost: no answer could be read. The damaged file is now { $path }.
   *[other] The file with the last answers was damaged or lost: check that the step on the screen matches your table. The last answer that could be read is from { $when }, in game { $play }. The damaged file is now { $path }.
}
disk-torn = The last thing saved can’t be read: check that the step on the screen matches your table.
disk-full = Disk full: not saving. Free some space for { $path }; then the game saves automatically.
disk-read-only = Not saving: the disk can’t be written to ({ $path }). The game will be saved as soon as that works again.
disk-busy = Not saving: another companion has the saved games open. Close that one: it also uses { $path }.
disk-elsewhere = Game { $play } was also open in another companion. What you did here continues as game { $own }.
disk-saved = Saving works again. Nothing was lost.
disk-newer = The saved games came from a newer companion. { $saved ->
    [0] None could be read. The newer file is now { $path }; a new one was started.
    [one] One game could be read and is here. The newer file is now { $path }.
   *[other] { $saved } games could be read and are here. The newer file is now { $path }.
}
update-taken-back = The update to { $release } did not run here, so the previous release was restored. Update again when there is a newer one.
kiosk-no-screen = No screen here ({ $error }). A kiosk needs one: check that the panel is connected.
no-screen = No screen here ({ $error }): playing in this terminal.
no-voice = No voice. { $reason } The words are on the screen.
not-installed = { $what } is not installed. Restart with a network to install it.
voice-language = There is no voice for the language { $language }.
voice-failed = Speech could not be made.
sound-no-device = There is no sound device. Plug one in.
sound-busy = Another program is using the sound device. Close it to hear sound here.
sound-failed = The sound could not be played.
sound-missing = The sound { $path } is missing. Install the companion again.
sound-unreadable = The sound { $path } cannot be read. Install the companion again.
no-pins = There are no usable pins here: this is not a Raspberry Pi, or python3-lgpio is missing.
pin-failed = GPIO{ $gpio } cannot be used: there is no such pin, or something else is using it. Choose another in the settings.
no-network = No network for a phone: read the page here.
no-page = There is no rule page for this step.
note = { $mark ->
        [reading] Our ruling: { $note }
       *[unknown] Not known: { $note }
    }

# What is refused: what is wrong, then what to do

refused-confirm = { $can_fail ->
        [no] “{ $answer }” doesn’t work here. Send true when it is done.
       *[yes] “{ $answer }” doesn’t work here. Send true when it is done, or false if it is not possible.
    }
refused-choice = “{ $answer }” is not one of the choices. Choose one of: { $choices }.
refused-count = “{ $answer }” is not possible here. Enter a whole number from { $minimum } to { $maximum }.
refused-over = Game over. Undo the last answer, or start a new game.
refused-correct = Values can be corrected on your turn: continue, or undo to get there.
refused-field = There is no value named “{ $field }”. Use a name from the state.
refused-range = “{ $value }” is not possible for { $field }. Enter a whole number from { $minimum } to { $maximum }.
refused-name = “{ $value }” is not possible for { $field }. Enter one of: { $choices }.
refused-die = A die cannot have “{ $sides }” sides. Enter a whole number from 2 to 100.
refused-undo = Nothing to undo: this is the start of the game.
refused-redo = Nothing to redo.
refused-option = There is no option “{ $option }”. The options are: { $choices }.
refused-value = The option { $option } cannot be “{ $value }”. Use one of: { $choices }.
refused-number = The option { $option } cannot be “{ $value }”. Use one of: { $choices }, or a whole number from { NUMBER($minimum, useGrouping: 0) } to { NUMBER($maximum, useGrouping: 0) }.
game-left-out = The game “{ $game }” can’t be loaded: something is wrong in its package, “{ $package }”. The other games can be played.
only-english = English texts of { $game } are missing.
new-game = A small game is in { $path }. Install it with “pip install --editable”, test it with “pytest”, then make it your own.
refused-game-name = “{ $name }” can’t be the name of a game: use 2 to 40 lowercase letters and digits, starting with a letter.
refused-game-taken = “{ $name }” is taken: there is a folder or a Python module of this name. Choose another.
bot-at = { $path }, line { $line }, column { $column }
bot-toml = { bot-at }: this is not TOML. { $hint ->
        [line] Write a table in braces on one line, without a comma before the closing brace.
        [comma] Separate entries with commas.
        [quotes] Write a text between straight quotes: "Storm".
       *[none] { $name }.
    }
bot-large = { bot-at }: the file is too large. A bot file has at most { $most } KB.
bot-deep = { bot-at }: tables or lists are nested too deeply.
bot-unknown = { bot-at }: { $name } is not known here. Use one of: { $choices }.
bot-missing = { bot-at }: { $name } is missing.
bot-table = { bot-at }: a table is expected, with: { $choices }.
bot-names = { bot-at }: a table is expected, with a name for each entry.
bot-list = { bot-at }: a list in square brackets is expected.
bot-heading = { bot-at }: a list is expected, in square brackets or with this heading for each entry: [[{ $name }]].
bot-length = { bot-at }: the number of entries must be from { $least } to { $most }.
bot-number = { bot-at }: a whole number from { $least } to { $most } is expected.
bot-number-or-name = { bot-at }: a whole number or the name of a counter is expected.
bot-switch = { bot-at }: true or false is expected.
bot-text = { bot-at }: a text is expected, or a table with a text for each language.
bot-sign = { bot-at }: this text has a character that can’t be shown. Delete it.
bot-step = { bot-at }: a step is expected: a text, or a table such as {"{"} draw = "main" {"}"}.
bot-long = { bot-at }: this text is too long. Use at most { $most } characters.
bot-name = { bot-at }: { $name } can’t be a name. Use lowercase letters, digits and hyphens, starting with a letter.
bot-place = { bot-at }: { $name } can’t be a place. Use up to four letters and digits.
bot-twice = { bot-at }: { $name } is used twice. Choose another name.
bot-reserved = { bot-at }: the companion uses the name { $name } itself. Choose another.
bot-no-such = { bot-at }: there is no { $name }. Use one of: { $choices }.
bot-nothing = { bot-at }: there is no { $name }. Write one into the file, or delete the name here.
bot-condition = { bot-at }: { $name } is not a condition. Write it like this: "storm >= 3 and round < 8".
bot-brace = { bot-at }: a brace without a counter. Write {"{"}storm{"}"} or {"{"}storm: # card | # cards{"}"}.
bot-one-verb = { bot-at }: a step does one thing. Use one of: { $choices }. With say, note and try, you may also use add and set.
bot-belongs = { bot-at }: { $name } is only possible with: { $choices }.
bot-answers = { bot-at }: a question needs at least two answers.
bot-count = { bot-at }: a number needs “into”, the counter that gets it, and “least” must not be above “most”.
bot-no-score = { bot-at }: there is no score sheet. Write one under [score], or end the game with “won” or “lost”.
bot-start = { bot-at }: the start must be from { $least } to { $most }.
bot-track = { bot-at }: a track has at most { $most } spaces.
bot-rows = { bot-at }: each row must end at a higher number than the one before.
bot-line = { bot-at }: a line of the score sheet has a counter or a question, not both.
bot-no-card = { bot-at }: this deck has no card at the level { $name }.
bot-endless = { bot-at }: { $name } always leads back to itself, so it would never end.
bot-file-name = { $name } can’t be the name of a bot file. Use lowercase letters, digits and hyphens, starting with a letter.
bot-good = { $path } can be played: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $steps ->
        [one] one step
       *[other] { $steps } steps
    }. Languages: { $languages }.
bot-new = { $path } is a bot that you can play at once. Change it with any editor, then check it: companion bot check { $path }
bot-taken = { $path } already exists. Choose another name.
bot-tried = Games that ended: { $ended } of { $plays }. Rounds of the longest game: { $rounds }.
bot-tried-won = Games that you won: { $won }.
bot-tried-asked = Wins are not counted: the score sheet asks for numbers, which were given at random.
bot-tried-speech = Read aloud, a game takes about { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }.
bot-tried-cards = These cards never came up: { $cards }.
bot-tried-all = Every card came up.
refused-game = There is no game “{ $game }”. The games are: { $choices }.
refused-language = There is no language “{ $language }”. The languages are: { $choices }.
refused-voice = No voice “{ $voice }” is installed for this language. Choose one of: { $choices }.
refused-host = “{ $host }” is not the address of this machine. Set server_host to one such as 192.168.0.5, or delete it.
refused-appendix-url = “{ $url }” is not the address of a site. Set appendix_url to one such as https://example.org/rules/, or delete it.
refused-server = The value of { $name } is not the address of a server. Set it to one such as { $scheme }://user:password@server, or delete it.
refused-wifi = Wi-Fi not possible: a name has up to 32 characters, a password 8 to 63, without accents. Correct or delete guest_wifi and guest_wifi_password.
refused-setting = There is no setting { $name }. The settings are: { $choices }.
refused-pin = A PIN has 4 to 8 digits. Correct or delete lock_pin.
refused-shared-pin = GPIO { $gpio } is set for two things: { $one ->
        [die] Die
        [undo] Undo
        [repeat] Repeat
        [help] Why
       *[next] Next
    } and { $other ->
        [die] Die
        [undo] Undo
        [repeat] Repeat
        [help] Why
       *[led] Light
    }. Give one of them another pin.
selftest-games = Saved games
selftest-picture = Picture
selftest-word = Speech
refused-settings = { $kind ->
        [range] “{ $value }” is not possible for { $name }: use { NUMBER($minimum, useGrouping: 0) } to { NUMBER($maximum, useGrouping: 0) }.
        [choice] “{ $value }” is not possible for { $name }: use one of { $choices }.
        [yes-no] “{ $value }” is not possible for { $name }: use yes or no (true or false).
        [text] { $name } is a text: write it in quotes.
        [name] There is no setting { $name }.{ $near ->
            [none] {""}
           *[other] {" "}Did you mean { $near }?
        }
       *[file] { $line ->
            [0] The settings cannot be used: { cause }.
           *[other] The settings cannot be read from line { NUMBER($line, useGrouping: 0) } on: write each as name = value.
        }
    }{ $path ->
        [none] {""}
       *[other] {" "}Correct or delete it in { $path }.
    }
refused-command = “{ $typed }” was not understood. Write it like this: { $usage }
refused-empty-settings = { $path } is empty. The usual settings are used; write yours again, or delete the file.
refused-variable = { $variable } is not a setting. { $near ->
        [none] Delete it.
       *[other] Did you mean { $near }?
    }
output-full = The output could not be written: the disk is full.
root = The companion is running as root. It doesn’t need those rights: start it as another user.
refused-seed = The seed “{ $seed }” is not a whole number. Use digits, such as 7.
refused-pair = “{ $text }” is not an option. Write it as OPTION=VALUE.
refused-json = That line cannot be read. Send one JSON object per line, such as {"{"}"answer": true{"}"}.
refused-do = “{ $do }” is not a command. Send undo, redo, die, correct or quit.
refused-empty = Nothing was typed. Type a number from the list, or ? for help.
refused-key = “{ $key }” is not a choice here. Type a number from the list, or ? for help.
refused-export = There is no game number { $play }. “companion history” lists them.
refused-ending = { $path } can’t be written: its name has to end in .json for everything, or in .csv for a table.
refused-svg = { $path } can’t be written: the name of a picture has to end in .svg.
refused-deleted = Game { $play } was deleted. “companion restore { $play }” brings it back.
refused-on-table = This game is on the table. Leave it for the first screen, then delete it.
refused-there = Game { $play } was not deleted. “companion history --deleted” lists the deleted games.
refused-player = There is no player “{ $player }” in this game. The players are: { $choices }.
refused-player-pair = “{ $text }” names no player. Write it as PLAYER=NAME, such as you=Ana.
refused-long = { $kind ->
        [comment] A comment has at most { $maximum } characters. Shorten it.
        [role] A corporation or a goal has at most { $maximum } characters. Shorten it.
       *[name] A name has at most { $maximum } characters. Shorten it.
    }
refused-control = { $kind ->
        [comment] This comment has a character that can’t be shown. Leave it out.
        [role] This corporation or goal has a character that can’t be shown. Leave it out.
       *[name] This name has a character that can’t be shown. Leave it out.
    }
refused-roles = A player has at most { $maximum } corporations and goals. Leave one out.
refused-unread = { $path } cannot be read: { cause }. { $error ->
        [missing] Check the name of the file.
        [device] Take the stick out, put it in again and try once more.
       *[other] Choose another file.
    }
refused-import = { $path } is not a file of saved games. Choose one that “companion export” wrote, or a backup.
refused-text = { $path } cannot be read as text: some bytes in line { $line } are not text. Save it as UTF-8.
refused-newer-export = { $path } is from a newer companion. Update this one first.
refused-large = { $path } is too large. A file may have 20,000 games, and 32 MB if it is an export: export fewer games at a time, or use a backup.
refused-broken = { $path } is damaged, and no game in it can be read. Use another copy.
refused-no-room = There is no room on the disk for these games. Free some space.
refused-stopped = Stopped. Nothing was imported.
refused-broken-off = The import was interrupted. Import the games again: none will be duplicated.
refused-play = There is no game number { $number } of { $game } to continue. “companion history” lists them.
# Why a file cannot be used; part of a sentence
cause = { $error ->
        [missing] there is no such file or folder
        [denied] this user is not allowed to
        [full] the disk is full
        [read-only] the disk can only be read
        [folder] it is a folder
        [no-folder] there is a file where a folder should be
        [no-file] it is not an ordinary file
        [long] the name is too long
        [loop] it is a link to itself
        [device] the disk or the stick is failing
        [nonsense] its text makes no sense
       *[other] see the log
    }
refused-file = { $path } cannot be written: { cause }. Choose another place.
refused-folder = In { $path } there are files that are not from “companion appendix build”. Choose an empty folder or a new name.
refused-cards = No network, so there is no address for phones. Connect to one, or set appendix_url to where the pages are published.
refused-size = A window of “{ $size }” is not possible. Write it as WIDTHxHEIGHT, such as 800x480.
refused-running = A companion is already running with the files in { $path }. Use that one, or close it first.
refused-no-network = No network to serve the pages on. Connect to one, or set server_host.
refused-only-ipv6 = This network has only IPv6, and the pages need IPv4. Connect to another, or give this machine an IPv4 address.
refused-no-port = No port from { NUMBER($port, useGrouping: 0) } on is free. Set another server_port.
refused-log = That answer belongs to another question.

# The terminal

terminal-game = Which game? Press Enter for the first, q to quit
terminal-play = Which game do you want to continue? Type its number, Enter for { $number }, q to quit
terminal-keys = Enter: { $default } · u undo · r redo · d die · w why · q quit · ? help
terminal-group = Type a number from the list · Enter: back to all choices
terminal-keys-no-default = Type a number from the list · u undo · r redo · d die · w why · q quit · ? help
terminal-bake-plays = Games
terminal-bake-lines = Lines
terminal-baked = Lines of speech in { $path }: { $lines } ({ $size } MB).
terminal-bake-full = The limit of { $limit } MB is reached; the rest is made when it is needed. A higher --limit continues from here.
terminal-bake-failed = Lines that could not be made: { $lines }.
terminal-help = Type the number of your choice, or press Enter for the marked one.
    Other keys: u undo · r redo · a repeat · d roll the die · w why · s state of the game · ss whole table, every value · e correct a value · h history · p the rule page as a QR code · pp the whole page here · q quit (the game is saved).
terminal-count = A number from { $minimum } to { $maximum }
terminal-sides = How many options? (2 to 100)
terminal-field = Which value is wrong? Type its number or name, or press Enter for none
terminal-value = { $field } is { $value }. New value? ({ $allowed })
terminal-saved = The game is saved. See you soon.
terminal-unsaved = The game could not be saved.
terminal-page = pp: the whole page
terminal-no-why = Nothing more to say about this step.

# Commands

history-none = No games yet. “companion run” starts one.
history-line = { $number } · { $game } · { $started } · { $minutes } min · { $answers } { $answers ->
        [one] answer
       *[other] answers
    } · seed { $seed } · { $outcome }
history-points = { $outcome } · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $team ->
        [yes] { " " }together
       *[no] { "" }
    }
# A record that was beaten at the end of a game; the name is that of the level
record-score = Your best score yet{ $level ->
        [known] { " " }({ $name })
       *[none] { "" }
    }, by { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }.
record-streak = Your longest winning streak yet{ $level ->
        [known] { " " }({ $name })
       *[none] { "" }
    }: { $amount } wins in a row.
record-time = Your fastest win yet{ $level ->
        [known] { " " }({ $name })
       *[none] { "" }
    }, by { $amount ->
        [one] 1 minute
       *[other] { $amount } minutes
    }.
# Everybody's points, such as "You 12, Lacerda 57"
points-status = { $over ->
        [yes] final score
       *[no] score so far
    }: { $points }
history-unfinished = unfinished
history-set-aside = set aside
history-unknown = { $outcome } · this game is not installed
history-undated = date unknown
history-over = finished
history-winner = won by { $winner }
history-won = won
history-lost = lost
deleted-none = No deleted games.
deleted = Game { $play } was deleted. For 30 days, “companion restore { $play }” brings it back.
restored = Game { $play } is back in the history.
people-comment = Comment: { $comment }
drawn = The charts were written to { $path }.
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
        [one] One game was brought up to date.
       *[other] { $continued } games were brought up to date.
    } { $known ->
        [0] { "" }
        [one] One game was already here.
       *[other] { $known } games were already here.
    }
imported-broken = { $count ->
        [one] One broken game was left out.
       *[other] { $count } broken games were left out.
    }
imported-not = { $count ->
        [one] One other file was also left out.
       *[other] { $count } other files were also left out.
    }
taking-read = Games read: { $done } of { $count }
taking-saved = Games saved: { $done } of { $count }
backups-none = No backups yet. One is made after every finished game and every hour of play.
backup-there = The latest backup is from { $made }. “companion import { $path }” brings its games back.
backup-failed = No backup could be made. Free some space on the disk.
stick-copied = All games were copied to the stick. You can take it out.
stick-failed = The games could not be copied to the stick. Try another one.
notices-none = Nothing to report about the saved games.
offered = These settings came with the games:
offered-ask = Use them? (y/n)
offered-option = They were left out. To use them: “companion import --settings”.
offered-taken = The settings are now in use.
exchange-title = Saved games
exchange-get = Get all games
exchange-get-why = One file with every game and the settings, without passwords. Keep it, or send it to another companion.
exchange-send = Send games
exchange-send-why = The games in the file are added. Nothing that is already there is changed or lost.
exchange-file = The file
exchange-refused = This is not a file of saved games. Choose one that came from a companion.
exchange-gone = This address no longer works. Scan the code on the companion’s screen.
exchange-again = That did not work. Try again: no game is imported twice.
exchange-settings = The settings that came with them are offered on the companion’s screen, when you leave this page there.

# The table on a phone

table-page = The table
table-saved = Last answer:
table-age = { $unit ->
        [minute] { $count ->
            [one] { $count } minute ago
           *[other] { $count } minutes ago
        }
        [hour] { $count ->
            [one] { $count } hour ago
           *[other] { $count } hours ago
        }
        [day] { $count ->
            [one] { $count } day ago
           *[other] { $count } days ago
        }
       *[now] just now
    }
table-behind = The table is further on: its latest answers are not saved yet.
table-lost = No connection to the table. This page updates itself as soon as there is one.
table-gone = This address no longer works. Scan the new code on the companion’s screen.
table-nothing = No game is on the table. It appears here as soon as one is opened.
table-unsaved = This game is not saved yet. The rest appears here once it is.
table-done = Done:
table-reported = Reported this turn
table-points = Points
table-total = Total
table-met = Met
table-missed = Missed
table-card = Card
table-steps = Last steps
table-words = The table in words
table-who = Who plays
table-read-only = This page only shows the table. To play from a phone, choose “Let a phone play” on the companion’s screen.
table-other-plays = Another phone is playing. Only one can at a time.
table-you-play = This phone is playing: its answers count at the table.
table-code = The code on the companion’s screen
table-play = Play on this phone
table-stop = Stop playing
table-wrong = This phone can’t play: the code is wrong or no longer valid, or another phone was faster. See the companion’s screen.
table-choose = Another answer
table-answer = Answer
table-number = A number from { $least } to { $most }

# The doctor

doctor-line = { $label }: { $sentence }
doctor-report = The report is in { $path }. It contains no secrets: no PIN, no Wi-Fi, nothing about your games.
doctor-row = For the table in deploy/real-pi.md, which lists what works on which machine:
doctor-files = Files of the companion
    .pass = Complete.
    .fail = Some are missing: { $path }.
    .remedy = Install the companion again. You keep your games.
doctor-games = Games
    .pass = All of them can be played.
    .fail = { $reason }
    .remedy = Update that package, or remove it: “pip uninstall” with its name. The log says what is wrong with it.
doctor-database = Saved games
    .pass = Saving works, in { $path }.
    .fail = { $reason }
    .remedy = { $why ->
            [damaged] To list the backups: “companion backups”. To mark this as read: “companion notices --clear”.
           *[disk] Check the free space and the permissions of that folder, or choose another one with COMPANION_HOME.
        }
doctor-backups = Backups
    .pass = The latest is from { $made }.
    .fail = { $hours } h of play are not backed up. { $made ->
            [none] There is none yet.
           *[other] The latest is from { $made }.
        }
    .remedy = Free some space on the disk, then make one with “companion backups --make”.
    .skipped = None yet. One is made after every finished game and every hour of play.
doctor-disk = Disk space
    .pass = { $free } MB free.
    .fail = Only { $free } MB free.
    .remedy = Delete what you don’t need. Below 200 MB, saving may soon fail.
    .skipped = Not reported.
doctor-card = Memory card
    .pass = { $used }% worn.
    .fail = { $used }% worn.
    .remedy = Copy your games to a stick, then move to a new card. One made for continuous recording lasts longest.
    .skipped = Wear is not reported (few cards report it).
doctor-display = Screen
    .pass = Found: { $where }.
    .fail = None found: { $where }.
    .remedy = Plug in the panel before the power, and start the companion on its desktop, not over the network.
doctor-renderer = Graphics
    .pass = In use: { $name }.
    .fail = { $why ->
            [software] The graphics chip is not used. Without it, { $name } is slow.
            [rights] The companion has no access to the graphics chip ({ $name }).
           *[none] The graphics chip has no driver.
        }
    .remedy = { $why ->
            [rights] Add its user to the group “render”: sudo usermod -aG render,video USER. Then restart.
           *[none] Put “dtoverlay=vc4-kms-v3d” into config.txt and restart.
        }
    .skipped = Only known in the companion’s own window.
doctor-rotation = Rotation
    .pass = { $degrees ->
            [0] The picture is not turned.
           *[other] The picture is turned by { $degrees }°, and so is touch.
        }
    .fail = The system turns the boot text by { $degrees }°, but not the companion or touch.
    .remedy = Remove “rotate={ $degrees }” from cmdline.txt, and set the rotation in the companion’s settings.
    .skipped = No screen.
doctor-touch = Touch
    .pass = Found: { $names }.
    .fail = No touchscreen found. Mouse and keyboard work.
    .remedy = Check the panel’s second cable: touch often has its own, by USB.
    .skipped = No screen, or touch is not reported.
doctor-loudspeaker = Loudspeaker
    .pass = Found: { $names }.
    .fail = { $why ->
            [rights] The companion has no access to the sound device.
            [chosen] The chosen loudspeaker, { $name }, is missing: another one is used.
           *[none] There is no sound device.
        }
    .remedy = { $why ->
            [rights] Add its user to the group “audio”: sudo usermod -aG audio USER. Then restart.
            [chosen] Plug it in, or choose another under Settings, Loudspeaker.
           *[none] Plug in a USB loudspeaker, or a screen with sound.
        }
    .skipped = Voice and sounds are off in the settings.
doctor-voice = Voice ({ $which ->
        [pt-BR] Portuguese
        [fr] French
       *[en] English
    })
    .pass = Works.
    .fail = { $reason }
    .remedy = Install it: sudo apt install espeak-ng. Without a voice, the words are on the screen.
    .skipped = The voice is off in the settings.
doctor-pins = Pin library
    .pass = Works, with { $name }.
    .fail = { $reason }
    .remedy = Install it: sudo apt install python3-lgpio. Add the user to the group “gpio”: sudo usermod -aG gpio USER.
    .skipped = No pins on this machine. Everything works without them.
doctor-button = Button “{ $which ->
        [die] Die
        [undo] Undo
        [repeat] Repeat
        [help] Why
       *[next] Next
    }”
    .pass = Ready on GPIO { $pin }.
    .fail = { $why ->
            [down] GPIO { $pin } seems to be pressed all the time.
           *[pin] GPIO { $pin } cannot be used. { $reason }
        }
    .remedy = { $why ->
            [down] Let go of it. If nobody pressed it, its two wires touch, or it is wired to the wrong pin.
           *[pin] Choose another pin in the settings, or close the program that uses this one.
        }
    .skipped = { $why ->
            [running] The running companion uses it: see the settings there.
           *[none] No pins here.
        }
doctor-led = Button light
    .pass = Ready on GPIO { $pin }.
    .fail = GPIO { $pin } cannot be used. { $reason }
    .remedy = Choose another pin in the settings, or close the program that uses this one.
    .skipped = { $why ->
            [running] The running companion uses it: see the settings there.
            [unset] No pin is set for it.
           *[none] No pins here.
        }
doctor-network = Network
    .pass = Connected: { $names }.
    .fail = { $why ->
            [blocked] Wi-Fi is blocked.
           *[down] Not connected.
        }
    .remedy = { $why ->
            [blocked] Set your country with “sudo raspi-config” under Localisation, then connect to your Wi-Fi.
           *[down] Plug in a cable, or connect to your Wi-Fi with “sudo nmtui”. Games need no network.
        }
    .skipped = This machine has none. Games need no network.
doctor-address = Address for phones
    .pass = { $address }
    .fail = The network gave this machine no address.
    .remedy = Restart the router or the cable’s other end. Rules can be read on the screen meanwhile.
    .skipped = The pages for phones are off in the settings.
doctor-host = Name on the network
    .pass = Phones may also type { $host }.
    .fail = { $host } is not announced. The QR codes work without it.
    .remedy = Install what announces it: sudo apt install avahi-daemon.
    .skipped = Pages for phones are off, or there is no network.
doctor-qr = QR code
    .pass = { $side } mm wide, with squares of { $module } mm: a phone reads it from { $far } cm.
    .fail = { $side } mm wide, with squares of { $module } mm: hard for a phone to read, from { $far } cm at most.
    .remedy = Use a larger panel, or type the address below the code.
    .skipped = No pages for phones, no network, or the panel’s size is unknown.
doctor-broker = Broker (MQTT)
    .pass = Connected to { $server }.
    .fail = { $reason }
    .remedy = { $why ->
            [password] Correct the name and the password in the setting “mqtt”.
            [certificate] Set “mqtt_ca” to the file of the certificate that signed the broker’s.
            [file] Set “mqtt_ca” to a file that the companion can read.
            [games] See “Saved games” above.
           *[away] Check the network and the setting “mqtt”: “mqtts://” needs a broker with TLS. Nothing is lost: it is tried again.
        }
    .skipped = None is set.
doctor-cafe = Database (PostgreSQL)
    .pass = Connected to { $server }.
    .fail = { $reason }
    .remedy = { $why ->
            [password] Correct the name and the password in the setting “postgres”.
            [certificate] Add “?sslmode=verify-full&sslrootcert=” and the file of the right certificate to the setting “postgres”.
            [games] See “Saved games” above.
           *[away] Check the network and the setting “postgres”. Nothing is lost: what is finished meanwhile is sent later.
        }
    .skipped = None is set.
doctor-clock = Clock
    .pass = Set by the network: { $time }.
    .fail = { $why ->
            [year] Wrong: it shows { $time }.
           *[unset] Not yet set by the network: it shows { $time }.
        }
    .remedy = Connect to a network for a moment, or set it: sudo date -s "2026-12-31 20:00". Games are saved whatever it shows.
    .skipped = It shows { $time }. How it was set is not known.
doctor-memory = Memory
    .pass = { $free } of { $whole } MB free.
    .fail = Only { $free } of { $whole } MB free.
    .remedy = Close other programs, or restart.
    .skipped = Not reported.
doctor-temperature = Temperature
    .pass = { $degrees } °C.
    .fail = { $degrees } °C. It slows down to cool off.
    .remedy = Give it air: open the case, or put a heat sink or a fan on the chip.
    .skipped = Not reported.
doctor-power = Power supply
    .pass = OK.
    .fail = { $why ->
            [now] Too weak right now.
           *[before] It has dropped too low at least once since startup.
        }
    .remedy = Use the power supply made for this Pi, with its own cable, and unplug what draws power by USB.
    .skipped = Only known on a Pi.
doctor-release = Release
    .pass = { $name }.
    .fail = { $reason }
    .remedy = To mark this as read: “companion notices --clear”.
    .skipped = Only an appliance has releases.
doctor-versions = Versions
    .pass = Companion { $companion } · Python { $python } · Kivy { $kivy } · SDL { $sdl } · { $system } · Linux { $kernel } · { $machine }
doctor-unknown = Check of “{ $which }”
    .fail = The check itself failed. See the log.
    .remedy = Send the report to the companion’s makers.

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

budget = { $over ->
        [true] The game took { $used } of { $minutes } minutes
       *[false] { $standing ->
            [ahead] Time for the game: { $used } of { $minutes } minutes used, { $count } ahead of schedule
            [behind] Time for the game: { $used } of { $minutes } minutes used, { $count } behind schedule
            [even] Time for the game: { $used } of { $minutes } minutes used, on schedule
           *[used] Time for the game: { $used } of { $minutes } minutes used
        }
    }
    .short = { $standing ->
        [ahead] +{ $count } min
        [behind] −{ $count } min
        [even] 0 min
       *[used] { $used }/{ $minutes }
    }

# Options that several games have

option-clock = Turn clock
    .why = It times each turn, just as a reminder: no answer is ever forced.
    .option-off = No clock
    .option-up = Counting up
    .option = { $option } seconds per turn
    .number = Seconds per turn
option-first = First game
    .why = In a first game the setup is guided, and simpler where the game allows it.
    .option-off = No
    .option-on = Yes
option-budget = Time for the whole game
    .why = It shows whether you are ahead of or behind schedule. It’s just a reminder: the game doesn’t end when the time is up.
    .option-off = No limit
    .option = { $option } minutes
    .number = Minutes for the game
option-deck = Who draws the cards?
    .why = With the real cards, you enter what you drew; everything else stays the same.
    .option-app = The companion
    .option-physical = You, from the real deck
option-rolls = Who rolls the dice?
    .why = With your own dice, you enter what they show; everything else stays the same.
    .option-app = The companion
    .option-physical = You, with your own dice

# An option of a group, such as a report and what was done
grouped = { $group }: { $choice }

# One of several, such as a stage of the setup
count = { $number } of { $all }

# My box: what is printed on this copy of a game

box-of = My box: { $game }
box-unknown = Not entered yet
box-open = { $fact }: not entered yet
box-none = My box is empty: no game here asks what is printed on it.
box-line = { $fact }  { $label }: { $value }
refused-fact = There is no printed fact “{ $fact }”. The facts are: { $choices }.

# The pace of the games of terraforming, which is the same in all of them

pace-rate = { $tenths ->
        [0] { $whole }
       *[other] { $whole }.{ $tenths }
    }
pace-compared = { $standing ->
        [ahead] { $by } ahead
        [behind] { $by } behind
       *[even] on pace
    }
    .voice = { $standing ->
        [ahead] you are { $by ->
            [one] { $by } step
           *[other] { $by } steps
        } ahead of pace
        [behind] you are { $by ->
            [one] { $by } step
           *[other] { $by } steps
        } behind pace
       *[even] you are on pace
    }
    .title = { $standing ->
        [ahead] { $by ->
            [one] { $by } step ahead
           *[other] { $by } steps ahead
        }
        [behind] { $by ->
            [one] { $by } step behind
           *[other] { $by } steps behind
        }
       *[even] On pace
    }
pace-missing = You still need { $temperature ->
        [0] { "" }
       *[other] { $temperature } temperature { $temperature ->
            [one] step
           *[other] steps
        }{ $oxygen ->
            [0] { $oceans ->
                [0] { "" }
               *[other] { " " }and{ " " }
            }
           *[other] { $oceans ->
                [0] { " " }and{ " " }
               *[other] , { "" }
            }
        }
    }{ $oxygen ->
        [0] { "" }
       *[other] { $oxygen } oxygen { $oxygen ->
            [one] step
           *[other] steps
        }{ $oceans ->
            [0] { "" }
           *[other] { " " }and{ " " }
        }
    }{ $oceans ->
        [0] { "" }
        [one] { $oceans } ocean
       *[other] { $oceans } oceans
    }.
    .facts = Steps to go: { $temperature ->
            [0] { "" }
           *[other] temperature { $temperature }{ $oxygen ->
                [0] { $oceans ->
                    [0] { "" }
                   *[other] , { "" }
                }
               *[other] , { "" }
            }
        }{ $oxygen ->
            [0] { "" }
           *[other] oxygen { $oxygen }{ $oceans ->
                [0] { "" }
               *[other] , { "" }
            }
        }{ $oceans ->
            [0] { "" }
           *[other] oceans { $oceans }
        }
    .short = { pace-missing }

# The page of a saved game on a phone

play-player = Player
play-points = Points
play-push = Save in BG Stats
play-push-why = Opens BG Stats on this phone. It asks before it saves anything.

# A broker, a database

server-problem = { $why ->
        [password] { $server } refuses the name or the password.
        [refused] { $server } refuses the connection.
        [certificate] The certificate of { $server } is not valid here.
        [file] The file of the certificate for { $server } cannot be read.
        [games] The saved games cannot be read, so nothing is sent to { $server }.
       *[away] No answer from { $server }.
    }
shared-game = Game
shared-step = Step
shared-whose = Turn
shared-round = Round
shared-since = Since
shared-help = Needs help
shared-next = Next

# The page of all tables of a café

cafe-title = Tables
cafe-help = Needs help
cafe-away = Switched off, or not on the network.
cafe-no-game = No game
cafe-no-tables = No table has connected yet.
cafe-over = The game is over.
cafe-since = since { $time }
cafe-today = Today
cafe-no-plays = No game has ended today.
cafe-no-broker = The broker does not answer: what the tables are doing is not known.
cafe-no-database = The database does not answer: nothing is lost, the tables try again.
cafe-records = Records
cafe-table = Table
cafe-game = Game
cafe-players = Players
cafe-points = Points
cafe-end = End
