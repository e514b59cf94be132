import {
  mergeParGames,
  type Par,
  type ParGame,
  type ParGames,
  type ParPart,
  parOf,
} from '../../../../bots/cartographers/par-of.ts';
import type { JudgedDrawing } from '../../../../bots/cartographers/review.ts';
import { currentBatches, fold, type Log } from '../../../../engine/replay.ts';
import { range, sum } from '../../../../engine/util.ts';
import {
  type Command,
  type Event,
  cartographers as game,
  type State,
  type View,
} from '../../../../games/cartographers/ui.ts';
import { costliest } from '../../../screens/review/review-plan.ts';
import type { CartographersRecord } from '../local-table.ts';

/** A drawing that a player made, with their view before it. */
export interface DrawnChoice {
  /** The index of the drawing's batch in the log, not counting undone batches. */
  readonly batch: number;
  readonly view: View;
  readonly command: Command;
}

/** A player's drawing, compared with the best and the worst drawing that the search found. */
export type Reviewed = DrawnChoice & JudgedDrawing;

/** How thoroughly a game is analyzed, in nodes and games instead of time, so that every device gives the same review. */
export interface Depth {
  /** The search for each drawing visits at most this many nodes. */
  readonly nodes: number;
  readonly bot: 'strong' | 'expert';
  /** How many bot games par uses: `here` with the same cards, `elsewhere` and `greedy` with different cards. */
  readonly here: number;
  readonly elsewhere: number;
  readonly greedy: number;
}

export const DEPTHS = {
  quick: { nodes: 1_000_000, bot: 'strong', here: 1, elsewhere: 4, greedy: 80 },
  careful: { nodes: 5_000_000, bot: 'strong', here: 4, elsewhere: 10, greedy: 160 },
  long: { nodes: 30_000_000, bot: 'expert', here: 6, elsewhere: 24, greedy: 400 },
} as const satisfies Record<string, Depth>;

export type DepthName = keyof typeof DEPTHS;

/** One step plays this many games of the greedy bot, so that the review can stop between steps. */
const QUICK_ONES = 40;

export type ReviewMoment =
  | ({ readonly type: 'drawing' } & DrawnChoice)
  | { readonly type: 'par'; readonly of: ParGame; readonly part: ParPart };

export type FoundMoment =
  | ({ readonly type: 'drawing' } & Reviewed)
  | { readonly type: 'par'; readonly games: ParGames };

const isDrawing = ({ phase: { type } }: View): boolean =>
  type === 'draw' || type === 'hero' || type === 'ambush';

/** All drawings that a seat made, in order: on its own sheet, and ambushes on its neighbors' sheets. */
export const decisionsOf = (log: Log<Command, Event>, seat: number): DrawnChoice[] => {
  const found: DrawnChoice[] = [];
  let state: State | undefined;
  for (const [batch, { seat: who, command, events }] of currentBatches(log).entries()) {
    if (who === seat && command?.type === 'cancel' && found.at(-1)?.view.turn === state?.turn) found.pop();
    if (state && who === seat && command && command.type !== 'cancel') {
      const view = game.view(state, seat);
      if (isDrawing(view)) found.push({ batch, view, command });
    }
    for (const event of events) state = game.evolve(state, event);
  }
  return found;
};

/** The game for which bots compute par. Undefined if the seed is unknown, because then no bot can play the same cards. */
const parGameOf = ({ log, seed }: CartographersRecord, seat: number): ParGame | undefined => {
  if (seed === undefined) return undefined;
  const { config, edicts, seats } = fold<State, Event>(game, log.slice(0, 1));
  return { config, edicts, seats, seat, seed };
};

/** The bot games that par is computed from. Those with different cards are numbered, so that no two have the same cards. */
const partsOf = ({ here, elsewhere, greedy }: Depth): ParPart[] => [
  ...range(here).map((number): ParPart => ({ games: 'here', number })),
  ...range(elsewhere).map((number): ParPart => ({ games: 'elsewhere', number })),
  ...range(Math.ceil(greedy / QUICK_ONES)).map((i): ParPart => {
    const from = elsewhere + i * QUICK_ONES;
    return { games: 'greedy', from, until: Math.min(from + QUICK_ONES, elsewhere + greedy) };
  }),
];

/** All steps of the analysis. Drawings come first, because their results can be shown before par is known. */
export const momentsOf = (record: CartographersRecord, seat: number, depth: Depth): ReviewMoment[] => {
  const of = parGameOf(record, seat);
  return [
    ...decisionsOf(record.log, seat).map((each): ReviewMoment => ({ type: 'drawing', ...each })),
    ...(of ? partsOf(depth).map((part): ReviewMoment => ({ type: 'par', of, part })) : []),
  ];
};

export interface GameSums {
  readonly par?: Par;
  readonly reached: number;
  /** The player's final score minus the bot's score with the same cards. */
  readonly against?: number;
  /** How many more stars better drawings on the player's own sheet would have earned in total. */
  readonly cost: number;
  /** How many more stars better ambushes would have cost the neighbors. */
  readonly spared: number;
}

export const drawingsIn = (found: readonly FoundMoment[]): Reviewed[] =>
  found.filter(each => each.type === 'drawing');

const costOf = (reviewed: readonly Reviewed[]): number => sum(reviewed.map(({ cost }) => cost));

/** Summarizes a review. `par.mean`, `par.luck` and `against` add up to `reached`. */
export const reviewOf = (found: readonly FoundMoment[], reached: number): GameSums => {
  const drawings = drawingsIn(found);
  const games = mergeParGames(found.flatMap(each => (each.type === 'par' ? [each.games] : [])));
  const par = games.here.length > 0 && games.elsewhere.length > 0 ? parOf(games) : undefined;
  return {
    reached,
    ...(par && { par, against: reached - par.seed }),
    cost: costOf(drawings.filter(({ isOwn }) => isOwn)),
    spared: costOf(drawings.filter(({ isOwn }) => !isOwn)),
  };
};

/** The review doesn't list drawings that cost fewer stars than this. */
const LEAST_COST = 0.5;
/** A cost within this many standard errors of zero may be chance. */
const ERRORS = 2;

/** Whether the drawing is nearly as good as the best one found. */
export const isAsGood = ({ cost }: Pick<Reviewed, 'cost'>): boolean => cost < LEAST_COST;

/** Like isAsGood, but also true if chance may explain the difference. */
export const isAboutAsGood = ({ cost, error }: Pick<Reviewed, 'cost' | 'error'>): boolean =>
  cost < Math.max(LEAST_COST, ERRORS * error);

/** The costliest drawings, the worst first. */
export const worstOf = (reviewed: readonly Reviewed[]): Reviewed[] =>
  costliest(reviewed, each => !isAboutAsGood(each));

/** The stars of the worst and of the best drawing, including the player's drawing. */
export const endsOf = ({ worst, played, best, isOwn }: JudgedDrawing): readonly [number, number] => {
  const [less, more] = isOwn ? [Math.min, Math.max] : [Math.max, Math.min];
  return [less(worst.stars, played.stars), more(best.stars, played.stars)];
};

/** Where a drawing is between the worst (0) and the best (1); undefined if all are equal. */
export const shareOf = (of: JudgedDrawing): number | undefined => {
  const [worst, best] = endsOf(of);
  return best === worst ? undefined : Math.abs((of.played.stars - worst) / (best - worst));
};
