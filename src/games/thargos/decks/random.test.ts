import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, stream } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { range } from '../../../engine/util.ts';
import type { Card, Deck } from '../cards/card.ts';
import { action, advantage, hero, mission } from '../test/cards.ts';
import { type RandomDeckRules, randomDeck } from './random.ts';

/** A pool with this number of different cards of each type. A deck may have four copies of each. */
const pool = ({ heroes = 4, missions = 5, advantages = 5, actions = 5, pam = 1 }): Card[] => [
  ...range(heroes).map(i => hero(`Hero${i}`)),
  ...range(missions).map(i => mission(`Task${i}`, {}, { pam })),
  ...range(advantages).map(i => advantage(`Thing${i}`, { pam })),
  ...range(actions).map(i => action(`Deed${i}`, { pam })),
];

const dealt = (cards: readonly Card[], rules: RandomDeckRules = {}, name = 'a') =>
  randomDeck(stream(parseSeed('random').seed, name), cards, rules);

const deckOf = (cards: readonly Card[], rules: RandomDeckRules = {}, name?: string): Deck => {
  const deck = dealt(cards, rules, name);
  assert.ok(!isRefusal(deck), `expected randomDeck to return a deck, found ${JSON.stringify(deck)}`);
  return deck;
};

test('HT-2.1: randomDeck uses every card of a pool that has only just enough cards', () => {
  const cards = pool({});
  const deck = deckOf(cards);
  assert.equal(deck.id, 'random');
  assert.deepEqual(
    deck.heroes.toSorted(),
    cards.flatMap(({ id, type }) => (type === 'hero' ? [id] : [])),
  );
  assert.equal(Object.keys(deck.cards).length, 15);
  assert.ok(Object.values(deck.cards).every(count => count === 4));
  assert.equal(deckOf(cards, { id: 'mine' }).id, 'mine');
});

test('randomDeck refuses a pool with too few cards of a type, and gives the type and both numbers', () => {
  const short = (wish: Parameters<typeof pool>[0]) => dealt(pool(wish));
  const refused = 'pool-too-small';
  assert.deepEqual(short({ heroes: 3 }), { refused, type: 'hero', found: 3, needed: 4 });
  assert.deepEqual(short({ missions: 4 }), { refused, type: 'mission', found: 16, needed: 20 });
  assert.deepEqual(short({ advantages: 3 }), { refused, type: 'advantage', found: 12, needed: 20 });
  assert.deepEqual(short({ actions: 0 }), { refused, type: 'action', found: 0, needed: 20 });
  const rival = dealt(pool({ heroes: 5 }), { seat: 'rival' });
  assert.deepEqual(rival, { refused, type: 'hero', found: 5, needed: 6 });
});

test('HT-2.3: randomDeck takes at most one copy of a locked card', () => {
  const locked = mission('Once', {}, { locked: true });
  assert.deepEqual(dealt([...pool({ missions: 4 }), locked]), {
    refused: 'pool-too-small',
    type: 'mission',
    found: 17,
    needed: 20,
  });
});

test('HT-2.4, HT-A-32: randomDeck counts versions of one person as one hero, unless uniqueHeroes is false', () => {
  const rest = pool({ heroes: 3 });
  const twin = { ...hero('Other'), person: 'Hero0' };
  assert.deepEqual(dealt([...rest, twin]), { refused: 'pool-too-small', type: 'hero', found: 3, needed: 4 });
  assert.equal(deckOf([...rest, twin], { uniqueHeroes: false }).heroes.length, 4);
});

test('HT-2.5: randomDeck doesn’t use copies that other decks have already taken from the same box', () => {
  const cards = pool({ heroes: 8, missions: 6 }).map(card => ({
    ...card,
    boxCopies: card.type === 'hero' ? 1 : 8,
  }));
  const first = deckOf(cards, { taken: [] });
  const second = deckOf(cards, { taken: [first] }, 'b');
  assert.deepEqual(
    second.heroes.filter(id => first.heroes.includes(id)),
    [],
  );
  for (const { id, boxCopies } of cards)
    assert.ok((first.cards[id] ?? 0) + (second.cards[id] ?? 0) <= boxCopies);
  assert.deepEqual(dealt(cards, { taken: [first, second] }), {
    refused: 'pool-too-small',
    type: 'hero',
    found: 0,
    needed: 4,
  });
});

