import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Deck } from '../cards/card.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import { makeDeckCode } from './code.ts';
import { checkDecks, type DeckTable } from './file.ts';
import { PRECONS } from './precons.ts';

const [first, second] = PRECONS.map(({ id, heroes, cards }): Deck => ({ id, heroes, cards })) as [Deck, Deck];
const table: DeckTable = { pool: DEFAULT_SET, rules: {} };
const lame: Deck = { ...second, heroes: second.heroes.slice(1) };

const told = (input: unknown, more: Partial<DeckTable> = {}) => {
  const { decks, faults } = checkDecks(input, { ...table, ...more });
  return { ids: decks.map(({ id }) => id), faults: faults.map(({ code, place }) => `${code} ${place}`) };
};

test('checkDecks returns both the decks of a file and their faults', () => {
  assert.deepEqual(told(first), { ids: [first.id], faults: [] });
  assert.deepEqual(told(JSON.stringify(first)), { ids: [first.id], faults: [] });
  assert.deepEqual(
    told(lame),
    { ids: [lame.id], faults: ['deck-heroes heroes'] },
    'expected the place of a fault to have no index, because the file has only one deck',
  );
  assert.deepEqual(told([first, lame]), {
    ids: [first.id, lame.id],
    faults: ['deck-heroes [1].heroes'],
  });
  assert.deepEqual(told([lame], { rules: { seat: 'rival' } }).faults, ['deck-heroes [0].heroes']);
});

test('checkDecks returns no decks for an unreadable file, and says where its fault is', () => {
  assert.deepEqual(told([]), { ids: [], faults: ['too-few '] });
  assert.deepEqual(told([first, { ...first, heros: [] }]), { ids: [], faults: ['unknown-key [1].heros'] });
  assert.deepEqual(checkDecks('{"id": "x",\n "heroes": [}', table).faults[0], {
    code: 'not-json',
    level: 'schema',
    place: '',
    details: { found: '}' },
    line: 2,
    column: 13,
  });
});

test('checkDecks accepts a deck code as the content of a file, and returns no deck for a wrong code', () => {
  const code = makeDeckCode(first) as string;
  const { decks, faults } = checkDecks(code, table);
  assert.deepEqual([decks.length, faults], [1, []]);
  assert.deepEqual(decks[0]?.cards, first.cards);
  assert.deepEqual(told(code, { rules: { seat: 'rival' } }).faults, ['deck-heroes heroes']);
  const wrong = `${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}`;
  const { ids, faults: why } = told(wrong);
  assert.deepEqual([ids, why.length], [[], 1]);
});

test('HT-2.5: if decks share one box, the fault names the deck that takes too many copies', () => {
  assert.deepEqual(told([first, first]).faults, []);
  const shared = told([first, first], { isOneBox: true }).faults;
  assert.ok(shared.length >= 4 && shared.every(fault => fault.startsWith('deck-one-box [1].')));
  const [id] = Object.keys(first.cards) as [keyof typeof first.cards];
  const pool = DEFAULT_SET.map(card =>
    card.id === id ? { ...card, boxCopies: first.cards[id]! - 1 } : card,
  );
  assert.deepEqual(told(first, { pool, isOneBox: true }).faults, [`deck-one-box cards.${id}`]);
});
