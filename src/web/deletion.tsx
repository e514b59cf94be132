import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { say } from './i18n.ts';
import { Button } from './ui/button.tsx';
import { useTitle } from './ui/page-title.ts';

/**
 * After everything was deleted, all windows show only a text, because a screen could save again what it still has in
 * memory. A reload then reads the empty storage.
 */

const WORDS = {
  en: {
    title: 'Everything was deleted',
    all: 'This browser no longer stores any Alidade data.',
    partly:
      'Names, settings and keys were deleted, but not the games. Clear this site’s data in the browser settings.',
    start: 'Start again',
  },
  fr: {
    title: 'Tout a été supprimé',
    all: 'Ce navigateur ne contient plus aucune donnée d’Alidade.',
    partly:
      'Les noms, les réglages et les clés ont été supprimés, mais pas les parties. Effacez les données du site dans les réglages du navigateur.',
    start: 'Recommencer',
  },
};

/** How much was deleted; undefined until the player deletes everything. */
export const deletion = signal<'all' | 'partly' | undefined>(undefined);

const PREFIX = 'alidade';
/** The localStorage key that notifies the other windows: it is written, and then cleared. */
const NOTICE = `${PREFIX}.deleted`;

/** Clears localStorage and sessionStorage. If the browser forbids storage, there is nothing to clear. */
const clearStorage = (): void => {
  try {
    for (const store of [localStorage, sessionStorage])
      for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key);
  } catch {}
};

const endAllScreens = (how: 'all' | 'partly'): void => {
  deletion.value = how;
  clearStorage();
  // Storage is cleared a second time, because a screen may write to it while it unmounts.
  setTimeout(clearStorage);
};

/** Clears localStorage and sessionStorage, and closes the screens of all windows. */
export const closeAllWindows = (how: 'all' | 'partly'): void => {
  try {
    localStorage.setItem(NOTICE, how);
  } catch {}
  endAllScreens(how);
};

export const followDeletion = (): void =>
  addEventListener('storage', ({ key, newValue }) => {
    if (key === NOTICE && (newValue === 'all' || newValue === 'partly')) endAllScreens(newValue);
  });

export const Deleted = ({ how }: { readonly how: 'all' | 'partly' }) => {
  const words = say(WORDS);
  const title = useRef<HTMLHeadingElement>(null);
  useTitle(words.title);
  useEffect(() => title.current?.focus(), []);
  return (
    <div class="page">
      <main>
        <h1 ref={title} tabIndex={-1}>
          {words.title}
        </h1>
        <p>{words[how]}</p>
        <Button
          look="main"
          onClick={() => {
            location.replace('#/');
            location.reload();
          }}
        >
          {words.start}
        </Button>
      </main>
    </div>
  );
};
