export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The boxes of a screen by selector; undefined where nothing is visible. */
export type Layout = Readonly<Record<string, Box | undefined>>;

/** Browsers render the same text slightly wider or narrower. */
const HORIZONTAL = { px: 12, share: 0.03 };
/** So a line may break elsewhere, which moves everything below by a line. */
const VERTICAL = { px: 26, share: 0.06 };

const SIDES = ['x', 'y', 'width', 'height'] as const;

const isWithinTolerance = (side: (typeof SIDES)[number], expected: number, found: number): boolean => {
  const { px, share } = side === 'x' || side === 'width' ? HORIZONTAL : VERTICAL;
  return Math.abs(expected - found) <= Math.max(px, Math.abs(expected) * share);
};

/** One message per difference beyond the tolerance. */
export const compareLayouts = (expected: Layout, found: Layout): readonly string[] =>
  Object.keys({ ...expected, ...found }).flatMap(selector => {
    const [want, have] = [expected[selector], found[selector]];
    if (!want && !have) return [`${selector} is missing in both browsers`];
    if (!want || !have)
      return [`${selector} is ${have ? 'visible, expected hidden' : 'hidden, expected visible'}`];
    return SIDES.filter(side => !isWithinTolerance(side, want[side], have[side])).map(
      side => `${selector}: ${side} is ${have[side]}, expected ${want[side]}`,
    );
  });

/** In pixels, for the report. */
export const largestDifference = (expected: Layout, found: Layout): number =>
  Math.max(
    0,
    ...Object.entries(expected).flatMap(([selector, want]) => {
      const have = found[selector];
      return want && have ? SIDES.map(side => Math.abs(want[side] - have[side])) : [];
    }),
  );

/** Runs in the page: the first visible element of each selector, in whole pixels. */
export const measureLayout = (selectors: readonly string[]): Layout => {
  const measure = (selector: string): Box | undefined => {
    const element = [...document.querySelectorAll(selector)].find(each => each.checkVisibility());
    if (!element) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    return {
      x: Math.round(left + scrollX),
      y: Math.round(top + scrollY),
      width: Math.round(width),
      height: Math.round(height),
    };
  };
  return Object.fromEntries(selectors.map(selector => [selector, measure(selector)]));
};
