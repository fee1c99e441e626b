# The score pads: the final scoring of four games. Values are shown, .voice is spoken, .why is the
# reason with its source, .done is what undo calls the answer. Names are at the end; a line's
# .ask is its question.

## Who plays what

game = Which game are you scoring?
    .voice = Which game are you scoring?
    .why = Each game has its own pad, with its own lines, tie-breaks and number of players.
    .done = the score pad for { $choice } was opened
    .title = Which game are you scoring?
    .key = Score pad
    .short = Which game are you scoring?
players = { NAME($game) }: how many players?
    .voice = How many players are there?
    .why = Some lines depend on it: where a game has awards, nobody is second with two players; a solo game has rules of its own.
    .option = { $option ->
        [one] 1 player
       *[other] { $option } players
    }
    .done = { $answer ->
        [one] 1 player
       *[other] { $answer } players
    }
    .title = How many players?
    .facts = { NAME($game) }
    .key = Players
    .short = How many players are there?
team = Are you playing against each other, or together?
    .voice = Are you playing against each other, or together?
    .why = Together you win with all three parameters full and { $needed } points between you (rulebook, two-player co-op).
    .option-no = Against each other
    .option-yes = Together
    .done = { $answer ->
        [yes] you play together
       *[no] you play against each other
    }
    .title = Playing together?
    .facts = Together: all parameters full and { $needed } points
    .key = Players | 2
    .short = Are you playing against each other, or together?
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
    .title = How many awards were funded?
    .facts = Three at most, no matter who paid
    .key = Awards
    .short = How many awards were funded?
rarity = { NAME($award) }: how rare is its symbol?
    .voice = { NAME($award) }: how rare is its symbol on the die?
    .why = Solo, you need 10 of a common symbol, 8 of an uncommon or 6 of a rare one for 5 points; one fewer gives 3 (Dice Game rulebook, solo rules).
    .option-common = Common: on three faces of its die
    .option-uncommon = Uncommon: on two faces
    .option-rare = Rare: on one face
    .done = the symbol of { NAME($award) } is { NAME($answer) }
    .title = { NAME($award) }: how rare?
    .facts =
        Its symbol on the die
        10 common, 8 uncommon or 6 rare symbols give 5 points
        One fewer gives 3 points
    .key = { NAME($award) }
    .short = { NAME($award) }: how rare is its symbol?

## Line by line

# What a line asks for: an award of the Dice Game counts a symbol
asked = { $game ->
        [dice] { $line ->
            [award-1] how many symbols of the first award are in your cards’ costs?
            [award-2] how many symbols of the second award are in your cards’ costs?
            [award-3] how many symbols of the third award are in your cards’ costs?
           *[other] { NAME($line, form: "ask") }
        }
       *[other] { NAME($line, form: "ask") }
    }
    .title = { $game ->
        [dice] { $line ->
            [award-1] Symbols for award 1
            [award-2] Symbols for award 2
            [award-3] Symbols for award 3
           *[other] { NAME($line, form: "title") }
        }
        [classic] { $line ->
            [cards] VP on cards, events, animals
           *[other] { NAME($line, form: "title") }
        }
       *[other] { NAME($line, form: "title") }
    }
    .heard = { $game ->
        [dice] { asked }
       *[other] { NAME($line, form: "ask") }
    }
# Who gets how much of an award; solo, that depends on how rare its symbol is
award-places =
    .facts = { $alone ->
        [yes] { "" }
       *[no] { $game ->
            [dice] Most: 5 VP; second: 3 VP (3 or more players)
           *[classic] Most: 5 VP; second: 2 VP (3 or more players)
        }
    }
