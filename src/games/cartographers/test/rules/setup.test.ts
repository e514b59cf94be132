import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../../../engine/refusal.ts';
import { range, sum } from '../../../../engine/util.ts';
import { makeCell } from '../../board/grid.ts';
import { DRAWABLE, terrainTypes } from '../../board/land.ts';
import { MAPS, type MapId, namedMap } from '../../board/maps.ts';
import { SUITS } from '../../cards/edict.ts';
import { type CardSet, EDICTS, SETS } from '../../cards/sets.ts';
import { type ConfigWish, EDICT_LETTERS } from '../../config.ts';
import { cartographers } from '../../game.ts';
import { starsEarned } from '../../rules.ts';
import type { Event, State } from '../../types.ts';
import {
  act,
  actAll,
  draw,
  fold,
  land,
  mapFile,
  names,
  offer,
  on,
  places,
  refused,
  started,
  tableWith,
  told,
} from '../table.ts';

const seeds = (count: number): string[] => range(count).map(i => `seed ${i}`);

const startOf = (seed: string, config: ConfigWish = {}): Extract<Event, { type: 'started' }> => {
  const start = started(1, config, seed)[0]!;
  assert.ok(start.type === 'started');
  return start;
};

const firstDeck = (config: ConfigWish, seed = 'test', seats = 2): readonly string[] => {
  const begun = started(seats, config, seed)[1]!;
  assert.ok(begun.type === 'begun' && begun.secret);
  assert.equal(begun.cards, begun.secret.deck.length);
  return begun.secret.deck;
};

const perSuit = (ids: readonly string[]): number[] =>
  SUITS.map(suit => ids.filter(id => EDICTS.get(id)?.suit === suit).length);

/** All cards of a box, including the four edicts A to D and the seasons. */
const cardsIn = ({ edicts, explore, ruins, ambushes, heroes, thresholds }: CardSet): number =>
  sum([EDICT_LETTERS, edicts, explore, ruins, ambushes, heroes, thresholds].map(cards => cards.length));

test('CA-01 the base box has 16 scoring, 11 explore, 2 ruins, 4 ambush and 4 season cards', () => {
  const { base } = SETS;
  assert.deepEqual(perSuit(base.edicts.map(card => card.id)), [4, 4, 4, 4]);
  assert.deepEqual([base.explore.length, base.ruins.length, base.ambushes.length], [11, 2, 4]);
  assert.deepEqual([base.thresholds.length, base.heroes.length], [4, 0]);
  assert.equal(cardsIn(base), 41);
});

test('CH-01 the Heroes box has 16 scoring, 11 explore, 4 hero, 4 ambush and 4 season cards, but no ruins cards', () => {
  const { heroes } = SETS;
  assert.deepEqual(perSuit(heroes.edicts.map(card => card.id)), [4, 4, 4, 4]);
  assert.deepEqual([heroes.explore.length, heroes.ruins.length], [11, 0]);
  assert.deepEqual([heroes.heroes.length, heroes.ambushes.length, heroes.thresholds.length], [4, 4, 4]);
  assert.equal(cardsIn(heroes), 43);
});

test('CA-02 a game has 1 to 100 players with one sheet each', () => {
  for (const seats of [1, 2, 57, 100]) {
    const state = fold(started(seats, {}));
    assert.equal(state.sheets.length, seats);
    assert.deepEqual(state.owing, range(seats));
  }
  for (const seats of [0, 101, -1, 1.5, Number.NaN])
    assert.deepEqual(cartographers.setup(seats, { seed: '0'.repeat(64), open: false }, {}), {
      refused: 'bad-seats',
      seats,
      least: 1,
      most: 100,
    });
});

