### Seven Card Combo.

## Actions, each in the three forms that tricks.ftl describes.

# As an order.
discard-nothing = Nic nie odkładaj

# As done.
# $who (Seat): who discards nothing
discarded-nothing = { YOU($who) ->
    [you] Nic nie odkładasz
   *[other] { NAME($who) } nic nie odkłada
}

# As a noun.
discarding-nothing = zatrzymanie wszystkich kart

# As an order. The article stands before the first card only.
# $cards (Cards): the cards
discard = Odłóż { CARDS($cards, case: "acc") }

# As done.
# $who (Seat): who discards
# $cards (Cards): the cards
discarded = { YOU($who) ->
    [you] Odkładasz { CARDS($cards, case: "acc") }
   *[other] { NAME($who) } odkłada { CARDS($cards, case: "acc") }
}

# As a noun.
# $cards (Cards): the cards
discarding = odłożenie { CARDS($cards, case: "gen") }

# $cards (Cards): the cards
discarding-only = odłożenie tylko { CARDS($cards, case: "gen") }

# As an order.
take-nothing = Nic nie bierz z pakietu

# As done.
# $who (Seat): who takes nothing
took-nothing = { YOU($who) ->
    [you] Nic nie bierzesz z pakietu
   *[other] { NAME($who) } nic nie bierze z pakietu
}

# As a noun.
taking-nothing = pozostawienie całego pakietu

# As an order: cards from a packet.
# $cards (Cards): the cards
take = Weź { CARDS($cards, case: "acc") }

# As done.
# $who (Seat): who takes
# $cards (Cards): the cards
took = { YOU($who) ->
    [you] Bierzesz { CARDS($cards, case: "acc") }
   *[other] { NAME($who) } bierze { CARDS($cards, case: "acc") }
}

# As a noun.
# $cards (Cards): the cards
taking = wzięcie { CARDS($cards, case: "gen") }

# $cards (Cards): the cards
taking-only = wzięcie tylko { CARDS($cards, case: "gen") }

# As an order: a card of a packet goes onto the discard pile.
# $card (Card): the card
lay = Wyłóż { CARD($card, case: "acc") } na stos

# As done.
# $who (Seat): who lays it
# $card (Card): the card
laid = { YOU($who) ->
    [you] Wykładasz { CARD($card, case: "acc") } na stos
   *[other] { NAME($who) } wykłada { CARD($card, case: "acc") } na stos
}

# As a noun.
# $card (Card): the card
laying = wyłożenie { CARD($card, case: "gen") } na stos

# As an order.
draw-from-stock = Dobierz z talonu

# As done.
# $who (Seat): who draws
drew-from-stock = { YOU($who) ->
    [you] Dobierasz z talonu
   *[other] { NAME($who) } dobiera z talonu
}

# As a noun.
drawing-from-stock = dobranie z talonu

# As an order.
# $card (Card): the top card of the pile
draw-from-pile = Dobierz ze stosu { CARD($card, case: "acc") }

# As done.
# $who (Seat): who draws
# $card (Card): the card
drew-from-pile = { YOU($who) ->
    [you] Dobierasz ze stosu { CARD($card, case: "acc") }
   *[other] { NAME($who) } dobiera ze stosu { CARD($card, case: "acc") }
}

# As a noun.
# $card (Card): the top card of the pile
drawing-from-pile = dobranie ze stosu { CARD($card, case: "gen") }

## Refusals

discard-first = Najpierw odkładasz. Możesz też niczego nie odłożyć.
take-from-neighbor = Twój pakiet już leży: teraz weź z pakietu sąsiada.
take-from-packet = Weź z pakietu karty, które chcesz; resztę dobierze ci z talonu program.
lay-first = Najpierw wyłóż resztę pakietu na stos.
now-draw = Twój pakiet już leży: teraz dobierz.
only-top-card = Ze stosu można dobrać tylko kartę z wierzchu.

## What happened

reshuffled = Stos przetasowano na nowy talon.

