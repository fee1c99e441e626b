# Terraforming Mars, solo. Os valores são mostrados, .voice é falado, .why é a razão com a fonte,
# .done é o nome que o desfazer dá à resposta. Os nomes ficam no fim.

## Preparação

setup-board = Prepare o mapa de Tharsis: −30 °C, oxigênio 0%, 9 oceanos, geração 1, IT 14. Sem marcos, prêmios nem produção. Embaralhe os projetos com a Era das Corporações{ $prelude ->
        [on] { " " }e separe os Prelúdios
       *[off] { "" }
    }. { $deck ->
        [physical] Quatro cartas de projeto definem onde ficam as peças neutras.
       *[app] O assistente sorteia quatro custos para as peças neutras.
    }
    .voice = Prepare o mapa de Tharsis: temperatura em menos 30 graus, oxigênio em 0 por cento, nove peças de oceano separadas, geração 1, índice de terraformação 14. Não há marcos, prêmios nem produção. Embaralhe as cartas de projeto com a Era das Corporações{ $prelude ->
        [on] { " " }e separe os Prelúdios
       *[off] { "" }
    }. { $deck ->
        [physical] Quatro cartas de projeto definem onde ficam as peças neutras.
       *[app] O assistente sorteia quatro custos para as peças neutras.
    }
    .why = A partida solo inclui a Era das Corporações e começa sem produção, com o índice de terraformação em 14. Há um oponente neutro: ele não tem tabuleiro nem recursos, mas cartas que tiram algo de um jogador podem ser jogadas contra ele (manual, regras solo). { $goal ->
        [tr63] Você vence com o índice de terraformação em 63: é a variante solo do Prelúdio.
       *[parameters] Você vence se os três parâmetros atingirem suas metas.
    } O assistente só sabe colocar as peças neutras no mapa de Tharsis; em outro mapa, corrija o lugar delas em “Estado da partida”.
    .done = tabuleiro preparado
    .title = Prepare o mapa de Tharsis
    .moves =
        Use o mapa de **Tharsis** || O assistente só coloca as peças neutras neste mapa
        Marque **−30 °C** e **0%** de oxigênio
        Separe **9 oceanos**
        Ponha a geração em **1**, o IT em **14** || Sem produção, marcos nem prêmios
        Embaralhe os **projetos** || Com a Era das Corporações{ $prelude ->
            [on] ; Prelúdios à parte
           *[off] { "" }
        }
    .facts =
        { $deck ->
            [physical] Quatro cartas de projeto definem onde ficam as peças neutras
           *[app] O assistente sorteia quatro custos para as peças neutras
        }
    .key = Oceanos | 9
    .short = Prepare o mapa de Tharsis: temperatura em menos 30, oxigênio em 0, 9 oceanos, geração 1, índice em 14. Embaralhe as cartas{ $prelude ->
        [on] , com os Prelúdios à parte
       *[off] { "" }
    }.
neutral-cost = { $number ->
        [1] Revele a carta do topo do baralho de projetos. Quanto ela custa?
       *[other] Revele a carta { $number } de 4. Quanto ela custa?
    } O custo define onde fica uma { NAME($tile) } neutra em Tharsis.
    .voice = { $number ->
        [1] Revele a carta do topo do baralho de projetos. O custo dela define onde fica a primeira cidade neutra.
        [2] Revele a próxima carta. O custo dela define onde fica a segunda cidade neutra.
        [3] Revele a próxima carta. O custo dela define onde fica a vegetação da primeira cidade.
       *[other] Revele a última das quatro cartas. O custo dela define onde fica a vegetação da segunda cidade.
    } Quanto ela custa?
    .why = Os custos de quatro cartas definem onde ficam as peças neutras: primeiro as duas cidades, depois as duas vegetações (manual, regras solo). Se o assistente sorteia, ele usa os custos das 208 cartas de projeto, cada carta uma só vez.
    .done = a carta { $number } custa { $answer ->
        [1] { $answer } megacrédito
       *[other] { $answer } megacréditos
    }
    .title = Quanto custa a carta { $number }?
    .moves =
        { $number ->
            [1] Revele a **carta do topo**
           *[other] Revele a **carta { $number }** de 4
        }
    .facts =
        Para uma { NAME($tile) } neutra em Tharsis
        O custo é o número de áreas a contar no mapa
    .key = Carta | { $number }
    .short = { $number ->
        [1] Revele a carta do topo: quanto ela custa?
       *[other] Revele a carta { $number } de 4: quanto ela custa?
    }
neutral-tile = A carta { $number } de 4 custa { $cost } M€: conte { $cost ->
        [0] 1 área.
        [one] 1 área.
       *[other] { $cost } áreas.
    }
    .voice = A carta { $number } de 4 { $cost ->
        [0] não custa nada
        [one] custa { $cost } megacrédito
       *[other] custa { $cost } megacréditos
    }.
    .why = { $tile ->
        [city] { $number ->
            [1] Para a primeira cidade, conte as áreas a partir do canto superior esquerdo, fileira por fileira
           *[other] Para a segunda cidade, conte de trás para a frente, a partir do canto inferior direito
        }; pule as áreas de oceano, Noctis, as áreas ao lado de uma cidade e as que não deixam espaço para uma vegetação, e no fim recomece.
       *[greenery] Para a vegetação, conte no sentido horário em volta da cidade correspondente, a partir da área de cima à esquerda; pule as áreas de oceano e as ocupadas, e continue dando voltas.
    } Um custo de 0 conta como 1 (manual, regras solo).{ $number ->
        [3] { " " }O manual não diz o que fazer se as duas vegetações só têm a mesma área: aqui, a primeira a deixa para a outra.
       *[other] { "" }
    }
    .title = Carta { $number } de 4, { $cost } M€{ $cost ->
        [0] : conta como 1
       *[other] { $lap ->
            [1] : conte até { $cost }
           *[other] : área { $nth } da volta { $lap }
        }
    }
    .facts =
        { $tile ->
            [city] { $number ->
                [1] A partir do canto superior esquerdo, fileira por fileira
               *[other] De trás para a frente, desde o canto inferior direito
            }
           *[greenery] Em volta da cidade, no sentido horário
        }
        { $lap ->
            [1] { "" }
           *[other] Só há { $areas } áreas livres: a contagem dá a volta
        }
    .key = Custo | { $cost }
    .short = A carta { $number } de 4 custa { $cost ->
        [1] { $cost } megacrédito
       *[other] { $cost } megacréditos
    }.
place-neutral = { $tile ->
        [city] Coloque uma cidade neutra na área { $place } da fileira { $row }
       *[greenery] Coloque uma vegetação neutra na área { $place } da fileira { $row }
    }
    .voice = { $tile ->
        [city] Coloque uma cidade neutra na fileira { $row }, contando de cima, e na área { $place }, contando da esquerda.
       *[greenery] Coloque uma vegetação neutra na fileira { $row }, contando de cima, e na área { $place }, contando da esquerda. O oxigênio não aumenta.
    }
    .why = As peças neutras não são de ninguém; as vegetações não aumentam o oxigênio, mas contam para as cidades ao lado, inclusive as suas (manual, regras solo).
    .option-done = Colocada
    .done = { $tile ->
        [city] cidade neutra
       *[greenery] vegetação neutra
    } na área { $place } da fileira { $row }
    .title = Uma { NAME($tile) } neutra
    .moves =
        { $tile ->
            [city] Ponha a **cidade**
           *[greenery] Ponha a **vegetação**
        } na área { $place } da fileira { $row } || { neutral-tile.title }
    .facts =
        { $tile ->
            [city] { "" }
           *[greenery] O oxigênio não aumenta
        }
    .key = { $tile ->
        [city] Cidade
       *[greenery] Vegetação
    } | { $row }-{ $place }
    .short = Coloque uma { NAME($tile) } neutra na área { $place } da fileira { $row }.
setup-cards = { $deck ->
        [physical] Descarte as quatro cartas.
       *[app] { "" }
    } { $prelude ->
        [on] Pegue 2 corporações, 10 cartas de projeto e 4 Prelúdios. Fique com 1 corporação e 2 Prelúdios;
       *[off] Pegue 2 corporações e 10 cartas de projeto. Fique com 1 corporação;
    } compre as cartas de projeto que quiser, a 3 M€ cada.
    .voice = { $prelude ->
        [on] Pegue duas corporações, dez cartas de projeto e quatro Prelúdios. Fique com uma corporação e dois Prelúdios;
       *[off] Pegue duas corporações e dez cartas de projeto. Fique com uma corporação;
    } compre as cartas de projeto que quiser, por três megacréditos cada uma.
    .why = Pegue o dinheiro, os recursos e a produção iniciais da corporação e depois pague as cartas (manual, preparação).
    .done = cartas e corporação escolhidas
    .title = Cartas e corporação
    .moves =
        { $deck ->
            [physical] Descarte as **quatro cartas**
           *[app] { "" }
        }
        Pegue 2 corporações, **10 projetos**
        { $prelude ->
            [on] Pegue 4 **Prelúdios**, fique com 2
           *[off] { "" }
        }
        Fique com **1 corporação**
        Receba o que **ela dá** | M€, recursos e produção
        Pague **3 M€** por carta que guardar
    .key = Cartas | 10
    .short = { $deck ->
        [physical] Descarte as quatro cartas.
       *[app] { "" }
    } Fique com uma das duas corporações{ $prelude ->
        [on] { " " }e dois dos quatro Prelúdios
       *[off] { "" }
    }; das 10 cartas, compre as que quiser, a 3 megacréditos cada.
corporation = Qual é a sua corporação?
    .why = O assistente leva em conta o que as corporações desta lista mudam em preços, conversões e pagamentos. Se a sua for outra, corrija os preços em “Estado da partida” e informe os outros efeitos.
    .done = { $answer ->
        [other] sua corporação é outra
       *[other-one] sua corporação é { NAME($answer) }
    }
    .title = Qual é a sua corporação?
    .facts = O assistente aplica o que ela muda nos preços
    .key = Corporação
    .short = Qual é a sua corporação?
