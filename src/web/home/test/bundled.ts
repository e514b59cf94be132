import { judge } from '../../games/cartographers/home/judge.ts';
import { loadJudge } from '../../games/thargos/home/judge.ts';
import { own } from '../../games/thargos/own/own.ts';
import type { BundledGame } from '../bundle.ts';

/** What the list of games says of them; the list itself holds drawings, which only a browser can read. */
export const BUNDLED: readonly BundledGame[] = [
  { id: 'cartographers', judge: async () => judge },
  { id: 'thargos', judge: loadJudge, own: async () => own },
];
