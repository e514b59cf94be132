import type { Page } from '@playwright/test';
import { isRefusal } from '../src/engine/refusal.ts';
import { pathNodes } from '../src/games/thargos/stories/graph.ts';
import { kurnor } from '../src/games/thargos/stories/kurnor.ts';
import type { State } from '../src/games/thargos/types.ts';
import { followsAbove } from '../src/web/games/thargos/table/story/road.ts';
import { expect, expectInSight, test, withSettings } from './helpers.ts';
import { game } from './thargos-game.ts';
import { cardAt, dropAt, give, MOUSE } from './thargos-hands.ts';
import { answerOf, findPlace, isAsked, openPlace, settle } from './thargos-places.ts';

/** Checks how the Thargos table uses the space in windows of every size. */

const DUEL = { config: { quickPlay: true }, players: ['', 'greedy'] } as const;
const STORY = { config: { quickPlay: true, mode: 'story' }, players: ['', 'greedy'] } as const;
const SOLO = { config: { mode: 'solo' }, players: [''] } as const;

const boxOf = async (page: Page, what: string) => (await page.locator(what).first().boundingBox())!;

const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let i = 0; i < 2; i++) await new Promise(resolve => requestAnimationFrame(resolve));
  });

test('a phone in landscape shows both heroes of every track, the hand and the buttons', async ({ page }) => {
  await settle(page);
  await page.setViewportSize({ width: 740, height: 360 });
  await openPlace(page, 'side', findPlace(DUEL, isAsked('act')));
  await settled(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('.th-track .th-hero')).toHaveCount(8);
  await expectInSight(page, '.th-hero, .th-mission-face, .th-hand-card, .th-bar button, .th-nav a');
});

test('the two heroes of a conflict have large portraits in windows from a small desktop to a wide one', async ({
  page,
}) => {
  await settle(page);
  await openPlace(page, 'fight', findPlace(DUEL, isAsked('attack')));
  for (const [width, height] of [
    [1024, 768],
    [1366, 768],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const portrait = await boxOf(page, '.th-fighter-face svg');
    expect(
      portrait.height,
      `expected the hero’s portrait to be higher than 18 % of the window at ${width} × ${height} px`,
    ).toBeGreaterThan(height * 0.18);
    await expectInSight(page, '.th-fighter, .th-stake, .th-line, .th-hand-card');
  }
  await openPlace(page, 'board', findPlace(DUEL, isAsked('act')));
  await settled(page);
  const [tracks, board] = [await boxOf(page, '.th-track'), await boxOf(page, '.th-board')];
  expect(tracks.height / board.height).toBeGreaterThan(0.6);
});

/** Returns whether the player's defense decides the conflict. */
const endsNow = (state: State): boolean => {
  const { question, conflict } = state;
  if (question?.type !== 'defend' || question.seat !== 0 || conflict?.attacker !== 1) return false;
  const decided = game.decide(state, 0, answerOf(state, DUEL, 0));
  return !isRefusal(decided) && decided.events.some(({ type }) => type === 'resolved');
};

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

  test('the touch targets on a track are at least 44 px high, and the action bar of a result is above the hand', async ({
    page,
  }) => {
    await settle(page, 'fr');
    await openPlace(page, 'touch', findPlace(DUEL, isAsked('act')));
    for (const what of ['.th-total', 'button.th-take'])
      expect(
        (await boxOf(page, what)).height,
        `expected the first element that matches ${what} to be at least 44 px high`,
      ).toBeGreaterThanOrEqual(44);
    await settle(page);
    const place = findPlace(DUEL, endsNow);
    await openPlace(page, 'result', place);
    await give(page, MOUSE, game.view(place.state, 0), answerOf(place.state, place, place.log.length));
    await expect(page.locator('.th-reveal')).toBeVisible();
    const [bar, hand] = [await boxOf(page, '.th-bar'), await boxOf(page, '.th-hand')];
    expect(Math.abs(hand.y - bar.y - bar.height)).toBeLessThan(2);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a question of five lines has empty space above and below it', async ({ page }) => {
    await settle(page, 'fr');
    const place = findPlace(DUEL, state => {
      const { question } = state;
      return isAsked('defend')(state) && question?.type === 'defend' && question.rule.colours.length > 1;
    });
    const { question } = place.state;
    await openPlace(page, 'long', place);
    await cardAt(page, 0).tap();
    await dropAt(page, question?.type === 'defend' ? question.rule.colours[0]! : '').tap();
    await expect(page.locator('.th-status .is-fault')).toBeVisible();
    await settled(page);
    const [bar, text] = [await boxOf(page, '.th-bar'), await boxOf(page, '.th-status .is-fault > span')];
    expect(text.height).toBeGreaterThan(60);
    // The gold border is 3 px wide, so this leaves at least 4 px of empty space.
    expect(text.y - bar.y).toBeGreaterThanOrEqual(3 + 4);
  });

  test('while an Advantage is selected, the totals on every track are in view', async ({ page }) => {
    await settle(page);
    const place = findPlace(DUEL, state => {
      const options = isAsked('act')(state) ? game.options(game.view(state, 0)) : undefined;
      return options?.type === 'act' && options.attach.length > 0;
    });
    const view = game.view(place.state, 0);
    const options = game.options(view);
    const card = options.type === 'act' ? options.attach[0]!.card : -1;
    await openPlace(page, 'totals', place);
    await cardAt(page, view.hand.indexOf(card)).tap();
    await expect(page.locator('.th-hero.is-asked')).toHaveCount(4);
    await settled(page);
    await expect(page.locator('.th-total .ts-cell:visible')).toHaveCount(8 * 3);
    await expectInSight(page, '.th-total, .th-hero.is-asked, .th-bar button:first-of-type');
  });

  test('totals can’t be clicked before the Missions are placed', async ({ page }) => {
    await settle(page);
    await openPlace(page, 'nothing', findPlace(DUEL, isAsked('placeHero')));
    await expect(page.locator('.th-total')).toHaveCount(8);
    await expect(page.locator('button.th-total')).toHaveCount(0);
  });
});

