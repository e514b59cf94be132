import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridOf } from '../../board/grid.ts';
import type { ConfigWish } from '../../config.ts';
import { cartographers } from '../../game.ts';
import {
  act,
  asks,
  cells,
  coins,
  draw,
  fold,
  kinds,
  mapFile,
  monster,
  names,
  offer,
  on,
  places,
  refused,
  tableWith,
  terrains,
  told,
} from '../table.ts';

const SMALL = gridOf(5, 5);
const FIELD = { map: mapFile('..... ..... ..... ..... .....') };
/** A map of 5 × 5 spaces with one ruins space in the middle. */
const RUIN = { map: mapFile('..... ..... ..R.. ..... .....') };

test('CA-20 each player draws one shape of the card with one of its terrains, and nobody may pass', () => {
  const state = tableWith({ seats: 2, config: FIELD, deck: ['treetop-village'] });
  assert.equal(terrains(state), 'forest village');
  assert.equal(places(state).length, 8 * 4 * 2, 'expected 8 places for each of 8 orientations');
  assert.equal(refused(state, 0, { type: 'cancel' }), 'nothing-to-cancel');
  assert.equal(refused(state, 0, { type: 'draw', terrain: 'forest', cells: [] }), 'no-cells');
  assert.equal(refused(state, 0, { type: 'choose', clusters: [] }), 'wrong-command');
  assert.equal(refused(state, 0, monster('A1', SMALL)), 'wrong-command');
  assert.equal(refused(state, 0, draw('water', 'A3 A4 B1-B3', SMALL)), 'not-this-terrain');
  const one = act(state, 0, draw('village', 'A3 A4 B1-B3', SMALL));
  assert.deepEqual(
    [asks(one), one.owing],
    ['draw treetop-village', [1]],
    'expected the other player to have to draw too',
  );
  const both = act(one, 1, draw('forest', 'D3 D4 E1-E3', SMALL));
  assert.deepEqual([on(both, 'village', 0), on(both, 'forest', 1)], ['A3 A4 B1 B2 B3', 'D3 D4 E1 E2 E3']);
});

test('CA-20 a player may draw either shape of a card with two shapes, and no other shape', () => {
  const state = tableWith({ config: FIELD, deck: ['farmland'] });
  const options = offer(state, 0);
  assert.ok(options.type === 'draw');
  assert.deepEqual(
    options.shapes.map(({ shape, coin }) => [shape, coin]),
    [
      [0, true],
      [1, false],
    ],
  );
  assert.equal(places(state).length, 40 + 9, 'expected 40 places for the two-cell shape and 9 for the cross');
  assert.equal(refused(state, 0, draw('farm', 'A1 B2', SMALL)), 'not-this-shape');
  assert.equal(refused(state, 0, draw('farm', 'A1-A3', SMALL)), 'not-this-shape');
});

test('CA-21 every cell of a shape must be on an empty space of the sheet: not on drawings, mountains or wasteland', () => {
  const state = tableWith({
    config: { map: 'B' },
    deck: ['great-river'],
    drawn: { 0: 'forest A1; destroyed A5' },
  });
  assert.equal(
    refused(state, 0, draw('water', 'A1-C1')),
    'overlaps',
    'expected a drawing over the forest A1 to be refused',
  );
  assert.equal(
    refused(state, 0, draw('water', 'A5-C5')),
    'overlaps',
    'expected a drawing over the destroyed A5 to be refused',
  );
  assert.equal(
    refused(state, 0, draw('water', 'A9-C9')),
    'overlaps',
    'expected a drawing over the mountain B9 to be refused',
  );
  assert.equal(
    refused(state, 0, draw('water', 'B6-D6')),
    'overlaps',
    'expected a drawing over the wasteland D6 to be refused',
  );
  assert.equal(refused(state, 0, { type: 'draw', terrain: 'water', cells: [99, 110, 121] }), 'off-sheet');
  assert.equal(refused(state, 0, { type: 'draw', terrain: 'water', cells: [-11, 0, 11] }), 'off-sheet');
  assert.equal(refused(state, 0, { type: 'draw', terrain: 'water', cells: [1, 1, 12] }), 'same-cell-twice');
  assert.equal(
    refused(state, 0, { type: 'draw', terrain: 'water', cells: [9, 10, 11] }),
    'not-this-shape',
    'expected spaces at the end of one row and the start of the next to be refused',
  );
  assert.equal(
    refused(state, 0, draw('water', 'A7-C7')),
    'accepted',
    'expected a drawing over the unfilled ruins B7 to be accepted',
  );
});

