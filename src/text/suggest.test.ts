import assert from 'node:assert/strict';
import { test } from 'node:test';
import { suggest, suggestionFor } from './suggest.ts';

test('suggests the nearest word', () => {
  const words = ['simulate', 'story', 'score'];
  assert.equal(suggest('simulat', words), 'simulate');
  assert.equal(suggest('SCORE', words), 'score');
  assert.equal(suggest('socre', words), 'score');
});

test('suggests nothing when no word is near', () => {
  assert.equal(suggest('fly', ['simulate', 'story', 'score']), undefined);
  assert.equal(suggest('Z', ['A', 'B']), undefined, 'a different letter is a different word');
  assert.equal(suggest('x'.repeat(41), ['x'.repeat(40)]), undefined);
});

test('suggestionFor returns a detail only if a word is near', () => {
  assert.deepEqual(suggestionFor('heros', ['base', 'heroes', true]), { suggestion: 'heroes' });
  assert.deepEqual(suggestionFor('chess', ['base', 'heroes']), {});
  assert.deepEqual(suggestionFor(7, ['base', 'heroes']), {});
});
