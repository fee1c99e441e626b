# Palavras da tela sensível ao toque.

## A barra

next = Avançar
undo = Desfazer
redo = Refazer
put-back = Desfaça, se já fez
put-back-count = { $count ->
        [one] Na mesa, desfaça { $count } movimento
       *[other] Na mesa, desfaça { $count } movimentos
    }
back-to = { $count ->
        [one] De volta a: { $what }. Desfaça { $count } movimento
       *[other] De volta a: { $what }. Desfaça { $count } movimentos
    }
unreported = Nada foi informado
repeat = Repetir
the-die = O dado
why = Por quê?
why-reading = Nossa leitura
why-unknown = Não se sabe
qr = A regra
home = Tela inicial
back = Voltar

## A primeira tela

choose-game = Qual jogo está na mesa?
resume = Continuar
waits-since = Partida inacabada de { $day ->
        [today] hoje
        [yesterday] ontem
       *[date] { DATETIME($since, dateStyle: "long") }
    }, { $time }
waits-short = Partida inacabada
greeting = { $part ->
        [morning] Bom dia
        [afternoon] Boa tarde
       *[evening] Boa noite
    }
waiting = { $answers ->
        [0] acaba de começar
        [one] uma resposta dada
        [2] duas respostas dadas
       *[other] { $answers } respostas dadas
    }
new-game = Nova partida
more-games = Mais jogos
more-gone = O arquivo não existe mais
more-wrong = Há algo errado neste arquivo
more-none = Não há arquivos de bot em { $folder }. O comando “companion bot new” cria um.
stick = Do pendrive
stick-ask = { $count ->
        [0] Nenhum arquivo de bot para copiar
        [one] Copiar 1 arquivo de bot do pendrive?
       *[other] Copiar { $count } arquivos de bot do pendrive?
    }
stick-copy = Copiar
stick-about = Nenhum arquivo daqui é substituído: se forem diferentes, os dois ficam.
stick-none = O pendrive não tem arquivos de bot. Eles ficam na pasta “games”, com nomes que terminam em .toml.
stick-copied = { $count ->
        [0] { $known ->
                [0] Nenhum arquivo de bot foi copiado.
               *[other] Todos esses arquivos de bot já estavam aqui.
            }
        [one] 1 arquivo de bot foi copiado.
       *[other] { $count } arquivos de bot foram copiados.
    }
stick-renamed = Já havia outro { $file } aqui: este se chama { $name }.
quit = Sair
language-en = English
language-pt-BR = Português
language-fr = Français

## A mesa

more = Mais
to-map = Mapa
more-tiles = Outras
more-moves = Mais { $count }
your-turn = Seu turno: jogue na mesa e informe aqui
choose = Escolha acima
choose-in-picture = Escolha na imagem
answer-first = Responda primeiro à pergunta, ou volte.
move-done = Feito
all-done = Tudo feito
others = Outras respostas
resting = Toque para continuar.
set-number = Escolha um número
take-number = { $number } está certo
take-place = { $place }: aqui
line-of-places = Coluna { $line }
turn-map = Girar mapa
turn-board = Girar o mapa
which-place = { $number } de { $count }
chart = Mapa
boards = Tabuleiros
over = Fim de jogo
step = Para a próxima opção, aperte Dado; para escolher, Avançar. { $choices }
choose-one = Escolha uma destas opções. { $choices }
buttons-here = { $next ->
        [none] Para a próxima opção, aperte Dado; para escolher, Avançar.
       *[other] Avançar: { $next }. Dado: outra opção.
    } Segure Avançar para ouvir de novo onde você está.{ $undo ->
        [yes] {" "}Segure Dado para voltar.
       *[no] {""}
    }
nothing-here = Isso não faz nada aqui.
notice = Atenção
speech-missing = Não há sintetizador de voz aqui.
trouble = Algo deu errado. Este é o seu último passo salvo.

## O menu

