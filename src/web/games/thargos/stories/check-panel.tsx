import { useMemo, useState } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import { PRECONS } from '../../../../games/thargos/decks/precons.ts';
import { refusalText } from '../../../../games/thargos/refusals.ts';
import type { StoryFault } from '../../../../games/thargos/stories/check.ts';
import { nodePlace } from '../../../../games/thargos/stories/check.ts';
import { sayStoryFault } from '../../../../games/thargos/stories/fault-words.ts';
import type { Proof } from '../../../../games/thargos/stories/paths.ts';
import { saveFile } from '../../../files.ts';
import { freshSeed } from '../../../home/start.ts';
import { CopyLink } from '../../../replay/copy-link.tsx';
import { goTo } from '../../../route.ts';
import { say } from '../../../say.ts';
import { language } from '../../../settings.ts';
import { Icon } from '../../../ui/icon.tsx';
import { startGame } from '../local-table.ts';
import { keepDraft, lastDraft, ownKey, withMode } from '../new/draft.ts';
import { usePacks } from '../packs.ts';
import { nameOf } from './map.tsx';
import { type Bench, missionOf, reportOn } from './model.ts';
import { WORDS } from './words.ts';

interface BenchProps {
  readonly bench: Bench;
}

/** The node that a fault is about, if it is about one. */
const nodeAt = (bench: Bench, { place }: StoryFault): string | undefined =>
  Object.keys(bench.plan.value.nodes).find(
    key => place === nodePlace(key) || place.startsWith(`${nodePlace(key)}.`),
  );

const FaultLine = ({ bench, fault }: BenchProps & { readonly fault: StoryFault }) => {
  const said = sayStoryFault(fault, language.value);
  const key = nodeAt(bench, fault);
  if (key === undefined) return <li>{said}</li>;
  return (
    <li>
      <button
        type="button"
        class="plain-button"
        onClick={() => {
          bench.selected.value = key;
        }}
      >
        {said}
      </button>
    </li>
  );
};

/** HT-9.4: what everybody can reach, whichever way he takes and whatever others take away. */
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
            {nameOf(bench, nodes[key])} <b>{words.vp(missionOf(bench, nodes[key].mission)?.vp ?? 0)}</b>
          </li>
        ))}
      </ol>
      <p>
        {words.worstSums(worst.vp, worst.pile, target)} {words.paths(paths)}
      </p>
    </>
  );
};

const Play = ({ bench, isGood }: BenchProps & { readonly isGood: boolean }) => {
  const words = say(WORDS);
  const [fault, setFault] = useState<Refusal | 'failed'>();
  const start = async (): Promise<void> => {
    const packs = await usePacks(bench.needs.value.chosen);
    const id = await startGame({
      players: [{}, { name: words.bot, bot: 'greedy' }],
      config: { mode: 'story', story: bench.plan.value, decks: [PRECONS[0].id, PRECONS[1].id], packs },
      seed: freshSeed(),
    });
    if (isRefusal(id)) setFault(id as Refusal);
    else goTo('thargos', 'table', id as string);
  };
  const toForm = (): void => {
    const draft = withMode(lastDraft(), 'story');
    const needed = bench.needs.value.chosen.map(({ id }) => id);
    keepDraft({ ...draft, story: ownKey(bench.id), packs: [...new Set([...draft.packs, ...needed])] });
    goTo('thargos', 'new');
  };
  return (
    <>
      <div class="row">
        <button
          type="button"
          class="main-button"
          disabled={!isGood}
          onClick={() => start().catch(() => setFault('failed'))}
        >
          <Icon name="play" /> {words.start}
        </button>
        <button type="button" disabled={!isGood} onClick={toForm}>
          {words.form}
        </button>
      </div>
      <p class="quiet">{words.startNote}</p>
      <p role="alert" class="error">
        {fault === 'failed' ? words.failed : fault ? refusalText(fault, language.value) : ''}
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
  const { faults, proof } = useMemo(() => reportOn(plan, pool, guests), [plan, pool, guests]);
  // A target out of reach makes a long game, not an impossible one.
  const isGood = faults.every(({ code }) => code === 'target-out-of-reach');
  return (
    <section class="panel stack th-stories-check" aria-label={words.check}>
      <h2>{words.check}</h2>
      <div class="row">
        {(['players', 'target'] as const).map(key => (
          <label key={key}>
            <span class="field-name">{words[key]}</span>
            <input
              type="number"
              min={1}
              max={key === 'players' ? 8 : 99}
              value={guests[key]}
              onInput={({ currentTarget: { valueAsNumber: n } }) => {
                if (Number.isSafeInteger(n) && n >= 1 && n <= 99)
                  bench.guests.value = { ...guests, [key]: n };
              }}
            />
          </label>
        ))}
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
      <button
        type="button"
        onClick={() => saveFile(`story-${plan.id}.json`, JSON.stringify(plan, undefined, 2))}
      >
        <Icon name="download" /> {words.saveFile}
      </button>
      <CopyLink
        screen={['thargos', 'stories']}
        name="story"
        text={() => JSON.stringify(plan)}
        tooLong={words.tooLong}
      />
    </section>
  );
};
