import assert from 'node:assert/strict';
import { test } from 'node:test';
import { committed, generate } from '../../../../tools/generate-search.ts';

test('the committed files equal the generator’s output, and are small enough for the page', () => {
  let size = 0;
  for (const [name, text] of generate()) {
    size += text.length;
    assert.equal(committed(name), text, `npm run generate: ${name} is not up to date`);
  }
  assert.ok(size < 400_000, `${size} characters`);
});
