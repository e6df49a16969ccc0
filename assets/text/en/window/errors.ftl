### Errors: why something that was asked for is not possible. Most follow a sentence that says what.

# What the system, a parser or the check of a file says, in its own words.
# $detail (Name): its words
detail = { $detail }

## Files

# $path (Name): the file
# $detail (Name): what the system says
file = { $path }: { $detail }

# A place in a file, as programmers write it.
# $path (Name): the file
# $line (Name): the number of the line
# $column (Name): the number of the column
# $detail (Name): what is wrong there
place-in-file = { $path }:{ $line }:{ $column }: { $detail }

## Deal codes and house rules

# $text (Name): what was typed
not-a-deal-code = `{ $text }` is not a deal code: expected one such as `clubs/4/7F3K-2Q9A`

# $id (Name): what was typed
# $known (Name): the games that there are
unknown-game = unknown game `{ $id }`: expected one of { $known }

# $text (Name): what was typed
not-a-number-of-players = `{ $text }` is not a number of players

# $text (Name): what was typed
not-a-seed = `{ $text }` is not a seed: expected whole groups of four digits and letters, such as `7F3K-2Q9A`

# A pasted deal code whose check does not fit.
mistaken-deal-code = This deal code has a mistake in it. Copy the whole code once more.

# $seats (Count): the number of players asked for
# $least (Count): the fewest possible
# $most (Count): the most possible
player-count = { $seats } players: expected { $least } to { $most }

# $dealer (Count): the number of a seat
# $last (Count): the highest number of a seat
dealer = dealer { $dealer }: expected 0 to { $last }

# $name (Name): what was typed
# $known (Name): the house rules that there are
unknown-house-rule = `{ $name }` is not a house rule of this game: expected one of { $known }

# $name (Name): the house rule, as files name it
# $value (Name): its value
# $expected (Name): the values that it can have
house-rule-value = `{ $name }: { $value }`: expected { $expected }

# $name (Name): the house rule, as files name it
house-rule-twice = `{ $name }` is given twice

## Programs that play

# $detail (Name): what the system says
folder-unreadable = the working folder cannot be read: { $detail }

# $path (Name): a file or folder
name-not-unicode = the name { $path } is not valid Unicode

command-too-long = the command is too long to be checked

# $most (Count): how many are allowed
too-many-files = the command names more than { $most } files

# $most (Count): how large they may be in all, in gigabytes
files-too-large = the files that the command names are larger than { $most } GB

# $path (Name): a file
# $detail (Name): what the system says
program-file-unreadable = { $path } cannot be read: { $detail }

## Challenges

# A text that was pasted.
no-challenge = This text is neither a challenge nor a deal code.

challenge-of-later-version = This challenge was made with a later version of Misère. Update Misère to play it.

challenge-cut = The end of this challenge is missing. Copy the whole text.

challenge-damaged = This challenge was damaged on its way. Copy the whole text again, as it was sent.

# $detail (Name): what is wrong
challenge-unsound = This is no sound challenge: { $detail }

challenge-not-alone = Only a game of one person against Misère’s computer players can be a challenge.

challenge-in-progress = A game can become a challenge when it is over.

challenge-continued = This game was continued from another, so it cannot be a challenge.

reply-to-other = This is a reply to another challenge.

# $most (Count): how many there can be
too-many-replies = At most { $most } people can take part in a challenge.

## Why a reply is refused, after a colon

# $deal (Count): the deal
plays-end = its moves end in deal { $deal }

plays-go-on = its moves go on after the end of the game

# $step (Count): the number of the move
# $deal (Count): the deal
play-illegal = move { $step } in deal { $deal } is against the rules

# A computer player did not do what it does.
# $deal (Count): the deal
# $step (Count): the number of the move
# $name (Name): the computer player
# $played (Name): what the reply says, such as “play QS”
# $decides (Name): what the computer player does
opponent-differs = in deal { $deal }, move { $step }, { $name } does `{ $played }`, but really decides on `{ $decides }`

reply-by-the-clock = it is not a game of this challenge
