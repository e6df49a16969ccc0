home = Inicio

back-to-new-game = Volver a partida nueva
back-to-saved-games = Volver a las partidas
back-to-settings = Volver a los ajustes
back-to-table = Volver a la mesa
back-to-lesson = Volver a la lección
back-to-puzzle = Volver al problema
back-to-review = Volver al análisis
back-to-today = Volver a la partida del día

back-to-challenges = Volver a los retos
back-to-challenge = Volver al reto

back-to-statistics = Volver a estadísticas
back-to-goals = Volver a las medallas

close = Cerrar

copy = Copiar

seal = Sello { $hash }

seal-begins = Sello { $digits }…

copy-seal = Copiar el sello

next-seal = Sello de la próxima partida { $hash }

copy-next-seal = Copiar el sello de la próxima partida

announcements = Avisos

announcement = { STOP($words) }

sentences = { LIST($sentences, kind: "sentences") }
