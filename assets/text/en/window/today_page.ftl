### The page of the day’s deal: the deal, how it went, the days in a row, and a calendar.

# The title, and the heading of the tile on Home.
title = Today’s deal

# A day in full.
# $weekday (Message): the day of the week
# $day (Count): the day of the month
# $month (Message): the month
date = { $weekday }, { $day } { $month }

# The heading above a month of the calendar.
# $month (Message): the month
# $year (Name): the year in digits
month-of-year = { $month } { $year }

monday = Monday
tuesday = Tuesday
wednesday = Wednesday
thursday = Thursday
friday = Friday
saturday = Saturday
sunday = Sunday

# Above the columns of the calendar, from Monday. Two or three letters.
short-monday = Mon
short-tuesday = Tue
short-wednesday = Wed
short-thursday = Thu
short-friday = Fri
short-saturday = Sat
short-sunday = Sun

january = January
february = February
march = March
april = April
may = May
june = June
july = July
august = August
september = September
october = October
november = November
december = December

# Below the title of the game.
# $level (Message): the level of the computer players, such as “Hard”
# $minutes (Count): how long the game takes
against = The same cards for everybody, against { $level }. About { $minutes } min.

# Until the day’s deal has been played.
first-attempt = Your first attempt counts: without undo and hints.

# Until the day’s deal has been played: what the player may beat.
# $title (Name): the game
# $result (Message): the points and the place, such as “3 points, place 1 of 4”
to-beat = Your best deal of the day in { $title } so far: { $result }.

# A day that was missed not long ago.
make-up = This day can still be made up: your first attempt counts, without undo and hints.

# A day long past.
long-ago = This day is over. You can play it, and it fills the calendar, but it does not add to your days in a row.

# The button for the first attempt.
play = Play

# The button for a first attempt that was begun.
resume = Resume

# The button for another attempt.
play-again = Play again for practice

# The result of the first attempt.
# $points (Message): the points
# $place (Count): the player’s place, from 1
# $players (Count): the number of players
result = { $points }, place { $place } of { $players }

# Goes on below the result, if the game was reviewed.
# $points (Number): what Master averages
master-average = With these cards, Master averages { $points }.

# Below the result, if the game was not reviewed yet.
not-reviewed = Review your game to see how well the strongest computer player, Master, would do with your cards.

# Below the result, while the game is being reviewed.
reviewing = Working out what Master averages with these cards.

# The button that opens the review.
review = Review

# How many days in a row were played.
# $days (Count): their number
in-a-row = { $days ->
    [0] No days in a row yet
    [one] First day
   *[other] { $days } days in a row
}

# Goes on after the days in a row.
# $days (Count): the most days in a row so far
longest = Longest: { $days }

# A heading above bars.
places = Your places

# A bar, for screen readers.
# $place (Message): such as “1st”
# $count (Count): on how many days the player came there
place-count = { $place }: { $count ->
    [one] { $count } day
   *[other] { $count } days
}

# A missed day that can be made up. It must not sound like blame.
# $day (Message): the day of the week
missed-one = { $day } can still be made up.

# Two missed days that can be made up.
# $first (Message): a day of the week
# $second (Message): another one
missed-two = { $first } and { $second } can still be made up.

# The button to the month before.
earlier = Earlier month

# The button to the next month.
later = Later month

# The button back to the day.
today = Today

# The name of a day in the calendar for screen readers.
# $date (Message): the day in full
# $state (Message): how it stands
day-state = { $date }: { $state }

# How a day stands, for screen readers.
to-come = yet to come

# How a day stands, for screen readers.
open = not played yet

# How a day stands, for screen readers.
missed = missed

# How a day stands, for screen readers.
# $place (Count): the player’s place
played = played, place { $place }

# How a day stands, for screen readers.
# $place (Count): the player’s place
played-late = played later, place { $place }

# Below the calendar.
legend = The number in the circle is your place. A dot marks a day that you can still play.

# The results so far in the month that is shown.
# $days (Count): the number of days played
days-played = { $days ->
    [one] 1 day played
   *[other] { $days } days played
}

# Goes on after the days played.
# $days (Count): the number of days on which the player came first
days-won = { $days ->
    [0] no win yet
    [one] 1 win
   *[other] { $days } wins
}

# Goes on after the wins.
# $place (Number): the average place, such as 2.1
average-place = average place { $place }

# A button that unfolds the explanation.
how = How the deal follows from the date

how-text = A new deal begins every day at midnight in Coordinated Universal Time (UTC), for everybody at once. The day of the week decides the game and the opponents: Monday is the easiest, Sunday the hardest. The cards follow from the date alone, so nobody chooses them and no computer is asked. The opponents decide alike on every computer.

# Below that: the deal code, with which friends can check the deal or play it otherwise.
# $code (Name): the deal code
deal-code = Deal code: { $code }

# The tile on Home, for screen readers.
# $title (Name): the game
# $state (Message): how the day stands
tile = { $title }, { $state }

# On the tile on Home, until the deal was played. Short.
# $minutes (Count): how long it takes
tile-open = The same cards for everybody, about { $minutes } min

# On the tile on Home, once the deal was played.
# $place (Count): the player’s place
# $players (Count): the number of players
tile-played = Played: place { $place } of { $players }

# A toast at the table.
no-undo = The first attempt at a day’s deal has no undo.

# A toast at the table.
no-hints = The first attempt at a day’s deal has no hints.

# On Home, until the deal was played: the time until the next one.
# $hours (Count): at least 1
hours-left = { $hours ->
    [one] 1 hour left
   *[other] { $hours } hours left
}

# On Home, until the deal was played, in the last hour.
# $minutes (Count): at least 1
minutes-left = { $minutes } min left

# On Home and below the result, once the deal was played.
# $title (Name): the next game
# $hours (Count): at least 1
next-in = { $hours ->
    [one] Next: { $title } in 1 hour
   *[other] Next: { $title } in { $hours } hours
}
