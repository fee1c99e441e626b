# Terraforming Mars: O Jogo de Dados, solo. Os valores são mostrados, .voice é falado, .why é a razão e
# onde ela está, .done é como desfazer chama a resposta. Os nomes estão no fim.

## O turno

# What a report has raised: from which value to which
steps =
    .temperature = { $temperature_from ->
        [8] temperatura já no máximo
       *[other] temperatura aumentada de { $temperature_from } para { $temperature_to } °C
    }
    .oxygen = { $oxygen_from ->
        [14] oxigênio já no máximo
       *[other] oxigênio aumentado de { $oxygen_from } para { $oxygen_to }%
    }
    .ocean = { $oceans_from ->
        [7] oceano informado, os sete já estavam colocados
       *[other] oceano colocado, { $oceans_to } de 7
    }
    .forest = { $oxygen_from ->
        [14] floresta colocada, oxigênio já no máximo
       *[other] floresta colocada, oxigênio aumentado de { $oxygen_from } para { $oxygen_to }%
    }

turn = { $asks ->
        [first] { $extra ->
            [yes] Turno adicional: o cubo de tempo fica no { $turn }.
           *[no] Turno { $turn } de { $turns }: leve o cubo de tempo para o { $turn }.
        }
        Produção: fique com até { $kept } dados, descarte cartas se quiser, compre até ter 5, role os dados das caixas marrons e ponha as cartas azuis de volta na posição original.
        Ação: 1 ação de suporte, depois 1 ação principal.
       *[more] { more }
    }
    .again = { $asks ->
        [first] { $extra ->
            [yes] Turno adicional: o cubo de tempo fica no { $turn }.
           *[no] Turno { $turn } de { $turns }: leve o cubo de tempo para o { $turn }.
        }
       *[more] { more }
    }
    .again-short = { $asks ->
        [first] { $extra ->
            [yes] É um turno adicional.
           *[no] Leve o cubo de tempo para o { $turn }.
        }
       *[more] { more.short }
    }
    .voice = { $asks ->
        [first] { $extra ->
            [yes] Turno adicional: o cubo de tempo fica parado.
           *[no] Turno { $turn }: mova o cubo de tempo.
        } Produza ou faça ações, depois informe o resultado.
       *[more] { more.voice }
    }
    .why = Ações de suporte: receber e rolar 1 dado; pagar 1 recurso para mudar o lado de outro dado; pagar 1 recurso para comprar 2 cartas; usar uma carta azul. Ações principais: jogar uma carta; fazer outra ação de suporte; usar uma carta azul; pagar 3 de calor para aumentar a temperatura, 3 de água para colocar um oceano, 4 plantas para colocar uma floresta, 3 de cidade para colocar uma cidade, ou 3 megacréditos por 2 pontos. O custo de uma carta são exatamente os símbolos dela, um curinga vale como qualquer um, e dados nunca são rolados de novo (manual, turno de ação). Marcadores curinga não são dados: fique com todos. Se faltarem dados no estoque, pegue os que houver e exatamente 1 marcador curinga (manual, turno de produção). Uma ação livre pode ser feita entre dois passos: aqui o manual e a errata japonesa divergem, e o assistente segue a errata. Algumas cartas permitem manter mais dados: corrija o número em Estado da partida.
    .refused = { reports.refused }
    .form = tile
    .option-actions = Fim das ações
    .option-production = Turno de produção
    .option-symbol-1 = { reports.symbol-1 }
    .option-symbol-2 = { reports.symbol-2 }
    .option-symbol-3 = { reports.symbol-3 }
    .done = { $answer ->
        [done] turno { $turn } jogado
        [actions] { $extra ->
            [yes] turno adicional encerrado (ações)
           *[no] turno { $turn } encerrado (ações)
        }
        [production] { $extra ->
            [yes] turno adicional encerrado (produção)
           *[no] turno { $turn } encerrado (produção)
        }
        [symbol-1] símbolo { NAME($symbol_1, form: "symbol") } contado
        [symbol-2] símbolo { NAME($symbol_2, form: "symbol") } contado
        [symbol-3] símbolo { NAME($symbol_3, form: "symbol") } contado
        [temperature] { steps.temperature }
        [oxygen] { steps.oxygen }
        [ocean] { steps.ocean }
        [forest] { steps.forest }
       *[other] { NAME($answer, form: "tile-voice") }
    }
    .title = { $asks ->
        [first] { $extra ->
            [yes] Turno adicional: produção ou ação
           *[no] { $turn ->
                [1] Informe tudo e encerre o turno 1
               *[other] Jogue, informe e encerre o turno { $turn }
            }
        }
        [card] { more.title }
       *[more] Algo mais? Senão, encerre o turno { $turn }
    }
    .moves =
        { $asks ->
            [first] { $extra ->
                [yes] Deixe o cubo de tempo no **{ $turn }**
               *[no] Leve o cubo de tempo ao **{ $turn }**
            }
           *[more] { "" }
        }
        { $asks ->
            [first] { $turn ->
                [1] **Produção ou ação** || Produção: até { $kept } dados, 5 cartas. Ação: suporte e principal
               *[other] { "" }
            }
           *[more] { "" }
        }
    .facts =
        { $asks ->
            [first] Produção: até { $kept } dados e 5 cartas; role; endireite as azuis
           *[more] { more.facts }
        }
        { $asks ->
            [first] Ação: 1 ação de suporte, depois 1 ação principal
           *[more] { "" }
        }
        { $asks ->
            [first] Pontos extras: os de megacréditos, cartas e áreas
           *[more] { "" }
        }
        { $asks ->
            [first] Turnos desde a última produção: { $since }
           *[more] { "" }
        }
    .key = Turno | { $turn }
    .short = { $asks ->
        [first] { $extra ->
            [yes] É um turno adicional. Produza ou faça ações.
           *[no] Leve o cubo de tempo para o { $turn }. Produza ou faça ações.
        }
       *[more] { more.short }
    }

# A pergunta depois de um informe, conforme o que foi informado
more = { $asks ->
        [card] O que mais há na carta?
       *[more] Algo mais?
    }
    .voice = { $asks ->
        [card] Informe o que mais a carta mostra.
       *[more] Há mais alguma coisa?
    }
    .title = { $asks ->
        [card] O que mais há na carta?
       *[more] Algo mais?
    }
    .facts = { $asks ->
        [card] Símbolos: só os do custo, um toque cada
       *[more] Pontos extras: os de megacréditos, cartas e áreas
    }
    .short = { $asks ->
        [card] O que mais a carta mostra?
       *[more] Há mais alguma coisa?
    }

# Os botões que precisam de um valor; os outros são nomes com uma forma .report
reports =
    .refused = Isso não pode ser informado agora. Só podem ser informados os marcos em aberto e, de uma carta, o que ela ainda pode ter.
    .symbol-1 = Símbolo: { NAME($symbol_1, form: "symbol") }
    .symbol-2 = Símbolo: { NAME($symbol_2, form: "symbol") }
    .symbol-3 = Símbolo: { NAME($symbol_3, form: "symbol") }

## O que vem de um informe

# O valor de um parâmetro, para as mensagens que o dizem
measured = { $parameter ->
        [temperature] { $sign ->
            [minus] −{ $size } °C
           *[plus] { $size } °C
        }
        [oxygen] { $value }%
       *[oceans] { $value } de 7
    }
    .voice = { $parameter ->
        [temperature] { $sign ->
            [minus] menos { $size } graus
           *[plus] { $size ->
                [0] zero grau
               *[other] { $size } graus
            }
        }
        [oxygen] { $value } por cento
       *[oceans] { $value } de 7
    }
# O que uma peça dá além dos seus pontos
area-bonus = { $tile ->
        [none] { "" }
       *[tile] Receba o bônus da área.
    }
    .moves = { $tile ->
        [none] { "" }
       *[tile] Receba o **bônus** da área | Se houver um impresso ali
    }
    .facts = { $points } PV{ $touching ->
        [0] { "" }
       *[other] , incluindo 1 por { $tile ->
            [city] floresta
           *[forest] cidade
        } ao lado
    }
    .short = { $tile ->
        [none] { "" }
       *[tile] Receba o bônus da área.
    }
