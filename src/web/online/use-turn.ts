import { useEffect } from 'preact/hooks';
import { say } from '../i18n.ts';
import { markTitle } from '../ui/arrive.ts';
import { ring } from '../ui/sound.ts';
import { PRESENCE_MESSAGES } from './presence-messages.ts';

/** Announces the turn in the window title, and with a sound if enabled. */
export const useTurn = (owing: readonly number[], viewer: unknown): void => {
  const { yourTurn } = say(PRESENCE_MESSAGES);
  const isMine = owing.some(seat => seat === viewer);
  useEffect(() => {
    if (!isMine) return undefined;
    markTitle(yourTurn);
    ring('turn', true);
    return () => markTitle('');
  }, [isMine, yourTurn]);
};
