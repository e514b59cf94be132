import type { PlayedComparison } from '../../../../bots/thargos/advise.ts';
import { holdingDefence } from '../../../../bots/thargos/holding.ts';
import type { PlacedPam, Splits } from '../../../../bots/thargos/split.ts';
import type { Seat } from '../../../../engine/game.ts';
import { standingBatches } from '../../../../engine/replay.ts';
import type { Command, Conflict, Placed, Question, State, View } from '../../../../games/thargos/ui.ts';
import { game } from '../device.ts';
import type { ThargosRecord } from '../local-table.ts';

/** The position of a moment in the game. */
interface At {
  /** Its number in the log without undone batches. */
  readonly batch: number;
  readonly turn: number;
}

/** A player by name; undefined is the reader. */
export type WhoIs = (seat: Seat) => string | undefined;

/** A decision, with the player's view before it. */
export interface PlayMoment extends At {
  readonly type: 'play';
  readonly view: View;
  readonly command: Command;
}

/** Cards placed in a conflict, with the player's view before it. */
interface LaidMoment {
  /** The batch of the log with this decision. */
  readonly batch: number;
  readonly view: View;
  readonly laid: PlacedPam;
  /** For a conceded Mission: cards that would have held it against the attacker's cards. */
  readonly holding?: readonly Placed[];
}

/** A conflict that was decided. */
export interface ConflictMoment extends At {
  readonly type: 'conflict';
  readonly conflict: Conflict;
  readonly success: boolean;
  readonly isConceded: boolean;
  /** The view of a spectator. */
  readonly view: View;
  readonly attack?: LaidMoment;
  readonly defence?: LaidMoment;
  /** The views of both sides before the reveal, for sides that are seats. */
  readonly attacker?: View;
  readonly defender?: View;
}

export type ReviewMoment = PlayMoment | ConflictMoment;

/** The questions whose answers are analyzed. */
const WEIGHED: readonly Question['type'][] = ['act', 'attack', 'defend'];

const seenBy = (state: State, seat: Seat | null): View | undefined =>
  seat !== null && seat < state.seats ? game.view(state, seat) : undefined;

/** What is known about a conflict before it is resolved. */
type Gathered = Pick<ConflictMoment, 'attack' | 'defence' | 'attacker' | 'defender'>;

/** The cards placed by a command. A player who concedes places none. */
const laidIn = (state: State, command: Command, batch: number): Gathered => {
  const view = seenBy(state, state.question?.seat ?? null);
  if (!view) return {};
  if (command.type === 'placePam') return { attack: { batch, view, laid: command } };
  if (command.type === 'defend') return { defence: { batch, view, laid: command } };
  if (command.type !== 'concede') return {};
  const holding = holdingDefence(state);
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
  for (const [batch, { seat: who, command, events }] of standingBatches(log).entries()) {
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
  /** The difference to the best decision, as a chance to win. */
  readonly cost: number;
}

export const playBeside = (
  moment: PlayMoment,
  beside: PlayedComparison | undefined,
): ReviewedPlay | undefined =>
  beside && { ...moment, ...beside, cost: Math.max(0, beside.best.worth - beside.played.worth) };

/** A conflict with the odds that each side could know, and better ways to place the cards. */
export interface ReviewedConflict extends ConflictMoment {
  readonly forAttacker?: number;
  readonly forDefender?: number;
  readonly attackSplits?: Splits;
  readonly defenceSplits?: Splits;
}

export type ReviewedMoment = ReviewedPlay | ReviewedConflict;

/** Five games in a hundred; smaller differences are chance. */
const LEAST_COST = 0.05;
const MOST = 5;

/** The costliest decisions, the worst first. */
export const worstPlays = (plays: readonly ReviewedPlay[]): ReviewedPlay[] =>
  plays
    .filter(({ cost }) => cost >= LEAST_COST)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, MOST);

const withoutBetter = ({ played }: Splits): Splits => ({ played });

/**
 * Conflicts without advice on decisions among the worst plays: that list advises on the whole game, and the two may differ
 * where saving cards is worth more than this Mission.
 */
export const adviseOnce = (
  conflicts: readonly ReviewedConflict[],
  plays: readonly ReviewedPlay[],
): ReviewedConflict[] => {
  const advised = new Set(worstPlays(plays).map(({ batch }) => batch));
  return conflicts.map(found => {
    const { attack, defence, attackSplits, defenceSplits } = found;
    return {
      ...found,
      ...(attackSplits &&
        attack &&
        advised.has(attack.batch) && { attackSplits: withoutBetter(attackSplits) }),
      ...(defenceSplits &&
        defence &&
        advised.has(defence.batch) && { defenceSplits: withoutBetter(defenceSplits) }),
    };
  });
};

/** The decision at which a game was won or lost, and the chance to win before and after it. */
export interface Turning {
  readonly play: ReviewedPlay;
  readonly before: number;
  /** At the next decision of the same seat; undefined if there was none. */
  readonly after: number | undefined;
}

/**
 * The last decision before the chance crossed `even` toward the final result. If it never crossed, the decision after
 * which it changed most toward the result. Undefined if there is no such decision.
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
