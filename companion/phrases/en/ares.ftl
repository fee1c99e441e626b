# Terraforming Mars: Ares Expedition, solo and two-player co-op. Every message stands in all three languages.

## Set-up

mode = Do you play alone or as two?
    .voice = Do you play alone, or two of you together?
    .why = Solo has 25 rounds against a Martian hand of phase cards; co-op has 15 rounds and a pile of cubes (rulebook, solo and two-player modes).
    .option-solo = Solo
    .option-co-op = Two-player co-op
    .done = mode: { $choice }
difficulty = Which difficulty?
    .voice = Which difficulty?
    .why = Four times in the game, when the cube moves, Novice raises oxygen or temperature 2 steps, Advanced 1 step, Expert none (rulebook, solo mode).
    .option-novice = Novice
    .option-advanced = Advanced
    .option-expert = Expert
    .done = difficulty: { $choice }
lead = Shall I lead you through the set-up?
    .voice = Shall I lead you through the set-up?
    .why = A first game deals easier cards, marked with a star (rulebook, set-up).
    .option-guided = Lead me
    .option-first-game = Lead me, it is our first game
    .option-ready = The table is set up
    .done = set-up: { $choice }
setup-board = Put the board in the middle: temperature −30 °C, oxygen 0 %. Shuffle the 9 oceans and lay them orange side up. Close the phase tokens.
    .voice = Put the board in the middle, with temperature at minus 30 degrees and oxygen at 0. Shuffle the 9 oceans and lay them orange side up. Close the phase tokens.
    .why = This is where the global parameters start (rulebook, set-up).
    .done = board set up
setup-player = { $mode ->
        [co-op] Each of you:
       *[solo] Take
    } a player board with a cube on 0 of all six tracks, and a cube on 5 of the TR track.
    .voice = { $mode ->
        [co-op] Each of you:
       *[solo] Take
    } a player board with a cube on 0 of all six tracks. On the terraform rating track { $mode ->
        [co-op] each of you starts
       *[solo] you start
    } at 5.
    .why = The terraform rating starts at 5, all production and efficiency at 0 (rulebook, set-up).
    .done = player board set up
setup-projects = { $first ->
        [yes] Shuffle the 16 green cards with a star and deal 4{ $mode ->
            [co-op] { " to each" }
           *[solo] { "" }
        }; the rest of them go out. Then deal 4 more from the shuffled deck.
       *[no] Shuffle the projects and deal 8{ $mode ->
            [co-op] { " to each" }
           *[solo] { "" }
        }.
    }
    .voice = { $first ->
        [yes] Shuffle the 16 green cards with a star and deal 4{ $mode ->
            [co-op] { " to each" }
           *[solo] { "" }
        }. Then deal 4 more from the deck.
       *[no] Shuffle the projects and deal 8{ $mode ->
            [co-op] { " to each" }
           *[solo] { "" }
        }.
    }
    .why = You keep all of them (rulebook, set-up).
    .done = projects dealt
starred = How many corporations with a star does your rulebook deal each player in a first game?
    .voice = How many corporations with a star does your rulebook deal each player in a first game?
    .why = The printings differ: some deal 2 of which you keep 1, others deal 1.
    .option = { $option ->
        [1] 1 corporation
       *[other] { $option } corporations
    }
    .done = starred corporations: { $answer }
setup-corporation = Deal { $mode ->
        [co-op] each player
       *[solo] yourself
    } { $starred ->
        [0] 2 corporations
        [1] 1 corporation with a star
       *[other] 2 corporations with a star
    } and keep 1. Take its starting resources and the 5 phase cards of your colour.
    .why = Advanced rule: before you choose the corporation you may swap any number of projects (rulebook, set-up).
    .done = corporation chosen
