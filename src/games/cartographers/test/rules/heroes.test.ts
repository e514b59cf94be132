import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attacks } from '../../cards/hero.ts';
import { SETS } from '../../cards/sets.ts';
import type { State } from '../../types.ts';
import {
  act,
  actAll,
  asks,
  coins,
  draw,
  hero,
  monster,
  offer,
  on,
  places,
  refused,
  seasons,
  stars,
  tableWith,
  type Wish,
} from '../table.ts';

const HEROES = { game: 'heroes' } as const;
const heroTable = (wish: Wish): State => tableWith({ ...wish, config: { ...HEROES, ...wish.config } });

test('CH-05 every player draws one hero cell on any empty space and marks its pattern; a hero card adds no time and no coin', () => {
  const state = heroTable({ seats: 2, deck: ['dobrik-of-lorkheim', 'lagoon'], drawn: { 1: 'farm A1' } });
  assert.deepEqual([places(state, 0).length, places(state, 1).length], [116, 115]);
  assert.equal(refused(state, 1, hero('A1')), 'overlaps');
  assert.equal(refused(state, 0, hero('B2')), 'overlaps', 'expected a hero on the mountain B2 to be refused');
  const next = actAll(state, hero('E5'), hero('K11'));
  assert.deepEqual([on(next, 'hero', 0), on(next, 'marks', 0)], ['E5', 'D5 E4 E6 F5']);
  assert.deepEqual([on(next, 'hero', 1), on(next, 'marks', 1)], ['K11', 'J11 K10']);
  assert.deepEqual([coins(next), next.column, next.heroes], [[0, 0], ['lagoon'], ['dobrik-of-lorkheim']]);
  const all = [...next.secret.deck, ...next.secret.heroDeck];
  assert.ok(
    !all.includes('dobrik-of-lorkheim'),
    'expected the hero card to be in neither the deck nor the hero deck',
  );
});

test('CH-06 a hero’s pattern may cover filled spaces and reach off the sheet; its marks fill no space, and later heroes add theirs', () => {
  const state = heroTable({
    season: 1,
    deck: ['dal-of-jolev', 'freyla-the-true', 'kethras-gates'],
    drawn: { 0: 'farm B4; marks K1' },
  });
  const one = act(state, 0, hero('A3'));
  assert.equal(
    on(one, 'marks'),
    'B2 B4 K1',
    'expected marks on the mountain B2 and the farm B4, and none off the sheet',
  );
  const two = act(one, 0, hero('B1'));
  assert.equal(on(two, 'marks'), 'B2 B3 B4 K1', 'expected the marks of both heroes in one set');
  assert.equal(refused(two, 0, draw('water', 'B3')), 'accepted', 'expected a marked space to count as empty');
});

test('CH-07 a hero’s pattern may be rotated and flipped, which gives 1 orientation for Dobrik and Dal, 4 for Wren and Freyla', () => {
  const ways = SETS.heroes.heroes.map(card => [card.id, attacks(card.pattern).length]);
  assert.deepEqual(ways, [
    ['dobrik-of-lorkheim', 1],
    ['wren-the-lioness', 4],
    ['freyla-the-true', 4],
    ['dal-of-jolev', 1],
  ]);
  const state = heroTable({ deck: ['freyla-the-true'] });
  const marked = [0, 1, 2, 3].map(way => on(act(state, 0, hero('F6', way)), 'marks')).sort();
  assert.deepEqual(marked, ['C6 D6 E6', 'F3 F4 F5', 'F7 F8 F9', 'G6 H6 I6']);
  for (const way of [4, -1, 0.5]) assert.equal(refused(state, 0, hero('F6', way)), 'no-such-orientation');
});

test('CH-08 CA-E-23 each hero marks the spaces of their pattern, but not their own space', () => {
  const marks = (card: string, where: string) =>
    on(act(heroTable({ deck: [card] }), 0, hero(where)), 'marks');
  assert.equal(marks('dobrik-of-lorkheim', 'F6'), 'E6 F5 F7 G6');
  assert.equal(marks('wren-the-lioness', 'F6'), 'E8 F8 G8');
  assert.equal(marks('freyla-the-true', 'F6'), 'F7 F8 F9');
  assert.equal(marks('dal-of-jolev', 'F6'), 'E5 E7 G5 G7');
  assert.equal(marks('dal-of-jolev', 'A1'), 'B2');
});

