// `npm run build`: dist-web/ with the page, and dist/ with plain JavaScript and types for the entry points in package.json,
// because Node refuses .ts files under node_modules. `npm pack` builds dist/ alone (`--library`) and packs it.
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, runProgram, step } from './steps.ts';
import { buildWeb } from './web.ts';

const SHEBANG = '#!/usr/bin/env node\n';

interface Manifest {
  readonly bin: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

export const readManifest = (): Manifest => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

const makeExecutable = (path: string): void => {
  const text = readFileSync(path, 'utf8');
  if (!text.startsWith('#!')) writeFileSync(path, SHEBANG + text);
  chmodSync(path, 0o755);
};

/** Returns every file in dist/ that the `bin` and `exports` of package.json list, as a path inside dist/. */
const promised = ({ bin, exports }: Manifest): readonly string[] =>
  [
    ...Object.values(bin),
    ...Object.values(exports).flatMap(door => (typeof door === 'string' ? [door] : Object.values(door))),
  ]
    .filter(path => /^(\.\/)?dist\//.test(path))
    .map(path => relative('dist', path));

export const build = async (outDir: string): Promise<boolean> => {
  rmSync(outDir, { recursive: true, force: true });
  const isBuilt = await step('build', () =>
    runProgram('tsc', ['-p', 'tsconfig.build.json', '--outDir', outDir, '--pretty', 'false']),
  );
  if (!isBuilt) return false;

  const manifest = readManifest();
  const missing = promised(manifest).filter(path => !existsSync(join(outDir, path)));
  for (const path of missing)
    process.stderr.write(`package.json lists dist/${path}, but the build did not create it\n`);
  if (missing.length) return false;
  for (const path of Object.values(manifest.bin)) makeExecutable(join(outDir, relative('dist', path)));
  return true;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isLibraryOnly = process.argv.includes('--library');
  const results = [
    await build(resolve(ROOT, 'dist')),
    isLibraryOnly || (await buildWeb({ isMeasured: true })),
  ];
  process.exitCode = results.every(isBuilt => isBuilt) ? 0 : 1;
}
