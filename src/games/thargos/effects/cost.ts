import { isObject } from '../../../engine/util.ts';
import type { Effect, Op } from './effect.ts';

/** What the effects of a card cost to evaluate, estimated from their structure. */

/** All operations, also those under conditions. */
export const flatOps = (ops: readonly Op[]): Op[] =>
  ops.flatMap(op => (op.op === 'if' ? [...flatOps(op.then), ...flatOps(op.else ?? [])] : [op]));

/** Which attributes a continuous effect may change: none, those of its own hero, or those of other heroes too. */
export type EffectReach = 'none' | 'host' | 'all';

const reach = (op: Op): EffectReach => {
  const isForHeroes =
    op.op === 'modAttr' || op.op === 'setAttr' || (op.op === 'rule' && op.rule === 'noAdvantages');
  if (!isForHeroes) return 'none';
  return op.target === undefined || op.target === 'host' || op.target === 'this' ? 'host' : 'all';
};

export const reachOf = (ops: readonly Op[]): EffectReach => {
  const reaches = ops.map(reach);
  if (reaches.includes('all')) return 'all';
  return reaches.includes('host') ? 'host' : 'none';
};

/** Whether a part asks for a value that other effects may change. */
export const readsValues = (part: unknown): boolean => {
  if (Array.isArray(part)) return part.some(readsValues);
  if (!isObject(part)) return false;
  if (part.attr === 'mission' || Array.isArray(part.attr)) return true;
  if (part.kind === 'hero' && (part.pick === 'lowest' || part.pick === 'highest')) return true;
  return Object.values(part).some(readsValues);
};

/** A search over the board looks at this many places in a duel. */
const PLACES = 8;

/** Steps that one evaluation of a part takes in a duel, the values of heroes not counted. */
const steps = (part: unknown): number => {
  if (Array.isArray(part)) return part.reduce((sum: number, one) => sum + steps(one), 0);
  if (typeof part === 'number') return 1;
  if (!isObject(part)) return 0;
  const inner = Object.values(part).reduce((sum: number, one) => sum + steps(one), 0);
  return inner + ('kind' in part && 'pick' in part ? PLACES : 1);
};

export const stepsOf = ({ if: cond, cost, do: ops }: Effect): number => steps([cond, cost, ops]);
