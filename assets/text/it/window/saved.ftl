### The list of saved games.

title = Partite salvate
your-games = Le tue partite
saved-automatically = Ogni partita che cominci si salva qui da sola, carta dopo carta. Chiudi la finestra quando vuoi: riprenderai da dove eri.
play = Una partita di { $title }
examples-follow = Intanto, ecco qualche partita d’esempio:
import = Importa…
deleted = Partita eliminata: { $name }
undo = Annulla
import-help = Aggiungi una partita da un file, o trascina il file sulla finestra

import-help-without-dropping = Aggiungi una partita da un file

## What is listed, and in which order

search = Cerca
search-help = Cerca nomi, giochi e giocatori
game = Gioco
all-games = Tutti i giochi
order = Ordine
newest-first = Prima le nuove
oldest-first = Prima le vecchie
by-name = Per nome
by-game = Per gioco
show = Mostra
all = Tutte
unfinished = In corso
finished = Finite
examples = Esempi
opening-saves = Se ne apri uno, diventa una tua partita salvata.
games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
games-found = { $found } di { $count }
show-all = Tutte

## A row

row = Partita { $place } di { $count }: { $game }
unreadable-row = Partita { $place } di { $count }: un file che non si può leggere
unreadable = Questo file non si può leggere. È rimasto com’era.
example-finished = Finita
example-unfinished = A metà
open = Apri
resume = Riprendi
more = Altro…
review = Analisi
share = Condividi
rename = Rinomina
duplicate = Duplica
delete = Elimina
name = Nome della partita
