import { sum } from '../../../../engine/util.ts';
import {
  awardsOf,
  type CardId,
  type Cell,
  countedAwards,
  type Drawing,
  type EdictScore,
  type Land,
  landOf,
  preyedCells,
  type Rules,
} from '../../../../games/cartographers/ui.ts';
import type { MapScene } from '../art/map.ts';
import { awardOf } from './steps.ts';

/** What the player asks about: an edict by its index (A is 0), the monsters, or the coins. */
export type WhyAbout =
  | { readonly type: 'edict'; readonly index: number }
  | { readonly type: 'monsters' }
  | { readonly type: 'coins' };

/** The stars of an edict if it were scored now. */
export const edictNow = (rules: Rules, land: Land, card: CardId): Pick<EdictScore, 'stars' | 'awards'> => {
  const counted = countedAwards(rules.edict(card), awardsOf(rules, card, land));
  const awards = counted.map(({ stars, cells, each }) =>
    each === undefined ? { stars, cells: cells.list() } : { stars, cells: cells.list(), each },
  );
  return { stars: sum(awards.map(award => award.stars)), awards };
};

/** CA-32: the mountains that are enclosed, so that their coins are collected. */
export const closedMountains = ({ mountain, filled }: Land): readonly Cell[] =>
  mountain.enclosedBy(filled).list();

/** The parts of a map scene that highlight where these stars come from. */
export const whyScene = (
  rules: Rules,
  edicts: readonly CardId[],
  sheet: Drawing,
  about: WhyAbout,
): Pick<MapScene, 'award' | 'preyed'> => {
  const land = landOf(rules.map, sheet);
  if (about.type === 'monsters') return { preyed: preyedCells(land).list() };
  if (about.type === 'coins') return { award: { cells: closedMountains(land) } };
  return { award: awardOf(land.grid, edictNow(rules, land, edicts[about.index]!)) };
};
