import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const at = (path: string): URL => new URL(path, import.meta.url);

/** The third-party packages in the built page, by import name. */
const imported = (): Set<string> => {
  const files = globSync('**/*.{ts,tsx}', { cwd: fileURLToPath(at('.')) });
  const sources = files
    .filter(file => !/\.test\.|(^|[/\\])test[/\\]/.test(file))
    .map(file => readFileSync(at(file), 'utf8'));
  const names = sources.flatMap(text => [...text.matchAll(/from '((?:@[\w-]+\/)?[a-z][\w-]*)/g)]);
  return new Set(names.map(([, name]) => name!));
};

test('credits every font with its license', () => {
  const brought = globSync('{.,games/*}/fonts/*.woff2', { cwd: fileURLToPath(at('.')) });
  const licences = globSync('OFL-*.txt', { cwd: fileURLToPath(at('public/licences')) });
  const abouts = globSync('{.,games/*}/home/about.tsx', { cwd: fileURLToPath(at('.')) });
  const said = abouts.map(file => readFileSync(at(file), 'utf8')).join('');
  for (const licence of licences) {
    assert.ok(said.includes(`'${licence}'`), licence);
    const family = licence.slice('OFL-'.length, -'.txt'.length);
    assert.ok(
      brought.some(file => file.includes(`${family}-`)),
      licence,
    );
  }
  const families = licences.map(name => name.slice('OFL-'.length, -'.txt'.length));
  for (const file of brought)
    assert.ok(
      families.some(family => file.includes(`${family}-`)),
      file,
    );
});

test('ships and links the license of every package in the page', () => {
  const notices = {
    preact: 'MIT-preact.txt',
    '@preact/signals': 'MIT-preact-signals.txt',
    uqr: 'MIT-uqr.txt',
  };
  assert.deepEqual([...imported()].sort(), Object.keys(notices).sort());
  const about = readFileSync(at('home/about.tsx'), 'utf8');
  for (const [name, notice] of Object.entries(notices)) {
    const licence = readFileSync(at(`../../node_modules/${name}/LICENSE`), 'utf8');
    assert.equal(readFileSync(at(`public/licences/${notice}`), 'utf8'), licence);
    assert.ok(about.includes(`licences/${notice}`), notice);
  }
});
