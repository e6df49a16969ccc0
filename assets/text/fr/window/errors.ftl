### Erreurs : pourquoi ce qui a été demandé n’est pas possible. La plupart suivent une phrase qui dit quoi.

detail = { $detail }

## Files

file = { $path } : { $detail }

place-in-file = { $path }, ligne { $line }, colonne { $column } : { $detail }

## Deal codes and house rules

not-a-deal-code = `{ $text }` n’est pas un code de donne ; en voici un : `clubs/4/7F3K-2Q9A`

unknown-game = jeu inconnu : `{ $id }` ; au choix : { $known }

not-a-number-of-players = `{ $text }` n’est pas un nombre de joueurs

not-a-seed = `{ $text }` n’est pas une graine : il faut de 1 à 13 chiffres et lettres, comme `7F3K-2Q9A`

player-count = { $seats ->
    [one] { $seats } joueur : il en faut de { $least } à { $most }
   *[other] { $seats } joueurs : il en faut de { $least } à { $most }
}

dealer = place { $dealer } pour qui donne : il faut de 0 à { $last }

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
