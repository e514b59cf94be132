import { ATTRIBUTES, type Attribute, type Attributes } from '../../../../games/thargos/attributes.ts';
import { DEFAULTS } from '../../../../games/thargos/config.ts';
import { type Counts, defenceRule, NO_CARDS, totalCards } from '../../../../games/thargos/conflict.ts';
import { ATTRIBUTE_NAMES } from '../../../../games/thargos/words/names.ts';
import { number, say, signed, text } from '../../../say.ts';
import { Icon } from '../../../ui/icon.tsx';
import { rollDie } from './chance.ts';
import { Cite, Count, Pick } from './fields.tsx';
import { useRemembered } from './remembered.ts';
import {
  afterFight,
  attackOrder,
  attemptRoll,
  attitudeOf,
  BLANK_RIVAL,
  beginTurn,
  dealt,
  defenceOrder,
  heroByDie,
  MOST_INFAMY,
  pileOf,
  type Rival,
  stepTo,
} from './rival.ts';
import { OpenMission, Opposing, Pushback } from './rival-story.tsx';
import { WORDS } from './words.ts';

interface RivalProps {
  readonly rival: Rival;
  readonly onRival: (rival: Rival) => void;
}

const nameOf = (attribute: Attribute): string => text(ATTRIBUTE_NAMES[attribute]);

/** HT-11.2, HT-11.3, HT-11.8, HT-11.9: what he is like now. */
const Nature = ({ rival, onRival }: RivalProps) => {
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
        <button type="button" onClick={() => onRival({ ...rival, attitude: attitudeOf(rollDie()) })}>
          {words.rollAttitude}
        </button>
        <Cite rule="HT-11.2" />
      </div>
      <div class="row" role="group" aria-label={words.infamy}>
        <span>
          {words.infamy} <b class="th-tools-infamy">{number(rival.infamy)}</b>
        </span>
        <button
          type="button"
          aria-label={words.infamyLess}
          disabled={rival.infamy === 0}
          onClick={() => onRival({ ...rival, infamy: rival.infamy - 1 })}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          disabled={rival.infamy === MOST_INFAMY}
          onClick={() => onRival({ ...rival, infamy: rival.infamy + 1 })}
        >
          <Icon name="plus" /> {words.infamyMore}
        </button>
        <Cite rule="HT-11.3" />
      </div>
      <div class="row">
        <label>
          <span class="field-name">{words.delta}</span>
          <select
            value={rival.delta}
            onChange={({ currentTarget }) => onRival({ ...rival, delta: Number(currentTarget.value) })}
          >
            {[-1, 0, 1].map(delta => (
              <option key={delta} value={delta}>
                {signed(delta)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => onRival({ ...rival, smaller: rival.smaller + 1 })}>
          {words.discards}
        </button>
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
    .map(colour => words.cardsOn(nameOf(colour), counts[colour]))
    .join(', ');
  return (
    <p role="status">
      {label}: <b>{said || words.noneDealt}</b>
    </p>
  );
};

interface Sums {
  readonly his: Attributes;
  /** −1 for a colour that the Mission does not ask for. */
  readonly yours: Attributes;
}

const BLANK_SUMS: Sums = { his: NO_CARDS, yours: { power: -1, mind: -1, mysticism: -1 } };

/** HT-11.7.3: how many cards, and on which colours. */
const HisCards = ({ rival }: { readonly rival: Rival }) => {
  const words = say(WORDS);
  const [sums, setSums] = useRemembered('rival-attack', BLANK_SUMS);
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
            label={words.his(nameOf(colour))}
            value={sums.his[colour]}
            onValue={value => setSums({ ...sums, his: { ...sums.his, [colour]: value ?? 0 } })}
          />
          <Count
            label={words.yourTotal(nameOf(colour))}
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

interface Placing {
  /** −1 for a colour that the Mission does not ask for. */
  readonly placed: Counts;
}

const BLANK_PLACING: Placing = { placed: { power: -1, mind: -1, mysticism: -1 } };

/** HT-11.6: he always opposes. */
const Defence = ({ rival, onRival }: RivalProps) => {
  const words = say(WORDS);
  const [{ placed }, setPlacing] = useRemembered('rival-defence', BLANK_PLACING);
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
            label={words.placed(nameOf(colour))}
            value={placed[colour] < 0 ? null : placed[colour]}
            canBeEmpty
            onValue={value => setPlacing({ placed: { ...placed, [colour]: value ?? -1 } })}
          />
        ))}
      </div>
      {colours.length > 0 && <Dealt counts={counts} label={words.defends} />}
      {rival.smaller > 0 && totalCards(counts) > 0 && (
        <button type="button" onClick={() => onRival({ ...rival, smaller: 0 })}>
          {words.defended}
        </button>
      )}
    </>
  );
};

const DieButton = ({ onRoll }: { readonly onRoll: (die: number) => void }) => (
  <button type="button" class="main-button" onClick={() => onRoll(rollDie())}>
    {say(WORDS).rollDie}
  </button>
);

