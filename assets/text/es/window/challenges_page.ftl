### Retos: la página que los reúne y la página de cada uno.

title = Retos

challenge-a-friend = Retar a los amigos

challenge-help = Tus amigos juegan las mismas cartas contra los mismos rivales. Nadie ve cómo les ha ido a los demás antes de haber jugado.

## The list

same-cards = Mismas cartas, otra mesa

paste = Pegar un reto

open-file = Abrir archivo…

how-to-make = Después de cualquier partida, «{ $challenge }» está en «{ $more }».

from = { $name } te reta

received = Un reto para ti

made = Tu reto

to-play = Sin jugar todavía

begun = Empezado

waiting = Ya has jugado. Aún no hay respuesta.

standings = { LIST($results, kind: "dots") }

standing = { $name } { POINTS($points, kind: "number") }

you = Tú

friend = Alguien

row = { $title }: { STOP($heading) } { $state }

deleted = Reto borrado: { $title }

## The page of a challenge

one = Reto

against = Contra { LIST($opponents) }

opponent = { $name } ({ $level })

rules = Reglas de la casa: { LIST($rules, kind: "plain") }

conditions = Sin deshacer y sin pistas hasta que acabe la partida. Lo que han hecho los demás queda oculto hasta que hayas jugado.

other-players = Los rivales de este reto son de la versión { $theirs }. Los tuyos son de la versión { $ours } y deciden de otro modo, así que los resultados no se pueden comparar. Hace falta que los dos tengáis la misma versión de Misère.

send = Manda este reto a tus amigos; sus respuestas te llegarán por el mismo camino.

copy-challenge = Copiar el reto

copy-reply = Copiar respuesta

copied = Copiado. Pégalo en un mensaje para tus amigos.

save = Guardar archivo…

show-text = El texto para enviar

your-name = Tu nombre

name-help = Tus amigos lo verán junto a tu resultado.

compare = Comparar resultados

## Who has played

played = Quién ha jugado

nobody = Aún no ha jugado nadie.

sealed = { $name }: oculto hasta que hayas jugado

line = { $place }. { $name }: { POINTS($points) }

facts = { LIST($facts, kind: "dots") }

place = puesto { $place } de { $players } en la mesa

undone = jugadas deshechas: { $count }

hints = pistas: { $count }

proved = comprobado

by-the-clock = una partida normal, cuyos rivales no se pueden comprobar

other-version = rivales de otra versión, que no se pueden comprobar

checking = { $name }: comprobando cada jugada…

refused = No vale la respuesta de { $name }: { $reason }.

limits = Aquí se vuelve a jugar cada partida, y los rivales tienen que repetir cada decisión. Eso demuestra que un resultado es auténtico, pero no quién ha jugado, en cuántos intentos ni si ha tenido ayuda.

## Two people side by side

deal-by-deal = Mano por mano

compare-with = Comparar con

total = Total

parted = Vuestros caminos se separan en la mano { $deal }:

parted-in-round = Vuestros caminos se separan en la ronda { $deal }:

alike = Habéis jugado lo mismo, carta por carta.

opponents-differ = Una de las dos era una partida normal, y en cada mano un rival decidió otra cosa antes de que se separaran vuestros caminos. Para comparar mejor, lanza un reto desde la página de una partida nueva.

play = { STOP($play) } { $verdict }

best = No se ha encontrado nada mejor.

about-as-good = Venía a dar lo mismo que la mejor jugada.

judging = ¿Había algo mejor? Buscando…

see = Verlo en tu partida

## At the table

no-undo = En un reto no se puede deshacer.

no-hints = En un reto no hay pistas hasta el final.

cards-only = Jugar estas cartas de todos modos

file-name = Reto, { $title }

see-other = Verlo en la otra partida

their-game = { $name }: { $title }

send-reply = Devuelve tu respuesta o pasa el reto a otros: cualquiera puede apuntarse.
