import { Client, Pool, type QueryResultRow } from 'pg';
import type { StoreHealth } from '../data.ts';
import { StartupError } from '../errors.ts';
import { countOperations } from '../operation-counts.ts';
import { circuitBreaker } from './circuit-breaker.ts';
import { migrate } from './migrations.ts';
import { startupErrorOf } from './startup-errors.ts';
import { STATEMENTS } from './statements.ts';

const MOST_CONNECTIONS = 10;
/** The time limit of a query. It is long, because a busy database is slow to accept connections. */
const ANSWER_MS = 10_000;

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
  /**
   * Rejects if this server can't use the database, because of its format, its version or missing rights. Resolves if the
   * database is unreachable at this time.
   */
  readonly fits: () => Promise<void>;
  readonly health: () => StoreHealth;
  readonly close: () => Promise<void>;
}

/** Sends a query to the database over a new connection, because queries may be waiting in the pool. */
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

/** Opens a connection pool, whose queries fail while the database is unreachable. */
export const connectTo = (url: string, warn: (text: string) => void, answerMs = ANSWER_MS): Connections => {
  const pool = new Pool({ ...connectionTo(url, answerMs), max: MOST_CONNECTIONS });
  // The pool replaces an idle connection that breaks. Without this listener, the error would end the process.
  pool.on('error', () => undefined);
  let migrated: Promise<void> | undefined;
  const ready = (): Promise<void> => {
    migrated ??= migrate(pool).catch(error => {
      migrated = undefined;
      throw startupErrorOf(error) ?? error;
    });
    return migrated;
  };
  const breaker = circuitBreaker({ answerMs, probe: () => tryOut(url, answerMs), warn });
  const operations = countOperations();
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
    ask: (statement, ...values) =>
      operations.count(
        statement,
        breaker.ask(() => perform(statement, values)),
      ),
    health: () => ({
      isReachable: !breaker.isOpen(),
      pending: operations.pending(),
      failed: operations.failed,
      connections: {
        busy: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      },
    }),
    close: async () => {
      breaker.close();
      await pool.end();
    },
  };
};
