import { checkAxe, expect, open, test } from './helpers.ts';
import { leave, personWith } from './online.ts';
import { button } from './places.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test('NP-34: an invited player reads that the host chose the seed, both before taking a seat and at the table', async ({
  browser,
}) => {
  const bela = await personWith(browser, 'fr', PHONE);
  const { page } = bela;
  await open(page, 'new', 'friends');
  await page.getByLabel('Graine', { exact: true }).fill('dimanche');
  await expect(page.getByText('Chacun en est averti avant de prendre place')).toBeVisible();
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const make = async (seed: object) =>
    (await page.request.post('/api/v1/tables', { data: { game: 'cartographers', seats, ...seed } })).json();
  const note = page.getByText('peut connaître toutes les cartes et toutes les mains');

  const sealed = await make({});
  await page.goto(`./#/friends/join/${sealed.id}/${sealed.invite}`);
  await expect(button(page, 'Prendre place')).toBeVisible();
  await expect(note).toHaveCount(0);

  const chosen = await make({ seed: '5'.repeat(64) });
  await page.goto(`./#/friends/join/${chosen.id}/${chosen.invite}`);
  await expect(note).toBeInViewport();
  await checkAxe(page);
  await button(page, 'Prendre place').click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByTitle('Quelqu’un a choisi la graine de cette table')).toBeVisible();
  await button(page, 'Place et table').click();
  await expect(note).toBeVisible();
  await leave(bela);
});
