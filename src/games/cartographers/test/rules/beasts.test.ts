import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Refusal } from '../../../../engine/refusal.ts';
import { refusalRule } from '../../codes.ts';
import { cartographers } from '../../game.ts';
import type { State } from '../../types.ts';
import {
  act,
  actAll,
  asks,
  coins,
  draw,
  fold,
  gaze,
  hero,
  lettered,
  monster,
  on,
  places,
  ravage,
  refused,
  seasons,
  tableWith,
  told,
  type Wish,
} from '../table.ts';

const heroTable = (wish: Wish): State => tableWith({ ...wish, config: { game: 'heroes', ...wish.config } });

/** Two units below the threshold of summer, fall and winter; Wildwood Garden ends each of them. */
const ENDING = { column: ['lagoon', 'hillside-terrace', 'frontier-dwelling'], deck: ['wildwood-garden'] };
const GARDEN = draw('farm', 'K2 K3 J4');

test('CH-13 every cell of a monster shape carries the letter of its card; the single cell carries none', () => {
  const state = heroTable({ seats: 2, deck: ['giant-troll-ravage'], drawn: { 1: 'farm except A1 K11' } });
  const next = actAll(state, monster('K11'), monster('E1-E3 F2'));
  assert.deepEqual(
    [lettered(next, 'T', 0), lettered(next, 'T', 1), on(next, 'monster', 1)],
    ['E1 E2 E3 F2', '', 'K11'],
  );
});

test('CH-13 effects use only living cells of their own letter', () => {
  const state = heroTable({
    season: 1,
    past: ['zombie-plague'],
    ...ENDING,
    drawn: { 0: 'monster:Z A1; monster:T E5 K11' },
  });
  assert.equal(on(act(state, 0, GARDEN), 'monster'), 'A1 A2 B1 E5 K11');
});

test('CH-14 zombies grow one ring a season, all at once, over unfilled ruins too', () => {
  const state = heroTable({
    season: 1,
    past: ['zombie-plague'],
    ...ENDING,
    drawn: { 0: 'monster:Z B6; farm A6' },
  });
  const next = act(state, 0, GARDEN);
  assert.equal(lettered(next, 'Z'), 'B5 B6 B7 C6', 'the ruins B5 are taken, the farm A6 is not');
});

test('CH-14 CA-A-29 CA-E-29 Zombie E5 with a mark on D5: 4, then 6 stars; destroyed cells never grow', () => {
  const spring = tableWith({
    config: {
      game: 'combined',
      ambushPool: ['zombie-plague', 'gnoll-raid', 'goblin-attack', 'bugbear-assault'],
    },
    season: 1,
    past: ['zombie-plague'],
    column: ['orchard', 'homestead', 'treetop-village', 'great-river'],
    deck: ['farmland'],
    drawn: { 0: 'monster:Z E5; marks D5' },
  });
  const first = act(spring, 0, draw('farm', 'K1 K2'));
  assert.equal(seasons(first)[0]![3], 4);
  assert.equal(lettered(first, 'Z'), 'D5 E4 E5 E6 F5');
  assert.deepEqual([on(first, 'destroyed'), on(first, 'monster')], ['D5', 'E4 E5 E6 F5']);
  const second = tableWith({
    config: {
      game: 'combined',
      ambushPool: ['zombie-plague', 'gnoll-raid', 'goblin-attack', 'bugbear-assault'],
    },
    season: 2,
    past: ['zombie-plague'],
    column: ['orchard', 'homestead', 'treetop-village'],
    deck: ['farmland'],
    drawn: { 0: 'monster:Z D5 E4-E6 F5; destroyed D5; marks D5' },
  });
  const third = act(second, 0, draw('farm', 'K1 K2'));
  assert.equal(seasons(third)[0]![3], 6);
  assert.equal(on(third, 'monster'), 'D4 D6 E3 E4 E5 E6 E7 F4 F5 G5');
});

