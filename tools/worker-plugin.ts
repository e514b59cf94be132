import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, type Plugin, type ResolvedConfig, transformWithOxc } from 'vite';

/** The files that the build has written: their paths and their content. */
type Built = ReadonlyMap<string, string | Uint8Array>;

/** The folder of the screenshots that app stores and installers show. The page doesn't need them offline. */
const SCREENSHOTS = 'screenshots/';

const publicFiles = (folder: string): Built =>
  new Map(
    globSync('**/*', { cwd: folder, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .map((path): [string, Uint8Array] => [
        path.slice(folder.length + 1).replaceAll('\\', '/'),
        readFileSync(path),
      ])
      .filter(([path]) => !path.startsWith(SCREENSHOTS)),
  );

/** Returns a version that changes only if a file of the page changes, so that the same sources give the same worker. */
const versionOf = (files: Built): string => {
  const hash = createHash('sha256');
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${path}\0`).update(content).update('\0');
  return hash.digest('hex').slice(0, 16);
};

/** Writes sw.js with the list of all files of the page and their version to the root of the page. */
export const worker = (source: string): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'alidade-worker',
    apply: 'build',
    enforce: 'post',
    configResolved: resolved => {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const built = Object.values(bundle)
          .filter(({ fileName }) => !fileName.startsWith('.') && !fileName.endsWith('.map'))
          .map((part): [string, string | Uint8Array] => [
            part.fileName,
            part.type === 'chunk' ? part.code : part.source,
          ]);
        const files: Built = new Map([...built, ...publicFiles(config.publicDir)]);
        const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
        const filled = code
          .replace('__FILES__', JSON.stringify([...files.keys()].sort()))
          .replace('__VERSION__', JSON.stringify(versionOf(new Map([...files, ['sw.js', code]]))));
        const small = await minify('sw.js', filled, { module: false });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: small.code });
      },
    },
  };
};
