import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_SET } from '../../../../games/thargos/cards/set.ts';
import { shortsOn } from './shorts.ts';

test('HT-A-55 shortsOn lists "spy" for a card with an effect that only looks at cards, but not for others', () => {
  const says = DEFAULT_SET.filter(card => shortsOn(card).includes('spy')).map(({ id }) => id);
  assert.ok(
    says.includes('C401'),
    `expected the list of cards to include C401 (Imperial Tracker), found ${says}`,
  );
  assert.ok(
    !says.includes('C402'),
    `expected the list of cards not to include C402 (Imperial General), found ${says}`,
  );
});
