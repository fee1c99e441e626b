# On Mars, solo against Lacerda. Values are shown, .voice is spoken, .why is the reason with the
# rulebook's page, .done is what undo calls the answer. Names are at the end.

# How names are spelt for the voice, which would mispronounce them
heard = Lacerda | la sairda

## The table's main question

table = { $turn ->
        [lacerda] Lacerda’s card is on the table. Press Next to end his turn.
        [you] { $side ->
            [orbit] Your turn, in Orbit. Play, then report what affects Lacerda.
           *[colony] Your turn, in the Colony. Play, then report what affects Lacerda.
        }
       *[final] The last round is over. Press Next to start scoring.
    }
    .voice = { $turn ->
        [lacerda] Lacerda’s turn: carry out his card.
        [you] It’s your turn. Report what affects Lacerda.
       *[final] The last round is over. It’s time to score.
    }
    .why = { $turn ->
        [lacerda] Astronauts act from space 1 to space 8 (rulebook page 8). You run him from memory: the companion draws and counts.
        [you] You have one Main action and may add one Executive action, before or after it (rulebook page 8). Report what changes his choices: Buildings, Colonists on his actions, Techs, Blueprints, Scientists, Missions.
       *[final] Before scoring, you can still correct everything (rulebook page 21).
    }
    .refused = { $answer ->
        [mission] No Mission needs this: their cubes follow your other reports.
        [landing-pod] The Landing Pod only goes from Orbit to the Colony.
        [scientist] All six Scientists are hired.
       *[other] Nothing of this kind can be reported now. Choose something else.
    }
    .done = { $group ->
        [next] { $turn ->
            [lacerda] Lacerda’s turn ended
            [you] you ended your turn
           *[final] you started scoring
        }
        [building] { $part ->
            [none] you built a tile
           *[other] you built { NAME($part, form: "a") }
        }
        [advanced] { $part ->
            [mine-his] you upgraded a Mine with his Colonist
            [none] you upgraded a Building
           *[other] you upgraded { NAME($part, form: "a") }
        }
        [blueprint] you took a Blueprint ({ $label })
        [colonist] you placed a Colonist on “{ $label }”
        [contract] you completed a Contract ({ $label })
        [landing-pod] you landed on space { $part }
        [level] the Colony rose to level { $part }
        [map] { $part ->
            [off] you put the map away
            [edit] you corrected the map
           *[on] you set up the map
        }
        [mission] { $help ->
            [cards] Mission { $part } got a contribution
           *[other] you contributed to Mission { $part }
        }
        [scientist] you hired the { $label }
        [tech] { $owned ->
            [yes] you developed the { NAME($part, form: "tech") }
           *[no] you learned the { NAME($part, form: "tech") }
        }
        [used-tech] you used his { NAME($part, form: "tech") }
        [ship] you got a Ship
        [rover] you moved your Rover
       *[bot] you moved or placed a Bot
    }
    .option-next = { $turn ->
        [lacerda] End his turn
        [you] End turn
       *[final] Score
    }
    .option-building = Building
    .label-building = Built
    .group-building = What did you build?
    .group-building-title = What did you build?
    .group-building-facts = Also report your Colonist on its action
    .option-colonist = Colonist
    .group-colonist = Which action is your Colonist on?
    .group-colonist-title = Which action is your Colonist on?
    .group-colonist-facts =
        Other actions need no report
        If you retrieved one, correct it: “More”, “Whole table”
    .option-blueprint = Blueprint
    .group-blueprint = Which Blueprint did you take?
    .group-blueprint-title = Which Blueprint did you take?
    .group-blueprint-facts =
        The Building on your card, and its level
        Also report your Colonist on its action
    .form-blueprint = choice
    .option-advanced = Upgraded
    .group-advanced = Which Building type did you upgrade?
    .option-scientist = Scientist
    .group-scientist = Which Scientist did you hire?
    .option-contract = Contract
    .group-contract = Which Contract did you complete?
    .group-contract-title = Which Contract did you complete?
    .group-contract-facts = If you only took one, don’t report it
    .form-contract = field
    .option-tech = Tech
    .group-tech = Which Tech did you learn, or develop by one step?
    .group-tech-title = Which Tech did you learn or develop?
    .group-tech-facts = One tap is one step: for two steps, report it twice
    .form-tech = tech
    .option-used-tech = I used his Tech
    .group-used-tech = Which of his Techs did you use?
    .alone-used-tech = I used his Tech
    .form-used-tech = tech
    .option-ship = Ship
    .option-mission = Mission
    .group-mission = Which Mission gets a contribution?
    .member-mission = { $option ->
        [A] A, { NAME($A, form: "mission") }
        [B] B, { NAME($B, form: "mission") }
       *[C] C, { NAME($C, form: "mission") }
    }
    .alone-mission = { $option ->
        [A] Mission A
        [B] Mission B
       *[C] Mission C
    }
    .option-landing-pod = Landing Pod
    .group-landing-pod = Retrieve your Colonists from the Colony’s actions and the Working Area. Which space do you take? Take its benefit.
    .group-landing-pod-title = Which space’s benefit do you take?
    .group-landing-pod-moves =
        Retrieve **Colonists**: actions, Working Area || Not from Mines
        Take a free **space** and its benefit
    .member-landing-pod = Space { $option }
    .option-rover = Rover
    .option-bot = Bot
    .option-map = Map
    .group-map = What do you want to do with the map?
    .member-map = { $option ->
        [edit] View or correct it
        [on] Set it up here
       *[off] Continue without it
    }
    .alone-map = Set up the map
    .option-level = Level up
    .group-level = Which level has the Colony reached?
    .member-level = Level { $option }
    .title = { $turn ->
        [lacerda] Lacerda’s turn
        [you] { $help ->
            [cards] Play, then tap what changed
           *[other] Play, then tap what you did
        }
       *[final] The last round is over
    }
    .moves = { $turn ->
        [lacerda] Carry out his **card**
        [you] { "" }
       *[final] { "" }
    }
    .facts = { $turn ->
        [lacerda] Then press Next to end his turn
        [you] { $reported ->
            [yes] { "" }
           *[no] None of these? End your turn
        }
       *[final] { "" }
    }
    .key = { $turn ->
        [lacerda] Card
        [you] Round | { $round }
       *[final] Scoring
    }
    .short = { $turn ->
        [lacerda] Carry out his card.
        [you] { $reported ->
            [yes] { "" }
           *[no] Your turn: play, then report.
        }
       *[final] The last round is over: score the game.
    }

# What undo calls an answer that leaves the step as it was
done-differs = it went differently
done-tie = there was a tie
done-colonists = the Colonist count was corrected
done-impossible = his step was not possible

## Setup

help = How much help would you like?
    .voice = How much help would you like: everything guided, a quick setup, or cards only?
    .why = “Guided” leads you through the setup and through Lacerda’s turns. “Quick setup” asks only what the companion must know. “Cards only” just draws his cards and spaces and rolls the die, for people who know his rules by heart.
    .option-guided = Guide me through everything
    .option-quick = Quick setup, then guided
    .option-cards = Cards only
    .done = you chose “{ $choice }”
    .title = How much help?
    .facts =
        Guided: every step of the setup and of his turns
        Quick setup: asks only what the companion must know
        Cards only: Lacerda’s cards and spaces, and the die
    .key = Help
    .short = How much help do you want: everything guided, a quick setup, or cards only?
length = Are you playing a short or a long game?
    .why = A short game takes two short Missions and one long; a long game one short and two long (rulebook page 5).
    .option-short = Short game
    .option-long = Long game
    .done = you chose “{ $choice }”
    .title = Short or long game?
    .facts =
        Short game: 2 short Missions, 1 long
        Long game: 1 short Mission, 2 long
    .key = Missions | 3
    .short = Are you playing a short or a long game?
draws = { $help ->
        [cards] Three Missions and Lacerda’s first space are drawn. Who draws them?
       *[other] { $length ->
            [unknown] Techs, Missions, Reward tiles and Lacerda’s first space are drawn. Who draws them?
           *[other] Techs, Reward tiles and Lacerda’s first space are drawn. Who draws them?
        }
    } { $length ->
        [long] You draw and enter the Missions, one short and two long: the companion can’t tell short from long.
        [short] You draw and enter the Missions, two short and one long: the companion can’t tell short from long.
       *[unknown] { "" }
    }
    .why = The companion names what it draws, and you lay it out; what you draw, you enter. It does not know which Missions count as short and which as long, so for a short or long game you deal them. The box holds six First Colonist tiles for eight spaces; the companion draws from 1 to 8 (rulebook pages 5 and 22). If you choose “Ask each time”, you can also leave the Techs or Reward tiles unentered.
    .option-draw = The companion draws
    .option-tell = I draw and enter everything
    .option-each = Ask each time
    .done = you chose “{ $choice }”
    .title = Who draws the tiles?
    .facts =
        { $length ->
            [long] You draw and enter the Missions: 1 short, 2 long
            [short] You draw and enter the Missions: 2 short, 1 long
           *[unknown] { "" }
        }
        { $help ->
            [cards] Three Missions, and Lacerda’s first space
           *[other] { $length ->
                [unknown] Techs, Missions, Reward tiles, Lacerda’s first space
               *[other] Techs, Reward tiles, Lacerda’s first space
            }
        }
        The companion picks and names them, or you enter yours
        { $length ->
            [unknown] { "" }
           *[other] The companion can’t tell short Missions from long
        }
    .key = Tiles
    .short = { $length ->
        [long] Who draws the tiles? You enter the Missions: one short, two long.
        [short] Who draws the tiles? You enter the Missions: two short, one long.
       *[unknown] Who draws the tiles, the companion or you?
    }
setup-board = Set up the main board for two players. Put 2 of each item in the Warehouse, and both points markers on 0. Shuffle the Buildings of each type into face-down stacks. Turn up two Discovery tiles on the Exploration space.
    .why = With two players the Warehouse holds two of each, and is refilled only to two (rulebook pages 4 and 24).
    .done = main board set up
    .title = Set up the main board
    .moves =
        Put **2 of each item** in the Warehouse || Crystal, Battery, Water, Plant, Oxygen
        Put both points **markers** on 0 || Yours, and one of another color for Lacerda
        Shuffle the **Buildings** || Each type separately, in face-down stacks
        Turn up 2 **Discovery tiles** || On the Exploration space
    .key = Warehouse | 2
    .short = Set up the main board: put 2 of each item in the Warehouse and both points markers on 0, stack the Buildings face down, and turn up 2 Discovery tiles.
setup-cards = Shuffle the Blueprints, level 1 on top of level 3, and turn up six. Lay out the six Scientists with their figures, from the left: Geologist, R&D Engineer, Hydrologist, Biochemist, Geochemist, Systems Engineer. Stack the twelve Earth Contracts face down, without shuffling them.
    .why = A level 3 Blueprint appears only once the Colony has risen; the Contracts stay unshuffled until one has to fill a gap (rulebook pages 5, 16 and 23).
    .done = cards laid out
    .title = Lay out the cards
    .moves =
        Shuffle the **Blueprints**, turn up 6 || Level 1 on top of level 3; there is no level 2
        Lay out 3 **Scientists**, from the left || Geologist, R&D Engineer, Hydrologist, with their figures
        Then lay out 3 more **Scientists** || Biochemist, Geochemist, Systems Engineer
        Stack the 12 **Contracts** || Face down, not shuffled
    .key = Blueprints | 6
    .short = Shuffle the Blueprints and turn up 6, lay out the 6 Scientists, and stack the 12 Contracts face down.
setup-mars = { $drawn ->
        [yes] On Mars, put the starting Mine in the middle and the Research tiles on their spaces, and get the four other starting Buildings ready.
       *[no] On Mars, put the starting Mine in the middle, the four other starting Buildings at random on their spaces, and the Research tiles on theirs.
    } Put the Colony level marker on the second row and the LSS markers on the bottom row.
    .voice = { $drawn ->
        [yes] On Mars, put the starting Mine in the middle and the Research tiles on their spaces, and get the four other starting Buildings ready.
       *[no] On Mars, put the starting Mine in the middle, the four other starting Buildings at random on their spaces, and the Research tiles on theirs.
    } Put the Colony level marker on the second row and the LSS markers on the bottom row.
    .why = The second row is Colony level 1; each LSS marker goes up one row for every tile of its type that is built, not counting the starting Buildings. Research tiles are sorted by letter and color (rulebook pages 5 and 15).
    .done = Mars set up
    .title = Set up Mars
    .moves =
        Put the starting **Mine** in the middle
        { $drawn ->
            [yes] Get 4 starting **Buildings** ready || One of each other type; soon the companion says where each goes
           *[no] Place 4 starting **Buildings** || One of each other type, at random on the marked spaces
        }
        Place the **Research tiles** || In the corners, sorted by color and letter
        Put the Colony **marker** on row 2 || Second row from the bottom: level 1
        Put the LSS **markers** on the bottom row || Starting Buildings do not move them
    .key = Buildings | 5
    .short = { $drawn ->
        [yes] Set up Mars: the Mine in the middle, the Research tiles around it, the Colony marker on row 2, the LSS markers on row 1. Get 4 Buildings ready.
       *[no] Set up Mars: put the Mine in the middle, 4 Buildings and the Research tiles around it, the Colony marker on row 2, and the LSS markers on row 1.
    }
lab-board = Look at your Lab: do its columns have { $spaces } spaces, with { $points } points under them?
    .fact = Lab
    .voice = Look at your Lab. Do its six columns have { $spaces } spaces, and { $points } points under them?
    .why = This is printed on the player boards. You are only asked once. To see or correct it: Settings, My box.
    .option-same = Yes, the same
    .option-differs = No, I’ll enter the numbers
    .done = you checked the Lab
    .done-differs = you chose to enter the numbers yourself
    .title = Is this your Lab?
    .facts =
        The Tech hexes on a player board, as in the picture
        Spaces in its columns: { $spaces }
        Points under them: { $points }
    .key = Lab | 6
    .short = Does the Lab on your player board match the one shown here?
lab-spaces = How many spaces does column { $column } of the Lab have?
    .fact = Lab column { $column }: spaces
    .why = Count the spaces of the column, from the left (rulebook page 11).
    .done = column { $column } has { $answer ->
        [one] { $answer } space
       *[other] { $answer } spaces
    }
    .title = Spaces in Lab column { $column }?
    .key = Lab column | { $column }
    .short = How many spaces does Lab column { $column } have?
lab-points = How many points are printed under column { $column } of the Lab?
    .fact = Lab column { $column }: points
    .why = Each Tech scores the number under its column at the end (rulebook page 21).
    .done = column { $column } scores { $answer ->
        [one] 1 point
       *[other] { $answer } points
    }
    .title = Points under Lab column { $column }?
    .key = Lab column | { $column }
    .short = How many points are under Lab column { $column }?
tech-grid = { $length ->
       *[other] Only one set of eight Tech tiles is used; the other set stays in the box. Who picks the order of the tiles on the Tech Grid?
    }
    .voice = Only one set of eight Tech tiles is used. Who picks the order, the companion or you?
    .why = The grid is never refilled in a two-player game (rulebook page 24). Knowing its order, the companion names every Tech that Lacerda takes.
    .option-draw = The companion draws
    .option-tell = I lay them out and enter them
    .option-skip = I lay them out; ask me when he takes one
    .done = { $answer ->
        [draw] the companion picks the order of the Techs
        [tell] you enter the order of the Techs
       *[skip] you lay out the Techs and are asked later
    }
    .title = Who picks the order of the Techs?
    .facts =
        Only one set of 8 Tech tiles; the other 8 stay in the box
        The companion picks and names them, or you enter yours
    .key = Techs | 8
    .short = Who picks the order of the Techs, the companion or you?
tech-tile = Tech number { $number } is drawn.
    .ask = Which Tech is on space { $number } of the grid? Count from the bottom row up, each row from the left.
    .form = tech
    .done = space { $number } of the Tech Grid has the { $choice }
    .why = He takes the cheapest Tech, the leftmost if tied: once the whole order is known, nothing needs to be asked later (rulebook page 22).
    .ask-title = Which Tech is on space { $number }?
    .ask-facts = Bottom row first, each row from the left
    .ask-key = Space | { $number }
    .ask-short = Which Tech is on space { $number }?
lay-techs = Lay the eight Techs on the grid, bottom row first, each row from the left: { LIST($techs, form: "tech") }.
    .why = The bottom row is free, the middle one costs 1 Battery, the top one 1 Battery and 1 Resource: the cheapest come first (rulebook page 10).
    .done = Techs laid out
    .title = Tech Grid
    .moves =
        Spaces 1–2: **{ ITEM($techs, 1, form: "short") }**, **{ ITEM($techs, 2, form: "short") }** | Bottom row first, each row from the left
        Spaces 3–4: **{ ITEM($techs, 3, form: "short") }**, **{ ITEM($techs, 4, form: "short") }**
        Spaces 5–6: **{ ITEM($techs, 5, form: "short") }**, **{ ITEM($techs, 6, form: "short") }**
        Spaces 7–8: **{ ITEM($techs, 7, form: "short") }**, **{ ITEM($techs, 8, form: "short") }**
    .key = Techs | 8
    .short = Lay out the Techs from the bottom left: { LIST($techs, form: "field") }.
missions = { $length ->
        [long] For a long game draw one short Mission and two long ones, and enter them. Or let the companion draw any three.
        [short] For a short game draw two short Missions and one long one, and enter them. Or let the companion draw any three.
       *[unknown] There are three Missions. Who draws them?
    }
    .voice = Who draws the three Missions, the companion or you?
    .why = The companion does not know which Missions count as short and which as long: if that matters to you, deal them yourself and enter them.
    .option-draw = The companion draws
    .option-tell = I draw and enter them
    .done = { $answer ->
        [draw] the companion draws the Missions
       *[tell] you draw and enter the Missions
    }
    .title = Who draws the Missions?
    .facts = { $length ->
        [long]
            Long game: draw 1 short Mission and 2 long, enter them
            Or the companion draws any 3: it can’t tell short from long
        [short]
            Short game: draw 2 short Missions and 1 long, enter them
            Or the companion draws any 3: it can’t tell short from long
       *[unknown] The companion picks and names them, or you enter yours
    }
    .key = Missions | 3
    .short = Who draws the three Missions, the companion or you?
mission = Mission { $letter } is drawn.
    .ask = { $letter ->
        [A] { $length ->
            [long] Lay out one short Mission and two long ones.
            [short] Lay out two short Missions and one long one.
           *[unknown] { "" }
        }
       *[other] { "" }
    } Which Mission is on space { $letter }?
    .form = mission
    .refused = That Mission isn’t free. Choose one of those listed.
    .done = Mission { $letter } is “{ $choice }”
    .why = Once his solo cards have been reshuffled, each one also moves its Mission’s cube (rulebook page 22). Short and long Missions are two separate piles in the box. The companion doesn’t know which of the nine are short, and takes any that you enter.
    .ask-title = Which Mission is on space { $letter }?
    .ask-moves = { $letter ->
        [A] { $length ->
            [long] Lay out 3 **Missions** || 1 from the short pile, 2 from the long one, on A, B and C
            [short] Lay out 3 **Missions** || 2 from the short pile, 1 from the long one, on A, B and C
           *[unknown] { "" }
        }
       *[other] { "" }
    }
    .ask-facts = A, B and C: the Mission spaces of the main board
    .ask-key = Mission | { $letter }
    .ask-short = Which Mission is on space { $letter }?
lay-missions = { $way ->
        [draw] Lay these Missions out and set their cubes:
       *[tell] Set the Mission cubes:
    } A ({ NAME($A, form: "mission") }) on { $A_left }, B ({ NAME($B, form: "mission") }) on { $B_left }, C ({ NAME($C, form: "mission") }) on { $C_left }. Put each marker next to its action, and the Remaining-Missions marker on 3.
    .voice = { $way ->
        [draw] Lay these Missions out and set their cubes.
       *[tell] Set the Mission cubes.
    } On A, { NAME($A, form: "mission") }, put the cube on { $A_left }. On B, { NAME($B, form: "mission") }, put the cube on { $B_left }. On C, { NAME($C, form: "mission") }, put the cube on { $C_left }. Put each Mission’s marker next to its action, and the Remaining-Missions marker on 3.
    .why = Crystals for a contribution: { $A_crystals } on A, { $B_crystals } on B and { $C_crystals } on C. Each cube starts on the number for two players; three completed Missions trigger the end (rulebook pages 19 and 21).
    .done = Missions laid out
    .title = { $way ->
        [draw] Lay out the Missions and cubes
       *[tell] Set the Mission cubes
    }
    .moves =
        A: **{ NAME($A, form: "mission") }**, cube on { $A_left }
        B: **{ NAME($B, form: "mission") }**, cube on { $B_left }
        C: **{ NAME($C, form: "mission") }**, cube on { $C_left }
        Put each Mission’s **marker** by its action
        Put the **Missions marker** on 3 | The Remaining-Missions marker
    .key = Missions | 3
    .short = { $way ->
        [draw] Lay out these Missions and set their cubes:
       *[tell] Set the Mission cubes:
    } A, { NAME($A, form: "mission") }, on { $A_left }; B, { NAME($B, form: "mission") }, on { $B_left }; C, { NAME($C, form: "mission") }, on { $C_left }. Put each marker by its action, and the Missions marker on 3.
rewards = { $length ->
       *[other] Four of the eight LSS Reward tiles go on top of the LSS columns. Who draws them?
    }
    .voice = Four LSS Reward tiles go on top of the columns. Who draws them, the companion or you?
    .why = When Lacerda builds in the LSS he scores the tile of that column (rulebook page 22). If the companion does not know it, you score it for him on the points track.
    .option-draw = The companion draws
    .option-tell = I draw and enter them
    .option-skip = I draw and score them myself
    .done = { $answer ->
        [draw] the companion draws the Reward tiles
        [tell] you draw and enter the Reward tiles
       *[skip] you draw and score the Reward tiles
    }
    .title = Who draws the Reward tiles?
    .facts =
        Four of the eight go on top of the LSS columns
        The companion picks and names them, or you enter yours
        If you score them: work out his points when he builds
    .key = Reward tiles | 4
    .short = Who draws the Reward tiles, the companion or you?
reward = The Reward tile above { NAME($kind, form: "the") } is drawn.
    .ask = Which Reward tile is above { NAME($kind, form: "the") } column?
    .form = reward
    .done = the Reward tile above { NAME($kind, form: "the") } is “{ $choice }”
    .done-colonists = the Reward tile above { NAME($kind, form: "the") } is “{ $choice }”
    .why = He scores the tile of the column in which he builds (rulebook page 22).
    .ask-title = Reward tile above { NAME($kind, form: "the") }?
    .ask-facts = The tile on top of this LSS column
    .ask-key = { NAME($kind) }
    .ask-short = Which Reward tile is above { NAME($kind, form: "the") } column?
