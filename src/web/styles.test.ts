import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

/** What holds for all styles of the page. */

const folder = fileURLToPath(new URL('.', import.meta.url));
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.css'))
  .map(path => path.replaceAll('\\', '/'))
  .sort()
  .map(path => ({
    path,
    css: readFileSync(folder + path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  }));

test('no style says font: in short, which would turn figures back to old style', () => {
  assert.ok(sheets.length > 20);
  const wrong = sheets.flatMap(({ path, css }) =>
    [...css.matchAll(/\bfont:(?!\s*inherit)[^;]*/g)].map(match => `${path}: ${match[0]}`),
  );
  assert.deepEqual(wrong, []);
});
