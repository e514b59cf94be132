import type { Counts, PamRule } from '../conflict.ts';
import type { Position } from '../types.ts';
import { ruleForDefence } from './pam-rules.ts';

/** Which rule limits the cards that a side may place now. */
type PlacingLimit =
  | 'free'
  | 'spread'
  | 'mirror'
  /** HT-A-07: too few cards for all covered colors, placed as far as they reach. */
  | 'mirrorShort'
  /** HT-A-07: too few cards for all covered colors, so none may be placed. */
  | 'tooFew'
  | 'nothingToMirror'
  | 'balance'
  | 'barred';

const ONE_EACH: Counts = { power: 1, mind: 1, mysticism: 1 };

export const limitOf = (table: Position, rule: PamRule, side: 'attack' | 'defend'): PlacingLimit => {
  if (rule.spread) return 'spread';
  if (rule.most) return table.config.mirror === 'balance' ? 'balance' : 'mirrorShort';
  if (rule.least > 0) return 'mirror';
  if (rule.colours.length > 0) return 'free';
  if (side === 'attack' || !table.conflict) return 'barred';
  const most = Number.MAX_SAFE_INTEGER;
  if (ruleForDefence(table, most).colours.length > 0) return 'tooFew';
  const covered = { ...table, conflict: { ...table.conflict, attack: ONE_EACH } };
  return ruleForDefence(covered, most).colours.length > 0 ? 'nothingToMirror' : 'barred';
};
