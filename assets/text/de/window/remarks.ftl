### Was Computerspieler ab und zu am Tisch sagen: ein kurzer Satz oder zwei, und immer wahr. Vier Arten zu reden: warm
### (freundlich und schlicht), dry (knapp und trocken), grand (mit großer Geste), eager (jung und geradeheraus).

## The speaker takes the first queen of the deal that costs points.

first-queen-warm-1 = Eine Dame für mich. Na, irgendwo muss sie ja unterkommen.

first-queen-warm-2 = Ach je, eine Dame.

first-queen-dry-1 = Eine Dame. Der Abend war anders geplant.

first-queen-dry-2 = Eine Dame. Ist notiert.

first-queen-grand-1 = Eine Dame von Stand, und ganz ohne Einladung.

first-queen-grand-2 = Eine Dame an meinem Tisch. Welche Ehre, und wie teuer.

first-queen-eager-1 = Autsch. Eine Dame.

first-queen-eager-2 = Eine Dame! Ich hab sie kommen sehen, nur zu spät.

## The speaker takes another queen that costs points.

more-queens-warm-1 = Jetzt sind es { NUMBER($count, as: "words") } Damen. Ich setze schon mal Kaffee auf.

more-queens-warm-2 = Nun hab ich { NUMBER($count, as: "words") } Damen. Platz ist für alle da.

more-queens-dry-1 = Also { NUMBER($count, as: "words") } Damen. Reizend.

more-queens-dry-2 = Macht { NUMBER($count, as: "words") } Damen. Leider zähle ich mit.

more-queens-grand-1 = Mein Hofstaat zählt nun { NUMBER($count, as: "words") } Damen.

more-queens-grand-2 = Bei { NUMBER($count, as: "words") } Damen müsste man einen Ball geben.

more-queens-eager-1 = Schon { NUMBER($count, as: "words") } Damen!

more-queens-eager-2 = Jetzt sind’s { NUMBER($count, as: "words") } Damen. Will sonst keiner eine?

## The speaker has thrown a queen onto another player’s trick.

queen-given-warm-1 = Nicht böse sein. Irgendwohin musste sie.

queen-given-warm-2 = Tut mir leid. Ich konnte sie nicht behalten.

queen-given-dry-1 = Mit den besten Empfehlungen.

queen-given-dry-2 = Ich hatte keine Verwendung mehr für sie.

queen-given-grand-1 = Darf ich vorstellen: die Dame.

queen-given-grand-2 = Eine kleine Aufmerksamkeit. Nur die Schleife fehlt.

queen-given-eager-1 = Geschenkt!

queen-given-eager-2 = Bin ich froh, dass die weg ist!

## The speaker takes three hearts or more in one trick, and each costs a point.

hearts-warm-1 = So viel Herz. Da wird mir ganz warm.

hearts-warm-2 = Lauter Herzen, und keins war lieb gemeint.

hearts-dry-1 = Herz in rauen Mengen.

hearts-dry-2 = Ein sehr gefühlvoller Stich.

hearts-grand-1 = Der ganze Tisch schenkt mir sein Herz.

hearts-grand-2 = So viel Zuneigung. Mir fehlen die Worte.

hearts-eager-1 = Herz, Herz, Herz!

hearts-eager-2 = Behaltet eure Herzen!

## The speaker takes the jack of clubs, which costs eleven points.

club-jack-warm-1 = Tja, einer muss den Buben nehmen.

club-jack-warm-2 = Da ist er, der Kreuz-Bube. Mich findet er immer.

club-jack-dry-1 = Der Kreuz-Bube. Natürlich.

club-jack-dry-2 = Ein Bube für elf Punkte. Teure Gesellschaft.

club-jack-grand-1 = Dieser Bube hat keine Manieren.

club-jack-grand-2 = Der Kreuz-Bube macht seine Aufwartung. Ich war eigentlich nicht zu Hause.

club-jack-eager-1 = Bloß nicht den Buben!

club-jack-eager-2 = Der Kreuz-Bube. War ja klar.

## The speaker takes a trick that costs a lot.

dear-trick-warm-1 = Der kostet mich { POINTS($points, kind: "number") }. Macht nichts.

dear-trick-warm-2 = { POINTS($points, kind: "number") }! Na, es ist ja nur ein Spiel.

dear-trick-dry-1 = { POINTS($points, kind: "number") } auf einen Stich. Das spart Zeit.

dear-trick-dry-2 = { POINTS($points, kind: "number") }. Das schreibe ich mir auf.

dear-trick-grand-1 = { POINTS($points, kind: "number") } auf einen Schlag. Halbe Sachen liegen mir nicht.

