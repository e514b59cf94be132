/** SHA-256 (FIPS 180-4), for environments without a synchronous implementation, such as browsers. */

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every(p => n % p !== 0)) found.push(n);
  return found;
};

const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 0x100000000) | 0;
const K = Int32Array.from(primes(64), p => fraction(Math.cbrt(p)));
const START = primes(8).map(p => fraction(Math.sqrt(p)));

const rotate = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

const padded = (bytes: Uint8Array): DataView => {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const block = new Uint8Array(length);
  block.set(bytes);
  block[bytes.length] = 0x80;
  const view = new DataView(block.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(length - 4, bytes.length << 3);
  return view;
};

const schedule = (message: DataView, offset: number, w: Int32Array): void => {
  for (let i = 0; i < 16; i++) w[i] = message.getInt32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15]!;
    const b = w[i - 2]!;
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0;
  }
};

const compress = (hash: Int32Array, w: Int32Array): void => {
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0]! += a;
  hash[1]! += b;
  hash[2]! += c;
  hash[3]! += d;
  hash[4]! += e;
  hash[5]! += f;
  hash[6]! += g;
  hash[7]! += h;
};

/** Returns the digest as eight big-endian words. */
export const sha256 = (bytes: Uint8Array): Int32Array => {
  const message = padded(bytes);
  const hash = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let offset = 0; offset < message.byteLength; offset += 64) {
    schedule(message, offset, w);
    compress(hash, w);
  }
  return hash;
};

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export const makeHex = (words: Int32Array): string => {
  let hex = '';
  for (let i = 0; i < words.length; i++)
    for (let shift = 24; shift >= 0; shift -= 8) hex += HEX[(words[i]! >>> shift) & 255];
  return hex;
};
