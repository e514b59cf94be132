import { useSignal } from '@preact/signals';
import type { Card, CardId, DeckCard } from '../../../../games/thargos/cards/card.ts';
import { checkDeck, sizeOf, sumsOf } from '../../../../games/thargos/decks/check.ts';
import { hasError, isError } from '../../../../games/thargos/packs/fault.ts';
import { say, text } from '../../../say.ts';
import { Art } from '../../../ui/art.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { portrait } from '../art/portrait.ts';
import { Mark } from '../card/pieces.tsx';
import { shortName } from '../card/strips.tsx';
import { BUILDS } from './builds.ts';
import { DRAGGED } from './card-grid.tsx';
import { deckSize } from './combos.ts';
import { DECK_TYPES, type DeckType } from './curves.ts';
import { mendCost, mended, mostOf, typeOf } from './edit.ts';
import { DeckFaults } from './faults.tsx';
import type { Lab } from './lab-state.ts';
import { deckRules } from './model.ts';
import { WORDS } from './words.ts';

const nameOf = (lab: Lab, id: CardId): string => {
  const card = lab.pool.value.get(id);
  return card ? text(card.name) : `${id} (${say(WORDS).unknown})`;
};

const Team = ({ lab }: { readonly lab: Lab }) => {
  const words = say(WORDS);
  const { heroes } = lab.own.value.deck;
  return (
    <ul class="th-decks-team is-large" aria-label={words.team}>
      {heroes.length === 0 && <li class="quiet is-none">{words.noHero}</li>}
      {heroes.map(id => {
        const card = lab.pool.value.get(id);
        const name = nameOf(lab, id);
        return (
          <li key={id}>
            {card?.type === 'hero' && <Art svg={portrait({ id, faction: card.faction })} />}
            <span>{shortName(name)}</span>
            {card?.type === 'hero' && <b>{card.hp}</b>}
            {lab.kind === 'own' && (
              <button
                type="button"
                aria-label={words.take(name)}
                onClick={() => lab.take({ id, type: 'hero' })}
              >
                <Icon name="close" />
              </button>
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
const Legality = ({ lab }: { readonly lab: Lab }) => {
  const words = say(WORDS);
  const { deck, rules } = lab.own.value;
  const faults = lab.faults.value;
  const { counts, pam, hp } = sumsOf(deck, lab.cards.value);
  const has = (...codes: readonly string[]): boolean => faults.some(({ code }) => codes.includes(code));
  const build = BUILDS.find(([, cap]) => pam <= cap);
  const split = `${counts.mission} / ${counts.advantage} / ${counts.action}`;
  return (
    <div role="status">
      <ul class="th-decks-legal">
        {!has('deck-heroes', 'deck-same-person') && <Check>{words.target(hp, Math.ceil(hp / 2))}</Check>}
        {!has('deck-size') && (
          <Check>{`${words.ofSize(deckSize(deck), sizeOf(deckRules(rules)))} · ${split}`}</Check>
        )}
        {!has('deck-points', 'deck-points-cap') && (
          <Check>
            {`${words.points(pam)} · ${build ? words.build(words.builds[build[0]], build[1]) : words.overBuild}`}
          </Check>
        )}
        <DeckFaults faults={faults} pool={lab.pool.value} />
        {!hasError(faults) && <Check>{words.allGood}</Check>}
      </ul>
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
const Mend = ({ lab }: { readonly lab: Lab }) => {
  const words = say(WORDS);
  const { deck, rules } = lab.own.value;
  if (lab.kind !== 'own' || !hasError(lab.faults.value)) return null;
  const better = mended(deck, lab.cards.value, deckRules(rules));
  const cost = mendCost(deck, better);
  const left = checkDeck(better, lab.cards.value, deckRules(rules)).filter(isError).length;
  if (cost === 0 || left >= lab.faults.value.filter(isError).length) return null;
  return (
    <button
      type="button"
      onClick={() => {
        lab.changeDeck(better);
        lab.said.value = words.mended(cost);
      }}
    >
      {words.mend(cost)}
    </button>
  );
};

interface LineProps {
  readonly lab: Lab;
  readonly id: CardId;
  readonly count: number;
}

const Line = ({ lab, id, count }: LineProps) => {
  const words = say(WORDS);
  const card = lab.pool.value.get(id);
  const name = nameOf(lab, id);
  const isWrong = !card || count > mostOf(card);
  return (
    <li class={isWrong ? 'is-wrong' : undefined} data-card={id}>
      <b>{count}</b>
      {card ? (
        <button
          type="button"
          class="plain-button"
          onClick={() => {
            lab.shown.value = card;
          }}
        >
          {name}
        </button>
      ) : (
        <span>{name}</span>
      )}
      <i>{card && card.type !== 'hero' ? card.pam : ''}</i>
      {lab.kind === 'own' && (
        <span class="th-decks-steps">
          <button
            type="button"
            class="plain-button"
            aria-label={words.take(name)}
            onClick={() => lab.take({ id, type: typeOf(id) })}
          >
            <Icon name="minus" />
          </button>
          {card && (
            <button
              type="button"
              class="plain-button"
              aria-label={words.add(name)}
              onClick={() => lab.add(card)}
            >
              <Icon name="plus" />
            </button>
          )}
        </span>
      )}
    </li>
  );
};

const pamOf = (card: Card | undefined): number => (card && card.type !== 'hero' ? card.pam : 0);

const Lists = ({ lab }: { readonly lab: Lab }) => {
  const words = say(WORDS);
  const { deck } = lab.own.value;
  const pool = lab.pool.value;
  const entries = (Object.entries(deck.cards) as [CardId, number][])
    .map(([id, count]) => ({ id, count, type: (pool.get(id)?.type ?? typeOf(id)) as DeckCard['type'] }))
    .sort(
      (a, b) =>
        pamOf(pool.get(a.id)) - pamOf(pool.get(b.id)) || nameOf(lab, a.id).localeCompare(nameOf(lab, b.id)),
    );
  return (
    <div class="th-decks-lists">
      {DECK_TYPES.map((type: DeckType) => {
        const listed = entries.filter(entry => entry.type === type);
        return (
          <div key={type}>
            <h2>
              <Mark name={type} /> {words.typed[type]}{' '}
              <span>{listed.reduce((sum, { count }) => sum + count, 0)}</span>
            </h2>
            <ul>
              {listed.map(({ id, count }) => (
                <Line key={id} lab={lab} id={id} count={count} />
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
};

/** The deck itself; cards may be dropped on it. */
export const DeckPanel = ({ lab }: { readonly lab: Lab }) => {
  const words = say(WORDS);
  const isOver = useSignal(false);
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
      <Legality lab={lab} />
      <Mend lab={lab} />
      <Lists lab={lab} />
      {isOpen && <p class="quiet th-decks-drop">{words.drop}</p>}
    </section>
  );
};
