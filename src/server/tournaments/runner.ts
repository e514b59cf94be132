import { unpaid } from '../cost.ts';
import type { Now } from '../daily.ts';
import type { Data } from '../data.ts';
import type { PresenceTracker } from '../presence.ts';
import { RefusalError } from '../refused.ts';
import type { TournamentLog } from './events.ts';
import { isForfeited, type Tournament } from './events.ts';
import { hostSeat, nextHost } from './hosts.ts';
import { membersOf, removeMember } from './members.ts';
import { nextEvent, openTables } from './next.ts';
import { nextEventAside } from './pairing-thread.ts';
import type { ResultStore } from './results.ts';
import { resultKey, type TournamentResults } from './standings.ts';
import type { RunTable, TableRunner } from './table-runner.ts';
import type { TableAt } from './tables.ts';

interface Ports {
  readonly data: Data;
  readonly log: TournamentLog;
  readonly results: ResultStore;
  readonly tables: TableRunner;
  readonly presence: PresenceTracker;
  readonly now: Now;
  readonly report: (error: unknown) => void;
  /** From when the host left until another entrant becomes the host. */
  readonly hostMs: number;
  /** After how many days a tournament with players that hasn't started is removed; 0 means never. */
  readonly waitingDays: number;
  /** The tournaments that someone follows on this server, and since when. */
  readonly attended: () => ReadonlyMap<string, number>;
}

/** The names under which the log finds tournaments: those that a server has to look after, and those for everyone. */
export const ACTIVE = '-tournaments-active';
export const LISTED = '-tournaments-listed';
export const groupName = (group: string): string => `tournaments-of-group:${group}`;

/** How often players' absence is checked. */
const CHECK_MS = 1000;
/** How often tournaments that run are looked at, in case a server has stopped or a message was lost. */
const SWEEP_MS = 5000;
/** How often the list of tournaments is read again. */
const SCAN_MS = 20_000;
const MOST_ACTIVE = 5000;
/** The most ended tournaments that are remembered. */
const MOST_FINISHED = 10_000;
const DAY_MS = 86_400_000;

/** The names under which the event log finds a tournament. */
export const namesOf = ({ plan, status }: Pick<Tournament, 'plan' | 'status'>, isActive: boolean) => [
  ...(isActive ? [ACTIVE] : []),
  ...(plan.isOpen && plan.group === undefined && (status === 'open' || status === 'running') ? [LISTED] : []),
  ...(plan.group === undefined ? [] : [groupName(plan.group)]),
];

/** Runs work per key one at a time. Calls during a run share the next one, which starts after them. */
const coalesced = (work: (key: string) => Promise<void>) => {
  const running = new Map<string, { isWanted: boolean; done: Promise<void> }>();
  return (key: string): Promise<void> => {
    const known = running.get(key);
    if (known) {
      known.isWanted = true;
      return known.done;
    }
    const state = { isWanted: true, done: Promise.resolve() };
    running.set(key, state);
    state.done = (async () => {
      while (state.isWanted) {
        state.isWanted = false;
        await work(key);
      }
    })().finally(() => running.delete(key));
    return state.done;
  };
};

/**
 * NP-91: runs tournaments. Every step follows from the events and the results, so any server may do it, also after a crash.
 */
