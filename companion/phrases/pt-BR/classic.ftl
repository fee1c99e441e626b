# Terraforming Mars, solo. Os valores são mostrados, .voice é falado, .why é a razão com a fonte,
# .done é o nome que o desfazer dá à resposta. Os nomes ficam no fim.

## Preparação

setup-board = Prepare: temperatura −30 °C, oxigênio 0 %, 9 oceanos, geração 1, IT 14. Sem marcos, prêmios nem produção. Embaralhe os projetos, com a Era das Corporações{ $prelude ->
        [on] , e os Prelúdios à parte
       *[off] { "" }
    }.
    .voice = Prepare o tabuleiro. A temperatura está em menos 30 graus, o oxigênio em 0 por cento, e nove peças de oceano ficam prontas. Ponha o marcador de geração no 1 e o seu índice de terraformação no 14. Não há marcos, nem prêmios, nem produção inicial. Embaralhe todas as cartas de projeto, com as da Era das Corporações{ $prelude ->
        [on] , e os Prelúdios à parte
       *[off] { "" }
    }.
    .why = A partida solo usa a Era das Corporações e começa sem produção, com o índice de terraformação em 14. Um oponente neutro não possui nada, mas cartas podem tirar dele (manual, regras solo). { $goal ->
        [tr63] Você vence com o índice de terraformação em 63: uma meta conhecida da versão digital, não das regras impressas.
       *[parameters] Você vence se os três parâmetros atingirem suas metas.
    }
    .done = o tabuleiro preparado
neutral-cost = { $number ->
        [1] Revele a carta do topo do baralho de projetos. Quanto ela custa?
       *[other] Revele a carta { $number } de quatro. Quanto ela custa?
    } Ela coloca uma { NAME($tile) } neutra.
    .voice = { $number ->
        [1] Revele a carta do topo do baralho de projetos. Ela coloca a primeira cidade neutra.
        [2] Revele a próxima carta. Ela coloca a segunda cidade neutra.
        [3] Revele a próxima carta. Ela coloca a vegetação da primeira cidade.
       *[other] Revele a última das quatro cartas. Ela coloca a vegetação da segunda cidade.
    } Quanto ela custa?
    .why = Os custos de quatro cartas colocam as peças neutras: primeiro as duas cidades, depois as duas vegetações (manual, regras solo). Se o assistente sorteia, todos os custos de 0 a 41 têm a mesma chance.
    .done = a carta { $number } custa { $answer }
neutral-tile = A carta { $number } custa { $cost }.
    .voice = A carta { $number } custa { $cost ->
        [one] { $cost } megacrédito
       *[other] { $cost } megacréditos
    }.
    .why = { $tile ->
        [city] { $number ->
            [1] A primeira cidade se conta a partir do canto superior esquerdo, fileira por fileira
           *[other] A segunda cidade se conta de trás para a frente, a partir do canto inferior direito
        }: áreas de oceano, Noctis e áreas ao lado de uma cidade são puladas, e no fim a contagem recomeça.
       *[greenery] A vegetação se conta no sentido horário em volta da sua cidade, a partir da vizinha de cima à esquerda: áreas de oceano e áreas ocupadas são puladas, e a contagem dá voltas.
    } Um custo de 0 conta como 1 (manual, regras solo). Nossa leitura: a única área que resta para a vegetação da outra cidade fica reservada a ela.
place-neutral = { $tile ->
        [city] Coloque uma cidade neutra na fileira { $row }, lugar { $place }.
       *[greenery] Coloque uma vegetação neutra na fileira { $row }, lugar { $place }.
    }
    .voice = { $tile ->
        [city] Coloque uma cidade neutra na fileira { $row } a partir de cima, lugar { $place } a partir da esquerda.
       *[greenery] Coloque uma vegetação neutra na fileira { $row } a partir de cima, lugar { $place } a partir da esquerda. O oxigênio não aumenta.
    }
    .why = As peças neutras não são de ninguém; suas vegetações não aumentam o oxigênio, mas as suas cidades podem contá-las (manual, regras solo).
    .done = { $tile ->
        [city] cidade neutra
       *[greenery] vegetação neutra
    } na fileira { $row }, lugar { $place }
