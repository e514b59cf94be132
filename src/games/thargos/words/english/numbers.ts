import type { AttrArg, Expr } from '../../effects/effect.ts';
import { howMany, isAll, type OpContext, simple } from '../grammar.ts';
import { expr } from './targets.ts';

/** A number of things: "2 cards", "all cards", "a number of cards equal to …" */
export const amount = (value: Expr, singular: string, plural: string, context: OpContext): string => {
  const count = howMany(value);
  if (isAll(count)) return `all ${plural}`;
  if (typeof count === 'number') return `${count} ${count === 1 ? singular : plural}`;
  const { text } = expr(count, context);
  return `a number of ${plural} equal to ${text}`;
};

/** A change of attributes: "+1 Power", "−2 to every attribute", "a bonus to Power equal to …" */
export const change = (given: Expr, attr: AttrArg, to: string, context: OpContext): string => {
  const name = attr === 'power' || attr === 'mind' || attr === 'mysticism' ? to : `to ${to}`;
  const value = simple(given);
  if (typeof value === 'number') return `${value < 0 ? '−' : '+'}${Math.abs(value)} ${name}`;
  if ('neg' in value) return `a penalty to ${to} equal to ${expr(value.neg, context).text}`;
  return `a bonus to ${to} equal to ${expr(value, context).text}`;
};