corporation-effect = { $corporation ->
        [credicor] CrediCor: você recebe 4 M€ de volta por carta ou projeto com custo impresso de 20 ou mais.
        [ecoline] EcoLine: uma vegetação custa 7 plantas, também no fim da partida.
        [helion] Helion: calor vale como M€ para pagar, nunca o contrário.
        [interplanetary-cinematics] Interplanetary Cinematics: você recebe 2 M€ de volta por evento.
        [inventrix] Inventrix não muda nenhum preço. Primeira ação: compre 3 cartas.
        [mining-guild] Mining Guild: informe a produção de aço dos bônus de colocação.
        [phobolog] PhoboLog: cada titânio vale 1 M€ a mais.
        [saturn-systems] Saturn Systems: informe a produção de M€ dos ícones jovianos.
        [teractor] Teractor: cada ícone da Terra tira 3 M€ do preço da carta.
        [thorgate] ThorGate: cartas de energia e o projeto-padrão Usina custam 3 M€ a menos.
       *[unmi] UNMI: uma vez por geração, se o IT subiu, você pode pagar 3 M€ para subir mais 1.
    }
    .voice = { $corporation ->
        [credicor] CrediCor: você recebe quatro megacréditos de volta por carta ou projeto com custo impresso de 20 ou mais.
        [ecoline] EcoLine: uma vegetação custa sete plantas, também no fim da partida.
        [helion] Helion: calor vale como megacréditos para pagar, nunca o contrário.
        [interplanetary-cinematics] Interplanetary Cinematics: você recebe dois megacréditos de volta por evento.
        [inventrix] Inventrix não muda nenhum preço. Primeira ação: compre três cartas.
        [mining-guild] Mining Guild: informe a produção de aço dos bônus de colocação.
        [phobolog] PhoboLog: cada titânio vale um megacrédito a mais.
        [saturn-systems] Saturn Systems: informe a produção de megacréditos dos ícones jovianos.
        [teractor] Teractor: cada ícone da Terra tira três megacréditos do preço da carta.
        [thorgate] ThorGate: cartas de energia e o projeto-padrão Usina custam três megacréditos a menos.
       *[unmi] Uma vez por geração, se o índice de terraformação subiu, você pode pagar três megacréditos para subir mais um.
    }
    .why = É o que diz a carta da corporação. O assistente aplica isso sempre que você paga, converte ou joga uma carta aqui; para corrigir o número, use “Estado da partida”. Informe os outros efeitos dela.
    .title = { NAME($corporation) }
    .facts =
        { $corporation ->
            [credicor] 4 M€ de volta se o custo impresso for 20 ou mais
            [ecoline] Uma vegetação custa 7 plantas, também no fim
            [helion] Calor vale como M€ para pagar, nunca o contrário
            [interplanetary-cinematics] 2 M€ de volta depois de cada evento
            [inventrix] Nenhum preço muda. Primeira ação: compre 3 cartas
            [mining-guild] Bônus de colocação: informe a produção de aço
            [phobolog] Cada titânio vale 1 M€ a mais
            [saturn-systems] Ícones jovianos: informe a produção de M€
            [teractor] Cada ícone da Terra: 3 M€ a menos
            [thorgate] Cartas de energia e projeto-padrão Usina: 3 M€ a menos
           *[unmi] Se o IT subiu: +1 por 3 M€, uma vez por geração
        }
    .key = Corporação
    .short = { corporation-effect.voice }
tharsis = República de Tharsis: produção de M€ +{ $cities } pelas cidades neutras{ $board ->
        [on] { " " }(já contada).
       *[off] . Mova o cubo.
    }
    .voice = República de Tharsis: sua produção de megacréditos aumenta em { $cities } pelas cidades neutras.
    .why = Vale para as duas cidades neutras, embora tenham sido colocadas antes da sua escolha (manual, regras solo).
    .title = República de Tharsis
    .moves =
        { $board ->
            [on] { "" }
           *[off] Aumente a **produção de M€** em { $cities } | Pelas cidades neutras
        }
    .facts =
        { $board ->
            [on] Produção de M€ +{ $cities } pelas cidades neutras, já contada
           *[off] { "" }
        }
    .key = Produção de M€ | +{ $cities }
    .short = República de Tharsis: sua produção de megacréditos aumenta em { $cities }.
start-money = Com quantos M€ a sua corporação começa?
    .voice = Com quantos megacréditos a sua corporação começa?
    .why = O número está impresso na carta da corporação. O assistente desconta o preço das cartas no passo seguinte.
    .done = você começa { $answer ->
        [0] sem megacréditos
        [one] com 1 megacrédito
       *[other] com { $answer } megacréditos
    }
    .title = Quantos M€ a sua corporação dá?
    .facts = As cartas são pagas no passo seguinte
    .key = M€
    .short = Com quantos megacréditos você começa?
start-cards = Quantas das { $dealt } cartas você compra, a { $price } M€ cada?
    .voice = Quantas das { $dealt } cartas de projeto você compra, a { $price } megacréditos cada?
    .why = O assistente desconta o preço delas. As outras são descartadas (manual, preparação).
    .done = { $answer ->
        [0] nenhuma carta comprada
        [one] { $answer } carta comprada
       *[other] { $answer } cartas compradas
    }
    .title = Quantas cartas você compra?
    .facts =
        Você tem { $megacredits } M€; cada uma das { $dealt } custa { $price } M€
        As outras são descartadas
    .key = Cartas | { $dealt }
    .short = Quantas das { $dealt } cartas você compra, a { $price } megacréditos cada?
board-ready = Você tem { $megacredits } M€{ $counted ->
        [yes] ; o que a sua corporação dá no início já está contado.
       *[no] . Informe os outros recursos da sua corporação e a produção dela.
    }
    .voice = { $megacredits ->
        [0] Você não tem megacréditos
        [one] Você tem { $megacredits } megacrédito
       *[other] Você tem { $megacredits } megacréditos
    }{ $counted ->
        [yes] . O que a sua corporação dá no início já está contado.
       *[no] . Informe agora os outros recursos da sua corporação e a produção dela.
    }
    .why = A partir daqui o assistente acompanha o seu tabuleiro de jogador. Você informa as mudanças; para corrigir um número, use “Estado da partida”.
    .title = Você tem { $megacredits } M€
    .moves =
        { $counted ->
            [yes] { "" }
           *[no] Informe os outros **recursos** e a produção | Da sua corporação; você tem { $megacredits } M€
        }
    .facts =
        { $counted ->
            [yes] O que a sua corporação dá no início já está contado
           *[no] { "" }
        }
    .key = M€ | { $megacredits }
    .short = { $megacredits ->
        [0] Você não tem megacréditos
        [one] Você tem { $megacredits } megacrédito
       *[other] Você tem { $megacredits } megacréditos
    }{ $counted ->
        [yes] ; o que a corporação dá já está contado.
       *[no] ; informe os outros recursos e a produção da corporação.
    }

## A geração

generation = Geração { $generation } de { $generations }.
    .voice = Começa a geração { $generation } de { $generations }.
    .why = A partida solo dura sempre 14 gerações, ou 12 com Prelúdios (manual, regras solo).
    .title = Geração { $generation } de { $generations }
    .moves = { $generation ->
        [1] { "" }
       *[other] Avance o marcador de geração para o **{ $generation }**
    }
    .key = Geração | { $generation }
    .short = Começa a geração { $generation } de { $generations }.
no-research = Não há pesquisa na primeira geração.{ $prelude ->
        [on] { " " }Jogue primeiro os seus dois Prelúdios.
       *[off] { "" }
    }
    .voice = Não há fase de pesquisa na primeira geração.{ $prelude ->
        [on] { " " }Jogue primeiro os seus dois Prelúdios.
       *[off] { "" }
    }
    .why = As dez cartas da preparação já são a pesquisa (manual, fase de pesquisa).
    .moves =
        { $prelude ->
            [on] Jogue os seus **2 Prelúdios** | Antes de tudo
           *[off] { "" }
        }
    .facts = Sem pesquisa na primeira geração
    .key = { $prelude ->
        [on] Prelúdios | 2
       *[off] Sem pesquisa
    }
    .short = Não há pesquisa{ $prelude ->
        [on] ; jogue primeiro os seus 2 Prelúdios
       *[off] { " " }na primeira geração
    }.
generations-left = Restam { $left } gerações, contando esta. { $met ->
        [yes] A meta foi atingida.
       *[no] { $goal ->
            [tr63] { $tr ->
                [1] Falta { $tr } ponto
               *[other] Faltam { $tr } pontos
            } de IT para chegar a 63.
           *[parameters] { pace-missing }
        }
    }
    .voice = Restam { $left } gerações, contando esta. { $met ->
        [yes] A meta foi atingida.
       *[no] { $goal ->
            [tr63] { $tr ->
                [1] Falta
               *[other] Faltam
            } { $tr } { $tr ->
                [1] ponto
               *[other] pontos
            } de índice de terraformação para chegar a 63.
           *[parameters] { pace-missing }
        }
    }
    .why = É um lembrete nosso; as regras só falam da última geração.
    .facts =
        Restam { $left } gerações, contando esta
        { $met ->
            [yes] A meta foi atingida
           *[no] { $goal ->
                [tr63] IT: faltam { $tr } para chegar a 63
               *[parameters] { pace-missing.facts }
            }
        }
    .key = Gerações | { $left }
    .short = Restam { $left } gerações. { $met ->
        [yes] A meta foi atingida.
       *[no] { $goal ->
            [tr63] { $tr ->
                [1] Falta
               *[other] Faltam
            } { $tr } { $tr ->
                [1] ponto
               *[other] pontos
            } de índice de terraformação para chegar a 63.
           *[parameters] { pace-missing.short }
        }
    }
last-generation = Esta é a última geração! { $met ->
        [yes] A meta foi atingida.
       *[no] { $goal ->
            [tr63] { $tr ->
                [1] Falta { $tr } ponto
               *[other] Faltam { $tr } pontos
            } de IT para chegar a 63.
           *[parameters] { pace-missing }
        }
    }
    .voice = Esta é a última geração! { $met ->
        [yes] A meta foi atingida.
       *[no] { $goal ->
            [tr63] { $tr ->
                [1] Falta
               *[other] Faltam
            } { $tr } { $tr ->
                [1] ponto
               *[other] pontos
            } de índice de terraformação para chegar a 63.
           *[parameters] { pace-missing }
        }
    }
    .why = { $met ->
        [yes] A meta já foi atingida; a partida segue até o fim desta geração, pelos pontos (manual, regras solo).
       *[no] { $goal ->
            [tr63] O seu índice de terraformação precisa ser 63 ou mais depois da última fase de produção (a variante solo do Prelúdio).
           *[parameters] Os três parâmetros precisam ter atingido as metas depois da última fase de produção (manual, regras solo).
        }
    }
    .title = A última geração!
    .facts =
        { $met ->
            [yes] A meta já foi atingida: jogue pelos pontos
           *[no] { $goal ->
                [tr63] Depois da produção, o IT precisa ser 63 ou mais
               *[parameters] Depois da produção, os três parâmetros devem estar na meta
            }
        }
        { $met ->
            [yes] { "" }
           *[no] { $goal ->
                [tr63] IT: faltam { $tr } para chegar a 63
               *[parameters] { pace-missing.facts }
            }
        }
    .key = Última geração
    .short = Esta é a última geração. { $met ->
        [yes] A meta foi atingida.
       *[no] { $goal ->
            [tr63] { $tr ->
                [1] Falta
               *[other] Faltam
            } { $tr } { $tr ->
                [1] ponto
               *[other] pontos
            } de índice de terraformação para chegar a 63.
           *[parameters] { pace-missing.short }
        }
    }
