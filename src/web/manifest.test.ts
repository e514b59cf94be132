import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const manifest = JSON.parse(read('./public/manifest.webmanifest'));

test('the web app manifest and index.html describe all three games in the same words', () => {
  for (const game of ['Cartographers', 'Cartographers Heroes', 'Heroes of Thargos'])
    assert.ok(
      manifest.description.includes(game),
      `expected the description in the manifest to name ${game}`,
    );
  assert.ok(read('./index.html').includes(`name="description" content="${manifest.description}"`));
});

test("the manifest has shortcuts to a new game of each kind and to the player's tables", () => {
  const urls = manifest.shortcuts.map(({ url }: { readonly url: string }) => url);
  assert.deepEqual(urls, ['./#/new', './#/thargos/new', './#/friends']);
});

test('the installed app opens the same file types as the import button on the home page', () => {
  const [{ action, accept }] = manifest.file_handlers;
  assert.equal(action, manifest.start_url);
  const [, field] = /accept="([^"]+)" onFile/.exec(read('./home/transfer.tsx')) ?? [];
  const ends = Object.values<readonly string[]>(accept).flat();
  assert.deepEqual([...ends, ...Object.keys(accept)].sort(), field?.split(',').sort());
});

/** Reads the width and height of a lossy WebP image: 14 bits each, after the key frame's start code. */
const sizeOfWebp = (file: Buffer): string => {
  const at = file.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  return `${file.readUInt16LE(at + 3) & 0x3fff}x${file.readUInt16LE(at + 5) & 0x3fff}`;
};

test('the manifest has two wide and two narrow screenshots, each under 150,000 bytes and of its declared size', () => {
  const forms: string[] = [];
  for (const { src, sizes, form_factor: form, label } of manifest.screenshots) {
    const file = readFileSync(new URL(`./public/${src}`, import.meta.url));
    assert.equal(
      sizeOfWebp(file),
      sizes,
      `expected the screenshot ${src} to have ${sizes} pixels, found ${sizeOfWebp(file)}`,
    );
    assert.ok(
      file.length < 150_000,
      `expected the screenshot ${src} to have fewer than 150000 bytes, found ${file.length}`,
    );
    assert.ok(label.length > 0, `expected the screenshot ${src} to have a label`);
    forms.push(form);
  }
  assert.deepEqual(forms, ['wide', 'wide', 'narrow', 'narrow']);
});
