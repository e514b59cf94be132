import { type Advice, advise } from '../../../../bots/cartographers/advise.ts';
import { isSearched, type LabGame, labGames } from '../../../../bots/cartographers/lab.ts';
import { EXPERT_BUDGET, SEARCH_BOTS } from '../../../../bots/cartographers/levels.ts';
import { playPar } from '../../../../bots/cartographers/par.ts';
import type { ParGame, ParGames, ParPart } from '../../../../bots/cartographers/par-of.ts';
import { type JudgedDrawing, reviewDrawing } from '../../../../bots/cartographers/review.ts';
import { fitsCore } from '../../../../bots/cartographers/search/index.ts';
import { type Seed, stream } from '../../../../engine/random.ts';
import { type Command, type ConfigWish, rulesOf, type View } from '../../../../games/cartographers/ui.ts';
import { serveWorker } from '../../../worker-client.ts';
import { thinkingMs } from './share.ts';

/** Advice on this many answers within a time limit. */
export interface AdviceAsked {
  readonly count: number;
  readonly ms: number;
}

/** How good an answer was; in nodes, for it must not depend on the device. */
export interface JudgeAsked {
  readonly played: Command;
  readonly nodes: number;
}

/** A bot's games, to compare a player's with. */
export interface ParAsked {
  readonly of: ParGame;
  readonly bot: keyof typeof SEARCH_BOTS;
  readonly part: ParPart;
}

/** Solo games with these rules from a given seed on: as many as the time allows, up to a maximum. */
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

/** The task: a bot's answer, advice, or a review of what was played. */
export type Wanted =
  | { readonly type: 'answer'; readonly bot: keyof typeof SEARCH_BOTS }
  | ({ readonly type: 'lab' } & LabAsked)
  | ({ readonly type: 'advice' } & AdviceAsked)
  | ({ readonly type: 'judge' } & JudgeAsked)
  | ({ readonly type: 'par' } & ParAsked);

/** A task for the worker, with a view and its own randomness. Tasks that play their own games need no view. */
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

/** Undefined if the bot could not search, because then it is no benchmark. */
const parFor = ({ of, bot, part }: ParAsked): ParGames | undefined =>
  fitsCore(rulesOf(of.config)) ? playPar(of, SEARCH_BOTS[bot](EXPERT_BUDGET), part) : undefined;

const answerTo = ({ wanted, view, seed }: ThreadAsked): ThreadAnswer => {
  if (wanted.type === 'lab') return labFor(wanted, seed);
  if (wanted.type === 'par') return parFor(wanted);
  if (!view) return undefined;
  const random = stream(seed, 'bot');
  if (wanted.type === 'answer')
    return SEARCH_BOTS[wanted.bot]({ ms: thinkingMs(view.seats), now })(view, random);
  if (wanted.type === 'judge') return reviewDrawing(view, random, wanted.played, wanted.nodes);
  const { count, ms } = wanted;
  return advise(view, random, { count, budget: { ms, now } });
};

serveWorker(answerTo);
