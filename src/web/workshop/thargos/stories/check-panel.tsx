import { useMemo } from 'preact/hooks';
import {
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
import { usePacks } from '../../../games/thargos/packs.ts';
import { userContentKey } from '../../../games/thargos/user-content/storage.ts';
import { say } from '../../../i18n.ts';
import { randomSeed } from '../../../random-ids.ts';
import { goTo } from '../../../route.ts';
import { CopyLink } from '../../../screens/replay/copy-link.tsx';
import { language } from '../../../settings.ts';
import { StartFaultText, useStartGame } from '../../../start-game.tsx';
import { Button, Checkbox, Icon, NumberField } from '../../../ui/ui.ts';
import { WORDS as SHARED } from '../shared/messages.ts';
import { WORDS } from './messages.ts';
import { type Bench, cardName, fitOf, missionName, missionOf, reportOn, sharedBy } from './model.ts';
import type { BenchProps } from './story-fields.tsx';

/** The node that a fault concerns; undefined if it concerns the whole story. */
const nodeAt = (bench: Bench, { place }: StoryFault): string | undefined =>
  Object.keys(bench.plan.value.nodes).find(
    key => place === nodePlace(key) || place.startsWith(`${nodePlace(key)}.`),
  );

const FaultLine = ({ bench, fault }: BenchProps & { readonly fault: StoryFault }) => {
  const { nodes } = bench.plan.value;
  const said = sayStoryFault(fault, language.value, {
    node: key => (Object.hasOwn(nodes, key) ? missionName(bench, nodes[key]!) : key),
    card: id => cardName(bench, id),
  });
  const key = nodeAt(bench, fault);
  if (key === undefined) return <li>{said}</li>;
  return (
    <li>
      <Button look="plain" onClick={() => bench.select(key)}>
        {said}
      </Button>
    </li>
  );
};

/** HT-9.4: how many points every player can reach on the worst path, and the Missions on that path. */
const Worst = ({ bench, proof }: BenchProps & { readonly proof: Proof }) => {
  const words = say(WORDS);
  const { worst, target, paths } = proof;
  const { nodes } = bench.plan.value;
  return (
    <>
      <h3>{words.worst}</h3>
      <ol>
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

/** The decks of the two players in a game that the user starts from this panel. */
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
  const toForm = (): void => {
    const draft = withMode(lastDraft(), 'story');
    const needed = bench.needs.value.chosen.map(({ id }) => id);
    keepDraft({
      ...draft,
      story: userContentKey(bench.id),
      packs: [...new Set([...draft.packs, ...needed])],
    });
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
      <StartFaultText fault={fault.value} reason={why => refusalText(why, language.value)} />
    </>
  );
};

/** Says whether the story can be played, and has buttons to play and share it. */
export const CheckPanel = ({ bench }: BenchProps) => {
  const words = say(WORDS);
  const shared = say(SHARED);
  const plan = bench.plan.value;
  const guests = bench.guests.value;
  const pool = bench.pool.value;
  const { faults, proof } = useMemo(() => reportOn(plan, pool, sharedBy(guests)), [plan, pool, guests]);
  // A target that can't be reached doesn't prevent playing, because a game's target depends on its teams.
  const isGood = faults.every(({ code }) => code === 'target-out-of-reach');
  return (
    <section class="panel stack th-stories-check" aria-label={words.check}>
      <h2>{words.check}</h2>
      <div class="row">
        {(['players', 'target'] as const).map(key => (
          <NumberField
            key={key}
            label={words[key]}
            least={1}
            most={key === 'players' ? 8 : 99}
            value={guests[key]}
            onValue={n => {
              bench.guests.value = { ...guests, [key]: n };
            }}
          />
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
        <ul class="th-stories-faults bare-list">
          {faults.map((fault, i) => (
            <FaultLine key={`${i} ${fault.code} ${fault.place}`} bench={bench} fault={fault} />
          ))}
        </ul>
      )}
      {proof && <Worst bench={bench} proof={proof} />}
      <Play bench={bench} isGood={isGood} />
      <h3>{shared.share}</h3>
      <Button onClick={() => saveFile(`story-${plan.id}.json`, JSON.stringify(plan, undefined, 2))}>
        <Icon name="download" /> {shared.saveFile}
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
