# Palavras que não são de nenhum jogo. Toda mensagem existe nas três línguas, com as mesmas variáveis.

name-and = e
name-or = ou
name-none = nenhum
name-yes = sim
name-no = não
name-back = Nada a informar
name-next = Avançar
name-tie = Empate
name-impossible = Não é possível
name-done = Pronto
name-app = o assistente
name-physical = você

# O que dizem desfazer, refazer e o dado

undo = Desfazer: { $what }
redo = Refazer: { $what }
taken-back = Desfeito: { $what }
only-asked = “{ $label }”
lost = Também desfeito, porque não vale mais: { $what }.
dropped = { $count ->
        [one] 1 resposta posterior foi descartada. Para recuperá-la: Desfazer, depois Refazer.
       *[other] { $count } respostas posteriores foram descartadas. Para recuperá-las: Desfazer, depois Refazer.
    }
put-back = { $count ->
        [one] Na mesa, desfaça 1 movimento, se já foi feito.
       *[other] Na mesa, desfaça { $count } movimentos, se já foram feitos.
    }
put-back-moves = Desfeito. Na mesa, desfaça o que já foi feito: { $moves }. Agora, volte ao passo.
correct = { $field }: agora { $value }
die = { $value }
    .voice = O dado de { $sides } lados deu { $value }.
    .done = Dado: { $value } de { $sides }
    .title = Número **{ $value }** de { $sides }
    .moves = Escolha o **número { $value }** | Conte da esquerda para a direita, de cima para baixo
    .key = Número | { $value }
    .short = Número { $value }.

# O que se diz de uma pergunta repetida, ou quando nada está marcado

noted = Anotado: { $what }.
choices = Você pode escolher: { $choices }.
choices-many = { $count ->
        [one] Há uma opção.
        [2] Há duas opções.
       *[other] Há { $count } opções.
    }
choices-others-many = { $count ->
        [one] Há mais uma.
        [2] Há outras duas.
       *[other] Há outras { $count }.
    }
event-acts = { $actor } primeiro
turn-name = { $counter ->
        [turn] Turno { $number }
        [generation] Geração { $number }
       *[round] Rodada { $number }
    }
summary-title = Fim { $counter ->
        [turn] do turno { $number }
        [generation] da geração { $number }
       *[round] da rodada { $number }
    }
summary = { summary-title }: { summary-gained.voice }{ $best ->
        [yes] , { summary-best }
       *[no] { "" }
    }.
    .title = { summary-title }
    .facts =
        { summary-gained }
        { $best ->
            [yes] { summary-best }
           *[no] { "" }
        }
summary-gained = { $gained ->
        [0] nenhum nível
        [1] +1 nível
       *[other] +{ $gained } níveis
    }
    .voice = { $gained ->
        [0] nenhum nível
        [1] 1 nível
       *[other] { $gained } níveis
    }
summary-best = { $counter ->
        [turn] seus melhores dez turnos
        [generation] sua melhor geração
       *[round] sua melhor rodada
    }
next-is = Avançar: { $answer }.
count-open = { $choices ->
        [2] { $minimum } ou { $maximum }.
       *[other] De { $minimum } a { $maximum }.
    }

# Avisos

resumed = A partida continua de onde você parou.
resumed-as-it-was = A partida inacabada continua com as opções que já tinha. Para outras opções, comece uma nova partida.
finished = Fim de jogo. Para anular a última resposta: desfazer. Para sair: Enter. Para começar outra partida: --new.
unmatched = { $rules ->
        [earlier] Partida feita com regras mais antigas
        [newer] Partida feita com regras mais novas
       *[same] Partida danificada
    }: { $count ->
        [one] a última resposta não vale mais, e a partida continua do ponto anterior a ela
       *[other] as últimas { $count } respostas não valem mais, e a partida continua do ponto anterior a elas
    }. A partida inteira fica no histórico.
disk-damaged = { $saved ->
    [0] O arquivo das partidas salvas foi danificado, e nada dele pôde ser lido. Ele está guardado em { $path }; um novo foi criado.
    [one] O arquivo das partidas salvas foi danificado. Uma partida pôde ser lida e está aqui. { $lost ->
        [0] O arquivo danificado está guardado em { $path }.
       *[other] O que falta talvez ainda esteja em { $path }.
    }
   *[other] O arquivo das partidas salvas foi danificado. { $saved } partidas puderam ser lidas e estão aqui. { $lost ->
        [0] O arquivo danificado está guardado em { $path }.
       *[other] O que falta talvez ainda esteja em { $path }.
    }
}
disk-answers = { $when ->
    [none] O arquivo com as últimas respostas foi danificado ou se perdeu: nenhuma resposta pôde ser lida. O arquivo danificado está guardado em { $path }.
   *[other] O arquivo com as últimas respostas foi danificado ou se perdeu: confira se o passo na tela corresponde à sua mesa. A última resposta que pôde ser lida é de { $when }, na partida { $play }. O arquivo danificado está guardado em { $path }.
}
disk-torn = Não dá para ler o que foi salvo por último: confira se o passo na tela corresponde à sua mesa.
disk-full = Disco cheio: nada está sendo salvo. Libere espaço para { $path }, e a partida será salva automaticamente.
disk-read-only = Nada está sendo salvo: não dá para gravar no disco ({ $path }). A partida será salva assim que possível.
disk-busy = Nada está sendo salvo: outro assistente está com as partidas salvas abertas. Feche-o: ele também usa { $path }.
disk-elsewhere = A partida { $play } também estava aberta em outro assistente. O que você fez aqui continua como partida { $own }.
disk-saved = A partida voltou a ser salva. Nada se perdeu.
disk-newer = As partidas salvas eram de uma versão mais nova do assistente. { $saved ->
    [0] Nenhuma pôde ser lida. O arquivo delas está guardado em { $path }; um novo foi criado.
    [one] Uma partida pôde ser lida e está aqui. O arquivo original está guardado em { $path }.
   *[other] { $saved } partidas puderam ser lidas e estão aqui. O arquivo original está guardado em { $path }.
}
update-taken-back = A atualização para { $release } não funcionou aqui, e a versão anterior voltou. Atualize de novo quando houver uma mais nova.
kiosk-no-screen = Não há tela aqui ({ $error }). Um quiosque precisa de uma: veja se o painel está ligado.
no-screen = Não há tela aqui ({ $error }): jogue neste terminal.
no-voice = Sem voz. { $reason } As palavras estão na tela.
not-installed = { $what } não está instalado. Inicie o assistente de novo onde houver rede para instalar.
voice-language = Não há voz para o idioma { $language }.
voice-failed = Não foi possível gerar a fala.
sound-no-device = Não há saída de som. Conecte uma.
sound-busy = Outro programa está usando a saída de som. Feche-o para ouvir algo aqui.
sound-failed = Não foi possível tocar o som.
sound-missing = Falta o som { $path }. Instale o assistente de novo.
sound-unreadable = Não foi possível ler o som { $path }. Instale o assistente de novo.
no-pins = Não há pinos utilizáveis aqui: isto não é um Raspberry Pi, ou falta o python3-lgpio.
pin-failed = O GPIO{ $gpio } não pode ser usado: não existe esse pino, ou outra coisa o ocupa. Escolha outro nas configurações.
no-network = Sem rede para um celular: leia a página aqui.
no-page = Não há página de regras para este passo.
note = { $mark ->
        [reading] Nossa leitura: { $note }
       *[unknown] Não se sabe: { $note }
    }

