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
import { lessonTable } from './lesson-table.ts';
import { WORDS } from './messages.ts';
import { cellsIn, STEP_IDS, STEPS, type StepId, situationOf } from './situations.ts';

/** Every drawing that the rules grant. */
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

test('every step can be solved by a drawing that the rules grant', () => {
  for (const id of STEP_IDS) assert.ok(solves(id) > 0, id);
  assert.ok(solves('ambush') > 5, 'hunting monsters leaves a choice');
  assert.ok(solves('turn') < 3, 'the corner leaves none');
});

test('CA-21: the lesson’s drawings use only spaces where drawing is legal, each once', () => {
  for (const id of STEP_IDS) {
    const { config } = situationOf(STEPS[id]).state;
    const { map } = rulesOf(config);
    const blank = situationOf({ ...STEPS[id], drawn: '' }).before.sheets[0]!;
    const free = new Set(cellsOf(map.grid, emptyRows(map, blank)));
    const drawn = cellsIn((STEPS[id].drawn ?? '').replaceAll(';', ''));
    for (const cell of drawn) assert.ok(free.delete(cell), `${id}: ${makeCell(map.grid, cell)}`);
  }
});

test('the pieces of the lesson are where its texts say', () => {
  const { state: ruins } = situationOf(STEPS.ruins);
  const options = game.options(game.view(ruins, 0));
  assert.ok(options.type === 'draw' && options.mustCoverRuins);
  const { state: season } = situationOf(STEPS.season);
  assert.equal(timeOf(rulesOf(season.config), season.column), 8);
  assert.equal(cellsIn('A1 K11 Z9').length, 2);
});

test('CA-10: an edict is taught by what it earns, and the season says which edicts earn', () => {
  assert.deepEqual(terrainsSolving('edict'), ['forest']);
  assert.deepEqual(terrainsSolving('order'), ['village'], 'A does not count in summer');
  assert.deepEqual(STEPS.season.edicts, [0, 1]);
  assert.deepEqual(STEPS.order.edicts, [1, 2]);
  const { state } = situationOf(STEPS.order);
  assert.equal(state.season, 1);
  const rules = rulesOf(state.config);
  const alreadyEarned = sheetScore(rules, state.edicts, state.sheets[0]!).edicts;
  assert.ok(
    alreadyEarned.slice(0, 3).every(stars => stars > 0),
    'there is something to light',
  );
});

test('CA-45: the season that is scored has edicts, coins and monsters in its sum', () => {
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

test('the ambush walks a few steps before it fits', () => {
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

test('a drawing that was not asked for is taken back, a forbidden one refused', async () => {
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

test('every step has its words', () => {
  for (const words of Object.values(WORDS))
    for (const id of STEP_IDS)
      assert.ok(words.steps[id].title && words.steps[id].ask && words.steps[id].praise);
});
