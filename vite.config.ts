import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { PAGE_POLICY } from './src/server/headers.ts';
import { hashInputs } from './tools/inputs.ts';
import { TARGET } from './tools/oldest.ts';
import { worker } from './tools/worker-plugin.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Whether a module is one of these, by their folders in src. */
const oneOf = (names: Readonly<Record<string, string>>) => {
  const paths = Object.entries(names).flatMap(([folder, files]) =>
    files.split(' ').map(file => `/src/${folder}/${file}`),
  );
  return (id: string): boolean => paths.some(path => id.replace(/\.tsx?$/, '').endsWith(path));
};

/*
 * Cut wherever one screen needs a thing and another does not, a table would come in more than forty files: they weigh
 * more than a few, and to ask for each takes a browser longer than to run it. What nearly every table needs comes
 * together. A module that stands between two of these belongs to them too: in circles the page would not start.
 */
const SEAT = oneOf({
  engine:
    'answers audience bots canonical chacha changes entry json kept-entry ledger module progress queue random ' +
    'read-entries recall record redacted replay retelling sha256 snapshot store table tables told trouble-words utf8 version',
  web: 'build indexed-store kept-row lagging local-bots local-link local-table mirror sit table windows',
  'web/ui': 'in-view opened trouble use-told',
});
const THARGOS_RULES = oneOf({
  'games/thargos': 'conflict evolve lately shown-game supplies view',
  'games/thargos/asking': 'answers avail declared legal options pick preview',
  'games/thargos/board': 'counting in-play modifiers pam-rules reading reasons sums ties uses values',
  'games/thargos/effects': 'target',
  'games/thargos/flow': 'agenda deck rival-hand run triggers zones',
  'games/thargos/notation': 'parse-command',
  'games/thargos/refusals': 'codes',
  'games/thargos/words': 'about',
});
/** Nobody who needs one of these does without the others. */
const THARGOS_CARDS = oneOf({
  'games/thargos/board': 'library lookup places',
  'games/thargos/effects': 'automatic',
  'games/thargos/flow': 'unseen',
  'games/thargos/packs': 'apply',
  'games/thargos/stories': 'graph lair-and-wolf state',
});
const alone = { includeDependenciesRecursively: false };

const jsx = { runtime: 'automatic', importSource: 'preact' } as const;

/** Some hosts send no headers of ours. While one works on the page, styles come as text, which it forbids. */
const policy: Plugin = {
  name: 'alidade-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: PAGE_POLICY },
      injectTo: 'head-prepend',
    },
  ],
};

export default defineConfig(({ command }) => ({
  root: at('src/web'),
  base: './',
  publicDir: 'public',
  cacheDir: at('node_modules/.vite'),
  oxc: { jsx },
  // The scan for dependencies in `npm run dev` has its own settings.
  optimizeDeps: { rolldownOptions: { transform: { jsx } } },
  // Sources change while one works on the page: then it has no name.
  define: command === 'build' ? { __BUILD__: JSON.stringify(hashInputs()) } : {},
  plugins: [policy, worker(at('src/web/worker/sw.ts'))],
  server: { host: process.env.HOST || '127.0.0.1', port: Number(process.env.PORT) || 8080 },
  build: {
    outDir: at('dist-web'),
    emptyOutDir: true,
    target: TARGET,
    modulePreload: { polyfill: false },
    // The page forbids data: scripts and styles; fonts and pictures come as files that the worker can keep.
    assetsInlineLimit: 0,
    manifest: true,
    // What the first load needs comes in one piece: many small ones weigh more.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'seat', test: SEAT, ...alone },
            { name: 'thargos-cards', test: THARGOS_CARDS, ...alone },
            { name: 'thargos-rules', test: THARGOS_RULES, ...alone },
          ],
        },
      },
    },
  },
}));
