import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SETS } from '../../cards/sets.ts';
import { soloSpots } from '../../phases/walk.ts';
import { TITLES, titleText } from '../../result.ts';
import type { State } from '../../types.ts';
import {
  act,
  asks,
  draw,
  fold,
  gaze,
  on,
  places,
  ravage,
  refused,
  SHEET,
  seasons,
  sheetText,
  tableWith,
  told,
  type Wish,
} from '../table.ts';

const both = (wish: Wish): State => tableWith({ ...wish, config: { game: 'combined', ...wish.config } });

/** The spaces that an ambush covers in a solo game on sheet A. */
const landing = (card: string, drawn = '', config: Wish['config'] = {}): string =>
  on(both({ config, deck: [card], ...(drawn && { drawn: { 0: drawn } }) }), 'monster');

test('CS-01 a solo game has one sheet and follows the rules of the chosen game', () => {
  const state = tableWith({ deck: ['farmland'] });
  assert.deepEqual([state.sheets.length, state.owing], [1, [0]]);
  assert.equal(refused(state, 0, draw('water', 'A1 A2')), 'not-this-terrain');
});

test('CS-02 CA-E-41 in solo on an empty sheet A, each monster shape is placed as printed, from the corner of its card', () => {
  assert.equal(landing('goblin-attack'), 'I9 J10 K11');
  assert.equal(landing('bugbear-assault'), 'A9 A11 B9 B11');
  assert.equal(landing('kobold-onslaught'), 'I1 J1 J2 K1');
  assert.equal(landing('gnoll-raid'), 'A1 A2 B1 C1 C2');
  assert.equal(landing('zombie-plague'), 'A1');
  assert.equal(landing('giant-troll-ravage'), 'A9 A10 A11 B10');
  assert.equal(landing('gorgon-gaze'), 'J9 J11 K10');
  assert.equal(
    landing('dragon-inferno'),
    'I4 J2 J3 J4 K2',
    'expected the second place of the walk, because the mountain I3 blocks the first',
  );
});

test('CS-03 CA-E-42 if the outer ring of the sheet is filled, the walk of a solo ambush continues one space further in', () => {
  const ring = 'farm A1-A11 K1-K11 B1-J1 B11-J11';
  const beast = (card: string) => landing(card, ring);
  assert.equal(beast('gnoll-raid'), 'B2 B3 C2 D2 D3');
  assert.equal(beast('goblin-attack'), 'H8 I9 J10');
  assert.equal(beast('bugbear-assault'), 'B8 B10 C8 C10');
  assert.equal(beast('kobold-onslaught'), 'G2 H2 H3 I2');
  assert.equal(beast('dragon-inferno'), 'H6 I4 I5 I6 J4');
  assert.equal(beast('giant-troll-ravage'), 'D8 D9 D10 E9');
  assert.equal(beast('gorgon-gaze'), 'I8 I10 J9');
  assert.equal(beast('zombie-plague'), 'B2');
});

test('CS-03 CA-E-43 the walk visits each of the (12 − h)(12 − w) places of a shape of h × w spaces exactly once', () => {
  for (const card of [...SETS.base.ambushes, ...SETS.heroes.ambushes]) {
    const box = { height: card.shape.length, width: card.shape[0]!.length };
    const spots = [...soloSpots(SHEET, box, card.soloCorner, card.pass)].map(String);
    assert.equal(
      spots.length,
      (12 - box.height) * (12 - box.width),
      `expected the walk of ${card.id} to visit all places`,
    );
    assert.equal(
      new Set(spots).size,
      spots.length,
      `expected the walk of ${card.id} to visit no place twice`,
    );
  }
});

