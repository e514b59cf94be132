import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import {
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  type Fault,
  faultText,
  isError,
  partName,
  partsOf,
} from '../../../../games/thargos/ui.ts';
import { AttributeEmblem } from '../../../games/thargos/card/pieces.tsx';
import { text } from '../../../i18n.ts';
import { language } from '../../../settings.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { CardDraft } from './draft.ts';

/** The fields that a card is typed into; each says what is wrong with it. */

export interface Form {
  readonly draft: Signal<CardDraft>;
  readonly faults: readonly Fault[];
  /** Faults are shown after the player tries to save the card. */
  readonly isTold: boolean;
}

export const set = ({ draft }: Form, part: Partial<CardDraft>): void => {
  draft.value = { ...draft.value, ...part };
};

export const wordsFor = (fault: Fault): string => {
  const { key } = fault.details;
  const details =
    typeof key === 'string' ? { ...fault.details, key: partName(key, language.value) } : fault.details;
  return faultText({ ...fault, details }, language.value);
};

/** Where a fault is, for those who read the list: `faces.active.attrs.power` is "Active, Attributes, Power". */
export const whereOf = ({ place }: Fault): string => partsOf(place, language.value) || place;

/** Whether a fault is at this place or within it. */
export const isAt = (place: string, within: string): boolean =>
  place === within || place.startsWith(`${within}.`) || place.startsWith(`${within}[`);

interface CardFieldProps {
  readonly form: Form;
  readonly label: string;
  readonly hint?: string;
  /** Where the reader of packs finds it. */
  readonly place: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly isNumber?: boolean;
  readonly children?: ComponentChildren;
}

export const CardField = ({
  form,
  label,
  hint,
  place,
  value,
  onInput,
  isNumber,
  children,
}: CardFieldProps) => {
  const wrong = form.isTold ? form.faults.filter(fault => isError(fault) && isAt(fault.place, place)) : [];
  return (
    <TextField
      class={classNames('th-box-field', isNumber && 'is-number')}
      label={
        <>
          {children}
          {label}
        </>
      }
      hint={hint}
      errors={wrong.map(wordsFor)}
      inputMode={isNumber ? 'numeric' : 'text'}
      value={value}
      onValue={onInput}
    />
  );
};

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}

export const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <Field label={label} class="th-box-field">
    <Select value={value} onValue={onChange} options={options.map(([id, name]) => ({ value: id, name }))} />
  </Field>
);

interface ThreeProps {
  readonly form: Form;
  readonly legend: string;
  readonly place: string;
  readonly values: { readonly power: string; readonly mind: string; readonly mysticism: string };
  readonly onChange: (part: {
    readonly power?: string;
    readonly mind?: string;
    readonly mysticism?: string;
  }) => void;
}

/** One number for each attribute, in the order of the printed row. */
export const Three = ({ form, legend, place, values, onChange }: ThreeProps) => {
  const whole = form.isTold ? form.faults.filter(fault => isError(fault) && fault.place === place) : [];
  return (
    <fieldset class="th-box-three">
      <legend>{legend}</legend>
      {ATTRIBUTES.map(attr => (
        <CardField
          key={attr}
          form={form}
          label={text(ATTRIBUTE_NAMES[attr])}
          place={`${place}.${attr}`}
          value={values[attr]}
          onInput={value => onChange({ [attr]: value })}
          isNumber
        >
          <span aria-hidden="true">
            <AttributeEmblem attribute={attr} />
          </span>
        </CardField>
      ))}
      {whole.map((fault, i) => (
        <span key={i} class="error">
          {wordsFor(fault)}
        </span>
      ))}
    </fieldset>
  );
};
