import { useRef } from 'preact/hooks';
import { say, text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page.tsx';
import { Select, SelectGroups } from '../../../ui/select.tsx';
import { CheckPanel } from './check-panel.tsx';
import { addNode } from './edit.ts';
import { Inspector } from './inspector.tsx';
import { StoryMapField } from './map.tsx';
import { WORDS } from './messages.ts';
import { MissionOptions } from './missions.tsx';
import { type Bench, missionName, pickedFrom } from './model.ts';
import { Lacking } from './packs-field.tsx';
import { StoryPanel } from './story-panel.tsx';

const Bar = ({ bench }: { readonly bench: Bench }) => {
  const words = say(WORDS);
  const plan = bench.plan.value;
  const used = new Set(Object.values(plan.nodes).map(({ mission }) => mission));
  return (
    <div class="row">
      <a class="button" href={linkTo('thargos', 'stories')}>
        <Icon name="back" /> {words.toList}
      </a>
      <Button disabled={bench.past.value.length === 0} onClick={bench.undo}>
        <Icon name="undo" /> {words.undo}
      </Button>
      <Field label={words.addWhich}>
        <SelectGroups
          value=""
          onValue={chosen => {
            const [picked, mission] = pickedFrom(bench, chosen);
            if (!mission) return;
            const [next, key] = addNode(picked, mission);
            bench.change(next);
            bench.selected.value = key;
            chosen = '';
          }}
        >
          <option value="">{words.add}</option>
          <MissionOptions bench={bench} without={used} />
        </SelectGroups>
      </Field>
      {Object.keys(plan.nodes).length > 0 && (
        <Field label={words.onMap}>
          <Select
            value={bench.selected.value ?? ''}
            onValue={chosen => {
              bench.selected.value = chosen;
            }}
            options={Object.entries(plan.nodes).map(([key, node]) => ({
              value: key,
              name: missionName(bench, node),
            }))}
          />
        </Field>
      )}
    </div>
  );
};

/** On a narrow page the fields of a Mission are below the map. */
const toFields = (fields: HTMLElement | null): void => {
  fields?.scrollIntoView({ block: 'start' });
  fields?.focus({ preventScroll: true });
};

/** A story on the workbench: the map, the chosen Mission, the whole, and what is wrong with it. */
export const BenchScreen = ({ bench }: { readonly bench: Bench }) => {
  const words = say(WORDS);
  const { title } = bench.plan.value;
  const fields = useRef<HTMLDivElement>(null);
  return (
    <Page title={title ? text(title) || words.unnamed : words.unnamed}>
      <div class="th-stories one-column">
        {!bench.isKept.value && (
          <p role="alert" class="error">
            {words.notKept}
          </p>
        )}
        <Lacking bench={bench} />
        <Bar bench={bench} />
        <div class="th-stories-bench one-column">
          <StoryMapField bench={bench} onFields={() => toFields(fields.current)} />
          <div class="th-stories-fields-of" ref={fields} tabIndex={-1}>
            <Inspector bench={bench} />
          </div>
        </div>
        <div class="th-stories-columns columns">
          <CheckPanel bench={bench} />
          <StoryPanel bench={bench} />
        </div>
      </div>
    </Page>
  );
};
