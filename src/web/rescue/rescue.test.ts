import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cartographers } from '../../games/cartographers/game.ts';
import { makeNotation, parseNotation } from '../../games/cartographers/notation.ts';
import { randomGame } from '../../games/cartographers/test/random-game.ts';
import { importValidator } from '../games/cartographers/home/validate-import.ts';
import { partOf } from '../screens/replay/open.ts';
import { recordIn } from '../stored-record.ts';
import { rowsOf } from '../stored-row.ts';
import { rescueOf } from './rescue.ts';

const { record } = randomGame('rescue', { seats: 2, most: 12 });
const ENTRIES = [{ id: 'cartographers', prefix: [], importValidator: async () => importValidator }];
const damaged = { ...record, log: record.log.with(7, { seat: 0, events: [7] } as never) };

const kept = (file: unknown) => ({
  id: 'old',
  changed: 1,
  isOver: false,
  players: ['', 'greedy'],
  record: file,
});

test('the rescue page offers the intact part of a damaged saved game, and nothing if the game is undamaged or unreadable', async () => {
  assert.equal((await rescueOf(kept(damaged), ENTRIES))?.move, 6);
  for (const file of [
    record,
    { ...record, game: 'chess' },
    { ...record, log: record.log.with(0, 7 as never) },
    { ...record, log: record.log.with(1, 7 as never) },
    { log: 'gone' },
    undefined,
  ])
    assert.equal(await rescueOf(kept(file), ENTRIES), undefined);
});

test('a missing log entry becomes null in the record, and the part before it is intact', async () => {
  const rows = rowsOf(kept(record));
  assert.ok(rows);
  const { row, entries } = rows;
  assert.deepEqual(recordIn(row, entries).log, record.log);
  const gap = recordIn(row, entries.toSpliced(5, 1));
  assert.deepEqual([gap.log.length, gap.log[5]], [record.log.length, null]);
  assert.equal((await rescueOf(kept(gap), ENTRIES))?.move, 4);
  const cut = recordIn(row, entries.slice(0, -2));
  assert.deepEqual([cut.log.length, cut.log.at(-1)], [record.log.length, null]);
  assert.equal((await rescueOf(kept(cut), ENTRIES))?.move, record.log.length - 3);
});

test('`partOf` finds the intact part of a damaged record, JSON file or game as text', () => {
  const part = partOf(cartographers, parseNotation, whole => whole);
  assert.equal(part(damaged)?.move, 6);
  assert.equal(part(JSON.stringify(damaged))?.move, 6);
  assert.equal(part(JSON.stringify(record).slice(0, -5))?.move, record.log.length - 2);
  const text = `${makeNotation(record)}seat 1 sings\n`;
  assert.equal(part(text)?.move, record.log.length - 1);
  assert.equal(part(record), undefined, 'expected `partOf` to return nothing for an undamaged record');
  assert.equal(part('hello'), undefined);
});
