import type { Page } from '@playwright/test';
import { isEmptyLost } from '../src/games/thargos/conflict.ts';
import { HINTS, type Hint } from '../src/web/games/thargos/table/coach/hints.ts';
import { COACH_WORDS } from '../src/web/games/thargos/table/coach/messages.ts';
import { language as spoken } from '../src/web/settings.ts';
import { checkAxe, expect, expectInSight, LANGUAGES, open, test, withSettings } from './helpers.ts';
import { MOUSE, playOn } from './thargos-hands.ts';
import { findPlace, follow, openPlace, type Place, placesOf } from './thargos-places.ts';

/**
 * Checks the coach of a first duel: it shows each hint once, next to the answers, and no hint after the
 * player declines.
 */

const DUEL = { config: { quickPlay: true }, players: ['', 'greedy'] } as const;
const REACH = { name: 'Vhassk', own: 17, other: 16, isTieHeld: false, needsCards: false };

const call = (page: Page): Promise<unknown> =>
  page.addInitScript(hints => {
    if (localStorage.getItem('alidade.thargos.coach') === null)
      localStorage.setItem('alidade.thargos.coach', hints);
  }, JSON.stringify(HINTS));

for (const language of LANGUAGES)
  test(`the coach of a first duel shows its first hint only once, even after a reload, in ${language}`, async ({
    page,
  }) => {
    const words = COACH_WORDS[language];
    await withSettings(page, { language, motion: 'none' });
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, 'thargos');
    await page.getByRole('button', { name: /Play a first duel|Jouer un premier duel/ }).click();
    const coach = page.getByRole('complementary', { name: words.coach });
    await expect(coach).toContainText(words.hints.placeHero(REACH));
    await checkAxe(page);
    for (const button of await coach.getByRole('button').all())
      await expect.poll(async () => (await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    // The question is in view together with the hint, every row names its owner, and the heroes to place are below the player's own places.
    await expectInSight(page, '.th-status [role="status"], .th-team button');
    await expect(page.locator('.is-theirs .ts-label').first()).toHaveText(REACH.name, { useInnerText: true });
    await expectInSight(page, '.th-tracks .ts-label');
    const below = async (): Promise<number> => {
      const [own, team] = await Promise.all(
        ['.is-own .th-vacant >> nth=-1', '.th-team'].map(each => page.locator(each).boundingBox()),
      );
      return team!.y - own!.y;
    };
    await expect.poll(below).toBeGreaterThan(0);
    await page.locator('.th-team button').first().click();
    await page.locator('button.th-spot').first().click();
    await expect(page.locator('.th-team button')).toHaveCount(3);
    await expect(coach).toHaveCount(0);
    await page.reload();
    await expect(page.locator('.th-team button')).toHaveCount(3);
    await expect(coach).toHaveCount(0);
  });

const isHint = (type: string): type is Hint => (HINTS as readonly string[]).includes(type);

/** Returns the number of answers until the player was asked every question that has a hint. */
const answersToAll = (places: readonly Place[]): number => {
  const asked = places.flatMap(({ state: { question } }) => (question?.seat === 0 ? [question.type] : []));
  const first = HINTS.map(hint => asked.indexOf(hint));
  return first.includes(-1) ? Number.POSITIVE_INFINITY : Math.max(...first);
};

/**
 * Returns the start of a duel. Of twelve duels, it asks every question that has a hint after the fewest
 * answers.
 */
const startOfAll = (): Place => {
  const games = Array.from({ length: 12 }, (_, i) => [...placesOf({ ...DUEL, seedText: `coach ${i}` })]);
  const soonest = games.toSorted((a, b) => answersToAll(a) - answersToAll(b))[0]!;
  if (!Number.isFinite(answersToAll(soonest)))
    throw new Error(
      `expected one of ${games.length} duels to ask every question that has a hint, found none`,
    );
  return soonest[0]!;
};

for (const language of LANGUAGES)
  test(`the coach of a first duel shows each of its hints once, in ${language}`, async ({ page }) => {
    // On a busy machine that many answers may take minutes.
    test.slow();
    spoken.value = language;
    const { hints, coach: label } = COACH_WORDS[language];
    await withSettings(page, { language, motion: 'none' });
    await call(page);
    const start = startOfAll();
    await openPlace(page, 'whole', start);
    const coach = page.getByRole('complementary', { name: label });
    const { players } = start.state;
    const reach = {
      name: 'Bruno',
      own: players[0]!.target,
      other: players[1]!.target,
      isTieHeld: false,
      needsCards: false,
    };
    const given: Hint[] = [];
    await playOn(page, MOUSE, follow(page, 'whole', start), async ({ config, question }) => {
      const type = question?.type ?? '';
      if (!isHint(type) || given.includes(type)) {
        await expect(coach).toHaveCount(0);
        return given.length === HINTS.length;
      }
      const needsCards = question?.type === 'defend' && isEmptyLost(config, question.rule);
      await expect(coach).toContainText(hints[type]({ ...reach, needsCards }));
      given.push(type);
      return false;
    });
    expect(given.toSorted()).toEqual([...HINTS].toSorted());
    await expect.poll(() => page.evaluate(() => localStorage.getItem('alidade.thargos.coach'))).toBe('[]');
  });

test.afterEach(() => {
  spoken.value = 'en';
});

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

for (const type of ['act', 'attack', 'defend', 'refill'] as const)
  for (const [device, size] of Object.entries(SIZES))
    test(`at the question ${type}, a hint covers none of the answers on a ${device}`, async ({ page }) => {
      await withSettings(page, { language: 'fr', motion: 'none' });
      await page.setViewportSize(size);
      await call(page);
      const place = findPlace(DUEL, ({ question }) => question?.type === type && question.seat === 0);
      await openPlace(page, type, place);
      const coach = page.getByRole('complementary', { name: 'Astuce' });
      await expect(coach).toBeVisible();
      for (const part of ['.th-status', '.th-buttons button', '.th-hand-card'])
        await expect(page.locator(part).first()).toBeInViewport();
      await expectInSight(page, '.th-coach button');
      await coach.getByRole('button', { name: 'Compris' }).click();
      await expect(coach).toHaveCount(0);
    });

test('HT-5.5 the hint says that a defense needs cards when the mirror rule requires them', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await call(page);
  const place = findPlace(
    DUEL,
    ({ question }) => question?.type === 'defend' && question.seat === 0 && question.rule.emptyLoses === true,
  );
  await openPlace(page, 'mirror', place);
  const coach = page.getByRole('complementary', { name: 'Tip' });
  await expect(coach).toContainText('Here you need cards to defend');
});

test('a player who declines the coach never sees it again', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await call(page);
  const act = findPlace(DUEL, ({ question }) => question?.type === 'act' && question.seat === 0);
  await openPlace(page, 'act', act);
  const coach = page.getByRole('complementary', { name: 'Tip' });
  await coach.getByRole('button', { name: 'Stop tips' }).click();
  await expect(coach).toHaveCount(0);
  const attack = findPlace(DUEL, ({ question }) => question?.type === 'attack' && question.seat === 0);
  await openPlace(page, 'attack', attack);
  await expect(page.locator('.th-drop').first()).toBeVisible();
  await expect(coach).toHaveCount(0);
  await open(page, 'thargos');
  await page.getByRole('button', { name: 'First duel' }).click();
  await expect(page.locator('.th-team button').first()).toBeVisible();
  await expect(coach).toHaveCount(0);
});