test('CA-22 a shape may be rotated and flipped, and need not touch earlier drawings', () => {
  const state = tableWith({ config: FIELD, deck: ['orchard'], drawn: { 0: 'water except A1-A3 B1-B3' } });
  const six = ['A1 A2 A3 B1', 'A1 A2 A3 B3', 'A1 B1 B2 B3', 'A3 B1 B2 B3'];
  assert.deepEqual(
    places(state),
    six,
    'expected one place for each orientation that fits into the 2 × 3 empty spaces',
  );
  const standing = tableWith({ config: FIELD, deck: ['orchard'], drawn: { 0: 'water except A1-C2' } });
  assert.deepEqual(places(standing), ['A1 A2 B1 C1', 'A1 A2 B2 C2', 'A1 B1 C1 C2', 'A2 B2 C1 C2']);
  const free = act(tableWith({ deck: ['orchard', 'farmland'] }), 0, draw('farm', 'A1-A3 B3'));
  assert.equal(
    refused(free, 0, draw('farm', 'K10 K11')),
    'accepted',
    'expected a drawing far from all others to be accepted',
  );
});

test('CA-23 a gap inside a shape may be over filled spaces', () => {
  const state = tableWith({ config: { game: 'heroes' }, deck: ['pasture'], drawn: { 0: 'water E6' } });
  assert.equal(
    refused(state, 0, draw('farm', 'B1 B3')),
    'accepted',
    'expected a gap over the mountain B2 to be accepted',
  );
  assert.equal(
    refused(state, 0, draw('farm', 'E5 E7')),
    'accepted',
    'expected a gap over the water E6 to be accepted',
  );
});

test('CA-24 CA-E-05 after a ruins card, at least one cell of the shape must be on an unfilled ruins space', () => {
  const state = tableWith({ config: RUIN, deck: ['temple-ruins', 'farmland'] });
  const crosses = ['A3 B2 B3 B4 C3', 'B2 C1 C2 C3 D2', 'B3 C2 C3 C4 D3', 'B4 C3 C4 C5 D4', 'C3 D2 D3 D4 E3'];
  assert.deepEqual(places(state), [...crosses, 'B3 C3', 'C2 C3', 'C3 C4', 'C3 D3'].sort());
  assert.equal(refused(state, 0, draw('farm', 'A1 A2', SMALL)), 'must-cover-ruins');
  assert.equal(
    refused(state, 0, draw('water', 'C2 C3', SMALL)),
    'not-this-terrain',
    'expected water to be refused, because the card doesn’t allow it',
  );
  const river = tableWith({ deck: ['temple-ruins', 'great-river'] });
  assert.equal(refused(river, 0, draw('water', 'A1-C1')), 'must-cover-ruins');
  assert.equal(on(act(river, 0, draw('water', 'A2-C2')), 'water'), 'A2 B2 C2');
});

test('CA-25 a single cell is drawn only if no shape fits in any orientation', () => {
  const open = tableWith({ deck: ['fishing-village'], drawn: { 0: 'farm except A1-D1' } });
  assert.deepEqual(places(open), ['A1 B1 C1 D1']);
  assert.equal(refused(open, 0, draw('water', 'A1')), 'something-fits');
  const shut = tableWith({ deck: ['fishing-village'], drawn: { 0: 'farm except A1-C1 K11' } });
  assert.deepEqual(places(shut), ['A1', 'B1', 'C1', 'K11'], 'expected every empty space to be allowed');
  assert.equal(refused(shut, 0, draw('water', 'A1-C1')), 'not-this-shape');
  const next = act(shut, 0, draw('water', 'B1'));
  assert.equal(on(next, 'water'), 'B1');
});

test('CA-26 if no ruins can be covered, one cell is drawn on any empty space, and never the whole shape elsewhere', () => {
  const far = tableWith({
    deck: ['temple-ruins', 'fishing-village'],
    drawn: { 0: 'farm except A1-D1 C2 K11' },
  });
  assert.deepEqual(
    places(far),
    ['A1', 'B1', 'C1', 'C2', 'D1', 'K11'],
    'expected single spaces, because no line of four covers the ruins C2',
  );
  assert.equal(refused(far, 0, draw('water', 'A1-D1')), 'only-single');
  const gone = tableWith({ deck: ['temple-ruins', 'farmland'], drawn: { 0: 'forest B6 C2 C10 I2 I10 J6' } });
  assert.equal(places(gone).length, 110);
  assert.equal(refused(gone, 0, draw('farm', 'A1 A2')), 'only-single');
  const options = offer(gone, 0);
  assert.ok(options.type === 'drawSingle' && options.why === 'no-ruins-left');
  assert.equal(on(act(far, 0, draw('village', 'K11')), 'village'), 'K11');
});

