// Builds the page in dist-web/ with Vite, and saves a hash of its sources.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hashInputs } from './inputs.ts';
import { ROOT, runProgram, step } from './steps.ts';

export const WEB = resolve(ROOT, 'dist-web');

/**
 * The file with the hash. It is missing if a build was interrupted. Its name starts with a dot, so that the server
 * doesn't serve it.
 */
const NOTE = '.inputs';

const read = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

export const isFresh = (): boolean => read(join(WEB, NOTE)) === hashInputs();

/** Builds the page. `npm start` doesn't check the size budget, which matters only to developers. */
export const buildWeb = async (options: { readonly isMeasured: boolean }): Promise<boolean> => {
  const inputs = hashInputs();
  const isBuilt = await step('web build', () => runProgram('vite', ['build', '--logLevel', 'warn']));
  if (!isBuilt) return false;
  writeFileSync(join(WEB, NOTE), inputs);
  if (!options.isMeasured) return true;
  // This import loads much code, so it is skipped if it isn't needed: `npm start` must be fast.
  const { checkSize } = await import('./size.ts');
  return checkSize(WEB);
};
