### Statystyki: co mówią o skończonych partiach i ich analizach.

## Kinds of decisions, as headings of how many mistakes were made in them

kind-lead = Wyjście
kind-follow = Zagranie do lewy
kind-play = Zagranie karty
kind-pass = Podanie kart
kind-draw = Dobieranie
kind-take = Branie kart
kind-discard = Odkładanie
kind-lay = Wykładanie na stos
kind-place = Położenie karty
kind-cover = Przykrycie karty
kind-claim = Zgłoszenie
kind-choice = Odpowiedź na pytanie

# A kind that only a game has that this program does not know.
# $kind (Name): its name in the file
kind-other = Inne decyzje ({ $kind })

## House rules that were changed

# $rules (List): the rules, each with its value
changed-rules = { LIST($rules, kind: "plain") }

# A rule that the game does not have in this version.
# $name (Name): its name in the file
# $value (Name): its value in the file
unknown-rule = { $name }: { $value }
