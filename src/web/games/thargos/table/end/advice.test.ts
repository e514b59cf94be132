import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Result } from '../../../../../games/thargos/types.ts';
import { adviceFor } from './advice.ts';

const END: Result = { places: [2, 1], vp: [16, 16], targets: [17, 16], why: 'target', rounds: 8 };
const FINE = { tried: 8, won: 6, defended: 8, held: 3 };

test('who lost is told one thing to try, the costliest habit first; who won is sent on', () => {
  assert.equal(adviceFor(END, 1, FINE, false), 'harder');
  assert.equal(adviceFor(END, 1, FINE, true), 'full');
  assert.equal(adviceFor({ ...END, why: 'burned' }, 0, { ...FINE, won: 1 }, true), 'deck');
  assert.equal(adviceFor(END, 0, { ...FINE, won: 3 }, true), 'attempts');
  assert.equal(adviceFor(END, 0, { ...FINE, tried: 3, won: 3 }, true), 'pace');
  assert.equal(adviceFor(END, 0, { ...FINE, held: 1 }, true), 'defences');
  assert.equal(adviceFor(END, 0, FINE, true), 'missions');
});
