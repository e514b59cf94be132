import type { Advice, Advised } from '../../../../bots/cartographers/advise.ts';
import { type Log, standing } from '../../../../engine/replay.ts';
import { cartographers as game } from '../../../../games/cartographers/game.ts';
import type { Command, Event, State, View } from '../../../../games/cartographers/types.ts';

/** A drawing of somebody on his own sheet, as he saw the game then. */
export interface DrawnChoice {
  /** In the log as it stands. */
  readonly batch: number;
  readonly view: View;
  readonly command: Command;
}

/** A drawing beside the best that was found. */
export interface Reviewed extends DrawnChoice {
  readonly best: Advised;
  readonly played: Advised;
  /** How many stars the best would have brought more, on the average. */
  readonly cost: number;
}

const isOwn = ({ phase, seats }: View): boolean =>
  phase.type === 'draw' || phase.type === 'hero' || (phase.type === 'ambush' && seats === 1);

/** All drawings of a seat on its own sheet, in their order. */
export const decisionsOf = (log: Log<Command, Event>, seat: number): DrawnChoice[] => {
  const found: DrawnChoice[] = [];
  let state: State | undefined;
  for (const [batch, { seat: who, command, events }] of standing(log).entries()) {
    if (who === seat && command?.type === 'cancel' && found.at(-1)?.view.turn === state?.turn) found.pop();
    if (state && who === seat && command && command.type !== 'cancel') {
      const view = game.view(state, seat);
      if (isOwn(view)) found.push({ batch, view, command });
    }
    for (const event of events) state = game.evolve(state, event);
  }
  return found;
};

/** Undefined where the search could not try out what was played. */
export const reviewedBy = (decision: DrawnChoice, advice: Advice | undefined): Reviewed | undefined => {
  const [best] = advice?.best ?? [];
  const played = advice?.asked;
  if (!best || !played) return undefined;
  return { ...decision, best, played, cost: Math.max(0, best.stars - played.stars) };
};

export interface Review {
  /** What the game promised before the first drawing. */
  readonly par: number;
  readonly reached: number;
  /** What other drawings would have brought. */
  readonly cost: number;
  /** What the cards made of it: the rest. */
  readonly luck: number;
}

/** Whatever neither the beginning nor the drawings explain came with the cards. */
export const reviewOf = (reviewed: readonly Reviewed[], reached: number): Review | undefined => {
  const [first] = reviewed;
  if (!first) return undefined;
  const par = first.best.stars;
  const cost = reviewed.reduce((sum, each) => sum + each.cost, 0);
  return { par, reached, cost, luck: reached - par + cost };
};

/** As much as a star, and more than chance. */
const LEAST_COST = 1;
const MOST = 5;

/** The drawings that cost most, the worst first. */
export const worstOf = (reviewed: readonly Reviewed[]): Reviewed[] =>
  reviewed
    .filter(({ cost }) => cost >= LEAST_COST)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MOST);