raised = { NAME($parameter) } { measured }: { $points } PV. Leve seu cubo de pontos para o { $vp }. { area-bonus }
    .voice = { $parameter ->
        [temperature] A temperatura está em
        [oxygen] O oxigênio está em
       *[oceans] Os oceanos colocados já são
    } { measured.voice }; você ganha { $points } pontos. Leve seu cubo de pontos para o { $vp }. { area-bonus }
    .why = Cada nível e cada oceano vale 2 pontos de vitória na hora (manual, terraformar). Quem coloca uma peça recebe o bônus impresso na área, e uma floresta rende 1 ponto por cidade adjacente (manual, colocar peças).
    .moves =
        { $tile ->
            [forest] { NAME($parameter) } sobe para **{ measured }**
           *[other] { "" }
        }
        { area-bonus.moves }
        Leve seu cubo para o **{ $vp }** | { area-bonus.facts }
    .facts =
        { $tile ->
            [forest] { "" }
            [ocean] { NAME($parameter) }: { measured }
           *[none] { "" }
        }
    .key = { NAME($parameter) } | { measured }
    .short = { $parameter ->
        [temperature] A temperatura está em
        [oxygen] O oxigênio está em
       *[oceans] Os oceanos colocados já são
    } { measured.voice }; leve seu cubo para o { $vp }. { area-bonus.short }
raised-full = { NAME($parameter) }: parâmetro já completo, o marcador não se move. { $points } PV. Leve seu cubo de pontos para o { $vp }. { area-bonus }
    .voice = { $parameter ->
        [temperature] A temperatura já está completa
        [oxygen] O oxigênio já está completo
       *[oceans] Os oceanos já estão completos
    }: nada se move no tabuleiro. { $points ->
        [1] Você ganha um ponto.
       *[other] Você ganha { $points } pontos.
    } Leve seu cubo de pontos para o { $vp }. { area-bonus }
    .why = Um parâmetro completo ainda pode ser terraformado: nada se move, mas você ganha 1 ponto de vitória (manual, terraformar).
    .moves =
        { area-bonus.moves }
        Leve seu cubo para o **{ $vp }** | { area-bonus.facts }
    .facts = { NAME($parameter) } já no máximo: o marcador não se move
    .key = Seu cubo | { $vp }
    .short = { $parameter ->
        [temperature] A temperatura já está completa
        [oxygen] O oxigênio já está completo
       *[oceans] Os oceanos já estão completos
    }; leve seu cubo para o { $vp }. { area-bonus.short }
bonus-step = { NAME($parameter) } em { measured }, nível com bônus: { $value ->
        [-24] receba 1 de calor.
       *[other] receba o bônus impresso ali.
    }
    .voice = { $parameter ->
        [temperature] A temperatura está em
        [oxygen] O oxigênio está em
       *[oceans] Os oceanos colocados já são
    } { measured.voice }, um nível com bônus. { $value ->
        [-24] Receba um recurso de calor.
       *[other] Receba o bônus impresso ali.
    }
    .why = Quem leva o marcador a um desses níveis recebe o bônus: menos 24, menos 16 e zero grau, 4 e 10 por cento (manual, bônus em parâmetros).
    .moves = { $value ->
        [-24] Receba 1 de **calor**
       *[other] Receba o **bônus da trilha**
    } || { NAME($parameter) } em { measured }: nível com bônus
    .key = Bônus | { measured }
    .short = O nível de { measured.voice } tem bônus: { $value ->
        [-24] receba um recurso de calor.
       *[other] receba o que está na trilha.
    }
full = { NAME($parameter) }: parâmetro completo! Daqui em diante, cada { $parameter ->
        [oceans] oceano
       *[other] nível
    } rende 1 PV em vez de 2. { $won ->
        [yes] Os três estão completos: sua pontuação vai contar.
       *[no] { "" }
    }
    .voice = { $parameter ->
        [temperature] A temperatura está completa!
        [oxygen] O oxigênio está completo!
       *[oceans] Os oceanos estão completos!
    } Daqui em diante, cada { $parameter ->
        [oceans] oceano
       *[other] nível
    } rende um ponto em vez de dois. { $won ->
        [yes] Os três estão completos: sua pontuação vai contar.
       *[no] { "" }
    }
    .why = No solo, os três parâmetros devem estar completos até o fim do turno 50; até lá o jogo continua (manual, partida solo).
    .title = { NAME($parameter) }: parâmetro completo!
    .facts =
        Daqui em diante, 1 PV em vez de 2
        { $won ->
            [yes] Os três estão completos: sua pontuação vai contar
           *[no] { "" }
        }
    .key = { NAME($parameter) }
    .short = { $parameter ->
        [temperature] A temperatura está completa: daqui em diante rende
        [oxygen] O oxigênio está completo: daqui em diante rende
       *[oceans] Os oceanos estão completos: daqui em diante rendem
    } um ponto{ $won ->
        [yes] ; os três estão completos.
       *[no] .
    }
city = Cidade: { $points } PV. Leve seu cubo de pontos para o { $vp }. { area-bonus }
    .voice = A cidade dá { $points } pontos. Leve seu cubo de pontos para o { $vp }. { area-bonus }
    .why = Uma cidade vale 2 pontos de vitória, e mais 1 por floresta adjacente. Ela não pode tocar outra cidade (manual, colocar peças).
    .moves =
        { area-bonus.moves }
        Leve seu cubo para o **{ $vp }** | { area-bonus.facts }
    .key = Seu cubo | { $vp }
    .short = A cidade rende { $points } pontos; leve seu cubo para o { $vp }. { area-bonus.short }
neighbours = { $tile ->
        [city] Quantas florestas a cidade toca?
       *[forest] Quantas cidades a floresta toca?
    } 1 PV cada.
    .voice = { $tile ->
        [city] Quantas florestas a cidade toca?
       *[forest] Quantas cidades a floresta toca?
    } Cada uma vale um ponto.
    .why = Uma floresta dá 1 ponto de vitória por cidade adjacente, e uma cidade, 1 por floresta adjacente (manual, colocar peças).
    .done = { $tile ->
        [city] { $answer ->
            [0] nenhuma floresta ao lado da cidade
            [one] uma floresta ao lado da cidade
           *[other] { $answer } florestas ao lado da cidade
        }
       *[forest] { $answer ->
            [0] nenhuma cidade ao lado da floresta
            [one] uma cidade ao lado da floresta
           *[other] { $answer } cidades ao lado da floresta
        }
    }
    .reported = { $tile ->
        [city] Cidade colocada
       *[forest] Floresta colocada
    }{ $answer ->
        [0] { "" }
       *[other] { " " }({ $answer ->
            [1] { $tile ->
                [city] 1 floresta
               *[forest] 1 cidade
            }
           *[other] { $tile ->
                [city] { $answer } florestas
               *[forest] { $answer } cidades
            }
        })
    }
    .title = { $tile ->
        [city] Quantas florestas a cidade toca?
       *[forest] Quantas cidades a floresta toca?
    }
    .facts = { $tile ->
        [city] 1 PV por floresta ao lado
       *[forest] 1 PV por cidade ao lado
    }
    .key = { $tile ->
        [city] Florestas
       *[forest] Cidades
    }
    .short = { $tile ->
        [city] Quantas florestas a cidade toca?
       *[forest] Quantas cidades a floresta toca?
    }
vp-gained = { $points } PV. Leve seu cubo de pontos para o { $vp }.
    .voice = { $points ->
        [1] Você ganha um ponto.
       *[other] Você ganha { $points } pontos.
    } Leve seu cubo de pontos para o { $vp }.
    .why = 3 megacréditos rendem 2 pontos de vitória; pontos imediatos das cartas têm fita verde, e algumas áreas do tabuleiro têm pontos impressos (manual, turno de ação e colocar peças). Pontos em fita vermelha contam no fim.
    .moves = Leve seu cubo para o **{ $vp }** | { $points } PV
    .key = Seu cubo | { $vp }
    .short = { $points ->
        [1] Você ganha um ponto;
       *[other] Você ganha { $points } pontos;
    } leve seu cubo para o { $vp }.
