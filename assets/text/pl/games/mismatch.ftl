### Mismatch.

credit = David Parlett

aim = Kto ostatni zagra pasującą kartę, dostaje punkty karne.

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
lowest = Nic nie pasuje, { $points } za najniższą kartę

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
no-match = nic nie pasuje

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
costs-only = Nie pasuje do niczego na stole, a lewa kosztuje tylko { POINTS($points, kind: "penalty") }.

goes-elsewhere = Nie pasuje do niczego na stole, a lewę bierze kto inny.
matches-nothing = Nie pasuje do niczego na stole.
all-match-none-cheaper = Każda twoja karta do czegoś pasuje i żadna nie kosztuje mniej.
all-match = Każda twoja karta do czegoś pasuje.

# $suit (Suit): the suit of the card
# $rank (Rank): its rank
many-of-both-out = W grze jest jeszcze wiele { SUIT($suit, number: "many", case: "gen") } i { RANK($rank, number: "many", case: "gen") }, więc później ta karta często będzie do czegoś pasować.

# $suit (Suit): the suit of the card
many-out = W grze jest jeszcze wiele { SUIT($suit, number: "many", case: "gen") }, więc później ta karta często będzie do czegoś pasować.

## Why somebody played as they did, for everyone at the table: whole sentences with a motive.

motive-lead-many = { YOU($who) ->
    [you] Wychodzisz { CARD($card, case: "ins") }, bo pierwsza karta lewy nie ma do czego pasować, a ta pasowałaby później łatwo: innych kart w kolorze { SUIT($suit) } jest w grze jeszcze { $count }.
   *[other] { NAME($who) } wychodzi { CARD($card, case: "ins") }, bo pierwsza karta lewy nie ma do czego pasować, a ta pasowałaby później łatwo: innych kart w kolorze { SUIT($suit) } jest w grze jeszcze { $count }.
}

motive-lead-low = { YOU($who) ->
    [you] Wychodzisz nisko, { CARD($card, case: "ins") }, żeby zapłacił kto inny, jeśli nic nie będzie pasować.
   *[other] { NAME($who) } wychodzi nisko, { CARD($card, case: "ins") }, żeby zapłacił kto inny, jeśli nic nie będzie pasować.
}

motive-leave = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") }, kartę, która do niczego nie pasuje, i oddajesz lewę: { POINTS($points, kind: "penalty") } dla { NAME($to, case: "gen") }.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") }, kartę, która do niczego nie pasuje, i oddaje lewę: { POINTS($points, kind: "penalty") } dla { NAME($to, case: "gen") }.
}

motive-stay-out = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") }, kartę, która do niczego nie pasuje: lewa zostaje na razie u { NAME($to, case: "gen") }.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") }, kartę, która do niczego nie pasuje: lewa zostaje na razie u { NAME($to, case: "gen") }.
}

motive-stay-below = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") }, kartę, która do niczego nie pasuje i nie przebija { CARD($best, case: "gen") }: gdy nic nie pasuje, płaci najwyższa karta.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") }, kartę, która do niczego nie pasuje i nie przebija { CARD($best, case: "gen") }: gdy nic nie pasuje, płaci najwyższa karta.
}

motive-cheap = { YOU($who) ->
    [you] Zagrywasz { CARD($card, case: "acc") }, kartę, która do niczego nie pasuje: taka lewa kosztuje najwyżej { POINTS($points, kind: "penalty") }.
   *[other] { NAME($who) } zagrywa { CARD($card, case: "acc") }, kartę, która do niczego nie pasuje: taka lewa kosztuje najwyżej { POINTS($points, kind: "penalty") }.
}

motive-cheapest = { YOU($who) ->
    [you] Każda twoja karta do czegoś pasuje i żadna nie jest tańsza niż { CARD($card) }: { POINTS($points, kind: "penalty") }.
   *[other] { NAME($who) } ma same pasujące karty, a żadna nie jest tańsza niż { CARD($card) }: { POINTS($points, kind: "penalty") }.
}

motive-hope = { YOU($who) ->
    [you] Każda twoja karta do czegoś pasuje: zagrywasz { CARD($card, case: "acc") } i liczysz, że po tobie ktoś jeszcze zagra pasującą.
   *[other] { NAME($who) } ma same pasujące karty: zagrywa { CARD($card, case: "acc") } i liczy, że potem ktoś jeszcze zagra pasującą.
}

## House rules: name, help, and what a value means for the game

rule-deals = Rozdania
rule-deals-help = Po tylu rozdaniach partia się kończy.
rule-deals-none = Gra toczy się, aż czyjś wynik dojdzie do limitu punktów, bez względu na liczbę rozdań.

# $count (Count): how many deals
rule-deals-means = { $count ->
    [one] Partia kończy się najpóźniej po { $count } rozdaniu.
    [few] Partia kończy się najpóźniej po { $count } rozdaniach.
   *[many] Partia kończy się najpóźniej po { $count } rozdaniach.
}

rule-target = Limit punktów
rule-target-help = Partia kończy się po rozdaniu, w którym czyjś wynik osiągnie tyle punktów karnych. Rozdania i punkty nie mogą być naraz bez limitu.
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
introduction-aim = Pasujące karty kosztują punkty karne: dwie w kolorze 10, dwie tej samej wartości 20, sekwens trzech kart 30.

# Shows a trick: a five, a jack, another five, and a six that repeats the suit of the jack.
introduction-turn = Zagraj, co chcesz. Lewę bierze, kto ostatni zagra pasującą kartę: tutaj { CARD("6S", as: "symbol") }, bo to drugi pik.

# Shows a trick without a match.
introduction-catch = Gdy nic nie pasuje, lewę bierze najwyższa karta, ale płaci się tylko za najniższą.
