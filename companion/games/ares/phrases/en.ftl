# Terraforming Mars: Ares Expedition, solo and two-player co-op. Every message is in all three languages.

## Setup

mode = Solo or co-op?
    .voice = Are you playing solo, or two-player co-op?
    .why = Solo has 25 rounds against a dummy hand of phase cards; co-op has 15 rounds, and you each take a cube from a pile every round (rulebook, solo and two-player modes).
    .option-solo = Solo
    .option-co-op = Two-player co-op
    .done = you chose “{ $choice }”
    .title = Solo or co-op?
    .facts =
        Solo: 25 rounds against a dummy hand
        Co-op: 15 rounds; you each take a cube every round
    .key = Mode
    .short = Are you playing solo or co-op?
difficulty = Which difficulty?
    .voice = Which difficulty are you playing?
    .why = Four times in the game, when the dummy cube moves, Novice raises oxygen or temperature 2 steps, Advanced 1 step, Expert none (rulebook, solo mode).
    .option-novice = Novice
    .option-advanced = Advanced
    .option-expert = Expert
    .done = you chose “{ $choice }”
    .title = Which difficulty?
    .facts =
        Every 5 rounds the dummy cube moves, and you get help
        Novice: 2 steps of oxygen or temperature, as you choose
        Advanced: 1 step, Expert: none
    .key = Difficulty
    .short = Which difficulty are you playing: Novice, Advanced or Expert?
lead = Guided setup?
    .voice = Do you want a guided setup?
    .why = A first game uses simpler cards, marked with a star (rulebook, setup).
    .option-guided = Guided
    .option-first-game = Guided, first game
    .option-ready = Table is ready
    .done = you chose “{ $choice }”
    .title = Guided setup?
    .facts = First game: simpler cards, marked with a star
    .key = Setup
    .short = Do you want a guided setup, or is the table ready?
setup-board = Set temperature to −30 °C and oxygen to 0%. Shuffle the 9 oceans and lay them orange side up. Lay out the phase tokens with the closed door up.
    .voice = Set the temperature to minus 30 degrees and the oxygen to 0. Shuffle the 9 oceans and lay them orange side up. Lay out the phase tokens with the closed door up.
    .why = This is where the global parameters start (rulebook, setup).
    .done = board set up
    .title = Set up the board
    .moves =
        Set **−30 °C** and **0%** oxygen
        Shuffle the **9 oceans** || Lay them orange side up
        Lay out the **phase tokens** || Closed door up: chosen phases are flipped open
    .key = Oceans | 9
    .short = Set the temperature to minus 30 degrees and the oxygen to 0. Shuffle the 9 oceans and lay them orange side up. Lay out the phase tokens with the closed door up.
setup-player = { $mode ->
        [co-op] Each of you takes
       *[solo] Take
    } a player board with a cube on 0 on each of the six tracks, and a cube on 5 on the TR track.
    .voice = { $mode ->
        [co-op] Each of you takes
       *[solo] Take
    } a player board with a cube on 0 on each of the six tracks. On the terraform rating track { $mode ->
        [co-op] each of you starts
       *[solo] you start
    } at 5.
    .why = The terraform rating starts at 5; all production and both capabilities, steel and titanium, at 0 (rulebook, setup).
    .done = player board set up
    .title = { $mode ->
        [co-op] Player boards
       *[solo] Player board
    }
    .moves =
        { $mode ->
            [co-op] Take a **player board** each
           *[solo] Take a **player board**
        }
        Put **cubes** on 0 on all six tracks
        Put the **TR** cube on 5
    .key = TR | 5
    .short = { $mode ->
        [co-op] Take a player board each;
       *[solo] Take a player board;
    } put the cubes on 0, and the rating cube on 5.
setup-projects = { $mode ->
        [co-op] { $first ->
            [yes] Shuffle the 16 green cards with a star and deal 4 to each player; the rest go to the discard pile. Then deal 4 more to each player from the shuffled deck.
           *[no] Shuffle the projects and deal 8 to each player.
        }
       *[solo] { $first ->
            [yes] Shuffle the 16 green cards with a star and draw 4; the rest go to the discard pile. Then draw 4 more from the shuffled deck.
           *[no] Shuffle the projects and draw 8.
        }
    }
    .why = You keep all of them (rulebook, setup).
    .done = projects dealt
    .title = Projects
    .moves =
        { $first ->
            [yes] Shuffle 16 **green cards** | Those with a star
           *[no] Shuffle the **projects**
        }
        { $mode ->
            [co-op] { $first ->
                [yes] Deal **4** to each
               *[no] Deal **8** to each
            }
           *[solo] { $first ->
                [yes] Draw **4**
               *[no] Draw **8**
            }
        }
        { $first ->
            [yes] **Discard** the others
           *[no] { "" }
        }
        { $first ->
            [yes] { $mode ->
                [co-op] Deal **4 more** to each | From the shuffled deck
               *[solo] Draw **4 more** | From the shuffled deck
            }
           *[no] { "" }
        }
    .facts = You keep all of them
    .key = Projects | 8
    .short = { $mode ->
        [co-op] Deal
       *[solo] Draw
    } { $first ->
        [yes] 4 of the 16 green cards with a star
       *[no] 8 projects
    }{ $mode ->
        [co-op] { " " }to each player
       *[solo] { "" }
    }{ $first ->
        [yes] , then 4 more from the deck.
       *[no] .
    }
starred = How many corporations with a star does each player get?
    .voice = How many corporations with a star does your rulebook give each player in a first game?
    .why = The printings differ for a first game: some deal 2, of which you keep 1; others deal just 1.
    .option = { $option ->
        [one] { $option } corporation
       *[other] { $option } corporations
    }
    .done = each player gets { $answer ->
        [one] { $answer } corporation
       *[other] { $answer } corporations
    } with a star
    .title = Corporations with a star?
    .facts =
        As your rulebook says for a first game
        The printings differ: 2 and keep 1, or 1
    .key = Corporations
    .short = How many corporations with a star does each player get?
setup-corporation = { $mode ->
        [co-op] { $starred ->
            [0] Deal 2 corporations to each player; each keeps 1.
            [1] Deal 1 corporation with a star to each player.
           *[other] Deal 2 corporations with a star to each player; each keeps 1.
        } Each of you takes the starting resources of your corporation and 5 phase cards of one color.
       *[solo] { $starred ->
            [0] Draw 2 corporations and keep 1.
            [1] Draw 1 corporation with a star.
           *[other] Draw 2 corporations with a star and keep 1.
        } Take its starting resources and the 5 phase cards of your color.
    }
    .why = Advanced rule: before you choose the corporation you may swap any number of projects (rulebook, setup). To get this step in a new game, choose the option “Swapping projects”.
    .done = corporation chosen
    .title = { $mode ->
        [co-op] Corporations
       *[solo] Corporation
    }
    .moves =
        { $mode ->
            [co-op] { $starred ->
                [0] Deal **2 corporations** each
                [1] Deal **1 corporation** each | With a star
               *[other] Deal **2 corporations** each | With a star
            }
           *[solo] { $starred ->
                [0] Draw **2 corporations**
                [1] Draw **1 corporation** | With a star
               *[other] Draw **2 corporations** | With a star
            }
        }
        { $starred ->
            [1] { "" }
           *[other] { $mode ->
                [co-op] Each keeps **1**
               *[solo] Keep **1**
            }
        }
        Take its starting **resources** | As printed on the corporation
        Take your **5 phase cards** | Of your color
    .key = Corporation | 1
    .short = { $starred ->
        [0] Draw 2 corporations and keep 1;
        [1] Draw 1 corporation with a star;
       *[other] Draw 2 corporations with a star and keep 1;
    } take its resources and { $mode ->
        [co-op] 5 phase cards. Your partner does the same.
       *[solo] your 5 phase cards.
    }
