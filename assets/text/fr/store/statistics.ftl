### Statistiques : ce qui est dit des parties finies et de leurs analyses.

## Kinds of decisions, as headings

kind-lead = Entamer
kind-follow = Jouer dans un pli
kind-play = Jouer une carte
kind-pass = Passer des cartes
kind-draw = Piocher
kind-take = Prendre des cartes
kind-discard = Écarter
kind-lay = Défausser
kind-place = Poser une carte
kind-cover = Couvrir une carte
kind-claim = Réclamer
kind-choice = Répondre à une question

kind-other = Autres décisions ({ $kind })

## House rules that were changed

changed-rules = { LIST($rules, kind: "plain") }

unknown-rule = { $name } : { $value }
