# Terraforming Mars: The Dice Game, solo. Values are shown, .voice is spoken, .why is the reason and
# where it stands, .done is what undo calls the answer. Names stand at the end.

## The turn

turn = { $extra ->
        [yes] The extra turn of your card: the time cube stays on { $turn }.
       *[no] Turn { $turn } of { $turns }: move the time cube to { $turn }.
    } Action or production?
    .voice = { $extra ->
        [yes] This is the extra turn of your card. The time cube stays where it is.
       *[no] Turn { $turn } of { $turns }. Move the time cube to { $turn }.
    } Action or production?
    .why = Each turn is for actions or for production, and a solo game has { $turns } of them (rulebook, course of play and solo rules). Most turns are for actions, so Next takes that; the companion only explains them differently.
    .option-action = Action turn
    .option-production = Production turn
    .done = turn { $turn }: { $choice }
production = 1. Keep up to { $kept } dice, return the rest.
    2. Discard any cards you like.
    3. Draw until you hold 5 cards.
    4. Take and roll the dice of your brown boxes.
    5. Ready your used blue cards.
    .voice = Production. Keep up to { $kept } dice and return the rest. Discard any cards you like, then draw until you hold 5. Take and roll the dice of your brown boxes. Ready your used blue cards.
    .why = Wild tokens are not dice: keep them all. If the pool is short of dice, take what there is and exactly 1 wild token (rulebook, production turn). Cards with storage raise the number of dice kept: correct it with the plus-minus editor.
    .done = production carried out
action = Support: roll a die · for 1 resource turn another die or draw 2 cards · a blue card.
    Main: a card · another support · a blue card · 3 heat: temperature · 3 water: ocean · 4 plants: forest · 3 city: city · 3 megacredits: 2 VP.
    .voice = First one support action, then one main action.
    .why = A card costs exactly its symbols, wild tokens count as any, and dice are never rolled again (rulebook, action turn). Free actions come before or after an action or a production turn, never in the middle of one: here the rulebook and its errata differ, and the companion follows the errata.
report = { $occasion ->
        [production] What else came of your production turn?
        [bonus] What did the bonus card give?
       *[action] What came of your turn?
    } Report it, or just Next.
    .voice = { $occasion ->
        [production] Report what else came of your production turn, or press next.
        [bonus] Report what the bonus card gave, or press next.
       *[action] Report what came of your turn, or press next.
    }
    .why = The companion needs only what moves a marker, places a tile, gives points at once or claims a milestone. A step or an ocean is worth 2 victory points, or 1 once that parameter is full (rulebook, terraforming).
    .option-done = { $occasion ->
        [bonus] Next: nothing more
       *[other] Next: turn { $turn } is over
    }
    .option-temperature = Temperature raised
    .option-oxygen = Oxygen raised
    .option-ocean = Ocean placed
    .option-forest = Forest placed
    .option-city = City placed
    .option-vp = Points at once
    .option-milestone = Milestone claimed
    .done = { $answer ->
        [done] { $occasion ->
            [bonus] the bonus card was reported
           *[other] turn { $turn } was played
        }
       *[other] report: { $choice }
    }

# What undo calls a report that was opened by mistake
done-back = a report opened by mistake

## What comes of a report

# The value of a parameter, for the messages that tell it
measured = { $parameter ->
        [temperature] { $sign ->
            [minus] −{ $size } °C
           *[plus] { $size } °C
        }
        [oxygen] { $value } %
       *[oceans] { $value } of 7
    }
    .voice = { $parameter ->
        [temperature] { $sign ->
            [minus] minus { $size } degrees
           *[plus] { $size } degrees
        }
        [oxygen] { $value } percent
       *[oceans] { $value } of 7
    }
raised = { NAME($parameter) }, { measured }: { $points } VP. The track goes to { $vp }.
    .voice = { NAME($parameter) }, { measured.voice }: { $points } victory points. The track goes to { $vp }.
    .why = Every step and every ocean is worth 2 victory points at once (rulebook, terraforming).
