### Was jemand vielleicht noch nicht ausprobiert hat, als Punkte einer Liste.

# $game (Name): the game
lesson = Die Lektion von { $game } durchspielen

# $game (Name): the game
play = Eine Partie { $game } spielen

win = Eine Partie { $game } gewinnen

win-strong = Gegen { $level } oder höher gewinnen

win-row = { $count } Spiele in Folge gewinnen

moon = Einen Durchmarsch machen

# A stricter way to play Garbo: players have to claim their matches themselves.
claim-by-hand = Bei Garbo die Treffer selbst ansagen

today = Die Karten des Tages spielen

challenge = Eine Herausforderung spielen

review = Ein fertiges Spiel analysieren
