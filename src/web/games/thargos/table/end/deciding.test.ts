import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fold } from '../../../../../engine/replay.ts';
import { updatesIn } from '../../../../../engine/test/updates-in.ts';
import type { Event } from '../../../../../games/thargos/events.ts';
import { thargos } from '../../../../../games/thargos/game.ts';
import { playedRecord } from '../../../../../games/thargos/test/recorded-games.ts';
import type { State } from '../../../../../games/thargos/types.ts';
import { decidingConflict } from './deciding.ts';

const played = () => {
  const { log } = playedRecord(2, { quickPlay: true }, 'a tally');
  const { config } = fold<State, Event>(thargos, log);
  const reader = { viewer: 'spectator', names: ['Ada', 'Bruno'], language: 'en', config } as const;
  return { told: updatesIn(thargos, 'spectator', log), reader };
};

const wonBy = (winner: number) => ({ places: winner === 0 ? [1, 2] : [2, 1], why: 'target' }) as const;

test('the end shows the deciding conflict: attacker, Mission, totals, points', () => {
  const { told, reader } = played();
  for (const [winner, name] of reader.names.entries()) {
    const text = decidingConflict(told, wonBy(winner), reader);
    assert.match(text ?? '', new RegExp(`^\\S.* attempts .*\\. .*succeeds.*\\. ${name} gains \\d+ VP\\.`));
  }
  assert.equal(decidingConflict([], wonBy(0), reader), undefined);
});

test('HT-6.2: after a burned deck, no conflict is called deciding', () => {
  const { told, reader } = played();
  for (const why of ['burned', 'lastDitch'] as const)
    assert.equal(decidingConflict(told, { ...wonBy(0), why }, reader), undefined);
  for (const why of ['stalled', 'rounds'] as const)
    assert.ok(decidingConflict(told, { ...wonBy(0), why }, reader));
  assert.equal(decidingConflict(told, { places: [2], why: 'target' }, reader), undefined);
});
