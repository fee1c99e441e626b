# O que o próprio assistente diz no jogo de qualquer arquivo de bot.

name-you = Você
name-round = Rodada
name-turn = Vez
    .none = ninguém
name-phase = Fase
name-counters = Contadores
    .field = { "" }
name-card = Carta
    .none = nenhuma
name-cards = Cartas restantes
name-places = Mapa
    .field = { "" }
    .none = vazio
name-nowhere = Em nenhum lugar
space = Espaço
name-done = Pronto
answered = “{ $choice }”
tried = { $answer ->
        [yes] você fez isso
       *[no] não foi possível fazer isso
    }

difficulty = Dificuldade
    .why = Ela decide quais cartas entram e como cada um começa.
left-out = Deixe na caixa estas cartas do baralho “{ NAME($deck) }”: { LIST($cards) }.
    .voice = Deixe na caixa estas cartas do baralho “{ NAME($deck) }”: { LIST($cards) }.
    .why = Elas não são usadas neste nível de dificuldade.
    .title = { NAME($deck) }
    .moves = Deixe na caixa: **{ LIST($cards) }**
    .key = { LIST($cards) }
    .short = Deixe na caixa: { LIST($cards) }.
ready = Está tudo pronto?
    .voice = Está tudo pronto?
    .why = A primeira rodada começa quando a mesa estiver pronta.
    .done = você preparou a mesa
    .title = Está tudo pronto?
    .option-done = Tudo pronto
    .key = Preparação
    .short = Tudo pronto?
your-turn = Sua vez: jogue e depois continue.
    .voice = É a sua vez. Quando tiver jogado, aperte Avançar.
    .why = O assistente espera até você jogar.
    .done = você jogou sua vez
    .title = Sua vez: jogue e depois continue
    .option-done = Já joguei
    .key = Sua vez
    .short = Sua vez.
next-round = { $left ->
        [0] A última rodada acabou. Vamos ao final?
       *[other] Vamos à próxima rodada?
    }
    .voice = { $left ->
        [0] A última rodada acabou. Vamos ao final?
       *[other] Vamos à próxima rodada?
    }
    .why = Não há mais nada a fazer nesta rodada.
    .done = você terminou a rodada
    .title = { $left ->
        [0] A última rodada acabou. Vamos ao final?
       *[other] Vamos à próxima rodada?
    }
    .option-done = { $left ->
        [0] Fim da partida
       *[other] Próxima rodada
    }
    .key = { $left ->
        [0] Fim da partida
       *[other] Próxima rodada
    }
    .short = { $left ->
        [0] Vamos ao final?
       *[other] Próxima rodada?
    }
cards-left = { NAME($deck) }: { $left ->
        [one] resta { $left } carta
       *[other] restam { $left } cartas
    }
draw = Uma carta do baralho “{ NAME($deck) }”
    .ask = Compre uma carta do baralho “{ NAME($deck) }”. Qual é?
    .ask-title = Qual é a carta?
    .ask-voice = Compre uma carta do baralho “{ NAME($deck) }”. Qual é?
    .ask-key = Carta
    .ask-short = Qual é a carta?
    .why = A carta diz o que acontece.
    .done = a carta foi “{ $choice }”
plays = Jogue “{ NAME($card) }” da mão.
    .voice = Jogue “{ NAME($card) }” da mão.
    .why = É a primeira carta da mão que pode ser jogada. As outras ficam lá.
    .title = { NAME($deck) }
    .moves = Jogue **“{ NAME($card) }”** da mão
    .key = { NAME($card) }
    .short = Jogue “{ NAME($card) }”.
gone = Devolva “{ NAME($card) }” à caixa.
    .voice = Devolva “{ NAME($card) }” à caixa.
    .why = Esta carta só sai uma vez por partida.
    .title = { NAME($deck) }
    .moves = Devolva **“{ NAME($card) }”** à caixa
    .key = Caixa | { NAME($card) }
    .short = “{ NAME($card) }” sai do jogo.
