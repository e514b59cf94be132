import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './steps.ts';

/** Everything that can change what is built. */
const INPUTS = [
  'src/{web,engine,games,bots,wire}/**/*',
  'vite.config.ts',
  'tools/{chunks,door-plugin,inputs,oldest,pages,worker-plugin}.ts',
  'package-lock.json',
];
const isTest = (path: string): boolean => /\.test\.ts$|[\\/]test[\\/]/.test(path);

/** A hash of all sources: file times would lie after a checkout or a copy. */
export const hashInputs = (): string => {
  const files = globSync(INPUTS, { cwd: ROOT, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => !isTest(path))
    .sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file.slice(ROOT.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
};
