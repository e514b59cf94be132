import { triggeredBy } from '../board/in-play.ts';
import { design } from '../board/library.ts';
import { abilityOf } from '../board/triggered.ts';
import type { Effect, Op } from '../effects/effect.ts';
import type { State } from '../types.ts';
import type { EffectRef } from './tasks.ts';

/** HT-A-55: finds effects whose order changes nothing, so that their player needn't be asked for it. */

const DECK_VERBS = ['look', 'draw', 'burn'] as const;
type Kind = (typeof DECK_VERBS)[number] | 'heal';

const isOwnDeck = (op: Op, verb: Kind): boolean =>
  op.op === verb &&
  'who' in op &&
  op.who === 'self' &&
  'amount' in op &&
  typeof op.amount === 'number' &&
  (op.op !== 'look' || (op.from === 'deckTop' && op.rearrange !== true));

/** Whether the operations only roll a die that may heal their own hero. */
const isHealingRoll = ([roll, check, ...more]: readonly Op[]): boolean =>
  more.length === 0 &&
  roll?.op === 'roll' &&
  check?.op === 'if' &&
  'cmp' in check.cond &&
  typeof check.cond.cmp[2] === 'number' &&
  check.else === undefined &&
  check.then.every(op => op.op === 'heal' && op.target === 'this');

const kindOf = ({ optional, if: condition, cost, limit, do: ops }: Effect): Kind | undefined => {
  if (optional || condition || cost || limit) return undefined;
  return isHealingRoll(ops) ? 'heal' : DECK_VERBS.find(verb => ops.every(op => isOwnDeck(op, verb)));
};

const callsOthers = (state: State, { source }: EffectRef): boolean =>
  triggeredBy(state, 'healed').length > 0 ||
  design(state.config, state.secret.faces[source]!).active.on.faceUp !== undefined;

/**
 * Whether these effects have the same result in any order: they all do the same with their player's deck, or
 * each only rolls to heal its own hero.
 */
export const isAnyOrder = (state: State, refs: readonly EffectRef[]): boolean => {
  let onDeck: Kind | undefined;
  return refs.every(ref => {
    const kind = kindOf(abilityOf(state, ref, state.secret.faces[ref.source]!).effect);
    if (kind === 'heal') return !callsOthers(state, ref);
    onDeck ??= kind;
    return kind !== undefined && kind === onDeck;
  });
};
