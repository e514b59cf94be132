import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  type Card,
  DEFAULT_SET,
  effectsOf,
  isError,
  MODES,
  opsOf,
  type Pack,
  type PackHead,
  parsePack,
} from '../../../../games/thargos/ui.ts';
import { BadgeOf } from '../../../games/thargos/card/card-face.tsx';
import '../../../games/thargos/card/drawings.ts';
import { packs, type StoredPack } from '../../../games/thargos/packs.ts';
import { say, text } from '../../../i18n.ts';
import type { ScreenProps } from '../../../lazy.tsx';
import { linkTo } from '../../../route.ts';
import { useStartGame } from '../../../start-game.tsx';
import { Button, Field, Icon, IconButton, Input, Page, SelectField } from '../../../ui/ui.ts';
import { makeHistory } from '../shared/content.ts';
import { ContentList, Lost } from '../shared/content-list.tsx';
import { Faults } from '../shared/import.tsx';
import { WORDS as SHARED } from '../shared/messages.ts';
import './box.css';
import { CardForm } from './card-form.tsx';
import { type CardDraft, draftOf } from './draft.ts';
import { WORDS } from './messages.ts';
import { emptyPack, joined, keepNewPack, keepPack, userPacks } from './model.ts';
import { Exports, Import, Progress, titleOf } from './parts.tsx';

const Facts = ({ item: { pack } }: { readonly item: StoredPack }) => (
  <>
    <p class="quiet">{say(WORDS).cards(pack.cards.length)}</p>
    <Exports pack={pack} />
  </>
);

const PackList = () => {
  const words = say(WORDS);
  const { begin } = useStartGame(() => keepNewPack(emptyPack(words.newTitle)), 'thargos', 'box');
  return (
    <Page title={words.title}>
      <div class="stack">
        <p>{words.intro}</p>
        <ContentList
          saved={userPacks}
          screen="box"
          words={words}
          nameOf={({ pack }) => titleOf(pack)}
          Facts={Facts}
        >
          <Button look="main" onClick={begin}>
            {words.begin}
          </Button>
        </ContentList>
        <Import
          onRead={async pack => {
            const title = pack.pack.title ?? emptyPack(words.newTitle).pack.title;
            await keepNewPack({ ...pack, pack: { ...pack.pack, ...(title && { title }) } });
          }}
        />
      </div>
    </Page>
  );
};

const NO_CARDS: readonly Card[] = [];

const isByHand = (card: Card): boolean =>
  effectsOf(card).some(({ effect }) => opsOf(effect).some(({ op }) => op === 'manual'));

