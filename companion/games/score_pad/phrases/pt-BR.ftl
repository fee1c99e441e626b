# As folhas de pontuação: a pontuação final de quatro jogos. O valor é mostrado, .voice é falado,
# .why é a razão com a fonte, .done é como desfazer chama a resposta. Os nomes estão no fim; .ask é
# a pergunta de uma linha.

## Quem joga o quê

game = Qual jogo você vai pontuar?
    .voice = Qual jogo você quer pontuar?
    .why = Cada jogo tem a própria folha, com as linhas, os desempates e o número de jogadores dele.
    .done = folha de pontuação aberta: { $choice }
    .title = Qual jogo você vai pontuar?
    .key = Folha de pontuação
    .short = Que jogo você quer pontuar?
players = { NAME($game) }: quantos jogadores?
    .voice = Quantos jogadores são?
    .why = Algumas linhas dependem disso: nos jogos com prêmios, ninguém fica em segundo lugar com dois jogadores; no solo, valem as regras solo.
    .option = { $option ->
        [one] 1 jogador
       *[other] { $option } jogadores
    }
    .done = { $answer ->
        [one] 1 jogador
       *[other] { $answer } jogadores
    }
    .title = Quantos jogadores?
    .facts = { NAME($game) }
    .key = Jogadores
    .short = Quantos jogadores são?
team = Vocês jogam um contra o outro ou juntos?
    .voice = Vocês jogam um contra o outro ou juntos?
    .why = Juntos, vocês vencem com os três parâmetros completos e { $needed } pontos no total (manual, modo cooperativo de dois jogadores).
    .option-no = Um contra o outro
    .option-yes = Juntos
    .done = { $answer ->
        [yes] vocês jogam juntos
       *[no] vocês jogam um contra o outro
    }
    .title = Vocês jogam juntos?
    .facts = Juntos: parâmetros completos e { $needed } pontos no total
    .key = Jogadores | 2
    .short = Vocês jogam um contra o outro, ou juntos?
awards = Quantos prêmios foram financiados?
    .voice = Quantos prêmios foram financiados?
    .why = Só prêmios financiados pontuam, não importa quem pagou, e são três no máximo (manual, página 11).
    .option = { $option ->
        [0] Nenhum
        [one] 1 prêmio
       *[other] { $option } prêmios
    }
    .done = { $answer ->
        [0] nenhum prêmio financiado
        [one] 1 prêmio financiado
       *[other] { $answer } prêmios financiados
    }
    .title = Quantos prêmios financiados?
    .facts = Três no máximo, não importa quem pagou
    .key = Prêmios
    .short = Quantos prêmios foram financiados?
rarity = { NAME($award) }: qual é a raridade do símbolo?
    .voice = { NAME($award) }: qual é a raridade do símbolo no dado?
    .why = No solo, você precisa de 10 de um símbolo comum, 8 de um incomum ou 6 de um raro para ganhar 5 pontos; um a menos dá 3 (manual do Jogo de Dados, regras solo).
    .option-common = Comum: em três faces do dado
    .option-uncommon = Incomum: em duas faces
    .option-rare = Raro: em uma face
    .done = o símbolo do { NAME($award) } é { NAME($answer) }
    .title = { NAME($award) }: que raridade?
    .facts =
        A do símbolo no dado
        10 comuns, 8 incomuns ou 6 raros dão 5 pontos
        Um a menos dá 3
    .key = { NAME($award) }
    .short = { NAME($award) }: qual é a raridade do símbolo?

## Linha por linha

# What a line asks for: an award of the Dice Game counts a symbol
asked = { $game ->
        [dice] { $line ->
            [award-1] quantos símbolos do primeiro prêmio há nos custos das suas cartas?
            [award-2] quantos símbolos do segundo prêmio há nos custos das suas cartas?
            [award-3] quantos símbolos do terceiro prêmio há nos custos das suas cartas?
           *[other] { NAME($line, form: "ask") }
        }
       *[other] { NAME($line, form: "ask") }
    }
    .title = { $game ->
        [dice] { $line ->
            [award-1] símbolos do prêmio 1
            [award-2] símbolos do prêmio 2
            [award-3] símbolos do prêmio 3
           *[other] { NAME($line, form: "title") }
        }
        [classic] { $line ->
            [cards] PV de cartas, eventos, animais
           *[other] { NAME($line, form: "title") }
        }
       *[other] { NAME($line, form: "title") }
    }
    .heard = { $game ->
        [dice] { asked }
       *[other] { NAME($line, form: "ask") }
    }
