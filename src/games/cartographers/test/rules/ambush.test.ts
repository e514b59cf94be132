import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Refusal } from '../../../../engine/refusal.ts';
import { range } from '../../../../engine/util.ts';
import { SETS } from '../../cards/sets.ts';
import { refusalRule } from '../../codes.ts';
import { cartographers } from '../../game.ts';
import {
  act,
  actAll,
  asks,
  coins,
  draw,
  land,
  lettered,
  monster,
  offer,
  on,
  places,
  refused,
  stars,
  tableWith,
} from '../table.ts';

test('CA-38 in an ambush, every player draws the monster on a neighbor’s sheet, then the sheets go back', () => {
  const state = tableWith({ seats: 3, deck: ['kobold-onslaught', 'farmland'] });
  const next = actAll(state, monster('A1-C1 B2'), monster('E1-G1 F2'), monster('A11-C11 B10'));
  // The arrow is clockwise, so seat 1 drew on sheet 0, seat 2 on sheet 1 and seat 0 on sheet 2.
  assert.deepEqual(
    [0, 1, 2].map(seat => on(next, 'monster', seat)),
    ['E1 F1 F2 G1', 'A11 B10 B11 C11', 'A1 B1 B2 C1'],
  );
  assert.equal(asks(next), 'draw farmland');
  const drawn = act(next, 0, draw('farm', 'K1 K2'));
  assert.equal(drawn.answered[0], 0, 'expected seat 0 to draw on its own sheet again after the ambush');
});

const passes = (seats: number, card: string): (number | undefined)[] => {
  const state = tableWith({ seats, deck: [card] });
  return range(seats).map(seat => {
    const options = offer(state, seat);
    return 'sheet' in options ? options.sheet : undefined;
  });
};

test('CA-39 CA-E-19 with four seats, seat 1 draws on sheet 0 if the arrow is clockwise, seat 3 if it is counter-clockwise', () => {
  assert.deepEqual(passes(4, 'bugbear-assault'), [3, 0, 1, 2]);
  assert.deepEqual(passes(4, 'goblin-attack'), [1, 2, 3, 0]);
});

test('CA-39 CA-E-20 with two seats, each draws on the other’s sheet, whatever the direction of the arrow', () => {
  assert.deepEqual(passes(2, 'bugbear-assault'), [1, 0]);
  assert.deepEqual(passes(2, 'goblin-attack'), [1, 0]);
});

test('CA-39 CA-E-21 with a hundred seats, seat 0 draws on sheet 99 (clockwise), or seat 99 on sheet 0 (counter-clockwise)', () => {
  assert.equal(passes(100, 'kobold-onslaught')[0], 99);
  assert.equal(passes(100, 'gnoll-raid')[99], 0);
});

test('CA-40 a monster shape may be rotated and flipped, and must be on empty spaces; unfilled ruins are empty', () => {
  const state = tableWith({ seats: 2, deck: ['gnoll-raid'], drawn: { 1: 'farm except A1-C2 K11' } });
  assert.deepEqual(places(state, 0), ['A1 A2 B1 C1 C2', 'A1 A2 B2 C1 C2']);
  assert.equal(refused(state, 0, monster('A1 A2 A3 B1 B3')), 'overlaps');
  assert.equal(refused(state, 0, monster('A1 A2 B1 B2 C1')), 'not-this-shape');
  assert.equal(refused(state, 0, monster('K11')), 'something-fits');
  assert.equal(refusalRule(cartographers.decide(state, 0, monster('K11')) as Refusal), 'CA-41');
  assert.equal(
    refused(state, 1, monster('B2 B3 C2 D2 D3')),
    'accepted',
    'expected a drawing over the ruins C2 to be accepted',
  );
  assert.equal(
    refused(state, 1, monster('A4 A5 B4 C4 C5')),
    'overlaps',
    'expected a drawing over the mountain B4 to be refused',
  );
  const lying = tableWith({ seats: 2, deck: ['gnoll-raid'] });
  assert.equal(
    refused(lying, 1, monster('A1 A3 B1-B3')),
    'accepted',
    'expected a shape rotated by 90° to be accepted',
  );
});

test('CA-41 if the monster shape fits nowhere on the sheet, one monster is drawn on any empty space of that sheet', () => {
  const state = tableWith({ seats: 2, deck: ['gnoll-raid'], drawn: { 1: 'farm except A1 C2 K11' } });
  assert.deepEqual(places(state, 0), ['A1', 'C2', 'K11']);
  const next = actAll(state, monster('C2'), monster('A1 A2 B1 C1 C2'));
  assert.equal(on(next, 'monster', 1), 'C2');
});