lay-rewards = Lay these Reward tiles above the columns. Generator: { NAME($tile_1, form: "reward") }. Water Extractor: { NAME($tile_2, form: "reward") }. Greenhouse: { NAME($tile_3, form: "reward") }. Oxygen Condenser: { NAME($tile_4, form: "reward") }.
    .voice = Lay these Reward tiles above the columns: for the Generator, { NAME($tile_1, form: "reward") }; for the Water Extractor, { NAME($tile_2, form: "reward") }; for the Greenhouse, { NAME($tile_3, form: "reward") }; for the Oxygen Condenser, { NAME($tile_4, form: "reward") }.
    .why = The four other tiles go back to the box (rulebook page 5).
    .done = Reward tiles laid out
    .title = Reward tiles on the LSS
    .moves =
        Generator: **{ NAME($tile_1, form: "short") }** | { NAME($tile_1, form: "reward") }
        Water Extractor: **{ NAME($tile_2, form: "short") }** | { NAME($tile_2, form: "reward") }
        Greenhouse: **{ NAME($tile_3, form: "short") }** | { NAME($tile_3, form: "reward") }
        Oxygen Condenser: **{ NAME($tile_4, form: "short") }** | { NAME($tile_4, form: "reward") }
    .key = Reward tiles | 4
    .short = Lay out the Reward tiles from the left: { NAME($tile_1) }, { NAME($tile_2) }, { NAME($tile_3) } and { NAME($tile_4) }.
setup-players = Set up both player boards: 1 of each Resource, 1 Crystal, the Shelter Tech in the middle of Lab column 2, 5 Ships on the top spaces of the Depot, 4 Shelters (the fifth is on Mars), 3 Colonists in the Quarters, 5 Progress cubes below the Resources. Put 1 Bot on your Shelter on Mars. Put the other Bots and Colonists, 8 Advanced Building markers and the Rover next to each board.
    .voice = Set up both player boards. Each gets one of every Resource, one Crystal, the Shelter Tech in the middle of column 2 of the Lab, five Ships on the top spaces of the Depot, four Shelters, with the fifth on Mars, three Colonists in the Quarters, and five Progress cubes below the Resources. Put one Bot on your Shelter on Mars. Put the other Bots and Colonists, eight Advanced Building markers and the Rover next to each board.
    .why = Lacerda’s board is set up like yours; his Resources are never used. A Rover next to the board counts as being on the central Mine until it first moves (rulebook pages 6, 12 and 22).
    .done = player boards set up
    .title = Set up both player boards
    .moves =
        Put **Resources** in Storage || 1 of each, 1 Crystal, on both boards
        Place the **Shelter Tech** || In both Labs, on the middle space of column 2
        Put 5 **Ships** on the Depot || On both boards, top 5 spaces
        Put 4 **Shelters** in place || On both boards; the fifth is on Mars, on its marked space
        Put 1 **Bot** on your Shelter || Your other 3 and his 4 go next to the boards
        Place 3 **Colonists** || In the Quarters of both boards; the other 9 next to each
        Place 5 **Progress cubes** || On both boards, one below each Resource
        Set out **Rover** and **markers** || Next to each board: 1 Rover, 8 Advanced Building markers
    .key = Boards | 2
    .short = Each board gets 1 of each Resource, 1 Crystal, the Shelter Tech, 5 Ships, 4 Shelters, 3 Colonists and 5 cubes; your Shelter on Mars gets 1 Bot.
setup-lacerda = Lacerda’s setup differs in two ways: he gets no Private Goals, while you draw three, and one of his Bots goes on the Mine icon of the Progress Area instead of on his Shelter. { $deck ->
        [physical] Shuffle his 12 solo cards.
       *[app] His solo cards can stay in the box.
    }
    .why = You keep three Private Goals of your own, of which you may fulfill one (rulebook pages 6 and 22).
    .done = Lacerda set up
    .title = What differs for Lacerda
    .moves =
        Draw 3 **Private Goals** || For you only: he gets none
        Put 1 of his **Bots** on the Mine icon || In the Progress Area of his board; none on his Shelter
        { $deck ->
            [physical] Shuffle his 12 **solo cards**
           *[app] { "" }
        }
    .facts = { $deck ->
        [physical] { "" }
       *[app] His solo cards can stay in the box
    }
    .key = Private Goals | 3
    .short = Draw 3 Private Goals for yourself, and put one of Lacerda’s Bots on the Mine icon of his Progress Area.
first-space = Who draws Lacerda’s first Turn Order space?
    .voice = Who draws Lacerda’s first Turn Order space, the companion or you?
    .why = The rulebook has you draw a First Colonist tile (page 22). The box holds six tiles for eight spaces; the companion draws from 1 to 8.
    .option-draw = The companion draws
    .option-tell = I draw one and enter it
    .done = { $answer ->
        [draw] the companion draws Lacerda’s first space
       *[tell] you draw Lacerda’s first space
    }
    .title = Who draws his first space?
    .facts =
        A Turn Order space, from a First Colonist tile
        The companion draws from 1 to 8, without a tile
    .key = Space
    .short = Who draws Lacerda’s first space, the companion or you?
first-colonist = His First Colonist tile is drawn.
    .ask = Draw a First Colonist tile for Lacerda. Which number does it show?
    .why = The tile gives his first Turn Order space (rulebook page 22). The box holds six tiles for eight spaces; the companion draws from 1 to 8.
    .refused = “{ $answer }” is not a Turn Order space. Give a number from 1 to 8.
    .option-app = The companion draws
    .done = { $answer ->
        [app] the companion draws Lacerda’s first space
       *[other] Lacerda’s first space is { $choice }
    }
    .ask-title = Which number is on his tile?
    .ask-moves = Draw a **First Colonist tile** | For Lacerda
    .ask-key = First Colonist
    .ask-short = Draw a First Colonist tile. Which number does it show?
first-colonist-rolled = His first space is drawn.
    .done = number { $answer } decided his first space
his-place = Put Lacerda’s astronaut on Turn Order space { $space }, { $side ->
        [orbit] in Orbit
       *[colony] in the Colony
    }, and the Shuttle on space 1 of that side.
    .why = The Shuttle starts on Lacerda’s side (rulebook page 22). The rulebook doesn’t say whether he takes the benefit of his first space; here { $start ->
        [benefit] he does.
       *[no-benefit] he does not.
    }
    .done = Lacerda starts on space { $space }
    .title = { $side ->
        [orbit] Lacerda starts in Orbit
       *[colony] Lacerda starts in the Colony
    }
    .moves =
        Put **Lacerda** on space { $space } | His astronaut, in Turn Order
        Put the **Shuttle** on space 1 || { $side ->
            [orbit] On the Orbit side
           *[colony] On the Colony side
        }
    .facts = { $start ->
        [benefit] { "" }
       *[no-benefit] He does not take the benefit of space { $space }
    }
    .key = Lacerda | { $space }
    .short = Put Lacerda on space { $space }, and the Shuttle on space 1 on the same side.
your-place = Which free space do you take? Take its benefit. Spaces 1 to 4 are in Orbit, 5 to 8 in the Colony.
    .why = You choose a free space after Lacerda’s is drawn, or draw one (rulebook page 22).
    .done = you start on space { $answer }
    .title = Which space do you take?
    .moves =
        Take a free **space** and its benefit || { $help ->
            [cards] { "" }
            [map] Tech, Blueprint, Bot or Rover: report it on your first turn
           *[other] Tech or Blueprint: report it on your first turn
        }
    .key = Space
    .short = Now choose a free space for yourself, and take its benefit.
goal = Which Solo Goal are you aiming for?
    .why = You win by meeting every condition of any one of the four Solo Goals (rulebook page 22). The one you choose is only your aim; all four are checked at the end. First Colonists, the easiest: Colony 3, 1 Contract, Private Goal, a level 6 Tech, more points than Lacerda. Next Generation: Colony 3, both types of Contract, Private Goal, 2 Research tiles, 4 Shelters, 10 points ahead. Hunky Dory: Colony 4, both types of Contract, Private Goal, 3 Mines with your Colonist or marker, 5 Advanced Buildings, 20 points ahead. A Martian Potato, the hardest: Colony 3, two Contracts, the Biochemist, 5 Plants, Greenhouses, 2 Research tiles, ending the game in Orbit, 30 points ahead.
    .option-draw = Draw one
    .done = { $answer ->
        [draw] a Solo Goal is drawn
       *[other] you aim for “{ $choice }”
    }
    .title = Which Solo Goal are you aiming for?
    .facts =
        Tap one to read it. Any one of the four wins
        First Colonists: easiest; a level 6 Tech, 1 point ahead
        Next Generation: 4 Shelters, 10 points ahead
        Hunky Dory: 5 Advanced Buildings, 20 points ahead
        A Martian Potato: hardest; Greenhouses, 30 points ahead
    .key = Solo Goals | 4
    .short = Which Solo Goal are you aiming for?
goal-drawn = The goal is drawn.
    .ask = Draw a Solo Goal. Which is it?
    .done = your goal is { $choice }
    .ask-title = Which Solo Goal is it?
    .ask-moves = Draw a **Solo Goal**
    .ask-key = Solo Goal
    .ask-short = Draw a Solo Goal. Which one is it?
goal-set = You’re aiming for { NAME($goal) }; meeting any one of the four goals wins. Tick off its conditions as you meet them.
    .voice = You’re aiming for { NAME($goal) }. Meeting any one of the four goals wins. Tick off its conditions as you meet them, under More, Whole table.
    .title = Your aim: { NAME($goal) }
    .facts =
        Meeting any one of the four goals wins
        Tick off its conditions in “More”, “Whole table”
    .key = { NAME($goal) }
    .short = You’re aiming for { NAME($goal) }; any of the four goals wins.
readings = Where the rulebook is silent, this game is played as follows: in the Lab he prefers the { $lab ->
        [upper] upper
       *[lower] lower
    } space; building on arrival { $arrival ->
        [paid] costs Crystals
       *[free] is free
    }; a card of a completed Mission gives { $finished-mission ->
        [crystals] its Crystals
       *[nothing] nothing
    }; his Living Quarters { $quarters ->
        [full] count as full (12 Colonists, 21 OP)
       *[shelters] count by his Shelters
    }; his first space { $start ->
        [benefit] gives its benefit
       *[no-benefit] gives no benefit
    }; a last Mission completed in the Shuttle phase counts { $missions-end ->
        [at-once] at once
       *[colonization] in the next Colonization phase
    }; a Building pictured on a tile { $pictured ->
        [limited] keeps to the LSS limit
       *[free] ignores the LSS limit
    }; only his own Shelter Tech helps his Shelters.
    .voice = The setup is done. Where the rulebook is silent, the options of this game apply.
    .title = Where the rulebook is silent
    .facts =
        Lab: { $lab ->
            [upper] upper
           *[lower] lower
        } space first · Quarters: { $quarters ->
            [full] full, 12 Colonists, 21 OP
           *[shelters] by his Shelters
        }
        Building on arrival: { $arrival ->
            [paid] paid
           *[free] free
        } · His first space: { $start ->
            [benefit] benefit
           *[no-benefit] no benefit
        }
        Completed Mission: { $finished-mission ->
            [crystals] Crystals
           *[nothing] no Crystals
        } · Tile’s Building: { $pictured ->
            [limited] LSS limit
           *[free] no limit
        }
        Last Mission in Shuttle phase: { $missions-end ->
            [at-once] at once
           *[colonization] waits
        } · Shelters: own Tech
    .key = Setup
    .short = The setup is done.

## His turn

card = Card { $letter }{ $number }{ $travels ->
            [yes] { "" }
           *[no] x
        }: { NAME($action) }. { $last ->
        [yes] { "" }
       *[no] { $travels ->
            [yes] He will travel if the Shuttle travels from his side.
           *[no] He will not travel this round.
        }
    } { $left ->
        [0] It is the last card in his pile.
       *[other] { "" }
    }
    .voice = Lacerda’s card says { NAME($action) }, for Mission { $letter }. { $last ->
        [yes] { "" }
       *[no] { $travels ->
            [yes] { "" }
           *[no] He will not travel this round.
        }
    } { $left ->
        [0] It is the last card in his pile.
       *[other] { "" }
    }
    .why = The card’s number and the side he is on decide his action. While his latest card shows an X, he does not travel (rulebook page 22). { $left ->
        [0] None of the 12 cards is
        [one] 1 of the 12 cards is
       *[other] { $left } of the 12 cards are
    } left in his pile.
    .ask = Draw Lacerda’s top solo card. Which one is it? Letter: Mission. Number: action. X: he stays.
    .ask-voice = Draw Lacerda’s top solo card. Which one is it?
    .refused = “{ $answer }” is not in his draw pile. Look at the card again, or correct the pile.
    .done = Lacerda’s card is { $choice }
    .title = { $action ->
        [hire] Scientist or Contract
       *[other] { NAME($action) }
    }
    .facts =
        Card { $letter }{ $number }{ $travels ->
            [yes] { "" }
           *[no] x
        }: action { $number }, Mission { $letter }
        { $last ->
            [yes] { "" }
           *[no] { $travels ->
                [yes] He travels if the Shuttle travels from his side
               *[no] He will not travel this round
            }
        }
        { $left ->
            [0] The last card in his pile
           *[other] { "" }
        }
    .key = { short-action } | { $number }
    .short = He drew { short-action }.
    .ask-title = Which card is it?
    .ask-moves = Draw his top **solo card**
    .ask-facts = Letter: Mission. Number: action. X: he stays
    .ask-key = Card
    .ask-short = Lacerda’s turn: draw his card.
reshuffle = His pile is empty: shuffle the 12 cards for pass { $pass }. From now on each card also moves its Mission’s cube.
    .why = The discards are shuffled when he needs a card and there is none (rulebook page 22).
    .title = His pile is empty
    .moves = Shuffle his 12 **cards**
    .facts = Pass { $pass }: each card also moves its Mission’s cube
    .key = Pass | { $pass }
    .short = Shuffle his cards again.
crystals-up = { $fitted ->
        [0] His Depot is already full
        [one] At the start of his turn, 1 Crystal goes into his Depot
       *[other] At the start of his turn, { $fitted } Crystals go into his Depot
    }{ $lost ->
        [0] { "" }
        [one] ; 1 waiting Crystal is lost
       *[other] ; { $lost } waiting Crystals are lost
    }. He now has { $crystals }.
    .why = Crystals gained during a turn wait below the Depot until the next one; a Depot holds 3, plus one for each Ship that has left it (rulebook pages 6 and 7).
    .title = Start of his turn
    .moves =
        { $fitted ->
            [0] { "" }
            [one] Move 1 **Crystal** into his Depot | From below it: gained since his last turn
           *[other] Move { $fitted } **Crystals** into his Depot | From below it: gained since his last turn
        }
        { $lost ->
            [0] { "" }
            [one] Put 1 **Crystal** in the supply || From below his Depot: there is no space, so it’s lost
           *[other] Put { $lost } **Crystals** in the supply || From below his Depot: no space, so they’re lost
        }
    .facts = { $fitted ->
        [0] His Depot is already full
       *[other] { "" }
    }
    .key = Crystals | { $fitted }
    .short = { $fitted ->
        [0] His Depot is full
        [one] Move 1 Crystal up
       *[other] Move { $fitted } Crystals up
    }{ $lost ->
        [0] .
        [one] ; 1 { $fitted ->
            [0] Crystal
           *[other] more
        } is lost.
       *[other] ; { $lost } { $fitted ->
            [0] Crystals
           *[other] more
        } are lost.
    }
finished-mission = Mission { $letter } is already complete: { $crystals ->
        [0] nothing happens.
        [one] he still gains 1 Crystal.
       *[other] he still gains { $crystals } Crystals.
    }
    .why = The rulebook does not say what a card of a completed Mission does; you chose this in the setup.
    .title = Mission { $letter } is already complete
    .moves = { $crystals ->
        [0] { "" }
        [one] Give him 1 **Crystal** | Below his Depot
       *[other] Give him { $crystals } **Crystals** | Below his Depot
    }
    .facts = { $crystals ->
        [0] Nothing happens
       *[other] { "" }
    }
    .key = Mission | { $letter }
    .short = { $crystals ->
        [0] { "" }
        [one] He gains 1 Crystal.
       *[other] He gains { $crystals } Crystals.
    }

cannot-place = { $taken ->
        [yes] His Colonist blocks “{ NAME($action) }”, so his Rover moves instead.
       *[no] { $price ->
            [0] { NAME($action) } would cost { $cost ->
                [one] 1 Crystal
               *[other] { $cost } Crystals
            }, and he has { $crystals }, so his Rover moves instead.
           *[other] { $cost ->
                [0] A Contract costs { $price } Crystal, and he has { $crystals }.
                [one] His Colonist costs 1 Crystal and a Contract { $price }, and he has { $crystals }.
               *[other] His Colonist costs { $cost } Crystals and a Contract { $price }, and he has { $crystals }.
            } { $action ->
                [none] He takes none.
               *[other] His Rover moves instead.
            }
        }
    } { $action ->
        [none] { "" }
       *[other] He pays nothing.
    }
    .why = A Colonist costs 1 Crystal for each Colonist already there ({ $his } of his, { $yours } of yours), a Contract 1 Crystal; if he cannot pay, he moves his Rover instead (rulebook pages 17, 22 and 24).
    .done = Lacerda moves his Rover instead of using “{ NAME($action) }”
    .option-rover = Move his Rover
    .option-colonists = { colonists-differ }
    .title = { $taken ->
        [yes] His Colonist blocks it
       *[no] He can’t pay [{ $pays } crystal]
    }
    .facts =
        { $action ->
            [none] { "" }
           *[other] { NAME($action) }
        }
        { $taken ->
            [yes] { "" }
           *[no] { $price ->
                [0] Colonist: { $cost ->
                    [one] 1 Crystal
                   *[other] { $cost } Crystals
                }. He has { $crystals }
               *[other] { $cost ->
                    [0] { "" }
                    [one] Colonist: 1 Crystal.
                   *[other] Colonist: { $cost } Crystals.
                } Contract: { $price } Crystal. He has { $crystals }
            }
        }
        { $action ->
            [none] He takes no Contract
           *[other] His Rover moves instead; he pays nothing
        }
    .key = { $action ->
        [none] Contract
       *[other] Rover
    }
    .short = { $taken ->
        [yes] His Colonist blocks it,
       *[no] He can’t pay,
    } { $action ->
        [none] so he takes no Contract.
       *[other] so his Rover moves instead.
    }

# What is wrong with the Colonists of yours that an action of his counts
colonists-differ = Recount Colonists
your-colonists = How many of your Colonists are on the { NAME($action, form: "action") } action?
    .why = He pays 1 Crystal for each Colonist already on the action (rulebook page 24).
    .done = you counted { $answer ->
        [one] 1 Colonist
       *[other] { $answer } Colonists
    } on “{ NAME($action) }”
    .title = Your Colonists on this action?
    .facts = { NAME($action) }
    .key = Colonists
    .short = How many of your Colonists are on the { NAME($action, form: "action") } action?

# An action in a word
short-action = { $action ->
        [obtain-blueprint] Blueprint
        [learn-technology] Tech
        [research-and-development] Develop
        [construct] Construct
        [upgrade] Upgrade
       *[hire] Hire
    }

# Said first in every action on which his Colonist is placed
place-colonist = { $placing ->
        [yes] { $cleared ->
            [lacerda] The slots are full, so his Colonists there go to his Working Area.
            [you] The slots are full, so your Colonists there go to your Working Area.
            [both] The slots are full, so all Colonists there go to the Working Areas.
           *[nobody] { "" }
        } Place his Colonist{ $cost ->
            [0] .
            [one] ; he pays 1 Crystal.
           *[other] ; he pays { $cost } Crystals.
        }
       *[no] { "" }
    }
    .moves = { $placing ->
        [yes]
            { $cleared ->
                [lacerda] ✓ Clear his **Colonists** from { short-action } || From this action to his Working Area
                [you] ✓ Clear your **Colonists** from { short-action } || From this action to your Working Area
                [both] ✓ Clear all **Colonists** from { short-action } || From this action to the Working Areas
               *[nobody] { "" }
            }
            ✓ Place his **Colonist** on { short-action } { $cost ->
                [0] { "" }
               *[other] { "" }[−{ $cost } crystal]
            } | { $action ->
                [construct] Colony: { NAME($action) }
                [upgrade] Colony: { NAME($action) }
                [hire] Colony: { NAME($action) }
               *[other] Orbit: { NAME($action) }
            }
       *[no] { "" }
    }
    .short = { $placing ->
        [yes] { $cost ->
            [0] Place his Colonist.
            [one] Place his Colonist for 1 Crystal.
           *[other] Place his Colonist for { $cost } Crystals.
        }
       *[no] { "" }
    }
blueprint-number = { $number ->
    [1] This is the first of two Blueprints.
    [2] This is the second of two Blueprints.
   *[other] { "" }
}
obtain-blueprint = { place-colonist } { blueprint-number } He takes { $scientists ->
        [0] the leftmost Blueprint in the fuller row (the lower one if tied).
       *[other] a Blueprint for his Scientists ({ ANY($wanted) }) if there is one, otherwise any: the leftmost in the fuller row (the lower one if tied).
    } Put an Advanced Building marker on it. Which one is it?
    .voice = { place-colonist } { blueprint-number } He takes { $scientists ->
        [0] the leftmost Blueprint in the fuller row, or in the lower row if they are tied.
       *[other] a Blueprint that helps his Scientists: { ANY($wanted) }. If there is none, he takes any. If there are several, he takes the leftmost in the fuller row, or in the lower row if they are tied.
    } Put an Advanced Building marker on it. Which one is it?
    .why = A type that one of his Scientists scores comes first. If there are several, he takes the leftmost card in the row with the most cards, or in the lower row if they are tied. He gains the printed item only if it is a Crystal (rulebook pages 10 and 22).
    .group = Which level is it?
    .member = Level { $option }
    .option-colonists = { colonists-differ }
    .done = Lacerda took a Blueprint ({ $choice })
    .title = { $number ->
        [0] Which Blueprint does he take?
       *[other] Blueprint { $number } of 2: which one?
    }
    .moves =
        { place-colonist.moves }
        Take and mark a **Blueprint** || { $scientists ->
            [0] Leftmost in the fuller row
            [1] { ANY($wanted, form: "short") } if there is one; leftmost in the fuller row
            [2] { ANY($wanted, form: "short") } first; leftmost in the fuller row
            [3] { ANY($wanted, form: "short") } if possible; leftmost in the fuller row
           *[other] His Scientists’ types first; leftmost in the fuller row
        }
    .facts = If the rows are tied: the lower one
    .key = Blueprint
    .alone = { NAME($group) }
    .short = { place-colonist.short } { blueprint-number } { $scientists ->
        [0] Take and mark the leftmost Blueprint in the fuller row.
       *[other] Take and mark one { ANY($wanted, form: "short") } Blueprint, otherwise any: the leftmost in the fuller row.
    } Which is it?
no-blueprint = { $reason ->
        [markers] His eight Advanced Building markers are all in use: he takes no Blueprint.
       *[display] No Blueprint is left for him to take.
    }
    .why = Every Blueprint he takes gets one of his eight markers, which later moves to the Building he upgrades; with none left, he takes no Blueprint (rulebook page 10).
    .facts = { $reason ->
        [markers] No Blueprint: all 8 of his Advanced markers are in use
       *[display] No Blueprint is left for him to take
    }
    .key = Blueprint | 0
    .short = { $reason ->
        [markers] He has no markers left, so he takes no Blueprint.
       *[display] There is no Blueprint left for him.
    }
