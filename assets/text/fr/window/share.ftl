### La boîte de dialogue pour partager une partie.

title = Partager cette partie

export = Exporter…

export-help = La partie entière, à ouvrir ou à importer dans Misère

copy-result = Copier le score

copy-result-help = Points, place et une rangée de carrés : le bleu pour le meilleur, le rouge pour le pire

result-copied = Le résultat est dans le presse-papiers.

copy-text = Copier en texte

copy-text-help = Joueurs, mains, plis et scores, à coller dans un message

text-copied = Texte copié.

copy-code = Copier le code

copy-code-help = Pour que d’autres jouent les mêmes cartes

code-copied = Code de la donne copié.

save-picture = Enregistrer l’image…

save-picture-help = La table telle que vous la voyez
