was-fair = Gioco leale, controllato dal tuo programma. { $reason }

was-unfair = In questa partita il gioco non è stato leale. { $reason }

fair = Le carte erano fissate prima che qualcuno conoscesse tutte le parole, la tua era tra quelle, e la partita è proprio quella che hai visto.

joined-later = Quando hai preso posto la partita era già cominciata: il tuo programma ha controllato tutto da lì in poi.

dealt-again = Erano le carte della partita precedente, perciò questa non conta. Il tuo programma ha controllato che sia la partita che hai visto.

watched = Il tuo programma ha controllato che le regole siano rispettate e che la partita sia quella che hai visto.

unfair-file = Il file della partita è danneggiato o non rispetta le regole.

unfair-game = Il file è di un’altra partita.

unfair-seal = Chi ospita ha cambiato la mescolata sigillata.

unfair-words = La tua parola non ha contato per le carte.

unfair-recuts = Chi ospita nasconde quante volte si è tagliato di nuovo.

unfair-course = Nel file non c’è la partita che hai visto.

name-of = { $name }

recut = { $times ->
    [one] Si è dovuto tagliare di nuovo perché mancavano parole: { LIST($names, kind: "and") }.
   *[other] Si è dovuto tagliare di nuovo, { $times } volte, perché mancavano parole: { LIST($names, kind: "and") }.
}

after-broken-off = Prima di questa partita ne è cominciata un’altra, che non è finita mentre c’eri.
