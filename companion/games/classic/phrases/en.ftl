# Terraforming Mars, solo. Values are shown, .voice is spoken, .why is the reason with its source,
# .done is what undo calls the answer. Names are at the end.

## Setup

setup-board = Set up the Tharsis map: −30 °C, oxygen 0%, 9 oceans, generation 1, TR 14. No milestones, awards or production. Shuffle the project cards with Corporate Era{ $prelude ->
        [on] ; keep the Preludes apart
       *[off] { "" }
    }. { $deck ->
        [physical] Four project cards will place the neutral tiles.
       *[app] The companion draws four costs for the neutral tiles.
    }
    .voice = Set up the Tharsis map: temperature minus 30 degrees, oxygen 0 percent, nine ocean tiles ready, generation 1, terraform rating 14. There are no milestones, no awards and no production. Shuffle the project cards with Corporate Era{ $prelude ->
        [on] ; keep the Preludes apart
       *[off] { "" }
    }. { $deck ->
        [physical] Four project cards will place the neutral tiles.
       *[app] The companion draws four costs for the neutral tiles.
    }
    .why = A solo game includes Corporate Era and starts without production, with a terraform rating of 14. A neutral opponent owns nothing, but cards may take from it (rulebook, solo rules). { $goal ->
        [tr63] You win with a terraform rating of 63: Prelude’s solo variant.
       *[parameters] You win if all three parameters are full.
    } The neutral tiles are counted out for the Tharsis map only; on another map, correct their places under “Whole table”.
    .done = board set up
    .title = Set up the Tharsis map
    .moves =
        Lay out the **Tharsis** map || The companion places neutral tiles on this map only
        Set **−30 °C** and **0%** oxygen
        Lay out **9 oceans**
        Put the generation on **1**, TR on **14** || No production, milestones or awards
        Shuffle the **project cards** || With Corporate Era{ $prelude ->
            [on] , Preludes apart
           *[off] { "" }
        }
    .facts =
        { $deck ->
            [physical] Four project cards will place the neutral tiles
           *[app] The companion draws four costs for the neutral tiles
        }
    .key = Oceans | 9
    .short = Set up Tharsis for minus 30 degrees, 0 percent oxygen, generation 1 and a rating of 14, with 9 oceans ready. Shuffle the cards{ $prelude ->
        [on] , but not the Preludes
       *[off] { "" }
    }.
neutral-cost = { $number ->
        [1] Reveal the top card of the project deck. What does it cost?
       *[other] Reveal card { $number } of 4. What does it cost?
    } It places a neutral { NAME($tile) } on Tharsis.
    .voice = { $number ->
        [1] Reveal the top card of the project deck. It places the first neutral city.
        [2] Reveal the next card. It places the second neutral city.
        [3] Reveal the next card. It places a greenery next to the first city.
       *[other] Reveal the last of the four cards. It places a greenery next to the second city.
    } What does it cost?
    .why = The costs of four cards place the neutral tiles: both cities first, then both greeneries (rulebook, solo rules). If the companion draws, it draws from the costs of all 208 project cards, each card once.
    .done = card { $number } costs { $answer ->
        [one] { $answer } megacredit
       *[other] { $answer } megacredits
    }
    .title = What does card { $number } cost?
    .moves =
        { $number ->
            [1] Reveal the top **project card**
           *[other] Reveal **card { $number }** of 4
        }
    .facts =
        It places a neutral { NAME($tile) } on Tharsis
        Count as many areas of the map as it costs
    .key = Card | { $number }
    .short = { $number ->
        [1] Reveal the top card: what does it cost?
       *[other] Reveal card { $number } of 4: what does it cost?
    }
neutral-tile = Card { $number } of 4 costs { $cost } M€: count that many areas.
    .voice = Card { $number } of 4 costs { $cost ->
        [one] { $cost } megacredit
       *[other] { $cost } megacredits
    }.
    .why = { $tile ->
        [city] { $number ->
            [1] The first city is counted out from the top left, row by row
           *[other] The second city is counted out backward from the bottom right
        }: ocean areas, Noctis, areas next to a city and areas without room for a greenery are skipped, and after the last area the count continues from the first.
       *[greenery] { $number ->
            [3] The greenery is counted out clockwise around the first city
           *[other] The greenery is counted out clockwise around the second city
        }, from its neighbor at the top left: ocean areas and taken areas are skipped, and after a full circle the count continues from the first area.
    } A cost of 0 counts as 1 (rulebook, solo rules).{ $number ->
        [3] { " " }The rulebook doesn’t say what happens if both greeneries need the same area: here the first one leaves it to the second.
       *[other] { "" }
    }
    .title = Card { $number } of 4 costs { $cost } M€{ $cost ->
        [0] : counts as 1
       *[other] { $lap ->
            [1] : count { $cost } areas
           *[other] : lap { $lap }, area { $nth }
        }
    }
    .facts =
        { $tile ->
            [city] { $number ->
                [1] From the top left, row by row
               *[other] From the bottom right, backward
            }
           *[greenery] { $number ->
                [3] Clockwise around the first city, from its top left
               *[other] Clockwise around the second city, from its top left
            }
        }
        { $lap ->
            [1] { "" }
           *[other] Only { $areas } free areas: the count goes around
        }
    .key = Cost | { $cost }
    .short = Card { $number } of 4 costs { $cost ->
        [one] { $cost } megacredit
       *[other] { $cost } megacredits
    }.
place-neutral = { $tile ->
        [city] Place a neutral city in row { $row }, area { $place } from the left.
       *[greenery] Place a neutral greenery in row { $row }, area { $place } from the left. The oxygen does not rise.
    }
    .voice = { $tile ->
        [city] Place a neutral city in row { $row } from the top, area { $place } from the left.
       *[greenery] Place a neutral greenery in row { $row } from the top, area { $place } from the left. The oxygen does not rise.
    }
    .why = Neutral tiles belong to nobody; their greeneries do not raise the oxygen, but your own cities may score them (rulebook, solo rules).
    .option-done = Placed
    .done = { $tile ->
        [city] neutral city
       *[greenery] neutral greenery
    } in row { $row }, area { $place } from the left
    .title = Neutral { NAME($tile) }
    .moves =
        { $tile ->
            [city] Put the **city**
           *[greenery] Put the **greenery**
        } in row { $row }, area { $place } || { neutral-tile.title }
    .facts =
        { $tile ->
            [city] { "" }
           *[greenery] The oxygen does not rise
        }
    .key = { $tile ->
        [city] City
       *[greenery] Greenery
    } | { $row }-{ $place }
    .short = Place a neutral { NAME($tile) } in row { $row }, area { $place } from the left.
setup-cards = { $deck ->
        [physical] Discard the four cards.
       *[app] { "" }
    } Take 2 corporations and 10 project cards{ $prelude ->
        [on] , and 4 Preludes of which you keep 2
       *[off] { "" }
    }. Keep one corporation; buy any of the project cards for 3 M€ each.
    .voice = Take two corporations and ten project cards{ $prelude ->
        [on] , and four Preludes of which you keep two
       *[off] { "" }
    }. Keep one corporation. Buy any of the project cards for three megacredits each.
    .why = Take the corporation’s starting money, resources and production, then pay for the cards (rulebook, setup).
    .done = cards and corporation taken
    .title = Cards and corporation
    .moves =
        { $deck ->
            [physical] Discard the **four cards**
           *[app] { "" }
        }
        Take 2 corporations, **10 project cards**
        { $prelude ->
            [on] Take 4 **Preludes**, keep 2
           *[off] { "" }
        }
        Keep **1 corporation**
        Take what it **starts with** | Its M€, resources and production
        Buy any of the cards for **3 M€** each
    .key = Cards | 10
    .short = { $deck ->
        [physical] Discard the four cards.
       *[app] { "" }
    } Draw 2 corporations and keep 1{ $prelude ->
        [on] ; draw 4 Preludes and keep 2
       *[off] { "" }
    }; draw 10 cards and buy any for 3 megacredits each.
corporation = Which corporation is yours?
    .why = If your corporation is in this list, its changes to prices, conversions and payments are counted automatically. For any other, correct the prices under “Whole table”; you report its other effects yourself.
    .done = { $answer ->
        [other] your corporation is not on the list
       *[other-one] your corporation is { NAME($answer) }
    }
    .title = Which corporation is yours?
    .facts = Its price changes are counted automatically
    .key = Corporation
    .short = Which corporation is yours?
