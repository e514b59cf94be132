import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { ATTRIBUTES } from '../../../../games/thargos/attributes.ts';
import { type Fault, isError } from '../../../../games/thargos/packs/fault.ts';
import { faultText } from '../../../../games/thargos/packs/faults.ts';
import { partName, partsOf } from '../../../../games/thargos/packs/say-fault.ts';
import { ATTRIBUTE_NAMES } from '../../../../games/thargos/words/names.ts';
import { text } from '../../../say.ts';
import { language } from '../../../settings.ts';
import { AttributeEmblem } from '../card/pieces.tsx';
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

interface FieldProps {
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

export const Field = ({ form, label, hint, place, value, onInput, isNumber, children }: FieldProps) => {
  const wrong = form.isTold ? form.faults.filter(fault => isError(fault) && isAt(fault.place, place)) : [];
  const about = `box-${place.replaceAll('.', '-')}`;
  return (
    <div class={isNumber ? 'th-box-field is-number' : 'th-box-field'}>
      <label>
        <span class="field-name">
          {children}
          {label}
        </span>
        <input
          type="text"
          inputMode={isNumber ? 'numeric' : 'text'}
          autocomplete="off"
          value={value}
          aria-invalid={wrong.length > 0}
          aria-describedby={hint || wrong.length > 0 ? about : undefined}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
      </label>
      <div id={about}>
        {hint && <span class="quiet">{hint}</span>}
        {wrong.map((fault, i) => (
          <span key={i} class="error">
            {wordsFor(fault)}
          </span>
        ))}
      </div>
    </div>
  );
};

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}

export const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <label class="th-box-field">
    <span class="field-name">{label}</span>
    <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export const Tick = ({ label, isOn, onChange }: TickProps) => (
  <label class="field-choice">
    <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
    {label}
  </label>
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
        <Field
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
        </Field>
      ))}
      {whole.map((fault, i) => (
        <span key={i} class="error">
          {wordsFor(fault)}
        </span>
      ))}
    </fieldset>
  );
};
