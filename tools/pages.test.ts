import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { PAGES } from './pages.ts';
import { ROOT } from './steps.ts';

test('PAGES names only modules that exist', () => {
  const missing = Object.entries(PAGES).flatMap(([page, { entries }]) =>
    entries.filter(entry => !existsSync(join(ROOT, 'src', entry))).map(entry => `${page}: ${entry}`),
  );
  assert.deepEqual(missing, []);
});