research = Pesquisa: pegue { $drawn } cartas e compre as que quiser, a { $price } M€ cada.
    .again = Pesquisa: { $drawn } cartas, a { $price } M€ cada.
    .again-short = Pegue { $drawn } cartas.
    .again-moves =
        Pegue **{ $drawn } cartas** | A { $price } M€ cada
    .voice = É a fase de pesquisa. Pegue { $drawn } cartas e pague { $price } megacréditos por carta que guardar.
    .why = As outras são descartadas; a mão não tem limite (manual, fase de pesquisa).
    .done = pesquisa feita
    .title = Pesquisa
    .moves =
        Pegue **{ $drawn } cartas**
        Pague **{ $price } M€** por carta que quiser | Descarte o resto
    .key = Cartas | { $drawn }
    .short = Pegue { $drawn } cartas e pague { $price } megacréditos por carta que guardar.
buy-cards = Pesquisa: pegue { $drawn } cartas. Quantas você compra, a { $price } M€ cada? Você tem { $megacredits } M€.
    .voice = É a fase de pesquisa. Pegue { $drawn } cartas. Quantas você compra, a { $price } megacréditos cada?
    .why = As outras são descartadas; a mão não tem limite (manual, fase de pesquisa). Aqui só aparece a quantidade que você pode pagar.
    .done = { $answer ->
        [0] nenhuma carta comprada
        [one] { $answer } carta comprada
       *[other] { $answer } cartas compradas
    }
    .title = Com quantas cartas você fica?
    .moves = Pegue **{ $drawn } cartas** | { $price } M€ cada; descarte o resto
    .facts = Você tem { $megacredits } M€
    .key = Cartas | { $drawn }
    .short = Pegue { $drawn } cartas: quantas você compra?
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
        [9] oceano informado, os nove já estavam colocados
       *[other] oceano colocado, { $oceans_to } de 9
    }
    .greenery = { $oxygen_from ->
        [14] vegetação colocada, oxigênio já no máximo
       *[other] vegetação colocada, oxigênio aumentado de { $oxygen_from } para { $oxygen_to }%
    }
report = { $left ->
        [1] Última geração:
       *[other] Geração { $generation } de { $generations }:
    } faça suas ações e informe cada uma. No fim, escolha “Passar”.
    .again = Faça suas ações; no fim, escolha “Passar”.
    .again-short = Faça suas ações.
    .voice = Faça suas ações, informe cada uma e no fim passe.
    .why = Ações: jogar uma carta, usar um projeto-padrão, usar a ação de uma carta azul uma vez por geração, converter { $greenery_plants } plantas em uma vegetação ou { $conversion } de calor em um nível de temperatura (manual, fase de ações). Seu índice de terraformação é { $tr }. { $board ->
        [on] Para converter, é preciso ter o suficiente; agora você tem { $plants ->
            [0] { $plants } plantas
            [one] { $plants } planta
           *[other] { $plants } plantas
        } e { $heat } de calor.
       *[off] Basta informar os parâmetros, o índice de terraformação e as suas próprias peças.
    }
    .refused = { $answer ->
        [convert-plants] { $board ->
            [on] Uma vegetação custa { $greenery_plants } plantas. Você tem { $plants }.
           *[off] O assistente não acompanha o seu tabuleiro nesta partida. Informe a vegetação.
        }
        [pay-for-tr] Custa { $tr_price } M€, uma vez por geração, e só se o IT subiu nesta geração.
        [convert-heat] { $board ->
            [on] { $temperature ->
                [full] A temperatura já está na meta: o calor seria desperdiçado.
               *[open] Um nível de temperatura custa { $conversion } de calor. Você tem { $heat }.
            }
           *[off] O assistente não acompanha o seu tabuleiro nesta partida. Informe a temperatura.
        }
       *[other] “{ $answer }” não pode ser informado aqui. Escolha na lista.
    }
    .done = { $answer ->
        [done] ações da geração { $generation } encerradas
        [convert-plants] vegetação colocada por { $greenery_plants } plantas
        [convert-heat] { steps.temperature }, por { $conversion } de calor
        [pay-for-tr] seu IT subiu 1 por { $tr_price } M€
        [project] projeto-padrão usado
        [tr] seu índice de terraformação subiu
        [stock] seus recursos mudaram
        [production] sua produção mudou
        [temperature] { steps.temperature }
        [oxygen] { steps.oxygen }
        [ocean] { steps.ocean }
        [greenery] { steps.greenery }
        [city] cidade colocada
        [card] carta jogada
       *[other] { $choice }
    }
    .option-done = Passar
    .option-card = Carta
    .option-temperature = Temperatura
    .option-oxygen = Oxigênio
    .option-ocean = Oceano
    .option-greenery = Vegetação
    .option-city = Cidade
    .option-stock = Recursos
    .option-production = Produção
    .option-convert-plants = { $greenery_plants } plantas: vegetação
    .option-convert-heat = { $conversion } de calor: +2 °C
    .voice-convert-heat = { $conversion } de calor: temperatura
    .option-pay-for-tr = IT +1 por { $tr_price } M€
    .voice-pay-for-tr = Índice de terraformação mais um, por { $tr_price } megacréditos
    .form = report
    .title = { $board ->
        [on] { "" }
       *[off] Informe níveis, peças e IT; depois passe
    }
    .facts =
        { $finish ->
            [0] { "" }
           *[other] Terminar só com projetos custa { $finish } M€; você tem { $have }
        }
        { $board ->
            [on] { "" }
           *[off] { $greenery_plants } plantas: “Vegetação”; { $conversion } de calor: “Temperatura”
        }
        Projetos-padrão: informe só em “{ NAME("project", form: "short") }”
        O assistente só acompanha o que você informa
    .key = Geração | { $generation }
    .short = Faça suas ações e informe cada uma.
pace = { $goal ->
        [tr63] { $steps } IT
       *[parameters] { $steps ->
            [1] { $steps } nível
           *[other] { $steps } níveis
        }
    }{ $left ->
        [1] { " " }nesta geração
       *[other] , { $left } ger.: { pace-rate } cada
    }, { pace-compared }
    .voice = { $steps ->
        [1] Falta
       *[other] Faltam
    } { $goal ->
        [tr63] { $steps } { $steps ->
            [1] ponto
           *[other] pontos
        } de índice de terraformação
       *[parameters] { $steps ->
            [1] { $steps } nível
           *[other] { $steps } níveis
        }
    }{ $left ->
        [1] { " " }nesta geração
        [2] , com duas gerações pela frente: { pace-rate } por geração
        [21] , com vinte e uma gerações pela frente: { pace-rate } por geração
        [22] , com vinte e duas gerações pela frente: { pace-rate } por geração
       *[other] , com { $left } gerações pela frente: { pace-rate } por geração
    }; { pace-compared.voice }.
    .why = { $goal ->
        [tr63] São os pontos de índice de terraformação que ainda faltam e as gerações que restam, contando esta.
       *[parameters] São os níveis de temperatura, oxigênio e oceanos que ainda faltam e as gerações que restam, contando esta.
    } A média é o que falta fazer em cada geração. A partida está acima do ritmo se já foi feito mais do que um ritmo constante pede até o fim desta geração, e abaixo se foi feito menos do que ele pedia no início dela.
    .title = { pace-compared.title }
    .facts =
        { $goal ->
            [tr63] { $steps } IT
           *[parameters] { $steps ->
                [1] { $steps } nível
               *[other] { $steps } níveis
            }
        } { $left ->
            [1] nesta geração
           *[other] em { $left } gerações
        }
        { $left ->
            [1] { "" }
           *[other] { pace-rate } { $goal ->
                [tr63] IT
               *[parameters] nív.
            }/ger.
        }
    .key = Níveis | { $steps }
    .short = { $goal ->
        [tr63] { $steps } { $steps ->
            [1] ponto
           *[other] pontos
        } de índice de terraformação
       *[parameters] { $steps ->
            [1] { $steps } nível
           *[other] { $steps } níveis
        }
    } { $left ->
        [1] nesta geração
        [2] em duas gerações: { pace-rate } por geração
        [21] em vinte e uma gerações: { pace-rate } por geração
        [22] em vinte e duas gerações: { pace-rate } por geração
       *[other] em { $left } gerações: { pace-rate } por geração
    }.
pace-status = { $steps ->
        [1] Falta
       *[other] Faltam
    } { $goal ->
        [tr63] { $steps } { $steps ->
            [1] ponto
           *[other] pontos
        } de IT
       *[parameters] { $steps ->
            [1] { $steps } nível
           *[other] { $steps } níveis
        }
    }{ $left ->
        [1] { " " }nesta geração
       *[other] , com { $left } gerações pela frente: { pace-rate } por geração
    }; { pace-compared.voice }
    .voice = { $steps ->
        [1] Falta
       *[other] Faltam
    } { $goal ->
        [tr63] { $steps } { $steps ->
            [1] ponto
           *[other] pontos
        } de índice de terraformação
       *[parameters] { $steps ->
            [1] { $steps } nível
           *[other] { $steps } níveis
        }
    }{ $left ->
        [1] { " " }nesta geração
        [2] , com duas gerações pela frente: { pace-rate } por geração
        [21] , com vinte e uma gerações pela frente: { pace-rate } por geração
        [22] , com vinte e duas gerações pela frente: { pace-rate } por geração
       *[other] , com { $left } gerações pela frente: { pace-rate } por geração
    }; { pace-compared.voice }.
    .why = { pace.why }
    .key = Níveis | { $steps }
points-now = { $points } PV até agora
    .voice = Você tem { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } até agora.
points-status = Não falta nada para vencer; você tem { $points } PV até agora (IT { $tr }, vegetações { $greeneries })
    .voice = Não falta nada para vencer. Você tem { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } até agora: { $tr } pelo índice de terraformação e { $greeneries } pelas vegetações.
    .why = O índice de terraformação e as vegetações; as cidades e as cartas são contadas no fim (manual, pontuação final).
    .key = PV | { $points }

## Terraformação

# Uma temperatura em voz alta
degrees-aloud = { $sign ->
        [minus] menos { $size }
       *[plus] { $size }
    }