menu = Menu
menu-table = Voltar à partida
menu-now = Como está
menu-page = A regra
state-rest = O resto está zerado
menu-whole = Estado da partida
whole-made = Já com os movimentos deste passo
menu-goals = Objetivos
menu-scores = Pontuação
menu-turn = Desfazer o turno
turn-why = Para trazer de volta as respostas, uma a uma: Refazer.
menu-history = Histórico
menu-times = Tempos dos turnos
menu-people = Nomes
menu-settings = Configurações
menu-help = Ajuda
menu-phones = Mesa no celular
menu-home = Tela inicial
call-help = Pedir ajuda
end-call = Cancelar o pedido
help-called = Você pediu ajuda. Escolha este aviso para cancelar.
help-unsent = Seu pedido de ajuda ainda não chegou. { $problem }
call-ended = O pedido de ajuda foi cancelado.

## As ferramentas

tools = Este passo
to-turn = Voltar ao turno
to-step = Voltar ao passo

## Uma nova partida

setup = Nova partida: { $game }
setup-hint = Escolha o que quiser mudar.
setup-waiting = A partida inacabada continua em Partidas.
house-rules = Regras da casa
house-rules-changed = { $count ->
        [0] Nenhuma
        [one] 1 alterada
       *[other] { $count } alteradas
    }
house-rules-hint = Como jogar onde as regras deixam dúvida.
begin = Começar
other-number = Outro número

## Histórico, partidas

history = Histórico
history-none = Nenhuma resposta ainda.
history-hint = A mais recente vem primeiro. Escolha uma para voltar a ela.
history-back = { $count ->
        [0] Nenhuma resposta a desfazer
        [one] Desfazer esta resposta
        [2] Desfazer duas respostas
       *[other] Desfazer { $count } respostas
    }
history-back-why = Desfaz esta resposta e o que veio depois. Para trazer de volta, passo a passo: Refazer.
plays = Partidas
history-setup = Preparação
turn-before = Antes
turn-after = Depois
plays-count = { $count } ao todo
plays-on = Continuar
plays-end = Ver o fim
plays-to = Para { $place }
course = Como foi
course-short = Gráfico
plays-full = { $name } no máximo { $when }
plays-in-turn = { $counter ->
        [turn] no turno { $number }
        [generation] na geração { $number }
       *[round] na rodada { $number }
    }
plays-the-best = Melhores partidas
plays-no-best = Nenhuma vitória por enquanto. As melhores partidas de cada jogo ficarão aqui.
people = Nomes
people-row = { $what }: { $value }
people-nobody = Sem nome
people-comment = Comentário
people-no-comment = Nenhum
people-name = Nome
people-write = Outro nome
people-no-name = Sem nome
people-roles = Corporações, objetivos
people-write-role = Escrever outro
people-chosen = escolhido
write-name = Qual nome?
write-role = Qual corporação ou objetivo?
write-comment = Comentário
write-save = Salvar
write-shift = Maiúsculas
write-space = Espaço
write-layer-0 = Acentos
write-layer-1 = Números e sinais
write-layer-2 = Letras
write-row = De { $first } a { $last }
this-play = Esta partida
delete = Excluir
delete-ask = Excluir esta partida?
delete-why = Ela sai do histórico e das melhores. Você pode trazê-la de volta durante 30 dias; depois ela é removida do disco de vez. As cópias de segurança já feitas continuam com ela.
delete-not = Manter
delete-done = A partida foi excluída.
delete-undo = Trazer de volta
delete-undone = A partida voltou.
deleted = Partidas excluídas
deleted-hint = Escolha uma partida para trazê-la de volta. Depois de 30 dias, elas são removidas de vez.
deleted-none = Nenhuma partida excluída.
deleted-count = { $count ->
        [0] 0 partidas excluídas
        [one] 1 partida excluída
       *[other] { $count } partidas excluídas
    }
plays-short-day = { $alone ->
        [yes] { DATETIME($begun, dateStyle: "medium") }
       *[no] { DATETIME($begun, dateStyle: "short", timeStyle: "short") }
    }
