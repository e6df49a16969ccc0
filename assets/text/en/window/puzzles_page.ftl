### Puzzles: the pages that list them, and the panel beside a puzzle.

## The pages

# The title, and the button that leads back there.
puzzles = Puzzles

# A heading, until a puzzle has been opened.
find-the-card = Find the best play

about = Each puzzle is a position in which one play is clearly the best. Find it.

# The title.
# $title (Name): the game
puzzles-of = Puzzles: { $title }

other-games = Other games

next-puzzle = Next puzzle

# Beside “Next puzzle”.
# $title (Name): the game
# $number (Count): the number of the puzzle
easy-of-game = { $title }, puzzle { $number }, easy

# Beside “Next puzzle”.
# $title (Name): the game
# $number (Count): the number of the puzzle
medium-of-game = { $title }, puzzle { $number }, medium

# Beside “Next puzzle”.
# $title (Name): the game
# $number (Count): the number of the puzzle
hard-of-game = { $title }, puzzle { $number }, hard

no-puzzles = No puzzles yet

# The same, where only puzzles with a chosen theme are shown.
no-puzzles-of-theme = None of this kind

# $solved (Count): how many puzzles are solved
# $all (Count): how many there are
solved = { $solved } of { $all } solved

# A heading.
easy = Easy

# A heading.
medium = Medium

# A heading.
hard = Hard

# A heading.
found-here = Found on this computer

# The button of a puzzle, for screen readers.
# $number (Count): the number of the puzzle
# $grade (Message): how hard it is, such as “easy”
solved-puzzle = Puzzle { $number }, { $grade }, solved

# The button of a puzzle, for screen readers.
# $number (Count): the number of the puzzle
# $grade (Message): how hard it is, such as “easy”
unsolved-puzzle = Puzzle { $number }, { $grade }, not solved

# How hard a puzzle is, in a list of its properties.
grade-easy = easy

# How hard a puzzle is, in a list of its properties.
grade-medium = medium

# How hard a puzzle is, in a list of its properties.
grade-hard = hard

# A heading: puzzles that were failed earlier.
back-today = Back today

## What the person’s tries tell

# A button.
puzzle-of-day = Puzzle of the day

# Beside “Puzzle of the day”.
# $puzzle (Message): the puzzle, such as “Finis, puzzle 2, easy”
solved-of-day = { $puzzle }, solved

# How well the person solves puzzles.
# $rating (Number): a rating, as in chess
# $margin (Number): its margin of error
rating = Rating { $rating } ± { $margin }

# In place of “rating” and “rating-after” at first, when it says little.
rating-early = Your rating comes after a few more puzzles

# After a puzzle.
# $rating (Number): a rating, as in chess
# $margin (Number): its margin of error
# $change (Number): how much the answer has changed it
rating-after = Your rating: { $rating } ± { $margin } ({ NUMBER($change, sign: "always") })

# What the person’s rating means, below it.
# $levels (List): the levels of computer players that do about as well, such as “Easy”
solves-like = You find the answer about as often as { LIST($levels, kind: "or") } at the first try.

# In place of “solves-like”, where no level does as well.
# $low (Message): the level that does worse
# $high (Message): the level that does better
solves-between = You find the answer more often than { $low } and less often than { $high } at the first try.

# In place of “solves-like”, where every level does worse.
# $level (Message): the best of them
solves-more = You find the answer more often than { $level } at the first try.

# In place of “solves-like”, where every level does better.
# $level (Message): the worst of them
solves-less = You find the answer less often than { $level } at the first try.

# In place of “rating-after”, if the person had tried the puzzle before.
# $rating (Number): a rating, as in chess
# $margin (Number): its margin of error
rating-stays = Your rating stays at { $rating } ± { $margin }: only the first try at a puzzle counts.

# $count (Count): how many puzzles
return-today = { $count ->
    [0] no puzzle returns today
    [one] { $count } puzzle returns today
   *[other] { $count } puzzles return today
}

# $days (Count): on how many days in a row puzzles were tried
days-in-a-row = { $days ->
    [one] First day
   *[other] { $days } days in a row
}

# After a puzzle that was not solved at once.
# $days (Count): in how many days it comes again
returns = { $days ->
    [0] This puzzle comes again today.
    [one] This puzzle comes again tomorrow.
   *[other] This puzzle comes again in { $days } days.
}

# After a puzzle: what it was about.
# $themes (List): such as “Leads”
themes = About: { LIST($themes, kind: "plain") }

# The name of a choice: what puzzles are about.
theme = Theme

all-themes = All themes

export-tries = Export…

# Help for “Export…”.
export-tries-help = Save your tries as a table for spreadsheets (CSV)

# The usual name of the exported file.
tries-file-name = Misère puzzles

reset-tries = Reset

# Help for “Reset”.
reset-tries-help = Remove your tries, your rating, and which puzzles are solved

# A message after “Reset”.
tries-reset = Tries at puzzles reset

# The button of that message.
undo = Undo

# $error (Message): why, one or more sentences
tries-unreadable = Your tries cannot be read. { $error }

# $count (Count): how many lines
damaged-tries = { $count ->
    [one] { $count } line
   *[other] { $count } lines
} of tries.jsonl cannot be read. All others count.

## The search for new puzzles

# A heading.
new-puzzles = New puzzles

method = Computer players play against each other, and Master looks for positions with one clearly best play. This can take several minutes. You can play or solve puzzles in the meantime.

find = Find new puzzles

# A button: looks for new puzzles on the same theme.
find-alike = More like this

# Progress.
# $found (Count): how many puzzles have been found
# $wanted (Count): how many are wanted
# $deals (Count): how many deals have been searched
searching = { $found } of { $wanted } found, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} searched

cancel = Cancel

