import type {
  ComponentChildren,
  InputHTMLAttributes,
  PartialInputHTMLAttributes,
  TargetedEvent,
} from 'preact';
import { useId } from 'preact/hooks';

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

interface InputProps extends Omit<PartialInputHTMLAttributes<HTMLInputElement>, 'role' | 'type' | 'list'> {
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

interface TextFieldProps extends Omit<InputProps, 'class' | 'label' | 'value' | 'onValue'> {
  readonly label: ComponentChildren;
  readonly class?: string | undefined;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly hint?: string | undefined;
  readonly errors?: readonly string[];
}

/** A text with its label, a hint, and what is wrong with it. */
export const TextField = ({ label, class: own, hint, errors = [], ...input }: TextFieldProps) => {
  const about = useId();
  return (
    <div class={own}>
      <Field label={label}>
        <Input
          type="text"
          autocomplete="off"
          aria-invalid={errors.length > 0}
          aria-describedby={hint || errors.length > 0 ? about : undefined}
          {...input}
        />
      </Field>
      <div id={about}>
        {hint && <span class="quiet">{hint}</span>}
        {errors.map((error, i) => (
          <span key={i} class="error">
            {error}
          </span>
        ))}
      </div>
    </div>
  );
};
