### What computer players say at the table now and then: something true about the deal, in one short sentence or
### two. Each speaks in one of four ways: warm (kind and plain), dry (short, with a straight face), grand (with a
### flourish) or eager (young and blunt). The speaker’s face and name stand beside it.

## The speaker takes the first queen of the deal that costs points.

first-queen-warm-1 = A queen for me. Well, she needs a home.

first-queen-warm-2 = Oh dear, a queen.

first-queen-dry-1 = A queen. I had other plans for this evening.

first-queen-dry-2 = One queen. Noted.

first-queen-grand-1 = Her Majesty, and uninvited.

first-queen-grand-2 = A queen at my table. How grand, and how dear.

first-queen-eager-1 = Ouch. A queen.

first-queen-eager-2 = A queen! I saw her coming, only too late.

## The speaker takes another queen that costs points.

# $count (Count): how many
more-queens-warm-1 = That makes { NUMBER($count, as: "words") } queens. I should put the kettle on.

# $count (Count): how many
more-queens-warm-2 = Now I have { NUMBER($count, as: "words") } queens, bless them.

# $count (Count): how many
more-queens-dry-1 = Make that { NUMBER($count, as: "words") } queens. Charming.

# $count (Count): how many
more-queens-dry-2 = That makes { NUMBER($count, as: "words") } queens. I am counting, unfortunately.

# $count (Count): how many
more-queens-grand-1 = My court has grown to { NUMBER($count, as: "words") } queens.

# $count (Count): how many
more-queens-grand-2 = With { NUMBER($count, as: "words") } queens one ought to give a ball.

# $count (Count): how many
more-queens-eager-1 = That’s { NUMBER($count, as: "words") } queens already!

# $count (Count): how many
more-queens-eager-2 = Now it’s { NUMBER($count, as: "words") } queens. Can’t anybody else take one?

## The speaker has thrown a queen onto another player’s trick.

queen-given-warm-1 = Forgive me. She had to go somewhere.

queen-given-warm-2 = I’m sorry. I couldn’t keep her.

queen-given-dry-1 = With my compliments.

queen-given-dry-2 = I had no further use for her.

queen-given-grand-1 = Allow me to present the queen.

queen-given-grand-2 = A small gift. I should have tied a ribbon round it.

queen-given-eager-1 = All yours!

queen-given-eager-2 = Glad to be rid of her!

## The speaker takes three hearts or more in one trick, and each costs a point.

hearts-warm-1 = So many hearts. I’m touched.

hearts-warm-2 = All those hearts, and none of them meant for me.

hearts-dry-1 = Hearts by the handful.

hearts-dry-2 = A sentimental trick, that.

hearts-grand-1 = The whole table gives me its heart.

hearts-grand-2 = So much affection. I am quite overcome.

hearts-eager-1 = Hearts, hearts, hearts!

hearts-eager-2 = Keep your hearts!

## The speaker takes the jack of clubs, which costs eleven points.

club-jack-warm-1 = Well, somebody had to take that jack.

club-jack-warm-2 = There’s the jack of clubs. He always finds me.

club-jack-dry-1 = The jack of clubs. Of course.

club-jack-dry-2 = A jack for eleven points. Expensive company.

club-jack-grand-1 = That jack has no manners at all.

club-jack-grand-2 = The jack of clubs calls, and I was not at home to him.

club-jack-eager-1 = Not the jack!

club-jack-eager-2 = The jack of clubs. Just my luck.

## The speaker takes a trick that costs a lot.

# $points (Points): how many points
dear-trick-warm-1 = That one cost me { POINTS($points, kind: "number") }. Never mind.

# $points (Points): how many points
dear-trick-warm-2 = { POINTS($points, kind: "number") }! Well, it’s only a game.

# $points (Points): how many points
dear-trick-dry-1 = { POINTS($points, kind: "number") } in one trick. Efficient.

# $points (Points): how many points
dear-trick-dry-2 = { POINTS($points, kind: "number") }. I shall make a note of it.

# $points (Points): how many points
dear-trick-grand-1 = { POINTS($points, kind: "number") } at a stroke. I never do things by halves.

