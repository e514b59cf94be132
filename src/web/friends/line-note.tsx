import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../say.ts';

const WORDS = {
  en: { lost: 'No connection. It is tried again by itself.' },
  fr: { lost: 'Pas de connexion. Une nouvelle tentative se fait d’elle-même.' },
};

/** A line that heals within a moment is not worth a word. */
const PATIENCE_MS = 1500;

export const useIsLost = (isConnected: ReadonlySignal<boolean>): boolean => {
  const [isLost, setLost] = useState(false);
  const isUp = isConnected.value;
  useEffect(() => {
    if (isUp) return setLost(false);
    const timer = setTimeout(() => setLost(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isUp]);
  return isLost && !isUp;
};

/** Says that the line is down, until it is up again. */
export const LineNote = ({ isConnected }: { readonly isConnected: ReadonlySignal<boolean> }) => {
  const isLost = useIsLost(isConnected);
  return <div role="status">{isLost && <p class="friends-lost">{say(WORDS).lost}</p>}</div>;
};
