import { expect, test, withSettings } from './helpers.ts';
import { findPlace, openPlace } from './thargos-places.ts';

/** Checks that choices at the Thargos table show their outcome, and that a click without effect says why. */

const DUEL = { config: { quickPlay: true }, players: ['', 'greedy'] } as const;

test('an empty track shows who would lead on it with the selected Mission', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await page.setViewportSize({ width: 1280, height: 800 });
  const place = findPlace(DUEL, ({ question }) => question?.type === 'placeMission' && question.seat === 0);
  await openPlace(page, 'lay', place);
  await page.locator('.th-hand-card button:has(.is-usable)').first().click();
  const spots = page.locator('.th-spot');
  await expect(spots.first()).toContainText(/You: (lead|−\d)/);
  await expect(spots.first()).toContainText(/Bruno: (lead|−\d)/);
});

test('while a hero is selected, a place shows the difference to the opposite hero only if there is such a hero', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  const place = findPlace(
    { ...DUEL, players: ['greedy', ''] },
    ({ question, posts }) =>
      question?.type === 'placeHero' &&
      question.seat === 1 &&
      posts.filter(({ hero }) => hero !== null).length === 1,
  );
  await openPlace(page, 'hero', place);
  await page.locator('.th-team button').first().click();
  const spots = page.locator('.th-spot');
  await expect(spots).toHaveCount(4);
  // The opponent has placed only one hero, so only the place opposite that hero shows a difference.
  await expect(spots.filter({ hasText: /[+−]\d/ })).toHaveCount(1);
});

test('a player who refills an empty track reads who would lead on it with the selected Mission', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  const place = findPlace(DUEL, ({ question }) => question?.type === 'refill' && question.seat === 0);
  await openPlace(page, 'refill', place);
  await page.locator('.th-hand-card button:has(.is-usable)').first().click();
  const spot = page.locator('.th-spot');
  await expect(spot).toHaveCount(1);
  await expect(spot).toContainText(/You: (lead|−\d)/);
  await expect(spot).toContainText(/Bruno: (lead|−\d)/);
});

test('a player who selects a Mission during their own turn reads when Missions are placed', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  const place = findPlace(
    DUEL,
    ({ question, secret }) =>
      question?.type === 'act' &&
      question.seat === 0 &&
      secret.hands[0]!.some(card => secret.faces[card]!.startsWith('M')),
  );
  await openPlace(page, 'not-now', place);
  await page.locator('.th-hand-card button:has(.tc-mission)').first().click();
  await expect(page.locator('.th-status')).toContainText(
    'You place a Mission when you lose one as the defender',
  );
});

test('a player who may oppose an attempt reads, for each of their heroes, the totals of both sides', async ({
  page,
}) => {
  await withSettings(page, { language: 'fr', motion: 'none' });
  const place = findPlace(
    { config: { mode: 'story' }, players: ['', 'greedy'] },
    ({ question }) => question?.type === 'oppose' && question.seat === 0,
  );
  await openPlace(page, 'oppose', place);
  await expect(page.locator('.th-buttons .th-noted small').first()).toHaveText(
    /\d+ contre \d+\u202f: (vous mèneriez|l’attaquant mènerait)/,
  );
});

test('on a phone, each hero who may lead an attempt in a story shows the chance of success if no player opposes it', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await page.setViewportSize({ width: 360, height: 740 });
  const place = findPlace(
    { config: { mode: 'story' }, players: ['', 'greedy'] },
    ({ question }) => question?.type === 'act' && question.seat === 0,
  );
  await openPlace(page, 'leaders', place);
  await page.locator('.th-node.is-open button').first().click();
  const leaders = page.locator('.th-leader');
  await expect(leaders).toHaveCount(4);
  for (const leader of await leaders.all()) {
    await expect(leader.locator('.th-would-be')).toHaveText(/^\d+% if unopposed$/);
    await expect(leader).toBeInViewport({ ratio: 1 });
  }
});