# O que é recusado: o que está errado, depois o que fazer

refused-confirm = { $can_fail ->
        [no] “{ $answer }” não serve aqui. Envie true quando estiver feito.
       *[yes] “{ $answer }” não serve aqui. Envie true quando estiver feito, ou false se não for possível.
    }
refused-choice = “{ $answer }” não está entre as opções. Escolha uma: { $choices }.
refused-count = “{ $answer }” não serve. Informe um número inteiro de { $minimum } a { $maximum }.
refused-over = Fim de jogo. Desfaça a última resposta ou comece uma nova partida.
refused-correct = Os valores só podem ser corrigidos no seu turno: avance ou desfaça até lá.
refused-field = Nenhum valor se chama “{ $field }”. Use um nome do estado.
refused-range = “{ $value }” não serve para { $field }. Informe um número inteiro de { $minimum } a { $maximum }.
refused-name = “{ $value }” não serve para { $field }. Use um destes: { $choices }.
refused-die = Um dado não pode ter “{ $sides }” lados. Informe um número inteiro de 2 a 100.
refused-undo = Nada a desfazer: este é o começo da partida.
refused-redo = Nada a refazer.
refused-option = Não existe a opção “{ $option }”. As opções são: { $choices }.
refused-value = A opção { $option } não pode ser “{ $value }”. Use um destes: { $choices }.
refused-number = A opção { $option } não pode ser “{ $value }”. Use um destes: { $choices }, ou um número inteiro de { NUMBER($minimum, useGrouping: 0) } a { NUMBER($maximum, useGrouping: 0) }.
game-left-out = Não foi possível carregar o jogo “{ $game }”: há algo errado no pacote dele, “{ $package }”. Os outros jogos funcionam.
only-english = { $game } não tem tradução para o português: o jogo está em inglês.
new-game = Um pequeno jogo está pronto em { $path }. Instale com “pip install --editable”, teste com “pytest” e faça dele o seu.
refused-game-name = “{ $name }” não pode ser nome de jogo: use de 2 a 40 letras minúsculas e algarismos, começando com letra.
refused-game-taken = “{ $name }” já existe: há uma pasta ou um módulo Python com esse nome. Escolha outro.
bot-at = { $path }, linha { $line }, coluna { $column }
bot-toml = { bot-at }: isto não é TOML. { $hint ->
        [line] Uma tabela entre chaves fica em uma linha só, sem vírgula antes da chave que fecha.
        [comma] Separe os itens com vírgulas.
        [quotes] Escreva um texto entre aspas retas: "Storm".
       *[none] { $name }.
    }
bot-large = { bot-at }: o arquivo é grande demais. Um arquivo de bot tem no máximo { $most } KB.
bot-deep = { bot-at }: há tabelas ou listas demais umas dentro das outras.
bot-unknown = { bot-at }: { $name } não existe aqui. Use uma destas palavras: { $choices }.
bot-missing = { bot-at }: falta { $name }.
bot-table = { bot-at }: aqui deve vir uma tabela, com: { $choices }.
bot-names = { bot-at }: aqui deve vir uma tabela, com um nome para cada item.
bot-list = { bot-at }: aqui deve vir uma lista entre colchetes.
bot-heading = { bot-at }: aqui deve vir uma lista, entre colchetes ou com este título para cada item: [[{ $name }]].
bot-length = { bot-at }: o número de itens deve ficar entre { $least } e { $most }.
bot-number = { bot-at }: aqui deve vir um número inteiro de { $least } a { $most }.
bot-number-or-name = { bot-at }: aqui deve vir um número inteiro ou o nome de um contador.
bot-switch = { bot-at }: aqui deve vir true ou false.
bot-text = { bot-at }: aqui deve vir um texto, ou uma tabela com um texto para cada idioma.
bot-sign = { bot-at }: este texto tem um caractere que não pode ser mostrado. Apague-o.
bot-step = { bot-at }: aqui deve vir um passo: um texto, ou uma tabela como {"{"} draw = "main" {"}"}.
bot-long = { bot-at }: este texto é longo demais. Pode ter { $most } caracteres.
bot-name = { bot-at }: { $name } não pode ser um nome. Use letras minúsculas, algarismos e hifens, começando com letra.
bot-place = { bot-at }: { $name } não pode ser um lugar. Use até quatro letras e algarismos.
bot-twice = { bot-at }: { $name } aparece duas vezes. Escolha outro nome.
bot-reserved = { bot-at }: o próprio assistente usa o nome { $name }. Escolha outro.
bot-no-such = { bot-at }: não existe { $name }. Use um destes: { $choices }.
bot-nothing = { bot-at }: não existe { $name }. Escreva um no arquivo ou apague o nome aqui.
bot-condition = { bot-at }: { $name } não é uma condição. Escreva assim: "storm >= 3 and round < 8".
bot-brace = { bot-at }: há chaves sem contador. Escreva {"{"}storm{"}"} ou {"{"}storm: # carta | # cartas{"}"}.
bot-one-verb = { bot-at }: um passo faz uma coisa só. Use uma destas palavras: { $choices }. Com say, note e try, também pode usar add e set.
bot-belongs = { bot-at }: { $name } só é possível com: { $choices }.
bot-answers = { bot-at }: uma pergunta precisa de pelo menos duas respostas.
bot-count = { bot-at }: um número precisa de “into”, o contador que o recebe, e “least” não pode passar de “most”.
bot-no-score = { bot-at }: não há folha de pontos. Escreva uma em [score], ou termine a partida com “won” ou “lost”.
bot-start = { bot-at }: o início deve ficar entre { $least } e { $most }.
bot-track = { bot-at }: uma trilha tem no máximo { $most } casas.
bot-rows = { bot-at }: cada linha deve ir mais longe que a anterior.
bot-line = { bot-at }: uma linha da folha de pontos tem um contador ou uma pergunta, não os dois.
bot-no-card = { bot-at }: este baralho não tem nenhuma carta no nível { $name }.
bot-endless = { bot-at }: { $name } sempre leva de volta a si mesmo e nunca acabaria.
bot-file-name = { $name } não pode ser o nome de um arquivo de bot. Use letras minúsculas, algarismos e hifens, começando com letra.
bot-good = { $path } está pronto para jogar: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }, { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passos
    }. Idiomas: { $languages }.
