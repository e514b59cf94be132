import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../../../engine/refusal.ts';
import { wrongIn } from '../paper/own-values.ts';
import {
  type AnyCard,
  boardOf,
  CARDS,
  cardOf,
  corrected,
  factsOf,
  nextMark,
  parseCorrections,
  printedFacts,
  shapeOn,
} from './card-edit.ts';

const ALL = Object.values(CARDS).flat();
const card = (id: string): AnyCard => cardOf(id) ?? assert.fail(id);

test('what is printed on every card is a correction the rules would take, and changes nothing', () => {
  for (const one of ALL) {
    assert.equal(wrongIn({ [one.id]: printedFacts(one) }), undefined, one.id);
    assert.deepEqual(corrected({}, one, printedFacts(one)), {});
  }
});

test('a fact set back to what is printed is forgotten', () => {
  const changed = corrected({}, card('orchard'), { time: 3 });
  assert.deepEqual(changed, { orchard: { time: 3 } });
  assert.equal(factsOf(card('orchard'), changed).time, 3);
  assert.deepEqual(corrected(changed, card('orchard'), { time: 2 }), {});
});

test('every shape and pattern goes over the board and back', () => {
  for (const one of ALL) {
    const { shapes = [], shape, pattern } = printedFacts(one);
    for (const rows of [...shapes.map(({ rows }) => rows), shape, pattern])
      if (rows) assert.deepEqual(shapeOn(boardOf(rows)), [...rows]);
  }
  assert.deepEqual(shapeOn(['...', '...']), []);
});

test('there is one hero on a pattern', () => {
  const board = nextMark(['H*.', '...'], 0, 1, '.*H');
  assert.deepEqual(board, ['*H.', '...']);
  assert.deepEqual(nextMark(['.#'], 0, 1, '.#'), ['..']);
});

test('refuses files that are not corrections', () => {
  for (const text of [
    '',
    '[]',
    '7',
    'null',
    '{"nobody":{}}',
    '{"orchard":{"time":"x"}}',
    '{"orchard":{"shapes":[]}}',
  ])
    assert.ok(isRefusal(parseCorrections(text)), text);
  assert.deepEqual(parseCorrections('{"orchard":{"time":3}}'), { orchard: { time: 3 } });
});
