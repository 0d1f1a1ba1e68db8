### Rulings of several sets together: the sentences only. Their positions are in rulings/.
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
