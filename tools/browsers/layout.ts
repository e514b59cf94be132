export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box of the first visible element of each selector, or undefined if none is visible. */
export type Layout = Readonly<Record<string, Box | undefined>>;

/** The horizontal tolerance. Browsers render the same text slightly wider or narrower. */
const HORIZONTAL = { px: 12, share: 0.03 };
/** The vertical tolerance. A wider text may need one more line, which moves everything below it. */
const VERTICAL = { px: 26, share: 0.06 };

const SIDES = ['x', 'y', 'width', 'height'] as const;

const isWithinTolerance = (side: (typeof SIDES)[number], expected: number, found: number): boolean => {
  const { px, share } = side === 'x' || side === 'width' ? HORIZONTAL : VERTICAL;
  return Math.abs(expected - found) <= Math.max(px, Math.abs(expected) * share);
};

/** Returns one message for each difference that exceeds the tolerance. */
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

/** Returns the largest difference between two boxes in pixels, for the report. */
export const largestDifference = (expected: Layout, found: Layout): number =>
  Math.max(
    0,
    ...Object.entries(expected).flatMap(([selector, want]) => {
      const have = found[selector];
      return want && have ? SIDES.map(side => Math.abs(want[side] - have[side])) : [];
    }),
  );

/** Runs in the page: returns the box of the first visible element of each selector, in whole pixels. */
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