line = { NAME($player) }: { asked }{ $total ->
        [0] { "" }
        [one] { " " }So far: 1 point.
       *[other] { " " }So far: { $total } points.
    }
    .voice = { NAME($player) }: { asked } { $total ->
        [0] { "" }
        [one] You have 1 point so far.
       *[other] You have { $total } points so far.
    }
    .why = { $game ->
        [on-mars] { $line ->
            [op-track] Scoring starts from the points track (rulebook page 21).
            [progress] 0 to 5 cubes give 0, 1, 2, 4, 7 or 11 points (rulebook page 21).
            [ships] 3 points for each Ship in the Hangar (rulebook page 21).
            [quarters] The number next to your highest Colonist (rulebook page 21).
            [techs] Each Tech scores the number printed under its column (rulebook page 21).
            [blueprints] A used Blueprint gives 3 points at level 1 and 5 at level 3; an unused one takes away as many (rulebook page 21).
            [scientists] 3 points for each Advanced Building on Mars of a type that one of your Scientists scores, no matter whose (rulebook page 21).
           *[contracts] An Upgrade Contract gives 12 points, or minus 6 if not completed; a Deliver Contract 9, or minus 4 (rulebook page 21).
        }
        [dice] { $line ->
            [vp-track] Scoring starts from the points track (Dice Game rulebook, end of the game).
            [milestones] 4 points for each milestone; there are three in total (Dice Game rulebook, end of the game).
            [cards] The points on the red ribbons of all cards played, including negative ones (Dice Game rulebook, end of the game).
           *[award] { $alone ->
                [yes] Count the award’s symbol in the costs of all cards you played. 10, 8 or 6 give 5 points, for a common, uncommon or rare symbol; one fewer gives 3 (Dice Game rulebook, solo rules).
               *[no] Count the award’s symbol in the costs of all cards played. Whoever has the most gets 5 points, second place 3; tied players get the same. There is no second place after a tie for first, or with two players (Dice Game rulebook, end of the game).
            }
        }
        [ares] { $line ->
            [tr] 1 point for each step of your terraform rating (rulebook, final scoring).
            [forests] The points on your forest tokens, 1 or 5 each (rulebook, final scoring).
           *[cards] The points of all cards played, including variable cards, marked with an asterisk; each card is rounded down (rulebook, final scoring).
        }
       *[classic] { $line ->
            [tr] Your terraform rating is your basic score (rulebook, final scoring).
            [milestones] 5 points for each milestone; three at most are claimed in a game (rulebook, final scoring).
            [greeneries] 1 point for each of your greenery tiles (rulebook, final scoring).
            [cities] Each of your cities gives 1 point for every greenery next to it, no matter whose (rulebook, final scoring).
            [cards] The points of all cards played, including events and resources on cards; negative ones count (rulebook, final scoring).
           *[award] Whoever has the most of what the award counts gets 5 points, second place 2; tied players get the same. There is no second place after a tie for first, or with two players (rulebook page 11).
        }
    }
    .done = { NAME($player) }, { NAME($line) }: { $answer }
    .title = { NAME($player) }: { asked.title }?
    .facts =
        { $game ->
            [on-mars] { $line ->
                [op-track] Where your marker is on the points track
                [progress] Cubes in your Progress Area
                [ships] Ships in your Hangar, 3 points each
                [quarters] The number next to your highest Colonist
                [techs] The numbers under the columns of your Techs, added up
                [blueprints] Points for used Blueprints, minus those for unused ones
                [scientists] Advanced Buildings that your Scientists score, 3 each
               *[contracts] Points for completed Contracts, minus those for failed ones
            }
            [dice] { $line ->
                [vp-track] Where your cube is on the points track
                [milestones] Milestones you claimed, 4 points each
                [cards] The points of all cards played, including negative ones
               *[award] Count symbols in your cards’ costs, not points
            }
            [ares] { $line ->
                [tr] Your terraform rating
                [forests] 1 or 5 points each
               *[cards] The points of all cards played, rounded down
            }
           *[classic] { $line ->
                [tr] Your terraform rating
                [milestones] Milestones you claimed, 5 points each
                [greeneries] Your own greenery tiles, 1 point each
                [cities] A greenery next to two cities counts for both
                [cards] All cards played: events, animals, microbes count too
               *[award] Enter what the award counts (tiles, heat…), not points
            }
        }
        { $line ->
            [cities] City by city, no matter whose greeneries
           *[other] { "" }
        }
        { $line ->
            [award-1] { award-places.facts }
            [award-2] { award-places.facts }
            [award-3] { award-places.facts }
           *[other] { $total ->
                [0] { "" }
                [one] So far: 1 point
               *[other] So far: { $total } points
            }
        }
    .key = { NAME($line) }
    .short = { NAME($player) }: { asked }