export const openRunner = (ports: Ports) => {
  const { data, log, results, tables, presence, now, report, hostMs, waitingDays, attended } = ports;
  let isClosed = false;
  const running = new Set<string>();
  const finished = new Set<string>();
  /** The rounds that this server has paired. */
  const own = new Set<string>();
  /** Keys of work that is done once per round or table. */
  const done = new Set<string>();
  const once = async (key: string, work: () => Promise<void>): Promise<void> => {
    if (done.has(key)) return;
    await work();
    done.add(key);
  };

  const tablesIn = (id: string, state: Tournament, round: number): readonly TableAt[] =>
    (state.rounds[round - 1]?.tables ?? []).map((_, table) => ({ id, round, table }));
  const reveal = (id: string, state: Tournament, round: number): Promise<void> =>
    once(`unsealed:${id}:${round}`, async () => {
      if (state.plan.format !== 'cup') return;
      for (const at of tablesIn(id, state, round)) await tables.unseal(at);
    });
  /** Carries out the events: creates the tables of the round, and ends earlier rounds. */
  const settle = async (id: string, state: Tournament, known: TournamentResults): Promise<void> => {
    const open: TableAt[] = [];
    for (const [i, round] of state.rounds.entries()) {
      open.push(...openTables(state, i + 1, known).map(table => ({ id, round: i + 1, table })));
      if (round.isClosed) await reveal(id, state, i + 1);
      for (const [table, paired] of round.tables.entries())
        if (isForfeited(state, paired))
          await once(`removed:${id}:${i + 1}:${table}`, () => tables.remove({ id, round: i + 1, table }));
    }
    // A damaged table must not stop the other tables.
    let failure: unknown;
    for (const at of open) {
      if (isClosed) return;
      await tables.ensure(at, state, own.has(`${id}:${at.round}`)).catch(error => {
        failure ??= error;
      });
    }
    await tables.retain(id, open);
    if (failure !== undefined) throw failure;
  };
  const finish = async (id: string, state: Tournament): Promise<void> => {
    running.delete(id);
    // The new names cause a notice to the other servers, which must not rename it again and again.
    if (finished.has(id)) return;
    await tables.retain(id, []);
    for (const i of state.rounds.keys()) await reveal(id, state, i + 1);
    for (const key of done) if (key.split(':')[1] === id) done.delete(key);
    for (const key of own) if (key.split(':')[0] === id) own.delete(key);
    // A tournament that was cancelled before its start is removed later.
    if (state.rounds.length > 0 || state.status === 'over') await log.rename(id, namesOf(state, false));
    finished.add(id);
    const [oldest] = finished;
    if (finished.size > MOST_FINISHED && oldest !== undefined) finished.delete(oldest);
  };
  const advance = coalesced(async id => {
    for (;;) {
      if (isClosed) return;
      const state = await log.state(id);
      if (!state || state.status === 'open') return void running.delete(id);
      if (state.status !== 'running') return finish(id, state);
      running.add(id);
      const known = await results.of(id);
      await settle(id, state, known);
      const latest = await results.of(id);
      const paired = await log.state(id);
      if (!paired) return;
      const next = await nextEventAside({ id, tournament: paired, results: latest });
      let isOwn = false;
      const after = await log.append(id, is => {
        const event = is === paired ? next : is && nextEvent(id, is, latest);
        isOwn = event?.type === 'paired';
        return event;
      });
      if (after && isOwn) own.add(`${id}:${after.rounds.length}`);
      if (after === state) return;
    }
  });
  /** What has failed. The next sweep tries it again, but only the first failure is reported. The store logs its own. */
  const failed = new Set<string>();
  /** The steps that are under way. */
  const steps = new Set<Promise<unknown>>();
  const attempt = (work: () => Promise<unknown>, what: string): void => {
    if (isClosed) return;
    const step: Promise<unknown> = unpaid(work)
      .then(
        () => failed.delete(what),
        error => {
          const isLogged = error instanceof RefusalError && error.refusal.refused === 'not-kept';
          if (isClosed || isLogged || failed.has(what)) return;
          failed.add(what);
          report(error);
        },
      )
      .finally(() => steps.delete(step));
    steps.add(step);
  };
  const kick = (id: string): void => attempt(() => advance(id), id);

  /** Removes a tournament that won't start: after a day without players, otherwise like a waiting room. */
  const removeOld = async (id: string, state: Tournament): Promise<void> => {
    const hasPlayers = state.entrants.some(
      ({ contestant, status }) => status === 'in' && 'member' in contestant,
    );
    const isWaiting = state.status === 'open' && hasPlayers;
    const days = isWaiting ? waitingDays : 1;
    if (days === 0 || now() - state.changedAt < days * DAY_MS) return;
    if (state.status === 'open')
      await log.append(id, is => (is?.status === 'open' ? { type: 'cancelled' } : undefined));
    for (const { player } of (await membersOf(data, id)).values()) await removeMember(data, id, player);
    await results.remove(id);
    await log.remove(id);
  };
  const scan = async (): Promise<void> => {
    for (const id of await log.ids(ACTIVE, MOST_ACTIVE)) {
      if (isClosed) return;
      const state = await log.state(id);
      const isIdle = state?.rounds.length === 0 && (state.status === 'open' || state.status === 'cancelled');
      if (state && isIdle) await removeOld(id, state);
      else kick(id);
    }
  };

  const checkTable = async (held: RunTable): Promise<void> => {
    const { owing, all } = tables.missing(held);
    if (owing.length === 0) return;
    const { at, live } = held;
    const state = await log.state(at.id);
    const paired = state?.rounds[at.round - 1]?.tables[at.table];
    if (!state || !paired || state.status !== 'running') return;
    const absent = { ...paired, absent: all.map(seat => paired.seats[seat]!) };
    if (!isForfeited(state, absent)) return tables.replace(live, owing);
    const known = await results.of(at.id);
    const { round, table } = at;
    await log.append(at.id, is => {
      const was = is?.rounds[round - 1];
      const isOpen = was && !was.isClosed && was.tables[table]!.absent.length === 0;
      if (!isOpen || known.has(resultKey(round, table))) return undefined;
      return { type: 'absent', round, table, entrants: absent.absent };
    });
  };
  /** NP-88: makes another entrant the host of a tournament that hasn't started. */
  const checkHost = async (id: string, since: number): Promise<void> => {
    const state = await log.state(id);
    if (state?.status !== 'open') return;
    const seat = hostSeat(state);
    if (presence.isHere(id, seat)) return;
    const left = Math.max(presence.leftAt(id, seat) ?? 0, since);
    if (Date.now() - left < hostMs) return;
    await log.append(id, is => {
      const heir =
        is && is.host === state.host ? nextHost(is, entrant => presence.isHere(id, entrant)) : undefined;
      return heir === undefined ? undefined : { type: 'hosted', member: heir };
    });
  };
  let isChecking = false;
  const check = async (): Promise<void> => {
    if (isChecking) return;
    isChecking = true;
    try {
      for (const place of tables.held()) await checkTable(place);
      for (const [id, since] of attended()) await checkHost(id, since);
    } finally {
      isChecking = false;
    }
  };

  log.onChange(kick);
  results.onChange(kick);
  const timers = [
    setInterval(() => attempt(check, 'check'), CHECK_MS),
    setInterval(() => [...running].forEach(kick), SWEEP_MS),
    setInterval(() => attempt(scan, 'scan'), SCAN_MS),
  ];
  for (const timer of timers) timer.unref();
  data.cluster?.subscribe(({ type }) => {
    if (type === 'gone') attempt(scan, 'scan');
  });
  attempt(scan, 'scan');

  return {
    attempt,
    close: async (): Promise<void> => {
      isClosed = true;
      for (const timer of timers) clearInterval(timer);
      tables.close();
      await Promise.all(steps);
    },
  };
};
