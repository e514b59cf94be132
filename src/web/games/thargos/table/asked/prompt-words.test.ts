import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Selector } from '../../../../../games/thargos/effects/effect.ts';
import { deed } from '../../../../../games/thargos/test/cards.ts';
import { thargos } from '../../../../../games/thargos/test/game.ts';
import { duel, type Played } from '../../../../../games/thargos/test/table.ts';
import { asksOf } from './prompt-words.ts';

test('where a player is chosen the question asks for a player, not for the cards that follow', () => {
  const asked = (kind: 'player' | 'card' | 'confirm', verb: string): string =>
    asksOf({ kind, verb, key: 'target' }).en;
  assert.equal(asked('player', 'discardHand'), 'Choose a player.');
  assert.equal(asked('card', 'discardHand'), 'Which cards are discarded?');
  assert.equal(asked('player', 'draw'), 'Who draws?');
  assert.equal(asked('confirm', 'heal'), 'Use it?');
});

const own: Selector = { kind: 'hero', of: 'self', pick: 'choose' };

const asked = ({ state }: Played): string => {
  const options = thargos.options(thargos.view(state, 0));
  return options.type === 'choose' ? asksOf(options.prompt).fr : '';
};

test('a swap with one hero already known asks only for the other', () => {
  const march = deed('March', { op: 'swapHeroes', target: own, to: own });
  const t = duel({ a: { hand: [march] } }).play('March');
  assert.equal(asked(t), 'Quels héros échangent leur place\u202f?');
  assert.equal(asked(t.choose('A2')), 'Avec quel héros échange-t-il sa place\u202f?');
});
