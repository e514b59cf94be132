import { say } from '../../../say.ts';
import { type ReviewedPlay, worstPlays } from './reviewing.ts';
import { ADVICE_WORDS } from './words.ts';

interface Analysis {
  readonly plays: readonly ReviewedPlay[];
  readonly isDone: boolean;
}

/** That no move was costly: the moves not yet analyzed may be. */
export const worstNote = ({ plays, isDone }: Analysis): string | undefined =>
  isDone && worstPlays(plays).length === 0 ? say(ADVICE_WORDS).nothing : undefined;
