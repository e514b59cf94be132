import type { Page } from '@playwright/test';
import { expect, test } from './helpers.ts';

/** Checks the message for players whose browser cannot run the page. */

const expectToRead = async (page: Page): Promise<void> => {
  const message = page.locator('#not-opened');
  await expect(message).toBeVisible();
  await expect(message).toContainText('needs Chrome or Edge 117');
  await expect(message).toContainText('il faut Chrome ou Edge 117');
  await expect(page.locator('#app')).toBeEmpty();
};

test('if the browser can’t parse the script, the page names the required browsers after a delay', async ({
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

test('if the browser lacks a required feature, the page immediately names the required browsers', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'checkVisibility'));
  await page.goto('./');
  await expect(page.locator('#not-opened')).toHaveClass(/is-sure/);
  await expectToRead(page);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs JavaScript, but not that the browser is too old', async ({ page }) => {
    await page.goto('./');
    await expect(page.locator('noscript p').last()).toHaveText('Alidade a besoin de JavaScript.');
    await expect(page.locator('noscript p').last()).toBeVisible();
    await expect(page.locator('#not-opened')).toBeHidden();
  });
});

test('if the browser can run the page, the message about required browsers is not shown', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.locator('main').first()).toBeVisible();
  await expect(page.locator('#not-opened')).toHaveCount(0);
});
