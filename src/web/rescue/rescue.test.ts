import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cartographers } from '../../games/cartographers/game.ts';
import { makeNotation, parseNotation } from '../../games/cartographers/notation.ts';
import { randomGame } from '../../games/cartographers/test/random-game.ts';
import { importValidator } from '../games/cartographers/home/validate-import.ts';
import { partOf } from '../screens/replay/part.ts';
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

test('offers the sound part of a damaged saved game, and nothing for a sound one', async () => {
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

test('a missing entry leaves a null in the record, which is sound before it', async () => {
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

test('a damaged file, text or saved game can be replayed up to the damage', () => {
  const part = partOf(cartographers, parseNotation, whole => whole);
  assert.equal(part(damaged)?.move, 6);
  assert.equal(part(JSON.stringify(damaged))?.move, 6);
  assert.equal(part(JSON.stringify(record).slice(0, -5))?.move, record.log.length - 2);
  const text = `${makeNotation(record)}seat 1 sings\n`;
  assert.equal(part(text)?.move, record.log.length - 1);
  assert.equal(part(record), undefined, 'it is sound');
  assert.equal(part('hello'), undefined);
});
