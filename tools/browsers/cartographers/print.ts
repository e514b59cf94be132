import assert from 'node:assert/strict';
import { readPdf } from '../formats.ts';
import type { TestRun } from '../test-run.ts';

/** Runs in the page: applies the print styles to the screen, because WebKit's driver cannot print. */
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

/** In points; Chromium rounds to whole pixels of 0.75 points. */
const A4 = { width: 595.3, height: 841.9 };
const TOLERANCE = 1.5;

const checkPdf = async ({ page }: TestRun, what: string): Promise<void> => {
  if (!page.driver.pdf) return;
  const { pages, sizes } = readPdf(await page.driver.pdf());
  assert.equal(pages, 1, `${what} is one page`);
  const isA4 = sizes.every(
    ({ width, height }) => Math.abs(width - A4.width) < TOLERANCE && Math.abs(height - A4.height) < TOLERANCE,
  );
  assert.ok(isA4, `${what} is printed on A4: ${JSON.stringify(sizes)}`);
};

/** Starts at the end screen. */
export const printFinishedMap = async (run: TestRun): Promise<void> => {
  const { page, capture } = run;
  await checkPdf(run, 'the finished map');
  assert.ok((await page.run(applyPrintStyles)) > 0, 'the page has print styles');
  assert.equal(await page.locator('.game-end').isVisible(), false, 'the end screen is not printed');
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