raised-full = { NAME($parameter) }: already full, so nothing moves, and you gain { $points } VP. The track goes to { $vp }.
    .voice = { NAME($parameter) } is already full: nothing moves. You gain one victory point. The track goes to { $vp }.
    .why = A full parameter can still be raised: nothing happens, for 1 victory point (rulebook, terraforming).
bonus-step = Bonus step { measured }: { $value ->
        [-24] gain 1 heat.
       *[other] take the bonus printed there.
    }
    .voice = You reach a bonus step, { measured.voice }. { $value ->
        [-24] Gain one heat resource.
       *[other] Take the bonus printed there.
    }
    .why = Whoever moves the marker onto such a step gets its bonus: minus 24, minus 16 and 0 degrees, 4 and 10 percent (rulebook, parameter bonuses).
full = { NAME($parameter) }: full! From now on it pays 1 VP instead of 2. { $won ->
        [yes] All three are full: your score will count.
       *[no] { "" }
    }
    .voice = { NAME($parameter) }: full! From now on it pays one victory point instead of two. { $won ->
        [yes] All three are full. Your score will count.
       *[no] { "" }
    }
    .why = Solo, all three parameters must be full by the end of turn 50; play goes on till then (rulebook, solo rules).
forest-cities = How many cities touch the forest?
    .why = A forest is worth 1 victory point for each adjacent city, and raises the oxygen by a step (rulebook, placing tiles). The oxygen is raised for you here.
    .done = forest touching { $answer } { $answer ->
        [one] city
       *[other] cities
    }
forest = The forest touches { $cities } { $cities ->
        [one] city
       *[other] cities
    }: { $points } VP. The track goes to { $vp }.
    .voice = The forest gives { $points } victory { $points ->
        [one] point
       *[other] points
    } for its cities. The track goes to { $vp }.
    .why = 1 victory point for each adjacent city (rulebook, placing tiles).
city-forests = How many forests touch the city?
    .why = A city is worth 2 victory points, and 1 for each adjacent forest. It may not touch another city (rulebook, placing tiles).
    .done = city touching { $answer } { $answer ->
        [one] forest
       *[other] forests
    }
city = City: 2 VP, and { $forests } for forests. Together: { $points }. The track goes to { $vp }.
    .voice = The city gives { $points } victory points. The track goes to { $vp }.
    .why = 2 victory points, and 1 for each adjacent forest (rulebook, placing tiles).
vp = How many victory points at once?
    .why = 3 megacredits pay 2 victory points; cards show points at once on a green ribbon, and some areas of the board have points printed (rulebook, action turn and placing tiles). Points on a red ribbon count at the end.
    .done = { $answer } points at once
vp-gained = { $points } VP. The track goes to { $vp }.
    .voice = { $points } victory { $points ->
        [one] point
       *[other] points
    }. The track goes to { $vp }.
    .why = 3 megacredits pay 2 victory points; others come from cards and areas (rulebook, action turn).
milestone = Which milestone do you claim?
    .form = goal
    .why = A milestone is claimed as soon as its goal is reached, and free. It is worth 4 victory points at the end (rulebook, milestones).
    .done = { NAME($answer) } claimed
milestone-claimed = { NAME($name) } is yours: take the tile from the { NAME($slot, form: "slot") }. 4 VP at the end.
    .voice = { NAME($name) } is yours. Take the tile from the { NAME($slot, form: "slot") }. It counts 4 victory points at the end.
    .why = Claimed at once and free; you have { $count } now (rulebook, milestones). The Terraformer is claimed for you when the track reaches 16.
bonus-due = { $reached } VP reached: a bonus card at the end of this turn.
    .voice = You have reached { $reached } victory points. You get a bonus card at the end of this turn.
    .why = The victory point track gives a bonus card at 5 and at 12 (rulebook, bonus cards).