milestone-claimed = Marco obtido: { NAME($name) }. Pegue a peça dele ({ NAME($slot, form: "slot") }). 4 PV no fim.
    .voice = O marco { NAME($name) } é seu. { $reported ->
        [yes] { "" }
       *[no] Pegue a peça dele.
    } Ele vale 4 pontos no fim.
    .why = Marcos obtidos: { $count }. Um marco é obtido na hora e de graça, e vale 4 pontos de vitória no fim (manual, marcos). Quando o objetivo é alcançado pelo que foi contado aqui, o marco é obtido automaticamente; se isso não estiver certo, corrija em Estado da partida.
    .title = Marco { NAME($name) } obtido
    .moves = { $reported ->
        [yes] Pegue a peça **{ NAME($name) }** | 4 PV no fim, não agora
       *[no] Pegue a peça **{ NAME($name) }** | Do { NAME($slot, form: "slot") }
    }
    .facts = { $reported ->
        [yes] { "" }
       *[no] 4 PV no fim
    }
    .key = { NAME($name) }
    .short = O marco { NAME($name) } é seu.
milestone-doubted = { NAME($name, form: "goal") }: pelo que foi informado, você tem { $count }. Se na mesa há { $needed }, pegue a peça; senão, desfaça.
    .voice = { NAME($name, form: "goal") }: pelo que foi informado, você tem { $count } de { $needed }. Se foi engano, desfaça.
    .why = Aqui conta o que você informa, mas vale o que está na mesa: se algo não foi informado, corrija em Estado da partida.
    .moves = Confira o marco **{ NAME($name) }** || Você informou { $count } de { $needed }. Se foi engano: Desfazer
    .key = { NAME($name) } | { $needed }
    .short = { NAME($name) }: { $count } de { $needed }, pelo que foi informado.
bonus-due = Com { $reached } PV, você recebe uma carta bônus no fim { $first ->
        [yes] do seu primeiro turno
       *[no] deste turno
    }.
    .voice = Com { $reached } pontos, você recebe uma carta bônus no fim { $first ->
        [yes] do seu primeiro turno
       *[no] deste turno
    }.
    .why = Há uma carta bônus em 5 e em 12 na trilha de pontos de vitória (manual, carta bônus).
    .title = { $reached } PV: uma carta bônus
    .facts = No fim { $first ->
        [yes] do seu primeiro turno
       *[no] deste turno
    }
    .key = Carta bônus | { $reached }
    .short = Você chegou a { $reached } pontos: receba uma carta bônus no fim { $first ->
        [yes] do seu primeiro turno
       *[no] deste turno
    }.
bonus-card = { $asks ->
        [first] { $number ->
            [1] Olhe as { $left } cartas bônus
           *[other] Seu cubo chegou a { $reached } PV: carta bônus! Olhe as { $left } que restam
        }, jogue 1 sem custo e devolva { $left ->
            [2] a outra virada
           *[other] as outras viradas
        } para baixo. { $number ->
            [1] O que dão a carta e a caixa vermelha da corporação?
           *[other] O que a carta deu?
        }
       *[more] { more }
    }
    .voice = { $asks ->
        [first] { $number ->
            [1] Olhe as { $left } cartas bônus
           *[other] Seu cubo chegou a { $reached } pontos: carta bônus! Olhe as { $left ->
                [2] duas
               *[other] { $left }
            } que restam
        }, jogue uma sem custo e devolva { $left ->
            [2] a outra virada
           *[other] as outras viradas
        } para baixo. Informe o que ela dá.
       *[more] { more.voice }
    }
    .why = No solo, uma carta bônus é jogada depois da produção inicial, e mais duas ao chegar a 5 e a 12 pontos de vitória; a última fica sem uso. Elas contam como as outras cartas (manual, partida solo). O manual não diz se o cubo de tempo anda no turno adicional de uma carta: por padrão, não anda.
    .refused = { reports.refused }
    .form = tile
    .option-done = { $asks ->
        [first] Nada a informar
       *[more] Continuar
    }
    .option-symbol-1 = { reports.symbol-1 }
    .option-symbol-2 = { reports.symbol-2 }
    .option-symbol-3 = { reports.symbol-3 }
    .done = { $answer ->
        [done] carta bônus { $number } jogada
        [symbol-1] símbolo { NAME($symbol_1, form: "symbol") } contado
        [symbol-2] símbolo { NAME($symbol_2, form: "symbol") } contado
        [symbol-3] símbolo { NAME($symbol_3, form: "symbol") } contado
        [temperature] { steps.temperature }
        [oxygen] { steps.oxygen }
        [ocean] { steps.ocean }
        [forest] { steps.forest }
       *[other] { NAME($answer, form: "tile-voice") }
    }
    .title = { $asks ->
        [first] { $number ->
            [1] O que dão a carta e a caixa vermelha?
           *[other] O que dá a carta?
        }
       *[more] { more.title }
    }
    .moves = { $asks ->
        [first] Jogue **1 das { $left } cartas bônus** || { $number ->
            [1] Sem custo; olhe todas, devolva as outras viradas para baixo
           *[other] Cubo em { $reached } PV: olhe { $left ->
                [2] as duas, devolva a outra
               *[other] todas, devolva as outras
            }
        }
       *[more] { "" }
    }
    .facts =
        { $asks ->
            [first] { $number ->
                [1] No solo, 1 carta bônus após a produção inicial
               *[other] { "" }
            }
           *[more] { "" }
        }
        { more.facts }
        { $asks ->
            [first] Turno adicional: se a carta lhe der mais um turno
           *[more] { "" }
        }
    .key = { $asks ->
        [first] Cartas bônus | { $left }
       *[more] Carta bônus | { $number }
    }
    .short = { $asks ->
        [first] Jogue sem custo uma das { $left ->
            [2] duas
           *[other] { $left }
        } cartas bônus e informe o que ela dá.
       *[more] { more.short }
    }
extra-turn = Um turno adicional vem logo em seguida: o cubo de tempo fica no { $turn }.
    .voice = Um turno adicional vem logo em seguida. O cubo de tempo fica no { $turn }.
    .why = O manual não diz se o cubo de tempo anda nele. Por padrão, fica; a opção “Turno adicional de uma carta” muda isso.
    .title = Vem um turno adicional
    .facts =
        Ele vem logo em seguida{ $turn ->
            [0] , antes do turno 1
           *[other] { "" }
        }
        O cubo de tempo fica no { $turn }
    .key = Turno adicional
    .short = Um turno adicional vem logo em seguida.

## As cartas jogadas

card-played = Você tem { $count ->
        [1] uma carta
       *[other] { $count } cartas
    } { $colour ->
        [green] { $count ->
            [1] verde em jogo.
           *[other] verdes em jogo.
        }
        [red] { $count ->
            [1] vermelha em jogo.
           *[other] vermelhas em jogo.
        }
       *[blue] { $count ->
            [1] azul em jogo.
           *[other] azuis em jogo.
        }
    }
    .why = Os marcos contam as cartas em jogo por cor; cartas bônus contam, corporações não (manual, marcos). Informe só o que importa da carta.
    .title = { $colour ->
        [green] Carta verde contada
        [red] Carta vermelha contada
       *[blue] Carta azul contada
    }
    .facts = { $colour ->
        [green] Cartas verdes
        [red] Cartas vermelhas
       *[blue] Cartas azuis
    }: { $count }
    .key = { $colour ->
        [green] Cartas verdes
        [red] Cartas vermelhas
       *[blue] Cartas azuis
    } | { $count }
    .short = Você tem { $count ->
        [1] uma carta
       *[other] { $count } cartas
    } { $colour ->
        [green] { $count ->
            [1] verde em jogo.
           *[other] verdes em jogo.
        }
        [red] { $count ->
            [1] vermelha em jogo.
           *[other] vermelhas em jogo.
        }
       *[blue] { $count ->
            [1] azul em jogo.
           *[other] azuis em jogo.
        }
    }
