import { ATTRIBUTES, type Counts, DEFAULTS, defenceRule, totalCards } from '../../../../games/thargos/ui.ts';
import { number, say, signed } from '../../../i18n.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Select } from '../../../ui/select.tsx';
import { attributeName } from './attribute-name.ts';
import { rollDie } from './chance.ts';
import { Cite, Count, Pick } from './fields.tsx';
import { WORDS } from './messages.ts';
import { ATTACK, DEFENCE } from './notes.ts';
import { useRemembered } from './remembered.ts';
import { attackOrder, attitudeOf, dealt, defenceOrder, MOST_INFAMY, pileOf, type Rival } from './rival.ts';
import { Pushback } from './rival-story.tsx';

/** The Rival's attitude and cards. */

export interface RivalProps {
  readonly rival: Rival;
  readonly onRival: (rival: Rival) => void;
}

/** HT-11.2, HT-11.3, HT-11.8, HT-11.9: the Rival's current attitude. */
export const Nature = ({ rival, onRival }: RivalProps) => {
  const words = say(WORDS);
  return (
    <section class="panel stack" aria-label={words.attitude}>
      <div class="row">
        <Pick
          label={words.attitude}
          value={rival.attitude}
          of={words.attitudes}
          onValue={attitude => onRival({ ...rival, attitude })}
        />
        <Button onClick={() => onRival({ ...rival, attitude: attitudeOf(rollDie()) })}>
          {words.rollAttitude}
        </Button>
        <Cite rule="HT-11.2" />
      </div>
      <div class="row" role="group" aria-label={words.infamy}>
        <span>
          {words.infamy} <b class="th-tools-infamy">{number(rival.infamy)}</b>
        </span>
        <IconButton
          icon="minus"
          label={words.infamyLess}
          disabled={rival.infamy === 0}
          onClick={() => onRival({ ...rival, infamy: rival.infamy - 1 })}
        />
        <Button
          disabled={rival.infamy === MOST_INFAMY}
          onClick={() => onRival({ ...rival, infamy: rival.infamy + 1 })}
        >
          <Icon name="plus" /> {words.infamyMore}
        </Button>
        <Cite rule="HT-11.3" />
      </div>
      <div class="row">
        <Field label={words.delta}>
          <Select
            value={rival.delta}
            onValue={chosen => onRival({ ...rival, delta: Number(chosen) })}
            options={[-1, 0, 1].map(delta => ({ value: delta, name: signed(delta) }))}
          />
        </Field>
        <Button onClick={() => onRival({ ...rival, smaller: rival.smaller + 1 })}>{words.discards}</Button>
        <Cite rule="HT-11.8" />
      </div>
      <p class="quiet">{words.discardsNote}</p>
      <p role="status">
        <b>{words.piles(pileOf(rival, 'attack'), pileOf(rival, 'defence'))}</b>{' '}
        {rival.smaller > 0 && words.smaller(rival.smaller)}
      </p>
    </section>
  );
};

const Dealt = ({ counts, label }: { readonly counts: Counts; readonly label: string }) => {
  const words = say(WORDS);
  const said = ATTRIBUTES.filter(colour => counts[colour] > 0)
    .map(colour => words.cardsOn(attributeName(colour), counts[colour]))
    .join(', ');
  return (
    <p role="status">
      {words.label(label)} <b>{said || words.noneDealt}</b>
    </p>
  );
};

/** HT-11.7.3: how many cards, and on which colors. */
export const HisCards = ({ rival }: { readonly rival: Rival }) => {
  const words = say(WORDS);
  const [sums, setSums] = useRemembered(ATTACK);
  const colours = ATTRIBUTES.filter(colour => sums.yours[colour] >= 0);
  const count = pileOf(rival, 'attack');
  return (
    <>
      <p>
        <b>{words.draws(count)}</b> {words.fight}
      </p>
      {ATTRIBUTES.map(colour => (
        <div class="row" key={colour}>
          <Count
            label={words.his(attributeName(colour))}
            value={sums.his[colour]}
            onValue={value => setSums({ ...sums, his: { ...sums.his, [colour]: value ?? 0 } })}
          />
          <Count
            label={words.yourTotal(attributeName(colour))}
            value={sums.yours[colour] < 0 ? null : sums.yours[colour]}
            canBeEmpty
            onValue={value => setSums({ ...sums, yours: { ...sums.yours, [colour]: value ?? -1 } })}
          />
        </div>
      ))}
      {colours.length > 0 && (
        <Dealt counts={dealt(count, attackOrder(colours, sums.his, sums.yours))} label={words.deals} />
      )}
      <p>{rival.game === 'solo' ? words.nowYou : words.mayOppose}</p>
      {rival.game !== 'solo' && <Pushback />}
    </>
  );
};

/** HT-11.6: the Rival always opposes. */
export const Defence = ({ rival, onRival }: RivalProps) => {
  const words = say(WORDS);
  const [{ placed }, setPlacing] = useRemembered(DEFENCE);
  const colours = ATTRIBUTES.filter(colour => placed[colour] >= 0);
  const attack: Counts = {
    power: Math.max(0, placed.power),
    mind: Math.max(0, placed.mind),
    mysticism: Math.max(0, placed.mysticism),
  };
  const hand = pileOf(rival, 'defence');
  const rule = defenceRule(DEFAULTS, colours, { attack, hand });
  const counts = dealt(hand, defenceOrder(rule, attack), rule.most);
  return (
    <>
      {rival.game === 'solo' && (
        <p>
          {words.yours} <Cite rule="HT-11.6" />
        </p>
      )}
      <p class="quiet">{words.placedNote}</p>
      <div class="row">
        {ATTRIBUTES.map(colour => (
          <Count
            key={colour}
            label={words.placed(attributeName(colour))}
            value={placed[colour] < 0 ? null : placed[colour]}
            canBeEmpty
            onValue={value => setPlacing({ placed: { ...placed, [colour]: value ?? -1 } })}
          />
        ))}
      </div>
      {colours.length > 0 && <Dealt counts={counts} label={words.defends} />}
      {rule.emptyLoses && totalCards(counts) === 0 && <p>{words.letsGo}</p>}
      {rival.smaller > 0 && totalCards(counts) > 0 && (
        <Button onClick={() => onRival({ ...rival, smaller: 0 })}>{words.defended}</Button>
      )}
    </>
  );
};
