import { cartographers } from '../../../../games/cartographers/game.ts';
import { judgeOf } from '../../judge.ts';

export const judge = judgeOf(cartographers);
