# On Mars, solo against Lacerda. Values are shown, .voice is spoken, .why is the reason with the
# rulebook's page, .done is what undo calls the answer. Names stand at the end.

## The table's main question

table = { $turn ->
        [lacerda] Lacerda's turn. Next reveals his card.
        [you] { $side ->
            [orbit] Your turn, in Orbit. Play, then tell what matters to Lacerda, or just Next.
           *[colony] Your turn, in the Colony. Play, then tell what matters to Lacerda, or just Next.
        }
        [shuttle] The Shuttle phase comes next.
       *[final] The game is over. Next leads you through the scoring.
    }
    .voice = { $turn ->
        [lacerda] It is Lacerda's turn. Next reveals his card.
        [you] It is your turn. Play, report what matters to Lacerda, and press Next when you are done.
        [shuttle] Both turns are done. The Shuttle phase comes next.
       *[final] The game is over. Let us count the points.
    }
    .why = { $turn ->
        [lacerda] Astronauts act from space 1 to space 8; each turn one solo card says what Lacerda does (rulebook pages 8 and 22).
        [you] You have one Main action and may add one Executive action, before or after it (rulebook page 8). Report what changes his choices: Buildings, Colonists on his actions, Techs, Blueprints, Scientists, Missions.
        [shuttle] After all turns the Shuttle moves and those on its side may travel (rulebook page 19).
       *[final] The final round is over (rulebook page 21).
    }
    .done = { $answer ->
        [next] { $turn ->
            [lacerda] Lacerda's turn began
            [you] your turn ended
            [shuttle] the Shuttle phase began
           *[final] the scoring began
        }
       *[other] report begun: { $choice }
    }
    .option-next = { $turn ->
        [lacerda] Reveal his card
        [you] My turn is over
        [shuttle] On to the Shuttle phase
       *[final] On to the scoring
    }
    .option-building = I built a Building
    .option-colonist = I placed a Colonist
    .option-blueprint = I took a Blueprint
    .option-advanced = I upgraded a Building
    .option-scientist = I hired a Scientist
    .option-contract = I completed a Contract
    .option-tech = I learned or developed a Tech
    .option-mission = { $help ->
        [cards] A Mission was helped
       *[other] I helped a Mission
    }
    .option-landing-pod = I took the Landing Pod
    .option-level = The Colony went up a level

# What undo calls an answer that leaves the step as it was
done-tie = a tie
done-colonists = your Colonists there differ
done-impossible = not possible
done-back = a report opened by mistake

## Set-up

help = How much help would you like?
    .voice = How much help would you like? Everything guided, a quick set-up, or cards only?
    .why = Guided leads every step of the set-up and of Lacerda. Quick set-up asks only what the companion must know. Cards only draws his cards, his spaces and the die, for people who run him from memory.
    .option-guided = Guide me through everything
    .option-quick = Quick set-up, then guided
    .option-cards = Cards only
    .done = help: { $choice }
length = A short game or a long one?
    .why = A short game takes two short Missions and one long; a long game one short and two long (rulebook page 6).
    .option-short = Short game
    .option-long = Long game
    .done = length: { $choice }
setup-board = Set up the main board for two players. Put 2 of each item in the Warehouse. Two Discovery tiles go face up on the Exploration space, the rest face down beside it.
    .why = With two players the Warehouse holds two of each, and is refilled only to two (rulebook page 24).
    .done = main board set up
setup-cards = Shuffle the Blueprints: level 1 on top of level 3, six face up. Lay out the six Scientists with their figures. The twelve Earth Contracts form one pile, face down.
    .why = From left to right: Geologist, R&D Engineer, Hydrologist, Biochemist, Geochemist, Systems Engineer (rulebook page 5).
    .done = cards laid out
setup-mars = On Mars: the starting Mine in the middle, the four other starting Buildings at random on their spaces, the Research tiles on theirs. Colony level marker on the second row, LSS markers on the bottom row.
    .voice = On Mars, put the starting Mine in the middle, the four other starting Buildings at random on their spaces, and the Research tiles on theirs. Put the Colony level marker on the second row and the LSS markers on the bottom row.
    .why = The second row is Colony level 1; each LSS marker climbs one row for every tile of its type (rulebook pages 5 and 15).
    .done = Mars set up
tech-grid = { $length ->
       *[other] Only one set of eight Tech tiles is used. Who lays them on the Tech Grid?
    }
    .voice = Only one set of eight Tech tiles is used. Shall I draw their order, or will you tell me what lies there?
    .why = The grid is never refilled in a two-player game (rulebook page 24). Knowing its order, the companion names every Tech that Lacerda takes.
    .option-draw = Draw the order for me
    .option-tell = I tell what lies there
    .option-skip = Ask me each time instead
    .done = Tech Grid: { $choice }
tech-tile = Tech number { $number } is drawn.
    .ask = Which Tech lies on space { $number } of the grid? Start at the bottom left, end at the top right.
    .form = tech
    .done = Tech { $number }: { $choice }
    .why = He takes the cheapest, leftmost Tech: with the whole order known, nothing need be asked later (rulebook page 22).
lay-techs = Lay the eight Techs on the grid, bottom row first, each row from the left: { LIST($techs, form: "tech") }.
    .why = The bottom row is free, the middle one costs 1 Battery, the top one 1 Battery and 1 Resource: the cheapest come first (rulebook page 10).
    .done = Techs laid out
missions = { $length ->
        [long] Missions: take one short and two long. Who draws them?
        [short] Missions: take two short and one long. Who draws them?
       *[unknown] Three Missions are laid out. Who draws them?
    }
    .voice = Now the three Missions. Shall I draw them, or will you tell me which lie on A, B and C?
    .why = The companion does not know which Missions count as short and which as long: if that matters to you, deal them yourself and tell it.
    .option-draw = Draw any three for me
    .option-tell = I tell which lie there
    .done = Missions: { $choice }
mission = Mission { $letter } is drawn.
    .ask = { $letter ->
        [A] { $length ->
            [long] Lay out one short Mission and two long ones.
            [short] Lay out two short Missions and one long one.
           *[unknown] { "" }
        }
       *[other] { "" }
    } Which Mission lies on { $letter }?
    .form = mission
    .refused = “{ $answer }” is not a Mission that is still free. Choose one of those listed.
    .done = Mission { $letter }: { $choice }
    .why = Each solo card moves the cube of its Mission from his second pass on (rulebook page 22).
