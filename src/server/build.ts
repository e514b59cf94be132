import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What states are made of: snapshots of one build are read by no other. */
const RULES = ['engine', 'games'].map(name => fileURLToPath(new URL(`../${name}`, import.meta.url)));

/** Changes with every file of the rules. */
export const rulesBuild = (): string => {
  const hash = createHash('sha256');
  for (const folder of RULES)
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(?:ts|js)$/.test(path)) hash.update(path).update(readFileSync(join(folder, path)));
  return hash.digest('base64url').slice(0, 22);
};