setup-martian = { $deck ->
        [physical] Shuffle a spare set of 5 phase cards face down: the Martian hand.
       *[app] The Martian hand, a spare set of 5 phase cards, can stay in the box: I draw its cards.
    } Put a cube of a spare colour on 1 of the TR track.
    .voice = { $deck ->
        [physical] Shuffle a spare set of 5 phase cards face down: the Martian hand.
       *[app] The Martian hand, a spare set of 5 phase cards, can stay in the box: I draw its cards.
    } Put a cube of a spare colour on 1 of the terraform rating track.
    .why = The Martian hand adds a phase to each round; the cube counts how often it was shuffled (rulebook, solo mode).
    .done = Martian hand set up
setup-pile = Pile up 27 copper cubes and 3 cubes of a colour that nobody plays, at the top right of the board.
    .why = The pile is the clock: two cubes leave it each round, 15 rounds in all (rulebook, two-player mode).
    .done = pile of cubes set up
begin = { $mode ->
        [co-op] { $rounds } rounds: fill all three parameters and have 80 VP together.
       *[solo] { $rounds } rounds: fill all three parameters. The cube is on 1.
    }
    .voice = { $mode ->
        [co-op] You have { $rounds } rounds. Fill all three parameters and have 80 victory points together.
       *[solo] You have { $rounds } rounds to fill all three parameters. The cube is on 1.
    }
    .why = The solo rules do not say whether the play ends in the phase that fills the last parameter. Here { $stop ->
        [play-on] it goes on to the last round.
       *[offer] you are offered to stop at the end of that phase.
    }

## Planning

rounds-left = { $left ->
        [0] This is the last round.
        [1] Round { $round }: the second-last round.
       *[other] Round { $round }: after this one { $left } rounds are left.
    }
    .why = { $mode ->
        [co-op] The pile of cubes lasts 15 rounds (rulebook, two-player mode).
       *[solo] Five Martian hands are played, 25 rounds (rulebook, solo mode).
    }
phase = Round { $round } of { $rounds }. { $who ->
        [partner] Which phase card does your partner choose?
       *[you] Which phase card do you choose?
    }
    .voice = Round { $round }. { $who ->
        [partner] Which phase does your partner choose?
       *[you] Which phase do you choose?
    }
    .why = { $last ->
        [none] No phase was chosen before, so all five may be.
       *[other] Last round it was { NAME($last) }: the same phase may not be chosen twice in a row.
    } Whoever chooses a phase gets its bonus (rulebook page 10).
    .refused = “{ $answer }” cannot be chosen: it must be one of the five phases, and not the one of last round.
    .done = { $who ->
        [partner] your partner's phase: { $choice }
       *[you] your phase: { $choice }
    }
martian = The Martian card is revealed.
    .ask = Reveal the top card of the Martian hand. Which phase is it?
    .why = Its phase happens this round too, without a bonus. { $left } { $left ->
        [one] card was
       *[other] cards were
    } left in the hand (rulebook, solo mode).
    .refused = “{ $answer }” is not in the Martian hand any more: look at the card again, or correct the hand.
    .done = Martian card: { $choice }
martian-order = Final rounds: which Martian card is played now?
    .why = In the final five rounds you choose the order of the Martian cards (rulebook, solo mode).
    .done = Martian card chosen: { $choice }
phases = { $who ->
        [partner] You: { NAME($yours) }. Your partner: { NAME($other) }.
       *[martian] You: { NAME($yours) }. Martian hand: { NAME($other) }.
    } { $same ->
        [yes] { $who ->
            [partner] The phase happens once, and both of you have its bonus.
           *[martian] The phase happens once, with your bonus.
        }
       *[no] { "" }
    }
    .voice = { $who ->
        [partner] You: { NAME($yours) }. Your partner: { NAME($other) }.
       *[martian] You: { NAME($yours) }. Martian hand: { NAME($other) }.
    } { $same ->
        [yes] { $who ->
            [partner] The phase happens once, and both of you have its bonus.
           *[martian] The phase happens once, with your bonus.
        }
       *[no] This round: { LIST($phases) }.
    }
    .why = The phases chosen are resolved once each, in the order of their numbers; everyone does each, only whoever chose it has the bonus (rulebook pages 10 and 11). Our reading: if the Martian hand shows the same card, your bonus stays yours.
