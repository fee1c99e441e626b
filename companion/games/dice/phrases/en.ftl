# Terraforming Mars: The Dice Game, solo. Values are shown, .voice is spoken, .why is the reason and
# its source, .done is what undo calls the answer. Names are at the end.

## The turn

# What a report has raised: from which value to which
steps =
    .temperature = { $temperature_from ->
        [8] Temperature was already full
       *[other] Temperature rose from { $temperature_from } to { $temperature_to } °C
    }
    .oxygen = { $oxygen_from ->
        [14] Oxygen was already full
       *[other] Oxygen rose from { $oxygen_from } to { $oxygen_to }%
    }
    .ocean = { $oceans_from ->
        [7] Oceans were already complete
       *[other] Ocean placed, { $oceans_to } of 7
    }
    .forest = { $oxygen_from ->
        [14] Forest placed, oxygen already full
       *[other] Forest placed, oxygen { $oxygen_from } to { $oxygen_to }%
    }

turn = { $asks ->
        [first] { $extra ->
            [yes] Extra turn: the time cube stays on { $turn }.
           *[no] Turn { $turn } of { $turns }: move the time cube to { $turn }.
        }
        Production: keep up to { $kept } dice, discard any cards, draw until you have 5 cards, roll the dice in your brown boxes, ready blue cards.
        Action: 1 support action, then 1 main action.
       *[more] { more }
    }
    .again = { $asks ->
        [first] { $extra ->
            [yes] Extra turn: the time cube stays on { $turn }.
           *[no] Turn { $turn } of { $turns }: move the time cube to { $turn }.
        }
       *[more] { more }
    }
    .again-short = { $asks ->
        [first] { $extra ->
            [yes] This is an extra turn.
           *[no] Move the time cube to { $turn }.
        }
       *[more] { more.short }
    }
    .voice = { $asks ->
        [first] { $extra ->
            [yes] This is an extra turn: the time cube stays.
           *[no] Turn { $turn } starts: move the time cube.
        } Produce or act, then report.
       *[more] { more.voice }
    }
    .why = Support actions: roll a die, spend 1 resource to turn another die to any face or to draw 2 cards, or use a blue card. Main actions: a card, a second support action, a blue card, 3 heat for a temperature step, 3 water for an ocean, 4 plants for a forest, 3 city resources for a city, 3 megacredits for 2 points. A card costs exactly its symbols, wild tokens count as any, and dice are never rerolled (rulebook, action turn). Wild tokens are not dice: you keep them all; if the pool is short of dice, take what is left and exactly 1 wild token (rulebook, production turn). The rulebook and the Japanese errata differ on when free actions may happen: the companion follows the errata, so they happen between steps. If a card with storage lets you keep more dice, correct the number under “Whole table”.
    .refused = { reports.refused }
    .form = tile
    .option-actions = End with actions
    .option-production = End with production
    .option-symbol-1 = { reports.symbol-1 }
    .option-symbol-2 = { reports.symbol-2 }
    .option-symbol-3 = { reports.symbol-3 }
    .done = { $answer ->
        [done] turn { $turn } played
        [actions] { $extra ->
            [yes] extra turn ended with actions
           *[no] turn { $turn } ended with actions
        }
        [production] { $extra ->
            [yes] extra turn ended with production
           *[no] turn { $turn } ended with production
        }
        [symbol-1] 1 { NAME($symbol_1, form: "symbol") } symbol counted
        [symbol-2] 1 { NAME($symbol_2, form: "symbol") } symbol counted
        [symbol-3] 1 { NAME($symbol_3, form: "symbol") } symbol counted
        [temperature] { steps.temperature }
        [oxygen] { steps.oxygen }
        [ocean] { steps.ocean }
        [forest] { steps.forest }
       *[other] { NAME($answer, form: "tile-voice") }
    }
    .title = { $asks ->
        [first] { $extra ->
            [yes] Extra turn: produce or act, then report
           *[no] { $turn ->
                [1] Report your gains, then end turn 1
               *[other] Produce or act, report, then end turn { $turn }
            }
        }
        [card] { more.title }
       *[more] Anything else? If not, end turn { $turn }
    }
    .moves =
        { $asks ->
            [first] { $extra ->
                [yes] Leave the time cube on **{ $turn }**
               *[no] Move the time cube to **{ $turn }**
            }
           *[more] { "" }
        }
        { $asks ->
            [first] { $turn ->
                [1] **Produce or act** || Produce: keep { $kept } dice, draw to 5, roll. Act: support, main
               *[other] { "" }
            }
           *[more] { "" }
        }
    .facts =
        { $asks ->
            [first] Produce: keep { $kept } dice, draw to 5 cards, roll, ready cards
           *[more] { more.facts }
        }
        { $asks ->
            [first] Act: 1 support action, then 1 main action
           *[more] { "" }
        }
        { $asks ->
            [first] Report other points too, such as those for 3 megacredits
           *[more] { "" }
        }
        { $asks ->
            [first] Turns since the last production: { $since }
           *[more] { "" }
        }
    .key = Turn | { $turn }
    .short = { $asks ->
        [first] { $extra ->
            [yes] This is an extra turn: produce or act.
           *[no] Move the time cube to { $turn }. Produce or act.
        }
       *[more] { more.short }
    }

# The question after a report, by what was reported
more = { $asks ->
        [card] What else is on the card? One tap for each
       *[more] Anything else?
    }
    .voice = { $asks ->
        [card] Report what else the card shows.
       *[more] Is there anything else?
    }
    .title = { $asks ->
        [card] What else is on the card? One tap for each
       *[more] Anything else?
    }
    .facts = { $asks ->
        [card] Symbols: only those in its cost, each separately
       *[more] Report other points too, such as those for 3 megacredits
    }
    .short = { $asks ->
        [card] What else is on the card?
       *[more] Is there anything else?
    }

# The buttons that need a value; the others are names with a form .report
reports =
    .refused = That can’t be reported now. You can report open milestones, and what the card may still have.
    .symbol-1 = Symbol: { NAME($symbol_1, form: "symbol") }
    .symbol-2 = Symbol: { NAME($symbol_2, form: "symbol") }
    .symbol-3 = Symbol: { NAME($symbol_3, form: "symbol") }

## What comes of a report

