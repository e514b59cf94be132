import { signal } from '@preact/signals';
import { isSame } from '../engine/canonical.ts';
import type { Reader } from '../engine/entry.ts';
import type { Seat } from '../engine/game.ts';
import { undone } from '../engine/ledger.ts';
import type { GameModule } from '../engine/module.ts';
import { type GivenSeed, type Random, type Seed, stream } from '../engine/random.ts';
import { type GameRecord, makeRecord, parseRecord } from '../engine/record.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import { type Batch, type Entry, fold, isTakenBack } from '../engine/replay.ts';
import { findGame, type Kept, keepGames, keepInstead, newId } from './store.ts';
import type { Player, Table, Trouble } from './table.ts';
import { tellings } from './tellings.ts';

/** What a local table must know of a game besides its rules. */
export interface LocalGame<State, Command, Event, View, Config> {
  readonly game: Pick<
    GameModule<State, Command, Event, View, unknown, unknown, Config>,
    'id' | 'rulesVersion' | 'setup' | 'decide' | 'evolve' | 'view' | 'redact' | 'reveals' | 'about'
  >;
  readonly reader: Reader<Command, Event>;
  /** Who owes an answer now. */
  readonly owing: (state: State) => readonly Seat[];
  readonly isOver: (state: State) => boolean;
  readonly seed: (state: State) => Seed;
  readonly bot: (name: string) => Promise<(view: View, random: Random) => Command>;
  /** Fetches what these rules need; answers what this device does not have, such as cards typed in elsewhere. */
  readonly ready?: (config: Config) => Promise<Refusal | undefined>;
}

export type LocalTable<Command, Event, View, Config> = Table<Command, Event, View> & {
  /** The whole game so far, to save, share or replay. Only a local table has it. */
  readonly record: () => GameRecord<Command, Event, Config>;
};

/** What a new game is made of. */
export interface NewGame<Config> {
  readonly players: readonly Player[];
  readonly config: Config;
  readonly seed: GivenSeed;
}

const keptOf = (id: string, players: readonly Player[], record: unknown, isOver: boolean): Kept => ({
  id,
  changed: Date.now(),
  isOver,
  players: players.map(player => player.bot ?? ''),
  record,
});

/** Sets up a game and keeps it; answers its id, or why these rules cannot be played. */
export const startLocal = async <S, C, E, V, Cfg>(
  { game, ready }: LocalGame<S, C, E, V, Cfg>,
  { players, config, seed }: NewGame<Cfg>,
): Promise<string | Refusal> => {
  const lacking = await ready?.(config);
  if (lacking) return lacking;
  const events = game.setup(players.length, seed, config);
  if (isRefusal(events)) return events;
  const id = newId();
  const seats = players.map(({ bot: _, ...seat }) => seat);
  const log: Batch<C, E>[] = [{ events: events as readonly E[] }];
  const record: GameRecord<C, E, Cfg> = makeRecord({ game, config, seats, seed, log });
  await keepGames([keptOf(id, players, record, false)]);
  return id;
};

/** A game that was kept in this browser, ready to go on. */
export const openLocal = async <S, C, E, V, Cfg>(
  local: LocalGame<S, C, E, V, Cfg>,
  id: string,
): Promise<LocalTable<C, E, V, Cfg> | Refusal | undefined> => {
  const kept = await findGame(id);
  if (!kept) return undefined;
  const record = parseRecord<C, E>(local.reader, kept.record) as GameRecord<C, E, Cfg> | Refusal;
  if (isRefusal(record)) return record;
  const lacking = await local.ready?.(record.config);
  if (lacking) return lacking;
  const players = record.seats.map((seat, i) => (kept.players[i] ? { ...seat, bot: kept.players[i] } : seat));
  return localTable(local, id, players, record);
};

