### Things that a player may not have tried yet, as items of a list.

lesson = Impara { $game } con la lezione
play = Gioca una partita di { $game }
win = Vinci una partita di { $game }

win-strong = Batti { $level } o superiore

win-row = Vinci { $count } partite di fila
moon = Fai cappotto
claim-by-hand = Garbo segnando a mano
today = Gioca le carte del giorno
challenge = Gioca una sfida tra amici
review = Analizza una partita finita