# The value of a parameter, for the messages that tell it
measured = { $parameter ->
        [temperature] { $sign ->
            [minus] −{ $size } °C
           *[plus] { $size } °C
        }
        [oxygen] { $value }%
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
# What a tile gives besides its points
area-bonus = { $tile ->
        [none] { "" }
       *[tile] Take the bonus under the tile.
    }
    .moves = { $tile ->
        [none] { "" }
       *[tile] Take the **bonus** under the tile | If one is printed there
    }
    .facts = { $points } VP{ $touching ->
        [0] { "" }
       *[other] , including 1 for each adjacent { $tile ->
            [city] forest
           *[forest] city
        }
    }
    .short = { $tile ->
        [none] { "" }
       *[tile] Take the bonus under the tile.
    }
raised = { NAME($parameter) } { measured }: { $points } VP. Move the VP cube to { $vp }. { area-bonus }
    .voice = { $parameter ->
        [oceans] { measured.voice } oceans are now placed
        [temperature] The temperature is now { measured.voice }
       *[other] { NAME($parameter) } is now at { measured.voice }
    }: { $points } points. Move your cube to { $vp }. { area-bonus }
    .why = Every step and every ocean is worth 2 victory points at once (rulebook, terraforming). You take the bonus printed under a tile; a forest also gives 1 point for each adjacent city (rulebook, placing tiles).
    .moves =
        { $tile ->
            [forest] Move { NAME($parameter, form: "symbol") } to **{ measured }**
           *[other] { "" }
        }
        { area-bonus.moves }
        Move the VP cube to **{ $vp }** | { area-bonus.facts }
    .facts =
        { $tile ->
            [forest] { "" }
            [ocean] { NAME($parameter) }: { measured }
           *[none] { "" }
        }
    .key = { NAME($parameter) } | { measured }
    .short = { $parameter ->
        [oceans] { measured.voice } oceans are now placed
        [temperature] The temperature is now { measured.voice }
       *[other] { NAME($parameter) } is now at { measured.voice }
    }. Move your cube to { $vp }. { area-bonus.short }
raised-full = { $parameter ->
        [oceans] The oceans are already complete
        [temperature] The temperature is already full
       *[other] { NAME($parameter) } is already full
    }: nothing moves, but you gain { $points } VP. Move the VP cube to { $vp }. { area-bonus }
    .voice = { $parameter ->
        [oceans] The oceans are already complete
        [temperature] The temperature is already full
       *[other] { NAME($parameter) } is already full
    }: nothing moves. { $points ->
        [one] You gain one point.
       *[other] You gain { $points } points.
    } Move your cube to { $vp }. { area-bonus }
    .why = Raising a full parameter moves nothing, but still gives 1 victory point (rulebook, terraforming).
    .moves =
        { area-bonus.moves }
        Move the VP cube to **{ $vp }** | { area-bonus.facts }
    .facts = { $parameter ->
        [oceans] The oceans are already complete
        [temperature] The temperature is already full
       *[other] { NAME($parameter) } is already full
    }: nothing moves
    .key = VP cube | { $vp }
    .short = { $parameter ->
        [oceans] The oceans are already complete
        [temperature] The temperature is already full
       *[other] { NAME($parameter) } is already full
    }. Move your cube to { $vp }. { area-bonus.short }
bonus-step = { NAME($parameter) } has reached { measured }, a bonus step: { $value ->
        [-24] gain 1 heat.
       *[other] take the bonus printed there.
    }
    .voice = { $parameter ->
        [temperature] The temperature
       *[other] { NAME($parameter) }
    } has reached a bonus step, { measured.voice }. { $value ->
        [-24] Gain one heat resource.
       *[other] Take the bonus printed there.
    }
    .why = The player who moves the marker onto such a step gets its bonus: minus 24, minus 16 and 0 degrees, 4 and 10 percent (rulebook, parameter bonuses).
    .moves = { $value ->
        [-24] Gain **1 heat**
       *[other] Take the **bonus on the track**
    } || { NAME($parameter) } has reached { measured }, a bonus step
    .key = Bonus step | { measured }
    .short = There is a bonus step at { measured.voice }: { $value ->
        [-24] gain one heat.
       *[other] take the bonus printed there.
    }
full = { NAME($parameter) } { $parameter ->
        [oceans] are complete
       *[other] is full
    }! From now on, each { $parameter ->
        [oceans] ocean
       *[other] step
    } gives 1 VP instead of 2. { $won ->
        [yes] All three are full: your score will count.
       *[no] { "" }
    }
    .voice = { $parameter ->
        [oceans] The oceans are complete. From now on, each further ocean gives one point
        [temperature] The temperature is full. From now on, a step gives one point
       *[other] { NAME($parameter) } is full. From now on, a step gives one point
    } instead of two. { $won ->
        [yes] All three are full: your score will count.
       *[no] { "" }
    }
    .why = In the solo game all three parameters must be full by the end of turn 50; you play until then (rulebook, solo rules).
    .title = { NAME($parameter) } { $parameter ->
        [oceans] are complete!
       *[other] is full!
    }
    .facts =
        From now on, 1 VP instead of 2
        { $won ->
            [yes] All three are full: your score will count
           *[no] { "" }
        }
    .key = { NAME($parameter) }
    .short = { NAME($parameter) } { $parameter ->
        [oceans] are complete: from now on, each further ocean gives
       *[other] is full: from now on, a step gives
    } one point{ $won ->
        [yes] ; all three are full.
       *[no] .
    }
city = The city gives { $points } VP. Move the VP cube to { $vp }. { area-bonus }
    .voice = The city gives { $points } points. Move your cube to { $vp }. { area-bonus }
    .why = A city is worth 2 victory points, and 1 for each adjacent forest. It may not touch another city (rulebook, placing tiles).
    .moves =
        { area-bonus.moves }
        Move the VP cube to **{ $vp }** | { area-bonus.facts }
    .key = VP cube | { $vp }
    .short = The city gives { $points } points. Move your cube to { $vp }. { area-bonus.short }
neighbours = { $tile ->
        [city] How many forests does the city touch?
       *[forest] How many cities does the forest touch?
    } 1 VP each.
    .voice = { $tile ->
        [city] How many forests does the city touch?
       *[forest] How many cities does the forest touch?
    } Each gives one point.
    .why = A forest gives 1 victory point for each adjacent city, a city 1 for each adjacent forest (rulebook, placing tiles).
    .done = { $tile ->
        [city] { $answer ->
            [0] no forest next to the city
            [one] { $answer } forest next to the city
           *[other] { $answer } forests next to the city
        }
       *[forest] { $answer ->
            [0] no city next to the forest
            [one] { $answer } city next to the forest
           *[other] { $answer } cities next to the forest
        }
    }
    .reported = { $tile ->
        [city] City placed
       *[forest] Forest placed
    }{ $answer ->
        [0] { "" }
       *[other] { " " }next to { $answer ->
            [one] { $tile ->
                [city] { $answer } forest
               *[forest] { $answer } city
            }
           *[other] { $tile ->
                [city] { $answer } forests
               *[forest] { $answer } cities
            }
        }
    }
    .title = { $tile ->
        [city] How many forests does the city touch?
       *[forest] How many cities does the forest touch?
    }
    .facts = { $tile ->
        [city] 1 VP for each forest next to it
       *[forest] 1 VP for each city next to it
    }
    .key = { $tile ->
        [city] Forests
       *[forest] Cities
    }
    .short = { $tile ->
        [city] How many forests does the city touch?
       *[forest] How many cities does the forest touch?
    }
vp-gained = { $points } VP. Move the VP cube to { $vp }.
    .voice = { $points ->
        [one] You gain one point.
       *[other] You gain { $points } points.
    } Move your cube to { $vp }.
    .why = 3 megacredits give 2 victory points; cards show instant points on a green ribbon, and some areas of the board have points printed (rulebook, action turn and placing tiles). Points on a red ribbon count at the end.
    .moves = Move the VP cube to **{ $vp }** | { $points } VP
    .key = VP cube | { $vp }
    .short = { $points ->
        [one] You gain one point:
       *[other] You gain { $points } points:
    } move your cube to { $vp }.
milestone-claimed = { NAME($name) } is yours: take its tile ({ NAME($slot, form: "slot") }). 4 VP at the end.
    .voice = { NAME($name) } is yours{ $reported ->
        [yes] { "" }
       *[no] : take its tile
    }. It’s worth 4 points at the end.
    .why = Milestones claimed so far: { $count }. Claiming is immediate and free, and each milestone is worth 4 victory points at the end (rulebook, milestones). If the cards or points counted here reach its goal, it is claimed for you; if that is wrong, correct it under “Whole table”.
    .title = { NAME($name) } claimed
    .moves = { $reported ->
        [yes] Take the **{ NAME($name) }** tile | 4 VP at the end, not now
       *[no] Take the **{ NAME($name) }** tile | From the { NAME($slot, form: "slot") }
    }
    .facts = { $reported ->
        [yes] { "" }
       *[no] 4 VP at the end
    }
    .key = { NAME($name) }
    .short = { NAME($name) } is yours.
milestone-doubted = { NAME($name, form: "goal") }: the companion has counted { $count ->
        [0] none
       *[other] only { $count }
    } of the { $needed }. Take the tile if you have them all on the table; if not, undo.
    .voice = { NAME($name, form: "goal") }: the companion has counted { $count ->
        [0] none
       *[other] only { $count }
    } of the { $needed }. If you don’t have them all on the table, undo.
    .why = The companion counts only what you report, and your table decides: if something was not reported, correct it under “Whole table”.
    .moves = Check **{ NAME($name) }** || { $needed } needed, { $count } counted here: if that’s all, Undo
    .key = { NAME($name) } | { $needed }
    .short = The companion has counted only { $count } of { $needed } for { NAME($name) }.
bonus-due = { $reached } VP: you get a bonus card at the end of { $first ->
        [yes] your first turn
       *[no] this turn
    }.
    .voice = You have reached { $reached } points: you get a bonus card at the end of { $first ->
        [yes] your first turn
       *[no] this turn
    }.
    .why = The victory point track gives a bonus card at 5 and at 12 (rulebook, bonus cards).
    .title = { $reached } VP: a bonus card
    .facts = At the end of { $first ->
        [yes] your first turn
       *[no] this turn
    }
    .key = Bonus card | { $reached }
    .short = You have reached { $reached } points: you get a bonus card at the end of { $first ->
        [yes] your first turn
       *[no] this turn
    }.
bonus-card = { $asks ->
        [first] { $number ->
            [1] Bonus cards: look at all { $left }
           *[other] You reached { $reached } VP: a bonus card! Look at the { $left } left
        }, play 1 for free, and put the rest back face down. { $number ->
            [1] What do the card and your corporation’s red box give?
           *[other] What does the card give?
        }
       *[more] { more }
    }
    .voice = { $asks ->
        [first] { $number ->
            [1] Bonus cards: look at all { $left }
           *[other] You reached { $reached } points: a bonus card! Look at the { $left } left
        }, play one for free, and put the rest back face down. Report what it gives.
       *[more] { more.voice }
    }
    .why = In the solo game one bonus card is played after initial production and two more at 5 and 12 victory points; the last one is not used. They count like other cards (rulebook, solo rules). The rulebook doesn’t say whether the time cube moves for a card’s extra turn: by default it stays.
    .refused = { reports.refused }
    .form = tile
    .option-done = { $asks ->
        [first] Nothing to report
       *[more] Continue
    }
    .option-symbol-1 = { reports.symbol-1 }
    .option-symbol-2 = { reports.symbol-2 }
    .option-symbol-3 = { reports.symbol-3 }
    .done = { $answer ->
        [done] bonus card { $number } played
        [symbol-1] 1 { NAME($symbol_1, form: "symbol") } symbol counted
        [symbol-2] 1 { NAME($symbol_2, form: "symbol") } symbol counted
        [symbol-3] 1 { NAME($symbol_3, form: "symbol") } symbol counted
        [temperature] { steps.temperature }
        [oxygen] { steps.oxygen }
        [ocean] { steps.ocean }
        [forest] { steps.forest }
       *[other] { NAME($answer, form: "tile-voice") }
    }
    .title = { $asks ->
        [first] { $number ->
            [1] What do the card and the red box give?
           *[other] What does the card give?
        }
       *[more] { more.title }
    }
    .moves = { $asks ->
        [first] Play **1 of { $left } bonus cards** for free || { $number ->
            [1] Look at all first; put the rest back, face down
           *[other] You reached { $reached } VP: look at all, put the rest back
        }
       *[more] { "" }
    }
    .facts =
        { $asks ->
            [first] { $number ->
                [1] Solo: one is played after the initial production
               *[other] { "" }
            }
           *[more] { "" }
        }
        { more.facts }
        { $asks ->
            [first] Card’s extra turn: if your card gives you one more turn
           *[more] { "" }
        }
    .key = { $asks ->
        [first] Bonus cards | { $left }
       *[more] Bonus card | { $number }
    }
    .short = { $asks ->
        [first] Play 1 of the { $left } bonus cards for free, then report.
       *[more] { more.short }
    }
extra-turn = An extra turn follows at once: the time cube stays on { $turn }.
    .voice = An extra turn follows at once. The time cube stays on { $turn }.
    .why = The rulebook doesn’t say whether the time cube moves for it. By default it stays; the option “A card’s extra turn” changes that.
    .title = An extra turn follows
    .facts =
        It comes at once{ $turn ->
            [0] , before turn 1
           *[other] { "" }
        }
        The time cube stays on { $turn }
    .key = Extra turn
    .short = An extra turn follows at once.

## The cards you play

card-played = You have played { $count } { $colour ->
        [green] green
        [red] red
       *[blue] blue
    } { $count ->
        [one] card.
       *[other] cards.
    }
    .why = Milestones count the cards in play by color; bonus cards count, corporations don’t (rulebook, milestones). Of the card itself, report only what else the companion counts.
    .title = { $colour ->
        [green] Green card counted
        [red] Red card counted
       *[blue] Blue card counted
    }
    .facts = { $colour ->
        [green] Green cards
        [red] Red cards
       *[blue] Blue cards
    }: { $count }
    .key = { $colour ->
        [green] Green cards
        [red] Red cards
       *[blue] Blue cards
    } | { $count }
    .short = You have { $count } { $colour ->
        [green] green
        [red] red
       *[blue] blue
    } { $count ->
        [one] card.
       *[other] cards.
    }
symbol-counted = You have { $count } of { $needed } { NAME($symbol, form: "symbol") } symbols.
    .why = An award counts its symbol in the costs of all your played cards (rulebook, solo rules).
    .title = Symbol counted
    .facts = { NAME($symbol, form: "symbols") }: { $count } of { $needed }
    .key = { NAME($symbol, form: "symbols") } | { $count }
    .short = You have { $count } of { $needed } { NAME($symbol, form: "symbol") } symbols.
costly-counted = You have { $count } { $count ->
        [one] card that costs
       *[other] cards that cost
    } 5 or more.
    .why = The Celebrity needs 3 of them (rulebook, milestones of the Corporate Era).
    .title = Card counted
    .facts = Cards that cost 5 or more: { $count }
    .key = Cost 5 or more | { $count }
    .short = You have { $count } { $count ->
        [one] card that costs
       *[other] cards that cost
    } 5 or more.
points-counted = Points on cards at the end: { $points }.
    .voice = Your cards give { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end.
    .why = Points on red ribbons count at the end. The Philanthropist needs 4 cards with such points; negative points don’t count (rulebook, milestones).
    .title = Card points counted
    .facts = Points on cards at the end: { $points }
    .key = Card points | { $points }
    .short = Your cards give { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end.

## Deadlines

begin = { $turns } turns for three goals: 8 °C, 14% oxygen, 7 oceans.
    .voice = You have { $turns } turns to reach 8 degrees, 14 percent oxygen and 7 oceans. Each turn you produce or act. To produce: keep up to { $kept } dice, discard any cards, draw until you have 5 cards, roll the dice in your brown boxes, ready your blue cards. To act: take one support action, then one main action.
    .why = The time cube shows the turn being played (rulebook, solo rules). 8 degrees and 14 percent are worked out from the number of steps: if the tracks on your board end elsewhere, follow your board.
    .title = { $turns } turns for three goals
    .facts =
        Temperature 8 °C
        Oxygen 14%
        Oceans 7
    .key = Turns | { $turns }
    .short = You have { $turns } turns to reach 8 degrees, 14 percent oxygen and 7 oceans.
milestone-warning = { $reached ->
        [yes] You have reached { NAME($name) }: claim it.
       *[no] { $left ->
                [1] This is the last turn
               *[other] There are { $left } turns left
            } to claim { NAME($name, form: "goal") } ({ NAME($slot, form: "slot") }).
    }
    .voice = { $reached ->
        [yes] You have reached { NAME($name) }: claim it.
       *[no] { $left ->
                [1] This is the last turn
               *[other] There are { $left } turns left
            } to claim the { NAME($slot) } milestone: { NAME($name, form: "goal") }.
    }
    .why = If you don’t claim it, it is removed at the end of its last turn (rulebook, solo rules).
    .title = { $reached ->
        [yes] You have reached { NAME($name) }: claim it
       *[no] { $left ->
                [1] Last turn to claim it!
               *[other] { $left } turns left to claim it
            }
    }
    .facts =
        { NAME($name, form: "goal") }
        In the { NAME($slot, form: "slot") }
    .key = { NAME($name) } | { $left }
    .short = { $reached ->
        [yes] You have reached { NAME($name) }: claim it.
       *[no] { $left ->
                [1] This is the last turn
               *[other] There are { $left } turns left
            } to claim { NAME($name) }.
    }
milestone-removed = Turn { $deadline } is over: remove { NAME($name) } ({ NAME($slot, form: "slot") }).
    .voice = Turn { $deadline } is over. Remove the { NAME($slot) } milestone, { NAME($name) }.
    .why = A milestone that is not claimed in time is removed (rulebook, solo rules).
    .title = Turn { $deadline } is over
    .moves = Remove **{ NAME($name) }** | From the { NAME($slot, form: "slot") }
    .key = { NAME($name) }
    .short = Remove the { NAME($slot) } milestone, { NAME($name) }.
milestone-back = Put { NAME($name) } back ({ NAME($slot, form: "slot") }): it stays until the end of turn { $deadline }.
    .voice = Put { NAME($name) } back: it stays until the end of turn { $deadline }.
    .why = Its deadline is ahead again after your correction (rulebook, solo rules).
    .moves = Put **{ NAME($name) }** back | Into the { NAME($slot, form: "slot") }
    .facts = It stays until the end of turn { $deadline }
    .key = { NAME($name) } | { $deadline }
    .short = Put { NAME($name) } back: it stays until the end of turn { $deadline }.
turns-left = { $left ->
        [1] This is the last turn!
       *[other] There are { $left } turns left, including this one.
    } { $won ->
        [yes] All three parameters are full.
       *[no] { pace-missing }
    }
    .voice = { $left ->
        [1] This is the last turn!
       *[other] There are { $left } turns left, including this one.
    } { $won ->
        [yes] All three parameters are full.
       *[no] { pace-missing }
    }
    .why = The game ends right after turn 50 (rulebook, solo rules). The companion adds the reminders before that.
    .title = { $left ->
        [1] The last turn!
       *[other] { $left } turns left
    }
    .facts =
        { $left ->
            [1] { "" }
           *[other] Including this one
        }
        { $won ->
            [yes] All three parameters are full
           *[no] { pace-missing.facts }
        }
    .key = { $left ->
        [1] Last turn
       *[other] Turns left | { $left }
    }
    .short = { $left ->
        [1] This is the last turn.
       *[other] There are { $left } turns left, including this one.
    } { $won ->
        [yes] All three parameters are full.
       *[no] { pace-missing.short }
    }

## Setup

setup-board = Lay out the board, either side up. Set the temperature to −28 °C and the oxygen to 2%, and pile 6 oceans on their symbol. Put two cubes on 0 of the VP track: yours counts points; one of an unused color is the time cube and counts turns.
    .voice = Lay out the board, either side up. Set the temperature to minus 28 degrees and the oxygen to 2 percent, and pile 6 oceans on their symbol. Put two cubes on 0 of the victory point track: yours counts points; one of an unused color is the time cube and counts turns.
    .why = A solo game starts one step further than others: at minus 28 degrees instead of minus 32, at 2 percent instead of 0, and with 1 of the 7 oceans, which you place in the next step (rulebook, solo rules).
    .done = board laid out
    .title = Set up the board
    .moves =
        Lay out the **board** | Either side up
        Set **−28 °C** and **2%** oxygen
        Pile **6 oceans** on their symbol || Keep the seventh: you place it in the next step
        Put **2 cubes** on 0 VP || Yours for points; the time cube (unused color) for turns
    .key = Board
    .short = Set the board to minus 28 degrees and 2 percent oxygen, lay out 6 oceans, and put both cubes on 0.
setup-tiles = Place a city on one of the 3 areas with VP printed, an ocean next to it, and a forest touching both. You gain nothing for them, and tiles have no owner.
    .voice = Place a city on one of the 3 areas with victory points printed, an ocean next to it, and a forest touching both. You gain nothing for them, and tiles have no owner.
    .why = These three tiles give neither points nor bonuses (rulebook, solo rules). No tile has an owner in this game: tiles that you place next to them later count them like any others.
    .done = first three tiles placed
    .title = The first three tiles
    .moves =
        Place a **city** | On one of the 3 areas with VP printed
        Place an **ocean** | The seventh, next to the city
        Place a **forest** | Touching both
    .facts = Tiles have no owner; you gain nothing for these
    .key = Tiles | 3
    .short = Place a city on an area with points, an ocean next to it, and a forest touching both.
setup-supply = Put dice, wild tokens and tiles within reach. Shuffle the project cards. Shuffle the bonus cards and lay out 4, face down, without looking at them.
    .why = With one or two players 4 bonus cards are used; the others go back into the box, face down (rulebook, setup).
    .done = supply laid out
    .title = Set up the supply
    .moves =
        Lay out **dice**, wild tokens and tiles
        Shuffle the **project cards**
        Shuffle the **bonus cards**
        Lay out **4 bonus cards** | Face down, without looking; the others go in the box
    .key = Bonus cards | 4
    .short = Put the supply within reach, shuffle the projects, and lay out 4 bonus cards face down, without looking.
awards = Who rolls the three award dice?
    .voice = Who rolls the three award dice, the companion or you?
    .why = Three dice of different colors, taken at random and rolled, show the symbols of the awards (rulebook, setup).
    .option-draw = The companion rolls
    .option-tell = I roll and enter them
    .done = { $answer ->
        [draw] awards drawn and rolled
       *[tell] you enter the awards
    }
    .title = Who rolls the award dice?
    .facts =
        One die of each color, 3 of them at random
        If they are already on the board, enter them
    .key = Awards | 3
    .short = Who rolls the award dice, the companion or you?
award-die = Award { $number }: a { NAME($colour) } die.
    .ask = { $number ->
        [1] Mix one die of each color and take one at random for award 1.
        [2] Mix the remaining 4 dice and take one at random for award 2.
       *[other] Mix the remaining 3 dice and take one at random for award 3.
    } Which color is it?
    .done = award { $number } has the { NAME($answer) } die
    .why = Three of the five colors, at random (rulebook, setup).
    .ask-title = Award { $number }: which color?
    .ask-moves =
        { $number ->
            [1] Mix **one die** of each color
            [2] Mix the remaining **4 dice**
           *[other] Mix the remaining **3 dice**
        }
        Take one at random for **award { $number }**
    .ask-key = Award | { $number }
    .ask-short = Take a die for award { $number }. Which color is it?
award-face = Award { $number } is rolled.
    .ask = Roll the { NAME($colour) } die and put it on award { $number } as it landed. Which symbol is it?
    .done = award { $number } shows the { NAME($answer, form: "symbol") } symbol
    .why = Each die has a common symbol on 3 faces, an uncommon one on 2 and a rare one on 1 (rulebook, dice and resources).
    .ask-title = Award { $number }: which symbol?
    .ask-moves =
        Roll the **{ NAME($colour) } die**
        Put it on **award { $number }** | Leave it as it landed
    .ask-key = Award | { $number }
    .ask-short = Roll the { NAME($colour) } die. Which symbol is it?
lay-awards = Put these dice on the award spaces: { NAME($symbol_1, form: "symbol") } ({ NAME($rarity_1) }), { NAME($symbol_2, form: "symbol") } ({ NAME($rarity_2) }), { NAME($symbol_3, form: "symbol") } ({ NAME($rarity_3) }).
    .voice = Put these dice on the award spaces: { NAME($symbol_1, form: "symbol") }, { NAME($rarity_1) }; { NAME($symbol_2, form: "symbol") }, { NAME($rarity_2) }; { NAME($symbol_3, form: "symbol") }, { NAME($rarity_3) }.
    .why = An award gives 5 victory points at the end for 10 of a common symbol in the costs of your played cards, 8 of an uncommon or 6 of a rare one (rulebook, solo rules). A common symbol is on 3 faces, an uncommon on 2, a rare on 1: if your die differs, correct the rarity under Whole table. For the blue die our sources disagree.
    .done = awards laid out
    .title = Dice on the award spaces
    .moves =
        Award: **{ NAME($symbol_1, form: "symbol") }**
        Award: **{ NAME($symbol_2, form: "symbol") }**
        Award: **{ NAME($symbol_3, form: "symbol") }**
    .key = Awards | 3
    .short = The awards are { NAME($symbol_1, form: "symbol") }, { NAME($symbol_2, form: "symbol") } and { NAME($symbol_3, form: "symbol") }.
milestones = Who draws the three milestones for the slots of the board?
    .voice = Who draws the three milestones, the companion or you?
    .why = Three tiles at random; each slot has a deadline of its own (rulebook, solo rules).
    .option-draw = The companion draws
    .option-tell = I draw and enter them
    .done = { $answer ->
        [draw] milestones drawn
       *[tell] milestones entered by you
    }
    .title = Who draws the milestones?
    .facts =
        Three of them, for the slots of the board
        If they are already on the board, enter them
    .key = Milestones | 3
    .short = Who draws the milestones, the companion or you?
milestone-tile = The milestone for the { NAME($slot, form: "slot") } is drawn.
    .ask = Draw a milestone for the { NAME($slot, form: "slot") }. Which one is it?
    .done = { $choice } is in the { NAME($slot, form: "slot") }
    .why = If you don’t claim it, it is removed after turn { $deadline } (rulebook, solo rules).
    .ask-title = Which { NAME($slot) } milestone?
    .ask-moves = Draw a **milestone** || For the { NAME($slot, form: "slot") }: removed after turn { $deadline }
    .ask-key = Milestone | { $deadline }
    .ask-short = Draw the { NAME($slot) } milestone. Which one is it?
lay-milestones = Lay out the milestones: { NAME($top) } in the top slot, { NAME($middle) } in the middle and { NAME($bottom) } at the bottom. They are removed after turns { $deadline }, 20 and 24.
    .why = A milestone that is not claimed by then is removed (rulebook, solo rules). In most printings the top one is removed after turn 16, in the French one after turn 18: the dots on your victory point track decide. To set it for a new game: House rules, “Milestone deadlines”. For this game, correct the turn under Whole table.
    .done = milestones laid out
    .title = The three milestones
    .moves =
        Top slot: **{ NAME($top) }**
        Middle slot: **{ NAME($middle) }**
        Bottom slot: **{ NAME($bottom) }**
    .facts = { $deadline ->
        [16] On the French board the top one is removed after turn 18
        [18] On other boards the top one is removed after turn 16
       *[other] { "" }
    }
    .key = Milestones | 3
    .short = Put { NAME($top) } on top, { NAME($middle) } in the middle and { NAME($bottom) } at the bottom.
setup-corporation = Draw 5 project cards. Draw 2 corporations, keep one and reveal it. Take what its red box shows, then cover that box with the tile of your color.
    .voice = Draw 5 project cards. Draw two corporations, keep one and reveal it. Take what its red box shows, then cover that box with the tile of your color.
    .why = You get the red box only once (rulebook, setup). Report the points or steps it gives after the initial production, together with your first bonus card.
    .done = corporation chosen
    .title = Cards and corporation
    .moves =
        Draw **5 project cards**
        Draw **2 corporations**, keep and show one
        Take the bonus of its **red box** || Report its points and steps after initial production
        Cover it with the **tile of your color**
    .key = Corporation
    .short = Draw 5 cards; keep 1 of 2 corporations; take what its red box shows and cover the box.
setup-production = Initial production: take and roll the dice in your corporation’s brown box.
    .why = They are your first resources. The solo game has no first-player penalty (rulebook, setup).
    .done = initial production done
    .title = Initial production
    .moves =
        Take the dice in the **brown box** | On your corporation
        Roll these **dice**
    .key = Brown box
    .short = Take and roll the dice in your brown box.

## The end

end = Turn { $turns } is over, and Mars is terraformed: your score counts.
    .why = All three parameters are full. Leftover resources and cards in hand are worth nothing (rulebook, end of the game).
    .title = Mars is terraformed
    .facts =
        Turn { $turns } is over
        Your score counts
    .key = Turn | { $turns }
    .short = Turn { $turns } is over: your score counts.
failed = Turn 50 is over, and terraforming has failed: there is no score. { pace-missing }
    .why = In the solo game all three parameters must be full after turn 50 (rulebook, solo rules). Forgot a report? Undo.
    .title = Turn 50 is over: no score
    .facts = Not all three parameters are full
    .key = No score
    .short = Turn 50 is over, and Mars is not terraformed: there is no score.
score-track = Where is your cube on the VP track?
    .voice = Where is your cube on the victory point track?
    .why = The companion has counted { $vp }; your cube decides (rulebook, end of the game).
    .done = your cube was on { $answer }
    .title = Your cube on the VP track?
    .key = VP cube
    .short = Where is your cube?
score-milestones = How many milestones do you have? 4 VP each.
    .voice = How many milestones do you have? Each is worth 4 points.
    .why = 4 victory points for each milestone you claimed (rulebook, milestones).
    .done = you have { $answer ->
        [0] no milestones
        [one] 1 milestone
       *[other] { $answer } milestones
    }
    .title = How many milestones?
    .facts = 4 VP each
    .key = Milestones
    .short = How many milestones do you have?
score-award = Award { $number }: how many { NAME($symbol, form: "symbol") } symbols are in the costs of all your played cards? { $rarity ->
        [rare] 6 or more give 5 VP, 5 give 3 VP.
        [uncommon] 8 or more give 5 VP, 7 give 3 VP.
       *[common] 10 or more give 5 VP, 9 give 3 VP.
    }
    .voice = Award { $number }: how many { NAME($symbol, form: "symbol") } symbols are in the costs of all your played cards?
    .why = In the solo game an award needs 6 of a rare symbol, 8 of an uncommon or 10 of a common one; one fewer is worth 3 victory points (rulebook, solo rules). Above that the exact number doesn’t matter.
    .done = you have { $answer } { $answer ->
        [one] symbol
       *[other] symbols
    } for award { $number }
    .title = Award { $number }: how many { NAME($symbol, form: "symbol") } symbols?
    .facts =
        In the costs of all your played cards
        { $rarity ->
            [rare] 6 or more give 5 VP
            [uncommon] 8 or more give 5 VP
           *[common] 10 or more give 5 VP
        }
        { $rarity ->
            [rare] 5 give 3 VP, fewer none
            [uncommon] 7 give 3 VP, fewer none
           *[common] 9 give 3 VP, fewer none
        }
    .key = { NAME($symbol, form: "symbols") }
    .short = How many { NAME($symbol, form: "symbol") } symbols are in the costs of your cards?
award-pays = Award { $number }, { NAME($symbol, form: "symbol") }: { $count } { $count ->
        [one] symbol
       *[other] symbols
    }, { $points } VP.
    .voice = Award { $number } gives { $points } points.
    .why = { $rarity ->
        [rare] Rare: 6 for 5 victory points, 5 for 3
        [uncommon] Uncommon: 8 for 5 victory points, 7 for 3
       *[common] Common: 10 for 5 victory points, 9 for 3
    } (rulebook, solo rules).
    .title = Award { $number }: { $points } VP
    .facts = { NAME($symbol, form: "symbols") }: { $count }
    .key = Award { $number } | { $points }
    .short = Award { $number } gives { $points } points.
score-cards = How many points are on the red ribbons of your played cards?
    .why = Points on red ribbons count at the end; negative ones are subtracted (rulebook, end of the game).
    .done = your cards give { $answer } { $answer ->
        [one] point
       *[other] points
    }
    .title = Points on red ribbons?
    .facts = Of all your played cards
    .key = Red ribbons
    .short = How many points are on the red ribbons of your cards?
score-sheet = VP track { $track } + milestones { $milestones } + awards { $award_1 } + { $award_2 } + { $award_3 } + cards { $cards } = { $total } VP.
    .voice = You have { $track } from the track, { $milestones } from milestones, { $awards } from awards and { $cards } from cards: { $total } { $total ->
        [one] point
       *[other] points
    } in total.
    .why = Milestones: { $claimed }, at 4 each; awards at 5, 3 or nothing (rulebook, end of the game).
    .title = Total: { $total } VP
    .facts =
        VP track { $track } + milestones { $milestones }
        Awards { $award_1 } + { $award_2 } + { $award_3 }
        Cards { $cards }
    .key = Total | { $total }
    .short = You have { $total } { $total ->
        [one] point
       *[other] points
    } in total.
verdict = You win with { $total } VP: { NAME($rating) }.
    .voice = You win with { $total } { $total ->
        [one] point
       *[other] points
    }. Your rating is “{ NAME($rating) }”.
    .why = The bands are the rulebook’s (60, 70, 80, 85, 90, 95, 100, 110); the words are ours.
    .title = You win with { $total } VP
    .facts = Rating: { NAME($rating) }
    .key = VP | { $total }
    .short = You win with { $total } { $total ->
        [one] point
       *[other] points
    }. Your rating is “{ NAME($rating) }”.

## The state of the game

pace = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }{ $left ->
        [one] { " " }this turn
       *[other] , { $left } turns: { pace-rate } each
    }, { pace-compared }
    .voice = You need { $steps ->
        [one] { $steps } more step
       *[other] { $steps } more steps
    } { $left ->
        [one] this turn
       *[other] in { $left } turns, which is { pace-rate } a turn
    }; { pace-compared.voice }.
    .why = The steps that all three parameters still need, and the turns left, including this one. All three must be full by the end of turn 50 (rulebook, solo rules). The rate is what each turn must bring from now on. You are ahead if you have already done more than you would at a steady pace by the end of this turn, and behind if you have done less than you would by its start.
    .title = { pace-compared.title }
    .facts =
        { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        } to go { $left ->
            [one] this turn
           *[other] in { $left } turns
        }
        { $left ->
            [one] { "" }
           *[other] { pace-rate } steps a turn
        }
    .key = Steps | { $steps }
    .short = You need { $steps ->
        [one] { $steps } more step
       *[other] { $steps } more steps
    } { $left ->
        [one] this turn
       *[other] in { $left } turns: { pace-rate } a turn
    }.
pace-status = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } to go { $left ->
        [one] this turn
       *[other] in { $left } turns: { pace-rate } a turn
    }, { pace-compared }
    .voice = You need { $steps ->
        [one] { $steps } more step
       *[other] { $steps } more steps
    } { $left ->
        [one] this turn
       *[other] in { $left } turns, which is { pace-rate } a turn
    }; { pace-compared.voice }.
    .why = { pace.why }
    .key = Steps | { $steps }
points-now = { $points } VP so far{ $band ->
        [none] { "" }
       *[other] { " · " }{ $more } to “{ NAME($band) }”
    }
    .voice = You have { $points } points so far{ $band ->
        [none] { "" }
       *[other] { "" }; with { $more } more, your rating is “{ NAME($band) }”
    }.
    .title = { $band ->
        [none] { $points } VP so far
       *[other] { $more } VP to “{ NAME($band) }”
    }
    .facts = { $band ->
        [none] { "" }
       *[other] { $points } VP so far
    }
points-status = Mars is terraformed: { $points } VP so far{ $band ->
        [none] { "" }
       *[other] , { $more } to “{ NAME($band) }”
    }{ $lacks ->
        [0] { "" }
       *[other] ; one symbol short of an award: { LIST($lacking) }
    }
    .voice = Mars is terraformed. You have { $points } points so far{ $band ->
        [none] { "" }
       *[other] { "" }; with { $more } more, your rating is “{ NAME($band) }”
    }{ $lacks ->
        [0] { "" }
       *[other] { "" }; you are one symbol short of an award: { LIST($lacking) }
    }.
    .why = The bands are the rulebook’s; the points are those on the track, from milestones and, if you report your cards, from awards and cards. An award gives 5 points, or 3 if you are one symbol short.
    .key = VP | { $points }

parameter-status = { NAME($parameter) }: { measured }{ $left ->
        [0] { "" }
        [one] , 1{ $parameter ->
            [oceans] { "" }
           *[other] { " " }step
        } to go
       *[other] , { $left }{ $parameter ->
            [oceans] { "" }
           *[other] { " " }steps
        } to go
    }
    .voice = { $parameter ->
        [oceans] You have placed { measured.voice } oceans
        [temperature] The temperature is { measured.voice }
       *[other] { NAME($parameter) } is at { measured.voice }
    }{ $left ->
        [0] { "" }: that’s the goal.
        [one] , with one{ $parameter ->
            [oceans] { "" }
           *[other] { " " }step
        } to go.
       *[other] , with { $left }{ $parameter ->
            [oceans] { "" }
           *[other] { " " }steps
        } to go.
    }
    .why = All three parameters must be full by the end of turn 50, otherwise there is no score (rulebook, solo rules).
    .title = { NAME($parameter) }: { measured }
    .facts = { $left ->
        [0] Full
        [one] { $left } step to go
       *[other] { $left } steps to go
    }
    .key = { NAME($parameter) } | { measured }
    .short = { NAME($parameter) }: { measured.voice }{ $left ->
        [0] , full.
       *[other] , { $left } to go.
    }
turns-status = { $turn ->
        [0] { $turns } turns to go
       *[other] Turn { $turn } of { $turns }
    }
    .voice = { $turn ->
        [0] There are { $turns } turns to go.
       *[other] This is turn { $turn } of { $turns }.
    }
    .why = The game ends right after turn 50 (rulebook, solo rules).{ $known ->
        [yes] { " " }The number of turns left for actions is our estimate, from how often you have produced so far.
       *[no] { "" }
    }
    .title = { $turn ->
        [0] { $turns } turns to go
       *[other] Turn { $turn } of { $turns }
    }
    .facts =
        { $turn ->
            [0] { "" }
           *[other] Turns since the last production: { $since }
        }
        { $known ->
            [yes] Of { $left } turns left, about { $actions } for actions
           *[no] { "" }
        }
    .key = { $turn ->
        [0] Turns | { $turns }
       *[other] Turn | { $turn }
    }
    .short = { $turn ->
        [0] { $turns } turns to go.
       *[other] Turn { $turn } of { $turns }.
    }
milestone-status = { NAME($name, form: "goal") }: { $status ->
        [claimed] yours
        [removed] gone after turn { $deadline }
       *[open] { $needed ->
            [0] { "" }
           *[other] { $count } of { $needed },
        } until the end of turn { $deadline }
    }
    .voice = { NAME($name, form: "goal") }: { $status ->
        [claimed] it is yours.
        [removed] it was removed after turn { $deadline }.
       *[open] { $needed ->
            [0] { "" }
           *[other] you have { $count } of { $needed };
        } it stays until the end of turn { $deadline }.
    }
    .why = Each milestone is worth 4 victory points at the end (rulebook, milestones).
    .title = { NAME($name) }
    .facts =
        { NAME($name, form: "goal") }
        { $status ->
            [claimed] Yours
            [removed] Gone after turn { $deadline }
           *[open] { $needed ->
                [0] Until
               *[other] { $count } of { $needed }, until
            } the end of turn { $deadline }
        }
        { $known ->
            [yes] Of { $left } turns left, about { $actions } for actions
           *[no] { "" }
        }
    .key = { NAME($name) } | { $deadline }
    .short = { NAME($name) }: { $status ->
        [claimed] yours.
        [removed] gone after turn { $deadline }.
       *[open] { $needed ->
            [0] until
           *[other] { $count } of { $needed }, until
        } the end of turn { $deadline }.
    }
award-status = { NAME($symbol, form: "award") }: { $counted ->
        [yes] { $count } of { $needed } { NAME($symbol, form: "symbol") } symbols in card costs
       *[no] { $needed } { NAME($symbol, form: "symbol") } symbols needed in card costs
    }
    .voice = For the { NAME($symbol, form: "symbol") } award, { $counted ->
        [yes] you have { $count } of { $needed } { NAME($symbol, form: "symbol") } symbols in the costs of your cards.
       *[no] you need { $needed } { NAME($symbol, form: "symbol") } symbols in the costs of your cards.
    }
    .why = { $needed } { NAME($symbol, form: "symbol") } symbols are worth 5 victory points, one fewer is worth 3 (rulebook, solo rules).
    .title = Award: { NAME($symbol, form: "symbol") }
    .facts =
        { $counted ->
            [yes] { $count } of { $needed } such symbols in your cards’ costs
           *[no] { $needed } such symbols needed in your cards’ costs
        }
        This symbol is { NAME($rarity) }
    .key = { NAME($symbol, form: "symbols") } | { $needed }
    .short = { NAME($symbol, form: "symbols") }: { $counted ->
        [yes] { $count } of { $needed }.
       *[no] { $needed } needed.
    }
bonus-status = Bonus card at { $reached } VP
    .voice = You get a bonus card at { $reached } victory points.
    .why = At 5 and 12 points on the victory point track you get a bonus card at the end of the turn (rulebook, bonus cards).
    .title = Bonus card at { $reached } VP
    .facts = At the end of that turn
    .key = Bonus card | { $reached }
    .short = You get a bonus card at { $reached } points.

## Options

option-deck = Who draws awards and milestones?
    .why = With your own dice and tiles you enter which awards and milestones came up; everything else stays the same. You always draw the cards yourself.
    .option-app = The companion
    .option-physical = You, with dice and tiles
option-printing = Milestone deadlines
    .why = The turns after which unclaimed milestones are removed. The French printing has 18 for the top one, the other printings 16; the dots on your victory point track decide.
    .option-default = Turns 16, 20 and 24
    .option-french = French: 18, 20 and 24
option-era = Corporate Era
    .why = Decides whether its three milestones can be drawn: Celebrity, Billionaire, Nominee. The Corporate Era is in the box.
    .option-on = With its 3 milestones
    .option-off = Without its 3 milestones
option-kept = Dice kept
    .why = How many dice you may keep in a production turn: 3, and more with cards that have storage. You can correct it during the game.
    .option-3 = 3 dice
    .option = { $option } dice
option-extra-turn = A card’s extra turn
    .why = Decides whether the extra turn of a bonus card moves the time cube. The rulebook doesn’t say; by default it stays, as the card gives nothing else.
    .option-free = The time cube stays
    .option-counts = One of the 50 turns
option-cards = Cards you play
    .why = If you choose this, you report each card by its color and what matters about it. Milestones and awards that depend on cards are then tracked, and the final scoring is filled in.
    .option-off = Not tracked
    .option-on = Reported one by one

## Names

name-dice = Terraforming Mars: The Dice Game
    .short = The Dice Game
name-you = You
name-temperature = Temperature
    .short = °C
    .tile-voice = Temperature raised
name-oxygen = Oxygen
    .short = % oxygen
    .symbol = oxygen
    .symbols = Oxygen symbols
    .award = Oxygen award
    .tile-voice = Oxygen raised
name-oceans = Oceans
    .short = Oceans
name-ocean = Ocean
    .tile-voice = Ocean placed
name-forest = Forests
    .tile = Forest
    .tile-voice = Forest placed
name-at-once = Other points
name-vp-2 = 2 other points
    .tile = 2 other points
    .tile-voice = 2 more points gained
name-vp-1 = 1 other point
    .tile = 1 other point
    .tile-voice = 1 more point gained
name-extra-turn = Extra turn gained
    .tile = Card’s extra turn
    .tile-voice = Extra turn gained
name-end-point = 1 point at the end
    .tile-voice = 1 point gained for the end
name-end-minus = 1 point less at the end
    .tile-voice = 1 point lost at the end
name-correction = Corrections

name-yellow = yellow
name-green = green
    .tile = Green card
    .tile-voice = Green card played
name-blue = blue
    .tile = Blue card
    .tile-voice = Blue card played
name-red = red
    .tile = Red card
    .tile-voice = Red card played
name-grey = gray
name-common = common
    .value = Common
name-uncommon = uncommon
    .value = Uncommon
name-rare = rare
    .value = Rare

name-megacredit = megacredit
    .symbols = Megacredit symbols
    .award = Megacredit award
    .value = Megacredit
name-science = science
    .symbols = Science symbols
    .award = Science award
    .value = Science
name-yellow-rare = rare yellow
    .symbols = Rare yellow symbols
    .award = Rare yellow award
    .value = Rare symbol
name-plant = plant
    .symbols = Plant symbols
    .award = Plant award
    .value = Plant
name-microbe = microbe
    .symbols = Microbe symbols
    .award = Microbe award
    .value = Microbe
name-animal = animal
    .symbols = Animal symbols
    .award = Animal award
    .value = Animal
name-energy = energy
    .symbols = Energy symbols
    .award = Energy award
    .value = Energy
name-water = water
    .symbols = Water symbols
    .award = Water award
    .value = Water
name-heat = heat
    .symbols = Heat symbols
    .award = Heat award
    .value = Heat
name-event = event
    .symbols = Event symbols
    .award = Event award
    .value = Event
name-nuclear = nuclear
    .symbols = Nuclear symbols
    .award = Nuclear award
    .value = Nuclear
name-steel = steel
    .symbols = Steel symbols
    .award = Steel award
    .value = Steel
name-titanium = titanium
    .symbols = Titanium symbols
    .award = Titanium award
    .value = Titanium
name-city = city
    .field = City
    .tile = City
    .symbols = City symbols
    .award = City award
    .tile-voice = City placed
    .value = City

name-legend = Legend
    .goal = Legend, 6 red cards
    .tile-voice = Legend claimed
name-miner = Miner
    .goal = Miner, 5 green cards
    .tile-voice = Miner claimed
name-scientist = Scientist
    .goal = Scientist, 3 blue cards
    .tile-voice = Scientist claimed
name-tycoon = Tycoon
    .goal = Tycoon, 12 cards
    .tile-voice = Tycoon claimed
name-monopolist = Monopolist
    .goal = Monopolist, 7 dice of one color
    .tile-voice = Monopolist claimed
name-generalist = Generalist
    .goal = Generalist, production of every color
    .tile-voice = Generalist claimed
name-philanthropist = Philanthropist
    .goal = Philanthropist, 4 cards that score at the end
    .tile-voice = Philanthropist claimed
name-terraformer = Terraformer
    .goal = Terraformer, 16 points on the track
    .tile-voice = Terraformer claimed
name-celebrity = Celebrity
    .goal = Celebrity, 3 cards that cost 5 or more
    .tile-voice = Celebrity claimed
name-billionaire = Billionaire
    .goal = Billionaire, 13 dice
    .tile-voice = Billionaire claimed
name-nominee = Nominee
    .goal = Nominee, 5 symbols of one award
    .tile-voice = Nominee claimed

name-top = top
    .slot = top slot
    .field = Top milestone
name-middle = middle
    .slot = middle slot
    .field = Middle milestone
name-bottom = bottom
    .slot = bottom slot
    .field = Bottom milestone
name-open = open
    .value = Open
name-claimed = claimed
    .value = Claimed
name-removed = removed
    .value = Removed

name-unreal = hard to believe
name-supreme = outstanding
name-excellent = excellent
name-very-good = very good
name-not-bad = good
name-fair = fair
name-learning = getting there
name-room-to-grow = room to grow
name-barely = just made it

# Words of the state and of the editor

name-turn = turn
    .field = Turn
    .short = Turn
name-turns = turns
    .field = Total turns
name-phase = Phase
name-setup = setup
name-final = scoring
name-failed = terraforming failed
name-vp = Points track
    .short = VP
name-vp_from = Points by source
name-parameters = Global parameters
name-value = now
    .field = { "" }
name-goal = goal
name-full = full
name-milestones = Milestones
name-name = name
    .field = { "" }
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
name-count = counted
name-bonus_cards = Bonus cards played
    .short = Bonus
name-kept = Dice kept
name-productions = Production turns
name-action_turns = Action turns
name-since_production = Turns since the last production
name-next_deadline = Next milestone removed after turn
    .short = Deadline
name-track = Points track
name-cards = Cards
name-costly = cost 5 or more
    .tile = Cost of 5 or more
    .tile-voice = Card costs 5 or more
name-with_points = with points at the end
name-points = points at the end

## Words on the pictures

picture-of = of { $number }
picture-turn = { $turn ->
        [0] Extra turn
       *[other] Turn { $turn }
    }
# How many turns are left for something
picture-turns = { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
picture-left = { picture-turns } left
picture-until = until turn { $turn }
# The next deadline, beside the pace
picture-gone = gone
picture-yours = yours, { $points } VP
picture-track = track
picture-awards = Needed in card costs: 5 VP each
picture-bonus-cards = played
picture-kept = kept
