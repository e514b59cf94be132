import type { ComponentChildren } from 'preact';

interface CheckboxProps {
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
  readonly class?: string;
  /** The id of the element that describes the checkbox. */
  readonly about?: string | undefined;
  readonly children: ComponentChildren;
}

/** A checkbox with its label. */
export const Checkbox = ({
  isOn,
  onToggle,
  isDisabled,
  class: own = 'field-choice',
  about,
  children,
}: CheckboxProps) => (
  <label class={own}>
    <input
      type="checkbox"
      checked={isOn}
      disabled={isDisabled}
      aria-describedby={about}
      onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
    />
    {children}
  </label>
);
