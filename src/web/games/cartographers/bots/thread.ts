import { type Advice, advise } from '../../../../bots/cartographers/advise.ts';
import { type LabGame, labGames } from '../../../../bots/cartographers/lab.ts';
import { THINKERS } from '../../../../bots/cartographers/levels.ts';
import { type Seed, stream } from '../../../../engine/random.ts';
import type { ConfigWish } from '../../../../games/cartographers/config.ts';
import type { Command, View } from '../../../../games/cartographers/types.ts';
import { answerThread } from '../../../asked-thread.ts';

/** Bots that search think here, in a thread of their own: the page stays alive meanwhile. */

/** Advice on so many answers: whoever waits gives it time, and what must not depend on the device so many nodes. */
export interface AdviceAsked {
  readonly count: number;
  readonly spend: { readonly ms: number } | { readonly nodes: number };
  readonly about?: Command;
}

/** What is wanted: the answer of a bot, or advice about all answers. */
export type Wanted =
  | { readonly type: 'answer'; readonly bot: keyof typeof THINKERS }
  | { readonly type: 'lab'; readonly config: ConfigWish; readonly ms: number }
  | ({ readonly type: 'advice' } & AdviceAsked);

/** Somebody is asked: with a view and with chance of its own, and with nothing else. The lab needs no view. */
export interface ThreadAsked {
  readonly wanted: Wanted;
  readonly view?: View;
  readonly seed: Seed;
}

export type ThreadAnswer = Command | Advice | readonly LabGame[] | undefined;

/** Long enough to play well on a phone, short enough to be done before a person is. */
const EXPERT_MS = 500;

const now = (): number => performance.now();

/** As many games as there is time for, but no more than anybody needs. */
const MOST_GAMES = 2000;

const labFor = (config: ConfigWish, seed: Seed, ms: number): readonly LabGame[] => {
  const end = now() + ms;
  const games: LabGame[] = [];
  for (const game of labGames(config, seed)) {
    games.push(game);
    if (games.length === MOST_GAMES || now() > end) break;
  }
  return games;
};

const answerTo = ({ wanted, view, seed }: ThreadAsked): ThreadAnswer => {
  if (wanted.type === 'lab') return labFor(wanted.config, seed, wanted.ms);
  if (!view) return undefined;
  const random = stream(seed, 'bot');
  if (wanted.type === 'answer') return THINKERS[wanted.bot]({ ms: EXPERT_MS, now })(view, random);
  const { spend, ...wish } = wanted;
  return advise(view, random, { ...wish, budget: 'ms' in spend ? { ...spend, now } : spend });
};

answerThread(answerTo);
