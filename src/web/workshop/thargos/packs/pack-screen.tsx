import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
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
import type { StoredPack } from '../../../games/thargos/packs.ts';
import { say, text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page.tsx';
import { Select } from '../../../ui/select.tsx';
import { CardForm } from './card-form.tsx';
import { type CardDraft, draftOf } from './draft.ts';
import { Exports, Progress, titleOf } from './facts.tsx';
import { Import, Lines } from './import.tsx';
import { WORDS } from './messages.ts';
import { isForgetful, joined, keepPack } from './model.ts';

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
  const name = text(card.name);
  return (
    <li class="th-box-card">
      <b>{card.id}</b>
      <span class="th-box-card-name">
        {name} {card.boxCopies > 1 && <span class="quiet">×{card.boxCopies}</span>}
      </span>
      <span class="th-box-marks">
        <BadgeOf card={card} isFull />
        {card.source.effect === 'unknown' && <em>{words.effectMissing}</em>}
        {isByHand(card) && <em>{words.byHand}</em>}
      </span>
      <span>
        <Button look="plain" onClick={onEdit}>
          <Icon name="pencil" />
          <span class="hidden">
            {words.edit} {name}
          </span>
        </Button>
        <Button look="plain" onClick={onRemove}>
          <Icon name="trash" />
          <span class="hidden">
            {words.remove} {name}
          </span>
        </Button>
      </span>
    </li>
  );
};

interface WholeProps {
  readonly pack: Pack;
  readonly onEdit: (card: Card) => void;
}

/** What only shows when all cards are looked at together. */
const Whole = ({ pack, onEdit }: WholeProps) => {
  const words = say(WORDS);
  const faults = useMemo(() => parsePack(pack, { base: DEFAULT_SET }).faults, [pack]);
  const wrong = faults.filter(isError);
  const notes = faults.filter(fault => !isError(fault));
  return (
    <div role="status">
      <h2>{words.whole}</h2>
      {wrong.length === 0 ? (
        <p>{words.wholeGood}</p>
      ) : (
        <div class="error">
          <Lines faults={wrong} cards={pack.cards} onEdit={onEdit} />
        </div>
      )}
      {notes.length > 0 && (
        <details>
          <summary>{words.notes(notes.length)}</summary>
          <Lines faults={notes} cards={pack.cards} onEdit={onEdit} />
        </details>
      )}
    </div>
  );
};

/** One pack: how far it is, the form, the cards typed in, in and out. */
export const PackScreen = ({ kept }: { readonly kept: StoredPack }) => {
  const words = say(WORDS);
  const { id, pack } = kept;
  const editing = useSignal<CardDraft | undefined>(undefined);
  /** Every correction begins a form of its own; what is kept or left goes on in the same one. */
  const corrections = useSignal(0);
  const past = useSignal<readonly Pack[]>([]);
  const list = useRef<HTMLHeadingElement>(null);
  const change = (next: Pack): Promise<void> => {
    past.value = [...past.value, pack];
    return keepPack(id, next);
  };
  const head = (part: Partial<PackHead>): Promise<void> =>
    change({ ...pack, pack: { ...pack.pack, ...part } });
  const undo = (): void => {
    const before = past.value.at(-1);
    if (!before) return;
    past.value = past.value.slice(0, -1);
    void keepPack(id, before);
  };
  const edit = (card: Card): void => {
    editing.value = draftOf(card);
    corrections.value += 1;
  };
  const title = titleOf(pack);
  return (
    <Page title={title}>
      <div class="stack th-box">
        {isForgetful.value && <p role="alert">{words.noStore}</p>}
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
                if (typed) void head({ title: { en: typed, fr: typed } });
              }}
            />
          </Field>
          <Field label={words.mode}>
            <Select
              value={pack.pack.mode}
              onValue={chosen => void head({ mode: chosen })}
              options={MODES.map(mode => ({ value: mode, name: words.modes[mode] }))}
            />
          </Field>
          <Button disabled={past.value.length === 0} onClick={undo}>
            <Icon name="undo" /> {words.undo}
          </Button>
        </div>
        <Progress pack={pack} />
        <div class="th-box-layout columns">
          <section class="panel one-column">
            <CardForm
              key={corrections.value}
              base={pack.pack.mode === 'overlay' && !editing.value ? DEFAULT_SET : NO_CARDS}
              start={editing.value}
              onKeep={card => {
                const replaced = editing.value?.id;
                const others = pack.cards.filter(one => one.id !== replaced);
                void change({ ...pack, cards: joined(others, [card]) });
                editing.value = undefined;
              }}
              onLeave={() => {
                editing.value = undefined;
              }}
            />
          </section>
          <section class="panel one-column" aria-labelledby="box-cards">
            <h2 id="box-cards" tabIndex={-1} ref={list}>
              {words.typed}
            </h2>
            {pack.cards.length === 0 && <p>{words.noCards}</p>}
            <ul class="th-box-cards">
              {pack.cards.map(card => (
                <CardRow
                  key={card.id}
                  card={card}
                  onEdit={() => edit(card)}
                  onRemove={() => {
                    void change({ ...pack, cards: pack.cards.filter(one => one.id !== card.id) });
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
