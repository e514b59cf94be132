import assert from 'node:assert/strict';
import type { Seat } from '../../../engine/game.ts';
import { parseSeed } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { range } from '../../../engine/util.ts';
import { makeDrawing } from '../board/drawing.ts';
import {
  type Cell,
  cellAt,
  columnOf,
  type Grid,
  gridOf,
  makeCell,
  parseCell,
  type Rows,
  rowOf,
} from '../board/grid.ts';
import { DRAWABLE, filledRows, type Land, landOf, type Terrain } from '../board/land.ts';
import { cellsOf, enclosedBy } from '../board/rows.ts';
import { cellsAt } from '../board/shapes.ts';
import { SETS } from '../cards/sets.ts';
import type { ConfigWish } from '../config.ts';
import { explore } from '../flow.ts';
import { cartographers } from '../game.ts';
import type { Lay, Options } from '../options.ts';
import { startRecorder } from '../recorder.ts';
import { rulesOf, starsOf } from '../rules.ts';
import { isSheetEvent } from '../sheet.ts';
import type { CardId, Command, Event, Season, Sheet, State } from '../types.ts';

/** The situation in a game that a test needs. */
export interface Wish {
  readonly seats?: number;
  readonly config?: ConfigWish;
  /** The next cards to be revealed, in order; all other cards of the deck are below them. */
  readonly deck?: readonly CardId[];
  /** Leaves out the cards below `deck`, so that the season ends after its last card. */
  readonly onlyDeck?: true;
  /** The scoring cards of edicts A to D, separated by blanks. */
  readonly edicts?: string;
  readonly season?: Season;
  /** The explore cards that were already revealed this season. */
  readonly column?: readonly CardId[];
  /** The ambush and hero cards that were revealed in earlier seasons. */
  readonly past?: readonly CardId[];
  /**
   * What is drawn on the sheet of each seat, such as `forest A1-A5; monster:Z E5; destroyed D4; marks D5; farm except
   * A1`. Mountains that this surrounds have already paid.
   */
  readonly drawn?: Readonly<Record<Seat, string>>;
  readonly coins?: Readonly<Record<Seat, number>>;
  /** For each seat, the total and the stars lost to monsters in each earlier season. */
  readonly scores?: Readonly<Record<Seat, readonly (readonly [total: number, monsters: number])[]>>;
  readonly seed?: string;
}

export const SHEET: Grid = gridOf(11, 11);

export const cellOf = (name: string, grid: Grid = SHEET): Cell => {
  const found = parseCell(grid, name);
  if (found === undefined) throw new Error(`expected the name of a space, found ${name}`);
  return found;
};

/** Parses a list of spaces, lines and blocks, such as `A1 C2-C4 D1-E2`. */
export const cells = (text: string, grid: Grid = SHEET): Cell[] =>
  text
    .split(' ')
    .filter(Boolean)
    .flatMap(part => {
      const [from, to = from] = part.split('-').map(name => cellOf(name, grid));
      const block: Cell[] = [];
      for (let r = rowOf(grid, from!); r <= rowOf(grid, to!); r++)
        for (let c = columnOf(grid, from!); c <= columnOf(grid, to!); c++) block.push(cellAt(grid, r, c));
      return block;
    });

export const names = (list: readonly Cell[], grid: Grid = SHEET): string =>
  [...list]
    .sort((a, b) => a - b)
    .map(cell => makeCell(grid, cell))
    .join(' ');

/** The first events of a new game. Fails if setup refuses the config. */
export const started = (seats: number, config: ConfigWish, seed = 'test'): readonly Event[] => {
  const events = cartographers.setup(seats, parseSeed(seed), config);
  if (isRefusal(events))
    throw new Error(`expected a playable config, but setup refused it: ${JSON.stringify(events)}`);
  return events;
};

export const fold = (events: readonly Event[], from?: State): State => {
  const state = events.reduce<State | undefined>(cartographers.evolve, from);
  if (!state) throw new Error('expected at least one event, found none');
  return state;
};

