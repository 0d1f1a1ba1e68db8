### Stůl v terminálu.

phase-action = akční fáze
phase-buy = fáze nákupu
phase-night = Noc
phase-clean-up = fáze úklidu
state-look = prohlíží si: { $cards }
key-enter = Enter
key-space = Mezerník
tui-keys = Mezerník peníze · Backspace zpět · ! rada · = karty · / texty · ? pomoc · Esc
tui-help =
    Klávesy jsou uvedeny u toho, co můžeš udělat: v zásobě, v ruce a pod otázkou. Klikat lze také.

    Enter       ukončit fázi, odmítnout nebo dokončit výběr
    Mezerník    zahrát všechny peníze, na jejichž pořadí nezáleží
    Backspace   vzít zpět poslední odpověď
    !           co udělat? Možnosti s šancemi na výhru
    /           text a upřesnění každé karty
    =           všechny tvé karty a dosavadní body
    PgUp PgDn   posouvat průběh hry
    Ctrl+S      kam se hra ukládá (každá odpověď, hned)
    Esc         odejít; hra se uloží a lze v ní pokračovat

    Písmena za názvem: A akce, P peníze, V vítězné body, K kletba, ! útok, R reakce, T trvání, O odměna, # projekt, N noc; * je zhouba.
    Za projektem jsou čísla hráčů, kteří ho mají.
tui-how-many = { $mode ->
    [exactly] Vyber { $most ->
        [one] 1 kartu
        [few] { $most } karty
       *[other] { $most } karet
    }
    [up-to] Vyber nejvýše { $most ->
        [one] 1 kartu
        [few] { $most } karty
       *[other] { $most } karet
    }
   *[between] Vyber { $least } až { $most ->
        [few] { $most } karty
       *[other] { $most } karet
    }
}; označeno: { $n }.
table-action-left = Ještě můžeš zahrát akční kartu. Enter (nebo „konec“) ukončí akční fázi.
tui-undo-agree =
    Od té doby se ukázalo něco nového.
    Souhlasí všichni ostatní s vrácením?

    Enter souhlasí   Esc ne
tui-leave =
    Opustit hru? Uloží se a `demesne resume` v ní bude pokračovat.

    Enter odejít   Esc zůstat
tui-choose-kingdom = Které království?
tui-resume = { $n ->
    [one] Pokračovat v rozehrané hře
   *[other] Pokračovat v některé z rozehraných her ({ $n })
}
tui-random = Náhodné království
tui-choose-keys = ↑ ↓ výběr · Enter hrát · ? jak se hraje · G jazyk: { $language } · Esc konec
tui-choose-players = 1 2 3 soupeři: { $n } · P lidé u klávesnice: { $people } · L úroveň: { $level }
tui-choose-names = N jména: { $names }
# $sets, $landscapes: what a kingdom is drawn from.
tui-choose-cards = C karty · R losovat znovu · S sady: { $sets } · J karty na šířku: { $landscapes }
# $colonies, $shelters: yes, no, or tui-drawn.
tui-choose-options = O platina a kolonie: { $colonies } · H úkryty: { $shelters }
tui-drawn = podle losu
tui-language = čeština
tui-all = všechny
tui-any = libovolně
tui-lesson = Nauč se hrát: první hra
tui-lesson-about = Dominion hraješ poprvé? Pár minut proti lehkému botovi; při každém kroku obrazovka řekne, čeho si všímat. Klávesa ? ukáže pravidla ve zkratce.
tui-resume-about = Každá odpověď se hned uložila, takže budeš pokračovat přesně tam, kde hra skončila.
tui-own = Karty podle vlastního výběru
tui-own-about = Stiskni Enter a vyber karty i karty na šířku. Vybereš-li méně než deset karet, ostatní se vylosují.
tui-picked = Vybráno ({ $n } z { $of }): { $cards }
tui-pick-keys = Enter: vzít, vrátit · lze vložit seznam · Esc: hotovo
tui-trait-pile = { $card } leží na
tui-trait-keys = Enter: tento balíček · Esc: vylosovaný balíček
tui-sets-keys = Enter: vzít, vrátit · Esc: hotovo
tui-names = Jména
tui-names-keys = Enter: další · Esc: zpět
tui-scroll = ↑ ↓ posun · Esc: zpět
tui-help-keys = R: pravidla ve zkratce · ↑ ↓ posun · Esc: zpět
tui-cost = ${ $cost }

