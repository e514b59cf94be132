import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { parseSeed, stream } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import type { Card, CardId, Deck } from '../cards/card.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import { isError } from '../packs/fault.ts';
import { faultText } from '../packs/faults.ts';
import { checkSayable } from '../test/faults.ts';
import { checkDeck, checkOneBox, type DeckRules, DIFFICULTIES, difficultyOf, sumsOf } from './check.ts';
import { deckFor, withDeck } from './choice.ts';
import { PRECONS } from './precons.ts';
import { type RandomDeckRules, randomDeck } from './random.ts';

const randomOf = (name: string) => stream(parseSeed('decks').seed, name);
const dealt = (rules: RandomDeckRules = {}, name = 'a'): Deck => {
  const deck = randomDeck(randomOf(name), DEFAULT_SET, rules);
  assert.ok(!isRefusal(deck), `expected randomDeck to return a deck, found ${JSON.stringify(deck)}`);
  return deck;
};
const errors = (deck: Deck, rules: DeckRules = {}): string[] =>
  checkDeck(deck, DEFAULT_SET, rules)
    .filter(isError)
    .map(fault => {
      checkSayable(fault);
      return fault.code;
    });

/** The deck with these cards added, changed in number, or removed by a count of 0. */
const changed = (deck: Deck, counts: Readonly<Record<string, number>>): Deck => ({
  ...deck,
  cards: Object.fromEntries(
    Object.entries<number>({ ...deck.cards, ...counts }).filter(([, count]) => count > 0),
  ),
});
const of = (type: Card['type'], also: (card: Card) => boolean = () => true): CardId[] =>
  DEFAULT_SET.filter(card => card.type === type && card.set === 'core' && also(card)).map(({ id }) => id);
const pamIs = (pam: number) => (card: Card) => card.type !== 'hero' && card.pam === pam && !card.locked;
const build = (...parts: readonly (readonly [readonly CardId[], number])[]): Deck => {
  const cards: Record<string, number> = {};
  for (const [ids, total] of parts)
    for (let left = total, i = 0; left > 0; i++, left -= 4) cards[ids[i]!] = Math.min(4, left);
  return { id: 'built', heroes: ['C401', 'C402', 'C403', 'C404'], cards };
};
const plain = (type: Card['type']): CardId[] => of(type, card => !card.locked);
const even = build([plain('mission'), 20], [plain('advantage'), 20], [plain('action'), 20]);

