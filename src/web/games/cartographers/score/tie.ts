import type { Seat } from '../../../../engine/game.ts';
import type { Result } from '../../../../games/cartographers/ui.ts';

/** What had to be compared because the first place was level in stars (CA-50). */
export interface Tie {
  /** All who are level in stars. */
  readonly level: readonly Seat[];
  readonly winners: readonly Seat[];
  readonly stars: number;
  /** Stars lost by the winners, and the least that a loser of the tie lost; undefined when all share. */
  readonly lost: number;
  readonly nextLost: number | undefined;
}

const seatsWhere = (count: number, test: (seat: Seat) => boolean): Seat[] =>
  [...Array(count).keys()].filter(test);

export const winnersOf = ({ places }: Pick<Result, 'places'>): readonly Seat[] =>
  seatsWhere(places.length, seat => places[seat] === 1);

export const tieOf = (result: Result): Tie | undefined => {
  const { totals, monsters } = result;
  if (totals.length < 2) return undefined;
  const stars = Math.max(...totals);
  const level = seatsWhere(totals.length, seat => totals[seat] === stars);
  if (level.length < 2) return undefined;
  const winners = winnersOf(result);
  const losers = level.filter(seat => !winners.includes(seat));
  return {
    level,
    winners,
    stars,
    lost: monsters[winners[0]!]!,
    nextLost: losers.length === 0 ? undefined : Math.min(...losers.map(seat => monsters[seat]!)),
  };
};

/** The sentences, from names and numbers that are already written. */
export const TIE_WORDS = {
  en: {
    level: (names: string, stars: string) => `${names} are tied at ${stars}.`,
    fewer: (winners: string, lost: string, other: string) =>
      `${winners} lost fewer stars to monsters (${lost} against ${other}): that breaks the tie.`,
    shared: (lost: string) =>
      `They lost the same number of stars to monsters (${lost}) and share the victory.`,
    stillShared: (winners: string) => `${winners} are still tied and share the victory.`,
  },
  fr: {
    level: (names: string, stars: string) => `${names} sont à égalité avec ${stars}.`,
    fewer: (winners: string, lost: string, other: string) =>
      `Moins d’étoiles perdues à cause des monstres pour ${winners} (${lost} contre ${other})\u202f: c’est ce qui départage.`,
    shared: (lost: string) =>
      `Autant d’étoiles perdues à cause des monstres (${lost})\u202f: la victoire est partagée.`,
    stillShared: (winners: string) => `Plus rien ne départage ${winners}\u202f: la victoire est partagée.`,
  },
};

/** Why the first place went where it went, sentence by sentence. */
export const tieSentences = (
  tie: Tie,
  words: (typeof TIE_WORDS)['en'],
  names: (seats: readonly Seat[]) => string,
  stars: (n: number) => string,
  number: (n: number) => string = String,
): readonly string[] => {
  const { level, winners, lost, nextLost } = tie;
  const first = words.level(names(level), stars(tie.stars));
  if (nextLost === undefined) return [first, words.shared(number(lost))];
  const decided = words.fewer(names(winners), number(lost), number(nextLost));
  return winners.length > 1 ? [first, decided, words.stillShared(names(winners))] : [first, decided];
};
