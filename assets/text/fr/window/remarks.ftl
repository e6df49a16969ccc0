### Ce que l’ordinateur dit de temps en temps à la table : une phrase courte, ou deux, et vraie. Quatre façons de parler :
### warm (aimable et simple), dry (bref, pince-sans-rire), grand (avec panache), eager (jeune et direct).

## The speaker takes the first queen of the deal that costs points.

first-queen-warm-1 = Une dame pour moi. Il faut bien la loger.

first-queen-warm-2 = Oh là là, une dame.

first-queen-dry-1 = Une dame. J’avais prévu autre chose ce soir.

first-queen-dry-2 = Une dame. C’est noté.

first-queen-grand-1 = Madame, quelle visite ! On ne vous attendait pas.

first-queen-grand-2 = Une dame à ma table. Quel honneur, et à quel prix !

first-queen-eager-1 = Aïe. Une dame.

first-queen-eager-2 = Une dame ! Je l’ai vue venir, mais trop tard.

## The speaker takes another queen that costs points.

more-queens-warm-1 = Voilà { NUMBER($count, as: "words") } dames. Je mets l’eau à chauffer ?

more-queens-warm-2 = Me voilà avec { NUMBER($count, as: "words") } dames. Soyons aimables.

more-queens-dry-1 = { NUMBER($count, as: "words", capital: "yes") } dames. Charmant.

more-queens-dry-2 = Cela fait { NUMBER($count, as: "words") } dames. Hélas, je compte.

more-queens-grand-1 = Ma cour compte désormais { NUMBER($count, as: "words") } dames.

more-queens-grand-2 = Avec { NUMBER($count, as: "words") } dames, il faudrait donner un bal.

more-queens-eager-1 = Déjà { NUMBER($count, as: "words") } dames !

more-queens-eager-2 = Et de { NUMBER($count, as: "words") } ! Personne n’en veut, des dames ?

## The speaker has thrown a queen onto another player’s trick.

queen-given-warm-1 = Pardon. Il fallait bien la mettre quelque part.

queen-given-warm-2 = Excusez-moi, je ne pouvais pas la garder.

queen-given-dry-1 = Avec mes compliments.

queen-given-dry-2 = Je n’en avais plus l’usage.

queen-given-grand-1 = Permettez que je vous présente la dame.

queen-given-grand-2 = Un petit cadeau. Il n’y manque que le ruban.

queen-given-eager-1 = Cadeau !

queen-given-eager-2 = Ouf, bon débarras !

## The speaker takes three hearts or more in one trick, and each costs a point.

hearts-warm-1 = Tant de cœurs ! Cela me touche.

hearts-warm-2 = Tous ces cœurs, et aucun ne bat pour moi.

hearts-dry-1 = Des cœurs à la pelle.

hearts-dry-2 = Un pli très sentimental.

hearts-grand-1 = Toute la table m’offre son cœur.

hearts-grand-2 = Tant d’affection ! Les mots me manquent.

hearts-eager-1 = Des cœurs, des cœurs, encore des cœurs !

hearts-eager-2 = Gardez-les, vos cœurs !

## The speaker takes the jack of clubs, which costs eleven points.

club-jack-warm-1 = Bon. Celui-là est donc pour moi.

club-jack-warm-2 = Le valet de trèfle. Il me retrouve toujours.

club-jack-dry-1 = Le valet de trèfle. Évidemment.

club-jack-dry-2 = Un valet à onze points. Le personnel coûte cher.

club-jack-grand-1 = Ce valet n’a aucune éducation.

club-jack-grand-2 = Le valet de trèfle sonne, et moi qui n’étais là pour personne.

club-jack-eager-1 = Pas le valet !

club-jack-eager-2 = Le valet de trèfle. C’est bien ma veine.

## The speaker takes a trick that costs a lot.

dear-trick-warm-1 = Celui-là me coûte { POINTS($points) }. Tant pis.

dear-trick-warm-2 = { POINTS($points) } ! Bah, ce n’est qu’un jeu.

dear-trick-dry-1 = { POINTS($points) } en un pli. Efficace.

dear-trick-dry-2 = { POINTS($points) }. J’en prends bonne note.

dear-trick-grand-1 = { POINTS($points) } d’un coup. Pas de demi-mesures.