setup-swap = { $mode ->
        [co-op] { $starred ->
            [0] Deal 2 corporations to each player.
            [1] Deal 1 corporation with a star to each player.
           *[other] Deal 2 corporations with a star to each player.
        } Before anyone chooses, each may discard any number of projects and draw as many.
       *[solo] { $starred ->
            [0] Draw 2 corporations.
            [1] Draw 1 corporation with a star.
           *[other] Draw 2 corporations with a star.
        } Before you choose, you may discard any number of projects and draw as many.
    }
    .why = Advanced rule: with the corporations in hand, but before choosing one, you discard any number of projects and draw the same number (rulebook, setup).
    .done = projects swapped
    .title = Swap projects
    .moves =
        { $mode ->
            [co-op] { $starred ->
                [1] Deal **1 corporation** each | With a star
                [0] Deal **2 corporations** each
               *[other] Deal **2 corporations** each | With a star
            }
           *[solo] { $starred ->
                [1] Draw **1 corporation** | With a star
                [0] Draw **2 corporations**
               *[other] Draw **2 corporations** | With a star
            }
        }
        ~ Swap any number of **projects** || Discard them first, then draw as many
    .key = Projects
    .short = Look at your corporations; swap as many projects as you like.
setup-choice = Choose your corporation. Take its starting resources and the 5 phase cards of your color.
    .why = Projects are swapped before you choose a corporation (advanced rule; rulebook, setup).
    .done = corporation chosen
    .title = Corporation
    .moves =
        Choose your **corporation**
        Take its starting **resources**
        Take your **5 phase cards** | Of your color
    .key = Corporation | 1
    .short = Choose your corporation; take its resources and 5 phase cards.
setup-dummy-hand = { $deck ->
        [physical] Shuffle a spare set of 5 phase cards face down as the dummy hand.
       *[app] The dummy hand, a spare set of 5 phase cards, can stay in the box: the companion draws its cards.
    } Put the dummy cube, of a color that nobody plays, on space 1 of the TR track.
    .voice = { $deck ->
        [physical] Shuffle a spare set of 5 phase cards face down as the dummy hand.
       *[app] The dummy hand, a spare set of 5 phase cards, can stay in the box: the companion draws its cards.
    } Put the dummy cube, of a color that nobody plays, on space 1 of the terraform rating track.
    .why = The dummy hand adds a phase to each round; the dummy cube counts how often it has been shuffled (rulebook, solo mode).
    .done = dummy hand set up
    .title = The dummy hand
    .moves =
        { $deck ->
            [physical] Shuffle 5 **phase cards**, face down | A spare set: the dummy hand
           *[app] { "" }
        }
        Put the **dummy cube** on TR space 1 | Of a color that nobody plays
    .facts =
        { $deck ->
            [physical] { "" }
           *[app] The dummy hand can stay in the box
        }
        { $deck ->
            [physical] { "" }
           *[app] The companion draws its cards
        }
    .key = Cube | 1
    .short = { $deck ->
        [physical] Shuffle a spare set of phase cards face down; put the
       *[app] The dummy hand stays in the box; put the
    } dummy cube on space 1 of the rating track.
setup-pile = Pile up 27 copper cubes and 3 cubes of a color that nobody plays, at the top right of the board.
    .why = Two cubes leave the pile each round, so it lasts 15 rounds (rulebook, two-player mode).
    .done = pile of cubes set up
    .title = The pile of cubes
    .moves =
        Pile up 27 **copper cubes** | At the top right of the board
        Add 3 **colored cubes** | Of a color that nobody plays
    .key = Cubes | 30
    .short = Pile up 27 copper cubes and 3 of a color that nobody plays.
    .facts = You win with all three parameters full and 80 VP between you
begin = { $mode ->
        [co-op] You have { $rounds } rounds to fill all three parameters and reach 80 VP between you.
       *[solo] You have { $rounds } rounds to fill all three parameters. The dummy cube is on 1.
    } { $steps } steps are up to you{ $help ->
        [0] .
       *[other] , { $help } come from solo help.
    }
    .voice = { $mode ->
        [co-op] You have { $rounds } rounds to fill all three parameters and reach 80 victory points between you.
       *[solo] You have { $rounds } rounds to fill all three parameters. The dummy cube is on 1.
    } { $steps } steps are up to you{ $help ->
        [0] .
       *[other] , { $help } come from solo help.
    }
    .why = The solo rules do not say whether the game ends in the phase that fills the last parameter. Here { $stop ->
        [play-on] it continues to the last round.
       *[offer] you will be asked whether to stop at the end of that phase.
    }
    .facts = { $mode ->
        [co-op] Goal: all three parameters full, 80 VP between you
       *[solo] Goal: all three parameters full
    }
    .key = Rounds | { $rounds }
    .short = You have { $rounds } rounds to fill all three parameters{ $mode ->
        [co-op] { " " }and reach 80 points between you.
       *[solo] .
    } { $steps } steps are up to you{ $help ->
        [0] .
       *[other] , { $help } come from solo help.
    }

## Planning

rounds-left = { $left ->
        [1] This is the last round.
       *[other] There are { $left } rounds left, including this one.
    } { $won ->
        [yes] All three parameters are full.
       *[no] { pace-missing }
    }
    .voice = { $left ->
        [1] This is the last round.
       *[other] There are { $left } rounds left, including this one.
    } { $won ->
        [yes] All three parameters are full.
       *[no] { pace-missing }
    }
    .why = { $mode ->
        [co-op] The pile of cubes lasts 15 rounds (rulebook, two-player mode).
       *[solo] The dummy hand is played through five times, which makes 25 rounds (rulebook, solo mode).
    }
    .title = { $left ->
        [1] This is the last round
       *[other] { $left } rounds left
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
        [1] Last round
       *[other] Rounds left | { $left }
    }
    .short = { $left ->
        [1] This is the last round.
       *[other] There are { $left } rounds left, including this one.
    } { $won ->
        [yes] All three parameters are full.
       *[no] { pace-missing.short }
    }
phase = Round { $round } of { $rounds }. { $who ->
        [partner] Which phase does your partner choose?
       *[you] { $mode ->
            [co-op] Which phase do you choose?
           *[solo] Which phase do you choose?
        }
    }
    .voice = It’s round { $round }. { $who ->
        [partner] Which phase does your partner choose?
       *[you] Which phase do you choose?
    }
    .why = { $last ->
        [none] No phase has been chosen yet, so all five are open.
       *[other] { $who ->
            [partner] Your partner chose { NAME($last) } last round
           *[you] You chose { NAME($last) } last round
        }, and a player may not choose the same phase twice in a row.
    } Whoever chooses a phase gets its bonus (rulebook page 10).{ $mode ->
        [solo] { " " }One of the cards still in the dummy hand comes up this round. Once it is revealed, a triangle marks its phase.
       *[co-op] { "" }
    }
    .refused = That phase cannot be chosen. Choose one of the five phases, but not last round’s.
    .done = { $who ->
        [partner] your partner chose { $choice }
       *[you] you chose { $choice }
    }
    .title = { $who ->
        [partner] Your partner’s phase card?
       *[you] { $mode ->
            [co-op] Your phase card?
           *[solo] Which phase card?
        }
    }
    .facts =
        { $last ->
            [none] { "" }
           *[other] Not { NAME($last) } again
        }
        { $left ->
            [0] { "" }
            [5] { "" }
           *[other] Still in the dummy hand: { LIST($hand, form: "numeral") }
        }
    .key = Round | { $round }
    .short = Round { $round }: { $who ->
        [partner] which phase does your partner choose?
       *[you] which phase do you choose?
    }
dummy-card = The dummy card is revealed.
    .ask = Reveal the top dummy card. Which phase does it show?
    .why = Its phase also happens this round, without a bonus. The dummy hand had { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } left (rulebook, solo mode).
    .refused = That card is no longer in the dummy hand. Look at the card again, or correct the hand.
    .done = the dummy card was { $choice }
    .ask-title = Which phase does it show?
    .ask-moves = Reveal the top **dummy card**
    .ask-facts = Its phase happens too, without a bonus
    .ask-key = Dummy card
    .ask-short = Reveal the top dummy card. Which phase does it show?
dummy-order = In the final rounds you choose the order. Which dummy card is next?
    .why = In the final five rounds you choose the order of the dummy cards (rulebook, solo mode).
    .done = the next dummy card was { $choice }
    .title = Which dummy card now?
    .facts = Final rounds: you choose the order
    .key = Dummy card
    .short = Which dummy card is next?
