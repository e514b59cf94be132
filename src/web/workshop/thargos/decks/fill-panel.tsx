import { useEffect, useRef } from 'preact/hooks';
import { stream } from '../../../../engine/random.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { CARD_TYPES, type Card, fillDeck, heroCount, sizeOf } from '../../../../games/thargos/ui.ts';
import { plural, say, text } from '../../../i18n.ts';
import { randomSeed } from '../../../random-ids.ts';
import { Button, Icon } from '../../../ui/ui.ts';
import { WORDS as SHARED } from '../shared/messages.ts';
import { countsIn, deckSize } from './edit.ts';
import type { Lab } from './lab-state.ts';
import { deckRules } from './model.ts';

const WORDS = {
  en: {
    fill: 'Fill the deck',
    hint: 'Adds missing cards in the colors and factions of your cards. Removes nothing.',
    added: (cards: number, heroes: number) =>
      heroes === 0
        ? `Added ${cards} ${plural(cards, 'card', 'cards')}:`
        : `Added ${cards} ${plural(cards, 'card', 'cards')} and ${heroes} ${plural(heroes, 'hero', 'heroes')}:`,
    undo: 'Undo filling',
    noPoints: 'Couldn’t fill the deck: too few points left. Remove some cards with a high PAM.',
    noCards: 'Couldn’t fill the deck: there aren’t enough cards. Allow more sets, or remove some copies.',
  },
  fr: {
    fill: 'Compléter le deck',
    hint: 'Ajoute ce qui manque, dans les couleurs et les factions de vos cartes. Rien n’est retiré.',
    added: (cards: number, heroes: number) =>
      heroes === 0
        ? `${cards} ${plural(cards, 'carte ajoutée', 'cartes ajoutées')}\u202f:`
        : `Ajout de ${cards} ${plural(cards, 'carte', 'cartes')} et ${heroes} héros\u202f:`,
    undo: 'Annuler l’ajout',
    noPoints:
      'Impossible de compléter le deck\u202f: vos cartes laissent trop peu de points. Retirez des cartes au PAM élevé.',
    noCards:
      'Impossible de compléter le deck\u202f: il n’y a pas assez de cartes. Autorisez d’autres boîtes, ou retirez des exemplaires.',
  },
};

const isShort = (lab: Lab): boolean => {
  const { deck, rules } = lab.own.value;
  const wanted = deckRules(rules);
  return deck.heroes.length < heroCount(wanted) || deckSize(deck) < sizeOf(wanted);
};

const fill = (lab: Lab): void => {
  const { deck, rules } = lab.own.value;
  const filled = fillDeck(stream(randomSeed().seed, 'fill'), deck, lab.cards.value, deckRules(rules));
  if (isRefusal(filled)) {
    const words = say(WORDS);
    lab.said.value = filled.type === 'points' ? words.noPoints : words.noCards;
    return;
  }
  lab.changeDeck(filled.deck);
  lab.filled.value = filled.added;
};

type Added = readonly { readonly card: Card; readonly count: number }[];

const listed = (added: Added, type: Card['type']): string =>
  added
    .filter(({ card }) => card.type === type)
    .map(({ card, count }) => (count > 1 ? `${count}\u00a0×\u00a0${text(card.name)}` : text(card.name)))
    .join(' · ');

const countOf = (added: Added): number => added.reduce((all, { count }) => all + count, 0);

const AddedPanel = ({ lab, added }: { readonly lab: Lab; readonly added: Added }) => {
  const words = say(WORDS);
  const frame = useRef<HTMLDivElement>(null);
  // This panel takes the focus, because the pressed button disappears.
  useEffect(() => frame.current?.focus(), []);
  const heroes = countOf(added.filter(({ card }) => card.type === 'hero'));
  return (
    <div class="th-decks-filled stack" role="status" tabIndex={-1} ref={frame}>
      <p>{words.added(countOf(added) - heroes, heroes)}</p>
      <dl>
        {CARD_TYPES.filter(type => listed(added, type) !== '').map(type => (
          <div key={type}>
            <dt>{say(SHARED).typed[type]}</dt>
            <dd>{listed(added, type)}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={lab.undo}>
        <Icon name="undo" /> {words.undo}
      </Button>
    </div>
  );
};

export const FillPanel = ({ lab }: { readonly lab: Lab }) => {
  const words = say(WORDS);
  if (lab.kind !== 'own') return null;
  const added = countsIn(lab.filled.value ?? {}).flatMap(([id, count]) => {
    const card = lab.pool.value.get(id);
    return card ? [{ card, count }] : [];
  });
  if (added.length > 0) return <AddedPanel lab={lab} added={added} />;
  if (!isShort(lab)) return null;
  return (
    <div>
      <Button onClick={() => fill(lab)} aria-describedby="fill-hint">
        {words.fill}
      </Button>
      <p class="quiet" id="fill-hint">
        {words.hint}
      </p>
    </div>
  );
};
