import { useEffect } from 'preact/hooks';
import { isMoving } from '../../settings.ts';

/** Scrolls to the element that the route names, and moves the focus there. */
export const useScrollToRule = (asked: string | undefined): void => {
  useEffect(() => {
    const element = asked === undefined ? null : document.getElementById(asked);
    if (!element) return;
    element.scrollIntoView({ block: 'center', behavior: isMoving() ? 'smooth' : 'auto' });
    element.focus({ preventScroll: true });
  }, [asked]);
};
