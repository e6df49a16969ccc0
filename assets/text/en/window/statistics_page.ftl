### The statistics page: the filters, a row for each game and kind of opponents, and its details.

## The page

title = Statistics

not-kept = Results are not kept: “Keep statistics” is off in the settings.

# A heading, as long as there are none.
your-results = Your results

no-results = Finish a game, and its result appears here: how often you win and how often you would win by luck alone, your scores and winning streaks, and, for games that you review, your skill.

# The button below that text.
# $title (Name): the game to begin with
play = Play { $title }

# A message after “Reset”.
reset-done = Statistics reset

# The button of that message.
undo = Undo

undo-reset = Undo reset

# A button that removes all filters.
show-all = Show all

# A button that lists games together whatever their house rules.
combine = Combine them

# A button that lists games with different house rules separately.
separate = Separate them

export = Export…

# Help for “Export…”.
export-help = Save these games as a table for spreadsheets (CSV)

# The usual name of the exported file.
file-name = Misère statistics

reset = Reset

# Help for “Reset”.
reset-help = Remove all results, including those not listed

# $count (Count): how many games are listed, which are all
games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}

# $count (Count): how many games are listed, which are all
games-of-people = { $count ->
    [one] { $count } game
   *[other] { $count } games
}, each counted for every person who played

# $shown (Count): how many games pass the filters
# $all (Count): how many games there are
some-games = { $shown } of { $all ->
    [one] { $all } game
   *[other] { $all } games
}

# $shown (Count): how many games pass the filters
# $all (Count): how many games there are
some-games-of-people = { $shown } of { $all ->
    [one] { $all } game
   *[other] { $all } games
}, each counted for every person who played

# $most (Count): how many sets, at least 2
rules-together = Up to { $most } sets of house rules are counted together.

rules-apart = Different house rules are listed separately.

no-match = No games match these filters.

# $error (Message): why, one or more sentences
unreadable = The results cannot be read. { $error }

# $count (Count): how many lines
# $lines (List): each of them with the reason
damaged = { $count ->
    [one] { $count } line
   *[other] { $count } lines
} of results.jsonl cannot be read: { LIST($lines, kind: "plain") }. All others count.

# $count (Count): how many lines
# $lines (List): some of them with the reason
damaged-more = { $count ->
    [one] { $count } line
   *[other] { $count } lines
} of results.jsonl cannot be read: { LIST($lines, kind: "plain") } … All others count.

# An item of the list in “damaged”.
# $line (Count): the number of the line
# $reason (Name): why it cannot be read
damaged-line = line { $line } ({ $reason })

## The filters. Each has a name for screen readers.

# The name of a filter.
game = Game

all-games = All games

# The name of a filter.
opponents = Opponents

all-opponents = All opponents

mixed-levels = Mixed levels

programs = Programs

people = People

# The name of a filter.
period = Period

all-time = All time

# $days (Count): how many days
last-days = Last { $days } days

last-year = Last year

# The name of a filter.
players = Players

any-number = Any number

# $count (Count): how many
players-of-game = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

# The name of a filter.
person = Person

everyone = Everyone

# The person who gave no name.
you = You

# The name of a filter.
house-rules = House rules

all-house-rules = All house rules

usual-rules = Usual rules

# $title (Name): the game
# $rules (Message): its changed rules
rules-of-game = { $title }: { $rules }

# The name of a filter.
practice = Practice games

without-practice = Without practice

with-practice = With practice

## A row: a game against opponents of one kind

# $level (Message): the name of a level, such as “Easy”
against-level = against { $level }

against-mixed = against mixed levels

against-programs = against programs

with-people = with other people

# $against (Message): the opponents, such as “against programs”
# $rules (Message): the changed house rules
against-with-rules = { $against }{ "  ·  " }{ $rules }

# $against (Message): the opponents, such as “against programs”
# $sets (Count): how many sets, at least 2
against-with-sets = { $against }{ "  ·  " }{ $sets } sets of house rules

