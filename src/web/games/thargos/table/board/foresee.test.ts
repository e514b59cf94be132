import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attributesOf, missionAttrs } from '../../../../../games/thargos/board/reading.ts';
import { coloursOf } from '../../../../../games/thargos/conflict.ts';
import { STORY_SUPPLIES } from '../../../../../games/thargos/stories/shipped.ts';
import { playGame } from '../../../../../games/thargos/test/games.ts';
import { game, holdFor } from '../../device.ts';
import { situationOf } from '../../lesson/situations.ts';
import { inHand } from '../../lesson/steps.ts';
import { foresee, foreseeLeader } from './foresee.ts';

holdFor('this test', STORY_SUPPLIES);
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

test('HT-9.5: a leader of a story says by how much he is behind the Mission, or that he leads', () => {
  let [leads, lacking] = [0, 0];
  playGame({ seats: 2, wish: { mode: 'story' } }, 'leaders', ({ before }) => {
    const { question } = before;
    if (question?.type !== 'act') return;
    const seen = game.view(before, question.seat);
    const options = game.options(seen);
    if (options.type !== 'act') return;
    for (const { node, heroes } of options.nodes)
      for (const hero of heroes) {
        const lacks = foreseeLeader(seen, { type: 'attemptNode', node, hero });
        const mission = seen.story?.missions[node] ?? seen.story?.secondary;
        if (mission === null || mission === undefined) {
          assert.equal(lacks, undefined);
          continue;
        }
        const [asks, has] = [missionAttrs(seen, mission), attributesOf(seen, hero)];
        const behind = coloursOf(asks).flatMap(attribute => {
          const by = (asks[attribute] ?? 0) - has[attribute];
          return by > 0 ? [{ attribute, by }] : [];
        });
        assert.deepEqual(lacks, behind);
        if (behind.length === 0) leads += 1;
        else lacking += 1;
      }
  });
  assert.ok(leads > 0 && lacking > 0, `${leads} lead, ${lacking} lack`);
});
