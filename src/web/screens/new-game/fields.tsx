import type { ComponentChildren } from 'preact';
import type { Text } from '../../../engine/text.ts';
import { text } from '../../i18n.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/dom.ts';
import { RadioCard } from '../../ui/radio-cards.tsx';
import { Select } from '../../ui/select.tsx';

interface OptionProps {
  readonly group: string;
  readonly title: string;
  readonly notes: readonly string[];
  readonly isChosen: boolean;
  readonly choose: () => void;
  readonly picture?: ComponentChildren;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** A radio button as a card with a description. */
export const Option = (props: OptionProps) => (
  <RadioCard
    class={classNames('new-option option-card', props.class)}
    group={props.group}
    isChosen={props.isChosen}
    onChoose={props.choose}
  >
    {props.picture}
    <span>
      <span class="as-heading">{props.title}</span>
      {props.notes.map(note => (
        <span key={note} class="new-why note">
          {note}
        </span>
      ))}
      {props.children}
    </span>
  </RadioCard>
);

interface OptionsProps<V extends string> extends Pick<OptionProps, 'group'> {
  readonly values: readonly V[];
  /** The title of the card for a value, followed by notes. */
  readonly wordsOf: (value: V) => readonly string[];
  readonly chosen: V;
  readonly choose: (value: V) => void;
}

/** A choice of one value, with a card for each. */
export const Options = <V extends string>({ group, values, wordsOf, chosen, choose }: OptionsProps<V>) => (
  <div class="new-cards">
    {values.map(value => {
      const [title = '', ...notes] = wordsOf(value);
      return (
        <Option
          key={value}
          group={group}
          title={title}
          notes={notes}
          isChosen={chosen === value}
          choose={() => choose(value)}
        />
      );
    })}
  </div>
);

interface ChecksProps {
  readonly title: string;
  readonly options: readonly { readonly id: string; readonly name: ComponentChildren }[];
  readonly chosen: readonly string[];
  readonly toggle: (id: string, isOn: boolean) => void;
  readonly children?: ComponentChildren;
}

export const Checks = ({ title, options, chosen, toggle, children }: ChecksProps) => (
  <fieldset class="new-checks">
    <legend class="new-label">{title}</legend>
    {options.map(({ id, name }) => (
      <Checkbox key={id} isOn={chosen.includes(id)} onToggle={isOn => toggle(id, isOn)}>
        <span>{name}</span>
      </Checkbox>
    ))}
    {children}
  </fieldset>
);

interface ExplainedFieldProps {
  readonly id: string;
  readonly title: string;
  readonly why?: ComponentChildren;
  readonly isChanged?: boolean;
  /** Renders the control. The attributes connect it to its label and its explanation. */
  readonly control: (its: { readonly id: string; readonly 'aria-describedby'?: string }) => ComponentChildren;
  readonly children?: ComponentChildren;
}

/** A control with its label and an explanation. */
export const ExplainedField = (props: ExplainedFieldProps) => {
  const { id, title, why, isChanged, control, children } = props;
  const about = `${id}-why`;
  return (
    <div class={classNames('new-choice', isChanged && 'is-changed')}>
      <label for={id}>{title}</label>
      {control(why === undefined ? { id } : { id, 'aria-describedby': about })}
      {why !== undefined && (
        <p class="new-why note" id={about}>
          {why}
        </p>
      )}
      {children}
    </div>
  );
};

type Value = string | number | boolean;

interface SelectProps<V extends Value> extends Omit<ExplainedFieldProps, 'control'> {
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly name: string; readonly isExcluded?: boolean }[];
  readonly pick: (value: V) => void;
}

/** A select field with an explanation. */
export const SelectField = <V extends Value>({ value, options, pick, ...field }: SelectProps<V>) => (
  <ExplainedField
    {...field}
    control={its => <Select {...its} value={value} onValue={pick} options={options} />}
  />
);

/** The texts of a rule that players may choose: its name, what it decides, and what each value means. */
export interface ChoiceWords<V extends Value> {
  readonly title: Text;
  readonly why: Text;
  readonly values: { readonly [N in `${V}`]: Text };
}

interface ChoiceProps<V extends Value> extends Omit<SelectProps<V>, 'id' | 'title' | 'options'> {
  readonly of: string;
  readonly words: Pick<ChoiceWords<V>, 'title' | 'why'> & { readonly values: Readonly<Record<string, Text>> };
  readonly values: readonly V[];
  readonly isExcluded?: (value: V) => boolean;
}

/** The field for a rule that players may choose. */
export const RuleField = <V extends Value>({ of, words, values, isExcluded, ...field }: ChoiceProps<V>) => (
  <SelectField
    id={`choice-${of}`}
    title={text(words.title)}
    why={text(words.why)}
    options={values.map(value => ({
      value,
      name: text(words.values[String(value)]!),
      isExcluded: isExcluded?.(value) ?? false,
    }))}
    {...field}
  />
);
