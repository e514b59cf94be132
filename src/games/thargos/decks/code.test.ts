import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseSeed, stream } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import type { Deck } from '../cards/card.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import { makeDeckCode, parseDeckCode } from './code.ts';
import { makeDeckFile, parseDecks } from './file.ts';
import { randomDeck } from './random.ts';

const dealt = (name: string): Deck => randomDeck(stream(parseSeed('code').seed, name), DEFAULT_SET) as Deck;
const codeOf = (deck: Deck): string => makeDeckCode(deck) as string;
const sorted = (deck: Deck) => ({ heroes: [...deck.heroes].sort(), cards: deck.cards });

test('parseDeckCode reads a deck code in upper or lower case, with spaces and look-alike letters', () => {
  for (let i = 0; i < 50; i++) {
    const deck = dealt(String(i));
    const code = codeOf(deck);
    assert.match(code, /^HT1-[0-9A-HJKMNP-TV-Z]+$/);
    for (const typed of [
      code,
      ` ${code.toLowerCase()}\n`,
      code.replace(/(.{9})/g, '$1 ').replaceAll('1', 'l'),
      code.replaceAll('0', 'o'),
    ]) {
      const { value, faults } = parseDeckCode(typed.replace(/^(\s*)HTl/i, '$1HT1'));
      assert.deepEqual(faults, []);
      assert.deepEqual(value && sorted(value), sorted(deck));
    }
  }
});

test('parseDeckCode refuses a code with a wrong letter, a code of another version, and other texts', () => {
  const code = codeOf(dealt('wrong'));
  for (let i = 4; i < code.length - 1; i++) {
    const wrong = `${code.slice(0, i)}${code[i] === '7' ? '8' : '7'}${code.slice(i + 1)}`;
    assert.equal(parseDeckCode(wrong).value, undefined, `expected the code ${wrong} to give no deck`);
  }
  const first = (text: string) => parseDeckCode(text).faults[0]?.code;
  assert.equal(first(code.slice(0, 20)), 'code-checksum');
  assert.equal(first(code.replace('HT1', 'HT2')), 'code-version');
  assert.equal(first(`${code.slice(0, 8)}?${code.slice(8)}`), 'code-letter');
  assert.equal(first('hello'), 'code-no-code');
  assert.equal(first('HT1-'), 'code-checksum');
});

test('makeDeckCode refuses a deck with five copies of a card', () => {
  const refused = makeDeckCode({ id: 'x', heroes: ['C401'], cards: { M22: 5 } });
  assert.ok(isRefusal(refused) && refused.refused === 'deck-copies');
});

test('parseDeckCode returns no deck for arbitrary texts, and never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), text => {
      for (const typed of [text, `HT1-${text}`]) assert.equal(parseDeckCode(typed).value, undefined);
    }),
  );
});

test('parseDecks reads a deck, several decks, or a deck code', () => {
  const deck = dealt('file');
  const { value } = parseDecks(makeDeckFile(deck));
  assert.deepEqual(value, [deck]);
  assert.equal(parseDecks(JSON.stringify([deck, deck])).value?.length, 2);
  assert.equal(parseDecks(codeOf(deck)).value?.length, 1);
  const { faults } = parseDecks(
    '{\n "id": "x",\n "heroes": ["C1", "C2", "C3", "C4"],\n "cards": {"X1": 1}\n}',
  );
  assert.deepEqual(
    faults.map(({ code, place, line, column }) => [code, place, line, column]),
    [['bad-card-id', 'cards.X1', 4, 18]],
  );
});

test('makeDeckFile sorts the cards of a deck: Advantages, Actions, Missions, each by number', () => {
  const cards = { M9: 1, A100: 2, M10: 3, L2: 4, A20: 1, L10: 1 };
  const file = makeDeckFile({ id: 'x', heroes: ['C4', 'C1'], cards });
  const read = JSON.parse(file);
  assert.deepEqual(Object.keys(read), ['id', 'heroes', 'cards']);
  assert.deepEqual(read.heroes, ['C4', 'C1'], 'expected the heroes to stay in the order of the deck');
  assert.deepEqual(Object.entries(read.cards), [
    ['L2', 4],
    ['L10', 1],
    ['A20', 1],
    ['A100', 2],
    ['M9', 1],
    ['M10', 3],
  ]);
  assert.ok(file.endsWith('}\n') && file.includes('\n "heroes"'));
});