corporation-effect = { $corporation ->
        [credicor] CrediCor: you get 4 M€ back after a card or project with a printed cost of 20 or more.
        [ecoline] EcoLine: a greenery takes 7 plants, also in the final conversion.
        [helion] Helion: you may use heat as M€, but not M€ as heat.
        [interplanetary-cinematics] Interplanetary Cinematics: you get 2 M€ back after each event.
        [inventrix] Inventrix doesn’t change prices. First action: draw 3 cards.
        [mining-guild] Mining Guild: report the steel production of placement bonuses yourself.
        [phobolog] PhoboLog: each titanium is worth 1 M€ more.
        [saturn-systems] Saturn Systems: report the M€ production for Jovian tags yourself.
        [teractor] Teractor: each Earth tag makes a card 3 M€ cheaper.
        [thorgate] ThorGate: power cards and the standard project Power plant cost 3 M€ less.
       *[unmi] UNMI: once per generation, if your TR went up, you may pay 3 M€ to raise it by 1 more.
    }
    .voice = { $corporation ->
        [credicor] CrediCor: you get four megacredits back after a card or project with a printed cost of 20 or more.
        [ecoline] EcoLine: a greenery takes seven plants, also in the final conversion.
        [helion] Helion: you may use heat as megacredits, but not megacredits as heat.
        [interplanetary-cinematics] Interplanetary Cinematics: you get two megacredits back after each event.
        [inventrix] Inventrix doesn’t change prices. First action: draw three cards.
        [mining-guild] Mining Guild: report the steel production of placement bonuses yourself.
        [phobolog] PhoboLog: each titanium is worth one megacredit more.
        [saturn-systems] Saturn Systems: report the megacredit production for Jovian tags yourself.
        [teractor] Teractor: each Earth tag makes a card three megacredits cheaper.
        [thorgate] ThorGate: power cards and the standard project Power plant cost three megacredits less.
       *[unmi] Once per generation, if your terraform rating went up, you may pay three megacredits to raise it by one more.
    }
    .why = That is what its card says. The companion counts it whenever you pay, convert or play a card; you can correct the number under “Whole table”. Whatever else the corporation does, you report yourself.
    .title = { NAME($corporation) }
    .facts =
        { $corporation ->
            [credicor] 4 M€ back after a printed cost of 20 or more
            [ecoline] A greenery takes 7 plants, also in the final conversion
            [helion] You may use heat as M€, but not M€ as heat
            [interplanetary-cinematics] 2 M€ back after each event
            [inventrix] No price changes. First action: draw 3 cards
            [mining-guild] Report steel production of placement bonuses yourself
            [phobolog] Each titanium is worth 1 M€ more
            [saturn-systems] Report M€ production for Jovian tags yourself
            [teractor] Each Earth tag: 3 M€ less
            [thorgate] Power cards and standard project Power plant: 3 M€ less
           *[unmi] If your TR went up: 3 M€ for 1 more, once per generation
        }
    .key = Corporation
    .short = { corporation-effect.voice }
tharsis = Tharsis Republic: M€ production +{ $cities } for the neutral cities{ $board ->
        [on] { " " }(already counted).
       *[off] . Move its cube.
    }
    .voice = Tharsis Republic: your megacredit production rises by { $cities } for the neutral cities.
    .why = The corporation counts both neutral cities, although they were placed before you chose it (rulebook, solo rules).
    .title = Tharsis Republic
    .moves =
        { $board ->
            [on] { "" }
           *[off] Raise **M€ production** by { $cities } | For the neutral cities
        }
    .facts =
        { $board ->
            [on] M€ production +{ $cities } for the neutral cities, already counted
           *[off] { "" }
        }
    .key = M€ production | +{ $cities }
    .short = Tharsis Republic: your megacredit production goes up by { $cities }.
start-money = How many M€ does your corporation start with?
    .voice = How many megacredits does your corporation start with?
    .why = The number is printed on the corporation. The cost of the cards is taken off in the next step.
    .done = you start with { $answer ->
        [0] no megacredits
        [one] 1 megacredit
       *[other] { $answer } megacredits
    }
    .title = M€ printed on your corporation?
    .facts = The cards are paid for in the next step
    .key = M€
    .short = How many megacredits do you start with?
start-cards = How many of the { $dealt } cards do you buy, at { $price } M€ each?
    .voice = How many of the { $dealt } project cards do you buy, at { $price } megacredits each?
    .why = Their cost is taken off your megacredits. The others are discarded (rulebook, setup).
    .done = { $answer ->
        [0] no cards bought
        [one] { $answer } card bought
       *[other] { $answer } cards bought
    }
    .title = How many cards do you buy?
    .facts =
        You have { $megacredits } M€; each of the { $dealt } cards costs { $price }
        The others are discarded
    .key = Cards | { $dealt }
    .short = How many of the { $dealt } cards do you buy, at { $price } megacredits each?
board-ready = You have { $megacredits } M€{ $counted ->
        [yes] ; your corporation’s resources and production are counted.
       *[no] . Report your corporation’s other resources and its production.
    }
    .voice = You have { $megacredits ->
        [one] { $megacredits } megacredit
       *[other] { $megacredits } megacredits
    }{ $counted ->
        [yes] . Your corporation’s resources and production are counted.
       *[no] . Now report your corporation’s other resources and its production.
    }
    .why = From here on, the companion tracks your player board. You report changes; every number can be corrected under “Whole table”.
    .title = You have { $megacredits } M€
    .moves =
        { $counted ->
            [yes] { "" }
           *[no] Report what else your **corporation** gives | Other resources and production; you have { $megacredits } M€
        }
    .facts =
        { $counted ->
            [yes] Your corporation’s resources and production are counted
           *[no] { "" }
        }
    .key = M€ | { $megacredits }
    .short = You have { $megacredits ->
        [one] { $megacredits } megacredit
       *[other] { $megacredits } megacredits
    }{ $counted ->
        [yes] ; your corporation’s resources and production are counted.
       *[no] . Report your other resources and your production.
    }

## The generation

generation = Generation { $generation } of { $generations }.
    .voice = Generation { $generation } of { $generations } starts.
    .why = A solo game always lasts its full number of generations: 14, or 12 with Preludes (rulebook, solo rules).
    .title = Generation { $generation } of { $generations }
    .moves = { $generation ->
        [1] { "" }
       *[other] Move the generation marker to **{ $generation }**
    }
    .key = Generation | { $generation }
    .short = Generation { $generation } of { $generations } starts.
no-research = There is no research in the first generation.{ $prelude ->
        [on] { " " }Play your two Preludes first.
       *[off] { "" }
    }
    .voice = There is no research phase in the first generation.{ $prelude ->
        [on] { " " }Play your two Preludes first.
       *[off] { "" }
    }
    .why = The ten cards of the setup replace it (rulebook, research phase).
    .moves =
        { $prelude ->
            [on] Play your **2 Preludes** | Before anything else
           *[off] { "" }
        }
    .facts = No research in the first generation
    .key = { $prelude ->
        [on] Preludes | 2
       *[off] No research
    }
    .short = There is no research{ $prelude ->
        [on] ; play your 2 Preludes first
       *[off] { " " }in the first generation
    }.
generations-left = There are { $left } generations left, including this one. { $met ->
        [yes] The goal is reached.
       *[no] { $goal ->
            [tr63] Your TR is { $tr } short of 63.
           *[parameters] { pace-missing }
        }
    }
    .voice = { $left } generations are left, including this one. { $met ->
        [yes] The goal is reached.
       *[no] { $goal ->
            [tr63] You are { $tr } short of a terraform rating of 63.
           *[parameters] { pace-missing }
        }
    }
    .why = The companion adds this reminder; the rules only mention the last generation.
    .facts =
        { $left } generations left, including this one
        { $met ->
            [yes] The goal is reached
           *[no] { $goal ->
                [tr63] TR: { $tr } short of 63
               *[parameters] { pace-missing.facts }
            }
        }
    .key = Generations | { $left }
    .short = There are { $left } generations left. { $met ->
        [yes] The goal is reached.
       *[no] { $goal ->
            [tr63] You are { $tr } short of a terraform rating of 63.
           *[parameters] { pace-missing.short }
        }
    }
last-generation = This is the last generation! { $met ->
        [yes] The goal is reached.
       *[no] { $goal ->
            [tr63] Your TR is { $tr } short of 63.
           *[parameters] { pace-missing }
        }
    }
    .voice = This is the last generation! { $met ->
        [yes] The goal is reached.
       *[no] { $goal ->
            [tr63] You are { $tr } short of a terraform rating of 63.
           *[parameters] { pace-missing }
        }
    }
    .why = { $met ->
        [yes] The goal is already met; the game still lasts to the end of this generation, for points (rulebook, solo rules).
       *[no] { $goal ->
            [tr63] Your terraform rating must be 63 or more after its production phase (Prelude’s solo variant).
           *[parameters] All three parameters must be full after its production phase (rulebook, solo rules).
        }
    }
    .title = The last generation!
    .facts =
        { $met ->
            [yes] The goal is already met: play for points
           *[no] { $goal ->
                [tr63] After its production your TR must be 63 or more
               *[parameters] After its production all three parameters must be full
            }
        }
        { $met ->
            [yes] { "" }
           *[no] { $goal ->
                [tr63] TR: { $tr } short of 63
               *[parameters] { pace-missing.facts }
            }
        }
    .key = Last generation
    .short = This is the last generation. { $met ->
        [yes] The goal is reached.
       *[no] { $goal ->
            [tr63] You are { $tr } short of a terraform rating of 63.
           *[parameters] { pace-missing.short }
        }
    }
