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

test('the manifest opens the files that home opens', () => {
  const [{ action, accept }] = manifest.file_handlers;
  assert.equal(action, manifest.start_url);
  const [, field] = /accept="([^"]+)" onFile/.exec(read('./home/transfer.tsx')) ?? [];
  const ends = Object.values<readonly string[]>(accept).flat();
  assert.deepEqual([...ends, ...Object.keys(accept)].sort(), field?.split(',').sort());
});

/** Width and height of a lossy WebP: 14 bits each, after the key frame's start code. */
const sizeOfWebp = (file: Buffer): string => {
  const at = file.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  return `${file.readUInt16LE(at + 3) & 0x3fff}x${file.readUInt16LE(at + 5) & 0x3fff}`;
};

test('the manifest shows every game wide and narrow, in small pictures of the size it says', () => {
  const forms: string[] = [];
  for (const { src, sizes, form_factor: form, label } of manifest.screenshots) {
    const file = readFileSync(new URL(`./public/${src}`, import.meta.url));
    assert.equal(sizeOfWebp(file), sizes, src);
    assert.ok(file.length < 150_000, `${src} has ${file.length} bytes`);
    assert.ok(label.length > 0, src);
    forms.push(form);
  }
  assert.deepEqual(forms, ['wide', 'wide', 'narrow', 'narrow']);
});