# A new pile begins.
# $card (Card): its first card
turned-up = Na stos odkryto nową kartę: { CARD($card) }.

## The score sheet

# Why points were scored: for cards that belong to nothing, which are shown beside it.
in-no-combination = Poza układami

## Bonuses, which take points off a hand; lines of the score sheet

three-pairs = Trzy pary
full-house = Full
four-of-a-rank = Kareta
run-of-seven = Siedem kart w sekwensie
seven-of-a-suit = Siedem kart w kolorze

## What lies on the table

credit = Stephen McVerry, współpraca: Ryan McVerry, Danny Hutnik i Nick Tyson

aim = Łącz karty w układy: luźne kosztują punkty karne.

# A line of the note beside the hand.
# $letter (Name): a letter that the cards show
# $combination (Message): a combination
combination-line = { $letter }: { $combination }

# Combinations.
# $count (Count): how many cards of the rank, two to four
# $rank (Rank): the rank
cards-of-rank = { RANK($rank, as: "gender") ->
    [f] { NUMBER($count, as: "words", gender: "f") } { RANK($rank, number: "many") }
   *[m] { NUMBER($count, as: "words") } { RANK($rank, number: "many") }
}

# $count (Count): how many cards of the suit, four or more
# $suit (Suit): the suit
cards-of-suit = { $count ->
    [one] { NUMBER($count, as: "words") } { SUIT($suit, number: "one") }
    [few] { NUMBER($count, as: "words") } { SUIT($suit, number: "many") }
   *[many] { NUMBER($count, as: "words") } { SUIT($suit, number: "many", case: "gen") }
}

# $first (Rank): the first rank, written as on the corner of the card
# $last (Rank): the last rank
run = sekwens od { RANK($first, as: "symbol") } do { RANK($last, as: "symbol") }

# The names of places.
your-packet = twój pakiet

# $who (Seat): another player
packet-of = pakiet { NAME($who, case: "gen") }

# A note about a player.
# $count (Count): how many cards are to be drawn
to-draw = { $count ->
    [one] { $count } do dobrania
    [few] { $count } do dobrania
   *[many] { $count } do dobrania
}

# Notes about a player: cards taken from a packet.
took-no-cards = nic z pakietu

# $count (Count): how many
took-cards = { $count ->
    [one] { $count } karta z pakietu
    [few] { $count } karty z pakietu
   *[many] { $count } kart z pakietu
}

# A note about a player, and a value: the points of a hand.
# $points (Points): the penalty points
counts-penalty = { POINTS($points) }

# The same for fewer than no points, which are good.
# $points (Points): the points
counts = { POINTS($points) }

fact-hand-counts = Twoje karty
fact-round = Runda

# The value of the fact “Round”: each round has three hands, in which everyone draws cards once.
# $number (Count): the round, from 1
# $of (Count): the last round
first-draw = { $number } z { $of }, tura pierwsza

# The same in the second hand.
# $number (Count): the round, from 1
# $of (Count): the last round
second-draw = { $number } z { $of }, tura druga

# The same in the third hand.
# $number (Count): the round, from 1
# $of (Count): the last round
last-draw = { $number } z { $of }, tura ostatnia

## Buttons

button-discard-none = Nic nie odkładaj

# $count (Count): how many cards
button-discard = { $count ->
    [one] Odłóż { $count } kartę
    [few] Odłóż { $count } karty
   *[many] Odłóż { $count } kart
}

button-take-none = Nic nie bierz

# $count (Count): how many cards
button-take = { $count ->
    [one] Weź { $count } kartę
    [few] Weź { $count } karty
   *[many] Weź { $count } kart
}

## Prompts

stock-is-empty = Talon się skończył: tasuje się stos
choose-discards = Odłóż tyle kart, ile chcesz: następna osoba może z nich brać. Dostaniesz o jedną więcej

# $who (Seat): another player
chooses-packet = { YOU($who) ->
    [you] Układasz pakiet
   *[other] { NAME($who) } układa pakiet
}