learn-technology = He learns the cheapest Tech he doesn’t have, the leftmost if tied: the { NAME($tech, form: "tech") }. Put it on Lab space { $place }.
    .voice = He learns the cheapest Tech, the leftmost if tied: the { NAME($tech, form: "tech") }. Put it in { NAME($place, form: "voice") } of his Lab.
    .why = He takes the cheapest tile he doesn’t have, the leftmost if tied, and pays nothing; it goes in column 1, the upper space first (rulebook pages 10 and 22). If that tile is gone, choose the one he takes.
    .option-mine = { $tech ->
        [mine] Done
       *[other] { NAME("mine", form: "tech") } instead
    }
    .option-generator = { $tech ->
        [generator] Done
       *[other] { NAME("generator", form: "tech") } instead
    }
    .option-water-extractor = { $tech ->
        [water-extractor] Done
       *[other] { NAME("water-extractor", form: "tech") } instead
    }
    .option-greenhouse = { $tech ->
        [greenhouse] Done
       *[other] { NAME("greenhouse", form: "tech") } instead
    }
    .option-oxygen-condenser = { $tech ->
        [oxygen-condenser] Done
       *[other] { NAME("oxygen-condenser", form: "tech") } instead
    }
    .option-rover = { $tech ->
        [rover] Done
       *[other] { NAME("rover", form: "tech") } instead
    }
    .option-ship = { $tech ->
        [ship] Done
       *[other] { NAME("ship", form: "tech") } instead
    }
    .option-upgrade = { $tech ->
        [upgrade] Done
       *[other] { NAME("upgrade", form: "tech") } instead
    }
    .done = Lacerda learned the { NAME($answer, form: "tech") }
    .title = Lacerda learns a Tech
    .moves =
        Take the **{ NAME($tech, form: "tech") }** | Cheapest he doesn’t have; leftmost if tied
        Put it on Lab **{ $place }** || In { NAME($place, form: "voice") }
    .key = { NAME($tech, form: "tech") } | { $place }
    .short = Put the { NAME($tech, form: "tech") } in { NAME($place, form: "voice") }.
learn-which = He learns the cheapest Tech he doesn’t have, the leftmost if tied. Put it on Lab space { $place }. Which one is it?
    .voice = He learns the cheapest Tech he doesn’t have, the leftmost if several cost the same. Put it in { NAME($place, form: "voice") } of his Lab. Which one is it?
    .why = The bottom row of the grid is free, the middle costs 1 Battery, the top 1 Battery and 1 Resource; he pays nothing (rulebook pages 10 and 22).
    .form = tech
    .done = Lacerda learned the { $choice }
    .title = Which Tech does he learn?
    .moves =
        Take the cheapest **Tech** | One he doesn’t have; leftmost if tied
        Put it on Lab **{ $place }** || In { NAME($place, form: "voice") }
    .key = Tech | { $place }
    .short = He learns the cheapest Tech, the leftmost if tied: put it in { NAME($place, form: "voice") }. Which one is it?
no-tech = { $reason ->
        [lab] Column 1 of his Lab is full: he cannot learn a Tech.
       *[grid] There is no Tech left that he could learn.
    }
    .facts = { $reason ->
        [lab] Column 1 of his Lab is full: he learns no Tech
       *[grid] There is no Tech left that he could learn
    }
    .key = Tech | 0
    .short = { $reason ->
        [lab] He has no room for a Tech.
       *[grid] There is no Tech left for him.
    }
develop = { place-colonist } { $which ->
        [most] He develops his most developed Tech:
        [used] You used his Tech, so he develops it:
       *[least] Then he develops his least developed Tech:
    } move his { NAME($tech, form: "tech") } to Lab space { $place }.
    .why = { $which ->
        [used] The owner of a Tech that another player uses takes 1 Oxygen or develops it once; he keeps no Resources, so he develops (rulebook pages 11 and 22).
       *[other] First the most developed Tech that can move, then the least developed that can move, the lower tile if tied (rulebook page 22).
    } Lab spaces: column number, then a, b, c from the top. Where two spaces are free the rulebook is silent; here he takes the { $reading ->
        [upper] upper
       *[lower] lower
    } one.
    .voice = { place-colonist } { $which ->
        [most] He develops his most developed Tech.
        [used] You used his Tech, so he develops it.
       *[least] Then he develops his least developed Tech.
    } Move his { NAME($tech, form: "tech") } to { NAME($place, form: "voice") }.
    .option-done = Done
    .option-colonists = { colonists-differ }
    .done = Lacerda developed the { NAME($tech, form: "tech") }
    .title = Lacerda develops a Tech
    .moves =
        { place-colonist.moves }
        Move the { $tech ->
            [water-extractor] **Water Tech**
            [oxygen-condenser] **Oxygen Tech**
           *[other] { "" }**{ NAME($tech, form: "tech") }**
        } to { $place } || { $which ->
            [used] You used this Tech; it goes in
           *[other] In
        } { NAME($place, form: "voice") }
    .facts = { $which ->
        [most] His most developed Tech that can move
        [used] { "" }
       *[least] His least developed Tech that can move
    }
    .key = { NAME($tech, form: "tech") } | { $place }
    .short = { place-colonist.short } Move his { NAME($tech, form: "tech") } to { NAME($place, form: "voice") }.
no-develop = None of his Techs can move.
    .title = None of his Techs can move
    .key = Techs | 0
    .short = None of his Techs can move.
no-develop-used = You used his { NAME($tech, form: "tech") }, but it can’t move any further: he gains nothing.
    .why = The owner of a Tech that another player uses takes 1 Oxygen or develops it once; he keeps no Resources (rulebook pages 11 and 22).
    .title = His Tech can’t move any further
    .facts =
        You used his { NAME($tech, form: "tech") }
        He gains nothing
    .key = { NAME($tech, form: "tech") } | 0
    .short = His { NAME($tech, form: "tech") } can’t move any further.
construct = { place-colonist } Lacerda builds { NAME($kind, form: "a") }{ $tech ->
        [0] { "" }
       *[other] { " " }where it makes the largest Complex, joining { $tech ->
            [one] just { $tech } tile
           *[other] at most { $tech } tiles
        }; if he can’t,
    } exactly 2 hexes from another { NAME($kind) }, touching none. Place it face down, put Crystals on the empty hexes its arrows point at, then flip it. { $kind ->
        [mine] His Colonist goes on it.
       *[other] { "" }
    } { $lss ->
        [yes] Move its LSS marker up one row{ $by ->
            [tile] .
           *[construct] { " " }and his Bot to the { NAME($next) } icon.
        }
       *[no] { $by ->
            [tile] { "" }
           *[construct] Move his Bot to the { NAME($next) } icon.
        }
    } { $asks ->
        [yes] Is it in a Complex?
       *[no] { "" }
    }
    .why = { $because ->
        [arrival] When he arrives in the Colony he builds, after the benefit of his space (page 22).
        [tile] The tile that he took lets him build.
       *[card] His card makes him build.
    } A Crystal under the tile goes to the supply, a Discovery or Research tile to the box, a Bot or Rover to the nearest free hex (rulebook page 13). { $by ->
        [tile] The tile shows this Building; the rulebook does not say more. Here the LSS limit { $limited ->
            [yes] applies to it and his Bot moves
           *[no] doesn’t apply to it and his Bot stays
        }.
       *[construct] His Bot is on the { NAME($icon) } icon; at Colony level { $colony } a type is allowed while its LSS marker is below the Colony marker; a Mine is always allowed (page 23).
    } A Tech of that type lets him join as many tiles as its level: { $tech ->
        [0] none is in play
       *[other] the one in play is level { $tech }
    } (page 14). { $kind ->
        [mine] A Mine is worked by his Colonist; he always has one (pages 13 and 22).
       *[other] { "" }
    }
    .option-done = Built
    .option-complex = In a Complex
    .option-alone = On its own
    .option-colonists = { colonists-differ }
    .done = Lacerda built { NAME($kind, form: "a") }
    .title = { $asks ->
        [yes] Is it in a Complex?
       *[no] Lacerda builds
    }
    .moves =
        { place-colonist.moves }
        Build { $kind ->
            [oxygen-condenser] an
           *[other] a
        } **{ NAME($kind) }** || { $tech ->
            [0] Face down; 2 hexes from one, touching none
            [one] Face down; next to a single { NAME($kind) }
           *[other] Face down; join up to { $tech }, largest Complex
        }
        Put **Crystals** at its arrows; flip it | One for each arrow to an empty hex, then turn the tile up
        { $kind ->
            [mine] { $placing ->
                [yes] Put another **Colonist** on the Mine
               *[no] Put his **Colonist** on the Mine
            }
           *[other] { "" }
        }
        { $lss ->
            [yes] Move the LSS **{ NAME($kind, form: "short") }** marker up | One row
           *[no] { "" }
        }
        { $by ->
            [tile] { "" }
           *[construct] Move his Bot to the **{ NAME($next, form: "short") }** icon | In his Progress Area: what he builds next
        }
    .facts =
        If several hexes are tied for him: “A tie”
        { $because ->
            [arrival] He arrived in the Colony, so he builds
            [tile] The tile he took lets him build
           *[card] { "" }
        }
        { $tech ->
            [0] { "" }
           *[other] If not, 2 hexes from another { NAME($kind) }, touching none
        }
    .key = { NAME($kind) } | { $tech ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
       *[other] 7
    }
    .short = { place-colonist.short } Build { NAME($kind, form: "a") }{ $tech ->
        [0] { "" } 2 hexes from another.
       *[other] { "" } { $tech ->
            [one] next to just { $tech } other.
           *[other] so that it joins at most { $tech } others.
        }
    } { $kind ->
        [mine] Put his Colonist on it.
       *[other] { "" }
    } { $lss ->
        [yes] Move its LSS marker up{ $by ->
            [tile] .
           *[construct] { " " }and his Bot to the { NAME($next, form: "short") } icon.
        }
       *[no] { $by ->
            [tile] { "" }
           *[construct] Move his Bot to the { NAME($next, form: "short") } icon.
        }
    } { $asks ->
        [yes] Is it in a Complex?
       *[no] { "" }
    }
bot = For the Two Bots icon, move his Bot two icons ahead, to the { NAME($icon) } icon.
    .why = With the Two Bots icon, his Bot moves two icons ahead in the loop; it shows what he builds next, and nothing is built yet (rulebook pages 22 and 23).
    .title = His Bot moves
    .moves = Move his Bot to the **{ NAME($icon, form: "short") }** icon || Two Bots icon: two icons ahead in his Progress Area
    .key = { NAME($icon) }
    .short = Move his Bot to the { NAME($icon, form: "short") } icon.
progress = It’s his first Complex of that type: move his { NAME($kind) } Progress cube to the Progress Area. He has { $count } there.
    .why = The first time a player makes or extends a Complex of a type, that cube moves; never for Shelters (rulebook page 14).
    .title = His first Complex of that type
    .moves = Move his **{ NAME($kind, form: "short") }** cube || To his Progress Area
    .facts = Progress cubes there: { $count }
    .key = Progress | { $count }
    .short = Move his { NAME($kind) } cube to his Progress Area.
your-progress = It’s your first Complex of that type: move your { NAME($kind) } Progress cube to your Progress Area.
    .why = The first time a player makes or extends a Complex of a type, that cube moves; never for Shelters (rulebook page 14).
    .title = Your first Complex of that type
    .moves = Move your **{ NAME($kind, form: "short") }** cube || To your Progress Area
    .key = Progress
    .short = Move your { NAME($kind) } cube to your Progress Area.
your-tech-used = He used your { NAME($tech, form: "tech") }: gain 1 Oxygen, or develop it once at the end of this turn.
    .why = The owner of a Tech that another player uses gains one of the two (rulebook page 11).
    .title = He used your Tech
    .moves = Take 1 **Oxygen**, or develop **once** || He used your { NAME($tech, form: "tech") }; develop after his turn
    .key = { NAME($tech, form: "tech") }
    .short = He used your { NAME($tech, form: "tech") }: take 1 Oxygen, or develop it later.
upgrade = { place-colonist } { $number ->
        [one] He upgrades
       *[other] He also upgrades
    } { $level ->
        [3] { NAME($kind, form: "a") } in a Complex of 3 or more
       *[1] { $kind ->
            [shelter] one of his own Shelters
           *[other] { NAME($kind, form: "a") } anywhere on Mars
        }
    } with his level { $level } Blueprint. Its marker goes on the Building. { $worked ->
        [yes] If possible, choose one without his Colonist.
       *[no] { "" }
    }
    .why = { $scored ->
        [yes] One of his Scientists scores this type.
       *[no] His Scientists score none of his Blueprints’ types, so the higher level comes first.
    } He pays no Mineral. A Colonist on that Building goes back to its owner; a Bot or Rover moves to the nearest free hex (rulebook pages 16 and 23).
    .option-done = Done
    .option-colonist = His Colonist went home
    .option-colonists = { colonists-differ }
    .done = Lacerda upgraded { NAME($kind, form: "a") }
    .title = { $number ->
        [one] Lacerda upgrades
       *[other] He also upgrades
    }
    .moves =
        { place-colonist.moves }
        Upgrade { $kind ->
            [oxygen-condenser] an
           *[other] a
        } **{ NAME($kind) }** || { $level ->
            [3] In a Complex of 3 or more
           *[1] { $kind ->
                [shelter] One of his own
               *[other] Anywhere on Mars
            }
        }
        Put the Blueprint’s **marker** on it | From his level { $level } Blueprint
    .facts = { $worked ->
        [yes] If possible, one without his Colonist
       *[no] { "" }
    }
    .key = { NAME($kind) } | { $level }
    .short = { place-colonist.short } Move the marker from his level { $level } Blueprint to { NAME($kind, form: "a") }.
no-upgrade = He has no Blueprint that fits a Building on Mars.
    .facts = None of his Blueprints fits
    .key = Upgrade | 0
    .short = None of his Blueprints fits.
hire = { place-colonist } He hires the { NAME($scientist) }: give him the card and its figure. Then shuffle the Contracts and put the top one in the gap.
    .voice = { place-colonist } He hires the { NAME($scientist) }. Give him the card and its figure. Then shuffle the Contracts and put the top one in the gap.
    .why = He takes the Scientist with the most potential. This one scores { NAME($kind, form: "type") }, and there { $blueprints ->
        [0] are no { NAME($kind) } Blueprints
        [one] is 1 { NAME($kind) } Blueprint
       *[other] are { $blueprints } { NAME($kind) } Blueprints
    } between you, used or not (rulebook pages 17 and 23).
    .option-done = Done
    .option-colonists = { colonists-differ }
    .done = Lacerda hired the { NAME($scientist) }
    .title = Lacerda hires a Scientist
    .moves =
        { place-colonist.moves }
        Take the **{ NAME($scientist) }** and the figure || { $blueprints ->
            [0] No { NAME($kind) } Blueprints
            [one] 1 { NAME($kind) } Blueprint
           *[other] { $blueprints } { NAME($kind) } Blueprints
        }
        Shuffle the **Contracts**
        Put the top **Contract** in the gap | Where the Scientist was
    .key = { NAME($scientist) } | { $blueprints }
    .short = { place-colonist.short } He hires the { NAME($scientist) }; shuffle the Contracts and fill the gap.
contract = { place-colonist } For { $price } Crystal he takes the most valuable Contract: Upgrade (12 OP) before Deliver (9 OP). Shuffle the others and put the top one in the gap. Which one does he take?
    .voice = { place-colonist } For { $price } Crystal he takes the most valuable Contract, an Upgrade Contract before a Deliver Contract. Shuffle the others and put the top one in the gap. Which one does he take?
    .why = With two Scientists he takes Contracts, and each counts as completed (rulebook page 23). He pays the 1 Crystal that a Contract costs (page 17), but needs no Resources.
    .option-upgrade = Upgrade, 12 points
    .option-deliver = Deliver, 9 points
    .option-colonists = { colonists-differ }
    .done = Lacerda took a Contract ({ $choice })
    .title = Which Contract does he take?
    .moves =
        { place-colonist.moves }
        Take a **Contract** [−{ $price } crystal] | Upgrade (12 OP) before Deliver (9 OP)
        Shuffle the other **Contracts**
        Put the top **Contract** in the gap | In the place of the one he takes
    .key = Contract
    .short = { place-colonist.short } He takes the best Contract for { $price } Crystal; shuffle the others and fill the gap. Which is it?

## Rover, icons and tiles

# Why his Rover moves instead of what his card would have him do
rover-reason = { $instead ->
        [taken] Hire is taken
        [poor] He can’t pay
        [obtain-blueprint] No new Blueprint
        [learn-technology] No Tech to learn
        [research-and-development] No Tech can move
        [construct] He can’t build
        [upgrade] He can’t upgrade
       *[hire] He can’t hire
    }
    .move = { $instead ->
        [none] Move
        [icon] Move
       *[other] { rover-reason }: instead, move
    }
    .put = { $instead ->
        [none] Put
        [icon] Put
       *[other] { rover-reason }: instead, put
    }
    .so = { $instead ->
        [none] { "" }
        [icon] { "" }
       *[other] { rover-reason };
    }
# Tiles that he can’t use now: his Rover drives to none of them
useless-tiles = { $barred ->
        [0] { "" }
       *[other] Tiles with { ANY($useless, form: "given") } are no use to him now.
    }
    .why = { $barred ->
        [0] { "" }
       *[other] Right now he can’t use { ANY($useless, form: "useless") }.
    }
    .facts = { $barred ->
        [0] { "" }
        [one] He can’t use this now: { LIST($useless, form: "brief") }
        [2] He can’t use these now: { LIST($useless, form: "brief") }
       *[other] He can’t use { $barred } kinds of tile now: see “Why?”
    }
rover-moves = { $at_home ->
        [yes] { rover-reason.put } his Rover on the central Mine, then move it up to { $steps } hexes
       *[no] { $again ->
            [yes] Move his Rover further, up to { $steps } hexes in total,
           *[no] { rover-reason.move } his Rover up to { $steps } hexes
        }
    } toward the nearest tile that he can use
rover = { rover-moves }{ $crystals ->
        [0] .
        [one] ; his Crystal adds 1, but only to reach it.
       *[other] ; each of his { $crystals } Crystals adds 1, but only to reach it.
    } { useless-tiles } He never ends on an Advanced Building, a Colonist, a Bot or a Rover. He picks up Crystals he crosses.
    .voice = { rover-moves }{ $crystals ->
        [0] .
        [one] , plus one for his Crystal if that gets him there.
       *[other] , plus one for each of his { $crystals } Crystals if that gets him there.
    } { useless-tiles } He picks up Crystals he crosses.
    .why = A Rover that hasn’t moved yet counts as being on the central Mine. He drives to the nearest tile that he can use at least partly: not to a Discovery tile that gives Resources, nor to a Research tile of a color and letter he has. { useless-tiles.why } Base movement is 2{ $tech ->
        [0] { "" }
       *[other] , plus { $tech } from the Rover Tech in play
    }. He never ends on an Advanced Building, a Colonist, a Bot or a Rover. He picks up Crystals he crosses, for his next turn (rulebook pages 6, 7, 12 and 22).
    .option-done = He reached no tile
    .option-crystal = He takes a Crystal and moves on
    .option-reached = He reached a tile
    .group-reached = How far was the tile?
    .member-reached = { $option ->
        [0] Within { $steps } hexes
        [one] +1 hex (1 Crystal)
       *[other] +{ $option } hexes ({ $option } Crystals)
    }
    .voice-done = No
    .done = { $group ->
        [crystal] Lacerda’s Rover took a Crystal
        [reached] Lacerda’s Rover reached a tile
       *[done] Lacerda’s Rover reached no tile
    }
    .title = { $instead ->
        [icon] Colonist icon: did his Rover reach a tile?
        [none] Did his Rover reach a tile?
       *[other] { rover-reason }. Is his Rover on a tile?
    }
    .moves =
        { $at_home ->
            [yes] Put his **Rover** on the central Mine
           *[no] { "" }
        }
        { $again ->
            [yes] Move his **Rover** on, { $steps } hexes in total
           *[no] Move his **Rover** up to { $steps } hexes
        } || { $crystals ->
            [0] To the nearest tile that he can use
            [one] To the nearest tile he can use; his Crystal adds 1 hex
           *[other] To the nearest he can use; each of his { $crystals } Crystals adds 1
        }
    .facts =
        He skips Resources, and Research types he already has
        { useless-tiles.facts }
    .key = Rover | { $steps }
    .short = Move his Rover up to { $steps } hexes, to the nearest tile that he can use. { useless-tiles } Does he reach one?
tile = Look at the tile that he reached. Which kind is it?
    .voice = { $spent ->
        [0] { "" }
       *[other] Pay { $spent } of his Crystals for the extra hexes.
    } Look at the tile. Which kind is it?
    .why = He resolves it at once, by his own rules; he never drives to a tile that he can’t use (rulebook pages 12 and 22). { useless-tiles.why }
    .option-discovery = Discovery tile
    .group-discovery = What does the Discovery tile give?
    .form-discovery = tile
    .option-research = Research tile
    .group-research = What does the Research tile give?
    .form-research = tile
    .done = { $group ->
        [discovery] Lacerda took a Discovery tile
       *[research] Lacerda took a Research tile
    } ({ $label })
    .title = Which kind of tile?
    .moves =
        { $spent ->
            [0] { "" }
           *[other] ✓ Pay **Crystals** [−{ $spent } crystal] || For the extra hexes
        }
        Look at the **tile** there
    .facts = { useless-tiles.facts }
    .key = Tile
    .short = Look at the tile. Which kind is it?
your-stay = You stay: the Shuttle does not travel from your side, and you reported no Ship.
    .why = You travel with the Shuttle from your side, or spend a Ship from your Hangar (rulebook page 19).
    .facts = You stay: no Shuttle from your side, no Ship reported
    .short = { "" }
tile-left = { $because ->
        [lss] The tile shows { NAME($kind, form: "a") }, which the LSS does not allow at this Colony level.
        [building] The tile shows { NAME($kind, form: "a") }, which he can’t build.
       *[useless] Right now he can’t use what the tile gives: { NAME($gives, form: "useless") }.
    } He does not take it: leave it on its hex. It counts for no Mission.
    .voice = He can’t use this tile. Leave it on its hex: it counts for no Mission.
    .why = His Rover never takes a tile that he can’t use (rulebook pages 12 and 22). { $because ->
        [lss] The rulebook does not say whether the LSS limit applies to a Building pictured on a tile; you chose this in the setup.
       *[other] { "" }
    }
    .title = He can’t use this tile
    .moves =
        Leave the **tile** on its hex | { $because ->
            [lss] { NAME($kind) }: not allowed by the LSS now
            [building] { NAME($kind) }: he can’t build it
           *[useless] No use: { NAME($gives, form: "useless") }
        }
    .key = Tile | 0
    .short = He can’t use it: leave the tile.
tile-taken = He can use this tile: take it for him. He resolves it at once.
    .voice = He can use this tile. Take it for him.
    .why = His Rover takes the tile that it reached if he can use any part of it; he resolves it at once, by his own rules (rulebook pages 12 and 22).
    .title = He can use this tile
    .moves = Take the **tile** for him | He can use it: resolved at once, in the next steps
    .key = Tile
    .short = He can use it: take the tile.
