import { judge } from '../../games/cartographers/home/judge.ts';
import { loadJudge } from '../../games/thargos/home/judge.ts';
import { own } from '../../games/thargos/own/own.ts';
import type { BundledGame } from '../bundle.ts';

/** The entries of the list of games without its drawings, which only a browser can load. */
export const BUNDLED: readonly BundledGame[] = [
  { id: 'cartographers', judge: async () => judge },
  { id: 'thargos', judge: loadJudge, own: async () => own },
];
