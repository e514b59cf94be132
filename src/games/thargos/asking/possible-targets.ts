import { ATTRIBUTES, type Attribute } from '../attributes.ts';
import { isHeroInReach } from '../board/card-targets.ts';
import { hiddenCount } from '../board/counting.ts';
import { attributesMeant, candidates, evaluate, extreme } from '../board/evaluate.ts';
import { postOfHero, wordMeant } from '../board/lookup.ts';
import type { AttrArg, Expr, Selector, Target } from '../effects/effect.ts';
import type { Context } from '../flow/tasks.ts';
import type { Instance, Position } from '../types.ts';

/** The possible targets of an operation, as far as all players can see. */

export const isMore = (table: Position, amount: Expr, context: Context): boolean =>
  evaluate(table, amount, context) > 0;

/** Visible cards and heroes that the target may mean. */
export const found = (table: Position, target: Target, context: Context): readonly number[] => {
  if (typeof target === 'string') return wordMeant(table, target, context);
  if (isNoneCounted(table, target, context)) return [];
  const from = candidates(table, target.kind, context, target).filter(
    id => target.kind !== 'hero' || isHeroInReach(table, id, context),
  );
  return target.pick === 'lowest' || target.pick === 'highest'
    ? extreme(table, target.kind, from, target.pick)
    : from;
};

const isNoneCounted = (table: Position, { pick, count }: Selector, context: Context): boolean =>
  count !== undefined &&
  (pick === 'choose' || pick === 'random' || pick === 'adjacent') &&
  !isMore(table, count, context);

/** The same, including face-down cards. */
export const finds = (table: Position, target: Target, context: Context): boolean => {
  if (typeof target === 'string') return found(table, target, context).length > 0;
  const { where: _, ...any } = target;
  const hidden = hiddenCount(table, any, context);
  if (hidden === undefined) return found(table, target, context).length > 0;
  return hidden > 0 && !isNoneCounted(table, target, context);
};

/** For operations that filter before they take the lowest or highest. */
export const anyOf = (target: Target): Target =>
  typeof target !== 'string' && (target.pick === 'lowest' || target.pick === 'highest')
    ? { ...target, pick: 'all' }
    : target;

export const isKind = (target: Target, kind: 'hero' | 'mission'): boolean =>
  typeof target === 'string' ? target !== 'track' : target.kind === kind;

/** Heroes in play. */
export const heroes = (table: Position, target: Target, context: Context): readonly Instance[] =>
  isKind(target, 'hero')
    ? found(table, target, context).filter(id => postOfHero(table, id) !== undefined)
    : [];

/** Missions on tracks. */
export const missions = (table: Position, target: Target, context: Context): readonly Instance[] =>
  isKind(target, 'mission') ? found(table, target, context).filter(id => table.missions.includes(id)) : [];

export const attributes = (table: Position, attr: AttrArg): readonly Attribute[] => {
  if (attr !== 'chosen') return attributesMeant(table, attr, []);
  return table.conflict ? attributesMeant(table, 'mission', []) : ATTRIBUTES;
};
