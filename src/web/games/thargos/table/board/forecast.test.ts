import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attributesOf, missionAttrs } from '../../../../../games/thargos/board/evaluate.ts';
import { colorsOf } from '../../../../../games/thargos/conflict.ts';
import { STORY_ASSETS } from '../../../../../games/thargos/stories/shipped.ts';
import { playGame } from '../../../../../games/thargos/test/games.ts';
import { opened } from '../../../../../games/thargos/test/table.ts';
import { game, holdFor } from '../../device.ts';
import { situationOf } from '../../lesson/situations.ts';
import { inHand } from '../../lesson/steps.ts';
import { foreseeLeader, mayBeOpposed } from '../story/odds.ts';
import { forecast } from './forecast.ts';

holdFor('this test', STORY_ASSETS);
const { state } = situationOf('totals');
const view = game.view(state, 0);

test('HT-5.9: the forecast for a Mission says what each player’s attempt would lack', () => {
  const [hard] = inHand(state, 'M26');
  // On either side of the first track, Power 4 competes with Power 4 plus 3 from the Mission.
  assert.deepEqual(forecast(view, { track: 0, command: { type: 'placeMission', card: hard!, track: 0 } }), {
    attempts: [
      { seat: 0, lacks: [{ attribute: 'power', by: 3 }] },
      { seat: 1, lacks: [{ attribute: 'power', by: 3 }] },
    ],
    differs: [],
  });
  assert.deepEqual(
    forecast(view, { track: 0, command: { type: 'refill', card: state.missions[0]! } }).attempts,
    [
      { seat: 0, lacks: [] },
      { seat: 1, lacks: [{ attribute: 'mind', by: 3 }] },
    ],
  );
});

test('HT-3.6: before any Missions are placed, the forecast for a hero compares that hero with the one opposite', () => {
  const opening = { ...view, missions: view.missions.map(() => null) };
  const hero = state.posts[0]!.hero!;
  const empty = {
    ...opening,
    posts: opening.posts.map((post, i) => (i === 0 ? { ...post, hero: null } : post)),
  };
  assert.deepEqual(forecast(empty, { track: 0, command: { type: 'placeHero', hero, track: 0 } }), {
    attempts: [],
    differs: [{ attribute: 'mind', by: 2 }],
  });
});

test("HT-9.6: a leader’s odds list the Mission's dice, and are below 100% if a roll can beat the leader", () => {
  let seen = 0;
  playGame({ seats: 2, wish: { mode: 'story' } }, 'leader', ({ before }) => {
    const { question } = before;
    if (question?.type !== 'act') return;
    const view = game.view(before, question.seat);
    const options = game.options(view);
    if (options.type !== 'act') return;
    for (const { node, heroes } of options.nodes)
      for (const hero of heroes) {
        const odds = foreseeLeader(view, { type: 'attemptNode', node, hero });
        const mission = view.story?.missions[node] ?? view.story?.secondary;
        if (mission === null || mission === undefined) {
          assert.equal(odds, undefined);
          continue;
        }
        const asks = missionAttrs(view, mission);
        assert.deepEqual(
          odds?.dice.map(({ attribute, least, most }) => [attribute, least, most]),
          colorsOf(asks).map(colour => [colour, 2 * (asks[colour] ?? 0), 7 * (asks[colour] ?? 0)]),
        );
        const isSure = odds?.dice.every(({ attribute, most }) => attributesOf(view, hero)[attribute] >= most);
        if (!isSure)
          assert.ok(
            (odds?.chance ?? 100) < 100,
            `expected the chance at ${node} to be below 100%, found ${odds?.chance}%`,
          );
        seen += 1;
      }
  });
  assert.ok(seen > 20, `expected to check the odds of more than 20 leaders, found ${seen}`);
});

test('HT-9.5, HT-9.6: an opponent may oppose a leader unless Thargos always defends the Mission', () => {
  const config = { mode: 'story' } as const;
  const { state } = opened(2, config);
  const view = game.view(state, 0);
  const nodes = Object.keys(view.story!.missions);
  const passive = view.story!.plan.passive;
  for (const node of nodes)
    assert.equal(
      mayBeOpposed(view, node),
      !passive.includes(node),
      `expected opposing at ${node} to be allowed unless Thargos always defends it`,
    );
  assert.equal(mayBeOpposed({ ...view, config: { ...view.config, coop: true } }, nodes[0]!), false);
});
