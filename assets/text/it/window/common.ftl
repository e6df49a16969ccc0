### What pages, panels and dialogs share.

home = Inizio
back-to-new-game = Torna alla nuova partita
back-to-saved-games = Torna alle partite salvate
back-to-settings = Torna alle impostazioni
back-to-table = Torna al tavolo
back-to-lesson = Torna alla lezione
back-to-puzzle = Torna al problema
back-to-review = Torna all’analisi
back-to-today = Torna alle carte di oggi
back-to-challenges = Torna alle sfide
back-to-challenge = Torna alla sfida
back-to-statistics = Torna alle statistiche
back-to-goals = Torna alle medaglie
close = Chiudi
copy = Copia
seal = Sigillo { $hash }
seal-begins = Sigillo { $digits }…
copy-seal = Copia il sigillo
next-seal = Sigillo della prossima partita { $hash }
copy-next-seal = Copia il sigillo della prossima partita
announcements = Annunci
announcement = { STOP($words) }
sentences = { LIST($sentences, kind: "sentences") }
