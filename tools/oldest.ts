/**
 * The oldest supported browsers. The build targets them, and the README and the page name them. `oldest.test.ts`
 * compares them with the features that the page uses.
 */
export const OLDEST = { chrome: '117', edge: '117', firefox: '121', safari: '17.4' } as const;

/** The oldest supported browsers in the form of a build target. */
export const TARGET: string[] = [
  'es2023',
  ...Object.entries({ ...OLDEST, ios: OLDEST.safari }).map(([name, version]) => name + version),
];