bot-new = { $path } é um bot pronto para jogar. Mude-o com qualquer editor e depois verifique: companion bot check { $path }
bot-taken = { $path } já existe. Escolha outro nome.
bot-tried = Partidas que chegaram ao fim: { $ended } de { $plays }. Rodadas da mais longa: { $rounds }.
bot-tried-won = Partidas que você venceu: { $won }.
bot-tried-asked = As vitórias não são contadas: a folha de pontos pede números, que foram dados ao acaso.
bot-tried-speech = Em voz alta, uma partida leva cerca de { $minutes ->
        [one] um minuto
       *[other] { $minutes } minutos
    }.
bot-tried-cards = Estas cartas nunca saíram: { $cards }.
bot-tried-all = Todas as cartas saíram.
refused-game = Não existe o jogo “{ $game }”. Os jogos são: { $choices }.
refused-language = Não existe o idioma “{ $language }”. Os idiomas são: { $choices }.
refused-voice = Nenhuma voz “{ $voice }” está instalada para este idioma. Escolha uma: { $choices }.
refused-host = “{ $host }” não é o endereço deste aparelho. Use em server_host um como 192.168.0.5, ou apague essa configuração.
refused-appendix-url = “{ $url }” não é o endereço de um site. Use em appendix_url um como https://example.org/regras/, ou apague essa configuração.
refused-server = O valor de { $name } não é o endereço de um servidor. Use um como { $scheme }://nome:senha@servidor, ou apague essa configuração.
refused-wifi = Configuração de Wi-Fi inválida: o nome tem até 32 caracteres; a senha, de 8 a 63, sem acentos. Corrija ou apague guest_wifi e guest_wifi_password.
refused-setting = Não existe a configuração { $name }. As configurações são: { $choices }.
refused-pin = Um PIN tem de 4 a 8 dígitos. Corrija ou apague lock_pin.
refused-shared-pin = O GPIO { $gpio } foi escolhido para duas coisas: { $one ->
        [die] Dado
        [undo] Desfazer
        [repeat] Repetir
        [help] Por quê
       *[next] Avançar
    } e { $other ->
        [die] Dado
        [undo] Desfazer
        [repeat] Repetir
        [help] Por quê
       *[led] Luz
    }. Escolha outro pino para uma das duas.
selftest-games = Partidas salvas
selftest-picture = Imagem
selftest-word = Fala
refused-settings = { $kind ->
        [range] “{ $value }” não serve para { $name }: de { NUMBER($minimum, useGrouping: 0) } a { NUMBER($maximum, useGrouping: 0) }.
        [choice] “{ $value }” não serve para { $name }: { $choices }.
        [yes-no] “{ $value }” não serve para { $name }: sim ou não (true ou false).
        [text] { $name } é um texto: escreva-o entre aspas.
        [name] Não existe a configuração { $name }.{ $near ->
            [none] {""}
           *[other] {" "}Você quis dizer { $near }?
        }
       *[file] { $line ->
            [0] As configurações não podem ser usadas: { cause }.
           *[other] Não dá para ler as configurações a partir da linha { NUMBER($line, useGrouping: 0) }: escreva cada uma como nome = valor.
        }
    }{ $path ->
        [none] {""}
       *[other] {" "}Corrija ou apague em { $path }.
    }
refused-command = Não dá para entender “{ $typed }”. Escreve-se assim: { $usage }
refused-empty-settings = { $path } está vazio. Valem as configurações padrão; escreva as suas de novo ou apague o arquivo.
refused-variable = { $variable } não configura nada. { $near ->
        [none] Apague-a.
       *[other] Você quis dizer { $near }?
    }
