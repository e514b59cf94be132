import type { ComponentChildren } from 'preact';
import type { Refusal } from '../../../../engine/refusal.ts';
import { CHOICES, type Config } from '../../../../games/thargos/config.ts';
import { linkTo } from '../../../route.ts';
import { say, text } from '../../../say.ts';
import { CHOICE_WORDS, type ChoiceKey, NUMBER_WORDS } from './choice-words.ts';
import { type ThargosDraft, withKey } from './draft.ts';
import type { OwnThings } from './own.ts';
import { reasonOf, ruleFor } from './refusal.ts';

/** What every part of the form is given. */
export interface FormProps {
  readonly draft: ThargosDraft;
  readonly change: (next: ThargosDraft) => void;
  /** The complete rules as far as the form can be played. */
  readonly config: Config;
  /** Why it cannot be played as it stands. */
  readonly refusal: Refusal | undefined;
  readonly own: OwnThings;
}

const WORDS = {
  en: { rule: (id: string) => `Rule ${id}` },
  fr: { rule: (id: string) => `Règle ${id}` },
};

export const RuleLink = ({ id }: { readonly id: string }) => (
  <a class="th-new-rule" href={linkTo('thargos', 'rules', id)} aria-label={say(WORDS).rule(id)}>
    {id}
  </a>
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

interface FieldProps {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly rule: string;
  readonly isChanged: boolean;
  readonly children: ComponentChildren;
}

/** A label, its control, and what the choice is about. */
export const Field = ({ id, title, why, rule, isChanged, children }: FieldProps) => (
  <div class={isChanged ? 'th-new-choice is-changed' : 'th-new-choice'}>
    <label for={id}>{title}</label>
    {children}
    <p class="th-new-why" id={`${id}-why`}>
      {why} <RuleLink id={rule} />
    </p>
  </div>
);

/** One choice with its explanation. */
export const ChoiceField = ({ of, form }: { readonly of: ChoiceKey; readonly form: FormProps }) => {
  const { draft, change, config } = form;
  const { title, why, rule, values: words } = CHOICE_WORDS[of];
  const names: Readonly<Record<string, { readonly en: string; readonly fr: string }>> = words;
  const values: readonly (string | number | boolean)[] = CHOICES[of];
  const id = `choice-${of}`;
  const pick = (name: string): void => {
    const value = values.find(each => String(each) === name);
    change(withKey(draft, of as never, value as never));
  };
  return (
    <Field id={id} title={text(title)} why={text(why)} rule={rule} isChanged={Object.hasOwn(draft.wish, of)}>
      <select
        id={id}
        aria-describedby={`${id}-why`}
        value={String(config[of])}
        onChange={event => pick(event.currentTarget.value)}
      >
        {values.map(value => (
          <option key={String(value)} value={String(value)}>
            {text(names[String(value)]!)}
          </option>
        ))}
      </select>
    </Field>
  );
};

interface NumberProps {
  readonly of: keyof typeof NUMBER_WORDS;
  readonly value: number;
  readonly isChanged: boolean;
  readonly pick: (value: number) => void;
}

/** A number with its bounds; what lies beyond them is not taken over. */
export const NumberField = ({ of, value, isChanged, pick }: NumberProps) => {
  const { title, why, rule, least, most } = NUMBER_WORDS[of];
  const id = `choice-${of}`;
  return (
    <Field id={id} title={text(title)} why={text(why)} rule={rule} isChanged={isChanged}>
      <input
        id={id}
        type="number"
        min={least}
        max={most}
        aria-describedby={`${id}-why`}
        value={value}
        onChange={event => {
          const typed = event.currentTarget.valueAsNumber;
          if (Number.isInteger(typed) && typed >= least && typed <= most) pick(typed);
          else event.currentTarget.value = String(value);
        }}
      />
    </Field>
  );
};
