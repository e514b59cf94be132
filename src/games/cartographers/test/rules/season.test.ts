import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Event, State } from '../../types.ts';
import {
  act,
  asks,
  coins,
  draw,
  fold,
  kinds,
  names,
  on,
  ravage,
  seasons,
  tableWith,
  told,
} from '../table.ts';

/** Explore cards with a total time of 7. Farmland (time 1) then reaches the threshold of 8. */
const SEVEN = ['orchard', 'homestead', 'treetop-village', 'great-river'];
const CROSS = draw('farm', 'D2 E1-E3 F2');
/** Four scoring cards that give no stars for a farm in the shape of a cross on an otherwise empty sheet. */
const POOR = 'stoneside-forest wildholds mages-valley borderlands';

const begun = (events: readonly Event[]): Extract<Event, { type: 'begun' }> | undefined =>
  events.find(event => event.type === 'begun');

test('CA-44 the season ends when the times of the explore cards reach the threshold', () => {
  const six = tableWith({ column: SEVEN.slice(0, 3), deck: ['great-river', 'farmland'] });
  const seven = act(six, 0, draw('water', 'A1-C1'));
  assert.deepEqual(
    [seven.season, asks(seven)],
    [0, 'draw farmland'],
    'expected the season to continue at time 7 of 8',
  );
  assert.equal(act(seven, 0, CROSS).season, 1, 'expected the season to end at time 8');
});

test('CA-44 CA-E-01 after cards with the times 0, 1, 2, 2, 2, 0 and 1, spring ends, because their sum is 8', () => {
  const state = tableWith({
    column: ['rift-lands', 'great-river', 'orchard', 'homestead', 'treetop-village', 'temple-ruins'],
    deck: ['farmland'],
  });
  assert.deepEqual([state.season, asks(state)], [0, 'draw farmland']);
  assert.equal(act(state, 0, draw('farm', 'C2 D2')).season, 1);
});

test('CA-44 CA-E-02 at time 7, Orchard (time 2) passes the threshold of 8; summer starts at time 0', () => {
  const state = tableWith({
    column: ['marshlands', 'homestead', 'treetop-village', 'great-river'],
    deck: ['orchard'],
  });
  const summer = act(state, 0, draw('forest', 'A1-A3 B1'));
  assert.equal(summer.season, 1);
  assert.equal(
    summer.column.filter(id => !id.endsWith('-ruins')).length,
    1,
    'expected summer to start with one explore card in the column',
  );
});

test('CA-44 CA-E-03 an ambush adds no time: at time 7 of 8 the season continues', () => {
  const state = tableWith({ column: SEVEN, deck: ['gnoll-raid', 'farmland'] });
  assert.deepEqual([state.season, asks(state)], [0, 'draw farmland']);
});

test('CA-44 CA-E-04 at time 7, summer ends if the game uses the Heroes season cards, and continues with the base ones', () => {
  const wish = { season: 1, column: SEVEN.slice(0, 3), deck: ['great-river', 'farmland'] } as const;
  assert.equal(act(tableWith(wish), 0, draw('water', 'A1-C1')).season, 1);
  const heroes = tableWith({
    ...wish,
    config: { game: 'combined', exploreSet: 'base', seasonSet: 'heroes' },
  });
  assert.equal(act(heroes, 0, draw('water', 'A1-C1')).season, 2);
});

test('CA-45 a season total is the stars of two edicts, plus one per coin, minus one per empty space beside a monster', () => {
  const state = tableWith({
    edicts: 'sentinel-wood canal-lake shieldgate borderlands',
    column: SEVEN,
    deck: ['farmland'],
    coins: { 0: 5 },
    // H2 is next to three monsters and costs one star; F2 and H4 cost one each. G1, G3, I1 and I3 are filled.
    drawn: { 0: 'forest A1 A2 K11; monster G2 H1 H3; destroyed G1; farm G3; water I1' },
  });
  const events = told(state, 0, draw('farm', 'E6 E7'));
  const scored = events.find(event => event.type === 'scored');
  assert.equal(names(scored?.preyed ?? []), 'F2 H2 H4');
  assert.deepEqual(
    seasons(fold(events, state)),
    [[3, 0, 6, 3, 6]],
    'expected 3 stars lost: I3 is a mountain, and I1 is water',
  );
});

