import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULTS } from '../../../../../games/thargos/config.ts';
import { pilesWith } from './rival-piles.ts';

test('HT-11.9: the attitude table counts larger piles and Infamy', () => {
  const view = (pileDelta: number, infamy: number) => ({
    config: { ...DEFAULTS, solo: { ...DEFAULTS.solo, pileDelta } },
    solo: { attitude: 'wary', infamy, smaller: 0 } as const,
  });
  assert.deepEqual(pilesWith(view(0, 0), 'aggressive'), { attack: 4, defence: 2 });
  assert.deepEqual(pilesWith(view(1, 2), 'aggressive'), { attack: 7, defence: 5 });
  assert.deepEqual(pilesWith(view(-2, 0), 'defensive'), { attack: 0, defence: 2 });
});
