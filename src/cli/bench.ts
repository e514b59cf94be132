import type { Language } from '../engine/text.ts';
import { GAME_IDS, type GameId } from '../games/list.ts';
import { type Figure, REFERENCES, type Work } from './figure.ts';
import { parseFlags, UsageError } from './flags.ts';
import { CLI_GAMES } from './games.ts';
import { type CommandRun, type Io, write } from './io.ts';
import { WORDS } from './messages.ts';
import { takeSaidGame } from './shared-flags.ts';
import { table } from './terminal/layout.ts';

/** How long to run the work before a measurement, so that the JIT compiler has optimized it. */
const WARM_UP_MS = 500;
const ROUND_MS = 300;
const ROUNDS = 8;

export interface Measured {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

/** Runs the work for about this many milliseconds. Returns the amount per second. */
const rate = async (work: Work, ms: number): Promise<number> => {
  let amount = 1;
  let asked = 0;
  let done = 0;
  const start = performance.now();
  for (;;) {
    const did = work(amount);
    // The result of synchronous work isn't awaited, because waiting would add to its time.
    done += typeof did === 'number' ? did : await did;
    asked += amount;
    const spent = performance.now() - start;
    if (spent >= ms) return (done * 1000) / spent;
    // A batch takes about a tenth of the remaining time, so that the clock is read rarely and the end isn't missed.
    amount = Math.max(1, Math.floor((asked * (ms - spent)) / (10 * Math.max(spent, 0.01))));
  }
};

const measure = async (figure: Figure): Promise<number> => {
  if ('value' in figure) return figure.value();
  const work = await figure.prepare();
  await rate(work, WARM_UP_MS);
  let best = 0;
  // The fastest round counts, because other programs can only slow a round down.
  for (let round = 0; round < ROUNDS; round++) best = Math.max(best, await rate(work, ROUND_MS));
  return best;
};

export const rounded = (value: number): number =>
  value >= 100 ? Math.round(value) : Math.round(value * 100) / 100;

const readable = (value: number, language: Language): string => value.toLocaleString(language);

/**
 * Formats figures as a table. It also shows rates relative to a plain loop in the same run, so that results of
 * different machines can be compared.
 */
export const makeTable = (all: readonly Measured[], language: Language): string[] => {
  const heads = WORDS[language].benchTable;
  const reference = all.find(({ name }) => name === 'reference.mixesPerSecond');
  const rows = all.map(({ name, value, unit }) => {
    const isRate = reference !== undefined && unit.endsWith('/s') && !name.startsWith('reference.');
    const ratio = isRate ? ((value / reference.value) * 1e6).toPrecision(3) : '';
    return [name, readable(value, language), unit, ratio];
  });
  return table([[heads.name, heads.value, heads.unit, heads.ratio], ...rows]);
};

/** Loads the figures of the chosen game, or of all games. */
const figuresOf = async (game: GameId | undefined): Promise<readonly Figure[]> => {
  const games = game === undefined ? GAME_IDS : [game];
  const lists = await Promise.all(games.map(id => CLI_GAMES[id].bench()));
  return [...REFERENCES, ...lists.flat()];
};

const chosen = (all: readonly Figure[], prefix: string | undefined, io: Io): readonly Figure[] => {
  const figures = all.filter(({ name }) => prefix === undefined || name.startsWith(prefix));
  if (figures.length > 0) return figures;
  const names = all.map(({ name }) => name);
  throw new UsageError(WORDS[io.language].badChoice('only', prefix ?? '', names));
};

export const run: CommandRun = async (args, io) => {
  const { game, rest } = takeSaidGame(args, io.language);
  const flags = { json: { type: 'boolean' }, only: { type: 'string' } } as const;
  const { values } = parseFlags(rest, flags, io.language);
  const all: Measured[] = [];
  for (const figure of chosen(await figuresOf(game), values.only, io)) {
    if (io.errors.isTTY) io.errors.write(`\r${figure.name}\u001b[K`);
    const measured = { name: figure.name, value: rounded(await measure(figure)), unit: figure.unit };
    all.push(measured);
    if (values.json) await write(io.output, `${JSON.stringify(measured)}\n`);
  }
  if (io.errors.isTTY) io.errors.write('\r\u001b[K');
  if (!values.json) await write(io.output, `${makeTable(all, io.language).join('\n')}\n`);
  return 0;
};