/**
 * The four ambushes or heroes of a game, requested ones first. `due` are those that the test didn't request, but that
 * have joined the deck by this season.
 */
const dealt = (
  all: readonly CardId[],
  wished: readonly CardId[],
  season: Season,
  game: readonly CardId[],
) => {
  const first = wished.filter(id => all.includes(id));
  if (first.length > season + 1)
    throw new Error(`expected at most ${season + 1} ambushes or heroes by season ${season}, found ${first}`);
  const four = [...first, ...game.filter(id => !first.includes(id))].slice(0, game.length);
  return { four, due: four.slice(first.length, season + 1) };
};

type Start = Extract<Event, { type: 'started' }>;

const startFor = (wish: Wish): Start => {
  const [A, B, C, D] = (wish.edicts?.split(' ') ?? []) as [CardId, CardId, CardId, CardId];
  const config: ConfigWish = {
    ...wish.config,
    ...(wish.edicts && { edicts: { A, B, C, D } }),
  };
  const start = started(wish.seats ?? 1, config, wish.seed)[0]!;
  if (start.type !== 'started')
    throw new Error(`expected "started" as the first event, found "${start.type}"`);
  return start;
};

/** The first events of a game, with its decks in the order that the test needs. */
const stacked = (start: Start, wish: Wish): Event[] => {
  const { season = 0, past = [], column = [], deck = [] } = wish;
  if (!start.secret) throw new Error('expected the secret of a game that was just set up, found none');
  const rules = rulesOf(start.config);
  const wished = [...past, ...deck];
  const heroIds = SETS.heroes.heroes.map(hero => hero.id);
  const ambushes = dealt(start.config.ambushPool, wished, season, start.secret.ambushDeck);
  const heroes = dealt(heroIds, wished, season, start.secret.heroDeck);
  const box = [...rules.explorers, ...ambushes.due, ...heroes.due];
  const below = wish.onlyDeck ? [] : box.filter(id => !column.includes(id) && !deck.includes(id));
  const stack = [...column, ...deck, ...below].reverse();
  const ofKind = (kind: string): number => stack.filter(id => rules.card(id).kind === kind).length;
  const begun = range(season + 1).map(s => ({
    type: 'begun' as const,
    season: s as Season,
    cards: stack.length,
    ambushes: ofKind('ambush'),
    heroes: ofKind('hero'),
    secret: { deck: stack },
  }));
  const secret = { ...start.secret, ambushDeck: ambushes.four, heroDeck: heroes.four };
  return [{ ...start, secret }, ...revealed(past), ...begun];
};

const revealed = (cards: readonly CardId[]): Event[] => cards.map(card => ({ type: 'revealed', card }));

/** The events that draw and score the sheets as the test needs them. */
const sheetEvents = (before: State, wish: Wish): Event[] => {
  const { grid } = rulesOf(before.config).map;
  const events: Event[] = [];
  for (const [seat, text] of Object.entries(wish.drawn ?? {}))
    events.push(...drawings(grid, fold(events, before), Number(seat), text));
  for (const [seat, coins] of Object.entries(wish.coins ?? {}))
    events.push({ type: 'coined', sheet: Number(seat), to: Number(seat), coins, why: 'shape', cells: [] });
  for (const [seat, scores] of Object.entries(wish.scores ?? {}))
    for (const [s, [total, monsters]] of scores.entries())
      events.push(oldScore(Number(seat), s as Season, total, monsters));
  return events;
};

export const tableWith = (wish: Wish = {}): State => {
  const opening = stacked(startFor(wish), wish);
  const events = [...opening, ...sheetEvents(fold(opening), wish), ...revealed(wish.column ?? [])];
  const story = startRecorder(fold(events));
  explore(story);
  return story.state();
};

