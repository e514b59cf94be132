import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import type { Text } from '../../../../engine/text.ts';
import {
  CHOICES,
  type Config,
  configure,
  hasCode,
  refusalText,
  rulesOf,
} from '../../../../games/cartographers/ui.ts';
import { say, text } from '../../../i18n.ts';
import { Checks, RuleField } from '../../../screens/new-game/fields.tsx';
import { type DraftForm, withChange } from '../../../screens/new-game/plan.ts';
import { language } from '../../../settings.ts';
import { glossedName } from '../table/gloss.tsx';
import { CHOICE_WORDS, type ChoiceKey } from './choice-messages.ts';
import { type CartographersDraft, gameOf, hasJsonCode } from './draft.ts';

export interface FormProps extends DraftForm<CartographersDraft> {
  /** The complete rules that the form chooses. While the form is invalid, the chosen box with default options. */
  readonly config: Config;
}

const WORDS = {
  en: {
    json: 'This isn’t valid JSON. Check commas, quotation marks and brackets.',
    thresholds: 'Enter four whole numbers from 1 to 99, such as 8 8 7 6.',
    coinCap: 'Enter a whole number from 0 to 1000.',
  },
  fr: {
    json: 'Ce n’est pas du JSON valide. Vérifiez les virgules, les guillemets et les accolades.',
    thresholds: 'Entrez quatre nombres entiers de 1 à 99, par exemple 8 8 7 6.',
    coinCap: 'Entrez un nombre entier de 0 à 1000.',
  },
};

const isChoice = (key: unknown): key is ChoiceKey =>
  typeof key === 'string' && Object.hasOwn(CHOICE_WORDS, key);

const NAMING = [
  'config-bad-value',
  'config-unknown-key',
  'config-not-in-game',
  'config-pool-too-small',
] as const;
/** The option that a refusal names. */
const optionOf = (refusal: Refusal): string | undefined =>
  hasCode(refusal, ...NAMING) || hasJsonCode(refusal, 'not-json') ? refusal.key : undefined;

/** Explains a refusal: names options by their titles, and says what a typed field accepts. */
export const reasonOf = (refusal: Refusal, config: Config): string => {
  const words = say(WORDS);
  const key = optionOf(refusal);
  if (hasJsonCode(refusal, 'not-json')) return words.json;
  if (hasCode(refusal, 'config-bad-value') && (key === 'thresholds' || key === 'coinCap')) return words[key];
  const named = isChoice(key) ? { ...refusal, key: text(CHOICE_WORDS[key].title) } : refusal;
  return refusalText(named, language.value, rulesOf(config).map.grid);
};

const keyOf = (refusal: Refusal): string => {
  const option = optionOf(refusal);
  if (option !== undefined) return option;
  if (refusal.refused.startsWith('map-') || hasCode(refusal, 'unknown-map')) return 'map';
  if (hasCode(refusal, 'config-pool-lacks-suit')) return 'scoringPool';
  if (hasCode(refusal, 'config-same-suit')) return 'edicts';
  if (hasCode(refusal, 'bad-seats')) return 'seats';
  return hasCode(refusal, 'unknown-card', 'correction-bad') ? 'corrections' : '';
};

/** Shows a refusal beside the field that caused it. */
export const Fault = ({ of, form }: { readonly of: string; readonly form: FormProps }) =>
  form.refusal && keyOf(form.refusal) === of ? (
    <p class="error">{reasonOf(form.refusal, form.config)}</p>
  ) : null;

/** Sets an option. Removes its key if the value is the default. */
export const withKey = <K extends keyof CartographersDraft['wish']>(
  draft: CartographersDraft,
  key: K,
  value: CartographersDraft['wish'][K],
): CartographersDraft => {
  const { [key]: _, ...rest } = draft.wish;
  const usual = configure(rest);
  return { ...draft, wish: withChange(draft.wish, key, value, isRefusal(usual) ? undefined : usual[key]) };
};

const isExcluded = (draft: CartographersDraft, key: ChoiceKey, value: string | boolean): boolean => {
  const tried = configure({ game: gameOf(draft), [key]: value });
  return isRefusal(tried) && tried.key === key;
};

export const ChoiceField = ({ of, form }: { readonly of: ChoiceKey; readonly form: FormProps }) => {
  const { draft, change, config } = form;
  return (
    <RuleField<string | boolean>
      of={of}
      words={CHOICE_WORDS[of]}
      values={CHOICES[of]}
      isChanged={Object.hasOwn(draft.wish, of)}
      // Casts: the value is one of this key's values, which a union of keys can't express.
      value={draft.wish[of as never] ?? config[of]}
      isExcluded={value => isExcluded(draft, of, value)}
      pick={value => change(withKey(draft, of as never, value as never))}
    >
      <Fault of={of} form={form} />
    </RuleField>
  );
};

interface PoolProps {
  readonly title: string;
  readonly cards: readonly { readonly id: string; readonly name: Text; readonly gloss?: string }[];
  readonly chosen: readonly string[];
  readonly choose: (ids: readonly string[]) => void;
}

/** Lets the player select cards from a list. The selected cards keep the order of the list. */
export const Pool = ({ title, cards, chosen, choose }: PoolProps) => (
  <Checks
    title={title}
    options={cards.map(({ id, ...named }) => ({ id, name: glossedName(named) }))}
    chosen={chosen}
    toggle={(id, isOn) => {
      choose(cards.map(card => card.id).filter(card => (card === id ? isOn : chosen.includes(card))));
    }}
  />
);
