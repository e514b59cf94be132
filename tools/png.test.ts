import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readImage } from './browsers/formats.ts';
import { withPalette } from './pictures/palette.ts';
import { makePng, readPng } from './png.ts';

const RGB = 2;
/** Two lines of two pixels: red, green / blue, red; the second line is stored as differences from the first. */
const LINES = Buffer.from([...[0, 255, 0, 0, 0, 255, 0], ...[2, 1, 0, 255, 255, 1, 0]]);
const PICTURE = makePng({ width: 2, height: 2, kind: RGB, lines: LINES });

test('reads the PNG that it makes', () => {
  assert.deepEqual(readPng(PICTURE), { width: 2, height: 2, depth: 8, kind: RGB, lines: LINES });
});

test('rejects what is not a PNG, or only the beginning of one', () => {
  assert.throws(() => readPng(Buffer.from('%PDF-1.7')), /expected a PNG file/);
  assert.throws(() => readPng(PICTURE.subarray(0, PICTURE.length - 12)), /expected a complete PNG file/);
});

test('a palette keeps every pixel of a picture with few colors', () => {
  const { width, height, depth, kind, lines } = readPng(withPalette(PICTURE));
  assert.deepEqual({ width, height, depth, kind }, { width: 2, height: 2, depth: 8, kind: 3 });
  const [first, second] = [lines.subarray(1, 3), lines.subarray(4, 6)];
  assert.equal(first[0], second[1], 'both are red');
  assert.equal(new Set([...first, ...second]).size, 3);
});

test('a blank picture has little variety', () => {
  const blank = makePng({ width: 2, height: 2, kind: RGB, lines: Buffer.alloc(14) });
  assert.equal(readImage(blank).variety, 1);
  assert.ok(readImage(PICTURE).variety > 2);
});
