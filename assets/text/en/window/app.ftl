### Messages that the window shows for a while, and notices that stay until they are closed.

# $error (Message): why, one or more sentences
cannot-be-opened = This game cannot be opened. { $error }

# $error (Message): why
cannot-be-started = This game cannot be started: { $error }

# $error (Message): why, one or more sentences
example-cannot-be-opened = This example cannot be opened. { $error }

# $error (Message): why, one or more sentences
cannot-be-reviewed = This game cannot be reviewed. { $error }

# $error (Message): why, one or more sentences
cannot-be-shared = This game cannot be shared. { $error }

# $error (Message): why, one or more sentences
cannot-be-imported = This file cannot be imported. { $error }

# $name (Name): the name of the game
imported = “{ $name }” was imported.

# $name (Name): the name of the game
already-imported = “{ $name }” is already among your saved games.

# The button that opens an imported game.
open = Open

copy-saved = A copy was saved under Saved games.


path-too-long = The path of this file is too long.

not-unicode = The name of this file is not valid Unicode.

# The name of a game that continues from a position of another one.
# $name (Name): the name of the other game, cut if it is too long
replayed = { $name } (replayed)

## Notices

# $report (Name): a file
crashed = Something went wrong in Misère last time. A report is in { $report }.

second-window = Misère is already open in another window. Games you play here are saved, but changes to the settings are lost when you close this window.

# Something else lies where the program writes one of its files.
# $file (Name): where
no-file = { $file } is no ordinary file but, for example, a link to a device. Misère leaves it alone and saves nothing there.

# $old (Name): the name of the game until now
# $new (Name): its name from now on
game-changed-elsewhere = “{ $old }” was changed elsewhere. Your moves are saved as “{ $new }”.

# $from (Name): a file
# $to (Name): another file
file-changed-elsewhere = { $from } was changed elsewhere. Your moves are saved in { $to }.

# $from (Name): a file
# $to (Name): another file
settings-changed-elsewhere = { $from } was changed elsewhere. The settings of this window are saved in { $to }.

# $error (Message): why, one or more sentences
settings-unreadable = The settings could not be read. The file has not been changed. { $error }

## A game that continues from a position

branched-from-review = This is a new game. The one you reviewed is unchanged.

branched-from-puzzle = This is a new game that starts from the puzzle.

## The picture on the table

# $path (Name): the file
# $why (Message): the reason, a clause
picture-cannot-be-shown = The picture on the table cannot be shown: { $path }: { $why }.

# A reason in “picture-cannot-be-shown”.
picture-not-drawn = it cannot be drawn

# A reason in “picture-cannot-be-shown”.
# $error (Name): what the system or a decoder says
picture-error = { $error }

# A reason in “picture-cannot-be-shown”.
# $wide (Count): its width in pixels
# $tall (Count): its height in pixels
# $most (Count): the largest allowed number of pixels, in millions
picture-too-many-pixels = it has { $wide } × { $tall } pixels: expected at most { $most } million

# A reason in “picture-cannot-be-shown”.
# $formats (Name): such as “JPEG, PNG, WebP or SVG”
picture-format = it is not a { $formats } file

# A reason in “picture-cannot-be-shown”.
picture-too-large = it is too large

# The title of a dialog of the system.
choose-picture = Choose a picture for the table

# The kind of files that the dialog shows.
pictures = Pictures
