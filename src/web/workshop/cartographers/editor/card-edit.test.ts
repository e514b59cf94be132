import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../../../engine/refusal.ts';
import { wrongIn } from '../paper/user-corrections.ts';
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
const card = (id: string): AnyCard => cardOf(id) ?? assert.fail(`expected the card "${id}" to exist`);

test("a correction that repeats a card's printed values is valid, and `corrected` removes it", () => {
  for (const one of ALL) {
    assert.equal(
      wrongIn({ [one.id]: printedFacts(one) }),
      undefined,
      `expected the printed values of ${one.id} to be valid`,
    );
    assert.deepEqual(corrected({}, one, printedFacts(one)), {});
  }
});

test('`corrected` removes a value that is set back to the printed one', () => {
  const changed = corrected({}, card('orchard'), { time: 3 });
  assert.deepEqual(changed, { orchard: { time: 3 } });
  assert.equal(factsOf(card('orchard'), changed).time, 3);
  assert.deepEqual(corrected(changed, card('orchard'), { time: 2 }), {});
});

test('every shape and pattern stays the same when converted to a board and back', () => {
  for (const one of ALL) {
    const { shapes = [], shape, pattern } = printedFacts(one);
    for (const rows of [...shapes.map(({ rows }) => rows), shape, pattern])
      if (rows) assert.deepEqual(shapeOn(boardOf(rows)), [...rows]);
  }
  assert.deepEqual(shapeOn(['...', '...']), []);
});

test('nextMark cycles through the marks, and a new hero turns the previous one into an attack mark', () => {
  const board = nextMark(['H*.', '...'], 0, 1, '.*H');
  assert.deepEqual(board, ['*H.', '...']);
  assert.deepEqual(nextMark(['.#'], 0, 1, '.#'), ['..']);
});

test('parseCorrections refuses files that are not corrections', () => {
  for (const text of [
    '',
    '[]',
    '7',
    'null',
    '{"nobody":{}}',
    '{"orchard":{"time":"x"}}',
    '{"orchard":{"shapes":[]}}',
  ])
    assert.ok(isRefusal(parseCorrections(text)), `expected parseCorrections to refuse the file ${text}`);
  assert.deepEqual(parseCorrections('{"orchard":{"time":3}}'), { orchard: { time: 3 } });
});
