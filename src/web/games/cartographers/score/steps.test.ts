import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sum } from '../../../../engine/util.ts';
import { gridOf, parseCell } from '../../../../games/cartographers/board/grid.ts';
import { landOf } from '../../../../games/cartographers/board/land.ts';
import { greenbough, sentinelWood } from '../../../../games/cartographers/cards/base/forest.ts';
import { exampleLand } from '../../../../games/cartographers/cards/example.ts';
import { rulesOf } from '../../../../games/cartographers/rules.ts';
import { playGame } from '../../../../games/cartographers/test/games.ts';
import type { Scored, State } from '../../../../games/cartographers/types.ts';
import { awardAt, countsOf, nextPart, standsFor, stepsOf } from './steps.ts';
import { edictNow, whyScene } from './why-scene.ts';

const grid = gridOf(11, 11);
const cells = (names: string) => names.split(' ').map(name => parseCell(grid, name) as number);

const scored = (edicts: Scored['edicts'], coins = 2, preyed: readonly number[] = []): Scored => {
  const monsters = preyed.length;
  const total = sum(edicts.map(edict => edict.stars)) + coins - monsters;
  return { type: 'scored', sheet: 0, season: 0, edicts, coins, monsters, preyed, total };
};

const edict = (stars: number, awards: Scored['edicts'][number]['awards']) =>
  ({ edict: 'A', card: 'x', stars, awards }) as const;

test('CA-45 stepsOf counts a season award by award, then coins, monsters and the total', () => {
  const two = edict(11, [
    { stars: 8, cells: cells('B2 B3 C3') },
    { stars: 3, cells: cells('E5') },
  ]);
  const steps = stepsOf(grid, scored([two, edict(0, [])], 4, cells('A1 A2 A3')));
  assert.deepEqual(
    steps.map(({ part, counted, stars, sum }) => [part, counted, stars, sum]),
    [
      ['first', 1, 8, 8],
      ['first', 2, 11, 11],
      ['second', 0, 0, 11],
      ['coins', 0, 4, 15],
      ['monsters', 0, -3, 12],
      ['total', 0, 12, 12],
    ],
  );
  assert.equal(nextPart(steps, 0), 2);
  assert.equal(nextPart(steps, 5), 5);
});

test('if an award counts each space separately, each space is one step; the more steps a part has, the shorter they are', () => {
  const each = (names: string) => {
    const list = cells(names);
    return edict(list.length, [{ stars: list.length, cells: list, each: 1 }]);
  };
  const few = stepsOf(grid, scored([each('A1 A2'), edict(0, [])]));
  assert.equal(few.filter(step => step.part === 'first').length, 2);
  assert.equal(standsFor(few, 0), 420);
  const rows = 'ABCDEFGHIJK'.split('').map(row => [1, 2, 3].map(n => `${row}${n}`).join(' '));
  const many = stepsOf(grid, scored([each(rows.join(' ')), edict(0, [])]));
  assert.equal(many.filter(step => step.part === 'first').length, 33);
  assert.ok(standsFor(many, 0) < 150);
  assert.ok(standsFor(many, 32) > standsFor(many, 0));
});

test('the counting of a hidden sheet shows its stars without spaces and seals', () => {
  const [count, ...more] = countsOf(grid, { stars: 7, awards: [] });
  assert.deepEqual([count, more], [{ stars: 7, cells: [] }, []]);
  assert.deepEqual(awardAt(grid, [count!], 1).seals, []);
});

const countsFor = (card: typeof greenbough, drawing: string) => {
  const land = exampleLand({ stars: 0, says: { en: '', fr: '' }, drawing });
  const awards = card
    .score(land, card.values.printed, {} as never)
    .map(({ cells: set, ...award }) => ({ ...award, cells: set.list() }));
  return countsOf(land.grid, { awards, stars: sum(awards.map(award => award.stars)) });
};

test('row awards have their seals at the side, column awards above the map, even if they count a single space', () => {
  const places = (drawing: string) => countsFor(greenbough, drawing).map(({ row, column }) => [row, column]);
  assert.deepEqual(places('F . .\n. . .\n. . .'), [
    [0, undefined],
    [undefined, 0],
  ]);
  assert.deepEqual(places('F F .\n. . .\n. F .'), [
    [0, undefined],
    [2, undefined],
    [undefined, 0],
    [undefined, 1],
  ]);
});

test('spaces and clusters get their seals on the map', () => {
  for (const { row, column } of countsFor(sentinelWood, 'F . .\nF . .\nF . .'))
    assert.deepEqual([row, column], [undefined, undefined]);
  const counts = countsOf(grid, { stars: 8, awards: [{ stars: 8, cells: cells('B2 B3 B4') }] });
  assert.deepEqual(awardAt(grid, counts, 1), {
    cells: cells('B2 B3 B4'),
    rows: [],
    columns: [],
    seals: [{ row: 1, column: 2, text: '8' }],
  });
});

test('an award that fills a row of a full-size map gets its seal beside that row', () => {
  const line = Array.from({ length: 11 }, (_, column) => 22 + column);
  const count = countsOf(grid, { stars: 6, awards: [{ stars: 6, cells: line }] })[0]!;
  assert.equal(count.row, 2);
});

test('in random games, the last counting step shows the scored total, and the last step of each edict shows its stars', () => {
  for (const game of ['base', 'heroes', 'combined'] as const) {
    const seen: { readonly event: Scored; readonly before: State }[] = [];
    playGame(2, `steps-${game}`, { game }, ({ events, before }) => {
      for (const event of events) if (event.type === 'scored') seen.push({ event, before });
    });
    assert.equal(seen.length, 8);
    for (const { event, before } of seen) {
      const { map } = rulesOf(before.config);
      const steps = stepsOf(map.grid, event);
      assert.equal(steps.at(-1)?.sum, event.total);
      assert.equal(steps.at(-2)?.sum, event.total);
      for (const [i, part] of (['first', 'second'] as const).entries())
        assert.equal(steps.findLast(step => step.part === part)?.stars, event.edicts[i]!.stars);
    }
  }
});

test('whyScene highlights the spaces that decide an edict, the monsters or the coins', () => {
  const { state } = playGame(1, 'why', { game: 'base' });
  const rules = rulesOf(state.config);
  const sheet = state.sheets[0]!;
  const land = landOf(rules.map, sheet);
  for (const index of [0, 1, 2, 3]) {
    const now = edictNow(rules, land, state.edicts[index]!);
    const { award } = whyScene(rules, state.edicts, sheet, { type: 'edict', index });
    assert.deepEqual(new Set(award?.cells), new Set(now.awards.flatMap(one => one.cells)));
  }
  assert.equal(
    whyScene(rules, state.edicts, sheet, { type: 'monsters' }).preyed?.length,
    sheet.seasons.at(-1)?.monsters,
  );
  for (const cell of whyScene(rules, state.edicts, sheet, { type: 'coins' }).award?.cells ?? [])
    assert.ok(rules.map.mountain.has(cell));
});