test('CS-03 from each corner, the walk of a solo ambush follows the edge in the direction of the card', () => {
  const second = (
    corner: 'top-left' | 'top-right' | 'bottom-right' | 'bottom-left',
    turn: 'clockwise' | 'counter-clockwise',
  ) => {
    const [first, next] = soloSpots(SHEET, { height: 1, width: 1 }, corner, turn);
    return [next![0] - first![0], next![1] - first![1]];
  };
  assert.deepEqual(
    [second('top-left', 'clockwise'), second('top-left', 'counter-clockwise')],
    [
      [0, 1],
      [1, 0],
    ],
  );
  assert.deepEqual(
    [second('top-right', 'clockwise'), second('top-right', 'counter-clockwise')],
    [
      [1, 0],
      [0, -1],
    ],
  );
  assert.deepEqual(
    [second('bottom-right', 'clockwise'), second('bottom-right', 'counter-clockwise')],
    [
      [0, -1],
      [-1, 0],
    ],
  );
  assert.deepEqual(
    [second('bottom-left', 'clockwise'), second('bottom-left', 'counter-clockwise')],
    [
      [-1, 0],
      [0, 1],
    ],
  );
});

test('CS-03 the walk visits an innermost ring of one row or column only once', () => {
  const spots = [...soloSpots(SHEET, { height: 11, width: 3 }, 'top-left', 'clockwise')];
  assert.deepEqual(
    spots.map(([, column]) => column),
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
  );
});

test('CS-02 CA-E-44 a solo ambush that fits nowhere as printed is ignored: it draws nothing, not even a single cell', () => {
  const state = both({
    deck: ['farmland', 'gnoll-raid', 'rift-lands'],
    drawn: { 0: 'farm except A1 A2 B2 C1 C2 K10 K11' },
  });
  const events = told(state, 0, draw('farm', 'K10 K11'));
  assert.ok(events.some(event => event.type === 'ignored' && event.card === 'gnoll-raid'));
  const next = fold(events, state);
  assert.deepEqual(
    [on(next, 'monster'), asks(next)],
    ['', 'draw rift-lands'],
    'expected no drawing, although the mirrored shape would fit',
  );
});

test('CS-02 CA-E-45 in the solo example of the rules, the ambush fits at the 7th place, and the total of spring is 7', () => {
  let state = tableWith({
    edicts: 'sentinel-wood canal-lake shieldgate borderlands',
    deck: ['great-river', 'homestead', 'gnoll-raid', 'orchard', 'forgotten-forest', 'fishing-village'],
  });
  state = act(state, 0, draw('water', 'A1-C1'));
  state = act(state, 0, draw('farm', 'D1-F1 E2'));
  assert.equal(on(state, 'monster'), 'G1 G2 H1 I1 I2');
  const spots = [...soloSpots(SHEET, { height: 3, width: 2 }, 'top-left', 'counter-clockwise')];
  assert.deepEqual(spots[6], [6, 0], 'expected G1 as the 7th place of the walk');
  state = act(state, 0, draw('forest', 'J1-J3 K1'));
  state = act(state, 0, draw('forest', 'F2 G3'));
  state = act(state, 0, draw('water', 'D2-D5'));
  const [a, b, c, d, e, f, g, h, i, j, k] = sheetText(state);
  assert.deepEqual([a, b, c, d], ['W..........', 'W..^.R.....', 'WR......^R.', 'AWWWW......']);
  assert.deepEqual([e, f, g, h], ['AA.........', 'AF...^.....', 'MMF........', 'M..........']);
  assert.deepEqual([i, j, k], ['MM^......R.', 'FFF..R.^...', 'F..........']);
  assert.deepEqual(seasons(state), [[2, 4, 2, 1, 7]]);
});

test('CS-04 in solo, the player chooses the Gorgon’s victim', () => {
  const state = both({ deck: ['gorgon-gaze', 'orchard'] });
  assert.deepEqual([asks(state), state.owing], ['gaze gorgon-gaze', [0]]);
  assert.deepEqual(
    places(state),
    ['I11', 'I9', 'J10', 'K11', 'K9'],
    'expected the neighbors of the Gorgon on J9, J11 and K10, except for the mountain J8',
  );
  assert.equal(on(act(state, 0, gaze('K11')), 'destroyed'), 'K11');
});

