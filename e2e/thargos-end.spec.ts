import type { Page } from '@playwright/test';
import { BEAT_MS } from '../src/web/games/thargos/table/moments/beat-ms.ts';
import { holdTimers } from './beats.ts';
import { checkAxe, expect, keepGame, open, test, withSettings } from './helpers.ts';
import { game } from './thargos-game.ts';
import { give, MOUSE } from './thargos-hands.ts';
import { answerOf, findEnd, findPlace, openPlace, type Place, recordOf, settle } from './thargos-places.ts';

/** Checks the end screens of games. */

const openEnd = async (page: Page, place: Place): Promise<void> => {
  await page.goto('./');
  await keepGame(page, { id: 'over', record: recordOf(place), players: place.players, isOver: true });
  await open(page, 'thargos', 'table', 'over');
};

const ended = (config: Place['config'], isWon: boolean): Place =>
  findEnd({ config, players: ['', 'greedy'] }, isWon);

for (const [isWon, title, look] of [
  [true, 'You won', 'is-won'],
  [false, 'You lost', 'is-lost'],
] as const)
  test(`the end screen with the heading "${title}" shows the team, a rematch and a link to share`, async ({
    page,
  }) => {
    await settle(page);
    await openEnd(page, ended({ quickPlay: true }, isWon));
    const finale = page.locator('.th-finale');
    await expect(finale.getByRole('heading', { name: title })).toBeVisible();
    await expect(finale).toHaveClass(new RegExp(look));
    await expect(finale.locator('svg')).toHaveCount(5);
    await expect(page.getByRole('button', { name: 'Rematch' })).toBeInViewport();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText(/Copied\.|Copy this:/)).toBeVisible();
    await checkAxe(page);
  });

test('the end screen of a story shows its campaign log', async ({ page }) => {
  await settle(page);
  const story = { mode: 'story', quickPlay: true } as const;
  await openEnd(page, ended(story, true));
  const log = page.getByRole('region', { name: 'The Kurnor story' });
  await expect(log.getByText(/^(Ada|Bruno), turn \d+, \+2 VP$/).first()).toBeVisible();
  await expect(log.getByText('Three nights by the quay')).toHaveCount(1);
  await expect(page.getByText('Missions won: none')).toHaveCount(0);
});

test('while heroes are placed, the table shows the heroes that the opponent still has to place', async ({
  page,
}) => {
  await settle(page);
  const place = findPlace(
    { config: { quickPlay: true }, players: ['', 'greedy'] },
    state => state.question?.type === 'placeHero' && state.question.seat === 0,
  );
  await openPlace(page, 'game', place);
  const waiting = page.getByRole('group', { name: 'Bruno’s heroes to place' });
  await expect(waiting.getByRole('button')).toHaveCount(place.state.players[1]!.team.length);
  await waiting.getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const [width, height] of [
  [360, 780],
  [820, 1180],
  [1280, 800],
  [1280, 720],
  [844, 390],
] as const)
  test(`a card that a bot plays is wholly in view above the bar that names it (${width} × ${height})`, async ({
    page,
  }) => {
    await withSettings(page, { language: 'en', pace: 'calm' });
    await holdTimers(page, BEAT_MS.calm);
    await page.setViewportSize({ width, height });
    const place = findPlace(
      { config: { quickPlay: true }, players: ['', 'greedy'] },
      state => state.question?.type === 'placeMission' && state.question.seat === 0,
    );
    await openPlace(page, 'game', place);
    await give(page, MOUSE, game.view(place.state, 0), answerOf(place.state, place, place.log.length));
    const spotlight = page.locator('.th-spotlight');
    await expect(spotlight.locator('.tc-name, b').first()).toBeVisible();
    expect(await spotlight.evaluate(each => getComputedStyle(each).pointerEvents)).toBe('none');
    await spotlight.evaluate(each => Promise.all(each.getAnimations().map(({ finished }) => finished)));
    await expect(async () => {
      const [card, bar] = await Promise.all([
        spotlight.locator('> *').boundingBox(),
        page.locator('.th-bar').boundingBox(),
      ]);
      expect(card!.y).toBeGreaterThanOrEqual(0);
      expect(card!.x).toBeGreaterThanOrEqual(0);
      expect(card!.y + card!.height).toBeLessThanOrEqual(bar!.y);
    }).toPass();
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(spotlight).toHaveCount(0);
  });