# Who gets how much of an award; solo, that depends on how rare its symbol is
award-places =
    .facts = { $alone ->
        [yes] { "" }
       *[no] { $game ->
            [dice] 1º lugar: 5 PV; 2º, com 3 jogadores ou mais: 3 PV
           *[classic] 1º lugar: 5 PV; 2º, com 3 jogadores ou mais: 2 PV
        }
    }
line = { NAME($player) }: { asked }{ $total ->
        [0] { "" }
        [one] { " " }Até agora: 1 ponto.
       *[other] { " " }Até agora: { $total } pontos.
    }
    .voice = { NAME($player) }: { asked } { $total ->
        [0] { "" }
        [one] Você tem 1 ponto até agora.
       *[other] Você tem { $total } pontos até agora.
    }
    .why = { $game ->
        [on-mars] { $line ->
            [op-track] A pontuação começa pelo que está na trilha (manual, página 21).
            [progress] Os cubos, de 0 a 5, valem ao todo 0, 1, 2, 4, 7 ou 11 pontos (manual, página 21).
            [ships] Cada Nave no Hangar vale 3 pontos (manual, página 21).
            [quarters] Vale o número ao lado do seu Colonizador mais acima (manual, página 21).
            [techs] Cada Tecnologia vale o número impresso sob a coluna dela (manual, página 21).
            [blueprints] Um Projeto usado vale 3 pontos no nível 1 e 5 no nível 3; um não usado desconta os mesmos pontos (manual, página 21).
            [scientists] Cada Construção Avançada em Marte do tipo que um Cientista seu pontua vale 3 pontos, seja de quem for (manual, página 21).
           *[contracts] Um Contrato de Aprimoramento cumprido vale 12 pontos, e um não cumprido desconta 6; um de Entrega vale 9 ou desconta 4 (manual, página 21).
        }
        [dice] { $line ->
            [vp-track] A pontuação começa pelo que está na trilha (manual do Jogo de Dados, final da partida).
            [milestones] Cada marco vale 4 pontos; há três ao todo (manual do Jogo de Dados, final da partida).
            [cards] Contam os pontos em fita vermelha de todas as cartas jogadas, inclusive os negativos (manual do Jogo de Dados, final da partida).
           *[award] { $alone ->
                [yes] Conte o símbolo do prêmio nos custos de todas as cartas que você jogou. 10, 8 ou 6 dão 5 pontos, para um símbolo comum, incomum ou raro; um a menos dá 3 (manual do Jogo de Dados, regras solo).
               *[no] Conte o símbolo do prêmio nos custos de todas as cartas jogadas. Quem tem mais ganha 5 pontos, e o segundo, 3; quem empata ganha o mesmo. Não há segundo lugar depois de um empate em primeiro, nem com dois jogadores (manual do Jogo de Dados, final da partida).
            }
        }
        [ares] { $line ->
            [tr] Cada ponto do seu índice de terraformação vale 1 ponto (manual, pontuação final).
            [forests] Cada peça de floresta sua vale 1 ou 5 pontos (manual, pontuação final).
           *[cards] Contam os pontos de todas as cartas jogadas, inclusive os variáveis, arredondados para baixo (manual, pontuação final).
        }
       *[classic] { $line ->
            [tr] Seu índice de terraformação é a base da pontuação (manual, pontuação final).
            [milestones] Cada marco vale 5 pontos; no máximo três são reivindicados por partida (manual, pontuação final).
            [greeneries] Cada peça de vegetação sua vale 1 ponto (manual, pontuação final).
            [cities] Cada cidade sua vale 1 ponto por vegetação ao lado dela, seja de quem for (manual, pontuação final).
            [cards] Contam os pontos de todas as cartas jogadas, inclusive eventos e recursos sobre as cartas; os negativos contam (manual, pontuação final).
           *[award] Quem tem a maior quantidade do que o prêmio pede ganha 5 pontos, e o segundo, 2; quem empata ganha o mesmo. Não há segundo lugar depois de um empate em primeiro, nem com dois jogadores (manual, página 11).
        }
    }
    .done = { NAME($player) }, { NAME($line) }: { $answer }
    .title = { NAME($player) }: { asked.title }?
    .facts =
        { $game ->
            [on-mars] { $line ->
                [op-track] A posição do seu marcador na trilha
                [progress] Os cubos na sua Área de Progresso
                [ships] As Naves no seu Hangar, 3 pontos cada
                [quarters] O número ao lado do seu Colonizador mais acima
                [techs] A soma dos números sob as colunas das suas Tecnologias
                [blueprints] Os pontos dos seus Projetos, menos os não usados
                [scientists] As que seus Cientistas pontuam, 3 pontos cada
               *[contracts] Pontos dos seus Contratos da Terra, menos os não cumpridos
            }
            [dice] { $line ->
                [vp-track] A posição do seu cubo na trilha
                [milestones] Os marcos que você obteve, 4 pontos cada
                [cards] Os pontos de todas as cartas jogadas, inclusive os negativos
               *[award] Nos custos das cartas jogadas; não conte os PV
            }
            [ares] { $line ->
                [tr] A posição do seu índice na trilha
                [forests] 1 ou 5 pontos cada
               *[cards] Os pontos das cartas jogadas; arredonde para baixo
            }
           *[classic] { $line ->
                [tr] A posição do seu índice na trilha
                [milestones] Os marcos que você reivindicou, 5 pontos cada
                [greeneries] As suas peças de vegetação, 1 ponto cada
                [cities] Uma vegetação junto a duas cidades conta duas vezes
                [cards] Cartas jogadas, com eventos, animais e micróbios
               *[award] Conte o que o prêmio pede, não os PV
            }
        }
        { $line ->
            [cities] Conte as de todos, cidade por cidade
           *[other] { "" }
        }
        { $line ->
            [award-1] { award-places.facts }
            [award-2] { award-places.facts }
            [award-3] { award-places.facts }
           *[other] { $total ->
                [0] { "" }
                [one] Até agora: 1 ponto
               *[other] Até agora: { $total } pontos
            }
        }
    .key = { NAME($line) }
    .short = { NAME($player) }: { asked }
