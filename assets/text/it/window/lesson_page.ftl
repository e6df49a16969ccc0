### A lesson. Its own texts come with the game.

home = Inizio
title = Lezione: { $title }
step = Passo { $number } di { $count }
back = Indietro
go-on = Continua
play-game = Gioca
puzzles = Problemi
show-me = Mostrami
press-hint = Premi Consiglio, o H, quando vuoi sapere che cosa fare.
cannot-be-shown = Questa lezione non si può mostrare: { $error }.
step-spoken = { $title }. { $text }
question-spoken = { $title }. { $text } { $question }

coach-offer = Al tavolo, un allenatore può dirti quando una mossa ti costa punti, e a quel punto puoi annullarla.
coach-yes = Dimmelo
coach-no = No, grazie
