import { entriesOf } from '../../../../engine/util.ts';
import type { StoryNode } from '../../../../games/thargos/ui.ts';
import { say } from '../../../i18n.ts';
import { Button, Checkbox, Field, Icon, Input, SelectField } from '../../../ui/ui.ts';
import { howRequired, moveNode, removeNode, renameNode, requireNode, withNode } from './edit.ts';
import { WORDS } from './messages.ts';
import { missionName, missionOf } from './model.ts';
import { type BenchProps, MissionField, TwoTexts } from './story-fields.tsx';

interface NodeProps extends BenchProps {
  readonly nodeKey: string;
}

const Requires = ({ bench, nodeKey }: NodeProps) => {
  const words = say(WORDS);
  const plan = bench.plan.value;
  const node = plan.nodes[nodeKey]!;
  const others = Object.keys(plan.nodes).filter(
    key => key !== nodeKey && plan.nodes[key]!.role !== 'secondary',
  );
  if (others.length === 0) return null;
  const needed = others.filter(other => howRequired(node, other) !== 'none');
  return (
    <details>
      <summary>
        {words.requiresWhat(needed.map(key => missionName(bench, plan.nodes[key]!)).join(', ') || '–')}
      </summary>
      <div class="th-stories-fields th-stories-requires tiles" role="group" aria-label={words.requires}>
        {others.map(other => (
          <SelectField
            key={other}
            label={missionName(bench, plan.nodes[other]!)}
            value={howRequired(node, other)}
            onValue={how => bench.change(requireNode(plan, nodeKey, other, how))}
            options={entriesOf(words.how)}
          />
        ))}
      </div>
    </details>
  );
};

const Facts = ({ bench, nodeKey }: NodeProps) => {
  const words = say(WORDS);
  const plan = bench.plan.value;
  const node = plan.nodes[nodeKey]!;
  const set = (parts: { readonly [K in keyof StoryNode]?: StoryNode[K] | undefined }): void =>
    bench.change(withNode(plan, nodeKey, parts));
  const forks = [...new Set(Object.values(plan.nodes).flatMap(({ fork }) => fork ?? []))];
  return (
    <>
      <MissionField
        bench={bench}
        label={words.mission}
        value={node.mission}
        first={missionOf(bench, node.mission) ? undefined : words.unknown(node.mission)}
        onPick={(mission, picked) => bench.change(withNode(picked, nodeKey, { mission: mission.id }))}
      />
      <Field label={words.key}>
        <Input
          type="text"
          maxLength={30}
          value={nodeKey}
          onChange={({ currentTarget }) => {
            const next = renameNode(plan, nodeKey, currentTarget.value.trim());
            if (!next) {
              currentTarget.value = nodeKey;
              return;
            }
            bench.select(currentTarget.value.trim());
            bench.change(next);
          }}
        />
      </Field>
      <SelectField
        label={words.role}
        value={node.role}
        onValue={role => set({ role })}
        options={entriesOf(words.roles)}
      />
      <Field label={words.fork}>
        <Input
          type="text"
          list="th-forks"
          maxLength={30}
          value={node.fork ?? ''}
          onValue={typed => set({ fork: typed.trim() || undefined })}
        />
        <datalist id="th-forks">
          {forks.map(fork => (
            <option key={fork} value={fork} />
          ))}
        </datalist>
      </Field>
      <SelectField
        label={words.region}
        value={node.region ?? ''}
        onValue={region => set({ region: region === '' ? undefined : region })}
        options={[['', words.asCard], ...entriesOf(words.regions)]}
      />
      {(['team', 'passive'] as const).map(of => (
        <SelectField<boolean | ''>
          key={of}
          label={words[of]}
          value={node[of] ?? ''}
          onValue={chosen => set({ [of]: chosen === '' ? undefined : chosen })}
          options={[
            ['', words.asCard],
            [true, words.yes],
            [false, words.no],
          ]}
        />
      ))}
      <Checkbox
        isOn={node.claim === 'exclusive'}
        onToggle={isOn => set({ claim: isOn ? 'exclusive' : undefined })}
      >
        {words.exclusive}
      </Checkbox>
      {(['x', 'y'] as const).map(axis => (
        <Field label={words[axis]} key={axis}>
          <Input
            type="number"
            min={0}
            max={100}
            step={0.5}
            value={node[axis] ?? 0}
            onInput={({ currentTarget: { valueAsNumber: typed } }) => {
              const at = { x: node.x ?? 0, y: node.y ?? 0, [axis]: typed };
              if (Number.isFinite(typed)) bench.change(moveNode(plan, nodeKey, at.x, at.y));
            }}
          />
        </Field>
      ))}
    </>
  );
};

export const Inspector = ({ bench }: BenchProps) => {
  const words = say(WORDS);
  const plan = bench.plan.value;
  const key = bench.selected.value;
  const node = key === undefined ? undefined : plan.nodes[key];
  if (key === undefined || !node) return <p>{words.nobody}</p>;
  return (
    <section class="panel stack full-fields" aria-label={missionName(bench, node)}>
      <h2>{missionName(bench, node)}</h2>
      <div class="row">
        <Button
          aria-pressed={bench.linking.value === key}
          onClick={() => bench.link(bench.linking.value === key ? undefined : key)}
        >
          <Icon name="link" /> {words.link}
        </Button>
        <Button
          onClick={() => {
            const next = removeNode(plan, key);
            bench.select(Object.keys(next.nodes)[0]);
            bench.change(next);
          }}
        >
          <Icon name="trash" /> {words.removeNode}
        </Button>
      </div>
      <div class="th-stories-fields tiles">
        <Facts bench={bench} nodeKey={key} />
      </div>
      <Requires bench={bench} nodeKey={key} />
      {(['place', 'text', 'won'] as const).map(part => (
        <TwoTexts
          key={part}
          label={words[part]}
          value={node[part]}
          isLong={part !== 'place'}
          onText={said => bench.change(withNode(plan, key, { [part]: said }))}
        />
      ))}
    </section>
  );
};