test('CA-03 the printed sheets have 11 × 11 spaces, 5 mountains and 6 ruins; sheets B and D also have wasteland', () => {
  for (const id of ['A', 'B', 'C', 'D'] as const) {
    const { grid, mountain, ruins, wasteland } = namedMap(id);
    assert.deepEqual(
      [grid.height, grid.width, mountain.size, ruins.size],
      [11, 11, 5, 6],
      `expected 11 × 11 spaces, 5 mountains and 6 ruins on ${id}`,
    );
    assert.equal(
      wasteland.size,
      'BD'.includes(id) ? 7 : 0,
      `expected 7 wasteland spaces on B and D only, not on ${id}`,
    );
    const edge = land(tableWith({ config: { map: id } })).edge;
    assert.ok(!mountain.meets(edge), `expected no mountain on the edge of sheet ${id}`);
    assert.ok(
      mountain.besideMany(mountain, 1).isEmpty && ruins.besideMany(ruins, 1).isEmpty,
      `expected no adjacent mountains and no adjacent ruins on sheet ${id}`,
    );
  }
  assert.equal(names(namedMap('A').mountain.list()), 'B4 C9 F6 I3 J8');
  assert.equal(names(namedMap('A').ruins.list()), 'B6 C2 C10 I2 I10 J6');
  assert.equal(names(namedMap('B').mountain.list()), 'B9 C4 H6 I10 J3');
  assert.equal(names(namedMap('B').ruins.list()), 'B7 C3 E7 G2 H9 J4');
  assert.equal(names(namedMap('B').wasteland.list()), 'D6 E5 E6 F5 F6 F7 G6');
});

test('CA-03 a map file may have 5 × 5 to 20 × 20 spaces, in rows A to T and columns 1 to 20', () => {
  const small = tableWith({
    config: { map: mapFile('..... ..... ..... ..... .....') },
    deck: ['rift-lands'],
  });
  assert.equal(places(small).length, 25);
  const rows = Array(20).fill('.'.repeat(20)).join(' ');
  const large = tableWith({ config: { map: mapFile(rows) }, deck: ['rift-lands'] });
  assert.equal(places(large).length, 400);
  assert.equal(makeCell(land(large).grid, 399), 'T20');
  const odd = tableWith({
    config: { map: mapFile('........ ........ ........ ........ ........') },
    deck: ['fishing-village'],
  });
  assert.equal(
    places(odd).length,
    5 * 5 + 2 * 8,
    'expected 5 horizontal places in each of 5 rows and 2 vertical ones in each of 8 columns',
  );
});

test('CA-04 the printed layer never changes; drawings and marks are separate layers above it', () => {
  const state = tableWith({
    config: { game: 'combined' },
    drawn: { 0: 'farm C2; destroyed I2; marks B6 B4 C2' },
  });
  assert.equal(names(land(state).ruins.list()), 'B6 C2 C10 I2 I10 J6');
  assert.equal(names(land(state).mountain.list()), 'B4 C9 F6 I3 J8');
  assert.equal(on(state, 'marks'), 'B4 B6 C2', 'expected marks on ruins, mountain and farm');
  assert.ok(land(state).empty.has(16), 'expected the marked ruins B6 to be empty');
  assert.deepEqual([on(state, 'farm'), on(state, 'destroyed')], ['C2', 'I2']);
});

test('CA-05 six terrain types can be drawn; mountain is the seventh type and can’t be drawn', () => {
  assert.deepEqual(DRAWABLE, ['forest', 'village', 'farm', 'water', 'monster', 'hero']);
  const state = tableWith({
    deck: ['rift-lands'],
    drawn: { 0: 'forest A1; destroyed A2' },
    config: { map: 'B' },
  });
  const now = land(state);
  assert.equal(terrainTypes(now).length, 7);
  for (const none of [now.wasteland, now.destroyed, now.empty])
    assert.ok(
      !terrainTypes(now).some(type => type.meets(none)),
      'expected no terrain type for wasteland, destroyed and empty spaces',
    );
  for (const terrain of ['mountain', 'ruins', 'wasteland', 'destroyed', 'empty'])
    assert.equal(refused(state, 0, draw(terrain, 'K1')), 'not-this-terrain');
});

