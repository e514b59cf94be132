import type { Seat } from '../../../engine/game.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { type Cell, inOrder, type Rows } from '../board/grid.ts';
import { DRAWABLE, emptyRows, type Terrain } from '../board/land.ts';
import { andRows, hasCell, isNone } from '../board/rows.ts';
import { anchors, matching, type Orientation, orientations, touchingAnchors } from '../board/shapes.ts';
import type { ExploreCard } from '../cards/explore.ts';
import { refuse } from '../codes.ts';
import type { Config } from '../config.ts';
import { type Lay, layOf, type PhaseOptions, type ShapeOptions, type SingleReason } from '../options.ts';
import { coinsThatFit, type SheetRecorder, settle } from '../recorder.ts';
import { exploreCard, type Rules, rulesOf, shapesOf } from '../rules.ts';
import type { Command, Phase, Position } from '../types.ts';
import { checkCells } from './cells.ts';

type Draw = Extract<Command, { type: 'draw' }>;
type DrawPhase = Extract<Phase, { type: 'draw' }>;

/** What decides the legal drawings of a seat that has to draw an explore card. */
interface Situation {
  readonly rules: Rules;
  readonly card: ExploreCard;
  readonly empty: Rows;
  /** CA-24: the unfilled ruins, if the drawing must cover one of them; otherwise undefined. */
  readonly ruins: Rows | undefined;
}

/** CA-15: whether the card before the last one in the column is a ruins card. Ambushes and heroes are not in it. */
export const mustCoverRuins = (rules: Rules, column: readonly string[]): boolean =>
  column.length > 1 && rules.card(column[column.length - 2]!).kind === 'ruins';

const situation = (table: Position, phase: DrawPhase, seat: Seat): Situation => {
  const rules = rulesOf(table.config);
  const sheet = table.sheets[seat];
  if (!sheet) throw new Error(`expected the map sheet of seat ${seat} in its view, found none`);
  const empty = emptyRows(rules.map, sheet);
  const bound = mustCoverRuins(rules, table.column);
  const ruins = bound ? andRows(rules.map.ruins.rows, empty) : undefined;
  return { rules, card: exploreCard(rules, phase.card), empty, ruins };
};

const places = ({ rules, empty }: Situation, shape: Orientation, ruins: Rows | undefined): Rows => {
  const { grid } = rules.map;
  const free = anchors(grid, shape, empty);
  return ruins ? touchingAnchors(grid, shape, free, ruins) : free;
};

const anyFits = (at: Situation, ruins: Rows | undefined): boolean =>
  shapesOf(at.card).some(ways => ways.some(way => !isNone(places(at, way, ruins))));

/** What a seat must draw: a shape, which covers one of `ruins` if they are set; or a single space and the reason. */
type Duty = { readonly ruins: Rows | undefined } | { readonly single: SingleReason };

const dutyOf = (at: Situation): Duty => {
  if (anyFits(at, at.ruins)) return { ruins: at.ruins };
  if (!at.ruins) return { single: 'nothing-fits' };
  // CA-A-03: with `freeShape`, the full shape may be drawn elsewhere.
  if (at.rules.config.ruinsMiss === 'freeShape')
    return anyFits(at, undefined) ? { ruins: undefined } : { single: 'nothing-fits' };
  return { single: isNone(at.ruins) ? 'no-ruins-left' : 'ruins-out-of-reach' };
};

const ANY: readonly Terrain[] = DRAWABLE.filter(terrain => terrain !== 'hero');

/** CA-27, CA-A-06: the terrains of a single space that may have any terrain. */
export const anyTerrains = ({ heroes, fallbackHero }: Config): readonly Terrain[] =>
  heroes && fallbackHero ? DRAWABLE : ANY;

const singleTerrains = ({ rules, card }: Situation, why: SingleReason): readonly Terrain[] => {
  const { fallbackTerrain, ruinsFallbackTerrain } = rules.config;
  const rule = why === 'nothing-fits' ? fallbackTerrain : ruinsFallbackTerrain;
  return rule === 'card' ? card.terrains : anyTerrains(rules.config);
};

/** The index of the card's shape that these spaces form, or -1. */
const shapeOf = ({ rules, card }: Pick<Situation, 'rules' | 'card'>, cells: readonly Cell[]): number =>
  card.shapes.findIndex(shape => matching(rules.map.grid, orientations(shape.rows), cells));

