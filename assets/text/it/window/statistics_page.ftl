### The statistics page: the filters, a row for each game and kind of opponents, and its details.

## The page

title = Statistiche
not-kept = I risultati non si conservano: «Tieni le statistiche» è disattivato nelle impostazioni.
your-results = I tuoi risultati
no-results = Finisci una partita e qui compare il risultato: quanto spesso vinci e quanto vinceresti per sola fortuna, i punti, le vittorie di fila e, per le partite analizzate, la tua bravura.
play = Una partita di { $title }
reset-done = Statistiche azzerate
undo = Annulla
undo-reset = Ripristina
show-all = Tutte
combine = Mettile insieme
separate = Separale
export = Esporta…
export-help = Salva queste partite come tabella per fogli di calcolo (CSV)
file-name = Statistiche di Misère
reset = Azzera
reset-help = Togli tutti i risultati, anche quelli non in elenco
games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
games-of-people = { $count ->
    [one] { $count } partita, contata
   *[other] { $count } partite, ognuna contata
} una volta per ogni persona che giocava
some-games = { $shown } di { $all ->
    [one] { $all } partita
   *[other] { $all } partite
}
some-games-of-people = { $shown } di { $all ->
    [one] { $all } partita, contata
   *[other] { $all } partite, ognuna contata
} una volta per ogni persona che giocava
rules-together = Fino a { $most } versioni delle regole della casa sono contate insieme.
rules-apart = Ogni versione delle regole della casa ha la sua riga.
no-match = Nessuna partita con questi filtri.
unreadable = I risultati non si possono leggere. { $error }
damaged = { $count ->
    [one] Non si può leggere { $count } riga
   *[other] Non si possono leggere { $count } righe
} di results.jsonl: { LIST($lines, kind: "plain") }. Tutte le altre contano.
damaged-more = { $count ->
    [one] Non si può leggere { $count } riga
   *[other] Non si possono leggere { $count } righe
} di results.jsonl: { LIST($lines, kind: "plain") }… Tutte le altre contano.
damaged-line = riga { $line } ({ $reason })

## The filters. Each has a name for screen readers.

game = Gioco
all-games = Tutti i giochi
opponents = Avversari
all-opponents = Tutti gli avversari
mixed-levels = Livelli misti
programs = Programmi
people = Persone
period = Periodo
all-time = Da sempre
last-days = { $days ->
    [one] Ultimo giorno
   *[other] Ultimi { $days } giorni
}
last-year = Ultimo anno
players = Giocatori
any-number = Qualsiasi
players-of-game = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
person = Persona
everyone = Tutti
you = Tu
house-rules = Regole della casa
all-house-rules = Tutte le regole
usual-rules = Regole solite
rules-of-game = { $title }: { $rules }
practice = Partite di prova
without-practice = Senza prove
with-practice = Con le prove

## A row: a game against opponents of one kind

against-level = contro il livello { $level }
against-mixed = contro livelli misti
against-programs = contro programmi
with-people = con altre persone
against-with-rules = { $against }{ "  ·  " }{ $rules }
against-with-sets = { $against }{ "  ·  " }{ $sets } versioni delle regole della casa
share-won = { $share }% di vittorie{ "  ·  " }per sola fortuna { $chance }%
game-label = { $count ->
    [one] partita
   *[other] partite
}
average-score = punti in media
best-score = record
in-a-row = { $longest } (ora { $now })
in-a-row-label = vittorie di fila
skill-per-deal = bravura media
no-skill = –
row = { $title } { $against }: { $figures }
row-with-rules = { $title } { $against }: { $figures }. { $rules }
row-with-sets = { $title } { $against }: { $figures }. { $sets } versioni delle regole della casa contate insieme
row-figures = { $won }, { $scores }
row-won = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $share }% di vittorie, tra { $low }% e { $high }%, per sola fortuna { $chance }%
row-scores = punti in media { $mean }, miglior risultato { $best }
row-scores-with-streak = punti in media { $mean }, miglior risultato { $best }, vittorie di fila al massimo { $longest }
row-scores-with-streaks = punti in media { $mean }, miglior risultato { $best }, vittorie di fila al massimo { $longest }, ora { $now }
row-figures-with-skill = { $figures }, bravura { $skill } punti a smazzata

