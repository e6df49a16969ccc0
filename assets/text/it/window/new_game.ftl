### The form that sets up a game. Its title is the title of the game.

start-game = Comincia
learn = Lezione
rules = Regole

## The page of a game that has never been played

play-now = Gioca ora
learn-in-minutes = Lezione ({ $minutes } min)
facts = { $length }{ "  ·  " }di { $inventor }
the-aim = Lo scopo
a-turn = Come si gioca
the-catch = Il bello
players-are = Giocatori: { NAMES($players) }
rules-as-published = Regole della casa: le originali
rules-as-usual = Regole della casa: le solite
rules-named = Regole della casa: { $name }
rules-changed = Regole della casa: { $count ->
    [one] { $count } cambiata
   *[other] { $count } cambiate
}
freshly-shuffled = Carte: appena mescolate
by-deal-code = Carte: da un codice

## Players

players = Giocatori
seat = Posto { $seat }
player-at = Chi gioca al posto { $seat }
person = Persona
program = Programma…
face-at = Scegli chi gioca al posto { $seat }
character-at = Carattere al posto { $seat }
even-tempered = Neutro
cautious = Cauto
bold = Audace
moon-shooter = Da cappotto
nobody-plays = Nessun posto è tuo: stai solo a guardare.
clockwise = I posti sono numerati in senso orario intorno al tavolo.
several-people = Chi gioca? Scrivete i vostri nomi. Mentre vi date il cambio, le carte restano nascoste.
characters-help = Il carattere cambia il modo di giocare, non la bravura. Un carattere cauto evita i rischi, uno audace li cerca, uno da cappotto punta a prendere tutto, e uno neutro non fa nulla di tutto questo.
command-at = Comando del programma al posto { $seat }
command-help = Il comando che avvia il programma.
copy-guide = Copia l’indirizzo della guida
command-is-shown = Prima che questo comando parta per la prima volta, lo vedi per intero.

## Levels of computer players, from the weakest to the strongest

novice-habit = Principiante: sta ancora imparando, e tante cose non le vede.
easy-habit = Facile: fa gli errori che fanno tutti.
medium-habit = Medio: gioca bene, ma senza guardare avanti.
hard-habit = Difficile: guarda un po’ avanti.
master-habit = Maestro: guarda lontano, e ricorda ogni carta.
show-win-rates = Mostra vittorie
hide-win-rates = Nascondi vittorie
win-rate = In { NUMBER($seats, as: "words") } il livello { $level } vince { $share } partite su 100 contro { $others ->
    [one] un avversario di livello { $below }
   *[other] { NUMBER($others, as: "words") } avversari di livello { $below }
}.

## The occasion

same-deal = Di nuovo le stesse carte
same-deal-help = Le stesse carte e lo stesso primo mazziere. Scegli altri avversari, oppure spostatevi tutti di un posto, così ognuno ha le carte di un altro.
move-on = Tutti un posto più in là
evening-game = Partita { $number } della serata
game = Gioco
same-players = I giocatori restano gli stessi per tutta la serata.
evening = Serata di giochi
evening-help = Più partite di seguito, con la classifica dopo ognuna. Finita una partita, scegli il gioco della prossima.

## Cards

cards-help = Da dove vengono le carte: mescolata, taglio e codice carte
no-seal = Una partita con un codice carte non ha sigillo.
cut = Taglia il mazzo (facoltativo)
any-word = una parola
cut-help = Il sigillo fissa la mescolata; poi la tua parola la cambia. Nessuno può scegliersi le carte.
deal-code = Codice carte
random = a caso
code-sets-rules = Questo codice è per { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
} e fissa le regole della casa.

## Why the game cannot be started

needs-command = Al posto { $seat } manca un comando.
code-of-other-game = Questo codice è per { $title }.
code-for-players = Questo codice è per { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}.
not-a-code = Un codice carte è fatto così: 7F3K-2Q9A.
