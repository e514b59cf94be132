import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { chachaBlock } from './chacha.ts';
import { hashSeed, isSeed, parseSeed, pick, shuffled, stream } from './random.ts';

/** Converts hex as the RFC prints it to the little-endian words of ChaCha20. */
const words = (hex: string): Int32Array => {
  const bytes = Buffer.from(hex.replaceAll(/[^0-9a-f]/g, ''), 'hex');
  return Int32Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readInt32LE(i * 4));
};

const bytesOf = (block: Int32Array): string => {
  const bytes = Buffer.alloc(block.length * 4);
  block.forEach((word, i) => {
    bytes.writeInt32LE(word, i * 4);
  });
  return bytes.toString('hex');
};

test('RFC 8439 2.3.2: the ChaCha20 block function matches the test vector', () => {
  const key = words('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
  const block = chachaBlock(key, 1, words('000000090000004a00000000'));
  assert.equal(
    bytesOf(block),
    '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
      'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
  );
});

test('RFC 8439 A.1: the ChaCha20 block function matches test vectors 1 to 5', () => {
  const zero = '00'.repeat(32);
  const vectors: [key: string, counter: number, nonce: string, start: string][] = [
    [zero, 0, '00'.repeat(12), '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7'],
    [zero, 1, '00'.repeat(12), '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed'],
    [
      `${'00'.repeat(31)}01`,
      1,
      '00'.repeat(12),
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a',
    ],
    [
      `00ff${'00'.repeat(30)}`,
      2,
      '00'.repeat(12),
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca',
    ],
    [zero, 0, `${'00'.repeat(11)}02`, 'c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7'],
  ];
  for (const [key, counter, nonce, start] of vectors)
    assert.equal(bytesOf(chachaBlock(words(key), counter, words(nonce))).slice(0, 64), start);
});

test('a seed and a name always give the same random stream, and a different name gives a different stream', () => {
  const { seed } = parseSeed('a table');
  const draw = (name: string) => Array.from({ length: 40 }, stream(seed, name).next);
  assert.deepEqual(draw('deck:spring'), draw('deck:spring'));
  assert.notDeepEqual(draw('deck:spring'), draw('deck:summer'));
});

test('parseSeed uses 64 hex digits as a sealed seed, and hashes any other text to an open seed, which players know', () => {
  const sealed = 'AB'.repeat(32);
  assert.deepEqual(parseSeed(sealed), { seed: sealed.toLowerCase(), open: false });
  const open = parseSeed('Friday evening');
  assert.equal(open.open, true);
  assert.equal(open.seed, createHash('sha256').update('Friday evening').digest('hex'));
  assert.ok(isSeed(open.seed));
  assert.ok(!isSeed('zz') && !isSeed(7) && !isSeed(sealed));
});

test('the hash of a seed is the SHA-256 of its 32 bytes', () => {
  const { seed } = parseSeed('x');
  assert.equal(hashSeed(seed), createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
});

test('below is uniform: all six faces of a die are equally frequent', () => {
  const random = stream(parseSeed('die').seed, 'die');
  const faces = Array<number>(6).fill(0);
  for (let i = 0; i < 60_000; i++) faces[random.below(6)]!++;
  // The tolerance is five standard deviations of the count of a face.
  for (const count of faces)
    assert.ok(
      Math.abs(count - 10_000) < 5 * Math.sqrt((60_000 * 5) / 36),
      `expected each face about 10000 times, found ${faces}`,
    );
});

test("a shuffle contains every card once and doesn't change its input", () => {
  const cards = Array.from({ length: 14 }, (_, i) => i);
  const order = shuffled(stream(parseSeed('s').seed, 'deck'), cards);
  assert.deepEqual(
    [...order].sort((a, b) => a - b),
    cards,
  );
  assert.notDeepEqual(order, cards);
  assert.ok(cards.includes(pick(stream(parseSeed('s').seed, 'p'), cards)));
});
