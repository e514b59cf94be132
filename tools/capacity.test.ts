import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ASSUMED, MEASURED, MEASUREMENTS, PRICES } from './capacity/figures.ts';
import { costsOf, dayOf, machinesOf } from './capacity/model.ts';
import {
  assumedTable,
  costTable,
  dayTable,
  fanOutTable,
  machinesTable,
  measuredTable,
} from './capacity/tables.ts';
import { ROOT } from './steps.ts';

const CAPACITY = join(ROOT, 'tools/capacity.ts');
const DOC = readFileSync(join(ROOT, 'docs/capacity.md'), 'utf8');

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', CAPACITY, ...args], {
    encoding: 'utf8',
  });

const near = (found: number, expected: number): void =>
  assert.ok(Math.abs(found / expected - 1) < 1e-9, `expected ${expected}, found ${found}`);

for (const [name, table] of Object.entries({
  measured: measuredTable(),
  assumed: assumedTable(ASSUMED),
  machines: machinesTable(MEASURED, ASSUMED),
  day: dayTable(MEASURED, ASSUMED),
  cost: costTable(MEASURED, ASSUMED, PRICES),
  'fan-out': fanOutTable(),
}))
  test(`docs/capacity.md contains the ${name} table that npm run capacity prints`, () => {
    assert.ok(DOC.includes(table), `expected this table in docs/capacity.md:\n${table}`);
  });

test('every figure of the model is a positive number', () => {
  assert.ok(MEASUREMENTS.length > 10);
  for (const [name, value] of Object.entries({ ...MEASURED, ...ASSUMED }))
    assert.ok(value > 0, `expected ${name} to be positive, found ${value}`);
});

test('twice as many players need twice as much of everything that grows with moves', () => {
  const [one, two] = [1e6, 2e6].map(players => dayOf(MEASURED, { ...ASSUMED, players }));
  for (const key of [
    'moves',
    'peakMoves',
    'sockets',
    'databaseCores',
    'storedPerYearGB',
    'requests',
  ] as const)
    near(two![key], 2 * one![key]);
  assert.equal(one!.games, 1e6);
  assert.equal(one!.moves, one!.games * ASSUMED.seatsPerTable * ASSUMED.movesPerSeat);
});

test('a move that costs half the time doubles what a core carries', () => {
  const half = { ...MEASURED, sqliteCpu: MEASURED.sqliteCpu / 2 };
  near(
    machinesOf(half, ASSUMED).oneCore.movesPerSecond,
    2 * machinesOf(MEASURED, ASSUMED).oneCore.movesPerSecond,
  );
  // The main thread limits one process, however many cores there are.
  near(
    machinesOf(MEASURED, ASSUMED).fourCores.movesPerSecond,
    Math.min(1000 / MEASURED.sqliteMainCpu, 4000 / MEASURED.sqliteCpu) * ASSUMED.utilization,
  );
});

test('prices multiply quantities', () => {
  const rows = costsOf(MEASURED, ASSUMED, { ...PRICES, corePrice: 7 });
  assert.equal(rows[0]!.cost, rows[0]!.quantity * 7);
  assert.ok(rows.slice(1).every(({ cost }) => cost === 0));
});

test('npm run capacity takes other assumptions, and rejects what isn’t a number', () => {
  const { status, stdout } = run('--players', '1000', '--disk-price', '2');
  assert.equal(status, 0);
  assert.ok(stdout.includes('| Games per day | 1,000 |'));
  assert.ok(stdout.includes(measuredTable()));
  for (const [flag, value] of [
    ['players', 'many'],
    ['players', '-1'],
    ['nodes', '0'],
    ['nodes', '1'],
    ['tables', '1.5'],
  ] as const) {
    const ran = run('--simulate', `--${flag}=${value}`);
    assert.equal(ran.status, 2, `--${flag} ${value}`);
    assert.match(ran.stderr, new RegExp(`^capacity: --${flag} ${value}: expected `));
  }
  assert.match(run('--none').stderr, /^capacity: Unknown option '--none'/);
});
