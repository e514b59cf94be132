import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readImage } from './browsers/formats.ts';
import { withPalette } from './pictures/palette.ts';
import { makePng, readPng } from './png.ts';

const RGB = 2;
/**
 * Two lines with two pixels each: red and green, then blue and red. The second line is stored as differences from the
 * first.
 */
const LINES = Buffer.from([...[0, 255, 0, 0, 0, 255, 0], ...[2, 1, 0, 255, 255, 1, 0]]);
const PICTURE = makePng({ width: 2, height: 2, kind: RGB, lines: LINES });

test('readPng reads the PNG that makePng writes', () => {
  assert.deepEqual(readPng(PICTURE), { width: 2, height: 2, depth: 8, kind: RGB, lines: LINES });
});

test('readPng rejects a file that is not a PNG, and an incomplete PNG', () => {
  assert.throws(() => readPng(Buffer.from('%PDF-1.7')), /expected a PNG file/);
  assert.throws(() => readPng(PICTURE.subarray(0, PICTURE.length - 12)), /expected a complete PNG file/);
});

test('withPalette gives equal pixels the same color, and different pixels different ones', () => {
  const { width, height, depth, kind, lines } = readPng(withPalette(PICTURE));
  assert.deepEqual({ width, height, depth, kind }, { width: 2, height: 2, depth: 8, kind: 3 });
  const [first, second] = [lines.subarray(1, 3), lines.subarray(4, 6)];
  assert.equal(first[0], second[1], 'expected both red pixels to have the same color in the palette');
  assert.equal(new Set([...first, ...second]).size, 3);
});

test('readImage finds fewer different bytes in a blank picture than in a picture with colors', () => {
  const blank = makePng({ width: 2, height: 2, kind: RGB, lines: Buffer.alloc(14) });
  assert.equal(readImage(blank).variety, 1);
  assert.ok(readImage(PICTURE).variety > 2);
});