award = { NAME($award) }: { $firsts ->
        [0] { "" }
        [1] { LIST($first) } ganha { $more } pontos.
       *[other] { LIST($first) } ganham { $more } pontos cada.
    } { $seconds ->
        [0] { $firsts ->
            [0] nenhum ponto.
           *[other] { "" }
        }
        [1] { LIST($second) } ganha { $less }.
       *[other] { LIST($second) } ganham { $less } cada.
    }
    .voice = { NAME($award) }: { $firsts ->
        [0] { "" }
        [1] { LIST($first) } ganha { $more } pontos.
       *[other] { LIST($first) } ganham { $more } pontos cada.
    } { $seconds ->
        [0] { $firsts ->
            [0] nenhum ponto.
           *[other] { "" }
        }
        [1] { LIST($second) } ganha { $less }.
       *[other] { LIST($second) } ganham { $less } cada.
    }
    .why = { $alone ->
        [yes] No solo, 10, 8 ou 6 de um símbolo comum, incomum ou raro dão { $more } pontos, um a menos dá { $less } (manual do Jogo de Dados, regras solo).
       *[no] Empates são amistosos: quem divide um lugar ganha todos os pontos dele. Não há segundo lugar depois de um empate em primeiro, nem com dois jogadores (manual). O manual não diz se quem tem zero ocupa um lugar: aqui, ocupa.
    }
    .facts = { NAME($award) }: { $firsts ->
            [0] { $seconds ->
                [0] nenhum ponto
               *[other] { "" }
            }
            [1] { $more } pontos, { LIST($first) }
           *[other] { $more } pontos cada, jogadores { LIST($first, form: "number") }
        }{ $firsts ->
            [0] { "" }
           *[other] { $seconds ->
                [0] { "" }
               *[other] { "; " }
            }
        }{ $seconds ->
            [0] { "" }
            [1] { $less } pontos, { LIST($second) }
           *[other] { $less } pontos, jogadores { LIST($second, form: "number") }
        }
    .key = { NAME($award) } | { $firsts ->
        [0] { $seconds ->
            [0] 0
           *[other] { $less }
        }
       *[other] { $more }
    }
    .short = { NAME($award) }: { $firsts ->
        [0] { $seconds ->
            [0] nenhum ponto.
           *[other] { "" }
        }
        [1] { LIST($first) } ganha { $more } pontos.
       *[other] { LIST($first) } ganham { $more } pontos cada.
    } { $seconds ->
        [0] { "" }
        [1] { LIST($second) } ganha { $less }.
       *[other] { LIST($second) } ganham { $less } cada.
    }

