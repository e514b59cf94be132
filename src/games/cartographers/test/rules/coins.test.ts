import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../../../engine/refusal.ts';
import { cartographers } from '../../game.ts';
import {
  act,
  actAll,
  coins,
  draw,
  fold,
  gaze,
  hero,
  mapFile,
  monster,
  on,
  ravage,
  seasons,
  tableWith,
  told,
} from '../table.ts';

test('CA-32 a mountain with all four sides filled pays one coin, once', () => {
  const state = tableWith({
    deck: ['rift-lands', 'forgotten-forest'],
    drawn: { 0: 'farm A4; water B3; forest C4' },
  });
  assert.deepEqual(coins(state), [0], 'three sides are not enough');
  const events = told(state, 0, draw('village', 'B5'));
  assert.deepEqual(
    events.filter(event => event.type === 'coined'),
    [{ type: 'coined', sheet: 0, to: 0, coins: 1, why: 'mountain', cells: [14] }],
  );
  const paid = fold(events, state);
  assert.deepEqual([coins(paid), on(paid, 'paid')], [[1], 'B4']);
  assert.deepEqual(coins(act(paid, 0, draw('forest', 'K1 J2'))), [2], 'only the coin of the shape is new');
});

test('CA-32 any filling counts: terrain, monster, hero, destroyed', () => {
  const state = tableWith({
    config: { game: 'combined' },
    deck: ['rift-lands'],
    drawn: { 0: 'monster A4; destroyed B3; hero C4' },
  });
  assert.deepEqual(coins(act(state, 0, draw('water', 'B5'))), [1]);
});

test('CA-32 CA-E-18 sheet B: H5 H7 I6 surround the mountain H6, because G6 is wasteland', () => {
  const state = tableWith({ config: { map: 'B' }, deck: ['rift-lands'], drawn: { 0: 'farm H5 H7' } });
  const next = act(state, 0, draw('farm', 'I6'));
  assert.deepEqual([coins(next), on(next, 'paid')], [[1], 'H6']);
});

test('CA-32 on a map file the side of a mountain that faces off the sheet counts as filled', () => {
  const map = mapFile('^.... ..... ..... ..... .....');
  const state = tableWith({ config: { map }, deck: ['forgotten-forest'] });
  assert.deepEqual(
    coins(act(state, 0, { type: 'draw', terrain: 'forest', cells: [1, 5] })),
    [2],
    'shape and mountain',
  );
});

test('CA-33 CA-E-15 one drawing that completes two mountains gives two coins', () => {
  const state = tableWith({ deck: ['treetop-village'], drawn: { 0: 'farm A4 B3 C4 B9 C10 D9' } });
  const next = act(state, 0, draw('forest', 'B5 B6 B7 C7 C8'));
  assert.deepEqual([coins(next), on(next, 'paid')], [[2], 'B4 C9']);
});

test('CA-34 CA-E-17 a mountain completed by an ambusher pays the owner of the sheet', () => {
  // Clockwise with two seats: they swap. Kobold on C4 closes B4 of seat 0.
  const state = tableWith({ seats: 2, deck: ['kobold-onslaught'], drawn: { 0: 'farm A4 B3 B5' } });
  const next = actAll(state, monster('E1-G1 F2'), monster('C4-E4 D5'));
  assert.deepEqual(coins(next), [1, 0]);
});

const ENDING = { column: ['lagoon', 'hillside-terrace', 'frontier-dwelling'], deck: ['wildwood-garden'] };

test('CA-34 a mountain completed by a Zombie, a Troll or a Gorgon pays the owner too', () => {
  const zombie = tableWith({
    config: { game: 'heroes' },
    season: 1,
    past: ['zombie-plague'],
    ...ENDING,
    drawn: { 0: 'farm A2 B1 B3 C1 D2; monster:Z C3' },
  });
  const grown = act(zombie, 0, draw('farm', 'K1 K2 J3'));
  assert.ok(on(grown, 'monster').split(' ').includes('C2'));
  assert.deepEqual([coins(grown), seasons(grown)[0]![2]], [[1], 0], 'the coin comes after the scoring');

  const troll = tableWith({
    config: { game: 'heroes' },
    season: 1,
    past: ['giant-troll-ravage'],
    ...ENDING,
    drawn: { 0: 'farm A2 B1 B3; monster:T C3 D3 E3 D4' },
  });
  const asked = act(troll, 0, draw('farm', 'K1 K2 J3'));
  assert.deepEqual(coins(act(asked, 0, ravage('C2'))), [1]);

  const gorgon = tableWith({
    seats: 2,
    config: { game: 'heroes' },
    deck: ['gorgon-gaze'],
    drawn: { 0: 'farm A2 B1 B3' },
  });
  const drawn = actAll(gorgon, monster('J9 J11 K10'), monster('C1 C3 D2'));
  assert.deepEqual(coins(actAll(drawn, gaze('J10'), gaze('C2'))), [1, 0]);
});