# $giver (Seat): whose packet it is
take-or-draw = Weź kartę z pakietu { NAME($giver, case: "gen") } albo dobierz

# $need (Count): how many cards the reader gets, more than one
# $giver (Seat): whose packet it is, which has one card
take-one-and-draw = { $need ->
    [one] Należy ci się { $need } karta: z pakietu { NAME($giver, case: "gen") } możesz wziąć jedną, resztę dobierz
    [few] Należą ci się { $need } karty: z pakietu { NAME($giver, case: "gen") } możesz wziąć jedną, resztę dobierz
   *[many] Należy ci się { $need } kart: z pakietu { NAME($giver, case: "gen") } możesz wziąć jedną, resztę dobierz
}

# $need (Count): how many cards the reader gets, more than one
# $most (Count): how many of them can come from the packet, more than one
# $giver (Seat): whose packet it is
take-and-draw = { $need ->
    [one] Należy ci się { $need } karta: z pakietu { NAME($giver, case: "gen") } możesz wziąć najwyżej { $most }, resztę dobierz
    [few] Należą ci się { $need } karty: z pakietu { NAME($giver, case: "gen") } możesz wziąć najwyżej { $most }, resztę dobierz
   *[many] Należy ci się { $need } kart: z pakietu { NAME($giver, case: "gen") } możesz wziąć najwyżej { $most }, resztę dobierz
}

# $who (Seat): another player
# $giver (Seat): whose packet it is
looks-at-packet = { YOU($who) ->
    [you] Oglądasz pakiet { NAME($giver, case: "gen") }
   *[other] { YOU($giver) ->
        [you] { NAME($who) } ogląda twój pakiet
       *[other] { NAME($who) } ogląda pakiet { NAME($giver, case: "gen") }
    }
}

lay-last = Wyłóż ostatnią kartę pakietu na stos
lay-rest = Wyłóż resztę pakietu na stos, karta po karcie

# $who (Seat): another player
lays-rest = { YOU($who) ->
    [you] Wykładasz resztę pakietu na stos
   *[other] { NAME($who) } wykłada resztę pakietu na stos
}

draw-one = Dobierz kartę z talonu albo ze stosu

# $count (Count): how many cards, more than one
draw-several = { $count ->
    [one] Dobierz { $count } kartę z talonu albo ze stosu
    [few] Dobierz { $count } karty, każdą z talonu albo ze stosu
   *[many] Dobierz { $count } kart, każdą z talonu albo ze stosu
}

# $who (Seat): another player
# $count (Count): how many cards
draws = { YOU($who) ->
    [you] Dobierasz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
   *[other] { NAME($who) } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
}

## Reasons for an action, each a sentence about it. “You” is whoever acts.

# $combination (Message): such as “three kings”
keeps-together = Zachowujesz { $combination }.

# $combination (Message): such as “three kings”
gives-you = Masz wtedy { $combination }.

pile-can-wait = Karta z wierzchu stosu poczeka do następnego dobrania.

discards-useless = Żadna z odrzucanych kart nie pasuje do innej na ręce.

packet-useless = Nic w pakiecie nie pasuje do twoich kart.

# $card (Card): the top card of the pile
pile-useless = { CARD($card, capital: "yes") } ze stosu nie pasuje do niczego na ręce.

# $card (Card): a card of the packet that is laid on the pile
lays-useless = { CARD($card, capital: "yes") } nie pasuje do niczego na ręce.

# A combination in these sentences.
# $first (Rank): the first rank
# $last (Rank): the last rank
run-from-to = sekwens od { RANK($first, case: "gen") } do { RANK($last, case: "gen") }

# Several cards of a rank in these sentences.
# $count (Count): how many cards, two to four
# $rank (Rank): their rank
some-of-rank = { cards-of-rank }

## Why somebody acted as they did, for everyone at the table: whole sentences with a motive.

motive-keep = { YOU($who) ->
    [you] Odkładasz { CARDS($cards, case: "acc") } i zatrzymujesz { $combination }.
   *[other] { NAME($who) } odkłada { CARDS($cards, case: "acc") } i zatrzymuje { $combination }.
}

