import { drawOnce } from './drawing.ts';
import { checkAxe, expect, open, test } from './helpers.ts';
import { DESK, leave, PHONE, personWith } from './online.ts';
import { button, ink } from './places.ts';

test('two people form a group, find each other’s table there, play it, and see the standings', async ({
  browser,
}) => {
  test.slow();
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', PHONE);
  await open(ada.page, 'friends');
  await ada.page.getByRole('link', { name: 'Your groups' }).click();
  await expect(ada.page.getByText('No groups yet.')).toBeVisible();
  await checkAxe(ada.page);
  await ada.page.getByLabel('Name of the group').fill('Friday');
  await ada.page.getByLabel('Your name in the group').fill('Ada');
  await button(ada.page, 'Create a group').click();
  await expect(ada.page.getByRole('heading', { level: 1, name: 'Friday' })).toBeVisible();
  const link = await ada.page.getByLabel('Invite link').inputValue();
  await checkAxe(ada.page);

  await bela.page.goto(link);
  await expect(bela.page.getByRole('heading', { level: 1 })).toHaveText(/Rejoindre «.Friday.».\?/);
  await checkAxe(bela.page);
  await bela.page.getByLabel('Votre nom dans le groupe').fill('Béla');
  await button(bela.page, 'Rejoindre le groupe').click();
  await expect(bela.page.getByRole('heading', { level: 1, name: 'Friday' })).toBeVisible();

  // Ada creates a table from the page of the group, and Béla finds it there.
  await ada.page.getByRole('link', { name: 'New table: Cartographers' }).click();
  await expect(ada.page.getByRole('checkbox', { name: 'Open to the group “Friday”' })).toBeChecked();
  await button(ada.page, '2 seats').click();
  await ada.page.getByText('House rules').click();
  await ada.page.getByLabel('Custom season lengths').fill('1 1 1 1');
  await button(ada.page, 'Create the table').click();
  await expect(ada.page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  await bela.page.getByRole('button', { name: /^Rejoindre/ }).click();

  const drawBoth = async (): Promise<boolean> =>
    (await drawOnce(ada.page, hand => ink(ada.page, hand, 'en'))) &&
    (await drawOnce(bela.page, hand => ink(bela.page, hand, 'fr')));
  while (await drawBoth());
  await button(ada.page, 'Seat and table').click();
  await ada.page.getByRole('link', { name: 'Back to the group' }).click();
  await expect(ada.page.getByRole('heading', { level: 1, name: 'Friday' })).toBeVisible();
  await open(bela.page, 'groups');
  await bela.page.getByRole('link', { name: /Friday/ }).click();
  const standings = bela.page.getByRole('table', { name: 'Classement' });
  await expect(standings.getByRole('row')).toHaveCount(3);
  await expect(standings).toContainText('Ada');
  await expect(standings).toContainText('Béla (vous)');
  await checkAxe(bela.page);

  // The group has a daily challenge of its own.
  await bela.page.getByRole('link', { name: 'Cartographers', exact: true }).click();
  await expect(bela.page.getByRole('heading', { level: 1 })).toContainText('Défi du jour du groupe');
  await expect(bela.page.getByRole('button', { name: /^Jouer/ })).toBeVisible();
  await checkAxe(bela.page);
  await bela.page.getByRole('link', { name: 'Retour au groupe' }).click();
  await expect(bela.page.getByRole('heading', { level: 1, name: 'Friday' })).toBeVisible();

  // Béla plans a tournament for the group. Only its members see it.
  await bela.page.getByRole('link', { name: 'Créer un tournoi' }).click();
  await expect(bela.page.getByText('Seuls les membres du groupe peuvent participer.')).toBeVisible();
  await bela.page.getByLabel('Nom du tournoi').fill('Coupe du vendredi');
  await button(bela.page, 'Créer le tournoi').click();
  await expect(bela.page.getByRole('heading', { level: 1, name: 'Coupe du vendredi' })).toBeVisible();
  await bela.page.getByRole('link', { name: 'Retour au groupe' }).click();
  await expect(bela.page.getByRole('heading', { level: 1, name: 'Friday' })).toBeVisible();
  await open(ada.page, 'tournaments');
  await expect(ada.page.getByRole('heading', { level: 1, name: 'Tournaments' })).toBeVisible();
  await expect(ada.page.getByText('Coupe du vendredi')).toHaveCount(0);

  // The host starts a season and removes Béla.
  await open(ada.page, 'groups');
  await ada.page.getByRole('link', { name: /Friday/ }).click();
  await expect(ada.page.getByRole('list', { name: 'Tournaments' })).toContainText('Coupe du vendredi');
  await ada.page.getByText('Group settings').click();
  await ada.page.getByLabel('Name of the new season (optional)').fill('Spring');
  await button(ada.page, 'Start new season').click();
  await button(ada.page, 'Start new season').click();
  await expect(ada.page.getByRole('combobox', { name: 'Season' })).toContainText('Spring (current)');
  await expect(ada.page.getByText('No results yet.')).toBeVisible();
  await checkAxe(ada.page);
  await ada.page.getByRole('button', { name: 'Remove Béla' }).click();
  await button(ada.page, 'Remove').click();
  await expect(ada.page.getByRole('list', { name: 'Members' }).getByRole('listitem')).toHaveCount(1);
  await bela.page.reload();
  await expect(bela.page.getByText('Ce groupe n’existe pas')).toBeVisible();
  // The browser reports the refused request as an error.
  bela.faults.splice(0);
  await leave(ada);
  await leave(bela);
});

test('a wrong or old link to a group says what to do', async ({ page, faults }) => {
  await open(page, 'groups', 'AAAAAAAAAAAA', 'x'.repeat(43));
  await expect(page.getByText('Ask a member for the current link.')).toBeVisible();
  await checkAxe(page);
  faults.splice(0);
});
