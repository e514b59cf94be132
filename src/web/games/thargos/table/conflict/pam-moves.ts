import type { Options } from '../../../../../games/thargos/asking/options.ts';
import { countsOf, type PamRule, pamFault } from '../../../../../games/thargos/conflict.ts';
import type { Placed, View } from '../../../../../games/thargos/types.ts';
import { say } from '../../../../say.ts';
import { abilityMoves, type LegalMove } from '../moves.ts';
import { WORDS } from '../words.ts';
import { CONFLICT_WORDS } from './conflict-words.ts';

/** What can be done in a conflict with the cards as they lie. */

export type PamOptions = Extract<Options, { type: 'attack' | 'defend' }>;

export const pamOptions = (options: Options): PamOptions | undefined =>
  options.type === 'attack' || options.type === 'defend' ? options : undefined;

export const ruleText = (rule: PamRule, isDefence: boolean): string => {
  const words = say(CONFLICT_WORDS);
  if (rule.colours.length === 0) return words.nothing;
  if (rule.spread) return words.spread;
  if (!isDefence) return words.free;
  if (rule.most) return words.balance;
  return rule.least > 0 ? words.mirror : words.free;
};

/** Which rule the cards do not keep yet; undefined when they may be given so. */
export const faultText = (options: PamOptions, laid: readonly Placed[]): string | undefined => {
  const words = say(CONFLICT_WORDS);
  const fault = pamFault(options.rule, countsOf(laid));
  if (!fault) return undefined;
  const rule = ruleText(options.rule, options.type === 'defend');
  return 'colour' in fault ? `${rule} ${words.stillEmpty(words.attribute[fault.colour])}` : rule;
};

export const pamMoves = (view: View, options: PamOptions, laid: readonly Placed[]): LegalMove[] => {
  const words = say(CONFLICT_WORDS);
  const isDefence = options.type === 'defend';
  const count = laid.length;
  const bare = isDefence ? words.defendNone : words.attackNone;
  const counted = isDefence ? words.defendWith : words.attackWith;
  const isBarred = pamFault(options.rule, countsOf(laid)) !== undefined;
  return [
    ...abilityMoves(view, options.abilities, say(WORDS)),
    ...(options.concede ? [{ label: words.letGo, command: { type: 'concede' as const } }] : []),
    // Beside what was laid it would be one slip away.
    ...(isDefence && count > 0 && isBarred
      ? [{ label: bare, command: { type: 'defend' as const, cards: [] } }]
      : []),
    {
      label: count === 0 ? bare : counted(count),
      command: { type: isDefence ? 'defend' : 'placePam', cards: laid },
      isMain: true,
      isBarred,
    },
  ];
};
