import type { Counts, PamRule } from '../conflict.ts';
import type { Position } from '../types.ts';
import { ruleForDefense } from './pam-rules.ts';

/** The rule that limits which cards a side may place. */
type PlacingLimit =
  | 'free'
  | 'spread'
  | 'mirror'
  /**
   * HT-A-07: the hand has fewer cards than there are colors to cover. At most one card may be placed on each.
   */
  | 'mirrorShort'
  /** HT-A-07: the hand has fewer cards than there are colors to cover. No card may be placed. */
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
  if (ruleForDefense(table, most).colours.length > 0) return 'tooFew';
  const covered = { ...table, conflict: { ...table.conflict, attack: ONE_EACH } };
  return ruleForDefense(covered, most).colours.length > 0 ? 'nothingToMirror' : 'barred';
};
