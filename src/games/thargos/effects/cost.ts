import { isObject } from '../../../engine/util.ts';
import type { Effect, Op } from './effect.ts';

/** Estimates from the structure of effects how many steps their evaluation takes. */

/** All operations, including those in the branches of `if`. */
export const flatOps = (ops: readonly Op[]): Op[] =>
  ops.flatMap(op => (op.op === 'if' ? [...flatOps(op.then), ...flatOps(op.else ?? [])] : [op]));

/** The heroes whose attributes a continuous effect may change: none, only its own hero, or others, too. */
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

/** Whether this part of an effect reads a value that other effects may change. */
export const readsValues = (part: unknown): boolean => {
  if (Array.isArray(part)) return part.some(readsValues);
  if (!isObject(part)) return false;
  if (part.attr === 'mission' || Array.isArray(part.attr)) return true;
  if (part.kind === 'hero' && (part.pick === 'lowest' || part.pick === 'highest')) return true;
  return Object.values(part).some(readsValues);
};

/** The number of hero places in a duel, all of which a search for targets visits. */
const PLACES = 8;

/** The steps that one evaluation of this part takes in a duel, without those for the values of heroes. */
const steps = (part: unknown): number => {
  if (Array.isArray(part)) return part.reduce((sum: number, one) => sum + steps(one), 0);
  if (typeof part === 'number') return 1;
  if (!isObject(part)) return 0;
  const inner = Object.values(part).reduce((sum: number, one) => sum + steps(one), 0);
  return inner + ('kind' in part && 'pick' in part ? PLACES : 1);
};

export const stepsOf = ({ if: cond, cost, do: ops }: Effect): number => steps([cond, cost, ops]);
