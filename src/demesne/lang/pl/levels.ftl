### Poziomy: jak silny jest przeciwnik.

level-easy = Łatwy
level-medium = Średni
level-hard = Trudny
# Bot jako gracz i jeden z kilku botów tego samego poziomu.
level-bot = { $level ->
    [easy] Bot (łatwy)
    [medium] Bot (średni)
   *[hard] Bot (trudny)
}
level-bot-n = { $level ->
    [easy] Bot { $n } (łatwy)
    [medium] Bot { $n } (średni)
   *[hard] Bot { $n } (trudny)
}
level-thinks = { $who } myśli…

error-level-setting = „{ $text }”: { $name } nie ma ustawienia „{ $setting }”; ma: { $names }
error-level-value = „{ $text }”: „{ $value }” nie jest wartością ustawienia { $setting }; napisz na przykład hard:playouts=2000 albo hard:seconds=0.5
