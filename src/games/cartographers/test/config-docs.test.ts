import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CHOICES, type Config } from '../config.ts';
import { PRESETS } from '../configure.ts';

const DOC = readFileSync(new URL('../../../../docs/rules/open-points.md', import.meta.url), 'utf8');
const CHAPTER = DOC.slice(DOC.indexOf('## Config'), DOC.indexOf('## Uncertain facts'));

const GAMES = CHOICES.game;
const KEYS = Object.keys(PRESETS.base) as (keyof Config)[];

/** The rows of the config table by config key: the defaults of the three games, and the allowed values. */
const ROWS = new Map(
  [...CHAPTER.matchAll(/^\| `(\w+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|/gm)].map(
    ([, key, base, heroes, combined, values]) => [key!, { base, heroes, combined, values }],
  ),
);

const plain = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

test('the config table in the documentation lists every config key and no other', () => {
  assert.deepEqual([...ROWS.keys()].sort(), [...KEYS].sort());
});

test('the config table in the documentation has the default of every key and all values of every choice', () => {
  // The table describes the default of `ambushPool` in words.
  for (const key of KEYS)
    for (const game of GAMES)
      if (key !== 'ambushPool')
        assert.equal(
          ROWS.get(key)?.[game],
          plain(PRESETS[game][key]),
          `expected the table to have the default of ${key} in the game ${game}`,
        );
  for (const [key, values] of Object.entries(CHOICES)) {
    const said = ROWS.get(key)?.values?.split(', ') ?? [];
    assert.deepEqual(
      said.sort(),
      values.map(plain).sort(),
      `expected the table to list all values of ${key}`,
    );
  }
});

test('the documentation prints the complete presets as in the code', () => {
  const written = [...CHAPTER.matchAll(/^```json\n(.*?)^```$/gms)].map(([, json]) => JSON.parse(json!));
  assert.deepEqual(
    written,
    GAMES.map(game => PRESETS[game]),
  );
});
