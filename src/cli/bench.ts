import type { Language } from '../engine/text.ts';
import { FIGURES, type Figure } from './bench-figures.ts';
import { parseFlags, UsageError } from './flags.ts';
import { type Io, type Run, write } from './io.ts';
import { table } from './terminal/layout.ts';
import { WORDS } from './words.ts';

/** Long enough for the compiler to have done its work. */
const WARM_UP_MS = 500;
const ROUND_MS = 300;
const ROUNDS = 8;

export interface Measured {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

/** How much work is done in about so long, per second. */
const rate = (work: (amount: number) => number, ms: number): number => {
  let amount = 1;
  let asked = 0;
  let done = 0;
  const start = performance.now();
  for (;;) {
    done += work(amount);
    asked += amount;
    const spent = performance.now() - start;
    if (spent >= ms) return (done * 1000) / spent;
    // Steps of a tenth of the time left: the clock costs nothing and the end is not overshot.
    amount = Math.max(1, Math.floor((asked * (ms - spent)) / (10 * Math.max(spent, 0.01))));
  }
};

const measure = (figure: Figure): number => {
  if ('value' in figure) return figure.value();
  const work = figure.prepare();
  rate(work, WARM_UP_MS);
  // The best of them: whatever else the machine does can only slow a round down.
  return Math.max(...Array.from({ length: ROUNDS }, () => rate(work, ROUND_MS)));
};

export const rounded = (value: number): number =>
  value >= 100 ? Math.round(value) : Math.round(value * 100) / 100;

const readable = (value: number, language: Language): string => value.toLocaleString(language);

/** Every figure beside the plain loop of the same run, so that two machines can be compared. */
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

const chosen = (prefix: string | undefined, io: Io): readonly Figure[] => {
  const figures = FIGURES.filter(({ name }) => prefix === undefined || name.startsWith(prefix));
  if (figures.length === 0) {
    const names = FIGURES.map(({ name }) => name);
    throw new UsageError(WORDS[io.language].badChoice('only', prefix ?? '', names));
  }
  return figures;
};

export const run: Run = async (args, io) => {
  const flags = { json: { type: 'boolean' }, only: { type: 'string' } } as const;
  const { values } = parseFlags(args, flags, io.language);
  const all: Measured[] = [];
  for (const figure of chosen(values.only, io)) {
    if (io.errors.isTTY) io.errors.write(`\r${figure.name}\u001b[K`);
    const measured = { name: figure.name, value: rounded(measure(figure)), unit: figure.unit };
    all.push(measured);
    if (values.json) await write(io.output, `${JSON.stringify(measured)}\n`);
  }
  if (io.errors.isTTY) io.errors.write('\r\u001b[K');
  if (!values.json) await write(io.output, `${makeTable(all, io.language).join('\n')}\n`);
  return 0;
};
