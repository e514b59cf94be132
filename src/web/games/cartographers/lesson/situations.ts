import { parseSeed } from '../../../../engine/random.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { sum } from '../../../../engine/util.ts';
import {
  type CartographersTypes,
  type Cell,
  type ConfigWish,
  DRAWABLE,
  type Event,
  edictsOfSeason,
  explore,
  cartographers as game,
  gridOf,
  landOf,
  parseCell,
  preyedCells,
  rulesOf,
  type Season,
  type State,
  starsOf,
  startRecorder,
} from '../../../../games/cartographers/ui.ts';
import { type TaughtTable, teach } from '../../../screens/lesson/teach.ts';

/** The steps of the lesson, in order. Each is a hand-made position that could occur in a real game. */
export const STEP_IDS = ['draw', 'turn', 'coins', 'ruins', 'ambush', 'edict', 'season', 'order'] as const;
export type StepId = (typeof STEP_IDS)[number];

export interface LessonStep {
  /** The ids of the next cards, in the order of the deck, separated by spaces. */
  readonly deck: string;
  /** The ids of the cards that were revealed earlier this season. */
  readonly column?: string;
  /** What is already drawn on the map, such as `forest A1 A2; water D5`. */
  readonly drawn?: string;
  readonly coins?: number;
  readonly season?: Season;
  /** The edicts that the step explains, by index (A is 0). */
  readonly edicts?: readonly number[];
  /** The spaces to highlight, such as `A1 A2`. */
  readonly asked?: string;
  /** Whether a legal drawing solves the step. */
  readonly isDone: (before: State, after: State, events: readonly Event[]) => boolean;
}

const GRID = gridOf(11, 11);
const EDICTS = 'sentinel-wood canal-lake great-city borderlands';

export const cellsIn = (names: string): Cell[] =>
  names.split(' ').flatMap(name => parseCell(GRID, name) ?? []);

const monstersCost = ({ config, sheets }: State): number =>
  preyedCells(landOf(rulesOf(config).map, sheets[0]!)).size;

/** How many more stars these edicts earn after a drawing than before it. */
const gained = (before: State, after: State, edicts: readonly number[]): number => {
  const rules = rulesOf(before.config);
  const starsIn = ({ sheets, edicts: cards }: State): number => {
    const land = landOf(rules.map, sheets[0]!);
    return sum(edicts.map(edict => starsOf(rules, rules.edict(cards[edict]!), land)));
  };
  return starsIn(after) - starsIn(before);
};

/** The corner of the map in which the step's shape fits only if it is flipped. */
const CORNER = 'A10 A11 B11 C11';

const drewOn = (events: readonly Event[], names: string): boolean => {
  const wanted = cellsIn(names);
  return events.some(
    event =>
      event.type === 'drawn' &&
      event.cells.length === wanted.length &&
      event.cells.every(cell => wanted.includes(cell)),
  );
};

export const STEPS: { readonly [S in StepId]: LessonStep } = {
  draw: { deck: 'homestead marshlands', isDone: () => true },
  turn: {
    deck: 'orchard marshlands',
    drawn: 'water A9 B10 C10; village D11 D10',
    asked: CORNER,
    isDone: (_, __, events) => drewOn(events, CORNER),
  },
  coins: {
    deck: 'great-river marshlands',
    drawn: 'forest A3 A4 B3; village C3 C4',
    asked: 'B5',
    isDone: (before, after) => after.sheets[0]!.coinsEarned - before.sheets[0]!.coinsEarned >= 2,
  },
  ruins: {
    deck: 'temple-ruins fishing-village marshlands',
    drawn: 'forest B8 C8 C7; farm E4 E5 F5',
    isDone: () => true,
  },
  ambush: {
    deck: 'goblin-attack homestead marshlands',
    drawn: 'village I11 J11 K11 K10; forest D2 D3 E3',
    isDone: (before, after) => monstersCost(before) - monstersCost(after) >= 2,
  },
  edict: {
    deck: 'orchard marshlands',
    drawn: 'forest F11 G11 G10; village C3 C4 D3; water E7 F7 G7',
    edicts: [0],
    isDone: (before, after) => gained(before, after, [0]) >= 3,
  },
  season: {
    edicts: edictsOfSeason(0),
    deck: 'farmland marshlands',
    column: 'hinterland-stream homestead orchard forgotten-forest',
    drawn: 'forest A1 A2 A3 B3 H11 I10; water D5 D6 D7 E5; village F2 G2 G3 H2; monster J5 K6',
    coins: 2,
    isDone: (_, __, events) => events.some(event => event.type === 'scored'),
  },
  order: {
    season: 1,
    edicts: edictsOfSeason(1),
    deck: 'treetop-village marshlands',
    drawn: 'village G4 G5 H5 H6; forest A5 A6 A7 B6; farm E9 E10 F9; water D9 D10',
    isDone: (before, after) => gained(before, after, edictsOfSeason(1)) >= 3,
  },
};

/** Parses the earlier drawings of a step into events. */
const drawings = (text: string): Event[] =>
  text.split(';').map(part => {
    const [name, ...cells] = part.trim().split(' ');
    const terrain = DRAWABLE.find(each => each === name);
    if (!terrain) throw new Error(`expected the name of a terrain, found ${name}`);
    return { type: 'drawn', sheet: 0, by: 0, terrain, cells: cellsIn(cells.join(' ')) };
  });

/** The events that start a game with a prepared deck. */
const stacked = ({ deck, column = '', season = 0 }: LessonStep): Event[] => {
  const [A, B, C, D] = EDICTS.split(' ');
  const wish: ConfigWish = { map: 'A', edicts: { A: A!, B: B!, C: C!, D: D! } };
  const events = game.setup(1, parseSeed('lesson'), wish);
  if (isRefusal(events)) throw new Error(`expected the lesson to start, got the refusal ${events.refused}`);
  const start = events[0]!;
  const past = column.split(' ').filter(Boolean);
  const cards = [...past, ...deck.split(' ')];
  return [
    start,
    {
      type: 'begun',
      season,
      cards: cards.length,
      ambushes: 1,
      heroes: 0,
      secret: { deck: cards.toReversed() },
    },
    ...past.map(card => ({ type: 'revealed', card }) as const),
  ];
};

const fold = (events: readonly Event[], from?: State): State =>
  events.reduce<State | undefined>(game.evolve, from)!;

export interface Situation {
  /** The state before the deck's first card was revealed. */
  readonly before: State;
  /** The events that led to the state `before`. */
  readonly earlier: readonly Event[];
  /** The event that revealed the card, and the events that followed automatically. */
  readonly events: readonly Event[];
  readonly state: State;
}

export const situationOf = (step: LessonStep): Situation => {
  const events = stacked(step);
  if (step.drawn) events.push(...drawings(step.drawn));
  if (step.coins)
    events.push({ type: 'coined', sheet: 0, to: 0, coins: step.coins, why: 'shape', cells: [] });
  const before = fold(events);
  const story = startRecorder(before);
  explore(story);
  return { before, earlier: events, events: story.events, state: story.state() };
};

export interface LessonTable extends TaughtTable<CartographersTypes> {
  readonly situation: Situation;
}

/** The table at which a player solves one step of the lesson. */
export const lessonTable = (id: StepId): LessonTable => {
  const step = STEPS[id];
  const situation = situationOf(step);
  const table = teach({
    id: `lesson-${id}`,
    module: game,
    config: {},
    players: [{}],
    log: [{ events: [...situation.earlier, ...situation.events] }],
    judge: (_, events, before, after) => (step.isDone(before, after, events) ? 'done' : undefined),
  });
  return { ...table, situation };
};
