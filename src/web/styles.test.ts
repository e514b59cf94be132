import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

/** These tests check rules that all style sheets of the page follow. */

const folder = fileURLToPath(new URL('.', import.meta.url));
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.css'))
  .map(path => path.replaceAll('\\', '/'))
  .sort()
  .map(path => ({
    path,
    css: readFileSync(folder + path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  }));

test('no style sheet uses the `font` shorthand, because it would reset the style of numerals', () => {
  assert.ok(sheets.length > 20);
  const wrong = sheets.flatMap(({ path, css }) =>
    [...css.matchAll(/\bfont:(?!\s*inherit)[^;]*/g)].map(match => `${path}: ${match[0]}`),
  );
  assert.deepEqual(wrong, []);
});

/** The pattern of class names for each folder. All other names belong to games/cartographers/table. */
const PREFIXES: Readonly<Record<string, RegExp>> = {
  'games/cartographers/art': /^a-/,
  'games/cartographers/compare': /^compare-(map|dot)\b/,
  'games/cartographers/convention': /^stage\b/,
  'games/cartographers/daily': /^daily\b/,
  'workshop/cartographers/map-canvas': /^map-canvas\b/,
  'workshop/cartographers/editor': /^editor\b/,
  'games/cartographers/lesson': /^lesson-(map|hand|card|effect|edicts|order|season|letters|stars)\b/,
  'games/cartographers/new-game': /^new-(maps?|pool|seat-\w+|crest)\b/,
  'workshop/cartographers/paper': /^(paper|tally|deal|print|blank|b)\b/,
  'games/cartographers/replay':
    /^replay-(map|seasons?|lit|line|sum|seats?|small|changed|name|time|column|pair|now|scores|wide)\b/,
  'games/cartographers/rules': /^rules-(titles|edition|cards?|note|badge|terrains|shapes?|examples?)\b/,
  'games/cartographers/score':
    /^(score|counting|season-(end|table)|running|why|sheet|chart|end|game-end|final|honor|lapse)\b/,
  'games/cartographers/gallery': /^shelf\b/,
  'games/thargos/art': /^(ta-|thargos\b)/,
  'games/thargos/card': /^t[cps](-|$)/,
  'games/thargos/cards': /^tcards\b/,
  'workshop/thargos/packs': /^th-box\b/,
  'workshop/thargos/decks': /^th-decks\b/,
  'games/thargos/home': /^th-home\b/,
  'games/thargos/lesson': /^th-lesson\b/,
  'games/thargos/new-game': /^th-new\b/,
  'games/thargos/replay': /^th-replay\b/,
  'games/thargos/rules': /^th-rules\b/,
  'workshop/thargos/stories': /^th-stories\b/,
  'workshop/thargos/tools': /^th-tools\b/,
  'games/thargos/table': /^th-/,
  'screens/review': /^(advice|review)\b/,
  online: /^(online|talk|together)\b/,
  convention: /^conv\b/,
  challenge: /^challenge\b/,
  groups: /^group\b/,
  profile: /^profile\b/,
  tournaments: /^tour\b/,
  admin: /^admin\b/,
  home: /^(home|about)\b/,
  'screens/compare': /^compare\b/,
  'screens/settings': /^settings\b/,
  'screens/lesson': /^lesson\b/,
  'screens/new-game': /^new\b/,
  'screens/replay': /^replay\b/,
  'screens/rules': /^rules\b/,
  'screens/stats': /^stats\b/,
  ui: /^((file|practice|gallery)-|(toast|tabs|plot|meter|share-bar)\b)/,
};

/** For each folder, the classes of other screens that it embeds and may position. */
const GUESTS: Readonly<Record<string, readonly string[]>> = {
  convention: ['online-qr'],
  challenge: ['online-crest'],
  profile: ['online-crest'],
  tournaments: ['online-crest'],
  online: ['replay'],
  'screens/compare': ['replay-told', 'replay-controls', 'replay-keys'],
  'games/cartographers/convention': ['card-signs'],
  'games/cartographers/lesson': [
    'board',
    'controls',
    'controls-what',
    'controls-how',
    'edict',
    'edict-head',
    'edict-letter',
    'edict-name',
    'edict-text',
    'asides',
  ],
  'games/cartographers/table': ['score-sheet', 'why', 'replay-map'],
  'games/thargos/lesson': [
    'lesson-whole',
    'lesson-steps',
    'lesson-panel',
    'lesson-name',
    'lesson-ways',
    'lesson-skip',
  ],
  'games/thargos/replay': [
    'together',
    'th-tracks',
    'replay-stage',
    'replay-desk',
    'replay-steer',
    'replay-told',
    'replay-side',
  ],
  'games/thargos/table': ['tc-text', 'tc-picture', 'tc-kind'],
  'games/thargos/rules': ['rules-lead', 'rules-contents', 'rules-part'],
};

/** The folder of the screen that a style sheet belongs to; the sheet may be in a subfolder. */
const folderOf = (path: string): string => {
  const folder = path.split('/').slice(0, -1).join('/');
  return Object.keys(PREFIXES).find(owner => folder.startsWith(`${owner}/`)) ?? folder;
};
const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(match => match[1]!);
const selectorsIn = (css: string): string[] =>
  [...css.matchAll(/([^{};]+)\{/g)]
    .map(match => match[1]!.trim())
    .filter(text => !/^(@|from|to|\d)/.test(text));
const namesIn = (css: string): string[] => selectorsIn(css).flatMap(classesIn);

const isShared = ({ path }: { readonly path: string }): boolean => /^(base|ui\/layout)\.css$/.test(path);
const shared = new Set(sheets.filter(isShared).flatMap(({ css }) => namesIn(css)));
const ownerOf = (name: string): string =>
  Object.keys(PREFIXES).find(owner => PREFIXES[owner]!.test(name)) ?? 'games/cartographers/table';
const isOwn = (name: string, folder: string): boolean =>
  !shared.has(name) &&
  !name.startsWith('is-') &&
  (ownerOf(name) === folder || (GUESTS[folder] ?? []).includes(name));
const isFor = (name: string, folder: string): boolean =>
  shared.has(name) || /^((is|a|ta|tp)-|(tc|thargos)$)/.test(name) || isOwn(name, folder);

test('a style sheet contains only classes of its own folder, shared classes and those listed in GUESTS', () => {
  assert.ok(shared.size > 10);
  const wrong = sheets
    .filter(sheet => !isShared(sheet))
    .flatMap(({ path, css }) =>
      namesIn(css)
        .filter(name => !isFor(name, folderOf(path)))
        .map(name => `${path}: .${name}`),
    );
  assert.deepEqual(wrong, []);
});

test('every selector contains a class of its style sheet’s folder, so that no screen restyles shared elements', () => {
  const wrong = sheets
    .filter(sheet => !isShared(sheet) && !/(^|\/)art$/.test(folderOf(sheet.path)))
    .flatMap(({ path, css }) =>
      selectorsIn(css)
        .flatMap(list => list.split(/,(?![^(]*\))/))
        .map(selector => selector.trim())
        .filter(selector => selector !== '' && !/^(&|\[data-letters|:where\(\[data-room)/.test(selector))
        .filter(selector => !classesIn(selector).some(name => isOwn(name, folderOf(path))))
        .map(selector => `${path}: ${selector}`),
    );
  assert.deepEqual(wrong, []);
});

test('every color token is defined once, and only tokens.css has rules for a theme', () => {
  const tokens = sheets.find(({ path }) => path === 'art/tokens.css')?.css ?? '';
  // Print and high contrast define the tokens again, so they are left out.
  const usual = tokens.replace(/@media (print|screen and \(prefers-contrast: more\)) \{[\s\S]*?\n\}/g, '');
  const names = [...usual.matchAll(/(--[\w-]+):[^;]*#/g)].map(match => match[1]);
  assert.ok(names.length > 40);
  assert.deepEqual(
    names.filter((name, i) => names.indexOf(name) !== i),
    [],
  );
  const themed = sheets
    .filter(({ css }) => /prefers-color-scheme|data-theme/.test(css))
    .map(({ path }) => path);
  assert.deepEqual(themed, ['art/tokens.css']);
});