lay-missions = { $way ->
        [draw] Lay these Missions out and set their cubes:
       *[tell] Set the cubes of the Missions:
    } A, { NAME($A, form: "mission") }: { $A_left }. B, { NAME($B, form: "mission") }: { $B_left }. C, { NAME($C, form: "mission") }: { $C_left }. Remaining-Missions marker on 3.
    .voice = { $way ->
        [draw] Lay these Missions out and set their cubes.
       *[tell] Set the cubes of the Missions.
    } On A, { NAME($A, form: "mission") }: cube on { $A_left }. On B, { NAME($B, form: "mission") }: cube on { $B_left }. On C, { NAME($C, form: "mission") }: cube on { $C_left }. Put the Remaining-Missions marker on 3.
    .why = A contribution pays { $A_crystals } in Crystals on A, { $B_crystals } on B and { $C_crystals } on C. Each cube starts on the number for two players; three completed Missions trigger the end (rulebook page 21).
    .done = Missions laid out
rewards = { $length ->
       *[other] Four of the eight LSS Reward tiles go on top of the LSS columns. Who draws them?
    }
    .voice = Four LSS Reward tiles go on top of the columns. Shall I draw them, will you tell me, or will you score them yourself?
    .why = When Lacerda builds in the LSS he scores the tile of that column (rulebook page 22). If the companion does not know it, you score it for him on the points track.
    .option-draw = Draw them for me
    .option-tell = I tell which lie there
    .option-skip = I score them for him myself
    .done = Reward tiles: { $choice }
reward = The Reward tile over { NAME($kind, form: "the") } is drawn.
    .ask = Which Reward tile lies over { NAME($kind, form: "the") } column?
    .form = reward
    .done = Reward over { NAME($kind) }: { $choice }
    .why = He scores the tile of the column in which he builds (rulebook page 22).
lay-rewards = Lay these Reward tiles over the columns. Generator: { NAME($tile_1, form: "reward") }. Water Extractor: { NAME($tile_2, form: "reward") }. Greenhouse: { NAME($tile_3, form: "reward") }. Oxygen Condenser: { NAME($tile_4, form: "reward") }.
    .voice = Lay these Reward tiles over the columns; each gives its points. Generator: { NAME($tile_1, form: "reward") }. Water Extractor: { NAME($tile_2, form: "reward") }. Greenhouse: { NAME($tile_3, form: "reward") }. Oxygen Condenser: { NAME($tile_4, form: "reward") }.
    .why = The four other tiles go back to the box (rulebook page 5).
    .done = Reward tiles laid out
setup-players = Set up both player boards: one of each Resource, 1 Crystal, the Shelter Tech in the middle of Lab column 2, 5 Ships, 5 Shelters (one on Mars), 4 Bots, 12 Colonists (three in the Quarters), Progress cubes. Rovers on the central Mine.
    .voice = Set up both player boards. Each gets one of every Resource, one Crystal, the Shelter Tech in the middle of column 2 of the Lab, five Ships, five Shelters, one of them on Mars, four Bots, twelve Colonists, three of them in the Quarters, and the Progress cubes. Put both Rovers on the central Mine.
    .why = Lacerda's board is set up like yours; his Resources are never used. Each Rover starts on the central Mine (rulebook pages 6 and 22).
    .done = player boards set up
setup-lacerda = Two differences for Lacerda: he gets no Private Goals, while you draw three, and the Bot from his Shelter goes to the Mine icon of the Progress Area. { $deck ->
        [physical] Shuffle his 12 solo cards.
       *[app] His solo cards can stay in the box.
    }
    .why = You keep three Private Goals of your own, of which you may fulfil one (rulebook pages 6 and 22).
    .done = Lacerda's differences set up
first-space = Lacerda's first Turn Order space: who draws it?
    .voice = Lacerda's first Turn Order space. Shall I draw it, or do you draw a First Colonist tile?
    .why = The rulebook has you draw a First Colonist tile (page 22). The box holds six tiles for eight spaces; the companion draws from 1 to 8.
    .option-draw = Draw it for me
    .option-tell = I draw a tile
    .done = Lacerda's first space: { $choice }
first-colonist = His First Colonist tile is drawn.
    .ask = Draw a First Colonist tile for Lacerda. Which number does it show?
    .why = The tile gives his first Turn Order space (rulebook page 22). The box holds six tiles for eight spaces; the companion draws from 1 to 8.
    .refused = “{ $answer }” is not a Turn Order space. Give a number from 1 to 8.
    .done = Lacerda's first space: { $choice }
his-place = Put Lacerda's astronaut on Turn Order space { $space }, { $side ->
        [orbit] in Orbit
       *[colony] in the Colony
    }, and the Shuttle on the red space 1 of that side.
    .why = The Shuttle starts on Lacerda's side (rulebook page 22). Whether he takes the benefit of his first space is not said; here { $start ->
        [benefit] he does.
       *[no-benefit] he does not.
    }
    .done = Lacerda starts on space { $space }
your-place = Which free space do you take? Spaces 1 to 4 are in Orbit, 5 to 8 in the Colony. Take its benefit.
    .why = You choose a free space after Lacerda's is drawn, or draw one (rulebook page 22).
    .option = { $option ->
        [1] Space 1, in Orbit
        [2] Space 2, in Orbit
        [3] Space 3, in Orbit
        [4] Space 4, in Orbit
       *[other] Space { $option }, in the Colony
    }
    .done = you start on space { $answer }
goal = Which Solo Goal do you play for?
    .voice = Which Solo Goal do you play for?
    .why = You win if you fulfil every line of one Solo Goal (rulebook page 23).
    .option-draw = Draw one for me
    .done = goal: { $choice }
goal-drawn = The goal is drawn.
    .ask = Draw a Solo Goal. Which is it?
    .done = goal: { $choice }
goal-set = You play for { NAME($goal) }. Tick its lines as you meet them: Menu, What is tracked.
    .voice = You play for { NAME($goal) }. Tick its lines as you meet them, in the menu, under what is tracked.
readings = Where the rulebook is silent the companion reads: in the Lab he prefers the { $lab ->
        [upper] upper
       *[lower] lower
    } space; building on arrival { $arrival ->
        [paid] costs Crystals
       *[free] is free
    }; a card of a finished Mission pays { $finished-mission ->
        [crystals] its Crystals
       *[nothing] nothing
    }; Living Quarters { $quarters ->
        [shelters] count his Shelters
       *[full] are full: 12 Colonists, 21 OP
    }; his first space { $start ->
        [benefit] pays its benefit
       *[no-benefit] pays no benefit
    }.
    .voice = The set-up is done. Where the rulebook is silent, the companion keeps to the options of this play.

## His turn