setup-cards = { $deck ->
        [physical] Descarte as quatro cartas.
       *[app] { "" }
    } Pegue 2 corporações e 10 cartas de projeto{ $prelude ->
        [on] , e 4 Prelúdios para ficar com 2
       *[off] { "" }
    }. Fique com uma corporação; cada carta mantida custa 3 M€.
    .voice = Pegue duas corporações e dez cartas de projeto{ $prelude ->
        [on] , e quatro Prelúdios para ficar com dois
       *[off] { "" }
    }. Fique com uma corporação. Cada carta de projeto que você mantém custa três megacréditos.
    .why = Pegue o dinheiro, os recursos e a produção iniciais da corporação e depois pague as cartas mantidas. Uma corporação para iniciantes mantém as dez de graça (manual, preparação).
    .done = cartas e corporação pegas
corporation = Com qual corporação você joga?
    .why = Só a República de Tharsis faz diferença aqui: as cidades neutras aumentam a produção de megacréditos dela (manual, regras solo).
    .option-other = Outra corporação
    .option-tharsis-republic = República de Tharsis
    .done = corporação: { $choice }
tharsis = República de Tharsis: sua produção de M€ aumenta em { $cities } pelas cidades neutras{ $board ->
        [on] { " " }(já contado).
       *[off] . Mova o cubo.
    }
    .voice = República de Tharsis: sua produção de megacréditos aumenta em { $cities } pelas cidades neutras.
    .why = Vale para as duas cidades neutras, embora tenham sido colocadas antes da sua escolha (manual, regras solo).
start-megacredits = Quantos M€ restam depois de pagar as suas cartas?
    .voice = Quantos megacréditos restam depois de pagar as suas cartas?
    .why = O dinheiro inicial da corporação menos 3 megacréditos por carta mantida (manual, preparação).
    .done = { $answer } megacréditos no início
board-ready = Ajuste os outros recursos da sua corporação e a produção dela: toque na faixa de cima, ou informe-os.
    .voice = Ajuste agora os outros recursos e a produção da sua corporação, e informe-os enquanto joga.
    .why = A partir daqui o assistente acompanha o seu tabuleiro de jogador; cada número se corrige com o editor de mais e menos.

## A geração

generation = Geração { $generation } de { $generations }.
    .voice = Começa a geração { $generation } de { $generations }.
    .why = A partida solo sempre dura todas as suas gerações: 14, ou 12 com Prelúdios (manual, regras solo).
no-research = Sem fase de pesquisa na primeira geração.{ $prelude ->
        [on] { " " }Jogue antes os seus dois Prelúdios.
       *[off] { "" }
    }
    .voice = Não há fase de pesquisa na primeira geração.{ $prelude ->
        [on] { " " }Jogue antes os seus dois Prelúdios.
       *[off] { "" }
    }
    .why = As dez cartas da preparação valem por ela (manual, fase de pesquisa).
generations-left = Restam { $left } gerações, contando esta.
    .voice = Restam { $left } gerações, contando esta.
    .why = Um lembrete nosso; as regras só conhecem a última geração.
last-generation = Esta é a última geração!
    .voice = Esta é a última geração!
    .why = { $goal ->
        [tr63] O seu índice de terraformação deve ser 63 ou mais quando a fase de produção dela terminar.
       *[parameters] Os três parâmetros devem ter atingido as metas quando a fase de produção dela terminar (manual, regras solo).
    }
research = Pesquisa: compre { $drawn } cartas e fique com as que quiser por { $price } M€ cada.
    .voice = Fase de pesquisa. Compre { $drawn } cartas e fique com as que quiser por { $price } megacréditos cada.
    .why = As cartas não mantidas são descartadas; a mão não tem limite (manual, fase de pesquisa).
    .done = pesquisa feita
buy-cards = Pesquisa: compre { $drawn } cartas. Com quantas você fica, a { $price } M€ cada? Você tem { $megacredits } M€.
    .voice = Fase de pesquisa. Compre { $drawn } cartas. Com quantas você fica, a { $price } megacréditos cada?
    .why = As cartas não mantidas são descartadas; a mão não tem limite (manual, fase de pesquisa). Não são oferecidas mais do que você pode pagar.
    .done = { $answer ->
        [one] { $answer } carta mantida
       *[other] { $answer } cartas mantidas
    }