bonus-card = { $number ->
        [1] Look at the { $left } bonus cards
       *[other] Bonus card! Look at the { $left } that are left
    }, play one without paying, and put the rest back face down. Report what it gives { $number ->
        [1] in your first turn.
       *[other] next.
    }
    .voice = { $number ->
        [1] Look at the { $left } bonus cards
       *[other] Bonus card! Look at the { $left } that are left
    }, play one without paying, and put the rest back face down.
    .why = Solo, one is played after initial production, two more at 5 and 12 victory points, and the last stays unused; they count like other cards (rulebook, solo rules). Whether the time cube moves for a card's extra turn is not said; here it does not, unless you chose otherwise.
    .option-played = Played
    .option-extra-turn = It gives an extra turn
    .done = bonus card { $number } played{ $answer ->
        [extra-turn] , for an extra turn
       *[other] { "" }
    }

## Deadlines

begin = The time cube goes to 1. You have { $turns } turns for three goals: 8 °C, 14 % oxygen, 7 oceans.
    .voice = The time cube goes to 1. You have { $turns } turns for three goals: 8 degrees, 14 percent oxygen, and 7 oceans.
    .why = The time cube shows the turn that is played (rulebook, solo rules). 8 degrees and 14 percent are worked out from the steps: if your board ends elsewhere, it is right.
milestone-warning = { $left ->
        [1] Last turn
       *[other] { $left } turns left
    } to claim { NAME($name, form: "goal") } ({ NAME($slot, form: "slot") }).
    .voice = { $left ->
        [1] This is the last turn
       *[other] { $left } turns are left, this one included,
    } to claim the { NAME($slot) } milestone: { NAME($name, form: "goal") }.
    .why = Unclaimed, it leaves the board at the end of its last turn (rulebook, solo rules).
milestone-removed = Turn { $deadline } is over: remove { NAME($name) } from the { NAME($slot, form: "slot") }.
    .voice = Turn { $deadline } is over. Remove the { NAME($slot) } milestone, { NAME($name) }.
    .why = Milestones that are not claimed in time leave the board (rulebook, solo rules).
missing = Steps missing: temperature { $temperature }, oxygen { $oxygen }, oceans { $oceans }.
turns-left = { $left ->
        [1] The last turn!
       *[other] { $left } turns left, this one included.
    } { $won ->
        [yes] All three parameters are full.
       *[no] { missing }
    }
    .voice = { $left ->
        [1] This is the last turn!
       *[other] { $left } turns are left, this one included.
    } { $won ->
        [yes] All three parameters are full.
       *[no] { missing }
    }
    .why = After turn 50 the game ends at once (rulebook, solo rules). The earlier reminders are the companion's own.

## Set-up

setup-board = Lay the board, either side up. Temperature −28 °C, oxygen 2 %, 6 oceans on their symbol. Your cube and a time cube start at 0 on the VP track.
    .voice = Lay the board, either side up. Temperature minus 28 degrees, oxygen 2 percent, 6 oceans on their symbol. Your cube and a time cube start at 0 on the victory point track.
    .why = A solo game begins with one step of each parameter done (rulebook, solo rules). The seventh ocean is placed next.
    .done = board laid
setup-tiles = Place a city on one of the 3 areas with VP printed, an ocean next to it, and a forest touching both. You gain nothing for them.
    .voice = Place a city on one of the 3 areas with victory points printed, an ocean next to it, and a forest touching both. You gain nothing for them.
    .why = These three tiles give neither points nor bonuses (rulebook, solo rules).
    .done = first three tiles placed
setup-supply = Put dice, wild tokens and tiles within reach. Shuffle the project cards. Shuffle the bonus cards and lay out 4 of them, face down and unseen.
    .why = One or two players use 4 bonus cards; the others go back into the box unseen (rulebook, set-up).
    .done = supply laid out
