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
import { stepAt } from './step.ts';

const MOVES: Op = { op: 'reassignPam', target: { kind: 'pam', of: 'self', pick: 'choose' }, attr: 'chosen' };

const steps = ({ state }: Played): number[] =>
  ([0, 1, 'spectator'] as const).map(viewer => stepAt(thargos.view(state, viewer)));

test('a conflict advances step by step, even while a card asks something', () => {
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

test('each question belongs to its step, in every mode', () => {
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
    assert.ok(!isRefusal(match), JSON.stringify(match));
  }
  assert.deepEqual([...met].sort(), Object.keys(asked).sort());
});
