### Co się dzieje przy stole, opowiedziane komuś, kto tego nie widzi: czytniki ekranu i zapisy partii. Zawsze w czasie
### teraźniejszym.

# A deal has begun.
# $deal (Count): its number, from 1
# $dealer (Seat): who dealt
deal = { YOU($dealer) ->
    [you] Rozdanie { $deal }: ty rozdajesz.
   *[other] Rozdanie { $deal }: rozdaje { NAME($dealer) }.
}

# A deal has begun with a card face up on the table.
# $deal (Count): its number, from 1
# $dealer (Seat): who dealt
# $card (Card): the card on the table
deal-with-card = { YOU($dealer) ->
    [you] Rozdanie { $deal }: ty rozdajesz, na stole leży { CARD($card) }.
   *[other] Rozdanie { $deal }: rozdaje { NAME($dealer) }, na stole leży { CARD($card) }.
}

# Cards were passed that the reader knows.
# $from (Seat): who passed them
# $cards (Cards): the cards
# $to (Seat): who got them
passed-known = { YOU($from) ->
    [you] Podajesz { CARDS($cards, case: "acc") }, odbiera { NAME($to) }.
   *[other] { YOU($to) ->
        [you] { NAME($from) } podaje ci { CARDS($cards, case: "acc") }.
       *[other] { NAME($from) } podaje { CARDS($cards, case: "acc") }, odbiera { NAME($to) }.
    }
}

# Cards were passed that the reader does not know.
# $from (Seat): who passed them
# $count (Count): how many
# $to (Seat): who got them
passed = { YOU($from) ->
    [you] Podajesz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }, odbiera { NAME($to) }.
   *[other] { YOU($to) ->
        [you] { NAME($from) } podaje ci { $count ->
            [one] { $count } kartę
            [few] { $count } karty
           *[many] { $count } kart
        }.
       *[other] { NAME($from) } podaje { $count ->
            [one] { $count } kartę
            [few] { $count } karty
           *[many] { $count } kart
        }, odbiera { NAME($to) }.
    }
}

# No cards were passed.
# $from (Seat): who passed
# $to (Seat): who got nothing
passed-nothing = { YOU($from) ->
    [you] Nie podajesz kart, { NAME($to) } nic od ciebie nie dostaje.
   *[other] { YOU($to) ->
        [you] { NAME($from) } nie podaje ci kart.
       *[other] { NAME($from) } nie podaje kart, { NAME($to) } nic nie dostaje.
    }
}

# Cards were drawn that the reader knows.
# $who (Seat): who drew them
# $cards (Cards): the cards
drew-known-from-stock = { YOU($who) ->
    [you] Dobierasz z talonu { CARDS($cards, case: "acc") }.
   *[other] { NAME($who) } dobiera z talonu { CARDS($cards, case: "acc") }.
}

# Cards were drawn from the discard pile, which everyone sees.
# $who (Seat): who drew them
# $cards (Cards): the cards
drew-known-from-pile = { YOU($who) ->
    [you] Dobierasz ze stosu { CARDS($cards, case: "acc") }.
   *[other] { NAME($who) } dobiera ze stosu { CARDS($cards, case: "acc") }.
}

# Cards were drawn from those that another player laid aside, and the reader knows them.
# $who (Seat): who drew them
# $cards (Cards): the cards
drew-known-from-packet = { YOU($who) ->
    [you] Bierzesz z pakietu { CARDS($cards, case: "acc") }.
   *[other] { NAME($who) } bierze z pakietu { CARDS($cards, case: "acc") }.
}

# Cards were drawn that the reader does not know.
# $who (Seat): who drew them
# $count (Count): how many
drew-from-stock = { YOU($who) ->
    [you] Dobierasz z talonu { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
   *[other] { NAME($who) } dobiera z talonu { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
}

# Cards were drawn from those that another player laid aside, and the reader does not know them.
# $who (Seat): who drew them
# $count (Count): how many
drew-from-packet = { YOU($who) ->
    [you] Bierzesz z pakietu { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
   *[other] { NAME($who) } bierze z pakietu { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
}

# A trick was taken.
# $who (Seat): who took it
took-trick = { YOU($who) ->
    [you] Bierzesz lewę.
   *[other] { NAME($who) } bierze lewę.
}

# A trick was taken that is worth something.
# $who (Seat): who took it
# $worth (Message): its worth, such as “2 penalty points”
took-trick-worth = { YOU($who) ->
    [you] Bierzesz lewę: { $worth }.
   *[other] { NAME($who) } bierze lewę: { $worth }.
}

# A line of the score sheet.
# $who (Seat): who got the points
# $points (Points): the points
# $why (Message): what they are for, such as “Queen of spades”
got-points = { YOU($who) ->
    [you] { CAPITAL($why) }: { POINTS($points) } dla ciebie.
   *[other] { CAPITAL($why) }: { POINTS($points) } dla { NAME($who, case: "gen") }.
}

# A deal was scored.
# $deal (Count): its number, from 1
# $scores (List): what each player got, such as “Berta got 3 points”
scored = Koniec rozdania { $deal }: { LIST($scores) }.

# A deal was scored in which nobody got points.
# $deal (Count): its number, from 1
scored-nothing = Koniec rozdania { $deal }: nikt nie dostaje punktów.

# A deal was scored in which nobody got penalty points.
# $deal (Count): its number, from 1
scored-no-penalty = Koniec rozdania { $deal }: nikt nie dostaje punktów karnych.

# An item of the list in “scored”.
# $who (Seat): who got the points
# $points (Points): the points
got = { YOU($who) ->
    [you] dostajesz { POINTS($points) }
   *[other] { NAME($who) } dostaje { POINTS($points) }
}

# An item of the list in “scored”, where the lowest score wins.
# $who (Seat): who got the points
# $points (Points): the penalty points
got-penalty = { YOU($who) ->
    [you] dostajesz { POINTS($points, kind: "penalty") }
   *[other] { NAME($who) } dostaje { POINTS($points, kind: "penalty") }
}

# An action in secret.
# $who (Seat): who chose
# $count (Count): how many cards
chose-in-secret = { YOU($who) ->
    [you] { $count ->
        [0] W tajemnicy nie wybierasz żadnej karty.
        [one] Wybierasz w tajemnicy { $count } kartę.
        [few] Wybierasz w tajemnicy { $count } karty.
       *[many] Wybierasz w tajemnicy { $count } kart.
    }
   *[other] { $count ->
        [0] W tajemnicy { NAME($who) } nie wybiera żadnej karty.
        [one] { NAME($who) } wybiera w tajemnicy { $count } kartę.
        [few] { NAME($who) } wybiera w tajemnicy { $count } karty.
       *[many] { NAME($who) } wybiera w tajemnicy { $count } kart.
    }
}

# Any action, told as a sentence.
# $action (Message): the action as done, such as “Berta played the ten of hearts”
acted = { $action }.
