### A lesson. Its own texts come with the game.

# The button that leads to the first page.
home = Home

# The title.
# $title (Name): the game
title = Learn { $title }

# Progress.
# $number (Count): the number of the step
# $count (Count): how many there are
step = Step { $number } of { $count }

back = Back

go-on = Continue

# The button at the end of a lesson.
play-game = Play a game

# A button at the end of a lesson.
puzzles = Puzzles

# A button that shows the right answer.
show-me = Show me

# Shown when the first game after a lesson begins.
press-hint = Press Hint, or H, whenever you want to know what to do.

# $error (Message): why
cannot-be-shown = This lesson cannot be shown: { $error }.

# A step as screen readers speak it.
# $title (Message): its heading
# $text (Message): its text, whole sentences
step-spoken = { $title }. { $text }

# A step with a question, as screen readers speak it.
# $title (Message): its heading
# $text (Message): its text, whole sentences
# $question (Message): the question
question-spoken = { $title }. { $text } { $question }

## The offer at the end of the first lesson

coach-offer = At the table, a coach can tell you when a play costs you points. You can then take it back.
# The answers to it.
coach-yes = Tell me
coach-no = No, thanks
