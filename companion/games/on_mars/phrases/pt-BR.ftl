# On Mars, solo contra o Lacerda. Os valores são mostrados, .voice é falado, .why é a razão com a
# página do manual, .done é como desfazer chama a resposta. Os nomes estão no fim.

# Como se grafam nomes para a voz
heard = Lacerda | Lacerda

## A pergunta principal da mesa

table = { $turn ->
        [lacerda] A carta do Lacerda está na mesa. Para encerrar o turno dele, toque em Avançar.
        [you] { $side ->
            [orbit] Seu turno, em Órbita. Jogue e informe o que afeta o Lacerda.
           *[colony] Seu turno, na Colônia. Jogue e informe o que afeta o Lacerda.
        }
       *[final] A última rodada terminou. Toque em Avançar para a pontuação.
    }
    .voice = { $turn ->
        [lacerda] Turno do Lacerda: faça o que diz a carta dele.
        [you] É o seu turno. Jogue e informe o que afeta o Lacerda.
       *[final] A última rodada terminou. É hora de pontuar.
    }
    .why = { $turn ->
        [lacerda] Os Astronautas agem do espaço 1 ao 8 (manual, página 8). Você joga por ele de memória: o assistente sorteia e conta.
        [you] Você tem uma ação principal e pode fazer também uma ação executiva, antes ou depois dela (manual, página 8). Informe o que muda as escolhas dele: Construções, Colonizadores nas ações dele, Tecnologias, Projetos, Cientistas, Missões.
       *[final] Antes da pontuação, você ainda pode corrigir tudo (manual, página 21).
    }
    .refused = { $answer ->
        [mission] Nenhuma Missão precisa disto: os cubos delas se movem pelo que você já informa.
        [landing-pod] O módulo de aterrissagem só vai da Órbita à Colônia.
        [scientist] Os seis Cientistas já foram contratados.
       *[other] Nada desse tipo pode ser informado agora. Escolha outra coisa.
    }
    .done = { $group ->
        [next] { $turn ->
            [lacerda] o turno do Lacerda terminou
            [you] você encerrou seu turno
           *[final] você iniciou a pontuação
        }
        [building] { $part ->
            [none] você construiu uma peça
           *[other] você construiu { NAME($part, form: "a") }
        }
        [advanced] { $part ->
            [mine-his] você aprimorou uma Mina com o Colonizador dele
            [none] você aprimorou uma Construção
           *[other] você aprimorou { NAME($part, form: "a") }
        }
        [blueprint] você pegou um Projeto ({ $label })
        [colonist] você pôs um Colonizador em “{ $label }”
        [contract] você completou um Contrato ({ $label })
        [landing-pod] você aterrissou no espaço { $part }
        [level] a Colônia subiu ao nível { $part }
        [map] { $part ->
            [off] você desligou o mapa
            [edit] você corrigiu o mapa
           *[on] você montou o mapa
        }
        [mission] { $help ->
            [cards] a Missão { $part } recebeu uma contribuição
           *[other] você contribuiu para a Missão { $part }
        }
        [scientist] você contratou { NAME($part, form: "the") }
        [tech] { $owned ->
            [yes] você desenvolveu a { NAME($part, form: "tech") }
           *[no] você aprendeu a { NAME($part, form: "tech") }
        }
        [used-tech] você usou a { NAME($part, form: "tech") } dele
        [ship] você recebeu uma Nave
        [rover] você moveu seu Astromóvel
       *[bot] você moveu ou colocou um Robô
    }
    .option-next = { $turn ->
        [lacerda] Encerrar o turno dele
        [you] Encerrar turno
       *[final] Pontuar
    }
    .option-building = Construção
    .label-building = Construiu
    .group-building = O que você construiu?
    .group-building-title = O que você construiu?
    .group-building-facts = Informe também o seu Colonizador na ação
    .option-colonist = Colonizador
    .group-colonist = Em que ação está o seu Colonizador?
    .group-colonist-title = Em que ação está o seu Colonizador?
    .group-colonist-facts =
        As outras ações não precisam ser informadas
        Se algum voltou, corrija em “Mais”, “Estado da partida”
    .option-blueprint = Projeto
    .group-blueprint = Que Projeto você pegou?
    .group-blueprint-title = Que Projeto você pegou?
    .group-blueprint-facts =
        A Construção na sua carta, e o nível dela
        Informe também o seu Colonizador na ação
    .form-blueprint = choice
    .option-advanced = Aprimorada
    .group-advanced = Que tipo de Construção você aprimorou?
    .option-scientist = Cientista
    .group-scientist = Que Cientista você contratou?
    .option-contract = Contrato
    .group-contract = Que Contrato você completou?
    .group-contract-title = Que Contrato você completou?
    .group-contract-facts = Não informe o que você só pegou
    .form-contract = field
    .option-tech = Tecnologia
    .group-tech = Que Tecnologia você aprendeu ou desenvolveu?
    .group-tech-title = Tecnologia aprendida ou desenvolvida?
    .group-tech-facts = Cada toque vale um espaço; para dois, informe duas vezes
    .form-tech = short
    .option-used-tech = Usei uma Tecnologia dele
    .group-used-tech = Que Tecnologia dele você usou?
    .alone-used-tech = Usei uma Tecnologia dele
    .form-used-tech = short
    .option-ship = Nave
    .option-mission = Missão
    .group-mission = Para que Missão você contribuiu?
    .member-mission = { $option ->
        [A] A, { NAME($A, form: "mission") }
        [B] B, { NAME($B, form: "mission") }
       *[C] C, { NAME($C, form: "mission") }
    }
    .alone-mission = { $option ->
        [A] Missão A
        [B] Missão B
       *[C] Missão C
    }
    .option-landing-pod = Módulo
    .group-landing-pod = Remova seus Colonizadores das ações da Colônia e da Área de Trabalho. Que espaço você escolhe? Receba o benefício.
    .group-landing-pod-title = De que espaço você recebe o benefício?
    .group-landing-pod-moves =
        Remova seus **Colonizadores** || Das ações da Colônia e da Área de Trabalho, não das Minas
        Ocupe um **espaço** e receba o benefício
    .member-landing-pod = Espaço { $option }
    .option-rover = Astromóvel
    .option-bot = Robô
    .option-map = Mapa
    .group-map = O que fazer com o mapa?
    .member-map = { $option ->
        [edit] Ver o mapa ou corrigir
        [on] Montar aqui
       *[off] Seguir sem ele
    }
    .alone-map = Montar o mapa
    .option-level = Novo nível
    .group-level = A que nível a Colônia chegou?
    .member-level = Nível { $option }
    .title = { $turn ->
        [lacerda] Turno do Lacerda
        [you] { $help ->
            [cards] Jogue e toque no que mudou
           *[other] Jogue e toque aqui no que você fez
        }
       *[final] A última rodada terminou
    }
    .moves = { $turn ->
        [lacerda] Faça o que diz a **carta** dele
        [you] { "" }
       *[final] { "" }
    }
    .facts = { $turn ->
        [lacerda] Depois, encerre o turno dele com Avançar
        [you] { $reported ->
            [yes] { "" }
           *[no] Nada disso? Encerre o turno
        }
       *[final] { "" }
    }
    .key = { $turn ->
        [lacerda] Carta
        [you] Rodada | { $round }
       *[final] Pontuação
    }
    .short = { $turn ->
        [lacerda] Faça o que diz a carta dele.
        [you] { $reported ->
            [yes] { "" }
           *[no] Seu turno: jogue e informe.
        }
       *[final] A última rodada terminou: pontue.
    }

# Como o desfazer chama uma resposta que deixa o passo como estava
done-differs = foi diferente
done-tie = houve um empate
done-colonists = o número de Colonizadores foi corrigido
done-impossible = não foi possível

## Preparação

help = Quanta ajuda você quer?
    .voice = Quanta ajuda você quer: tudo guiado, preparação rápida ou só as cartas?
    .why = O modo guiado conduz cada passo da preparação e do Lacerda. A preparação rápida só pergunta o que o assistente precisa saber. Com “Só cartas”, o assistente sorteia as cartas e os espaços dele e rola o dado: é para quem sabe jogar por ele de memória.
    .option-guided = Tudo guiado
    .option-quick = Preparação rápida, resto guiado
    .option-cards = Só cartas
    .done = você escolheu “{ $choice }”
    .title = Quanta ajuda você quer?
    .facts =
        Tudo guiado: cada passo da preparação e do Lacerda
        Preparação rápida: só o que é preciso saber
        Só cartas: as cartas e os espaços do Lacerda e o dado
    .key = Ajuda
    .short = Quanta ajuda você quer: tudo guiado, preparação rápida ou só as cartas?
length = Você joga uma partida curta ou longa?
    .why = A partida curta usa duas Missões curtas e uma longa; a longa, uma curta e duas longas (manual, página 5).
    .option-short = Partida curta
    .option-long = Partida longa
    .done = você escolheu “{ $choice }”
    .title = Partida curta ou longa?
    .facts =
        Partida curta: duas Missões curtas, uma longa
        Partida longa: uma Missão curta, duas longas
    .key = Missões | 3
    .short = Você joga uma partida curta ou longa?
draws = { $help ->
        [cards] Três Missões e o espaço inicial do Lacerda são sorteados. Quem sorteia?
       *[other] { $length ->
            [unknown] Tecnologias, Missões, fichas de Recompensa e o espaço inicial do Lacerda são sorteados. Quem sorteia?
           *[other] Tecnologias, fichas de Recompensa e o espaço inicial do Lacerda são sorteados. Quem sorteia?
        }
    } { $length ->
        [long] Quem sorteia e informa as Missões é você, uma curta e duas longas: o assistente não sabe quais são curtas.
        [short] Quem sorteia e informa as Missões é você, duas curtas e uma longa: o assistente não sabe quais são curtas.
       *[unknown] { "" }
    }
    .why = O assistente diz o que sorteou, e você põe na mesa; o que você sortear, informe. Ele não sabe quais Missões são curtas e quais são longas: para uma partida curta ou longa, você as sorteia. A caixa tem seis fichas de Primeiro Colonizador para oito espaços; o assistente sorteia de 1 a 8 (manual, páginas 5 e 22). Se ele perguntar a cada vez, as Tecnologias e as Recompensas podem não ser informadas.
    .option-draw = O assistente sorteia
    .option-tell = Eu sorteio e informo tudo
    .option-each = Perguntar a cada vez
    .done = você escolheu “{ $choice }”
    .title = Quem sorteia as fichas?
    .facts =
        { $length ->
            [long] Exceto as Missões: sorteie e informe 1 curta e 2 longas
            [short] Exceto as Missões: sorteie e informe 2 curtas e 1 longa
           *[unknown] { "" }
        }
        { $help ->
            [cards] Três Missões e o espaço inicial do Lacerda
           *[other] { $length ->
                [unknown] Tecnologias, Missões, Recompensas e o espaço do Lacerda
               *[other] Tecnologias, Recompensas e o espaço inicial do Lacerda
            }
        }
        O assistente diz quais são; ou informe as suas
        { $length ->
            [unknown] { "" }
           *[other] O assistente não sabe quais Missões são curtas
        }
    .key = Fichas
    .short = { $length ->
        [long] Quem sorteia as fichas? As Missões quem informa é você: uma curta e duas longas.
        [short] Quem sorteia as fichas? As Missões quem informa é você: duas curtas e uma longa.
       *[unknown] Quem sorteia as fichas, o assistente ou você?
    }
setup-board = Monte o tabuleiro principal para dois. Ponha 2 de cada item no Armazém, os marcadores de pontos no 0 e as Construções em pilhas por tipo, embaralhadas, viradas para baixo. Abra duas fichas de Descoberta no espaço de Exploração.
    .why = Com dois jogadores o Armazém tem dois de cada item, e só é reposto até dois (manual, páginas 4 e 24).
    .done = tabuleiro principal montado
    .title = Monte o tabuleiro principal
    .moves =
        Ponha **2 de cada item** no Armazém || Cristal, Bateria, Água, Planta, Oxigênio
        Ponha **marcadores** de pontos no 0 || O seu e, para o Lacerda, um de outra cor
        Embaralhe as **Construções** || Cada tipo separado, em pilhas, viradas para baixo
        Abra duas **fichas de Descoberta** || No espaço de Exploração
    .key = Armazém | 2
    .short = Monte o tabuleiro principal: ponha 2 de cada item no Armazém e os marcadores no 0, empilhe as Construções e abra duas fichas de Descoberta.
setup-cards = Embaralhe os Projetos, com o nível 1 sobre o nível 3, e abra seis. Disponha os seis Cientistas com os meeples deles, da esquerda para a direita: Geóloga, Engenheiro de Pesquisa e Desenvolvimento, Hidrologista, Bioquímico, Geoquímico, Engenheiro de Sistemas. Os doze Contratos da Terra formam uma pilha virada para baixo, sem embaralhar.
    .why = Um Projeto de nível 3 só aparece depois que a Colônia sobe; os Contratos só são embaralhados quando um deles preenche uma vaga (manual, páginas 5, 16 e 23).
    .done = cartas dispostas
    .title = Disponha as cartas
    .moves =
        Embaralhe os **Projetos** e abra 6 || Nível 1 sobre o nível 3; não há nível 2
        Alinhe 3 **Cientistas** à esquerda || Geóloga, Engenheiro de P&D, Hidrologista, com seus meeples
        Alinhe mais 3 **Cientistas** à direita || Bioquímico, Geoquímico, Engenheiro de Sistemas
        Empilhe os 12 **Contratos** || Virados para baixo, sem embaralhar
    .key = Projetos | 6
    .short = Abra 6 Projetos, alinhe 6 Cientistas e empilhe 12 Contratos.
setup-mars = { $drawn ->
        [yes] Em Marte, ponha a Mina inicial no centro e as fichas de Pesquisa nos espaços delas, e separe as outras quatro Construções iniciais.
       *[no] Em Marte, ponha a Mina inicial no centro, as outras quatro Construções iniciais ao acaso e as fichas de Pesquisa nos espaços delas.
    } Ponha o marcador de nível da Colônia na segunda fileira e os da LSS na de baixo.
    .voice = { $drawn ->
        [yes] Em Marte, ponha a Mina inicial no centro e as fichas de Pesquisa nos espaços delas, e separe as outras quatro Construções iniciais.
       *[no] Em Marte, ponha a Mina inicial no centro, as outras quatro Construções iniciais ao acaso nos espaços delas e as fichas de Pesquisa nos seus.
    } Ponha o marcador de nível da Colônia na segunda fileira e os marcadores da LSS na de baixo.
    .why = A segunda fileira é o nível 1 da Colônia; cada marcador da LSS sobe uma fileira por ficha construída do tipo dele, sem contar as Construções iniciais. As fichas de Pesquisa são separadas por letra e cor (manual, páginas 5 e 15).
    .done = Marte preparado
    .title = Prepare Marte
    .moves =
        Ponha a **Mina** inicial no centro
        { $drawn ->
            [yes] Separe 4 **Construções** iniciais || Uma de cada outro tipo; logo o assistente diz onde pôr cada uma
           *[no] Ponha 4 **Construções** iniciais || Uma de cada outro tipo, ao acaso, nos espaços marcados
        }
        Ponha as **fichas de Pesquisa** || Nos cantos, separadas por cor e letra
        Ponha o **marcador** da Colônia na fileira 2 || A segunda de baixo para cima: nível 1
        Ponha os **marcadores** da LSS embaixo || As Construções iniciais não os movem
    .key = Construções | 5
    .short = { $drawn ->
        [yes] Prepare Marte: ponha a Mina no centro, as fichas de Pesquisa e os marcadores da Colônia e da LSS. Separe 4 Construções.
       *[no] Prepare Marte: ponha a Mina no centro, 4 Construções ao acaso, as fichas de Pesquisa e os marcadores da Colônia e da LSS.
    }
lab-board = Olhe um Laboratório. As seis colunas dele têm, nesta ordem, { $spaces } espaços e { $points } pontos embaixo?
    .fact = Laboratório
    .voice = Olhe um Laboratório. As seis colunas dele têm, nesta ordem, { $spaces } espaços e { $points } pontos embaixo?
    .why = Isto está impresso nos tabuleiros dos jogadores. Esta pergunta só é feita uma vez. Para ver ou corrigir: Configurações, Minha caixa.
    .option-same = Sim, é igual
    .option-differs = Não, eu informo
    .done = você escolheu “{ $choice }” para o Laboratório
    .done-differs = você escolheu informar os números
    .title = O seu Laboratório é assim?
    .facts =
        Os hexágonos de Tecnologia do tabuleiro do jogador
        Espaços das colunas: { $spaces }
        Pontos embaixo: { $points }
    .key = Laboratório | 6
    .short = Seu Laboratório é igual ao da tela, nos espaços e nos pontos?
lab-spaces = Quantos espaços tem a coluna { $column } do Laboratório?
    .fact = Coluna { $column } do Laboratório: espaços
    .why = Conte os espaços da coluna, a partir da esquerda (manual, página 11).
    .done = a coluna { $column } tem { $answer ->
        [1] { $answer } espaço
       *[other] { $answer } espaços
    }
    .title = Quantos espaços tem a coluna { $column }?
    .key = Coluna | { $column }
    .short = Quantos espaços tem a coluna { $column } do Laboratório?
lab-points = Quantos pontos há sob a coluna { $column } do Laboratório?
    .fact = Coluna { $column } do Laboratório: pontos
    .why = No fim, cada Tecnologia vale o número sob a coluna dela (manual, página 21).
    .done = a coluna { $column } vale { $answer ->
        [0] 0 pontos
        [one] 1 ponto
       *[other] { $answer } pontos
    }
    .title = Quantos pontos vale a coluna { $column }?
    .key = Coluna | { $column }
    .short = Quantos pontos há sob a coluna { $column } do Laboratório?
tech-grid = { $length ->
       *[other] Usa-se um só conjunto de oito Tecnologias; o outro fica na caixa. Quem escolhe a ordem delas na Tabela de Tecnologia?
    }
    .voice = Usa-se um só conjunto de oito Tecnologias. O assistente sorteia a ordem, ou você informa a sua?
    .why = Com dois jogadores a tabela nunca é reposta (manual, página 24). Se souber a ordem, o assistente diz qual Tecnologia o Lacerda pega.
    .option-draw = O assistente sorteia
    .option-tell = Eu sorteio e informo
    .option-skip = Eu ponho sem informar quais são
    .done = { $answer ->
        [draw] o assistente sorteia a ordem das Tecnologias
        [tell] você informa a ordem das Tecnologias
       *[skip] você põe as Tecnologias sem informar quais são
    }
    .title = Quem escolhe a ordem das Tecnologias?
    .facts =
        Um só conjunto de 8 Tecnologias; as outras 8 ficam na caixa
        O assistente diz quais são; ou informe as suas
    .key = Tecnologias | 8
    .short = Quem sorteia a ordem das Tecnologias, o assistente ou você?
tech-tile = A Tecnologia do espaço { $number } é sorteada.
    .ask = Que Tecnologia está no espaço { $number } da tabela? Comece embaixo à esquerda e termine em cima à direita.
    .form = short
    .done = o espaço { $number } da Tabela tem a Tecnologia de { $choice }
    .why = O Lacerda pega a Tecnologia mais barata e, no empate, a mais à esquerda: com a ordem conhecida, não é preciso perguntar mais nada (manual, página 22).
    .ask-title = Que Tecnologia está no espaço { $number }?
    .ask-facts = Comece embaixo à esquerda, termine em cima à direita
    .ask-key = Espaço | { $number }
    .ask-short = Que Tecnologia está no espaço { $number }?
lay-techs = Ponha as oito Tecnologias na tabela, a partir da fileira de baixo, cada uma da esquerda para a direita: { LIST($techs, form: "short") }.
    .why = A fileira de baixo é grátis, a do meio custa uma Bateria, a de cima uma Bateria e um Recurso: as mais baratas vêm primeiro (manual, página 10).
    .done = Tecnologias dispostas
    .title = Tabela de Tecnologia
    .moves =
        Espaços 1–2: **{ ITEM($techs, 1, form: "short") }**, **{ ITEM($techs, 2, form: "short") }** | Comece embaixo, à esquerda
        Espaços 3–4: **{ ITEM($techs, 3, form: "short") }**, **{ ITEM($techs, 4, form: "short") }**
        Espaços 5–6: **{ ITEM($techs, 5, form: "short") }**, **{ ITEM($techs, 6, form: "short") }**
        Espaços 7–8: **{ ITEM($techs, 7, form: "short") }**, **{ ITEM($techs, 8, form: "short") }**
    .key = Tecnologias | 8
    .short = Disponha as Tecnologias, de baixo à esquerda: { LIST($techs, form: "short") }.
missions = { $length ->
        [long] Para uma partida longa, sorteie uma Missão curta e duas longas e informe quais são. Ou o assistente sorteia três quaisquer.
        [short] Para uma partida curta, sorteie duas Missões curtas e uma longa e informe quais são. Ou o assistente sorteia três quaisquer.
       *[unknown] A partida tem três Missões. Quem sorteia?
    }
    .voice = Agora vêm as três Missões. O assistente sorteia, ou você informa as suas?
    .why = O assistente não sabe quais Missões são curtas e quais são longas: se isso importa para você, faça o sorteio e informe.
    .option-draw = O assistente sorteia
    .option-tell = Eu sorteio e informo
    .done = { $answer ->
        [draw] o assistente sorteia as Missões
       *[tell] você sorteia e informa as Missões
    }
    .title = Quem sorteia as Missões?
    .facts = { $length ->
        [long]
            Partida longa: sorteie uma Missão curta e duas longas
            Ou o assistente sorteia três, sem saber quais são curtas
        [short]
            Partida curta: sorteie duas Missões curtas e uma longa
            Ou o assistente sorteia três, sem saber quais são curtas
       *[unknown] O assistente diz quais são; ou informe as suas
    }
    .key = Missões | 3
    .short = Quem sorteia as três Missões, o assistente ou você?
mission = A Missão { $letter } é sorteada.
    .ask = { $letter ->
        [A] { $length ->
            [long] Disponha uma Missão curta e duas longas.
            [short] Disponha duas Missões curtas e uma longa.
           *[unknown] { "" }
        }
       *[other] { "" }
    } Que Missão está em { $letter }?
    .form = mission
    .refused = Essa Missão não está livre. Escolha uma da lista.
    .done = a Missão { $letter } é “{ $choice }”
    .why = A partir da segunda passagem pelo baralho, cada carta solo move o cubo da Missão dela (manual, página 22). Missões curtas e longas são duas pilhas separadas na caixa. O assistente não sabe quais das nove são curtas e aceita qualquer uma que você informar.
    .ask-title = Que Missão está em { $letter }?
    .ask-moves = { $letter ->
        [A] { $length ->
            [long] Disponha 3 **Missões** || Uma da pilha das curtas, duas das longas, em A, B e C
            [short] Disponha 3 **Missões** || Duas da pilha das curtas, uma das longas, em A, B e C
           *[unknown] { "" }
        }
       *[other] { "" }
    }
    .ask-facts = A, B e C: os espaços de Missão do tabuleiro principal
    .ask-key = Missão | { $letter }
    .ask-short = Que Missão está em { $letter }?
lay-missions = { $way ->
        [draw] Disponha estas Missões e seus cubos:
       *[tell] Ponha os cubos das Missões:
    } A ({ NAME($A, form: "mission") }) no { $A_left }, B ({ NAME($B, form: "mission") }) no { $B_left }, C ({ NAME($C, form: "mission") }) no { $C_left }. Ponha o marcador de cada Missão ao lado da ação dela, e o de Missões restantes no 3.
    .voice = { $way ->
        [draw] Disponha estas Missões e ponha os cubos delas.
       *[tell] Ponha os cubos das Missões.
    } Em A, { NAME($A, form: "mission") }: leve o cubo ao { $A_left }. Em B, { NAME($B, form: "mission") }: leve o cubo ao { $B_left }. Em C, { NAME($C, form: "mission") }: leve o cubo ao { $C_left }. Ponha o marcador de cada Missão ao lado da ação dela, e o de Missões restantes no 3.
    .why = Uma contribuição rende, em Cristais: { $A_crystals } em A, { $B_crystals } em B, { $C_crystals } em C. Cada cubo começa no número para dois jogadores; três Missões completas ativam o fim do jogo (manual, páginas 19 e 21).
    .done = Missões dispostas
    .title = { $way ->
        [draw] Disponha as Missões e os cubos
       *[tell] Ponha os cubos das Missões
    }
    .moves =
        A: **{ NAME($A, form: "mission") }**, cubo no { $A_left }
        B: **{ NAME($B, form: "mission") }**, cubo no { $B_left }
        C: **{ NAME($C, form: "mission") }**, cubo no { $C_left }
        Ponha um **marcador** em cada ação
        Ponha o **marcador de Missões** no 3 | O marcador de Missões restantes
    .key = Missões | 3
    .short = { $way ->
        [draw] Disponha estas Missões e os cubos delas:
       *[tell] Ponha os cubos das Missões:
    } A, { NAME($A, form: "mission") }, no { $A_left }; B, { NAME($B, form: "mission") }, no { $B_left }; C, { NAME($C, form: "mission") }, no { $C_left }. Ponha os marcadores nas ações, e o de Missões no 3.
rewards = { $length ->
       *[other] Quatro das oito fichas de Recompensa da LSS vão no topo das colunas. Quem sorteia?
    }
    .voice = Quatro fichas de Recompensa vão no topo das colunas da LSS. O assistente sorteia, você informa as suas, ou você pontua?
    .why = Ao construir na LSS, o Lacerda pontua a ficha daquela coluna (manual, página 22). Se o assistente não a conhece, você a pontua por ele na trilha de pontos.
    .option-draw = O assistente sorteia
    .option-tell = Eu sorteio e informo
    .option-skip = Eu sorteio e pontuo
    .done = { $answer ->
        [draw] o assistente sorteia as fichas de Recompensa
        [tell] você sorteia e informa as fichas de Recompensa
       *[skip] você sorteia e pontua as fichas de Recompensa
    }
    .title = Quem sorteia as Recompensas?
    .facts =
        Quatro das oito fichas vão no topo das colunas da LSS
        O assistente diz quais são; ou informe as suas
        Pontuar: você conta os pontos dele a cada construção
    .key = Recompensas | 4
    .short = Quem sorteia as fichas de Recompensa, o assistente ou você?
reward = A ficha de Recompensa { NAME($kind, form: "of") } é sorteada.
    .ask = Que ficha de Recompensa está na coluna { NAME($kind, form: "of") }?
    .form = reward
    .done = a Recompensa { NAME($kind, form: "of") } é “{ $choice }”
    .done-colonists = a Recompensa { NAME($kind, form: "of") } é “{ $choice }”
    .why = O Lacerda pontua a ficha da coluna em que constrói (manual, página 22).
    .ask-title = Recompensa { NAME($kind, form: "of") }?
    .ask-facts = A ficha no topo dessa coluna da LSS
    .ask-key = { NAME($kind) }
    .ask-short = Que ficha de Recompensa está na coluna { NAME($kind, form: "of") }?
