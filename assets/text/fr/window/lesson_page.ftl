### Une leçon. Ses textes sont avec ceux du jeu.

home = Accueil

title = Leçon : { $title }

step = Étape { $number } sur { $count }

back = Retour

go-on = Continuer

play-game = Jouer une partie

puzzles = Problèmes

show-me = Montrer

press-hint = Appuyez sur Conseil, ou sur la touche H, dès que vous hésitez.

cannot-be-shown = Impossible d’afficher cette leçon : { $error }.

step-spoken = { $title }. { $text }

question-spoken = { $title }. { $text } { $question }

coach-offer = À la table, un entraîneur peut vous dire quand un coup vous coûte des points. Vous pouvez alors l’annuler.
coach-yes = Volontiers
coach-no = Non, merci
