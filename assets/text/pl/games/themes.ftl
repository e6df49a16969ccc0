### O czym są zadania: napisy przy wyborze i w listach.

# Leading to a trick.
leads = Wyjścia

# Playing a card of another suit because one cannot follow, or laying down cards to get others.
discards = Zrzucanie

# Choosing among cards to take, such as those of the stock or of a neighbor.
drawing = Dobieranie

# Passing cards to another player.
passing = Podawanie

# Winning all penalty cards, or keeping somebody from it.
moon = Komplet

# The last cards of a deal.
endings = Końcówki

# Knowing which cards are still out.
counting = Liczenie
