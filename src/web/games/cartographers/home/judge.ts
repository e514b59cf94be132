import { cartographers } from '../../../../games/cartographers/game.ts';
import { parseNotation } from '../../../../games/cartographers/notation.ts';
import { judgeOf } from '../../judge.ts';

export const judge = judgeOf(cartographers, parseNotation);
