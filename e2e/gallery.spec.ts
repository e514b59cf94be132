import type { Page } from '@playwright/test';
import { axeFindings, expect, open, settled, type Theme, test, withSettings } from './helpers.ts';

/**
 * Checks the components of src/web/ui in all their states. Screenshots are attached to the report, not
 * compared.
 */

const PARTS = [
  ...['Button', 'IconButton', 'Field', 'Select', 'NumberField', 'Checkbox', 'RadioCards'],
  ...['Dialog', 'Popup', 'Tabs', 'Panel', 'Menu', 'Toast', 'Chart', 'Meter'],
];
const WIDTHS = [360, 1280];
const LOOKS: readonly (readonly [name: string, theme: Theme, forced: 'active' | 'none'])[] = [
  ['light', 'light', 'none'],
  ['dark', 'dark', 'none'],
  ['forced colors', 'light', 'active'],
];

const CONTROLS = 'main :is(button, select, .button, input:not([type=file], .hidden))';

/**
 * Returns the controls that are lower than 44 px or narrower than 24 px. For checkboxes and radio buttons,
 * measures the label.
 */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.locator(CONTROLS).evaluateAll(all =>
    all.flatMap(element => {
      const isMark = element.matches('[type=checkbox], [type=radio]');
      const { width, height } = (isMark ? element.closest('label')! : element).getBoundingClientRect();
      const isGood = height >= 43.5 && width >= 24;
      return isGood ? [] : [`${element.outerHTML.slice(0, 60)}: ${width} x ${height}`];
    }),
  );

/** Returns the controls that have no visible outline when the keyboard focuses them. */
const withoutRing = async (page: Page): Promise<readonly string[]> => {
  const missing: string[] = [];
  const seen = new Set<string>();
  await page.locator('.page-nav a').last().focus();
  for (;;) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || !element.closest('main')) return undefined;
      const index = [...document.querySelectorAll('*')].indexOf(element);
      // A hidden file input shows its focus on its label.
      const shown = element.matches('[type=file]') ? element.closest('label')! : element;
      const { outlineStyle, outlineWidth } = getComputedStyle(shown);
      const isSeen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return { key: String(index), name: shown.outerHTML.slice(0, 60), isSeen };
    });
    if (!at || seen.has(at.key)) break;
    seen.add(at.key);
    if (!at.isSeen) missing.push(at.name);
  }
  expect(seen.size).toBeGreaterThan(20);
  return missing;
};

for (const width of WIDTHS)
  for (const [name, theme, forcedColors] of LOOKS)
    test(`all components fit and are accessible at ${width} px, ${name}`, async ({ page }, info) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: theme, forcedColors, reducedMotion: 'reduce' });
      await withSettings(page, { theme });
      await open(page, 'ui-gallery');
      expect(
        await page.locator('[data-part]').evaluateAll(all => all.map(part => part.getAttribute('data-part'))),
      ).toEqual(PARTS);
      await settled(page);
      const shot = info.outputPath('gallery.png');
      await page.screenshot({ path: shot, fullPage: true });
      await info.attach(`gallery ${width} ${name}`, { path: shot, contentType: 'image/png' });

      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await smallTargets(page)).toEqual([]);
      // With forced colors, axe measures the colors of the page instead of those of the system, so its
      // contrast findings are wrong.
      const findings = (await axeFindings(page)).filter(
        found => forcedColors === 'none' || !found.startsWith('color-contrast'),
      );
      expect(findings).toEqual([]);
      expect(await withoutRing(page)).toEqual([]);
    });

test('a dialog takes the focus, closes with Escape or a click outside, and returns the focus', async ({
  page,
}) => {
  await open(page, 'ui-gallery');
  const opener = page.locator('[data-part="Dialog"] > button');
  const dialog = page.getByRole('dialog');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button').click(),
    () => page.mouse.click(5, 5),
  ]) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button')).toBeFocused();
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('a number field accepts whole numbers, even after an invalid entry, and may be empty', async ({
  page,
}) => {
  await open(page, 'ui-gallery');
  const field = page.locator('[data-part="NumberField"] input').first();
  await field.fill('7');
  await expect(field).toHaveValue('7');
  await field.fill('');
  await expect(field).toHaveValue('');
  await field.fill('1.5');
  await field.fill('12');
  await expect(field).toHaveValue('12');
});
