import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Config, ConfigWish } from '../../config.ts';
import { cartographers } from '../../game.ts';
import type { State } from '../../types.ts';
import {
  act,
  actAll,
  asks,
  coins,
  draw,
  gaze,
  monster,
  on,
  places,
  ravage,
  refused,
  tableWith,
  told,
  type Wish,
} from '../table.ts';

const heroTable = (config: ConfigWish, wish: Wish): State =>
  tableWith({ ...wish, config: { game: 'heroes', ...config } });

const ENDING = { column: ['lagoon', 'hillside-terrace', 'frontier-dwelling'], deck: ['wildwood-garden'] };
const GARDEN = draw('farm', 'K2 K3 J4');
type Payee = Config['ambushMountainCoin'];

/** A game with three seats, in which seat 1 surrounds the mountain B2 on the sheet of seat 0 with a Troll. */
const trollCloses = (ambushMountainCoin: Payee, wish: Wish = {}): State =>
  actAll(
    heroTable(
      { ambushMountainCoin },
      { seats: 3, deck: ['giant-troll-ravage'], drawn: { 0: 'farm A2 B1 B3' }, ...wish },
    ),
    monster('E1-E3 F2'),
    monster('C1-C3 D2'),
    monster('E1-E3 F2'),
  );

test('CA-A-09 if an ambush surrounds a mountain, `ambushMountainCoin` decides who gets the coin: the owner, the drawer or nobody; it is paid only once', () => {
  assert.deepEqual(coins(trollCloses('owner')), [1, 0, 0]);
  assert.deepEqual(coins(trollCloses('drawer')), [0, 1, 0]);
  const none = trollCloses('none');
  assert.deepEqual([coins(none), on(none, 'paid', 0)], [[0, 0, 0], 'B2']);
  assert.deepEqual(
    coins(trollCloses('drawer', { coins: { 1: 14 } })),
    [0, 14, 0],
    'expected the drawer’s coins to stay at 14, the end of the track',
  );
});

/** Seat 1 draws a Gorgon around C2 on the sheet of seat 0. Its gaze on C2 surrounds the mountain B2. */
const gorgonCloses = (config: ConfigWish): State => {
  const state = heroTable(config, { seats: 3, deck: ['gorgon-gaze'], drawn: { 0: 'farm A2 B1 B3' } });
  const drawn = actAll(state, monster('J9 J11 K10'), monster('C1 C3 D2'), monster('J9 J11 K10'));
  // The victim on the sheet of seat 0 is chosen by its owner or by seat 1, the drawer.
  const chooser = config.gorgonChooser === 'owner' ? 0 : 1;
  return [0, 1, 2].reduce((now, seat) => act(now, seat, gaze(seat === chooser ? 'C2' : 'J10')), drawn);
};

test('CA-A-09 if a Gorgon’s gaze surrounds a mountain, `ambushMountainCoin: drawer` pays the seat that drew the Gorgon', () => {
  assert.deepEqual(coins(gorgonCloses({ ambushMountainCoin: 'owner' })), [1, 0, 0]);
  assert.deepEqual(coins(gorgonCloses({ ambushMountainCoin: 'drawer' })), [0, 1, 0]);
  assert.deepEqual(coins(gorgonCloses({ ambushMountainCoin: 'none' })), [0, 0, 0]);
});

test('CA-A-09 the drawer of a Gorgon gets the coin for its gaze even if the owner of the sheet chooses the victim', () => {
  assert.deepEqual(coins(gorgonCloses({ ambushMountainCoin: 'drawer', gorgonChooser: 'owner' })), [0, 1, 0]);
  assert.deepEqual(coins(gorgonCloses({ ambushMountainCoin: 'none', gorgonChooser: 'owner' })), [0, 0, 0]);
});

test('CA-A-09 in solo, the player gets the coin of a mountain that a Gorgon’s gaze surrounds, unless `ambushMountainCoin` is `none`', () => {
  const solo = (ambushMountainCoin: Payee) =>
    coins(
      act(
        heroTable(
          { ambushMountainCoin, map: 'C' },
          { deck: ['gorgon-gaze'], drawn: { 0: 'farm H10 I9 J10' } },
        ),
        0,
        gaze('I11'),
      ),
    );
  assert.deepEqual([solo('owner'), solo('drawer'), solo('none')], [[1], [1], [0]]);
});

