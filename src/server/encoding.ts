import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What we can pack a text in, the smallest first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const PACK: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  // One step below the best packs as well for our sizes and answers the first visitor at once.
  br: body => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: body => promisify(gzip)(body, { level: 9 }),
};

export const pack = (encoding: Encoding, body: Buffer): Promise<Buffer> => PACK[encoding](body);

/** How much somebody wants an encoding, from 0 to 1, by their Accept-Encoding. */
const wish = (accepts: string, encoding: Encoding): number => {
  const wishes = new Map(
    accepts.split(',').map((part): [string, number] => {
      const [name, ...rest] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = rest.find(given => given.startsWith('q='));
      return [name!, weight ? Number(weight.slice(2)) || 0 : 1];
    }),
  );
  return wishes.get(encoding) ?? wishes.get('*') ?? 0;
};

/** The encoding to answer with; none when they want the plain bytes. */
export const chooseEncoding = (accepts: string): Encoding | undefined => {
  const best = Math.max(...ENCODINGS.map(encoding => wish(accepts, encoding)));
  return best > 0 ? ENCODINGS.find(encoding => wish(accepts, encoding) === best) : undefined;
};
