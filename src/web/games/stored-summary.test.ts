import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currentBatches } from '../../engine/replay.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import { KINDS, randomGame } from '../../games/cartographers/test/random-game.ts';
import type { State as MapState } from '../../games/cartographers/types.ts';
import { thargos } from '../../games/thargos/game.ts';
import { playedRecord } from '../../games/thargos/test/recorded-games.ts';
import type { State } from '../../games/thargos/types.ts';
import { type StoredSummary, storedSummaryOf, summaryAfter } from './stored-summary.ts';

test('after every batch, the stored summary of a Cartographers game agrees with its state', () => {
  for (const [i, config] of KINDS.entries()) {
    const { log } = randomGame(`gist ${i}`, { seats: 2, config });
    let summary: StoredSummary | undefined;
    let state: MapState | undefined;
    for (const batch of currentBatches(log)) {
      summary = summaryAfter('cartographers', summary, batch);
      for (const event of batch.events) state = cartographers.evolve(state, event);
      const { season, result } = state as MapState;
      assert.partialDeepStrictEqual(summary, { isOver: cartographers.isOver(state as MapState), season });
      if (result) assert.partialDeepStrictEqual(summary, { stars: Math.max(...result.totals) });
    }
    assert.deepEqual(summary, storedSummaryOf('cartographers', log));
    assert.ok(JSON.stringify(summary).length < 300);
  }
});

test('after every batch, the stored summary of a Thargos game agrees with its state', () => {
  for (const [config, seats] of [
    [{ quickPlay: true }, 2],
    [{ mode: 'solo' }, 1],
    [{ mode: 'story' }, 3],
  ] as const) {
    const { log } = playedRecord(seats, config, 'gist');
    let summary: StoredSummary | undefined;
    let state: State | undefined;
    for (const batch of currentBatches(log)) {
      summary = summaryAfter('thargos', summary, batch);
      for (const event of batch.events) state = thargos.evolve(state, event);
      const { players, turn } = state as State;
      const vp = players.map(player => player.vp);
      assert.partialDeepStrictEqual(summary, {
        isOver: thargos.isOver(state as State),
        vp,
        turn: turn.number,
      });
    }
  }
});

test('summaryAfter returns undefined for a log without a start and for an unknown game', () => {
  assert.equal(storedSummaryOf('cartographers', [{ events: [{ type: 'begun', season: 1 }] }]), undefined);
  assert.equal(storedSummaryOf('thargos', [{ events: [null] }]), undefined);
  assert.equal(storedSummaryOf('chess', [{ events: [] }]), undefined);
  assert.equal(storedSummaryOf('toString', [{ events: [] }]), undefined);
});
