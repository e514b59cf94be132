import { assetKey } from '../../../../engine/module.ts';
import type { Seed } from '../../../../engine/random.ts';
import { requiredAssets, type View } from '../../../../games/thargos/ui.ts';
import { workerClient } from '../../../worker-client.ts';
import { find } from '../device.ts';
import type { ThreadAnswer, ThreadAsked, ThreadWish } from './thread.ts';

const ask = workerClient<ThreadAsked, ThreadAnswer>(
  () => new Worker(new URL('./thread.ts', import.meta.url), { type: 'module' }),
);

/** Asks the worker, which answers in order. Sends what the rules of this table need. */
export const askThread = (wanted: ThreadWish, view: View, seed: Seed): Promise<ThreadAnswer> => {
  const keys = requiredAssets(view.config).map(assetKey);
  return ask({ wanted, view, seed, things: new Map(keys.map(key => [key, find(key)])) });
};
