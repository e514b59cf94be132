import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missionAttrs } from '../../../../../games/thargos/board/evaluate.ts';
import { advantage, hero, mission } from '../../../../../games/thargos/test/cards.ts';
import { thargos } from '../../../../../games/thargos/test/game.ts';
import { two } from '../../../../../games/thargos/test/modes-table.ts';
import { foreseeLeader } from './odds.ts';
import { oddsNotes } from './odds-notes.ts';

const FORD = { ford: { mission: mission('Ford', { mind: 1, power: 0 }) } };

const seen = (wish: Parameters<typeof two>[0]) => {
  const { state } = two({ nodes: FORD, ...wish });
  const view = thargos.view(state, 0);
  const odds = foreseeLeader(view, { type: 'attemptNode', node: 'ford', hero: 0 });
  assert.ok(odds);
  return { ...odds, notes: oddsNotes(view, odds, missionAttrs(view, view.story!.missions.ford!)) };
};

test("HT-9.6: a leader’s odds have the values that count against the dice, and notes why these differ from the hero's own", () => {
  const plain = seen({ sides: [{ heroes: [hero('Ada', '2 3 2')] }, {}] });
  assert.deepEqual([plain.counts.mind, plain.notes], [3, []]);
  // This hero's card lowers Mind when the attempt is declared.
  const dread = hero('Ada, of the Ford', '2 3 2', {
    effects: [
      {
        on: 'conflictDeclared',
        here: true,
        do: [{ op: 'modAttr', target: 'this', attr: 'mind', amount: -2 }],
      },
    ],
  });
  const lower = seen({ sides: [{ heroes: [dread] }, {}] });
  assert.deepEqual([lower.counts.mind, lower.chance], [1, 0]);
  assert.deepEqual(lower.notes, ['Ada −2 Mind']);
  const helm = advantage('Helm', { mods: { mind: 1, mysticism: 2 } });
  const helped = seen({ sides: [{ heroes: [hero('Ada', '2 3 2')], beside: [[helm]] }, {}] });
  assert.deepEqual([helped.counts.mind, helped.notes], [4, ['Helm +1 Mind']]);
});

test('HT-9.6: one note sums the effects of all copies of a card', () => {
  const helm = advantage('Helm', { mods: { mind: 1 } });
  const { counts, notes } = seen({ sides: [{ heroes: [hero('Ada', '2 3 2')], beside: [[helm, helm]] }, {}] });
  assert.deepEqual([counts.mind, notes], [5, ['Helm +2 Mind']]);
});

test('HT-9.6: for a color of the Mission that the leader ignores, a note says that no dice of this color are rolled', () => {
  const calm = hero('Ada', '2 0 2', {
    effects: [
      { on: 'static', do: [{ op: 'rule', rule: 'ignoreMissionAttr', target: 'this', attr: 'mind' }] },
    ],
  });
  const { notes, chance } = seen({ sides: [{ heroes: [calm] }, {}] });
  assert.deepEqual([notes, chance], [['no Mind dice'], 100]);
});

test('HT-A-19: in a team Mission, the notes on the leader’s totals list the bonus from helpers', () => {
  const nodes = { ford: { mission: mission('Ford', { mind: 1 }), team: true } };
  const { counts, notes } = seen({
    nodes,
    config: { teamSupport: 1 },
    sides: [{ heroes: [hero('Ada', '2 3 2')] }, {}],
  });
  assert.deepEqual([counts.mind, notes], [6, ['helpers +3 Mind']]);
});