tile-building = Which Building does the tile show?
    .why = It is printed on the tile. The rulebook does not say whether the LSS limit applies to it: an option of this game decides.
    .done = his tile shows { $choice }
    .title = Which Building does it show?
    .facts = Printed on the tile
    .key = Building
    .short = Which Building does the tile show?
space-icon = Which icon is printed on Turn Order space { $space }?
    .fact = Turn Order space { $space }
    .why = You are only asked once for each space. To see or correct it: Settings, My box.
    .form = icon
    .done = { $answer ->
        [nothing] space { $space } has no icon
       *[other] space { $space } shows “{ $choice }”
    }
    .title = Which icon is on space { $space }?
    .facts =
        Printed on Turn Order space { $space }
        Asked only once for each space
    .key = Space | { $space }
    .short = Which icon is on Turn Order space { $space }?
lab-icon = Which icon is printed on Lab space { $place }?
    .fact = Lab space { $place }
    .voice = Which icon is printed on { NAME($place, form: "voice") } of the Lab?
    .why = Lab spaces: column number, then a, b, c from the top. You are only asked once for each space. To see or correct it: Settings, My box.
    .form = icon
    .done = { $answer ->
        [nothing] Lab space { $place } has no icon
       *[other] Lab space { $place } shows “{ $choice }”
    }
    .title = Which icon is on Lab space { $place }?
    .facts =
        It is { NAME($place, form: "voice") }
        Look at the same space in your Lab, or lift his tile
        Asked only once for each space
    .key = Lab | { $place }
    .short = Which icon is on { NAME($place, form: "voice") } of the Lab?
warehouse = { $room ->
        [yes] He takes what the Warehouse has most of; if tied, the leftmost of Crystal, Battery, Water, Plant and Oxygen. What did he take?
       *[no] His Depot is full, so instead of a Crystal he takes the Resource the Warehouse has most of; if tied, the leftmost. It goes to the supply.
    }
    .why = Crystals come first on a tie; a Resource goes to the supply, a Crystal is his (rulebook page 22). Nothing may be taken that cannot be stored, and Crystals below his Depot also count (page 11).
    .option-crystal = He takes a Crystal
    .option-resource = He takes a Resource
    .option-empty = It is empty
    .voice-crystal = A Crystal
    .voice-resource = { $room ->
        [yes] A Resource
       *[no] Yes
    }
    .voice-empty = { $room ->
        [yes] Nothing
       *[no] No
    }
    .done = { $answer ->
        [empty] the Warehouse was empty
        [crystal] Lacerda took a Crystal
       *[resource] Lacerda took a Resource
    }
    .title = Warehouse: what does he take?
    .moves = { $room ->
        [yes] Take 1 item from the **Warehouse** || What it has most of; leftmost if tied
       *[no] Move 1 **Resource** to the supply || What the Warehouse has most of; leftmost if tied
    }
    .facts = { $room ->
        [yes] From the left: Crystal, Battery, Water, Plant, Oxygen
       *[no] His Depot is full: he takes no Crystal
    }
    .key = Warehouse
    .short = { $room ->
        [yes] He takes what the Warehouse has most of. What is it?
       *[no] Move the Warehouse’s most common Resource to the supply. Was there one?
    }
gain-crystals = He gains { $count ->
        [one] 1 Crystal
       *[other] { $count } Crystals
    } ({ $reason ->
        [blueprint] Shelter Blueprint
        [icon] icon
        [warehouse] Warehouse
        [rover] Rover
        [tile] tile
        [shelter] Shelter
       *[lss] LSS reward
    }): put { $count ->
        [one] it
       *[other] them
    } below his Depot.
    .voice = He gains { $count ->
        [one] 1 Crystal. Put it
       *[other] { $count } Crystals. Put them
    } below his Depot.
    .why = Crystals become usable on his next turn (rulebook page 7).
    .moves = { $count ->
        [one] Put 1 **Crystal** below his Depot
       *[other] Put { $count } **Crystals** below his Depot
    } | { $reason ->
        [blueprint] Shelter Blueprint
        [icon] Icon
        [warehouse] Warehouse
        [rover] Rover
        [tile] Tile
        [shelter] Shelter
       *[lss] LSS reward, on top of the points
    }; usable on his next turn
    .key = { $count ->
        [one] Crystal
       *[other] Crystals
    } | { $count }
    .short = He gains { $count ->
        [one] 1 Crystal
       *[other] { $count } Crystals
    }.
gain-op = Lacerda scores { $count } OP{ $reason ->
        [first-tile] : the LSS marker leaves the bottom row.
        [progress] { " " }for his Progress Area.
       *[other] : LSS Reward tile, { NAME($reason, form: "reward") }.
    }
    .voice = Lacerda scores { $count ->
        [one] 1 point.
       *[other] { $count } points.
    }
    .why = 2 points for the first tile of an LSS type after the starting one, when its marker leaves the bottom row; the column’s Reward tile if its marker was below the Colony marker; the Progress Area at levels 2 and 3 (rulebook pages 15 and 16). { $reason ->
        [colonists] His Colonists at home are not counted on the table: his Quarters count as holding 2 Colonists plus 2 for each Shelter, or as completely full, depending on the House rules.
       *[other] { "" }
    }
    .moves = Move his marker **+{ $count } OP** || { $reason ->
        [first-tile] The LSS marker leaves the bottom row
        [progress] For his Progress Area
        [colonists] Reward: 1 for each Colonist, his Quarters count as full
       *[other] Reward: { NAME($reason, form: "reward") }
    }
    .key = Points | { $count }
    .short = He scores { $count ->
        [one] 1 point
       *[other] { $count } points
    }.

## Ties

tie = { $tied ->
        [buildings] Number the Buildings that are tied for him. How many are there?
        [contracts] Number the Contracts that are tied for him. How many are there?
        [tiles] Number the tiles that are tied for him. How many are there?
       *[hexes] Number the hexes that are tied for him. How many are there?
    }
    .voice = { $tied ->
        [buildings] Number the Buildings that are tied for him. How many are there?
        [contracts] Number the Contracts that are tied for him. How many are there?
        [tiles] Number the tiles that are tied for him. How many are there?
       *[hexes] Number the hexes that are tied for him. How many are there?
    } Start from 1, in any order.
    .why = He takes what helps him most; if that isn’t clear, two or three options are numbered and one is drawn with the solo cards (rulebook page 23). For more than three the rulebook has no method, so the companion rolls a die.
    .done = { $answer ->
            [one] { $answer } option was tied
           *[other] { $answer } options were tied
        }
    .title = { $tied ->
        [buildings] How many Buildings are tied?
        [contracts] How many Contracts are tied?
        [tiles] How many tiles are tied?
       *[hexes] How many hexes are tied?
    }
    .moves = { $tied ->
        [buildings] Number those **Buildings** from 1
        [contracts] Number those **Contracts** from 1
        [tiles] Number those **tiles** from 1
       *[hexes] Number those **hexes** from 1
    } || In any order; then one is drawn
    .key = Tie
    .short = { $tied ->
        [buildings] Number the Buildings that are tied for him. How many are there?
        [contracts] Number the Contracts that are tied for him. How many are there?
        [tiles] Number the tiles that are tied for him. How many are there?
       *[hexes] Number the hexes that are tied for him. How many are there?
    }
tie-card = A solo card decides between { $options } options.
    .ask = Draw solo cards until one has { $options ->
        [2] action number 1 or 2
        [3] action number 1, 2 or 3
       *[other] an action number from 1 to { $options }
    }. Which card is it? Then shuffle them all back.
    .why = The cards go back into the draw pile; this is not a new pass through them (rulebook page 23).
    .done = card { $choice } broke the tie
    .ask-title = Which card decides?
    .ask-moves =
        Draw **solo cards** until one has { $options ->
            [2] a 1 or 2
           *[other] a 1 to { $options }
        }
        Then shuffle them all **back**
    .ask-key = Options | { $options }
    .ask-short = Draw solo cards until one has { $options ->
        [2] action number 1 or 2
        [3] action number 1, 2 or 3
       *[other] an action number from 1 to { $options }
    }. Which card is it?
tie-die = The die decides between { $options } options.
    .done = number { $answer } of { $options } was drawn
tie-result = { $name ->
        [none] { $tied ->
            [buildings] { $options } Buildings are tied for him: number { $number } was drawn. Take that one.
            [contracts] { $options } Contracts are tied for him: number { $number } was drawn. Take that one.
            [tiles] { $options } tiles are tied for him: number { $number } was drawn. Take that one.
           *[hexes] { $options } hexes are tied for him: number { $number } was drawn. Take that one.
        }
       *[other] { $options } options are tied for him: number { $number }, the { NAME($name) }, was drawn.
    }
    .voice = { $name ->
        [none] Number { $number } was drawn: take that { $tied ->
            [buildings] Building.
            [contracts] Contract.
            [tiles] tile.
           *[hexes] hex.
        }
       *[other] It was a tie: the { NAME($name, form: "voice") } was drawn.
    }
    .why = { $drawn ->
        [cards] Several are tied for him, so one is drawn with the solo cards (rulebook page 23).
       *[die] Several are tied for him. A die decided: the rulebook doesn’t say what to do if more than three are tied, or if no solo card with a matching number is left.
    }
    .title = { $name ->
        [none] Of { $options } tied { $tied ->
            [buildings] Buildings
            [contracts] Contracts
            [tiles] tiles
           *[hexes] hexes
        }, number { $number } was drawn
       *[other] Drawn from { $options }: { NAME($name) }
    }
    .key = Number | { $number }
    .short = { $name ->
        [none] Take number { $number }.
       *[other] { "" }
    }
tie-known = These are tied for him, numbered in this order: { LIST($names) }.
    .voice = These are tied for him, numbered in this order: { LIST($names, form: "voice") }.
    .facts = Tied: { LINES($names, 2) }
    .key = Tie
    .short = { $deck ->
        [app] { "" }
       *[physical] Number these from 1: { LIST($names, form: "voice") }.
    }

## Missions

contribution = { $who ->
        [lacerda] Lacerda contributes to Mission { $letter }
        [somebody] Mission { $letter }
       *[you] You contribute to Mission { $letter }
    }, { NAME($mission, form: "mission") }: move its cube down { $left ->
        [0] to its check mark.
       *[other] by one ({ $left } to go).
    } { $who ->
        [lacerda] He gains
        [somebody] The player who contributed gains
       *[you] You gain
    } { $crystals ->
        [one] 1 Crystal.
       *[other] { $crystals } Crystals.
    }
    .voice = { $who ->
        [lacerda] Lacerda contributes to Mission { $letter }.
        [somebody] There is a contribution to Mission { $letter }.
       *[you] You contribute to Mission { $letter }.
    } Move its cube down by one. { $who ->
        [lacerda] He gains
        [somebody] The player who contributed gains
       *[you] You gain
    } { $crystals ->
        [one] 1 Crystal.
       *[other] { $crystals } Crystals.
    }
    .why = Whoever contributes moves the cube and gains the Mission’s Crystals; once his solo cards have been reshuffled, each card he draws counts as a contribution of his (rulebook pages 19 and 23).
    .moves =
        Move **Mission { $letter }**’s cube { $left ->
            [0] to its check mark
           *[other] from { $before } to { $left }
        } | { $who ->
            [lacerda] Lacerda contributes
            [somebody] A contribution
           *[you] You contribute
        }: { NAME($mission, form: "mission") }
        { $who ->
            [lacerda] Put { $crystals ->
                [one] 1 **Crystal**
               *[other] { $crystals } **Crystals**
            } below his Depot
            [somebody] The contributor gains { $crystals ->
                [one] 1 **Crystal**
               *[other] { $crystals } **Crystals**
            }
           *[you] Gain { $crystals ->
                [one] 1 **Crystal**
               *[other] { $crystals } **Crystals**
            } | Below your Depot, until your next turn
        }
    .key = Mission { $letter } | { $left }
    .short = { $left ->
        [0] Mission { $letter } is complete;
       *[other] Lower cube { $letter };
    } { $who ->
        [lacerda] he gains
        [somebody] the player who contributed gains
       *[you] you gain
    } { $crystals ->
        [one] 1 Crystal.
       *[other] { $crystals } Crystals.
    }
mission-complete = Mission { $letter } is complete: remove it and move the Remaining-Missions marker. { $needed ->
        [0] No more Missions are needed.
        [one] 1 more Mission is needed.
       *[other] { $needed } more Missions are needed.
    }
    .why = The end is triggered when the marker reaches the end of its track (rulebook pages 19 and 21).
    .title = Mission { $letter } is complete
    .moves =
        Remove **Mission { $letter }**
        Move the **Missions marker** to { $needed ->
            [0] the end
           *[other] { $needed }
        } | The Remaining-Missions marker
    .key = Missions | { $needed }
    .short = Remove the Mission; { $needed ->
        [0] no more are needed.
        [one] 1 more is needed.
       *[other] { $needed } more are needed.
    }

## LSS and Colony level

reward-unknown = Score the Reward tile of that column for Lacerda on the points track.
    .moves = Score that column’s **Reward tile** || For Lacerda, on the points track
    .key = Reward tile
    .short = Score that column’s Reward tile for him.
hire-freed = As an extra LSS reward, retrieve his Colonist from Hire a Scientist.
    .why = The LSS reward is points and a second benefit: his Colonist comes back from Hire a Scientist; if none is there, he gains a Crystal (rulebook page 22).
    .moves = Retrieve his **Colonist** || From Hire a Scientist, as an extra LSS reward
    .key = Colonist
    .short = Retrieve his Colonist from Hire.
your-lss = Move the LSS marker of { NAME($kind, form: "the") } up one row. { $first ->
        [yes] It leaves the bottom row: you score 2 points.
       *[no] { "" }
    } { $below ->
        [yes] You get the LSS reward: score { $tile ->
            [unknown] the column’s Reward tile
           *[other] { NAME($tile, form: "reward") }
        }, and take one benefit: move your Bots up to 2 hexes, retrieve a Colonist, or gain 1 Mineral or 1 Crystal.
       *[no] { "" }
    }
    .why = Building in a column whose marker is below the Colony marker is rewarded (rulebook page 15).
    .moves =
        Move the LSS **{ NAME($kind, form: "short") }** marker up | One row
        { $first ->
            [yes] Move your marker **+2 OP** || The LSS marker leaves the bottom row
           *[no] { "" }
        }
        { $below ->
            [yes] Score the **Reward tile** || { $tile ->
                [unknown] The one on top of this column
               *[other] { NAME($tile, form: "reward") }
            }
           *[no] { "" }
        }
        { $below ->
            [yes] Take **one** benefit || Bots up to 2 hexes, 1 Colonist back, Mineral or Crystal
           *[no] { "" }
        }
    .key = { NAME($kind) }
    .short = Move the { NAME($kind) } marker up one row on the LSS. { $first ->
        [yes] You score 2 points.
       *[no] { "" }
    } { $below ->
        [yes] Score the Reward tile and take one benefit.
       *[no] { "" }
    }
level-up = The Colony rises to level { $level }. Move its marker up and refill the Warehouse to 2 of each. { $level ->
        [2] Score your Progress Area. Remove the Blueprints on display and lay out the next 12.
        [3] Score your Progress Area. Remove the level 1 Blueprints and lay out the last 6.
        [4] The Shuttle stops moving.
       *[5] The Shuttle will make one last trip.
    } Lacerda { $ship ->
        [yes] gets a Ship in his Hangar{ $robot ->
            [yes] { " " }and a Bot on his board.
           *[no] .
        }
       *[no] { $robot ->
            [yes] gets a Bot on his board.
           *[no] has no Ships or Bots left.
        }
    }
    .why = All four LSS markers are at or above the Colony marker at the end of a turn. One more of your Ships may leave your Depot; his Depot now has room for { $depot } Crystals. He also builds a Shelter (rulebook pages 16, 19, 22 and 23).
    .done = the Colony rose to level { $level }
    .title = The Colony rises to level { $level }
    .moves =
        Move the Colony **marker** to level { $level } { $level ->
            [4] || The Shuttle stops; one more of your Ships may leave
            [5] || One last Shuttle trip; one more of your Ships may leave
           *[other] | One more of your Ships may leave your Depot
        }
        Refill the **Warehouse** to 2 of each | Crystal, Battery, Water, Plant, Oxygen
        { $level ->
            [2] Score your **Progress Area** | 1, 2, 4, 7 or 11 OP for 1 to 5 cubes
            [3] Score your **Progress Area** | 1, 2, 4, 7 or 11 OP for 1 to 5 cubes
           *[other] { "" }
        }
        { $level ->
            [2] Replace the **Blueprints** || Remove those on display, lay out the next 12
            [3] Replace the level 1 **Blueprints** || Remove them, lay out the last 6
           *[other] { "" }
        }
        { $ship ->
            [yes] Put a **Ship** in his Hangar
           *[no] { "" }
        }
        { $robot ->
            [yes] Put a **Bot** on his board
           *[no] { "" }
        }
    .facts = { $ship ->
        [yes] { "" }
       *[no] { $robot ->
            [yes] { "" }
           *[no] Lacerda has no Ships or Bots left
        }
    }
    .key = Colony | { $level }
    .short = The Colony reaches level { $level }: refill the Warehouse{ $level ->
        [2] , score your Progress Area and replace the Blueprints
        [3] , score your Progress Area and replace the level 1 Blueprints
        [4] . The Shuttle stops
       *[5] . The Shuttle makes one last trip
    }. { $ship ->
        [yes] { $robot ->
            [yes] He gets a Ship and a Bot.
           *[no] He gets a Ship.
        }
       *[no] { $robot ->
            [yes] He gets a Bot.
           *[no] { "" }
        }
    }
shelter = Lacerda builds a Shelter in the largest Complex of his own Shelters; if he can’t, exactly 2 hexes from one of them, touching none. Only his own Shelter Tech helps. How large is the Complex now?
    .why = Each time the Colony rises he builds a Shelter (rulebook page 23). Only his own Shelter Tech helps, as Shelters of different players are different types (page 13); its level, { $tech }, is how many tiles it joins. Place the tile face down, put Crystals on the empty hexes its arrows point at, then flip it. He gains a Crystal for each tile of the Complex.
    .option = { $option ->
        [one] On its own
       *[other] Complex of { $option }
    }
    .done = Lacerda built a Shelter
    .title = How large is the Complex now?
    .moves =
        Build his **Shelter** || { $tech ->
            [0] Face down; exactly 2 hexes from one of his
           *[other] Face down; join up to { $tech }, or else 2 hexes from one of his
        }
        Put **Crystals** at its arrows; flip it | One for each arrow to an empty hex, then turn the tile up
    .facts = Only his own Shelter Tech helps
    .key = Shelter
    .short = Build his Shelter in the largest Complex of his Shelters. How large is that Complex now?
missions-fewer = At level { $level } one fewer Mission is needed: move the Remaining-Missions marker. { $needed ->
        [0] Now no more are needed.
        [one] Now 1 more is needed.
       *[other] Now { $needed } more are needed.
    }
    .title = One fewer Mission is needed
    .moves = Move the **Missions marker** to { $needed ->
        [0] the end
       *[other] { $needed }
    } | The Remaining-Missions marker
    .facts = Colony level { $level }
    .key = Missions | { $needed }
    .short = Move the Remaining-Missions marker: { $needed ->
        [0] no more Missions are needed.
        [one] now only 1 more Mission is needed.
       *[other] now only { $needed } more Missions are needed.
    }
end-triggered = { $why ->
        [level] The Colony is at level 5:
       *[missions] All the Missions needed are complete:
    } the end is triggered. Finish this round, then play one more without its Shuttle phase.
    .voice = The end of the game is triggered. Finish this round, then play one last round.
    .why = The end is triggered by the last Mission needed or by level 5 (rulebook pages 16 and 21).
    .title = The end is triggered
    .facts =
        { $why ->
            [level] The Colony is at level 5
           *[missions] All the Missions needed are complete
        }
        Finish this round, then play one more
        The last round has no Shuttle phase
    .key = End
    .short = The game is ending: play one more round after this one.
end-waits = All the Missions needed are complete. This is the Shuttle phase, so the end is triggered in the next Colonization phase.
    .voice = All the Missions needed are complete. The end is triggered in the next Colonization phase.
    .why = The rulebook checks for the last Mission at the end of a Colonization phase (page 21). The option “Last Mission in Shuttle phase” lets it count at once.
    .title = The end must wait
    .facts =
        All the Missions needed are complete
        This is the Shuttle phase
        The next Colonization phase triggers the end
    .key = End
    .short = The next Colonization phase triggers the end of the game.
end-withdrawn = After your correction, the end of the game is no longer triggered: the game continues.
    .title = The game continues
    .facts = After your correction the end is no longer triggered
    .key = Game on
    .short = The end of the game is no longer triggered.
new-round = Round { $round } begins.
    .voice = Round { $round } begins.
    .facts =
        Round { $round } begins
        { $level ->
            [0] { "" }
           *[other] { level-status.title }
        }
        { $level ->
            [0] { "" }
           *[other] { missions-status.title }
        }
    .key = Round | { $round }
    .short = { "" }
last-round = This is the last round. It has no Shuttle phase.
    .title = This is the last round
    .facts = It has no Shuttle phase
    .key = Last round
    .short = This is the last round; it has no Shuttle phase.
shuttle-move = { $move ->
        [nears] Move the Shuttle one space toward the middle, to space { $shuttle }.
        [travels] Move the Shuttle to { $to ->
            [orbit] Orbit
           *[colony] the Colony
        }, space { $shuttle }.
        [last] The Shuttle makes its last trip, to { $to ->
            [orbit] Orbit
           *[colony] the Colony
        }; remove it.
        [stays] The Shuttle does not move.
       *[announced] { "" }
    }
    .moves = { $move ->
        [nears] ✓ Move the Shuttle to space **{ $shuttle }**, { $to ->
            [colony] Orbit side
           *[orbit] Colony side
        } || { shuttle-stays.facts }
        [travels] ✓ Move the Shuttle to { $to ->
            [orbit] **Orbit**
           *[colony] the **Colony**
        }, space { $shuttle } || { shuttle-stays.facts }
        [last] ✓ Last trip: remove the **Shuttle** || { $lacerda ->
            [rides] { $to ->
                [orbit] It travels to Orbit
               *[colony] It travels to the Colony
            }
           *[other] { shuttle-stays.facts }
        }
        [stays] { "" }
       *[announced] { "" }
    }
    .facts = { $move ->
        [stays] The Shuttle does not move
       *[other] { "" }
    }
    .short = { $move ->
        [nears] Move the Shuttle to space { $shuttle }.
        [travels] Move the Shuttle to { $to ->
            [orbit] Orbit
           *[colony] Colony
        } space { $shuttle }.
        [last] The Shuttle makes its last trip; remove it.
        [stays] The Shuttle does not move.
       *[announced] { "" }
    }
shuttle-stays = { $lacerda ->
        [card] Lacerda stays: his card shows an X.
        [side] Lacerda stays: the Shuttle does not travel from his side.
       *[rides] { "" }
    }
    .facts = { $lacerda ->
        [card] Lacerda stays: his card shows an X
        [side] Lacerda stays: the Shuttle does not travel from his side
       *[rides] { "" }
    }
    .short = { "" }

## Shuttle phase

