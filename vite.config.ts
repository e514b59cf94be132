import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { worker } from './tools/worker-plugin.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const jsx = { runtime: 'automatic', importSource: 'preact' } as const;

export default defineConfig({
  root: at('src/web'),
  base: './',
  publicDir: 'public',
  cacheDir: at('node_modules/.vite'),
  oxc: { jsx },
  // The scan for dependencies in `npm run dev` has its own settings.
  optimizeDeps: { rolldownOptions: { transform: { jsx } } },
  plugins: [worker(at('src/web/worker/sw.ts'))],
  server: { host: process.env.HOST || '127.0.0.1', port: Number(process.env.PORT) || 8080 },
  build: {
    outDir: at('dist-web'),
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // The page forbids data: scripts and styles; fonts and pictures come as files that the worker can keep.
    assetsInlineLimit: 0,
    manifest: true,
  },
});
