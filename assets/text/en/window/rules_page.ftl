### The rules of a game: the buttons of the page, and those of worked examples.

# A button that opens the form for a new game.
play = Play

# A button that opens the lesson.
learn = Learn

puzzles = Puzzles

# A button that shows the step of an example before this one.
back = Back

# A button that shows the next step of an example.
next = Next

# Which step of an example is shown.
# $step (Count): its number, from 1
# $count (Count): how many steps there are
step = { $step } of { $count }

# A row of cards, read out by screen readers.
# $cards (Cards): the cards
cards = { CARDS($cards, kind: "plain") }
