import { sum } from '../../../../engine/util.ts';
import { ATTRIBUTES, type Attribute } from '../../../../games/thargos/attributes.ts';
import { ATTRIBUTE_NAMES } from '../../../../games/thargos/words/names.ts';
import { say, text } from '../../../say.ts';
import { Die } from '../card/pieces.tsx';
import { rollDie } from './chance.ts';
import { useRemembered } from './remembered.ts';
import { WORDS } from './words.ts';

interface Dice {
  readonly counts: { readonly [A in Attribute]: number };
  readonly shown: { readonly [A in Attribute]: readonly number[] };
  /** Earlier rolls, the newest first, as they were said. */
  readonly past: readonly string[];
}

const BLANK: Dice = {
  counts: { power: 3, mind: 3, mysticism: 3 },
  shown: { power: [], mind: [], mysticism: [] },
  past: [],
};

/** HT-1.2: three dice of each colour. */
const MOST = 3;
const KEPT = 8;

/** Dice for everything that is rolled at the table, each roll kept in sight. */
export const DicePanel = () => {
  const words = say(WORDS);
  const [dice, setDice] = useRemembered('dice', BLANK);
  const told = (attribute: Attribute, values: readonly number[]): string =>
    `${text(ATTRIBUTE_NAMES[attribute])} ${values.join(' + ')} = ${sum(values)}`;
  const roll = (attributes: readonly Attribute[]): void => {
    const rolled = attributes.map(
      attribute =>
        [attribute, Array.from({ length: dice.counts[attribute] }, rollDie)] as [Attribute, number[]],
    );
    setDice({
      ...dice,
      shown: { ...dice.shown, ...Object.fromEntries(rolled) },
      past: [rolled.map(([attribute, values]) => told(attribute, values)).join('; '), ...dice.past].slice(
        0,
        KEPT,
      ),
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
              <h2>{name}</h2>
              <p class="th-tools-roll">
                {values.length === 0 && words.none}
                {values.map((pips, i) => (
                  <Die key={i} attribute={attribute} pips={pips} />
                ))}
              </p>
              <p role="status">{values.length > 0 ? words.sum(sum(values)) : ''}</p>
              <div class="row">
                <label>
                  <span class="field-name">{words.howMany(name)}</span>
                  <select
                    value={dice.counts[attribute]}
                    onChange={({ currentTarget }) =>
                      setDice({
                        ...dice,
                        counts: { ...dice.counts, [attribute]: Number(currentTarget.value) },
                      })
                    }
                  >
                    {Array.from({ length: MOST }, (_, i) => (
                      <option key={i} value={i + 1}>
                        {i + 1}
                      </option>
                    ))}
                  </select>
                </label>
                <button type="button" onClick={() => roll([attribute])}>
                  {words.roll(name)}
                </button>
              </div>
            </section>
          );
        })}
      </div>
      <button type="button" class="main-button" onClick={() => roll(ATTRIBUTES)}>
        {words.rollAll}
      </button>
      {dice.past.length > 1 && (
        <section class="panel">
          <h2>{words.past}</h2>
          <ol>
            {dice.past.slice(1).map((line, i) => (
              <li key={`${i} ${line}`}>{line}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
};
