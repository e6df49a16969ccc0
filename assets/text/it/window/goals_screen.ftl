### La pagina di quello che non si è ancora provato o fatto.

title = Da scoprire
about = Quello che non hai ancora provato o fatto. Scegli, e si comincia.
all-done = Hai provato e fatto tutto quello che c’è in questa pagina.
lessons = Lezioni
games = Una partita intera
levels = Vinci contro
others = E ancora
done = Fatto: { $done } su { $all }
list = { LIST($goals, kind: "dots") }
