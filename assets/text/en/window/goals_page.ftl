### The page of medals: what a person has reached in each game, and what comes next.

# The title, and the button on Home that leads there.
title = Medals

# Below the title.
about = Five steps fill each medal: learn the game, play it, win, win against strong players, and pull off a feat.

# How far a medal is.
# $done (Count): the steps that have been reached
# $all (Count): all steps, 5
progress = { $done } of { $all } steps

# The name of a medal for screen readers.
# $game (Name): the game
# $done (Count): the steps that have been reached
# $all (Count): all steps, 5
medal = { $game }, { $done } of { $all } steps

# In place of the next step.
full = This medal is complete.

# A heading above goals that are about no single game.
others = And also
