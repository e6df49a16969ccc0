### The house rules of a game that is being set up.

house-rules = Regole della casa
usual-rules = Regole solite
save-preset = Salva variante
delete-preset = Elimina variante
preset-hint = Nome di queste regole
preset-name = Nome di queste regole della casa
published = Originale: { $usual }
usual-here = Qui di solito: { $usual }
back-to-usual = Torna alla regola solita.
back-to-usual-with-note = Torna alla regola solita. { $note }
limit = Limite
less = { $rule }: meno
more = { $rule }: più
label = { CAPITAL($label) }
card = { CARD($card, as: "symbol") }
