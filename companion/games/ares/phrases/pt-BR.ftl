# Terraforming Mars: Expedição Ares, solo e cooperativo de dois jogadores. Toda mensagem existe nos três idiomas.

## Preparação

mode = Solo ou em dupla?
    .voice = Você joga solo, ou no cooperativo em dupla?
    .why = O solo tem 25 rodadas contra uma mão marciana de cartas de fase; o cooperativo tem 15 rodadas e uma pilha de cubos (manual, modos solo e de dois jogadores).
    .option-solo = Solo
    .option-co-op = Cooperativo em dupla
    .done = você escolheu o modo “{ $choice }”
    .title = Solo ou em dupla?
    .facts =
        Solo: 25 rodadas contra uma mão marciana
        Em dupla: 15 rodadas e uma pilha de cubos
    .key = Modo
    .short = Você joga solo ou em dupla?
difficulty = Qual é a dificuldade?
    .voice = Qual é a dificuldade?
    .why = Quatro vezes por partida, quando o cubo da mão marciana anda, a ajuda aumenta o oxigênio ou a temperatura: 2 níveis no Novato, 1 no Avançado, nenhum no Especialista (manual, modo solo).
    .option-novice = Novato
    .option-advanced = Avançado
    .option-expert = Especialista
    .done = você escolheu a dificuldade “{ $choice }”
    .title = Qual é a dificuldade?
    .facts =
        A cada 5 rodadas você recebe ajuda
        Novato: 2 níveis de oxigênio ou temperatura, à escolha
        Avançado: 1 nível; Especialista: nenhum
    .key = Dificuldade
    .short = Que dificuldade você quer: Novato, Avançado ou Especialista?
lead = Você quer a preparação guiada?
    .voice = Você quer a preparação guiada, ou a mesa já está pronta?
    .why = Na primeira partida usam-se cartas mais simples, marcadas com uma estrela (manual, preparação).
    .option-guided = Guiada
    .option-first-game = Guiada, primeira partida
    .option-ready = Mesa pronta
    .done = você escolheu a preparação “{ $choice }”
    .title = Preparação guiada?
    .facts = Primeira partida: cartas mais simples, com estrela
    .key = Preparação
    .short = Você quer a preparação guiada, ou a mesa já está pronta?
setup-board = Ponha a temperatura em −30 °C e o oxigênio em 0%. Embaralhe os 9 oceanos e deixe o lado laranja para cima. Ponha os marcadores de fase com o lado da porta fechada para cima.
    .voice = Ponha a temperatura em menos 30 graus e o oxigênio em 0 por cento. Embaralhe os 9 oceanos e deixe o lado laranja para cima. Ponha os marcadores de fase com o lado da porta fechada para cima.
    .why = É onde começam os parâmetros globais (manual, preparação).
    .done = tabuleiro montado
    .title = Monte o tabuleiro
    .moves =
        Marque **−30 °C** e **0%** || Temperatura e oxigênio
        Embaralhe os **9 oceanos** || Deixe o lado laranja para cima
        Ponha os **marcadores de fase** || Com o lado da porta fechada para cima
    .key = Oceanos | 9
    .short = Ponha a temperatura em menos 30 e o oxigênio em 0. Embaralhe os 9 oceanos, com o lado laranja para cima. Ponha os marcadores de fase com o lado da porta fechada para cima.
setup-player = { $mode ->
        [co-op] Cada um pega
       *[solo] Pegue
    } um tabuleiro de jogador com um cubo no 0 de cada uma das seis trilhas, e um cubo no 5 da trilha de IT.
    .voice = { $mode ->
        [co-op] Cada um pega
       *[solo] Pegue
    } um tabuleiro de jogador com um cubo no 0 de cada uma das seis trilhas. Na trilha do índice de terraformação { $mode ->
        [co-op] cada um começa
       *[solo] você começa
    } no 5.
    .why = O índice de terraformação começa em 5; toda produção e as duas eficiências, de aço e de titânio, em 0 (manual, preparação).
    .done = tabuleiro de jogador montado
    .title = { $mode ->
        [co-op] Tabuleiros de jogador
       *[solo] Tabuleiro de jogador
    }
    .moves =
        { $mode ->
            [co-op] Cada um pega um **tabuleiro de jogador**
           *[solo] Pegue um **tabuleiro de jogador**
        }
        Ponha **cubos** no 0 das seis trilhas
        Ponha o cubo de **IT** no 5
    .key = IT | 5
    .short = { $mode ->
        [co-op] Cada um pega um tabuleiro de jogador, com os
       *[solo] Pegue um tabuleiro de jogador, com os
    } cubos no 0 e o do índice de terraformação no 5.
setup-projects = { $mode ->
        [co-op] { $first ->
            [yes] Embaralhe as 16 cartas verdes com estrela e dê 4 a cada um; descarte as outras. Embaralhe o baralho e dê mais 4 a cada um.
           *[no] Embaralhe os projetos e dê 8 a cada um.
        }
       *[solo] { $first ->
            [yes] Embaralhe as 16 cartas verdes com estrela e pegue 4; descarte as outras. Embaralhe o baralho e pegue mais 4.
           *[no] Embaralhe os projetos e pegue 8.
        }
    }
    .why = As 8 cartas ficam na mão (manual, preparação).
    .done = projetos distribuídos
    .title = Projetos
    .moves =
        { $first ->
            [yes] Embaralhe 16 **cartas verdes** | As que têm estrela
           *[no] Embaralhe os **projetos**
        }
        { $mode ->
            [co-op] { $first ->
                [yes] Dê **4 cartas** a cada um
               *[no] Dê **8 cartas** a cada um
            }
           *[solo] { $first ->
                [yes] Pegue **4 cartas**
               *[no] Pegue **8 cartas**
            }
        }
        { $first ->
            [yes] **Descarte** as outras
           *[no] { "" }
        }
        { $first ->
            [yes] { $mode ->
                [co-op] Dê **mais 4** a cada um | Do baralho embaralhado
               *[solo] Pegue **mais 4** | Do baralho embaralhado
            }
           *[no] { "" }
        }
    .facts = As 8 cartas ficam na mão
    .key = Projetos | 8
    .short = { $mode ->
        [co-op] Dê
       *[solo] Pegue
    } { $first ->
        [yes] 4 das 16 cartas verdes com estrela
       *[no] 8 projetos
    }{ $mode ->
        [co-op] { " " }a cada um
       *[solo] { "" }
    }{ $first ->
        [yes] , depois mais 4 do baralho.
       *[no] .
    }
starred = Quantas corporações com estrela cada jogador recebe?
    .voice = Quantas corporações com estrela o seu manual dá a cada jogador na primeira partida?
    .why = Na primeira partida as edições diferem: umas dão 2, para ficar com 1; outras dão só 1.
    .option = { $option ->
        [1] Uma corporação
        [2] Duas corporações
       *[other] { $option } corporações
    }
    .done = cada jogador recebe { $answer ->
        [1] uma corporação
        [2] duas corporações
       *[other] { $answer } corporações
    } com estrela
    .title = Quantas corporações com estrela?
    .facts =
        Como diz o seu manual para a primeira partida
        As edições diferem: 2 para ficar com 1, ou só 1
    .key = Corporações
    .short = Quantas corporações com estrela cada jogador recebe?
setup-corporation = { $mode ->
        [co-op] { $starred ->
            [0] Dê duas corporações a cada um; cada um fica com uma.
            [1] Dê uma corporação com estrela a cada um.
           *[other] Dê duas corporações com estrela a cada um; cada um fica com uma.
        } Cada um pega os recursos iniciais da sua corporação e as 5 cartas de fase da sua cor.
       *[solo] { $starred ->
            [0] Pegue duas corporações e fique com uma.
            [1] Pegue uma corporação com estrela.
           *[other] Pegue duas corporações com estrela e fique com uma.
        } Pegue os recursos iniciais dela e as 5 cartas de fase da sua cor.
    }
    .why = Regra avançada: antes de escolher a corporação, você pode trocar quantos projetos quiser (manual, preparação). Para ter esse passo em uma nova partida, escolha a opção “Troca de projetos”.
    .done = corporação escolhida
    .title = { $mode ->
        [co-op] Corporações
       *[solo] Corporação
    }
    .moves =
        { $mode ->
            [co-op] { $starred ->
                [0] Dê **2 corporações** a cada um
                [1] Dê **1 corporação** a cada um | Com estrela
               *[other] Dê **2 corporações** a cada um | Com estrela
            }
           *[solo] { $starred ->
                [0] Pegue **2 corporações**
                [1] Pegue **1 corporação** | Com estrela
               *[other] Pegue **2 corporações** | Com estrela
            }
        }
        { $starred ->
            [1] { "" }
           *[other] { $mode ->
                [co-op] Cada um fica com **1**
               *[solo] Fique com **1**
            }
        }
        { $mode ->
            [co-op] Cada um pega os **recursos** iniciais | Da sua corporação
           *[solo] Pegue os **recursos** iniciais | Da sua corporação
        }
        { $mode ->
            [co-op] Cada um pega **5 cartas de fase** | Da sua cor
           *[solo] Pegue as **5 cartas de fase** | Da sua cor
        }
    .key = Corporação | 1
    .short = { $mode ->
        [co-op] Cada um pega
       *[solo] Pegue
    } { $starred ->
        [0] duas corporações para ficar com uma,
        [1] uma corporação com estrela,
       *[other] duas corporações com estrela para ficar com uma,
    } mais os recursos dela e 5 cartas de fase.