raised = { $parameter ->
        [temperature] Temperatura { $value } °C
        [oxygen] Oxigênio { $value }%
       *[oceans] Oceanos: { $value } de 9
    }, IT { $tr }.
    .voice = { $parameter ->
        [temperature] A temperatura está em { $sign ->
            [minus] menos { $size } { $size ->
                [0] grau.
                [one] grau.
               *[other] graus.
            }
           *[plus] { $size ->
                [0] zero grau.
                [one] { $size } grau.
               *[other] { $size } graus.
            }
        }
        [oxygen] O oxigênio está em { $value } por cento.
       *[oceans] { $value ->
            [1] Há { $value } oceano no mapa.
           *[other] Há { $value } oceanos no mapa.
        }
    } Seu índice de terraformação é { $tr }.
    .why = { $parameter ->
        [oceans] Cada nível de um parâmetro aumenta seu índice de terraformação em 1. Uma peça colocada ao lado de um oceano rende 2 megacréditos por oceano (manual, parâmetros globais).
       *[other] Cada nível de um parâmetro aumenta seu índice de terraformação em 1 (manual, parâmetros globais).
    }
    .moves =
        { $reported ->
            [yes] { $parameter ->
                [oceans] Receba o **bônus** da área || E 2 M€ por oceano ao lado
               *[other] { "" }
            }
           *[no] { $parameter ->
                [temperature] Leve a temperatura a **{ $value } °C**
                [oxygen] Leve o oxigênio a **{ $value }%**
               *[oceans] Coloque o **oceano** || Já contado. Receba o bônus e 2 M€ por oceano ao lado
            }
        }
        Leve o IT a **{ $tr }**
    .facts =
        { $parameter ->
            [temperature] { "" }
            [oxygen] { "" }
           *[oceans] Oceanos: { $value } de 9
        }
    .key = { $parameter ->
        [temperature] Temperatura | { $value } °C
        [oxygen] Oxigênio | { $value }%
       *[oceans] Oceanos | { $value }
    }
    .short = { $parameter ->
        [temperature] A temperatura está em { $value ->
            [0] zero grau;
           *[other] { degrees-aloud } graus;
        }
        [oxygen] O oxigênio está em { $value } por cento;
       *[oceans] { $value ->
            [one] Há { $value } oceano no mapa;
           *[other] Há { $value } oceanos no mapa;
        }
    } seu índice está em { $tr }.
is-full = { $parameter ->
        [temperature] A temperatura já está na meta: nem ela nem o IT sobem.
        [oxygen] O oxigênio já está na meta: nem ele nem o IT sobem.
       *[oceans] Os nove oceanos já estão no mapa: o IT não sobe.
    }
    .voice = { $parameter ->
        [temperature] A temperatura já está na meta. Seu índice de terraformação não sobe.
        [oxygen] O oxigênio já está na meta. Seu índice de terraformação não sobe.
       *[oceans] Os nove oceanos já estão no mapa. Seu índice de terraformação não sobe.
    }
    .why = Na meta, um parâmetro não pode ser aumentado, e sem aumento o índice de terraformação não sobe (manual, parâmetros globais).
    .facts =
        { $parameter ->
            [temperature] A temperatura já está na meta: nem ela nem o IT sobem
            [oxygen] O oxigênio já está na meta: nem ele nem o IT sobem
           *[oceans] Os nove oceanos já estão no mapa: o IT não sobe
        }
    .key = { $parameter ->
        [temperature] Temperatura | 8 °C
        [oxygen] Oxigênio | 14%
       *[oceans] Oceanos | 9
    }
    .short = { $parameter ->
        [temperature] A temperatura já está na meta: seu índice não sobe.
        [oxygen] O oxigênio já está na meta: seu índice não sobe.
       *[oceans] Os nove oceanos já estão no mapa: seu índice não sobe.
    }
full = { $parameter ->
        [temperature] A temperatura atingiu a meta!
        [oxygen] O oxigênio atingiu a meta!
       *[oceans] O último oceano foi colocado!
    } { $complete ->
        [yes] { $last ->
            [yes] Marte está terraformado. Agora só os pontos contam.
           *[no] Marte está terraformado. Jogue pelos pontos até a última geração.
        }
       *[no] { "" }
    }
    .voice = { $parameter ->
        [temperature] A temperatura atingiu a meta!
        [oxygen] O oxigênio atingiu a meta!
       *[oceans] O último oceano foi colocado!
    } { $complete ->
        [yes] { $last ->
            [yes] Marte está terraformado. Agora só os pontos contam.
           *[no] Marte está terraformado. Jogue pelos pontos até a última geração.
        }
       *[no] { "" }
    }
    .why = A partida solo não acaba antes: todas as gerações são jogadas (manual, regras solo).
    .title = { $parameter ->
        [temperature] A temperatura atingiu a meta!
        [oxygen] O oxigênio atingiu a meta!
       *[oceans] O último oceano foi colocado!
    }
    .facts =
        { $complete ->
            [yes] Marte está terraformado
           *[no] { "" }
        }
        { $complete ->
            [yes] { $last ->
                [yes] Agora só os pontos contam
               *[no] Jogue pelos pontos até a última geração
            }
           *[no] { "" }
        }
    .key = { $parameter ->
        [temperature] Temperatura | 8 °C
        [oxygen] Oxigênio | 14%
       *[oceans] Oceanos | 9
    }
    .short = { $parameter ->
        [temperature] A temperatura atingiu a meta
        [oxygen] O oxigênio atingiu a meta
       *[oceans] O último oceano foi colocado
    }{ $complete ->
        [yes] { $last ->
            [yes] : Marte está terraformado, agora só os pontos contam
           *[no] : Marte está terraformado, jogue pelos pontos
        }
       *[no] { "" }
    }.
bonus-heat = Bônus: produção de calor +1{ $board ->
        [on] { " " }(já contada).
       *[off] . Mova o cubo.
    }
    .voice = Nível com bônus: sua produção de calor aumenta em um.
    .why = O bônus está impresso em menos 24 graus e em menos 20 graus (manual, parâmetros globais).
    .moves =
        { $board ->
            [on] { "" }
           *[off] Aumente a **produção de calor** em 1 | Bônus da temperatura
        }
    .facts =
        { $board ->
            [on] Bônus: produção de calor +1, já contada
           *[off] { "" }
        }
    .key = Produção de calor | +1
    .short = Bônus: sua produção de calor aumenta em 1.
bonus-ocean = Bônus: coloque um oceano.
    .voice = Nível com bônus: coloque um oceano.
    .why = O bônus está impresso em zero grau (manual, parâmetros globais).
    .facts = Bônus de 0 °C: um oceano
    .key = Oceano
    .short = Bônus: coloque um oceano.
bonus-temperature = Bônus: a temperatura sobe um nível.
    .voice = Nível com bônus: a temperatura também sobe.
    .why = O bônus está impresso em 8 por cento de oxigênio (manual, parâmetros globais).
    .facts = Bônus de 8% de oxigênio: a temperatura sobe um nível
    .key = Temperatura | +2 °C
    .short = Bônus: a temperatura sobe um nível.
bonus-lost = { $parameter ->
        [oceans] O bônus de 0 °C não rende nada: os nove oceanos já estão no mapa.
       *[temperature] O bônus de 8% de oxigênio não rende nada: a temperatura já está na meta.
    }
    .voice = { $parameter ->
        [oceans] O bônus de zero grau não rende nada: os nove oceanos já estão no mapa.
       *[temperature] O bônus de 8 por cento de oxigênio não rende nada: a temperatura já está na meta.
    }
    .why = Um parâmetro na meta não sobe mais, nem com um bônus, e então o índice de terraformação também não sobe (manual, parâmetros globais).
    .facts =
        { $parameter ->
            [oceans] O bônus de 0 °C se perde: já não há oceanos
           *[temperature] O bônus de 8% se perde: a temperatura está na meta
        }
    .key = { $parameter ->
        [oceans] Oceanos | 9
       *[temperature] Temperatura | 8 °C
    }
    .short = { $parameter ->
        [oceans] Não há bônus: os nove oceanos já estão no mapa.
       *[temperature] Não há bônus: a temperatura já está na meta.
    }
greenery-placed = Esta é a sua vegetação número { $count }.
    .voice = Esta é a sua vegetação número { $count }.
    .why = Ela deve ficar ao lado de uma peça sua, se possível; vale 1 ponto de vitória, e mais 1 por cidade sua ao lado (manual, peças).
    .moves = { $reported ->
        [yes] Receba o **bônus** da área || E 2 M€ por oceano ao lado
       *[no] Coloque a **vegetação** || Já contada. Receba o bônus e 2 M€ por oceano ao lado
    }
    .facts =
        Ao lado de uma peça sua, se possível
        Esta é a sua vegetação número { $count }
    .key = Vegetação | { $count }
    .short = Esta é a sua vegetação número { $count }: receba o bônus da área.
city-placed = Esta é a sua cidade número { $count }.
    .voice = Esta é a sua cidade número { $count }.
    .why = Ela não pode ficar ao lado de outra cidade, nem de uma neutra; no fim cada vegetação vizinha vale 1 ponto de vitória (manual, peças).
    .moves = { $reported ->
        [yes] Receba o **bônus** da área || E 2 M€ por oceano ao lado
       *[no] Coloque a **cidade** || Já contada. Receba o bônus e 2 M€ por oceano ao lado
    }
    .facts =
        Nunca ao lado de outra cidade
        Esta é a sua cidade número { $count }
    .key = Cidade | { $count }
    .short = Esta é a sua cidade número { $count }: receba o bônus da área.
tharsis-city = República de Tharsis: +{ $gain } M€ e produção de M€ +1{ $board ->
        [on] { " " }(já contados).
       *[off] . Pegue os M€ e mova o cubo.
    }
    .voice = República de Tharsis: você ganha { $gain } megacréditos, e sua produção de megacréditos aumenta em um.
    .why = A corporação ganha 3 megacréditos quando você coloca uma cidade, e 1 de produção de megacréditos por cidade colocada em Marte. Uma cidade fora de Marte rende só os 3 megacréditos: informe-os em “Recursos”.
    .title = República de Tharsis
    .moves =
        { $board ->
            [on] { "" }
           *[off] Pegue **{ $gain } M€**
        }
        { $board ->
            [on] { "" }
           *[off] Aumente a **produção de M€** em 1
        }
    .facts =
        { $board ->
            [on] +{ $gain } M€ e produção de M€ +1, já contados
           *[off] { "" }
        }
    .key = M€ | +{ $gain }
    .short = República de Tharsis: você ganha { $gain } megacréditos, e sua produção aumenta em 1.
tr-steps = Quantos pontos de IT as cartas deram? Seu IT está em { $tr }.
    .voice = Quantos pontos de índice de terraformação as cartas deram?
    .why = Algumas cartas aumentam diretamente o índice de terraformação. Os níveis dos parâmetros são informados à parte.
    .done = índice de terraformação aumentado em { $answer } por uma carta
    .reported = { tr-steps.done }
    .title = Quantos pontos de IT?
    .facts = Seu IT está em { $tr }
    .key = IT | { $tr }
    .short = Quantos pontos de índice as cartas deram?
