import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed } from '../../../../engine/random.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { EDICTS } from '../../cards/sets.ts';
import { CHOICES, type ConfigWish } from '../../config.ts';
import { configure, PRESETS } from '../../configure.ts';
import { cartographers } from '../../game.ts';
import { rulesOf } from '../../rules.ts';
import {
  act,
  asks,
  coins,
  draw,
  fold,
  hero,
  mapFile,
  on,
  places,
  stars,
  started,
  tableWith,
} from '../table.ts';

const SEED = parseSeed('test');
const code = (config: unknown, seats = 1): string => {
  const events = cartographers.setup(seats, SEED, config as ConfigWish);
  return isRefusal(events) ? events.refused : 'accepted';
};

/** The defaults that all three games share, as in docs/rules/open-points.md. */
const COMMON = {
  edition: 'printed',
  edicts: null,
  edictOrder: 'random',
  firstGameSet: 'off',
  fallbackHero: true,
  ruinsMiss: 'single',
  reveal: 'together',
  openSheets: true,
  ambushMountainCoin: 'owner',
  fallbackCoin: false,
  coinCap: 14,
  seasonFloor: 'none',
  clusterChoice: 'best',
  destroyedRuins: 'keep',
  greatCity: 'filterFirst',
  shieldgateTie: 'second',
  heroOrientation: 'free',
  trollChooser: 'owner',
  gorgonChooser: 'drawer',
  gorgonTiming: 'afterHeroes',
  gorgonTarget: 'any',
  winterEffects: 'apply',
  soloAnchor: 'box',
  soloGorgon: 'player',
  belowTable: 'lowest',
  thresholds: null,
  corrections: {},
};
const BASE_AMBUSHES = ['goblin-attack', 'bugbear-assault', 'kobold-onslaught', 'gnoll-raid'];
const HEROES_AMBUSHES = ['dragon-inferno', 'zombie-plague', 'giant-troll-ravage', 'gorgon-gaze'];

test('the three presets are those of docs/rules/open-points.md', () => {
  assert.deepEqual(configure({}), {
    ...COMMON,
    game: 'base',
    map: 'A',
    exploreSet: 'base',
    seasonSet: 'base',
    ruins: true,
    heroes: false,
    ambushPool: BASE_AMBUSHES,
    scoringPool: 'base',
    fallbackTerrain: 'card',
    ruinsFallbackTerrain: 'card',
    titleSet: 'base',
  });
  assert.deepEqual(configure({ game: 'heroes' }), {
    ...COMMON,
    game: 'heroes',
    map: 'C',
    exploreSet: 'heroes',
    seasonSet: 'heroes',
    ruins: false,
    heroes: true,
    ambushPool: HEROES_AMBUSHES,
    scoringPool: 'heroes',
    fallbackTerrain: 'any',
    ruinsFallbackTerrain: 'card',
    titleSet: 'heroes',
  });
  assert.deepEqual(configure({ game: 'combined' }), {
    ...COMMON,
    game: 'combined',
    map: 'A',
    exploreSet: 'base',
    seasonSet: 'base',
    ruins: true,
    heroes: true,
    ambushPool: [...BASE_AMBUSHES, ...HEROES_AMBUSHES],
    scoringPool: 'both',
    fallbackTerrain: 'any',
    ruinsFallbackTerrain: 'any',
    titleSet: 'heroes',
  });
  assert.deepEqual(Object.keys(PRESETS), ['base', 'heroes', 'combined']);
});

test('a combined game accepts every listed value of a config key with fixed values, and refuses all others', () => {
  for (const [key, values] of Object.entries(CHOICES)) {
    for (const value of values) {
      if (key === 'game' || (key === 'ruins' && value === false)) continue;
      const config = configure({ game: 'combined', [key]: value } as ConfigWish);
      assert.ok(!isRefusal(config), `expected ${key} to accept ${value}`);
      assert.equal(config[key as keyof typeof config], value);
    }
    for (const value of ['nonsense', 7, null, [], {}])
      assert.equal(
        code({ [key]: value }),
        'config-bad-value',
        `expected ${key} to refuse ${JSON.stringify(value)}`,
      );
  }
});

test('refuses an unknown config key, and a config that is not an object', () => {
  assert.equal(code({ colour: 'red' }), 'config-unknown-key');
  assert.equal(code({ constructor: 1 }), 'config-unknown-key');
  for (const nothing of [null, 3, 'base', undefined]) assert.equal(code(nothing), 'config-not-an-object');
});

