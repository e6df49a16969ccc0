### O czym są zadania: napisy przy wyborze i w listach.

# Leading to a trick.
leads = Wyjścia

# Playing a card of another suit because one cannot follow.
discards = Zrzucanie

# Passing cards to another player.
passing = Podawanie

# Winning all penalty cards, or keeping somebody from it.
moon = Komplet

# The last cards of a hand.
endings = Końcówki

# Knowing which cards are still out.
counting = Liczenie
