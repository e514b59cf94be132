import { type Advice, advise } from '../../../../bots/cartographers/advise.ts';
import { THINKERS } from '../../../../bots/cartographers/levels.ts';
import { type Seed, stream } from '../../../../engine/random.ts';
import type { Command, View } from '../../../../games/cartographers/types.ts';

/** Bots that search think here, in a thread of their own: the page stays alive meanwhile. */

/** What is wanted: the answer of a bot, or advice about all answers. */
export type Wanted =
  | { readonly type: 'answer'; readonly bot: keyof typeof THINKERS }
  | { readonly type: 'advice'; readonly count: number; readonly ms: number; readonly about?: Command };

/** Somebody is asked: with a view and with chance of its own, and with nothing else. */
export interface ThreadAsked {
  readonly number: number;
  readonly wanted: Wanted;
  readonly view: View;
  readonly seed: Seed;
}

export interface ThreadAnswer {
  readonly number: number;
  readonly answer: Command | Advice | undefined;
}

/** Long enough to play well on a phone, short enough to be done before a person is. */
const EXPERT_MS = 500;

const scope = self as {
  onmessage: ((event: MessageEvent<ThreadAsked>) => void) | null;
  postMessage: (answer: ThreadAnswer) => void;
};

const now = (): number => performance.now();

scope.onmessage = ({ data: { number, wanted, view, seed } }) => {
  const random = stream(seed, 'bot');
  if (wanted.type === 'answer')
    return scope.postMessage({ number, answer: THINKERS[wanted.bot]({ ms: EXPERT_MS, now })(view, random) });
  const { ms, ...wish } = wanted;
  scope.postMessage({ number, answer: advise(view, random, { ...wish, budget: { ms, now } }) });
};