## A conferência e o fim

check = { $players ->
        [1] { NAME("player-1") }: { $player-1 }.
        [2] { NAME("player-1") }: { $player-1 }, { NAME("player-2") }: { $player-2 }.
        [3] { NAME("player-1") }: { $player-1 }, { NAME("player-2") }: { $player-2 }, { NAME("player-3") }: { $player-3 }.
        [4] { NAME("player-1") }: { $player-1 }, { NAME("player-2") }: { $player-2 }, { NAME("player-3") }: { $player-3 }, { NAME("player-4") }: { $player-4 }.
       *[5] { NAME("player-1") }: { $player-1 }, { NAME("player-2") }: { $player-2 }, { NAME("player-3") }: { $player-3 }, { NAME("player-4") }: { $player-4 }, { NAME("player-5") }: { $player-5 }.
    } Está tudo certo? Qualquer número ainda pode ser ajustado.
    .voice = Está tudo contado. Confira a folha; qualquer número ainda pode ser ajustado.
    .why = Qualquer número ainda pode ser corrigido; prêmios e totais são recalculados.
    .option-done = Está certo
    .done = folha conferida
    .title = Está tudo certo?
    .facts = Corrigir: toque no número, ou “Estado da partida” em “Mais”
    .key = Tudo contado
    .short = Tudo foi contado. Está certo?
complete = { $game ->
        [classic] Qual meta você atingiu?
       *[other] Temperatura, oxigênio e oceanos estão todos completos?
    }
    .voice = { $game ->
        [classic] Qual meta você atingiu?
       *[other] Temperatura, oxigênio e oceanos estão todos completos?
    }
    .why = { $game ->
        [classic] No solo, você vence se os três parâmetros estiverem completos (manual, regras solo). Na variante solo do Prelúdio, você vence com o índice de terraformação em 63: essa opção aparece se o seu for suficiente.
        [dice] No solo, a pontuação só vale com os três parâmetros completos (manual do Jogo de Dados, regras solo).
       *[other] Sem adversário, você só vence com os três parâmetros completos (manual).
    }
    .option-yes = { $game ->
        [classic] Parâmetros completos
       *[other] Sim, os três
    }
    .option-tr63 = Índice de terraformação 63
    .option-no = { $game ->
        [classic] Nenhuma
       *[other] Não
    }
    .done = { $answer ->
        [yes] os três parâmetros estão completos
        [tr63] índice de terraformação 63 atingido
       *[no] meta não atingida
    }
    .title = { $game ->
        [classic] Qual meta você atingiu?
       *[other] Os três parâmetros estão completos?
    }
    .facts =
        { $game ->
            [classic] { "" }
           *[other] Temperatura, oxigênio e oceanos
        }
    .key = { $game ->
        [classic] Meta
       *[other] Parâmetros | 3
    }
    .short = { $game ->
        [classic] Qual meta você atingiu?
       *[other] Os três parâmetros estão completos?
    }
