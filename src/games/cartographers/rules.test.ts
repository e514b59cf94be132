import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../engine/refusal.ts';
import type { Config } from './config.ts';
import { configure } from './configure.ts';
import { rulesOf } from './rules.ts';

const configured = (coinCap: number): Config => {
  const config = configure({ game: 'heroes', coinCap });
  assert.ok(!isRefusal(config));
  return config;
};

test('equal configs share one object of compiled rules; a different config has its own', () => {
  const config = configured(9);
  const rules = rulesOf(config);
  assert.equal(rulesOf(JSON.parse(JSON.stringify(config))), rules);
  assert.equal(rulesOf({ ...config }), rules);
  assert.notEqual(rulesOf(configured(8)), rules);
});

test('the cache drops the oldest compiled rules; compiling the same config again gives equal rules', () => {
  const first = configured(1);
  const rules = rulesOf(first);
  for (let coins = 2; coins < 99; coins++) rulesOf(configured(coins));
  const again = rulesOf(JSON.parse(JSON.stringify(first)));
  assert.notEqual(again, rules);
  assert.deepEqual(again.config, rules.config);
  assert.equal(rulesOf(first), rules, 'expected the same config object to keep its compiled rules');
});
