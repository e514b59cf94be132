import { expect, open, test, withSettings } from './helpers.ts';
import { findEnd, recordOf } from './thargos-places.ts';

/** A game file opened with the installed app. The test stands in for the browser's launch queue. */

test('a game file opened with the app is added to the games, as "Open a file" would', async ({ page }) => {
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

test('an app that is started without a file stays where it is', async ({ page }) => {
  await withSettings(page, { language: 'en' });
  await page.addInitScript(() => {
    const setConsumer = (take: (launch: unknown) => void): void => take({});
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  });
  await open(page, 'about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
});
