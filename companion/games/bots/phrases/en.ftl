# What the companion itself says in the game of any bot file.

name-you = You
name-round = Round
name-turn = Turn
    .none = nobody
name-phase = Phase
name-counters = Counters
    .field = { "" }
name-card = Card
    .none = none
name-cards = Cards left
name-places = Map
    .field = { "" }
    .none = empty
name-nowhere = Nowhere
space = Space
name-done = Done
answered = “{ $choice }”
tried = { $answer ->
        [yes] you did it
       *[no] it was not possible
    }

difficulty = Difficulty
    .why = It decides which cards are used and how everyone starts.
left-out = Leave these cards from “{ NAME($deck) }” in the box: { LIST($cards) }.
    .voice = Leave these cards from “{ NAME($deck) }” in the box: { LIST($cards) }.
    .why = They are not used at this level of difficulty.
    .title = { NAME($deck) }
    .moves = Leave in the box: **{ LIST($cards) }**
    .key = { LIST($cards) }
    .short = Leave in the box: { LIST($cards) }.
ready = Is everything set up?
    .voice = Is everything set up?
    .why = The first round begins once the table is ready.
    .done = you set up the table
    .title = Is everything set up?
    .option-done = All set up
    .key = Setup
    .short = All set up?
your-turn = Your turn. Continue when you’re done.
    .voice = It’s your turn. Press Next when you’re done.
    .why = The companion waits until you have taken your turn.
    .done = you took your turn
    .title = Your turn: continue when you’re done
    .option-done = My turn is over
    .key = Your turn
    .short = Your turn.
next-round = { $left ->
        [0] The last round is over. Finish the game?
       *[other] Ready for the next round?
    }
    .voice = { $left ->
        [0] The last round is over. Finish the game?
       *[other] Ready for the next round?
    }
    .why = Nothing is left to do in this round.
    .done = you ended the round
    .title = { $left ->
        [0] The last round is over. Finish the game?
       *[other] Ready for the next round?
    }
    .option-done = { $left ->
        [0] Finish
       *[other] Next round
    }
    .key = { $left ->
        [0] Finish
       *[other] Next round
    }
    .short = { $left ->
        [0] Finish the game?
       *[other] Next round?
    }
cards-left = { NAME($deck) }: { $left ->
        [one] one card left
       *[other] { $left } cards left
    }
draw = A card from “{ NAME($deck) }”
    .ask = Draw a card from “{ NAME($deck) }”. Which one is it?
    .ask-title = Which card is it?
    .ask-voice = Draw a card from “{ NAME($deck) }”. Which one is it?
    .ask-key = Card
    .ask-short = Which card is it?
    .why = The card says what happens.
    .done = the card was “{ $choice }”
plays = Play “{ NAME($card) }” from { NAME("rival", form: "the") }’s hand.
    .voice = Play “{ NAME($card) }” from { NAME("rival", form: "the") }’s hand.
    .why = It is the first card in hand that can be played. The others stay in hand.
    .title = { NAME($deck) }
    .moves = Play **“{ NAME($card) }”** from hand
    .key = { NAME($card) }
    .short = Play “{ NAME($card) }”.
gone = Put “{ NAME($card) }” back into the box.
    .voice = Put “{ NAME($card) }” back into the box.
    .why = This card comes up only once in a game.
    .title = { NAME($deck) }
    .moves = Put **“{ NAME($card) }”** back into the box
    .key = Box | { NAME($card) }
    .short = “{ NAME($card) }” leaves the game.
shuffle = { $held ->
        [yes] Shuffle all the cards of “{ NAME($deck) }” together, except those in hand.
       *[no] Shuffle all the cards of “{ NAME($deck) }” together.
    }
    .voice = { $held ->
        [yes] Shuffle all the cards of “{ NAME($deck) }” together, except those in hand.
       *[no] Shuffle all the cards of “{ NAME($deck) }” together.
    }
    .why = Every card can come up again.
    .title = { NAME($deck) }
    .moves = { $held ->
        [yes] Shuffle **all the cards** of “{ NAME($deck) }”, except those in hand
       *[no] Shuffle **all the cards** of “{ NAME($deck) }”
    }
    .key = Shuffle
    .short = Shuffle “{ NAME($deck) }”.
turn-over = Turn the deck “{ NAME($deck) }” over: from now on, use the backs of its cards.
    .voice = Turn the deck “{ NAME($deck) }” over. From now on, use the backs of its cards.
    .why = The cards have two sides.
    .title = { NAME($deck) }
    .moves = Turn **the deck “{ NAME($deck) }”** over || From now on, use the backs
    .key = Backs
    .short = Turn “{ NAME($deck) }” over.
