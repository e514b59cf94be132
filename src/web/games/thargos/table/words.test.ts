import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WORDS } from './words.ts';

test('whoever looks on reads by name who leads and who lacks something', () => {
  const { en, fr } = WORDS;
  assert.deepEqual([en.leads('Maud'), en.lacks('Maud')], ['Maud leads', 'Maud lacks']);
  assert.deepEqual([fr.leads('Maud'), fr.lacks('Maud')], ['Maud mène', 'Il manque à Maud']);
  assert.equal(fr.lacks('Le Rival'), 'Il manque au Rival');
});
