import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { OLDEST } from './oldest.ts';
import { ROOT } from './steps.ts';

/**
 * The features that the page needs, and the first Chrome, Firefox and Safari that have each, from the data of MDN and
 * web-features. The build converts nested styles and light-dark() for older browsers.
 */
const NEEDED: readonly (readonly [string, RegExp, string, string, string])[] = [
  [':has() selectors', /:has\(/, '105', '121', '15.4'],
  ['color-mix()', /color-mix\(/, '111', '113', '16.2'],
  ['container queries', /@container/, '105', '110', '16.0'],
  ['subgrid', /subgrid/, '117', '71', '16.0'],
  ['dvh units', /\ddvh/, '108', '101', '15.4'],
  ['array methods that copy', /\.(toSorted|toReversed|with)\(/, '110', '115', '16.0'],
  ['checkVisibility()', /\.checkVisibility\(/, '105', '106', '17.4'],
  ['Map.groupBy()', /Map\.groupBy\(/, '117', '119', '17.4'],
  ['CompressionStream', /CompressionStream\('deflate-raw'\)/, '103', '113', '16.4'],
  ['the inert attribute', / inert>/, '102', '112', '15.5'],
  ['module workers', /type: 'module'/, '80', '114', '15.0'],
];

/** Matches features that the oldest supported browsers lack. */
const TOO_NEW =
  /@starting-style|Intl\.Segmenter|\.(values|keys|entries)\(\)\.(map|filter|some|every|find|reduce|flatMap|take|drop)\(|field-sizing:|interpolate-size|anchor-name:|@scope\b|@property\b|popover=|Promise\.(withResolvers|try)\(|Array\.fromAsync\(|\.(isSubsetOf|symmetricDifference|toArray)\(|startViewTransition\(|\bIterator\.from\(|\.(toBase64|toHex)\(/;

const isSource = (path: string): boolean => !/\.test\.ts$|[\\/]test[\\/]/.test(path);
const sources = globSync('src/{web,engine,text,sync,games,bots}/**/*.{ts,tsx,css}', { cwd: ROOT })
  .filter(isSource)
  .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

const latest = (versions: readonly string[]): string =>
  versions.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)!;

test('the oldest supported browsers are the first with all features that the page needs', () => {
  const unused = NEEDED.filter(([, pattern]) => !sources.some(({ text }) => pattern.test(text)));
  assert.deepEqual(
    unused.map(([what]) => what),
    [],
    'expected the page to use every listed feature; without one, it may support older browsers',
  );
  assert.equal(latest(NEEDED.map(need => need[2])), OLDEST.chrome);
  assert.equal(latest(NEEDED.map(need => need[3])), OLDEST.firefox);
  assert.equal(latest(NEEDED.map(need => need[4])), OLDEST.safari);
});

test('the page uses no feature that the oldest supported browsers lack', () => {
  const found = sources.flatMap(({ path, text }) => {
    const used = TOO_NEW.exec(text);
    return used ? [`${path}: ${used[0]}`] : [];
  });
  assert.deepEqual(found, []);
});

test('the README and the page name the oldest browsers', () => {
  const named = new RegExp(
    `Chrome (or|ou) Edge ${OLDEST.chrome}, Firefox ${OLDEST.firefox}[, ]+(or|ou) Safari ${OLDEST.safari}`.replaceAll(
      '.',
      '\\.',
    ),
    'g',
  );
  assert.equal(OLDEST.edge, OLDEST.chrome);
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8').replace(/\s+/g, ' ');
  assert.equal([...readme.matchAll(named)].length, 1);
  const page = readFileSync(join(ROOT, 'src/web/index.html'), 'utf8').replace(/\s+/g, ' ');
  assert.deepEqual(
    [...page.matchAll(named)].map(match => match[1]),
    ['or', 'ou'],
  );
});
