import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CHOICES, type Config } from '../config.ts';
import { PRESETS } from '../configure.ts';

const DOC = readFileSync(new URL('../../../../docs/rules/open-points.md', import.meta.url), 'utf8');
const CHAPTER = DOC.slice(DOC.indexOf('## Config'), DOC.indexOf('## Uncertain facts'));

const GAMES = CHOICES.game;
const KEYS = Object.keys(PRESETS.base) as (keyof Config)[];

/** The rows of the config table: key, the three defaults, values. */
const ROWS = new Map(
  [...CHAPTER.matchAll(/^\| `(\w+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|/gm)].map(
    ([, key, base, heroes, combined, values]) => [key!, { base, heroes, combined, values }],
  ),
);

const plain = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

test('the config table lists every key and no other', () => {
  assert.deepEqual([...ROWS.keys()].sort(), [...KEYS].sort());
});

test('the config table has every default and every value of a choice', () => {
  // The table describes a list of cards in words.
  for (const key of KEYS)
    for (const game of GAMES)
      if (key !== 'ambushPool')
        assert.equal(ROWS.get(key)?.[game], plain(PRESETS[game][key]), `${key}, ${game}`);
  for (const [key, values] of Object.entries(CHOICES)) {
    const said = ROWS.get(key)?.values?.split(', ') ?? [];
    assert.deepEqual(said.sort(), values.map(plain).sort(), key);
  }
});

test('the complete presets in the document match the code', () => {
  const written = [...CHAPTER.matchAll(/^```json\n(.*?)^```$/gms)].map(([, json]) => JSON.parse(json!));
  assert.deepEqual(
    written,
    GAMES.map(game => PRESETS[game]),
  );
});
