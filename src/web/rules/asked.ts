import { useEffect } from 'preact/hooks';
import { isMoving } from '../settings.ts';

/** What the address asks for is brought into sight, and the keyboard goes on from there. */
export const useAsked = (asked: string | undefined): void => {
  useEffect(() => {
    const element = asked === undefined ? null : document.getElementById(asked);
    if (!element) return;
    element.scrollIntoView({ block: 'center', behavior: isMoving() ? 'smooth' : 'auto' });
    element.focus({ preventScroll: true });
  }, [asked]);
};
