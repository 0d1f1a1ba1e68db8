### Levels: how strong an opponent is.

level-easy = Easy
level-medium = Medium
level-hard = Hard
# A bot as a player, and one of several of its level.
level-bot = { $level ->
    [easy] Bot (easy)
    [medium] Bot (medium)
   *[hard] Bot (hard)
}
level-bot-n = { $level ->
    [easy] Bot { $n } (easy)
    [medium] Bot { $n } (medium)
   *[hard] Bot { $n } (hard)
}
level-thinks = { $who } is thinking…
error-level-setting = “{ $text }”: { $name } has no setting “{ $setting }”; it has: { $names }
error-level-value = “{ $text }”: “{ $value }” is not a valid value for { $setting }; write for example hard:playouts=2000 or hard:seconds=0.5
