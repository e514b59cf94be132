import { THINKERS } from '../../../../bots/thargos/levels.ts';
import type { Supplies } from '../../../../engine/module.ts';
import { type Seed, stream } from '../../../../engine/random.ts';
import { thargosWith } from '../../../../games/thargos/module.ts';
import type { Command, View } from '../../../../games/thargos/types.ts';
import { answerThread } from '../../../asked-thread.ts';

/** Bots that search think here, in a thread of their own: the page stays alive meanwhile. */

/** What is wanted: the answer of a bot. */
export interface ThreadWish {
  readonly type: 'answer';
  readonly bot: keyof typeof THINKERS;
}

/** Somebody is asked: with a view, with chance of its own, with what the rules name, and with nothing else. */
export interface ThreadAsked {
  readonly wanted: ThreadWish;
  readonly view: View;
  readonly seed: Seed;
  readonly things: Supplies;
}

export type ThreadAnswer = Command;

/** Long enough to play well on a phone, short enough to be done before a person is. */
const EXPERT_MS = 500;

const now = (): number => performance.now();

/** What has come so far: the same key is the same thing. */
const known = new Map<string, unknown>();
const rules = thargosWith(key => known.get(key));

answerThread(({ wanted, view, seed, things }: ThreadAsked): ThreadAnswer => {
  for (const [key, thing] of things) if (!known.has(key)) known.set(key, thing);
  // Rules that need more than a view holds have seen it before a bot asks about it.
  rules.options(view);
  return THINKERS[wanted.bot]({ ms: EXPERT_MS, now })(view, stream(seed, 'bot'));
});
