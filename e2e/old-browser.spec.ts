import type { Page } from '@playwright/test';
import { expect, test } from './helpers.ts';

/** What a player reads whose browser cannot run the page. */

const expectToRead = async (page: Page): Promise<void> => {
  const message = page.locator('#not-opened');
  await expect(message).toBeVisible();
  await expect(message).toContainText('needs Chrome or Edge 117');
  await expect(message).toContainText('il faut Chrome ou Edge 117');
  await expect(page.locator('#app')).toBeEmpty();
};

test('a browser that cannot read the script says so after a while, in both languages', async ({
  page,
  faults,
}) => {
  await page.route('**/assets/index-*.js', route =>
    route.fulfill({ contentType: 'text/javascript', body: 'const later = a ??? b;' }),
  );
  await page.goto('./');
  await expect(page.locator('#not-opened')).toBeHidden();
  await expectToRead(page);
  expect(faults.splice(0)).toEqual([expect.stringContaining('Unexpected token')]);
});

test('a browser that lacks what the page needs says so at once', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'checkVisibility'));
  await page.goto('./');
  await expect(page.locator('#not-opened')).toHaveClass(/is-sure/);
  await expectToRead(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a browser with scripts off says that it needs them, and not that it is too old', async ({ page }) => {
    await page.goto('./');
    await expect(page.locator('noscript p').last()).toHaveText('Alidade a besoin de JavaScript.');
    await expect(page.locator('noscript p').last()).toBeVisible();
    await expect(page.locator('#not-opened')).toBeHidden();
  });
});

test('a browser that opens the page never shows the message', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.locator('main').first()).toBeVisible();
  await expect(page.locator('#not-opened')).toHaveCount(0);
});
