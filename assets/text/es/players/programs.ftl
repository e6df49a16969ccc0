### Programas que juegan.

blanks = { $count ->
    [one] { $count } espacio
   *[other] { $count } espacios
}

new-lines = { $count ->
    [one] salto de línea
   *[other] { $count } saltos de línea
}
