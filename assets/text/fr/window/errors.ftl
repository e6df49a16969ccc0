### Erreurs : pourquoi ce qui a été demandé n’est pas possible. La plupart suivent une phrase qui dit quoi.

detail = { $detail }

## Files

file = { $path } : { $detail }

place-in-file = { $path }, ligne { $line }, colonne { $column } : { $detail }

## Deal codes and house rules

not-a-deal-code = `{ $text }` n’est pas un code de donne ; en voici un : `clubs/4/7F3K-2Q9A`

unknown-game = jeu inconnu : `{ $id }` ; au choix : { $known }

not-a-number-of-players = `{ $text }` n’est pas un nombre de joueurs

not-a-seed = `{ $text }` n’est pas une graine : il faut des groupes complets de quatre chiffres et lettres, comme `7F3K-2Q9A`

mistaken-deal-code = Il y a une erreur dans ce code de donne. Copiez-le encore une fois en entier.

player-count = { $seats ->
    [one] { $seats } joueur : il en faut de { $least } à { $most }
   *[other] { $seats } joueurs : il en faut de { $least } à { $most }
}

dealer = place { $dealer } pour le donneur : il faut de 0 à { $last }

unknown-house-rule = `{ $name }` n’est pas une règle maison de ce jeu ; au choix : { $known }

house-rule-value = `{ $name }` : { $value } ne va pas, il faut { $expected }

house-rule-twice = `{ $name }` est donné deux fois

## Programs that play

folder-unreadable = impossible de lire le dossier de travail : { $detail }

name-not-unicode = le nom { $path } n’est pas écrit en Unicode

command-too-long = la commande est trop longue pour être vérifiée

too-many-files = la commande nomme plus de { $most } fichiers

files-too-large = les fichiers que nomme la commande dépassent { $most } Go

program-file-unreadable = impossible de lire { $path } : { $detail }

## Challenges

no-challenge = Ce texte n’est ni un défi ni un code de donne.

challenge-of-later-version = Ce défi vient d’une version plus récente de Misère. Mettez Misère à jour pour le relever.

challenge-cut = Il manque la fin de ce défi. Copiez tout le texte.

challenge-damaged = Ce défi s’est abîmé en route. Copiez de nouveau tout le texte, tel qu’il a été envoyé.

challenge-unsound = Ce défi n’est pas valable : { $detail }

challenge-not-alone = Pour un défi, il faut une seule personne à la table, contre l’ordinateur de Misère.

challenge-in-progress = Une partie ne peut devenir un défi qu’une fois finie.

challenge-continued = Cette partie en continue une autre : elle ne peut pas devenir un défi.

reply-to-other = C’est la réponse à un autre défi.

too-many-replies = Un défi réunit { $most } personnes au plus.

## Why a reply is refused, after a colon

plays-end = elle s’arrête à la donne { $deal }

plays-go-on = elle continue après la fin de la partie

play-illegal = à la donne { $deal }, le coup { $step } est contraire aux règles

opponent-differs = à la donne { $deal }, coup { $step }, { $name } fait `{ $played }`, alors que sa vraie décision est `{ $decides }`

reply-by-the-clock = ce n’est pas une partie de ce défi