const EXPLORE_TABLE = `
great-river 1 water $#/#/# ..#/.##/##.
farmland 1 farm $#/# .#./###/.#.
hamlet 1 village $#./## ###/##.
forgotten-forest 1 forest $#./.# #./##/.#
hinterland-stream 2 farm,water ###/#../#..
homestead 2 village,farm #./##/#.
orchard 2 forest,farm ###/..#
treetop-village 2 forest,village ..##/###.
marshlands 2 forest,water #../###/#..
fishing-village 2 village,water ####
rift-lands 0 forest,village,farm,water,monster #
lagoon 1 water $.#/#. ###/.#.
pasture 1 farm $#.# .##/##.
settlement 1 village $#/# ..#/.##/##.
timber-grove 1 forest $#./## #.#/#.#
hillside-terrace 2 farm,water ##/##
frontier-dwelling 2 village,farm ###/.#./.#.
wildwood-garden 2 forest,farm .##/#..
woodland-crossroads 2 forest,village .#./###/.#.
mangrove-swamp 2 forest,water ###/#.#
coastal-encampment 2 village,water ###/#..
kethras-gates 0 forest,village,farm,water,monster #`;

test('CA-06 every explore card has the time, terrains, shapes and coin of the table in this test', () => {
  const cards = [...SETS.base.explore, ...SETS.heroes.explore];
  const lines = cards.map(({ id, time, terrains, shapes }) => {
    const drawn = shapes.map(({ rows, coin }) => `${coin ? '$' : ''}${rows.join('/')}`);
    return `\n${id} ${time} ${terrains} ${drawn.join(' ')}`;
  });
  assert.equal(lines.join(''), EXPLORE_TABLE);
  for (const { explore } of Object.values(SETS)) assert.equal(sum(explore.map(card => card.time)), 16);
});

test('CA-07 all players use the same side of the sheet', () => {
  for (const map of Object.keys(MAPS) as MapId[]) {
    const state = tableWith({ seats: 3, config: { game: 'combined', map }, deck: ['rift-lands'] });
    const own = [0, 1, 2].map(seat => places(state, seat).join());
    assert.equal(new Set(own).size, 1);
    assert.equal(places(state).length, 'BD'.includes(map) ? 109 : 116);
  }
});

test('CA-09 CA-E-40 the four edicts are one random card of each suit, in random order', () => {
  const seen = new Set<string>();
  const dealt = new Set<string>();
  for (const seed of seeds(150)) {
    const { edicts } = startOf(seed);
    assert.deepEqual(perSuit(edicts), [1, 1, 1, 1]);
    for (const [i, id] of edicts.entries()) {
      seen.add(id);
      dealt.add(`${i} ${EDICTS.get(id)?.suit}`);
    }
  }
  assert.equal(seen.size, 16, 'expected every scoring card of the box to be an edict in some game');
  assert.equal(dealt.size, 16, 'expected every edict to have every suit in some game');
});

/** Plays a game to its end; every drawing is at the first legal place. */
const playedOut = (state: State): State => {
  let now = state;
  while (now.phase.type !== 'over') {
    const options = offer(now, 0);
    assert.ok(options.type === 'draw' || options.type === 'drawSingle');
    const place = places(now)[0]!;
    now = act(now, 0, draw(options.terrains[0]!, place));
  }
  return now;
};

test('CA-10 spring scores edicts A and B, summer B and C, fall C and D, winter D and A', () => {
  const done = playedOut(tableWith());
  assert.equal(done.sheets[0]!.seasons.length, 4);
  for (const [season, pair] of ['AB', 'BC', 'CD', 'DA'].entries()) {
    const state = tableWith({
      season: season as State['season'],
      column: ['orchard', 'homestead', 'treetop-village', 'great-river'],
      deck: ['farmland'],
    });
    const events = told(state, 0, draw('farm', 'A1 A2'));
    const scored = events.find(event => event.type === 'scored');
    assert.equal(scored?.edicts.map(({ edict }) => edict).join(''), pair);
    assert.deepEqual(
      scored?.edicts.map(({ card }) => card),
      [...pair].map(letter => state.edicts['ABCD'.indexOf(letter)]),
    );
  }
});

test('CA-10 a preview marks edicts that no later season scores, and `starsEarned` lists the stars of an edict', () => {
  for (const [season, over] of ['', '', 'B', 'BC'].entries()) {
    const state = tableWith({ season: season as State['season'], deck: ['farmland'] });
    const shown = cartographers.preview(cartographers.view(state, 0), draw('farm', 'A1 A2'));
    assert.ok(!isRefusal(shown));
    const marked = shown.edicts.filter(({ isOver }) => isOver).map(({ edict }) => edict);
    assert.equal(marked.join(''), over);
  }
  const seasons = [15, 18, 20].map((first, i) => ({
    first,
    second: i,
    coins: 0,
    monsters: 0,
    total: first + i,
  }));
  assert.deepEqual(
    [0, 1, 2, 3].map(edict => starsEarned(seasons, edict)),
    [[15], [0, 18], [1, 20], [2]],
  );
});

