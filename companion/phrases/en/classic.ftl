# Terraforming Mars, solo. Values are shown, .voice is spoken, .why is the reason with its source,
# .done is what undo calls the answer. Names stand at the end.

## Set-up

setup-board = Set up: temperature −30 °C, oxygen 0 %, 9 oceans, generation 1, TR 14. No milestones, awards or production. Shuffle the project cards, Corporate Era included{ $prelude ->
        [on] , and the Preludes apart
       *[off] { "" }
    }.
    .voice = Set up the board. The temperature is minus 30 degrees, the oxygen 0 percent, and nine ocean tiles lie ready. Put the generation marker on 1 and your terraform rating on 14. There are no milestones, no awards and no production to start with. Shuffle all project cards, those of the Corporate Era included{ $prelude ->
        [on] , and the Preludes apart
       *[off] { "" }
    }.
    .why = A solo play uses the Corporate Era and starts without production, with a terraform rating of 14. A neutral opponent owns nothing, but cards may take from it (rulebook, solo rules). { $goal ->
        [tr63] You win with a terraform rating of 63: a goal known from the digital version, not from the printed rules.
       *[parameters] You win if all three parameters reach their goals.
    }
    .done = the board set up
neutral-cost = { $number ->
        [1] Reveal the top card of the project deck. What does it cost?
       *[other] Reveal card { $number } of four. What does it cost?
    } It places a neutral { NAME($tile) }.
    .voice = { $number ->
        [1] Reveal the top card of the project deck. It places the first neutral city.
        [2] Reveal the next card. It places the second neutral city.
        [3] Reveal the next card. It places the greenery of the first city.
       *[other] Reveal the last of the four cards. It places the greenery of the second city.
    } What does it cost?
    .why = The costs of four cards place the neutral tiles: both cities first, then both greeneries (rulebook, solo rules). If the companion draws, any cost from 0 to 41 is as likely as the next.
    .done = card { $number } costs { $answer }
neutral-tile = Card { $number } costs { $cost }.
    .voice = Card { $number } costs { $cost ->
        [one] { $cost } megacredit
       *[other] { $cost } megacredits
    }.
    .why = { $tile ->
        [city] { $number ->
            [1] The first city is counted out from the top left, row by row
           *[other] The second city is counted out backwards from the bottom right
        }: ocean areas, Noctis and areas beside a city are skipped, and the count goes round at the end.
       *[greenery] The greenery is counted out clockwise round its city, from the neighbour at the top left: ocean areas and taken areas are skipped, and the count goes round.
    } A cost of 0 counts like 1 (rulebook, solo rules). Our reading: the only area left for the other city's greenery is kept for it.
place-neutral = { $tile ->
        [city] Put a neutral city on row { $row }, place { $place }.
       *[greenery] Put a neutral greenery on row { $row }, place { $place }.
    }
    .voice = { $tile ->
        [city] Put a neutral city on row { $row } from the top, place { $place } from the left.
       *[greenery] Put a neutral greenery on row { $row } from the top, place { $place } from the left. The oxygen does not rise.
    }
    .why = Neutral tiles are nobody's; their greeneries do not raise the oxygen, but your own cities may score them (rulebook, solo rules).
    .done = { $tile ->
        [city] neutral city
       *[greenery] neutral greenery
    } on row { $row }, place { $place }
setup-cards = { $deck ->
        [physical] Discard the four cards.
       *[app] { "" }
    } Take 2 corporations and 10 project cards{ $prelude ->
        [on] , and 4 Preludes of which you keep 2
       *[off] { "" }
    }. Keep one corporation; each card you keep costs 3 M€.
    .voice = Take two corporations and ten project cards{ $prelude ->
        [on] , and four Preludes of which you keep two
       *[off] { "" }
    }. Keep one corporation. Each project card that you keep costs three megacredits.
    .why = Take the corporation's starting money, resources and production, then pay for the cards you keep. A beginner corporation keeps all ten for nothing (rulebook, set-up).
    .done = cards and corporation taken
corporation = Which corporation do you play?
    .why = Only Tharsis Republic makes a difference here: the neutral cities raise its megacredit production (rulebook, solo rules).
    .option-other = Any other corporation
    .option-tharsis-republic = Tharsis Republic
    .done = corporation: { $choice }
