// The page: dist-web/, built by Vite, with a note of the sources it came from.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hashInputs } from './inputs.ts';
import { ROOT, runProgram, step } from './steps.ts';

export const WEB = resolve(ROOT, 'dist-web');

/** Written last, so a build that was cut off has none. The leading dot keeps it from being served. */
const NOTE = '.inputs';

const read = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, 'utf8') : undefined;

export const isFresh = (): boolean => read(join(WEB, NOTE)) === hashInputs();

/** Builds the page; the budget of the first load is a matter for whoever changes it, not for who plays. */
export const buildWeb = async (options: { readonly isMeasured: boolean }): Promise<boolean> => {
  const inputs = hashInputs();
  const isBuilt = await step('web build', () => runProgram('vite', ['build', '--logLevel', 'warn']));
  if (!isBuilt) return false;
  writeFileSync(join(WEB, NOTE), inputs);
  if (!options.isMeasured) return true;
  // Whoever only plays does not wait for the rules of all games to be read.
  const { checkSize } = await import('./size.ts');
  return checkSize(WEB);
};
