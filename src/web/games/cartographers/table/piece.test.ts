import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridOf } from '../../../../games/cartographers/board/grid.ts';
import { drawPiece, type Ghost } from '../art/ghost.ts';
import { pieceMaker } from './piece.ts';

const grid = gridOf(11, 11);
const ghost: Ghost = { grid, terrain: 'forest', cells: [0, 1, 11], state: 'fits' };

test('pieceMaker returns the same SVG with a different offset if a held drawing only moves', () => {
  const makePiece = pieceMaker();
  const svg = drawPiece(ghost);
  assert.deepEqual(makePiece(ghost), { svg, down: 0, right: 0 });
  assert.deepEqual(makePiece({ ...ghost, cells: [38, 39, 49] }), { svg, down: 3, right: 5 });
});

test('pieceMaker returns a different SVG if the terrain, the state or a blocking space changes', () => {
  const makePiece = pieceMaker();
  const blocked: Ghost = { ...ghost, state: 'blocked', blocking: [1] };
  assert.equal(makePiece(ghost).svg, drawPiece(ghost));
  assert.equal(makePiece(blocked).svg, drawPiece(blocked));
  assert.notEqual(makePiece({ ...blocked, blocking: [11] }).svg, drawPiece(blocked));
  assert.notEqual(makePiece({ ...ghost, terrain: 'water' }).svg, drawPiece(ghost));
});

test("pieceMaker's offset includes attack marks above and to the left of the shape", () => {
  const hero: Ghost = { grid, terrain: 'hero', cells: [60], state: 'fits', marks: [48, 49, 70] };
  const { svg, down, right } = pieceMaker()(hero);
  assert.deepEqual([down, right], [4, 4]);
  assert.equal(svg, drawPiece({ ...hero, cells: [12], marks: [0, 1, 22] }));
});
