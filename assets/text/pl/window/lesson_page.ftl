### Lekcja. Jej własne teksty należą do gry.

# The button that leads to the first page.
home = Start

# The title.
# $title (Name): the game
title = Lekcja: { $title }

# Progress.
# $number (Count): the number of the step
# $count (Count): how many there are
step = Krok { $number } z { $count }

back = Wstecz

go-on = Dalej

# The button at the end of a lesson.
play-game = Zagraj

# A button at the end of a lesson.
puzzles = Zadania

# A button that shows the right answer.
show-me = Pokaż

# Shown when the first game after a lesson begins.
press-hint = Naciśnij „Wskazówka” albo H, kiedy nie wiesz, co zagrać.

# $error (Name): why
cannot-be-shown = Nie można pokazać tej lekcji: { $error }.

# A step as screen readers speak it.
# $title (Message): its heading
# $text (Message): its text, whole sentences
step-spoken = { $title }. { $text }

# A step with a question, as screen readers speak it.
# $title (Message): its heading
# $text (Message): its text, whole sentences
# $question (Message): the question
question-spoken = { $title }. { $text } { $question }

coach-offer = Przy stole trener może ci mówić, kiedy zagranie kosztuje cię punkty. Możesz je wtedy cofnąć.
coach-yes = Poproszę
coach-no = Nie, dziękuję
