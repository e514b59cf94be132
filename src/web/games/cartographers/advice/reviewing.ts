import type { JudgedDrawing } from '../../../../bots/cartographers/judge.ts';
import {
  gathered,
  type Par,
  type ParGame,
  type ParGames,
  type ParPart,
  parOf,
} from '../../../../bots/cartographers/par-of.ts';
import { fold, type Log, standing } from '../../../../engine/replay.ts';
import { range, sum } from '../../../../engine/util.ts';
import { cartographers as game } from '../../../../games/cartographers/game.ts';
import type { Command, Event, State, View } from '../../../../games/cartographers/types.ts';
import type { CartographersRecord } from '../local-table.ts';

/** A drawing of somebody, as he saw the game then. */
export interface DrawnChoice {
  /** In the log as it stands. */
  readonly batch: number;
  readonly view: View;
  readonly command: Command;
}

/** A drawing beside the best and the worst that were found. */
export type Reviewed = DrawnChoice & JudgedDrawing;

/**
 * How carefully a game is looked through. In nodes and games, so that a slow device takes longer: the same game is told
 * the same everywhere.
 */
export interface Depth {
  /** For each drawing. */
  readonly nodes: number;
  readonly bot: 'strong' | 'expert';
  /** How many games its par is made of: with the same cards, with others, and quick ones. */
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

/** Quick games are played so many at a time: one can stop in between. */
const QUICK_ONES = 40;

/** What is looked at, one after the other. */
export type ReviewMoment =
  | ({ readonly type: 'drawing' } & DrawnChoice)
  | { readonly type: 'par'; readonly of: ParGame; readonly part: ParPart };

export type FoundMoment =
  | ({ readonly type: 'drawing' } & Reviewed)
  | { readonly type: 'par'; readonly games: ParGames };

const isDrawing = ({ phase: { type } }: View): boolean =>
  type === 'draw' || type === 'hero' || type === 'ambush';

/** All drawings of a seat, in their order: on its own sheet, and ambushes on those of its neighbours. */
export const decisionsOf = (log: Log<Command, Event>, seat: number): DrawnChoice[] => {
  const found: DrawnChoice[] = [];
  let state: State | undefined;
  for (const [batch, { seat: who, command, events }] of standing(log).entries()) {
    if (who === seat && command?.type === 'cancel' && found.at(-1)?.view.turn === state?.turn) found.pop();
    if (state && who === seat && command && command.type !== 'cancel') {
      const view = game.view(state, seat);
      if (isDrawing(view)) found.push({ batch, view, command });
    }
    for (const event of events) state = game.evolve(state, event);
  }
  return found;
};

/** Undefined where the seed is not known: nobody else can play the same cards. */
const parGameOf = ({ log, seed }: CartographersRecord, seat: number): ParGame | undefined => {
  if (seed === undefined) return undefined;
  const { config, edicts, seats } = fold<State, Event>(game, log.slice(0, 1));
  return { config, edicts, seats, seat, seed };
};

/** The games of a par; those with other cards are numbered through, so that no two have the same. */
const partsOf = ({ here, elsewhere, greedy }: Depth): ParPart[] => [
  ...range(here).map((number): ParPart => ({ games: 'here', number })),
  ...range(elsewhere).map((number): ParPart => ({ games: 'elsewhere', number })),
  ...range(Math.ceil(greedy / QUICK_ONES)).map((i): ParPart => {
    const from = elsewhere + i * QUICK_ONES;
    return { games: 'greedy', from, until: Math.min(from + QUICK_ONES, elsewhere + greedy) };
  }),
];

/** What has to be looked at; the drawings come first, for there is something to be seen of each. */
export const momentsOf = (record: CartographersRecord, seat: number, depth: Depth): ReviewMoment[] => {
  const of = parGameOf(record, seat);
  return [
    ...decisionsOf(record.log, seat).map((each): ReviewMoment => ({ type: 'drawing', ...each })),
    ...(of ? partsOf(depth).map((part): ReviewMoment => ({ type: 'par', of, part })) : []),
  ];
};

export interface Review {
  readonly par?: Par;
  readonly reached: number;
  /** What was reached less what the bot reaches with the same cards. */
  readonly against?: number;
  /** What other drawings on the own sheet would have brought, all in all. */
  readonly cost: number;
  /** What other ambushes would have cost the neighbours. */
  readonly spared: number;
}

export const drawingsIn = (found: readonly FoundMoment[]): Reviewed[] =>
  found.filter(each => each.type === 'drawing');

const costOf = (reviewed: readonly Reviewed[]): number => sum(reviewed.map(({ cost }) => cost));

/** Par, luck and what is against it make up what was reached. */
export const reviewOf = (found: readonly FoundMoment[], reached: number): Review => {
  const drawings = drawingsIn(found);
  const games = gathered(found.flatMap(each => (each.type === 'par' ? [each.games] : [])));
  const par = games.here.length > 0 && games.elsewhere.length > 0 ? parOf(games) : undefined;
  return {
    reached,
    ...(par && { par, against: reached - par.seed }),
    cost: costOf(drawings.filter(({ isOwn }) => isOwn)),
    spared: costOf(drawings.filter(({ isOwn }) => !isOwn)),
  };
};

/** Less than this nobody cares for. */
const LEAST_COST = 0.5;
/** Nor for what is within so many standard errors: it may be chance. */
const ERRORS = 2;
const MOST = 5;

/** Whether nothing was found that is worth speaking of. */
export const isAsGood = ({ cost }: Pick<Reviewed, 'cost'>): boolean => cost < LEAST_COST;

/** Whether nothing was found that is better than by chance. */
export const isAboutAsGood = ({ cost, error }: Pick<Reviewed, 'cost' | 'error'>): boolean =>
  cost < Math.max(LEAST_COST, ERRORS * error);

/** The drawings that cost most, the worst first. */
export const worstOf = (reviewed: readonly Reviewed[]): Reviewed[] =>
  reviewed
    .filter(each => !isAboutAsGood(each))
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MOST);

/** Worst and best in stars: what was drawn is one of all that was possible, whatever else was tried. */
export const endsOf = ({ worst, played, best, isOwn }: JudgedDrawing): readonly [number, number] => {
  const [less, more] = isOwn ? [Math.min, Math.max] : [Math.max, Math.min];
  return [less(worst.stars, played.stars), more(best.stars, played.stars)];
};

/** Where a drawing lies between the worst and the best, from 0 to 1; undefined where all are the same. */
export const shareOf = (of: JudgedDrawing): number | undefined => {
  const [worst, best] = endsOf(of);
  return best === worst ? undefined : Math.abs((of.played.stars - worst) / (best - worst));
};
