import type { ComponentChildren } from 'preact';

interface RadioCardProps {
  /** The name of the radio group. */
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly class?: string | undefined;
  /** The accessible name if the children are only a picture. The radio button itself is then hidden. */
  readonly label?: string | undefined;
  readonly children: ComponentChildren;
}

/** A radio button as a card, whose children say what the choice means. */
export const RadioCard = ({ group, isChosen, onChoose, class: own, label, children }: RadioCardProps) => (
  <label class={own} title={label}>
    <input
      type="radio"
      class={label === undefined ? undefined : 'hidden'}
      name={group}
      aria-label={label}
      checked={isChosen}
      onChange={onChoose}
    />
    {children}
  </label>
);

interface RadioCardsProps<V extends string | number> {
  readonly group: string;
  readonly legend: string;
  readonly value: V;
  readonly options: readonly {
    readonly value: V;
    readonly name: string;
    readonly note?: string | undefined;
  }[];
  readonly onValue: (value: V) => void;
  /** Whether the choices are in a panel with one choice per line. */
  readonly isList?: boolean;
}

/** A radio group of cards, each with a name and a note. */
export const RadioCards = <V extends string | number>(props: RadioCardsProps<V>) => (
  <fieldset class={props.isList ? 'panel' : undefined}>
    <legend class={props.isList ? 'panel-legend' : undefined}>{props.legend}</legend>
    {props.options.map(({ value, name, note }) => (
      <RadioCard
        key={value}
        class={props.isList ? 'radio-card' : 'field-choice'}
        group={props.group}
        isChosen={props.value === value}
        onChoose={() => props.onValue(value)}
      >
        <span>
          {name}
          {note && <small>{note}</small>}
        </span>
      </RadioCard>
    ))}
  </fieldset>
);