awards = Awards: take one die of each colour, pick 3 at random, roll them. Who draws and rolls?
    .voice = Now the three awards. Shall I draw and roll the dice, or do you?
    .why = Three dice of different colours, taken at random and rolled, show the symbols of the awards (rulebook, set-up).
    .option-draw = Draw and roll for me
    .option-tell = I roll them myself
    .done = awards: { $choice }
award-die = Award { $number }: a { NAME($colour) } die.
    .ask = Mix one die of each colour and take one for award { $number }. Which colour is it?
    .done = award { $number }: { $choice } die
    .why = Three of the five colours, at random (rulebook, set-up).
award-face = Award { $number } is rolled.
    .ask = Roll the { NAME($colour) } die for award { $number }. Which symbol does it show?
    .done = award { $number }: { $choice }
    .why = Each die has a common symbol on 3 faces, an uncommon one on 2 and a rare one on 1 (rulebook, dice and resources).
lay-awards = Lay these dice on the award spaces: { NAME($symbol_1) } ({ NAME($rarity_1) }), { NAME($symbol_2) } ({ NAME($rarity_2) }), { NAME($symbol_3) } ({ NAME($rarity_3) }).
    .voice = Lay these dice on the award spaces: { NAME($symbol_1) }, { NAME($rarity_1) }; { NAME($symbol_2) }, { NAME($rarity_2) }; { NAME($symbol_3) }, { NAME($rarity_3) }.
    .why = An award needs 10 of a common symbol, 8 of an uncommon or 6 of a rare one (rulebook, solo rules). Common stands on 3 faces, uncommon on 2, rare on 1: if your die differs, correct the rarity with the plus-minus editor. On the blue die our sources disagree.
    .done = awards laid out
milestones = Three milestones go into the slots of the board. Who draws them?
    .voice = Now the three milestones. Shall I draw them, or do you?
    .why = Three tiles at random; each slot has a deadline of its own (rulebook, solo rules).
    .option-draw = Draw them for me
    .option-tell = I draw them myself
    .done = milestones: { $choice }
milestone-tile = The milestone for the { NAME($slot, form: "slot") } is drawn.
    .ask = Draw a milestone for the { NAME($slot, form: "slot") }. Which one is it?
    .done = { NAME($slot) } milestone: { $choice }
    .why = If it is not claimed, it leaves after turn { $deadline } (rulebook, solo rules).
lay-milestones = Milestones: { NAME($top) } in the top slot, { NAME($middle) } in the middle, { NAME($bottom) } at the bottom. They leave after turns { $deadline }, 20 and 24.
    .why = A milestone that is not claimed by then leaves the board (rulebook, solo rules). Most printings take the top one away after turn 16, the French one after 18: the dots on your victory point track decide, and the option “Milestone deadlines” follows them.
    .done = milestones laid out
setup-corporation = Draw 5 project cards. Draw 2 corporations, keep one and reveal it. Take what its red box shows, then cover that box.
    .why = The red box is gained once (rulebook, set-up). Points or steps that it gives are reported in your first turn.
    .done = corporation chosen
setup-production = Initial production: take the dice of your corporation's brown box and roll them.
    .why = They are your first resources. The first player's penalty is left out solo (rulebook, set-up).
    .done = initial production

## The end

end = Turn { $turns } is over, and Mars is terraformed: your score counts.
    .why = All three parameters are full. Resources and cards in hand that are left are worth nothing (rulebook, end of the game).
failed = Turn 50 is over, and terraforming has failed: there is no score. { missing }
    .why = Solo, all three parameters must be full after turn 50 (rulebook, solo rules). If a report was forgotten, undo leads back.
score-track = Which number does your cube on the VP track show?
    .voice = Which number does your cube on the victory point track show?
    .why = The companion counts { $vp }; your cube decides (rulebook, end of the game).
    .done = points track: { $answer }
