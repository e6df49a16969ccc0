### The page of the day’s deal: the deal, how it went, the days in a row, and a calendar. The deal is “le carte di oggi”
### (or “del giorno”), as in “codice carte” and “stesse carte”: a game may have several “smazzate”.

title = Le carte di oggi
date = { CAPITAL($weekday) } { $day ->
    [1] 1º
   *[other] { $day }
} { $month }
month-of-year = { CAPITAL($month) } { $year }

monday = lunedì
tuesday = martedì
wednesday = mercoledì
thursday = giovedì
friday = venerdì
saturday = sabato
sunday = domenica

short-monday = lun
short-tuesday = mar
short-wednesday = mer
short-thursday = gio
short-friday = ven
short-saturday = sab
short-sunday = dom

january = gennaio
february = febbraio
march = marzo
april = aprile
may = maggio
june = giugno
july = luglio
august = agosto
september = settembre
october = ottobre
november = novembre
december = dicembre

against = Le stesse carte per tutti, contro il livello { $level }. Circa { $minutes } min.
first-attempt = Vale il primo tentativo, senza annullare e senza consigli.
to-beat = Il tuo miglior risultato finora con le carte del giorno ({ $title }): { $result }.

make-up = Sei ancora in tempo per questo giorno: vale il primo tentativo, senza annullare e senza consigli.
long-ago = Questo giorno è passato. Puoi giocarlo lo stesso e completare il calendario, ma i tuoi giorni di fila non aumentano.
play = Gioca
resume = Riprendi
play-again = Rigioca per allenarti
result = { $points }, { $place }º posto su { $players }
master-average = Con queste carte il Maestro fa in media { $points }.
not-reviewed = Analizza la partita e vedrai anche come se la caverebbe con le tue carte il Maestro, il livello più forte del computer.

reviewing = Sto calcolando quanto fa in media il Maestro con queste carte.
review = Analisi
in-a-row = { $days ->
    [0] Ancora nessun giorno di fila
    [one] Primo giorno
   *[other] { $days } giorni di fila
}
longest = Record: { $days }
places = I tuoi piazzamenti
place-count = { $place } posto: { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
missed-one = { CAPITAL($day) }: sei ancora in tempo.
missed-two = { CAPITAL($first) } e { $second }: sei ancora in tempo.
earlier = Mese precedente
later = Mese seguente
today = Oggi
day-state = { $date }: { $state }
to-come = in arrivo
open = ancora da giocare
missed = saltato
played = giocato, { $place }º posto
played-late = giocato più tardi, { $place }º posto
legend = Il numero nel cerchio è il tuo posto in classifica. Un puntino segna un giorno che puoi ancora giocare.
days-played = { $days ->
    [one] 1 giorno giocato
   *[other] { $days } giorni giocati
}

days-won = { $days ->
    [0] ancora nessuna vittoria
    [one] 1 vittoria
   *[other] { $days } vittorie
}

average-place = posto medio: { $place }

how = Come la data decide le carte
how-text = Le carte nuove arrivano ogni giorno a mezzanotte, ora universale (UTC), per tutti nello stesso momento. Il giorno della settimana decide il gioco e gli avversari: il lunedì è il più facile, la domenica il più difficile. Le carte dipendono soltanto dalla data: nessuno le sceglie, e non le manda nessun server. Gli avversari decidono allo stesso modo su ogni computer.
deal-code = Codice carte: { $code }
tile = { $title }, { $state }
tile-open = Stesse carte per tutti, circa { $minutes } min
tile-played = Giocate: { $place }º posto su { $players }
no-undo = Le carte del giorno, al primo tentativo, si giocano senza annullare.
no-hints = Le carte del giorno, al primo tentativo, si giocano senza consigli.

hours-left = { $hours ->
    [one] Resta { $hours } ora
   *[other] Restano { $hours } ore
}
minutes-left = { $minutes ->
    [one] Resta { $minutes } min
   *[other] Restano { $minutes } min
}

next-in = { $hours ->
    [one] Poi { $title }, fra { $hours } ora
   *[other] Poi { $title }, fra { $hours } ore
}
