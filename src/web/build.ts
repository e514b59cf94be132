declare const __BUILD__: string | undefined;

/** Changes with everything the page is built from; undefined where it is not built, as while one works on it. */
export const BUILD: string | undefined = typeof __BUILD__ === 'undefined' ? undefined : __BUILD__;