card = Card { $letter }{ $number }: { NAME($action) }. { $last ->
        [yes] { "" }
       *[no] { $travels ->
            [yes] He will travel if the Shuttle leaves his side.
           *[no] He will not travel this round.
        }
    } { $left ->
        [0] It is the last card of this pass.
       *[other] { "" }
    }
    .voice = Lacerda's card: { NAME($action) }. Mission { $letter }. { $last ->
        [yes] { "" }
       *[no] { $travels ->
            [yes] { "" }
           *[no] He will not travel this round.
        }
    } { $left ->
        [0] It is the last card of this pass.
       *[other] { "" }
    }
    .why = The number chooses the action of the side he is on; the X forbids travel while it is the latest card (rulebook page 22). Of the 12 cards { $left } { $left ->
        [one] is
       *[other] are
    } still in his pile.
    .ask = Draw Lacerda's top solo card. Which one is it? The letter is its Mission, the number its action, x the travel ban.
    .ask-voice = Draw Lacerda's top solo card. Which one is it?
    .refused = “{ $answer }” is not in his draw pile. Look at the card again, or correct the pile.
    .done = Lacerda's card: { $choice }
reshuffle = His pile is empty: shuffle the 12 cards. This is pass { $pass }; from now on each card also moves its Mission's cube.
    .why = The discards are shuffled when he needs a card and there is none (rulebook page 22).
crystals-up = At the start of his turn { $fitted ->
        [0] no Crystal fits
        [one] 1 Crystal goes
       *[other] { $fitted } Crystals go
    } into his Depot{ $lost ->
        [0] { "" }
        [one] , and 1 without a space is lost
       *[other] , and { $lost } without a space are lost
    }. He has { $crystals }.
    .why = Crystals gained during a turn lie below the Depot until the next one; a Depot holds 3 and one more for each Ship that left it (rulebook pages 6 and 7).
finished-mission = Mission { $letter } is already complete: { $crystals ->
        [0] its cube does nothing.
        [one] he still gains 1 Crystal.
       *[other] he still gains { $crystals } Crystals.
    }
    .why = The rulebook does not say what a card of a completed Mission does; this is the reading you chose.

cannot-place = { $taken ->
        [yes] His Colonist still stands on { NAME($action) }, so he cannot do it.
       *[no] { NAME($action) } would cost { $cost } { $cost ->
            [one] Crystal
           *[other] Crystals
        }, and he has { $crystals }.
    } He moves his Rover instead, and pays nothing.
    .why = A Colonist costs 1 Crystal for each Colonist already there ({ $his } of his, { $yours } of yours); what he cannot pay becomes a Rover move (rulebook pages 22 and 24).
    .done = Lacerda could not pay: { $choice }
    .option-rover = Move his Rover
your-colonists = How many of your Colonists stand on { NAME($action) }?
    .why = He pays 1 Crystal for each Colonist already on the action (rulebook page 24).
    .done = your Colonists on { NAME($action) }: { $answer }

# Said first in every action on which his Colonist is placed
place-colonist = { $placing ->
        [yes] { $cleared ->
            [lacerda] The slots are full, so his Colonists there leave.
            [you] The slots are full, so yours go to your Working Area.
            [both] The slots are full, so all Colonists there leave.
           *[nobody] { "" }
        } Place his Colonist{ $cost ->
            [0] .
            [one] ; he pays 1 Crystal.
           *[other] ; he pays { $cost } Crystals.
        }
       *[no] { "" }
    }
obtain-blueprint = { place-colonist } He takes { $scientists ->
        [0] the leftmost Blueprint of the fuller row (the lower if equal).
       *[other] a Blueprint for his Scientists ({ LIST($wanted) }): if several or none, the leftmost of the fuller row.
    } Put an Advanced Building marker on it. Which type is it?
    .voice = { place-colonist } He takes { $scientists ->
        [0] the leftmost Blueprint of the fuller row, or of the lower row if both are equal.
       *[other] a Blueprint that helps his Scientists. The types are { LIST($wanted) }. If there are several or none, he takes the leftmost of the fuller row.
    } Put an Advanced Building marker on it. Which type is it?
    .why = A type that scores one of his Scientists comes first; then the leftmost card of the row with most cards, the lower row if equal. He gains the printed item only if it is a Crystal; put an Advanced Building marker on the card (rulebook page 22).
    .done = Lacerda took a Blueprint ({ $choice })
blueprint-level = Is that { NAME($kind) } Blueprint of level 1 or level 3?
    .option = Level { $option }
    .done = Blueprint level { $answer }
    .why = Level 1 and level 3 score differently, and level 3 needs a Complex of 3 (rulebook pages 18 and 21).
no-blueprint = There is no Blueprint left for him to take.
learn-technology = He learns the cheapest, leftmost Tech: { NAME($tech, form: "tech") }. Put it on Lab space { $place }.
    .voice = He learns the cheapest, leftmost Tech: { NAME($tech, form: "tech") }. Put it on { NAME($place, form: "voice") } of his Lab.
    .why = He takes the cheapest tile he has not got, the leftmost if equal, and pays nothing; it goes to column 1, the upper space first (rulebook page 22). If it is gone, choose the one he takes.
    .form = tech
    .done = Lacerda learned { $choice }
learn-which = He learns the cheapest Tech he has not got, the leftmost if equal. Put it on Lab space { $place }. Which one is it?
    .voice = He learns the cheapest Tech he has not got, the leftmost if several cost the same. Put it on { NAME($place, form: "voice") } of his Lab. Which one is it?
    .why = The bottom row of the grid is free, the middle costs 1 Battery, the top 1 Battery and 1 Resource; he pays nothing (rulebook pages 10 and 22).
    .form = tech
    .done = Lacerda learned { $choice }
no-tech = { $reason ->
        [lab] Column 1 of his Lab is full: he cannot learn a Tech.
       *[grid] No Tech is left that he could learn.
    }
develop = { place-colonist } { $which ->
        [most] He develops his most developed Tech:
       *[least] Then his least developed Tech:
    } move { NAME($tech, form: "tech") } to Lab space { $place }.
    .why = First the most developed Tech that can move, then the least developed that can move, the lower tile if equal (rulebook page 22). Lab spaces: column number, then a, b, c from the top. Where two spaces are free the rulebook is silent; here he takes the { $reading ->
        [upper] upper
       *[lower] lower
    } one.
    .voice = { place-colonist } { $which ->
        [most] He develops his most developed Tech.
       *[least] Then he develops his least developed Tech.
    } Move { NAME($tech, form: "tech") } to { NAME($place, form: "voice") }.
    .option-done = Done
    .done = Lacerda developed { NAME($tech, form: "tech") }
