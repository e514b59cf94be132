import type { Text } from '../../../engine/text.ts';
import { shownSeat } from '../../../text/seat-text.ts';
import type { SeatedPlayer } from '../../client/table.ts';
import { text } from '../../i18n.ts';

/** The names and descriptions of a game's bots. */
export type BotWords = Readonly<Record<string, { readonly name: Text; readonly note: Text }>>;

/** Descriptions of the bots in these seats. */
export const botNotes = (words: BotWords, seats: readonly SeatedPlayer[]): string =>
  Object.entries(words)
    .filter(([id]) => seats.some(({ bot }) => bot === id))
    .map(([, { name, note }]) => `${text(name)}. ${text(note)}`)
    .join(' ');

/** Displayed names. Unnamed bots get distinct names. */
export const named = (
  seats: readonly SeatedPlayer[],
  botName: (seat: number) => string,
): readonly SeatedPlayer[] =>
  seats.map(shownSeat).map((seat, i) => (seat.bot && !seat.name ? { ...seat, name: botName(i) } : seat));

/** At least two seats: the first is yours, with your last name, and one is open. */
export const withFriend = <S extends SeatedPlayer>(seats: readonly S[], name?: string): readonly S[] => {
  const unbotted = ({ bot: _, ...seat }: S): S => seat as S;
  const [first, second = {} as S, ...more] = seats;
  const isOpen = [second, ...more].some(({ bot }) => bot === undefined);
  return [{ ...unbotted(first!), ...(name && { name }) }, isOpen ? second : unbotted(second), ...more];
};