setup-swap = { $mode ->
        [co-op] { $starred ->
            [0] Dê duas corporações a cada um.
            [1] Dê uma corporação com estrela a cada um.
           *[other] Dê duas corporações com estrela a cada um.
        } Antes da escolha, cada um pode descartar quantos projetos quiser e pegar outros tantos.
       *[solo] { $starred ->
            [0] Pegue duas corporações.
            [1] Pegue uma corporação com estrela.
           *[other] Pegue duas corporações com estrela.
        } Antes de escolher, você pode descartar quantos projetos quiser e pegar outros tantos.
    }
    .why = Regra avançada: com as corporações na mão, mas antes de escolher, você descarta qualquer número de projetos e pega outros tantos (manual, preparação).
    .done = projetos trocados
    .title = Troca de projetos
    .moves =
        { $mode ->
            [co-op] { $starred ->
                [1] Dê a cada um **1 corporação** | Com estrela
                [0] Dê a cada um **2 corporações**
               *[other] Dê a cada um **2 corporações** | Com estrela
            }
           *[solo] { $starred ->
                [1] Pegue **1 corporação** | Com estrela
                [0] Pegue **2 corporações**
               *[other] Pegue **2 corporações** | Com estrela
            }
        }
        ~ Troque quantos **projetos** quiser || Descarte-os primeiro, depois pegue outros tantos
    .key = Projetos
    .short = Olhe as corporações; troque quantos projetos quiser.
setup-choice = Escolha a corporação. Pegue os recursos iniciais dela e as 5 cartas de fase da sua cor.
    .why = Os projetos são trocados antes de escolher a corporação (regra avançada; manual, preparação).
    .done = corporação escolhida
    .title = Corporação
    .moves =
        Escolha a sua **corporação**
        Pegue os **recursos** iniciais dela
        Pegue as **5 cartas de fase** | Da sua cor
    .key = Corporação | 1
    .short = Escolha a corporação; pegue os recursos dela e 5 cartas de fase.
setup-dummy-hand = { $deck ->
        [physical] Embaralhe 5 cartas de fase de uma cor que ninguém usa, viradas para baixo: elas são a mão marciana.
       *[app] A mão marciana, 5 cartas de fase de uma cor que ninguém usa, pode ficar na caixa: o assistente sorteia as cartas.
    } Ponha um cubo de uma cor que ninguém usa no 1 da trilha de IT.
    .voice = { $deck ->
        [physical] Embaralhe 5 cartas de fase de uma cor que ninguém usa, viradas para baixo: elas são a mão marciana.
       *[app] A mão marciana, 5 cartas de fase de uma cor que ninguém usa, pode ficar na caixa: o assistente sorteia as cartas.
    } Ponha um cubo de uma cor que ninguém usa no 1 da trilha do índice de terraformação.
    .why = A mão marciana acrescenta uma fase a cada rodada; o cubo conta quantas vezes ela foi embaralhada (manual, modo solo).
    .done = mão marciana preparada
    .title = A mão marciana
    .moves =
        { $deck ->
            [physical] Embaralhe **5 cartas de fase** | De uma cor que ninguém usa; são a mão marciana
           *[app] { "" }
        }
        { $deck ->
            [physical] Deixe a **mão marciana** virada para baixo
           *[app] { "" }
        }
        Ponha um **cubo** no IT **1** | De uma cor que ninguém usa
    .facts =
        { $deck ->
            [physical] { "" }
           *[app] A mão marciana pode ficar na caixa
        }
        { $deck ->
            [physical] { "" }
           *[app] O assistente sorteia as cartas
        }
    .key = Cubo | 1
    .short = { $deck ->
        [physical] Embaralhe 5 cartas de fase de uma cor que ninguém usa, viradas para baixo; ponha um
       *[app] A mão marciana fica na caixa; ponha um
    } cubo de uma cor que ninguém usa no 1 da trilha do índice.
setup-pile = Empilhe 27 cubos de cobre e 3 cubos de uma cor que ninguém usa, no canto superior direito do tabuleiro.
    .why = A cada rodada saem dois cubos da pilha: ela dura 15 rodadas (manual, modo de dois jogadores).
    .done = pilha de cubos preparada
    .title = A pilha de cubos
    .moves =
        Empilhe 27 **cubos de cobre** | No canto superior direito do tabuleiro
        Junte 3 **cubos coloridos** | De uma cor que ninguém usa
    .key = Cubos | 30
    .short = Empilhe 27 cubos de cobre e 3 de uma cor que ninguém usa.
    .facts = Para vencer: os três parâmetros completos e 80 PV no total
begin = { $mode ->
        [co-op] { $rounds } rodadas: completem os três parâmetros e somem 80 PV.
       *[solo] { $rounds } rodadas: complete os três parâmetros. O cubo da mão marciana está no 1.
    } { $steps } níveis ficam por { $mode ->
        [co-op] conta de vocês
       *[solo] sua conta
    }{ $help ->
        [0] .
       *[other] ; { $help } vêm da ajuda.
    }
    .voice = { $mode ->
        [co-op] Vocês têm { $rounds } rodadas para completar os três parâmetros e somar 80 pontos de vitória.
       *[solo] Você tem { $rounds } rodadas para completar os três parâmetros. O cubo da mão marciana está no 1.
    } { $steps } níveis ficam por { $mode ->
        [co-op] conta de vocês
       *[solo] sua conta
    }{ $help ->
        [0] .
       *[other] ; { $help } vêm da ajuda.
    }
    .why = As regras do modo solo não dizem se a partida acaba na fase que completa o último parâmetro. Aqui { $stop ->
        [play-on] ela vai até a última rodada.
       *[offer] o assistente pergunta se você quer parar no final dessa fase.
    }
    .facts = { $mode ->
        [co-op] Meta: os três parâmetros completos, 80 PV no total
       *[solo] Meta: os três parâmetros completos
    }
    .key = Rodadas | { $rounds }
    .short = { $mode ->
        [co-op] Vocês têm { $rounds } rodadas para completar os três parâmetros e somar 80 pontos.
       *[solo] Você tem { $rounds } rodadas para completar os três parâmetros.
    } { $steps } níveis ficam por { $mode ->
        [co-op] conta de vocês
       *[solo] sua conta
    }{ $help ->
        [0] .
       *[other] ; { $help } vêm da ajuda.
    }

## Planejamento

rounds-left = { $left ->
        [1] Esta é a última rodada.
       *[other] Restam { $left } rodadas, contando esta.
    } { $won ->
        [yes] Os três parâmetros estão completos.
       *[no] { pace-missing }
    }
    .voice = { $left ->
        [1] Esta é a última rodada.
        [2] Restam duas rodadas, contando esta.
       *[other] Restam { $left } rodadas, contando esta.
    } { $won ->
        [yes] Os três parâmetros estão completos.
       *[no] { pace-missing }
    }
    .why = { $mode ->
        [co-op] A pilha de cubos dura 15 rodadas (manual, modo de dois jogadores).
       *[solo] A mão marciana é jogada cinco vezes: são 25 rodadas (manual, modo solo).
    }
    .title = { $left ->
        [1] Esta é a última rodada
       *[other] Restam { $left } rodadas
    }
    .facts =
        { $left ->
            [1] { "" }
           *[other] Contando esta
        }
        { $won ->
            [yes] Os três parâmetros estão completos
           *[no] { pace-missing.facts }
        }
    .key = { $left ->
        [1] Última rodada
       *[other] Rodadas restantes | { $left }
    }
    .short = { $left ->
        [1] Esta é a última rodada.
        [2] Restam duas rodadas, contando esta.
       *[other] Restam { $left } rodadas, contando esta.
    } { $won ->
        [yes] Os três parâmetros estão completos.
       *[no] { pace-missing.short }
    }
phase = Rodada { $round } de { $rounds }. { $who ->
        [partner] Qual é a carta de fase do parceiro?
       *[you] { $mode ->
            [co-op] Qual é a sua carta de fase?
           *[solo] Que carta de fase você escolhe?
        }
    }
    .voice = É a rodada { $round }. { $who ->
        [partner] Que fase seu parceiro escolhe?
       *[you] Que fase você escolhe?
    }
    .why = { $last ->
        [none] Nenhuma fase foi escolhida antes: pode ser qualquer uma das cinco.
       *[other] Na rodada passada, { $who ->
            [partner] seu parceiro escolheu { NAME($last) }
           *[you] você escolheu { NAME($last) }
        }: não se escolhe a mesma fase duas vezes seguidas.
    } Quem escolhe uma fase recebe o bônus dela (manual, página 10).{ $mode ->
        [solo] { " " }As cartas que ainda estão na mão marciana vão sair nas próximas rodadas. Na tela, um triângulo marca a fase que ela mostrou nesta rodada.
       *[co-op] { "" }
    }
    .refused = Essa fase não pode ser escolhida. Escolha uma das cinco fases, mas não a da rodada passada.
    .done = { $who ->
        [partner] seu parceiro escolheu “{ $choice }”
       *[you] você escolheu “{ $choice }”
    }
    .title = { $who ->
        [partner] Qual é a carta de fase do parceiro?
       *[you] { $mode ->
            [co-op] Qual é a sua carta de fase?
           *[solo] Que carta de fase você escolhe?
        }
    }
    .facts =
        { $last ->
            [none] { "" }
           *[other] Não pode repetir: { NAME($last) }
        }
        { $left ->
            [0] { "" }
            [5] { "" }
           *[other] Ainda na mão marciana: { LIST($hand, form: "numeral") }
        }
    .key = Rodada | { $round }
    .short = Rodada { $round }: { $who ->
        [partner] que fase seu parceiro escolhe?
       *[you] que fase você escolhe?
    }
