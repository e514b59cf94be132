import { fix, path, radial, wobbles } from '../../../../art/ink.ts';

/** One engraved tree. Light comes from the north-west, so its shading is on the right and below. */
const tree = (x: number, foot: number, size: number, wobble: () => number): string => {
  const s = (share: number) => fix(size * share);
  const y = foot - size * 1.05;
  const ground = `M${fix(x)} ${fix(foot - size * 0.12)}v${s(0.54)}m${s(0.15)} 0h${s(0.8)}`;
  const crown = radial(x, y, 7, () => size * (0.9 + wobble() * 0.16)).replaceAll(
    'L',
    `A${s(0.5)} ${s(0.5)} 0 0 1 `,
  );
  const closed = crown.replace(/^M(\S+ [^A]+)(.*)Z$/, `M$1$2A${s(0.5)} ${s(0.5)} 0 0 1 $1Z`);
  const shade =
    `M${fix(x + size * 0.1)} ${fix(y + size * 0.82)}q${s(0.65)} ${s(-0.22)} ${s(0.7)} ${s(-1.02)}` +
    `M${fix(x - size * 0.1)} ${fix(y + size * 0.5)}q${s(0.6)} ${s(-0.1)} ${s(0.62)} ${s(-0.65)}` +
    `M${fix(x + size * 0.05)} ${fix(y + size * 0.15)}q${s(0.2)} ${s(-0.05)} ${s(0.22)} ${s(-0.3)}`;
  return path('a-ln', ground) + path('a-crown', closed) + path('a-lh', shade);
};

const TREES = [
  [11, 19.5, 6.6],
  [25.5, 17.5, 7],
  [39.5, 20, 6],
  [9, 41, 6],
  [23, 40, 7.2],
  [38, 41.5, 6.8],
] as const;

/** Round crowns in two rows. */
export const forest = (variant: number): string => {
  const wobble = wobbles(11 + variant);
  return TREES.map(([x, y, size]) =>
    tree(x + (wobble() - 0.5) * 2.4, y + (wobble() - 0.5) * 3, size * (0.94 + wobble() * 0.12), wobble),
  ).join('');
};

/** A house with a gable on the left and a long roof to the right. */
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

/** Furrows, with ears of grain between every second pair. In odd variants they are vertical. */
export const farm = (variant: number): string => {
  const wobble = wobbles(5 + variant);
  const isDown = variant % 2 === 1;
  const at = (along: number, across: number) =>
    isDown ? `${fix(across)} ${fix(along)}` : `${fix(along)} ${fix(across)}`;
  let furrows = '';
  for (let i = 0; i < 7; i++) {
    const y = 5 + i * 6.4;
    const [a, b] = [wobble() * 1.6 - 0.8, wobble() * 1.6 - 0.8];
    furrows += `M${at(3.5, y)}C${at(16, y + a + 1)} ${at(32, y + b - 1)} ${at(44.5, y + a)}`;
  }
  let ears = '';
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 5; j++) {
      const [x, y] = [8 + j * 8 + (i % 2) * 3.4 - 1.4, 8.4 + i * 12.8];
      const foot = isDown ? `${fix(y)} ${fix(x + 2.2)}` : `${fix(x)} ${fix(y + 2.2)}`;
      ears += `M${foot}v-4.4m0 2.2l-2.1-2.4m2.1 2.4l2.1-2.4`;
    }
  return path('a-lh', furrows) + path('a-ears', ears);
};

/** Short waves, away from the shore. */
export const water = (variant: number): string => {
  const wobble = wobbles(3 + variant);
  let waves = '';
  for (let i = 0; i < 4; i++) {
    const count = (i + variant) % 3 ? 2 : 3;
    const x = 10.5 + wobble() * (27 - count * 9);
    waves += `M${fix(x)} ${fix(11.6 + i * 8.6)}${'q2.25-3.2 4.5 0t4.5 0'.repeat(count)}`;
  }
  return path('a-wave', waves);
};
