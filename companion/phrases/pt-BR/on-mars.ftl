# On Mars, solo contra o Lacerda. Os valores são mostrados, .voice é falado, .why é a razão com a
# página do manual, .done é como desfazer chama a resposta. Os nomes estão no fim.

## A pergunta principal da mesa

table = { $turn ->
        [lacerda] Turno do Lacerda. Avance para ver a carta dele.
        [you] { $side ->
            [orbit] Seu turno, em Órbita. Jogue, conte o que importa ao Lacerda, ou só avance.
           *[colony] Seu turno, na Colônia. Jogue, conte o que importa ao Lacerda, ou só avance.
        }
        [shuttle] Agora vem a Fase do Ônibus Espacial.
       *[final] O jogo acabou. Avance para contar os pontos.
    }
    .voice = { $turn ->
        [lacerda] É o turno do Lacerda. Avance para ver a carta dele.
        [you] É o seu turno. Jogue, conte o que importa ao Lacerda e avance quando terminar.
        [shuttle] Os dois turnos terminaram. Agora vem a Fase do Ônibus Espacial.
       *[final] O jogo acabou. Vamos contar os pontos.
    }
    .why = { $turn ->
        [lacerda] Os Astronautas agem do espaço 1 ao 8; a cada turno uma carta solo diz o que o Lacerda faz (manual, páginas 8 e 22).
        [you] Você tem uma ação principal e pode somar uma ação executiva, antes ou depois dela (manual, página 8). Conte o que muda as escolhas dele: Construções, Colonizadores nas ações dele, Tecnologias, Projetos, Cientistas, Missões.
        [shuttle] Depois de todos os turnos o Ônibus Espacial anda, e quem está no lado dele pode viajar (manual, página 19).
       *[final] A última rodada terminou (manual, página 21).
    }
    .done = { $answer ->
        [next] { $turn ->
            [lacerda] começou o turno do Lacerda
            [you] seu turno terminou
            [shuttle] começou a Fase do Ônibus Espacial
           *[final] começou a pontuação
        }
       *[other] relato aberto: { $choice }
    }
    .option-next = { $turn ->
        [lacerda] Revelar a carta dele
        [you] Meu turno acabou
        [shuttle] Para o Ônibus Espacial
       *[final] Para a pontuação
    }
    .option-building = Fiz uma Construção
    .option-colonist = Coloquei um Colonizador
    .option-blueprint = Peguei um Projeto
    .option-advanced = Aprimorei uma Construção
    .option-scientist = Contratei um Cientista
    .option-contract = Completei um Contrato
    .option-tech = Aprendi ou desenvolvi uma Tecnologia
    .option-mission = { $help ->
        [cards] Houve contribuição a uma Missão
       *[other] Contribuí para uma Missão
    }
    .option-landing-pod = Usei o Módulo de Aterrissagem
    .option-level = A Colônia subiu de nível

## Preparação

# Como o desfazer chama uma resposta que deixa o passo como estava
done-tie = um empate
done-colonists = seus Colonizadores ali são outros
done-impossible = não é possível
done-back = um relato aberto por engano

help = Quanta ajuda você quer?
    .voice = Quanta ajuda você quer? Tudo guiado, preparação rápida ou só as cartas?
    .why = O modo guiado conduz cada passo da preparação e do Lacerda. A preparação rápida só pergunta o que o assistente precisa saber. Só cartas sorteia as cartas e os espaços dele e rola o dado, para quem o joga de memória.
    .option-guided = Guie-me em tudo
    .option-quick = Preparação rápida, depois guiado
    .option-cards = Só cartas
    .done = ajuda: { $choice }
length = Jogo curto ou longo?
    .why = O jogo curto usa duas Missões curtas e uma longa; o longo, uma curta e duas longas (manual, página 6).
    .option-short = Jogo curto
    .option-long = Jogo longo
    .done = duração: { $choice }
setup-board = Monte o tabuleiro principal para dois. Ponha 2 de cada item no Armazém. Abra duas fichas de Descoberta no espaço de Exploração; as demais ficam fechadas ao lado.
    .why = Com dois jogadores o Armazém tem dois de cada item, e só é reposto até dois (manual, página 24).
    .done = tabuleiro principal montado
setup-cards = Embaralhe os Projetos: nível 1 sobre o nível 3, seis abertos. Disponha os seis Cientistas e suas figuras. Os doze Contratos da Terra formam uma pilha fechada.
    .why = Da esquerda para a direita: Geóloga, Engenheiro de P&D, Hidrologista, Bioquímico, Geoquímico, Engenheiro de Sistemas (manual, página 5).
    .done = cartas dispostas
setup-mars = Em Marte: a Mina inicial no centro, as outras quatro Construções iniciais ao acaso e as fichas de Pesquisa nos espaços delas. Marcador de nível da Colônia na segunda fileira, os da LSS na de baixo.
    .voice = Em Marte, ponha a Mina inicial no centro, as outras quatro Construções iniciais ao acaso nos espaços delas e as fichas de Pesquisa nos seus. Ponha o marcador de nível da Colônia na segunda fileira e os marcadores da LSS na de baixo.
    .why = A segunda fileira é o nível 1 da Colônia; cada marcador da LSS sobe uma fileira por ficha do tipo dele (manual, páginas 5 e 15).
    .done = Marte montado
tech-grid = { $length ->
       *[other] Usa-se um só conjunto de oito Tecnologias. Quem as põe na Tabela de Tecnologia?
    }
    .voice = Usa-se um só conjunto de oito Tecnologias. Eu sorteio a ordem, ou você me diz o que está lá?
    .why = Com dois jogadores a tabela nunca é reposta (manual, página 24). Sabendo a ordem, o assistente diz cada Tecnologia que o Lacerda pega.
    .option-draw = Sorteie a ordem para mim
    .option-tell = Eu digo o que está lá
    .option-skip = Pergunte a cada vez
    .done = Tabela de Tecnologia: { $choice }
tech-tile = A Tecnologia do espaço { $number } é sorteada.
    .ask = Que Tecnologia está no espaço { $number } da tabela? Comece embaixo à esquerda e termine em cima à direita.
    .form = short
    .done = Tecnologia { $number }: { $choice }
    .why = Ele pega a Tecnologia mais barata, mais à esquerda: com a ordem conhecida, nada mais se pergunta (manual, página 22).
lay-techs = Ponha as oito Tecnologias na tabela, a partir da fileira de baixo, cada uma da esquerda para a direita: { LIST($techs, form: "short") }.
    .why = A fileira de baixo é grátis, a do meio custa uma Bateria, a de cima uma Bateria e um Recurso: as mais baratas vêm primeiro (manual, página 10).
    .done = Tecnologias dispostas
missions = { $length ->
        [long] Missões: pegue uma curta e duas longas. Quem sorteia?
        [short] Missões: pegue duas curtas e uma longa. Quem sorteia?
       *[unknown] Há três Missões na mesa. Quem sorteia?
    }
    .voice = Agora as três Missões. Eu sorteio, ou você me diz quais estão em A, B e C?
    .why = O assistente não sabe quais Missões são curtas e quais são longas: se isso importa para você, sorteie você mesmo e conte a ele.
    .option-draw = Sorteie três quaisquer
    .option-tell = Eu digo quais estão lá
    .done = Missões: { $choice }
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
    .refused = “{ $answer }” não é uma Missão ainda livre. Escolha uma da lista.
    .done = Missão { $letter }: { $choice }
    .why = A partir da segunda passagem, cada carta solo move o cubo da Missão dela (manual, página 22).
lay-missions = { $way ->
        [draw] Disponha estas Missões e seus cubos:
       *[tell] Ponha os cubos das Missões:
    } A, { NAME($A, form: "mission") }: { $A_left }. B, { NAME($B, form: "mission") }: { $B_left }. C, { NAME($C, form: "mission") }: { $C_left }. Marcador de Missões restantes no 3.
    .voice = { $way ->
        [draw] Disponha estas Missões e ponha os cubos delas.
       *[tell] Ponha os cubos das Missões.
    } Em A, { NAME($A, form: "mission") }: cubo no { $A_left }. Em B, { NAME($B, form: "mission") }: cubo no { $B_left }. Em C, { NAME($C, form: "mission") }: cubo no { $C_left }. Ponha o marcador de Missões restantes no 3.
    .why = Uma contribuição paga, em Cristais: { $A_crystals } em A, { $B_crystals } em B, { $C_crystals } em C. Cada cubo começa no número para dois jogadores; três Missões completas ativam o fim do jogo (manual, página 21).
    .done = Missões dispostas
