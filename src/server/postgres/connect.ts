import { Client, Pool, type QueryResultRow } from 'pg';
import { StartupError } from '../errors.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import { migrate } from './migrations.ts';
import { STATEMENTS } from './statements.ts';

const MOST_CONNECTIONS = 10;
/** A database that is silent for so long is away: whoever asked is told so. One with much to do lets people in slowly. */
const ANSWER_MS = 10_000;

/** How to reach the database. */
export const connectionTo = (url: string, answerMs = ANSWER_MS) => ({
  connectionString: url,
  connectionTimeoutMillis: answerMs,
  query_timeout: answerMs,
  keepAlive: true,
});

export type AskDatabase = <Row extends QueryResultRow>(
  statement: keyof typeof STATEMENTS,
  ...values: readonly unknown[]
) => Promise<readonly Row[]>;

export interface Connections {
  readonly ask: AskDatabase;
  /** Rejects if the database is newer than this server. One that is away counts as fitting: it may come later. */
  readonly fits: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Asks for nothing, with nobody before it in line. */
const tryOut = async (url: string, answerMs: number): Promise<void> => {
  const client = new Client(connectionTo(url, answerMs));
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
  } finally {
    client.end().catch(() => undefined);
  }
};

/** Connections to a database that may come and go: whatever is asked while it is away fails, and the next may not. */
export const connectTo = (url: string, warn: (text: string) => void, answerMs = ANSWER_MS): Connections => {
  const pool = new Pool({ ...connectionTo(url, answerMs), max: MOST_CONNECTIONS });
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
  const breaker = circuitBreaker({ answerMs, probe: () => tryOut(url, answerMs), warn });
  const perform = async <Row extends QueryResultRow>(
    statement: keyof typeof STATEMENTS,
    values: readonly unknown[],
  ): Promise<readonly Row[]> => {
    await ready();
    const text = STATEMENTS[statement];
    return (await pool.query<Row>({ name: statement, text, values: [...values] })).rows;
  };
  return {
    fits: () =>
      breaker.ask(ready).catch(error => {
        if (error instanceof StartupError) throw error;
      }),
    ask: (statement, ...values) => breaker.ask(() => perform(statement, values)),
    close: async () => {
      breaker.close();
      await pool.end();
    },
  };
};
