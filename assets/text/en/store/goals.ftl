### Things that a player may not have tried yet, as items of a list.

# $game (Name): the game
lesson = Learn { $game } in its lesson

# $game (Name): the game
play = Play a game of { $game }

# $game (Name): the game
win = Win a game of { $game }

# $level (Message): the level, such as “Hard”
win-strong = Win against { $level } or better

# $count (Count): 3
win-row = Win { $count } games in a row

# The moon is to win all penalty cards of a deal.
moon = Shoot the moon

# A stricter way to play Garbo: players have to claim their matches themselves.
claim-by-hand = Play Garbo with claims by hand

today = Play a day’s deal

challenge = Play a friend’s challenge

review = Review a finished game
