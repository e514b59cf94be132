import { useLayoutEffect } from 'preact/hooks';

/** A new question is seen at once, wherever one had scrolled to; what is in view already stays where it is. */

/** Selects an element by its `data-part`, so that scrolling and focus don’t depend on class names. */
export const part = (name: string): string => `[data-part="${name}"]`;

/** Selectors of what a question is about. */
export interface Asked {
  /** What one looks at to answer: the first of these that is there. */
  readonly board: readonly string[];
  /** What one answers with. */
  readonly bars?: readonly string[];
  /** Seen too if there is room, the dearest first. */
  readonly along?: readonly string[];
}

interface Span {
  readonly top: number;
  readonly bottom: number;
}

interface Part extends Span {
  /** Where it stays while the page scrolls under it, and how much of the window it takes up there. */
  readonly sticks?: { readonly edge: keyof Span; readonly taken: number };
}

const heightOf = ({ top, bottom }: Span): number => bottom - top;

const partOf = (element: HTMLElement): Part => {
  const style = getComputedStyle(element);
  const { top, bottom, height } = element.getBoundingClientRect();
  if (style.position !== 'sticky') return { top, bottom };
  const edge = style.bottom === 'auto' ? 'top' : 'bottom';
  return { top, bottom, sticks: { edge, taken: height + Number.parseFloat(style[edge]) } };
};

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

const elementsOf = (selectors: readonly string[] = []): HTMLElement[] =>
  selectors.flatMap(selector => [...document.querySelectorAll<HTMLElement>(selector)].find(isShown) ?? []);

/** What the bars that stick leave of the window. */
const roomBeside = (bars: readonly Part[]): Span => {
  const takenAt = (edge: keyof Span): number =>
    Math.max(0, ...bars.map(({ sticks }) => (sticks?.edge === edge ? sticks.taken : 0)));
  return { top: takenAt('top'), bottom: innerHeight - takenAt('bottom') };
};

/** As many of them as the room holds, in their order, beside what is there already. */
const grown = (span: Span, more: readonly Span[], room: Span): Span =>
  more.reduce((all, { top, bottom }) => {
    const next = { top: Math.min(all.top, top), bottom: Math.max(all.bottom, bottom) };
    return heightOf(next) <= heightOf(room) ? next : all;
  }, span);

/** How far the page must scroll until the span lies in the room; of one that is too high, its beginning. */
const wayTo = (span: Span, room: Span): number => {
  if (span.top < room.top || heightOf(span) > heightOf(room)) return span.top - room.top;
  return Math.max(0, span.bottom - room.bottom);
};

/** A column that scrolls alone goes back to what is asked in it. */
const scrollColumns = (element: HTMLElement): void => {
  const column = element.parentElement;
  if (!column || column === document.body) return;
  const above = column.getBoundingClientRect().top - element.getBoundingClientRect().top;
  if (above > 0 && column.scrollTop > 0) column.scrollTop -= above;
  scrollColumns(column);
};

/** Shows a question and what answers it, unless they are in view. */
export const bringIntoView = ({ board, bars, along }: Asked): void => {
  const [element] = elementsOf(board);
  if (!element) return;
  scrollColumns(element);
  const steering = elementsOf(bars).map(partOf);
  const more = elementsOf(along).map(partOf);
  const room = roomBeside([...steering, ...more]);
  // What sticks is in view by itself.
  const [first, ...rest] = [partOf(element), ...steering].filter(({ sticks }) => !sticks);
  if (!first) return;
  const wanted = grown(first, rest, room);
  // Parts of a pixel are nobody's concern.
  if (Math.abs(wayTo(wanted, room)) < 1) return;
  const seen = grown(
    wanted,
    more.filter(({ sticks }) => !sticks),
    room,
  );
  scrollBy({ top: wayTo(seen, room), behavior: 'instant' });
};

/** Whoever types a line goes on typing where it is. */
const isTyping = (): boolean => document.activeElement?.matches('input:not([type]), textarea') ?? false;

/**
 * Whenever the question is another one; without a question nothing moves. An observer is called once the browser has
 * laid out the page and before it paints: to measure then costs nothing.
 */
export const useInView = (question: string | number | true | undefined, asked: Asked): void => {
  useLayoutEffect(() => {
    if (question === undefined) return undefined;
    let isOver = false;
    const show = (): void => {
      if (!isOver && !isTyping()) bringIntoView(asked);
    };
    const laidOut = new ResizeObserver(() => {
      laidOut.disconnect();
      // Laying out the page asked for its fonts; with others the lines are longer, and it would scroll too far.
      if (document.fonts.status === 'loading') void document.fonts.ready.then(show);
      else show();
    });
    laidOut.observe(document.body);
    return () => {
      isOver = true;
      laidOut.disconnect();
    };
  }, [question]);
};
