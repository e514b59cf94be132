import { Client } from 'pg';

/** Reads how much a PostgreSQL server has stored, for measurements. */
export const openSizes = async (connectionString: string) => {
  const client = new Client({ connectionString });
  await client.connect();
  const one = async (sql: string): Promise<number> =>
    Number(Object.values((await client.query(sql)).rows[0])[0]);
  return {
    /** The process id of this connection. Its parent is the main process of the server. */
    pid: await one('SELECT pg_backend_pid()'),
    bytes: () => one('SELECT pg_database_size(current_database())'),
    /** The bytes that the server has written to its write-ahead log. */
    wal: () => one("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn"),
    close: () => client.end(),
  };
};
