import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ENGINE_VERSION } from './version.ts';

test('the engine version equals the package version', () => {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  assert.equal(JSON.parse(text).version, ENGINE_VERSION);
});
