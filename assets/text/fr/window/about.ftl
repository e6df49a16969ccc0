### La page sur le programme et les licences de ses éléments. Les noms des licences restent en anglais.

title = À propos de Misère

misere = Misère

description = Onze beaux jeux de cartes trop peu connus, contre un ordinateur fort, et qui ne triche pas.

version = Version { $version }

own-words = Les règles de chaque jeu nomment son inventeur et disent ce qui a été fixé pour Misère. Elles sont rédigées par nos soins : les textes de Howard Fosdick, sous licence CC BY-ND, ne sont pas repris.

free-software = Misère est un logiciel libre sous licence MIT.

license-of-misere = Licence de Misère

typeface = Police

noto-sans = Noto Sans, de Google, sous SIL Open Font License 1.1.

font-license = SIL Open Font License

libraries = Bibliothèques

libraries-help = Misère s’appuie sur des bibliothèques libres. Leur code source est disponible sur crates.io, le dépôt public des paquets Rust.

open-source-licenses = Licences libres

license-of-crate = { $license } : { $library }

license-of-crates = { $license } : { $count ->
    [one] { $count } bibliothèque
   *[other] { $count } bibliothèques
}

log = Journal

log-help = Ce qui s’est mal passé récemment, sans noms ni cartes. Joignez-le quand vous signalez une erreur.

show-log = Afficher le journal

copy-log = Copier le journal

log-is-empty = Rien n’y est encore inscrit.
