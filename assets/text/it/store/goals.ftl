### Things that a player may not have tried yet, as items of a list.

lesson = Impara { $game } con la lezione
play = Gioca una partita di { $game }
beat = Vinci una partita contro il livello { $level }
moon = Fai cappotto
claim-by-hand = Garbo segnando a mano
today = Gioca le carte del giorno
challenge = Gioca una sfida tra amici
review = Analizza una partita finita
