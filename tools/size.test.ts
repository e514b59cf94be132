import assert from 'node:assert/strict';
import { test } from 'node:test';
import { circleIn, firstLoad, onTop, requestsOf } from './size.ts';

const manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['a', 'b'] },
  a: { file: 'a.js', imports: ['shared'] },
  b: { file: 'b.js', imports: ['shared', 'index.html'] },
  shared: { file: 'shared.js' },
  later: { file: 'later.js', css: ['later.css'], imports: ['index.html', 'rules'] },
  rules: { file: 'rules.js', imports: ['shared'] },
};

/** The file of each module. Two modules that are imported dynamically share a file. */
const FILES = { 'later.ts': 'later.js', 'also-later.ts': 'later.js' };

test('the first load consists of the entry and its static imports, each file once', () => {
  assert.deepEqual(
    firstLoad(manifest).map(chunk => chunk.file),
    ['index.js', 'a.js', 'shared.js', 'b.js'],
  );
});

test('a dynamically imported screen adds the files that are not loaded yet', () => {
  assert.deepEqual(
    onTop(manifest, FILES, ['later.ts']).map(chunk => chunk.file),
    ['later.js', 'rules.js'],
  );
});

test('a page requests each script and style once', () => {
  assert.equal(requestsOf(manifest, FILES, []), 4);
  assert.equal(requestsOf(manifest, FILES, ['later.ts', 'also-later.ts']), 7);
});

test('circleIn names files that import each other', () => {
  const { b, ...rest } = manifest;
  const straight = { ...rest, b: { ...b, imports: ['shared'] } };
  assert.equal(circleIn(straight), undefined);
  assert.deepEqual(circleIn({ ...straight, shared: { file: 'shared.js', imports: ['a'] } }), ['a', 'shared']);
});
