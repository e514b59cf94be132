import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anchorsOf, deadLinks, linksOf, readPages } from './docs.ts';

const pages = readPages();

test('every link of README, ARCHITECTURE, CONTRIBUTING, CHANGELOG and docs has a valid target', () => {
  for (const name of ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md'])
    assert.ok(pages.some(({ file }) => file === name));
  assert.ok(pages.length > 30 && pages.flatMap(({ text }) => linksOf(text)).length > 80);
  assert.deepEqual(pages.flatMap(deadLinks), []);
});

test('every page of docs is linked from another page', () => {
  const linked = new Set(
    pages.flatMap(({ file, text }) =>
      linksOf(text).map(link => new URL(link.split('#')[0]!, `file:///${file}`).pathname.slice(1)),
    ),
  );
  const isFound = (file: string): boolean =>
    linked.has(file) || linked.has(file.replace(/\/[^/]+$/, '')) || linked.has(file.replace(/[^/]+$/, ''));
  assert.deepEqual(
    pages.map(({ file }) => file).filter(file => file.startsWith('docs/') && !isFound(file)),
    [],
  );
});

test('deadLinks reports a link to a missing file or heading', () => {
  const text = '# One `two`: Three\n\n[a](#one-two-three) [b](#four) [c](none.md) [d](LICENSE)\n`[e](f.md)`';
  assert.deepEqual([...anchorsOf(text)], ['one-two-three']);
  assert.deepEqual(deadLinks({ file: 'README.md', text }), [
    'README.md: #four (no heading)',
    'README.md: none.md (no file)',
  ]);
});

test('anchorsOf numbers the anchor of a repeated heading', () => {
  assert.deepEqual([...anchorsOf('# 1. A\n## B_c\n### 1. A\n')], ['1-a', 'b_c', '1-a-1']);
});
