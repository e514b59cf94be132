import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { LANGUAGES } from '../engine/text.ts';
import { ENGINE_MESSAGES, engineText } from './engine-messages.ts';
import { GENERIC } from './refusal-text.ts';

/** All details that the refusals of tables and files can have. Each message uses only some of them. */
const DETAILS = {
  seat: 1,
  version: 12,
  place: 'log[11].events',
  kind: 'pack',
  key: 'mine',
  bot: 'careful',
  game: 'chess',
  field: 'cards',
  allowed: ['base', 'off'],
  header: 'seed',
  line: 12,
  why: { refused: 'game-over' },
  expected: 'A1',
  batch: 3,
};

test('every refusal code in ENGINE_MESSAGES has a text in both languages, with and without details', () => {
  for (const refused of Object.keys(ENGINE_MESSAGES))
    for (const language of LANGUAGES)
      for (const details of [DETAILS, {}]) {
        const text = engineText({ refused, ...details }, language);
        assert.match(text, /^[\p{Lu}“«].*\.$/su);
        assert.doesNotMatch(text, /undefined|null|NaN|\[object|'/);
        assert.notEqual(
          text,
          GENERIC[language](refused),
          `expected a message for "${refused}", found the generic one`,
        );
        if (language === 'fr' && details === DETAILS)
          assert.doesNotMatch(text, /[^\u202f][;:!?»%]|«[^\u202f]/);
      }
});

test('every refusal code that the engine uses has a message', () => {
  const here = join(import.meta.dirname, '../engine');
  const sources = readdirSync(here).filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const codes = sources.flatMap(file =>
    [...readFileSync(join(here, file), 'utf8').matchAll(/\brefuse(?:Engine)?\('([\w-]+)'/g)].map(
      match => match[1] ?? '',
    ),
  );
  assert.ok(codes.length > 20, `expected more than 20 codes, found ${codes.length}`);
  assert.deepEqual(
    codes.filter(code => !Object.hasOwn(ENGINE_MESSAGES, code)),
    [],
  );
});

test('messages count seats from 1 and moves from 0, name missing assets by kind and explain inner refusals', () => {
  const say = (refused: string, details: object = {}): string => engineText({ refused, ...details }, 'en');
  assert.equal(say('no-such-seat', { seat: 4 }), 'This table has no seat 5.');
  assert.equal(say('no-such-seat'), 'This table has no such seat.');
  assert.equal(
    say('log-gap', { version: 7 }),
    'This game is damaged: move 6 is missing.',
    'expected the setup to count as move 0',
  );
  assert.equal(
    say('lacking', { kind: 'pack', key: 'box' }),
    'This game needs the card pack “box”. Import it on this device first.',
  );
  const pack = { kind: 'pack', id: 'box', key: 'a1b2c3d4e5f6', here: '0123456789ab' };
  assert.equal(
    say('differs', pack),
    'The card pack “box” on this device differs from the one in this game (here 01234567, in the game a1b2c3d4). Import the one from the game.',
  );
  assert.match(
    engineText({ refused: 'lacking', kind: 'story', key: 'x' }, 'fr'),
    /le récit «\u202fx\u202f»\. Importez-le/,
  );
  assert.equal(say('lacking', { kind: 'moon', key: 'x' }).includes('moon “x”'), true);
  assert.match(
    say('notation-refused', { line: 3, why: { refused: 'undo-nothing' } }),
    /^Line 3 .*: You have nothing to undo\.$/,
  );
});

test('an unknown refusal code has a generic message', () => {
  assert.equal(engineText({ refused: 'moon-missing' }, 'en'), 'This isn’t possible. Code: moon-missing.');
});
