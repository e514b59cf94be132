import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CONFLICT_WORDS } from './conflict/conflict-words.ts';
import { WORDS } from './words.ts';

test('whoever looks on reads by name who leads and who lacks something', () => {
  const { en, fr } = WORDS;
  assert.deepEqual([en.leads('Maud'), en.lacks('Maud')], ['Maud leads', 'Maud is short by']);
  assert.deepEqual([fr.leads('Maud'), fr.lacks('Maud')], ['Maud mène', 'Il manque à Maud']);
  assert.equal(fr.lacks('Le Rival'), 'Il manque au Rival');
});

test('the French button that undoes a move says Annuler', () => {
  assert.equal(WORDS.fr.undo, 'Annuler');
});

test('what effects add in a conflict has a heading of its own, not the name of a track', () => {
  assert.deepEqual([CONFLICT_WORDS.en.columns.track, CONFLICT_WORDS.fr.columns.track], ['Effects', 'Effets']);
});
