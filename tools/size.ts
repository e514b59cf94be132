// Measures the size of a first visit and of a table. The build fails if a size exceeds its budget, or if files import
// each other in a cycle.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { GAME_IDS } from '../src/games/list.ts';
import { TOOL_GAMES } from './games.ts';
import { PAGES } from './pages.ts';
import { ROOT } from './steps.ts';

/** The budget for all scripts of the first load, gzipped, in bytes. */
const BUDGET = 60_000;

/**
 * The maximum number of scripts and styles per page, because every request takes time on a slow connection.
 */
const REQUESTS = 16;

/**
 * The limits for the scripts that screens of online games add, gzipped, in bytes. They are slightly above the current
 * sizes.
 */
const SCREENS: Readonly<Record<string, number>> = { 'web/online/online-screen.tsx': 31_000 };

/** The fields of a chunk in Vite's manifest that this file uses. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;
type Files = Readonly<Record<string, string>>;

/** Returns these chunks and all their static imports, each once. */
const withImports = (manifest: Manifest, starts: readonly Chunk[]): readonly Chunk[] => {
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk): void => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports ?? []) visit(manifest[name]!);
  };
  for (const chunk of starts) visit(chunk);
  return [...found];
};

/** Returns the chunk of the entry and all its static imports. */
export const firstLoad = (manifest: Manifest): readonly Chunk[] =>
  withImports(
    manifest,
    Object.values(manifest).filter(({ isEntry }) => isEntry),
  );

/**
 * Returns the chunks that these dynamically imported modules add to the first load. `files` maps each module to its
 * file.
 */
export const onTop = (manifest: Manifest, files: Files, modules: readonly string[]): readonly Chunk[] => {
  const there = new Set(firstLoad(manifest));
  const wanted = new Set(modules.map(module => files[module]));
  const starts = Object.values(manifest).filter(({ file }) => wanted.has(file));
  return withImports(manifest, starts).filter(chunk => !there.has(chunk));
};

/** Returns the number of scripts and styles that a page requests before it is idle, including the first load. */
export const requestsOf = (manifest: Manifest, files: Files, modules: readonly string[]): number => {
  const chunks = [...firstLoad(manifest), ...onTop(manifest, files, modules)];
  return new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css])).size;
};

/** Returns chunks that import each other in a cycle, if there are any. A page with such a cycle may not start. */
export const circleIn = (manifest: Manifest): readonly string[] | undefined => {
  const done = new Set<string>();
  const visit = (name: string, above: readonly string[]): readonly string[] | undefined => {
    if (above.includes(name)) return above.slice(above.indexOf(name));
    if (done.has(name)) return undefined;
    done.add(name);
    for (const next of manifest[name]!.imports ?? []) {
      const circle = visit(next, [...above, name]);
      if (circle) return circle;
    }
    return undefined;
  };
  for (const name of Object.keys(manifest)) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return undefined;
};

const row = (name: string, bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(8)} kB  ${name}\n`;

const budgetRow = (name: string, bytes: number, most: number): string =>
  row(`${name} (at most ${most / 1000} kB${bytes > most ? ': TOO LARGE' : ''})`, bytes);

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

/** Returns the file of each module, as vite.config.ts wrote it during the build. */
const readFiles = (folder: string): Files =>
  JSON.parse(readFileSync(join(folder, '.vite/modules.json'), 'utf8'));

const weigh = (folder: string, files: readonly string[]): number =>
  files.reduce((all, file) => all + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);

const scriptsOf = (chunks: readonly Chunk[]): readonly string[] =>
  [...new Set(chunks.map(chunk => chunk.file))].filter(file => file.endsWith('.js'));

/** Returns the size of the scripts of a first visit, gzipped, in bytes. */
export const weighFirstLoad = (folder: string): number =>
  weigh(folder, scriptsOf(firstLoad(readManifest(folder))));

/** Prints the sizes of the scripts. Returns false if a size exceeds its budget. */
export const checkSize = (folder: string): boolean => {
  const manifest = readManifest(folder);
  const chunks = firstLoad(manifest);
  const scripts = scriptsOf(chunks);
  const styles = [...new Set(chunks.flatMap(chunk => chunk.css ?? []))];
  const sum = (files: readonly string[]): number => weigh(folder, files);
  const fonts = Object.values(manifest).filter(chunk => chunk.file.endsWith('.woff2'));
  const all = scriptsOf(Object.values(manifest));

  const budgets = {
    ...Object.fromEntries(
      GAME_IDS.map(game => [`web/games/${game}/table/table-screen.tsx`, TOOL_GAMES[game].tableBytes]),
    ),
    ...SCREENS,
  };
  const placed = readFiles(folder);
  const screens = Object.entries(budgets).map(([screen, most]) => {
    const bytes = sum(scriptsOf(onTop(manifest, placed, [screen])));
    return { line: budgetRow(`added by ${screen}`, bytes, most), isGood: bytes <= most };
  });
  const requests = Object.entries(PAGES).map(([page, { entries }]) => ({
    page,
    count: requestsOf(manifest, placed, entries),
  }));
  for (const { page, count } of requests.filter(({ count }) => count > REQUESTS))
    process.stderr.write(
      `FAIL ${page}: ${count} scripts and styles, at most ${REQUESTS} (see tools/pages.ts)\n`,
    );

  const circle = circleIn(manifest);
  if (circle) process.stderr.write(`FAIL circular imports between chunks: ${circle.join(', ')}\n`);
  const isGood =
    !circle &&
    scripts.length > 0 &&
    sum(scripts) <= BUDGET &&
    screens.every(screen => screen.isGood) &&
    requests.every(({ count }) => count <= REQUESTS);
  const parts = scripts.map(file => row(file, sum([file]))).join('');
  const table =
    budgetRow('scripts of the first load, gzipped', sum(scripts), BUDGET) +
    screens.map(({ line }) => line).join('') +
    `${String(Math.max(...requests.map(({ count }) => count))).padStart(8)}     scripts and styles of the heaviest page (at most ${REQUESTS})\n` +
    row('styles of the first load, gzipped', sum(styles)) +
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