lay-rewards = Ponha estas fichas de Recompensa sobre as colunas. Gerador: { NAME($tile_1, form: "reward") }. Extrator de Água: { NAME($tile_2, form: "reward") }. Estufa: { NAME($tile_3, form: "reward") }. Condensador de Oxigênio: { NAME($tile_4, form: "reward") }.
    .voice = Ponha estas fichas de Recompensa sobre as colunas: no Gerador, { NAME($tile_1, form: "reward") }; no Extrator de Água, { NAME($tile_2, form: "reward") }; na Estufa, { NAME($tile_3, form: "reward") }; no Condensador de Oxigênio, { NAME($tile_4, form: "reward") }.
    .why = As outras quatro fichas voltam para a caixa (manual, página 5).
    .done = fichas de Recompensa dispostas
    .title = Fichas de Recompensa da LSS
    .moves =
        Gerador: **{ NAME($tile_1, form: "short") }** | { NAME($tile_1, form: "reward") }
        Água: **{ NAME($tile_2, form: "short") }** | { NAME($tile_2, form: "reward") }
        Estufa: **{ NAME($tile_3, form: "short") }** | { NAME($tile_3, form: "reward") }
        Oxigênio: **{ NAME($tile_4, form: "short") }** | { NAME($tile_4, form: "reward") }
    .key = Recompensas | 4
    .short = Ponha as Recompensas, da esquerda: { NAME($tile_1, form: "short") }, { NAME($tile_2, form: "short") }, { NAME($tile_3, form: "short") }, { NAME($tile_4, form: "short") }.
setup-players = Monte os tabuleiros dos dois jogadores: 1 de cada Recurso, 1 Cristal, a Tecnologia de Abrigo no meio da coluna 2 do Laboratório, 5 Naves nos espaços de cima do Depósito, 4 Abrigos (o quinto fica em Marte), 3 Colonizadores nos Alojamentos, 5 cubos de Progresso abaixo dos Recursos. Ponha 1 Robô no seu Abrigo em Marte. Ponha ao lado de cada tabuleiro os outros Robôs e Colonizadores, 8 marcadores de Construção Avançada e o Astromóvel.
    .voice = Monte os tabuleiros dos dois jogadores. Cada um recebe um de cada Recurso, um Cristal, a Tecnologia de Abrigo no meio da coluna 2 do Laboratório, cinco Naves nos espaços de cima do Depósito, quatro Abrigos, pois o quinto fica em Marte, três Colonizadores nos Alojamentos e cinco cubos de Progresso abaixo dos Recursos. Ponha um Robô no seu Abrigo em Marte. Ponha os outros Robôs e Colonizadores, oito marcadores de Construção Avançada e o Astromóvel ao lado de cada tabuleiro.
    .why = O tabuleiro do Lacerda é montado como o seu; os Recursos dele nunca são usados. Um Astromóvel ao lado do tabuleiro conta como se estivesse na Mina central até se mover pela primeira vez (manual, páginas 6, 12 e 22).
    .done = tabuleiros dos jogadores montados
    .title = Monte os tabuleiros dos jogadores
    .moves =
        Ponha os **Recursos** || 1 de cada e 1 Cristal, nos dois tabuleiros
        Ponha a **Tecnologia de Abrigo** || Nos dois Laboratórios, no meio da coluna 2
        Ponha 5 **Naves** || Nos dois Depósitos, nos 5 espaços de cima
        Ponha 4 **Abrigos** || Nos dois tabuleiros; o quinto de cada em Marte
        Ponha 1 **Robô** no Abrigo || Só no seu; seus outros 3 e os 4 do Lacerda ficam ao lado
        Ponha 3 **Colonizadores** || Nos dois Alojamentos; os outros 9 ao lado do tabuleiro
        Ponha 5 **cubos** || De Progresso, um abaixo de cada Recurso, nos dois tabuleiros
        Separe o **Astromóvel** || Com 8 marcadores ao lado; ele parte da Mina central
    .key = Tabuleiros | 2
    .short = Ponha em cada tabuleiro os Recursos, 1 Cristal, a Tecnologia de Abrigo, 5 Naves, 4 Abrigos, 3 Colonizadores e os cubos; e 1 Robô no seu Abrigo em Marte.
setup-lacerda = Há duas diferenças para o Lacerda: ele não recebe Objetivos Particulares, e você recebe três; um Robô dele vai para o ícone de Mina da Área de Progresso, nenhum para o Abrigo. { $deck ->
        [physical] Embaralhe as 12 cartas solo dele.
       *[app] As cartas solo podem ficar na caixa.
    }
    .why = Você fica com três Objetivos Particulares e pode cumprir um deles (manual, páginas 6 e 22).
    .done = preparação do Lacerda feita
    .title = O que muda para o Lacerda
    .moves =
        Receba 3 **Objetivos Particulares** || Só para você: o Lacerda não recebe nenhum
        Ponha 1 **Robô** dele no ícone de Mina || Na Área de Progresso; nenhum no Abrigo
        { $deck ->
            [physical] Embaralhe as 12 **cartas solo** dele
           *[app] { "" }
        }
    .facts = { $deck ->
        [physical] { "" }
       *[app] As cartas solo podem ficar na caixa
    }
    .key = Objetivos Particulares | 3
    .short = Sorteie 3 Objetivos Particulares só para você; ponha um Robô do Lacerda no ícone de Mina.
first-space = Quem sorteia o espaço inicial do Lacerda na Ordem de Turno?
    .voice = Agora vem o espaço inicial do Lacerda na Ordem de Turno. O assistente sorteia, ou você informa a sua ficha de Primeiro Colonizador?
    .why = Pelo manual, você sorteia uma ficha de Primeiro Colonizador (página 22). A caixa tem seis fichas para oito espaços; o assistente sorteia de 1 a 8.
    .option-draw = O assistente sorteia
    .option-tell = Eu sorteio e informo
    .done = { $answer ->
        [draw] o assistente sorteia o espaço inicial do Lacerda
       *[tell] você sorteia o espaço inicial do Lacerda
    }
    .title = Quem sorteia o espaço dele?
    .facts =
        Espaço de Ordem de Turno, por ficha de Primeiro Colonizador
        O assistente sorteia de 1 a 8, sem ficha
    .key = Espaço
    .short = Quem sorteia o espaço inicial do Lacerda, o assistente ou você?
first-colonist = A ficha de Primeiro Colonizador dele é sorteada.
    .ask = Sorteie para o Lacerda uma ficha de Primeiro Colonizador. Que número saiu?
    .why = A ficha indica o espaço inicial dele na Ordem de Turno (manual, página 22). A caixa tem seis fichas para oito espaços; o assistente sorteia de 1 a 8.
    .refused = “{ $answer }” não é um espaço de Ordem de Turno. Escolha um número de 1 a 8.
    .option-app = O assistente sorteia
    .done = { $answer ->
        [app] o assistente sorteia o espaço inicial do Lacerda
       *[other] o espaço inicial do Lacerda é o { $choice }
    }
    .ask-title = Que número tem a ficha dele?
    .ask-moves = Sorteie a ficha de **Primeiro Colonizador** | Para o Lacerda
    .ask-key = Primeiro Colonizador
    .ask-short = Sorteie uma ficha de Primeiro Colonizador. Que número ela mostra?
first-colonist-rolled = O espaço inicial dele é sorteado.
    .done = o sorteio deu o número { $answer } para o espaço inicial do Lacerda
his-place = Ponha o Astronauta do Lacerda no espaço { $space } da Ordem de Turno, { $side ->
        [orbit] em Órbita
       *[colony] na Colônia
    }, e o Ônibus Espacial no espaço 1 desse lado.
    .why = O Ônibus Espacial começa no lado do Lacerda (manual, página 22). O manual não diz se ele recebe o benefício do espaço inicial; aqui { $start ->
        [benefit] ele recebe.
       *[no-benefit] ele não recebe.
    }
    .done = o Lacerda começa no espaço { $space }
    .title = { $side ->
        [orbit] O Lacerda começa em Órbita
       *[colony] O Lacerda começa na Colônia
    }
    .moves =
        Ponha o **Lacerda** no espaço { $space } | O Astronauta dele, na Ordem de Turno
        Ponha o **Ônibus Espacial** no espaço 1 || { $side ->
            [orbit] Do lado da Órbita
           *[colony] Do lado da Colônia
        }
    .facts = { $start ->
        [benefit] { "" }
       *[no-benefit] Ele não recebe o benefício do espaço { $space }
    }
    .key = Lacerda | { $space }
    .short = Ponha o Lacerda no espaço { $space }, e o Ônibus Espacial no 1 do mesmo lado.
your-place = Que espaço livre você escolhe? Os espaços 1 a 4 ficam em Órbita, os espaços 5 a 8 na Colônia. Receba o benefício do espaço escolhido.
    .why = Você escolhe um espaço livre depois do sorteio do Lacerda, ou sorteia um (manual, página 22).
    .done = você começa no espaço { $answer }
    .title = Que espaço você escolhe?
    .moves =
        Ocupe um **espaço** e receba o benefício || { $help ->
            [cards] { "" }
            [map] Tecnologia, Projeto, Robô, Astromóvel: informe no seu turno
           *[other] Tecnologia ou Projeto: informe no seu primeiro turno
        }
    .key = Espaço
    .short = Ocupe um espaço livre e receba o benefício.
goal = Qual Objetivo Solo você quer cumprir?
    .why = Você vence se cumprir todas as condições de qualquer um dos quatro Objetivos Solo (manual, página 22). O escolhido é o que você quer cumprir; no fim, os quatro são conferidos. Primeiros Colonizadores, o mais fácil: Colônia 3, 1 Contrato, Objetivo Particular, uma Tecnologia no nível 6, mais pontos que o Lacerda. Próxima Geração: Colônia 3, os dois tipos de Contrato, Objetivo Particular, 2 fichas de Pesquisa, 4 Abrigos, 10 pontos à frente. Bonitão: Colônia 4, os dois tipos de Contrato, Objetivo Particular, 3 Minas suas, 5 Construções Avançadas, 20 pontos à frente. Batata Marciana, o mais difícil: Colônia 3, dois Contratos, o Bioquímico, 5 Plantas, Estufas, 2 fichas de Pesquisa, o fim em Órbita, 30 pontos à frente.
    .option-draw = Sortear um
    .done = { $answer ->
        [draw] um Objetivo Solo é sorteado
       *[other] seu objetivo é { $choice }
    }
    .title = Que Objetivo Solo você quer?
    .facts =
        Toque em um para ler. Qualquer um dos quatro dá a vitória
        Primeiros Colonizadores: fácil; mais pontos que o Lacerda
        Próxima Geração: 4 Abrigos, 10 pontos à frente
        Bonitão: 5 Construções Avançadas, 20 pontos à frente
        Batata Marciana: difícil; Estufas, 30 pontos à frente
    .key = Objetivos Solo | 4
    .short = Que Objetivo Solo você quer cumprir?
goal-drawn = O objetivo é sorteado.
    .ask = Sorteie um Objetivo Solo. Qual saiu?
    .done = seu objetivo é { $choice }
    .ask-title = Qual Objetivo Solo saiu?
    .ask-moves = Sorteie um **Objetivo Solo**
    .ask-key = Objetivo Solo
    .ask-short = Sorteie um Objetivo Solo. Qual é?
goal-set = Seu objetivo é { NAME($goal) }; qualquer um dos quatro objetivos dá a vitória. Marque as condições à medida que as cumprir.
    .voice = Seu objetivo é { NAME($goal) }. Qualquer um dos quatro objetivos dá a vitória. Marque as condições cumpridas em Mais, Estado da partida.
    .title = Objetivo: { NAME($goal) }
    .facts =
        Qualquer um dos quatro objetivos dá a vitória
        Marque as cumpridas em “Mais”, “Estado da partida”
    .key = { NAME($goal) }
    .short = Seu objetivo é { NAME($goal) }; qualquer um dos quatro dá a vitória.
readings = Onde o manual não diz nada, vale a leitura do assistente: no Laboratório ele prefere o espaço { $lab ->
        [upper] de cima
       *[lower] de baixo
    }; construir ao chegar { $arrival ->
        [paid] custa Cristais
       *[free] é grátis
    }; uma carta de Missão completa { $finished-mission ->
        [crystals] rende os Cristais dela
       *[nothing] não rende nada
    }; os Alojamentos { $quarters ->
        [full] estão cheios: 12 Colonizadores, 21 PO
       *[shelters] contam os Abrigos dele
    }; o espaço inicial dele { $start ->
        [benefit] dá o benefício
       *[no-benefit] não dá benefício
    }; a última Missão na Fase do Ônibus Espacial vale { $missions-end ->
        [at-once] na hora
       *[colonization] na próxima Fase de Colonização
    }; a Construção que uma ficha mostra { $pictured ->
        [limited] segue o limite da LSS
       *[free] ignora o limite da LSS
    }; para os Abrigos do Lacerda só serve a Tecnologia de Abrigo dele.
    .voice = A preparação terminou. Onde o manual não diz nada, o assistente segue as opções desta partida.
    .title = Onde o manual não diz nada
    .facts =
        Laboratório: espaço de { $lab ->
            [upper] cima
           *[lower] baixo
        } · Alojamentos: { $quarters ->
            [full] cheios, 21 PO
           *[shelters] por Abrigo
        }
        Construir ao chegar: { $arrival ->
            [paid] pago
           *[free] grátis
        } · Espaço inicial: { $start ->
            [benefit] benefício
           *[no-benefit] sem benefício
        }
        Missão completa: { $finished-mission ->
            [crystals] Cristais
           *[nothing] nada
        } · Construção de ficha: { $pictured ->
            [limited] com limite
           *[free] sem limite
        }
        Última Missão na Fase do Ônibus: vale { $missions-end ->
            [at-once] na hora
           *[colonization] depois
        }
        Abrigos: só a Tecnologia dele
    .key = Regras
    .short = A preparação terminou.

## O turno dele

card = Carta { $letter }{ $number }{ $travels ->
            [yes] { "" }
           *[no] x
        }: { NAME($action) }. { $last ->
        [yes] { "" }
       *[no] { $travels ->
            [yes] Ele viaja se o Ônibus Espacial partir do lado dele.
           *[no] Ele não viaja nesta rodada.
        }
    } { $left ->
        [0] É a última carta do baralho.
       *[other] { "" }
    }
    .voice = A carta do Lacerda é da Missão { $letter }, com a ação { NAME($action) }. { $last ->
        [yes] { "" }
       *[no] { $travels ->
            [yes] { "" }
           *[no] Ele não viaja nesta rodada.
        }
    } { $left ->
        [0] É a última carta do baralho.
       *[other] { "" }
    }
    .why = O número escolhe a ação do lado em que ele está; um X impede que ele viaje enquanto essa for a última carta revelada (manual, página 22). Das 12 cartas, { $left ->
        [0] nenhuma está
        [one] uma ainda está
        [2] duas ainda estão
       *[other] { $left } ainda estão
    } no baralho dele.
    .ask = Compre a carta do topo do baralho do Lacerda. Qual é? Letra: Missão. Número: ação. X: ele fica.
    .ask-voice = Compre a carta do topo do baralho do Lacerda. Qual é?
    .refused = “{ $answer }” não está no baralho dele. Confira a carta, ou corrija o baralho.
    .done = a carta do Lacerda é { $choice }
    .title = { $action ->
        [hire] Cientista ou Contrato
       *[other] { NAME($action) }
    }
    .facts =
        Carta { $letter }{ $number }{ $travels ->
            [yes] { "" }
           *[no] x
        }: ação { $number }, Missão { $letter }
        { $last ->
            [yes] { "" }
           *[no] { $travels ->
                [yes] Ele viaja se o Ônibus Espacial partir do lado dele
               *[no] Ele não viaja nesta rodada
            }
        }
        { $left ->
            [0] É a última carta do baralho
           *[other] { "" }
        }
    .key = { short-action } | { $number }
    .short = Saiu: { short-action }.
    .ask-title = Qual é a carta?
    .ask-moves = Compre a **carta solo** do topo
    .ask-facts = Letra: Missão. Número: ação. X: ele fica
    .ask-key = Carta
    .ask-short = Turno do Lacerda: compre a carta dele.
reshuffle = O baralho dele acabou: embaralhe as 12 cartas. Começa a passagem { $pass }; agora cada carta também move o cubo da Missão dela.
    .why = Os descartes são embaralhados quando ele precisa de uma carta e não há nenhuma (manual, página 22).
    .title = O baralho dele acabou
    .moves = Embaralhe as 12 **cartas** dele
    .facts = Passagem { $pass }: a carta também move o cubo da Missão dela
    .key = Passagem | { $pass }
    .short = Embaralhe as cartas: começa a passagem { $pass }.
crystals-up = No início do turno dele { $fitted ->
        [0] o Depósito já está cheio
        [one] entra 1 Cristal no Depósito
       *[other] entram { $fitted } Cristais no Depósito
    }{ $lost ->
        [0] { "" }
        [one] , e 1 Cristal se perde
       *[other] , e { $lost } Cristais se perdem
    }. Ele tem { $crystals }.
    .why = Cristais ganhos num turno ficam abaixo do Depósito até o turno seguinte; o Depósito comporta 3, e mais um por Nave que saiu dele (manual, páginas 6 e 7).
    .title = Início do turno dele
    .moves =
        { $fitted ->
            [0] { "" }
            [one] Leve 1 **Cristal** ao Depósito | Ganho desde o último turno dele
           *[other] Leve { $fitted } **Cristais** ao Depósito | Ganhos desde o último turno dele
        }
        { $lost ->
            [0] { "" }
            [one] Devolva 1 **Cristal** à reserva || Estava abaixo do Depósito e não coube
           *[other] Devolva { $lost } **Cristais** à reserva || Estavam abaixo do Depósito e não couberam
        }
    .facts = { $fitted ->
        [0] O Depósito já está cheio
       *[other] { "" }
    }
    .key = Cristais | { $fitted }
    .short = { $fitted ->
        [0] O Depósito está cheio{ $lost ->
            [0] .
            [one] : ele perde 1 Cristal.
           *[other] : ele perde { $lost } Cristais.
        }
       *[other] { $lost ->
            [0] Leve { $fitted ->
                [one] 1 Cristal
               *[other] { $fitted } Cristais
            } ao Depósito dele.
           *[other] Ele guarda { $fitted ->
                [one] 1 Cristal
               *[other] { $fitted } Cristais
            } e perde { $lost }.
        }
    }
finished-mission = A Missão { $letter } já está completa: { $crystals ->
        [0] o cubo dela não faz nada.
        [one] ele ainda ganha 1 Cristal.
       *[other] ele ainda ganha { $crystals } Cristais.
    }
    .why = O manual não diz o que faz a carta de uma Missão completa; foi o que você escolheu na preparação.
    .title = A Missão { $letter } já está completa
    .moves = { $crystals ->
        [0] { "" }
        [one] Dê a ele 1 **Cristal** | Abaixo do Depósito
       *[other] Dê a ele { $crystals } **Cristais** | Abaixo do Depósito
    }
    .facts = { $crystals ->
        [0] O cubo dela não faz nada
       *[other] { "" }
    }
    .key = Missão | { $letter }
    .short = { $crystals ->
        [0] { "" }
        [one] Ele ganha 1 Cristal.
       *[other] Ele ganha { $crystals } Cristais.
    }

cannot-place = { $taken ->
        [yes] O Colonizador dele bloqueia “{ NAME($action) }”: mova o Astromóvel.
       *[no] { $price ->
            [0] “{ NAME($action) }” custaria { $cost ->
                [one] 1 Cristal
               *[other] { $cost } Cristais
            }, e ele tem { $crystals }: mova o Astromóvel.
           *[other] { $cost ->
                [0] Um Contrato custa { $price } Cristal, e ele tem { $crystals }.
                [one] O Colonizador dele custa 1 Cristal e um Contrato { $price }, e ele tem { $crystals }.
               *[other] O Colonizador dele custa { $cost } Cristais e um Contrato { $price }, e ele tem { $crystals }.
            } { $action ->
                [none] Ele não pega nenhum.
               *[other] Mova o Astromóvel.
            }
        }
    } { $action ->
        [none] { "" }
       *[other] O Lacerda não paga nada.
    }
    .why = Colocar um Colonizador custa 1 Cristal por Colonizador que já está ali (dele: { $his }, seus: { $yours }), e um Contrato, 1 Cristal; se ele não pode pagar, move o Astromóvel (manual, páginas 17, 22 e 24).
    .done = o Lacerda move o Astromóvel em vez de “{ NAME($action) }”
    .option-rover = Mover o Astromóvel dele
    .option-colonists = { colonists-differ }
    .title = { $taken ->
        [yes] O Colonizador dele bloqueia a ação
       *[no] Ele não pode pagar [{ $pays } crystal]
    }
    .facts =
        { $action ->
            [none] { "" }
           *[other] { NAME($action) }
        }
        { $taken ->
            [yes] { "" }
           *[no] { $price ->
                [0] Colonizador: { $cost ->
                    [0] grátis
                    [one] 1 Cristal
                   *[other] { $cost } Cristais
                }. Ele tem { $crystals }
               *[other] { $cost ->
                    [0] { "" }
                    [one] Colonizador: 1 Cristal.
                   *[other] Colonizador: { $cost } Cristais.
                } Contrato: { $price } Cristal. Ele tem { $crystals }
            }
        }
        { $action ->
            [none] Ele não pega Contrato
           *[other] Mova o Astromóvel dele, sem pagar nada
        }
    .key = { $action ->
        [none] Contrato
       *[other] Astromóvel
    }
    .short = { $taken ->
        [yes] O Colonizador dele está lá:
       *[no] Ele não pode pagar:
    } { $action ->
        [none] ele não pega Contrato.
       *[other] é a vez do Astromóvel.
    }

# O que está errado nos seus Colonizadores que uma ação dele conta
colonists-differ = Recontar Colonizadores
your-colonists = Quantos Colonizadores seus estão na ação “{ NAME($action) }”?
    .why = Ele paga 1 Cristal por Colonizador que já está na ação (manual, página 24).
    .done = { $answer ->
        [0] você não contou nenhum Colonizador
        [one] você contou 1 Colonizador
       *[other] você contou { $answer } Colonizadores
    } em “{ NAME($action) }”
    .title = Seus Colonizadores nesta ação?
    .facts = { NAME($action) }
    .key = Colonizadores
    .short = Quantos Colonizadores seus estão na ação “{ NAME($action) }”?

# Uma ação em uma palavra
short-action = { $action ->
        [obtain-blueprint] Projeto
        [learn-technology] Tecnologia
        [research-and-development] Desenvolver
        [construct] Construir
        [upgrade] Aprimorar
       *[hire] Contratar
    }

# Dito primeiro em toda ação em que o Colonizador dele é colocado
place-colonist = { $placing ->
        [yes] { $cleared ->
            [lacerda] Os espaços estão cheios: os Colonizadores dele saem dali.
            [you] Os espaços estão cheios: os seus Colonizadores vão para a sua Área de Trabalho.
            [both] Os espaços estão cheios: todos os Colonizadores saem dali.
           *[nobody] { "" }
        } Ponha o Colonizador dele na ação{ $cost ->
            [0] .
            [one] ; ele paga 1 Cristal.
           *[other] ; ele paga { $cost } Cristais.
        }
       *[no] { "" }
    }
    .moves = { $placing ->
        [yes]
            { $cleared ->
                [lacerda] ✓ Tire os **Colonizadores** dele da ação || { short-action }: vão para a Área de Trabalho
                [you] ✓ Tire os seus **Colonizadores** da ação || { short-action }: vão para a sua Área de Trabalho
                [both] ✓ Tire todos os **Colonizadores** da ação || { short-action }: vão para as Áreas de Trabalho
               *[nobody] { "" }
            }
            ✓ Ponha o **Colonizador** na ação { short-action } { $cost ->
                [0] { "" }
               *[other] { "" }[−{ $cost } crystal]
            } | { $action ->
                [construct] Colônia: { NAME($action) }
                [upgrade] Colônia: { NAME($action) }
                [hire] Colônia: { NAME($action) }
               *[other] Órbita: { NAME($action) }
            }
       *[no] { "" }
    }
    .short = { $placing ->
        [yes] { $cost ->
            [0] Ponha o Colonizador dele na ação.
            [one] Ponha o Colonizador dele na ação por 1 Cristal.
           *[other] Ponha o Colonizador dele na ação por { $cost } Cristais.
        }
       *[no] { "" }
    }
blueprint-number = { $number ->
    [1] É o primeiro de dois Projetos.
    [2] É o segundo de dois Projetos.
   *[other] { "" }
}
obtain-blueprint = { place-colonist } { blueprint-number } Ele pega { $scientists ->
        [0] o Projeto mais à esquerda da fileira mais cheia (no empate, a de baixo).
       *[other] um Projeto que sirva aos Cientistas dele ({ ANY($wanted) }) ou, se não houver, qualquer um: o mais à esquerda da fileira mais cheia (no empate, a de baixo).
    } Ponha nele um marcador de Construção Avançada. Qual é o Projeto?
    .voice = { place-colonist } { blueprint-number } Ele pega { $scientists ->
        [0] o Projeto mais à esquerda da fileira mais cheia, ou da fileira de baixo, se as duas forem iguais.
       *[other] um Projeto que sirva aos Cientistas dele: { ANY($wanted) }. Se não houver, ele pega qualquer um. Entre vários, é o mais à esquerda da fileira mais cheia, ou da de baixo, se as duas forem iguais.
    } Ponha nele um marcador de Construção Avançada. Qual é o Projeto?
    .why = Ele prefere um tipo que um Cientista dele pontue. Se houver vários, ele pega a carta mais à esquerda na fileira com mais cartas, ou na de baixo em caso de empate. Ele só ganha o item impresso se for um Cristal (manual, páginas 10 e 22).
    .group = De que nível é?
    .member = Nível { $option }
    .option-colonists = { colonists-differ }
    .done = o Lacerda pegou um Projeto ({ $head }, nível { $part })
    .title = { $number ->
        [0] Que Projeto ele pega?
       *[other] Projeto { $number } de 2: qual?
    }
    .moves =
        { place-colonist.moves }
        Pegue e marque um **Projeto** || { $scientists ->
            [0] O mais à esquerda da fileira mais cheia
            [1] Se houver, de { ANY($wanted, form: "short") }
            [2] Se houver, de { ANY($wanted, form: "short") }
            [3] Se houver, de { ANY($wanted, form: "short") }
           *[other] Se houver, de um tipo que os Cientistas dele pontuam
        }
    .facts = { $scientists ->
        [0] No empate das fileiras, a de baixo
       *[other] À esquerda da fileira mais cheia; no empate, a de baixo
    }
    .key = Projeto
    .alone = { NAME($group) }
    .short = { place-colonist.short } { blueprint-number } { $scientists ->
        [0] Pegue e marque o Projeto mais à esquerda da fileira mais cheia.
       *[other] Pegue e marque um Projeto de { ANY($wanted, form: "short") }, se houver; senão, o mais à esquerda da fileira mais cheia.
    } Qual é?
no-blueprint = { $reason ->
        [markers] Os oito marcadores de Construção Avançada dele estão em uso: ele não pega Projeto.
       *[display] Não há mais Projeto para ele pegar.
    }
    .why = Um dos oito marcadores dele fica sobre cada Projeto que ele pega e passa para a Construção aprimorada; sem marcador, ele não pega Projeto (manual, página 10).
    .facts = { $reason ->
        [markers] Sem Projeto: os 8 marcadores dele estão em uso
       *[display] Não há mais Projeto para ele pegar
    }
    .key = Projeto | 0
    .short = { $reason ->
        [markers] Ele não tem mais marcadores: não pega Projeto.
       *[display] Não há mais Projeto para ele.
    }