# Below a bar.
# $share (Number): the share of games won, in percent
# $chance (Number): the share expected by chance, in percent
share-won = { $share }% won{ "  ·  " }by luck alone { $chance }%

# The label below a number.
# $count (Count): the number
game-label = { $count ->
    [one] game
   *[other] games
}

# The label below a number.
average-score = average score

# The label below a number.
best-score = best score

# $longest (Count): how many games were won in a row
# $now (Count): how many were won last
in-a-row = { $longest } (now { $now })

# The label below “in-a-row”.
in-a-row-label = wins in a row

# The label below a number.
skill-per-deal = skill per deal

# In place of the skill, if no game was reviewed.
no-skill = –

# The row for screen readers, which follows the title of the game.
# $title (Name): the game
# $against (Message): the opponents, such as “against programs”
# $figures (Message): the figures
row = { $title } { $against }: { $figures }

# $title (Name): the game
# $against (Message): the opponents, such as “against programs”
# $figures (Message): the figures
# $rules (Message): the changed house rules
row-with-rules = { $title } { $against }: { $figures }. { $rules }

# $title (Name): the game
# $against (Message): the opponents, such as “against programs”
# $figures (Message): the figures
# $sets (Count): how many sets, at least 2
row-with-sets = { $title } { $against }: { $figures }. { $sets } sets of house rules counted together

# The figures of a row for screen readers.
# $won (Message): the share of games won
# $scores (Message): the scores, and the games won in a row
row-figures = { $won }, { $scores }

# A part of “row-figures”.
# $games (Count): how many games
# $share (Number): the share of games won, in percent
# $low (Number): the lower end of its margin of error
# $high (Number): the upper end
# $chance (Number): the share expected by chance
row-won = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $share }% won, between { $low }% and { $high }%, { $chance }% by luck alone

# A part of “row-figures”, of a person who has never won.
# $mean (Number): the average score
# $best (Number): the best score
row-scores = average score { $mean }, best { $best }

# A part of “row-figures”.
# $mean (Number): the average score
# $best (Number): the best score
# $longest (Count): how many games were won in a row
row-scores-with-streak = average score { $mean }, best { $best }, most wins in a row { $longest }

# A part of “row-figures”.
# $mean (Number): the average score
# $best (Number): the best score
# $longest (Count): how many games were won in a row
# $now (Count): how many were won last
row-scores-with-streaks = average score { $mean }, best { $best }, most wins in a row { $longest }, now { $now }

# The figures of a row with reviewed games, for screen readers.
# $figures (Message): all other figures
# $skill (Message): points, such as “+3.2”
row-figures-with-skill = { $figures }, skill { $skill } points per deal

## The details of a row

# Explains the bar.
# $share (Number): the share of games won, in percent
# $games (Count): how many games
# $chance (Number): the share expected by chance
# $low (Number): the lower end of the margin of error
# $high (Number): the upper end
won = Won { $share }% of { $games ->
    [one] { $games } game
   *[other] { $games } games
} (the dot on the bar); luck alone would win { $chance }% (the upright line). Your long-run share is probably between { $low }% and { $high }% (the shaded part).

# The name of the choice between “Skill” and “Scores” for screen readers.
over-time = Over time

skill = Skill

scores = Scores

# The choice beside “Skill” and “Scores”: what decisions cost.
losses = Losses

how-to-see-skill = To see your skill, have a game reviewed: open Review after the game or from Saved games, then choose Decisions and Judge decisions.

# Above a chart.
# $games (Count): how many games were reviewed
about-skill = Skill is how many points per deal you did better (+) or worse (−) than Master would have done with the same cards. { $games ->
    [one] { $games } reviewed game
   *[other] { $games } reviewed games
}

# Above a chart.
# $games (Count): how many games were reviewed
# $skill (Message): points, such as “+3.2 ± 0.4”
# $luck (Message): points
about-skill-with-figures = Skill is how many points per deal you did better (+) or worse (−) than Master would have done with the same cards. { $games ->
    [one] { $games } reviewed game
   *[other] { $games } reviewed games
}: skill { $skill }, luck { $luck } points per deal (± is the 95% margin of error).

