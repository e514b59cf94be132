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

/** The column has a time of 5. Wildwood Garden (time 2) then ends summer and fall (threshold 7) and winter (6). */
const ENDING = { column: ['lagoon', 'hillside-terrace', 'frontier-dwelling'], deck: ['wildwood-garden'] };
const GARDEN = draw('farm', 'K2 K3 J4');

test('CH-13 every cell of a monster shape has the letter of its card; a single cell has none', () => {
  const state = heroTable({ seats: 2, deck: ['giant-troll-ravage'], drawn: { 1: 'farm except A1 K11' } });
  const next = actAll(state, monster('K11'), monster('E1-E3 F2'));
  assert.deepEqual(
    [lettered(next, 'T', 0), lettered(next, 'T', 1), on(next, 'monster', 1)],
    ['E1 E2 E3 F2', '', 'K11'],
  );
});

test('CH-13 the effect of an ambush card uses only monster spaces with the letter of that card', () => {
  const state = heroTable({
    season: 1,
    past: ['zombie-plague'],
    ...ENDING,
    drawn: { 0: 'monster:Z A1; monster:T E5 K11' },
  });
  assert.equal(on(act(state, 0, GARDEN), 'monster'), 'A1 A2 B1 E5 K11');
});

test('CH-14 at the end of each season, a Zombie grows onto all empty spaces beside it, including unfilled ruins', () => {
  const state = heroTable({
    season: 1,
    past: ['zombie-plague'],
    ...ENDING,
    drawn: { 0: 'monster:Z B6; farm A6' },
  });
  const next = act(state, 0, GARDEN);
  assert.equal(
    lettered(next, 'Z'),
    'B5 B6 B7 C6',
    'expected the Zombie to grow over the ruins B5, but not over the farm A6',
  );
});

