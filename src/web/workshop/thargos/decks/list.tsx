import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { stream } from '../../../../engine/random.ts';
import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import {
  BUILDS,
  buildFor,
  type CardId,
  DEFAULT_SET,
  type Deck,
  DIFFICULTY_DECKS,
  type Fault,
  faultLine,
  hasError,
  makeDeckFile,
  PRECONS,
  type Precon,
  parseDecks,
  randomDeck,
  sumsOf,
} from '../../../../games/thargos/ui.ts';
import { saveFile } from '../../../files.ts';
import { stray } from '../../../games/thargos/user-content/pasted.ts';
import { strayText } from '../../../games/thargos/user-content/pasted-messages.ts';
import type { StoredContent } from '../../../games/thargos/user-content/storage.ts';
import { say, text } from '../../../i18n.ts';
import { randomSeed } from '../../../random-ids.ts';
import { linkTo } from '../../../route.ts';
import { language } from '../../../settings.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { TextFileButton } from '../../../ui/file-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useOnce } from '../../../ui/once.ts';
import { Page } from '../../../ui/page.tsx';
import { deckSize } from './combos.ts';
import { WORDS } from './messages.ts';
import {
  arrived,
  bringBack,
  codeIn,
  decks,
  isLegal,
  isStorageBlocked,
  keepNew,
  lastRemoved,
  poolOf,
  readyOwn,
  removeDeck,
  titled,
  type UserDeck,
} from './model.ts';
import { useNewDeck } from './new-deck.ts';
import { Portraits } from './portraits.tsx';

const deckTitle = ({ title }: Deck, otherwise: string): string => (title ? text(title) : otherwise);

/** What a deck is at a glance. */
const Facts = ({ own }: { readonly own: UserDeck }) => {
  const words = say(WORDS);
  const { pam } = sumsOf(own.deck, poolOf(own));
  return (
    <p class="quiet">
      {words.cards(deckSize(own.deck))} · {words.pam(pam)} · {isLegal(own) ? words.legal : words.illegal}
    </p>
  );
};

const ReadyItem = ({ deck }: { readonly deck: Precon }) => {
  const words = say(WORDS);
  const { begin } = useNewDeck();
  const name = text(deck.title);
  const copy = (): void => {
    const { deck: _, ...rest } = readyOwn(deck);
    begin(titled(deck, words.copyOf(name)), rest);
  };
  return (
    <li class="panel th-decks-item">
      <Portraits heroes={deck.heroes} pool={DEFAULT_SET} />
      <h3>
        <a href={linkTo('thargos', 'decks', deck.id)}>{name}</a>
      </h3>
      <p>{text(deck.plan)}</p>
      <div class="row">
        <a class="button" href={linkTo('thargos', 'decks', deck.id)}>
          {words.look}
          <span class="hidden"> {name}</span>
        </a>
        <Button onClick={copy}>
          {words.copy}
          <span class="hidden"> {name}</span>
        </Button>
      </div>
    </li>
  );
};

