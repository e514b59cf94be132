import { expect, open, settled, test } from './helpers.ts';
import { settle } from './thargos-places.ts';

test('the card browser filters by faction, color and PAM', async ({ page }) => {
  await settle(page);
  await open(page, 'thargos', 'cards');
  const cards = page.locator('.tcards-card');
  await expect(page.getByLabel('Faction', { exact: true })).toBeVisible();
  await expect(cards).not.toHaveCount(0);
  const all = await cards.count();
  // An Advantage that only changes numbers is not labeled "no effect".
  await expect(
    cards.filter({ has: page.locator('.tc-advantage .tp-chip') }).filter({ hasText: 'no effect' }),
  ).toHaveCount(0);
  await page.getByLabel('Faction', { exact: true }).selectOption({ label: 'Imperial' });
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await settled(page);
  const faction = await cards.count();
  await page.getByRole('button', { name: 'Power', exact: true }).click();
  await expect.poll(() => cards.count()).toBeLessThan(faction);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards).toHaveCount(all);
  await page.getByLabel('PAM', { exact: true }).selectOption('3');
  await expect(cards.first()).toContainText('3PAM');
});

test('the form for a card that replaces a community card contains the values of that card', async ({
  page,
}) => {
  await settle(page);
  await open(page, 'thargos', 'box');
  await page.getByRole('button', { name: 'Create a pack' }).click();
  await page.getByLabel(/^ID /).fill('M501');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Hold the Ford');
  await expect(page.getByText('replaces the community card “Hold the Ford”')).toBeVisible();
});