cube = { $who ->
        [partner] Which cube does your partner take
       *[you] Which cube do you take
    } from the pile? { $copper } copper, { $colour } coloured.
    .voice = { $who ->
        [partner] Which cube does your partner take?
       *[you] Which cube do you take?
    }
    .why = A copper cube is 1 megacredit. A coloured cube is discarded, and its taker may swap a hand card with the other player (rulebook, two-player mode).
    .option-copper = Copper: 1 megacredit
    .option-colour = Coloured: swap a card
    .done = { $who ->
        [partner] your partner's cube: { $choice }
       *[you] your cube: { $choice }
    }
cube-taken = { $who ->
        [partner] Your partner:
       *[you] You:
    } { $cube ->
        [colour] a coloured cube. Discard it; a hand card may be swapped with the other player's.
       *[copper] a copper cube, 1 MC.
    } { $left ->
        [0] The pile is empty: this round is the last.
       *[other] { "" }
    }
    .voice = { $who ->
        [partner] Your partner
       *[you] You
    } { $who ->
        [partner] takes
       *[you] take
    } { $cube ->
        [colour] a coloured cube. Discard it. You may swap a hand card with each other.
       *[copper] a copper cube: 1 megacredit.
    } { $left ->
        [0] The pile is empty. This round is the last.
       *[other] { "" }
    }
    .why = The round that empties the pile is played to its end (rulebook, two-player mode).

## The five phases

# Who has a phase's bonus, before what it is
bonus = { $bonus ->
        [you] { $mode ->
            [co-op] Your bonus:
           *[solo] Bonus:
        }
        [partner] Your partner's bonus:
       *[both] Both have the bonus:
    }
requirements = Requirements: { $value } °C ({ NAME($temperature_zone) }), { $oxygen } % ({ NAME($oxygen_zone) }), oceans: { $oceans }.
    .voice = Requirements count as of now: temperature { $sign ->
        [minus] minus
       *[plus] { "" }
    } { $size } degrees, { NAME($temperature_zone) }. Oxygen { $oxygen } percent, { NAME($oxygen_zone) }. { $oceans ->
        [one] 1 ocean.
       *[other] { $oceans } oceans.
    }
development = I Development: play up to 1 green card. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } −3 MC.
    } { requirements }
    .voice = Phase { $number }, Development. Play up to 1 green card. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } it costs 3 megacredits less.
    } { requirements.voice }
    .why = Steel saves 2 megacredits each on building tags, titanium 3 megacredits each on space tags, never below 0; any hand card may be discarded for 3 megacredits. Requirements are judged at the start of the phase (rulebook pages 11 and 12).
construction = II Construction: play up to 1 blue or red card. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } draw 1 card before or after, or play 1 more.
    } { requirements }
    .voice = Phase { $number }, Construction. Play up to 1 blue or red card. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } draw 1 card before or after it, or play 1 more.
    } { requirements.voice }
    .why = Steel saves 2 megacredits each on building tags, titanium 3 megacredits each on space tags, never below 0. Requirements are judged at the start of the phase (rulebook pages 11 and 12).
action = III Action: each “Action:” once, standard projects as often as you like. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } one action a second time.
    } Forest: 8 plants or 20 MC. Temperature: 8 heat or 14 MC. Ocean: 15 MC.
    .voice = Phase { $number }, Action. Use each action of your cards once, and standard projects as often as you like. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } use one action a second time.
    }
    .why = Every raise gives 1 terraform rating. At the end of the phase leftover heat and plants must be converted (rulebook page 14).
