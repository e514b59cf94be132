declare const __BUILD__: string | undefined;

/** A hash of everything the page is built from; undefined in development. */
export const BUILD: string | undefined = typeof __BUILD__ === 'undefined' ? undefined : __BUILD__;
