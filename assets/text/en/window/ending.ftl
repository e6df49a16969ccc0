### The end of a deal or of a game: your place, the cards that decided it, what was special, and the moments worth
### looking at again.

game-over = The game is over

# The title after a game.
# $who (Seat): who has won
winner = { DOES($who, "wins") }

# The title after a game.
# $winners (Seats): the players who share the victory
winners = { NAMES($winners) } win together

# The title after a deal.
# $who (Seat): who is ahead in the game
leader = { DOES($who, "leads") }

# Below the title after a deal.
# $leaders (Seats): the players who are ahead in the game with the same total
leaders = { NAMES($leaders) } lead together

# A heading above the standings of an evening that is over.
# $who (Seat): who has won it
evening-winner = { DOES($who, "wins") } the evening

# A heading above the standings of an evening that is over.
# $winners (Seats): the players who share the victory
evening-winners = { NAMES($winners) } win the evening together

## Your place

# Below the title. Three players have won together, you among them.
shared-victory = A shared victory

# Below the title, after a game.
# $place (Count): your place, from 1
# $players (Count): how many players there were
place = You finished { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} of { NUMBER($players, as: "words") }

# Below the title, after a game: your place, which you share with others.
# $place (Count): it, from 2
shared-place = You share { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} place

# Below the title, if you lead alone.
# $points (Points): how many points you were ahead of the next player
ahead = { POINTS($points) } ahead

# The distance to who leads or has won, below the title.
# $points (Points): it, with its unit
behind = { POINTS($points) } behind

# Below the title, after a deal: the distance to who leads.
# $points (Points): it, with its unit
you-are-behind = You are { POINTS($points) } behind

# Beside a row of squares, one for each deal: blue where nobody did better than you.
# $best (Count): how many are blue
# $deals (Count): the number of deals
best-in = Best in { $best } of { $deals }

# Below a total while points are counted: the points of a deal, with their sign.
# $points (Points): these points
gained = { POINTS($points, kind: "number", sign: "always") }

# Below a total, after the greatest reasons for points in a deal, with the points of all others together.
# $count (Count): how many others there are, at least two
other-reasons = { $count } more

# Below the title, after a game: how often you have been ahead of an opponent, and they of you, in all your games.
# $who (Seat): the opponent
# $ahead (Count): how often you were ahead
# $behind (Count): how often they were
rivalry = Against { NAME($who) } so far: { $ahead } ahead, { $behind } behind

# Below the title, after a game won so.
clean = Without a single penalty point

# Everybody has the same total at the end of a game.
all-level = All level

# A player's place at the end, for screen readers.
# $place (Message): the place, such as “1st”
# $who (Seat): the player
# $points (Points): the player's points
placed = { $place }: { YOU($who) ->
    [you] You
   *[other] { NAME($who) }
}, { POINTS($points) }

# The main button after the deal of the day, which leads back to its page.
done = Done

## The cards that decided it

# A button below your initials, after a game that you have won.
choose-face = Choose your face

# The heading above the cards.
decided = What decided it

# In place of “What decided it”, where you would have lost without it, too.
cost-most = What cost you most

# In place of “What decided it”, where the game would have ended the same without it.
key-moment = A key moment

# The heading above the cards, once a review of a game that you have won has found it.
best-play = Your best play

# What came of the play, or of a deal.
# $who (Message): who got points
# $parts (List): the points, if they are told, and why, such as “Queen of spades”
outcome = { $who }: { LIST($parts, kind: "dots") }

# Above the cards, in the deal that has just ended.
# $trick (Count): the number of the trick
trick = Trick { $trick }

# Above the cards, in a game of several deals.
# $deal (Count): the number of the deal
# $trick (Count): the number of the trick
trick-of-deal = Deal { $deal }, trick { $trick }

# Above the cards, in a game of several rounds.
# $round (Count): the number of the round
# $trick (Count): the number of the trick
trick-of-round = Round { $round }, trick { $trick }

# Beside the cards: whose they were.
# $who (Seat): the player
whose = { YOU($who) ->
    [you] You
   *[other] { NAME($who) }
}

# Beside the cards: the points that they were worth.
# $points (Points): how many
points = { POINTS($points) }

# Beside the cards: the penalty points that they were worth.
# $points (Points): how many
penalty-points = { POINTS($points, kind: "penalty") }

# Several players who got as many points for the same reason.
# $who (Seats): they
whose-all = { NAMES($who) }

# Beside the cards: the points of each.
# $points (Points): how many
points-each = { POINTS($points) } each

# Beside the cards: the penalty points of each.
# $points (Points): how many
penalty-points-each = { POINTS($points, kind: "penalty") } each

# Help for the picture.
look-again = See this moment again in the review

## What was special

# $title (Name): the game
first-win = Your first win in { $title }

# $title (Name): the game
best = Your best result in { $title }

# $count (Count): how many games you have won in a row, at least two
streak = { NUMBER($count, as: "words", capital: "yes") } wins in a row

# Praise after a victory of whoever was last after half of the deals.
comeback = From last place at half-time to victory

# A step of a medal was reached.
# $title (Name): the game
# $done (Count): the steps that have been reached
# $all (Count): all steps, 5
medal = Medal for { $title }: { $done } of { $all } steps

# Below that, until the medal is full.
# $goal (Message): such as “Win a game of Finis”
next-step = Next step: { $goal }

# A button below the title, after another game, while today’s deal is still to be played.
# $title (Name): its game
play-today = Today’s deal: { $title }

# Praise after a deal in which everybody else got penalty points.
without-points = Only you got no penalty points

## The moments worth looking at again

# The heading above the moments.
story = The story of this game

# In place of the moments, while they are being looked for.
# $percent (Count): how much has been looked at
looking = Looking for the moments that mattered: { $percent }%

# In place of the moments.
nothing-mattered = No single decision mattered much.

# After the review of a game, beside “The story of this game”.
# $marks (List): how many marked decisions of each kind it has found, such as “2 mistakes”
mistakes = { LIST($marks) }

# After the review of a game, beside “The story of this game”.
no-mistakes = No mistakes found

# A moment: the choice was right, and any other would have cost much.
# $points (Number): how many points the second best choice would have cost
best-decision = Best decision: anything else would have cost about { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# A moment: another choice that was right.
# $points (Number): how many points the second best choice would have cost
good-decision = A good decision: anything else would have cost about { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# A moment: the choice that cost the most.
# $points (Number): how many points it cost
costliest-decision = Your costliest decision: it cost about { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# A moment: another choice that cost something.
# $points (Number): how many points it cost
costly-decision = A decision that cost about { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# A moment: the choice was hard, because others were about as good.
close-decision = A close call: other choices were about as good

# Where a moment was, with what you did there.
# $deal (Message): the deal, such as “Deal 2”
# $action (Message): what you did, such as “You played the ten of hearts”
moment-place = { $deal }: { $action }

# A moment, for screen readers.
# $what (Message): what makes it worth telling
# $place (Message): where it was, a sentence
moment = { $what }. { $place }

# A button that leads to the mistakes of this game, one by one.
learn = Learn from your mistakes
