import { useLayoutEffect } from 'preact/hooks';
import { ATTRIBUTES } from '../../../../games/thargos/ui.ts';
import { say } from '../../../i18n.ts';
import { isSwitchedOff } from '../../../settings.ts';
import { touch } from './asked/picking.ts';
import { spotsFor } from './board/spots.ts';
import { mayLay } from './conflict/pam-moves.ts';
import { WORDS } from './messages.ts';
import type { Model } from './model.ts';

/** Whether a key press is meant for the table, not for a field, a dialog or the browser. */
const isForTable = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isSwitchedOff(event.key) &&
  !(event.target instanceof HTMLInputElement) &&
  !(event.target instanceof HTMLSelectElement) &&
  document.querySelector('dialog[open]') === null;

/**
 * Handles digit keys. They select cards in the hand, or heroes to place. While a card is held, they place it: 1 to 3 on a
 * color in a conflict, 1 to 4 on a track.
 */
const onFigure = (model: Model, n: number): void => {
  const options = model.options.peek();
  const held = model.held.peek();
  const laid = model.laid.peek();
  const isPlacing = options.type === 'attack' || options.type === 'defend';
  if (isPlacing && held?.type === 'card' && n <= 3) {
    const colour = ATTRIBUTES[n - 1]!;
    if (!mayLay(options.rule, laid, colour)) return;
    model.laid.value = [...laid, { card: held.card, colour }];
    model.held.value = undefined;
    return;
  }
  const spots = spotsFor(model.view.peek(), options, held, say(WORDS));
  if (spots.length > 0) {
    const spot = spots.find(({ key }) => key === n);
    if (spot) void model.submit(spot.command);
    return;
  }
  if (options.type === 'placeHero') {
    const hero = options.heroes[n - 1];
    if (hero !== undefined) model.held.value = { type: 'hero', hero };
    return;
  }
  const left = model.view.peek().hand.filter(card => !laid.some(other => other.card === card));
  const card = left[n - 1];
  if (card !== undefined && !touch(model, card)) model.held.value = { type: 'card', card };
};

export const useKeys = (model: Model): void => {
  // A layout effect, so that keys work as soon as the table is visible.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isForTable(event)) return;
      if (event.key === 'Escape') return model.letGo();
      if (/^[1-9]$/.test(event.key)) onFigure(model, Number(event.key));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [model]);
};
