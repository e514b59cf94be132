import type { Text } from '../../../../engine/text.ts';
import type { StoryNode } from '../../../../games/thargos/ui.ts';
import { say } from '../../../i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Select, SelectGroups } from '../../../ui/select.tsx';
import { howRequired, moveNode, removeNode, renameNode, requireNode, textWith, withNode } from './edit.ts';
import { WORDS } from './messages.ts';
import { MissionOptions } from './missions.tsx';
import { type Bench, missionName, missionOf, pickedFrom } from './model.ts';

interface TextProps {
  readonly label: (language: string) => string;
  readonly value: Text | undefined;
  readonly onText: (text: Text | undefined) => void;
  readonly isLong?: boolean;
}

/** A text in both languages, one under the other. */
export const TextField = ({ label, value, onText, isLong = false }: TextProps) => {
  const words = say(WORDS);
  return (
    <>
      {(['en', 'fr'] as const).map(language => {
        const said = value?.[language] ?? '';
        const type = (typed: string): void => onText(textWith(value, language, typed));
        const name = <span class="field-name">{label(words.languages[language])}</span>;
        if (!isLong)
          return (
            <label key={language} class="th-stories-text">
              {name}
              <Input type="text" lang={language} value={said} onValue={typed => type(typed)} />
            </label>
          );
        return (
          <label key={language} class="th-stories-text">
            {name}
            <textarea
              rows={3}
              lang={language}
              value={said}
              onInput={({ currentTarget }) => type(currentTarget.value)}
            />
          </label>
        );
      })}
    </>
  );
};

interface NodeProps {
  readonly bench: Bench;
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
      <div class="th-stories-requires" role="group" aria-label={words.requires}>
        {others.map(other => (
          <Field label={missionName(bench, plan.nodes[other]!)} key={other}>
            <Select
              value={howRequired(node, other)}
              onValue={chosen => bench.change(requireNode(plan, nodeKey, other, chosen))}
              options={(['none', 'all', 'any'] as const).map(how => ({ value: how, name: words.how[how] }))}
            />
          </Field>
        ))}
      </div>
    </details>
  );
};

/** A node's own value, or its card's. */
const YesNo = ({ bench, nodeKey, of }: NodeProps & { readonly of: 'team' | 'passive' }) => {
  const words = say(WORDS);
  const value = bench.plan.value.nodes[nodeKey]![of];
  return (
    <Field label={words[of]}>
      <SelectGroups
        value={value === undefined ? '' : `${value}`}
        onValue={chosen =>
          bench.change(
            withNode(bench.plan.value, nodeKey, {
              [of]: chosen === '' ? undefined : chosen === 'true',
            }),
          )
        }
      >
        <option value="">{words.asCard}</option>
        <option value="true">{words.yes}</option>
        <option value="false">{words.no}</option>
      </SelectGroups>
    </Field>
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
      <Field label={words.mission}>
        <SelectGroups
          value={node.mission}
          onValue={chosen => {
            const [picked, mission] = pickedFrom(bench, chosen);
            if (mission) bench.change(withNode(picked, nodeKey, { mission: mission.id }));
          }}
        >
          {!missionOf(bench, node.mission) && (
            <option value={node.mission}>{words.unknown(node.mission)}</option>
          )}
          <MissionOptions bench={bench} />
        </SelectGroups>
      </Field>
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
            bench.selected.value = currentTarget.value.trim();
            bench.change(next);
          }}
        />
      </Field>
      <Field label={words.role}>
        <Select
          value={node.role}
          onValue={chosen => set({ role: chosen })}
          options={(Object.keys(words.roles) as StoryNode['role'][]).map(role => ({
            value: role,
            name: words.roles[role],
          }))}
        />
      </Field>
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
      <Field label={words.region}>
        <SelectGroups
          value={node.region ?? ''}
          onValue={chosen => set({ region: (chosen || undefined) as StoryNode['region'] })}
        >
          <option value="">{words.asCard}</option>
          <option value="urban">{words.regions.urban}</option>
          <option value="wilderness">{words.regions.wilderness}</option>
        </SelectGroups>
      </Field>
      <YesNo bench={bench} nodeKey={nodeKey} of="team" />
      <YesNo bench={bench} nodeKey={nodeKey} of="passive" />
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

/** Everything about one Mission of the story. */
export const Inspector = ({ bench }: { readonly bench: Bench }) => {
  const words = say(WORDS);
  const plan = bench.plan.value;
  const key = bench.selected.value;
  const node = key === undefined ? undefined : plan.nodes[key];
  if (key === undefined || !node) return <p>{words.nobody}</p>;
  return (
    <section class="panel th-stories-inspector" aria-label={missionName(bench, node)}>
      <h2>{missionName(bench, node)}</h2>
      <div class="row">
        <Button
          aria-pressed={bench.linking.value === key}
          onClick={() => {
            bench.linking.value = bench.linking.value === key ? undefined : key;
          }}
        >
          <Icon name="link" /> {words.link}
        </Button>
        <Button
          onClick={() => {
            const next = removeNode(plan, key);
            bench.selected.value = Object.keys(next.nodes)[0];
            bench.change(next);
          }}
        >
          <Icon name="trash" /> {words.removeNode}
        </Button>
      </div>
      <div class="th-stories-fields">
        <Facts bench={bench} nodeKey={key} />
      </div>
      <Requires bench={bench} nodeKey={key} />
      <TextField
        label={words.place}
        value={node.place}
        onText={place => bench.change(withNode(plan, key, { place }))}
      />
      <TextField
        label={words.text}
        value={node.text}
        isLong
        onText={said => bench.change(withNode(plan, key, { text: said }))}
      />
      <TextField
        label={words.won}
        value={node.won}
        isLong
        onText={won => bench.change(withNode(plan, key, { won }))}
      />
    </section>
  );
};
