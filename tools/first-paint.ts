// What index.html shows before any script runs: a style of its own, and the compass.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { PAGE_POLICY } from '../src/server/headers.ts';
import { compass } from '../src/web/art/compass.ts';

/** The style as it is inlined: without comments, and the same bytes whatever ends a line here. */
export const firstPaintStyle = (): string =>
  readFileSync(new URL('../src/web/first-paint.css', import.meta.url), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .trim();

/** As a Content-Security-Policy names it. */
export const hashOf = (style: string): string =>
  `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Fills in the first paint. The sheet stays in the head: styles of games come after it there and must win. */
export const firstPaint: Plugin = {
  name: 'alidade-first-paint',
  transformIndexHtml: {
    order: 'post',
    handler: html => {
      const style = firstPaintStyle();
      const hash = hashOf(style);
      if (!PAGE_POLICY.includes(hash))
        throw new Error(`expected the hash of first-paint.css in src/server/headers.ts: ${hash}`);
      return {
        html: html.replace('<!--compass-->', compass),
        tags: [{ tag: 'style', children: style, injectTo: 'head' }],
      };
    },
  },
};