dummy-card = A carta marciana é revelada.
    .ask = Revele a carta marciana do topo. Que fase ela mostra?
    .why = Essa fase também acontece nesta rodada, sem bônus. { $left ->
        [0] Não restavam cartas
        [1] Restava uma carta
       *[other] Restavam { $left } cartas
    } na mão marciana (manual, modo solo).
    .refused = Essa carta não está mais na mão marciana. Olhe a carta de novo, ou corrija a mão.
    .done = a carta marciana mostra “{ $choice }”
    .ask-title = Que fase ela mostra?
    .ask-moves = Revele a **carta marciana** do topo
    .ask-facts = Essa fase também acontece, sem bônus
    .ask-key = Carta marciana
    .ask-short = Revele a carta marciana do topo. Que fase ela mostra?
dummy-order = Nas rodadas finais, qual carta marciana você escolhe?
    .why = Nas cinco rodadas finais você escolhe a ordem das cartas marcianas (manual, modo solo).
    .done = você escolheu a carta marciana “{ $choice }”
    .title = Qual carta marciana?
    .facts = Rodadas finais: você escolhe a ordem
    .key = Carta marciana
    .short = Qual carta marciana você escolhe?
phases = { $mode ->
        [co-op] Você: { NAME($yours) }. Seu parceiro: { NAME($other) }. { $same ->
            [yes] A fase acontece uma vez, e os dois têm o bônus.
           *[no] { "" }
        }
       *[solo] Você: { NAME($yours) }. Mão marciana: { NAME($other) }{ $last ->
            [yes] { " (a última carta)" }
           *[no] { "" }
        }. { $same ->
            [yes] A fase acontece uma vez, com o seu bônus.
           *[no] { "" }
        }
    }
    .voice = { $mode ->
        [co-op] { $same ->
            [yes] Vocês dois escolheram { NAME($yours) }. A fase acontece uma vez, e os dois têm o bônus.
           *[no] Você escolheu { NAME($yours) }, e seu parceiro, { NAME($other) }. As fases desta rodada são { LIST($phases) }.
        }
       *[solo] Você escolheu { NAME($yours) }, e a carta marciana{ $last ->
            [yes] , a última,
           *[no] { "" }
        } { $same ->
            [yes] também
           *[no] { "" }
        } é { NAME($other) }. { $same ->
            [yes] A fase acontece uma vez, com o seu bônus.
           *[no] As fases desta rodada são { LIST($phases) }.
        }
    }
    .why = As fases escolhidas são resolvidas uma vez cada, na ordem dos números; todos participam, mas só quem escolheu a fase tem o bônus (manual, páginas 10 e 11).{ $mode ->
        [solo] { " " }O manual não diz o que acontece se a mão marciana mostra a sua fase: aqui, você mantém o bônus.
       *[co-op] { "" }
    }
    .title = Fases da rodada { $round }
    .moves =
        { $same ->
            [yes] { $mode ->
                [co-op] Vire o marcador **{ NAME($yours) }** || Você e seu parceiro: uma vez, e os dois têm o bônus
               *[solo] Vire o marcador **{ NAME($yours) }** || Você e a mão marciana: uma só vez, com o seu bônus
            }
           *[no] Vire o marcador **{ NAME($yours) }** | Com o seu bônus
        }
        { $same ->
            [yes] { "" }
           *[no] { $mode ->
                [co-op] Vire o marcador **{ NAME($other) }** | Escolha do parceiro
               *[solo] Vire o marcador **{ NAME($other) }** | Mão marciana: você participa, sem bônus
            }
        }
    .facts =
        { $same ->
            [yes] { "" }
           *[no] { $mode ->
                [co-op] Cada um tem o bônus da sua fase
               *[solo] Seu bônus: só em { NAME($yours) }
            }
        }
        { $last ->
            [yes] Era a última carta da mão marciana
           *[no] { "" }
        }
    .key = { $same ->
        [yes] Fase | 1
       *[no] Fases | 2
    }
    .short = Você escolheu { NAME($yours) }, { $mode ->
        [co-op] e seu parceiro
       *[solo] e a mão marciana
    }{ $same ->
        [yes] { " " }também.
       *[no] , { NAME($other) }.
    }
cube = { $who ->
        [partner] Que cubo seu parceiro pega
       *[you] Que cubo você pega
    } da pilha? De cobre: { $copper }, coloridos: { $colour }.
    .voice = { $who ->
        [partner] Que cubo seu parceiro pega?
       *[you] Que cubo você pega?
    }
    .why = Um cubo de cobre vale 1 megacrédito. Um cubo colorido é descartado, e quem o pegou pode trocar uma carta da mão com o outro jogador (manual, modo de dois jogadores).
    .option-copper = Pegar um cubo de cobre: vale 1 megacrédito
    .option-colour = Pegar um colorido: trocar uma carta
    .done = { $who ->
        [partner] seu parceiro pegou um { NAME($answer, form: "cube") }
       *[you] você pegou um { NAME($answer, form: "cube") }
    }
    .title = { $who ->
        [partner] Que cubo da pilha o parceiro pega?
       *[you] Que cubo da pilha você pega?
    }
    .facts =
        Cada um pega um cubo
        Na pilha: { $copper } de cobre, { $colour } coloridos
    .key = Cubo
    .short = { $who ->
        [partner] Seu parceiro pega
       *[you] Você pega
    } um cubo de cobre ou um colorido?
cube-taken = { $who ->
        [partner] Seu parceiro:
       *[you] Você:
    } { $cube ->
        [colour] um cubo colorido. Descarte-o; vocês podem trocar uma carta da mão.
       *[copper] um cubo de cobre, 1 M$.
    } { $left ->
        [0] A pilha acabou: esta rodada é a última.
       *[other] { "" }
    }
    .voice = { $who ->
        [partner] Seu parceiro pega
       *[you] Você pega
    } { $cube ->
        [colour] um cubo colorido. Descarte o cubo; vocês podem trocar uma carta da mão.
       *[copper] um cubo de cobre: 1 megacrédito.
    } { $left ->
        [0] A pilha acabou. Esta rodada é a última.
       *[other] { "" }
    }
    .why = A rodada que esvazia a pilha é jogada até o fim (manual, modo de dois jogadores).
    .moves =
        { $who ->
            [partner] { $cube ->
                [colour] Seu parceiro pega um **cubo colorido**
               *[copper] Seu parceiro pega um **cubo de cobre** | Vale 1 M$
            }
           *[you] { $cube ->
                [colour] Você: pegue um **cubo colorido**
               *[copper] Você: pegue um **cubo de cobre** | Vale 1 M$
            }
        }
        { $cube ->
            [colour] **Descarte** esse cubo
           *[copper] { "" }
        }
        { $cube ->
            [colour] ~ Vocês podem trocar uma **carta da mão** | Um com o outro
           *[copper] { "" }
        }
    .facts =
        { $left ->
            [0] A pilha acabou: esta rodada é a última
           *[other] { "" }
        }
    .key = { $cube ->
        [colour] Cubo colorido
       *[copper] M$ | 1
    }
    .short = { $who ->
        [partner] Seu parceiro pega
       *[you] Você pega
    } { $cube ->
        [colour] um cubo colorido. Descarte-o; vocês podem trocar uma carta.
       *[copper] um cubo de cobre.
    } { $left ->
        [0] Esta rodada é a última.
       *[other] { "" }
    }

## As cinco fases

# De quem é o bônus de uma fase, antes do que ele é
bonus = { $bonus ->
        [you] { $mode ->
            [co-op] Seu bônus:
           *[solo] Bônus:
        }
        [partner] Bônus do parceiro:
       *[both] Bônus para os dois:
    }
    .moves = { $bonus ->
        [you] Seu bônus:
        [partner] Parceiro:
       *[both] Os dois:
    }
requirements = Para os requisitos: { $value } °C (zona { NAME($temperature_zone, form: "zone") }), { $oxygen }% (zona { NAME($oxygen_zone, form: "zone") }), oceanos: { $oceans }.
    .voice = Para os requisitos vale o estado atual: temperatura em { $sign ->
        [minus] menos
       *[plus] { "" }
    } { $size ->
        [0] zero grau
       *[other] { $size } graus
    }, zona { NAME($temperature_zone, form: "zone") }; oxigênio em { $oxygen } por cento, zona { NAME($oxygen_zone, form: "zone") }; { $oceans ->
        [0] nenhum oceano.
        [1] 1 oceano.
       *[other] { $oceans } oceanos.
    }
    .facts =
        Requisitos: { $value } °C (zona { NAME($temperature_zone, form: "zone") }), { $oxygen }% (zona { NAME($oxygen_zone, form: "zone") })
        Oceanos: { $oceans }
development = I Desenvolvimento: jogue até 1 carta verde. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } carta 3 M$ mais barata.
    } { requirements }
    .again = I Desenvolvimento. { requirements }
    .again-short = É a fase de Desenvolvimento.
    .voice = É a fase { $number }, desenvolvimento. Jogue no máximo uma carta verde. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } a carta custa 3 megacréditos a menos.
    } { requirements.voice }
    .why = Cada nível de aço tira 2 megacréditos do custo de uma carta com ícone de construção, e cada nível de titânio tira 3 de uma com ícone espacial; o custo nunca fica abaixo de 0; qualquer carta da mão pode ser descartada por 3 megacréditos. Os requisitos são conferidos no início da fase (manual, páginas 11 e 12).
    .title = I Desenvolvimento
    .moves =
        { $mode ->
            [co-op] ~ Cada um pode jogar 1 **carta verde**
           *[solo] ~ Você pode jogar 1 **carta verde**
        }
        { $bonus ->
            [nobody] { "" }
           *[other] ~ { bonus.moves } carta **3 M$** mais barata | Só a carta verde
        }
    .facts = { requirements.facts }
    .key = Desenvolvimento | { $number }
    .short = Desenvolvimento: jogue no máximo uma carta verde. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } a carta custa 3 megacréditos a menos.
    }
