import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../../../engine/refusal.ts';
import { cartographers } from '../../game.ts';
import type { State } from '../../types.ts';
import { act, draw, refused, seasons, tableWith } from '../table.ts';

type Past = readonly (readonly [total: number, monsters: number])[];

/**
 * A game that has ended. In winter, its edicts gave no stars; `pasts` lists each seat's scores in the earlier seasons.
 */
const winter = (pasts: readonly Past[], drawn: Record<number, string> = {}): State => {
  let state = tableWith({
    seats: pasts.length,
    season: 3,
    edicts: 'stoneside-forest wildholds mages-valley borderlands',
    column: ['orchard', 'homestead', 'great-river'],
    deck: ['farmland'],
    scores: { ...pasts },
    drawn,
  });
  for (let seat = 0; seat < pasts.length; seat++) state = act(state, seat, draw('farm', 'D2 E1-E3 F2'));
  return state;
};

test('CA-49 after winter the four season totals are added; the highest sum wins', () => {
  const done = winter(
    [
      [
        [10, 0],
        [-3, 5],
        [20, 1],
      ],
      [
        [10, 0],
        [8, 0],
        [8, 0],
      ],
    ],
    { 0: 'monster K11' },
  );
  assert.equal(done.phase.type, 'over');
  assert.deepEqual(
    seasons(done, 0)[3],
    [0, 0, 0, 2, -2],
    'expected winter to have 2 stars lost to monsters and a total of −2',
  );
  assert.deepEqual(done.result?.totals, [25, 26]);
  assert.deepEqual(done.result?.places, [2, 1]);
  assert.deepEqual([done.owing, refused(done, 0, draw('farm', 'A1 A2'))], [[], 'game-over']);
  assert.equal(
    cartographers.view(done, 0).seed,
    done.secret.seed,
    'expected the view of a finished game to contain the seed',
  );
  assert.ok(isRefusal(cartographers.decide(done, 1, { type: 'cancel' })));
});

test('CA-50 CA-E-37 of tied players, the one who lost fewer stars to monsters wins; if those are equal, they share the place', () => {
  const won = winter([
    [
      [30, 4],
      [30, 5],
      [20, 0],
    ],
    [
      [40, 0],
      [20, 7],
      [20, 0],
    ],
  ]);
  assert.deepEqual(won.result, { totals: [80, 80], monsters: [9, 7], places: [2, 1] });
  const shared = winter([
    [
      [30, 4],
      [30, 3],
      [20, 0],
    ],
    [
      [40, 0],
      [20, 7],
      [20, 0],
    ],
  ]);
  assert.deepEqual(shared.result, { totals: [80, 80], monsters: [7, 7], places: [1, 1] });
});

test('CA-50 the stars lost to monsters in winter count for a tie', () => {
  const done = winter(
    [
      [
        [40, 0],
        [40, 0],
        [2, 0],
      ],
      [
        [40, 0],
        [40, 0],
        [0, 1],
      ],
    ],
    { 0: 'monster K11' },
  );
  assert.deepEqual(done.result, { totals: [80, 80], monsters: [2, 1], places: [2, 1] });
});

test('CA-51 all places are ordered by total, then by stars lost to monsters; players equal in both share a place', () => {
  const done = winter([[[50, 2]], [[60, 9]], [[50, 2]], [[50, 1]], [[7, 0]]]);
  assert.deepEqual(done.result?.places, [3, 1, 3, 2, 5]);
  assert.ok(!('solo' in (done.result ?? {})), 'expected no solo rating with several players');
});
