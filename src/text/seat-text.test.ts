import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEnteredText, shownSeat, shownText } from './seat-text.ts';

const REFUSED: Readonly<Record<string, string>> = {
  'a zero-width space': '\u200b',
  'a zero-width space in a name': 'An\u200bna',
  'a byte order mark': '\ufeff',
  'a soft hyphen': 'An\u00adna',
  'a word joiner': '\u2060\u2060',
  'a control character': 'An\u0007na',
  'a line break': 'An\nna',
  'a right-to-left override': 'An\u202ena',
  'a direction isolate': '\u2067Anna\u2069',
  'a direction mark': 'Anna\u200f',
  'combining marks alone': '\u0301\u0308',
  'a pile of accents': `a${'\u0301'.repeat(9)}`,
  'a Hangul filler': '\u3164',
  'an empty Braille cell': '\u2800\u2800',
  'a joiner at the end': 'Anna\u200d',
  'a joiner alone': '\u200d',
  'a variation selector alone': '\ufe0f',
  'half a character': 'An\ud800',
  'tags without a flag': 'Anna\u{e0061}\u{e007f}',
  '61 characters': 'a'.repeat(61),
};

const ACCEPTED = [
  '',
  '   ',
  'Ada Lovelace',
  'Zoë',
  'Zoe\u0308',
  'Nguyễn Thị Minh',
  'Jean-François d’Alembert',
  'محمد',
  'علی\u200cرضا',
  'क्\u200dष',
  'ไพลิน',
  '葛\u{e0100}城',
  '김민준',
  '7',
  '!?',
  '👩🏽\u200d🚀',
  '❤\ufe0f\u200d🔥',
  '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
];

test('isEnteredText refuses names that are invisible, overlap other lines or exceed 60 characters', () => {
  for (const [what, text] of Object.entries(REFUSED))
    assert.equal(isEnteredText(text), false, `expected the name with ${what} to be refused`);
  for (const value of [undefined, 7, {}]) assert.equal(isEnteredText(value), false);
});

test('names in many scripts and with emoji are accepted and shown unchanged', () => {
  for (const text of ACCEPTED) {
    assert.equal(isEnteredText(text), true, `expected the name "${text}" to be accepted`);
    assert.equal(
      shownText(text),
      text.normalize('NFC').trim(),
      `expected the name "${text}" to be shown unchanged, except for its Unicode form and outer spaces`,
    );
  }
});

test('invisible characters are removed from stored names', () => {
  assert.equal(shownText(' An\u200b\u202ena\u2800 '), 'Anna');
  assert.equal(shownText('\u200b\u3164\u0301'), '');
  assert.deepEqual(shownSeat({ name: '\u200b', title: 'the \u2066Great', bot: 'greedy' }), {
    title: 'the Great',
    bot: 'greedy',
  });
  for (const text of Object.values(REFUSED)) {
    const shown = shownText(text);
    assert.equal(shownText(shown), shown);
  }
});