output-full = Não foi possível gravar a saída: o disco está cheio.
root = O assistente está rodando como root. Ele não precisa disso: inicie-o com outro usuário.
refused-seed = A semente “{ $seed }” não é um número inteiro. Use algarismos, como 7.
refused-pair = “{ $text }” não é uma opção. Escreva OPÇÃO=VALOR.
refused-json = Não foi possível ler essa linha. Envie um objeto JSON por linha, como {"{"}"answer": true{"}"}.
refused-do = “{ $do }” não é um comando. Envie undo, redo, die, correct ou quit.
refused-empty = Nada foi digitado. Digite um número da lista, ou ? para ajuda.
refused-key = “{ $key }” não é uma opção aqui. Digite um número da lista, ou ? para ajuda.
refused-export = Não existe a partida número { $play }. “companion history” mostra todas.
refused-ending = Não dá para gravar { $path }: o nome precisa terminar em .json para guardar tudo, ou em .csv para uma tabela.
refused-deleted = A partida { $play } foi excluída. “companion restore { $play }” a traz de volta.
refused-svg = Não dá para gravar { $path }: o nome de uma imagem precisa terminar em .svg.
refused-on-table = Esta partida está na mesa. Volte à tela inicial e depois exclua.
refused-there = A partida { $play } não está excluída. “companion history --deleted” mostra as que estão.
refused-player = Não existe o jogador “{ $player }” nesta partida. Os jogadores são: { $choices }.
refused-player-pair = “{ $text }” não indica nenhum jogador. Escreva JOGADOR=NOME, como you=Ana.
refused-long = { $kind ->
        [comment] Um comentário tem no máximo { $maximum } caracteres. Encurte.
        [role] Uma corporação ou um objetivo tem no máximo { $maximum } caracteres. Encurte.
       *[name] Um nome tem no máximo { $maximum } caracteres. Encurte.
    }
refused-control = { $kind ->
        [comment] Este comentário tem um caractere que não aparece na tela. Tire-o.
        [role] Esta corporação ou este objetivo tem um caractere que não aparece na tela. Tire-o.
       *[name] Este nome tem um caractere que não aparece na tela. Tire-o.
    }
refused-roles = Um jogador tem no máximo { $maximum } corporações e objetivos. Tire algum.
refused-unread = Não dá para ler { $path }: { cause }. { $error ->
        [missing] Confira o nome do arquivo.
        [device] Tire o pendrive, coloque-o de novo e tente outra vez.
       *[other] Escolha outro arquivo.
    }
refused-import = { $path } não é um arquivo de partidas salvas. Escolha um gravado por “companion export” ou uma cópia de segurança.
refused-text = Não dá para ler { $path } como texto: a linha { $line } tem bytes que não são texto. Salve-o em UTF-8.
refused-newer-export = { $path } é de uma versão mais nova do assistente. Atualize este primeiro.
refused-large = { $path } é grande demais. Um arquivo pode ter até 20.000 partidas e, se for uma exportação, até 32 MB: exporte menos partidas de cada vez ou use uma cópia de segurança.
refused-broken = { $path } está danificado, e nenhuma partida nele pode ser lida. Use outra cópia.
refused-no-room = Não há espaço no disco para estas partidas. Libere espaço.
refused-stopped = Interrompido. Nada foi trazido.
refused-broken-off = Isto foi interrompido antes do fim. Traga as partidas de novo: nenhuma será duplicada.
refused-play = A partida { $number } de { $game } não pode continuar. “companion history” mostra as que podem.
# Why a file cannot be used; part of a sentence
cause = { $error ->
        [missing] esse arquivo ou pasta não existe
        [denied] este usuário não tem permissão
        [full] o disco está cheio
        [read-only] o disco só pode ser lido
        [folder] é uma pasta
        [no-folder] há um arquivo onde devia haver uma pasta
        [no-file] não é um arquivo comum
        [long] o nome é longo demais
        [loop] é um link que volta a si mesmo
        [device] o disco ou o pendrive está com defeito
        [nonsense] o texto não faz sentido
       *[other] o registro diz por quê
    }
refused-file = Não dá para gravar { $path }: { cause }. Escolha outro lugar.
refused-folder = { $path } tem arquivos que não são de “companion appendix build”. Escolha uma pasta vazia ou um nome novo.
refused-cards = Não há rede: não dá para saber onde os celulares vão achar as páginas. Conecte uma, ou informe em appendix_url o endereço onde elas estão publicadas.
refused-size = Uma janela de “{ $size }” não é possível. Escreva LARGURAxALTURA, como 800x480.
refused-running = Um assistente já está aberto com os arquivos em { $path }. Use-o, ou feche-o primeiro.
refused-no-network = Não há rede para servir as páginas. Conecte uma, ou defina server_host.
refused-only-ipv6 = Esta rede só tem IPv6, e as páginas precisam de IPv4. Conecte outra, ou configure um endereço IPv4 neste aparelho.
refused-no-port = Nenhuma porta a partir de { NUMBER($port, useGrouping: 0) } está livre. Defina outra server_port.
refused-log = Essa resposta é de outra pergunta.

# O terminal

terminal-game = Qual jogo? Enter para o primeiro, q para sair
terminal-play = Qual partida? Digite o número dela, Enter para a { $number }, q para sair
terminal-keys = Enter: { $default } · u desfazer · r refazer · d dado · w por quê · q sair · ? ajuda
terminal-group = Digite um número da lista · Enter: voltar a todas as opções
terminal-keys-no-default = Digite um número da lista · u desfazer · r refazer · d dado · w por quê · q sair · ? ajuda
terminal-bake-plays = Partidas
terminal-bake-lines = Falas
terminal-baked = Falas em { $path }: { $lines } ({ $size } MB).
terminal-bake-full = O limite de { $limit } MB foi alcançado; o resto será gerado quando for preciso. Com um --limit maior, a geração continua daqui.
terminal-bake-failed = Falas que não puderam ser geradas: { $lines }.
terminal-help = Digite o número da sua escolha, ou Enter para a que está marcada.
    Outras teclas: u desfazer · r refazer · a repetir · d rolar o dado · w por quê · s como está a partida · ss estado da partida, todos os valores · e corrigir um valor · h histórico · p a página das regras em código QR · pp a página inteira aqui · q sair (a partida fica salva).
terminal-count = Um número de { $minimum } a { $maximum }
terminal-sides = Quantas opções? (2 a 100)
terminal-field = Corrigir qual valor? O número ou o nome dele, Enter para nenhum
terminal-value = { $field }: { $value }. Qual é o novo valor? ({ $allowed })
terminal-saved = A partida está salva. Até logo.
terminal-unsaved = Não foi possível salvar a partida.
terminal-page = pp: a página inteira
terminal-no-why = Nada a acrescentar sobre este passo.