# $count (Count): how many
found = { $count ->
    [one] { $count } new puzzle
   *[other] { $count } new puzzles
} found.

# $error (Message): why
search-ended = The search ended early: { $error }

search-failed = The search ended early: it has failed.

# A message, while another page is shown.
# $title (Name): the game
# $result (Message): what the search has found, a sentence
search-of-game = { $title }: { $result }

# The button of that message.
show = Show

# $error (Message): why, one or more sentences
unreadable = The puzzles found on this computer could not be read. Their file has not been changed. { $error }

## The panel

# Progress.
# $number (Count): the number of the puzzle
# $count (Count): how many there are
# $grade (Message): how hard it is, such as “easy”
puzzle-number = Puzzle { $number } of { $count }, { $grade }

# The heading above the question.
find-the-play = Find the play

# The question, in games that the lowest score wins.
fewest-penalty-points = Which play costs you the fewest penalty points on average?

# The question, in games that the highest score wins.
most-points = Which play brings you the most points on average?

# What is known about the deal, below the question.
# $facts (List): such as “Deal 3”
facts = { LIST($facts, kind: "dots") }

# Such facts as a line of their own.
# $facts (List): the facts
facts-alone = { LIST($facts, kind: "dots", capital: "yes") }

# The question as screen readers speak it.
# $question (Message): the question
question-spoken = Find the play. { $question }

show-answer = Show answer

# Help for that button during a streak.
ends-streak = That ends the streak.

back-to-puzzle = Back to the puzzle

previous-trick = Previous trick

# A button, and the title of the dialog that it opens.
story = The deal so far

skip = Skip

try-again = Try again

play-on = Play on from here

# The reply to a wrong choice, in games that the lowest score wins.
# $choice (Message): the choice, such as “the ace of hearts”
# $points (Number): how many points
costs-more = { CAPITAL($choice) } costs about { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
} more than the best choice.

# The reply to a wrong choice, in games that the highest score wins.
# $choice (Message): the choice, such as “the ace of hearts”
# $points (Number): how many points
brings-fewer = { CAPITAL($choice) } brings about { $points ->
    [one] { $points } point
   *[other] { $points } points
} fewer than the best choice.

# Follows the reply to a wrong choice where another try is left.
try-another = Try another.

# The reply to the right choice.
# $choice (Message): the choice, such as “Play the ace of hearts”
# $reason (Message): why, a sentence
answer-and-reason = { $choice }. { $reason }

# The reply to the right choice.
# $choice (Message): the choice, such as “Play the ace of hearts”
answer = { $choice }.

# The heading above the choices, in games that the lowest score wins.
extra-penalty-points = Extra penalty points

# The heading above the choices, in games that the highest score wins.
points-lost = Points lost

# A choice that was tried.
# $choice (Message): the choice, such as “the ace of hearts”
your-try = { CAPITAL($choice) }, your try

# A choice.
# $choice (Message): the choice, such as “the ace of hearts”
choice = { CAPITAL($choice) }

# The cost of the best choice.
best = best

# The cost of a choice.
# $points (Number): the points
loss = { $points }

# The cost of a choice, with its margin of error.
# $points (Number): the points
# $margin (Number): the margin
loss-and-margin = { $points } ± { $margin }

# The choices that are not listed.
# $count (Count): how many
# $points (Number): the points that each costs at least
unlisted = { $count ->
    [one] { $count } other costs { $points } or more.
   *[other] { $count } others cost { $points } or more.
}

margin = Averages over many possible deals; ± is the 95% margin of error.

# $error (Message): why
cannot-be-shown = This puzzle cannot be shown: { $error }.

## My mistakes

# The title, and the button that leads there.
my-mistakes = My mistakes

about-mistakes = Plays that a review finds clearly worse than another come back here after two days.

# $count (Count): how many mistakes
mistakes-due = { $count ->
    [0] no mistake returns today
    [one] { $count } mistake returns today
   *[other] { $count } mistakes return today
}

# $count (Count): how many mistakes
mistakes-waiting = { $count ->
    [0] no new ones
    [one] { $count } new one within two days
   *[other] { $count } new ones within two days
}

# The button of a mistake, for screen readers.
# $number (Count): the number of the mistake
mistake = Mistake { $number }

# The button of a mistake that no longer returns, for screen readers.
# $number (Count): the number of the mistake
learned-mistake = Mistake { $number }, learned

# Progress.
# $number (Count): the number of the mistake
# $count (Count): how many there are
mistake-number = Mistake { $number } of { $count }

# The heading above the question.
what-would-you-play = What would you play?

# A button beside the position: the mistake does not come again.
remove-mistake = Remove

# A message after “Remove”.
mistake-removed = Mistake removed

# $error (Message): why, one or more sentences
mistakes-unreadable = Your mistakes cannot be read. { $error }

# $count (Count): how many lines
damaged-mistakes = { $count ->
    [one] { $count } line
   *[other] { $count } lines
} of mistakes.jsonl cannot be read. All others count.

## The streak

# A button: puzzles from easy to hard, until the first miss.
streak = Streak

# Beside “Streak”.
about-streak = From easy to hard until the first miss, today the same for everybody

# Beside “Streak”.
# $today (Count): how many puzzles were solved in a row today
# $best (Count): the most on any day
streak-standing = today { $today }, best { $best }

# When the streak is over.
# $today (Count): how many puzzles were solved in a row
# $best (Count): the most so far
streak-ended = The streak is over. Solved: { $today }, best streak: { $best }

# Goes on after “streak-ended”.
streak-again = There is a new one tomorrow.

# Progress.
# $number (Count): the number of the puzzle
# $count (Count): how many there are at most
streak-number = Streak: puzzle { $number } of { $count }
