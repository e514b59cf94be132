import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const manifest = JSON.parse(read('./public/manifest.webmanifest'));

test('the manifest and the page describe all three games in the same words', () => {
  for (const game of ['Cartographers', 'Cartographers Heroes', 'Heroes of Thargos'])
    assert.ok(manifest.description.includes(game), game);
  assert.ok(read('./index.html').includes(`name="description" content="${manifest.description}"`));
});

test('an installed app offers a new game of each game and my tables', () => {
  const urls = manifest.shortcuts.map(({ url }: { readonly url: string }) => url);
  assert.deepEqual(urls, ['./#/new', './#/thargos/new', './#/friends']);
});
