import { encode } from 'uqr';

/** The maximum QR version: cameras can't read larger codes from a small screen. */
const LARGEST_VERSION = 16;

/** The dark modules by row, with error correction level M; undefined if the text is too long. */
export const qrCode = (text: string): readonly (readonly boolean[])[] | undefined => {
  try {
    return encode(text, { ecc: 'M', maxVersion: LARGEST_VERSION, border: 0 }).data;
  } catch {
    return undefined;
  }
};

/** An SVG path with one unit per module, and the quiet zone that readers need. */
export const qrPath = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : []))).join('');
