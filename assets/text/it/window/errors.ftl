### Errors: why something that was asked for is not possible. Most follow a sentence that says what.

detail = { $detail }

## Files

file = { $path }: { $detail }
place-in-file = { $path }:{ $line }:{ $column }: { $detail }

## Deal codes and house rules. The “seed” of a deal would be “seme”, which is a suit here.

not-a-deal-code = `{ $text }` non è un codice carte: uno giusto è per esempio `clubs/4/7F3K-2Q9A`
unknown-game = `{ $id }` non è un gioco: i giochi sono { $known }
not-a-number-of-players = `{ $text }` non è un numero di giocatori
not-a-seed = `{ $text }` non indica una mescolata: ci vogliono gruppi interi di quattro cifre e lettere, per esempio `7F3K-2Q9A`
mistaken-deal-code = In questo codice carte c’è un errore. Copialo di nuovo per intero.
player-count = { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
}: devono essere da { $least } a { $most }
dealer = mazziere { $dealer }: il numero va da 0 a { $last }
unknown-house-rule = `{ $name }` non è una regola della casa di questo gioco: le sue sono { $known }
house-rule-value = `{ $name }: { $value }` non va bene: i valori possibili sono { $expected }
house-rule-twice = `{ $name }` c’è due volte

## Programs that play

folder-unreadable = la cartella di lavoro non si può leggere: { $detail }
name-not-unicode = il nome { $path } non è Unicode valido
command-too-long = il comando è troppo lungo per essere controllato
too-many-files = il comando nomina più di { $most } file
files-too-large = i file nominati dal comando superano in tutto { $most } GB
program-file-unreadable = { $path } non si può leggere: { $detail }

## Challenges

no-challenge = Questo testo non è né una sfida né un codice carte.
challenge-of-later-version = Questa sfida viene da una versione più recente di Misère. Aggiorna Misère per giocarla.
challenge-cut = A questa sfida manca la fine. Copia tutto il testo.
challenge-damaged = Questa sfida si è rovinata per strada. Copia di nuovo tutto il testo, così come è stato mandato.
challenge-unsound = Questa sfida non è valida: { $detail }
challenge-not-alone = In una sfida al tavolo c’è una persona sola, contro gli avversari virtuali di Misère.
challenge-in-progress = Una partita può diventare una sfida solo quando è finita.
challenge-continued = Questa partita ne continua un’altra, perciò non può diventare una sfida.
reply-to-other = Questa è la risposta a un’altra sfida.
too-many-replies = A una sfida possono partecipare al massimo { $most } persone.

## Why a reply is refused, after a colon

plays-end = si ferma alla smazzata { $deal }
plays-go-on = continua dopo la fine della partita
play-illegal = nella smazzata { $deal } la giocata { $step } è contro le regole
opponent-differs = nella smazzata { $deal }, giocata { $step }, { $name } fa `{ $played }`, ma in realtà decide `{ $decides }`
reply-by-the-clock = non è una partita di questa sfida
