import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Effect } from '../../../../games/thargos/effects/effect.ts';
import { action, advantage, hero, mission, ONE } from '../../../../games/thargos/test/cards.ts';
import { thargos } from '../../../../games/thargos/test/game.ts';
import { duel, type Played } from '../../../../games/thargos/test/table.ts';
import type { View } from '../../../../games/thargos/types.ts';
import { actPrompt } from './act-prompt.ts';
import { WORDS } from './messages.ts';
import { movesFor } from './moves.ts';

const MORE: Effect = { on: 'missionWon', do: [{ op: 'extraAdvantage', amount: 1, until: 'endOfTurn' }] };

const promptOf = ({ state }: Pick<Played, 'state'>, change: Partial<View> = {}): string => {
  const view = { ...thargos.view(state, 0), ...change };
  const options = thargos.options(view);
  assert.ok(options.type === 'act');
  return actPrompt(view, options);
};

const still = action('Answer', { play: 'reaction' });

test('the prompt for a turn mentions only actions that are possible', () => {
  const t = duel({ a: { hand: [advantage('Sword'), ONE] } });
  assert.equal(promptOf(t), 'You may attach an Advantage, then play an Action, attempt a Mission, or pass.');
  assert.equal(promptOf(t.attach('Sword', 'A0')), 'Play an Action, attempt a Mission, or pass.');
  const bare = duel({ a: { hand: [mission('Road'), still] } });
  assert.equal(promptOf(bare), 'Attempt a Mission or pass.');
});

test('if the player can only pass, the prompt says so', () => {
  const t = duel({ a: { hand: [still] }, missions: Array(4).fill(null) });
  assert.equal(promptOf(t), 'You can only pass.');
  const dressed = duel({ a: { hand: [advantage('Sword')] }, missions: Array(4).fill(null) });
  assert.equal(promptOf(dressed), 'You may attach an Advantage, then pass.');
});

test('HT-A-55: if only an extra Advantage is allowed but none can be attached, the prompt says why it still asks', () => {
  const t = duel({
    a: { heroes: [hero('Ada', '9 9 9')], hand: [ONE] },
    b: { hand: [mission('Ford')] },
    missions: [mission('Road', { power: 1 }, { effects: [MORE] })],
  });
  const won = t.attempt(0).place().concede();
  assert.equal(promptOf(won), 'You may attach another Advantage, but none in your hand fits. End your turn.');
  const view = thargos.view(won.state, 0);
  const labels = [WORDS.en, WORDS.fr].map(words => movesFor(view, thargos.options(view), undefined, words));
  assert.deepEqual(
    labels.flat().map(({ label }) => label),
    ['End turn', 'Finir le tour'],
  );
});

test('if an effect grants more attempts, the prompt says how many are left', () => {
  const { state } = duel({ a: { hand: [ONE] } });
  const turn = { ...state.turn, actions: 0, attempts: 1 };
  assert.equal(promptOf({ state }, { turn }), 'Attempt a Mission or end your turn. 1 attempt left.');
  assert.equal(
    promptOf({ state }, { turn: { ...turn, actions: 1 } }),
    'Play an Action, attempt a Mission, or pass. 2 attempts left.',
  );
});
