### Stufen: wie stark ein Gegner ist.

level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
# Ein Bot als Spieler, und einer von mehreren derselben Stufe.
level-bot = { $level ->
    [easy] Bot (leicht)
    [medium] Bot (mittel)
   *[hard] Bot (schwer)
}
level-bot-n = { $level ->
    [easy] Bot { $n } (leicht)
    [medium] Bot { $n } (mittel)
   *[hard] Bot { $n } (schwer)
}
level-thinks = { $who } denkt nach …

error-level-setting = „{ $text }“: { $name } hat keine Einstellung „{ $setting }“; es gibt: { $names }
error-level-value = „{ $text }“: „{ $value }“ ist kein Wert für { $setting }; schreib zum Beispiel hard:playouts=2000 oder hard:seconds=0.5
