### The form that sets up a game. Its title is the title of the game.

# The button that starts the game.
start-game = Start game

# The button that opens the lesson.
learn = Learn

# The button that opens the rules.
rules = Rules

## The page of a game that has never been played

# The button that starts the game.
play-now = Play now

# The button that opens the lesson.
# $minutes (Count): how long it takes
learn-in-minutes = Learn ({ $minutes } min)

# Facts about the game, below its aim.
# $length (Message): the number of players and the time that a game takes
# $inventor (Message): who invented the game
facts = { $length }{ "  ·  " }by { $inventor }

# The heading of the first of three pictures with a sentence each.
the-aim = The aim

# The heading of the second picture.
a-turn = A turn

# The heading of the third picture, of what makes the game special.
the-catch = The catch

# The button that unfolds the choice of players.
# $players (Seats): the players
players-are = Players: { NAMES($players) }

# The button that unfolds the house rules.
rules-as-published = House rules: as published

# The same, for a game whose usual rules no source publishes in full.
rules-as-usual = House rules: the usual ones

# The same.
# $name (Name): the name of the house rules
rules-named = House rules: { $name }

# The same.
# $count (Count): how many house rules differ from the usual ones
rules-changed = House rules: { $count } changed

# The button that unfolds the shuffle, the cut and the deal code.
freshly-shuffled = Cards: freshly shuffled

# The same, once there is a deal code.
by-deal-code = Cards: by deal code

## Players

# Also the name of the choice of a number.
players = Players

# $seat (Count): the number of a seat, from 1
seat = Seat { $seat }

# The name of the choice of a player.
# $seat (Count): the number of a seat, from 1
player-at = Player at seat { $seat }

person = Person

# A program of the person’s own that plays.
program = Program…

# The name of the button that shows a computer player’s face, and lets one choose another.
# $seat (Count): the seat, counted from 1
face-at = Choose who plays at seat { $seat }

# The name of the choice of a character.
# $seat (Count): the number of a seat, from 1
character-at = Character at seat { $seat }

even-tempered = Even-tempered

cautious = Cautious

bold = Bold

# Tries to take everything at once, which is called shooting the moon.
moon-shooter = Moon-shooter

# A note below the players.
nobody-plays = Nobody at this computer is playing: you just watch.

# A note below the players.
clockwise = Seats are numbered clockwise around the table.

# A note below the players.
several-people = Who is playing? Type your names. Hands are hidden while you change places.

# A note below the players.
characters-help = A character changes how a player plays, not how well. Cautious players avoid risks, bold ones seek them, moon-shooters go for everything, and even-tempered ones do none of it.

# The name of the field for the command of a program.
# $seat (Count): the number of a seat, from 1
command-at = Command of the program at seat { $seat }

# Help for that field.
command-help = The command that starts the program.

# The button beside that help: it copies the address of a page that explains how a program plays.
copy-guide = Copy the address of the guide

# Help for that field, once it has a command that the person has not typed.
command-is-shown = Before this command runs for the first time, you are shown all of it.

## Levels of computer players, from the weakest to the strongest

novice-habit = Novice: still learning, and misses a lot.

easy-habit = Easy: makes the mistakes people make.

medium-habit = Medium: plays soundly, without looking ahead.

hard-habit = Hard: looks a little ahead.

master-habit = Master: looks far ahead, and remembers every card.

# A button.
show-win-rates = Show win rates

# A button.
hide-win-rates = Hide win rates

# The measured strength of a level.
# $level (Message): the level, such as “Hard”
# $share (Count): the percentage of games that it wins
# $seats (Count): the number of players in each game
# $others (Count): the number of its opponents
# $below (Message): the level of all opponents
win-rate = { $level } wins { $share }% of { NUMBER($seats, as: "words") }-handed games against { $others ->
    [one] { NUMBER($others, as: "words") } { $below } player
   *[other] { NUMBER($others, as: "words") } { $below } players
}.

## The occasion

same-deal = The same deal again

same-deal-help = The same cards and the same first dealer. Choose other opponents, or move everyone on to play another hand.

# A button.
move-on = Move everyone one seat on

# A heading.
# $number (Count): the number of the game, from 2
evening-game = Game { $number } of the evening

# The name of the choice of a game.
game = Game

same-players = The players stay the same all evening.

# A switch.
evening = Game night

evening-help = Several games in a row, with standings after each. You choose each game when the one before it is over.

## Cards

# Help for the button that unfolds what follows.
cards-help = Where the cards come from: shuffle, cut and deal code

no-seal = A game with a deal code has no seal.

cut = Cut the cards (optional)

# In the empty field for the cut.
any-word = any word

# Help for the seal and the cut.
cut-help = The seal fixes the shuffle; then your word changes it. Nobody can choose the cards.

deal-code = Deal code

# In the empty field for a deal code: the cards are shuffled at random.
random = random

# Beside a deal code.
# $count (Count): the number of players that it sets
code-sets-rules = This code is for { $count ->
    [one] { $count } player
   *[other] { $count } players
} and sets the house rules.

## Why the game cannot be started

# $seat (Count): the number of a seat with a program, from 1
needs-command = Seat { $seat } needs a command.

# About the deal code.
# $title (Name): the title of another game
code-of-other-game = This code is for { $title }.

# About the deal code.
# $count (Count): the number of players it is for, which is not that of the evening
code-for-players = This code is for { $count ->
    [one] { $count } player
   *[other] { $count } players
}.

not-a-code = A deal code looks like 7F3K-2Q9A.

