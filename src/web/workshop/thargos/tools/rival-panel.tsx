import { say } from '../../../i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { rollDie } from './chance.ts';
import { Cite, Pick } from './fields.tsx';
import { WORDS } from './messages.ts';
import { RIVAL } from './notes.ts';
import { useRemembered } from './remembered.ts';
import { afterFight, attemptRoll, beginTurn, heroByDie, type Rival, stepTo } from './rival.ts';
import { Defence, HisCards, Nature, type RivalProps } from './rival-hand.tsx';
import { OpenMission, Opposing, Pushback } from './rival-story.tsx';

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
      {rival.die > 0 && <Button onClick={() => onRival(stepTo(rival, 'attempt'))}>{words.attached}</Button>}
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
      {die > 1 && die < 6 && <Button onClick={() => onRival(stepTo(rival, 'fight'))}>{words.toFight}</Button>}
      {die === 1 && (
        <Button onClick={() => onRival({ ...stepTo(rival, 'yours'), extra: 0 })}>{words.toYours}</Button>
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
            <Button look="main" onClick={to('attach')}>
              {words.found}
            </Button>
            <Button onClick={to('attempt')}>{words.notFound}</Button>
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
          <Button look="main" onClick={() => onRival(afterFight(rival))}>
            {words.fought}
          </Button>
        </>
      );
    case 'outcome':
      return (
        <>
          <p>
            {rival.game === 'story' ? words.outcomeStory : words.outcome} <Cite rule="HT-11.7" />
          </p>
          <Button look="main" onClick={() => onRival({ ...stepTo(rival, 'yours'), extra: 0 })}>
            {words.toYours}
          </Button>
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
          <Button look="main" onClick={() => onRival(beginTurn(rival))}>
            {words.begin}
          </Button>
        </>
      );
  }
};

/** The Rival of a solo game, step by step, beside the cards of the box. */
export const RivalPanel = () => {
  const words = say(WORDS);
  const [rival, setRival] = useRemembered(RIVAL);
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
