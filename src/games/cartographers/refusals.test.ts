import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../engine/text.ts';
import { GENERIC } from '../../text/refusal-text.ts';
import { namedMap } from './board/maps.ts';
import { REFUSAL_MESSAGES } from './refusal-messages.ts';
import { refusalRule, refusalText } from './refusals.ts';

const { grid } = namedMap('A');

/** An example of every detail that a refusal can have; each message reads only some of them. */
const DETAILS = {
  cell: 14,
  cells: [60, 61, 62],
  card: 'orchard',
  terrain: 'farm',
  allowed: ['forest', 'water'],
  why: { refused: 'overlaps', cells: [0] },
  orientation: 9,
  ways: 4,
  seat: 7,
  phase: 'draw',
  expected: 'draw',
  field: 'cells',
  key: 'map',
  keys: ['firstGameSet', 'edicts'],
  least: 1,
  most: 100,
  suit: 'farm-water',
  map: 'Z',
  row: 2,
  column: 3,
  length: 10,
  width: 11,
  height: 4,
  min: 5,
  max: 20,
  letter: 'x',
  letters: '.^#R',
  drawable: 10,
  total: 100,
  line: 12,
  header: 'seed',
  batch: 3,
  version: 2,
  place: 17,
  kind: 'pack',
  game: 'chess',
  bot: 'careful',
};

const checkText = (text: string): void => {
  assert.match(text, /^[\p{Lu}\p{N}“«?].*\.$/su, `expected a whole sentence, found ${text}`);
  assert.doesNotMatch(
    text,
    /undefined|null|NaN|\[object/,
    `expected no placeholder such as "undefined", found ${text}`,
  );
  assert.doesNotMatch(text, /'/, `expected no straight apostrophe, found ${text}`);
};

const checkFrench = (text: string): void =>
  assert.doesNotMatch(
    text,
    /[^\u202f][;:!?»%]|«[^\u202f]/,
    `expected a narrow no-break space at each French punctuation mark, found ${text}`,
  );

test('every refusal code has a message in both languages, with and without details', () => {
  for (const refused of Object.keys(REFUSAL_MESSAGES))
    for (const language of LANGUAGES)
      for (const details of [{}, DETAILS]) {
        const text = refusalText({ refused, ...details }, language, grid);
        checkText(text);
        assert.notEqual(
          text,
          GENERIC[language](refused),
          `expected a special message for "${refused}", found the generic one`,
        );
        if (language === 'fr' && details === DETAILS) checkFrench(text);
      }
});

test('a refusal message names spaces as on the sheet, and cards by their names', () => {
  const say = (refused: string, details: object, language: 'en' | 'fr' = 'en'): string =>
    refusalText({ refused, ...details }, language, grid);
  assert.equal(say('overlaps', { cells: [60] }), 'The drawing overlaps F6.');
  assert.equal(say('overlaps', { cells: [60, 61, 0] }, 'fr'), 'Le dessin empiète sur F6, F7 et A1.');
  assert.equal(say('must-cover-ruins', {}), 'The shape must cover a ruins space.');
  assert.equal(say('not-this-shape', { card: 'orchard' }), 'That isn’t a shape from Orchard.');
  assert.equal(
    say('not-this-terrain', { terrain: 'farm', allowed: ['water'] }),
    'You can’t draw farm now. Choose water.',
  );
  assert.equal(
    say('wrong-command', { expected: 'drawHero' }, 'fr'),
    'Ce n’est pas possible maintenant. À la place, dessinez le héros.',
  );
});

test('a French refusal message names terrains in French', () => {
  const refusal = { refused: 'not-this-terrain', terrain: 'farm', allowed: ['water', 'forest'] };
  assert.match(refusalText(refusal, 'fr', grid), /ferme.*lac ou forêt/);
});

test('the message for an unknown refusal code contains the code', () => {
  assert.equal(refusalText({ refused: 'full-moon' }, 'en', grid), 'This isn’t possible. Code: full-moon.');
  assert.equal(refusalText({ refused: 'toString' }, 'fr', grid), 'Ce n’est pas possible. Code : toString.');
});

test('a refusal whose details have the wrong type still has a message', () => {
  const odd = [undefined, null, -1, 1.5, 'x'.repeat(500), [], {}, [[]], Number.NaN, 9999];
  for (const refused of Object.keys(REFUSAL_MESSAGES))
    for (const value of odd) {
      const details = Object.fromEntries(Object.keys(DETAILS).map(key => [key, value]));
      for (const language of LANGUAGES) {
        const text = refusalText({ refused, ...details }, language, grid);
        assert.ok(
          text.length < 500 && !text.includes('undefined'),
          `expected under 500 characters without "undefined", found ${text}`,
        );
      }
    }
});

test('CA-21 `refusalRule` returns the rule id of a refusal, or undefined if no rule belongs to it', () => {
  assert.equal(refusalRule({ refused: 'overlaps' }), 'CA-21');
  assert.equal(refusalRule({ refused: 'bad-seed' }), undefined);
  assert.equal(refusalRule({ refused: 'toString' }), undefined);
});
