import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, stream } from '../../../../engine/random.ts';
import { LANGUAGES } from '../../../../engine/text.ts';
import type { Card, CardId, Deck } from '../../../../games/thargos/cards/card.ts';
import { DEFAULT_SET } from '../../../../games/thargos/cards/set.ts';
import { checkDeck, type DeckRules } from '../../../../games/thargos/decks/check.ts';
import { PRECONS } from '../../../../games/thargos/decks/precons.ts';
import { isError } from '../../../../games/thargos/packs/fault.ts';
import { language } from '../../../settings.ts';
import { copiesIn, deckSize, mendCost, mended, mostOf, playKey, withOneLess, withOneMore } from './edit.ts';
import { comboChance, combosIn, curvesOf, dealHand, dealHands, missionChance } from './figures.ts';
import { countFilters, isShown, NO_FILTER, tagsIn } from './filter.ts';
import { type DeckLimit, limitsOf, limitText } from './limit.ts';
import type { UserDeck } from './model.ts';

const POOL = new Map(DEFAULT_SET.map(card => [card.id, card]));
const LANCE = PRECONS[0]!;
const cardOf = (id: CardId): Card => POOL.get(id) as Card;
const errors = (deck: Deck): string[] =>
  checkDeck(deck, DEFAULT_SET)
    .filter(isError)
    .map(({ code }) => code);

test('HT-2.3: withOneMore and withOneLess change one copy; the limit is 4 copies, or 1 for heroes and locked cards', () => {
  const ford = cardOf('M501');
  const more = withOneMore(LANCE, ford);
  assert.equal(copiesIn(more, ford), copiesIn(LANCE, ford) + 1);
  assert.deepEqual(withOneLess(more, ford), LANCE);
  assert.equal(mostOf(ford), 4);
  assert.equal(mostOf(cardOf('A401')), 1);
  assert.equal(mostOf(cardOf('C401')), 1);
  const without = withOneLess(LANCE, cardOf('C401'));
  assert.deepEqual(without.heroes, ['C402', 'C403', 'C404']);
  assert.deepEqual(withOneMore(without, cardOf('C401')).heroes, ['C402', 'C403', 'C404', 'C401']);
});

test('HT-2.9: `mended` removes only invalid cards', () => {
  const broken: Deck = {
    ...LANCE,
    heroes: [...LANCE.heroes, 'C405'],
    cards: { ...LANCE.cards, A401: 2, M999: 3, M501: 6 },
  };
  const better = mended(broken, DEFAULT_SET, {});
  assert.deepEqual(errors(better), []);
  assert.ok(mendCost(broken, better) > 0);
  assert.deepEqual(mended(LANCE, DEFAULT_SET, {}), LANCE);
  const twins = mended({ ...LANCE, heroes: ['C407', 'C408', 'C401', 'C402'] }, DEFAULT_SET, {});
  assert.deepEqual(twins.heroes, ['C407', 'C401', 'C402']);
});

test('curvesOf counts every card of a deck exactly once', () => {
  const { pam, types, colours } = curvesOf(LANCE, POOL);
  const total = (part: Readonly<Record<string, number>>): number =>
    Object.values(part).reduce((sum, n) => sum + n, 0);
  assert.equal(
    pam.reduce((sum, part) => sum + total(part), 0),
    60,
  );
  assert.deepEqual(types, { mission: 20, advantage: 20, action: 20 });
  assert.equal(colours.power.heroes, 3 + 4 + 1 + 4);
  assert.ok(colours.power.asked > 0 && colours.power.given > 0);
});

test('for a ready-made deck, combosIn finds a card’s partners, and comboChance and missionChance give the expected chances', () => {
  const combos = combosIn(LANCE, POOL);
  const earth = combos.find(({ card }) => card === 'L401');
  assert.deepEqual([...(earth?.partners ?? [])].sort(), ['L402', 'L525']);
  assert.ok(earth);
  const chance = comboChance(LANCE, earth, 18);
  assert.ok(
    chance > 0.15 && chance < 0.25,
    `expected the chance to be between 0.15 and 0.25, found ${chance}`,
  );
  assert.equal(comboChance({ ...LANCE, cards: {} }, earth, 18), 0);
  assert.ok(Math.abs(missionChance(LANCE, POOL) - 0.6604) < 0.001);
  assert.equal(deckSize(LANCE), 60);
});

test('HT-3.4, HT-3.5: dealt hands have six cards, and two or more Missions about as often as missionChance predicts', () => {
  const random = stream(parseSeed('hands').seed, 'hands');
  assert.equal(dealHand(random, LANCE).length, 6);
  const hands = dealHands(random, LANCE, POOL, 1000);
  const count = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0);
  assert.equal(count(hands.missions), 1000);
  assert.equal(count(hands.attempts), 1000);
  const share = count(hands.missions.slice(2)) / 1000;
  // 0.06 is four standard deviations.
  assert.ok(
    Math.abs(share - missionChance(LANCE, POOL)) < 0.06,
    `expected the share of hands with two Missions to be within 0.06 of ${missionChance(LANCE, POOL)}, found ${share}`,
  );
  assert.equal(hands.attempts[0], count(hands.missions.slice(2)));
});

