import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sum } from '../../../../engine/util.ts';
import type { Deck, DeckCard, HeroCard } from '../../cards/card.ts';
import type { ConfigWish } from '../../config.ts';
import type { Event } from '../../events.ts';
import { action, advantage, hero, mission } from '../cards.ts';
import { packOf } from '../situation.ts';
import { cardNameIn, opened, type Played } from '../table.ts';

const designs = <C>(count: number, make: (i: number) => C): C[] =>
  Array.from({ length: count }, (_, i) => make(i));

const HAND_OF_FIVE = { on: 'static', do: [{ op: 'handLimit', who: 'self', value: 5 }] } as const;
const TEAM: readonly HeroCard[] = [
  hero('Ada', '1 1 1', { hp: 6, effects: [HAND_OF_FIVE] }),
  hero('Bea', '1 1 1', { hp: 7 }),
  hero('Cid', '1 1 1', { hp: 4 }),
  hero('Dan', '1 1 1', { hp: 8 }),
];
const OTHERS = designs(4, i => hero(`Foe${i}`, '1 1 1', { hp: 3 }));
const UNUSED = [hero('Low', '1 1 1', { hp: 3 }), hero('High', '1 1 1', { hp: 12 })];
const MISSIONS = designs(5, i => mission(`Mission${i}`));
const ADVANTAGES = designs(14, i => advantage(`Advantage${i}`, { pam: 2 }));
const ACTIONS = designs(14, i => action(`Action${i}`, { pam: 3 }));
const PACK = packOf([...TEAM, ...OTHERS, ...UNUSED, ...MISSIONS, ...ADVANTAGES, ...ACTIONS]);

const deckOf = (heroes: readonly HeroCard[], ...cards: readonly (readonly DeckCard[])[]): Deck => ({
  id: 'built',
  heroes: heroes.map(({ id }) => id),
  cards: Object.fromEntries(cards.flat().map(({ id }) => [id, 4])),
});

/** A deck with twenty Missions and forty other cards. */
const even = (heroes: readonly HeroCard[]): Deck =>
  deckOf(heroes, MISSIONS, ADVANTAGES.slice(0, 5), ACTIONS.slice(0, 5));

const begun = (config: ConfigWish = {}, seed = 'test'): Played =>
  opened(2, { decks: [even(TEAM), even(OTHERS)], ...config, packs: [PACK] }, seed);

/** The opening of the first seed that meets the condition. */
const seek = (config: ConfigWish, isSo: (t: Played) => boolean): Played => {
  for (let i = 0; i < 400; i++) {
    const t = begun(config, `seed${i}`);
    if (isSo(t)) return t;
  }
  throw new Error('expected an opening that meets the condition in 400 seeds, found none');
};

const isTold =
  <T extends Event['type']>(type: T) =>
  (event: Event): event is Extract<Event, { type: T }> =>
    event.type === type;
const first = (t: Played) => t.events.find(isTold('firstChosen'));

/** All players place their heroes from left to right. */
const heroesPlaced = (t: Played): Played => {
  let now = t;
  while (now.state.question?.type === 'placeHero') {
    const { seat } = now.state.question;
    const who = now.state.players[seat]!.team[0]!;
    const track = [0, 1, 2, 3].find(i => now.state.posts[seat * 4 + i]!.hero === null) ?? 0;
    now = now.placeHero(cardNameIn(now.state, who), track);
  }
  return now;
};

/** All players place their first Missions from left to right. */
const missionsPlaced = (t: Played): Played => {
  let now = t;
  while (now.state.question?.type === 'placeMission') {
    const card = now.state.secret.from[0]!;
    now = now.placeMission(cardNameIn(now.state, card), now.state.missions.indexOf(null));
  }
  return now;
};

test('HT-3.1, HT-8.3: a player’s target is the hero points of their team, in quick play half of them, rounded up', () => {
  assert.deepEqual(
    begun().state.players.map(({ target }) => target),
    [25, 12],
  );
  assert.deepEqual(
    begun({ quickPlay: true }).state.players.map(({ target }) => target),
    [13, 6],
  );
});

test('HT-3.2: decks are face down, and shuffled differently in each game', () => {
  const orders = ['a', 'b', 'c'].map(seed => begun({}, seed).state.secret.faces.slice(8).join());
  assert.equal(new Set(orders).size, 3);
  const { state } = begun();
  for (const card of state.secret.decks.flat()) assert.equal(state.faces[card], null);
});

test('HT-1.7.8: the deck doesn’t contain the player’s heroes', () => {
  const { state } = begun();
  assert.equal(
    state.secret.decks.flat().every(card => card >= 8),
    true,
  );
  assert.deepEqual(
    state.players.map(({ team }) => team),
    [
      [0, 1, 2, 3],
      [4, 5, 6, 7],
    ],
  );
});

