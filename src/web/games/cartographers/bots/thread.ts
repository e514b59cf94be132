import { type Advice, advise } from '../../../../bots/cartographers/advise.ts';
import { type JudgedDrawing, judge } from '../../../../bots/cartographers/judge.ts';
import { isSearched, type LabGame, labGames } from '../../../../bots/cartographers/lab.ts';
import { EXPERT_BUDGET, THINKERS } from '../../../../bots/cartographers/levels.ts';
import { playPar } from '../../../../bots/cartographers/par.ts';
import type { ParGame, ParGames, ParPart } from '../../../../bots/cartographers/par-of.ts';
import { fitsCore } from '../../../../bots/cartographers/search/index.ts';
import { type Seed, stream } from '../../../../engine/random.ts';
import type { ConfigWish } from '../../../../games/cartographers/config.ts';
import { rulesOf } from '../../../../games/cartographers/rules.ts';
import type { Command, View } from '../../../../games/cartographers/types.ts';
import { answerThread } from '../../../asked-thread.ts';
import { thinkingMs } from './share.ts';

/** Bots that search think here, in a thread of their own: the page stays alive meanwhile. */

/** Advice on so many answers, in so much time. */
export interface AdviceAsked {
  readonly count: number;
  readonly ms: number;
}

/** How good an answer was; in nodes, for it must not depend on the device. */
export interface JudgeAsked {
  readonly played: Command;
  readonly nodes: number;
}

/** Games of a bot, to compare somebody's with. */
export interface ParAsked {
  readonly of: ParGame;
  readonly bot: keyof typeof THINKERS;
  readonly part: ParPart;
}

/** Games alone by these rules from one of them on, as many as there is time for, but at most so many. */
export interface LabAsked {
  readonly config: ConfigWish;
  readonly first: number;
  readonly most: number;
  readonly ms: number;
}

export interface LabPart {
  readonly games: readonly LabGame[];
  /** Whether the bots that search can do so by these rules. */
  readonly isSearched: boolean;
}

/** What is wanted: the answer of a bot, what could be answered, or what was played and by whom. */
export type Wanted =
  | { readonly type: 'answer'; readonly bot: keyof typeof THINKERS }
  | ({ readonly type: 'lab' } & LabAsked)
  | ({ readonly type: 'advice' } & AdviceAsked)
  | ({ readonly type: 'judge' } & JudgeAsked)
  | ({ readonly type: 'par' } & ParAsked);

/** Somebody is asked: with a view and with chance of its own, and with nothing else. What plays games of its own needs no view. */
export interface ThreadAsked {
  readonly wanted: Wanted;
  readonly view?: View;
  readonly seed: Seed;
}

export type ThreadAnswer = Command | Advice | JudgedDrawing | ParGames | LabPart | undefined;

const now = (): number => performance.now();

const labFor = ({ config, first, most, ms }: LabAsked, seed: Seed): LabPart => {
  const end = now() + ms;
  const games: LabGame[] = [];
  for (const game of labGames(config, seed, first)) {
    games.push(game);
    if (games.length === most || now() > end) break;
  }
  return { games, isSearched: isSearched(config) };
};

/** Undefined where the bot could not search: then it is none to be measured by. */
const parFor = ({ of, bot, part }: ParAsked): ParGames | undefined =>
  fitsCore(rulesOf(of.config)) ? playPar(of, THINKERS[bot](EXPERT_BUDGET), part) : undefined;

const answerTo = ({ wanted, view, seed }: ThreadAsked): ThreadAnswer => {
  if (wanted.type === 'lab') return labFor(wanted, seed);
  if (wanted.type === 'par') return parFor(wanted);
  if (!view) return undefined;
  const random = stream(seed, 'bot');
  if (wanted.type === 'answer')
    return THINKERS[wanted.bot]({ ms: thinkingMs(view.seats), now })(view, random);
  if (wanted.type === 'judge') return judge(view, random, wanted.played, wanted.nodes);
  const { count, ms } = wanted;
  return advise(view, random, { count, budget: { ms, now } });
};

answerThread(answerTo);
