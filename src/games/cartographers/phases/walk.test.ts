import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, pick, stream } from '../../../engine/random.ts';
import { gridOf, MAX_SIDE, MIN_SIDE } from '../board/grid.ts';
import { CORNERS, DIRECTIONS } from '../cards/ambush.ts';
import { SETS } from '../cards/sets.ts';
import { soloPlace, soloWalk } from './walk.ts';

const SHAPES = [...SETS.base.ambushes, ...SETS.heroes.ambushes].map(card => card.shape);

test('CS-02, CS-03 `soloPlace` finds the same place for a solo ambush as the full walk of `soloWalk`', () => {
  const random = stream(parseSeed('walk').seed, 'walk');
  const side = () => MIN_SIDE + random.below(MAX_SIDE - MIN_SIDE + 1);
  let ignored = 0;
  for (let i = 0; i < 3000; i++) {
    const grid = gridOf(side(), side());
    const crowd = random.below(4);
    let empty = grid.all.map(line => line & random.next());
    for (let n = 0; n < crowd; n++) empty = empty.map(row => row & random.next());
    const walker = {
      shape: pick(random, [...SHAPES, ['#####', '#...#', '#####'], ['.#', '#.']]),
      corner: pick(random, CORNERS),
      direction: pick(random, DIRECTIONS),
      anchor: pick(random, ['box', 'cell'] as const),
    };
    const open = random.below(3) === 0 ? grid.all : empty;
    const steps = soloWalk(grid, open, walker);
    const last = steps[steps.length - 1];
    assert.ok(steps.slice(0, -1).every(step => !step.fits));
    const place = soloPlace(grid, open, walker);
    assert.deepEqual(
      place,
      last?.fits ? last.cells : undefined,
      `expected \`soloPlace\` to find the place of \`soloWalk\` for ${JSON.stringify({ open, walker })}`,
    );
    if (!place) ignored += 1;
  }
  assert.ok(
    ignored > 300 && ignored < 2700,
    `expected 301 to 2699 of 3000 ambushes to fit nowhere, found ${ignored}`,
  );
});
