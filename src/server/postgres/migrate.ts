import { Client, Pool } from 'pg';
import { type MigrationPlan, planFrom } from '../migrations.ts';
import { connectionTo } from './connect.ts';
import { MIGRATIONS, migrate, readFormat } from './migrations.ts';
import { checkVersion, startupErrorOf } from './startup-errors.ts';

const planOf = async (url: string): Promise<MigrationPlan> => {
  const client = new Client(connectionTo(url));
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SET default_transaction_read_only = on');
    await checkVersion(client);
    return planFrom(await readFormat(client), MIGRATIONS);
  } finally {
    await client.end();
  }
};

/** Upgrades a PostgreSQL database, unless it is a dry run. Returns the steps. */
export const migrateDatabase = async (url: string, isDryRun: boolean): Promise<MigrationPlan> => {
  try {
    const plan = await planOf(url);
    if (isDryRun || plan.steps.length === 0) return plan;
    const pool = new Pool({ ...connectionTo(url), max: 1 });
    pool.on('error', () => undefined);
    await migrate(pool).finally(() => pool.end());
    return plan;
  } catch (error) {
    throw startupErrorOf(error) ?? error;
  }
};