test('CA-02 refuses an invalid number of seats and an invalid seed', () => {
  for (const seats of [0, 101, 2.5, -3]) assert.equal(code({}, seats), 'bad-seats');
  for (const seed of ['', 'abc', 'g'.repeat(64), 'A'.repeat(64), 'a'.repeat(63), 'a'.repeat(65)]) {
    const answer = cartographers.setup(1, { seed, open: false }, {});
    assert.ok(
      isRefusal(answer) && answer.refused === 'bad-seed',
      `expected the seed "${seed}" to be refused as bad-seed`,
    );
  }
});

const file = (rows: unknown, more: object = {}) => ({
  map: { id: 'mine', name: { en: 'Mine', fr: 'À moi' }, rows, ...more },
});
const plain = (height: number, width: number, row = '.'.repeat(width)) => Array<string>(height).fill(row);

test('CA-03 a map file has 5 to 20 rows and columns, rows of equal length, known letters and at least 60 % drawable spaces', () => {
  assert.equal(code({ map: 'E' }), 'unknown-map');
  assert.equal(code({ map: 'a' }), 'unknown-map');
  for (const map of [5, null, [], {}]) assert.equal(code({ map }), 'map-not-rows');
  assert.equal(code(file('.....')), 'map-not-rows');
  assert.equal(code(file([1, 2, 3, 4, 5])), 'map-not-rows');
  for (const [height, width] of [
    [4, 4],
    [21, 21],
    [4, 11],
    [11, 4],
    [21, 11],
    [11, 21],
  ])
    assert.equal(
      code(file(plain(height!, width!))),
      'map-bad-size',
      `expected a map of ${height} × ${width} spaces to be refused`,
    );
  assert.equal(code(file([])), 'map-bad-size');
  for (const [height, width] of [
    [5, 5],
    [20, 20],
    [5, 20],
    [20, 5],
  ])
    assert.equal(
      code(file(plain(height!, width!))),
      'accepted',
      `expected a map of ${height} × ${width} spaces to be accepted`,
    );
  assert.equal(code(file([...plain(5, 5), '......'])), 'map-uneven-rows');
  assert.equal(code(file([...plain(4, 5), '..F..'])), 'map-bad-letter');
  assert.equal(code(file(plain(5, 5, '...^#'))), 'accepted', 'expected 60 % drawable spaces to be enough');
  assert.equal(code(file([...plain(4, 5, '...^#'), '..^^#'])), 'map-too-little-to-draw');
  assert.equal(code(file(plain(5, 5), { id: 'a b' })), 'map-bad-id');
  assert.equal(code(file(plain(5, 5), { name: 'Mine' })), 'map-bad-name');
});

test('a map file decides the size of the sheet and the ruins that must be covered', () => {
  const map = mapFile('^.... ...R. ..#.. ..... .....');
  const state = tableWith({ config: { map }, deck: ['temple-ruins', 'rift-lands'] });
  assert.deepEqual(places(state), ['B4']);
  assert.equal(tableWith({ config: { map }, deck: ['rift-lands'] }).sheets[0]!.forest.length, 5);
});

test('CC-06 `ambushPool` must list at least four known ambushes of the boxes in play, each once', () => {
  const pool = (ambushPool: unknown, game = 'base') => code({ game, ambushPool });
  assert.equal(pool(BASE_AMBUSHES.slice(1)), 'config-pool-too-small');
  assert.equal(pool([...BASE_AMBUSHES.slice(1), 'gnoll-raid']), 'config-bad-value');
  assert.equal(pool([...BASE_AMBUSHES, 'orchard']), 'unknown-card');
  assert.equal(pool([...BASE_AMBUSHES, 'zombie-plague']), 'config-not-in-game');
  assert.equal(pool([...BASE_AMBUSHES.slice(1), 'zombie-plague'], 'combined'), 'accepted');
  assert.equal(pool('all'), 'config-bad-value');
});

test('CC-08 `scoringPool` must be a box in play, or a list of scoring cards with every suit', () => {
  const pool = (scoringPool: unknown, game = 'base') => code({ game, scoringPool });
  assert.deepEqual(
    [pool('base'), pool('heroes'), pool('both')],
    ['accepted', 'config-bad-value', 'config-bad-value'],
  );
  for (const box of ['base', 'heroes', 'both']) assert.equal(pool(box, 'combined'), 'accepted');
  const four = ['sentinel-wood', 'wildholds', 'canal-lake', 'borderlands'];
  assert.deepEqual([...fold(started(1, { scoringPool: four })).edicts].sort(), [...four].sort());
  assert.equal(pool(four.slice(1)), 'config-pool-lacks-suit');
  assert.equal(pool([...four, 'nothing']), 'unknown-card');
  assert.equal(pool([...four, 'silos']), 'config-not-in-game');
  for (const box of ['base', 'heroes'] as const) {
    const { edicts } = fold(started(1, { game: 'combined', scoringPool: box }));
    const numbers = edicts.map(id => EDICTS.get(id)?.rule.slice(0, 2));
    assert.deepEqual(new Set(numbers), new Set([box === 'base' ? 'CA' : 'CH']));
  }
});

