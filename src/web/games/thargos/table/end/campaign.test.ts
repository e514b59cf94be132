import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currentBatches, fold } from '../../../../../engine/replay.ts';
import { updatesIn } from '../../../../../engine/test/updates-in.ts';
import type { Event } from '../../../../../games/thargos/events.ts';
import { thargos } from '../../../../../games/thargos/game.ts';
import { STORY_ASSETS } from '../../../../../games/thargos/stories/shipped.ts';
import { SECONDARY } from '../../../../../games/thargos/stories/state.ts';
import { playedRecord } from '../../../../../games/thargos/test/recorded-games.ts';
import type { State } from '../../../../../games/thargos/types.ts';
import { campaignOf, missionsWon } from './outcome.ts';

test('the campaign log lists all won Missions of a story in the order of the wins', () => {
  const { log } = playedRecord(2, { mode: 'story' }, 'a campaign');
  const won = currentBatches(log)
    .flatMap(({ events }) => events)
    .filter(event => event.type === 'won');
  const game = thargos.withAssets(STORY_ASSETS);
  const told = updatesIn(game, 'spectator', log);
  const chapters = campaignOf(told);
  assert.ok(won.length > 0);
  assert.deepEqual(
    chapters.map(({ seat, node, vp }) => [seat, node, vp]),
    won.map(event => event.type === 'won' && [event.seat, event.node, event.vp]),
  );
  const events = currentBatches(log).flatMap(batch => batch.events);
  const { faces } = game.view(fold<State, Event>(game, log), 'spectator');
  const attempted = events.flatMap((event, i) => {
    const declared = events.slice(0, i).findLast(({ type }) => type === 'declared');
    return event.type === 'won' && declared?.type === 'declared' ? [faces[declared.mission]] : [];
  });
  assert.ok(chapters.some(({ node }) => node === SECONDARY));
  assert.deepEqual(
    chapters.map(({ card }) => card),
    attempted,
  );
  const view = game.view(fold<State, Event>(game, log), 'spectator');
  for (const seat of [0, 1])
    assert.deepEqual(
      missionsWon(view, told, seat),
      attempted.filter((_, i) => chapters[i]!.seat === seat),
    );
  // A player wins Missions only in their own turn.
  const begun = events.flatMap(event => (event.type === 'turnBegun' ? [event.seat] : []));
  assert.deepEqual(
    chapters.map(({ turn }) => begun[turn - 1]),
    chapters.map(({ seat }) => seat),
  );
});
