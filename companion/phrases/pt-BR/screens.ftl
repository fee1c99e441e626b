# Palavras da tela sensível ao toque.

## A barra

next = Avançar
undo = Desfazer
redo = Refazer
repeat = Repetir
no-voice = Sem voz
die = Dado
why = Por quê?
qr = QR
adjust = Ajustar
home = Início
back = Voltar

## A primeira tela

choose-game = Qual jogo está na mesa?
resume = Continuar
waiting = { $answers ->
        [0] acaba de começar
        [one] 1 resposta dada
       *[other] { $answers } respostas dadas
    }
new-game = Novo jogo
new-sure = Começar mesmo de novo?
new-sure-why = A partida que espera fica no histórico.
quit = Sair
language-en = English
language-pt-BR = Português
language-fr = Français

## A mesa

more = Mais
ok = OK
over = A partida acabou.
earlier = { $count ->
        [0] nenhuma linha a mais
        [one] mais 1 linha: veja Por quê
       *[other] mais { $count } linhas: veja Por quê
    }
notice = Atenção
speech-missing = não há sintetizador de voz aqui.
trouble = Algo deu errado no assistente. A partida está guardada no disco; é assim que ela está lá.

## O dado

die-how-many = Quantas opções há?
die-rolled = O dado diz
die-again = Rolar de novo
die-other = Outro número

## O que é acompanhado

adjust-hint = Toque no que está diferente na sua mesa.
adjust-now = Agora: { $value }

## Por quê e ajuda

why-title = Por quê?
why-none = Não há mais nada a dizer sobre este passo.
help-title = Teclas e botões
help-text = Enter, Espaço ou o botão Avançar: segue com a resposta marcada. 1 a 9: essa escolha. D ou o botão do Dado: o dado. U, ou Dado pressionado por mais tempo: desfazer. R, ou Avançar pressionado por mais tempo: diz de novo. W: por quê. Q: a página das regras como código QR. E: ver e corrigir o que é acompanhado. Esc: voltar.

## O apêndice

qr-scan = Leia com um celular na mesma rede
qr-read = Ler aqui
page-no-server = As páginas para celular estão desligadas. Aqui está ela.
page-no-network = Sem rede, um celular não consegue abrir a página. Aqui está ela.
page-no-port = Não há porta de rede livre para as páginas, então um celular não consegue abrir esta. Aqui está ela.

## On Mars: a carta solo

on-mars-action = Ação
on-mars-mission = Missão
on-mars-travels = Viaja
on-mars-stays = Fica