construction = II Construção: jogue até 1 carta azul ou vermelha. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } pegar 1 carta antes ou depois de jogar, ou jogar mais 1.
    } { requirements }
    .again = II Construção. { requirements }
    .again-short = É a fase de Construção.
    .voice = É a fase { $number }, construção. Jogue no máximo uma carta azul ou vermelha. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } pegar uma carta antes ou depois de jogar, ou jogar mais uma.
    } { requirements.voice }
    .why = Cada nível de aço tira 2 megacréditos do custo de uma carta com ícone de construção, e cada nível de titânio tira 3 de uma com ícone espacial; o custo nunca fica abaixo de 0. Os requisitos são conferidos no início da fase (manual, páginas 11 e 12).
    .title = II Construção
    .moves =
        { $mode ->
            [co-op] ~ Cada um: até 1 **carta azul ou vermelha**
           *[solo] ~ Você pode jogar 1 **carta azul ou vermelha**
        }
        { $bonus ->
            [nobody] { "" }
           *[other] ~ { bonus.moves } **pegar 1** ou **jogar mais 1** | Pegar 1 carta, antes ou depois de jogar
        }
    .facts = { requirements.facts }
    .key = Construção | { $number }
    .short = Construção: jogue no máximo uma carta azul ou vermelha. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } pegar uma carta, ou jogar mais uma.
    }
action = III Ação: cada “Ação:” uma vez, projetos-padrão à vontade. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } repetir uma ação.
    } Floresta: 8 plantas ou 20 M$. Temperatura: 8 de calor ou 14 M$. Oceano: 15 M$.
    .again = III Ação.
    .again-short = É a fase de Ação.
    .voice = É a fase { $number }, ação. Use cada ação das suas cartas uma vez, e projetos-padrão quantas vezes quiser. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } repetir uma ação.
    }
    .why = Cada nível rende 1 ponto de índice de terraformação. No final da fase, é obrigatório converter o calor e as plantas que sobram (manual, página 14).
    .title = III Ação
    .moves =
        ~ Use cada **ação** uma vez | “Ação:” nas suas cartas
        { $bonus ->
            [nobody] { "" }
           *[other] ~ { bonus.moves } repetir **uma ação**
        }
        ~ Use **projetos-padrão** à vontade || Floresta 20 M$, temperatura 14 M$, oceano 15 M$
    .facts =
        Floresta também por 8 plantas, temperatura por 8 de calor
    .key = Ação | { $number }
    .short = Ação: use cada ação uma vez, e projetos-padrão à vontade. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } repetir uma ação.
    }
production = IV Produção: receba M$ (produção + IT{ $mode ->
        [co-op] : você { $tr }, seu parceiro { $partner_tr }
       *[solo] { " " }{ $tr }
    }), calor, plantas e cartas. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } +4 M$.
    }
    .again = IV Produção, IT{ $mode ->
        [co-op] : você { $tr }, seu parceiro { $partner_tr }
       *[solo] { " " }{ $tr }
    }.
    .again-short = É a fase de Produção.
    .voice = É a fase { $number }, produção. Receba a sua produção e { $mode ->
        [co-op] megacréditos pelo índice de terraformação: { $tr } para você, { $partner_tr } para seu parceiro.
       *[solo] { $tr } megacréditos pelo índice de terraformação.
    } { $bonus ->
        [nobody] { "" }
       *[other] { bonus } receber mais 4 megacréditos.
    }
    .why = Você recebe megacréditos pela produção e pelo índice de terraformação, calor e plantas pela produção, e uma carta para cada produção de carta. Aço e titânio não produzem nada (manual, página 15).
    .title = IV Produção
    .moves =
        { $mode ->
            [co-op] Recebam **M$**: produção + IT | IT: você { $tr }, seu parceiro { $partner_tr }
           *[solo] Receba **M$**: produção + IT { $tr }
        }
        { $mode ->
            [co-op] Recebam **calor** e **plantas** | Pela produção
           *[solo] Receba **calor** e **plantas** | Pela produção
        }
        { $mode ->
            [co-op] Peguem **cartas** | Uma para cada produção de carta
           *[solo] Pegue **cartas** | Uma para cada produção de carta
        }
        { $bonus ->
            [nobody] { "" }
           *[other] { bonus.moves } **+4 M$**
        }
    .key = Produção | { $number }
    .short = Produção: receba calor, plantas, cartas e megacréditos, contando o índice. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } receber mais 4 megacréditos.
    }
research = V Pesquisa: pegue 2 cartas e fique com 1. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } pegar 5 e ficar com 2 ao todo.
    }
    .again = V Pesquisa.
    .again-short = É a fase de Pesquisa.
    .voice = É a fase { $number }, pesquisa. Pegue duas cartas e fique com uma. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } pegar cinco e ficar com duas ao todo.
    }
    .why = O bônus é pegar mais 3 cartas e ficar com mais 1 (manual, página 15).
    .title = V Pesquisa
    .moves =
        { $bonus ->
            [nobody] Pegue **2 cartas** e fique com 1
            [you] { $mode ->
                [co-op] Você: pegue **5 cartas** e fique com 2 | Seu bônus
               *[solo] Pegue **5 cartas** e fique com 2 | Seu bônus
            }
            [partner] Você: pegue **2 cartas** e fique com 1
           *[both] Peguem **5 cartas** e fiquem com 2 | Bônus para os dois
        }
        { $bonus ->
            [you] { $mode ->
                [co-op] Parceiro: pega **2 cartas** e fica com 1
               *[solo] { "" }
            }
            [partner] Parceiro: pega **5 cartas** e fica com 2 | Bônus do parceiro
           *[other] { "" }
        }
    .key = Pesquisa | { $number }
    .short = Na pesquisa, pegue duas cartas e fique com uma. { $bonus ->
        [nobody] { "" }
       *[other] { bonus } pegar cinco e ficar com duas ao todo.
    }
phase-done = { LIST($phases) }: você já terminou?
    .voice = Quando terminar a fase, avance.
    .why = Produção e Pesquisa não aumentam nada: não há o que informar (manual, página 15).
    .option-done = Pronto
    .done = você concluiu { LIST($phases, form: "the") }
    .title = { LIST($phases) }
    .facts = Nada a informar aqui
    .key = Rodada | { $round }
    .short = { LIST($phases) }: você já terminou?

## O que aconteceu

# O que deve ser convertido antes do final de uma fase de ação
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
        [9] oceano informado, todos já estavam virados
       *[other] oceano virado, { $oceans_to } de 9
    }
    .forest = { $oxygen_from ->
        [14] floresta colocada, oxigênio já no máximo
       *[other] floresta colocada, oxigênio aumentado de { $oxygen_from } para { $oxygen_to }%
    }
report = { NAME($phase) }: o que aumentou? { $must ->
        [both] Converta o que sobrou, de 8 em 8: calor e plantas.
        [temperature] Converta o calor que sobrou, de 8 em 8.
        [forest] Converta as plantas que sobraram, de 8 em 8.
       *[none] { "" }
    }
    .voice = { NAME($phase) }: o que aumentou? { $must ->
        [both] No final, converta de 8 em 8 o calor em temperatura e as plantas em florestas.
        [temperature] No final, converta de 8 em 8 o calor em temperatura.
        [forest] No final, converta de 8 em 8 as plantas em florestas.
       *[none] { "" }
    }
    .why = Informe um nível de cada vez: cada um rende 1 ponto de índice de terraformação{ $must ->
        [none] { "" }
       *[other] . No final da fase de ação, você deve converter todo o calor e todas as plantas que puder, a não ser que o parâmetro esteja completo{ $mode ->
            [co-op] ; isso vale para os dois
           *[solo] { "" }
        }
    } (manual, página 14).
    .option-done = { $must ->
        [none] Fim da fase
       *[other] Tudo convertido
    }
    .option-temperature = Temperatura
    .option-forest = Floresta
    .option-ocean = Oceano
    .option-oxygen = Só oxigênio
    .form = report
    .refused = Isso não pode ser informado agora: o que estava completo antes desta fase não rende mais nada.
    .done = { $answer ->
        [temperature] { steps.temperature }
        [forest] { steps.forest }
        [ocean] { steps.ocean }
        [oxygen] { steps.oxygen }
        [tr] índice de terraformação aumentado
       *[done] fase { NAME($phase) } concluída
    }
    .title = O que aumentou?
    .moves =
        { $asks ->
            [first] { $must ->
                [both] ~ No fim, cada **8 de calor**: +1 nível | Todo o calor que sobrou deve ser convertido
                [temperature] ~ No fim, cada **8 de calor**: +1 nível | Todo o calor que sobrou deve ser convertido
               *[none] { "" }
            }
           *[more] { "" }
        }
        { $asks ->
            [first] { $must ->
                [both] ~ No fim, cada **8 plantas**: +1 floresta | Todas as plantas que sobraram devem ser convertidas
                [forest] ~ No fim, cada **8 plantas**: +1 floresta | Todas as plantas que sobraram devem ser convertidas
               *[none] { "" }
            }
           *[more] { "" }
        }
    .facts =
        { $must ->
            [none] { $asks ->
                [first] Informe cada nível, um por um
               *[more] { "" }
            }
           *[other] { $asks ->
                [first] { "" }
               *[more] { $must ->
                    [both] Converta o que sobrou, de 8 em 8: calor e plantas
                    [temperature] Converta o calor que sobrou, de 8 em 8
                   *[forest] Converta as plantas que sobraram, de 8 em 8
                }
            }
        }
    .key = { NAME($phase) }
    .short = { NAME($phase) }: o que aumentou? { $must ->
        [both] No fim, converta calor e plantas, de 8 em 8.
        [temperature] No fim, converta o calor, de 8 em 8.
        [forest] No fim, converta as plantas, de 8 em 8.
       *[none] { "" }
    }