test('HT-3.3: the player with the highest die begins; players who tie roll again', () => {
  const won = first(seek({}, t => first(t)?.rounds.length === 1));
  const [a, b] = won!.rounds[0]!;
  assert.equal(won!.seat, a! > b! ? 0 : 1);
  const tied = first(seek({}, t => first(t)?.rounds.length === 2));
  const [c, d] = tied!.rounds[0]!;
  const [e, f] = tied!.rounds[1]!;
  assert.equal(c, d);
  assert.equal(tied!.seat, e! > f! ? 0 : 1);
  for (const value of tied!.rounds.flat()) assert.ok(value >= 1 && value <= 6);
});

test('HT-3.10, HT-A-48: by the book, both players start with 0 VP; under balanced rules, the second player starts with 1', () => {
  const vp = (config: ConfigWish, begins: number): string =>
    seek(config, t => first(t)?.seat === begins)
      .state.players.map(player => player.vp)
      .join(' ');
  assert.equal(vp({}, 0), '0 0');
  assert.equal(vp({}, 1), '0 0');
  assert.equal(vp({ rules: 'balanced' }, 0), '0 1');
  assert.equal(vp({ rules: 'balanced' }, 1), '1 0');
  assert.equal(vp({ secondPlayer: 'point', quickPlay: true }, 0), '0 1');
  assert.equal(vp({ rules: 'balanced', secondPlayer: 'none' }, 0), '0 0');
  const { events, state } = opened(3, { mode: 'circle' }, 'test');
  assert.ok(!events.some(isTold('gained')), 'expected no player of a circle to start with a VP');
  assert.equal(sum(state.players.map(player => player.vp)), 0);
});

test('HT-A-02: the first player is decided by a die, by an unused hero, or by the PAM of one or three drawn cards', () => {
  const seen = (firstPlayer: NonNullable<ConfigWish['firstPlayer']>): number[] => {
    const values = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const { seat, rounds } = first(begun({ firstPlayer }, `who${i}`)) ?? { seat: -1, rounds: [] };
      for (const value of rounds.flat()) values.add(value);
      const [a, b] = rounds.at(-1)! as [number, number];
      assert.equal(seat, a > b ? 0 : 1);
    }
    return [...values].sort((a, b) => a - b);
  };
  assert.deepEqual(seen('d6'), [1, 2, 3, 4, 5, 6]);
  assert.deepEqual(
    seen('hero'),
    [3, 12],
    'expected drawn heroes with 3 and 12 hero points, which belong to no team',
  );
  assert.deepEqual(seen('pam1'), [1, 2, 3]);
  assert.deepEqual(seen('pam3'), [3, 4, 5, 6, 7, 8, 9]);
});

test('HT-A-02: if heroes should decide who begins but all belong to a team, a die decides', () => {
  const all = packOf([...TEAM, ...OTHERS, ...MISSIONS, ...ADVANTAGES, ...ACTIONS]);
  const decks = [even(TEAM), even(OTHERS)];
  const values = first(opened(2, { decks, firstPlayer: 'hero', packs: [all] }))?.rounds.flat() ?? [];
  assert.ok(values.length > 1 && values.every(value => value >= 1 && value <= 6));
});

test('HT-3.4: the opening hand has six cards, even if a hero sets a different hand limit', () => {
  assert.deepEqual(
    begun().state.players.map(({ hand }) => hand),
    [6, 6],
  );
});

const missionCount = (t: Played, seat: number): number =>
  t
    .hand(seat)
    .split(' ')
    .filter(name => name.startsWith('Mission')).length;

test('HT-T-15, HT-3.5: a player with fewer than two Missions in hand puts the hand under the deck and draws six new cards', () => {
  const isMulligan = (event: Event): event is Extract<Event, { type: 'moved' }> =>
    event.type === 'moved' && event.why === 'mulligan';
  for (let i = 0; i < 30; i++) {
    const t = begun({}, `hand${i}`);
    assert.ok(missionCount(t, 0) >= 2 && missionCount(t, 1) >= 2);
  }
  const t = seek({}, each => each.events.filter(isMulligan).length === 2);
  const [back, again] = t.events.filter(isMulligan);
  assert.deepEqual(
    [back!.to.zone, back!.count, again!.from.zone, again!.count],
    ['deckBottom', 6, 'deckTop', 6],
  );
  const seat = 'seat' in back!.to ? back!.to.seat : -1;
  const bottom = t.state.secret.decks[seat]!.slice(0, 6).reverse();
  assert.deepEqual(
    bottom,
    back!.cards,
    'expected the cards to be at the bottom of the deck, in the order of the hand',
  );
  assert.equal(t.state.players[seat]!.deck, 54);
});

