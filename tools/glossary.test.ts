import assert from 'node:assert/strict';
import { test } from 'node:test';
import { avoidedIn } from './avoid.ts';
import { readPages, withoutCode } from './docs.ts';
import { findTexts, textsOf } from './texts.ts';

const SOURCE = `
const WORDS = { en: { title: 'Whoever comes', n: (n: number) => \`\${n} robots\` }, fr: { title: 'Un robot' } };
const stepsEn = ['A colour'];
const address = 'whoever';
const PAGE = [p('CA-01', 'Anew', 'Édits')];
`;

test('textsOf finds the texts of both languages, but not other strings', () => {
  const found = textsOf('src/web/x.ts', SOURCE).map(
    ({ language, line, text }) => `${line} ${language} ${text}`,
  );
  assert.deepEqual(found, [
    '2 en Whoever comes',
    '2 en … robots',
    '2 fr Un robot',
    '3 en A colour',
    '5 en Anew',
    '5 fr Édits',
  ]);
  assert.deepEqual(
    textsOf('src/words/french/x.ts', "const a = 'robot';").map(({ language }) => language),
    ['fr'],
  );
});

test('avoidedIn finds the one word to avoid in each text of the example', () => {
  const avoided = textsOf('src/games/cartographers/x.ts', SOURCE).map(found => avoidedIn(found).length);
  assert.deepEqual(avoided, [1, 1, 1, 1, 1, 1]);
  const [farm] = textsOf('src/games/thargos/x.ts', "const a = { fr: 'un champ' };");
  assert.deepEqual(avoidedIn(farm!), [], 'expected avoidedIn to allow "champ" outside Cartographers');
});

test('avoidedIn finds French words that the glossary replaces, but not in longer words or other games', () => {
  const avoided = (file: string, text: string) => avoidedIn({ file, line: 1, language: 'fr', text });
  const map = 'src/games/cartographers/x.ts';
  for (const text of [
    'un groupe',
    'd’eau',
    'tourner la forme',
    'un paquet',
    'tirage au sort',
    'tirée au sort',
  ])
    assert.equal(avoided(map, text).length, 1, `expected avoidedIn to find one word in "${text}"`);
  for (const text of ['un tableau', 'une tournure', 'le tour', 'retourner'])
    assert.deepEqual(avoided(map, text), [], `expected avoidedIn to find no word in "${text}"`);
  assert.deepEqual(
    avoided('src/games/thargos/x.ts', 'un groupe'),
    [],
    'expected avoidedIn to allow "groupe" in Thargos',
  );
});

test('avoidedIn finds "sheet" without "map" in the texts of src/cli', () => {
  const avoided = (text: string) => avoidedIn({ file: 'src/cli/x.ts', line: 1, language: 'en', text });
  assert.deepEqual([avoided('your map sheet').length, avoided('your sheet').length], [0, 1]);
});

test('no text of the page, the command line or an error uses a word that the glossary replaces', () => {
  const texts = findTexts();
  assert.ok(texts.length > 10_000, `expected more than 10,000 texts, found ${texts.length}`);
  const avoided = texts.flatMap(found =>
    avoidedIn(found).map(what => `${found.file}:${found.line} ${what}: ${found.text}`),
  );
  assert.deepEqual(avoided, []);
});

/** Returns a text without what isn't prose: indented code, addresses, and the marks that name a rulebook ([HE]). */
const proseOf = (text: string): string =>
  withoutCode(text)
    .replace(/(?<=\n\n)(?: {4,}[^\n]*\n)+/g, block => block.replace(/[^\n]/g, ''))
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\[[A-Z]{2}\]/g, '');

test('no document uses a word that the glossary replaces', () => {
  const pages = readPages().filter(({ file }) => file !== 'docs/glossary.md');
  assert.ok(pages.length > 20);
  const avoided = pages.flatMap(({ file, text: page }) =>
    proseOf(page)
      .split('\n')
      .flatMap((text, i) =>
        avoidedIn({ file, line: i + 1, language: 'en', text }).map(
          what => `${file}:${i + 1} ${what}: ${text}`,
        ),
      ),
  );
  assert.deepEqual(avoided, []);
});
