import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ConfigWish } from '../../config.ts';
import { land, mapFile, names, stars, tableWith } from '../table.ts';

/** The stars that a scoring card gives for this drawing on sheet A. */
const worth = (card: string, drawn: string, config: ConfigWish = { game: 'combined' }): number =>
  stars(
    tableWith({
      config,
      drawn: { 0: drawn },
      deck: [config.exploreSet === 'heroes' ? 'lagoon' : 'farmland'],
    }),
    card,
  );

test('CA-52 adjacent means sharing a side; diagonal contact never counts', () => {
  assert.equal(worth('canal-lake', 'farm E5; water F6 D4 D6 F4'), 0);
  assert.equal(worth('canal-lake', 'farm E5; water E6'), 2);
  assert.equal(
    worth('canal-lake', 'farm E11; water F1'),
    0,
    'expected the end of a row not to touch the start of the next',
  );
});

test('CA-53 a cluster is all spaces of one terrain that are connected by shared sides', () => {
  assert.equal(worth('wildholds', 'village C1-C6'), 8, 'expected the ruins C2 not to split the cluster');
  assert.equal(
    worth('wildholds', 'village C1-C3 C5-C7; destroyed C4'),
    0,
    'expected a destroyed space to split the cluster',
  );
  assert.equal(
    worth('wildholds', 'village C1-C3 D4-D6'),
    0,
    'expected diagonal contact not to join clusters',
  );
  assert.equal(
    worth('wildholds', 'village C1-C3; hero C4; village C5-C7'),
    0,
    'expected a hero between two clusters not to join them',
  );
  assert.equal(worth('shoreside-expanse', 'farm E5'), 3, 'expected a single space to be a cluster');
});

test('CA-54 drawn terrain, mountains, wasteland and destroyed spaces are filled; all other spaces are empty, even if marked', () => {
  const state = tableWith({
    config: { game: 'combined', map: 'B' },
    deck: ['farmland'],
    drawn: { 0: 'forest A1; village A2; farm A3; water A4; monster A5; hero A6; destroyed A7; marks A8 A9' },
  });
  const { filled, empty } = land(state);
  assert.equal(names(filled.list()), 'A1 A2 A3 A4 A5 A6 A7 B9 C4 D6 E5 E6 F5 F6 F7 G6 H6 I10 J3');
  assert.equal(filled.size + empty.size, 121);
  for (const cell of [7, 8, 17])
    assert.ok(empty.has(cell), `expected space ${cell} (A8, A9: marked; B7: ruins) to be empty`);
});

test('CA-55 the edge of a sheet is its first and last row and column; cards may count a side that faces off the sheet as edge', () => {
  assert.equal(worth('sentinel-wood', 'forest A1 A6 F1 F11 K6 B2 J10'), 5);
  assert.equal(
    worth('shoreside-expanse', 'farm E1 E2 E3'),
    0,
    'expected no stars, because one space of the cluster is at the edge',
  );
  assert.equal(worth('treetower', 'forest A1; farm A2 B1'), 1);
  const map = mapFile('........ ........ ........ ........ ........');
  const state = tableWith({ config: { map }, deck: ['farmland'] });
  assert.equal(land(state).edge.size, 2 * 8 + 2 * 3);
});

test('CA-56 the number of spaces adjacent to a cluster counts each space once, not each shared side', () => {
  assert.equal(
    worth('craylund', 'farm D4 D5 E5; water E4 F5'),
    0,
    'expected no stars for three contacts with only two spaces',
  );
  assert.equal(worth('craylund', 'farm D4 D5 E5; water E4 F5 D6'), 7);
});

test('CA-57 a cluster connects two spaces only if it is adjacent to both of them', () => {
  assert.equal(worth('stoneside-forest', 'forest B5-B9'), 6);
  assert.equal(
    worth('stoneside-forest', 'forest B5-B6 B8-B9'),
    0,
    'expected two clusters together not to connect two mountains',
  );
  assert.equal(worth('clawsgrave-peaks', 'water A4; farm A5'), 5);
  assert.equal(
    worth('clawsgrave-peaks', 'water A4 A6; farm A7'),
    0,
    'expected no stars, because the water cluster at the mountain touches no farm',
  );
});

test('CA-58 a line goes across the whole sheet and is complete if all its spaces are filled', () => {
  assert.equal(worth('borderlands', 'farm A1-A11'), 6);
  assert.equal(worth('borderlands', 'farm A1-A10; destroyed A11'), 6);
  assert.equal(worth('borderlands', 'farm A1-A10; marks A11'), 0);
  const map = mapFile('...#.... ........ ........ ........ ........');
  const wide = tableWith({ config: { map }, deck: ['farmland'], drawn: { 0: 'farm A1-A3 A5-A8 B1-E1' } });
  assert.equal(stars(wide, 'borderlands'), 12, 'expected 6 stars each for a row of 8 and a column of 5');
});

test('CA-59 a scoring card counts each space at most once, however many of its neighbors match', () => {
  assert.equal(worth('canal-lake', 'water E2; farm E1 E3 D2 F2'), 5);
  assert.equal(worth('the-golden-granary', 'water C1'), 1);
  const map = mapFile('.R... R.R.. .R... ..... .....');
  const state = tableWith({ config: { map }, deck: ['farmland'], drawn: { 0: 'water B2' } });
  assert.equal(
    stars(state, 'the-golden-granary'),
    1,
    'expected one star for a water space beside four ruins',
  );
});

test('CA-60 hero is a terrain type, like forest, village, farm, water, monster and mountain', () => {
  assert.equal(
    worth('banded-hills', 'forest B1; village B2; farm B3; hero B5'),
    4,
    'expected the mountain B4 to count as the fifth terrain type in the row',
  );
  assert.equal(worth('banded-hills', 'forest B1; village B2; farm B3; destroyed B5'), 0);
  assert.equal(worth('greengold-plains', 'village A4; forest A3; hero A5'), 3);
});
