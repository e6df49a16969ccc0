### Pierwszy wiersz tekstu wyzwania, nad blokiem liter i cyfr, które czyta Misère. Nie wolno w nim mówić nic o kartach
### ani o wynikach.

# Nobody has played it yet.
# $title (Name): the game
# $players (Count): the number of players
invitation = Wyzwanie Misère: { $title }, { $players } graczy. Wklej cały ten tekst do Misère, żeby zagrać tymi kartami.

# $title (Name): the game
# $players (Count): the number of players
# $entries (Count): how many people have played it, at least one
with-entries = Wyzwanie Misère: { $title }, { $players } graczy, { $entries ->
    [one] zagrała { $entries } osoba
    [few] zagrały { $entries } osoby
   *[many] zagrało { $entries } osób
}. Wklej cały ten tekst do Misère, żeby zagrać tymi samymi kartami.
