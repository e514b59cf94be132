import { needKey } from '../../../../engine/module.ts';
import type { Seed } from '../../../../engine/random.ts';
import { needsOf } from '../../../../games/thargos/supplies.ts';
import type { View } from '../../../../games/thargos/types.ts';
import { askedThread } from '../../../asked-thread.ts';
import { find } from '../device.ts';
import type { ThreadAnswer, ThreadAsked, ThreadWish } from './thread.ts';

const ask = askedThread<ThreadAsked, ThreadAnswer>(
  () => new Worker(new URL('./thread.ts', import.meta.url), { type: 'module' }),
);

/** Asks the worker, which answers in order. Sends what the rules of this table need. */
export const askThread = (wanted: ThreadWish, view: View, seed: Seed): Promise<ThreadAnswer> => {
  const keys = needsOf(view.config).map(needKey);
  return ask({ wanted, view, seed, things: new Map(keys.map(key => [key, find(key)])) });
};
