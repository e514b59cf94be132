import assert from 'node:assert/strict';
import { readPdf } from '../formats.ts';
import type { TestRun } from '../test-run.ts';

/** Runs in the page: applies the print styles to the screen, because the driver of WebKit cannot print. */
const applyPrintStyles = (): number => {
  let count = 0;
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') {
        rule.media.mediaText = 'all';
        count++;
      }
  return count;
};

/** The size of A4 in points. Chromium rounds it to whole pixels of 0.75 points, so the check has a tolerance. */
const A4 = { width: 595.3, height: 841.9 };
const TOLERANCE = 1.5;

const checkPdf = async ({ page }: TestRun, what: string): Promise<void> => {
  if (!page.driver.pdf) return;
  const { pages, sizes } = readPdf(await page.driver.pdf());
  assert.equal(pages, 1, `expected ${what} on one page, found ${pages} pages`);
  const isA4 = sizes.every(
    ({ width, height }) => Math.abs(width - A4.width) < TOLERANCE && Math.abs(height - A4.height) < TOLERANCE,
  );
  assert.ok(isA4, `expected ${what} on A4 pages, found ${JSON.stringify(sizes)}`);
};

/** Checks how a finished map is printed. The page must show the end screen. */
export const printFinishedMap = async (run: TestRun): Promise<void> => {
  const { page, capture } = run;
  await checkPdf(run, 'the finished map');
  assert.ok((await page.run(applyPrintStyles)) > 0, 'expected print styles in the page, found none');
  assert.equal(
    await page.locator('.game-end').isVisible(),
    false,
    'expected the end screen to be hidden in print, found it visible',
  );
  await capture('printed end', ['.end-print-sheet', '.end-print-sheet svg', '.end-print-score']);
  await page.reload();
};

export const printBlankSheets = async ({ page, capture }: TestRun): Promise<void> => {
  await page.open('paper', 'print');
  await page.locator('.print-blank > svg').first().waitUntilVisible();
  await capture('blank sheets', ['h1', '.print-form', '.print-page', '.print-blank > svg']);
  await page.run(applyPrintStyles);
  await capture('printed sheets', ['.print-page', '.print-blank > svg']);
  await page.reload();
};
