import { letBotsAnswer } from '../../engine/bots.ts';
import type { GameTypes, Seat } from '../../engine/game.ts';
import { BrokenRules, type MatchPlayer } from '../../engine/match.ts';
import type { GameModule } from '../../engine/module.ts';
import { type Seed, stream } from '../../engine/random.ts';
import type { GameRecord } from '../../engine/record.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { type Head, memoryStore } from '../../engine/store.ts';
import type { Table } from '../../engine/table.ts';
import { createTable, type NewGame, openTable, storedRecord, storeRecord } from '../../engine/tables.ts';
import type { Snapshot, VisibleEvent } from '../../engine/update.ts';

/** The seat of the person at the keyboard. */
export const HUMAN: Seat = 0;

/** A game to begin, or one to go on with. */
type RecordOf<T extends GameTypes> = GameRecord<T['Command'], T['Event'], T['Config']>;

export type Start<T extends GameTypes> =
  | { readonly fresh: NewGame<T['Config']> }
  | { readonly saved: RecordOf<T> & { readonly seed: Seed } };

/** What happened, as the person may know it, between two sights of the table. */
export interface TerminalTelling<E, V> {
  /** Whose doing it was. */
  readonly seat: Seat | undefined;
  readonly happened: readonly VisibleEvent<E>[];
  readonly before: V;
  readonly after: V;
}

/** A game being played in a terminal: the table lies in the memory, and the person has its first seat. */
export interface HeldTable<T extends GameTypes> {
  readonly head: Head<T['Config']>;
  /** As the person sees it. */
  readonly seen: () => Snapshot<T['View']>;
  readonly submit: (command: T['Command']) => Promise<Refusal | undefined>;
  /** Takes back the last answer, unless something hidden has come to light with it. */
  readonly undo: () => Promise<Refusal | undefined>;
  /** The same whatever has come to light; then the game is practice. */
  readonly practise: () => Promise<Refusal | undefined>;
  /** Until the person is asked, or the game is over. */
  readonly letBotsAnswer: () => Promise<void>;
  /** What the bot answers that knows the person's seat. */
  readonly advice: (bot: MatchPlayer<T['View'], T['Command']>) => T['Command'];
  /** What the beginning told; undefined in a game that is gone on with. */
  readonly opening: () => Promise<readonly VisibleEvent<T['Event']>[] | undefined>;
  /** The game as the person may know it; all of it when it is over. */
  readonly record: () => Promise<RecordOf<T>>;
  /** The whole game, with its secrets: to be saved and gone on with. */
  readonly file: () => Promise<RecordOf<T>>;
}

const TABLE = 'terminal';

const granted = <T>(answer: T | Refusal | undefined): T => {
  if (isRefusal(answer)) throw new Error(answer.refused);
  if (answer === undefined) throw new Error('expected an open table, found none');
  return answer;
};

const lay = async <T extends GameTypes>(game: GameModule<T>, start: Start<T>): Promise<Kept<T> | Refusal> => {
  const store = memoryStore();
  if ('saved' in start) await storeRecord(store, TABLE, start.saved, game.encoding);
  const table =
    'fresh' in start
      ? await createTable(game, store, TABLE, start.fresh, { practice: true })
      : ((await openTable(game, store, TABLE, { practice: true })) ?? refuse('not-kept'));
  return isRefusal(table) ? table : { table, file: () => storedRecord(game, store, TABLE) };
};

interface Kept<T extends GameTypes> {
  readonly table: Table<T>;
  readonly file: () => Promise<RecordOf<T> | Refusal | undefined>;
}

interface Sitting<E, V, C> {
  /** One for each seat after the first. */
  readonly bots: readonly MatchPlayer<V, C>[];
  readonly tell: (telling: TerminalTelling<E, V>) => void;
}

const sit = <T extends GameTypes>(
  { table, file }: Kept<T>,
  start: Start<T>,
  { bots, tell }: Sitting<T['Event'], T['View'], T['Command']>,
): HeldTable<T> => {
  const seed = 'fresh' in start ? start.fresh.seed.seed : start.saved.seed;
  // How far bots had used their chance is not saved: they go on with other.
  const since = 'fresh' in start ? '' : `:${table.version()}`;
  const chances = table.head.seats.map((_, seat) => stream(seed, `bot:${seat}${since}`));
  const chance = (seat: Seat) => chances[seat] ?? stream(seed, `bot:${seat}`);
  table.subscribe(HUMAN, ({ seat, undo, events }, { view: after }, { view: before }) => {
    if (undo === undefined) tell({ seat, happened: events, before, after });
  });
  let sent = 0;
  const nextId = (): string => `person:${table.version()}:${sent++}`;
  const refusalOf = (answer: object): Refusal | undefined => (isRefusal(answer) ? answer : undefined);
  return {
    head: table.head,
    seen: () => table.snapshot(HUMAN),
    submit: async command => {
      const { decision } = table.snapshot(HUMAN);
      return refusalOf(await table.submit(HUMAN, { id: nextId(), decision, command }));
    },
    undo: async () => refusalOf(await table.undo(HUMAN, nextId())),
    practise: async () => refusalOf(await table.practise(HUMAN, nextId())),
    letBotsAnswer: async () => {
      const at = (seat: Seat) => (seat === HUMAN ? undefined : bots[seat - 1]);
      const refusal = await letBotsAnswer(table, { at, chance });
      // Bots answer in the order of their seats, so the first that is still asked was refused.
      const seat = table.owing().find(each => at(each)) ?? HUMAN;
      if (refusal) throw new BrokenRules(seat, undefined, refusal);
    },
    advice: bot => bot(table.snapshot(HUMAN).view, chance(HUMAN)),
    opening: async () => {
      if (table.version() > 1) return undefined;
      const updates = await table.updatesSince(HUMAN, 0);
      return isRefusal(updates) ? undefined : updates.flatMap(({ events }) => events);
    },
    record: async () => granted(await table.record(HUMAN)),
    file: async () => granted(await file()),
  };
};

/** Begins a game in the terminal or goes on with one, or says why it cannot be. */
export const holdTable = async <T extends GameTypes>(
  game: GameModule<T>,
  start: Start<T>,
  sitting: Sitting<T['Event'], T['View'], T['Command']>,
): Promise<HeldTable<T> | Refusal> => {
  const kept = await lay(game, start);
  return isRefusal(kept) ? kept : sit(kept, start, sitting);
};
