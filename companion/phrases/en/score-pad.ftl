# The score pads: the final scoring of four games. Values are shown, .voice is spoken, .why is the
# reason with its source, .done is what undo calls the answer. Names stand at the end; a line's
# .ask is its question.

## Who plays what

game = Which game do you score?
    .voice = Which game do you want to score?
    .why = Each game has a pad of its own: its lines, its tie-breaks, and as many players as it takes.
    .done = { $choice }: the pad was opened
players = { NAME($game) }: how many players?
    .voice = How many players are there?
    .why = Some lines depend on it: with two players no award has a second place, and solo you play by the solo rules.
    .option = { $option ->
        [one] 1 player
       *[other] { $option } players
    }
    .done = { $answer ->
        [one] 1 player
       *[other] { $answer } players
    }
team = Do you play against each other, or together?
    .voice = Do you play against each other, or together?
    .why = Together you win with all three parameters full and { $needed } points between you (rulebook, two-player co-op).
    .option-no = Against each other
    .option-yes = Together
    .done = { $answer ->
        [yes] you play together
       *[no] you play against each other
    }
awards = How many awards were funded?
    .voice = How many awards were funded?
    .why = Only funded awards score, whoever paid for them, and three at most (rulebook page 11).
    .option = { $option ->
        [0] None
        [one] 1 award
       *[other] { $option } awards
    }
    .done = { $answer ->
        [0] no award funded
        [one] 1 award funded
       *[other] { $answer } awards funded
    }
rarity = { NAME($award) }: how rare is its symbol?
    .voice = { NAME($award) }: how rare is its symbol on the die?
    .why = Solo, you need 10 of a common symbol, 8 of an uncommon or 6 of a rare one for 5 points; one short gives 3 (Dice Game rulebook, solo rules).
    .option-common = Common: on three faces of its die
    .option-uncommon = Uncommon: on two faces
    .option-rare = Rare: on one face
    .done = { NAME($award) }: { NAME($answer) }

## Line by line

line = { NAME($player) }: { NAME($line, form: "ask") }{ $total ->
        [0] { "" }
        [one] { " " }So far: 1 point.
       *[other] { " " }So far: { $total } points.
    }
    .voice = { NAME($player) }: { NAME($line, form: "ask") } { $total ->
        [0] { "" }
        [one] You have 1 point so far.
       *[other] You have { $total } points so far.
    }
    .why = { $game ->
        [on-mars] { $line ->
            [op-track] The scoring begins with what stands on the track (rulebook page 21).
            [progress] None to five cubes give 0, 1, 2, 4, 7 or 11 points (rulebook page 21).
            [ships] 3 points for each Ship in the Hangar (rulebook page 21).
            [quarters] The number next to your highest Colonist (rulebook page 21).
            [techs] Each Tech scores the number printed under its column (rulebook page 21).
            [blueprints] A used Blueprint gives 3 at level 1 and 5 at level 3; an unused one costs as much (rulebook page 21).
            [scientists] 3 points for each Advanced Building on Mars of the type that a Scientist of yours scores, anyone's (rulebook page 21).
           *[contracts] An Upgrade Contract gives 12, or minus 6 if not done; a Deliver Contract 9, or minus 4 (rulebook page 21).
        }
        [dice] { $line ->
            [vp-track] The scoring begins with what stands on the track (Dice Game rulebook, end of the game).
            [milestones] 4 points for each milestone; there are three in all (Dice Game rulebook, end of the game).
            [cards] The points with a red ribbon on all cards played, negative ones too (Dice Game rulebook, end of the game).
           *[award] { $alone ->
                [yes] Count the award's symbol in the costs of all cards you played. 10, 8 or 6 give 5 points, for a common, uncommon or rare symbol; one short gives 3 (Dice Game rulebook, solo rules).
               *[no] Count the award's symbol in the costs of all cards played. Most gives 5 points, second 3; whoever ties has the same. No second after a tie for first or with two players (Dice Game rulebook, end of the game).
            }
        }
        [ares] { $line ->
            [tr] 1 point for each step of your terraform rating (rulebook, final scoring).
            [forests] The points on your forest tokens, 1 or 5 each (rulebook, final scoring).
           *[cards] The points of all cards played, those that count something too; halves are rounded down (rulebook, final scoring).
        }
       *[classic] { $line ->
            [tr] Your terraform rating is your basic score (rulebook, final scoring).
            [milestones] 5 points for each milestone; three at most are claimed in a play (rulebook, final scoring).
            [greeneries] 1 point for each of your greenery tiles (rulebook, final scoring).
            [cities] Each of your cities gives 1 point for every greenery next to it, anyone's (rulebook, final scoring).
            [cards] The points of all cards played, events and resources on cards too; negative ones count (rulebook, final scoring).
           *[award] Whoever has most of what the award counts gets 5 points, the second 2; whoever ties has the same. No second after a tie for first or with two players (rulebook page 11).
        }
    }
    .done = { NAME($player) }, { NAME($line) }: { $answer }
