### The lesson of Compendium. The learner is player 0, at the lower edge of the table; clockwise follow players 1, 2 and 3.
###
### Cards of “CARD” are shown as on their corners, such as “Q♠”, and spoken by their names.

## Six games in one

six-games-in-one-title = Six games in one
six-games-in-one-text = Compendium plays one deal each of six games: Four Bad Queens, Four Mad Queens, Slippery Paws, Finis, Cruel Fate and Acorn Hearts. The penalty points add up, and the lowest total wins.

## Follow suit

follow-suit-title = Follow suit
follow-suit-text = { DOES(3, "leads") } { CARD("9S", article: "def") }. Follow suit if you can: you hold spades, so play one of them.
follow-suit-reply = You follow with a spade, and so must the others. { CARD("AS", article: "def", capital: "yes") } is the highest: { DOES(2, "takes") } the trick.
follow-suit-refused-play-AH = You hold spades, so you must play one. Only a player without spades may play another suit.

## First deal: four bad queens

first-deal-four-bad-queens-title = First deal: four bad queens
first-deal-four-bad-queens-text = The queen of spades costs 2 penalty points, each other queen 1, to the player who takes it. { DOES(3, "leads") } { CARD("KC", article: "def") }, and you have no clubs left. What do you throw?
first-deal-four-bad-queens-reply = { DOES(3, "takes") } your queen with the trick.
first-deal-four-bad-queens-wrong-play-AS = In this deal only queens cost anything. Throw the queen.
first-deal-four-bad-queens-wrong-play-7D = A seven is harmless. Throw the queen: someone else pays for it.

## Count the points

count-the-points-title = Count the points
count-the-points-text = The first deal ends. { DOES(3, "has") } { CARD("QS", article: "def") }, { CARD("QH", article: "def") } and { CARD("QD", article: "def") }, and { DOES(1, "has") } { CARD("QC", article: "def") }.
count-the-points-question = How many penalty points does that make for { NAME(3) }?
count-the-points-choice-1 = 3
count-the-points-reply-1 = { CARD("QS", article: "def", capital: "yes") } counts 2 and the red queens 1 each: 4.
count-the-points-choice-2 = 4
count-the-points-reply-2 = { CARD("QS", article: "def", capital: "yes") } counts 2, the red queens 1 each. In the next deal the same queens would cost 5.
count-the-points-choice-3 = 5
count-the-points-reply-3 = { CARD("QC", article: "def", capital: "yes") } would make it 5, but { DOES(1, "has") } that one.

## Pass for the deal you are in

pass-for-the-deal-you-are-in-title = Pass for the deal you are in
pass-for-the-deal-you-are-in-text = Before the first trick, everyone passes three cards and gets three. In the first deal, cards are passed to the right. In Four Bad Queens only queens count, and { CARD("AS", article: "def") } and { CARD("KS", article: "def") } catch the queen of spades.
pass-for-the-deal-you-are-in-reply = In Cruel Fate, the fifth deal, you would keep the ace and the king: there the last trick saves you a point.
pass-for-the-deal-you-are-in-wrong-pass-8C-9C-7H = Low cards are what you need in this deal. Pass { CARD("QD", article: "def") }, { CARD("AS", article: "def") } and { CARD("KS", article: "def") }.
pass-for-the-deal-you-are-in-otherwise = { CARD("QD", article: "def", capital: "yes") } must be played when diamonds are led, and { CARD("AS", article: "def") } and { CARD("KS", article: "def") } catch a queen. Pass these three.

## Look at what is at stake

look-at-what-is-at-stake-title = Look at what is at stake
look-at-what-is-at-stake-text = The second deal has 8 penalty points in it, the first 5, Slippery Paws up to 4, and Finis only 1. In Cruel Fate everyone but one player gets 1. In the last deal each heart costs ½ and the queen of spades 2.

## Your turn

your-turn-title = Your turn
your-turn-text = Play a whole game now, against three easy players. Press Hint, or H, whenever you want to know what a strong player would do, and why.
