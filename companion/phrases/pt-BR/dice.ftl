# Terraforming Mars: O Jogo de Dados, solo. Os valores são mostrados, .voice é falado, .why é a razão e
# onde ela está, .done é como desfazer chama a resposta. Os nomes estão no fim.

## O turno

turn = { $extra ->
        [yes] O turno adicional da sua carta: o cubo de tempo fica no { $turn }.
       *[no] Turno { $turn } de { $turns }: leve o cubo de tempo ao { $turn }.
    } Ação ou produção?
    .voice = { $extra ->
        [yes] É o turno adicional da sua carta. O cubo de tempo fica onde está.
       *[no] Turno { $turn } de { $turns }. Leve o cubo de tempo ao { $turn }.
    } Ação ou produção?
    .why = Cada turno é de ação ou de produção, e uma partida solo tem { $turns } (manual, fluxo de jogo e partida solo). A maioria é de ação, por isso avançar escolhe essa; só muda o que é explicado.
    .option-action = Turno de ação
    .option-production = Turno de produção
    .done = turno { $turn }: { $choice }
production = 1. Fique com até { $kept } dados, devolva os demais.
    2. Descarte as cartas que quiser.
    3. Compre até ter 5 cartas na mão.
    4. Receba e role os dados das caixas marrons.
    5. Desvire as cartas azuis usadas.
    .voice = Produção. Fique com até { $kept } dados e devolva os demais. Descarte as cartas que quiser e compre até ter 5 na mão. Receba e role os dados das suas caixas marrons. Desvire as cartas azuis usadas.
    .why = Marcadores curinga não são dados: fique com todos. Se faltarem dados no estoque, pegue os que houver e exatamente 1 marcador curinga (manual, turno de produção). Cartas com estoque aumentam os dados mantidos: corrija o número no editor de mais e menos.
    .done = produção feita
action = Suporte: rolar um dado · por 1 recurso, mudar outro dado ou comprar 2 cartas · uma carta azul.
    Principal: uma carta · outro suporte · uma carta azul · 3 calor: temperatura · 3 água: oceano · 4 plantas: floresta · 3 cidade: cidade · 3 megacréditos: 2 PV.
    .voice = Primeiro uma ação de suporte, depois uma ação principal.
    .why = Uma carta custa exatamente seus símbolos, curingas valem como qualquer um, e dados nunca são rolados de novo (manual, turno de ação). Ações livres vêm antes ou depois de uma ação ou de um turno de produção, nunca no meio: aqui o manual e sua errata divergem, e o assistente segue a errata.
report = { $occasion ->
        [production] O que mais veio do seu turno de produção?
        [bonus] O que a carta bônus deu?
       *[action] O que veio do seu turno?
    } Informe, ou só avance.
    .voice = { $occasion ->
        [production] Informe o que mais veio do turno de produção, ou avance.
        [bonus] Informe o que a carta bônus deu, ou avance.
       *[action] Informe o que veio do seu turno, ou avance.
    }
    .why = O assistente só precisa do que move um marcador, coloca uma peça, dá pontos imediatos ou obtém um marco. Um nível ou um oceano vale 2 pontos de vitória, ou 1 se o parâmetro já está completo (manual, terraformar).
    .option-done = { $occasion ->
        [bonus] Avançar: nada mais
       *[other] Avançar: fim do turno { $turn }
    }
    .option-temperature = Temperatura subiu
    .option-oxygen = Oxigênio subiu
    .option-ocean = Oceano colocado
    .option-forest = Floresta colocada
    .option-city = Cidade colocada
    .option-vp = Pontos imediatos
    .option-milestone = Marco obtido
    .done = { $answer ->
        [done] { $occasion ->
            [bonus] a carta bônus foi informada
           *[other] o turno { $turn } foi jogado
        }
       *[other] relato: { $choice }
    }

# Como desfazer chama um relato aberto por engano
done-back = um relato aberto por engano

## O que vem de um relato

# O valor de um parâmetro, para as mensagens que o dizem
measured = { $parameter ->
        [temperature] { $sign ->
            [minus] −{ $size } °C
           *[plus] { $size } °C
        }
        [oxygen] { $value } %
       *[oceans] { $value } de 7
    }
    .voice = { $parameter ->
        [temperature] { $sign ->
            [minus] menos { $size } graus
           *[plus] { $size } graus
        }
        [oxygen] { $value } por cento
       *[oceans] { $value } de 7
    }
