### What computer players say at the table now and then. Warm is kind and plain, dry short with a straight face, grand
### with a flourish, eager young and blunt. No remark tells whether the speaker is a man or a woman.

## The speaker takes the first queen of the deal that costs points.

first-queen-warm-1 = Una donna per me. Be’, a qualcuno doveva toccare.
first-queen-warm-2 = Ahi ahi, una donna.
first-queen-dry-1 = Una donna. Avevo altri programmi per la serata.
first-queen-dry-2 = E una. Prendo nota.
first-queen-grand-1 = Sua Maestà, e senza invito.
first-queen-grand-2 = Una dama al mio tavolo. Che onore, e che conto.
first-queen-eager-1 = Ahia. Una donna.
first-queen-eager-2 = Una donna! L’ho vista arrivare, ma tardi.

## The speaker takes another queen that costs points.

more-queens-warm-1 = E con questa sono { NUMBER($count, as: "words") } donne. Metto su il caffè.
more-queens-warm-2 = Adesso ho { NUMBER($count, as: "words") } donne, che Dio le benedica.
more-queens-dry-1 = Facciamo { NUMBER($count, as: "words") } donne. Incantevole.
more-queens-dry-2 = E siamo a { NUMBER($count, as: "words") } donne. Purtroppo so contare.
more-queens-grand-1 = La mia corte è salita a { NUMBER($count, as: "words") } dame.
more-queens-grand-2 = Con { NUMBER($count, as: "words") } dame bisognerebbe dare un ballo.
more-queens-eager-1 = Sono già { NUMBER($count, as: "words") } donne!
more-queens-eager-2 = E ora sono { NUMBER($count, as: "words") } donne. Ma nessun altro ne vuole?

## The speaker has thrown a queen onto another player’s trick.

queen-given-warm-1 = Scusa. Da qualche parte doveva pur andare.
queen-given-warm-2 = Mi dispiace. Non potevo tenerla.
queen-given-dry-1 = Con i miei omaggi.
queen-given-dry-2 = A me non serviva più.
queen-given-grand-1 = Permettimi di presentarti la signora.
queen-given-grand-2 = Un pensierino. Mancava solo il fiocco.
queen-given-eager-1 = Tutta tua!
queen-given-eager-2 = Via, e che sollievo!

## The speaker takes three hearts or more in one trick, and each costs a point.

hearts-warm-1 = Quanti cuori. Mi commuovo.
hearts-warm-2 = Tutti questi cuori, e nessuno batteva per me.
hearts-dry-1 = Cuori a manciate.
hearts-dry-2 = Una presa sentimentale.
hearts-grand-1 = Tutto il tavolo mi dona il cuore.
hearts-grand-2 = Quanto affetto. Non trovo le parole.
hearts-eager-1 = Cuori, cuori, cuori!
hearts-eager-2 = Teneteveli, i vostri cuori!

## The speaker takes the jack of clubs, which costs eleven points.

club-jack-warm-1 = Be’, quel fante qualcuno doveva prenderlo.
club-jack-warm-2 = Ecco il fante di fiori. Mi trova sempre.
club-jack-dry-1 = Il fante di fiori. Naturalmente.
club-jack-dry-2 = Un fante da undici punti. Compagnia costosa.
club-jack-grand-1 = Quel fante non ha alcuna educazione.
club-jack-grand-2 = Il fante di fiori ha bussato, e io non ero in casa.
club-jack-eager-1 = No, il fante no!
club-jack-eager-2 = Il fante di fiori. Figurarsi se non toccava a me.

## The speaker takes a trick that costs a lot.

dear-trick-warm-1 = Questa mi è costata { POINTS($points) }. Pazienza.
dear-trick-warm-2 = { POINTS($points) }! Be’, è solo un gioco.
dear-trick-dry-1 = { POINTS($points) } in una presa sola. Efficiente.
dear-trick-dry-2 = { POINTS($points) }. Me lo segno.
dear-trick-grand-1 = { POINTS($points) } in un colpo solo. Le cose a metà non le faccio mai.
dear-trick-grand-2 = { POINTS($points) }! Una rapina, e con che garbo.
dear-trick-eager-1 = { POINTS($points) }, per quella roba lì?
dear-trick-eager-2 = { POINTS($points) }! Ma chi l’ha inventata, questa regola?

