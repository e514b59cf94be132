import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../../engine/text.ts';
import { sum } from '../../../engine/util.ts';
import type { Card, HeroCard } from '../cards/card.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import { checkDeck, checkOneBox } from './check.ts';
import { PRECONS, type Precon } from './precons.ts';

const card = (id: string): Card => {
  const found = DEFAULT_SET.find(card => card.id === id);
  assert.ok(found, `expected the shipped set to contain the card ${id}`);
  return found;
};

const heroesOf = ({ heroes }: Precon): readonly HeroCard[] =>
  heroes.map(card).filter((card): card is HeroCard => card.type === 'hero');
const cardsOf = ({ cards }: Precon): readonly (readonly [Card, number])[] =>
  Object.entries(cards).map(([id, count]) => [card(id), count] as const);
const points = (deck: Precon): number => sum(heroesOf(deck).map(({ hp }) => hp));

const deckNamed = (id: string): Precon => {
  const deck = PRECONS.find(deck => deck.id === id);
  assert.ok(deck, `expected the ready-made decks to include ${id}`);
  return deck;
};

test('HT-2.7: there are at least six ready-made decks; no two have the same name or plan in either language', () => {
  assert.ok(PRECONS.length >= 6);
  assert.equal(new Set(PRECONS.map(({ id }) => id)).size, PRECONS.length);
  for (const language of LANGUAGES)
    for (const part of ['title', 'plan'] as const) {
      const texts = PRECONS.map(deck => deck[part][language]);
      assert.ok(texts.every(text => text.length > 0));
      assert.equal(new Set(texts).size, texts.length);
    }
  for (const { id, plan } of PRECONS)
    assert.doesNotMatch(
      plan.fr,
      / [;:!?]/,
      `expected the French plan of ${id} to have no breaking space before punctuation`,
    );
});

for (const deck of PRECONS) {
  const cards = cardsOf(deck);

  test(`HT-2.1, HT-2.4: ${deck.id} has four heroes, and no two are the same person`, () => {
    assert.equal(heroesOf(deck).length, 4);
    assert.equal(deck.heroes.length, 4);
    assert.equal(new Set(heroesOf(deck).map(({ person }) => person)).size, 4);
  });

  test(`HT-2.2: ${deck.id} has twenty cards of each type`, () => {
    for (const type of ['advantage', 'action', 'mission'])
      assert.equal(
        sum(cards.filter(([card]) => card.type === type).map(([, count]) => count)),
        20,
        `expected ${deck.id} to have 20 cards of type ${type}`,
      );
    assert.equal(sum(cards.map(([, count]) => count)), 60);
  });

  test(`HT-2.3, HT-2.5: ${deck.id} fits into one core box, with at most one copy of each locked card`, () => {
    for (const [{ id, locked, boxCopies, set }, count] of cards) {
      assert.ok(
        count <= (locked ? 1 : 4) && count <= boxCopies,
        `expected ${deck.id} to have at most ${Math.min(locked ? 1 : 4, boxCopies)} copies of ${id}, found ${count}`,
      );
      assert.equal(set, 'core', `expected ${id} to be a core card, found ${set}`);
    }
  });

  test(`HT-9.2: ${deck.id} is legal in a duel and in a story`, () => {
    for (const rules of [{}, { mode: 'story' }] as const)
      assert.deepEqual(checkDeck(deck, DEFAULT_SET, rules), []);
  });
}

test('HT-3.1: the heroes of the deck imperial-lance have 34 hero points, those of darkun-raid 32', () => {
  assert.equal(points(deckNamed('imperial-lance')), 34);
  assert.equal(points(deckNamed('darkun-raid')), 32);
});

test('HT-2.5: imperial-lance and darkun-raid together fit into one box', () => {
  assert.deepEqual(checkOneBox([deckNamed('imperial-lance'), deckNamed('darkun-raid')], DEFAULT_SET), []);
});

test('no two ready-made decks have the same team', () => {
  const teams = PRECONS.map(({ heroes }) => heroes.toSorted().join());
  assert.equal(new Set(teams).size, teams.length);
});
