### Panel obok stołu w lekcjach i zadaniach.

# A button that opens the rules of the game.
rules = Zasady

# Above a reply: the choice is the right one.
right = Dobrze.

# Above a reply: the choice is legal, but not the right one.
wrong = Niezupełnie.

# Above a reply: the rules do not allow the choice.
refused = Tak nie wolno.

# Above the answer, shown on request.
shown = Odpowiedź:

# A reply as screen readers speak it.
# $verdict (Message): the first sentence, such as “Not quite.”
# $reply (Message): the rest, one or more sentences
reply = { $verdict } { $reply }
