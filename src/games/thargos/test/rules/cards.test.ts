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

test('HT-0.2: no shipped card has the source "printed" for its name, values or effect', () => {
  const claims = DEFAULT_SET.filter(({ source }) => Object.values(source).includes('printed'));
  assert.deepEqual(claims, []);
});

test('HT-1.3: a deck may contain Condar cards only with `sets: core+condar`', () => {
  const condar = DEFAULT_SET.find(card => card.set === 'condar' && card.type === 'mission')!;
  const deck = PRECONS[0]!;
  const [id] = Object.entries(deck.cards).find(([, count]) => count > 1) ?? [''];
  const cards = { ...deck.cards, [id]: deck.cards[id as keyof typeof deck.cards]! - 1, [condar.id]: 1 };
  const decks = [{ ...deck, cards }];
  assert.equal(refusedSetup(2, { decks, sets: 'core' }), 'deck-bad deck-other-set');
  assert.equal(refusedSetup(2, { decks, sets: 'core+condar' }), 'accepted');
});

test('HT-1.4: without Condar, 48 Missions, 48 Actions, 54 Advantages and all heroes remain', () => {
  const core = DEFAULT_SET.filter(({ set }) => set === 'core');
  const count = (type: Card['type']): number => copies(core.filter(card => card.type === type));
  assert.deepEqual([count('mission'), count('action'), count('advantage'), count('hero')], [48, 48, 54, 33]);
});

test('HT-1.5: the box has several copies of many cards', () => {
  assert.ok(DEFAULT_SET.length < copies(DEFAULT_SET));
  assert.ok(DEFAULT_SET.some(({ boxCopies }) => boxCopies > 1));
});

test('HT-1.6: an attached Advantage adds its attribute modifiers, not its PAM value', () => {
  const t = duel({ a: { beside: { 0: [advantage('Sword', { pam: 4 })] } } });
  assert.equal(t.attrs('A0'), '2 2 2');
});

test('HT-1.7.1: all viewers know the card of each hero, and so both of its faces', () => {
  const t = duel();
  for (const viewer of [0, 1, 'spectator'] as const) {
    const { faces, heroes } = thargos.view(t.state, viewer);
    assert.equal(
      faces.slice(0, heroes.length).every(id => id !== null),
      true,
    );
  }
});

test('HT-1.7.2, HT-A-27: a hero may have 1 to 15 hero points; values outside 3 to 12 cause a warning', () => {
  const withHp = (hp: number): string[] => {
    const { effects: _, ...face } = hero('Ada', '3 3 3').faces.active;
    const cards = [{ ...hero('Ada', '3 3 3', { hp }), faces: { active: face, wounded: face } }];
    const pack = { id: 'mine', version: '1.0.0', mode: 'overlay', provenance: 'userPrinted' };
    const { faults } = parsePack({ format: 'thargos-cardpack/1', pack, cards });
    return faults.filter(({ place }) => place.endsWith('hp')).map(({ code }) => code);
  };
  assert.equal(withHp(9).length, 0);
  for (const hp of [1, 2, 13, 15])
    assert.ok(
      withHp(hp).includes('unusual-hp'),
      `expected ${hp} hero points to cause the warning unusual-hp`,
    );
  for (const hp of [0, 16])
    assert.ok(
      withHp(hp).some(code => code !== 'unusual-hp' && code !== 'hp-off-sum'),
      `expected ${hp} hero points to cause an error`,
    );
});

test('HT-1.7.3: each face has three attributes', () => {
  for (const { faces, id } of HEROES)
    for (const { attrs } of [faces.active, faces.wounded])
      if (!('roll' in attrs))
        assert.deepEqual(
          Object.keys(attrs).sort(),
          [...ATTRIBUTES].sort(),
          `expected a face of ${id} to have exactly the three attributes`,
        );
});

test('HT-1.7.4: the hero points of a shipped hero differ by at most 1 from the sum of its Active attributes', () => {
  for (const { faces, hp, id } of HEROES) {
    const { attrs } = faces.active;
    if (!('roll' in attrs))
      assert.ok(
        Math.abs(hp - sum(Object.values(attrs))) <= 1,
        `expected ${hp} hero points of ${id} to differ by at most 1 from ${sum(Object.values(attrs))}`,
      );
  }
});