## Advice in a first game. Keys stand before what they take.
tip-start = Cíl: mít víc bodů než soupeř. Provincie jich má 6. Začínáš se 7 Měďáky a 3 Statky. Mezerník zahraje tvé peníze.
tip-treasures = Fáze nákupu: mezerník zahraje tvé peníze; potom něco kup.
tip-buy = To jsou tvé peníze. Každý balíček s písmenem před názvem lze koupit: stiskni to písmeno. Stříbrňáky ti příště dají víc peněz; / ukáže, co akční karty dělají.
tip-poor = Tentokrát málo peněz. Kup něco levného (Měďák ani Kletba nepomohou), nebo nic: Enter ukončí tah.
tip-gold = 6 mincí nebo víc: Zlaťák dá 3 pokaždé, když si ho dobereš.
tip-province = 8 mincí: stačí na Provincii, 6 bodů. Provincie rozhodují většinu her.
tip-deck = Nová ruka. Co koupíš, jde na tvůj odkládací balíček; když ti dojde dobírací balíček, odkládací se zamíchá a karty se vrátí. Mezerník zahraje tvé peníze.
tip-other = Teď hraje soupeř. Průběh hry vpravo říká, co hraje a kupuje.
tip-action = Akční fáze: stiskni číslici před akční kartou a zahraješ ji. Máš jednu akci za tah; +1 akce dá další. Enter přejde k nákupu.
tip-choose = Karta se tě na něco ptá. Klávesy dole jsou odpovědi; / ukáže, co karta dělá.
tip-last = Zbývá málo Provincií. Hra skončí s poslední, nebo až budou tři balíčky prázdné: teď jsou body důležitější než peníze.
tui-again = Enter: další hra   R: rozbor této hry   Esc: konec
tui-too-small = Tento terminál je příliš malý: je třeba alespoň 80 sloupců a 24 řádků, nebo `--plain`.
result-per-turn = Body po každém tahu
# Letters for Action, Treasure, Victory, Curse, Attack, Reaction, Duration, Prize, project and Night, in this order.
tui-letters = A P V K ! R T O # N
tui-close = Esc: zpět
tui-search = Piš a hledej
## Looking at a game once more
replay-step = krok { $n } z { $of }
replay-given = odpověď: { $answer }
replay-keys = ← → krok · ↑ ↓ tah · Home End · / karty · Esc konec
replay-words = zpět dál předchozí tah stůl karta odejít
replay-plain-help =
    Enter         další odpověď
    zpět          předchozí odpověď
    dál           začátek dalšího tahu
    předchozí     začátek tohoto tahu, nebo předchozího
    tah N         začátek tahu číslo N této hry
    N             chvíle po N odpovědích
    stůl          zásoba, smetiště a co kdo má
    karta NÁZEV   text karty
    odejít        odejít
replay-plain-start = Enter jde dál, „zpět“ zpátky, číslo skočí na tu chvíli, ? poradí.
replay-plain-moment = { $place } · { $turn }. tah z { $turns } · { $who }

## Commands of the plain table: one word for each of the English ones, in the same order
plain-words = nápověda pravidla vše konec rada zpět balíčky stůl průběh karty karta uložit odejít
plain-help =
    Odpovídej číslem nebo názvem možnosti; více karet najednou odděl čárkami.
    pravidla       jak se Dominion hraje, ve zkratce
    vše            zahrát všechny karty peněz, u kterých nezáleží na pořadí
    konec          ukončit tuto fázi
    rada           co udělat? Možnosti s šancemi na výhru
    zpět           vzít zpět poslední odpověď
    balíčky        co se ještě dá koupit
    stůl           smetiště, vyložené karty, žetony, projekty
    průběh         co se stalo od tvého posledního tahu
    karty          všechny tvé karty a dosavadní body
    karta NÁZEV    text karty
    uložit SOUBOR  uložit hru
    odejít         odejít; hra se uloží a dá se v ní pokračovat
# An option that costs something.
plain-price = { $option } (${ $cost }{ $more })
