### The first line of the text of a challenge, above a block of letters and digits that Misère reads. It must not say
### anything about the cards or the results.

invitation = Sfida di Misère: { $title }, { $players } giocatori. Incolla tutto questo testo in Misère per giocare queste carte.
with-entries = Sfida di Misère: { $title }, { $players } giocatori; { $entries ->
    [one] l’ha già giocata { $entries } persona
   *[other] l’hanno già giocata { $entries } persone
}. Incolla tutto questo testo in Misère per giocare le stesse carte.
