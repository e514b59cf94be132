import type { Locator } from '@playwright/test';
import { exploreCard, rulesOf } from '../src/games/cartographers/rules.ts';
import type { State } from '../src/games/cartographers/types.ts';
import {
  boxAtRest,
  expect,
  expectInSight,
  keepGame,
  listenForFaults,
  open,
  openPage,
  test,
  withSettings,
} from './helpers.ts';
import { ALONE, button, findPlace, ink, openPlace, planned, planOf } from './places.ts';
import { played } from './played.ts';

/**
 * Checks details on the screens of Cartographers: what fits, what does not move, and what is shown only once.
 */

const PHONE = { width: 360, height: 740 };
const STILL = { language: 'en', motion: 'none' } as const;

const choicesOf = (state: State): string => {
  if (state.phase.type !== 'draw' || state.turn === 0) return '';
  const { terrains, shapes } = exploreCard(rulesOf(state.config), state.phase.card);
  return `${terrains.length} terrains, ${shapes.length} shapes`;
};
const placeWith = (choices: string) => findPlace(1, {}, state => choicesOf(state) === choices);
const ONE_TERRAIN = placeWith('1 terrains, 2 shapes');
const TWO_TERRAINS = placeWith('2 terrains, 1 shapes');
const LAST_OF_SUMMER = findPlace(
  1,
  {},
  state => state.phase.type === 'draw' && state.season === 1 && planned(state).season > 1,
);

const PLAIN_ROWS = Array.from({ length: 20 }, (_, row) =>
  row % 6 === 3 ? '...^.....R....^.....' : '.'.repeat(20),
);
const LARGE = findPlace(
  1,
  { map: { id: 'large', name: { en: 'Large', fr: 'Grande' }, rows: PLAIN_ROWS } },
  state => choicesOf(state) === '2 terrains, 1 shapes',
);

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  for (const width of [320, 360])
    test(`every button is wide enough for its French label at ${width} px`, async ({ page }) => {
      await withSettings(page, { language: 'fr', motion: 'none' });
      await page.setViewportSize({ ...PHONE, width });
      await openPlace(page, 'words', TWO_TERRAINS, ALONE);
      await expect(button(page, 'Retourner')).toBeVisible();
      const tooSmall = () =>
        page.locator('.controls button').evaluateAll(all => {
          const isTooSmall = (each: Element): boolean => {
            const words = document.createRange();
            words.selectNodeContents(each);
            const [inner, outer] = [words.getBoundingClientRect(), each.getBoundingClientRect()];
            return inner.left < outer.left + 2 || inner.right > outer.right - 2;
          };
          return all.filter(isTooSmall).map(each => each.textContent);
        });
      await expect.poll(tooSmall).toEqual([]);
      const controls = page.locator('.controls-how');
      await expect.poll(() => controls.evaluate(each => each.scrollWidth - each.clientWidth)).toBe(0);
    });

  test('at the end of a season all rows of the score table are in view, including the cost of monsters', async ({
    page,
  }) => {
    await withSettings(page, STILL);
    await openPlace(page, 'sums', LAST_OF_SUMMER, ALONE);
    await ink(page, planOf(LAST_OF_SUMMER.state, 0).hand);
    await expect(page.locator('.season-table tbody tr')).toHaveCount(5);
    await expectInSight(page, '.season-table tbody tr');
    // A phone in landscape shows the map beside the heading of the season.
    await page.setViewportSize({ width: 740, height: 360 });
    await page.evaluate(() => scrollTo(0, 0));
    await expectInSight(page, '.season-end h1, .season-end .counting-map');
  });

  test('on a touch screen the hint says "tap" and does not mention keys', async ({ page }) => {
    await withSettings(page, STILL);
    await openPlace(page, 'tapped', ONE_TERRAIN, ALONE);
    await expect(page.locator('.strip')).toHaveText('Tap the map to place the shape.');
    await expectInSight(page, '.table-home');
    const typed = page.locator('.typed').filter({ hasText: 'Type a move' });
    await typed.locator('summary').click();
    await expect(typed).not.toContainText(/keys/i);
  });
});

