### Start: przyciski do innych stron, partie do wznowienia i gry do wyboru.

## The buttons at the top

friends = Znajomi

puzzles = Zadania

puzzle-streak = Seria zadań

puzzle-streak-so-far = Seria zadań: { $solved }

challenges = Wyzwania

statistics = Statystyki

saved-games = Zapisane gry

settings = Ustawienia

# The button that opens these buttons where they do not fit.
menu = Menu

## Games to resume

resume = Wznów

# The name of a tile for screen readers.
# $title (Name): the game’s title
resume-game = Wznów { $title }

# The label of a tile.
# $evening (Message): the place in the evening, such as “Evening, game 3”
resume-evening = Wznów{ "  ·  " }{ $evening }

# The label of a tile: the game is over, and the next one is to be chosen.
continue-evening = Dalszy ciąg wieczoru

# The name of a small tile for screen readers.
# $title (Name): the game’s name or title
# $when (Message): when it was saved, such as “2 hours ago”
# $place (Count): its place among the games to resume, from 1
# $count (Count): how many there are
resume-one-of = Wznów { $title }, { $when }, { $place } z { $count }

# The label of a small tile.
# $count (Count): how many games have no tile here
more-games = jeszcze { $count }

# The name of that tile for screen readers.
# $count (Count): how many games have no tile here
more-saved-games = jeszcze { $count } na stronie Zapisane gry

unreadable = Nie można odczytać tego pliku

## Games to start

# A badge on the tile of one game.
good-to-start-with = Dobra na początek

# The last line of a tile.
# $players (Count): how many players the game needs, at least two
# $minutes (Count): how long a game takes
length = { $players ->
    [one] { $players } gracz{ "  ·  " }{ $minutes } min
    [few] { $players } graczy{ "  ·  " }{ $minutes } min
   *[many] { $players } graczy{ "  ·  " }{ $minutes } min
}

# The last line of a tile.
# $fewest (Count): how many players the game needs
# $most (Count): how many players can play
# $minutes (Count): how long a game takes
length-for-some = { $fewest }–{ $most } graczy{ "  ·  " }{ $minutes } min

# The last line of a tile, of a game that the reader has played.
# $won (Count): how many games the reader has won
# $games (Count): of how many
record = wygrane: { $won } z { $games }

# The description of a tile for screen readers.
# $aim (Message): the game’s aim, a sentence
# $length (Message): its last line
description = { $aim } { $length }

# The same, for the tile with the badge.
# $aim (Message): the game’s aim, a sentence
# $length (Message): its last line
suggestion = Dobra na początek. { $aim } { $length }

# The button that opens a game’s lesson.
learn = Lekcja

# The name of that button for screen readers.
# $title (Name): the game’s title
learn-game = Lekcja: { $title }

# The button that goes on with a lesson.
# $step (Count): the step reached, from 1
continue-lesson = Lekcja: dalej, krok { $step }

# The name of that button for screen readers.
# $step (Count): the step reached, from 1
# $title (Name): the game’s title
continue-lesson-of = Lekcja { $title }: dalej, krok { $step }

challenges-to-play = Wyzwania ({ $count })
