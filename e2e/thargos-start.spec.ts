import { checkAxe, expect, keptGames, LANGUAGES, open, openPage, test, withSettings } from './helpers.ts';

/** Checks the ways into Heroes of Thargos: its home screen, a new game, the rules and the lesson. */

const SCREENS = ['', 'new', 'rules', 'lesson'] as const;

const MODES = [
  { name: 'Duel', mode: 'duel', seats: 2 },
  { name: 'Circle', mode: 'circle', seats: 3 },
  { name: 'Story', mode: 'story', seats: 2 },
  { name: 'Solo', mode: 'solo', seats: 1 },
  { name: 'Solo story', mode: 'solo-story', seats: 1 },
] as const;

test('one click on the Thargos home screen starts a first duel, and both home screens then link to the running duel', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page);
  await page.getByRole('link', { name: /^Heroes of Thargos/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heroes of Thargos');
  await page.getByRole('button', { name: 'Play a first duel' }).click();
  await expect(page).toHaveURL(/#\/thargos\/table\//);
  await expect(page.locator('.th-table')).toBeVisible();
  const [kept, ...others] = await keptGames(page);
  expect(others).toEqual([]);
  expect(kept!.players).toEqual(['', 'greedy']);
  expect(kept!.record).toMatchObject({ game: 'thargos', config: { mode: 'duel', quickPlay: true } });

  await open(page, 'thargos');
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    `#/thargos/table/${kept!.id}`,
  );
  await open(page);
  await expect(page.locator('.home-go')).toHaveAttribute('href', `#/thargos/table/${kept!.id}`);
  const row = page.locator('.home-kept').getByRole('listitem');
  await expect(row).toContainText('Heroes of Thargos, duel');
  await row.getByRole('link', { name: 'Open' }).click();
  await expect(page.locator('.th-table')).toBeVisible();
});

for (const { name, mode, seats } of MODES)
  test(`a new game in the mode "${mode}" starts with the default settings of that mode`, async ({ page }) => {
    await withSettings(page, { language: 'en', motion: 'none' });
    await open(page, 'thargos', 'new');
    await page.getByRole('radio', { name: new RegExp(`^${name} [A-Z]|^${name}[A-Z]`) }).check();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page).toHaveURL(/#\/thargos\/table\//);
    await expect(page.locator('.th-table')).toBeVisible();
    const kept = (await keptGames(page))[0]!;
    expect(kept.players).toHaveLength(seats);
    expect(kept.record).toMatchObject({ game: 'thargos', config: { mode } });
  });

test('HT-A-52: New game offers the rules by the book and the balanced rules, and lists what the balanced rules change', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'thargos', 'new');
  await expect(page.getByRole('radio', { name: /^By the book/ })).toBeChecked();
  // The link to the rule stands next to a sentence, not alone.
  const why = page.locator('.panel > .new-why', { has: page.getByRole('link', { name: 'Rule HT-A-52' }) });
  await expect(why).toContainText('The rulebook as written, or with our changes.');
  const balanced = page.getByRole('radio', { name: /^Balanced/ });
  const listed = page.locator('.new-option', { has: balanced });
  await expect(listed).toContainText('Second player’s bonus (duel): Starts with 1 VP (by the book: None)');
  await expect(listed).toContainText('All-pass rounds before the end: 5 (by the book: off)');
  await balanced.check();
  const house = page.locator('.new-house summary');
  await expect(house).not.toContainText('changed');
  await house.click();
  await page.getByLabel('Second player’s bonus (duel)', { exact: true }).selectOption('none');
  await expect(house).toContainText('1 changed');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.th-table')).toBeVisible();
  const kept = (await keptGames(page))[0]!;
  expect(kept.record).toMatchObject({ config: { rules: 'balanced', secondPlayer: 'none' } });
});

test('HT-12.2: a player who starts a solo story chooses its difficulty', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'thargos', 'new');
  await page.getByRole('radio', { name: /^Solo story/ }).check();
  await page.getByLabel('Difficulty by deck', { exact: true }).selectOption('hard');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.th-table')).toBeVisible();
  const kept = (await keptGames(page))[0]!;
  expect(kept.record).toMatchObject({ config: { mode: 'solo-story', difficulty: 'hard' } });
});