phases = { $mode ->
        [co-op] You chose { NAME($yours) }, and your partner chose { NAME($other) }. { $same ->
            [yes] The phase happens once, and you both get its bonus.
           *[no] { "" }
        }
       *[solo] You chose { NAME($yours) }, and the dummy hand shows { NAME($other) }{ $last ->
            [yes] { " (its last card)" }
           *[no] { "" }
        }. { $same ->
            [yes] The phase happens once, with your bonus.
           *[no] { "" }
        }
    }
    .voice = { $mode ->
        [co-op] You chose { NAME($yours) }, and your partner chose { NAME($other) }. { $same ->
            [yes] The phase happens once, and you both get its bonus.
           *[no] The phases are { LIST($phases) }.
        }
       *[solo] You chose { NAME($yours) }, and the dummy hand shows { NAME($other) }{ $last ->
            [yes] , its last card
           *[no] { "" }
        }. { $same ->
            [yes] The phase happens once, with your bonus.
           *[no] The phases are { LIST($phases) }.
        }
    }
    .why = Each chosen phase is resolved once, in number order. Everyone takes part in it, but only whoever chose it gets the bonus (rulebook pages 10 and 11).{ $mode ->
        [solo] { " " }The rulebook doesn’t say what happens if the dummy hand shows the card you chose: here you keep your bonus.
       *[co-op] { "" }
    }
    .title = Phases of round { $round }
    .moves =
        { $same ->
            [yes] { $mode ->
                [co-op] Flip the **{ NAME($yours) }** token || You and your partner: it happens once, bonus for both
               *[solo] Flip the **{ NAME($yours) }** token || You and the dummy hand: it happens once, with your bonus
            }
           *[no] Flip the **{ NAME($yours) }** token | With your bonus
        }
        { $same ->
            [yes] { "" }
           *[no] { $mode ->
                [co-op] Flip the **{ NAME($other) }** token | Your partner chose it
               *[solo] Flip the **{ NAME($other) }** token | Dummy hand: you take part, without a bonus
            }
        }
    .facts =
        { $same ->
            [yes] { "" }
           *[no] { $mode ->
                [co-op] Each of you has the bonus of your own phase
               *[solo] Your bonus is for { NAME($yours) } only
            }
        }
        { $last ->
            [yes] It was the dummy hand’s last card
           *[no] { "" }
        }
    .key = { $same ->
        [yes] Phase | 1
       *[no] Phases | 2
    }
    .short = You chose { NAME($yours) }, { $mode ->
        [co-op] and your partner
       *[solo] and the dummy hand
    } { $same ->
        [yes] did too.
       *[no] { NAME($other) }.
    }
cube = { $who ->
        [partner] Which cube does your partner take?
       *[you] Which cube do you take?
    } Left in the pile: { $copper } copper, { $colour } colored.
    .voice = { $who ->
        [partner] Which cube does your partner take?
       *[you] Which cube do you take?
    }
    .why = A copper cube is 1 megacredit. A colored cube is discarded, and whoever took it may swap a card in hand with the other player (rulebook, two-player mode).
    .option-copper = Take a copper cube: worth 1 megacredit
    .option-colour = Take a colored cube: swap a card
    .done = { $who ->
        [partner] your partner took a { NAME($answer, form: "cube") }
       *[you] you took a { NAME($answer, form: "cube") }
    }
    .title = { $who ->
        [partner] Which cube does your partner take?
       *[you] Which cube do you take?
    }
    .facts =
        Each of you takes one cube
        Left in the pile: copper { $copper }, colored { $colour }
    .key = Cube
    .short = { $who ->
        [partner] Which cube does your partner take,
       *[you] Which cube do you take,
    } copper or colored?
cube-taken = { $who ->
        [partner] Your partner takes
       *[you] You take
    } { $cube ->
        [colour] a colored cube. Discard it; the two of you may swap a card in hand.
       *[copper] a copper cube, 1 MC.
    } { $left ->
        [0] The pile is empty: this is the last round.
       *[other] { "" }
    }
    .voice = { $who ->
        [partner] Your partner takes
       *[you] You take
    } { $cube ->
        [colour] a colored cube. Discard it. The two of you may swap a card in hand.
       *[copper] a copper cube: 1 megacredit.
    } { $left ->
        [0] The pile is empty. This is the last round.
       *[other] { "" }
    }
    .why = The round that empties the pile is played to its end (rulebook, two-player mode).
    .moves =
        { $who ->
            [partner] { $cube ->
                [colour] Partner: take a **colored cube**
               *[copper] Partner: take a **copper cube** | It is 1 MC
            }
           *[you] { $cube ->
                [colour] You: take a **colored cube**
               *[copper] You: take a **copper cube** | It is 1 MC
            }
        }
        { $cube ->
            [colour] **Discard** that cube
           *[copper] { "" }
        }
        { $cube ->
            [colour] ~ You may swap a **card in hand** | With your partner
           *[copper] { "" }
        }
    .facts =
        { $left ->
            [0] The pile is empty: this round is the last
           *[other] { "" }
        }
    .key = { $cube ->
        [colour] Colored cube
       *[copper] MC | 1
    }
    .short = { $who ->
        [partner] Your partner takes
       *[you] You take
    } { $cube ->
        [colour] a colored cube. Discard it; the two of you may swap a card.
       *[copper] a copper cube.
    } { $left ->
        [0] The pile is empty now.
       *[other] { "" }
    }

## The five phases

# Who has a phase's bonus, before what it is
bonus = { $bonus ->
        [you] { $mode ->
            [co-op] Your bonus:
           *[solo] Bonus:
        }
        [partner] Your partner’s bonus:
       *[both] Bonus for both:
    }
    .moves = { $bonus ->
        [you] Your bonus:
        [partner] Partner:
       *[both] Both of you:
    }
requirements = Requirements are checked at { $value } °C ({ NAME($temperature_zone) }), { $oxygen }% oxygen ({ NAME($oxygen_zone) }), oceans: { $oceans }.
    .voice = Requirements are checked now: temperature { $sign ->
        [minus] minus
       *[plus] { "" }
    } { $size } degrees, { NAME($temperature_zone) }; oxygen { $oxygen } percent, { NAME($oxygen_zone) }; { $oceans ->
        [one] { $oceans } ocean.
       *[other] { $oceans } oceans.
    }
    .facts =
        For requirements: { $value } °C ({ NAME($temperature_zone) }), { $oxygen }% oxygen ({ NAME($oxygen_zone) })
        Oceans: { $oceans }
development = I Development: you may play 1 green card. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } the card costs 3 MC less.
    } { requirements }
    .again = I Development. { requirements }
    .again-short = It’s the Development phase.
    .voice = It’s phase { $number }, Development. You may play 1 green card. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } the card costs 3 megacredits less.
    } { requirements.voice }
    .why = Each step of steel makes cards with a building tag 2 megacredits cheaper, each step of titanium makes cards with a space tag 3 cheaper, but no card costs less than 0. You may discard any card in hand for 3 megacredits. Requirements are checked at the start of the phase (rulebook pages 11 and 12).
    .title = I Development
    .moves =
        { $mode ->
            [co-op] ~ Each may play 1 **green card**
           *[solo] ~ You may play 1 **green card**
        }
        { $bonus ->
            [nobody] { "" }
           *[other] ~ { bonus.moves } the card is **3 MC** cheaper | The green card only
        }
    .facts = { requirements.facts }
    .key = Development | { $number }
    .short = Development: you may play 1 green card. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } the card costs 3 megacredits less.
    }
