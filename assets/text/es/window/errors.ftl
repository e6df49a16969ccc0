### Por qué no se puede hacer lo que se pide. Casi siempre sigue a una frase que dice qué.

detail = { $detail }

## Archivos

file = { $path }: { $detail }

place-in-file = { $path }:{ $line }:{ $column }: { $detail }

## Códigos de reparto y reglas de la casa

not-a-deal-code = `{ $text }` no es un código de reparto: se espera uno como `clubs/4/7F3K-2Q9A`

unknown-game = no hay ningún juego `{ $id }`; los que hay son { $known }

not-a-number-of-players = `{ $text }` no es un número de jugadores

not-a-seed = `{ $text }` no es una semilla: se esperan grupos completos de cuatro cifras y letras, como `7F3K-2Q9A`

mistaken-deal-code = Hay un error en este código de reparto. Cópialo otra vez entero.

player-count = { $seats ->
    [one] { $seats } jugador: tienen que ser de { $least } a { $most }
   *[other] { $seats } jugadores: tienen que ser de { $least } a { $most }
}

dealer = quien reparte, en el asiento { $dealer }: tiene que ser de 0 a { $last }

unknown-house-rule = `{ $name }` no es una regla de la casa de este juego; las que hay son { $known }

house-rule-value = `{ $name }: { $value }`: se espera { $expected }

house-rule-twice = `{ $name }` aparece dos veces

## Programas que juegan

folder-unreadable = no se puede leer la carpeta de trabajo: { $detail }

name-not-unicode = el nombre { $path } no es Unicode válido

command-too-long = la orden es demasiado larga para comprobarla

too-many-files = la orden nombra más de { $most } archivos

files-too-large = los archivos que nombra la orden ocupan más de { $most } GB

program-file-unreadable = no se puede leer { $path }: { $detail }

## Challenges

no-challenge = Este texto no es ni un reto ni un código de reparto.

challenge-of-later-version = Este reto es de una versión más nueva de Misère. Actualiza Misère para jugarlo.

challenge-cut = A este reto le falta el final. Copia todo el texto.

challenge-damaged = Este reto se ha estropeado por el camino. Copia otra vez todo el texto, tal como se envió.

challenge-unsound = Este reto no es válido: { $detail }

challenge-not-alone = Para un reto tiene que haber una sola persona en la mesa, contra los rivales de Misère.

challenge-in-progress = Una partida solo puede convertirse en reto cuando ha acabado.

challenge-continued = Esta partida es la continuación de otra, así que no puede ser un reto.

reply-to-other = Es la respuesta a otro reto.

too-many-replies = En un reto caben como mucho { $most } personas.

## Why a reply is refused, after a colon

plays-end = se acaba en la mano { $deal }

plays-go-on = sigue después de acabar la partida

play-illegal = en la mano { $deal }, la jugada { $step } va contra las reglas

opponent-differs = en la mano { $deal }, jugada { $step }, { $name } hace `{ $played }`, pero en realidad decide `{ $decides }`

reply-by-the-clock = no es una partida de este reto
