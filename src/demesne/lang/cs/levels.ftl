### Úrovně: jak silný je soupeř.

level-easy = Lehký
level-medium = Střední
level-hard = Těžký
# Bot jako hráč a jeden z několika botů téže úrovně.
level-bot = { $level ->
    [easy] Bot (lehký)
    [medium] Bot (střední)
   *[hard] Bot (těžký)
}
level-bot-n = { $level ->
    [easy] Bot { $n } (lehký)
    [medium] Bot { $n } (střední)
   *[hard] Bot { $n } (těžký)
}
level-thinks = { $who } přemýšlí…

error-level-setting = „{ $text }“: { $name } nemá nastavení „{ $setting }“; má: { $names }
error-level-value = „{ $text }“: „{ $value }“ není hodnota pro { $setting }; napiš například hard:playouts=2000 nebo hard:seconds=0.5