rewards = { $length ->
       *[other] Quatro das oito fichas de Recompensa da LSS vão no topo das colunas. Quem sorteia?
    }
    .voice = Quatro fichas de Recompensa da LSS vão no topo das colunas. Eu sorteio, você me diz quais são, ou você mesmo as pontua?
    .why = Ao construir na LSS, o Lacerda pontua a ficha daquela coluna (manual, página 22). Se o assistente não a conhece, você marca por ele na trilha de pontos.
    .option-draw = Sorteie para mim
    .option-tell = Eu digo quais estão lá
    .option-skip = Eu mesmo pontuo por ele
    .done = fichas de Recompensa: { $choice }
reward = A ficha de Recompensa { NAME($kind, form: "of") } é sorteada.
    .ask = Que ficha de Recompensa está na coluna { NAME($kind, form: "of") }?
    .form = reward
    .done = Recompensa { NAME($kind, form: "of") }: { $choice }
    .why = Ele pontua a ficha da coluna em que constrói (manual, página 22).
lay-rewards = Ponha estas fichas de Recompensa sobre as colunas. Gerador: { NAME($tile_1, form: "reward") }. Extrator de Água: { NAME($tile_2, form: "reward") }. Estufa: { NAME($tile_3, form: "reward") }. Condensador de Oxigênio: { NAME($tile_4, form: "reward") }.
    .voice = Ponha estas fichas de Recompensa sobre as colunas; cada uma dá os seus pontos. Gerador: { NAME($tile_1, form: "reward") }. Extrator de Água: { NAME($tile_2, form: "reward") }. Estufa: { NAME($tile_3, form: "reward") }. Condensador de Oxigênio: { NAME($tile_4, form: "reward") }.
    .why = As outras quatro fichas voltam para a caixa (manual, página 5).
    .done = fichas de Recompensa dispostas
setup-players = Monte os tabuleiros dos dois jogadores: 1 de cada Recurso, 1 Cristal, a Tecnologia de Abrigo no meio da coluna 2 do Laboratório, 5 Naves, 5 Abrigos (um em Marte), 4 Robôs, 12 Colonizadores (três nos Alojamentos), cubos de Progresso. Astromóveis na Mina central.
    .voice = Monte os tabuleiros dos dois jogadores. Cada um recebe um de cada Recurso, um Cristal, a Tecnologia de Abrigo no meio da coluna 2 do Laboratório, cinco Naves, cinco Abrigos, um deles em Marte, quatro Robôs, doze Colonizadores, três deles nos Alojamentos, e os cubos de Progresso. Ponha os dois Astromóveis na Mina central.
    .why = O tabuleiro do Lacerda é montado como o seu; os Recursos dele nunca são usados. Cada Astromóvel começa na Mina central (manual, páginas 6 e 22).
    .done = tabuleiros dos jogadores montados
setup-lacerda = Duas diferenças para o Lacerda: ele não recebe Objetivos Particulares, e você compra três; o Robô do Abrigo dele vai para o ícone de Mina da Área de Progresso. { $deck ->
        [physical] Embaralhe as 12 cartas solo dele.
       *[app] As cartas solo podem ficar na caixa.
    }
    .why = Você fica com três Objetivos Particulares e pode cumprir um deles (manual, páginas 6 e 22).
    .done = diferenças do Lacerda montadas
first-space = Primeiro espaço de Ordem de Turno do Lacerda: quem sorteia?
    .voice = O primeiro espaço de Ordem de Turno do Lacerda. Eu sorteio, ou você tira uma ficha de Primeiro Colonizador?
    .why = Pelo manual, você tira uma ficha de Primeiro Colonizador (página 22). A caixa tem seis fichas para oito espaços; o assistente sorteia de 1 a 8.
    .option-draw = Sorteie para mim
    .option-tell = Eu tiro uma ficha
    .done = primeiro espaço do Lacerda: { $choice }
first-colonist = A ficha de Primeiro Colonizador dele é sorteada.
    .ask = Sorteie para o Lacerda uma ficha de Primeiro Colonizador. Que número saiu?
    .why = A ficha dá o primeiro espaço de Ordem de Turno dele (manual, página 22). A caixa tem seis fichas para oito espaços; o assistente sorteia de 1 a 8.
    .refused = “{ $answer }” não é um espaço de Ordem de Turno. Dê um número de 1 a 8.
    .done = primeiro espaço do Lacerda: { $choice }
his-place = Ponha o Astronauta do Lacerda no espaço { $space } da Ordem de Turno, { $side ->
        [orbit] em Órbita
       *[colony] na Colônia
    }, e o Ônibus Espacial no espaço vermelho 1 desse lado.
    .why = O Ônibus Espacial começa no lado do Lacerda (manual, página 22). Se ele recebe o benefício do primeiro espaço, o manual não diz; aqui { $start ->
        [benefit] ele recebe.
       *[no-benefit] ele não recebe.
    }
    .done = o Lacerda começa no espaço { $space }
your-place = Em que espaço livre você começa? Os espaços 1 a 4 ficam em Órbita, 5 a 8 na Colônia. Receba o benefício dele.
    .why = Você escolhe um espaço livre depois do sorteio do Lacerda, ou sorteia um (manual, página 22).
    .option = { $option ->
        [1] Espaço 1, em Órbita
        [2] Espaço 2, em Órbita
        [3] Espaço 3, em Órbita
        [4] Espaço 4, em Órbita
       *[other] Espaço { $option }, na Colônia
    }
    .done = você começa no espaço { $answer }
goal = Qual é o seu Objetivo Solo?
    .voice = Qual é o seu Objetivo Solo?
    .why = Você vence se cumprir todas as linhas de um Objetivo Solo (manual, página 23).
    .option-draw = Sorteie um para mim
    .done = objetivo: { $choice }
goal-drawn = O objetivo é sorteado.
    .ask = Sorteie um Objetivo Solo. Qual saiu?
    .done = objetivo: { $choice }
goal-set = Seu objetivo: { NAME($goal) }. Marque as linhas quando as cumprir: Menu, Estado da partida.
    .voice = Seu objetivo: { NAME($goal) }. Marque as linhas quando as cumprir, no menu, em Estado da partida.
readings = Onde o manual não diz nada, vale a leitura do assistente: no Laboratório ele prefere o espaço { $lab ->
        [upper] de cima
       *[lower] de baixo
    }; construir ao chegar { $arrival ->
        [paid] custa Cristais
       *[free] é grátis
    }; carta de Missão completa { $finished-mission ->
        [crystals] rende os Cristais dela
       *[nothing] não rende nada
    }; os Alojamentos { $quarters ->
        [shelters] contam os Abrigos dele
       *[full] estão cheios: 12 Colonizadores, 21 PO
    }; o primeiro espaço dele { $start ->
        [benefit] dá o benefício
       *[no-benefit] não dá benefício
    }.
    .voice = A preparação terminou. Onde o manual não diz nada, o assistente segue as opções desta partida.

## O turno dele

card = Carta { $letter }{ $number }: { NAME($action) }. { $last ->
        [yes] { "" }
       *[no] { $travels ->
            [yes] Ele viaja se o Ônibus Espacial sair do lado dele.
           *[no] Ele não viaja nesta rodada.
        }
    } { $left ->
        [0] É a última carta desta passagem.
       *[other] { "" }
    }
    .voice = Carta do Lacerda: { NAME($action) }. Missão { $letter }. { $last ->
        [yes] { "" }
       *[no] { $travels ->
            [yes] { "" }
           *[no] Ele não viaja nesta rodada.
        }
    } { $left ->
        [0] É a última carta desta passagem.
       *[other] { "" }
    }
    .why = O número escolhe a ação do lado em que ele está; o X proíbe viajar enquanto for a carta mais recente (manual, página 22). Das 12 cartas, { $left ->
        [0] nenhuma está
        [one] uma ainda está
       *[other] { $left } ainda estão
    } na pilha dele.
    .ask = Compre a carta do topo da pilha do Lacerda. Qual é? A letra é a Missão, o número é a ação, o x proíbe viajar.
    .ask-voice = Compre a carta do topo da pilha do Lacerda. Qual é?
    .refused = “{ $answer }” não está na pilha dele. Confira a carta, ou corrija a pilha.
    .done = carta do Lacerda: { $choice }
