import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../../../engine/refusal.ts';
import { cellAt, makeCell } from '../../../../games/cartographers/board/grid.ts';
import { emptyRows } from '../../../../games/cartographers/board/land.ts';
import { cellsOf } from '../../../../games/cartographers/board/rows.ts';
import { cellsAt } from '../../../../games/cartographers/board/shapes.ts';
import { cartographers as game } from '../../../../games/cartographers/game.ts';
import { soloWalk } from '../../../../games/cartographers/phases/walk.ts';
import { sheetScore } from '../../../../games/cartographers/preview.ts';
import { ambushCard, rulesOf, timeOf } from '../../../../games/cartographers/rules.ts';
import type { Command, State } from '../../../../games/cartographers/types.ts';
import { WORDS } from './messages.ts';
import { cellsIn, lessonTable, STEP_IDS, STEPS, type StepId, situationOf } from './situations.ts';

const drawings = (state: State): Command[] => {
  const view = game.view(state, 0);
  const options = game.options(view);
  assert.equal(options.type, 'draw');
  if (options.type !== 'draw') return [];
  const { grid } = rulesOf(state.config).map;
  const found: Command[] = [];
  for (const { lays } of options.shapes)
    for (const lay of lays)
      for (let r = 0; r < grid.height; r++)
        for (let c = 0; c < grid.width; c++)
          if ((lay.anchors[r]! >>> c) & 1)
            for (const terrain of options.terrains)
              found.push({ type: 'draw', terrain, cells: cellsAt(grid, lay, cellAt(grid, r, c)) });
  return found;
};

const solving = (id: StepId): Command[] => {
  const { state } = situationOf(STEPS[id]);
  return drawings(state).filter(command => {
    const decided = game.decide(state, 0, command);
    assert.ok(!isRefusal(decided));
    return STEPS[id].isDone(state, decided.state, decided.events);
  });
};
const solves = (id: StepId): number => solving(id).length;
const terrainsSolving = (id: StepId): readonly string[] => [
  ...new Set(solving(id).map(command => (command.type === 'draw' ? command.terrain : command.type))),
];

test('every step of the lesson can be solved with a legal drawing', () => {
  for (const id of STEP_IDS)
    assert.ok(solves(id) > 0, `expected at least one legal drawing to solve the step ${id}, found none`);
  const [ambush, turn] = [solves('ambush'), solves('turn')];
  assert.ok(ambush > 5, `expected more than 5 drawings to solve the ambush step, found ${ambush}`);
  assert.ok(turn < 3, `expected fewer than 3 drawings to solve the turn step, found ${turn}`);
});

test("CA-21: the drawings that a lesson step starts with are on drawable spaces and don't overlap", () => {
  for (const id of STEP_IDS) {
    const { config } = situationOf(STEPS[id]).state;
    const { map } = rulesOf(config);
    const blank = situationOf({ ...STEPS[id], drawn: '' }).before.sheets[0]!;
    const free = new Set(cellsOf(map.grid, emptyRows(map, blank)));
    const drawn = cellsIn((STEPS[id].drawn ?? '').replaceAll(';', ''));
    for (const cell of drawn)
      assert.ok(
        free.delete(cell),
        `expected the space ${makeCell(map.grid, cell)} to be drawable and used only once in the step ${id}`,
      );
  }
});

test('the ruins step requires a drawing on ruins, the season step starts at time 8, and cellsIn skips unknown spaces', () => {
  const { state: ruins } = situationOf(STEPS.ruins);
  const options = game.options(game.view(ruins, 0));
  assert.ok(options.type === 'draw' && options.mustCoverRuins);
  const { state: season } = situationOf(STEPS.season);
  assert.equal(timeOf(rulesOf(season.config), season.column), 8);
  assert.equal(cellsIn('A1 K11 Z9').length, 2);
});

test('CA-10: only forests solve the edict step; only villages solve the order step, in summer, when edicts B and C score', () => {
  assert.deepEqual(terrainsSolving('edict'), ['forest']);
  assert.deepEqual(terrainsSolving('order'), ['village'], 'expected only villages to solve the order step');
  assert.deepEqual(STEPS.season.edicts, [0, 1]);
  assert.deepEqual(STEPS.order.edicts, [1, 2]);
  const { state } = situationOf(STEPS.order);
  assert.equal(state.season, 1);
  const rules = rulesOf(state.config);
  const alreadyEarned = sheetScore(rules, state.edicts, state.sheets[0]!).edicts;
  assert.ok(
    alreadyEarned.slice(0, 3).every(stars => stars > 0),
    'expected the edicts A, B and C to earn stars before the drawing of the order step',
  );
});

test('CA-45: the season step scores the stars of edicts A and B, plus the coins, minus the stars lost to monsters', () => {
  const { state } = situationOf(STEPS.season);
  const sums = solving('season').flatMap(command => {
    const decided = game.decide(state, 0, command);
    assert.ok(!isRefusal(decided));
    return decided.events.filter(event => event.type === 'scored');
  });
  for (const { edicts, coins, monsters, total } of sums) {
    assert.deepEqual(
      edicts.map(({ edict }) => edict),
      ['A', 'B'],
    );
    assert.ok(edicts[0]!.stars > 0 && coins > 0 && monsters > 0);
    assert.equal(total, edicts[0]!.stars + edicts[1]!.stars + coins - monsters);
  }
});

test('in the ambush step, the walk tries more than two places, and the monster fits at the last of them', () => {
  const { before, state } = situationOf(STEPS.ambush);
  const rules = rulesOf(before.config);
  const card = ambushCard(rules, state.ambushes[0]!);
  const steps = soloWalk(rules.map.grid, emptyRows(rules.map, before.sheets[0]!), {
    shape: card.shape,
    corner: card.soloCorner,
    direction: card.pass,
    anchor: 'box',
  });
  assert.ok(steps.length > 2 && steps.at(-1)?.fits);
});

test("the lesson undoes a legal drawing that doesn't solve the step, and refuses an illegal drawing", async () => {
  const table = lessonTable('turn');
  const draw = (cells: string): Command => ({ type: 'draw', terrain: 'forest', cells: cellsIn(cells) });
  assert.equal((await table.submit(0, draw('A8 A9 A10 B8')))?.refused, 'overlaps');
  assert.equal(table.outcome.value, 'open');
  assert.equal(await table.submit(0, draw('G1 G2 G3 H3')), undefined);
  assert.equal(table.outcome.value, 'missed');
  assert.deepEqual(table.view(0), game.view(table.situation.state, 0));
  assert.equal(await table.submit(0, draw('A10 A11 B11 C11')), undefined);
  assert.equal(table.outcome.value, 'done');
  assert.ok(
    table
      .updates(0, 0)
      .at(-1)
      ?.events.some(({ event }) => event.type === 'drawn'),
  );
});

test('every step of the lesson has a title, a task and praise in both languages', () => {
  for (const words of Object.values(WORDS))
    for (const id of STEP_IDS)
      assert.ok(words.steps[id].title && words.steps[id].ask && words.steps[id].praise);
});