test('CA-A-09 CA-A-19 `ambushMountainCoin` also decides who is paid if a Gorgon gazes before heroes attack and finds no victim', () => {
  const closed = (ambushMountainCoin: Payee): State =>
    actAll(
      heroTable(
        { ambushMountainCoin, gorgonTiming: 'beforeHeroes', gorgonTarget: 'filled' },
        { seats: 3, deck: ['gorgon-gaze'], drawn: { 0: 'destroyed A2 B1 B3' } },
      ),
      monster('J9 J11 K10'),
      monster('C2 D1 D3'),
      monster('J9 J11 K10'),
    );
  assert.deepEqual(coins(closed('owner')), [1, 0, 0]);
  assert.deepEqual(coins(closed('drawer')), [0, 1, 0]);
  assert.deepEqual(coins(closed('none')), [0, 0, 0]);
});

const zombieCloses = (ambushMountainCoin: Payee): State =>
  act(
    heroTable(
      { ambushMountainCoin },
      { season: 1, past: ['zombie-plague'], ...ENDING, drawn: { 0: 'farm A2 B1 B3; monster:Z D2' } },
    ),
    0,
    GARDEN,
  );

test('CA-A-09 if a Zombie or Troll surrounds a mountain, the owner of the sheet gets the coin, or nobody if `ambushMountainCoin` is `none`', () => {
  assert.deepEqual(coins(zombieCloses('owner')), [1]);
  assert.deepEqual(coins(zombieCloses('drawer')), [1]);
  const none = zombieCloses('none');
  assert.deepEqual([coins(none), on(none, 'paid')], [[0], 'B2']);
  const troll = heroTable(
    { ambushMountainCoin: 'none' },
    { season: 1, past: ['giant-troll-ravage'], ...ENDING, drawn: { 0: 'farm A2 B1 B3; monster:T D2' } },
  );
  assert.deepEqual(coins(act(act(troll, 0, GARDEN), 0, ravage('C2'))), [0]);
});

test('CA-A-09 in solo, the player gets the coin of a mountain that an ambush surrounds, unless `ambushMountainCoin` is `none`', () => {
  const solo = (ambushMountainCoin: Payee) =>
    coins(
      tableWith({
        config: { ambushMountainCoin },
        deck: ['kobold-onslaught'],
        drawn: { 0: 'farm except B3 C3 D3 C4 A1' },
      }),
    );
  assert.deepEqual([solo('owner'), solo('none')], [[1], [0]]);
});

test('CA-A-09 `ambushMountainCoin` doesn’t affect a mountain that the owner surrounds', () => {
  const state = tableWith({
    config: { ambushMountainCoin: 'none' },
    deck: ['rift-lands'],
    drawn: { 0: 'farm A4 B3 B5' },
  });
  assert.deepEqual(coins(act(state, 0, draw('farm', 'C4'))), [1]);
});

test('CA-A-17 `trollChooser` decides who chooses the Troll’s victim: the owner of the sheet, or the neighbor to whom the arrow passes the sheet', () => {
  const asked = (trollChooser: Config['trollChooser']): State =>
    actAll(
      heroTable(
        { trollChooser },
        { seats: 3, season: 1, past: ['giant-troll-ravage'], ...ENDING, drawn: { 0: 'monster:T A1' } },
      ),
      GARDEN,
      GARDEN,
      GARDEN,
    );
  assert.deepEqual(asked('owner').owing, [0]);
  const leftNeighbor = asked('neighbour');
  assert.deepEqual([leftNeighbor.owing, places(leftNeighbor, 1)], [[1], ['A2', 'B1']]);
  assert.equal(on(act(leftNeighbor, 1, ravage('B1')), 'destroyed', 0), 'B1');
});

