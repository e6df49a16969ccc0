### De qué tratan los problemas.

leads = Salidas
discards = Descartes
drawing = Robo
passing = Pase
moon = Capote
endings = Finales
counting = Conteo
