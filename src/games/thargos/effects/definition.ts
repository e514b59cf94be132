import type { Seat } from '../../../engine/game.ts';
import type { Text } from '../../../engine/text.ts';
import type { Run } from '../flow/run.ts';
import type { Context, Task, TaskOf } from '../flow/tasks.ts';
import type { FaceName, Position, View } from '../types.ts';
import type { Clause, OpContext } from '../words/grammar.ts';
import type { Expr, Op, OpOf, Target, Who, Zone } from './effect.ts';

/** All keys of an operation except `op`, including those that only some of its variants have. */
export type KeyOf<O> = O extends unknown ? Exclude<keyof O, 'op'> : never;

/** The type of a key's value, in any operation that has this key. */
export type FieldOf<O, K> = O extends unknown
  ? K extends keyof O
    ? Exclude<O[K], undefined>
    : never
  : never;

/**
 * How a card pack must use a key of an operation. If keys have the use `either`, exactly one of them must be
 * present, and the editor offers the first. If a key with the use `needed or 1` is missing, the reader
 * assumes 1 and warns. The key `to` has the use `zone` for cards and `target` for heroes.
 */
export type KeyUse = 'needed' | 'needed or 1' | 'optional' | 'either' | 'zone' | 'target';

type UseOf<O, K extends KeyOf<O>> = K extends keyof O
  ? K extends 'to'
    ? O[K] extends Zone
      ? 'zone'
      : 'target'
    : Record<never, never> extends Pick<O, K>
      ? 'optional'
      : K extends 'amount'
        ? 'needed' | 'needed or 1'
        : 'needed'
  : 'either';

export type IsAnyUseful = (
  table: Position,
  ops: readonly Op[],
  context: Context,
  agenda: readonly Task[],
) => boolean;

/** What a verb's `value` function can ask of a bot (`src/bots/thargos/worth.ts`). */
export interface Appraiser {
  readonly weights: { readonly pointElse: number; readonly inHand: number; readonly restocked: number };
  /** The value of a constant amount on a card. Any other amount counts as 1. */
  readonly numberOf: (amount: Expr | undefined) => number;
  /** 1 if the operation affects the player, -1 if opponents, 0 if all players. */
  readonly sideOf: (who: Who | undefined) => -1 | 0 | 1;
  readonly isOwnTarget: (target: Target) => boolean;
  readonly opsWorth: (view: View, seat: Seat, ops: readonly Op[] | undefined) => number;
  /** The price of one card of these players, in victory points. For several players, the highest. */
  readonly priceFor: (view: View, seat: Seat, who: Who) => number;
  readonly largestHand: (view: View, seat: Seat, who: Who) => number;
  readonly largestPile: (view: View, seat: Seat, who: Who, pile: 'deck' | 'discard') => number;
  /** The largest change in value from turning over a hero with this face up. */
  readonly turning: (view: View, seat: Seat, face: FaceName, isOwn: boolean) => number;
  readonly exchange: (
    op: OpOf<'moveHero' | 'swapHeroes' | 'swapMissions' | 'replaceMission'>,
    view: View,
    seat: Seat,
  ) => number;
  readonly bestOpposingAdvantage: (view: View, seat: Seat) => number;
  /** What opponents lose if they can't attempt this number of their best tracks. */
  readonly closingTracks: (view: View, seat: Seat, count: number) => number;
}

/** The pending operations of an effect, with the answers that players have given so far. */
export type OpTask = TaskOf<'ops'>;

/** The texts with which the page asks for a verb's choices. */
export interface VerbPrompt {
  /** The question for a player, if the general question isn't clear enough. */
  readonly player?: Text;
  readonly one?: Text;
  /** The question if the player may choose several candidates. */
  readonly several?: Text;
  /**
   * The second half of the question, which follows the first choice. `toNamed` receives the name of that
   * choice.
   */
  readonly to?: Text;
  readonly toNamed?: (name: string) => Text;
}

/**
 * Everything that defines a verb. The build splits it, so that the page loads each part only where it is
 * needed (tools/verb-plugin.ts).
 */
export interface VerbDefinition<O extends { readonly op: string }> {
  readonly keys: { readonly [K in KeyOf<O>]: UseOf<O, K> };
  /**
   * The name of a drawing in `src/web/games/thargos/art/charges.ts`, or a faction. Undefined for verbs with
   * branches.
   */
  readonly picture: string | undefined;
  /** HT-A-54: whether the operation can change anything now, by what every player can see. */
  readonly isUseful: (
    table: Position,
    op: O,
    context: Context,
    agenda: readonly Task[],
    isAnyUseful: IsAnyUseful,
  ) => boolean;
  /**
   * The value of the operation for the player who uses it, in victory points. A card in hand is worth about
   * 0.6.
   */
  readonly value: number | ((op: O, bot: Appraiser, view: View, seat: Seat) => number);
  /**
   * Runs one operation. If an answer is missing, it asks and returns, and is called again with the answer. So
   * it must ask for all choices before it emits events, except that a player who looks at cards to choose
   * from them sees them first (`look.ts`).
   */
  readonly run: (run: Run, op: O, task: OpTask) => void;
  readonly english: (op: O, context: OpContext) => Clause;
  readonly french: (op: O, context: OpContext) => Clause;
  /** Undefined if the general question for this kind of candidate is clear enough. */
  readonly prompt: VerbPrompt | undefined;
}
