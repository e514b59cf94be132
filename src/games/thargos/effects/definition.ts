import type { Seat } from '../../../engine/game.ts';
import type { Context, Task } from '../flow/tasks.ts';
import type { FaceName, Position, View } from '../types.ts';
import type { Expr, Op, OpOf, Target, Verb, Who, Zone } from './effect.ts';
import { VERBS } from './verbs/index.ts';

/** The keys of an operation besides `op`, also those that only some variants have. */
export type KeyOf<O> = O extends unknown ? Exclude<keyof O, 'op'> : never;

/** The value of a key, in any operation that has it. */
export type FieldOf<O, K> = O extends unknown
  ? K extends keyof O
    ? Exclude<O[K], undefined>
    : never
  : never;

/**
 * How a card pack writes a key. `either`: exactly one of these keys; the editor offers the first. `needed or 1`: the
 * reader assumes 1 and warns. `to` is a zone for cards and a target for heroes.
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

/** Whether any of these operations can change anything now. */
export type IsAnyUseful = (
  table: Position,
  ops: readonly Op[],
  context: Context,
  agenda: readonly Task[],
) => boolean;

/** What a bot tells a verb about the values of cards and heroes (`src/bots/thargos/worth.ts`). */
export interface Appraiser {
  readonly weights: { readonly pointElse: number; readonly inHand: number; readonly restocked: number };
  /** A number on a card. An amount that has to be counted is taken as 1. */
  readonly numberOf: (amount: Expr | undefined) => number;
  /** 1 for the player, -1 for opponents, 0 for all players. */
  readonly sideOf: (who: Who | undefined) => -1 | 0 | 1;
  readonly isOwnTarget: (target: Target) => boolean;
  readonly opsWorth: (view: View, seat: Seat, ops: readonly Op[] | undefined) => number;
  /** The price of one card of these players. */
  readonly priceFor: (view: View, seat: Seat, who: Who) => number;
  readonly largestHand: (view: View, seat: Seat, who: Who) => number;
  readonly largestPile: (view: View, seat: Seat, who: Who, pile: 'deck' | 'discard') => number;
  /** The most that turning over a hero with this face changes. */
  readonly turning: (view: View, seat: Seat, face: FaceName, isOwn: boolean) => number;
  readonly exchange: (
    op: OpOf<'moveHero' | 'swapHeroes' | 'swapMissions' | 'replaceMission'>,
    view: View,
    seat: Seat,
  ) => number;
  readonly bestOpposingAdvantage: (view: View, seat: Seat) => number;
  /** What opponents lose if they can't attempt this many of their best tracks. */
  readonly closingTracks: (view: View, seat: Seat, count: number) => number;
}

/** A verb: its keys in card packs, when the game offers it, its value to a bot and its picture. */
export interface VerbDefinition<O extends { readonly op: string }> {
  readonly keys: { readonly [K in KeyOf<O>]: UseOf<O, K> };
  /** The name of a drawing in `src/web/games/thargos/art`. Verbs that only say when have none. */
  readonly picture: string | undefined;
  /** HT-A-54: whether the operation can change anything now, judged by what every player sees. */
  readonly isUseful: (
    table: Position,
    op: O,
    context: Context,
    agenda: readonly Task[],
    isAnyUseful: IsAnyUseful,
  ) => boolean;
  readonly value: number | ((op: O, bot: Appraiser, view: View, seat: Seat) => number);
}

/** Doesn't compile if the name of a verb in the list differs from its `op`. */
export const DEFINITIONS: { readonly [V in Verb]: VerbDefinition<OpOf<V>> } = VERBS;

export const VERB_NAMES = Object.keys(VERBS) as readonly Verb[];
