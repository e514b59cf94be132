import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { HANDLERS } from '../../effects/index.ts';

test('every verb has a test of its own', () => {
  const files = readdirSync(import.meta.dirname).filter(file => file.endsWith('.test.ts'));
  const text = files.map(file => readFileSync(`${import.meta.dirname}/${file}`, 'utf8')).join('\n');
  const verbs = Object.keys(HANDLERS);
  assert.equal(verbs.length, 39);
  assert.deepEqual(
    verbs.filter(name => !text.includes(`verb('${name}',`)),
    [],
  );
});