test('CA-10 the thresholds of the seasons are 8, 8, 7, 6 in the base box and 8, 7, 7, 6 in Heroes', () => {
  assert.deepEqual(SETS.base.thresholds, [8, 8, 7, 6]);
  assert.deepEqual(SETS.heroes.thresholds, [8, 7, 7, 6]);
});

test('CA-11 one face-down ambush is shuffled into the explore cards', () => {
  const places = new Set<number>();
  const cards = new Set<string>();
  for (const seed of seeds(100)) {
    const deck = firstDeck({}, seed);
    const ambushes = deck.filter(id => SETS.base.ambushes.some(card => card.id === id));
    assert.equal(ambushes.length, 1);
    assert.equal(
      startOf(seed).secret?.ambushDeck[0],
      ambushes[0],
      'expected the spring deck to have the top card of the ambush deck',
    );
    places.add(deck.indexOf(ambushes[0]!));
    cards.add(ambushes[0]!);
  }
  assert.equal(places.size, 14, 'expected the ambush to be at every place of the deck in some game');
  assert.equal(cards.size, 4, 'expected each of the four ambushes to be in the deck in some game');
});

test('CA-12 the spring deck has 14 cards in the base game, 13 in Heroes, 15 in the combined game, and 14 in a combined game without heroes', () => {
  const without = [...SETS.base.explore, ...SETS.base.ruins].map(card => card.id);
  assert.equal(firstDeck({}).length, 14);
  assert.ok(without.every(id => firstDeck({}).includes(id)));
  assert.equal(firstDeck({ game: 'heroes' }).length, 13);
  assert.equal(firstDeck({ game: 'combined' }).length, 15);
  assert.equal(firstDeck({ game: 'combined', heroes: false }).length, 14);
});

test('CH-02 the first-game set is Faunlost Thicket, Ulem’s Wallow, Dwarvenholds and a village card that depends on `firstGameSet`', () => {
  const edicts = (config: ConfigWish) => startOf('test', { game: 'heroes', ...config }).edicts;
  assert.deepEqual(edicts({ firstGameSet: 'fr' }), [
    'faunlost-thicket',
    'gnomish-colony',
    'ulems-wallow',
    'dwarvenholds',
  ]);
  assert.deepEqual(edicts({ firstGameSet: 'en' }), [
    'faunlost-thicket',
    'traylo-monastery',
    'ulems-wallow',
    'dwarvenholds',
  ]);
});

test('CH-03 one face-down ambush and one face-down hero are shuffled into the explore deck', () => {
  const heroes = new Set<string>();
  for (const seed of seeds(60)) {
    const deck = firstDeck({ game: 'heroes' }, seed);
    const found = deck.filter(id => SETS.heroes.heroes.some(card => card.id === id));
    assert.equal(found.length, 1);
    assert.equal(deck.filter(id => SETS.heroes.ambushes.some(card => card.id === id)).length, 1);
    heroes.add(found[0]!);
  }
  assert.equal(heroes.size, 4);
});

test('CH-04 in Heroes without the base box, ruins spaces are ordinary empty spaces', () => {
  const state = tableWith({
    seats: 2,
    config: { game: 'heroes' },
    deck: ['coastal-encampment', 'hillside-terrace'],
  });
  assert.equal(firstDeck({ game: 'heroes' }).filter(id => id.endsWith('-ruins')).length, 0);
  const next = actAll(state, draw('village', 'B4 B5 B6 C4'), draw('water', 'A1 A2 A3 B1'));
  assert.equal(on(next, 'village'), 'B4 B5 B6 C4', 'expected the drawing over the ruins B5 to be complete');
  const options = offer(next, 1);
  assert.ok(options.type === 'draw' && !options.mustCoverRuins);
});
