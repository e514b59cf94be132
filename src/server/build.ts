import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A snapshot stores a state, so it is valid only for the same rules. */
const RULES = ['engine', 'games'].map(name => fileURLToPath(new URL(`../${name}`, import.meta.url)));

/** A hash of all files of the rules. */
export const rulesBuild = (): string => {
  const hash = createHash('sha256');
  for (const folder of RULES)
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(?:ts|js)$/.test(path)) hash.update(path).update(readFileSync(join(folder, path)));
  return hash.digest('base64url').slice(0, 22);
};