dear-trick-grand-2 = { POINTS($points) } ! On me dépouille, et avec quelle politesse.

dear-trick-eager-1 = { POINTS($points) }, pour ça ?

dear-trick-eager-2 = { POINTS($points) } ! Qui a inventé cette règle ?

## The speaker takes the last trick of the deal, and it costs points.

last-trick-warm-1 = Et le dernier est pour moi, bien sûr.

last-trick-warm-2 = Laissez, je rangerai.

last-trick-dry-1 = Le dernier pli. Je le sentais.

last-trick-dry-2 = Le dernier. Il ne manquait plus que lui.

last-trick-grand-1 = Le dernier salut me revient, hélas.

last-trick-grand-2 = J’aime avoir le dernier mot. Mais pas ainsi.

last-trick-eager-1 = Pas le dernier !

last-trick-eager-2 = De tous les plis, il fallait celui-là.

## The speaker takes a trick that is worth having.

gain-warm-1 = Voilà qui m’arrange.

gain-warm-2 = Merci, j’en avais besoin.

gain-dry-1 = Convenable.

gain-dry-2 = Enfin, on avance.

gain-grand-1 = Exactement comme prévu.

gain-grand-2 = Le trèfle me va à ravir.

gain-eager-1 = Oui !

gain-eager-2 = Ah, quand même !

## The speaker has just taken several tricks in a row.

streak-warm-1 = Et { NUMBER($count, as: "words") } plis de suite. Je partagerais volontiers.

streak-warm-2 = On dirait que je les collectionne.

streak-dry-1 = Et de { NUMBER($count, as: "words") }.

streak-dry-2 = Encore un. Ne vous bousculez pas.

streak-grand-1 = Ce soir, c’est moi qui reçois.

streak-grand-2 = La scène est à moi, { NUMBER($count, as: "words") } fois de suite.

streak-eager-1 = Ça fait { NUMBER($count, as: "words") } de suite !

streak-eager-2 = Encore un ! Il me faut une plus grande table.

## The deal is nearly over, and the speaker has taken no card that costs points, while others have.

clean-warm-1 = Chez moi, tout est encore bien rangé.

clean-warm-2 = Rien pour moi jusqu’ici. Je ne dis pas ça pour me vanter.

clean-dry-1 = Rien pour l’instant. Je me méfie.

clean-dry-2 = Toujours rien. Je n’ajoute pas un mot.

clean-grand-1 = Pas une tache, jusqu’ici.

clean-grand-2 = Pas un grain de poussière, jusqu’ici.

clean-eager-1 = Toujours rien ! Ne me regardez pas comme ça.

clean-eager-2 = Encore rien. On y est presque !

## A person at the machine has taken a trick that costs a lot, and the speaker has not.

sympathy-warm-1 = Oh, pas de chance.

sympathy-warm-2 = Je n’en aurais pas voulu non plus.

sympathy-dry-1 = Ça arrive.

sympathy-dry-2 = Mieux vaut là-bas qu’ici.

sympathy-grand-1 = Toutes mes condoléances.

sympathy-grand-2 = Quel courage dans l’épreuve.

sympathy-eager-1 = Ouh, ça fait mal.

sympathy-eager-2 = Ouf. Pas pour moi.

## The speaker has taken every card that costs points.

moon-warm-1 = Tout. Je n’osais pas y croire.

moon-warm-2 = Mon Dieu, j’ai fait le chelem.

moon-dry-1 = Tout. C’était l’idée.

moon-dry-2 = Le chelem. Quelqu’un devait s’y coller.

moon-grand-1 = Le grand chelem, s’il vous plaît.

moon-grand-2 = Tout, jusqu’à la dernière. Retenez vos applaudissements.

moon-eager-1 = Le chelem ! J’ai fait le chelem !

moon-eager-2 = Toutes, sans exception !

## Another player has taken every card that costs points.

moon-of-other-warm-1 = Tout ! Bien joué.

moon-of-other-warm-2 = Je n’ai rien vu venir. Bravo.

moon-of-other-dry-1 = Tout, jusqu’à la dernière. Respect.

moon-of-other-dry-2 = C’était donc ça, le plan.

moon-of-other-grand-1 = Le grand chelem ! Chapeau bas.

moon-of-other-grand-2 = Magnifique, et fort contrariant.

