import assert from 'node:assert/strict';
import { test } from 'node:test';
import { range } from '../../../engine/util.ts';
import { type Fault, type FaultCode, fault } from './fault.ts';
import { faultLine, faultText } from './faults.ts';

const saying = (code: FaultCode, details: Fault['details'] = {}, path: Fault['place'][] = []): Fault =>
  fault({ code, path, details });
const english = (code: FaultCode, details: Fault['details'] = {}): string =>
  faultText(saying(code, details), 'en');

test('faultLine gives the place, the level and the text of a fault, and the line and column if known', () => {
  const one = saying('deck-size', { found: 59, size: 60 }, ['cards']);
  assert.equal(faultLine(one, 'en'), 'cards: error: A deck needs 60 cards, not 59.');
  assert.equal(faultLine(one, 'fr'), 'cards\u202f: erreur\u202f: Un deck compte 60 cartes, pas 59.');
  const placed = { ...one, line: 3, column: 7 };
  assert.equal(faultLine(placed, 'en'), 'line 3, column 7, cards: error: A deck needs 60 cards, not 59.');
  assert.match(faultLine({ ...placed, place: '' }, 'fr'), /^ligne 3, colonne 7\u202f: erreur/);
  assert.match(
    faultLine({ ...one, line: 3 }, 'en'),
    /^cards: /,
    'expected faultLine to give the place if the line is known but not the column',
  );
  assert.equal(
    faultLine(saying('not-json'), 'en'),
    'error: Invalid JSON. Check the quotes, commas and brackets.',
  );
});

test('the text of an out-of-range fault names the lower bound, the upper bound, or both', () => {
  const found = 9;
  assert.equal(english('out-of-range', { found, least: 1, most: 4 }), '9 is out of range: use 1 to 4.');
  assert.equal(english('out-of-range', { found, least: 10 }), '9 is out of range: use at least 10.');
  assert.equal(english('out-of-range', { found, most: 4 }), '9 is out of range: use at most 4.');
  const french = (details: object) => faultText(saying('out-of-range', { found, ...details }), 'fr');
  assert.equal(french({ least: 1, most: 4 }), '9 est hors limites\u202f: il faut de 1 à 4.');
  assert.equal(french({ least: 10 }), '9 est hors limites\u202f: il faut au moins 10.');
  assert.equal(french({ most: 4 }), '9 est hors limites\u202f: il faut 4 au plus.');
});

test('a fault text joins the allowed words with "or", cuts a long list, and suggests the closest word', () => {
  const told = (allowed: readonly string[], suggestion?: string) =>
    english('unknown-word', { found: 'x', allowed, ...(suggestion && { suggestion }) });
  assert.equal(told(['a']), 'Unknown value “x”. Write a.');
  assert.equal(told(['a', 'b', 'c'], 'b'), 'Unknown value “x”. Write a, b or c. Did you mean “b”?');
  const twelve = range(12).map(String);
  assert.match(told(twelve), /, 10 or 11\.$/);
  assert.match(told([...twelve, '12']), /, 10, 11 or …\.$/);
  assert.equal(
    faultText(saying('unknown-word', { found: 'x', allowed: ['a', 'b'], suggestion: 'b' }), 'fr'),
    'Valeur inconnue\u202f: «\u202fx\u202f». Écrivez a ou b. Vouliez-vous dire «\u202fb\u202f»\u202f?',
  );
});

test('a fault text shows a question mark for each detail that is missing', () => {
  assert.equal(english('unknown-word'), 'Unknown value “?”. Write ?.');
  assert.equal(english('deck-size', { found: null }), 'A deck needs ? cards, not ?.');
  assert.equal(
    english('deck-split', { split: { mission: 20 }, found: 7 }),
    'The deck needs 20 Missions, ? Advantages, ? Actions; it has ? Missions, ? Advantages, ? Actions.',
  );
  assert.equal(english('deck-copies', { id: 'M5', found: [5], most: 4 }), '[5] copies of M5: use at most 4.');
});
