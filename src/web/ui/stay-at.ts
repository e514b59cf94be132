const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to an element and keeps it there while the page above it still grows, until the player does something.
 * Returns how to stop.
 */
export const stayAt = (element: Element): (() => void) => {
  const observer = new ResizeObserver(() => element.scrollIntoView());
  const stop = (): void => {
    observer.disconnect();
    for (const act of ACTS) removeEventListener(act, stop);
  };
  observer.observe(document.body);
  for (const act of ACTS) addEventListener(act, stop, { passive: true });
  element.scrollIntoView();
  return stop;
};