dear-trick-grand-2 = { POINTS($points, kind: "number") }! Man raubt mich aus, und so höflich.

dear-trick-eager-1 = { POINTS($points, kind: "number") }, für den da?

dear-trick-eager-2 = { POINTS($points, kind: "number") }! Wer hat sich die Regel ausgedacht?

## The speaker takes the last trick of the deal, and it costs points.

last-trick-warm-1 = Und der letzte ist meiner. Wie sollte es anders sein.

last-trick-warm-2 = Na, einer muss ja aufräumen.

last-trick-dry-1 = Der letzte Stich. Ich hab’s geahnt.

last-trick-dry-2 = Zum Schluss noch das.

last-trick-grand-1 = Der Schlussvorhang fällt auf mich.

last-trick-grand-2 = Ich habe ja gern das letzte Wort. Aber doch nicht so.

last-trick-eager-1 = Bloß nicht den letzten!

last-trick-eager-2 = Ausgerechnet der!

## The speaker takes a trick that is worth having.

gain-warm-1 = Den nehme ich gern.

gain-warm-2 = Danke, die kann ich brauchen.

gain-dry-1 = Annehmbar.

gain-dry-2 = Langsam wird es was.

gain-grand-1 = Ganz wie gewünscht.

gain-grand-2 = Kreuz steht mir einfach.

gain-eager-1 = Ja!

gain-eager-2 = Na also!

## The speaker has just taken several tricks in a row.

streak-warm-1 = Schon { NUMBER($count, as: "words") } Stiche hintereinander. Ich teile gern.

streak-warm-2 = Ich sammle sie anscheinend.

streak-dry-1 = Macht { NUMBER($count, as: "words") } in Folge.

streak-dry-2 = Noch einer. Nicht drängeln.

streak-grand-1 = Offenbar unterhalte ich heute den ganzen Tisch.

streak-grand-2 = Die Bühne gehört mir, zum { $count ->
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
    [6] sechsten
    [7] siebten
    [8] achten
    [9] neunten
    [10] zehnten
   *[other] { $count }.
} Mal in Folge.

streak-eager-1 = Das sind schon { NUMBER($count, as: "words") } in Folge!

streak-eager-2 = Noch einer! Ich brauch einen größeren Tisch.

## The deal is nearly over, and the speaker has taken no card that costs points, while others have.

clean-warm-1 = In meiner Ecke ist noch alles sauber.

clean-warm-2 = Bei mir noch nichts. Ich will aber nicht angeben.

clean-dry-1 = Bisher nichts. Ich trau dem Frieden nicht.

clean-dry-2 = Noch nichts. Mehr sage ich nicht.

clean-grand-1 = Makellos, bis hierher.

clean-grand-2 = Noch ist die Weste weiß.

clean-eager-1 = Immer noch nichts! Guckt nicht so.

clean-eager-2 = Noch nichts. Gleich geschafft!

## A person at the machine has taken a trick that costs a lot, and the speaker has not.

sympathy-warm-1 = Ach, so ein Pech.

sympathy-warm-2 = Den hätte ich auch nicht gewollt.

sympathy-dry-1 = Kommt vor.

sympathy-dry-2 = Besser da drüben als hier.

sympathy-grand-1 = Mein Beileid.

sympathy-grand-2 = Tapfer getragen.

sympathy-eager-1 = Uff, das tut weh.

sympathy-eager-2 = Puh. Nicht meiner.

## The speaker has taken every card that costs points, which is called shooting the moon.

moon-warm-1 = Alle. Ich hab’s kaum zu hoffen gewagt.

moon-warm-2 = Du meine Güte, ein Durchmarsch.

moon-dry-1 = Alle. So war das gedacht.

moon-dry-2 = Durchmarsch. Einer musste ja.

moon-grand-1 = Ein Durchmarsch, bitte sehr.

moon-grand-2 = Bis zur letzten. Kein Applaus, bitte.

moon-eager-1 = Durchmarsch! Ich hab einen Durchmarsch!

moon-eager-2 = Jede einzelne!

## Another player has taken every card that costs points, which is called shooting the moon.

moon-of-other-warm-1 = Alle! Gut gespielt.

moon-of-other-warm-2 = Damit hätte ich nicht gerechnet. Alle Achtung.

moon-of-other-dry-1 = Bis zur letzten. Respekt.

moon-of-other-dry-2 = Das war also der Plan.

moon-of-other-grand-1 = Ein Durchmarsch! Ich ziehe den Hut.

moon-of-other-grand-2 = Großartig, und sehr ärgerlich.

moon-of-other-eager-1 = Alle? Echt jetzt?

