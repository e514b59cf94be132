import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Ground, land } from './land.ts';

const GROUND: Ground = {
  id: 'kurnor',
  width: 900,
  height: 640,
  spots: [
    { x: 150, y: 420, isUrban: true },
    { x: 290, y: 350, isUrban: true },
    { x: 600, y: 200, isUrban: false },
  ],
  paths: [
    [
      { x: 290, y: 350 },
      { x: 600, y: 200 },
    ],
  ],
  room: { side: 70, above: 20, below: 70 },
};

const feet = (markup: string): [number, number][] =>
  [
    ...markup.matchAll(/class="is-(?:tree|fir|hill|peak|house|gable|tower|cave|stones)" d="([^"]*)"/g),
  ].flatMap(([, d]) =>
    [...d!.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]): [number, number] => [Number(x), Number(y)]),
  );

test('a story always has the same terrain, and different stories have different terrain', () => {
  assert.equal(land(GROUND), land({ ...GROUND }));
  assert.notEqual(land(GROUND), land({ ...GROUND, id: 'condar' }));
  assert.doesNotMatch(land({ ...GROUND, id: '"><script>' }), /script|NaN|undefined/);
  assert.match(land(GROUND), /class="is-keep"/);
  assert.doesNotMatch(land({ ...GROUND, spots: [], paths: [] }), /class="is-keep"|NaN/);
});

test("no terrain covers a Mission, and moving a Mission doesn't change terrain far from it", () => {
  const all = feet(land(GROUND));
  assert.ok(all.length > 60, `expected the map to have more than 60 terrain objects, found ${all.length}`);
  for (const spot of GROUND.spots)
    for (const [x, y] of all)
      assert.ok(
        Math.abs(x - spot.x) > 70 || y < spot.y - 20 || y > spot.y + 70,
        `expected no terrain object to cover a Mission, found one at ${x} ${y}`,
      );
  const [first, second, third] = GROUND.spots;
  const moved = feet(land({ ...GROUND, spots: [first!, second!, { ...third!, x: 640 }] }));
  const isFar = ([x]: [number, number]): boolean => x < 480;
  assert.deepEqual(moved.filter(isFar), all.filter(isFar));
});
