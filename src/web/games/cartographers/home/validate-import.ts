import { cartographers } from '../../../../games/cartographers/game.ts';
import { parseNotation } from '../../../../games/cartographers/notation.ts';
import { importValidatorOf } from '../../validate-import.ts';

export const importValidator = importValidatorOf(cartographers, parseNotation);
