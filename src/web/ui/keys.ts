import { useLayoutEffect } from 'preact/hooks';

/** Whether the focused field or button, or the browser, uses the key. */
const isTaken = ({ target, key, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent): boolean => {
  if (altKey || ctrlKey || metaKey || defaultPrevented) return true;
  if (!(target instanceof Element)) return false;
  if (target.matches('input, select, textarea')) return true;
  return (key === ' ' || key === 'Enter') && target.matches('button, a, summary');
};

/** Handles keys in the whole window, except for those that the focused element uses. */
export const useKeys = (keys: Readonly<Record<string, () => void>>): void => {
  // This is a layout effect, because it must run before the next key: otherwise two quick presses would make one step.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!Object.hasOwn(keys, event.key) || isTaken(event)) return;
      event.preventDefault();
      keys[event.key]!();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
};