symbol-counted = Símbolos { NAME($symbol, form: "of") }: { $count } de { $needed }.
    .why = Um prêmio conta o seu símbolo nos custos de todas as suas cartas jogadas (manual, partida solo).
    .title = Símbolo contado
    .facts = Símbolos { NAME($symbol, form: "of") }: { $count } de { $needed }
    .key = Símbolos { NAME($symbol, form: "of") } | { $count }
    .short = Símbolos { NAME($symbol, form: "of") }: { $count } de { $needed }.
costly-counted = Cartas de custo 5 ou mais: { $count }.
    .why = A Celebridade pede 3 delas (manual, marcos da Era das Corporações).
    .title = Carta contada
    .facts = Cartas de custo 5 ou mais: { $count }
    .key = Custo 5 ou mais | { $count }
    .short = Cartas de custo 5 ou mais: { $count }.
points-counted = Pontos das cartas no fim: { $points }.
    .voice = Pontos das cartas no fim: { $points }.
    .why = Pontos em fita vermelha contam no fim. O Filantropo pede 4 cartas com esses pontos; os negativos não contam (manual, marcos).
    .title = Pontos de carta contados
    .facts = Pontos das cartas no fim: { $points }
    .key = Pontos das cartas | { $points }
    .short = Pontos das cartas no fim: { $points }.

## Limites

begin = { $turns } turnos para três metas: 8 °C, 14% de oxigênio, 7 oceanos.
    .voice = Você tem { $turns } turnos para chegar a 8 graus, 14 por cento de oxigênio e 7 oceanos. Cada turno é de produção ou de ação. Produção: fique com até { $kept } dados, descarte cartas se quiser, compre até ter 5, role os dados das suas caixas marrons e ponha as cartas azuis usadas de volta na posição original. Ação: faça uma ação de suporte, depois uma ação principal.
    .why = O cubo de tempo mostra o turno atual (manual, partida solo). Os 8 graus e os 14 por cento foram calculados pelos níveis: se o seu tabuleiro terminar em outro valor, vale o do tabuleiro.
    .title = { $turns } turnos para três metas
    .facts =
        Temperatura 8 °C
        Oxigênio 14%
        Oceanos 7
    .key = Turnos | { $turns }
    .short = Você tem { $turns } turnos para chegar a 8 graus, 14 por cento de oxigênio e 7 oceanos.
milestone-warning = { $reached ->
        [yes] Você já pode obter o marco { NAME($name) }.
       *[no] { $left ->
                [1] Último turno
               *[other] Restam { $left } turnos
            } para obter o marco { NAME($name, form: "goal") } ({ NAME($slot, form: "slot") }).
    }
    .voice = { $reached ->
        [yes] Você já pode obter o marco { NAME($name) }.
       *[no] { $left ->
                [1] Este é o último turno
               *[other] Restam { $left } turnos
            } para obter o marco { NAME($slot) }: { NAME($name, form: "goal") }.
    }
    .why = Se não for obtido, ele sai do tabuleiro no fim do último turno (manual, limites dos marcos).
    .title = { $reached ->
        [yes] Você já pode obter { NAME($name) }
       *[no] { $left ->
                [1] Último turno para este marco!
               *[other] Restam { $left } turnos para este marco
            }
    }
    .facts =
        { NAME($name, form: "goal") }
        No { NAME($slot, form: "slot") }
    .key = { NAME($name) } | { $left }
    .short = { $reached ->
        [yes] Você já pode obter o marco { NAME($name) }.
       *[no] { $left ->
                [1] Este é o último turno
               *[other] Restam { $left } turnos
            } para obter o marco { NAME($name) }.
    }
milestone-removed = Fim do turno { $deadline }: remova o marco { NAME($name) } ({ NAME($slot, form: "slot") }).
    .voice = O turno { $deadline } acabou. Remova o marco { NAME($slot) }, { NAME($name) }.
    .why = Um marco não obtido a tempo sai do tabuleiro (manual, limites dos marcos).
    .title = O turno { $deadline } acabou
    .moves = Remova o marco **{ NAME($name) }** | Do { NAME($slot, form: "slot") }
    .key = { NAME($name) }
    .short = Remova o marco { NAME($slot) }, { NAME($name) }.
milestone-back = Devolva o marco { NAME($name) } ({ NAME($slot, form: "slot") }): fica até o fim do turno { $deadline }.
    .voice = Devolva o marco { NAME($name) }: fica até o fim do turno { $deadline }.
    .why = Depois da sua correção, o limite dele ainda está por vir (manual, limites dos marcos).
    .moves = Devolva o marco **{ NAME($name) }** | Ao { NAME($slot, form: "slot") }
    .facts = Fica até o fim do turno { $deadline }
    .key = { NAME($name) } | { $deadline }
    .short = Devolva o marco { NAME($name) }, até o fim do turno { $deadline }.
turns-left = { $left ->
        [1] O último turno!
       *[other] Restam { $left } turnos, contando este.
    } { $won ->
        [yes] Os três parâmetros estão completos.
       *[no] { pace-missing }
    }
    .voice = { $left ->
        [1] Este é o último turno!
       *[other] Restam { $left } turnos, contando este.
    } { $won ->
        [yes] Os três parâmetros estão completos.
       *[no] { pace-missing }
    }
    .why = Depois do turno 50 a partida acaba na hora (manual, partida solo). Os lembretes antes dele são ideia do assistente.
    .title = { $left ->
        [1] O último turno!
       *[other] Restam { $left } turnos
    }
    .facts =
        { $left ->
            [1] { "" }
           *[other] Contando este
        }
        { $won ->
            [yes] Os três parâmetros estão completos
           *[no] { pace-missing.facts }
        }
    .key = { $left ->
        [1] Último turno
       *[other] Turnos restantes | { $left }
    }
    .short = { $left ->
        [1] Este é o último turno.
       *[other] Restam { $left } turnos, contando este.
    } { $won ->
        [yes] Os três parâmetros estão completos.
       *[no] { pace-missing.short }
    }

## Preparação

setup-board = Coloque o tabuleiro, com qualquer lado para cima. Temperatura −28 °C, oxigênio 2%, 6 oceanos sobre o símbolo deles. Dois cubos começam em 0 na trilha de PV: o seu conta os pontos; outro, de uma cor que ninguém usa, é o cubo de tempo e conta os turnos.
    .voice = Coloque o tabuleiro, com qualquer lado para cima. Ponha a temperatura em menos 28 graus, o oxigênio em 2 por cento e 6 oceanos sobre o símbolo deles. Dois cubos começam em zero na trilha de pontos: o seu conta os pontos; outro, de uma cor que ninguém usa, é o cubo de tempo e conta os turnos.
    .why = A partida solo começa um nível adiante: em menos 28 graus em vez de menos 32, em 2 por cento em vez de 0, e com 1 dos 7 oceanos, que você coloca no próximo passo (manual, partida solo).
    .done = tabuleiro colocado
    .title = O tabuleiro
    .moves =
        Coloque o **tabuleiro** | Com qualquer lado para cima
        Marque **−28 °C** e **2%** de oxigênio
        Empilhe **6 oceanos** no símbolo deles || Separe o sétimo: você o coloca no próximo passo
        Ponha **2 cubos** em 0 PV || O seu conta os pontos; o cubo de tempo conta os turnos
    .key = Tabuleiro
    .short = Prepare o tabuleiro: temperatura em menos 28 graus, oxigênio em 2 por cento, 6 oceanos, e os dois cubos no zero.
setup-tiles = Coloque uma cidade em uma das 3 áreas com PV impressos, um oceano ao lado dela e uma floresta tocando os dois. Você não recebe nada por eles, e as peças não têm dono.
    .voice = Coloque uma cidade em uma das três áreas com pontos de vitória impressos, um oceano ao lado dela e uma floresta tocando os dois. Você não recebe nada por eles, e as peças não têm dono.
    .why = Estas três peças não dão pontos nem bônus (manual, partida solo). Nenhuma peça tem dono neste jogo: para o que você colocar depois, estas peças também contam como vizinhas.
    .done = três primeiras peças colocadas
    .title = As três primeiras peças
    .moves =
        Coloque uma **cidade** | Em uma das 3 áreas com PV impressos
        Coloque um **oceano** | O sétimo, ao lado da cidade
        Coloque uma **floresta** | Tocando os dois
    .facts = As peças não têm dono; você não recebe nada por estas
    .key = Peças | 3
    .short = Coloque uma cidade numa área com pontos, um oceano ao lado dela e uma floresta tocando os dois.
