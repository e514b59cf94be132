import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstLoad } from './size.ts';

test('the first load is the entry and what it imports at once, each part once, nothing that comes later', () => {
  const manifest = {
    'index.html': { file: 'index.js', isEntry: true, imports: ['a', 'b'] },
    a: { file: 'a.js', imports: ['shared'] },
    b: { file: 'b.js', imports: ['shared', 'index.html'] },
    shared: { file: 'shared.js' },
    later: { file: 'later.js', imports: ['index.html'] },
  };
  assert.deepEqual(
    firstLoad(manifest).map(chunk => chunk.file),
    ['index.js', 'a.js', 'shared.js', 'b.js'],
  );
});