production = IV Production: MC production + TR { $mode ->
        [co-op] (you { $tr }, your partner { $partner_tr })
       *[solo] { $tr }
    }, heat, plants, cards. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } +4 MC.
    }
    .voice = Phase { $number }, Production. Take your production, and { $mode ->
        [co-op] megacredits for your terraform rating: { $tr } for you, { $partner_tr } for your partner.
       *[solo] { $tr } megacredits for your terraform rating.
    } { $bonus ->
        [nobody] { "" }
       *[other] { bonus } 4 megacredits.
    }
    .why = Megacredits by production and terraform rating, heat and plants by production, and a card drawn for each card production (rulebook page 15).
research = V Research: draw 2 cards, keep 1. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } draw 5 and keep 2 in all.
    }
    .voice = Phase { $number }, Research. Draw 2 cards and keep 1. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } draw 5 and keep 2 in all.
    }
    .why = The bonus is 3 more cards to draw and 1 more to keep (rulebook page 15).

## Reports

report = { NAME($phase) }: what rises?
    .voice = { NAME($phase) }: tell me what rises. Next when the phase is done.
    .why = Every step gives 1 terraform rating; each tap is one step (rulebook page 14).
    .option-done = The phase is done
    .option-temperature = Temperature raised
    .option-forest = Forest placed
    .option-ocean = Ocean flipped
    .option-oxygen = Oxygen raised, no forest
    .option-tr = Terraform rating only
    .refused = “{ $answer }” cannot be reported now: what was full before this phase pays nothing any more.
    .done = { NAME($phase) }: { $choice }
who = { $report ->
        [tr] Whose terraform rating rises?
       *[other] Who did it?
    }
    .voice = { $report ->
        [tr] Whose terraform rating rises?
       *[other] Who did it?
    }
    .why = The terraform rating is each player's own.
    .done = { NAME($report) }: { $choice }
conversions = { $must ->
        [none] What is left may still be converted, and it pays: 8 heat into temperature, or 8 plants into a forest.
        [both] Leftovers must be converted now: every 8 heat into temperature, every 8 plants into a forest.
        [temperature] Leftovers must be converted now: every 8 heat into temperature.
       *[forest] Leftovers must be converted now: every 8 plants into a forest.
    }
    .voice = { $must ->
        [none] What is left may still be converted, and it pays: 8 heat into temperature, or 8 plants into a forest.
        [both] What is left over must be converted now. Every 8 heat into temperature, every 8 plants into a forest.
        [temperature] What is left over must be converted now. Every 8 heat into temperature.
       *[forest] What is left over must be converted now. Every 8 plants into a forest.
    }
    .why = At the end of an Action phase whoever can still convert must do so, unless that parameter is full (rulebook page 14).
    .option-done = Nothing left
    .option-temperature = 8 heat: temperature
    .option-forest = 8 plants: forest
    .done = conversion: { $choice }
gain-tr = { $who ->
        [partner] Your partner's TR: { $tr }.
       *[you] TR { $tr }.
    }
    .voice = { $who ->
        [partner] Your partner's terraform rating is { $tr }.
       *[you] Your terraform rating is { $tr }.
    }
    .why = A card may give terraform rating without raising a parameter; each tap is one (rulebook, terraform rating).
where = { $parameter ->
        [temperature] Temperature { $value } °C, { NAME($zone) }
        [oxygen] Oxygen { $value } %, { NAME($zone) }
       *[oceans] Oceans { $value } of { $goal }
    }
    .voice = { $parameter ->
        [temperature] Temperature { $sign ->
            [minus] minus
           *[plus] { "" }
        } { $size } degrees
        [oxygen] Oxygen { $value } percent
       *[oceans] { $value ->
            [one] 1 ocean
           *[other] { $value } oceans
        }
    }
