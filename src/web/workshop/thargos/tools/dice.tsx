import { range, sum } from '../../../../engine/util.ts';
import { ATTRIBUTES, type Attribute } from '../../../../games/thargos/ui.ts';
import { die } from '../../../games/thargos/art/pieces.ts';
import { AttributeEmblem, Die } from '../../../games/thargos/card/pieces.tsx';
import { say } from '../../../i18n.ts';
import { Art, Button, SelectField } from '../../../ui/ui.ts';
import { attributeName } from './fields.tsx';
import { WORDS } from './messages.ts';
import { DICE, KEPT_ROLLS, MOST_DICE, NO_DICE, type Roll } from './notes.ts';
import { useRemembered } from './remembered.ts';
import { rollDie } from './rival.ts';

export const DicePanel = () => {
  const words = say(WORDS);
  const [dice, setDice] = useRemembered(DICE);
  const told = (rolled: Roll): string =>
    ATTRIBUTES.filter(attribute => rolled[attribute].length > 0)
      .map(attribute => {
        const pips = rolled[attribute];
        return `${attributeName(attribute)} ${pips.join(' + ')} = ${sum(pips)}`;
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
      <div class="th-tools-dice tiles">
        {ATTRIBUTES.map(attribute => {
          const name = attributeName(attribute);
          const values = dice.shown[attribute];
          return (
            <section key={attribute} class="panel" aria-label={name}>
              <h2 class="in-line">
                <span class="sign" aria-hidden="true">
                  <AttributeEmblem attribute={attribute} />
                </span>
                {name}
              </h2>
              <p class="th-tools-roll in-line">
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
                <SelectField
                  label={words.howMany(name)}
                  value={dice.counts[attribute]}
                  onValue={count => setDice({ ...dice, counts: { ...dice.counts, [attribute]: count } })}
                  options={range(MOST_DICE).map(i => [i + 1, String(i + 1)])}
                />
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
