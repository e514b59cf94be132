import type { Seat } from '../../../../engine/game.ts';
import { shownText } from '../../../../text/seat-text.ts';
import type { ThargosRecord } from '../local-table.ts';
import type { TableWords } from '../table/messages.ts';

type Seated = Pick<ThargosRecord, 'seats'>;

/** The seat of the only person in a game; undefined with several people, or none. */
const soleSeat = ({ seats }: Seated, bots: readonly string[]): Seat | undefined => {
  const people = seats.flatMap(({ bot }, seat) => (bots[seat] || bot ? [] : [seat]));
  return people.length === 1 ? people[0] : undefined;
};

const namesIn = (
  { seats }: Seated,
  players: number,
  sole: Seat | undefined,
  { you, rival, nameless }: Pick<TableWords, 'you' | 'rival' | 'nameless'>,
): string[] =>
  Array.from({ length: players }, (_, seat) => {
    if (seat >= seats.length) return rival;
    return shownText(seats[seat]!.name ?? '') || (seat === sole ? you : nameless(seat + 1));
  });

/** A replay and how it was opened. */
interface Reader extends Seated {
  readonly players: number;
  readonly bots: readonly string[];
  /** Opened from a link, a file or a text, so that the reader need not have played. */
  readonly isSent: boolean;
}

/** Names as at the table, and the seat addressed as "you": the only person of a game saved on this device. */
export const naming = (
  { seats, players, bots, isSent }: Reader,
  words: Pick<TableWords, 'you' | 'rival' | 'nameless'>,
): { readonly names: readonly string[]; readonly you: Seat | undefined } => {
  const you = isSent ? undefined : soleSeat({ seats }, bots);
  return { names: namesIn({ seats }, players, you, words), you };
};
