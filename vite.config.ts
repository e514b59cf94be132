import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { PAGE_POLICY } from './src/server/headers.ts';
import { compass } from './src/web/art/compass.ts';
import { doors } from './tools/door-plugin.ts';
import { hashInputs } from './tools/inputs.ts';
import { TARGET } from './tools/oldest.ts';
import { chunkNames } from './tools/pages.ts';
import { worker } from './tools/worker-plugin.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

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

/** The compass beside the name that index.html shows before any script runs. */
const firstPaint: Plugin = {
  name: 'alidade-first-paint',
  transformIndexHtml: html => html.replace('<!--compass-->', compass),
};

/** Which file each module went into, for tools/size.ts. The leading dot keeps it from being served. */
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
  // Sources change while one works on the page: then it has no name.
  define: command === 'build' ? { __BUILD__: JSON.stringify(hashInputs()) } : {},
  plugins: [doors(), policy, firstPaint, modules, worker(at('src/web/worker/sw.ts'))],
  worker: { plugins: () => [doors()] },
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
            { name: chunkNames(), debugName: 'pages', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
}));