reshuffle = A pilha dele acabou: embaralhe as 12 cartas. Começa a passagem { $pass }; agora cada carta também move o cubo da Missão dela.
    .why = Os descartes são embaralhados quando ele precisa de uma carta e não há nenhuma (manual, página 22).
crystals-up = No início do turno dele { $fitted ->
        [0] não cabe nenhum Cristal
        [one] entra 1 Cristal
       *[other] entram { $fitted } Cristais
    } no Depósito{ $lost ->
        [0] { "" }
        [one] , e 1 sem espaço se perde
       *[other] , e { $lost } sem espaço se perdem
    }. Ele tem { $crystals }.
    .why = Cristais ganhos num turno ficam abaixo do Depósito até o turno seguinte; o Depósito comporta 3, e mais um por Nave que saiu dele (manual, páginas 6 e 7).
finished-mission = A Missão { $letter } já está completa: { $crystals ->
        [0] o cubo dela não faz nada.
        [one] ele ainda ganha 1 Cristal.
       *[other] ele ainda ganha { $crystals } Cristais.
    }
    .why = O manual não diz o que faz a carta de uma Missão completa; esta é a leitura que você escolheu.

cannot-place = { $taken ->
        [yes] O Colonizador dele ainda está em { NAME($action) }: a ação não é possível.
       *[no] { NAME($action) } custaria { $cost } { $cost ->
            [one] Cristal
           *[other] Cristais
        }, e ele tem { $crystals }.
    } Em vez disso ele move o Astromóvel, sem pagar nada.
    .why = Um Colonizador custa 1 Cristal para cada um que já está ali (dele: { $his }, seus: { $yours }); se ele não pode pagar, move o Astromóvel (manual, páginas 22 e 24).
    .done = o Lacerda não podia pagar: { $choice }
    .option-rover = Mover o Astromóvel dele
your-colonists = Quantos Colonizadores seus estão em { NAME($action) }?
    .why = Ele paga 1 Cristal por Colonizador que já está na ação (manual, página 24).
    .done = seus Colonizadores em { NAME($action) }: { $answer }

# Dito primeiro em toda ação em que o Colonizador dele é colocado
place-colonist = { $placing ->
        [yes] { $cleared ->
            [lacerda] Os espaços estão cheios: os Colonizadores dele saem dali.
            [you] Os espaços estão cheios: os seus vão para a sua Área de Trabalho.
            [both] Os espaços estão cheios: todos os Colonizadores saem dali.
           *[nobody] { "" }
        } Ponha o Colonizador dele{ $cost ->
            [0] .
            [one] ; ele paga 1 Cristal.
           *[other] ; ele paga { $cost } Cristais.
        }
       *[no] { "" }
    }
obtain-blueprint = { place-colonist } Ele pega { $scientists ->
        [0] o Projeto mais à esquerda da fileira mais cheia (a de baixo, se igual).
       *[other] um Projeto para os Cientistas dele ({ LIST($wanted) }); se há vários ou nenhum, o mais à esquerda da fileira mais cheia.
    } Ponha nele um marcador de Construção Avançada. De que tipo é?
    .voice = { place-colonist } Ele pega { $scientists ->
        [0] o Projeto mais à esquerda da fileira mais cheia, ou da fileira de baixo, se as duas forem iguais.
       *[other] um Projeto que sirva aos Cientistas dele. Os tipos são: { LIST($wanted) }. Se há vários ou nenhum, ele pega o mais à esquerda da fileira mais cheia.
    } Ponha nele um marcador de Construção Avançada. De que tipo é?
    .why = Primeiro um tipo que um Cientista dele pontue; depois a carta mais à esquerda da fileira com mais cartas, a de baixo se igual. Ele só ganha o item impresso se for um Cristal; ponha um marcador de Construção Avançada na carta (manual, página 22).
    .done = o Lacerda pegou um Projeto ({ $choice })
blueprint-level = Esse Projeto de { NAME($kind) } é de nível 1 ou de nível 3?
    .option = Nível { $option }
    .done = Projeto de nível { $answer }
    .why = Os níveis 1 e 3 pontuam diferente, e o nível 3 exige um Complexo de 3 (manual, páginas 18 e 21).
no-blueprint = Não há mais Projeto para ele pegar.
learn-technology = Ele aprende a Tecnologia mais barata à esquerda: { NAME($tech, form: "short") }. Ponha-a no espaço { $place } do Laboratório.
    .voice = Ele aprende a Tecnologia mais barata, a mais à esquerda: { NAME($tech, form: "tech") }. Ponha-a { NAME($place, form: "voice") } do Laboratório dele.
    .why = Ele pega a ficha mais barata que ainda não tem, a mais à esquerda se igual, e não paga nada; ela vai para a coluna 1, primeiro no espaço de cima (manual, página 22). Se ela já saiu, escolha a que ele pega.
    .form = short
    .done = Tecnologia do Lacerda: { $choice }
learn-which = Ele aprende a Tecnologia mais barata que não tem, a mais à esquerda se igual. Ponha-a no espaço { $place } do Laboratório. Qual é?
    .voice = Ele aprende a Tecnologia mais barata que não tem, a mais à esquerda se custarem o mesmo. Ponha-a { NAME($place, form: "voice") } do Laboratório dele. Qual é?
    .why = A fileira de baixo da tabela é grátis, a do meio custa uma Bateria, a de cima uma Bateria e um Recurso; ele não paga nada (manual, páginas 10 e 22).
    .form = short
    .done = Tecnologia do Lacerda: { $choice }
no-tech = { $reason ->
        [lab] A coluna 1 do Laboratório está cheia: ele não pode aprender outra.
       *[grid] Não resta Tecnologia para ele aprender.
    }
develop = { place-colonist } { $which ->
        [most] Ele desenvolve a Tecnologia mais avançada:
       *[least] Depois, a Tecnologia menos avançada:
    } mova a de { NAME($tech, form: "short") } para o espaço { $place } do Laboratório.
    .why = Primeiro a Tecnologia mais avançada que possa andar, depois a menos avançada que possa andar, a ficha de baixo se igual (manual, página 22). Espaços do Laboratório: número da coluna, depois a, b, c de cima para baixo. Com dois espaços livres o manual não diz nada; aqui ele pega o { $reading ->
        [upper] de cima
       *[lower] de baixo
    }.
    .voice = { place-colonist } { $which ->
        [most] Ele desenvolve a Tecnologia mais avançada.
       *[least] Depois, ele desenvolve a Tecnologia menos avançada.
    } Ponha a { NAME($tech, form: "tech") } { NAME($place, form: "voice") }.
    .option-done = Pronto
    .done = o Lacerda desenvolveu a { NAME($tech, form: "tech") }
develop-icon = { develop } Que ícone mostra esse espaço?
    .voice = { develop.voice } Que ícone mostra esse espaço?
    .why = { develop.why }
    .form = icon
    .done = { develop.done }
