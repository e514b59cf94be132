import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_SET } from '../../../../games/thargos/cards/set.ts';
import { shortsOn } from './shorts.ts';

test('HT-A-55 a card that only looks before the reveal says when it is offered', () => {
  const says = DEFAULT_SET.filter(card => shortsOn(card).includes('spy')).map(({ id }) => id);
  assert.ok(says.includes('C401'), 'Imperial Tracker');
  assert.ok(!says.includes('C402'), 'Imperial General');
});
