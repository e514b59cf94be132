import type { Page } from '@playwright/test';
import { DEFAULT_SET } from '../src/games/thargos/cards/set.ts';
import { softly } from '../src/web/games/thargos/card/soft.ts';
import { expect, LANGUAGES, type Language, test, withSettings } from './helpers.ts';
import { game } from './thargos-game.ts';
import { findPlace, openPlace } from './thargos-places.ts';

/**
 * Checks that every card title, in both languages, is shown in full wherever the table shows cards of its
 * type.
 */

const SIZES = [
  { width: 360, height: 740 },
  { width: 640, height: 400 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];
const FULL = { config: {}, players: ['', 'greedy'] } as const;

type Titles = (language: Language) => readonly string[];

const longestWord = (title: string): number => Math.max(...title.split(/[\s-]/).map(word => word.length));

/** Returns the longest titles and those with the longest words. If these fit, all others fit too. */
const hardest = (titles: readonly string[]): readonly string[] => [
  ...new Set([
    ...titles.toSorted((a, b) => b.length - a.length).slice(0, 12),
    ...titles.toSorted((a, b) => longestWord(b) - longestWord(a)).slice(0, 6),
  ]),
];

const CARDS = Object.values(DEFAULT_SET);
const namesOf = (isOne: (type: string) => boolean, language: Language): readonly string[] =>
  // The table uses only the part of a hero's name before the comma or dash.
  CARDS.filter(({ type }) => isOne(type)).map(({ name }) => name[language].split(/,| – /)[0]!);
const missions: Titles = language => hardest(namesOf(type => type === 'mission', language));
const heroes: Titles = language => hardest(namesOf(type => type === 'hero', language));
const held: Titles = language => hardest(namesOf(type => type !== 'hero', language)).map(softly);

/** Puts each title in place of one on the screen, and returns the titles that would be cut off there. */
const cutAt = (page: Page, where: string, titles: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ([what, all]) => {
      const place = [...document.querySelectorAll<HTMLElement>(what)].find(each => each.checkVisibility());
      if (!place) return [`nothing at ${what}`];
      const copy = place.cloneNode() as HTMLElement;
      const shown = place.style.display;
      place.after(copy);
      place.style.display = 'none';
      const frames: Element[] = [];
      for (let at: Element | null = copy; at; at = at.parentElement)
        if (/hidden|clip/.test(getComputedStyle(at).overflow) && at !== document.body) frames.push(at);
      const isCut = (title: string): boolean => {
        copy.textContent = title;
        const range = document.createRange();
        range.selectNodeContents(copy);
        const boxes = frames.map(frame => frame.getBoundingClientRect());
        return [...range.getClientRects()].some(({ left, right, top, bottom }) =>
          // Compares the middle of a line with the lower edge of the box, because a line is higher than its
          // letters.
          boxes.some(
            box => left < box.left - 1 || right > box.right + 1 || (top + bottom) / 2 > box.bottom - 3,
          ),
        );
      };
      const cut = all.filter(isCut);
      copy.remove();
      place.style.display = shown;
      return cut;
    },
    [where, titles] as const,
  );

type Places = readonly (readonly [where: string, titles: Titles])[];

/**
 * Checks in every window size that the longest titles (`hardest`) are shown in full in each of these places.
 */
const expectWhole = async (page: Page, language: Language, places: Places): Promise<void> => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(page.locator('html')).toHaveAttribute(
      'data-room',
      { 360: 'phone', 640: 'wide', 820: 'tall', 1280: 'desk' }[size.width]!,
    );
    for (const [where, titles] of places) {
      if (size.width === 1280 && where.includes('.th-spine')) continue;
      const cut = () => cutAt(page, where, titles(language));
      await expect
        .configure({ soft: true })
        .poll(cut, `expected every title to be shown in full in ${where} at ${size.width} px`)
        .toEqual([]);
    }
  }
};

for (const language of LANGUAGES) {
  test(`every title on the board and in the hand is shown in full, in ${language}`, async ({ page }) => {
    await withSettings(page, { language, motion: 'none' });
    const place = findPlace(FULL, state => {
      if (state.question?.type !== 'act' || state.question.seat !== 0) return false;
      return game.view(state, 0).hand.length === 6;
    });
    await openPlace(page, 'titles', place);
    await expect(page.locator('.th-hand-card')).toHaveCount(6);
    await expectWhole(page, language, [
      ['.th-spine .th-named > b', held],
      ['.ts-mission .ts-name', missions],
      ['.ts-hero .ts-name', heroes],
    ]);
    await page.locator('.th-hand-card button').nth(1).click();
    await expectWhole(page, language, [
      ['.th-spine .th-named > b', held],
      ['.th-spine .th-open > b', held],
    ]);
  });

  test(`every title in a conflict and on a map is shown in full, in ${language}`, async ({ page }) => {
    await withSettings(page, { language, motion: 'none' });
    const attack = findPlace(FULL, ({ question, turn }) => {
      return question?.type === 'attack' && question.seat === 0 && turn.number > 2;
    });
    await openPlace(page, 'conflict', attack);
    await page.keyboard.press('1');
    await page.locator('.th-drop:not(:disabled)').first().click();
    const laid = page.locator('.th-laid');
    await expect(laid).toHaveCount(1);
    await expectWhole(page, language, [
      ['.th-stake b', l => missions(l).map(softly)],
      ['.th-fighter b', l => heroes(l).map(softly)],
      ['.th-laid > span', held],
    ]);
    // A symbol or the whole word says which color a placed card is on.
    await expect(page.locator('.th-slot:has(.th-laid) .tp-attribute')).toBeVisible();
    await expect(page.locator('.is-laid .th-use')).toHaveText(
      /^(on (Power|Mind|Mysticism)|sur (la Puissance|l’Esprit|le Mysticisme))$/,
    );

    const story = { config: { mode: 'story' }, players: ['', 'greedy'] } as const;
    const act = findPlace(story, ({ question }) => question?.type === 'act' && question.seat === 0);
    await openPlace(page, 'map', act);
    await expectWhole(page, language, [['.th-node-label > b', missions]]);
  });
}