setup-supply = Deixe dados, curingas e peças ao alcance. Embaralhe as cartas de projeto. Embaralhe as cartas bônus e separe 4, viradas para baixo, sem olhar.
    .why = Com um ou dois jogadores usam-se 4 cartas bônus; as outras voltam à caixa sem serem vistas (manual, preparação).
    .done = estoque pronto
    .title = O estoque
    .moves =
        Deixe **dados**, curingas e peças à mão
        Embaralhe as **cartas de projeto**
        Embaralhe as **cartas bônus**
        Separe **4 cartas bônus** | Sem olhar; as outras voltam à caixa
    .key = Cartas bônus | 4
    .short = Deixe o estoque à mão; embaralhe os projetos; separe 4 cartas bônus sem olhar.
awards = Quem rola os dados dos prêmios, 3 ao acaso, de cores diferentes?
    .voice = Quem rola os dados dos três prêmios, o assistente ou você?
    .why = Três dados de cores diferentes, sorteados e rolados, mostram os símbolos dos prêmios (manual, preparação).
    .option-draw = Rolar os dados
    .option-tell = Informar os meus
    .done = { $answer ->
        [draw] prêmios sorteados e rolados
       *[tell] você informa os prêmios
    }
    .title = O assistente rola os dados dos prêmios
    .facts =
        3 dados ao acaso, de cores diferentes
        Se os seus já estão na mesa, informe-os
    .key = Prêmios | 3
    .short = Quem rola os dados dos prêmios, o assistente ou você?
award-die = Prêmio { $number }: um dado { NAME($colour) }.
    .ask = { $number ->
        [1] Misture um dado de cada cor e pegue um para o prêmio 1.
        [2] Misture os outros 4 dados e pegue um para o prêmio 2.
       *[other] Misture os outros 3 dados e pegue um para o prêmio 3.
    } De que cor ele é?
    .done = o prêmio { $number } tem o dado { NAME($answer) }
    .why = São três das cinco cores, ao acaso (manual, preparação).
    .ask-title = Prêmio { $number }: de que cor?
    .ask-moves =
        { $number ->
            [1] Misture **um dado** de cada cor
            [2] Misture os outros **4 dados**
           *[other] Misture os outros **3 dados**
        }
        Pegue um para o **prêmio { $number }**
    .ask-key = Prêmio | { $number }
    .ask-short = Pegue um dado para o prêmio { $number }. De que cor ele é?
award-face = O prêmio { $number } foi rolado.
    .ask = Role o dado { NAME($colour) } e ponha-o no prêmio { $number }, com essa face para cima. Que símbolo ele mostra?
    .done = o prêmio { $number } mostra “{ NAME($answer, form: "symbol") }”
    .why = Cada dado tem um símbolo comum em 3 faces, um incomum em 2 e um raro em 1 (manual, dados e recursos).
    .ask-title = Prêmio { $number }: que símbolo?
    .ask-moves =
        Role o **dado { NAME($colour) }**
        Ponha-o no **prêmio { $number }** | Com a face que saiu para cima
    .ask-key = Prêmio | { $number }
    .ask-short = Role o dado { NAME($colour) }. Que símbolo saiu?
lay-awards = Ponha estes dados nos espaços de prêmio: { NAME($symbol_1, form: "symbol") } ({ NAME($rarity_1) }), { NAME($symbol_2, form: "symbol") } ({ NAME($rarity_2) }), { NAME($symbol_3, form: "symbol") } ({ NAME($rarity_3) }).
    .voice = Ponha estes dados nos espaços de prêmio: { NAME($symbol_1, form: "symbol") }, { NAME($rarity_1) }; { NAME($symbol_2, form: "symbol") }, { NAME($rarity_2) }; { NAME($symbol_3, form: "symbol") }, { NAME($rarity_3) }.
    .why = Um prêmio dá 5 pontos de vitória no fim por 10 de um símbolo comum nos custos das suas cartas jogadas, 8 de um incomum ou 6 de um raro (manual, partida solo). O comum está em 3 faces, o incomum em 2 e o raro em 1: se o seu dado for diferente, corrija a raridade em Estado da partida. Sobre o dado azul nossas fontes divergem.
    .done = prêmios colocados
    .title = Dados nos espaços de prêmio
    .moves =
        Prêmio: **{ NAME($symbol_1, form: "symbol") }**
        Prêmio: **{ NAME($symbol_2, form: "symbol") }**
        Prêmio: **{ NAME($symbol_3, form: "symbol") }**
    .key = Prêmios | 3
    .short = Os prêmios são { NAME($symbol_1, form: "symbol") }, { NAME($symbol_2, form: "symbol") } e { NAME($symbol_3, form: "symbol") }.
milestones = Quem sorteia os três marcos para os espaços do tabuleiro?
    .voice = Quem sorteia os três marcos, o assistente ou você?
    .why = São três peças ao acaso; cada espaço tem seu limite (manual, partida solo).
    .option-draw = Sortear os marcos
    .option-tell = Informar os meus
    .done = { $answer ->
        [draw] marcos sorteados
       *[tell] marcos informados por você
    }
    .title = O assistente sorteia os marcos
    .facts =
        Três, para os espaços do tabuleiro
        Se os seus já estão na mesa, informe-os
    .key = Marcos | 3
    .short = Quem sorteia os marcos, o assistente ou você?
milestone-tile = O marco do { NAME($slot, form: "slot") } foi sorteado.
    .ask = Sorteie um marco para o { NAME($slot, form: "slot") }. Qual é?
    .done = { $choice } fica no { NAME($slot, form: "slot") }
    .why = Se não for obtido, ele sai do tabuleiro depois do turno { $deadline } (manual, partida solo).
    .ask-title = Marco { NAME($slot) }: qual?
    .ask-moves = Sorteie um **marco** || Para o { NAME($slot, form: "slot") }: vale até o fim do turno { $deadline }
    .ask-key = Marco até o turno | { $deadline }
    .ask-short = Sorteie o marco { NAME($slot) }. Qual é?
lay-milestones = Ponha os marcos: { NAME($top) } no espaço superior, { NAME($middle) } no intermediário e { NAME($bottom) } no inferior. Eles valem até o fim dos turnos { $deadline }, 20 e 24.
    .why = Um marco não obtido até lá sai do tabuleiro (manual, limites dos marcos). Na maioria das edições o superior vale até o fim do turno 16, na francesa até o do 18: os pontos coloridos da sua trilha decidem. Para segui-los em uma nova partida, use a opção “Limites dos marcos” nas Regras da casa; nesta, corrija o turno em Estado da partida.
    .done = marcos colocados
    .title = Os três marcos
    .moves =
        No alto: **{ NAME($top, form: "tile") }**
        No meio: **{ NAME($middle, form: "tile") }**
        Embaixo: **{ NAME($bottom, form: "tile") }**
    .facts = { $deadline ->
        [16] No tabuleiro francês, o do alto vale até o turno 18
        [18] Nos outros tabuleiros, o do alto vale até o turno 16
       *[other] { "" }
    }
    .key = Marcos | 3
    .short = Ponha { NAME($top) } no espaço superior, { NAME($middle) } no intermediário e { NAME($bottom) } no inferior.
setup-corporation = Compre 5 cartas de projeto. Compre 2 corporações, fique com uma e revele. Receba o que a caixa vermelha mostra e cubra a caixa com a peça da sua cor.
    .voice = Compre 5 cartas de projeto. Compre duas corporações, fique com uma e revele. Receba o que a caixa vermelha mostra e cubra a caixa com a peça da sua cor.
    .why = A caixa vermelha vale uma só vez (manual, preparação). Os pontos ou níveis que ela dá são informados depois da produção inicial, na tela da sua primeira carta bônus.
    .done = corporação escolhida
    .title = Cartas e corporação
    .moves =
        Compre **5 cartas de projeto**
        Compre **2 corporações**, fique com uma | Revele-a
        Receba o que a **caixa vermelha** mostra || Pontos e níveis: informe após a produção inicial
        Cubra a caixa com a **peça da sua cor**
    .key = Corporação
    .short = Compre 5 cartas; fique com uma das duas corporações; receba o que a caixa vermelha mostra e cubra-a.
