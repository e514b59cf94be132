import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { qrCode, qrPath } from './qr.ts';

const TEXT = `https://alidade.example/#/friends/join/${'aZ9_-é'.repeat(100)}`;

/** Length of a text, size of its code, and the start of the hash of its rows. */
const DRAWN = [
  [1, 21, '848f621f7ecfca7e'],
  [15, 25, 'f95f5857ad0c487d'],
  [40, 29, '8c88acde0b86aa83'],
  [84, 41, 'dccdd4e407127129'],
  [120, 49, '0a6b7360a789731f'],
  [180, 57, '3c45ac559881a9aa'],
  [250, 65, '9d6dceecb5c46cc1'],
  [331, 77, 'ba8553e5ad0b8af8'],
] as const;

test('QR codes have the recorded hashes, which were the same for two encoders', () => {
  const ours = DRAWN.map(([length]) => {
    const rows = (qrCode(TEXT.slice(0, length)) ?? []).map(row => row.map(Number).join(''));
    return [length, rows.length, createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16)];
  });
  assert.deepEqual(ours, DRAWN);
});

test('qrCode rejects texts that are too long, and qrPath leaves a margin (quiet zone) around the code', () => {
  assert.equal(qrCode('x'.repeat(500)), undefined);
  assert.match(qrPath(qrCode('x')!), /^M4 4h1v1h-1z/);
});
