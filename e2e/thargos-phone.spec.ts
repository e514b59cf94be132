import type { Locator, Page } from '@playwright/test';
import { isRefusal } from '../src/engine/refusal.ts';
import type { State } from '../src/games/thargos/types.ts';
import { expect, LANGUAGES, open, test, withSettings } from './helpers.ts';
import { game } from './thargos-game.ts';
import { give, MOUSE } from './thargos-hands.ts';
import { answerOf, findPlace, openPlace } from './thargos-places.ts';

/** Checks Heroes of Thargos on the smallest phone that players use. */

test.use({ viewport: { width: 360, height: 640 } });

const DUEL = { config: { quickPlay: true }, players: ['', 'greedy'] } as const;

/**
 * Returns whether the upper and lower edge of the element are in view without scrolling, and nothing covers
 * them.
 */
const isInReach = (what: Locator): Promise<boolean> =>
  what.evaluate(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isSeen = (y: number): boolean => element.contains(document.elementFromPoint((left + right) / 2, y));
    return left >= 0 && right <= innerWidth && isSeen(top + 2) && isSeen(bottom - 2);
  });

const inReach = async (page: Page, what: string): Promise<void> => {
  await expect(page.locator(what)).not.toHaveCount(0);
  for (const each of await page.locator(what).all())
    await expect
      .poll(
        () => isInReach(each),
        `expected the element "${await each.textContent()}" (${what}) to be in view and not covered`,
      )
      .toBe(true);
};

/** The totals of both sides on the track that the phone shows. */
const SCORES = '.th-tabs button, .th-tracks[data-shown="0"] .th-track:first-child .th-total';

/** The elements that each step of the lesson explains, in the order of the steps. */
const SPOKEN_OF: readonly string[] = [
  SCORES,
  SCORES,
  '.th-power .th-slot',
  '.th-power .th-slot, .th-mind .th-slot',
  '.th-mysticism .th-slot',
  '.th-power .th-slot, .th-bar button',
  SCORES,
  '.th-bar button',
];

for (const language of LANGUAGES)
  test(`each step of the lesson is in view together with the elements that it explains, in ${language}`, async ({
    page,
  }) => {
    await withSettings(page, { language, motion: 'none' });
    await open(page, 'thargos', 'lesson');
    const steps = page.locator('.lesson-steps button');
    for (const [i, spot] of SPOKEN_OF.entries()) {
      await steps.nth(i).click();
      await inReach(page, `.lesson-ask, .lesson-skip, ${spot}`);
      if (!spot.includes('slot')) continue;
      // The text and the elements also stay in view while a card is selected.
      await page.locator('.th-hand-card button').first().click();
      await inReach(page, `.lesson-ask, ${spot}`);
    }
    // After a step is completed, the button to the next step stays in view even if the player scrolls.
    await steps.last().click();
    await page.locator('.th-bar button').click();
    await page.evaluate(() => scrollTo(0, 300));
    await inReach(page, '.lesson-praise, .lesson-ways button');
  });

test("no player's name covers that player's number of cards", async ({ page }) => {
  await withSettings(page, { motion: 'none' });
  await open(page, 'thargos');
  await page.getByRole('button', { name: 'Play a first duel' }).click();
  await expect(page.locator('.th-top .th-name b')).toHaveText('Vhassk');
  const areApart = () =>
    page.locator('.th-top .th-rail').evaluate(rail => {
      const boxes = [...rail.querySelectorAll('.th-name b, .th-deck small, .th-held-cards, .tp-dial')].map(
        part => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return range.getBoundingClientRect();
        },
      );
      return boxes.every((a, i) =>
        boxes
          .slice(i + 1)
          .every(
            b => a.right <= b.left || b.right <= a.left || a.bottom <= b.top + 2 || b.bottom <= a.top + 2,
          ),
      );
    });
  await expect.poll(areApart).toBe(true);
});

test('the reveal of a conflict is not wider than the window', async ({ page }) => {
  await withSettings(page, { motion: 'none' });
  // In this conflict the player on the right attacks, and the attempt fails.
  const place = findPlace(DUEL, (state: State) => {
    const { question, conflict } = state;
    if (question?.type !== 'defend' || question.seat !== 0 || conflict?.attacker !== 1) return false;
    const decided = game.decide(state, 0, answerOf(state, DUEL, 0));
    return !isRefusal(decided) && decided.events.some(event => event.type === 'resolved' && !event.success);
  });
  await openPlace(page, 'wide', place);
  await give(page, MOUSE, game.view(place.state, 0), answerOf(place.state, DUEL, 0));
  await expect(page.locator('.th-champion.is-victor.is-defence')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
