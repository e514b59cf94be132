import type { DeliveryOutcome } from './outbound.ts';

interface Job {
  readonly host: string;
  readonly player: string;
  readonly send: () => Promise<DeliveryOutcome>;
  /** Asked before another attempt: whether the player still wants the notification. */
  readonly isWanted: () => Promise<boolean>;
  readonly onEnd: (outcome: DeliveryOutcome | 'dropped') => void;
  tries: number;
}

export interface QueueSettings {
  /** The delays before the second and third attempt. */
  readonly retryMs?: readonly number[] | undefined;
  readonly mostWaiting?: number | undefined;
}

const RETRY_MS = [10_000, 60_000];
/** The most deliveries that wait, including those that wait for another attempt. */
const MOST_WAITING = 5000;
const MOST_WAITING_PER_HOST = 1000;
const AT_ONCE = 64;
const AT_ONCE_PER_HOST = 8;
/** A player can have a host name per device, so the limits per host aren't enough. */
const MOST_WAITING_PER_PLAYER = 200;
const AT_ONCE_PER_PLAYER = 4;

const isWorthRetrying = (outcome: DeliveryOutcome): boolean =>
  outcome.is === 'busy' || outcome.is === 'unreachable';

const attempt = async ({ send, isWanted, tries }: Job): Promise<DeliveryOutcome | 'dropped'> =>
  tries > 1 && !(await isWanted()) ? 'dropped' : send();

interface Load {
  running: number;
  /** Jobs that run, wait, or wait for another attempt. */
  size: number;
}

/** The jobs of a host. */
interface Line extends Load {
  readonly jobs: Job[];
}

/**
 * Sends notifications in the background. A slow or broken server delays only its own notifications, and a
 * full queue drops new ones.
 */
export const openDeliveries = ({ retryMs = RETRY_MS, mostWaiting = MOST_WAITING }: QueueSettings = {}) => {
  const lines = new Map<string, Line>();
  const loads = new Map<string, Load>();
  const timers = new Set<NodeJS.Timeout>();
  let running = 0;
  let waiting = 0;
  let isClosed = false;

  const end = (job: Job, line: Line, load: Load, outcome: DeliveryOutcome | 'dropped'): void => {
    const delay = outcome !== 'dropped' && isWorthRetrying(outcome) ? retryMs[job.tries - 1] : undefined;
    if (delay !== undefined && !isClosed) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        line.jobs.push(job);
        next();
      }, delay).unref();
      timers.add(timer);
      return;
    }
    waiting -= 1;
    line.size -= 1;
    load.size -= 1;
    if (line.size === 0) lines.delete(job.host);
    if (load.size === 0) loads.delete(job.player);
    job.onEnd(outcome);
  };
  const run = async (job: Job, line: Line, load: Load): Promise<void> => {
    running += 1;
    line.running += 1;
    load.running += 1;
    job.tries += 1;
    const outcome = await attempt(job).catch((): DeliveryOutcome => ({ is: 'timeout' }));
    running -= 1;
    line.running -= 1;
    load.running -= 1;
    end(job, line, load, outcome);
    next();
  };
  /** Starts waiting jobs, one host after the other, so that no host and no player takes all places. */
  const next = (): void => {
    let hasStarted = true;
    while (hasStarted && !isClosed) {
      hasStarted = false;
      for (const line of [...lines.values()]) {
        if (running >= AT_ONCE) return;
        if (line.running >= AT_ONCE_PER_HOST) continue;
        const first = line.jobs.findIndex(({ player }) => loads.get(player)!.running < AT_ONCE_PER_PLAYER);
        if (first < 0) continue;
        const [job] = line.jobs.splice(first, 1);
        hasStarted = true;
        void run(job!, line, loads.get(job!.player)!);
      }
    }
  };

  return {
    /** Adds a delivery. `onEnd` gets the outcome of the last attempt, or `dropped` if the queue is full. */
    add: (wish: Omit<Job, 'tries'>): void => {
      const { host, player, onEnd } = wish;
      const line = lines.get(host) ?? { jobs: [], running: 0, size: 0 };
      const load = loads.get(player) ?? { running: 0, size: 0 };
      const isFull = line.size >= MOST_WAITING_PER_HOST || load.size >= MOST_WAITING_PER_PLAYER;
      if (isClosed || waiting >= mostWaiting || isFull) return onEnd('dropped');
      lines.set(host, line);
      loads.set(player, load);
      line.jobs.push({ ...wish, tries: 0 });
      line.size += 1;
      load.size += 1;
      waiting += 1;
      next();
    },
    waiting: (): number => waiting,
    close: (): void => {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
};
