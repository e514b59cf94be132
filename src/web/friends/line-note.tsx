import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../say.ts';

const WORDS = {
  en: { lost: 'Offline. Reconnecting…' },
  fr: { lost: 'Hors ligne. Reconnexion…' },
};

/** A line that heals within a moment is not worth a word. */
const PATIENCE_MS = 1500;

/** Whether it has been so for longer than a moment. */
export const useLasting = (isSo: boolean): boolean => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSo) return setLong(false);
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isLong && isSo;
};

/** Says that the line is down, until it is up again. */
export const LineNote = ({ isConnected }: { readonly isConnected: ReadonlySignal<boolean> }) => {
  const isLost = useLasting(!isConnected.value);
  return <div role="status">{isLost && <p class="friends-lost">{say(WORDS).lost}</p>}</div>;
};