test('CH-15 CH-20 the Troll destroys one empty space beside it each season; the owner must choose', () => {
  const state = heroTable({
    seats: 2,
    season: 1,
    past: ['giant-troll-ravage'],
    ...ENDING,
    drawn: { 0: 'monster:T A1-A3 B2; farm B1' },
  });
  // B2 is a mountain on C: the troll of this test has three living cells.
  const asked = actAll(state, GARDEN, GARDEN);
  assert.deepEqual([asks(asked), asked.owing], ['ravage giant-troll-ravage', [0]], 'sheet 1 has no troll');
  assert.deepEqual(places(asked), ['A4', 'B3']);
  assert.equal(refused(asked, 0, ravage('B1')), 'not-a-victim', 'filled');
  assert.equal(refused(asked, 0, ravage('C5')), 'not-a-victim');
  assert.equal(refusalRule(cartographers.decide(asked, 0, ravage('C5')) as Refusal), 'CH-15');
  assert.equal(refused(asked, 0, { type: 'ravage', cell: 121 }), 'off-sheet');
  assert.equal(refused(asked, 1, ravage('A4')), 'not-asked');
  const next = act(asked, 0, ravage('A4'));
  assert.deepEqual([on(next, 'destroyed'), next.season], ['A4', 2]);
});

test('CH-15 without a candidate, nothing happens and nobody has to choose', () => {
  const state = heroTable({
    season: 1,
    past: ['giant-troll-ravage'],
    ...ENDING,
    drawn: { 0: 'monster:T A1; farm A2 B1' },
  });
  const next = act(state, 0, GARDEN);
  assert.deepEqual([next.season, on(next, 'destroyed')], [2, '']);
});

test('CH-16 the Gorgon destroys one adjacent space, empty or filled, no mountain; the drawer chooses', () => {
  const state = heroTable({
    seats: 3,
    deck: ['gorgon-gaze'],
    drawn: { 0: 'farm D8; destroyed E10; monster E8' },
  });
  // Clockwise: seat 1 draws on sheet 0. D9 is a mountain, E10 destroyed already.
  const asked = actAll(state, monster('J9 J11 K10'), monster('C8 C10 B9'), monster('J1 J3 K2'));
  assert.deepEqual([asks(asked), asked.owing], ['gaze gorgon-gaze', [0, 1, 2]]);
  assert.deepEqual(places(asked, 1), ['A9', 'B10', 'B8', 'C11', 'C7', 'C9', 'D10', 'D8']);
  assert.equal(refused(asked, 1, gaze('D9')), 'not-a-victim', 'a mountain');
  assert.equal(refusalRule(cartographers.decide(asked, 1, gaze('D9')) as Refusal), 'CH-16');
  assert.equal(refused(asked, 1, gaze('B9')), 'not-a-victim', 'the gorgon itself');
  const next = actAll(asked, gaze('J10'), gaze('D8'), gaze('J2'));
  assert.deepEqual([on(next, 'destroyed', 0), on(next, 'farm', 0)], ['D8 E10', ''], 'filled');
  assert.deepEqual([on(next, 'destroyed', 2), on(next, 'destroyed', 1)], ['J10', 'J2'], 'empty');
});

test('CH-16 wasteland and destroyed spaces can’t be victims, and it gazes only once', () => {
  const state = heroTable({
    seats: 2,
    config: { map: 'D' },
    deck: ['gorgon-gaze', 'lagoon'],
    drawn: { 0: 'destroyed D11' },
  });
  const asked = actAll(state, monster('H1 H3 I2'), monster('D10 E9 E11'));
  assert.deepEqual(places(asked, 1), ['C10', 'D9', 'E10', 'E8', 'F9'], 'not the wasteland F11, not D11');
  const later = heroTable({ season: 1, past: ['gorgon-gaze'], ...ENDING, drawn: { 0: 'monster:G A1' } });
  const next = act(later, 0, GARDEN);
  assert.deepEqual([next.season, on(next, 'destroyed')], [2, '']);
});

