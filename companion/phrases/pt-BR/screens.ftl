# Palavras da tela sensível ao toque.

## A barra

next = Avançar
undo = Desfazer
redo = Refazer
repeat = Repetir
no-voice = Sem voz
die = Dado
the-die = O dado
why = Por quê?
qr = QR
home = Início
back = Voltar

## A primeira tela

choose-game = Qual jogo está na mesa?
resume = Continuar
waiting = { $answers ->
        [0] acaba de começar
        [one] uma resposta dada
        [2] duas respostas dadas
       *[other] { $answers } respostas dadas
    }
new-game = Nova partida
quit = Sair
language-en = English
language-pt-BR = Português
language-fr = Français

## A mesa

more = Mais
ok = OK
over = A partida acabou.
step = Aperte Dado para percorrer as opções e Avançar para ficar com a que acabou de ouvir. { $choices }
earlier = { $count ->
        [0] nenhuma linha a mais
        [one] mais 1 linha: veja Por quê
       *[other] mais { $count } linhas: veja Por quê
    }
notice = Atenção
noticed = Atenção: { $what }
speech-missing = Não há sintetizador de voz aqui.
trouble = Algo deu errado no assistente. A partida está salva no disco; aqui está ela, como ficou lá.

## O menu

menu = Menu
menu-table = Voltar à partida
menu-editor = Estado da partida
menu-goals = Objetivos
menu-scores = Pontuação
menu-turn = Voltar um turno inteiro
menu-history = Histórico
menu-settings = Configurações
menu-help = Ajuda
menu-home = Tela inicial

## Uma nova partida

setup = { $game }: nova partida
setup-hint = Avançar começa a partida. Toque no que quiser mudar, ou passe até lá com Dado.
setup-waiting = Avançar começa a partida. A que está em espera continua entre as suas partidas.
begin = Começar

## Histórico, partidas

history = Histórico
history-none = Nenhuma resposta ainda.
history-hint = A mais recente está no alto. Toque em uma resposta, ou passe até ela com Dado, para voltar a ela.
history-back = { $count ->
        [one] Desfazer esta resposta
        [2] Desfazer estas duas respostas
       *[other] Desfazer estas { $count } respostas
    }
history-back-why = Esta resposta e tudo o que veio depois serão desfeitos. Refazer traz as respostas de volta, uma por uma.
plays = Partidas
plays-hint = Toque em uma partida, ou passe até ela com Dado, para continuar.
plays-begun = { $game }, { DATETIME($begun, dateStyle: "long", timeStyle: "short") }
plays-undated = { $game }, data desconhecida
plays-best = Melhores: { $game }
plays-points = { $points } pontos
plays-day = { DATETIME($begun, dateStyle: "long") }
plays-minutes = { $minutes ->
        [0] menos de 1 minuto
        [one] 1 minuto
       *[other] { $minutes } minutos
    }

## Objetivos e pontuação

goals = Objetivos
goals-none = Este jogo não tem objetivos para mostrar.
goal-met = Já está cumprido.
goal-open = Ainda não está cumprido.
scores = Pontuação
scores-now = O que se sabe até agora
scores-final = A pontuação final
scores-total = Total
scores-of = { $who }: { $points }.
times = Tempos dos turnos
times-none = Nenhum turno foi medido ainda: o relógio está desligado. Ligue-o nas Configurações ou em uma nova partida.
menu-times = Tempos dos turnos

## As configurações

on = Sim
off = Não
none = Nenhum
settings-screen = Tela e relógio
settings-voice = Voz
settings-sounds = Sons
settings-buttons = Botões físicos
settings-hint = Cada mudança vale na hora.
state-voice = Estado da voz
state-buttons = Estado dos botões
state-ready = Tudo pronto
no-buttons = Sem botões aqui: o teclado e a tela fazem o mesmo. { $reason }
set-not-kept = Isto vale até o assistente ser fechado: não dá para gravar o arquivo de configurações.
set-language = Idioma
set-text-scale = Tamanho do texto
set-brightness = Brilho
    .option = { $option } %
set-dim-after = Escurecer a tela sem uso
    .option = { $option ->
        [0] Nunca
        [one] Após 1 minuto
       *[other] Após { $option } minutos
    }
set-clock = Relógio de turnos
    .why = Vale para a partida na mesa e para as novas. Nunca obriga a responder.
set-voice = Voz
set-voice-rate = Velocidade
    .option = { $option } palavras por minuto
set-voice-volume = Volume
set-effects-volume = Volume dos sons
set-sound-tap = Toque
set-sound-card = Carta comprada
set-sound-die = Dado
set-sound-your-turn = Seu turno
set-sound-deadline = Aviso do relógio
set-pin-next = Pino do Avançar
    .why = O número GPIO do pino; o botão o liga ao terra.
    .option = GPIO { $option }
set-pin-die = Pino do Dado
    .why = O número GPIO do pino; o botão o liga ao terra.
    .option = GPIO { $option }
set-pin-undo = Pino do Desfazer
    .why = Um botão próprio, se você tiver. Sem ele, segure Dado.
    .option = GPIO { $option }
set-pin-repeat = Pino do Repetir
    .why = Um botão próprio, se você tiver. Sem ele, segure Avançar.
    .option = GPIO { $option }
set-pin-help = Pino da Ajuda
    .why = Um botão próprio, se você tiver.
    .option = GPIO { $option }
set-pin-led = Pino da luz
    .why = Uma luz que fica acesa no seu turno e pulsa no do oponente, ligada com um resistor.
    .option = GPIO { $option }

## O dado

die-how-many = Quantas opções há?
die-rolled = O dado deu
die-again = Rolar de novo
die-other = Outro número

## O que é acompanhado

adjust-hint = Toque no que está diferente na sua mesa, ou passe até lá com Dado.
adjust-now = Agora: { $value }

## Por quê e ajuda

why-title = Por quê?
why-none = Não há mais nada a dizer sobre este passo.
help-title = Teclas e botões
help-text = Enter, Espaço ou o botão Avançar: seguir com o que está marcado. D ou o botão Dado: o dado; onde nada está marcado, Dado percorre as opções e Avançar fica com a que acabou de ser dita. Segurar Avançar, ou R: repetir o passo com as opções, que Dado então percorre. Segurar Dado, ou U: desfazer. De 1 a 9: a opção desse número. W: por quê. Q: a página das regras em QR code. E: ver e corrigir o estado da partida. Esc: voltar, ou o menu.

## O apêndice

qr-scan = Leia com um celular na mesma rede
qr-read = Ler aqui
page-no-server = As páginas para celular estão desligadas. Aqui está esta.
page-no-network = Sem rede, um celular não consegue abrir a página. Aqui está ela.
page-no-port = Não há porta de rede livre para as páginas, então um celular não consegue abrir esta. Aqui está ela.

## On Mars: a carta solo

on-mars-action = Ação
on-mars-mission = Missão
on-mars-travels = Viaja
on-mars-stays = Fica
