import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitsCore } from '../../../../bots/cartographers/search/index.ts';
import type { Config } from '../../../../games/cartographers/config.ts';
import { configure } from '../../../../games/cartographers/configure.ts';
import { rulesOf } from '../../../../games/cartographers/rules.ts';
import { isAnalyzable } from './analyzable.ts';

test('isAnalyzable accepts exactly the map sizes that the search supports', () => {
  for (const [height, width] of [
    [11, 11],
    [10, 11],
    [11, 12],
    [7, 7],
  ] as const) {
    const map = { id: 'own', name: { en: 'Own', fr: 'À vous' }, rows: Array(height).fill('.'.repeat(width)) };
    const rules = rulesOf(configure({ map }) as Config);
    assert.equal(
      isAnalyzable(rules.map.grid),
      fitsCore(rules),
      `expected isAnalyzable to match fitsCore for ${height} × ${width}`,
    );
  }
});