test('CH-17 CA-E-27 a Gorgon with all cells on marks does not gaze, one with survivors gazes from them', () => {
  const all = heroTable({
    seats: 2,
    deck: ['gorgon-gaze', 'lagoon'],
    drawn: { 0: 'marks E4 E6 F5', 1: 'marks E4 E6 F5' },
  });
  const none = actAll(all, monster('E4 E6 F5'), monster('E4 E6 F5'));
  assert.deepEqual([asks(none), on(none, 'destroyed')], ['draw lagoon', 'E4 E6 F5']);
  const some = heroTable({ seats: 2, deck: ['gorgon-gaze'], drawn: { 0: 'marks E4 F5' } });
  const asked = actAll(some, monster('J9 J11 K10'), monster('E4 E6 F5'));
  assert.deepEqual(places(asked, 1), ['D6', 'E5', 'E7', 'F6'], 'only E6 is alive');
});

test('CH-17 a single cell does not gaze; the victim may be a hero or another monster', () => {
  const state = heroTable({
    seats: 2,
    deck: ['gorgon-gaze', 'lagoon'],
    drawn: { 0: 'farm except A1 K11', 1: 'farm except A1 K11' },
  });
  assert.equal(asks(actAll(state, monster('A1'), monster('K11'))), 'draw lagoon');
  const prey = heroTable({ seats: 2, deck: ['gorgon-gaze'], drawn: { 0: 'hero E5; monster E7' } });
  const asked = actAll(prey, monster('J9 J11 K10'), monster('E4 E6 F5'));
  assert.equal(refused(asked, 1, gaze('E5')), 'accepted');
  assert.equal(refused(asked, 1, gaze('E7')), 'accepted');
});

test('CA-E-28 the victim is the last empty neighbour of a mountain: the owner gets a coin', () => {
  const state = heroTable({ seats: 2, deck: ['gorgon-gaze'], drawn: { 0: 'farm A2 B1 B3' } });
  const asked = actAll(state, monster('J9 J11 K10'), monster('C1 C3 D2'));
  assert.deepEqual(coins(actAll(asked, gaze('J10'), gaze('C2'))), [1, 0]);
});

const DRAGON = 'monster:D I11 J9 J10 J11 K9; farm H11 J8 K8 K10 K11';

test('CH-18 CA-A-27 the Dragon pays 3 coins once all its cells are enclosed by filled spaces, the edge or itself', () => {
  const state = heroTable({
    season: 1,
    past: ['dragon-inferno'],
    deck: ['kethras-gates', 'lagoon'],
    drawn: { 0: DRAGON },
  });
  const closed = act(state, 0, draw('water', 'I9'));
  assert.deepEqual([coins(closed), closed.sheets[0]!.bounties], [[3], ['D']]);
  assert.deepEqual(coins(act(closed, 0, draw('water', 'A4 A5 A6 B5'))), [3], 'once');
  const open = heroTable({
    season: 1,
    past: ['dragon-inferno'],
    deck: ['kethras-gates'],
    drawn: { 0: DRAGON.replace('K11', 'G1') },
  });
  assert.deepEqual(coins(act(open, 0, draw('water', 'I9'))), [0], 'K11 is open');
});

test('CH-18 CA-E-32 four cells enclosed and the fifth destroyed: 3 coins at that moment', () => {
  const state = heroTable({
    season: 1,
    past: ['dragon-inferno'],
    deck: ['freyla-the-true', 'kethras-gates'],
    drawn: { 0: DRAGON },
  });
  // J9 is open towards I9. Freyla on J1 reaches J4 only, so the hero looks down from G9 onto H9 I9 J9.
  const way = [0, 1, 2, 3].find(w => on(act(state, 0, hero('G9', w)), 'marks') === 'H9 I9 J9') ?? -1;
  const next = act(state, 0, hero('G9', way));
  assert.deepEqual([on(next, 'destroyed'), coins(next)], ['J9', [3]]);
  assert.deepEqual(coins(act(next, 0, draw('farm', 'I9'))), [3], 'once');
});

test('CH-18 CA-A-28 it pays while being drawn if all its cells are under marks', () => {
  const state = heroTable({ seats: 2, deck: ['dragon-inferno'], drawn: { 0: 'marks E3 F1-F3 G1' } });
  assert.deepEqual(coins(actAll(state, monster('E3 F1-F3 G1'), monster('E3 F1-F3 G1'))), [3, 0]);
});

