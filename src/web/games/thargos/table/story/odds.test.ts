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

test('HT-9.6: a leader shows the values that count against the dice, and why they differ', () => {
  const plain = seen({ sides: [{ heroes: [hero('Ada', '2 3 2')] }, {}] });
  assert.deepEqual([plain.counts.mind, plain.notes], [3, []]);
  // It lowers Mind when the attempt is declared.
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

test('HT-9.6: copies of a card are added up in one note', () => {
  const helm = advantage('Helm', { mods: { mind: 1 } });
  const { counts, notes } = seen({ sides: [{ heroes: [hero('Ada', '2 3 2')], beside: [[helm, helm]] }, {}] });
  assert.deepEqual([counts.mind, notes], [5, ['Helm +2 Mind']]);
});

test('HT-9.6: a color that the leader ignores says that no dice oppose there', () => {
  const calm = hero('Ada', '2 0 2', {
    effects: [
      { on: 'static', do: [{ op: 'rule', rule: 'ignoreMissionAttr', target: 'this', attr: 'mind' }] },
    ],
  });
  const { notes, chance } = seen({ sides: [{ heroes: [calm] }, {}] });
  assert.deepEqual([notes, chance], [['no Mind dice'], 100]);
});

test('HT-A-19: help in a team Mission is named', () => {
  const nodes = { ford: { mission: mission('Ford', { mind: 1 }), team: true } };
  const { counts, notes } = seen({
    nodes,
    config: { teamSupport: 1 },
    sides: [{ heroes: [hero('Ada', '2 3 2')] }, {}],
  });
  assert.deepEqual([counts.mind, notes], [6, ['helpers +3 Mind']]);
});
