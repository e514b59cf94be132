import { boxAtRest, checkAxe, expect, keptGames, open, test, withSettings } from './helpers.ts';
import { expectNoInjection, HOSTILE, watchForDialogs } from './hostile.ts';

test('HTML in a player name is shown as text at the table', async ({ page }) => {
  const dialogs = watchForDialogs(page);
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'new');
  await page.getByRole('button', { name: '2 seats' }).click();
  for (const seat of [1, 2]) await page.getByLabel(`Name of seat ${seat}`, { exact: true }).fill(HOSTILE);
  await page.getByLabel('Who plays seat 2', { exact: true }).selectOption('random');
  await page.getByLabel('Seed', { exact: true }).fill(HOSTILE);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('grid', { name: `Map of ${HOSTILE}` })).toBeVisible();
  await expect(page.locator('.seat-name')).toContainText(HOSTILE);
  await page.locator('.seat').click();
  await expect(page.locator('.visit-name')).toHaveText(`Map of ${HOSTILE}`);
  await expectNoInjection(page, dialogs);
});

for (const [language, label, fault, start, map] of [
  ['en', 'Name of seat 1', 'Use at most 60 visible characters.', 'Start', 'Your map'],
  [
    'fr',
    'Nom de la place 1',
    '60 caractères au plus, sans caractère invisible.',
    'Commencer',
    'Votre feuille',
  ],
] as const)
  test(`a name with only invisible characters is reported as an error and not used (${language})`, async ({
    page,
  }) => {
    await withSettings(page, { language, motion: 'none' });
    await open(page, 'new');
    await page.getByLabel(label, { exact: true }).fill('Ada');
    await expect(page.getByText(fault)).toHaveCount(0);
    await page.getByLabel(label, { exact: true }).fill('\u200b\u3164');
    await expect(page.getByText(fault)).toBeVisible();
    await page.getByRole('button', { name: start, exact: true }).click();
    await expect(page.getByRole('grid', { name: map })).toBeVisible();
  });

test('a game of Heroes against a bot starts even if the player changes the language while the form is open', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'new');
  await page.getByRole('radio', { name: /^Cartographers Heroes/ }).check();
  await page.getByRole('button', { name: '2 seats' }).click();
  await expect(page.locator('.new-start')).toContainText('Cartographers Heroes, sheet');
  await expect(page.locator('.new-start')).toContainText('2 seats');
  await page.getByText('How hard is it?').click();
  await expect(page.getByRole('img', { name: /^How often each number of stars was scored/ })).toBeVisible();
  await expect(
    page.getByText(/^In [\d,]+ solo games, the median score is \d+ stars and the average rating \+\d+ \(±/),
  ).toBeVisible();
  await expect(page.getByText(/^The Surveyor plays these games/)).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Français' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouvelle partie');
  await page.getByRole('radio', { name: /^Cartographers Heroes/ }).check();
  await page.getByRole('button', { name: '2 places' }).click();
  await page.getByLabel('Nom de la place 1', { exact: true }).fill('Zoë');
  await page.getByLabel('Qui joue à la place 2', { exact: true }).selectOption('expert');
  await page.getByLabel('Graine', { exact: true }).fill('table du dimanche');
  await expect(page.locator('.new-start')).toContainText('Cartographers Heroes, feuille');
  await page.getByRole('button', { name: 'Commencer', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Feuille de Zoë' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('.seat-name')).toContainText('Tomas');
  await expect(page.locator('.seat')).toContainText('Bot\u202f: le Maître');
  const [kept, ...others] = await keptGames(page);
  expect(others).toEqual([]);
  expect(kept!.players).toEqual(['', 'expert']);
  expect(kept!.record).toMatchObject({
    config: { game: 'heroes' },
    seats: [{ name: 'Zoë' }, { name: 'Tomas' }],
    openSeed: true,
  });
  // The bot thinks in a worker. Its answer is saved like a player's.
  const answered = async (): Promise<readonly unknown[]> => {
    const [game] = await keptGames(page);
    const { log } = game!.record as { readonly log: readonly { readonly seat?: number }[] };
    return log.map(({ seat }) => seat);
  };
  await expect.poll(answered, { timeout: 60_000 }).toContain(1);
  // The page's content security policy allows WebAssembly, which the bots' search needs.
  const compiles = (): boolean => {
    try {
      new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
      return true;
    } catch {
      return false;
    }
  };
  const [thread] = page.workers();
  await expect.poll(() => thread!.evaluate(compiles)).toBe(true);
});

test('the choices and the seed for a new game survive a change of language', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'new');
  await page.getByRole('radio', { name: /^Cartographers Heroes/ }).check();
  await page.getByRole('button', { name: '3 seats' }).click();
  await page.getByLabel('Name of seat 2', { exact: true }).fill('Zoë');
  await page.getByLabel('Who plays seat 3', { exact: true }).selectOption('random');
  await page.getByRole('radio', { name: /^Sheet B/ }).check();
  await page.getByLabel('Seed', { exact: true }).fill('Sunday table');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Français' }).check();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouvelle partie');
  await expect(page.getByRole('radio', { name: /^Cartographers Heroes/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^Feuille B/ })).toBeChecked();
  await expect(page.getByLabel('Nom de la place 2', { exact: true })).toHaveValue('Zoë');
  await expect(page.getByLabel('Qui joue à la place 3', { exact: true })).toHaveValue('random');
  await expect(page.getByLabel('Graine', { exact: true })).toHaveValue('Sunday table');

  // The form uses a seed for one game only.
  await page.getByRole('button', { name: 'Commencer', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await open(page, 'new');
  await expect(page.getByLabel('Nom de la place 2', { exact: true })).toHaveValue('Zoë');
  await expect(page.getByLabel('Graine', { exact: true })).toHaveValue('');
});

test('the form for house rules has fields for the values of a card, and their JSON under "Advanced"', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'new');
  await page.getByText('House rules', { exact: true }).click();
  const json = page.getByLabel('Card values (JSON)');
  await expect(json).toBeHidden();
  await page.getByRole('combobox', { name: 'Card', exact: true }).selectOption('silos');
  const solo = page.locator('.editor-card-form input[type=number]').first();
  await solo.fill('28');
  await solo.press('Tab');
  await expect(page.getByText('Changed: Silos')).toBeVisible();
  await page.getByText('Advanced', { exact: true }).click();
  await expect(json).toHaveValue(/"silos"/);
  await boxAtRest(json);
  const place = () => json.evaluate(field => field.getBoundingClientRect().top + scrollY);
  const before = await place();
  await json.fill('{');
  await expect(page.getByText(/^This isn’t valid JSON/).first()).toBeVisible();
  await expect.poll(place).toBe(before);
  await expect(json).toHaveAttribute('aria-invalid', 'true');
  // The fields above the JSON are still visible.
  await expect(page.locator('.editor-card-form')).toBeVisible();
  await json.fill('');
  await expect(page.getByText('All cards are as printed.')).toBeVisible();
  await checkAxe(page);
});
