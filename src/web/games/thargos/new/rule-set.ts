import { type Config, DEFAULTS, RULE_SETS } from '../../../../games/thargos/config.ts';
import { hasRival, isAlone } from '../../../../games/thargos/modes.ts';
import { say, text } from '../../../say.ts';
import { CHOICE_WORDS, type ChoiceKey, NUMBER_WORDS, type NumberKey } from './choice-words.ts';

const WORDS = {
  en: { off: 'off', instead: (value: string, book: string) => `${value} (by the book: ${book})` },
  fr: {
    off: 'désactivé',
    instead: (value: string, book: string) => `${value} (selon le livret\u202f: ${book})`,
  },
};

/** One rule that a set of rules changes, in words. */
export interface RuleChange {
  readonly key: string;
  readonly title: string;
  readonly says: string;
  readonly rule: string;
}

const isNumberKey = (key: string): key is NumberKey => Object.hasOwn(NUMBER_WORDS, key);

const valueName = (key: ChoiceKey | NumberKey, value: unknown): string => {
  if (isNumberKey(key)) return value === 0 ? say(WORDS).off : String(value);
  const names: Readonly<Record<string, Parameters<typeof text>[0]>> = CHOICE_WORDS[key].values;
  return text(names[String(value)]!);
};

interface Game {
  readonly config: Config;
  readonly seats: number;
}

/** HT-9.6: players without an opponent face dice, and dice place no cards. */
const hasDefender = (game: Game): boolean => hasRival(game.config) || !isAlone(game);

/** Rules that matter only in some games. */
const APPLIES: Readonly<Record<string, (game: Game) => boolean>> = {
  secondPlayer: ({ config }) => config.mode === 'duel',
  neutralAdvantage: ({ config }) => config.factions,
  zeroCardDefence: hasDefender,
  shortMirror: hasDefender,
};

/** HT-A-52: what a set of rules changes against the book in this game. */
export const changesIn = (rules: Config['rules'], game: Game): RuleChange[] =>
  (Object.entries(RULE_SETS[rules]) as [ChoiceKey | NumberKey, unknown][])
    .filter(([key]) => APPLIES[key]?.(game) ?? true)
    .map(([key, value]) => {
      const { title, rule } = isNumberKey(key) ? NUMBER_WORDS[key] : CHOICE_WORDS[key];
      const says = say(WORDS).instead(valueName(key, value), valueName(key, DEFAULTS[key]));
      return { key, title: text(title), says, rule };
    });
