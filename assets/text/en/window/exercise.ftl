### The panel beside the table in lessons and puzzles.

# A button that opens the rules of the game.
rules = Rules

# Above a reply: the choice is the right one.
right = Right.

# Above a reply: the choice is legal, but not the right one.
wrong = Not quite.

# Above a reply: the rules do not allow the choice.
refused = Not allowed.

# Above the answer, shown on request.
shown = The answer:

# A reply as screen readers speak it.
# $verdict (Message): the first sentence, such as “Not quite.”
# $reply (Message): the rest, one or more sentences
reply = { $verdict } { $reply }
