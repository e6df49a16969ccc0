### What puzzles are about, as labels of a choice and in lists.

leads = Aperture
discards = Scarti
drawing = Pesca
passing = Passaggio
moon = Cappotto
endings = Finali
counting = Conteggio
