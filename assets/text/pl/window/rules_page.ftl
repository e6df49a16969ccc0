### Zasady gry: przyciski strony i przykładów do przejścia krok po kroku.

# A button that opens the form for a new game.
play = Graj

# A button that opens the lesson.
learn = Lekcja

puzzles = Zadania

# A button that shows the step of an example before this one.
back = Wstecz

# A button that shows the next step of an example.
next = Dalej

# Which step of an example is shown.
# $step (Count): its number, from 1
# $count (Count): how many steps there are
step = { $step } z { $count }

# A row of cards, read out by screen readers.
# $cards (Cards): the cards
cards = { CARDS($cards, kind: "plain") }