test('cards that the player must put in order are shown only once, and numbering a card does not move the tracks', async ({
  page,
}) => {
  await settle(page);
  await page.setViewportSize({ width: 820, height: 1180 });
  const isOrder = ({ question }: State): boolean =>
    question?.type === 'choose' && question.seat === 0 && question.prompt.kind === 'order';
  await openPlace(page, 'order', findPlace(DUEL, isOrder));
  await expect(page.locator('.th-ask-list button')).not.toHaveCount(0);
  await expect(page.locator('.th-seen')).toHaveCount(0);
  await settled(page);
  const before = await boxOf(page, '.th-tracks');
  await page.locator('.th-ask-list button').first().click();
  await expect(page.locator('.th-ask-nth')).toHaveText('1');
  await settled(page);
  expect(await boxOf(page, '.th-tracks')).toEqual(before);
});

/** Records every frame of the board: its height, and how many heroes each side has left to place. */
const watchPlacing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const looks = new Set<string>();
    const look = (): void => {
      const height = document.querySelector('.th-tracks')?.getBoundingClientRect().height;
      const left = ['.th-team', '.th-waiting'].map(css => document.querySelectorAll(`${css} button`).length);
      looks.add(`${height} px, ${left.join(' and ')} left`);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { looks });
  });

const looksSeen = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(window as unknown as { readonly looks: Set<string> }).looks]);

test('HT-3.6: placing a hero does not resize the board, and both sides show the heroes that are left to place', async ({
  page,
}) => {
  // The bot plays at a visible pace, because an instant bot would leave no frames in between.
  await withSettings(page, { motion: 'none', pace: 'brisk' });
  await page.setViewportSize({ width: 1280, height: 800 });
  const place = findPlace(DUEL, isAsked('placeHero'));
  await openPlace(page, 'place', place);
  await settled(page);
  await watchPlacing(page);
  const { height } = await boxOf(page, '.th-tracks');
  const answer = answerOf(place.state, place, place.log.length);
  await give(page, MOUSE, game.view(place.state, 0), answer);
  await expect(page.locator('.th-waiting button')).toHaveCount(2);
  await expect(page.locator('.th-team button:enabled')).toHaveCount(3);
  const all = ['4 and 3', '3 and 3', '3 and 2'].map(left => `${height} px, ${left} left`);
  for (const look of await looksSeen(page)) expect(all).toContain(look);
});

