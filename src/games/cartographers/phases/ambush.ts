import type { Seat } from '../../../engine/game.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { type Cell, inOrder, type Rows } from '../board/grid.ts';
import { emptyRows } from '../board/land.ts';
import { isNone } from '../board/rows.ts';
import { anchors, matching, orientations } from '../board/shapes.ts';
import type { AmbushCard, Direction } from '../cards/ambush.ts';
import { refuse } from '../codes.ts';
import { type Lay, layOf, type PhaseOptions } from '../options.ts';
import { type SheetRecorder, settle } from '../recorder.ts';
import { ambushCard, rulesOf } from '../rules.ts';
import type { Command, Phase, Position } from '../types.ts';
import { checkCells } from './cells.ts';

type DrawMonster = Extract<Command, { type: 'drawMonster' }>;
type AmbushPhase = Extract<Phase, { type: 'ambush' }>;

/**
 * CA-39: the seat whose sheet this seat receives. Two seats swap in either direction; one seat receives its own
 * sheet.
 */
export const sheetPassedTo = (seat: Seat, seats: number, pass: Direction): Seat =>
  pass === 'clockwise' ? (seat + seats - 1) % seats : (seat + 1) % seats;

/** The seat that drew the ambush on a sheet; undefined in solo. */
export const drawerOn = (sheet: Seat, seats: number, pass: Direction): Seat | undefined =>
  seats === 1 ? undefined : receiverOf(sheet, seats, pass);

/** The seat that receives this seat's sheet. */
export const receiverOf = (sheet: Seat, seats: number, pass: Direction): Seat =>
  pass === 'clockwise' ? (sheet + 1) % seats : (sheet + seats - 1) % seats;

interface Situation {
  readonly card: AmbushCard;
  readonly sheet: Seat;
  readonly empty: Rows;
  readonly lays: () => Lay[];
}

const situation = (table: Position, phase: AmbushPhase, seat: Seat): Situation => {
  const rules = rulesOf(table.config);
  const card = ambushCard(rules, phase.card);
  const at = sheetPassedTo(seat, table.seats, card.pass);
  const sheet = table.sheets[at];
  if (!sheet) throw new Error(`expected the map sheet of seat ${at} in the view of seat ${seat}, found none`);
  const empty = emptyRows(rules.map, sheet);
  const lays = () =>
    orientations(card.shape)
      .map(way => layOf(way, anchors(rules.map.grid, way, empty)))
      .filter(lay => !isNone(lay.anchors));
  return { card, sheet: at, empty, lays };
};

/** CA-40, CA-41: refuses an illegal drawing of a monster. Monsters never have to cover ruins (CA-42). */
export const checkAmbush = (
  table: Position,
  phase: AmbushPhase,
  seat: Seat,
  { cells }: DrawMonster,
): Refusal | undefined => {
  const { grid } = rulesOf(table.config).map;
  const at = situation(table, phase, seat);
  const wrong = checkCells(grid, cells, at.empty);
  if (wrong) return wrong;
  if (matching(grid, orientations(at.card.shape), cells)) return undefined;
  if (cells.length > 1) return refuse('not-this-shape', { card: at.card.id });
  return at.lays().length > 0 ? refuse('something-fits', { card: at.card.id, rule: 'CA-41' }) : undefined;
};

export const applyAmbush = (
  teller: SheetRecorder,
  table: Position,
  phase: AmbushPhase,
  seat: Seat,
  { cells }: DrawMonster,
): void => {
  const card = ambushCard(teller.rules, phase.card);
  const at = sheetPassedTo(seat, table.seats, card.pass);
  const whole = matching(teller.rules.map.grid, orientations(card.shape), cells) !== undefined;
  drawBeast(teller, { card, at, by: seat, cells, whole });
};

interface Beast {
  readonly card: AmbushCard;
  readonly at: Seat;
  /** The seat that drew the monster; undefined in solo, where nobody draws it. */
  readonly by: Seat | undefined;
  readonly cells: readonly Cell[];
  /** CA-41: whether the whole shape was drawn. A single space drawn instead has no letter and no effect. */
  readonly whole: boolean;
}

export const drawBeast = (teller: SheetRecorder, { card, at, by, cells, whole }: Beast): void => {
  const sorted = inOrder(cells);
  const how = whole ? card.letter && { letter: card.letter } : { single: true as const };
  teller.emit({ type: 'drawn', sheet: at, by: by ?? null, terrain: 'monster', cells: sorted, ...how });
  // CH-17, CA-A-19: with `beforeHeroes`, heroes attack a Gorgon only after its gaze.
  if (card.gazes && teller.rules.config.gorgonTiming === 'beforeHeroes') return;
  settle(teller, { at, by });
};

export const ambushOptions = (table: Position, phase: AmbushPhase, seat: Seat): PhaseOptions => {
  const { sheet, empty, lays } = situation(table, phase, seat);
  const fitting = lays();
  if (fitting.length > 0) return { type: 'drawMonster', sheet, lays: fitting };
  return { type: 'drawMonsterSingle', sheet, why: 'nothing-fits', cells: empty };
};