setup-production = Produção inicial: receba e role os dados da caixa marrom da sua corporação.
    .why = São seus primeiros recursos. A penalidade do primeiro jogador não existe no solo (manual, preparação).
    .done = você fez a produção inicial
    .title = Produção inicial
    .moves =
        Receba os dados da **caixa marrom** | Da sua corporação
        Role esses **dados**
    .key = Caixa marrom
    .short = Receba e role os dados da caixa marrom.

## O fim

end = O turno { $turns } acabou e Marte está terraformado: sua pontuação conta.
    .why = Os três parâmetros estão completos. Recursos e cartas que sobram na mão não valem nada (manual, final da partida).
    .title = Marte está terraformado
    .facts =
        O turno { $turns } acabou
        Sua pontuação conta
    .key = Turno | { $turns }
    .short = O turno { $turns } acabou: sua pontuação conta.
failed = O turno 50 acabou e a terraformação falhou: não há pontuação. { pace-missing }
    .why = No solo, os três parâmetros devem estar completos depois do turno 50 (manual, partida solo). Faltou informar algo? Desfaça.
    .title = O turno 50 acabou: sem pontuação
    .facts = Os três parâmetros não estão completos
    .key = Sem pontuação
    .short = O turno 50 acabou: não há pontuação.
score-track = Onde está seu cubo na trilha de PV?
    .voice = Onde está seu cubo na trilha de pontos de vitória?
    .why = O assistente contou { $vp }; se for diferente, vale a posição do seu cubo (manual, final da partida).
    .done = trilha de PV: { $answer }
    .title = Onde está seu cubo na trilha de PV?
    .key = Seu cubo
    .short = Onde está seu cubo?
score-milestones = Quantos marcos você tem? 4 PV cada.
    .voice = Quantos marcos você tem? Cada um conta 4 pontos.
    .why = Cada marco obtido vale 4 pontos de vitória (manual, marcos).
    .done = marcos: { $answer }
    .title = Quantos marcos você tem?
    .facts = 4 PV cada
    .key = Marcos
    .short = Quantos marcos você tem?
score-award = Prêmio { $number }: quantos símbolos { NAME($symbol, form: "of") } há nos custos das suas cartas jogadas? { $rarity ->
        [rare] 6 ou mais: 5 PV. 5: 3 PV.
        [uncommon] 8 ou mais: 5 PV. 7: 3 PV.
       *[common] 10 ou mais: 5 PV. 9: 3 PV.
    }
    .voice = Prêmio { $number }: quantos símbolos { NAME($symbol, form: "of") } há nos custos de todas as suas cartas jogadas?
    .why = No solo, um prêmio pede 6 de um símbolo raro, 8 de um incomum ou 10 de um comum; um a menos vale 3 pontos de vitória (manual, partida solo). Acima disso o número exato não importa.
    .done = prêmio { $number }: { $answer } { $answer ->
        [1] símbolo
       *[other] símbolos
    }
    .title = Prêmio { $number }: símbolos { NAME($symbol, form: "of") }?
    .facts =
        Nos custos de todas as suas cartas jogadas
        { $rarity ->
            [rare] 6 ou mais rendem 5 PV
            [uncommon] 8 ou mais rendem 5 PV
           *[common] 10 ou mais rendem 5 PV
        }
        { $rarity ->
            [rare] 5 rendem 3 PV, menos não rende nada
            [uncommon] 7 rendem 3 PV, menos não rende nada
           *[common] 9 rendem 3 PV, menos não rende nada
        }
    .key = Símbolos { NAME($symbol, form: "of") }
    .short = Quantos símbolos { NAME($symbol, form: "of") } há nos custos das suas cartas?
award-pays = Prêmio { $number }, { NAME($symbol, form: "symbol") }: { $count } { $count ->
        [1] símbolo
       *[other] símbolos
    }, { $points } PV.
    .voice = O prêmio { $number } { $points ->
        [0] não rende pontos
       *[other] rende { $points } pontos
    }.
    .why = { $rarity ->
        [rare] Símbolo raro: 6 valem 5 pontos de vitória; 5 valem 3
        [uncommon] Símbolo incomum: 8 valem 5 pontos de vitória; 7 valem 3
       *[common] Símbolo comum: 10 valem 5 pontos de vitória; 9 valem 3
    } (manual, partida solo).
    .title = Prêmio { $number }: { $points } PV
    .facts = Símbolos { NAME($symbol, form: "of") }: { $count }
    .key = Pontos do prêmio { $number } | { $points }
    .short = O prêmio { $number } { $points ->
        [0] não rende pontos
       *[other] rende { $points } pontos
    }.
score-cards = Quantos pontos há nas fitas vermelhas das suas cartas jogadas?
    .why = Pontos em fita vermelha contam no fim; os negativos são descontados (manual, final da partida).
    .done = cartas: { $answer } { $answer ->
        [1] ponto
       *[other] pontos
    }
    .title = Pontos em fitas vermelhas?
    .facts = De todas as suas cartas jogadas
    .key = Fitas vermelhas
    .short = Quantos pontos há nas fitas vermelhas?
score-sheet = Trilha de PV { $track } + marcos { $milestones } + prêmios { $award_1 } + { $award_2 } + { $award_3 } + cartas { $cards } = { $total } PV.
    .voice = Trilha { $track }, marcos { $milestones }, prêmios { $awards }, cartas { $cards }. Total: { $total } { $total ->
        [1] ponto
       *[other] pontos
    }.
    .why = Marcos obtidos: { $claimed }, que valem 4 pontos cada; um prêmio vale 5, 3 ou nada (manual, final da partida).
    .title = Total: { $total } PV
    .facts =
        Trilha de PV { $track } + marcos { $milestones }
        Prêmios { $award_1 } + { $award_2 } + { $award_3 }
        Cartas { $cards }
    .key = Total | { $total }
    .short = O total é de { $total } { $total ->
        [1] ponto
       *[other] pontos
    }.
verdict = Você venceu com { $total } PV. Avaliação: { NAME($rating) }.
    .voice = Você venceu com { $total } { $total ->
        [1] ponto
       *[other] pontos
    }. Sua avaliação é: { NAME($rating) }.
    .why = As faixas são do manual (60, 70, 80, 85, 90, 95, 100, 110); as palavras são nossas.
    .title = Você venceu com { $total } PV
    .facts = Avaliação: { NAME($rating) }
    .key = PV | { $total }
    .short = Você venceu com { $total } { $total ->
        [1] ponto
       *[other] pontos
    }. Sua avaliação é: { NAME($rating) }.

## Como está a partida

pace = { $steps ->
        [1] { $steps } nível
       *[other] { $steps } nív.
    }{ $left ->
        [1] { " " }neste turno
       *[other] /{ $left } turnos: { pace-rate } cada
    }, { pace-compared }
    .voice = { $steps ->
        [1] Falta
       *[other] Faltam
    } { $steps ->
        [1] { $steps } nível
       *[other] { $steps } níveis
    }{ $left ->
        [1] { " " }neste turno
       *[other] , com { $left } turnos pela frente: { pace-rate } por turno
    }; { pace-compared.voice }.
    .why = São os níveis que faltam aos três parâmetros, e os turnos que restam, contando este. Os três devem estar completos até o fim do turno 50 (manual, partida solo). A média é o que falta fazer em cada turno. A partida está acima do ritmo se já foi feito mais do que um ritmo constante pede até o fim deste turno, e abaixo se foi feito menos do que ele pedia no início dele.
    .title = { pace-compared.title }
    .facts =
        { $steps ->
            [1] { $steps } nível
           *[other] { $steps } níveis
        } { $left ->
            [1] neste turno
           *[other] em { $left } turnos
        }
        { $left ->
            [1] { "" }
           *[other] { pace-rate } nív./turno
        }
    .key = Níveis | { $steps }
    .short = { $steps ->
        [1] { $steps } nível
       *[other] { $steps } níveis
    } { $left ->
        [1] neste turno
       *[other] em { $left } turnos: { pace-rate } por turno
    }.