tr-raised = IT { $tr }.
    .voice = Seu índice de terraformação é { $tr }.
    .why = O índice de terraformação dá megacréditos em cada fase de produção e pontos no fim.
    .moves = Leve o IT a **{ $tr }**
    .key = IT | { $tr }
    .short = Seu índice de terraformação está em { $tr }.

## Projetos-padrão

project = { $board ->
        [on] Qual projeto-padrão? Você tem { $megacredits } M€.
       *[off] Qual projeto-padrão?
    }
    .voice = Qual projeto-padrão você usa? { $unpaid ->
        [0] { "" }
       *[other] Seu dinheiro não dá para: { LIST($short) }.
    }
    .why = Projetos-padrão não precisam de carta, e o preço está em cada botão. O que um projeto aumenta ou coloca já entra na conta: não informe de novo. Os que não podem ser usados agora mostram o motivo (manual, projetos-padrão).
    .refused = { $answer ->
        [power-plant] Uma usina custa { $price_power-plant } M€, e você tem { $megacredits }.
        [asteroid] { $temperature ->
            [full] A temperatura já está na meta: um asteroide não faria nada.
           *[open] Um asteroide custa 14 M€, e você tem { $megacredits }.
        }
        [aquifer] { $oceans ->
            [full] Os nove oceanos já estão no mapa: não resta nenhuma peça.
           *[open] Um aquífero custa 18 M€, e você tem { $megacredits }.
        }
        [greenery] Uma vegetação custa 23 M€, e você tem { $megacredits }.
        [city] Uma cidade custa 25 M€, e você tem { $megacredits }.
       *[other] “{ $answer }” não é um projeto-padrão. Escolha na lista{ $board ->
            [on] .
           *[off] : o assistente não acompanha o seu dinheiro nesta partida.
        }
    }
    .option-power-plant = { NAME("power-plant", form: "priced") }, { $price_power-plant } M€
    .voice-power-plant = Usina, { $price_power-plant } megacréditos
    .option-asteroid = { NAME("asteroid", form: "priced") }, { $price_asteroid } M€
    .voice-asteroid = Asteroide, { $price_asteroid } megacréditos
    .option-aquifer = { NAME("aquifer", form: "priced") }, { $price_aquifer } M€
    .voice-aquifer = Aquífero, { $price_aquifer } megacréditos
    .option-greenery = { NAME("greenery", form: "priced") }, { $price_greenery } M€
    .voice-greenery = Vegetação, { $price_greenery } megacréditos
    .option-city = { NAME("city", form: "priced") }, { $price_city } M€
    .voice-city = Cidade, { $price_city } megacréditos
    .option-sell-patents = Vender patentes
    .option-back = Voltar
    .done = { $answer ->
        [sell-patents] patentes vendidas
        [back] nenhum projeto-padrão usado
       *[other] você usou o projeto-padrão “{ NAME($answer) }”
    }
    .reported = { $answer ->
        [back] { "" }
       *[other] { project.done }
    }
    .title = Qual projeto-padrão?
    .facts = O que ele aumenta ou coloca já entra na conta
    .key = Projeto-padrão
    .short = Qual projeto-padrão você usa?
paid = { $board ->
        [on] Você pagou { $price } M€{ $heat ->
            [0] { "" }
           *[other] { " " }({ $heat } em calor)
        } por { NAME($project, form: "a") } e ainda tem { $left } M€.
       *[off] Pague { $price } M€ por { NAME($project, form: "a") }.
    }
    .voice = { $board ->
        [on] Você pagou { $price } megacréditos{ $heat ->
            [0] { "" }
           *[other] , { $heat } em calor,
        } por { NAME($project, form: "a") } e ainda tem { $left }.
       *[off] Pague { $price } megacréditos por { NAME($project, form: "a") }.
    }
    .why = Os preços são: usina 11, asteroide 14, aquífero 18, vegetação 23, cidade 25 megacréditos (manual, projetos-padrão). O que a sua corporação muda já está no preço; se um desconto não está em “Estado da partida”, informe-o em “Recursos”.
    .moves = Pague **{ $price } M€** | { $board ->
        [on] Por { NAME($project, form: "a") }; você fica com { $left } M€
       *[off] Por { NAME($project, form: "a") }
    }
    .key = M€ | −{ $price }
    .short = { $board ->
        [on] Você pagou { $price } megacréditos e ainda tem { $left }.
       *[off] Pague { $price } megacréditos por { NAME($project, form: "a") }.
    }
sell-patents = Quantas cartas você vende, a 1 M€ cada?
    .voice = Quantas cartas você vende, a um megacrédito cada?
    .why = Descarte-as da mão e ganhe 1 megacrédito por carta (manual, projetos-padrão).
    .done = { $answer ->
        [0] nenhuma carta vendida
        [one] { $answer } carta vendida
       *[other] { $answer } cartas vendidas
    }
    .title = Quantas cartas você vende?
    .moves = Descarte as **cartas** vendidas | 1 M€ por carta
    .key = Cartas
    .short = Quantas cartas você vende?
sold = { $cards ->
        [0] Nenhuma carta vendida: você não ganha nada.
       *[other] { $board ->
            [on] Você ganhou { $cards } M€
           *[off] Pegue { $cards } M€
        } { $cards ->
            [one] pela sua carta.
           *[other] pelas suas cartas.
        }
    }
    .voice = { $cards ->
        [0] Você não vende nada.
        [one] Você ganha um megacrédito pela sua carta.
       *[other] Você ganha { $cards } megacréditos pelas suas cartas.
    }
    .why = Você ganha 1 megacrédito por carta descartada (manual, projetos-padrão).
    .moves =
        { $board ->
            [on] { "" }
           *[off] { $cards ->
                [0] { "" }
               *[other] Pegue **{ $cards } M€** | Pelas suas cartas
            }
        }
    .facts =
        { $cards ->
            [0] Nenhuma carta vendida
           *[other] { $board ->
                [on] Você ganhou { $cards } M€ pelas suas cartas
               *[off] { "" }
            }
        }
    .key = M€ | { SIGNED($cards) }
    .short = { $cards ->
        [0] Você não vende nada.
        [one] Você ganha { $cards } megacrédito pela sua carta.
       *[other] Você ganha { $cards } megacréditos pelas suas cartas.
    }
power-plant = Produção de energia +1{ $board ->
        [on] { " " }(já contada).
       *[off] . Mova o cubo.
    }
    .voice = Sua produção de energia aumenta em um.
    .why = Uma usina aumenta a produção de energia em um nível (manual, projetos-padrão).
    .moves =
        { $board ->
            [on] { "" }
           *[off] Aumente a **produção de energia** em 1
        }
    .facts =
        { $board ->
            [on] Produção de energia +1, já contada
           *[off] { "" }
        }
    .key = Produção de energia | +1
    .short = Sua produção de energia aumenta em 1.
city-income = Produção de M€ +1{ $board ->
        [on] { " " }(já contada).
       *[off] . Mova o cubo.
    }
    .voice = Sua produção de megacréditos aumenta em um.
    .why = O projeto-padrão Cidade aumenta a produção de megacréditos em um nível (manual, projetos-padrão).
    .moves =
        { $board ->
            [on] { "" }
           *[off] Aumente a **produção de M€** em 1
        }
    .facts =
        { $board ->
            [on] Produção de M€ +1, já contada
           *[off] { "" }
        }
    .key = Produção de M€ | +1
    .short = Sua produção de megacréditos aumenta em 1.
comes-back = Você recebe { $amount } M€ de volta{ $board ->
        [on] { " " }(já contados)
       *[off] { "" }
    }{ $reason ->
        [back-from-20] : o custo impresso é de 20 ou mais.
        [back-event] : foi um evento.
       *[back-project] : foi um projeto-padrão.
    }
    .voice = { $amount ->
        [one] Você recebe { $amount } megacrédito de volta
       *[other] Você recebe { $amount } megacréditos de volta
    } { $reason ->
        [back-from-20] por um custo impresso de 20 ou mais.
        [back-event] por um evento.
       *[back-project] por um projeto-padrão.
    }
    .why = A sua corporação ou uma carta devolve esse valor depois que você paga tudo. Para corrigir o valor, use “Estado da partida”.
    .moves =
        { $board ->
            [on] { "" }
           *[off] Pegue **{ $amount } M€** | De volta
        }
    .facts =
        { $board ->
            [on] +{ $amount } M€ de volta, já contados
           *[off] { "" }
        }
    .key = M€ | +{ $amount }
    .short = Você recebe { $amount ->
        [one] { $amount } megacrédito
       *[other] { $amount } megacréditos
    } de volta.
rating-paid = { $board ->
        [on] Você pagou { $price } M€ por mais 1 ponto de IT.
       *[off] Pague { $price } M€ por mais 1 ponto de IT.
    }
    .voice = { $board ->
        [on] Você pagou { $price ->
            [one] { $price } megacrédito
           *[other] { $price } megacréditos
        } por um ponto do índice de terraformação.
       *[off] Pague { $price ->
            [one] { $price } megacrédito
           *[other] { $price } megacréditos
        } por um ponto do índice de terraformação.
    }
    .why = É a ação da sua corporação: uma vez por geração, se o índice de terraformação subiu nessa geração.
    .moves = Pague **{ $price } M€** | Por mais 1 ponto de IT
    .key = M€ | −{ $price }
    .short = Pague { $price ->
        [one] { $price } megacrédito
       *[other] { $price } megacréditos
    } por um ponto do índice.
card-tags = { $tag ->
        [event] A carta é um evento?
        [earth] Quantos ícones da Terra a carta tem?
        [space] A carta tem um ícone espacial?
       *[power] A carta tem um ícone de energia?
    }
    .why = { $tag ->
        [event] Depois de um evento, você recebe { $discount ->
            [one] { $discount } megacrédito
           *[other] { $discount } megacréditos
        } de volta, por causa da sua corporação ou de uma carta.
       *[other] { $tag ->
            [earth] Cada ícone tira
           *[other] Esse ícone tira
        } { $discount ->
            [one] { $discount } megacrédito
           *[other] { $discount } megacréditos
        } do preço, por causa da sua corporação ou de uma carta.
    } Para corrigir o valor, use “Estado da partida”.
    .option = { $tag ->
        [earth] { $option }
       *[other] { $option ->
            [0] Não
           *[1] Sim
        }
    }
    .done = { $tag ->
        [event] { $answer ->
            [0] a carta não é evento
           *[1] a carta é um evento
        }
        [earth] { $answer ->
            [0] a carta não tem ícone da Terra
            [one] a carta tem { $answer } ícone da Terra
           *[other] a carta tem { $answer } ícones da Terra
        }
        [space] { $answer ->
            [0] a carta não tem ícone espacial
           *[1] a carta tem um ícone espacial
        }
       *[power] { $answer ->
            [0] a carta não tem ícone de energia
           *[1] a carta tem um ícone de energia
        }
    }
    .title = { $tag ->
        [event] Um evento?
        [earth] Quantos ícones da Terra?
        [space] Um ícone espacial?
       *[power] Um ícone de energia?
    }
    .facts = { $tag ->
        [event] Por um evento, { $discount } M€ de volta
       *[other] { $discount } M€ a menos
    }
    .key = M€ | { $discount }
    .short = { $tag ->
        [event] A carta é um evento?
        [earth] Quantos ícones da Terra a carta tem?
        [space] A carta tem um ícone espacial?
       *[power] A carta tem um ícone de energia?
    }
