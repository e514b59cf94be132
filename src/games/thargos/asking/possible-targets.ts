import { ATTRIBUTES, type Attribute } from '../attributes.ts';
import { isHeroInReach } from '../board/card-targets.ts';
import { hiddenCount } from '../board/counting.ts';
import { attributesMeant, candidates, evaluate, extreme } from '../board/evaluate.ts';
import { postOfHero, wordMeant } from '../board/lookup.ts';
import type { AttrArg, Expr, Selector, Target } from '../effects/effect.ts';
import type { Context } from '../flow/tasks.ts';
import type { Instance, Position } from '../types.ts';

/** Finds the possible targets of an operation from what all players can see. */

export const isMore = (table: Position, amount: Expr, context: Context): boolean =>
  evaluate(table, amount, context) > 0;

/** The heroes and visible cards that can be this target. */
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

/** Whether this target can be any hero or card, including face-down cards. */
export const finds = (table: Position, target: Target, context: Context): boolean => {
  if (typeof target === 'string') return found(table, target, context).length > 0;
  const { where: _, ...any } = target;
  const hidden = hiddenCount(table, any, context);
  if (hidden === undefined) return found(table, target, context).length > 0;
  return hidden > 0 && !isNoneCounted(table, target, context);
};

/**
 * The target with all candidates instead of only the lowest or highest, for operations that filter the
 * candidates first.
 */
export const anyOf = (target: Target): Target =>
  typeof target !== 'string' && (target.pick === 'lowest' || target.pick === 'highest')
    ? { ...target, pick: 'all' }
    : target;

export const isKind = (target: Target, kind: 'hero' | 'mission'): boolean =>
  typeof target === 'string' ? target !== 'track' : target.kind === kind;

/** The heroes in play that can be this target. */
export const heroes = (table: Position, target: Target, context: Context): readonly Instance[] =>
  isKind(target, 'hero')
    ? found(table, target, context).filter(id => postOfHero(table, id) !== undefined)
    : [];

/** The Missions on tracks that can be this target. */
export const missions = (table: Position, target: Target, context: Context): readonly Instance[] =>
  isKind(target, 'mission') ? found(table, target, context).filter(id => table.missions.includes(id)) : [];

export const attributes = (table: Position, attr: AttrArg): readonly Attribute[] => {
  if (attr !== 'chosen') return attributesMeant(table, attr, []);
  return table.conflict ? attributesMeant(table, 'mission', []) : ATTRIBUTES;
};
