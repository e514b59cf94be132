import type { ComponentChildren } from 'preact';
import {
  ATTRIBUTES,
  type Attribute,
  type Fault,
  faultText,
  isError,
  partName,
  partsOf,
} from '../../../../games/thargos/ui.ts';
import { AttributeEmblem } from '../../../games/thargos/card/pieces.tsx';
import { say } from '../../../i18n.ts';
import { language } from '../../../settings.ts';
import { classNames } from '../../../ui/dom.ts';
import { Checkbox, SelectField, TextField } from '../../../ui/ui.ts';
import type { CardDraft } from './draft.ts';
import { LABELS } from './messages.ts';

/** The names of the text fields in the card form. */

type TextKey =
  | Exclude<keyof typeof LABELS.en, `is${string}`>
  | Attribute
  | ('name' | 'hp' | 'person' | 'faction' | 'vp' | 'play' | 'set');
type Texts = { readonly [K in TextKey]?: string };

/** The state of the form for a card, or for one of its faces. */
export interface Form {
  readonly draft: Texts;
  readonly change: (part: Texts) => void;
  /** The path prefix of the fields: empty for the card, `faces.active.` for a face. */
  readonly path: string;
  /** The faults to show. Empty until the user tries to save the card. */
  readonly faults: readonly Fault[];
}

export interface WholeForm extends Form {
  readonly draft: CardDraft;
  readonly change: (part: Partial<CardDraft>) => void;
}

export const wordsFor = (fault: Fault): string => {
  const { key } = fault.details;
  const details =
    typeof key === 'string' ? { ...fault.details, key: partName(key, language.value) } : fault.details;
  return faultText({ ...fault, details }, language.value);
};

/** A fault's path as text: `faces.active.attrs.power` becomes "Active, Attributes, Power". */
export const whereOf = ({ place }: Fault): string => partsOf(place, language.value) || place;

/** The errors at this path or below it. */
export const errorsAt = (faults: readonly Fault[], path: string): readonly Fault[] =>
  faults.filter(
    fault =>
      isError(fault) &&
      (fault.place === path || [`${path}.`, `${path}[`].some(at => fault.place.startsWith(at))),
  );

interface CardFieldProps {
  readonly form: Form;
  readonly at: TextKey;
  /** The default is the label for the field's name. */
  readonly label?: ComponentChildren;
  readonly hint?: string | undefined;
  /** The path of the field's value, if it differs from the field's name. */
  readonly path?: string;
  readonly onValue?: (value: string) => void;
  readonly isNumber?: boolean;
}

const labelOf = (at: string): string => {
  const labels: Readonly<Record<string, string>> = say(LABELS);
  return labels[at] ?? partName(at, language.value);
};

export const CardField = ({
  form,
  at,
  label = labelOf(at),
  hint,
  path = at,
  onValue = value => form.change({ [at]: value }),
  isNumber,
}: CardFieldProps) => (
  <TextField
    class={classNames('th-box-field', isNumber && 'is-number')}
    label={label}
    hint={hint}
    errors={errorsAt(form.faults, form.path + path).map(wordsFor)}
    inputMode={isNumber ? 'numeric' : 'text'}
    value={form.draft[at] ?? ''}
    onValue={onValue}
  />
);

interface ChoiceProps {
  readonly form: Form;
  readonly at: TextKey;
  readonly options: readonly (readonly [value: string, name: string])[];
}

export const Choice = ({ form, at, options }: ChoiceProps) => (
  <SelectField
    label={labelOf(at)}
    value={form.draft[at]}
    onValue={value => form.change({ [at]: value })}
    options={options}
  />
);

interface FlagProps {
  readonly form: WholeForm;
  readonly at: 'isLocked' | 'isTeam' | 'isPassive' | 'isPlain';
}

export const Flag = ({ form, at }: FlagProps) => (
  <Checkbox isOn={form.draft[at]} onToggle={isOn => form.change({ [at]: isOn })}>
    {labelOf(at)}
  </Checkbox>
);

interface ThreeProps {
  readonly form: Form;
  readonly legend: string;
  readonly at: 'attrs' | 'mods';
}

/** Three number fields, one for each attribute, in the same order as on the printed card. */
export const Three = ({ form, legend, at }: ThreeProps) => (
  <fieldset class="th-box-three">
    <legend>{legend}</legend>
    {ATTRIBUTES.map(attr => (
      <CardField
        key={attr}
        form={form}
        at={attr}
        path={`${at}.${attr}`}
        label={
          <span class="sign">
            <span aria-hidden="true">
              <AttributeEmblem attribute={attr} />
            </span>
            {labelOf(attr)}
          </span>
        }
        isNumber
      />
    ))}
    {form.faults
      .filter(fault => isError(fault) && fault.place === form.path + at)
      .map((fault, i) => (
        <span key={i} class="error">
          {wordsFor(fault)}
        </span>
      ))}
  </fieldset>
);
