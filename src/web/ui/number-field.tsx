import type { ComponentChildren } from 'preact';
import { Field, Input } from './field.tsx';

interface NumberFieldProps {
  readonly label: ComponentChildren;
  readonly value: number | null;
  readonly onValue: (value: number) => void;
  /** Called when the player empties the field. */
  readonly onEmpty?: () => void;
  readonly least?: number;
  readonly most?: number;
  readonly isDisabled?: boolean;
  readonly class?: string;
}

/** A field for a whole number. It ignores any other input and numbers out of range. */
export const NumberField = ({
  label,
  value,
  onValue,
  onEmpty,
  least = 0,
  most = 99,
  isDisabled,
  class: own,
}: NumberFieldProps) => (
  <Field label={label} class={own}>
    <Input
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      disabled={isDisabled}
      value={value ?? ''}
      onInput={({ currentTarget }) => {
        const typed = currentTarget.valueAsNumber;
        if (currentTarget.value === '') onEmpty?.();
        else if (Number.isSafeInteger(typed) && typed >= least && typed <= most) onValue(typed);
      }}
    />
  </Field>
);