construction = II Construction: you may play 1 blue or red card. { $bonus ->
        [nobody] { "" }
        [partner] Your partner may draw 1 card before or after it, or play 1 more.
       *[other] { bonus } draw 1 card before or after it, or play 1 more.
    } { requirements }
    .again = II Construction. { requirements }
    .again-short = It’s the Construction phase.
    .voice = It’s phase { $number }, Construction. You may play 1 blue or red card. { $bonus ->
        [nobody] { "" }
        [partner] Your partner may draw 1 card before or after it, or play 1 more.
       *[other] { bonus } draw 1 card before or after it, or play 1 more.
    } { requirements.voice }
    .why = Each step of steel makes cards with a building tag 2 megacredits cheaper, each step of titanium makes cards with a space tag 3 cheaper, but no card costs less than 0. Requirements are checked at the start of the phase (rulebook pages 11 and 12).
    .title = II Construction
    .moves =
        { $mode ->
            [co-op] ~ Each may play 1 **blue or red card**
           *[solo] ~ You may play 1 **blue or red card**
        }
        { $bonus ->
            [nobody] { "" }
           *[other] ~ { bonus.moves } **draw 1** or **play 1 more** | Draw before or after playing
        }
    .facts = { requirements.facts }
    .key = Construction | { $number }
    .short = Construction: you may play 1 blue or red card. { $bonus ->
        [nobody] { "" }
        [partner] Your partner may draw 1 card, or play 1 more.
       *[other] { bonus } draw 1 card, or play 1 more.
    }
action = III Action: use each “Action:” once, and any number of standard actions. { $bonus ->
        [nobody] { "" }
        [partner] Your partner may use one action a second time.
       *[other] { bonus } use one action a second time.
    } Forest: 8 plants or 20 MC. Temperature: 8 heat or 14 MC. Ocean: 15 MC.
    .again = III Action.
    .again-short = It’s the Action phase.
    .voice = It’s phase { $number }, Action. Use each action of your cards once, and any number of standard actions. { $bonus ->
        [nobody] { "" }
        [partner] Your partner may use one action a second time.
       *[other] { bonus } use one action a second time.
    }
    .why = Every step raises the terraform rating by 1. At the end of the phase leftover heat and plants must be converted (rulebook page 14).
    .title = III Action
    .moves =
        ~ Use each **action** once | “Action:” on your cards
        { $bonus ->
            [nobody] { "" }
           *[other] ~ { bonus.moves } use **one action** again
        }
        ~ Use any number of **standard actions** || Forest 20 MC, temperature 14 MC, ocean 15 MC
    .facts =
        Also: a forest for 8 plants, a temperature step for 8 heat
    .key = Action | { $number }
    .short = Action: use each action once, and any number of standard actions. { $bonus ->
        [nobody] { "" }
        [partner] Your partner may use one action a second time.
       *[other] { bonus } use one action a second time.
    }
production = IV Production: take MC (production + TR{ $mode ->
        [co-op] : you { $tr }, your partner { $partner_tr }
       *[solo] { " " }{ $tr }
    }), heat, plants and cards. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } +4 MC.
    }
    .again = IV Production, TR{ $mode ->
        [co-op] : you { $tr }, your partner { $partner_tr }
       *[solo] { " " }{ $tr }
    }.
    .again-short = It’s the Production phase.
    .voice = It’s phase { $number }, Production. Take what you produce, and { $mode ->
        [co-op] megacredits for your terraform rating: { $tr } for you, { $partner_tr } for your partner.
       *[solo] { $tr } megacredits for your terraform rating.
    } { $bonus ->
        [nobody] { "" }
       [partner] Your partner takes 4 more megacredits.
       *[other] { bonus } take 4 more megacredits.
    }
    .why = Megacredits come from production and terraform rating, heat and plants from production, and you draw a card for each step of card production. Steel and titanium produce nothing (rulebook page 15).
    .title = IV Production
    .moves =
        { $mode ->
            [co-op] Each takes **MC**: production + TR | TR: you { $tr }, your partner { $partner_tr }
           *[solo] Take **MC**: production + TR { $tr }
        }
        Take **heat** and **plants** | As your production shows
        Draw **cards** | One for each step of card production
        { $bonus ->
            [nobody] { "" }
           *[other] { bonus.moves } **+4 MC**
        }
    .key = Production | { $number }
    .short = Production: take megacredits for your rating and production, then heat, plants and cards. { $bonus ->
        [nobody] { "" }
       [partner] Your partner takes 4 more megacredits.
       *[other] { bonus } take 4 more megacredits.
    }
research = V Research: draw 2 cards and keep 1. { $bonus ->
        [nobody] { "" }
        [partner] Your partner draws 5 and keeps 2 in total.
       *[other] { bonus } draw 5 and keep 2 in total.
    }
    .again = V Research.
    .again-short = It’s the Research phase.
    .voice = It’s phase { $number }, Research. Draw 2 cards and keep 1. { $bonus ->
        [nobody] { "" }
        [partner] Your partner draws 5 and keeps 2 in total.
       *[other] { bonus } draw 5 and keep 2 in total.
    }
    .why = The bonus is 3 more cards to draw and 1 more to keep (rulebook page 15).
    .title = V Research
    .moves =
        { $bonus ->
            [nobody] Draw **2 cards** and keep 1
            [you] { $mode ->
                [co-op] You: draw **5 cards** and keep 2 | Your bonus
               *[solo] Draw **5 cards** and keep 2 | Your bonus
            }
            [partner] You: draw **2 cards** and keep 1
           *[both] Both of you: draw **5 cards** and keep 2 | Bonus for both
        }
        { $bonus ->
            [you] { $mode ->
                [co-op] Partner: draw **2 cards** and keep 1
               *[solo] { "" }
            }
            [partner] Partner: draw **5 cards** and keep 2 | Your partner’s bonus
           *[other] { "" }
        }
    .key = Research | { $number }
    .short = Research: draw 2 cards and keep 1. { $bonus ->
        [nobody] { "" }
        [partner] Your partner draws 5 and keeps 2 in total.
       *[other] { bonus } draw 5 and keep 2 in total.
    }
phase-done = { LIST($phases) }: are you done?
    .voice = Continue when that is done.
    .why = Production and Research raise nothing, so there is nothing to report (rulebook page 15).
    .option-done = Done
    .done = you finished { LIST($phases) }
    .title = { LIST($phases) }
    .facts = Nothing to report here
    .key = Round | { $round }
    .short = { LIST($phases) }: are you done?

## Reports

# What a report has raised: from which value to which
steps =
    .temperature = { $temperature_from ->
        [8] temperature was already full
       *[other] temperature raised from { $temperature_from } to { $temperature_to } °C
    }
    .oxygen = { $oxygen_from ->
        [14] oxygen was already full
       *[other] oxygen raised from { $oxygen_from } to { $oxygen_to }%
    }
    .ocean = { $oceans_from ->
        [9] oceans were already complete
       *[other] ocean { $oceans_to } of 9 flipped
    }
    .forest = { $oxygen_from ->
        [14] oxygen already full, forest placed
       *[other] oxygen { $oxygen_from } to { $oxygen_to }%, forest placed
    }
