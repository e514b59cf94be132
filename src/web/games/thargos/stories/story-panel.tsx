import type { Card, CardId } from '../../../../games/thargos/cards/card.ts';
import { say, text } from '../../../say.ts';
import { Icon } from '../../../ui/icon.tsx';
import { oneLess, oneMore, withStory } from './edit.ts';
import { TextField } from './inspector.tsx';
import { ACTIONS, BANNABLE, type Bench, MISSIONS, POOL } from './model.ts';
import { WORDS } from './words.ts';

interface BenchProps {
  readonly bench: Bench;
}

const cardName = (id: CardId): string => {
  const card = POOL.get(id);
  return card ? text(card.name) : id;
};

interface AddProps {
  readonly label: string;
  readonly cards: readonly Card[];
  readonly onAdd: (id: CardId) => void;
}

const AddField = ({ label, cards, onAdd }: AddProps) => (
  <label>
    <span class="field-name">{label}</span>
    <select
      value=""
      onChange={({ currentTarget }) => {
        if (currentTarget.value !== '') onAdd(currentTarget.value as CardId);
      }}
    >
      <option value="">–</option>
      {cards.map(card => (
        <option key={card.id} value={card.id}>
          {text(card.name)} ({card.id})
        </option>
      ))}
    </select>
  </label>
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
              {secondary.filter(other => other === id).length} × {cardName(id)}
            </span>
            <button
              type="button"
              aria-label={words.less(cardName(id))}
              onClick={() => set(oneLess(secondary, id))}
            >
              <Icon name="minus" />
            </button>
            <button
              type="button"
              aria-label={words.more(cardName(id))}
              onClick={() => set(oneMore(secondary, id))}
            >
              <Icon name="plus" />
            </button>
          </li>
        ))}
      </ul>
      <AddField label={words.pileAdd} cards={MISSIONS} onAdd={id => set(oneMore(secondary, id))} />
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
      <label class="field-choice">
        <input
          type="checkbox"
          checked={allowActions === undefined}
          onChange={({ currentTarget }) =>
            set(currentTarget.checked ? undefined : ACTIONS.map(({ id }) => id))
          }
        />
        {words.allActions}
      </label>
      {allowActions && (
        <fieldset>
          <legend>{words.someActions}</legend>
          <div class="th-stories-requires">
            {ACTIONS.map(({ id }) => (
              <label key={id} class="field-choice">
                <input
                  type="checkbox"
                  checked={allowActions.includes(id)}
                  onChange={({ currentTarget }) =>
                    set(
                      currentTarget.checked
                        ? [...allowActions, id]
                        : allowActions.filter(other => other !== id),
                    )
                  }
                />
                {cardName(id)}
              </label>
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
            <span>{cardName(id)}</span>
            <button
              type="button"
              aria-label={words.unban(cardName(id))}
              onClick={() => set(banCards.filter(other => other !== id))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <AddField
        label={words.ban}
        cards={BANNABLE.filter(({ id }) => !banCards.includes(id))}
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
      <Pile bench={bench} />
      <Actions bench={bench} />
      <Banned bench={bench} />
    </section>
  );
};