describe('deck rules', () => {
  test('HT-2.1: a deck has four heroes and sixty cards', () => {
    assert.deepEqual(errors(even), []);
    const first = Object.keys(even.cards)[0]!;
    assert.deepEqual(errors(changed(even, { [first]: 3 })), ['deck-size']);
    const free = plain('action').find(id => !(id in even.cards))!;
    assert.deepEqual(errors(changed(even, { [free]: 1 })), ['deck-size']);
    assert.deepEqual(errors({ ...even, heroes: even.heroes.slice(1) }), ['deck-heroes']);
    assert.deepEqual(errors({ ...even, heroes: [...even.heroes, 'C405'] }), ['deck-heroes']);
  });

  test('HT-2.3: a deck has at most four copies of a card, and one of a locked card', () => {
    const [a, b] = Object.keys(even.cards);
    assert.deepEqual(errors(changed(even, { [a!]: 5, [b!]: 3 })), ['deck-copies']);
    const locked = of('mission', card => card.locked === true)[0]!;
    assert.deepEqual(errors(changed(even, { [a!]: 2, [locked]: 2 })), ['deck-locked']);
    assert.deepEqual(errors(changed(even, { [a!]: 3, [locked]: 1 })), []);
    const details = (deck: Deck) => checkDeck(deck, DEFAULT_SET).find(isError)?.details;
    assert.deepEqual(details(changed(even, { [a!]: 2, [locked]: 2 })), { id: locked, found: 2 });
    assert.deepEqual(details(changed(even, { [a!]: 5, [b!]: 3 })), { id: a, found: 5, most: 4 });
  });

  test('HT-2.4, HT-A-32: a team has one version of a person, unless uniqueHeroes is false', () => {
    const raskors = { ...even, heroes: ['C407', 'C408', 'C401', 'C402'] } as Deck;
    assert.deepEqual(errors(raskors), ['deck-same-person']);
    assert.deepEqual(errors(raskors, { uniqueHeroes: false }), []);
  });

  test('HT-2.2: a story needs twenty cards of each type in a deck; other modes allow any numbers', () => {
    const uneven = build([plain('mission'), 16], [plain('advantage'), 24], [plain('action'), 20]);
    assert.deepEqual(errors(uneven), []);
    assert.deepEqual(errors(uneven, { mode: 'solo' }), []);
    assert.deepEqual(errors(uneven, { mode: 'story', missionPamCap: null }), ['deck-split']);
    assert.deepEqual(errors(uneven, { mode: 'solo-story' }), ['deck-split']);
  });

  test('HT-2.6: the PAM of the sixty cards must not exceed the points cap; heroes don’t count', () => {
    const weak = build(
      [of('mission', pamIs(1)), 20],
      [of('advantage', pamIs(1)), 20],
      [of('action', pamIs(1)), 20],
    );
    assert.deepEqual(errors(weak, { pointsCap: 60 }), []);
    const high = of('mission', pamIs(2))[0]!;
    const low = Object.keys(weak.cards)[0]!;
    const more = changed(weak, { [low]: 3, [high]: 1 });
    assert.deepEqual(errors(more, { pointsCap: 60 }), ['deck-points']);
    assert.deepEqual(errors(more, { pointsCap: 61 }), []);
    assert.deepEqual(errors(weak, { pointsCap: 59 }), ['deck-points-cap']);
  });

  test('HT-2.8, HT-2.9: a deck with fewer than two Missions is illegal, and one with fewer than ten causes a warning', () => {
    const few = (missions: number) =>
      build([plain('mission'), missions], [plain('advantage'), 30], [plain('action'), 30 - missions]);
    assert.deepEqual(errors(few(1)), ['deck-no-missions']);
    assert.deepEqual(errors(few(2)), []);
    const told = (missions: number) => checkDeck(few(missions), DEFAULT_SET).map(({ code }) => code);
    assert.deepEqual(told(9), ['deck-few-missions']);
    assert.deepEqual(told(10), []);
  });

  test('HT-9.2: a story refuses a deck whose Missions have more than 40 PAM', () => {
    const high = build([of('mission', pamIs(3)), 20], [plain('advantage'), 20], [plain('action'), 20]);
    assert.deepEqual(errors(high, { mode: 'story' }), ['deck-mission-pam']);
    assert.deepEqual(errors(high, { mode: 'story', missionPamCap: 60 }), []);
    assert.deepEqual(errors(high, { mode: 'solo-story' }), []);
  });

  test('HT-12.2: the PAM of the Missions makes a solo story deck easy, medium or hard', () => {
    assert.deepEqual([20, 29, 30, 49, 50, 60, 63].map(difficultyOf), [
      'hard',
      'hard',
      'medium',
      'medium',
      'easy',
      'easy',
      'easy',
    ]);
    const high = build([of('mission', pamIs(3)), 20], [plain('advantage'), 20], [plain('action'), 20]);
    assert.deepEqual(errors(high, { mode: 'solo-story', difficulty: 'easy' }), []);
    assert.deepEqual(errors(high, { mode: 'solo-story', difficulty: 'medium' }), ['deck-difficulty']);
  });

  test('HT-1.3: checkDeck refuses banned cards, and Condar cards unless the rules have `sets: core+condar`', () => {
    const condar = DEFAULT_SET.find(card => card.set === 'condar' && card.type === 'mission')!;
    const first = Object.keys(even.cards)[0]!;
    const mixed = changed(even, { [first]: 3, [condar.id]: 1 });
    assert.deepEqual(errors(mixed), ['deck-other-set']);
    assert.deepEqual(errors(mixed, { sets: 'core+condar' }), []);
    assert.deepEqual(errors(even, { banCards: [first as CardId] }), ['deck-banned']);
  });

  test('HT-11.1, HT-12.3: the Rival’s deck has six heroes, and in a solo story sixty or forty cards', () => {
    const rival: DeckRules = { mode: 'solo-story', seat: 'rival', rivalDeck: 40 };
    const short = {
      ...build([plain('mission'), 13], [plain('advantage'), 14], [plain('action'), 13]),
      heroes: ['C401', 'C402', 'C403', 'C404', 'C405', 'C406'],
    } as Deck;
    assert.deepEqual(errors(short, rival), []);
    assert.deepEqual(errors(short, { seat: 'either' }), []);
    const forOne = { ...short, heroes: even.heroes };
    assert.deepEqual(
      errors(forOne, { seat: 'either' }),
      ['deck-size'],
      'expected a deck with four heroes and forty cards to be refused for its size',
    );
    assert.deepEqual(errors(short, { seat: 'player' }), ['deck-heroes', 'deck-size']);
    const longer = changed(short, { [Object.keys(short.cards)[0]!]: 0 });
    assert.deepEqual(
      errors(longer, { seat: 'either' }),
      ['deck-size'],
      'expected a Rival’s deck of neither forty nor sixty cards to be refused for its size',
    );
    assert.deepEqual(errors(short, { ...rival, rivalDeck: 60 }), ['deck-size', 'deck-split']);
    assert.deepEqual(errors({ ...even, heroes: short.heroes }, { mode: 'solo', seat: 'rival' }), []);
    assert.deepEqual(errors(even, { mode: 'solo', seat: 'rival' }), ['deck-heroes']);
  });

  test('the fault texts of decks contain the numbers and the names of the cards', () => {
    const said = (deck: Deck, rules: DeckRules = {}): string[] =>
      checkDeck(deck, DEFAULT_SET, rules).map(fault => faultText(fault, 'en'));
    const [first, second] = Object.keys(even.cards) as [CardId, CardId];
    assert.deepEqual(said(changed(even, { [first]: 3 })), ['A deck needs 60 cards, not 59.']);
    assert.deepEqual(said({ ...even, heroes: even.heroes.slice(1) }), ['A team needs 4 heroes, not 3.']);
    assert.deepEqual(said(even, { mode: 'solo', seat: 'rival' }), ['A team needs 6 heroes, not 4.']);
    assert.deepEqual(said({ ...even, heroes: ['C407', 'C408', 'C401', 'C402'] }), [
      'C408 and C407 are the same person. Remove one.',
    ]);
    assert.deepEqual(said(changed(even, { [first]: 5, [second]: 3 })), [
      `5 copies of ${first}: use at most 4.`,
    ]);
    const uneven = build([plain('mission'), 16], [plain('advantage'), 24], [plain('action'), 20]);
    assert.deepEqual(said(uneven, { mode: 'solo-story' }), [
      'The deck needs 20 Missions, 20 Advantages, 20 Actions; it has 16 Missions, 24 Advantages, 20 Actions.',
    ]);
    const heavy = build(
      [of('mission', pamIs(3)), 20],
      [of('advantage', pamIs(2)), 20],
      [of('action', pamIs(2)), 20],
    );
    assert.deepEqual(said(heavy, { pointsCap: 139 }), ['The deck has 140 PAM; the agreed limit is 139.']);
    assert.deepEqual(said(heavy, { mode: 'story' }), [
      'The Missions have 60 PAM: use at most 40 in a story.',
    ]);
    assert.deepEqual(
      checkDeck(heavy, DEFAULT_SET, { mode: 'solo-story', difficulty: 'medium' })[0]?.details,
      { found: 60, least: 30, most: 49, difficulty: 'medium' },
    );
    const few = build([plain('mission'), 9], [plain('advantage'), 30], [plain('action'), 21]);
    assert.deepEqual(said(few), ['Only 9 Missions: a deck with fewer than 10 burns quickly.']);
    const none = build([plain('mission'), 1], [plain('advantage'), 30], [plain('action'), 29]);
    assert.deepEqual(said(none), ['Missions in the deck: 1. You need 2 to start.']);
    for (const cap of [59, 60.5, 241])
      assert.deepEqual(said(even, { pointsCap: cap }), [
        'The agreed PAM limit must be a whole number, 60 to 240.',
      ]);
    assert.deepEqual(said(even, { banCards: [first] }), [`${first} is banned in this story. Remove it.`]);
    assert.deepEqual(
      checkDeck({ ...even, cards: { ...even.cards, [first]: -1 } }, DEFAULT_SET).map(({ code }) => code),
      ['deck-count', 'deck-size'],
    );
  });

  test('HT-2.6, HT-9.2: sumsOf counts the cards of a deck by type, and adds up their PAM and hero points', () => {
    const heavy = build(
      [of('mission', pamIs(3)), 12],
      [of('advantage', pamIs(2)), 20],
      [of('action', pamIs(1)), 16],
    );
    const hp = DEFAULT_SET.flatMap(card =>
      card.type === 'hero' && heavy.heroes.includes(card.id) ? [card.hp] : [],
    );
    assert.deepEqual(sumsOf({ ...heavy, heroes: [...heavy.heroes, 'C999', 'M22'] }, DEFAULT_SET), {
      counts: { mission: 12, advantage: 20, action: 16 },
      pam: 12 * 3 + 20 * 2 + 16,
      missionPam: 36,
      hp: hp.reduce((a, b) => a + b, 0),
    });
  });

  test('checkDeck gives the place of unknown cards and of cards in the wrong list', () => {
    const wrong = { ...changed(even, { M999: 1, C405: 1 }), heroes: ['C401', 'M22', 'C403', 'C999'] } as Deck;
    const places = checkDeck(wrong, DEFAULT_SET).map(({ code, place }) => `${code} ${place}`);
    for (const one of [
      'deck-unknown-card heroes[3]',
      'deck-unknown-card cards.M999',
      'not-a-hero-id heroes[1]',
      'hero-in-deck cards.C405',
    ])
      assert.ok(places.includes(one), `expected checkDeck to report "${one}", found ${places.join(', ')}`);
  });
});

