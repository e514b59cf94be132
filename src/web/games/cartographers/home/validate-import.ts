import { cartographers, parseNotation } from '../../../../games/cartographers/ui.ts';
import { importValidatorOf } from '../../validate-import.ts';

export const importValidator = importValidatorOf(cartographers, parseNotation);
