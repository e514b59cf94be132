import { letBotsAnswer } from '../../engine/bots.ts';
import type { GameTypes, Seat } from '../../engine/game.ts';
import { BrokenRules, type MatchPlayer } from '../../engine/match.ts';
import type { GameModule } from '../../engine/module.ts';
import { type Seed, stream } from '../../engine/random.ts';
import type { GameRecord } from '../../engine/record.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { refuseEngine } from '../../engine/refusals.ts';
import { type Head, memoryStore } from '../../engine/store.ts';
import type { Table } from '../../engine/table.ts';
import { createTable, type NewGame, openTable, storedRecord, storeRecord } from '../../engine/tables.ts';
import type { Snapshot, VisibleEvent } from '../../engine/update.ts';

/** The seat of the player at the terminal. */
export const HUMAN: Seat = 0;

type RecordOf<T extends GameTypes> = GameRecord<T['Command'], T['Event'], T['Config']>;

/** How a terminal game starts: as a new game, or from a saved one. */
export type Start<T extends GameTypes> =
  | { readonly fresh: NewGame<T['Config']> }
  | { readonly saved: RecordOf<T> & { readonly seed: Seed } };

/** What happened since the last screen, as far as the player may know it. */
export interface TerminalTelling<E, V> {
  /** The seat whose command caused the events. */
  readonly seat: Seat | undefined;
  readonly happened: readonly VisibleEvent<E>[];
  readonly before: V;
  readonly after: V;
}

/** A game in a terminal. Its table is only in memory, and the player has the first seat. */
export interface HeldTable<T extends GameTypes> {
  readonly head: Head<T['Config']>;
  /** Returns the table as the player sees it. */
  readonly seen: () => Snapshot<T['View']>;
  readonly submit: (command: T['Command']) => Promise<Refusal | undefined>;
  /** Undoes the player's last answer. Refused if it revealed something hidden. */
  readonly undo: () => Promise<Refusal | undefined>;
  /** Undoes the player's last answer even if it revealed something. The game is practice then. */
  readonly practice: () => Promise<Refusal | undefined>;
  /** Lets bots answer until the player has to answer or the game is over. */
  readonly letBotsAnswer: () => Promise<void>;
  /** Returns what a bot would answer in the player's place. */
  readonly advice: (bot: MatchPlayer<T['View'], T['Command']>) => T['Command'];
  /** Returns the events of the setup, or undefined for a resumed game. */
  readonly opening: () => Promise<readonly VisibleEvent<T['Event']>[] | undefined>;
  /** Returns the game as far as the player may know it, or the whole game when it is over. */
  readonly record: () => Promise<RecordOf<T>>;
  /** Returns the whole game with its secrets, to save it. */
  readonly file: () => Promise<RecordOf<T>>;
}

const TABLE = 'terminal';

const granted = <T>(answer: T | Refusal | undefined): T => {
  if (isRefusal(answer))
    throw new Error(`expected the table to accept the request, found the refusal ${answer.refused}`);
  if (answer === undefined) throw new Error(`expected the table "${TABLE}" in the store, found none`);
  return answer;
};

const lay = async <T extends GameTypes>(game: GameModule<T>, start: Start<T>): Promise<Kept<T> | Refusal> => {
  const store = memoryStore();
  if ('saved' in start) await storeRecord(store, TABLE, start.saved, game.encoding);
  const table =
    'fresh' in start
      ? await createTable(game, store, TABLE, start.fresh, { practice: true })
      : ((await openTable(game, store, TABLE, { practice: true })) ?? refuseEngine('not-kept'));
  return isRefusal(table) ? table : { table, file: () => storedRecord(game, store, TABLE) };
};

interface Kept<T extends GameTypes> {
  readonly table: Table<T>;
  readonly file: () => Promise<RecordOf<T> | Refusal | undefined>;
}

interface Sitting<E, V, C> {
  /** The bot of each seat after the first. */
  readonly bots: readonly MatchPlayer<V, C>[];
  readonly tell: (telling: TerminalTelling<E, V>) => void;
}

const sit = <T extends GameTypes>(
  { table, file }: Kept<T>,
  start: Start<T>,
  { bots, tell }: Sitting<T['Event'], T['View'], T['Command']>,
): HeldTable<T> => {
  const seed = 'fresh' in start ? start.fresh.seed.seed : start.saved.seed;
  // A saved game doesn't contain the state of the bots' random streams. In a resumed game, the bots get different
  // streams.
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
    practice: async () => refusalOf(await table.practice(HUMAN, nextId())),
    letBotsAnswer: async () => {
      const at = (seat: Seat) => (seat === HUMAN ? undefined : bots[seat - 1]);
      const refusal = await letBotsAnswer(table, { at, chance });
      // Bots answer in the order of their seats, so the refused answer is from the first bot that still has to answer.
      const seat = table.activeSeats().find(each => at(each)) ?? HUMAN;
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

/** Starts or resumes a game in the terminal. Returns a refusal if that isn't possible. */
export const holdTable = async <T extends GameTypes>(
  game: GameModule<T>,
  start: Start<T>,
  sitting: Sitting<T['Event'], T['View'], T['Command']>,
): Promise<HeldTable<T> | Refusal> => {
  const kept = await lay(game, start);
  return isRefusal(kept) ? kept : sit(kept, start, sitting);
};
