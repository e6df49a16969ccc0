### The list of keyboard shortcuts: keys, and what each does. Keys are written as on an Italian keyboard.

title = Tasti rapidi

## Keys

tab = Tab, Maiusc+Tab
arrows = Frecce
enter-or-space = Invio, Spazio
enter = Invio
space = Spazio
pages = Pag Su, Pag Giù
home-and-end = Inizio, Fine
escape = Esc
left-and-right = Sinistra, destra
shift-and-arrows = Maiusc+frecce
control-and-arrows = Ctrl+sinistra, destra
control-and-plus = Ctrl e + o –
control-0 = Ctrl+0
control-n = Ctrl+N
control-o = Ctrl+O
control-s = Ctrl+S
control-t = Ctrl+T
control-v = Ctrl+V
f1 = F1
f11 = F11
question-mark = ?
f = F
h = H
l = L
s = S
t = T
u = U, Ctrl+Z
w = W

m = M

## On any screen

anywhere = Ovunque
next-group = gruppo seguente, precedente
within-group = dentro il gruppo
press-button = premi un pulsante
scroll = scorri
go-back = chiudi, torna indietro
new-game = nuova partita
saved-games = partite salvate
statistics = statistiche
paste = incolla una sfida
zoom = più grande, più piccolo
usual-size = grandezza normale
full-screen = schermo intero
this-list = questo elenco

## At the table

at-the-table = Al tavolo
play-card = gioca o scegli una carta
confirm = su una carta scelta, conferma
go-on = continua dopo una presa
every-card = arriva a ogni carta
move-card = sposta una carta che hai in mano
undo = annulla
hint = consiglio; di nuovo per il confronto

think-longer = pensare di più a un consiglio o a un giudizio
why = il perché di una carta giocata
previous-trick = presa precedente
read-out = leggi il tavolo ad alta voce
finish-deal = finisci una smazzata già decisa
score-sheet = segnapunti
rules = regole accanto al tavolo
save-copy = salva una copia di questa partita
menu = menu

## In a review

review = Analisi
next-step = passo precedente, seguente
next-trick = presa precedente, seguente
first-and-last = prima, ultima posizione
play-back = riproduci la partita
