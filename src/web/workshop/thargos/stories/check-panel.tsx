import { useMemo } from 'preact/hooks';
import {
  type CardId,
  nodePlace,
  PRECONS,
  type Proof,
  refusalText,
  type StoryFault,
  sayStoryFault,
} from '../../../../games/thargos/ui.ts';
import { saveFile } from '../../../files.ts';
import { startGame } from '../../../games/thargos/local-table.ts';
import { keepDraft, lastDraft, withMode } from '../../../games/thargos/new-game/draft.ts';
import { ownKey } from '../../../games/thargos/new-game/user-content-key.ts';
import { usePacks } from '../../../games/thargos/packs.ts';
import { say } from '../../../i18n.ts';
import { randomSeed } from '../../../random-ids.ts';
import { goTo } from '../../../route.ts';
import { CopyLink } from '../../../screens/replay/copy-link.tsx';
import { language } from '../../../settings.ts';
import { useStartGame } from '../../../start-game.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { fitOf } from './fit.ts';
import { WORDS } from './messages.ts';
import { type Bench, cardName, missionName, missionOf, reportOn, sharedBy } from './model.ts';

interface BenchProps {
  readonly bench: Bench;
}

/** The node that a fault is about, if it is about one. */
const nodeAt = (bench: Bench, { place }: StoryFault): string | undefined =>
  Object.keys(bench.plan.value.nodes).find(
    key => place === nodePlace(key) || place.startsWith(`${nodePlace(key)}.`),
  );

const FaultLine = ({ bench, fault }: BenchProps & { readonly fault: StoryFault }) => {
  const { nodes } = bench.plan.value;
  const said = sayStoryFault(fault, language.value, {
    node: key => (Object.hasOwn(nodes, key) ? missionName(bench, nodes[key]!) : key),
    card: id => cardName(bench, id as CardId),
  });
  const key = nodeAt(bench, fault);
  if (key === undefined) return <li>{said}</li>;
  return (
    <li>
      <Button
        look="plain"
        onClick={() => {
          bench.selected.value = key;
        }}
      >
        {said}
      </Button>
    </li>
  );
};

/** HT-9.4: what every player can reach, on any path and whatever others take. */
const Worst = ({ bench, proof }: BenchProps & { readonly proof: Proof }) => {
  const words = say(WORDS);
  const { worst, target, paths } = proof;
  const { nodes } = bench.plan.value;
  return (
    <>
      <h3>{words.worst}</h3>
      <ol class="th-stories-worst">
        {worst.nodes.map(key => (
          <li key={key}>
            {missionName(bench, nodes[key]!)}{' '}
            <b>{words.vp(missionOf(bench, nodes[key]!.mission)?.vp ?? 0)}</b>
          </li>
        ))}
      </ol>
      <p>
        {words.worstSums(worst.vp, worst.pile, target)} {words.paths(paths)}
      </p>
    </>
  );
};

/** The decks that “Play it now” is played with. */
const TEAMS = PRECONS.slice(0, 2);

const Play = ({ bench, isGood }: BenchProps & { readonly isGood: boolean }) => {
  const words = say(WORDS);
  const plan = bench.plan.value;
  const pool = bench.pool.value;
  const fit = useMemo(() => (isGood ? fitOf(plan, pool, TEAMS) : undefined), [plan, pool, isGood]);
  const canBeWon = fit?.lacks === 0;
  const note = (): string => {
    if (!fit) return words.wrongFirst;
    if (!canBeWon) return words.tooShort(fit.target, fit.lacks);
    return (fit.quickPlay ? words.quickNote : words.startNote)(fit.target);
  };
  const start = async (quickPlay: boolean) => {
    const packs = await usePacks(bench.needs.value.chosen);
    return startGame({
      players: [{}, { name: words.bot, bot: 'greedy' }],
      config: { mode: 'story', story: plan, decks: TEAMS.map(({ id }) => id), quickPlay, packs },
      seed: randomSeed(),
    });
  };
  const { begin, fault } = useStartGame(start, 'thargos', 'table');
  const why = fault.value;
  const toForm = (): void => {
    const draft = withMode(lastDraft(), 'story');
    const needed = bench.needs.value.chosen.map(({ id }) => id);
    keepDraft({ ...draft, story: ownKey(bench.id), packs: [...new Set([...draft.packs, ...needed])] });
    goTo('thargos', 'new');
  };
  return (
    <>
      <div class="row">
        <Button
          look="main"
          disabled={!canBeWon}
          aria-describedby="th-stories-play-note"
          onClick={() => fit && begin(fit.quickPlay)}
        >
          <Icon name="play" /> {words.start}
        </Button>
        <Button disabled={!isGood} onClick={toForm}>
          {words.form}
        </Button>
      </div>
      <p id="th-stories-play-note" class={canBeWon ? 'quiet' : 'error'}>
        {note()}
      </p>
      <p role="alert" class="error">
        {why && (why === 'not-kept' ? words.failed : refusalText(why, language.value))}
      </p>
    </>
  );
};

/** Whether it can be played, live; then playing it and handing it on. */
export const CheckPanel = ({ bench }: BenchProps) => {
  const words = say(WORDS);
  const plan = bench.plan.value;
  const guests = bench.guests.value;
  const pool = bench.pool.value;
  const { faults, proof } = useMemo(() => reportOn(plan, pool, sharedBy(guests)), [plan, pool, guests]);
  // A target out of reach is one of the fields above; what is played for is asked once more below.
  const isGood = faults.every(({ code }) => code === 'target-out-of-reach');
  return (
    <section class="panel stack th-stories-check" aria-label={words.check}>
      <h2>{words.check}</h2>
      <div class="row">
        {(['players', 'target'] as const).map(key => (
          <Field label={words[key]} key={key}>
            <Input
              type="number"
              min={1}
              max={key === 'players' ? 8 : 99}
              value={guests[key]}
              onInput={({ currentTarget: { valueAsNumber: n } }) => {
                if (Number.isSafeInteger(n) && n >= 1 && n <= 99)
                  bench.guests.value = { ...guests, [key]: n };
              }}
            />
          </Field>
        ))}
        <Checkbox
          isOn={guests.together ?? false}
          onToggle={isOn => {
            bench.guests.value = { ...guests, together: isOn };
          }}
        >
          {words.together}
        </Checkbox>
      </div>
      <p role="status" class={faults.length > 0 ? 'error' : ''}>
        <b>{faults.length > 0 ? words.faults(faults.length) : words.good}</b>
      </p>
      {faults.length > 0 && (
        <ul class="th-stories-faults">
          {faults.map((fault, i) => (
            <FaultLine key={`${i} ${fault.code} ${fault.place}`} bench={bench} fault={fault} />
          ))}
        </ul>
      )}
      {proof && <Worst bench={bench} proof={proof} />}
      <Play bench={bench} isGood={isGood} />
      <h3>{words.share}</h3>
      <Button onClick={() => saveFile(`story-${plan.id}.json`, JSON.stringify(plan, undefined, 2))}>
        <Icon name="download" /> {words.saveFile}
      </Button>
      <CopyLink
        screen={['thargos', 'stories']}
        name="story"
        text={() => JSON.stringify(plan)}
        tooLong={words.tooLong}
      />
    </section>
  );
};