develop-icon = { develop } Which icon is printed on that space?
    .voice = { develop.voice } Which icon is printed on that space?
    .why = { develop.why }
    .form = icon
    .done = { develop.done }
no-develop = None of his Techs can move.
construct = { place-colonist } Lacerda builds { NAME($kind, form: "a") }{ $tech ->
        [0] : exactly 2 hexes from another one, next to none.
       *[other] : in the largest Complex possible, joining up to { $tech ->
            [one] { $tech } tile
           *[other] { $tech } tiles
        }. { $asks ->
            [yes] Did he make a Complex?
           *[no] { "" }
        }
    } { $lss ->
        [yes] Move its LSS marker up one row and his Bot to the { NAME($next) } icon.
       *[no] Move his Bot to the { NAME($next) } icon.
    }
    .why = His Bot stands on { NAME($icon, form: "the") }; at Colony level { $colony } a type is allowed while its LSS marker is below the level's, a Mine always (rulebook page 23). To join tiles a Tech of that type must be at least as high as their number; in play: { $tech } (page 14). Arrows on the tile put a Crystal on each empty hex.
    .option-done = Built
    .option-complex = Built in a Complex
    .option-alone = Built on its own
    .done = Lacerda built { NAME($kind, form: "a") }
bot = Move his Bot to the { NAME($icon) } icon.
    .why = After building, the Bot goes to the icon after the type built; each Bot icon he gains moves it one step (rulebook page 23).
progress = His first Complex of that type: move his Progress cube of { NAME($kind, form: "the") } to the Progress Area. He has { $count } there.
    .why = The first time a player makes or extends a Complex of a type, that cube moves; never for Shelters (rulebook page 14).
your-tech-used = He used your { NAME($tech, form: "tech") }: gain 1 Oxygen, or develop it once at the end of this turn.
    .why = The owner of a Tech that another player uses gains one of the two (rulebook page 14).
upgrade = { place-colonist } { $number ->
        [one] He upgrades
       *[other] He also upgrades
    } { NAME($kind, form: "a") } with his level { $level } Blueprint{ $level ->
        [3] , in a Complex of 3 or more
       *[1] , anywhere on Mars
    }.
    .why = { $scored ->
        [yes] It is a type that scores one of his Scientists.
       *[no] None of his Blueprints scores his Scientists, so the higher level comes first.
    } He pays no Mineral. A Colonist on that Building goes back to its owner; a Bot or Rover moves to the nearest free hex (rulebook pages 18 and 23).
    .option-done = Done
    .done = Lacerda upgraded { NAME($kind, form: "a") }
no-upgrade = He has no Blueprint that fits a Building on Mars.
hire = { place-colonist } He hires the { NAME($scientist) }. Then shuffle the Contracts and put the top one into the gap.
    .voice = { place-colonist } He hires the { NAME($scientist) }. Then shuffle the Contracts and fill the gap with the top one.
    .why = The Scientist with the most potential: you and he hold { $blueprints ->
        [one] 1 Blueprint
       *[other] { $blueprints } Blueprints
    } of { NAME($kind, form: "type") }, used or not, which this one scores (rulebook page 23).
    .option-done = Done
    .done = Lacerda hired the { NAME($scientist) }
contract = { place-colonist } He takes the Contract worth most: an Upgrade Contract (12 OP) before a Deliver Contract (9 OP). Shuffle the rest and fill the gap. Which one did he take?
    .voice = { place-colonist } He takes the Contract worth most, an Upgrade Contract before a Deliver Contract. Shuffle the rest and fill the gap. Which one did he take?
    .why = With two Scientists he takes Contracts, and each counts as completed (rulebook page 23).
    .option-upgrade = Upgrade Contract, 12 points
    .option-deliver = Deliver Contract, 9 points
    .done = Lacerda took a Contract ({ $choice })

## Rover, icons and tiles

rover = Move his Rover up to { $steps } hexes towards the nearest tile he may collect{ $crystals ->
        [0] .
        [one] , one more for his Crystal if that reaches it.
       *[other] , one more for each of his { $crystals } Crystals if that reaches it.
    }
    .why = Any Discovery tile but those that give Resources; any Research tile but one of a colour and letter he has. Base movement 2{ $tech ->
        [0] { "" }
       *[other] , and { $tech } by the Rover Tech in play
    }. He picks up Crystals he drives over (rulebook page 22).
    .option-done = Moved
    .option-crystal = He picked up a Crystal
    .option-discovery = He reached a Discovery tile
    .option-research = He reached a Research tile
    .option-impossible = He cannot move
    .done = Lacerda's Rover: { $choice }
rover-spent = How many Crystals did he spend to reach it?
    .why = He spends a Crystal for a further space only if that is needed to reach the tile (rulebook page 22).
    .done = Crystals spent on the Rover: { $answer }
tile = What does the tile give?
    .voice = What does the tile give?
    .why = He resolves it at once, by his own rules (rulebook page 22).
    .option-nothing = Resources: nothing for him
    .option-crystals = 3 Crystals
    .option-building = Build the Building shown
    .option-any-building = Build any Building
    .option-blueprints = Up to 2 Blueprints
    .option-develop = Develop Techs
    .option-tech = A Tech
    .option-upgrade = Upgrade up to 2 Buildings
    .option-hire = A Scientist or Contract
    .option-warehouse = 2 items from the Warehouse
    .done = Lacerda's tile: { $choice }
tile-building = Which Building does the tile show?
    .done = tile: { $choice }
space-icon = Which icon is printed on Turn Order space { $space }?
    .why = You are asked once for each space; the companion then remembers it for this play.
    .form = icon
    .done = icon of space { $space }: { $choice }
lab-icon = Which icon is printed on Lab space { $place }?
    .voice = Which icon is printed on { NAME($place, form: "voice") } of the Lab?
    .why = You are asked once for each space; the companion then remembers it for this play. Column number, then a, b, c from the top.
    .form = icon
    .done = icon of Lab space { $place }: { $choice }
warehouse = He takes the item of which the Warehouse holds most, from the left if equal: Crystal, Battery, Water, Plant, Oxygen. What was it?
    .why = Crystals come first on a tie; a Resource goes to the supply, a Crystal is his (rulebook page 22).
    .option-crystal = A Crystal
    .option-resource = A Resource
    .option-empty = It is empty
    .done = Lacerda took from the Warehouse: { $choice }
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
gain-op = Lacerda scores { $count } OP: { $reason ->
        [first-tile] the first of its type.
        [progress] the Progress Area.
       *[other] LSS Reward tile, { NAME($reason, form: "reward") }.
    }
    .voice = Lacerda scores { $count ->
        [one] 1 point.
       *[other] { $count } points.
    }
    .why = 2 points for the first tile of an LSS type after the starting one; the column's Reward tile if its marker stood below the Colony level's; the Progress Area at levels 2 and 3 (rulebook pages 15 and 16).