heat-paid = Quanto dos { $price } M€ você paga em calor? Você tem { $megacredits } M€ e { $heat } de calor.
    .voice = Quanto do preço você paga em calor?
    .why = Com a sua corporação, calor vale como megacréditos para pagar. O calor que sobrar ainda pode aumentar a temperatura: 8 por nível.
    .done = { $answer } pagos em calor
    .title = Quanto em calor?
    .facts =
        O preço é de { $price } M€
        Você tem { $megacredits } M€ e { $heat } de calor
    .key = Calor | { $heat }
    .short = Quanto dos { $price } megacréditos você paga em calor?

## O tabuleiro de jogador

card-cost = Quanto custa a carta? Você pode pagar até { $most } M€.
    .voice = { $printed ->
        [yes] Qual é o custo impresso da carta?
       *[no] Quanto custa a carta, já com os descontos?
    }
    .why = { $printed ->
        [yes] Informe o custo impresso: o assistente aplica o que a sua corporação e as cartas mudam. Subtraia antes os outros descontos.
       *[no] Informe o custo já com os descontos.
    } Cada aço paga 2 megacréditos de uma carta com ícone de construção, e cada titânio, 3 de uma carta com ícone espacial (manual, recursos).
    .done = a carta custa { $answer ->
        [1] { $answer } megacrédito
       *[other] { $answer } megacréditos
    }
    .title = Quanto custa a carta?
    .facts =
        { $printed ->
            [yes] O custo impresso; o assistente desconta { $discount } M€
           *[no] Já com os descontos
        }
        Até { $most } M€, com o aço e o titânio
    .key = Carta
    .short = { $printed ->
        [yes] Qual é o custo impresso da carta?
       *[no] Quanto custa a carta, já com os descontos?
    }
card-payment = { $cost } M€: como você paga?
    .voice = Como você paga { $cost ->
        [one] { $cost } megacrédito
       *[other] os { $cost } megacréditos
    }?
    .why = Cada aço paga 2 megacréditos de uma carta com ícone de construção, e cada titânio, 3 de uma carta com ícone espacial; não há troco (manual, recursos). Se uma carta ou a sua corporação aumenta o valor deles, corrija em “Estado da partida”.
    .option-steel = { $steel_steel } de aço{ $steel_megacredits ->
        [0] { "" }
        [one] { " " }e { $steel_megacredits } megacrédito
       *[other] { " " }e { $steel_megacredits } megacréditos
    }
    .option-titanium = { $titanium_titanium } de titânio{ $titanium_megacredits ->
        [0] { "" }
        [one] { " " }e { $titanium_megacredits } megacrédito
       *[other] { " " }e { $titanium_megacredits } megacréditos
    }
    .option-megacredits = { $megacredits_megacredits ->
        [one] { $megacredits_megacredits } megacrédito
       *[other] { $megacredits_megacredits } megacréditos
    }
    .option-both = { $both_steel } de aço, { $both_titanium } de titânio{ $both_megacredits ->
        [0] { "" }
        [one] { " " }e { $both_megacredits } megacrédito
       *[other] { " " }e { $both_megacredits } megacréditos
    }
    .option-other = Outras quantias
    .done = { $answer ->
        [other] você escolheu outras quantias
       *[all] você pagou { $choice }
    }
    .title = { $cost } M€: como você paga?
    .facts =
        Aço: ícone de construção; titânio: ícone espacial
        Não há troco
    .key = M€ | { $cost }
    .short = Como você paga { $cost ->
        [one] { $cost } megacrédito
       *[other] os { $cost } megacréditos
    }?
card-metal = Quanto { NAME($resource, form: "of") } você usa? Falta pagar { $left } M€.
    .voice = Quanto { NAME($resource, form: "of") } você usa?
    .why = Cada cubo paga { $worth } megacréditos. O resto é pago em megacréditos (manual, recursos).
    .done = você usou { $answer } { NAME($resource, form: "of") }
    .title = Quanto { NAME($resource, form: "of") } você usa?
    .facts =
        Falta pagar { $left } M€
        { $worth } M€ por cubo; o resto em megacréditos
    .key = { NAME($resource) }
    .short = Quanto { NAME($resource, form: "of") } você usa?
card-paid = Pago: { $steel ->
        [0] { "" }
       *[other] { $steel } de aço,
    } { $titanium ->
        [0] { "" }
       *[other] { $titanium } de titânio,
    } { $megacredits } M€{ $heat ->
        [0] { "" }
       *[other] , { $heat } de calor
    }. Você tem { $left } M€.
    .voice = Está pago. { $left ->
        [0] Não sobram megacréditos.
        [one] Sobra { $left } megacrédito.
       *[other] Sobram { $left } megacréditos.
    }
    .why = Os cubos do seu tabuleiro devem mostrar o mesmo; se não, corrija em “Estado da partida”.
    .facts =
        Pago: { $steel ->
            [0] { "" }
           *[other] { $steel } de aço,
        } { $titanium ->
            [0] { "" }
           *[other] { $titanium } de titânio,
        } { $megacredits } M€{ $heat ->
        [0] { "" }
       *[other] , { $heat } de calor
    }
        Você tem { $left } M€
    .key = M€ | { $left }
    .short = Está pago; você ainda tem { $left ->
        [1] { $left } megacrédito.
       *[other] { $left } megacréditos.
    }
card-change = Qual produção a carta aumenta em 1?
    .voice = Qual produção a carta aumenta em um?
    .why = A maioria das cartas aumenta uma produção em um nível. Informe também o que mais a carta fizer: recursos, parâmetros, peças (manual, fase de ações).
    .option-none = Nenhuma
    .option-production = Outra quantia
    .option-stock = Recursos
    .done = { $answer ->
        [none] a carta não aumenta nenhuma produção
        [production] a carta muda a produção em outra quantia
        [stock] a carta muda recursos
       *[other] produção { NAME($answer, form: "of") } +1
    }
    .title = Qual produção aumenta em 1?
    .facts = Informe também o que mais a carta fizer
    .key = Produção | +1
    .short = Qual produção a carta aumenta em 1?
stock = Qual recurso mudou?
    .voice = Qual recurso mudou?
    .why = Informe ganhos, pagamentos e o que as cartas tiram. Para pagar uma carta ou um projeto-padrão, use o botão correspondente.
    .option-megacredits = Megacréditos: { $megacredits }
    .option-steel = Aço: { $steel }
    .option-titanium = Titânio: { $titanium }
    .option-plants = Plantas: { $plants }
    .option-energy = Energia: { $energy }
    .option-heat = Calor: { $heat }
    .option-back = Voltar
    .done = { $answer ->
        [back] nenhum recurso mudou
       *[other] mudou a quantidade { NAME($answer, form: "of") }
    }
    .title = Qual recurso mudou?
    .key = Recursos
    .short = Qual recurso mudou?
stock-change = { NAME($resource) }: { $now }. Quanto você ganha ou perde?
    .voice = { NAME($resource) }: quanto você ganha ou perde?
    .why = Informe só a mudança: o assistente faz a soma.
    .option = { SIGNED($option) }
    .done = a quantidade { NAME($resource, form: "of") } mudou em { $choice }
    .reported = a quantidade { NAME($resource, form: "of") } mudou em { $choice }
    .title = { NAME($resource) }: quanto você ganha?
    .facts =
        Você tem { $now }
        Para uma perda, use um número com −
    .key = { NAME($resource) } | { $now }
    .short = { NAME($resource) }: quanto você ganha ou perde?
stock-changed = { NAME($resource) }: { $now }.
    .voice = { NAME($resource) }: agora você tem { $now }.
    .why = Os cubos do seu tabuleiro devem mostrar o mesmo; se não, corrija em “Estado da partida”.
    .facts = { NAME($resource) }: { $now }
    .key = { NAME($resource) } | { $now }
    .short = { NAME($resource) }: agora você tem { $now }.
output = Qual produção mudou?
    .voice = Qual produção mudou?
    .why = Informe o que as cartas mudam. Níveis com bônus e projetos-padrão já entram na conta.
    .option-megacredits = Megacréditos: { $megacredits }
    .option-steel = Aço: { $steel }
    .option-titanium = Titânio: { $titanium }
    .option-plants = Plantas: { $plants }
    .option-energy = Energia: { $energy }
    .option-heat = Calor: { $heat }
    .option-back = Voltar
    .done = { $answer ->
        [back] nenhuma produção mudou
       *[other] mudou a produção de { NAME($answer, form: "inline") }
    }
    .title = Qual produção mudou?
    .key = Produção
    .short = Qual produção mudou?
output-change = Produção { NAME($resource, form: "of") }: { $now }. Quanto subiu ou caiu?
    .voice = Quanto subiu ou caiu a sua produção { NAME($resource, form: "of") }?
    .why = A produção de megacréditos pode cair até menos 5; as outras nunca ficam abaixo de 0 (manual, produção).
    .option = { SIGNED($option) }
    .done = a produção { NAME($resource, form: "of") } mudou em { $choice }
    .reported = a produção { NAME($resource, form: "of") } mudou em { $choice }
    .title = Produção { NAME($resource, form: "of") }: quanto subiu?
    .facts =
        Está em { $now }
        Para diminuir, use um número com −
    .key = Produção | { $now }
    .short = Quanto subiu ou caiu a sua produção { NAME($resource, form: "of") }?
output-changed = Produção { NAME($resource, form: "of") }: { $now }.
    .voice = Sua produção { NAME($resource, form: "of") } agora é { $now }.
    .why = A produção de megacréditos pode cair até menos 5; as outras nunca ficam abaixo de 0 (manual, produção).
    .facts = Produção { NAME($resource, form: "of") }: { $now }
    .key = { NAME($resource) } | { $now }
    .short = Sua produção { NAME($resource, form: "of") } agora é { $now }.
