import { type BoutResult, type Bouts, playBouts } from '../../../../bots/thargos/bouts.ts';
import { assetKey } from '../../../../engine/module.ts';
import { thargos } from '../../../../games/thargos/ui.ts';
import type { StoredPack } from '../../../games/thargos/packs.ts';

/** The games that the worker must play. Includes their packs, because a worker shares no memory with the page. */
export interface Ordered {
  readonly bouts: Bouts;
  readonly packs: readonly StoredPack[];
}

const report = (told: readonly BoutResult[]): void => self.postMessage(told);

/** Milliseconds between two progress messages: short enough to show progress, long enough not to slow the games down. */
const OFTEN_MS = 100;

self.onmessage = ({ data: { bouts, packs } }: MessageEvent<Ordered>) => {
  const rules = thargos.withAssets(
    new Map(packs.map(({ pack, ref }) => [assetKey({ kind: 'pack', key: ref.hash }), pack])),
  );
  let waiting: BoutResult[] = [];
  let last = performance.now();
  for (const told of playBouts(bouts, rules)) {
    waiting.push(told);
    if (performance.now() - last < OFTEN_MS) continue;
    report(waiting);
    waiting = [];
    last = performance.now();
  }
  report(waiting);
};