who = { who.title }
    .voice = { $report ->
        [tr] Quem subiu no índice de terraformação?
       *[other] { who.title }
    }
    .why = O índice de terraformação é de cada jogador.
    .done = { $report ->
        [temperature] { steps.temperature }
        [forest] { steps.forest }
        [ocean] { steps.ocean }
        [oxygen] { steps.oxygen }
       *[tr] índice de terraformação aumentado
    } { NAME($answer, form: "by") }
    .reported = { who.done }
    .title = { $report ->
        [temperature] Quem aumentou a temperatura?
        [forest] Quem colocou a floresta?
        [ocean] Quem virou o oceano?
        [oxygen] Quem aumentou o oxigênio?
       *[tr] Quem subiu no IT?
    }
    .key = { $report ->
        [temperature] Temperatura
        [forest] Floresta
        [ocean] Oceano
        [oxygen] Oxigênio
       *[tr] IT
    }
    .short = { who.voice }
gain-tr = { $who ->
        [partner] IT do parceiro: { $tr }.
       *[you] IT { $tr }.
    }
    .voice = { $who ->
        [partner] O índice de terraformação do seu parceiro está em { $tr }.
       *[you] O seu índice de terraformação está em { $tr }.
    }
    .why = Uma carta pode dar índice de terraformação sem aumentar nenhum parâmetro; informe um ponto de cada vez (manual, índice de terraformação).
    .moves = { $who ->
        [partner] Leve o IT do parceiro ao **{ $tr }**
       *[you] Leve o seu IT ao **{ $tr }**
    }
    .key = IT | { $tr }
    .short = { $who ->
        [partner] O índice do seu parceiro está em { $tr }.
       *[you] Seu índice está em { $tr }.
    }
where = { $parameter ->
        [temperature] Temperatura { $value } °C, zona { NAME($zone, form: "zone") }
        [oxygen] Oxigênio { $value }%, zona { NAME($zone, form: "zone") }
       *[oceans] Oceanos { $value } de { $goal }
    }
    .voice = { $parameter ->
        [temperature] A temperatura está em { $sign ->
            [minus] menos
           *[plus] { "" }
        } { $size ->
            [0] zero grau
           *[other] { $size } graus
        }
        [oxygen] O oxigênio está em { $value } por cento
       *[oceans] { $value ->
            [0] Não há oceanos virados
            [1] Há 1 oceano virado
           *[other] Há { $value } oceanos virados
        }
    }
raised = { $report ->
        [forest] { $who ->
            [partner] Seu parceiro tem agora { $forests ->
                [1] 1 floresta.
               *[other] { $forests } florestas.
            }
           *[you] Você tem agora { $forests ->
                [1] 1 floresta.
               *[other] { $forests } florestas.
            }
        }
       *[other] { "" }
    } { where }. { $paid ->
        [yes] { $who ->
            [partner] IT do parceiro: { $tr }.
           *[you] IT { $tr }.
        }
       *[no] O oxigênio já estava completo: o IT não sobe.
    } { $report ->
        [ocean] { $rose ->
            [yes] { $who ->
                [partner] Seu parceiro recebe
               *[you] Receba
            } a recompensa da peça.
           *[no] { $who ->
                [partner] Seu parceiro recebe
               *[you] Receba
            } de novo a recompensa da última peça.
        }
       *[other] { "" }
    }
    .voice = { $report ->
        [forest] { $who ->
            [partner] Seu parceiro tem { $forests ->
                [0] nenhuma floresta.
                [1] uma floresta.
                [2] duas florestas.
               *[other] { $forests } florestas.
            }
           *[you] Você tem { $forests ->
                [0] nenhuma floresta.
                [1] uma floresta.
                [2] duas florestas.
               *[other] { $forests } florestas.
            }
        }
       *[other] { "" }
    } { where.voice }. { $paid ->
        [yes] { $who ->
            [partner] O índice de terraformação do seu parceiro está em { $tr }.
           *[you] O seu índice de terraformação está em { $tr }.
        }
       *[no] O oxigênio já estava completo: isso não rende índice de terraformação.
    } { $report ->
        [ocean] { $rose ->
            [yes] { $who ->
                [partner] Seu parceiro recebe
               *[you] Receba
            } a recompensa da peça.
           *[no] { $who ->
                [partner] Seu parceiro recebe
               *[you] Receba
            } de novo a recompensa da última peça.
        }
       *[other] { "" }
    }
    .why = Cada nível rende 1 ponto de índice de terraformação, e uma floresta também dá uma peça. Na fase que completa um parâmetro, tudo ainda rende; da fase seguinte em diante, só a peça de floresta (manual, página 14).
    .moves =
        { $report ->
            [forest] { $who ->
                [partner] Seu parceiro pega uma **floresta**
               *[you] Pegue uma **peça de floresta**
            } | Peças de floresta: { $forests }
           *[other] { "" }
        }
        { $report ->
            [forest] { $rose ->
                [yes] Leve o oxigênio a **{ $value }%** | Zona { NAME($zone, form: "zone") }
               *[no] { "" }
            }
            [ocean] { $who ->
                [partner] Seu parceiro pega a **recompensa**
               *[you] Receba a **recompensa**
            } | { $rose ->
                [yes] Impressa no oceano que foi virado
               *[no] De novo a do último oceano
            }
            [temperature] Leve a temperatura a **{ $value } °C** | Zona { NAME($zone, form: "zone") }
           *[other] Leve o oxigênio a **{ $value }%** | Zona { NAME($zone, form: "zone") }
        }
        { $paid ->
            [yes] { $who ->
                [partner] Leve o IT do parceiro ao **{ $tr }**
               *[you] Leve o seu IT ao **{ $tr }**
            }
           *[no] { "" }
        }
    .facts =
        { $report ->
            [ocean] Oceanos virados: { $value } de { $goal }
           *[other] { "" }
        }
        { $paid ->
            [yes] { "" }
           *[no] O oxigênio já estava completo: o IT não sobe
        }
    .key = { $report ->
        [forest] Florestas | { $forests }
        [temperature] Temperatura | { $value } °C
        [oxygen] Oxigênio | { $value }%
       *[ocean] Oceanos | { $value }
    }
    .short = { $report ->
        [forest] { $who ->
            [partner] Seu parceiro pega a floresta número
           *[you] Pegue a sua floresta número
        } { $forests }. { where.voice };
        [ocean] { where.voice }: { $who ->
            [partner] seu parceiro recebe
           *[you] receba
        } { $rose ->
            [yes] a recompensa;
           *[no] de novo a última recompensa;
        }
       *[other] { where.voice };
    } { $paid ->
        [yes] { $who ->
            [partner] o índice do seu parceiro está em { $tr }.
           *[you] seu índice está em { $tr }.
        }
       *[no] isso não aumenta o índice.
    }
new-zone = { $parameter ->
        [temperature] A temperatura
       *[oxygen] O oxigênio
    } está na zona { NAME($zone, form: "zone") }. Nesta fase, para os requisitos ainda vale a zona { NAME($counts, form: "zone") }.
    .voice = { $parameter ->
        [temperature] A temperatura
       *[oxygen] O oxigênio
    } entra na zona { NAME($zone, form: "zone") }. Nesta fase, para os requisitos ainda vale a zona { NAME($counts, form: "zone") }.
    .why = Os requisitos são conferidos no início da fase (manual, página 12). As zonas são as impressas nas trilhas.
    .facts =
        { $parameter ->
            [temperature] A temperatura está na zona { NAME($zone, form: "zone") }
           *[oxygen] O oxigênio está na zona { NAME($zone, form: "zone") }
        }
        Requisitos: nesta fase, ainda a zona { NAME($counts, form: "zone") }
    .key = { $parameter ->
        [temperature] Temperatura
       *[oxygen] Oxigênio
    }, zona { NAME($zone, form: "zone") }
    .short = { $parameter ->
        [temperature] A temperatura
       *[oxygen] O oxigênio
    } está na zona { NAME($zone, form: "zone") }; nesta fase, para os requisitos ainda vale a { NAME($counts, form: "zone") }.
full = { $parameter ->
        [temperature] A temperatura está completa.
        [oxygen] O oxigênio está completo.
       *[oceans] Todos os oceanos foram virados.
    } As recompensas continuam até o final desta fase.
    .voice = { $parameter ->
        [temperature] A temperatura está completa.
        [oxygen] O oxigênio está completo.
       *[oceans] Todos os oceanos foram virados.
    } As recompensas continuam até o final desta fase.
    .why = Na fase que completa um parâmetro você ainda pode aumentá-lo e receber tudo o que isso rende: índice de terraformação, floresta, a recompensa da última peça de oceano (manual, página 14).
    .title = { $parameter ->
        [temperature] A temperatura está completa!
        [oxygen] O oxigênio está completo!
       *[oceans] Todos os oceanos foram virados!
    }
    .facts = As recompensas continuam até o final desta fase
    .key = { $parameter ->
        [temperature] Temperatura | 8 °C
        [oxygen] Oxigênio | 14%
       *[oceans] Oceanos | 9
    }
    .short = { $parameter ->
        [temperature] A temperatura está completa;
        [oxygen] O oxigênio está completo;
       *[oceans] Todos os oceanos foram virados;
    } nesta fase as recompensas continuam.
