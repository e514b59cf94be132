import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const at = (path: string): URL => new URL(path, import.meta.url);

/** The names of the packages that the code of the page imports. */
const imported = (): Set<string> => {
  const files = globSync('**/*.{ts,tsx}', { cwd: fileURLToPath(at('.')) });
  const sources = files
    .filter(file => !/\.test\.|(^|[/\\])test[/\\]/.test(file))
    .map(file => readFileSync(at(file), 'utf8'));
  const names = sources.flatMap(text => [...text.matchAll(/from '((?:@[\w-]+\/)?[a-z][\w-]*)/g)]);
  return new Set(names.map(([, name]) => name!));
};

test('the about pages credit every font with its license', () => {
  const brought = globSync('{.,games/*}/fonts/*.woff2', { cwd: fileURLToPath(at('.')) });
  const licenses = globSync('OFL-*.txt', { cwd: fileURLToPath(at('public/licences')) });
  const abouts = globSync('{.,games/*}/home/about.tsx', { cwd: fileURLToPath(at('.')) });
  const said = abouts.map(file => readFileSync(at(file), 'utf8')).join('');
  for (const license of licenses) {
    assert.ok(said.includes(`'${license}'`), `expected the about pages to credit ${license}`);
    const family = license.slice('OFL-'.length, -'.txt'.length);
    assert.ok(
      brought.some(file => file.includes(`${family}-`)),
      `expected the page to ship a font with the license ${license}`,
    );
  }
  const families = licenses.map(name => name.slice('OFL-'.length, -'.txt'.length));
  for (const file of brought)
    assert.ok(
      families.some(family => file.includes(`${family}-`)),
      `expected the font ${file} to have a license in the list`,
    );
});

test('the page ships and links the license of every package that it contains', () => {
  const notices = {
    preact: 'MIT-preact.txt',
    '@preact/signals': 'MIT-preact-signals.txt',
    uqr: 'MIT-uqr.txt',
  };
  assert.deepEqual([...imported()].sort(), Object.keys(notices).sort());
  const about = readFileSync(at('home/about.tsx'), 'utf8');
  for (const [name, notice] of Object.entries(notices)) {
    const license = readFileSync(at(`../../node_modules/${name}/LICENSE`), 'utf8');
    assert.equal(readFileSync(at(`public/licences/${notice}`), 'utf8'), license);
    assert.ok(about.includes(`licences/${notice}`), `expected the about page to link ${notice}`);
  }
});
