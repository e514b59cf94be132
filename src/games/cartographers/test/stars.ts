import { sum } from '../../../engine/util.ts';
import type { Land } from '../board/land.ts';
import type { Edict, Edition } from '../cards/edict.ts';
import { PLAIN_HOUSE } from '../cards/example.ts';
import type { HouseRules } from '../config.ts';
import { countedAwards } from '../rules.ts';

/** The stars that a scoring card gives for a map sheet. */
export const starsAt = (
  card: Edict,
  land: Land,
  edition: Edition = 'printed',
  house: HouseRules = PLAIN_HOUSE,
): number => {
  const values = card.values[edition] ?? card.values.printed;
  const awards = countedAwards({ card, values, solo: card.solo }, card.score(land, values, house));
  return sum(awards.map(award => award.stars));
};