closed = { $parameter ->
        [temperature] Daqui em diante, aumentar a temperatura não rende mais nada.
        [oxygen] Daqui em diante, aumentar o oxigênio não rende mais nada; uma floresta ainda dá a peça, mas sem IT.
       *[oceans] Daqui em diante, oceanos não rendem mais nada.
    }
    .voice = { $parameter ->
        [temperature] Daqui em diante, aumentar a temperatura não rende mais nada.
        [oxygen] Daqui em diante, aumentar o oxigênio não rende mais nada. Uma floresta ainda dá a peça.
       *[oceans] Daqui em diante, oceanos não rendem mais nada.
    }
    .why = Depois da fase em que foi completado, um parâmetro não rende mais recompensa (manual, página 14).
    .facts =
        { $parameter ->
            [temperature] Daqui em diante, aumentar a temperatura não rende nada
            [oxygen] Daqui em diante, aumentar o oxigênio não rende nada
           *[oceans] Daqui em diante, oceanos não rendem nada
        }
        { $parameter ->
            [oxygen] Uma floresta ainda dá a peça, mas sem IT
           *[other] { "" }
        }
    .key = { $parameter ->
        [temperature] Temperatura | 8 °C
        [oxygen] Oxigênio | 14%
       *[oceans] Oceanos | 9
    }
    .short = { $parameter ->
        [temperature] Aumentar a temperatura não rende mais nada.
        [oxygen] Aumentar o oxigênio não rende mais nada; uma floresta ainda dá a peça.
       *[oceans] Virar oceanos não rende mais nada.
    }
terraformed = Marte está terraformado! { $mode ->
        [co-op] IT e florestas somam { $points } de { $needed }.
       *[solo] A vitória está garantida.
    }
    .voice = Marte está terraformado! { $mode ->
        [co-op] Sem as cartas, vocês somam { $points } dos { $needed } pontos de vitória.
       *[solo] A vitória está garantida.
    }
    .why = { $mode ->
        [co-op] Vocês vencem com os três parâmetros completos e { $needed } pontos de vitória no total (manual, modo de dois jogadores).
       *[solo] Você vence com os três parâmetros completos (manual, modo solo).
    } { $stop ->
        [play-on] Você escolheu jogar até a última rodada.
       *[offer] No final desta fase, você pode parar.
    }
    .title = Marte está terraformado!
    .facts = { $mode ->
        [co-op] IT e florestas somam { $points } de { $needed }
       *[solo] A vitória está garantida
    }
    .key = { $mode ->
        [co-op] PV | { $points }
       *[solo] Terraformado
    }
    .short = Marte está terraformado: { $mode ->
        [co-op] vocês somam { $points } de { $needed } pontos sem as cartas.
       *[solo] a vitória está garantida.
    }
stop = Os três parâmetros estão completos. { $certain ->
        [yes] A vitória está garantida. Parar e pontuar?
       *[no] Vocês somam { $points } de { $needed } PV sem as cartas. Parar e pontuar?
    }
    .voice = Os três parâmetros estão completos. { $certain ->
        [yes] A vitória está garantida.
       *[no] Sem as cartas, vocês somam { $points } de { $needed } pontos de vitória.
    } Você quer parar e pontuar, ou continuar?
    .why = Pelas regras básicas, a partida acaba com a fase que completa o último parâmetro; as do modo { $mode ->
        [co-op] cooperativo
       *[solo] solo
    } só falam da última rodada. { $left ->
        [0] Esta é a última rodada.
        [1] Ainda há mais 1 rodada.
       *[other] Ainda há mais { $left } rodadas.
    }
    .option-stop = Parar e pontuar
    .option-play-on = Continuar
    .done = { $choice }
    .title = Parar e pontuar?
    .facts =
        Os três parâmetros estão completos
        { $certain ->
            [yes] A vitória está garantida
           *[no] Vocês somam { $points } de { $needed } PV sem as cartas
        }
    .key = Terraformado
    .short = Os três parâmetros estão completos. Você quer parar e pontuar, ou continuar?

## O final da rodada

hand-limit = Final da rodada { $round }: { $mode ->
        [co-op] cada um fica com no máximo 10 cartas e recebe
       *[solo] fique com no máximo 10 cartas e receba
    } 3 M$ por carta descartada. Vire os marcadores de fase.
    .again = Final da rodada { $round }: vire os marcadores de fase.
    .again-short = Vire os marcadores de fase.
    .voice = A rodada terminou. { $mode ->
        [co-op] Cada um fica
       *[solo] Fique
    } com no máximo 10 cartas e { $mode ->
        [co-op] recebe
       *[solo] receba
    } 3 megacréditos por carta descartada. Vire os marcadores de fase.
    .why = O limite da mão é 10 no final da rodada (manual, página 16).
    .title = Final da rodada { $round }
    .moves =
        { $mode ->
            [co-op] Cada um: até **10 cartas** | E recebe 3 M$ por descarte
           *[solo] Fique com até **10 cartas** | Receba 3 M$ por descarte
        }
        Vire os **marcadores de fase** | Com o lado da porta fechada para cima
    .key = Cartas | 10
    .short = { $mode ->
        [co-op] Cada um fica
       *[solo] Fique
    } com no máximo 10 cartas; vire os marcadores de fase.
cube-moves = { $deck ->
        [physical] Embaralhe a mão marciana.
       *[app] A mão marciana é embaralhada.
    } Leve o cubo para o { $cube }. { $final ->
        [yes] Nas cinco rodadas finais, { $first } a { $last }, você escolhe a ordem das cartas marcianas.
       *[no] { "" }
    }
    .voice = { $deck ->
        [physical] Embaralhe a mão marciana
       *[app] A mão marciana é embaralhada
    }. Leve o cubo para o { $cube }. { $final ->
        [yes] Agora são as cinco rodadas finais: nelas, você escolhe a ordem das cartas marcianas.
       *[no] { "" }
    } { $difficulty ->
        [expert] No Especialista não há ajuda.
       *[other] { "" }
    }
    .why = A cada cinco rodadas a mão marciana é embaralhada e o cubo anda; quando ele chega ao 5, começam as cinco rodadas finais (manual, modo solo). A rodada { $round } acabou.
    .moves =
        { $deck ->
            [physical] Embaralhe a **mão marciana**
           *[app] { "" }
        }
        Leve o **cubo** para o { $cube } | { $final ->
            [yes] Rodadas { $first } a { $last }: você escolhe a carta
           *[no] { $deck ->
                [physical] Passaram cinco rodadas
               *[app] A mão marciana é embaralhada
            }
        }{ $difficulty ->
            [expert] ; Especialista: sem ajuda
           *[other] { "" }
        }
    .key = Cubo | { $cube }
    .short = { $deck ->
        [physical] Embaralhe a mão marciana e leve o cubo para o { $cube }.
       *[app] Leve o cubo para o { $cube }.
    } { $final ->
        [yes] Agora você escolhe a ordem das cartas marcianas.
       *[no] { "" }
    }
    .title = O cubo anda
help = Ajuda do modo solo, { $steps ->
        [one] { $steps } nível
       *[other] { $steps } níveis
    }: oxigênio ({ $oxygen }%) ou temperatura ({ $temperature } °C)? Sem IT, sem floresta.
    .voice = A ajuda do modo solo dá { $steps ->
        [one] { $steps } nível
       *[other] { $steps } níveis
    }. O que sobe, o oxigênio ou a temperatura? Isso não rende índice de terraformação nem floresta.
    .why = A ajuda é de 2 níveis no Novato e de 1 no Avançado, cada vez que o cubo anda (manual, modo solo). O manual não diz se o Novato pode dividir os níveis entre oxigênio e temperatura: aqui, pode.
    .option-oxygen = Oxigênio
    .option-temperature = Temperatura
    .option-both = Um de cada
    .done = você escolheu a ajuda “{ $choice }”
    .title = Ajuda: { $steps ->
        [one] qual sobe { $steps } nível?
       *[other] qual sobe { $steps } níveis?
    }
    .facts =
        { $steps ->
            [one] { $steps } nível
           *[other] { $steps } níveis
        }, sem IT, sem floresta
        Oxigênio { $oxygen }%, temperatura { $temperature } °C
    .key = { $steps ->
        [one] Nível
       *[other] Níveis
    } | { $steps }
    .short = A ajuda do modo solo dá { $steps ->
        [one] { $steps } nível:
       *[other] { $steps } níveis:
    } oxigênio ou temperatura?
helped = Ajuda do modo solo. { where }.
    .voice = { where.voice }.
    .why = A ajuda dá { $steps ->
        [one] { $steps } nível
       *[other] { $steps } níveis
    }, sem índice de terraformação nem floresta (manual, modo solo).
    .title = Ajuda do modo solo
    .moves = { $parameter ->
        [temperature] Leve a temperatura a **{ $value } °C**
       *[oxygen] Leve o oxigênio a **{ $value }%**
    } | Zona { NAME($zone, form: "zone") }; sem IT, sem floresta
    .key = { $parameter ->
        [temperature] Temperatura | { $value } °C
       *[oxygen] Oxigênio | { $value }%
    }
    .short = { where.voice }.
