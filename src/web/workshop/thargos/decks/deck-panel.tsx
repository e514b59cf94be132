import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import {
  BUILDS,
  type Card,
  type CardId,
  checkDeck,
  type DeckCard,
  hasError,
  isError,
  sizeOf,
  sumsOf,
} from '../../../../games/thargos/ui.ts';
import { portrait } from '../../../games/thargos/art/portrait.ts';
import { Meanings } from '../../../games/thargos/card/meanings.tsx';
import { Mark } from '../../../games/thargos/card/pieces.tsx';
import { shortName } from '../../../games/thargos/card/short-name.ts';
import { say, text } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { DRAGGED } from './card-grid.tsx';
import { deckSize } from './combos.ts';
import { DECK_TYPES, type DeckType } from './curves.ts';
import { mendCost, mended, mostOf, typeOf } from './edit.ts';
import { DeckFaults } from './faults.tsx';
import { FillPanel } from './fill-panel.tsx';
import type { Lab } from './lab-state.ts';
import { limitText } from './limit-messages.ts';
import { WORDS } from './messages.ts';
import { deckRules } from './model.ts';

const cardName = (lab: Lab, id: CardId): string => {
  const card = lab.pool.value.get(id);
  return card ? text(card.name) : `${id} (${say(WORDS).unknown})`;
};

/** Whoever works with the keyboard goes on at the neighbor, or where all of them were. */
const focusNext = (frame: HTMLElement | null, ids: readonly CardId[], gone: CardId): void => {
  const at = ids.indexOf(gone);
  const next = ids[at + 1] ?? ids[at - 1];
  const place = next === undefined ? '[tabindex="-1"]' : `[data-take="${next}"]`;
  // The screen follows the deck only after this.
  setTimeout(() => frame?.querySelector<HTMLElement>(place)?.focus());
};

