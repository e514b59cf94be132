/** HT-1.7: the three attributes, in the order of the printed row. A colour is an attribute. */
export const ATTRIBUTES = ['power', 'mind', 'mysticism'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** One number for each attribute. */
export type Attributes = { readonly [A in Attribute]: number };

/** HT-1.8 */
export const FACTIONS = [
  'imperial',
  'airCult',
  'blackFalcons',
  'renegade',
  'watcherOfTyla',
  'spider',
  'hornedOfKrill',
  'cobra',
  'nunnorianCompact',
  'pure',
  'eclipse',
  'takers',
  'wolf',
  'blackHand',
  'scorpion',
] as const;
export type Faction = (typeof FACTIONS)[number];
