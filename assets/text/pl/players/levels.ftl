### Poziomy graczy komputerowych, od najsłabszego do najsilniejszego.

# Plays any legal card.
random = Losowy

novice = Nowicjusz
easy = Łatwy
medium = Średni
hard = Trudny
master = Mistrz

## Others, for experiments on the command line

# Information set Monte Carlo tree search, a method.
ismcts = ISMCTS

# Plays by what it has learned alone.
learned = Wyuczony

# Plays by simple rules alone.
plain = Prosty
