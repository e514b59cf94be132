import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { View } from '../../../../../games/thargos/types.ts';
import { language } from '../../../../settings.ts';
import { handoffReason } from './handoff-reason.ts';

const asked = (type: string) =>
  ({ question: { type, seat: 0 }, conflict: { attacker: 1 } }) as unknown as Pick<
    View,
    'question' | 'conflict'
  >;
const NAMES = ['Ada', 'Bruno'];

test('HT-9.5: if a player may oppose an attempt, the handoff page says so, not that they are attacked', () => {
  assert.equal(handoffReason(asked('oppose'), 0, NAMES), 'Bruno attempts a Mission. Ada may oppose.');
  assert.equal(handoffReason(asked('defend'), 0, NAMES), 'Bruno attempts a Mission against Ada.');
  language.value = 'fr';
  assert.equal(handoffReason(asked('oppose'), 0, NAMES), 'Bruno tente une mission. Ada peut s’y opposer.');
  language.value = 'en';
});
