import type { Seat, Types } from './game.ts';
import { advanced, type Ledger } from './ledger.ts';
import type { GameModule } from './module.ts';
import type { Refusal } from './refusal.ts';
import { type Entry, isTakenBack } from './replay.ts';

/** The log version after the request, or why it was refused. */
export type Answer = { readonly version: number } | Refusal;

/** The decision that a seat has to make, and the version since which it is open. */
interface Decision {
  readonly name: string;
  readonly since: number;
}

/** What was sent under an id, and the answer to it. */
export interface Answered {
  readonly seat: Seat | undefined;
  /** The command; undefined for an undo. */
  readonly wish: unknown;
  readonly answer: Answer;
}

/** The state of a table, with the open decisions. */
export interface Progress<State, Event> {
  readonly ledger: Ledger<State, Event>;
  /** By seat. */
  readonly asked: readonly (Decision | undefined)[];
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
export const progressed = <S, E>(
  game: Deciding<S, E>,
  seats: number,
  before: Progress<S, E> | undefined,
  entry: Entry<unknown, E>,
  after?: S,
): Progress<S, E> => {
  const ledger = advanced(game, before?.ledger, entry, after);
  const owed = new Set(before && game.owing(before.ledger.state));
  const owing = new Set(game.owing(ledger.state));
  const asked: (Decision | undefined)[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const name = game.decision(ledger.state, seat);
    const was = before?.asked[seat];
    const isAskedAgain = owing.has(seat) && !owed.has(seat);
    const isSame = was !== undefined && was.name === name && !isAskedAgain;
    asked.push(isSame ? was : name === undefined ? undefined : { name, since: ledger.version });
  }
  return { ledger, asked };
};

/** The public id of a decision, unique at its table. */
export const decisionOf = ({ asked }: Progress<unknown, unknown>, seat: Seat): string | undefined => {
  const decision = asked[seat];
  return decision && `${decision.name}@${decision.since}`;
};

export const answeredBy = (entry: Entry<unknown, unknown>, version: number): Answered => ({
  seat: entry.seat,
  wish: isTakenBack(entry) ? undefined : entry.command,
  answer: { version },
});