shuffle = { $held ->
        [yes] Embaralhe as cartas do baralho “{ NAME($deck) }”, menos as da mão.
       *[no] Embaralhe todas as cartas do baralho “{ NAME($deck) }”.
    }
    .voice = { $held ->
        [yes] Embaralhe as cartas do baralho “{ NAME($deck) }”, menos as da mão.
       *[no] Embaralhe todas as cartas do baralho “{ NAME($deck) }”.
    }
    .why = Todas as cartas podem sair de novo.
    .title = { NAME($deck) }
    .moves = { $held ->
        [yes] Embaralhe **as cartas** do baralho “{ NAME($deck) }”, menos as da mão
       *[no] Embaralhe **todas as cartas** do baralho “{ NAME($deck) }”
    }
    .key = Embaralhar
    .short = Embaralhe “{ NAME($deck) }”.
turn-over = Vire o baralho “{ NAME($deck) }”: de agora em diante, vale o verso das cartas.
    .voice = Vire o baralho “{ NAME($deck) }”. De agora em diante, vale o verso das cartas.
    .why = As cartas têm dois lados.
    .title = { NAME($deck) }
    .moves = Vire o baralho **“{ NAME($deck) }”** || De agora em diante, vale o verso
    .key = Verso
    .short = Vire o baralho “{ NAME($deck) }”.
roll = { $number ->
        [1] Role { NAME($dice, form: "the") }. { $count ->
            [1] Que número saiu?
           *[other] Que número saiu no primeiro dado?
        }
       *[other] Que número saiu no dado seguinte?
    }
    .voice = { $number ->
        [1] Role { NAME($dice, form: "the") }. { $count ->
            [1] Que número saiu?
           *[other] Que número saiu no primeiro dado?
        }
       *[other] Que número saiu no dado seguinte?
    }
    .why = O número diz o que acontece.
    .done = saiu { $answer } no dado
    .title = { $number ->
        [1] Role { NAME($dice, form: "the") }: { $count ->
            [1] que número saiu?
           *[other] que número saiu no primeiro dado?
        }
       *[other] Que número saiu no dado seguinte?
    }
    .key = { NAME($dice) }
    .short = { $number ->
        [1] Role { NAME($dice, form: "the") }.
       *[other] E no dado seguinte?
    }
deadline = { NAME($deadline) }: { $left ->
        [one] resta uma rodada depois desta
       *[other] restam { $left } rodadas depois desta
    }.
    .voice = { NAME($deadline) }: { $left ->
        [one] resta uma rodada depois desta
       *[other] restam { $left } rodadas depois desta
    }.
    .why = A página de regras diz o que acontece se não for feito a tempo.
    .title = Um prazo
    .facts = { NAME($deadline) }: { $left ->
        [one] resta uma rodada depois desta
       *[other] restam { $left } rodadas depois desta
    }
    .key = Prazo | { $left }
    .short = { NAME($deadline) }: { $left ->
        [one] resta uma rodada depois desta
       *[other] restam { $left } rodadas depois desta
    }.
missed = { NAME($deadline) }: o prazo acabou.
    .voice = { NAME($deadline) }: o prazo acabou.
    .why = Não foi feito a tempo.
    .title = Um prazo acabou
    .facts = { NAME($deadline) }: o prazo acabou
    .key = Prazo
    .short = { NAME($deadline) }: tarde demais.
goal = { NAME($deadline) }, até a rodada { $by }
    .voice = { NAME($deadline) }, até o fim da rodada { $by }.
    .why = A página de regras diz o que acontece se não for feito a tempo.
    .title = { NAME($deadline) }
    .facts = Até o fim da rodada { $by }
    .key = Prazo | { $by }
    .short = { NAME($deadline) }, até a rodada { $by }.
