import type { Text } from '../../../engine/text.ts';
import type { Cells } from '../board/cells.ts';
import type { Land, Terrain } from '../board/land.ts';
import { CHOICES, type HouseRules } from '../config.ts';

/** CA-09: the four suits of the scoring cards. */
export const SUITS = ['forest', 'village', 'farm-water', 'borders'] as const;
export type Suit = (typeof SUITS)[number];

/** CA-A-26: the two sets of values in the Heroes rulebooks. */
export const EDITIONS = CHOICES.edition;
export type Edition = (typeof EDITIONS)[number];

/** The numbers printed on a card; a user may correct them (`corrections` in the config). */
export type Values = Readonly<Record<string, number>>;

/** Stars and the spaces that earned them. `each` is set if every space earned that many. */
export interface Award {
  readonly stars: number;
  readonly cells: Cells;
  readonly each?: number;
}

/** A scoring card. */
export interface Edict<V extends Values = Values> {
  readonly id: string;
  /** Its rule id in docs/rules. */
  readonly rule: string;
  readonly name: Text;
  /** The meaning of the name in French, if the French box uses the English name. */
  readonly gloss?: string;
  readonly suit: Suit;
  /** CS-06: the solo number, which is subtracted from the final score. */
  readonly solo: number;
  readonly values: { readonly printed: V; readonly 'rulebook-en'?: V };
  readonly text: (values: V) => Text;
  /** CA-47: only one award counts; the player picks one cluster of this terrain, normally the best. */
  readonly oneCluster?: Terrain;
  readonly score: (land: Land, values: V, house: HouseRules) => readonly Award[];
}

/** Type-checks a card's values against its own score and text, then hides their names. Drops awards of 0 stars. */
export const edict = <V extends Values>(card: Edict<V>): Edict => {
  const score: Edict<V>['score'] = (land, values, house) => {
    const awards = card.score(land, values, house);
    return awards.some(award => award.stars === 0) ? awards.filter(award => award.stars !== 0) : awards;
  };
  // The values come from the card itself, so `score` always gets the type that it expects.
  return { ...card, score } as unknown as Edict;
};

export const award = (stars: number, cells: Cells): Award => ({ stars, cells });

/** The same stars for every space. */
export const awardEach = (stars: number, cells: Cells): Award => ({
  stars: stars * cells.size,
  cells,
  each: stars,
});

/** "1 star", "3 stars". */
export const stars = (n: number): Text => ({
  en: n === 1 ? '1 star' : `${n} stars`,
  fr: n === 1 ? '1 étoile' : `${n} étoiles`,
});