test('CA-A-18 `gorgonChooser` decides who chooses the Gorgon’s victim: its drawer, or the owner of the sheet', () => {
  const asked = (gorgonChooser: Config['gorgonChooser']): State =>
    actAll(
      heroTable(
        { gorgonChooser },
        { seats: 3, deck: ['gorgon-gaze'], drawn: { 1: 'farm except A1', 2: 'farm except A1' } },
      ),
      monster('A1'),
      monster('E4 E6 F5'),
      monster('A1'),
    );
  assert.deepEqual(asked('drawer').owing, [1]);
  assert.deepEqual(asked('owner').owing, [0]);
  assert.deepEqual(places(asked('owner'), 0), places(asked('drawer'), 1));
});

test('CA-A-19 `gorgonTiming` decides whether the Gorgon gazes before or after heroes attack; afterwards, only its surviving spaces gaze', () => {
  const drawn = (gorgonTiming: Config['gorgonTiming']): State =>
    actAll(
      heroTable({ gorgonTiming }, { seats: 2, deck: ['gorgon-gaze'], drawn: { 0: 'marks E4 F5' } }),
      monster('J9 J11 K10'),
      monster('E4 E6 F5'),
    );
  assert.deepEqual(places(drawn('afterHeroes'), 1), ['D6', 'E5', 'E7', 'F6']);
  const before = drawn('beforeHeroes');
  assert.deepEqual(
    places(before, 1),
    ['D4', 'D6', 'E3', 'E5', 'E7', 'F6', 'G5'],
    'expected all neighbors of the Gorgon except F4, which is a mountain on sheet C',
  );
  assert.equal(on(before, 'destroyed', 0), '', 'expected no space to be destroyed before the Gorgon gazes');
  const next = actAll(before, gaze('J10'), gaze('G5'));
  assert.equal(on(next, 'destroyed', 0), 'E4 F5 G5');
});

test('CA-A-20 `winterEffects` decides whether monster effects apply after winter', () => {
  const ended = (winterEffects: Config['winterEffects'], season: 2 | 3): State =>
    act(
      heroTable(
        { winterEffects },
        { season, past: ['zombie-plague'], ...ENDING, drawn: { 0: 'monster:Z A1' } },
      ),
      0,
      GARDEN,
    );
  assert.equal(on(ended('apply', 3), 'monster'), 'A1 A2 B1');
  assert.equal(on(ended('skip', 3), 'monster'), 'A1');
  assert.equal(
    on(ended('skip', 2), 'monster'),
    'A1 A2 B1',
    'expected monster effects after fall, even with `skip`',
  );
});

test('CA-A-23 `soloAnchor` decides what moves along the edge in a solo ambush: the bounding box of the shape, or its first cell', () => {
  const lies = (soloAnchor: Config['soloAnchor'], card: string) =>
    on(tableWith({ config: { game: 'combined', soloAnchor }, deck: [card] }), 'monster');
  assert.equal(lies('box', 'dragon-inferno'), 'I4 J2 J3 J4 K2');
  assert.equal(
    lies('cell', 'dragon-inferno'),
    'I11 J9 J10 J11 K9',
    'expected the top right cell of the shape to move along the bottom and then up',
  );
  assert.equal(
    lies('cell', 'goblin-attack'),
    'A9 B10 C11',
    'expected the shape not to fit with its top left cell on the right edge',
  );
  assert.equal(lies('cell', 'gnoll-raid'), 'A1 A2 B1 C1 C2');
});

test('CA-A-24 `soloGorgon` decides what chooses the Gorgon’s victim in solo: the player, or a fixed order of preference', () => {
  const auto = (drawn?: string, config: ConfigWish = {}) =>
    on(
      heroTable(
        { map: 'A', soloGorgon: 'auto', ...config },
        { deck: ['gorgon-gaze'], ...(drawn && { drawn: { 0: drawn } }) },
      ),
      'destroyed',
    );
  assert.equal(asks(heroTable({ soloGorgon: 'player' }, { deck: ['gorgon-gaze'] })), 'gaze gorgon-gaze');
  // The Gorgon is on J9, J11 and K10. The fixed order lists the neighbors of each, clockwise from above:
  // I9 J10 K9, I11 K11 J10, J10 K11 K9.
  assert.equal(auto(), 'I9', 'expected I9, the first empty space in the fixed order');
  assert.equal(
    auto('farm K9; hero I9; monster I11'),
    'K9',
    'expected the farm K9 to be preferred to a hero, an empty space and a monster',
  );
  assert.equal(
    auto('hero K11; monster I9'),
    'K11',
    'expected the hero K11 to be preferred to an empty space',
  );
  assert.equal(auto('monster I9'), 'J10', 'expected the empty space J10 to be preferred to a monster');
  assert.equal(
    auto('monster I9', { gorgonTarget: 'filled' }),
    'I9',
    'expected the monster I9, because it is the only possible victim',
  );
  assert.equal(auto('', { gorgonTarget: 'filled' }), '');
});

