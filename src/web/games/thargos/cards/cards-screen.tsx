import { useComputed } from '@preact/signals';
import { useState } from 'preact/hooks';
import {
  CARD_TYPES,
  type Card,
  DEFAULT_SET,
  FACTION_NAMES,
  PLACE_NAMES,
  TYPE_NAMES,
  tagName,
} from '../../../../games/thargos/ui.ts';
import type { ScreenProps } from '../../../app.tsx';
import { say, text } from '../../../i18n.ts';
import { language } from '../../../settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/field.tsx';
import { Page } from '../../../ui/page.tsx';
import { type CardFilter, countFilters, isShown, NO_FILTER } from '../../../workshop/thargos/decks/filter.ts';
import { ValuePicks } from '../../../workshop/thargos/decks/filters.tsx';
import { CardFace } from '../card/card-face.tsx';
import { Mark } from '../card/pieces.tsx';
import { cardText } from '../card/text.ts';
import { Enlarged } from './enlarged.tsx';
import './cards.css';
import { WORDS } from './messages.ts';

/** Removes accents and capitals, because the search ignores them. */
const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const saidBy = (card: Card): string => {
  const faces = card.type === 'hero' ? (['active', 'wounded'] as const) : (['active'] as const);
  const faction = card.type === 'hero' || card.type === 'advantage' ? card.faction : null;
  return plain(
    [
      card.id,
      text(card.name),
      faction ? text(FACTION_NAMES[faction]) : '',
      card.type === 'mission' && card.region === 'urban' ? text(PLACE_NAMES.urban) : '',
      ...(card.tags ?? []).map(tag => text(tagName(tag))),
      ...faces.map(face => cardText(card, face)),
    ].join(' '),
  );
};

interface Found {
  readonly card: Card;
  readonly said: string;
}

const allIn = (tongue: string): readonly Found[] =>
  [...DEFAULT_SET]
    .sort(
      (a, b) =>
        CARD_TYPES.indexOf(a.type) - CARD_TYPES.indexOf(b.type) ||
        text(a.name).localeCompare(text(b.name), tongue),
    )
    .map(card => ({ card, said: saidBy(card) }));

/** All cards, with a search. A URL such as `thargos/cards/M510` opens one of them. */
export const CardsScreen = ({ at = [] }: Partial<ScreenProps>) => {
  const words = say(WORDS);
  const [filter, setFilter] = useState(NO_FILTER);
  const change = (part: Partial<CardFilter>): void => setFilter(before => ({ ...before, ...part }));
  const [search, setSearch] = useState('');
  const asked = at.find(part => DEFAULT_SET.some(card => card.id === part));
  const [opened, setOpened] = useState<Card | undefined>(DEFAULT_SET.find(card => card.id === asked));
  const all = useComputed(() => allIn(language.value)).value;
  const sought = plain(search).split(/\s+/).filter(Boolean);
  const shown = all.filter(
    ({ card, said }) => isShown(card, filter, 0) && sought.every(word => said.includes(word)),
  );
  return (
    <div class="thargos">
      <Page title={words.title}>
        <search class="tcards-find">
          <Input
            type="search"
            aria-label={words.search}
            placeholder={words.search}
            value={search}
            onValue={typed => setSearch(typed)}
          />
          <div class="row" role="group" aria-label={words.kinds}>
            <Button aria-pressed={filter.types.length === 0} onClick={() => change({ types: [] })}>
              {words.all}
            </Button>
            {CARD_TYPES.map(type => (
              <Button
                key={type}
                aria-pressed={filter.types.includes(type)}
                onClick={() => change({ types: [type] })}
              >
                <Mark name={type} /> {text(TYPE_NAMES[type])}
              </Button>
            ))}
          </div>
          <div class="row" role="group" aria-label={words.values}>
            <ValuePicks filter={filter} onChange={change} />
            {countFilters(filter) > 0 && (
              <Button look="plain" onClick={() => setFilter(NO_FILTER)}>
                {words.clear}
              </Button>
            )}
          </div>
          <p class="quiet" role="status">
            {shown.length === 0 ? words.none : words.count(shown.length, all.length)}
          </p>
        </search>
        <ul class="tcards-list bare-list">
          {shown.map(({ card }) => (
            <li key={card.id}>
              <Button class="tcards-card" onClick={() => setOpened(card)}>
                <CardFace card={card} size="small" />
              </Button>
            </li>
          ))}
        </ul>
        {opened && <Enlarged card={opened} onClose={() => setOpened(undefined)} />}
      </Page>
    </div>
  );
};
