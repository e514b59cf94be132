import { range } from '../../engine/util.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => ENTITIES[sign]!);

const WIDTH = 640;
const ROW = 30;
const NAMES = 170;
const TOP = 8;
const FOOT = 28;

const at = (value: number): string => value.toFixed(1);

/** Round numbers along an axis, about five of them. */
export const ticksOf = (least: number, most: number): number[] => {
  const rough = (most - least || 1) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map(factor => factor * power).find(each => each >= rough)!;
  const first = Math.ceil(least / step);
  return range(Math.floor(most / step) - first + 1).map(i => (first + i) * step);
};

interface Axis {
  readonly x: (value: number) => number;
  readonly lines: string;
}

const axisOf = (least: number, most: number, height: number, say: (value: number) => string): Axis => {
  const x = (value: number): number => NAMES + ((value - least) / (most - least || 1)) * (WIDTH - NAMES - 24);
  const lines = ticksOf(least, most).map(
    tick =>
      `<line class="grid" x1="${at(x(tick))}" x2="${at(x(tick))}" y1="${TOP}" y2="${at(height)}"/>` +
      `<text class="tick" x="${at(x(tick))}" y="${at(height + 16)}">${escaped(say(tick))}</text>`,
  );
  return { x, lines: lines.join('') };
};

const svg = (height: number, title: string, inside: string): string =>
  `<svg viewBox="0 0 ${WIDTH} ${at(height)}" role="img" aria-label="${escaped(title)}">${inside}</svg>`;

const nameAt = (name: string, y: number): string =>
  `<text class="name" x="${NAMES - 12}" y="${at(y + 4)}"><title>${escaped(name)}</title>${escaped(
    name.length > 22 ? `…${name.slice(-21)}` : name,
  )}</text>`;

interface Bar {
  readonly name: string;
  readonly value: number;
  readonly interval: readonly [number, number];
}

/** A dot with where it may lie, one line for each. */
export const intervals = (title: string, bars: readonly Bar[], say: (value: number) => string): string => {
  const ends = bars.flatMap(({ interval }) => interval);
  const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const height = TOP + bars.length * ROW;
  const { x, lines } = axisOf(least, most, height, say);
  const rows = bars.map(({ name, value, interval: [low, high] }, i) => {
    const y = TOP + (i + 0.5) * ROW;
    return `${nameAt(name, y)}<line class="reach" x1="${at(x(low))}" x2="${at(x(high))}" y1="${y}" y2="${y}"/><circle cx="${at(x(value))}" cy="${y}" r="5"/>`;
  });
  return svg(height + FOOT, title, lines + rows.join(''));
};

const BINS = 30;

/** How often each score was reached, one below the other on one axis. */
export const histograms = (
  title: string,
  groups: readonly { readonly name: string; readonly values: readonly number[] }[],
  say: (value: number) => string,
): string => {
  const values = groups.flatMap(group => group.values);
  if (values.length === 0) return '';
  // A thousand games of many bots are too many arguments for Math.min.
  const least = values.reduce((a, b) => Math.min(a, b));
  const most = values.reduce((a, b) => Math.max(a, b));
  const size = Math.max(1, Math.ceil((most - least + 1) / BINS));
  const bins = Math.floor((most - least) / size) + 1;
  const tall = 56;
  const height = TOP + groups.length * tall;
  const { x, lines } = axisOf(least, least + bins * size, height, say);
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
    return nameAt(name, floor - tall / 3) + bars.join('');
  });
  return svg(height + FOOT, title, lines + rows.join(''));
};

/** A share between nothing and everything as it went, with the middle marked. */
export const course = (title: string, shares: readonly number[]): string => {
  if (shares.length < 2) return '';
  const [height, left, right] = [160, 44, WIDTH - 16];
  const y = (share: number): number => TOP + (1 - share) * (height - TOP);
  let total = 0;
  const points = shares.map((share, i) => {
    total += share;
    const across = left + (i / (shares.length - 1)) * (right - left);
    return `${at(across)},${at(y(total / (i + 1)))}`;
  });
  const lines = [0, 0.25, 0.5, 0.75, 1].map(
    share =>
      `<line class="grid" x1="${left}" x2="${right}" y1="${at(y(share))}" y2="${at(y(share))}"/><text class="name" x="${left - 6}" y="${at(y(share) + 4)}">${share * 100}</text>`,
  );
  return svg(height + TOP, title, `${lines.join('')}<polyline points="${points.join(' ')}"/>`);
};
