import type { Page } from '@playwright/test';
import { BEAT_MS } from '../src/web/games/thargos/table/moments/beat-ms.ts';
import { freeTimers, holdTimers } from './beats.ts';
import { expect, open, test, withSettings } from './helpers.ts';
import * as drawing from './places.ts';
import { cardAt } from './thargos-hands.ts';
import { findPlace, isAsked, openPlace, settle } from './thargos-places.ts';

/** Checks the accessible names, groups and announcements of the Thargos table. */

const DUEL = { config: { quickPlay: true }, players: ['', 'random'] } as const;
const ATTACK = findPlace(DUEL, isAsked('attack'));

/** Returns the accessible names of all buttons, as the browser passes them to a screen reader. */
const buttonNames = async (page: Page): Promise<readonly string[]> => {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  return nodes.flatMap(({ ignored, role, name }) =>
    !ignored && role?.value === 'button' ? [String(name?.value ?? '')] : [],
  );
};

const SIZES = [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const;

for (const [where, viewport] of SIZES)
  test(`the accessible names of buttons repeat no word and have a space between all words, on ${where}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await settle(page);
    await openPlace(page, 'names', findPlace(DUEL, isAsked('act')));
    await expect(page.locator('.th-hand-card button')).not.toHaveCount(0);
    let names: readonly string[] = [];
    await expect
      .poll(async () => {
        names = await buttonNames(page);
        return names.length;
      })
      .toBeGreaterThan(6);
    for (const name of names) {
      expect.soft(name).not.toMatch(/\b([a-z]\w+) \1\b/i);
      expect.soft(name).not.toMatch(/\S(community|printed|partly known)/);
      expect.soft(name).not.toMatch(/[a-z][A-Z]/);
    }
  });

test('screen readers find each color of a conflict as a group, with one group in it for each side’s total', async ({
  page,
}) => {
  await settle(page);
  await openPlace(page, 'sums', ATTACK);
  const lines = page.locator('.th-conflict .th-line');
  await expect(lines).not.toHaveCount(0);
  for (const line of await lines.all()) {
    await expect(line).toHaveRole('group');
    await expect(line).toHaveAccessibleName(/^(Power|Mind|Mysticism)$/);
    for (const side of ['Attacker', 'Defender'])
      await expect(line.getByRole('group', { name: side })).toContainText('Total');
  }
});

test('placing a card in a conflict announces the new totals', async ({ page }) => {
  await settle(page);
  await openPlace(page, 'totals', ATTACK);
  const line = page.locator('.th-line:has(.th-drop)').first();
  const said = line.getByRole('status');
  await expect(said).toHaveText(/^(Power|Mind|Mysticism): Attacker \S+, Defender \S+, .+/);
  const before = await said.textContent();
  await cardAt(page, 0).click();
  await line.locator('.th-drop').click();
  await expect(said).not.toHaveText(before ?? '');
});

/** Records the texts of live regions that already have visible text when they are inserted. */
const watchRegions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const filled: string[] = [];
    Object.assign(window, { filled });
    const isSeen = (node: Text): boolean =>
      node.data.trim() !== '' && node.parentElement!.checkVisibility({ visibilityProperty: true });
    const hasText = (region: Element): boolean => {
      const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) if (isSeen(walker.currentNode as Text)) return true;
      return false;
    };
    new MutationObserver(records => {
      const added = records
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter(node => node instanceof Element);
      for (const element of added)
        for (const region of [element, ...element.querySelectorAll('[role="status"]')])
          if (region.matches('[role="status"]') && hasText(region)) filled.push(region.textContent);
    }).observe(document.body, { childList: true, subtree: true });
  });

test('the table of a duel inserts live regions without text, and adds their text afterwards', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', pace: 'brisk' });
  await holdTimers(page, BEAT_MS.brisk);
  await openPlace(page, 'regions', findPlace(DUEL, isAsked('act')));
  await watchRegions(page);
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  const outcome = page.locator('.th-outcome');
  await expect(outcome).toBeVisible();
  await freeTimers(page);
  await expect(outcome).toHaveCount(0);
  await expect(page.locator('.th-bar [role="status"]')).not.toBeEmpty();
  expect(await page.evaluate(() => (window as unknown as { filled: string[] }).filled)).toEqual([]);
});

/** Returns whether the focus enters the action bar at any time while the bar shows the opponent’s turn. */
const focusWhileShown = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>(resolve => {
        let wasShown = false;
        const look = (): void => {
          const bar = document.querySelector('.th-bar:has(.th-outcome)');
          if (bar?.contains(document.activeElement)) return resolve(true);
          if (wasShown && !bar) return resolve(false);
          wasShown ||= bar !== null;
          requestAnimationFrame(look);
        };
        look();
      }),
  );

test('the focus moves to the action bar while the opponent plays', async ({ page }) => {
  await withSettings(page, { language: 'en', pace: 'usual' });
  await openPlace(page, 'focus', findPlace(DUEL, isAsked('act')));
  await page.getByRole('button', { name: 'Pass', exact: true }).focus();
  const isFocused = focusWhileShown(page);
  await page.keyboard.press('Enter');
  expect(await isFocused).toBe(true);
});

test('the focus moves to the title of the next step of the Thargos lesson', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'thargos', 'lesson');
  const title = page.locator('#lesson-title');
  const before = await title.textContent();
  await page.locator('.lesson-skip').focus();
  await page.keyboard.press('Enter');
  await expect(title).not.toHaveText(before ?? '');
  await expect(title).toBeFocused();
});

test('the button “Close” does not cover the badge of an opened card, and returns the focus to the button that opened the card', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  const place = drawing.findPlace(1, {}, ({ phase, turn }) => phase.type === 'draw' && turn > 1);
  await drawing.openPlace(page, 'card', place, drawing.ALONE);
  const card = page.locator('.table-left button').first();
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.card-panel')).toBeFocused();
  const [close, badge] = [page.locator('.card-close'), page.locator('.card-panel .rules-badge')];
  await expect(badge).toBeVisible();
  const room = async (): Promise<number> => {
    const [above, below] = [(await close.boundingBox())!, (await badge.boundingBox())!];
    return below.y - above.y - above.height;
  };
  await expect
    .poll(room, 'expected the Close button to end at or above the top of the badge')
    .toBeGreaterThanOrEqual(0);
  await page.locator('.card-close').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.card-panel')).toHaveCount(0);
  await expect(card).toBeFocused();
});

test('number keys select a Thargos card only while keyboard shortcuts are on', async ({ page }) => {
  await settle(page);
  await openPlace(page, 'keys', findPlace(DUEL, isAsked('act')));
  const held = page.locator('.th-hand-card.is-held');
  await page.keyboard.press('1');
  await expect(held).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(held).toHaveCount(0);
  await open(page, 'thargos', 'settings');
  await page.getByRole('group', { name: 'Keyboard shortcuts' }).getByRole('radio', { name: 'Off' }).check();
  await open(page, 'thargos', 'table', 'keys');
  await page.keyboard.press('1');
  await page.locator('.th-hand-card button').nth(1).press('Enter');
  await expect(held).toHaveCount(1);
  await expect(page.locator('.th-hand-card').nth(1)).toHaveClass(/is-held/);
});

test('letters do not rotate a shape in Cartographers while keyboard shortcuts are off', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none', shortcuts: 'off' });
  const place = drawing.findPlace(1, {}, ({ phase }) => phase.type === 'draw');
  await drawing.openPlace(page, 'letters', place, drawing.ALONE);
  await page.locator('[role="gridcell"][tabindex="0"]').focus();
  const isHandled = await page.evaluate(() => {
    const event = new KeyboardEvent('keydown', { key: 'r', bubbles: true, cancelable: true });
    return !document.activeElement!.dispatchEvent(event);
  });
  expect(isHandled).toBe(false);
});

for (const [language, title] of [
  ['en', 'Page not found'],
  ['fr', 'Page introuvable'],
] as const)
  test(`an unknown address shows "${title}" with a link to the home screen`, async ({ page }) => {
    await withSettings(page, { language });
    for (const address of ['nowhere', 'thargos/nowhere']) {
      await open(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
    await page.locator('main a').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alidade');
    await open(page, 'replays');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alidade');
  });

test('the page requests persistent storage when it saves the first game', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0 });
    StorageManager.prototype.persist = () => {
      Object.assign(window, { asked: (window as unknown as { asked: number }).asked + 1 });
      return Promise.resolve(false);
    };
  });
  const asked = (): Promise<number> =>
    page.evaluate(() => (window as unknown as { readonly asked: number }).asked);
  await open(page);
  expect(await asked()).toBe(0);
  await page.getByRole('button', { name: /^Play now/ }).click();
  await expect(page.locator('.board')).toBeVisible();
  await expect.poll(asked).toBe(1);
});
