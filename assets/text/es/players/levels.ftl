random = Al azar

novice = Inicial
easy = Fácil
medium = Medio
hard = Difícil
master = Maestro

ismcts = ISMCTS

learned = Aprendido

plain = Simple
