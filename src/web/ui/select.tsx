import type { ComponentChildren, PartialSelectHTMLAttributes } from 'preact';

interface SelectOption<V> {
  readonly value: V;
  readonly name: string;
  readonly isExcluded?: boolean;
}

interface SelectProps<V extends string | number | boolean>
  extends Omit<PartialSelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'role'> {
  /** Without one, the browser selects the first option. */
  readonly value: V | undefined;
  readonly onValue: (value: V) => void;
  readonly options: readonly SelectOption<V>[];
}

/** One of a list. Its values may be numbers or booleans; the page stores their text. */
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
  /** `option` and `optgroup` elements. */
  readonly children: ComponentChildren;
}

/** A `Select` whose options are in groups or come from several places. */
export const SelectGroups = ({ onValue, ...rest }: SelectGroupsProps) => (
  <select onChange={({ currentTarget }) => onValue(currentTarget.value)} {...rest} />
);