raised = { NAME($parameter) }, { measured }: { $points } PV. A trilha vai para { $vp }.
    .voice = { NAME($parameter) }, { measured.voice }: { $points } pontos de vitória. A trilha vai para { $vp }.
    .why = Cada nível e cada oceano vale 2 pontos de vitória na hora (manual, terraformar).
raised-full = { NAME($parameter) }: parâmetro já completo, nada se move, e você recebe { $points } PV. A trilha vai para { $vp }.
    .voice = { NAME($parameter) }: parâmetro já completo, nada se move. Você recebe um ponto de vitória. A trilha vai para { $vp }.
    .why = Um parâmetro completo ainda pode ser terraformado: nada acontece, por 1 ponto de vitória (manual, terraformar).
bonus-step = Nível com bônus { measured }: { $value ->
        [-24] receba 1 calor.
       *[other] receba o bônus impresso ali.
    }
    .voice = Você alcança um nível com bônus, { measured.voice }. { $value ->
        [-24] Receba um recurso de calor.
       *[other] Receba o bônus impresso ali.
    }
    .why = Quem leva o marcador a um desses níveis recebe o bônus: menos 24, menos 16 e 0 grau, 4 e 10 por cento (manual, bônus em parâmetros).
full = { NAME($parameter) }: parâmetro completo! Daqui em diante, ele paga 1 PV em vez de 2. { $won ->
        [yes] Os três estão completos: sua pontuação vai contar.
       *[no] { "" }
    }
    .voice = { NAME($parameter) }: parâmetro completo! Daqui em diante, ele paga um ponto de vitória em vez de dois. { $won ->
        [yes] Os três estão completos. Sua pontuação vai contar.
       *[no] { "" }
    }
    .why = No solo, os três parâmetros devem estar completos até o fim do turno 50; até lá o jogo continua (manual, partida solo).
forest-cities = Quantas cidades tocam a floresta?
    .why = Uma floresta vale 1 ponto de vitória por cidade adjacente e aumenta o oxigênio em um nível (manual, colocar peças). Aqui o oxigênio sobe sozinho.
    .done = floresta tocando { $answer } { $answer ->
        [0] cidades
        [one] cidade
       *[other] cidades
    }
forest = A floresta toca { $cities } { $cities ->
        [one] cidade
       *[other] cidades
    }: { $points } PV. A trilha vai para { $vp }.
    .voice = A floresta dá { $points } { $points ->
        [one] ponto
       *[other] pontos
    } de vitória por suas cidades. A trilha vai para { $vp }.
    .why = 1 ponto de vitória por cidade adjacente (manual, colocar peças).
city-forests = Quantas florestas tocam a cidade?
    .why = Uma cidade vale 2 pontos de vitória, e mais 1 por floresta adjacente. Ela não pode tocar outra cidade (manual, colocar peças).
    .done = cidade tocando { $answer } { $answer ->
        [0] florestas
        [one] floresta
       *[other] florestas
    }
city = Cidade: 2 PV, e { $forests } pelas florestas. Ao todo: { $points }. A trilha vai para { $vp }.
    .voice = A cidade dá { $points } pontos de vitória. A trilha vai para { $vp }.
    .why = 2 pontos de vitória, e mais 1 por floresta adjacente (manual, colocar peças).
vp = Quantos pontos de vitória imediatos?
    .why = 3 megacréditos pagam 2 pontos de vitória; cartas mostram pontos imediatos numa fita verde, e algumas áreas do tabuleiro têm pontos impressos (manual, turno de ação e colocar peças). Pontos em fita vermelha contam no fim.
    .done = { $answer } pontos imediatos
vp-gained = { $points } PV. A trilha vai para { $vp }.
    .voice = { $points } { $points ->
        [one] ponto
       *[other] pontos
    } de vitória. A trilha vai para { $vp }.
    .why = 3 megacréditos pagam 2 pontos de vitória; outros vêm de cartas e áreas (manual, turno de ação).
milestone = Qual marco você obtém?
    .form = goal
    .why = Um marco é obtido assim que seu objetivo é alcançado, e de graça. Vale 4 pontos de vitória no fim (manual, marcos).
    .done = marco obtido: { NAME($answer) }
milestone-claimed = Marco obtido: { NAME($name) }. Pegue a peça do { NAME($slot, form: "slot") }. 4 PV no fim.
    .voice = Marco obtido: { NAME($name) }. Pegue a peça do { NAME($slot, form: "slot") }. Ela conta 4 pontos de vitória no fim.
    .why = Obtido na hora e de graça; agora você tem { $count } (manual, marcos). O Terraformador é obtido automaticamente quando a trilha chega a 16.
