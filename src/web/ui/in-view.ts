import { useLayoutEffect } from 'preact/hooks';

/** Scrolls the page when the game asks a new question, unless everything that the player needs is already visible. */

/** Selects an element by its `data-part`, so that scrolling and focus don’t depend on class names. */
export const part = (name: string): string => `[data-part="${name}"]`;

/** The selectors of the elements that the player needs to answer a question. */
export interface Asked {
  /** The element on which the player answers, such as the map: the first of these that exists. */
  readonly board: readonly string[];
  /** The bars with the buttons for the answer. */
  readonly bars?: readonly string[];
  /** More elements that should be visible if there is room, the most important first. */
  readonly along?: readonly string[];
}

interface Span {
  readonly top: number;
  readonly bottom: number;
}

interface Part extends Span {
  /** If the element is sticky: the edge of the window where it sticks, and how many pixels it covers there. */
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

/** The part of the window that sticky elements don't cover. */
const roomBeside = (bars: readonly Part[]): Span => {
  const takenAt = (edge: keyof Span): number =>
    Math.max(0, ...bars.map(({ sticks }) => (sticks?.edge === edge ? sticks.taken : 0)));
  return { top: takenAt('top'), bottom: innerHeight - takenAt('bottom') };
};

/** Extends a span in this order by the spans of other elements, as far as the result still fits into the room. */
const grown = (span: Span, more: readonly Span[], room: Span): Span =>
  more.reduce((all, { top, bottom }) => {
    const next = { top: Math.min(all.top, top), bottom: Math.max(all.bottom, bottom) };
    return heightOf(next) <= heightOf(room) ? next : all;
  }, span);

/** How far to scroll until the span is in the free part of the window. If it is too high, its start is. */
const wayTo = (span: Span, room: Span): number => {
  if (span.top < room.top || heightOf(span) > heightOf(room)) return span.top - room.top;
  return Math.max(0, span.bottom - room.bottom);
};

/** Scrolls every ancestor back that is scrolled past the start of the element. */
const scrollColumns = (element: HTMLElement): void => {
  const column = element.parentElement;
  if (!column || column === document.body) return;
  const above = column.getBoundingClientRect().top - element.getBoundingClientRect().top;
  if (above > 0 && column.scrollTop > 0) column.scrollTop -= above;
  scrollColumns(column);
};

/** Scrolls the elements of a question into view, unless they already are. */
export const bringIntoView = ({ board, bars, along }: Asked): void => {
  const [element] = elementsOf(board);
  if (!element) return;
  scrollColumns(element);
  const steering = elementsOf(bars).map(partOf);
  const more = elementsOf(along).map(partOf);
  const room = roomBeside([...steering, ...more]);
  // Sticky elements are always visible, so only the others count.
  const [first, ...rest] = [partOf(element), ...steering].filter(({ sticks }) => !sticks);
  if (!first) return;
  const wanted = grown(first, rest, room);
  // A difference below one pixel is not worth scrolling.
  if (Math.abs(wayTo(wanted, room)) < 1) return;
  const seen = grown(
    wanted,
    more.filter(({ sticks }) => !sticks),
    room,
  );
  scrollBy({ top: wayTo(seen, room), behavior: 'instant' });
};

/** Whether the player is typing into a field, during which the page must not scroll. */
const isTyping = (): boolean => document.activeElement?.matches('input:not([type]), textarea') ?? false;

/**
 * Scrolls when `question` changes, unless it is undefined. It measures in a ResizeObserver, because that is called
 * after layout and before paint, when measuring is free.
 */
export const useInView = (question: string | number | true | undefined, asked: Asked): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the question scrolls
  useLayoutEffect(() => {
    if (question === undefined) return undefined;
    let isOver = false;
    const show = (): void => {
      if (!isOver && !isTyping()) bringIntoView(asked);
    };
    const laidOut = new ResizeObserver(() => {
      laidOut.disconnect();
      // Fallback fonts make lines longer, so the page would scroll too far before the fonts are loaded.
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