tie = Desempate. { NAME($player) }: { NAME($what, form: "ask") }
    .voice = Há um empate entre { LIST($tied) }. { NAME($player) }: { NAME($what, form: "ask") }
    .why = { $what ->
        [crystals] No empate, vence quem tem mais Cristais, depois mais Construções Avançadas, depois mais cubos de Progresso (manual, página 21).
        [own-advanced-buildings] No empate, vence quem tem mais Cristais, depois mais Construções Avançadas, depois mais cubos de Progresso (manual, página 21).
        [production-dice] No empate, vence quem tem mais dados de produção nas caixas marrons da corporação e das cartas verdes (manual do Jogo de Dados, final da partida).
        [resources] No empate, vence quem tem mais megacréditos, calor e plantas somados, cada carta na mão convertida em 3 megacréditos (manual, pontuação final).
       *[megacredits] No empate, vence quem tem mais megacréditos (manual, pontuação final).
    }
    .done = { NAME($player) }, { NAME($what) }: { $answer }
    .title = Empate. { NAME($player) }: { NAME($what, form: "title") }?
    .facts =
        { $what ->
            [crystals] Os Cristais que você tem
            [own-advanced-buildings] Suas Construções Avançadas em Marte
            [production-dice] Os dados de produção nas suas caixas marrons
            [resources] O que sobrou, com as cartas da mão vendidas
           *[megacredits] Os megacréditos que sobraram
        }
        No empate: jogadores { LIST($tied, form: "number") }
    .key = { NAME($what) }
    .short = Desempate. { NAME($player) }: { NAME($what, form: "ask") }
winner = { $by ->
        [points] { LIST($winner) } vence com { $total ->
            [0] { $total } pontos
            [one] { $total } ponto
           *[other] { $total } pontos
        }!
        [again] { LIST($winner) } continuam empatados com { $total ->
            [0] { $total } pontos
            [one] { $total } ponto
           *[other] { $total } pontos
        }: o manual pede uma nova partida!
        [nothing] { LIST($winner) } dividem a vitória com { $total ->
            [0] { $total } pontos
            [one] { $total } ponto
           *[other] { $total } pontos
        } cada!
       *[other] { LIST($winner) } vence no desempate, com { $total ->
            [0] { $total } pontos
            [one] { $total } ponto
           *[other] { $total } pontos
        }. Desempate: { NAME($by, form: "by") }.
    }
    .voice = { $by ->
        [points] { LIST($winner) } vence com { $total ->
            [0] { $total } pontos
            [one] { $total } ponto
           *[other] { $total } pontos
        }!
        [again] { LIST($winner) } continuam empatados com { $total ->
            [0] { $total } pontos
            [one] { $total } ponto
           *[other] { $total } pontos
        }: o manual pede uma nova partida!
        [nothing] { LIST($winner) } dividem a vitória, com { $total ->
            [0] { $total } pontos
            [one] { $total } ponto
           *[other] { $total } pontos
        } cada!
       *[other] { LIST($winner) } vence no desempate, com { $total ->
            [0] { $total } pontos
            [one] { $total } ponto
           *[other] { $total } pontos
        }. O que desempatou: { NAME($by, form: "by") }.
    }
    .why = { $by ->
        [points] Vence quem tem mais pontos (manual, pontuação final).
        [again] Os dados de produção também são iguais: os jogadores jogam uma nova partida (manual do Jogo de Dados, final da partida).
        [nothing] { $game ->
            [on-mars] Se nada desempata, os jogadores dividem a colocação (manual, página 21).
           *[other] O manual não traz outro desempate: a vitória é dividida.
        }
       *[other] Os pontos eram iguais; o desempate foi por { NAME($by, form: "by") } (manual, pontuação final).
    }
    .title = { $by ->
        [points] { LIST($winner) } vence!
        [again] Ainda empatados: nova partida!
        [nothing] A vitória é dividida!
       *[other] { LIST($winner) } vence no desempate!
    }
    .facts = { $by ->
        [points] { "" }
        [again] Empatados: jogadores { LIST($winner, form: "number") }
        [nothing] Jogadores { LIST($winner, form: "number") }
       *[other] Empate decidido por { NAME($by, form: "by") }
    }
    .key = { $total ->
        [0] Pontos
        [one] Ponto
       *[other] Pontos
    } | { $total }
    .short = { $by ->
        [points] { LIST($winner) } vence com { $total } { $total ->
            [one] ponto
           *[other] pontos
        }!
        [again] { LIST($winner) } continuam empatados: joguem uma nova partida!
        [nothing] { LIST($winner) } dividem a vitória com { $total } { $total ->
            [0] pontos
            [one] ponto
           *[other] pontos
        } cada!
       *[other] { LIST($winner) } vence no desempate, com { $total } { $total ->
            [one] ponto
           *[other] pontos
        }!
    }
