import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fold } from '../../../../../engine/replay.ts';
import { tellSince } from '../../../../../engine/told.ts';
import type { Event } from '../../../../../games/thargos/events.ts';
import { thargos } from '../../../../../games/thargos/game.ts';
import { playedRecord } from '../../../../../games/thargos/test/played.ts';
import type { State } from '../../../../../games/thargos/types.ts';
import { decidingConflict } from './deciding.ts';

test('the end tells the conflict that decided: who attempted what, the sums, the points', () => {
  const { log } = playedRecord(2, { quickPlay: true }, 'a tally');
  const { config } = fold<State, Event>(thargos, log);
  const told = tellSince(thargos, 'spectator', log, 0);
  const reader = { viewer: 'spectator', names: ['Ada', 'Bruno'], language: 'en', config } as const;
  for (const [winner, name] of reader.names.entries()) {
    const text = decidingConflict(told, winner, reader);
    assert.match(text ?? '', new RegExp(`^\\S.* attempts .*\\. .*succeeds.*\\. ${name} gains \\d+ VP\\.`));
  }
  assert.equal(decidingConflict([], 0, reader), undefined);
});
