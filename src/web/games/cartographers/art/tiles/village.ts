import { fix, path } from '../../../../art/ink.ts';

/** A gable to the left, a long roof to the right. */
const house = (x: number, foot: number, width: number, height: number, length: number): string => {
  const [half, peak] = [width / 2, height * 0.75];
  const gable = `M${x} ${foot}v${-height}l${fix(half)} ${fix(-peak)}l${fix(half)} ${fix(peak)}v${height}z`;
  const side = `m${width} 0h${length}v${-height}h${-length}z`;
  const ridge = `M${fix(x + half)} ${fix(foot - height - peak)}`;
  const slope = `l${fix(half)} ${fix(peak)}`;
  const door = `M${fix(x + half - 1)} ${foot}v${fix(-height * 0.55)}h2v${fix(height * 0.55)}`;
  const window = (along: number) => `M${fix(x + width + length * along)} ${fix(foot - height * 0.55)}h1.6`;
  const tiles = (along: number) => `M${fix(x + half + length * along)} ${fix(foot - height - peak)}${slope}`;
  return (
    path('a-wall', gable + side) +
    path('a-roof', `${ridge}h${length}${slope}h${-length}z`) +
    path('a-lh', door + window(0.3) + window(0.68) + tiles(0.35) + tiles(0.7))
  );
};

const tower = (x: number, foot: number): string =>
  path('a-wall', `M${x} ${foot}v-15h8v15z`) +
  path('a-roof', `M${fix(x - 1.2)} ${foot - 15}l5.2-11l5.2 11z`) +
  path('a-lh', `M${x + 4} ${foot - 26}v-4.5l3.6 1.3l-3.6 1.2m0 14v3m1.8-7v13m-3.2 1v-3.5h2.4v3.5`);

const VILLAGES = [
  () => house(22, 20, 8, 6, 11) + house(4.5, 27, 8, 6, 10) + house(19, 43, 9, 7, 13),
  () => tower(7, 26) + house(22, 24, 8, 6, 12) + house(6, 43.5, 9, 6, 10) + house(31, 43, 7, 5, 6),
  () => house(6, 20, 8, 6, 10) + house(27, 27, 8, 6, 9) + house(7, 43, 9, 7, 13),
  () => house(5, 22, 9, 7, 11) + tower(33, 28) + house(10, 44, 8, 6, 10) + house(33, 44, 7, 5, 4),
];

/** Gabled houses, and a tower here and there. */
export const village = (variant: number): string => VILLAGES[variant]!();
