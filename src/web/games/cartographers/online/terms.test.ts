import assert from 'node:assert/strict';
import { test } from 'node:test';
import { terms } from './terms.ts';

test("the terms of a table name the map sheet even if the host didn't choose one", () => {
  const sheet = (config: object): string | undefined => terms(config)[1]?.value;
  assert.deepEqual([{}, { game: 'heroes' }, { game: 'combined' }, { game: 'heroes', map: 'D' }].map(sheet), [
    'sheet A',
    'sheet C',
    'sheet A',
    'sheet D',
  ]);
});
