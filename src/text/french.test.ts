import assert from 'node:assert/strict';
import { test } from 'node:test';
import { a, de, deName, midSentence } from './french.ts';

test('à and de contract with an article', () => {
  assert.equal(a('Le Traqueur Impérial'), 'au Traqueur Impérial');
  assert.equal(a('les héros'), 'aux héros');
  assert.equal(a('La Lance'), 'à La Lance');
  assert.equal(de('le deck'), 'du deck');
  assert.equal(deName('Les Darkuns'), 'des Darkuns');
});

test('de is elided before a vowel and before the h of a name, but not before the h of héros', () => {
  assert.equal(de('avantage'), 'd’avantage');
  assert.equal(de('énigmes'), 'd’énigmes');
  assert.equal(de('héros'), 'de héros');
  assert.equal(deName('Émile'), 'd’Émile');
  assert.equal(deName('Hélène'), 'd’Hélène');
  assert.equal(deName('Bruno'), 'de Bruno');
  assert.equal(deName('Yasmine'), 'de Yasmine');
  assert.equal(deName('Yves'), 'd’Yves');
});

test('the article of a name has no capital inside a sentence', () => {
  const names = ['Le Traqueur Impérial', 'L’Abomination', 'Les Sœurs', 'Léonie', 'Krisoss'];
  assert.deepEqual(names.map(midSentence), [
    'le Traqueur Impérial',
    'l’Abomination',
    'les Sœurs',
    'Léonie',
    'Krisoss',
  ]);
});