research = Research: draw { $drawn } cards and buy any for { $price } M€ each.
    .again = Research: draw { $drawn } cards, { $price } M€ each.
    .again-short = Draw { $drawn } cards.
    .again-moves =
        Draw **{ $drawn } cards** | Buy any for { $price } M€ each
    .voice = It’s the research phase. Draw { $drawn } cards and buy any of them for { $price } megacredits each.
    .why = Cards that you don’t buy are discarded; there is no hand limit (rulebook, research phase).
    .done = research done
    .title = Research
    .moves =
        Draw **{ $drawn } cards**
        Buy any for **{ $price } M€** each | Discard the rest
    .key = Cards | { $drawn }
    .short = Draw { $drawn } cards and buy any for { $price } megacredits each.
buy-cards = Research: draw { $drawn } cards. How many do you buy at { $price } M€? You have { $megacredits } M€.
    .voice = It’s the research phase. Draw { $drawn } cards. How many do you buy, at { $price } megacredits each?
    .why = Cards that you don’t buy are discarded; there is no hand limit (rulebook, research phase). You are offered only as many as you can pay for.
    .done = { $answer ->
        [0] no cards bought
        [one] { $answer } card bought
       *[other] { $answer } cards bought
    }
    .title = How many cards do you buy?
    .moves = Draw **{ $drawn } cards** | { $price } M€ each; discard the rest
    .facts = You have { $megacredits } M€
    .key = Cards | { $drawn }
    .short = Draw { $drawn } cards: how many do you buy?
# What a report has raised: from which value to which
steps =
    .temperature = { $temperature_from ->
        [8] temperature was already full
       *[other] temperature rose from { $temperature_from } to { $temperature_to } °C
    }
    .oxygen = { $oxygen_from ->
        [14] oxygen was already full
       *[other] oxygen rose from { $oxygen_from } to { $oxygen_to }%
    }
    .ocean = { $oceans_from ->
        [9] oceans were already complete
       *[other] ocean placed, { $oceans_to } of 9
    }
    .greenery = { $oxygen_from ->
        [14] greenery placed, oxygen already full
       *[other] greenery placed, oxygen { $oxygen_from } to { $oxygen_to }%
    }
report = { $left ->
        [1] Last generation:
       *[other] Generation { $generation } of { $generations }:
    } take your actions and report each one. When you’re done, choose “Pass”.
    .again = Take your actions, then choose “Pass”.
    .again-short = Take your actions.
    .voice = Take your actions and report each one. When you’re done, pass.
    .why = Actions: play a card, use a standard project, use the action of a blue card (each once per generation), convert { $greenery_plants } plants into a greenery or { $conversion } heat into a step of temperature (rulebook, action phase). Your terraform rating is { $tr }. { $board ->
        [on] A conversion is possible once you have enough. Plants: { $plants }. Heat: { $heat }.
       *[off] Only parameters, terraform rating and your own tiles need to be reported.
    }
    .refused = { $answer ->
        [convert-plants] { $board ->
            [on] A greenery takes { $greenery_plants } plants. You have { $plants }.
           *[off] The companion doesn’t track your player board in this game. Report the greenery instead.
        }
        [pay-for-tr] It costs { $tr_price } M€, once per generation, and your TR must have gone up in this one.
        [convert-heat] { $board ->
            [on] { $temperature ->
                [full] The temperature is already full: the heat would be wasted.
               *[open] A step of temperature takes { $conversion } heat. You have { $heat }.
            }
           *[off] The companion doesn’t track your player board in this game. Report the temperature instead.
        }
       *[other] “{ $answer }” is not one of the reports. Choose one of those listed.
    }
    .done = { $answer ->
        [done] actions of generation { $generation } ended
        [convert-plants] greenery placed for { $greenery_plants } plants
        [convert-heat] { steps.temperature }, for { $conversion } heat
        [pay-for-tr] TR raised by 1 for { $tr_price } M€
        [project] standard project used
        [tr] terraform rating raised
        [stock] resources changed
        [production] production changed
        [temperature] { steps.temperature }
        [oxygen] { steps.oxygen }
        [ocean] { steps.ocean }
        [greenery] { steps.greenery }
        [city] city placed
        [card] card played
       *[other] { $choice }
    }
    .option-done = Pass
    .option-card = Card
    .option-temperature = Temperature
    .option-oxygen = Oxygen
    .option-ocean = Ocean
    .option-greenery = Greenery
    .option-city = City
    .option-stock = Resources
    .option-production = Production
    .option-convert-plants = { $greenery_plants } plants: greenery
    .option-convert-heat = { $conversion } heat: +2 °C
    .voice-convert-heat = { $conversion } heat: temperature
    .option-pay-for-tr = TR +1 for { $tr_price } M€
    .voice-pay-for-tr = Terraform rating plus one, for { $tr_price } megacredits
    .form = report
    .title = { $board ->
        [on] { "" }
       *[off] Report steps, tiles and TR; then Pass
    }
    .facts =
        { $finish ->
            [0] { "" }
           *[other] To finish with projects: { $finish } M€; you have { $have } M€
        }
        { $board ->
            [on] { "" }
           *[off] { $greenery_plants } plants: Greenery; { $conversion } heat: Temperature; M€: { NAME("project", form: "short") }
        }
        Standard projects: report them only under “{ NAME("project", form: "short") }”
        What you don’t report isn’t tracked
    .key = Generation | { $generation }
    .short = Take your actions and report them.
pace = { $goal ->
        [tr63] { $steps } TR
       *[parameters] { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        }
    }{ $left ->
        [one] { " " }this generation
       *[other] , { $left } gens: { pace-rate } each
    }, { pace-compared }
    .voice = You need { $goal ->
        [tr63] { $steps ->
            [one] { $steps } more step of terraform rating
           *[other] { $steps } more steps of terraform rating
        }
       *[parameters] { $steps ->
            [one] { $steps } more step
           *[other] { $steps } more steps
        }
    } { $left ->
        [one] this generation
       *[other] in { $left } generations, which is { pace-rate } a generation
    }; { pace-compared.voice }.
    .why = { $goal ->
        [tr63] The terraform rating that you still need, and the generations left, including this one.
       *[parameters] The steps that temperature, oxygen and oceans still need, and the generations left, including this one.
    } The rate is what each generation must bring from now on. You are ahead if you have already done more than you would at a steady pace by the end of this generation, and behind if you have done less than you would by its start.
    .title = { pace-compared.title }
    .facts =
        { $goal ->
            [tr63] { $steps } TR
           *[parameters] { $steps ->
                [one] { $steps } step
               *[other] { $steps } steps
            }
        } to go { $left ->
            [one] this generation
           *[other] in { $left } generations
        }
        { $left ->
            [one] { "" }
           *[other] { pace-rate } { $goal ->
                [tr63] TR
               *[parameters] steps
            } a gen.
        }
    .key = Steps | { $steps }
    .short = You need { $goal ->
        [tr63] { $steps ->
            [one] { $steps } more step of terraform rating
           *[other] { $steps } more steps of terraform rating
        }
       *[parameters] { $steps ->
            [one] { $steps } more step
           *[other] { $steps } more steps
        }
    } { $left ->
        [one] this generation
       *[other] in { $left } generations: { pace-rate } a generation
    }.
pace-status = { $goal ->
        [tr63] { $steps } TR
       *[parameters] { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        }
    } to go { $left ->
        [one] this generation
       *[other] in { $left } generations: { pace-rate } a generation
    }, { pace-compared }
    .voice = You need { $goal ->
        [tr63] { $steps ->
            [one] { $steps } more step of terraform rating
           *[other] { $steps } more steps of terraform rating
        }
       *[parameters] { $steps ->
            [one] { $steps } more step
           *[other] { $steps } more steps
        }
    } { $left ->
        [one] this generation
       *[other] in { $left } generations, which is { pace-rate } a generation
    }; { pace-compared.voice }.
    .why = { pace.why }
    .key = Steps | { $steps }
points-now = { $points } VP so far
    .voice = You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far.
points-status = The goal is reached: { $points } VP so far (TR { $tr }, greeneries { $greeneries })
    .voice = The goal is reached. You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far: { $tr } for your terraform rating and { $greeneries } for greeneries.
    .why = Terraform rating and greeneries; cities and cards are counted at the end (rulebook, final scoring).
    .key = VP | { $points }

## Terraforming

# A temperature aloud
degrees-aloud = { $sign ->
        [minus] minus { $size }
       *[plus] { $size }
    }
