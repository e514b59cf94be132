import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Card, CardId, CardType } from '../../../../games/thargos/ui.ts';
import { portrait } from '../../../games/thargos/art/portrait.ts';
import { Mark } from '../../../games/thargos/card/pieces.tsx';
import { shortName } from '../../../games/thargos/card/short-name.ts';
import { say, text } from '../../../i18n.ts';
import { classNames } from '../../../ui/dom.ts';
import { Art, Button, IconButton } from '../../../ui/ui.ts';
import { WORDS as SHARED } from '../shared/messages.ts';
import { AddButton, DRAGGED } from './card-grid.tsx';
import { countsIn, mostOf, typeOf } from './edit.ts';
import { DECK_TYPES, type DeckType } from './figures.ts';
import { FillPanel } from './fill-panel.tsx';
import type { Lab } from './lab-state.ts';
import { Legality, Mend } from './legality.tsx';
import { WORDS } from './messages.ts';

interface LabProps {
  readonly lab: Lab;
}

const cardName = (card: Card | undefined, id: CardId): string =>
  card ? text(card.name) : `${id} (${say(WORDS).unknown})`;

/** After a row was removed, moves the focus to a neighboring row, or to the heading if no row is left. */
const focusNext = (frame: HTMLElement | null, ids: readonly CardId[], gone: CardId): void => {
  const at = ids.indexOf(gone);
  const next = ids[at + 1] ?? ids[at - 1];
  const place = next === undefined ? '[tabindex="-1"]' : `[data-take="${next}"]`;
  // Waits, because the changed deck renders only after this function has returned.
  setTimeout(() => frame?.querySelector<HTMLElement>(place)?.focus());
};

interface HeroProps {
  readonly id: CardId;
  readonly card: Card | undefined;
  readonly children?: ComponentChildren;
}

export const Hero = ({ id, card, children }: HeroProps) => (
  <li>
    {card?.type === 'hero' && <Art svg={portrait({ id, faction: card.faction })} />}
    <span>{shortName(cardName(card, id))}</span>
    {card?.type === 'hero' && <b>{card.hp}</b>}
    {children}
  </li>
);

const Team = ({ lab }: LabProps) => {
  const words = say(WORDS);
  const list = useRef<HTMLUListElement>(null);
  const { heroes } = lab.own.value.deck;
  return (
    <ul class="th-decks-team bare-list" aria-label={words.team} ref={list}>
      {heroes.length === 0 && (
        <li class="quiet is-none" tabIndex={-1}>
          {words.noHero}
        </li>
      )}
      {heroes.map(id => {
        const card = lab.pool.value.get(id);
        return (
          <Hero key={id} id={id} card={card}>
            {lab.kind === 'own' && (
              <IconButton
                icon="close"
                data-take={id}
                label={words.take(cardName(card, id))}
                onClick={() => {
                  lab.take({ id, type: 'hero' });
                  focusNext(list.current, heroes, id);
                }}
              />
            )}
          </Hero>
        );
      })}
    </ul>
  );
};

interface LineProps extends LabProps {
  readonly id: CardId;
  readonly count: number;
  readonly onGone: () => void;
}

const Line = ({ lab, id, count, onGone }: LineProps) => {
  const words = say(WORDS);
  const card = lab.pool.value.get(id);
  const name = cardName(card, id);
  const isWrong = !card || count > mostOf(card);
  return (
    <li class={classNames('in-line', isWrong && 'is-wrong')} data-card={id}>
      <b>{count}</b>
      {card ? (
        <Button look="plain" onClick={() => lab.show(card)}>
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
          {card && <AddButton lab={lab} card={card} look="plain" />}
        </span>
      )}
    </li>
  );
};

interface ListedProps extends LabProps {
  readonly type: DeckType;
  readonly entries: readonly { readonly id: CardId; readonly count: number; readonly type: CardType }[];
}

const pamOf = (card: Card | undefined): number => (card && card.type !== 'hero' ? card.pam : 0);

const Listed = ({ lab, type, entries }: ListedProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const listed = entries.filter(entry => entry.type === type);
  const ids = listed.map(({ id }) => id);
  return (
    <div ref={frame}>
      <h2 class="in-line" tabIndex={-1}>
        <Mark name={type} /> {say(SHARED).typed[type]}{' '}
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

const Lists = ({ lab }: LabProps) => {
  const { deck } = lab.own.value;
  const pool = lab.pool.value;
  const entries = countsIn(deck.cards)
    .map(([id, count]) => ({ id, count, type: pool.get(id)?.type ?? typeOf(id) }))
    .sort(
      (a, b) =>
        pamOf(pool.get(a.id)) - pamOf(pool.get(b.id)) ||
        cardName(pool.get(a.id), a.id).localeCompare(cardName(pool.get(b.id), b.id)),
    );
  return (
    <div class="th-decks-lists columns">
      {DECK_TYPES.map(type => (
        <Listed key={type} lab={lab} type={type} entries={entries} />
      ))}
    </div>
  );
};

/** The cards in the deck. Cards from the list can be dropped here. */
export const DeckPanel = ({ lab }: LabProps) => {
  const words = say(WORDS);
  const [isOver, setOver] = useState(false);
  const legality = useRef<HTMLDivElement>(null);
  const isOpen = lab.kind === 'own';
  return (
    <section
      class={classNames('th-decks-deck stack', isOver && 'is-over')}
      aria-label={words.deck}
      onDragOver={event => {
        if (!isOpen || !event.dataTransfer?.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        setOver(false);
        const pool: ReadonlyMap<string, Card> = lab.pool.value;
        const card = pool.get(event.dataTransfer?.getData(DRAGGED) ?? '');
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
      {isOpen && <p class="quiet">{words.drop}</p>}
    </section>
  );
};
