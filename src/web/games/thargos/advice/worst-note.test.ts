import assert from 'node:assert/strict';
import { test } from 'node:test';
import { language } from '../../../settings.ts';
import type { ReviewedPlay } from './reviewing.ts';
import { worstNote } from './worst-note.ts';

const costing = (...costs: readonly number[]) => costs.map(cost => ({ cost }) as ReviewedPlay);

test('that no move was costly is said only once the analysis is complete', () => {
  assert.equal(worstNote({ plays: costing(0, 0.04), isDone: false }), undefined);
  assert.equal(worstNote({ plays: costing(0, 0.04), isDone: true }), 'No move cost 5 or more of 100 games.');
  assert.equal(worstNote({ plays: costing(0, 0.2), isDone: true }), undefined);
  language.value = 'fr';
  assert.equal(worstNote({ plays: [], isDone: false }), undefined);
  assert.equal(
    worstNote({ plays: costing(0), isDone: true }),
    'Aucun coup n’a coûté 5 parties sur 100 ou plus.',
  );
  language.value = 'en';
});