pace-status = { $steps ->
        [1] Falta
       *[other] Faltam
    } { $steps ->
        [1] { $steps } nível
       *[other] { $steps } níveis
    }{ $left ->
        [1] { " " }neste turno
       *[other] , com { $left } turnos pela frente: { pace-rate } por turno
    }; { pace-compared.voice }
    .voice = { $steps ->
        [1] Falta
       *[other] Faltam
    } { $steps ->
        [1] { $steps } nível
       *[other] { $steps } níveis
    }{ $left ->
        [1] { " " }neste turno
       *[other] , com { $left } turnos pela frente: { pace-rate } por turno
    }; { pace-compared.voice }.
    .why = { pace.why }
    .key = Níveis | { $steps }
points-now = { $points } PV até agora{ $band ->
        [none] { "" }
       *[other] { " · " }{ $more } para “{ NAME($band) }”
    }
    .voice = Pontos até agora: { $points }{ $band ->
        [none] { "" }
       *[other] { "" }; faltam { $more } para a avaliação “{ NAME($band) }”
    }.
    .title = { $band ->
        [none] { $points } PV até agora
       *[other] { $more } PV até “{ NAME($band) }”
    }
    .facts = { $band ->
        [none] { "" }
       *[other] { $points } PV até agora
    }
points-status = Marte está terraformado: { $points } PV até agora{ $band ->
        [none] { "" }
       *[other] , { $more } para “{ NAME($band) }”
    }{ $lacks ->
        [0] { "" }
       *[other] ; falta um símbolo: { LIST($lacking) }
    }
    .voice = Marte está terraformado. Pontos até agora: { $points }{ $band ->
        [none] { "" }
       *[other] { "" }; faltam { $more } para a avaliação “{ NAME($band) }”
    }{ $lacks ->
        [0] { "" }
       *[other] { "" }; falta um símbolo: { LIST($lacking) }
    }.
    .why = As faixas são do manual; os pontos são os da trilha, dos marcos e, se você informa as cartas, dos prêmios e das cartas. Um prêmio a que falta um símbolo vale 3, completo 5.
    .key = PV | { $points }

parameter-status = { NAME($parameter) }: { measured }{ $left ->
        [0] { "" }
        [one] , falta 1{ $parameter ->
            [oceans] { "" }
           *[other] { " " }nível
        }
       *[other] , faltam { $left }{ $parameter ->
            [oceans] { "" }
           *[other] { " " }níveis
        }
    }
    .voice = { $parameter ->
        [oceans] Já há { measured.voice } oceanos no tabuleiro
        [temperature] A temperatura está em { measured.voice }
       *[other] O oxigênio está em { measured.voice }
    }{ $left ->
        [0] ; o parâmetro está completo.
        [one] ; falta um{ $parameter ->
            [oceans] .
           *[other] { " " }nível.
        }
       *[other] ; faltam { $left }{ $parameter ->
            [oceans] .
           *[other] { " " }níveis.
        }
    }
    .why = Os três parâmetros devem estar completos até o fim do turno 50, senão não há pontuação (manual, partida solo).
    .title = { NAME($parameter) }: { measured }
    .facts = { $left ->
        [0] Parâmetro completo
        [1] Falta 1 nível
       *[other] Faltam { $left } níveis
    }
    .key = { NAME($parameter) } | { measured }
    .short = { NAME($parameter) }: { measured.voice }{ $left ->
        [0] , parâmetro completo.
        [1] ; falta um.
       *[other] ; faltam { $left }.
    }
turns-status = { $turn ->
        [0] Faltam { $turns } turnos
       *[other] Turno { $turn } de { $turns }
    }
    .voice = { $turn ->
        [0] Faltam { $turns } turnos.
       *[other] Este é o turno { $turn } de { $turns }.
    }
    .why = Depois do turno 50 a partida acaba na hora (manual, partida solo).{ $known ->
        [yes] { " " }O número de turnos de ação é uma estimativa nossa, conforme a frequência das suas produções até aqui.
       *[no] { "" }
    }
    .title = { $turn ->
        [0] Faltam { $turns } turnos
       *[other] Turno { $turn } de { $turns }
    }
    .facts =
        { $turn ->
            [0] { "" }
           *[other] Turnos desde a última produção: { $since }
        }
        { $known ->
            [yes] De { $left } turnos, uns { $actions } são de ação
           *[no] { "" }
        }
    .key = { $turn ->
        [0] Turnos | { $turns }
       *[other] Turno | { $turn }
    }
    .short = { $turn ->
        [0] Faltam { $turns } turnos.
       *[other] Turno { $turn } de { $turns }.
    }
milestone-status = { NAME($name, form: "goal") }: { $status ->
        [claimed] já é seu
        [removed] valia até o fim do turno { $deadline }
       *[open] { $needed ->
            [0] { "" }
           *[other] { $count } de { $needed },
        } vale até o fim do turno { $deadline }
    }
    .voice = { NAME($name, form: "goal") }: { $status ->
        [claimed] é seu.
        [removed] valia até o fim do turno { $deadline }.
       *[open] { $needed ->
            [0] { "" }
           *[other] você tem { $count } de { $needed };
        } vale até o fim do turno { $deadline }.
    }
    .why = Cada marco vale 4 pontos de vitória no fim (manual, marcos).
    .title = { NAME($name) }
    .facts =
        { NAME($name, form: "goal") }
        { $status ->
            [claimed] É seu
            [removed] Valia até o fim do turno { $deadline }
           *[open] { $needed ->
                [0] Até
               *[other] { $count } de { $needed }, até
            } o fim do turno { $deadline }
        }
        { $known ->
            [yes] De { $left } turnos, uns { $actions } são de ação
           *[no] { "" }
        }
    .key = { NAME($name) } | { $deadline }
    .short = { NAME($name) }: { $status ->
        [claimed] é seu.
        [removed] valia até o fim do turno { $deadline }.
       *[open] { $needed ->
            [0] até
           *[other] { $count } de { $needed }, até
        } o fim do turno { $deadline }.
    }
award-status = Prêmio: { $counted ->
        [yes] { $count } de { $needed } símbolos { NAME($symbol, form: "of") } nos custos
       *[no] { $needed } símbolos { NAME($symbol, form: "of") } nos custos
    }
    .voice = { $counted ->
        [yes] Para o prêmio, você tem { $count } de { $needed } símbolos { NAME($symbol, form: "of") } nos custos das suas cartas.
       *[no] O prêmio exige { $needed } símbolos { NAME($symbol, form: "of") } nos custos das suas cartas.
    }
    .why = { $needed } símbolos { NAME($symbol, form: "of") } valem 5 pontos de vitória; um a menos vale 3 (manual, partida solo).
    .title = Prêmio: { NAME($symbol, form: "symbol") }
    .facts =
        { $counted ->
            [yes] { $count } de { $needed } nos custos das suas cartas
           *[no] Exige { $needed } nos custos das suas cartas
        }
        Este símbolo é { NAME($rarity) }
    .key = Símbolos { NAME($symbol, form: "of") } | { $needed }
    .short = Símbolos { NAME($symbol, form: "of") }: { $counted ->
        [yes] { $count } de { $needed }.
       *[no] é preciso ter { $needed }.
    }
bonus-status = Carta bônus ao chegar a { $reached } PV
    .voice = Você recebe uma carta bônus ao chegar a { $reached } pontos.
    .why = Ao chegar a 5 e a 12 pontos na trilha, você recebe uma carta bônus no fim do turno (manual, carta bônus).
    .title = Carta bônus ao chegar a { $reached } PV
    .facts = No fim desse turno
    .key = Carta bônus | { $reached }
    .short = Há uma carta bônus ao chegar a { $reached } pontos.

## Opções

option-deck = Quem sorteia prêmios e marcos?
    .why = Com os seus dados e peças, você informa que prêmios e marcos saíram; o resto não muda. Quem compra as cartas é sempre você.
    .option-app = O assistente
    .option-physical = Você, com dados e peças
