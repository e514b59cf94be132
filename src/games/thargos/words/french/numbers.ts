import { a, de } from '../../../../text/french.ts';
import type { AttrArg, Expr, Filter, TargetKind } from '../../effects/effect.ts';
import { howMany, isAll, type OpContext, simple } from '../grammar.ts';
import { IN_ATTRIBUTE, isFeminine, noun } from './nouns.ts';
import { expr } from './targets.ts';

interface Counted {
  readonly one: string;
  readonly many: string;
  readonly feminine: boolean;
}

/** A number of things: "2 cartes", "toutes les cartes", "un nombre de cartes égal à …" */
export const counted = (value: Expr, { one, many, feminine }: Counted, context: OpContext): string => {
  const count = howMany(value);
  if (isAll(count)) return `${feminine ? 'toutes' : 'tous'} les ${many}`;
  // In French, nouns after 0 and 1 are singular.
  if (typeof count === 'number') return `${count} ${count < 2 ? one : many}`;
  return `un nombre ${de(many)} égal ${a(expr(count, context).text)}`;
};

export const amount = (value: Expr, kind: TargetKind, context: OpContext, where: Filter = {}): string => {
  const [one, many] = [noun(kind, where), noun(kind, where, true)];
  return counted(value, { one, many, feminine: isFeminine(kind, where) }, context);
};

/**
 * A change of attributes: "+1 en Puissance", "un bonus en Puissance égal à …". `to` is the part "en
 * Puissance".
 */
export const changeTo = (given: Expr, to: string, context: OpContext): string => {
  const value = simple(given);
  if (typeof value === 'number') return `${value < 0 ? '−' : '+'}${Math.abs(value)} ${to}`;
  if ('neg' in value) return `un malus ${to} égal ${a(expr(value.neg, context).text)}`;
  return `un bonus ${to} égal ${a(expr(value, context).text)}`;
};

export const change = (value: Expr, attr: AttrArg, context: OpContext): string =>
  changeTo(value, IN_ATTRIBUTE[attr], context);
