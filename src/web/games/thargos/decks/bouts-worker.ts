import { type Bouts, playBouts, type Told } from '../../../../bots/thargos/bouts.ts';
import { knowPacks } from '../../../../games/thargos/board/library.ts';
import type { Card } from '../../../../games/thargos/cards/card.ts';

/** Plays in a thread of its own; whoever has seen enough ends the thread. */

/** What is to be played, with the cards of its packs: a thread of its own knows none. */
export interface Ordered {
  readonly bouts: Bouts;
  readonly cards: readonly Card[];
}

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<Ordered>) => void) | null;
  postMessage: (told: readonly Told[]) => void;
};

/** Told often enough to follow, and seldom enough not to be slowed down by it. */
const OFTEN_MS = 100;

scope.onmessage = ({ data: { bouts, cards } }) => {
  const packs = bouts.config.packs ?? [];
  if (packs.length > 0) knowPacks(packs, cards);
  let waiting: Told[] = [];
  let last = performance.now();
  for (const told of playBouts(bouts)) {
    waiting.push(told);
    if (performance.now() - last < OFTEN_MS) continue;
    scope.postMessage(waiting);
    waiting = [];
    last = performance.now();
  }
  scope.postMessage(waiting);
};
