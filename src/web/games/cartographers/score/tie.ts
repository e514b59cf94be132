import type { Seat } from '../../../../engine/game.ts';
import type { Result } from '../../../../games/cartographers/ui.ts';

/** How a tie in stars for the first place was decided (CA-50). */
export interface Tie {
  /** All seats that are tied for the first place. */
  readonly level: readonly Seat[];
  readonly winners: readonly Seat[];
  readonly stars: number;
  /** How many stars the winners lost, and the fewest that any other tied player lost. Undefined if all tied players win. */
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

/** Sentences about a tie. Names and numbers are inserted already formatted. */
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

/** Explains in sentences how the tie for the first place was decided. */
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