test('CA-09 `edicts` must be four scoring cards from the boxes in play, one of each suit', () => {
  const edicts = { A: 'borderlands', B: 'canal-lake', C: 'wildholds', D: 'sentinel-wood' };
  assert.deepEqual(fold(started(1, { edicts })).edicts, Object.values(edicts));
  assert.equal(code({ edicts: { ...edicts, A: 'great-city' } }), 'config-same-suit');
  assert.equal(code({ edicts: { ...edicts, A: 'silos' } }), 'config-not-in-game');
  assert.equal(code({ edicts: { ...edicts, A: 'nothing' } }), 'unknown-card');
  for (const bad of [
    { A: 'borderlands' },
    { ...edicts, E: 'silos' },
    Object.values(edicts),
    'random',
    undefined,
  ])
    assert.equal(code({ edicts: bad }), 'config-bad-value');
  assert.equal(code({ game: 'heroes', firstGameSet: 'fr', edicts }), 'config-not-in-game');
  assert.equal(code({ game: 'combined', firstGameSet: 'fr', edicts }), 'config-conflict');
  assert.equal(
    code({ firstGameSet: 'fr' }),
    'config-not-in-game',
    'expected a refusal, because the first-game set has only Heroes cards',
  );
});

test('CA-36 `coinCap` is a whole number of at least 0, and limits the coins of a player', () => {
  const earned = (coinCap: number) =>
    coins(act(tableWith({ config: { coinCap }, deck: ['farmland'] }), 0, draw('farm', 'A1 A2')));
  assert.deepEqual([earned(0), earned(1), earned(30)], [[0], [1], [1]]);
  for (const coinCap of [-1, 1.5, '14', null, Number.NaN])
    assert.equal(code({ coinCap }), 'config-bad-value');
});

test('CA-10 `thresholds` are four whole numbers; without them, the season set decides', () => {
  const of = (config: ConfigWish) => rulesOf(fold(started(1, config)).config).thresholds;
  assert.deepEqual(of({ thresholds: [1, 2, 3, 4] }), [1, 2, 3, 4]);
  assert.deepEqual(
    [of({ seasonSet: 'base' }), of({ seasonSet: 'heroes' })],
    [
      [8, 8, 7, 6],
      [8, 7, 7, 6],
    ],
  );
  const short = tableWith({ config: { thresholds: [1, 9, 9, 9] }, deck: ['farmland'] });
  assert.equal(act(short, 0, draw('farm', 'A1 A2')).season, 1);
  for (const thresholds of [[8, 8, 7], [8, 8, 7, 6, 5], [8, 8, 7, 1.5], 'long', [8, 8, 7, -6]])
    assert.equal(code({ thresholds }), 'config-bad-value');
});

test('`corrections` replace what a card prints: values, solo number, solo corner, arrow, shapes, pattern, time, terrains', () => {
  const corrections = {
    'sentinel-wood': { solo: 1, values: { stars: 5 } },
    farmland: { time: 3, terrains: ['water'], shapes: [{ rows: ['###'], coin: false }] },
    'gnoll-raid': { soloCorner: 'bottom-right', pass: 'clockwise', shape: ['##'] },
    'dal-of-jolev': { pattern: ['H*'] },
  } as const;
  const wish = { game: 'combined', corrections } as const;
  const state = tableWith({ config: wish, deck: ['gnoll-raid', 'farmland'], drawn: { 0: 'forest A1' } });
  assert.equal(on(state, 'monster'), 'K10 K11');
  assert.equal(stars(state, 'sentinel-wood'), 5);
  assert.equal(rulesOf(state.config).edict('sentinel-wood').solo, 1);
  assert.ok(places(state).includes('A2 A3 A4') && !places(state).includes('A2 A3'));
  assert.equal(on(act(tableWith({ config: wish, deck: ['dal-of-jolev'] }), 0, hero('A1')), 'marks'), 'A2');
  const column = ['orchard', 'homestead', 'treetop-village'];
  const three = tableWith({ config: { corrections: { farmland: { time: 3 } } }, column, deck: ['farmland'] });
  assert.equal(
    act(three, 0, draw('farm', 'A1 A2')).season,
    1,
    'expected the season to end, because the times 6 and 3 reach the threshold of 8',
  );
});