## The details of a row

won = Vittorie: { $share }% su { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} (il punto sulla barra); per sola fortuna sarebbero il { $chance }% (la riga verticale). Alla lunga la tua percentuale sta probabilmente tra { $low }% e { $high }% (la parte ombreggiata).
over-time = Nel tempo
skill = Bravura
scores = Punti
losses = Costo
how-to-see-skill = Per vedere la tua bravura, fai analizzare una partita: apri Analisi a partita finita o da Partite salvate, poi scegli Decisioni e Valuta le decisioni.
about-skill = La bravura dice di quanti punti a smazzata hai fatto meglio (+) o peggio (−) di quanto avrebbe fatto il Maestro con le stesse carte. { $games ->
    [one] { $games } partita analizzata
   *[other] { $games } partite analizzate
}
about-skill-with-figures = La bravura dice di quanti punti a smazzata hai fatto meglio (+) o peggio (−) di quanto avrebbe fatto il Maestro con le stesse carte. { $games ->
    [one] { $games } partita analizzata
   *[other] { $games } partite analizzate
}: bravura { $skill }, fortuna { $luck } punti a smazzata (± è il margine d’errore al 95%).
about-scores-lowest = I tuoi punti in ogni partita. Vince chi ha meno punti.
about-scores-highest = I tuoi punti in ogni partita. Vince chi ha più punti.
skill-chart = Bravura a smazzata in { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}: in media { $first } all’inizio, { $last } alla fine
scores-chart = Punti in { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}: in media { $first } all’inizio, { $last } alla fine
losses-chart = Costo per decisione in { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}: in media { $first }% all’inizio, { $last }% alla fine
legend = Ogni punto è una partita, la prima a sinistra. La linea è la media delle ultime { $window } partite, e la fascia il suo margine d’errore al 95%.
by-usual-rules = Con le regole solite.
by-house-rules = Regole della casa: { $rules }.
by-different-rules = Le partite con regole della casa diverse sono contate insieme.
help-used = Aiuti usati: { $undos ->
    [one] { $undos } mossa annullata
   *[other] { $undos } mosse annullate
}, { $hints ->
    [one] { $hints } consiglio
   *[other] { $hints } consigli
}.
mistakes = Gli errori più frequenti
none-marked = Nessuna decisione segnalata.
mistakes-of-kind = { $kind }: { $marked } di { $all ->
    [one] { $all } decisione
   *[other] { $all } decisioni
} ({ LIST($marks) })

## Un numero solo: quanto costano le decisioni

plays-like = Gioca come il livello { LIST($levels, kind: "or") }
loss-per-decision = Nelle ultime { $games } partite analizzate una decisione ti è costata in media { $rate } ± { $margin }% di quanto variano di solito i punti da una smazzata all’altra.
loss-in-one-game = In una partita analizzata una decisione ti è costata in media { $rate }% di quanto variano di solito i punti da una smazzata all’altra.
too-few-games = Dopo { $games } partite analizzate, qui vedi quale livello gioca come te.
no-levels-measured = In questo gioco i livelli non sono ancora stati misurati: manca il confronto.
how-to-see-losses = Per vedere quanto costano le tue decisioni, fai analizzare una partita: apri Analisi a partita finita o da Partite salvate, poi scegli Decisioni e Valuta le decisioni.
about-losses = Quanto costa in media una decisione, rispetto alla migliore trovata dall’analisi: in percentuale di quanto variano di solito i punti da una smazzata all’altra, così si possono confrontare giochi diversi. Meno è meglio. Contano le tue ultime { $games } partite analizzate ({ $title }), contro tutti gli avversari elencati qui.
where-from = Da dove viene
loss-of-kind = { $count ->
    [one] { $kind }: { $part }%, da { $count } decisione che costa { $mean }%
   *[other] { $kind }: { $part }%, da { $count } decisioni che costano { $mean }% l’una
}

filter = Filtra

games-won = { $won ->
    [0] Ancora nessuna vinta
    [one] { $won } vinta
   *[other] { $won } vinte
}