shuttle = { shuttle-move } { shuttle-stays }
    .why = The Shuttle moves one space per round and travels from space 1 to the space of the Colony level on the other side; at level 4 it stops, at level 5 it makes one last trip. He travels only with it, and never while his latest card shows an X (rulebook pages 19 and 22).
    .done = the Shuttle moved
    .title = { $move ->
        [stays] The Shuttle does not move
       *[other] { "" }
    }
    .moves = { shuttle-move.moves }
    .facts = { $move ->
        [stays] { shuttle-stays.facts }
       *[other] { "" }
    }
    .key = { $move ->
        [travels] { $to ->
            [orbit] Orbit
           *[colony] Colony
        } | { $shuttle }
        [nears] Shuttle | { $shuttle }
       *[other] Shuttle
    }
    .short = { shuttle-move.short } { shuttle-stays.short }
space = His space is drawn.
    .ask = Draw First Colonist tiles until one shows a free Turn Order space { $side ->
        [orbit] in Orbit
       *[colony] in the Colony
    }. Which one is it?
    .why = He takes a random free space of the side he arrives at (rulebook page 22). Six tiles cannot show eight spaces: the companion can draw instead.
    .option-app = The companion draws
    .done = { $answer ->
        [app] the companion draws Lacerda’s space
       *[other] Lacerda’s space is { $choice }
    }
    .ask-title = Which space is it?
    .ask-moves = Draw **First Colonist tiles** | Until one shows a free space { $side ->
        [orbit] in Orbit
       *[colony] in the Colony
    }
    .ask-key = { $side ->
        [orbit] Orbit
       *[colony] Colony
    }
    .ask-short = Draw First Colonist tiles until one shows a free space { $side ->
        [orbit] in Orbit.
       *[colony] in the Colony.
    } Which one is it?
space-rolled = His space is drawn.
    .done = number { $answer } was drawn for his space
lacerda-arrives = { shuttle-move } { $help ->
        [cards] { "" }
        [map] { "" }
       *[other] { $side ->
            [orbit] { "" }
           *[colony] Put the left Discovery tile on an empty hex exactly 3 hexes from his Rover, as far as possible from yours, and turn up a new one. If there is no such hex, skip both.
        }
    } { $move ->
        [announced] Lacerda travels to
       *[other] Lacerda travels with it to
    } space { $space }, { $side ->
        [orbit] in Orbit.
       *[colony] in the Colony.
    }
    .voice = { shuttle-move } { $help ->
        [cards] { "" }
        [map] { "" }
       *[other] { $side ->
            [orbit] { "" }
           *[colony] Put the left Discovery tile on an empty hex exactly 3 hexes from his Rover, as far as possible from yours, and turn up a new one.
        }
    } { $move ->
        [announced] Lacerda travels to
       *[other] Lacerda travels with it to
    } space { $space }.
    .why = He travels only with the Shuttle, without producing or retrieving. He takes a random free space and its benefit; in the Colony he then builds (rulebook pages 20 and 22). The rulebook doesn’t say what that costs; here { $arrival ->
        [paid] he places a Colonist and pays as for the action.
       *[free] it costs him nothing.
    }
    .option-done = Done
    .done = Lacerda arrived on space { $space }
    .title = { $side ->
        [orbit] Lacerda travels to Orbit
       *[colony] Lacerda travels to the Colony
    }
    .moves =
        { shuttle-move.moves }
        { $help ->
            [cards] { "" }
            [map] { "" }
           *[other] { $side ->
                [orbit] { "" }
               *[colony] Place the left **Discovery tile** || { $at_home ->
                    [yes] Empty hex, 3 from the central Mine, farthest from your Rover
                   *[no] Empty, exactly 3 hexes from his Rover, farthest from yours
                }
            }
        }
        { $help ->
            [cards] { "" }
            [map] { "" }
           *[other] { $side ->
                [orbit] { "" }
               *[colony] Turn up a **new** Discovery tile | If there is no such hex, skip both
            }
        }
        Put Lacerda on **space { $space }** | { $help ->
            [cards] { $side ->
                [orbit] In Orbit
               *[colony] In the Colony
            }
           *[other] { $side ->
                [orbit] In Orbit; next: the benefit of this space
               *[colony] { $help ->
                    [map] In the Colony; next: Discovery tile, benefit, building
                   *[other] In the Colony; next: its benefit, then he builds
                }
            }
        }
    .facts = { $help ->
        [cards] { "" }
        [map] { "" }
       *[other] { $side ->
            [orbit] { "" }
           *[colony] Until it moves, a Rover counts as being on the central Mine
        }
    }
    .key = Lacerda | { $space }
    .short = { shuttle-move.short } { $help ->
        [cards] { "" }
        [map] { "" }
       *[other] { $side ->
            [orbit] { "" }
           *[colony] Put the left Discovery tile 3 hexes from his Rover, as far from yours as possible; turn up a new one.
        }
    } Put Lacerda on space { $space }.
your-journey = { shuttle-move } { shuttle-stays } { $where ->
        [orbit] Do you travel to Orbit?
       *[colony] Do you travel to the Colony?
    } { $free ->
        [yes] It is free, with the Shuttle.
       *[no] It costs 1 Ship from your Hangar.
    }
    .why = { $where ->
        [orbit] On the way to Orbit: produce, retrieve your Colonists there and from the Working Area, and take a free space and its benefit (rulebook page 20).
       *[colony] On the way to the Colony: place a Discovery tile on an empty hex exactly 3 hexes from your Rover, retrieve your Colonists there and from the Working Area, and take a free space and its benefit (rulebook page 20).
    } { $free ->
        [yes] The Shuttle travels from your side: you travel with it for free.
       *[no] The Shuttle does not travel from your side: it costs 1 Ship from your Hangar.
    }
    .option-stay = Stay
    .option-travel = { $free ->
        [yes] Travel
       *[no] Spend a Ship
    }
    .group-travel = { $where ->
        [orbit] Produce, and retrieve your Colonists in Orbit and from the Working Area. Which space do you take? Take its benefit.
       *[colony] { $discovers ->
            [yes] Which space do you take? Take its benefit.
           *[no] Place a Discovery tile on an empty hex exactly 3 hexes from your Rover, and retrieve your Colonists from the Colony’s actions and from the Working Area. Which space do you take? Take its benefit.
        }
    }
    .group-travel-title = Which space’s benefit do you take?
    .group-travel-moves =
        { $where ->
            [orbit] Take the **items** produced || 1 per Advanced Building of yours and Colonist on a Mine
           *[colony] { $discovers ->
                [yes] { "" }
               *[no] Place 1 **Discovery tile**, turn up another || On an empty hex exactly 3 from your Rover, if there is one
            }
        }
        { $where ->
            [orbit] Retrieve **Colonists**: Orbit, Working Area
           *[colony] { $discovers ->
                [yes] { "" }
               *[no] Retrieve **Colonists**: actions, Working Area || Not from Mines
            }
        }
        { $free ->
            [yes] { "" }
           *[no] Discard a **Ship** || From your Hangar
        }
        Take a free **space** and its benefit || Printed on it; low numbers act first
    .group-travel-facts = { $where ->
        [orbit] { "" }
       *[colony] Until it moves, a Rover counts as being on the central Mine
    }
    .member-travel = Space { $option }
    .done = { $group ->
        [stay] you stayed
       *[travel] { $part ->
            [none] you traveled
           *[other] you traveled to space { $part }
        }
    }
    .title = { $where ->
        [orbit] { $free ->
            [yes] Do you travel to Orbit for free?
           *[no] Spend a Ship to travel to Orbit? [−1 ship]
        }
       *[colony] { $free ->
            [yes] Do you travel to the Colony for free?
           *[no] Spend a Ship to travel to the Colony? [−1 ship]
        }
    }
    .moves = { shuttle-move.moves }
    .facts =
        { shuttle-move.facts }
        { $move ->
            [stays] { shuttle-stays.facts }
           *[other] { "" }
        }
        { $where ->
            [orbit] There you produce, and gain a benefit
           *[colony] You place a Discovery tile, and gain a benefit
        }
    .key = { $where ->
        [orbit] Orbit
       *[colony] Colony
    }
    .short = { shuttle-move.short } { shuttle-stays.short } { $where ->
        [orbit] { $free ->
            [yes] Travel for free?
           *[no] Do you spend a Ship to travel to Orbit?
        }
       *[colony] { $free ->
            [yes] Travel for free?
           *[no] Do you spend a Ship to travel to the Colony?
        }
    }
his-tech-used = His { NAME($tech, form: "tech") } is noted: he develops it at the end of your turn.
    .why = The owner of a Tech that another player uses takes 1 Oxygen or develops it once; he keeps no Resources, so he develops (rulebook pages 11 and 22).
    .facts = After your turn, he develops the { NAME($tech, form: "tech") }
    .key = { NAME($tech, form: "tech") }
    .short = He develops his { NAME($tech, form: "tech") } at the end of your turn.
## Your reports

your-cost = { $cleared ->
        [nobody] { "" }
        [lacerda] The slots of { NAME($action) } were full: Lacerda’s Colonists leave first.
        [you] The slots of { NAME($action) } were full: your other Colonists go to the Working Area first.
       *[both] The slots of { NAME($action) } were full: all other Colonists leave first.
    } { $cost ->
        [0] Placing your Colonist costs nothing.
        [one] You pay 1 Crystal, or move 1 Colonist to your Working Area.
       *[other] You pay { $cost }: each 1 Crystal, or 1 Colonist moved to your Working Area.
    }
    .why = You pay 1 for each Colonist already there, in Crystals or with Colonists that go to the Working Area; if the slots are full, the player with the most Colonists there removes them first (rulebook pages 9 and 24).
    .moves =
        { $cleared ->
            [nobody] { "" }
            [lacerda] His **Colonists** go to his Working Area || “{ NAME($action) }” was full
            [you] Your other ones go to the **Working Area** || “{ NAME($action) }” was full
           *[both] All others go to the **Working Areas** || “{ NAME($action) }” was full
        }
        { $cost ->
            [0] { "" }
            [one] Pay for your **Colonist** [−1 crystal] || Or 1 Colonist from your Quarters to the Working Area
           *[other] Pay for your **Colonist** [−{ $cost } crystal] || Each 1 Crystal, or 1 Colonist to the Working Area
        }
    .facts = { $cost ->
        [0] Placing your Colonist costs nothing
       *[other] { "" }
    }
    .key = { $cost ->
        [0] Free
       *[other] Pay | { $cost }
    }
    .short = { $cleared ->
        [nobody] { "" }
        [lacerda] Lacerda’s Colonists leave first.
        [you] Your other Colonists leave first.
       *[both] All other Colonists leave first.
    } { $cost ->
        [0] Your Colonist costs nothing.
        [one] Pay 1 Crystal or 1 Colonist.
       *[other] Pay { $cost } Crystals or Colonists.
    }
your-blueprint = Put one of your Advanced Building markers on the Blueprint and gain its item: { blueprint-item }.
    .why = Whoever takes a Blueprint gains the item of its type and puts an unused marker on it, which later goes on the Building it upgrades (rulebook page 10).
    .moves = Mark the **Blueprint**; gain { blueprint-item.moves } | One of your 8 Advanced Building markers on it
    .key = Blueprint
    .short = Put your marker on the Blueprint and gain { blueprint-item }.

# What a Blueprint of a type gives to whoever takes it
blueprint-item = { $kind ->
        [mine] 1 Mineral
        [generator] 1 Battery
        [water-extractor] 1 Water
        [greenhouse] 1 Plant
        [oxygen-condenser] 1 Oxygen
       *[shelter] 1 Crystal
    }
    .moves = { $kind ->
        [mine] 1 **Mineral**
        [generator] 1 **Battery**
        [water-extractor] 1 **Water**
        [greenhouse] 1 **Plant**
        [oxygen-condenser] 1 **Oxygen**
       *[shelter] 1 **Crystal**
    }
your-ships = { $ships ->
        [one] 1 Ship is in your Hangar.
       *[other] { $ships } Ships are in your Hangar.
    }
    .why = A Ship in your Hangar lets you travel when the Shuttle does not leave your side (rulebook page 19).
    .facts = Ships in your Hangar: { $ships }, each worth a trip
    .key = Ships | { $ships }
    .short = You have { $ships ->
        [one] 1 Ship
       *[other] { $ships } Ships
    } in your Hangar.
your-tech = Your { NAME($tech, form: "tech") } is at level { $level }.
    .facts = Your { NAME($tech, form: "tech") } is now at level { $level }
    .key = { NAME($tech, form: "tech") } | { $level }
    .short = That Tech is at level { $level }.

## The end

final-prepare = Before scoring, move the waiting Crystals up into both Depots. Retrieve your Colonists from your side of the board and from the Working Area.
    .why = Crystals decide a tie, and Colonists at home fill your Living Quarters (rulebook page 21).
    .done = scoring prepared
    .title = Before scoring
    .moves =
        Move **Crystals** up into the Depots || Yours and Lacerda’s
        Retrieve your **Colonists** || From your side and from the Working Area
    .key = Scoring
    .short = Move the waiting Crystals up into both Depots, and retrieve your Colonists.
score-track = { $who ->
        [lacerda] Where is Lacerda’s marker on the points track?
       *[you] Where is your marker on the points track?
    }
    .done = { $who ->
        [lacerda] Lacerda’s points track: { $answer }
       *[you] your points track: { $answer }
    }
    .why = The final scoring starts from the points track (rulebook page 21).
    .title = { $who ->
        [lacerda] Where is Lacerda’s marker?
       *[you] Where is your marker?
    }
    .facts = On the points track
    .key = Points
    .short = { $who ->
        [lacerda] Where is Lacerda’s marker on the points track?
       *[you] Where is your marker on the points track?
    }
score-progress = { $who ->
        [lacerda] How many cubes are in Lacerda’s Progress Area?
       *[you] How many cubes are in your Progress Area?
    }
    .why = 0, 1, 2, 4, 7 or 11 points for 0 to 5 cubes (rulebook page 21).
    .done = { $who ->
        [lacerda] Lacerda’s Progress cubes: { $answer }
       *[you] your Progress cubes: { $answer }
    }
    .title = { $who ->
        [lacerda] Cubes in his Progress Area?
       *[you] Cubes in your Progress Area?
    }
    .facts = 0, 1, 2, 4, 7 or 11 points for 0 to 5 cubes
    .key = Progress
    .short = { $who ->
        [lacerda] How many cubes are in his Progress Area?
       *[you] How many cubes are in your Progress Area?
    }
score-ships = { $who ->
        [lacerda] How many Ships are in Lacerda’s Hangar?
       *[you] How many Ships are in your Hangar?
    }
    .done = { $who ->
        [lacerda] Lacerda’s Ships: { $answer }
       *[you] your Ships: { $answer }
    }
    .why = 3 points for each Ship in the Hangar (rulebook page 21).
    .title = { $who ->
        [lacerda] Ships in his Hangar?
       *[you] Ships in your Hangar?
    }
    .facts = 3 points each
    .key = Ships
    .short = { $who ->
        [lacerda] How many Ships are in his Hangar?
       *[you] How many Ships are in your Hangar?
    }
score-quarters = Which number is next to your highest Colonist in the Living Quarters?
    .why = The Quarters score the number next to the highest Colonist (rulebook page 21).
    .done = your Quarters: { $answer }
    .title = Points for your Living Quarters?
    .facts = The number next to your highest Colonist
    .key = Quarters
    .short = Which number is next to your highest Colonist in the Living Quarters?
score-shelters = How many Shelters does Lacerda have on Mars?
    .why = The part of his Living Quarters that his Shelters open counts as full (rulebook pages 7 and 22).
    .done = Lacerda’s Shelters: { $answer }
    .title = Lacerda’s Shelters on Mars?
    .facts = They open his Living Quarters
    .key = Shelters
    .short = How many Shelters does Lacerda have on Mars?
score-techs = From what you reported, your Lab has { $count ->
        [one] this Tech
       *[other] these Techs
    }: { LIST($techs, form: "field") } ({ $count ->
        [one] column
       *[other] columns
    } { $columns }), for { $op } OP. Is that right?
    .voice = From what you reported, your Lab has { $count ->
        [one] this Tech
       *[other] these Techs
    }: { LIST($techs, form: "field") }. Your Lab scores { $op ->
        [one] 1 point
       *[other] { $op } points
    }. Is that right?
    .why = Each Tech scores the number under its column (rulebook page 21).
    .option-right = Right
    .option-differs = No, I’ll enter the numbers
    .done = you checked your Techs
    .done-differs = you chose to enter the numbers yourself
    .title = Are these your Techs?
    .facts =
        { LINES($techs, 3, form: "field") }
        Columns: { $columns }
        Total: { $op } OP
    .key = Techs | { $op }
    .short = Your Lab scores { $op ->
        [one] 1 point
       *[other] { $op } points
    }. Is that right?
score-column = { $who ->
        [lacerda] How many of Lacerda’s Techs are in column { $column } of the Lab ({ $op } OP each)?
       *[you] How many of your Techs are in column { $column } of the Lab ({ $op } OP each)?
    }
    .voice = { $who ->
        [lacerda] How many of Lacerda’s Techs are in column { $column } of the Lab?
       *[you] How many of your Techs are in column { $column } of the Lab?
    }
    .why = Each Tech scores the number under its column, including the Shelter Tech (rulebook page 21).
    .done = { $who ->
        [lacerda] Lacerda’s Techs in column { $column }: { $answer }
       *[you] your Techs in column { $column }: { $answer }
    }
    .title = { $who ->
        [lacerda] His Techs in column { $column }?
       *[you] Your Techs in column { $column }?
    }
    .facts = Column { $column } of the Lab: { $op } OP each
    .key = Column | { $column }
    .short = { $who ->
        [lacerda] How many of his Techs are in column { $column }?
       *[you] How many of your Techs are in column { $column }?
    }
score-reported = Of your level 1 Blueprints you used { $built_1 } and left { $unbuilt_1 } unused; of your level 3 ones you used { $built_3 } and left { $unbuilt_3 } unused. Is that right?
    .why = A used Blueprint gives 3 points at level 1 and 5 at level 3; an unused one takes away as many (rulebook page 21).
    .option-right = Right
    .option-differs = No, I’ll enter the numbers
    .done = you checked your Blueprints
    .done-differs = you chose to enter the numbers yourself
    .title = Are these your Blueprints?
    .facts =
        Level 1: used { $built_1 }, not used { $unbuilt_1 }
        Level 3: used { $built_3 }, not used { $unbuilt_3 }
        Used: its marker is on a Building
    .key = Blueprints
    .short = Of your level 1 Blueprints you used { $built_1 } and left { $unbuilt_1 } unused; of your level 3 ones you used { $built_3 } and left { $unbuilt_3 } unused. Is that right?
score-blueprints = { $who ->
        [lacerda] { $use ->
            [built] How many level { $level } Blueprints has Lacerda used?
           *[unbuilt] How many level { $level } Blueprints has Lacerda not used?
        }
       *[you] { $use ->
            [built] How many level { $level } Blueprints have you used?
           *[unbuilt] How many level { $level } Blueprints have you not used?
        }
    }
    .why = A used Blueprint gives 3 points at level 1 and 5 at level 3; an unused one takes away as many (rulebook page 21).
    .done = { $who ->
        [lacerda] Lacerda’s
       *[you] your
    } level { $level } Blueprints { $use ->
        [built] used
       *[unbuilt] not used
    }: { $answer }
    .title = { $who ->
        [lacerda] { $use ->
            [built] Level { $level } Blueprints he used?
           *[unbuilt] Level { $level } Blueprints he did not use?
        }
       *[you] { $use ->
            [built] Level { $level } Blueprints you used?
           *[unbuilt] Level { $level } Blueprints you did not use?
        }
    }
    .facts = { $use ->
        [built] { $level ->
            [1] Used to upgrade: 3 points each
           *[3] Used to upgrade: 5 points each
        }
       *[unbuilt] { $level ->
            [1] Still unused: minus 3 points each
           *[3] Still unused: minus 5 points each
        }
    }
    .key = Level { $level }
    .short = { $who ->
        [lacerda] { $use ->
            [built] How many level { $level } Blueprints did he use?
           *[unbuilt] How many level { $level } Blueprints did he not use?
        }
       *[you] { $use ->
            [built] How many level { $level } Blueprints did you use?
           *[unbuilt] How many level { $level } Blueprints did you not use?
        }
    }
score-scientists = Your Scientists score { LIST($kinds, form: "type") }: { $buildings ->
        [one] 1 Advanced Building
       *[other] { $buildings } Advanced Buildings
    } on Mars. Is that right?
    .why = 3 points for each Advanced Building on Mars of a type that one of the Scientists scores, no matter whose (rulebook page 21).
    .option-right = Right
    .option-differs = No, I’ll enter the numbers
    .done = you checked your Scientists
    .done-differs = you chose to enter the numbers yourself
    .title = Do your Scientists score these?
    .facts =
        { LINES($kinds, 3, form: "type") }
        Advanced Buildings on Mars, yours and his: { $buildings }
        3 points each
    .key = Advanced | { $buildings }
    .short = Your Scientists score { LIST($kinds, form: "type") }: { $buildings ->
        [one] 1 Advanced Building
       *[other] { $buildings } Advanced Buildings
    } on Mars. Is that right?
score-scored = { $who ->
        [lacerda] How many Advanced Buildings on Mars do Lacerda’s Scientists score?
       *[you] How many Advanced Buildings on Mars do your Scientists score?
    }
    .why = 3 points for each Advanced Building on Mars of a type that one of the Scientists scores, no matter whose (rulebook page 21).
    .done = { $who ->
        [lacerda] Buildings that Lacerda’s Scientists score: { $answer }
       *[you] Buildings that your Scientists score: { $answer }
    }
    .title = { $who ->
        [lacerda] Buildings his Scientists score?
       *[you] Buildings your Scientists score?
    }
    .facts =
        Advanced Buildings on Mars, yours and his
        3 points each
    .key = Advanced
    .short = { $who ->
        [lacerda] How many Advanced Buildings do his Scientists score?
       *[you] How many Advanced Buildings do your Scientists score?
    }
score-contracts = { $kind ->
        [upgrade] { $who ->
            [lacerda] How many Upgrade Contracts does Lacerda have?
           *[you] { $done ->
                [yes] How many Upgrade Contracts have you completed?
               *[no] How many Upgrade Contracts have you not completed?
            }
        }
       *[deliver] { $who ->
            [lacerda] How many Deliver Contracts does Lacerda have?
           *[you] { $done ->
                [yes] How many Deliver Contracts have you completed?
               *[no] How many Deliver Contracts have you not completed?
            }
        }
    }
    .why = Upgrade Contracts score 12, or minus 6 if not completed; Deliver Contracts 9, or minus 4 (rulebook page 21). His count as completed.
    .done = { $who ->
        [lacerda] Lacerda’s
       *[you] your
    } { NAME($kind, form: "field") } Contracts { $done ->
        [yes] completed
       *[no] not completed
    }: { $answer }
    .title = { $kind ->
        [upgrade] { $who ->
            [lacerda] Lacerda’s Upgrade Contracts?
           *[you] { $done ->
                [yes] Your completed Upgrade Contracts?
               *[no] Upgrade Contracts not completed?
            }
        }
       *[deliver] { $who ->
            [lacerda] Lacerda’s Deliver Contracts?
           *[you] { $done ->
                [yes] Your completed Deliver Contracts?
               *[no] Deliver Contracts not completed?
            }
        }
    }
    .facts = { $kind ->
        [upgrade] { $done ->
            [yes] 12 points each
           *[no] Not completed: minus 6 points each
        }
       *[deliver] { $done ->
            [yes] 9 points each
           *[no] Not completed: minus 4 points each
        }
    }
    .key = { NAME($kind, form: "field") }
    .short = { $who ->
        [lacerda] How many { NAME($kind, form: "field") } Contracts does Lacerda have?
       *[you] { $done ->
            [yes] How many { NAME($kind, form: "field") } Contracts did you complete?
           *[no] How many { NAME($kind, form: "field") } Contracts did you not complete?
        }
    }
