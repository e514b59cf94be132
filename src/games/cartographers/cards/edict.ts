import type { Text } from '../../../engine/text.ts';
import type { Cells } from '../board/cells.ts';
import type { Land, Terrain } from '../board/land.ts';
import { CHOICES, type HouseRules } from '../config.ts';

/** CA-09: the four backs of the scoring cards. */
export const SUITS = ['forest', 'village', 'farm-water', 'borders'] as const;
export type Suit = (typeof SUITS)[number];

/** CA-A-26: the two sets of values that the Heroes books give. */
export const EDITIONS = CHOICES.edition;
export type Edition = (typeof EDITIONS)[number];

/** The numbers printed on a card; a user may correct them (`corrections` in the config). */
export type Values = Readonly<Record<string, number>>;

/** Stars and the spaces that earned them. `each` is set when every space earned that many by itself. */
export interface Award {
  readonly stars: number;
  readonly cells: Cells;
  readonly each?: number;
}

/** A scoring card. */
export interface Edict<V extends Values = Values> {
  readonly id: string;
  /** Its rule in docs/rules. */
  readonly rule: string;
  readonly name: Text;
  /** What the name means in French, where the French box left it in English. */
  readonly gloss?: string;
  readonly suit: Suit;
  /** CS-06: what a solo player must reach; subtracted from the final score. */
  readonly solo: number;
  readonly values: { readonly printed: V; readonly 'rulebook-en'?: V };
  readonly text: (values: V) => Text;
  /** CA-47: the awards exclude each other; the player picks one cluster of this terrain, normally the best. */
  readonly oneCluster?: Terrain;
  readonly score: (land: Land, values: V, house: HouseRules) => readonly Award[];
}

/** Checks a card's values against its own score and text, then forgets their names. No award is of 0 stars. */
export const edict = <V extends Values>(card: Edict<V>): Edict => {
  const score: Edict<V>['score'] = (land, values, house) => {
    const awards = card.score(land, values, house);
    return awards.some(award => award.stars === 0) ? awards.filter(award => award.stars !== 0) : awards;
  };
  // Whoever has the card has its values too, and hands it nothing but these.
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
