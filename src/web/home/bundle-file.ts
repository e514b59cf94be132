/** The file that holds everything: what it is called inside, for whoever writes and whoever reads it. */
export const BUNDLE_FORMAT = 'alidade-games';
export const BUNDLE_VERSION = 1;

/** What goes into it besides its name: games, what the screens remember, and by its id what each game has more. */
export interface Bundled {
  readonly games: readonly unknown[];
  readonly notes?: unknown;
  /** Encrypted with a passphrase (seal.ts), only when the player asks for it. */
  readonly identity?: unknown;
  readonly [game: string]: unknown;
}

export const makeBundle = ({ games, notes, identity, ...own }: Bundled): string =>
  JSON.stringify({ format: BUNDLE_FORMAT, formatVersion: BUNDLE_VERSION, games, ...own, notes, identity });
