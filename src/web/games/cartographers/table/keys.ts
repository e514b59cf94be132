import { useLayoutEffect } from 'preact/hooks';
import { focusBoard, pressKey } from './holding.ts';
import type { Model } from './model.ts';

/** Whether the focused element needs the key: fields and dialogs need all keys, buttons only Enter and Space. */
const isTaken = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, dialog')) return true;
  return (key === 'Enter' || key === ' ') && target.closest('button, a, summary') !== null;
};

/** Whether only the page or the heading has the focus. There, arrow keys would only scroll. */
const isAside = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.matches('h1'));

/** Handles the keys for the held drawing wherever the focus is, except in fields and dialogs. */
export const useKeys = (model: Model, canPlace: boolean): void => {
  // A layout effect, so that the keys work as soon as the map is visible.
  useLayoutEffect(() => {
    if (!canPlace) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      const isBrowsers = event.ctrlKey || event.metaKey || event.altKey;
      if (event.defaultPrevented || isBrowsers || isTaken(target, key)) return;
      if (key.startsWith('Arrow') && isAside(target)) focusBoard();
      else if (!pressKey(model, key)) return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [model, canPlace]);
};

type UndoKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'repeat'>;

/** Whether a key undoes a turn. A held key undoes only one. With Caps Lock the key is Z, but Shift means redo. */
export const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey, repeat }: UndoKey): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && !repeat && key.toLowerCase() === 'z';

/** Undoes the last turn on Ctrl+Z or Cmd+Z, except in a text field, where the browser undoes typing. */
export const useUndoKey = ({ undoTurn }: Model, isOn = true): void => {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const undo = undoTurn.peek();
      if (!isUndoKey(event) || !undo || isTaken(event.target, event.key)) return;
      event.preventDefault();
      undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [undoTurn, isOn]);
};