test('CA-35 the shape with a coin gives one coin, whatever the terrain; the single cell never does', () => {
  const river = tableWith({ deck: ['great-river'] });
  assert.deepEqual(coins(act(river, 0, draw('water', 'A1-C1'))), [1]);
  assert.deepEqual(coins(act(river, 0, draw('water', 'A3 B2 B3 C1 C2'))), [0]);
  const shut = tableWith({ deck: ['great-river'], drawn: { 0: 'farm except A4 K11' } });
  assert.deepEqual(coins(act(shut, 0, draw('water', 'K11'))), [0]);
  assert.deepEqual(coins(act(shut, 0, draw('water', 'A4'))), [1], 'it still completes the mountain B4');
});

test('CA-36 the track has 14 symbols; further coins are lost', () => {
  const state = tableWith({ deck: ['great-river', 'farmland'], coins: { 0: 13 } });
  const full = act(state, 0, draw('water', 'A1-C1'));
  assert.deepEqual(coins(full), [14]);
  const events = told(full, 0, draw('farm', 'K1 K2'));
  assert.deepEqual(events.find(event => event.type === 'coined')?.coins, 0);
  assert.deepEqual(coins(fold(events, full)), [14]);
});

test('CA-37 coins stay: each season pays one star for every coin on the track', () => {
  const state = tableWith({
    column: ['orchard', 'homestead', 'treetop-village', 'hamlet'],
    deck: ['great-river'],
    coins: { 0: 3 },
  });
  const summer = act(state, 0, draw('water', 'A1-C1'));
  assert.equal(seasons(summer)[0]![2], 4, 'the coin of the last drawing pays too');
  assert.deepEqual([coins(summer), summer.sheets[0]!.coinsSpent], [[4], 0], 'and stays on the track');
  const fall = tableWith({
    season: 1,
    column: ['orchard', 'homestead', 'treetop-village', 'great-river'],
    deck: ['farmland'],
    coins: { 0: 4 },
  });
  assert.equal(seasons(act(fall, 0, draw('farm', 'A2 B1-B3 C2')))[0]![2], 4);
});

test('CA-E-16 13 coins and the Dragon closed: 14 coins', () => {
  const state = tableWith({
    config: { game: 'heroes' },
    season: 1,
    past: ['dragon-inferno'],
    deck: ['dal-of-jolev'],
    coins: { 0: 13 },
    // The Dragon is in the bottom right corner; only I9 next to it is open.
    drawn: { 0: 'monster:D I11 J9 J10 J11 K9; farm H11 J8 K8 K10 K11' },
  });
  assert.deepEqual(coins(act(state, 0, hero('I9'))), [14]);
});

test('CA-34, CA-A-09 a preview shows the coins of the sheet drawn on and of the player who draws', () => {
  const preview = (ambushMountainCoin: 'owner' | 'drawer' | 'none') => {
    const state = tableWith({
      seats: 2,
      config: { ambushMountainCoin },
      deck: ['goblin-attack'],
      drawn: { 0: 'farm A4; water B3; forest B5' },
    });
    const shown = cartographers.preview(cartographers.view(state, 1), monster('C4 D5 E6'));
    assert.ok(!isRefusal(shown));
    const { coins, ownCoins } = shown;
    return { coins, ownCoins };
  };
  const same = { before: 0, after: 0 };
  const gained = { before: 0, after: 1 };
  assert.deepEqual(preview('owner'), { coins: gained, ownCoins: same });
  assert.deepEqual(preview('drawer'), { coins: same, ownCoins: gained });
  assert.deepEqual(preview('none'), { coins: same, ownCoins: same });
});
