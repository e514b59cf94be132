import { fix, path, radial, wobbles } from '../../../../art/ink.ts';

/** One engraved tree. Light comes from the north-west, so the strokes are to the right and below. */
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
