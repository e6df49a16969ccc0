### The first line of the text of a challenge, above a block of letters and digits that Misère reads. It must not say
### anything about the cards or the results.

# Nobody has played it yet.
# $title (Name): the game
# $players (Count): the number of players
invitation = Misère challenge: { $title }, { $players } players. Copy this whole text into Misère to play these cards.

# $title (Name): the game
# $players (Count): the number of players
# $entries (Count): how many people have played it, at least one
with-entries = Misère challenge: { $title }, { $players } players, { $entries ->
    [one] played by { $entries } person
   *[other] played by { $entries } people
}. Copy this whole text into Misère to play the same cards.
