import { entriesOf } from '../../../../engine/util.ts';
import { say } from '../../../i18n.ts';
import { Button, SelectField } from '../../../ui/ui.ts';
import { Explained, Rolled } from './fields.tsx';
import { WORDS } from './messages.ts';
import { RIVAL } from './notes.ts';
import { useRemembered } from './remembered.ts';
import {
  afterFight,
  attemptRoll,
  beginTurn,
  endTurn,
  heroByDie,
  type Rival,
  rollDie,
  stepTo,
} from './rival.ts';
import {
  Defense,
  HisCards,
  Nature,
  OpenMission,
  Opposing,
  Pushback,
  type RivalProps,
} from './rival-hand.tsx';

const DieButton = ({ onRoll }: { readonly onRoll: (die: number) => void }) => (
  <Button look="main" onClick={() => onRoll(rollDie())}>
    {say(WORDS).rollDie}
  </Button>
);

const Attach = ({ rival, onRival }: RivalProps) => {
  const words = say(WORDS);
  const hero = heroByDie(rival.die);
  return (
    <>
      <Explained rule="HT-11.4">{words.attach}</Explained>
      <DieButton onRoll={die => onRival({ ...rival, die })} />
      <Rolled die={rival.die}>
        {typeof hero === 'number' ? words.attachAt(hero) : words.attachTo[hero]} {words.cannotTake}
      </Rolled>
      {rival.die > 0 && <Button onClick={() => onRival(stepTo(rival, 'attempt'))}>{words.attached}</Button>}
    </>
  );
};

const Attempt = ({ rival, onRival }: RivalProps) => {
  const words = say(WORDS);
  const { die, extra, track } = rival;
  const isStory = rival.game === 'story';
  const isChosen = die > 1 && die < 6;
  const said = (): string => {
    if (die === 1) return words.doubts(extra);
    if (die === 6) return words.oneMore(extra);
    return `${(isStory ? words.leads : words.track)(track)} ${words.noMission}`;
  };
  return (
    <>
      <Explained rule={isStory ? 'HT-12.4' : 'HT-11.4'}>
        {isStory ? words.attemptStory : words.attempt}
      </Explained>
      {die !== 1 && <DieButton onRoll={rolled => onRival(attemptRoll(rival, rolled))} />}
      <Rolled die={die}>{said()}</Rolled>
      {isChosen && isStory && <OpenMission rival={rival} onRival={onRival} />}
      {isChosen && <Button onClick={() => onRival(stepTo(rival, 'fight'))}>{words.toFight}</Button>}
      {die === 1 && <Button onClick={() => onRival(endTurn(rival))}>{words.toYours}</Button>}
    </>
  );
};

const StepPanel = ({ rival, onRival }: RivalProps) => {
  const words = say(WORDS);
  const isStory = rival.game === 'story';
  const main = (name: string, next: Rival) => (
    <Button look="main" onClick={() => onRival(next)}>
      {name}
    </Button>
  );
  switch (rival.step) {
    case 'dig':
      return (
        <>
          <Explained rule="HT-11.7">{words.dig}</Explained>
          <div class="row">
            {main(words.found, stepTo(rival, 'attach'))}
            <Button onClick={() => onRival(stepTo(rival, 'attempt'))}>{words.notFound}</Button>
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
          {main(words.fought, afterFight(rival))}
        </>
      );
    case 'outcome':
      return (
        <>
          <Explained rule="HT-11.7">{isStory ? words.outcomeStory : words.outcome}</Explained>
          {main(words.toYours, endTurn(rival))}
        </>
      );
    case 'yours':
      return (
        <>
          {isStory && <Opposing rival={rival} onRival={onRival} />}
          {isStory && rival.opposes === 1 ? <Pushback /> : <Defense rival={rival} onRival={onRival} />}
          {main(words.begin, beginTurn(rival))}
        </>
      );
  }
};

/** Guides the player of a solo game with printed cards through the Rival's turn, step by step. */
export const RivalPanel = () => {
  const words = say(WORDS);
  const [rival, setRival] = useRemembered(RIVAL);
  const game = (
    <SelectField
      label={words.game}
      value={rival.game}
      options={entriesOf(words.games)}
      onValue={to => setRival({ ...rival, game: to, opposes: 0 })}
    />
  );
  if (rival.game === 'thargosOnly')
    return (
      <section class="panel stack" aria-label={words.pushback}>
        {game}
        <Explained rule="HT-12.4">{words.yoursAlone}</Explained>
        <Pushback level="h2" />
      </section>
    );
  return (
    <div class="columns">
      <section class="panel stack" aria-label={words.steps[rival.step]}>
        {game}
        <h2>{words.steps[rival.step]}</h2>
        <StepPanel rival={rival} onRival={setRival} />
      </section>
      <Nature rival={rival} onRival={setRival} />
    </div>
  );
};
