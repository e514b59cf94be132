import assert from 'node:assert/strict';
import { test } from 'node:test';
import { number, signed } from './say.ts';

test('nothing has no sign, however it was reckoned', () => {
  assert.equal(number(-0), '0');
  assert.equal(signed(-0), '0');
  assert.equal(number(-3), '−3');
});