plays-points = { $points ->
        [0] 0 pontos
        [one] 1 ponto
       *[other] { $points } pontos
    }{ $team ->
        [yes] { " " }somados
       *[no] { "" }
    }
plays-so-far = { $who }, até agora
plays-day = { $alone ->
        [yes] { DATETIME($begun, dateStyle: "long") }
       *[no] { DATETIME($begun, dateStyle: "long", timeStyle: "short") }
    }
plays-minutes = { $minutes ->
        [0] menos de 1 minuto
        [one] 1 minuto
       *[other] { $minutes } minutos
    }

look = Rever passo a passo
look-begin = Antes da primeira resposta
look-step = Passo { $at } de { $count }
look-next = Próximo passo
look-back = Passo anterior
look-turn-before = Turno anterior
look-turn-after = Próximo turno

## Estatísticas

statistics = Estatísticas
stats-count = { $count ->
        [0] nenhuma partida terminada
        [one] 1 partida terminada
       *[other] { $count } partidas terminadas
    }
stats-wins = Partidas vencidas
stats-scores = Pontuações
stats-margins = Diferenças
stats-times = Minutos por turno
stats-times-game = Minutos por partida
stats-records = Recordes
stats-game = Jogo
stats-level = Nível
stats-person = Nome
stats-period = Período
stats-any = Todos
stats-all = Desde o início
stats-year = Este ano
stats-month = Este mês
stats-level-unknown = Nível desconhecido
stats-won = Vencidas
stats-won-of = { $won } de { $played }
stats-best-score = Melhor pontuação
stats-worst-score = Menor pontuação
stats-average-score = Pontuação média
stats-best-margin = Melhor diferença
stats-worst-margin = Pior diferença
stats-average-margin = Diferença média
stats-streak = Maior sequência de vitórias
stats-fastest = Vitória mais rápida
stats-average-turn = Duração média de um turno
stats-average-game = Duração média de uma partida
stats-none = Nenhuma partida terminada ainda.
stats-none-fit = Nenhuma partida terminada corresponde a esta seleção.
stats-next = Depois: { $chart }

## Objetivos e pontuação

goals-more = Mais { $count } em Objetivos
score-more = Mais { $count } em Pontuação
goals = Objetivos
correct = Corrigir
goals-none = Este jogo não tem objetivos para mostrar.
goal-met = Cumprido.
goal-open = Ainda não.
scores = Pontuação
scores-now = Pontuação até agora
scores-final = Pontuação final
scores-later = Os traços são contados no fim
scores-none = Esta partida terminou sem pontuação.
scores-of = { $who }: { $points }.
times = Tempos dos turnos
times-none = Nenhum turno medido: o relógio está desligado. Ligue-o nas Configurações ou em uma nova partida.

## As configurações

on = Sim
off = Não
none = Nenhum
percent = { $number }%
    .voice = { $number } por cento
settings-device = Este aparelho
settings-sounds = Sons e movimento
settings-buttons = Botões físicos
settings-hint = Cada mudança vale na hora.
try = Testar
try-voice = Esta é a voz.
try-buttons = Botões
state = { $what }: { $state }
state-sounds = Voz
state-buttons = Botões físicos
state-mqtt = Servidor MQTT
state-postgres = Banco de dados das mesas
state-ready = Tudo pronto
no-buttons = Sem botões aqui: tudo funciona sem eles. { $reason }
set-not-saved = Não salvo: não dá para gravar o arquivo de configurações. Isto vale até o assistente ser fechado.
set-language = Idioma
set-look = Visual
    .option-night = Noite
    .option-day = Dia
    .option-contrast = Contraste
set-motion = Movimento
set-text-scale = Tamanho do texto
set-brightness = Brilho
    .option = { $option }%
set-grow-after = Ampliar jogada após
    .option = { $option ->
        [0] Nunca
        [one] 1 segundo
       *[other] { $option } segundos
    }
    .short = { $option ->
        [0] Nunca
       *[other] { $option } s
    }