for (const size of [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
])
  test(`Rotate and Flip have the same place for cards with one terrain and with two, at ${size.width} px`, async ({
    page,
  }) => {
    await withSettings(page, STILL);
    await page.setViewportSize(size);
    const places: unknown[] = [];
    for (const [id, place] of Object.entries({ one: ONE_TERRAIN, two: TWO_TERRAINS })) {
      await openPlace(page, id, place, ALONE);
      places.push([(await boxAtRest(button(page, 'Rotate'))).x, (await boxAtRest(button(page, 'Flip'))).x]);
    }
    expect(places[1]).toEqual(places[0]);
  });

test('a card with two terrains shows both of them, at the table and in a replay', async ({ page }) => {
  await withSettings(page, STILL);
  await openPlace(page, 'both', TWO_TERRAINS, ALONE);
  await expect(page.locator('.column-card.is-now .a-swatch')).toHaveCount(2);
  const { kept, state } = played('two terrains');
  const terrains = state.column.map(id => {
    const card = rulesOf(state.config).card(id);
    return card.kind === 'explore' ? card.terrains.length : 1;
  });
  expect(terrains).toContain(2);
  await keepGame(page, kept);
  await open(page, 'replay', kept.id);
  await button(page, 'Go to end').click();
  const cards = page.locator('.replay-column li');
  await expect(cards).toHaveCount(terrains.length);
  for (const [at, count] of terrains.entries()) await expect(cards.nth(at).locator('svg')).toHaveCount(count);
});

test('in the deal tool, the hint about the seed is below its field, and the button for the next card does not move', async ({
  page,
}) => {
  await withSettings(page, STILL);
  await open(page, 'paper', 'deal');
  const field = await boxAtRest(page.getByLabel('Seed'));
  const hint = await boxAtRest(page.getByText(/^Leave empty for a new deal/));
  expect(hint.y).toBeGreaterThanOrEqual(field.y + field.height);
  expect(hint.x).toBe(field.x);
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.getByLabel('Seed').fill('two');
  await button(page, 'Deal').click();
  const tops = new Set<number>();
  for (let card = 0; card < 6; card++) {
    const next = page.locator('.deal-buttons .main-button');
    tops.add((await boxAtRest(next)).y);
    await next.click();
  }
  expect([...tops]).toHaveLength(1);
});

test('the map editor rejects wrong sizes, shows the brushes beside the map, and lets keys choose a brush', async ({
  page,
}) => {
  await withSettings(page, STILL);
  await open(page, 'editor');
  const good = page.getByText('This map can be played.');
  await page.getByLabel('Start from').selectOption({ index: 2 });
  await expect(good).toBeVisible();
  await page.getByLabel('Rows').fill('99');
  await page.getByLabel('Rows').blur();
  await expect(page.getByText('A map has 5 to 20 rows and columns.')).toBeVisible();
  await expect(good).toHaveCount(0);
  await page.getByLabel('Rows').fill('12');
  await page.getByLabel('Rows').blur();
  await expect(good).toBeVisible();
  // On a desktop the brushes are beside the map. A key chooses a brush and paints nothing.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => scrollTo(0, 0));
  for (const brush of await page.locator('.map-canvas-brush').all())
    await expect(brush).toBeInViewport({ ratio: 1 });
  const space = page.getByRole('gridcell', { name: /^A1,/ });
  await space.click();
  const before = await space.getAttribute('aria-label');
  const brush = (name: string) => page.getByRole('radio', { name });
  await expect(brush('Wasteland')).not.toBeChecked();
  await page.keyboard.press('w');
  await expect(brush('Wasteland')).toBeChecked();
  await expect(space).toHaveAttribute('aria-label', before ?? '');
  await page.keyboard.press('Enter');
  await expect(space).toHaveAttribute('aria-label', /wasteland/i);
});