award = { NAME($award) }: { $firsts ->
        [0] { "" }
        [one] { LIST($first) } gets { $more } points.
       *[other] { LIST($first) } get { $more } points each.
    } { $seconds ->
        [0] { $firsts ->
            [0] no points.
           *[other] { "" }
        }
        [one] { LIST($second) } gets { $less }.
       *[other] { LIST($second) } get { $less } each.
    }
    .voice = { NAME($award) }: { $firsts ->
        [0] { "" }
        [one] { LIST($first) } gets { $more } points.
       *[other] { LIST($first) } get { $more } points each.
    } { $seconds ->
        [0] { $firsts ->
            [0] no points.
           *[other] { "" }
        }
        [one] { LIST($second) } gets { $less }.
       *[other] { LIST($second) } get { $less } each.
    }
    .why = { $alone ->
        [yes] Solo, 10, 8 or 6 of a common, uncommon or rare symbol give { $more } points, one short gives { $less } (Dice Game rulebook, solo rules).
       *[no] Ties are friendly: whoever shares a place has all its points. Nobody is second after a tie for first, or with two players (rulebook). Our reading: a count of zero takes a place like any other.
    }

## The check and the end

check = { $players ->
        [1] { NAME("player-1") }: { $player-1 }.
        [2] { NAME("player-1") }: { $player-1 }, { NAME("player-2") }: { $player-2 }.
        [3] { NAME("player-1") }: { $player-1 }, { NAME("player-2") }: { $player-2 }, { NAME("player-3") }: { $player-3 }.
        [4] { NAME("player-1") }: { $player-1 }, { NAME("player-2") }: { $player-2 }, { NAME("player-3") }: { $player-3 }, { NAME("player-4") }: { $player-4 }.
       *[5] { NAME("player-1") }: { $player-1 }, { NAME("player-2") }: { $player-2 }, { NAME("player-3") }: { $player-3 }, { NAME("player-4") }: { $player-4 }, { NAME("player-5") }: { $player-5 }.
    } All correct? You can still change any number.
    .voice = All counted. Check the sheet; you can still change any number.
    .why = “Whole table” opens every number that was counted; awards and totals are recalculated.
    .option-done = All correct
    .done = sheet checked
complete = { $game ->
        [classic] Which goal did you reach?
       *[other] Are temperature, oxygen and oceans all full?
    }
    .voice = { $game ->
        [classic] Which goal did you reach?
       *[other] Are temperature, oxygen and oceans all full?
    }
    .why = { $game ->
        [classic] Solo, you win if all three parameters are full (rulebook, solo rules). In the Prelude’s solo variant you win with a terraform rating of 63: it is offered if yours is high enough.
        [dice] Solo, the score counts only if all three parameters are full (Dice Game rulebook, solo rules).
       *[other] Without an opponent you win only if all three parameters are full (rulebook).
    }
    .option-yes = { $game ->
        [classic] All parameters full
       *[other] Yes, all three
    }
    .option-tr63 = Terraform rating 63
    .option-no = { $game ->
        [classic] Neither
       *[other] No
    }
    .done = { $answer ->
        [yes] all three parameters full
        [tr63] terraform rating 63 reached
       *[no] goal not reached
    }
