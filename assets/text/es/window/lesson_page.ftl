home = Inicio

title = Lección: { $title }

step = Paso { $number } de { $count }

back = Atrás

go-on = Seguir

play-game = Jugar

puzzles = Problemas

show-me = Ver cómo

press-hint = Pulsa Pista, o la H, cuando quieras saber qué hacer.

cannot-be-shown = No se puede mostrar esta lección: { $error }.

step-spoken = { $title }. { $text }

question-spoken = { $title }. { $text } { $question }

coach-offer = En la mesa, un entrenador puede avisarte cuando una jugada te cueste puntos, y entonces puedes deshacerla.
coach-yes = Avísame
coach-no = No, gracias
