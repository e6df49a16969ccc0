### Worum es in Aufgaben geht: als Namen einer Auswahl und in Listen.

# Leading to a trick.
leads = Ausspielen

# Playing a card of another suit because one cannot follow, or laying down cards to get others.
discards = Abwerfen

# Choosing among cards to take, such as those of the stock or of a neighbor.
drawing = Ziehen

# Passing cards to another player.
passing = Weitergeben

# Winning all penalty cards, or keeping somebody from it.
moon = Durchmarsch

# The last cards of a deal.
endings = Endspiel

# Knowing which cards are still out.
counting = Mitzählen
