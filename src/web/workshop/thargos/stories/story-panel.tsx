import type { Card, CardId } from '../../../../games/thargos/ui.ts';
import { say, text } from '../../../i18n.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select, SelectGroups } from '../../../ui/select.tsx';
import { oneLess, oneMore, withStory } from './edit.ts';
import { TextField } from './inspector.tsx';
import { WORDS } from './messages.ts';
import { MissionOptions } from './missions.tsx';
import { type Bench, cardName, pickedFrom } from './model.ts';
import { PacksField } from './packs-field.tsx';

interface BenchProps {
  readonly bench: Bench;
}

interface AddProps {
  readonly label: string;
  readonly cards: readonly Card[];
  readonly onAdd: (id: CardId) => void;
}

const AddField = ({ label, cards, onAdd }: AddProps) => (
  <Field label={label}>
    <Select<CardId | ''>
      value=""
      onValue={chosen => {
        if (chosen !== '') onAdd(chosen);
      }}
      options={[
        { value: '', name: '–' },
        ...cards.map(card => ({ value: card.id, name: `${text(card.name)} (${card.id})` })),
      ]}
    />
  </Field>
);

/** HT-9.12 */
const Pile = ({ bench }: BenchProps) => {
  const words = say(WORDS);
  const plan = bench.plan.value;
  const { secondary = [] } = plan;
  const set = (next: readonly CardId[] | undefined): void =>
    bench.change(withStory(plan, { secondary: next }));
  return (
    <details>
      <summary>
        {words.pile} ({secondary.length})
      </summary>
      <p class="quiet">{words.pileNote}</p>
      <ul class="th-stories-cards">
        {[...new Set(secondary)].map(id => (
          <li key={id}>
            <span>
              {secondary.filter(other => other === id).length} × {cardName(bench, id)}
            </span>
            <IconButton
              icon="minus"
              label={words.less(cardName(bench, id))}
              onClick={() => set(oneLess(secondary, id))}
            />
            <IconButton
              icon="plus"
              label={words.more(cardName(bench, id))}
              onClick={() => set(oneMore(secondary, id))}
            />
          </li>
        ))}
      </ul>
      <Field label={words.pileAdd}>
        <SelectGroups
          value=""
          onValue={chosen => {
            const [picked, mission] = pickedFrom(bench, chosen);
            if (mission)
              bench.change(withStory(picked, { secondary: oneMore(picked.secondary, mission.id) }));
          }}
        >
          <option value="">–</option>
          <MissionOptions bench={bench} />
        </SelectGroups>
      </Field>
    </details>
  );
};

const Actions = ({ bench }: BenchProps) => {
  const words = say(WORDS);
  const plan = bench.plan.value;
  const { allowActions } = plan;
  const set = (next: readonly CardId[] | undefined): void =>
    bench.change(withStory(plan, { allowActions: next }));
  return (
    <details>
      <summary>{words.actions}</summary>
      <Checkbox
        isOn={allowActions === undefined}
        onToggle={isOn => set(isOn ? undefined : bench.actions.value.map(({ id }) => id))}
      >
        {words.allActions}
      </Checkbox>
      {allowActions && (
        <fieldset>
          <legend>{words.someActions}</legend>
          <div class="th-stories-requires">
            {bench.actions.value.map(({ id }) => (
              <Checkbox
                isOn={allowActions.includes(id)}
                onToggle={isOn =>
                  set(isOn ? [...allowActions, id] : allowActions.filter(other => other !== id))
                }
                key={id}
              >
                {cardName(bench, id)}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
    </details>
  );
};

const Banned = ({ bench }: BenchProps) => {
  const words = say(WORDS);
  const plan = bench.plan.value;
  const { banCards = [] } = plan;
  const set = (next: readonly CardId[]): void =>
    bench.change(withStory(plan, { banCards: next.length > 0 ? next : undefined }));
  return (
    <details>
      <summary>
        {words.banned} ({banCards.length})
      </summary>
      <ul class="th-stories-cards">
        {banCards.map(id => (
          <li key={id}>
            <span>{cardName(bench, id)}</span>
            <IconButton
              icon="close"
              label={words.unban(cardName(bench, id))}
              onClick={() => set(banCards.filter(other => other !== id))}
            />
          </li>
        ))}
      </ul>
      <AddField
        label={words.ban}
        cards={bench.bannable.value.filter(({ id }) => !banCards.includes(id))}
        onAdd={id => set([...banCards, id])}
      />
    </details>
  );
};

/** What holds for the whole story. */
export const StoryPanel = ({ bench }: BenchProps) => {
  const words = say(WORDS);
  const plan = bench.plan.value;
  return (
    <section class="panel stack" aria-label={words.story}>
      <h2>{words.story}</h2>
      <TextField
        label={words.name}
        value={plan.title}
        onText={title => bench.change(withStory(plan, { title }))}
      />
      <TextField
        label={words.intro}
        value={plan.intro}
        isLong
        onText={intro => bench.change(withStory(plan, { intro }))}
      />
      <PacksField bench={bench} />
      <Pile bench={bench} />
      <Actions bench={bench} />
      <Banned bench={bench} />
    </section>
  );
};
