### Mismatch.

credit = David Parlett

aim = Kto ostatni trafi w kolor, wartość lub sekwens, dostaje punkty karne.

# House rules that cannot go together.
never-ends = Ustaw limit rozdań albo punktów, bo inaczej partia nigdy się nie skończy.

## Matches: cards of a trick that go together, as items of a list within a sentence

# Cards of a suit.
# $count (Count): how many, two to four
# $suit (Suit): the suit
of-suit = { NUMBER($count, as: "words") } { SUIT($suit, number: "many") }

# Cards of a rank.
# $count (Count): how many, two to four
# $rank (Rank): the rank
of-rank = { RANK($rank, as: "gender") ->
    [f] { NUMBER($count, as: "words", gender: "f") } { RANK($rank, number: "many") }
   *[m] { NUMBER($count, as: "words") } { RANK($rank, number: "many") }
}

# A run, without an article.
# $ranks (List): its ranks in order
run = sekwens { LIST($ranks, kind: "run") }

# A run.
# $ranks (List): its ranks in order
the-run = sekwens { LIST($ranks, kind: "run") }

# Several cards of a rank, within a sentence.
# $count (Count): how many cards, two to four
# $rank (Rank): their rank
some-of-rank = { of-rank }

# The same run with either of two cards of a rank.
# $ranks (List): its ranks in order
two-runs = dwa sekwensy { LIST($ranks, kind: "run") }

# A rank in a run.
# $rank (Rank): the rank, written as on the corner of the card
rank = { RANK($rank, as: "symbol") }

# A match with what it costs.
# $found (Message): the match, such as “two hearts”
# $points (Number): the penalty points
for-points = { $found } za { $points }

## The score sheet: why points were scored

# $matches (List): the matches, each with its points
matches = { LIST($matches, kind: "plain", capital: "yes") }

# $points (Number): the points
lowest = Bez trafienia, { $points } za najniższą kartę

## What the last trick was worth, to follow “takes the trick: ”

# $points (Points): the points
# $matches (List): the matches
worth-of-matches = { POINTS($points, kind: "penalty") } za { LIST($matches) }

# $points (Points): the points
# $card (Card): the lowest card
worth-of-lowest = { POINTS($points, kind: "penalty") } za najniższą kartę, { CARD($card, case: "acc") }

## Previews: what a card would do. Short.

# The reader would pay, unless others play on it.
# $matches (List): the matches that the card makes
# $points (Points): the points
so-far-to-you = { LIST($matches, kind: "plain", capital: "yes") }: na razie { POINTS($points, kind: "penalty") } dla ciebie

# Another player would pay, unless others play on it.
# $matches (List): the matches that the card makes
# $points (Points): the points
# $who (Seat): who would pay
so-far-to = { LIST($matches, kind: "plain", capital: "yes") }: na razie { POINTS($points, kind: "penalty") } dla { NAME($who, case: "gen") }

# The reader would pay.
# $matches (List): the matches that the card makes
# $points (Points): the points
points-to-you = { LIST($matches, kind: "plain", capital: "yes") }: { POINTS($points, kind: "penalty") } dla ciebie

# Another player would pay.
# $matches (List): the matches that the card makes
# $points (Points): the points
# $who (Seat): who would pay
points-to = { LIST($matches, kind: "plain", capital: "yes") }: { POINTS($points, kind: "penalty") } dla { NAME($who, case: "gen") }

# An item in place of the matches.
no-match = bez trafienia

## What lies on the table

# The name of a place.
# $who (Seat): whose penalties lie there
penalty-pile = { YOU($who) ->
    [you] twoje punkty karne
   *[other] punkty karne { NAME($who, case: "gen") }
}

# A note beside a penalty pile.
# $points (Number): the points in it
penalty = razem { $points }

# A note beside a penalty pile.
# $points (Number): the points in it
# $count (Count): the counters in it, which stand for some of the points
penalty-with-counters = { $count ->
    [one] razem { $points }, w tym { $count } żeton
    [few] razem { $points }, w tym { $count } żetony
   *[many] razem { $points }, w tym { $count } żetonów
}

# The name of a place, and a note beside it.
waste-pile = odłożone karty
waste = odłożone

fact-trick = Ta lewa

# The value of the fact “This trick”: the reader would pay.
# $points (Points): the points
trick-to-you = na razie { POINTS($points, kind: "penalty") } dla ciebie

# The value of the fact “This trick”: another player would pay.
# $points (Points): the points
# $who (Seat): who would pay
trick-to = na razie { POINTS($points, kind: "penalty") } dla { NAME($who, case: "gen") }

fact-ace = As w sekwensie

## Prompts

play-any = Twoja kolej: zagraj dowolną kartę

## Reasons for playing a card, each a sentence about that card. “You” is whoever plays.

# $points (Points): what the trick costs the player
costs-only = W nic na stole nie trafia, a lewa kosztuje tylko { POINTS($points, kind: "penalty") }.

goes-elsewhere = W nic na stole nie trafia, a lewę bierze kto inny.
matches-nothing = W nic na stole nie trafia.
all-match-none-cheaper = Każda twoja karta w coś trafia i żadna nie kosztuje mniej.
all-match = Każda twoja karta w coś trafia.

# $suit (Suit): the suit of the card
# $rank (Rank): its rank
many-of-both-out = W grze jest jeszcze wiele { SUIT($suit, number: "many", case: "gen") } i { RANK($rank, number: "many", case: "gen") }, więc później często w coś trafi.

# $suit (Suit): the suit of the card
many-out = W grze jest jeszcze wiele { SUIT($suit, number: "many", case: "gen") }, więc później często w coś trafi.

## Why somebody played as they did, for everyone at the table: whole sentences with a motive.