test('CA-27 a single cell has a terrain of the card in the base game, any terrain in Heroes and combined', () => {
  const full = { 0: 'farm except A1 K11' };
  const nothingFits = (game: 'base' | 'heroes' | 'combined') =>
    terrains(
      tableWith({ config: { game }, deck: [game === 'heroes' ? 'lagoon' : 'great-river'], drawn: full }),
    );
  assert.equal(nothingFits('base'), 'water');
  assert.equal(nothingFits('heroes'), 'forest village farm water monster hero');
  assert.equal(nothingFits('combined'), 'forest village farm water monster hero');
  const missed = (game: 'base' | 'combined') =>
    terrains(tableWith({ config: { game }, deck: ['temple-ruins', 'orchard'], drawn: full }));
  assert.equal(missed('base'), 'forest farm');
  assert.equal(missed('combined'), 'forest village farm water monster hero');
  const state = tableWith({ deck: ['great-river'], drawn: full });
  assert.equal(refused(state, 0, draw('forest', 'A1')), 'not-this-terrain');
});

test('CA-28 CA-E-10 Rift Lands draws one cell of any of five terrains, after a ruins card only on unfilled ruins', () => {
  const five = 'forest village farm water monster';
  const free = tableWith({ deck: ['rift-lands'] });
  assert.deepEqual([places(free).length, terrains(free)], [116, five]);
  const next = act(free, 0, draw('monster', 'E5'));
  assert.deepEqual([on(next, 'monster'), next.sheets[0]!.letters, coins(next)], ['E5', {}, [0]]);
  const bound = tableWith({ deck: ['temple-ruins', 'rift-lands'], drawn: { 0: 'farm C2 I2' } });
  assert.deepEqual(places(bound), ['B6', 'C10', 'I10', 'J6']);
  assert.equal(refused(bound, 0, draw('farm', 'A1')), 'must-cover-ruins');
  for (const ruinsFallbackTerrain of ['card', 'any'] as const) {
    const gone = tableWith({
      config: { ruinsFallbackTerrain },
      deck: ['temple-ruins', 'rift-lands'],
      drawn: { 0: 'farm B6 C2 C10 I2 I10 J6' },
    });
    assert.deepEqual([places(gone).length, terrains(gone)], [110, five]);
  }
  const combined = (config: ConfigWish) => {
    const drawn = { 0: 'farm B6 C2 C10 I2 I10 J6' };
    const deck = ['temple-ruins', 'rift-lands'];
    return terrains(tableWith({ config: { game: 'combined', ...config }, deck, drawn }));
  };
  assert.equal(terrains(tableWith({ config: { game: 'combined' }, deck: ['rift-lands'] })), five);
  assert.equal(combined({ ruinsFallbackTerrain: 'card' }), five);
  assert.equal(combined({ ruinsFallbackTerrain: 'any' }), `${five} hero`);
  assert.equal(combined({ ruinsFallbackTerrain: 'any', fallbackHero: false }), five);
});

test('CA-28 Kethra’s Gates draws one cell of any of five terrains; a monster drawn with it has no letter', () => {
  const state = tableWith({ config: { game: 'heroes' }, deck: ['kethras-gates', 'lagoon'] });
  assert.deepEqual([places(state).length, terrains(state)], [116, 'forest village farm water monster']);
  const next = act(state, 0, draw('monster', 'E5'));
  assert.deepEqual(next.sheets[0]!.letters, {});
});

test('CA-29 CA-A-07 a player whose sheet is full draws nothing in the current turn', () => {
  const full = { 1: 'farm except' };
  const explore = tableWith({ seats: 2, deck: ['great-river', 'farmland'], drawn: full });
  assert.deepEqual(explore.owing, [0]);
  assert.equal(refused(explore, 1, draw('water', 'A1')), 'not-asked');
  assert.equal(asks(act(explore, 0, draw('water', 'A1-C1'))), 'draw farmland');
  // Seat 0 would draw on sheet 1, which is full. Seat 1 draws on sheet 0.
  const ambush = tableWith({ seats: 2, deck: ['kobold-onslaught'], drawn: full });
  assert.deepEqual([asks(ambush), ambush.owing], ['ambush kobold-onslaught', [1]]);
  const heroic = tableWith({ seats: 2, config: { game: 'heroes' }, deck: ['dal-of-jolev'], drawn: full });
  assert.deepEqual([asks(heroic), heroic.owing], ['hero dal-of-jolev', [0]]);
});

