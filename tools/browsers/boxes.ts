/** Where the main parts of a screen lie: the same in every browser, but for what letters need. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** By the selector of each part; a part that is not seen has none. */
export type Boxes = Readonly<Record<string, Box | undefined>>;

/** Letters are drawn by each browser in its own way, and a little wider or narrower. */
const ACROSS = { px: 12, share: 0.03 };
/** So a line of text breaks elsewhere, and all that follows lies a line higher or lower. */
const DOWN = { px: 26, share: 0.06 };

const SIDES = ['x', 'y', 'width', 'height'] as const;

const isNear = (side: (typeof SIDES)[number], expected: number, found: number): boolean => {
  const { px, share } = side === 'x' || side === 'width' ? ACROSS : DOWN;
  return Math.abs(expected - found) <= Math.max(px, Math.abs(expected) * share);
};

/** What lies elsewhere than expected, in words; an empty list is the only good answer. */
export const compareBoxes = (expected: Boxes, found: Boxes): readonly string[] =>
  Object.keys({ ...expected, ...found }).flatMap(part => {
    const [want, have] = [expected[part], found[part]];
    if (!want && !have) return [`${part} is missing in both browsers`];
    if (!want || !have)
      return [`${part} is ${have ? 'visible, expected hidden' : 'hidden, expected visible'}`];
    return SIDES.filter(side => !isNear(side, want[side], have[side])).map(
      side => `${part}: ${side} is ${have[side]}, expected ${want[side]}`,
    );
  });

/** The largest difference, for the report. */
export const largestDifference = (expected: Boxes, found: Boxes): number =>
  Math.max(
    0,
    ...Object.entries(expected).flatMap(([part, want]) => {
      const have = found[part];
      return want && have ? SIDES.map(side => Math.abs(want[side] - have[side])) : [];
    }),
  );

/** Runs in the page: where these parts lie on it, in whole pixels, and how wide everything is. */
export const boxesIn = (parts: readonly string[]): Boxes => {
  const boxOf = (part: string): Box | undefined => {
    const one = [...document.querySelectorAll(part)].find(each => each.checkVisibility());
    if (!one) return undefined;
    const { left, top, width, height } = one.getBoundingClientRect();
    return {
      x: Math.round(left + scrollX),
      y: Math.round(top + scrollY),
      width: Math.round(width),
      height: Math.round(height),
    };
  };
  return Object.fromEntries(parts.map(part => [part, boxOf(part)]));
};