describe('cards of one box', () => {
  test('HT-2.5: decks that share one box may not use more copies of a card than the box has', () => {
    const first = dealt({ taken: [] }, 'first');
    const second = dealt({ taken: [first] }, 'second');
    assert.deepEqual(checkOneBox([first, second], DEFAULT_SET), []);
    const both = checkOneBox([first, first], DEFAULT_SET);
    assert.ok(
      both.length >= 4 && both.every(({ code, place }) => code === 'deck-one-box' && place.startsWith('[1]')),
    );
    const box = new Map(DEFAULT_SET.map(({ id, boxCopies }) => [id, boxCopies]));
    for (const { details } of both) {
      const id = details.id as CardId;
      const each = first.heroes.includes(id) ? 1 : first.cards[id]!;
      assert.deepEqual(details, { id, found: 2 * each, most: box.get(id) });
    }
    assert.equal(both.filter(({ place }) => place.startsWith('[1].heroes[')).length, 4);
  });
});

describe('random decks', () => {
  const rules = fc.record(
    {
      mode: fc.constantFrom('duel', 'circle', 'story', 'solo', 'solo-story'),
      sets: fc.constantFrom('core', 'core+condar'),
      uniqueHeroes: fc.boolean(),
      pointsCap: fc.integer({ min: 100, max: 240 }),
      seat: fc.constantFrom('player', 'rival'),
      rivalDeck: fc.constantFrom(60, 40),
      difficulty: fc.constantFrom(...DIFFICULTIES),
    },
    { requiredKeys: [] },
  );

  test('HT-2.9: a random deck is always legal under its rules', () => {
    fc.assert(
      fc.property(rules, fc.string(), (wish, name) => {
        assert.deepEqual(errors(dealt(wish, name), wish), []);
      }),
      { numRuns: 300 },
    );
  });

  test('HT-2.6: randomDeck can keep a cap of 60 points, and refuses a pool with too few cards', () => {
    for (let i = 0; i < 20; i++) {
      const rules = { pointsCap: 60 } as const;
      assert.deepEqual(errors(dealt(rules, `weak${i}`), rules), []);
    }
    const few = DEFAULT_SET.filter(({ type }) => type !== 'action');
    const refused = randomDeck(randomOf('few'), few, {});
    assert.ok(isRefusal(refused) && refused.refused === 'pool-too-small');
    assert.equal((refused as { type?: unknown }).type, 'action');
  });
});