test('HT-3.5: after ten hands in a row with fewer than two Missions, the deck is shuffled', () => {
  // A hand of six cards rarely contains both Missions of a deck with only two.
  const poor: Deck = {
    ...deckOf(TEAM, ADVANTAGES, ACTIONS.slice(0, 0)),
    cards: {
      [MISSIONS[0]!.id]: 2,
      ...Object.fromEntries([...ADVANTAGES, ...ACTIONS].slice(0, 14).map(({ id }) => [id, 4])),
      [ACTIONS[13]!.id]: 2,
    },
  };
  const t = begun({ decks: [poor, even(OTHERS)] });
  const shuffles = t.events.filter(isTold('shuffled'));
  const backs = t.events.filter(
    event =>
      event.type === 'moved' &&
      event.why === 'mulligan' &&
      event.to.zone === 'deckBottom' &&
      event.to.seat === 0,
  );
  assert.equal(missionCount(t, 0), 2);
  assert.equal(shuffles.length, Math.floor(backs.length / 10));
  assert.ok(shuffles.length > 0);
});

test('HT-3.6, HT-A-30: players take turns to place one hero on any of their own empty places; all heroes start Active', () => {
  const t = begun();
  const began = t.state.first;
  const name = (seat: number, i: number): string => (seat === 0 ? TEAM : OTHERS)[i]!.name.en;
  assert.equal(t.asked, `${began} placeHero`);
  const second = t.placeHero(name(began, 2), 3);
  assert.equal(second.asked, `${1 - began} placeHero`);
  assert.equal(second.no.give({ type: 'placeHero', hero: began * 4, track: 0 }), 'not-your-hero');
  assert.equal(second.no.placeHero(name(1 - began, 0), 4), 'not-your-track');
  const third = second.placeHero(name(1 - began, 0), 0);
  assert.equal(third.no.placeHero(name(began, 0), 3), 'track-taken');
  assert.equal(
    third.no.placeHero(name(began, 0), 0),
    'accepted',
    'expected a second hero to be allowed on any empty place of its player',
  );
  assert.equal(
    heroesPlaced(third).state.heroes.every(({ face }) => face === 'active'),
    true,
  );
});

test('HT-3.7, HT-A-03: each player places two Missions; missionOrder decides whether the first player or the one who placed the last hero begins', () => {
  for (const [missionOrder, shift] of [
    ['first', 0],
    ['reverse', 1],
  ] as const) {
    const t = heroesPlaced(begun({ missionOrder }));
    const began = (t.state.first + shift) % 2;
    assert.equal(t.asked, `${began} placeMission`);
    const other =
      t.state.secret.hands[began]!.find(card => !cardNameIn(t.state, card).startsWith('Mission')) ?? -1;
    assert.equal(t.no.give({ type: 'placeMission', card: other, track: 0 }), 'not-a-mission');
    const card = t.from.split(' ')[0]!;
    const next = t.placeMission(card, 2);
    assert.equal(next.asked, `${1 - began} placeMission`);
    assert.equal(next.no.placeMission(next.from.split(' ')[0]!, 2), 'track-taken');
    const done = missionsPlaced(next);
    const placedBy = done.state.missions.map(each => ((each ?? 0) < 8 + 60 ? 0 : 1));
    assert.equal(sum(placedBy), 2);
  }
});

test('HT-3.8, HT-3.9: both players draw up to six cards, then the first player has the first turn', () => {
  const t = missionsPlaced(heroesPlaced(begun()));
  assert.equal(t.asked, `${t.state.first} act`);
  assert.equal(t.state.turn.number, 1);
  assert.deepEqual(
    t.state.players.map(({ hand }) => hand),
    [6, 6],
  );
  assert.deepEqual(
    t.state.players.map(({ deck }) => deck),
    [52, 52],
  );
});

test('HT-A-41: by default, the deck lists show all sixty cards of each player from the start', () => {
  const { state } = begun();
  assert.deepEqual(
    state.lists.map(({ cards }) => sum(Object.values(cards))),
    [60, 60],
  );
});

test('HT-3.7: effects that react to a placed Mission also happen during the opening', () => {
  const greeted = designs(5, i =>
    mission(
      `Mission${i}`,
      { power: 1 },
      { effects: [{ on: 'missionPlaced', do: [{ op: 'gainVp', who: 'self', amount: 1 }] }] },
    ),
  );
  const cards = [greeted, ADVANTAGES.slice(0, 5), ACTIONS.slice(0, 5)];
  const packs = [packOf([...TEAM, ...OTHERS, ...cards.flat()])];
  const decks = [deckOf(TEAM, ...cards), deckOf(OTHERS, ...cards)];
  const t = missionsPlaced(heroesPlaced(opened(2, { decks, packs, secondPlayer: 'none' })));
  assert.equal(t.vp, '2 2');
});