no-help = Oxigênio e temperatura estão completos: { $raised ->
        [0] não há mais o que aumentar.
       *[other] o resto da ajuda se perde.
    }
    .why = A ajuda só aumenta o oxigênio ou a temperatura (manual, modo solo).
    .facts =
        Oxigênio e temperatura estão completos
        { $raised ->
            [0] Não há mais o que aumentar
           *[other] O resto da ajuda se perde
        }
    .key = Ajuda do modo solo
    .short = Oxigênio e temperatura estão completos: { $raised ->
        [0] não há ajuda.
       *[other] o resto da ajuda se perde.
    }

## O fim

victory-points = { $points ->
        [0] 0 pontos de vitória
        [1] 1 ponto de vitória
       *[other] { $points } pontos de vitória
    }
whose = { $mode ->
        [co-op] { $who ->
            [partner] Conte os pontos do seu parceiro.
           *[you] Conte os seus pontos.
        }
       *[solo] { "" }
    }
score-tr = { whose } Qual é o IT? Cada ponto vale 1 PV.
    .voice = { whose } Qual é o índice de terraformação?
    .why = Cada ponto do índice de terraformação vale 1 ponto de vitória (manual, pontuação final).
    .done = { $who ->
        [partner] índice de terraformação: { $answer } (parceiro)
       *[you] índice de terraformação: { $answer }
    }
    .title = { $who ->
        [partner] Qual é o IT do seu parceiro?
       *[you] Qual é o seu IT?
    }
    .facts = Cada ponto vale 1 PV
    .key = IT
    .short = { $who ->
        [partner] Qual é o índice de terraformação do seu parceiro?
       *[you] Qual é o seu índice de terraformação?
    }
score-forests = { whose } Quantos PV há nas peças de floresta?
    .voice = { whose } Quantos pontos de vitória há nas peças de floresta?
    .why = Uma peça de floresta vale 1 ou 5 pontos de vitória, como impresso (manual, pontuação final).
    .done = { $who ->
        [partner] florestas: { $answer } (parceiro)
       *[you] florestas: { $answer }
    }
    .title = { $who ->
        [partner] PV de florestas do seu parceiro?
       *[you] Seus PV de florestas?
    }
    .facts = Cada peça: 1 ou 5 PV
    .key = Florestas
    .short = { $who ->
        [partner] Quantos pontos há nas florestas do seu parceiro?
       *[you] Quantos pontos há nas suas florestas?
    }
score-cards = { whose } Quantos PV fixos há nas cartas?
    .voice = { whose } Quantos pontos de vitória fixos há nas cartas?
    .why = As cartas de pontos variáveis, marcadas com asterisco, vêm depois (manual, pontuação final).
    .done = { $who ->
        [partner] cartas: { $answer } (parceiro)
       *[you] cartas: { $answer }
    }
    .title = { $who ->
        [partner] PV fixos do seu parceiro?
       *[you] Seus PV fixos?
    }
    .facts = Só as cartas sem *
    .key = Cartas
    .short = { $who ->
        [partner] Quantos pontos fixos há nas cartas do seu parceiro?
       *[you] Quantos pontos fixos há nas suas cartas?
    }
score-variable = { whose } Quantos PV variáveis dão as cartas (*)?
    .voice = { whose } Quantos pontos de vitória variáveis dão as cartas?
    .why = Por exemplo, com 1 ponto de vitória a cada 2 animais na carta: 6 animais valem 3, e 9 valem 4, arredondando para baixo em cada carta (manual, pontuação final).
    .done = { $who ->
        [partner] pontos variáveis: { $answer } (parceiro)
       *[you] pontos variáveis: { $answer }
    }
    .title = { $who ->
        [partner] PV variáveis do seu parceiro?
       *[you] Seus PV variáveis?
    }
    .facts = Cartas com *: arredonde para baixo
    .key = PV variável
    .short = { $who ->
        [partner] Quantos pontos variáveis dão as cartas do seu parceiro?
       *[you] Quantos pontos variáveis dão as suas cartas?
    }
score-sheet = { whose } IT { $tr } + florestas { $forests } + cartas { $cards } + PV variáveis { $variable } = { $total } PV
    .voice = { $mode ->
        [co-op] { $who ->
            [partner] Seu parceiro tem
           *[you] Você tem
        }
       *[solo] Você tem
    } { $total ->
        [0] 0 pontos de vitória
        [1] 1 ponto de vitória
       *[other] { $total } pontos de vitória
    }: { $tr } pelo índice de terraformação, { $forests } pelas florestas, { $cards } pelas cartas e { $variable } pelos pontos variáveis.
    .why = Contam o índice de terraformação, as florestas e as cartas (manual, pontuação final).
    .title = { $mode ->
        [co-op] { $who ->
            [partner] Seu parceiro: { $total } PV
           *[you] Você: { $total } PV
        }
       *[solo] { $total } PV
    }
    .facts =
        IT { $tr }, florestas { $forests }
        Cartas { $cards }, PV variáveis { $variable }
    .key = PV | { $total }
    .short = { $mode ->
        [co-op] { $who ->
            [partner] Seu parceiro tem
           *[you] Você tem
        }
       *[solo] Você tem
    } { $total ->
        [1] 1 ponto.
       *[other] { $total } pontos.
    }
verdict = { $won ->
        [yes] { $mode ->
            [co-op] Vocês venceram juntos: Marte está terraformado, com { $points } PV.
           *[solo] Você venceu com { $points } PV: Marte está terraformado.
        }
       *[no] { $terraformed ->
            [yes] Não foi desta vez: Marte está terraformado, mas vocês têm { $points } dos { $needed } PV.
           *[no] Não foi desta vez: faltou completar { LIST($missing, form: "the") }. O total é de { $points } PV.
        }
    }
    .voice = { $won ->
        [yes] { $mode ->
            [co-op] Vocês venceram juntos! Marte está terraformado, e vocês somam { victory-points }.
           *[solo] Você venceu! Marte está terraformado, e você tem { victory-points }.
        }
       *[no] { $terraformed ->
            [yes] Não foi desta vez. Marte está terraformado, mas vocês somam { $points } dos { $needed } pontos de vitória.
           *[no] Não foi desta vez: faltou completar { LIST($missing, form: "the") }. O total é de { victory-points }.
        }
    }
    .why = { $mode ->
        [co-op] Vocês vencem com os três parâmetros completos e { $needed } pontos de vitória no total (manual, modo de dois jogadores).
       *[solo] Você vence com os três parâmetros completos; os pontos são para o seu recorde (manual, modo solo). { $difficulty ->
            [none] { "" }
           *[other] Dificuldade: { NAME($difficulty) }.
        }
    } Rodadas jogadas: { $rounds }.
    .title = { $won ->
        [yes] { $mode ->
            [co-op] Vocês venceram juntos!
           *[solo] Você venceu!
        }
       *[no] Não foi desta vez
    }
    .facts = { $terraformed ->
        [yes] { $mode ->
            [co-op] { $points } de { $needed } PV
           *[solo] Marte está terraformado
        }
       *[no] { "" }
    }
    .key = PV | { $points }
    .short = { $won ->
        [yes] { $mode ->
            [co-op] Vocês venceram juntos com { victory-points }!
           *[solo] Você venceu com { victory-points }!
        }
       *[no] { $terraformed ->
            [yes] Não foi desta vez: vocês somam { $points } de { $needed } pontos.
           *[no] Não foi desta vez: faltou completar { LIST($missing, form: "the") }.
        }
    }

## Como está a partida

pace = { $steps ->
        [1] { $steps } nível
       *[other] { $steps } níveis
    }{ $left ->
        [1] { " " }nesta rodada
       *[other] , { $left } rod.: { pace-rate } cada
    }, { pace-compared }
    .voice = { $steps ->
        [1] Falta
       *[other] Faltam
    } { $steps ->
        [1] { $steps } nível
       *[other] { $steps } níveis
    }{ $left ->
        [1] { " " }nesta rodada
        [2] , com duas rodadas pela frente: { pace-rate } por rodada
        [21] , com vinte e uma rodadas pela frente: { pace-rate } por rodada
        [22] , com vinte e duas rodadas pela frente: { pace-rate } por rodada
       *[other] , com { $left } rodadas pela frente: { pace-rate } por rodada
    }; { pace-compared.voice }.
    .why = São os níveis que ainda faltam aos três parâmetros, e as rodadas que restam, contando esta. A média é o que falta fazer em cada rodada. A partida está acima do ritmo se já foi feito mais do que um ritmo constante pede até o fim desta rodada, e abaixo se foi feito menos do que ele pedia no início dela.
    .title = { pace-compared.title }
    .facts =
        { $steps ->
            [1] { $steps } nível
           *[other] { $steps } níveis
        } { $left ->
            [1] nesta rodada
           *[other] em { $left } rodadas
        }{ $help ->
            [0] { "" }
           *[other] , mais { $help } de ajuda
        }
        { $left ->
            [1] { "" }
           *[other] { pace-rate } nív./rod.
        }
    .key = Níveis | { $steps }
    .short = { $steps ->
        [1] Falta { $steps } nível
       *[other] Faltam { $steps } níveis
    }{ $left ->
        [1] { " " }nesta rodada
        [2] , com duas rodadas pela frente: { pace-rate } por rodada
        [21] , com vinte e uma rodadas pela frente: { pace-rate } por rodada
        [22] , com vinte e duas rodadas pela frente: { pace-rate } por rodada
       *[other] , com { $left } rodadas pela frente: { pace-rate } por rodada
    }.
