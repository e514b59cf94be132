/** The ChaCha20 block function of RFC 8439, on 32-bit words. */

const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

const quarter = (x: Int32Array, a: number, b: number, c: number, d: number): void => {
  let xa = x[a];
  let xb = x[b];
  let xc = x[c];
  let xd = x[d];
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

/** One block: eight key words, a block counter and three nonce words give sixteen words of key stream. */
export const chachaBlock = (key: Int32Array, counter: number, nonce: ArrayLike<number>): Int32Array => {
  const start = new Int32Array(16);
  start.set(SIGMA);
  start.set(key, 4);
  start[12] = counter;
  start[13] = nonce[0];
  start[14] = nonce[1];
  start[15] = nonce[2];
  const x = start.slice();
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
  for (let i = 0; i < 16; i++) x[i] += start[i];
  return x;
};
