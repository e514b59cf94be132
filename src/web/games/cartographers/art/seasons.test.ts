import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const tokens = readFileSync(new URL('../../../art/tokens.css', import.meta.url), 'utf8');

/** The red, green and blue values of a color token in one theme. */
const colour = (name: string, theme: 0 | 1): readonly number[] => {
  const both = tokens.match(new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`));
  const hex = both?.[theme + 1];
  assert.ok(hex, `expected tokens.css to define --${name} with a light and a dark color`);
  return [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16));
};

/** The relative luminance of a color as defined by WCAG 2. */
const luminance = (rgb: readonly number[]): number => {
  const [r, g, b] = rgb.map(part => {
    const c = part / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

const contrast = (a: readonly number[], b: readonly number[]): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
};

test('text on the desk is readable in every season and both themes', () => {
  for (const theme of [0, 1] as const)
    for (const season of ['spring', 'summer', 'fall', 'winter'])
      for (const ink of ['ink', 'ink-2', 'wet', 'rubric', 'gain', 'beast']) {
        const found = contrast(colour(`desk-${season}`, theme), colour(ink, theme));
        assert.ok(
          found >= 4.5,
          `expected --${ink} to have a contrast of at least 4.5 in ${season}, theme ${theme}, found ${found.toFixed(2)}`,
        );
      }
});
