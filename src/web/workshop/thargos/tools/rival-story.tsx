import { ATTRIBUTES } from '../../../../games/thargos/ui.ts';
import { say } from '../../../i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { attributeName } from './attribute-name.ts';
import { lot as drawLot, rollDie } from './chance.ts';
import { Cite, Count } from './fields.tsx';
import { WORDS } from './messages.ts';
import { MOST_ASKED, MOST_OPEN, PUSHBACK } from './notes.ts';
import { useRemembered } from './remembered.ts';
import { opponentByDie, pushback, type Rival } from './rival.ts';

/** HT-9.6: if nobody opposes, Thargos does. On its own, its title is a screen title. */
export const Pushback = ({ level: Title = 'h3' }: { readonly level?: 'h2' | 'h3' }) => {
  const words = say(WORDS);
  const [{ asked, dice }, setPushed] = useRemembered(PUSHBACK);
  const isRolled = dice.length === ATTRIBUTES.length;
  const roll = (): void => setPushed({ asked, dice: pushback(asked, rollDie).map(rolled => rolled.dice) });
  const sums = ATTRIBUTES.flatMap((colour, i) => {
    const pips = dice[i] ?? [];
    const least = asked[i] ?? -1;
    if (!isRolled || least < 0) return [];
    const total = pips.reduce((sum, each) => sum + each, least);
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
            value={asked[i]! < 0 ? null : asked[i]!}
            most={MOST_ASKED}
            canBeEmpty
            onValue={value =>
              setPushed({ asked: asked.map((old, at) => (at === i ? (value ?? -1) : old)), dice: [] })
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

interface RivalProps {
  readonly rival: Rival;
  readonly onRival: (rival: Rival) => void;
}

/** HT-12.4: your attempt in a story. Says whether the Rival opposes, so that its cards can follow. */
export const Opposing = ({ rival, onRival }: RivalProps) => {
  const words = say(WORDS);
  const { opposes } = rival;
  const who = opponentByDie(opposes);
  return (
    <>
      <p>
        {words.yoursStory} <Cite rule="HT-12.4" />
      </p>
      <div class="row">
        <Button onClick={() => onRival({ ...rival, opposes: rollDie() })}>{words.rollOppose}</Button>
        {opposes > 0 && (
          <Button onClick={() => onRival({ ...rival, opposes: 0 })}>{words.nextAttempt}</Button>
        )}
      </div>
      <p role="status">
        {opposes > 0 && (
          <>
            <b>{words.rolled(opposes)}</b>{' '}
            {typeof who === 'number' ? words.opposesAt(who) : words.opposes[who]}
          </>
        )}
      </p>
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
          onValue={value => onRival({ ...rival, open: value ?? 1, lot: 0 })}
        />
        <Button onClick={draw}>{words.drawMission}</Button>
      </div>
      <p role="status">{lot > 0 && <b>{words.drawn(lot, open)}</b>}</p>
    </>
  );
};