raised = { $report ->
        [forest] { $forests ->
            [one] 1 forest.
           *[other] { $forests } forests.
        }
       *[other] { "" }
    } { where }. { $paid ->
        [yes] { $who ->
            [partner] Your partner's TR: { $tr }.
           *[you] TR { $tr }.
        }
       *[no] No oxygen and no TR any more.
    } { $report ->
        [ocean] { $rose ->
            [yes] Take the tile's reward.
           *[no] Take the reward of the last tile again.
        }
       *[other] { "" }
    }
    .voice = { $report ->
        [forest] { $who ->
            [partner] Your partner has { $forests ->
                [one] 1 forest.
               *[other] { $forests } forests.
            }
           *[you] You have { $forests ->
                [one] 1 forest.
               *[other] { $forests } forests.
            }
        }
       *[other] { "" }
    } { where.voice }. { $paid ->
        [yes] { $who ->
            [partner] Your partner's terraform rating is { $tr }.
           *[you] Your terraform rating is { $tr }.
        }
       *[no] The oxygen was full before: no terraform rating for it.
    } { $report ->
        [ocean] { $rose ->
            [yes] Take the tile's reward.
           *[no] Take the reward of the last tile again.
        }
       *[other] { "" }
    }
    .why = Each raise gives 1 terraform rating, and a forest is a token too. In the phase that fills a parameter all of it is still paid; from the next phase on only forests are (rulebook page 14).
new-zone = { $parameter ->
        [temperature] The temperature
       *[oxygen] The oxygen
    } is in the { NAME($zone) } zone. Requirements: { NAME($counts) } to the end of this phase.
    .voice = { $parameter ->
        [temperature] The temperature
       *[oxygen] The oxygen
    } enters the { NAME($zone) } zone. For requirements the { NAME($counts) } zone counts to the end of this phase.
    .why = Requirements are judged at the start of the phase (rulebook page 12). The zones are those printed on the tracks.
full = { $parameter ->
        [temperature] The temperature is full.
        [oxygen] The oxygen is full.
       *[oceans] All oceans are flipped.
    } To the end of this phase this parameter still pays everything.
    .voice = { $parameter ->
        [temperature] The temperature is full.
        [oxygen] The oxygen is full.
       *[oceans] All oceans are flipped.
    } To the end of this phase this parameter still pays everything.
    .why = In the phase that fills a parameter it may still be raised, with everything that gives: terraform rating, a forest, the last ocean tile's reward (rulebook page 14).
closed = { $parameter ->
        [temperature] From now on raising the temperature pays nothing.
        [oxygen] From now on raising oxygen pays nothing; a forest is still a token, without TR.
       *[oceans] From now on oceans pay nothing.
    }
    .voice = { $parameter ->
        [temperature] From now on raising the temperature pays nothing.
        [oxygen] From now on raising the oxygen pays nothing. A forest is still worth its victory point.
       *[oceans] From now on oceans pay nothing.
    }
    .why = After the phase in which a parameter was filled it gives no reward any more (rulebook page 14).
terraformed = Mars is terraformed! { $mode ->
        [co-op] TR and forests together: { $points } of { $needed }.
       *[solo] Winning is certain.
    }
    .voice = Mars is terraformed! { $mode ->
        [co-op] Without your cards you have { $points } victory points together, of { $needed }.
       *[solo] Winning is certain.
    }
    .why = { $mode ->
        [co-op] You win with all three parameters full and { $needed } victory points together (rulebook, two-player mode).
       *[solo] You win with all three parameters full (rulebook, solo mode).
    } { $stop ->
        [play-on] You chose to play on to the last round.
       *[offer] At the end of this phase you may stop.
    }
stop = All three parameters are full. { $certain ->
        [yes] Winning is certain. Stop now and count?
       *[no] Together you have { $points } of { $needed } VP without cards. Stop now and count?
    }
    .voice = All three parameters are full. { $certain ->
        [yes] Winning is certain.
       *[no] Without your cards you have { $points } of { $needed } victory points together.
    } Do you stop now and count, or play on?
    .why = The basic rules end the game with the phase that fills the last parameter; the { $mode ->
        [co-op] co-op
       *[solo] solo
    } rules only speak of the last round. { $left ->
        [0] This is the last round.
        [one] 1 more round would follow.
       *[other] { $left } more rounds would follow.
    }
    .option-stop = Stop and count
    .option-play-on = Play on
    .done = { $choice }

