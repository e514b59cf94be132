import { importValidator } from '../../games/cartographers/home/validate-import.ts';
import { loadImportValidator } from '../../games/thargos/home/validate-import.ts';
import { userContent } from '../../games/thargos/user-content/user-content.ts';
import type { BundledGame } from '../bundle.ts';

/** The entries of the list of games without its drawings, which only a browser can load. */
export const BUNDLED: readonly BundledGame[] = [
  { id: 'cartographers', importValidator: async () => importValidator },
  { id: 'thargos', importValidator: loadImportValidator, userContent: async () => userContent },
];