# Comandos

history-none = Nenhuma partida ainda. “companion run” começa uma.
history-line = { $number } · { $game } · { $started } · { $minutes } min · { $answers } { $answers ->
        [0] respostas
        [one] resposta
       *[other] respostas
    } · semente { $seed } · { $outcome }
history-points = { $outcome } · { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }{ $team ->
        [yes] { " " }somados
       *[no] { "" }
    }
# A record that was beaten at the end of a game; the name is that of the level
record-score = É a sua melhor pontuação{ $level ->
        [known] { " " }({ $name })
       *[none] { "" }
    }, { $amount ->
        [one] 1 ponto
       *[other] { $amount } pontos
    } acima da anterior.
record-streak = É a sua maior sequência{ $level ->
        [known] { " " }({ $name })
       *[none] { "" }
    }: { $amount } vitórias seguidas.
record-time = É a sua vitória mais rápida{ $level ->
        [known] { " " }({ $name })
       *[none] { "" }
    }, { $amount ->
        [one] 1 minuto
       *[other] { $amount } minutos
    } a menos que a anterior.
# Everybody's points, such as "You 12, Lacerda 57"
points-status = { $over ->
        [yes] pontuação final
       *[no] pontuação até agora
    }: { $points }
history-unfinished = inacabada
history-set-aside = guardada
history-unknown = { $outcome } · este jogo não está instalado
history-undated = data desconhecida
history-over = terminada
history-winner = venceu: { $winner }
history-won = vitória
history-lost = derrota
deleted-none = Nenhuma partida excluída.
deleted = A partida { $play } foi excluída. Durante 30 dias, “companion restore { $play }” a traz de volta.
restored = A partida { $play } voltou ao histórico.
people-comment = Comentário: { $comment }
drawn = Os gráficos foram gravados em { $path }.
exported = { $play ->
        [all] Todas as partidas foram gravadas em { $path }.
       *[other] A partida { $play } foi gravada em { $path }.
    }
imported = { $added ->
        [0] Nenhuma partida nova.
        [one] Uma partida nova.
       *[other] { $added } partidas novas.
    } { $continued ->
        [0] { "" }
        [one] Uma partida continuou a partir do ponto em que estava aqui.
       *[other] { $continued } partidas continuaram a partir do ponto em que estavam aqui.
    } { $known ->
        [0] { "" }
        [one] Uma partida já estava aqui.
       *[other] { $known } partidas já estavam aqui.
    }
imported-broken = { $count ->
        [one] Uma partida danificada ficou de fora.
       *[other] { $count } partidas danificadas ficaram de fora.
    }
imported-not = { $count ->
        [one] Outro arquivo também ficou de fora.
       *[other] { $count } outros arquivos também ficaram de fora.
    }
taking-read = Partidas lidas: { $done } de { $count }
taking-saved = Partidas salvas: { $done } de { $count }
backups-none = Ainda não há cópias de segurança. Elas são feitas ao fim de cada partida e a cada hora de jogo.
backup-there = A última cópia de segurança é de { $made }. “companion import { $path }” traz as partidas de volta.
backup-failed = Não foi possível fazer a cópia de segurança. Libere espaço no disco.
stick-copied = Todas as partidas foram copiadas para o pendrive. Você pode retirá-lo.
stick-failed = Não foi possível copiar as partidas para o pendrive. Tente outro.
notices-none = Nada aconteceu com as partidas salvas.
offered = Estas configurações vieram com as partidas:
offered-ask = Usar estas configurações? (s/n)
offered-option = Elas não foram usadas. Para usá-las: “companion import --settings”.
offered-taken = Agora estas configurações estão em uso.
exchange-title = Partidas salvas
exchange-get = Levar todas as partidas
exchange-get-why = Um arquivo com todas as partidas e as configurações, sem senhas. Guarde-o ou envie-o a outro assistente.
exchange-send = Enviar partidas
exchange-send-why = As partidas do arquivo são acrescentadas. Nada do que já está lá muda ou se perde.
exchange-file = O arquivo
exchange-refused = Isto não é um arquivo de partidas salvas. Escolha um que veio de um assistente.
exchange-gone = Este endereço não vale mais. Leia com o celular o código na tela do assistente.
exchange-again = Não deu certo. Tente de novo: nenhuma partida entra duas vezes.
exchange-settings = As configurações que vieram com elas são oferecidas na tela do assistente, quando você fecha lá esta página.

# A mesa no celular

table-page = A mesa
table-saved = Última resposta:
table-age = { $unit ->
        [minute] { $count ->
            [one] há { $count } minuto
           *[other] há { $count } minutos
        }
        [hour] { $count ->
            [one] há { $count } hora
           *[other] há { $count } horas
        }
        [day] { $count ->
            [one] há { $count } dia
           *[other] há { $count } dias
        }
       *[now] agora mesmo
    }
table-behind = A partida já avançou: as últimas respostas ainda não foram salvas.
table-lost = Sem conexão com a mesa. Esta página se atualiza assim que a conexão voltar.
table-gone = Este endereço não vale mais. Leia com o celular o novo código na tela do assistente.
table-nothing = Nenhuma partida na mesa. Assim que uma for aberta, ela aparece aqui.
table-unsaved = Esta partida ainda não foi salva. O resto aparece aqui depois disso.
table-done = Feito:
table-reported = Informado neste turno
table-points = Pontos
table-total = Total
table-met = Cumprido
table-missed = Não cumprido
table-card = Carta
table-steps = Últimos passos
table-words = A mesa em palavras
table-who = Quem joga
table-read-only = Esta página só mostra a mesa. Para jogar pelo celular, escolha “Deixar um celular jogar” na tela do assistente.
table-other-plays = Outro celular está jogando. Só um pode por vez.
table-you-play = Este celular está jogando: as respostas dele valem na mesa.
table-code = O código na tela do assistente
table-play = Jogar neste celular
table-stop = Parar de jogar
table-wrong = Este celular não pode jogar: o código está errado ou não vale mais, ou outro celular chegou antes. Veja a tela do assistente.
table-choose = Outra resposta
table-answer = Responder
table-number = Um número de { $least } a { $most }