## The speaker takes the last trick of the deal, and it costs points.

last-trick-warm-1 = E l’ultima è mia. Ci avrei giurato.
last-trick-warm-2 = Be’, qualcuno deve pur sparecchiare.
last-trick-dry-1 = L’ultima presa. Lo sentivo.
last-trick-dry-2 = L’ultima. Ci mancava solo questa.
last-trick-grand-1 = L’inchino finale tocca a me, ahimè.
last-trick-grand-2 = Amo avere l’ultima parola. Ma non così.
last-trick-eager-1 = No, l’ultima no!
last-trick-eager-2 = Con tante prese, proprio quella.

## The speaker takes a trick that is worth having.

gain-warm-1 = Questa mi va proprio bene.
gain-warm-2 = Grazie, queste mi servono.
gain-dry-1 = Accettabile.
gain-dry-2 = Ora si comincia a ragionare.
gain-grand-1 = Esattamente come volevo.
gain-grand-2 = I fiori mi donano.
gain-eager-1 = Sì!
gain-eager-2 = Così mi piace!

## The speaker has just taken several tricks in a row.

streak-warm-1 = Fanno { NUMBER($count, as: "words") } prese di fila. Ne cederei volentieri.
streak-warm-2 = Mi sa che le sto collezionando.
streak-dry-1 = Facciamo { NUMBER($count, as: "words") } di fila.
streak-dry-2 = Un’altra. Non spingete, mi raccomando.
streak-grand-1 = A quanto pare sto intrattenendo tutto il tavolo.
streak-grand-2 = La scena è mia, per { NUMBER($count, as: "words") } prese di fila.
streak-eager-1 = E sono { NUMBER($count, as: "words") } di fila!
streak-eager-2 = Un’altra! Mi serve un tavolo più grande.

## The deal is nearly over, and the speaker has taken no card that costs points, while others have.

clean-warm-1 = Il mio angolino è ancora in ordine.
clean-warm-2 = Per me ancora niente. Non lo dico per vantarmi.
clean-dry-1 = Finora niente. Non mi fido.
clean-dry-2 = Ancora niente. Non aggiungo altro.
clean-grand-1 = Fedina pulita, finora.
clean-grand-2 = Nemmeno una macchia, finora.
clean-eager-1 = Ancora zero! Non guardatemi.
clean-eager-2 = Ancora niente. Ci siamo quasi!

## A person at the machine has taken a trick that costs a lot, and the speaker has not.

sympathy-warm-1 = Oh, che sfortuna.
sympathy-warm-2 = Non l’avrei voluta nemmeno io.
sympathy-dry-1 = Succede.
sympathy-dry-2 = Meglio lì che qui.
sympathy-grand-1 = Le mie condoglianze.
sympathy-grand-2 = Che coraggio, che portamento.
sympathy-eager-1 = Uh, questa brucia.
sympathy-eager-2 = Fiuu. A me è andata bene.

## The speaker has taken every card that costs points, which is called shooting the moon.

moon-warm-1 = Tutte quante. Quasi non osavo sperarlo.
moon-warm-2 = Santo cielo, ho fatto cappotto.
moon-dry-1 = Tutte. L’idea era quella.
moon-dry-2 = Cappotto. Qualcuno doveva pur farlo.
moon-grand-1 = Cappotto, se permettete.
moon-grand-2 = Dalla prima all’ultima. Gli applausi alla fine.
moon-eager-1 = Cappotto! Ho fatto cappotto!
moon-eager-2 = Tutte, ma proprio tutte!

## Another player has taken every card that costs points, which is called shooting the moon.

moon-of-other-warm-1 = Tutte quante! Che giocata.
moon-of-other-warm-2 = Questa non me l’aspettavo. Complimenti.
moon-of-other-dry-1 = Dalla prima all’ultima. Rispetto.
moon-of-other-dry-2 = Ah, il piano era questo.
moon-of-other-grand-1 = Cappotto! E io mi tolgo il cappello.
moon-of-other-grand-2 = Magnifico, e molto seccante.
moon-of-other-eager-1 = Tutte? Sul serio?
moon-of-other-eager-2 = La prossima volta te lo impedisco!