set-dim-after = Escurecer após
    .option = { $option ->
        [0] Nunca
        [one] 1 minuto
       *[other] { $option } minutos
    }
    .short = { $option ->
        [0] Nunca
       *[other] { $option } min
    }
set-dark-after = E apagar após
    .option = { $option ->
        [0] Nunca
        [one] 1 minuto
       *[other] { $option } minutos
    }
    .short = { $option ->
        [0] Nunca
       *[other] { $option } min
    }
set-loudspeaker = Alto-falante
    .why = O alto-falante usado. Vale na próxima vez que o assistente for aberto.
loudspeaker-first = Automático
set-phone-table = A mesa nos celulares
set-board-turned = Rotação do mapa
    .option-0 = Nenhuma
    .option = { $option ->
        [1] 60 graus
        [2] 120 graus
        [3] 180 graus
        [4] 240 graus
       *[5] 300 graus
    }
set-rotation = Rotação da tela
clean = Limpar a tela
clean-hint = Limpe a tela: por meio minuto ela não responde. Para encerrar antes, aperte Avançar.
lock-ask = Digite o PIN
lock-wrong = Este não é o PIN.
lock-shut = Este não é o PIN. Espere meio minuto.
lock-erase = Apagar
power-ask = Desligar o assistente?
power-saved = Nada se perde: o assistente reabre onde você parou.
power-off = Desligar
power-off-now = Desligando. Sua partida está salva.
restart = Reiniciar
restart-now = Reiniciando. Sua partida está salva.
power-refused = Este aparelho não pode ser desligado daqui.
set-clock = Relógio de turnos
    .why = Para a partida na mesa e para as novas. Nunca obriga a responder.
set-voice = Voz
set-voice-rate = Ritmo da voz
    .option = { $option } palavras por minuto
    .short = { $option }
set-voice-volume = Volume da voz
set-voice-name = Nome da voz
    .why = A voz deste idioma: escolha uma para ouvi-la. Com MBROLA ou Piper instalado, há outras aqui.
voice-usual = Voz padrão
set-voice-level = O que é falado
    .option-short = movimentos e pergunta
    .option-full = tudo
    .option-key = palavras-chave
set-effects-volume = Volume dos sons
set-sound-tap = Som: toque
set-sound-card = Som: carta
set-sound-die = Som: dado
set-sound-your-turn = Som: seu turno
set-sound-deadline = Som: relógio
set-pin-next = Pino do Avançar
    .why = O número GPIO do pino; o botão o liga ao terra.
    .option = GPIO { $option }
set-pin-die = Pino do Dado
    .why = O número GPIO do pino; o botão o liga ao terra.
    .option = GPIO { $option }
set-pin-undo = Pino do Desfazer
    .why = Opcional. Sem ele, segure Dado.
    .option = GPIO { $option }
set-pin-repeat = Pino do Repetir
    .why = Opcional. Sem ele, segure Avançar.
    .option = GPIO { $option }
set-pin-help = Pino do Por quê
    .why = Opcional: um terceiro botão, que diz os motivos.
    .option = GPIO { $option }
set-pin-led = Pino da luz
    .why = Opcional: fica acesa no seu turno e pulsa no do oponente. Precisa de um resistor.
    .option = GPIO { $option }

## A fiação

wiring = Fiação
wiring-hint = Aperte um botão físico: o pino dele se acende. Para voltar, aperte Avançar duas vezes, ou segure-o.
wiring-pressed = { $name }: GPIO { $gpio }, pino { $pin }
wire-next = Avançar
wire-die = Dado
wire-undo = Desfazer
wire-repeat = Repetir
wire-help = Por quê
wire-led = Luz
wire-optional = opcional
wire-card = cartão microSD
wire-to-pin = ao pino GPIO
wire-to-ground = ao terra (GND)
wire-power = energia: nunca em botões
wire-sound = para som pelo conector (I2S)

## O dado

die-how-many = Quantas opções?
die-sub = para o que as regras deixam em aberto
die-hint = Toque em quantas são: o dado rola na hora.
die-roll = Sortear entre { $sides }
die-again = Rolar de novo

