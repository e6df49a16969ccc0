title = Ajustes

percent = { $number } %

degrees = { $number }°

## Aspecto

look = Aspecto

language = Idioma

language-is-incomplete = Traducción incompleta: lo que falta está en inglés.

language-is-new = Es nuevo: cuéntanos qué suena raro en { $address }

theme = Tema

theme-system = Sistema

theme-light = Claro

theme-dark = Oscuro

table = Mesa

green = Verde

blue = Azul

burgundy = Granate

slate = Pizarra

own-color = Propio

picture = Imagen

hue = Tono

saturation = Saturación

brightness = Brillo

picture-file-hint = Archivo de imagen ({ $formats })

picture-file = Archivo de imagen

choose = Elegir…

interface-size = Tamaño general

card-size = Tamaño de cartas

## Baraja

deck = Baraja

suits = Palos

two-colors = Dos colores

four-colors = Cuatro colores

back = Dorso

weave = Trenza

reeds = Juncos

lattice = Celosía

large-indices = Índices grandes

local-indices = Letras españolas en las cartas

# A note below this switch: which letters are usual where the language is spoken.
local-indices-note = Letras que llevan las cartas donde se habla esta lengua.

stronger-colors = Colores más vivos

## Juego

play = Juego

play-with = Jugar una carta con

click = Clic

double-click = Doble clic

drag-only = Arrastrar

sort-by = Ordenar cartas por

by-suit = Palo, altas antes

by-suit-rising = Palo, bajas antes

by-rank = Valor

sort-again = Volver a ordenar

card-animation = Animación

no-animation = No

fast-animation = Rápida

normal-animation = Normal

pace = Ritmo del ordenador

fast-pace = Rápido

natural-pace = Natural

slow-pace = Lento

trick-stays = Mostrar la baza acabada

half-a-second = ½ s

one-second = 1¼ s

two-seconds = 2½ s

until-click = Hasta hacer clic

remarks = Comentarios

remarks-now-and-then = A veces

remarks-off = No

play-forced = Jugar automáticamente las cartas obligadas

finish-decided = Acabar automáticamente las manos ya decididas

preview = Ver antes qué haría una carta

allow-undo = Permitir deshacer

allow-hints = Permitir pistas

coach = Avísame cuando una jugada me cueste puntos

coach-off = Nunca

coach-blunders = Solo los errores graves

coach-mistakes = También los errores

coach-everything = Toda pérdida segura

coach-help = Tras una jugada que cuesta puntos con seguridad, el entrenador lo dice antes de que siga el juego, y puedes deshacerla. No habla en la partida del día, en los retos ni con amigos. Una partida en la que ha hablado cuenta como jugada con pistas.

review-games = Analizar en segundo plano las partidas acabadas

review-games-help = Así el resultado muestra los momentos decisivos.

show-today = Mostrar la partida del día en Inicio

keep-statistics = Llevar estadísticas

keep-statistics-help = Los resultados de las partidas acabadas se guardan en este ordenador para la página de estadísticas.

rate-puzzles = Puntuar problemas

rate-puzzles-help = Tus intentos se guardan en este ordenador, para una puntuación y para los problemas que vuelven.

show-goals = Mostrar las medallas en Inicio

## Sonido

sound = Sonido

table-sounds = Sonidos de la mesa

volume = Volumen

## Accesibilidad

accessibility = Accesibilidad

high-contrast = Alto contraste

reduced-motion = Menos movimiento

large-buttons = Botones grandes

announce = El lector de pantalla dice

announce-everything = Todo

announce-tricks = Bazas y mi turno

announce-nothing = Nada

side = Botones y paneles

left = Izquierda

right = Derecha

keyboard-shortcuts = Atajos de teclado

## Reglas de la casa

house-rules = Reglas de la casa

house-rules-help = Cada partida nueva empieza con los jugadores y las reglas de la casa de la última. Elige un juego para cambiarlos o para guardar unas reglas con nombre.

usual-rules = Reglas de siempre

change = Cambiar…

change-rules-of = Cambiar las reglas de { $title }

reset = Restablecer

reset-help = Volver a las reglas y los jugadores de siempre

usual-rules-for = Reglas de siempre para { $title }

## Programas que juegan

programs = Programas

programs-help = Estas órdenes pueden ejecutarse para jugar en la mesa. Si quitas una, se te pregunta otra vez antes de que juegue.

remove = Quitar

remove-program = Quitar { $command } en { $folder }

version = Misère { $version }

about = Misère y licencias

## The face at the table

your-face = Tu cara

initials = Tus iniciales

portrait = Retrato { $number }
