### Was jemand vielleicht noch nicht ausprobiert hat, als Punkte einer Liste.

# $game (Name): the game
lesson = { $game } in der Lektion lernen

# $game (Name): the game
play = Ein Spiel { $game } spielen

# $level (Message): the level, such as “Hard”
beat = Ein Spiel gegen die Stufe „{ $level }“ gewinnen

# A stricter way to play Garbo: players have to claim their matches themselves.
claim-by-hand = Garbo mit Ansagen von Hand spielen

today = Die Karten des Tages spielen

challenge = Eine Herausforderung von Freunden spielen

review = Ein fertiges Spiel analysieren
