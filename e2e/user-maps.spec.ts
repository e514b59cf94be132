import { boxAtRest, checkAxe, expect, open, openPage, test, withSettings } from './helpers.ts';

/** Checks the maps that a player drew and named in the map editor. */

const FIRST = { id: 'isle', name: { en: 'Isle', fr: 'Île' }, rows: Array(7).fill('.......') };

test('a player can save several maps, choose one for a game, rename it and delete it', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page);
  // The storage format of earlier versions, which saved one map only.
  await page.evaluate(map => localStorage.setItem('alidade.map', JSON.stringify(map)), FIRST);

  await open(page, 'editor');
  const [name, maps] = [page.getByLabel('Name in English'), page.getByLabel('Your maps')];
  await expect(maps.locator('option')).toHaveText(['new map, not saved', 'Isle']);
  await name.fill('Isle');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Another of your maps has this English name.')).toBeVisible();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Bay');
  const french = page.getByLabel('Name in French');
  await french.fill('île');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Another of your maps has this French name.')).toBeVisible();
  await expect(french).toHaveAttribute('aria-invalid', 'true');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await french.fill('Baie');
  await page.getByRole('button', { name: 'Play', exact: true }).click();

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

test('undo after a save restores the map from before the save, and saving the restored map adds a second one', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'editor');
  const [name, maps] = [page.getByLabel('Name in English'), page.getByLabel('Your maps')];
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const undo = page.getByRole('button', { name: 'Undo' });
  await name.fill('Draft');
  await page.getByLabel('Start from').selectOption('A');
  await expect(name).not.toHaveValue('Draft');
  await name.fill('Saved');
  await save.press('Enter');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  // After saving, the button is inactive but keeps the focus.
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await expect(save).toBeFocused();

  await undo.click();
  await expect(name).toHaveValue('Draft');
  await expect(maps.locator('option')).toHaveText(['new map, not saved', 'Saved']);
  await save.click();
  await expect(maps.locator('option')).toHaveText(['Draft', 'Saved']);
});

test('painting in the map editor does not read the saved maps from storage', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await page.addInitScript(() => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      if (key === 'alidade.map') document.documentElement.dataset.reads += 'x';
      return getItem.call(this, key);
    };
  });
  await openPage(page);
  await page.evaluate(map => localStorage.setItem('alidade.map', JSON.stringify(map)), FIRST);
  await open(page, 'editor');
  await expect(page.getByLabel('Your maps')).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.reads = '';
  });
  await page.getByRole('grid').locator('[data-cell="0"]').focus();
  await page.keyboard.press('m');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await expect(page.locator('html')).toHaveAttribute('data-reads', '');
});

const fileOf = (name: string, rows: readonly string[]) => ({
  name: 'map.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ id: 'own', name: { en: name, fr: name }, rows })),
});

test('opening a second map file shows the picture of that map', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'new');
  const file = page.locator('input[type=file]').first();
  const option = (name: string) => page.locator('.new-map', { hasText: name });
  await file.setInputFiles(fileOf('Plain', FIRST.rows));
  await option('Plain').scrollIntoViewIfNeeded();
  await expect(option('Plain').locator('svg')).toBeVisible();
  await expect(option('Plain').locator('.a-sign-mountain')).toHaveCount(0);
  await file.setInputFiles(fileOf('Peaks', ['.......', '.^.^.^.', ...FIRST.rows.slice(2)]));
  await expect(option('Peaks').locator('.a-sign-mountain')).toHaveCount(1);
});

test('pictures of maps stay in place when the page scrolls, and their placeholders have the same shape', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await page.setViewportSize({ width: 360, height: 500 });
  await openPage(page);
  const wide = { ...FIRST, rows: Array(6).fill('............') };
  await page.evaluate(map => localStorage.setItem('alidade.map', JSON.stringify(map)), wide);
  await open(page, 'new');
  const room = page.locator('.new-map', { hasText: 'Isle' }).locator('.new-map-room');
  const ratio = () => room.evaluate(({ clientWidth, clientHeight }) => clientWidth / clientHeight);
  await expect.poll(async () => Math.abs((await ratio()) - 2)).toBeLessThan(0.05);
  const picture = room.locator('svg');
  await expect(picture).toHaveCount(0);
  const before = await boxAtRest(room);
  await room.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  expect((await boxAtRest(room)).height).toBeCloseTo(before.height, 1);
  await picture.evaluate(svg => svg.setAttribute('data-first', ''));
  // Waits until an observer confirms that the picture is out of view.
  await room.evaluate(async element => {
    scrollTo(0, document.body.scrollHeight);
    await new Promise<void>(resolve => {
      const options = { rootMargin: '300px' };
      const watcher = new IntersectionObserver(seen => {
        if (seen.at(-1)?.isIntersecting) return;
        watcher.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }, options);
      watcher.observe(element);
    });
  });
  await expect(room.locator('svg[data-first]')).toHaveCount(1);
});