# O diagnóstico

doctor-line = { $label }: { $sentence }
doctor-report = O relatório está em { $path }. Não há segredos nele: nem PIN, nem Wi-Fi, nada das suas partidas.
doctor-row = Para a tabela em deploy/real-pi.md, que diz o que funciona em qual aparelho:
doctor-files = Arquivos do assistente
    .pass = Completos.
    .fail = Faltam alguns: { $path }.
    .remedy = Instale o assistente de novo. Suas partidas não se perdem.
doctor-games = Jogos
    .pass = Todos estão prontos.
    .fail = { $reason }
    .remedy = Atualize esse pacote ou remova-o: “pip uninstall” com o nome dele. O registro diz o que há de errado.
doctor-database = Partidas salvas
    .pass = Está salvando em { $path }.
    .fail = { $reason }
    .remedy = { $why ->
            [damaged] Para ver as cópias que existem: “companion backups”. Para marcar isto como lido: “companion notices --clear”.
           *[disk] Confira o espaço e as permissões dessa pasta, ou escolha outra com COMPANION_HOME.
        }
doctor-backups = Cópias de segurança
    .pass = A última é de { $made }.
    .fail = Há { $hours } h de jogo fora das cópias. { $made ->
            [none] Ainda não há nenhuma.
           *[other] A última é de { $made }.
        }
    .remedy = Libere espaço no disco e depois use “companion backups --make”.
    .skipped = Ainda não há nenhuma. Elas são feitas ao fim de cada partida e a cada hora de jogo.
doctor-disk = Espaço no disco
    .pass = { $free } MB livres.
    .fail = Só { $free } MB livres.
    .remedy = Apague o que não precisa. Abaixo de 200 MB, as partidas podem deixar de ser salvas.
    .skipped = Não informado por este disco.
doctor-card = Cartão de memória
    .pass = { $used }% de desgaste.
    .fail = { $used }% de desgaste.
    .remedy = Copie suas partidas para um pendrive e troque o cartão. Um feito para gravação contínua dura mais.
    .skipped = O desgaste não é informado; poucos cartões o informam.
doctor-display = Tela
    .pass = Encontrada: { $where }.
    .fail = Nenhuma encontrada: { $where }.
    .remedy = Conecte a tela antes de ligar a energia, e abra o assistente na própria área de trabalho, não pela rede.
doctor-renderer = Gráficos
    .pass = Em uso: { $name }.
    .fail = { $why ->
            [software] O chip gráfico não está em uso: o desenho é feito por { $name }, e é lento.
            [rights] O assistente não tem permissão para usar o chip gráfico ({ $name }).
           *[none] O chip gráfico está sem driver.
        }
    .remedy = { $why ->
            [rights] Ponha o usuário do assistente no grupo “render”: sudo usermod -aG render,video USER. Depois reinicie.
           *[none] Ponha “dtoverlay=vc4-kms-v3d” no config.txt e reinicie.
        }
    .skipped = Só dá para saber com a janela do assistente aberta.
doctor-rotation = Rotação
    .pass = { $degrees ->
            [0] A imagem não está girada.
           *[other] A imagem está girada em { $degrees }°, e o toque com ela.
        }
    .fail = O sistema gira o texto da inicialização em { $degrees }°, mas não o assistente nem o toque.
    .remedy = Tire “rotate={ $degrees }” do cmdline.txt e defina a rotação nas configurações do assistente.
    .skipped = Sem tela.
doctor-touch = Toque
    .pass = Encontrado: { $names }.
    .fail = Nenhuma tela de toque encontrada. Mouse e teclado funcionam.
    .remedy = Confira o segundo cabo da tela: o toque costuma ter o seu, por USB.
    .skipped = Sem tela, ou sem como saber.
doctor-loudspeaker = Alto-falante
    .pass = Encontrado: { $names }.
    .fail = { $why ->
            [rights] O assistente não tem permissão para usar a saída de som.
            [chosen] O alto-falante escolhido, { $name }, não está aqui: outro está em uso.
           *[none] Não há saída de som.
        }
    .remedy = { $why ->
            [rights] Ponha o usuário do assistente no grupo “audio”: sudo usermod -aG audio USER. Depois reinicie.
            [chosen] Conecte-o, ou escolha outro em Configurações, Alto-falante.
           *[none] Conecte um alto-falante USB ou uma tela com som.
        }
    .skipped = Voz e sons estão desligados nas configurações.
doctor-voice = Voz ({ $which ->
        [pt-BR] português
        [fr] francês
       *[en] inglês
    })
    .pass = Funciona.
    .fail = { $reason }
    .remedy = Instale: sudo apt install espeak-ng. Sem voz, as palavras estão na tela.
    .skipped = A voz está desligada nas configurações.
doctor-pins = Acesso aos pinos
    .pass = { $name } funciona.
    .fail = { $reason }
    .remedy = Instale: sudo apt install python3-lgpio. Ponha o usuário no grupo “gpio”: sudo usermod -aG gpio USER.
    .skipped = Não há pinos neste aparelho. Tudo funciona sem eles.
doctor-button = Botão “{ $which ->
        [die] Dado
        [undo] Desfazer
        [repeat] Repetir
        [help] Por quê
       *[next] Avançar
    }”
    .pass = Pronto no GPIO { $pin }.
    .fail = { $why ->
            [down] O GPIO { $pin } está apertado o tempo todo.
           *[pin] Não dá para usar o GPIO { $pin }. { $reason }
        }
    .remedy = { $why ->
            [down] Solte-o. Se ninguém apertou, os dois fios se tocam, ou ele está no pino errado.
           *[pin] Escolha outro pino nas configurações, ou feche o programa que usa este.
        }
    .skipped = { $why ->
            [running] O assistente aberto o usa: veja as configurações dele.
           *[none] Não há pinos aqui.
        }
