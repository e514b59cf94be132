import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '../../device.ts';
import { situationOf } from '../../lesson/situations.ts';
import { inHand } from '../../lesson/steps.ts';
import { foresee } from './foresee.ts';

const { state } = situationOf('totals');
const view = game.view(state, 0);

test('HT-5.9: a place says who would lead with this Mission on it, and who would lack what', () => {
  const [hard] = inHand(state, 'M26');
  // Power 4 against 4 and 3 of the Mission, on either side of the first track.
  assert.deepEqual(foresee(view, { track: 0, command: { type: 'placeMission', card: hard!, track: 0 } }), {
    attempts: [
      { seat: 0, lacks: [{ attribute: 'power', by: 3 }] },
      { seat: 1, lacks: [{ attribute: 'power', by: 3 }] },
    ],
    differs: [],
  });
  assert.deepEqual(
    foresee(view, { track: 0, command: { type: 'refill', card: state.missions[0]! } }).attempts,
    [
      { seat: 0, lacks: [] },
      { seat: 1, lacks: [{ attribute: 'mind', by: 3 }] },
    ],
  );
});

test('HT-3.6: before there are Missions a place says how a hero differs from the one opposite', () => {
  const opening = { ...view, missions: view.missions.map(() => null) };
  const hero = state.posts[0]!.hero!;
  const empty = {
    ...opening,
    posts: opening.posts.map((post, i) => (i === 0 ? { ...post, hero: null } : post)),
  };
  assert.deepEqual(foresee(empty, { track: 0, command: { type: 'placeHero', hero, track: 0 } }), {
    attempts: [],
    differs: [{ attribute: 'mind', by: 2 }],
  });
});
