import { isObject } from '../../../engine/util.ts';
import type { Effect, Op } from './effect.ts';

/** Estimates the cost of evaluating effects from their structure. */

/** All operations, including those in the branches of `if`. */
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

/** Whether a part reads a value that other effects may change. */
export const readsValues = (part: unknown): boolean => {
  if (Array.isArray(part)) return part.some(readsValues);
  if (!isObject(part)) return false;
  if (part.attr === 'mission' || Array.isArray(part.attr)) return true;
  if (part.kind === 'hero' && (part.pick === 'lowest' || part.pick === 'highest')) return true;
  return Object.values(part).some(readsValues);
};

/** The number of places that a search over the board visits in a duel. */
const PLACES = 8;

/** The steps of one evaluation in a duel, without the values of heroes. */
const steps = (part: unknown): number => {
  if (Array.isArray(part)) return part.reduce((sum: number, one) => sum + steps(one), 0);
  if (typeof part === 'number') return 1;
  if (!isObject(part)) return 0;
  const inner = Object.values(part).reduce((sum: number, one) => sum + steps(one), 0);
  return inner + ('kind' in part && 'pick' in part ? PLACES : 1);
};

export const stepsOf = ({ if: cond, cost, do: ops }: Effect): number => steps([cond, cost, ops]);