award = { NAME($award) }: { $firsts ->
        [0] { "" }
        [one] { LIST($first) } gets { $more } points.
       *[other] { LIST($first) } get { $more } points each.
    } { $seconds ->
        [0] { $firsts ->
            [0] nobody gets any points.
           *[other] { "" }
        }
        [one] { LIST($second) } gets { $less } points.
       *[other] { LIST($second) } get { $less } points each.
    }
    .voice = { NAME($award) }: { $firsts ->
        [0] { "" }
        [one] { LIST($first) } gets { $more } points.
       *[other] { LIST($first) } get { $more } points each.
    } { $seconds ->
        [0] { $firsts ->
            [0] nobody gets any points.
           *[other] { "" }
        }
        [one] { LIST($second) } gets { $less } points.
       *[other] { LIST($second) } get { $less } points each.
    }
    .why = { $alone ->
        [yes] Solo, 10, 8 or 6 of a common, uncommon or rare symbol give { $more } points; one fewer gives { $less } (Dice Game rulebook, solo rules).
       *[no] Ties are friendly: everyone who shares a place gets its full points. There is no second place after a tie for first, or with two players (rulebook). The rulebook doesn’t say whether a count of zero can take a place; here it can.
    }
    .facts = { NAME($award) }: { $firsts ->
            [0] { $seconds ->
                [0] no points
               *[other] { "" }
            }
            [1] { $more } points, { LIST($first) }
           *[other] { $more } points each, players { LIST($first, form: "number") }
        }{ $firsts ->
            [0] { "" }
           *[other] { $seconds ->
                [0] { "" }
               *[other] { "; " }
            }
        }{ $seconds ->
            [0] { "" }
            [1] { $less } points, { LIST($second) }
           *[other] { $less } points, players { LIST($second, form: "number") }
        }
    .key = { NAME($award) } | { $firsts ->
        [0] { $seconds ->
            [0] 0
           *[other] { $less }
        }
       *[other] { $more }
    }
    .short = { NAME($award) }: { $firsts ->
        [0] { $seconds ->
            [0] nobody gets any points.
           *[other] { "" }
        }
        [1] { LIST($first) } gets { $more } points.
       *[other] { LIST($first) } get { $more } points each.
    } { $seconds ->
        [0] { "" }
        [1] { LIST($second) } gets { $less } points.
       *[other] { LIST($second) } get { $less } points each.
    }

## The check and the end

check = { $players ->
        [1] { NAME("player-1") }: { $player-1 }.
        [2] { NAME("player-1") }: { $player-1 }, { NAME("player-2") }: { $player-2 }.
        [3] { NAME("player-1") }: { $player-1 }, { NAME("player-2") }: { $player-2 }, { NAME("player-3") }: { $player-3 }.
        [4] { NAME("player-1") }: { $player-1 }, { NAME("player-2") }: { $player-2 }, { NAME("player-3") }: { $player-3 }, { NAME("player-4") }: { $player-4 }.
       *[5] { NAME("player-1") }: { $player-1 }, { NAME("player-2") }: { $player-2 }, { NAME("player-3") }: { $player-3 }, { NAME("player-4") }: { $player-4 }, { NAME("player-5") }: { $player-5 }.
    } All correct? You can still change any number.
    .voice = Everything is counted. Check the sheet; you can still change any number.
    .why = Any number can still be corrected; awards and totals are then updated.
    .option-done = All correct
    .done = sheet checked
    .title = All correct?
    .facts = To change a number: tap it, or “Whole table” under “More”
    .key = All counted
    .short = Everything is counted. Is it all correct?
