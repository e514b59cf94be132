import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed } from '../../../../engine/random.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { sum } from '../../../../engine/util.ts';
import { ATTRIBUTES, FACTIONS } from '../../attributes.ts';
import type { ActionCard, Card, HeroCard } from '../../cards/card.ts';
import { DEFAULT_SET } from '../../cards/set.ts';
import { PRECONS } from '../../decks/precons.ts';
import { parsePack } from '../../packs/parse.ts';
import { advantage, hero, ONE, times } from '../cards.ts';
import { thargos } from '../game.ts';
import { duel, opened, refusedSetup } from '../table.ts';

const HEROES = DEFAULT_SET.filter((card): card is HeroCard => card.type === 'hero');
const copies = (cards: readonly Card[]): number => sum(cards.map(({ boxCopies }) => boxCopies));

test('HT-0.2: no shipped card claims to have the printed values', () => {
  const claims = DEFAULT_SET.filter(({ source }) => Object.values(source).includes('printed'));
  assert.deepEqual(claims, []);
});

test('HT-1.3: the config says which boxes are played with', () => {
  const condar = DEFAULT_SET.find(card => card.set === 'condar' && card.type === 'mission')!;
  const deck = PRECONS[0]!;
  const [id] = Object.entries(deck.cards).find(([, count]) => count > 1) ?? [''];
  const cards = { ...deck.cards, [id]: deck.cards[id as keyof typeof deck.cards]! - 1, [condar.id]: 1 };
  const decks = [{ ...deck, cards }];
  assert.equal(refusedSetup(2, { decks, sets: 'core' }), 'deck-bad deck-other-set');
  assert.equal(refusedSetup(2, { decks, sets: 'core+condar' }), 'accepted');
});

test('HT-1.4: without the expansion 48 Missions, 48 Actions and 54 Advantages remain, and all heroes', () => {
  const core = DEFAULT_SET.filter(({ set }) => set === 'core');
  const count = (type: Card['type']): number => copies(core.filter(card => card.type === type));
  assert.deepEqual([count('mission'), count('action'), count('advantage'), count('hero')], [48, 48, 54, 33]);
});

test('HT-1.5: there are several copies of many cards', () => {
  assert.ok(DEFAULT_SET.length < copies(DEFAULT_SET));
  assert.ok(DEFAULT_SET.some(({ boxCopies }) => boxCopies > 1));
});

test('HT-1.6: a PAM value counts only when the card is played as a modifier', () => {
  const t = duel({ a: { beside: { 0: [advantage('Sword', { pam: 4 })] } } });
  assert.equal(t.attrs('A0'), '2 2 2');
});

test('HT-1.7.1: both faces, with their attributes and effects, are known to all', () => {
  const t = duel();
  for (const viewer of [0, 1, 'spectator'] as const) {
    const { faces, heroes } = thargos.view(t.state, viewer);
    assert.equal(
      faces.slice(0, heroes.length).every(id => id !== null),
      true,
    );
  }
});

test('HT-1.7.2, HT-A-27: hero points are 1 to 15; outside 3 to 12 they are unusual', () => {
  const withHp = (hp: number): string[] => {
    const { effects: _, ...face } = hero('Ada', '3 3 3').faces.active;
    const cards = [{ ...hero('Ada', '3 3 3', { hp }), faces: { active: face, wounded: face } }];
    const pack = { id: 'mine', version: '1.0.0', mode: 'overlay', provenance: 'userPrinted' };
    const { faults } = parsePack({ format: 'thargos-cardpack/1', pack, cards });
    return faults.filter(({ place }) => place.endsWith('hp')).map(({ code }) => code);
  };
  assert.equal(withHp(9).length, 0);
  for (const hp of [1, 2, 13, 15]) assert.ok(withHp(hp).includes('unusual-hp'), `${hp}`);
  for (const hp of [0, 16])
    assert.ok(
      withHp(hp).some(code => code !== 'unusual-hp' && code !== 'hp-off-sum'),
      `${hp}`,
    );
});

test('HT-1.7.3: three attributes on each face', () => {
  for (const { faces, id } of HEROES)
    for (const { attrs } of [faces.active, faces.wounded])
      if (!('roll' in attrs)) assert.deepEqual(Object.keys(attrs).sort(), [...ATTRIBUTES].sort(), id);
});

test('HT-1.7.4: hero points follow the attributes of the Active face', () => {
  for (const { faces, hp, id } of HEROES) {
    const { attrs } = faces.active;
    if (!('roll' in attrs)) assert.ok(Math.abs(hp - sum(Object.values(attrs))) <= 1, id);
  }
});

test('HT-1.7.5: one faction or none', () => {
  for (const { faction } of HEROES) assert.ok(faction === null || FACTIONS.includes(faction));
  assert.ok(HEROES.some(({ faction }) => faction === null));
});

test('HT-1.11, HT-A-01: attributes and effect of an Advantage belong to the hero above it', () => {
  const banner = advantage('Banner', {
    mods: { mind: 1 },
    effects: [{ on: 'static', do: [{ op: 'modAttr', target: 'host', attr: 'mysticism', amount: 2 }] }],
  });
  const t = duel({ a: { hand: [banner, ONE] } }).attach('Banner', 'A1');
  assert.equal(t.attrs('A1'), '2 3 4');
  assert.equal(t.attrs('A0'), '2 2 2');
});

