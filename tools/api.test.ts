import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { apiPage } from './api.ts';
import { ROOT } from './steps.ts';

const PAGE = join(ROOT, 'docs', 'api.md');

test('docs/api.md lists the exports of every entry point; UPDATE_API=1 npm test -- --only api writes the file', () => {
  const page = apiPage();
  if (process.env.UPDATE_API) writeFileSync(PAGE, page);
  const found = readFileSync(PAGE, 'utf8').split('\n');
  const expected = page.split('\n');
  const longer = found.length > expected.length ? found : expected;
  const at = longer.findIndex((_, i) => found[i] !== expected[i]);
  assert.equal(at, -1, `line ${at + 1}: expected ${expected[at]}, found ${found[at]}`);
  for (const [name, head] of [
    ['playMatch', /const playMatch = <T extends GameTypes>\(/],
    ['commands', /function\* commands\(options: Options\): Generator<Command, void, undefined>;/],
    ['THARGOS_BOTS', /const THARGOS_BOTS/],
    [
      'Op, whose comments contain semicolons',
      /readonly op: 'shuffle'.*\n(?:.*\n)*?.*readonly op: 'moveHero'/,
    ],
    ['Refusal', /\/\*\*[^/]*\*\/\ninterface Refusal|type Refusal/],
  ] as const)
    assert.match(page, head, `expected the declaration of ${name} in the generated page, found none`);
});