verdict = { $team ->
        [yes] { $won ->
            [yes] Vocês venceram juntos com { $total } pontos!
           *[no] Não foi desta vez: juntos vocês têm { $total ->
                [0] { $total } pontos.
                [one] { $total } ponto.
               *[other] { $total } pontos.
            }
        }
       *[no] { $won ->
            [yes] Você venceu com { $total ->
                [0] { $total } pontos!
                [one] { $total } ponto!
               *[other] { $total } pontos!
            }
           *[no] { $game ->
                [classic] A meta não foi atingida: não foi desta vez.
                [dice] Marte não foi terraformado: a pontuação não vale.
               *[other] Desta vez, Marte não foi terraformado.
            }
        }
    }
    .voice = { $team ->
        [yes] { $won ->
            [yes] Vocês venceram juntos, com { $total } pontos!
           *[no] Não foi desta vez. Juntos vocês têm { $total ->
                [0] { $total } pontos.
                [one] { $total } ponto.
               *[other] { $total } pontos.
            }
        }
       *[no] { $won ->
            [yes] Você venceu, com { $total ->
                [0] { $total } pontos!
                [one] { $total } ponto!
               *[other] { $total } pontos!
            }
           *[no] { $game ->
                [classic] A meta não foi atingida. Não foi desta vez.
                [dice] Marte não foi terraformado. A pontuação não vale.
               *[other] Desta vez, Marte não foi terraformado.
            }
        }
    }
    .why = { $team ->
        [yes] Juntos, vocês precisam dos três parâmetros completos e de 80 pontos (manual, modo cooperativo de dois jogadores).
       *[no] { $game ->
            [classic] No solo, você vence se os três parâmetros estiverem completos (manual, regras solo), ou com o índice de terraformação em 63 na variante solo do Prelúdio.
           *[other] No solo, você vence se os três parâmetros estiverem completos (manual, regras solo).
        }
    }
    .title = { $won ->
        [yes] { $team ->
            [yes] Vocês venceram juntos!
           *[no] Você venceu!
        }
       *[no] Não foi desta vez
    }
    .facts = { $team ->
        [yes] { $total ->
            [0] { $total } pontos somados
            [one] { $total } ponto somado
           *[other] { $total } pontos somados
        }
       *[no] { $won ->
            [yes] { "" }
           *[no] { $game ->
                [classic] A meta não foi atingida
                [dice] Marte não foi terraformado: a pontuação não vale
               *[other] Marte não foi terraformado
            }
        }
    }
    .key = { $won ->
        [yes] { $total ->
            [0] Pontos
            [one] Ponto
           *[other] Pontos
        } | { $total }
       *[no] { $team ->
            [yes] { $total ->
                [0] Pontos
                [one] Ponto
               *[other] Pontos
            } | { $total }
           *[no] Não foi desta vez
        }
    }
    .short = { $won ->
        [yes] { $team ->
            [yes] Vocês venceram juntos
           *[no] Você venceu
        } com { $total ->
            [0] { $total } pontos!
            [one] { $total } ponto!
           *[other] { $total } pontos!
        }
       *[no] Não foi desta vez{ $team ->
            [yes] : { $total ->
                [0] { $total } pontos.
                [one] { $total } ponto.
               *[other] { $total } pontos.
            }
           *[no] { $game ->
                [classic] : a meta não foi atingida.
               *[other] : Marte não foi terraformado.
            }
        }
    }
rated = Avaliação: { NAME($rating) }.
    .voice = Avaliação: { NAME($rating) }.
    .why = As faixas são as do manual do Jogo de Dados (60, 70, 80, 85, 90, 95, 100, 110); as palavras são nossas.
    .title = Avaliação: { NAME($rating) }
    .facts = { $total } PV
    .key = PV | { $total }
    .short = Avaliação: { NAME($rating) }.
