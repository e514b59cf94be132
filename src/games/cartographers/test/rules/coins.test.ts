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

test('CA-32 a mountain pays one coin, only once, when all four spaces beside it are filled', () => {
  const state = tableWith({
    deck: ['rift-lands', 'forgotten-forest'],
    drawn: { 0: 'farm A4; water B3; forest C4' },
  });
  assert.deepEqual(coins(state), [0], 'expected no coin with three sides filled');
  const events = told(state, 0, draw('village', 'B5'));
  assert.deepEqual(
    events.filter(event => event.type === 'coined'),
    [{ type: 'coined', sheet: 0, to: 0, coins: 1, why: 'mountain', cells: [14] }],
  );
  const paid = fold(events, state);
  assert.deepEqual([coins(paid), on(paid, 'paid')], [[1], 'B4']);
  assert.deepEqual(
    coins(act(paid, 0, draw('forest', 'K1 J2'))),
    [2],
    'expected one more coin for the shape, and none for the mountain again',
  );
});

test('CA-32 terrain, monsters, heroes and destroyed spaces all fill the sides of a mountain', () => {
  const state = tableWith({
    config: { game: 'combined' },
    deck: ['rift-lands'],
    drawn: { 0: 'monster A4; destroyed B3; hero C4' },
  });
  assert.deepEqual(coins(act(state, 0, draw('water', 'B5'))), [1]);
});

test('CA-32 CA-E-18 on sheet B, filling H5, H7 and I6 surrounds the mountain H6, because G6 is wasteland', () => {
  const state = tableWith({ config: { map: 'B' }, deck: ['rift-lands'], drawn: { 0: 'farm H5 H7' } });
  const next = act(state, 0, draw('farm', 'I6'));
  assert.deepEqual([coins(next), on(next, 'paid')], [[1], 'H6']);
});

test('CA-32 if a mountain is at the edge of a map file, its side that faces off the sheet counts as filled', () => {
  const map = mapFile('^.... ..... ..... ..... .....');
  const state = tableWith({ config: { map }, deck: ['forgotten-forest'] });
  assert.deepEqual(
    coins(act(state, 0, { type: 'draw', terrain: 'forest', cells: [1, 5] })),
    [2],
    'expected one coin for the shape and one for the mountain',
  );
});

test('CA-33 CA-E-15 one drawing that surrounds two mountains gives two coins', () => {
  const state = tableWith({ deck: ['treetop-village'], drawn: { 0: 'farm A4 B3 C4 B9 C10 D9' } });
  const next = act(state, 0, draw('forest', 'B5 B6 B7 C7 C8'));
  assert.deepEqual([coins(next), on(next, 'paid')], [[2], 'B4 C9']);
});

test('CA-34 CA-E-17 a mountain surrounded by a monster of another player pays the owner of the sheet', () => {
  // Two seats swap their sheets. The Kobold on C4 closes the last side of the mountain B4 on sheet 0.
  const state = tableWith({ seats: 2, deck: ['kobold-onslaught'], drawn: { 0: 'farm A4 B3 B5' } });
  const next = actAll(state, monster('E1-G1 F2'), monster('C4-E4 D5'));
  assert.deepEqual(coins(next), [1, 0]);
});

const ENDING = { column: ['lagoon', 'hillside-terrace', 'frontier-dwelling'], deck: ['wildwood-garden'] };

test('CA-34 a mountain surrounded by the effect of a Zombie, Troll or Gorgon pays the owner of the sheet', () => {
  const zombie = tableWith({
    config: { game: 'heroes' },
    season: 1,
    past: ['zombie-plague'],
    ...ENDING,
    drawn: { 0: 'farm A2 B1 B3 C1 D2; monster:Z C3' },
  });
  const grown = act(zombie, 0, draw('farm', 'K1 K2 J3'));
  assert.ok(on(grown, 'monster').split(' ').includes('C2'));
  assert.deepEqual(
    [coins(grown), seasons(grown)[0]![2]],
    [[1], 0],
    'expected the coin for the mountain to be paid only after the scoring',
  );

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

test('CA-35 a shape with a coin symbol pays one coin for any terrain; a single cell never pays it', () => {
  const river = tableWith({ deck: ['great-river'] });
  assert.deepEqual(coins(act(river, 0, draw('water', 'A1-C1'))), [1]);
  assert.deepEqual(coins(act(river, 0, draw('water', 'A3 B2 B3 C1 C2'))), [0]);
  const shut = tableWith({ deck: ['great-river'], drawn: { 0: 'farm except A4 K11' } });
  assert.deepEqual(coins(act(shut, 0, draw('water', 'K11'))), [0]);
  assert.deepEqual(coins(act(shut, 0, draw('water', 'A4'))), [1], 'expected one coin, for the mountain B4');
});

test('CA-36 the coin track has 14 symbols; further coins are lost', () => {
  const state = tableWith({ deck: ['great-river', 'farmland'], coins: { 0: 13 } });
  const full = act(state, 0, draw('water', 'A1-C1'));
  assert.deepEqual(coins(full), [14]);
  const events = told(full, 0, draw('farm', 'K1 K2'));
  assert.deepEqual(events.find(event => event.type === 'coined')?.coins, 0);
  assert.deepEqual(coins(fold(events, full)), [14]);
});

test('CA-37 coins stay on the track: each season gives one star for every coin on it', () => {
  const state = tableWith({
    column: ['orchard', 'homestead', 'treetop-village', 'hamlet'],
    deck: ['great-river'],
    coins: { 0: 3 },
  });
  const summer = act(state, 0, draw('water', 'A1-C1'));
  assert.equal(
    seasons(summer)[0]![2],
    4,
    'expected 4 stars, which include one for the coin of the last drawing',
  );
  assert.deepEqual(
    [coins(summer), summer.sheets[0]!.coinsSpent],
    [[4], 0],
    'expected the coins to stay on the track',
  );
  const fall = tableWith({
    season: 1,
    column: ['orchard', 'homestead', 'treetop-village', 'great-river'],
    deck: ['farmland'],
    coins: { 0: 4 },
  });
  assert.equal(seasons(act(fall, 0, draw('farm', 'A2 B1-B3 C2')))[0]![2], 4);
});

test('CA-E-16 a player with 13 coins who encloses the Dragon gets only one more, because the track ends at 14', () => {
  const state = tableWith({
    config: { game: 'heroes' },
    season: 1,
    past: ['dragon-inferno'],
    deck: ['dal-of-jolev'],
    coins: { 0: 13 },
    // The Dragon is in the bottom right corner. Only its side at I9 is open.
    drawn: { 0: 'monster:D I11 J9 J10 J11 K9; farm H11 J8 K8 K10 K11' },
  });
  assert.deepEqual(coins(act(state, 0, hero('I9'))), [14]);
});

test('CA-34, CA-A-09 in an ambush, a preview shows the coins of the sheet’s owner and those of the player who draws on the sheet', () => {
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
