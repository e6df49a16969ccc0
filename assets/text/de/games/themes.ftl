### Worum es in Aufgaben geht: als Namen einer Auswahl und in Listen.

# Leading to a trick.
leads = Ausspielen

# Playing a card of another suit because one cannot follow.
discards = Abwerfen

# Passing cards to another player.
passing = Weitergeben

# Winning all penalty cards, or keeping somebody from it.
moon = Durchmarsch

# The last cards of a hand.
endings = Endspiel

# Knowing which cards are still out.
counting = Mitzählen
