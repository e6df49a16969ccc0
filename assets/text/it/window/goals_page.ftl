### La pagina delle medaglie.

title = Medaglie
about = Ogni medaglia si completa in cinque passi: impara il gioco, giocalo, vinci, vinci contro avversari forti e compi un’impresa.
progress = Passi: { $done } su { $all }
medal = { $game }, passi: { $done } su { $all }
full = Questa medaglia è completa.
others = E ancora