sheet-on-mars = { NAME($player) }: { NAME("op-track") } { $op-track }, { NAME("progress") } { $progress }, { NAME("ships") } { $ships }, { NAME("quarters") } { $quarters }, { NAME("techs") } { $techs }, { NAME("blueprints") } { $blueprints }, { NAME("scientists") } { $scientists }, { NAME("contracts") } { $contracts }. Total: { $total } PO.
    .voice = { NAME($player) } tem { $total ->
        [0] { $total } pontos no total.
        [one] { $total } ponto no total.
       *[other] { $total } pontos no total.
    }
    .why = A soma destas linhas é o total (manual, pontuação final).
    .title = { NAME($player) }: { $total } PO
    .key = { NAME($player) } | { $total }
    .short = { NAME($player) } tem { $total ->
        [0] { $total } pontos.
        [one] { $total } ponto.
       *[other] { $total } pontos.
    }
sheet-dice = { NAME($player) }: { NAME("vp-track") } { $vp-track }, { NAME("awards") } { $awards }, { NAME("milestones") } { $milestones }, { NAME("cards") } { $cards }. Total: { $total } PV.
    .voice = { NAME($player) } tem { $total ->
        [0] { $total } pontos no total.
        [one] { $total } ponto no total.
       *[other] { $total } pontos no total.
    }
    .why = A soma destas linhas é o total (manual, pontuação final).
    .title = { NAME($player) }: { $total } PV
    .key = { NAME($player) } | { $total }
    .short = { NAME($player) } tem { $total ->
        [0] { $total } pontos.
        [one] { $total } ponto.
       *[other] { $total } pontos.
    }
sheet-ares = { NAME($player) }: { NAME("tr") } { $tr }, { NAME("forests") } { $forests }, { NAME("cards") } { $cards }. Total: { $total } PV.
    .voice = { NAME($player) } tem { $total ->
        [0] { $total } pontos no total.
        [one] { $total } ponto no total.
       *[other] { $total } pontos no total.
    }
    .why = A soma destas linhas é o total (manual, pontuação final).
    .title = { NAME($player) }: { $total } PV
    .key = { NAME($player) } | { $total }
    .short = { NAME($player) } tem { $total ->
        [0] { $total } pontos.
        [one] { $total } ponto.
       *[other] { $total } pontos.
    }
sheet-classic = { NAME($player) }: { NAME("tr") } { $tr }, { $alone ->
        [yes] { "" }
       *[no] { NAME("awards") } { $awards }, { NAME("milestones") } { $milestones },
    } { NAME("greeneries") } { $greeneries }, { NAME("cities") } { $cities }, { NAME("cards") } { $cards }. Total: { $total } PV.
    .voice = { NAME($player) } tem { $total ->
        [0] { $total } pontos no total.
        [one] { $total } ponto no total.
       *[other] { $total } pontos no total.
    }
    .why = A soma destas linhas é o total (manual, pontuação final).
    .title = { NAME($player) }: { $total } PV
    .key = { NAME($player) } | { $total }
    .short = { NAME($player) } tem { $total ->
        [0] { $total } pontos.
        [one] { $total } ponto.
       *[other] { $total } pontos.
    }

## No cabeçalho

header-line = { $number } de { $lines }

## Palavras da imagem


## Nomes

name-score-pad = Folhas de pontuação
name-none = ainda não
name-on-mars = On Mars
name-dice = O Jogo de Dados
name-ares = Expedição Ares
name-classic = Terraforming Mars

name-player-1 = Jogador 1
    .the = o Jogador 1
    .short = Jogador 1
    .number = 1
name-player-2 = Jogador 2
    .the = o Jogador 2
    .short = Jogador 2
    .number = 2
name-player-3 = Jogador 3
    .the = o Jogador 3
    .short = Jogador 3
    .number = 3
name-player-4 = Jogador 4
    .the = o Jogador 4
    .short = Jogador 4
    .number = 4
name-player-5 = Jogador 5
    .the = o Jogador 5
    .short = Jogador 5
    .number = 5

