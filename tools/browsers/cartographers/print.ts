import assert from 'node:assert/strict';
import { readPdf } from '../picture.ts';
import type { Visit } from '../visit.ts';

/** The print views: as styles lay them out, and as a PDF where the browser makes one. */

/** Runs in the page: the styles for paper hold for the screen. No driver of WebKit can print. */
const asPrinted = (): number => {
  let found = 0;
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') {
        rule.media.mediaText = 'all';
        found++;
      }
  return found;
};

/** In points; Chromium counts in whole pixels, which are 0.75 points each. */
const A4 = { width: 595.3, height: 841.9 };
const NEARLY = 1.5;

const checkPdf = async ({ page }: Visit, what: string): Promise<void> => {
  if (!page.driver.pdf) return;
  const { pages, sizes } = readPdf(await page.driver.pdf());
  assert.equal(pages, 1, `${what} is one page`);
  const isA4 = sizes.every(
    ({ width, height }) => Math.abs(width - A4.width) < NEARLY && Math.abs(height - A4.height) < NEARLY,
  );
  assert.ok(isA4, `${what} is printed on A4: ${JSON.stringify(sizes)}`);
};

/** The map of a finished game; the game has just ended. */
export const printEnd = async (visit: Visit): Promise<void> => {
  const { page, shoot } = visit;
  await checkPdf(visit, 'the finished map');
  assert.ok((await page.look(asPrinted)) > 0, 'there are styles for paper');
  assert.equal(await page.locator('.game-end').isVisible(), false, 'what is not for paper is away');
  await shoot('printed end', ['.end-print-sheet', '.end-print-sheet svg', '.end-print-score']);
  await page.reload();
};

export const printBlank = async (visit: Visit): Promise<void> => {
  const { page, shoot } = visit;
  await page.open('paper', 'print');
  await page.locator('.print-blank > svg').first().seen();
  await shoot('blank sheets', ['h1', '.print-form', '.print-page', '.print-blank > svg']);
  await page.look(asPrinted);
  await shoot('printed sheets', ['.print-page', '.print-blank > svg']);
  await page.reload();
};
