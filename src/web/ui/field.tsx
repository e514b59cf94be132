import type {
  ComponentChildren,
  InputHTMLAttributes,
  PartialInputHTMLAttributes,
  TargetedEvent,
} from 'preact';

interface FieldProps {
  readonly label: ComponentChildren;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

/** A control with its label above it. */
export const Field = ({ label, class: own, children }: FieldProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the children contain the control
  <label class={own}>
    <span class="field-name">{label}</span>
    {children}
  </label>
);

export interface InputProps
  extends Omit<PartialInputHTMLAttributes<HTMLInputElement>, 'role' | 'type' | 'list'> {
  readonly type?: 'text' | 'search' | 'number' | 'range' | 'password' | 'date' | 'time' | 'url';
  readonly list?: string;
  readonly onValue?: (value: string) => void;
}

/** A text field of one line, or a slider. `onValue` is called with every change. */
export const Input = ({ onValue, ...rest }: InputProps) => {
  const typing = onValue && {
    onInput: (event: TargetedEvent<HTMLInputElement>) => onValue(event.currentTarget.value),
  };
  // The cast is needed because Preact's types for inputs depend on `type`, and a variable `type` fits none.
  return <input {...({ ...typing, ...rest } as InputHTMLAttributes<HTMLInputElement>)} />;
};
