start-game = Empezar

learn = Lección

rules = Reglas

play-now = Jugar ya

learn-in-minutes = Lección ({ $minutes } min)

facts = { $length }{ "  ·  " }de { $inventor }

the-aim = De qué va

a-turn = Cómo se juega

the-catch = La gracia

players-are = Jugadores: { NAMES($players) }

rules-as-published = Reglas de la casa: las publicadas

rules-as-usual = Reglas de la casa: las de siempre

rules-named = Reglas de la casa: { $name }

rules-changed = Reglas de la casa: { $count ->
    [one] { $count } cambio
   *[other] { $count } cambios
}

freshly-shuffled = Cartas: recién barajadas

by-deal-code = Cartas: por código

## Jugadores

players = Jugadores

seat = Asiento { $seat }

player-at = Quién juega en el asiento { $seat }

person = Persona

program = Programa…

face-at = Elige quién juega en el asiento { $seat }

character-at = Carácter en el asiento { $seat }

even-tempered = Neutral

cautious = Prudente

bold = Audaz

moon-shooter = A por todas

nobody-plays = Ningún asiento es tuyo: solo miras.

clockwise = Los asientos se numeran alrededor de la mesa, en el sentido de las agujas del reloj.

several-people = ¿Quiénes jugáis? Escribid vuestros nombres. Las cartas se tapan mientras os cambiáis de sitio.

characters-help = El carácter cambia la manera de jugar, no el nivel. Si es prudente, evita los riesgos; si es audaz, los busca; si va a por todas, lo quiere todo; y si es neutral, ni una cosa ni otra.

command-at = Orden del programa del asiento { $seat }

command-help = La orden que arranca el programa.

copy-guide = Copiar la dirección de la guía

command-is-shown = Antes de ejecutar esta orden por primera vez, se te muestra entera.

## Niveles

novice-habit = Principiante: está aprendiendo y se le escapa mucho.

easy-habit = Fácil: comete los errores de cualquiera.

medium-habit = Medio: juega con sensatez, sin mirar más allá.

hard-habit = Difícil: mira un poco más allá.

master-habit = Maestro: ve venir las cosas de lejos y recuerda todas las cartas.

show-win-rates = Ver porcentajes

hide-win-rates = Quitar porcentajes

win-rate = { $level }: gana el { $share } % de las partidas de { NUMBER($seats, as: "words") } contra { $others ->
    [one] { NUMBER($others, as: "words") } rival de nivel { $below }
   *[other] { NUMBER($others, as: "words") } rivales de nivel { $below }
}.

## La ocasión

same-deal = Las mismas cartas

same-deal-help = No cambian las cartas ni quién reparte primero. Elige otros rivales, o corred todos un asiento para jugar cada uno con las cartas de otro.

move-on = Correr todos un asiento

evening-game = Partida { $number } de la velada

game = Juego

same-players = Durante toda la velada juegan los mismos.

evening = Noche de juegos

evening-help = Varias partidas seguidas, con la clasificación después de cada una. Al acabar una, eliges el juego de la siguiente.

## Cartas

cards-help = De dónde salen las cartas: barajar, cortar y código de reparto

no-seal = Una partida con código de reparto no lleva sello.

cut = Corta la baraja (si quieres)

any-word = una palabra

cut-help = El sello fija cómo se baraja; después, tu palabra lo cambia. Nadie puede elegir las cartas.

deal-code = Código

random = al azar

code-sets-rules = Este código es para { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
} y fija las reglas de la casa.

## Por qué no se puede empezar

needs-command = Al asiento { $seat } le falta una orden.

code-of-other-game = Este código es de { $title }.

code-for-players = Este código es para { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}.

not-a-code = Un código de reparto tiene este aspecto: 7F3K-2Q9A.
