import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { PLAYTHROUGHS, play } from './playthrough.ts';

const UPDATE = process.env.UPDATE_PLAYTHROUGHS === '1';

for (const game of PLAYTHROUGHS)
  test(`the game ${game.name} matches its stored text; UPDATE_PLAYTHROUGHS=1 rewrites it`, () => {
    const path = fileURLToPath(new URL(`${game.name}.txt`, import.meta.url));
    const text = play(game);
    if (UPDATE) writeFileSync(path, text);
    assert.ok(existsSync(path), `expected the stored text ${path} to exist`);
    assert.equal(text, readFileSync(path, 'utf8').replaceAll('\r\n', '\n'));
    assert.ok(
      text.split('\n').length <= 201,
      `expected at most 201 lines in ${path}, found ${text.split('\n').length}`,
    );
  });
