import { useRef } from 'preact/hooks';
import { say, text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { Button, Icon, Page, SelectField } from '../../../ui/ui.ts';
import { WORDS as SHARED } from '../shared/messages.ts';
import { CheckPanel } from './check-panel.tsx';
import { addNode } from './edit.ts';
import { Inspector } from './inspector.tsx';
import { StoryMapField } from './map.tsx';
import { WORDS } from './messages.ts';
import { missionName, stories } from './model.ts';
import { type BenchProps, MissionField } from './story-fields.tsx';
import { MissingPacks, StoryPanel } from './story-panel.tsx';

const Bar = ({ bench }: BenchProps) => {
  const words = say(WORDS);
  const plan = bench.plan.value;
  const used = new Set(Object.values(plan.nodes).map(({ mission }) => mission));
  return (
    <div class="row">
      <a class="button" href={linkTo('thargos', 'stories')}>
        <Icon name="back" /> {words.toList}
      </a>
      <Button disabled={!bench.canUndo.value} onClick={bench.undo}>
        <Icon name="undo" /> {say(SHARED).undo}
      </Button>
      <MissionField
        bench={bench}
        label={words.addWhich}
        first={words.add}
        without={used}
        onPick={(mission, picked) => {
          const [next, key] = addNode(picked, mission);
          bench.change(next);
          bench.select(key);
        }}
      />
      {Object.keys(plan.nodes).length > 0 && (
        <SelectField
          label={words.onMap}
          value={bench.selected.value ?? ''}
          onValue={bench.select}
          options={Object.entries(plan.nodes).map(([key, node]) => [key, missionName(bench, node)])}
        />
      )}
    </div>
  );
};

/** Scrolls to the fields for the selected Mission, because on a narrow page they are below the map. */
const toFields = (fields: HTMLElement | null): void => {
  fields?.scrollIntoView({ block: 'start' });
  fields?.focus({ preventScroll: true });
};

/** The story editor: the map, the selected Mission, the fields for the whole story, and its faults. */
export const BenchScreen = ({ bench }: BenchProps) => {
  const words = say(WORDS);
  const { title } = bench.plan.value;
  const fields = useRef<HTMLDivElement>(null);
  return (
    <Page title={title ? text(title) || words.unnamed : words.unnamed}>
      <div class="th-stories one-column has-folds">
        {stories.isStorageBlocked.value && (
          <p role="alert" class="error">
            {words.noStore}
          </p>
        )}
        <MissingPacks bench={bench} />
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
