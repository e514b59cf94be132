import { makeCell } from '../../../games/cartographers/board/grid.ts';
import { eightWays, type ShapeRows } from '../../../games/cartographers/board/shapes.ts';
import { attacks } from '../../../games/cartographers/cards/hero.ts';
import { heroCard, type Rules } from '../../../games/cartographers/rules.ts';
import type { Command, Phase } from '../../../games/cartographers/types.ts';

const TURNS = ['', 'r', 'rr', 'rrr', 'f', 'f r', 'f rr', 'f rrr'];

const drawingOf = (width: number, cells: readonly number[]): { rows: string; corner: number } => {
  const rows = cells.map(cell => Math.floor(cell / width));
  const columns = cells.map(cell => cell % width);
  const top = Math.min(...rows);
  const left = Math.min(...columns);
  const lines = Array.from({ length: Math.max(...rows) - top + 1 }, (_, r) =>
    Array.from({ length: Math.max(...columns) - left + 1 }, (_, c) =>
      cells.includes((top + r) * width + left + c) ? '#' : '.',
    ).join(''),
  );
  return { rows: lines.join('/'), corner: top * width + left };
};

/**
 * Returns what a player would type for these spaces: the number of the shape, its orientation, and the corner of its
 * bounding box.
 */
const typedShape = (rules: Rules, shapes: readonly ShapeRows[], cells: readonly number[]): string => {
  const { grid } = rules.map;
  const { rows, corner } = drawingOf(grid.width, cells);
  for (const [i, shape] of shapes.entries()) {
    const turn = eightWays(shape).findIndex(way => way.join('/') === rows);
    if (turn >= 0) return `${i + 1} ${TURNS[turn]} ${makeCell(grid, corner)}`;
  }
  return makeCell(grid, corner);
};

const typedHero = (rules: Rules, phase: Phase, command: Extract<Command, { type: 'drawHero' }>): string => {
  if (phase.type !== 'hero') throw new Error(`expected the phase hero, found ${phase.type}`);
  const { pattern } = heroCard(rules, phase.card);
  const wanted = JSON.stringify(attacks(pattern)[command.orientation]);
  const turn = eightWays(pattern).findIndex(way => JSON.stringify(attacks(way)[0]) === wanted);
  return `${TURNS[turn]} ${makeCell(rules.map.grid, command.cell)}`.trim();
};

/** Returns the line that a player would type for a command. */
export const typedLine = (rules: Rules, phase: Phase, command: Command): string => {
  const { grid } = rules.map;
  switch (command.type) {
    case 'draw': {
      if (phase.type !== 'draw') throw new Error(`expected the phase draw, found ${phase.type}`);
      const card = rules.card(phase.card);
      const shapes = card.kind === 'explore' ? card.shapes.map(shape => shape.rows) : [];
      return `${typedShape(rules, shapes, command.cells)} ${command.terrain}`;
    }
    case 'drawMonster': {
      const card = phase.type === 'ambush' ? rules.card(phase.card) : undefined;
      return typedShape(rules, card?.kind === 'ambush' ? [card.shape] : [], command.cells);
    }
    case 'drawHero':
      return typedHero(rules, phase, command);
    case 'gaze':
    case 'ravage':
      return makeCell(grid, command.cell);
    case 'choose': {
      const cell = command.clusters.find(chosen => chosen !== null);
      return cell === undefined || cell === null ? 'best' : makeCell(grid, cell);
    }
    case 'cancel':
      return 'undo';
  }
};
