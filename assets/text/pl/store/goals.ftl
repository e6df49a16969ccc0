### Czego jeszcze można spróbować: punkty listy.

# $game (Name): the game
lesson = Poznaj { $game } w lekcji

# $game (Name): the game
play = Rozegraj partię w { $game }

win = Wygraj partię w { $game }

win-strong = Pokonaj poziom { $level } lub wyższy

win-row = { $count ->
    [one] Wygraj { $count } partię
    [few] Wygraj { $count } partie z rzędu
   *[many] Wygraj { $count } partii z rzędu
}

moon = Zbierz komplet

# A stricter way to play Garbo: players have to claim their matches themselves.
claim-by-hand = Rozegraj Garbo z ręcznym zgłaszaniem

today = Rozegraj partię dnia

challenge = Podejmij czyjeś wyzwanie

review = Przeanalizuj skończoną partię