bonus-due = { $reached } PV alcançados: uma carta bônus no fim deste turno.
    .voice = Você alcançou { $reached } pontos de vitória. Receberá uma carta bônus no fim deste turno.
    .why = A trilha de pontos dá uma carta bônus em 5 e em 12 (manual, carta bônus).
bonus-card = { $number ->
        [1] Olhe as { $left } cartas bônus
       *[other] Carta bônus! Olhe as { $left } que restam
    }, jogue uma sem custo e devolva as outras viradas para baixo. O que ela der, informe { $number ->
        [1] no seu primeiro turno.
       *[other] em seguida.
    }
    .voice = { $number ->
        [1] Olhe as { $left } cartas bônus
       *[other] Carta bônus! Olhe as { $left } que restam
    }, jogue uma sem custo e devolva as outras viradas para baixo.
    .why = No solo, uma é jogada depois da produção inicial, mais duas com 5 e 12 pontos de vitória, e a última fica sem uso; elas contam como outras cartas (manual, partida solo). Não está dito se o cubo de tempo anda no turno adicional de uma carta; aqui não anda, a não ser que você tenha escolhido outra coisa.
    .option-played = Jogada
    .option-extra-turn = Ela dá um turno adicional
    .done = carta bônus { $number } jogada{ $answer ->
        [extra-turn] , com turno adicional
       *[other] { "" }
    }

## Limites

begin = O cubo de tempo vai para 1. Você tem { $turns } turnos para três metas: 8 °C, 14 % de oxigênio, 7 oceanos.
    .voice = O cubo de tempo vai para 1. Você tem { $turns } turnos para três metas: 8 graus, 14 por cento de oxigênio e 7 oceanos.
    .why = O cubo de tempo mostra o turno atual (manual, partida solo). 8 graus e 14 por cento foram calculados pelos níveis: se o seu tabuleiro termina em outro valor, vale ele.
milestone-warning = { $left ->
        [1] Último turno
       *[other] Restam { $left } turnos
    } para obter { NAME($name, form: "goal") } ({ NAME($slot, form: "slot") }).
    .voice = { $left ->
        [1] Este é o último turno
       *[other] Restam { $left } turnos, contando este,
    } para obter o marco { NAME($slot) }: { NAME($name, form: "goal") }.
    .why = Sem dono, ele sai do tabuleiro no fim do último turno (manual, limites dos marcos).
milestone-removed = Fim do turno { $deadline }: remova { NAME($name) } do { NAME($slot, form: "slot") }.
    .voice = O turno { $deadline } acabou. Remova o marco { NAME($slot) }, { NAME($name) }.
    .why = Marcos não obtidos a tempo saem do tabuleiro (manual, limites dos marcos).
missing = Níveis que faltam: temperatura { $temperature }, oxigênio { $oxygen }, oceanos { $oceans }.
turns-left = { $left ->
        [1] O último turno!
       *[other] Restam { $left } turnos, contando este.
    } { $won ->
        [yes] Os três parâmetros estão completos.
       *[no] { missing }
    }
    .voice = { $left ->
        [1] Este é o último turno!
       *[other] Restam { $left } turnos, contando este.
    } { $won ->
        [yes] Os três parâmetros estão completos.
       *[no] { missing }
    }
    .why = Depois do turno 50 a partida acaba na hora (manual, partida solo). Os lembretes anteriores são do assistente.

## Preparação

setup-board = Coloque o tabuleiro, de qualquer lado. Temperatura −28 °C, oxigênio 2 %, 6 oceanos sobre o símbolo. Seu cubo e o cubo de tempo começam em 0 na trilha de PV.
    .voice = Coloque o tabuleiro, de qualquer lado. Temperatura de menos 28 graus, oxigênio 2 por cento, 6 oceanos sobre o símbolo. Seu cubo e o cubo de tempo começam em 0 na trilha de pontos de vitória.
    .why = A partida solo começa com um nível de cada parâmetro feito (manual, partida solo). O sétimo oceano é colocado a seguir.
    .done = tabuleiro colocado
setup-tiles = Coloque uma cidade em uma das 3 áreas com PV impressos, um oceano ao lado dela e uma floresta tocando os dois. Você não recebe nada por eles.
    .voice = Coloque uma cidade em uma das 3 áreas com pontos de vitória impressos, um oceano ao lado dela e uma floresta tocando os dois. Você não recebe nada por eles.
    .why = Estas três peças não dão pontos nem bônus (manual, partida solo).
    .done = três primeiras peças colocadas
