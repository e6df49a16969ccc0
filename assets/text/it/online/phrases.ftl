### Che cosa ci si può dire a un tavolo con amici, con un solo clic.

hello = Ciao!

good-luck = In bocca al lupo!

well-played = Bella giocata!

thanks = Grazie.

what-a-card = Che carta!

ouch = Ahia!

my-mistake = Colpa mia.

thinking = Sto pensando.

take-your-time = Fai con calma.

back-soon = Torno subito.

another-game = Un’altra partita?

goodbye = A presto!
