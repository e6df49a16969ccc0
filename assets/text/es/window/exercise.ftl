rules = Reglas

right = Bien.

wrong = No del todo.

refused = No vale.

shown = La respuesta:

reply = { $verdict } { $reply }