score-milestones = How many milestones do you have? 4 VP each.
    .voice = How many milestones do you have? Each counts 4 victory points.
    .why = 4 victory points for each milestone you claimed (rulebook, milestones).
    .done = milestones: { $answer }
score-award = Award { $number }: how many { NAME($symbol) } symbols stand in the costs of all your played cards? { $rarity ->
        [rare] 6 or more give 5 VP, 5 give 3.
        [uncommon] 8 or more give 5 VP, 7 give 3.
       *[common] 10 or more give 5 VP, 9 give 3.
    }
    .voice = Award { $number }: how many { NAME($symbol) } symbols stand in the costs of all your played cards?
    .why = Solo, an award needs 6 of a rare symbol, 8 of an uncommon or 10 of a common one; one short is worth 3 victory points (rulebook, solo rules). Beyond what is needed the exact number does not matter.
    .done = award { $number }: { $answer } symbols
award-pays = Award { $number }, { NAME($symbol) }: { $count } symbols, { $points } VP.
    .voice = Award { $number } gives { $points } victory points.
    .why = { $rarity ->
        [rare] Rare: 6 for 5 victory points, 5 for 3
        [uncommon] Uncommon: 8 for 5 victory points, 7 for 3
       *[common] Common: 10 for 5 victory points, 9 for 3
    } (rulebook, solo rules).
score-cards = Add the points on the red ribbons of your played cards. How many are they?
    .why = Points on red ribbons count at the end; negative ones are taken off (rulebook, end of the game).
    .done = cards: { $answer } points
score-sheet = VP track { $track } + milestones { $milestones } + awards { $award_1 } + { $award_2 } + { $award_3 } + cards { $cards } = { $total } VP.
    .voice = Track { $track }, milestones { $milestones }, awards { $awards }, cards { $cards }. In all { $total } victory points.
    .why = { $claimed } milestones at 4 each; awards at 5, 3 or nothing (rulebook, end of the game).
verdict = You win with { $total } VP: { NAME($rating) }.
    .voice = You win with { $total } victory points: { NAME($rating) }.
    .why = The bands are the rulebook's (60, 70, 80, 85, 90, 95, 100, 110); their words are ours.

## How the play stands

parameter-stands = { NAME($parameter) }: { measured }{ $left ->
        [0] { "" }
        [one] , 1 step to go
       *[other] , { $left } steps to go
    }
    .voice = { NAME($parameter) }: { measured.voice }{ $left ->
        [0] , full.
        [one] , one step to go.
       *[other] , { $left } steps to go.
    }
    .why = All three parameters must be full by the end of turn 50, else there is no score (rulebook, solo rules).
turns-stand = { $turn ->
        [0] { $turns } turns lie ahead
       *[other] Turn { $turn } of { $turns }
    }
    .voice = { $turn ->
        [0] { $turns } turns lie ahead.
       *[other] Turn { $turn } of { $turns }.
    }
    .why = After turn 50 the game ends at once (rulebook, solo rules).
milestone-stands = { NAME($name, form: "goal") }: { $status ->
        [claimed] yours
        [removed] gone after turn { $deadline }
       *[open] till the end of turn { $deadline }
    }
    .voice = { NAME($name, form: "goal") }: { $status ->
        [claimed] yours.
        [removed] gone after turn { $deadline }.
       *[open] till the end of turn { $deadline }.
    }
    .why = Each milestone is worth 4 victory points at the end (rulebook, milestones).
award-stands = Award { NAME($symbol) } ({ NAME($rarity) }): { $needed } in the costs of your cards
    .voice = Award: { $needed } { NAME($symbol) } symbols in the costs of your cards.
    .why = { $needed } are worth 5 victory points, one short 3 (rulebook, solo rules).
bonus-stands = Bonus card at { $reached } VP
    .voice = A bonus card at { $reached } victory points.
    .why = At 5 and 12 points of the victory point track a bonus card comes at the end of the turn (rulebook, bonus cards).

