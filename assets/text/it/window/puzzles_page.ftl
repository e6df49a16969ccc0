### Puzzles: the pages that list them, and the panel beside a puzzle.

## The pages

puzzles = Problemi
find-the-card = Trova la giocata migliore
about = Ogni problema è una situazione in cui una giocata è nettamente la migliore. Trovala.
puzzles-of = Problemi: { $title }
other-games = Altri giochi
next-puzzle = Prossimo
easy-of-game = { $title }, problema { $number }, facile
medium-of-game = { $title }, problema { $number }, medio
hard-of-game = { $title }, problema { $number }, difficile
no-puzzles = Ancora nessun problema

no-puzzles-of-theme = Nessuno di questo tipo
solved = Risolti: { $solved } su { $all }
easy = Facili
medium = Medi
hard = Difficili
found-here = Trovati su questo computer
solved-puzzle = Problema { $number }, { $grade }, risolto
unsolved-puzzle = Problema { $number }, { $grade }, non risolto
grade-easy = facile
grade-medium = medio
grade-hard = difficile
back-today = Di nuovo oggi

## What the person’s tries tell

puzzle-of-day = Problema del giorno
solved-of-day = { $puzzle }, risolto
rating = Punteggio { $rating } ± { $margin }
rating-early = Vedrai il tuo punteggio dopo qualche altro problema
rating-after = Il tuo punteggio: { $rating } ± { $margin } ({ NUMBER($change, sign: "always") })
solves-like = Al primo tentativo trovi la soluzione più o meno tante volte quante il livello { LIST($levels, kind: "or") }.
solves-between = Al primo tentativo trovi la soluzione più spesso del livello { $low } e meno spesso del livello { $high }.
solves-more = Al primo tentativo trovi la soluzione più spesso del livello { $level }.
solves-less = Al primo tentativo trovi la soluzione meno spesso del livello { $level }.
rating-stays = Il tuo punteggio resta { $rating } ± { $margin }: di ogni problema conta solo il primo tentativo.
return-today = { $count ->
    [0] oggi non torna nessun problema
    [one] oggi torna { $count } problema
   *[other] oggi tornano { $count } problemi
}
days-in-a-row = { $days ->
    [one] Primo giorno
   *[other] { $days } giorni di fila
}
returns = { $days ->
    [0] Questo problema torna oggi stesso.
    [one] Questo problema torna domani.
   *[other] Questo problema torna tra { $days } giorni.
}
themes = Tema: { LIST($themes, kind: "plain") }
theme = Tema
all-themes = Tutti i temi
export-tries = Esporta…
export-tries-help = Salva i tuoi tentativi come tabella per fogli di calcolo (CSV)
tries-file-name = Problemi di Misère
reset-tries = Azzera
reset-tries-help = Togli i tuoi tentativi, il punteggio e l’elenco dei problemi risolti
tries-reset = Tentativi azzerati
undo = Annulla
tries-unreadable = I tuoi tentativi non si possono leggere. { $error }
damaged-tries = { $count ->
    [one] Non si può leggere { $count } riga
   *[other] Non si possono leggere { $count } righe
} di tries.jsonl. Tutte le altre contano.

## The search for new puzzles

new-puzzles = Problemi nuovi
method = I giocatori virtuali giocano tra loro, e il Maestro cerca situazioni con una sola giocata nettamente migliore. Possono volerci diversi minuti. Intanto puoi giocare o risolvere problemi.
find = Trova problemi nuovi
find-alike = Altri così
searching = { $found ->
    [one] { $found } trovato
   *[other] { $found } trovati
} su { $wanted }, { $deals ->
    [one] { $deals } smazzata esaminata
   *[other] { $deals } smazzate esaminate
}
cancel = Ferma
found = { $count ->
    [one] Trovato { $count } problema nuovo.
   *[other] Trovati { $count } problemi nuovi.
}
search-ended = La ricerca si è fermata prima: { $error }
search-failed = La ricerca si è fermata prima: qualcosa non ha funzionato.
search-of-game = { $title }: { $result }
show = Mostra
unreadable = I problemi trovati su questo computer non si possono leggere. Il file è rimasto com’era. { $error }

## The panel

puzzle-number = Problema { $number } di { $count }, { $grade }
find-the-play = Trova la giocata
fewest-penalty-points = Quale giocata ti costa in media meno punti di penalità?
most-points = Quale giocata ti frutta in media più punti?
facts = { LIST($facts, kind: "dots") }
facts-alone = { LIST($facts, kind: "dots", capital: "yes") }
question-spoken = Trova la giocata. { $question }
show-answer = Soluzione

ends-streak = Così finisce la serie.
back-to-puzzle = Torna al problema
previous-trick = Presa precedente
story = La smazzata finora
skip = Salta
try-again = Riprova
play-on = Continua da qui
costs-more = { CAPITAL($choice) } costa { $points ->
    [one] circa { $points } punto di penalità
   *[other] circa { $points } punti di penalità
} in più della scelta migliore.
brings-fewer = { CAPITAL($choice) } frutta { $points ->
    [one] circa { $points } punto
   *[other] circa { $points } punti
} in meno della scelta migliore.
try-another = Prova ancora.
answer-and-reason = { $choice }. { $reason }
answer = { $choice }.
extra-penalty-points = Penalità in più
points-lost = Punti persi
your-try = { CAPITAL($choice) }, il tuo tentativo
choice = { CAPITAL($choice) }
best = migliore
loss = { $points }
loss-and-margin = { $points } ± { $margin }
unlisted = { $count ->
    [one] Un’altra costa { $points } o più.
   *[other] Altre { $count } costano { $points } o più.
}
margin = Medie su molte smazzate possibili; ± è il margine d’errore al 95%.
cannot-be-shown = Questo problema non si può mostrare: { $error }.


my-mistakes = I miei errori
about-mistakes = Le giocate che un’analisi trova nettamente peggiori di un’altra tornano qui dopo due giorni.
mistakes-due = { $count ->
    [0] oggi non torna nessun errore
    [one] oggi torna { $count } errore
   *[other] oggi tornano { $count } errori
}
mistakes-waiting = { $count ->
    [0] nessuno nuovo
    [one] { $count } nuovo entro due giorni
   *[other] { $count } nuovi entro due giorni
}
mistake = Errore { $number }
learned-mistake = Errore { $number }, superato
mistake-number = Errore { $number } di { $count }
what-would-you-play = Tu che cosa giochi?
remove-mistake = Togli
mistake-removed = Errore tolto
mistakes-unreadable = I tuoi errori non si possono leggere. { $error }
damaged-mistakes = { $count ->
    [one] Non si può leggere { $count } riga
   *[other] Non si possono leggere { $count } righe
} di mistakes.jsonl. Tutte le altre contano.


streak = Serie
about-streak = Dal più facile al più difficile, fino al primo errore; oggi uguale per tutti
streak-standing = oggi { $today }, record { $best }
streak-ended = La serie è finita. Risolti: { $today }, serie migliore: { $best }
streak-again = Domani ce n’è una nuova.
streak-number = Serie: problema { $number } di { $count }