const localTable = <S, C, E, V, Cfg>(
  local: LocalGame<S, C, E, V, Cfg>,
  id: string,
  players: readonly Player[],
  start: GameRecord<C, E, Cfg>,
): LocalTable<C, E, V, Cfg> => {
  const { game } = local;
  let log: readonly Entry<C, E>[] = start.log;
  let state: S = fold<S, E>(game, log);
  const tales = tellings<S, E, V>(game);
  let isLeft = false;
  const version = signal(log.length);
  const trouble = signal<Trouble | undefined>(undefined);
  const record = (): GameRecord<C, E, Cfg> => ({ ...start, log });

  // One command at a time, written down before anybody is told.
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = queue.then(work);
    queue = next.catch(() => undefined);
    return next;
  };

  // Another window may have taken back a move and made another: the length of the log alone does not tell.
  const isMine = (found: Kept | undefined): boolean => {
    const there = (found?.record as GameRecord<C, E, Cfg> | undefined)?.log;
    return there?.length === log.length && isSame(there.at(-1), log.at(-1));
  };

  const stop = (why: Trouble): Refusal => {
    trouble.value = why;
    return refuse(why);
  };

  const write = async (next: readonly Entry<C, E>[], after: S): Promise<Refusal | undefined> => {
    const kept = keptOf(id, players, { ...start, log: next }, local.isOver(after));
    try {
      if (!(await keepInstead(kept, isMine))) return stop('moved-on');
    } catch {
      return stop('not-kept');
    }
    trouble.value = undefined;
    // Whoever hears of the version may ask at once what happened.
    const last = next[next.length - 1];
    if (isTakenBack(last)) tales.takeBack(last.undo);
    else tales.add(next.length, state, last.events);
    log = next;
    state = after;
    version.value = log.length;
    return undefined;
  };

  const decide = async (seat: Seat, command: C): Promise<Refusal | undefined> => {
    const events = game.decide(state, seat, command);
    if (isRefusal(events)) return events;
    return write([...log, { seat, command, events }], events.reduce<S>(game.evolve, state));
  };

  const isBots = (seat: Seat): boolean => players[seat].bot !== undefined;

  const botsMove = async (): Promise<void> => {
    for (;;) {
      const seat = local.owing(state).find(isBots);
      if (seat === undefined || isLeft) return;
      const bot = await local.bot(players[seat].bot ?? '');
      const chance = stream(local.seed(state), `bot:${seat}:${log.length}`);
      // Meanwhile somebody may have gone on: a bot answers only what it is still asked.
      const refusal = await inTurn(async () =>
        local.owing(state).includes(seat) ? decide(seat, bot(game.view(state, seat), chance)) : undefined,
      );
      if (trouble.peek()) return;
      if (refusal) throw new Error(`a bot was refused: ${refusal.refused}`);
    }
  };

  const letBotsMove = (): void => {
    botsMove().catch(error => {
      stop('failed');
      reportError(error);
    });
  };

  /** A person's answer that could not be kept waits here: to be tried again, or given up for another one. */
  let waiting: ((isAgain: boolean) => void) | undefined;
  const settle = (isAgain: boolean): boolean => {
    const answer = waiting;
    waiting = undefined;
    answer?.(isAgain);
    return answer !== undefined;
  };

  const goOn = (): void => {
    trouble.value = undefined;
    if (!settle(true)) letBotsMove();
  };

  const submit = async (seat: Seat, command: C): Promise<Refusal | undefined> => {
    settle(false);
    for (;;) {
      const refusal = await inTurn(() => decide(seat, command));
      if (!trouble.peek()) letBotsMove();
      if (refusal?.refused !== 'not-kept') return refusal;
      const isAgain = await new Promise<boolean>(resolve => {
        waiting = resolve;
      });
      if (!isAgain) return refusal;
    }
  };

  const canUndo = (seat: Seat): boolean => log.at(-1)?.seat === seat && !isRefusal(undone(game, log, seat));

  const undo = (seat: Seat): Promise<Refusal | undefined> =>
    inTurn(async () => {
      const shorter = undone<S, C, E>(game, log, seat);
      if (isRefusal(shorter)) return shorter;
      const entries = shorter as readonly Entry<C, E>[];
      return write(entries, fold<S, E>(game, entries));
    });

  letBotsMove();
  return {
    id,
    players,
    version,
    view: viewer => game.view(state, viewer),
    told: tales.since,
    submit,
    trouble,
    goOn,
    record,
    canUndo,
    undo,
    leave: () => {
      isLeft = true;
    },
  };
};
