import {
  advisePlay,
  compareWithBest,
  type PlayAdvice,
  type PlayedComparison,
} from '../../../../bots/thargos/advise.ts';
import { SEARCH_BOTS } from '../../../../bots/thargos/levels.ts';
import { revealChance } from '../../../../bots/thargos/reveal.ts';
import { type PlacedPam, type Splits, splitsOf } from '../../../../bots/thargos/split.ts';
import type { Assets } from '../../../../engine/module.ts';
import { type Seed, stream } from '../../../../engine/random.ts';
import { type Command, thargosWith, type View } from '../../../../games/thargos/ui.ts';
import { serveWorker } from '../../../worker-client.ts';

/** What the page asks its worker for: a bot's answer, advice for a question, or the review of an answer or a conflict. */
export type ThreadWish =
  | { readonly type: 'answer'; readonly bot: keyof typeof SEARCH_BOTS }
  | { readonly type: 'advice'; readonly count: number; readonly ms: number }
  | { readonly type: 'beside'; readonly about: Command; readonly nodes: number }
  | { readonly type: 'reveal' }
  | { readonly type: 'splits'; readonly laid: PlacedPam };

/** A message to the worker: a view, a seed for random choices, and the packs and stories that the rules name. */
export interface ThreadAsked {
  readonly wanted: ThreadWish;
  readonly view: View;
  readonly seed: Seed;
  readonly things: Assets;
}

export type ThreadAnswer = Command | PlayAdvice | PlayedComparison | Splits | number | undefined;

/** How long a bot's search runs: long enough to play well on a phone, short enough not to keep players waiting. */
const EXPERT_MS = 500;

const now = (): number => performance.now();

/** The packs and stories received so far, by key. */
const known = new Map<string, unknown>();
const rules = thargosWith(key => known.get(key));

serveWorker(({ wanted, view, seed, things }: ThreadAsked): ThreadAnswer => {
  for (const [key, thing] of things) if (!known.has(key)) known.set(key, thing);
  // Registers the view's packs and stories, so that other rule functions can find them by the view's config.
  rules.options(view);
  const random = stream(seed, 'bot');
  switch (wanted.type) {
    case 'answer':
      return SEARCH_BOTS[wanted.bot]({ ms: EXPERT_MS, now })(view, random);
    case 'advice':
      return advisePlay(view, random, { budget: { ms: wanted.ms, now }, count: wanted.count });
    case 'beside':
      return compareWithBest(view, random, { nodes: wanted.nodes }, wanted.about);
    case 'reveal':
      return revealChance(view, random);
    case 'splits':
      return splitsOf(view, wanted.laid, random);
  }
});
