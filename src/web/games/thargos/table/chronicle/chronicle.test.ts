import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOTS } from '../../../../../bots/thargos/index.ts';
import { isRefusal } from '../../../../../engine/refusal.ts';
import { thargos } from '../../../../../games/thargos/game.ts';
import { playedOut } from '../../../../test/played-out.ts';
import { chronicler } from './chronicle.ts';

test('a chronicle written on as the game goes says what one written at the end says, and forgets what is undone', async () => {
  const wish = { config: { quickPlay: true }, seats: 2, seed: 'told', viewers: [0] };
  const table = await playedOut(thargos, BOTS.greedy, wish);
  const all = await table.toldSince(0, 0);
  assert.ok(!isRefusal(all));
  const { config } = table.view(0);
  const writer = () => chronicler({ viewer: 0, names: ['Ada', 'Bruno'], language: 'en', config });
  const writeOn = writer();
  for (let length = 1; length <= all.length; length++) writeOn(all.slice(0, length));
  assert.ok(writeOn(all).length > 40);
  assert.deepEqual(writeOn(all), writer()(all));
  const undone = [...all, { version: all.length + 1, seat: 0, undo: 2, happened: [] }];
  assert.deepEqual(writeOn(undone), writer()(all.slice(0, -2)));
  // Whoever was there from the beginning heard the same.
  const heard = table.told(0, 1);
  assert.deepEqual(heard, all.slice(1));
});