## The speaker had the best score of the deal.

best-deal-warm-1 = Che belle carte, stavolta.
best-deal-warm-2 = Un’altra così la prendo volentieri.
best-deal-dry-1 = Niente da eccepire.
best-deal-dry-2 = Soddisfacente.
best-deal-grand-1 = Si fa quel che si può.
best-deal-grand-2 = Ringrazio il gentile pubblico.
best-deal-eager-1 = Meglio di tutti!
best-deal-eager-2 = Bello, questo gioco.

## The speaker had the worst score of the deal.

worst-deal-warm-1 = Be’, anche questa è passata.
worst-deal-warm-2 = La prossima andrà meglio.
worst-deal-dry-1 = Ne ho viste di migliori.
worst-deal-dry-2 = Da dimenticare.
worst-deal-grand-1 = Tragedia in un atto.
worst-deal-grand-2 = Non se ne parli più.
worst-deal-eager-1 = Ride bene chi ride ultimo.
worst-deal-eager-2 = È andata bene. No, per niente.

## Another player’s card has given the speaker points.

gift-warm-1 = { POINTS($points) } per me? Troppa gentilezza.
gift-warm-2 = { POINTS($points) }: proprio quello che mi ci voleva.
gift-dry-1 = { POINTS($points) }. Accetto.
gift-dry-2 = Ancora { POINTS($points) }. Grazie.
gift-grand-1 = { POINTS($points) }! Tu mi vizi.
gift-grand-2 = { POINTS($points) }: serberò di te un caro ricordo.
gift-eager-1 = { POINTS($points) }? Grazie!
gift-eager-2 = { POINTS($points) }? Roba mia!

## The speaker’s card has given another player points.

gift-given-warm-1 = Ecco { POINTS($points) }. Buon pro ti faccia.
gift-given-warm-2 = { POINTS($points) }. Be’, oggi offro io.
gift-given-dry-1 = { POINTS($points) }. Non si poteva evitare.
gift-given-dry-2 = { POINTS($points) }. L’ho visto anch’io.
gift-given-grand-1 = { POINTS($points) } per te. Pensami, ogni tanto.
gift-given-grand-2 = { POINTS($points) }. Noblesse oblige.
gift-given-eager-1 = { POINTS($points) }? Non l’avevo visto.
gift-given-eager-2 = Ahia, { POINTS($points) }.

## The speaker has laid down three cards or more, face down, to draw others.

discards-warm-1 = Addio, belle. Si ricomincia.
discards-warm-2 = Faccio un po’ di spazio in dispensa.
discards-dry-1 = Pulizie di primavera.
discards-dry-2 = Queste non mi servono.
discards-grand-1 = Non ci tenevo affatto.
discards-grand-2 = Largo al nuovo.
discards-eager-1 = Carte nuove, per favore!
discards-eager-2 = Peggio di così non può andare.

## The speaker has won the game alone.

won-game-warm-1 = Che bella partita. Ne facciamo un’altra?
won-game-warm-2 = Grazie della partita. È stato un piacere.
won-game-dry-1 = Ho vinto. Succede.
won-game-dry-2 = Qualcuno doveva pur vincere.
won-game-grand-1 = Vittoria! Musica, maestro!
won-game-grand-2 = Ringrazio il tavolo per la nobile tenzone.
won-game-eager-1 = Ho vinto! Dai, un’altra!
won-game-eager-2 = Sì! Chi vuole la rivincita?

## The only person has won the game alone, and the speaker has come second.

lost-game-warm-1 = Bella vittoria. Te la sei meritata.
lost-game-warm-2 = Complimenti! Me la sono goduta fino all’ultima carta.
lost-game-dry-1 = Ben giocato. Lo dico una volta sola.
lost-game-dry-2 = La partita è tua. Ne prendo nota.
lost-game-grand-1 = Mi inchino a chi ha vinto.
lost-game-grand-2 = Una vittoria splendida. Nemmeno io avrei saputo fare di meglio.
lost-game-eager-1 = Me l’hai fatta! La prossima volta tocca a me.
lost-game-eager-2 = Sei troppo forte! Un’altra?
