import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configure } from './cartographers/configure.ts';
import { OUTCOMES } from './outcomes.ts';
import { DEFAULTS } from './thargos/config.ts';

const isRatable = (config: object, game: 'cartographers' | 'thargos'): boolean | undefined =>
  OUTCOMES[game].outcome({ result: { totals: [1, 2], vp: [1, 2], places: [2, 1] }, config, seats: 2 })
    ?.isRatable;

test('NP-65: Cartographers games with official options count for ratings, and those with own rules don’t', () => {
  const mine = ['A', 'B', 'C', 'D'];
  for (const wish of [
    {},
    { game: 'heroes' },
    { game: 'combined' },
    { map: 'B' },
    { game: 'heroes', firstGameSet: true },
  ] as const)
    assert.equal(isRatable(configure(wish), 'cartographers'), true, JSON.stringify(wish));
  const base = configure({});
  for (const change of [
    { thresholds: [1, 1, 1, 1] },
    { coinCap: 3 },
    { map: { rows: mine } },
    { edicts: { A: '1', B: '2', C: '3', D: '4' } },
    { ambushPool: mine },
    { scoringPool: mine },
    { corrections: { card: { time: 1 } } },
  ])
    assert.equal(isRatable({ ...base, ...change }, 'cartographers'), false, JSON.stringify(change));
});

test('NP-65: Thargos games with card packs, own stories or other numbers don’t count for ratings', () => {
  for (const change of [{}, { quickPlay: true }, { pointsCap: 120 }])
    assert.equal(isRatable({ ...DEFAULTS, ...change }, 'thargos'), true, JSON.stringify(change));
  for (const change of [
    { packs: [{ id: 'mine', version: '1', hash: 'ab' }] },
    { story: { nodes: {} } },
    { maxRounds: 5 },
    { teamSupport: 3 },
  ])
    assert.equal(isRatable({ ...DEFAULTS, ...change }, 'thargos'), false, JSON.stringify(change));
});
