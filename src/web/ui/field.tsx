import type {
  ComponentChildren,
  InputHTMLAttributes,
  PartialInputHTMLAttributes,
  TargetedEvent,
} from 'preact';

interface FieldProps {
  readonly label: ComponentChildren;
  readonly class?: string | undefined;
  /** The control, and anything else that its label includes. */
  readonly children: ComponentChildren;
}

/** A control with its label above it. */
export const Field = ({ label, class: own, children }: FieldProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: its children are the control
  <label class={own}>
    <span class="field-name">{label}</span>
    {children}
  </label>
);

export interface InputProps
  extends Omit<PartialInputHTMLAttributes<HTMLInputElement>, 'role' | 'type' | 'list'> {
  readonly type?: 'text' | 'search' | 'number' | 'range' | 'password';
  readonly list?: string;
  readonly onValue?: (value: string) => void;
}

/** One line to type into, or a slider. `onValue` is called while the player types. */
export const Input = ({ onValue, ...rest }: InputProps) => {
  const typing = onValue && {
    onInput: (event: TargetedEvent<HTMLInputElement>) => onValue(event.currentTarget.value),
  };
  // Preact types an input by its kind, and a kind that is a variable fits none of them.
  return <input {...({ ...typing, ...rest } as InputHTMLAttributes<HTMLInputElement>)} />;
};