moon-of-other-eager-2 = Nächstes Mal halt ich dagegen!

## The speaker had the best score of the deal.

best-deal-warm-1 = Die Runde hat es gut mit mir gemeint.

best-deal-warm-2 = So eine nehme ich gern noch mal.

best-deal-dry-1 = Keine Klagen.

best-deal-dry-2 = Zufriedenstellend.

best-deal-grand-1 = Man tut, was man kann.

best-deal-grand-2 = Ich danke dem Tisch.

best-deal-eager-1 = Besser als alle!

best-deal-eager-2 = Das Spiel gefällt mir.

## The speaker had the worst score of the deal.

worst-deal-warm-1 = So, das wäre überstanden.

worst-deal-warm-2 = Die nächste wird netter.

worst-deal-dry-1 = Ich hatte schon bessere.

worst-deal-dry-2 = Schwamm drüber.

worst-deal-grand-1 = Ein Trauerspiel in einem Akt.

worst-deal-grand-2 = Sprechen wir nicht mehr davon.

worst-deal-eager-1 = Wartet nur ab.

worst-deal-eager-2 = Lief ja prima. Von wegen.

## Another player’s card has given the speaker points.

gift-warm-1 = { POINTS($points, kind: "number") } für mich? Das ist aber lieb.

gift-warm-2 = Danke, die { POINTS($points, kind: "number") } kann ich brauchen.

gift-dry-1 = { POINTS($points, kind: "number") }. Nehme ich.

gift-dry-2 = Wieder { POINTS($points, kind: "number") }. Danke.

gift-grand-1 = { POINTS($points, kind: "number") }! So viel Güte.

gift-grand-2 = Für diese { POINTS($points) } behalte ich dich in bester Erinnerung.

gift-eager-1 = { POINTS($points, kind: "number") }? Danke!

gift-eager-2 = Die { POINTS($points, kind: "number") } nehm ich!

## The speaker’s card has given another player points.

gift-given-warm-1 = Da gehen sie hin, die { POINTS($points, kind: "number") }. Viel Freude damit.

gift-given-warm-2 = { POINTS($points, kind: "number") }. Na, heute bin ich großzügig.

gift-given-dry-1 = { POINTS($points, kind: "number") }. Ließ sich nicht vermeiden.

gift-given-dry-2 = Das waren { POINTS($points, kind: "number") } für dich. Ich hab’s gemerkt.

gift-given-grand-1 = Nimm deine { POINTS($points, kind: "number") } und denk an mich.

gift-given-grand-2 = { POINTS($points, kind: "number") }. Wie gewonnen, so zerronnen.

gift-given-eager-1 = { POINTS($points, kind: "number") }? Hab ich nicht gesehen.

gift-given-eager-2 = Autsch, { POINTS($points, kind: "number") }.

## The speaker has laid down three cards or more, face down, to draw others.

discards-warm-1 = Ab mit euch. Ein neuer Anfang.

discards-warm-2 = Ich räume mal die Speisekammer aus.

discards-dry-1 = Frühjahrsputz.

discards-dry-2 = Kann weg.

discards-grand-1 = An denen hing ich ohnehin nie.

discards-grand-2 = Weg mit dem alten Plunder.

discards-eager-1 = Neue Karten, bitte!

discards-eager-2 = Alles ist besser als die da.

## The speaker has won the game alone.

won-game-warm-1 = Das war ein schönes Spiel. Noch eins?

won-game-warm-2 = Danke fürs Mitspielen. Das hat Spaß gemacht.

won-game-dry-1 = Gewonnen. Kommt vor.

won-game-dry-2 = Irgendwer muss ja gewinnen.

won-game-grand-1 = Sieg! Ich bitte um einen Tusch.

won-game-grand-2 = Ich danke dem Tisch für einen würdigen Kampf.

won-game-eager-1 = Gewonnen! Gleich noch mal?

won-game-eager-2 = Ja! Wer will Revanche?

## The only person has won the game alone, and the speaker has come second.

lost-game-warm-1 = Gut gespielt. Das hast du dir verdient.

lost-game-warm-2 = Glückwunsch! Jede Karte war ein Vergnügen.

lost-game-dry-1 = Gut gespielt. Das sag ich nur einmal.

lost-game-dry-2 = Das Spiel geht an dich. Ist vermerkt.

lost-game-grand-1 = Ich verneige mich.

lost-game-grand-2 = Ein glänzender Sieg. Selbst ich hätte es kaum besser gekonnt.

lost-game-eager-1 = Diesmal hast du mich gekriegt! Nächstes Mal krieg ich dich.

lost-game-eager-2 = Du bist zu gut! Noch mal?
