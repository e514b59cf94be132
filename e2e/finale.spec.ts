import { checkAxe, expect, keepGame, keptGames, open, openPage, test, withSettings } from './helpers.ts';
import { played } from './played.ts';

/** Checks the end screen of a game: the winner's map, the next steps and sharing. */

const SEATS = [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cleo' }];
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

for (const [device, size] of Object.entries(SIZES))
  test(`the end screen of a game shows the winner’s map and the next steps without scrolling on a ${device}`, async ({
    page,
  }) => {
    await withSettings(page, { language: 'en', motion: 'none' });
    await page.setViewportSize(size);
    await openPage(page);
    const { kept, result } = played('finale', { seats: SEATS });
    const winner = SEATS[result.places.indexOf(1)]!.name;
    await keepGame(page, { ...kept, players: ['', 'greedy', 'greedy'] });
    await open(page, 'table', kept.id);
    await expect(page.locator('.end-map').getByRole('button', { name: winner })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    for (const name of ['Play again', 'Share'])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    for (const name of ['Replay', 'New game'])
      await expect(page.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Share' }).click();
    await checkAxe(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Picture' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.png$/);
    // A double click starts only one game.
    await page.getByRole('button', { name: 'Play again' }).dblclick();
    await expect(page).not.toHaveURL(new RegExp(kept.id));
    await expect(page.locator('.table[data-version]')).toBeVisible();
    await expect.poll(() => keptGames(page)).toHaveLength(2);
  });

test('without a share sheet and a clipboard, the end screen shows the map as emoji squares to copy', async ({
  page,
}) => {
  await withSettings(page, { language: 'fr', motion: 'none' });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    navigator.canShare = () => true;
    navigator.share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await openPage(page, 'fr');
  const { kept, result } = played('squares', { seats: [{ name: 'Ada' }] });
  await keepGame(page, { ...kept, players: [''] });
  await open(page, 'table', kept.id);
  await page.getByRole('button', { name: 'Partager' }).click();
  await page.getByRole('button', { name: 'Envoyer l’image et le texte' }).click();
  await expect(page.getByText('Copiez ceci').first()).toBeVisible();
  await expect(page.locator('.copy-this')).toBeVisible();
  await page.getByRole('button', { name: 'Texte', exact: true }).click();
  const text = await page.locator('.copy-this').inputValue();
  expect(text).toContain(`${result.totals[0]} ★`);
  expect(
    text
      .split('\n')
      .slice(-11)
      .map(row => [...row].length),
  ).toEqual(Array(11).fill(11));
});

test('a shared link to a game opens the winner’s finished map, from which the game can be replayed', async ({
  page,
  browser,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.setViewportSize(SIZES.phone);
  await openPage(page);
  const { kept, result } = played('sent', { seats: SEATS });
  await keepGame(page, kept);
  await open(page, 'replay', kept.id);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.locator('.copy-this').inputValue();
  const guest = await browser.newPage({ viewport: SIZES.phone });
  await withSettings(guest, { language: 'en', motion: 'none' });
  await guest.goto(link);
  const seats = guest.locator('.replay-seat');
  await expect(seats).toHaveCount(3);
  for (const [i, { name }] of SEATS.entries()) {
    await expect(seats.nth(i)).toContainText(name);
    await expect(seats.nth(i)).toContainText(String(result.totals[i]));
    await expect(seats.nth(i)).toBeInViewport();
  }
  await expect(seats.nth(result.places.indexOf(1))).toHaveAttribute('aria-pressed', 'true');
  await expect(guest.locator('.replay-told')).toContainText(/Step (\d+) of \1/);
  await guest.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(guest.locator('.replay-told')).toContainText(/Step [1-4] of/);
  await guest.close();
});
