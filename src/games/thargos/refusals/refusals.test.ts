import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../../engine/text.ts';
import { FAULT_LEVELS } from '../packs/fault.ts';
import { STORY_FAULTS } from '../stories/check.ts';
import { REFUSAL_MESSAGES } from './refusal-messages.ts';
import { refusalText, ruleOf } from './refusals.ts';

/** An example of every detail that a refusal may have. */
const DETAILS = {
  seat: 1,
  expected: ['placePam', 'useAbility'],
  field: 'cards',
  track: 2,
  values: [5, 7],
  node: 'gate',
  colour: 'mind',
  least: 1,
  most: 3,
  seats: 4,
  kind: 'pack',
  key: 'mirror',
  allowed: ['base', 'balance', 'off'],
  deck: 'lance',
  known: ['imperial-lance', 'darkun-raid'],
  decks: 3,
  players: 2,
  header: 'seed',
  line: 12,
  why: { refused: 'cannot-pass' },
  batch: 3,
  place: 17,
  game: 'chess',
  bot: 'careful',
  version: 2,
  fault: 'deck-banned',
  id: 'L401',
};

const checkText = (text: string): void => {
  assert.match(
    text,
    /^[\p{Lu}\p{N}“«?].*\.$/su,
    `expected the text to begin with a capital and end with a period, found: ${text}`,
  );
  assert.doesNotMatch(
    text,
    /undefined|null|NaN|\[object/,
    `expected the text to have no undefined detail, found: ${text}`,
  );
  assert.doesNotMatch(text, /'/, `expected the text to have no straight apostrophe, found: ${text}`);
};

const checkFrench = (text: string): void =>
  assert.doesNotMatch(
    text,
    /[^\u202f][;:!?»%]|«[^\u202f]/,
    `expected the text to have narrow no-break spaces around punctuation, found: ${text}`,
  );

test('every refusal code has a text in both languages, with and without details', () => {
  for (const refused of Object.keys(REFUSAL_MESSAGES))
    for (const language of LANGUAGES)
      for (const details of [DETAILS, {}]) {
        const text = refusalText({ refused, ...details }, language);
        checkText(text);
        if (language === 'fr' && details === DETAILS) checkFrench(text);
      }
});

test('HT-2.9: the text of a refused deck contains the fault of the deck', () => {
  const refusal = { refused: 'deck-bad', fault: 'deck-unknown-card', seat: 1, place: 'cards', id: 'L9' };
  assert.ok(Object.hasOwn(FAULT_LEVELS, refusal.fault));
  assert.match(refusalText(refusal, 'en'), /^Seat 2’s deck breaks the rules: .*L9/);
});

test('HT-9.4: the text of a refused story contains the fault of the story', () => {
  for (const fault of STORY_FAULTS)
    assert.doesNotMatch(
      refusalText({ refused: 'story-bad', fault, place: '' }, 'en'),
      /isn’t possible|Code: /,
    );
});

test('the text of bad-pick gives one number instead of a range if least and most are equal', () => {
  const says = (least: number, most: number): string[] =>
    LANGUAGES.map(language => refusalText({ refused: 'bad-pick', least, most }, language));
  assert.deepEqual(says(2, 2), [
    'Choose 2 of the options, each once.',
    'Choisissez-en 2 parmi les propositions, chacune une seule fois.',
  ]);
  assert.deepEqual(says(1, 2), [
    'Choose 1 to 2 of the options, each once.',
    'Choisissez-en de 1 à 2 parmi les propositions, chacune une seule fois.',
  ]);
});

test('a refusal with an unknown code still has a text', () => {
  assert.equal(refusalText({ refused: 'moon-missing' }, 'en'), 'This isn’t possible. Code: moon-missing.');
  assert.equal(ruleOf('moon-missing'), undefined);
  assert.equal(ruleOf('pam-mirror'), 'HT-5.6');
});
