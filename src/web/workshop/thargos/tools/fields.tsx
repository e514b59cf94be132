import { linkTo } from '../../../route.ts';
import { Field } from '../../../ui/field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { RuleMark } from '../../../ui/rule-mark.tsx';
import { Select } from '../../../ui/select.tsx';

interface CountProps {
  readonly label: string;
  readonly value: number | null;
  readonly onValue: (value: number | null) => void;
  readonly least?: number;
  readonly most?: number;
  /** Whether the field may be empty. */
  readonly canBeEmpty?: boolean;
}

/** An integer field. Invalid values and values out of range are ignored. */
export const Count = ({ least = 0, canBeEmpty = false, onValue, ...rest }: CountProps) => (
  <NumberField
    class="th-tools-count"
    least={least}
    onValue={onValue}
    onEmpty={() => onValue(canBeEmpty ? null : least)}
    {...rest}
  />
);

interface PickProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly of: { readonly [K in V]: string };
  readonly onValue: (value: V) => void;
}

export const Pick = <V extends string>({ label, value, of, onValue }: PickProps<V>) => (
  <Field label={label}>
    <Select
      value={value}
      onValue={chosen => onValue(chosen)}
      options={(Object.entries(of) as [V, string][]).map(([key, said]) => ({ value: key, name: said }))}
    />
  </Field>
);

/** The rule behind it. */
export const Cite = ({ rule }: { readonly rule: string }) => (
  <RuleMark id={rule} href={linkTo('thargos', 'rules', rule)} />
);
