import { Pool, type QueryResultRow } from 'pg';
import { migrate } from './migrations.ts';
import { STATEMENTS } from './statements.ts';

const MOST_CONNECTIONS = 10;
/** A database that is silent for so long is away: whoever asked is told so. One with much to do lets people in slowly. */
const ANSWER_MS = 10_000;

/** How to reach the database. */
export const CONNECTION = { connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS, keepAlive: true };

export type AskDatabase = <Row extends QueryResultRow>(
  statement: keyof typeof STATEMENTS,
  ...values: readonly unknown[]
) => Promise<readonly Row[]>;

/** Connections to a database that may come and go: whatever is asked while it is away fails, and the next may not. */
export const connectTo = (
  url: string,
): { readonly ask: AskDatabase; readonly close: () => Promise<void> } => {
  const pool = new Pool({ connectionString: url, max: MOST_CONNECTIONS, ...CONNECTION });
  // An idle connection that breaks is replaced when somebody needs one.
  pool.on('error', () => undefined);
  let migrated: Promise<void> | undefined;
  const ready = (): Promise<void> => {
    migrated ??= migrate(pool).catch(error => {
      migrated = undefined;
      throw error;
    });
    return migrated;
  };
  return {
    ask: async <Row extends QueryResultRow>(
      statement: keyof typeof STATEMENTS,
      ...values: readonly unknown[]
    ) => {
      await ready();
      const { rows } = await pool.query<Row>({
        name: statement,
        text: STATEMENTS[statement],
        values: [...values],
      });
      return rows;
    },
    close: () => pool.end(),
  };
};
