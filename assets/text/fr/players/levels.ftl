### Les niveaux de l’ordinateur, du plus faible au plus fort.

random = Hasard

novice = Novice
easy = Facile
medium = Moyen
hard = Difficile
master = Maître

## Others, for experiments on the command line

ismcts = ISMCTS

learned = Appris

plain = Simple
