import { checkAxe, expect, open, openPage, test, withSettings } from './helpers.ts';

/** Maps that a player drew: several of them, by name. */

const FIRST = { id: 'isle', name: { en: 'Isle', fr: 'Île' }, rows: Array(7).fill('.......') };

test('several own maps are saved, chosen for a game, renamed and deleted', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page);
  // As the versions before this one saved the only map they had.
  await page.evaluate(map => localStorage.setItem('alidade.map', JSON.stringify(map)), FIRST);

  await open(page, 'editor');
  const [name, maps] = [page.getByLabel('Name in English'), page.getByLabel('Your maps')];
  await expect(maps.locator('option')).toHaveText(['new map, not saved', 'Isle']);
  await name.fill('Isle');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Another of your maps has this name.')).toBeVisible();
  await name.fill('Bay');
  await page.getByLabel('Name in French').fill('Baie');
  await page.getByRole('button', { name: 'Play it' }).click();

  await expect(page.getByRole('radio', { name: /^Bay/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Isle/ })).toBeVisible();
  await expect(page.locator('.new-start')).toContainText('Bay');
  await checkAxe(page);

  await page.getByRole('link', { name: 'Draw or edit' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await name.fill('Cove');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(maps.locator('option')).toHaveText(['Cove', 'Isle']);
  await maps.selectOption('Isle');
  await expect(name).toHaveValue('Isle');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(maps.locator('option')).toHaveText(['new map, not saved', 'Cove']);
  await checkAxe(page);

  await open(page, 'new');
  await expect(page.getByRole('radio', { name: /^Cove/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^(Isle|Bay)/ })).toHaveCount(0);
  await open(page, 'paper/print');
  await expect(page.getByRole('option', { name: 'Cove (yours)' })).toBeAttached();
});
