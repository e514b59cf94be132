import { join } from 'node:path';
import type { Driver, Launch } from './driver.ts';

/** The browser that `npm test` knows, as the measure of the others. */
export const chromium =
  (executablePath: string): Launch =>
  async (house, viewport) => {
    const downloads = house.folder('downloads');
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    // Whoever only asks what is installed does not wait for it.
    const { chromium: playwright } = await import('@playwright/test');
    const browser = await playwright.launch({ executablePath, args });
    house.atEnd(() => browser.close());
    const page = await browser.newPage({ viewport, locale: 'en-GB' });
    const session = await page.context().newCDPSession(page);
    // A finger, but no touch screen: pages look otherwise on one, and the other browsers have none.
    const tap = async (x: number, y: number): Promise<void> => {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const faults: string[] = [];
    page.on('pageerror', error => faults.push(error.message));
    page.on('console', message => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('download', download => download.saveAs(join(downloads, download.suggestedFilename())));
    const driver: Driver = {
      name: 'chromium',
      version: browser.version(),
      downloads,
      heard: async () => faults.splice(0),
      goTo: async url => {
        await page.goto(url);
      },
      reload: async () => {
        await page.reload();
      },
      run: async (source, args) => {
        const text = await page.evaluate(
          `(async () => JSON.stringify(await (${source})(...${JSON.stringify(args)})))()`,
        );
        return typeof text === 'string' ? JSON.parse(text) : undefined;
      },
      press: (x, y, pointer) => (pointer === 'touch' ? tap(x, y) : page.mouse.click(x, y)),
      type: text => page.keyboard.type(text),
      screenshot: () => page.screenshot(),
      pdf: () => page.pdf({ format: 'A4' }),
    };
    return driver;
  };