learn-technology = Ele aprende a Tecnologia mais barata e mais à esquerda: { NAME($tech, form: "short") }. Ponha-a no espaço { $place } do Laboratório.
    .voice = Ele aprende a Tecnologia mais barata e mais à esquerda: a { NAME($tech, form: "tech") }. Ponha-a { NAME($place, form: "voice") } do Laboratório dele.
    .why = Ele pega a ficha mais barata que não tem, a mais à esquerda em caso de empate, e não paga nada; ela vai para a coluna 1, primeiro no espaço de cima (manual, páginas 10 e 22). Se ela já saiu, escolha a que ele pega.
    .option-mine = { $tech ->
        [mine] Pronto
       *[other] { NAME("mine", form: "short") } em vez dela
    }
    .option-generator = { $tech ->
        [generator] Pronto
       *[other] { NAME("generator", form: "short") } em vez dela
    }
    .option-water-extractor = { $tech ->
        [water-extractor] Pronto
       *[other] { NAME("water-extractor", form: "short") } em vez dela
    }
    .option-greenhouse = { $tech ->
        [greenhouse] Pronto
       *[other] { NAME("greenhouse", form: "short") } em vez dela
    }
    .option-oxygen-condenser = { $tech ->
        [oxygen-condenser] Pronto
       *[other] { NAME("oxygen-condenser", form: "short") } em vez dela
    }
    .option-rover = { $tech ->
        [rover] Pronto
       *[other] { NAME("rover", form: "short") } em vez dela
    }
    .option-ship = { $tech ->
        [ship] Pronto
       *[other] { NAME("ship", form: "short") } em vez dela
    }
    .option-upgrade = { $tech ->
        [upgrade] Pronto
       *[other] { NAME("upgrade", form: "short") } em vez dela
    }
    .done = o Lacerda aprendeu a { NAME($answer, form: "tech") }
    .title = O Lacerda aprende uma Tecnologia
    .moves =
        Pegue a Tecnologia de **{ NAME($tech, form: "short") }** | A mais barata que ele não tem; no empate, a da esquerda
        Ponha-a em **{ $place }** no Laboratório || Fica { NAME($place, form: "voice") }
    .key = { NAME($tech, form: "tech") } | { $place }
    .short = Ele aprende a { NAME($tech, form: "tech") }, na { NAME($place, form: "brief") }.
learn-which = Ele aprende a Tecnologia mais barata que não tem; no empate, a mais à esquerda. Ponha-a no espaço { $place } do Laboratório. Qual é?
    .voice = Ele aprende a Tecnologia mais barata que não tem; no empate, a mais à esquerda. Ponha-a { NAME($place, form: "voice") } do Laboratório dele. Qual é?
    .why = A fileira de baixo da tabela é grátis, a do meio custa uma Bateria, a de cima uma Bateria e um Recurso; ele não paga nada (manual, páginas 10 e 22).
    .form = short
    .done = o Lacerda aprendeu uma Tecnologia ({ $choice })
    .title = Que Tecnologia ele aprende?
    .moves =
        Pegue a **Tecnologia** mais barata | Que ele não tem; no empate, a da esquerda
        Ponha-a em **{ $place }** no Laboratório || Fica { NAME($place, form: "voice") }
    .key = Tecnologia | { $place }
    .short = Ele aprende a Tecnologia mais barata e mais à esquerda: ponha-a { NAME($place, form: "voice") }. Qual é?
no-tech = { $reason ->
        [lab] A coluna 1 do Laboratório está cheia: ele não aprende Tecnologia.
       *[grid] Não resta nenhuma Tecnologia para ele aprender.
    }
    .facts = { $reason ->
        [lab] Coluna 1 do Laboratório cheia: ele não aprende
       *[grid] Não resta nenhuma Tecnologia para ele aprender
    }
    .key = Tecnologia | 0
    .short = { $reason ->
        [lab] Não há espaço para a Tecnologia.
       *[grid] Não resta nenhuma Tecnologia para ele.
    }
develop = { place-colonist } { $which ->
        [most] Ele desenvolve a Tecnologia mais desenvolvida:
        [used] Você usou a Tecnologia dele, e ele a desenvolve:
       *[least] Depois, ele desenvolve a menos desenvolvida:
    } leve a Tecnologia de { NAME($tech, form: "short") } ao espaço { $place } do Laboratório.
    .why = { $which ->
        [used] O dono de uma Tecnologia que outro jogador usa ganha 1 Oxigênio ou a desenvolve uma vez; ele não guarda Recursos, então a desenvolve (manual, páginas 11 e 22).
       *[other] Ele desenvolve primeiro a Tecnologia mais desenvolvida que possa avançar, depois a menos desenvolvida; no empate, a ficha de baixo (manual, página 22).
    } O nome de um espaço do Laboratório é o número da coluna, depois a, b ou c, de cima para baixo. Com dois espaços livres o manual não diz nada; aqui ele pega o { $reading ->
        [upper] de cima
       *[lower] de baixo
    }.
    .voice = { place-colonist } { $which ->
        [most] Ele desenvolve a Tecnologia mais desenvolvida.
        [used] Você usou a Tecnologia dele, e ele a desenvolve.
       *[least] Depois, ele desenvolve a menos desenvolvida.
    } Ponha a { NAME($tech, form: "tech") } { NAME($place, form: "voice") }.
    .option-done = Pronto
    .option-colonists = { colonists-differ }
    .done = o Lacerda desenvolveu a { NAME($tech, form: "tech") }
    .title = O Lacerda desenvolve uma Tecnologia
    .moves =
        { place-colonist.moves }
        Leve a Tecnologia de **{ NAME($tech, form: "short") }** ao { $place } || { $which ->
            [used] Você usou esta. Ela fica
           *[other] Fica
        } { NAME($place, form: "voice") }
    .facts = { $which ->
        [most] A mais desenvolvida que pode avançar
        [used] { "" }
       *[least] A menos desenvolvida que pode avançar
    }
    .key = { NAME($tech, form: "tech") } | { $place }
    .short = { place-colonist.short } Mova a { NAME($tech, form: "tech") } para a { NAME($place, form: "brief") }.
no-develop = Nenhuma Tecnologia dele pode avançar.
    .title = Nenhuma Tecnologia pode avançar
    .key = Tecnologias | 0
    .short = Nenhuma Tecnologia dele pode avançar.
no-develop-used = Você usou a { NAME($tech, form: "tech") } dele, que não pode avançar: ele não ganha nada.
    .why = O dono de uma Tecnologia que outro jogador usa ganha 1 Oxigênio ou a desenvolve uma vez; ele não guarda Recursos (manual, páginas 11 e 22).
    .title = A Tecnologia não pode avançar
    .facts =
        Você usou a { NAME($tech, form: "tech") } dele
        Ele não ganha nada
    .key = { NAME($tech, form: "tech") } | 0
    .short = A { NAME($tech, form: "tech") } dele não pode avançar.
construct = { place-colonist } O Lacerda constrói { NAME($kind, form: "a") }{ $tech ->
        [0] { "" }
       *[other] { " " }no maior Complexo, junto { $tech ->
            [one] a uma ficha
            [2] de até duas fichas
           *[other] de até { $tech } fichas
        }, ou então
    } a exatamente 2 hexágonos de { NAME($kind, form: "other") }, sem encostar em { NAME($kind, form: "any") }. Ponha a ficha virada para baixo, e Cristais nos hexágonos vazios indicados pelas setas; depois vire-a. { $kind ->
        [mine] O Colonizador dele vai para a Mina.
       *[other] { "" }
    } { $lss ->
        [yes] Suba o marcador desse tipo uma fileira na LSS. { $by ->
            [tile] { "" }
           *[construct] Leve o Robô dele ao ícone de { NAME($next) }.
        }
       *[no] { $by ->
            [tile] { "" }
           *[construct] Leve o Robô dele ao ícone de { NAME($next) }.
        }
    } { $asks ->
        [yes] Ficou num Complexo?
       *[no] { "" }
    }
    .why = { $because ->
        [arrival] Ao chegar à Colônia ele constrói, depois do benefício do espaço (página 22).
        [tile] A ficha que ele pegou manda construir.
       *[card] A carta dele manda construir.
    } O que houver no hexágono sai: um Cristal vai para a reserva, uma ficha de Descoberta ou de Pesquisa para a caixa, um Robô ou Astromóvel para o hexágono livre mais próximo (manual, página 13). { $by ->
        [tile] A ficha mostra esta Construção; o manual não diz mais nada. Aqui o limite da LSS { $limited ->
            [yes] vale e o Robô dele anda
           *[no] não vale e o Robô dele fica
        }.
       *[construct] O Robô dele está no ícone de { NAME($icon) }; no nível { $colony } da Colônia um tipo é permitido se o marcador desse tipo na LSS está abaixo do nível; a Mina, sempre (página 23).
    } { $tech ->
        [0] Não há Tecnologia desse tipo em jogo: a ficha não se junta a nenhuma outra
        [one] A Tecnologia desse tipo está no nível 1, e a ficha se junta a uma só
        [2] A Tecnologia desse tipo está no nível 2, e a ficha se junta a duas, no máximo
       *[other] A Tecnologia desse tipo está no nível { $tech }, e a ficha se junta a { $tech }, no máximo
    } (página 14). { $kind ->
        [mine] A Mina é ocupada pelo Colonizador dele; ele sempre tem um (páginas 13 e 22).
       *[other] { "" }
    }
    .option-done = Pronto
    .option-complex = Num Complexo
    .option-alone = Fora de um Complexo
    .option-colonists = { colonists-differ }
    .done = o Lacerda construiu { NAME($kind, form: "a") }
    .title = { $asks ->
        [yes] Ficou num Complexo?
       *[no] O Lacerda constrói uma Construção
    }
    .moves =
        { place-colonist.moves }
        { $kind ->
            [mine] Construa uma
            [greenhouse] Construa uma
            [oxygen-condenser] Construa um
           *[other] Construa um
        } **{ NAME($kind) }** || { $tech ->
            [0] Face para baixo; a 2 hexágonos de { NAME($kind, form: "other") }, sem encostar
            [one] Face para baixo; no maior Complexo, junto a uma ficha
            [2] Face para baixo; no maior Complexo, junto de até duas
           *[other] Face para baixo; no maior Complexo, junto de até { $tech }
        }
        Ponha **Cristais** nas setas; vire a ficha | Um em cada hexágono vazio que uma seta indica; depois vire
        { $kind ->
            [mine] { $placing ->
                [yes] Ponha outro **Colonizador** na Mina
               *[no] Ponha o **Colonizador** dele na Mina
            }
           *[other] { "" }
        }
        { $lss ->
            [yes] Suba o marcador de **{ NAME($kind, form: "short") }** na LSS | Uma fileira
           *[no] { "" }
        }
        { $by ->
            [tile] { "" }
           *[construct] Leve o Robô dele ao ícone de **{ NAME($next, form: "short") }** | Na Área de Progresso: a próxima Construção
        }
    .facts =
        Se houver hexágonos empatados: “Empate”
        { $because ->
            [arrival] Ele chegou à Colônia: por isso constrói
            [tile] A ficha que ele pegou manda construir
           *[card] { "" }
        }
        { $tech ->
            [0] { "" }
           *[other] Senão, a 2 hexágonos de { NAME($kind, form: "other") }, sem encostar
        }
    .key = { NAME($kind) } | { $tech ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
        [5] 6
       *[other] 7
    }
    .short = { place-colonist.short } Construa { NAME($kind, form: "a") }{ $tech ->
        [0] { "" } a 2 hexágonos de { NAME($kind, form: "other") }.
        [one] { "" } junto a uma ficha.
        [2] { "" } junto de até duas fichas.
       *[other] { "" } junto de até { $tech } fichas.
    } { $kind ->
        [mine] Ponha nela o Colonizador dele.
       *[other] { "" }
    } { $lss ->
        [yes] Suba o marcador na LSS.
       *[no] { "" }
    } { $by ->
        [tile] { "" }
       *[construct] Leve o Robô dele ao ícone de { NAME($next, form: "short") }.
    } { $asks ->
        [yes] Ficou num Complexo?
       *[no] { "" }
    }
bot = Pelo ícone de dois Robôs, mova o Robô dele dois ícones, até o ícone de { NAME($icon) }.
    .why = Com o ícone de dois Robôs, o Robô dele avança dois ícones na sequência. O Robô mostra o que ele vai construir na próxima vez; agora ele não constrói nada (manual, páginas 22 e 23).
    .title = O Robô dele anda
    .moves = Leve o Robô dele ao ícone de **{ NAME($icon, form: "short") }** || Dois Robôs: dois ícones adiante na Área de Progresso
    .key = { NAME($icon) }
    .short = Leve o Robô dele ao ícone de { NAME($icon, form: "short") }.
progress = É o primeiro Complexo dele desse tipo: mova o cubo de Progresso { NAME($kind, form: "of") } para a Área de Progresso. { $count ->
        [1] Agora há { $count } cubo lá.
       *[other] Agora há { $count } cubos lá.
    }
    .why = Na primeira vez em que um jogador cria ou amplia um Complexo de um tipo, esse cubo se move; nunca para Abrigos (manual, página 14).
    .title = O primeiro Complexo desse tipo
    .moves = Leve ao Progresso o cubo de **{ NAME($kind, form: "short") }**
    .facts = Cubos na Área de Progresso: { $count }
    .key = Progresso | { $count }
    .short = Leve ao Progresso o cubo { NAME($kind, form: "of") }.
your-progress = É o seu primeiro Complexo desse tipo: mova seu cubo de Progresso { NAME($kind, form: "of") } para a sua Área de Progresso.
    .why = Na primeira vez que um jogador forma ou amplia um Complexo de um tipo, esse cubo se move; nunca por Abrigos (manual, página 14).
    .title = Seu primeiro Complexo desse tipo
    .moves = Leve ao Progresso seu cubo de **{ NAME($kind, form: "short") }**
    .key = Progresso
    .short = Leve o seu cubo { NAME($kind, form: "of") } ao seu Progresso.
your-tech-used = Ele usou sua { NAME($tech, form: "tech") }: ganhe 1 Oxigênio, ou desenvolva-a uma vez no fim deste turno.
    .why = O dono de uma Tecnologia que outro jogador usa ganha um dos dois (manual, página 11).
    .title = Ele usou a sua Tecnologia
    .moves = Ganhe 1 **Oxigênio** ou desenvolva-a **uma vez** || Após o turno dele; ele usou a { NAME($tech, form: "tech") }
    .key = { NAME($tech, form: "tech") }
    .short = Ele usou sua { NAME($tech, form: "tech") }: receba 1 Oxigênio ou desenvolva-a depois.
upgrade = { place-colonist } { $number ->
        [one] Ele aprimora
       *[other] Ele também aprimora
    } { NAME($kind, form: "a") } com o Projeto de nível { $level }{ $level ->
        [3] , num Complexo de 3 ou mais
       *[1] { $kind ->
            [shelter] ; tem de ser um Abrigo dele
           *[other] , em qualquer lugar de Marte
        }
    }. Ponha o marcador na Construção. { $worked ->
        [yes] Se possível, escolha uma sem o Colonizador dele.
       *[no] { "" }
    }
    .why = { $scored ->
        [yes] É um tipo que um Cientista dele pontua.
       *[no] Nenhum Projeto dele serve aos Cientistas, então o nível maior vem primeiro.
    } Ele não paga Mineral. Um Colonizador nessa Construção volta para o dono; um Robô ou Astromóvel vai para o hexágono livre mais próximo (manual, páginas 16 e 23).
    .option-done = Pronto
    .option-colonist = O Colonizador dele voltou
    .option-colonists = { colonists-differ }
    .done = o Lacerda aprimorou { NAME($kind, form: "a") }
    .title = { $number ->
        [0] O Lacerda aprimora uma Construção
        [one] O Lacerda aprimora uma Construção
       *[other] Ele também aprimora
    }
    .moves =
        { place-colonist.moves }
        Aprimore { $kind ->
            [mine] uma
            [greenhouse] uma
           *[other] um
        } **{ NAME($kind) }** || { $level ->
            [3] Num Complexo de 3 ou mais
           *[1] { $kind ->
                [shelter] Um dos dele
               *[other] Em qualquer lugar de Marte
            }
        }
        Ponha ali o **marcador** do Projeto | Do Projeto de nível { $level }
    .facts = { $worked ->
        [yes] Se possível, uma sem o Colonizador dele
       *[no] { "" }
    }
    .key = { NAME($kind) } | { $level }
    .short = { place-colonist.short } Leve o marcador do Projeto de nível { $level } dele para { NAME($kind, form: "a") }.
no-upgrade = Nenhum Projeto dele serve para uma Construção em Marte.
    .facts = Nenhum Projeto dele serve
    .key = Aprimorar | 0
    .short = Nenhum Projeto dele serve.
hire = { place-colonist } Ele contrata { NAME($scientist, form: "the") }: a carta e o meeple vão para ele. Depois embaralhe os Contratos e ponha o do topo na vaga.
    .voice = { place-colonist } Ele contrata { NAME($scientist, form: "the-voice") }. Pegue a carta e o meeple para ele. Depois embaralhe os Contratos e ponha o do topo na vaga.
    .why = É o Cientista com mais potencial: contando os usados, você e ele { $blueprints ->
        [0] não têm nenhum Projeto
        [one] têm 1 Projeto
       *[other] têm { $blueprints } Projetos
    } { NAME($kind, form: "de") }, o tipo que esse Cientista pontua (manual, páginas 17 e 23).
    .option-done = Pronto
    .option-colonists = { colonists-differ }
    .done = o Lacerda contratou { NAME($scientist, form: "the") }
    .title = O Lacerda contrata um Cientista
    .moves =
        { place-colonist.moves }
        Leve { $scientist ->
            [geologist] a
           *[other] o
        } **{ NAME($scientist) }** e o meeple || { $blueprints ->
            [0] Nenhum Projeto
            [one] 1 Projeto
           *[other] { $blueprints } Projetos
        } { NAME($kind, form: "de") }
        Embaralhe os **Contratos**
        Ponha o **Contrato** do topo no lugar vago | Onde estava o Cientista
    .key = { NAME($scientist) } | { $blueprints }
    .short = { place-colonist.short } Ele contrata { NAME($scientist, form: "the-voice") }; embaralhe os Contratos e complete a fileira.
contract = { place-colonist } Por { $price } Cristal ele pega o Contrato que vale mais: um de Aprimoramento (12 PO) ou, se não houver, um de Entrega (9 PO). Embaralhe os outros e ponha o do topo na vaga. Qual ele pegou?
    .voice = { place-colonist } Por { $price } Cristal ele pega o Contrato que vale mais: um de Aprimoramento ou, se não houver, um de Entrega. Embaralhe os outros e ponha o do topo na vaga. Qual ele pegou?
    .why = Com dois Cientistas ele pega Contratos, e cada um conta como completo (manual, página 23). Um Contrato custa 1 Cristal (página 17): ele só não paga Recursos.
    .option-upgrade = Aprimoramento, 12 pontos
    .option-deliver = Entrega, 9 pontos
    .option-colonists = { colonists-differ }
    .done = o Lacerda pegou um Contrato ({ $choice })
    .title = Que Contrato ele pega?
    .moves =
        { place-colonist.moves }
        Pegue um **Contrato** [−{ $price } crystal] | Aprimoramento (12 PO) ou, se não houver, Entrega (9 PO)
        Embaralhe os outros **Contratos**
        Ponha o **Contrato** do topo no lugar vago | Onde estava o que ele pega
    .key = Contrato
    .short = { place-colonist.short } Ele pega o melhor Contrato por { $price } Cristal; embaralhe os outros e complete a fileira. Qual é?

## Astromóvel, ícones e fichas

# Por que o Astromóvel dele anda em vez do que diz a carta
rover-reason = { $instead ->
        [taken] Ação já ocupada por ele
        [poor] Ele não pode pagar
        [obtain-blueprint] Nenhum Projeto serve
        [learn-technology] Ele não pode aprender
        [research-and-development] Ele não pode desenvolver
        [construct] Ele não pode construir
        [upgrade] Ele não pode aprimorar
       *[hire] Ele não pode contratar
    }
    .move = { $instead ->
        [none] Mova
        [icon] Mova
       *[other] { rover-reason }: em vez disso, mova
    }
    .put = { $instead ->
        [none] Ponha
        [icon] Ponha
       *[other] { rover-reason }: em vez disso, ponha
    }
    .so = { $instead ->
        [none] { "" }
        [icon] { "" }
       *[other] { rover-reason }; anda
    }
# Tiles of which he can use nothing now: his Rover drives to none of them
useless-tiles = { $barred ->
        [0] { "" }
        [one] Por enquanto, a ficha { LIST($useless, form: "quoted") } não serve para ele.
       *[other] Por enquanto, as fichas { LIST($useless, form: "quoted") } não servem para ele.
    }
    .why = { $barred ->
        [0] { "" }
       *[other] Agora ele não pode usar: { LIST($useless, form: "useless") }.
    }
    .facts = { $barred ->
        [0] { "" }
        [one] Ele não pode usar: { LIST($useless, form: "brief") }
        [2] Ele não pode usar: { LIST($useless, form: "brief") }
       *[other] Ele não pode usar { $barred } tipos de ficha: veja “Por quê?”
    }
rover-moves = { $at_home ->
        [yes] { rover-reason.put } o Astromóvel dele na Mina central e depois mova-o no máximo { $steps } hexágonos
       *[no] { $again ->
            [yes] Siga com o Astromóvel dele, no máximo { $steps } hexágonos no total,
           *[no] { rover-reason.move } o Astromóvel dele no máximo { $steps } hexágonos
        }
    } rumo à ficha mais próxima que ele possa usar
rover = { rover-moves }{ $crystals ->
        [0] .
        [one] ; para chegar lá, ele pode gastar o Cristal dele por 1 hexágono a mais.
       *[other] ; para chegar lá, ele pode gastar até { $crystals } Cristais, 1 por hexágono a mais.
    } { useless-tiles } Ele nunca termina sobre Construção Avançada, Colonizador, Robô ou Astromóvel. Ele pega os Cristais do caminho.
    .voice = { rover-moves }{ $crystals ->
        [0] .
        [one] ; para chegar lá, ele pode gastar o Cristal dele por um hexágono a mais.
       *[other] ; para chegar lá, ele pode gastar até { $crystals } Cristais, um por hexágono a mais.
    } { useless-tiles } Ele pega os Cristais do caminho.
    .why = Um Astromóvel que ainda não andou parte da Mina central. Ele vai até a ficha mais próxima que possa usar ao menos em parte; não servem as de Descoberta que dão Recursos nem as de Pesquisa com cor e letra que ele já tem. { useless-tiles.why } O movimento básico é de 2 hexágonos{ $tech ->
        [0] { "" }
       *[other] , mais { $tech } pela Tecnologia de Astromóvel em jogo
    }. Ele nunca termina sobre Construção Avançada, Colonizador, Robô ou Astromóvel. Ele pega os Cristais do caminho, para o próximo turno dele (manual, páginas 6, 7, 12 e 22).
    .option-done = Andou e não chegou
    .voice-done = Não
    .option-crystal = Pegou um Cristal e segue
    .option-reached = Chegou a uma ficha
    .group-reached = A que distância estava a ficha?
    .member-reached = { $option ->
        [0] Em até { $steps } hexágonos
        [one] +1 hexágono (1 Cristal)
       *[other] +{ $option } hexágonos ({ $option } Cristais)
    }
    .done = o Astromóvel do Lacerda { $group ->
        [crystal] pegou um Cristal
        [reached] chegou a uma ficha
       *[done] não chegou a nenhuma ficha
    }
    .title = { $instead ->
        [icon] Ícone de Colonizador: chegou à ficha?
        [none] O Astromóvel chegou a uma ficha?
       *[other] { rover-reason }. Chegou à ficha?
    }
    .moves =
        { $at_home ->
            [yes] Ponha o **Astromóvel** na Mina central
           *[no] { "" }
        }
        { $again ->
            [yes] Mova o **Astromóvel**: { $steps } hexágonos ao todo
           *[no] Mova o **Astromóvel**: até { $steps } hexágonos
        } || { $crystals ->
            [0] Rumo à ficha mais próxima que ele possa usar
            [one] Rumo à ficha útil mais próxima; mais 1 se gastar o Cristal
           *[other] Rumo à ficha útil mais próxima; mais 1 por Cristal gasto
        }
    .facts =
        Não servem: Descoberta com Recursos, Pesquisa repetida
        { useless-tiles.facts }
    .key = Astromóvel | { $steps }
    .short = Mova o Astromóvel dele no máximo { $steps } hexágonos, rumo à ficha útil mais próxima. { useless-tiles } Ele chega a alguma ficha útil?
tile = Veja a ficha que ele alcançou. De que tipo ela é?
    .voice = { $spent ->
        [0] { "" }
       *[other] Pague { $spent } dos Cristais dele pelos hexágonos a mais.
    } Veja a ficha. De que tipo é?
    .why = Ele a resolve na hora, pelas regras dele; ele não vai até uma ficha da qual não pode usar nada (manual, páginas 12 e 22). { useless-tiles.why }
    .option-discovery = Ficha de Descoberta
    .group-discovery = O que a ficha de Descoberta dá?
    .form-discovery = tile
    .option-research = Ficha de Pesquisa
    .group-research = O que a ficha de Pesquisa dá?
    .form-research = tile
    .done = { $group ->
        [discovery] o Lacerda pegou uma ficha de Descoberta
       *[research] o Lacerda pegou uma ficha de Pesquisa
    } ({ $label })
    .title = Que tipo de ficha?
    .moves =
        { $spent ->
            [0] { "" }
           *[other] ✓ Pague **Cristais** [−{ $spent } crystal] || Pelos hexágonos a mais
        }
        Veja a **ficha** que está ali
    .facts = { useless-tiles.facts }
    .key = Ficha
    .short = Veja a ficha. De que tipo é?
your-stay = Você fica: o Ônibus não parte do seu lado, e você não informou nenhuma Nave.
    .why = Você viaja com o Ônibus do seu lado, ou gastando uma Nave do seu Hangar (manual, página 19).
    .facts = Você fica: sem Ônibus do seu lado, sem Nave informada
    .short = { "" }
tile-left = { $because ->
        [lss] A ficha mostra { NAME($kind, form: "a") }, o que a LSS não permite neste nível da Colônia.
        [building] A ficha mostra { NAME($kind, form: "a") }, que ele não pode construir.
       *[useless] Ele não pode usar agora o que a ficha dá: { NAME($gives, form: "useless") }.
    } Ele não a pega: deixe-a no hexágono. Ela não conta para nenhuma Missão.
    .voice = Ele não pode usar nada desta ficha. Deixe-a no hexágono: ela não conta para nenhuma Missão.
    .why = O Astromóvel dele não pega uma ficha da qual ele não pode usar nada (manual, páginas 12 e 22). { $because ->
        [lss] O manual não diz se o limite da LSS vale para uma Construção mostrada; foi o que você escolheu na preparação.
       *[other] { "" }
    }
    .title = Ele não pode usar esta ficha
    .moves =
        Deixe a **ficha** no hexágono | { $because ->
            [lss] { NAME($kind) }: a LSS não permite agora
            [building] { NAME($kind) }: ele não pode construir
           *[useless] Sem uso: { NAME($gives, form: "useless") }
        }
    .key = Ficha | 0
    .short = Ela não serve para ele: deixe a ficha.
tile-taken = Esta ficha serve para ele: pegue-a. Ele a resolve na hora.
    .voice = Esta ficha serve para ele. Pegue-a.
    .why = O Astromóvel dele pega a ficha alcançada se ele puder usar ao menos uma parte dela; ele a resolve na hora, pelas regras dele (manual, páginas 12 e 22).
    .title = Esta ficha serve para ele
    .moves = Pegue a **ficha** para ele | Serve para ele: resolvida na hora, nos próximos passos
    .key = Ficha
    .short = Ela serve para ele: pegue a ficha.
tile-building = Que Construção a ficha mostra?
    .why = Está impressa na ficha. O manual não diz se o limite da LSS vale para ela: uma opção desta partida decide.
    .done = a ficha dele mostra { $choice }
    .title = Que Construção a ficha mostra?
    .facts = Impressa na ficha
    .key = Construção
    .short = Que Construção a ficha mostra?