setup-supply = Deixe dados, curingas e peças ao alcance. Embaralhe as cartas de projeto. Embaralhe as cartas bônus e separe 4, viradas para baixo, sem ver.
    .why = Com um ou dois jogadores usam-se 4 cartas bônus; as outras voltam à caixa sem serem vistas (manual, preparação).
    .done = estoque pronto
awards = Prêmios: um dado de cada cor, 3 deles ao acaso, rolados. Quem sorteia e rola?
    .voice = Agora os três prêmios. Eu sorteio e rolo os dados, ou você?
    .why = Três dados de cores diferentes, sorteados e rolados, mostram os símbolos dos prêmios (manual, preparação).
    .option-draw = Sorteie e role por mim
    .option-tell = Eu rolo os dados
    .done = prêmios: { $choice }
award-die = Prêmio { $number }: um dado { NAME($colour) }.
    .ask = Misture um dado de cada cor e pegue um para o prêmio { $number }. De que cor é?
    .done = prêmio { $number }: dado { $choice }
    .why = Três das cinco cores, ao acaso (manual, preparação).
award-face = O prêmio { $number } foi rolado.
    .ask = Role o dado { NAME($colour) } do prêmio { $number }. Que símbolo ele mostra?
    .done = prêmio { $number }: { $choice }
    .why = Cada dado tem um símbolo comum em 3 faces, um incomum em 2 e um raro em 1 (manual, dados e recursos).
lay-awards = Ponha estes dados nos espaços de prêmio: { NAME($symbol_1) } ({ NAME($rarity_1) }), { NAME($symbol_2) } ({ NAME($rarity_2) }), { NAME($symbol_3) } ({ NAME($rarity_3) }).
    .voice = Ponha estes dados nos espaços de prêmio: { NAME($symbol_1) }, { NAME($rarity_1) }; { NAME($symbol_2) }, { NAME($rarity_2) }; { NAME($symbol_3) }, { NAME($rarity_3) }.
    .why = Um prêmio pede 10 de um símbolo comum, 8 de um incomum ou 6 de um raro (manual, partida solo). Comum está em 3 faces, incomum em 2, raro em 1: se o seu dado for diferente, corrija a raridade no editor de mais e menos. Sobre o dado azul nossas fontes divergem.
    .done = prêmios colocados
milestones = Três marcos vão para os espaços do tabuleiro. Quem sorteia?
    .voice = Agora os três marcos. Eu sorteio, ou você?
    .why = Três peças ao acaso; cada espaço tem seu limite (manual, partida solo).
    .option-draw = Sorteie por mim
    .option-tell = Eu sorteio os marcos
    .done = marcos: { $choice }
milestone-tile = O marco do { NAME($slot, form: "slot") } foi sorteado.
    .ask = Sorteie um marco para o { NAME($slot, form: "slot") }. Qual é?
    .done = marco { NAME($slot) }: { $choice }
    .why = Se não for obtido, ele sai depois do turno { $deadline } (manual, partida solo).
lay-milestones = Marcos: { NAME($top) } no espaço superior, { NAME($middle) } no intermediário, { NAME($bottom) } no inferior. Eles saem depois dos turnos { $deadline }, 20 e 24.
    .why = Um marco não obtido até lá sai do tabuleiro (manual, limites dos marcos). Na maioria das edições o superior sai depois do turno 16, na francesa depois do 18: os pontos coloridos da sua trilha decidem, e a opção “Limites dos marcos” os segue.
    .done = marcos colocados
setup-corporation = Compre 5 cartas de projeto. Compre 2 corporações, fique com uma e revele. Receba o que a caixa vermelha mostra e cubra a caixa.
    .why = A caixa vermelha vale uma só vez (manual, preparação). Pontos ou níveis que ela der são informados no primeiro turno.
    .done = corporação escolhida
setup-production = Produção inicial: receba e role os dados da caixa marrom da sua corporação.
    .why = São seus primeiros recursos. A penalidade do primeiro jogador não existe no solo (manual, preparação).
    .done = produção inicial

## O fim

end = O turno { $turns } acabou e Marte está terraformado: sua pontuação conta.
    .why = Os três parâmetros estão completos. Recursos e cartas que sobram na mão não valem nada (manual, final da partida).
