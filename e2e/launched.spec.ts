import { expect, open, test, withSettings } from './helpers.ts';
import { findEnd, recordOf } from './thargos-places.ts';

/** Checks that the installed app opens a game file. The test replaces the browser's launch queue. */

test('a game file opened with the installed app is added to the list of games', async ({ page }) => {
  await withSettings(page, { language: 'en' });
  const record = recordOf(findEnd({ config: { quickPlay: true }, players: ['', 'random'] }, true));
  await page.addInitScript(text => {
    const getFile = (): Promise<File> => Promise.resolve(new File([text], 'thargos.json'));
    const setConsumer = (take: (launch: unknown) => void): void => take({ files: [{ getFile }] });
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  }, JSON.stringify(record));
  await open(page, 'about');
  await expect(page.getByText('1 game added.')).toBeVisible();
  await expect(page.locator('.home-game-title')).toHaveText(/Heroes of Thargos|duel/i);
});

test('the installed app, started without a file, opens the requested screen', async ({ page }) => {
  await withSettings(page, { language: 'en' });
  await page.addInitScript(() => {
    const setConsumer = (take: (launch: unknown) => void): void => take({});
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  });
  await open(page, 'about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
});
