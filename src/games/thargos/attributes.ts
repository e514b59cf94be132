/** HT-1.7: the three attributes, in printed order. The colors of Missions are the same three. */
export const ATTRIBUTES = ['power', 'mind', 'mysticism'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export type Attributes = { readonly [A in Attribute]: number };

export const isAttribute = (value: unknown): value is Attribute =>
  ATTRIBUTES.some(attribute => attribute === value);

/** One value for each attribute. `compute` is called in printed order, because it may roll dice. */
export const eachAttribute = (compute: (attribute: Attribute, index: number) => number): Attributes => {
  const [power, mind, mysticism] = [compute('power', 0), compute('mind', 1), compute('mysticism', 2)];
  return { power, mind, mysticism };
};

/** HT-1.8: the factions of heroes and Advantages. */
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
