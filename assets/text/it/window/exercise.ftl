### The panel beside the table in lessons and puzzles.

rules = Regole
right = Giusto.
wrong = Non proprio.
refused = Non si può.
shown = La risposta:
reply = { $verdict } { $reply }