raised = { $parameter ->
        [temperature] Temperature { $value } °C
        [oxygen] Oxygen { $value }%
       *[oceans] Oceans: { $value } of 9
    }, TR { $tr }.
    .voice = { $parameter ->
        [temperature] The temperature is { $sign ->
            [minus] minus { $size } degrees.
           *[plus] { $size } degrees.
        }
        [oxygen] Oxygen is now at { $value } percent.
       *[oceans] { $value ->
            [one] { $value } ocean is on the board.
           *[other] { $value } oceans are on the board.
        }
    } Your terraform rating is { $tr }.
    .why = { $parameter ->
        [oceans] Each step of a parameter raises your terraform rating by 1. A tile placed next to an ocean gives 2 megacredits for each ocean (rulebook, global parameters).
       *[other] Each step of a parameter raises your terraform rating by 1 (rulebook, global parameters).
    }
    .moves =
        { $reported ->
            [yes] { $parameter ->
                [oceans] Take the **bonus** under the tile || And 2 M€ for each ocean next to it
               *[other] { "" }
            }
           *[no] { $parameter ->
                [temperature] Move temperature to **{ $value } °C**
                [oxygen] Move oxygen to **{ $value }%**
               *[oceans] Place the **ocean** || No report needed. Take the bonus, 2 M€ per adjacent ocean
            }
        }
        Move TR to **{ $tr }**
    .facts =
        { $parameter ->
            [temperature] { "" }
            [oxygen] { "" }
           *[oceans] Oceans: { $value } of 9
        }
    .key = { $parameter ->
        [temperature] Temperature | { $value } °C
        [oxygen] Oxygen | { $value }%
       *[oceans] Oceans | { $value }
    }
    .short = { $parameter ->
        [temperature] The temperature is now { degrees-aloud } degrees
        [oxygen] Oxygen is now at { $value } percent
       *[oceans] { $value ->
            [one] { $value } ocean is on the board
           *[other] { $value } oceans are on the board
        }
    }, and your rating is { $tr }.
is-full = { $parameter ->
        [temperature] The temperature is already full: no step, no TR.
        [oxygen] The oxygen is already full: no step, no TR.
       *[oceans] All nine oceans are placed: no TR.
    }
    .voice = { $parameter ->
        [temperature] The temperature is already full. Your terraform rating does not go up.
        [oxygen] The oxygen is already full. Your terraform rating does not go up.
       *[oceans] All nine oceans are placed. Your terraform rating does not go up.
    }
    .why = A full parameter cannot be raised, and without a raise the terraform rating stays the same (rulebook, global parameters).
    .facts =
        { $parameter ->
            [temperature] The temperature is already full: no step, no TR
            [oxygen] The oxygen is already full: no step, no TR
           *[oceans] All nine oceans are placed: no TR
        }
    .key = { $parameter ->
        [temperature] Temperature | 8 °C
        [oxygen] Oxygen | 14%
       *[oceans] Oceans | 9
    }
    .short = { $parameter ->
        [temperature] The temperature is already full: your rating stays the same.
        [oxygen] The oxygen is already full: your rating stays the same.
       *[oceans] All nine oceans are placed: your rating stays the same.
    }
full = { $parameter ->
        [temperature] The temperature is full!
        [oxygen] The oxygen is full!
       *[oceans] The last ocean is placed!
    } { $complete ->
        [yes] { $last ->
            [yes] Mars is terraformed. Anything that scores points still counts.
           *[no] Mars is terraformed. Play on to the last generation for points.
        }
       *[no] { "" }
    }
    .voice = { $parameter ->
        [temperature] The temperature is full!
        [oxygen] The oxygen is full!
       *[oceans] The last ocean is placed!
    } { $complete ->
        [yes] { $last ->
            [yes] Mars is terraformed. Anything that scores points still counts.
           *[no] Mars is terraformed. Play on to the last generation for points.
        }
       *[no] { "" }
    }
    .why = A solo game does not end early: all generations are played (rulebook, solo rules).
    .title = { $parameter ->
        [temperature] The temperature is full!
        [oxygen] The oxygen is full!
       *[oceans] The last ocean is placed!
    }
    .facts =
        { $complete ->
            [yes] Mars is terraformed
           *[no] { "" }
        }
        { $complete ->
            [yes] { $last ->
                [yes] Anything that scores points still counts
               *[no] Play on to the last generation for points
            }
           *[no] { "" }
        }
    .key = { $parameter ->
        [temperature] Temperature | 8 °C
        [oxygen] Oxygen | 14%
       *[oceans] Oceans | 9
    }
    .short = { $parameter ->
        [temperature] The temperature is full
        [oxygen] The oxygen is full
       *[oceans] The last ocean is placed
    }{ $complete ->
        [yes] { $last ->
            [yes] : Mars is terraformed, points still count
           *[no] : Mars is terraformed, play on for points
        }
       *[no] { "" }
    }.
bonus-heat = Bonus: heat production +1{ $board ->
        [on] { " " }(already counted).
       *[off] . Move its cube.
    }
    .voice = Bonus step: your heat production rises by one.
    .why = This bonus is printed at minus 24 and minus 20 degrees (rulebook, global parameters).
    .moves =
        { $board ->
            [on] { "" }
           *[off] Raise **heat production** by 1 | Bonus of the temperature
        }
    .facts =
        { $board ->
            [on] Bonus: heat production +1, already counted
           *[off] { "" }
        }
    .key = Heat production | +1
    .short = Bonus: your heat production goes up by 1.
bonus-ocean = Bonus: place an ocean.
    .voice = Bonus step: place an ocean.
    .why = This bonus is printed at 0 degrees (rulebook, global parameters).
    .facts = Bonus at 0 °C: an ocean
    .key = Ocean
    .short = Bonus: place an ocean.
bonus-temperature = Bonus: the temperature goes up a step.
    .voice = Bonus step: the temperature also goes up.
    .why = This bonus is printed at 8 percent oxygen (rulebook, global parameters).
    .facts = Bonus at 8% oxygen: the temperature goes up a step
    .key = Temperature | +2 °C
    .short = Bonus: the temperature goes up a step.
bonus-lost = { $parameter ->
        [oceans] The bonus at 0 °C gives nothing: all nine oceans are placed.
       *[temperature] The bonus at 8% oxygen gives nothing: the temperature is full.
    }
    .voice = { $parameter ->
        [oceans] The bonus at 0 degrees gives nothing: all nine oceans are placed.
       *[temperature] The bonus at 8 percent oxygen gives nothing: the temperature is full.
    }
    .why = A full parameter cannot be raised, not even by a bonus, and without a raise the terraform rating stays the same (rulebook, global parameters).
    .facts =
        { $parameter ->
            [oceans] Bonus at 0 °C: nothing, all oceans are placed
           *[temperature] Bonus at 8% oxygen: nothing, the temperature is full
        }
    .key = { $parameter ->
        [oceans] Oceans | 9
       *[temperature] Temperature | 8 °C
    }
    .short = { $parameter ->
        [oceans] There is no bonus: all nine oceans are placed.
       *[temperature] There is no bonus: the temperature is full.
    }
greenery-placed = Your greeneries: { $count }.
    .voice = You now have { $count ->
        [one] { $count } greenery.
       *[other] { $count } greeneries.
    }
    .why = It must be next to one of your tiles if possible; it is worth 1 victory point, and 1 more for each city next to it (rulebook, tiles).
    .moves = { $reported ->
        [yes] Take the **bonus** under the tile || And 2 M€ for each ocean next to it
       *[no] Place the **greenery** || No report needed. Take the bonus, 2 M€ per adjacent ocean
    }
    .facts =
        Next to one of your tiles, if possible
        Your greeneries: { $count }
    .key = Greenery | { $count }
    .short = You now have { $count ->
        [one] { $count } greenery
       *[other] { $count } greeneries
    }: take the bonus under the tile.
city-placed = Your cities: { $count }.
    .voice = You now have { $count ->
        [one] { $count } city.
       *[other] { $count } cities.
    }
    .why = It may not be next to another city, a neutral one included; at the end each greenery next to it is worth 1 victory point (rulebook, tiles).
    .moves = { $reported ->
        [yes] Take the **bonus** under the tile || And 2 M€ for each ocean next to it
       *[no] Place the **city** || No report needed. Take the bonus, 2 M€ per adjacent ocean
    }
    .facts =
        Not next to another city
        Your cities: { $count }
    .key = City | { $count }
    .short = You now have { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }: take the bonus under the tile.
tharsis-city = Tharsis Republic: +{ $gain } M€ and M€ production +1{ $board ->
        [on] { " " }(already counted).
       *[off] . Take them.
    }
    .voice = Tharsis Republic: you gain { $gain } megacredits, and your megacredit production rises by one.
    .why = The corporation gains 3 megacredits when you place a city, and 1 megacredit production for every city placed on Mars. A city off Mars gives only the 3 megacredits: report it as resources.
    .title = Tharsis Republic
    .moves =
        { $board ->
            [on] { "" }
           *[off] Take **{ $gain } M€**
        }
        { $board ->
            [on] { "" }
           *[off] Raise **M€ production** by 1
        }
    .facts =
        { $board ->
            [on] +{ $gain } M€ and M€ production +1, already counted
           *[off] { "" }
        }
    .key = M€ | +{ $gain }
    .short = Tharsis Republic: gain { $gain } megacredits, and your production goes up by 1.
tr-steps = By how much did cards raise your TR? It is { $tr } now.
    .voice = By how much did cards raise your terraform rating?
    .why = Some cards raise the terraform rating directly. Report temperature, oxygen and ocean steps separately.
    .done = terraform rating raised by { $answer } from cards
    .reported = { tr-steps.done }
    .title = TR gained from cards?
    .facts = Your TR is { $tr }
    .key = TR | { $tr }
    .short = By how much did cards raise your terraform rating?
