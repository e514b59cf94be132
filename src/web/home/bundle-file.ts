/** The file that holds everything: what it is called inside, for whoever writes and whoever reads it. */
export const BUNDLE_FORMAT = 'alidade-games';
export const BUNDLE_VERSION = 1;

/** What goes into it besides its name: games, and what `ownThings` tells of the rest. */
export interface Bundled {
  readonly games: readonly unknown[];
  readonly thargos?: unknown;
  readonly notes?: unknown;
}

export const makeBundle = ({ games, thargos, notes }: Bundled): string =>
  JSON.stringify({ format: BUNDLE_FORMAT, formatVersion: BUNDLE_VERSION, games, thargos, notes });
