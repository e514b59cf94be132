import { shownSeat } from '../../engine/seat-text.ts';
import type { Text } from '../../engine/text.ts';
import type { SeatedPlayer } from '../client/table.ts';
import { text } from '../say.ts';

/** How the bots of a game are called at the table, and how they play. */
export type BotWords = Readonly<Record<string, { readonly name: Text; readonly note: Text }>>;

/** What is to be known of the bots that sit at the table. */
export const botNotes = (words: BotWords, seats: readonly SeatedPlayer[]): string =>
  Object.entries(words)
    .filter(([id]) => seats.some(({ bot }) => bot === id))
    .map(([, { name, note }]) => `${text(name)}. ${text(note)}`)
    .join(' ');

/** Names as they are shown. Bots that nobody named get one, so that a table of bots can be told apart. */
export const named = (
  seats: readonly SeatedPlayer[],
  botName: (seat: number) => string,
): readonly SeatedPlayer[] =>
  seats.map(shownSeat).map((seat, i) => (seat.bot && !seat.name ? { ...seat, name: botName(i) } : seat));

/** At least two seats: the first is yours, with the name you had last, and one is open. */
export const withFriend = <S extends SeatedPlayer>(seats: readonly S[], name?: string): readonly S[] => {
  const unbotted = ({ bot: _, ...seat }: S): S => seat as S;
  const [first, second = {} as S, ...more] = seats;
  const isOpen = [second, ...more].some(({ bot }) => bot === undefined);
  return [{ ...unbotted(first!), ...(name && { name }) }, isOpen ? second : unbotted(second), ...more];
};
