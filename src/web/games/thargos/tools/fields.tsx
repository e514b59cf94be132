import { linkTo } from '../../../route.ts';
import { RuleMark } from '../../../ui/rule-mark.tsx';

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
export const Count = ({ label, value, onValue, least = 0, most = 99, canBeEmpty = false }: CountProps) => (
  <label class="th-tools-count">
    <span class="field-name">{label}</span>
    <input
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      value={value ?? ''}
      onInput={({ currentTarget }) => {
        const typed = currentTarget.valueAsNumber;
        if (currentTarget.value === '') onValue(canBeEmpty ? null : least);
        else if (Number.isSafeInteger(typed) && typed >= least && typed <= most) onValue(typed);
      }}
    />
  </label>
);

interface PickProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly of: { readonly [K in V]: string };
  readonly onValue: (value: V) => void;
}

export const Pick = <V extends string>({ label, value, of, onValue }: PickProps<V>) => (
  <label>
    <span class="field-name">{label}</span>
    <select value={value} onChange={({ currentTarget }) => onValue(currentTarget.value as V)}>
      {(Object.entries(of) as [V, string][]).map(([key, said]) => (
        <option key={key} value={key}>
          {said}
        </option>
      ))}
    </select>
  </label>
);

/** The rule behind it. */
export const Cite = ({ rule }: { readonly rule: string }) => (
  <RuleMark id={rule} href={linkTo('thargos', 'rules', rule)} />
);
