import type { Seat } from '../../../engine/game.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { landOf } from '../board/land.ts';
import { refuse } from '../codes.ts';
import { EDICT_LETTERS } from '../config.ts';
import type { ClusterOption, PhaseOptions } from '../options.ts';
import { edictsOfSeason, rulesOf } from '../rules.ts';
import type { Command, Position } from '../types.ts';
import { awardsOf } from './score.ts';

type Choose = Extract<Command, { type: 'choose' }>;

const clusterOptions = (table: Position, seat: Seat): ClusterOption[][] => {
  const rules = rulesOf(table.config);
  const sheet = table.sheets[seat];
  if (!sheet) throw new Error(`expected the map sheet of seat ${seat} in its view, found none`);
  const land = landOf(rules.map, sheet);
  return edictsOfSeason(table.season).map(edict => {
    const id = table.edicts[edict]!;
    const terrain = rules.edict(id).card.oneCluster;
    const awards = terrain ? awardsOf(rules, id, land) : [];
    if (!terrain || awards.length < 2) return [];
    return awards.map(({ stars, cells }) => ({ stars, cells: cells.and(land[terrain]).list() }));
  });
};

/** CA-A-12: whether this seat has at least two clusters to choose from. */
export const hasChoice = (table: Position, seat: Seat): boolean =>
  clusterOptions(table, seat).some(clusters => clusters.length > 0);

export const checkChoose = (table: Position, seat: Seat, { clusters }: Choose): Refusal | undefined => {
  const options = clusterOptions(table, seat);
  if (!Array.isArray(clusters) || clusters.length !== options.length) return refuse('bad-choice');
  for (const [i, cell] of clusters.entries()) {
    if (cell === null) continue;
    if (!options[i]!.some(({ cells }) => cells.includes(cell))) return refuse('no-such-cluster', { cell });
  }
  return undefined;
};

export const chooseOptions = (table: Position, seat: Seat): PhaseOptions => {
  const clusters = clusterOptions(table, seat);
  return {
    type: 'choose',
    sheet: seat,
    edicts: edictsOfSeason(table.season).map((edict, i) => ({
      edict: EDICT_LETTERS[edict]!,
      card: table.edicts[edict]!,
      clusters: clusters[i]!,
    })),
  };
};
