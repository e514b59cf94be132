import { useEffect } from 'preact/hooks';
import { hasMoved } from '../route.ts';

/** Sets the window title and moves the focus to the heading when a screen opens. */

/** The name of the site, which is the last part of the title in index.html. */
const NAME = document.title.split(' · ').at(-1)!;

let titled = '';
let mark = '';

const showTitle = (): void => {
  document.title = [mark, titled, NAME].filter(Boolean).join(' · ');
};

/** Sets a prefix for the titles of all screens, for example that it is the player's turn. */
export const markTitle = (said: string): void => {
  mark = said;
  showTitle();
};

/**
 * Sets the window title. If `title` is empty, the window title is only the name of the site. A nested screen may
 * override it.
 */
export const useTitle = (title: string | undefined): void => {
  useEffect(() => {
    if (title === undefined) return;
    titled = title;
    showTitle();
  }, [title]);
};

let isUsed = false;
for (const kind of ['pointerdown', 'keydown'])
  addEventListener(
    kind,
    () => {
      isUsed = true;
    },
    { capture: true, once: true },
  );

/** Whether the player has pressed anything since the page was loaded. */
export const hasBeenUsed = (): boolean => isUsed;

/**
 * Moves the focus to the heading of a new screen, because the link to it disappeared with the last screen. The focus
 * stays if an element has it, or if the player has pressed nothing since the page was loaded.
 */
export const focusHeading = (): void => {
  const isHeld = document.activeElement !== null && document.activeElement !== document.body;
  if (isHeld || !(hasMoved() || isUsed)) return;
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
};