test('CA-45 CA-E-34 the empty space H2 next to three monster cells costs one star', () => {
  const state = tableWith({
    edicts: POOR,
    column: SEVEN,
    deck: ['farmland'],
    drawn: { 0: 'monster G2 H1 I2; forest G1 I1 F2 G3 J2; destroyed H3' },
  });
  assert.deepEqual(seasons(act(state, 0, draw('farm', 'D8 E7-E9 F8'))), [[0, 0, 0, 1, -1]]);
});

test('CA-45 an unfilled ruins space beside a monster costs a star; destroyed monsters cost none', () => {
  const state = tableWith({
    edicts: POOR,
    column: SEVEN,
    deck: ['farmland'],
    drawn: { 0: 'monster C1 K11; farm A1 B1 D1; destroyed K11' },
  });
  assert.deepEqual(
    seasons(act(state, 0, draw('farm', 'G8 H7-H9 I8'))),
    [[0, 0, 0, 1, -1]],
    'expected one star lost for the unfilled ruins C2',
  );
});

test('CA-45 CH-23 at the end of a season, sheets are scored, then monster effects apply, then the next season begins', () => {
  const state = tableWith({
    config: { game: 'heroes' },
    season: 1,
    past: ['zombie-plague'],
    column: ['lagoon', 'hillside-terrace', 'frontier-dwelling'],
    deck: ['wildwood-garden'],
    drawn: { 0: 'monster:Z E5' },
  });
  const events = told(state, 0, draw('farm', 'K1 K2 J3'));
  const end = events.findIndex(event => event.type === 'scored');
  assert.equal(kinds(events.slice(end, end + 4)), 'scored drawn begun revealed');
  const next = fold(events, state);
  assert.deepEqual(
    [next.season, next.sheets[0]!.seasons[0]!.monsters],
    [2, 4],
    'expected 4 stars lost, because the scoring comes before the Zombie grows',
  );
  assert.equal(
    begun(events)?.cards,
    11 + 3 + 2,
    'expected a deck of 11 explore cards, 3 unrevealed heroes or ambushes, and 2 new ones',
  );
});

test('CA-46 CA-E-38 with edicts of 0 and 1 stars, no coins and 4 stars lost to monsters, the season total is −3', () => {
  const state = tableWith({
    edicts: 'sentinel-wood wildholds canal-lake borderlands',
    column: SEVEN,
    deck: ['farmland'],
    drawn: { 0: 'forest A1; monster E5' },
  });
  const next = act(state, 0, draw('farm', 'G8 H7-H9 I8'));
  assert.deepEqual(
    seasons(next),
    [[1, 0, 0, 4, -3]],
    'expected both edicts, coins, stars lost and total as separate numbers',
  );
});

test('CA-47 Outer Enclave and Caravansary score the best cluster automatically', () => {
  const wish = {
    config: { game: 'heroes' },
    column: ['lagoon', 'hillside-terrace', 'frontier-dwelling', 'mangrove-swamp'],
    deck: ['wildwood-garden'],
    drawn: { 0: 'village A1 E5-E7' },
  } as const;
  const enclave = tableWith({ ...wish, edicts: 'outer-enclave deepwood jorekburg silos' });
  assert.equal(seasons(act(enclave, 0, draw('farm', 'K1 K2 J3')))[0]![0], 8);
  const caravan = tableWith({ ...wish, edicts: 'caravansary deepwood jorekburg silos' });
  assert.equal(
    seasons(act(caravan, 0, draw('farm', 'K1 K2 J3')))[0]![0],
    4,
    'expected 4 stars, for one row and three columns',
  );
});

const allCards = (state: State): string[] => [...state.secret.deck, ...state.column].sort();