report = { $left ->
        [1] Última geração:
       *[other] Geração { $generation } de { $generations }:
    } faça suas ações e informe o que aconteceu. Avance quando passar.
    .voice = Faça suas ações, informe o que aconteceu e aperte Avançar quando passar.
    .why = Ações: jogar uma carta, um projeto-padrão, uma carta azul uma vez por geração, trocar { $conversion } plantas por uma vegetação ou { $conversion } de calor por um nível de temperatura (manual, fase de ações). Seu índice de terraformação é { $tr }. { $board ->
        [on] Uma conversão fica apagada até você ter o bastante: você tem { $plants } plantas e { $heat } de calor.
       *[off] Basta informar os parâmetros, o índice de terraformação e as suas próprias peças.
    }
    .refused = { $answer ->
        [convert-plants] { $board ->
            [on] Uma vegetação pede { $conversion } plantas, e você tem { $plants }.
           *[off] O tabuleiro de jogador não é acompanhado nesta partida: informe a vegetação.
        }
        [convert-heat] { $board ->
            [on] { $temperature ->
                [full] A temperatura está na meta: o calor seria desperdiçado.
               *[open] Um nível de temperatura pede { $conversion } de calor, e você tem { $heat }.
            }
           *[off] O tabuleiro de jogador não é acompanhado nesta partida: informe a temperatura.
        }
       *[other] “{ $answer }” não é algo a informar aqui. Escolha na lista.
    }
    .done = { $answer ->
        [done] fim das ações da geração { $generation }
       *[other] { $choice }
    }
    .option-done = Eu passo
    .option-temperature = Temperatura sobe um nível
    .option-oxygen = Oxigênio sobe um nível
    .option-ocean = Coloquei um oceano
    .option-greenery = Coloquei uma vegetação
    .option-city = Coloquei uma cidade
    .option-project = Projeto-padrão
    .option-tr = Índice de terraformação subiu
    .option-stock = Meus recursos mudaram
    .option-production = Minha produção mudou
    .option-convert-plants = { $conversion } plantas em vegetação
    .option-convert-heat = { $conversion } de calor em temperatura

## Terraformação

raised = { $parameter ->
        [temperature] Temperatura { $value } °C
        [oxygen] Oxigênio { $value } %
       *[oceans] { $value } de 9 oceanos
    }, IT { $tr }.
    .voice = { $parameter ->
        [temperature] A temperatura está em { $value } graus.
        [oxygen] O oxigênio está em { $value } por cento.
       *[oceans] { $value ->
            [one] Há { $value } oceano colocado.
           *[other] Há { $value } oceanos colocados.
        }
    } Seu índice de terraformação é { $tr }.
    .why = { $parameter ->
        [oceans] Cada nível de um parâmetro aumenta seu índice de terraformação em 1. Uma peça colocada ao lado de um oceano rende 2 megacréditos por oceano (manual, parâmetros globais).
       *[other] Cada nível de um parâmetro aumenta seu índice de terraformação em 1 (manual, parâmetros globais).
    }
is-full = { $parameter ->
        [temperature] A temperatura está na meta: não sobe mais, nem o seu IT.
        [oxygen] O oxigênio está na meta: não sobe mais, nem o seu IT.
       *[oceans] Os nove oceanos estão colocados: seu IT não sobe.
    }
    .voice = { $parameter ->
        [temperature] A temperatura está na meta. Não sobe mais, nem o seu índice de terraformação.
        [oxygen] O oxigênio está na meta. Não sobe mais, nem o seu índice de terraformação.
       *[oceans] Os nove oceanos estão colocados. Seu índice de terraformação não sobe.
    }
    .why = Na meta, um parâmetro não pode ser aumentado, e sem aumento o índice de terraformação não sobe (manual, parâmetros globais).
full = { $parameter ->
        [temperature] A temperatura atingiu a meta!
        [oxygen] O oxigênio atingiu a meta!
       *[oceans] O último oceano está colocado!
    } { $complete ->
        [yes] Marte está terraformado. Jogue por pontos até a última geração.
       *[no] { "" }
    }
    .voice = { $parameter ->
        [temperature] A temperatura atingiu a meta!
        [oxygen] O oxigênio atingiu a meta!
       *[oceans] O último oceano está colocado!
    } { $complete ->
        [yes] Marte está terraformado. Jogue por pontos até a última geração.
       *[no] { "" }
    }
    .why = A partida solo não acaba antes: todas as gerações são jogadas (manual, regras solo).