describe('HT-2.7: the deck of each seat', () => {
  const own: Deck = { ...even, id: 'own' };
  const [first, second] = PRECONS.map(({ id }) => id);

  test('the first two seats have ready-made decks by default, all others random decks', () => {
    assert.deepEqual(
      [0, 1, 2].map(seat => deckFor({}, seat)),
      [first, second, 'random'],
    );
  });

  test('a chosen deck replaces only the deck of its seat', () => {
    assert.deepEqual(withDeck({ decks: [own] }, 1, second).decks, [own, second]);
    assert.deepEqual(withDeck({}, 2, own).decks, [first, second, own]);
  });

  test('HT-A-41 a custom deck is removed when its player leaves; with deckLists "open", a ready-made one stays', () => {
    assert.deepEqual(withDeck({ decks: [own, own] }, 1, undefined).decks, [own, second]);
    assert.deepEqual(withDeck({ decks: [own, first!] }, 1, undefined).decks, [own, second]);
    const open = { decks: [own, first!], deckLists: 'open' } as const;
    assert.deepEqual(withDeck(open, 1, undefined).decks, [own, first]);
    assert.deepEqual(withDeck({ ...open, decks: [own, own] }, 1, undefined).decks, [own, second]);
    const none = { quickPlay: true };
    assert.equal(
      withDeck(none, 0, undefined),
      none,
      'expected withDeck to return the same config for a seat without a chosen deck',
    );
    const other = { decks: [own] };
    assert.equal(withDeck(other, 1, undefined), other);
  });
});