no-develop = Nenhuma Tecnologia dele pode andar.
construct = { place-colonist } O Lacerda constrói { NAME($kind, form: "a") }{ $tech ->
        [0] : a exatos 2 hexágonos de { NAME($kind, form: "other") }, sem encostar em { NAME($kind, form: "any") }.
       *[other] , no maior Complexo possível, unindo até { $tech ->
            [one] uma ficha
            [2] duas fichas
           *[other] { $tech } fichas
        }. { $asks ->
            [yes] Formou um Complexo?
           *[no] { "" }
        }
    } { $lss ->
        [yes] Suba uma fileira o marcador desse tipo na LSS e ponha o Robô dele no ícone de { NAME($next) }.
       *[no] Ponha o Robô dele no ícone de { NAME($next) }.
    }
    .why = O Robô dele está no ícone de { NAME($icon) }; no nível { $colony } da Colônia um tipo só vale se o marcador dele na LSS estiver abaixo do nível; a Mina, sempre (manual, página 23). Para unir fichas, uma Tecnologia do tipo deve ter nível igual ou maior que o número delas; em jogo: { $tech } (página 14). Setas na ficha põem um Cristal em cada hexágono vazio.
    .option-done = Construída
    .option-complex = Construída num Complexo
    .option-alone = Construída fora de um Complexo
    .done = o Lacerda construiu { NAME($kind, form: "a") }
bot = Mova o Robô dele para o ícone de { NAME($icon) }.
    .why = Depois de construir, o Robô vai para o ícone seguinte ao tipo construído; cada ícone de Robô que ele ganha o faz andar um passo (manual, página 23).
progress = É o primeiro Complexo dele desse tipo: mova o cubo de Progresso { NAME($kind, form: "of") } para a Área de Progresso. Ele tem { $count } lá.
    .why = Na primeira vez em que um jogador cria ou amplia um Complexo de um tipo, esse cubo se move; nunca para Abrigos (manual, página 14).
your-tech-used = Ele usou sua { NAME($tech, form: "tech") }: ganhe 1 Oxigênio, ou desenvolva-a uma vez no fim deste turno.
    .why = O dono de uma Tecnologia que outro jogador usa ganha um dos dois (manual, página 14).
upgrade = { place-colonist } { $number ->
        [one] Ele aprimora
       *[other] Pela Tecnologia ou ficha, ele também aprimora
    } { NAME($kind, form: "a") } com o Projeto de nível { $level }{ $level ->
        [3] , num Complexo de 3 ou mais
       *[1] , em qualquer lugar
    }.
    .why = { $scored ->
        [yes] É um tipo que um Cientista dele pontua.
       *[no] Nenhum Projeto dele serve aos Cientistas dele, então o nível maior vem primeiro.
    } Ele não paga Mineral. Um Colonizador nessa Construção volta para o dono; um Robô ou Astromóvel vai para o hexágono livre mais próximo (manual, páginas 18 e 23).
    .option-done = Pronto
    .done = o Lacerda aprimorou { NAME($kind, form: "a") }
no-upgrade = Nenhum Projeto dele serve para uma Construção em Marte.
hire = { place-colonist } Ele contrata { NAME($scientist, form: "the") }. Embaralhe os Contratos e ponha o do topo na vaga.
    .voice = { place-colonist } Ele contrata { NAME($scientist, form: "the-voice") }. Embaralhe os Contratos e ponha o do topo na vaga.
    .why = É quem tem mais potencial: com os já usados, você e ele somam { $blueprints ->
        [0] 0 Projetos
        [one] 1 Projeto
       *[other] { $blueprints } Projetos
    } de { NAME($kind) }, o tipo que essa carta pontua (manual, página 23).
    .option-done = Pronto
    .done = o Lacerda contratou { NAME($scientist, form: "the") }
contract = { place-colonist } Ele pega o Contrato que vale mais: de Aprimoramento (12 PO) antes de Entrega (9 PO). Embaralhe os demais e preencha a vaga. Qual ele pegou?
    .voice = { place-colonist } Ele pega o Contrato que vale mais, de Aprimoramento antes de Entrega. Embaralhe os demais e preencha a vaga. Qual ele pegou?
    .why = Com dois Cientistas ele pega Contratos, e cada um conta como completo (manual, página 23).
    .option-upgrade = Contrato de Aprimoramento, 12 pontos
    .option-deliver = Contrato de Entrega, 9 pontos
    .done = o Lacerda pegou um Contrato ({ $choice })

## Astromóvel, ícones e fichas

rover = Mova o Astromóvel dele até { $steps } hexágonos rumo à ficha mais próxima que ele possa pegar{ $crystals ->
        [0] .
        [one] , mais um pelo Cristal dele se assim chegar lá.
       *[other] , e até { $crystals } a mais com os Cristais dele, se assim chegar lá.
    }
    .why = Qualquer ficha de Descoberta, menos as que dão Recursos; qualquer ficha de Pesquisa, menos as de cor e letra que ele já tem. Movimento básico 2{ $tech ->
        [0] { "" }
       *[other] , mais { $tech } pela Tecnologia de Astromóvel em jogo
    }. Ele pega os Cristais por onde passa (manual, página 22).
    .option-done = Movido
    .option-crystal = Ele pegou um Cristal
    .option-discovery = Chegou a uma Descoberta
    .option-research = Chegou a uma Pesquisa
    .option-impossible = Ele não pode andar
    .done = Astromóvel do Lacerda: { $choice }
rover-spent = Quantos Cristais ele gastou para chegar lá?
    .why = Ele só gasta um Cristal por um hexágono a mais se precisar disso para chegar à ficha (manual, página 22).
    .done = Cristais gastos no Astromóvel: { $answer }
tile = O que a ficha dá?
    .voice = O que a ficha dá?
    .why = Ele a resolve na hora, pelas regras dele (manual, página 22).
    .option-nothing = Recursos: nada para ele
    .option-crystals = 3 Cristais
    .option-building = Fazer a Construção indicada
    .option-any-building = Fazer qualquer Construção
    .option-blueprints = Até 2 Projetos
    .option-develop = Desenvolver Tecnologias
    .option-tech = Uma Tecnologia
    .option-upgrade = Aprimorar até duas Construções
    .option-hire = Um Cientista ou Contrato
    .option-warehouse = 2 itens do Armazém
    .done = ficha do Lacerda: { $choice }
tile-building = Que Construção a ficha mostra?
    .done = ficha: { $choice }
space-icon = Que ícone mostra o espaço { $space } da Ordem de Turno?
    .why = A pergunta vem uma vez por espaço; depois o assistente se lembra dele nesta partida.
    .form = icon
    .done = ícone do espaço { $space }: { $choice }
lab-icon = Que ícone mostra o espaço { $place } do Laboratório?
    .voice = Que ícone está impresso { NAME($place, form: "voice") } do Laboratório?
    .why = A pergunta vem uma vez por espaço; depois o assistente se lembra dele nesta partida. Número da coluna, depois a, b, c de cima para baixo.
    .form = icon
    .done = ícone do espaço { $place } do Laboratório: { $choice }
warehouse = Ele pega o item mais numeroso do Armazém, o da esquerda se igual: Cristal, Bateria, Água, Planta, Oxigênio. O que era?
    .why = No empate, Cristais primeiro; um Recurso vai para a reserva geral, um Cristal fica com ele (manual, página 22).
    .option-crystal = Um Cristal
    .option-resource = Um Recurso
    .option-empty = Está vazio
    .done = o Lacerda pegou do Armazém: { $choice }
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
    .why = Cristais ganhos só podem ser usados no próximo turno dele (manual, página 7).
gain-op = O Lacerda marca { $count } PO: { $reason ->
        [first-tile] primeira ficha do tipo.
        [progress] Área de Progresso.
       *[other] ficha de Recompensa da LSS, { NAME($reason, form: "reward") }.
    }
    .voice = O Lacerda { $count ->
        [0] marca 0 pontos.
        [one] marca 1 ponto.
       *[other] marca { $count } pontos.
    }
    .why = 2 pontos pela primeira ficha de um tipo da LSS depois da inicial; a ficha de Recompensa da coluna, se o marcador dela estava abaixo do da Colônia; a Área de Progresso nos níveis 2 e 3 (manual, páginas 15 e 16).

## Empates

tie = Quantas opções são igualmente boas para ele? Numere-as.
    .voice = Quantas opções são igualmente boas para ele? Numere-as de cabeça a partir de um, em qualquer ordem.
    .why = Ele pega o que mais o ajuda; se isso não é claro, numeram-se as opções e sorteia-se (manual, página 23).
    .done = um empate de { $answer }