test('the choices for a new game survive a change to French and a reload, and apply to the game', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'thargos', 'new');
  await page.getByRole('radio', { name: /^Circle/ }).check();
  await page.getByRole('button', { name: '4 seats' }).click();
  await page.getByLabel('Name of seat 1', { exact: true }).fill('Zoë');
  await page.getByLabel('Deck for seat 1', { exact: true }).selectOption('wild-hunt');
  await page.getByLabel('Quick play', { exact: true }).selectOption('true');
  await page.getByLabel('Seed', { exact: true }).fill('Sunday table');
  // The settings screen has the Thargos look and doesn't mention Cartographers.
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.locator('.thargos .settings')).toBeVisible();
  await expect(page.getByRole('radio', { name: /tap/ })).toHaveCount(0);
  await checkAxe(page);
  await page.getByRole('radio', { name: 'Français' }).check();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouvelle partie de Thargos');
  await expect(page.getByLabel('Graine', { exact: true })).toHaveValue('Sunday table');
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Cercle/ })).toBeChecked();
  await expect(page.getByLabel('Nom de la place 1', { exact: true })).toHaveValue('Zoë');
  await expect(page.getByLabel('Deck de la place 1', { exact: true })).toHaveValue('wild-hunt');
  await page.getByRole('button', { name: 'Commencer', exact: true }).click();
  await expect(page.locator('.th-table')).toBeVisible();
  const kept = (await keptGames(page))[0]!;
  expect(kept.record).toMatchObject({
    config: { mode: 'circle', quickPlay: true },
    seats: [{ name: 'Zoë' }, {}, {}, {}],
  });
});

test('HT-2.6: choosing a points limit selects ready-made decks, shows their PAM and disables decks above the limit', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'thargos', 'new');
  const first = page.getByLabel('Deck for seat 1', { exact: true });
  await expect(first.locator('optgroup[label="Weak build (60 PAM)"] option')).toHaveText([
    'The Ford Watch',
    'The Pilgrim Road',
  ]);
  await page.getByRole('button', { name: 'Weak (60)' }).click();
  await expect(first).toHaveValue('ford-watch');
  await expect(page.getByLabel('Deck for seat 2', { exact: true })).toHaveValue('pilgrim-road');
  await expect(page.getByText(/\d+ of 60 PAM\./)).toHaveCount(2);
  await expect(first.getByRole('option', { name: 'The Wild Hunt' })).toBeDisabled();
  await expect(first.getByRole('option', { name: 'The Pilgrim Road' })).toBeEnabled();
  await checkAxe(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.th-table')).toBeVisible();
  const kept = (await keptGames(page))[0]!;
  expect(kept.record).toMatchObject({ config: { pointsCap: 60, decks: ['ford-watch', 'pilgrim-road'] } });
});

test('for a setup that cannot be played, New game says why and links to the rule', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'thargos', 'new');
  await page.getByLabel('Deck for seat 1', { exact: true }).selectOption('iron-crown');
  const balanced = page.getByRole('radio', { name: /^Balanced/ });
  await expect(balanced).toHaveAccessibleName(/Second player’s bonus/);
  await page.getByRole('radio', { name: /^Story/ }).check();
  await expect(balanced).not.toHaveAccessibleName(/Second player’s bonus/);
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeDisabled();
  const bar = page.locator('.new-start');
  await expect(bar.getByRole('alert')).toContainText('Seat 1’s deck');
  await page.getByRole('radio', { name: /^Duel/ }).check();
  await page.getByLabel('Points build: maximum PAM per deck', { exact: true }).fill('59');
  await expect(bar.getByRole('alert')).toContainText('from 60 to 240');
  await bar.getByRole('link', { name: 'Rule HT-2.6' }).click();
  await expect(page.locator('.rules-part.is-asked')).toContainText('Points build');
});

