import { sum } from '../../../../engine/util.ts';
import type { CardId } from '../../../../games/cartographers/ui.ts';
import { countedMaps } from './bests.ts';
import type { FinishedMap } from './finished.ts';

/** Stars summarized over several maps. */
export interface StarCount {
  readonly maps: number;
  readonly average: number;
  readonly best: number;
  /** The id of the map with the most stars; of equal maps the first. */
  readonly bestId: string;
}

export interface MapStats {
  readonly all: StarCount | undefined;
  readonly sheets: readonly (StarCount & { readonly map: FinishedMap['map'] })[];
  readonly edicts: readonly (StarCount & { readonly card: CardId })[];
}

interface Earned {
  readonly id: string;
  readonly stars: number;
}

const countOf = (earned: readonly Earned[]): StarCount | undefined => {
  const [first, ...more] = earned;
  if (!first) return undefined;
  const best = more.reduce((most, each) => (each.stars > most.stars ? each : most), first);
  return {
    maps: earned.length,
    average: sum(earned.map(({ stars }) => stars)) / earned.length,
    best: best.stars,
    bestId: best.id,
  };
};

/** Results grouped by key, the largest group first. */
const grouped = <E extends Earned, K>(
  earned: readonly E[],
  keyOf: (each: E) => string,
  named: (each: E) => K,
): readonly (StarCount & K)[] =>
  [...Map.groupBy(earned, keyOf).values()]
    .map(group => ({ ...countOf(group)!, ...named(group[0]!) }))
    .sort((a, b) => b.maps - a.maps || b.average - a.average);

const sheetKey = ({ map }: FinishedMap): string => (typeof map === 'string' ? map : `own ${map.name.en}`);

/** Average and best stars by sheet and by scoring card, from the same maps that count for bests. */
export const statsOf = (finished: readonly FinishedMap[]): MapStats => {
  const maps = countedMaps(finished);
  const edicts = maps.flatMap(({ id, earned }) => earned.map(each => ({ ...each, id })));
  return {
    all: countOf(maps),
    sheets: grouped(maps, sheetKey, ({ map }) => ({ map })),
    edicts: grouped(
      edicts,
      ({ card }) => card,
      ({ card }) => ({ card }),
    ),
  };
};