bonus-heat = Bônus: sua produção de calor aumenta em 1{ $board ->
        [on] { " " }(já contado).
       *[off] . Mova o cubo.
    }
    .voice = Nível com bônus: sua produção de calor aumenta em 1.
    .why = Está impresso em menos 24 graus e em menos 20 graus (manual, parâmetros globais).
bonus-ocean = Bônus: coloque um oceano.
    .voice = Nível com bônus: coloque um oceano.
    .why = Está impresso em 0 grau (manual, parâmetros globais).
bonus-temperature = Bônus: a temperatura sobe um nível.
    .voice = Nível com bônus: a temperatura também sobe.
    .why = Está impresso em 8 por cento de oxigênio (manual, parâmetros globais).
greenery-placed = Sua vegetação número { $count }.
    .voice = Esta é a sua vegetação número { $count }.
    .why = Deve ficar ao lado de uma peça sua, se possível; vale 1 ponto de vitória, e mais 1 por cidade vizinha (manual, peças).
city-placed = Sua cidade número { $count }.{ $corporation ->
        [tharsis-republic] { " " }Informe o que a sua corporação ganha por ela.
       *[other] { "" }
    }
    .voice = Esta é a sua cidade número { $count }.{ $corporation ->
        [tharsis-republic] { " " }Informe o que a sua corporação ganha por ela.
       *[other] { "" }
    }
    .why = Não pode ficar ao lado de outra cidade, mesmo neutra; no fim cada vegetação vizinha vale 1 ponto de vitória (manual, peças).
tr-steps = Quanto o seu IT subiu, fora os parâmetros? Ele é { $tr }.
    .voice = Quanto o seu índice de terraformação subiu, fora os parâmetros?
    .why = Algumas cartas aumentam o índice de terraformação por si mesmas. Os níveis dos parâmetros são informados à parte.
    .done = índice de terraformação subiu { $answer } por uma carta
tr-raised = IT { $tr }.
    .voice = Seu índice de terraformação é { $tr }.
    .why = O índice de terraformação é renda em cada fase de produção, e pontos no fim.

## Projetos-padrão

project = { $board ->
        [on] Qual projeto-padrão? Você tem { $megacredits } M€.
       *[off] Qual projeto-padrão?
    }
    .voice = Qual projeto-padrão? { $unpaid ->
        [0] { "" }
       *[other] Seu dinheiro não dá para: { LIST($short) }.
    }
    .why = Projetos-padrão não precisam de carta. Um projeto apagado não pode ser usado agora; toque nele para ouvir por quê (manual, projetos-padrão).
    .refused = { $answer ->
        [power-plant] Uma usina custa 11 M€, e você tem { $megacredits }.
        [asteroid] { $temperature ->
            [full] A temperatura está na meta: um asteroide não faria nada.
           *[open] Um asteroide custa 14 M€, e você tem { $megacredits }.
        }
        [aquifer] { $oceans ->
            [full] Os nove oceanos estão colocados: não resta nenhuma peça.
           *[open] Um aquífero custa 18 M€, e você tem { $megacredits }.
        }
        [greenery] Uma vegetação custa 23 M€, e você tem { $megacredits }.
        [city] Uma cidade custa 25 M€, e você tem { $megacredits }.
       *[other] “{ $answer }” não é um projeto-padrão. Escolha na lista{ $board ->
            [on] .
           *[off] : o assistente não acompanha o seu dinheiro nesta partida.
        }
    }
    .option-power-plant = Usina, 11 megacréditos
    .option-asteroid = Asteroide, 14 megacréditos
    .option-aquifer = Aquífero, 18 megacréditos
    .option-greenery = Vegetação, 23 megacréditos
    .option-city = Cidade, 25 megacréditos
    .option-sell-patents = Vender patentes
    .option-back = Voltar
    .done = projeto-padrão: { $choice }
