import { useEffect, useMemo, useState } from 'preact/hooks';
import { stream } from '../../../../engine/random.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import {
  BUILDS,
  buildFor,
  DEFAULT_SET,
  type Deck,
  DIFFICULTY_DECKS,
  isDeckCode,
  makeDeckFile,
  PRECONS,
  type Precon,
  parseDeckCode,
  parseDecks,
  randomDeck,
  sumsOf,
} from '../../../../games/thargos/ui.ts';
import { saveFile } from '../../../files.ts';
import '../../../games/thargos/card/drawings.ts';
import { loadPacks, packs } from '../../../games/thargos/packs.ts';
import type { StoredContent } from '../../../games/thargos/user-content/storage.ts';
import { say, text } from '../../../i18n.ts';
import type { ScreenProps } from '../../../lazy.tsx';
import { randomSeed } from '../../../random-ids.ts';
import { linkTo } from '../../../route.ts';
import { Button, Field, Icon, Input, Page, TextFileButton } from '../../../ui/ui.ts';
import { ContentList, ContentPanel, Lost } from '../shared/content-list.tsx';
import { Faults, useImport } from '../shared/import.tsx';
import { WORDS as SHARED } from '../shared/messages.ts';
import './decks.css';
import { Hero } from './deck-panel.tsx';
import { deckSize } from './edit.ts';
import { LabScreen } from './lab.tsx';
import { makeLab } from './lab-state.ts';
import { WORDS } from './messages.ts';
import {
  arrived,
  codeIn,
  decks,
  findDeck,
  isLegal,
  keepNew,
  poolOf,
  readyOwn,
  titled,
  type UserDeck,
} from './model.ts';
import { PrintScreen } from './print.tsx';
import { useNewDeck } from './tools.tsx';

const nameOf = ({ value: { deck } }: StoredContent<UserDeck>): string =>
  deck.title ? text(deck.title) : say(WORDS).newName;

const Portraits = ({ own }: { readonly own: UserDeck }) => {
  const pool = poolOf(own);
  return (
    <ul class="th-decks-team bare-list">
      {own.deck.heroes.map(id => (
        <Hero key={id} id={id} card={pool.find(card => card.id === id)} />
      ))}
    </ul>
  );
};

const Facts = ({ item: { value: own } }: { readonly item: StoredContent<UserDeck> }) => {
  const words = say(WORDS);
  const { pam } = sumsOf(own.deck, poolOf(own));
  return (
    <p class="quiet">
      {words.cards(deckSize(own.deck))} · {words.points(pam)} · {isLegal(own) ? words.legal : words.illegal}
    </p>
  );
};

