### Las reglas de la casa en palabras.

on = sí
off = no

number = { $number }

card = { CARD($card) }

ranks = { RANK($rank, number: "many") }

table = { LIST($cells, kind: "plain") }

cell = { $key } { $number }

suit = { SUIT($suit, number: "one") }

rank = { RANK($rank) }

beside-published = { $value } (publicado: { $usual })

beside-usual-here = { $value } (lo normal aquí: { $usual })

changed-rule = { $label }: { $value }. { $meaning }

rule-and-value = { $label }: { $value }

published = publicado
usual-here = lo normal aquí

no-limit = sin límite

house-rules = Reglas de la casa

rule-and-values = { $label }. { $help } { $values }

rule-values-and-notes = { $label }. { $help } { $values } { LIST($notes, kind: "sentences") }

preset = Variante { $name }. { $help }

only-default = { CAPITAL($default) }.

default-and-range = { CAPITAL($default) }; se puede elegir de { $low } a { $high }.

default-range-or-none = { CAPITAL($default) }; se puede elegir de { $low } a { $high }, o { $none }.

default-otherwise-range = { CAPITAL($default) }; se puede elegir de { $low } a { $high }.

default-and-range-each = { CAPITAL($default) }; se puede elegir de { $low } a { $high } en cada caso.

default-otherwise = { CAPITAL($default) }; otras opciones: { LIST($others, kind: "or") }.

by-default = normalmente, { $value }

by-default-with = normalmente, { $value } con { LIST($players, kind: "or") } jugadores

value-with = { $value } con { LIST($players, kind: "or") } jugadores

defaults = { LIST($values, kind: "plain") }

value-only-with = { $value } (con { LIST($players, kind: "or") } jugadores)

tonight = Reglas de la casa de hoy

playing-preset = Jugáis a { $name }. { $help }

its-rules = Estas son sus reglas de la casa. Si el texto de abajo dice otra cosa, valen estas. Los ejemplos y los consejos siguen las reglas de siempre.

these-rules = Jugáis con estas reglas de la casa. Si el texto de abajo dice otra cosa, valen estas. Los ejemplos y los consejos siguen las reglas de siempre.

note = Regla de la casa. { $meaning }

settled-everywhere = Dos puntos se han fijado aquí para todos los juegos: quienes empatan con el mejor total comparten la victoria, y reparte primero quien saca la carta más alta.