tr-raised = Your TR is { $tr }.
    .voice = Your terraform rating is { $tr }.
    .why = The terraform rating is income in every production phase, and points at the end.
    .moves = Move TR to **{ $tr }**
    .key = TR | { $tr }
    .short = Your terraform rating is { $tr }.

## Standard projects

project = { $board ->
        [on] Which standard project? You have { $megacredits } M€.
       *[off] Which standard project?
    }
    .voice = Which standard project do you use? { $unpaid ->
        [0] { "" }
       *[other] You can’t afford: { LIST($short) }.
    }
    .why = Standard projects need no card; the price of each is shown. What a project raises or places is counted automatically, so don’t report it again. If you can’t use a project now, the reason is shown (rulebook, standard projects).
    .refused = { $answer ->
        [power-plant] A power plant costs { $price_power-plant } M€, and you have { $megacredits }.
        [asteroid] { $temperature ->
            [full] The temperature is already full: an asteroid would do nothing.
           *[open] An asteroid costs 14 M€, and you have { $megacredits }.
        }
        [aquifer] { $oceans ->
            [full] All nine oceans are placed: there is no tile left.
           *[open] An aquifer costs 18 M€, and you have { $megacredits }.
        }
        [greenery] A greenery costs 23 M€, and you have { $megacredits }.
        [city] A city costs 25 M€, and you have { $megacredits }.
       *[other] “{ $answer }” is not a standard project. Choose one of those listed{ $board ->
            [on] .
           *[off] : the companion doesn’t track your money in this game.
        }
    }
    .option-power-plant = { NAME("power-plant", form: "priced") }, { $price_power-plant } M€
    .voice-power-plant = Power plant, { $price_power-plant } megacredits
    .option-asteroid = { NAME("asteroid", form: "priced") }, { $price_asteroid } M€
    .voice-asteroid = Asteroid, { $price_asteroid } megacredits
    .option-aquifer = { NAME("aquifer", form: "priced") }, { $price_aquifer } M€
    .voice-aquifer = Aquifer, { $price_aquifer } megacredits
    .option-greenery = { NAME("greenery", form: "priced") }, { $price_greenery } M€
    .voice-greenery = Greenery, { $price_greenery } megacredits
    .option-city = { NAME("city", form: "priced") }, { $price_city } M€
    .voice-city = City, { $price_city } megacredits
    .option-sell-patents = Sell patents
    .option-back = Back
    .done = { $answer ->
        [sell-patents] patents sold
        [back] no standard project used
       *[other] you used the standard project “{ NAME($answer) }”
    }
    .reported = { $answer ->
        [back] { "" }
       *[other] { project.done }
    }
    .title = Which standard project?
    .facts = What it raises or places is counted automatically
    .key = Standard project
    .short = Which standard project do you use?
paid = { $board ->
        [on] You paid { $price } M€{ $heat ->
            [0] { "" }
           *[other] { " " }({ $heat } in heat)
        } for { NAME($project, form: "a") }: { $left } M€ left.
       *[off] Pay { $price } M€ for { NAME($project, form: "a") }.
    }
    .voice = { $board ->
        [on] You paid { $price } megacredits{ $heat ->
            [0] { "" }
           *[other] { " " }({ $heat } in heat)
        } for { NAME($project, form: "a") }. You have { $left } left.
       *[off] Pay { $price } megacredits for { NAME($project, form: "a") }.
    }
    .why = Prices: power plant 11, asteroid 14, aquifer 18, greenery 23, city 25 megacredits (rulebook, standard projects). Your corporation’s discounts are counted; if a discount is not listed under “Whole table”, report it as a gain of resources.
    .moves = Pay **{ $price } M€** | { $board ->
        [on] For { NAME($project, form: "a") }; { $left } M€ left
       *[off] For { NAME($project, form: "a") }
    }
    .key = M€ | −{ $price }
    .short = { $board ->
        [on] You paid { $price } megacredits and have { $left } left.
       *[off] Pay { $price } megacredits for { NAME($project, form: "a") }.
    }
sell-patents = How many cards do you sell, for 1 M€ each?
    .voice = How many cards do you sell, for one megacredit each?
    .why = Discard them from your hand and gain 1 megacredit for each (rulebook, standard projects).
    .done = { $answer ->
        [0] no cards sold
        [one] { $answer } card sold
       *[other] { $answer } cards sold
    }
    .title = How many cards do you sell?
    .moves = Discard the **cards** you sell | 1 M€ for each
    .key = Cards
    .short = How many cards do you sell?
sold = { $board ->
        [on] { $cards } M€ gained for your cards.
       *[off] Gain { $cards } M€ for your cards.
    }
    .voice = { $cards ->
        [0] You sell nothing.
        [one] You get one megacredit for your card.
       *[other] You get { $cards } megacredits for your cards.
    }
    .why = 1 megacredit for each card discarded (rulebook, standard projects).
    .moves =
        { $board ->
            [on] { "" }
           *[off] { $cards ->
                [0] { "" }
               *[other] Take **{ $cards } M€** | For your cards
            }
        }
    .facts =
        { $cards ->
            [0] No cards sold
           *[other] { $board ->
                [on] { $cards } M€ gained for your cards
               *[off] { "" }
            }
        }
    .key = M€ | { SIGNED($cards) }
    .short = { $cards ->
        [0] You sell no cards.
        [one] You get { $cards } megacredit for your card.
       *[other] You get { $cards } megacredits for your cards.
    }
power-plant = Energy production +1{ $board ->
        [on] { " " }(already counted).
       *[off] . Move its cube.
    }
    .voice = Your energy production rises by one.
    .why = A power plant raises the energy production by a step (rulebook, standard projects).
    .moves =
        { $board ->
            [on] { "" }
           *[off] Raise **energy production** by 1
        }
    .facts =
        { $board ->
            [on] Energy production +1, already counted
           *[off] { "" }
        }
    .key = Energy production | +1
    .short = Your energy production goes up by 1.
city-income = M€ production +1{ $board ->
        [on] { " " }(already counted).
       *[off] . Move its cube.
    }
    .voice = Your megacredit production rises by one.
    .why = The standard project City raises the megacredit production by a step (rulebook, standard projects).
    .moves =
        { $board ->
            [on] { "" }
           *[off] Raise **M€ production** by 1
        }
    .facts =
        { $board ->
            [on] M€ production +1, already counted
           *[off] { "" }
        }
    .key = M€ production | +1
    .short = Your megacredit production goes up by 1.
comes-back = You get { $amount } M€ back{ $reason ->
        [back-from-20] { " " }for a printed cost of 20 or more
        [back-event] { " " }for an event
       *[back-project] { " " }for a standard project
    }{ $board ->
        [on] { " " }(already counted).
       *[off] . Take them.
    }
    .voice = { $amount ->
        [one] You get { $amount } megacredit
       *[other] You get { $amount } megacredits
    } back{ $reason ->
        [back-from-20] { " " }for a printed cost of 20 or more.
        [back-event] { " " }for an event.
       *[back-project] { " " }for a standard project.
    }
    .why = Your corporation or a card gives them back after you have paid in full. The amount can be corrected under “Whole table”.
    .moves =
        { $board ->
            [on] { "" }
           *[off] Take **{ $amount } M€** | You get them back
        }
    .facts =
        { $board ->
            [on] +{ $amount } M€ back, already counted
           *[off] { "" }
        }
    .key = M€ | +{ $amount }
    .short = You get { $amount } megacredits back.
rating-paid = { $board ->
        [on] You paid { $price } M€ for a step of TR.
       *[off] Pay { $price } M€ for a step of TR.
    }
    .voice = { $board ->
        [on] You paid { $price ->
            [one] { $price } megacredit
           *[other] { $price } megacredits
        } for a step of terraform rating.
       *[off] Pay { $price ->
            [one] { $price } megacredit
           *[other] { $price } megacredits
        } for a step of terraform rating.
    }
    .why = The action of your corporation: once per generation, if the terraform rating went up in it.
    .moves = Pay **{ $price } M€** | For a step of TR
    .key = M€ | −{ $price }
    .short = Pay { $price } megacredits for a step of terraform rating.
card-tags = { $tag ->
        [event] Is the card an event?
        [earth] How many Earth tags does the card have?
        [space] Does the card have a space tag?
       *[power] Does the card have a power tag?
    }
    .why = { $tag ->
        [event] After an event you get { $discount ->
            [one] { $discount } megacredit
           *[other] { $discount } megacredits
        } back, as your corporation or a card says.
       *[other] { $discount ->
            [one] { $discount } megacredit is
           *[other] { $discount } megacredits are
        } taken off for it, as your corporation or a card says.
    } The amount can be corrected under “Whole table”.
    .option = { $tag ->
        [earth] { $option }
       *[other] { $option ->
            [0] No
           *[1] Yes
        }
    }
    .done = { $tag ->
        [event] { $answer ->
            [0] the card is not an event
           *[1] the card is an event
        }
        [earth] { $answer ->
            [one] the card has { $answer } Earth tag
           *[other] the card has { $answer } Earth tags
        }
        [space] { $answer ->
            [0] the card has no space tag
           *[1] the card has a space tag
        }
       *[power] { $answer ->
            [0] the card has no power tag
           *[1] the card has a power tag
        }
    }
    .title = { $tag ->
        [event] An event?
        [earth] How many Earth tags?
        [space] A space tag?
       *[power] A power tag?
    }
    .facts = { $tag ->
        [event] You get { $discount } M€ back after it
       *[other] { $discount } M€ less
    }
    .key = M€ | { $discount }
    .short = { $tag ->
        [event] Is it an event?
        [earth] How many Earth tags does it have?
        [space] Does it have a space tag?
       *[power] Does it have a power tag?
    }