tharsis = Tharsis Republic: your M€ production rises by { $cities } for the neutral cities{ $board ->
        [on] { " " }(already counted).
       *[off] . Move its cube.
    }
    .voice = Tharsis Republic: your megacredit production rises by { $cities } for the neutral cities.
    .why = It is paid for both neutral cities, although they were placed before you chose it (rulebook, solo rules).
start-megacredits = How many M€ have you left after paying for your cards?
    .voice = How many megacredits have you left after paying for your cards?
    .why = The corporation's starting money less 3 megacredits for each card kept (rulebook, set-up).
    .done = { $answer } megacredits to start with
board-ready = Set your corporation's other resources and its production: tap the strip above, or report them.
    .voice = Now set the other resources and the production of your corporation, and report them as you play.
    .why = The companion follows your player board from here on; every number can be corrected with the plus-minus editor.

## The generation

generation = Generation { $generation } of { $generations }.
    .voice = Generation { $generation } of { $generations } begins.
    .why = A solo play always lasts its full number of generations: 14, or 12 with Preludes (rulebook, solo rules).
no-research = No research phase in the first generation.{ $prelude ->
        [on] { " " }Play your two Preludes first.
       *[off] { "" }
    }
    .voice = There is no research phase in the first generation.{ $prelude ->
        [on] { " " }Play your two Preludes first.
       *[off] { "" }
    }
    .why = The ten cards of the set-up stand for it (rulebook, research phase).
generations-left = { $left } generations left, this one included.
    .voice = { $left } generations are left, this one included.
    .why = A reminder of ours; the rules know only the last generation.
last-generation = This is the last generation!
    .voice = This is the last generation!
    .why = { $goal ->
        [tr63] Your terraform rating must be 63 or more when its production phase is over.
       *[parameters] All three parameters must be at their goals when its production phase is over (rulebook, solo rules).
    }
research = Research: draw { $drawn } cards and keep any of them for { $price } M€ each.
    .voice = Research phase. Draw { $drawn } cards and keep any of them for { $price } megacredits each.
    .why = Cards that you do not keep are discarded; the hand has no limit (rulebook, research phase).
    .done = research done
buy-cards = Research: draw { $drawn } cards. How many do you keep, for { $price } M€ each? You have { $megacredits } M€.
    .voice = Research phase. Draw { $drawn } cards. How many do you keep, for { $price } megacredits each?
    .why = Cards that you do not keep are discarded; the hand has no limit (rulebook, research phase). No more are offered than you can pay for.
    .done = { $answer ->
        [one] { $answer } card bought
       *[other] { $answer } cards bought
    }
report = { $left ->
        [1] Last generation:
       *[other] Generation { $generation } of { $generations }:
    } take your actions and report what happened. Next when you pass.
    .voice = Take your actions, report what happened, and press next when you pass.
    .why = Actions: play a card, use a standard project, use a blue card once a generation, turn { $conversion } plants into a greenery or { $conversion } heat into a step of temperature (rulebook, action phase). Your terraform rating is { $tr }. { $board ->
        [on] A conversion is dimmed until you have enough: you have { $plants } plants and { $heat } heat.
       *[off] Nothing need be reported but parameters, terraform rating and your own tiles.
    }
    .refused = { $answer ->
        [convert-plants] { $board ->
            [on] A greenery takes { $conversion } plants, and you have { $plants }.
           *[off] The player board is not followed in this play: report the greenery instead.
        }
        [convert-heat] { $board ->
            [on] { $temperature ->
                [full] The temperature is at its goal: heat would be wasted on it.
               *[open] A step of temperature takes { $conversion } heat, and you have { $heat }.
            }
           *[off] The player board is not followed in this play: report the temperature instead.
        }
       *[other] “{ $answer }” is not one of the reports. Choose one of those listed.
    }
    .done = { $answer ->
        [done] the actions of generation { $generation } ended
       *[other] { $choice }
    }
    .option-done = I pass
    .option-temperature = Temperature up a step
    .option-oxygen = Oxygen up a step
    .option-ocean = I placed an ocean
    .option-greenery = I placed a greenery
    .option-city = I placed a city
    .option-project = Standard project
    .option-tr = My terraform rating rose
    .option-stock = My resources changed
    .option-production = My production changed
    .option-convert-plants = { $conversion } plants into a greenery
    .option-convert-heat = { $conversion } heat into temperature

