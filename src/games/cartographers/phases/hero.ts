import type { Seat } from '../../../engine/game.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { type Cell, cellAt, columnOf, type Grid, inOrder, rowOf } from '../board/grid.ts';
import { emptyRows } from '../board/land.ts';
import { type Attack, attacks } from '../cards/hero.ts';
import { refuse } from '../codes.ts';
import type { PhaseOptions } from '../options.ts';
import { type SheetRecorder, settle } from '../recorder.ts';
import { heroCard, type Rules, rulesOf } from '../rules.ts';
import type { CardId, Command, Phase, Position } from '../types.ts';
import { checkCells } from './cells.ts';

type DrawHero = Extract<Command, { type: 'drawHero' }>;
type HeroPhase = Extract<Phase, { type: 'hero' }>;

/** CH-07, CA-A-16: the rotations and flips of a hero's attack pattern that the config allows. */
export const allowedAttacks = (rules: Rules, card: CardId): readonly Attack[] => {
  const ways = attacks(heroCard(rules, card).pattern);
  return rules.config.heroOrientation === 'free' ? ways : ways.slice(0, 1);
};

const emptyOn = (table: Position, rules: Rules, seat: Seat) => {
  const sheet = table.sheets[seat];
  if (!sheet) throw new Error(`expected the map sheet of seat ${seat} in its view, found none`);
  return emptyRows(rules.map, sheet);
};

export const checkHero = (
  table: Position,
  phase: HeroPhase,
  seat: Seat,
  { cell, orientation }: DrawHero,
): Refusal | undefined => {
  const rules = rulesOf(table.config);
  const wrong = checkCells(rules.map.grid, [cell], emptyOn(table, rules, seat));
  if (wrong) return wrong;
  const ways = allowedAttacks(rules, phase.card).length;
  if (Number.isInteger(orientation) && orientation >= 0 && orientation < ways) return undefined;
  return refuse('no-such-orientation', { orientation, ways });
};

/** CH-06: attacked spaces off the sheet are dropped. */
export const attackedCells = (grid: Grid, attack: Attack, cell: Cell): Cell[] =>
  attack
    .map(([down, right]) => [rowOf(grid, cell) + down, columnOf(grid, cell) + right])
    .filter(([row, column]) => row! >= 0 && column! >= 0 && row! < grid.height && column! < grid.width)
    .map(([row, column]) => cellAt(grid, row!, column!));

export const applyHero = (
  teller: SheetRecorder,
  phase: HeroPhase,
  seat: Seat,
  { cell, orientation }: DrawHero,
): void => {
  const { rules, emit: tell } = teller;
  const attack = allowedAttacks(rules, phase.card)[orientation]!;
  const cells = inOrder(attackedCells(rules.map.grid, attack, cell));
  tell({ type: 'drawn', sheet: seat, by: seat, terrain: 'hero', cells: [cell] });
  tell({ type: 'marked', sheet: seat, card: phase.card, cell, cells });
  settle(teller, { at: seat, by: seat });
};

export const heroOptions = (table: Position, phase: HeroPhase, seat: Seat): PhaseOptions => {
  const rules = rulesOf(table.config);
  const cells = emptyOn(table, rules, seat);
  return { type: 'drawHero', sheet: seat, cells, attacks: allowedAttacks(rules, phase.card) };
};
