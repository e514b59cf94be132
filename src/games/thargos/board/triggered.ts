import type { CardId } from '../cards/card.ts';
import { type CardType, IN_CONFLICT, type Op, type Trigger } from '../effects/effect.ts';
import type { Context, EffectRef, TriggerEvent } from '../flow/tasks.ts';
import { isRival } from '../modes.ts';
import type { Instance, Position } from '../types.ts';
import { evaluate, holds } from './evaluate.ts';
import { type AbilityInPlay, triggeredBy } from './in-play.ts';
import { type Ability, design } from './library.ts';
import { cardOf, ownPost } from './lookup.ts';
import { useName } from './use-counters.ts';

/**
 * Finds the effects that an event triggers, and checks whether they can start. These functions don't change
 * the state.
 */

/**
 * The triggers of a conflict. An effect with `here` reacts to one only if its hero, or the hero it is
 * attached to, is in that conflict.
 */
const OF_CONFLICT: readonly Trigger[] = [...IN_CONFLICT, 'missionWon'];
/** The triggers about one hero. */
const TO_HERO: readonly Trigger[] = ['faceUp', 'wounded', 'healed', 'wouldBeWounded'];
/**
 * The triggers about one card. A card of the type given here reacts only to its own event, cards of other
 * types to all such events.
 */
const TO_CARD: { readonly [T in Trigger]?: CardType } = {
  attach: 'advantage',
  play: 'action',
  missionPlaced: 'mission',
};
/** The triggers that occur for both sides of a conflict. */
const OF_BOTH: readonly Trigger[] = ['beforeReveal', 'afterReveal'];

/** The effects of cards in play that react to this event. */
export const triggeredEffects = (
  state: Position,
  happening: TriggerEvent,
  standing: readonly AbilityInPlay[] = triggeredBy(state, happening.trigger),
): EffectRef[] => {
  const found: EffectRef[] = [];
  for (const one of standing) {
    const ref = refTo(one, happening.bound);
    if (isTriggered(state, one.ability, ref, happening)) found.push(ref);
  }
  return found;
};

export const isTriggered = (
  state: Position,
  ability: Ability,
  ref: EffectRef,
  happening: TriggerEvent,
): boolean => concerns(state, ability, ref, happening) && canStart(state, ability, ref);

/** A reference to an effect in play. `bound` is the hero or card that the event is about. */
export const refTo = (
  { seat, source, post, face, ability: { index } }: AbilityInPlay,
  bound: Instance | null,
): EffectRef => (face ? { seat, source, post, index, bound, face } : { seat, source, post, index, bound });

export const concerns = (
  state: Position,
  { effect }: Ability,
  ref: EffectRef,
  { trigger, seat, bound }: TriggerEvent,
): boolean => {
  const side = effect.side ?? 'own';
  const isOwn = ref.seat === seat;
  const isAlsoOwn = side === 'own' && OF_BOTH.includes(trigger) && state.conflict?.defender === ref.seat;
  if (side !== 'any' && isOwn !== (side === 'own') && !isAlsoOwn) return false;
  const kind = TO_CARD[trigger];
  if (kind !== undefined) return ref.source === bound || cardOf(state, ref.source).type !== kind;
  if (ref.source === bound && trigger === 'missionWon') return true;
  if (TO_HERO.includes(trigger))
    // A reaction in hand has no hero of its own, so it may react for any hero of its player.
    return side !== 'own' || ref.post === null || state.posts[ref.post]!.hero === bound;
  if (!effect.here || !OF_CONFLICT.includes(trigger) || ref.post === null) return true;
  return ownPost(state, ref.seat) === ref.post;
};

/** The number of uses that this effect has left. */
export const usesLeft = (state: Position, { effect, key }: Ability, source: Instance): number => {
  if (!effect.limit) return Number.POSITIVE_INFINITY;
  const { uses, per } = effect.limit;
  const name = useName(source, key);
  const done = per === 'game' ? state.uses : per === 'turn' ? state.usesTurn : state.usesConflict;
  return uses - (done[name] ?? 0);
};

export const contextOf = (state: Position, ref: EffectRef, card: CardId): Context => {
  const { seat, source, post, bound } = ref;
  return source >= state.heroes.length && card.startsWith('A')
    ? { seat, source, card, post, bound, vars: NO_VARS, isAction: true }
    : { seat, source, card, post, bound, vars: NO_VARS };
};

const NO_VARS = {};

const canStart = (state: Position, ability: Ability, ref: EffectRef): boolean => {
  if (usesLeft(state, ability, ref.source) <= 0) return false;
  const card = state.faces[ref.source]!;
  if (card === null) return true;
  // HT-11.7: without `rivalFullEffects`, the Rival uses only effects without a choice.
  if (!ability.isAutomatic && isRival(state, ref.seat) && !state.config.solo.rivalFullEffects) return false;
  return !ability.effect.if || holds(state, ability.effect.if, contextOf(state, ref, card));
};

export const abilityOf = (
  state: Position,
  { face, index }: Pick<EffectRef, 'face' | 'index'>,
  id: CardId,
): Ability => {
  const found = design(state.config, id);
  return (face === 'wounded' ? found.wounded : found.active).all[index]!;
};

/** Whether the player can pay all parts of a cost together. */
export const canPay = (state: Position, ops: readonly Op[] | undefined, context: Context): boolean => {
  if (!ops) return true;
  let { hand, deck } = state.players[context.seat]!;
  for (const op of ops) {
    if (op.op === 'discardHand' && op.who === 'self') hand -= evaluate(state, op.amount, context);
    if (op.op === 'burn' && op.who === 'self') deck -= evaluate(state, op.amount, context);
    if (op.op === 'wound' && (op.target === 'this' || op.target === 'host') && context.post !== null) {
      const { hero } = state.posts[context.post]!;
      if (hero === null || state.heroes[hero]!.face !== 'active') return false;
    }
  }
  return hand >= 0 && deck >= 0;
};
