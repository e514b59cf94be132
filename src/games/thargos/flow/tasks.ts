import type { Seat } from '../../../engine/game.ts';
import type { CardId } from '../cards/card.ts';
import type { Op, Trigger, Window } from '../effects/effect.ts';
import type { Instance, Post } from '../types.ts';

/** The work still to do at a table, as data: it can be saved, sent and undone. The next task is the last in the list. */

/** The answers to one task so far, by the key of the question. */
export type Answers = Readonly<Record<string, readonly number[]>>;

/** The effect being carried out. */
export interface Context {
  /** The owner of the effect. */
  readonly seat: Seat;
  readonly source: Instance;
  readonly card: CardId;
  /** The post of the source: its own, that of the hero it is attached to, or that of its track. */
  readonly post: Post | null;
  /** The hero or card that the event is about. */
  readonly bound: Instance | null;
  /** The hero that this effect has captured. */
  readonly captured?: Instance;
  /** HT-7.9: which of several opponents this effect is about, once known. */
  readonly opponent?: Seat;
  /** Whether the effect comes from an Action card being played. */
  readonly isAction?: true;
  readonly vars: Readonly<Record<string, number>>;
}

/** One effect of one card in play. */
export interface EffectRef {
  readonly seat: Seat;
  readonly source: Instance;
  readonly post: Post | null;
  readonly index: number;
  /** The face that has the effect, for heroes. */
  readonly face?: 'active' | 'wounded';
  readonly bound: Instance | null;
}

/** Something that happened and may trigger effects. */
export interface TriggerEvent {
  readonly trigger: Trigger;
  /** The player who caused it or whom it concerns. */
  readonly seat: Seat;
  /** The hero or card concerned. */
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
  /** HT-8.6: the wound itself, after the effects that could stop it. */
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
  /** Carries out an Action card, which is then discarded. Removing this task cancels the Action. */
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
  /** The next step of a conflict; the later steps follow from it. */
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
  /** HT-11.9: the abilities that the Rival may use in this window, each once. */
  | {
      readonly do: 'rivalAbilities';
      readonly seat: Seat;
      readonly window: Window;
      readonly used?: readonly string[];
    };

export type TaskOf<D extends Task['do']> = Extract<Task, { readonly do: D }>;