moon-of-other-eager-1 = Tout ? Vraiment ?

moon-of-other-eager-2 = La prochaine fois, je vous arrête !

## The speaker had the best score of the deal.

best-deal-warm-1 = Voilà une donne bien gentille.

best-deal-warm-2 = J’en reprendrais bien une pareille.

best-deal-dry-1 = Rien à redire.

best-deal-dry-2 = Satisfaisant.

best-deal-grand-1 = On fait de son mieux.

best-deal-grand-2 = Je remercie la table.

best-deal-eager-1 = La meilleure donne, c’est la mienne !

best-deal-eager-2 = J’aime ce jeu.

## The speaker had the worst score of the deal.

worst-deal-warm-1 = Bon, c’est derrière moi.

worst-deal-warm-2 = La prochaine sera plus douce.

worst-deal-dry-1 = J’en ai connu de meilleures.

worst-deal-dry-2 = À oublier.

worst-deal-grand-1 = Une tragédie en un acte.

worst-deal-grand-2 = N’en parlons plus.

worst-deal-eager-1 = Attendez un peu, vous allez voir.

worst-deal-eager-2 = Ça s’est bien passé. Enfin, non.

## Another player’s card has given the speaker points.

gift-warm-1 = { POINTS($points) } pour moi ? Vous êtes trop aimable.

gift-warm-2 = { POINTS($points) } ? Merci, j’en avais bien besoin.

gift-dry-1 = { POINTS($points) }. J’accepte.

gift-dry-2 = Encore { POINTS($points) }. Merci.

gift-grand-1 = { POINTS($points) } ! Vous me gâtez.

gift-grand-2 = Pour { POINTS($points) }, je me souviendrai de vous avec tendresse.

gift-eager-1 = { POINTS($points) } pour moi ? Merci !

gift-eager-2 = { POINTS($points) } ! Je prends !

## The speaker’s card has given another player points.

gift-given-warm-1 = { POINTS($points) } pour vous. Profitez-en.

gift-given-warm-2 = { POINTS($points) }. C’est mon jour de bonté.

gift-given-dry-1 = { POINTS($points) }. On n’y peut rien.

gift-given-dry-2 = { POINTS($points) }. J’avais vu.

gift-given-grand-1 = Prenez vos { POINTS($points) }, et pensez à moi.

gift-given-grand-2 = { POINTS($points) }. Vite gagné, vite rendu.

gift-given-eager-1 = { POINTS($points) } ? Je n’avais pas vu.

gift-given-eager-2 = Aïe, { POINTS($points) }.

## The speaker has laid down three cards or more, face down, to draw others.

discards-warm-1 = Allez, on repart à neuf.

discards-warm-2 = Je vide mes placards.

discards-dry-1 = Grand ménage.

discards-dry-2 = Sans regret.

discards-grand-1 = Rien ne m’attachait à elles.

discards-grand-2 = Place au renouveau.

discards-eager-1 = De nouvelles cartes, vite !

discards-eager-2 = Tout plutôt que celles-là.

## The speaker has won the game alone.

won-game-warm-1 = C’était une belle partie. On en refait une ?

won-game-warm-2 = Merci pour la partie. J’ai passé un bon moment.

won-game-dry-1 = Gagné. Ça arrive.

won-game-dry-2 = Il fallait bien que quelqu’un gagne.

won-game-grand-1 = Victoire ! Musique, maestro !

won-game-grand-2 = Je remercie la table pour ce beau combat.

won-game-eager-1 = Gagné ! On recommence ?

won-game-eager-2 = Oui ! Qui veut sa revanche ?

## The only person has won the game alone, and the speaker has come second.

lost-game-warm-1 = Bien joué. C’est amplement mérité.

lost-game-warm-2 = Félicitations ! Un régal, jusqu’à la dernière carte.

lost-game-dry-1 = Bien joué. Je ne le dirai qu’une fois.

lost-game-dry-2 = La partie est à vous. C’est noté.

lost-game-grand-1 = Je m’incline.

lost-game-grand-2 = Une victoire éclatante. Moi-même, je n’aurais guère fait mieux.

lost-game-eager-1 = Je me suis fait avoir ! La prochaine fois, c’est mon tour.

lost-game-eager-2 = Vous êtes imbattable ! Encore une ?
