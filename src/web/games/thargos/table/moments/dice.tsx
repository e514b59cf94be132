import { ATTRIBUTES, type Attribute, type Event } from '../../../../../games/thargos/ui.ts';
import { listed, number, say } from '../../../../i18n.ts';
import { Art } from '../../../../ui/art.tsx';
import { die } from '../../art/pieces.ts';
import { Chip, Die } from '../../card/pieces.tsx';
import './dice.css';

/** Dice of an attribute have its color; others are plain. */

const isAttribute = (what: string): what is Attribute => (ATTRIBUTES as readonly string[]).includes(what);

const DIE = { en: 'Die', fr: 'Dé' };

interface DiceProps {
  readonly values: readonly number[];
  readonly colour?: Attribute | undefined;
}

export const Dice = ({ values, colour }: DiceProps) => (
  <span class="th-dice">
    {values.map((pips, i) =>
      colour ? (
        <Die key={i} attribute={colour} pips={pips} />
      ) : (
        <Art
          key={i}
          class="tp-die th-plain-die"
          svg={die('power', pips)}
          label={listed(say(DIE), number(pips))}
        />
      ),
    )}
  </span>
);

/** HT-7.5: a die for each attribute; with more dice or a bonus only the sum is known. */
export const HeroDice = ({ values }: { readonly values: Readonly<Record<Attribute, number>> }) => (
  <span class="th-dice">
    {ATTRIBUTES.map(colour => {
      const value = values[colour];
      return value >= 1 && value <= 6 ? (
        <Die key={colour} attribute={colour} pips={value} />
      ) : (
        <Chip key={colour} attribute={colour} says={number(value)} mode="counts" />
      );
    })}
  </span>
);

/** The dice of an event, if any were rolled. */
export const DiceOf = ({ event }: { readonly event: Event }) => {
  if (event.type === 'rolledHero') return <HeroDice values={event.values} />;
  if (event.type !== 'rolled') return null;
  return <Dice values={event.values} colour={isAttribute(event.what) ? event.what : undefined} />;
};