test('CA-48 CA-E-35 for a new season, explore cards return to the deck, an unrevealed ambush stays in it, and a new one joins', () => {
  const state = tableWith({ column: SEVEN, deck: ['temple-ruins', 'farmland'] });
  const old = state.secret.deck.find(id => state.config.ambushPool.includes(id))!;
  const events = told(state, 0, draw('farm', 'C2 D2'));
  const summer = fold(events, state);
  const start = begun(events);
  assert.deepEqual([start?.season, start?.cards, start?.ambushes, start?.heroes], [1, 15, 2, 0]);
  const deck = start?.secret?.deck ?? [];
  assert.ok(deck.includes(old) && deck.includes(state.secret.ambushDeck[0]!));
  for (const id of [...SEVEN, 'temple-ruins', 'farmland'])
    assert.ok(deck.includes(id), `expected ${id} in the deck of the new season`);
  assert.equal(new Set(deck).size, 15);
  assert.deepEqual(summer.secret.ambushDeck, state.secret.ambushDeck.slice(1));
});

test('CA-48 a revealed ambush doesn’t return: the next deck has 13 explore and ruins cards and one new ambush', () => {
  const state = tableWith({ column: SEVEN, deck: ['gnoll-raid', 'farmland'] });
  const events = told(state, 0, draw('farm', 'K10 K11'));
  assert.deepEqual([begun(events)?.cards, begun(events)?.ambushes], [14, 1]);
});

test('CA-48 the deck is shuffled again in every season, and each of the four ambushes joins it in one season', () => {
  const orders = new Set<string>();
  for (let season = 0; season < 3; season++) {
    const state = tableWith({ season: season as State['season'], column: SEVEN, deck: ['farmland'] });
    const events = told(state, 0, draw('farm', 'A1 A2'));
    orders.add(
      begun(events)
        ?.secret?.deck.filter(id => !state.config.ambushPool.includes(id))
        .join() ?? '',
    );
    assert.equal(fold(events, state).secret.ambushDeck.length, 2 - season);
  }
  assert.equal(orders.size, 3);
});

test('CA-48 CA-E-36 in Heroes, the next deck has 13 cards if the ambush and the hero were revealed, and 15 if neither was', () => {
  const column = ['lagoon', 'hillside-terrace', 'frontier-dwelling', 'mangrove-swamp'];
  const config = { game: 'heroes' } as const;
  const neither = told(tableWith({ config, column, deck: ['wildwood-garden'] }), 0, draw('farm', 'K1 K2 J3'));
  assert.deepEqual([begun(neither)?.cards, begun(neither)?.ambushes, begun(neither)?.heroes], [15, 2, 2]);
  const state = tableWith({ config, column, deck: ['zombie-plague', 'dal-of-jolev', 'wildwood-garden'] });
  const heroic = act(state, 0, { type: 'drawHero', cell: 60, orientation: 0 });
  const both = told(heroic, 0, draw('farm', 'K3 K4 J5'));
  assert.deepEqual([begun(both)?.cards, begun(both)?.ambushes, begun(both)?.heroes], [13, 1, 1]);
  assert.equal(allCards(fold(both, heroic)).filter(id => id === 'zombie-plague').length, 0);
});

test('CA-E-31 if the Zombie is the last card of spring, it grows after the scoring', () => {
  const state = tableWith({
    config: { game: 'heroes' },
    column: ['lagoon', 'hillside-terrace', 'frontier-dwelling', 'mangrove-swamp'],
    deck: ['zombie-plague', 'wildwood-garden'],
  });
  assert.equal(on(state, 'monster'), 'A1');
  const summer = act(state, 0, draw('farm', 'K1 K2 J3'));
  assert.equal(seasons(summer)[0]![3], 2, 'expected 2 stars lost, for the empty A2 and B1');
  assert.equal(on(summer, 'monster'), 'A1 A2 B1');
  assert.deepEqual(coins(summer), [0]);
  assert.throws(() => act(summer, 0, ravage('A3')), /wrong-command/);
});