space-icon = Qual é o ícone do espaço { $space } da Ordem de Turno?
    .fact = Espaço { $space } da Ordem de Turno
    .why = Esta pergunta só é feita uma vez por espaço. Para ver ou corrigir: Configurações, Minha caixa.
    .form = icon
    .done = o espaço { $space } { $answer ->
        [nothing] não tem ícone
       *[other] mostra “{ $choice }”
    }
    .title = Qual é o ícone do espaço { $space }?
    .facts =
        Impresso no espaço { $space } da Ordem de Turno
        Esta pergunta só é feita uma vez por espaço
    .key = Espaço | { $space }
    .short = Qual é o ícone do espaço { $space } da Ordem de Turno?
lab-icon = Qual é o ícone do espaço { $place } do Laboratório?
    .fact = Espaço { $place } do Laboratório
    .voice = Que ícone está impresso { NAME($place, form: "voice") } do Laboratório?
    .why = Esta pergunta só é feita uma vez por espaço. O nome de um espaço é o número da coluna, depois a, b ou c, de cima para baixo. Para ver ou corrigir: Configurações, Minha caixa.
    .form = icon
    .done = o espaço { $place } do Laboratório { $answer ->
        [nothing] não tem ícone
       *[other] mostra “{ $choice }”
    }
    .title = Ícone do espaço { $place } do Laboratório?
    .facts =
        Fica { NAME($place, form: "voice") } do Laboratório
        Veja no seu Laboratório, ou levante a ficha dele
        Esta pergunta só é feita uma vez por espaço
    .key = Laboratório | { $place }
    .short = Que ícone está { NAME($place, form: "voice") } do Laboratório?
warehouse = { $room ->
        [yes] Ele pega o item mais numeroso do Armazém; no empate, o da esquerda, nesta ordem: Cristal, Bateria, Água, Planta, Oxigênio. O que ele pegou?
       *[no] O Depósito está cheio: em vez de um Cristal, ele pega o Recurso mais numeroso do Armazém ou, no empate, o da esquerda. O Recurso vai para a reserva geral.
    }
    .why = No empate, Cristais primeiro; um Recurso vai para a reserva geral, um Cristal fica com ele (manual, página 22). Não se pega o que não se pode guardar, e os Cristais abaixo do Depósito contam (página 11).
    .option-crystal = Ele pega um Cristal
    .option-resource = Ele pega um Recurso
    .option-empty = Está vazio
    .voice-crystal = Um Cristal
    .voice-resource = { $room ->
        [yes] Um Recurso
       *[no] Sim
    }
    .voice-empty = { $room ->
        [yes] Nada
       *[no] Não
    }
    .done = { $answer ->
        [empty] o Armazém está vazio
        [crystal] o Lacerda pegou um Cristal
       *[resource] o Lacerda pegou um Recurso
    }
    .title = Armazém: o que ele pega?
    .moves = { $room ->
        [yes] Pegue 1 item do **Armazém** || O mais numeroso; no empate, o da esquerda
       *[no] Devolva 1 **Recurso** à reserva geral || O mais numeroso; no empate, o da esquerda
    }
    .facts = { $room ->
        [yes] Da esquerda: Cristal, Bateria, Água, Planta, Oxigênio
       *[no] O Depósito dele está cheio: não pega Cristal
    }
    .key = Armazém
    .short = { $room ->
        [yes] Ele pega o que mais houver no Armazém. O que é?
       *[no] Leve à reserva o Recurso mais numeroso do Armazém. Havia algum?
    }
gain-crystals = Ele ganha { $count ->
        [one] 1 Cristal
       *[other] { $count } Cristais
    } ({ $reason ->
        [blueprint] Projeto de Abrigo
        [icon] ícone
        [warehouse] Armazém
        [rover] Astromóvel
        [tile] ficha
        [shelter] Abrigo
       *[lss] recompensa da LSS
    }): { $count ->
        [one] ponha-o
       *[other] ponha-os
    } abaixo do Depósito.
    .voice = Ele ganha { $count ->
        [one] 1 Cristal. Ponha-o
       *[other] { $count } Cristais. Ponha-os
    } abaixo do Depósito dele.
    .why = Os Cristais servem a partir do próximo turno dele (manual, página 7).
    .moves = Ponha { $count ->
        [0] 0 **Cristais**
        [one] 1 **Cristal**
       *[other] { $count } **Cristais**
    } sob o Depósito dele | { $reason ->
        [blueprint] Do Projeto de Abrigo
        [icon] Do ícone
        [warehouse] Do Armazém
        [rover] Do Astromóvel
        [tile] Da ficha
        [shelter] Do Abrigo
       *[lss] Recompensa da LSS, além dos pontos
    }, para o próximo turno
    .key = { $count ->
        [0] Cristais
        [one] Cristal
       *[other] Cristais
    } | { $count }
    .short = Ele ganha { $count ->
        [0] 0 Cristais.
        [one] 1 Cristal.
       *[other] { $count } Cristais.
    }
gain-op = O Lacerda marca { $count } PO: { $reason ->
        [first-tile] o marcador da LSS sai da fileira de baixo.
        [progress] Área de Progresso.
       *[other] Recompensa da LSS, { NAME($reason, form: "reward") }.
    }
    .voice = O Lacerda marca { $count ->
        [0] 0 pontos.
        [one] 1 ponto.
       *[other] { $count } pontos.
    }
    .why = Dão pontos a primeira ficha de um tipo da LSS depois da inicial (2 pontos, quando o marcador sai da fileira de baixo), a ficha de Recompensa da coluna, se o marcador dela estava abaixo do da Colônia, e a Área de Progresso nos níveis 2 e 3 (manual, páginas 15 e 16). { $reason ->
        [colonists] Os Alojamentos dele não são contados na mesa: contam como ocupados os espaços que os Abrigos abrem, 2 e mais 2 por Abrigo, ou todos (Regras da casa).
       *[other] { "" }
    }
    .moves = Avance o marcador dele: **+{ $count } PO** || { $reason ->
        [first-tile] O marcador da LSS sai da fileira de baixo
        [progress] Área de Progresso
        [colonists] Recompensa: 1 por Colonizador, com Alojamentos cheios
       *[other] Recompensa: { NAME($reason, form: "reward") }
    }
    .key = Pontos | { $count }
    .short = Ele marca { $count ->
        [0] 0 pontos.
        [one] 1 ponto.
       *[other] { $count } pontos.
    }

## Empates

tie = { $tied ->
        [buildings] Quantas Construções estão empatadas? Numere-as.
        [contracts] Quantos Contratos estão empatados? Numere-os.
        [tiles] Quantas fichas estão empatadas? Numere-as.
       *[hexes] Quantos hexágonos estão empatados? Numere-os.
    }
    .voice = { $tied ->
        [buildings] Quantas Construções estão empatadas? Numere-as
        [contracts] Quantos Contratos estão empatados? Numere-os
        [tiles] Quantas fichas estão empatadas? Numere-as
       *[hexes] Quantos hexágonos estão empatados? Numere-os
    } a partir de 1, em qualquer ordem.
    .why = Ele pega o que mais o ajuda; se isso não estiver claro, duas ou três opções são numeradas e sorteadas com as cartas solo (manual, página 23). Para mais opções o manual não prevê sorteio: o assistente rola um dado.
    .done = { $answer ->
        [one] 1 opção estava empatada
       *[other] { $answer } opções estavam empatadas
    }
    .title = { $tied ->
        [buildings] Quantas Construções estão empatadas?
        [contracts] Quantos Contratos estão empatados?
        [tiles] Quantas fichas estão empatadas?
       *[hexes] Quantos hexágonos estão empatados?
    }
    .moves = { $tied ->
        [buildings] Numere essas **Construções** a partir de 1
        [contracts] Numere esses **Contratos** a partir de 1
        [tiles] Numere essas **fichas** a partir de 1
       *[hexes] Numere esses **hexágonos** a partir de 1
    } || Em qualquer ordem; depois vem o sorteio
    .key = Empate
    .short = { $tied ->
        [buildings] Quantas Construções estão empatadas?
        [contracts] Quantos Contratos estão empatados?
        [tiles] Quantas fichas estão empatadas?
       *[hexes] Quantos hexágonos estão empatados?
    }
tie-card = Uma carta solo decide entre { $options ->
        [2] duas
       *[other] { $options }
    } opções.
    .ask = Compre cartas solo até sair { $options ->
        [2] o número de ação 1 ou 2
        [3] o número de ação 1, 2 ou 3
       *[other] um número de ação de 1 a { $options }
    }. Que carta foi? Depois devolva todas e embaralhe.
    .why = As cartas voltam para o baralho; a passagem não muda (manual, página 23).
    .done = a carta { $choice } desempatou
    .ask-title = Que carta decide?
    .ask-moves =
        Compre **cartas** até sair { $options ->
            [2] a ação 1 ou 2
           *[other] uma ação de 1 a { $options }
        }
        Depois devolva e **embaralhe** todas
    .ask-key = Opções | { $options }
    .ask-short = Compre cartas solo até sair { $options ->
        [2] o número de ação 1 ou 2
        [3] o número de ação 1, 2 ou 3
       *[other] um número de ação de 1 a { $options }
    }. Que carta saiu?
tie-die = O dado decide entre { $options ->
        [2] duas
       *[other] { $options }
    } opções.
    .done = o número { $answer } de { $options } foi sorteado
tie-result = { $name ->
        [none] { $tied ->
            [buildings] { $options } Construções estão empatadas: saiu o número { $number }. Escolha essa.
            [contracts] { $options } Contratos estão empatados: saiu o número { $number }. Escolha esse.
            [tiles] { $options } fichas estão empatadas: saiu o número { $number }. Escolha essa.
           *[hexes] { $options } hexágonos estão empatados: saiu o número { $number }. Escolha esse.
        }
       *[other] { $options } opções estão empatadas. Saiu o número { $number }: { NAME($name) }.
    }
    .voice = { $name ->
        [none] Saiu o número { $number }: escolha { $tied ->
            [buildings] essa Construção.
            [contracts] esse Contrato.
            [tiles] essa ficha.
           *[hexes] esse hexágono.
        }
       *[other] No empate, saiu: { NAME($name, form: "voice") }.
    }
    .why = { $drawn ->
        [cards] Há várias opções empatadas: as cartas solo decidem (manual, página 23).
       *[die] Há várias opções empatadas. Um dado decidiu: o manual não diz o que fazer com mais de três opções, nem quando não resta carta solo com um dos números.
    }
    .title = { $name ->
        [none] { $options } { $tied ->
            [buildings] Construções empatadas
            [contracts] Contratos empatados
            [tiles] fichas empatadas
           *[hexes] hexágonos empatados
        }: saiu o número { $number }
       *[other] Saiu: { NAME($name) }
    }
    .key = Número | { $number }
    .short = { $name ->
        [none] Escolha o número { $number }.
       *[other] { "" }
    }
tie-known = Há um empate; numere as opções nesta ordem: { LIST($names) }.
    .voice = Há um empate; numere as opções nesta ordem: { LIST($names, form: "voice") }.
    .facts = Empate: { LINES($names, 2, form: "short") }
    .key = Empate
    .short = { $deck ->
        [app] { "" }
       *[physical] Há um empate; numere as opções nesta ordem: { LIST($names, form: "voice") }.
    }

## Missões

contribution = { $who ->
        [lacerda] O Lacerda contribui para a Missão { $letter }
        [somebody] Contribuição para a Missão { $letter }
       *[you] Você contribui para a Missão { $letter }
    } ({ NAME($mission, form: "mission") }): desça o cubo; { $left ->
        [0] não falta nada
        [one] falta 1
       *[other] faltam { $left }
    }. { $who ->
        [lacerda] Ele ganha
        [somebody] Quem contribuiu ganha
       *[you] Você ganha
    } { $crystals ->
        [one] 1 Cristal.
       *[other] { $crystals } Cristais.
    }
    .voice = { $who ->
        [lacerda] O Lacerda contribui para a Missão { $letter }.
        [somebody] Houve uma contribuição para a Missão { $letter }.
       *[you] Você contribui para a Missão { $letter }.
    } Desça o cubo um espaço. { $who ->
        [lacerda] Ele ganha
        [somebody] Quem contribuiu ganha
       *[you] Você ganha
    } { $crystals ->
        [one] 1 Cristal.
       *[other] { $crystals } Cristais.
    }
    .why = Quem contribui para uma Missão move o cubo e ganha os Cristais dela; a partir da segunda passagem pelo baralho, cada carta solo do Lacerda também faz isso (manual, páginas 19 e 23).
    .moves =
        Leve o cubo da **Missão { $letter }** { $left ->
            [0] ao fim
           *[other] do { $before } para o { $left }
        } | { $who ->
            [lacerda] O Lacerda contribui
            [somebody] Contribuição
           *[you] Você contribui
        }: { NAME($mission, form: "mission") }
        { $who ->
            [lacerda] Ponha { $crystals ->
                [0] 0 **Cristais**
                [one] 1 **Cristal**
               *[other] { $crystals } **Cristais**
            } sob o Depósito dele
            [somebody] Quem contribuiu ganha { $crystals ->
                [0] 0 **Cristais**
                [one] 1 **Cristal**
               *[other] { $crystals } **Cristais**
            }
           *[you] Ganhe { $crystals ->
                [0] 0 **Cristais**
                [one] 1 **Cristal**
               *[other] { $crystals } **Cristais**
            } | Sob o seu Depósito, até o seu próximo turno
        }
    .key = Missão { $letter } | { $left }
    .short = { $left ->
        [0] A Missão { $letter } está completa;
       *[other] Desça o cubo { $letter };
    } { $who ->
        [lacerda] ele ganha
        [somebody] quem contribuiu ganha
       *[you] você ganha
    } { $crystals ->
        [0] 0 Cristais.
        [one] 1 Cristal.
       *[other] { $crystals } Cristais.
    }
mission-complete = A Missão { $letter } está completa: remova-a e mova o marcador de Missões restantes. { $needed ->
        [0] Não falta nenhuma.
        [one] Falta uma.
        [2] Faltam duas.
       *[other] Faltam { $needed }.
    }
    .why = O fim é ativado quando o marcador chega ao fim da trilha dele (manual, páginas 19 e 21).
    .title = A Missão { $letter } está completa
    .moves =
        Remova a **Missão { $letter }**
        Leve o **marcador de Missões** { $needed ->
            [0] ao fim
           *[other] ao { $needed }
        } | Marcador de Missões restantes
    .key = Missões | { $needed }
    .short = Remova a Missão; { $needed ->
        [0] não falta nenhuma.
        [one] falta uma.
        [2] faltam duas.
       *[other] faltam { $needed }.
    }

## LSS e nível da Colônia

reward-unknown = Pontue a ficha de Recompensa dessa coluna para o Lacerda na trilha de pontos.
    .moves = Pontue a **ficha de Recompensa** || A dessa coluna, para o Lacerda, na trilha de pontos
    .key = Recompensa
    .short = Pontue a Recompensa dessa coluna para ele.
hire-freed = Como recompensa da LSS, além dos pontos, remova o Colonizador dele de Contratar Cientista.
    .why = A recompensa da LSS são pontos e um segundo benefício: o Colonizador dele sai de Contratar Cientista; se não há nenhum ali, ele ganha um Cristal (manual, página 22).
    .moves = Remova o **Colonizador** dele || De Contratar Cientista: recompensa além dos pontos
    .key = Colonizador
    .short = Tire o Colonizador dele de Contratar.
your-lss = Suba o marcador { NAME($kind, form: "of") } uma fileira na LSS. { $first ->
        [yes] Ele sai da fileira de baixo: você marca 2 pontos.
       *[no] { "" }
    } { $below ->
        [yes] Você recebe a recompensa da LSS: { $tile ->
            [unknown] pontue a ficha de Recompensa da coluna
           *[other] marque { NAME($tile, form: "reward") }
        } e escolha um benefício: mover seus Robôs até 2 hexágonos, remover um Colonizador, ou ganhar 1 Mineral ou 1 Cristal.
       *[no] { "" }
    }
    .why = Quem constrói numa coluna cujo marcador estava abaixo do marcador de nível da Colônia é recompensado (manual, página 15).
    .moves =
        Suba o marcador de **{ NAME($kind, form: "short") }** na LSS | Uma fileira
        { $first ->
            [yes] Avance seu marcador: **+2 PO** || O marcador da LSS sai da fileira de baixo
           *[no] { "" }
        }
        { $below ->
            [yes] Pontue a **ficha de Recompensa** || { $tile ->
                [unknown] A do topo da coluna
               *[other] { NAME($tile, form: "reward") }
            }
           *[no] { "" }
        }
        { $below ->
            [yes] Escolha **um** benefício || Robôs (2 hexágonos), tirar Colonizador, Mineral ou Cristal
           *[no] { "" }
        }
    .key = { NAME($kind) }
    .short = Suba o marcador { NAME($kind, form: "of") } na LSS. { $first ->
        [yes] Você marca 2 pontos.
       *[no] { "" }
    } { $below ->
        [yes] Pontue a ficha de Recompensa e pegue um benefício.
       *[no] { "" }
    }
level-up = A Colônia sobe ao nível { $level }. Suba o marcador e reponha o Armazém até 2 de cada. { $level ->
        [2] Pontue sua Área de Progresso. Remova os Projetos abertos e abra os próximos 12.
        [3] Pontue sua Área de Progresso. Remova os Projetos de nível 1 e abra os últimos 6.
        [4] O Ônibus Espacial para de andar.
       *[5] O Ônibus Espacial fará uma última viagem.
    } O Lacerda { $ship ->
        [yes] ganha uma Nave no Hangar{ $robot ->
            [yes] { " " }e um Robô no tabuleiro dele.
           *[no] .
        }
       *[no] { $robot ->
            [yes] ganha um Robô no tabuleiro dele.
           *[no] não tem mais Naves nem Robôs.
        }
    }
    .why = Os quatro marcadores da LSS estão no nível da Colônia ou acima no fim de um turno. Mais uma Nave sua pode sair do Depósito; o Depósito dele agora comporta { $depot } Cristais. Ele também constrói um Abrigo (manual, páginas 16, 19, 22 e 23).
    .done = a Colônia subiu ao nível { $level }
    .title = A Colônia sobe ao nível { $level }
    .moves =
        Suba o **marcador** ao nível { $level } { $level ->
            [4] || O Ônibus Espacial para; mais uma Nave sua pode sair
            [5] || Última viagem do Ônibus Espacial; mais uma Nave pode sair
           *[other] | Mais uma Nave sua pode sair do Depósito
        }
        Reponha o **Armazém** até 2 de cada | Cristal, Bateria, Água, Planta, Oxigênio
        { $level ->
            [2] Pontue sua **Área de Progresso** | 1, 2, 4, 7 ou 11 PO por 1 a 5 cubos
            [3] Pontue sua **Área de Progresso** | 1, 2, 4, 7 ou 11 PO por 1 a 5 cubos
           *[other] { "" }
        }
        { $level ->
            [2] Troque os **Projetos** abertos || Remova-os e abra os próximos 12
            [3] Troque os **Projetos** de nível 1 || Remova-os e abra os últimos 6
           *[other] { "" }
        }
        { $ship ->
            [yes] Ponha uma **Nave** no Hangar dele
           *[no] { "" }
        }
        { $robot ->
            [yes] Ponha um **Robô** no tabuleiro dele
           *[no] { "" }
        }
    .facts = { $ship ->
        [yes] { "" }
       *[no] { $robot ->
            [yes] { "" }
           *[no] Lacerda: não restam Naves nem Robôs
        }
    }
    .key = Colônia | { $level }
    .short = A Colônia vai ao nível { $level }: reponha o Armazém{ $level ->
        [2] , pontue o Progresso e troque os Projetos
        [3] , pontue o Progresso e troque os Projetos de nível 1
        [4] ; o Ônibus Espacial não anda mais
       *[5] ; o Ônibus Espacial faz a última viagem
    }. { $ship ->
        [yes] { $robot ->
            [yes] Ele ganha uma Nave e um Robô.
           *[no] Ele ganha uma Nave.
        }
       *[no] { $robot ->
            [yes] Ele ganha um Robô.
           *[no] { "" }
        }
    }
shelter = O Lacerda constrói um Abrigo no maior Complexo de Abrigos dele, ou então a exatamente 2 hexágonos de um deles, sem encostar em nenhum. Só serve a Tecnologia de Abrigo dele. De que tamanho ficou o Complexo?
    .why = Cada vez que a Colônia sobe, ele constrói um Abrigo (manual, página 23). Só a Tecnologia de Abrigo dele serve, pois Abrigos de jogadores diferentes são tipos diferentes (página 13); o nível dela, { $tech }, diz quantas fichas ela une. Ponha a ficha virada para baixo, Cristais nos hexágonos vazios indicados pelas setas, e depois vire-a. Ele ganha um Cristal por ficha do Complexo.
    .option = { $option ->
        [one] Sozinho
       *[other] Complexo de { $option }
    }
    .done = o Lacerda construiu um Abrigo
    .title = De que tamanho é o Complexo?
    .moves =
        Construa o **Abrigo** dele || { $tech ->
            [0] Face para baixo; a exatamente 2 hexágonos de um dele
           *[other] Face para baixo; maior Complexo ou a 2 hexágonos de um dele
        }
        Ponha **Cristais** nas setas; vire a ficha | Um em cada hexágono vazio que uma seta indica; depois vire
    .facts = Só serve a Tecnologia de Abrigo dele
    .key = Abrigo
    .short = Construa o Abrigo dele no maior Complexo de Abrigos. De que tamanho ficou?
missions-fewer = No nível { $level }, é preciso completar uma Missão a menos: mova o marcador de Missões restantes. { $needed ->
        [0] Não falta nenhuma.
        [one] Falta uma.
        [2] Faltam duas.
       *[other] Faltam { $needed }.
    }
    .title = Uma Missão a menos para o fim
    .moves = Leve o **marcador de Missões** { $needed ->
        [0] ao fim
       *[other] ao { $needed }
    } | Marcador de Missões restantes
    .facts = Colônia no nível { $level }
    .key = Missões | { $needed }
    .short = Agora é preciso uma Missão a menos: mova o marcador; { $needed ->
        [0] não falta nenhuma.
        [one] falta uma.
        [2] faltam duas.
       *[other] faltam { $needed }.
    }
end-triggered = { $why ->
        [level] A Colônia está no nível 5:
       *[missions] As Missões necessárias estão completas:
    } o fim foi ativado. Termine esta rodada e jogue mais uma, sem Fase do Ônibus Espacial.
    .voice = O fim do jogo foi ativado. Termine esta rodada; depois vem uma última.
    .why = O fim é ativado pela última Missão necessária ou pelo nível 5 (manual, páginas 16 e 21).
    .title = O fim foi ativado
    .facts =
        { $why ->
            [level] A Colônia está no nível 5
           *[missions] As Missões necessárias estão completas
        }
        Termine esta rodada e jogue mais uma
        A última não tem Fase do Ônibus Espacial
    .key = Fim
    .short = O fim foi ativado: termine esta rodada e jogue mais uma.
end-waits = As Missões necessárias estão completas. Esta é a Fase do Ônibus Espacial, então o fim é ativado na próxima Fase de Colonização.
    .voice = As Missões necessárias estão completas. O fim é ativado na próxima Fase de Colonização.
    .why = O manual verifica a última Missão no fim de uma Fase de Colonização (página 21). A opção “Última Missão na Fase do Ônibus” faz com que ela valha na hora.
    .title = O fim precisa esperar
    .facts =
        As Missões necessárias estão completas
        Esta é a Fase do Ônibus Espacial
        A próxima Fase de Colonização ativa o fim
    .key = Fim
    .short = A próxima Fase de Colonização ativa o fim.
end-withdrawn = Com a sua correção, o fim do jogo não está mais ativado: a partida continua.
    .title = A partida continua
    .facts = Com a sua correção, o fim não está mais ativado
    .key = Continua
    .short = O fim não está mais ativado.
new-round = Começa a rodada { $round }.
    .voice = Começa a rodada { $round }.
    .facts =
        Começa a rodada { $round }
        { $level ->
            [0] { "" }
           *[other] { level-status.title }
        }
        { $level ->
            [0] { "" }
           *[other] { missions-status.title }
        }
    .key = Rodada | { $round }
    .short = { "" }
last-round = Esta é a última rodada, sem Fase do Ônibus Espacial.
    .title = Esta é a última rodada
    .facts = Sem Fase do Ônibus Espacial
    .key = Última rodada
    .short = Esta é a última rodada, sem Fase do Ônibus.
shuttle-move = { $move ->
        [nears] Mova o Ônibus Espacial um espaço rumo ao meio, até o espaço { $shuttle }.
        [travels] Mova o Ônibus Espacial para { $to ->
            [orbit] a Órbita
           *[colony] a Colônia
        }, espaço { $shuttle }.
        [last] O Ônibus Espacial faz a última viagem, para { $to ->
            [orbit] a Órbita
           *[colony] a Colônia
        }; remova-o.
        [stays] O Ônibus Espacial não anda.
       *[announced] { "" }
    }
    .moves = { $move ->
        [nears] ✓ Leve o Ônibus ao espaço **{ $shuttle }** ({ $to ->
            [colony] Órbita
           *[orbit] Colônia
        }) || { shuttle-stays.facts }
        [travels] ✓ Leve o Ônibus à { $to ->
            [orbit] **Órbita**
           *[colony] **Colônia**
        }, espaço { $shuttle } || { shuttle-stays.facts }
        [last] ✓ Última viagem: tire o **Ônibus Espacial** || { $lacerda ->
            [rides] { $to ->
                [orbit] Ele viaja à Órbita
               *[colony] Ele viaja à Colônia
            }
           *[other] { shuttle-stays.facts }
        }
        [stays] { "" }
       *[announced] { "" }
    }
    .facts = { $move ->
        [stays] O Ônibus Espacial não anda
       *[other] { "" }
    }
    .short = { $move ->
        [nears] Leve o Ônibus ao espaço { $shuttle }.
        [travels] Leve o Ônibus { $to ->
            [orbit] à Órbita
           *[colony] à Colônia
        }, espaço { $shuttle }.
        [last] O Ônibus faz a última viagem; remova-o.
        [stays] O Ônibus não anda.
       *[announced] { "" }
    }
shuttle-stays = { $lacerda ->
        [card] O Lacerda fica: a carta dele tem um X.
        [side] O Lacerda fica: o Ônibus Espacial não parte do lado dele.
       *[rides] { "" }
    }
    .facts = { $lacerda ->
        [card] O Lacerda fica: a carta dele tem um X
        [side] O Lacerda fica: o Ônibus Espacial não parte do lado dele
       *[rides] { "" }
    }
    .short = { "" }

## Fase do Ônibus Espacial

shuttle = { shuttle-move } { shuttle-stays }
    .why = O Ônibus Espacial anda um espaço por rodada e, do espaço 1, viaja para o espaço do nível da Colônia no outro lado; no nível 4 ele para, no nível 5 faz uma última viagem. O Lacerda só viaja com ele, e nunca enquanto a última carta tem um X (manual, páginas 19 e 22).
    .done = o Ônibus Espacial andou
    .title = { $move ->
        [stays] O Ônibus Espacial não anda
       *[other] { "" }
    }
    .moves = { shuttle-move.moves }
    .facts = { $move ->
        [stays] { shuttle-stays.facts }
       *[other] { "" }
    }
    .key = { $move ->
        [travels] { $to ->
            [orbit] Órbita
           *[colony] Colônia
        } | { $shuttle }
        [nears] Ônibus Espacial | { $shuttle }
       *[other] Ônibus Espacial
    }
    .short = { shuttle-move.short } { shuttle-stays.short }