motive-keep-all = { YOU($who) ->
    [you] Nic nie odkładasz i zatrzymujesz { $combination }.
   *[other] { NAME($who) } nic nie odkłada i zatrzymuje { $combination }.
}

motive-take = { YOU($who) ->
    [you] Bierzesz { CARDS($cards, case: "acc") } i masz { $combination }.
   *[other] { NAME($who) } bierze { CARDS($cards, case: "acc") } i ma { $combination }.
}

motive-take-nothing = { YOU($who) ->
    [you] Nic nie bierzesz z pakietu, bo nic w nim nie pasuje do twoich kart.
   *[other] { NAME($who) } nic nie bierze z pakietu, bo nic w nim nie pasuje do kart na ręce.
}

motive-draw-pile = { YOU($who) ->
    [you] Dobierasz { CARD($card, case: "acc") } ze stosu i masz { $combination }.
   *[other] { NAME($who) } dobiera { CARD($card, case: "acc") } ze stosu i ma { $combination }.
}

motive-stock = { YOU($who) ->
    [you] Dobierasz z talonu, bo { CARD($card) } ze stosu nie pasuje do niczego na ręce.
   *[other] { NAME($who) } dobiera z talonu, bo { CARD($card) } ze stosu nie pasuje do niczego na ręce.
}

motive-stock-first = { YOU($who) ->
    [you] Najpierw dobierasz z talonu: karta z wierzchu stosu może poczekać.
   *[other] { NAME($who) } najpierw dobiera z talonu: karta z wierzchu stosu może poczekać.
}

motive-cover = { YOU($who) ->
    [you] Wykładasz { CARD($card, case: "acc") } na stos wcześniej niż ostatnią kartę pakietu, żeby na wierzchu była inna.
   *[other] { NAME($who) } wykłada { CARD($card, case: "acc") } na stos wcześniej niż ostatnią kartę pakietu, żeby na wierzchu była inna.
}

## House rules: name, help, and what a value means for the game

rule-matches = Kolejki
rule-matches-help = Po tylu kolejkach partia się kończy; w kolejce każdy rozdaje jedną rundę.

# $count (Count): how many matches
rule-matches-means = { $count ->
    [one] Partia ma { $count } kolejkę; w kolejce każdy rozdaje jedną rundę.
    [few] Partia ma { $count } kolejki; w kolejce każdy rozdaje jedną rundę.
   *[many] Partia ma { $count } kolejek; w kolejce każdy rozdaje jedną rundę.
}

rule-bonus-small = Mała premia
rule-bonus-small-help = Ile punktów karnych odejmują trzy pary albo full.
rule-bonus-small-none = Trzy pary i full nic nie odejmują.

# $points (Points): the bonus
rule-bonus-small-means = Trzy pary albo full odejmują { POINTS($points, kind: "penalty") }.

rule-bonus-large = Duża premia
rule-bonus-large-help = Ile punktów karnych odejmuje kareta, sekwens wszystkich siedmiu kart albo siedem kart w kolorze.
rule-bonus-large-none = Kareta, sekwens wszystkich siedmiu kart i siedem kart w kolorze nic nie odejmują.

# $points (Points): the bonus
rule-bonus-large-means = Kareta, sekwens wszystkich siedmiu kart albo siedem kart w kolorze odejmuje { POINTS($points, kind: "penalty") }.

## The introduction: one sentence under each of three pictures, as short as possible

# Shows a run of four, more hearts, and a loose card.
introduction-aim = Połącz swoje siedem kart w sekwensy, kolory i pary. Każda luźna kosztuje punkt karny.

# Shows two cards kept and two laid face down.
introduction-turn = Odłóż karty, których nie chcesz, i dobierz o jedną więcej.

# Shows a packet from which a card is taken.
introduction-catch = Karty, które odkładasz, przegląda następna osoba i bierze te, które chce.