report = { NAME($phase) }: what went up? { $must ->
        [both] Convert all leftover heat and plants, 8 at a time.
        [temperature] Convert all leftover heat, 8 at a time.
        [forest] Convert all leftover plants, 8 at a time.
       *[none] { "" }
    }
    .voice = { NAME($phase) }: what went up? { $must ->
        [both] At the end convert every 8 heat into temperature and every 8 plants into a forest.
        [temperature] At the end convert every 8 heat into temperature.
        [forest] At the end convert every 8 plants into a forest.
       *[none] { "" }
    }
    .why = Report the steps one by one: each raises the terraform rating by 1{ $must ->
        [none] { "" }
       *[other] . At the end of an Action phase, all leftover heat and plants must be converted, unless the parameter they raise is full{ $mode ->
            [co-op] . This applies to both of you
           *[solo] { "" }
        }
    } (rulebook page 14).
    .option-done = { $must ->
        [none] Phase done
       *[other] All converted, done
    }
    .option-temperature = Temperature
    .option-forest = Forest
    .option-ocean = Ocean
    .option-oxygen = Only oxygen
    .form = report
    .refused = That can’t be reported now: what was full before this phase no longer gives anything.
    .done = { $answer ->
        [temperature] { steps.temperature }
        [forest] { steps.forest }
        [ocean] { steps.ocean }
        [oxygen] { steps.oxygen }
        [tr] terraform rating raised
       *[done] { NAME($phase) } phase done
    }
    .title = What went up?
    .moves =
        { $asks ->
            [first] { $must ->
                [both] ~ At the end: +1 step per **8 heat** | All leftover heat must be converted
                [temperature] ~ At the end: +1 step per **8 heat** | All leftover heat must be converted
               *[none] { "" }
            }
           *[more] { "" }
        }
        { $asks ->
            [first] { $must ->
                [both] ~ At the end: +1 forest per **8 plants** | All leftover plants must be converted
                [forest] ~ At the end: +1 forest per **8 plants** | All leftover plants must be converted
               *[none] { "" }
            }
           *[more] { "" }
        }
    .facts =
        { $must ->
            [none] { $asks ->
                [first] Report each step, one by one
               *[more] { "" }
            }
           *[other] { $asks ->
                [first] { "" }
               *[more] { $must ->
                    [both] Convert all leftover heat and plants, 8 at a time
                    [temperature] Convert all leftover heat, 8 at a time
                   *[forest] Convert all leftover plants, 8 at a time
                }
            }
        }
    .key = { NAME($phase) }
    .short = { NAME($phase) }: what went up? { $must ->
        [both] Convert heat and plants, 8 at a time.
        [temperature] Convert heat, 8 at a time.
        [forest] Convert plants, 8 at a time.
       *[none] { "" }
    }
who = { who.title }
    .voice = { $report ->
        [tr] Whose terraform rating goes up?
       *[other] { who.title }
    }
    .why = Each player has their own terraform rating.
    .done = { $report ->
        [temperature] { steps.temperature } by { NAME($answer, form: "whom") }
        [forest] { steps.forest } by { NAME($answer, form: "whom") }
        [ocean] { steps.ocean } ({ NAME($answer, form: "whom") })
        [oxygen] { steps.oxygen } by { NAME($answer, form: "whom") }
       *[tr] terraform rating raised for { NAME($answer, form: "whom") }
    }
    .reported = { who.done }
    .title = { $report ->
        [temperature] Who raised the temperature?
        [forest] Who placed the forest?
        [ocean] Who flipped the ocean?
        [oxygen] Who raised the oxygen?
       *[tr] Whose TR goes up?
    }
    .key = { $report ->
        [temperature] Temperature
        [forest] Forest
        [ocean] Ocean
        [oxygen] Oxygen
       *[tr] TR
    }
    .short = { who.voice }
gain-tr = { $who ->
        [partner] Your partner’s TR is { $tr }.
       *[you] Your TR is { $tr }.
    }
    .voice = { $who ->
        [partner] Your partner’s terraform rating is { $tr }.
       *[you] Your terraform rating is { $tr }.
    }
    .why = A card may raise the terraform rating without raising a parameter; report each one separately (rulebook, terraform rating).
    .moves = { $who ->
        [partner] Move partner’s TR to **{ $tr }**
       *[you] Move your TR to **{ $tr }**
    }
    .key = TR | { $tr }
    .short = { $who ->
        [partner] Your partner’s rating is { $tr }.
       *[you] Your rating is { $tr }.
    }
where = { $parameter ->
        [temperature] Temperature { $value } °C, { NAME($zone) }
        [oxygen] Oxygen { $value }%, { NAME($zone) }
       *[oceans] Oceans { $value } of { $goal }
    }
    .voice = { $parameter ->
        [temperature] The temperature is { $sign ->
            [minus] minus
           *[plus] { "" }
        } { $size } degrees
        [oxygen] Oxygen is at { $value } percent
       *[oceans] { $value ->
            [0] No oceans are flipped
            [one] { $value } ocean is flipped
           *[other] { $value } oceans are flipped
        }
    }
raised = { $report ->
        [forest] { $who ->
            [partner] Your partner now has { $forests ->
                [one] { $forests } forest.
               *[other] { $forests } forests.
            }
           *[you] You now have { $forests ->
                [one] { $forests } forest.
               *[other] { $forests } forests.
            }
        }
       *[other] { "" }
    } { where }. { $paid ->
        [yes] { $who ->
            [partner] Your partner’s TR is { $tr }.
           *[you] Your TR is { $tr }.
        }
       *[no] Oxygen was already full: no TR.
    } { $report ->
        [ocean] { $rose ->
            [yes] { $who ->
                [partner] Your partner takes
               *[you] Take
            } the tile’s reward.
           *[no] { $who ->
                [partner] Your partner takes
               *[you] Take
            } the last tile’s reward again.
        }
       *[other] { "" }
    }
    .voice = { $report ->
        [forest] { $who ->
            [partner] Your partner has { $forests ->
                [one] { $forests } forest.
               *[other] { $forests } forests.
            }
           *[you] You have { $forests ->
                [one] { $forests } forest.
               *[other] { $forests } forests.
            }
        }
       *[other] { "" }
    } { where.voice }. { $paid ->
        [yes] { $who ->
            [partner] Your partner’s terraform rating is { $tr }.
           *[you] Your terraform rating is { $tr }.
        }
       *[no] Oxygen was already full, so the terraform rating stays the same.
    } { $report ->
        [ocean] { $rose ->
            [yes] { $who ->
                [partner] Your partner takes
               *[you] Take
            } the tile’s reward.
           *[no] { $who ->
                [partner] Your partner takes
               *[you] Take
            } the last tile’s reward again.
        }
       *[other] { "" }
    }
    .why = Each step raises your terraform rating by 1, and a forest also gives a token. In the phase that fills a parameter you still get everything; from the next phase on, only the forest token (rulebook page 14).
    .moves =
        { $report ->
            [forest] { $who ->
                [partner] Partner: take a **forest token**
               *[you] Take a **forest token**
            } | Forest tokens: { $forests }
           *[other] { "" }
        }
        { $report ->
            [forest] { $rose ->
                [yes] Move oxygen to **{ $value }%** | Zone: { NAME($zone) }
               *[no] { "" }
            }
            [ocean] { $who ->
                [partner] Partner: take the tile’s **reward**
               *[you] Take the tile’s **reward**
            } | { $rose ->
                [yes] Printed on the flipped ocean
               *[no] The last ocean’s reward again
            }
            [temperature] Move the temperature to **{ $value } °C** | Zone: { NAME($zone) }
           *[oxygen] Move oxygen to **{ $value }%** | Zone: { NAME($zone) }
        }
        { $paid ->
            [yes] { $who ->
                [partner] Move partner’s TR to **{ $tr }**
               *[you] Move your TR to **{ $tr }**
            }
           *[no] { "" }
        }
    .facts =
        { $report ->
            [ocean] Oceans flipped: { $value } of { $goal }
           *[other] { "" }
        }
        { $paid ->
            [yes] { "" }
           *[no] Oxygen was already full: no TR
        }
    .key = { $report ->
        [forest] Forests | { $forests }
        [temperature] Temperature | { $value } °C
        [oxygen] Oxygen | { $value }%
       *[ocean] Oceans | { $value }
    }
    .short = { $report ->
        [forest] { $who ->
            [partner] Your partner takes
           *[you] Take
        } forest token { $forests }. { where.voice }.
        [ocean] { where.voice }: { $who ->
            [partner] your partner takes
           *[you] take
        } the { $rose ->
            [yes] reward.
           *[no] last reward again.
        }
       *[other] { where.voice }.
    } { $paid ->
        [yes] { $who ->
            [partner] Your partner’s rating is { $tr }.
           *[you] Your rating is { $tr }.
        }
       *[no] The rating stays the same.
    }
new-zone = { $parameter ->
        [temperature] The temperature
       *[oxygen] The oxygen
    } is in the { NAME($zone) } zone. Requirements still count as { NAME($counts) } until this phase ends.
    .voice = { $parameter ->
        [temperature] The temperature
       *[oxygen] The oxygen
    } enters the { NAME($zone) } zone. Requirements still count as { NAME($counts) } until this phase ends.
    .why = Requirements are checked at the start of the phase (rulebook page 12). The zones are those printed on the tracks.
    .facts =
        { $parameter ->
            [temperature] The temperature is in the { NAME($zone) } zone
           *[oxygen] The oxygen is in the { NAME($zone) } zone
        }
        Requirements still count as { NAME($counts) } in this phase
    .key = { $parameter ->
        [temperature] Temperature
       *[oxygen] Oxygen
    } | { NAME($zone) }
    .short = { $parameter ->
        [temperature] The temperature is in the
       *[oxygen] The oxygen is in the
    } { NAME($zone) } zone; requirements still count as { NAME($counts) } until this phase ends.
