cannot-be-opened = No se puede abrir esta partida. { $error }

cannot-be-started = No se puede empezar esta partida: { $error }

example-cannot-be-opened = No se puede abrir este ejemplo. { $error }

cannot-be-reviewed = No se puede analizar esta partida. { $error }

cannot-be-shared = No se puede compartir esta partida. { $error }

cannot-be-imported = No se puede importar este archivo. { $error }

imported = Partida importada: «{ $name }».

already-imported = «{ $name }» ya está entre tus partidas guardadas.

open = Abrir

copy-saved = Hay una copia en Partidas guardadas.

path-too-long = La ruta de este archivo es demasiado larga.

not-unicode = El nombre de este archivo no es Unicode válido.

replayed = { $name } (otra vez)

## Avisos

crashed = La última vez, Misère se ha cerrado por un error. Hay un informe en { $report }.

second-window = Misère ya está abierto en otra ventana. Las partidas que juegues aquí se guardan, pero los ajustes que cambies se pierden al cerrar esta ventana.

no-file = { $file } no es un archivo corriente, sino, por ejemplo, un enlace a un dispositivo. Misère no lo toca y no guarda nada ahí.

game-changed-elsewhere = «{ $old }» ha cambiado en otro sitio. Tus jugadas se guardan como «{ $new }».

file-changed-elsewhere = { $from } ha cambiado en otro sitio. Tus jugadas se guardan en { $to }.

settings-changed-elsewhere = { $from } ha cambiado en otro sitio. Los ajustes de esta ventana se guardan en { $to }.

settings-unreadable = No se han podido leer los ajustes. El archivo sigue como estaba. { $error }

branched-from-review = Esta es una partida nueva. La que estabas analizando sigue como estaba.

branched-from-puzzle = Esta es una partida nueva que parte del problema.

## La imagen de la mesa

picture-cannot-be-shown = No se puede mostrar la imagen de la mesa: { $path }: { $why }.

picture-not-drawn = no se puede dibujar

picture-error = { $error }

picture-too-many-pixels = tiene { $wide } × { $tall } píxeles y el máximo son { $most } millones

picture-format = no es un archivo { $formats }

picture-too-large = es demasiado grande

choose-picture = Elige una imagen para la mesa

pictures = Imágenes
