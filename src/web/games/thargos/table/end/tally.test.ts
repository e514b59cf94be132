import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currentBatches, fold } from '../../../../../engine/replay.ts';
import { updatesIn } from '../../../../../engine/test/updates-in.ts';
import type { Event } from '../../../../../games/thargos/events.ts';
import { thargos } from '../../../../../games/thargos/game.ts';
import { playedRecord } from '../../../../../games/thargos/test/recorded-games.ts';
import type { State } from '../../../../../games/thargos/types.ts';
import { decidingConflict, tallyOf } from './outcome.ts';

test('HT-5.5: every attempt counts once for the attacker, and once for the defender unless they conceded', () => {
  const { log } = playedRecord(2, { quickPlay: true }, 'a tally');
  const events = currentBatches(log).flatMap(batch => batch.events);
  const told = updatesIn(thargos, 'spectator', log);
  const resolved = events.filter(event => event.type === 'resolved');
  const [a, b] = tallyOf(told, 2);
  assert.ok(resolved.length > 0);
  assert.equal(a!.tried + b!.tried, resolved.length);
  assert.equal(a!.won + b!.won, resolved.filter(event => event.type === 'resolved' && event.success).length);
  const letGo = [0, 1].map(seat => events.filter(e => e.type === 'conceded' && e.seat === seat).length);
  assert.ok(letGo.some(n => n > 0));
  assert.deepEqual([a!.defended, a!.held], [b!.tried - letGo[0]!, b!.tried - b!.won]);
  assert.deepEqual([b!.defended, b!.held], [a!.tried - letGo[1]!, a!.tried - a!.won]);
});

const played = () => {
  const { log } = playedRecord(2, { quickPlay: true }, 'a tally');
  const { config } = fold<State, Event>(thargos, log);
  const reader = { viewer: 'spectator', names: ['Ada', 'Bruno'], language: 'en', config } as const;
  return { told: updatesIn(thargos, 'spectator', log), reader };
};

const wonBy = (winner: number) => ({ places: winner === 0 ? [1, 2] : [2, 1], why: 'target' }) as const;

test('the text about the deciding conflict names the attempt, its success and the points', () => {
  const { told, reader } = played();
  for (const [winner, name] of reader.names.entries()) {
    const text = decidingConflict(told, wonBy(winner), reader);
    assert.match(text ?? '', new RegExp(`^\\S.* attempts .*\\. .*succeeds.*\\. ${name} gains \\d+ VP\\.`));
  }
  assert.equal(decidingConflict([], wonBy(0), reader), undefined);
});

test('HT-6.2: if a burned deck ended the game, there is no deciding conflict', () => {
  const { told, reader } = played();
  for (const why of ['burned', 'lastDitch'] as const)
    assert.equal(decidingConflict(told, { ...wonBy(0), why }, reader), undefined);
  for (const why of ['stalled', 'rounds'] as const)
    assert.ok(decidingConflict(told, { ...wonBy(0), why }, reader));
  assert.equal(decidingConflict(told, { places: [2], why: 'target' }, reader), undefined);
});