test('CH-14 CA-A-29 CA-E-29 a Zombie at E5 beside D5, which a hero marked, costs 4, then 6 stars; destroyed Zombie spaces never grow', () => {
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

test('CH-15 CH-20 at the end of each season, the Troll destroys one empty space beside it, which the owner must choose', () => {
  const state = heroTable({
    seats: 2,
    season: 1,
    past: ['giant-troll-ravage'],
    ...ENDING,
    drawn: { 0: 'monster:T A1-A3 B2; farm B1' },
  });
  // B2 is a mountain on sheet C, so the Troll on this sheet has only three spaces.
  const asked = actAll(state, GARDEN, GARDEN);
  assert.deepEqual(
    [asks(asked), asked.owing],
    ['ravage giant-troll-ravage', [0]],
    'expected only seat 0 to choose, because sheet 1 has no Troll',
  );
  assert.deepEqual(places(asked), ['A4', 'B3']);
  assert.equal(
    refused(asked, 0, ravage('B1')),
    'not-a-victim',
    'expected B1 to be refused as a victim, because it is filled',
  );
  assert.equal(refused(asked, 0, ravage('C5')), 'not-a-victim');
  assert.equal(refusalRule(cartographers.decide(asked, 0, ravage('C5')) as Refusal), 'CH-15');
  assert.equal(refused(asked, 0, { type: 'ravage', cell: 121 }), 'off-sheet');
  assert.equal(refused(asked, 1, ravage('A4')), 'not-asked');
  const next = act(asked, 0, ravage('A4'));
  assert.deepEqual([on(next, 'destroyed'), next.season], ['A4', 2]);
});

test('CH-15 if no space beside the Troll is empty, nothing is destroyed and nobody has to choose', () => {
  const state = heroTable({
    season: 1,
    past: ['giant-troll-ravage'],
    ...ENDING,
    drawn: { 0: 'monster:T A1; farm A2 B1' },
  });
  const next = act(state, 0, GARDEN);
  assert.deepEqual([next.season, on(next, 'destroyed')], [2, '']);
});

test('CH-16 the player who drew the Gorgon chooses which adjacent space it destroys: empty or filled, but not a mountain', () => {
  const state = heroTable({
    seats: 3,
    deck: ['gorgon-gaze'],
    drawn: { 0: 'farm D8; destroyed E10; monster E8' },
  });
  // The arrow is clockwise, so seat 1 draws on sheet 0. D9 is a mountain, and E10 is already destroyed.
  const asked = actAll(state, monster('J9 J11 K10'), monster('C8 C10 B9'), monster('J1 J3 K2'));
  assert.deepEqual([asks(asked), asked.owing], ['gaze gorgon-gaze', [0, 1, 2]]);
  assert.deepEqual(places(asked, 1), ['A9', 'B10', 'B8', 'C11', 'C7', 'C9', 'D10', 'D8']);
  assert.equal(
    refused(asked, 1, gaze('D9')),
    'not-a-victim',
    'expected the mountain D9 to be refused as a victim',
  );
  assert.equal(refusalRule(cartographers.decide(asked, 1, gaze('D9')) as Refusal), 'CH-16');
  assert.equal(
    refused(asked, 1, gaze('B9')),
    'not-a-victim',
    'expected a space of the Gorgon to be refused as a victim',
  );
  const next = actAll(asked, gaze('J10'), gaze('D8'), gaze('J2'));
  assert.deepEqual(
    [on(next, 'destroyed', 0), on(next, 'farm', 0)],
    ['D8 E10', ''],
    'expected the filled space D8 to be destroyed',
  );
  assert.deepEqual(
    [on(next, 'destroyed', 2), on(next, 'destroyed', 1)],
    ['J10', 'J2'],
    'expected the empty spaces J10 and J2 to be destroyed',
  );
});

test('CH-16 the Gorgon gazes only once, and can destroy no wasteland and no destroyed space', () => {
  const state = heroTable({
    seats: 2,
    config: { map: 'D' },
    deck: ['gorgon-gaze', 'lagoon'],
    drawn: { 0: 'destroyed D11' },
  });
  const asked = actAll(state, monster('H1 H3 I2'), monster('D10 E9 E11'));
  assert.deepEqual(
    places(asked, 1),
    ['C10', 'D9', 'E10', 'E8', 'F9'],
    'expected neither the wasteland F11 nor the destroyed D11 among the choices',
  );
  const later = heroTable({ season: 1, past: ['gorgon-gaze'], ...ENDING, drawn: { 0: 'monster:G A1' } });
  const next = act(later, 0, GARDEN);
  assert.deepEqual([next.season, on(next, 'destroyed')], [2, '']);
});

test('CH-17 CA-E-27 a Gorgon whose spaces are all destroyed doesn’t gaze; one with a surviving space gazes only from it', () => {
  const all = heroTable({
    seats: 2,
    deck: ['gorgon-gaze', 'lagoon'],
    drawn: { 0: 'marks E4 E6 F5', 1: 'marks E4 E6 F5' },
  });
  const none = actAll(all, monster('E4 E6 F5'), monster('E4 E6 F5'));
  assert.deepEqual([asks(none), on(none, 'destroyed')], ['draw lagoon', 'E4 E6 F5']);
  const some = heroTable({ seats: 2, deck: ['gorgon-gaze'], drawn: { 0: 'marks E4 F5' } });
  const asked = actAll(some, monster('J9 J11 K10'), monster('E4 E6 F5'));
  assert.deepEqual(
    places(asked, 1),
    ['D6', 'E5', 'E7', 'F6'],
    'expected the neighbors of E6, the only surviving space of the Gorgon',
  );
});

test('CH-17 a single cell drawn instead of the Gorgon doesn’t gaze; a hero or another monster may be the victim of a Gorgon', () => {
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

test('CA-E-28 if the Gorgon destroys the last empty neighbor of a mountain, the owner gets a coin', () => {
  const state = heroTable({ seats: 2, deck: ['gorgon-gaze'], drawn: { 0: 'farm A2 B1 B3' } });
  const asked = actAll(state, monster('J9 J11 K10'), monster('C1 C3 D2'));
  assert.deepEqual(coins(actAll(asked, gaze('J10'), gaze('C2'))), [1, 0]);
});

const DRAGON = 'monster:D I11 J9 J10 J11 K9; farm H11 J8 K8 K10 K11';

test('CH-18 CA-A-27 the Dragon pays 3 coins once all sides of its spaces are filled spaces or the edge of the sheet', () => {
  const state = heroTable({
    season: 1,
    past: ['dragon-inferno'],
    deck: ['kethras-gates', 'lagoon'],
    drawn: { 0: DRAGON },
  });
  const closed = act(state, 0, draw('water', 'I9'));
  assert.deepEqual([coins(closed), closed.sheets[0]!.bounties], [[3], ['D']]);
  assert.deepEqual(
    coins(act(closed, 0, draw('water', 'A4 A5 A6 B5'))),
    [3],
    'expected the Dragon to pay its 3 coins only once',
  );
  const open = heroTable({
    season: 1,
    past: ['dragon-inferno'],
    deck: ['kethras-gates'],
    drawn: { 0: DRAGON.replace('K11', 'G1') },
  });
  assert.deepEqual(
    coins(act(open, 0, draw('water', 'I9'))),
    [0],
    'expected the Dragon not to pay while K11 is open',
  );
});

test('CH-18 CA-E-32 if four spaces of the Dragon are enclosed, destroying the fifth pays 3 coins immediately', () => {
  const state = heroTable({
    season: 1,
    past: ['dragon-inferno'],
    deck: ['freyla-the-true', 'kethras-gates'],
    drawn: { 0: DRAGON },
  });
  // J9 is open toward I9. Freyla on J1 reaches only J4, so a hero at G9 attacks down: H9 I9 J9.
  const way = [0, 1, 2, 3].find(w => on(act(state, 0, hero('G9', w)), 'marks') === 'H9 I9 J9') ?? -1;
  const next = act(state, 0, hero('G9', way));
  assert.deepEqual([on(next, 'destroyed'), coins(next)], ['J9', [3]]);
  assert.deepEqual(
    coins(act(next, 0, draw('farm', 'I9'))),
    [3],
    'expected the Dragon to pay its 3 coins only once',
  );
});

test('CH-18 CA-A-28 a Dragon that is drawn with all its cells on marks pays immediately', () => {
  const state = heroTable({ seats: 2, deck: ['dragon-inferno'], drawn: { 0: 'marks E3 F1-F3 G1' } });
  assert.deepEqual(coins(actAll(state, monster('E3 F1-F3 G1'), monster('E3 F1-F3 G1'))), [3, 0]);
});

test('CH-18 CH-21 coins earned by monster effects at the end of a season first count in the next season', () => {
  const state = heroTable({
    season: 2,
    past: ['dragon-inferno', 'zombie-plague'],
    ...ENDING,
    drawn: { 0: `${DRAGON}; monster:Z H9` },
  });
  const next = act(state, 0, GARDEN);
  assert.ok(on(next, 'monster').includes('I9'), 'expected the Zombie to grow over I9, the last open side');
  assert.deepEqual(
    [seasons(next)[0]![2], coins(next)],
    [0, [4]],
    'expected 3 coins for the Dragon and 1 for the mountain I10',
  );
});

test('CH-19 monster effects apply to each sheet independently', () => {
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

test('CH-20 the Zombie grows at the end of every season', () => {
  for (const season of [1, 2, 3] as const) {
    const state = heroTable({ season, past: ['zombie-plague'], ...ENDING, drawn: { 0: 'monster:Z A1' } });
    assert.equal(
      on(act(state, 0, GARDEN), 'monster'),
      'A1 A2 B1',
      `expected the Zombie to grow at the end of season ${season}`,
    );
  }
});

test('CH-21 CA-E-30 the effects of Troll and Zombie apply after all scoring, in the order in which their cards were revealed', () => {
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
    'expected the Zombie not to grow over E2, which the Troll destroyed',
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
    'expected no choice, because the Zombie filled E2 first',
  );
});

test('CH-21 all sheets are scored before any monster effect applies', () => {
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

test('CH-22 after winter the monster effects still change the map, but no score', () => {
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