test('refuses corrections of unknown cards, unknown fields and invalid values', () => {
  const bad = (corrections: unknown) => code({ corrections });
  for (const none of [null, [], 'x']) assert.equal(bad(none), 'config-bad-value');
  assert.equal(bad({ nothing: {} }), 'unknown-card');
  for (const wrong of [5, null, { colour: 1 }, { solo: 1.5 }, { values: { rows: 2 } }, { values: 5 }])
    assert.equal(
      bad({ 'sentinel-wood': wrong }),
      'correction-bad',
      `expected the correction ${JSON.stringify(wrong)} to be refused`,
    );
  for (const shape of ['##', [], ['##', '#'], ['.#', '.#'], ['x']])
    assert.equal(bad({ 'gnoll-raid': { shape } }), 'correction-bad');
  assert.equal(bad({ farmland: { shapes: [] } }), 'correction-bad');
  for (const terrains of [['mountain'], [], ['farm', 'farm'], 'farm', ['farm', 'hero']])
    assert.equal(
      bad({ farmland: { terrains } }),
      'correction-bad',
      `expected the terrains ${terrains} to be refused`,
    );
  const shapes = (...rows: string[]) =>
    bad({ farmland: { shapes: rows.map(r => ({ rows: r.split('/'), coin: true })) } });
  assert.equal(shapes('##', '###'), 'accepted');
  assert.equal(shapes('##', '##'), 'correction-bad', 'expected the same shape twice to be refused');
  assert.equal(shapes('#./##', '##/.#'), 'correction-bad', 'expected a shape and its rotation to be refused');
  assert.equal(shapes('#', '##', '###'), 'correction-bad', 'expected a card with three shapes to be refused');
  const heroic = { farmland: { terrains: ['farm', 'hero'] } };
  assert.equal(code({ game: 'combined', corrections: heroic }), 'accepted');
  assert.equal(code({ game: 'combined', heroes: false, corrections: heroic }), 'correction-bad');
  assert.equal(
    bad({ 'dal-of-jolev': { pattern: ['**'] } }),
    'correction-bad',
    'expected a pattern without a hero to be refused',
  );
});

test('CC-07 setup refuses hero cards or the explore cards of a box that isn’t in play', () => {
  assert.equal(code({ heroes: true }), 'config-not-in-game');
  assert.equal(code({ exploreSet: 'heroes' }), 'config-not-in-game');
  assert.equal(code({ game: 'heroes', exploreSet: 'base' }), 'config-not-in-game');
  assert.equal(code({ game: 'heroes', heroes: false }), 'accepted');
});

test('CA-12 with `ruins: false`, the base game has no ruins cards', () => {
  const state = tableWith({ config: { ruins: false }, deck: ['orchard'] });
  assert.equal(state.deck.cards, 11);
  assert.equal(asks(state), 'draw orchard');
});

test('a refused setup doesn’t affect a later setup with a valid config', () => {
  const wish: { map: string; coinCap?: number } = { map: 'Z' };
  assert.equal(code(wish), 'unknown-map');
  assert.equal(JSON.stringify(wish), '{"map":"Z"}', 'expected setup not to change the config');
  wish.map = 'B';
  assert.deepEqual(started(2, wish as ConfigWish), started(2, { map: 'B' }));
  wish.coinCap = 3;
  assert.deepEqual(started(2, wish as ConfigWish), started(2, { map: 'B', coinCap: 3 }));
  assert.deepEqual(configure({}), PRESETS.base, 'expected setup not to change the presets');
});

test('changing a config object doesn’t change the games that were set up with it', () => {
  const rows = ['.....', '..^..', '.....', '.....', '.....'];
  const corrections = { farmland: { time: 3 } };
  const wish = { map: { id: 'mine', name: { en: 'Mine', fr: 'À moi' }, rows }, corrections };
  const config = configure(wish);
  const before = JSON.stringify(config);
  rows[1] = '.....';
  corrections.farmland.time = 4;
  assert.equal(JSON.stringify(config), before);
  assert.notEqual(JSON.stringify(configure(wish)), before);
});

test('`configure` returns one object for equal configs, and refuses a value that JSON can’t represent', () => {
  assert.equal(configure({ map: 'D' }), configure({ map: 'D' }));
  assert.equal(code({ edicts: undefined }), 'config-bad-value');
  assert.equal(code({ corrections: { farmland: {} } }), 'accepted');
  assert.equal(code({ corrections: { farmland: { time: undefined } } }), 'correction-bad');
  assert.equal(code({ coinCap: 5n }), 'config-bad-value');
  const endless: Record<string, unknown> = {};
  endless.edicts = endless;
  assert.equal(code(endless), 'config-bad-value');
});