full = { $parameter ->
        [temperature] The temperature is full. Raising it still gives the full reward
        [oxygen] The oxygen is full. Raising it still gives the full reward
       *[oceans] All oceans are flipped. Another one still gives the full reward
    } until this phase ends.
    .voice = { $parameter ->
        [temperature] The temperature is full. Raising it still gives the full reward
        [oxygen] The oxygen is full. Raising it still gives the full reward
       *[oceans] All oceans are flipped. Another one still gives the full reward
    } until this phase ends.
    .why = In the phase that fills a parameter, you can still raise it for the full reward: terraform rating, a forest, or the last ocean tile’s reward (rulebook page 14).
    .title = { $parameter ->
        [temperature] The temperature is full!
        [oxygen] The oxygen is full!
       *[oceans] All oceans are flipped!
    }
    .facts = Full reward until this phase ends
    .key = { $parameter ->
        [temperature] Temperature | 8 °C
        [oxygen] Oxygen | 14%
       *[oceans] Oceans | 9
    }
    .short = { $parameter ->
        [temperature] The temperature is full;
        [oxygen] The oxygen is full;
       *[oceans] All oceans are flipped;
    } you still get the reward until this phase ends.
closed = { $parameter ->
        [temperature] From now on raising the temperature gives nothing.
        [oxygen] From now on raising oxygen gives nothing; a forest still gives its token, but no TR.
       *[oceans] From now on oceans give nothing.
    }
    .voice = { $parameter ->
        [temperature] From now on raising the temperature gives nothing.
        [oxygen] From now on raising the oxygen gives nothing. A forest still gives its token.
       *[oceans] From now on oceans give nothing.
    }
    .why = After the phase in which a parameter was filled, it no longer gives a reward (rulebook page 14).
    .facts =
        { $parameter ->
            [temperature] From now on raising the temperature gives nothing
            [oxygen] From now on raising oxygen gives nothing
           *[oceans] From now on oceans give nothing
        }
        { $parameter ->
            [oxygen] A forest still gives its token, but no TR
           *[other] { "" }
        }
    .key = { $parameter ->
        [temperature] Temperature | 8 °C
        [oxygen] Oxygen | 14%
       *[oceans] Oceans | 9
    }
    .short = { $parameter ->
        [temperature] Temperature gives nothing from now on.
        [oxygen] Oxygen gives nothing from now on; a forest still gives its token.
       *[oceans] Oceans give nothing from now on.
    }
terraformed = Mars is terraformed! { $mode ->
        [co-op] TR and forests between you: { $points } of { $needed }.
       *[solo] You are certain to win.
    }
    .voice = Mars is terraformed! { $mode ->
        [co-op] Without your cards you have { victory-points } between you; you need { $needed }.
       *[solo] You are certain to win.
    }
    .why = { $mode ->
        [co-op] You win with all three parameters full and { $needed } victory points between you (rulebook, two-player mode).
       *[solo] You win with all three parameters full (rulebook, solo mode).
    } { $stop ->
        [play-on] You chose to play on to the last round.
       *[offer] At the end of this phase you may stop.
    }
    .title = Mars is terraformed!
    .facts = { $mode ->
        [co-op] TR and forests between you: { $points } of { $needed }
       *[solo] You are certain to win
    }
    .key = { $mode ->
        [co-op] VP | { $points }
       *[solo] Terraformed
    }
    .short = Mars is terraformed{ $mode ->
        [co-op] : { $points } of { $needed } points without cards.
       *[solo] : you are certain to win.
    }
stop = All three parameters are full. { $certain ->
        [yes] You are certain to win. Stop and score?
       *[no] You have { $points } of { $needed } VP between you without cards. Stop and score?
    }
    .voice = All three parameters are full. { $certain ->
        [yes] You are certain to win.
       *[no] Without your cards you have { $points } of { $needed } victory points between you.
    } Stop and score, or play on?
    .why = The basic rules end the game with the phase that fills the last parameter; the { $mode ->
        [co-op] co-op
       *[solo] solo
    } rules only mention the last round. { $left ->
        [0] This is the last round.
        [one] { $left } more round would follow.
       *[other] { $left } more rounds would follow.
    }
    .option-stop = Stop, score
    .option-play-on = Play on
    .done = { $choice }
    .title = Stop and score?
    .facts =
        All three parameters are full
        { $certain ->
            [yes] You are certain to win
           *[no] { $points } of { $needed } VP between you, without cards
        }
    .key = Terraformed
    .short = All three parameters are full: stop and score, or play on?

## The end of a round

hand-limit = End of round { $round }: { $mode ->
        [co-op] each of you keeps at most 10 cards and gets
       *[solo] keep at most 10 cards and get
    } 3 MC per discard. Flip the phase tokens back.
    .again = End of round { $round }: flip the phase tokens back.
    .again-short = Flip the phase tokens back.
    .voice = The round is over. { $mode ->
        [co-op] Each of you keeps at most 10 cards and gets
       *[solo] Keep at most 10 cards and get
    } 3 megacredits per discard. Flip the phase tokens back.
    .why = The hand limit is 10 at the end of a round (rulebook page 16).
    .title = End of round { $round }
    .moves =
        { $mode ->
            [co-op] Each keeps at most **10 cards** | Gain 3 MC per discard
           *[solo] Keep at most **10 cards** | Gain 3 MC per discard
        }
        Flip the **phase tokens** back
    .key = Cards | 10
    .short = { $mode ->
        [co-op] Each of you keeps
       *[solo] Keep
    } at most 10 cards; flip the phase tokens back.
cube-moves = { $deck ->
        [physical] Shuffle the dummy hand.
       *[app] The dummy hand is shuffled.
    } Move the dummy cube to { $cube }. { $final ->
        [yes] Final five rounds, { $first } to { $last }: you choose the order of the dummy cards.
       *[no] { "" }
    }
    .voice = { $deck ->
        [physical] Shuffle the dummy hand
       *[app] The dummy hand is shuffled
    }. Move the dummy cube to { $cube }. { $final ->
        [yes] Five final rounds follow. In them you choose the order of the dummy cards.
       *[no] { "" }
    } { $difficulty ->
        [expert] Experts get no help.
       *[other] { "" }
    }
    .why = After every five rounds the dummy hand is shuffled and the dummy cube moves; when the cube reaches 5, the final five rounds start (rulebook, solo mode). Round { $round } has ended.
    .moves =
        { $deck ->
            [physical] Shuffle the **dummy hand**
           *[app] { "" }
        }
        Move the **dummy cube** to { $cube } | { $final ->
            [yes] Rounds { $first } to { $last }: you choose the dummy card
           *[no] { $deck ->
                [physical] Five rounds are over
               *[app] The dummy hand is shuffled
            }
        }{ $difficulty ->
            [expert] ; Expert: no help
           *[other] { "" }
        }
    .key = Cube | { $cube }
    .short = { $deck ->
        [physical] Shuffle the dummy hand and move the dummy cube to { $cube }.
       *[app] Move the dummy cube to { $cube }.
    } { $final ->
        [yes] Now you choose the order of the dummy cards.
       *[no] { "" }
    }
    .title = The dummy cube moves
