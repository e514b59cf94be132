import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { PAGE_POLICY } from './src/server/headers.ts';
import { hashInputs } from './tools/inputs.ts';
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
    target: 'es2023',
    modulePreload: { polyfill: false },
    // The page forbids data: scripts and styles; fonts and pictures come as files that the worker can keep.
    assetsInlineLimit: 0,
    manifest: true,
    // What the first load needs comes in one piece: many small ones weigh more.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
}));
