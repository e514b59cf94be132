import { type Config, DEFAULTS, isAlone, RULE_SETS } from '../../../../games/thargos/ui.ts';
import { say, text } from '../../../i18n.ts';
import { appliesIn, type PlannedGame, type RuleKey } from './applies.ts';
import { CHOICE_WORDS, isChoiceKey } from './choice-messages.ts';
import { NUMBER_WORDS, type NumberKey, numberWords } from './number-messages.ts';

const WORDS = {
  en: { off: 'off', instead: (value: string, book: string) => `${value} (by the book: ${book})` },
  fr: {
    off: 'désactivé',
    instead: (value: string, book: string) => `${value} (selon le livret\u202f: ${book})`,
  },
};

/** A rule that a rule set changes, as text. */
export interface RuleChange {
  readonly key: string;
  readonly title: string;
  readonly says: string;
  readonly rule: string;
}

const isNumberKey = (key: string): key is NumberKey => Object.hasOwn(NUMBER_WORDS, key);
const isRuleKey = (key: string): key is RuleKey => isChoiceKey(key) || isNumberKey(key);

const valueName = (key: RuleKey, value: unknown): string => {
  if (isNumberKey(key)) return value === 0 ? say(WORDS).off : String(value);
  const names: Readonly<Record<string, Parameters<typeof text>[0]>> = CHOICE_WORDS[key].values;
  return text(names[String(value)]!);
};

/** HT-A-52: how a rule set differs from the rulebook, limited to rules that matter in this game. */
export const changesIn = (rules: Config['rules'], game: PlannedGame): RuleChange[] =>
  Object.entries(RULE_SETS[rules]).flatMap(([key, value]) => {
    if (!isRuleKey(key) || !appliesIn(game, key)) return [];
    const { title, rule } = isNumberKey(key) ? numberWords(key, isAlone(game)) : CHOICE_WORDS[key];
    const says = say(WORDS).instead(valueName(key, value), valueName(key, DEFAULTS[key]));
    return [{ key, title: text(title), says, rule }];
  });
