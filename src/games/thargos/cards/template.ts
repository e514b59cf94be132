import type { Text } from '../../../engine/text.ts';
import type { CardType, Effect } from '../effects/effect.ts';

/**
 * Templates are effects with slots for values. Authors fill them in on the page or in the cells of a card
 * table.
 */

export type Slot =
  | { readonly kind: 'number'; readonly usual: number; readonly least: number; readonly most: number }
  | { readonly kind: 'choice'; readonly usual: string; readonly options: readonly string[] }
  | { readonly kind: 'text'; readonly usual: string };
type Slots = Readonly<Record<string, Slot>>;

type ValueOf<S extends Slot> = S extends { readonly kind: 'number' }
  ? number
  : S extends { readonly options: readonly (infer Option)[] }
    ? Option
    : string;
type ValuesOf<S extends Slots> = { readonly [K in keyof S]: ValueOf<S[K]> };
export type TemplateValues = Readonly<Record<string, number | string>>;

export interface Template {
  readonly name: Text;
  /** The types of cards that may have this effect. */
  readonly types: readonly CardType[];
  /** In the order in which their values are written in a cell. */
  readonly slots: Slots;
  readonly make: (values: TemplateValues, type: CardType) => Effect;
}

export const template = <const S extends Slots>(
  spec: Omit<Template, 'slots' | 'make'> & {
    readonly slots: S;
    readonly make: (values: ValuesOf<S>, type: CardType) => Effect;
  },
  // The cast is safe, because the values were read with the slots of this template.
): Template => ({ ...spec, make: (values, type) => spec.make(values as ValuesOf<S>, type) });

export const number = (usual: number, least = 1, most = 9) =>
  ({ kind: 'number', usual, least, most }) as const;
export const choice = <const O extends string>(usual: O, ...others: readonly O[]) =>
  ({ kind: 'choice', usual, options: [usual, ...others] }) as const;
export const text = (usual: string) => ({ kind: 'text', usual }) as const;

/** The default value of each slot. */
export const usualValues = ({ slots }: Template): TemplateValues =>
  Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, slot.usual]));