score-line = { NAME($who) }, { NAME($line) }: { $op } OP
    .voice = { NAME($line, form: "voice") }: { $op } { $op ->
        [one] point
       *[other] points
    }.
    .why = { $line ->
        [quarters] { $reading ->
            [shelters] The part of his Living Quarters that his Shelters open counts as full: you chose this in the setup.
           *[full] All his Living Quarters count as full (rulebook page 22).
        }
       *[other] { "" }
    }
    .title = { NAME($who) }: { NAME($line) }
    .facts = { $op } OP
    .key = { NAME($line) } | { $op }
    .short = { "" }
score-total = { $who ->
        [lacerda] Lacerda’s total: { $op } OP
       *[you] Your total: { $op } OP
    }
    .voice = { $who ->
        [lacerda] Lacerda has { $op ->
            [one] 1 point
           *[other] { $op } points
        } in total.
       *[you] You have { $op ->
            [one] 1 point
           *[other] { $op } points
        } in total.
    }
    .title = { NAME($who) }: { $op } OP in total
    .key = { NAME($who) } | { $op }
    .short = { $who ->
        [lacerda] Lacerda has { $op ->
            [one] 1 point.
           *[other] { $op } points.
        }
       *[you] You have { $op ->
            [one] 1 point.
           *[other] { $op } points.
        }
    }
score-sheet = { NAME($who) }: { NAME("track") } { $track }, Progress { $progress }, Ships { $ships }, Quarters { $quarters }, Techs { $techs }, Blueprints { $blueprints }, Scientists { $scientists }, Contracts { $contracts }. Total { $total } OP.
    .voice = { $who ->
        [lacerda] Lacerda has { $total ->
            [one] 1 point.
           *[other] { $total } points.
        }
       *[you] You have { $total ->
            [one] 1 point.
           *[other] { $total } points.
        }
    }
    .title = { NAME($who) }: { $total } OP
    .facts =
        { NAME("track") } { $track } · Progress { $progress }
        Ships { $ships } · Quarters { $quarters }
        Techs { $techs } · Blueprints { $blueprints }
        Scientists { $scientists } · Contracts { $contracts }
    .key = { NAME($who) } | { $total }
    .short = { $who ->
        [lacerda] Lacerda has { $total ->
            [one] 1 point.
           *[other] { $total } points.
        }
       *[you] You have { $total ->
            [one] 1 point.
           *[other] { $total } points.
        }
    }
goal-line = { NAME($line, form: "question") }
    .voice = { NAME($line, form: "question") }
    .why = You win by meeting every condition of any one Solo Goal; the companion can’t know about this one (rulebook pages 22 and 23).
    .done = { $answer ->
        [yes] you met the Solo Goal condition “{ NAME($line) }”
       *[no] you did not meet the Solo Goal condition “{ NAME($line) }”
    }
    .title = { NAME($line, form: "question") }
    .facts = A condition of a Solo Goal
    .key = Solo Goal
    .short = { NAME($line, form: "question") }
goal-judged = { NAME($goal) }{ $lines ->
        [0] : every condition is met!
       *[other] . Not met: { LIST($missed) }.
    }
    .voice = { NAME($goal) }: { $lines ->
        [0] every condition is met.
        [one] one condition is not met.
       *[other] { $lines } conditions are not met.
    }
    .why = You win by meeting every condition of any one of the four goals (rulebook page 22).
    .title = { NAME($goal) }: { $lines ->
        [0] met
        [one] 1 condition not met
       *[other] { $lines } conditions not met
    }
    .facts = { $lines ->
        [0] Every condition is met
        [one] { LINES($missed, 1, form: "title") }
        [2] { LINES($missed, 1, form: "title") }
        [3] { LINES($missed, 1, form: "title") }
       *[other] { "" }
    }
    .key = { NAME($goal) }
    .short = { NAME($goal) }: { $lines ->
        [0] every condition is met.
        [one] one condition is not met.
       *[other] { $lines } conditions are not met.
    }
verdict = { $won ->
        [yes] You win: you met every condition of { LIST($goals) }!
       *[no] Not this time: { $lines ->
            [one] one condition of { NAME($goal) } is not met ({ LIST($missed) }).
           *[other] { $lines } conditions of { NAME($goal) } are not met.
        }
    } You have { $yours } OP and Lacerda has { $his } OP: { $ahead ->
        [you] you lead by { $margin }.
        [lacerda] he leads by { $margin }.
       *[nobody] you are tied.
    }
    .voice = { $won ->
        [yes] You win! You met every condition of { LIST($goals) }.
       *[no] Not this time: { $lines ->
            [one] one condition of { NAME($goal) } is not met: { LIST($missed, form: "voice") }.
           *[other] { $lines } conditions of { NAME($goal) } are not met.
        }
    } You have { $yours ->
        [one] 1 point,
       *[other] { $yours } points,
    } and Lacerda has { $his }.
    .why = You win by meeting every condition of any one of the four Solo Goals (rulebook page 22).
    .title = { $won ->
        [yes] You win!
       *[no] Not this time
    }
    .facts = { $ahead ->
        [you] You lead by { $margin } OP
        [lacerda] You trail by { $margin } OP
       *[nobody] You are tied
    }
    .key = { $won ->
        [yes] You win
       *[no] Your points
    } | { $yours }
    .short = { $won ->
        [yes] You win!
       *[no] You don’t win this time.
    } { $ahead ->
        [nobody] You are tied.
       *[other] { "" }
    }

## The state of the game

goal-unchosen = You choose your Solo Goal at the end of the setup
    .voice = You choose your Solo Goal at the end of the setup.
    .title = Your Solo Goal
    .facts = Chosen in the setup
goal-met = Solo Goal met: { NAME($goal) }
    .voice = You meet { NAME($goal) }.
    .why = You win by meeting every condition of any one of the four Solo Goals at the end (rulebook page 22).
    .title = Goal met: { NAME($goal) }
goal-chosen = { $aim ->
        [yes] Your Solo Goal: { NAME($goal) }
       *[no] Or: { NAME($goal) }
    }
    .voice = { $aim ->
        [yes] You’re aiming for { NAME($goal) }.
       *[no] Or { NAME($goal) }.
    }
    .why = You win by meeting every condition of any one of the four Solo Goals at the end (rulebook page 22).
    .title = { $aim ->
        [yes] Your goal: { NAME($goal) }
       *[no] Or: { NAME($goal) }
    }
    .facts = { $aim ->
        [yes] Meeting every condition of one goal wins
       *[no] { "" }
    }
goal-status = { NAME($line, form: "title") }{ $yours ->
        [yes] { " (tick it under “Correct” on your turn)" }
       *[no] { "" }
    }
    .voice = { NAME($line, form: "voice") }.
    .why = Whatever follows from your reports is ticked automatically. You tick the other conditions on your turn: under “Correct” in the goals, or under “More”, “Whole table”.
    .title = { NAME($line, form: "title") }
    .facts = { $yours ->
        [yes] Tick it under “Correct” on your turn
       *[no] { "" }
    }
goal-margin = { NAME($line, form: "title") }: { $counted ->
        [counted] { $ahead ->
            [you] you lead by { $margin }
            [lacerda] he leads by { $margin }
           *[nobody] you are tied
        }
        [his] he would score { $his } now
       *[unknown] decided at scoring
    }
    .voice = { NAME($line, form: "voice") }: { $counted ->
        [counted] { $ahead ->
            [you] you lead by { $margin }.
            [lacerda] he leads by { $margin }.
           *[nobody] you are tied.
        }
        [his] he would score about { $his } now.
       *[unknown] decided at scoring.
    }
    .why = His score is what the companion has tracked, with the Lab’s usual numbers and his Quarters as chosen; yours is counted at the end (rulebook pages 21 to 23).
    .title = { NAME($line, form: "title") }
    .facts = { $counted ->
        [counted] { $ahead ->
            [you] You lead by { $margin }
            [lacerda] He leads by { $margin }
           *[nobody] You are tied
        }
        [his] He would score { $his } now
       *[unknown] Decided at scoring
    }
now-lacerda = Lacerda is { $side ->
        [orbit] in Orbit
       *[colony] in the Colony
    }, on space { $space }. Crystals: { $crystals }, waiting: { $waiting }, points track: { $op }. He owns { LIST($techs, form: "tech") }. Blueprints: { $blueprints }, Advanced Buildings: { $advanced }, Scientists: { $scientists }, Contracts: { $contracts }, Shelters: { $shelters }, Ships: { $ships }.
now-table = { $last ->
        [yes] Last round, { $round }
       *[no] Round { $round }
    }, Colony level { $level }, the Shuttle { $side ->
        [orbit] in Orbit, space { $space }
        [colony] in the Colony, space { $space }
       *[gone] in the box
    }. Contributions to go: A { $A }, B { $B }, C { $C }; Missions needed: { $needed }. Buildings: Mines { $mine }, Generators { $generator }, Water Extractors { $water-extractor }, Greenhouses { $greenhouse }, Oxygen Condensers { $oxygen-condenser }.
end-status = { $phase ->
        [triggered] The end is triggered: the next round is the last
        [last-round] This is the last round
        [over] The last round is over
       *[open] The end of the game has not been triggered yet
    }
    .voice = { $phase ->
        [triggered] The end of the game is triggered. The next round is the last.
        [last-round] This is the last round.
        [over] The last round is over.
       *[open] The end of the game has not been triggered yet.
    }
    .why = The last Mission needed or Colony level 5 triggers the end; one more round follows (rulebook page 21).
    .title = { $phase ->
        [triggered] The end is triggered
        [last-round] This is the last round
        [over] The last round is over
       *[open] The end has not been triggered yet
    }
    .facts = { $phase ->
        [triggered] The next round is the last
       *[other] { "" }
    }
mission-status = Mission { $letter }, { NAME($card, form: "mission") }: { $left ->
        [0] complete
       *[other] { $left } to go
    }
    .voice = Mission { $letter }, { NAME($card, form: "mission") }: { $left ->
        [0] it is complete.
        [one] one contribution to go.
       *[other] { $left } contributions to go.
    }
    .why = Each contribution moves the Mission’s cube down by one; at the bottom the Mission is complete (rulebook page 19).
    .title = Mission { $letter }: { $left ->
        [0] complete
       *[other] { $left } to go
    }
    .facts = { NAME($card, form: "mission") }
missions-status = Missions still needed: { $needed }
    .voice = { $needed ->
        [0] No more Missions are needed.
        [one] One Mission is still needed.
       *[other] { $needed } Missions are still needed.
    }
    .why = Three Missions are needed at first, two from Colony level 3, and one from level 4 (rulebook page 19).
    .title = Missions still needed: { $needed }
    .facts = 3 at first, 2 from Colony level 3, 1 from level 4
level-status = Colony level: { $level } of { $top }
    .voice = The Colony is at level { $level } of { $top }.
    .why = The Colony rises when all four LSS markers have reached its row (rulebook page 16).
    .title = Colony level: { $level } of { $top }
    .facts = It rises when all four LSS markers reach its row

## The map of Mars

# What a step on the map says about its hex, which was drawn where several were tied
equal-hexes = { "" }
    .facts = { $among ->
        [one] { "" }
       *[other] Of { $among } tied hexes, number { $number } was drawn: { $hex }
    }
    .why = { $among ->
        [one] { "" }
       *[other] { $among } hexes are tied for him; in map order, number { $number } was drawn, { $hex }{ $drawn ->
            [cards] { " " }(rulebook page 23).
           *[die] . A die decided: the rulebook doesn’t say what to do if more than three are tied, or if no solo card with a matching number is left.
        }
    }
    .short = { $among ->
        [one] { "" }
       *[other] { $hex } was drawn from { $among } tied hexes.
    }
build-at = { place-colonist } Lacerda builds { NAME($kind, form: "a") } on hex { $hex }. { $because ->
        [complex] There it joins { $joined } of its type, for a Complex of { $size }.
       *[alone] It can’t join a tile of its type, so it goes exactly two hexes from one.
    } Place it face down, put Crystals on the empty hexes its arrows point at, then flip it.
    .voice = { place-colonist.short } He builds { NAME($kind, form: "the") } on { $hex }. { equal-hexes.short } Put Crystals at the tile’s arrows, then flip it.
    .why = { $because ->
        [complex] He builds the largest Complex that a Tech in play allows: here it joins { $joined } of its type, and the Tech is at level { $tech }.
       *[alone] { $tech ->
            [0] No Tech in play lets it join a Complex
           *[other] No hex lets it join a Complex with the Tech in play, at level { $tech }
        }, so it goes exactly two hexes from one of its type, touching none.
    } { equal-hexes.why } A Crystal under it goes to the supply, a Discovery tile to the box, a Bot or Rover to the nearest free hex (rulebook pages 13 and 14). { $reason ->
        [arrival] He builds because he arrived in the Colony (page 22).
        [tile] The tile that he took lets him build.
       *[card] His card makes him build.
    }
    .option-done = Built
    .option-colonists = { colonists-differ }
    .done = Lacerda built { NAME($kind, form: "a") } on { $hex }
    .title = Lacerda builds on { $hex }
    .moves =
        { place-colonist.moves }
        Build the **{ NAME($kind) }** on **{ $hex }** || { $because ->
            [complex] Face down; joins { $joined }: a Complex of { $size }
           *[alone] Face down; two hexes from one of its type
        }
        { $arrows ->
            [yes] { "" }
           *[no] Turn the **tile** up | No hex next to it is empty: no Crystals
        }
    .facts = { equal-hexes.facts }
    .key = { NAME($kind) } | { $hex }
    .short = { place-colonist.short } Build the { NAME($kind) } on { $hex }{ $because ->
        [complex] , for a Complex of { $size }
       *[alone] { "" }
    }.
built = { $kind ->
        [mine] His Colonist goes on the Mine.
       *[other] { "" }
    } { $lss ->
        [yes] Move the LSS marker of { NAME($kind, form: "the") } up one row{ $by ->
            [tile] .
           *[construct] { " " }and his Bot to the { NAME($next) } icon.
        }
       *[no] { $by ->
            [tile] { "" }
           *[construct] Move his Bot to the { NAME($next) } icon.
        }
    }
    .why = Each tile that is built counts on the LSS, for either player. His Bot goes to the icon after the type that he built; it stays where it is if a Discovery tile let him build, unless you chose that the LSS limit applies there too (rulebook pages 13, 22 and 23).
    .title = After he builds
    .moves =
        { $kind ->
            [mine] Put his **Colonist** on the Mine
           *[other] { "" }
        }
        { $lss ->
            [yes] Move the LSS **{ NAME($kind, form: "short") }** marker up | One row
           *[no] { "" }
        }
        { $by ->
            [tile] { "" }
           *[construct] Move his Bot to the **{ NAME($next, form: "short") }** icon | In his Progress Area: what he builds next
        }
    .key = { NAME($kind) }
    .short = { $kind ->
        [mine] Put his Colonist on the Mine.
       *[other] { "" }
    } { $lss ->
        [yes] Move the { NAME($kind, form: "short") } marker up{ $by ->
            [tile] .
           *[construct] { " " }and his Bot to the { NAME($next, form: "short") } icon.
        }
       *[no] { $by ->
            [tile] { "" }
           *[construct] Move his Bot to the { NAME($next, form: "short") } icon.
        }
    }
shelter-at = Lacerda builds a Shelter on hex { $hex }. { $because ->
        [complex] There it joins { $joined } of his, for a Complex of { $size }.
       *[alone] It can’t join his other Shelters, so it goes exactly two hexes from one.
    } Place it face down, put Crystals on the empty hexes its arrows point at, then flip it.
    .voice = He builds his Shelter on { $hex }. { equal-hexes.short } Put Crystals at the tile’s arrows, then flip it.
    .why = Each time the Colony rises he builds a Shelter (rulebook page 23), in the largest Complex of his own Shelters that his own Shelter Tech allows, at level { $tech } (pages 13 and 14). He gains a Crystal for each tile in it. { equal-hexes.why }
    .option-done = Built
    .done = Lacerda built a Shelter on { $hex }
    .title = Lacerda builds on { $hex }
    .moves =
        Build his **Shelter** on **{ $hex }** || { $because ->
            [complex] Face down; joins { $joined } of his: a Complex of { $size }
           *[alone] Face down; two hexes from one of his
        }
        { $arrows ->
            [yes] { "" }
           *[no] Turn the **tile** up | No hex next to it is empty: no Crystals
        }
    .facts = { equal-hexes.facts }
    .key = Shelter | { $hex }
    .short = Build his Shelter on { $hex }{ $because ->
        [complex] , for a Complex of { $size }.
       *[alone] , on its own.
    }
upgrade-at = { place-colonist } { $nth ->
        [one] He upgrades
       *[other] He also upgrades
    } { NAME($kind, form: "the") } on hex { $hex } with his level { $level } Blueprint: its marker goes on the Building. { $worked ->
        [yes] His Colonist there goes home.
       *[no] { "" }
    }
    .voice = { place-colonist.short } He upgrades { NAME($kind, form: "the") } on { $hex }. { equal-hexes.short }
    .why = { $scored ->
        [yes] One of his Scientists scores this type.
       *[no] His Scientists score none of his Blueprints’ types, so the higher level comes first.
    } { $level ->
        [3] Level 3 needs a Complex of 3 or more.
       *[1] Any Building of the type will do; a Shelter only if it is his own.
    } { equal-hexes.why } He pays no Mineral; a Colonist there goes home, a Bot or Rover to the nearest free hex (rulebook pages 16 and 23).
    .option-done = Done
    .option-colonists = { colonists-differ }
    .done = Lacerda upgraded { NAME($kind, form: "the") } on { $hex }
    .title = Lacerda upgrades on { $hex }
    .moves =
        { place-colonist.moves }
        Put the Blueprint’s **marker** on **{ $hex }** || { NAME($kind) }, from his level { $level } Blueprint
        { $worked ->
            [yes] Take his **Colonist** back | From that Mine, to his Quarters
           *[no] { "" }
        }
    .facts = { equal-hexes.facts }
    .key = { NAME($kind) } | { $hex }
    .short = { place-colonist.short } Put the marker on the { NAME($kind) } on { $hex }.
rover-to = { rover-reason.move } his Rover to hex { $hex }, { $steps ->
        [one] 1 hex
       *[other] { $steps } hexes
    } away{ $spent ->
        [0] .
        [one] ; he pays 1 Crystal for the extra hexes.
       *[other] ; he pays { $spent } Crystals for the extra hexes.
    } { $crossed ->
        [0] { "" }
        [one] He picks up 1 Crystal on the way.
       *[other] He picks up { $crossed } Crystals on the way.
    } { $because ->
        [arrives] { $sure ->
            [yes] There he takes the tile.
           *[no] Look at the tile there: he takes it if he can use it.
        }
       *[nearer] That is on the way to the tile on { $target }.
    }
    .voice = His Rover goes to { $hex }. { equal-hexes.short } { $because ->
        [arrives] { $sure ->
            [yes] He takes the tile there.
           *[no] Look at the tile there.
        }
       *[nearer] { "" }
    }
    .why = He drives to the nearest tile that he can use at least partly: the one on { $target }. { useless-tiles.why } He moves up to 2 hexes{ $tech ->
        [0] { "" }
       *[other] , { $tech } more with the Rover Tech in play
    }, plus one for each Crystal if that gets him there. Of the shortest routes he takes one with the most Crystals, and he never ends on an Advanced Building, Colonist, Bot or Rover (rulebook pages 12 and 22). { equal-hexes.why }
    .option-done = Done
    .done = Lacerda’s Rover moved to { $hex }
    .title = { $instead ->
        [icon] Colonist icon: Rover to { $hex }
        [none] His Rover goes to { $hex }
       *[other] { rover-reason }: Rover to { $hex }
    }
    .moves =
        { $spent ->
            [0] { "" }
           *[other] Pay **Crystals** [−{ $spent } crystal] || For the extra hexes
        }
        Move his **Rover** to **{ $hex }** || { rover-reason.so } { $steps ->
            [one] 1 hex
           *[other] { $steps } hexes
        }{ $because ->
            [arrives] { " " }away{ $instead ->
                [none] , by the shortest route
                [icon] , by the shortest route
               *[other] { "" }
            }
           *[nearer] { " " }toward the tile on { $target }
        }
        { $crossed ->
            [0] { "" }
            [one] Put 1 **Crystal** below his Depot | Picked up on the way
           *[other] Put { $crossed } **Crystals** below his Depot | Picked up on the way
        }
        { $because ->
            [arrives] { $sure ->
                [yes] Take the **tile** for him | Resolved at once, in the next steps
               *[no] Look at the **tile** there | Leave it there until you know whether he can use it
            }
           *[nearer] { "" }
        }
    .facts =
        { $instead ->
            [icon] The icon is a Colonist: his Rover moves
           *[other] { "" }
        }
        { equal-hexes.facts }
        { useless-tiles.facts }
    .key = Rover | { $hex }
    .short = Move his Rover to { $hex }{ $because ->
        [arrives] { $sure ->
            [yes] { " " }and take the tile.
           *[no] { " " }and look at the tile.
        }
       *[nearer] , toward { $target }.
    }
rover-stays = { $instead ->
        [icon] With the Colonist icon his Rover would move, but it stays on { $hex }: there is no tile that he can use.
        [none] His Rover stays on { $hex }: there is no tile that he can use.
       *[other] { rover-reason }. His Rover would move instead, but it stays on { $hex }: there is no tile that he can use.
    }
    .why = He drives to the nearest tile that he can use at least partly: not to a Discovery tile that gives Resources, nor to a Research tile of a type that he has (rulebook pages 12 and 22). { useless-tiles.why }
    .moves = { $instead ->
        [icon] Colonist icon: his **Rover** stays
       *[other] His **Rover** stays
    } || There is no tile that he can use
    .facts = { useless-tiles.facts }
    .key = Rover | { $hex }
    .short = { $instead ->
        [icon] Colonist icon: his Rover stays.
       *[other] His Rover stays.
    }
discovery-at = Put the left Discovery tile on hex { $hex } and turn up a new one. What does the tile that you placed show?
    .voice = The left Discovery tile goes on { $hex }. { equal-hexes.short } What does the tile show?
    .why = When he arrives in the Colony the left Discovery tile goes on an empty hex exactly three hexes from his Rover, as far as possible from yours (rulebook pages 20 and 22). { equal-hexes.why }
    .form = tile
    .done = the Discovery tile on { $hex } shows “{ $choice }”
    .title = What does the tile on { $hex } show?
    .moves =
        ✓ Put the left **Discovery tile** on **{ $hex }** || Exactly 3 hexes from his Rover, farthest from yours
        ✓ Turn up a **new** Discovery tile
    .facts = { equal-hexes.facts }
    .key = Discovery | { $hex }
    .short = Put the left Discovery tile on { $hex } and turn up a new one. What does the tile you put there show?