## Options

option-printing = Milestone deadlines
    .why = After which turns unclaimed milestones leave. The French printing has 18 for the top one, the others 16; the dots on your victory point track decide.
    .option-default = Turns 16, 20 and 24
    .option-french = French: 18, 20 and 24
option-era = Corporate Era
    .why = Whether its three milestones may be drawn: Celebrity, Billionaire, Nominee. It lies in the box.
    .option-on = With its milestones
    .option-off = Without its milestones
option-kept = Dice kept
    .why = How many dice you may keep in a production turn: 3, and more with cards that have storage. It can be corrected while you play.
    .option-3 = 3 dice
    .option = { $option } dice
option-extra-turn = A card's extra turn
    .why = Whether the extra turn of a bonus card moves the time cube. The rulebook does not say; usually it does not, as the card would give nothing else.
    .option-free = The time cube stays
    .option-counts = It counts as one of the 50 turns

## Names

name-dice = Terraforming Mars: The Dice Game
name-you = You
name-temperature = Temperature
    .short = °C
name-oxygen = Oxygen
    .short = % oxygen
name-oceans = Oceans
    .short = Oceans
name-forest = Forests
name-at-once = Points at once
name-correction = Corrections

name-yellow = yellow
name-green = green
name-blue = blue
name-red = red
name-grey = grey
name-common = common
name-uncommon = uncommon
name-rare = rare

name-megacredit = megacredit
name-science = science
name-yellow-rare = rare yellow
name-plant = plant
name-microbe = microbe
name-animal = animal
name-energy = energy
name-water = water
name-heat = heat
name-event = event
name-nuclear = nuclear
name-steel = steel
name-titanium = titanium
name-city = city

name-legend = Legend
    .goal = Legend, 6 red cards
name-miner = Miner
    .goal = Miner, 5 green cards
name-scientist = Scientist
    .goal = Scientist, 3 blue cards
name-tycoon = Tycoon
    .goal = Tycoon, 12 cards
name-monopolist = Monopolist
    .goal = Monopolist, 7 dice of one colour
name-generalist = Generalist
    .goal = Generalist, production of every colour
name-philanthropist = Philanthropist
    .goal = Philanthropist, 4 cards with points at the end
name-terraformer = Terraformer
    .goal = Terraformer, 16 points on the track
name-celebrity = Celebrity
    .goal = Celebrity, 3 cards that cost 5 or more
name-billionaire = Billionaire
    .goal = Billionaire, 13 dice
name-nominee = Nominee
    .goal = Nominee, 5 symbols of one award

name-top = top
    .slot = top slot
name-middle = middle
    .slot = middle slot
name-bottom = bottom
    .slot = bottom slot
name-open = open
name-claimed = claimed
name-removed = removed

name-unreal = hard to believe
name-supreme = outstanding
name-excellent = excellent
name-very-good = very good
name-not-bad = good
name-fair = fair
name-learning = getting there
name-room-to-grow = room to grow
name-barely = just made it

# Words of the state and of the plus-minus editor

name-turn = turn
    .field = Turn
    .short = Turn
name-turns = turns
    .field = Turns in all
name-phase = Phase
name-setup = set-up
name-final = scoring
name-failed = terraforming failed
name-vp = Points track
    .short = VP
name-vp_from = Points by source
name-parameters = Global parameters
name-value = now
name-goal = goal
name-full = full
name-milestones = Milestones
name-name = name
name-slot = slot
name-deadline = last turn
name-status = status
name-awards = Awards
    .short = Awards
name-1 = 1
name-2 = 2
name-3 = 3
name-symbol = symbol
name-rarity = rarity
name-bonus_cards = Bonus cards played
    .short = Bonus
name-kept = Dice kept
name-next_deadline = Next milestone leaves after turn
    .short = Deadline
name-track = Points track
name-cards = Cards