help = Solo help, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }: oxygen ({ $oxygen }%) or temperature ({ $temperature } °C)? No TR, no forest.
    .voice = Solo help gives you { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }. Which goes up, oxygen or temperature? Your terraform rating stays the same, and you get no forest.
    .why = Novice gives 2 steps, Advanced 1, each time the dummy cube moves (rulebook, solo mode). The rulebook doesn’t say whether Novice may split them between the two; here you may.
    .option-oxygen = Oxygen
    .option-temperature = Temperature
    .option-both = One each
    .done = you chose “{ $choice }” for the solo help
    .title = Solo help: { $steps ->
        [one] which goes up { $steps } step?
       *[other] which goes up { $steps } steps?
    }
    .facts =
        { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        }, no TR, no forest
        Oxygen { $oxygen }%, temperature { $temperature } °C
    .key = { $steps ->
        [one] Step
       *[other] Steps
    } | { $steps }
    .short = Solo help gives you { $steps ->
        [one] { $steps } step:
       *[other] { $steps } steps:
    } oxygen or temperature?
helped = Solo help: { where }.
    .voice = { where.voice }.
    .why = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } of solo help, without terraform rating or forest (rulebook, solo mode).
    .title = Solo help
    .moves = { $parameter ->
        [temperature] Move temperature to **{ $value } °C**
       *[oxygen] Move oxygen to **{ $value }%**
    } | Zone: { NAME($zone) }; no TR, no forest
    .key = { $parameter ->
        [temperature] Temperature | { $value } °C
       *[oxygen] Oxygen | { $value }%
    }
    .short = { where.voice }.
no-help = Oxygen and temperature are full: { $raised ->
        [0] nothing is left to raise.
       *[other] the rest of the help is lost.
    }
    .why = The help raises oxygen or temperature only (rulebook, solo mode).
    .facts =
        Oxygen and temperature are full
        { $raised ->
            [0] Nothing is left to raise
           *[other] The rest of the help is lost
        }
    .key = Solo help
    .short = Oxygen and temperature are full: { $raised ->
        [0] you get no help.
       *[other] the rest of the help is lost.
    }

## The end

victory-points = { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
whose = { $mode ->
        [co-op] { $who ->
            [partner] Your partner:
           *[you] You:
        }
       *[solo] { "" }
    }
score-tr = { whose } TR? 1 VP per step.
    .voice = { score-tr.short }
    .why = Each step of terraform rating is 1 victory point (rulebook, final scoring).
    .done = { $who ->
        [partner] your partner’s terraform rating is { $answer }
       *[you] your terraform rating is { $answer }
    }
    .title = { $who ->
        [partner] Your partner’s TR?
       *[you] Your TR?
    }
    .facts = 1 VP per step
    .key = TR
    .short = { $who ->
        [partner] What is your partner’s terraform rating?
       *[you] What is your terraform rating?
    }
score-forests = { whose } VP on forest tokens?
    .voice = { score-forests.short }
    .why = Forest tokens are worth 1 or 5 victory points, as printed (rulebook, final scoring).
    .done = { $who ->
        [partner] your partner’s forests give { $answer ->
            [one] { $answer } point
           *[other] { $answer } points
        }
       *[you] your forests give { $answer ->
            [one] { $answer } point
           *[other] { $answer } points
        }
    }
    .title = { $who ->
        [partner] Your partner’s forest VP?
       *[you] Your forest VP?
    }
    .facts = A token is worth 1 or 5 VP, as printed
    .key = Forests
    .short = { $who ->
        [partner] How many points are on your partner’s forest tokens?
       *[you] How many points are on your forest tokens?
    }
score-cards = { whose } VP from cards with fixed points?
    .voice = { score-cards.short }
    .why = Variable cards, marked with an asterisk, come next (rulebook, final scoring).
    .done = { $who ->
        [partner] your partner’s cards give { $answer ->
            [one] { $answer } point
           *[other] { $answer } points
        }
       *[you] your cards give { $answer ->
            [one] { $answer } point
           *[other] { $answer } points
        }
    }
    .title = { $who ->
        [partner] Your partner’s fixed VP?
       *[you] Your fixed VP?
    }
    .facts = Cards with fixed points; those with * come next
    .key = Cards
    .short = { $who ->
        [partner] How many fixed points do your partner’s cards give?
       *[you] How many fixed points do your cards give?
    }
score-variable = { whose } VP from variable cards (*)?
    .voice = { score-variable.short }
    .why = For example, with 1 victory point per 2 animals, 6 animals give 3 points and 9 animals 4: each card is rounded down (rulebook, final scoring).
    .done = { $who ->
        [partner] your partner’s variable cards give { $answer ->
            [one] { $answer } point
           *[other] { $answer } points
        }
       *[you] your variable cards give { $answer ->
            [one] { $answer } point
           *[other] { $answer } points
        }
    }
    .title = { $who ->
        [partner] Your partner’s variable VP?
       *[you] Your variable VP?
    }
    .facts = Cards with an asterisk, each rounded down
    .key = Variable cards
    .short = { $who ->
        [partner] How many points do your partner’s cards with variable points give?
       *[you] How many points do your cards with variable points give?
    }
score-sheet = { whose } TR { $tr } + forests { $forests } + cards { $cards } + variable cards { $variable } = { $total } VP
    .voice = { $mode ->
        [co-op] { $who ->
            [partner] Your partner has
           *[you] You have
        }
       *[solo] You have
    } { $total ->
        [one] { $total } victory point
       *[other] { $total } victory points
    }: { $tr } for the terraform rating, { $forests } for forests, { $cards } for cards and { $variable } for variable cards.
    .why = Terraform rating, forests and cards (rulebook, final scoring).
    .title = { $mode ->
        [co-op] { $who ->
            [partner] Your partner: { $total } VP
           *[you] You: { $total } VP
        }
       *[solo] { $total } VP
    }
    .facts =
        TR { $tr }, forests { $forests }
        Cards { $cards }, variable cards { $variable }
    .key = VP | { $total }
    .short = { $mode ->
        [co-op] { $who ->
            [partner] Your partner has
           *[you] You have
        }
       *[solo] You have
    } { $total ->
        [one] { $total } point.
       *[other] { $total } points.
    }
verdict = { $won ->
        [yes] { $mode ->
            [co-op] You win together: Mars is terraformed, with { $points } VP.
           *[solo] You win with { $points } VP: Mars is terraformed.
        }
       *[no] { $terraformed ->
            [yes] Not this time: Mars is terraformed, but you have { $points } of { $needed } VP.
           *[no] Not this time: you fell short on { LIST($missing) }. You have { $points } VP.
        }
    }
    .voice = { $won ->
        [yes] { $mode ->
            [co-op] You win together! Mars is terraformed, and you have { victory-points }.
           *[solo] You win! Mars is terraformed, and you have { victory-points }.
        }
       *[no] { $terraformed ->
            [yes] Not this time. Mars is terraformed, but you have { victory-points } and need { $needed }.
           *[no] Not this time: you fell short on { LIST($missing) }. You have { victory-points }.
        }
    }
    .why = { $mode ->
        [co-op] You win with all three parameters full and { $needed } victory points between you (rulebook, two-player mode).
       *[solo] You win if all three parameters are full; the points are for your own record (rulebook, solo mode). { $difficulty ->
            [none] { "" }
           *[other] Difficulty: { NAME($difficulty) }.
        }
    } Rounds played: { $rounds }.
    .title = { $won ->
        [yes] { $mode ->
            [co-op] You win together!
           *[solo] You win!
        }
       *[no] Not this time
    }
    .facts = { $terraformed ->
        [yes] { $mode ->
            [co-op] { $points } of { $needed } VP between you
           *[solo] Mars is terraformed
        }
       *[no] { "" }
    }
    .key = VP | { $points }
    .short = { $won ->
        [yes] { $mode ->
            [co-op] You win together with { victory-points }!
           *[solo] You win with { victory-points }!
        }
       *[no] { $terraformed ->
            [yes] Not this time: { $points } of { $needed } points.
           *[no] Not this time: you fell short on { LIST($missing) }.
        }
    }

## The state of the game

pace = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }{ $left ->
        [one] { " " }this round
       *[other] , { $left } rounds: { pace-rate } each
    }, { pace-compared }
    .voice = You need { $steps ->
        [one] { $steps } more step
       *[other] { $steps } more steps
    } { $left ->
        [one] this round
       *[other] in { $left } rounds, which is { pace-rate } a round
    }; { pace-compared.voice }.
    .why = The steps that all three parameters still need, and the rounds left, including this one. The rate is what each round must bring from now on. You are ahead if you have already done more than you would at a steady pace by the end of this round, and behind if you have done less than you would by its start.
    .title = { pace-compared.title }
    .facts =
        { $steps ->
            [one] { $steps } step
           *[other] { $steps } steps
        } to go { $left ->
            [one] this round
           *[other] in { $left } rounds
        }{ $help ->
            [0] { "" }
           *[other] { " (solo help adds " }{ $help })
        }
        { $left ->
            [one] { "" }
           *[other] { pace-rate } steps a round
        }
    .key = Steps | { $steps }
    .short = You need { $steps ->
        [one] { $steps } more step
       *[other] { $steps } more steps
    } { $left ->
        [one] this round
       *[other] in { $left } rounds: { pace-rate } a round
    }.