## Ties

tie = How many options are equally good for him? Number them.
    .voice = How many options are equally good for him? Number them in your mind from one on, in any order.
    .why = He takes what helps him most; if that is not clear, options are numbered and drawn (rulebook page 23).
    .done = a tie of { $answer }
tie-card = A solo card is drawn among { $options }.
    .ask = Draw solo cards until an action number from 1 to { $options } appears. Which card was it? Then shuffle them all back.
    .why = The cards go back into the draw pile; the pass does not change (rulebook page 23).
    .done = tie: { $choice }
tie-die = The die is rolled among { $options }.
tie-result = Of the { $options } options take number { $number }.
    .voice = Take option { $number }.
    .why = Two or three options are drawn with the solo cards, more with the die (rulebook page 23).
tie-known = Equally good for him: { LIST($names) }, numbered in this order.

## Missions

contribution = { $who ->
        [lacerda] Lacerda helps Mission { $letter }
        [somebody] Mission { $letter } is helped
       *[you] You help Mission { $letter }
    } ({ NAME($mission, form: "mission") }): move its cube down, { $left } left. { $who ->
        [lacerda] He gains
        [somebody] Whoever helped gains
       *[you] You gain
    } { $crystals ->
        [one] 1 Crystal.
       *[other] { $crystals } Crystals.
    }
    .voice = { $who ->
        [lacerda] Lacerda helps Mission { $letter }.
        [somebody] Mission { $letter } is helped.
       *[you] You help Mission { $letter }.
    } Move its cube down one. { $who ->
        [lacerda] He gains
        [somebody] Whoever helped gains
       *[you] You gain
    } { $crystals ->
        [one] 1 Crystal.
       *[other] { $crystals } Crystals.
    }
    .why = Whoever contributes moves the cube and gains the Mission's Crystals; from his second pass on each solo card does so too (rulebook pages 21 and 22).
mission-complete = Mission { $letter } is complete: remove it and move the Remaining-Missions marker. { $needed ->
        [0] No more is needed.
        [one] 1 more is needed.
       *[other] { $needed } more are needed.
    }
    .why = The game ends when the marker reaches the end of its track (rulebook page 21).

## LSS and Colony level

reward-unknown = Score the Reward tile of that column for Lacerda on the points track.
hire-freed = As his second reward his Colonist comes back from hiring.
    .why = The second LSS reward frees his Colonist from Hire a Scientist; if none is there he gains a Crystal (rulebook page 22).
your-lss = Move the LSS marker of { NAME($kind, form: "the") } up one row. { $first ->
        [yes] You score 2 points for the first of its type.
       *[no] { "" }
    } { $below ->
        [yes] LSS reward for you: score { $tile ->
            [unknown] the column's Reward tile
           *[other] { NAME($tile, form: "reward") }
        }, and one of: move Bots up to 2, take back a Colonist, 1 Mineral, 1 Crystal.
       *[no] { "" }
    }
    .why = Building in a column whose marker stood below the Colony level's marker is rewarded (rulebook page 15).
level-up = The Colony rises to level { $level }. Move its marker up and refill the Warehouse to 2 of each. One more Ship may leave each Depot. { $level ->
        [2] Score your Progress Area. Remove the Blueprints on display and lay out the next 12.
        [3] Score your Progress Area. Remove the level 1 Blueprints and lay out the last 6.
        [4] The Shuttle stops moving.
       *[5] The Shuttle will make one last trip.
    }
    .why = All four LSS markers are at or above the Colony level's marker at the end of a turn. One more Ship may leave each Depot (rulebook pages 16 and 19).
    .done = the Colony rose to level { $level }
shelter = Lacerda builds a Shelter, in a Complex of his own Shelters if he can. How large is the Complex now?
    .why = Each time the Colony rises he builds a Shelter, takes a Ship and a Bot (rulebook page 23). His Shelter Tech is at level { $tech }: it joins that many Shelters. He gains a Crystal for each tile of it.
    .option = { $option ->
        [one] Built on its own
       *[other] Complex of { $option }
    }
    .done = Lacerda built a Shelter
level-gains = Lacerda moves a Ship to his Hangar, so his Depot holds { $depot }{ $robot ->
        [yes] , and puts a Bot on his board.
       *[no] .
    }
    .done = Lacerda's Ship and Bot
missions-fewer = At level { $level } one Mission less is needed: move the Remaining-Missions marker. { $needed ->
        [0] No more is needed.
        [one] 1 more is needed.
       *[other] { $needed } more are needed.
    }
end-triggered = { $why ->
        [level] The Colony is at level 5:
       *[missions] The Missions needed are complete:
    } the end is near. Finish this round, then play one more without its Shuttle phase.
    .voice = The end of the game is triggered. Finish this round, then one last round follows.
    .why = The end is triggered by the last Mission needed or by level 5 (rulebook page 21).
end-withdrawn = By your correction the end of the game is not triggered any more: the game goes on.
last-round = This is the last round. It has no Shuttle phase.

## Shuttle phase

shuttle = { $move ->
        [nears] Move the Shuttle one space towards the middle, to space { $space }. It does not leave.
        [travels] The Shuttle travels to { $to ->
            [orbit] Orbit
           *[colony] the Colony
        }: put it on travel space { $space }.
        [last] The Shuttle makes its last trip to { $to ->
            [orbit] Orbit
           *[colony] the Colony
        } and is then removed from the game.
       *[stands] The Shuttle does not move any more.
    }
    .voice = { $move ->
        [nears] Move the Shuttle one space towards the middle. It does not leave.
        [travels] The Shuttle travels to { $to ->
            [orbit] Orbit
           *[colony] the Colony
        }. Put it on travel space { $space }.
        [last] The Shuttle makes its last trip to { $to ->
            [orbit] Orbit
           *[colony] the Colony
        }. Then remove it from the game.
       *[stands] The Shuttle does not move any more.
    }
    .why = It moves one space a round and travels from space 1 to the space of the Colony level on the other side; at level 4 it stops, at level 5 it makes one last trip (rulebook page 19).
    .done = the Shuttle moved