test('CA-29 when all sheets are full, cards are revealed without a decision until the end of the game', () => {
  const state = tableWith({ seats: 2, drawn: { 0: 'farm except', 1: 'farm except' } });
  assert.equal(state.phase.type, 'over');
});

test('CA-30 players answer one by one and may cancel their answer; all answers are applied together', () => {
  const state = tableWith({ seats: 3, deck: ['farmland', 'hamlet'] });
  const one = act(state, 1, draw('farm', 'A1 A2'));
  assert.deepEqual(
    [one.answered, one.owing, on(one, 'farm', 1)],
    [[1], [0, 2], ''],
    'expected no drawing on sheet 1 before all seats have answered',
  );
  assert.equal(refused(one, 1, draw('farm', 'B1 B2')), 'already-answered');
  assert.equal(refused(one, 0, { type: 'cancel' }), 'nothing-to-cancel');
  const back = act(one, 1, { type: 'cancel' });
  assert.deepEqual([back.answered, back.owing], [[], [0, 1, 2]]);
  const again = act(act(back, 1, draw('farm', 'B1 B2')), 0, draw('farm', 'C1 D1'));
  const done = act(again, 2, draw('farm', 'E1 E2'));
  assert.deepEqual(
    [0, 1, 2].map(seat => on(done, 'farm', seat)),
    ['C1 D1', 'B1 B2', 'E1 E2'],
  );
  assert.deepEqual([asks(done), done.answered], ['draw hamlet', []]);
  assert.equal(
    refused(done, 2, { type: 'cancel' }),
    'nothing-to-cancel',
    'expected `cancel` to be refused after all have answered',
  );
  assert.equal(refused(done, 3, draw('farm', 'K1 K2')), 'no-such-seat');
});

test('CA-30 a view shows the column, edicts, season, coins, deck sizes and who has answered, but no deck order and no answers', () => {
  const state = act(
    tableWith({ seats: 2, config: { game: 'combined' }, deck: ['farmland'] }),
    0,
    draw('farm', 'A1 A2'),
  );
  const seen = cartographers.view(state, 1);
  assert.deepEqual(
    [seen.column, seen.edicts, seen.season, seen.answered],
    [['farmland'], state.edicts, 0, [0]],
  );
  assert.deepEqual(seen.deck, { cards: 14, ambushes: 1, heroes: 1 });
  assert.deepEqual(
    seen.tracks.map(track => track.coinsEarned),
    [0, 0],
  );
  assert.equal(seen.sheets.length, 2);
  assert.deepEqual(seen.answers, {});
  assert.deepEqual(cartographers.view(state, 0).answers, { 0: draw('farm', 'A1 A2') });
  assert.ok(!('secret' in seen), 'expected no `secret` in a view');
  const shown = JSON.stringify(seen, (key, value) => (key === 'ambushPool' ? undefined : value));
  for (const id of [...state.secret.ambushDeck, ...state.secret.deck.filter(id => id.endsWith('-ruins'))])
    assert.ok(!shown.includes(id), `expected the view not to contain ${id}, which is face down`);
});

test('CA-31 after a drawing, heroes attack, then mountains pay, then the Dragon pays, up to `coinCap` coins', () => {
  const state = tableWith({
    seats: 2,
    config: { game: 'heroes', coinCap: 3 },
    deck: ['dragon-inferno'],
    drawn: { 0: 'farm A2 B1 B3; marks B4 C2 C3 C4 D2' },
  });
  const last = act(state, 0, monster('E3 F1-F3 G1'));
  const events = told(last, 1, monster('B4 C2-C4 D2'));
  const here = events.filter(event => 'sheet' in event && event.sheet === 0);
  assert.equal(kinds(here), 'drawn destroyed:heroes coined:mountain coined:bounty');
  const next = fold(events, last);
  assert.deepEqual(coins(next), [3, 0], 'expected seat 0 to get only 3 of 4 coins, because `coinCap` is 3');
  assert.equal(on(next, 'destroyed'), names(cells('B4 C2-C4 D2')));
});
