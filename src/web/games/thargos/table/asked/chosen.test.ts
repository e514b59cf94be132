import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Selector } from '../../../../../games/thargos/effects/effect.ts';
import { deed } from '../../../../../games/thargos/test/cards.ts';
import { thargos } from '../../../../../games/thargos/test/game.ts';
import { cardNamed, duel, type Played } from '../../../../../games/thargos/test/table.ts';
import { chosenBefore } from './chosen.ts';

const own: Selector = { kind: 'hero', of: 'self', pick: 'choose' };

const chosenIn = ({ state }: Played): readonly number[] => {
  const view = thargos.view(state, 0);
  const options = thargos.options(view);
  return options.type === 'choose' ? chosenBefore(view, options.prompt) : [];
};

test("an effect's second question shows the card that was chosen in its first question", () => {
  const march = deed('March', { op: 'swapHeroes', target: own, to: own });
  const t = duel({ a: { hand: [march] } }).play('March');
  assert.deepEqual(chosenIn(t), []);
  assert.deepEqual(chosenIn(t.choose('A2')), [cardNamed(t.state, 'A2')]);
});

test('if an effect asks only one question, no earlier choice is shown', () => {
  const t = duel({ a: { hand: [deed('Spear', { op: 'wound', target: { ...own, of: 'opponent' } })] } });
  assert.deepEqual(chosenIn(t.play('Spear')), []);
});