paid = { $board ->
        [on] Pagos { $price } M€ por { NAME($project, form: "a") }: restam { $left } M€.
       *[off] Pague { $price } M€ por { NAME($project, form: "a") }.
    }
    .voice = { $board ->
        [on] Pagos { $price } megacréditos por { NAME($project, form: "a") }. Restam { $left }.
       *[off] Pague { $price } megacréditos por { NAME($project, form: "a") }.
    }
    .why = Preços: usina 11, asteroide 14, aquífero 18, vegetação 23, cidade 25 megacréditos (manual, projetos-padrão). Descontos de cartas e corporações: corrija-os no editor.
sell-patents = Quantas cartas você vende, a 1 M€ cada?
    .voice = Quantas cartas você vende, a um megacrédito cada?
    .why = Descarte-as da mão e ganhe 1 megacrédito por cada uma (manual, projetos-padrão).
    .done = { $answer ->
        [one] { $answer } carta vendida
       *[other] { $answer } cartas vendidas
    }
sold = { $board ->
        [on] { $cards } M€ ganhos pelas suas cartas.
       *[off] Ganhe { $cards } M€ pelas suas cartas.
    }
    .voice = { $cards ->
        [one] Você ganha { $cards } megacrédito pela sua carta.
       *[other] Você ganha { $cards } megacréditos pelas suas cartas.
    }
    .why = 1 megacrédito por carta descartada (manual, projetos-padrão).
power-plant = Sua produção de energia aumenta em 1{ $board ->
        [on] { " " }(já contado).
       *[off] . Mova o cubo.
    }
    .voice = Sua produção de energia aumenta em 1.
    .why = Uma usina aumenta a produção de energia em um nível (manual, projetos-padrão).
city-income = Sua produção de M€ aumenta em 1{ $board ->
        [on] { " " }(já contado).
       *[off] . Mova o cubo.
    }
    .voice = Sua produção de megacréditos aumenta em 1.
    .why = O projeto-padrão Cidade aumenta a produção de megacréditos em um nível (manual, projetos-padrão).

## O tabuleiro de jogador

stock = Qual dos seus recursos mudou?
    .voice = Qual dos seus recursos mudou?
    .why = Ajuste o que está no seu tabuleiro agora: ganhos, pagamentos e o que as cartas tiram.
    .option-megacredits = Megacréditos: { $megacredits }
    .option-steel = Aço: { $steel }
    .option-titanium = Titânio: { $titanium }
    .option-plants = Plantas: { $plants }
    .option-energy = Energia: { $energy }
    .option-heat = Calor: { $heat }
    .option-back = Voltar
    .done = recursos abertos: { $choice }
stock-now = { NAME($resource) }: { $now }. Quanto há agora?
    .voice = Quanto há { NAME($resource, form: "of") } agora?
    .why = O aço paga 2 megacréditos de uma carta com ícone de construção, o titânio 3 megacréditos de uma com ícone espacial (manual, recursos).
    .done = { NAME($resource) }: de { $now } para { $answer }
output = Qual das suas produções mudou?
    .voice = Qual das suas produções mudou?
    .why = Ajuste o que os cubos do seu tabuleiro mostram agora.
    .option-megacredits = Megacréditos: { $megacredits }
    .option-steel = Aço: { $steel }
    .option-titanium = Titânio: { $titanium }
    .option-plants = Plantas: { $plants }
    .option-energy = Energia: { $energy }
    .option-heat = Calor: { $heat }
    .option-back = Voltar
    .done = produção aberta: { $choice }
output-now = Produção { NAME($resource, form: "of") }: { $now }. Quanto é agora?
    .voice = Quanto é a sua produção { NAME($resource, form: "of") } agora?
    .why = A produção de megacréditos pode cair até menos 5, nenhuma outra abaixo de 0 (manual, produção).
    .done = produção { NAME($resource, form: "of") }: de { $now } para { $answer }
production = Produção: troque sua energia por calor, depois pegue { $tr } M€ pelo seu IT mais a sua produção de M€, e o que as outras produções mostram.
    .voice = Fase de produção. Troque sua energia por calor. Depois pegue { $tr } megacréditos pelo seu índice de terraformação, mais a sua produção de megacréditos, e o que as outras produções mostram.
    .why = A energia não usada vira calor antes de qualquer produção (manual, fase de produção).
    .done = produção recebida