doctor-led = Luz dos botões
    .pass = Pronta no GPIO { $pin }.
    .fail = Não dá para usar o GPIO { $pin }. { $reason }
    .remedy = Escolha outro pino nas configurações, ou feche o programa que usa este.
    .skipped = { $why ->
            [running] O assistente aberto a usa: veja as configurações dele.
            [unset] Nenhum pino foi escolhido para ela.
           *[none] Não há pinos aqui.
        }
doctor-network = Rede
    .pass = Conectada: { $names }.
    .fail = { $why ->
            [blocked] O Wi-Fi está bloqueado.
           *[down] Não conectada.
        }
    .remedy = { $why ->
            [blocked] Escolha seu país com “sudo raspi-config”, em Localisation, e conecte-se ao seu Wi-Fi.
           *[down] Conecte um cabo, ou entre no seu Wi-Fi com “sudo nmtui”. Para jogar, não precisa de rede.
        }
    .skipped = Este aparelho não tem. Para jogar, não precisa de rede.
doctor-address = Endereço para celulares
    .pass = { $address }
    .fail = A rede não deu endereço a este aparelho.
    .remedy = Reinicie o roteador. Enquanto isso, as regras podem ser lidas na tela.
    .skipped = As páginas para celulares estão desligadas nas configurações.
doctor-host = Nome na rede
    .pass = Os celulares também podem usar { $host }.
    .fail = { $host } não é anunciado. Os códigos QR funcionam sem ele.
    .remedy = Instale o serviço que o anuncia: sudo apt install avahi-daemon.
    .skipped = As páginas para celulares estão desligadas, ou não há rede.
doctor-qr = Código QR
    .pass = { $side } mm de largura, em quadrados de { $module } mm: um celular o lê a { $far } cm.
    .fail = { $side } mm de largura, em quadrados de { $module } mm: difícil de ler para um celular, a { $far } cm no máximo.
    .remedy = Use uma tela maior, ou digite o endereço que está abaixo do código.
    .skipped = Sem páginas para celulares, sem rede, ou sem tela que informe o tamanho.
doctor-broker = Servidor MQTT
    .pass = Conectado a { $server }.
    .fail = { $reason }
    .remedy = { $why ->
            [password] Corrija o nome e a senha na configuração “mqtt”.
            [certificate] Informe em “mqtt_ca” o arquivo do certificado que assinou o do servidor.
            [file] Informe em “mqtt_ca” um arquivo que este aparelho consiga ler.
            [games] Veja “Partidas salvas” acima.
           *[away] Confira a rede e a configuração “mqtt”: “mqtts://” exige um servidor com TLS. Nada se perde: o envio recomeça sozinho.
        }
    .skipped = Nenhum foi definido.
doctor-cafe = Banco de dados (PostgreSQL)
    .pass = Conectado a { $server }.
    .fail = { $reason }
    .remedy = { $why ->
            [password] Corrija o nome e a senha na configuração “postgres”.
            [certificate] Acrescente à configuração “postgres” “?sslmode=verify-full&sslrootcert=” e o arquivo do certificado certo.
            [games] Veja “Partidas salvas” acima.
           *[away] Confira a rede e a configuração “postgres”. Nada se perde: o que terminar enquanto isso é enviado depois.
        }
    .skipped = Nenhum foi definido.
doctor-clock = Relógio
    .pass = Acertado pela rede: { $time }.
    .fail = { $why ->
            [year] Errado: mostra { $time }.
           *[unset] Ainda não acertado pela rede: mostra { $time }.
        }
    .remedy = Conecte uma rede por um momento, ou acerte-o: sudo date -s "2026-12-31 20:00". As partidas são salvas com qualquer hora.
    .skipped = Mostra { $time }. Não dá para saber quem o acertou.
doctor-memory = Memória
    .pass = { $free } de { $whole } MB livres.
    .fail = Só { $free } de { $whole } MB livres.
    .remedy = Feche outros programas, ou reinicie.
    .skipped = Não informada por este aparelho.
doctor-temperature = Temperatura
    .pass = { $degrees } °C.
    .fail = { $degrees } °C. O aparelho fica mais lento para esfriar.
    .remedy = Melhore a ventilação: abra a caixa, ou ponha um dissipador ou um ventilador no chip.
    .skipped = Não informada por este aparelho.
doctor-power = Fonte de energia
    .pass = Suficiente.
    .fail = { $why ->
            [now] Insuficiente agora.
           *[before] Ficou insuficiente por um momento desde o início.
        }
    .remedy = Use a fonte feita para este Pi, com o próprio cabo, e desconecte o que puxa energia por USB.
    .skipped = Só um Pi mede isso.
doctor-release = Versão instalada
    .pass = { $name }.
    .fail = { $reason }
    .remedy = Para marcar isto como lido: “companion notices --clear”.
    .skipped = Só um quiosque tem versões instaladas.
doctor-versions = Versões
    .pass = Assistente { $companion } · Python { $python } · Kivy { $kivy } · SDL { $sdl } · { $system } · Linux { $kernel } · { $machine }
doctor-unknown = Verificação de “{ $which }”
    .fail = Esta verificação não pôde ser feita. Detalhes no registro.
    .remedy = Envie o relatório a quem faz o assistente.

# O relógio

clock-half = Metade do tempo já passou.
clock-30 = Faltam trinta segundos.
clock-10 = Faltam dez segundos.
clock-end = O tempo acabou. Termine com calma.
clock-paused = O relógio está em pausa.
clock-turn = Turno { $number }
clock-left = { $count ->
        [0] Este é o último turno.
        [one] Mais um turno depois deste.
       *[other] Mais { $count } turnos depois deste.
    }
clock-longest = Turno mais longo: o { $turn }, com { $time }
clock-average = Média: { $time } por turno
clock-total = Total: { $time }
clock-end-hour = Término previsto: { $hour }

