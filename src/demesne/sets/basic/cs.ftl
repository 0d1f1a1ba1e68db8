### The basic cards: name, text in our own words, and the forms of the name in sentences.

set-basic = Základní karty

### Forms of a name as the object of a sentence, in the accusative: .one a card; .few after 2, 3, 4; .many after all others (the genitive,
### which piles are called by too).
### Words: „vezmi si“ is gain, „získáš“ is gain or buy (on-gain effects), „dej si do ruky“ is put into hand,
### „odlož“ is discard, „zahoď“ is trash, „vyložené“ is in play.

card-copper = Měďák
    .text = +$1.
    .one = Měďák
    .few = Měďáky
    .many = Měďáků
card-silver = Stříbrňák
    .text = +$2.
    .one = Stříbrňák
    .few = Stříbrňáky
    .many = Stříbrňáků
card-gold = Zlaťák
    .text = +$3.
    .one = Zlaťák
    .few = Zlaťáky
    .many = Zlaťáků
card-estate = Statek
    .text = 1 bod.
    .one = Statek
    .few = Statky
    .many = Statků
card-duchy = Vévodství
    .text = 3 body.
    .one = Vévodství
    .few = Vévodství
    .many = Vévodství
card-province = Provincie
    .text = 6 bodů.
    .one = Provincii
    .few = Provincie
    .many = Provincií
card-curse = Kletba
    .text = −1 bod.
    .one = Kletbu
    .few = Kletby
    .many = Kleteb

### Rulings
ruling-X01 = Mají-li Síť cest dva hráči, dobírají si za jednu získanou kartu bodů oba
ruling-X02 = Na Hvězdnou mapu přijde řada uprostřed dobírání při úklidu a vybraná karta přijde jako první po zamíchání
ruling-X03 = Zahraje-li Trůnní sál další Trůnní sál a ten Nákladní loď, zůstane s ní vyložený jen ten Trůnní sál, který ji zahrál
ruling-X04 = Truhlice lze využít, i když téhož hráče čeká jiné rozhodnutí, zde Slavnostní průvod po jejich využití
ruling-X05 = Inovací lze zahrát právě získanou Nákladní loď a na ni pak položit stranou některou později získanou kartu
ruling-X06 = Nákladní loď zahraná Citadelou znovu dovoluje položit stranou dvě karty
ruling-X07 = Na jeden útok lze reagovat dvěma Koňskými handlíři i Hradním příkopem
ruling-X08 = Čeká-li po získání více účinků, může Experiment zahraný Inovací zamíchat svou dvojici pryč dřív, než si ji vezme Nákladní loď
ruling-X09 = Vylepšením nelze zahodit Trůnní sál vázaný na Nákladní loď, která zůstává vyložená
ruling-X10 = Výzkum zahozený Vylepšením až v příštím tahu už své karty vydal
ruling-X11 = Proti Milici zahrané přes Trůnní sál se Hradní příkop musí ukázat při každém zahrání
ruling-X13 = Na jedno zahození reagují Kněz, Obchodník s hedvábím i Stoky; pořadí určuje majitel
ruling-X15 = S Kapitalismem lze Nákladní loď zahrát ve fázi nákupu jako kartu peněz a Žezlem ji zahrát znovu
ruling-X16 = Majitel Sítě cest si nic nedobírá za kartu bodů, kterou získá sám
ruling-X17 = V příštím tahu svého majitele Inovace působí znovu
ruling-X18 = Koupit lze jen projekty vyložené na stole, i kdyby někdo měl jiný
ruling-X19 = Kartu získanou na dobírací balíček, kterou překryla jiná karta, už nelze přesunout, a Strážní věž se pro ni neodkrývá
ruling-X20 = Ani Nákladní loď, ani Inovace nedostane kartu v dobíracím balíčku, kterou překryla jiná karta
ruling-X21 = Kramář nemůže vyměnit kartu v dobíracím balíčku, kterou překryla jiná karta
ruling-X22 = Kartu, kterou na odkládacím balíčku překryla jiná, lze stále přesunout
ruling-X23 = Trůnní sál zůstává se Zaklínačem do tahu, ve kterém se Zaklínač vrátí do ruky, ať je znovu zahrán, nebo ne
ruling-X24 = Specialista zůstává s Klenoty do tahu, ve kterém jdou pod dobírací balíček, ať jsou znovu zahrány, nebo ne
ruling-X25 = Trůnní sál nezůstává kvůli Karavaně, kterou při druhém zahrání vzala ze hry Cesta želvy
ruling-X26 = Královský kočár nezůstává kvůli Karavaně, kterou zahrál jako Cestu želvy
ruling-X27 = Loděnice, kterou při druhém zahrání vzala ze hry Cesta želvy, už za první zahrání nic nedá
ruling-X28 = Loděnice, kterou při prvním zahrání vzala ze hry Cesta želvy, nedá za druhé zahrání v dalších tazích nic
ruling-X29 = Námezdník, kterého vzala ze hry Cesta želvy, dává karty jen za své zahrání po návratu
ruling-X30 = Když Trůnní sál opustil hru, nedá druhé zahrání Loděnice tímto sálem v dalších tazích nic
ruling-X31 = Karty zahozené Hrabětem leží všechny na smetišti dřív, než z toho cokoli vyplyne, a pořadí určuje jejich majitel
ruling-X32 = Obě karty zahozené Správcem leží na smetišti dřív, než z toho cokoli vyplyne, a pořadí určuje jejich majitel
ruling-X33 = Karty zahozené Klášterem leží všechny na smetišti dřív, než z toho cokoli vyplyne, a pořadí určuje jejich majitel
ruling-X34 = Stoky mohou přijít na řadu před tím, co dělá karta zahozená spolu s jinou
ruling-X35 = Na každého Věrného psa odloženého spolu s jinými kartami dojde, až když všechny leží na odkládacím balíčku
ruling-X36 = Hvězdná mapa dá kartu navrch, když Hladomor přiměje jejího majitele zamíchat karty do dobíracího balíčku
ruling-X37 = Osudové karty jdou navrch nebo dospod, když Hladomor přiměje jejich majitele zamíchat karty do dobíracího balíčku
ruling-X38 = Obě Mapy pokladu leží na smetišti dřív, než Stoky dovolí zahodit další kartu