## Terraforming

raised = { $parameter ->
        [temperature] Temperature { $value } °C
        [oxygen] Oxygen { $value } %
       *[oceans] { $value } of 9 oceans
    }, TR { $tr }.
    .voice = { $parameter ->
        [temperature] The temperature is { $value } degrees.
        [oxygen] The oxygen is { $value } percent.
       *[oceans] { $value ->
            [one] { $value } ocean is placed.
           *[other] { $value } oceans are placed.
        }
    } Your terraform rating is { $tr }.
    .why = { $parameter ->
        [oceans] Each step of a parameter raises your terraform rating by 1. A tile placed beside an ocean pays 2 megacredits for each ocean (rulebook, global parameters).
       *[other] Each step of a parameter raises your terraform rating by 1 (rulebook, global parameters).
    }
is-full = { $parameter ->
        [temperature] The temperature is at its goal: it rises no more, and neither does your TR.
        [oxygen] The oxygen is at its goal: it rises no more, and neither does your TR.
       *[oceans] All nine oceans are placed: your TR does not rise.
    }
    .voice = { $parameter ->
        [temperature] The temperature is at its goal. It rises no more, and neither does your terraform rating.
        [oxygen] The oxygen is at its goal. It rises no more, and neither does your terraform rating.
       *[oceans] All nine oceans are placed. Your terraform rating does not rise.
    }
    .why = At its goal a parameter cannot be raised, and without a raise the terraform rating stays (rulebook, global parameters).
full = { $parameter ->
        [temperature] The temperature has reached its goal!
        [oxygen] The oxygen has reached its goal!
       *[oceans] The last ocean is placed!
    } { $complete ->
        [yes] Mars is terraformed. Play on to the last generation for points.
       *[no] { "" }
    }
    .voice = { $parameter ->
        [temperature] The temperature has reached its goal!
        [oxygen] The oxygen has reached its goal!
       *[oceans] The last ocean is placed!
    } { $complete ->
        [yes] Mars is terraformed. Play on to the last generation for points.
       *[no] { "" }
    }
    .why = A solo play does not end early: all generations are played (rulebook, solo rules).
bonus-heat = Bonus: your heat production rises by 1{ $board ->
        [on] { " " }(already counted).
       *[off] . Move its cube.
    }
    .voice = Bonus step: your heat production rises by one.
    .why = It is printed at minus 24 degrees and at minus 20 degrees (rulebook, global parameters).
bonus-ocean = Bonus: place an ocean.
    .voice = Bonus step: place an ocean.
    .why = It is printed at 0 degrees (rulebook, global parameters).
bonus-temperature = Bonus: the temperature rises a step.
    .voice = Bonus step: the temperature rises too.
    .why = It is printed at 8 percent oxygen (rulebook, global parameters).
greenery-placed = Your greenery number { $count }.
    .voice = That is your greenery number { $count }.
    .why = It must lie beside a tile of yours if it can; it is worth 1 victory point, and 1 more for each city beside it (rulebook, tiles).
city-placed = Your city number { $count }.{ $corporation ->
        [tharsis-republic] { " " }Report what your corporation gains for it.
       *[other] { "" }
    }
    .voice = That is your city number { $count }.{ $corporation ->
        [tharsis-republic] { " " }Report what your corporation gains for it.
       *[other] { "" }
    }
    .why = It may not lie beside another city, a neutral one included; at the end each greenery beside it is worth 1 victory point (rulebook, tiles).
tr-steps = By how much did your TR rise, apart from the parameters? It is { $tr }.
    .voice = By how much did your terraform rating rise, apart from the parameters?
    .why = Some cards raise the terraform rating by themselves. Steps of the parameters are reported as such.
    .done = terraform rating up { $answer } by a card
tr-raised = TR { $tr }.
    .voice = Your terraform rating is { $tr }.
    .why = The terraform rating is income in every production phase, and points at the end.

## Standard projects