tie-card = Sorteia-se uma carta solo entre { $options } opções.
    .ask = Compre cartas solo até sair um número de ação de 1 a { $options }. Que carta foi? Depois devolva todas e embaralhe.
    .why = As cartas voltam para a pilha; a passagem não muda (manual, página 23).
    .done = empate: { $choice }
tie-die = O dado é rolado entre { $options } opções.
tie-result = Das { $options } opções, fique com a número { $number }.
    .voice = Deu a opção { $number }.
    .why = Duas ou três opções são sorteadas com as cartas solo; mais que isso, com o dado (manual, página 23).
tie-known = Iguais para ele; numere nesta ordem: { LIST($names, form: "voice") }.

## Missões

contribution = { $who ->
        [lacerda] O Lacerda contribui para a Missão { $letter }
        [somebody] Houve contribuição à Missão { $letter }
       *[you] Você contribui para a Missão { $letter }
    } ({ NAME($mission, form: "mission") }): desça o cubo, { $left ->
        [0] não falta nada
        [one] falta 1
       *[other] faltam { $left }
    }. { $who ->
        [somebody] Quem contribuiu ganha
        [lacerda] Ele ganha
       *[you] Você ganha
    } { $crystals ->
        [one] 1 Cristal.
       *[other] { $crystals } Cristais.
    }
    .voice = { $who ->
        [lacerda] O Lacerda contribui para a Missão { $letter }.
        [somebody] Houve contribuição à Missão { $letter }.
       *[you] Você contribui para a Missão { $letter }.
    } Desça o cubo um espaço. { $who ->
        [somebody] Quem contribuiu ganha
        [lacerda] Ele ganha
       *[you] Você ganha
    } { $crystals ->
        [one] 1 Cristal.
       *[other] { $crystals } Cristais.
    }
    .why = Quem contribui para uma Missão move o cubo e ganha os Cristais dela; a partir da segunda passagem, cada carta solo dele também o faz (manual, páginas 21 e 22).
mission-complete = A Missão { $letter } está completa: remova-a e mova o marcador de Missões restantes. { $needed ->
        [0] Não falta mais nenhuma.
        [one] Falta mais uma.
        [2] Faltam mais duas.
       *[other] Faltam mais { $needed }.
    }
    .why = O jogo termina quando o marcador chega ao fim da trilha dele (manual, página 21).

## LSS e nível da Colônia

reward-unknown = Marque a ficha de Recompensa dessa coluna para o Lacerda na trilha de pontos.
hire-freed = Como segunda recompensa, o Colonizador dele volta da contratação.
    .why = A segunda recompensa da LSS libera o Colonizador dele em Contratar um Cientista; se não há nenhum ali, ele ganha um Cristal (manual, página 22).
your-lss = Suba uma fileira o marcador { NAME($kind, form: "of") } na LSS. { $first ->
        [yes] Você marca 2 pontos pela primeira ficha do tipo.
       *[no] { "" }
    } { $below ->
        [yes] Na LSS você pontua { $tile ->
            [unknown] a ficha de Recompensa da coluna
           *[other] { NAME($tile, form: "reward") }
        }, e escolhe: mover Robôs até 2, recuperar um Colonizador, 1 Mineral ou 1 Cristal.
       *[no] { "" }
    }
    .why = Quem constrói numa coluna cujo marcador estava abaixo do nível da Colônia é recompensado (manual, página 15).
level-up = A Colônia sobe ao nível { $level }. Suba o marcador e reponha o Armazém até 2 de cada. Mais uma Nave pode sair de cada Depósito. { $level ->
        [2] Pontue sua Área de Progresso. Remova os Projetos abertos e abra os próximos 12.
        [3] Pontue sua Área de Progresso. Remova os Projetos de nível 1 e abra os últimos 6.
        [4] O Ônibus Espacial para de andar.
       *[5] O Ônibus Espacial fará uma última viagem.
    }
    .why = Os quatro marcadores da LSS estão no nível da Colônia ou acima no fim de um turno. Mais uma Nave pode sair de cada Depósito (manual, páginas 16 e 19).
    .done = a Colônia subiu ao nível { $level }
shelter = O Lacerda constrói um Abrigo, num Complexo de Abrigos dele se puder. De que tamanho ficou o Complexo?
    .why = Cada vez que a Colônia sobe, ele constrói um Abrigo e pega uma Nave e um Robô (manual, página 23). A Tecnologia de Abrigo dele está no nível { $tech }: une até esse número de Abrigos. Ele ganha um Cristal por ficha do Complexo.
    .option = { $option ->
        [one] Fora de um Complexo
       *[other] Complexo de { $option }
    }
    .done = o Lacerda construiu um Abrigo
level-gains = O Lacerda move uma Nave para o Hangar, e o Depósito comporta { $depot }{ $robot ->
        [yes] ; um Robô vai para o tabuleiro dele.
       *[no] .
    }
    .done = a Nave e o Robô do Lacerda
missions-fewer = No nível { $level } basta uma Missão a menos: mova o marcador de Missões restantes. { $needed ->
        [0] Não falta mais nenhuma.
        [one] Falta mais uma.
        [2] Faltam mais duas.
       *[other] Faltam mais { $needed }.
    }
end-triggered = { $why ->
        [level] A Colônia está no nível 5:
       *[missions] As Missões necessárias estão completas:
    } o fim está próximo. Termine esta rodada e jogue mais uma, sem Fase do Ônibus Espacial.
    .voice = O fim do jogo foi ativado. Termine esta rodada; depois vem uma última.
    .why = O fim é ativado pela última Missão necessária ou pelo nível 5 (manual, página 21).
end-withdrawn = Com a sua correção, o fim do jogo não está mais ativado: a partida continua.
last-round = Esta é a última rodada, sem Fase do Ônibus Espacial.

## Fase do Ônibus Espacial

shuttle = { $move ->
        [nears] Mova o Ônibus Espacial um espaço rumo ao meio, até o espaço { $space }. Ele não parte.
        [travels] O Ônibus Espacial viaja para { $to ->
            [orbit] a Órbita
           *[colony] a Colônia
        }: ponha-o no espaço de Viagem { $space }.
        [last] O Ônibus Espacial faz a última viagem, para { $to ->
            [orbit] a Órbita
           *[colony] a Colônia
        }, e é removido do jogo.
       *[stands] O Ônibus Espacial não anda mais.
    }
    .voice = { $move ->
        [nears] Mova o Ônibus Espacial um espaço rumo ao meio. Ele não parte.
        [travels] O Ônibus Espacial viaja para { $to ->
            [orbit] a Órbita
           *[colony] a Colônia
        }. Ponha-o no espaço de Viagem { $space }.
        [last] O Ônibus Espacial faz a última viagem, para { $to ->
            [orbit] a Órbita
           *[colony] a Colônia
        }. Depois, remova-o do jogo.
       *[stands] O Ônibus Espacial não anda mais.
    }
    .why = Ele anda um espaço por rodada e, do espaço 1, viaja para o espaço do nível da Colônia no outro lado; no nível 4 ele para, no nível 5 faz uma última viagem (manual, página 19).
    .done = o Ônibus Espacial andou
lacerda-stays = { $reason ->
        [card] O Lacerda fica { $side ->
            [orbit] em Órbita
           *[colony] na Colônia
        }: a última carta dele tem um X.
       *[side] O Lacerda fica { $side ->
            [orbit] em Órbita
           *[colony] na Colônia
        }: o Ônibus Espacial não saiu dali.
    }
    .why = Ele só viaja com o Ônibus Espacial, e nunca enquanto a última carta dele tem um X (manual, página 22).
lacerda-travels = O Lacerda viaja para { $to ->
        [orbit] a Órbita. Não produz nada nem traz Colonizadores de volta.
       *[colony] a Colônia. Não traz Colonizadores de volta.
    }
    .why = Ele sempre viaja com o Ônibus Espacial e pula os passos de produzir e de recuperar Colonizadores (manual, página 22).
