/** The ChaCha20 block function of RFC 8439, written with 32-bit words. */

const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

const quarter = (x: Int32Array, a: number, b: number, c: number, d: number): void => {
  let xa = x[a]!;
  let xb = x[b]!;
  let xc = x[c]!;
  let xd = x[d]!;
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 16) | (xd >>> 16);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 12) | (xb >>> 20);
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 8) | (xd >>> 24);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 7) | (xb >>> 25);
  x[a] = xa;
  x[b] = xb;
  x[c] = xc;
  x[d] = xd;
};

const addStart = (x: Int32Array, key: Int32Array, counter: number, nonce: ArrayLike<number>): void => {
  for (let i = 0; i < 4; i++) x[i]! += SIGMA[i]!;
  for (let i = 0; i < 8; i++) x[i + 4]! += key[i]!;
  x[12]! += counter;
  for (let i = 0; i < 3; i++) x[i + 13]! += nonce[i]!;
};

/** Computes one block: eight key words, a block counter and three nonce words give sixteen words of key stream. */
export const chachaBlock = (key: Int32Array, counter: number, nonce: ArrayLike<number>): Int32Array => {
  const x = new Int32Array(16);
  addStart(x, key, counter, nonce);
  for (let round = 0; round < 10; round++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  addStart(x, key, counter, nonce);
  return x;
};