export const checkDraw = (
  table: Position,
  phase: DrawPhase,
  seat: Seat,
  command: Draw,
): Refusal | undefined => {
  const at = situation(table, phase, seat);
  const { grid } = at.rules.map;
  const { cells, terrain } = command;
  const wrong = checkCells(grid, cells, at.empty);
  if (wrong) return wrong;
  const shape = shapeOf(at, cells);
  if (shape < 0 && cells.length > 1) return refuse('not-this-shape', { card: at.card.id });
  const { ruins } = at;
  const covers = !ruins || cells.some(cell => hasCell(grid, ruins, cell));
  if (shape >= 0 && covers) return checkTerrain(at.card.terrains, terrain);
  return checkDuty(at, dutyOf(at), { ...command, shape });
};

/**
 * Checks a drawing that isn't one of the card's shapes at a legal place. It is slow, because it searches all places.
 */
const checkDuty = (at: Situation, duty: Duty, drawn: Draw & { shape: number }): Refusal | undefined => {
  if ('single' in duty) {
    if (drawn.cells.length > 1) return refuse('only-single', { why: duty.single });
    return checkTerrain(singleTerrains(at, duty.single), drawn.terrain);
  }
  if (drawn.shape < 0) return refuse('something-fits', { card: at.card.id });
  if (duty.ruins) return refuse('must-cover-ruins');
  return checkTerrain(at.card.terrains, drawn.terrain);
};

const checkTerrain = (allowed: readonly Terrain[], terrain: Terrain): Refusal | undefined =>
  allowed.includes(terrain) ? undefined : refuse('not-this-terrain', { terrain, allowed });

export const applyDraw = (
  teller: SheetRecorder,
  table: Position,
  phase: DrawPhase,
  seat: Seat,
  { terrain, cells }: Draw,
): void => {
  const at = situation(table, phase, seat);
  const shape = shapeOf(at, cells);
  const { ruins } = at;
  const covers = !ruins || cells.some(cell => hasCell(at.rules.map.grid, ruins, cell));
  const single = shape < 0 || (!covers && 'single' in dutyOf(at));
  const sorted = inOrder(cells);
  const drawn = { type: 'drawn', sheet: seat, by: seat, terrain, cells: sorted } as const;
  teller.emit(single ? { ...drawn, single } : drawn);
  if (paysCoin(at, { shape, single })) {
    const coins = coinsThatFit(at.rules, teller.sheet(seat), 1);
    teller.emit({ type: 'coined', sheet: seat, to: seat, coins, why: 'shape', cells: sorted });
  }
  settle(teller, { at: seat, by: seat });
};

/** The index of the shape that was drawn, and whether a single space was drawn because no shape fits. */
interface Drawn {
  readonly shape: number;
  readonly single: boolean;
}

/** CA-35, CA-A-10: whether a drawing earns the coin of its card. */
const paysCoin = ({ rules, card }: Pick<Situation, 'rules' | 'card'>, { shape, single }: Drawn): boolean =>
  single ? rules.config.fallbackCoin && card.shapes.some(s => s.coin) : card.shapes[shape]!.coin;

export const drawOptions = (table: Position, phase: DrawPhase, seat: Seat): PhaseOptions => {
  const at = situation(table, phase, seat);
  const shapes = shapeOptions(at, at.ruins);
  if (shapes.length > 0)
    return {
      type: 'draw',
      sheet: seat,
      terrains: at.card.terrains,
      mustCoverRuins: at.ruins !== undefined,
      shapes,
    };
  const duty = dutyOf(at);
  if ('single' in duty) {
    const terrains = singleTerrains(at, duty.single);
    return { type: 'drawSingle', sheet: seat, why: duty.single, terrains, cells: at.empty };
  }
  return {
    type: 'draw',
    sheet: seat,
    terrains: at.card.terrains,
    mustCoverRuins: false,
    shapes: shapeOptions(at, duty.ruins),
  };
};

const shapeOptions = (at: Situation, ruins: Rows | undefined): ShapeOptions[] => {
  const found: ShapeOptions[] = [];
  at.card.shapes.forEach(({ rows, coin }, shape) => {
    const lays: Lay[] = [];
    for (const way of orientations(rows)) {
      const fits = places(at, way, ruins);
      if (!isNone(fits)) lays.push(layOf(way, fits));
    }
    if (lays.length > 0) found.push({ shape, coin, lays });
  });
  return found;
};
