import assert from 'node:assert/strict';
import { test } from 'node:test';
import { terms } from './terms.ts';

test('an invitation names the map sheet, even if nobody chose one', () => {
  const sheet = (config: object): string | undefined => terms(config)[1]?.value;
  assert.deepEqual([{}, { game: 'heroes' }, { game: 'combined' }, { game: 'heroes', map: 'D' }].map(sheet), [
    'sheet A',
    'sheet C',
    'sheet A',
    'sheet D',
  ]);
});
