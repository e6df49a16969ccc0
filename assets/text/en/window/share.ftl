### The dialog that shares a game.

title = Share this game

export = Export file…

# Beside “Export file…”.
export-help = The whole game, to open or import in Misère

copy-text = Copy as text

# Beside “Copy as text”.
copy-text-help = Players, hands, tricks and scores, to paste into a message

text-copied = Copied as text.

copy-code = Copy deal code

# Beside “Copy deal code”.
copy-code-help = Lets others play the same cards

code-copied = Deal code copied.

save-picture = Save picture…

# Beside “Save picture…”.
save-picture-help = The table as you see it now
