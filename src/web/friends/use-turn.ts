import { useEffect } from 'preact/hooks';
import { say } from '../say.ts';
import { markTitle } from '../ui/arrive.ts';
import { ring } from '../ui/sound.ts';
import { COMPANY_WORDS } from './company-words.ts';

/** Announces the turn in the window title, and with a sound if enabled. */
export const useTurn = (owing: readonly number[], viewer: unknown): void => {
  const { yourTurn } = say(COMPANY_WORDS);
  const isMine = owing.some(seat => seat === viewer);
  useEffect(() => {
    if (!isMine) return undefined;
    markTitle(yourTurn);
    ring('turn', true);
    return () => markTitle('');
  }, [isMine, yourTurn]);
};
