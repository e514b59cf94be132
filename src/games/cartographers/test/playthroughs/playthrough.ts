import type { Seat } from '../../../../engine/game.ts';
import { parseSeed, pick, stream } from '../../../../engine/random.ts';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import { range } from '../../../../engine/util.ts';
import { makeDrawing } from '../../board/drawing.ts';
import { type Cell, makeCell } from '../../board/grid.ts';
import { landOf } from '../../board/land.ts';
import { EDICTS } from '../../cards/sets.ts';
import type { ConfigWish } from '../../config.ts';
import { cartographers } from '../../game.ts';
import { anyCommand } from '../../pick.ts';
import { titleText } from '../../result.ts';
import { rulesOf, timeOf } from '../../rules.ts';
import type { Event, SheetEvent, State } from '../../types.ts';

/** A random game whose events are stored as text, which is short enough to read in a diff. */
export interface Playthrough {
  readonly name: string;
  readonly seats: number;
  readonly seed: string;
  readonly config: ConfigWish;
}

export const PLAYTHROUGHS: readonly Playthrough[] = [
  { name: 'base-solo', seats: 1, seed: 'moss', config: {} },
  { name: 'heroes-solo', seats: 1, seed: 'heron', config: { game: 'heroes' } },
  { name: 'base-3-seats', seats: 3, seed: 'gravel', config: { map: 'B' } },
  { name: 'heroes-2-seats', seats: 2, seed: 'ember', config: { game: 'heroes', map: 'D' } },
  { name: 'combined-4-seats', seats: 4, seed: 'tide', config: { game: 'combined', exploreSet: 'heroes' } },
];

const SEASONS = ['Spring', 'Summer', 'Fall', 'Winter'];
const WIDTH = 110;

type SheetPart = Exclude<SheetEvent, { type: 'scored' }>;

const cardName = (state: State, id: string): string => rulesOf(state.config).card(id).name.en;
const edictName = (id: string): string => EDICTS.get(id)?.name.en ?? id;

const cellNames = (state: State, cells: readonly Cell[]): string =>
  cells.map(cell => makeCell(rulesOf(state.config).map.grid, cell)).join(' ');

/** Describes an event on a sheet in a few words. */
const phrase = (state: State, event: SheetPart): string => {
  const where = cellNames(state, event.cells);
  switch (event.type) {
    case 'drawn': {
      const by = event.by === null || event.by === event.sheet ? '' : ` by ${event.by}`;
      const what = event.letter ? `${event.terrain} ${event.letter}` : event.terrain;
      return `${event.single ? 'single ' : ''}${what} ${where}${by}`;
    }
    case 'marked':
      return `marks ${where || 'nothing'}`;
    case 'destroyed':
      return `${where} destroyed (${event.why})`;
    case 'coined': {
      const to = event.to === event.sheet ? '' : ` to ${event.to ?? 'nobody'}`;
      return `+${event.coins} ${event.why}${event.why === 'mountain' ? ` ${where}` : ''}${to}`;
    }
  }
};

/** Joins phrases into lines, with as many phrases per line as fit. */
const wrapped = (phrases: readonly string[]): string[] => {
  const lines: string[] = [];
  for (const next of phrases) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + next.length + 5 <= WIDTH)
      lines[lines.length - 1] = `${last} | ${next}`;
    else lines.push(`    ${next}`);
  }
  return lines;
};

const maps = (state: State): string[] => {
  const { map } = rulesOf(state.config);
  const drawn = state.sheets.map(sheet => makeDrawing(landOf(map, sheet)));
  return range(map.grid.height).map(row => `    ${drawn.map(lines => lines[row]).join('   ')}`);
};

const scoreLine = (event: Extract<Event, { type: 'scored' }>): string => {
  const [first, second] = event.edicts;
  return (
    `  seat ${event.sheet}: ${edictName(first!.card)} ${first!.stars}, ${edictName(second!.card)} ${second!.stars}, ` +
    `coins ${event.coins}, monsters -${event.monsters}, total ${event.total}`
  );
};

/** Collects the lines of a game's text while its events occur. */
const writer = () => {
  const lines: string[] = [];
  let parts = new Map<Seat, string[]>();
  const flush = (): void => {
    lines.push(...wrapped([...parts].map(([seat, phrases]) => `${seat}: ${phrases.join(', ')}`)));
    parts = new Map();
  };
  const say = (...more: readonly string[]): void => {
    flush();
    lines.push(...more);
  };
  const add = (seat: Seat, text: string): void => {
    parts.set(seat, [...(parts.get(seat) ?? []), text]);
  };
  return { lines, say, add };
};

const tell = (page: ReturnType<typeof writer>, before: State, event: Event, after: State): void => {
  switch (event.type) {
    case 'begun':
      if (event.season > 0) page.say(...maps(before));
      return page.say(`${SEASONS[event.season]}, ${event.cards} cards`);
    case 'revealed': {
      const { kind } = rulesOf(after.config).card(event.card);
      const time = `, time ${timeOf(rulesOf(after.config), after.column)}`;
      return page.say(`  ${kind} ${cardName(after, event.card)}${kind === 'explore' ? time : ''}`);
    }
    case 'ignored':
      return page.say(`    ${cardName(after, event.card)} fits nowhere`);
    case 'scored':
      return page.say(scoreLine(event));
    case 'ended':
      return page.say(...maps(before), ...ending(after));
    case 'asked':
      if (event.phase.type === 'ravage') page.say(`  ravage by ${cardName(after, event.phase.card)}`);
      return undefined;
    case 'started':
    case 'submitted':
    case 'cancelled':
      return undefined;
    default:
      return page.add(event.sheet, phrase(before, event));
  }
};

const ending = ({ result, config, sheets }: State): string[] => {
  if (!result) throw new Error('expected a finished game to have a result, found none');
  const lines = sheets.map((_, seat) => {
    const { totals, monsters, places } = result;
    return `seat ${seat}: ${totals[seat]} stars, ${monsters[seat]} lost to monsters, place ${places[seat]}`;
  });
  if (!result.solo) return ['The end', ...lines];
  const { rating, title } = result.solo;
  return [
    'The end',
    ...lines,
    `rating ${rating}: ${title === null ? 'none' : titleText(title, config.titleSet)?.en}`,
  ];
};

export const play = ({ name, seats, seed, config }: Playthrough): string => {
  const given = parseSeed(seed);
  const random = stream(given.seed, 'playthrough');
  const page = writer();
  let state: State | undefined;
  const granted = <T>(answer: T | Refusal): T => {
    if (isRefusal(answer))
      throw new Error(`${name}: expected a legal command, but it was refused: ${JSON.stringify(answer)}`);
    return answer;
  };
  const take = (events: readonly Event[]): State => {
    for (const event of events) {
      const before = state;
      state = cartographers.evolve(state, event);
      if (before) tell(page, before, event, state);
      else
        page.say(
          `${name}, seed "${seed}"`,
          ...state.edicts.map((id, i) => `edict ${'ABCD'[i]} ${edictName(id)}`),
        );
    }
    return state as State;
  };
  let now = take(granted(cartographers.setup(seats, given, config)));
  while (now.phase.type !== 'over') {
    const seat = pick(random, now.owing);
    const command = anyCommand(cartographers.options(cartographers.view(now, seat)), random);
    if (!command) throw new Error(`${name}: expected a legal command for seat ${seat}, found none`);
    now = take(granted(cartographers.decide(now, seat, command)).events);
  }
  return `${page.lines.join('\n')}\n`;
};
