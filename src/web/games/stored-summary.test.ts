import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standingBatches } from '../../engine/replay.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import { KINDS, randomGame } from '../../games/cartographers/test/random-game.ts';
import type { State as MapState } from '../../games/cartographers/types.ts';
import { thargos } from '../../games/thargos/game.ts';
import { playedRecord } from '../../games/thargos/test/recorded-games.ts';
import type { State } from '../../games/thargos/types.ts';
import { type StoredSummary, storedSummaryOf, summaryAfter } from './stored-summary.ts';

test('the summary of a map is right after every batch, without the rules', () => {
  for (const [i, config] of KINDS.entries()) {
    const { log } = randomGame(`gist ${i}`, { seats: 2, config });
    let gist: StoredSummary | undefined;
    let state: MapState | undefined;
    for (const batch of standingBatches(log)) {
      gist = summaryAfter('cartographers', gist, batch);
      for (const event of batch.events) state = cartographers.evolve(state, event);
      const { season, result } = state as MapState;
      assert.partialDeepStrictEqual(gist, { isOver: cartographers.isOver(state as MapState), season });
      if (result) assert.partialDeepStrictEqual(gist, { stars: Math.max(...result.totals) });
    }
    assert.deepEqual(gist, storedSummaryOf('cartographers', log));
    assert.ok(JSON.stringify(gist).length < 300);
  }
});

test('the summary of a duel is right after every batch, without the rules', () => {
  for (const [config, seats] of [
    [{ quickPlay: true }, 2],
    [{ mode: 'solo' }, 1],
    [{ mode: 'story' }, 3],
  ] as const) {
    const { log } = playedRecord(seats, config, 'gist');
    let gist: StoredSummary | undefined;
    let state: State | undefined;
    for (const batch of standingBatches(log)) {
      gist = summaryAfter('thargos', gist, batch);
      for (const event of batch.events) state = thargos.evolve(state, event);
      const { players, turn } = state as State;
      const vp = players.map(player => player.vp);
      assert.partialDeepStrictEqual(gist, { isOver: thargos.isOver(state as State), vp, turn: turn.number });
    }
  }
});

test('an empty log and an unknown game have no summary', () => {
  assert.equal(storedSummaryOf('cartographers', [{ events: [{ type: 'begun', season: 1 }] }]), undefined);
  assert.equal(storedSummaryOf('thargos', [{ events: [null] }]), undefined);
  assert.equal(storedSummaryOf('chess', [{ events: [] }]), undefined);
  assert.equal(storedSummaryOf('toString', [{ events: [] }]), undefined);
});
