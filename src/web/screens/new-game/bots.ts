import type { SeatRecord } from '../../../engine/record.ts';
import type { Text } from '../../../engine/text.ts';
import { isObject } from '../../../engine/util.ts';
import { isEnteredText, shownSeat } from '../../../text/seat-text.ts';
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

/** The seats with display names. A bot without a name gets one from `botName`. */
export const named = (
  seats: readonly SeatedPlayer[],
  botName: (seat: number) => string,
): readonly SeatedPlayer[] =>
  seats.map(shownSeat).map((seat, i) => (seat.bot && !seat.name ? { ...seat, name: botName(i) } : seat));

/** Sets a text of a seat, or removes it if it is empty. */
export const withText = <S extends SeatedPlayer>(seat: S, key: keyof SeatRecord, value: string): S => {
  const { [key]: _, ...rest } = seat;
  // This cast is safe because every text of a seat is optional.
  return (value === '' ? rest : { ...rest, [key]: value }) as S;
};

/** At least two seats for an online game: the first is the player's, and at least one other seat is open. */
export const withFriend = <S extends SeatedPlayer>(seats: readonly S[], name?: string): readonly S[] => {
  // This cast is safe because every field of a seat is optional.
  const [first, second = {} as S, ...more] = seats;
  const isOpen = [second, ...more].some(({ bot }) => bot === undefined);
  const mine = withText(first!, 'bot', '');
  return [name ? withText(mine, 'name', name) : mine, isOpen ? second : withText(second, 'bot', ''), ...more];
};

/** Reads a stored seat: its texts if they are valid, and its bot if it is known. */
export const readSeat = (
  given: unknown,
  bots: BotWords,
  texts: readonly (keyof SeatRecord)[],
): SeatedPlayer => {
  if (!isObject(given)) return {};
  const { bot } = given;
  const kept = texts.filter(key => isEnteredText(given[key]) && given[key] !== '');
  return {
    ...Object.fromEntries(kept.map(key => [key, given[key]])),
    ...(typeof bot === 'string' && Object.hasOwn(bots, bot) && { bot }),
  };
};