test('CS-05 in solo, Zombie, Troll and Dragon work as with several players; the player chooses the Troll’s victim', () => {
  const column = ['orchard', 'homestead', 'treetop-village', 'great-river'];
  const troll = both({ season: 1, deck: ['giant-troll-ravage', 'farmland'], column });
  const asked = act(troll, 0, draw('farm', 'K1 K2'));
  assert.deepEqual([asks(asked), places(asked)], ['ravage giant-troll-ravage', ['A8', 'B11', 'B9', 'C10']]);
  assert.equal(on(act(asked, 0, ravage('B9')), 'destroyed'), 'B9');
  const zombie = both({ deck: ['zombie-plague', 'farmland'], column });
  assert.equal(on(act(zombie, 0, draw('farm', 'K1 K2')), 'monster'), 'A1 A2 B1');
  const dragon = both({
    deck: ['dragon-inferno', 'farmland'],
    drawn: { 0: 'farm except I4 J2-J4 K2 A1 A2' },
  });
  assert.equal(dragon.sheets[0]!.coinsEarned, 4, 'expected 3 coins for the Dragon and 1 for the mountain I3');
});

/** A finished solo game with this total. */
const finished = (total: number, config: Wish['config'] = {}): State => {
  const state = tableWith({
    config,
    season: 3,
    edicts: 'sentinel-wood wildholds canal-lake borderlands',
    column: ['orchard', 'homestead', 'great-river'],
    deck: ['farmland'],
    scores: { 0: [[total, 0]] },
  });
  return act(state, 0, draw('farm', 'D2 E1-E3 F2'));
};
const PAR = 25 + 16 + 24 + 24;

test('CS-06 the solo rating is the score minus the solo numbers of the game’s four scoring cards', () => {
  assert.deepEqual(finished(PAR + 17).result?.solo, { rating: 17, title: 10 });
  assert.deepEqual(finished(0).result?.solo?.rating, -PAR);
});

test('CS-07 CA-E-46 the solo title is that of the highest threshold which the rating reaches', () => {
  const title = (rating: number) =>
    titleText(finished(PAR + rating).result?.solo?.title ?? 0, 'base')?.en.split(' ')[0];
  const expected = [
    'Legendary',
    'Master',
    'Journeyman',
    'Apprentice',
    'Amateur',
    'Amateur',
    'Inept',
    'Dimwitted',
    'Oblivious',
    'Oblivious',
  ];
  assert.deepEqual([30, 29, 10, 0, -1, -5, -6, -20, -30, -31].map(title), expected);
  assert.deepEqual(
    TITLES.map(row => row.least),
    [30, 20, 10, 0, -5, -10, -20, -30],
  );
});

test('CS-07 the base and Heroes rulebooks have different French titles in six rows, and the same English titles', () => {
  const base = [
    'Légendaire',
    'des Cartes',
    'Voyageur',
    'Géomètre',
    'Conseiller',
    'Inapte',
    'Mauvais',
    'Inconscient',
  ];
  const heroes = [
    'Légendaire',
    'Maître Cartographe',
    'Itinérant',
    'Géomètre',
    'Assesseur',
    'Incompétent',
    'Attardé',
    'Patenté',
  ];
  for (const [i, row] of TITLES.entries()) {
    assert.ok(row.base.fr.includes(base[i]!), `expected "${base[i]}" in the title ${row.base.fr}`);
    assert.ok(row.heroes.fr.includes(heroes[i]!), `expected "${heroes[i]}" in the title ${row.heroes.fr}`);
    assert.equal(row.base.en, row.heroes.en);
  }
});

test('CS-08 a solo rating below −30 gets the lowest title, or none if `belowTable` is `none`', () => {
  assert.deepEqual(finished(PAR - 50).result?.solo, { rating: -50, title: -30 });
  assert.deepEqual(finished(PAR - 50, { belowTable: 'none' }).result?.solo, { rating: -50, title: null });
  assert.deepEqual(finished(PAR - 30, { belowTable: 'none' }).result?.solo, { rating: -30, title: -30 });
});