test('CA-41 CA-E-22 in Heroes, a single monster drawn because the shape doesn’t fit has no letter, so the Dragon never pays for it', () => {
  const dragon = tableWith({
    seats: 2,
    config: { game: 'heroes' },
    deck: ['dragon-inferno', 'kethras-gates'],
    drawn: { 1: 'farm except A1 K11' },
  });
  const next = actAll(dragon, monster('A1'), monster('D3 E1-E3 F1'));
  assert.deepEqual([on(next, 'monster', 1), lettered(next, 'D', 1)], ['A1', '']);
  assert.deepEqual(
    [lettered(next, 'D', 0), coins(next)],
    ['D3 E1 E2 E3 F1', [0, 0]],
    'expected no coins for the enclosed single monster on A1',
  );
  const last = actAll(next, draw('farm', 'K1'), draw('farm', 'K11'));
  assert.deepEqual(coins(last), [0, 0]);
});

test('CA-41 CA-E-22 if a sheet is full, Zombie Plague draws nothing on it', () => {
  const state = tableWith({
    seats: 2,
    config: { game: 'heroes' },
    deck: ['zombie-plague'],
    drawn: { 1: 'farm except' },
  });
  // Seat 1 draws on sheet 0. Nobody draws on sheet 1, because it is full.
  assert.deepEqual(state.owing, [1]);
  const next = act(state, 1, monster('E5'));
  assert.deepEqual([lettered(next, 'Z', 0), lettered(next, 'Z', 1), on(next, 'monster', 1)], ['E5', '', '']);
});

test('CA-42 a monster never has to cover ruins; a ruins space under a monster counts for The Golden Granary', () => {
  const state = tableWith({
    seats: 2,
    deck: ['temple-ruins', 'gnoll-raid', 'rift-lands'],
    drawn: { 1: 'water C1; farm B6 C10 I2 I10 J6' },
  });
  const before = stars(state, 'the-golden-granary', 1);
  const next = actAll(state, monster('C2 C3 D2 E2 E3'), monster('E4 E5 F4 G4 G5'));
  assert.ok(land(next, 1).ruins.has(23), 'expected C2 to remain a ruins space after it was filled');
  assert.equal(stars(next, 'the-golden-granary', 1), before);
  const options = offer(next, 1);
  assert.ok(
    options.type === 'drawSingle' && options.why === 'no-ruins-left',
    `expected a single cell to be drawn because no ruins are left, found ${JSON.stringify(options)}`,
  );
});

test('CA-43 an ambush adds no time; afterwards a base ambush is discarded, a Heroes ambush stays visible, and neither returns to the deck', () => {
  const table = [...SETS.base.ambushes, ...SETS.heroes.ambushes].map(
    ({ id, shape, pass, soloCorner, letter = '-' }) =>
      [id, shape.join('/'), pass, soloCorner, letter].join(' '),
  );
  assert.deepEqual(table, [
    'goblin-attack #../.#./..# counter-clockwise bottom-right -',
    'bugbear-assault #.#/#.# clockwise top-right -',
    'kobold-onslaught #./##/#. clockwise bottom-left -',
    'gnoll-raid ##/#./## counter-clockwise top-left -',
    'dragon-inferno ..#/###/#.. counter-clockwise bottom-left D',
    'zombie-plague # counter-clockwise top-left Z',
    'giant-troll-ravage ###/.#. clockwise top-right T',
    'gorgon-gaze #.#/.#. clockwise bottom-right G',
  ]);
  const seven = tableWith({
    column: ['orchard', 'homestead', 'treetop-village', 'great-river'],
    deck: ['gnoll-raid', 'farmland'],
  });
  assert.deepEqual([asks(seven), seven.season, seven.ambushes], ['draw farmland', 0, ['gnoll-raid']]);
  assert.ok(!seven.column.includes('gnoll-raid'));
  const summer = act(seven, 0, draw('farm', 'K1 K2'));
  const cards = [...summer.secret.deck, ...summer.column, ...summer.ambushes.slice(1)];
  assert.ok(!cards.includes('gnoll-raid') && !summer.secret.ambushDeck.includes('gnoll-raid'));
  assert.equal(cards.length, 14);
});
