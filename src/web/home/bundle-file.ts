/** The format name in a file of all data. The code that writes and the code that reads the file use it. */
export const BUNDLE_FORMAT = 'alidade-games';
export const BUNDLE_VERSION = 1;

/** The contents of a file of all data: games, notes of the screens, and each game's user content by game id. */
export interface Bundled {
  readonly games: readonly unknown[];
  readonly notes?: unknown;
  /** The player's identity, encrypted with a passphrase (encrypt.ts); absent unless the player wants it. */
  readonly identity?: unknown;
  readonly [game: string]: unknown;
}

export const makeBundle = ({ games, notes, identity, ...own }: Bundled): string =>
  JSON.stringify({ format: BUNDLE_FORMAT, formatVersion: BUNDLE_VERSION, games, ...own, notes, identity });