motive-lead-many = { YOU($who) ->
    [you] Wychodzisz { CARD($card, case: "ins") }, bo wyjściem w nic się nie trafia, a ta karta mogłaby później łatwo w coś trafić: innych kart w kolorze { SUIT($suit) } jest w grze jeszcze { $count }.
   *[other] { NAME($who) } wychodzi { CARD($card, case: "ins") }, bo wyjściem w nic się nie trafia, a ta karta mogłaby później łatwo w coś trafić: innych kart w kolorze { SUIT($suit) } jest w grze jeszcze { $count }.
}

motive-lead-low = { YOU($who) ->
    [you] Wychodzisz nisko, { CARD($card, case: "ins") }, żeby zapłacił kto inny, jeśli nikt w nic nie trafi.
   *[other] { NAME($who) } wychodzi nisko, { CARD($card, case: "ins") }, żeby zapłacił kto inny, jeśli nikt w nic nie trafi.
}

motive-leave = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") }, w nic nie trafiasz i oddajesz lewę: { POINTS($points, kind: "penalty") } dla { NAME($to, case: "gen") }.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") }, w nic nie trafia i oddaje lewę: { POINTS($points, kind: "penalty") } dla { NAME($to, case: "gen") }.
}

motive-stay-out = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") } i w nic nie trafiasz: lewa zostaje na razie u { NAME($to, case: "gen") }.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") } i w nic nie trafia: lewa zostaje na razie u { NAME($to, case: "gen") }.
}

motive-stay-below = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") }, w nic nie trafiasz i nie przebijasz { CARD($best, case: "gen") }: bez trafienia płaci najwyższa karta.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") }, w nic nie trafia i nie przebija { CARD($best, case: "gen") }: bez trafienia płaci najwyższa karta.
}

motive-cheap = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") } i w nic nie trafiasz: bez trafienia lewa kosztuje najwyżej { POINTS($points, kind: "penalty") }.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") } i w nic nie trafia: bez trafienia lewa kosztuje najwyżej { POINTS($points, kind: "penalty") }.
}

motive-cheapest = { YOU($who) ->
    [you] Każda twoja karta w coś trafia i żadna nie jest tańsza niż { CARD($card) }: { POINTS($points, kind: "penalty") }.
   *[other] { NAME($who) } każdą kartą w coś trafia, a żadna nie jest tańsza niż { CARD($card) }: { POINTS($points, kind: "penalty") }.
}

motive-hope = { YOU($who) ->
    [you] Każda twoja karta w coś trafia: zagrywasz { CARD($card, case: "acc") } i liczysz, że po tobie trafi jeszcze ktoś.
   *[other] { NAME($who) } każdą kartą w coś trafia: zagrywa { CARD($card, case: "acc") } i liczy, że potem trafi jeszcze ktoś.
}

## House rules: name, help, and what a value means for the game

rule-deals = Rozdania
rule-deals-help = Po tylu rozdaniach partia się kończy.
rule-deals-none = Gra toczy się, aż czyjś wynik dojdzie do granicy, bez względu na liczbę rozdań.

# $count (Count): how many deals
rule-deals-means = { $count ->
    [one] Partia kończy się najpóźniej po { $count } rozdaniu.
    [few] Partia kończy się najpóźniej po { $count } rozdaniach.
   *[many] Partia kończy się najpóźniej po { $count } rozdaniach.
}

rule-target = Granica
rule-target-help = Partia kończy się po rozdaniu, w którym czyjś wynik osiągnie tyle punktów karnych. Rozdania i granica nie mogą być naraz bez limitu.
rule-target-none = Żaden wynik nie kończy gry przed czasem; rozgrywa się zawsze wszystkie rozdania.

# $points (Points): the target
rule-target-means = Partia kończy się po rozdaniu, w którym czyjś wynik osiągnie { POINTS($points, kind: "penalty") } lub więcej.

rule-ace = As w sekwensie
rule-ace-help = Wysoki: sekwensem jest { RANK("Q", as: "symbol") }-{ RANK("K", as: "symbol") }-{ RANK("A", as: "symbol") }. Niski: sekwensem jest { RANK("A", as: "symbol") }-2-3. W kółko: także { RANK("K", as: "symbol") }-{ RANK("A", as: "symbol") }-2.
ace-high-or-low = wysoki lub niski
ace-high-only = tylko wysoki
ace-round-the-corner = w kółko
rule-ace-high-only = W sekwensie as stoi tylko nad królem: { RANK("Q", as: "symbol") }-{ RANK("K", as: "symbol") }-{ RANK("A", as: "symbol") } jest sekwensem, { RANK("A", as: "symbol") }-2-3 nie jest.
rule-ace-round-the-corner = W sekwensie as łączy też króla z dwójką: { RANK("K", as: "symbol") }-{ RANK("A", as: "symbol") }-2 jest sekwensem, podobnie { RANK("Q", as: "symbol") }-{ RANK("K", as: "symbol") }-{ RANK("A", as: "symbol") }-2 i { RANK("K", as: "symbol") }-{ RANK("A", as: "symbol") }-2-3.

## The introduction: one sentence under each of three pictures, as short as possible

# Shows two cards of a suit, two of a rank, and a run.
introduction-aim = Trafienia kosztują punkty karne: dwie karty w kolorze 10, dwie tej samej wartości 20, sekwens trzech kart 30.

# Shows a trick: a five, a jack, another five, and a six that repeats the suit of the jack.
introduction-turn = Zagraj, co chcesz. Lewę bierze ten, kto trafił ostatni: tutaj { CARD("6S", as: "symbol") }, bo to drugi pik.

# Shows a trick without a match.
introduction-catch = Bez trafienia lewę bierze najwyższa karta, ale płaci się tylko za najniższą.
