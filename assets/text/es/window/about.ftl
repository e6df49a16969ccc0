title = Acerca de Misère

misere = Misère

description = Once buenos juegos de cartas poco conocidos, contra un ordenador que juega fuerte y limpio.

version = Versión { $version }

own-words = Las reglas de cada juego nombran a quien lo inventó y dicen qué se ha decidido para Misère. Están escritas con palabras nuestras: los textos de Howard Fosdick, con licencia CC BY-ND, no se usan.

free-software = Misère es software libre con licencia MIT.

license-of-misere = Licencia de Misère

typeface = Tipo de letra

noto-sans = Noto Sans, de Google, con la licencia SIL Open Font License 1.1.

font-license = SIL Open Font License

libraries = Bibliotecas

libraries-help = Misère está hecho con bibliotecas de código abierto. Su código fuente está en crates.io, el registro público de paquetes de Rust.

open-source-licenses = Licencias de código abierto

license-of-crate = { $license }: { $library }

license-of-crates = { $license }: { $count ->
    [one] { $count } biblioteca
   *[other] { $count } bibliotecas
}

log = Registro

log-help = Lo que ha fallado últimamente, sin nombres ni cartas. Envíalo cuando informes de un fallo.

show-log = Mostrar el registro

copy-log = Copiar el registro

log-is-empty = Todavía no hay nada anotado.