# Above a chart.
about-scores-lowest = Your score in each game. Lowest score wins.

# Above a chart.
about-scores-highest = Your score in each game. Highest score wins.

# The chart for screen readers.
# $games (Count): how many games
# $first (Number): the average at first
# $last (Number): the average at the end
skill-chart = Skill per deal in { $games ->
    [one] { $games } game
   *[other] { $games } games
}: average { $first } at first, { $last } at the end

# The chart for screen readers.
# $games (Count): how many games
# $first (Number): the average at first
# $last (Number): the average at the end
scores-chart = Scores in { $games ->
    [one] { $games } game
   *[other] { $games } games
}: average { $first } at first, { $last } at the end

# The chart for screen readers.
# $games (Count): how many games
# $first (Number): the average at first, in percent
# $last (Number): the average at the end, in percent
losses-chart = Loss per decision in { $games ->
    [one] { $games } game
   *[other] { $games } games
}: average { $first }% at first, { $last }% at the end

# Below a chart.
# $window (Count): how many games make an average
legend = Each dot is a game, the first on the left. The line is the average of the last { $window } games, and the band its 95% margin of error.

by-usual-rules = Played by the usual rules.

# $rules (Message): the changed house rules
by-house-rules = House rules: { $rules }.

by-different-rules = Games with different house rules are counted together.

# $undos (Count): how often undo was used
# $hints (Count): how many hints were given
help-used = Help used: { $undos ->
    [one] { $undos } undo
   *[other] { $undos } undos
}, { $hints ->
    [one] { $hints } hint
   *[other] { $hints } hints
}.

# A heading.
mistakes = Most frequent mistakes

none-marked = No decision was marked.

# $kind (Message): a kind of decision, such as “Leading to a trick”
# $marked (Count): how many of them were mistakes
# $all (Count): how many there were
# $marks (List): how many of each mark, such as “2 blunders”
mistakes-of-kind = { $kind }: { $marked } of { $all ->
    [one] { $all } decision
   *[other] { $all } decisions
} ({ LIST($marks) })

## One number: what a person’s decisions cost

# A heading: how well the person plays a game.
# $levels (List): levels of the computer players that cannot be told apart, such as “Hard”
plays-like = Plays like { LIST($levels, kind: "or") }

# Below that heading.
# $rate (Number): percent
# $margin (Number): its margin of error, in percent
# $games (Count): how many games it is about, at least 2
loss-per-decision = A decision costs you on average { $rate } ± { $margin }% of the points by which deals usually differ, in the last { $games } reviewed games.

# In place of “loss-per-decision”.
# $rate (Number): percent
loss-in-one-game = A decision costs you on average { $rate }% of the points by which deals usually differ, in one reviewed game.

# $games (Count): how many games are needed
too-few-games = After { $games } reviewed games, you see here which level plays like you.

no-levels-measured = The levels have not been measured in this game yet, so there is no level to compare with.

how-to-see-losses = To see what your decisions cost, have a game reviewed: open Review after the game or from Saved games, then choose Decisions and Judge decisions.

# Above a chart.
# $title (Name): the game
# $games (Count): how many games count
about-losses = What a decision costs on average, compared with the best one that the review found: in percent of the points by which deals usually differ, so that different games compare. Less is better. Your last { $games } reviewed games of { $title } count, against all opponents listed here.

# A heading: which decisions the loss comes from.
where-from = Where it comes from

# A part of the loss per decision.
# $kind (Message): a kind of decision, such as “Leading to a trick”
# $part (Number): its part of the loss per decision, in percent
# $count (Count): how many decisions
# $mean (Number): what each of them costs on average, in percent
loss-of-kind = { $kind }: { $part }%, from { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
} that cost { $mean }% each

# A button that unfolds the choices of which games count.
filter = Filter

# Below the number of games: how many the person has won.
# $won (Count): their number
games-won = { $won ->
    [0] None won yet
    [one] 1 won
   *[other] { $won } won
}
