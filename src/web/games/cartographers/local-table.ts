import { signal } from '@preact/signals';
import type { Seat, Viewer } from '../../../engine/game.ts';
import { type GivenSeed, stream } from '../../../engine/random.ts';
import { type GameRecord, makeRecord, parseRecord } from '../../../engine/record.ts';
import { isRefusal, type Refusal, refuse } from '../../../engine/refusal.ts';
import { type Batch, fold } from '../../../engine/replay.ts';
import type { ConfigWish } from '../../../games/cartographers/config.ts';
import { cartographers as game } from '../../../games/cartographers/game.ts';
import { reader } from '../../../games/cartographers/parse-command.ts';
import type { Command, Event, State, View } from '../../../games/cartographers/types.ts';
import { findGame, type Kept, keepGames, keepInstead, newId } from '../../store.ts';
import type { Player, Table, Told, Trouble } from '../../table.ts';

export type CartographersRecord = GameRecord<Command, Event, ConfigWish>;
export type CartographersTable = Table<Command, Event, View> & {
  /** The whole game so far, to save, share or replay. Only a local table has it. */
  readonly record: () => CartographersRecord;
};

/** What a new game is made of. */
export interface NewGame {
  readonly players: readonly Player[];
  readonly config: ConfigWish;
  readonly seed: GivenSeed;
}

/** Sets up a game and keeps it; answers its id, or why these rules cannot be played. */
export const startGame = async ({ players, config, seed }: NewGame): Promise<string | Refusal> => {
  const events = game.setup(players.length, seed, config);
  if (isRefusal(events)) return events;
  const id = newId();
  const seats = players.map(({ bot: _, ...seat }) => seat);
  const log: Batch<Command, Event>[] = [{ events: events as readonly Event[] }];
  const record: CartographersRecord = makeRecord({ game, config, seats, seed, log });
  await keepGames([keptOf(id, players, record, false)]);
  return id;
};

const keptOf = (
  id: string,
  players: readonly Player[],
  record: CartographersRecord,
  isOver: boolean,
): Kept => ({ id, changed: Date.now(), isOver, players: players.map(player => player.bot ?? ''), record });

/** A game that was kept in this browser, ready to go on. */
export const openTable = async (id: string): Promise<CartographersTable | Refusal | undefined> => {
  const kept = await findGame(id);
  if (!kept) return undefined;
  const record = parseRecord<Command, Event>(reader, kept.record) as CartographersRecord | Refusal;
  if (isRefusal(record)) return record;
  const players = record.seats.map((seat, i) => (kept.players[i] ? { ...seat, bot: kept.players[i] } : seat));
  return localTable(id, players, record);
};

const localTable = (
  id: string,
  players: readonly Player[],
  start: CartographersRecord,
): CartographersTable => {
  let log: readonly Batch<Command, Event>[] = start.log;
  let state: State = fold<State, Event>(game, log);
  let before: State | undefined;
  let isLeft = false;
  const version = signal(log.length);
  const trouble = signal<Trouble | undefined>(undefined);
  const record = (): CartographersRecord => ({ ...start, log });

  // One command at a time, written down before anybody is told.
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = queue.then(work);
    queue = next.catch(() => undefined);
    return next;
  };

  const isMine = (found: Kept | undefined): boolean =>
    (found?.record as CartographersRecord | undefined)?.log.length === log.length;

  const stop = (why: Trouble): Refusal => {
    trouble.value = why;
    return refuse(why);
  };

  const write = async (
    next: readonly Batch<Command, Event>[],
    after: State,
  ): Promise<Refusal | undefined> => {
    const kept = keptOf(id, players, { ...start, log: next }, after.phase.type === 'over');
    try {
      if (!(await keepInstead(kept, isMine))) return stop('moved-on');
    } catch {
      return stop('not-kept');
    }
    trouble.value = undefined;
    before = state;
    log = next;
    state = after;
    version.value = log.length;
    return undefined;
  };

  const decide = async (seat: Seat, command: Command): Promise<Refusal | undefined> => {
    const events = game.decide(state, seat, command);
    if (isRefusal(events)) return events;
    return write([...log, { seat, command, events }], events.reduce<State>(game.evolve, state));
  };

  const botsMove = async (): Promise<void> => {
    for (;;) {
      const seat = state.owing.find(owing => players[owing].bot !== undefined);
      if (seat === undefined || isLeft) return;
      const { BOTS } = await import('../../../bots/cartographers/index.ts');
      const bot = BOTS[players[seat].bot as keyof typeof BOTS] ?? BOTS.greedy;
      const chance = stream(state.secret.seed, `bot:${seat}:${log.length}`);
      // Meanwhile somebody may have gone on: a bot answers only what it is still asked.
      const refusal = await inTurn(async () =>
        state.owing.includes(seat) ? decide(seat, bot(game.view(state, seat), chance)) : undefined,
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

  const submit = async (seat: Seat, command: Command): Promise<Refusal | undefined> => {
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

  const told = (viewer: Viewer): Told<Event, View> | undefined => {
    const last = log.at(-1);
    if (!before || !last) return undefined;
    const past = before;
    let at = past;
    const events = last.events.flatMap(event => {
      const seen = game.redact(event, viewer, at);
      at = game.evolve(at, event);
      return seen ? [seen] : [];
    });
    return { version: version.value, events, before: game.view(past, viewer) };
  };

  letBotsMove();
  return {
    id,
    players,
    version,
    view: viewer => game.view(state, viewer),
    told,
    submit,
    trouble,
    goOn,
    record,
    leave: () => {
      isLeft = true;
    },
  };
};
