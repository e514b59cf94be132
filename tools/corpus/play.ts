import type { GameTypes, Seat } from '../../src/engine/game.ts';
import { appendEntry, type History, undoEntry } from '../../src/engine/history.ts';
import type { AnyModule, GameModule } from '../../src/engine/module.ts';
import { parseSeed, pick, type Random, stream } from '../../src/engine/random.ts';
import { type GameRecord, makeRecord } from '../../src/engine/record.ts';
import { isRefusal, type Refusal } from '../../src/engine/refusal.ts';
import type { Entry } from '../../src/engine/replay.ts';
import type { Frozen } from './file.ts';

/** The rules of a game with all card packs of the corpus, and a function that plays new games for the corpus. */
export interface CorpusGame {
  readonly module: AnyModule;
  readonly play: () => Frozen[];
}

/** A game to play for the corpus: its config, and a function that answers for every seat. */
export interface Wanted<State, Command, View, Config> {
  readonly name: string;
  readonly seats: number;
  readonly config: Config;
  readonly answer: (view: View, random: Random, state: State, seat: Seat) => Command;
}

/** One of this many answers is undone, if the rules allow it. */
const UNDO_EVERY = 9;

/** Plays a whole game. Records it like a table does, with command ids and undone moves. */
export const playWhole = <T extends GameTypes>(
  module: GameModule<T>,
  { name, seats, config, answer }: Wanted<T['State'], T['Command'], T['View'], T['Config']>,
): { readonly record: GameRecord<T['Command'], T['Event'], T['Config']>; readonly end: T['State'] } => {
  type S = T['State'];
  type C = T['Command'];
  type E = T['Event'];
  const seed = parseSeed(name);
  const random = stream(seed.seed, 'corpus');
  const log: Entry<C, E>[] = [];
  let history: History<S, E> | undefined;
  const write = (entry: Entry<C, E>): History<S, E> => {
    log.push(entry);
    history = appendEntry(module, history, entry);
    return history;
  };
  let now = write({ events: granted(module.setup(seats, seed, config), name) });
  while (!module.isOver(now.state)) {
    const seat = pick(random, module.activeSeats(now.state));
    const command = answer(module.view(now.state, seat), random, now.state, seat);
    const { events } = granted(module.decide(now.state, seat, command), name);
    now = write({ id: `c${now.version}`, seat, command, events });
    const back = undoEntry(module, now, seat);
    if (!isRefusal(back) && random.below(UNDO_EVERY) === 0) now = write({ id: `u${now.version}`, ...back });
  }
  const people = Array.from({ length: seats }, () => ({}));
  return { record: makeRecord({ game: module, config, seats: people, seed, log }), end: now.state };
};

const granted = <T>(answer: T | Refusal, name: string): T => {
  if (isRefusal(answer)) throw new Error(`${name}: expected a legal answer, found ${JSON.stringify(answer)}`);
  return answer;
};
