title = Compartir esta partida

export = Exportar…

export-help = La partida entera, para abrirla o importarla en Misère

copy-result = Copiar

copy-result-help = Puntos, puesto y una fila de cuadrados: en azul, lo mejor; en rojo, lo peor

result-copied = El resultado está en el portapapeles.

copy-text = Copiar texto

copy-text-help = Jugadores, cartas, bazas y tanteo, para pegarlos en un mensaje

text-copied = Copiado como texto.

copy-code = Copiar el código

copy-code-help = Con él, otros pueden jugar las mismas cartas

code-copied = Código copiado.

save-picture = Guardar imagen…

save-picture-help = La mesa tal como la ves ahora
