### Errors: why something that was asked for is not possible. Most follow a sentence that says what.

detail = { $detail }

## Files

file = { $path }: { $detail }
place-in-file = { $path }:{ $line }:{ $column }: { $detail }

## Deal codes and house rules. The “seed” of a deal would be “seme”, which is a suit here.

not-a-deal-code = `{ $text }` non è un codice carte: uno giusto è per esempio `clubs/4/7F3K-2Q9A`
unknown-game = `{ $id }` non è un gioco: i giochi sono { $known }
not-a-number-of-players = `{ $text }` non è un numero di giocatori
not-a-seed = `{ $text }` non indica una mescolata: ci vogliono da 1 a 13 cifre e lettere, per esempio `7F3K-2Q9A`
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