heat-paid = How much of the { $price } M€ do you pay in heat? You have { $megacredits } M€ and { $heat } heat.
    .voice = How much of the price do you pay in heat?
    .why = Your corporation lets you pay with heat. Heat you keep can still raise the temperature: 8 for a step.
    .done = you paid { $answer } in heat
    .title = How much in heat?
    .facts =
        The price is { $price } M€
        You have { $megacredits } M€ and { $heat } heat
    .key = Heat | { $heat }
    .short = How much of the { $price } megacredits do you pay in heat?

## The player board

card-cost = What does the card cost? You can pay up to { $most } M€.
    .voice = What does the card cost, { $printed ->
        [yes] as printed?
       *[no] after discounts?
    }
    .why = { $printed ->
        [yes] Enter the printed cost: the companion counts what your corporation and cards change. Subtract any other discounts first.
       *[no] Subtract discounts first.
    } Each steel pays 2 megacredits toward a card with a building tag, each titanium 3 toward one with a space tag (rulebook, resources).
    .done = the card costs { $answer ->
        [one] { $answer } megacredit
       *[other] { $answer } megacredits
    }
    .title = What does the card cost?
    .facts =
        { $printed ->
            [yes] The printed cost; { $discount } M€ are taken off
           *[no] After discounts
        }
        Up to { $most } M€, with your steel and titanium
    .key = Card
    .short = What does the card cost, { $printed ->
        [yes] as printed?
       *[no] after discounts?
    }
card-payment = { $cost } M€: how do you pay?
    .voice = How do you pay { $cost ->
        [one] { $cost } megacredit
       *[other] { $cost } megacredits
    }?
    .why = Each steel pays 2 megacredits toward a card with a building tag, each titanium 3 toward one with a space tag; no change is given (rulebook, resources). If a card or your corporation makes them worth more, correct that under “Whole table”.
    .option-steel = { $steel_steel } steel{ $steel_megacredits ->
        [0] { "" }
        [one] { " " }and { $steel_megacredits } megacredit
       *[other] { " " }and { $steel_megacredits } megacredits
    }
    .option-titanium = { $titanium_titanium } titanium{ $titanium_megacredits ->
        [0] { "" }
        [one] { " " }and { $titanium_megacredits } megacredit
       *[other] { " " }and { $titanium_megacredits } megacredits
    }
    .option-megacredits = { $megacredits_megacredits ->
        [one] { $megacredits_megacredits } megacredit
       *[other] { $megacredits_megacredits } megacredits
    }
    .option-both = { $both_steel } steel, { $both_titanium } titanium{ $both_megacredits ->
        [0] { "" }
        [one] { " " }and { $both_megacredits } megacredit
       *[other] { " " }and { $both_megacredits } megacredits
    }
    .option-other = Other amounts
    .done = { $answer ->
        [other] you paid other amounts
       *[all] you paid { $choice }
    }
    .title = { $cost } M€: how do you pay?
    .facts =
        Steel for building tags, titanium for space tags
        No change is given
    .key = M€ | { $cost }
    .short = How do you pay { $cost } megacredits?
card-metal = How much { NAME($resource, form: "inline") } do you pay? Left to pay: { $left } M€.
    .voice = How much { NAME($resource, form: "inline") } do you pay?
    .why = Each one pays { $worth } megacredits. Megacredits pay the rest (rulebook, resources).
    .done = { $answer } { NAME($resource, form: "inline") } paid
    .title = How much { NAME($resource, form: "inline") }?
    .facts =
        { $left } M€ left to pay
        { $worth } M€ for each; megacredits pay the rest
    .key = { NAME($resource) }
    .short = How much { NAME($resource, form: "inline") } do you pay?
card-paid = Paid: { $steel ->
        [0] { "" }
       *[other] { $steel } steel,
    } { $titanium ->
        [0] { "" }
       *[other] { $titanium } titanium,
    } { $megacredits } M€{ $heat ->
        [0] { "" }
       *[other] , { $heat } heat
    }. You have { $left } M€.
    .voice = That is paid. You have { $left ->
        [one] { $left } megacredit
       *[other] { $left } megacredits
    } left.
    .why = The cubes on your player board should show the same; if not, correct the numbers under “Whole table”.
    .facts =
        Paid: { $steel ->
            [0] { "" }
           *[other] { $steel } steel,
        } { $titanium ->
            [0] { "" }
           *[other] { $titanium } titanium,
        } { $megacredits } M€{ $heat ->
        [0] { "" }
       *[other] , { $heat } heat
    }
        You have { $left } M€
    .key = M€ | { $left }
    .short = That is paid; you have { $left ->
        [one] { $left } megacredit
       *[other] { $left } megacredits
    } left.
card-change = Which production does the card raise by 1?
    .voice = Which production does the card raise by one?
    .why = Most cards raise one production by a step. Report everything else it does as well: resources, parameters, tiles (rulebook, action phase).
    .option-none = None
    .option-production = Other amount
    .option-stock = Resources
    .done = { $answer ->
        [none] the card raises no production
        [production] the card changes a production by another amount
        [stock] the card changes your resources
       *[other] { NAME($answer, form: "output") } production +1
    }
    .title = Which production goes up by 1?
    .facts = Report whatever else the card does
    .key = Production | +1
    .short = Which production does the card raise by 1?
stock = Which resource changed?
    .voice = Which resource changed?
    .why = Report gains, payments, and what you lose to cards. A card or a standard project that you pay for has its own report.
    .option-megacredits = Megacredits: { $megacredits }
    .option-steel = Steel: { $steel }
    .option-titanium = Titanium: { $titanium }
    .option-plants = Plants: { $plants }
    .option-energy = Energy: { $energy }
    .option-heat = Heat: { $heat }
    .option-back = Back
    .done = { $answer ->
        [back] no resources changed
       *[other] you reported a change in { NAME($answer, form: "inline") }
    }
    .title = Which resource changed?
    .key = Resources
    .short = Which resource changed?
stock-change = { NAME($resource) }: you have { $now }. How much do you gain or lose?
    .voice = { NAME($resource) }: how much do you gain or lose?
    .why = Enter only the change; the companion does the math.
    .option = { SIGNED($option) }
    .done = { NAME($resource) } changed by { $choice }
    .reported = { NAME($resource) } changed by { $choice }
    .title = { NAME($resource) }: how much do you gain?
    .facts =
        You have { $now }
        Use a negative number for a loss
    .key = { NAME($resource) } | { $now }
    .short = { NAME($resource) }: how much do you gain or lose?
stock-changed = { NAME($resource) }: { $now }.
    .voice = { NAME($resource) }: you now have { $now }.
    .why = The cubes on your player board should show the same; if not, correct the numbers under “Whole table”.
    .facts = { NAME($resource) }: { $now }
    .key = { NAME($resource) } | { $now }
    .short = { NAME($resource) }: you now have { $now }.
output = Which production changed?
    .voice = Which production changed?
    .why = Report what cards change. Bonus steps and standard projects are counted automatically.
    .option-megacredits = Megacredits: { $megacredits }
    .option-steel = Steel: { $steel }
    .option-titanium = Titanium: { $titanium }
    .option-plants = Plants: { $plants }
    .option-energy = Energy: { $energy }
    .option-heat = Heat: { $heat }
    .option-back = Back
    .done = { $answer ->
        [back] no production changed
       *[other] you reported a change in { NAME($answer, form: "output") } production
    }
    .title = Which production changed?
    .key = Production
    .short = Which production changed?
output-change = By how much does your { NAME($resource, form: "output") } production change? It is { $now }.
    .voice = By how much does your { NAME($resource, form: "output") } production change?
    .why = Megacredit production may go down to minus 5; no other may go below 0 (rulebook, production).
    .option = { SIGNED($option) }
    .done = { NAME($resource, form: "output") } production changed by { $choice }
    .reported = { NAME($resource, form: "output") } production changed by { $choice }
    .title = Change in { NAME($resource, form: "output") } production?
    .facts =
        The production is { $now }
        Use a negative number to lower it
    .key = Production | { $now }
    .short = By how much does your { NAME($resource, form: "output") } production change?
output-changed = Your { NAME($resource, form: "output") } production is { $now }.
    .voice = Your { NAME($resource, form: "output") } production is { $now }.
    .why = Megacredit production may go down to minus 5; no other may go below 0 (rulebook, production).
    .facts = Your { NAME($resource, form: "output") } production is { $now }
    .key = { NAME($resource) } | { $now }
    .short = Your { NAME($resource, form: "output") } production is { $now }.
