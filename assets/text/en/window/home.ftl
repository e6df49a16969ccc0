### Home: the buttons that lead to other pages, the games to resume, and the games to start.

## The buttons at the top

# The button that leads to tables with friends elsewhere: to invite, and to join.
friends = Friends

puzzles = Puzzles

# A button beside the deal of the day: puzzles from easy to hard until the first miss, alike for everybody today.
puzzle-streak = Puzzle streak

# The same button, once it was begun or is over.
# $solved (Count): how many puzzles were solved in a row today
puzzle-streak-so-far = Puzzle streak: { $solved }

challenges = Challenges

# The same button, if challenges have not been played.
# $count (Count): how many
challenges-to-play = Challenges ({ $count })

statistics = Statistics

saved-games = Saved games

settings = Settings

# The button that opens these buttons where they do not fit.
menu = Menu

## Games to resume

resume = Resume

# The name of a tile for screen readers.
# $title (Name): the game’s title
resume-game = Resume { $title }

# The label of a tile.
# $evening (Message): the place in the evening, such as “Evening, game 3”
resume-evening = Resume{ "  ·  " }{ $evening }

# The label of a tile: the game is over, and the next one is to be chosen.
continue-evening = Continue the evening

# The name of a small tile for screen readers.
# $title (Name): the game’s name or title
# $when (Message): when it was saved, such as “2 hours ago”
# $place (Count): its place among the games to resume, from 1
# $count (Count): how many there are
resume-one-of = Resume { $title }, { $when }, { $place } of { $count }

# The label of a small tile.
# $count (Count): how many games have no tile here
more-games = { $count } more

# The name of that tile for screen readers.
# $count (Count): how many games have no tile here
more-saved-games = { $count } more in Saved games

unreadable = This file cannot be read

## Games to start

# A badge on the tile of one game.
good-to-start-with = Good to start with

# The last line of a tile.
# $players (Count): how many players the game needs, at least two
# $minutes (Count): how long a game takes
length = { $players } players{ "  ·  " }{ $minutes } min

# The last line of a tile.
# $fewest (Count): how many players the game needs
# $most (Count): how many players can play
# $minutes (Count): how long a game takes
length-for-some = { $fewest }–{ $most } players{ "  ·  " }{ $minutes } min

# The last line of a tile, of a game that the reader has played.
# $won (Count): how many games the reader has won
# $games (Count): of how many
record = Won { $won } of { $games }

# The description of a tile for screen readers.
# $aim (Message): the game’s aim, a sentence
# $length (Message): its last line
description = { $aim } { $length }

# The same, for the tile with the badge.
# $aim (Message): the game’s aim, a sentence
# $length (Message): its last line
suggestion = Good to start with. { $aim } { $length }

# The button that opens a game’s lesson.
learn = Learn

# The name of that button for screen readers.
# $title (Name): the game’s title
learn-game = Learn { $title }

# The button that goes on with a lesson.
# $step (Count): the step reached, from 1
continue-lesson = Continue lesson, step { $step }

# The name of that button for screen readers.
# $step (Count): the step reached, from 1
# $title (Name): the game’s title
continue-lesson-of = Continue lesson, step { $step }: { $title }
