import type { ComponentChildren } from 'preact';
import { classNames } from '../../ui/class-names.ts';
import { RadioCard } from '../../ui/radio-cards.tsx';
import { Select } from '../../ui/select.tsx';

interface OptionProps {
  /** The name of the radio group. */
  readonly group: string;
  readonly title: string;
  readonly isChosen: boolean;
  readonly choose: () => void;
  readonly picture?: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A radio button as a card with a description. */
export const Option = ({ group, title, isChosen, choose, picture, class: its, children }: OptionProps) => (
  <RadioCard class={classNames('new-option', its)} group={group} isChosen={isChosen} onChoose={choose}>
    {picture}
    <span>
      <span class="new-option-name">{title}</span>
      {children}
    </span>
  </RadioCard>
);

interface ExplainedFieldProps {
  /** The id of the control, which `idOfWhy` describes. */
  readonly id: string;
  readonly title: string;
  readonly why?: ComponentChildren;
  readonly isChanged?: boolean;
  readonly isWide?: boolean;
  readonly control: ComponentChildren;
  /** An error message. */
  readonly children?: ComponentChildren;
}

export const idOfWhy = (id: string): string => `${id}-why`;

/** A label, its control and an explanation. */
export const ExplainedField = ({
  id,
  title,
  why,
  isChanged,
  isWide,
  control,
  children,
}: ExplainedFieldProps) => (
  <div class={classNames('new-choice', isChanged && 'is-changed', isWide && 'new-wide')}>
    <label for={id}>{title}</label>
    {control}
    {why !== undefined && (
      <p class="new-why" id={idOfWhy(id)}>
        {why}
      </p>
    )}
    {children}
  </div>
);

interface SelectProps<V extends string | number | boolean> extends Omit<ExplainedFieldProps, 'control'> {
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly name: string; readonly isExcluded?: boolean }[];
  readonly pick: (value: V) => void;
}

/** A select field with an explanation. */
export const SelectField = <V extends string | number | boolean>({
  value,
  options,
  pick,
  ...field
}: SelectProps<V>) => (
  <ExplainedField
    {...field}
    control={
      <Select
        id={field.id}
        aria-describedby={field.why === undefined ? undefined : idOfWhy(field.id)}
        value={value}
        onValue={pick}
        options={options}
      />
    }
  />
);