space = O espaço dele é sorteado.
    .ask = Sorteie fichas de Primeiro Colonizador até sair um espaço livre { $side ->
        [orbit] em Órbita
       *[colony] na Colônia
    }. Qual saiu?
    .why = Ele pega um espaço livre ao acaso no lado a que chega (manual, página 22). Seis fichas não cobrem oito espaços: o assistente também pode sortear.
    .option-app = O assistente sorteia
    .done = { $answer ->
        [app] o assistente sorteia o espaço do Lacerda
       *[other] o espaço do Lacerda é o { $choice }
    }
    .ask-title = Que espaço saiu?
    .ask-moves = Sorteie fichas de **Primeiro Colonizador** | Até sair um espaço livre { $side ->
        [orbit] em Órbita
       *[colony] na Colônia
    }
    .ask-key = { $side ->
        [orbit] Órbita
       *[colony] Colônia
    }
    .ask-short = Sorteie fichas de Primeiro Colonizador até sair um espaço livre { $side ->
        [orbit] em Órbita.
       *[colony] na Colônia.
    } Qual saiu?
space-rolled = O espaço dele é sorteado.
    .done = o sorteio deu o número { $answer } para o espaço do Lacerda
lacerda-arrives = { shuttle-move } { $help ->
        [cards] { "" }
        [map] { "" }
       *[other] { $side ->
            [orbit] { "" }
           *[colony] Ponha a ficha de Descoberta da esquerda num hexágono vazio a exatamente 3 hexágonos do Astromóvel do Lacerda, o mais longe possível do seu, e abra uma nova. Se não houver hexágono assim, pule os dois passos.
        }
    } { $move ->
        [announced] O Lacerda viaja para
       *[other] O Lacerda viaja junto, para
    } o espaço { $space }, { $side ->
        [orbit] em Órbita.
       *[colony] na Colônia.
    }
    .voice = { shuttle-move } { $help ->
        [cards] { "" }
        [map] { "" }
       *[other] { $side ->
            [orbit] { "" }
           *[colony] Ponha a ficha de Descoberta da esquerda num hexágono vazio a exatamente 3 hexágonos do Astromóvel do Lacerda, o mais longe possível do seu, e abra uma nova.
        }
    } { $move ->
        [announced] O Lacerda viaja para
       *[other] O Lacerda viaja junto, para
    } o espaço { $space }.
    .why = Ele sempre viaja com o Ônibus Espacial e não produz recursos nem remove Colonizadores; pega um espaço livre ao acaso e o benefício dele e, se chega à Colônia, constrói em seguida (manual, páginas 20 e 22). O manual não diz quanto isso custa; aqui { $arrival ->
        [paid] ele coloca um Colonizador e paga como na ação.
       *[free] não custa nada.
    }
    .option-done = Pronto
    .done = o Lacerda chegou ao espaço { $space }
    .title = { $side ->
        [orbit] O Lacerda viaja para a Órbita
       *[colony] O Lacerda viaja para a Colônia
    }
    .moves =
        { shuttle-move.moves }
        { $help ->
            [cards] { "" }
            [map] { "" }
           *[other] { $side ->
                [orbit] { "" }
               *[colony] Ponha a **Descoberta** da esquerda || { $at_home ->
                    [yes] Vazio, a 3 hexágonos da Mina, o mais longe do seu Astromóvel
                   *[no] Vazio, a 3 hexágonos do Astromóvel dele, o mais longe do seu
                }
            }
        }
        { $help ->
            [cards] { "" }
            [map] { "" }
           *[other] { $side ->
                [orbit] { "" }
               *[colony] Abra uma ficha **nova** | Sem hexágono assim, pule este passo e o anterior
            }
        }
        Ponha o **Lacerda** no espaço **{ $space }** | { $help ->
            [cards] { $side ->
                [orbit] Em Órbita
               *[colony] Na Colônia
            }
           *[other] { $side ->
                [orbit] Em Órbita; a seguir: o benefício do espaço
               *[colony] { $help ->
                    [map] Na Colônia; a seguir: Descoberta, benefício, construção
                   *[other] Na Colônia; a seguir: o benefício, depois ele constrói
                }
            }
        }
    .facts = { $help ->
        [cards] { "" }
        [map] { "" }
       *[other] { $side ->
            [orbit] { "" }
           *[colony] Um Astromóvel que ainda não andou parte da Mina central
        }
    }
    .key = Lacerda | { $space }
    .short = { shuttle-move.short } { $help ->
        [cards] { "" }
        [map] { "" }
       *[other] { $side ->
            [orbit] { "" }
           *[colony] Ponha a ficha de Descoberta da esquerda a exatamente 3 hexágonos do Astromóvel do Lacerda, o mais longe possível do seu; abra uma nova.
        }
    } Ponha o Lacerda no espaço { $space }.
your-journey = { shuttle-move } { shuttle-stays } { $where ->
        [orbit] Você viaja à Órbita?
       *[colony] Você viaja à Colônia?
    } { $free ->
        [yes] É de graça, com o Ônibus Espacial.
       *[no] Custa uma Nave do seu Hangar.
    }
    .why = { $where ->
        [orbit] A caminho da Órbita: produza, remova seus Colonizadores da Órbita e da Área de Trabalho, escolha um espaço livre e receba o benefício (manual, página 20).
       *[colony] A caminho da Colônia: ponha uma ficha de Descoberta num hexágono vazio a exatamente 3 hexágonos do seu Astromóvel, remova seus Colonizadores das ações da Colônia e da Área de Trabalho, escolha um espaço livre e receba o benefício (manual, página 20).
    } { $free ->
        [yes] O Ônibus Espacial parte do seu lado: a viagem é grátis.
       *[no] O Ônibus Espacial não parte do seu lado: custa uma Nave do seu Hangar.
    }
    .option-stay = Ficar
    .option-travel = { $free ->
        [yes] Viajar de graça
       *[no] Gastar uma Nave
    }
    .group-travel = { $where ->
        [orbit] Produza e remova seus Colonizadores da Órbita e da Área de Trabalho. Que espaço você escolhe? Receba o benefício.
       *[colony] { $discovers ->
            [yes] Que espaço você escolhe? Receba o benefício.
           *[no] Ponha uma ficha de Descoberta num hexágono vazio a exatamente 3 hexágonos do seu Astromóvel e remova seus Colonizadores das ações da Colônia e da Área de Trabalho. Que espaço você escolhe? Receba o benefício.
        }
    }
    .group-travel-title = De que espaço você recebe o benefício?
    .group-travel-moves =
        { $where ->
            [orbit] Pegue os **itens** produzidos || 1 por Construção Avançada sua e por Colonizador numa Mina
           *[colony] { $discovers ->
                [yes] { "" }
               *[no] Ponha 1 **Descoberta**, abra outra || A exatamente 3 hexágonos do seu Astromóvel, se houver
            }
        }
        { $where ->
            [orbit] Remova seus **Colonizadores** || Da Órbita e da Área de Trabalho
           *[colony] { $discovers ->
                [yes] { "" }
               *[no] Remova seus **Colonizadores** || Das ações da Colônia e da Área de Trabalho, não das Minas
            }
        }
        { $free ->
            [yes] { "" }
           *[no] Descarte uma **Nave** || Do seu Hangar
        }
        Ocupe um **espaço** e receba o benefício || Impresso nele; números menores jogam antes
    .group-travel-facts = { $where ->
        [orbit] { "" }
       *[colony] Um Astromóvel que ainda não andou parte da Mina central
    }
    .member-travel = Espaço { $option }
    .done = { $group ->
        [stay] você não viajou
       *[travel] { $part ->
            [none] você viajou
           *[other] você viajou para o espaço { $part }
        }
    }
    .title = { $where ->
        [orbit] { $free ->
            [yes] Você viaja de graça à Órbita?
           *[no] Você viaja à Órbita gastando uma Nave? [−1 ship]
        }
       *[colony] { $free ->
            [yes] Você viaja de graça à Colônia?
           *[no] Você viaja à Colônia gastando uma Nave? [−1 ship]
        }
    }
    .moves = { shuttle-move.moves }
    .facts =
        { shuttle-move.facts }
        { $move ->
            [stays] { shuttle-stays.facts }
           *[other] { "" }
        }
        { $where ->
            [orbit] Lá você produz e recebe um benefício
           *[colony] Lá você põe uma Descoberta e recebe um benefício
        }
    .key = { $where ->
        [orbit] Órbita
       *[colony] Colônia
    }
    .short = { shuttle-move.short } { shuttle-stays.short } { $where ->
        [orbit] { $free ->
            [yes] Quer viajar?
           *[no] Quer viajar à Órbita gastando uma Nave?
        }
       *[colony] { $free ->
            [yes] Quer viajar?
           *[no] Quer viajar à Colônia gastando uma Nave?
        }
    }
his-tech-used = Anotado: ele desenvolve a { NAME($tech, form: "tech") } no fim deste turno.
    .why = O dono de uma Tecnologia que outro jogador usa ganha 1 Oxigênio ou a desenvolve uma vez; ele não guarda Recursos, então a desenvolve (manual, páginas 11 e 22).
    .facts = Ele desenvolve a { NAME($tech, form: "tech") } no fim deste turno
    .key = { NAME($tech, form: "tech") }
    .short = Ele desenvolve a { NAME($tech, form: "tech") } no fim deste turno.

## O que você informa

your-cost = { $cleared ->
        [nobody] { "" }
        [lacerda] Os espaços de “{ NAME($action) }” estão cheios: os Colonizadores do Lacerda saem antes.
        [you] Os espaços de “{ NAME($action) }” estão cheios: seus outros Colonizadores vão antes para a Área de Trabalho.
       *[both] Os espaços de “{ NAME($action) }” estão cheios: todos os outros Colonizadores saem antes.
    } { $cost ->
        [0] Colocar seu Colonizador não custa nada.
        [one] Você paga 1 Cristal, ou move 1 Colonizador para a Área de Trabalho.
       *[other] Você paga { $cost } em Cristais ou Colonizadores.
    }
    .why = Você paga 1 por Colonizador que já está ali, em Cristais ou com Colonizadores que vão para a Área de Trabalho; com os espaços cheios, quem tem mais sai antes (manual, páginas 9 e 24).
    .moves =
        { $cleared ->
            [nobody] { "" }
            [lacerda] Tire os **Colonizadores** do Lacerda || Estava cheio: { NAME($action) }
            [you] Tire os seus outros **Colonizadores** || Estava cheio: { NAME($action) }
           *[both] Tire todos os outros **Colonizadores** || Estava cheio: { NAME($action) }
        }
        { $cost ->
            [0] { "" }
            [one] Pague pelo **Colonizador** [−1 crystal] || Ou 1 Colonizador dos Alojamentos à Área de Trabalho
           *[other] Pague pelo **Colonizador** [−{ $cost } crystal] || Em Cristais, ou Colonizadores que vão à Área de Trabalho
        }
    .facts = { $cost ->
        [0] Colocar seu Colonizador é grátis
       *[other] { "" }
    }
    .key = { $cost ->
        [0] Grátis
       *[other] Pagar | { $cost }
    }
    .short = { $cleared ->
        [nobody] { "" }
        [lacerda] Os Colonizadores do Lacerda saem antes.
        [you] Seus outros Colonizadores vão antes para a Área de Trabalho.
       *[both] Todos os outros Colonizadores saem antes.
    } { $cost ->
        [0] Seu Colonizador não custa nada.
        [one] Pague 1 Cristal ou 1 Colonizador.
       *[other] Pague { $cost }, em Cristais ou Colonizadores.
    }
your-blueprint = Ponha no Projeto um marcador seu de Construção Avançada e receba o item dele: { blueprint-item }.
    .why = Quem pega um Projeto recebe o item do tipo e põe nele um marcador livre, que depois vai para a Construção aprimorada (manual, página 10).
    .moves = Marque o **Projeto**; receba { blueprint-item.moves } | Com um marcador de Construção Avançada
    .key = Projeto
    .short = Ponha seu marcador no Projeto e receba { blueprint-item }.

# O que um Projeto de um tipo dá a quem o pega
blueprint-item = { $kind ->
        [mine] 1 Mineral
        [generator] 1 Bateria
        [water-extractor] 1 Água
        [greenhouse] 1 Planta
        [oxygen-condenser] 1 Oxigênio
       *[shelter] 1 Cristal
    }
    .moves = { $kind ->
        [mine] 1 **Mineral**
        [generator] 1 **Bateria**
        [water-extractor] 1 **Água**
        [greenhouse] 1 **Planta**
        [oxygen-condenser] 1 **Oxigênio**
       *[shelter] 1 **Cristal**
    }
your-ships = { $ships ->
        [one] Há uma Nave no seu Hangar.
        [2] Há duas Naves no seu Hangar.
       *[other] Há { $ships } Naves no seu Hangar.
    }
    .why = Com uma Nave do Hangar você pode viajar quando o Ônibus Espacial não sai do seu lado (manual, página 19).
    .facts = Naves no seu Hangar: { $ships }, cada uma vale uma viagem
    .key = Naves | { $ships }
    .short = { $ships ->
        [0] Você não tem nenhuma Nave
        [one] Você tem uma Nave
        [2] Você tem duas Naves
       *[other] Você tem { $ships } Naves
    } no seu Hangar.
your-tech = Sua { NAME($tech, form: "tech") } está no nível { $level }.
    .facts = Sua { NAME($tech, form: "tech") } está agora no nível { $level }
    .key = { NAME($tech, form: "tech") } | { $level }
    .short = Essa Tecnologia está no nível { $level }.

## O fim

final-prepare = Antes de pontuar: suba para os Depósitos os Cristais ganhos, os seus e os do Lacerda. Remova seus Colonizadores do lado em que você está e da Área de Trabalho.
    .why = Cristais decidem um empate, e Colonizadores em casa enchem seus Alojamentos (manual, página 21).
    .done = pontuação preparada
    .title = Antes de pontuar
    .moves =
        Suba os **Cristais** aos Depósitos || Os seus e os do Lacerda
        Remova seus **Colonizadores** || Do lado em que você está e da Área de Trabalho
    .key = Pontuação
    .short = Suba os Cristais, os seus e os do Lacerda, para os Depósitos e remova os seus Colonizadores.
score-track = { $who ->
        [lacerda] Onde está o marcador do Lacerda na trilha de pontos?
       *[you] Onde está o seu marcador na trilha de pontos?
    }
    .done = { NAME($who) }, trilha de pontos: { $answer }
    .why = A pontuação final começa pelo que está na trilha (manual, página 21).
    .title = { $who ->
        [lacerda] Onde está o marcador do Lacerda?
       *[you] Onde está seu marcador?
    }
    .facts = Na trilha de pontos
    .key = Pontos
    .short = { $who ->
        [lacerda] Onde está o marcador do Lacerda na trilha de pontos?
       *[you] Onde está o seu marcador na trilha de pontos?
    }
score-progress = { $who ->
        [lacerda] Quantos cubos há na Área de Progresso do Lacerda?
       *[you] Quantos cubos há na sua Área de Progresso?
    }
    .why = Os cubos, de 0 a 5, valem ao todo 0, 1, 2, 4, 7 ou 11 pontos (manual, página 21).
    .done = { NAME($who) }, cubos de Progresso: { $answer }
    .title = { $who ->
        [lacerda] Cubos na Área de Progresso dele?
       *[you] Cubos na sua Área de Progresso?
    }
    .facts = 0, 1, 2, 4, 7 ou 11 pontos para 0 a 5 cubos
    .key = Progresso
    .short = { $who ->
        [lacerda] Quantos cubos há na Área de Progresso dele?
       *[you] Quantos cubos há na sua Área de Progresso?
    }
score-ships = { $who ->
        [lacerda] Quantas Naves há no Hangar do Lacerda?
       *[you] Quantas Naves há no seu Hangar?
    }
    .done = { NAME($who) }, Naves: { $answer }
    .why = Cada Nave no Hangar vale 3 pontos (manual, página 21).
    .title = { $who ->
        [lacerda] Naves no Hangar dele?
       *[you] Naves no seu Hangar?
    }
    .facts = 3 pontos cada
    .key = Naves
    .short = { $who ->
        [lacerda] Quantas Naves há no Hangar dele?
       *[you] Quantas Naves há no seu Hangar?
    }
score-quarters = Nos seus Alojamentos, qual é o número ao lado do Colonizador mais acima?
    .why = Os Alojamentos valem o número ao lado do Colonizador mais acima (manual, página 21).
    .done = seus Alojamentos: { $answer }
    .title = Pontos dos seus Alojamentos?
    .facts = O número ao lado do seu Colonizador mais acima
    .key = Alojamentos
    .short = Nos seus Alojamentos, qual é o número ao lado do Colonizador mais acima?
score-shelters = Quantos Abrigos o Lacerda tem em Marte?
    .why = Nos Alojamentos dele, contam como ocupados os espaços que os Abrigos abrem (manual, páginas 7 e 22).
    .done = Abrigos do Lacerda: { $answer }
    .title = Abrigos do Lacerda em Marte?
    .facts = Eles abrem os Alojamentos dele
    .key = Abrigos
    .short = Quantos Abrigos o Lacerda tem em Marte?
score-techs = Pelo que você informou, seu Laboratório tem { $count ->
        [one] a Tecnologia de { LIST($techs, form: "short") } (coluna { $columns })
       *[other] as Tecnologias de { LIST($techs, form: "short") } (colunas { $columns })
    } e dá { $op } PO. Está certo?
    .voice = Pelo que você informou, seu Laboratório { $count ->
        [one] tem a Tecnologia de { LIST($techs, form: "short") }
       *[other] tem as Tecnologias de { LIST($techs, form: "short") }
    } e dá { $op ->
        [0] 0 pontos
        [one] 1 ponto
       *[other] { $op } pontos
    }. Está certo?
    .why = Cada Tecnologia vale o número sob a coluna dela (manual, página 21).
    .option-right = Está certo
    .option-differs = Não, eu informo
    .done = seu Laboratório foi conferido ({ $choice })
    .done-differs = você escolheu informar os números
    .title = Estas são as suas Tecnologias?
    .facts =
        { LINES($techs, 3, form: "short") }
        { $count ->
            [one] Coluna { $columns }
           *[other] Colunas, nesta ordem: { $columns }
        }
        Total: { $op } PO
    .key = Tecnologias | { $op }
    .short = Seu Laboratório dá { $op ->
        [0] 0 pontos
        [one] 1 ponto
       *[other] { $op } pontos
    }. Confere?
score-column = { $who ->
        [lacerda] Quantas Tecnologias do Lacerda estão na coluna { $column } do Laboratório ({ $op } PO cada)?
       *[you] Quantas Tecnologias suas estão na coluna { $column } do Laboratório ({ $op } PO cada)?
    }
    .voice = { $who ->
        [lacerda] Quantas Tecnologias do Lacerda estão na coluna { $column } do Laboratório?
       *[you] Quantas Tecnologias suas estão na coluna { $column } do Laboratório?
    }
    .why = Cada Tecnologia vale o número sob a coluna dela, a de Abrigo também (manual, página 21).
    .done = { NAME($who) }, Tecnologias na coluna { $column }: { $answer }
    .title = { $who ->
        [lacerda] Tecnologias dele na coluna { $column }?
       *[you] Suas Tecnologias na coluna { $column }?
    }
    .facts = Coluna { $column } do Laboratório: { $op } PO cada
    .key = Coluna | { $column }
    .short = { $who ->
        [lacerda] Quantas Tecnologias dele estão na coluna { $column }?
       *[you] Quantas Tecnologias suas estão na coluna { $column }?
    }
score-reported = Dos seus Projetos, você usou { $built_1 } de nível 1 e { $built_3 } de nível 3; sem uso: { $unbuilt_1 } de nível 1 e { $unbuilt_3 } de nível 3. Confere?
    .why = Um Projeto usado vale 3 pontos no nível 1 e 5 no nível 3; um não usado desconta os mesmos pontos (manual, página 21).
    .option-right = Está certo
    .option-differs = Não, eu informo
    .done = seus Projetos foram conferidos ({ $choice })
    .done-differs = você escolheu informar os números
    .title = Estes são os seus Projetos?
    .facts =
        Nível 1: usados { $built_1 }, não usados { $unbuilt_1 }
        Nível 3: usados { $built_3 }, não usados { $unbuilt_3 }
        Usado: o marcador está numa Construção
    .key = Projetos
    .short = Dos seus Projetos, você usou { $built_1 } de nível 1 e { $built_3 } de nível 3; sem uso: { $unbuilt_1 } de nível 1 e { $unbuilt_3 } de nível 3. Confere?
score-blueprints = { $who ->
        [lacerda] { $use ->
            [built] Quantos Projetos de nível { $level } o Lacerda usou?
           *[unbuilt] Quantos Projetos de nível { $level } o Lacerda não usou?
        }
       *[you] { $use ->
            [built] Quantos Projetos de nível { $level } você usou?
           *[unbuilt] Quantos Projetos de nível { $level } você não usou?
        }
    }
    .why = Um Projeto usado vale 3 pontos no nível 1 e 5 no nível 3; um não usado desconta os mesmos pontos (manual, página 21).
    .done = { NAME($who) }, Projetos de nível { $level } { $use ->
        [built] usados
       *[unbuilt] não usados
    }: { $answer }
    .title = { $who ->
        [lacerda] { $use ->
            [built] Projetos de nível { $level } usados por ele?
           *[unbuilt] Projetos de nível { $level } não usados por ele?
        }
       *[you] { $use ->
            [built] Seus Projetos de nível { $level } usados?
           *[unbuilt] Seus Projetos de nível { $level } não usados?
        }
    }
    .facts = { $use ->
        [built] { $level ->
            [1] Usados para aprimorar: 3 pontos cada
           *[3] Usados para aprimorar: 5 pontos cada
        }
       *[unbuilt] { $level ->
            [1] Ainda sem uso: menos 3 pontos cada
           *[3] Ainda sem uso: menos 5 pontos cada
        }
    }
    .key = Nível { $level }
    .short = { $who ->
        [lacerda] { $use ->
            [built] Quantos Projetos de nível { $level } ele usou?
           *[unbuilt] Quantos Projetos de nível { $level } ele não usou?
        }
       *[you] { $use ->
            [built] Quantos Projetos de nível { $level } você usou?
           *[unbuilt] Quantos Projetos de nível { $level } você não usou?
        }
    }
score-scientists = Seus Cientistas pontuam { LIST($kinds, form: "type") }; em Marte { $buildings ->
        [0] não há nenhuma Construção Avançada que conte.
        [one] há uma Construção Avançada que conta.
        [2] há duas Construções Avançadas que contam.
       *[other] há { $buildings } Construções Avançadas que contam.
    } Está certo?
    .why = Cada Construção Avançada em Marte do tipo que um Cientista pontua vale 3 pontos, seja de quem for (manual, página 21).
    .option-right = Está certo
    .option-differs = Não, eu informo
    .done = seus Cientistas foram conferidos ({ $choice })
    .done-differs = você escolheu informar os números
    .title = Seus Cientistas pontuam isto?
    .facts =
        { LINES($kinds, 3, form: "type") }
        Construções Avançadas em Marte, suas e dele: { $buildings }
        3 pontos cada
    .key = Avançadas | { $buildings }
    .short = Seus Cientistas pontuam { LIST($kinds, form: "type") }; em Marte { $buildings ->
        [0] não há nenhuma Construção Avançada que conte.
        [one] há uma Construção Avançada que conta.
        [2] há duas Construções Avançadas que contam.
       *[other] há { $buildings } Construções Avançadas que contam.
    } Confere?
score-scored = { $who ->
        [lacerda] Quantas Construções Avançadas em Marte os Cientistas do Lacerda pontuam?
       *[you] Quantas Construções Avançadas em Marte seus Cientistas pontuam?
    }
    .why = Cada Construção Avançada em Marte do tipo que um Cientista pontua vale 3 pontos, seja de quem for (manual, página 21).
    .done = { NAME($who) }, Construções pontuadas por Cientistas: { $answer }
    .title = { $who ->
        [lacerda] Construções para os Cientistas dele?
       *[you] Construções para os seus Cientistas?
    }
    .facts =
        Construções Avançadas em Marte que eles pontuam
        3 pontos cada, seja de quem for
    .key = Avançadas
    .short = { $who ->
        [lacerda] Quantas Construções Avançadas os Cientistas dele pontuam?
       *[you] Quantas Construções Avançadas seus Cientistas pontuam?
    }
score-contracts = { $kind ->
        [upgrade] { $who ->
            [lacerda] Quantos Contratos de Aprimoramento o Lacerda tem?
           *[you] { $done ->
                [yes] Quantos Contratos de Aprimoramento você completou?
               *[no] Quantos Contratos de Aprimoramento você não completou?
            }
        }
       *[deliver] { $who ->
            [lacerda] Quantos Contratos de Entrega o Lacerda tem?
           *[you] { $done ->
                [yes] Quantos Contratos de Entrega você completou?
               *[no] Quantos Contratos de Entrega você não completou?
            }
        }
    }
    .why = Um Contrato de Aprimoramento completo vale 12 pontos, e um incompleto desconta 6; um de Entrega vale 9 ou desconta 4 (manual, página 21). Os dele contam como completos.
    .done = { NAME($who) }, Contratos de { NAME($kind, form: "field") } { $done ->
        [yes] completos
       *[no] incompletos
    }: { $answer }
    .title = { $kind ->
        [upgrade] { $who ->
            [lacerda] Contratos de Aprimoramento dele?
           *[you] { $done ->
                [yes] Contratos de Aprimoramento completos?
               *[no] Contratos de Aprimoramento incompletos?
            }
        }
       *[deliver] { $who ->
            [lacerda] Contratos de Entrega dele?
           *[you] { $done ->
                [yes] Contratos de Entrega completos?
               *[no] Contratos de Entrega incompletos?
            }
        }
    }
    .facts = { $kind ->
        [upgrade] { $done ->
            [yes] Contratos de 12 pontos cada
           *[no] Seus Contratos: menos 6 pontos cada
        }
       *[deliver] { $done ->
            [yes] Contratos de 9 pontos cada
           *[no] Seus Contratos: menos 4 pontos cada
        }
    }
    .key = { NAME($kind, form: "field") }
    .short = { $who ->
        [lacerda] Quantos Contratos de { NAME($kind, form: "field") } o Lacerda tem?
       *[you] { $done ->
            [yes] Quantos Contratos de { NAME($kind, form: "field") } você completou?
           *[no] Quantos Contratos de { NAME($kind, form: "field") } você não completou?
        }
    }
score-line = { NAME($who) }, { NAME($line) }: { $op } PO
    .voice = { NAME($line, form: "voice") }: { $op } { $op ->
        [1] ponto
       *[other] pontos
    }.
    .why = { $line ->
        [quarters] { $reading ->
            [shelters] Contam como ocupados os espaços que os Abrigos abrem: foi o que você escolheu na preparação.
           *[full] Todos os Alojamentos dele contam como cheios (manual, página 22).
        }
       *[other] { "" }
    }
    .title = { NAME($who) }: { NAME($line) }
    .facts = { $op } PO
    .key = { NAME($line) } | { $op }
    .short = { "" }
score-total = { NAME($who) }, total: { $op } PO
    .voice = { $who ->
        [lacerda] O Lacerda tem { $op ->
            [0] 0 pontos
            [one] 1 ponto
           *[other] { $op } pontos
        } no total.
       *[you] Você tem { $op ->
            [0] 0 pontos
            [one] 1 ponto
           *[other] { $op } pontos
        } no total.
    }
    .title = { NAME($who) }: { $op } PO no total
    .key = { NAME($who) } | { $op }
    .short = { $who ->
        [lacerda] O Lacerda tem { $op ->
            [0] 0 pontos.
            [one] 1 ponto.
           *[other] { $op } pontos.
        }
       *[you] Você tem { $op ->
            [0] 0 pontos.
            [one] 1 ponto.
           *[other] { $op } pontos.
        }
    }