## The end of a round

hand-limit = End of round { $round }: { $mode ->
        [co-op] each of you keeps
       *[solo] keep
    } at most 10 cards; each discard pays 3 MC. Close the phase tokens.
    .voice = End of the round. { $mode ->
        [co-op] Each of you keeps
       *[solo] Keep
    } at most 10 cards; each discard pays 3 megacredits. Close the phase tokens.
    .why = The hand limit is 10 at the end of a round (rulebook page 16).
    .done = round { $round } ended
cube-moves = Shuffle the Martian hand. The cube moves to { $cube }. { $final ->
        [yes] The final five rounds, { $first } to { $last }: you choose the order of the Martian cards.
       *[no] { "" }
    }
    .voice = Shuffle the Martian hand and move the cube to { $cube }. { $final ->
        [yes] Five final rounds follow. In them you choose the order of the Martian cards.
       *[no] { "" }
    } { $difficulty ->
        [expert] Experts get no help.
       *[other] { "" }
    }
    .why = After every five rounds the Martian hand is shuffled and the cube moves; on 5 the final five rounds begin (rulebook, solo mode). Round { $round } has ended.
help = Help, step { $number } of { $steps }: raise oxygen ({ $oxygen } %) or temperature ({ $temperature } °C)? No TR, no forest.
    .voice = Help, step { $number } of { $steps }. Do you raise oxygen or temperature? It gives no terraform rating and no forest.
    .why = Novice helps 2 steps, Advanced 1, each time the cube moves (rulebook, solo mode). Our reading: Novice may split them between the two.
    .option-oxygen = Raise oxygen
    .option-temperature = Raise temperature
    .done = help: { $choice }
helped = Help: { where }.
    .voice = { where.voice }.
    .why = Step { $number } of { $steps } of the help, without terraform rating or forest (rulebook, solo mode).
no-help = Oxygen and temperature are full: { $number ->
        [1] there is nothing left to raise.
       *[other] the rest of the help is lost.
    }
    .why = The help raises oxygen or temperature only (rulebook, solo mode).

## The end

whose = { $mode ->
        [co-op] { $who ->
            [partner] Your partner:
           *[you] You:
        }
       *[solo] { "" }
    }
score-tr = { whose } What is the terraform rating? Each step is 1 VP.
    .voice = { whose } What is the terraform rating?
    .why = Each step of terraform rating is 1 victory point (rulebook, final scoring).
    .done = { whose } terraform rating { $answer }
score-forests = { whose } How many VP are on the forest tokens?
    .voice = { whose } How many victory points are on the forests?
    .why = The victory points on the forest tokens (rulebook, final scoring).
    .done = { whose } forests { $answer }
score-cards = { whose } How many VP are printed on the cards as plain numbers?
    .voice = { whose } How many victory points are printed on the cards as plain numbers?
    .why = Cards that count something, marked with an asterisk, come next (rulebook, final scoring).
    .done = { whose } cards { $answer }
score-variable = { whose } How many VP do the cards give that count something?
    .voice = { whose } How many victory points do the cards give that count something?
    .why = Such as 1 victory point for 2 animals on the card: 6 animals are 3, 9 animals are 4, rounded down on each card (rulebook, final scoring).
    .done = { whose } counting cards { $answer }
score-sheet = { whose } TR { $tr } + forests { $forests } + cards { $cards } + counting cards { $variable } = { $total } VP
    .voice = { whose } { $tr } for the terraform rating, { $forests } for forests, { $cards } for cards, { $variable } for cards that count: { $total } victory points.
    .why = Terraform rating, forests and cards (rulebook, final scoring).
