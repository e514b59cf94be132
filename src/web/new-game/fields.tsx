import type { ComponentChildren } from 'preact';

interface PanelProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A group of choices. */
export const FieldPanel = ({ title, children }: PanelProps) => (
  <fieldset class="panel">
    <legend class="new-legend">{title}</legend>
    {children}
  </fieldset>
);

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
  <label class={its ? `new-option ${its}` : 'new-option'}>
    <input type="radio" name={group} checked={isChosen} onChange={choose} />
    {picture}
    <span>
      <span class="new-option-name">{title}</span>
      {children}
    </span>
  </label>
);

interface FieldProps {
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
export const Field = ({ id, title, why, isChanged, isWide, control, children }: FieldProps) => (
  <div class={['new-choice', isChanged && 'is-changed', isWide && 'new-wide'].filter(Boolean).join(' ')}>
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

interface SelectProps<V extends string | number | boolean> extends Omit<FieldProps, 'control'> {
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
  <Field
    {...field}
    control={
      <select
        id={field.id}
        aria-describedby={field.why === undefined ? undefined : idOfWhy(field.id)}
        value={String(value)}
        onChange={event => {
          const picked = options.find(each => String(each.value) === event.currentTarget.value);
          if (picked) pick(picked.value);
        }}
      >
        {options.map(each => (
          <option key={String(each.value)} value={String(each.value)} disabled={each.isExcluded}>
            {each.name}
          </option>
        ))}
      </select>
    }
  />
);
