import type { Page } from '@playwright/test';
import { axeFindings, expect, inTheme, open, PARTS, SCREENS, THEMES, test, withSettings } from './helpers.ts';

import * as drawing from './places.ts';
import * as duel from './thargos-places.ts';

/** Checks the markup of every screen that opens without parameters. */

const THARGOS = ['new', 'lesson', 'rules', 'box', 'decks', 'cards', 'settings', 'stats', 'stories', 'tools'];
const ALL: readonly string[] = ['', ...SCREENS, ...PARTS, ...THARGOS.map(name => `thargos/${name}`)];

/** WCAG 1.4.11: returns the fields whose border has less than 3:1 contrast with its surroundings. */
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

/** Returns the elements that HTML does not allow where they are, and the landmarks without a name. */
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

/** Other tests run axe on these screens, after adding content. */
const WITHOUT_AXE = [
  '',
  ...THARGOS.filter(name => !['new', 'lesson', 'rules'].includes(name)).map(name => `thargos/${name}`),
];

/**
 * The number of screens per test. One visit serves all checks, because opening a screen takes the most time.
 */
const PER_TEST = 10;

for (let from = 0; from < ALL.length; from += PER_TEST) {
  const screens = ALL.slice(from, from + PER_TEST);
  const names = screens.map(screen => screen || 'home').join(', ');
  test(`these screens have no axe violations, no misplaced elements and no weak field borders in either theme: ${names}`, async ({
    page,
  }) => {
    test.slow();
    await withSettings(page, { language: 'en', motion: 'none' });
    for (const screen of screens) {
      const where = screen || 'home';
      await open(page, screen);
      expect
        .soft(
          [...new Set(await nestingFaults(page))],
          `expected the markup of the screen ${where} to have no misplaced elements and no unnamed landmarks`,
        )
        .toEqual([]);
      for (const [i, theme] of THEMES.entries()) {
        await inTheme(page, theme);
        expect
          .soft(
            await weakBorders(page),
            `expected every field on the screen ${where} to have a border with 3:1 contrast in the ${theme} theme`,
          )
          .toEqual([]);
        if (WITHOUT_AXE.includes(screen)) continue;
        // Only the contrast depends on the theme, so all other axe rules run once.
        expect
          .soft(
            await axeFindings(page, i === 0),
            `expected axe to find no violations on the screen ${where} in the ${theme} theme`,
          )
          .toEqual([]);
      }
    }
  });
}

const QUICK = { config: { quickPlay: true }, players: ['', 'random'] } as const;
const STORY = { config: { mode: 'story' }, players: ['', 'greedy'] } as const;

test('the tables of both games nest their elements as HTML allows and name their landmarks', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  const place = drawing.findPlace(1, {}, ({ phase }) => phase.type === 'draw');
  await drawing.openPlace(page, 'map', place, drawing.ALONE);
  expect
    .soft(
      await nestingFaults(page),
      'expected the Cartographers table to have no misplaced elements and no unnamed landmarks',
    )
    .toEqual([]);
  for (const asked of ['act', 'attack', 'defend', 'choose'])
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await duel.openPlace(page, asked, duel.findPlace(QUICK, duel.isAsked(asked)));
      expect
        .soft(
          await nestingFaults(page),
          `expected the Thargos table at the question ${asked} to have no misplaced elements and no unnamed landmarks at ${viewport.width} px`,
        )
        .toEqual([]);
    }
  await duel.openPlace(page, 'story', duel.findPlace(STORY, duel.isAsked('act')));
  expect
    .soft(
      await nestingFaults(page),
      'expected the table of a Thargos story to have no misplaced elements and no unnamed landmarks',
    )
    .toEqual([]);
});
