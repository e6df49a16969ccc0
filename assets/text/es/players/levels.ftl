random = Al azar

novice = Principiante
easy = Fácil
medium = Medio
hard = Difícil
master = Maestro

ismcts = ISMCTS

learned = Aprendido

plain = Simple
