import type { Page } from '@playwright/test';
import { axeFindings, expect, inTheme, open, PARTS, SCREENS, THEMES, test, withSettings } from './helpers.ts';

import * as drawing from './places.ts';
import * as duel from './thargos-places.ts';

/** Checks of the markup of every screen that opens without parameters. */

const THARGOS = ['new', 'lesson', 'rules', 'box', 'decks', 'cards', 'settings', 'stats', 'stories', 'tools'];
const ALL: readonly string[] = ['', ...SCREENS, ...PARTS, ...THARGOS.map(name => `thargos/${name}`)];

/** WCAG 1.4.11: fields whose border has less than 3:1 contrast with what is around them. */
const weakBorders = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const luminance = (color: string): number => {
      const [r, g, b] = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(part => {
        const c = Number(part) / 255;
        return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return /^rgba.*, 0\)$/.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
    };
    const fields = 'select, textarea, input:not([type=radio], [type=checkbox], [type=range], [type=file])';
    return [...document.querySelectorAll(fields)]
      .filter(field => field.checkVisibility())
      .flatMap(field => {
        const border = getComputedStyle(field).borderTopColor;
        const [dark, light] = [luminance(border), luminance(groundOf(field.parentElement))].sort(
          (a, b) => a - b,
        );
        const ratio = /^rgba.*, 0\)$/.test(border) ? 1 : (light! + 0.05) / (dark! + 0.05);
        return ratio >= 3 ? [] : [`${field.outerHTML.slice(0, 60)}: ${ratio.toFixed(2)}`];
      });
  });

/** Elements in places where HTML does not allow them, and landmarks without a name. */
const nestingFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const block = 'div, p, ul, ol, dl, table, form, fieldset, section, figure, nav, header, dialog, details';
    const lines = 'span, p, b, i, em, small, strong, label, button, h1, h2, h3, h4, legend, summary, kbd';
    const rules: readonly (readonly [string, (element: Element) => boolean])[] = [
      [block, element => !element.parentElement?.closest(lines)],
      ['figcaption', ({ parentElement }) => parentElement?.localName === 'figure'],
      ['li', element => element.parentElement!.matches('ul, ol, menu')],
      ['dt, dd', element => element.parentElement!.matches('dl, dl > div')],
      ['nav', element => element.matches('[aria-label], [aria-labelledby]')],
    ];
    const nameOf = (element: Element): string => `${element.localName}.${element.className}`;
    return rules.flatMap(([what, isRight]) =>
      [...document.body.querySelectorAll(what)]
        .filter(element => !element.closest('svg') && !isRight(element))
        .map(element => `${nameOf(element.parentElement!)} > ${nameOf(element)}`),
    );
  });

/** Other tests run axe on these screens with content. */
const WITHOUT_AXE = [
  '',
  ...THARGOS.filter(name => !['new', 'lesson', 'rules'].includes(name)).map(name => `thargos/${name}`),
];

/** Opening a screen and loading axe take longest: open each screen once for all checks. */
const PER_TEST = 10;

for (let from = 0; from < ALL.length; from += PER_TEST) {
  const screens = ALL.slice(from, from + PER_TEST);
  const names = screens.map(screen => screen || 'home').join(', ');
  test(`axe, nesting and field borders find no fault in either theme: ${names}`, async ({ page }) => {
    test.slow();
    await withSettings(page, { language: 'en', motion: 'none' });
    for (const screen of screens) {
      const where = screen || 'home';
      await open(page, screen);
      expect.soft([...new Set(await nestingFaults(page))], where).toEqual([]);
      for (const [i, theme] of THEMES.entries()) {
        await inTheme(page, theme);
        expect.soft(await weakBorders(page), `${where}, ${theme}`).toEqual([]);
        if (WITHOUT_AXE.includes(screen)) continue;
        // Of all that axe checks, only contrast depends on the theme.
        expect.soft(await axeFindings(page, i === 0), `${where}, ${theme}`).toEqual([]);
      }
    }
  });
}

const QUICK = { config: { quickPlay: true }, players: ['', 'random'] } as const;
const STORY = { config: { mode: 'story' }, players: ['', 'greedy'] } as const;

test('both tables nest their elements as HTML allows and name their navigation', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  const place = drawing.findPlace(1, {}, ({ phase }) => phase.type === 'draw');
  await drawing.openPlace(page, 'map', place, drawing.ALONE);
  expect.soft(await nestingFaults(page), 'Cartographers').toEqual([]);
  for (const asked of ['act', 'attack', 'defend', 'choose'])
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await duel.openPlace(page, asked, duel.findPlace(QUICK, duel.isAsked(asked)));
      expect.soft(await nestingFaults(page), `${asked} at ${viewport.width} px`).toEqual([]);
    }
  await duel.openPlace(page, 'story', duel.findPlace(STORY, duel.isAsked('act')));
  expect.soft(await nestingFaults(page), 'story').toEqual([]);
});
