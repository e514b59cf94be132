import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOTS } from '../../../../../bots/thargos/index.ts';
import { playMatch } from '../../../../../engine/match.ts';
import { parseSeed, type Random } from '../../../../../engine/random.ts';
import { isRefusal } from '../../../../../engine/refusal.ts';
import type { Op } from '../../../../../games/thargos/effects/effect.ts';
import { hero, mission, ONE, TWO } from '../../../../../games/thargos/test/cards.ts';
import { thargos } from '../../../../../games/thargos/test/game.ts';
import { duel, type Played } from '../../../../../games/thargos/test/table.ts';
import type { View } from '../../../../../games/thargos/types.ts';
import { isSettled, stepAt } from './settled.ts';

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

test('HT-5.6: a lead on a color is settled once the other side may place no more cards on it', () => {
  const t = duel({
    a: { heroes: [strong], hand: [ONE, ONE] },
    b: { heroes: [weak], hand: [ONE] },
    missions: [BOTH],
  }).attempt(0);
  // Both sides can still place a card.
  assert.equal(settled(t, 0, 'power', 'leads'), false);
  assert.equal(settled(t, 0, 'power', 'holds'), false);
  // Of the attacker's hand, two cards are placed but not confirmed, so the attacker has no more cards to place.
  assert.equal(settled(t, 0, 'power', 'holds', 2), true);
  const defended = t.place('One power');
  assert.equal(settled(defended, 1, 'mind', 'leads'), true);
  assert.equal(settled(defended, 1, 'power', 'leads'), false);
  assert.equal(settled(defended, 1, 'power', 'leads', 1), true);
  assert.equal(settled(defended, 1, 'power', 'holds'), true);
  assert.equal(settled(defended, 1, 'power', 'open'), false);
});

test("an attacker's lead is settled if the defender's hand is empty", () => {
  const t = duel({
    a: { heroes: [strong], hand: [ONE] },
    b: { heroes: [weak], hand: [] },
    missions: [BOTH],
  }).attempt(0);
  assert.equal(settled(t, 0, 'power', 'leads'), true);
});

const MOVES: Op = { op: 'reassignPam', target: { kind: 'pam', of: 'self', pick: 'choose' }, attr: 'chosen' };

const steps = ({ state }: Played): number[] =>
  ([0, 1, 'spectator'] as const).map(viewer => stepAt(thargos.view(state, viewer)));

test('every viewer sees the same step of a conflict, even while a card asks a question', () => {
  const declared = duel({
    a: { hand: [ONE, ONE] },
    b: {
      heroes: [
        hero('Finger', '1 1 1', {
          effects: [{ on: 'activated', window: 'beforeReveal', here: true, do: [MOVES] }],
        }),
      ],
      hand: [ONE, TWO],
    },
    missions: [mission('Gate', { power: 1, mind: 1 })],
  }).attempt(0);
  assert.deepEqual(steps(declared), [1, 1, 1]);
  const attacked = declared.place('One power', 'One mind');
  assert.deepEqual(steps(attacked), [2, 2, 2]);
  const defended = attacked.defend('One power', 'Two mind');
  assert.equal(defended.state.question?.type, 'beforeReveal');
  assert.deepEqual(steps(defended), [3, 3, 3]);
  const asked = defended.use('Finger');
  assert.equal(asked.state.question?.type, 'choose');
  assert.deepEqual(steps(asked), [3, 3, 3]);
});

test('each question in a conflict belongs to one of the steps 0 to 3, in a duel and in a story', () => {
  const asked = { oppose: 0, attack: 1, defend: 2, beforeReveal: 3 } as const;
  const met = new Set<string>();
  for (const config of [{ quickPlay: true }, { mode: 'story' }] as const) {
    const listening = (view: View, random: Random) => {
      const { conflict, question } = view;
      if (conflict && question && question.type in asked) {
        met.add(question.type);
        assert.equal(stepAt(view), asked[question.type as keyof typeof asked]);
      }
      return BOTS.random(view, random);
    };
    const match = playMatch(thargos, { seed: parseSeed('step'), config, players: [listening, listening] });
    assert.ok(!isRefusal(match), `expected the bots to finish a game, found ${JSON.stringify(match)}`);
  }
  assert.deepEqual([...met].sort(), Object.keys(asked).sort());
});
