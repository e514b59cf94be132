import { landOf } from '../src/games/cartographers/board/land.ts';
import { preyedCells } from '../src/games/cartographers/phases/score.ts';
import { rulesOf } from '../src/games/cartographers/rules.ts';
import type { State } from '../src/games/cartographers/types.ts';
import { boxAtRest, checkAxe, expect, test, withSettings } from './helpers.ts';
import { ALONE, button, findPlace, ink, openPlace, planned, planOf, question } from './places.ts';

/** CS-02: the page shows an ambush with its cost, and waits until the player presses Continue. */

const landIn = ({ config, sheets }: State) => landOf(rulesOf(config).map, sheets[0]!);
const monsters = (state: State): number => landIn(state).monster.list().length;
const cost = (state: State): number => preyedCells(landIn(state)).list().length;

test('an ambush that is the first card of a game is announced and waits for Continue', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  const place = findPlace(1, {}, state => state.turn <= 2 && monsters(state) > 0);
  expect(place.log).toHaveLength(1);
  await openPlace(page, 'opening', place, ALONE);
  await expect(question(page)).toHaveText(/moves along the edge$/);
  await expect(page.locator('.strip')).toContainText(
    `It costs ${cost(place.state)} stars at the end of every`,
  );
  await button(page, 'Continue').click();
  await expect(question(page)).toHaveText(/^Draw /);
  // The ambush card stays in the list of cards played this season, even after a reload.
  const played = page.locator('.column-card.ambush');
  await expect(played).toHaveCount(1);
  await page.reload();
  await expect(played).toHaveCount(1);
});

test('the text of an ambush in winter says that it costs stars at the end of the game', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  const place = findPlace(
    1,
    {},
    state =>
      state.phase.type === 'draw' &&
      state.season === 3 &&
      planned(state).phase.type === 'draw' &&
      monsters(planned(state)) > monsters(state) &&
      cost(planned(state)) > cost(state),
  );
  await openPlace(page, 'winter', place, ALONE);
  await ink(page, planOf(place.state, 0).hand);
  await expect(page.locator('.strip')).toContainText('at the end of the game unless you surround it.');
});

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

for (const [device, size] of Object.entries(SIZES))
  test(`an ambush is announced with its cost, waits for Continue and does not move the map on a ${device}`, async ({
    page,
  }) => {
    await withSettings(page, { language: 'fr' });
    await page.setViewportSize(size);
    const place = findPlace(
      1,
      {},
      state =>
        state.phase.type === 'draw' &&
        planned(state).phase.type === 'draw' &&
        planned(state).season === state.season &&
        monsters(planned(state)) > monsters(state) &&
        cost(planned(state)) - cost(state) > 1,
    );
    await openPlace(page, 'prowls', place, ALONE);
    await ink(page, planOf(place.state, 0).hand, 'fr');
    await expect(question(page)).toHaveText(/longe le bord$/);
    const board = page.locator('.board');
    await expect(page.locator('.strip')).toContainText(/coûte \d+ étoiles/);
    // The strip shows its whole text without scrolling.
    const strip = page.locator('.strip');
    await expect.poll(() => strip.evaluate(box => box.scrollHeight - box.clientHeight)).toBe(0);
    const before = await boxAtRest(board);
    await checkAxe(page);
    const on = button(page, 'Continuer');
    await expect(on).toBeInViewport({ ratio: 1 });
    await expect(on).toBeFocused();
    await on.click();
    await expect(question(page)).toHaveText(/^Dessinez /);
    await expect.poll(() => board.boundingBox()).toEqual(before);
  });