produce = Produção: a energia vira calor, depois entram { $income } M€ (IT { $tr }, produção { $output }), e o resto.
    .voice = Fase de produção. A energia vira calor. Depois entram { $income } megacréditos, e os outros recursos.
    .why = A energia não usada vira calor antes de qualquer produção; os megacréditos vêm do índice de terraformação e da produção de megacréditos juntos (manual, fase de produção).
    .option-produce = Produzir
    .done = produção
produced = Você tem { $megacredits } M€, aço { $steel }, titânio { $titanium }, plantas { $plants }, energia { $energy }, calor { $heat }.
    .voice = Você tem { $megacredits } megacréditos, { $plants } plantas e { $heat } de calor.
    .why = Os cubos do seu tabuleiro devem mostrar o mesmo; se não, corrija com o editor de mais e menos.

## O fim

goals-met = { $goal ->
        [tr63] Seu IT é { $tr }: a meta de { $needed } foi atingida!
       *[parameters] Os três parâmetros atingiram as metas: Marte está terraformado!
    }
    .voice = { $goal ->
        [tr63] Seu índice de terraformação é { $tr }. A meta de { $needed } foi atingida!
       *[parameters] Os três parâmetros atingiram as metas. Marte está terraformado!
    }
    .why = As metas são verificadas depois da produção da última geração (manual, regras solo).
goals-missed = { $goal ->
        [tr63] Seu IT é { $tr }: a meta de { $needed } não foi atingida.
       *[parameters] Marte não está terraformado. Falta: { LIST($missed) }.
    }
    .voice = { $goal ->
        [tr63] Seu índice de terraformação é { $tr }. A meta de { $needed } não foi atingida.
       *[parameters] Marte não está terraformado. Falta: { LIST($missed) }.
    }
    .why = O que não está completo depois da produção da última geração está perdido (manual, regras solo). Os pontos ainda podem ser contados.
final-greeneries = Troque plantas por vegetações, { $conversion } para cada uma: o oxigênio não sobe. Quantas você coloca?{ $board ->
        [on] { " " }Você tem { $plants } plantas.
       *[off] { "" }
    }
    .voice = Você pode trocar plantas por vegetações, { $conversion } para cada uma, sem aumentar o oxigênio. Quantas você coloca?
    .why = Depois da última geração as plantas viram vegetações pelas regras normais, mas nem o oxigênio nem o seu índice de terraformação sobem (manual, regras solo).
    .done = { $answer ->
        [one] { $answer } última vegetação
       *[other] { $answer } últimas vegetações
    }
score-tr = Quantos pontos vale o seu IT? O assistente tem { $known }.
    .voice = Quantos pontos vale o seu índice de terraformação?
    .why = Cada ponto do índice de terraformação vale 1 ponto de vitória (manual, pontuação final).
    .done = índice de terraformação: { $answer }
score-greeneries = Quantas vegetações são suas? 1 ponto cada. O assistente tem { $known }.
    .voice = Quantas vegetações são suas?
    .why = 1 ponto de vitória por vegetação que você possui; as neutras não são suas (manual, pontuação final).
    .done = vegetações: { $answer }
score-cities = Quantos pontos dão as suas cidades ({ $cities } informadas)? 1 por vegetação ao lado de cada uma, seja de quem for.
    .voice = Quantos pontos dão as suas cidades? Cada uma conta as vegetações ao lado, sejam de quem forem.
    .why = Uma vegetação ao lado de duas cidades suas conta duas vezes; as neutras também contam (manual, pontuação final).
    .done = cidades: { $answer }
score-cards = Quantos pontos há nas suas cartas, com os eventos jogados?
    .voice = Quantos pontos há nas suas cartas? Os eventos jogados também contam.
    .why = Primeiro as cartas que contam seus recursos, depois todos os pontos impressos, com os negativos (manual, pontuação final).
    .done = cartas: { $answer }
verdict = { $won ->
        [yes] Você vence com { $total } PV:
       *[no] { $goal ->
            [tr63] Você perde: o IT está abaixo de 63.
           *[parameters] Você perde. Incompletos: { LIST($missed) }.
        } Seus pontos seriam { $total } PV:
    } IT { $tr }, vegetações { $greeneries }, cidades { $cities }, cartas { $cards }.
    .voice = { $won ->
        [yes] Você vence com { $total } pontos de vitória!
       *[no] Você perde desta vez. Seus pontos seriam { $total }.
    }
    .why = Índice de terraformação, vegetações, vegetações ao lado de cidades e cartas juntos (manual, pontuação final).