test('CH-09 the hero cell fills its space like any drawing: it can surround a mountain, fill ruins or enclose a Dragon', () => {
  const mountain = heroTable({ deck: ['dal-of-jolev'], drawn: { 0: 'farm A2 B1 B3' } });
  assert.deepEqual(coins(act(mountain, 0, hero('C2'))), [1]);
  const ruins = act(heroTable({ deck: ['dal-of-jolev'] }), 0, hero('B5'));
  assert.equal(on(ruins, 'hero'), 'B5');
  const dragon = heroTable({
    season: 1,
    past: ['dragon-inferno'],
    deck: ['freyla-the-true'],
    drawn: { 0: 'monster:D I11 J9 J10 J11 K9; farm H11 J8 K8 K10 K11' },
  });
  assert.deepEqual(
    coins(act(dragon, 0, hero('I9', 2))),
    [3],
    'expected the Dragon to pay, because the hero on I9 fills its last open side',
  );
  const full = heroTable({ seats: 2, deck: ['dal-of-jolev'], drawn: { 0: 'farm except' } });
  assert.deepEqual(full.owing, [1]);
  assert.equal(
    on(act(full, 1, hero('A1')), 'marks', 0),
    '',
    'expected no marks on a sheet on which no hero was drawn',
  );
});

test('CH-10 a hero space costs no stars; for scoring cards it is filled and has the terrain type hero', () => {
  const state = heroTable({
    edicts: 'faunlost-thicket gnomish-colony craylund silos',
    column: ['lagoon', 'hillside-terrace', 'frontier-dwelling', 'mangrove-swamp'],
    deck: ['wildwood-garden'],
    drawn: { 0: 'hero E5 F5 E6 F6; hero A1-K1' },
  });
  assert.deepEqual(seasons(act(state, 0, draw('farm', 'H6 H7 G8'))), [[0, 0, 0, 0, 0]]);
  assert.equal(stars(state, 'silos'), 10, 'expected 10 stars for the complete column 1');
  assert.equal(stars(state, 'banded-hills'), 0);
});

test('CH-11 a destroyed space is filled and has no terrain type', () => {
  const state = heroTable({
    deck: ['kethras-gates'],
    drawn: { 0: 'destroyed A2; farm B1; monster E5; destroyed F5 D5 E4' },
  });
  assert.equal(
    refused(state, 0, draw('farm', 'A2')),
    'overlaps',
    'expected a drawing on a destroyed space to be refused',
  );
  assert.equal(stars(state, 'the-cauldrons'), 1, 'expected the destroyed A2 to count as filled beside A1');
  const closing = heroTable({ deck: ['kethras-gates'], drawn: { 0: 'destroyed A2 B1 B3' } });
  assert.deepEqual(
    coins(act(closing, 0, draw('farm', 'C2'))),
    [1],
    'expected a coin, because destroyed spaces surround the mountain B2',
  );
  const runs = { 0: 'forest A1 B1 D1; destroyed C1; village A4-A5 B4 C5; destroyed B5' };
  const split = heroTable({ deck: ['kethras-gates'], drawn: runs });
  assert.deepEqual(
    [stars(split, 'faunlost-thicket'), stars(split, 'gnomish-colony')],
    [4, 0],
    'expected destroyed spaces to split runs and clusters',
  );
  const row = heroTable({ deck: ['kethras-gates'], drawn: { 0: 'destroyed A1-K1; farm B3-B11' } });
  assert.deepEqual(
    [stars(row, 'silos'), stars(row, 'dwarvenholds')],
    [10, 7],
    'expected destroyed spaces to complete lines',
  );
});

test('CH-11 destroyed monsters cost no stars and have no effects anymore; destroyed ruins can’t be covered', () => {
  const state = heroTable({
    season: 1,
    past: ['zombie-plague', 'giant-troll-ravage'],
    column: ['lagoon', 'hillside-terrace', 'frontier-dwelling'],
    deck: ['wildwood-garden'],
    drawn: { 0: 'monster:Z E5; monster:T G5-G7 H6; destroyed E5 G5-G7 H6' },
  });
  const next = act(state, 0, draw('farm', 'K2 K3 J4'));
  assert.deepEqual(
    [seasons(next)[0]![3], on(next, 'monster'), next.season, next.phase.type],
    [0, '', 2, 'draw'],
  );
  const bound = tableWith({
    config: { game: 'combined' },
    deck: ['temple-ruins', 'rift-lands'],
    drawn: { 0: 'destroyed C2 I2 I10 J6; farm B6' },
  });
  assert.deepEqual(places(bound), ['C10']);
});

