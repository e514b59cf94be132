import { useEffect, useRef } from 'preact/hooks';
import { layout } from '../../../settings.ts';
import { type Asked, part, useInView } from '../../../ui/in-view.ts';
import type { Held, Model } from './model.ts';

/**
 * Moves the focus for keyboard and screen reader users: a placed card or pressed button disappears, so the focus moves to the
 * next question.
 */

const BAR = part('bar');

/** A choice is on the board, and may be the only part that fits. The board may be empty below its content. */
export const ASKED: Asked = {
  board: [part('ask'), part('conflict'), `${part('kept')}:not(:has(~ ${part('team')}))`, part('board')],
  bars: [BAR],
  // HT-9.5: players decide about opposing with the Mission on the map in view, if it fits.
  along: [`${part('conflict')} + ${part('story')} [data-held="true"]`, part('board'), part('top')],
};

/** HT-5.9: the places for the held card, with their forecasts. */
const SPOT: Asked = { board: [part('spot')], bars: [BAR] };

/** On a phone, scrolls a place for the held card into view. */
export const useSpotInView = (held: Held | undefined): void =>
  useInView(held && layout.value === 'phone' ? JSON.stringify(held) : undefined, SPOT);

const isLost = (): boolean => {
  const at = document.activeElement;
  return !at || at === document.body || at.matches(`:disabled, ${BAR}`) || !at.checkVisibility();
};

/** Blurs the pressed element before it disappears. Otherwise the browser would force a layout of the unfinished page. */
export const releaseFocus = (): void => {
  const at = document.activeElement;
  if (at instanceof HTMLElement && at.closest(BAR)) at.blur();
};

/** The next question, by the first of these selectors that matches: a choice, a hero to place, a card, a button. */
const NEXT = [
  `${part('ask')} :is(button, select):not(:disabled)`,
  `${part('team')} button:not(:disabled)`,
  '[data-usable="true"]',
  `${part('hand-card')} button:not(:disabled)`,
  `${BAR} [data-main="true"]:not(:disabled)`,
  `${part('buttons')} button:not(:disabled)`,
];

/** Questions that only buttons answer. */
const BUTTONS = ['handLimit', 'oppose', 'beforeReveal', 'shift', 'agree'];

const nextAt = ({ options }: Model): HTMLElement | null => {
  const { type } = options.peek();
  // Nobody here is asked: the bar says who is waited for.
  if (type === 'none') return document.querySelector(BAR);
  const ways = BUTTONS.includes(type) ? NEXT.slice(-2) : NEXT;
  for (const way of ways) {
    const found = document.querySelector<HTMLElement>(`${part('table')} ${way}`)?.closest('button, select');
    if (found) return found as HTMLElement;
  }
  return document.querySelector(BAR);
};

/** Focuses the next question, unless another element has the focus. */
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
  const eyes = model.viewer.value;
  const isFirst = useRef(true);
  useEffect(() => {
    // The screen itself sets the first focus.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    // A disabled button keeps the focus until the browser's next frame.
    const frame = requestAnimationFrame(() => {
      const next = focusNext(model);
      // Scrolls only for keyboard users, who see the focus.
      if (next?.matches(':focus-visible')) next.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [version, laid, held, eyes]);
};
