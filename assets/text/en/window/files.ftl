### Files: what is not saved, and games and pictures that leave and enter the program.

## What is not saved

settings = Settings

statistics = Statistics

# A challenge to or from a friend.
challenge = Challenge

# What is kept of puzzles that the person has tried, a plural.
tries = Tries at puzzles

# What is kept of the person’s own mistakes, a plural.
mistakes = Your mistakes

# $title (Name): a game’s name or title
game = { $title }

# $path (Name): a file
no-answer = { $path }: the disk does not respond

# $name (Message): a game
# $reason (Message): why, without a full stop
is-not-saved = { $name } is not saved. { $reason }. Misère keeps trying.

# $names (List): games, the settings, the statistics; the last two are plurals
# $reason (Message): why the first is not saved, without a full stop
are-not-saved = { LIST($names) } are not saved. { $reason }. Misère keeps trying.

# A button.
try-again = Try again

# A button that closes a message.
ok = OK

## The question before the window is closed

close-without-saving = Close without saving?

disk-is-busy = The disk is busy.

will-be-lost = Anything unsaved will be lost if you close Misère now.

# A button.
close-anyway = Close anyway

# A button that keeps the window open.
stay = Stay

## Export and import

# The title of the system’s dialog for files.
import-game = Import a game

# The kind of files that can be imported.
misere-games = Misère games

no-file-dialog = This system has no file dialog. Drop the file onto this window instead.

# Where files cannot be dropped onto the window either. The last word is typed on a command line.
no-file-dialog-at-all = This system has no file dialog. Start Misère with the file instead: misere FILE

no-picture-dialog = This system has no file dialog, so no picture can be chosen.

# Shown after a second; the dialog may be slow.
file-dialog-is-silent = The desktop does not show its file dialog. It may still come.

# $file (Name): the file that was written
saved-as = Saved as { $file }

not-saved = The file could not be saved.

# $error (Message): why
not-saved-because = The file could not be saved. { $error }

# A file that could not be written.
# $file (Name): the file
# $error (Message): why
file-error = The file could not be saved. { $file }: { $error }
