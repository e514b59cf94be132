import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { range } from '../../../engine/util.ts';
import { cartographers } from '../game.ts';

const refusalOf = (config: object, seats = 2): string | undefined => {
  const events = cartographers.setup(seats, { ...parseSeed('oversized'), open: true }, config);
  return isRefusal(events) ? events.refused : undefined;
};

const map = (width: number, height: number) => ({
  map: { id: 'large', name: { en: 'Large', fr: 'Grande' }, rows: range(height).map(() => '.'.repeat(width)) },
});

test('CA-03 setup refuses a map with more than twenty rows or columns, even with many thousands', () => {
  assert.equal(refusalOf(map(20, 20)), undefined);
  for (const [width, height] of [
    [100, 100],
    [200_000, 1],
    [1, 60_000],
  ] as const)
    assert.equal(refusalOf(map(width, height)), 'map-bad-size');
});

test('setup refuses a huge number of seats, and a config with huge numbers, card lists or corrections', () => {
  assert.equal(refusalOf({}, 1_000_000), 'bad-seats');
  const many = range(20_000);
  const odd: readonly object[] = [
    { coinCap: 1e15 },
    { thresholds: many },
    { edicts: many.map(String) },
    { ambushPool: many.map(() => 'goblin-attack') },
    { scoringPool: many.map(() => 'sentinel-wood') },
    { corrections: Object.fromEntries(many.map(i => [`card-${i}`, { time: 1 }])) },
    { corrections: { farmland: { time: 1e15 } } },
    { corrections: { 'great-river': { shapes: many.map(() => ({ rows: ['#'], coin: false })) } } },
    { corrections: { 'goblin-attack': { shape: range(300).map(() => '#'.repeat(300)) } } },
    { corrections: { farmland: { terrains: many.map(() => 'forest') } } },
  ];
  for (const config of odd)
    assert.ok(refusalOf(config), `expected a refusal of ${JSON.stringify(config).slice(0, 80)}`);
});