production = Production: convert energy into heat, take { $tr } M€ for your TR plus your M€ production, then your other production.
    .again = Production: take { $tr } M€ for your TR, and what you produce.
    .again-short = Take { $tr } megacredits and what you produce.
    .again-moves =
        Take **{ $tr } M€** and your **production** | Energy becomes heat first
    .voice = It’s the production phase. Convert your energy into heat. Take { $tr ->
        [one] { $tr } megacredit
       *[other] { $tr } megacredits
    } for your terraform rating, plus your megacredit production, and your other production.
    .why = Energy that was not used becomes heat before anything is produced (rulebook, production phase).
    .done = production taken
    .title = Production
    .moves =
        Convert **energy** to heat
        Take **{ $tr } M€** for your TR
        Take your **M€ production**
        Take your **other production** | Steel, titanium, plants, energy and heat
    .key = M€ | { $tr }
    .short = Energy becomes heat; take { $tr } megacredits and what you produce.
produce = Production: energy becomes heat, then you get { $income } M€ (TR { $tr }, production { $output }) and your other resources.
    .again = Production: you get { $income } M€ (TR { $tr }, production { $output }) and your other resources.
    .again-short = Take { $income } megacredits and your other production.
    .again-moves =
        Take **{ $income } M€** and your other **production** | Energy becomes heat first
    .voice = It’s the production phase. Energy becomes heat. Then you get { $income ->
        [one] { $income } megacredit
       *[other] { $income } megacredits
    }, and your other resources.
    .why = Energy that was not used becomes heat before anything is produced; megacredits come from the terraform rating and the megacredit production together (rulebook, production phase).
    .option-produce = Produce
    .done = production taken
    .title = Production
    .moves =
        Convert **energy** to heat
        Take **{ $income } M€** | TR { $tr }, production { $output }
        Take your **other production** | Steel, titanium, plants, energy and heat
    .key = M€ | { $income }
    .short = Energy becomes heat; take { $income } megacredits and your other production.
produced = You have { $megacredits } M€, { $steel } steel, { $titanium } titanium, { $plants ->
        [one] { $plants } plant
       *[other] { $plants } plants
    }, { $energy } energy and { $heat } heat.
    .voice = You have { $megacredits ->
        [one] { $megacredits } megacredit
       *[other] { $megacredits } megacredits
    }, { $plants ->
        [one] { $plants } plant
       *[other] { $plants } plants
    } and { $heat } heat.
    .why = The cubes on your player board should show the same; if not, correct the numbers under “Whole table”.
    .facts =
        You have { $megacredits } M€
        Steel { $steel }, titanium { $titanium }, plants { $plants }
        Energy { $energy }, heat { $heat }
    .key = M€ | { $megacredits }
    .short = You have { $megacredits ->
        [one] { $megacredits } megacredit
       *[other] { $megacredits } megacredits
    }, { $plants ->
        [one] { $plants } plant
       *[other] { $plants } plants
    } and { $heat } heat.

## The end

goals-met = { $goal ->
        [tr63] TR { $tr }: the goal of { $needed } is met!
       *[parameters] All three parameters are full: Mars is terraformed!
    }
    .voice = { $goal ->
        [tr63] Your terraform rating is { $tr }. The goal of { $needed } is met!
       *[parameters] All three parameters are full. Mars is terraformed!
    }
    .why = { $goal ->
        [tr63] The terraform rating is checked after the production of the last generation (Prelude’s solo variant).
       *[parameters] The goals are checked after the production of the last generation (rulebook, solo rules).
    }
    .title = { $goal ->
        [tr63] The goal of { $needed } is met!
       *[parameters] Mars is terraformed!
    }
    .facts =
        { $goal ->
            [tr63] TR { $tr }
           *[parameters] All three parameters are full
        }
    .key = { $goal ->
        [tr63] TR | { $tr }
       *[parameters] Terraformed
    }
    .short = { $goal ->
        [tr63] Your rating is { $tr }: the goal is met!
       *[parameters] Mars is terraformed!
    }
goals-missed = { $goal ->
        [tr63] TR { $tr }: you missed the goal of { $needed }.
       *[parameters] Mars is not terraformed: you fell short on { LIST($missed) }.
    }
    .voice = { $goal ->
        [tr63] Your terraform rating is { $tr }. You missed the goal of { $needed }.
       *[parameters] Mars is not terraformed: you fell short on { LIST($missed) }.
    }
    .why = { $goal ->
        [tr63] The terraform rating is checked after the production of the last generation (Prelude’s solo variant). You can still count your points.
       *[parameters] You lose if a parameter is not full after the production of the last generation (rulebook, solo rules). You can still count your points.
    }
    .title = { $goal ->
        [tr63] You missed the goal of { $needed }
       *[parameters] Mars is not terraformed
    }
    .facts =
        { $goal ->
            [tr63] TR { $tr }
           *[parameters] You fell short on { LIST($missed) }
        }
    .key = { $goal ->
        [tr63] TR | { $tr }
       *[parameters] Not terraformed
    }
    .short = { $goal ->
        [tr63] Your rating is { $tr }: you missed the goal.
       *[parameters] Mars is not terraformed: you fell short on { LIST($missed) }.
    }
final-greeneries = Convert plants into greeneries, { $conversion } for each: the oxygen does not rise. How many do you place?{ $board ->
        [on] { " " }Plants: { $plants }.
       *[off] { "" }
    }
    .voice = You may convert plants into greeneries, { $conversion } for each, without raising the oxygen. How many do you place?
    .why = After the last generation plants become greeneries by the normal rules, but the oxygen and your terraform rating do not rise (rulebook, solo rules).
    .done = { $answer ->
        [0] no final greenery
        [one] { $answer } final greenery
       *[other] { $answer } final greeneries
    }
    .title = How many greeneries?
    .moves = Place each **greenery** [−{ $conversion } plant] || Its printed bonus also counts
    .facts =
        The oxygen does not rise
        { $board ->
            [on] Your plants: { $plants }
           *[off] { "" }
        }
    .key = Plants | { $conversion }
    .short = How many final greeneries do you place, for { $conversion } plants each?
score-tr = What is your TR? Tracked: { $known }.
    .voice = What is your terraform rating?
    .why = Each point of terraform rating is worth 1 victory point (rulebook, final scoring).
    .done = your terraform rating is { $answer }
    .title = Your TR?
    .facts = Tracked: { $known }
    .key = TR | { $known }
    .short = What is your terraform rating?
score-greeneries = How many greeneries are yours, at 1 point each? Tracked: { $known }.
    .voice = How many greeneries do you own?
    .why = 1 victory point for each greenery that you own; the neutral ones are not yours (rulebook, final scoring).
    .done = you own { $answer ->
        [one] 1 greenery
       *[other] { $answer } greeneries
    }
    .title = Your own greeneries?
    .facts =
        1 point each
        Tracked: { $known }
    .key = Greeneries | { $known }
    .short = How many greeneries are yours?
score-cities = Counting city by city, how many greeneries are next to your cities, no matter whose? Cities tracked: { $cities }.
    .voice = Counting city by city, how many greeneries are next to your cities, no matter whose?
    .why = 1 victory point each. A greenery next to two of your cities counts twice; neutral greeneries count too (rulebook, final scoring).
    .done = your cities score { $answer ->
        [one] 1 point
       *[other] { $answer } points
    }
    .title = Greeneries next to your cities?
    .facts =
        Count city by city, no matter whose they are
        Cities tracked: { $cities }
    .key = Cities | { $cities }
    .short = Counting city by city, how many greeneries are next to your cities?
cities-doubted = { $points ->
        [one] { $points } greenery
       *[other] { $points } greeneries
    } next to { $cities ->
        [0] no tracked city: there should be nothing to count
        [one] { $cities } tracked city: a city has at most 6 neighbors
       *[other] { $cities } tracked cities: a city has at most 6 neighbors
    }. If your table is right, continue; otherwise undo.
    .voice = { $cities ->
        [0] You reported no cities, so there should be nothing to count.
        [one] You reported { $cities } city, and it has six neighbors at most.
       *[other] You reported { $cities } cities, and each has six neighbors at most.
    } If that was a slip, undo.
    .why = A greenery next to two of your cities counts twice, but no city has more than six neighbors (rulebook, tiles). A city that was not reported is not tracked: your table decides.
    .facts =
        { $points ->
            [one] { $points } greenery
           *[other] { $points } greeneries
        } for { $cities ->
            [0] no tracked city
            [one] { $cities } tracked city: 6 at most
           *[other] { $cities } tracked cities: 6 each at most
        }
        A slip? “Undo”
    .key = Cities | { $cities }
    .short = Please check: you reported { $cities ->
        [0] no cities, so there should be nothing to count.
        [one] { $cities } city, with 6 neighbors at most.
       *[other] { $cities } cities, with 6 neighbors each at most.
    }
score-cards = How many points are on your cards, including played events?
    .voice = How many points are on your cards? Played events count too.
    .why = First the cards that count their resources, then all printed points, negative ones included (rulebook, final scoring).
    .done = your cards score { $answer ->
        [one] 1 point
       *[other] { $answer } points
    }
    .title = Points on your cards?
    .facts = Including played events
    .key = Cards
    .short = How many points are on your cards, including events?
