### Eine Lektion. Ihre eigenen Texte gehören zum Spiel.

home = Start

title = { $title } lernen

step = Schritt { $number } von { $count }

back = Zurück

go-on = Weiter

play-game = Jetzt spielen

puzzles = Aufgaben

show-me = Zeig’s mir

press-hint = Klick auf „Tipp“ oder drück H, wenn du nicht weiterweißt.

cannot-be-shown = Diese Lektion kann nicht gezeigt werden: { $error }.

step-spoken = { $title }. { $text }

question-spoken = { $title }. { $text } { $question }

coach-offer = Am Tisch kann dir ein Trainer sagen, wenn dich eine Entscheidung Punkte kostet. Du kannst sie dann zurücknehmen.
coach-yes = Sag’s mir
coach-no = Nein, danke
