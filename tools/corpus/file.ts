import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { stateHash } from '../../src/engine/canonical.ts';
import type { GameRecord } from '../../src/engine/record.ts';
import { ROOT } from '../steps.ts';

/** A finished game of the corpus. All later versions must replay it to the same state and result. */
export interface Frozen {
  readonly name: string;
  readonly record: GameRecord<unknown, unknown, object>;
  readonly result: unknown;
  /** The hash of the last state of the game. */
  readonly hash: string;
}

const FOLDER = `${ROOT}corpus`;
const ENDING = '.jsonl.br';

export const chapters = (): string[] =>
  readdirSync(FOLDER)
    .filter(name => name.endsWith(ENDING))
    .map(name => name.slice(0, -ENDING.length))
    .sort();

const pathOf = (chapter: string): string => `${FOLDER}/${chapter}${ENDING}`;

export const readChapter = (chapter: string): Frozen[] =>
  brotliDecompressSync(readFileSync(pathOf(chapter)), {
    params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 },
  })
    .toString()
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Frozen);

/** Writes games to one compressed file. Games are similar, so compressing them together takes a tenth of the space. */
export const writeChapter = (chapter: string, games: readonly Frozen[]): number => {
  const text = Buffer.from(games.map(game => `${JSON.stringify(game)}\n`).join(''));
  const packed = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
      [constants.BROTLI_PARAM_LGWIN]: 26,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  writeFileSync(pathOf(chapter), packed);
  return packed.length;
};

export const frozen = (
  name: string,
  record: GameRecord<unknown, unknown, object>,
  end: { readonly result?: unknown },
): Frozen => ({ name, record, result: end.result, hash: stateHash(end) });
