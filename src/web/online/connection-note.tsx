import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../i18n.ts';

const WORDS = {
  en: { lost: 'Offline. Reconnecting…' },
  fr: { lost: 'Hors ligne. Reconnexion…' },
};

/** Short interruptions are not shown. */
const PATIENCE_MS = 1500;

/** Whether a condition has lasted longer than a moment. */
export const useLasting = (isSo: boolean): boolean => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSo) return setLong(false);
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isLong && isSo;
};

/** Shown while the connection is down. */
export const ConnectionNote = ({ isConnected }: { readonly isConnected: ReadonlySignal<boolean> }) => {
  const isLost = useLasting(!isConnected.value);
  return <div role="status">{isLost && <p class="friends-lost">{say(WORDS).lost}</p>}</div>;
};