# $points (Points): how many points
dear-trick-grand-2 = { POINTS($points, kind: "number") }! I am being robbed, and so politely.

# $points (Points): how many points
dear-trick-eager-1 = { POINTS($points, kind: "number") }, for that?

# $points (Points): how many points
dear-trick-eager-2 = { POINTS($points, kind: "number") }! Who thought of that rule?

## The speaker takes the last trick of the deal, and it costs points.

last-trick-warm-1 = And the last one is mine. It would be.

last-trick-warm-2 = Well, somebody has to tidy up.

last-trick-dry-1 = The last trick. I had a feeling.

last-trick-dry-2 = Last, and not least.

last-trick-grand-1 = The final bow is mine, alas.

last-trick-grand-2 = I do like to have the last word. Not like this.

last-trick-eager-1 = Not the last one!

last-trick-eager-2 = Of all the tricks, that one.

## The speaker takes a trick that is worth having.

gain-warm-1 = That one will do nicely.

gain-warm-2 = Thank you, I can use those.

gain-dry-1 = Acceptable.

gain-dry-2 = Now we are getting somewhere.

gain-grand-1 = Exactly as intended.

gain-grand-2 = Black clubs suit me.

gain-eager-1 = Yes!

gain-eager-2 = That’s more like it!

## The speaker has just taken several tricks in a row.

# $count (Count): how many
streak-warm-1 = That’s { NUMBER($count, as: "words") } tricks running. I’d gladly share.

streak-warm-2 = I do seem to be collecting them.

# $count (Count): how many
streak-dry-1 = Make that { NUMBER($count, as: "words") } in a row.

streak-dry-2 = Another one. Don’t all rush.

streak-grand-1 = I appear to be entertaining the whole table.

# $count (Count): how many
streak-grand-2 = The stage is mine, { NUMBER($count, as: "words") } times running.

# $count (Count): how many
streak-eager-1 = That’s { NUMBER($count, as: "words") } in a row!

streak-eager-2 = Another one! I’ll need a bigger table.

## The deal is nearly over, and the speaker has taken no card that costs points, while others have.

clean-warm-1 = My corner is still tidy.

clean-warm-2 = Nothing for me so far. I’m not boasting.

clean-dry-1 = So far, nothing. I don’t trust it.

clean-dry-2 = Nothing yet. I say no more.

clean-grand-1 = Spotless, so far.

clean-grand-2 = Not a stain on me, so far.

clean-eager-1 = Still clean! Don’t look at me.

clean-eager-2 = Nothing yet. Nearly there!

## A person at the machine has taken a trick that costs a lot, and the speaker has not.

sympathy-warm-1 = Oh, bad luck.

sympathy-warm-2 = I’d have hated that one too.

sympathy-dry-1 = It happens.

sympathy-dry-2 = Better there than here.

sympathy-grand-1 = My condolences.

sympathy-grand-2 = Bravely borne.

sympathy-eager-1 = Ooh, that hurts.

sympathy-eager-2 = Phew. Not me, then.

## The speaker has taken every card that costs points, which is called shooting the moon.

moon-warm-1 = All of them. I hardly dared.

moon-warm-2 = Goodness, I’ve shot the moon.

moon-dry-1 = All of them. That was the idea.

moon-dry-2 = The moon. Somebody had to.

moon-grand-1 = The moon, if you please.

moon-grand-2 = Every last one. Hold your applause.

moon-eager-1 = The moon! I got the moon!

moon-eager-2 = Every single one!

## Another player has taken every card that costs points, which is called shooting the moon.

moon-of-other-warm-1 = All of them! Well played.

moon-of-other-warm-2 = I didn’t see that coming. Well done.

moon-of-other-dry-1 = Every last one. Respect.

moon-of-other-dry-2 = So that was the plan.

moon-of-other-grand-1 = The moon! I take off my hat.

moon-of-other-grand-2 = Magnificent, and very annoying.

moon-of-other-eager-1 = All of them? Really?

moon-of-other-eager-2 = Next time I’ll stop you!

## The speaker had the best score of the deal.

best-deal-warm-1 = That was a kind deal.

best-deal-warm-2 = I’ll take another like that.

