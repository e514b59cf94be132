import type { ComponentChildren, PartialSelectHTMLAttributes } from 'preact';
import { Field } from './field.tsx';

interface SelectOption<V> {
  readonly value: V;
  readonly name: string;
  readonly isExcluded?: boolean;
}

interface SelectProps<V extends string | number | boolean>
  extends Omit<PartialSelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'role'> {
  /** The selected value; if it is undefined, the browser selects the first option. */
  readonly value: V | undefined;
  readonly onValue: (value: V) => void;
  readonly options: readonly SelectOption<V>[];
}

/** A select field, whose values may be numbers or booleans, although the DOM stores only texts. */
export const Select = <V extends string | number | boolean>({
  value,
  onValue,
  options,
  ...rest
}: SelectProps<V>) => (
  <select
    value={value === undefined ? undefined : String(value)}
    onChange={({ currentTarget }) => {
      const chosen = options[currentTarget.selectedIndex];
      if (chosen) onValue(chosen.value);
    }}
    {...rest}
  >
    {options.map(option => (
      <option key={String(option.value)} value={String(option.value)} disabled={option.isExcluded}>
        {option.name}
      </option>
    ))}
  </select>
);

interface SelectGroupsProps
  extends Omit<PartialSelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'role'> {
  readonly onValue: (value: string) => void;
  /** The `option` and `optgroup` elements. */
  readonly children: ComponentChildren;
}

/** A select field whose options are given as elements, for example in groups. */
export const SelectGroups = ({ onValue, ...rest }: SelectGroupsProps) => (
  <select onChange={({ currentTarget }) => onValue(currentTarget.value)} {...rest} />
);

interface SelectFieldProps<V extends string | number | boolean>
  extends Omit<SelectProps<V>, 'options' | 'label' | 'class'> {
  readonly label: ComponentChildren;
  readonly class?: string | undefined;
  readonly options: readonly (readonly [value: V, name: string])[];
}

/** A select field with its label. */
export const SelectField = <V extends string | number | boolean>({
  label,
  class: own,
  options,
  ...rest
}: SelectFieldProps<V>) => (
  <Field label={label} class={own}>
    <Select options={options.map(([value, name]) => ({ value, name }))} {...rest} />
  </Field>
);
