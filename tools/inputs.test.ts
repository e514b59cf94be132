import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { inputFiles } from './inputs.ts';
import { ROOT } from './steps.ts';

/** Files that the build imports but that don't change its output. */
const HARMLESS = ['tools/steps.ts'];

test('inputFiles contains every file that the page or its build imports', () => {
  const inputs = new Set(inputFiles());
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const text = readFileSync(path, 'utf8');
    for (const [, to = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']*\.(?:tsx?|css))'/g))
      visit(join(dirname(path), to));
  };
  for (const start of ['vite.config.ts', 'src/web/main.tsx', 'src/web/worker/sw.ts'])
    visit(join(ROOT, start));
  assert.ok(seen.size > 500, `expected more than 500 files, found ${seen.size}`);
  const missing = [...seen].filter(path => !inputs.has(path)).map(path => relative(ROOT, path));
  assert.deepEqual(
    missing.map(path => path.replaceAll('\\', '/')).filter(path => !HARMLESS.includes(path)),
    [],
  );
});
