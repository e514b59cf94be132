import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { CARD_TYPES, type Card } from '../../../../games/thargos/ui.ts';
import { CardFace } from '../../../games/thargos/card/card-face.tsx';
import { say, text } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { focusHeading, useTitle } from '../../../ui/page-title.ts';
import { Button, Dialog, Icon, IconButton, Input } from '../../../ui/ui.ts';
import { WORDS as SHARED } from '../shared/messages.ts';
import { BoutsPanel } from './bouts-panel.tsx';
import { CardGrid } from './card-grid.tsx';
import { Charts } from './charts.tsx';
import { DeckPanel } from './deck-panel.tsx';
import { copiesIn } from './edit.ts';
import { curvesOf } from './figures.ts';
import { isShown } from './filter.ts';
import { Filters } from './filters.tsx';
import './lab.css';
import type { Lab } from './lab-state.ts';
import { Sums } from './legality.tsx';
import { decks, titled } from './model.ts';
import { OddsPanel } from './odds-panel.tsx';
import { PANEL_WORDS } from './panel-messages.ts';
import './panels.css';
import { WORDS } from './messages.ts';
import { BuiltFor, Play, Share, useNewDeck } from './tools.tsx';

const labTitle = (lab: Lab): string => {
  const { title } = lab.own.value.deck;
  const words = say(WORDS);
  if (title) return text(title);
  return lab.kind === 'shared' ? words.sharedName : words.newName;
};

const Head = ({ lab }: { readonly lab: Lab }) => {
  const words = say(WORDS);
  const shared = say(SHARED);
  const name = labTitle(lab);
  const isOpen = lab.kind === 'own';
  const { begin } = useNewDeck();
  const copy = (): void => {
    const own = lab.own.value;
    begin(titled(own.deck, lab.kind === 'shared' ? name : words.copyOf(name)), own);
  };
  return (
    <header class="th-decks-head row">
      <a class="button" href={linkTo('thargos', 'decks')}>
        <Icon name="back" /> {words.toList}
      </a>
      <h1>{words.lab}</h1>
      {isOpen ? (
        <Input
          type="text"
          class="th-decks-name"
          aria-label={words.rename}
          maxLength={80}
          value={name}
          onChange={({ currentTarget }) => {
            const typed = currentTarget.value.trim();
            if (typed) lab.changeDeck(titled(lab.own.value.deck, typed));
            else currentTarget.value = name;
          }}
        />
      ) : (
        <strong class="th-decks-name">{name}</strong>
      )}
      <span class="th-decks-doors in-lines">
        {isOpen && (
          <>
            <IconButton icon="undo" disabled={!lab.canUndo.value} onClick={lab.undo} label={shared.undo} />
            <IconButton icon="redo" disabled={!lab.canRedo.value} onClick={lab.redo} label={shared.redo} />
          </>
        )}
        <a class="button" href={linkTo('thargos', 'decks', lab.id, 'print')}>
          <Icon name="print" /> <span>{words.print}</span>
        </a>
        <Button onClick={copy}>
          <Icon name="copy" /> <span>{isOpen ? shared.copy : words.copyAndChange}</span>
        </Button>
      </span>
    </header>
  );
};

/** A bar at the bottom of a small screen that switches between the cards and the deck. */
const Halves = ({ lab }: { readonly lab: Lab }) => {
  const words = say(WORDS);
  const show = (half: 'cards' | 'deck'): void => {
    lab.half.value = half;
    lab.said.value = '';
    scrollTo(0, 0);
  };
  return (
    <div class="th-decks-halves" role="group" aria-label={words.lab}>
      <Button aria-pressed={lab.half.value === 'cards'} onClick={() => show('cards')}>
        {words.grid}
      </Button>
      <Button aria-pressed={lab.half.value === 'deck'} onClick={() => show('deck')}>
        <span>{words.deck}</span>
        <Sums lab={lab} />
      </Button>
    </div>
  );
};

const Whole = ({ lab }: { readonly lab: Lab }) => {
  const card = lab.shown.value;
  if (!card) return null;
  return (
    <Dialog class="th-decks-whole" label={text(card.name)} onClose={() => lab.show(undefined)}>
      {close => (
        <>
          <CardFace card={card} size="large" />
          {card.type === 'hero' && <CardFace card={card} size="large" face="wounded" />}
          <Button onClick={close}>{say(WORDS).close}</Button>
        </>
      )}
    </Dialog>
  );
};

const inOrder = (cards: readonly Card[]): readonly Card[] => {
  const rank = (card: Card): number =>
    CARD_TYPES.indexOf(card.type) * 1000 + (card.type === 'hero' ? -card.hp : card.pam);
  return [...cards].sort((a, b) => rank(a) - rank(b));
};

/** Undoes and redoes changes to the deck on Ctrl+Z and Ctrl+Y, except in a text field, which has its own undo. */
const useUndoKeys = (lab: Lab): void => {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
      if (!(event.ctrlKey || event.metaKey) || isTyping) return;
      const key = event.key.toLowerCase();
      if (key === 'z' && !event.shiftKey) lab.undo();
      else if (key === 'y' || key === 'z') lab.redo();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [lab]);
};

/** The deck lab: all cards at the left, the deck and its figures at the right. */
export const LabScreen = ({ lab }: { readonly lab: Lab }) => {
  const words = say(WORDS);
  useTitle(`${labTitle(lab)} · ${words.lab}`);
  useEffect(focusHeading, []);
  useUndoKeys(lab);
  const { deck } = lab.own.value;
  const pool = lab.pool.value;
  const filter = lab.filter.value;
  const sorted = useMemo(() => inOrder(lab.cards.value), [lab.cards.value]);
  const shown = sorted.filter(card => isShown(card, filter, copiesIn(deck, card)));
  const curves = useMemo(() => curvesOf(deck, pool), [deck, pool]);
  return (
    <div class="th-decks-lab">
      <Head lab={lab} />
      <main class={`th-decks-bench is-${lab.half.value}`}>
        <div class="th-decks-cards">
          {decks.isStorageBlocked.value && <p role="alert">{words.notKept}</p>}
          {lab.kind === 'ready' && <p class="th-decks-note">{words.readOnly}</p>}
          {lab.kind === 'shared' && <p class="th-decks-note">{words.sharedNote}</p>}
          <Filters lab={lab} shown={shown.length} />
          <CardGrid lab={lab} cards={shown} />
        </div>
        <div class="th-decks-side one-column">
          <div class="th-decks-sums-bar">
            <Sums lab={lab} />
          </div>
          <Play lab={lab} />
          {lab.kind === 'own' && <BuiltFor lab={lab} />}
          <DeckPanel lab={lab} />
          <Charts curves={curves} />
          <OddsPanel lab={lab} />
          <BoutsPanel lab={lab} />
          <Share lab={lab} />
          <details class="th-decks-part has-folds">
            <summary>{words.help}</summary>
            <ul>
              {say(PANEL_WORDS).advice.map(line => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        </div>
      </main>
      <div class="th-decks-foot">
        <p class="th-decks-note th-decks-said" role="status">
          {lab.said.value}
        </p>
        <Halves lab={lab} />
      </div>
      <Whole lab={lab} />
    </div>
  );
};
