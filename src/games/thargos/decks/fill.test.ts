import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, stream } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import type { Card, CardId, Deck } from '../cards/card.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import { isError } from '../packs/fault.ts';
import { BUILDS } from './builds.ts';
import { checkDeck, checkOneBox, type DeckRules, sumsOf } from './check.ts';
import { type FilledDeck, fillDeck } from './fill.ts';
import { PRECONS } from './precons.ts';

const EMPTY: Deck = { id: 'mine', heroes: [], cards: {} };
const LANCE = PRECONS[0]!;
const card = (id: string): Card => DEFAULT_SET.find(each => each.id === id)!;

const filled = (deck: Deck, rules: DeckRules = {}, seed = 'fill'): FilledDeck => {
  const answer = fillDeck(stream(parseSeed(seed).seed, 'fill'), deck, DEFAULT_SET, rules);
  assert.ok(!isRefusal(answer), `expected fillDeck to return a deck, found ${JSON.stringify(answer)}`);
  return answer;
};

/** An incomplete deck: every third card of a ready-made deck, and two of its heroes. */
const begun = ({ heroes, cards }: Deck): Deck => ({
  id: 'mine',
  heroes: heroes.slice(0, 2),
  cards: Object.fromEntries(Object.entries(cards).filter((_, i) => i % 3 === 0)),
});

const RULES: readonly DeckRules[] = [
  {},
  { sets: 'core+condar' },
  { mode: 'story', sets: 'core+condar' },
  ...(['easy', 'medium', 'hard'] as const).map(difficulty => ({ mode: 'solo-story' as const, difficulty })),
  { mode: 'solo-story', seat: 'rival', rivalDeck: 40 },
  { banCards: ['M22', 'C401'] },
  ...BUILDS.map(([, pointsCap]) => ({ pointsCap })),
];

test('HT-2.9: fillDeck makes a legal deck from an empty one in each mode and for each points cap', () => {
  for (const rules of RULES) {
    const { deck } = filled(EMPTY, rules);
    assert.deepEqual(
      checkDeck(deck, DEFAULT_SET, rules).filter(isError),
      [],
      `expected the filled deck to be legal under ${JSON.stringify(rules)}`,
    );
  }
});

test('HT-2.9: fillDeck keeps the chosen cards, and reports exactly the cards that it added', () => {
  for (const precon of PRECONS)
    for (const rules of [{}, { mode: 'story' }, { pointsCap: 120 }, { pointsCap: 180 }] as const) {
      const start = begun(precon);
      const { deck, added } = filled(start, rules);
      assert.deepEqual(
        checkDeck(deck, DEFAULT_SET, rules).filter(isError),
        [],
        `expected the deck filled from a part of ${precon.id} to be legal`,
      );
      assert.deepEqual(deck.heroes.slice(0, 2), start.heroes);
      for (const id of Object.keys(deck.cards) as CardId[])
        assert.equal(
          deck.cards[id],
          (start.cards[id] ?? 0) + (added[id] ?? 0),
          `expected the copies of ${id} to be those that were chosen and added, found ${deck.cards[id]}`,
        );
      for (const id of Object.keys(start.cards) as CardId[]) assert.ok(deck.cards[id]! >= start.cards[id]!);
    }
});

test('HT-2.6: fillDeck uses the points cap up to the last 5 PAM', () => {
  for (const [, pointsCap] of BUILDS) {
    const { pam } = sumsOf(filled(EMPTY, { pointsCap }).deck, DEFAULT_SET);
    assert.ok(
      pam <= pointsCap && pam >= pointsCap - 5,
      `expected ${pointsCap - 5} to ${pointsCap} PAM, found ${pam}`,
    );
  }
});

test('fillDeck prefers heroes of the factions, and Missions of the attributes, that the chosen heroes have', () => {
  const { deck } = filled({ ...EMPTY, heroes: ['C401', 'C402'] });
  for (const id of deck.heroes) {
    const hero = card(id);
    assert.equal(hero.type === 'hero' && hero.faction, 'imperial', `expected ${id} to be an Imperial hero`);
  }
  const mystic = filled({ ...EMPTY, heroes: ['C528', 'C525'] }).deck;
  const asked = (of: Deck, attr: 'power' | 'mysticism'): number =>
    (Object.entries(of.cards) as [CardId, number][]).reduce((all, [id, count]) => {
      const each = card(id);
      return all + (each.type === 'mission' ? (each.attrs[attr] ?? 0) * count : 0);
    }, 0);
  assert.ok(asked(mystic, 'mysticism') > asked(mystic, 'power'));
  assert.ok(asked(deck, 'mysticism') < asked(mystic, 'mysticism'));
});

test('HT-2.2: fillDeck gives each type twenty cards; if one type already has more, the others share the rest', () => {
  assert.deepEqual(sumsOf(filled(EMPTY).deck, DEFAULT_SET).counts, {
    mission: 20,
    advantage: 20,
    action: 20,
  });
  const missions = DEFAULT_SET.filter(
    ({ type, set, locked }) => type === 'mission' && set === 'core' && !locked,
  );
  const many = { ...EMPTY, cards: Object.fromEntries(missions.slice(0, 10).map(({ id }) => [id, 3])) };
  assert.deepEqual(sumsOf(filled(many).deck, DEFAULT_SET).counts, { mission: 30, advantage: 15, action: 15 });
});

test('HT-2.5: without a points cap, fillDeck uses no more copies than one box has', () => {
  assert.deepEqual(checkOneBox([filled(EMPTY).deck], DEFAULT_SET), []);
});

test('fillDeck gives the same deck for the same seed, and returns a complete deck unchanged', () => {
  assert.deepEqual(filled(EMPTY), filled(EMPTY));
  assert.notDeepEqual(filled(EMPTY), filled(EMPTY, {}, 'other'));
  const whole = filled(LANCE);
  assert.deepEqual(whole.added, {});
  assert.deepEqual(whole.deck, LANCE);
});

test('HT-2.6: fillDeck refuses a deck above its points cap, and a pool with too few heroes', () => {
  const rich: Deck = { ...EMPTY, cards: { A402: 4, A403: 4, A513: 4 } };
  const answer = fillDeck(stream(parseSeed('fill').seed, 'fill'), rich, DEFAULT_SET, { pointsCap: 60 });
  assert.deepEqual(answer, { refused: 'pool-too-small', type: 'points' });
  const heroless = fillDeck(stream(parseSeed('fill').seed, 'fill'), EMPTY, [], {});
  assert.equal(isRefusal(heroless) && heroless.type, 'hero');
});
