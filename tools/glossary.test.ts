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

test('finds the texts of both languages, and only those', () => {
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

test('names the word to avoid and what to write instead', () => {
  const avoided = textsOf('src/games/cartographers/x.ts', SOURCE).map(found => avoidedIn(found).length);
  assert.deepEqual(avoided, [1, 1, 1, 1, 1, 1]);
  const [farm] = textsOf('src/games/thargos/x.ts', "const a = { fr: 'un champ' };");
  assert.deepEqual(avoidedIn(farm!), [], 'a farm is called ferme in Cartographers only');
});

test('knows the French words that the glossary replaces, and where they are right', () => {
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
    assert.equal(avoided(map, text).length, 1, text);
  for (const text of ['un tableau', 'une tournure', 'le tour', 'retourner'])
    assert.deepEqual(avoided(map, text), [], text);
  assert.deepEqual(avoided('src/games/thargos/x.ts', 'un groupe'), [], 'a cluster is of Cartographers only');
});

test('the terminal calls a map sheet a map sheet', () => {
  const avoided = (text: string) => avoidedIn({ file: 'src/cli/x.ts', line: 1, language: 'en', text });
  assert.deepEqual([avoided('your map sheet').length, avoided('your sheet').length], [0, 1]);
});

test('no text of the page, the command line or an error uses a word that the glossary replaces', () => {
  const texts = findTexts();
  assert.ok(texts.length > 10_000, `${texts.length} texts`);
  const avoided = texts.flatMap(found =>
    avoidedIn(found).map(what => `${found.file}:${found.line} ${what}: ${found.text}`),
  );
  assert.deepEqual(avoided, []);
});

/** Indented code, addresses and the marks of rulebooks ([HE]) are not prose. */
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