best-deal-dry-1 = No complaints.

best-deal-dry-2 = Satisfactory.

best-deal-grand-1 = One does one’s best.

best-deal-grand-2 = I thank the table.

best-deal-eager-1 = Best of the lot!

best-deal-eager-2 = I like this game.

## The speaker had the worst score of the deal.

worst-deal-warm-1 = Well, that’s behind me.

worst-deal-warm-2 = The next one will be kinder.

worst-deal-dry-1 = I have had better ones.

worst-deal-dry-2 = Best forgotten.

worst-deal-grand-1 = A tragedy in one act.

worst-deal-grand-2 = Let us speak of it no more.

worst-deal-eager-1 = Just you wait.

worst-deal-eager-2 = That went well. No, it didn’t.

## Another player’s card has given the speaker points.

# $points (Points): how many points
gift-warm-1 = { POINTS($points, kind: "number") } for me? You’re too kind.

# $points (Points): how many points
gift-warm-2 = Thank you, I needed those { POINTS($points, kind: "number") }.

# $points (Points): how many points
gift-dry-1 = { POINTS($points, kind: "number") }. I accept.

# $points (Points): how many points
gift-dry-2 = Another { POINTS($points, kind: "number") }. Thank you.

# $points (Points): how many points
gift-grand-1 = { POINTS($points, kind: "number") }! You spoil me.

# $points (Points): how many points
gift-grand-2 = For { POINTS($points, kind: "number") } I shall remember you fondly.

# $points (Points): how many points
gift-eager-1 = { POINTS($points, kind: "number") }? Thanks!

# $points (Points): how many points
gift-eager-2 = I’ll have those { POINTS($points, kind: "number") }!

## The speaker’s card has given another player points.

# $points (Points): how many points
gift-given-warm-1 = There go { POINTS($points, kind: "number") }. Enjoy them.

# $points (Points): how many points
gift-given-warm-2 = { POINTS($points, kind: "number") }. Well, I’m generous today.

# $points (Points): how many points
gift-given-dry-1 = { POINTS($points, kind: "number") }. It could not be helped.

# $points (Points): how many points
gift-given-dry-2 = That was { POINTS($points, kind: "number") }. I saw it.

# $points (Points): how many points
gift-given-grand-1 = Take your { POINTS($points, kind: "number") }, and think of me.

# $points (Points): how many points
gift-given-grand-2 = { POINTS($points, kind: "number") }. Easy come, easy go.

# $points (Points): how many points
gift-given-eager-1 = { POINTS($points, kind: "number") }? I didn’t see that.

# $points (Points): how many points
gift-given-eager-2 = Ouch, { POINTS($points, kind: "number") }.

## The speaker has laid down three cards or more, face down, to draw others.

discards-warm-1 = Off you go. A fresh start.

discards-warm-2 = I’m clearing out the larder.

discards-dry-1 = Spring cleaning.

discards-dry-2 = I have no use for these.

discards-grand-1 = I was never attached to them.

discards-grand-2 = Out with the old.

discards-eager-1 = New cards, please!

discards-eager-2 = Anything’s better than those.

## The speaker has won the game alone.

won-game-warm-1 = That was a lovely game. Another?

won-game-warm-2 = Thank you for the game. I enjoyed that.

won-game-dry-1 = I won. It happens.

won-game-dry-2 = Somebody had to win.

won-game-grand-1 = Victory! Strike up the band.

won-game-grand-2 = I thank the table for a worthy fight.

won-game-eager-1 = I won! Again, please!

won-game-eager-2 = Yes! Who wants a rematch?

## The only person has won the game alone, and the speaker has come second.

lost-game-warm-1 = Well played. You deserved that.

lost-game-warm-2 = Congratulations! I enjoyed every card.

lost-game-dry-1 = Well played. I’ll say it once.

lost-game-dry-2 = Your game. I have made a note of it.

lost-game-grand-1 = I bow to the winner.

lost-game-grand-2 = A splendid victory. I could hardly have done it better myself.

lost-game-eager-1 = You got me! Next time it’s my turn.

lost-game-eager-2 = You’re too good! Once more?
