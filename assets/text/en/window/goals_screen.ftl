### The page of what a person has not tried or done yet.

# The title, and the button on the page of statistics that leads there.
title = Your games

# Below the title.
about = What you have not tried or done yet. Choose one, and it begins.

# In place of “about”.
all-done = You have tried and done everything on this page.

# A heading: lessons of games.
lessons = Lessons

# A heading: games to play to their end.
games = Play a whole game

# A heading, above the names of levels such as “Easy”.
levels = Win against

# A heading.
others = And also

# A button that unfolds what is done.
# $done (Count): how much of it
# $all (Count): how much there is
done = Done: { $done } of { $all }

# What is done.
# $goals (List): such as “Play a game of Finis”
list = { LIST($goals, kind: "dots") }