score-sheet = { NAME($who) }: { NAME("track") } { $track }, Progresso { $progress }, Naves { $ships }, Alojamentos { $quarters }, Tecnologias { $techs }, Projetos { $blueprints }, Cientistas { $scientists }, Contratos { $contracts }. Total: { $total } PO.
    .voice = { $who ->
        [lacerda] O Lacerda tem { $total ->
            [0] 0 pontos.
            [one] 1 ponto.
           *[other] { $total } pontos.
        }
       *[you] Você tem { $total ->
            [0] 0 pontos.
            [one] 1 ponto.
           *[other] { $total } pontos.
        }
    }
    .title = { NAME($who) }: { $total } PO
    .facts =
        { NAME("track") } { $track } · Progresso { $progress }
        Naves { $ships } · Alojamentos { $quarters }
        Tecnologias { $techs } · Projetos { $blueprints }
        Cientistas { $scientists } · Contratos { $contracts }
    .key = { NAME($who) } | { $total }
    .short = { $who ->
        [lacerda] O Lacerda tem { $total ->
            [0] 0 pontos.
            [one] 1 ponto.
           *[other] { $total } pontos.
        }
       *[you] Você tem { $total ->
            [0] 0 pontos.
            [one] 1 ponto.
           *[other] { $total } pontos.
        }
    }
goal-line = { NAME($line, form: "question") }
    .voice = { NAME($line, form: "question") }
    .why = Vence quem cumpre todas as condições de um Objetivo Solo qualquer; esta o assistente não tem como saber (manual, páginas 22 e 23).
    .done = { $answer ->
        [yes] você cumpriu a condição “{ NAME($line) }”
       *[no] você não cumpriu a condição “{ NAME($line) }”
    }
    .title = { NAME($line, form: "question") }
    .facts = Uma condição de um Objetivo Solo
    .key = Objetivo Solo
    .short = { NAME($line, form: "question") }
goal-judged = { NAME($goal) }{ $lines ->
        [0] : todas as condições cumpridas!
       *[other] : faltou { LIST($missed) }.
    }
    .voice = { NAME($goal) }: { $lines ->
        [0] todas as condições foram cumpridas.
        [one] faltou uma condição.
        [2] faltaram duas condições.
       *[other] faltaram { $lines } condições.
    }
    .why = Você vence se cumprir todas as condições de qualquer um dos quatro objetivos (manual, página 22).
    .title = { NAME($goal) }: { $lines ->
        [0] objetivo cumprido
        [one] falta 1
       *[other] faltam { $lines }
    }
    .facts = { $lines ->
        [0] Todas as condições cumpridas
        [one] { LINES($missed, 1, form: "title") }
        [2] { LINES($missed, 1, form: "title") }
        [3] { LINES($missed, 1, form: "title") }
       *[other] { "" }
    }
    .key = { NAME($goal) }
    .short = { NAME($goal) }: { $lines ->
        [0] o objetivo está cumprido.
        [one] falta uma condição.
        [2] faltam duas condições.
       *[other] faltam { $lines } condições.
    }
verdict = { $won ->
        [yes] Você venceu: cumpriu { LIST($goals) }!
       *[no] Não foi desta vez. Em { NAME($goal) }, { $lines ->
            [one] faltou { LIST($missed) }.
            [2] faltaram duas condições.
           *[other] faltaram { $lines } condições.
        }
    } Você tem { $yours } PO, o Lacerda tem { $his } PO: { $ahead ->
        [you] você tem { $margin } a mais.
        [lacerda] ele tem { $margin } a mais.
       *[nobody] há um empate.
    }
    .voice = { $won ->
        [yes] Você venceu! Cumpriu { LIST($goals) }.
       *[no] Não foi desta vez. Em { NAME($goal) }, { $lines ->
            [one] faltou { LIST($missed, form: "voice") }.
            [2] faltaram duas condições.
           *[other] faltaram { $lines } condições.
        }
    } Você tem { $yours ->
        [0] 0 pontos,
        [one] 1 ponto,
       *[other] { $yours } pontos,
    } o Lacerda tem { $his }.
    .why = Você vence se cumprir todas as condições de qualquer um dos quatro Objetivos Solo (manual, página 22).
    .title = { $won ->
        [yes] Você venceu!
       *[no] Não foi desta vez
    }
    .facts = { $ahead ->
        [you] Você tem { $margin } PO a mais
        [lacerda] Você tem { $margin } PO a menos
       *[nobody] Empate em pontos
    }
    .key = { $won ->
        [yes] Vitória
       *[no] Seus pontos
    } | { $yours }
    .short = { $won ->
        [yes] Você venceu!
       *[no] Não foi desta vez.
    } { $ahead ->
        [nobody] Há um empate.
       *[other] { "" }
    }

## Como está a partida

goal-unchosen = O Objetivo Solo é escolhido na preparação
    .voice = Você escolhe o Objetivo Solo no fim da preparação.
    .title = Seu Objetivo Solo
    .facts = Escolhido na preparação
goal-met = Objetivo Solo cumprido: { NAME($goal) }
    .voice = Você cumpriu { NAME($goal) }.
    .why = Você vence se no fim todas as condições de qualquer um dos quatro Objetivos Solo estiverem cumpridas (manual, página 22).
    .title = Cumprido: { NAME($goal) }
goal-chosen = { $aim ->
        [yes] Seu Objetivo Solo: { NAME($goal) }
       *[no] Ou: { NAME($goal) }
    }
    .voice = { $aim ->
        [yes] Seu objetivo é { NAME($goal) }.
       *[no] Você também vence com { NAME($goal) }.
    }
    .why = Você vence se no fim todas as condições de qualquer um dos quatro Objetivos Solo estiverem cumpridas (manual, página 22).
    .title = { $aim ->
        [yes] Objetivo: { NAME($goal) }
       *[no] Ou: { NAME($goal) }
    }
    .facts = { $aim ->
        [yes] Todas as condições de um só objetivo dão a vitória
       *[no] { "" }
    }
goal-status = { NAME($line, form: "title") }{ $yours ->
        [yes] { " (marque em “Corrigir”, no seu turno)" }
       *[no] { "" }
    }
    .voice = A condição é { NAME($line, form: "voice") }.
    .why = O que você informa e o que o assistente vê é marcado automaticamente; as outras condições você marca em “Mais”, “Estado da partida”.
    .title = { NAME($line, form: "title") }
    .facts = { $yours ->
        [yes] Marque no seu turno, em “Corrigir”
       *[no] { "" }
    }
goal-margin = { NAME($line, form: "title") }: { $counted ->
        [counted] { $ahead ->
            [you] você tem { $margin } a mais
            [lacerda] ele tem { $margin } a mais
           *[nobody] empate
        }
        [his] por enquanto, ele tem { $his }
       *[unknown] só se sabe na pontuação
    }
    .voice = A condição é { NAME($line, form: "voice") }; { $counted ->
        [counted] { $ahead ->
            [you] você tem { $margin } a mais.
            [lacerda] ele tem { $margin } a mais.
           *[nobody] vocês estão empatados.
        }
        [his] por enquanto, { $his ->
            [0] ele não tem pontos.
           *[other] ele tem cerca de { $his }.
        }
       *[unknown] isso se decide na pontuação.
    }
    .why = Os pontos dele são o que o assistente acompanha, com os números usuais do Laboratório e os Alojamentos como você escolheu; os seus são contados no fim (manual, páginas 21 a 23).
    .title = { NAME($line, form: "title") }
    .facts = { $counted ->
        [counted] { $ahead ->
            [you] Você tem { $margin } a mais
            [lacerda] Ele tem { $margin } a mais
           *[nobody] Empate
        }
        [his] Por enquanto, ele tem { $his }
       *[unknown] Só na pontuação
    }
now-lacerda = O Lacerda está { $side ->
        [orbit] em Órbita
       *[colony] na Colônia
    }, no espaço { $space }. Cristais: { $crystals }, e abaixo do Depósito: { $waiting }. Trilha de pontos: { $op }. Ele tem { LIST($techs, form: "tech") }. Projetos: { $blueprints }, Construções Avançadas: { $advanced }, Cientistas: { $scientists }, Contratos: { $contracts }, Abrigos: { $shelters }, Naves: { $ships }.
now-table = { $last ->
        [yes] Última rodada, { $round }
       *[no] Rodada { $round }
    }, Colônia no nível { $level }, o Ônibus Espacial { $side ->
        [orbit] em Órbita, espaço { $space }
        [colony] na Colônia, espaço { $space }
       *[gone] na caixa
    }. Contribuições que faltam: A { $A }, B { $B }, C { $C }. Missões que faltam: { $needed }. Construções: Minas { $mine }, Geradores { $generator }, Extratores de Água { $water-extractor }, Estufas { $greenhouse }, Condensadores de Oxigênio { $oxygen-condenser }.
end-status = { $phase ->
        [triggered] O fim foi ativado: a próxima rodada é a última
        [last-round] Esta é a última rodada
        [over] A última rodada terminou
       *[open] O fim do jogo ainda não foi ativado
    }
    .voice = { $phase ->
        [triggered] O fim do jogo foi ativado. A próxima rodada é a última.
        [last-round] Esta é a última rodada.
        [over] A última rodada terminou.
       *[open] O fim do jogo ainda não foi ativado.
    }
    .why = A última Missão necessária ou o nível 5 da Colônia ativa o fim; depois vem mais uma rodada (manual, página 21).
    .title = { $phase ->
        [triggered] O fim foi ativado
        [last-round] Esta é a última rodada
        [over] A última rodada terminou
       *[open] O fim ainda não foi ativado
    }
    .facts = { $phase ->
        [triggered] A próxima rodada é a última
       *[other] { "" }
    }
mission-status = Missão { $letter }, { NAME($card, form: "mission") }: { $left ->
        [0] completa
        [one] falta 1
       *[other] faltam { $left }
    }
    .voice = Missão { $letter }, { NAME($card, form: "mission") }: { $left ->
        [0] está completa.
        [one] falta uma contribuição.
        [2] faltam duas contribuições.
       *[other] faltam { $left } contribuições.
    }
    .why = Cada contribuição desce o cubo da Missão um espaço; quando ele chega embaixo, a Missão está completa (manual, página 19).
    .title = Missão { $letter }: { $left ->
        [0] completa
        [one] falta 1
       *[other] faltam { $left }
    }
    .facts = { NAME($card, form: "mission") }
missions-status = Missões que ainda faltam: { $needed }
    .voice = { $needed ->
        [0] Não falta mais nenhuma Missão.
        [one] Ainda falta uma Missão.
        [2] Ainda faltam duas Missões.
       *[other] Ainda faltam { $needed } Missões.
    }
    .why = São necessárias três Missões, uma a menos a partir do nível 3 da Colônia e outra a partir do nível 4 (manual, página 19).
    .title = Missões que ainda faltam: { $needed }
    .facts = 3, uma a menos no nível 3 da Colônia e outra no 4
level-status = Nível da Colônia: { $level } de { $top }
    .voice = A Colônia está no nível { $level } de { $top }.
    .why = A Colônia sobe quando os quatro marcadores da LSS alcançam a fileira dela (manual, página 16).
    .title = Nível da Colônia: { $level } de { $top }
    .facts = Sobe quando os 4 marcadores da LSS alcançam a fileira

## O mapa de Marte

# O que um passo no mapa diz do seu hexágono: entre iguais, o sorteio decidiu
equal-hexes = { "" }
    .facts = { $among ->
        [one] { "" }
       *[other] De { $among } hexágonos empatados, saiu o número { $number }: { $hex }
    }
    .why = { $among ->
        [one] { "" }
       *[other] De { $among } hexágonos empatados, o sorteio deu o número { $number } na ordem do mapa, { $hex }{ $drawn ->
            [cards] { " " }(manual, página 23).
           *[die] . Um dado decidiu: o manual não diz o que fazer com mais de três opções, nem quando não resta carta solo com um dos números.
        }
    }
    .short = { $among ->
        [one] { "" }
       *[other] { $hex } foi sorteado entre { $among } hexágonos.
    }
build-at = { place-colonist } O Lacerda constrói { NAME($kind, form: "a") } no hexágono { $hex }. { $because ->
        [complex] Ali ela se une a { $joined } { $joined ->
            [1] ficha igual
           *[other] fichas iguais
        } e forma um Complexo de { $size }.
       *[alone] Não pode se unir a { NAME($kind, form: "other") }: fica a dois hexágonos de distância.
    } Ponha a ficha virada para baixo, e Cristais nos hexágonos vazios indicados pelas setas; depois vire-a.
    .voice = { place-colonist.short } Ele constrói { NAME($kind, form: "a") } em { $hex }. { equal-hexes.short } Ponha Cristais onde as setas apontam e vire a ficha.
    .why = { $because ->
        [complex] Ele constrói o maior Complexo que uma Tecnologia em jogo permite: aqui a ficha se une a { $joined ->
            [one] outra
           *[other] outras { $joined }
        } do mesmo tipo, e a Tecnologia está no nível { $tech }.
       *[alone] Em nenhum hexágono ele pode formar um Complexo com as Tecnologias em jogo (nível { $tech }): a Construção fica a exatamente dois hexágonos de uma do mesmo tipo, sem encostar em nenhuma.
    } { equal-hexes.why } O que houver no hexágono sai: um Cristal vai para a reserva, uma ficha para a caixa, um Robô ou Astromóvel para o hexágono livre mais próximo (manual, páginas 13 e 14). { $reason ->
        [arrival] Ele constrói porque chegou à Colônia (página 22).
        [tile] A ficha que ele pegou manda construir.
       *[card] A carta dele manda construir.
    }
    .option-done = Pronto
    .option-colonists = { colonists-differ }
    .done = o Lacerda construiu { NAME($kind, form: "a") } em { $hex }
    .title = O Lacerda constrói em { $hex }
    .moves =
        { place-colonist.moves }
        Construa { $kind ->
            [mine] a **Mina**
            [greenhouse] a **Estufa**
            [oxygen-condenser] o **Condensador**
           *[other] o **{ NAME($kind) }**
        } em **{ $hex }** || { $because ->
            [complex] Face para baixo; une-se a { $joined ->
                [one] 1 ficha
               *[other] { $joined } fichas
            }: Complexo de { $size }
           *[alone] Face para baixo; a dois hexágonos de { NAME($kind, form: "other") }
        }
        { $arrows ->
            [yes] { "" }
           *[no] Vire a **ficha** | Nenhum hexágono ao lado está vazio: sem Cristais
        }
    .facts = { equal-hexes.facts }
    .key = { NAME($kind) } | { $hex }
    .short = { place-colonist.short } Construa { NAME($kind, form: "a") } em { $hex }{ $because ->
        [complex] , num Complexo de { $size }
       *[alone] { "" }
    }.
built = { $kind ->
        [mine] O Colonizador dele vai para a Mina.
       *[other] { "" }
    } { $lss ->
        [yes] Na LSS, suba o marcador { NAME($kind, form: "of") } uma fileira{ $by ->
            [tile] .
           *[construct] { " " }e mova o Robô dele para o ícone de { NAME($next) }.
        }
       *[no] { $by ->
            [tile] { "" }
           *[construct] Mova o Robô dele para o ícone de { NAME($next) }.
        }
    }
    .why = Cada ficha construída conta na LSS, seja de quem for. O Robô dele vai para o ícone depois do tipo que ele construiu; se ele construiu por causa de uma ficha, o Robô fica, a não ser que o limite da LSS valha para ela (manual, páginas 13, 22 e 23).
    .title = Depois de construir
    .moves =
        { $kind ->
            [mine] Ponha o **Colonizador** dele na Mina
           *[other] { "" }
        }
        { $lss ->
            [yes] Suba o marcador de **{ NAME($kind, form: "short") }** na LSS | Uma fileira
           *[no] { "" }
        }
        { $by ->
            [tile] { "" }
           *[construct] Leve o Robô dele ao ícone de **{ NAME($next, form: "short") }** | Na Área de Progresso: a próxima Construção
        }
    .key = { NAME($kind) }
    .short = { $kind ->
        [mine] Ponha o Colonizador dele na Mina.
       *[other] { "" }
    } { $lss ->
        [yes] Suba { $kind ->
            [greenhouse] a
            [water-extractor] a
           *[other] o
        } { NAME($kind, form: "short") } na LSS.
       *[no] { "" }
    } { $by ->
        [tile] { "" }
       *[construct] Leve o Robô dele ao ícone de { NAME($next, form: "short") }.
    }
shelter-at = O Lacerda constrói um Abrigo no hexágono { $hex }. { $because ->
        [complex] Ali se une a { $joined ->
            [one] outro Abrigo dele
           *[other] { $joined } outros Abrigos dele
        } e forma um Complexo de { $size }.
       *[alone] Não pode se unir a nenhum dos dele: fica a dois hexágonos de um deles.
    } Ponha a ficha virada para baixo, e Cristais nos hexágonos vazios indicados pelas setas; depois vire-a.
    .voice = Ele constrói um Abrigo em { $hex }. { equal-hexes.short } Ponha Cristais onde as setas apontam e vire a ficha.
    .why = Cada vez que a Colônia sobe, ele constrói um Abrigo (manual, página 23), no maior Complexo dos próprios Abrigos que a Tecnologia de Abrigo dele permite, no nível { $tech } (páginas 13 e 14). Ele ganha um Cristal por ficha do Complexo. { equal-hexes.why }
    .option-done = Pronto
    .done = o Lacerda construiu um Abrigo em { $hex }
    .title = O Lacerda constrói em { $hex }
    .moves =
        Construa o **Abrigo** dele em **{ $hex }** || { $because ->
            [complex] Face para baixo; une-se a { $joined ->
                [one] 1 Abrigo
               *[other] { $joined } Abrigos
            } dele: Complexo de { $size }
           *[alone] Face para baixo; a dois hexágonos de um dele
        }
        { $arrows ->
            [yes] { "" }
           *[no] Vire a **ficha** | Nenhum hexágono ao lado está vazio: sem Cristais
        }
    .facts = { equal-hexes.facts }
    .key = Abrigo | { $hex }
    .short = Construa o Abrigo dele em { $hex }{ $because ->
        [complex] , num Complexo de { $size }.
       *[alone] , fora de um Complexo.
    }
upgrade-at = { place-colonist } { $nth ->
        [one] Ele aprimora
       *[other] Ele também aprimora
    } { NAME($kind, form: "the") } no hexágono { $hex } com o Projeto de nível { $level } dele: leve o marcador do Projeto para a Construção. { $worked ->
        [yes] O Colonizador dele volta dali para os Alojamentos.
       *[no] { "" }
    }
    .voice = { place-colonist.short } Ele aprimora { NAME($kind, form: "the") } em { $hex }. { equal-hexes.short }
    .why = { $scored ->
        [yes] É um tipo que um Cientista dele pontua.
       *[no] Nenhum Projeto dele serve aos Cientistas, então o nível maior vem primeiro.
    } { $level ->
        [3] O nível 3 precisa de um Complexo de 3 ou mais.
       *[1] Serve qualquer Construção do tipo; um Abrigo, só se for dele.
    } { equal-hexes.why } Ele não paga Mineral; um Colonizador ali volta para o dono, um Robô ou Astromóvel vai para o hexágono livre mais próximo (manual, páginas 16 e 23).
    .option-done = Pronto
    .option-colonists = { colonists-differ }
    .done = o Lacerda aprimorou { NAME($kind, form: "the") } em { $hex }
    .title = O Lacerda aprimora em { $hex }
    .moves =
        { place-colonist.moves }
        Leve o **marcador** do Projeto a **{ $hex }** || { NAME($kind) }, pelo Projeto de nível { $level } dele
        { $worked ->
            [yes] Devolva a ele o **Colonizador** | Dessa Mina
           *[no] { "" }
        }
    .facts = { equal-hexes.facts }
    .key = { NAME($kind) } | { $hex }
    .short = { place-colonist.short } Ponha o marcador sobre { NAME($kind, form: "the") } em { $hex }.
rover-to = { rover-reason.move } o Astromóvel dele para o hexágono { $hex }, { $steps ->
        [one] 1 hexágono
       *[other] { $steps } hexágonos
    } adiante{ $spent ->
        [0] .
        [one] ; ele paga 1 Cristal por isso.
       *[other] ; ele paga { $spent } Cristais por isso.
    } { $crossed ->
        [0] { "" }
        [one] Ele pega 1 Cristal no caminho.
       *[other] Ele pega { $crossed } Cristais no caminho.
    } { $because ->
        [arrives] { $sure ->
            [yes] Ali ele pega a ficha.
           *[no] Veja a ficha que está ali: ele a pega se puder usá-la.
        }
       *[nearer] Fica no caminho da ficha em { $target }.
    }
    .voice = O Astromóvel dele vai para { $hex }. { equal-hexes.short } { $because ->
        [arrives] { $sure ->
            [yes] Ele pega a ficha dali.
           *[no] Veja a ficha que está ali.
        }
       *[nearer] { "" }
    }
    .why = Ele vai até a ficha mais próxima que possa usar ao menos em parte: a que está em { $target }. { useless-tiles.why } Ele anda 2 hexágonos{ $tech ->
        [0] { "" }
       *[other] , mais { $tech } pela Tecnologia de Astromóvel em jogo
    }, e mais um por Cristal, se isso bastar para chegar lá. Dos caminhos mais curtos, ele segue o que tem mais Cristais, e nunca termina sobre Construção Avançada, Colonizador, Robô ou Astromóvel (manual, páginas 12 e 22). { equal-hexes.why }
    .option-done = Pronto
    .done = o Astromóvel do Lacerda foi para { $hex }
    .title = { $instead ->
        [icon] Ícone de Colonizador: Astromóvel em { $hex }
        [none] O Astromóvel dele vai para { $hex }
       *[other] { rover-reason }: Astromóvel em { $hex }
    }
    .moves =
        { $spent ->
            [0] { "" }
           *[other] Pague **Cristais** [−{ $spent } crystal] || Pelos hexágonos a mais
        }
        Leve o **Astromóvel** dele a **{ $hex }** || { rover-reason.so } { $steps ->
            [one] 1 hexágono
           *[other] { $steps } hexágonos
        }{ $because ->
            [arrives] { $instead ->
                [none] , pelo caminho mais curto
                [icon] , pelo caminho mais curto
               *[other] { "" }
            }
           *[nearer] { " " }rumo à ficha em { $target }
        }
        { $crossed ->
            [0] { "" }
            [one] Ponha 1 **Cristal** sob o Depósito dele | Recolhido no caminho
           *[other] Ponha { $crossed } **Cristais** sob o Depósito | Recolhidos no caminho
        }
        { $because ->
            [arrives] { $sure ->
                [yes] Pegue a **ficha** para ele | Resolvida na hora, nos próximos passos
               *[no] Veja a **ficha** que está ali | Deixe-a no lugar até saber se serve para ele
            }
           *[nearer] { "" }
        }
    .facts =
        { $instead ->
            [icon] Ícone de Colonizador: o Astromóvel anda
           *[other] { "" }
        }
        { equal-hexes.facts }
        { useless-tiles.facts }
    .key = Astromóvel | { $hex }
    .short = Leve o Astromóvel dele a { $hex }{ $because ->
        [arrives] { $sure ->
            [yes] { " " }e pegue a ficha.
           *[no] { " " }e veja a ficha.
        }
       *[nearer] , rumo a { $target }.
    }
rover-stays = { $instead ->
        [icon] O ícone de Colonizador moveria o Astromóvel dele, mas ele fica em { $hex }: não há ficha que o Lacerda possa usar.
        [none] O Astromóvel dele fica em { $hex }: não há ficha que o Lacerda possa usar.
       *[other] { rover-reason }. Em vez disso, o Astromóvel dele andaria, mas fica em { $hex }: não há ficha que o Lacerda possa usar.
    }
    .why = Ele vai até a ficha mais próxima que possa usar ao menos em parte; não servem as de Descoberta que dão Recursos nem as de Pesquisa de um tipo que ele já tem (manual, páginas 12 e 22). { useless-tiles.why }
    .moves = { $instead ->
        [icon] Ícone de Colonizador: o **Astromóvel** dele fica
       *[other] O **Astromóvel** dele fica
    } || Nenhuma ficha que ele possa usar
    .facts = { useless-tiles.facts }
    .key = Astromóvel | { $hex }
    .short = { $instead ->
        [icon] Ícone de Colonizador: o Astromóvel dele fica parado.
       *[other] O Astromóvel dele fica parado.
    }
discovery-at = Ponha a ficha de Descoberta da esquerda no hexágono { $hex } e abra uma nova. O que mostra a ficha que você pôs?
    .voice = A ficha de Descoberta da esquerda vai para { $hex }. { equal-hexes.short } O que ela mostra?
    .why = Quando ele chega à Colônia, a ficha de Descoberta da esquerda vai num hexágono vazio a exatamente três hexágonos do Astromóvel dele, o mais longe possível do seu (manual, páginas 20 e 22). { equal-hexes.why }
    .form = tile
    .done = a ficha de Descoberta em { $hex } mostra “{ $choice }”
    .title = O que mostra a ficha em { $hex }?
    .moves =
        ✓ Ponha a **Descoberta** em **{ $hex }** || A ficha da esquerda do espaço de Exploração
        ✓ Abra uma **Descoberta** nova
    .facts = { equal-hexes.facts }
    .key = Descoberta | { $hex }
    .short = Ponha em { $hex } a ficha de Descoberta da esquerda e abra uma nova. O que mostra a de { $hex }?
discovery-shows = O que mostra a ficha de Descoberta em { $hex }?
    .why = As fichas ficam abertas: ele vai até uma ou não, conforme o que ela dá (manual, página 22).
    .form = tile
    .done = a ficha de Descoberta em { $hex } mostra “{ $choice }”
    .title = O que mostra a ficha em { $hex }?
    .key = Descoberta | { $hex }
    .short = O que mostra a ficha em { $hex }?
no-discovery = Nenhum hexágono vazio está a exatamente três hexágonos do Astromóvel: não ponha nem abra nenhuma ficha de Descoberta. { $who ->
        [you] Remova seus Colonizadores das ações da Colônia e da Área de Trabalho.
       *[lacerda] { "" }
    }
    .why = Uma ficha de Descoberta vai num hexágono vazio a exatamente três hexágonos do Astromóvel de quem chega; se não há hexágono assim, não se põe nenhuma (manual, página 20).
    .moves = { $who ->
        [you] Remova seus **Colonizadores** || Das ações da Colônia e da Área de Trabalho, não das Minas
       *[lacerda] { "" }
    }
    .facts = Não há hexágono vazio a 3 hexágonos: sem Descoberta
    .key = Descoberta | 0
    .short = Não há hexágono para uma ficha de Descoberta. { $who ->
        [you] Remova seus Colonizadores.
       *[lacerda] { "" }
    }
no-hex = Nenhum hexágono de Marte pode receber { NAME($kind, form: "a") }: ele não pode construir.
    .why = Uma Construção se junta a outras do mesmo tipo até onde uma Tecnologia permite, ou fica a exatamente dois hexágonos de uma delas (manual, página 13).
    .facts = Sem hexágono para { NAME($kind, form: "a") }: não constrói
    .key = { NAME($kind) } | 0
    .short = Não há hexágono para { NAME($kind, form: "a") }.
