import assert from 'node:assert/strict';
import { test } from 'node:test';
import { committed, generate } from '../../../../tools/generate-search.ts';

test('the committed search kernel files equal the generator’s output, and have fewer than 400,000 characters', () => {
  let size = 0;
  for (const [name, text] of generate()) {
    size += text.length;
    assert.equal(
      committed(name),
      text,
      `expected ${name} to be up to date; update it with: npm run generate`,
    );
  }
  assert.ok(size < 400_000, `expected fewer than 400000 characters for the page to load, found ${size}`);
});
