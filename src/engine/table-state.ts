import type { Seat, Types } from './game.ts';
import { appendEntry, type History } from './history.ts';
import type { GameModule } from './module.ts';
import type { Refusal } from './refusal.ts';
import { type Entry, isUndo } from './replay.ts';

/** The log version after the request, or why it was refused. */
export type Answer = { readonly version: number } | Refusal;

/** The decision that a seat has to make, and the version since which it is open. */
interface Decision {
  readonly name: string;
  readonly since: number;
}

/** What was sent under an id, and the answer to it. */
export interface AnsweredCommand {
  readonly seat: Seat | undefined;
  /** The command; undefined for an undo. */
  readonly wish: unknown;
  readonly answer: Answer;
}

/** The state of a table, with the open decisions. */
export interface TableState<State, Event> {
  readonly history: History<State, Event>;
  /** By seat. */
  readonly decisions: readonly (Decision | undefined)[];
}

export type Deciding<S, E> = Pick<
  GameModule<Types<{ State: S; Event: E }>>,
  'decision' | 'evolve' | 'owing' | 'redact' | 'reveals'
>;

/**
 * Where a table is after one more entry. A seat that withdrew its answer, by undo or by a command of the game, gets a
 * new decision even if the game gives it the same name: a delayed duplicate of the withdrawn answer must not count.
 * Seats that were asked before and still are keep their decision. `after` is the state after the entry, if known.
 */
export const nextTableState = <S, E>(
  game: Deciding<S, E>,
  seats: number,
  before: TableState<S, E> | undefined,
  entry: Entry<unknown, E>,
  after?: S,
): TableState<S, E> => {
  const history = appendEntry(game, before?.history, entry, after);
  const owed = new Set(before && game.owing(before.history.state));
  const owing = new Set(game.owing(history.state));
  const asked: (Decision | undefined)[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const name = game.decision(history.state, seat);
    const was = before?.decisions[seat];
    const isAskedAgain = owing.has(seat) && !owed.has(seat);
    const isSame = was !== undefined && was.name === name && !isAskedAgain;
    asked.push(isSame ? was : name === undefined ? undefined : { name, since: history.version });
  }
  return { history: history, decisions: asked };
};

/** The public id of a decision, unique at its table. */
export const decisionOf = (
  { decisions: asked }: TableState<unknown, unknown>,
  seat: Seat,
): string | undefined => {
  const decision = asked[seat];
  return decision && `${decision.name}@${decision.since}`;
};

export const answeredCommand = (entry: Entry<unknown, unknown>, version: number): AnsweredCommand => ({
  seat: entry.seat,
  wish: isUndo(entry) ? undefined : entry.command,
  answer: { version },
});
