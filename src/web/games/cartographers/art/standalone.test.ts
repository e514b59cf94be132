import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { assertWellFormed } from '../../../art/test/well-formed.ts';
import { mapSvg, resolvedStyles } from './standalone.ts';
import { fullScene } from './test/scenes.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const styles = { tokens: read('../../../art/tokens.css'), art: read('art.css') };
const caption = {
  title: 'Sheet <A> & "B"',
  subtitle: "Drawn by O'Maud\u0000\ud800 </svg><script>",
  stars: 127,
  notes: ['Spring 9', 'Été 24'],
};

test('a standalone map is well-formed, titled and escaped, and fetches nothing', () => {
  for (const [height, width] of [
    [5, 5],
    [11, 11],
    [20, 7],
  ]) {
    const svg = mapSvg(fullScene(height!, width!), caption, styles);
    assertWellFormed(svg);
    assert.ok(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" '));
    assert.ok(svg.includes('<title>Sheet &lt;A&gt; &amp; &quot;B&quot;</title>'));
    assert.ok(svg.includes('Drawn by O&#39;Maud &lt;/svg&gt;&lt;script&gt;') && svg.includes('>127<'));
    assert.doesNotMatch(svg.replace('http://www.w3.org/2000/svg', ''), /https?:|@import|url\((?!#)/);
    assert.equal(mapSvg(fullScene(height!, width!), caption, styles), svg);
  }
});

test('resolvedStyles replaces every custom property with its value in the chosen theme', () => {
  for (const theme of ['light', 'dark'] as const) assert.doesNotMatch(resolvedStyles(styles, theme), /var\(/);
  assert.ok(resolvedStyles(styles, 'light').includes('.a-paper { fill: #f4ebd4; }'));
  assert.ok(resolvedStyles(styles, 'dark').includes('.a-paper { fill: #20272a; }'));
  const small = { tokens: ':root{--x:light-dark(#abc,#123)}', art: '.a{fill:var(--x)}' };
  assert.equal(resolvedStyles(small, 'light'), '.a{fill:#abc}');
  assert.equal(resolvedStyles(small, 'dark'), '.a{fill:#123}');
});

test('no class in a standalone map has its style only in pictures.css', () => {
  const svg = mapSvg(fullScene(11, 11), caption, styles);
  const worn = new Set([...svg.matchAll(/class="([^"]+)"/g)].flatMap(match => match[1]!.split(' ')));
  assert.ok(worn.size > 20);
  const dressedBy = (css: string) => new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(match => match[1]!));
  const [taken, left] = [dressedBy(styles.art), dressedBy(read('pictures.css'))];
  assert.deepEqual(
    [...worn].filter(name => left.has(name) && !taken.has(name)),
    [],
  );
});
