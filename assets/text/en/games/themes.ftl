### What puzzles are about, as labels of a choice and in lists.

# Leading to a trick.
leads = Leads

# Playing a card of another suit because one cannot follow, or laying down cards to get others.
discards = Discards

# Choosing among cards to take, such as those of the stock or of a neighbor.
drawing = Drawing

# Passing cards to another player.
passing = Passing

# Winning all penalty cards, or keeping somebody from it.
moon = The moon

# The last cards of a deal.
endings = Endings

# Knowing which cards are still out.
counting = Counting
