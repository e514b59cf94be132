import { THINKERS } from '../../../../bots/cartographers/levels.ts';
import { type Seed, stream } from '../../../../engine/random.ts';
import type { Command, View } from '../../../../games/cartographers/types.ts';

/** Bots that search think here, in a thread of their own: the page stays alive meanwhile. */

/** A bot is asked: by its name, with a view and with chance of its own, and with nothing else. */
export interface BotAsked {
  readonly number: number;
  readonly bot: keyof typeof THINKERS;
  readonly view: View;
  readonly seed: Seed;
}

export interface BotAnswer {
  readonly number: number;
  readonly command: Command;
}

/** Long enough to play well on a phone, short enough to be done before a person is. */
const EXPERT_MS = 500;

const scope = self as {
  onmessage: ((event: MessageEvent<BotAsked>) => void) | null;
  postMessage: (answer: BotAnswer) => void;
};

scope.onmessage = ({ data: { number, bot, view, seed } }) => {
  const think = THINKERS[bot]({ ms: EXPERT_MS, now: () => performance.now() });
  scope.postMessage({ number, command: think(view, stream(seed, 'bot')) });
};
