/** Format and version in the file of all data, for its writer and its reader. */
export const BUNDLE_FORMAT = 'alidade-games';
export const BUNDLE_VERSION = 1;

/** The contents besides the format: games, notes of the screens, and each game's user content by its id. */
export interface Bundled {
  readonly games: readonly unknown[];
  readonly notes?: unknown;
  /** Encrypted with a passphrase (seal.ts), only when the player asks for it. */
  readonly identity?: unknown;
  readonly [game: string]: unknown;
}

export const makeBundle = ({ games, notes, identity, ...own }: Bundled): string =>
  JSON.stringify({ format: BUNDLE_FORMAT, formatVersion: BUNDLE_VERSION, games, ...own, notes, identity });