arrows = { $count ->
        [0] Em quais hexágonos você pôs Cristais, seguindo as setas da ficha?
       *[other] Em qual outro hexágono você pôs um Cristal, seguindo as setas da ficha?
    }
    .why = Uma ficha com setas põe um Cristal em cada hexágono vazio para o qual elas apontam (manual, página 13). Depois, quem passar ali com o Astromóvel pega o Cristal, e o Lacerda prefere um caminho com Cristais. Informe de novo um Cristal para tirá-lo.
    .option = { $option }
    .option-done = { $count ->
        [0] Nenhum Cristal
        [one] 1 Cristal ao todo
       *[other] { $count } Cristais ao todo
    }
    .done = { $answer ->
        [done] { $count ->
            [0] nenhum Cristal foi colocado
            [one] 1 Cristal foi colocado
           *[other] { $count } Cristais foram colocados
        }
       *[other] há um Cristal em { $choice }
    }
    .title = Onde as setas põem Cristais?
    .facts = Toque nos hexágonos que as setas indicam e vire a ficha
    .key = Cristais
    .short = Ponha Cristais nas setas e vire a ficha. Em quais hexágonos eles ficaram?
picture-legend = Maiúsculas: do Lacerda. Minúsculas: suas. * Cristal, ! e ’ marcadores Avançados, [ ] o hexágono indicado, - - os que você pode escolher.
picture-empty = Vazio
elsewhere = Em que hexágono foi, então?
    .why = A partida segue a partir do hexágono certo. Se nada foi feito, escolha “Não foi feito”.
    .option = { $option }
    .option-none = Não foi feito
    .option-type = Outro tipo
    .done = { $answer ->
        [type] era outro tipo
        [none] isso não foi feito
       *[other] o hexágono certo é { $choice }
    }
    .title = Em que hexágono foi, então?
    .facts = Toque nele: a partida segue a partir dali
    .key = Hexágono
    .short = Então, em que hexágono foi?
other-type = Que tipo ele construiu?
    .why = A partida segue com o que foi de fato construído; depois o assistente pergunta o hexágono.
    .done = era { NAME($answer, form: "a") }
    .title = Que tipo foi, então?
    .facts = Em vez { NAME($kind, form: "of") }
    .key = Tipo
    .short = Que tipo foi, então?
refuge = { $owner ->
        [you] O seu { NAME($what) }
       *[lacerda] O { NAME($what) } dele
    } em { $from } dá lugar: vai para { $hex }.
    .why = Um Robô ou Astromóvel que atrapalha vai para o hexágono mais próximo que esteja vazio ou tenha uma Construção sem peça (manual, página 13).
    .title = { $owner ->
        [you] O seu { NAME($what) } dá lugar
       *[lacerda] O { NAME($what) } dele dá lugar
    }
    .moves = { $owner ->
        [you] Leve seu **{ NAME($what) }** a **{ $hex }** | Sai de { $from } para dar lugar
       *[lacerda] Leve o **{ NAME($what) }** dele a **{ $hex }** | Sai de { $from } para dar lugar
    }
    .key = { NAME($what) } | { $hex }
    .short = { $owner ->
        [you] O seu { NAME($what) }
       *[lacerda] O { NAME($what) } dele
    } vai de { $from } para { $hex }.
cleared = { $to ->
        [home] { $owner ->
            [you] O seu Colonizador em { $hex } volta para os Alojamentos.
           *[lacerda] O Colonizador dele em { $hex } volta para os Alojamentos.
        }
        [supply] O Cristal em { $hex } vai para a reserva.
        [him] Ele pega a ficha em { $hex }.
       *[box] { $what ->
            [research] A ficha de Pesquisa em { $hex } vai para a caixa.
           *[discovery] A ficha de Descoberta em { $hex } vai para a caixa.
        }
    }
    .why = Quando algo chega a um hexágono, o que estava ali sai: um Cristal vai para a reserva, uma ficha de Descoberta ou de Pesquisa para a caixa; de uma Construção aprimorada, um Colonizador volta para o dono (manual, páginas 12, 13 e 16).
    .moves = { $to ->
        [home] { $owner ->
            [you] Tire o seu **Colonizador** de **{ $hex }** || Volta para os seus Alojamentos
           *[lacerda] Tire o **Colonizador** dele de **{ $hex }** || Volta para os Alojamentos dele
        }
        [supply] Tire o **Cristal** de **{ $hex }** || Vai para a reserva
        [him] Pegue para ele a **ficha** em **{ $hex }** || Resolvida já, nos próximos passos
       *[box] { $what ->
            [research] Tire a **ficha de Pesquisa** de **{ $hex }** || Vai para a caixa, fora do jogo
           *[discovery] Tire a **ficha de Descoberta** de **{ $hex }** || Vai para a caixa, fora do jogo
        }
    }
    .key = { $to ->
        [home] Colonizador
        [supply] Cristal
       *[box] Ficha
    } | { $hex }
    .short = { $to ->
        [home] { $owner ->
            [you] O seu Colonizador em { $hex } volta para os Alojamentos.
           *[lacerda] O Colonizador dele em { $hex } volta para os Alojamentos.
        }
        [supply] Tire o Cristal de { $hex }.
        [him] Ele pega a ficha em { $hex }.
       *[box] { $what ->
            [research] Tire a ficha de Pesquisa de { $hex }.
           *[discovery] Tire a ficha de Descoberta de { $hex }.
        }
    }
no-refuge = O { NAME($what) } em { $from } tem de dar lugar, e não há hexágono livre para ele: tire-o do mapa.
    .why = Um Robô ou Astromóvel que atrapalha vai para o hexágono mais próximo que esteja vazio ou tenha uma Construção sem peça (manual, página 13).
    .moves = Tire o **{ NAME($what) }** do mapa | Não há hexágono livre para ele
    .key = { NAME($what) } | 0
    .short = Não há hexágono livre para o { NAME($what) }.
your-refuge = O seu { NAME($what) } em { $from } tem de dar lugar. Para que hexágono ele vai?
    .why = Um Robô ou Astromóvel que atrapalha vai para o hexágono mais próximo que esteja vazio ou tenha uma Construção sem peça; o dono escolhe (manual, página 13).
    .option = { $option }
    .done = o seu { NAME($what) } abriu espaço em { $choice }
    .title = Para onde vai o seu { NAME($what) }?
    .facts = De { $from } para um dos hexágonos livres mais próximos
    .key = { NAME($what) } | { $from }
    .short = O seu { NAME($what) } tem de dar lugar. Para que hexágono ele vai?
research-gives = O que dá a ficha de Pesquisa { NAME($kind, form: "colour") }?
    .fact = A ficha de Pesquisa { NAME($kind, form: "colour") } dá
    .why = Ele a resolve na hora, pelas regras dele (manual, página 22). Esta pergunta só é feita uma vez. Para ver ou corrigir: Configurações, Minha caixa. O manual não diz se as duas fichas de um tipo dão o mesmo: aqui, dão.
    .form = tile
    .done = a ficha de Pesquisa { NAME($kind, form: "colour") } dá “{ $choice }”
    .title = O que dá a ficha de Pesquisa { NAME($kind, form: "colour") }?
    .key = Pesquisa | { NAME($kind, form: "research") }
    .short = O que dá a ficha de Pesquisa { NAME($kind, form: "colour") }?

# O que você informa do mapa

held = { $count ->
        [1] Sozinha: sem Complexo
       *[other] Complexo de { $count }
    }
held-tech = { $owner ->
        [you] com a sua { NAME($kind, form: "tech") }
       *[other] com a { NAME($kind, form: "tech") } dele
    }
held-too-many = { $hex ->
        [none] Perto dos seus Robôs
       *[other] Em { $hex }
    }, a peça se juntaria a { $level ->
        [0] outras: precisa da Tecnologia
       *[other] mais de { $level }, o máximo da Tecnologia
    }
held-nowhere = { $hex ->
        [none] Perto dos seus Robôs, nenhum hexágono livre está
       *[other] { $hex } não está
    } a exatamente 2 hexágonos de outra peça do mesmo tipo
held-no-upgrade = Nenhuma Construção desse tipo no mapa pode ser aprimorada
held-on = O que você construiu em { $hex }?
your-building = O que você construiu, e onde?
    .why = São os hexágonos em que uma Tecnologia em jogo permite construir, primeiro o maior Complexo (manual, páginas 13 e 14).
    .option-other = Outro hexágono
    .group = Em que hexágono você construiu?
    .group-other = O que você construiu lá?
    .member = { $option }
    .member-other = { NAME($option) }
    .done = { $group ->
        [other] você construiu { NAME($part, form: "a") }
       *[hex] você construiu { NAME($group, form: "a") } em { $part }
    }
    .reported = { $group ->
        [other] você construiu { NAME($part, form: "a") }
       *[hex] você construiu { NAME($group, form: "a") } em { $part }
    }
    .reported-label = { $group ->
        [other] { NAME($part, form: "short") }
       *[hex] { NAME($group, form: "short") }
    }
    .title = O que você construiu?
    .facts =
        Outro hexágono? Toque nele antes
        Informe o Colonizador em separado
    .key = Construção
    .short = O que você construiu, e onde? Informe também o Colonizador.
other-hex = { NAME($kind) }: em que hexágono está?
    .why = Vale qualquer hexágono em que haja lugar.
    .option = { $option }
    .done = hexágono { $choice }
    .reported = você construiu { NAME($kind, form: "a") } em { $choice }
    .reported-label = { NAME($kind, form: "short") }
    .title = { NAME($kind) }: em que hexágono?
    .key = Hexágono
    .short = { NAME($kind) }: em que hexágono está?
your-upgrade = Que Construção você aprimorou?
    .why = São as Construções sem marcador de Construção Avançada; um Abrigo, só se for seu (manual, página 16).
    .group = Em que hexágono fica?
    .member = { $option }
    .done = você aprimorou { NAME($group, form: "the") } em { $part }
    .reported = você aprimorou { NAME($group, form: "the") } em { $part }
    .reported-label = { NAME($group, form: "short") }
    .title = Que Construção você aprimorou?
    .facts = Outro hexágono? Toque nele antes
    .key = Aprimorar
    .short = Que Construção você aprimorou?
your-rover = Em que hexágono o seu Astromóvel terminou?
    .why = Dos caminhos mais curtos, ele segue o que tem mais Cristais, pega todos e, no fim, a ficha (manual, página 12). Ele nunca termina sobre Construção Avançada, Colonizador, Robô ou Astromóvel.
    .option = { $option }
    .option-other = Outro hexágono
    .done = você moveu seu Astromóvel para { $choice }
    .reported = você moveu seu Astromóvel para { $choice }
    .title = Onde o seu Astromóvel terminou?
    .facts = Estava em { $hex }: toque no novo hexágono
    .key = Astromóvel
    .short = Onde o seu Astromóvel terminou?
your-way = O seu Astromóvel está em { $hex }.{ $crystals ->
        [0] { "" }
        [one] { " " }Ele passou por 1 Cristal.
       *[other] { " " }Ele passou por { $crystals } Cristais.
    } { $tile ->
        [discovery] Você pega a ficha de Descoberta.
        [research] Você pega a ficha de Pesquisa.
       *[none] { "" }
    }
    .why = Os Cristais no caminho de um Astromóvel ficam com o dono dele e servem no próximo turno (manual, página 12).
    .moves =
        { $crystals ->
            [0] { "" }
            [one] Pegue 1 **Cristal** | Por onde o seu Astromóvel passou; use no próximo turno
           *[other] Pegue { $crystals } **Cristais** | Por onde o seu Astromóvel passou; use no próximo turno
        }
        { $tile ->
            [none] { "" }
           *[other] Pegue a **ficha** em **{ $hex }** | E faça já o que ela dá
        }
    .facts = { $tile ->
        [discovery] Você pega a ficha de Descoberta em { $hex }
        [research] Você pega a ficha de Pesquisa em { $hex }
       *[none] O seu Astromóvel está em { $hex }
    }
    .key = Astromóvel | { $hex }
    .short = O seu Astromóvel está em { $hex }.
your-bot = { $bots ->
        [one] O seu Robô andou, ou entrou um novo?
       *[other] Qual dos seus Robôs andou?
    }
    .why = Cada Robô é identificado pelo hexágono em que estava; um novo entra num Abrigo seu sem peça, ou o mais perto possível (manual, página 17).
    .reported = { $group ->
        [added] você colocou um novo Robô em { $part }
        [new] você colocou um novo Robô
       *[other] você moveu o Robô em { $choice }
    }
    .option = { $option }
    .option-added = Robô novo
    .option-new = Robô novo em outro lugar
    .member = { $option }
    .done = { $group ->
        [added] você colocou um novo Robô em { $part }
        [new] você colocou um novo Robô
       *[other] você moveu o Robô em { $choice }
    }
    .title = { $bots ->
        [one] O seu Robô andou, ou é um novo?
       *[other] Qual dos seus Robôs andou?
    }
    .key = Robô
    .short = { $bots ->
        [one] O seu Robô andou, ou é um novo?
       *[other] Qual dos seus Robôs andou?
    }
your-bot-hex = Em que hexágono o seu Robô terminou?
    .why = Se ele termina sobre uma ficha, ela sai da partida; um Cristal volta para a reserva (manual, página 12).
    .option = { $option }
    .option-other = Outro hexágono
    .done = { $bot ->
        [new] você colocou um novo Robô em { $choice }
       *[other] você moveu seu Robô de { $bot } para { $choice }
    }
    .reported = { $bot ->
        [new] você colocou um novo Robô em { $choice }
       *[other] você moveu seu Robô de { $bot } para { $choice }
    }
    .title = Onde o seu Robô terminou?
    .facts = { $bot ->
        [new] Um Robô novo
       *[other] Estava em { $bot }
    }
    .key = Robô
    .short = Onde o seu Robô terminou?
your-space = Remova seus Colonizadores das ações da Colônia e da Área de Trabalho. Que espaço você escolhe? Receba o benefício.
    .why = A caminho da Colônia: primeiro ponha a ficha de Descoberta, depois remova seus Colonizadores das ações da Colônia e da Área de Trabalho e, por fim, escolha um espaço livre e receba o benefício (manual, página 20).
    .option = Espaço { $option }
    .done = você pegou o espaço { $answer }
    .title = Que espaço você escolhe?
    .moves =
        ✓ Remova seus **Colonizadores** || Das ações da Colônia e da Área de Trabalho, não das Minas
        Ocupe um **espaço** e receba o benefício
    .key = Espaço
    .short = Remova seus Colonizadores. Que espaço você escolhe?
your-discovery = Ponha uma das duas fichas de Descoberta num hexágono vazio a exatamente 3 hexágonos do seu Astromóvel e abra uma nova. Remova seus Colonizadores das ações da Colônia e da Área de Trabalho. O que mostra a sua ficha, e onde ela está?
    .why = Uma das duas vai num hexágono vazio a exatamente três hexágonos do seu Astromóvel (manual, página 20). As fichas ficam abertas: Lacerda vai até uma ou não, conforme o que ela dá (página 22).
    .form = found
    .option-none = Nenhuma
    .group = Em que hexágono você a pôs?
    .member = { $option }
    .done = { $group ->
        [none] você não colocou ficha de Descoberta
       *[other] você colocou sua ficha de Descoberta em { $part }
    }
    .title = O que mostra a sua ficha de Descoberta?
    .moves =
        ✓ Remova seus **Colonizadores** || Das ações da Colônia e da Área de Trabalho, não das Minas
        ✓ Ponha 1 **Descoberta**, abra outra || A exatamente 3 hexágonos do Astromóvel em { $hex }
        { $free ->
            [yes] { "" }
           *[no] Descarte uma **Nave** || Do seu Hangar
        }
    .key = Descoberta
    .short = Ponha uma ficha de Descoberta, abra outra e remova seus Colonizadores. O que mostra a sua ficha, e onde ela está?
map-hex = Que hexágono do mapa você quer corrigir?
    .why = Escolha um hexágono, depois o que está nele ou não está mais; a contagem segue o mapa.
    .option = { $option }
    .option-done = O mapa está certo
    .done = { $answer ->
        [done] o mapa está certo
       *[other] você corrigiu { $choice }
    }
    .reported = { $answer ->
        [done] o mapa está certo
       *[other] { "" }
    }
    .title = Que hexágono você quer corrigir?
    .facts = Primeiro o hexágono, depois o que há nele
    .key = Mapa
    .short = Que hexágono você quer corrigir?
map-what = O que está agora no hexágono { $hex }?
    .why = O que você acrescentar substitui o que não pode ficar no mesmo hexágono.
    .option-crystal = Cristal
    .option-away = Tirar
    .group-away = O que não está mais em { $hex }?
    .form-away = away
    .alone-away = Tirar: { NAME($option, form: "away") }
    .option-building = Construção
    .group-building = Que Construção está em { $hex }?
    .option-shelter = Abrigo
    .group-shelter = De quem é o Abrigo em { $hex }?
    .form-shelter = whose
    .option-advanced = Marcador avançado
    .group-advanced = De quem é o marcador de Construção Avançada em { $hex }?
    .form-advanced = whose
    .option-colonist = Colonizador
    .group-colonist = De quem é o Colonizador em { $hex }?
    .form-colonist = whose
    .option-bot = Robô
    .group-bot = De quem é o Robô em { $hex }?
    .form-bot = whose
    .option-rover = Astromóvel
    .group-rover = De quem é o Astromóvel em { $hex }?
    .form-rover = whose
    .option-discovery = Ficha de Descoberta
    .group-discovery = O que a ficha de Descoberta mostra?
    .form-discovery = tile
    .option-research = Ficha de Pesquisa
    .group-research = De que tipo é a ficha de Pesquisa?
    .form-research = research
    .done = { $hex } foi corrigido ({ $choice })
    .title = O que está em { $hex }?
    .facts = Toque no que há ali, ou tire algo
    .key = Hexágono | { $hex }
    .short = O que está em { $hex }?
map-fault = { $what ->
        [crystal-under] Há um Cristal sob a Construção em { $hex }.
        [tile-under] Há uma ficha sob a Construção em { $hex }.
        [marker-alone] Há um marcador de Construção Avançada em { $hex } sem Construção.
        [piece-on-advanced] Há uma peça sobre a Construção Avançada em { $hex }.
        [far] Em { $hex } há { NAME($kind, form: "a") } a mais de dois hexágonos de qualquer { NAME($kind, form: "other") }.
        [too-many] Há mais { NAME($kind, form: "many") } no mapa do que na caixa: a última peça está em { $hex }.
       *[no-middle] Falta a Mina central em { $hex }.
    } A partida segue; para corrigir, use “Mapa”.
    .why = O mapa foi informado assim. Pode ser um engano, ou algo que o assistente não sabe.
    .facts = { $what ->
        [crystal-under] { $hex }: um Cristal sob uma Construção
        [tile-under] { $hex }: uma ficha sob uma Construção
        [marker-alone] { $hex }: marcador de Construção Avançada sem Construção
        [piece-on-advanced] { $hex }: uma peça sobre uma Construção Avançada
        [far] { $hex }: longe demais de qualquer { NAME($kind) }
        [too-many] { $hex }: mais { NAME($kind, form: "many") } do que na caixa
       *[no-middle] { $hex }: falta a Mina central
    }
    .key = Mapa | { $hex }
    .short = No mapa, há algo errado em { $hex }.
map-behind = Pelo que você informou, o mapa ainda não mostra { $kind ->
        [colonist] { $count } dos Colonizadores do Lacerda em Minas
        [shelter] { $whose ->
            [you] { $count } dos seus Abrigos
           *[lacerda] { $count } dos Abrigos do Lacerda
        }
       *[mine] { $count ->
            [one] { NAME($kind, form: "a") }
           *[other] { $count } { NAME($kind, form: "type") }
        }
    }.
    .why = O mapa entrou no meio da partida ou ficou guardado por um tempo. Vale o que foi contado; para acrescentar o que falta, use “Mapa”.
    .facts = Faltam no mapa: { $kind ->
        [colonist] Colonizadores do Lacerda em Minas
        [shelter] { $whose ->
            [you] seus Abrigos
           *[lacerda] Abrigos do Lacerda
        }
       *[mine] { NAME($kind, form: "type") }
    } ({ $count })
    .key = Mapa | { $count }
    .short = O mapa está incompleto.
map-markers = { $whose ->
        [you] Você tem
       *[lacerda] O Lacerda tem
    } { $map ->
        [one] 1 marcador
       *[other] { $map } marcadores
    } de Construção Avançada no mapa; { $count ->
        [one] 1 aprimoramento foi contado.
       *[other] { $count } aprimoramentos foram contados.
    }
    .why = O marcador não diz de que Projeto veio, e os pontos dependem disso. Para corrigir a contagem: “Mais”, “Estado da partida”.
    .facts =
        { $whose ->
            [you] Seus marcadores
           *[lacerda] Marcadores do Lacerda
        } no mapa: { $map }, contados: { $count }
        Para corrigir a contagem: “Mais”, “Estado da partida”
    .key = Marcadores | { $map }
    .short = { $map ->
        [one] Há 1 marcador no mapa,
       *[other] Há { $map } marcadores no mapa,
    } { $count ->
        [one] e 1 aprimoramento foi contado.
       *[other] e { $count } aprimoramentos foram contados.
    }

# A preparação do mapa

outline = { $number ->
        [one] Olhe a borda do mapa. Aqui há um hexágono a mais, ou falta um?
       *[other] Há outro hexágono a mais, ou falta outro?
    }
    .fact = Borda do mapa { $number }
    .why = O contorno vem de uma só fonte. O hexágono que você escolher é acrescentado, se falta aqui, ou retirado, se não existe no seu tabuleiro. Esta pergunta só é feita uma vez. Para ver ou corrigir: Configurações, Minha caixa.
    .option = { $option }
    .option-same = O contorno está certo
    .done = { $answer ->
        [same] o contorno do mapa está certo
       *[other] { $choice } foi corrigido no contorno
    }
    .title = O contorno é igual ao do seu tabuleiro?
    .facts = Um hexágono a mais aqui, ou faltando? Toque nele
    .key = Mapa | { $number }
    .short = O contorno do mapa é igual ao seu?
lay-map = O que você põe agora no mapa? A ordem é livre; { $laid ->
        [0] ainda não há nenhuma das { $all } peças no mapa.
        [one] { $laid } peça de { $all } já está no mapa.
       *[other] { $laid } peças de { $all } já estão no mapa.
    }
    .why = Além do hexágono central, outros quatro estão marcados para as Construções iniciais, postas ao acaso; dois para os primeiros Abrigos, com o seu Robô no seu Abrigo; oito para as fichas de Pesquisa (manual, páginas 5 e 6). Um tipo de fichas de Pesquisa é uma cor e uma letra, duas em cada canto: se a sua cópia tem outras cores, chame cada canto por uma destas. As perguntas sobre o que está impresso só são feitas uma vez. Para ver ou corrigir: Configurações, Minha caixa.
    .group = { NAME($group) }: em que hexágono está?
    .member = { $option }
    .refused = “{ $answer }” não serve: escolha uma peça que falta e um hexágono livre, como “generator.G5”.
    .done = no hexágono { $part } está “{ $head }”
    .title = O que vai em cada hexágono?
    .facts = Escolha o tipo e o hexágono
    .key = Mapa | { $laid }
    .short = { $laid ->
        [0] O que você põe primeiro no mapa? São { $all } peças.
        [one] { $laid } peça de { $all } já está no mapa. O que você põe agora?
       *[other] { $laid } peças de { $all } já estão no mapa. O que você põe agora?
    }
start-hex = Das quatro Construções iniciais em volta da Mina central, onde fica a número { $number }?
    .fact = Construção inicial { $number }
    .why = Além do hexágono central, outros quatro estão marcados para as Construções iniciais (manual, página 5). Esta pergunta só é feita uma vez. Para ver ou corrigir: Configurações, Minha caixa.
    .option = { $option }
    .done = a Construção inicial { $number } fica em { $choice }
    .title = Construção inicial { $number } de 4: onde?
    .facts = Impressa no tabuleiro principal, em volta da Mina central
    .key = Início | { $number }
    .short = Em que hexágono está a Construção inicial { $number }?
shelter-hex = Dos dois Abrigos iniciais, um de cada jogador, onde fica o número { $number }?
    .fact = Abrigo inicial { $number }
    .why = Com dois jogadores, um Abrigo de cada começa em Marte, no hexágono marcado dele (manual, página 6). Esta pergunta só é feita uma vez. Para ver ou corrigir: Configurações, Minha caixa.
    .option = { $option }
    .done = o Abrigo inicial { $number } fica em { $choice }
    .title = Abrigo inicial { $number } de 2: onde?
    .facts = Tanto faz qual dos dois; depois diga qual é o seu
    .key = Abrigo | { $number }
    .short = Em que hexágono está o Abrigo inicial { $number }?
research-hex = Das duas fichas de Pesquisa do tipo { NAME($kind, form: "colour") }, onde fica a número { $number }?
    .fact = Ficha de Pesquisa { NAME($kind, form: "colour") }, número { $number }
    .why = Há quatro tipos de fichas de Pesquisa, cada um com uma cor e uma letra; as duas de um tipo ficam no mesmo canto (manual, página 5). Numere os tipos como quiser: ele só pega uma ficha de cada tipo. Esta pergunta só é feita uma vez. Para ver ou corrigir: Configurações, Minha caixa.
    .option = { $option }
    .done = a ficha de Pesquisa { $number } do tipo { NAME($kind, form: "colour") } fica em { $choice }
    .title = Pesquisa { NAME($kind, form: "colour") }, ficha { $number } de 2: onde?
    .facts = { $number ->
        [one] Escolha um canto ainda sem tipo: as duas fichas dali serão do tipo { NAME($kind, form: "colour") }
       *[other] No mesmo canto que a primeira deste tipo
    }
    .key = Pesquisa | { NAME($kind, form: "research") }
    .short = Em que hexágono está a ficha de Pesquisa { NAME($kind, form: "colour") } número { $number }?
start-building = Que Construção inicial está em { $hex } hoje?
    .why = As quatro são postas ao acaso (manual, página 5).
    .done = a Construção inicial em { $hex } é { $choice }
    .title = Que Construção está em { $hex }?
    .facts = Posta ao acaso na preparação
    .key = Início | { $hex }
    .short = Que Construção está em { $hex }?
lay-starts = Ponha as Construções iniciais no mapa: Gerador em { $generator }, Extrator de Água em { $water-extractor }, Estufa em { $greenhouse }, Condensador de Oxigênio em { $oxygen-condenser }.
    .why = As Construções iniciais são postas ao acaso nos quatro hexágonos delas (manual, página 5); você deixou o assistente sortear.
    .done = Construções iniciais no mapa
    .title = Construções iniciais
    .moves =
        Ponha o **Gerador** em { $generator }
        Ponha o **Extrator de Água** em { $water-extractor }
        Ponha a **Estufa** em { $greenhouse }
        Ponha o **Condensador de Oxigênio** em { $oxygen-condenser }
    .key = Construções | 4
    .short = Ponha as Construções iniciais no mapa: Gerador em { $generator }, Extrator de Água em { $water-extractor }, Estufa em { $greenhouse }, Condensador de Oxigênio em { $oxygen-condenser }.
map-laid = O mapa está completo: compare-o uma vez com a sua mesa.
    .title = O mapa
    .moves = Compare o **mapa** com a sua mesa || Se um hexágono for diferente: desfaça e corrija
    .key = Mapa
    .short = Compare o mapa com a sua mesa.
start-drawn = O hexágono { NAME($kind, form: "of") } é sorteado.
    .option = { $option }
    .done = o hexágono { NAME($kind, form: "of") } é { $answer }