place-discovery = Ponha para ele a ficha de Descoberta da esquerda: a 3 hexágonos do Astromóvel dele, o mais longe possível do seu. Depois abra uma nova.
    .why = Ao chegar à Colônia ele coloca uma ficha de Descoberta; se nenhum hexágono serve, não coloca (manual, páginas 20 e 22).
    .option-done = Colocada
    .option-impossible = Não há lugar
    .done = ficha de Descoberta: { $choice }
space = O espaço dele é sorteado.
    .ask = Tire fichas de Primeiro Colonizador até sair um espaço livre { $side ->
        [orbit] em Órbita
       *[colony] na Colônia
    }. Qual saiu?
    .why = Ele pega um espaço livre ao acaso no lado a que chega (manual, página 22).
    .done = o Lacerda chegou ao espaço { $choice }
lacerda-arrives = Ponha o Astronauta dele no espaço { $space }, { $side ->
        [orbit] em Órbita.
       *[colony] na Colônia. Depois do benefício ele constrói.
    }
    .why = Ele pega um espaço livre ao acaso e o benefício dele; ao chegar à Colônia, depois constrói (manual, página 22). O custo o manual não diz; aqui { $arrival ->
        [paid] ele coloca um Colonizador e paga como na ação.
       *[free] não custa nada.
    }
    .done = o Lacerda chegou ao espaço { $space }
your-journey = { $free ->
        [yes] O Ônibus Espacial sai do seu lado: você pode ir nele para { $to ->
            [orbit] a Órbita
           *[colony] a Colônia
        } de graça.
       *[no] Você pode viajar para { $to ->
            [orbit] a Órbita
           *[colony] a Colônia
        } se descartar uma Nave do Hangar.
    }
    .why = { $to ->
        [orbit] A caminho da Órbita: produza, recupere seus Colonizadores dali e da Área de Trabalho, escolha um espaço livre e receba o benefício
       *[colony] A caminho da Colônia: ponha uma ficha de Descoberta a 3 hexágonos do seu Astromóvel, recupere seus Colonizadores dali e da Área de Trabalho, escolha um espaço livre e receba o benefício
    } (manual, página 20).
    .option-stay = Fico
    .option-travel = Viajo
    .done = sua viagem: { $choice }
your-space = { $side ->
        [orbit] Produza e recupere seus Colonizadores da Órbita e da Área de Trabalho.
       *[colony] { $by ->
            [pod] Módulo de Aterrissagem: recupere seus Colonizadores da Colônia e da Área de Trabalho.
           *[shuttle] Ponha uma ficha de Descoberta a 3 hexágonos do seu Astromóvel e recupere seus Colonizadores da Colônia e da Área de Trabalho.
        }
    } Que espaço você escolhe? Receba o benefício dele.
    .why = Você escolhe qualquer espaço livre do lado a que chega (manual, página 20).
    .option = Espaço { $option }
    .done = você escolheu o espaço { $answer }

## Seus relatos

report-building = O que você construiu?
    .why = O assistente acompanha quantas fichas de cada tipo há em Marte e, com elas, a LSS e o nível da Colônia.
    .done = você construiu: { $choice }
report-colonist = Em que ação você colocou seu Colonizador?
    .why = Ele também paga pelos seus Colonizadores nas ações que usa (manual, página 24).
    .done = seu Colonizador: { $choice }
report-blueprint = De que tipo é o Projeto que você pegou?
    .why = Ele contrata o Cientista cujo tipo aparece em mais Projetos, seus e dele (manual, página 23).
    .done = você pegou um Projeto: { $choice }
report-advanced = Que tipo de Construção você aprimorou?
    .why = Toda Construção Avançada de um tipo é pontuada por quem tem o Cientista dele (manual, página 21).
    .done = você aprimorou: { $choice }
report-scientist = Que Cientista você contratou?
    .done = você contratou: { $choice }
    .why = Um Cientista que você contratou não está mais livre para ele (manual, página 23).
report-tech = Que Tecnologia você aprendeu ou avançou uma coluna?
    .why = Ele usa qualquer Tecnologia em jogo, e você recebe por isso (manual, página 14).
    .form = short
    .done = sua Tecnologia: { $choice }
report-mission = Para que Missão você contribuiu?
    .why = Projetos, aprimoramentos, Cientistas, Tecnologias e Contratos que você relata já contam sozinhos; isto é para o resto.
    .option-A = A: { NAME($A, form: "mission") }
    .option-B = B: { NAME($B, form: "mission") }
    .option-C = C: { NAME($C, form: "mission") }
    .done = { $answer ->
        [back] sua Missão: Voltar
       *[other] você contribuiu para a Missão { $answer }
    }
report-level = A que nível a Colônia chegou?
    .done = Colônia no nível { $answer }
    .why = O Ônibus Espacial e o fim do jogo seguem o nível da Colônia (manual, página 19).
your-cost = { $cleared ->
        [nobody] { "" }
        [lacerda] Sem espaço livre em { NAME($action) }: os Colonizadores do Lacerda saem antes.
        [you] Sem espaço livre em { NAME($action) }: seus outros Colonizadores vão antes para a Área de Trabalho.
       *[both] Sem espaço livre em { NAME($action) }: todos os outros saem antes.
    } { $cost ->
        [0] Colocar seu Colonizador é grátis.
        [one] Você paga 1 Cristal, ou move 1 Colonizador para a Área de Trabalho.
       *[other] Você paga { $cost } em Cristais ou Colonizadores.
    }
    .why = Você paga 1 por Colonizador que já está ali, em Cristais ou com Colonizadores que vão para a Área de Trabalho; com os espaços cheios, quem tem mais sai antes (manual, páginas 9 e 24).
your-contract = Anotado: você completou { $count ->
        [one] 1 Contrato.
       *[other] { $count } Contratos.
    }
your-tech = Anotado: sua { NAME($tech, form: "tech") }, nível { $level }.

## O fim

final-prepare = Antes de pontuar: os dois sobem os Cristais ganhos para o Depósito. Você recupera seus Colonizadores do seu lado do tabuleiro e da Área de Trabalho.
    .why = Cristais decidem um empate, e Colonizadores em casa enchem seus Alojamentos (manual, página 21).
    .done = pontuação preparada
score-track = { $who ->
        [lacerda] Onde está o marcador do Lacerda na trilha de pontos?
       *[you] Onde está o seu marcador na trilha de pontos?
    }
    .done = { NAME($who) }, trilha de pontos: { $answer }
    .why = A pontuação final começa pelo que está na trilha (manual, página 21).
score-progress = { $who ->
        [lacerda] Área de Progresso do Lacerda: quantos pontos?
       *[you] Sua Área de Progresso: quantos pontos?
    }
    .why = 0, 1, 2, 4, 7 ou 11 pontos para 0 a 5 cubos (manual, página 21).
    .done = { NAME($who) }, Progresso: { $answer }
score-ships = { $who ->
        [lacerda] Naves do Lacerda no Hangar: quantos pontos, a 3 cada?
       *[you] Suas Naves no Hangar: quantos pontos, a 3 cada?
    }
    .done = { NAME($who) }, Naves: { $answer }
    .why = 3 por Nave no Hangar (manual, página 21).
score-quarters = { $who ->
        [lacerda] Alojamentos do Lacerda: quantos pontos?
       *[you] Seus Alojamentos: quantos pontos ao lado do Colonizador mais alto?
    }
    .why = O número ao lado do Colonizador mais alto (manual, página 21).
    .done = { NAME($who) }, Alojamentos: { $answer }
score-techs = { $who ->
        [lacerda] Laboratório do Lacerda: some os pontos sob as colunas das Tecnologias dele ({ LIST($places) }).
       *[you] Seu Laboratório: some os pontos sob as colunas das suas Tecnologias.
    }
    .voice = { $who ->
        [lacerda] Some os pontos sob as colunas das Tecnologias do Lacerda.
       *[you] Some os pontos sob as colunas das suas Tecnologias.
    } Quantos são?
    .why = Cada Tecnologia vale o número sob a coluna dela (manual, página 21). O número oferecido supõe 1, 2, 3, 4, 6 e 9: confira no tabuleiro.
    .done = { NAME($who) }, Tecnologias: { $answer }
