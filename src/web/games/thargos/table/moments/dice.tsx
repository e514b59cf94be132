import { ATTRIBUTES, type Attribute, type Event, type View } from '../../../../../games/thargos/ui.ts';
import { listed, number, say } from '../../../../i18n.ts';
import { Art } from '../../../../ui/art.tsx';
import { die } from '../../art/pieces.ts';
import { Chip, Die } from '../../card/pieces.tsx';
import { shortName } from '../moves.ts';
import './dice.css';

/** Whether the roll is for an attribute. Its dice have that attribute's color; other dice are plain. */
const isAttribute = (what: string): what is Attribute => ATTRIBUTES.some(attribute => attribute === what);

const DIE = { en: 'Die', fr: 'Dé' };

interface DiceProps {
  readonly values: readonly number[];
  readonly colour?: Attribute | undefined;
}

export const Dice = ({ values, colour }: DiceProps) => (
  <span class="th-dice in-lines">
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

/** HT-7.5: rolled attributes as dice. A value from several dice or with a bonus is shown as a number instead. */
export const HeroDice = ({ values }: { readonly values: Readonly<Record<Attribute, number>> }) => (
  <span class="th-dice in-lines">
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

export const DiceOf = ({ event }: { readonly event: Event }) => {
  if (event.type === 'rolledHero') return <HeroDice values={event.values} />;
  if (event.type !== 'rolled') return null;
  return <Dice values={event.values} colour={isAttribute(event.what) ? event.what : undefined} />;
};

/** HT-7.5: the heroes whose attributes are rolled, with this turn's dice. */
export const RolledHeroes = ({ view }: { readonly view: View }) => {
  const heroes = view.posts.flatMap(({ hero }) => {
    const values = hero === null ? undefined : view.heroes[hero]?.rolled;
    return hero !== null && values ? [{ hero, values }] : [];
  });
  if (heroes.length === 0) return null;
  return (
    <ul class="th-rolled-heroes in-lines bare-list">
      {heroes.map(({ hero, values }) => (
        <li key={hero} class="in-line">
          <small>{shortName(view, hero)}</small> <HeroDice values={values} />
        </li>
      ))}
    </ul>
  );
};