test('the rules can be searched, and the address of a rule opens the rules at that rule', async ({
  page,
}) => {
  await withSettings(page, { language: 'fr', motion: 'none' });
  await open(page, 'thargos', 'rules', 'HT-5.4');
  await expect(page.locator('.rules-part.is-asked')).toBeInViewport();
  await expect(page.locator('.rules-part.is-asked')).toContainText('Répartition');
  await page.getByText('Un exemple chiffré').click();
  await expect(page.getByRole('row', { name: 'Total 6 5' })).toHaveCount(2);
  await page.getByRole('searchbox').fill('deck brule');
  await expect(page.locator('.rules-count')).toContainText('résultats');
  await expect(page.locator('#rule-HT-4\\.2')).toBeVisible();
  await expect(page.locator('#rule-HT-5\\.4')).toHaveCount(0);
  // Opening a chapter clears the search.
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.locator('.rules-page h2')).toHaveCount(0);
  await page.locator('.rules-contents a').last().click();
  await expect(page.locator('#rule-HT-5\\.4')).toHaveCount(1);
  await expect(page.locator('.rules-page h2').last()).toBeInViewport();
});

test('in the lesson, an attempt without cards fails and is undone, and one with a card wins, with the keyboard only', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'thargos', 'lesson');
  await page.getByRole('button', { name: /Cards face down/ }).click();
  const attack = page.getByRole('button', { name: /^Attempt with/ });
  // Without cards the attempt would fail, so the button to attempt is not highlighted.
  await expect(page.locator('.th-bar .th-go')).toHaveCount(0);
  await attack.click();
  await expect(page.getByText('Repelled: your hero would be wounded now.')).toBeVisible();
  // The first 1 selects the first card of the hand, and the second 1 places it on the first color.
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await attack.click();
  await expect(page.getByText('The Mission and its points are yours.')).toBeVisible();
  await checkAxe(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: /Spread/ })).toBeVisible();
});

test('the lesson begins with the goal of the game and ends with a win', async ({ page }) => {
  await withSettings(page, { language: 'fr', motion: 'none' });
  await open(page, 'thargos', 'lesson');
  await expect(page.getByRole('heading', { level: 2, name: /Étape 1 sur 8.*Le but/ })).toBeVisible();
  // The action bar highlights all steps of the turn that the player can take.
  await expect(page.locator('.th-bar .th-steps [aria-current]')).toHaveText(['2 Avantage', '3 Action']);
  await page.locator('button.th-take').nth(1).click();
  await page.locator('.th-go').click();
  await expect(page.getByText('Cela ne suffit pas encore.')).toBeVisible();
  await page.locator('button.th-take').first().click();
  await page.locator('.th-go').click();
  await page.locator('.th-go').click();
  await expect(page.locator('.lesson-praise')).toContainText('17 sur 17');
  await expect(page.getByRole('button', { name: 'Suite' })).toBeVisible();
});

test('after a reload the lesson shows the last completed step, marked as done', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'thargos', 'lesson');
  await page.getByRole('button', { name: /Totals and colors/ }).click();
  const chronicle = page.getByRole('complementary', { name: 'Chronicle' });
  await expect(chronicle).toContainText('Your turn.');
  await page.locator('button.th-take').first().click();
  await page.locator('.th-go').click();
  await expect(page.getByText('You already lead, so attempt it without cards.')).toBeVisible();
  await page.locator('.th-go').click();
  await expect(page.getByText('No other color mattered.')).toBeVisible();
  await expect(chronicle).toContainText('The attempt succeeds (Mind 4 against 3).');
  // Only one highlighted button leads to the next step, and lesson and table fit the window together.
  await expect(page.locator('.lesson-whole :is(.th-go, .main-button)')).toHaveText(['Next']);
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  const overflow = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: /The burned deck/ }).click();
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await expect(page.getByText('Vhassk’s deck is burned: you win.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /The burned deck.*done/ })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Play a first duel' }).click();
  await expect(page).toHaveURL(/#\/thargos\/table\//);
});

test('axe finds no violations in the form of a new game with open house rules, in either theme', async ({
  page,
}) => {
  await openPage(page, 'fr');
  await open(page, 'thargos', 'new');
  await page.getByRole('radio', { name: /^Récit solo/ }).check();
  await page.getByText('Règles maison').click();
  await expect(page.getByLabel('Répartition de l’attaquant')).toBeVisible();
  await checkAxe(page);
});

for (const language of LANGUAGES)
  test(`the home screen, New game, the rules and the lesson of Thargos fit a small phone, in ${language}`, async ({
    page,
  }) => {
    await withSettings(page, { language });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const screen of SCREENS) {
      await open(page, 'thargos', screen);
      await expect
        .soft(page.locator('html'), `expected the screen thargos/${screen} to be 320 px wide`)
        .toHaveJSProperty('scrollWidth', 320);
    }
  });
