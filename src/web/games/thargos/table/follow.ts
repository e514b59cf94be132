import { useEffect, useRef } from 'preact/hooks';
import { room } from '../../../settings.ts';
import { type Asked, part, useInView } from '../../../ui/in-view.ts';
import type { Held, Model } from './model.ts';

/**
 * Whoever plays by keyboard or screen reader goes on where the game does. A card that was laid and a button that was
 * pressed vanish, and the focus with them: it then goes to what is asked next.
 */

const BAR = part('bar');

/** A choice stands on the board, and may be all of it that has room. Below its content the board may be empty. */
export const ASKED: Asked = {
  board: [part('ask'), part('conflict'), `${part('kept')}:not(:has(~ ${part('team')}))`, part('board')],
  bars: [BAR],
  // HT-9.5: whether a hero opposes is decided with the Mission on the map, if there is room for it.
  along: [`${part('conflict')} + ${part('story')} [data-held="true"]`, part('board'), part('top')],
};

/** HT-5.9: where what is held may be laid, with what it would bring. */
const SPOT: Asked = { board: [part('spot')], bars: [BAR] };

/** On a phone the place for what is held is brought into view. */
export const useSpotInView = (held: Held | undefined): void =>
  useInView(held && room.value === 'phone' ? JSON.stringify(held) : undefined, SPOT);

const isLost = (): boolean => {
  const at = document.activeElement;
  return !at || at === document.body || at.matches(`:disabled, ${BAR}`) || !at.checkVisibility();
};

/**
 * What was pressed is about to vanish. A browser that finds the focus on something that vanishes lays out the page for
 * it, half built as it is.
 */
export const letFocusGo = (): void => {
  const at = document.activeElement;
  if (at instanceof HTMLElement && at.closest(BAR)) at.blur();
};

/** What is asked next, the first of these that is there: a choice, a hero to place, a card, a button. */
const NEXT = [
  `${part('ask')} :is(button, select):not(:disabled)`,
  `${part('team')} button:not(:disabled)`,
  '[data-usable="true"]',
  `${part('hand-card')} button:not(:disabled)`,
  `${BAR} [data-main="true"]:not(:disabled)`,
  `${part('buttons')} button:not(:disabled)`,
];

/** For questions that are answered with the buttons alone. */
const BUTTONS = ['handLimit', 'oppose', 'beforeReveal', 'shift', 'agree'];

const nextAt = ({ options }: Model): HTMLElement | null => {
  const { type } = options.peek();
  // Nobody is asked: the bar, which says whom everybody waits for.
  if (type === 'none') return document.querySelector(BAR);
  const ways = BUTTONS.includes(type) ? NEXT.slice(-2) : NEXT;
  for (const way of ways) {
    const found = document.querySelector<HTMLElement>(`${part('table')} ${way}`)?.closest('button, select');
    if (found) return found as HTMLElement;
  }
  return document.querySelector(BAR);
};

/** Gives the focus to what is asked next, unless somebody has it. Nothing jumps before anybody's eyes. */
export const goOn = (model: Model): HTMLElement | undefined => {
  if (!isLost() || document.querySelector('dialog[open]')) return undefined;
  const next = nextAt(model) ?? undefined;
  next?.focus({ preventScroll: true });
  return next;
};

export const useFollow = (model: Model): void => {
  const version = model.table.version.value;
  const laid = model.laid.value.length;
  const held = model.held.value;
  const eyes = model.eyes.value;
  const isFirst = useRef(true);
  useEffect(() => {
    // Whoever comes to the table is shown to his place by the screen it is on.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    // A button that was barred a moment ago keeps the focus until the browser has looked.
    const frame = requestAnimationFrame(() => {
      const next = goOn(model);
      // For a finger the page stays where it is; who sees the focus sees what has it.
      if (next?.matches(':focus-visible')) next.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [version, laid, held, eyes]);
};