project = { $board ->
        [on] Which standard project? You have { $megacredits } M€.
       *[off] Which standard project?
    }
    .voice = Which standard project? { $unpaid ->
        [0] { "" }
       *[other] Your money does not do for: { LIST($short) }.
    }
    .why = Standard projects need no card. A project that is dimmed cannot be used now; tap it to hear why (rulebook, standard projects).
    .refused = { $answer ->
        [power-plant] A power plant costs 11 M€, and you have { $megacredits }.
        [asteroid] { $temperature ->
            [full] The temperature is at its goal: an asteroid would do nothing.
           *[open] An asteroid costs 14 M€, and you have { $megacredits }.
        }
        [aquifer] { $oceans ->
            [full] All nine oceans are placed: there is no tile left.
           *[open] An aquifer costs 18 M€, and you have { $megacredits }.
        }
        [greenery] A greenery costs 23 M€, and you have { $megacredits }.
        [city] A city costs 25 M€, and you have { $megacredits }.
       *[other] “{ $answer }” is not a standard project. Choose one of those listed{ $board ->
            [on] .
           *[off] : the companion does not follow your money in this play.
        }
    }
    .option-power-plant = Power plant, 11 megacredits
    .option-asteroid = Asteroid, 14 megacredits
    .option-aquifer = Aquifer, 18 megacredits
    .option-greenery = Greenery, 23 megacredits
    .option-city = City, 25 megacredits
    .option-sell-patents = Sell patents
    .option-back = Back
    .done = standard project: { $choice }
paid = { $board ->
        [on] Paid { $price } M€ for { NAME($project, form: "a") }: { $left } M€ left.
       *[off] Pay { $price } M€ for { NAME($project, form: "a") }.
    }
    .voice = { $board ->
        [on] Paid { $price } megacredits for { NAME($project, form: "a") }. You have { $left } left.
       *[off] Pay { $price } megacredits for { NAME($project, form: "a") }.
    }
    .why = Prices: power plant 11, asteroid 14, aquifer 18, greenery 23, city 25 megacredits (rulebook, standard projects). Discounts of cards and corporations are yours to correct.
sell-patents = How many cards do you sell, for 1 M€ each?
    .voice = How many cards do you sell, for one megacredit each?
    .why = Discard them from your hand and gain 1 megacredit for each (rulebook, standard projects).
    .done = { $answer ->
        [one] { $answer } card sold
       *[other] { $answer } cards sold
    }
sold = { $board ->
        [on] { $cards } M€ gained for your cards.
       *[off] Gain { $cards } M€ for your cards.
    }
    .voice = { $cards ->
        [one] That is one megacredit for your card.
       *[other] That is { $cards } megacredits for your cards.
    }
    .why = 1 megacredit for each card discarded (rulebook, standard projects).
power-plant = Your energy production rises by 1{ $board ->
        [on] { " " }(already counted).
       *[off] . Move its cube.
    }
    .voice = Your energy production rises by one.
    .why = A power plant raises the energy production by a step (rulebook, standard projects).
city-income = Your M€ production rises by 1{ $board ->
        [on] { " " }(already counted).
       *[off] . Move its cube.
    }
    .voice = Your megacredit production rises by one.
    .why = The standard project City raises the megacredit production by a step (rulebook, standard projects).

## The player board

stock = Which of your resources changed?
    .voice = Which of your resources changed?
    .why = Set what lies on your player board now: gains, payments and what cards take.
    .option-megacredits = Megacredits: { $megacredits }
    .option-steel = Steel: { $steel }
    .option-titanium = Titanium: { $titanium }
    .option-plants = Plants: { $plants }
    .option-energy = Energy: { $energy }
    .option-heat = Heat: { $heat }
    .option-back = Back
    .done = resources opened: { $choice }
stock-now = { NAME($resource) }: { $now }. How many are there now?
    .voice = How much { NAME($resource, form: "inline") } is there now?
    .why = Steel pays 2 megacredits of a card with a building tag, titanium 3 megacredits of one with a space tag (rulebook, resources).
    .done = { NAME($resource) }: { $now } to { $answer }
output = Which of your productions changed?
    .voice = Which of your productions changed?
    .why = Set what the cubes on your player board show now.
    .option-megacredits = Megacredits: { $megacredits }
    .option-steel = Steel: { $steel }
    .option-titanium = Titanium: { $titanium }
    .option-plants = Plants: { $plants }
    .option-energy = Energy: { $energy }
    .option-heat = Heat: { $heat }
    .option-back = Back
    .done = production opened: { $choice }
