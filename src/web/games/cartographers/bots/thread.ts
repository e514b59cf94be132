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

/** A request for the best `count` answers that the search finds within `ms` milliseconds. */
export interface AdviceAsked {
  readonly count: number;
  readonly ms: number;
}

/** A request to rate a player's answer. The limit is in nodes, because the result must not depend on the device. */
export interface JudgeAsked {
  readonly played: Command;
  readonly nodes: number;
}

/** A request for games that a bot plays, to compare with the player's game. */
export interface ParAsked {
  readonly of: ParGame;
  readonly bot: keyof typeof SEARCH_BOTS;
  readonly part: ParPart;
}

/** A request for solo games with these rules: at most `most`, starting with number `first`, within `ms` milliseconds. */
export interface LabAsked {
  readonly config: ConfigWish;
  readonly first: number;
  readonly most: number;
  readonly ms: number;
}

export interface LabPart {
  readonly games: readonly LabGame[];
  /** Whether the searching bots support these rules. */
  readonly isSearched: boolean;
}

/** Everything that the page asks its worker for: a bot's answer, advice, a rating, par games or lab games. */
export type Wanted =
  | { readonly type: 'answer'; readonly bot: keyof typeof SEARCH_BOTS }
  | ({ readonly type: 'lab' } & LabAsked)
  | ({ readonly type: 'advice' } & AdviceAsked)
  | ({ readonly type: 'judge' } & JudgeAsked)
  | ({ readonly type: 'par' } & ParAsked);

/** A message to the worker, with a view and a seed for random choices. Requests that play their own games need no view. */
export interface ThreadAsked {
  readonly wanted: Wanted;
  readonly view?: View;
  readonly seed: Seed;
}

/** The type of the answer to each type of request. Answers are undefined if the search doesn't support the rules. */
export interface ThreadAnswers {
  readonly answer: Command;
  readonly lab: LabPart;
  readonly advice: Advice | undefined;
  readonly judge: JudgedDrawing | undefined;
  readonly par: ParGames | undefined;
}

export type ThreadAnswer = ThreadAnswers[keyof ThreadAnswers];

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

/** Undefined if the search doesn't support the rules, because without it the bot is too weak for a comparison. */
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