complete = { $game ->
        [classic] Which goal did you reach?
       *[other] Are temperature, oxygen and oceans all full?
    }
    .voice = { $game ->
        [classic] Which goal did you reach?
       *[other] Are temperature, oxygen and oceans all full?
    }
    .why = { $game ->
        [classic] Solo, you win if all three parameters are full (rulebook, solo rules). In Prelude’s solo variant you win with a terraform rating of 63: this goal is offered if your rating is high enough.
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
    .title = { $game ->
        [classic] Which goal did you reach?
       *[other] All three parameters full?
    }
    .facts =
        { $game ->
            [classic] { "" }
           *[other] Temperature, oxygen and oceans
        }
    .key = { $game ->
        [classic] Goal
       *[other] Parameters | 3
    }
    .short = { $game ->
        [classic] Which goal did you reach?
       *[other] Are all three parameters full?
    }
tie = { NAME($player) } is tied: { NAME($what, form: "ask") }
    .voice = There is a tie between { LIST($tied) }. { NAME($player) }: { NAME($what, form: "ask") }
    .why = { $what ->
        [crystals] The tie goes to whoever has more Crystals, then more Advanced Buildings, then more Progress cubes (rulebook page 21).
        [own-advanced-buildings] The tie goes to whoever has more Crystals, then more Advanced Buildings, then more Progress cubes (rulebook page 21).
        [production-dice] The tie goes to whoever has more production dice in the brown boxes of corporation and green cards (Dice Game rulebook, end of the game).
        [resources] The tie goes to whoever has the most megacredits, heat and plants together, counting each card in hand as 3 megacredits (rulebook, final scoring).
       *[megacredits] The tie goes to whoever has more megacredits (rulebook, final scoring).
    }
    .done = { NAME($player) }, { NAME($what) }: { $answer }
    .title = Tied. { NAME($player) }: { NAME($what, form: "title") }?
    .facts =
        { $what ->
            [crystals] Your Crystals
            [own-advanced-buildings] Your Advanced Buildings on Mars
            [production-dice] Production dice in your brown boxes
            [resources] What you have left, with each card in hand as 3 M€
           *[megacredits] Megacredits you have left
        }
        Tied: players { LIST($tied, form: "number") }
    .key = { NAME($what) }
    .short = { NAME($player) } is tied: { NAME($what, form: "ask") }
winner = { $by ->
        [points] { LIST($winner) } wins with { $total ->
            [one] { $total } point
           *[other] { $total } points
        }!
        [again] { LIST($winner) } are still tied at { $total ->
            [one] { $total } point
           *[other] { $total } points
        }: the rulebook says to play another game!
        [nothing] { LIST($winner) } share the victory with { $total ->
            [one] { $total } point
           *[other] { $total } points
        } each!
       *[other] { LIST($winner) } wins the tie at { $total ->
            [one] { $total } point
           *[other] { $total } points
        }. It was decided by { NAME($by, form: "tie") }.
    }
    .voice = { $by ->
        [points] { LIST($winner) } wins with { $total ->
            [one] { $total } point
           *[other] { $total } points
        }!
        [again] { LIST($winner) } are still tied at { $total ->
            [one] { $total } point
           *[other] { $total } points
        }: the rulebook says to play another game!
        [nothing] { LIST($winner) } share the victory, with { $total ->
            [one] { $total } point
           *[other] { $total } points
        } each!
       *[other] { LIST($winner) } wins the tie at { $total ->
            [one] { $total } point
           *[other] { $total } points
        }. It was decided by { NAME($by, form: "tie") }.
    }
    .why = { $by ->
        [points] Whoever has the most points wins (rulebook, final scoring).
        [again] The production dice are also tied, so the players play another game (Dice Game rulebook, end of the game).
        [nothing] { $game ->
            [on-mars] If nothing breaks the tie, the players share the victory (rulebook page 21).
           *[other] The rulebook has no further tie-breaker, so the victory is shared.
        }
       *[other] The points were equal, so the tie was decided by { NAME($by, form: "tie") } (rulebook, final scoring).
    }
    .title = { $by ->
        [points] { LIST($winner) } wins!
        [again] Still tied: play another game!
        [nothing] The victory is shared!
       *[other] { LIST($winner) } wins the tie!
    }
    .facts = { $by ->
        [points] { "" }
        [again] Tied: players { LIST($winner, form: "number") }
        [nothing] Players { LIST($winner, form: "number") }
       *[other] Tied, decided by { NAME($by, form: "by") }
    }
    .key = { $total ->
        [one] Point
       *[other] Points
    } | { $total }
    .short = { $by ->
        [points] { LIST($winner) } wins with { $total ->
            [one] { $total } point
           *[other] { $total } points
        }!
        [again] { LIST($winner) } are still tied: play another game!
        [nothing] { LIST($winner) } share the victory with { $total ->
            [one] { $total } point
           *[other] { $total } points
        } each!
       *[other] { LIST($winner) } wins the tie at { $total ->
            [one] { $total } point
           *[other] { $total } points
        }!
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
                [classic] Not this time: the goal was not reached.
                [dice] Mars is not terraformed: the score does not count.
               *[other] Not this time: Mars is not terraformed.
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
                [classic] Not this time. The goal was not reached.
                [dice] Mars is not terraformed. The score does not count.
               *[other] Not this time. Mars is not terraformed.
            }
        }
    }
    .why = { $team ->
        [yes] Together you need all three parameters full and 80 points (rulebook, two-player co-op).
       *[no] { $game ->
            [classic] Solo, you win if all three parameters are full (rulebook, solo rules), or with a terraform rating of 63 in Prelude’s solo variant.
           *[other] Solo, you win if all three parameters are full (rulebook, solo rules).
        }
    }
    .title = { $won ->
        [yes] { $team ->
            [yes] You win together!
           *[no] You win!
        }
       *[no] Not this time
    }
    .facts = { $team ->
        [yes] { $total ->
            [one] { $total } point between you
           *[other] { $total } points between you
        }
       *[no] { $won ->
            [yes] { "" }
           *[no] { $game ->
                [classic] The goal was not reached
                [dice] Mars is not terraformed: the score does not count
               *[other] Mars is not terraformed
            }
        }
    }
    .key = { $won ->
        [yes] { $total ->
            [one] Point
           *[other] Points
        } | { $total }
       *[no] { $team ->
            [yes] { $total ->
                [one] Point
               *[other] Points
            } | { $total }
           *[no] Not this time
        }
    }
    .short = { $won ->
        [yes] { $team ->
            [yes] You win together
           *[no] You win
        } with { $total ->
            [one] { $total } point!
           *[other] { $total } points!
        }
       *[no] Not this time{ $team ->
            [yes] : together you have { $total ->
                [one] { $total } point.
               *[other] { $total } points.
            }
           *[no] { $game ->
                [classic] : the goal was not reached.
               *[other] : Mars is not terraformed.
            }
        }
    }