const oldScore = (sheet: Seat, season: Season, total: number, monsters: number): Event => ({
  type: 'scored',
  sheet,
  season,
  edicts: [
    { edict: 'A', card: 'borderlands', stars: total + monsters, awards: [] },
    { edict: 'B', card: 'wildholds', stars: 0, awards: [] },
  ],
  coins: 0,
  monsters,
  preyed: [],
  total,
});

const drawings = (grid: Grid, start: State, sheet: Seat, text: string): Event[] => {
  const events: Event[] = [];
  const { map } = rulesOf(start.config);
  const now = (): Sheet => fold(events, start).sheets[sheet]!;
  for (const part of text.split(';')) {
    const [word, ...rest] = part.trim().split(' ');
    const [terrain, letter] = word!.split(':');
    const listed = cells(rest.filter(name => name !== 'except').join(' '), grid);
    const space = landOf(map, now()).empty.list();
    const allBut = space.filter(cell => !listed.includes(cell));
    // Printed mountains inside a line or block stay mountains.
    const taken = rest[0] === 'except' ? allBut : listed.filter(cell => !map.mountain.has(cell));
    if (terrain === 'marks')
      events.push({ type: 'marked', sheet, card: 'dal-of-jolev', cell: 0, cells: listed });
    else if (terrain === 'destroyed') events.push({ type: 'destroyed', sheet, cells: taken, why: 'gaze' });
    else if ((DRAWABLE as readonly string[]).includes(terrain!))
      events.push({
        type: 'drawn',
        sheet,
        by: sheet,
        terrain: terrain as Terrain,
        cells: taken,
        ...(letter && { letter }),
      });
    else throw new Error(`expected a drawing such as "forest A1-A5", found ${part}`);
  }
  const closed = cellsOf(grid, enclosedBy(grid, filledRows(map, now()))).filter(cell =>
    map.mountain.has(cell),
  );
  if (closed.length > 0)
    events.push({ type: 'coined', sheet, to: null, coins: 0, why: 'mountain', cells: closed });
  return events;
};

/** Freezes a state, so that code that changes it throws. */
const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
};

/** The options of a seat in its current view. */
export const offer = (state: State, seat: Seat): Options =>
  cartographers.options(cartographers.view(state, seat));

/**
 * The events of a legal command. Checks that the options allow it, and in solo, that the preview predicts its effect.
 */
export const told = (state: State, seat: Seat, command: Command): readonly Event[] => {
  const decided = cartographers.decide(frozen(state), seat, command);
  if (isRefusal(decided))
    throw new Error(`expected a legal answer, but it was refused: ${JSON.stringify(decided)}`);
  const { events } = decided;
  assert.deepEqual(decided.state, fold(events, state), 'expected the events to lead to the decided state');
  assert.ok(
    cartographers.allows(offer(state, seat), command),
    `expected the options to allow a legal command: ${JSON.stringify(command)}`,
  );
  if (state.seats === 1 && command.type !== 'choose') {
    const preview = cartographers.preview(cartographers.view(state, seat), command);
    assert.ok(!isRefusal(preview), `expected a preview of a legal command, found ${JSON.stringify(preview)}`);
    assert.deepEqual(events.filter(isSheetEvent).slice(0, preview.events.length), preview.events);
  }
  return events;
};

export const act = (state: State, seat: Seat, command: Command): State =>
  fold(told(state, seat, command), state);

/** The state after seats 0, 1, 2 … have answered with these commands. */
export const actAll = (state: State, ...commands: readonly Command[]): State =>
  commands.reduce((now, command, seat) => act(now, seat, command), state);

/** The code with which a command is refused, or "accepted". Checks that the options allow it only if it is accepted. */
export const refused = (state: State, seat: Seat, command: Command): string => {
  const answer = cartographers.decide(frozen(state), seat, command);
  if (!isRefusal(answer)) return 'accepted';
  const granted = seat >= 0 && seat < state.seats && cartographers.allows(offer(state, seat), command);
  assert.ok(!granted, `expected the options not to allow a refused command: ${JSON.stringify(command)}`);
  return answer.refused;
};

