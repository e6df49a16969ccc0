### The dialog that shares a game.

title = Share this game

export = Export file…

# Beside “Export file…”.
export-help = The whole game, to open or import in Misère

# The button that copies a line to send to friends.
copy-result = Copy result

# Beside “Copy result”.
copy-result-help = Points, place and a row of squares: blue best, red worst

# Shown after the result was copied.
result-copied = The result is on the clipboard.

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