option-printing = Limites dos marcos
    .why = Os turnos depois dos quais os marcos não obtidos saem do tabuleiro. A edição francesa tem 18 para o superior, as outras edições 16; os pontos coloridos da sua trilha decidem.
    .option-default = Turnos 16, 20 e 24
    .option-french = Francesa: 18, 20 e 24
option-era = Era das Corporações
    .why = Decide se os três marcos dela podem ser sorteados: Celebridade, Bilionário, Indicado a Prêmio. Ela vem na caixa.
    .option-on = Com os 3 marcos da Era
    .option-off = Sem os 3 marcos da Era
option-kept = Dados mantidos
    .why = Quantos dados você pode manter em um turno de produção: 3, ou mais com cartas que permitem isso. Pode ser corrigido durante a partida.
    .option-3 = 3 dados
    .option = { $option } dados
option-extra-turn = Turno adicional de uma carta
    .why = Decide se o turno adicional de uma carta bônus move o cubo de tempo. O manual não diz; por padrão não move, pois esse turno é tudo o que a carta dá.
    .option-free = O cubo de tempo fica
    .option-counts = Um dos 50 turnos
option-cards = Cartas jogadas
    .why = Com isto você informa cada carta, pela cor e pelo que importa dela. Assim, os marcos e prêmios que dependem de cartas são acompanhados, e a pontuação final já vem preenchida.
    .option-off = Não acompanhadas
    .option-on = Informadas uma a uma

## Nomes

name-dice = Terraforming Mars: O Jogo de Dados
    .short = O Jogo de Dados
name-you = Você
name-temperature = Temperatura
    .short = °C
    .tile-voice = temperatura aumentada
name-oxygen = Oxigênio
    .short = % oxigênio
    .symbol = oxigênio
    .of = de oxigênio
    .tile-voice = oxigênio aumentado
name-oceans = Oceanos
    .short = Oceanos
name-ocean = Oceano
    .tile-voice = oceano colocado
name-forest = Florestas
    .tile = Floresta
    .tile-voice = floresta colocada
name-at-once = Pontos extras
name-vp-2 = 2 pontos extras
    .tile = 2 pontos extras
    .tile-voice = 2 pontos recebidos de outra fonte
name-vp-1 = 1 ponto extra
    .tile = 1 ponto extra
    .tile-voice = 1 ponto recebido de outra fonte
name-extra-turn = Turno adicional recebido
    .tile = Turno adicional
    .tile-voice = turno adicional recebido
name-end-point = 1 ponto no fim
    .tile-voice = 1 ponto ganho para o fim
name-end-minus = 1 ponto a menos no fim
    .tile-voice = 1 ponto perdido no fim
name-correction = Correções

name-yellow = amarelo
name-green = verde
    .tile = Carta verde
    .field = Verdes
    .tile-voice = carta verde jogada
name-blue = azul
    .tile = Carta azul
    .field = Azuis
    .tile-voice = carta azul jogada
name-red = vermelho
    .tile = Carta vermelha
    .field = Vermelhas
    .tile-voice = carta vermelha jogada
name-grey = cinza
name-common = comum
    .value = Comum
name-uncommon = incomum
    .value = Incomum
name-rare = raro
    .value = Raro

name-megacredit = megacrédito
    .of = de megacrédito
    .value = Megacrédito
name-science = ciência
    .of = de ciência
    .value = Ciência
name-yellow-rare = amarelo raro
    .of = do amarelo raro
    .value = Símbolo raro
name-plant = planta
    .of = de planta
    .value = Planta
name-microbe = micróbio
    .of = de micróbio
    .value = Micróbio
name-animal = animal
    .of = de animal
    .value = Animal
name-energy = energia
    .of = de energia
    .value = Energia
name-water = água
    .of = de água
    .value = Água
name-heat = calor
    .of = de calor
    .value = Calor
name-event = evento
    .of = de evento
    .value = Evento
name-nuclear = nuclear
    .of = nucleares
    .value = Nuclear
name-steel = aço
    .of = de aço
    .value = Aço
name-titanium = titânio
    .of = de titânio
    .value = Titânio
name-city = cidade
    .tile = Cidade
    .field = Cidades
    .of = de cidade
    .tile-voice = cidade colocada
    .value = Cidade

name-legend = Lenda
    .goal = Lenda, 6 cartas vermelhas
    .tile-voice = marco Lenda obtido
name-miner = Minerador
    .goal = Minerador, 5 cartas verdes
    .tile-voice = marco Minerador obtido
name-scientist = Cientista
    .goal = Cientista, 3 cartas azuis
    .tile-voice = marco Cientista obtido
name-tycoon = Magnata
    .goal = Magnata, 12 cartas
    .tile-voice = marco Magnata obtido
name-monopolist = Monopólio
    .goal = Monopólio, 7 dados de uma cor
    .tile-voice = marco Monopólio obtido
name-generalist = Generalista
    .goal = Generalista, produção de cada cor
    .tile-voice = marco Generalista obtido
name-philanthropist = Filantropo
    .goal = Filantropo, 4 cartas com pontos no fim
    .tile-voice = marco Filantropo obtido
name-terraformer = Terraformador
    .goal = Terraformador, 16 pontos na trilha
    .tile-voice = marco Terraformador obtido
name-celebrity = Celebridade
    .goal = Celebridade, 3 cartas de custo 5 ou mais
    .tile-voice = marco Celebridade obtido
name-billionaire = Bilionário
    .goal = Bilionário, 13 dados
    .tile-voice = marco Bilionário obtido
name-nominee = Indicado a Prêmio
    .goal = Indicado a Prêmio, 5 símbolos de um prêmio
    .tile = Indicado
    .tile-voice = marco Indicado a Prêmio obtido

name-top = superior
    .slot = espaço superior
    .field = Marco superior
name-middle = intermediário
    .slot = espaço intermediário
    .field = Marco intermediário
name-bottom = inferior
    .slot = espaço inferior
    .field = Marco inferior
name-open = aberto
    .value = Aberto
name-claimed = obtido
    .value = Obtido
name-removed = removido
    .value = Removido

name-unreal = difícil de acreditar
name-supreme = magnífico
name-excellent = excelente
name-very-good = ótimo
name-not-bad = bom
name-fair = razoável
name-learning = no caminho certo
name-room-to-grow = dá para crescer
name-barely = no limite

# Palavras do estado e do editor

name-turn = turno
    .field = Turno
    .short = Turno
name-turns = turnos
    .field = Total de turnos
name-phase = Fase
name-setup = preparação
name-final = pontuação
name-failed = terraformação falhou
name-vp = Trilha de pontos
    .short = PV
name-vp_from = Pontos por origem
name-parameters = Parâmetros globais
name-value = agora
    .field = { "" }
name-goal = meta
name-full = completo
name-milestones = Marcos
name-name = nome
    .field = { "" }
name-slot = espaço
name-deadline = último turno
name-status = situação
name-awards = Prêmios
    .short = Prêmios
name-1 = 1
name-2 = 2
name-3 = 3
name-symbol = símbolo
name-rarity = raridade
name-count = contados
name-bonus_cards = Cartas bônus jogadas
    .short = Bônus
name-kept = Dados mantidos
name-productions = Turnos de produção
name-action_turns = Turnos de ação
name-since_production = Turnos desde a última produção
name-next_deadline = Último turno do próximo marco
    .short = Limite
name-track = Trilha de pontos
name-cards = Cartas
name-costly = de custo 5 ou mais
    .tile = Custo de 5 ou mais
    .tile-voice = carta de custo 5 ou mais jogada
name-with_points = com pontos no fim
name-points = pontos no fim

## Palavras nas figuras

picture-of = de { $number }
picture-turn = { $turn ->
        [0] Turno adicional
       *[other] Turno { $turn }
    }
# Quantos turnos restam para algo
picture-turns = { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
picture-left = ainda { picture-turns }
picture-until = até o turno { $turn }
# O próximo prazo, ao lado do ritmo
picture-gone = fora
picture-yours = seu, { $points } PV
picture-track = trilha
picture-awards = Símbolos exigidos: 5 PV cada
picture-bonus-cards = jogadas
picture-kept = mantidos
