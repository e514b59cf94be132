import { entriesOf, sum } from '../../../../engine/util.ts';
import { ATTRIBUTES, type Counts, DEFAULTS, defenseRule, totalCards } from '../../../../games/thargos/ui.ts';
import { number, say, signed } from '../../../i18n.ts';
import { Button, Icon, IconButton, SelectField } from '../../../ui/ui.ts';
import { attributeName, Cite, Count, Explained, Rolled } from './fields.tsx';
import { WORDS } from './messages.ts';
import { ATTACK, DEFENCE, MOST_ASKED, MOST_OPEN, PUSHBACK } from './notes.ts';
import { useRemembered } from './remembered.ts';
import {
  attackOrder,
  attitudeOf,
  dealt,
  defenseOrder,
  drawLot,
  MOST_INFAMY,
  opponentByDie,
  pileOf,
  pushback,
  type Rival,
  rollDie,
} from './rival.ts';

/** Parts of the Rival tool that are about the Rival's attitude and cards. */

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
        <SelectField
          label={words.attitude}
          value={rival.attitude}
          options={entriesOf(words.attitudes)}
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
        <SelectField
          label={words.delta}
          value={rival.delta}
          onValue={delta => onRival({ ...rival, delta })}
          options={[-1, 0, 1].map(delta => [delta, signed(delta)])}
        />
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

/** HT-9.6: the dice that oppose an attempt if no player does. `level`: `h2` if the screen shows nothing else. */
export const Pushback = ({ level: Title = 'h3' }: { readonly level?: 'h2' | 'h3' }) => {
  const words = say(WORDS);
  const [{ asked, dice }, setPushed] = useRemembered(PUSHBACK);
  const isRolled = dice.length === ATTRIBUTES.length;
  const roll = (): void => setPushed({ asked, dice: pushback(asked, rollDie).map(rolled => rolled.dice) });
  const sums = ATTRIBUTES.flatMap((colour, i) => {
    const pips = dice[i] ?? [];
    const least = asked[i] ?? -1;
    if (!isRolled || least < 0) return [];
    const total = least + sum(pips);
    return [words.pushed(attributeName(colour), pips.join(', '), total)];
  });
  return (
    <div role="group" aria-label={words.pushback} class="stack">
      <Title>
        {words.pushback} <Cite rule="HT-9.6" />
      </Title>
      <p class="quiet">{words.pushbackNote}</p>
      <div class="row">
        {ATTRIBUTES.map((colour, i) => (
          <Count
            key={colour}
            label={words.asksFor(attributeName(colour))}
            value={asked[i]!}
            most={MOST_ASKED}
            canBeEmpty
            onValue={value =>
              setPushed({ asked: asked.map((old, at) => (at === i ? value : old)), dice: [] })
            }
          />
        ))}
      </div>
      <div>
        <Button disabled={asked.every(value => value < 0)} onClick={roll}>
          {words.rollPushback}
        </Button>
      </div>
      <p role="status">
        {sums.length > 0 && (
          <>
            <b>{sums.join(words.apart)}.</b> {words.pushedNote}
          </>
        )}
      </p>
    </div>
  );
};

/** HT-12.4: the die that decides whether the Rival opposes the player's attempt in a story. */
export const Opposing = ({ rival, onRival }: RivalProps) => {
  const words = say(WORDS);
  const { opposes } = rival;
  const who = opponentByDie(opposes);
  return (
    <>
      <Explained rule="HT-12.4">{words.yoursStory}</Explained>
      <div class="row">
        <Button onClick={() => onRival({ ...rival, opposes: rollDie() })}>{words.rollOppose}</Button>
        {opposes > 0 && (
          <Button onClick={() => onRival({ ...rival, opposes: 0 })}>{words.nextAttempt}</Button>
        )}
      </div>
      <Rolled die={opposes}>{typeof who === 'number' ? words.opposesAt(who) : words.opposes[who]}</Rolled>
    </>
  );
};

/** HT-12.4: which open Mission the Rival's hero attempts. */
export const OpenMission = ({ rival, onRival }: RivalProps) => {
  const words = say(WORDS);
  const { open, lot } = rival;
  const draw = (): void => onRival({ ...rival, lot: drawLot(open) });
  return (
    <>
      <div class="row">
        <Count
          label={words.openMissions}
          value={open}
          least={1}
          most={MOST_OPEN}
          onValue={value => onRival({ ...rival, open: value, lot: 0 })}
        />
        <Button onClick={draw}>{words.drawMission}</Button>
      </div>
      <p role="status">{lot > 0 && <b>{words.drawn(lot, open)}</b>}</p>
    </>
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

/** HT-11.7.3: how many cards the Rival places as the attacker, and on which colors. */
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
            onValue={value => setSums({ ...sums, his: { ...sums.his, [colour]: value } })}
          />
          <Count
            label={words.yourTotal(attributeName(colour))}
            value={sums.yours[colour]}
            canBeEmpty
            onValue={value => setSums({ ...sums, yours: { ...sums.yours, [colour]: value } })}
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

/** HT-11.6: how many cards the Rival places as the defender, and on which colors. */
export const Defense = ({ rival, onRival }: RivalProps) => {
  const words = say(WORDS);
  const [{ placed }, setPlacing] = useRemembered(DEFENCE);
  const colours = ATTRIBUTES.filter(colour => placed[colour] >= 0);
  const attack: Counts = {
    power: Math.max(0, placed.power),
    mind: Math.max(0, placed.mind),
    mysticism: Math.max(0, placed.mysticism),
  };
  const hand = pileOf(rival, 'defence');
  const rule = defenseRule(DEFAULTS, colours, { attack, hand });
  const counts = dealt(hand, defenseOrder(rule, attack), rule.most);
  return (
    <>
      {rival.game === 'solo' && <Explained rule="HT-11.6">{words.yours}</Explained>}
      <p class="quiet">{words.placedNote}</p>
      <div class="row">
        {ATTRIBUTES.map(colour => (
          <Count
            key={colour}
            label={words.placed(attributeName(colour))}
            value={placed[colour]}
            canBeEmpty
            onValue={value => setPlacing({ placed: { ...placed, [colour]: value } })}
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