test('CH-12 heroes destroy the monsters on their marks immediately, and later every monster that is drawn there', () => {
  const there = heroTable({ deck: ['dobrik-of-lorkheim'], drawn: { 0: 'monster D5 E4 E9' } });
  const struck = act(there, 0, hero('E5'));
  assert.deepEqual([on(struck, 'destroyed'), on(struck, 'monster')], ['D5 E4', 'E9']);
  const gates = heroTable({ deck: ['kethras-gates'], drawn: { 0: 'marks D5' } });
  assert.equal(on(act(gates, 0, draw('monster', 'D5')), 'destroyed'), 'D5');
  const single = heroTable({ deck: ['lagoon'], drawn: { 0: 'farm except A1 K11; marks K11' } });
  assert.equal(on(act(single, 0, draw('monster', 'K11')), 'destroyed'), 'K11');
  const base = tableWith({
    seats: 2,
    config: { game: 'combined' },
    deck: ['kobold-onslaught'],
    drawn: { 0: 'marks A1 B1 K11' },
  });
  const drawn = actAll(base, monster('E1-G1 F2'), monster('A1-C1 B2'));
  assert.deepEqual(
    [on(drawn, 'destroyed', 0), on(drawn, 'monster', 0)],
    ['A1 B1', 'B2 C1'],
    'expected the whole shape to be drawn before heroes destroy a part of it',
  );
  const other = act(heroTable({ deck: ['kethras-gates'], drawn: { 0: 'marks D5' } }), 0, draw('farm', 'D5'));
  assert.equal(on(other, 'farm'), 'D5', 'expected a farm that is drawn on a mark not to be destroyed');
});

test('CA-E-24 a Zombie beside Dobrik is destroyed: it costs no stars and never grows, and its space stays filled', () => {
  const state = heroTable({
    season: 1,
    past: ['zombie-plague'],
    column: ['lagoon', 'hillside-terrace', 'frontier-dwelling'],
    deck: ['dobrik-of-lorkheim', 'wildwood-garden', 'kethras-gates'],
    drawn: { 0: 'monster:Z E5' },
  });
  const struck = act(state, 0, hero('E4'));
  assert.equal(on(struck, 'destroyed'), 'E5');
  const next = act(struck, 0, draw('farm', 'K2 K3 J4'));
  assert.deepEqual([seasons(next)[0]![3], on(next, 'monster'), on(next, 'destroyed')], [0, '', 'E5']);
  assert.ok(!offerCells(next).includes('E5'));
});

const offerCells = (state: State): string => (offer(state, 0).type === 'none' ? '' : places(state).join(' '));

test('CA-E-25 CH-12 if one cell of an ambush is on a mark, only that cell is destroyed', () => {
  const state = heroTable({
    seats: 2,
    deck: ['giant-troll-ravage'],
    drawn: { 0: 'marks E2', 1: 'marks K1' },
  });
  const next = actAll(state, monster('E1-E3 F2'), monster('E1-E3 F2'));
  assert.deepEqual([on(next, 'destroyed', 0), on(next, 'monster', 0)], ['E2', 'E1 E3 F2']);
  assert.deepEqual([on(next, 'destroyed', 1), on(next, 'monster', 1)], ['', 'E1 E2 E3 F2']);
});

test('CA-E-26 CH-11 CH-17 if a Gorgon destroys a hero, the hero terrain is removed, but the hero’s marks still destroy monsters', () => {
  const state = heroTable({
    seats: 2,
    season: 1,
    deck: ['gorgon-gaze', 'kethras-gates'],
    drawn: { 0: 'hero E5; marks D5 F5' },
  });
  const gazing = actAll(state, monster('J9 J11 K10'), monster('E4 E6 F5'));
  assert.deepEqual([asks(gazing), on(gazing, 'destroyed')], ['gaze gorgon-gaze', 'F5']);
  const gone = actAll(gazing, { type: 'gaze', cell: 108 }, { type: 'gaze', cell: 48 });
  assert.deepEqual([on(gone, 'hero'), on(gone, 'destroyed'), on(gone, 'marks')], ['', 'E5 F5', 'D5 F5']);
  const later = actAll(gone, draw('monster', 'D5'), draw('farm', 'A1'));
  assert.equal(on(later, 'destroyed'), 'D5 E5 F5');
});

test('CA-E-33 a monster drawn with Kethra’s Gates on a mark is destroyed immediately', () => {
  const state = heroTable({ deck: ['kethras-gates'], drawn: { 0: 'marks C3' } });
  const next = act(state, 0, draw('monster', 'C3'));
  assert.deepEqual([on(next, 'monster'), on(next, 'destroyed')], ['', 'C3']);
});