lacerda-stays = { $reason ->
        [card] Lacerda stays { $side ->
            [orbit] in Orbit
           *[colony] in the Colony
        }: his latest card shows an X.
       *[side] Lacerda stays { $side ->
            [orbit] in Orbit
           *[colony] in the Colony
        }: the Shuttle did not leave from there.
    }
    .why = He travels only with the Shuttle, and never while his latest card shows an X (rulebook page 22).
lacerda-travels = Lacerda travels to { $to ->
        [orbit] Orbit. He produces nothing and brings no Colonist back.
       *[colony] the Colony. He brings no Colonist back.
    }
    .why = He always rides with the Shuttle and skips the steps of producing and retrieving (rulebook page 22).
place-discovery = Place the left one of the two Discovery tiles for him: 3 hexes from his Rover, as far as possible from yours. Then turn up a new one.
    .why = On arriving in the Colony he places a Discovery tile; if no hex fits, none is placed (rulebook pages 20 and 22).
    .option-done = Placed
    .option-impossible = No hex fits
    .done = Discovery tile: { $choice }
space = His space is drawn.
    .ask = Draw First Colonist tiles until one shows a free Turn Order space { $side ->
        [orbit] in Orbit
       *[colony] in the Colony
    }. Which one is it?
    .why = He takes a random free space of the side he arrives at (rulebook page 22).
    .done = Lacerda arrived on space { $choice }
lacerda-arrives = Put his astronaut on Turn Order space { $space }, { $side ->
        [orbit] in Orbit.
       *[colony] in the Colony. After its benefit he builds.
    }
    .why = He takes a random free space and its benefit; arriving in the Colony he then builds (rulebook page 22). What that costs is not said; here { $arrival ->
        [paid] he places a Colonist and pays as for the action.
       *[free] it costs him nothing.
    }
    .done = Lacerda arrived on space { $space }
your-journey = { $free ->
        [yes] The Shuttle leaves from your side: you may ride to { $to ->
            [orbit] Orbit
           *[colony] the Colony
        } for free.
       *[no] You may travel to { $to ->
            [orbit] Orbit
           *[colony] the Colony
        } if you discard a Ship from your Hangar.
    }
    .why = { $to ->
        [orbit] On the way to Orbit: produce, take back your Colonists there and from the Working Area, take a free space and its benefit (rulebook page 20).
       *[colony] On the way to the Colony: place a Discovery tile 3 hexes from your Rover, take back your Colonists there and from the Working Area, take a free space and its benefit (rulebook page 20).
    }
    .option-stay = I stay
    .option-travel = I travel
    .done = your journey: { $choice }
your-space = { $side ->
        [orbit] Produce, take back your Colonists in Orbit and from the Working Area.
       *[colony] { $by ->
            [pod] The Landing Pod: take back your Colonists in the Colony and from the Working Area.
           *[shuttle] Place a Discovery tile 3 hexes from your Rover, take back your Colonists in the Colony and from the Working Area.
        }
    } Which space do you take? Take its benefit.
    .why = You choose any free space of the side you arrive at (rulebook page 20).
    .option = Space { $option }
    .done = you took space { $answer }

## Your reports

report-building = What did you build?
    .why = The companion follows how many tiles of each type are on Mars, and with them the LSS and the Colony level.
    .done = you built: { $choice }
report-colonist = On which action did you place your Colonist?
    .why = He pays for your Colonists on the actions he uses too (rulebook page 24).
    .done = your Colonist: { $choice }
report-blueprint = Of which type is the Blueprint you took?
    .why = He hires the Scientist whose type you and he hold most Blueprints of (rulebook page 23).
    .done = you took a Blueprint: { $choice }
report-advanced = Which type of Building did you upgrade?
    .why = Every upgraded Building of a type is scored by whoever has its Scientist (rulebook page 21).
    .done = you upgraded: { $choice }
report-scientist = Which Scientist did you hire?
    .done = you hired: { $choice }
    .why = A Scientist you hired is no longer free for him (rulebook page 23).
report-tech = Which Tech did you learn, or develop one column further?
    .why = He uses any Tech in play, and you are paid for it (rulebook page 14).
    .form = tech
    .done = your Tech: { $choice }
report-mission = Which Mission did you contribute to?
    .why = Blueprints, upgrades, Scientists, Techs and Contracts that you report are counted by themselves; this is for the rest.
    .option-A = A: { NAME($A, form: "mission") }
    .option-B = B: { NAME($B, form: "mission") }
    .option-C = C: { NAME($C, form: "mission") }
    .done = you helped Mission { $answer }
report-level = Which level has the Colony reached?
    .done = Colony level { $answer }
    .why = The Shuttle and the end of the game follow the Colony level (rulebook page 19).
your-cost = { $cleared ->
        [nobody] { "" }
        [lacerda] The slots of { NAME($action) } were full: Lacerda's Colonists leave first.
        [you] The slots of { NAME($action) } were full: your other Colonists go to the Working Area first.
       *[both] The slots of { NAME($action) } were full: all others leave first.
    } { $cost ->
        [0] Placing your Colonist is free.
        [one] You pay 1 Crystal, or move 1 Colonist to your Working Area.
       *[other] You pay { $cost } in Crystals or Colonists.
    }
    .why = You pay 1 for each Colonist already there, in Crystals or with Colonists that go to the Working Area; on full slots the player with most leaves first (rulebook pages 9 and 24).
your-contract = Noted: you have completed { $count ->
        [one] 1 Contract.
       *[other] { $count } Contracts.
    }
your-tech = Noted: your { NAME($tech, form: "tech") } is at level { $level }.

## The end

final-prepare = Before scoring: both of you move gained Crystals up into the Depot. You take back your Colonists from your side of the board and from the Working Area.
    .why = Crystals decide a tie, and Colonists at home fill your Living Quarters (rulebook page 21).
    .done = scoring prepared
score-track = { $who ->
        [lacerda] Where does Lacerda's marker stand on the points track?
       *[you] Where does your marker stand on the points track?
    }
    .done = { NAME($who) }, points track: { $answer }
    .why = The final scoring begins with what stands on the track (rulebook page 21).
score-progress = { $who ->
        [lacerda] Lacerda's Progress Area: how many points?
       *[you] Your Progress Area: how many points?
    }
    .why = 0, 1, 2, 4, 7 or 11 points for 0 to 5 cubes (rulebook page 21).
    .done = { NAME($who) }, Progress: { $answer }
score-ships = { $who ->
        [lacerda] Lacerda's Ships in the Hangar: how many points, at 3 each?
       *[you] Your Ships in the Hangar: how many points, at 3 each?
    }
    .done = { NAME($who) }, Ships: { $answer }
    .why = 3 for each Ship in the Hangar (rulebook page 21).
