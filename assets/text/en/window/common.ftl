### What pages, panels and dialogs share.

# The button that leads from a page to the first one.
home = Home

## Buttons that lead back to the page before

back-to-new-game = Back to new game
back-to-saved-games = Back to saved games
back-to-settings = Back to settings
back-to-table = Back to the table
back-to-lesson = Back to the lesson
back-to-puzzle = Back to the puzzle
back-to-review = Back to the review
back-to-today = Back to today’s deal
back-to-challenges = Back to challenges
back-to-challenge = Back to the challenge
back-to-statistics = Back to statistics
back-to-goals = Back to medals

## Dialogs and lines

# Closes a panel or a dialog.
close = Close

# A button that copies the text beside it.
copy = Copy

# The seal of a game, see the rules of fair play.
# $hash (Name): the seal, letters and digits
seal = Seal { $hash }

# The same, where there is little room.
# $digits (Name): the first letters and digits of the seal
seal-begins = Seal { $digits }…

# Help for the button beside the seal.
copy-seal = Copy the seal

# The seal of a game that begins later.
# $hash (Name): the seal, letters and digits
next-seal = Seal of the next game { $hash }

# Help for the button beside that seal.
copy-next-seal = Copy the seal of the next game

## Announcements by screen readers

# The name of the list of the last announcements.
announcements = Announcements

# An announcement.
# $words (Name): what is announced
announcement = { STOP($words) }

# Several sentences about what has happened, in a row.
# $sentences (List): whole sentences, perhaps the prompt at the end
sentences = { LIST($sentences, kind: "sentences") }
