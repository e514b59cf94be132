import { setTimeout as sleep } from 'node:timers/promises';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Data, StoreSize } from '../data.ts';
import type { Readiness } from './readiness.ts';

/** The minimum time between two measurements of the size, which can be slow on a large database. */
const SIZE_MS = 60_000;
/** The longest time for which a scrape waits for the size. Later scrapes get it. */
const WAIT_MS = 1000;

/** Measures the size of a store at most once per minute. Returns the last size that is known. */
const cachedSize = (measure: Data['measure']): (() => Promise<StoreSize | undefined>) => {
  let size: StoreSize | undefined;
  let measuring: Promise<void> | undefined;
  let measuredAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - measuredAt >= SIZE_MS) {
      measuredAt = performance.now();
      measuring = measure().then(
        found => {
          size = found;
        },
        () => undefined,
      );
    }
    await Promise.race([measuring, sleep(WAIT_MS, undefined, { ref: false })]);
    return size;
  };
};

/** Metrics of the store: whether it works, its errors, its connections and its size. */
export const addStoreMetrics = (
  { health, measure }: Pick<Data, 'health' | 'measure'>,
  { check, isStoreReady }: Readiness,
  register: Registry,
): void => {
  const registers = [register];
  new Gauge({
    name: 'alidade_store_ready',
    help: '1 if the last probe of the store succeeded, else 0; each scrape starts a probe',
    registers,
    collect() {
      void check();
      this.set(isStoreReady() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'alidade_store_circuit_open',
    help: '1 while requests fail at once because the database does not respond, else 0',
    registers,
    collect() {
      this.set(health().isReachable ? 0 : 1);
    },
  });
  new Counter({
    name: 'alidade_store_errors_total',
    help: 'failed operations of the store, retried ones included',
    labelNames: ['operation'],
    registers,
    collect() {
      this.reset();
      for (const [operation, times] of health().failed) this.inc({ operation }, times);
    },
  });
  new Gauge({
    name: 'alidade_store_connections',
    help: 'connections to PostgreSQL by state (busy, idle)',
    labelNames: ['state'],
    registers,
    collect() {
      const { connections } = health();
      if (!connections) return;
      this.set({ state: 'busy' }, connections.busy);
      this.set({ state: 'idle' }, connections.idle);
    },
  });
  const size = cachedSize(measure);
  new Gauge({
    name: 'alidade_store_bytes',
    help: 'size of the data by part (database, wal), measured once per minute',
    labelNames: ['part'],
    registers,
    async collect() {
      const { database, wal } = (await size()) ?? {};
      if (database !== undefined) this.set({ part: 'database' }, database);
      if (wal !== undefined) this.set({ part: 'wal' }, wal);
    },
  });
  new Gauge({
    name: 'alidade_store_disk_free_bytes',
    help: 'free space on the disk of the SQLite file, measured once per minute',
    registers,
    async collect() {
      const { diskFree } = (await size()) ?? {};
      this.remove();
      if (diskFree !== undefined) this.set(diskFree);
    },
  });
};
