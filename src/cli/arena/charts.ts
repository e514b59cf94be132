import { range } from '../../engine/util.ts';
import { addTo, errorOf, meanOf, newSums } from '../sums.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => ENTITIES[sign]!);

const WIDTH = 640;
const ROW = 30;
/** The maximum length of a name in characters. Longer names are shortened. */
const LONGEST = 22;
/** The average width of a letter, in the units of the chart. */
const LETTER = 6.8;
const TOP = 8;
const FOOT = 28;

const at = (value: number): string => value.toFixed(1);

/** Returns about five round numbers between two bounds, as labels of an axis. */
export const ticksOf = (least: number, most: number): number[] => {
  const rough = (most - least || 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map(factor => factor * power).find(each => each >= rough)!;
  const first = Math.ceil(least / step);
  return range(Math.floor(most / step) - first + 1).map(i => (first + i) * step);
};

/** Returns the x coordinate at which the names end and the chart begins. */
const roomFor = (names: readonly string[]): number =>
  24 + LETTER * Math.min(LONGEST, Math.max(6, ...names.map(name => name.length)));

interface Axis {
  readonly x: (value: number) => number;
  readonly lines: string;
  /** The x coordinate at which the names end. */
  readonly names: number;
}

interface Scale {
  readonly least: number;
  readonly most: number;
  readonly names: readonly string[];
}

const axisOf = ({ least, most, names: all }: Scale, height: number, say: (value: number) => string): Axis => {
  const names = roomFor(all);
  const x = (value: number): number => names + ((value - least) / (most - least || 1)) * (WIDTH - names - 24);
  const lines = ticksOf(least, most).map(
    tick =>
      `<line class="grid" x1="${at(x(tick))}" x2="${at(x(tick))}" y1="${TOP}" y2="${at(height)}"/>` +
      `<text class="tick" x="${at(x(tick))}" y="${at(height + 16)}">${escaped(say(tick))}</text>`,
  );
  return { x, lines: lines.join(''), names: names - 12 };
};

const svg = (height: number, title: string, inside: string): string =>
  `<svg viewBox="0 0 ${WIDTH} ${at(height)}" role="img" aria-label="${escaped(title)}">${inside}</svg>`;

const nameAt = (name: string, x: number, y: number): string =>
  `<text class="name" x="${at(x)}" y="${at(y + 4)}"><title>${escaped(name)}</title>${escaped(
    name.length > LONGEST ? `…${name.slice(1 - LONGEST)}` : name,
  )}</text>`;

interface Bar {
  readonly name: string;
  readonly value: number;
  readonly interval: readonly [number, number];
}

/** Draws a chart with one row per bot: a dot for its value and a line for the confidence interval. */
export const intervals = (title: string, bars: readonly Bar[], say: (value: number) => string): string => {
  const ends = bars.flatMap(({ interval }) => interval);
  const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const height = TOP + bars.length * ROW;
  const { x, lines, names } = axisOf({ least, most, names: bars.map(({ name }) => name) }, height, say);
  const rows = bars.map(({ name, value, interval: [low, high] }, i) => {
    const y = TOP + (i + 0.5) * ROW;
    return `${nameAt(name, names, y)}<line class="reach" x1="${at(x(low))}" x2="${at(x(high))}" y1="${y}" y2="${y}"/><circle cx="${at(x(value))}" cy="${y}" r="5"/>`;
  });
  return svg(height + FOOT, title, lines + rows.join(''));
};

const BINS = 30;

/** Draws a vertical line at the mean of the values. */
const meanAt = (values: readonly number[], x: Axis['x'], floor: number): string => {
  if (values.length === 0) return '';
  const mean = at(x(values.reduce((sum, value) => sum + value, 0) / values.length + 0.5));
  return `<line class="mean" x1="${mean}" x2="${mean}" y1="${floor + 5}" y2="${floor - 46}"/>`;
};

/** Draws histograms of the scores, one below the other with the same x axis. */
export const histograms = (
  title: string,
  groups: readonly { readonly name: string; readonly values: readonly number[] }[],
  say: (value: number) => string,
): string => {
  const values = groups.flatMap(group => group.values);
  if (values.length === 0) return '';
  // `Math.min(...values)` fails for hundreds of thousands of games, because a call can't have that many arguments.
  const least = values.reduce((a, b) => Math.min(a, b));
  const most = values.reduce((a, b) => Math.max(a, b));
  const size = Math.max(1, Math.ceil((most - least + 1) / BINS));
  const bins = Math.floor((most - least) / size) + 1;
  const tall = 56;
  const height = TOP + groups.length * tall;
  const scale = { least, most: least + bins * size, names: groups.map(({ name }) => name) };
  const { x, lines, names } = axisOf(scale, height, say);
  const rows = groups.map(({ name, values: own }, i) => {
    const counts = range(bins).map(() => 0);
    for (const value of own) counts[Math.floor((value - least) / size)]! += 1;
    const highest = Math.max(1, ...counts);
    const floor = TOP + (i + 1) * tall - 6;
    const bars = counts.map((count, bin) => {
      const high = (count / highest) * (tall - 14);
      const [left, right] = [x(least + bin * size), x(least + (bin + 1) * size)];
      return count === 0
        ? ''
        : `<rect x="${at(left + 0.5)}" y="${at(floor - high)}" width="${at(right - left - 1)}" height="${at(high)}"/>`;
    });
    return nameAt(name, names, floor - tall / 3) + bars.join('') + meanAt(own, x, floor);
  });
  return svg(height + FOOT, title, lines + rows.join(''));
};

/** Returns the running mean of the shares and its 95 % confidence interval, after each round. */
const soFar = (shares: readonly number[]): { readonly mean: number; readonly reach: number }[] => {
  const sums = newSums();
  return shares.map(share => {
    addTo(sums, share);
    return { mean: meanOf(sums), reach: 1.96 * errorOf(sums) };
  });
};

/** Draws a chart of the running mean of the shares (0 to 1), with its confidence interval and a line at one half. */
export const course = (title: string, shares: readonly number[], say: (share: number) => string): string => {
  if (shares.length < 2) return '';
  const [height, left, right] = [160, 56, WIDTH - 16];
  const y = (share: number): string => at(TOP + (1 - Math.min(1, Math.max(0, share))) * (height - TOP));
  const x = (i: number): string => at(left + (i / (shares.length - 1)) * (right - left));
  const means = soFar(shares);
  const line = means.map(({ mean }, i) => `${x(i)},${y(mean)}`);
  const above = means.map(({ mean, reach }, i) => `${x(i)},${y(mean + reach)}`);
  const below = means.map(({ mean, reach }, i) => `${x(i)},${y(mean - reach)}`).reverse();
  const lines = [0, 0.25, 0.5, 0.75, 1].map(
    share =>
      `<line class="${share === 0.5 ? 'middle' : 'grid'}" x1="${left}" x2="${right}" y1="${y(share)}" y2="${y(share)}"/><text class="name" x="${left - 8}" y="${at(Number(y(share)) + 4)}">${escaped(say(share))}</text>`,
  );
  const ends = [1, shares.length].map(
    round => `<text class="tick" x="${x(round - 1)}" y="${height + 18}">${round}</text>`,
  );
  return svg(
    height + FOOT,
    title,
    `${lines.join('')}${ends.join('')}<polygon points="${[...above, ...below].join(' ')}"/><polyline points="${line.join(' ')}"/>`,
  );
};