verdict = { $won ->
        [yes] { $mode ->
            [co-op] You win together: Mars is terraformed, with { $points } VP.
           *[solo] You win: Mars is terraformed. { $points } VP.
        }
       *[no] { $terraformed ->
            [yes] Not this time: Mars is terraformed, but you have { $points } of { $needed } VP.
           *[no] Not this time. Not full: { LIST($missing) }. { $points } VP.
        }
    }
    .voice = { $won ->
        [yes] { $mode ->
            [co-op] You win together! Mars is terraformed, and you have { $points } victory points.
           *[solo] You win! Mars is terraformed, and you have { $points } victory points.
        }
       *[no] { $terraformed ->
            [yes] Not this time. Mars is terraformed, but you have { $points } of { $needed } victory points.
           *[no] Not this time. Not full: { LIST($missing) }. You have { $points } victory points.
        }
    }
    .why = { $mode ->
        [co-op] All three parameters full and { $needed } victory points together win (rulebook, two-player mode).
       *[solo] All three parameters full win; the points are for your own record (rulebook, solo mode). { $difficulty ->
            [none] { "" }
           *[other] { NAME($difficulty) }.
        }
    } Rounds played: { $rounds }.

## How the play stands

goal-parameter = { where }{ $left ->
        [0] : full
       *[other] , { $left } to go
    }
    .voice = { where.voice }{ $left ->
        [0] , full.
        [one] , 1 step to go.
       *[other] , { $left } steps to go.
    }
    .why = All three parameters must be full (rulebook, end of the game).
goal-points = TR, forests and counted cards: { $points } of { $needed } VP together
    .voice = Without what is not counted yet you have { $points } of { $needed } victory points together.
    .why = Your cards are counted at the end (rulebook, two-player mode).
goal-cube = After round { $round } the cube moves to { $cube }
    .voice = After round { $round } the cube moves to { $cube }.
    .why = Then the Martian hand is shuffled, and help comes by the difficulty{ $difficulty ->
        [none] { "" }
       *[other] { " (" }{ NAME($difficulty) }{ ")" }
    } (rulebook, solo mode).
goal-rounds = Round { $round } of { $rounds }
    .voice = This is round { $round } of { $rounds }.
    .why = The play ends with the last round (rulebook, solo and two-player modes).

## Options

option-stop = When all parameters are full
    .why = The basic rules end the game with the phase that fills the last parameter; the solo rules do not say so. Usually you are offered to stop then.
    .option-offer = Offer to stop
    .option-play-on = Play to the last round

## Names

name-ares = Terraforming Mars: Ares Expedition
name-you = You
    .field = You
name-partner = Your partner
name-martian = Martian hand
name-solo = Solo
name-co-op = Two-player co-op
name-novice = Novice
name-advanced = Advanced
name-expert = Expert

name-development = Development
name-construction = Construction
name-action = Action
name-production = Production
name-research = Research

name-purple = purple
name-red = red
name-yellow = yellow
name-white = white

name-temperature = temperature
    .short = °C
    .field = Temperature
name-oxygen = oxygen
    .short = % oxygen
    .field = Oxygen
name-oceans = oceans
    .short = Oceans
    .field = Oceans
name-temperature_zone = temperature zone
    .short = Temp. zone
name-oxygen_zone = oxygen zone
    .short = Oxy. zone
name-tr = terraform rating
    .short = TR
    .field = Terraform rating
name-forests = Forests
    .short = Forests
name-cards = Cards
name-variable = Cards that count something
name-round = Round
    .short = Round
name-cube = Cube
    .short = Cube

# What the plus-minus editor can change, and words of the state

name-mode = Mode
name-difficulty = Difficulty
name-rounds = Rounds
name-moment = Now
name-set-up = set-up
name-planning = planning
name-end = end of the round
name-final = scoring
name-phases = Phases
name-chosen = Phase card chosen last
name-parameters = Parameters
name-value = now
name-goal = goal
name-full = full
name-zones = Zone for requirements
name-sources = Terraform rating from
name-start = start
name-forest = forests
name-ocean = oceans
name-card = card
name-corrected = corrections
name-hand = still to come
name-pile = Pile of cubes
name-copper = copper
name-colour = coloured
