import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Field, Input, type InputProps } from './field.tsx';

interface TextFieldProps extends Omit<InputProps, 'class' | 'label' | 'value' | 'onValue'> {
  readonly label: ComponentChildren;
  readonly class?: string | undefined;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly hint?: string | undefined;
  readonly errors?: readonly string[];
}

/** A text field with its label, a hint and error messages. */
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
        {hint && <div class="quiet">{hint}</div>}
        {errors.map((error, i) => (
          <div key={i} class="error">
            {error}
          </div>
        ))}
      </div>
    </div>
  );
};