interface RowProps {
  readonly card: Card;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

const CardRow = ({ card, onEdit, onRemove }: RowProps) => {
  const words = say(WORDS);
  const shared = say(SHARED);
  const name = text(card.name);
  return (
    <li class="th-box-card row">
      <b>{card.id}</b>
      <span class="th-box-card-name">
        {name} {card.boxCopies > 1 && <span class="quiet">×{card.boxCopies}</span>}
      </span>
      <span class="in-lines quiet">
        <BadgeOf card={card} isFull />
        {card.source.effect === 'unknown' && <em>{words.effectMissing}</em>}
        {isByHand(card) && <em>{words.byHand}</em>}
      </span>
      <span>
        <IconButton icon="pencil" look="plain" label={shared.correct(name)} onClick={onEdit} />
        <IconButton icon="trash" look="plain" label={`${shared.remove} ${name}`} onClick={onRemove} />
      </span>
    </li>
  );
};

interface WholeProps {
  readonly pack: Pack;
  readonly onEdit: (card: Card) => void;
}

/** Faults of the whole pack. Some exist only if all cards are checked together. */
const Whole = ({ pack, onEdit }: WholeProps) => {
  const words = say(WORDS);
  const faults = useMemo(() => parsePack(pack, { base: DEFAULT_SET }).faults, [pack]);
  return (
    <div role="status">
      <h2>{words.whole}</h2>
      {!faults.some(isError) && <p>{words.wholeGood}</p>}
      <Faults faults={faults} cards={pack.cards} onEdit={onEdit} />
    </div>
  );
};

/** The screen for one pack: its progress, the card form, its cards, import and export. */
const PackScreen = ({ kept: { id, pack } }: { readonly kept: StoredPack }) => {
  const words = say(WORDS);
  /** The form's `key` is `corrections`. It changes only when the user starts to correct a card. */
  const [{ start, corrections }, setEditing] = useState<Editing>({ start: undefined, corrections: 0 });
  const list = useRef<HTMLHeadingElement>(null);
  const { canUndo, change, undo } = useMemo(
    () =>
      makeHistory(
        () => packWith(id)!.pack,
        next => void keepPack(id, next),
      ),
    [id],
  );
  const head = (part: Partial<PackHead>): void => change({ ...pack, pack: { ...pack.pack, ...part } });
  const leave = (): void => setEditing({ start: undefined, corrections });
  const edit = (card: Card): void => setEditing({ start: draftOf(card), corrections: corrections + 1 });
  const title = titleOf(pack);
  return (
    <Page title={title}>
      <div class="stack th-box has-folds">
        {userPacks.isStorageBlocked.value && <p role="alert">{words.noStore}</p>}
        <div class="row">
          <a class="button" href={linkTo('thargos', 'box')}>
            <Icon name="back" /> {words.toList}
          </a>
          <Field label={words.name}>
            <Input
              type="text"
              value={title}
              maxLength={80}
              onChange={({ currentTarget }) => {
                const typed = currentTarget.value.trim();
                if (typed) head({ title: { en: typed, fr: typed } });
              }}
            />
          </Field>
          <SelectField
            label={words.mode}
            value={pack.pack.mode}
            onValue={mode => head({ mode })}
            options={MODES.map(mode => [mode, words.modes[mode]])}
          />
          <Button disabled={!canUndo.value} onClick={undo}>
            <Icon name="undo" /> {say(SHARED).undo}
          </Button>
        </div>
        <Progress pack={pack} />
        <div class="th-box-layout columns">
          <section class="panel">
            <CardForm
              key={corrections}
              base={pack.pack.mode === 'overlay' && !start ? DEFAULT_SET : NO_CARDS}
              start={start}
              onKeep={card => {
                const others = pack.cards.filter(one => one.id !== start?.id);
                change({ ...pack, cards: joined(others, [card]) });
                leave();
              }}
              onLeave={leave}
            />
          </section>
          <section class="panel stack" aria-labelledby="box-cards">
            <h2 id="box-cards" tabIndex={-1} ref={list}>
              {words.typed}
            </h2>
            {pack.cards.length === 0 && <p>{words.noCards}</p>}
            <ul class="bare-list">
              {pack.cards.map(card => (
                <CardRow
                  key={card.id}
                  card={card}
                  onEdit={() => edit(card)}
                  onRemove={() => {
                    change({ ...pack, cards: pack.cards.filter(one => one.id !== card.id) });
                    list.current?.focus();
                  }}
                />
              ))}
            </ul>
            {pack.cards.length > 0 && <Whole pack={pack} onEdit={edit} />}
            <h2>{words.exports}</h2>
            <Exports pack={pack} />
            <p>
              <a class="button" href={linkTo('thargos', 'decks')}>
                {words.toDecks}
              </a>
            </p>
            <p class="quiet">{words.toDecksNote}</p>
          </section>
        </div>
        <Import onRead={read => change({ ...pack, cards: joined(pack.cards, read.cards) })} />
      </div>
    </Page>
  );
};

interface Editing {
  /** The card to correct; undefined for a new card. */
  readonly start: CardDraft | undefined;
  readonly corrections: number;
}

const packWith = (id: string): StoredPack | undefined => packs.value?.find(pack => pack.id === id);

/** The screen "Card packs": all packs on this device, or one of them. */
export const Box = ({ at: [id] }: ScreenProps) => {
  useEffect(() => void userPacks.load(), []);
  if (id === undefined) return <PackList />;
  const kept = packWith(id);
  if (kept) return <PackScreen key={id} kept={kept} />;
  return <Lost screen="box" words={say(WORDS)} isReady={packs.value !== undefined} />;
};
