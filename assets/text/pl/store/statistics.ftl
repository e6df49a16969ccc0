### Statystyki: co mówią o skończonych partiach i ich analizach.

## Kinds of decisions, as headings of how many mistakes were made in them

kind-lead = Wyjścia
kind-follow = Zagrania do lewy
kind-play = Zagrania kart
kind-pass = Podawanie kart
kind-draw = Dobieranie
kind-take = Branie kart
kind-discard = Odkładanie
kind-lay = Wykładanie na stos
kind-place = Kładzenie kart
kind-cover = Przykrywanie kart
kind-claim = Zgłaszanie
kind-choice = Odpowiedzi na pytania

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

## Statystyki jako tekst

no-games-to-count = Nie ma jeszcze zakończonych partii do policzenia.

column-game = gra
column-opponents = przeciwnicy
column-games = partie
column-won = wygrane
column-chance = przypadek
column-mean = średnia
column-best = rekord
column-streak = z rzędu
column-skill = umiejętności na rozdanie

mixed = różni
programs = programy
people = ludzie

share = { $share }% (od { $low } do { $high })

percent = { $share }%

in-a-row = { $longest } (teraz { $now })

with-rules = zasady: { $rules }

counted-games = { $games ->
    [one] { $games } partia.
    [few] { $games } partie.
   *[many] { $games } partii.
} Przy odsetku wygranych podano przedział na poziomie ufności 95%; wygrana dzielona też się liczy.

losses-in-games = Strata na decyzję w przeanalizowanych partiach, w tysięcznych zwykłych wahań wyniku rozdania:

loss = { $title }: { $loss } ({ $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
})

loss-like = { $title }: { $loss }, jak poziom { LIST($levels, kind: "or") } ({ $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
})

# $points (Message): the number with its margin of error
# $stake (Number): how much the points of a deal vary
points-per-deal = Tracisz { $points } pkt na rozdanie. Zwykła różnica między rozdaniami to około { $stake } pkt.

# $low (Message): a level of the computer players, such as “Medium”
# $high (Message): a better one
plays-between = Margines błędu obejmuje poziomy: { $low } – { $high }.