discovery-shows = What does the Discovery tile on { $hex } show?
    .why = Tiles are face up, because what a tile gives decides whether he goes for it (rulebook page 22).
    .form = tile
    .done = the Discovery tile on { $hex } shows “{ $choice }”
    .title = What does the tile on { $hex } show?
    .key = Discovery | { $hex }
    .short = What does the tile on { $hex } show?
no-discovery = No empty hex is exactly three hexes from the Rover, so no Discovery tile is placed or turned up. { $who ->
        [you] Retrieve your Colonists from the Colony’s actions and from the Working Area.
       *[lacerda] { "" }
    }
    .why = A Discovery tile goes on an empty hex exactly three hexes from the Rover of whoever arrives; if there is none, it is skipped (rulebook page 20).
    .moves = { $who ->
        [you] Retrieve your **Colonists** || From Colony actions and the Working Area, not from Mines
       *[lacerda] { "" }
    }
    .facts = No empty hex 3 hexes from the Rover: no Discovery tile
    .key = Discovery | 0
    .short = There is no hex for a Discovery tile. { $who ->
        [you] Retrieve your Colonists.
       *[lacerda] { "" }
    }
no-hex = There is no hex on Mars for { NAME($kind, form: "a") }: he can’t build it.
    .why = A Building joins others of its type as far as a Tech allows, or goes exactly two hexes from one (rulebook page 13).
    .facts = There is no hex for { NAME($kind, form: "a") }
    .key = { NAME($kind) } | 0
    .short = There is no hex for { NAME($kind, form: "a") }.
arrows = { $count ->
        [0] Which hexes did the tile’s arrows put a Crystal on?
       *[other] Which other hex did the tile’s arrows put a Crystal on?
    }
    .why = A tile with arrows puts a Crystal on each empty hex that they point at (rulebook page 13). Any Rover that crosses it later takes it, and Lacerda’s Rover prefers a route with Crystals. Report a Crystal again to remove it.
    .option = { $option }
    .option-done = { $count ->
        [0] No Crystals
        [one] 1 Crystal in total
       *[other] { $count } Crystals in total
    }
    .done = { $answer ->
        [done] { $count ->
            [0] no Crystals were placed
            [one] 1 Crystal was placed
           *[other] { $count } Crystals were placed
        }
       *[other] a Crystal is on { $choice }
    }
    .title = Where do the tile’s arrows put Crystals?
    .facts = Tap each empty hex they point at, then flip the tile
    .key = Crystals
    .short = Put Crystals at the tile’s arrows, then flip it. Which hexes are they on?
picture-legend = Capitals: Lacerda’s. Small letters: yours. * Crystal, ! and ’ Advanced markers, [ ] the hex meant, - - hexes to choose from.
picture-empty = Empty
elsewhere = Which hex did it go to instead?
    .why = The game continues from where it really went. “Nowhere” means that it was not done at all.
    .option = { $option }
    .option-none = Nowhere: not done
    .option-type = Other type
    .done = { $answer ->
        [type] it was another type
        [none] it was not done
       *[other] it went to { $choice }
    }
    .title = Where did it go instead?
    .facts = Tap it: the game continues from there
    .key = Hex
    .short = Which hex did it go to instead?
other-type = Which type did he build?
    .why = The game continues with what was really built; you are then asked where it is.
    .done = it was { NAME($answer, form: "a") }
    .title = Which type was it?
    .facts = Instead of { NAME($kind, form: "a") }
    .key = Type
    .short = Which type was it?
refuge = { $owner ->
        [you] Your
       *[lacerda] His
    } { NAME($what) } on { $from } makes room: it goes to { $hex }.
    .why = A Bot or Rover in the way goes to the nearest hex that is empty or has a Building without a piece (rulebook page 13).
    .title = { $owner ->
        [you] Your { NAME($what) } makes room
       *[lacerda] His { NAME($what) } makes room
    }
    .moves = { $owner ->
        [you] Move your **{ NAME($what) }** to **{ $hex }** | From { $from }, to make room
       *[lacerda] Move his **{ NAME($what) }** to **{ $hex }** | From { $from }, to make room
    }
    .key = { NAME($what) } | { $hex }
    .short = { $owner ->
        [you] Your
       *[lacerda] His
    } { NAME($what) } goes from { $from } to { $hex }.
cleared = { $to ->
        [home] { $owner ->
            [you] Your Colonist on { $hex } goes back to your Quarters.
           *[lacerda] His Colonist on { $hex } goes back to his Quarters.
        }
        [supply] The Crystal on { $hex } goes to the supply.
        [him] He takes the tile on { $hex }.
       *[box] { $what ->
            [research] The Research tile on { $hex } goes to the box.
           *[discovery] The Discovery tile on { $hex } goes to the box.
        }
    }
    .why = Whatever is placed on a hex clears it: a Crystal goes to the supply, a Discovery or Research tile to the box. From a Building that is upgraded, a Colonist goes home (rulebook pages 12, 13 and 16).
    .moves = { $to ->
        [home] { $owner ->
            [you] Take your **Colonist** off **{ $hex }** || Back to your Quarters
           *[lacerda] Take his **Colonist** off **{ $hex }** || Back to his Quarters
        }
        [supply] Take the **Crystal** off **{ $hex }** || To the supply
        [him] Take the **tile** on **{ $hex }** for him || Resolved at once, in the next steps
       *[box] { $what ->
            [research] Take the **Research tile** off **{ $hex }** || To the box, out of the game
           *[discovery] Take the **Discovery tile** off **{ $hex }** || To the box, out of the game
        }
    }
    .key = { $to ->
        [home] Colonist
        [supply] Crystal
       *[box] Tile
    } | { $hex }
    .short = { $to ->
        [home] { $owner ->
            [you] Your Colonist on { $hex } goes back to your Quarters.
           *[lacerda] His Colonist on { $hex } goes back to his Quarters.
        }
        [supply] Take the Crystal off { $hex }.
        [him] He takes the tile on { $hex }.
       *[box] { $what ->
            [research] Take the Research tile off { $hex }.
           *[discovery] Take the Discovery tile off { $hex }.
        }
    }
no-refuge = The { NAME($what) } on { $from } has to make room, and no hex is free for it: take it off the map.
    .why = A Bot or Rover in the way goes to the nearest hex that is empty or has a Building without a piece (rulebook page 13).
    .moves = Take the **{ NAME($what) }** off the map | No hex is free for it
    .key = { NAME($what) } | 0
    .short = No hex is free for the { NAME($what) }.
your-refuge = Your { NAME($what) } on { $from } has to make room. Which hex does it go to?
    .why = A Bot or Rover in the way goes to the nearest hex that is empty or has a Building without a piece; its owner chooses (rulebook page 13).
    .option = { $option }
    .done = your { NAME($what) } moved to { $choice } to make room
    .title = Where does your { NAME($what) } go to make room?
    .facts = From { $from }, to one of the nearest free hexes
    .key = { NAME($what) } | { $from }
    .short = Your { NAME($what) } has to make room. Which hex does it go to?
research-gives = What does the { NAME($kind, form: "research") } Research tile give?
    .fact = Research tile of type { NAME($kind, form: "research") } gives
    .why = He resolves it at once, by his own rules (rulebook page 22). You are only asked once. To see or correct it: Settings, My box. The rulebook doesn’t say whether both tiles of a type give the same; here they do.
    .form = tile
    .done = the { NAME($kind, form: "research") } Research tile gives “{ $choice }”
    .title = What does the { NAME($kind, form: "research") } Research tile give?
    .key = Research | { NAME($kind, form: "research") }
    .short = What does the { NAME($kind, form: "research") } Research tile give?

# What you report of the map

held = { $count ->
        [1] Alone: no Complex
       *[other] Complex of { $count }
    }
held-tech = { $owner ->
        [you] with your { NAME($kind, form: "tech") }
       *[other] with his { NAME($kind, form: "tech") }
    }
held-too-many = { $hex ->
        [none] Near your Bots
       *[other] On { $hex }
    } the tile would join { $level ->
        [0] others: that needs its Tech
       *[other] more than { $level }, the most for its Tech
    }
held-nowhere = { $hex ->
        [none] No free hex near your Bots is
       *[other] { $hex } is not
    } exactly 2 hexes from another tile of its type
held-no-upgrade = No Building of this type on the map can be upgraded
held-on = What did you build on { $hex }?
your-building = What did you build, and where?
    .why = You are offered the hexes where the Techs in play let you build it, the largest Complex first (rulebook pages 13 and 14).
    .option-other = Another hex
    .group = Which hex did you build it on?
    .group-other = What did you build there?
    .member = { $option }
    .member-other = { NAME($option) }
    .done = { $group ->
        [other] you built { NAME($part, form: "a") }
       *[hex] you built { NAME($group, form: "a") } on { $part }
    }
    .reported = { $group ->
        [other] you built { NAME($part, form: "a") }
       *[hex] you built { NAME($group, form: "a") } on { $part }
    }
    .reported-label = { $group ->
        [other] { NAME($part, form: "short") }
       *[hex] { NAME($group, form: "short") }
    }
    .title = What did you build?
    .facts =
        On another hex? Tap that one first
        Also report your Colonist on Construct
    .key = Building
    .short = What did you build, and where? Also report your Colonist.
other-hex = { NAME($kind) }: which hex is it on?
    .why = These are all the hexes where it could be.
    .option = { $option }
    .done = hex { $choice }
    .reported = you built { NAME($kind, form: "a") } on { $choice }
    .reported-label = { NAME($kind, form: "short") }
    .title = { NAME($kind) }: which hex?
    .key = Hex
    .short = { NAME($kind) }: which hex is it on?
your-upgrade = Which Building did you upgrade?
    .why = These are the Buildings without an Advanced marker; a Shelter only if it is yours (rulebook page 16).
    .group = Which hex is it on?
    .member = { $option }
    .done = you upgraded { NAME($group, form: "the") } on { $part }
    .reported = you upgraded { NAME($group, form: "the") } on { $part }
    .reported-label = { NAME($group, form: "short") }
    .title = Which Building did you upgrade?
    .facts = On another hex? Tap that one first
    .key = Upgrade
    .short = Which Building did you upgrade?
your-rover = Which hex did your Rover end up on?
    .why = It takes the shortest route with the most Crystals, picks those up, and takes the tile at the end (rulebook page 12). It never ends on an Advanced Building, Colonist, Bot or Rover.
    .option = { $option }
    .option-other = Another hex
    .done = you moved your Rover to { $choice }
    .reported = you moved your Rover to { $choice }
    .title = Where did your Rover end up?
    .facts = It was on { $hex }: tap its new hex
    .key = Rover
    .short = Where did your Rover end up?
your-way = Your Rover is on { $hex }.{ $crystals ->
        [0] { "" }
        [one] { " " }It crossed 1 Crystal.
       *[other] { " " }It crossed { $crystals } Crystals.
    } { $tile ->
        [discovery] You take the Discovery tile.
        [research] You take the Research tile.
       *[none] { "" }
    }
    .why = Crystals that a Rover crosses are its owner’s, for the next turn (rulebook page 12).
    .moves =
        { $crystals ->
            [0] { "" }
            [one] Take 1 **Crystal** | If your Rover crossed it: for your next turn
           *[other] Take { $crystals } **Crystals** | If your Rover crossed them: for your next turn
        }
        { $tile ->
            [none] { "" }
           *[other] Take the **tile** on **{ $hex }** | And do at once what it gives
        }
    .facts = { $tile ->
        [discovery] You take the Discovery tile on { $hex }
        [research] You take the Research tile on { $hex }
       *[none] Your Rover is on { $hex }
    }
    .key = Rover | { $hex }
    .short = Your Rover is on { $hex }.
your-bot = { $bots ->
        [one] Did your Bot move, or is there a new one?
       *[other] Which of your Bots moved?
    }
    .why = A Bot is named by the hex it was on; a new one goes on one of your Shelters without a piece, or as near as possible (rulebook page 17).
    .reported = { $group ->
        [added] you placed a new Bot on { $part }
        [new] you placed a new Bot
       *[other] you moved the Bot on { $choice }
    }
    .option = { $option }
    .option-added = A new Bot
    .option-new = A new Bot elsewhere
    .member = { $option }
    .done = { $group ->
        [added] you placed a new Bot on { $part }
        [new] you placed a new Bot
       *[other] you moved the Bot on { $choice }
    }
    .title = { $bots ->
        [one] Did your Bot move, or is it new?
       *[other] Which of your Bots moved?
    }
    .key = Bot
    .short = { $bots ->
        [one] Did your Bot move, or is it new?
       *[other] Which of your Bots moved?
    }
your-bot-hex = Which hex did your Bot end up on?
    .why = If it ends on a tile, the tile leaves the game; a Crystal goes back to the supply (rulebook page 12).
    .option = { $option }
    .option-other = Another hex
    .done = { $bot ->
        [new] you placed a new Bot on { $choice }
       *[other] you moved your Bot from { $bot } to { $choice }
    }
    .reported = { $bot ->
        [new] you placed a new Bot on { $choice }
       *[other] you moved your Bot from { $bot } to { $choice }
    }
    .title = Where did your Bot end up?
    .facts = { $bot ->
        [new] A new Bot
       *[other] From { $bot }
    }
    .key = Bot
    .short = Where did your Bot end up?
your-space = Retrieve your Colonists from the Colony’s actions and from the Working Area. Which space do you take? Take its benefit.
    .why = On the way to the Colony: first the Discovery tile, then your Colonists there and from the Working Area, then a free space and its benefit (rulebook page 20).
    .option = Space { $option }
    .done = you took space { $answer }
    .title = Which space do you take?
    .moves =
        ✓ Retrieve your **Colonists** || From Colony actions and the Working Area, not from Mines
        Take a free **space** and its benefit
    .key = Space
    .short = Retrieve your Colonists. Which space do you take?
your-discovery = Place one of the two Discovery tiles on an empty hex exactly 3 hexes from your Rover, and turn up a new one. Retrieve your Colonists from the Colony’s actions and from the Working Area. What does your tile show, and where is it?
    .why = One of the two Discovery tiles goes on an empty hex exactly three hexes from your Rover (rulebook page 20). Tiles are face up, because what a tile gives decides whether Lacerda goes for it (page 22).
    .form = found
    .option-none = None
    .group = Which hex did you put it on?
    .member = { $option }
    .done = { $group ->
        [none] you placed no Discovery tile
       *[other] you placed your Discovery tile on { $part }
    }
    .title = What does your Discovery tile show?
    .moves =
        ✓ Retrieve your **Colonists** || From Colony actions and the Working Area, not from Mines
        ✓ Place 1 **Discovery tile**, turn up another || Exactly 3 hexes from your Rover on { $hex }
        { $free ->
            [yes] { "" }
           *[no] Discard a **Ship** || From your Hangar
        }
    .key = Discovery
    .short = Place a Discovery tile and turn up a new one; retrieve your Colonists. What does your tile show, and where is it?
map-hex = Which hex of the map is wrong?
    .why = Choose a hex, then what is on it or no longer on it; the counts follow the map.
    .option = { $option }
    .option-done = The map is right
    .done = { $answer ->
        [done] the map is right
       *[other] you corrected { $choice }
    }
    .reported = { $answer ->
        [done] the map is right
       *[other] { "" }
    }
    .title = Which hex is wrong?
    .facts = Choose a hex, then what is there
    .key = Map
    .short = Which hex is wrong?
map-what = What is on hex { $hex } now?
    .why = Something new replaces what can’t share the hex with it.
    .option-crystal = Crystal
    .option-away = Take away
    .group-away = What is no longer on { $hex }?
    .form-away = away
    .alone-away = Take away: { NAME($option, form: "away") }
    .option-building = Building
    .group-building = Which Building is on { $hex }?
    .option-shelter = Shelter
    .group-shelter = Whose Shelter is on { $hex }?
    .form-shelter = whose
    .option-advanced = Advanced marker
    .group-advanced = Whose Advanced marker is on { $hex }?
    .form-advanced = whose
    .option-colonist = Colonist
    .group-colonist = Whose Colonist is on { $hex }?
    .form-colonist = whose
    .option-bot = Bot
    .group-bot = Whose Bot is on { $hex }?
    .form-bot = whose
    .option-rover = Rover
    .group-rover = Whose Rover is on { $hex }?
    .form-rover = whose
    .option-discovery = Discovery tile
    .group-discovery = What does the Discovery tile show?
    .form-discovery = tile
    .option-research = Research tile
    .group-research = Which type of Research tile is it?
    .form-research = research
    .done = { $hex } was corrected ({ $choice })
    .title = What is on { $hex }?
    .facts = Tap what is there, or take something away
    .key = Hex | { $hex }
    .short = What is on { $hex }?
map-fault = { $what ->
        [crystal-under] There is a Crystal under the Building on { $hex }.
        [tile-under] There is a tile under the Building on { $hex }.
        [marker-alone] There is an Advanced marker on { $hex } without a Building.
        [piece-on-advanced] There is a piece on the Advanced Building on { $hex }.
        [far] The { NAME($kind) } on { $hex } is more than two hexes from any other of its type.
        [too-many] There are more { NAME($kind, form: "many") } on the map than in the box: the last is on { $hex }.
       *[no-middle] The central Mine on { $hex } is missing.
    } You can play on, or choose “Map” to correct it.
    .why = That is what was reported. It may be a slip, or something the companion doesn’t know.
    .facts = { $what ->
        [crystal-under] { $hex }: a Crystal under a Building
        [tile-under] { $hex }: a tile under a Building
        [marker-alone] { $hex }: an Advanced marker, no Building
        [piece-on-advanced] { $hex }: a piece on an Advanced Building
        [far] { $hex }: too far from any { NAME($kind) }
        [too-many] { $hex }: more { NAME($kind, form: "many") } than in the box
       *[no-middle] { $hex }: the central Mine is missing
    }
    .key = Map | { $hex }
    .short = Something is wrong on { $hex }.
map-behind = Going by your reports, { $kind ->
        [colonist] { $count } of Lacerda’s Colonists on Mines
        [shelter] { $whose ->
            [you] { $count } of your Shelters
           *[lacerda] { $count } of Lacerda’s Shelters
        }
       *[mine] { $count ->
            [one] 1 { NAME($kind) }
           *[other] { $count } { NAME($kind, form: "type") }
        }
    } { $count ->
        [one] is
       *[other] are
    } not on the map yet.
    .why = The map was set up in the middle of the game, or put away for a while. Your reports still count; choose “Map” to add what is missing.
    .facts = Missing on the map: { $kind ->
        [colonist] Lacerda’s Colonists on Mines
        [shelter] { $whose ->
            [you] your Shelters
           *[lacerda] Lacerda’s Shelters
        }
       *[mine] { NAME($kind, form: "type") }
    } ({ $count })
    .key = Map | { $count }
    .short = The map is incomplete.
map-markers = { $whose ->
        [you] You have
       *[lacerda] Lacerda has
    } { $map } Advanced markers on the map; { $count } upgrades are counted.
    .why = A marker doesn’t show which Blueprint it came from, and its points depend on that. To correct the count: “More”, “Whole table”.
    .facts =
        { $whose ->
            [you] Your
           *[lacerda] Lacerda’s
        } markers on the map: { $map }, counted: { $count }
        To correct the count: “More”, “Whole table”
    .key = Markers | { $map }
    .short = { $map ->
        [one] 1 marker is
       *[other] { $map } markers are
    } on the map, and { $count } upgrades are counted.

# Its setup

outline = { $number ->
        [one] Look at the edge of the map. Is there a hex too many here, or one missing?
       *[other] Is there another hex too many, or missing?
    }
    .fact = Edge of the map { $number }
    .why = The outline comes from a single source. A hex that you name is added if it is missing here, or removed if your board doesn’t have it. You are only asked once. To see or correct it: Settings, My box.
    .option = { $option }
    .option-same = The outline is right
    .done = { $answer ->
        [same] the outline of the map is right
       *[other] { $choice } was corrected in the outline
    }
    .title = Does the outline match your board?
    .facts = A hex too many here, or one missing? Tap it
    .key = Map | { $number }
    .short = Does the outline of the map match your board?
lay-map = Which piece do you put on the map next? The order doesn’t matter. { $laid ->
        [0] None of the { $all } is there yet.
        [one] { $laid } of the { $all } is there.
       *[other] { $laid } of the { $all } are there.
    }
    .why = Besides the central one, four hexes are printed for the starting Buildings, which are placed at random; two for the first Shelters, with your Bot on yours; eight for the Research tiles (rulebook pages 5 and 6). The type of a Research tile is its color and letter, and each corner has two tiles of a type: if your copy has other colors, give each corner one of these names. You are only asked once for printed hexes. To see or correct them: Settings, My box.
    .group = { NAME($group) }: which hex is it on?
    .member = { $option }
    .refused = “{ $answer }” is not possible. Name a piece that is left, and a free hex, such as “generator.G5”.
    .done = { $head } is on { $part }
    .title = What is where?
    .facts = Tap a type, then its hex
    .key = Map | { $laid }
    .short = { $laid ->
        [0] Which piece do you put on the map first? There are { $all } in total.
        [one] Which piece do you put on the map next? { $laid } of { $all } is there.
       *[other] Which piece do you put on the map next? { $laid } of { $all } are there.
    }
start-hex = Which hex has a starting Building printed on it? This is number { $number } of 4, besides the central Mine.
    .fact = Starting Building { $number }
    .why = Besides the central one, four hexes are printed for the starting Buildings (rulebook page 5). You are only asked once. To see or correct it: Settings, My box.
    .option = { $option }
    .done = starting Building { $number } is on { $choice }
    .title = Starting Building { $number } of 4: where?
    .facts = Printed on the main board, around the central Mine
    .key = Start | { $number }
    .short = Which hex is starting Building { $number } on?
shelter-hex = Which hex does a player’s first Shelter start on? This is number { $number } of 2.
    .fact = Starting Shelter { $number }
    .why = With two players one Shelter of each starts on Mars, on its marked hex (rulebook page 6). You are only asked once. To see or correct it: Settings, My box.
    .option = { $option }
    .done = starting Shelter { $number } is on { $choice }
    .title = Starting Shelter { $number } of 2: where?
    .facts = Either one; later you say which is yours
    .key = Shelter | { $number }
    .short = Which hex is starting Shelter { $number } on?
research-hex = Which hex has a Research tile of type { NAME($kind, form: "research") }? This is number { $number } of 2.
    .fact = Research tile, type { NAME($kind, form: "research") }, number { $number }
    .why = There are four types of Research tiles, each a color and a letter; the two of a type are in the same corner (rulebook page 5). Number the types as you like: he takes only one tile of each. You are only asked once. To see or correct it: Settings, My box.
    .option = { $option }
    .done = Research tile { $number } of type { NAME($kind, form: "research") } is on { $choice }
    .title = Research type { NAME($kind, form: "research") }, tile { $number } of 2: where?
    .facts = { $number ->
        [one] A corner without a number: its two tiles are type { NAME($kind, form: "research") }
       *[other] In the same corner as the first of this type
    }
    .key = Research | { NAME($kind, form: "research") }
    .short = Which hex is tile { $number } of Research type { NAME($kind, form: "research") } on?