budget = { $over ->
        [true] A partida levou { $used } de { $minutes } minutos
       *[false] { $standing ->
            [ahead] Tempo da partida: { $used } de { $minutes } minutos usados, { $count } acima do ritmo
            [behind] Tempo da partida: { $used } de { $minutes } minutos usados, { $count } abaixo do ritmo
            [even] Tempo da partida: { $used } de { $minutes } minutos usados, no ritmo
           *[used] Tempo da partida: { $used } de { $minutes } minutos usados
        }
    }
    .short = { $standing ->
        [ahead] +{ $count } min
        [behind] −{ $count } min
        [even] 0 min
       *[used] { $used }/{ $minutes }
    }

# Opções de vários jogos

option-clock = Relógio de turnos
    .why = Ele mede cada turno. É só um lembrete: nunca obriga a responder.
    .option-off = Sem relógio
    .option-up = Contar o tempo
    .option = { $option } segundos por turno
    .number = Segundos por turno
option-first = Primeira partida
    .why = Na primeira partida, a preparação é guiada, e mais simples se o jogo permitir.
    .option-off = Não
    .option-on = Sim
option-budget = Tempo da partida
    .why = Mostra se a partida está mais rápida ou mais lenta que um ritmo constante. É só um lembrete: a partida não acaba quando o tempo acaba.
    .option-off = Sem limite
    .option = { $option } minutos
    .number = Minutos para a partida
option-deck = Quem compra as cartas?
    .why = Com as cartas de verdade, você informa o que saiu; todo o resto é igual.
    .option-app = O assistente
    .option-physical = Você, com as cartas de verdade
option-rolls = Quem rola os dados?
    .why = Com os seus dados, você informa o que saiu; todo o resto é igual.
    .option-app = O assistente
    .option-physical = Você, com os seus dados

# An option of a group, such as a report and what was done
grouped = { $group }: { $choice }

# Which of so many, such as a stage of the set-up
count = { $number } de { $all }

# My box: what is printed on this copy of a game

box-of = Minha caixa: { $game }
box-unknown = Ainda não informado
box-open = { $fact }: ainda não informado
box-none = Minha caixa está vazia: nenhum jogo aqui pergunta o que está impresso nele.
box-line = { $fact }  { $label }: { $value }
refused-fact = Nenhum dado impresso se chama “{ $fact }”. Os dados são: { $choices }.

# O ritmo dos jogos de terraformação, o mesmo em todos

pace-rate = { $tenths ->
        [0] { $whole }
       *[other] { $whole },{ $tenths }
    }
pace-compared = { $standing ->
        [ahead] { $by } acima
        [behind] { $by } abaixo
       *[even] no ritmo
    }
    .voice = { $standing ->
        [ahead] a partida está { $by } acima do ritmo
        [behind] a partida está { $by } abaixo do ritmo
       *[even] a partida está no ritmo
    }
    .title = { $standing ->
        [ahead] { $by } acima do ritmo
        [behind] { $by } abaixo do ritmo
       *[even] No ritmo
    }
pace-missing = Ainda { $temperature ->
        [0] { $oxygen ->
            [0] { $oceans ->
                [1] falta
               *[other] faltam
            }
            [1] falta
           *[other] faltam
        }
        [1] falta
       *[other] faltam
    } { $temperature ->
        [0] { "" }
       *[other] { $temperature } { $temperature ->
            [1] nível
           *[other] níveis
        } de temperatura{ $oxygen ->
            [0] { $oceans ->
                [0] { "" }
               *[other] { " " }e{ " " }
            }
           *[other] { $oceans ->
                [0] { " " }e{ " " }
               *[other] , { "" }
            }
        }
    }{ $oxygen ->
        [0] { "" }
       *[other] { $oxygen } { $oxygen ->
            [1] nível
           *[other] níveis
        } de oxigênio{ $oceans ->
            [0] { "" }
           *[other] { " " }e{ " " }
        }
    }{ $oceans ->
        [0] { "" }
        [1] { $oceans } oceano
       *[other] { $oceans } oceanos
    }.
    .facts = O que falta: { $temperature ->
            [0] { "" }
           *[other] { $temperature } de temperatura{ $oxygen ->
                [0] { $oceans ->
                    [0] { "" }
                   *[other] ,{ " " }
                }
               *[other] ,{ " " }
            }
        }{ $oxygen ->
            [0] { "" }
           *[other] { $oxygen } de oxigênio{ $oceans ->
                [0] { "" }
               *[other] ,{ " " }
            }
        }{ $oceans ->
            [0] { "" }
            [1] { $oceans } oceano
           *[other] { $oceans } oceanos
        }
    .short = { pace-missing }

# The page of a saved game on a phone

play-player = Jogador
play-points = Pontos
play-push = Salvar no BG Stats
play-push-why = O BG Stats abre neste celular e pergunta antes de salvar.

# A broker, a database

server-problem = { $why ->
        [password] { $server } recusa o nome ou a senha.
        [refused] { $server } recusa a conexão.
        [certificate] O certificado de { $server } não vale aqui.
        [file] Não foi possível ler o arquivo do certificado para { $server }.
        [games] Não foi possível ler as partidas, então nada é enviado a { $server }.
       *[away] Sem resposta de { $server }.
    }
shared-game = Jogo
shared-step = Etapa
shared-whose = Vez
shared-round = Rodada
shared-since = Desde
shared-help = Precisa de ajuda
shared-next = Próximo

# The page of all tables of a café

cafe-title = Mesas
cafe-help = Precisa de ajuda
cafe-away = Desligada, ou fora da rede.
cafe-no-game = Sem partida
cafe-no-tables = Nenhuma mesa se conectou ainda.
cafe-over = A partida acabou.
cafe-since = desde { $time }
cafe-today = Hoje
cafe-no-plays = Nenhuma partida terminou hoje.
cafe-no-broker = O servidor MQTT não responde: não se sabe o que as mesas estão fazendo.
cafe-no-database = O banco de dados não responde. Nada se perde: as mesas tentam de novo.
cafe-records = Recordes
cafe-table = Mesa
cafe-game = Jogo
cafe-players = Jogadores
cafe-points = Pontos
cafe-end = Fim