rated = Your rating is “{ NAME($rating) }”.
    .voice = Your rating is “{ NAME($rating) }”.
    .why = The bands are those of the Dice Game’s rulebook (60, 70, 80, 85, 90, 95, 100, 110); the words are ours.
    .title = Rating: { NAME($rating) }
    .facts = { $total } VP
    .key = VP | { $total }
    .short = Your rating is “{ NAME($rating) }”.
sheet-on-mars = { NAME($player) }: { NAME("op-track") } { $op-track }, { NAME("progress") } { $progress }, { NAME("ships") } { $ships }, { NAME("quarters") } { $quarters }, { NAME("techs") } { $techs }, { NAME("blueprints") } { $blueprints }, { NAME("scientists") } { $scientists }, { NAME("contracts") } { $contracts }. Total: { $total } OP.
    .voice = { NAME($player) } has { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }
    .why = These lines add up to the total (rulebook, final scoring).
    .title = { NAME($player) }: { $total } OP
    .key = { NAME($player) } | { $total }
    .short = { NAME($player) } has { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }
sheet-dice = { NAME($player) }: { NAME("vp-track") } { $vp-track }, { NAME("awards") } { $awards }, { NAME("milestones") } { $milestones }, { NAME("cards") } { $cards }. Total: { $total } VP.
    .voice = { NAME($player) } has { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }
    .why = These lines add up to the total (rulebook, final scoring).
    .title = { NAME($player) }: { $total } VP
    .key = { NAME($player) } | { $total }
    .short = { NAME($player) } has { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }
sheet-ares = { NAME($player) }: { NAME("tr") } { $tr }, { NAME("forests") } { $forests }, { NAME("cards") } { $cards }. Total: { $total } VP.
    .voice = { NAME($player) } has { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }
    .why = These lines add up to the total (rulebook, final scoring).
    .title = { NAME($player) }: { $total } VP
    .key = { NAME($player) } | { $total }
    .short = { NAME($player) } has { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }
sheet-classic = { NAME($player) }: { NAME("tr") } { $tr }, { $alone ->
        [yes] { "" }
       *[no] { NAME("awards") } { $awards }, { NAME("milestones") } { $milestones },
    } { NAME("greeneries") } { $greeneries }, { NAME("cities") } { $cities }, { NAME("cards") } { $cards }. Total: { $total } VP.
    .voice = { NAME($player) } has { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }
    .why = These lines add up to the total (rulebook, final scoring).
    .title = { NAME($player) }: { $total } VP
    .key = { NAME($player) } | { $total }
    .short = { NAME($player) } has { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }

## In the header

header-line = { $number } of { $lines }

## Words on the picture


## Names

name-score-pad = Score pads
name-none = not yet
name-on-mars = On Mars
name-dice = The Dice Game
name-ares = Ares Expedition
name-classic = Terraforming Mars

name-player-1 = Player 1
    .short = Player 1
    .number = 1
name-player-2 = Player 2
    .short = Player 2
    .number = 2
name-player-3 = Player 3
    .short = Player 3
    .number = 3
name-player-4 = Player 4
    .short = Player 4
    .number = 4
name-player-5 = Player 5
    .short = Player 5
    .number = 5

name-game = Game
name-players = Players
name-line = Line
name-lines = Lines
name-winner = Winner
name-totals = Totals
name-rarity = How rare the symbols are
name-common = common
    .value = Common
name-uncommon = uncommon
    .value = Uncommon
name-rare = rare
    .value = Rare

name-op-track = Points track
    .ask = where is your marker on the points track?
name-progress = Progress Area
    .ask = how many cubes are in your Progress Area?
    .title = Progress cubes
name-ships = Ships
    .ask = how many Ships are in your Hangar?
    .title = Ships in your Hangar
name-quarters = Living Quarters
    .ask = which number is next to your highest Colonist?
name-techs = Techs
    .ask = what do the numbers under the columns of your Techs add up to?
    .title = Points for your Techs
name-blueprints = Blueprints
    .ask = how many points do your Blueprints give?
    .title = Points for your Blueprints
name-scientists = Scientists
    .ask = how many Advanced Buildings do your Scientists score?
    .title = Advanced Buildings scored
name-contracts = Contracts
    .ask = how many points do your Earth Contracts give?
    .title = Points for your Contracts
name-vp-track = Points track
    .ask = where is your cube on the points track?
name-awards = Awards
name-award-1 = Award 1
    .ask = what is your count for the first award, in tiles, heat or whatever it rewards?
    .title = Count for award 1
name-award-2 = Award 2
    .ask = what is your count for the second award, in tiles, heat or whatever it rewards?
    .title = Count for award 2
name-award-3 = Award 3
    .ask = what is your count for the third award, in tiles, heat or whatever it rewards?
    .title = Count for award 3
name-milestones = Milestones
    .ask = how many milestones did you claim?
    .title = Milestones claimed
name-cards = Cards
    .ask = how many points do your cards give?
    .title = VP on your cards
name-tr = Terraform rating
    .field = Terraform rating
    .ask = what is your terraform rating?
    .title = TR
    .short = TR
name-forests = Forests
    .ask = how many points are on your forest tokens?
    .title = VP on forest tokens
name-greeneries = Greeneries
    .ask = how many greenery tiles are yours?
    .title = Greeneries owned
name-cities = Cities
    .ask = counting city by city, how many greeneries are next to your cities?
    .title = Greeneries next to your cities

# What is counted where it is not the points themselves, and what decides a tie

name-progress-cubes = Progress cubes
    .by = Progress cubes
name-hangar-ships = Ships in the Hangar
name-advanced-buildings = Advanced Buildings scored
name-claimed-milestones = Milestones claimed
name-award-1-count = Award 1, counted
name-award-2-count = Award 2, counted
name-award-3-count = Award 3, counted
name-crystals = Crystals
    .ask = how many Crystals do you have?
    .by = Crystals
name-own-advanced-buildings = Advanced Buildings
    .ask = how many of your Advanced Buildings are on Mars?
    .by = Advanced Buildings
name-production-dice = Production dice
    .ask = how many production dice are in your brown boxes?
    .by = production dice
    .tie = production dice
name-resources = Megacredits, heat and plants
    .ask = how many megacredits, heat and plants do you have left, counting each card in hand as 3 megacredits?
    .title = MC, heat, plants
    .by = MC, heat and plants
    .tie = megacredits, heat and plants
name-megacredits = Megacredits
    .ask = how many megacredits do you have left?
    .by = M€
    .tie = megacredits

# The bands of the Dice Game’s rulebook
name-unreal = hard to believe
name-supreme = outstanding
name-excellent = excellent
name-very-good = very good
name-not-bad = good
name-fair = fair
name-learning = getting there
name-room-to-grow = room to grow
name-barely = just made it