test('the end of a solo game shows no ranking', async ({ page }) => {
  await withSettings(page, STILL);
  await openPage(page);
  const { kept } = played('solo', { seats: [{ name: 'Ada' }] });
  await keepGame(page, { ...kept, players: [''] });
  await open(page, 'table', kept.id);
  await expect(page.locator('.final-table .final-total')).toHaveCount(1);
  await expect(page.locator('.final-place')).toHaveCount(0);
});

test('with forced colors, the pressed terrain button is the only one with an outline', async ({ page }) => {
  await withSettings(page, STILL);
  await page.emulateMedia({ forcedColors: 'active' });
  await openPlace(page, 'forced', TWO_TERRAINS, ALONE);
  const outlines = () =>
    page.locator('.choices button').evaluateAll(all => all.map(each => getComputedStyle(each).outlineStyle));
  await expect.poll(outlines).toEqual(['solid', 'none']);
});

test('if the user requests more contrast, the border of a field is black in the light theme', async ({
  page,
}) => {
  await withSettings(page, STILL);
  await page.emulateMedia({ contrast: 'more', colorScheme: 'light' });
  await open(page, 'paper', 'deal');
  const field = page.getByLabel('Seed');
  await expect.poll(() => field.evaluate(each => getComputedStyle(each).borderColor)).toBe('rgb(0, 0, 0)');
});

test('the rules mark the words that match the search', async ({ page }) => {
  await withSettings(page, STILL);
  await open(page, 'rules');
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('rules-found') ?? [])].map(range => String(range)));
  await expect.poll(marked).toEqual([]);
  await page.getByRole('searchbox').fill('rift');
  await expect.poll(async () => (await marked()).length).toBeGreaterThan(0);
  expect((await marked()).filter(each => each.toLowerCase() !== 'rift')).toEqual([]);
  const ground = await page
    .locator('.rules-part p')
    .first()
    .evaluate(each => getComputedStyle(each, '::highlight(rules-found)').backgroundColor);
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  await page.getByRole('searchbox').fill('');
  await expect.poll(marked).toEqual([]);
});

test('a second window updates when the first window creates a game, deletes it or changes the language', async ({
  page,
  context,
  faults,
}) => {
  await openPage(page);
  const other = await context.newPage();
  listenForFaults(other, faults);
  await open(other);
  const rows = other.locator('.home-kept > li');
  await expect(other.getByText('No games saved on this device yet.')).toBeVisible();
  await page.getByRole('button', { name: /Play now/ }).click();
  await expect(rows).toHaveCount(1);
  await open(page);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await button(page, 'Delete').click();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(other.getByRole('heading', { level: 2, name: 'Vos parties' })).toBeVisible();
});

test('on a desktop the picture on the home screen does not cover the list of games, and About and Replay use two columns', async ({
  page,
}) => {
  await withSettings(page, STILL);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  /**
   * Returns the distance from the end of one element to the start of another, which is beside or below it.
   */
  const gap = async (from: Locator, to: Locator, isBelow = false): Promise<number> => {
    const [a, b] = [(await from.boundingBox())!, (await to.boundingBox())!];
    return isBelow ? b.y - a.y - a.height : b.x - a.x - a.width;
  };
  const map = page.locator('.home-art figcaption');
  await expect.poll(() => gap(map, page.locator('#games-title'), true)).toBeGreaterThanOrEqual(0);
  await open(page, 'about');
  const parts = page.locator('.about section');
  await expect.poll(() => gap(parts.first(), parts.last())).toBeGreaterThan(0);
  await open(page, 'replay');
  const kept = page.locator('.replay-drop + *');
  await expect.poll(() => gap(page.locator('.replay-drop'), kept)).toBeGreaterThan(0);
});

