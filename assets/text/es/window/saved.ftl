title = Partidas guardadas

your-games = Tus partidas

saved-automatically = Cada partida que empiezas se guarda aquí sola después de cada carta. Cierra la ventana cuando quieras: seguirás donde la dejaste.

play = Jugar a { $title }

examples-follow = Mientras tanto, estos ejemplos muestran cómo es una partida:

import = Importar…

deleted = Partida borrada: { $name }

undo = Deshacer

import-help = Añade una partida desde un archivo, o suelta el archivo sobre la ventana

import-help-without-dropping = Añade una partida desde un archivo

## Qué se ve y en qué orden

search = Buscar

search-help = Buscar por nombre, juego o jugador

game = Juego

all-games = Todos los juegos

order = Orden

newest-first = Más recientes

oldest-first = Más antiguas

by-name = Por nombre

by-game = Por juego

show = Ver

all = Todas

unfinished = A medias

finished = Acabadas

examples = Ejemplos

opening-saves = Al abrir uno, se guarda como partida tuya.

games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}

games-found = { $found } de { $count }

show-all = Ver todas

## Una fila

row = Partida { $place } de { $count }: { $game }

unreadable-row = Partida { $place } de { $count }: archivo que no se puede leer

unreadable = Este archivo no se puede leer. Sigue como estaba.

example-finished = Acabada

example-unfinished = A medias

open = Abrir

resume = Seguir

more = Más…

review = Analizar

share = Compartir

rename = Renombrar

duplicate = Duplicar

delete = Borrar

name = Nombre de la partida
