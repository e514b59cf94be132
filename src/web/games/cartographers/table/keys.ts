import { useLayoutEffect } from 'preact/hooks';
import { focusBoard, pressKey } from './holding.ts';
import type { Model } from './model.ts';

/** Elements that handle keys themselves: fields take all of them, buttons only those that press. */
const isTaken = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, dialog')) return true;
  return (key === 'Enter' || key === ' ') && target.closest('button, a, summary') !== null;
};

/** Where arrow keys would only scroll: no focus, or the question has it. */
const isAside = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.matches('h1'));

/** The hand's keys work wherever the focus is, except in dialogs. */
export const useKeys = (model: Model, canPlace: boolean): void => {
  // A layout effect, so that keys work as soon as the map is visible.
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

/** A key held down undoes one turn, not several. With Caps Lock the key is Z, but Shift means redo. */
export const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey, repeat }: UndoKey): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && !repeat && key.toLowerCase() === 'z';

/** Ctrl+Z or Cmd+Z undoes the last turn, as in any editor; a field keeps it for what is typed there. */
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