score-blueprints = { $who ->
        [lacerda] Projetos do Lacerda: quantos pontos?
       *[you] Seus Projetos: quantos pontos?
    }
    .why = 3 por Projeto construído de nível 1 e 5 por um de nível 3; um não construído custa o mesmo (manual, página 21).
    .done = { NAME($who) }, Projetos: { $answer }
score-scientists = { $who ->
        [lacerda] Cientistas do Lacerda: quantos pontos?
       *[you] Seus Cientistas: quantos pontos?
    }
    .why = 3 por Construção Avançada em Marte do tipo que um Cientista pontua, seja de quem for (manual, página 21).
    .done = { NAME($who) }, Cientistas: { $answer }
score-contracts = { $who ->
        [lacerda] Contratos do Lacerda: quantos pontos?
       *[you] Seus Contratos: quantos pontos?
    }
    .why = Contratos de Aprimoramento valem 12 ou menos 6; os de Entrega, 9 ou menos 4 (manual, página 21).
    .done = { NAME($who) }, Contratos: { $answer }
score-line = { NAME($who) }, { NAME($line) }: { $op } PO
    .voice = { NAME($line, form: "voice") }: { $op }.
    .why = { $line ->
        [quarters] { $reading ->
            [shelters] Os Alojamentos contam só até onde os Abrigos dele abrem: é a leitura que você escolheu.
           *[full] Todos os Alojamentos dele contam como cheios (manual, página 22).
        }
       *[other] { "" }
    }
score-total = { NAME($who) }, no total: { $op } PO
    .voice = { $who ->
        [lacerda] O Lacerda tem { $op } pontos no total.
       *[you] Você tem { $op } pontos no total.
    }
score-sheet = { NAME($who) }: { NAME("track") } { $track }, Progresso { $progress }, Naves { $ships }, Alojamentos { $quarters }, Tecnologias { $techs }, Projetos { $blueprints }, Cientistas { $scientists }, Contratos { $contracts }. Total: { $total } PO.
    .voice = { $who ->
        [lacerda] O Lacerda tem { $total } pontos.
       *[you] Você tem { $total } pontos.
    }
goal-line = Você cumpriu esta linha do seu objetivo: { NAME($line) }?
    .voice = Você cumpriu esta linha do seu objetivo: { NAME($line, form: "voice") }?
    .why = É preciso cumprir todas as linhas do Objetivo Solo; esta o assistente não tem como saber (manual, página 23).
    .done = { NAME($line) }: { $choice }
verdict = { $won ->
        [yes] Você venceu: cumpriu “{ NAME($goal) }” por inteiro!
       *[no] Não foi desta vez. Faltou em “{ NAME($goal) }”: { LIST($missed) }.
    } Você { $yours } PO, Lacerda { $his } PO: { $ahead ->
        [you] você tem { $margin } a mais.
        [lacerda] ele tem { $margin } a mais.
       *[nobody] empate.
    }
    .voice = { $won ->
        [yes] Você venceu! Cumpriu todas as linhas do objetivo.
       *[no] Não foi desta vez. No seu objetivo faltou: { LIST($missed, form: "voice") }.
    } Você tem { $yours } pontos, e o Lacerda tem { $his }.
    .why = Você vence se cumprir todas as linhas do seu Objetivo Solo (manual, página 23).

## Como está a partida

goal-unchosen = O Objetivo Solo é escolhido na preparação
    .voice = Você escolhe o Objetivo Solo no fim da preparação.
goal-chosen = Seu Objetivo Solo: { NAME($goal) }
    .voice = Seu objetivo é { NAME($goal) }.
    .why = Você vence se todas as linhas do objetivo estiverem cumpridas no fim (manual, página 23).
goal-stands = { NAME($line) }{ $yours ->
        [yes] { " (você marca)" }
       *[no] { "" }
    }
    .voice = { NAME($line, form: "voice") }.
    .why = O que você relata e o que o assistente vê fica marcado sozinho; as outras linhas você marca no editor de mais e menos.
goal-margin = { NAME($line) }: { $stands ->
        [counted] { $ahead ->
            [you] você tem { $margin } a mais
            [lacerda] ele tem { $margin } a mais
           *[nobody] empate
        }
        [his] agora ele faria { $his }
       *[unknown] só na contagem final
    }
    .voice = { NAME($line, form: "voice") }: { $stands ->
        [counted] { $ahead ->
            [you] você tem { $margin } a mais.
            [lacerda] ele tem { $margin } a mais.
           *[nobody] vocês estão empatados.
        }
        [his] agora ele faria uns { $his }.
       *[unknown] isso se vê na contagem final.
    }
    .why = Os pontos dele são o que o assistente acompanha, com os números usuais do Laboratório e os Alojamentos como você escolheu; os seus se contam no fim (manual, páginas 21 a 23).
end-stands = { $stands ->
        [triggered] O fim foi ativado: a próxima rodada é a última
        [last-round] Esta é a última rodada
        [over] A última rodada terminou
       *[open] O fim do jogo ainda não foi ativado
    }
    .voice = { $stands ->
        [triggered] O fim do jogo foi ativado. A próxima rodada é a última.
        [last-round] Esta é a última rodada.
        [over] A última rodada terminou.
       *[open] O fim do jogo ainda não foi ativado.
    }
    .why = A última Missão necessária ou o nível 5 da Colônia ativa o fim; depois vem mais uma rodada (manual, página 21).
mission-stands = Missão { $letter }, { NAME($card, form: "mission") }: { $left ->
        [0] completa
        [one] falta 1
       *[other] faltam { $left }
    }
    .voice = Missão { $letter }, { NAME($card, form: "mission") }: { $left ->
        [0] completa.
        [one] falta uma contribuição.
        [2] faltam duas contribuições.
       *[other] faltam { $left } contribuições.
    }
    .why = Cada contribuição desce o cubo da Missão em um; embaixo, a Missão está completa (manual, página 21).
missions-stand = Missões que ainda faltam: { $needed }
    .voice = { $needed ->
        [0] Não falta mais nenhuma Missão.
        [one] Ainda falta uma Missão.
        [2] Ainda faltam duas Missões.
       *[other] Ainda faltam { $needed } Missões.
    }
    .why = São necessárias três Missões, uma a menos a partir do nível 3 da Colônia e outra a partir do nível 4 (manual, página 19).
level-stands = Nível da Colônia: { $level } de { $top }
    .voice = A Colônia está no nível { $level } de { $top }.
    .why = A Colônia sobe quando os quatro marcadores da LSS alcançam a fileira dela (manual, página 16).

## Opções

option-help = Ajuda
    .why = Quanto o assistente guia você. Normalmente ele pergunta no começo da partida.
    .option-ask = Perguntar no começo
    .option-guided = Tudo guiado
    .option-quick = Preparação rápida, depois guiado
    .option-cards = Só as cartas dele
option-lab = Espaço no Laboratório
    .why = Qual de dois espaços livres do Laboratório ele usa para uma Tecnologia que avança. O manual não diz; normalmente é o de baixo.
    .option-lower = O espaço de baixo
    .option-upper = O espaço de cima
option-arrival = Construir ao chegar
    .why = Se ele paga por um Colonizador quando chega à Colônia e constrói. O manual não diz; normalmente não paga nada.
    .option-free = Não custa nada
    .option-paid = Paga como na ação
option-quarters = Alojamentos dele
    .why = Quanto contam os Alojamentos dele, no fim e para uma ficha de Recompensa. Normalmente estão cheios; senão, contam até onde os Abrigos dele os abrem.
    .option-full = Cheios: 21 pontos
    .option-shelters = Conforme os Abrigos dele
option-start = Primeiro espaço dele
    .why = Se ele recebe o benefício do espaço de Ordem de Turno em que começa. O manual não diz; normalmente não recebe.
    .option-no-benefit = Sem o benefício
    .option-benefit = Com o benefício
option-finished-mission = Carta de Missão completa
    .why = O que faz uma carta, da segunda passagem em diante, se a Missão dela já está completa. O manual não diz; normalmente não faz nada.
    .option-nothing = Não faz nada
    .option-crystals = Rende os Cristais dela

## Nomes

