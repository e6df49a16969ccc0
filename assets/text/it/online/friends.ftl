### Perché un tavolo con amici lontani non può andare avanti come si vorrebbe: frasi intere.

guest-too-old = Per questo tavolo ti serve una versione più recente di Misère: chi ospita ha la { $host }, tu hai la { $own }. Scarica l’ultima e riapri l’invito.

host-too-old = Chi ospita ha una versione meno recente di Misère: la { $host }, tu hai la { $own }. Quando avrà l’ultima, riapri l’invito.

versions-differ = Tu e chi ospita avete Misère { $own }, ma con regole o messaggi diversi. Ci vuole l’ultima versione da tutte e due le parti.

other-table = Questo invito è per un altro tavolo.

no-seat = Questo posto è occupato, oppure l’invito non vale più. Chiedine uno nuovo a chi ospita.

table-full = Questo tavolo ha già tutti gli spettatori che può avere. Entrerai appena qualcuno se ne va.

host-left = Chi ospita ha chiuso il tavolo. Potrai tornare quando sarà di nuovo aperto.

elsewhere = Ora sei a questo tavolo da un’altra finestra.

removed = Chi ospita ha dato il tuo posto a un’altra persona.

wrong-words = La parola del tuo taglio non è quella che avevi scelto all’inizio.

fault = L’altro programma ha mandato qualcosa che Misère non capisce.

recut-refused = Chi ospita voleva far tagliare di nuovo quando poteva già conoscere le carte. Il tuo programma ha lasciato il tavolo.

unreachable = Chi ospita non risponde. Misère continua a provare.

not-legal = Adesso non si può.

not-your-turn = Non tocca a te.

too-late = Intanto la partita è andata avanti.

invitation-damaged = Questo invito non è completo. Copialo tutto.

invitation-later = Questo invito viene da una versione più recente di Misère.

## Da dove gli amici possono raggiungere chi ospita

reached-everywhere = Gli amici possono raggiungerti da qualsiasi parte.
reached-nearby = Senza server intermedio: può raggiungerti chi è nella tua rete, gli altri solo se il tuo router li lascia passare.
reached-by-no-relay = Nessun server intermedio risponde: può raggiungerti solo chi è nella tua rete. { $reason }
reached-nowhere = Nessuno può raggiungere questo computer: non ha rete, o un altro programma lo impedisce.

address-taken = { $address } è già usato da un altro programma. Scegli un’altra porta.

no-address = «{ $address }» non è un indirizzo di questo computer con una porta, come 127.0.0.1:7777.

no-public-address = Nessuno può raggiungerti a «{ $address }». Indica un indirizzo raggiungibile con una porta, come 192.168.1.20:7777.

## Il taglio prima di una partita, quando si è dovuto rifarlo

ask-recut = Hai già mostrato la tua parola. Siediti di nuovo solo se vuoi che si tagli un’altra volta.

ask-broken-off = La partita cominciata non è finita, e chi ospita può conoscerne le carte. Siediti di nuovo solo se ne vuoi un’altra.
