import { importValidator } from '../../games/cartographers/home/validate-import.ts';
import { loadImportValidator } from '../../games/thargos/home/validate-import.ts';
import { userContent } from '../../games/thargos/user-content/user-content.ts';
import type { BundledGame } from '../bundle.ts';

/**
 * The list of games with only the fields that an import needs. Only a browser can load the drawings in the full list.
 */
export const BUNDLED: readonly BundledGame[] = [
  { id: 'cartographers', importValidator: async () => importValidator },
  { id: 'thargos', importValidator: loadImportValidator, userContent: async () => userContent },
];