start-building = Which starting Building is on { $hex } today?
    .why = The four are placed at random (rulebook page 5).
    .done = { $choice } is on { $hex }
    .title = Which Building is on { $hex }?
    .facts = Placed at random in the setup
    .key = Start | { $hex }
    .short = Which Building is on { $hex }?
lay-starts = Put the starting Buildings on the map: Generator on { $generator }, Water Extractor on { $water-extractor }, Greenhouse on { $greenhouse }, Oxygen Condenser on { $oxygen-condenser }.
    .why = The starting Buildings are placed at random on their four hexes (rulebook page 5); you let the companion draw.
    .done = starting Buildings placed
    .title = Starting Buildings
    .moves =
        Put the **Generator** on { $generator }
        Put the **Water Extractor** on { $water-extractor }
        Put the **Greenhouse** on { $greenhouse }
        Put the **Oxygen Condenser** on { $oxygen-condenser }
    .key = Buildings | 4
    .short = Put the starting Buildings on the map: Generator on { $generator }, Water Extractor on { $water-extractor }, Greenhouse on { $greenhouse }, Oxygen Condenser on { $oxygen-condenser }.
map-laid = The map is entered: compare it once with your table.
    .title = The map
    .moves = Compare the **map** with your table || If a hex differs: undo, and correct it
    .key = Map
    .short = Compare the map with your table.
start-drawn = The hex of { NAME($kind, form: "the") } is drawn.
    .option = { $option }
    .done = the draw put { NAME($kind, form: "the") } on { $answer }
your-shelter = Which hex is your Shelter on? The other one is Lacerda’s.
    .why = Your Bot starts on your Shelter (rulebook page 6).
    .option = { $option }
    .done = your Shelter is on { $choice }
    .title = Which Shelter is yours?
    .facts = The other one is Lacerda’s; your Bot is on yours
    .key = Shelter
    .short = Which Shelter is yours?

## Options

option-help = How much help
    .why = Guided: every step of the setup and of his turns. Quick setup: only what the companion must know. Only Lacerda’s cards: his cards and spaces, and the die.
    .option-ask = Ask at the start
    .option-guided = Everything guided
    .option-quick = Quick setup, then guided
    .option-cards = Only Lacerda’s cards
option-length = Length, if set up guided
    .why = A short game takes two short Missions and one long; a long game one short and two long (rulebook page 5). A quick setup takes any three.
    .option-ask = Ask at the start
    .option-short = Short game
    .option-long = Long game
option-draws = Who draws the tiles?
    .why = The companion names what it draws, and you lay it out; what you draw, you enter. In a guided setup you always draw the Missions: the companion can’t tell short from long.
    .option-ask = Ask at the start
    .option-draw = The companion draws
    .option-tell = I draw and enter everything
    .option-each = Ask each time
option-goal = Solo Goal
    .why = What you aim for: any one of the four wins, and all are checked at the end. First Colonists is the easiest, then Next Generation and Hunky Dory; A Martian Potato is the hardest.
    .option-ask = Ask at the start
    .option-first-colonists = { name-first-colonists }
    .option-next-generation = { name-next-generation }
    .option-hunky-dory = { name-hunky-dory }
    .option-martian-potato = { name-martian-potato }
    .option-draw = Draw one
option-map = The map of Mars
    .why = With the map, Lacerda chooses his own hexes, and you report yours. Without it, you find his hexes on the table and report the result. To change this during the game: Map, on your turn.
    .option-on = Lacerda finds his hexes
    .option-off = You find Lacerda’s hexes
option-lab = Two free Lab spaces
    .why = Which of two free Lab spaces he takes for a Tech that moves on. The rulebook is silent; by default the lower one.
    .option-lower = He takes the lower
    .option-upper = He takes the upper
option-arrival = Building on arrival
    .why = Whether he pays for a Colonist when he arrives in the Colony and builds. The rulebook is silent; by default it costs him nothing.
    .option-free = Costs him nothing
    .option-paid = Paid like his action
option-quarters = His Living Quarters
    .why = What his Living Quarters are worth, at the end and for a Reward tile. By default the part that his Shelters open counts as full (rulebook pages 7 and 22); the alternative is completely full.
    .option-shelters = By his Shelters
    .option-full = Full: 21 points
option-start = His first space
    .why = Whether he takes the benefit of the Turn Order space he starts on. The rulebook is silent; by default he does not.
    .option-no-benefit = Without its benefit
    .option-benefit = With its benefit
option-finished-mission = Card of a completed Mission
    .why = What one of his cards does, once they have been reshuffled, if its Mission is already complete. The rulebook is silent; by default it does nothing.
    .option-nothing = Does nothing
    .option-crystals = Gives its Crystals
option-missions-end = Last Mission in Shuttle phase
    .why = When the last Mission needed triggers the end if it is completed in a Shuttle phase. The rulebook checks for it at the end of a Colonization phase (page 21), so that one more round is played; level 5 counts at once (page 16).
    .option-colonization = Counts next round
    .option-at-once = Counts at once
option-pictured = Building pictured on a tile
    .why = Whether the LSS limit of Construct applies to a Building shown on a tile, and whether his Bot then moves. The rulebook is silent; by default it does not.
    .option-free = Ignores the LSS limit
    .option-limited = Same as Construct

## Names

name-on-mars = On Mars
name-lacerda = Lacerda
    .whose = Lacerda’s
name-you = You
    .whose = Yours
name-orbit = Orbit
name-colony = Colony

name-mine = Mine
    .letter = M
    .a = a Mine
    .the = the Mine
    .type = Mines
    .tech = Mine Tech
name-generator = Generator
    .letter = G
    .a = a Generator
    .the = the Generator
    .type = Generators
    .tech = Generator Tech
name-water-extractor = Water Extractor
    .letter = W
    .a = a Water Extractor
    .the = the Water Extractor
    .type = Water Extractors
    .short = Water
    .tech = Water Extractor Tech
name-greenhouse = Greenhouse
    .letter = H
    .a = a Greenhouse
    .the = the Greenhouse
    .type = Greenhouses
    .tech = Greenhouse Tech
name-oxygen-condenser = Oxygen Condenser
    .letter = O
    .a = an Oxygen Condenser
    .the = the Oxygen Condenser
    .type = Oxygen Condensers
    .short = Oxygen
    .tech = Oxygen Condenser Tech
name-shelter = Shelter
    .letter = S
    .many = Shelters
    .a = a Shelter
    .the = the Shelter
    .type = Shelters
    .tech = Shelter Tech
name-rover = Rover
    .letter = R
    .many = Rovers
    .tech = Rover Tech
name-ship = Ship
    .tech = Ship Tech
name-upgrade = Upgrade a Building
    .action = Upgrade
    .short = Upgrade
    .tech = Upgrade Tech
    .field = Upgrade
    .found = Upgrade
    .tile = up to 2 upgrades
    .given = upgrades
    .useless = an upgrade (none of his Blueprints fits)
    .brief = Upgrade
name-deliver = Deliver

name-obtain-blueprint = Obtain Blueprint
name-learn-technology = Learn New Technology
name-research-and-development = Research & Development
name-construct = Construct a Building
name-hire = Hire a Scientist or take a Contract
    .action = Scientist or Contract
    .found = Hire
    .tile = Scientist or Contract
    .given = a Contract
    .useless = a Contract (no Crystal to pay for it)
    .brief = Contract
name-construct-slot = Construct
name-upgrade-slot = Upgrade
name-hire-slot = Hire
name-obtain-blueprint-slot = Obtain
name-research-and-development-slot = R&D

name-geologist = Geologist
name-rd-engineer = R&D Engineer
name-hydrologist = Hydrologist
name-biochemist = Biochemist
name-geochemist = Geochemist
name-systems-engineer = Systems Engineer

name-research-tiles = Research tiles
    .mission = Research tiles taken
name-blueprints = Blueprints
    .mission = Blueprints taken
    .short = Blueprints
    .found = Blueprints
    .tile = up to 2 Blueprints
    .given = Blueprints
    .useless = Blueprints (he has no marker left, or no Blueprint is left)
    .brief = Blueprints
name-develop = Develop
    .found = Develop
    .tile = Develop Techs
    .given = Tech development
    .useless = Tech development (none of his Techs can move)
    .brief = Develop
name-advanced-buildings = Advanced Buildings
    .mission = Buildings upgraded
name-robots = Bots
    .mission = Bots placed
    .reward = 2 points for each Bot on Mars
name-discovery-tiles = Discovery tiles
    .mission = Discovery tiles taken
name-techs = Techs
    .mission = Techs taken
    .short = Techs
name-progress-cubes = Progress cubes
    .mission = Progress cubes moved
name-scientists = Scientists
    .mission = Scientists hired
    .short = Scientists
name-contracts = Contracts
    .mission = Contracts completed
    .short = Contracts

name-best-tech = Best Tech
    .reward = 1 point for each level of the best Tech
    .short = Best Tech
name-ships = Ships in the Hangar
    .reward = 2 points for each Ship in the Hangar
    .short = Ships
name-discoveries = Discovery tiles
    .reward = 2 points for each Discovery tile taken
name-advanced = Advanced Buildings
    .away = Advanced marker
    .many = Advanced markers
    .reward = 2 points for each Advanced Building owned
    .short = Advanced
name-shelters = Shelters
    .reward = 2 points for each Shelter owned
    .short = Shelters
name-mines = Mines
    .reward = 2 points for each Mine with a Colonist or marker
    .field = Mines with his Colonist
name-markers = Advanced Building markers left
name-completed = Contracts completed
name-differs = Another hex or none
name-colonists = Colonists
    .value = 1 for each Colonist in the Quarters
    .reward = 1 point for each Colonist in the Quarters
name-waits = triggered in the next Colonization phase
name-goals = Solo Goals
name-used-tech = I used his Tech

name-resource = Resource
    .icon = Resource: not for him
name-nothing = nothing
    .icon = no icon
name-crystal = Crystal
    .icon = Crystal
name-warehouse = Warehouse
    .icon = Warehouse
    .tile = 2 Warehouse items
name-mine-his = Mine with his Colonist
name-tech = Tech
    .icon = Tech tile
    .found = Tech
    .tile = a Tech
    .given = a Tech
    .useless = a Tech (no room in his Lab, or no Techs left)
    .brief = Tech
name-colonist = Colonist
    .letter = C
    .icon = Colonist
name-robot = Bot is on
    .icon = two Bots
name-blueprint = Blueprint
    .icon = Blueprint

name-first-colonists = First Colonists
name-next-generation = Next Generation
name-hunky-dory = Hunky Dory
name-martian-potato = A Martian Potato
name-colony-3 = Colony level 3 or more
name-colony-4 = Colony level 4 or more
name-contract-1 = 1 Contract completed
    .question = Did you complete a Contract?
name-contracts-both = 1 Contract of each type completed
    .question = Did you complete a Contract of each type?
name-private-goal = 1 Private Goal fulfilled
    .title = Your Private Goal fulfilled
    .question = Did you fulfill a Private Goal?
name-tech-6 = 1 Tech at level 6
    .title = 1 Tech at level 6
    .question = Do you have a Tech at level 6?
name-research-2 = 2 Research tiles
    .question = Do you have 2 Research tiles or more?
name-shelters-4 = 4 Shelters built
    .question = Did you build 4 Shelters or more?
name-mines-3 = 3 Mines with your Colonist or marker
    .title = 3 Mines with your Colonist or marker
    .question = Is your Colonist or marker on 3 Mines?
name-advanced-5 = 5 Advanced Buildings of your own
    .question = Did you upgrade 5 Buildings or more?
name-contract-greenhouse = the Contract for a Greenhouse Complex of 4
    .title = Contract: Greenhouse Complex of 4
    .question = Is the Contract for 4 Greenhouses done?
name-contract-plants = the Contract for Plants and Minerals
    .title = Contract: Plants and Minerals
    .question = Is the Plants and Minerals Contract done?
name-biochemist-hired = Biochemist hired
    .title = Biochemist hired
    .question = Did you hire the Biochemist?
name-greenhouses-3 = 3 Advanced Greenhouses
    .question = Did you upgrade 3 Greenhouses or more?
name-greenhouse-complex-5 = a Greenhouse Complex of 5
    .title = A Greenhouse Complex of 5
    .question = Is there a Complex of 5 Greenhouses?
name-plants-5 = 5 Plants stored
    .question = Do you have 5 Plants stored?
name-greenhouse-tech-6 = the Greenhouse Tech at level 6
    .title = Greenhouse Tech at level 6
    .question = Is your Greenhouse Tech at level 6?
name-finish-in-orbit = ending the game in Orbit
    .title = You in Orbit at the end of the game
name-margin-1 = more points than Lacerda
    .title = More points than Lacerda
name-margin-10 = 10 points ahead of Lacerda
name-margin-20 = 20 points ahead of Lacerda
name-margin-30 = 30 points ahead of Lacerda

name-track = Points track
name-quarters = Living Quarters
    .short = Quarters
name-progress = Progress Area
    .short = Progress

# What the plus-minus editor can change

name-round = Round
    .short = Round
name-colony_level = Colony level
    .short = Colony
name-tiles = Tiles on Mars
name-rewards = Reward tile
name-shuttle = Shuttle
name-side = side
name-space = space
name-missions_needed = Missions still needed
    .short = Missions
name-missions = Mission
name-A = A
name-B = B
name-C = C
name-card = card
name-left = left
    .short = Cards
name-deck = Solo cards
name-pass = pass
name-last = latest card
name-cards = in the pile
    .value = cards only
name-goal = Goal
name-name = name
name-lines = condition
name-crystals = Crystals
    .short = Crystals
    .found = 3 Crystals
    .tile = 3 Crystals
    .given = 3 Crystals
    .useless = 3 Crystals (his Depot is full)
    .brief = 3 Crystals
name-building = Building
    .found = Building shown
    .tile = Building shown
    .given = a pictured Building
    .useless = the Building shown (there is no hex for it)
    .brief = Building shown
name-any-building = any Building
    .found = any Building
    .tile = any Building
    .given = any Building
    .useless = any Building (there is no hex for one)
    .brief = any Building
name-crystals_waiting = Crystals below the Depot
name-depot = Depot spaces
name-op = Points
    .short = OP
name-progress_cubes = Progress cube
name-research = Research tiles
    .letter = #
    .short = Research
    .many = Research tiles

# Cards, spaces of the Lab and Blueprints

name-A1 = A1
name-A2 = A2
name-A2x = A2x
name-A3 = A3
name-B1 = B1
name-B2 = B2
name-B3x = B3x
name-C1 = C1
name-C1x = C1x
name-C2 = C2
name-C3 = C3
name-1a = 1a
    .voice = the upper space of column 1
name-1b = 1b
    .voice = the lower space of column 1
name-1c = 1c
    .voice = the third space of column 1
name-2a = 2a
    .voice = the upper space of column 2
name-2b = 2b
    .voice = the middle space of column 2
name-2c = 2c
    .voice = the lower space of column 2
name-3a = 3a
    .voice = the upper space of column 3
name-3b = 3b
    .voice = the lower space of column 3
name-3c = 3c
    .voice = the third space of column 3
name-4a = 4a
    .voice = the upper space of column 4
name-4b = 4b
    .voice = the middle space of column 4
name-4c = 4c
    .voice = the lower space of column 4
name-5a = 5a
    .voice = the upper space of column 5
name-5b = 5b
    .voice = the lower space of column 5
name-5c = 5c
    .voice = the third space of column 5
name-6a = 6a
    .voice = the only space of column 6
name-6b = 6b
    .voice = the second space of column 6
name-6c = 6c
    .voice = the third space of column 6
name-mine-1 = Mine (level 1)
    .voice = level 1 Mine
    .choice = Mine, level 1
name-mine-3 = Mine (level 3)
    .voice = level 3 Mine
    .choice = Mine, level 3
name-generator-1 = Generator (level 1)
    .voice = level 1 Generator
    .choice = Generator, level 1
name-generator-3 = Generator (level 3)
    .voice = level 3 Generator
    .choice = Generator, level 3
name-water-extractor-1 = Water Extractor (level 1)
    .voice = level 1 Water Extractor
    .choice = Water Extractor, level 1
name-water-extractor-3 = Water Extractor (level 3)
    .voice = level 3 Water Extractor
    .choice = Water Extractor, level 3
name-greenhouse-1 = Greenhouse (level 1)
    .voice = level 1 Greenhouse
    .choice = Greenhouse, level 1
name-greenhouse-3 = Greenhouse (level 3)
    .voice = level 3 Greenhouse
    .choice = Greenhouse, level 3
name-oxygen-condenser-1 = Oxygen Condenser (level 1)
    .voice = level 1 Oxygen Condenser
    .choice = Oxygen Condenser, level 1
name-oxygen-condenser-3 = Oxygen Condenser (level 3)
    .voice = level 3 Oxygen Condenser
    .choice = Oxygen Condenser, level 3
name-shelter-1 = Shelter (level 1)
    .voice = level 1 Shelter
    .choice = Shelter, level 1
name-shelter-3 = Shelter (level 3)
    .voice = level 3 Shelter
    .choice = Shelter, level 3

# Words of the state

name-phase = Phase
name-turn = Turn
name-acted = Has acted this round
    .none = nobody
name-help = Help
name-end = End of the game
name-triggered = triggered
name-last_round = last round
name-setup = setup
name-colonization = Colonization phase
name-final = scoring
name-guided = guided
name-quick = quick setup
name-ask = not chosen yet

## Pictures

picture-round = Round { $round }
picture-shuttle = Shuttle
picture-shuttle-phase = Shuttle phase
picture-scoring = Scoring
picture-track = track
picture-end = the end, round { $round }
picture-bot = His Bot
picture-lss = LSS
picture-level = level
picture-new-level = Level { $level }
picture-stage = { $stage ->
        [help] Help
        [length] Length
        [draws] Tiles
        [board] Main board
        [techs] Tech Grid
        [lab] The Lab
        [cards] Cards
        [mars] Mars
        [missions] Missions
        [rewards] Reward tiles
        [players] Both player boards
        [map] The map
        [lacerda] Lacerda
        [places] First spaces
       *[goal] Solo Goal
    }
picture-area = { $area ->
        [warehouse] Warehouse
        [mars] Mars
        [buildings] Buildings, shuffled
        [points] Points
        [exploration] Exploration
        [scientists] Scientists
        [contracts] Contracts
        [blueprints] Blueprints, 6 face up
        [lss] Level, LSS
        [lab] Lab
        [depot] Depot
        [storage] Storage
        [quarters] Living Quarters
        [shelters] Shelters
        [goals] Your Private Goals
        [progress] Lacerda’s Progress Area
       *[beside] Next to the board
    }
picture-remaining = Missions remaining
picture-lab = His Lab
picture-box = { $part ->
        [order] Turn Order
        [research] Research
        [lab] Lab
        [start] Building
        [shelter] Shelter
       *[outline] Edge
    }
picture-need = { $line ->
        [colony-3] Colony 3
        [colony-4] Colony 4
        [contract-1] 1 Contract
        [contracts-both] 1 Contract of each type
        [private-goal] Private Goal
        [tech-6] a level 6 Tech
        [research-2] 2 Research tiles
        [shelters-4] 4 Shelters
        [mines-3] 3 of your Mines
        [advanced-5] 5 Advanced Buildings
        [contract-greenhouse] Contract: 4 Greenhouses
        [contract-plants] Contract: Plants
        [biochemist-hired] Biochemist
        [greenhouses-3] 3 Advanced Greenhouses
        [greenhouse-complex-5] Greenhouse Complex of 5
        [plants-5] 5 Plants
        [greenhouse-tech-6] Greenhouse Tech 6
        [finish-in-orbit] end in Orbit
        [margin-1] 1 point ahead
        [margin-10] 10 points ahead
        [margin-20] 20 points ahead
       *[margin-30] 30 points ahead
    }
picture-your-techs = { $part ->
        [grid] Tech Grid
       *[lab] Your Lab
    }
picture-equal = { $name ->
        [none] { $tied ->
            [buildings] { $options } Buildings are tied
            [contracts] { $options } Contracts are tied
            [tiles] { $options } tiles are tied
           *[hexes] { $options } hexes are tied
        }
       *[other] { $options } are tied
    }
picture-drawn = { $name ->
        [none] { $tied ->
            [buildings] Drawn: Building number { $number }
            [contracts] Drawn: Contract number { $number }
            [tiles] Drawn: tile number { $number }
           *[hexes] Drawn: hex number { $number }
        }
       *[other] Drawn: { NAME($name) }
    }
picture-nouns =
    crystal: Crystal, Crystals
    pawn: Colonist, Colonists
    blueprint: Blueprint, Blueprints
    tech: Tech, Techs, Tech Grid, Lab
    mine: Mine, Mines, Mineral, Building, Buildings
    generator: Generator, Generators
    battery: Battery
    water: Water, Water Extractor, Water Extractors
    greenhouse: Greenhouse, Greenhouses, Plant
    oxygen: Oxygen, Oxygen Condenser, Oxygen Condensers
    shelter: Shelter, Shelters, Shelter Tech
    rover: Rover, Rovers
    bot: Bot, Bots
    ship: Ship, Ships
    upgrade: Upgrade, Upgraded
    advanced-mark: Card’s marker, marker on
    science: develop, develops
    scientist: Scientist, Scientists, Biochemist, Geochemist, Geologist, Hydrologist, R&D Engineer, Systems Engineer
    contract: Contract, Contracts
    discovery: Discovery tile, Discovery tiles
    research: Research tile, Research tiles
    warehouse: Warehouse, Resource, Resources, item
    cube: Mission, Missions, Mission A, Mission B, Mission C, Progress cube, Progress cubes, Progress Area
    shuttle: Shuttle
    card: card, cards, solo card, solo cards
    op: OP, points marker, points markers, Reward, Reward tile
    level: LSS, Colony level, Colony marker
    flag: Private Goals, Missions marker, Remaining-Missions
    him: Lacerda
picture-progress = Progress
picture-owns = He owns
space-held = { $who ->
        [you] You are on space { $space }.
       *[lacerda] Lacerda is on space { $space }.
    }
space-here = { $side ->
        [orbit] You are in Orbit: you travel to the Colony.
       *[colony] You are in the Colony: you travel to Orbit.
    }
picture-waiting = +{ $count } later
picture-to-go = { $number } to go

## The names of the map

name-map = Map
name-research_types = Types of Research tiles
name-resources = Resources
    .tile = Resources
name-piece = Piece
    .away = Colonist, Bot or Rover
name-tile = Tile
name-bot = Bot
    .letter = B
    .many = Bots
name-discovery = Discovery tile
    .letter = D
    .short = Discovery
    .many = Discovery tiles
name-your-shelter = Your Shelter
name-his-shelter = Lacerda’s Shelter
name-blue = Blue Research tile
    .short = Blue Research
name-green = Green Research tile
    .short = Green Research
name-yellow = Yellow Research tile
    .short = Yellow Research
name-red = Red Research tile
    .short = Red Research
name-1 = 1
    .letter = B
    .research = Blue
    .value = Blue
name-2 = 2
    .letter = G
    .research = Green
    .value = Green
name-3 = 3
    .letter = Y
    .research = Yellow
    .value = Yellow
name-4 = 4
    .letter = R
    .research = Red
    .value = Red
