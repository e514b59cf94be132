import { useEffect } from 'preact/hooks';
import { say } from '../say.ts';
import { markTitle } from '../ui/arrive.ts';
import { ring } from '../ui/sound.ts';
import { COMPANY_WORDS } from './company-words.ts';

/** Whoever does something else meanwhile is told by the name of the window, and by a sound if he wants any. */
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
