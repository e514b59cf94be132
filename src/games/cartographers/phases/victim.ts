import type { Seat } from '../../../engine/game.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { Cells } from '../board/cells.ts';
import type { Cell } from '../board/grid.ts';
import type { AmbushCard, Lair } from '../cards/ambush.ts';
import { refuse } from '../codes.ts';
import type { PhaseOptions } from '../options.ts';
import { lairOf, type SheetRecorder, settle } from '../recorder.ts';
import { ambushCard, type Rules, rulesOf } from '../rules.ts';
import type { Command, Phase, Position, Sheet } from '../types.ts';
import { drawerOn, receiverOf, sheetPassedTo } from './ambush.ts';
import { checkOneOf } from './cells.ts';

/** The commands that choose a space to destroy, for the Troll (CH-15) and the Gorgon (CH-16). */
export type Victim = Extract<Command, { type: 'gaze' | 'ravage' }>;
export type VictimPhase = Extract<Phase, { type: 'gaze' | 'ravage' }>;

export const victims = (rules: Rules, sheet: Sheet, card: AmbushCard, moment: VictimPhase['type']): Cells => {
  const lair: Lair = lairOf(rules, sheet, card);
  const found = moment === 'gaze' ? card.gazes?.(lair, rules.config) : card.ravages?.(lair);
  return found ?? Cells.none(lair.land.grid);
};

/** CA-A-17, CA-A-18: whether a player other than the owner of the sheet chooses. */
const isPassed = (rules: Rules, moment: VictimPhase['type']): boolean =>
  moment === 'gaze' ? rules.config.gorgonChooser === 'drawer' : rules.config.trollChooser === 'neighbour';

/** The sheet on which this seat has to choose a space. */
export const victimSheet = (
  table: Pick<Position, 'config' | 'seats'>,
  card: AmbushCard,
  moment: VictimPhase['type'],
  seat: Seat,
): Seat => (isPassed(rulesOf(table.config), moment) ? sheetPassedTo(seat, table.seats, card.pass) : seat);

/** The seat that has to choose a space on this sheet. */
export const chooserFor = (
  table: Position,
  card: AmbushCard,
  moment: VictimPhase['type'],
  sheet: Seat,
): Seat => (isPassed(rulesOf(table.config), moment) ? receiverOf(sheet, table.seats, card.pass) : sheet);

const situation = (table: Position, phase: VictimPhase, seat: Seat) => {
  const rules = rulesOf(table.config);
  const card = ambushCard(rules, phase.card);
  const at = victimSheet(table, card, phase.type, seat);
  const sheet = table.sheets[at];
  if (!sheet) throw new Error(`expected the map sheet of seat ${at} in the view of seat ${seat}, found none`);
  return { rules, at, card, cells: victims(rules, sheet, card, phase.type) };
};

export const checkVictim = (
  table: Position,
  phase: VictimPhase,
  seat: Seat,
  { cell }: Victim,
): Refusal | undefined => {
  const { rules, cells } = situation(table, phase, seat);
  const rule = phase.type === 'gaze' ? 'CH-16' : 'CH-15';
  return checkOneOf(rules.map.grid, cell, cells.rows, refuse('not-a-victim', { cell, rule }));
};

export const applyVictim = (
  teller: SheetRecorder,
  table: Position,
  phase: VictimPhase,
  seat: Seat,
  { cell }: Victim,
): void => {
  const { at, card } = situation(table, phase, seat);
  teller.emit({ type: 'destroyed', sheet: at, cells: [cell], why: phase.type });
  // CA-A-09: for a coin, the Gorgon's gaze counts as an act of its drawer, no matter which player chooses. The
  // Troll's effect is nobody's act.
  settle(teller, { at, by: phase.type === 'gaze' ? drawerOn(at, table.seats, card.pass) : undefined });
};

export const victimOptions = (table: Position, phase: VictimPhase, seat: Seat): PhaseOptions => {
  const { at, cells } = situation(table, phase, seat);
  return { type: phase.type, sheet: at, cells: cells.rows };
};

/**
 * CS-04: the space that the Gorgon destroys if nobody chooses. A hero comes after all other terrain, then an empty
 * space, then a monster.
 */
export const autoVictim = (rules: Rules, sheet: Sheet, card: AmbushCard): Cell | undefined => {
  const { land, living } = lairOf(rules, sheet, card);
  const candidates = victims(rules, sheet, card, 'gaze');
  const { width } = land.grid;
  const clockwise = living
    .list()
    .flatMap(cell => [
      cell - width,
      cell % width === width - 1 ? -1 : cell + 1,
      cell + width,
      cell % width === 0 ? -1 : cell - 1,
    ])
    .filter(cell => cell >= 0 && cell < width * land.grid.height && candidates.has(cell));
  const liking = [land.filled.minus(land.monster).minus(land.hero), land.hero, land.empty, land.monster];
  for (const taste of liking) {
    const taken = clockwise.find(cell => taste.has(cell));
    if (taken !== undefined) return taken;
  }
  return undefined;
};