verdict = { $won ->
        [yes] You win with { $total } VP:
       *[no] { $goal ->
            [tr63] You lose: your TR is below 63.
           *[parameters] You lose: you fell short on { LIST($missed) }.
        } Your score would be { $total } VP:
    } TR { $tr }, greeneries { $greeneries }, cities { $cities }, cards { $cards }.
    .voice = { $won ->
        [yes] You win with { $total ->
            [one] { $total } victory point
           *[other] { $total } victory points
        }!
       *[no] You lose this time. Your score would be { $total }.
    }
    .why = Terraform rating, greeneries, greeneries next to cities, and cards together (rulebook, final scoring).
    .title = { $won ->
        [yes] You win with { $total } VP!
       *[no] You lose
    }
    .facts = { $won ->
        [yes] TR { $tr }, greeneries { $greeneries }, cities { $cities }, cards { $cards }
       *[no] { $goal ->
            [tr63] Your TR is below 63
           *[parameters] { "" }
        }
    }
    .key = VP | { $total }
    .short = { $won ->
        [yes] You win with { $total ->
            [one] { $total } point!
           *[other] { $total } points!
        }
       *[no] You lose; your score would be { $total }.
    }

## The state of the game

goal-parameter = { $parameter ->
        [temperature] Temperature: { $value } °C, goal { $goal } °C
        [oxygen] Oxygen: { $value }%, goal { $goal }%
       *[oceans] Oceans: { $value } of { $goal }
    }{ $left ->
        [0] { "" }
        [one] , { $left }{ $parameter ->
            [oceans] { "" }
           *[other] { " " }step
        } to go
       *[other] , { $left }{ $parameter ->
            [oceans] { "" }
           *[other] { " " }steps
        } to go
    }
    .voice = { $parameter ->
        [temperature] The temperature is { degrees-aloud } degrees; the goal is { $goal }.
        [oxygen] Oxygen is at { $value } percent; the goal is { $goal }.
       *[oceans] { $value ->
            [one] { $value } of { $goal } oceans is placed.
           *[other] { $value } of { $goal } oceans are placed.
        }
    } { $left ->
        [0] { "" }
        [one] { $parameter ->
            [oceans] One more ocean is needed.
           *[other] One more step is needed.
        }
       *[other] { $parameter ->
            [oceans] { $left } more oceans are needed.
           *[other] { $left } more steps are needed.
        }
    }
    .why = Temperature 8 degrees, oxygen 14 percent and nine oceans are the goals (rulebook, global parameters).
    .title = { $parameter ->
        [temperature] Temperature { $value } °C
        [oxygen] Oxygen { $value }%
       *[oceans] Oceans: { $value }
    }
    .facts =
        { $parameter ->
            [temperature] Goal: { $goal } °C
            [oxygen] Goal: { $goal }%
           *[oceans] Goal: { $goal }
        }{ $left ->
            [0] { "" }
            [one] , { $left } step to go
           *[other] , { $left } steps to go
        }
    .key = { $parameter ->
        [temperature] Temperature | { $value } °C
        [oxygen] Oxygen | { $value }%
       *[oceans] Oceans | { $value }
    }
    .short = { $parameter ->
        [temperature] Temperature { degrees-aloud }, goal { $goal }
        [oxygen] Oxygen { $value } of { $goal }
       *[oceans] Oceans { $value } of { $goal }
    }{ $left ->
        [0] : full.
       *[other] : { $left } to go.
    }
goal-tr = TR: { $tr } of { $needed }
    .voice = Your terraform rating is { $tr }; the goal is { $needed }.
    .why = You win with 63 or more after the last generation: Prelude’s solo variant.
    .title = TR { $tr }
    .facts = Goal: { $needed }
    .key = TR | { $tr }
    .short = Rating { $tr } of { $needed }.
goal-finish = Finishing with standard projects: { $cost } M€; you have { $have } M€
    .voice = Finishing with standard projects would cost { $cost ->
        [one] { $cost } megacredit
       *[other] { $cost } megacredits
    }; you have { $have }.
    .why = At your prices: greenery { $greeneries }, asteroid { $asteroids }, aquifer { $aquifers }. Bonus steps are free. Greeneries from your plants: { $plants }. Temperature steps from your heat: { $heat }. Refunds after projects are subtracted, and future production is not counted. The companion adds this line.
    .title = Finishing: { $cost } M€
    .facts =
        With standard projects; you have { $have } M€
        Greenery: { $greeneries }, asteroid: { $asteroids }, aquifer: { $aquifers }
    .key = M€ | { $cost }
    .short = Finishing with projects costs { $cost } megacredits; you have { $have }.
goal-generations = { $left ->
        [one] The last of { $generations } generations
       *[other] { $left } of { $generations } generations left, including this one
    }
    .voice = { $left ->
        [one] This is the last of { $generations } generations.
       *[other] { $left } of { $generations } generations are left, including this one.
    }
    .why = The goals must be met before the last generation is over (rulebook, solo rules).
    .title = Generations left: { $left }
    .facts = Including this one, of { $generations }
    .key = Generations | { $left }
    .short = { $left ->
        [one] { $left } generation left.
       *[other] { $left } generations left.
    }

## In the header

header-generation = Gen. { $generation }
header-of = of { $generations }
table-finish = To finish with standard projects
picture-each = { $price } a gen.

## Options

option-deck = Who places the neutral cities?
    .why = The costs of four project cards place the neutral tiles on the Tharsis map. The companion draws them from the costs of all 208 cards, or you reveal four cards and enter their costs.
    .option-app = The companion
    .option-physical = You, with 4 real cards
option-prelude = Preludes
    .why = With the Prelude expansion a solo game lasts 12 generations instead of 14.
    .option-off = Without: 14 generations
    .option-on = With: 12 generations
option-goal = Goal
    .why = The rulebook’s goal is all three parameters. A terraform rating of 63 is Prelude’s solo variant.
    .option-parameters = All three parameters
    .option-tr63 = Terraform rating 63
option-board = Your resources and production
    .why = The companion can track your resources and production: then it subtracts what you pay for cards, standard projects and conversions, and adds what you produce.
    .option-off = Only on your player board
    .option-on = The companion tracks them too

## Names

name-classic = Terraforming Mars
name-you = You
name-generation = Generation
    .short = Generation
name-generations = Generations
name-phase = Phase
name-setup = setup
name-research = research
name-actions = actions
name-final = scoring
name-corporation = Corporation
name-other = Any other
name-tharsis-republic = Tharsis Republic
name-modifiers = Prices
name-greenery-plants = plants for a greenery
name-heat-pays = pay with heat (1: yes)
name-power-discount = power tag, discount
name-earth-discount = Earth tag, discount
name-space-discount = space card, discount
name-card-discount = every card, discount
name-back-from-20 = megacredits back, cost of 20 or more
name-back-event = megacredits back, event
name-back-project = megacredits back, standard project
name-tr-price = price of a step of terraform rating
name-credicor = CrediCor
name-ecoline = EcoLine
name-helion = Helion
name-interplanetary-cinematics = Interplanetary Cinematics
name-inventrix = Inventrix
name-mining-guild = Mining Guild
name-phobolog = PhoboLog
name-saturn-systems = Saturn Systems
name-teractor = Teractor
name-thorgate = ThorGate
name-unmi = UNMI
    .voice = United Nations Mars Initiative
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
    .field = { "" }
name-goal = goal
name-full = full
name-tr = Terraform rating
    .short = TR
    .report = TR from a card
    .report-voice = Terraform rating from a card
name-tr_causes = Terraform rating from
name-start = the start
name-cards = Cards
name-correction = corrections
name-greeneries = Greeneries
name-cities = Cities
    .field = Cities
name-stock = Resources
    .none = not tracked
name-production = Production
    .none = not tracked
name-worth = Worth
    .none = not tracked
name-megacredits = Megacredits
    .inline = megacredits
    .output = megacredit
    .short = M€
name-steel = Steel
    .inline = steel
    .output = steel
    .short = Steel
name-titanium = Titanium
    .inline = titanium
    .output = titanium
    .short = Titanium
name-plants = Plants
    .inline = plants
    .output = plant
    .short = Plants
name-energy = Energy
    .inline = energy
    .output = energy
    .short = Energy
name-heat = Heat
    .inline = heat
    .output = heat
    .short = Heat
name-neutral = Neutral tiles
name-tile = Tile
name-row = row
name-place = area
name-city = city
    .a = a city
    .priced = City
name-greenery = greenery
    .a = a greenery
    .priced = Greenery
name-project = Standard project
    .short = Std project
    .report = Std project
    .report-voice = Standard project
name-power-plant = power plant
    .a = a power plant
    .priced = Power
name-asteroid = asteroid
    .a = an asteroid
    .priced = Asteroid
name-aquifer = aquifer
    .a = an aquifer
    .priced = Aquifer
name-prelude = Preludes
name-tr63 = terraform rating 63
name-parameters-prelude = three parameters, with Preludes
name-tr63-prelude = terraform rating 63, with Preludes
name-1 = 1
name-2 = 2
name-3 = 3
name-4 = 4