test('paragraphs and choices align with their headings; rule ids stay hidden until the player opens them; a § links to its rule', async ({
  page,
}) => {
  await withSettings(page, STILL);
  await page.setViewportSize({ width: 1280, height: 800 });
  const leftOf = (what: string) =>
    page
      .locator(what)
      .first()
      .evaluate(each => each.getBoundingClientRect().x);
  await open(page, 'settings');
  const indent = async (what: string, heading: string) => (await leftOf(what)) - (await leftOf(heading));
  await expect.poll(() => indent('.radio-card input', '.panel-legend')).toBe(0);
  await open(page, 'rules');
  await expect.poll(() => indent('.rules-part p', '.rules-chapter h2')).toBe(0);
  const id = page.getByRole('link', { name: 'CA-02' });
  await expect(id).toBeHidden();
  await page.locator('.rules-ids summary').first().click();
  await expect(id).toBeVisible();
  await openPlace(page, 'mark', ONE_TERRAIN, ALONE);
  await page.locator('.edict').first().click();
  const mark = page.getByRole('link', { name: /^Rule CA-1\d\d$/ });
  await expect(mark).toHaveText('§');
});

test.describe('a map of 20 × 20 spaces on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a large map can be zoomed with buttons and two fingers, and drawn on with one finger and with keys', async ({
    page,
  }) => {
    await withSettings(page, STILL);
    await openPlace(page, 'large', LARGE, ALONE);
    const space = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
    const room = page.locator('.zoom-room');
    const sideOf = async (name: string) => (await space(name).boundingBox())!.width;
    const whole = (await boxAtRest(space('A1'))).width;
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => sideOf('A1')).toBeCloseTo(whole * 1.5, 0);
    // The letters and numbers stay at the edges of the map, and the hint stays until the player moves the
    // map.
    const hint = page.getByText('Move the map with two fingers');
    await expect(hint).toBeVisible();
    await expectInSight(page, '.strip p');
    const edgeOf = (label: string) =>
      page.locator('.ruler').getByText(label, { exact: true }).boundingBox() as Promise<{
        x: number;
        y: number;
      }>;
    const distance = async (label: string, side: 'x' | 'y'): Promise<number> =>
      (await edgeOf(label))[side] - (await room.boundingBox())![side];
    await expect.poll(() => distance('12', 'y')).toBeLessThan(10);
    await expect.poll(() => distance('K', 'x')).toBeLessThan(10);
    // A tap selects the space under the finger, although the map is scrolled.
    const [left, top] = await room.evaluate(each => [each.scrollLeft, each.scrollTop]);
    expect(left).toBeGreaterThan(0);
    await space('K12').tap();
    await expect(page.locator('.strip')).not.toContainText('Tap the map');
    await expect(space('K12')).toHaveAttribute('tabindex', '0');
    // Spreading two fingers enlarges the map, and the held shape stays on its space.
    const hand = await page.locator('.board-ghost').getAttribute('style');
    await room.evaluate(each => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const under = document.elementFromPoint(x, y)!;
      const finger = (type: string, pointerId: number, at: number) =>
        under.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            pointerType: 'touch',
            pointerId,
            isPrimary: pointerId === 71,
            clientX: at,
            clientY: y,
          }),
        );
      finger('pointerdown', 71, x - 40);
      finger('pointerdown', 72, x + 40);
      finger('pointermove', 71, x - 60);
      finger('pointermove', 72, x + 60);
      finger('pointerup', 72, x + 60);
      finger('pointerup', 71, x - 60);
    });
    await expect.poll(() => sideOf('A1')).toBeGreaterThan(whole * 2);
    await expect(hint).toHaveCount(0);
    await expect.poll(() => page.locator('.board-ghost').getAttribute('style')).toBe(hand);
    // The arrow keys move to the edge of the map, which scrolls with them.
    await space('K12').focus();
    for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowUp');
    await expect(space('A12')).toBeFocused();
    await expect.poll(() => room.evaluate(each => each.scrollTop)).toBeLessThan(top!);
    await button(page, 'Ink it').click();
    await expect(page.getByRole('gridcell', { name: /^A12, (?!empty)/ })).toBeVisible();
    // The same buttons zoom the map in a replay.
    const { kept } = played('large', { config: LARGE.config, seats: [{ name: 'Ada' }] });
    await keepGame(page, kept);
    await open(page, 'replay', kept.id);
    const map = page.locator('.zoom-room svg').first();
    const before = (await boxAtRest(map)).width;
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(async () => (await map.boundingBox())!.width).toBeCloseTo(before * 1.5, 0);
  });
});