const Ready = () => {
  const words = say(WORDS);
  const { begin } = useNewDeck();
  const items = (list: readonly Precon[]) => (
    <ul class="tiles">
      {list.map(ready => {
        const own = readyOwn(ready);
        const name = text(ready.title);
        return (
          <ContentPanel
            key={ready.id}
            at={['thargos', 'decks', ready.id]}
            name={name}
            picture={<Portraits own={own} />}
            onCopy={() => begin(titled(ready, words.copyOf(name)), own)}
          >
            <p>{text(ready.plan)}</p>
          </ContentPanel>
        );
      })}
    </ul>
  );
  return (
    <section class="stack" aria-labelledby="ready-decks">
      <h2 id="ready-decks">{words.ready}</h2>
      {items(PRECONS)}
      {BUILDS.map(([name, most]) => (
        <section key={name} aria-labelledby={`ready-${name}`}>
          <h2 id={`ready-${name}`}>{words.readyFor(words.builds[name], most)}</h2>
          {items(buildFor(most))}
        </section>
      ))}
      <details class="has-folds">
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

/** Imports decks from a file, a code or a link. Shows what is wrong with the input. */
const Import = () => {
  const words = say(WORDS);
  const shared = say(SHARED);
  const [typed, setTyped] = useState('');
  const { read, shown } = useImport('deck', parseDecks, async list => {
    for (const deck of list) await keepNew(deck.title ? deck : titled(deck, words.sharedName), arrived(deck));
    setTyped('');
    return words.imported(list.length);
  });
  return (
    <section class="panel stack th-decks-import" aria-labelledby="import-decks">
      <h2 id="import-decks">{shared.import}</h2>
      <form
        class="row"
        onSubmit={event => {
          event.preventDefault();
          read(codeIn(typed.trim()));
        }}
      >
        <Field label={words.importHint} class="wide-field full-fields">
          <Input type="text" value={typed} onValue={setTyped} />
        </Field>
        <Button type="submit">{shared.import}</Button>
        <TextFileButton accept=".json,.txt,application/json,text/plain" onText={read}>
          <Icon name="upload" /> {shared.fromFile}
        </TextFileButton>
      </form>
      {shown}
    </section>
  );
};

const exportAll = (): void => {
  const files = (decks.all.value ?? []).map(({ value }) => JSON.parse(makeDeckFile(value.deck)));
  saveFile('thargos-decks.json', `${JSON.stringify(files, undefined, 1)}\n`);
};

const DeckList = () => {
  const words = say(WORDS);
  const { begin } = useNewDeck();
  const named = (deck: Pick<Deck, 'heroes' | 'cards'>, name: string): Deck =>
    titled({ ...deck, id: '' }, name);
  const deal = (): void => {
    const deck = randomDeck(stream(randomSeed().seed, 'deck'), DEFAULT_SET);
    if (!isRefusal(deck)) begin(named(deck, words.randomName));
  };
  return (
    <Page title={words.title}>
      <div class="stack">
        <ContentList
          saved={decks}
          screen="decks"
          words={words}
          nameOf={nameOf}
          pictureOf={({ value }) => <Portraits own={value} />}
          onCopy={kept => void keepNew(titled(kept.value.deck, words.copyOf(nameOf(kept))), kept.value)}
          Facts={Facts}
        >
          <div class="row">
            <Button look="main" onClick={() => begin(named({ heroes: [], cards: {} }, words.newName))}>
              {words.empty}
            </Button>
            <Button onClick={deal}>{words.random}</Button>
            {decks.all.value && decks.all.value.length > 0 && (
              <Button onClick={exportAll}>
                <Icon name="download" /> {words.exportAll}
              </Button>
            )}
          </div>
        </ContentList>
        <Import />
        <Ready />
      </div>
    </Page>
  );
};

const One = ({ id, isPrint }: { readonly id: string; readonly isPrint: boolean }) => {
  const words = say(WORDS);
  const isReady = decks.all.value !== undefined;
  // The state is created only once per deck, because the lab itself changes it.
  const lab = useMemo(() => {
    const found = isReady ? findDeck(id) : undefined;
    return found && makeLab(id, found);
  }, [id, isReady]);
  // The URL of a shared deck contains the whole deck, so faults may come from a damaged link.
  const faults = isDeckCode(id) ? parseDeckCode(id).faults : [];
  if (lab) return isPrint ? <PrintScreen id={id} own={lab.own.value} /> : <LabScreen key={id} lab={lab} />;
  return (
    <Lost screen="decks" words={{ ...words, title: words.lab }} isReady={isReady}>
      {faults.length > 0 && (
        <div role="alert">
          <p class="error">{words.badLink}</p>
          <Faults faults={faults} />
          <p class="error">{words.badLinkDo}</p>
        </div>
      )}
    </Lost>
  );
};

const load = async (): Promise<void> => {
  try {
    await loadPacks();
  } catch {
    packs.value ??= [];
    decks.isStorageBlocked.value = true;
  }
  await decks.load();
};

/** The screens for decks: the list, the deck lab, and a deck's cards for printing. */
export const Decks = ({ at: [id, part] }: ScreenProps) => {
  useEffect(() => void load(), []);
  return id === undefined ? <DeckList /> : <One id={id} isPrint={part === 'print'} />;
};
