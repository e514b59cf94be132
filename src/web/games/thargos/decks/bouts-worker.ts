import { knowPacks } from '../../../../games/thargos/library.ts';
import { type Bouts, playBouts, type Told } from './bouts.ts';

/** Plays in a thread of its own; whoever has seen enough ends the thread. */

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<Bouts>) => void) | null;
  postMessage: (told: readonly Told[]) => void;
};

/** Told often enough to follow, and seldom enough not to be slowed down by it. */
const OFTEN_MS = 100;

scope.onmessage = ({ data }) => {
  if (data.packs.length > 0) knowPacks(data.packs, data.cards);
  let waiting: Told[] = [];
  let last = performance.now();
  for (const told of playBouts(data)) {
    waiting.push(told);
    if (performance.now() - last < OFTEN_MS) continue;
    scope.postMessage(waiting);
    waiting = [];
    last = performance.now();
  }
  scope.postMessage(waiting);
};