tie = { NAME($player) } is tied: { NAME($what, form: "ask") }
    .voice = There is a tie between { LIST($tied) }. { NAME($player) }: { NAME($what, form: "ask") }
    .why = { $what ->
        [crystals] A tie goes to more Crystals, then to more Advanced Buildings, then to more Progress cubes (rulebook page 21).
        [own-advanced-buildings] A tie goes to more Crystals, then to more Advanced Buildings, then to more Progress cubes (rulebook page 21).
        [production-dice] A tie goes to whoever has more production dice in the brown boxes of corporation and green cards (Dice Game rulebook, end of the game).
        [resources] A tie goes to whoever has most megacredits, heat and plants together, each card in hand turned into 3 megacredits (rulebook, final scoring).
       *[megacredits] A tie goes to whoever has more megacredits (rulebook, final scoring).
    }
    .done = { NAME($player) }, { NAME($what) }: { $answer }
winner = { $by ->
        [points] { LIST($winner) } wins with { $total ->
            [one] { $total } point
           *[other] { $total } points
        }!
        [nothing] { LIST($winner) } share the victory with { $total ->
            [one] { $total } point
           *[other] { $total } points
        } each!
       *[other] { LIST($winner) } wins the tie at { $total ->
            [one] { $total } point
           *[other] { $total } points
        }. Tie-break: { NAME($by) }.
    }
    .voice = { $by ->
        [points] { LIST($winner) } wins with { $total ->
            [one] { $total } point
           *[other] { $total } points
        }!
        [nothing] { LIST($winner) } share the victory, with { $total ->
            [one] { $total } point
           *[other] { $total } points
        } each!
       *[other] { LIST($winner) } wins the tie at { $total ->
            [one] { $total } point
           *[other] { $total } points
        }. The tie-break: { NAME($by) }.
    }
    .why = { $by ->
        [points] The most points win (rulebook, final scoring).
        [nothing] { $game ->
            [on-mars] If nothing breaks the tie, the players share the place (rulebook page 21).
            [dice] If nothing breaks the tie, the rulebook wants another game to settle it (Dice Game rulebook, end of the game). Our reading: this one is shared.
           *[other] The rulebook names nothing else that would break the tie. Our reading: the victory is shared.
        }
       *[other] The points were equal. The tie-break is: { NAME($by) } (rulebook, final scoring).
    }
verdict = { $team ->
        [yes] { $won ->
            [yes] You win together with { $total } points!
           *[no] Not this time: together you have { $total ->
                [one] { $total } point.
               *[other] { $total } points.
            }
        }
       *[no] { $won ->
            [yes] You win with { $total ->
                [one] { $total } point!
               *[other] { $total } points!
            }
           *[no] { $game ->
                [classic] The goal was not reached: not this time.
                [dice] Mars is not terraformed: the score does not count.
               *[other] Mars is not terraformed: not this time.
            }
        }
    }
    .voice = { $team ->
        [yes] { $won ->
            [yes] You win together, with { $total } points!
           *[no] Not this time. Together you have { $total ->
                [one] { $total } point.
               *[other] { $total } points.
            }
        }
       *[no] { $won ->
            [yes] You win, with { $total ->
                [one] { $total } point!
               *[other] { $total } points!
            }
           *[no] { $game ->
                [classic] The goal was not reached. Not this time.
                [dice] Mars is not terraformed. The score does not count.
               *[other] Mars is not terraformed. Not this time.
            }
        }
    }
    .why = { $team ->
        [yes] Together you need all three parameters full and 80 points (rulebook, two-player co-op).
       *[no] { $game ->
            [classic] Solo, you win if all three parameters are full (rulebook, solo rules), or with a terraform rating of 63 in the Prelude’s solo variant.
           *[other] Solo, you win if all three parameters are full (rulebook, solo rules).
        }
    }
sheet-on-mars = { NAME($player) }: { NAME("op-track") } { $op-track }, { NAME("progress") } { $progress }, { NAME("ships") } { $ships }, { NAME("quarters") } { $quarters }, { NAME("techs") } { $techs }, { NAME("blueprints") } { $blueprints }, { NAME("scientists") } { $scientists }, { NAME("contracts") } { $contracts }. Total: { $total } OP.
    .voice = { NAME($player) } has { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }
    .why = These lines add up to the total (rulebook, final scoring).