failed = O turno 50 acabou e a terraformação falhou: não há pontuação. { missing }
    .why = No solo, os três parâmetros devem estar completos depois do turno 50 (manual, partida solo). Se um relato foi esquecido, desfazer leva de volta.
score-track = Que número mostra seu cubo na trilha de PV?
    .voice = Que número mostra seu cubo na trilha de pontos de vitória?
    .why = O assistente conta { $vp }; vale o seu cubo (manual, final da partida).
    .done = trilha de pontos: { $answer }
score-milestones = Quantos marcos você tem? 4 PV cada.
    .voice = Quantos marcos você tem? Cada um conta 4 pontos de vitória.
    .why = 4 pontos de vitória por marco obtido (manual, marcos).
    .done = marcos: { $answer }
score-award = Prêmio { $number }: quantos símbolos { NAME($symbol) } há nos custos de todas as suas cartas jogadas? { $rarity ->
        [rare] 6 ou mais dão 5 PV, 5 dão 3.
        [uncommon] 8 ou mais dão 5 PV, 7 dão 3.
       *[common] 10 ou mais dão 5 PV, 9 dão 3.
    }
    .voice = Prêmio { $number }: quantos símbolos { NAME($symbol) } há nos custos de todas as suas cartas jogadas?
    .why = No solo, um prêmio pede 6 de um símbolo raro, 8 de um incomum ou 10 de um comum; um a menos vale 3 pontos de vitória (manual, partida solo). Acima do necessário o número exato não importa.
    .done = prêmio { $number }: { $answer } símbolos
award-pays = Prêmio { $number }, { NAME($symbol) }: { $count } símbolos, { $points } PV.
    .voice = O prêmio { $number } dá { $points } pontos de vitória.
    .why = { $rarity ->
        [rare] Raro: 6 para 5 pontos de vitória, 5 para 3
        [uncommon] Incomum: 8 para 5 pontos de vitória, 7 para 3
       *[common] Comum: 10 para 5 pontos de vitória, 9 para 3
    } (manual, partida solo).
score-cards = Some os pontos das fitas vermelhas das suas cartas jogadas. Quantos são?
    .why = Pontos em fita vermelha contam no fim; os negativos são descontados (manual, final da partida).
    .done = cartas: { $answer } pontos
score-sheet = Trilha de PV { $track } + marcos { $milestones } + prêmios { $award_1 } + { $award_2 } + { $award_3 } + cartas { $cards } = { $total } PV.
    .voice = Trilha { $track }, marcos { $milestones }, prêmios { $awards }, cartas { $cards }. Ao todo { $total } pontos de vitória.
    .why = { $claimed } marcos a 4 cada; prêmios a 5, 3 ou nada (manual, final da partida).
verdict = Você vence com { $total } PV: { NAME($rating) }.
    .voice = Você vence com { $total } pontos de vitória: { NAME($rating) }.
    .why = As faixas são do manual (60, 70, 80, 85, 90, 95, 100, 110); as palavras são nossas.

## Como está a partida

parameter-stands = { NAME($parameter) }: { measured }{ $left ->
        [0] { "" }
        [one] , falta 1 nível
       *[other] , faltam { $left } níveis
    }
    .voice = { NAME($parameter) }: { measured.voice }{ $left ->
        [0] , parâmetro completo.
        [one] , falta um nível.
       *[other] , faltam { $left } níveis.
    }
    .why = Os três parâmetros devem estar completos até o fim do turno 50, senão não há pontuação (manual, partida solo).
turns-stand = { $turn ->
        [0] { $turns } turnos pela frente
       *[other] Turno { $turn } de { $turns }
    }
    .voice = { $turn ->
        [0] Há { $turns } turnos pela frente.
       *[other] Turno { $turn } de { $turns }.
    }
    .why = Depois do turno 50 a partida acaba na hora (manual, partida solo).
milestone-stands = { NAME($name, form: "goal") }: { $status ->
        [claimed] seu
        [removed] saiu depois do turno { $deadline }
       *[open] até o fim do turno { $deadline }
    }
    .voice = { NAME($name, form: "goal") }: { $status ->
        [claimed] é seu.
        [removed] saiu depois do turno { $deadline }.
       *[open] até o fim do turno { $deadline }.
    }
    .why = Cada marco vale 4 pontos de vitória no fim (manual, marcos).
award-stands = Prêmio { NAME($symbol) } ({ NAME($rarity) }): { $needed } nos custos das suas cartas
    .voice = Prêmio: { $needed } símbolos { NAME($symbol) } nos custos das suas cartas.
    .why = { $needed } valem 5 pontos de vitória, um a menos 3 (manual, partida solo).
