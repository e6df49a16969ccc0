### House rules in words, in the window, in rules texts and in records.

## Values

on = sì
off = no
number = { $number }
card = { CARD($card) }
ranks = { RANK($rank, number: "many") }
table = { LIST($cells, kind: "plain") }
cell = { $key } { $number }
suit = { SUIT($suit) }
rank = { RANK($rank) }

## Values that differ from the usual ones

beside-published = { $value } (originale: { $usual })
beside-usual-here = { $value } (qui di solito: { $usual })
changed-rule = { $label }: { $value }. { $meaning }
rule-and-value = { $label }: { $value }
published = originale
usual-here = qui di solito
no-limit = senza limite

## The chapter on house rules in a rules text

house-rules = Regole della casa
rule-and-values = { $label }. { $help } { $values }
rule-values-and-notes = { $label }. { $help } { $values } { LIST($notes, kind: "sentences") }
preset = Variante { $name }. { $help }
only-default = { CAPITAL($default) }.
default-and-range = { CAPITAL($default) }; da { $low } a { $high }.
default-range-or-none = { CAPITAL($default) }; da { $low } a { $high }, oppure { $none }.
default-otherwise-range = { CAPITAL($default) }; altrimenti da { $low } a { $high }.
default-and-range-each = { CAPITAL($default) }; da { $low } a { $high } ciascuno.
default-otherwise = { CAPITAL($default) }; altrimenti { LIST($others, kind: "or") }.
by-default = di solito { $value }
by-default-with = di solito { $value } con { LIST($players, kind: "or") } giocatori
value-with = { $value } con { LIST($players, kind: "or") } giocatori
defaults = { LIST($values, kind: "plain") }
value-only-with = { $value } (con { LIST($players, kind: "or") } giocatori)

## The rules text of a table with house rules of its own

tonight = Le regole della casa di stasera
playing-preset = Questa è la variante { $name }. { $help }
its-rules = Ecco le sue regole della casa. Dove il testo qui sotto dice altro, valgono queste. Gli esempi e i consigli seguono le regole solite.
these-rules = Giocate con queste regole della casa. Dove il testo qui sotto dice altro, valgono queste. Gli esempi e i consigli seguono le regole solite.
note = Regola della casa. { $meaning }
settled-everywhere = Due punti sono decisi qui per tutti i giochi: chi ha il totale migliore vince, anche in più d’uno, e dà le carte per primo chi pesca la carta più alta.
