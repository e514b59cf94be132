import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hero, mission, ONE } from '../../../../../games/thargos/test/cards.ts';
import { thargos } from '../../../../../games/thargos/test/game.ts';
import { duel, type Played } from '../../../../../games/thargos/test/table.ts';
import { isSettled } from './settled.ts';

const BOTH = mission('Both', { power: 1, mind: 1 });
const strong = hero('Strong', '4 4 4');
const weak = hero('Weak', '1 1 1');

const settled = (
  { state }: Played,
  viewer: 0 | 1,
  colour: 'power' | 'mind',
  verdict: 'leads' | 'holds' | 'open',
  laid = 0,
) => {
  const view = thargos.view(state, viewer);
  return isSettled(view, view.conflict!, colour, verdict, laid);
};

test('HT-5.6: if the mirror allows the defender no card, the lead is not called "so far"', () => {
  const t = duel({
    a: { heroes: [strong], hand: [ONE, ONE] },
    b: { heroes: [weak], hand: [ONE] },
    missions: [BOTH],
  }).attempt(0);
  // The defender has a card to answer with.
  assert.equal(settled(t, 0, 'power', 'leads'), false);
  assert.equal(settled(t, 0, 'power', 'holds'), false);
  // The attacker has placed all their cards.
  assert.equal(settled(t, 0, 'power', 'holds', 2), true);
  const defended = t.place('One power');
  assert.equal(settled(defended, 1, 'mind', 'leads'), true);
  assert.equal(settled(defended, 1, 'power', 'leads'), false);
  assert.equal(settled(defended, 1, 'power', 'leads', 1), true);
  assert.equal(settled(defended, 1, 'power', 'holds'), true);
  assert.equal(settled(defended, 1, 'power', 'open'), false);
});

test('a defender with an empty hand adds nothing', () => {
  const t = duel({
    a: { heroes: [strong], hand: [ONE] },
    b: { heroes: [weak], hand: [] },
    missions: [BOTH],
  }).attempt(0);
  assert.equal(settled(t, 0, 'power', 'leads'), true);
});
