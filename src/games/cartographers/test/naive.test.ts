import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { MAX_SIDE, MIN_SIDE } from '../board/grid.ts';
import { exampleLand } from '../cards/example.ts';
import { EDICTS } from '../cards/sets.ts';
import type { HouseRules } from '../config.ts';
import { type Chart, NAIVE, naivePenalty, type Ruling } from './naive.ts';
import { starsAt } from './stars.ts';

const RUNS = 1500;

/** A random map letter. Some letters are more frequent, so that clusters, full rows and long lines occur. */
const letter = fc.constantFrom(...'....FFVVVAAWW^^MH#X');
const side = fc.integer({ min: MIN_SIDE, max: MAX_SIDE });
const place = fc.record({ row: fc.nat(MAX_SIDE - 1), column: fc.nat(MAX_SIDE - 1) });

/**
 * A random map: a repeating pattern with random blocks and lines on it. Some maps are nearly empty, some pure noise.
 */
const chart: fc.Arbitrary<Chart> = fc
  .record({
    height: side,
    width: side,
    ground: fc.oneof(
      fc.constant(['.']),
      fc.array(letter, { minLength: 1, maxLength: 12 }),
      fc.array(letter, { minLength: 90, maxLength: 120 }),
    ),
    stamps: fc.array(
      fc.record({
        letter,
        at: place,
        height: fc.integer({ min: 1, max: 5 }),
        width: fc.integer({ min: 1, max: 5 }),
      }),
      { maxLength: 60, size: 'max' },
    ),
    lines: fc.array(fc.record({ letter, at: place, isRow: fc.boolean() }), { maxLength: 4 }),
    ruins: fc.array(place, { maxLength: 12, size: 'max' }),
  })
  .map(({ height, width, ground, stamps, lines, ruins }) => {
    const cells = Array.from({ length: height }, (_, r) =>
      Array.from({ length: width }, (_, c) => ground[(r * width + c) % ground.length]),
    );
    const stamp = (letter: string, row: number, column: number, tall: number, wide: number) => {
      for (let r = row; r < Math.min(height, row + tall); r++)
        for (let c = column; c < Math.min(width, column + wide); c++) cells[r]![c] = letter;
    };
    for (const { letter, at, height, width } of stamps) stamp(letter, at.row, at.column, height, width);
    for (const { letter, at, isRow } of lines)
      if (isRow) stamp(letter, at.row % height, 0, 1, width);
      else stamp(letter, 0, at.column % width, height, 1);
    const isRuins = cells.map(row => row.map(() => false));
    for (const { row, column } of ruins) {
      const r = row % height;
      const c = column % width;
      if (!'^#'.includes(cells[r]![c]!)) isRuins[r]![c] = true;
    }
    return { letters: cells.map(row => row.join('')), ruins: isRuins };
  });

const ruling: fc.Arbitrary<Ruling> = fc.record({
  english: fc.boolean(),
  destroyedRuinsLost: fc.boolean(),
  greatCityLargestOnly: fc.boolean(),
  shieldgateNext: fc.boolean(),
});

/** The map as the drawing of an example, in which lowercase letters are filled ruins. */
const drawingOf = ({ letters, ruins }: Chart): string => {
  const mark = (letter: string, isRuins: boolean) => {
    if (!isRuins) return letter;
    return letter === '.' ? 'R' : letter.toLowerCase();
  };
  return letters
    .map((row, r) => [...row].map((letter, c) => mark(letter, ruins[r]![c]!)).join(''))
    .join('\n');
};

const landOf = (chart: Chart) =>
  exampleLand({ stars: 0, says: { en: '', fr: '' }, drawing: drawingOf(chart) });

const houseOf = (ruling: Ruling): HouseRules => ({
  destroyedRuins: ruling.destroyedRuinsLost ? 'lost' : 'keep',
  greatCity: ruling.greatCityLargestOnly ? 'largestOnly' : 'filterFirst',
  shieldgateTie: ruling.shieldgateNext ? 'next' : 'second',
  gorgonTarget: 'any',
});

const PLAIN: Ruling = {
  english: false,
  destroyedRuinsLost: false,
  greatCityLargestOnly: false,
  shieldgateNext: false,
};

const check = (property: (chart: Chart, ruling: Ruling) => void): void =>
  fc.assert(fc.property(chart, ruling, property), { numRuns: RUNS, seed: 33 });

test('the naive scorer in naive.ts supports every scoring card', () => {
  assert.deepEqual(Object.keys(NAIVE).sort(), [...EDICTS.keys()].sort());
});

test('every scoring card gives the stars of the naive scorer, on random maps of every size', () => {
  const scored = new Map<string, number>();
  check((chart, ruling) => {
    const land = landOf(chart);
    const edition = ruling.english ? 'rulebook-en' : 'printed';
    for (const [id, card] of EDICTS) {
      const stars = starsAt(card, land, edition, houseOf(ruling));
      assert.equal(stars, NAIVE[id]!(chart, ruling), `expected ${id} to give the stars of the naive scorer`);
      if (stars > 0) scored.set(id, (scored.get(id) ?? 0) + 1);
    }
  });
  for (const id of EDICTS.keys())
    assert.ok(
      (scored.get(id) ?? 0) >= RUNS / 50,
      `expected ${id} to give stars on at least ${RUNS / 50} maps`,
    );
});

test('each house rule changes the stars of its scoring card on some map', () => {
  const changed = new Set<string>();
  const switches = {
    'the-golden-granary': 'destroyedRuinsLost',
    'great-city': 'greatCityLargestOnly',
    shieldgate: 'shieldgateNext',
  } as const;
  check(chart => {
    for (const [id, key] of Object.entries(switches))
      if (NAIVE[id]!(chart, { ...PLAIN, [key]: true }) !== NAIVE[id]!(chart, PLAIN)) changed.add(id);
  });
  assert.deepEqual([...changed].sort(), Object.keys(switches).sort());
});

test('CA-45 an empty space next to several monsters costs one star', () => {
  check(chart => {
    const land = landOf(chart);
    assert.equal(land.empty.beside(land.monster).size, naivePenalty(chart));
  });
});
