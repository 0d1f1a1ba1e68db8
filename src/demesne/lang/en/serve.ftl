### The command `demesne serve`.

serve-option-host = the address to listen on (default: 127.0.0.1, only this computer; 0.0.0.0: everybody who can reach it)
serve-option-port = the port (default: 8400, or the next free one)
serve-option-database = where games are kept: a file, or postgresql://… which several servers can share (default: a file of your own)
serve-option-open = open a browser
serve-option-proxy = the address of a trusted proxy, whose X-Forwarded-For is believed
serve-option-name = a name by which people call this server; requests for others are refused, and a proxy needs one
serve-option-origin = another site whose pages may use this server, for example https://example.org
serve-option-trust = an address without limits on how much it may ask for
serve-option-workers = how many processes think for strong bots, hints and reviews (default: one less than there are processors)
serve-option-public-url = where others open this server, for invitations, for example https://example.org/demesne/ (default: its address in your network, if it listens there)
serve-ready = Demesne is at { $address }
serve-others = Others in your network reach it at { $address }
serve-stop = Ctrl+C stops it; games go on when you start it again.
serve-no-client = demesne: this package has no client for the browser, only the server for programs; with Node or a network, `make play` or `pip install .` in the sources builds it
error-serve-port = port { $port } is in use; choose another, or leave out --port
error-serve-no-port = a port is a number from 0 to 65535, not { $port }
error-serve-host = cannot listen on { $host }: { $detail }
error-serve-no-name = behind a proxy, say by which name people call this server: --name tables.example.org
error-serve-folder = the folder { $folder } cannot be made: { $detail }
error-serve-database = a database is a file, or an address that begins with sqlite:// or postgresql://
error-serve-no-database = the database cannot be opened: { $detail }
error-serve-no-driver = PostgreSQL needs another package: pip install asyncpg
error-serve-newer = this database was made by a newer demesne (this one knows step { $step }): update demesne to use it
error-serve-in-use = another server uses { $file }; one file serves one server. Several servers can share a PostgreSQL database: --database postgresql://user@host/name
error-serve-emptied = { $file } is empty, but held tables before; put a copy in its place, or delete it to begin anew
error-serve-workers = at least 1 process must think, not { $n }
