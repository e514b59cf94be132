import { sum } from '../../../../engine/util.ts';
import { ATTRIBUTE_NAMES, ATTRIBUTES, type Attribute } from '../../../../games/thargos/ui.ts';
import { die } from '../../../games/thargos/art/pieces.ts';
import { AttributeEmblem, Die } from '../../../games/thargos/card/pieces.tsx';
import { say, text } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { SelectGroups } from '../../../ui/select.tsx';
import { rollDie } from './chance.ts';
import { WORDS } from './messages.ts';
import { DICE, KEPT_ROLLS, MOST_DICE, NO_DICE, type Roll } from './notes.ts';
import { useRemembered } from './remembered.ts';

/** Dice for the table, with a history of rolls. */
export const DicePanel = () => {
  const words = say(WORDS);
  const [dice, setDice] = useRemembered(DICE);
  const told = (rolled: Roll): string =>
    ATTRIBUTES.filter(attribute => rolled[attribute].length > 0)
      .map(attribute => {
        const pips = rolled[attribute];
        return `${text(ATTRIBUTE_NAMES[attribute])} ${pips.join(' + ')} = ${sum(pips)}`;
      })
      .join(words.apart);
  const roll = (attributes: readonly Attribute[]): void => {
    const rolled = Object.fromEntries(
      attributes.map(attribute => [attribute, Array.from({ length: dice.counts[attribute] }, rollDie)]),
    );
    setDice({
      ...dice,
      shown: { ...dice.shown, ...rolled },
      past: [{ ...NO_DICE, ...rolled }, ...dice.past].slice(0, KEPT_ROLLS),
    });
  };
  return (
    <>
      <p>{words.diceNote}</p>
      <div class="th-tools-dice">
        {ATTRIBUTES.map(attribute => {
          const name = text(ATTRIBUTE_NAMES[attribute]);
          const values = dice.shown[attribute];
          return (
            <section key={attribute} class="panel" aria-label={name}>
              <h2>
                <span aria-hidden="true">
                  <AttributeEmblem attribute={attribute} />
                </span>{' '}
                {name}
              </h2>
              <p class="th-tools-roll">
                {values.length === 0 && (
                  <>
                    {Array.from({ length: dice.counts[attribute] }, (_, i) => (
                      <Art key={i} class="th-tools-blank" svg={die(attribute, 0)} />
                    ))}
                    <span class="quiet">{words.none}</span>
                  </>
                )}
                {values.map((pips, i) => (
                  <Die key={i} attribute={attribute} pips={pips} />
                ))}
              </p>
              <p role="status">{values.length > 0 ? words.sum(sum(values)) : ''}</p>
              <div class="row">
                <Field label={words.howMany(name)}>
                  <SelectGroups
                    value={dice.counts[attribute]}
                    onValue={chosen =>
                      setDice({
                        ...dice,
                        counts: { ...dice.counts, [attribute]: Number(chosen) },
                      })
                    }
                  >
                    {Array.from({ length: MOST_DICE }, (_, i) => (
                      <option key={i} value={i + 1}>
                        {i + 1}
                      </option>
                    ))}
                  </SelectGroups>
                </Field>
                <Button onClick={() => roll([attribute])}>{words.roll(name)}</Button>
              </div>
            </section>
          );
        })}
      </div>
      <Button look="main" onClick={() => roll(ATTRIBUTES)}>
        {words.rollAll}
      </Button>
      {dice.past.length > 1 && (
        <section class="panel">
          <h2>{words.past}</h2>
          <ol>
            {dice.past.slice(1).map((rolled, i) => (
              <li key={i}>{told(rolled)}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
};
