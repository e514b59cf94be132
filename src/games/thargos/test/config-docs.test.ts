import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CHOICES, type Config, DEFAULTS, RULE_SETS, SOLO } from '../config.ts';

const DOC = readFileSync(new URL('../../../../docs/rules/thargos-open-points.md', import.meta.url), 'utf8');

/** The rows of the config table in the docs by key, with default and values. */
const ROWS = new Map(
  [...DOC.slice(DOC.indexOf('## Config')).matchAll(/^\| `([\w.]+)` \| ([^|]+) \| ([^|]+) \|/gm)].map(
    ([, key, otherwise, values]) => [key!, { otherwise: otherwise!.trim(), values: values!.trim() }],
  ),
);

test('the config table in the docs lists every config key and no other', () => {
  const keys = Object.keys(DEFAULTS).filter(key => key !== 'solo');
  const solo = Object.keys(SOLO).map(key => `solo.${key}`);
  assert.deepEqual([...ROWS.keys()].sort(), [...keys, ...solo].sort());
});

test('the config table in the docs has the default of each key, except solo.attitudeMap, and all values to choose from', () => {
  const plain = (value: unknown): string =>
    `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
  for (const [key, { otherwise }] of ROWS) {
    const value = key.startsWith('solo.')
      ? SOLO[key.slice(5) as keyof typeof SOLO]
      : DEFAULTS[key as keyof Config];
    if (key !== 'solo.attitudeMap')
      assert.equal(
        otherwise,
        plain(value),
        `expected the docs to give the default of ${key} as ${plain(value)}, found ${otherwise}`,
      );
  }
  for (const [key, values] of Object.entries(CHOICES))
    assert.equal(
      ROWS.get(key)?.values,
      values.map(plain).join(', '),
      `expected the docs to list all values of ${key}`,
    );
});

test('HT-A-52: the docs list exactly the keys and values that `rules: balanced` changes', () => {
  const said = /`rules: balanced` sets (`[^.]+)\./.exec(DOC)?.[1] ?? '';
  const listed = [...said.matchAll(/`(\w+): (\w+)`/g)].map(([, key, value]) => [key, value]);
  assert.deepEqual(
    listed,
    Object.entries(RULE_SETS.balanced).map(([key, value]) => [key, String(value)]),
  );
});
