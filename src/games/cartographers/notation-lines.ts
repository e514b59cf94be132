import { isRefusal } from '../../engine/refusal.ts';
import { type Decision, seatName } from '../../text/notation.ts';
import { type Cell, type Grid, makeCell, parseCell } from './board/grid.ts';
import { SEASONS } from './config.ts';
import { parseCommand } from './parse-command.ts';
import { rulesOf } from './rules.ts';
import type { Command, Event, State } from './types.ts';

const makeCells = (grid: Grid, cells: readonly Cell[]): string =>
  cells.map(cell => makeCell(grid, cell)).join(' ');

/** The word in a `chooses` line for an edict without a choice: its best cluster scores (CA-47). */
const BEST = 'best';

const deed = (grid: Grid, command: Command): string => {
  switch (command.type) {
    case 'draw':
      return `draws ${command.terrain} ${makeCells(grid, command.cells)}`;
    case 'drawMonster':
      return `ambushes ${makeCells(grid, command.cells)}`;
    case 'drawHero':
      return `hero ${makeCell(grid, command.cell)} turn ${command.orientation + 1}`;
    case 'gaze':
      return `gazes ${makeCell(grid, command.cell)}`;
    case 'ravage':
      return `ravages ${makeCell(grid, command.cell)}`;
    case 'choose':
      return `chooses ${command.clusters.map(c => (c === null ? BEST : makeCell(grid, c))).join(' ')}`;
    case 'cancel':
      return 'cancels';
  }
};

export const makeDecision = (grid: Grid, { seat, command }: Decision<Command>): string =>
  `${seatName(seat)} ${deed(grid, command)}`;

/**
 * For each verb, the command from the words after it. Words that aren't spaces become undefined and are refused
 * later.
 */
const VERBS: Readonly<Record<string, (words: readonly string[], grid: Grid) => unknown>> = {
  draws: ([terrain, ...cells], grid) => ({
    type: 'draw',
    terrain,
    cells: cells.map(c => parseCell(grid, c)),
  }),
  ambushes: (cells, grid) => ({ type: 'drawMonster', cells: cells.map(c => parseCell(grid, c)) }),
  hero: ([cell, turn, number, ...more], grid) =>
    turn === 'turn' && more.length === 0
      ? { type: 'drawHero', cell: parseCell(grid, cell!), orientation: parseCount(number) }
      : undefined,
  gazes: ([cell, ...more], grid) => more.length === 0 && { type: 'gaze', cell: parseCell(grid, cell ?? '') },
  ravages: ([cell, ...more], grid) =>
    more.length === 0 && { type: 'ravage', cell: parseCell(grid, cell ?? '') },
  chooses: (cells, grid) => ({
    type: 'choose',
    clusters: cells.map(c => (c === BEST ? null : parseCell(grid, c))),
  }),
  cancels: words => words.length === 0 && { type: 'cancel' },
};

/** Parses a number that is counted from 1 in text and from 0 in commands. */
const parseCount = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,2}$/.test(text) ? Number(text) - 1 : undefined;

/** Reads a line with a seat's command; undefined if the line isn't one. */
export const parseDecision = (grid: Grid, line: string): Decision<Command> | undefined => {
  const [word, number, verb, ...rest] = line.toLowerCase().split(' ');
  const seat = parseCount(number);
  if (word !== 'seat' || seat === undefined || !Object.hasOwn(VERBS, verb ?? '')) return undefined;
  const command = parseCommand(VERBS[verb!]!(rest, grid));
  return isRefusal(command) ? undefined : { seat, command };
};

const heading = (word: string): string => `== ${word[0]!.toUpperCase()}${word.slice(1)} ==`;

export const factLines = (before: State | undefined, event: Event): readonly string[] => {
  if (event.type === 'begun') return [heading(SEASONS[event.season])];
  if (!before) return [];
  const { grid } = rulesOf(before.config).map;
  switch (event.type) {
    case 'revealed':
      return [`${before.turn + 1}. ${cardName(before, event.card)}`];
    case 'ignored':
      return [`* ${cardName(before, event.card)} fits nowhere`];
    case 'drawn':
      return isDecided(before, event)
        ? []
        : [`* ${seatName(event.sheet)} gets ${event.terrain} ${makeCells(grid, event.cells)}`];
    case 'destroyed':
      return event.why === before.phase.type
        ? []
        : [`* ${seatName(event.sheet)} loses ${makeCells(grid, event.cells)} to ${event.why}`];
    case 'coined':
      return event.to === null || event.coins === 0
        ? []
        : [
            `* ${seatName(event.to)} earns ${event.coins} ${event.coins === 1 ? 'coin' : 'coins'} by ${event.why}`,
          ];
    case 'scored':
      return [scoreLine(event)];
    case 'ended':
      return [
        '== End ==',
        ...event.result.totals.map(
          (total, seat) => `${seatName(seat)} ends with ${total}, place ${event.result.places[seat]}`,
        ),
      ];
    default:
      return [];
  }
};

/** Whether the line of a seat's command implies this drawing. A growing monster and a solo ambush have no such line. */
const isDecided = ({ phase }: State, { by }: Extract<Event, { type: 'drawn' }>): boolean =>
  by !== null && phase.type !== 'explore';

const cardName = ({ config }: State, id: string): string => rulesOf(config).card(id).name.en;

const scoreLine = ({ sheet, edicts, coins, monsters, total }: Extract<Event, { type: 'scored' }>): string => {
  const parts = edicts.map(({ edict, stars }) => `${edict} ${stars}`).join(', ');
  return `${seatName(sheet)} scores ${total}: ${parts}, coins ${coins}, monsters ${monsters === 0 ? 0 : -monsters}`;
};

export const isFact = (line: string): boolean =>
  /^(?:==.*==|\d+\. .*|\* .*|seat \d+ (?:scores|ends) .*)$/i.test(line);
