### Levels of computer players, from the weakest to the strongest.

random = A caso
novice = Principiante
easy = Facile
medium = Medio
hard = Difficile
master = Maestro

## Others, for experiments on the command line

ismcts = ISMCTS
learned = Esperienza
plain = Semplice