const Team = ({ lab }: { readonly lab: Lab }) => {
  const words = say(WORDS);
  const list = useRef<HTMLUListElement>(null);
  const { heroes } = lab.own.value.deck;
  return (
    <ul class="th-decks-team bare-list is-large" aria-label={words.team} ref={list}>
      {heroes.length === 0 && (
        <li class="quiet is-none" tabIndex={-1}>
          {words.noHero}
        </li>
      )}
      {heroes.map(id => {
        const card = lab.pool.value.get(id);
        const name = cardName(lab, id);
        return (
          <li key={id}>
            {card?.type === 'hero' && <Art svg={portrait({ id, faction: card.faction })} />}
            <span>{shortName(name)}</span>
            {card?.type === 'hero' && <b>{card.hp}</b>}
            {lab.kind === 'own' && (
              <IconButton
                icon="close"
                data-take={id}
                label={words.take(name)}
                onClick={() => {
                  lab.take({ id, type: 'hero' });
                  focusNext(list.current, heroes, id);
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
};

const Check = ({ children }: { readonly children: string }) => (
  <li>
    <Mark name="won" />
    <span>{children}</span>
  </li>
);

/** What the deck comes to, and what is wrong with it. */
const Legality = ({
  lab,
  frame,
}: {
  readonly lab: Lab;
  readonly frame: RefObject<HTMLDivElement | null>;
}) => {
  const words = say(WORDS);
  const { deck, rules } = lab.own.value;
  const faults = lab.faults.value;
  const { counts, pam, hp } = sumsOf(deck, lab.cards.value);
  const has = (...codes: readonly string[]): boolean => faults.some(({ code }) => codes.includes(code));
  const build = BUILDS.find(([, cap]) => pam <= cap);
  const split = `${counts.mission} / ${counts.advantage} / ${counts.action}`;
  return (
    <div role="status" tabIndex={-1} ref={frame}>
      <ul class="th-decks-legal">
        {!has('deck-heroes', 'deck-same-person') && <Check>{words.target(hp, Math.ceil(hp / 2))}</Check>}
        {!has('deck-size') && (
          <Check>{`${words.ofSize(deckSize(deck), sizeOf(deckRules(rules)))} · ${split}`}</Check>
        )}
        {deckSize(deck) > 0 && !has('deck-points', 'deck-points-cap') && (
          <Check>
            {`${words.points(pam)} · ${build ? words.build(words.builds[build[0]], build[1]) : words.overBuild}`}
          </Check>
        )}
        <DeckFaults faults={faults} pool={lab.pool.value} />
        {!hasError(faults) && <Check>{words.allGood}</Check>}
      </ul>
      <Meanings of={['pam']} />
    </div>
  );
};

/** The three things that somebody who builds wants to see at any time. */
export const Sums = ({ lab }: { readonly lab: Lab }) => {
  const words = say(WORDS);
  const { deck, rules } = lab.own.value;
  const { pam } = sumsOf(deck, lab.cards.value);
  const isLegal = !hasError(lab.faults.value);
  return (
    <span class={`th-decks-sums ${isLegal ? '' : 'is-wrong'}`}>
      <Mark name={isLegal ? 'won' : 'lost'} />
      <span>{isLegal ? words.legal : words.illegal}</span>
      <span>
        {deckSize(deck)} / {sizeOf(deckRules(rules))}
        <span class="hidden"> {words.cardsWord}</span>
      </span>
      <span>{words.points(pam)}</span>
    </span>
  );
};

/** Takes out what cannot stay, if that helps. */
const Mend = ({ lab, onMended }: { readonly lab: Lab; readonly onMended: () => void }) => {
  const words = say(WORDS);
  const { deck, rules } = lab.own.value;
  if (lab.kind !== 'own' || !hasError(lab.faults.value)) return null;
  const better = mended(deck, lab.cards.value, deckRules(rules));
  const cost = mendCost(deck, better);
  const left = checkDeck(better, lab.cards.value, deckRules(rules)).filter(isError).length;
  if (cost === 0 || left >= lab.faults.value.filter(isError).length) return null;
  return (
    <Button
      onClick={() => {
        lab.changeDeck(better);
        lab.said.value = words.mended(cost);
        onMended();
      }}
    >
      {words.mend(cost)}
    </Button>
  );
};

interface LineProps {
  readonly lab: Lab;
  readonly id: CardId;
  readonly count: number;
  readonly onGone: () => void;
}

const Line = ({ lab, id, count, onGone }: LineProps) => {
  const words = say(WORDS);
  const card = lab.pool.value.get(id);
  const name = cardName(lab, id);
  const isWrong = !card || count > mostOf(card);
  const limit = lab.limits.value.get(id);
  return (
    <li class={isWrong ? 'is-wrong' : undefined} data-card={id}>
      <b>{count}</b>
      {card ? (
        <Button
          look="plain"
          onClick={() => {
            lab.shown.value = card;
          }}
        >
          {name}
        </Button>
      ) : (
        <span>{name}</span>
      )}
      <i>{card && card.type !== 'hero' ? card.pam : ''}</i>
      {lab.kind === 'own' && (
        <span class="th-decks-steps">
          <IconButton
            icon="minus"
            look="plain"
            data-take={id}
            label={words.take(name)}
            onClick={() => {
              lab.take({ id, type: typeOf(id) });
              if (count === 1) onGone();
            }}
          />
          {card && (
            <IconButton
              icon="plus"
              look="plain"
              label={words.add(name)}
              aria-disabled={limit !== undefined}
              title={limit && limitText(limit, card)}
              onClick={() => lab.add(card)}
            />
          )}
        </span>
      )}
    </li>
  );
};

interface ListedProps {
  readonly lab: Lab;
  readonly type: DeckType;
  readonly entries: readonly { readonly id: CardId; readonly count: number; readonly type: DeckType }[];
}

const pamOf = (card: Card | undefined): number => (card && card.type !== 'hero' ? card.pam : 0);

const Listed = ({ lab, type, entries }: ListedProps) => {
  const words = say(WORDS);
  const frame = useRef<HTMLDivElement>(null);
  const listed = entries.filter(entry => entry.type === type);
  const ids = listed.map(({ id }) => id);
  return (
    <div ref={frame}>
      <h2 tabIndex={-1}>
        <Mark name={type} /> {words.typed[type]}{' '}
        <span>{listed.reduce((sum, { count }) => sum + count, 0)}</span>
      </h2>
      <ul class="bare-list">
        {listed.map(({ id, count }) => (
          <Line key={id} lab={lab} id={id} count={count} onGone={() => focusNext(frame.current, ids, id)} />
        ))}
      </ul>
    </div>
  );
};

const Lists = ({ lab }: { readonly lab: Lab }) => {
  const { deck } = lab.own.value;
  const pool = lab.pool.value;
  const entries = (Object.entries(deck.cards) as [CardId, number][])
    .map(([id, count]) => ({ id, count, type: (pool.get(id)?.type ?? typeOf(id)) as DeckCard['type'] }))
    .sort(
      (a, b) =>
        pamOf(pool.get(a.id)) - pamOf(pool.get(b.id)) ||
        cardName(lab, a.id).localeCompare(cardName(lab, b.id)),
    );
  return (
    <div class="th-decks-lists">
      {DECK_TYPES.map((type: DeckType) => (
        <Listed key={type} lab={lab} type={type} entries={entries} />
      ))}
    </div>
  );
};

/** The deck itself; cards may be dropped on it. */
export const DeckPanel = ({ lab }: { readonly lab: Lab }) => {
  const words = say(WORDS);
  const isOver = useSignal(false);
  const legality = useRef<HTMLDivElement>(null);
  const isOpen = lab.kind === 'own';
  return (
    <section
      class={`th-decks-deck ${isOver.value ? 'is-over' : ''}`}
      aria-label={words.deck}
      onDragOver={event => {
        if (!isOpen || !event.dataTransfer?.types.includes(DRAGGED)) return;
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={() => {
        isOver.value = false;
      }}
      onDrop={event => {
        isOver.value = false;
        const card = lab.pool.value.get(event.dataTransfer?.getData(DRAGGED) as CardId);
        if (!card) return;
        event.preventDefault();
        lab.add(card);
      }}
    >
      <Team lab={lab} />
      <Legality lab={lab} frame={legality} />
      <Mend lab={lab} onMended={() => legality.current?.focus()} />
      <FillPanel lab={lab} />
      <Lists lab={lab} />
      {isOpen && <p class="quiet th-decks-drop">{words.drop}</p>}
    </section>
  );
};
