friends = Amigos

puzzles = Problemas

puzzle-streak = Racha del día

puzzle-streak-so-far = Racha del día: { $solved }

challenges = Retos

statistics = Estadísticas

saved-games = Partidas

settings = Ajustes

menu = Menú

## Partidas a medias

resume = Seguir

resume-game = Seguir con { $title }

resume-evening = Seguir{ "  ·  " }{ $evening }

continue-evening = Seguir con la velada

resume-one-of = Seguir con { $title }, { $when }, { $place } de { $count }

more-games = { $count } más

more-saved-games = { $count } más en Partidas guardadas

unreadable = Este archivo no se puede leer

## Juegos

good-to-start-with = Bueno para empezar

length = { $players } jugadores{ "  ·  " }{ $minutes } min

length-for-some = { $fewest }–{ $most } jugadores{ "  ·  " }{ $minutes } min

record = { $won } de { $games } ganadas

description = { $aim } { $length }

suggestion = Bueno para empezar. { $aim } { $length }

learn = Lección

learn-game = Lección: { $title }

continue-lesson = Seguir la lección, paso { $step }

continue-lesson-of = Seguir la lección, paso { $step }: { $title }

challenges-to-play = Retos ({ $count })