## Como está a partida

goal-parameter = { $parameter ->
        [temperature] Temperatura: { $value } de { $goal } °C
        [oxygen] Oxigênio: { $value } de { $goal } %
       *[oceans] Oceanos: { $value } de { $goal }
    }{ $left ->
        [0] { "" }
        [one] , falta { $left } nível
       *[other] , faltam { $left } níveis
    }
    .voice = { $parameter ->
        [temperature] A temperatura está em { $value } graus, a meta é { $goal }.
        [oxygen] O oxigênio está em { $value } por cento, a meta é { $goal }.
       *[oceans] Há { $value } de { $goal } oceanos colocados.
    } { $left ->
        [0] { "" }
        [one] Falta { $left } nível.
       *[other] Faltam { $left } níveis.
    }
    .why = Temperatura de 8 graus, oxigênio de 14 por cento e nove oceanos são as metas (manual, parâmetros globais).
goal-tr = IT: { $tr } de { $needed }
    .voice = Seu índice de terraformação é { $tr }, a meta é { $needed }.
    .why = Você vence com 63 ou mais depois da última geração: uma variante conhecida da versão digital.
goal-generations = Gerações restantes, contando esta: { $left } de { $generations }
    .voice = { $left ->
        [one] Resta { $left } geração de { $generations }, contando esta.
       *[other] Restam { $left } gerações de { $generations }, contando esta.
    }
    .why = As metas devem ser atingidas antes do fim da última geração (manual, regras solo).

## Palavras do mapa

map-ocean = Oceano
map-noctis = Noctis
map-city = Cidade
map-greenery = Vegetação

## Opções

option-prelude = Prelúdios
    .why = Com a expansão Prelude, a partida solo dura 12 gerações em vez de 14.
    .option-off = Sem: 14 gerações
    .option-on = Com: 12 gerações
option-goal = Meta
    .why = A meta impressa são os três parâmetros. O índice de terraformação 63 é uma variante conhecida da versão digital.
    .option-parameters = Os três parâmetros
    .option-tr63 = Índice de terraformação 63
option-board = Tabuleiro de jogador
    .why = Se o assistente acompanha seus recursos e sua produção, paga projetos-padrão e conversões, e produz.
    .option-off = Eu cuido dele
    .option-on = O assistente acompanha

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
name-other = outra
name-tharsis-republic = República de Tharsis
name-parameters = Parâmetros
name-temperature = temperatura
    .short = °C
    .field = Temperatura
name-oxygen = oxigênio
    .short = % oxigênio
    .field = Oxigênio
name-oceans = oceanos
    .short = Oceanos
    .field = Oceanos
name-value = agora
name-goal = meta
name-full = completo
name-tr = Índice de terraformação
    .short = IT
name-tr_causes = Índice de terraformação vindo de
name-start = início
name-cards = Cartas
name-correction = correções
name-greeneries = Vegetações
name-cities = Cidades
    .field = Cidades
name-stock = Recursos
name-production = Produção
name-megacredits = Megacréditos
    .of = de megacréditos
    .short = M€
name-steel = Aço
    .of = de aço
    .short = Aço
name-titanium = Titânio
    .of = de titânio
    .short = Titânio
name-plants = Plantas
    .of = de plantas
    .short = Plantas
name-energy = Energia
    .of = de energia
    .short = Energia
name-heat = Calor
    .of = de calor
    .short = Calor
name-neutral = Peças neutras
name-tile = Peça
name-row = fileira
name-place = lugar
name-city = cidade
    .a = uma cidade
name-greenery = vegetação
    .a = uma vegetação
name-power-plant = usina
    .a = uma usina
name-asteroid = asteroide
    .a = um asteroide
name-aquifer = aquífero
    .a = um aquífero
name-prelude = Prelúdios
name-tr63 = índice de terraformação 63
name-parameters-prelude = três parâmetros, com Prelúdios
name-tr63-prelude = índice de terraformação 63, com Prelúdios
name-1 = 1
name-2 = 2
name-3 = 3
name-4 = 4
