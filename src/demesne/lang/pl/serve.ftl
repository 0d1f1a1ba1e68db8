### Polecenie `demesne serve`.

serve-option-host = adres, na którym serwer nasłuchuje (domyślnie 127.0.0.1, tylko ten komputer; 0.0.0.0: każdy, kto ma do niego dostęp)
serve-option-port = port (domyślnie 8400 albo następny wolny)
serve-option-database = gdzie zapisywać gry: plik albo postgresql://…, z którego może korzystać kilka serwerów (domyślnie własny plik)
serve-option-open = otwórz przeglądarkę
serve-option-proxy = adres zaufanego serwera pośredniczącego, którego nagłówkowi X-Forwarded-For się wierzy
serve-option-name = nazwa, pod którą wywołuje się ten serwer; zapytania do innych są odrzucane, a serwer pośredniczący jej wymaga
serve-option-origin = inna witryna, której strony mogą korzystać z tego serwera, na przykład https://example.org
serve-option-trust = adres, którego nie obejmują ograniczenia liczby zapytań
serve-option-workers = ile procesów myśli za silne boty oraz nad podpowiedziami i analizami (domyślnie o jeden mniej, niż jest procesorów)
serve-option-public-url = pod jakim adresem inni otwierają ten serwer, do zaproszeń, na przykład https://example.org/demesne/ (domyślnie: jego adres w twojej sieci, jeśli tam nasłuchuje)
serve-ready = Demesne działa pod adresem { $address }
serve-others = Inni w twojej sieci znajdą grę pod adresem { $address }
serve-stop = Ctrl+C zatrzymuje serwer; po ponownym uruchomieniu gry toczą się dalej.
serve-no-client = demesne: ten pakiet nie ma klienta dla przeglądarki, a tylko serwer dla programów; jeśli jest Node albo sieć, zbuduje go `make play` albo `pip install .` w źródłach
error-serve-port = port { $port } jest zajęty; wybierz inny albo pomiń --port
error-serve-no-port = port to liczba od 0 do 65535, a nie { $port }
error-serve-host = nie można nasłuchiwać na { $host }: { $detail }
error-serve-no-name = za serwerem pośredniczącym trzeba podać nazwę, pod którą wywołuje się ten serwer: --name tables.example.org
error-serve-folder = nie można utworzyć folderu { $folder }: { $detail }
error-serve-database = baza danych to plik albo adres zaczynający się od sqlite:// lub postgresql://
error-serve-no-database = nie można otworzyć bazy danych: { $detail }
error-serve-no-driver = PostgreSQL wymaga dodatkowego pakietu: pip install asyncpg
error-serve-newer = tę bazę danych utworzyła nowsza wersja demesne (ta zna krok { $step }): zaktualizuj demesne, aby z niej korzystać
error-serve-in-use = inny serwer używa pliku { $file }; jeden plik służy jednemu serwerowi. Kilka serwerów może dzielić bazę PostgreSQL: --database postgresql://user@host/name
error-serve-emptied = plik { $file } jest pusty, choć były w nim stoły; wstaw na jego miejsce kopię albo usuń go, aby zacząć od nowa
error-serve-workers = myśleć musi co najmniej 1 proces, nie { $n }