test('randomDeck takes no banned cards and no cards of sets that the game excludes', () => {
  const cards = pool({ actions: 6 });
  const [banned] = cards.filter(({ type }) => type === 'action');
  for (const name of ['a', 'b', 'c'])
    assert.ok(!(banned!.id in deckOf(cards, { banCards: [banned!.id] }, name).cards));
  const condar = cards.map(card => (card === banned ? { ...card, set: 'condar' as const } : card));
  for (const name of ['a', 'b', 'c']) assert.ok(!(banned!.id in deckOf(condar, {}, name).cards));
});

const worth = (deck: Deck, cards: readonly Card[]): number =>
  cards.reduce((all, card) => all + (card.type === 'hero' ? 0 : card.pam * (deck.cards[card.id] ?? 0)), 0);

test('HT-2.6: randomDeck stays within the points cap even if only one type has cheaper cards, and refuses a cap that is too low', () => {
  assert.deepEqual(dealt(pool({ pam: 2 }), { pointsCap: 119 }), {
    refused: 'pool-too-small',
    type: 'points',
  });
  const exact = pool({ pam: 2 });
  assert.equal(worth(deckOf(exact, { pointsCap: 120 }), exact), 120);
  const makers = {
    mission: (name: string) => mission(name, {}, { pam: 1 }),
    advantage: (name: string) => advantage(name, { pam: 1 }),
    action: (name: string) => action(name, { pam: 1 }),
  };
  for (const [type, make] of Object.entries(makers)) {
    const spare = range(5).map(i => make(`Low${i}`));
    const cards = [...pool({ pam: 2 }), ...spare];
    for (const name of ['a', 'b', 'c', 'd']) {
      const deck = deckOf(cards, { pointsCap: 100 }, name);
      assert.equal(
        worth(deck, cards),
        100,
        `expected the deck to have 100 PAM if only the type ${type} has cheaper cards`,
      );
    }
    assert.deepEqual(dealt(cards, { pointsCap: 99 }), { refused: 'pool-too-small', type: 'points' });
  }
});

test('HT-9.2, HT-12.2: randomDeck refuses a pool if no Missions from it have the PAM sum that a story needs', () => {
  const heavy = pool({ pam: 3 });
  assert.deepEqual(dealt(heavy, { mode: 'story' }), { refused: 'pool-too-small', type: 'points' });
  assert.ok(!isRefusal(dealt(heavy, { mode: 'story', missionPamCap: 60 })));
  const light = [...pool({ pam: 1 }), ...range(2).map(i => mission(`Big${i}`, {}, { pam: 4 }))];
  const rules = { mode: 'solo-story', difficulty: 'medium' } as const;
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    const deck = deckOf(light, rules, name);
    const missions = light.filter(({ type }) => type === 'mission');
    assert.ok(worth(deck, missions) >= 30 && worth(deck, missions) <= 49);
  }
  assert.deepEqual(dealt(pool({ pam: 1 }), rules), { refused: 'pool-too-small', type: 'points' });
});

test('HT-12.2: randomDeck can reach exactly the lowest or the highest PAM sum of a difficulty', () => {
  const rules = { mode: 'solo-story', difficulty: 'medium' } as const;
  const once = (name: string, pam: number) => mission(name, {}, { pam, locked: true });
  const missionsOf = (cards: readonly Card[], name: string): number =>
    worth(
      deckOf(cards, rules, name),
      cards.filter(({ type }) => type === 'mission'),
    );
  const heavy = [
    ...pool({ missions: 4 }),
    ...range(3).map(i => once(`One${i}`, 1)),
    once('Eleven', 11),
    once('Forty', 40),
  ];
  const light = [...pool({}), once('Thirty', 30)];
  const even = [...pool({ missions: 0 }), ...range(20).map(i => once(`Each${i}`, i < 10 ? 1 : 2))];
  for (const name of range(30).map(String)) {
    assert.equal(
      missionsOf(heavy, name),
      30,
      'expected the Missions to have 30 PAM, the lowest sum of the difficulty, if the pool is heavy',
    );
    assert.equal(
      missionsOf(light, name),
      49,
      'expected the Missions to have 49 PAM, the highest sum of the difficulty, if the pool is light',
    );
    assert.equal(
      missionsOf(even, name),
      30,
      'expected the Missions to have 30 PAM if no exchange of cards is necessary',
    );
  }
});
