import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const tokens = read('art/tokens.css') + read('games/thargos/art/tokens.css');

const hexOf = (name: string, theme: 0 | 1): string => {
  const both = tokens.match(new RegExp(`--${name}: light-dark\\(#([0-9a-f]{6}), #([0-9a-f]{6})\\)`));
  assert.ok(both, `expected tokens.css to define --${name} with a light and a dark color`);
  return both[theme + 1]!;
};

/** The relative luminance of a color, as WCAG 2 defines it. */
const luminance = (hex: string): number => {
  const [r, g, b] = [0, 2, 4].map(at => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

const contrast = (a: string, b: string): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
};

const SURFACES: readonly (readonly [string, readonly string[]])[] = [
  [
    'field-line',
    ['desk', 'desk-spring', 'desk-summer', 'desk-fall', 'desk-winter', 'paper', 'panel', 'panel-2'],
  ],
  ['th-ink-3', ['th-table', 'th-table-2', 'th-card', 'th-card-2']],
  ['th-rail-ink-2', ['th-rail', 'th-rail-2']],
];

test('field borders have a contrast of 3:1 on every surface in both themes', () => {
  assert.match(read('base.css'), /textarea \{[^}]*border: 1\.5px solid var\(--field-line\)/);
  for (const [line, surfaces] of SURFACES)
    for (const surface of surfaces)
      for (const theme of [0, 1] as const) {
        const found = contrast(hexOf(line, theme), hexOf(surface, theme));
        assert.ok(
          found >= 3,
          `expected a contrast of at least 3:1 for --${line} on --${surface}, theme ${theme}, found ${found.toFixed(2)}`,
        );
      }
});
