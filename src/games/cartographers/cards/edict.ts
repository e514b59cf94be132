import type { Text } from '../../../engine/text.ts';
import type { Cells } from '../board/cells.ts';
import type { Land, Terrain } from '../board/land.ts';
import { CHOICES, type HouseRules } from '../config.ts';

/** CA-09: the four suits of the scoring cards. */
export const SUITS = ['forest', 'village', 'farm-water', 'borders'] as const;
export type Suit = (typeof SUITS)[number];

/** CA-A-26: the editions, which differ in the values of six scoring cards. */
export const EDITIONS = CHOICES.edition;
export type Edition = (typeof EDITIONS)[number];

/** The numbers printed on a card; a user may correct them (`corrections` in the config). */
export type Values = Readonly<Record<string, number>>;

/** Stars and the spaces that earned them. If every space earned the same number of stars, `each` is that number. */
export interface Award {
  readonly stars: number;
  readonly cells: Cells;
  readonly each?: number;
}

export interface Edict<V extends Values = Values> {
  readonly id: string;
  /** The id of the card's rule in docs/rules. */
  readonly rule: string;
  readonly name: Text;
  /** The meaning of the name in French, if the French box uses the English name. */
  readonly gloss?: string;
  readonly suit: Suit;
  /** CS-06: the solo number, which is subtracted from the final score. */
  readonly solo: number;
  readonly values: { readonly printed: V; readonly 'rulebook-en'?: V };
  readonly text: (values: V) => Text;
  /** CA-47: only one award counts: that of one cluster of this terrain, normally the best one. */
  readonly oneCluster?: Terrain;
  readonly score: (land: Land, values: V, house: HouseRules) => readonly Award[];
}

/** Makes a scoring card: checks that `score` and `text` fit the type of its values, and drops awards of 0 stars. */
export const edict = <V extends Values>(card: Edict<V>): Edict => {
  const score: Edict<V>['score'] = (land, values, house) => {
    const awards = card.score(land, values, house);
    return awards.some(award => award.stars === 0) ? awards.filter(award => award.stars !== 0) : awards;
  };
  // This cast is safe because `score` gets only values of this card.
  return { ...card, score } as unknown as Edict;
};

export const award = (stars: number, cells: Cells): Award => ({ stars, cells });

/** An award that gives `stars` stars for each of its spaces. */
export const awardEach = (stars: number, cells: Cells): Award => ({
  stars: stars * cells.size,
  cells,
  each: stars,
});

/** A number of stars as text, such as "3 stars". */
export const stars = (n: number): Text => ({
  en: n === 1 ? '1 star' : `${n} stars`,
  fr: n === 1 ? '1 étoile' : `${n} étoiles`,
});
