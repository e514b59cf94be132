import type { PlayAdvice, PlayedComparison } from '../../../../bots/thargos/advise.ts';
import type { PlacedPam, Splits } from '../../../../bots/thargos/split.ts';
import { assetKey } from '../../../../engine/module.ts';
import { parseSeed, type Seed } from '../../../../engine/random.ts';
import { type Command, requiredAssets, type View } from '../../../../games/thargos/ui.ts';
import { workerClient } from '../../../worker-client.ts';
import { find } from '../device.ts';
import type { ThreadAnswer, ThreadAsked, ThreadWish } from './thread.ts';

const ask = workerClient<ThreadAsked, ThreadAnswer>(
  () => new Worker(new URL('./thread.ts', import.meta.url), { type: 'module' }),
);

/** Sends a task to the worker, with the packs and stories that this table's rules need. */
export const askThread = (wanted: ThreadWish, view: View, seed: Seed): Promise<ThreadAnswer> => {
  const keys = requiredAssets(view.config).map(assetKey);
  return ask({ wanted, view, seed, things: new Map(keys.map(key => [key, find(key)])) });
};

// Casts: the type of the worker's answer depends on the type of the task, which the compiler can't know.

/** The seed of all analyses. It may be fixed, because no game depends on their random numbers. */
const { seed } = parseSeed('advice');

/** Analyzes the possible answers for `ms` milliseconds; undefined if there is only one answer. */
export const adviseOn = (view: View, count: number, ms: number): Promise<PlayAdvice | undefined> =>
  askThread({ type: 'advice', count, ms }, view, seed) as Promise<PlayAdvice | undefined>;

/** Compares a player's answer with the best one; undefined if they had no choice. */
export const besideOn = (view: View, about: Command, nodes: number): Promise<PlayedComparison | undefined> =>
  askThread({ type: 'beside', about, nodes }, view, seed) as Promise<PlayedComparison | undefined>;

/** The chance that an attack succeeds, given what this viewer knows before the reveal. */
export const revealOn = (view: View): Promise<number> =>
  askThread({ type: 'reveal' }, view, seed) as Promise<number>;

export const splitsOn = (view: View, laid: PlacedPam): Promise<Splits | undefined> =>
  askThread({ type: 'splits', laid }, view, seed) as Promise<Splits | undefined>;
