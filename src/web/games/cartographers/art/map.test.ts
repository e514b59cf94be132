import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_SIDE, MIN_SIDE } from '../../../../games/cartographers/board/grid.ts';
import { DRAWABLE } from '../../../../games/cartographers/board/land.ts';
import { compass } from '../../../art/compass.ts';
import { ICON_NAMES, icon } from '../../../art/icons.ts';
import { assertWellFormed } from '../../../art/test/well-formed.ts';
import { beastEmblem, coinEmblem, drawShape, starEmblem, swatch, timeBar } from './emblems.ts';
import { mapBox } from './frame.ts';
import { drawGhost, GHOST_STATES } from './ghost.ts';
import { KINDS } from './kinds.ts';
import { drawFocus, drawMap, type MapScene } from './map.ts';
import { drawSmall } from './small.ts';
import { defs, defsImage } from './symbols.ts';
import { fullScene } from './test/scenes.ts';

const decorated = (scene: MapScene): MapScene => ({
  ...scene,
  award: {
    cells: [0, 1, 7, 8, 13],
    rows: [1],
    columns: [2],
    seals: [
      { row: 1, text: '1 < 2' },
      { column: 2, text: '2' },
      { row: 0, column: 0, text: '', isNext: true },
    ],
  },
  preyed: [3, 4],
  asked: [0],
  focus: 6,
  isVisit: true,
});

test('maps of all sizes are well-formed SVG, and the same scene always gives the same drawing', () => {
  for (let side = MIN_SIDE; side <= MAX_SIDE; side++)
    for (const [height, width] of [
      [side, side],
      [MIN_SIDE, side],
      [side, MAX_SIDE],
    ]) {
      const scene = decorated(fullScene(height!, width!, side));
      const drawing = drawMap(scene);
      assertWellFormed(drawing);
      assert.equal(drawMap(decorated(fullScene(height!, width!, side))), drawing);
      assertWellFormed(drawSmall(scene));
    }
});

test('rows are lettered A to T and columns numbered 1 to 20, on both sides', () => {
  const drawing = drawMap(fullScene(20, 20));
  const texts = [...drawing.matchAll(/<text[^>]*>([^<]*)</g)].map(match => match[1]);
  for (const label of ['A', 'T', '1', '20']) assert.equal(texts.filter(text => text === label).length, 2);
  const focus = drawFocus(fullScene(5, 5).map.grid, 7);
  assert.ok(focus.includes('x="98" y="50"') && focus.includes('>B<') && focus.includes('>3<'));
  assert.equal(mapBox(fullScene(11, 11).map.grid), '-36 -36 600 600');
});

test('every drawing refers only to existing definitions, and each definition is unique', () => {
  const ids = [...defs().matchAll(/ id="([^"]+)"/g)].map(match => match[1]);
  assert.equal(new Set(ids).size, ids.length);
  const scenes = Array.from({ length: 12 }, (_, shift) => decorated(fullScene(11, 11, shift)));
  const all = scenes.map(drawMap).join('') + KINDS.map(kind => swatch(kind)).join('');
  for (const [, id] of all.matchAll(/(?:href="|url\()#([^")]+)/g))
    assert.ok(ids.includes(id), `expected the definitions to contain the id ${id}`);
  assertWellFormed(defsImage());
});

test('an unconfirmed drawing is well-formed SVG in every state and terrain, and shows no terrain if it is blocked', () => {
  const { grid } = fullScene(11, 11).map;
  for (const state of GHOST_STATES)
    for (const terrain of DRAWABLE) {
      const ghost = { grid, terrain, cells: [5, 6, 17], state, blocking: [6], marks: [30] };
      const drawing = drawGhost(ghost);
      assertWellFormed(drawing);
      const isRefused = state === 'blocked' || state === 'misses';
      assert.equal(drawing.includes(`#t-${terrain}-`), !isRefused);
      assert.equal(drawing.includes('a-on'), state !== 'drying');
    }
});

test('highlighted spaces are drawn again at full opacity over a dimmed map', () => {
  const scene = fullScene(11, 11);
  const plain = drawMap(scene);
  const lit = drawMap({ ...scene, award: { cells: [0, 1] } });
  assert.ok(!plain.includes('a-dim') && lit.includes('a-ink a-dim') && lit.includes('a-leaf'));
  assert.ok(lit.length > plain.length);
});

test('drawMap escapes text and writes coordinates with at most two decimals', () => {
  const drawing = drawMap(decorated(fullScene(11, 11)));
  assert.ok(drawing.includes('1 &lt; 2') && drawing.includes('&lt;&amp;&quot;'));
  assert.doesNotMatch(drawing + defs(), /\d\.\d{3}/);
});

test('icons and emblems are well-formed SVG', () => {
  const pictures = [
    ...ICON_NAMES.map(icon),
    ...KINDS.map(kind => swatch(kind)),
    swatch('mountain'),
    swatch('ruins'),
    drawShape(['.##', '##.']),
    drawShape(['#.', '.#'], 'farm'),
    compass(),
    coinEmblem(),
    starEmblem(),
    beastEmblem(),
    timeBar(5, 2, 8),
    timeBar(0, 0, 6),
  ];
  for (const picture of pictures) assertWellFormed(picture);
});