production = Produção: converta a energia em calor, pegue { $tr } M€ pelo seu IT mais a sua produção de M€, e depois os outros recursos.
    .again = Produção: { $tr } M€ pelo seu IT, e o que você produz.
    .again-short = Pegue { $tr } megacréditos e o que você produz.
    .again-moves =
        Pegue **{ $tr } M€** e a sua **produção** | Antes, a energia vira calor
    .voice = É a fase de produção. Converta sua energia em calor. Pegue { $tr ->
        [one] { $tr } megacrédito
       *[other] { $tr } megacréditos
    } pelo seu índice de terraformação, mais a sua produção de megacréditos, e os recursos das outras produções.
    .why = A energia não usada vira calor antes de qualquer produção (manual, fase de produção).
    .done = produção recebida
    .title = Produção
    .moves =
        Converta a **energia** em calor
        Pegue **{ $tr } M€** pelo seu IT
        Pegue a sua **produção de M€**
        Receba as **outras produções** | Aço, titânio, plantas, energia e calor
    .key = M€ | { $tr }
    .short = A energia vira calor; pegue { $tr } megacréditos e o que você produz.
produce = Produção: a energia vira calor, depois você recebe { $income } M€ (IT { $tr }, produção { $output }) e os recursos das outras produções.
    .again = Produção: { $income } M€ (IT { $tr }, produção { $output }) e os recursos das outras produções.
    .again-short = Pegue { $income } megacréditos e os outros recursos.
    .again-moves =
        Pegue **{ $income } M€** e as outras **produções** | Antes, a energia vira calor
    .voice = É a fase de produção. A energia vira calor. Depois você recebe { $income ->
        [one] { $income } megacrédito
       *[other] { $income } megacréditos
    }, e os outros recursos.
    .why = A energia não usada vira calor antes de qualquer produção; os megacréditos vêm do índice de terraformação e da produção de megacréditos juntos (manual, fase de produção).
    .option-produce = Produzir
    .done = produção recebida
    .title = Produção
    .moves =
        Converta a **energia** em calor
        Pegue **{ $income } M€** | IT { $tr }, produção { $output }
        Receba as **outras produções** | Aço, titânio, plantas, energia e calor
    .key = M€ | { $income }
    .short = A energia vira calor; pegue { $income } megacréditos e os outros recursos.
produced = Você tem { $megacredits } M€, aço { $steel }, titânio { $titanium }, plantas { $plants }, energia { $energy }, calor { $heat }.
    .voice = Você tem { $megacredits ->
        [0] { $megacredits } megacréditos
        [one] { $megacredits } megacrédito
       *[other] { $megacredits } megacréditos
    }, { $plants ->
        [0] { $plants } plantas
        [one] uma planta
        [2] duas plantas
       *[other] { $plants } plantas
    } e { $heat } de calor.
    .why = Os cubos do seu tabuleiro devem mostrar o mesmo; se não, corrija em “Estado da partida”.
    .facts =
        Você tem { $megacredits } M€
        Aço { $steel }, titânio { $titanium }, plantas { $plants }
        Energia { $energy }, calor { $heat }
    .key = M€ | { $megacredits }
    .short = Você tem { $megacredits ->
        [0] { $megacredits } megacréditos
        [one] { $megacredits } megacrédito
       *[other] { $megacredits } megacréditos
    }, { $plants ->
        [0] { $plants } plantas
        [one] { $plants } planta
       *[other] { $plants } plantas
    } e { $heat } de calor.

## O fim

goals-met = { $goal ->
        [tr63] IT { $tr }: a meta de { $needed } foi atingida!
       *[parameters] Os três parâmetros atingiram as metas: Marte está terraformado!
    }
    .voice = { $goal ->
        [tr63] Seu índice de terraformação é { $tr }. A meta de { $needed } foi atingida!
       *[parameters] Os três parâmetros atingiram as metas. Marte está terraformado!
    }
    .why = { $goal ->
        [tr63] O índice de terraformação é verificado depois da produção da última geração (a variante solo do Prelúdio).
       *[parameters] As metas são verificadas depois da produção da última geração (manual, regras solo).
    }
    .title = { $goal ->
        [tr63] A meta de { $needed } foi atingida!
       *[parameters] Marte está terraformado!
    }
    .facts =
        { $goal ->
            [tr63] IT { $tr }
           *[parameters] Os três parâmetros atingiram as metas
        }
    .key = { $goal ->
        [tr63] IT | { $tr }
       *[parameters] Terraformado
    }
    .short = { $goal ->
        [tr63] Seu índice está em { $tr }: a meta foi atingida!
       *[parameters] Marte está terraformado!
    }
goals-missed = { $goal ->
        [tr63] IT { $tr }: a meta de { $needed } não foi atingida.
       *[parameters] Marte não foi terraformado: faltou completar { LIST($missed, form: "the") }.
    }
    .voice = { $goal ->
        [tr63] Seu índice de terraformação é { $tr }. A meta de { $needed } não foi atingida.
       *[parameters] Marte não foi terraformado: faltou completar { LIST($missed, form: "the") }.
    }
    .why = { $goal ->
        [tr63] O índice de terraformação é verificado depois da produção da última geração (a variante solo do Prelúdio). Os pontos ainda podem ser contados.
       *[parameters] Se falta algum parâmetro depois da produção da última geração, a partida está perdida (manual, regras solo). Os pontos ainda podem ser contados.
    }
    .title = { $goal ->
        [tr63] A meta de { $needed } não foi atingida
       *[parameters] Marte não foi terraformado
    }
    .facts =
        { $goal ->
            [tr63] IT { $tr }
           *[parameters] Faltou completar { LIST($missed, form: "the") }
        }
    .key = { $goal ->
        [tr63] IT | { $tr }
       *[parameters] Não terraformado
    }
    .short = { $goal ->
        [tr63] Seu índice está em { $tr }: a meta não foi atingida.
       *[parameters] Faltou completar { LIST($missed, form: "the") }.
    }
final-greeneries = Converta plantas em vegetações, { $conversion } para cada uma: o oxigênio não sobe. Quantas você coloca?{ $board ->
        [on] { " " }Suas plantas: { $plants }.
       *[off] { "" }
    }
    .voice = Você pode converter plantas em vegetações, { $conversion } para cada uma, sem aumentar o oxigênio. Quantas você coloca?
    .why = Depois da última geração as plantas viram vegetações pelas regras normais, mas nem o oxigênio nem o seu índice de terraformação sobem (manual, regras solo).
    .done = { $answer ->
        [0] nenhuma vegetação no fim
        [one] { $answer } vegetação no fim
       *[other] { $answer } vegetações no fim
    }
    .title = Quantas vegetações?
    .moves = Coloque cada **vegetação** [−{ $conversion } plant] || O bônus impresso também vale
    .facts =
        O oxigênio não sobe
        { $board ->
            [on] Suas plantas: { $plants }
           *[off] { "" }
        }
    .key = Plantas | { $conversion }
    .short = Quantas vegetações você coloca no fim, por { $conversion } plantas cada?
score-tr = Qual é o seu IT? Registrado: { $known }
    .voice = Qual é o seu índice de terraformação?
    .why = Cada ponto do índice de terraformação vale 1 ponto de vitória (manual, pontuação final).
    .done = índice de terraformação: { $answer }
    .title = Qual é o seu IT?
    .facts = Registrado: { $known }
    .key = IT | { $known }
    .short = Qual é o seu índice de terraformação?
score-greeneries = Quantas vegetações são suas? 1 ponto cada. Registradas: { $known }
    .voice = Quantas vegetações são suas?
    .why = Cada vegetação sua vale 1 ponto de vitória; as neutras não são suas (manual, pontuação final).
    .done = vegetações: { $answer }
    .title = Quantas vegetações são suas?
    .facts =
        1 ponto cada
        Registradas: { $known }
    .key = Vegetações | { $known }
    .short = Quantas vegetações são suas?
score-cities = Quantas vegetações, de qualquer jogador, há ao lado das suas cidades, cidade por cidade? Cidades informadas: { $cities }
    .voice = Quantas vegetações, de qualquer jogador, há ao lado das suas cidades, cidade por cidade?
    .why = Cada uma vale 1 ponto de vitória. Uma vegetação ao lado de duas cidades suas conta duas vezes; as neutras também contam (manual, pontuação final).
    .done = vegetações ao lado das cidades: { $answer }
    .title = Vegetações junto às cidades?
    .facts =
        Ao lado de cada cidade sua, de qualquer jogador
        Cidades informadas: { $cities }
    .key = Cidades | { $cities }
    .short = Quantas vegetações há ao lado das suas cidades, cidade por cidade?
cities-doubted = { $points ->
        [1] { $points } vegetação
       *[other] { $points } vegetações
    } { $cities ->
        [0] sem cidade informada
        [1] para { $cities } cidade informada
       *[other] para { $cities } cidades informadas
    }: uma cidade tem no máximo 6 áreas vizinhas. Se está certo na mesa, siga; se foi engano, desfaça.
    .voice = { $cities ->
        [0] Você não informou nenhuma cidade, então não deveria haver nada a contar.
        [1] Você informou { $cities } cidade, e ela tem no máximo seis áreas vizinhas.
       *[other] Você informou { $cities } cidades, e cada uma tem no máximo seis áreas vizinhas.
    } Se foi engano, desfaça.
    .why = Uma vegetação junto a duas cidades suas conta duas vezes, mas nenhuma cidade tem mais de seis áreas vizinhas (manual, peças). Uma cidade que não foi informada não é contada: vale o que está na mesa.
    .facts =
        { $points ->
            [1] { $points } vegetação
           *[other] { $points } vegetações
        } { $cities ->
            [0] sem cidade informada
            [1] para { $cities } cidade informada
           *[other] para { $cities } cidades informadas
        }: 6 cada, no máximo
        Foi engano? “Desfazer”
    .key = Cidades | { $cities }
    .short = { $cities ->
        [0] Nenhuma cidade foi informada aqui.
        [one] Foi informada { $cities } cidade, com no máximo 6 áreas vizinhas.
       *[other] Foram informadas { $cities } cidades, com no máximo 6 áreas vizinhas cada.
    }
score-cards = Quantos pontos há nas suas cartas? Os eventos jogados também contam.
    .voice = Quantos pontos há nas suas cartas? Os eventos jogados também contam.
    .why = Conte primeiro as cartas que dão pontos pelos recursos sobre elas, depois todos os pontos impressos, inclusive os negativos (manual, pontuação final).
    .done = pontos das cartas: { $answer }
    .title = Pontos das suas cartas?
    .facts = Com os eventos jogados
    .key = Cartas
    .short = Quantos pontos dão as suas cartas, com os eventos?
