import type { Data } from '../data.ts';
import { errorCode } from '../errors.ts';
import { throttle } from '../throttle.ts';

/** NP-138: why the server isn't ready, as the body of `/readyz`. */
export type NotReady = 'unwritable' | 'unreachable' | 'draining';

/** The minimum time between two probes of the store. Each probe writes to the store. */
const PROBE_MS = 1000;
/** Load balancers give up after a few seconds, so a store that takes longer counts as unreachable. */
const ANSWER_MS = 4000;

/** Whether PostgreSQL itself refused a write: neither the connection failed (class 08) nor is it shutting down (57). */
const isRefusedByDatabase = (error: unknown): boolean => /^(?!08|57)\d/.test(errorCode(error) ?? '');

export interface Readiness {
  /** Probes the store. */
  readonly check: () => Promise<NotReady | undefined>;
  /** Whether the last probe succeeded. */
  readonly isStoreReady: () => boolean;
}

/** Checks whether the server can save, at most once per second: health checks have no rate limit. */
export const watchReadiness = (
  { probe, health }: Pick<Data, 'probe' | 'health'>,
  isStopping: () => boolean,
  answerMs = ANSWER_MS,
): Readiness => {
  let last: NotReady | undefined;
  const reasonOf = (error: unknown): NotReady => {
    const isFile = health().connections === undefined;
    return isFile || isRefusedByDatabase(error) ? 'unwritable' : 'unreachable';
  };
  const probeStore = throttle(async () => {
    last = await probe().then(() => undefined, reasonOf);
    return last === undefined;
  }, PROBE_MS);
  return {
    check: async () => {
      if (isStopping()) return 'draining';
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<NotReady>(resolve => {
        timer = setTimeout(() => {
          last = 'unreachable';
          resolve(last);
        }, answerMs);
        timer.unref();
      });
      const probed = probeStore().then(() => last);
      return Promise.race([probed, late]).finally(() => clearTimeout(timer));
    },
    isStoreReady: () => last === undefined && health().isReachable,
  };
};