const Attach = ({ rival, onRival }: RivalProps) => {
  const words = say(WORDS);
  const hero = heroByDie(rival.die);
  return (
    <>
      <p>
        {words.attach} <Cite rule="HT-11.4" />
      </p>
      <DieButton onRoll={die => onRival({ ...rival, die })} />
      <p role="status">
        {rival.die > 0 && (
          <>
            <b>{words.rolled(rival.die)}</b>{' '}
            {typeof hero === 'number' ? words.attachAt(hero) : words.attachTo[hero]} {words.cannotTake}
          </>
        )}
      </p>
      {rival.die > 0 && (
        <button type="button" onClick={() => onRival(stepTo(rival, 'attempt'))}>
          {words.attached}
        </button>
      )}
    </>
  );
};

const Attempt = ({ rival, onRival }: RivalProps) => {
  const words = say(WORDS);
  const { die, extra, track } = rival;
  const said = (): string => {
    if (die === 1) return words.doubts(extra);
    if (die === 6) return words.oneMore(extra);
    if (rival.game === 'story') return `${words.leads(track)} ${words.noMission}`;
    return `${words.track(track)} ${words.noMission}`;
  };
  return (
    <>
      <p>
        {rival.game === 'story' ? words.attemptStory : words.attempt}{' '}
        <Cite rule={rival.game === 'story' ? 'HT-12.4' : 'HT-11.4'} />
      </p>
      {die !== 1 && <DieButton onRoll={rolled => onRival(attemptRoll(rival, rolled))} />}
      <p role="status">
        {die > 0 && (
          <>
            <b>{words.rolled(die)}</b> {said()}
          </>
        )}
      </p>
      {die > 1 && die < 6 && rival.game === 'story' && <OpenMission rival={rival} onRival={onRival} />}
      {die > 1 && die < 6 && (
        <button type="button" onClick={() => onRival(stepTo(rival, 'fight'))}>
          {words.toFight}
        </button>
      )}
      {die === 1 && (
        <button type="button" onClick={() => onRival({ ...stepTo(rival, 'yours'), extra: 0 })}>
          {words.toYours}
        </button>
      )}
    </>
  );
};

const StepPanel = ({ rival, onRival }: RivalProps) => {
  const words = say(WORDS);
  const to = (next: Rival['step']) => () => onRival(stepTo(rival, next));
  switch (rival.step) {
    case 'dig':
      return (
        <>
          <p>
            {words.dig} <Cite rule="HT-11.7" />
          </p>
          <div class="row">
            <button type="button" class="main-button" onClick={to('attach')}>
              {words.found}
            </button>
            <button type="button" onClick={to('attempt')}>
              {words.notFound}
            </button>
          </div>
        </>
      );
    case 'attach':
      return <Attach rival={rival} onRival={onRival} />;
    case 'attempt':
      return <Attempt rival={rival} onRival={onRival} />;
    case 'fight':
      return (
        <>
          <HisCards rival={rival} />
          <button type="button" class="main-button" onClick={() => onRival(afterFight(rival))}>
            {words.fought}
          </button>
        </>
      );
    case 'outcome':
      return (
        <>
          <p>
            {rival.game === 'story' ? words.outcomeStory : words.outcome} <Cite rule="HT-11.7" />
          </p>
          <button
            type="button"
            class="main-button"
            onClick={() => onRival({ ...stepTo(rival, 'yours'), extra: 0 })}
          >
            {words.toYours}
          </button>
        </>
      );
    case 'yours':
      return (
        <>
          {rival.game === 'story' && <Opposing rival={rival} onRival={onRival} />}
          {rival.game === 'story' && rival.opposes === 1 ? (
            <Pushback />
          ) : (
            <Defence rival={rival} onRival={onRival} />
          )}
          <button type="button" class="main-button" onClick={() => onRival(beginTurn(rival))}>
            {words.begin}
          </button>
        </>
      );
  }
};

/** The Rival of a solo game, step by step, beside the cards of the box. */
export const RivalPanel = () => {
  const words = say(WORDS);
  const [rival, setRival] = useRemembered('rival', BLANK_RIVAL);
  const game = (
    <Pick
      label={words.game}
      value={rival.game}
      of={words.games}
      onValue={to => setRival({ ...rival, game: to, opposes: 0 })}
    />
  );
  if (rival.game === 'thargosOnly')
    return (
      <section class="panel stack" aria-label={words.pushback}>
        {game}
        <p>
          {words.yoursAlone} <Cite rule="HT-12.4" />
        </p>
        <Pushback level="h2" />
      </section>
    );
  return (
    <div class="th-tools-two">
      <section class="panel stack" aria-label={words.steps[rival.step]}>
        {game}
        <h2>{words.steps[rival.step]}</h2>
        <StepPanel rival={rival} onRival={setRival} />
      </section>
      <Nature rival={rival} onRival={setRival} />
    </div>
  );
};
