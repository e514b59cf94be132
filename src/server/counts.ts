import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { BotThreads } from './bots/open.ts';
import type { Costs } from './cost.ts';
import type { Data } from './data.ts';
import type { Records } from './records.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** How many there are now and have been, and how long they took: added up as they come, told when somebody asks. */
const counted = <Outcome extends string>(
  register: Registry,
  names: { readonly total: string; readonly waiting: string; readonly seconds: string },
  helps: { readonly total: string; readonly waiting: string; readonly seconds: string },
) => {
  const outcomes = new Map<Outcome, number>();
  let waiting = 0;
  new Counter({
    name: names.total,
    help: helps.total,
    labelNames: ['outcome'],
    registers: [register],
    collect() {
      this.reset();
      for (const [outcome, times] of outcomes) this.inc({ outcome }, times);
    },
  });
  new Gauge({
    name: names.waiting,
    help: helps.waiting,
    registers: [register],
    collect() {
      this.set(waiting);
    },
  });
  const seconds = new Histogram({
    name: names.seconds,
    help: helps.seconds,
    buckets: SECONDS,
    registers: [register],
  });
  return <T>(work: Promise<T>, outcomeOf: (done: T) => Outcome, failed: Outcome): Promise<T> => {
    const begun = performance.now();
    waiting += 1;
    const end = (outcome: Outcome): void => {
      waiting -= 1;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      seconds.observe((performance.now() - begun) / 1000);
    };
    work.then(
      done => end(outcomeOf(done)),
      () => end(failed),
    );
    return work;
  };
};

/** The same store; what is written to it is counted. `second`: somebody else had written there first. */
export const countingCommits = (data: Data, register: Registry): Data => {
  const count = counted<'kept' | 'second' | 'failed'>(
    register,
    {
      total: 'alidade_commits_total',
      waiting: 'alidade_commits_waiting',
      seconds: 'alidade_commit_seconds',
    },
    {
      total: 'writes of moves and rooms, by outcome',
      waiting: 'writes in progress',
      seconds: 'duration of a write',
    },
  );
  const counting = (work: Promise<boolean>): Promise<boolean> =>
    count(work, isKept => (isKept ? 'kept' : 'second'), 'failed');
  return {
    ...data,
    create: (...wish) => counting(data.create(...wish)),
    append: (...wish) => counting(data.append(...wish)),
    createRoom: (...wish) => counting(data.createRoom(...wish)),
    changeRoom: (...wish) => counting(data.changeRoom(...wish)),
  };
};

/** The same bots; what they are asked is counted. */
export const countingBots = (bots: BotThreads, register: Registry): BotThreads => {
  const count = counted<'answered' | 'failed'>(
    register,
    { total: 'alidade_bots_total', waiting: 'alidade_bots_waiting', seconds: 'alidade_bot_seconds' },
    {
      total: 'requests to bots, by outcome',
      waiting: 'requests to bots in progress',
      seconds: 'duration of a request to a bot, including its time in the queue',
    },
  );
  return { ...bots, answer: asked => count(bots.answer(asked), () => 'answered', 'failed') };
};

/** Metrics of the finished records in memory, and of heavy reads that were refused. */
export const countReads = (records: Records, costs: Costs, register: Registry): void => {
  new Gauge({
    name: 'alidade_records_bytes',
    help: 'size of the finished records in memory',
    registers: [register],
    collect() {
      this.set(records.bytes());
    },
  });
  const total = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers: [register],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  total('alidade_records_built_total', 'finished records built', () => records.counts.built);
  total('alidade_records_read_total', 'finished records served from memory', () => records.counts.read);
  total(
    'alidade_heavy_refused_total',
    'reads refused because an address caused too much work',
    costs.refusals,
  );
};
