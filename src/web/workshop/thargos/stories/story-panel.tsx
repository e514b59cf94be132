import type { ComponentChildren } from 'preact';
import type { CardId } from '../../../../games/thargos/ui.ts';
import { packs } from '../../../games/thargos/packs.ts';
import { say, text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { Button, Checkbox, IconButton, SelectField } from '../../../ui/ui.ts';
import { WORDS as SHARED } from '../shared/messages.ts';
import { oneLess, oneMore, withStory } from './edit.ts';
import { WORDS } from './messages.ts';
import { cardName } from './model.ts';
import { refName, titleOf, withoutPack, withPack } from './needs.ts';
import { type BenchProps, MissionField, TwoTexts } from './story-fields.tsx';

/** Lists the packs and cards that the story needs but this device lacks, and says what the user can do. */
export const MissingPacks = ({ bench }: BenchProps) => {
  const words = say(WORDS);
  const { missing, unknown, offered } = bench.needs.value;
  if (missing.length === 0 && unknown.length === 0) return null;
  return (
    <div class="panel stack th-stories-missing" role="alert">
      {missing.map(ref => (
        <p key={ref.hash}>
          <b>{words.missing(refName(ref))}</b>
        </p>
      ))}
      {unknown.length > 0 && (
        <p>
          {words.unknownCards(unknown.join(', '))} {words.missingHow}
        </p>
      )}
      <div class="row">
        {offered.map(pack => (
          <Button key={pack.id} onClick={() => bench.change(withPack(bench.plan.value, pack))}>
            {words.usePack(titleOf(pack))}
          </Button>
        ))}
        <a class="button" href={linkTo('thargos', 'box')}>
          {say(SHARED).packs}
        </a>
      </div>
    </div>
  );
};

const PacksField = ({ bench }: BenchProps) => {
  const words = say(WORDS);
  const shared = say(SHARED);
  const plan = bench.plan.value;
  const kept = packs.value ?? [];
  const { chosen, missing } = bench.needs.value;
  return (
    <details>
      <summary>
        {shared.packs} ({chosen.length + missing.length})
      </summary>
      <p class="quiet">{words.packsNote}</p>
      {kept.map(pack => (
        <Checkbox
          isOn={chosen.includes(pack)}
          onToggle={isOn => bench.change(isOn ? withPack(plan, pack) : withoutPack(plan, kept, pack))}
          key={pack.id}
        >
          {titleOf(pack)}
        </Checkbox>
      ))}
      {missing.map(ref => (
        <p key={ref.hash} class="row">
          {words.notHere(refName(ref))}
          <Button onClick={() => bench.change(withoutPack(plan, kept, ref))}>{words.dropPack}</Button>
        </p>
      ))}
      {kept.length === 0 && (
        <p>
          {words.noPacks} <a href={linkTo('thargos', 'box')}>{shared.packs}</a>
        </p>
      )}
    </details>
  );
};

interface CardListProps extends BenchProps {
  readonly title: string;
  readonly cards: readonly CardId[];
  readonly isCounted?: boolean;
  readonly buttons: (id: CardId, name: string) => ComponentChildren;
  /** A text before the list. `children` is a field after the list. */
  readonly note?: string;
  readonly children: ComponentChildren;
}

/** A collapsible list of cards in the story. */
const CardList = ({ bench, title, cards, isCounted, buttons, note, children }: CardListProps) => (
  <details>
    <summary>
      {title} ({cards.length})
    </summary>
    {note && <p class="quiet">{note}</p>}
    <ul class="th-stories-cards bare-list">
      {[...new Set(cards)].map(id => {
        const name = cardName(bench, id);
        return (
          <li key={id} class="in-line">
            <span>
              {isCounted && `${cards.filter(other => other === id).length} × `}
              {name}
            </span>
            {buttons(id, name)}
          </li>
        );
      })}
    </ul>
    {children}
  </details>
);

/** HT-9.12: the story's secondary pile. */
const Pile = ({ bench }: BenchProps) => {
  const words = say(WORDS);
  const plan = bench.plan.value;
  const { secondary = [] } = plan;
  const set = (next: readonly CardId[] | undefined): void =>
    bench.change(withStory(plan, { secondary: next }));
  return (
    <CardList
      bench={bench}
      title={words.pile}
      note={words.pileNote}
      cards={secondary}
      isCounted
      buttons={(id, name) => (
        <>
          <IconButton icon="minus" label={words.less(name)} onClick={() => set(oneLess(secondary, id))} />
          <IconButton icon="plus" label={words.more(name)} onClick={() => set(oneMore(secondary, id))} />
        </>
      )}
    >
      <MissionField
        bench={bench}
        label={words.pileAdd}
        first="–"
        onPick={(mission, picked) =>
          bench.change(withStory(picked, { secondary: oneMore(picked.secondary, mission.id) }))
        }
      />
    </CardList>
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
      <summary>{say(SHARED).typed.action}</summary>
      <Checkbox
        isOn={allowActions === undefined}
        onToggle={isOn => set(isOn ? undefined : bench.actions.value.map(({ id }) => id))}
      >
        {words.allActions}
      </Checkbox>
      {allowActions && (
        <fieldset>
          <legend>{words.someActions}</legend>
          <div class="th-stories-fields tiles">
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
    <CardList
      bench={bench}
      title={words.banned}
      cards={banCards}
      buttons={(id, name) => (
        <IconButton
          icon="close"
          label={words.unban(name)}
          onClick={() => set(banCards.filter(other => other !== id))}
        />
      )}
    >
      <SelectField<CardId | ''>
        label={words.ban}
        value=""
        onValue={id => id !== '' && set([...banCards, id])}
        options={[
          ['', '–'],
          ...bench.bannable.value
            .filter(({ id }) => !banCards.includes(id))
            .map(({ id, name }) => [id, `${text(name)} (${id})`] as const),
        ]}
      />
    </CardList>
  );
};

export const StoryPanel = ({ bench }: BenchProps) => {
  const words = say(WORDS);
  const plan = bench.plan.value;
  return (
    <section class="panel stack full-fields" aria-label={words.story}>
      <h2>{words.story}</h2>
      <TwoTexts
        label={words.name}
        value={plan.title}
        onText={title => bench.change(withStory(plan, { title }))}
      />
      <TwoTexts
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
