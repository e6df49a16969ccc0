### Die Stufen der Computerspieler, von der schwächsten bis zur stärksten.

# Plays any legal card.
random = Zufall

novice = Anfänger
easy = Leicht
medium = Mittel
hard = Schwer
master = Meister

## Andere, für Versuche auf der Kommandozeile

# Information set Monte Carlo tree search, a method.
ismcts = ISMCTS

# Plays by what it has learned alone.
learned = Gelernt

# Plays by simple rules alone.
plain = Einfach