test('a solo game opens at the top of the page on a small phone, and the Rival’s turn has only one title', async ({
  page,
}) => {
  await settle(page);
  await page.setViewportSize({ width: 360, height: 640 });
  const place = findPlace(SOLO, isAsked('act'));
  await openPlace(page, 'solo', place);
  await settled(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expectInSight(page, '.th-rival');
  await give(page, MOUSE, game.view(place.state, 0), { type: 'pass' });
  await expect(page.locator('.th-rolls')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  const titles = page.getByText('The Rival’s turn', { exact: true });
  await expect(titles.and(page.locator(':not(.hidden)'))).toHaveCount(1);
});

test('on a phone the map of a story is one vertical path; on a desktop the question stays wide', async ({
  page,
}) => {
  await settle(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const place = findPlace(STORY, state => {
    const options = isAsked('act')(state) ? game.options(game.view(state, 0)) : undefined;
    return options?.type === 'act' && options.abilities.length > 0;
  });
  await openPlace(page, 'story', place);
  const stops = page.locator('.th-node');
  await expect(stops).toHaveCount(pathNodes(kurnor).length);
  // A line joins two neighboring places only if a path connects them. The table lists all other paths by
  // name.
  await expect
    .poll(() =>
      stops
        .locator('button')
        .evaluateAll(all => all.map(stop => getComputedStyle(stop, '::before').content !== 'none')),
    )
    .toEqual(pathNodes(kurnor).map(key => followsAbove(kurnor, key)));
  await expect(page.locator('.th-node[data-node="guilds"]')).toContainText('Leads to: ');
  await expect(page.locator('.th-node-leads').first()).toBeVisible();
  for (const width of [1366, 1920]) {
    await page.setViewportSize({ width, height: 1080 });
    await settled(page);
    expect(
      (await boxOf(page, '.th-status > span')).width,
      `expected the text of the question to be more than 200 px wide at ${width} px`,
    ).toBeGreaterThan(200);
    await expect(page.locator('.th-node-leads').first()).toBeHidden();
  }
});

const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nodes = [...document.querySelectorAll<HTMLElement>('.th-node')].map(node => ({
      name: node.dataset.node ?? '',
      boxes: [...node.querySelectorAll('.th-node-label, .tp-node, .th-visitor')].map(part =>
        part.getBoundingClientRect(),
      ),
    }));
    const isOver = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    return nodes.flatMap((a, i) =>
      nodes
        .slice(i + 1)
        .filter(b => a.boxes.some(box => b.boxes.some(other => isOver(box, other))))
        .map(b => `${a.name} and ${b.name}`),
    );
  });

test('no two places on the map of a story overlap', async ({ page }) => {
  await settle(page);
  const FOUR = {
    config: { mode: 'story', story: 'condar' },
    players: ['', 'greedy', 'greedy', 'greedy'],
  } as const;
  const late = findPlace(FOUR, state => isAsked('act')(state) && state.turn.number > 20);
  await openPlace(page, 'places', late);
  for (const [width, height] of [
    [768, 1024],
    [820, 1180],
    [1024, 768],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    await expect.poll(() => page.locator('.th-node').count()).toBeGreaterThan(15);
    await expect
      .poll(() => overlaps(page), { message: `expected no two places on the map to overlap at ${width} px` })
      .toEqual([]);
  }
});

test('on a phone many heroes at one place leave room for the name of that place', async ({ page }) => {
  await settle(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const FOUR = {
    config: { mode: 'story', story: 'condar' },
    players: ['', 'greedy', 'greedy', 'greedy'],
  } as const;
  await openPlace(
    page,
    'company',
    findPlace(FOUR, state => isAsked('act')(state) && state.turn.number > 20),
  );
  const crowded = page.locator('.th-node:has(.th-visitor:nth-child(5)) .th-node-label').first();
  await expect.poll(async () => (await crowded.boundingBox())!.width).toBeGreaterThan(200);
});

test('on a phone a question about a card shows the whole text of that card', async ({ page }) => {
  await settle(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const isLong = ({ question }: State): boolean =>
    question?.type === 'choose' && question.seat === 0 && question.prompt.card === 'A509';
  await openPlace(page, 'long', findPlace({ config: {}, players: ['', 'greedy'] }, isLong));
  const says = page.locator('.th-ask-says');
  await expect(says).toBeVisible();
  await expect.poll(() => says.evaluate(each => each.scrollHeight - each.clientHeight)).toBeLessThan(2);
});

test('on a phone the action bar has no button for a track that is out of view', async ({ page }) => {
  await settle(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlace(page, 'tabs', findPlace(DUEL, isAsked('act')));
  await page.locator('.th-tracks[data-shown="0"] .th-track:first-child button.th-take').click();
  const attempt = page.locator('.th-bar').getByRole('button', { name: /^Attempt/ });
  await expect(attempt).toBeVisible();
  await page.locator('.th-tabs button').nth(1).click();
  await expect(attempt).toHaveCount(0);
});
