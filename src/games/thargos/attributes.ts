/** HT-1.7: the three attributes, in printed order. Colors are attributes. */
export const ATTRIBUTES = ['power', 'mind', 'mysticism'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

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