test('HT-2.1, HT-A-28: four heroes and sixty cards, and nothing else is played with', () => {
  const deck = PRECONS[0]!;
  const { state } = opened(2, {});
  assert.deepEqual(
    state.players.map(({ team, deck: left, hand }) => [team.length, left + hand]),
    [
      [4, 60],
      [4, 60],
    ],
  );
  const short = { ...deck, heroes: deck.heroes.slice(1) };
  assert.equal(refusedSetup(2, { decks: [short] }), 'deck-bad deck-heroes');
  const id = Object.keys(deck.cards)[0]!;
  const fewer = { ...deck, cards: { ...deck.cards, [id]: deck.cards[id as keyof typeof deck.cards]! - 1 } };
  assert.match(refusedSetup(2, { decks: [fewer] }), /deck-bad deck-size/);
});

test('HT-2.2: a story takes only decks of twenty, twenty and twenty, a quick game any', () => {
  const deck = PRECONS[0]!;
  const { A509: road = 0, L504: cuirass = 0 } = deck.cards as Record<string, number>;
  const decks = [{ ...deck, cards: { ...deck.cards, A509: road - 1, L504: cuirass + 1 } }];
  assert.equal(refusedSetup(2, { decks }), 'accepted');
  assert.equal(refusedSetup(2, { decks, quickPlay: true }), 'accepted');
  assert.equal(refusedSetup(2, { decks, mode: 'story' }), 'deck-bad deck-split');
});

test('HT-2.3: copies are whole numbers from 0: set-up names the deck, the fault and the place', () => {
  const deck = PRECONS[0]!;
  const [first, second] = Object.keys(deck.cards);
  const { [first!]: one = 0, [second!]: two = 0 } = deck.cards as Record<string, number>;
  for (const [less, more] of [
    [-1, two + one + 1],
    [0.5, two + one - 0.5],
    ['1', two + one - 1],
  ]) {
    const odd = { ...deck, cards: { ...deck.cards, [first!]: less, [second!]: more } } as typeof deck;
    const refused = thargos.setup(2, parseSeed('test'), { decks: [odd] });
    assert.ok(isRefusal(refused));
    const { refused: code, fault, place, seat } = refused;
    assert.deepEqual([code, fault, place, seat], ['deck-bad', 'deck-count', `cards.${first}`, 0]);
  }
});

test('HT-A-32: without uniqueHeroes versions of one person meet, but the same card is there once', () => {
  const deck = PRECONS[0]!;
  const [champion, ...others] = deck.heroes;
  const twice = { ...deck, heroes: [champion!, champion!, others[0]!, others[1]!] } as typeof deck;
  for (const uniqueHeroes of [true, false])
    assert.equal(refusedSetup(2, { decks: [twice], uniqueHeroes }), 'deck-bad deck-same-person');
});

test('HT-4.4: an Action that costs the attempt of the turn gives more than one back (A521)', () => {
  const stroke = DEFAULT_SET.find(({ id }) => id === 'A521') as ActionCard;
  const t = duel({ a: { hand: [stroke, ...times(4, ONE)] } }).play(stroke.name.en);
  const first = t.attempt(0).place('One power', 'One power').concede();
  assert.equal(first.asked, '0 act', 'and another');
  assert.equal(first.attempt(1).place().concede().asked, '1 act');
});

test('HT-2.5, HT-2.6: collection and pointsCap are checked when a game begins', () => {
  const first = PRECONS[0]!;
  const twice = { decks: [first, first] };
  assert.equal(refusedSetup(2, { ...twice, collection: 'unlimited' }), 'accepted');
  assert.equal(refusedSetup(2, { ...twice, collection: 'oneBox' }), 'deck-bad deck-one-box');
  assert.equal(refusedSetup(2, { ...twice, pointsCap: 60 }), 'deck-bad deck-points');
  assert.equal(refusedSetup(2, { pointsCap: 240 }), 'accepted');
  assert.equal(refusedSetup(2, { pointsCap: 59 }), 'config-bad-value');
});

test('HT-2.4, HT-A-32: versions of one person meet only with uniqueHeroes off', () => {
  const deck = PRECONS[0]!;
  const raskors = HEROES.filter(({ person }) => HEROES.filter(other => other.person === person).length > 1);
  const others = HEROES.filter(card => !raskors.includes(card)).slice(0, 2);
  const decks = [{ ...deck, heroes: [...raskors, ...others].map(({ id }) => id) }];
  assert.equal(refusedSetup(2, { decks }), 'deck-bad deck-same-person');
  assert.equal(refusedSetup(2, { decks, uniqueHeroes: false }), 'accepted');
});

test('HT-2.7: ready-made decks by name, chance, or a list', () => {
  assert.equal(refusedSetup(2, { decks: ['nonesuch'] }), 'deck-unknown');
  assert.equal(refusedSetup(2, { decks: [PRECONS[0]!.id, 'random'] }), 'accepted');
});

test('HT-A-29, HT-A-38, HT-A-39: what we read out of the examples', () => {
  const byId = (id: string): Card | undefined => DEFAULT_SET.find(card => card.id === id);
  const lair = byId('M16');
  assert.deepEqual(lair?.type === 'mission' && Object.values(lair.attrs), [2, 2]);
  const scatter = byId('M20');
  assert.deepEqual(scatter?.type === 'mission' && scatter.attrs, { power: 1 });
  const escort = byId('M401');
  assert.equal(escort?.type === 'mission' && escort.vp, 2);
  const types = DEFAULT_SET.filter(({ name }) => /Spinocanth|Makden/.test(name.en)).map(({ type }) => type);
  assert.deepEqual(types.sort(), ['action', 'advantage']);
});