test('HT-1.7.5: no hero has more than one faction', () => {
  for (const { faction } of HEROES) assert.ok(faction === null || FACTIONS.includes(faction));
  assert.ok(HEROES.some(({ faction }) => faction === null));
});

test('HT-1.11, HT-A-01: attributes and effects of an Advantage apply to its hero', () => {
  const banner = advantage('Banner', {
    mods: { mind: 1 },
    effects: [{ on: 'static', do: [{ op: 'modAttr', target: 'host', attr: 'mysticism', amount: 2 }] }],
  });
  const t = duel({ a: { hand: [banner, ONE] } }).attach('Banner', 'A1');
  assert.equal(t.attrs('A1'), '2 3 4');
  assert.equal(t.attrs('A0'), '2 2 2');
});

test('HT-2.1, HT-A-28: a deck has exactly four heroes and sixty cards', () => {
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

test('HT-2.2: a story accepts only decks with twenty cards of each type; a duel accepts other numbers', () => {
  const deck = PRECONS[0]!;
  const { A509: road = 0, L504: cuirass = 0 } = deck.cards as Record<string, number>;
  const decks = [{ ...deck, cards: { ...deck.cards, A509: road - 1, L504: cuirass + 1 } }];
  assert.equal(refusedSetup(2, { decks }), 'accepted');
  assert.equal(refusedSetup(2, { decks, quickPlay: true }), 'accepted');
  assert.equal(refusedSetup(2, { decks, mode: 'story' }), 'deck-bad deck-split');
});

test('HT-2.3: setup refuses a deck with a negative or fractional number of copies, and names the fault, its place and the seat', () => {
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

test('HT-A-32: a team may not contain the same card twice, even if uniqueHeroes is false', () => {
  const deck = PRECONS[0]!;
  const [champion, ...others] = deck.heroes;
  const twice = { ...deck, heroes: [champion!, champion!, others[0]!, others[1]!] } as typeof deck;
  for (const uniqueHeroes of [true, false])
    assert.equal(refusedSetup(2, { decks: [twice], uniqueHeroes }), 'deck-bad deck-same-person');
});

test('HT-4.4: a player who plays Bold Stroke (A521) may attempt two Missions in the same turn', () => {
  const stroke = DEFAULT_SET.find(({ id }) => id === 'A521') as ActionCard;
  const t = duel({ a: { hand: [stroke, ...times(4, ONE)] } }).play(stroke.name.en);
  const first = t.attempt(0).place('One power', 'One power').concede();
  assert.equal(first.asked, '0 act', 'expected the player to be asked for a second attempt');
  assert.equal(first.attempt(1).place().concede().asked, '1 act');
});

test('HT-2.5, HT-2.6: setup refuses decks that need more copies than one box has, decks above the points cap, and a points cap below 60', () => {
  const first = PRECONS[0]!;
  const twice = { decks: [first, first] };
  assert.equal(refusedSetup(2, { ...twice, collection: 'unlimited' }), 'accepted');
  assert.equal(refusedSetup(2, { ...twice, collection: 'oneBox' }), 'deck-bad deck-one-box');
  assert.equal(refusedSetup(2, { ...twice, pointsCap: 60 }), 'deck-bad deck-points');
  assert.equal(refusedSetup(2, { pointsCap: 240 }), 'accepted');
  assert.equal(refusedSetup(2, { pointsCap: 59 }), 'config-bad-value');
});

test('HT-2.4, HT-A-32: a team may have several versions of one person only if uniqueHeroes is false', () => {
  const deck = PRECONS[0]!;
  const raskors = HEROES.filter(({ person }) => HEROES.filter(other => other.person === person).length > 1);
  const others = HEROES.filter(card => !raskors.includes(card)).slice(0, 2);
  const decks = [{ ...deck, heroes: [...raskors, ...others].map(({ id }) => id) }];
  assert.equal(refusedSetup(2, { decks }), 'deck-bad deck-same-person');
  assert.equal(refusedSetup(2, { decks, uniqueHeroes: false }), 'accepted');
});

test('HT-2.7: a config may give a deck as the name of a ready-made deck or as "random"; setup refuses an unknown name', () => {
  assert.equal(refusedSetup(2, { decks: ['nonesuch'] }), 'deck-unknown');
  assert.equal(refusedSetup(2, { decks: [PRECONS[0]!.id, 'random'] }), 'accepted');
});

test('HT-A-29, HT-A-38, HT-A-39: the shipped cards reproduce the examples in the rulebook', () => {
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
