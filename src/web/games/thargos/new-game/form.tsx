import type { Refusal } from '../../../../engine/refusal.ts';
import { CHOICES, type Config, DEFAULTS, isAlone } from '../../../../games/thargos/ui.ts';
import { text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { ExplainedField, RuleField } from '../../../screens/new-game/fields.tsx';
import type { DraftForm } from '../../../screens/new-game/plan.ts';
import { Input } from '../../../ui/field.tsx';
import { RuleMark } from '../../../ui/rule-mark.tsx';
import { appliesIn, type PlannedGame } from './applies.ts';
import { CHOICE_WORDS, type ChoiceKey } from './choice-messages.ts';
import { countOf, type ThargosDraft, withKey } from './draft.ts';
import { type NUMBER_WORDS, numberWords } from './number-messages.ts';
import { reasonOf, ruleFor } from './refusal.ts';
import type { UserDecks } from './user-content.ts';

export interface FormProps extends DraftForm<ThargosDraft> {
  /** The complete rules that the form chooses. While the form is invalid, the default rules of its mode. */
  readonly config: Config;
  readonly own: UserDecks;
}

export const RuleLink = ({ id }: { readonly id: string }) => (
  <RuleMark id={id} href={linkTo('thargos', 'rules', id)} />
);

export const Reason = ({ refusal }: { readonly refusal: Refusal }) => {
  const rule = ruleFor(refusal);
  return (
    <>
      {reasonOf(refusal)} {rule && <RuleLink id={rule} />}
    </>
  );
};

/** Shows a refusal beside the field that caused it. */
export const Fault = ({
  form,
  isMine,
}: {
  readonly form: FormProps;
  readonly isMine: (refusal: Refusal) => boolean;
}) =>
  form.refusal && isMine(form.refusal) ? (
    <p class="error">
      <Reason refusal={form.refusal} />
    </p>
  ) : null;

/** Explains an option, with a link to its rule. */
export const Why = ({ why, rule }: { readonly why: string; readonly rule: string }) => (
  <>
    {why} <RuleLink id={rule} />
  </>
);

export const plannedGame = ({ config, draft }: Pick<FormProps, 'config' | 'draft'>): PlannedGame => ({
  config,
  seats: countOf(draft),
});

/** The field of one option with its explanation. Renders nothing if the option makes no difference in this game. */
export const ChoiceField = ({ of, form }: { readonly of: ChoiceKey; readonly form: FormProps }) => {
  const { draft, change, config } = form;
  const words = CHOICE_WORDS[of];
  if (!appliesIn(plannedGame(form), of)) return null;
  return (
    <RuleField<string | number | boolean>
      of={of}
      words={words}
      why={<Why why={text(words.why)} rule={words.rule} />}
      values={CHOICES[of]}
      isChanged={Object.hasOwn(draft.wish, of)}
      value={config[of] ?? DEFAULTS[of]}
      // Cast: the value is one of this key's values, which a union of keys can't express.
      pick={value => change(withKey(draft, of as never, value as never))}
    />
  );
};

interface NumberProps {
  readonly form: FormProps;
  readonly of: keyof typeof NUMBER_WORDS;
  readonly value: number;
  readonly isChanged: boolean;
  readonly pick: (value: number) => void;
}

/** A number field that ignores values outside its bounds. */
export const NumberField = ({ form, of, value, isChanged, pick }: NumberProps) => {
  const { title, why, rule, least, most, canBeOff } = numberWords(of, isAlone(plannedGame(form)));
  const isTaken = (typed: number): boolean =>
    Number.isInteger(typed) && ((canBeOff && typed === 0) || (typed >= least && typed <= most));
  return (
    <ExplainedField
      id={`choice-${of}`}
      title={text(title)}
      why={<Why why={text(why)} rule={rule} />}
      isChanged={isChanged}
      control={its => (
        <Input
          {...its}
          type="number"
          min={canBeOff ? 0 : least}
          max={most}
          value={value}
          onChange={event => {
            const typed = event.currentTarget.valueAsNumber;
            if (isTaken(typed)) pick(typed);
            else event.currentTarget.value = String(value);
          }}
        />
      )}
    />
  );
};
