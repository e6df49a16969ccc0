### What players at a table with friends can say to each other, with one press each. Short and friendly, as people talk.

hello = Hello!

good-luck = Good luck, everyone!

well-played = Well played!

thanks = Thank you.

what-a-card = What a card!

ouch = Ouch!

my-mistake = My mistake.

thinking = Let me think.

take-your-time = Take your time.

back-soon = Back in a minute.

another-game = Another game?

goodbye = Goodbye!
