/**
 * The oldest browsers that are meant to work: the build is made for them, the README names them, and so does the page
 * to whoever comes with an older one. `oldest.test.ts` holds them against what the page uses.
 */
export const OLDEST = { chrome: '117', edge: '117', firefox: '121', safari: '17.4' } as const;

/** The same in the words of the build. */
export const TARGET: string[] = [
  'es2023',
  ...Object.entries({ ...OLDEST, ios: OLDEST.safari }).map(([name, version]) => name + version),
];
