import type { ComponentChildren } from 'preact';
import { ATTRIBUTE_NAMES, type Attribute } from '../../../../games/thargos/ui.ts';
import { say, text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { NumberField, RuleMark } from '../../../ui/ui.ts';
import { WORDS } from './messages.ts';

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly onValue: (value: number) => void;
  readonly least?: number;
  readonly most?: number;
  /** Whether the field can be empty. The value of an empty field is −1. */
  readonly canBeEmpty?: boolean;
}

/** A field for whole numbers. Ignores invalid input and values out of range. */
export const Count = ({ value, least = 0, canBeEmpty = false, onValue, ...rest }: CountProps) => (
  <NumberField
    class="th-tools-count"
    value={value < 0 ? null : value}
    least={least}
    onValue={onValue}
    onEmpty={() => onValue(canBeEmpty ? -1 : least)}
    {...rest}
  />
);

export const attributeName = (attribute: Attribute): string => text(ATTRIBUTE_NAMES[attribute]);

export const Cite = ({ rule }: { readonly rule: string }) => (
  <RuleMark id={rule} href={linkTo('thargos', 'rules', rule)} />
);

interface ExplainedProps {
  readonly rule: string;
  readonly children: ComponentChildren;
}

export const Explained = ({ rule, children }: ExplainedProps) => (
  <p>
    {children} <Cite rule={rule} />
  </p>
);

interface RolledProps {
  /** The number that the die shows; 0 before it is rolled. */
  readonly die: number;
  readonly children: ComponentChildren;
}

/** The decision die and what its number means. */
export const Rolled = ({ die, children }: RolledProps) => (
  <p role="status">
    {die > 0 && (
      <>
        <b>{say(WORDS).rolled(die)}</b> {children}
      </>
    )}
  </p>
);
