import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standingBatches } from '../../../../../engine/replay.ts';
import { updatesIn } from '../../../../../engine/test/updates-in.ts';
import { thargos } from '../../../../../games/thargos/game.ts';
import { playedRecord } from '../../../../../games/thargos/test/recorded-games.ts';
import { tallyOf } from './tally.ts';

test('HT-5.5: every attempt counts once, for the attacker and for a defender who did not concede', () => {
  const { log } = playedRecord(2, { quickPlay: true }, 'a tally');
  const events = standingBatches(log).flatMap(batch => batch.events);
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
