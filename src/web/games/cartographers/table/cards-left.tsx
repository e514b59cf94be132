import { useState } from 'preact/hooks';
import { rulesOf } from '../../../../games/cartographers/ui.ts';
import { plural, say } from '../../../i18n.ts';
import { CardSigns } from './card-signs.tsx';
import type { Model } from './model.ts';
import { cardName } from './question.ts';
import { cardsLeft } from './season-cards.ts';
import './move-log.css';

const WORDS = {
  en: {
    title: (n: number) => `Cards to come (${n})`,
    hidden: (cards: number, ambushes: number, heroes: number) =>
      `${cards} ${plural(cards, 'card is', 'cards are')} left in the deck: ${[
        `${ambushes} ${plural(ambushes, 'ambush', 'ambushes')}`,
        ...(heroes > 0 ? [`${heroes} ${plural(heroes, 'hero', 'heroes')}`] : []),
      ].join(', ')} and the cards below. The season may end before all are revealed.`,
  },
  fr: {
    title: (n: number) => `Cartes à venir (${n})`,
    hidden: (cards: number, ambushes: number, heroes: number) =>
      `Il reste ${cards} ${plural(cards, 'carte', 'cartes')} dans la pioche\u202f: ${[
        `${ambushes} ${plural(ambushes, 'embuscade', 'embuscades')}`,
        ...(heroes > 0 ? [`${heroes} ${plural(heroes, 'héros', 'héros')}`] : []),
      ].join(', ')} et les cartes ci-dessous. La saison peut finir avant qu’elles ne sortent toutes.`,
  },
};

export const CardsLeft = ({ model }: { readonly model: Model }) => {
  const words = say(WORDS);
  const view = model.view.value;
  const [isOpen, setOpen] = useState(false);
  const left = cardsLeft(view);
  const rules = rulesOf(view.config);
  const { cards, ambushes, heroes } = view.deck;
  return (
    <details class="move-log panel" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{words.title(cards)}</summary>
      {isOpen && (
        <>
          <p>{words.hidden(cards, ambushes, heroes)}</p>
          <ul class="bare-list cards-left">
            {left.map(id => {
              const card = rules.card(id);
              return (
                <li key={id}>
                  <CardSigns card={card} />
                  <span>{cardName(id)}</span>
                  <span class="card-time">{card.kind === 'explore' ? card.time : '–'}</span>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </details>
  );
};