## O estado da partida

adjust-hint = Escolha o que está diferente
adjust-later = Você pode corrigir no seu turno
adjust-all = Valores
adjust-table = A mesa
adjust-now = Agora: { $value }

## Por quê e ajuda

why-title = Por quê?
why-none = Não há mais nada a dizer sobre este passo.
label-header = { $owner ->
        [lacerda] De quem é a vez, a rodada e o que o Lacerda tem
       *[other] Onde você está na partida e o que conta
    }
label-board = { $places ->
        [lit] A mesa: para responder, escolha um lugar aceso
       *[none] { $does ->
            [move] A mesa: o que a ação usa fica em destaque
           *[other] A mesa como deve estar agora
        }
    }
label-list = { $does ->
        [move] O que fazer, na ordem; para voltar a uma ação já feita, escolha-a
        [report] O que você pode informar depois de fazer
        [lay] O que colocar: primeiro o tipo, depois o hexágono
       *[ask] A pergunta e as respostas
    }
label-primary = { $does ->
        [move] Avançar, quando a ação estiver feita
        [report] Avançar, quando tudo estiver informado
        [lay] Quanto já foi colocado
       *[ask] { $primary ->
            [grey] Cinza: escolha antes uma resposta
           *[ready] Aceita a resposta escrita nele
        }
    }
label-undo = Por quê · Desfazer · Mais
help-title = Ajuda
help-held = Segurar { $button }
help-press-next = Escolhe a resposta marcada, ou continua a leitura.
help-press-die = Rola o dado. Sem resposta marcada: diz a próxima.
help-hold-next = Repete o passo, com as opções.
help-hold-die = Volta um parágrafo, desfaz a última resposta, ou sai de uma tela.
help-press-help = Diz os motivos do passo.
help-keys = Teclas: Enter, Espaço, Page Down, Direita, Baixo ou um pedal é Avançar; Page Up, Esquerda, Cima ou U volta. D é Dado, R repetir, W por quê. Q mostra a página das regras em código QR, E o estado da partida; de 1 a 9 é uma opção. Esc volta, ou vai ao menu.
help-reading = Num botão: o manual não diz ou não é claro aqui. Para ver a nossa leitura: “Por quê?”
help-unknown = Num botão: não se sabe ao certo o que vale aqui. Para saber mais: “Por quê?”
help-text =
    Faça os passos numerados, na ordem; depois toque no botão laranja.
    No seu turno: jogue na mesa, toque em cada botão que diz o que você fez e termine o turno.
    Para voltar uma resposta: Desfazer. Se a sua mesa está diferente do desenho, corrija em Mais, Estado da partida. Para ver os motivos: Por quê?

## O apêndice

saved = Partidas salvas
saved-count = { $count ->
        [0] nenhuma partida ainda
        [one] uma partida
       *[other] { $count } partidas
    }
saved-to-stick = Copiar tudo para o pendrive
saved-from-stick = Trazer do pendrive
saved-phone = Celular
saved-backup = { $made ->
        [none] Ainda não há cópia de segurança
       *[other] Trazer de volta da cópia de { $made }
    }
saved-copying = Copiando.
saved-no-stick = Nenhum pendrive aqui. Coloque um pendrive com o nome COMPANION.
saved-nothing = Nenhuma partida salva foi encontrada ali.
taking = Trazendo as partidas
taking-over = Nenhuma partida está sendo trazida agora.
taking-stop = Parar
saved-phone-title = Levar as partidas ou enviar outras
saved-scan = Leia com um celular nesta rede Wi-Fi. O endereço vale enquanto isto está aberto
saved-code-new = Foram tentados códigos errados demais. Este é um novo: leia-o com o celular.
saved-no-network = Sem rede: use um pendrive.
saved-only-ipv6 = Esta rede só tem IPv6: use um pendrive.
saved-no-port = Nenhuma porta de rede livre: use um pendrive.
offered = Usar também estas configurações?
offered-take = Usar estas
offered-keep = Deixar como está
offered-taken = Agora estas configurações estão em uso.
doctor = Verificar este aparelho
doctor-checking = Verificando. Leva alguns segundos.
doctor-count = { $count ->
        [0] Tudo funciona.
        [one] Uma coisa a consertar.
       *[other] { $count } coisas a consertar.
    }