score-quarters = { $who ->
        [lacerda] Lacerda's Living Quarters: how many points?
       *[you] Your Living Quarters: how many points beside your highest Colonist?
    }
    .why = The number beside the highest Colonist (rulebook page 21).
    .done = { NAME($who) }, Quarters: { $answer }
score-techs = { $who ->
        [lacerda] Lacerda's Lab: add the points printed under the columns of his Techs ({ LIST($places) }).
       *[you] Your Lab: add the points printed under the columns of your Techs.
    }
    .voice = { $who ->
        [lacerda] Add the points printed under the columns of Lacerda's Techs.
       *[you] Add the points printed under the columns of your Techs.
    } How many are they?
    .why = Each Tech scores the number under its column (rulebook page 21). The number offered assumes 1, 2, 3, 4, 6 and 9: check it against the board.
    .done = { NAME($who) }, Techs: { $answer }
score-blueprints = { $who ->
        [lacerda] Lacerda's Blueprints: how many points?
       *[you] Your Blueprints: how many points?
    }
    .why = 3 for a built Blueprint of level 1 and 5 for level 3; an unbuilt one costs as much (rulebook page 21).
    .done = { NAME($who) }, Blueprints: { $answer }
score-scientists = { $who ->
        [lacerda] Lacerda's Scientists: how many points?
       *[you] Your Scientists: how many points?
    }
    .why = 3 for each upgraded Building on Mars of the type a Scientist scores, whoever's it is (rulebook page 21).
    .done = { NAME($who) }, Scientists: { $answer }
score-contracts = { $who ->
        [lacerda] Lacerda's Contracts: how many points?
       *[you] Your Contracts: how many points?
    }
    .why = Upgrade Contracts 12 or minus 6, Deliver Contracts 9 or minus 4 (rulebook page 21).
    .done = { NAME($who) }, Contracts: { $answer }
score-line = { NAME($who) }, { NAME($line) }: { $op } OP
    .voice = { NAME($line, form: "voice") }: { $op }.
    .why = { $line ->
        [quarters] { $reading ->
            [shelters] Living Quarters filled as far as his Shelters open them: the reading you chose.
           *[full] All his Living Quarters count as full (rulebook page 22).
        }
       *[other] { "" }
    }
score-total = { NAME($who) } in all: { $op } OP
    .voice = { $who ->
        [lacerda] Lacerda has { $op } points in all.
       *[you] You have { $op } points in all.
    }
score-sheet = { NAME($who) }: { NAME("track") } { $track }, Progress { $progress }, Ships { $ships }, Quarters { $quarters }, Techs { $techs }, Blueprints { $blueprints }, Scientists { $scientists }, Contracts { $contracts }. In all { $total } OP.
    .voice = { $who ->
        [lacerda] Lacerda has { $total } points.
       *[you] You have { $total } points.
    }
goal-line = Have you fulfilled this line of your goal: { NAME($line) }?
    .voice = Have you fulfilled this line of your goal: { NAME($line, form: "voice") }?
    .why = All lines of the Solo Goal must be met; this one the companion cannot know (rulebook page 23).
    .done = { NAME($line) }: { $choice }
verdict = { $won ->
        [yes] You win: every line of { NAME($goal) } is met!
       *[no] Not this time. Missing of { NAME($goal) }: { LIST($missed) }.
    } You { $yours } OP, Lacerda { $his } OP: { $ahead ->
        [you] you are ahead by { $margin }.
        [lacerda] he is ahead by { $margin }.
       *[nobody] level.
    }
    .voice = { $won ->
        [yes] You win! Every line of your goal is met.
       *[no] Not this time. Of your goal, this is missing: { LIST($missed, form: "voice") }.
    } You have { $yours } points, Lacerda has { $his }.
    .why = You win if every line of your Solo Goal is met (rulebook page 23).

## How the play stands

goal-unchosen = Your Solo Goal is chosen in the set-up
    .voice = You choose your Solo Goal at the end of the set-up.
goal-chosen = Your Solo Goal: { NAME($goal) }
    .voice = You play for { NAME($goal) }.
    .why = You win if every line of the goal is met at the end (rulebook page 23).
goal-stands = { NAME($line) }{ $yours ->
        [yes] { " (tick it yourself)" }
       *[no] { "" }
    }
    .voice = { NAME($line, form: "voice") }.
    .why = What you report and what the companion sees is ticked by itself; the other lines you tick in the menu, under what is tracked.
goal-margin = { NAME($line) }: { $stands ->
        [counted] { $ahead ->
            [you] you are ahead by { $margin }
            [lacerda] he is ahead by { $margin }
           *[nobody] you are level
        }
        [his] he would score { $his } now
       *[unknown] seen when the points are counted
    }
    .voice = { NAME($line, form: "voice") }: { $stands ->
        [counted] { $ahead ->
            [you] you are ahead by { $margin }.
            [lacerda] he is ahead by { $margin }.
           *[nobody] you are level.
        }
        [his] he would score about { $his } now.
       *[unknown] we shall see when the points are counted.
    }
    .why = His score is what the companion follows of him, with the Lab's usual numbers and his Quarters as chosen; yours is counted at the end (rulebook pages 21 to 23).
end-stands = { $stands ->
        [triggered] The end is triggered: the next round is the last
        [last-round] This is the last round
        [over] The last round is over
       *[open] The end of the game is not triggered yet
    }
    .voice = { $stands ->
        [triggered] The end of the game is triggered. The next round is the last.
        [last-round] This is the last round.
        [over] The last round is over.
       *[open] The end of the game is not triggered yet.
    }
    .why = The last Mission needed or Colony level 5 triggers the end; one more round follows (rulebook page 21).
mission-stands = Mission { $letter }, { NAME($card, form: "mission") }: { $left ->
        [0] complete
       *[other] { $left } to go
    }
    .voice = Mission { $letter }, { NAME($card, form: "mission") }: { $left ->
        [0] complete.
        [one] one contribution to go.
       *[other] { $left } contributions to go.
    }
    .why = Each contribution moves the Mission's cube down by one; at the bottom the Mission is complete (rulebook page 21).
missions-stand = Missions still needed: { $needed }
    .voice = { $needed ->
        [0] No Mission is needed any more.
        [one] One Mission is still needed.
       *[other] { $needed } Missions are still needed.
    }
    .why = Three Missions are needed, one less from Colony level 3 and another from level 4 (rulebook page 19).
level-stands = Colony level: { $level } of { $top }
    .voice = The Colony is at level { $level } of { $top }.
    .why = The Colony rises when all four LSS markers have reached its row (rulebook page 16).

