// How much a first visit loads. Beyond the budget the build fails.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { ROOT } from './steps.ts';

/** Script of the first load, gzipped, in bytes. */
const BUDGET = 60_000;

/** The part of Vite's manifest that we read. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** The entry and all that it imports at once, each chunk once. */
export const firstLoad = (manifest: Manifest): readonly Chunk[] => {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk): void => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports ?? []) visit(manifest[name]);
  };
  for (const chunk of Object.values(manifest)) if (chunk.isEntry) visit(chunk);
  return [...found];
};

const row = (name: string, bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(8)} kB  ${name}\n`;

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

const weigh = (folder: string, files: readonly string[]): number =>
  files.reduce((all, file) => all + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);

const scriptsOf = (chunks: readonly Chunk[]): readonly string[] =>
  [...new Set(chunks.map(chunk => chunk.file))].filter(file => file.endsWith('.js'));

/** The script of a first visit, gzipped, in bytes. */
export const weighFirstLoad = (folder: string): number =>
  weigh(folder, scriptsOf(firstLoad(readManifest(folder))));

/** Prints what the first load weighs; false when its scripts pass the budget. */
export const checkSize = (folder: string): boolean => {
  const manifest = readManifest(folder);
  const chunks = firstLoad(manifest);
  const scripts = scriptsOf(chunks);
  const styles = [...new Set(chunks.flatMap(chunk => chunk.css ?? []))];
  const sum = (files: readonly string[]): number => weigh(folder, files);
  const fonts = Object.values(manifest).filter(chunk => chunk.file.endsWith('.woff2'));
  const all = scriptsOf(Object.values(manifest));

  const isGood = scripts.length > 0 && sum(scripts) <= BUDGET;
  const parts = scripts.map(file => row(file, sum([file]))).join('');
  const table =
    row(`script of the first load, gzipped (at most ${BUDGET / 1000} kB)`, sum(scripts)) +
    row('style of the first load, gzipped', sum(styles)) +
    row('all scripts, gzipped', sum(all)) +
    row(
      'all fonts',
      fonts.reduce((bytes, { file }) => bytes + statSync(join(folder, file)).size, 0),
    );
  process.stderr.write(`${isGood ? 'ok  ' : 'FAIL'} size of the page\n${isGood ? '' : parts}${table}`);
  return isGood;
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = checkSize(join(ROOT, 'dist-web')) ? 0 : 1;