doctor-try = Para testar à mão
doctor-fail = A consertar
doctor-pass = Funciona
doctor-skipped = Não testado
doctor-again = Verificar de novo
doctor-touch = Toque
doctor-buttons = Botões físicos
doctor-speaker = Voz em cada idioma
touch-hint = Toque em qualquer lugar da tela, também nas bordas. Uma linha segue o dedo.
touch-count = { $count ->
        [0] Nenhum toque.
        [one] Um toque.
       *[other] { $count } toques.
    }
touch-doubles = { $count ->
        [0] Nenhum toque chegou duas vezes.
        [one] Um toque chegou duas vezes.
       *[other] { $count } toques chegaram duas vezes.
    } Reinicie o assistente. Se continuar assim, peça ajuda.
touch-wipe = Limpar
buttons-hint = Aperte cada botão: ele acende aqui e é contado. Segure Dado para voltar.
buttons-none = Não há botões físicos aqui.
buttons-next = Avançar
buttons-die = Dado
buttons-undo = Desfazer
buttons-repeat = Repetir
buttons-help = Por quê
read-on = Continuar a leitura
page-contents = Índice
page-back = Página anterior: { $title }
page-next = Página seguinte: { $title }
wifi = Wi-Fi dos convidados
wifi-scan = Leia com um celular para entrar neste Wi-Fi
wifi-none = Nenhum Wi-Fi para convidados foi definido
wifi-set = Defina com: companion set guest_wifi=NOME guest_wifi_password=SENHA. Vale na próxima vez que o assistente for aberto.
phones = Código para os celulares
phones-about = A mesa no seu celular
phones-count = { $count ->
        [0] Nenhum celular está lendo
        [one] Um celular está lendo
       *[other] { $count } celulares estão lendo
    }
phones-only-read = Os celulares leem, mas não jogam
phones-let = Deixar um celular jogar
phones-renew = Novo endereço
phones-renewed = O endereço mudou: os celulares que liam a mesa precisam ler o código de novo.
phones-play-scan = Leia este código ou digite-o na página da mesa. Só um celular pode jogar por vez
phones-off = Os celulares não mostram a mesa
phones-switch = Para mudar isso, ligue “A mesa nos celulares” nas configurações
phones-starts = A página está sendo aberta
phones-no-network = Sem rede: conecte este aparelho ao seu Wi-Fi.
phones-only-ipv6 = Esta rede só tem IPv6: aqui, os celulares precisam de IPv4.
phones-no-port = Nenhuma porta de rede livre: reinicie este aparelho.
phone-plays = Um celular está jogando
phone-end = Encerrar
phone-ended = O celular não joga mais.
qr-title = No seu celular
qr-scan = Leia com um celular neste Wi-Fi
qr-scan-anywhere = Leia com um celular
qr-wifi = Wi-Fi
qr-read = Ler aqui
page-no-server = As páginas para celular estão desligadas: leia a página aqui.
page-no-network = Sem rede: leia a página aqui.
page-only-ipv6 = Esta rede só tem IPv6, em que nenhum celular encontra a página: leia-a aqui.
page-no-port = Não há porta de rede livre para um celular: leia a página aqui.

## Os parâmetros globais nas figuras
parameter-temperature = { $value } °C
parameter-oxygen = { $value }%
parameter-oceans = { $value } de { $goal }
points-by-turn = Pontos por rodada: { $who }
steps-of-mars = Níveis de Marte
risen = De { $before } a { $after }

## A game for BG Stats

bgstats = BG Stats
bgstats-scan = Leia com o celular: o BG Stats abre e pergunta antes de salvar.
bgstats-page = Leia com o celular: a página tem um botão para o BG Stats.
bgstats-about = A partida como link para o aplicativo BG Stats