verdict = { $won ->
        [yes] Você venceu com { $total } PV:
       *[no] { $goal ->
            [tr63] Você perdeu: o IT ficou abaixo de 63.
           *[parameters] Você perdeu: faltou completar { LIST($missed, form: "the") }.
        } Sua pontuação seria de { $total } PV:
    } IT { $tr }, vegetações { $greeneries }, cidades { $cities }, cartas { $cards }.
    .voice = { $won ->
        [yes] Você venceu com { $total ->
            [0] { $total } pontos de vitória
            [one] { $total } ponto de vitória
           *[other] { $total } pontos de vitória
        }!
       *[no] Você perdeu desta vez. Sua pontuação seria de { $total ->
            [0] { $total } pontos.
            [one] { $total } ponto.
           *[other] { $total } pontos.
        }
    }
    .why = É a soma do índice de terraformação, das vegetações, das vegetações ao lado das cidades e das cartas (manual, pontuação final).
    .title = { $won ->
        [yes] Você venceu com { $total } PV!
       *[no] Você perdeu
    }
    .facts = { $won ->
        [yes] IT { $tr }, vegetações { $greeneries }, cidades { $cities }, cartas { $cards }
       *[no] { $goal ->
            [tr63] O IT ficou abaixo de 63
           *[parameters] { "" }
        }
    }
    .key = PV | { $total }
    .short = { $won ->
        [yes] Você venceu com { $total ->
            [0] { $total } pontos!
            [one] { $total } ponto!
           *[other] { $total } pontos!
        }
       *[no] Você perdeu; sua pontuação seria de { $total }.
    }

## Como está a partida

goal-parameter = { $parameter ->
        [temperature] Temperatura: { $value } °C, meta { $goal } °C
        [oxygen] Oxigênio: { $value }%, meta { $goal }%
       *[oceans] Oceanos: { $value } de { $goal }
    }{ $left ->
        [0] { "" }
        [one] , falta { $left }{ $parameter ->
            [oceans] { "" }
           *[other] { " " }nível
        }
       *[other] , faltam { $left }{ $parameter ->
            [oceans] { "" }
           *[other] { " " }níveis
        }
    }
    .voice = { $parameter ->
        [temperature] A temperatura está em { $value ->
            [0] zero grau; a meta é { $goal }.
            [one] { degrees-aloud } grau; a meta é { $goal }.
           *[other] { degrees-aloud } graus; a meta é { $goal }.
        }
        [oxygen] O oxigênio está em { $value } por cento; a meta é { $goal }.
       *[oceans] { $value ->
            [0] Nenhum dos { $goal } oceanos está no mapa.
            [1] { $value } dos { $goal } oceanos está no mapa.
           *[other] { $value } dos { $goal } oceanos estão no mapa.
        }
    } { $left ->
        [0] { "" }
        [one] Falta { $left }{ $parameter ->
            [oceans] { " " }oceano.
           *[other] { " " }nível.
        }
       *[other] Faltam { $left }{ $parameter ->
            [oceans] { " " }oceanos.
           *[other] { " " }níveis.
        }
    }
    .why = Temperatura de 8 graus, oxigênio de 14 por cento e nove oceanos são as metas (manual, parâmetros globais).
    .title = { $parameter ->
        [temperature] Temperatura { $value } °C
        [oxygen] Oxigênio { $value }%
       *[oceans] Oceanos: { $value }
    }
    .facts =
        { $parameter ->
            [temperature] Meta: { $goal } °C
            [oxygen] Meta: { $goal }%
           *[oceans] Meta: { $goal }
        }{ $left ->
            [0] { "" }
            [one] , falta { $left }
           *[other] , faltam { $left }
        }
    .key = { $parameter ->
        [temperature] Temperatura | { $value } °C
        [oxygen] Oxigênio | { $value }%
       *[oceans] Oceanos | { $value }
    }
    .short = { $parameter ->
        [temperature] Temperatura { degrees-aloud }, meta { $goal }
        [oxygen] Oxigênio { $value } de { $goal }
       *[oceans] Oceanos { $value } de { $goal }
    }{ $left ->
        [0] : completo.
        [one] : falta { $left }.
       *[other] : faltam { $left }.
    }
goal-tr = IT: { $tr } de { $needed }
    .voice = Seu índice de terraformação é { $tr }; a meta é { $needed }.
    .why = Você vence com 63 ou mais depois da última geração: é a variante solo do Prelúdio.
    .title = IT { $tr }
    .facts = Meta: { $needed }
    .key = IT | { $tr }
    .short = Seu índice está em { $tr }, de { $needed }.
goal-finish = Terminar com projetos-padrão: { $cost } M€; você tem { $have } M€
    .voice = Terminar com projetos-padrão custaria { $cost ->
        [one] { $cost } megacrédito
       *[other] { $cost } megacréditos
    }; você tem { $have }.
    .why = A conta usa os seus preços e estes projetos: vegetação, { $greeneries }; asteroide, { $asteroids }; aquífero, { $aquifers }. Os níveis de bônus são grátis, suas plantas viram vegetações ({ $plants }) e seu calor, níveis de temperatura ({ $heat }), e o que você recebe de volta depois de um projeto é descontado. O que você ainda vai produzir não é contado. Este cálculo é nosso, não do manual.
    .title = Para terminar: { $cost } M€
    .facts =
        Com projetos-padrão; você tem { $have } M€
        Vegetação: { $greeneries }, asteroide: { $asteroids }, aquífero: { $aquifers }
    .key = M€ | { $cost }
    .short = Terminar com projetos-padrão custa { $cost } megacréditos; você tem { $have }.
goal-generations = { $left ->
        [one] A última das { $generations } gerações
       *[other] Restam { $left } das { $generations } gerações, contando esta
    }
    .voice = { $left ->
        [one] Resta uma das { $generations } gerações, contando esta.
        [2] Restam duas das { $generations } gerações, contando esta.
       *[other] Restam { $left } das { $generations } gerações, contando esta.
    }
    .why = As metas devem ser atingidas antes do fim da última geração (manual, regras solo).
    .title = Gerações restantes: { $left }
    .facts = Contando esta, de { $generations } ao todo
    .key = Gerações | { $left }
    .short = { $left ->
        [0] Não restam gerações.
        [one] Resta { $left } geração.
       *[other] Restam { $left } gerações.
    }

## No cabeçalho

header-generation = Ger. { $generation }
header-of = de { $generations }
table-finish = Terminar com projetos-padrão
picture-each = { $price }/ger.

## Opções

option-deck = Quem sorteia as cidades neutras?
    .why = Os custos de quatro cartas de projeto definem onde ficam as peças neutras no mapa de Tharsis. O assistente os sorteia entre os custos de todas as 208 cartas, ou você revela quatro cartas e informa os custos delas.
    .option-app = O assistente
    .option-physical = Você, com 4 cartas reais
option-prelude = Prelúdios
    .why = Com a expansão Prelúdio, a partida solo dura 12 gerações em vez de 14.
    .option-off = Sem: 14 gerações
    .option-on = Com: 12 gerações
option-goal = Meta
    .why = A meta do manual são os três parâmetros. O índice de terraformação 63 é a variante solo do Prelúdio.
    .option-parameters = Os três parâmetros
    .option-tr63 = Índice de terraformação 63
option-board = Seus recursos e sua produção
    .why = O assistente pode acompanhar seus recursos e sua produção: nesse caso, ele paga as cartas, os projetos-padrão e as conversões e faz a produção.
    .option-off = Só no seu tabuleiro
    .option-on = O assistente também conta

## Nomes

name-classic = Terraforming Mars
name-you = Você
name-generation = Geração
    .short = Geração
name-generations = Gerações
name-phase = Fase
name-setup = preparação
name-research = pesquisa
name-actions = ações
name-final = pontuação
name-corporation = Corporação
    .none = nenhuma
name-other = Outra
name-tharsis-republic = República de Tharsis
name-modifiers = Preços
name-greenery-plants = plantas por vegetação
name-heat-pays = pagar com calor (1: sim)
name-power-discount = desconto, ícone de energia
name-earth-discount = desconto, ícone da Terra
name-space-discount = desconto, carta espacial
name-card-discount = desconto, qualquer carta
name-back-from-20 = megacréditos de volta, custo de 20 ou mais
name-back-event = megacréditos de volta, evento
name-back-project = megacréditos de volta, projeto-padrão
name-tr-price = preço de um nível do índice de terraformação
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
name-parameters = Parâmetros
name-temperature = temperatura
    .the = a temperatura
    .short = °C
    .field = Temperatura
name-oxygen = oxigênio
    .the = o oxigênio
    .short = % oxigênio
    .field = Oxigênio
name-oceans = oceanos
    .the = os oceanos
    .short = Oceanos
    .field = Oceanos
name-value = agora
    .field = { "" }
name-goal = meta
name-full = completo
name-tr = Índice de terraformação
    .short = IT
    .report = IT de carta
    .report-voice = Índice de terraformação de uma carta
name-tr_causes = Índice de terraformação vindo de
name-start = início
name-cards = Cartas
name-correction = correções
name-greeneries = Vegetações
name-cities = Cidades
    .field = Cidades
name-stock = Recursos
    .none = sem registro
name-production = Produção
    .none = sem registro
name-worth = Valor
    .none = sem registro
name-megacredits = Megacréditos
    .inline = megacréditos
    .of = de megacréditos
    .short = M€
name-steel = Aço
    .inline = aço
    .of = de aço
    .short = Aço
name-titanium = Titânio
    .inline = titânio
    .of = de titânio
    .short = Titânio
name-plants = Plantas
    .inline = plantas
    .of = de plantas
    .short = Plantas
name-energy = Energia
    .inline = energia
    .of = de energia
    .short = Energia
name-heat = Calor
    .inline = calor
    .of = de calor
    .short = Calor
name-neutral = Peças neutras
    .none = nenhuma
name-tile = Peça
name-row = fileira
name-place = área
name-city = cidade
    .a = uma cidade
    .priced = Cidade
name-greenery = vegetação
    .a = uma vegetação
    .priced = Vegetação
name-project = Projeto-padrão
    .short = Proj.-padrão
    .report = Proj.-padrão
    .report-voice = Projeto-padrão
name-power-plant = usina
    .a = uma usina
    .priced = Usina
name-asteroid = asteroide
    .a = um asteroide
    .priced = Asteroide
name-aquifer = aquífero
    .a = um aquífero
    .priced = Aquífero
name-prelude = Prelúdios
name-tr63 = índice de terraformação 63
name-parameters-prelude = três parâmetros, com Prelúdios
name-tr63-prelude = índice de terraformação 63, com Prelúdios
name-1 = 1
name-2 = 2
name-3 = 3
name-4 = 4
