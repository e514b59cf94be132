import type { Seat } from '../../../engine/game.ts';
import type { CardId } from '../cards/card.ts';
import type { Op, Trigger, Window } from '../effects/effect.ts';
import type { Instance, Post } from '../types.ts';

/**
 * The pending work of a game, as data, so that it can be saved, sent and undone. Tasks are in a list, of
 * which the last runs next.
 */

/** The answers that a task has received so far, by the key of the question. */
export type Answers = Readonly<Record<string, readonly number[]>>;

/** What an effect that is carried out refers to. */
export interface Context {
  /** The owner of the effect. */
  readonly seat: Seat;
  readonly source: Instance;
  readonly card: CardId;
  /**
   * The place of the card with the effect: its own if it is a hero, otherwise that of the hero it is beside.
   * For other cards, the owner's place in the conflict, if any.
   */
  readonly post: Post | null;
  /** The hero or card in the event that triggered the effect. */
  readonly bound: Instance | null;
  /** The hero that this effect has captured, for its later operations. */
  readonly captured?: Instance;
  /** HT-7.9: the one of several opponents that this effect applies to, if it has been chosen. */
  readonly opponent?: Seat;
  /** Whether the effect comes from an Action that is being played. */
  readonly isAction?: true;
  readonly vars: Readonly<Record<string, number>>;
}

/** A reference to an effect of a card. */
export interface EffectRef {
  readonly seat: Seat;
  readonly source: Instance;
  readonly post: Post | null;
  readonly index: number;
  /** For heroes, the face that has the effect. */
  readonly face?: 'active' | 'wounded';
  readonly bound: Instance | null;
}

/** An event that may trigger effects. */
export interface TriggerEvent {
  readonly trigger: Trigger;
  /** The player who caused the event or whom it affects. */
  readonly seat: Seat;
  /** The hero or card that the event is about. */
  readonly bound: Instance | null;
  readonly track: number | null;
}

export const CONFLICT_STEPS = [
  'attack',
  'attackPlaced',
  'defend',
  'defencePlaced',
  'allPlaced',
  'attackerSpies',
  'defenderSpies',
  'pushback',
  'reveal',
  'resolve',
] as const;
export type ConflictStep = (typeof CONFLICT_STEPS)[number];

export type Task =
  | { readonly do: 'ops'; readonly ops: readonly Op[]; readonly context: Context; readonly answers?: Answers }
  | { readonly do: 'fire'; readonly happening: TriggerEvent }
  | { readonly do: 'effects'; readonly queue: readonly EffectRef[]; readonly answers?: Answers }
  | { readonly do: 'effect'; readonly effect: EffectRef; readonly answers?: Answers }
  /** HT-8.6: wounds the hero, after all effects that could prevent it. */
  | {
      readonly do: 'wound';
      readonly hero: Instance;
      readonly byUndead: boolean;
      readonly cause?: CardId;
      readonly answers?: Answers;
    }
  | {
      readonly do: 'capture';
      readonly hero: Instance;
      readonly seat: Seat;
      readonly cause?: CardId;
      readonly answers?: Answers;
    }
  /** Carries out an Action, after which `layAway` discards it. Removing this task cancels the Action. */
  | { readonly do: 'carryOut'; readonly card: Instance; readonly seat: Seat; readonly post: Post | null }
  | { readonly do: 'layAway'; readonly card: Instance }
  | { readonly do: 'placeHeroes' }
  | { readonly do: 'placeMissions'; readonly seat: Seat }
  | { readonly do: 'openHands' }
  | { readonly do: 'refillHands' }
  | { readonly do: 'beginTurn'; readonly seat: Seat }
  | { readonly do: 'draw'; readonly answers?: Answers }
  | { readonly do: 'owedMissions'; readonly seat: Seat }
  | { readonly do: 'act' }
  | { readonly do: 'score' }
  | { readonly do: 'endTurn' }
  | { readonly do: 'afterTurn' }
  | { readonly do: 'oppose'; readonly seats: readonly Seat[] }
  | { readonly do: 'shift' }
  /** Runs one step of a conflict, which queues the next step. */
  | { readonly do: 'conflict'; readonly step: ConflictStep }
  | { readonly do: 'attack' }
  | { readonly do: 'defend' }
  | { readonly do: 'beforeReveal'; readonly seat: Seat }
  | { readonly do: 'reveal' }
  | { readonly do: 'resolve' }
  | { readonly do: 'refill'; readonly track: number; readonly seat: Seat }
  | { readonly do: 'redraw'; readonly seat: Seat; readonly answers?: Answers }
  | { readonly do: 'endConflict' }
  | {
      readonly do: 'referee';
      readonly context: Context;
      readonly prompt: Extract<Op, { op: 'manual' }>['prompt'];
    }
  | { readonly do: 'rivalTurn' }
  | { readonly do: 'rivalAttack' }
  | { readonly do: 'rivalDefence' }
  | { readonly do: 'rivalOpposes'; readonly seat: Seat }
  | { readonly do: 'rivalAttempt' }
  /** HT-11.9: the Rival uses each ability that it can in this window once. */
  | {
      readonly do: 'rivalAbilities';
      readonly seat: Seat;
      readonly window: Window;
      readonly used?: readonly string[];
    };

export type TaskOf<D extends Task['do']> = Extract<Task, { readonly do: D }>;
