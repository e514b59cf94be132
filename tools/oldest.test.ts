import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { OLDEST } from './oldest.ts';
import { ROOT } from './steps.ts';

/**
 * What the page cannot do without, and the first Chrome, Firefox and Safari that have it, as the data of MDN and of
 * web-features say. Nested styles and light-dark() are not among it: the build says both in
 * older words.
 */
const NEEDED: readonly (readonly [string, RegExp, string, string, string])[] = [
  ['styles that look inside', /:has\(/, '105', '121', '15.4'],
  ['mixed colours', /color-mix\(/, '111', '113', '16.2'],
  ['styles by the size of a part', /@container/, '105', '110', '16.0'],
  ['grids inside grids', /subgrid/, '117', '71', '16.0'],
  ['the height of a window on a phone', /\ddvh/, '108', '101', '15.4'],
  ['lists changed in a copy', /\.(toSorted|toReversed|with)\(/, '110', '115', '16.0'],
  ['whether something is seen', /\.checkVisibility\(/, '105', '106', '17.4'],
  ['lists by their kind', /Map\.groupBy\(/, '117', '119', '17.4'],
  ['packed links', /CompressionStream\('deflate-raw'\)/, '103', '113', '16.4'],
  ['parts that cannot be used', / inert>/, '102', '112', '15.5'],
  ['workers of modules', /type: 'module'/, '80', '114', '15.0'],
];

/** What came later than the oldest ones: the page must not use it, or the oldest ones must be others. */
const TOO_NEW =
  /@starting-style|Intl\.Segmenter|\.(values|keys|entries)\(\)\.(map|filter|some|every|find|reduce|flatMap|take|drop)\(|field-sizing:|interpolate-size|anchor-name:|@scope\b|@property\b|popover=|Promise\.(withResolvers|try)\(|Array\.fromAsync\(|\.(isSubsetOf|symmetricDifference|toArray)\(|startViewTransition\(|\bIterator\.from\(|\.(toBase64|toHex)\(/;

const isSource = (path: string): boolean => !/\.test\.ts$|[\\/]test[\\/]/.test(path);
const sources = globSync('src/{web,engine,games,bots}/**/*.{ts,tsx,css}', { cwd: ROOT })
  .filter(isSource)
  .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

const latest = (versions: readonly string[]): string =>
  versions.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)!;

test('the oldest browsers are the first that have all the page uses', () => {
  const unused = NEEDED.filter(([, pattern]) => !sources.some(({ text }) => pattern.test(text)));
  assert.deepEqual(
    unused.map(([what]) => what),
    [],
    'no longer used: the page may run in older browsers',
  );
  assert.equal(latest(NEEDED.map(need => need[2])), OLDEST.chrome);
  assert.equal(latest(NEEDED.map(need => need[3])), OLDEST.firefox);
  assert.equal(latest(NEEDED.map(need => need[4])), OLDEST.safari);
});

test('the page uses nothing that came later', () => {
  const found = sources.flatMap(({ path, text }) => {
    const used = TOO_NEW.exec(text);
    return used ? [`${path}: ${used[0]}`] : [];
  });
  assert.deepEqual(found, []);
});

test('the README and the page itself name them', () => {
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
