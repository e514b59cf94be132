/** All SQL statements of the store. Each statement is atomic. */
export const STATEMENTS = {
  create: `
    WITH made AS (
      INSERT INTO alidade.tables (id, head, version) VALUES ($1, $2, cardinality($3::text[]))
      ON CONFLICT DO NOTHING RETURNING id
    ), kept AS (
      INSERT INTO alidade.entries (id, version, entry)
      SELECT made.id, number, entry FROM made, unnest($3::text[]) WITH ORDINALITY AS log (entry, number)
    )
    SELECT id FROM made`,

  head: 'SELECT head FROM alidade.tables WHERE id = $1',

  // Appends entries, each only if its version follows the table's last one. If two writers append the same version, the
  // primary key rejects one. All writers sort their rows in the same way, so they can't deadlock.
  append: `
    WITH kept AS (
      INSERT INTO alidade.entries (id, version, entry)
      SELECT wished.id, wished.version + 1, wished.entry
      FROM unnest($1::text[], $2::integer[], $3::text[]) AS wished (id, version, entry)
      JOIN alidade.tables ON tables.id = wished.id AND tables.version = wished.version
      JOIN alidade.entries AS last ON last.id = wished.id AND last.version = wished.version
      ORDER BY wished.id
      ON CONFLICT DO NOTHING RETURNING id, version
    )
    UPDATE alidade.tables SET version = kept.version FROM kept WHERE tables.id = kept.id RETURNING tables.id`,

  // Also returns the last version of the table, so that the caller notices if the last entries are missing.
  read: `
    SELECT tables.version AS last, entries.version, entry
    FROM alidade.tables LEFT JOIN alidade.entries ON entries.id = tables.id AND entries.version > $2
    WHERE tables.id = $1 AND tables.version > $2 ORDER BY entries.version`,

  saveCheckpoint: `
    INSERT INTO alidade.snapshots AS kept (id, version, data)
    SELECT $1::text, $2::integer, $3::text WHERE EXISTS (SELECT 1 FROM alidade.tables WHERE id = $1)
    ON CONFLICT (id) DO UPDATE SET version = excluded.version, data = excluded.data
    WHERE excluded.version > kept.version`,

  checkpoint: 'SELECT version, data FROM alidade.snapshots WHERE id = $1',

  createRoom: `
    WITH made AS (
      INSERT INTO alidade.rooms (id, changes, created, room) VALUES ($1, 0, $2, $3)
      ON CONFLICT DO NOTHING RETURNING id
    ), come AS (
      INSERT INTO alidade.players (player, id) SELECT player, made.id FROM made, unnest($4::text[]) AS player
    ), brought AS (
      INSERT INTO alidade.supplies (name, text)
      SELECT name, text FROM made, unnest($5::text[], $6::text[]) AS brought (name, text)
      ON CONFLICT (name) DO UPDATE SET text = excluded.text
    )
    SELECT id FROM made`,

  room: 'SELECT changes, room FROM alidade.rooms WHERE id = $1',

  changeRoom: `
    WITH changed AS (
      UPDATE alidade.rooms SET changes = changes + 1, room = $3 WHERE id = $1 AND changes = $2 RETURNING id
    ), gone AS (
      DELETE FROM alidade.players USING changed WHERE players.id = changed.id AND player <> ALL ($4::text[])
    ), come AS (
      INSERT INTO alidade.players (player, id) SELECT player, changed.id FROM changed, unnest($4::text[]) AS player
      ON CONFLICT DO NOTHING
    )
    SELECT id FROM changed`,

  roomsOf: `
    SELECT rooms.id, changes FROM alidade.players JOIN alidade.rooms ON rooms.id = players.id
    WHERE player = $1 ORDER BY created DESC, rooms.id LIMIT $2`,

  roomIds: `
    SELECT id FROM alidade.rooms WHERE id COLLATE "C" > $1 ORDER BY id COLLATE "C" LIMIT $2`,

  newestRooms: `
    SELECT room, coalesce(version, 0) AS version,
      EXISTS (SELECT 1 FROM alidade.document_names WHERE name = 'counted:' || rooms.id) AS "isCounted"
    FROM alidade.rooms LEFT JOIN alidade.tables ON tables.id = rooms.id
    WHERE created < $1::bigint OR (created = $1::bigint AND rooms.id COLLATE "C" > $2)
    ORDER BY created DESC, rooms.id COLLATE "C" LIMIT $3`,

  // An asset stays if its `xmin` has changed, because then a room that was created at the same time has written it
  // again.
  removeRoom: `
    WITH gone AS (DELETE FROM alidade.rooms WHERE id = $1 AND changes = $2 RETURNING id, room),
    needs AS (
      SELECT name, need ->> 'key' AS key, known.xmin::text AS seen
      FROM gone, json_array_elements(coalesce(gone.room::json -> 'supplies', '[]')) AS need
      JOIN alidade.supplies AS known ON name = (need ->> 'kind') || ':' || (need ->> 'key')
    ),
    supplies AS (
      DELETE FROM alidade.supplies USING needs
      WHERE supplies.name = needs.name AND supplies.xmin::text = seen AND NOT EXISTS (
        SELECT 1 FROM alidade.rooms WHERE id <> $1 AND strpos(room, '"key":' || to_json(key)::text) > 0
      )
    ),
    players AS (DELETE FROM alidade.players USING gone WHERE players.id = gone.id),
    tables AS (DELETE FROM alidade.tables USING gone WHERE tables.id = gone.id),
    entries AS (DELETE FROM alidade.entries USING gone WHERE entries.id = gone.id),
    snapshots AS (DELETE FROM alidade.snapshots USING gone WHERE snapshots.id = gone.id),
    stands AS (DELETE FROM alidade.stands USING gone WHERE stands.id = gone.id),
    named AS (SELECT document_names.id FROM alidade.document_names JOIN gone ON name = 'room:' || gone.id),
    documents AS (DELETE FROM alidade.documents USING named WHERE documents.id = named.id),
    names AS (DELETE FROM alidade.document_names USING named WHERE document_names.id = named.id)
    SELECT id FROM gone`,

  // A row in `supplies` with a reserved name contains the time of the last call. Before the first call, the creation
  // time of the newest room is the best estimate. The row lock and the common order of rows prevent deadlocks between
  // servers.
  recordActivity: `
    WITH note AS (SELECT text::bigint AS at FROM alidade.supplies WHERE name = '-noted' FOR UPDATE),
    passed AS (
      SELECT $1::bigint - coalesce(
        (SELECT at FROM note), (SELECT max(since) FROM alidade.stands WHERE since < $3::bigint), $1::bigint
      ) AS ms
    ),
    gap AS (SELECT CASE WHEN ms BETWEEN 0 AND $2::bigint THEN 0 ELSE ms END AS skipped FROM passed),
    noted AS (
      INSERT INTO alidade.supplies (name, text) SELECT '-noted', $1::bigint::text FROM gap
      ON CONFLICT (name) DO UPDATE SET text = excluded.text
    ),
    stands AS (
      INSERT INTO alidade.stands AS known (id, changes, version, since)
      SELECT rooms.id, changes, coalesce(version, 0), $1::bigint
      FROM gap, alidade.rooms LEFT JOIN alidade.tables ON tables.id = rooms.id ORDER BY rooms.id
      ON CONFLICT (id) DO UPDATE SET changes = excluded.changes, version = excluded.version, since =
        CASE
          WHEN known.changes <> excluded.changes OR known.version <> excluded.version THEN excluded.since
          ELSE known.since + (SELECT skipped FROM gap)
        END
      WHERE known.changes <> excluded.changes OR known.version <> excluded.version
        OR (known.since < $3::bigint AND (SELECT skipped FROM gap) <> 0)
    )
    SELECT skipped FROM gap`,

  inactiveRooms: `
    SELECT id, changes, version FROM alidade.stands
    WHERE since <= CASE version WHEN 0 THEN $1::bigint ELSE $2::bigint END ORDER BY since, id LIMIT $3`,

  postponeRemoval: 'UPDATE alidade.stands SET since = $2 WHERE id = $1',

  asset: 'SELECT text FROM alidade.supplies WHERE name = $1',

  createDocument: `
    WITH made AS (
      INSERT INTO alidade.documents (id, changes, at, body) VALUES ($1, 0, $2, $3)
      ON CONFLICT DO NOTHING RETURNING id
    ), names AS (
      INSERT INTO alidade.document_names (name, at, id)
      SELECT DISTINCT name, $2::bigint, made.id FROM made, unnest($4::text[]) AS name
    )
    SELECT id FROM made`,

  document: 'SELECT id, at, body, changes FROM alidade.documents WHERE id = $1',

  // A name that stays keeps its row. If the row were deleted, the insert would not replace it: all parts of the
  // statement see the same state of the table, in which the row still exists.
  changeDocument: `
    WITH changed AS (
      UPDATE alidade.documents SET changes = changes + 1, at = $3, body = $4 WHERE id = $1 AND changes = $2 RETURNING id
    ), gone AS (
      DELETE FROM alidade.document_names AS named USING changed
      WHERE named.id = changed.id AND (named.at <> $3::bigint OR name <> ALL ($5::text[]))
    ), names AS (
      INSERT INTO alidade.document_names (name, at, id)
      SELECT DISTINCT name, $3::bigint, changed.id FROM changed, unnest($5::text[]) AS name
      ON CONFLICT DO NOTHING
    )
    SELECT id FROM changed`,

  documentsOf: `
    SELECT documents.id, documents.at, body, changes
    FROM alidade.document_names AS named JOIN alidade.documents ON documents.id = named.id
    WHERE name = $1 AND named.at < $2::bigint ORDER BY named.at DESC, named.id COLLATE "C" LIMIT $3`,

  removeDocument: `
    WITH gone AS (DELETE FROM alidade.documents WHERE id = $1 AND changes = $2 RETURNING id),
    names AS (DELETE FROM alidade.document_names USING gone WHERE document_names.id = gone.id)
    SELECT id FROM gone`,

  // If another server has written a secret first, the update changes nothing, but the statement returns that secret.
  secret: `
    INSERT INTO alidade.supplies AS known (name, text) VALUES ($1, $2)
    ON CONFLICT (name) DO UPDATE SET text = known.text RETURNING text`,

  probe: `
    INSERT INTO alidade.supplies (name, text) VALUES ('-', now()::text)
    ON CONFLICT (name) DO UPDATE SET text = excluded.text`,

  size: 'SELECT pg_database_size(current_database())::float8 AS bytes',

  versions: `
    SELECT rooms.id, changes, coalesce(version, 0) AS version
    FROM alidade.rooms LEFT JOIN alidade.tables ON tables.id = rooms.id WHERE rooms.id = ANY ($1::text[])`,

  notify: "SELECT pg_notify('alidade', notice) FROM unnest($1::text[]) AS notice",
} as const;
