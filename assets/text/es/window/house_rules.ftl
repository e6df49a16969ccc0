house-rules = Reglas de la casa

usual-rules = Las de siempre

save-preset = Guardar

delete-preset = Borrar variante

preset-hint = Nombre de estas reglas

preset-name = Nombre de estas reglas de la casa

published = Publicado: { $usual }

usual-here = Lo normal aquí: { $usual }

back-to-usual = Volver a la regla de siempre.

back-to-usual-with-note = Volver a la regla de siempre. { $note }

limit = Límite

less = { $rule }: menos

more = { $rule }: más

label = { CAPITAL($label) }

card = { CARD($card, as: "symbol") }
