import { type BoutResult, type Bouts, playBouts } from '../../../../bots/thargos/bouts.ts';
import { assetKey } from '../../../../engine/module.ts';
import { thargos } from '../../../../games/thargos/ui.ts';
import type { StoredPack } from '../../../games/thargos/packs.ts';

/** What is to be played, with its packs: a thread of its own has none. */
export interface Ordered {
  readonly bouts: Bouts;
  readonly packs: readonly StoredPack[];
}

const scope = self as {
  onmessage: ((event: MessageEvent<Ordered>) => void) | null;
  postMessage: (told: readonly BoutResult[]) => void;
};

/** Told often enough to follow, and seldom enough not to be slowed down by it. */
const OFTEN_MS = 100;

scope.onmessage = ({ data: { bouts, packs } }) => {
  const rules = thargos.withAssets(
    new Map(packs.map(({ pack, ref }) => [assetKey({ kind: 'pack', key: ref.hash }), pack])),
  );
  let waiting: BoutResult[] = [];
  let last = performance.now();
  for (const told of playBouts(bouts, rules)) {
    waiting.push(told);
    if (performance.now() - last < OFTEN_MS) continue;
    scope.postMessage(waiting);
    waiting = [];
    last = performance.now();
  }
  scope.postMessage(waiting);
};
