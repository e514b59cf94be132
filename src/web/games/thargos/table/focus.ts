import { useEffect, useRef } from 'preact/hooks';
import { layout } from '../../../settings.ts';
import { type Asked, part, useInView } from '../../../ui/in-view.ts';
import type { Held, Model } from './model.ts';

// Moves the focus for people with keyboards or screen readers: the element that they used disappears, so the focus moves to
// the next question.

const BAR = part('bar');

/** The parts of the page to scroll into view for a question. The board comes last, because its lower part may be empty. */
export const ASKED: Asked = {
  board: [part('ask'), part('conflict'), `${part('kept')}:not(:has(~ ${part('team')}))`, part('board')],
  bars: [BAR],
  // HT-9.5: while a player decides whether to oppose, the attempted Mission on the map is scrolled into view if it fits.
  along: [`${part('conflict')} + ${part('story')} [data-held="true"]`, part('board'), part('top')],
};

/** HT-5.9: the places for the held card, because they show forecasts. */
const SPOT: Asked = { board: [part('spot')], bars: [BAR] };

/** On a phone, scrolls to a place on which the held card can be placed. */
export const useSpotInView = (held: Held | undefined): void =>
  useInView(held && layout.value === 'phone' ? JSON.stringify(held) : undefined, SPOT);

const isLost = (): boolean => {
  const at = document.activeElement;
  return !at || at === document.body || at.matches(`:disabled, ${BAR}`) || !at.checkVisibility();
};

/** Blurs the pressed button before it disappears. Otherwise the browser would force a slow layout. */
export const releaseFocus = (): void => {
  const at = document.activeElement;
  if (at instanceof HTMLElement && at.closest(BAR)) at.blur();
};

/** Selectors for the element to focus, in order of preference: a choice, a hero to place, a card, a button. */
const NEXT = [
  `${part('ask')} :is(button, select):not(:disabled)`,
  `${part('team')} button:not(:disabled)`,
  '[data-usable="true"]',
  `${part('hand-card')} button:not(:disabled)`,
  `${BAR} [data-main="true"]:not(:disabled)`,
  `${part('buttons')} button:not(:disabled)`,
];

/** Questions that only buttons can answer. */
const BUTTONS = ['handLimit', 'oppose', 'beforeReveal', 'shift', 'agree'];

const nextAt = ({ options }: Model): HTMLElement | null => {
  const { type } = options.peek();
  // Nobody at this device must answer. The bar says which player must.
  if (type === 'none') return document.querySelector(BAR);
  const ways = BUTTONS.includes(type) ? NEXT.slice(-2) : NEXT;
  for (const way of ways) {
    const found = document.querySelector(`${part('table')} ${way}`)?.closest<HTMLElement>('button, select');
    if (found) return found;
  }
  return document.querySelector(BAR);
};

/** Focuses the next question, unless a visible and enabled element outside the bar has the focus. */
export const focusNext = (model: Model): HTMLElement | undefined => {
  if (!isLost() || document.querySelector('dialog[open]')) return undefined;
  const next = nextAt(model) ?? undefined;
  next?.focus({ preventScroll: true });
  return next;
};

export const useFollow = (model: Model): void => {
  const version = model.table.version.value;
  const laid = model.laid.value.length;
  const held = model.held.value;
  const viewer = model.viewer.value;
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus after an answer, after a card is held or placed, and for a different viewer.
  useEffect(() => {
    // On the first render, the table screen sets the focus instead.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    // Waits for the next frame, because a disabled button keeps the focus until then.
    const frame = requestAnimationFrame(() => {
      const next = focusNext(model);
      // Scrolls only for keyboard users, because only they see the focus.
      if (next?.matches(':focus-visible')) next.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [version, laid, held, viewer]);
};