test('CH-18 CH-21 after season effects the coins count from the next season on', () => {
  const state = heroTable({
    season: 2,
    past: ['dragon-inferno', 'zombie-plague'],
    ...ENDING,
    drawn: { 0: `${DRAGON}; monster:Z H9` },
  });
  const next = act(state, 0, GARDEN);
  assert.ok(on(next, 'monster').includes('I9'), 'the zombie closed the gap');
  assert.deepEqual([seasons(next)[0]![2], coins(next)], [0, [4]], '3, and 1 for the mountain I10');
});

test('CH-19 effects apply to each sheet independently', () => {
  const state = heroTable({
    seats: 2,
    season: 1,
    past: ['zombie-plague'],
    ...ENDING,
    drawn: { 1: 'monster:Z A1' },
  });
  const next = actAll(state, GARDEN, GARDEN);
  assert.deepEqual([on(next, 'monster', 0), on(next, 'monster', 1)], ['', 'A1 A2 B1']);
});

test('CH-20 Zombie and Troll act at the end of every season', () => {
  for (const season of [1, 2, 3] as const) {
    const state = heroTable({ season, past: ['zombie-plague'], ...ENDING, drawn: { 0: 'monster:Z A1' } });
    assert.equal(on(act(state, 0, GARDEN), 'monster'), 'A1 A2 B1', `season ${season}`);
  }
});

test('CH-21 CA-E-30 after all scoring, in the order in which they were revealed: Troll first, then Zombie', () => {
  const drawn = { 0: 'monster:T E1; monster:Z E3; farm D1 F1' };
  const trollFirst = heroTable({
    season: 1,
    past: ['giant-troll-ravage', 'zombie-plague'],
    ...ENDING,
    drawn,
  });
  const asked = act(trollFirst, 0, GARDEN);
  assert.deepEqual(
    [asks(asked), places(asked), on(asked, 'monster')],
    ['ravage giant-troll-ravage', ['E2'], 'E1 E3'],
  );
  const next = act(asked, 0, ravage('E2'));
  assert.deepEqual(
    [on(next, 'destroyed'), on(next, 'monster')],
    ['E2', 'D3 E1 E3 E4 F3'],
    'the zombie does not get E2',
  );
  const zombieFirst = heroTable({
    season: 1,
    past: ['zombie-plague', 'giant-troll-ravage'],
    ...ENDING,
    drawn,
  });
  const grown = act(zombieFirst, 0, GARDEN);
  assert.deepEqual(
    [on(grown, 'monster'), on(grown, 'destroyed'), grown.season],
    ['D3 E1 E2 E3 E4 F3', '', 2],
    'no target left',
  );
});

test('CH-21 all sheets are scored before any effect', () => {
  const state = heroTable({
    seats: 2,
    season: 1,
    past: ['zombie-plague'],
    ...ENDING,
    drawn: { 0: 'monster:Z A1', 1: 'monster:Z A1' },
  });
  const events = told(act(state, 0, GARDEN), 1, GARDEN);
  const types = events.map(event => event.type);
  assert.ok(types.lastIndexOf('scored') < types.indexOf('drawn', types.indexOf('scored')));
  assert.equal(fold(events, act(state, 0, GARDEN)).sheets[1]!.seasons[0]!.monsters, 2);
});

test('CH-22 after winter the effects still change the map, but no score', () => {
  const state = heroTable({
    season: 3,
    past: ['zombie-plague', 'giant-troll-ravage'],
    ...ENDING,
    drawn: { 0: 'monster:Z A1; monster:T K11' },
  });
  const asked = act(state, 0, GARDEN);
  assert.deepEqual([asks(asked), seasons(asked)[0]![3]], ['ravage giant-troll-ravage', 4]);
  const done = act(asked, 0, ravage('K10'));
  assert.equal(done.phase.type, 'over');
  assert.deepEqual([on(done, 'monster'), on(done, 'destroyed')], ['A1 A2 B1 K11', 'K10']);
  assert.equal(done.result?.monsters[0], 4);
});
