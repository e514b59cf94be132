import type { Refusal } from '../../../../engine/refusal.ts';
import type { Text } from '../../../../engine/text.ts';
import { CHOICES, type Config, DEFAULTS, isAlone } from '../../../../games/thargos/ui.ts';
import { text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { ExplainedField, idOfWhy, SelectField } from '../../../screens/new-game/fields.tsx';
import type { DraftForm } from '../../../screens/new-game/plan.ts';
import { Input } from '../../../ui/field.tsx';
import { RuleMark } from '../../../ui/rule-mark.tsx';
import { appliesIn, type PlannedGame } from './applies.ts';
import { CHOICE_WORDS, type ChoiceKey } from './choice-messages.ts';
import { countOf, type ThargosDraft, withKey } from './draft.ts';
import { type NUMBER_WORDS, numberWords } from './number-messages.ts';
import { reasonOf, ruleFor } from './refusal.ts';
import type { UserDecks } from './user-content.ts';

/** What every part of the form is given. */
export interface FormProps extends DraftForm<ThargosDraft> {
  /** The complete rules as far as the form can be played. */
  readonly config: Config;
  readonly own: UserDecks;
}

export const RuleLink = ({ id }: { readonly id: string }) => (
  <RuleMark id={id} href={linkTo('thargos', 'rules', id)} />
);

/** A refusal in words, and the way to its rule. */
export const Reason = ({ refusal }: { readonly refusal: Refusal }) => {
  const rule = ruleFor(refusal);
  return (
    <>
      {reasonOf(refusal)} {rule && <RuleLink id={rule} />}
    </>
  );
};

/** The refusal beside the field it concerns. */
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

/** An explanation of a choice, with a link to its rule. */
export const Why = ({ why, rule }: { readonly why: string; readonly rule: string }) => (
  <>
    {why} <RuleLink id={rule} />
  </>
);

export const plannedGame = ({ config, draft }: Pick<FormProps, 'config' | 'draft'>): PlannedGame => ({
  config,
  seats: countOf(draft),
});

/** One choice with its explanation, in a game where it applies. */
export const ChoiceField = ({ of, form }: { readonly of: ChoiceKey; readonly form: FormProps }) => {
  const { draft, change, config } = form;
  const { title, why, rule, values } = CHOICE_WORDS[of];
  const names: Readonly<Record<string, Text>> = values;
  const all: readonly (string | number | boolean)[] = CHOICES[of];
  if (!appliesIn(plannedGame(form), of)) return null;
  return (
    <SelectField
      id={`choice-${of}`}
      title={text(title)}
      why={<Why why={text(why)} rule={rule} />}
      isChanged={Object.hasOwn(draft.wish, of)}
      value={config[of] ?? DEFAULTS[of]}
      options={all.map(value => ({ value, name: text(names[String(value)]!) }))}
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

/** A number field with bounds; values outside are ignored. */
export const NumberField = ({ form, of, value, isChanged, pick }: NumberProps) => {
  const { title, why, rule, least, most, canBeOff } = numberWords(of, isAlone(plannedGame(form)));
  const isTaken = (typed: number): boolean =>
    Number.isInteger(typed) && ((canBeOff && typed === 0) || (typed >= least && typed <= most));
  const id = `choice-${of}`;
  return (
    <ExplainedField
      id={id}
      title={text(title)}
      why={<Why why={text(why)} rule={rule} />}
      isChanged={isChanged}
      control={
        <Input
          id={id}
          type="number"
          min={canBeOff ? 0 : least}
          max={most}
          aria-describedby={idOfWhy(id)}
          value={value}
          onChange={event => {
            const typed = event.currentTarget.valueAsNumber;
            if (isTaken(typed)) pick(typed);
            else event.currentTarget.value = String(value);
          }}
        />
      }
    />
  );
};
