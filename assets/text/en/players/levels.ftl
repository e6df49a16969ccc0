### Levels of computer players, from the weakest to the strongest.

# Plays any legal card.
random = Random

novice = Novice
easy = Easy
medium = Medium
hard = Hard
master = Master

## Others, for experiments on the command line

# Information set Monte Carlo tree search, a method.
ismcts = ISMCTS

# Plays by what it has learned alone.
learned = Learned

# Plays by simple rules alone.
plain = Plain