pace-status = { $steps ->
        [1] Falta
       *[other] Faltam
    } { $steps ->
        [1] { $steps } nível
       *[other] { $steps } níveis
    }{ $help ->
        [0] { "" }
       *[other] { " para você e " }{ $help } para a ajuda
    }{ $left ->
        [1] { " " }nesta rodada
       *[other] , com { $left } rodadas pela frente: { pace-rate } por rodada
    }; { pace-compared.voice }
    .voice = { $steps ->
        [1] Falta
       *[other] Faltam
    } { $steps ->
        [1] { $steps } nível
       *[other] { $steps } níveis
    }{ $help ->
        [0] { "" }
       *[other] { " para você e " }{ $help } para a ajuda
    }{ $left ->
        [1] { " " }nesta rodada
        [2] , com duas rodadas pela frente: { pace-rate } por rodada
        [21] , com vinte e uma rodadas pela frente: { pace-rate } por rodada
        [22] , com vinte e duas rodadas pela frente: { pace-rate } por rodada
       *[other] , com { $left } rodadas pela frente: { pace-rate } por rodada
    }; { pace-compared.voice }.
    .why = { pace.why }
    .key = Níveis | { $steps }
points-now = { $mode ->
        [co-op] { $points } de { $needed } PV até agora{ $more ->
            [0] { "" }
           *[other] { " · " }faltam { $more }
        }
       *[solo] { $points } PV até agora
    }
    .voice = { $mode ->
        [co-op] Pontos somados até agora
       *[solo] Pontos até agora
    }: { $points }{ $mode ->
        [co-op] { "" }; a meta é { $needed }
       *[solo] { "" }
    }.
points-status = Os três parâmetros estão completos: { $points } PV { $mode ->
        [co-op] somados até agora
       *[solo] até agora
    }{ $mode ->
        [co-op] { $more ->
            [0] , a meta é { $needed }
           *[other] , a { $more } da meta de { $needed }
        }
       *[solo] { "" }
    }
    .voice = Os três parâmetros estão completos. { $mode ->
        [co-op] Pontos somados até agora
       *[solo] Pontos até agora
    }: { $points }{ $mode ->
        [co-op] { "" }; a meta é { $needed }
       *[solo] { "" }
    }.
    .why = O índice de terraformação e as florestas; as cartas são contadas no fim (manual, pontuação).
    .key = PV | { $points }

goal-parameter = { where }{ $left ->
        [0] : completo
        [1] , falta 1{ $parameter ->
            [oceans] { "" }
           *[other] { " " }nível
        }
       *[other] , faltam { $left }{ $parameter ->
            [oceans] { "" }
           *[other] { " " }níveis
        }
    }
    .voice = { where.voice }{ $left ->
        [0] ; o parâmetro está completo.
        [1] ; falta 1{ $parameter ->
            [oceans] .
           *[other] { " " }nível.
        }
       *[other] ; faltam { $left }{ $parameter ->
            [oceans] .
           *[other] { " " }níveis.
        }
    }
    .why = Os três parâmetros devem ficar completos (manual, fim da partida).
    .title = { where }
    .facts = { $left ->
        [0] Completo
        [1] Falta 1 nível
       *[other] Faltam { $left } níveis
    }
    .key = { $parameter ->
        [temperature] Temperatura | { $value } °C
        [oxygen] Oxigênio | { $value }%
       *[oceans] Oceanos | { $value }
    }
    .short = { where.voice }{ $left ->
        [0] ; o parâmetro está completo.
        [1] ; falta 1.
       *[other] ; faltam { $left }.
    }
goal-points = IT, florestas e cartas contadas: { $points } de { $needed } PV até agora
    .voice = Pelo que já foi contado, vocês somam { $points } dos { $needed } pontos de vitória.
    .why = As cartas são contadas no final (manual, modo de dois jogadores).
    .title = { $points } de { $needed } PV até agora
    .facts = IT, florestas e cartas contadas
    .key = PV | { $points }
    .short = Vocês somam { $points } de { $needed } pontos.
goal-cube = Depois da rodada { $round } o cubo da mão marciana vai para o { $cube }
    .voice = Depois da rodada { $round } o cubo da mão marciana vai para o { $cube }.
    .why = Nesse momento a mão marciana é embaralhada, e a ajuda vem conforme a dificuldade{ $difficulty ->
        [none] { "" }
       *[other] { " (" }{ NAME($difficulty) }{ ")" }
    } (manual, modo solo).
    .title = Após a rodada { $round }: cubo para o { $cube }
    .facts =
        Nesse momento a mão marciana é embaralhada
        { $difficulty ->
            [novice] Ajuda do modo solo: 2 níveis
            [advanced] Ajuda do modo solo: 1 nível
           *[other] { "" }
        }
    .key = Cubo | { $cube }
    .short = Depois da rodada { $round } o cubo da mão marciana vai para o { $cube }.
goal-rounds = { $round ->
        [0] Partida de { $rounds } rodadas
       *[other] Rodada { $round } de { $rounds }
    }
    .voice = { $round ->
        [0] A partida tem { $rounds } rodadas.
       *[other] Esta é a rodada { $round } de { $rounds }.
    }
    .why = A partida acaba com a última rodada (manual, modos solo e de dois jogadores).
    .title = { $round ->
        [0] Partida de { $rounds } rodadas
       *[other] Rodada { $round } de { $rounds }
    }
    .key = Rodada | { $round }
    .short = { $round ->
        [0] A partida tem { $rounds } rodadas.
       *[other] Esta é a rodada { $round } de { $rounds }.
    }

## Opções

option-deck = Quem sorteia as cartas marcianas?
    .why = Com as cartas de verdade, você informa que carta marciana foi revelada; o resto não muda. Quem pega os projetos é sempre você.
    .option-app = O assistente
    .option-physical = Você, com 5 cartas de fase
option-swap = Troca de projetos
    .why = Regra avançada: com as corporações na mão, mas antes de escolher, você pode descartar quantos projetos quiser e pegar outros tantos (manual, preparação). Ligada, ela vira um passo da preparação.
    .option-off = Não usada
    .option-on = Antes de escolher a corporação
option-stop = Com os parâmetros completos
    .why = Pelas regras básicas, a partida acaba com a fase que completa o último parâmetro; as do solo não dizem isso. Por padrão, o assistente pergunta nesse momento se você quer parar.
    .option-offer = Perguntar se quer parar
    .option-play-on = Jogar até o fim

## Nomes

name-ares = Terraforming Mars: Expedição Ares
    .short = Expedição Ares
name-you = Você
    .field = Você
    .by = (você)
name-partner = Parceiro
    .by = (parceiro)
# O nome da mão marciana no estado
name-martian = Mão marciana
name-solo = Solo
name-co-op = Cooperativo em dupla
name-novice = Novato
name-advanced = Avançado
name-expert = Especialista

name-development = Desenvolvimento
    .numeral = I
    .card = I Desenvolvimento
    .short = Desenvolv.
name-construction = Construção
    .numeral = II
    .card = II Construção
name-action = Ação
    .numeral = III
    .card = III Ação
name-production = Produção
    .the = a Produção
    .numeral = IV
    .card = IV Produção
name-research = Pesquisa
    .the = a Pesquisa
    .numeral = V
    .card = V Pesquisa

name-purple = roxo
    .zone = roxa
    .value = Roxa
name-red = vermelho
    .zone = vermelha
    .value = Vermelha
name-yellow = amarelo
    .zone = amarela
    .value = Amarela
name-white = branco
    .zone = branca
    .value = Branca

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
name-temperature_zone = Zona da temperatura
    .short = Zona temp.
name-oxygen_zone = Zona do oxigênio
    .short = Zona oxig.
name-tr = índice de terraformação
    .short = IT
    .field = Índice de terraformação
    .report = IT de carta
    .report-voice = Índice de terraformação de uma carta
name-forests = Florestas
    .short = Florestas
name-cards = Cartas
name-variable = Pontos variáveis
name-round = Rodada
    .short = Rodada
name-cube = Cubo
    .short = Cubo

# O que pode ser corrigido, e palavras do estado

name-mode = Modo
name-difficulty = Dificuldade
    .none = nenhuma
name-rounds = Rodadas
name-moment = Agora
name-set-up = preparação
name-planning = planejamento
name-end = final da rodada
name-final = pontuação
name-phases = Fases
    .none = nenhuma
name-chosen = Última carta de fase
    .none = nenhuma
name-parameters = Parâmetros
name-value = agora
    .field = { "" }
name-goal = meta
name-full = completo
name-zones = Zona para requisitos
name-sources = Índice de terraformação vindo de
name-start = início
name-forest = florestas
name-ocean = oceanos
name-card = carta
    .none = nenhuma
name-corrected = correções
name-hand = ainda na mão
name-pile = Pilha de cubos
name-copper = cobre
    .cube = cubo de cobre
name-colour = coloridos
    .cube = cubo colorido

## Palavras nas figuras

picture-round = Rodada { $number }
picture-of = de { $number }
picture-steps = { $help ->
        [0] { $steps ->
            [1] falta { $steps } nível
           *[other] faltam { $steps } níveis
        }
       *[other] { $steps ->
            [1] falta { $steps } para você
           *[other] faltam { $steps } para você
        }
    }
picture-help = + { $steps } pelo cubo
picture-choose = Escolha
picture-end = Fim