pace-status = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } to go { $left ->
        [one] this round
       *[other] in { $left } rounds
    }{ $help ->
        [0] { "" }
       *[other] { " (solo help adds " }{ $help })
    }{ $left ->
        [one] { "" }
       *[other] : { pace-rate } a round
    }, { pace-compared }
    .voice = You need { $steps ->
        [one] { $steps } more step
       *[other] { $steps } more steps
    }{ $help ->
        [0] { "" }
       *[other] { " (solo help adds " }{ $help })
    } { $left ->
        [one] this round
       *[other] in { $left } rounds, which is { pace-rate } a round
    }; { pace-compared.voice }.
    .why = { pace.why }
    .key = Steps | { $steps }
points-now = { $mode ->
        [co-op] { $points } of { $needed } VP between you{ $more ->
            [0] { "" }
           *[other] { " · " }{ $more } to go
        }
       *[solo] { $points } VP so far
    }
    .voice = { $mode ->
        [co-op] Points between the two of you so far
       *[solo] Points so far
    }: { $points }{ $mode ->
        [co-op] { "" }; needed: { $needed }
       *[solo] { "" }
    }.
points-status = All three parameters are full: { $points } VP so far{ $mode ->
        [co-op] { " " }between you
       *[solo] { "" }
    }{ $mode ->
        [co-op] { $more ->
            [0] , { $needed } needed
           *[other] , { $more } to the { $needed } you need
        }
       *[solo] { "" }
    }
    .voice = All three parameters are full. { $mode ->
        [co-op] Points between the two of you so far
       *[solo] Points so far
    }: { $points }{ $mode ->
        [co-op] { "" }; needed: { $needed }
       *[solo] { "" }
    }.
    .why = Terraform rating and forests; the cards are counted at the end (rulebook, scoring).
    .key = VP | { $points }

goal-parameter = { where }{ $left ->
        [0] : full
       *[other] , { $left } to go
    }
    .voice = { where.voice }{ $left ->
        [0] : full.
        [one] , { $left }{ $parameter ->
            [oceans] { "" }
           *[other] { " " }step
        } to go.
       *[other] , { $left }{ $parameter ->
            [oceans] { "" }
           *[other] { " " }steps
        } to go.
    }
    .why = All three parameters must be full (rulebook, end of the game).
    .title = { where }
    .facts = { $left ->
        [0] Full
        [one] { $left } step to go
       *[other] { $left } steps to go
    }
    .key = { $parameter ->
        [temperature] Temperature | { $value } °C
        [oxygen] Oxygen | { $value }%
       *[oceans] Oceans | { $value }
    }
    .short = { where.voice }{ $left ->
        [0] : full.
       *[other] , { $left } to go.
    }
goal-points = TR, forests and points on cards: { $points } of { $needed } VP between you
    .voice = So far you have { victory-points } between you; you need { $needed }.
    .why = Your cards are counted at the end (rulebook, two-player mode).
    .title = { $points } of { $needed } VP between you
    .facts = TR, forests and points on cards
    .key = VP | { $points }
    .short = { $points } of { $needed } points between you.
goal-cube = After round { $round } the dummy cube moves to { $cube }
    .voice = After round { $round } the dummy cube moves to { $cube }.
    .why = Then the dummy hand is shuffled, and how much help you get depends on the difficulty{ $difficulty ->
        [none] { "" }
       *[other] { " (" }{ NAME($difficulty) }{ ")" }
    } (rulebook, solo mode).
    .title = After round { $round }: dummy cube to { $cube }
    .facts =
        Then the dummy hand is shuffled
        { $difficulty ->
            [novice] Solo help: 2 steps
            [advanced] Solo help: 1 step
           *[other] { "" }
        }
    .key = Cube | { $cube }
    .short = After round { $round }: dummy cube to { $cube }.
goal-rounds = { $round ->
        [0] { $rounds } rounds to go
       *[other] Round { $round } of { $rounds }
    }
    .voice = { $round ->
        [0] There are { $rounds } rounds to go.
       *[other] This is round { $round } of { $rounds }.
    }
    .why = The game ends with the last round (rulebook, solo and two-player modes).
    .title = { $round ->
        [0] { $rounds } rounds to go
       *[other] Round { $round } of { $rounds }
    }
    .key = Round | { $round }
    .short = { $round ->
        [0] { $rounds } rounds to go.
       *[other] Round { $round } of { $rounds }.
    }

## Options

option-deck = Who draws the dummy cards?
    .why = With the real cards you enter which dummy card was revealed; everything else stays the same. You always draw the projects yourself.
    .option-app = The companion
    .option-physical = You, from a spare set
option-swap = Swapping projects
    .why = Advanced rule: with the corporations in hand, but before choosing one, you may discard any number of projects and draw as many (rulebook, setup). If on, it is a step of the setup.
    .option-off = Not used
    .option-on = Before choosing a corporation
option-stop = When all parameters are full
    .why = The basic rules end the game with the phase that fills the last parameter; the solo rules don’t say. By default you are then asked whether to stop.
    .option-offer = Offer to stop
    .option-play-on = Play to the end

## Names

name-ares = Terraforming Mars: Ares Expedition
    .short = Ares Expedition
name-you = You
    .field = You
    .whom = you
name-partner = Partner
    .whom = your partner
# The dummy hand's name in the state
name-martian = Dummy hand
name-solo = Solo
name-co-op = Two-player co-op
name-novice = Novice
name-advanced = Advanced
name-expert = Expert

name-development = Development
    .numeral = I
    .card = I Development
name-construction = Construction
    .numeral = II
    .card = II Construction
name-action = Action
    .numeral = III
    .card = III Action
name-production = Production
    .numeral = IV
    .card = IV Production
name-research = Research
    .numeral = V
    .card = V Research

name-purple = purple
    .value = Purple
name-red = red
    .value = Red
name-yellow = yellow
    .value = Yellow
name-white = white
    .value = White

name-temperature = temperature
    .short = °C
    .field = Temperature
name-oxygen = oxygen
    .short = % oxygen
    .field = Oxygen
name-oceans = oceans
    .short = Oceans
    .field = Oceans
name-temperature_zone = Temperature zone
    .short = Temp. zone
name-oxygen_zone = Oxygen zone
    .short = Oxy. zone
name-tr = terraform rating
    .short = TR
    .field = Terraform rating
    .report = TR from a card
    .report-voice = Terraform rating from a card
name-forests = Forests
    .short = Forests
name-cards = Cards
name-variable = Variable cards
name-round = Round
    .short = Round
name-cube = Cube
    .short = Cube

# What can be corrected, and words of the state

name-mode = Mode
name-difficulty = Difficulty
name-rounds = Rounds
name-moment = Now
name-set-up = setup
name-planning = planning
name-end = end of the round
name-final = scoring
name-phases = Phases
name-chosen = Phase card chosen last
name-parameters = Parameters
name-value = now
    .field = { "" }
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
    .cube = copper cube
name-colour = colored
    .cube = colored cube

## Words on the pictures

picture-round = Round { $number }
picture-of = of { $number }
picture-steps = { $help ->
        [0] { $steps ->
            [one] { $steps } step to go
           *[other] { $steps } steps to go
        }
       *[other] Left: { $steps } by you
    }
picture-help = + { $steps } by the cube
picture-choose = Choose
picture-end = End