const Ready = () => {
  const words = say(WORDS);
  const items = (decks: readonly Precon[]) => (
    <ul class="th-decks-list">
      {decks.map(deck => (
        <ReadyItem key={deck.id} deck={deck} />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="ready-decks">
      <h2 id="ready-decks">{words.ready}</h2>
      {items(PRECONS)}
      {BUILDS.map(([name, most]) => (
        <section key={name} aria-labelledby={`ready-${name}`}>
          <h2 id={`ready-${name}`}>{words.readyFor(words.builds[name], most)}</h2>
          {items(buildFor(most))}
        </section>
      ))}
      <details class="th-decks-fold">
        <summary>{words.readySolo}</summary>
        <ul>
          {DIFFICULTY_DECKS.map(deck => (
            <li key={deck.id}>
              <a href={linkTo('thargos', 'decks', deck.id)}>{text(deck.title)}</a>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
};

const OwnDecks = ({ kept, gone }: { readonly kept: StoredContent<UserDeck>; readonly gone: () => void }) => {
  const words = say(WORDS);
  const { deck, ...rest } = kept.value;
  const name = deckTitle(deck, words.newName);
  return (
    <li class="panel th-decks-item">
      <Portraits heroes={deck.heroes} pool={poolOf(kept.value)} />
      <h3>
        <a href={linkTo('thargos', 'decks', kept.id)}>{name}</a>
      </h3>
      <Facts own={kept.value} />
      <div class="row">
        <a class="button" href={linkTo('thargos', 'decks', kept.id)}>
          {words.look}
          <span class="hidden"> {name}</span>
        </a>
        <Button onClick={() => void keepNew([titled(deck, words.copyOf(name))], rest)}>
          {words.copy}
          <span class="hidden"> {name}</span>
        </Button>
        <IconButton
          icon="trash"
          look="plain"
          label={`${words.remove} (${name})`}
          onClick={() => {
            void removeDeck(kept);
            gone();
          }}
        />
      </div>
    </li>
  );
};

/** Decks from a file, a code or a link, or what is wrong with it. */
const Import = () => {
  const words = say(WORDS);
  const typed = useSignal('');
  const said = useSignal('');
  const faults = useSignal<readonly Fault[]>([]);
  const refused = useSignal<Refusal | undefined>(undefined);
  const read = useOnce(async (input: string) => {
    const { value, faults: found } = parseDecks(input);
    const wrong = hasError(found) ? stray(input, 'deck') : undefined;
    faults.value = wrong ? [] : found;
    refused.value = wrong;
    said.value = '';
    if (!value || hasError(found)) return;
    for (const deck of value) {
      const { deck: _, ...rest } = arrived(deck);
      await keepNew([deck.title ? deck : titled(deck, words.sharedName)], rest);
    }
    typed.value = '';
    said.value = words.imported(value.length);
  });
  return (
    <section class="panel th-decks-import" aria-labelledby="import-decks">
      <h2 id="import-decks">{words.import}</h2>
      <form
        class="row"
        onSubmit={event => {
          event.preventDefault();
          read(codeIn(typed.value.trim()));
        }}
      >
        <Field label={words.importHint} class="th-decks-wide">
          <Input
            type="text"
            value={typed.value}
            onInput={({ currentTarget }) => {
              typed.value = currentTarget.value;
            }}
          />
        </Field>
        <Button type="submit">{words.importDo}</Button>
        <TextFileButton accept=".json,.txt,application/json,text/plain" onText={read}>
          <Icon name="upload" /> {words.importFile}
        </TextFileButton>
      </form>
      <p role="status" class="quiet">
        {said.value}
      </p>
      {refused.value && (
        <p class="error" role="alert">
          {strayText(refused.value, language.value)}
        </p>
      )}
      {faults.value.length > 0 && (
        <ul class="error" role="alert">
          {faults.value.map((fault, i) => (
            <li key={i}>{faultLine(fault, language.value)}</li>
          ))}
        </ul>
      )}
    </section>
  );
};

const exportAll = (): void => {
  const files = (decks.value ?? []).map(({ value }) => JSON.parse(makeDeckFile(value.deck)));
  saveFile('thargos-decks.json', `${JSON.stringify(files, undefined, 1)}\n`);
};

/** Every deck there is: ready-made ones and those of this device. */
export const DeckList = () => {
  const words = say(WORDS);
  const title = useRef<HTMLHeadingElement>(null);
  const all = decks.value ?? [];
  const { begin } = useNewDeck();
  const named = (deck: Pick<Deck, 'heroes' | 'cards'>, name: string): Deck =>
    titled({ ...deck, id: '' }, name);
  const deal = (): void => {
    const deck = randomDeck(stream(randomSeed().seed, 'deck'), DEFAULT_SET);
    if (!isRefusal(deck)) begin(named(deck, words.randomName));
  };
  const removed = lastRemoved.value;
  return (
    <Page title={words.title}>
      <div class="stack th-decks">
        {isStorageBlocked.value && <p role="alert">{words.noStore}</p>}
        <section aria-labelledby="own-decks">
          <h2 id="own-decks" tabIndex={-1} ref={title}>
            {words.own}
          </h2>
          <div class="row">
            <Button
              look="main"
              onClick={() => begin(named({ heroes: [], cards: {} as Record<CardId, number> }, words.newName))}
            >
              {words.empty}
            </Button>
            <Button onClick={deal}>{words.random}</Button>
            {all.length > 0 && (
              <Button onClick={exportAll}>
                <Icon name="download" /> {words.exportAll}
              </Button>
            )}
          </div>
          <p role="status" class="th-decks-removed">
            {removed && (
              <>
                {words.removed(deckTitle(removed.value.deck, words.newName))}{' '}
                <Button onClick={() => void bringBack()}>
                  <Icon name="undo" /> {words.bringBack}
                </Button>
              </>
            )}
          </p>
          {decks.value && all.length === 0 && <p>{words.none}</p>}
          <ul class="th-decks-list">
            {all.map(kept => (
              <OwnDecks key={kept.id} kept={kept} gone={() => title.current?.focus()} />
            ))}
          </ul>
        </section>
        <Import />
        <Ready />
      </div>
    </Page>
  );
};
