import { isSame } from './canonical.ts';
import { isCommandId } from './entry.ts';
import type { Seat } from './game.ts';
import type { Refusal } from './refusal.ts';
import { refuseEngine } from './refusals.ts';
import type { Entry } from './replay.ts';
import { type Answer, type AnsweredCommand, answeredCommand } from './table-state.ts';

/** How many refusals to remember per seat. Clients repeat only recent commands. */
const MOST_REFUSED = 200;

/** The first answer to each command, so that a repeated command gets the same answer. */
export interface FirstAnswers {
  /** All accepted commands, by id. */
  readonly granted: ReadonlyMap<string, AnsweredCommand>;
  /** The answer to a repeated or invalid command; undefined if the command is new. */
  readonly first: (id: string, seat: Seat, wish: unknown) => Answer | undefined;
  readonly grant: (entry: Entry<unknown, unknown>, version: number) => void;
  readonly refuse: (id: string, seat: Seat, wish: unknown, refusal: Refusal) => Refusal;
}

export const makeFirstAnswers = (
  start: ReadonlyMap<string, AnsweredCommand>,
  seats: number,
): FirstAnswers => {
  const granted = new Map(start);
  const refused = new Map<Seat, Map<string, AnsweredCommand>>();
  const refusedTo = (seat: Seat): Map<string, AnsweredCommand> => {
    const known = refused.get(seat) ?? new Map<string, AnsweredCommand>();
    refused.set(seat, known);
    return known;
  };
  return {
    granted,
    first: (id, seat, wish) => {
      if (!isCommandId(id)) return refuseEngine('bad-command-id');
      if (!Number.isInteger(seat) || seat < 0 || seat >= seats) return refuseEngine('no-such-seat', { seat });
      const known = granted.get(id) ?? refused.get(seat)?.get(id);
      if (!known) return undefined;
      // The same id with another command is a mistake of the sender.
      const isAgain = known.seat === seat && isSame(known.wish, wish);
      return isAgain ? known.answer : refuseEngine('command-id-taken');
    },
    grant: (entry, version) => {
      if (entry.id !== undefined) granted.set(entry.id, answeredCommand(entry, version));
    },
    refuse: (id, seat, wish, refusal) => {
      const remembered = refusedTo(seat);
      const [oldest] = remembered.keys();
      if (remembered.size >= MOST_REFUSED && oldest !== undefined) remembered.delete(oldest);
      remembered.set(id, { seat, wish, answer: refusal });
      return refusal;
    },
  };
};