output-now = Production of { NAME($resource, form: "inline") }: { $now }. What is it now?
    .voice = What is your production of { NAME($resource, form: "inline") } now?
    .why = The production of megacredits may fall to minus 5, no other below 0 (rulebook, production).
    .done = production of { NAME($resource, form: "inline") }: { $now } to { $answer }
production = Production: turn your energy into heat, then take { $tr } M€ for your TR plus your M€ production, and what the other productions show.
    .voice = Production phase. Turn your energy into heat. Then take { $tr } megacredits for your terraform rating, plus your megacredit production, and what the other productions show.
    .why = Energy that was not used becomes heat before anything is produced (rulebook, production phase).
    .done = production taken
produce = Production: energy becomes heat, then { $income } M€ come in (TR { $tr }, production { $output }), and the rest.
    .voice = Production phase. Energy becomes heat. Then { $income } megacredits come in, and the other resources.
    .why = Energy that was not used becomes heat before anything is produced; megacredits come from the terraform rating and the megacredit production together (rulebook, production phase).
    .option-produce = Produce
    .done = production
produced = You have { $megacredits } M€, steel { $steel }, titanium { $titanium }, plants { $plants }, energy { $energy }, heat { $heat }.
    .voice = You have { $megacredits } megacredits, { $plants } plants and { $heat } heat.
    .why = The cubes on your player board should show the same; if they do not, correct them with the plus-minus editor.

## The end

goals-met = { $goal ->
        [tr63] Your TR is { $tr }: the goal of { $needed } is reached!
       *[parameters] All three parameters are at their goals: Mars is terraformed!
    }
    .voice = { $goal ->
        [tr63] Your terraform rating is { $tr }. The goal of { $needed } is reached!
       *[parameters] All three parameters are at their goals. Mars is terraformed!
    }
    .why = The goals are checked after the production of the last generation (rulebook, solo rules).
goals-missed = { $goal ->
        [tr63] Your TR is { $tr }: the goal of { $needed } is missed.
       *[parameters] Mars is not terraformed. Missing: { LIST($missed) }.
    }
    .voice = { $goal ->
        [tr63] Your terraform rating is { $tr }. The goal of { $needed } is missed.
       *[parameters] Mars is not terraformed. What is missing: { LIST($missed) }.
    }
    .why = What is not complete after the production of the last generation is lost (rulebook, solo rules). The points can still be counted.
final-greeneries = Turn plants into greeneries, { $conversion } for each: the oxygen does not rise. How many do you place?{ $board ->
        [on] { " " }You have { $plants } plants.
       *[off] { "" }
    }
    .voice = You may turn plants into greeneries, { $conversion } for each, without raising the oxygen. How many do you place?
    .why = After the last generation plants become greeneries by the normal rules, but the oxygen and your terraform rating do not rise (rulebook, solo rules).
    .done = { $answer ->
        [one] { $answer } last greenery
       *[other] { $answer } last greeneries
    }
score-tr = How many points is your TR? The companion has { $known }.
    .voice = How many points is your terraform rating?
    .why = Each step of the terraform rating is worth 1 victory point (rulebook, final scoring).
    .done = terraform rating: { $answer }
score-greeneries = How many greeneries are your own? 1 point each. The companion has { $known }.
    .voice = How many greeneries of your own are there?
    .why = 1 victory point for each greenery that you own; the neutral ones are not yours (rulebook, final scoring).
    .done = greeneries: { $answer }
score-cities = How many points do your cities give ({ $cities } reported)? 1 for each greenery beside each, whoever's it is.
    .voice = How many points do your cities give? Each counts the greeneries beside it, whoever's they are.
    .why = A greenery beside two of your cities counts twice; neutral greeneries count, too (rulebook, final scoring).
    .done = cities: { $answer }
score-cards = How many points are on your cards, played events included?
    .voice = How many points are on your cards? Played events count, too.
    .why = First the cards that count their resources, then all printed points, negative ones included (rulebook, final scoring).
    .done = cards: { $answer }