your-shelter = Em que hexágono está o seu Abrigo? O outro é do Lacerda.
    .why = O seu Robô começa no seu Abrigo (manual, página 6).
    .option = { $option }
    .done = seu Abrigo fica em { $choice }
    .title = Qual Abrigo é o seu?
    .facts = O outro é do Lacerda; o seu Robô está no seu Abrigo
    .key = Abrigo
    .short = Qual Abrigo é o seu?

## Opções

option-help = Quanta ajuda
    .why = Tudo guiado: cada passo da preparação e dos turnos dele. Preparação rápida: só o que o assistente precisa saber. Só as cartas do Lacerda: as cartas e os espaços dele, e o dado.
    .option-ask = Perguntar no começo
    .option-guided = Tudo guiado
    .option-quick = Preparação rápida, resto guiado
    .option-cards = Só as cartas do Lacerda
option-length = Duração, preparação guiada
    .why = A partida curta usa duas Missões curtas e uma longa; a longa, uma curta e duas longas (manual, página 5). A preparação rápida usa três quaisquer.
    .option-ask = Perguntar no começo
    .option-short = Partida curta
    .option-long = Partida longa
option-draws = Quem sorteia as fichas?
    .why = O assistente diz o que sorteou, e você põe na mesa; o que você sorteia, você informa. Na preparação guiada, quem sorteia as Missões é sempre você: o assistente não distingue as curtas das longas.
    .option-ask = Perguntar no começo
    .option-draw = O assistente sorteia
    .option-tell = Eu sorteio e informo tudo
    .option-each = Perguntar a cada vez
option-goal = Objetivo Solo
    .why = O que você quer alcançar: qualquer um dos quatro dá a vitória, e todos são verificados no fim. Primeiros Colonizadores é o mais fácil; Uma Batata Marciana, o mais difícil.
    .option-ask = Perguntar no começo
    .option-first-colonists = { name-first-colonists }
    .option-next-generation = { name-next-generation }
    .option-hunky-dory = { name-hunky-dory }
    .option-martian-potato = { name-martian-potato }
    .option-draw = Sortear um
option-map = O mapa de Marte
    .why = Com o mapa, o Lacerda escolhe os hexágonos dele, e você informa os seus. Sem o mapa, você procura os hexágonos dele na mesa e informa o resultado. Para mudar isso durante a partida: Mapa, no seu turno.
    .option-on = O Lacerda escolhe os hexágonos
    .option-off = Você escolhe os hexágonos dele
option-lab = Espaços livres no Laboratório
    .why = Define qual de dois espaços livres do Laboratório ele usa para uma Tecnologia que avança. O manual não diz; por padrão, o de baixo.
    .option-lower = Ele usa o de baixo
    .option-upper = Ele usa o de cima
option-arrival = Construir ao chegar
    .why = Define se ele paga por um Colonizador quando chega à Colônia e constrói. O manual não diz; por padrão, não paga nada.
    .option-free = Não custa nada
    .option-paid = Paga como na ação
option-quarters = Alojamentos dele
    .why = Define quanto valem os Alojamentos dele, no fim e para uma ficha de Recompensa. Por padrão, contam como ocupados os espaços que os Abrigos abrem (manual, páginas 7 e 22); a outra opção é contar todos.
    .option-shelters = Conforme os Abrigos dele
    .option-full = Cheios: 21 pontos
option-start = Espaço inicial dele
    .why = Define se ele recebe o benefício do espaço de Ordem de Turno em que começa. O manual não diz; por padrão, não recebe.
    .option-no-benefit = Sem o benefício
    .option-benefit = Com o benefício
option-finished-mission = Carta de Missão completa
    .why = Define o que faz uma carta, da segunda passagem pelo baralho em diante, se a Missão dela já está completa. O manual não diz; por padrão, não faz nada.
    .option-nothing = Não faz nada
    .option-crystals = Rende os Cristais dela
option-missions-end = Última Missão na Fase do Ônibus
    .why = Define quando a última Missão necessária ativa o fim, se for completada numa Fase do Ônibus Espacial. O manual verifica isso no fim de uma Fase de Colonização (página 21), e por isso há uma rodada a mais; o nível 5 vale na hora (página 16).
    .option-colonization = Vale na próxima rodada
    .option-at-once = Vale na hora
option-pictured = Construção mostrada numa ficha
    .why = Define se o limite da LSS, da ação Construir, vale para uma Construção que uma ficha mostra; nesse caso, o Robô dele também anda. O manual não diz; por padrão, não vale.
    .option-free = O limite da LSS não vale
    .option-limited = Como em Construir

## Nomes

name-on-mars = On Mars
name-lacerda = Lacerda
    .whose = Do Lacerda
name-you = Você
    .whose = Seu
name-orbit = Órbita
name-colony = Colônia

# Formas próprias do português: .of “da Mina”, .de “de Mina”, .other “outra”, .any “nenhuma”,
# .short a Tecnologia só pelo nome, .voice para o ouvido
name-mine = Mina
    .letter = M
    .a = uma Mina
    .the = a Mina
    .of = da Mina
    .de = de Mina
    .other = outra
    .any = nenhuma
    .type = Minas
    .tech = Tecnologia de Mina
    .short = Mina
name-generator = Gerador
    .letter = G
    .a = um Gerador
    .the = o Gerador
    .of = do Gerador
    .de = de Gerador
    .other = outro
    .any = nenhum
    .type = Geradores
    .tech = Tecnologia de Gerador
    .short = Gerador
name-water-extractor = Extrator de Água
    .letter = A
    .a = um Extrator de Água
    .the = o Extrator de Água
    .of = do Extrator de Água
    .de = de Extrator de Água
    .other = outro
    .any = nenhum
    .type = Extratores de Água
    .tech = Tecnologia de Água
    .short = Água
name-greenhouse = Estufa
    .letter = E
    .a = uma Estufa
    .the = a Estufa
    .of = da Estufa
    .de = de Estufa
    .other = outra
    .any = nenhuma
    .type = Estufas
    .tech = Tecnologia de Estufa
    .short = Estufa
name-oxygen-condenser = Condensador de Oxigênio
    .letter = O
    .a = um Condensador de Oxigênio
    .the = o Condensador de Oxigênio
    .of = do Condensador de Oxigênio
    .de = de Condensador de Oxigênio
    .other = outro
    .any = nenhum
    .type = Condensadores de Oxigênio
    .tech = Tecnologia de Oxigênio
    .short = Oxigênio
name-shelter = Abrigo
    .letter = B
    .many = Abrigos
    .a = um Abrigo
    .the = o Abrigo
    .of = do Abrigo
    .de = de Abrigo
    .other = outro
    .any = nenhum
    .type = Abrigos
    .tech = Tecnologia de Abrigo
    .short = Abrigo
name-rover = Astromóvel
    .letter = V
    .many = Astromóveis
    .tech = Tecnologia de Astromóvel
    .short = Astromóvel
name-ship = Nave
    .tech = Tecnologia de Nave
    .short = Nave
name-upgrade = Aprimorar uma Construção
    .tech = Tecnologia de Aprimoramento
    .short = Aprimoramento
    .field = Aprimoramento
    .value = Aprimoramento
    .found = Aprimorar
    .tile = Aprimorar até duas
    .quoted = “Aprimorar até duas”
    .useless = Aprimorar (nenhum Projeto dele serve)
    .brief = Aprimorar
name-deliver = Entrega

name-obtain-blueprint = Obter Projeto
name-learn-technology = Aprender Nova Tecnologia
name-research-and-development = Pesquisa e Desenvolvimento
name-construct = Construir uma Construção
name-hire = Contratar Cientista ou pegar Contrato
    .found = Contratar
    .tile = Cientista ou Contrato
    .quoted = “Cientista ou Contrato”
    .useless = Cientista ou Contrato (sem Cristal para um Contrato)
    .brief = Contrato
name-construct-slot = Construir
name-upgrade-slot = Aprimorar
name-hire-slot = Contratar
name-obtain-blueprint-slot = Obter
name-research-and-development-slot = P&D

name-geologist = Geóloga
    .the = a Geóloga
    .the-voice = a Geóloga
name-rd-engineer = Engenheiro de P&D
    .the = o Engenheiro de P&D
    .voice = Engenheiro de Pesquisa e Desenvolvimento
    .the-voice = o Engenheiro de Pesquisa e Desenvolvimento
name-hydrologist = Hidrologista
    .the = o Hidrologista
    .the-voice = o Hidrologista
name-biochemist = Bioquímico
    .the = o Bioquímico
    .the-voice = o Bioquímico
name-geochemist = Geoquímico
    .the = o Geoquímico
    .the-voice = o Geoquímico
name-systems-engineer = Engenheiro de Sistemas
    .the = o Engenheiro de Sistemas
    .the-voice = o Engenheiro de Sistemas

name-research-tiles = Fichas de Pesquisa
    .mission = Fichas de Pesquisa obtidas
name-blueprints = Projetos
    .mission = Projetos obtidos
    .short = Projetos
    .found = Projetos
    .tile = Até 2 Projetos
    .quoted = “Até 2 Projetos”
    .useless = Projetos (sem marcador, ou as cartas acabaram)
    .brief = Projetos
name-develop = Desenvolver
    .found = Desenvolver
    .tile = Desenvolver Tecnologias
    .quoted = “Desenvolver Tecnologias”
    .useless = Desenvolver (nenhuma Tecnologia dele pode avançar)
    .brief = Desenvolver
name-advanced-buildings = Construções Avançadas
    .mission = Construções aprimoradas
    .short = Avançadas
name-robots = Robôs
    .mission = Robôs colocados
    .reward = 2 pontos por Robô em Marte
name-discovery-tiles = Fichas de Descoberta
    .mission = Descobertas obtidas
name-techs = Tecnologias
    .mission = Tecnologias obtidas
    .short = Tecnologias
    .none = nenhuma
name-progress-cubes = Cubos de Progresso
    .mission = Cubos de Progresso movidos
name-scientists = Cientistas
    .mission = Cientistas contratados
    .short = Cientistas
name-contracts = Contratos
    .mission = Contratos completos
    .short = Contratos

name-best-tech = Tecnologia mais desenvolvida
    .reward = 1 ponto por nível da melhor Tecnologia
    .short = Tecnologia
name-ships = Naves no Hangar
    .reward = 2 pontos por Nave no Hangar
    .short = Naves
name-discoveries = Fichas de Descoberta
    .reward = 2 pontos por ficha de Descoberta obtida
name-advanced = Construções Avançadas
    .away = Marcador de Construção Avançada
    .many = marcadores de Construção Avançada
    .reward = 2 pontos por Construção Avançada do jogador
    .short = Avançadas
name-shelters = Abrigos
    .reward = 2 pontos por Abrigo do jogador
    .short = Abrigos
name-mines = Minas
    .reward = 2 pontos por Mina ocupada ou aprimorada
    .field = Minas com Colonizador dele
name-markers = Marcadores de Construção Avançada livres
name-completed = Contratos completos
name-differs = Outro ou nenhum
name-colonists = Colonizadores
    .value = 1 por Colonizador nos Alojamentos
    .reward = 1 ponto por Colonizador nos Alojamentos
name-waits = ativado na próxima Fase de Colonização
name-goals = Objetivos Solo
name-used-tech = Usei uma Tecnologia dele

name-resource = Recurso
    .icon = Recurso: nada para ele
name-nothing = nada
    .icon = nenhum ícone
name-crystal = Cristal
    .icon = Cristal
name-warehouse = Armazém
    .icon = Armazém
    .tile = 2 itens do Armazém
    .quoted = “2 itens do Armazém”
name-mine-his = Mina com Colonizador dele
name-tech = Tecnologia
    .icon = ficha de Tecnologia
    .found = Tecnologia
    .tile = Uma Tecnologia
    .quoted = “Uma Tecnologia”
    .useless = uma Tecnologia (coluna 1 cheia, ou as fichas acabaram)
    .brief = Tecnologia
name-colonist = Colonizador
    .letter = C
    .icon = Colonizador
name-robot = Robô no ícone
    .icon = dois Robôs
name-blueprint = Projeto
    .icon = Projeto

name-first-colonists = Primeiros Colonizadores
name-next-generation = Próxima Geração
name-hunky-dory = Bonitão
name-martian-potato = Batata Marciana
name-colony-3 = chegar ao nível 3 da Colônia
    .title = Colônia no nível 3 ou mais
name-colony-4 = chegar ao nível 4 da Colônia
    .title = Colônia no nível 4 ou mais
name-contract-1 = completar 1 Contrato
    .title = 1 Contrato completo
    .question = Você completou um Contrato?
name-contracts-both = completar 1 Contrato de cada tipo
    .title = 1 Contrato completo de cada tipo
    .question = Você completou um Contrato de cada tipo?
name-private-goal = cumprir o seu Objetivo Particular
    .title = Seu Objetivo Particular cumprido
    .question = Você cumpriu um Objetivo Particular?
name-tech-6 = ter uma Tecnologia no nível 6
    .title = Uma Tecnologia no nível 6
    .question = Você tem uma Tecnologia no nível 6?
name-research-2 = ter duas fichas de Pesquisa
    .title = Duas fichas de Pesquisa
    .question = Você tem duas fichas de Pesquisa ou mais?
name-shelters-4 = construir 4 Abrigos
    .title = 4 Abrigos construídos
    .question = Você construiu 4 Abrigos ou mais?
name-mines-3 = ocupar ou aprimorar 3 Minas
    .title = 3 Minas ocupadas ou aprimoradas
    .question = Você ocupou ou aprimorou 3 Minas?
name-advanced-5 = aprimorar 5 Construções
    .title = 5 Construções Avançadas suas
    .question = Você aprimorou 5 Construções ou mais?
name-contract-greenhouse = completar o Contrato do Complexo de 4 Estufas
    .title = Contrato: Complexo de 4 Estufas
    .question = Fez o Contrato do Complexo de 4 Estufas?
name-contract-plants = completar o Contrato de Plantas e Minerais
    .title = Contrato: Plantas e Minerais
    .question = Fez o Contrato de Plantas e Minerais?
name-biochemist-hired = contratar o Bioquímico
    .title = Bioquímico contratado
    .question = Você contratou o Bioquímico?
name-greenhouses-3 = aprimorar 3 Estufas
    .title = 3 Estufas aprimoradas
    .question = Você aprimorou 3 Estufas ou mais?
name-greenhouse-complex-5 = ter um Complexo de 5 Estufas
    .title = Um Complexo de 5 Estufas
    .question = Há um Complexo de 5 Estufas ou mais?
name-plants-5 = ter 5 Plantas no Estoque
    .title = 5 Plantas no Estoque
    .question = Você tem 5 Plantas no Estoque?
name-greenhouse-tech-6 = ter a Tecnologia de Estufa no nível 6
    .title = Tecnologia de Estufa no nível 6
    .question = Sua Tecnologia de Estufa está no nível 6?
name-finish-in-orbit = terminar a partida em Órbita
    .title = Terminar a partida em Órbita
name-margin-1 = ter mais pontos que o Lacerda
    .title = Mais pontos que o Lacerda
name-margin-10 = ficar 10 pontos à frente do Lacerda
    .title = 10 pontos à frente do Lacerda
name-margin-20 = ficar 20 pontos à frente do Lacerda
    .title = 20 pontos à frente do Lacerda
name-margin-30 = ficar 30 pontos à frente do Lacerda
    .title = 30 pontos à frente do Lacerda

name-track = Trilha de pontos
name-quarters = Alojamentos
name-progress = Área de Progresso
    .short = Progresso

# O que se pode corrigir em Estado da partida

name-round = Rodada
    .short = Rodada
name-colony_level = Nível da Colônia
    .short = Colônia
name-tiles = Fichas em Marte
name-rewards = Ficha de Recompensa
    .none = nenhuma
name-shuttle = Ônibus Espacial
name-side = lado
name-space = espaço
name-missions_needed = Missões que ainda faltam
    .short = Missões
name-missions = Missão
name-A = A
name-B = B
name-C = C
name-card = carta
name-left = restam
    .short = Cartas
name-deck = Cartas solo
name-pass = passagem
name-last = última carta
    .none = nenhuma
name-cards = no baralho
    .value = só as cartas
name-goal = Objetivo
name-name = nome
name-lines = condição
name-crystals = Cristais
    .short = Cristais
    .found = 3 Cristais
    .tile = 3 Cristais
    .quoted = “3 Cristais”
    .useless = 3 Cristais (Depósito cheio)
    .brief = 3 Cristais
name-building = Construção
    .found = Construção mostrada
    .tile = Construção mostrada
    .quoted = “Construção mostrada”
    .useless = a Construção mostrada (sem hexágono para ela)
    .brief = a Construção
name-any-building = qualquer Construção
    .found = Qualquer Construção
    .tile = Qualquer Construção
    .quoted = “Qualquer Construção”
    .useless = qualquer Construção (sem hexágono para ela)
    .brief = Construção
name-crystals_waiting = Cristais abaixo do Depósito
name-depot = Espaços do Depósito
name-op = Pontos
    .short = PO
name-progress_cubes = Cubo de Progresso
name-research = Fichas de Pesquisa
    .letter = #
    .short = Pesquisa
    .many = fichas de Pesquisa

# Cartas, espaços do Laboratório e Projetos

name-A1 = A1
name-A2 = A2
name-A2x = A2x
name-A3 = A3
name-B1 = B1
name-B2 = B2
name-B3x = B3x
name-C1 = C1
name-C1x = C1x
name-C2 = C2
name-C3 = C3
name-1a = 1a
    .voice = no espaço de cima da coluna 1
    .brief = coluna 1, em cima
name-1b = 1b
    .voice = no espaço de baixo da coluna 1
    .brief = coluna 1, embaixo
name-1c = 1c
    .voice = no terceiro espaço da coluna 1
    .brief = coluna 1, terceiro espaço
name-2a = 2a
    .voice = no espaço de cima da coluna 2
    .brief = coluna 2, em cima
name-2b = 2b
    .voice = no espaço do meio da coluna 2
    .brief = coluna 2, no meio
name-2c = 2c
    .voice = no espaço de baixo da coluna 2
    .brief = coluna 2, embaixo
name-3a = 3a
    .voice = no espaço de cima da coluna 3
    .brief = coluna 3, em cima
name-3b = 3b
    .voice = no espaço de baixo da coluna 3
    .brief = coluna 3, embaixo
name-3c = 3c
    .voice = no terceiro espaço da coluna 3
    .brief = coluna 3, terceiro espaço
name-4a = 4a
    .voice = no espaço de cima da coluna 4
    .brief = coluna 4, em cima
name-4b = 4b
    .voice = no espaço do meio da coluna 4
    .brief = coluna 4, no meio
name-4c = 4c
    .voice = no espaço de baixo da coluna 4
    .brief = coluna 4, embaixo
name-5a = 5a
    .voice = no espaço de cima da coluna 5
    .brief = coluna 5, em cima
name-5b = 5b
    .voice = no espaço de baixo da coluna 5
    .brief = coluna 5, embaixo
name-5c = 5c
    .voice = no terceiro espaço da coluna 5
    .brief = coluna 5, terceiro espaço
name-6a = 6a
    .voice = no espaço da coluna 6
    .brief = coluna 6
name-6b = 6b
    .voice = no segundo espaço da coluna 6
    .brief = coluna 6, segundo espaço
name-6c = 6c
    .voice = no terceiro espaço da coluna 6
    .brief = coluna 6, terceiro espaço
name-mine-1 = Mina de nível 1
    .choice = Mina, nível 1
name-mine-3 = Mina de nível 3
    .choice = Mina, nível 3
name-generator-1 = Gerador de nível 1
    .choice = Gerador, nível 1
name-generator-3 = Gerador de nível 3
    .choice = Gerador, nível 3
name-water-extractor-1 = Extrator de Água de nível 1
    .choice = Extrator de Água, nível 1
name-water-extractor-3 = Extrator de Água de nível 3
    .choice = Extrator de Água, nível 3
name-greenhouse-1 = Estufa de nível 1
    .choice = Estufa, nível 1
name-greenhouse-3 = Estufa de nível 3
    .choice = Estufa, nível 3
name-oxygen-condenser-1 = Condensador de Oxigênio de nível 1
    .short = Condensador de nível 1
    .choice = Condensador de Oxigênio, nível 1
name-oxygen-condenser-3 = Condensador de Oxigênio de nível 3
    .short = Condensador de nível 3
    .choice = Condensador de Oxigênio, nível 3
name-shelter-1 = Abrigo de nível 1
    .choice = Abrigo, nível 1
name-shelter-3 = Abrigo de nível 3
    .choice = Abrigo, nível 3

# Palavras do estado

name-phase = Fase
name-turn = Turno
name-acted = Já jogou nesta rodada
    .none = ninguém
name-help = Ajuda
name-end = Fim do jogo
name-triggered = ativado
name-last_round = última rodada
name-setup = preparação
name-colonization = Fase de Colonização
name-final = pontuação
name-guided = guiada
name-quick = preparação rápida
name-ask = ainda não escolhida

## Imagens

picture-round = Rodada { $round }
picture-shuttle = Ônibus
picture-shuttle-phase = Fase do Ônibus Espacial
picture-scoring = Pontuação
picture-track = trilha
picture-end = o fim, rodada { $round }
picture-bot = Robô dele
picture-lss = LSS
picture-level = nível
picture-new-level = Nível { $level }
picture-stage = { $stage ->
        [help] Ajuda
        [length] Duração
        [draws] Sorteio
        [board] Tabuleiro principal
        [techs] Tecnologias
        [lab] O Laboratório
        [cards] Cartas
        [mars] Marte
        [missions] Missões
        [rewards] Recompensas
        [players] Os dois tabuleiros
        [map] O mapa
        [lacerda] Lacerda
        [places] Primeiros espaços
       *[goal] Objetivo Solo
    }
picture-area = { $area ->
        [warehouse] Armazém
        [mars] Marte
        [buildings] Construções
        [points] Pontos
        [exploration] Exploração
        [scientists] Cientistas
        [contracts] Contratos
        [blueprints] Projetos, 6 abertos
        [lss] Nível, LSS
        [lab] Laboratório
        [depot] Depósito
        [storage] Recursos
        [quarters] Alojamentos
        [shelters] Abrigos
        [goals] Seus Objetivos Particulares
        [progress] Área de Progresso do Lacerda
       *[beside] Ao lado
    }
picture-remaining = Missões restantes
picture-lab = Laboratório dele
picture-box = { $part ->
        [order] Ordem de Turno
        [research] Pesquisa
        [lab] Laboratório
        [start] Construção
        [shelter] Abrigo
       *[outline] Borda
    }
picture-need = { $line ->
        [colony-3] Colônia 3
        [colony-4] Colônia 4
        [contract-1] 1 Contrato
        [contracts-both] 1 Contrato de cada tipo
        [private-goal] Objetivo Particular
        [tech-6] uma Tecnologia 6
        [research-2] 2 fichas de Pesquisa
        [shelters-4] 4 Abrigos
        [mines-3] 3 Minas suas
        [advanced-5] 5 Construções Avançadas
        [contract-greenhouse] Contrato: 4 Estufas
        [contract-plants] Contrato: Plantas
        [biochemist-hired] Bioquímico
        [greenhouses-3] 3 Estufas aprimoradas
        [greenhouse-complex-5] Complexo de 5 Estufas
        [plants-5] 5 Plantas
        [greenhouse-tech-6] Tecnologia Estufa 6
        [finish-in-orbit] terminar em Órbita
        [margin-1] 1 ponto à frente
        [margin-10] 10 pontos à frente
        [margin-20] 20 pontos à frente
       *[margin-30] 30 pontos à frente
    }
picture-your-techs = { $part ->
        [grid] Tabela de Tecnologia
       *[lab] Seu Laboratório
    }
picture-equal = { $name ->
        [none] { $tied ->
            [buildings] { $options } Construções empatadas
            [contracts] { $options } Contratos empatados
            [tiles] { $options } fichas empatadas
           *[hexes] { $options } hexágonos empatados
        }
       *[other] { $options } opções empatadas
    }
picture-drawn = { $name ->
        [none] { $tied ->
            [buildings] Saiu a Construção número { $number }
            [contracts] Saiu o Contrato número { $number }
            [tiles] Saiu a ficha número { $number }
           *[hexes] Saiu o hexágono número { $number }
        }
       *[other] Saiu: { NAME($name) }
    }
picture-nouns =
    crystal: Cristal, Cristais
    pawn: Colonizador, Colonizadores
    blueprint: Projeto, Projetos
    tech: Tecnologia, Tecnologias, Laboratório, Lab
    mine: Mina, Minas, Mineral, Construção, Construções
    generator: Gerador, Geradores
    battery: Bateria
    water: Água, Extrator de Água, Extratores de Água
    greenhouse: Estufa, Estufas, Planta
    oxygen: Oxigênio, Condensador, Condensador de Oxigênio, Condensadores de Oxigênio
    shelter: Abrigo, Abrigos, Tecnologia de Abrigo
    rover: Astromóvel, Astromóveis
    bot: Robô, Robôs
    ship: Nave, Naves
    upgrade: Aprimoramento, Aprimore, Avançadas
    advanced-mark: Marcador da carta, marcador em
    science: desenvolve, desenvolver
    scientist: Cientista, Cientistas, Bioquímico, Geoquímico, Geóloga, Hidrologista, Engenheiro de P&D, Engenheiro de Sistemas
    contract: Contrato, Contratos
    discovery: Descoberta, ficha de Descoberta, fichas de Descoberta
    research: ficha de Pesquisa, fichas de Pesquisa
    warehouse: Armazém, Recurso, Recursos, item
    cube: Missão, Missões, Missão A, Missão B, Missão C, cubo de Progresso, cubos de Progresso, Área de Progresso
    shuttle: Ônibus, Ônibus Espacial
    card: carta, cartas, carta solo, cartas solo
    op: PO, pontos, Recompensa, ficha de Recompensa
    level: LSS, nível da Colônia, marcador da Colônia
    flag: Objetivos Particulares, Missões restantes, marcador de Missões
    him: Lacerda
picture-progress = Progresso
picture-owns = Ele tem
space-held = { $who ->
        [you] Você está no espaço { $space }.
       *[lacerda] O Lacerda está no espaço { $space }.
    }
space-here = { $side ->
        [orbit] Você está em Órbita: a viagem é para a Colônia.
       *[colony] Você está na Colônia: a viagem é para a Órbita.
    }
picture-waiting = +{ $count } depois
picture-to-go = { $number ->
        [0] faltam 0
        [one] falta 1
       *[other] faltam { $number }
    }

## Os nomes do mapa

name-map = Mapa
name-research_types = Tipos de fichas de Pesquisa
name-resources = Recursos
    .tile = Recursos
name-piece = Peça
    .away = Colonizador, Robô ou Astromóvel
name-tile = Ficha
name-bot = Robô
    .letter = R
    .many = Robôs
name-discovery = Ficha de Descoberta
    .letter = D
    .short = Descoberta
    .many = fichas de Descoberta
name-your-shelter = Seu Abrigo
name-his-shelter = Abrigo do Lacerda
name-blue = Ficha de Pesquisa azul
    .short = Pesquisa azul
name-green = Ficha de Pesquisa verde
    .short = Pesquisa verde
name-yellow = Ficha de Pesquisa amarela
    .short = Pesquisa amarela
name-red = Ficha de Pesquisa vermelha
    .short = Pesquisa vermelha
name-1 = 1
    .letter = A
    .research = Azul
    .colour = azul
    .value = Azul
name-2 = 2
    .letter = V
    .research = Verde
    .colour = verde
    .value = Verde
name-3 = 3
    .letter = Am
    .research = Amarela
    .colour = amarela
    .value = Amarela
name-4 = 4
    .letter = Vm
    .research = Vermelha
    .colour = vermelha
    .value = Vermelha
