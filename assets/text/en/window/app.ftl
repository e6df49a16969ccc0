### Messages that the window shows for a while.

# $error (Name): why, one or more sentences
cannot-be-reviewed = This game cannot be reviewed. { $error }
