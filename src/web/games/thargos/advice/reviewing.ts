import type { PlayedComparison } from '../../../../bots/thargos/advise.ts';
import { holdingDefense } from '../../../../bots/thargos/holding.ts';
import type { PlacedPam, Splits } from '../../../../bots/thargos/split.ts';
import type { Seat } from '../../../../engine/game.ts';
import { currentBatches } from '../../../../engine/replay.ts';
import type { Command, Conflict, Placed, Question, State, View } from '../../../../games/thargos/ui.ts';
import { costliest } from '../../../screens/review/review-plan.ts';
import { game } from '../device.ts';
import type { ThargosRecord } from '../local-table.ts';

/** Where in the game a decision or conflict happened. */
interface At {
  /** The index of the batch in the log, not counting undone batches. */
  readonly batch: number;
  readonly turn: number;
}

/** A player’s name; undefined for the reader, who is addressed as "you". */
export type WhoIs = (seat: Seat) => string | undefined;

/** A player's decision, with their view before it. */
export interface PlayMoment extends At {
  readonly type: 'play';
  readonly view: View;
  readonly command: Command;
}

/** The cards that a player placed in a conflict, with their view before it. */
interface LaidMoment {
  /** The index of the batch in the log, not counting undone batches. */
  readonly batch: number;
  readonly view: View;
  readonly laid: PlacedPam;
  /** If the Mission was conceded: cards that would have held it against the attacker's cards. */
  readonly holding?: readonly Placed[];
}

export interface ConflictMoment extends At {
  readonly type: 'conflict';
  readonly conflict: Conflict;
  readonly success: boolean;
  readonly isConceded: boolean;
  /** What a spectator saw. */
  readonly view: View;
  readonly attack?: LaidMoment;
  readonly defence?: LaidMoment;
  /** What each side saw before the reveal. Thargos and the Rival have no view. */
  readonly attacker?: View;
  readonly defender?: View;
}

export type ReviewMoment = PlayMoment | ConflictMoment;

/** The review analyzes only answers to these questions. */
const WEIGHED: readonly Question['type'][] = ['act', 'attack', 'defend'];

const seenBy = (state: State, seat: Seat | null): View | undefined =>
  seat !== null && seat < state.seats ? game.view(state, seat) : undefined;

/** The parts of a conflict that are known before its result. */
type Gathered = Pick<ConflictMoment, 'attack' | 'defence' | 'attacker' | 'defender'>;

/** The cards that a command places in a conflict. A command that concedes places none. */
const laidIn = (state: State, command: Command, batch: number): Gathered => {
  const view = seenBy(state, state.question?.seat ?? null);
  if (!view) return {};
  if (command.type === 'placePam') return { attack: { batch, view, laid: command } };
  if (command.type === 'defend') return { defence: { batch, view, laid: command } };
  if (command.type !== 'concede') return {};
  const holding = holdingDefense(state);
  return { defence: { batch, view, laid: { type: 'defend', cards: [] }, ...(holding && { holding }) } };
};

const beforeReveal = (state: State): Gathered => {
  const [attacker, defender] = [
    seenBy(state, state.conflict!.attacker),
    seenBy(state, state.conflict!.defender),
  ];
  return { ...(attacker && { attacker }), ...(defender && { defender }) };
};

/** All conflicts of a game and the decisions of one seat, in order. */
export const momentsOf = (log: ThargosRecord['log'], seat: Seat): ReviewMoment[] => {
  const found: ReviewMoment[] = [];
  let state: State | undefined;
  let gathered: Gathered = {};
  for (const [batch, { seat: who, command, events }] of currentBatches(log).entries()) {
    if (state?.question && command && who !== undefined) {
      gathered = { ...gathered, ...laidIn(state, command, batch) };
      if (who === seat && WEIGHED.includes(state.question.type))
        found.push({ type: 'play', batch, turn: state.turn.number, view: game.view(state, seat), command });
    }
    for (const event of events) {
      if (event.type === 'declared') gathered = {};
      if (event.type === 'revealed' && state?.conflict) gathered = { ...gathered, ...beforeReveal(state) };
      if (event.type === 'resolved' && state?.conflict) {
        const { conflict, turn } = state;
        found.push({
          type: 'conflict',
          batch,
          turn: turn.number,
          conflict,
          success: event.success,
          isConceded: conflict.isConceded,
          view: game.view(state, 'spectator'),
          ...gathered,
        });
      }
      state = game.evolve(state, event);
    }
  }
  return found;
};

export interface ReviewedPlay extends PlayMoment, PlayedComparison {
  /** How much lower the chance to win is than with the best decision. */
  readonly cost: number;
}

export const playBeside = (
  moment: PlayMoment,
  beside: PlayedComparison | undefined,
): ReviewedPlay | undefined =>
  beside && { ...moment, ...beside, cost: Math.max(0, beside.best.worth - beside.played.worth) };

/** A conflict with the odds that each side could know, and with better ways to place the cards. */
export interface ReviewedConflict extends ConflictMoment {
  readonly forAttacker?: number;
  readonly forDefender?: number;
  readonly attackSplits?: Splits;
  readonly defenseSplits?: Splits;
}

export type ReviewedMoment = ReviewedPlay | ReviewedConflict;

/** The review doesn't list lower costs (in chance to win), because they may come from the analysis's random deals. */
const LEAST_COST = 0.05;

/** The decisions that lowered the chance to win most, the worst first. */
export const worstPlays = (plays: readonly ReviewedPlay[]): ReviewedPlay[] =>
  costliest(plays, ({ cost }) => cost >= LEAST_COST);

const withoutBetter = ({ played }: Splits): Splits => ({ played });

/**
 * Removes the better placements from decisions that are among the worst plays. For those the review already advises on the
 * whole game, and the two could contradict each other: saving cards may be worth more than the Mission.
 */
export const adviseOnce = (
  conflicts: readonly ReviewedConflict[],
  plays: readonly ReviewedPlay[],
): ReviewedConflict[] => {
  const advised = new Set(worstPlays(plays).map(({ batch }) => batch));
  return conflicts.map(found => {
    const { attack, defence, attackSplits, defenseSplits } = found;
    return {
      ...found,
      ...(attackSplits &&
        attack &&
        advised.has(attack.batch) && { attackSplits: withoutBetter(attackSplits) }),
      ...(defenseSplits &&
        defence &&
        advised.has(defence.batch) && { defenseSplits: withoutBetter(defenseSplits) }),
    };
  });
};

/** The decision that won or lost the game, and the chances to win before and after it. */
export interface Turning {
  readonly play: ReviewedPlay;
  readonly before: number;
  /** The chance to win at the seat's next decision; undefined if that was their last one. */
  readonly after: number | undefined;
}

/**
 * Finds the last decision before the chance to win crossed `even` toward the final result. If it never crossed, finds the
 * decision before the largest change toward the result. Undefined if no decision changed it.
 */
export const turningOf = (
  plays: readonly ReviewedPlay[],
  isWon: boolean,
  even: number,
): Turning | undefined => {
  const chances = plays.map(({ best }) => best.worth);
  const after = (i: number): number => chances[i + 1] ?? (isWon ? 1 : 0);
  const turning = (i: number): Turning => ({ play: plays[i]!, before: chances[i]!, after: chances[i + 1] });
  const last = chances.findLastIndex(chance => (isWon ? chance < even : chance >= even));
  if (last >= 0) return turning(last);
  const changes = chances.map((chance, i) => (isWon ? after(i) - chance : chance - after(i)));
  const most = Math.max(0, ...changes);
  return most === 0 ? undefined : turning(changes.indexOf(most));
};
