### Der Befehl `demesne serve`.

serve-option-host = die Adresse, auf der der Server lauscht (Standard: 127.0.0.1, nur dieser Rechner; 0.0.0.0: alle, die ihn erreichen)
serve-option-port = der Port (Standard: 8400 oder der nächste freie)
serve-option-database = wo Spiele gespeichert werden: eine Datei oder postgresql://…, gemeinsam für mehrere Server (Standard: eine eigene Datei)
serve-option-open = einen Browser öffnen
serve-option-proxy = die Adresse eines vertrauenswürdigen Proxys, dessen X-Forwarded-For gilt
serve-option-name = ein Name, unter dem dieser Server aufgerufen wird; Anfragen an andere werden abgelehnt, und ein Proxy braucht einen
serve-option-origin = eine andere Website, deren Seiten diesen Server benutzen dürfen, zum Beispiel https://example.org
serve-option-trust = eine Adresse, die beliebig viel anfragen darf
serve-option-workers = wie viele Prozesse für starke Bots, Tipps und Rückblicke denken (Standard: einer weniger, als es Prozessoren gibt)
serve-option-public-url = unter welcher Adresse andere diesen Server öffnen, für Einladungen, zum Beispiel https://example.org/demesne/ (Standard: seine Adresse im eigenen Netz, wenn er dort lauscht)
serve-ready = Demesne läuft unter { $address }
serve-others = Andere in deinem Netz erreichen es unter { $address }
serve-stop = Strg+C beendet den Server; nach einem Neustart gehen die Spiele weiter.
serve-no-client = demesne: dieses Paket enthält keinen Client für den Browser, nur den Server für Programme; mit Node oder einem Netz baut ihn `make play` oder `pip install .` in den Quellen
error-serve-port = Port { $port } ist belegt; wähle einen anderen oder lass --port weg
error-serve-no-port = ein Port ist eine Zahl von 0 bis 65535, nicht { $port }
error-serve-host = auf { $host } kann der Server nicht lauschen: { $detail }
error-serve-no-name = hinter einem Proxy muss gesagt werden, unter welchem Namen dieser Server aufgerufen wird: --name tables.example.org
error-serve-folder = der Ordner { $folder } kann nicht angelegt werden: { $detail }
error-serve-database = eine Datenbank ist eine Datei oder eine Adresse, die mit sqlite:// oder postgresql:// beginnt
error-serve-no-database = die Datenbank kann nicht geöffnet werden: { $detail }
error-serve-no-driver = PostgreSQL braucht ein weiteres Paket: pip install asyncpg
error-serve-newer = diese Datenbank stammt von einem neueren demesne (dieses kennt Schritt { $step }): aktualisiere demesne, um sie zu benutzen
error-serve-in-use = ein anderer Server benutzt { $file }; eine Datei dient einem Server. Mehrere Server können sich eine PostgreSQL-Datenbank teilen: --database postgresql://user@host/name
error-serve-emptied = { $file } ist leer, enthielt aber schon Tische; setze eine Kopie an seine Stelle, oder lösche die Datei, um neu zu beginnen
error-serve-workers = mindestens 1 Prozess muss denken, nicht { $n }
