import { join } from 'node:path';
import type { Launch } from './driver.ts';

/** Drives the Chromium of `npm test` with Playwright. The other browsers are compared with it. */
export const chromium =
  (executablePath: string): Launch =>
  async (resources, viewport) => {
    const downloads = resources.folder('downloads');
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    // This import takes long, so it comes after the check for missing browsers, which should be fast.
    const { chromium: playwright } = await import('@playwright/test');
    const browser = await playwright.launch({ executablePath, args });
    resources.defer(() => browser.close());
    const page = await browser.newPage({ viewport, locale: 'en-GB' });
    const session = await page.context().newCDPSession(page);
    // `page.touchscreen` isn't used: it needs a touch screen, which changes the layout, and the other browsers have
    // none.
    const tap = async (x: number, y: number): Promise<void> => {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const errors: string[] = [];
    page.on('pageerror', error => errors.push(error.message));
    page.on('console', message => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('download', download => download.saveAs(join(downloads, download.suggestedFilename())));
    return {
      name: 'chromium',
      version: browser.version(),
      downloads,
      takeErrors: async () => errors.splice(0),
      goTo: url => page.goto(url),
      reload: () => page.reload(),
      evaluate: expression => page.evaluate(expression),
      click: (x, y, pointer) => (pointer === 'touch' ? tap(x, y) : page.mouse.click(x, y)),
      type: text => page.keyboard.type(text),
      screenshot: () => page.screenshot(),
      pdf: () => page.pdf({ format: 'A4' }),
    };
  };