verdict = { $won ->
        [yes] You win with { $total } VP:
       *[no] { $goal ->
            [tr63] You lose: the TR is short of 63.
           *[parameters] You lose. Incomplete: { LIST($missed) }.
        } Your points would be { $total } VP:
    } TR { $tr }, greeneries { $greeneries }, cities { $cities }, cards { $cards }.
    .voice = { $won ->
        [yes] You win with { $total } victory points!
       *[no] You lose this time. Your points would be { $total }.
    }
    .why = Terraform rating, greeneries, greeneries beside cities, and cards together (rulebook, final scoring).

## How the play stands

goal-parameter = { $parameter ->
        [temperature] Temperature: { $value } of { $goal } °C
        [oxygen] Oxygen: { $value } of { $goal } %
       *[oceans] Oceans: { $value } of { $goal }
    }{ $left ->
        [0] { "" }
        [one] , { $left } step to go
       *[other] , { $left } steps to go
    }
    .voice = { $parameter ->
        [temperature] The temperature is { $value } degrees, the goal { $goal }.
        [oxygen] The oxygen is { $value } percent, the goal { $goal }.
       *[oceans] { $value } of { $goal } oceans are placed.
    } { $left ->
        [0] { "" }
        [one] { $left } step to go.
       *[other] { $left } steps to go.
    }
    .why = Temperature 8 degrees, oxygen 14 percent and nine oceans are the goals (rulebook, global parameters).
goal-tr = TR: { $tr } of { $needed }
    .voice = Your terraform rating is { $tr }, the goal { $needed }.
    .why = You win with 63 or more after the last generation: a variant known from the digital version.
goal-generations = Generations left, this one included: { $left } of { $generations }
    .voice = { $left ->
        [one] { $left } generation of { $generations } is left, this one included.
       *[other] { $left } generations of { $generations } are left, this one included.
    }
    .why = The goals must be reached before the last generation is over (rulebook, solo rules).

## Words on the map

map-ocean = Ocean
map-noctis = Noctis
map-city = City
map-greenery = Greenery

## Options

option-prelude = Preludes
    .why = With the Prelude expansion a solo play lasts 12 generations instead of 14.
    .option-off = Without: 14 generations
    .option-on = With: 12 generations
option-goal = Goal
    .why = The printed goal is all three parameters. The terraform rating of 63 is a variant known from the digital version.
    .option-parameters = All three parameters
    .option-tr63 = Terraform rating 63
option-board = Player board
    .why = Whether the companion follows your resources and production, pays for standard projects and conversions, and produces.
    .option-off = I keep it myself
    .option-on = The companion follows it

## Names

name-classic = Terraforming Mars
name-you = You
name-generation = Generation
    .short = Generation
name-generations = Generations
name-phase = Phase
name-setup = set-up
name-research = research
name-actions = actions
name-final = scoring
name-corporation = Corporation
name-other = any other
name-tharsis-republic = Tharsis Republic
name-parameters = Parameters
name-temperature = temperature
    .short = °C
    .field = Temperature
name-oxygen = oxygen
    .short = % oxygen
    .field = Oxygen
name-oceans = oceans
    .short = Oceans
    .field = Oceans
name-value = now
name-goal = goal
name-full = at its goal
name-tr = Terraform rating
    .short = TR
name-tr_causes = Terraform rating from
name-start = the start
name-cards = Cards
name-correction = corrections
name-greeneries = Greeneries
name-cities = Cities
    .field = Cities
name-stock = Resources
name-production = Production
name-megacredits = Megacredits
    .inline = megacredits
    .short = M€
name-steel = Steel
    .inline = steel
    .short = Steel
name-titanium = Titanium
    .inline = titanium
    .short = Titanium
name-plants = Plants
    .inline = plants
    .short = Plants
name-energy = Energy
    .inline = energy
    .short = Energy
name-heat = Heat
    .inline = heat
    .short = Heat
name-neutral = Neutral tiles
name-tile = Tile
name-row = row
name-place = place
name-city = city
    .a = a city
name-greenery = greenery
    .a = a greenery
name-power-plant = power plant
    .a = a power plant
name-asteroid = asteroid
    .a = an asteroid
name-aquifer = aquifer
    .a = an aquifer
name-prelude = Preludes
name-tr63 = terraform rating 63
name-parameters-prelude = three parameters, with Preludes
name-tr63-prelude = terraform rating 63, with Preludes
name-1 = 1
name-2 = 2
name-3 = 3
name-4 = 4