test('CA-A-30 `gorgonTarget` decides whether the Gorgon may destroy any space, or only a filled one', () => {
  const asked = (gorgonTarget: Config['gorgonTarget']): State =>
    actAll(
      heroTable({ gorgonTarget }, { seats: 2, deck: ['gorgon-gaze', 'lagoon'], drawn: { 0: 'farm E5' } }),
      monster('J9 J11 K10'),
      monster('E4 E6 F5'),
    );
  assert.deepEqual(places(asked('any'), 1), ['D4', 'D6', 'E3', 'E5', 'E7', 'F6', 'G5']);
  const filled = asked('filled');
  assert.deepEqual(
    [places(filled, 1), filled.owing],
    [['E5'], [1]],
    'expected only seat 1 to choose, because the Gorgon on sheet 1 has no filled neighbor',
  );
});

test('CA-A-31 a monster may be drawn on marks, and is destroyed immediately', () => {
  const state = heroTable({}, { seats: 2, deck: ['zombie-plague'], drawn: { 0: 'marks E5', 1: 'marks E5' } });
  assert.equal(refused(state, 0, monster('E5')), 'accepted');
  const next = actAll(state, monster('E5'), monster('E5'));
  assert.deepEqual([on(next, 'destroyed', 0), on(next, 'destroyed', 1)], ['E5', 'E5']);
});

const seenBy = (state: State, viewer: number | 'spectator'): number[] =>
  cartographers.view(state, viewer).sheets.flatMap((sheet, seat) => (sheet ? [seat] : []));

test('CA-A-32 `openSheets` decides whether players see all sheets, or only their own and the one they draw on', () => {
  const hidden = { openSheets: false } as const;
  const open = tableWith({ seats: 3, deck: ['farmland'] });
  assert.deepEqual(
    [seenBy(open, 0), seenBy(open, 'spectator')],
    [
      [0, 1, 2],
      [0, 1, 2],
    ],
  );
  const state = tableWith({ seats: 3, config: hidden, deck: ['farmland', 'kobold-onslaught'] });
  assert.deepEqual([seenBy(state, 0), seenBy(state, 'spectator')], [[0], []]);
  const last = act(act(state, 0, draw('farm', 'A1 A2')), 1, draw('farm', 'A1 A2'));
  const events = told(last, 2, draw('farm', 'A1 A2'));
  const shown = events
    .map(event => cartographers.redact(event, 0, last))
    .filter(event => event !== undefined);
  assert.deepEqual(
    shown.flatMap(event => (event.type === 'drawn' ? [event.sheet] : [])),
    [0],
  );
  assert.deepEqual(
    shown.flatMap(event => (event.type === 'coined' ? [event.coins] : [])),
    [1, 1, 1],
    'expected the coins of all seats to be visible',
  );
  const ambush = act(last, 2, draw('farm', 'A1 A2'));
  assert.deepEqual(
    [0, 1, 2].map(seat => seenBy(ambush, seat)),
    [
      [0, 2],
      [0, 1],
      [1, 2],
    ],
  );
  assert.deepEqual(
    cartographers.view(ambush, 0).tracks.map(track => track.coinsEarned),
    [1, 1, 1],
  );
  const over = tableWith({ seats: 2, config: hidden, drawn: { 0: 'farm except', 1: 'farm except' } });
  assert.deepEqual([over.phase.type, seenBy(over, 0)], ['over', [0, 1]]);
});