name-on-mars = On Mars
name-lacerda = Lacerda
name-you = Você
name-orbit = Órbita
name-colony = Colônia

name-mine = Mina
    .a = uma Mina
    .the = a Mina
    .of = da Mina
    .other = outra
    .any = nenhuma
    .type = Minas
    .tech = Tecnologia de Mina
    .short = Mina
name-generator = Gerador
    .a = um Gerador
    .the = o Gerador
    .of = do Gerador
    .other = outro
    .any = nenhum
    .type = Geradores
    .tech = Tecnologia de Gerador
    .short = Gerador
name-water-extractor = Extrator de Água
    .a = um Extrator de Água
    .the = o Extrator de Água
    .of = do Extrator de Água
    .other = outro
    .any = nenhum
    .type = Extratores de Água
    .tech = Tecnologia de Água
    .short = Água
name-greenhouse = Estufa
    .a = uma Estufa
    .the = a Estufa
    .of = da Estufa
    .other = outra
    .any = nenhuma
    .type = Estufas
    .tech = Tecnologia de Estufa
    .short = Estufa
name-oxygen-condenser = Condensador de Oxigênio
    .a = um Condensador de Oxigênio
    .the = o Condensador de Oxigênio
    .of = do Condensador de Oxigênio
    .other = outro
    .any = nenhum
    .type = Condensadores de Oxigênio
    .tech = Tecnologia de Oxigênio
    .short = Oxigênio
name-shelter = Abrigo
    .a = um Abrigo
    .the = o Abrigo
    .of = do Abrigo
    .other = outro
    .any = nenhum
    .type = Abrigos
    .tech = Tecnologia de Abrigo
    .short = Abrigo
name-rover = Astromóvel
    .tech = Tecnologia de Astromóvel
    .short = Astromóvel
name-ship = Nave
    .tech = Tecnologia de Nave
    .short = Nave
name-upgrade = Aprimorar uma Construção
    .tech = Tecnologia de Aprimoramento
    .short = Aprimoramento
    .field = Aprimoramento
name-deliver = Entrega

name-obtain-blueprint = Obter Projeto
name-learn-technology = Aprender Nova Tecnologia
name-research-and-development = Pesquisa e Desenvolvimento
name-construct = Construir uma Construção
name-hire = Contratar Cientista ou pegar Contrato

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
    .mission = fichas de Pesquisa obtidas
name-blueprints = Projetos
    .mission = Projetos obtidos
    .short = Projetos
name-advanced-buildings = Construções Avançadas
    .mission = Construções Avançadas
name-robots = Robôs
    .mission = Robôs colocados
    .reward = 2 por Robô em Marte
name-discovery-tiles = Fichas de Descoberta
    .mission = Descobertas de Astromóveis
name-techs = Tecnologias
    .mission = Tecnologias obtidas
    .short = Tecnologias
name-progress-cubes = Cubos de Progresso
    .mission = cubos de Progresso movidos
name-scientists = Cientistas
    .mission = Cientistas contratados
    .short = Cientistas
name-contracts = Contratos
    .mission = Contratos completos
    .short = Contratos

name-best-tech = Melhor Tecnologia
    .reward = o nível da melhor Tecnologia
name-ships = Naves
    .reward = 2 por Nave no Hangar
    .short = Naves
name-discoveries = Fichas de Descoberta
    .reward = 2 por ficha de Descoberta obtida
name-advanced = Avançadas
    .reward = 2 por Construção Avançada própria
    .short = Avançadas
name-shelters = Abrigos
    .reward = 2 por Abrigo próprio
    .short = Abrigos
name-mines = Minas
    .reward = 2 por Mina ocupada ou aprimorada
name-colonists = Meus Colonizadores ali são outros
    .value = 1 por Colonizador nos Alojamentos
    .reward = 1 por Colonizador nos Alojamentos
    .field = Colonizadores

name-nothing = nada
    .icon = nenhum ícone
name-crystal = Cristal
    .icon = Cristal
name-warehouse = Armazém
    .icon = Armazém
name-tech = Tecnologia
    .icon = ficha de Tecnologia
name-colonist = Colonizador
    .icon = Colonizador
name-robot = Robô está em
    .icon = dois Robôs
name-blueprint = Projeto
    .icon = Projeto

name-first-colonists = Primeiros Colonizadores
name-next-generation = Próxima Geração
name-hunky-dory = Bonitão
name-martian-potato = Batata Marciana
name-colony-3 = Colônia no nível 3 ou mais
name-colony-4 = Colônia no nível 4 ou mais
name-contract-1 = 1 Contrato completo
name-contracts-both = 2 Contratos completos de tipos diferentes
name-private-goal = Objetivo Particular cumprido
name-tech-6 = uma Tecnologia no nível 6
name-research-2 = duas fichas de Pesquisa
name-shelters-4 = 4 Abrigos construídos
name-mines-3 = 3 Minas com Colonizador ou marcador seu
name-advanced-5 = 5 Construções Avançadas suas
name-contract-greenhouse = o Contrato do Complexo de 4 Estufas
name-contract-plants = o Contrato de Plantas e Minerais
name-biochemist-hired = o Bioquímico
name-greenhouses-3 = 3 Estufas aprimoradas
name-greenhouse-complex-5 = um Complexo de 5 Estufas
name-plants-5 = 5 Plantas no Estoque
name-greenhouse-tech-6 = a Tecnologia de Estufa no nível 6
name-finish-in-orbit = o jogo terminado em Órbita
name-margin-1 = mais pontos que o Lacerda
name-margin-10 = 10 pontos à frente do Lacerda
name-margin-20 = 20 pontos à frente do Lacerda
name-margin-30 = 30 pontos à frente do Lacerda

name-track = Trilha de pontos
name-quarters = Alojamentos
name-progress = Área de Progresso
    .short = Progresso

# O que o editor de mais e menos pode mudar

name-round = Rodada
    .short = Rodada
name-colony_level = Nível da Colônia
    .short = Colônia
name-tiles = Fichas em Marte
name-rewards = Ficha de Recompensa
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
name-cards = na pilha
name-goal = Objetivo
name-name = nome
name-lines = linha
name-crystals = Cristais
    .short = Cristais
name-crystals_waiting = Cristais abaixo do Depósito
name-depot = Espaços do Depósito
name-op = Pontos
    .short = PO
name-progress_cubes = Cubo de Progresso
name-research = Fichas de Pesquisa

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
name-1b = 1b
    .voice = no espaço de baixo da coluna 1
name-2a = 2a
    .voice = no espaço de cima da coluna 2
name-2b = 2b
    .voice = no espaço do meio da coluna 2
name-2c = 2c
    .voice = no espaço de baixo da coluna 2
name-3a = 3a
    .voice = no espaço de cima da coluna 3
name-3b = 3b
    .voice = no espaço de baixo da coluna 3
name-4a = 4a
    .voice = no espaço de cima da coluna 4
name-4b = 4b
    .voice = no espaço do meio da coluna 4
name-4c = 4c
    .voice = no espaço de baixo da coluna 4
name-5a = 5a
    .voice = no espaço de cima da coluna 5
name-5b = 5b
    .voice = no espaço de baixo da coluna 5
name-6a = 6a
    .voice = no espaço de cima da coluna 6
name-6b = 6b
    .voice = no espaço do meio da coluna 6
name-6c = 6c
    .voice = no espaço de baixo da coluna 6
name-mine-1 = Mina de nível 1
name-mine-3 = Mina de nível 3
name-generator-1 = Gerador de nível 1
name-generator-3 = Gerador de nível 3
name-water-extractor-1 = Extrator de Água de nível 1
name-water-extractor-3 = Extrator de Água de nível 3
name-greenhouse-1 = Estufa de nível 1
name-greenhouse-3 = Estufa de nível 3
name-oxygen-condenser-1 = Condensador de Oxigênio de nível 1
name-oxygen-condenser-3 = Condensador de Oxigênio de nível 3
name-shelter-1 = Abrigo de nível 1
name-shelter-3 = Abrigo de nível 3

# Palavras do estado

name-phase = Fase
name-turn = Turno
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
