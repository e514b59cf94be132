import assert from 'node:assert/strict';
import { test } from 'node:test';
import { suggest, suggestionFor } from './suggest.ts';

test('suggest returns the most similar word', () => {
  const words = ['simulate', 'story', 'score'];
  assert.equal(suggest('simulat', words), 'simulate');
  assert.equal(suggest('SCORE', words), 'score');
  assert.equal(suggest('socre', words), 'score');
});

test('suggest returns nothing if no word is similar enough', () => {
  assert.equal(suggest('fly', ['simulate', 'story', 'score']), undefined);
  assert.equal(
    suggest('Z', ['A', 'B']),
    undefined,
    'expected suggest not to replace a single letter with another',
  );
  assert.equal(suggest('x'.repeat(41), ['x'.repeat(40)]), undefined);
});

test('suggestionFor returns a suggestion only if a known word is similar', () => {
  assert.deepEqual(suggestionFor('heros', ['base', 'heroes', true]), { suggestion: 'heroes' });
  assert.deepEqual(suggestionFor('chess', ['base', 'heroes']), {});
  assert.deepEqual(suggestionFor(7, ['base', 'heroes']), {});
});
