import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Effect, Selector } from '../../../../../games/thargos/effects/effect.ts';
import { deed, hero } from '../../../../../games/thargos/test/cards.ts';
import { thargos } from '../../../../../games/thargos/test/game.ts';
import { duel, type Played } from '../../../../../games/thargos/test/table.ts';
import { nameOf } from '../moves.ts';
import { chosenBefore } from './chosen.ts';
import { asksOf } from './prompt-messages.ts';

test('a prompt that chooses a player asks for a player, not for the cards that the effect then moves', () => {
  const asked = (kind: 'player' | 'card' | 'confirm' | 'track', verb: string, most = 1): string =>
    asksOf({ kind, verb, key: 'target', most }).en;
  assert.equal(asked('player', 'discardHand'), 'Choose a player.');
  assert.equal(asked('card', 'discardHand'), 'Which cards are discarded?');
  assert.equal(asked('player', 'draw'), 'Who draws?');
  assert.equal(asked('confirm', 'heal'), 'Use this effect?');
  assert.equal(asked('player', 'rule'), 'Which player is affected?');
  assert.equal(asked('track', 'rule', 2), 'Which tracks are affected?');
  assert.equal(asked('track', 'rule'), 'Which track is affected?');
});

const own: Selector = { kind: 'hero', of: 'self', pick: 'choose' };

const asked = ({ state }: Played): string => {
  const view = thargos.view(state, 0);
  const options = thargos.options(view);
  if (options.type !== 'choose') return '';
  const [first] = chosenBefore(view, options.prompt);
  return asksOf(options.prompt, first === undefined ? undefined : nameOf(view, first)).fr;
};

test('the second question of a swap names the hero that was chosen in the first question', () => {
  const march = deed('March', { op: 'swapHeroes', target: own, to: own });
  const t = duel({ a: { hand: [march] } }).play('March');
  assert.equal(asked(t), 'Quels héros échangent leur place\u202f?');
  assert.equal(asked(t.choose('A2')), 'Quel héros échange sa place avec A2\u202f?');
});

test('if a card determines one hero of a swap, the question names that hero and asks for the other one', () => {
  const other: Selector = { kind: 'hero', of: 'self', pick: 'adjacent' };
  const march: Effect = {
    on: 'activated',
    window: 'ownTurn',
    do: [{ op: 'swapHeroes', target: 'this', to: other }],
  };
  const heroes = ['Ada', 'Bea', 'Cleo', 'Dora'].map((name, i) =>
    hero(name, '2 2 2', i === 1 ? { effects: [march] } : {}),
  );
  const t = duel({ a: { heroes } }).use('Bea');
  assert.equal(asked(t), 'Quel héros échange sa place avec Bea\u202f?');
});

test('a question that allows up to two heroes uses the plural', () => {
  const prompt = { kind: 'hero', verb: 'heal', key: 'target' } as const;
  assert.equal(asksOf({ ...prompt, most: 2 }).en, 'Which heroes are healed?');
  assert.equal(asksOf({ ...prompt, most: 1 }).en, 'Which hero is healed?');
});
