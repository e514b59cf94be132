import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './steps.ts';

/** Patterns of the files that the build depends on. */
const INPUTS = [
  'src/{web,engine,text,sync,games,bots}/**/*',
  'src/server/headers.ts',
  'vite.config.ts',
  'tools/{chunks,door-plugin,inputs,oldest,pages,verb-plugin,worker-plugin}.ts',
  'package-lock.json',
];
const isTest = (path: string): boolean => /\.test\.ts$|[\\/]test[\\/]/.test(path);

/** Returns the full paths of all files that the build depends on. */
export const inputFiles = (): readonly string[] =>
  globSync(INPUTS, { cwd: ROOT, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => !isTest(path))
    .sort();

/**
 * Returns a hash of the content of all input files. File times don't suffice, because they also change on a checkout or
 * a copy.
 */
export const hashInputs = (): string => {
  const files = inputFiles();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file.slice(ROOT.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
};