## Options

option-help = Help
    .why = How much the companion leads you. Usually it asks when the play begins.
    .option-ask = Ask at the start
    .option-guided = Everything guided
    .option-quick = Quick set-up, then guided
    .option-cards = Only his cards
option-lab = Space in the Lab
    .why = Which of two free Lab spaces he takes for a Tech that moves on. The rulebook is silent; usually it is the lower one.
    .option-lower = The lower space
    .option-upper = The upper space
option-arrival = Building on arrival
    .why = Whether he pays for a Colonist when he arrives in the Colony and builds. The rulebook is silent; usually it costs him nothing.
    .option-free = Costs him nothing
    .option-paid = Paid like his action
option-quarters = His Living Quarters
    .why = What his Living Quarters count, at the end and for a Reward tile. Usually they are full; else they count as far as his Shelters open them.
    .option-full = Full: 21 points
    .option-shelters = By his Shelters
option-start = His first space
    .why = Whether he takes the benefit of the Turn Order space he starts on. The rulebook is silent; usually he does not.
    .option-no-benefit = Without its benefit
    .option-benefit = With its benefit
option-finished-mission = Card of a completed Mission
    .why = What a card does from his second pass on if its Mission is already complete. The rulebook is silent; usually it does nothing.
    .option-nothing = Does nothing
    .option-crystals = Pays its Crystals

## Names

name-on-mars = On Mars
name-lacerda = Lacerda
name-you = You
name-orbit = Orbit
name-colony = Colony

name-mine = Mine
    .a = a Mine
    .the = the Mine
    .type = Mines
    .tech = Mine Tech
name-generator = Generator
    .a = a Generator
    .the = the Generator
    .type = Generators
    .tech = Generator Tech
name-water-extractor = Water Extractor
    .a = a Water Extractor
    .the = the Water Extractor
    .type = Water Extractors
    .tech = Water Extractor Tech
name-greenhouse = Greenhouse
    .a = a Greenhouse
    .the = the Greenhouse
    .type = Greenhouses
    .tech = Greenhouse Tech
name-oxygen-condenser = Oxygen Condenser
    .a = an Oxygen Condenser
    .the = the Oxygen Condenser
    .type = Oxygen Condensers
    .tech = Oxygen Condenser Tech
name-shelter = Shelter
    .a = a Shelter
    .the = the Shelter
    .type = Shelters
    .tech = Shelter Tech
name-rover = Rover
    .tech = Rover Tech
name-ship = Ship
    .tech = Ship Tech
name-upgrade = Upgrade a Building
    .tech = Upgrade Tech
    .field = Upgrade
name-deliver = Deliver

name-obtain-blueprint = Obtain Blueprint
name-learn-technology = Learn New Technology
name-research-and-development = Research & Development
name-construct = Construct a Building
name-hire = Hire a Scientist or take a Contract

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
name-advanced-buildings = Upgraded Buildings
    .mission = Buildings upgraded
name-robots = Bots
    .mission = Bots placed
    .reward = 2 for each Bot on Mars
name-discovery-tiles = Discovery tiles
    .mission = Discovery tiles by Rovers
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

name-best-tech = best Tech
    .reward = the level of the best Tech
name-ships = Ships
    .reward = 2 for each Ship in the Hangar
    .short = Ships
name-discoveries = Discovery tiles
    .reward = 2 for each Discovery tile taken
name-advanced = upgraded
    .reward = 2 for each own upgraded Building
    .short = Upgraded
name-shelters = Shelters
    .reward = 2 for each own Shelter
    .short = Shelters
name-mines = Mines
    .reward = 2 for each Mine worked or upgraded
name-colonists = My Colonists there differ
    .value = 1 for each Colonist in the Quarters
    .reward = 1 for each Colonist in the Quarters
    .field = Colonists

name-nothing = nothing
    .icon = no icon
name-crystal = Crystal
    .icon = Crystal
name-warehouse = Warehouse
    .icon = Warehouse
name-tech = Tech
    .icon = Tech tile
name-colonist = Colonist
    .icon = Colonist
name-robot = Bot stands on
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
name-contracts-both = 2 Contracts completed, one of each type
name-private-goal = your Private Goal fulfilled
name-tech-6 = a Tech at level 6
name-research-2 = 2 Research tiles
name-shelters-4 = 4 Shelters built
name-mines-3 = 3 Mines with your Colonist or marker
name-advanced-5 = 5 upgraded Buildings of your own
name-contract-greenhouse = the Contract for a Greenhouse Complex of 4
name-contract-plants = the Contract for Plants and Minerals
name-biochemist-hired = the Biochemist
name-greenhouses-3 = 3 upgraded Greenhouses
name-greenhouse-complex-5 = a Greenhouse Complex of 5
name-plants-5 = 5 Plants stored
name-greenhouse-tech-6 = the Greenhouse Tech at level 6
name-finish-in-orbit = the game finished in Orbit
name-margin-1 = more points than Lacerda
name-margin-10 = 10 points ahead of Lacerda
name-margin-20 = 20 points ahead of Lacerda
name-margin-30 = 30 points ahead of Lacerda

name-track = Points track
name-quarters = Living Quarters
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
name-goal = Goal
name-name = name
name-lines = line
name-crystals = Crystals
    .short = Crystals
name-crystals_waiting = Crystals below the Depot
name-depot = Depot spaces
name-op = Points
    .short = OP
name-progress_cubes = Progress cube
name-research = Research tiles

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
name-6a = 6a
    .voice = the upper space of column 6
name-6b = 6b
    .voice = the middle space of column 6
name-6c = 6c
    .voice = the lower space of column 6
name-mine-1 = level 1 Mine
name-mine-3 = level 3 Mine
name-generator-1 = level 1 Generator
name-generator-3 = level 3 Generator
name-water-extractor-1 = level 1 Water Extractor
name-water-extractor-3 = level 3 Water Extractor
name-greenhouse-1 = level 1 Greenhouse
name-greenhouse-3 = level 3 Greenhouse
name-oxygen-condenser-1 = level 1 Oxygen Condenser
name-oxygen-condenser-3 = level 3 Oxygen Condenser
name-shelter-1 = level 1 Shelter
name-shelter-3 = level 3 Shelter

# Words of the state

name-phase = Phase
name-turn = Turn
name-help = Help
name-end = End of the game
name-triggered = triggered
name-last_round = last round
name-setup = set-up
name-colonization = Colonization phase
name-final = scoring
name-guided = guided
name-quick = quick set-up
name-ask = not chosen yet