roll = { $number ->
        [1] Roll { NAME($dice, form: "the") }. What does { $count ->
            [1] it
           *[other] the first die
        } show?
       *[other] What does the next die show?
    }
    .voice = { $number ->
        [1] Roll { NAME($dice, form: "the") }. What does { $count ->
            [1] it
           *[other] the first die
        } show?
       *[other] What does the next die show?
    }
    .why = The number says what happens.
    .done = the die showed { $answer }
    .title = { $number ->
        [1] Roll { NAME($dice, form: "the") }: what does { $count ->
            [1] it
           *[other] the first die
        } show?
       *[other] What does the next die show?
    }
    .key = { NAME($dice) }
    .short = { $number ->
        [1] Roll { NAME($dice, form: "the") }.
       *[other] And the next die?
    }
deadline = { NAME($deadline) }: { $left ->
        [one] one more round after this one
       *[other] { $left } more rounds after this one
    }.
    .voice = { NAME($deadline) }: { $left ->
        [one] one more round after this one
       *[other] { $left } more rounds after this one
    }.
    .why = The rules page says what happens if it isn’t done in time.
    .title = A deadline
    .facts = { NAME($deadline) }: { $left ->
        [one] one more round after this one
       *[other] { $left } more rounds after this one
    }
    .key = Deadline | { $left }
    .short = { NAME($deadline) }: { $left ->
        [one] one more round after this one
       *[other] { $left } more rounds after this one
    }.
missed = { NAME($deadline) }: time is up.
    .voice = { NAME($deadline) }: time is up.
    .why = It wasn’t done in time.
    .title = A deadline has passed
    .facts = { NAME($deadline) }: time is up
    .key = Deadline
    .short = { NAME($deadline) }: too late.
goal = { NAME($deadline) }, by round { $by }
    .voice = { NAME($deadline) }, by the end of round { $by }.
    .why = The rules page says what happens if it isn’t done in time.
    .title = { NAME($deadline) }
    .facts = By the end of round { $by }
    .key = Deadline | { $by }
    .short = { NAME($deadline) }, by round { $by }.
put = Put { NAME($piece, form: "the") } on space { $place }.
    .voice = Put { NAME($piece, form: "the") } on space { $place }.
    .why = It is the first free space.
    .title = On the map
    .moves = Put **{ NAME($piece, form: "the") }** on **space { $place }**
    .key = { NAME($piece) } | { $place }
    .short = Put { NAME($piece, form: "the") } on space { $place }.
take = Take { NAME($piece, form: "the") } off space { $place }.
    .voice = Take { NAME($piece, form: "the") } off space { $place }.
    .why = It is the last space that has one.
    .title = On the map
    .moves = Take **{ NAME($piece, form: "the") }** off **space { $place }**
    .key = { NAME($piece) } | { $place }
    .short = Take { NAME($piece, form: "the") } off space { $place }.
move = Move { NAME($piece, form: "the") } from space { $start } to space { $place }.
    .voice = Move { NAME($piece, form: "the") } from space { $start } to space { $place }.
    .why = It is the next free space on its way.
    .title = On the map
    .moves = Move **{ NAME($piece, form: "the") }** from space { $start } to **space { $place }**
    .key = { NAME($piece) } | { $place }
    .short = Move { NAME($piece, form: "the") } from space { $start } to space { $place }.
where = You placed { NAME($piece, form: "the") }. Which space is it on?
    .voice = You placed { NAME($piece, form: "the") }. Which space is it on?
    .why = The companion remembers what is where.
    .done = { $answer ->
        [nowhere] you put nothing on the map
       *[other] you put { NAME($piece, form: "the") } on space { $answer }
    }
    .title = You placed { NAME($piece, form: "the") }: where?
    .form = space
    .key = Space
    .short = Where is it?
tie = Take number { $number } of the { $equal }, counting from the left.
    .voice = Take number { $number } of the { $equal }, counting from the left.
    .why = When several are tied, the die decides.
    .title = A tie
    .moves = Take **number { $number }** of the { $equal }, counting from the left
    .key = Number | { $number }
    .short = Take number { $number }, from the left.
tie-roll = Roll a die with { $equal } sides. What does it show?
    .voice = Roll a die with { $equal } sides. What does it show?
    .why = When several are tied, the die decides. If you have no such die, use a larger one, and roll again if it shows more than { $equal }.
    .done = the die showed { $answer }
    .title = What does the die show?
    .key = Die
    .short = What does the die show?
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
points = { $won ->
        [yes] { you-won }
       *[no] { you-lost }
    } You have { $yours ->
        [one] one point
       *[other] { $yours } points
    }, and { NAME("rival", form: "the") } has { $his }.
    .voice = { $won ->
        [yes] { you-won.voice }
       *[no] { you-lost.voice }
    } You have { $yours ->
        [one] one point
       *[other] { $yours } points
    }, and { NAME("rival", form: "the") } has { $his }.
    .why = The score sheet shows where the points come from.
    .title = { $won ->
        [yes] { you-won.title }
       *[no] { you-lost.title }
    }
    .facts = You have { $yours }, and { NAME("rival", form: "the") } has { $his }
    .key = Points | { $yours }
    .short = { $won ->
        [yes] { you-won.short }
       *[no] { you-lost.short }
    } You have { $yours }, and { NAME("rival", form: "the") } has { $his }.