test('the filter finds cards by kind, color, PAM, faction, tag, set, lock and text in either language', () => {
  const found = (filter: object): Card[] =>
    DEFAULT_SET.filter(card => isShown(card, { ...NO_FILTER, ...filter }, 0));
  assert.equal(found({}).length, DEFAULT_SET.length);
  assert.ok(
    found({ types: ['mission'], colours: ['power', 'mind'] }).every(({ type }) => type === 'mission'),
  );
  assert.ok(found({ pam: 4 }).some(({ id }) => id === 'A401'));
  assert.ok(found({ faction: 'imperial', types: ['hero'] }).some(({ id }) => id === 'C401'));
  assert.deepEqual(
    found({ search: 'elemental de terre' }).map(({ id }) => id),
    ['L401'],
  );
  assert.ok(found({ tag: 'guardian' }).length >= 2);
  assert.ok(found({ set: 'condar' }).every(({ set }) => set === 'condar'));
  assert.ok(found({ isLocked: true }).every(({ locked }) => locked));
  assert.equal(found({ isInDeck: true }).length, 0);
  assert.ok(tagsIn(DEFAULT_SET).includes('guardian'));
  assert.equal(countFilters({ ...NO_FILTER, search: 'gu' }), 0);
  assert.equal(countFilters({ ...NO_FILTER, types: ['hero', 'action'], pam: 2, isInDeck: true }), 4);
});

test("playKey changes with a deck's cards, rules and packs, but not with its name", () => {
  const own: UserDeck = {
    deck: LANCE,
    rules: { play: 'duel', pointsCap: null, hasCondar: false },
    packs: [],
  };
  const key = playKey(own);
  assert.equal(playKey({ ...own, deck: { ...LANCE, title: { en: 'Mine', fr: 'Le mien' } } }), key);
  assert.equal(
    playKey({ ...own, deck: withOneMore(withOneLess(LANCE, cardOf('M501')), cardOf('M501')) }),
    key,
  );
  assert.notEqual(playKey({ ...own, deck: withOneMore(LANCE, cardOf('M501')) }), key);
  assert.notEqual(playKey({ ...own, rules: { ...own.rules, play: 'quick' } }), key);
  assert.notEqual(playKey({ ...own, packs: ['p'] }), key);
});

const limitsIn = (deck: Deck, rules: DeckRules = {}) => limitsOf(deck, DEFAULT_SET, rules);
const onlyCards = (cards: Deck['cards']): Deck => ({ ...LANCE, cards });

test("HT-2.3: a card can't be added if the deck already has the maximum number of its copies", () => {
  const limits = limitsIn(onlyCards({ M501: 4, M502: 3, A401: 1 }));
  assert.deepEqual(limits.get('M501'), { of: 'copies', most: 4 });
  assert.deepEqual(limits.get('A401'), { of: 'locked' });
  assert.equal(limits.get('M502'), undefined);
});

test('HT-2.1, HT-2.4: a team can have four heroes, and each person only once', () => {
  assert.deepEqual(limitsIn(LANCE).get('C401'), { of: 'inTeam' });
  assert.deepEqual(limitsIn(LANCE).get('C409'), { of: 'team', most: 4 });
  const two = limitsIn({ ...LANCE, heroes: ['C407'] });
  assert.deepEqual(two.get('C408'), { of: 'person' });
  assert.equal(two.get('C409'), undefined);
});

test('HT-2.1, HT-2.2: no card can be added to a full deck; in a story deck, no card of a type that is full', () => {
  const limits = limitsIn(LANCE);
  for (const { id, type } of DEFAULT_SET)
    if (type !== 'hero')
      assert.ok(limits.has(id), `expected the card ${id} to have a limit, because the deck is full`);
  assert.deepEqual(limits.get('M503'), { of: 'size', most: 60 });
  const story = { ...LANCE, cards: { M501: 4, M502: 4, M503: 4, M22: 4, M23: 4 } };
  assert.deepEqual(limitsIn(story, { mode: 'story' }).get('M20'), { of: 'split', most: 20 });
  assert.equal(limitsIn(story).get('M20'), undefined);
});

test("HT-2.6, HT-9.2: a card can't be added if it costs more points than the deck has left", () => {
  const near = onlyCards({ A402: 4, A403: 4, A513: 4, A523: 4, L517: 3 });
  const limits = limitsIn(near, { pointsCap: 60 });
  assert.deepEqual(limits.get('A401'), { of: 'points', left: 3 });
  assert.equal(limits.get('A522'), undefined);
  const missions = onlyCards({ M26: 4, M508: 4, M3: 4, M511: 2 });
  assert.deepEqual(limitsIn(missions, { mode: 'story' }).get('M29'), { of: 'missionPoints', left: 2 });
});

test("every reason why a card can't be added has a text in both languages", () => {
  const all: readonly DeckLimit[] = [
    { of: 'copies', most: 4 },
    { of: 'locked' },
    { of: 'inTeam' },
    { of: 'person' },
    { of: 'team', most: 4 },
    { of: 'size', most: 60 },
    { of: 'split', most: 20 },
    { of: 'points', left: 0 },
    { of: 'points', left: 2 },
    { of: 'missionPoints', left: 0 },
    { of: 'missionPoints', left: 1 },
  ];
  for (const each of LANGUAGES) {
    language.value = each;
    const texts = all.map(limit => limitText(limit, { type: 'mission' }));
    assert.equal(new Set(texts).size, all.length);
    for (const text of texts) assert.match(text, /^\p{Lu}.*\.$/u);
  }
  language.value = 'en';
});