sheet-dice = { NAME($player) }: { NAME("vp-track") } { $vp-track }, { NAME("awards") } { $awards }, { NAME("milestones") } { $milestones }, { NAME("cards") } { $cards }. Total: { $total } VP.
    .voice = { NAME($player) } has { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }
    .why = These lines add up to the total (rulebook, final scoring).
sheet-ares = { NAME($player) }: { NAME("tr") } { $tr }, { NAME("forests") } { $forests }, { NAME("cards") } { $cards }. Total: { $total } VP.
    .voice = { NAME($player) } has { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }
    .why = These lines add up to the total (rulebook, final scoring).
sheet-classic = { NAME($player) }: { NAME("tr") } { $tr }, { $alone ->
        [yes] { "" }
       *[no] { NAME("awards") } { $awards }, { NAME("milestones") } { $milestones },
    } { NAME("greeneries") } { $greeneries }, { NAME("cities") } { $cities }, { NAME("cards") } { $cards }. Total: { $total } VP.
    .voice = { NAME($player) } has { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }
    .why = These lines add up to the total (rulebook, final scoring).

## Names

name-score-pad = Score pads
name-none = none
name-on-mars = On Mars
name-dice = The Dice Game
name-ares = Ares Expedition
name-classic = Terraforming Mars

name-player-1 = Player 1
    .short = Player 1
name-player-2 = Player 2
    .short = Player 2
name-player-3 = Player 3
    .short = Player 3
name-player-4 = Player 4
    .short = Player 4
name-player-5 = Player 5
    .short = Player 5

name-game = Game
name-players = Players
name-line = Line
name-winner = Winner
name-totals = Totals
name-rarity = How rare the symbols are
name-common = common
name-uncommon = uncommon
name-rare = rare

name-op-track = Points track
    .ask = where does your marker stand on the track?
name-progress = Progress Area
    .ask = how many cubes are in your Progress Area?
name-ships = Ships
    .ask = how many Ships are in your Hangar?
name-quarters = Living Quarters
    .ask = which number is next to your highest Colonist?
name-techs = Techs
    .ask = what do the numbers under the columns of your Techs add up to?
name-blueprints = Blueprints
    .ask = how many points do your Blueprints give?
name-scientists = Scientists
    .ask = how many Advanced Buildings do your Scientists score?
name-contracts = Contracts
    .ask = how many points do your Earth Contracts give?
name-vp-track = Points track
    .ask = where does your cube stand on the track?
name-awards = Awards
name-award-1 = First award
    .ask = how many of what the first award counts?
name-award-2 = Second award
    .ask = how many of what the second award counts?
name-award-3 = Third award
    .ask = how many of what the third award counts?
name-milestones = Milestones
    .ask = how many milestones did you claim?
name-cards = Cards
    .ask = how many points do your cards give?
name-tr = Terraform rating
    .field = Terraform rating
    .ask = what is your terraform rating?
name-forests = Forests
    .ask = how many points are on your forest tokens?
name-greeneries = Greeneries
    .ask = how many greenery tiles are yours?
name-cities = Cities
    .ask = how many greeneries are next to your cities, city by city?

# What is counted where it is not the points themselves, and what decides a tie

name-progress-cubes = Progress cubes
name-hangar-ships = Ships in the Hangar
name-advanced-buildings = Advanced Buildings scored
name-claimed-milestones = Milestones claimed
name-award-1-count = First award, counted
name-award-2-count = Second award, counted
name-award-3-count = Third award, counted
name-crystals = Crystals
    .ask = how many Crystals do you have?
name-own-advanced-buildings = Advanced Buildings
    .ask = how many Advanced Buildings of yours are on Mars?
name-production-dice = Production dice
    .ask = how many production dice are in your brown boxes?
name-resources = Megacredits, heat and plants
    .ask = how many megacredits, heat and plants do you have left, your hand cards sold?
name-megacredits = Megacredits
    .ask = how many megacredits do you have left?
