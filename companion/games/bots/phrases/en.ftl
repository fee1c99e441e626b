# What the companion itself says in the game of any bot file.

name-you = you
name-round = Round
name-turn = Turn
name-phase = Part of the round
name-counters = Numbers
    .field = { "" }
name-cards = Cards left
name-map = Map
    .field = { "" }
name-nowhere = Nowhere
name-done = Done
name-none = nothing

difficulty = Difficulty
    .why = Decides which cards are used, and how everybody starts.
ready = Is everything set up?
    .voice = Is everything set up?
    .why = The first round begins once the table is ready.
    .done = You set up the table
    .title = Is everything set up?
    .option-done = All set up
    .key = Set-up
    .short = All set up?
your-turn = Your turn: play, then go on.
    .voice = It is your turn. Press Next when you have played.
    .why = The companion waits until you have played.
    .done = You played your turn
    .title = Your turn: play, then go on
    .option-done = My turn is over
    .key = Your turn
    .short = Your turn.
next-round = Shall the next round begin?
    .voice = Shall the next round begin?
    .why = Nothing is left to do in this round.
    .done = You ended the round
    .title = Shall the next round begin?
    .option-done = Next round
    .key = Next round
    .short = Next round?
draw = A card from “{ NAME($deck) }”
    .ask = Draw a card from “{ NAME($deck) }”. Which one is it?
    .ask-title = Which card is it?
    .ask-voice = Draw a card from “{ NAME($deck) }”. Which one is it?
    .ask-key = Card
    .ask-short = Which card is it?
    .why = The card says what happens.
    .done = The card was “{ $choice }”
shuffle = Shuffle all cards of “{ NAME($deck) }”.
    .voice = Shuffle all cards of “{ NAME($deck) }”.
    .why = All cards can come again.
    .title = { NAME($deck) }
    .moves = Shuffle **all cards** of “{ NAME($deck) }”
    .key = Shuffle
    .short = Shuffle “{ NAME($deck) }”.
turn-over = From now on, the back of each card of “{ NAME($deck) }” counts.
    .voice = From now on, the back of each card of “{ NAME($deck) }” counts.
    .why = The deck has a second side.
    .title = { NAME($deck) }
    .moves = Turn over **“{ NAME($deck) }”**: the backs count now
    .key = Backs
    .short = The backs of “{ NAME($deck) }” count now.
roll = Roll { NAME($dice) }. Which number does one die show?
    .voice = Roll { NAME($dice) }. Which number does one die show?
    .why = The number says what happens.
    .done = The die showed { $answer }
    .title = Which number does the die show?
    .key = Die
    .short = Which number?
deadline = { NAME($deadline) }: { $left ->
        [one] one round is left
       *[other] { $left } rounds are left
    }.
    .voice = { NAME($deadline) }: { $left ->
        [one] one round is left
       *[other] { $left } rounds are left
    }.
    .why = If it isn’t done by then, something happens: the rules page says what.
    .title = A deadline
    .facts = { NAME($deadline) }: { $left ->
        [one] one round is left
       *[other] { $left } rounds are left
    }
    .key = Deadline | { $left }
    .short = { NAME($deadline) }: { $left ->
        [one] one round is left
       *[other] { $left } rounds are left
    }.
missed = The deadline has passed: { NAME($deadline) }.
    .voice = The deadline has passed: { NAME($deadline) }.
    .why = It wasn’t done in time.
    .title = A deadline has passed
    .facts = Not done in time: { NAME($deadline) }
    .key = Deadline
    .short = Too late: { NAME($deadline) }.
goal = { NAME($deadline) }, by round { $by }
    .voice = { NAME($deadline) }, by round { $by }.
    .why = If it isn’t done by then, something happens: the rules page says what.
    .title = { NAME($deadline) }
    .facts = By round { $by }
    .key = Deadline | { $by }
    .short = { NAME($deadline) }, by round { $by }.
put = Put { NAME($piece) } on { $place }.
    .voice = Put { NAME($piece) } on { $place }.
    .why = It is the first free place.
    .title = On the map
    .moves = Put **{ NAME($piece) }** on **{ $place }**
    .key = { NAME($piece) } | { $place }
    .short = Put { NAME($piece) } on { $place }.
take = Take { NAME($piece) } off { $place }.
    .voice = Take { NAME($piece) } off { $place }.
    .why = It is the last place with such a piece.
    .title = On the map
    .moves = Take **{ NAME($piece) }** off **{ $place }**
    .key = { NAME($piece) } | { $place }
    .short = Take { NAME($piece) } off { $place }.
where = Where did you put this: { NAME($piece) }?
    .voice = Where did you put this: { NAME($piece) }?
    .why = The companion remembers who has which place.
    .done = You put { NAME($piece) } on { $choice }
    .title = Where is { NAME($piece) } now?
    .option = { $option }
    .key = Place
    .short = Where?
tie = Take number { $number } of { $equal }, counted from the left.
    .voice = Take number { $number } of { $equal }, counted from the left.
    .why = The die chooses among equals.
    .title = A tie
    .moves = Take **number { $number }** of { $equal }, counted from the left
    .key = Number | { $number }
    .short = Number { $number }.
tie-roll = Roll a die for { $equal } equals. Which number does it show?
    .voice = Roll a die for { $equal } equals. Which number does it show?
    .why = The die chooses among equals.
    .done = The die showed { $answer }
    .title = Which number does the die show?
    .key = Die
    .short = The die?
you-won = You have won.
    .voice = You have won.
    .why = The rules page says how the game ends.
    .title = You have won
    .facts = You have won
    .key = End
    .short = You have won.
you-lost = You have lost.
    .voice = You have lost.
    .why = The rules page says how the game ends.
    .title = You have lost
    .facts = You have lost
    .key = End
    .short = You have lost.
points = You have { $yours ->
        [one] one point
       *[other] { $yours } points
    }, and { name-rival } has { $his }.
    .voice = You have { $yours ->
        [one] one point
       *[other] { $yours } points
    }, and { name-rival } has { $his }.
    .why = The score sheet has all lines.
    .title = Points
    .facts = You have { $yours }, and { name-rival } has { $his }
    .key = Points | { $yours }
    .short = You have { $yours }, and { name-rival } has { $his }.
