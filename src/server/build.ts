import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folders with the code of the rules. A snapshot contains a game state, which only the same code can read. */
const RULES = ['engine', 'games'].map(name => fileURLToPath(new URL(`../${name}`, import.meta.url)));

/** Returns a hash of all files with the code of the rules. */
export const rulesBuild = (): string => {
  const hash = createHash('sha256');
  for (const folder of RULES)
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(?:ts|js)$/.test(path)) hash.update(path).update(readFileSync(join(folder, path)));
  return hash.digest('base64url').slice(0, 22);
};