name-game = Jogo
name-players = Jogadores
name-line = Linha
name-lines = Linhas
name-winner = Vencedor
name-totals = Totais
name-rarity = Raridade dos símbolos
name-common = comum
    .value = Comum
name-uncommon = incomum
    .value = Incomum
name-rare = raro
    .value = Raro

name-op-track = Trilha de pontos
    .title = trilha de pontos
    .ask = onde está seu marcador na trilha de pontos?
name-progress = Área de Progresso
    .ask = quantos cubos há na sua Área de Progresso?
    .title = cubos de Progresso
name-ships = Naves
    .ask = quantas Naves há no seu Hangar?
    .title = Naves no seu Hangar
name-quarters = Alojamentos
    .ask = nos seus Alojamentos, qual é o número ao lado do Colonizador mais acima?
name-techs = Tecnologias
    .ask = quanto somam os números sob as colunas das suas Tecnologias?
    .title = pontos das suas Tecnologias
name-blueprints = Projetos
    .ask = quantos pontos dão seus Projetos?
    .title = pontos dos seus Projetos
name-scientists = Cientistas
    .ask = quantas Construções Avançadas seus Cientistas pontuam?
    .title = Construções Avançadas
name-contracts = Contratos
    .ask = quantos pontos dão seus Contratos da Terra?
    .title = pontos dos seus Contratos
name-vp-track = Trilha de pontos
    .title = trilha de pontos
    .ask = onde está seu cubo na trilha?
name-awards = Prêmios
name-award-1 = Prêmio 1
    .ask = quanto você tem do que conta para o primeiro prêmio?
    .title = quanto tem para o prêmio 1
name-award-2 = Prêmio 2
    .ask = quanto você tem do que conta para o segundo prêmio?
    .title = quanto tem para o prêmio 2
name-award-3 = Prêmio 3
    .ask = quanto você tem do que conta para o terceiro prêmio?
    .title = quanto tem para o prêmio 3
name-milestones = Marcos
    .ask = quantos marcos você obteve?
    .title = marcos obtidos
name-cards = Cartas
    .ask = quantos pontos dão suas cartas?
    .title = PV nas suas cartas
name-tr = Índice de terraformação
    .field = Índice de terraformação
    .ask = qual é seu índice de terraformação?
    .title = IT
    .short = IT
name-forests = Florestas
    .ask = quantos pontos há nas suas peças de floresta?
    .title = PV nas peças de floresta
name-greeneries = Vegetações
    .ask = quantas peças de vegetação são suas?
    .title = suas vegetações
name-cities = Cidades
    .ask = quantas vegetações há ao lado das suas cidades, cidade por cidade?
    .title = vegetações junto às cidades

# O que se conta onde não são os próprios pontos, e o que desempata

name-progress-cubes = Cubos de Progresso
    .by = cubos de Progresso
name-hangar-ships = Naves no Hangar
name-advanced-buildings = Construções Avançadas pontuadas
name-claimed-milestones = Marcos obtidos
name-award-1-count = Prêmio 1, contagem
name-award-2-count = Prêmio 2, contagem
name-award-3-count = Prêmio 3, contagem
name-crystals = Cristais
    .ask = quantos Cristais você tem?
    .by = Cristais
name-own-advanced-buildings = Construções Avançadas
    .ask = quantas Construções Avançadas suas há em Marte?
    .by = Construções Avançadas
name-production-dice = Dados de produção
    .title = dados de produção
    .ask = quantos dados de produção há nas suas caixas marrons?
    .by = dados de produção
name-resources = Megacréditos, calor e plantas
    .ask = quanto sobrou de megacréditos, calor e plantas, somando tudo e vendendo as cartas da mão?
    .title = M$, calor, plantas
    .by = megacréditos, calor e plantas
name-megacredits = Megacréditos
    .ask = quantos megacréditos sobraram?
    .title = megacréditos
    .by = megacréditos

# As faixas do manual do Jogo de Dados
name-unreal = difícil de acreditar
name-supreme = magnífico
name-excellent = excelente
name-very-good = ótimo
name-not-bad = bom
name-fair = razoável
name-learning = no caminho certo
name-room-to-grow = dá para crescer
name-barely = no limite
