import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import type { Text } from '../../../../engine/text.ts';
import { CHOICES, type Config, configure, refusalText, rulesOf } from '../../../../games/cartographers/ui.ts';
import { say, text } from '../../../i18n.ts';
import { SelectField } from '../../../screens/new-game/fields.tsx';
import type { DraftForm } from '../../../screens/new-game/plan.ts';
import { language } from '../../../settings.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { glossedName } from '../table/gloss.tsx';
import { CHOICE_WORDS, type ChoiceKey } from './choice-messages.ts';
import { type CartographersDraft, gameOf } from './draft.ts';

/** What every part of the form is given. */
export interface FormProps extends DraftForm<CartographersDraft> {
  /** The complete rules as far as the form can be played. */
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

/** A refusal in the words of this form: keys by their titles, typed fields by what they take. */
export const reasonOf = (refusal: Refusal, config: Config): string => {
  const words = say(WORDS);
  const { refused, key } = refusal;
  if (refused === 'not-json') return words.json;
  if (refused === 'config-bad-value' && (key === 'thresholds' || key === 'coinCap')) return words[key];
  const named = isChoice(key) ? { ...refusal, key: text(CHOICE_WORDS[key].title) } : refusal;
  return refusalText(named, language.value, rulesOf(config).map.grid);
};

/** The key of the rules that a refusal speaks of. */
const keyOf = (refusal: Refusal): string => {
  if (typeof refusal.key === 'string') return refusal.key;
  const { refused } = refusal;
  if (refused.startsWith('map-') || refused === 'unknown-map') return 'map';
  if (refused === 'config-pool-lacks-suit') return 'scoringPool';
  if (refused === 'config-same-suit') return 'edicts';
  if (refused === 'bad-seats') return 'seats';
  return refused === 'unknown-card' || refused === 'correction-bad' ? 'corrections' : '';
};

/** The refusal beside the field it concerns. */
export const Fault = ({ of, form }: { readonly of: string; readonly form: FormProps }) =>
  form.refusal && keyOf(form.refusal) === of ? (
    <p class="error">{reasonOf(form.refusal, form.config)}</p>
  ) : null;

/** A key set to a value, or left to the preset where that says the same. */
export const withKey = <K extends keyof CartographersDraft['wish']>(
  draft: CartographersDraft,
  key: K,
  value: CartographersDraft['wish'][K],
): CartographersDraft => {
  const { [key]: _, ...rest } = draft.wish;
  const usual = configure(rest);
  const isUsual = !isRefusal(usual) && JSON.stringify(usual[key]) === JSON.stringify(value);
  return { ...draft, wish: isUsual ? rest : { ...rest, [key]: value } };
};

/** Whether the boxes in play exclude this value, whatever else is chosen. */
const isExcluded = (draft: CartographersDraft, key: ChoiceKey, value: string | boolean): boolean => {
  const tried = configure({ game: gameOf(draft), [key]: value });
  return isRefusal(tried) && tried.key === key;
};

/** One choice with its explanation. */
export const ChoiceField = ({ of, form }: { readonly of: ChoiceKey; readonly form: FormProps }) => {
  const { draft, change, config } = form;
  const { title, why, values } = CHOICE_WORDS[of];
  const names: Readonly<Record<string, Text>> = values;
  const all: readonly (string | boolean)[] = CHOICES[of];
  return (
    <SelectField
      id={`choice-${of}`}
      title={text(title)}
      why={text(why)}
      isChanged={Object.hasOwn(draft.wish, of)}
      value={draft.wish[of as never] ?? config[of]}
      options={all.map(value => ({
        value,
        name: text(names[String(value)]!),
        isExcluded: isExcluded(draft, of, value),
      }))}
      pick={value => change(withKey(draft, of as never, value as never))}
    >
      <Fault of={of} form={form} />
    </SelectField>
  );
};

interface PoolProps {
  readonly title: string;
  readonly cards: readonly { readonly id: string; readonly name: Text; readonly gloss?: string }[];
  readonly chosen: readonly string[];
  readonly choose: (ids: readonly string[]) => void;
}

/** Cards to select, in the order of the boxes. */
export const Pool = ({ title, cards, chosen, choose }: PoolProps) => (
  <fieldset class="new-pool">
    <legend class="new-label">{title}</legend>
    {cards.map(({ id, ...named }) => (
      <Checkbox
        key={id}
        isOn={chosen.includes(id)}
        onToggle={isOn => {
          choose(cards.map(card => card.id).filter(card => (card === id ? isOn : chosen.includes(card))));
        }}
      >
        <span>{glossedName(named)}</span>
      </Checkbox>
    ))}
  </fieldset>
);
