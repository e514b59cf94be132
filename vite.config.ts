import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { PAGE_POLICY } from './src/server/headers.ts';
import { compass } from './src/web/art/compass.ts';
import { doors } from './tools/door-plugin.ts';
import { hashInputs } from './tools/inputs.ts';
import { TARGET } from './tools/oldest.ts';
import { chunkNames } from './tools/pages.ts';
import { verbParts } from './tools/verb-plugin.ts';
import { worker } from './tools/worker-plugin.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const jsx = { runtime: 'automatic', importSource: 'preact' } as const;

/**
 * Adds the content security policy to the built page, because some hosts can't send our headers. Not in
 * development: there, Vite inserts styles as text, which the policy forbids.
 */
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

/** Inserts the compass that index.html shows beside the name before any script runs. */
const firstPaint: Plugin = {
  name: 'alidade-first-paint',
  transformIndexHtml: html => html.replace('<!--compass-->', compass),
};

/** Writes the file of each module for tools/size.ts. The leading dot hides the list from clients. */
const modules: Plugin = {
  name: 'alidade-modules',
  apply: 'build',
  generateBundle(_, bundle) {
    const src = at('src/');
    const placed = Object.values(bundle).flatMap(part =>
      part.type === 'chunk'
        ? part.moduleIds.map((id): [string, string] => [id.slice(src.length), part.fileName])
        : [],
    );
    const source = JSON.stringify(Object.fromEntries(placed));
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
  },
};

export default defineConfig(({ command }) => ({
  root: at('src/web'),
  base: './',
  publicDir: 'public',
  cacheDir: at('node_modules/.vite'),
  oxc: { jsx },
  // The scan for dependencies in `npm run dev` has its own settings.
  optimizeDeps: { rolldownOptions: { transform: { jsx } } },
  // In development, the page has no build id, because its sources change.
  define: command === 'build' ? { __BUILD__: JSON.stringify(hashInputs()) } : {},
  plugins: [doors(), verbParts(), policy, firstPaint, modules, worker(at('src/web/worker/sw.ts'))],
  worker: { plugins: () => [doors(), verbParts()] },
  server: { host: process.env.HOST || '127.0.0.1', port: Number(process.env.PORT) || 8080 },
  build: {
    outDir: at('dist-web'),
    emptyOutDir: true,
    target: TARGET,
    modulePreload: { polyfill: false },
    // The policy forbids `data:` scripts and styles, and the service worker can cache only files.
    assetsInlineLimit: 0,
    manifest: true,
    // The modules of the first load are in one file, because many small files are larger in total.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: chunkNames(), debugName: 'pages', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
}));
