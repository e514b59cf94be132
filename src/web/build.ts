declare const __BUILD__: string | undefined;

/** The hash of all files of the built page; undefined in development. */
export const BUILD: string | undefined = typeof __BUILD__ === 'undefined' ? undefined : __BUILD__;
