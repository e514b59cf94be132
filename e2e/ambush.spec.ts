import { landOf } from '../src/games/cartographers/board/land.ts';
import { preyedCells } from '../src/games/cartographers/phases/score.ts';
import { rulesOf } from '../src/games/cartographers/rules.ts';
import type { State } from '../src/games/cartographers/types.ts';
import { boxAtRest, checkAxe, expect, test, withSettings } from './helpers.ts';
import { ALONE, button, findPlace, ink, openPlace, planned, planOf, question } from './places.ts';

/** CS-02: an ambush is shown with its cost and waits for the player. */

const landIn = ({ config, sheets }: State) => landOf(rulesOf(config).map, sheets[0]!);
const monsters = (state: State): number => landIn(state).monster.list().length;
const cost = (state: State): number => preyedCells(landIn(state)).list().length;

test('an ambush as the very first card is announced and waits for the player too', async ({ page }) => {
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
  // The ambush stays among the cards of the season, also after a reload.
  const played = page.locator('.column-card.ambush');
  await expect(played).toHaveCount(1);
  await page.reload();
  await expect(played).toHaveCount(1);
});

test('an ambush in winter costs its stars once, at the end of the game', async ({ page }) => {
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

const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } };

for (const [room, size] of Object.entries(SIZES))
  test(`an ambush is shown on the map with its cost and waits for a tap, ${room}`, async ({ page }) => {
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
    // The whole text fits inside the box.
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
