import assert from 'node:assert/strict';
import { test } from 'node:test';
import { say } from '../../../i18n.ts';
import { worstNote } from '../../../screens/review/review-plan.ts';
import { language } from '../../../settings.ts';
import { ADVICE_WORDS } from './messages.ts';
import { type ReviewedPlay, worstPlays } from './reviewing.ts';

const costing = (...costs: readonly number[]) => costs.map(cost => ({ cost }) as ReviewedPlay);
const noteOn = (plays: readonly ReviewedPlay[], isDone: boolean) =>
  worstNote({ worst: worstPlays(plays), nothing: say(ADVICE_WORDS).nothing }, isDone);

test('worstNote claims that no move was costly only after the analysis is complete', () => {
  assert.equal(noteOn(costing(0, 0.04), false), undefined);
  assert.equal(noteOn(costing(0, 0.04), true), 'No move cost 5 or more of 100 games.');
  assert.equal(noteOn(costing(0, 0.2), true), undefined);
  language.value = 'fr';
  assert.equal(noteOn([], false), undefined);
  assert.equal(noteOn(costing(0), true), 'Aucun coup n’a coûté 5 parties sur 100 ou plus.');
  language.value = 'en';
});
