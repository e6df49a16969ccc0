### Statistics: what is said about finished games and their reviews.

## Kinds of decisions, as headings of how many mistakes were made in them

kind-lead = Aprire una presa
kind-follow = Giocare dopo l’apertura
kind-play = Giocare una carta
kind-pass = Passare carte
kind-draw = Pescare
kind-take = Prendere carte
kind-discard = Scartare
kind-lay = Mettere sugli scarti
kind-place = Posare una carta
kind-cover = Coprire una carta
kind-claim = Segnare punti
kind-choice = Rispondere a una domanda
kind-other = Altre decisioni ({ $kind })

## House rules that were changed

changed-rules = { LIST($rules, kind: "plain") }
unknown-rule = { $name }: { $value }
