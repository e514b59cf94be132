import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mosaicLayout } from './mosaic-grid.ts';
import { standingsCsv } from './plan.ts';
import { seatStates, stillDrawing } from './seat-states.ts';

test('the CSV file of a ranking escapes texts and can’t contain formulas', () => {
  const standings = {
    columns: ['Spring', 'Summer'],
    rows: [
      { seat: 1, place: 1, values: [12, 9], total: 21 },
      { seat: 0, place: 2, values: [-3, undefined], total: -3 },
      { seat: 2, place: 3, values: [0, undefined], total: 0 },
    ],
  };
  const names = ['Ada "the Pen", Lovelace', '=HYPERLINK("x")', 'Béla'];
  assert.equal(
    standingsCsv(standings, names, { place: 'Rank', name: 'Name', total: 'Total' }),
    '\ufeffRank,Name,Spring,Summer,Total\r\n' +
      '1,"\'=HYPERLINK(""x"")",12,9,21\r\n' +
      '2,"Ada ""the Pen"", Lovelace",-3,,-3\r\n' +
      '3,Béla,0,,0\r\n',
  );
});

test('mosaicLayout makes the pictures as large as possible', () => {
  const wide = { width: 1300, height: 800, gap: 6, label: 20 };
  assert.deepEqual(
    [1, 2, 4, 12, 64, 100].map(count => mosaicLayout(count, wide).columns),
    [1, 2, 2, 4, 11, 15],
  );
  // Before the size is known.
  assert.deepEqual(mosaicLayout(100, { width: 0, height: 0, gap: 6, label: 0 }), { columns: 1, side: 0 });
});

test('the table waits only for people, whether they are connected or not', () => {
  const seats = [
    { kind: 'person' },
    { kind: 'person' },
    { kind: 'person', standIn: 'greedy' },
    { kind: 'bot' },
    { kind: 'open' },
    { kind: 'person' },
  ] as const;
  const presence = { seats: [true, false, true, false, false, true], watching: 1 };
  const owing = [0, 1, 2, 3];
  const states = seatStates({ seats }, presence, owing);
  assert.deepEqual(states, ['drawing', 'away', 'bot', 'bot', 'open', 'done']);
  assert.deepEqual(stillDrawing(states, owing), [0, 1]);
});