put = Coloque { NAME($piece, form: "the") } no espaço { $place }.
    .voice = Coloque { NAME($piece, form: "the") } no espaço { $place }.
    .why = É o primeiro espaço livre.
    .title = No mapa
    .moves = Coloque **{ NAME($piece, form: "the") }** no espaço **{ $place }**
    .key = { NAME($piece) } | { $place }
    .short = Coloque { NAME($piece, form: "the") } no espaço { $place }.
take = Tire { NAME($piece, form: "the") } do espaço { $place }.
    .voice = Tire { NAME($piece, form: "the") } do espaço { $place }.
    .why = É o último espaço com uma peça dessas.
    .title = No mapa
    .moves = Tire **{ NAME($piece, form: "the") }** do espaço **{ $place }**
    .key = { NAME($piece) } | { $place }
    .short = Tire { NAME($piece, form: "the") } do espaço { $place }.
move = Mova { NAME($piece, form: "the") } do espaço { $start } para o espaço { $place }.
    .voice = Mova { NAME($piece, form: "the") } do espaço { $start } para o espaço { $place }.
    .why = É o próximo espaço livre do caminho.
    .title = No mapa
    .moves = Mova **{ NAME($piece, form: "the") }** do espaço { $start } para o espaço **{ $place }**
    .key = { NAME($piece) } | { $place }
    .short = Mova { NAME($piece, form: "the") } do espaço { $start } para o espaço { $place }.
where = Em que espaço você colocou { NAME($piece, form: "the") }?
    .voice = Em que espaço você colocou { NAME($piece, form: "the") }?
    .why = O assistente lembra o que está em cada espaço.
    .done = { $answer ->
        [nowhere] você não colocou nada no mapa
       *[other] você colocou { NAME($piece, form: "the") } no espaço { $answer }
    }
    .title = { NAME($piece) }: em que espaço?
    .form = space
    .key = Espaço
    .short = Onde?
tie = Escolha o número { $number } dos { $equal } empatados, contando da esquerda.
    .voice = Escolha o número { $number } dos { $equal } empatados, contando da esquerda.
    .why = No empate, o dado escolhe.
    .title = Um empate
    .moves = Escolha o **número { $number }** dos { $equal } empatados, contando da esquerda
    .key = Número | { $number }
    .short = Escolha o número { $number }, contando da esquerda.
tie-roll = Role um dado de { $equal } lados. Que número saiu?
    .voice = Role um dado de { $equal } lados. Que número saiu?
    .why = No empate, o dado escolhe. Sem um dado assim, role qualquer dado de novo até sair { $equal } ou menos.
    .done = saiu { $answer } no dado
    .title = Que número saiu no dado?
    .key = Dado
    .short = Que número saiu no dado?
you-won = Você venceu.
    .voice = Você venceu.
    .why = A página de regras diz como a partida termina.
    .title = Você venceu
    .facts = Você venceu
    .key = Fim
    .short = Você venceu.
you-lost = Você perdeu.
    .voice = Você perdeu.
    .why = A página de regras diz como a partida termina.
    .title = Você perdeu
    .facts = Você perdeu
    .key = Fim
    .short = Você perdeu.
points = { $won ->
        [yes] { you-won }
       *[no] { you-lost }
    } Você tem { $yours ->
        [one] { $yours } ponto
       *[other] { $yours } pontos
    }, e { NAME("rival", form: "the") } tem { $his }.
    .voice = { $won ->
        [yes] { you-won.voice }
       *[no] { you-lost.voice }
    } Você tem { $yours ->
        [one] { $yours } ponto
       *[other] { $yours } pontos
    }, e { NAME("rival", form: "the") } tem { $his }.
    .why = A folha de pontos mostra de onde vem cada ponto.
    .title = { $won ->
        [yes] { you-won.title }
       *[no] { you-lost.title }
    }
    .facts = Você tem { $yours }, e { NAME("rival", form: "the") } tem { $his }
    .key = Pontos | { $yours }
    .short = { $won ->
        [yes] { you-won.short }
       *[no] { you-lost.short }
    } Você tem { $yours }, e { NAME("rival", form: "the") } tem { $his }.
