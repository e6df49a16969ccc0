settings = los ajustes

statistics = las estadísticas

challenge = el reto

tries = los intentos de los problemas

mistakes = tus errores

game = { $title }

no-answer = { $path }: el disco no responde

is-not-saved = Sin guardar: { $name }. { $reason }. Misère lo sigue intentando.

are-not-saved = Sin guardar: { LIST($names) }. { $reason }. Misère lo sigue intentando.

try-again = Reintentar

ok = Vale

## Antes de cerrar la ventana

close-without-saving = ¿Cerrar sin guardar?

disk-is-busy = El disco está ocupado.

will-be-lost = Si cierras Misère ahora, se pierde todo lo que no se ha guardado.

close-anyway = Cerrar igual

stay = No cerrar

## Exportar e importar

import-game = Importar una partida

misere-games = Partidas de Misère

no-file-dialog = Este sistema no tiene ventana para elegir archivos. Suelta el archivo sobre esta ventana.

no-file-dialog-at-all = Este sistema no tiene ventana para elegir archivos. Abre Misère con el archivo: misere ARCHIVO

no-picture-dialog = Este sistema no tiene ventana para elegir archivos, así que no se puede elegir una imagen.

file-dialog-is-silent = El escritorio no muestra su ventana para elegir archivos. Puede que aún aparezca.

saved-as = Guardado como { $file }

not-saved = No se ha podido guardar el archivo.

not-saved-because = No se ha podido guardar el archivo. { $error }

file-error = No se ha podido guardar el archivo. { $file }: { $error }
