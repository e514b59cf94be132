import { useEffect } from 'preact/hooks';
import { hasMoved } from '../route.ts';

/** Coming to a screen: the window is named after it, and whoever reads or types goes on at its heading. */

/** The page comes titled as its home: the games, then the name. */
const NAME = document.title.split(' · ').at(-1)!;

let titled = '';
let mark = '';

const showTitle = (): void => {
  document.title = [mark, titled, NAME].filter(Boolean).join(' · ');
};

/** What comes before the name of any screen, such as that it is one's turn. */
export const markTitle = (said: string): void => {
  mark = said;
  showTitle();
};

/** Names the window, by nothing but its own name if the title is empty. A screen within may name it instead. */
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

/** Whether anybody has pressed anything since the page was loaded. */
export const hasBeenUsed = (): boolean => isUsed;

/**
 * A link that leads to another screen vanishes with its own, and the focus with it. When somebody has it already,
 * or the page was only opened, it stays where it is.
 */
export const focusHeading = (): void => {
  const isHeld = document.activeElement !== null && document.activeElement !== document.body;
  if (isHeld || !(hasMoved() || isUsed)) return;
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
};
