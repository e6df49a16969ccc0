### The lesson of Slippery Paws. The learner is player 0, at the lower edge of the table; clockwise follow players 1, 2 and 3.
###
### Cards of “CARD” are shown as on their corners, such as “Q♠”, and spoken by their names.

## Three things to avoid

three-things-to-avoid-title = Three things to avoid
three-things-to-avoid-text = Let three things slip through your paws: the first trick, the last trick and the queen of spades. Each costs 1 penalty point. The lowest total wins.

## The first lead

the-first-lead-title = The first lead
the-first-lead-text = You lead to the first trick, and taking it costs 1 point. Lead a card that someone can beat.
the-first-lead-reply = { DOES(1, "plays") } { CARD("9C", article: "def") }, { DOES(2, "plays") } { CARD("TC", article: "def") }, and { DOES(3, "has") } to take it with { CARD("KC", article: "def") }.
the-first-lead-wrong-play-AS = Nobody can beat an ace in its suit: you would take the first trick.
the-first-lead-wrong-play-AD = Nobody can beat an ace in its suit: you would take the first trick.
the-first-lead-otherwise = Too high: the others may all be able to stay below. Lead your lowest card.

## Follow suit

follow-suit-title = Follow suit
follow-suit-text = { DOES(3, "leads") } { CARD("9S", article: "def") }. Follow suit if you can: you hold spades, so play one of them.
follow-suit-reply = You follow with a spade, and so must the others. { CARD("AS", article: "def", capital: "yes") } is the highest: { DOES(2, "takes") } the trick.
follow-suit-refused-play-AH = You hold spades, so you must play one. Only a player without spades may play another suit.

## Who takes a trick?

who-takes-a-trick-title = Who takes a trick?
who-takes-a-trick-text = { DOES(1, "leads") } { CARD("9H", article: "def") }, and { DOES(2, "follows") } with { CARD("TH", article: "def") }. { DOES(3, "has") } no hearts and may play anything: { CARD("AS", article: "def") }. Only cards of the suit led can take a trick. There are no trumps.
who-takes-a-trick-question = You will play { CARD("QH", article: "def") }. Who takes the trick?
who-takes-a-trick-choice-1 = { NAME(0) }
who-takes-a-trick-reply-1 = { CARD("QH", article: "def", capital: "yes") } is the highest heart, so the trick is yours. The ace of another suit counts for nothing.
who-takes-a-trick-choice-2 = { NAME(2) }
who-takes-a-trick-reply-2 = { CARD("TH", article: "def", capital: "yes") } is lower than your { CARD("QH") }. The highest heart takes the trick.
who-takes-a-trick-choice-3 = { NAME(3) }
who-takes-a-trick-reply-3 = { CARD("AS", article: "def", capital: "yes") } is not a heart. Only the suit led can take the trick, and there are no trumps.

## Throw the queen of spades

throw-the-queen-of-spades-title = Throw the queen of spades
throw-the-queen-of-spades-text = { DOES(3, "leads") } { CARD("KC", article: "def") }, and you have no clubs left. You may play any card, and nothing off suit can win. What do you throw?
throw-the-queen-of-spades-reply = The queen goes with the trick: 1 point for { NAME(3) }, and not for you.
throw-the-queen-of-spades-wrong-play-AD = Aces are dangerous too, but whoever takes the queen pays a point for certain. Throw it first.
throw-the-queen-of-spades-wrong-play-7S = A seven is harmless. Throw the queen while you have the chance.

## The last trick

the-last-trick-title = The last trick
the-last-trick-text = Two tricks to go. { DOES(3, "leads") } { CARD("TC", article: "def") }, and you have no clubs. The last trick costs 1 point: which card is safer to keep?
the-last-trick-reply = { DOES(3, "led") } { CARD("9D", article: "def") } to the last trick, and { DOES(2, "had") } to take it with { CARD("TD", article: "def") }. Your ace would have won.
the-last-trick-wrong-play-7S = Then you are left with { CARD("AD", article: "def") }. If diamonds are led to the last trick, it wins. Throw the ace.

## Three make four

three-make-four-title = Three make four
three-make-four-text = In this deal { DOES(2, "took") } the first trick, and now the last one comes, which { DOES(2, "takes") } too. { DOES(3, "has") } { CARD("QS", article: "def") }. A player who catches all three pays 4 points, not 3.
three-make-four-question = How many penalty points does that make for { NAME(2) }?
three-make-four-choice-1 = 1
three-make-four-reply-1 = The first trick is one, and the last one is another: 2.
three-make-four-choice-2 = 2
three-make-four-reply-2 = The first trick and the last one. With { CARD("QS", article: "def") } as well it would have been 4, so with two of the three, avoid the third above all.
three-make-four-choice-3 = 4
three-make-four-reply-3 = That would need all three. { DOES(3, "has") } { CARD("QS", article: "def") }, so it is 2.

## Pass what catches the queen

pass-what-catches-the-queen-title = Pass what catches the queen
pass-what-catches-the-queen-text = Before the first trick, everyone passes three cards and gets three. In the first deal, cards are passed to the right. { CARD("AS", article: "def", capital: "yes") } and { CARD("KS", article: "def") } without low spades are the likeliest cards to catch the queen of spades. Pass them, together with { CARD("AD", article: "def") }.
pass-what-catches-the-queen-reply = Now most of your cards can stay below the others.
pass-what-catches-the-queen-wrong-pass-8C-7H-8H = Your low cards keep you out of tricks. Pass the three high ones.
pass-what-catches-the-queen-otherwise = One of the dangerous cards stays with you. Pass { CARD("AS", article: "def") }, { CARD("KS", article: "def") } and { CARD("AD", article: "def") }.

## Your turn

your-turn-title = Your turn
your-turn-text = Play a whole game now, against three easy players. Press Hint, or H, whenever you want to know what a strong player would do, and why.
