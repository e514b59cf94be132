import { linkTo } from '../../../route.ts';
import { say, text } from '../../../say.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page.tsx';
import { CheckPanel } from './check-panel.tsx';
import { addNode } from './edit.ts';
import { Inspector } from './inspector.tsx';
import { nameOf, StoryMapField } from './map.tsx';
import { type Bench, MISSIONS } from './model.ts';
import { StoryPanel } from './story-panel.tsx';
import { WORDS } from './words.ts';

const Bar = ({ bench }: { readonly bench: Bench }) => {
  const words = say(WORDS);
  const plan = bench.plan.value;
  const used = new Set(Object.values(plan.nodes).map(({ mission }) => mission));
  return (
    <div class="row">
      <a class="button" href={linkTo('thargos', 'stories')}>
        <Icon name="back" /> {words.toList}
      </a>
      <button type="button" disabled={bench.past.value.length === 0} onClick={bench.undo}>
        <Icon name="undo" /> {words.undo}
      </button>
      <label>
        <span class="field-name">{words.addWhich}</span>
        <select
          value=""
          onChange={({ currentTarget }) => {
            const mission = MISSIONS.find(({ id }) => id === currentTarget.value);
            if (!mission) return;
            const [next, key] = addNode(plan, mission);
            bench.change(next);
            bench.selected.value = key;
            currentTarget.value = '';
          }}
        >
          <option value="">{words.add}</option>
          {MISSIONS.filter(({ id }) => !used.has(id)).map(card => (
            <option key={card.id} value={card.id}>
              {text(card.name)} ({card.id}, {words.vp(card.vp)})
            </option>
          ))}
        </select>
      </label>
      {Object.keys(plan.nodes).length > 0 && (
        <label>
          <span class="field-name">{words.onMap}</span>
          <select
            value={bench.selected.value ?? ''}
            onChange={({ currentTarget }) => {
              bench.selected.value = currentTarget.value;
            }}
          >
            {Object.entries(plan.nodes).map(([key, node]) => (
              <option key={key} value={key}>
                {nameOf(node)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
};

/** A story on the workbench: the map, the chosen Mission, the whole, and what is wrong with it. */
export const BenchScreen = ({ bench }: { readonly bench: Bench }) => {
  const words = say(WORDS);
  const { title } = bench.plan.value;
  return (
    <Page title={title ? text(title) || words.unnamed : words.unnamed}>
      <div class="th-stories">
        {!bench.isKept.value && (
          <p role="alert" class="error">
            {words.notKept}
          </p>
        )}
        <Bar bench={bench} />
        <StoryMapField bench={bench} />
        <div class="th-stories-columns">
          <Inspector bench={bench} />
          <CheckPanel bench={bench} />
          <StoryPanel bench={bench} />
        </div>
      </div>
    </Page>
  );
};
