### The list of saved games.

title = Saved games

# A heading, if no game has been saved.
your-games = Your games

saved-automatically = Every game you start is saved here by itself after each card. Close the window whenever you like: it goes on where you left it.

# The button below that text.
# $title (Name): the game to begin with
play = Play { $title }

# Above the examples, if no game has been saved.
examples-follow = Until then, these examples show what games look like:

# A button.
import = Import…

# Shown until another game is deleted or the page is left.
# $name (Name): the game’s name or title
deleted = Game deleted: { $name }

# The button beside that text.
undo = Undo

# Help for the button that imports a game.
import-help = Add a game from a file, or drop the file onto the window

import-help-without-dropping = Add a game from a file

## What is listed, and in which order

# The name of the search field.
search = Search

# Help for the search field.
search-help = Search for names, games and players

# The name of a choice between all games and one of them.
game = Game

# The first item of that choice.
all-games = All games

# The name of the choice of an order.
order = Order

newest-first = Newest first

oldest-first = Oldest first

by-name = By name

# By the games’ titles.
by-game = By game

# The name of the choice between kinds of games.
show = Show

all = All

unfinished = Unfinished

finished = Finished

examples = Examples

# A note above the examples.
opening-saves = Opening one saves it as a game of your own.

# How many games are listed, if it is all of them.
# $count (Count): how many
games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}

# How many games are listed, if it is not all of them.
# $found (Count): how many
# $count (Count): how many there are
games-found = { $found } of { $count }

# A button that ends the search.
show-all = Show all

## A row

# The name of a row for screen readers.
# $place (Count): its place in the list, from 1
# $count (Count): how many rows there are
# $game (Message): the game in short, such as “Finis, Deal 3, yesterday, You 4, Berta 1”
row = Game { $place } of { $count }: { $game }

# The name of a row for screen readers.
# $place (Count): its place in the list, from 1
# $count (Count): how many rows there are
unreadable-row = Game { $place } of { $count }: a file that cannot be read

# In place of the description of a game. The reason follows.
unreadable = This file cannot be read. It has not been changed.

# The state of an example.
example-finished = Finished

# The state of an example.
example-unfinished = Half-played

# The button that opens a game.
open = Open

# The button that opens a game in progress.
resume = Resume

# The button that opens a menu with what follows.
more = More…

review = Review

share = Share

rename = Rename

duplicate = Duplicate

delete = Delete

# The name of the field in which a game’s name is typed.
name = Name of the game