const gridFor = (state: State): Grid => rulesOf(state.config).map.grid;

export const draw = (terrain: string, where: string, grid: Grid = SHEET): Command => ({
  type: 'draw',
  terrain: terrain as Terrain,
  cells: cells(where, grid),
});
export const monster = (where: string, grid: Grid = SHEET): Command => ({
  type: 'drawMonster',
  cells: cells(where, grid),
});
export const hero = (where: string, orientation = 0): Command => ({
  type: 'drawHero',
  cell: cellOf(where),
  orientation,
});
export const gaze = (where: string): Command => ({ type: 'gaze', cell: cellOf(where) });
export const ravage = (where: string): Command => ({ type: 'ravage', cell: cellOf(where) });

const laid = (grid: Grid, { spaces, anchors }: Lay): string[] =>
  cellsOf(grid, anchors).map(anchor => names(cellsAt(grid, { spaces }, anchor), grid));

/** Every place where the seat may draw now, each as the names of its spaces. */
export const places = (state: State, seat: Seat = 0): string[] => {
  const grid = gridFor(state);
  const options = offer(state, seat);
  if (options.type === 'draw')
    return options.shapes.flatMap(s => s.lays.flatMap(lay => laid(grid, lay))).sort();
  if (options.type === 'drawMonster') return options.lays.flatMap(lay => laid(grid, lay)).sort();
  if ('cells' in options)
    return cellsOf(grid, options.cells)
      .map(cell => makeCell(grid, cell))
      .sort();
  throw new Error(`expected options with places, found ${options.type}`);
};

/** The terrains that a seat may draw now. */
export const terrains = (state: State, seat: Seat = 0): string => {
  const options = offer(state, seat);
  if (options.type !== 'draw' && options.type !== 'drawSingle')
    throw new Error(`expected options with terrains, found ${options.type}`);
  return options.terrains.join(' ');
};

type Layer = { [K in keyof Sheet]: Sheet[K] extends Rows ? K : never }[keyof Sheet];

/** The names of the spaces in one layer of a sheet. */
export const on = (state: State, layer: Layer, seat: Seat = 0): string =>
  names(cellsOf(gridFor(state), state.sheets[seat]![layer]), gridFor(state));

/** The names of the spaces with a monster letter, including destroyed ones. */
export const lettered = (state: State, letter: string, seat: Seat = 0): string =>
  names(cellsOf(gridFor(state), state.sheets[seat]!.letters[letter] ?? []), gridFor(state));

export const coins = (state: State): number[] => state.sheets.map(sheet => sheet.coinsEarned);

export const land = (state: State, seat: Seat = 0): Land =>
  landOf(rulesOf(state.config).map, state.sheets[seat]!);

export const sheetText = (state: State, seat: Seat = 0): string[] => makeDrawing(land(state, seat));

/** The stars that a scoring card would give for a sheet now. */
export const stars = (state: State, card: CardId, seat: Seat = 0): number => {
  const rules = rulesOf(state.config);
  return starsOf(rules, rules.edict(card), land(state, seat));
};

/** The scores of a sheet, one list per season: first edict, second edict, coins, stars lost to monsters, total. */
export const seasons = (state: State, seat: Seat = 0): number[][] =>
  state.sheets[seat]!.seasons.map(s => [s.first, s.second, s.coins, s.monsters, s.total]);

/** The current phase and its card as text, such as "draw orchard". */
export const asks = (state: State): string =>
  'card' in state.phase ? `${state.phase.type} ${state.phase.card}` : state.phase.type;

/** A map file with these rows, which are separated by blanks. */
export const mapFile = (rows: string) => ({
  id: 'test',
  name: { en: 'Test', fr: 'Essai' },
  rows: rows.split(' '),
});

export const kinds = (events: readonly Event[]): string =>
  events.map(event => ('why' in event ? `${event.type}:${event.why}` : event.type)).join(' ');