bonus-stands = Carta bônus com { $reached } PV
    .voice = Uma carta bônus com { $reached } pontos de vitória.
    .why = Com 5 e 12 pontos na trilha vem uma carta bônus no fim do turno (manual, carta bônus).

## Opções

option-printing = Limites dos marcos
    .why = Depois de que turnos saem os marcos não obtidos. A edição francesa tem 18 para o superior, as outras 16; os pontos coloridos da sua trilha decidem.
    .option-default = Turnos 16, 20 e 24
    .option-french = Francesa: 18, 20 e 24
option-era = Era das Corporações
    .why = Se os três marcos dela podem ser sorteados: Celebridade, Bilionário, Indicado a Prêmio. Ela vem na caixa.
    .option-on = Com os marcos dela
    .option-off = Sem os marcos dela
option-kept = Dados mantidos
    .why = Quantos dados você pode manter em um turno de produção: 3, e mais com cartas que têm estoque. Pode ser corrigido durante a partida.
    .option-3 = 3 dados
    .option = { $option } dados
option-extra-turn = Turno adicional de uma carta
    .why = Se o turno adicional de uma carta bônus move o cubo de tempo. O manual não diz; em geral não move, pois senão a carta não daria nada.
    .option-free = O cubo de tempo fica
    .option-counts = Conta como um dos 50 turnos

## Nomes

name-dice = Terraforming Mars: O Jogo de Dados
name-you = Você
name-temperature = Temperatura
    .short = °C
name-oxygen = Oxigênio
    .short = % oxigênio
name-oceans = Oceanos
    .short = Oceanos
name-forest = Florestas
name-at-once = Pontos imediatos
name-correction = Correções

name-yellow = amarelo
name-green = verde
name-blue = azul
name-red = vermelho
name-grey = cinza
name-common = comum
name-uncommon = incomum
name-rare = raro

name-megacredit = megacrédito
name-science = ciência
name-yellow-rare = amarelo raro
name-plant = planta
name-microbe = micróbio
name-animal = animal
name-energy = energia
name-water = água
name-heat = calor
name-event = evento
name-nuclear = nuclear
name-steel = aço
name-titanium = titânio
name-city = cidade

name-legend = Lenda
    .goal = Lenda, 6 cartas vermelhas
name-miner = Minerador
    .goal = Minerador, 5 cartas verdes
name-scientist = Cientista
    .goal = Cientista, 3 cartas azuis
name-tycoon = Magnata
    .goal = Magnata, 12 cartas
name-monopolist = Monopólio
    .goal = Monopólio, 7 dados de uma cor
name-generalist = Generalista
    .goal = Generalista, produção de cada cor
name-philanthropist = Filantropo
    .goal = Filantropo, 4 cartas com pontos no fim
name-terraformer = Terraformador
    .goal = Terraformador, 16 pontos na trilha
name-celebrity = Celebridade
    .goal = Celebridade, 3 cartas de custo 5 ou mais
name-billionaire = Bilionário
    .goal = Bilionário, 13 dados
name-nominee = Indicado a Prêmio
    .goal = Indicado a Prêmio, 5 símbolos de um prêmio

name-top = superior
    .slot = espaço superior
name-middle = intermediário
    .slot = espaço intermediário
name-bottom = inferior
    .slot = espaço inferior
name-open = aberto
name-claimed = obtido
name-removed = removido

name-unreal = difícil de acreditar
name-supreme = magnífico
name-excellent = excelente
name-very-good = ótimo
name-not-bad = bom
name-fair = razoável
name-learning = no caminho certo
name-room-to-grow = dá para crescer
name-barely = no limite

# Palavras do estado e do editor de mais e menos

name-turn = turno
    .field = Turno
    .short = Turno
name-turns = turnos
    .field = Turnos ao todo
name-phase = Fase
name-setup = preparação
name-final = pontuação
name-failed = terraformação falhou
name-vp = Trilha de pontos
    .short = PV
name-vp_from = Pontos por origem
name-parameters = Parâmetros globais
name-value = agora
name-goal = meta
name-full = completo
name-milestones = Marcos
name-name = nome
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
name-bonus_cards = Cartas bônus jogadas
    .short = Bônus
name-kept = Dados mantidos
name-next_deadline = Próximo marco sai após o turno
    .short = Limite
name-track = Trilha de pontos
name-cards = Cartas
